//! Decks to learn with: two inks, a curve, mostly inkable.

use engine::program::{DefIx, Inks, Kinds, Pool};
use engine::state::ChaCha8;

/// Different cards of a deck, and copies of each.
const CARDS: usize = 15;
const COPIES: usize = 4;
/// How many of the different cards cost so much: up to 2, up to 4, up to 6, more.
const CURVE: [(i16, usize); 4] = [(2, 5), (4, 6), (6, 3), (i16::MAX, 1)];
/// Tries to find another card before the deck is filled with what there is.
const TRIES: u32 = 400;

/// A deck of random cards of two inks.
pub fn random_deck(pool: &Pool, rng: &mut ChaCha8) -> Vec<DefIx> {
    let one = rng.below(6);
    let other = (one + 1 + rng.below(5)) % 6;
    let inks = Inks::from_bits_truncate(1 << one | 1 << other);
    let is_of = |def: DefIx| {
        let card = pool.card(def);
        !card.kinds.is_empty() && (card.inks - inks).is_empty()
    };
    let mut chosen: Vec<DefIx> = Vec::new();
    let mut least = 0;
    for (most, count) in CURVE {
        let wanted = chosen.len() + count;
        for _ in 0..TRIES {
            if chosen.len() >= wanted {
                break;
            }
            let def = DefIx(rng.below(pool.len() as u32) as u16);
            let card = pool.card(def);
            let fits = card.cost > least && card.cost <= most && is_of(def) && !chosen.contains(&def);
            // A song or action less often than a character, what cannot be inked less often than what can.
            let rare = !card.kinds.contains(Kinds::CHARACTER) || !card.inkable;
            if fits && (!rare || rng.below(2) == 0) {
                chosen.push(def);
            }
        }
        least = most;
    }
    // A pool of few cards: whatever there is, as often as needed.
    while chosen.len() < CARDS {
        chosen.push(DefIx(rng.below(pool.len() as u32) as u16));
    }
    chosen.into_iter().flat_map(|def| std::iter::repeat_n(def, COPIES)).collect()
}
