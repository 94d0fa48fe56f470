//! Sentences become structure: "if you do", "otherwise" and "instead" join what two of them do (RULES 6.1.5.1, 6.5.6, D.22).
//!
//! Each function takes what the sentence before does and gives back the node that both make together.

use ::syntax::tree;

use super::{Part, Res, gap};
use crate::meaning::*;

/// What one sentence does, with those that hang on it.
#[derive(Clone)]
pub(super) struct Written {
    pub(super) steps: Vec<Step>,
    /// It is a condition whose other side is still free.
    pub(super) conditional: bool,
    /// How long what it says lasts, for a sentence that replaces it.
    pub(super) durations: Vec<tree::Duration>,
    /// How many moves of cards there were before it.
    pub(super) moves: usize,
    /// It is an optional search of a deck.
    pub(super) searches: bool,
}

/// "[A]. If you do, [B]": one question where A is a "may" (6.1.4, 6.1.5.1).
pub(super) fn if_done(first: Vec<Step>, then: Vec<Step>, otherwise: Vec<Step>) -> Step {
    match only(first) {
        Ok(Step::May { by, body, otherwise: none }) if none.is_empty() => {
            let body = match then.is_empty() {
                true => body,
                false => vec![Step::Then { first: body, then, otherwise: Vec::new() }],
            };
            Step::May { by, body, otherwise }
        }
        Ok(first) => Step::Then { first: vec![first], then, otherwise },
        Err(first) => Step::Then { first, then, otherwise },
    }
}

/// The step, if there is just one.
fn only(mut steps: Vec<Step>) -> Result<Step, Vec<Step>> {
    match (steps.len(), steps.pop()) {
        (1, Some(step)) => Ok(step),
        (_, last) => {
            steps.extend(last);
            Err(steps)
        }
    }
}

/// "You may search your deck for …. Then shuffle": nobody shuffles a deck that was not searched. Otherwise one after the other.
pub(super) fn after_search(mut search: Vec<Step>, shuffle: Vec<Step>) -> Vec<Step> {
    match search.pop() {
        Some(Step::May { by, mut body, otherwise }) => {
            body.extend(shuffle);
            search.push(Step::May { by, body, otherwise });
        }
        last => search.extend(last.into_iter().chain(shuffle)),
    }
    search
}

/// The condition with its other side.
pub(super) fn otherwise(last: Written, other: Vec<Step>, node: &tree::Sentence) -> Res<Written> {
    let Written { mut steps, conditional, .. } = last;
    let steps = match steps.pop() {
        // Said of the cards for which it was not done: the others are no longer where they were (6.1.11.1).
        Some(each @ Step::EachPlayer { .. }) if steps.is_empty() => {
            std::iter::once(each).chain(other).collect()
        }
        Some(Step::If { cond, then, otherwise: none }) if conditional && none.is_empty() => {
            other_side(steps, (cond, then), other)
        }
        _ if conditional => return gap(Part::Sentence, "otherwise than what", node),
        // "You may play it. Otherwise, …" (D.22).
        last => {
            steps.extend(last);
            vec![Step::Then { first: steps, then: Vec::new(), otherwise: other }]
        }
    };
    Ok(Written { steps, conditional: false, ..last })
}

/// "If it's a character card, … If it's an item card, … Otherwise, …": where none of the conditions on one thing is true.
pub(super) fn in_no_case(before: Option<&Written>, last: &Written, other: Vec<Step>) -> Vec<Step> {
    let condition = |written: &Written| match written.steps.as_slice() {
        [.., Step::If { cond: Cond::Are(what, is), otherwise, .. }]
            if written.conditional && otherwise.is_empty() =>
        {
            Some((what.clone(), is.clone()))
        }
        _ => None,
    };
    match (before.and_then(condition), condition(last)) {
        (Some((what, is)), Some((same, _))) if what == same => {
            let cond = super::condition::not(Cond::Are(what, is));
            vec![Step::If { cond, then: other, otherwise: Vec::new() }]
        }
        _ => other,
    }
}

/// "If you have more lore than each opponent, … If you have less, … Otherwise, …": what the sentence before and this one ask about is the
/// same, so that "otherwise" is where neither is true.
pub(super) fn asks_the_same(before: &Written, last: &Written) -> bool {
    match (only_if(before), only_if(last)) {
        (Some(first), Some(second)) => {
            matches!((asked_of(first), asked_of(second)), (Some(one), Some(other)) if one == other)
        }
        _ => false,
    }
}

/// Notes whether the condition was true, before anything that is done then changes it.
pub(super) fn note_whether(before: &mut Written, flag: Name) {
    if let Some(Step::If { then, .. }) = before.steps.last_mut() {
        then.insert(0, Step::Do(Verb::Add(flag, Amount::Const(1))));
        before.steps.insert(0, Step::Do(Verb::Set(flag, Amount::Const(0))));
    }
}

fn only_if(written: &Written) -> Option<&Cond> {
    match written.steps.as_slice() {
        [.., Step::If { cond, otherwise, .. }] if written.conditional && otherwise.is_empty() => Some(cond),
        _ => None,
    }
}

/// What a condition asks about.
#[derive(PartialEq)]
enum Asked<'c> {
    Number(&'c Amount),
    Cards(&'c Objects),
}

fn asked_of(cond: &Cond) -> Option<Asked<'_>> {
    match cond {
        Cond::Compare(amount, _, _) => Some(Asked::Number(amount)),
        // "If you discarded an item card this way": of what was discarded.
        Cond::Exists(objects) => match objects.as_ref() {
            Objects::Among(all, _) => Some(Asked::Cards(all)),
            _ => None,
        },
        Cond::AnyPlayer(_, inner) | Cond::EachPlayer(_, inner) => asked_of(inner),
        _ => None,
    }
}

