//! What the adviser would do, and why: its chance to win against the next best line, and how the line goes on.

use engine::{Answer, Ask};
use notation::Language;
use players::{Seat, WORLDS, Weighed};

use crate::label::{label, subject};
use crate::words::either;
use crate::{Collection, Perspective, Session};

/// A hint with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    pub answer: Answer,
    /// The answer as a move.
    pub label: String,
    /// Why, a sentence each.
    pub reasons: Vec<String>,
    /// How the line goes on after it, as far as it rests on nothing hidden.
    pub line: Vec<String>,
}

/// Lines whose chances are nearer than this are told to be about as good.
const CLOSE: f32 = 0.02;

impl Session {
    /// What the search would answer to the open question, and why.
    pub fn advice(&self, collection: &Collection) -> Option<Advice> {
        let seat = Seat::of(&self.game)?;
        let eyes = self.perspective(collection, seat.player());
        let ask = seat.ask().cloned();
        let named = |answer| label(&eyes, ask.as_ref(), answer);
        let say = |english: &str, spanish: &str| either(self.language, english, spanish).to_owned();
        let plain =
            |answer, reason| Advice { answer, label: named(answer), reasons: vec![reason], line: Vec::new() };
        if let Some(only) = seat.forced() {
            return Some(plain(only, say("there is no other legal answer", "no hay otra respuesta legal")));
        }
        if ask == Some(Ask::OpeningHand) {
            // 2.2.2: the first turns want cheap cards and cards to ink.
            let reason = say(
                "the first turns want cards that cost little and cards to ink; what is too dear goes back",
                "los primeros turnos piden cartas baratas y cartas que entintar; lo demasiado caro se devuelve",
            );
            return self.hint().map(|answer| plain(answer, reason));
        }
        let considered = self.consider()?;
        let answer = considered.answer;
        let best = considered.lines.first()?;
        let other = considered.lines.iter().find_map(|weighed| {
            let first = weighed.line.answers().next().filter(|first| *first != answer)?;
            Some((named(first), weighed.chance))
        });
        let mut reasons = reasons(best, other, self.language);
        // A win is told as one already.
        if !is_win(best) {
            reasons.extend(considered.why(&eyes));
        }
        let line = self.goes_on(&eyes, best.line.answers().skip(1));
        Some(Advice { answer, label: named(answer), reasons, line })
    }

    /// The rest of a line in words. It ends before the first card that the player does not see now.
    fn goes_on(&self, eyes: &Perspective<'_>, rest: impl Iterator<Item = Answer>) -> Vec<String> {
        let is_seen = |answer: &Answer| subject(*answer).is_none_or(|card| eyes.game.sees(eyes.viewer, card));
        let is_action = |answer: &Answer| subject(*answer).is_some();
        rest.take_while(is_seen).filter(is_action).map(|answer| label(eyes, None, answer)).collect()
    }
}

/// Whether the line was proved to win this turn.
fn is_win(best: &Weighed) -> bool {
    best.chance >= 1.0 && best.worlds == WORLDS
}

fn reasons(best: &Weighed, other: Option<(String, f32)>, language: Language) -> Vec<String> {
    let percent = |chance: f32| format!("{:.0} %", chance * 100.0);
    if is_win(best) {
        return vec![
            either(language, "the line wins the game this turn", "la línea gana la partida este turno")
                .to_owned(),
        ];
    }
    let chance = percent(best.chance);
    let mut reasons = vec![match language {
        Language::English => {
            format!("its line wins about {chance} of the games that are played on from here")
        }
        Language::Spanish => {
            format!("su línea gana alrededor del {chance} de las partidas que siguen desde aquí")
        }
    }];
    reasons.extend(other.map(|(label, chance)| match (language, best.chance - chance < CLOSE) {
        (Language::English, true) => format!("about as good: {label} ({})", percent(chance)),
        (Language::Spanish, true) => format!("casi igual de bueno: {label} ({})", percent(chance)),
        (Language::English, false) => format!("next best: {label} ({})", percent(chance)),
        (Language::Spanish, false) => format!("después: {label} ({})", percent(chance)),
    }));
    reasons
}
