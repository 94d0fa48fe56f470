//! Which decks are legal (1.10.1, C.1).

use super::format::Format;
use super::problem::{ListPlace, Violation, ViolationKind};
use super::{Deck, DeckEntry};
use crate::catalogue::{Catalogue, CatalogueIx};
use crate::facts::CardFacts;
use syntax::tree::{Adjective, CardName, ClassName, DeckRule, Join, Kind, Noun, NounPhrase};
use vocabulary::fold::fold;
use vocabulary::{CardKind, Ink, Inks};

/// Everything that is illegal about a deck in a format.
///
/// `rules` gives what a card itself says about deck building (1.10.1.3).
pub fn check(
    deck: &Deck,
    format: &Format,
    catalogue: &Catalogue,
    rules: impl Fn(CatalogueIx) -> Vec<DeckRule>,
) -> Vec<Violation> {
    let cards: Vec<Card<'_>> = deck
        .cards()
        .into_iter()
        .filter_map(|entry| Some(Card { facts: catalogue.get(entry.card)?, rules: rules(entry.card), entry }))
        .collect();
    let mut violations = Vec::new();
    if deck.len() < format.cards_min {
        let kind = ViolationKind::TooFewCards { found: deck.len(), least: format.cards_min };
        violations.push(Violation { place: ListPlace::List, kind });
    }
    for card in &cards {
        let kinds = [pool(card, format), banned(card, format), copies(card, format)];
        violations
            .extend(kinds.into_iter().flatten().map(|kind| Violation { place: card.entry.place, kind }));
    }
    violations.extend(inks(&cards, format));
    violations
}

/// A card of the deck with all its copies.
struct Card<'a> {
    facts: &'a CardFacts,
    rules: Vec<DeckRule>,
    entry: DeckEntry,
}

fn pool(card: &Card<'_>, format: &Format) -> Option<ViolationKind> {
    if format.has(card.facts) {
        return None;
    }
    let mut printed_in: Vec<String> = Vec::new();
    for printing in &card.facts.printings {
        if !printed_in.contains(&printing.set.0) {
            printed_in.push(printing.set.0.clone());
        }
    }
    Some(ViolationKind::NotInPool { card: card.facts.full_name(), printed_in })
}

fn banned(card: &Card<'_>, format: &Format) -> Option<ViolationKind> {
    format.bans(card.facts).then(|| ViolationKind::Banned { card: card.facts.full_name() })
}

fn copies(card: &Card<'_>, format: &Format) -> Option<ViolationKind> {
    let mut most = format.copies_max;
    for rule in &card.rules {
        match rule {
            // "Up to" lifts the format's limit; a format without one has nothing to lift.
            DeckRule::UpTo { copies, name } if names(name, card.facts) => {
                most = most.map(|most| most.max(*copies))
            }
            DeckRule::AnyNumber(name) if names(name, card.facts) => most = None,
            // C.1: "only" holds in Limited too.
            DeckRule::Only { copies, name } if names(name, card.facts) => {
                most = Some(most.map_or(*copies, |most| most.min(*copies)));
            }
            DeckRule::UpTo { .. } | DeckRule::AnyNumber(_) | DeckRule::Only { .. } => {
                return Some(ViolationKind::UnsupportedDeckRule { card: card.facts.full_name() });
            }
            DeckRule::AnyInk(_) => {}
        }
    }
    let most = most?;
    let found = card.entry.count;
    (found > most).then(|| ViolationKind::TooManyCopies { card: card.facts.full_name(), found, most })
}

/// Whether a rule about "X" on this card is about the card itself, by full name or by name.
fn names(name: &CardName, card: &CardFacts) -> bool {
    let name = fold(&name.0);
    name == fold(&card.full_name()) || name == fold(&card.name)
}

fn inks(cards: &[Card<'_>], format: &Format) -> Vec<Violation> {
    let Some(most) = format.inks_max else { return Vec::new() };
    let mut violations = Vec::new();
    let mut exceptions: Vec<(usize, Filter<'_>)> = Vec::new();
    for (place, card) in cards.iter().enumerate() {
        for rule in &card.rules {
            let DeckRule::AnyInk(phrase) = rule else { continue };
            let NounPhrase::Noun(noun) = phrase else {
                violations.push(unsupported(card));
                continue;
            };
            match filter(noun) {
                Some(filter) => exceptions.push((place, filter)),
                None => violations.push(unsupported(card)),
            }
        }
    }
    // 1.10.1.3: a card that changes the rules must itself fit without its help; only then do other cards
    // profit from it. So every exception counts with its own inks, whatever the others say.
    let counts = |place: usize| {
        let is_exception = exceptions.iter().any(|(source, _)| *source == place);
        is_exception || !exceptions.iter().any(|(_, filter)| filter.describes(cards[place].facts))
    };
    let counted: Vec<&Card<'_>> =
        cards.iter().enumerate().filter(|(place, _)| counts(*place)).map(|(_, card)| card).collect();
    let all = counted.iter().fold(Inks::NONE, |all, card| all.union(card.facts.inks));
    if all.len() > most as usize {
        let copies = |ink: Ink| {
            let cards = counted.iter().filter(|card| card.facts.inks.contains(ink));
            cards.map(|card| card.entry.count).sum()
        };
        let inks = all.iter().map(|ink| (ink.into(), copies(ink))).collect();
        let kind = ViolationKind::TooManyInks { most, inks };
        violations.push(Violation { place: ListPlace::List, kind });
    }
    violations
}

fn unsupported(card: &Card<'_>) -> Violation {
    let kind = ViolationKind::UnsupportedDeckRule { card: card.facts.full_name() };
    Violation { place: card.entry.place, kind }
}

/// What the phrase asks for, where that is only what a card in a deck list has: its type and classifications.
fn filter(noun: &Noun) -> Option<Filter<'_>> {
    if noun.possessor.is_some() || !noun.post.is_empty() {
        return None;
    }
    let mut classes = Vec::new();
    for adjective in &noun.adjectives {
        let Adjective::Class { classes: any, join } = adjective else { return None };
        classes.push((any.as_slice(), *join));
    }
    Some(Filter { kinds: &noun.head.kinds, classes })
}

struct Filter<'a> {
    kinds: &'a [Kind],
    classes: Vec<(&'a [ClassName], Join)>,
}

impl Filter<'_> {
    fn describes(&self, card: &CardFacts) -> bool {
        self.kinds.iter().any(|kind| is_kind(kind, card))
            && self.classes.iter().all(|(classes, join)| match join {
                Join::And => classes.iter().all(|class| card.has_classification(&class.0)),
                Join::Or | Join::AndOr => classes.iter().any(|class| card.has_classification(&class.0)),
            })
    }
}

fn is_kind(kind: &Kind, card: &CardFacts) -> bool {
    match kind {
        Kind::Card => true,
        Kind::Character => card.kind == CardKind::Character,
        Kind::Action => matches!(card.kind, CardKind::Action { .. }),
        Kind::Song => card.is_song(),
        Kind::Item => card.kind == CardKind::Item,
        Kind::Location => card.kind == CardKind::Location,
        Kind::Class(class) => card.has_classification(&class.0),
        Kind::Player | Kind::Opponent | Kind::One | Kind::Counter(_) => false,
    }
}
