//! An independent reference: the turn rules and keywords once more, slow and literal, compared with the engine at every decision.
//!
//! Nothing is kept that could be looked up: where a card is, what it may do and what it costs is found by going over all cards
//! each time it is asked. No code is shared with the engine's `legal`, `eval`, `flow`, `pipe` or `resolve`; of the engine only the printed facts of a card,
//! the numbers of cards and players and the shape of answers are used. It knows sections 3 and 4 of the rules, the game state check
//! for lore, decks and damage (1.8), ink drops (1.13), all keywords (8), and of actions the two effects of [`Deed`], which tests give to cards that no set has;
//! cards that say anything else are left out of its games ([`knows`]). Games have two players.
//!
//! - [`Table`] is what lies there; `legal` lists every legal answer; `deeds` carries one out; [`compared`] plays both side by side.

mod compare;
mod deeds;
mod legal;

pub use compare::{Difference, compared, compared_made_up};

use engine::Action;
use engine::program::{AbilityIx, Amount, CardDef, DefIx, Keyword, Kinds, Pool, ShiftBase};
use engine::state::{CardIx, PlayerIx, State, Zone};
use std::collections::BTreeMap;

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// 1.13.1.2: its player gets so many ink drops.
    Drops(i32),
    /// 1.9.2.1: so much damage to a chosen character.
    Harm(i32),
}

/// The actions that do something.
type Deeds = BTreeMap<DefIx, Deed>;

/// Whether all that the card says is known here: its facts and keywords, and nothing else.
pub fn knows(card: &CardDef) -> bool {
    card.effect.is_none() && knows_all_but_effect(card)
}

/// The same of a card whose effect is one of [`Deed`].
fn knows_all_but_effect(card: &CardDef) -> bool {
    let shift = card.shift.as_ref().is_none_or(|shift| {
        shift.base == ShiftBase::SameName
            && !shift.temporary
            && !shift.cost.exert
            && shift.cost.other.is_none()
            && matches!(shift.cost.ink, Amount::Const(_))
    });
    shift
        && card.abilities.is_empty()
        && !card.kinds.is_empty()
        // 6.1.10: moving to and fro for nothing is a loop, which is not known here.
        && (!card.kinds.contains(Kinds::LOCATION) || card.move_cost > 0)
}

/// A card of the game.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    face: Face,
    owner: PlayerIx,
    zone: Zone,
    exerted: bool,
    drying: bool,
    damage: i32,
    at: Option<CardIx>,
    /// The card that lies on it.
    covered_by: Option<CardIx>,
    /// 8.13.1: Strength that was added this turn.
    support: i32,
    /// 8.4.1: Boost was used this turn.
    is_boosted: bool,
}

/// What is printed on a card, as far as it is known here.
#[derive(Clone, Debug, PartialEq)]
struct Face {
    names: Vec<u32>,
    kinds: Kinds,
    cost: i32,
    inkable: bool,
    strength: i32,
    willpower: i32,
    lore: i32,
    move_cost: i32,
    keywords: Vec<(Keyword, i32)>,
    shift: Option<i32>,
    deed: Option<Deed>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
enum Asked {
    /// 3.3: what to do next.
    Turn,
    /// 8.3.2: whether this card enters exerted.
    Entering(CardIx),
    /// 1.13.1.2: how many drops pay for this.
    Paying(Action),
    /// 8.12.1: who sings the song, beside these.
    Singing(CardIx, Vec<CardIx>),
    /// 8.13.1: whether this character's Strength is added to another's,
    Supporting(CardIx),
    /// and to whose.
    Supported(CardIx),
    /// 6.1.3: whom the action harms.
    Harming(CardIx, i32),
}

/// All that lies there.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    cards: Vec<Piece>,
    /// The top card is the last.
    decks: Vec<Vec<CardIx>>,
    lore: Vec<i32>,
    drops: Vec<i32>,
    active: PlayerIx,
    /// 4.2.3: a card was inked this turn.
    has_inked: bool,
    asked: Asked,
    /// How an answer names Boost.
    boost: AbilityIx,
    winner: Option<PlayerIx>,
}

