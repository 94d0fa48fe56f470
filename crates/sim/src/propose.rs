//! Which changes of a deck are worth trying: first those of the cards with which it surely wins less.

use crate::interval::Difference;
use crate::versions::Swap;
use crate::{CardSummary, Cards, Control, Deck, DeckRecord, Plan, Progress, Who, run};
use cards::CardFacts;
use cards::catalogue::CatalogueIx;
use cards::deck::{self, Deck as List, DeckEntry, Format, ListPlace};
use engine::state::ChaCha8;
use library::Library;
use notation::Catalog;
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;
use vocabulary::{CardKind, Inks};

/// One game in so many is for the first look.
const FIRST_LOOK: u64 = 8;

/// What is looked at to propose changes.
#[derive(Clone, Copy)]
pub struct Proposing<'a> {
    /// The deck to be changed.
    pub deck: &'a Deck,
    /// The same deck as its list.
    pub list: &'a List,
    /// The decks that it meets.
    pub opponents: &'a [Deck],
    /// The format in which the deck stays legal.
    pub format: &'a Format,
    /// Who plays them.
    pub who: &'a Who,
    /// Games of the whole tuning; a share of them is for the first look.
    pub games: u64,
    /// How many changes are wanted.
    pub swaps: usize,
    /// The most copies that one changes.
    pub copies: u32,
    /// The seed of all chance.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Set by the caller to end early.
    pub stop: &'a AtomicBool,
}

/// What the deck as it is showed before any change was tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FirstLook {
    /// In so many games.
    pub games: u64,
    /// The cards that were drawn in some of them and not in others: what surely wins less first.
    pub cards: Vec<LookedAt>,
}

/// A card in the first look.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LookedAt {
    /// Its full name.
    pub card: String,
    /// How much more often the deck won when it was drawn.
    pub worth: Difference,
}

/// The worths of cards lie about so far from zero, as a standard deviation.
const SPREAD: f64 = 0.1;
/// Standard errors from the middle of an interval to its end.
const ERRORS: f64 = 1.96;

impl LookedAt {
    /// What it is worth most likely: 40 points less in a few games are mostly luck, 20 less in many are not.
    fn expected(&self) -> f64 {
        let error = (self.worth.high - self.worth.low) / 2.0 / ERRORS;
        self.worth.difference * SPREAD * SPREAD / (SPREAD * SPREAD + error * error)
    }
}

impl FirstLook {
    /// The cards with which the deck wins less beyond luck, one by one. Where there are none, the order of all is mostly luck.
    pub fn worse(&self) -> impl Iterator<Item = &LookedAt> {
        self.cards.iter().filter(|looked| looked.worth.high < 0.0)
    }

    fn of(games: u64, mut cards: Vec<LookedAt>) -> FirstLook {
        cards.sort_by(|one, other| one.expected().total_cmp(&other.expected()));
        FirstLook { games, cards }
    }

    /// The place of a card: what was not seen comes last.
    fn place(&self, name: &str) -> usize {
        self.cards.iter().position(|looked| looked.card == name).unwrap_or(self.cards.len())
    }
}

/// Changes to try, drawn by the seed, and what they were proposed from.
pub fn propose(proposing: &Proposing<'_>, library: &Library, cards: &Cards<'_>) -> (Vec<Swap>, FirstLook) {
    let look = first_look(proposing, cards);
    (swaps(proposing, library, cards.catalog, &look), look)
}

/// The deck as it is in a share of the games.
fn first_look(proposing: &Proposing<'_>, cards: &Cards<'_>) -> FirstLook {
    let Proposing { deck: own, opponents, who, .. } = *proposing;
    let games = (proposing.games / FIRST_LOOK / opponents.len().max(1) as u64).max(2);
    let mut record = DeckRecord::default();
    for opponent in opponents {
        let plan = Plan {
            decks: vec![own.clone(), opponent.clone()],
            players: vec![who.clone(); 2],
            games,
            seed: proposing.seed,
        };
        let (threads, stop) = (proposing.threads, proposing.stop);
        let control = Control { threads, stop, told: &|_| {}, checkpoint: None };
        let (progress, _) = run(&plan, cards, Progress::new(&plan), &control);
        record.add(&progress.tally);
    }
    let looked = |card: CardSummary| card.worth.map(|worth| LookedAt { card: card.name, worth });
    let seen = record.cards(own).into_iter().filter_map(looked).collect();
    FirstLook::of(games * opponents.len() as u64, seen)
}

