//! Questions about what is so: one number, or several statements.

use engine::{Edition, Rules};
use notation::syntax::{CardFact, Characteristic, Expectation, File, Header, PlayerFact, State, Step, Zone};
use notation::{Catalog, Wording, judge};

use super::claim::{Claim, holds, sentence};
use super::{Choice, Question, QuestionKind, level, source};
use crate::words::words;
use vocabulary::order::InOrder;

/// How many options a question has at the most.
const OPTIONS: usize = 4;
/// How many statements a question about several has at least: of two, one would give the other away.
const SEVERAL_MIN: usize = 3;

pub(super) fn questions(file: &File, catalog: &Catalog) -> Vec<Question> {
    let doubts = super::believed::doubts(file, catalog);
    let mut made = Vec::new();
    let mut acts = 0;
    let mut block: Vec<Expectation> = Vec::new();
    for (at, step) in file.script.iter().enumerate() {
        match &step.node {
            Step::Act(_) => {
                acts += 1;
                block.clear();
            }
            Step::Refused(_) => {}
            Step::Expect(expectation) => {
                block.push(expectation.clone());
                let is_last =
                    !matches!(file.script.get(at + 1).map(|next| &next.node), Some(Step::Expect(_)));
                if is_last && acts > 0 {
                    made.extend(at_point(file, (at, acts), &block, catalog, &doubts));
                    block.clear();
                }
            }
        }
    }
    made
}

/// The questions at one point of a script: those about a number, and one about several statements.
fn at_point(
    file: &File,
    (at, acts): (usize, usize),
    block: &[Expectation],
    catalog: &Catalog,
    doubts: &[Rules],
) -> Vec<Question> {
    let upto = File { script: file.script[..=at].to_vec(), ..file.clone() };
    let verdict = judge(&upto, catalog, Edition::default());
    if !verdict.is_ok() {
        return Vec::new();
    }
    let explanation = super::order::explanation(&verdict);
    let question = |kind, prompt: Wording, options: Vec<Choice>| Question {
        kind,
        source: source(file),
        rules: file.header.rules.clone(),
        level: level(file, acts),
        prompt,
        position: shown(&upto),
        cards: super::texts(&upto, catalog),
        options,
        explanation: explanation.clone(),
        upto: upto.clone(),
    };
    let choice = |expectation: &Expectation, is_right| Choice {
        text: sentence(expectation, &verdict),
        is_right,
        claim: Claim::Fact(expectation.clone()),
    };
    let mut made = Vec::new();
    for expectation in block {
        let wrong = numbers_beside(expectation, &upto, catalog, doubts);
        if wrong.len() >= 2 {
            let mut options = vec![choice(expectation, true)];
            options.extend(wrong.iter().take(OPTIONS - 1).map(|other| choice(other, false)));
            options.order_by(|one, other| one.text.cmp(&other.text));
            let prompt = Wording::of(|language| words(language).which_is_so);
            made.push(question(QuestionKind::One, prompt, options));
        }
    }
    let turned: Vec<Expectation> = block.iter().filter_map(turned).collect();
    if block.len() >= 2 && !turned.is_empty() {
        let mut options: Vec<Choice> =
            block.iter().take(OPTIONS - 1).map(|fact| choice(fact, true)).collect();
        options.extend(turned.iter().take(2).map(|fact| choice(fact, false)));
        // A statement and its opposite would give each other away.
        options = without_opposites(options);
        options.order_by(|one, other| one.text.cmp(&other.text));
        if options.len() >= SEVERAL_MIN {
            let prompt = Wording::of(|language| words(language).which_are_so);
            made.push(question(QuestionKind::Several, prompt, options));
        }
    }
    made
}

/// Keeps of each statement and its opposite only the first kept so far: true ones in the first half, false ones in the second.
fn without_opposites(options: Vec<Choice>) -> Vec<Choice> {
    let (rights, wrongs): (Vec<Choice>, Vec<Choice>) =
        options.into_iter().partition(|option| option.is_right);
    let opposite = |wrong: &Choice, right: &Choice| match (&wrong.claim, &right.claim) {
        (Claim::Fact(wrong), Claim::Fact(right)) => turned(right).as_ref() == Some(wrong),
        _ => false,
    };
    let keep = rights.len().div_ceil(2);
    let kept: Vec<Choice> = rights
        .into_iter()
        .enumerate()
        .filter(|(at, right)| *at < keep || !wrongs.iter().any(|wrong| opposite(wrong, right)))
        .map(|(_, right)| right)
        .collect();
    let wrongs: Vec<Choice> =
        wrongs.into_iter().filter(|wrong| !kept.iter().any(|right| opposite(wrong, right))).collect();
    kept.into_iter().chain(wrongs).collect()
}

/// The file as it is shown to who is asked: without what it expects.
pub(super) fn shown(upto: &File) -> Wording {
    // What was refused before has changed nothing.
    let script = upto.script.iter().filter(|step| matches!(step.node, Step::Act(_))).cloned().collect();
    // The title is the answer; what else is in force is part of the question.
    let Header { seed, edition, variant, teams, .. } = upto.header.clone();
    let header = Header { seed, edition, variant, teams, ..Header::default() };
    let file = File { script, header, ..upto.clone() };
    Wording::of(|language| notation::write_in(&file, language).trim().to_owned())
}

