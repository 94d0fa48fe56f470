//! Questions about a move: is it legal, and under which rule not.

use std::collections::BTreeMap;

use engine::Edition;
use narrate::{Message, say};
use notation::syntax::{Act, File, Step};
use notation::{Catalog, Wording, judge, write_act};
use rulebook::{Number, rulebook};

use super::claim::{Claim, refusal};
use super::{Choice, Question, QuestionKind, level};

/// Rules under which moves are often refused: plausible wherever they are wrong.
const OTHER_RULES: [&str; 8] = ["1.5.3", "4.1.4", "4.6.2", "8.6.1", "8.15.1", "1.7.7", "4.3.2", "5.1.1.11"];

/// How many options a question has at the most.
const OPTIONS: usize = 4;

pub(super) fn questions(file: &File, catalog: &Catalog) -> Vec<Question> {
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
    let refused = refusal(act, upto, catalog);
    let mut options = vec![Choice {
        text: Wording::of(|language| language.pick("Yes, it is legal", "Sí, es legal")),
        is_right: refused.is_none(),
        claim: Claim::Legal(act.clone()),
    }];
    let mut reasons: BTreeMap<String, Wording> = BTreeMap::new();
    if let Some((rule, reason)) = &refused {
        reasons.insert(rule.clone(), reason.clone());
    }
    for rule in OTHER_RULES {
        if reasons.len() + 1 < OPTIONS && !reasons.contains_key(rule) {
            reasons.extend(headline(rule).map(|text| (rule.to_owned(), text)));
        }
    }
    for (rule, reason) in reasons {
        let is_right = refused.as_ref().is_some_and(|(found, _)| *found == rule);
        let text = Wording::of(|language| format!("No: {} ({rule})", reason.say(language)));
        options.push(Choice { text, is_right, claim: Claim::Refused(act.clone(), rule) });
    }
    let line = write_act(act);
    Some(Question {
        kind: QuestionKind::Legal,
        source: file.header.title.clone().unwrap_or_default(),
        rules: file.header.rules.clone(),
        level: level(file, acts),
        prompt: Wording::of(|language| {
            language.pick(format!("“{line}”: is that legal now?"), format!("«{line}»: ¿es legal ahora?"))
        }),
        position: super::facts::shown(upto),
        options,
        explanation: explanation(act, upto, catalog, refused.as_ref()),
        upto: upto.clone(),
    })
}

/// What a rule is about, in a few words.
fn headline(rule: &str) -> Option<Wording> {
    let number: Number = rule.parse().ok()?;
    let rule = rulebook().get(number)?;
    let gist = |language| {
        let text = rule.text(language);
        let line = text.lines().next().unwrap_or_default();
        line[..line.find(". ").unwrap_or(line.len())].trim_end_matches('.').to_owned()
    };
    Some(Wording::of(gist))
}

fn explanation(act: &Act, upto: &File, catalog: &Catalog, refused: Option<&(String, Wording)>) -> Wording {
    match refused {
        Some((rule, reason)) => Wording::of(|language| format!("{rule}: {}", reason.say(language))),
        None => {
            let verdict = super::claim::after(upto, Step::Act(act.clone()), catalog);
            let last =
                verdict.told.iter().rev().find(|told| matches!(told.said.message, Message::Line { .. }));
            let said = |language| last.map_or(String::new(), |told| say(&told.said.message, language));
            Wording::of(said)
        }
    }
}
