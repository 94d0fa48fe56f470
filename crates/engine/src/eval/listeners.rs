//! What the abilities of all cards listen to, as sets of kinds of happenings: most of what happens concerns no text, and
//! then no card has to be asked (6.2, 6.5). The same for what is asked whenever a card enters play (6.7.9).

use super::*;
use crate::program::{Keyword, Mod};
use crate::state::{Event, Zone};
use crate::work::{Work, count};

/// Kinds of happenings, by bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Listeners {
    /// Those that triggered abilities look for, whomever they happen to.
    pub(crate) triggers: u64,
    /// Those that triggered abilities look for where they happen to their own card: most of them.
    pub(crate) own: u64,
    /// Those that replacement effects look for.
    pub(crate) replaces: u64,
    /// What static abilities say of other cards that enter play.
    pub(crate) entering: AsEntering,
}

/// What static abilities say that matters as a card enters play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct AsEntering {
    /// How cards enter play (6.7.9).
    pub(crate) enters: bool,
    /// Keywords that are given, by bit.
    pub(crate) gives: u16,
}

impl std::ops::BitOrAssign for AsEntering {
    fn bitor_assign(&mut self, other: AsEntering) {
        self.enters |= other.enters;
        self.gives |= other.gives;
    }
}

/// Keywords that are triggered abilities (8.13, 8.14).
const LISTENING: u16 = 1 << Keyword::Support as u16 | 1 << Keyword::Vanish as u16;

/// Whether a card may hear something else, or nothing, because of the modification.
pub(super) fn alters_hearing(modification: &Mod) -> bool {
    let listens = |keyword: &Keyword| keyword.bit() & LISTENING != 0;
    // An ability that is given or lost may be a triggered one.
    matches!(modification, Mod::Ability(_) | Mod::LoseAbility(_) | Mod::LoseAll(_))
        || matches!(modification, Mod::Keyword(k, _) | Mod::LoseKeyword(k) | Mod::CantGain(k) if listens(k))
}

impl std::ops::BitOrAssign for Listeners {
    fn bitor_assign(&mut self, other: Listeners) {
        self.triggers |= other.triggers;
        self.own |= other.own;
        self.replaces |= other.replaces;
        self.entering |= other.entering;
    }
}

impl Board {
    /// What is listened to now, floating abilities aside; it is kept until cards in play or their values change.
    #[inline]
    pub(crate) fn keep_listeners(&mut self) -> Listeners {
        match self.listeners {
            Some(kept) => kept,
            None => {
                let all = self.all_hear();
                self.listeners = Some(all);
                all
            }
        }
    }

    /// What triggered abilities look for now, whomever it happens to, and what where it happens to their own card.
    #[inline]
    pub(crate) fn listen(&mut self) -> (u64, u64) {
        if self.listeners.is_none() {
            self.listen_anew();
        }
        self.listeners.as_ref().map_or((u64::MAX, u64::MAX), |kept| (kept.triggers, kept.own))
    }

    /// What replacement effects of cards look for now.
    #[inline]
    pub(crate) fn replaced(&mut self) -> u64 {
        if self.listeners.is_none() {
            self.listen_anew();
        }
        self.listeners.as_ref().map_or(u64::MAX, |kept| kept.replaces)
    }

    #[cold]
    #[inline(never)]
    fn listen_anew(&mut self) {
        self.listeners = Some(self.all_hear());
    }

    /// A card entered play and listens as well.
    pub(crate) fn hear_also(&mut self, card: CardIx) {
        let heard = self.hears(card);
        if let Some(kept) = &mut self.listeners {
            *kept |= heard;
        }
    }

    /// The same, to be read.
    #[inline]
    pub(crate) fn listeners(&self) -> Listeners {
        match self.listeners {
            Some(kept) => kept,
            None => self.all_hear(),
        }
    }

    pub(crate) fn all_hear(&self) -> Listeners {
        count(Work::Heard);
        let mut all = Listeners::default();
        for &card in self.state.players().iter().flat_map(|player| player.play()) {
            all |= self.hears(card);
        }
        for &card in self.elsewhere.iter() {
            all |= self.pool.facts(self.state.card(card).def()).hears_elsewhere;
        }
        all
    }

    /// Whether a card in play has a triggered ability that looks for any of this, which is of those kinds.
    #[inline]
    pub(crate) fn may_trigger(&self, card: CardIx, what: &[Event], kinds: u64) -> bool {
        let (values, heard) = (self.values(card), &self.pool.facts(self.state.card(card).def()).hears);
        if heard.triggers & kinds != 0 || values.bits.contains(Bits::GRANTED) {
            return true;
        }
        let keywords = if values.keywords & LISTENING != 0 { self.pool.keywords_hear() } else { 0 };
        (heard.own | keywords) & kinds != 0
            && what.iter().any(|h| self.state.current(h.subject) == Some(card))
    }

    /// Whether any of this happens to a card that looks for what happens to itself.
    pub(crate) fn own_may_trigger(&self, what: &[Event]) -> bool {
        what.iter().any(|h| {
            let Some(card) = self.state.current(h.subject) else { return false };
            let values = self.values(card);
            let keyword = values.keywords & LISTENING != 0 && self.pool.keywords_hear() & h.kind.bit() != 0;
            keyword
                || values.bits.contains(Bits::GRANTED)
                || self.pool.facts(self.state.card(card).def()).hears.own & h.kind.bit() != 0
        })
    }

    /// Whether a card listens to anything while nothing is modified about it.
    pub(crate) fn may_hear(&self, card: CardIx) -> bool {
        let def = self.state.card(card).def();
        self.pool.facts(def).hears != Listeners::default() || self.pool.printed(def).keywords & LISTENING != 0
    }

    /// What the abilities of a card listen to where it is.
    pub(crate) fn hears(&self, card: CardIx) -> Listeners {
        let state = self.state.card(card);
        let facts = self.pool.facts(state.def());
        if state.zone() != Zone::Play {
            return facts.hears_elsewhere;
        }
        let values = self.values(card);
        let mut heard = facts.hears;
        if values.keywords & LISTENING != 0 {
            heard.own |= self.pool.keywords_hear();
        }
        if values.bits.contains(Bits::GRANTED) {
            heard |= self.heard_by_given(card);
        }
        heard
    }

    /// What the abilities listen to that a card was given.
    #[inline(never)]
    fn heard_by_given(&self, card: CardIx) -> Listeners {
        let mut heard = Listeners::default();
        for (modification, _) in self.mods_on(Target::Card(card)) {
            if let Mod::Ability(ability) = modification {
                heard |= self.pool.hears(*ability);
            }
        }
        heard
    }
}
