//! Random legal two-ink decks drawn from all cards.

use engine::program::{DefIx, Inks, Pool};
use engine::state::ChaCha8;

/// The cards of a pool, by ink.
pub struct DeckSource {
    cards: Vec<(DefIx, Inks)>,
}

/// The size of a deck (1.10.1.1).
const DECK: u32 = 60;
/// The number of ink types (5.2.5).
const INKS: u32 = 6;
/// Copies of a card at most (1.10.1.1).
const COPIES: usize = 4;

impl DeckSource {
    /// All cards of the pool that have an ink type; fillers have none.
    pub fn new(pool: &Pool) -> DeckSource {
        let cards = pool
            .cards()
            .filter(|(_, card)| !card.inks.is_empty())
            .map(|(ix, card)| (ix, card.inks))
            .collect();
        DeckSource { cards }
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards.
    pub fn cards(&self) -> impl Iterator<Item = DefIx> + '_ {
        self.cards.iter().map(|(ix, _)| *ix)
    }

    /// The cards that fit two ink types.
    pub fn within(&self, pair: Inks) -> Vec<DefIx> {
        self.cards.iter().filter(|(_, inks)| pair.contains(*inks)).map(|(ix, _)| *ix).collect()
    }
}

/// Two ink types.
pub(crate) fn ink_pair(rng: &mut ChaCha8) -> Inks {
    let first = rng.below(INKS);
    let second = (first + 1 + rng.below(INKS - 1)) % INKS;
    Inks::from_bits_truncate(1 << first | 1 << second)
}

/// A legal deck of two ink types; of the cards in `wanted` as many as fit, the rest at random.
pub fn random_deck(source: &DeckSource, wanted: &[DefIx], rng: &mut ChaCha8) -> Vec<DefIx> {
    let fit = source.within(ink_pair(rng));
    let mut preferred: Vec<DefIx> = fit.iter().copied().filter(|card| wanted.contains(card)).collect();
    rng.shuffle(&mut preferred);
    let mut deck: Vec<DefIx> = preferred.into_iter().take(DECK as usize / 2).collect();
    while deck.len() < DECK as usize {
        let Some(card) = fit.get(rng.below(u32::try_from(fit.len()).unwrap_or(1).max(1)) as usize) else {
            break;
        };
        if deck.iter().filter(|held| *held == card).count() < COPIES {
            deck.push(*card);
        }
    }
    deck
}
