//! Who is who: from the names and aliases of a file to the cards of a game, and back.

use std::collections::BTreeMap;

use engine::Board;
use engine::program::{DefIx, Kinds};
use engine::state::{CardIx, State, Zone};

use super::catalog::Catalog;
use narrate::{Aliases, FILLER_CARD, PERSON, THING};
use script::{CardRef, Player};

/// The cards of one game by the names of its file.
#[derive(Debug, Clone, Default)]
pub(super) struct GameNames {
    aliases: BTreeMap<String, CardIx>,
    /// In a whole game: each card by its player's letter and its place in the deck list, `A12`.
    numbers: BTreeMap<String, CardIx>,
    by_name: BTreeMap<CardRef, Vec<CardIx>>,
    names: Vec<String>,
    /// Which of them are characters.
    persons: Vec<bool>,
}

impl GameNames {
    /// All cards of a game, by the names of their definitions.
    pub(super) fn new(state: &State, catalog: &Catalog) -> Self {
        let mut game_names = Self::default();
        for (index, card) in state.cards().iter().enumerate() {
            let name = catalog.name(card.def()).to_owned();
            game_names
                .by_name
                .entry(written(card.def(), &name, catalog))
                .or_default()
                .push(CardIx(index as u16));
            game_names.names.push(name);
            game_names.persons.push(catalog.pool().card(card.def()).kinds.contains(Kinds::CHARACTER));
        }
        game_names
    }

    /// Gives a card an alias.
    pub(super) fn name(&mut self, alias: &str, card: CardIx) {
        self.aliases.insert(alias.to_owned(), card);
    }

    /// Numbers the cards of a whole game, each player's from 1 in the order of the deck list.
    pub(super) fn number(&mut self, state: &State) {
        let mut counts = [0; Player::ALL.len()];
        for (index, card) in state.cards().iter().enumerate() {
            let Some(count) = counts.get_mut(card.owner().index()) else { continue };
            *count += 1;
            self.numbers.insert(format!("{}{count}", letter(card.owner())), CardIx(index as u16));
        }
    }

    /// The number of a card, in a whole game.
    pub(super) fn numbered(&self, card: CardIx) -> Option<CardRef> {
        let found = self.numbers.iter().find(|(_, known)| **known == card);
        found.map(|(number, _)| CardRef::Alias(number.clone()))
    }

    /// All cards that a reference can mean, wherever they are.
    pub(super) fn all(&self, reference: &CardRef) -> &[CardIx] {
        match reference {
            CardRef::Alias(alias) => {
                let found = self.aliases.get(alias).or_else(|| self.numbers.get(alias));
                found.map_or(&[], std::slice::from_ref)
            }
            CardRef::Name(_) | CardRef::Filler => self.by_name.get(reference).map_or(&[], Vec::as_slice),
        }
    }

    /// The full name of a card.
    pub(super) fn full(&self, card: CardIx) -> &str {
        self.names.get(card.index()).map_or("?", String::as_str)
    }

    /// What the card with this index is called where it is told about: its full name, and its alias where another card has
    /// the same name.
    pub(super) fn told(&self, card: CardIx) -> String {
        let full = self.full(card);
        if full == crate::names::FILLER {
            return FILLER_CARD.to_owned();
        }
        let is_copied = self.names.iter().filter(|name| name.as_str() == full).count() > 1;
        let alias = self.aliases.iter().find(|(_, known)| **known == card).filter(|_| is_copied);
        let mark = if self.persons.get(card.index()).copied().unwrap_or_default() { PERSON } else { THING };
        alias.map_or_else(|| format!("{mark}{full}"), |(alias, _)| format!("{mark}{full} ({alias})"))
    }

    /// What tells copies of a card apart: the aliases of those that have one.
    pub(super) fn of_copies(&self) -> Vec<(CardIx, String)> {
        let is_copied = |card: CardIx| self.names.iter().filter(|name| *name == self.full(card)).count() > 1;
        let copies = self.aliases.iter().filter(|(_, card)| is_copied(**card));
        copies.map(|(alias, card)| (*card, alias.clone())).collect()
    }

    /// What the aliases stand for where they are told about.
    pub(super) fn told_aliases(&self) -> Aliases {
        let mut all: BTreeMap<String, String> = BTreeMap::new();
        for (name, is_person) in self.names.iter().zip(&self.persons) {
            let mark = if *is_person { PERSON } else { THING };
            all.insert(name.clone(), format!("{mark}{name}"));
        }
        all.extend(self.aliases.iter().map(|(alias, card)| (alias.clone(), self.told(*card))));
        Aliases::new(all)
    }

    /// A card as its file would write it: its alias, else its full name.
    pub(super) fn shown(&self, card: CardIx) -> String {
        let alias = self.aliases.iter().find(|(_, known)| **known == card);
        alias.map_or_else(|| self.full(card).to_owned(), |(alias, _)| alias.clone())
    }

    /// How a saved game refers to a card: by its alias where it has one.
    pub(super) fn reference(&self, card: CardIx) -> CardRef {
        let alias = self.aliases.iter().find(|(_, known)| **known == card);
        match alias {
            Some((alias, _)) => CardRef::Alias(alias.clone()),
            None if self.full(card) == crate::names::FILLER => CardRef::Filler,
            None => CardRef::Name(self.full(card).to_owned()),
        }
    }
}

fn written(def: DefIx, name: &str, catalog: &Catalog) -> CardRef {
    if def == catalog.filler() { CardRef::Filler } else { CardRef::Name(name.to_owned()) }
}

/// Whether two cards cannot be told apart: the same card, in the same zone, in the same state.
pub(super) fn is_same(board: &Board, one: CardIx, other: CardIx) -> bool {
    if one == other {
        return true;
    }
    let (a, b) = (board.state.card(one), board.state.card(other));
    let stack = |card| board.state.under(card).map(|below| board.state.card(below).def()).collect::<Vec<_>>();
    let is_plain = (a.def(), a.owner(), a.zone(), a.exerted(), a.drying(), a.damage(), a.at(), a.facedown())
        == (b.def(), b.owner(), b.zone(), b.exerted(), b.drying(), b.damage(), b.at(), b.facedown());
    let is_stacked = match a.zone() {
        Zone::Under => board.state.top_of(one) == board.state.top_of(other),
        _ => stack(one) == stack(other),
    };
    is_plain
        && is_stacked
        && !(a.zone() == Zone::Deck && is_known(board, one) != is_known(board, other))
        && board.has_same_values(one, other)
}

/// Whether somebody has seen a card of a deck where it lies, so that its place matters.
fn is_known(board: &Board, card: CardIx) -> bool {
    !board.state.card(card).seen().is_empty()
}

/// One card for each class of cards that cannot be told apart, in order.
pub(super) fn classes(board: &Board, cards: &[CardIx]) -> Vec<CardIx> {
    let mut found: Vec<CardIx> = Vec::new();
    for card in cards {
        if !found.iter().any(|known| is_same(board, *known, *card)) {
            found.push(*card);
        }
    }
    found
}

/// The engine's player.
pub(super) fn seat(player: Player) -> engine::state::PlayerIx {
    engine::state::PlayerIx(player.index() as u8)
}

/// The file's player.
pub(super) fn letter(player: engine::state::PlayerIx) -> Player {
    Player::ALL.get(player.index()).copied().unwrap_or(Player::D)
}
