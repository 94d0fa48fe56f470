//! What an option claims, and whether that is so.

use engine::{Edition, OpenPoint, Readings, Rules};
use narrate::{Message, Reason, ToldExpectation, say_fact};
use notation::syntax::{Act, At, Expectation, File, Step};
use notation::{Catalog, Verdict, Wording, judge};

use super::{Choice, Question, QuestionKind};

/// Something that the judge can decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This is so now.
    Fact(Expectation),
    /// The act is legal now.
    Legal(Act),
    /// The act is refused under this rule. Where it is refused under another one, a fact shows that this one is no reason beside it.
    Refused {
        /// What is tried.
        act: Act,
        /// The rule.
        rule: String,
        /// What is so where the rule is no reason.
        disproof: Option<Expectation>,
    },
    /// The event comes at this place of the order, from 0.
    Place(usize),
}

/// Whether exactly the marked options of a question are true.
pub fn is_sound(question: &Question, catalog: &Catalog) -> bool {
    let rights = question.options.iter().filter(|option| option.is_right).count();
    let counted = match question.kind {
        QuestionKind::One | QuestionKind::Legal => rights == 1,
        QuestionKind::Several => rights >= 1 && rights < question.options.len(),
        QuestionKind::Order => return super::order::is_sound(question, catalog),
    };
    let differ =
        |at: usize| question.options[..at].iter().all(|other| other.text != question.options[at].text);
    let today: Rules = Edition::default().into();
    // What is true under one reading of an open point only is no answer to be marked.
    let readings = other_readings(&judge(&question.upto, catalog, today));
    let so = |rules: Rules| {
        let is_so =
            |option: &Choice| holds(&option.claim, &question.upto, catalog, rules) == Some(option.is_right);
        question.options.iter().all(is_so)
    };
    counted
        && question.options.len() >= 2
        && (0..question.options.len()).all(differ)
        && so(today)
        && readings.into_iter().all(so)
        && question.options.iter().all(|option| is_settled(&option.claim, &question.upto, catalog))
}

/// Whether a move is legal, or refused for the same reason, however the open points are read: what is refused does not say on which
/// of them that rests.
fn is_settled(claim: &Claim, upto: &File, catalog: &Catalog) -> bool {
    let Claim::Legal(act) = claim else { return true };
    let today: Rules = Edition::default().into();
    let now = refusal(act, upto, catalog, today);
    OpenPoint::ALL.iter().all(|point| {
        let other = Rules { readings: Readings::DEFAULTS.with(*point), ..today };
        refusal(act, upto, catalog, other) == now
    })
}

/// Today's rules with the other reading of each open point on which a ruling rests.
pub(super) fn other_readings(verdict: &Verdict) -> Vec<Rules> {
    let today: Rules = Edition::default().into();
    let other = |point| Rules { readings: Readings::DEFAULTS.with(point), ..today };
    verdict.open_points().into_iter().map(other).collect()
}

/// Whether a claim holds at the end of a script; none where that cannot be said.
pub(crate) fn holds(claim: &Claim, upto: &File, catalog: &Catalog, rules: Rules) -> Option<bool> {
    match claim {
        Claim::Fact(expectation) => {
            let verdict = after(upto, Step::Expect(expectation.clone()), catalog, rules);
            let last = verdict.told.last().map(|told| &told.said.message);
            match last {
                Some(Message::Held { .. }) => Some(true),
                Some(Message::Failed { .. }) => Some(false),
                Some(_) | None => None,
            }
        }
        Claim::Legal(act) => Some(refusal(act, upto, catalog, rules).is_none()),
        Claim::Refused { act, rule, disproof } => match refusal(act, upto, catalog, rules) {
            None => Some(false),
            Some((found, _)) if found == *rule => Some(true),
            Some(_) => {
                let fact = Claim::Fact(disproof.clone()?);
                (holds(&fact, upto, catalog, rules) == Some(true)).then_some(false)
            }
        },
        Claim::Place(_) => None,
    }
}

/// The rule and the reason under which an act is refused, if it is.
pub(crate) fn refusal(act: &Act, upto: &File, catalog: &Catalog, rules: Rules) -> Option<(String, Wording)> {
    let verdict = after(upto, Step::Refused(act.clone()), catalog, rules);
    // Lines before it may have been refused as well.
    let asked = next_line(upto);
    let told = verdict.told.iter().filter(|told| told.line == asked);
    told.rev().find_map(|told| match &told.said.message {
        // What stands behind it would give the right answer away among bare ones.
        Message::Refused { reason, .. } => Some((told.said.rule.to_string(), both(&reason.bare()))),
        _ => None,
    })
}

fn both(reason: &Reason) -> Wording {
    Wording::of(|language| reason.say(language))
}

/// Judges a script with one more line.
pub(crate) fn after(upto: &File, step: Step, catalog: &Catalog, rules: Rules) -> Verdict {
    let mut file = upto.clone();
    file.script.push(At { line: next_line(upto), node: step });
    judge(&file, catalog, rules)
}

/// The line after a script.
fn next_line(upto: &File) -> u32 {
    upto.script.last().map_or(1, |last| last.line + 1)
}

/// An expectation as a sentence in both languages.
pub(crate) fn sentence(expectation: &Expectation, verdict: &Verdict) -> Wording {
    let aliases = verdict.told.iter().find_map(|told| match &told.said.message {
        Message::Held { expectation, .. } => Some(expectation.aliases.clone()),
        Message::Line { act, .. } => Some(act.aliases.clone()),
        _ => None,
    });
    let told = ToldExpectation { expectation: expectation.clone(), aliases: aliases.unwrap_or_default() };
    Wording::of(|language| say_fact(&told, language))
}
