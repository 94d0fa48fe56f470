//! Questions about a move: is it legal, and under which rule not.

use std::collections::BTreeMap;

use engine::Edition;
use narrate::{Message, Reason, say};
use notation::syntax::{Act, Expectation, File, Step};
use notation::{Catalog, Wording, judge, write_act_in};

use super::claim::{Claim, holds, refusal};
use super::excuse::{Excuse, excuses};
use super::{Choice, Question, QuestionKind, level, source};
use crate::words::words;

/// How many options a question has at the most.
const OPTIONS: usize = 4;
/// And at least.
const OPTIONS_MIN: usize = 3;

pub(super) fn questions(file: &File, catalog: &Catalog) -> Vec<Question> {
    // A ruling that refuses nothing is not about what is legal: its moves would be asked about for nothing.
    if !file.script.iter().any(|step| matches!(step.node, Step::Refused(_))) {
        return Vec::new();
    }
    let mut made = Vec::new();
    let mut acts = 0;
    for (at, step) in file.script.iter().enumerate() {
        let upto = || File { script: file.script[..at].to_vec(), ..file.clone() };
        match &step.node {
            Step::Act(act) => {
                if acts == 0 {
                    made.extend(question(file, &upto(), act, acts, catalog));
                }
                acts += 1;
            }
            Step::Refused(act) => made.extend(question(file, &upto(), act, acts, catalog)),
            Step::Expect(_) => {}
        }
    }
    made
}

fn question(file: &File, upto: &File, act: &Act, acts: usize, catalog: &Catalog) -> Option<Question> {
    if !judge(upto, catalog, Edition::default()).failures.iter().all(|failure| failure.line == 0) {
        return None;
    }
    let refused = refusal(act, upto, catalog, Edition::default().into());
    let mut options = vec![Choice {
        text: Wording::of(|language| words(language).yes_it_is_legal),
        is_right: refused.is_none(),
        claim: Claim::Legal(act.clone()),
    }];
    let mut reasons: BTreeMap<String, (Wording, Option<Expectation>)> = BTreeMap::new();
    if let Some((rule, reason)) = &refused {
        reasons.insert(rule.clone(), (reason.clone(), None));
    }
    for Excuse { refusal, disproof } in excuses(act) {
        let rule = refusal.rule().0.to_owned();
        let claim = Claim::Refused { act: act.clone(), rule: rule.clone(), disproof: disproof.clone() };
        if reasons.len() + 1 < OPTIONS
            && !reasons.contains_key(&rule)
            && holds(&claim, upto, catalog, Edition::default().into()) == Some(false)
        {
            let text = Wording::of(|language| Reason::Refused(refusal).say(language));
            reasons.insert(rule, (text, disproof));
        }
    }
    for (rule, (reason, disproof)) in reasons {
        let is_right = refused.as_ref().is_some_and(|(found, _)| *found == rule);
        let text = Wording::of(|language| format!("No: {} ({rule})", reason.say(language)));
        options.push(Choice { text, is_right, claim: Claim::Refused { act: act.clone(), rule, disproof } });
    }
    if options.len() < OPTIONS_MIN {
        return None;
    }
    Some(Question {
        kind: QuestionKind::Legal,
        source: source(file),
        rules: file.header.rules.clone(),
        level: level(file, acts),
        prompt: Wording::of(|language| {
            let line = write_act_in(act, language);
            (words(language).is_it_legal)(&line)
        }),
        position: super::facts::shown(upto),
        cards: super::texts(upto, catalog),
        options,
        explanation: explanation(act, upto, catalog, refused.as_ref()),
        upto: upto.clone(),
    })
}

fn explanation(act: &Act, upto: &File, catalog: &Catalog, refused: Option<&(String, Wording)>) -> Wording {
    match refused {
        Some((rule, reason)) => Wording::of(|language| format!("{rule}: {}", reason.say(language))),
        None => {
            let verdict =
                super::claim::after(upto, Step::Act(act.clone()), catalog, Edition::default().into());
            let last =
                verdict.told.iter().rev().find(|told| matches!(told.said.message, Message::Line { .. }));
            let said = |language| last.map_or(String::new(), |told| say(&told.said.message, language));
            Wording::of(said)
        }
    }
}
