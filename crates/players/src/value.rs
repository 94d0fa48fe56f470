//! What a position is worth: the chance to win it, as learned from games of the players against themselves.

use crate::features::{Features, Profiles, features};
use crate::network::Network;
use engine::Board;
use engine::state::{GameResult, PlayerIx};
use std::sync::{Arc, OnceLock};

/// The learned weights, and on top of the file the command that made them.
pub const WEIGHTS: &str = include_str!("../weights/value.txt");

/// A won game, as the logarithm of odds: more than any position is worth.
pub(crate) const WON: f32 = 100.0;

/// Judges positions.
pub struct Value {
    network: Arc<Network>,
    profiles: Profiles,
}

fn learned() -> Arc<Network> {
    static LEARNED: OnceLock<Arc<Network>> = OnceLock::new();
    // A test reads the file; a broken one says zero of everything instead of stopping a game.
    LEARNED.get_or_init(|| Arc::new(Network::read(WEIGHTS).unwrap_or_else(|_| Network::zero()))).clone()
}

impl Default for Value {
    fn default() -> Value {
        Value::new(learned())
    }
}

impl Value {
    /// With other weights.
    pub fn new(network: Arc<Network>) -> Value {
        Value { network, profiles: Profiles::default() }
    }

    /// Makes room for the cards of a game.
    pub fn prepare(&mut self, board: &Board) {
        if !self.profiles.fits(&board.pool) {
            self.profiles = Profiles::of(&board.pool);
        }
    }

    /// The position as numbers, for a player whose turn is over.
    pub fn features(&self, board: &Board, me: PlayerIx, foe: PlayerIx) -> Features {
        features(board, &self.profiles, me, foe)
    }

    /// The logarithm of the player's odds to win, as if the active player ended the turn now.
    pub fn odds(&self, board: &Board, me: PlayerIx) -> f32 {
        let state = &board.state;
        match state.result() {
            GameResult::Won(winner) if winner == me => return WON,
            GameResult::Won(_) => return -WON,
            GameResult::Drawn => return 0.0,
            GameResult::Open => {}
        }
        if state.player(me).out() {
            return -WON;
        }
        let mut least = f32::INFINITY;
        let (mut sum, mut count) = (0.0, 0.0);
        for foe in state.opponents(me).iter() {
            let odds = if state.active() == foe {
                -self.network.say(&self.features(board, foe, me))
            } else {
                self.network.say(&self.features(board, me, foe))
            };
            least = least.min(odds);
            sum += odds;
            count += 1.0;
        }
        // Of several opponents the strongest counts most, but not alone: it is everybody's opponent.
        if count > 1.0 { (least + sum / count) / 2.0 } else { least }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_can_be_read_and_say_what_made_them() {
        assert!(Network::read(WEIGHTS).is_ok(), "{:?}", Network::read(WEIGHTS).err());
        assert!(WEIGHTS.len() < 500_000);
        assert!(WEIGHTS.lines().nth(1).is_some_and(|line| line.contains("--seed")));
    }
}
