//! A player's eyes: which cards they know, and how these are called.

use engine::program::DefIx;
use engine::state::{CardIx, PlayerIx, Zone};
use engine::{Game, Log};
use notation::Language;

use crate::Collection;
use crate::words::{letter, tongue};

/// A player who looks at a game, in a language.
#[derive(Clone, Copy)]
pub struct Perspective<'a> {
    /// The cards.
    pub collection: &'a Collection,
    /// The game looked at.
    pub game: &'a Game<Log>,
    /// Whose eyes these are.
    pub viewer: PlayerIx,
    /// The language in which things are told.
    pub language: Language,
}

impl Perspective<'_> {
    /// What the card is, if the player may see it (7.1.2).
    pub fn def(&self, card: CardIx) -> Option<DefIx> {
        if card == CardIx::NONE || card.index() >= self.game.state().cards().len() {
            return None;
        }
        self.game.sees(self.viewer, card).then(|| self.game.state().card(card).def())
    }

    /// The full name of a card, or that it is hidden.
    pub fn name(&self, card: CardIx) -> String {
        match self.def(card) {
            Some(def) => self.collection.name(def).to_owned(),
            None => self.hidden().to_owned(),
        }
    }

    /// A card that the player may not see.
    pub fn hidden(&self) -> &'static str {
        tongue(self.language).hidden_card()
    }

    /// The name of a card with what tells it from others: whose it is, where it is and in what state.
    pub fn described(&self, card: CardIx) -> String {
        let name = self.name(card);
        if self.def(card).is_none() {
            return name;
        }
        let found = self.game.state().card(card);
        let words = tongue(self.language);
        let mut marks = vec![match found.owner() == self.viewer {
            true => words.yours().to_owned(),
            false => words.of_player(letter(found.owner())),
        }];
        marks.extend(words.zone(found.zone()).map(str::to_owned));
        if found.zone() == Zone::Play {
            marks.extend(self.state_marks(found.exerted(), found.drying(), found.damage()));
        }
        format!("{name} ({})", marks.join(", "))
    }

    /// Exerted, drying and damaged, in words.
    pub fn state_marks(&self, exerted: bool, drying: bool, damage: i16) -> Vec<String> {
        let words = tongue(self.language);
        let mut marks = Vec::new();
        if exerted {
            marks.push(words.exerted().to_owned());
        }
        if drying {
            marks.push(words.drying().to_owned());
        }
        if damage > 0 {
            marks.push(words.damage(damage));
        }
        marks
    }

    /// The name of an ability: its own, or its keyword's.
    pub fn ability(&self, ability: engine::program::AbilityIx) -> String {
        let ability = self.game.pool().ability(ability);
        let ability_name =
            ability.name.map(|ability_name| self.game.pool().ability_name(ability_name).to_owned());
        let keyword = || ability.keyword.map(|keyword| keyword.name(self.language).to_owned());
        ability_name.or_else(keyword).unwrap_or_else(|| tongue(self.language).the_ability().to_owned())
    }
}
