//! The options of a text in words (6.1.5.2): what each of them does, written from the tree.
//!
//! The engine asks for the number of an option. Here every place of a text that offers a choice is found in its tree, and
//! each of its options is written as a sentence of its own.

use cards::library::CardText;
use engine::program::DefIx;
use notation::Language;
use syntax::tree::{
    Ability, AbilityKind, Act, Clause, Ending, Kind, Labelled, NounPhrase, OptionCount, Place, PortionPlace,
    Quantity, Sentence, Verb,
};

use crate::Collection;
use crate::words::quotes;

/// What the options of a card's text do, if it has exactly one choice between so many; `story` is the name of the ability
/// that resolves, which decides between several.
pub(crate) fn options(
    collection: &Collection,
    def: DefIx,
    story: Option<&str>,
    count: usize,
    language: Language,
) -> Option<Vec<String>> {
    let card = collection.library().resolve(collection.name(def)).ok()?;
    let text = collection.library().text(card).ok()?;
    let abilities = CardText::abilities(&text).unwrap_or_default();
    let fits = |ability: &Ability| {
        let name = ability.name.as_ref().map(|name| name.0.as_str());
        let choices = choices(ability).into_iter().filter(|options| options.len() == count);
        let written =
            choices.map(|options| options.iter().map(|one| written(collection, one, language)).collect());
        written.map(|texts: Vec<String>| (name.is_some() && name == story, texts)).collect::<Vec<_>>()
    };
    let mut found: Vec<(bool, Vec<String>)> =
        abilities.iter().flat_map(|printed| fits(&printed.ability)).collect();
    if found.iter().any(|(is_resolving, _)| *is_resolving) {
        found.retain(|(is_resolving, _)| *is_resolving);
    }
    found.dedup_by(|one, other| one.1 == other.1);
    match found.len() {
        1 => found.pop().map(|(_, texts)| texts),
        _ => None,
    }
}

/// An option: its label, where it has one, and what it does.
#[derive(Clone)]
struct Choice {
    label: Option<Label>,
    sentences: Vec<Sentence>,
}

/// How an option is called.
#[derive(Clone)]
enum Label {
    /// As the card prints it.
    Printed(String),
    /// An ink type or a keyword that is picked: the whole option.
    Ink(vocabulary::Ink),
    Keyword(vocabulary::Keyword),
    /// A card type that is picked.
    Type(vocabulary::CardKind),
}

impl Choice {
    fn act(act: Act) -> Choice {
        Choice { label: None, sentences: vec![Sentence { lead: Vec::new(), act }] }
    }
}

fn written(collection: &Collection, choice: &Choice, language: Language) -> String {
    match &choice.label {
        Some(Label::Ink(ink)) => return ink.name_in(language).to_owned(),
        Some(Label::Keyword(keyword)) => return keyword.name(language).to_owned(),
        Some(Label::Type(kind)) => return crate::words::tongue(language).kind(*kind).to_owned(),
        Some(Label::Printed(_)) | None => {}
    }
    let kind = AbilityKind::Action(choice.sentences.clone());
    let text = collection.ability(&Ability { name: None, kind, ending: Ending::Stop }, language);
    let text = text.trim().trim_end_matches('.');
    match &choice.label {
        Some(Label::Printed(label)) => {
            let (open, close) = quotes(language);
            format!("{open}{label}{close} {text}")
        }
        Some(Label::Ink(_) | Label::Keyword(_) | Label::Type(_)) | None => text.to_owned(),
    }
}

/// Every choice that an ability offers.
fn choices(ability: &Ability) -> Vec<Vec<Choice>> {
    let mut found = Vec::new();
    let sentences = match &ability.kind {
        AbilityKind::Triggered(triggered) => &triggered.effects,
        AbilityKind::Activated(activated) => &activated.effects,
        AbilityKind::Replacement(replacement) => &replacement.instead,
        AbilityKind::Static(sentences) | AbilityKind::Action(sentences) => sentences,
        AbilityKind::Keywords(_)
        | AbilityKind::UnknownKeyword(_)
        | AbilityKind::NamedBoth(_)
        | AbilityKind::DeckRule(_) => return found,
    };
    in_sentences(sentences, &mut found);
    found
}

fn in_sentences(sentences: &[Sentence], found: &mut Vec<Vec<Choice>>) {
    sentences.iter().for_each(|sentence| in_act(&sentence.act, found));
}

fn in_act(act: &Act, found: &mut Vec<Vec<Choice>>) {
    match act {
        Act::Clause(clause) => in_clause(clause, found),
        Act::Series { acts, joins: _ } => acts.iter().for_each(|act| in_act(act, found)),
        Act::May { who: _, act } | Act::If { condition: _, act } => in_act(act, found),
        Act::To { first, then } => {
            in_act(first, found);
            in_act(then, found);
        }
        Act::Or(acts) => {
            found.push(acts.iter().cloned().map(Choice::act).collect());
            acts.iter().for_each(|act| in_act(act, found));
        }
        Act::ChooseOne { options, who: _, count, word: _, both_if: _, then_count: _, mark: _ } => {
            let choice = |sentences: Vec<Sentence>| Choice { label: None, sentences };
            found.push(options.iter().cloned().map(choice).collect());
            // "Choose one or both", "choose two": what is chosen together is one option.
            if *count != OptionCount::One {
                let together = |set: &Vec<usize>| set.iter().flat_map(|at| options[*at].clone()).collect();
                found.push(count.choices(options.len()).iter().map(together).map(choice).collect());
            }
            options.iter().for_each(|sentences| in_sentences(sentences, found));
        }
        Act::ChooseLabel { who: _, options } => {
            let choice = |option: &Labelled| Choice {
                label: Some(Label::Printed(option.label.0.clone())),
                sentences: option.sentences.clone(),
            };
            found.push(options.iter().map(choice).collect());
            options.iter().for_each(|option| in_sentences(&option.sentences, found));
        }
        Act::Cases { of: _, cases } => cases.iter().for_each(|case| in_sentences(&case.sentences, found)),
        Act::Trigger(triggered) => in_sentences(&triggered.effects, found),
        Act::Replace(replacement) => in_sentences(&replacement.instead, found),
    }
}

