//! Players by name, as commands ask for them.

use crate::{Adept, Budget, Greedy, Lists, Player, Random, Search};

/// Which player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Answers at random.
    Random,
    /// Takes what looks best at once.
    Greedy,
    /// Weighs whole turns by a trained value.
    Adept,
    /// With so much thought for each turn, knowing so much of opponents' lists.
    Search(Budget, Lists),
}

/// A name that is no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is no player; known are random, greedy, adept, search, search:N (as strong as N iterations for each turn), \
     search:Nms (N milliseconds), and either with +open (open lists)"
)]
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
            "adept" => Ok(PlayerKind::Adept),
            other => {
                let (other, lists) = match other.strip_suffix(OPEN) {
                    Some(rest) => (rest, Lists::Open),
                    None => (other, Lists::Hidden),
                };
                let budget = match other.strip_prefix("search") {
                    Some("") => Some(Budget::Iterations(ITERATIONS)),
                    Some(rest) => rest.strip_prefix(':').and_then(budget),
                    None => None,
                };
                budget.map(|budget| PlayerKind::Search(budget, lists)).ok_or_else(unknown)
            }
        }
    }
}

/// The mode in which all know each other's lists.
const OPEN: &str = "+open";

fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => time.parse().ok().filter(|time| *time > 0).map(Budget::Milliseconds),
        None => text.parse().ok().filter(|count| *count > 0).map(Budget::Iterations),
    }
}

impl std::fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlayerKind::Random => f.write_str("random"),
            PlayerKind::Greedy => f.write_str("greedy"),
            PlayerKind::Adept => f.write_str("adept"),
            PlayerKind::Search(budget, lists) => {
                match budget {
                    Budget::Iterations(count) => write!(f, "search:{count}")?,
                    Budget::Milliseconds(time) => write!(f, "search:{time}ms")?,
                }
                match lists {
                    Lists::Hidden => Ok(()),
                    Lists::Open => f.write_str(OPEN),
                }
            }
        }
    }
}

impl PlayerKind {
    /// A player of this kind, its randomness from the seed.
    pub fn seated(self, seed: u64) -> Box<dyn Player + Send> {
        match self {
            PlayerKind::Random => Box::new(Random::new(seed)),
            PlayerKind::Greedy => Box::new(Greedy::new(seed)),
            PlayerKind::Adept => Box::new(Adept::new(seed)),
            PlayerKind::Search(budget, lists) => Box::new(Search::new(seed, budget, lists)),
        }
    }
}
