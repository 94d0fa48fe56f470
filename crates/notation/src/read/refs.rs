//! References to cards and players: aliases, full names, `filler`, and in whole games numbers.

use std::collections::BTreeSet;

use super::Reader;
use crate::diagnostics::{Hint, Problem};
use crate::names::{FILLER, nearest};
use script::{CardRef, Player};
use vocabulary::spelling::{spelling as fold, trim};

/// Whether copies of a card that differ make its name ambiguous here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Copies {
    /// One card is meant and must be the only one, or one of several that are the same.
    One,
    /// Only the cards in one zone can be meant, so other copies are no trouble.
    Any,
}

/// The copies of one card in the position.
#[derive(Debug, Clone, Default)]
pub(super) struct Held {
    /// How many there are.
    pub(super) count: usize,
    /// Zone and description of each; copies that cannot be told apart have the same.
    kinds: BTreeSet<(&'static str, String)>,
}

impl Held {
    pub(super) fn add(&mut self, zone: &'static str, copy: String) {
        self.count += 1;
        self.kinds.insert((zone, copy));
    }

    /// Whether two in the same zone differ. Where copies lie in different zones, it is seen when the name is used which of
    /// them it fits.
    fn is_ambiguous(&self) -> bool {
        let zones: BTreeSet<_> = self.kinds.iter().map(|(zone, _)| zone).collect();
        zones.len() < self.kinds.len()
    }
}

impl<'t> Reader<'_, 't> {
    /// Whether the text can be read as a card at all.
    pub(super) fn is_ref(&self, text: &str) -> bool {
        let text = trim(text);
        self.is_one(text) || fold(text) == FILLER || self.names.find(text).is_some()
    }

    /// Whether it is an alias or a number, which mean one card alone.
    pub(super) fn is_one(&self, text: &str) -> bool {
        self.aliases.contains(text) || self.is_number(text)
    }

    /// A card of the script, or nothing and a report.
    pub(super) fn card(&mut self, text: &str, copies: Copies) -> Option<CardRef> {
        let text = trim(text);
        if text.is_empty() {
            self.bad(text, Problem::CardMissing);
            return None;
        }
        if self.is_one(text) {
            return Some(CardRef::Alias(text.to_owned()));
        }
        if fold(text) == FILLER {
            return Some(CardRef::Filler);
        }
        let Some(full) = self.names.canonical(text) else {
            self.unknown(text);
            return None;
        };
        self.present(text, &full, copies).then_some(CardRef::Name(full))
    }

    /// Whether it is the number of a card in a whole game: a player and a place in the deck list, `A12`.
    fn is_number(&self, text: &str) -> bool {
        let mut letters = text.chars();
        let owner = letters.next().and_then(Player::from_letter);
        let digits = letters.as_str();
        self.whole_game
            && owner.is_some_and(|owner| self.players.contains(&owner))
            && !digits.starts_with('0')
            && (1..=4).contains(&digits.len())
            && digits.bytes().all(|digit| digit.is_ascii_digit())
    }

    /// Whether the position holds the card, and no two that the name could mean.
    fn present(&mut self, text: &str, full: &str, copies: Copies) -> bool {
        if self.whole_game {
            return true;
        }
        let found = self.copies.get(&fold(full));
        match found {
            None => {
                self.bad(text, Problem::CardAbsent(full.to_owned()));
                false
            }
            Some(several) if several.is_ambiguous() && copies == Copies::One => {
                let hints = vec![
                    Hint::Candidates(several.kinds.iter().map(|(_, copy)| copy.clone()).collect()),
                    Hint::Note("give each an alias: [=word]"),
                ];
                self.bad_with(text, Problem::CardAmbiguous(full.to_owned()), hints);
                false
            }
            Some(_) => true,
        }
    }

    /// A list of cards; nothing where one of them could not be read.
    pub(super) fn cards(&mut self, text: &str) -> Option<Vec<CardRef>> {
        let parts: Vec<_> = text.split(';').map(|part| self.card(part, Copies::One)).collect();
        parts.into_iter().collect()
    }

    /// Reports a name that is neither an alias nor a card.
    pub(super) fn unknown(&mut self, text: &str) {
        let hints = self.did_you_mean(|| {
            let aliases = nearest(text, self.aliases.iter().map(|word| (word.as_str(), word)));
            aliases.into_iter().cloned().chain(self.names.suggest(text)).collect()
        });
        let is_word = text.chars().all(|letter| letter.is_alphanumeric() || "_-".contains(letter));
        let problem = if is_word && self.stage == super::Stage::Script {
            Problem::RefUnknown(text.to_owned())
        } else {
            Problem::CardUnknown(text.to_owned())
        };
        self.bad_with(text, problem, hints);
    }

    /// A player of this file, or nothing and a report.
    pub(super) fn player(&mut self, text: &str) -> Option<Player> {
        let mut letters = text.chars();
        let player = letters.next().filter(|_| letters.next().is_none()).and_then(Player::from_letter);
        let known = player.filter(|player| self.players.contains(player));
        if known.is_none() {
            self.bad(text, Problem::PlayerAbsent(text.to_owned()));
        }
        known
    }

    /// The two cards on both sides of a word that their names may contain as well.
    ///
    /// Of all places where the word stands, the rightmost with a known card on each side counts;
    /// where there is none, the first place, so that the report is about the shortest name.
    pub(super) fn pair(&self, text: &'t str, word: &str) -> Option<(&'t str, &'t str)> {
        let splits = super::line::splits(text, word);
        let known = splits.iter().find(|(left, right)| self.is_ref(left) && self.is_ref(right));
        known.or(splits.last()).copied()
    }
}
