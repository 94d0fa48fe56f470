//! Patience: how long a game may take, and who is to blame when it takes longer.
//!
//! 6.1.10, D.9: a player who can end a loop must end it. Whoever has taken too many decisions in one turn of theirs is asked for no more
//! turn actions: the turn ends; so is who comes back to the same table again and again, however long the way round is. A game that goes on beyond all measure is lost by whoever took most of its decisions, as a judge would
//! have it; nobody gains by stalling.

use engine::Board;
use files::Checksum;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A turn of so many decisions is long: from then on it is remembered how the table stood.
const LONG_TURN: u64 = 48;
/// A turn that comes to the same table so many times goes nowhere.
const SAME_TABLE: u8 = 3;

/// How many decisions a game may take; whoever plays it can raise both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLimits {
    /// Of both players in the whole game.
    pub decisions: u64,
    /// Of the active player in one turn, before it ends.
    pub turn_decisions: u64,
}

impl Default for GameLimits {
    fn default() -> GameLimits {
        GameLimits { decisions: 20_000, turn_decisions: 400 }
    }
}

/// What was taken so far.
#[derive(Clone, Debug)]
pub struct Patience {
    limits: GameLimits,
    taken: [u64; 2],
    turn: u16,
    this_turn: u64,
    /// How the table stood in this turn, and how often.
    tables: BTreeMap<u64, u8>,
    goes_round: bool,
}

impl Patience {
    /// At the beginning of a game.
    pub fn new(limits: GameLimits) -> Patience {
        Patience { limits, taken: [0; 2], turn: 0, this_turn: 0, tables: BTreeMap::new(), goes_round: false }
    }

    /// A decision was taken in a turn, by the active player or the other.
    pub fn took(&mut self, seat: usize, turn: u16, active: usize) {
        if turn != self.turn {
            (self.turn, self.this_turn) = (turn, 0);
            self.tables.clear();
            self.goes_round = false;
        }
        self.taken[seat] += 1;
        self.this_turn += u64::from(seat == active);
    }

    /// The active player may take an action; the mark of the table tells whether it stood like this before.
    pub fn stands(&mut self, turn: u16, table: impl FnOnce() -> u64) {
        if self.turn == turn && self.this_turn >= LONG_TURN {
            let times = self.tables.entry(table()).or_default();
            *times = times.saturating_add(1);
            self.goes_round |= *times >= SAME_TABLE;
        }
    }

    /// Whether the active player has had enough of this turn.
    pub fn must_end_turn(&self, turn: u16) -> bool {
        self.turn == turn && (self.goes_round || self.this_turn >= self.limits.turn_decisions)
    }

    /// Whether the game has gone on for too long.
    pub fn is_over(&self) -> bool {
        self.taken.iter().sum::<u64>() >= self.limits.decisions
    }

    /// Who took more of the decisions, and how many; nobody where both took as many.
    pub fn staller(&self) -> Option<(usize, u64)> {
        match self.taken {
            [one, other] if one > other => Some((0, one)),
            [one, other] if other > one => Some((1, other)),
            _ => None,
        }
    }
}

/// A mark of how the table stands, for everybody who looks at it.
pub fn table_mark(board: &Board) -> u64 {
    let mut mark = Checksum::default();
    // Writing into a checksum cannot fail.
    let _ = write!(mark, "{:?}", board.view(None));
    mark.number()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_has_an_end_and_whoever_stalls_is_named() {
        let mut patience = Patience::new(GameLimits { decisions: 10, turn_decisions: 3 });
        for _ in 0..3 {
            assert!(!patience.must_end_turn(1));
            patience.took(0, 1, 0);
        }
        assert!(patience.must_end_turn(1), "at the limit");
        // What the other one decides in this turn is not held against the active player.
        patience.took(1, 2, 0);
        patience.took(1, 2, 0);
        patience.took(1, 2, 0);
        assert!(!patience.must_end_turn(2));
        assert_eq!(patience.staller(), None);
        for _ in 0..4 {
            assert!(!patience.is_over());
            patience.took(0, 3, 0);
        }
        assert!(patience.is_over());
        assert_eq!(patience.staller(), Some((0, 7)));
    }

    #[test]
    fn whoever_goes_round_in_circles_is_asked_no_more() {
        let limits = GameLimits::default();
        let goes_round = |tables: u64| {
            let mut patience = Patience::new(limits);
            let asked = (0..limits.turn_decisions).take_while(|number| {
                patience.stands(1, || number % tables);
                let goes_on = !patience.must_end_turn(1);
                patience.took(0, 1, 0);
                goes_on
            });
            asked.count() as u64
        };
        // The fourth time round, however long the way is.
        assert_eq!(goes_round(2), LONG_TURN + 4);
        assert_eq!(goes_round(90), LONG_TURN + 180);
        // Whoever gets anywhere has all the decisions of a turn.
        assert_eq!(goes_round(1_000), limits.turn_decisions);
        // Another turn is another turn.
        let mut patience = Patience::new(limits);
        for turn in 1..6 {
            for _ in 0..LONG_TURN {
                patience.took(0, turn, 0);
            }
            patience.stands(turn, || 7);
            assert!(!patience.must_end_turn(turn));
        }
    }
}