/// Swaps drawn by the seed: a card of the deck for one of like kind and cost that keeps the deck legal.
fn swaps(proposing: &Proposing<'_>, library: &Library, catalog: &Catalog, look: &FirstLook) -> Vec<Swap> {
    let Proposing { list, format, .. } = *proposing;
    let mut rng = ChaCha8::new(proposing.seed);
    let own = list.cards();
    let inks = own.iter().fold(Inks::NONE, |inks, entry| inks.union(library.facts(entry.card).inks));
    let mut incoming: Vec<(CatalogueIx, &CardFacts)> = library
        .catalogue()
        .iter()
        .filter(|(_, facts)| facts.inks.iter().all(|ink| inks.contains(ink)))
        .filter(|(_, facts)| catalog.find(&facts.full_name()).is_ok())
        .collect();
    rng.shuffle(&mut incoming);
    let mut swaps: Vec<Swap> = Vec::new();
    // Each card of the deck takes its turn, so that none is left out before all had one.
    let mut outgoing = own.clone();
    outgoing.sort_by_key(|entry| look.place(&library.facts(entry.card).full_name()));
    for round in 0..proposing.swaps {
        for entry in &outgoing {
            if swaps.len() >= proposing.swaps {
                return swaps;
            }
            let gone = library.facts(entry.card);
            let fits = |(card, facts): &&(CatalogueIx, &CardFacts)| {
                *card != entry.card && is_like(gone, facts, round) && {
                    let full = facts.full_name();
                    !swaps.iter().any(|swap| swap.into == full && swap.out == gone.full_name())
                }
            };
            // Every other round changes two copies only: two for two.
            let most = if round % 2 == 1 { proposing.copies.min(2) } else { proposing.copies };
            let copies = entry.count.min(most);
            let legal = |(card, _): &&(CatalogueIx, &CardFacts)| {
                is_legal(list, entry.card, *card, copies, format, library)
            };
            if let Some((_, facts)) = incoming.iter().filter(fits).find(legal) {
                swaps.push(Swap { copies, out: gone.full_name(), into: facts.full_name() });
            }
            // Another card is found first next time.
            let count = incoming.len().max(1);
            incoming.rotate_left(rng.below(count as u32) as usize);
        }
    }
    swaps
}

/// The same kind of card, at a cost that is close; later rounds look further.
fn is_like(gone: &CardFacts, facts: &CardFacts, round: usize) -> bool {
    let kind = |facts: &CardFacts| match facts.kind {
        CardKind::Character => 0,
        CardKind::Action { .. } => 1,
        CardKind::Item => 2,
        CardKind::Location => 3,
    };
    let distance = u64::from(gone.cost.abs_diff(facts.cost));
    let reach = 1 + round as u64;
    distance <= reach && (round > 2 || kind(gone) == kind(facts))
}

fn is_legal(
    list: &List,
    out: CatalogueIx,
    into: CatalogueIx,
    copies: u32,
    format: &Format,
    library: &Library,
) -> bool {
    let mut left = copies;
    let mut entries: Vec<DeckEntry> = Vec::new();
    for entry in &list.entries {
        let gone = if entry.card == out { left.min(entry.count) } else { 0 };
        left -= gone;
        if entry.count > gone {
            entries.push(DeckEntry { count: entry.count - gone, ..entry.clone() });
        }
    }
    entries.push(DeckEntry { card: into, count: copies, place: ListPlace::List });
    let check =
        |list: &List| deck::check(list, format, library.catalogue(), |card| library.deck_rules(card)).len();
    // A deck that is not legal as it is must not get worse.
    check(&List { entries }) <= check(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_surely_wins_less_comes_first() {
        let looked = |card: &str, difference: f64, half: f64| LookedAt {
            card: card.to_owned(),
            worth: Difference { difference, low: difference - half, high: difference + half },
        };
        let cards = vec![looked("few games", -0.4, 0.6), looked("good", 0.1, 0.05), looked("bad", -0.2, 0.1)];
        let look = FirstLook::of(100, cards);
        let names: Vec<&str> = look.cards.iter().map(|looked| looked.card.as_str()).collect();
        assert_eq!(names, ["bad", "few games", "good"]);
        assert_eq!(look.worse().count(), 1);
        assert!(look.place("bad") < look.place("not there"));
    }
}
