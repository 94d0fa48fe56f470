//! Players by name, as commands ask for them.

use crate::{Budget, Greedy, Player, Random, Search};

/// Which player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    Random,
    Greedy,
    /// With so many iterations for each decision.
    Search(u32),
}

/// A name that is no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no player; known are random, greedy, search and search:N (N iterations for each decision)")]
pub struct PlayerKindError(String);

/// Iterations of a search player where none are given.
const ITERATIONS: u32 = 1_000;

impl std::str::FromStr for PlayerKind {
    type Err = PlayerKindError;

    fn from_str(text: &str) -> Result<PlayerKind, PlayerKindError> {
        let unknown = || PlayerKindError(text.to_owned());
        match text {
            "random" => Ok(PlayerKind::Random),
            "greedy" => Ok(PlayerKind::Greedy),
            "search" => Ok(PlayerKind::Search(ITERATIONS)),
            other => {
                let number = other.strip_prefix("search:").ok_or_else(unknown)?;
                number.parse().ok().filter(|n| *n > 0).map(PlayerKind::Search).ok_or_else(unknown)
            }
        }
    }
}

impl std::fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlayerKind::Random => f.write_str("random"),
            PlayerKind::Greedy => f.write_str("greedy"),
            PlayerKind::Search(iterations) => write!(f, "search:{iterations}"),
        }
    }
}

impl PlayerKind {
    /// A player of this kind, its randomness from the seed.
    pub fn seated(self, seed: u64) -> Box<dyn Player + Send> {
        match self {
            PlayerKind::Random => Box::new(Random::new(seed)),
            PlayerKind::Greedy => Box::new(Greedy::new(seed)),
            PlayerKind::Search(iterations) => Box::new(Search::new(seed, Budget::Iterations(iterations))),
        }
    }
}
