//! Decks to learn with: two inks, a curve, mostly inkable; half of them with a theme.

use crate::wants::{Want, Wants};
use engine::program::{CardDef, ClassId, DefIx, Inks, Kinds, Pool};
use engine::state::ChaCha8;

/// Different cards of a deck, and copies of each.
const CARDS: usize = 15;
const COPIES: usize = 4;
/// How many of the different cards cost so much: up to 2, up to 4, up to 6, more.
const CURVE: [(i16, usize); 4] = [(2, 5), (4, 6), (6, 3), (i16::MAX, 1)];
/// Tries to find another card before the deck is filled with what there is.
const TRIES: u32 = 1_200;
/// In a deck with a theme one of so many cards is taken that the theme is about, and that have nothing to do with it; all that want it are.
const ABOUT_ONE_IN: u32 = 3;
const OTHERS_ONE_IN: u32 = 8;

/// What a deck is about: cards of a sort, and cards that want them. Where everything is dealt by chance nobody learns what cards are
/// worth to each other.
#[derive(Clone, Copy)]
enum Theme {
    None,
    Of(Kinds, Want),
    Kin(ClassId),
}

impl Theme {
    fn deal(pool: &Pool, rng: &mut ChaCha8) -> Theme {
        match rng.below(8) {
            0 => Theme::Of(Kinds::ITEM, Want::Items),
            1 => Theme::Of(Kinds::SONG | Kinds::ACTION, Want::Actions),
            2 => Theme::Of(Kinds::LOCATION, Want::Locations),
            3 => Theme::Kin(ClassId(rng.below((pool.classes() as u32).max(1)) as u8)),
            _ => Theme::None,
        }
    }

    /// One of so many such cards is taken.
    fn one_in(self, pool: &Pool, card: &CardDef) -> u32 {
        let (is_about, wants) = match self {
            Theme::None => return 1,
            Theme::Of(kinds, want) => {
                (card.kinds.intersects(kinds), Wants::of(pool, card).of[want as usize] > 0.0)
            }
            Theme::Kin(class) => (card.classes.has(class), Wants::of(pool, card).classes.has(class)),
        };
        match (wants, is_about) {
            (true, _) => 1,
            (false, true) => ABOUT_ONE_IN,
            (false, false) => OTHERS_ONE_IN,
        }
    }
}

/// A deck of random cards of two inks.
pub fn random_deck(pool: &Pool, rng: &mut ChaCha8) -> Vec<DefIx> {
    let one = rng.below(6);
    let other = (one + 1 + rng.below(5)) % 6;
    let inks = Inks::from_bits_truncate(1 << one | 1 << other);
    let is_of = |def: DefIx| {
        let card = pool.card(def);
        !card.kinds.is_empty() && (card.inks - inks).is_empty()
    };
    let theme = Theme::deal(pool, rng);
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
            if fits && (!rare || rng.below(2) == 0) && rng.below(theme.one_in(pool, card)) == 0 {
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
