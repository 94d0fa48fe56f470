//! A position written down: arbitrary zones and states, to start from in a main phase.

use crate::eval::Board;
use crate::program::{AbilityIx, AbilityKind, CodeIx, DefIx, Duration, ModsIx, Op, Pool, Verb};
use crate::state::{CardIx, PlayerIx, Zone};

/// A position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// Two to four players in turn order.
    pub players: Vec<PlayerBlock>,
    /// Whose main phase it is.
    pub active: PlayerIx,
    /// The number of the turn; 0 stands for a later turn than the first.
    pub turn: u16,
    /// Who took the first turn, where that matters (2.2.1.1); the numbers of turns then follow from it.
    pub starting: Option<PlayerIx>,
    /// For shuffles.
    pub seed: u64,
    /// Effects that run as long as their card is in play: of which card, on which, by their numbers.
    pub running: Vec<(CardIx, CardIx)>,
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerBlock {
    /// Lore (1.11).
    pub lore: i32,
    /// The ink for the turn is used.
    pub inked: bool,
    /// 1.13: ink drop counters in the inkwell.
    pub ink_drops: u16,
    /// All cards, in the order written; the game numbers them so, player after player. Of the deck the top comes first, of
    /// a stack the upper ones.
    pub cards: Vec<PlacedCard>,
}

/// A card in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedCard {
    /// Which card.
    pub def: DefIx,
    /// Where.
    pub zone: Zone,
    /// Exerted (5.1.1.2).
    pub exerted: bool,
    /// Drying (5.1.1.11).
    pub drying: bool,
    /// Damage on it (1.9.1).
    pub damage: i16,
    /// For a card under another.
    pub facedown: bool,
    /// The location it is at, by its place in the player's list.
    pub at: Option<usize>,
    /// The card it lies under, by its place in the player's list.
    pub under: Option<usize>,
    /// What happened to it earlier this turn.
    pub past: Vec<Past>,
}

/// What happened to a card earlier in the turn in which a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// 4.3: its player played it.
    Played,
    /// 4.2: its player inked it.
    Inked,
    /// 7.3.4: its player discarded it.
    Discarded,
    /// 1.8.1.4, 6.7.2.3: it was banished.
    Banished,
    /// 4.5: it quested.
    Quested,
    /// 6.1.13.2: this ability of it was fully resolved.
    Used(AbilityIx),
}

impl PlacedCard {
    /// A ready, dry, undamaged card.
    pub fn new(def: DefIx, zone: Zone) -> PlacedCard {
        PlacedCard {
            def,
            zone,
            exerted: false,
            drying: false,
            damage: 0,
            facedown: false,
            at: None,
            under: None,
            past: Vec::new(),
        }
    }
}

/// Whether a card has an effect that lasts on another one as long as it is in play (6.1.13).
pub fn lasts_with_source(pool: &Pool, def: DefIx) -> bool {
    !lasting_with_source(pool, def).is_empty()
}

/// What the texts of a card give to others as long as it is in play.
fn lasting_with_source(pool: &Pool, def: DefIx) -> Vec<ModsIx> {
    let body = |ability: &AbilityIx| -> Option<CodeIx> {
        match &pool.ability(*ability).kind {
            AbilityKind::Triggered(triggered) => Some(triggered.body),
            AbilityKind::Activated(activated) => Some(activated.body),
            AbilityKind::Static(_) | AbilityKind::Replacement(_) => None,
        }
    };
    let given = |op: &Op| {
        let Op::Do(Verb::Apply { mods, lasts: Duration::WhileThisInPlay, .. }) = op else { return None };
        Some(*mods)
    };
    let bodies = pool.card(def).abilities.iter().filter_map(body);
    bodies.flat_map(|code| pool.code(code).ops.iter().filter_map(given)).collect()
}

impl Board {
    /// The effects that a position says to run.
    pub(crate) fn set_running(&mut self, running: &[(CardIx, CardIx)]) {
        for (source, on) in running {
            let known = [source, on].iter().all(|card| card.index() < self.state.cards().len());
            if !known {
                continue;
            }
            for mods in lasting_with_source(&self.pool.clone(), self.state.card(*source).def()) {
                self.run_on(*source, *on, mods);
            }
        }
    }
}