/// A condition after other steps, with what is done where it is not true.
fn other_side(before: Vec<Step>, (cond, mut then): (Cond, Vec<Step>), other: Vec<Step>) -> Vec<Step> {
    let after = |before: Vec<Step>, last: Step| before.into_iter().chain([last]).collect::<Vec<Step>>();
    // D.22: also where the player declines what the condition allows.
    if asks(&then) {
        let first = after(before, Step::If { cond, then, otherwise: vec![Step::Do(Verb::Fail)] });
        return vec![Step::Then { first, then: Vec::new(), otherwise: other }];
    }
    // "If …, return a card to your hand. Otherwise, put it …": the card is chosen for both sides.
    let is_for_both = matches!(then.first(), Some(Step::Choose(choose))
        if other.iter().any(|step| puts(step, choose.into)));
    let choice = is_for_both.then(|| then.remove(0));
    let last = Step::If { cond, then, otherwise: other };
    choice.into_iter().chain(after(before, last)).collect()
}

/// Whether the step puts what the name means somewhere.
fn puts(step: &Step, name: Name) -> bool {
    matches!(step, Step::Do(Verb::Put { what: Objects::Bound(what), .. }) if *what == name)
}

/// Whether the player may decline.
fn asks(steps: &[Step]) -> bool {
    steps.iter().any(|step| match step {
        Step::May { .. } => true,
        Step::Play(play) => play.optional,
        Step::Then { first, .. } => asks(first),
        _ => false,
    })
}

/// 6.5.6: the replacement in the place of what the last steps do; choices made before stay. Nothing where it is not clear what is
/// replaced.
pub(super) fn self_replaced(mut steps: Vec<Step>, by: Replacing) -> Option<Vec<Step>> {
    let last = match steps.pop() {
        Some(Step::May { by: who, body, otherwise }) => {
            Step::May { by: who, body: self_replaced(body, within_may(by, who))?, otherwise }
        }
        Some(Step::Then { first, then, otherwise }) if !then.is_empty() => {
            Step::Then { first, then: self_replaced(then, by)?, otherwise }
        }
        Some(Step::If { cond, then, otherwise }) if otherwise.is_empty() => {
            Step::If { cond, then: self_replaced(then, by)?, otherwise }
        }
        last => {
            steps.extend(last);
            return replaced_here(steps, by);
        }
    };
    steps.push(last);
    Some(steps)
}

/// What is done instead, under which condition.
pub(super) struct Replacing {
    pub(super) cond: Cond,
    pub(super) new: Vec<Step>,
    pub(super) wish: Wish,
}

/// "You may … If …, you may … instead": one "may", within which one thing or the other is done.
fn within_may(by: Replacing, who: PlayerRef) -> Replacing {
    match by.new.as_slice() {
        [Step::May { by: again, body, otherwise }] if *again == who && otherwise.is_empty() => {
            Replacing { new: body.clone(), ..by }
        }
        _ => by,
    }
}

fn replaced_here(mut steps: Vec<Step>, by: Replacing) -> Option<Vec<Step>> {
    if let Some(place) = replaced_look(&steps, &by.new) {
        return Some(look_instead(steps, place, by));
    }
    let Replacing { cond, new, wish } = by;
    let chooses = |step: &Step| matches!(step, Step::Choose(_) | Step::ChoosePlayer { .. });
    // A replacement that chooses anew replaces the old choice too.
    let mut keep = match new.iter().any(chooses) {
        true => 0,
        false => steps.iter().rposition(chooses).map_or(0, |last| last + 1),
    };
    // "Your characters get … They get … instead": who they are was fixed before.
    while matches!(steps.get(keep), Some(Step::Do(Verb::Bind(_, Objects::Each(_))))) {
        keep += 1;
    }
    let old = steps.split_off(keep);
    // Of two lasting effects it is not clear which one is meant.
    if old.iter().filter(|step| matches!(step, Step::Do(Verb::Apply { .. }))).count() > 1 {
        return None;
    }
    steps.push(Step::SelfReplaced { old, cond, new, wish });
    Some(steps)
}

/// Where cards are looked at, if that is what is done in another way: the rest of the text goes on with whatever was seen.
fn replaced_look(steps: &[Step], new: &[Step]) -> Option<usize> {
    let [Step::Do(Verb::Look { to, .. })] = new else { return None };
    steps.iter().position(|step| matches!(step, Step::Do(Verb::Look { to: old, .. }) if old == to))
}

/// "Look at the top 2 cards, then … If …, look at the top 5 cards instead": only how many are looked at.
fn look_instead(mut steps: Vec<Step>, place: usize, by: Replacing) -> Vec<Step> {
    let old = steps.remove(place);
    let seen = match &old {
        Step::Do(Verb::Look { into, .. }) => Some(*into),
        _ => None,
    };
    let new = by.new.into_iter().map(|step| match (step, seen) {
        (Step::Do(Verb::Look { to, what, .. }), Some(into)) => Step::Do(Verb::Look { to, what, into }),
        (step, _) => step,
    });
    let new = new.collect();
    steps.insert(place, Step::SelfReplaced { old: vec![old], cond: by.cond, new, wish: by.wish });
    steps
}
