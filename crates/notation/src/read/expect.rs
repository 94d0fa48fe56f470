//! Expectations.
//!
//! The words of an expectation stand at its end and names may contain them, so all ways to read a
//! line are listed, and the first whose card is known counts.

use std::collections::BTreeSet;

use super::Reader;
use super::act::MoveLine;
use super::line::{is_number, splits};
use super::refs::Copies;
use crate::diagnostics::{Hint, Problem};
use crate::names::nearest;
use script::{
    CardFact, Characteristic, Choices, DeckEnd, Expectation, Keyword, Player, PlayerFact, State, Total, Zone,
};
use vocabulary::order::InOrder;
use vocabulary::spelling::{spelling as fold, trim};

/// Words that make a letter at the start of an expectation a player.
const PLAYER_WORDS: [&str; 13] = [
    "decides", "wins", "lost", "lore", "hand", "deck", "discard", "play", "ink", "can", "cannot", "sees",
    "does",
];

const EITHER_FORM: &str = "expect either simba damage 2 or simba in discard";
/// The most places where an expectation may say `or`.
const OR_MAX: usize = 16;
const CHOICES_FORM: &str = "expect choices CARD; CARD   or: choices player B; C, choices number 0 to 3, choices option 1; 2, choices yes; no";

/// One way to read an expectation about a card, its parts not looked up yet.
#[derive(Debug, Clone, Copy)]
enum Fact<'t> {
    Value(Characteristic, &'t str),
    Covers(&'t str),
    State(State),
    Has(&'t str),
    Lacks(&'t str),
    In(Option<Player>, Zone, Option<DeckEnd>, &'t str),
    AtNone,
    Classified(&'t str),
    Named(&'t str),
    At(&'t str),
    Under(&'t str),
}

impl<'t> Reader<'_, 't> {
    pub(super) fn expectation(&mut self, text: &'t str) -> Option<Expectation> {
        if text == "no winner" {
            return Some(Expectation::NoWinner);
        }
        if let Some(count) = text.strip_prefix("bag ").filter(|count| is_number(count)) {
            return self.number(count).map(Expectation::Bag);
        }
        if text == "no decision" {
            return Some(Expectation::NoDecision);
        }
        if let Some(choices) = text.strip_prefix("choices ") {
            return self.choices(trim(choices)).map(Expectation::Choices);
        }
        if let Some(all) = text.strip_prefix("either ") {
            return self.either(trim(all)).map(Expectation::Either);
        }
        if let Some((letter, rest)) = player_part(text) {
            let player = self.player(letter);
            let is = self.player_fact(rest, text);
            return Some(Expectation::Player { player: player?, is: is? });
        }
        let readings = readings(text);
        let known = readings.iter().find(|reading| self.is_ref(reading.card) && self.is_known(&reading.fact));
        let Some(Reading { card, fact, truth }) = known.or(readings.first()).copied() else {
            let is_player = text.starts_with(['A', 'B', 'C', 'D']) && text[1..].starts_with(' ');
            let hint = if is_player && !self.is_ref(text) { Hint::OfPlayers } else { Hint::OfCards };
            self.bad_with(text, Problem::ExpectUnknown(text.to_owned()), vec![hint]);
            return None;
        };
        let card = self.card(card, Copies::One);
        let is = self.card_fact(fact).map(|is| match truth {
            Truth::Holds => is,
            Truth::Fails => CardFact::Not(Box::new(is)),
        });
        Some(Expectation::Card { card: card?, is: is? })
    }

    /// `CARD; CARD`, `player B; C`, `number 0 to 3`, `option 1; 2`, `yes; no`
    fn choices(&mut self, text: &'t str) -> Option<Choices> {
        let parts = || text.split(';').map(trim);
        if parts().all(|part| matches!(part, "yes" | "no")) {
            return Some(Choices::YesNo);
        }
        if let Some(letters) = text.strip_prefix("player ") {
            let players: Vec<_> = letters.split(';').map(|letter| self.player(trim(letter))).collect();
            return players.into_iter().collect::<Option<_>>().map(Choices::Players);
        }
        for (word, choices) in
            [("number ", Choices::Numbers as fn(Vec<u32>) -> Choices), ("option ", Choices::Options)]
        {
            let Some(numbers) = text.strip_prefix(word) else { continue };
            return self.numbers(numbers).map(choices);
        }
        self.cards(text).map(Choices::Cards)
    }

    /// `0; 1; 2` or `0 to 2`
    fn numbers(&mut self, text: &'t str) -> Option<Vec<u32>> {
        if let Some((least, most)) = text.split_once(" to ") {
            let (least, most) = (self.counted(trim(least))?, self.counted(trim(most))?);
            return Some((least..=most).collect());
        }
        let numbers: Vec<_> = text.split(';').map(|number| self.counted(trim(number))).collect();
        numbers.into_iter().collect()
    }

    fn counted(&mut self, text: &str) -> Option<u32> {
        if is_number(text) {
            return self.number(text);
        }
        self.bad_with(text, Problem::ExpectUnknown(text.to_owned()), vec![Hint::Write(CHOICES_FORM)]);
        None
    }

    /// `… or …`: names may contain the word, so the first places count where every side can be read.
    fn either(&mut self, text: &'t str) -> Option<Vec<Expectation>> {
        let places: Vec<usize> = text.match_indices(" or ").map(|(at, _)| at).collect();
        let found = match places.len() {
            0 => None,
            1..=OR_MAX => self.sides(text, &places, 0, &mut BTreeSet::new()),
            _ => {
                self.bad_with(text, Problem::ExpectUnknown(text.to_owned()), vec![Hint::Write(EITHER_FORM)]);
                return None;
            }
        };
        if found.is_none() {
            // Whatever is wrong is told of the first two sides.
            let before = self.diagnostics.len();
            for side in text.splitn(2, " or ") {
                self.expectation(trim(side));
            }
            if self.diagnostics.len() == before {
                self.bad_with(text, Problem::ExpectUnknown(text.to_owned()), vec![Hint::Write(EITHER_FORM)]);
            }
        }
        found
    }

    /// The sides from a place of the text on; `dead` are the places from which nothing can be read.
    fn sides(
        &mut self,
        text: &'t str,
        places: &[usize],
        from: usize,
        dead: &mut BTreeSet<usize>,
    ) -> Option<Vec<Expectation>> {
        if dead.contains(&from) {
            return None;
        }
        let word = " or ".len();
        for at in places.iter().copied().filter(|at| *at >= from) {
            let Some(side) = self.tried(|reader| reader.expectation(trim(&text[from..at]))) else { continue };
            if let Some(rest) = self.sides(text, places, at + word, dead) {
                return Some(std::iter::once(side).chain(rest).collect());
            }
        }
        if from > 0
            && let Some(last) = self.tried(|reader| reader.expectation(trim(&text[from..])))
        {
            return Some(vec![last]);
        }
        dead.insert(from);
        None
    }

    /// What comes of reading something, without a report where it cannot be read.
    fn tried<T>(&mut self, reading: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.diagnostics.len();
        let found = reading(self);
        let is_read = self.diagnostics.len() == before;
        self.diagnostics.truncate(before);
        found.filter(|_| is_read)
    }

    fn player_fact(&mut self, rest: &'t str, text: &str) -> Option<PlayerFact> {
        let (word, tail) = rest.split_once(' ').unwrap_or((rest, ""));
        let total = match word {
            "decides" if tail.is_empty() => return Some(PlayerFact::Decides),
            "wins" if tail.is_empty() => return Some(PlayerFact::Wins),
            "lost" if tail.is_empty() => return Some(PlayerFact::Lost),
            "sees" => return self.card(tail, Copies::One).map(PlayerFact::Sees),
            "does" if tail.starts_with("not see ") => {
                return self
                    .card(tail.trim_start_matches("not see "), Copies::One)
                    .map(PlayerFact::DoesNotSee);
            }
            "can" => return self.can(tail, rest).map(PlayerFact::Can),
            "cannot" => return self.can(tail, rest).map(PlayerFact::Cannot),
            "lore" => Some((Total::Lore, tail)),
            "hand" => Some((Total::Hand, tail)),
            "deck" => Some((Total::Deck, tail)),
            "discard" => Some((Total::Discard, tail)),
            "play" => Some((Total::Play, tail)),
            "ink" if tail.starts_with("drops ") => Some((Total::InkDrops, &tail[6..])),
            "ink" => Some(match (tail.strip_suffix(" ready"), tail.strip_suffix(" exerted")) {
                (Some(count), _) => (Total::InkReady, count),
                (None, Some(count)) => (Total::InkExerted, count),
                (None, None) => (Total::Ink, tail),
            }),
            _ => None,
        };
        match total.filter(|(_, count)| is_number(count)) {
            Some((of, count)) => self.number(count).map(|is| PlayerFact::Total { of, is }),
            None => {
                self.bad_with(text, Problem::ExpectUnknown(text.to_owned()), vec![Hint::OfPlayers]);
                None
            }
        }
    }

    fn can(&mut self, tail: &'t str, rest: &str) -> Option<script::Move> {
        let (verb, what) = tail.split_once(' ').unwrap_or((tail, ""));
        match self.move_line(verb, trim(what)) {
            MoveLine::Read(made) => Some(made),
            MoveLine::Broken => None,
            MoveLine::NoMove => {
                let hint = Hint::Note(
                    "the verb stands in its plain form: expect A cannot challenge guard with scout",
                );
                self.bad_with(tail, Problem::NotAMove(rest.to_owned()), vec![hint]);
                None
            }
        }
    }

    /// Whether what a fact refers to exists, so that this reading can be the right one.
    fn is_known(&self, fact: &Fact<'_>) -> bool {
        match fact {
            Fact::Value(..) | Fact::Covers(_) | Fact::State(_) | Fact::In(..) | Fact::AtNone => true,
            Fact::Has(text) | Fact::Lacks(text) => keyword(text).is_some(),
            Fact::Classified(text) => self.names.find_classification(text).is_some(),
            Fact::Named(text) => self.names.find_short(text).is_some(),
            Fact::At(text) | Fact::Under(text) => self.is_ref(text),
        }
    }

    fn card_fact(&mut self, fact: Fact<'t>) -> Option<CardFact> {
        match fact {
            Fact::Value(of, number) => {
                let digits = number.strip_prefix('-').unwrap_or(number);
                let value = self.number(digits)? as i32;
                let is = if digits.len() < number.len() { -value } else { value };
                if is < 0 && !of.may_be_negative() {
                    self.bad(number, Problem::Negative(of.word()));
                    return None;
                }
                Some(CardFact::Value { of, is })
            }
            Fact::Covers(number) => {
                let digits = number.strip_prefix('-').unwrap_or(number);
                let count = self.number(digits)?;
                if digits.len() < number.len() && count > 0 {
                    self.bad(number, Problem::Negative("covers"));
                    return None;
                }
                Some(CardFact::Covers(count))
            }
            Fact::State(state) => Some(CardFact::State(state)),
            Fact::Has(text) => self.keyword(text).map(|(keyword, value)| CardFact::Has { keyword, value }),
            Fact::Lacks(text) => {
                self.keyword(text).map(|(keyword, value)| CardFact::Lacks { keyword, value })
            }
            Fact::In(player, zone, end, part) => {
                if let Some(player) = player.filter(|player| !self.players.contains(player)) {
                    self.bad(part, Problem::PlayerAbsent(player.to_string()));
                    return None;
                }
                if end.is_some() && zone != Zone::Deck {
                    self.bad(part, Problem::EndOfDeck);
                    return None;
                }
                Some(CardFact::In { player, zone, end })
            }
            Fact::AtNone => Some(CardFact::AtNone),
            Fact::Classified(text) => {
                let found = self.names.find_classification(text).map(str::to_owned);
                if found.is_none() {
                    let hints = self.did_you_mean(|| self.names.suggest_classification(text));
                    self.bad_with(text, Problem::ClassificationUnknown(text.to_owned()), hints);
                }
                found.map(CardFact::Classified)
            }
            Fact::Named(text) => self.short_name(text).map(CardFact::Named),
            Fact::At(text) => self.card(text, Copies::One).map(CardFact::At),
            Fact::Under(text) => self.card(text, Copies::One).map(CardFact::Under),
        }
    }

    fn keyword(&mut self, text: &str) -> Option<(Keyword, Option<u32>)> {
        let Some((found, value)) = keyword(text) else {
            let hints = self.did_you_mean(|| {
                let words = Keyword::ALL.map(|keyword| (fold(keyword.word()), keyword.word()));
                nearest(&fold(text), words.iter().map(|(key, word)| (key.as_str(), (*word).to_owned())))
            });
            self.bad_with(text, Problem::KeywordUnknown(text.to_owned()), hints);
            return None;
        };
        match value {
            None => Some((found, None)),
            Some(digits) => self.number(digits).map(|number| (found, Some(number))),
        }
    }
}

/// A keyword and perhaps its number, `Resist +2`.
fn keyword(text: &str) -> Option<(Keyword, Option<&str>)> {
    let (word, value) = match text.rsplit_once(' ') {
        Some((word, value)) if is_number(value.strip_prefix('+').unwrap_or(value)) => {
            (word, Some(value.strip_prefix('+').unwrap_or(value)))
        }
        _ => (text, None),
    };
    Keyword::named(word).map(|keyword| (keyword, value))
}

/// The player that an expectation begins with, and what is said of them.
fn player_part(text: &str) -> Option<(&str, &str)> {
    let (letter, rest) = text.split_once(' ')?;
    let is_letter = letter.len() == 1 && "ABCD".contains(letter);
    let word = rest.split(' ').next().unwrap_or("");
    (is_letter && PLAYER_WORDS.contains(&word)).then_some((letter, rest))
}

/// Whether a fact is said to hold or not.
#[derive(Debug, Clone, Copy)]
enum Truth {
    Holds,
    Fails,
}

/// A way to read an expectation about a card.
#[derive(Debug, Clone, Copy)]
struct Reading<'t> {
    card: &'t str,
    fact: Fact<'t>,
    truth: Truth,
}

/// All ways to read an expectation about a card, in the order in which they are tried.
fn readings(text: &str) -> Vec<Reading<'_>> {
    let mut all = Vec::new();
    for (card, fact) in facts(text) {
        all.extend(card.strip_suffix(" not").map(|card| Reading {
            card: trim(card),
            fact,
            truth: Truth::Fails,
        }));
        all.push(Reading { card, fact, truth: Truth::Holds });
    }
    all.retain(|reading| !reading.card.is_empty());
    all
}

fn facts(text: &str) -> Vec<(&str, Fact<'_>)> {
    let mut readings = Vec::new();
    if let Some((left, last)) = text.rsplit_once(' ') {
        if is_number(last.strip_prefix('-').unwrap_or(last)) {
            // A word of two comes before the one that it ends with.
            for of in Characteristic::ALL {
                let card = left.strip_suffix(of.word()).and_then(|card| card.strip_suffix(' '));
                readings.extend(card.map(|card| (card, Fact::Value(of, last))));
            }
            readings.extend(left.strip_suffix(" covers").map(|card| (card, Fact::Covers(last))));
        }
        let state = State::ALL.into_iter().find(|state| state.word() == last);
        readings.extend(state.map(|state| (left, Fact::State(state))));
    }
    let mut words: Vec<(&str, Fact<'_>)> = Vec::new();
    words.extend(splits(text, "has").into_iter().map(|(card, rest)| (card, Fact::Has(rest))));
    words.extend(splits(text, "lacks").into_iter().map(|(card, rest)| (card, Fact::Lacks(rest))));
    words.order_by_key(|(card, _)| std::cmp::Reverse(card.len()));
    readings.extend(words);
    readings.extend(
        splits(text, "in").into_iter().filter_map(|(card, rest)| zone(rest).map(|fact| (card, fact))),
    );
    readings.extend(text.strip_suffix(" at none").map(|card| (card, Fact::AtNone)));
    readings
        .extend(splits(text, "classified").into_iter().map(|(card, rest)| (card, Fact::Classified(rest))));
    readings.extend(splits(text, "named").into_iter().map(|(card, rest)| (card, Fact::Named(rest))));
    readings.extend(splits(text, "at").into_iter().rev().map(|(card, rest)| (card, Fact::At(rest))));
    readings.extend(splits(text, "under").into_iter().rev().map(|(card, rest)| (card, Fact::Under(rest))));
    readings
}

/// `ZONE`, `A ZONE`, `deck top`, `A deck bottom`
fn zone(text: &str) -> Option<Fact<'_>> {
    let (player, rest) = match text.split_once(' ') {
        Some((letter, rest)) if letter.len() == 1 && "ABCD".contains(letter) => {
            (letter.chars().next().and_then(Player::from_letter), rest)
        }
        _ => (None, text),
    };
    let (word, end) = match rest.split_once(' ') {
        Some((word, "top")) => (word, Some(DeckEnd::Top)),
        Some((word, "bottom")) => (word, Some(DeckEnd::Bottom)),
        Some(_) => return None,
        None => (rest, None),
    };
    Zone::from_word(word).map(|zone| Fact::In(player, zone, end, text))
}
