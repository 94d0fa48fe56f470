//! Moves and answers.

use super::refs::Copies;
use super::{Reader, Repeats};
use crate::diagnostics::{Hint, Problem};
use crate::names::nearest;
use crate::words::Words;
use script::{Act, Answer, CardRef, Move, Naming, Price, Statement, Way};
use vocabulary::Language;
use vocabulary::spelling::{spelling as fold, trim};

/// Verbs of moves: as a script writes them, as `can` and `cannot` write them, and the form of the line.
const MOVES: [(&str, &str, &str); 8] = [
    ("inks", "ink", "A inks CARD"),
    ("plays", "play", "A plays CARD"),
    ("quests", "quest", "A quests with CARD"),
    ("challenges", "challenge", "A challenges CARD with CARD"),
    ("moves", "move", "A moves CARD to LOCATION"),
    ("uses", "use", "A uses CARD   or: A uses CARD: ABILITY NAME"),
    ("ends", "end", "A ends turn"),
    ("concedes", "concede", "A concedes"),
];

/// Words of a way to play a card that are not written as they should be.
const WAYS: [&str; 4] = [" onto ", " shift", " sung", " sing"];

const FOR_FREE: &str = " for free";

/// A move read from its plain verb.
pub(super) enum MoveLine {
    /// The verb is not one of a move.
    NoMove,
    /// It is, but the line could not be read.
    Broken,
    /// A whole move.
    Read(Move),
}