/// A clause that leaves a place or a number of cards open.
fn in_clause(clause: &Clause, found: &mut Vec<Vec<Choice>>) {
    let with = |verb: Verb| Choice::act(Act::Clause(Clause { verb, ..clause.clone() }));
    match &clause.verb {
        Verb::Put { what, from, place } => {
            let put = |place| with(Verb::Put { what: what.clone(), from: from.clone(), place });
            found.extend(places(place).map(|places| places.into_iter().map(put).collect()));
        }
        Verb::PutBack { what, place: Some(place) } => {
            let put = |place| with(Verb::PutBack { what: what.clone(), place: Some(place) });
            found.extend(places(place).map(|places| places.into_iter().map(put).collect()));
        }
        Verb::PutPortions(portions) => {
            for PortionPlace { what, place, order: _ } in portions {
                let put = |place| with(Verb::Put { what: what.clone(), from: None, place });
                found.extend(places(place).map(|places| places.into_iter().map(put).collect()));
            }
        }
        Verb::ChooseQuality { quality, word: _ } => {
            let pick = |label| Choice { label: Some(label), sentences: Vec::new() };
            let inks = quality.inks().map(|ink| pick(Label::Ink(ink)));
            let keywords = quality.keywords().map(|keyword| pick(Label::Keyword(keyword)));
            let types = quality.types().filter_map(|kind| Some(pick(Label::Type(card_kind(&kind)?))));
            found.push(inks.chain(keywords).chain(types).collect());
        }
        Verb::ChooseAnd(inner) => {
            if let Verb::Discard(NounPhrase::Joined { items, .. }) = inner.as_ref() {
                let discard =
                    |item: &NounPhrase| with(Verb::ChooseAnd(Box::new(Verb::Discard(counted(item)))));
                found.push(items.iter().map(discard).collect());
            }
        }
        _ => {}
    }
}

/// "2 cards" for "either 2 cards".
fn counted(item: &NounPhrase) -> NounPhrase {
    let mut item = item.clone();
    if let NounPhrase::Noun(noun) = &mut item
        && let Quantity::Either(number) = noun.quantity
    {
        noun.quantity = Quantity::N(number);
    }
    item
}

/// The kind of card that a word of a text names.
fn card_kind(kind: &Kind) -> Option<vocabulary::CardKind> {
    match kind {
        Kind::Character => Some(vocabulary::CardKind::Character),
        Kind::Action => Some(vocabulary::CardKind::Action { song: false }),
        Kind::Song => Some(vocabulary::CardKind::Action { song: true }),
        Kind::Item => Some(vocabulary::CardKind::Item),
        Kind::Location => Some(vocabulary::CardKind::Location),
        Kind::Card | Kind::Class(_) | Kind::Player | Kind::Opponent | Kind::One | Kind::Counter(_) => None,
    }
}

/// The places of which one is chosen.
fn places(place: &Place) -> Option<Vec<Place>> {
    match place {
        Place::TopOrBottom { zone: Some(zone), word: _ } => Some(vec![
            Place::TopOf { zone: zone.clone(), word: Default::default() },
            Place::BottomOf(zone.clone()),
        ]),
        Place::TopOrBottom { zone: None, word: _ } => Some(vec![Place::Top, Place::Bottom]),
        Place::Either { places, word: _ } => Some(places.clone()),
        Place::Into { .. }
        | Place::TopOf { .. }
        | Place::BottomOf(_)
        | Place::Bottom
        | Place::Top
        | Place::There
        | Place::BackOnTop
        | Place::OnTopOf(_)
        | Place::Under { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every choice of the library is told apart by its ability and the number of its options, and is in words.
    #[test]
    fn all_options_of_the_library_are_in_words() {
        let collection = Collection::new(library::load().expect("the library"));
        let mut count = 0;
        for (def, _) in collection.catalog().pool().cards() {
            let Ok(card) = collection.library().resolve(collection.name(def)) else { continue };
            let Ok(text) = collection.library().text(card) else { continue };
            for printed in CardText::abilities(&text).unwrap_or_default() {
                let story = printed.ability.name.as_ref().map(|name| name.0.as_str());
                for choice in choices(&printed.ability) {
                    count += 1;
                    for language in [Language::English, Language::Spanish] {
                        let told = options(&collection, def, story, choice.len(), language);
                        let told = told.unwrap_or_else(|| panic!("{}: {story:?}", collection.name(def)));
                        assert!(told.iter().all(|text| text.len() > 5), "{}: {told:?}", collection.name(def));
                    }
                }
            }
        }
        assert!(count > 20, "{count}");
    }
}