/// The same fact with other numbers, the most plausible first: what comes of it under an older edition, under the other reading of
/// an open point or in another order; what it was before; then those beside it. All are false now.
fn numbers_beside(
    expectation: &Expectation,
    upto: &File,
    catalog: &Catalog,
    doubts: &[Rules],
) -> Vec<Expectation> {
    let Some((value, lowest)) = number_of(expectation) else { return Vec::new() };
    let start = File { script: Vec::new(), ..upto.clone() };
    let today: Rules = Edition::default().into();
    let near = [1, -1, 2, -2, 3].map(|step| value + step);
    let mut before: Vec<i64> = near.to_vec();
    let believed = super::believed::numbers(expectation, upto, catalog, doubts);
    // What held at the start is what somebody believes who missed the point.
    before.order_by_key(|other| {
        holds(&Claim::Fact(with_number(expectation, *other)), &start, catalog, today) != Some(true)
    });
    let mut all: Vec<i64> = Vec::new();
    for number in believed.into_iter().chain(before) {
        if !all.contains(&number) {
            all.push(number);
        }
    }
    let possible = all.into_iter().filter(|other| *other >= lowest && *other != value);
    let wrong = possible.map(|other| with_number(expectation, other));
    wrong.filter(|other| holds(&Claim::Fact(other.clone()), upto, catalog, today) == Some(false)).collect()
}

/// The number in an expectation, and the lowest that could stand there.
fn number_of(expectation: &Expectation) -> Option<(i64, i64)> {
    match expectation {
        Expectation::Card { is: CardFact::Value { of, is }, .. } => {
            let lowest = if of.may_be_negative() { -3 } else { 0 };
            Some((i64::from(*is), lowest))
        }
        Expectation::Card { is: CardFact::Covers(number), .. } => Some((i64::from(*number), 0)),
        Expectation::Player { is: PlayerFact::Total { is, .. }, .. } => Some((i64::from(*is), 0)),
        Expectation::Bag(number) => Some((i64::from(*number), 0)),
        Expectation::Card { .. }
        | Expectation::Player { .. }
        | Expectation::Choices(_)
        | Expectation::NoWinner
        | Expectation::NoDecision
        | Expectation::Either(_) => None,
    }
}

fn with_number(expectation: &Expectation, number: i64) -> Expectation {
    let mut other = expectation.clone();
    match &mut other {
        Expectation::Card { is: CardFact::Value { is, .. }, .. } => *is = number as i32,
        Expectation::Card { is: CardFact::Covers(covered), .. } => *covered = number as u32,
        Expectation::Player { is: PlayerFact::Total { is, .. }, .. } => *is = number as u32,
        Expectation::Bag(waiting) => *waiting = number as u32,
        Expectation::Card { .. }
        | Expectation::Player { .. }
        | Expectation::Choices(_)
        | Expectation::NoWinner
        | Expectation::NoDecision
        | Expectation::Either(_) => {}
    }
    other
}

/// A statement that somebody would make who got it wrong.
fn turned(expectation: &Expectation) -> Option<Expectation> {
    let mut other = expectation.clone();
    match &mut other {
        Expectation::Card { is: CardFact::State(state), .. } => *state = turned_state(*state)?,
        Expectation::Card { is, .. } => *is = turned_fact(is)?,
        Expectation::Player { is: PlayerFact::Can(play), player } => {
            other = Expectation::Player { player: *player, is: PlayerFact::Cannot(play.clone()) };
        }
        Expectation::Player { is: PlayerFact::Cannot(play), player } => {
            other = Expectation::Player { player: *player, is: PlayerFact::Can(play.clone()) };
        }
        Expectation::Player { is: PlayerFact::Total { is, .. }, .. } => *is += 1,
        Expectation::Bag(number) => *number += 1,
        Expectation::Player { is: PlayerFact::Sees(card), player } => {
            other = Expectation::Player { player: *player, is: PlayerFact::DoesNotSee(card.clone()) };
        }
        Expectation::Player { is: PlayerFact::DoesNotSee(card), player } => {
            other = Expectation::Player { player: *player, is: PlayerFact::Sees(card.clone()) };
        }
        Expectation::Player { .. }
        | Expectation::Choices(_)
        | Expectation::NoWinner
        | Expectation::NoDecision
        | Expectation::Either(_) => return None,
    }
    Some(other)
}

fn turned_state(state: State) -> Option<State> {
    match state {
        State::Ready => Some(State::Exerted),
        State::Exerted => Some(State::Ready),
        State::Drying => Some(State::Dry),
        State::Dry => Some(State::Drying),
        State::Undamaged => None,
    }
}

fn turned_fact(fact: &CardFact) -> Option<CardFact> {
    match fact {
        CardFact::Has { keyword, value } => Some(CardFact::Lacks { keyword: *keyword, value: *value }),
        CardFact::Lacks { keyword, value } => Some(CardFact::Has { keyword: *keyword, value: *value }),
        CardFact::In { player: _, zone, end: _ } => {
            let zone = match zone {
                Zone::Play => Zone::Discard,
                Zone::Discard => Zone::Play,
                Zone::Hand => Zone::Deck,
                Zone::Deck => Zone::Hand,
                Zone::Inkwell => Zone::Discard,
            };
            Some(CardFact::In { player: None, zone, end: None })
        }
        CardFact::Value { of: Characteristic::Damage, is } => {
            Some(CardFact::Value { of: Characteristic::Damage, is: is + 1 })
        }
        CardFact::Value { of, is } => Some(CardFact::Value { of: *of, is: is + 1 }),
        CardFact::Not(other) => Some(other.as_ref().clone()),
        CardFact::Named(_) | CardFact::Classified(_) => Some(CardFact::Not(Box::new(fact.clone()))),
        CardFact::State(_)
        | CardFact::Under(_)
        | CardFact::Covers(_)
        | CardFact::At(_)
        | CardFact::AtNone => None,
    }
}
