//! What the abilities of all cards listen to, as sets of kinds of happenings: most of what happens concerns no text, and
//! then no card has to be asked (6.2, 6.5).

use super::*;
use crate::program::Keyword;
use crate::state::Zone;

/// Kinds of happenings, by bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hearing {
    /// Those that triggered abilities look for.
    pub(crate) triggers: u64,
    /// Those that replacement effects look for.
    pub(crate) replaces: u64,
}

/// All kinds.
const EVERYTHING: Hearing = Hearing { triggers: u64::MAX, replaces: u64::MAX };

impl std::ops::BitOrAssign for Hearing {
    fn bitor_assign(&mut self, other: Hearing) {
        self.triggers |= other.triggers;
        self.replaces |= other.replaces;
    }
}

impl Table {
    /// What is listened to now, floating abilities aside; it is kept until cards in play or their values change.
    pub(crate) fn keep_hearing(&mut self) -> Hearing {
        let all = self.hearing();
        self.hearing = Some(all);
        all
    }

    /// The same, to be read.
    pub(crate) fn hearing(&self) -> Hearing {
        match self.hearing {
            Some(kept) => kept,
            None => self.all_hear(),
        }
    }

    fn all_hear(&self) -> Hearing {
        let mut all = Hearing::default();
        for &card in self.state.players.iter().flat_map(|player| &player.play) {
            all |= self.hears(card);
        }
        for &card in &self.elsewhere {
            all |= self.pool.facts(self.state.card(card).def).hears_elsewhere;
        }
        all
    }

    /// What the abilities of a card listen to where it is.
    pub(crate) fn hears(&self, card: CardIx) -> Hearing {
        let state = self.state.card(card);
        let facts = self.pool.facts(state.def);
        if state.zone != Zone::Play {
            return facts.hears_elsewhere;
        }
        let values = self.values(card);
        if values.bits.contains(Bits::GRANTED) {
            return EVERYTHING;
        }
        let mut heard = facts.hears;
        if values.keywords & (Keyword::Support.bit() | Keyword::Vanish.bit()) != 0 {
            heard.triggers |= self.pool.keywords_hear();
        }
        heard
    }
}
