//! Questions about a sequence: events to be put in the order in which they happen.

use engine::Edition;
use narrate::{Banishing, Message, say};
use notation::syntax::{File, Step};
use notation::{Catalog, Told, Verdict, Wording, judge};
use vocabulary::Language;

use super::claim::{Claim, other_readings};
use super::{Choice, Question, QuestionKind, level, source};
use crate::words::words;
use vocabulary::order::InOrder;

/// How many events are to be ordered, at least and at most.
const EVENTS: std::ops::RangeInclusive<usize> = 3..=5;

pub(super) fn questions(file: &File, catalog: &Catalog) -> Vec<Question> {
    let verdict = judge(file, catalog, Edition::default());
    let events = events(&verdict);
    if !verdict.is_ok() || !EVENTS.contains(&events.len()) {
        return Vec::new();
    }
    let mut options: Vec<Choice> = events
        .into_iter()
        .enumerate()
        .map(|(at, text)| Choice { text, is_right: true, claim: Claim::Place(at) })
        .collect();
    // In the order of the alphabet the options say nothing about when they happen.
    options.order_by(|one, other| one.text.cmp(&other.text));
    // By chance they may stand as they happen: then nothing would be left to answer.
    if options.iter().enumerate().all(|(at, option)| option.claim == Claim::Place(at)) {
        options.reverse();
    }
    let acts = file.script.iter().filter(|step| matches!(step.node, Step::Act(_))).count();
    vec![Question {
        kind: QuestionKind::Order,
        source: source(file),
        rules: file.header.rules.clone(),
        level: level(file, acts),
        prompt: Wording::of(|language| words(language).in_which_order),
        position: super::facts::shown(file),
        cards: super::texts(file, catalog),
        options,
        explanation: explanation(&verdict),
        upto: file.clone(),
    }]
}

/// Whether the judge tells the events in the order of their places.
pub(super) fn is_sound(question: &Question, catalog: &Catalog) -> bool {
    let verdict = judge(&question.upto, catalog, Edition::default());
    // An order that rests on one reading of an open point is not the only true one.
    let same = |rules| events(&judge(&question.upto, catalog, rules)) == events(&verdict);
    if !other_readings(&verdict).into_iter().all(same) {
        return false;
    }
    let mut marked: Vec<(usize, &Wording)> = question
        .options
        .iter()
        .filter_map(|option| match option.claim {
            Claim::Place(at) => Some((at, &option.text)),
            Claim::Fact(_) | Claim::Legal(_) | Claim::Refused { .. } => None,
        })
        .collect();
    marked.order();
    let told = events(&verdict);
    marked.len() == told.len() && marked.iter().map(|(_, text)| *text).eq(told.iter())
}

/// What happens on its own, in order; nothing where two events read the same or may happen at once, since those have no order.
fn events(verdict: &Verdict) -> Vec<Wording> {
    let is_event = |told: &&Told| {
        !told.said.rule.to_string().is_empty()
            && !matches!(
                told.said.message,
                Message::Line { .. }
                    | Message::Refused { .. }
                    | Message::Held { .. }
                    | Message::Failed { .. }
                    | Message::Text { .. }
                    // What is said about an event is none.
                    | Message::RestsOn { .. }
                    | Message::KeywordMatters { .. }
                    | Message::Changed { .. }
                    | Message::DamageBy { .. }
                    | Message::MustBeChosen { .. }
                    | Message::CannotPlay { .. }
                    | Message::PlayGoesOn { .. }
                    | Message::TriggersWait { .. }
                    | Message::AlreadySo { .. }
                    | Message::DamageModified { .. }
                    | Message::NotTaken { .. }
                    | Message::NotDealt { .. }
                    // 4.4.3.1, 4.4.4: an ability is announced before its cost is paid and activated after.
                    | Message::Uses { .. }
            )
    };
    let mut told: Vec<&Told> = verdict.told.iter().filter(is_event).collect();
    let paid = payments(&told);
    // 4.3.2.4, 4.4.3.4: the parts of a cost are paid in any order: of each line one is kept.
    let is_kept = |at: usize| !paid.contains(&at) || at == 0 || told[at - 1].line != told[at].line;
    told = (0..told.len()).filter(|at| is_kept(*at)).map(|at| told[at]).collect();
    let all: Vec<Wording> = told.iter().map(|told| both(told)).collect();
    let differ = |at: usize| !all[..at].contains(&all[at]);
    // 4.6.6.2, 1.8.4: the same done twice by one line may be done at once.
    let follows = |at: usize| {
        told[..at].iter().all(|other| (other.line, other.said.rule) != (told[at].line, told[at].said.rule))
    };
    let is_clear = (0..all.len()).all(|at| differ(at) && follows(at));
    if is_clear { all } else { Vec::new() }
}

/// The places of events that pay a cost: those with which a line begins.
fn payments(told: &[&Told]) -> Vec<usize> {
    let pays = |told: &Told| {
        matches!(
            told.said.message,
            Message::Pays { .. }
                | Message::TotalCost { .. }
                | Message::RemovesInkDrops { .. }
                | Message::InkExerted { .. }
                | Message::Exerts { .. }
                | Message::Discards { .. }
                | Message::Only { .. }
                | Message::Banished { cause: Banishing::Cost, .. }
        )
    };
    let mut found: Vec<usize> = Vec::new();
    for (at, one) in told.iter().enumerate() {
        let begins = at == 0 || told[at - 1].line != one.line;
        if pays(one) && (begins || found.last() == Some(&(at - 1))) {
            found.push(at);
        }
    }
    found
}

fn both(told: &Told) -> Wording {
    let said = |language| say(&told.said.message, language);
    Wording::of(said)
}

/// Everything that happens, a line each with its rule.
pub(super) fn explanation(verdict: &Verdict) -> Wording {
    let told = |language: Language| {
        let lines = verdict.told.iter().filter(|told| {
            !matches!(told.said.message, Message::Held { .. } | Message::Failed { .. } | Message::Text { .. })
        });
        let line =
            |told: &Told| format!("{:10} {}", told.said.rule.to_string(), say(&told.said.message, language));
        lines.map(line).collect::<Vec<_>>().join("\n")
    };
    Wording::of(told)
}
