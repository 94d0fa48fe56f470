//! The catalog: which cards the judge can play, and how their decks are checked.
//!
//! Cards come compiled from whoever loads them; the judge itself reads no file and no card text.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::program::{AbilityIx, DefIx, Pool};
use syntax::tree::{Ability, AbilityKind, Keyword};

use crate::names::FILLER;
use narrate::Wording;
use narrate::start::Obstacle;
use script::DeckList;
use vocabulary::spelling::spelling as fold;

/// Everything the judge needs to know about cards.
pub struct Catalog {
    pool: Arc<Pool>,
    filler: DefIx,
    cards: BTreeMap<String, Result<DefIx, Wording>>,
    names: BTreeMap<DefIx, String>,
    decks: DeckCheck,
    texts: BTreeMap<DefIx, Vec<Ability>>,
}

/// What is illegal about a deck list (1.10.1.1), each point as a sentence; nothing for a legal one.
pub type DeckCheck = Box<dyn Fn(&DeckList) -> Vec<Wording> + Send + Sync>;

impl Catalog {
    /// A catalog over a pool whose filler card is `filler`, with the check for deck lists.
    pub fn new(pool: Arc<Pool>, filler: DefIx, decks: DeckCheck) -> Self {
        let names = BTreeMap::from([(filler, FILLER.to_owned())]);
        Self { pool, filler, cards: BTreeMap::new(), names, decks, texts: BTreeMap::new() }
    }

    /// Adds a card that can be played.
    pub fn add(&mut self, full_name: &str, def: DefIx) {
        self.cards.insert(fold(full_name), Ok(def));
        self.names.insert(def, full_name.to_owned());
    }

    /// Adds what a card says, paragraph by paragraph, to be told where it matters.
    pub fn add_text(&mut self, def: DefIx, abilities: Vec<Ability>) {
        self.texts.insert(def, abilities);
    }

    /// The text that an ability comes from; for one of a keyword, what the keyword does.
    pub fn text(&self, ability: AbilityIx) -> Option<Wording> {
        match self.pool.paragraph(ability) {
            Some((def, number)) => self.texts.get(&def)?.get(number).map(written),
            None => self.pool.ability(ability).keyword.and_then(reminder),
        }
    }

    /// The text of a card in English, paragraph by paragraph.
    pub fn card_text(&self, def: DefIx) -> Vec<String> {
        self.texts.get(&def).map(|texts| texts.iter().map(syntax::english).collect()).unwrap_or_default()
    }

    /// What a card says, all of its paragraphs, a line each; none where it says nothing.
    pub fn whole_text(&self, def: DefIx) -> Option<Wording> {
        let all: Vec<Wording> = self.texts.get(&def)?.iter().map(written).collect();
        let join = |language| all.iter().map(|text| text.say(language)).collect::<Vec<_>>().join("\n");
        (!all.is_empty()).then(|| Wording::of(join))
    }

    /// The text of an action, all of its paragraphs.
    pub fn effect(&self, def: DefIx) -> Option<Wording> {
        let is_effect = |ability: &&Ability| matches!(ability.kind, AbilityKind::Action(_));
        let all: Vec<Wording> = self.texts.get(&def)?.iter().filter(is_effect).map(written).collect();
        let join = |language| all.iter().map(|text| text.say(language)).collect::<Vec<_>>().join(" ");
        let text = Wording::of(join);
        (!all.is_empty()).then_some(text)
    }

    /// Adds a card that cannot be played yet, and why.
    pub fn add_unsupported(&mut self, full_name: &str, reason: Wording) {
        self.cards.insert(fold(full_name), Err(reason));
    }

    /// The same catalog for games with any deck, as in free play and tests.
    #[must_use]
    pub fn with_any_deck(mut self) -> Self {
        self.decks = Box::new(|_| Vec::new());
        self
    }

    /// All that cards are called and mean here, to be marked: a result made with one meaning is not mixed with another's.
    pub fn meaning(&self) -> impl std::fmt::Debug {
        (&self.pool, &self.names)
    }

    /// All definitions.
    pub fn pool(&self) -> &Arc<Pool> {
        &self.pool
    }

    /// The definition of filler cards.
    pub fn filler(&self) -> DefIx {
        self.filler
    }

    /// The definition of a card, or what stands in its way.
    pub fn find(&self, full_name: &str) -> Result<DefIx, Wording> {
        match self.cards.get(&fold(full_name)) {
            Some(found) => found.clone(),
            None if fold(full_name) == FILLER => Ok(self.filler),
            None => Err(Obstacle::Absent.told()),
        }
    }

    /// The full name, as the library spells it, of a card that can be played and has this full name.
    pub fn full_name(&self, written: &str) -> Option<&str> {
        let def = self.cards.get(&fold(written))?.as_ref().ok()?;
        self.names.get(def).map(String::as_str)
    }

    /// The full name of a definition.
    pub fn name(&self, def: DefIx) -> &str {
        self.names.get(&def).map_or("?", String::as_str)
    }

    /// What is illegal about a deck list.
    pub fn check_deck(&self, list: &DeckList) -> Vec<Wording> {
        (self.decks)(list)
    }
}

/// What a keyword that triggers does (8.13, 8.14).
fn reminder(keyword: engine::program::Keyword) -> Option<Wording> {
    let keyword = match keyword {
        engine::program::Keyword::Support => Keyword::Support,
        engine::program::Keyword::Vanish => Keyword::Vanish,
        _ => return None,
    };
    let say = |language| syntax::reminder::reminder(&keyword, &[], language);
    Some(Wording::of(say))
}

fn written(ability: &Ability) -> Wording {
    Wording::of(|language| syntax::written(ability, language))
}
