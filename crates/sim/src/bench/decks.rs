//! The decks of the benchmark: drawn from all cards by fixed seeds, and our own.

use engine::program::{DefIx, Inks, Pool};
use engine::state::ChaCha8;
use library::Library;
use notation::Catalog;

/// How many decks are drawn from all cards.
const POOL_DECKS: u64 = 64;
/// The cards of a drawn deck.
const POOL_DECK_CARDS: usize = 60;

/// A fixed list, so that a deck more in the folder changes no checksum.
const OWN: [(&str, &str); 19] = [
    ("amber-amethyst-madrigals", include_str!("../../../../decks/amber-amethyst-madrigals.txt")),
    ("amber-emerald-royals", include_str!("../../../../decks/amber-emerald-royals.txt")),
    ("amber-ruby-dwarfs", include_str!("../../../../decks/amber-ruby-dwarfs.txt")),
    ("amber-sapphire-aliens", include_str!("../../../../decks/amber-sapphire-aliens.txt")),
    ("amber-steel-puppies", include_str!("../../../../decks/amber-steel-puppies.txt")),
    ("amber-steel-songs", include_str!("../../../../decks/amber-steel-songs.txt")),
    ("amethyst-emerald-fairies", include_str!("../../../../decks/amethyst-emerald-fairies.txt")),
    ("amethyst-ruby-deities", include_str!("../../../../decks/amethyst-ruby-deities.txt")),
    ("amethyst-sapphire-sorcery", include_str!("../../../../decks/amethyst-sapphire-sorcery.txt")),
    ("amethyst-steel-toys", include_str!("../../../../decks/amethyst-steel-toys.txt")),
    ("emerald-ruby-pirates", include_str!("../../../../decks/emerald-ruby-pirates.txt")),
    ("emerald-sapphire-detectives", include_str!("../../../../decks/emerald-sapphire-detectives.txt")),
    ("emerald-steel-villains", include_str!("../../../../decks/emerald-steel-villains.txt")),
    ("plain-amber-ruby", include_str!("../../../../decks/plain-amber-ruby.txt")),
    ("plain-amethyst-emerald", include_str!("../../../../decks/plain-amethyst-emerald.txt")),
    ("plain-sapphire-steel", include_str!("../../../../decks/plain-sapphire-steel.txt")),
    ("ruby-sapphire-heroes", include_str!("../../../../decks/ruby-sapphire-heroes.txt")),
    ("ruby-steel-racers", include_str!("../../../../decks/ruby-steel-racers.txt")),
    ("sapphire-steel-items", include_str!("../../../../decks/sapphire-steel-items.txt")),
];

/// One of our own decks cannot be played with these cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the deck {deck} of the benchmark cannot be played: {why}")]
pub struct OwnDeckError {
    /// Which deck.
    pub deck: String,
    /// What is wrong with it.
    pub why: String,
}

/// Sixty cards each of two inks, out of all that can be played.
pub(super) fn pool_decks(pool: &Pool) -> Vec<Vec<DefIx>> {
    (0..POOL_DECKS).map(|seed| pool_deck(pool, &mut ChaCha8::new(seed))).collect()
}

/// Sixty cards of two inks, drawn one by one.
pub(crate) fn pool_deck(pool: &Pool, rng: &mut ChaCha8) -> Vec<DefIx> {
    let one = rng.below(6);
    let other = (one + 1 + rng.below(5)) % 6;
    let pair = Inks::from_bits_truncate(1 << one | 1 << other);
    let fits = |inks: Inks| !inks.is_empty() && pair.contains(inks);
    let cards: Vec<DefIx> = pool.cards().filter(|(_, card)| fits(card.inks)).map(|(def, _)| def).collect();
    let count = u32::try_from(cards.len()).unwrap_or(u32::MAX);
    (0..POOL_DECK_CARDS).filter_map(|_| cards.get(rng.below(count) as usize).copied()).collect()
}

pub(super) fn own_decks(library: &Library, catalog: &Catalog) -> Result<Vec<Vec<DefIx>>, OwnDeckError> {
    let playable = |(name, text): &(&str, &str)| {
        let error = |why: String| OwnDeckError { deck: (*name).to_owned(), why };
        let deck = cards::deck::read(text, library.catalogue()).map_err(|problems| {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            error(problems.join("; "))
        })?;
        let mut defs = Vec::new();
        for entry in &deck.entries {
            let full = library.facts(entry.card).full_name();
            let def = catalog.find(&full).map_err(|why| error(format!("{full}: {why}")))?;
            defs.extend(std::iter::repeat_n(def, entry.count as usize));
        }
        Ok(defs)
    };
    OWN.iter().map(playable).collect()
}
