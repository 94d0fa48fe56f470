//! The plan of a run: which decks meet, who plays them, and what each game's number means.

use crate::contestant::Who;
use crate::deck::Deck;
use crate::game::EDITION;
use crate::seeds;
use files::Basis;
use notation::Catalog;

/// Every deck meets every other.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The decks.
    pub decks: Vec<Deck>,
    /// Who plays them: one for each deck.
    pub players: Vec<Who>,
    /// Games of each pair of decks.
    pub games: u64,
    /// The seed from which all games draw theirs.
    pub seed: u64,
}

/// A game of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number in the plan, from 0.
    pub number: u64,
    /// Which pair, in the order of [`Plan::pairs`].
    pub pair: usize,
    /// The decks in the order of their seats: the first starts.
    pub decks: [usize; 2],
    /// The seed of this game.
    pub seed: u64,
}

impl Plan {
    /// All pairs of different decks, the earlier first.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let count = self.decks.len();
        (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))).collect()
    }

    /// How many games there are.
    pub fn total(&self) -> u64 {
        self.pairs().len() as u64 * self.games
    }

    /// The game of a number. Pairs take turns, so that a run that is stopped has as many games of each; within a pair the
    /// decks take turns in starting.
    pub fn fixture(&self, number: u64, pairs: &[(usize, usize)]) -> Option<Fixture> {
        let count = pairs.len() as u64;
        let pair = usize::try_from(number.checked_rem(count)?).ok()?;
        let (one, other) = *pairs.get(pair)?;
        let decks = if (number / count).is_multiple_of(2) { [one, other] } else { [other, one] };
        Some(Fixture { number, pair, decks, seed: seeds::game(self.seed, number) })
    }

    /// All that the games depend on but their number.
    pub fn basis(&self, catalog: &Catalog) -> Basis {
        let lists: Vec<_> = self.decks.iter().map(|deck| &deck.list).collect();
        Basis::default()
            .with("seed", self.seed)
            .with_mark("decks", &lists)
            .with_mark("players", &self.players)
            .with_mark("cards", &catalog.meaning())
            .with("edition", format!("{EDITION:?}"))
            .with("rules version", engine::RULES_VERSION)
            .with("players' version", players::PLAYERS_VERSION)
            .with("version of the statistics", env!("SOURCE_MARK"))
    }
}
