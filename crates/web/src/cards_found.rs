//! Cards: found as one types, searched by the query language, shown with all that is known of them.

use cards::CardFacts;
use cards::catalogue::CatalogueIx;
use cards::library::CardText;
use library::Library;
use notation::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Query;
use ts_rs::TS;
use vocabulary::fold;

use crate::books::{Nothing, RulingBrief};
use crate::words::{InkWord, KindWord, Tongue};
use crate::{Desk, Trouble};
use vocabulary::order::InOrder;

/// The most cards of one search.
const SEARCHED_MAX: usize = 300;

/// Words that somebody types.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FindInput {
    /// What somebody typed.
    pub words: String,
    /// How many cards are wanted at most.
    pub most: usize,
}

/// A query.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SearchInput {
    /// The query, as `lore cards find` takes it.
    pub query: String,
    /// The language of the answer.
    pub language: Tongue,
}

/// A card that is asked for.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CardInput {
    /// The card's name.
    pub name: String,
    /// The language of the answer.
    pub language: Tongue,
}

/// A card in one line.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardBrief {
    /// Its full name.
    pub name: String,
    /// What kind of card it is.
    pub kind: KindWord,
    /// Its inks.
    pub inks: Vec<InkWord>,
    /// Its ink cost.
    pub cost: u8,
    /// Whether it has the inkwell symbol.
    pub inkable: bool,
    /// Its Strength.
    pub strength: Option<u8>,
    /// Its Willpower.
    pub willpower: Option<u8>,
    /// Its lore value.
    pub lore: Option<u8>,
    /// Its move cost.
    pub move_cost: Option<u8>,
    /// Its classifications.
    pub classes: Vec<String>,
}

/// What a query found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardsSearched {
    /// The first of those that fit.
    pub cards: Vec<CardBrief>,
    /// How many fit.
    pub count: usize,
    /// What is wrong with the query.
    pub problem: Option<String>,
}

/// Words of a card that are no longer what is printed, and why.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ErratumShown {
    /// What is printed.
    pub printed: String,
    /// What it says now.
    pub now: String,
    /// Why it was changed, in the language of the page.
    pub reason: String,
}

/// Everything about a card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardPage {
    /// What is printed on it but the text.
    pub brief: CardBrief,
    /// Name, facts and text with reminders, as the table shows them.
    pub lines: Vec<String>,
    /// Its abilities, each in every language.
    pub abilities: Vec<BTreeMap<Tongue, String>>,
    /// What it means, as the engine takes it; none where that is not known.
    pub meaning: Option<String>,
    /// Where it is no longer what is printed; known once the rulings are loaded.
    pub errata: Vec<ErratumShown>,
    /// Sets and numbers.
    pub printings: Vec<String>,
    /// Rulings that name it.
    pub rulings: Vec<RulingBrief>,
}

pub(crate) fn brief(facts: &CardFacts) -> CardBrief {
    CardBrief {
        name: facts.full_name(),
        kind: facts.kind.into(),
        inks: facts.inks.iter().map(InkWord::from).collect(),
        cost: facts.cost,
        inkable: facts.inkable,
        strength: facts.strength,
        willpower: facts.willpower,
        lore: facts.lore,
        move_cost: facts.move_cost,
        classes: facts.classifications.iter().map(|own| own.0.clone()).collect(),
    }
}

/// How well a name fits what is typed; less is better.
fn fit(name: &str, words: &str) -> Option<usize> {
    if name.starts_with(words) {
        return Some(0);
    }
    if name.split([' ', '-']).any(|part| part.starts_with(words)) || name.contains(&format!(" {words}")) {
        return Some(1);
    }
    let has = |word: &str| name.contains(word);
    words.split_whitespace().all(has).then_some(2)
}

pub(crate) fn find(desk: &mut Desk, input: FindInput) -> Result<Vec<CardBrief>, Trouble> {
    let words = fold(&input.words);
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let most = input.most.min(SEARCHED_MAX);
    let mut found: Vec<(usize, CatalogueIx)> = Vec::new();
    for ((ix, _), name) in desk.library.catalogue().iter().zip(&desk.folded) {
        found.extend(fit(name, &words).map(|fit| (fit, ix)));
    }
    found.order();
    let mut cards: Vec<CatalogueIx> = found.into_iter().map(|(_, ix)| ix).take(most).collect();
    // Three letters stand in every text.
    if cards.len() < most && words.len() > 3 {
        let library = desk.library.clone();
        let texts = library.catalogue().iter().map(|(ix, _)| ix).zip(desk.texts());
        let of_text = texts.filter(|(ix, text)| !cards.contains(ix) && text.contains(&words));
        let of_text: Vec<CatalogueIx> = of_text.map(|(ix, _)| ix).take(most - cards.len()).collect();
        cards.extend(of_text);
    }
    Ok(cards.into_iter().map(|ix| brief(desk.library.facts(ix))).collect())
}

