//! Reading the game: the one matcher, numbers, conditions, current values, abilities.

mod ability;
mod amount;
mod audit;
mod cond;
mod copy;
mod counted;
mod derive;
mod effects;
mod grants;
mod listeners;
mod matcher;
mod objects;
mod pattern;
mod player_mod_kinds;
mod settled;
mod sources;
mod spares;

pub use audit::Fault;
pub use derive::*;
pub(crate) use listeners::{AsEntering, Listeners};
pub(crate) use player_mod_kinds::PlayerModKinds;
pub(crate) use sources::{Asking, Changed, Same, Sources};
pub(crate) use spares::Spares;

use crate::decision::Decision;
use crate::program::{CardDef, Classes, Dependencies, Features, Mod, Pool};
use crate::state::{Card, CardIx, CardMarks, InPlace, Obj, PlayerIx, PlayerSet, Slots, State};
use crate::{Readings, Rules};
use std::sync::Arc;

/// How many players a game can have (9.1).
pub(crate) const PLAYERS_MAX: usize = 4;

/// A game without its record: definitions, state, and the values kept about it.
#[derive(Debug)]
pub struct Board {
    /// All definitions.
    pub pool: Arc<Pool>,
    /// The state.
    pub state: State,
    /// The open decision.
    pub pending: Option<Decision>,
    /// By which rules it is played.
    pub rules: Rules,
    /// Modifications in force.
    pub(crate) active: Vec<Active>,
    /// Where in `active`, if there are many, those about each thing end.
    pub(crate) ends: Vec<u32>,
    /// What changed since the values were found.
    pub(crate) dirty: Dependencies,
    /// Of whom, as far as it belongs to one player ([`Dependencies::OWNED`]).
    pub(crate) dirty_of: PlayerSet,
    /// What the cards have that went from zone to zone.
    pub(crate) moved: Features,
    /// Static abilities and lasting effects, and what each made of the values.
    pub(crate) sources: Sources,
    /// A buffer for finding sources.
    pub(crate) spare_sources: Sources,
    /// What the modifications in force changed of what others may depend on.
    pub(crate) altered: Dependencies,
    /// The challenging character, if its Challenger is counted in (8.5.1).
    pub(crate) boosted: Option<CardIx>,
    /// Something in play may have no Willpower left, so that it is banished without any damage (1.8.1.4).
    pub(crate) frail: bool,
    /// Cards with modifications in force.
    pub(crate) with_mods: CardMarks,
    /// Some modification in force is about a card outside of play.
    pub(crate) mods_elsewhere: bool,
    /// Some modification in force changes what its card listens to.
    pub(crate) hears_otherwise: bool,
    /// Where in `active` the modifications of each player begin, and after the last of them.
    pub(crate) by_player: [u16; PLAYERS_MAX + 1],
    /// A modification in force lets cards be played or inked from elsewhere than the hand.
    pub(crate) plays_from_elsewhere: bool,
    /// What the modifications in force on each player are about.
    pub(crate) player_mod_kinds: [PlayerModKinds; PLAYERS_MAX],
    /// What the abilities of the cards listen to, where that is known.
    pub(crate) listeners: Option<Listeners>,
    /// What changed since the last game state check of what it looks at (1.8.1).
    pub(crate) unchecked: Dependencies,
    /// A buffer for finding modifications.
    pub(crate) spare: Vec<Active>,
    /// Boxes for what is under way.
    pub(crate) spares: Spares,
    /// Frames that the op being resolved has put on the stack.
    pub(crate) raised: u8,
    /// Cards with abilities that work outside of play (6.1.12).
    pub(crate) elsewhere: InPlace<16>,
    /// Open points on which something rested that is still to be told.
    pub(crate) rested: Readings,
    /// 8.1.2: grants of keywords that were ousted last: whose, which, by which card they were given.
    pub(crate) ousted: smallvec::SmallVec<[(Obj, crate::program::Keyword, Obj); 1]>,
}

// 1.3.3: "you" is the player whose card or effect it is.
/// From whose point of view something is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx<'a> {
    /// Whose effect or ability it is.
    pub you: PlayerIx,
    /// Its source.
    pub this: Obj,
    /// Its bindings.
    pub slots: &'a Slots,
    /// 6.1.6: what it has selected.
    pub selected: &'a [Obj],
    /// The object being looked at.
    pub it: Obj,
    /// The player being looked at.
    pub it_player: PlayerIx,
    /// D.12: a card that is announced and does not count.
    pub aside: CardIx,
}

