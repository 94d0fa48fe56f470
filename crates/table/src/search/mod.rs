//! Queries over cards, as every face offers them: fields, comparisons and words.

mod query;

pub use query::Query;

use cards::CardFacts;
use cards::catalogue::CatalogueIx;
use cards::library::CardText;
use library::{Library, LibraryError};
use rulebook::Forms;
use syntax::tree::AbilityKind;
use vocabulary::{CardKind, Language, fold};

use crate::words::KindSought;
use query::{Number, Part, Test};

impl Query {
    /// The cards that fit, in order of id.
    pub fn find(&self, library: &Library) -> Result<Vec<CatalogueIx>, LibraryError> {
        let mut found = Vec::new();
        let mut forms = Forms::new(self.language);
        for (card, facts) in library.catalogue().iter() {
            // Facts first: they are there already, while a text must be opened.
            let by_facts = |part: &Part| match fits_facts(&part.test, facts) {
                Some(fits) => fits != part.is_negated,
                None => true,
            };
            if !self.parts.iter().all(by_facts) {
                continue;
            }
            let needs_text = self.parts.iter().any(|part| fits_facts(&part.test, facts).is_none());
            if !needs_text {
                found.push(card);
                continue;
            }
            let text = library.text(card)?;
            let mut by_text = |part: &Part| match fits_facts(&part.test, facts) {
                Some(_) => true,
                None => fits_text(&part.test, &text, self.language, &mut forms) != part.is_negated,
            };
            if self.parts.iter().all(&mut by_text) {
                found.push(card);
            }
        }
        Ok(found)
    }
}

/// Whether the facts fit; `None` where the text must be asked.
fn fits_facts(test: &Test, facts: &CardFacts) -> Option<bool> {
    Some(match test {
        Test::Name(name) => fold(&facts.full_name()).contains(name.as_str()),
        Test::Kind(KindSought::Song) => facts.kind == CardKind::Action { song: true },
        Test::Kind(KindSought::Action) => matches!(facts.kind, CardKind::Action { .. }),
        Test::Kind(KindSought::Character) => facts.kind == CardKind::Character,
        Test::Kind(KindSought::Item) => facts.kind == CardKind::Item,
        Test::Kind(KindSought::Location) => facts.kind == CardKind::Location,
        Test::Ink(ink) => facts.inks.contains(*ink),
        Test::Class(class) => facts.classifications.iter().any(|own| fold(&own.0) == *class),
        Test::Set(set) => facts.printings.iter().any(|printing| printing.set.0.eq_ignore_ascii_case(set)),
        Test::Rarity(rarity) => facts.printings.iter().any(|printing| printing.rarity == *rarity),
        Test::Inkable(inkable) => facts.inkable == *inkable,
        Test::Number(number, compare, value) => {
            let own = match number {
                Number::Cost => Some(facts.cost),
                Number::Strength => facts.strength,
                Number::Willpower => facts.willpower,
                Number::Lore => facts.lore,
                Number::MoveCost => facts.move_cost,
            };
            own.is_some_and(|own| compare.holds(u32::from(own), *value))
        }
        Test::Words(words) if fold(&facts.full_name()).contains(words.as_str()) => true,
        Test::Keyword(_) | Test::Words(_) | Test::Supported(_) => return None,
    })
}

fn fits_text(test: &Test, text: &CardText, language: Language, forms: &mut Forms) -> bool {
    let abilities = text.abilities().unwrap_or_default();
    match test {
        Test::Supported(supported) => text.abilities().is_some() == *supported,
        Test::Keyword(name) => abilities.iter().any(|printed| match &printed.ability.kind {
            AbilityKind::Keywords(keywords) => keywords.iter().any(|keyword| keyword.name() == *name),
            AbilityKind::Triggered(_)
            | AbilityKind::Activated(_)
            | AbilityKind::Static(_)
            | AbilityKind::Replacement(_)
            | AbilityKind::Action(_)
            | AbilityKind::UnknownKeyword(_)
            | AbilityKind::NamedBoth(_)
            | AbilityKind::DeckRule(_) => false,
        }),
        Test::Words(words) => abilities.iter().any(|printed| {
            let english = syntax::english(&printed.ability);
            fold(&english).contains(words.as_str())
                || forms.contains(&syntax::written(&printed.ability, language), words)
        }),
        Test::Name(_)
        | Test::Kind(_)
        | Test::Ink(_)
        | Test::Class(_)
        | Test::Set(_)
        | Test::Rarity(_)
        | Test::Inkable(_)
        | Test::Number(..) => false,
    }
}