impl Table {
    /// The table of a game at the beginning of a main phase.
    pub fn of(state: &State, pool: &Pool, deeds: &Deeds) -> Table {
        let number = |card: CardIx| (card != CardIx::NONE).then_some(card);
        let piece = |card: &engine::state::Card| Piece {
            face: printed(pool.card(card.def()), deeds.get(&card.def())),
            owner: card.owner(),
            zone: card.zone(),
            exerted: card.exerted(),
            drying: card.drying(),
            damage: card.damage().into(),
            at: number(card.at()),
            covered_by: number(card.above()),
            support: 0,
            is_boosted: false,
        };
        Table {
            cards: state.cards().iter().map(piece).collect(),
            decks: state.players().iter().map(|player| player.deck().to_vec()).collect(),
            lore: state.players().iter().map(|player| player.lore()).collect(),
            drops: state.players().iter().map(|player| player.ink_drops().into()).collect(),
            active: state.active(),
            has_inked: state.player(state.active()).inked() > 0,
            asked: Asked::Turn,
            boost: pool.builtin().boost,
            winner: None,
        }
    }

    fn piece(&self, card: CardIx) -> &Piece {
        &self.cards[card.index()]
    }

    fn piece_mut(&mut self, card: CardIx) -> &mut Piece {
        &mut self.cards[card.index()]
    }

    /// All cards for which something holds.
    fn all(&self, holds: impl Fn(&Piece) -> bool) -> Vec<CardIx> {
        let numbered = self.cards.iter().enumerate().filter(|(_, piece)| holds(piece));
        numbered.map(|(at, _)| CardIx(at as u16)).collect()
    }

    /// The cards of a kind that a player has in play.
    fn in_play(&self, player: PlayerIx, kind: Kinds) -> Vec<CardIx> {
        self.all(|piece| piece.owner == player && piece.zone == Zone::Play && piece.face.kinds.contains(kind))
    }

    fn other(&self, player: PlayerIx) -> PlayerIx {
        PlayerIx(1 - player.0)
    }

    /// 8.1.2: several of one keyword with a number add up.
    fn number(&self, card: CardIx, keyword: Keyword) -> i32 {
        self.piece(card)
            .face
            .keywords
            .iter()
            .filter(|(own, _)| *own == keyword)
            .map(|(_, number)| number)
            .sum()
    }

    fn has(&self, card: CardIx, keyword: Keyword) -> bool {
        self.piece(card).face.keywords.iter().any(|(own, _)| *own == keyword)
    }

    /// 8.13.1, 6.6: what is printed and what was added.
    fn strength(&self, card: CardIx) -> i32 {
        self.piece(card).face.strength + self.piece(card).support
    }

    /// 8.11.1: as though its cost were the number.
    fn voice(&self, card: CardIx) -> i32 {
        match self.has(card, Keyword::Singer) {
            true => self.number(card, Keyword::Singer),
            false => self.piece(card).face.cost,
        }
    }

    /// 8.12.2: who may {E} to sing: ready and dry.
    fn singers(&self) -> Vec<CardIx> {
        let mut singers = self.in_play(self.active, Kinds::CHARACTER);
        singers.retain(|card| !self.piece(*card).exerted && !self.piece(*card).drying);
        singers
    }

    /// 8.15.1: the characters that the player of the turn may choose.
    fn choosable(&self) -> Vec<CardIx> {
        let mine = self.in_play(self.active, Kinds::CHARACTER);
        let mut theirs = self.in_play(self.other(self.active), Kinds::CHARACTER);
        theirs.retain(|card| !self.has(*card, Keyword::Ward));
        mine.into_iter().chain(theirs).collect()
    }

    /// 1.13.1.2: what a player can pay with ink cards and drops.
    fn purse(&self, player: PlayerIx) -> i32 {
        self.ready_ink(player).len() as i32 + self.drops[player.index()]
    }

    /// 4.3.2.4: the ready cards of the inkwell.
    fn ready_ink(&self, player: PlayerIx) -> Vec<CardIx> {
        self.all(|piece| piece.owner == player && piece.zone == Zone::Inkwell && !piece.exerted)
    }
}

fn printed(card: &CardDef, deed: Option<&Deed>) -> Face {
    let shift = card.shift.as_ref().map(|shift| match shift.cost.ink {
        Amount::Const(ink) => ink,
        _ => i32::MAX,
    });
    Face {
        names: card.names.iter().map(|name| u32::from(name.0)).collect(),
        kinds: card.kinds,
        cost: card.cost.into(),
        inkable: card.inkable,
        strength: card.strength.into(),
        willpower: card.willpower.into(),
        lore: card.lore.into(),
        move_cost: card.move_cost.into(),
        keywords: card.keywords.iter().map(|(keyword, number)| (*keyword, (*number).into())).collect(),
        shift,
        deed: deed.copied(),
    }
}