impl<'t> Reader<'_, 't> {
    /// `A VERB …`, a move or an answer, in the third person.
    pub(super) fn act(&mut self, text: &'t str, repeats: Repeats) -> Option<Act> {
        let Some((letter, verb, rest)) = parts(text) else {
            self.bad_with(
                text,
                Problem::NotScript(text.to_owned()),
                vec![Hint::Write("A plays CARD   or: expect CARD ready")],
            );
            return None;
        };
        let player = self.player(letter);
        let deed = match MOVES.iter().find(|(third, _, _)| *third == verb) {
            Some((_, plain, _)) => match self.move_line(plain, rest) {
                MoveLine::Read(made) => Some(Statement::Move(made)),
                MoveLine::Broken | MoveLine::NoMove => None,
            },
            None => self.answer(verb, rest, repeats).map(Statement::Answer),
        };
        Some(Act { player: player?, deed: deed? })
    }

    /// A move, its verb in the plain form.
    pub(super) fn move_line(&mut self, verb: &str, rest: &'t str) -> MoveLine {
        let made = match verb {
            "ink" => self.card(rest, Copies::Any).map(Move::Ink),
            "play" => self.play(rest),
            "quest" => match rest.strip_prefix("with ") {
                Some(card) => self.card(card, Copies::One).map(Move::Quest),
                None => self.form(verb, rest),
            },
            "challenge" => match self.pair(rest, "with") {
                Some((challenged, challenger)) => {
                    let challenged = self.card(challenged, Copies::One);
                    let challenger = self.card(challenger, Copies::One);
                    challenged
                        .zip(challenger)
                        .map(|(challenged, challenger)| Move::Challenge { challenged, challenger })
                }
                None => self.form(verb, rest),
            },
            "move" => self.move_to(rest),
            "use" => self.use_ability(rest),
            "end" if rest == "turn" => Some(Move::EndTurn),
            "concede" if rest.is_empty() => Some(Move::Concede),
            "end" | "concede" => self.form(verb, rest),
            _ => return MoveLine::NoMove,
        };
        made.map_or(MoveLine::Broken, MoveLine::Read)
    }

    /// Reports a move whose rest is not as it should be.
    fn form(&mut self, verb: &str, rest: &str) -> Option<Move> {
        let form = MOVES.iter().find(|(_, plain, _)| *plain == verb);
        let hints = form.map(|(_, _, form)| Hint::Write(form)).into_iter().collect();
        let part = if rest.is_empty() { super::line::statement(self.raw) } else { rest };
        self.bad_with(part, Problem::VerbForm(verb.to_owned()), hints);
        None
    }

    fn play(&mut self, rest: &'t str) -> Option<Move> {
        if self.is_ref(rest) {
            return self.card(rest, Copies::Any).map(|card| Move::Play { card, way: Way::Ink });
        }
        if let Some(card) = rest.strip_suffix(FOR_FREE) {
            return self.card(card, Copies::Any).map(|card| Move::Play { card, way: Way::Free });
        }
        for (word, way) in
            [("shifting onto", Way::ShiftOnto as fn(Vec<CardRef>) -> Way), ("sung by", Way::SungBy)]
        {
            let splits = super::line::splits(rest, word);
            let known = splits.iter().find(|(left, _)| self.is_ref(left)).or(splits.last());
            if let Some((card, others)) = known.copied() {
                let card = self.card(card, Copies::Any);
                let others = self.cards(others);
                return card.zip(others).map(|(card, others)| Move::Play { card, way: way(others) });
            }
        }
        if !self.is_ref(rest) && WAYS.iter().any(|word| rest.contains(word)) {
            let hints =
                vec![Hint::Write("A plays CARD shifting onto CARD   or: A plays CARD sung by CARD; CARD")];
            self.bad_with(rest, Problem::VerbForm("plays".to_owned()), hints);
            return None;
        }
        self.card(rest, Copies::Any).map(|card| Move::Play { card, way: Way::Ink })
    }

    fn move_to(&mut self, rest: &'t str) -> Option<Move> {
        let (price, pair) = match rest.strip_suffix(FOR_FREE) {
            Some(paid) if !self.pair(rest, "to").is_some_and(|(_, to)| self.is_ref(to)) => {
                (Price::Free, paid)
            }
            _ => (Price::Paid, rest),
        };
        let Some((character, location)) = self.pair(pair, "to") else {
            return self.form("move", rest);
        };
        let character = self.card(character, Copies::One);
        let location = self.card(location, Copies::One);
        character.zip(location).map(|(character, location)| Move::MoveTo { character, location, price })
    }

    fn use_ability(&mut self, rest: &'t str) -> Option<Move> {
        let (price, text) = match rest.strip_suffix(FOR_FREE) {
            Some(paid) if !self.is_ref(rest) => (Price::Free, paid),
            _ => (Price::Paid, rest),
        };
        self.ability(text).map(|(card, ability)| Move::Use { card, ability, price })
    }

    /// `CARD` or `CARD: ABILITY NAME`
    fn ability(&mut self, text: &'t str) -> Option<(CardRef, Option<String>)> {
        if self.is_ref(text) {
            return self.card(text, Copies::One).map(|card| (card, None));
        }
        let colons: Vec<_> = text.match_indices(':').map(|(at, _)| at).collect();
        let known = colons.iter().rfind(|at| self.is_ref(&text[..**at])).or(colons.first());
        let Some(at) = known.copied() else {
            return self.card(text, Copies::One).map(|card| (card, None));
        };
        let card = self.card(&text[..at], Copies::One);
        let ability = trim(&text[at + 1..]);
        if ability.is_empty() {
            self.bad(&text[at..], Problem::AbilityMissing);
            return None;
        }
        card.map(|card| (card, Some(ability.to_owned())))
    }

    /// An ability, and behind a semicolon the card because of which it waits.
    fn resolution(&mut self, text: &'t str) -> Option<Answer> {
        let (ability, because) = match text.rsplit_once(';') {
            Some((ability, because)) => (trim(ability), Some(trim(because))),
            None => (text, None),
        };
        let because = match because {
            Some(because) => Some(self.card(because, Copies::One)?),
            None => None,
        };
        self.ability(ability).map(|(card, ability)| Answer::Resolve { card, ability, because })
    }

    fn answer(&mut self, verb: &str, rest: &'t str, repeats: Repeats) -> Option<Answer> {
        match verb {
            "accepts" => self.alone(verb, rest, Answer::Accept),
            "declines" => self.alone(verb, rest, Answer::Decline),
            "keeps" => self.alone(verb, rest, Answer::Keep),
            "chooses" => self.choice(rest, repeats),
            "names" => self.naming(rest).map(Answer::Name),
            "orders" => self.cards(rest).map(Answer::Order),
            "alters" => self.cards(rest).map(Answer::Alter),
            "resolves" => self.resolution(rest),
            "applies" => self.card(rest, Copies::One).map(Answer::Apply),
            _ => {
                let hints = self.did_you_mean(|| {
                    let verbs = Language::ALL.map(Words::of).into_iter().flat_map(Words::verbs);
                    let first = |line: &'static str| line.split(' ').next().unwrap_or(line);
                    nearest(verb, verbs.map(|known| (first(known), known.to_owned())))
                });
                let hints = if hints.is_empty() { vec![Hint::Verbs] } else { hints };
                self.bad_with(verb, Problem::VerbUnknown(verb.to_owned()), hints);
                None
            }
        }
    }

    fn alone(&mut self, verb: &str, rest: &str, answer: Answer) -> Option<Answer> {
        if rest.is_empty() {
            return Some(answer);
        }
        self.bad(rest, Problem::NothingFollows(verb.to_owned()));
        None
    }

    fn choice(&mut self, rest: &'t str, repeats: Repeats) -> Option<Answer> {
        if rest == "nothing" {
            return Some(Answer::Nothing);
        }
        for (word, answer) in [("option ", Answer::Option as fn(u32) -> Answer), ("number ", Answer::Number)]
        {
            let is_bare = rest == word.trim_end() && !self.is_ref(rest);
            let Some(number) = rest.strip_prefix(word).or(is_bare.then_some("")) else { continue };
            if super::line::is_number(number) {
                return self.number(number).map(answer);
            }
            let hints = vec![Hint::Write("A chooses option 2   or: A chooses number 3")];
            self.bad_with(rest, Problem::VerbForm("chooses".to_owned()), hints);
            return None;
        }
        if let Some(letters) = rest.strip_prefix("player ") {
            let players: Vec<_> = letters.split(';').map(|letter| self.player(trim(letter))).collect();
            return players.into_iter().collect::<Option<_>>().map(Answer::Players);
        }
        let cards = self.cards(rest);
        if repeats == Repeats::Refused {
            let parts: Vec<&str> = rest.split(';').map(trim).collect();
            for (at, part) in parts.iter().enumerate() {
                let before = parts[..at].iter().filter(|other| fold(other) == fold(part)).count();
                if before > 0 && before >= self.copies_of(part) {
                    self.bad(part, Problem::ChosenTwice((*part).to_owned()));
                    return None;
                }
            }
        }
        cards.map(Answer::Cards)
    }

    /// How many cards of the game a choice can name by this text.
    fn copies_of(&self, text: &str) -> usize {
        if self.is_one(text) {
            return 1;
        }
        match self.names.find(text) {
            Some(_) if !self.whole_game => self.copies.get(&fold(text)).map_or(0, |held| held.count),
            Some(_) | None => usize::MAX,
        }
    }

    fn naming(&mut self, rest: &str) -> Option<Naming> {
        if self.is_ref(rest) {
            let whole_game = std::mem::replace(&mut self.whole_game, true);
            let card = self.card(rest, Copies::Any);
            self.whole_game = whole_game;
            return card.map(Naming::Card);
        }
        if self.names.find_short(rest).is_none()
            && let Some(class) = self.names.find_classification(rest)
        {
            return Some(Naming::Class(class.to_owned()));
        }
        self.short_name(rest).map(Naming::Short)
    }

    /// A name without version.
    pub(super) fn short_name(&mut self, text: &str) -> Option<String> {
        let found = self.names.find_short(text).map(str::to_owned);
        if found.is_none() {
            let hints = self.did_you_mean(|| self.names.suggest_short(text));
            self.bad_with(text, Problem::NameUnknown(text.to_owned()), hints);
        }
        found
    }
}

/// Player, verb and rest: one letter, one blank, one word, and perhaps a blank and more.
fn parts(text: &str) -> Option<(&str, &str, &str)> {
    let (letter, tail) = text.split_once(' ')?;
    let is_letter = letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_uppercase());
    let (verb, rest) = tail.split_once(' ').unwrap_or((tail, ""));
    let is_word = !verb.is_empty() && verb.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    (is_letter && is_word).then_some((letter, verb, trim(rest)))
}