static NO_SLOTS: Slots = Slots::new();

impl Ctx<'static> {
    /// Without bindings.
    pub(crate) fn plain(you: PlayerIx, this: Obj) -> Ctx<'static> {
        Ctx { you, this, slots: &NO_SLOTS, selected: &[], it: Obj::NONE, it_player: you, aside: CardIx::NONE }
    }
}

impl<'a> Ctx<'a> {
    /// With bindings.
    pub(crate) fn with(you: PlayerIx, this: Obj, slots: &'a Slots) -> Ctx<'a> {
        Ctx { you, this, slots, selected: &[], it: Obj::NONE, it_player: you, aside: CardIx::NONE }
    }

    /// Looking at an object.
    #[must_use]
    pub(crate) fn at(mut self, it: Obj) -> Ctx<'a> {
        self.it = it;
        self
    }

    /// Looking at a player.
    #[must_use]
    pub(crate) fn at_player(mut self, it: PlayerIx) -> Ctx<'a> {
        self.it_player = it;
        self
    }
}

/// An object as it is, or as it was when it left play (6.7.7).
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Its state.
    pub card: &'a Card,
    /// Its values.
    pub values: &'a Derived,
    /// All definitions.
    pool: &'a Pool,
    /// It is still that object.
    pub live: bool,
    /// The object that stands for it now.
    pub obj: Obj,
}

impl<'a> Look<'a> {
    /// What it is; most of what is asked is with its values.
    pub fn def(&self) -> &'a CardDef {
        self.pool.card(self.card.def())
    }
}

impl Board {
    /// The object as it is or was last.
    #[inline]
    pub(crate) fn look(&self, obj: Obj) -> Option<Look<'_>> {
        match self.state.current(obj) {
            Some(ix) => Some(self.look_at(ix)),
            None => self.look_back(obj),
        }
    }

    /// The object as it was last.
    fn look_back(&self, obj: Obj) -> Option<Look<'_>> {
        if obj == Obj::NONE {
            return None;
        }
        if let Some(known) = self.state.last_known(obj) {
            let (card, values, pool) = (&known.card, &known.values, &*self.pool);
            return Some(Look { card, values, pool, live: false, obj });
        }
        let card = self.state.card(obj.card);
        Some(Look { card, values: card.values(), pool: &self.pool, live: false, obj })
    }

    /// A card as it is.
    #[inline]
    pub(crate) fn look_at(&self, ix: CardIx) -> Look<'_> {
        let card = self.state.card(ix);
        Look {
            card,
            values: card.values(),
            pool: &self.pool,
            live: true,
            obj: Obj { card: ix, inc: card.inc() },
        }
    }

    /// The definition of a card.
    pub fn def(&self, card: CardIx) -> &CardDef {
        self.pool.card(self.state.card(card).def())
    }

    /// Whether no text and no challenge changes anything about the card: then its values are the printed ones. Where that is not known
    /// for sure, no.
    #[inline]
    pub fn is_as_printed(&self, card: CardIx) -> bool {
        !self.with_mods.has(card) && self.boosted != Some(card)
    }

    /// The current values of a card.
    #[inline]
    pub fn values(&self, card: CardIx) -> &Derived {
        self.state.card(card).values()
    }

    /// Whether two cards have the same values and classifications now.
    pub fn has_same_values(&self, one: CardIx, other: CardIx) -> bool {
        let values = self.values(one);
        let is_classed = values.bits.contains(Bits::CLASSED);
        values == self.values(other) && (!is_classed || self.classes(one) == self.classes(other))
    }

    // 5.2.7: what it has now, whoever gave it.
    /// The classifications of something as it is or was.
    #[inline]
    pub(crate) fn classes_of(&self, look: &Look<'_>) -> Classes {
        match look.values.bits.contains(Bits::CLASSED) {
            true => self.classes_given(look),
            false => look.def().classes,
        }
    }

    #[inline(never)]
    fn classes_given(&self, look: &Look<'_>) -> Classes {
        let known = if look.live { None } else { self.state.last_known(look.obj) };
        known.map_or_else(|| self.classes(look.obj.card), |known| known.classes)
    }

    /// The classifications of a card as it is (5.2.7).
    pub fn classes(&self, card: CardIx) -> Classes {
        let mut all = self.def(card).classes;
        for (text, _) in self.mods_on(Target::Card(card)) {
            if let Mod::Class(class) = text {
                all = all.with(*class);
            }
        }
        all
    }
}