pub(crate) fn search(desk: &mut Desk, input: SearchInput) -> Result<CardsSearched, Trouble> {
    let found = match Query::read(&input.query, input.language.into()) {
        Ok(query) => query.find(&desk.library)?,
        Err(problem) => {
            return Ok(CardsSearched { cards: Vec::new(), count: 0, problem: Some(problem) });
        }
    };
    let cards = found.iter().take(SEARCHED_MAX).map(|ix| brief(desk.library.facts(*ix))).collect();
    Ok(CardsSearched { cards, count: found.len(), problem: None })
}

pub(crate) fn text(desk: &mut Desk, input: CardInput) -> Result<Vec<String>, Trouble> {
    let ix = desk.library.resolve(&input.name)?;
    let name = desk.library.facts(ix).full_name();
    let collection = desk.collection(std::slice::from_ref(&name));
    let def = collection.find(&name);
    Ok(def.map(|def| collection.card_text(def, input.language.into())).unwrap_or_default())
}

/// What a card means, as the engine takes it.
fn meaning(text: &CardText, facts: &CardFacts) -> Option<String> {
    let abilities: Vec<_> = text.abilities()?.iter().map(|printed| printed.ability.clone()).collect();
    let meaning = meaning::elaborate_card(&abilities, facts.kind).ok()?;
    let written: String = meaning.iter().map(meaning::write::meaning).collect();
    Some(written).filter(|written| !written.trim().is_empty())
}

pub(crate) fn card(desk: &mut Desk, input: CardInput) -> Result<CardPage, Trouble> {
    let ix = desk.library.resolve(&input.name)?;
    let facts = desk.library.facts(ix).clone();
    let name = facts.full_name();
    let language = Language::from(input.language);
    let collection = desk.collection(std::slice::from_ref(&name));
    let lines = collection.find(&name).map(|def| collection.card_text(def, language)).unwrap_or_default();
    let text = desk.library.text(ix)?;
    let abilities = CardText::abilities(&text).unwrap_or_default().iter().map(|printed| {
        let written = |language| (Tongue::from(language), syntax::written(&printed.ability, language));
        Language::ALL.map(written).into()
    });
    let printings = facts.printings.iter().map(|printing| {
        let variant = printing.variant.map(String::from).unwrap_or_default();
        format!("{} #{}{variant}", printing.set, printing.number)
    });
    let language = input.language.into();
    let errata = desk.errata.iter().filter(|erratum| erratum.card == name).map(|erratum| ErratumShown {
        printed: erratum.printed.clone(),
        now: erratum.now.clone(),
        reason: erratum.reason.say(language).to_owned(),
    });
    Ok(CardPage {
        brief: brief(&facts),
        lines,
        abilities: abilities.collect(),
        meaning: meaning(&text, &facts),
        errata: errata.collect(),
        printings: printings.collect(),
        rulings: desk.rulings_with(&name, input.language),
    })
}

/// Cards whose texts are read at once while nobody waits.
const PREPARED: usize = 60;

pub(crate) fn prepare(desk: &mut Desk, _: Nothing) -> Result<bool, Trouble> {
    let wanted = desk.texts.len() + PREPARED;
    desk.read_texts(wanted);
    Ok(desk.texts.len() == desk.library.catalogue().len())
}

impl Desk {
    /// The text of every card in every language, folded.
    fn texts(&mut self) -> &[String] {
        self.read_texts(self.library.catalogue().len());
        &self.texts
    }

    /// Reads texts until there are so many.
    fn read_texts(&mut self, wanted: usize) {
        let library = &self.library;
        let missing = library.catalogue().iter().take(wanted).skip(self.texts.len());
        let texts: Vec<String> = missing.map(|(ix, _)| folded_text(library, ix)).collect();
        self.texts.extend(texts);
    }
}

/// A card's text in every language, folded; empty where it cannot be read.
fn folded_text(library: &Library, ix: CatalogueIx) -> String {
    let Ok(text) = library.text(ix) else { return String::new() };
    let texts = text.abilities().unwrap_or_default().iter().map(|printed| {
        fold(&Language::ALL.map(|language| syntax::written(&printed.ability, language)).join(" "))
    });
    texts.collect::<Vec<_>>().join("\n")
}
