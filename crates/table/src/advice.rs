//! What the adviser would do, and why: its chance to win against the next best line, and how the line goes on.

use engine::{Answer, Ask};
use notation::Language;
use players::{Seat, WORLDS, Weighed};

use crate::label::{label, subject};
use crate::words::tongue;
use crate::{Collection, Perspective, Session};

/// A hint with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What is advised.
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
        let words = tongue(self.language);
        let plain =
            |answer, reason| Advice { answer, label: named(answer), reasons: vec![reason], line: Vec::new() };
        if let Some(only) = seat.forced() {
            return Some(plain(only, words.no_other_answer().to_owned()));
        }
        if ask == Some(Ask::OpeningHand) {
            // 2.2.2: the first turns want cheap cards and cards to ink.
            let reason = words.opening_hand_advice().to_owned();
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
    let words = tongue(language);
    if is_win(best) {
        return vec![words.line_wins().to_owned()];
    }
    let mut reasons = vec![words.line_chance(&percent(best.chance))];
    reasons.extend(other.map(|(label, chance)| match best.chance - chance < CLOSE {
        true => words.about_as_good(&label, &percent(chance)),
        false => words.next_best(&label, &percent(chance)),
    }));
    reasons
}
