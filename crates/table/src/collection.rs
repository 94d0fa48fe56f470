//! The cards at hand: facts, names, and text written from the tree in either language.

use std::sync::{Arc, OnceLock};

use cards::CardFacts;
use cards::library::CardText;
use engine::program::DefIx;
use files::Basis;
use library::Library;
use notation::{CardNames, Catalog, Language, catalog_of, catalog_of_some, names_of};
use syntax::tree::{Ability, AbilityKind, CardName};

use crate::words::tongue;

/// Everything about cards that a game in the terminal asks for.
pub struct Collection {
    library: Arc<Library>,
    catalog: Catalog,
    names: Arc<CardNames>,
    /// Found when it is first asked for: it goes over every card.
    mark: OnceLock<String>,
}

impl Collection {
    /// All cards of a library, compiled.
    pub fn new(library: Library) -> Collection {
        let catalog = catalog_of(&library);
        let names = Arc::new(names_of(&library));
        Collection { library: Arc::new(library), catalog, names, mark: OnceLock::new() }
    }

    /// The wanted cards of a library, lowered: enough for a game in which no other card is.
    pub fn of_some(
        library: &Arc<Library>,
        names: &Arc<CardNames>,
        wanted: impl Fn(&CardFacts) -> bool,
    ) -> Collection {
        let catalog = catalog_of_some(library, wanted);
        Collection { library: library.clone(), catalog, names: names.clone(), mark: OnceLock::new() }
    }

    /// All cards.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The cards as the engine knows them.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The names that decks and files may use.
    pub fn names(&self) -> &CardNames {
        &self.names
    }

    /// The full name of a card.
    pub fn name(&self, def: DefIx) -> &str {
        self.catalog.name(def)
    }

    /// The facts of a card; none for filler cards.
    pub fn facts(&self, def: DefIx) -> Option<&CardFacts> {
        self.facts_of(self.name(def))
    }

    fn facts_of(&self, name: &str) -> Option<&CardFacts> {
        self.library.resolve(name).ok().map(|card| self.library.facts(card))
    }

    /// The card that a name means, if it can be played.
    pub fn find(&self, name: &str) -> Option<DefIx> {
        let card = self.library.resolve(name).ok()?;
        self.catalog.find(&self.library.facts(card).full_name()).ok()
    }

    /// A card as a player reads it: name, facts, text.
    pub fn card_text(&self, def: DefIx, language: Language) -> Vec<String> {
        let name = self.name(def);
        let mut lines = vec![name.to_owned()];
        let Ok(card) = self.library.resolve(name) else { return lines };
        lines.extend(fact_lines(self.library.facts(card), language));
        let facts = self.library.facts(card);
        if facts.is_song() {
            let reminder = syntax::reminder::song_reminder(u32::from(facts.cost), language);
            lines.push(format!("({})", symbols(&reminder, language)));
        }
        let read = self.library.text(card).ok();
        let printed = read.as_ref().and_then(CardText::abilities).unwrap_or_default();
        for (at, ability) in self.abilities(def, language).into_iter().enumerate() {
            lines.push(ability);
            let keywords = printed.get(at).map(|printed| reminders(facts, &printed.ability, language));
            lines.extend(keywords.unwrap_or_default());
        }
        lines
    }

    /// The abilities of a card, in words that can be read aloud.
    pub fn abilities(&self, def: DefIx, language: Language) -> Vec<String> {
        let Ok(card) = self.library.resolve(self.name(def)) else { return Vec::new() };
        match self.library.text(card) {
            Ok(CardText::Read(abilities)) => {
                abilities.iter().map(|printed| self.ability(&printed.ability, language)).collect()
            }
            Ok(CardText::Unsupported(_)) | Err(_) => {
                vec![tongue(language).unsupported_text().to_owned()]
            }
        }
    }

    /// An ability, in words that can be read aloud.
    pub(crate) fn ability(&self, ability: &Ability, language: Language) -> String {
        symbols(&syntax::written(ability, language), language)
    }

    /// A mark of all that cards mean: answers of a saved game mean the same only with the same cards.
    pub fn mark(&self) -> &str {
        self.mark.get_or_init(|| Basis::default().with_mark("", &self.catalog.meaning()).0.remove(0).1)
    }
}

/// What the keywords of an ability mean.
fn reminders(facts: &CardFacts, ability: &Ability, language: Language) -> Vec<String> {
    let AbilityKind::Keywords(keywords) = &ability.kind else { return Vec::new() };
    // 5.2.6.1: a pair has the names of both.
    let names: Vec<CardName> =
        vocabulary::names_in(&facts.name).into_iter().map(|name| CardName(name.to_owned())).collect();
    let reminder = |keyword| syntax::reminder::reminder(keyword, &names, language);
    keywords.iter().map(|keyword| format!("({})", symbols(&reminder(keyword), language))).collect()
}

/// Symbols as words, joined to a number as the language does it.
fn symbols(text: &str, language: Language) -> String {
    let spoken = tongue(language);
    let words = ["{E}", "{I}", "{S}", "{W}", "{L}"].into_iter().zip(spoken.symbols());
    let mut text = text.to_owned();
    for (symbol, word) in words {
        while let Some((before, after)) = text.split_once(symbol) {
            let counted = before.trim_end().ends_with(|last: char| last.is_ascii_digit());
            let of = if counted { spoken.after_number() } else { "" };
            text = format!("{before}{of}{word}{after}");
        }
    }
    text
}

fn fact_lines(facts: &CardFacts, language: Language) -> Vec<String> {
    let words = tongue(language);
    let kind = words.kind(facts.kind);
    let inkable = if facts.inkable { words.inkable() } else { words.not_inkable() };
    let cost = words.cost();
    let inks: Vec<&str> = facts.inks.iter().map(|ink| ink.name_in(language)).collect();
    let mut first = format!("{kind}, {}, {cost} {}, {inkable}", inks.join("/"), facts.cost);
    let classes: Vec<&str> = facts.classifications.iter().map(|own| own.0.as_str()).collect();
    if !classes.is_empty() {
        first += &format!(", {}", classes.join(" • "));
    }
    let [_, _, strength, willpower, lore] = words.symbols();
    let numbers = [
        (strength, facts.strength),
        (willpower, facts.willpower),
        (lore, facts.lore),
        (words.move_cost(), facts.move_cost),
    ];
    let numbers: Vec<String> =
        numbers.iter().filter_map(|(name, value)| Some(format!("{name} {}", (*value)?))).collect();
    let mut lines = vec![first];
    if !numbers.is_empty() {
        lines.push(numbers.join(", "));
    }
    lines
}
