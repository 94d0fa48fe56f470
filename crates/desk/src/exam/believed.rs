//! What somebody believes who has the rules in mind that are no longer in force, reads an open point the other way, or resolves what
//! waits in another order.

use engine::{Edition, Readings, Rules};
use narrate::{Found, Message};
use notation::syntax::{Act, Answer, At, Expectation, File, Statement, Step};
use notation::{Catalog, judge};

/// The numbers that an expectation about a number would have to have then; each once.
pub(super) fn numbers(expectation: &Expectation, upto: &File, catalog: &Catalog) -> Vec<i64> {
    let mut bare = upto.clone();
    bare.script.retain(|step| matches!(step.node, Step::Act(_)));
    let line = bare.script.last().map_or(1, |last| last.line + 1);
    let asked = |mut file: File| {
        file.script.push(At { line, node: Step::Expect(expectation.clone()) });
        file
    };
    let today: Rules = Edition::default().into();
    let mut found: Vec<i64> = Vec::new();
    let mut look = |file: &File, rules: Rules| {
        if let Some(number) = outcome(file, rules, catalog).filter(|number| !found.contains(number)) {
            found.push(number);
        }
    };
    let file = asked(bare.clone());
    // What the file says about its edition would count more than ours.
    let mut dateless = file.clone();
    dateless.header.edition = None;
    for edition in [Edition::V1, Edition::V2_2] {
        look(&dateless, edition.into());
    }
    let rested = judge(&file, catalog, today).open_points();
    for point in rested {
        look(&file, Rules { readings: Readings::DEFAULTS.with(point), ..today });
    }
    for other in other_orders(&bare) {
        look(&asked(other), today);
    }
    found
}

/// The number that was found where another was expected; none where the script does not run to its end.
fn outcome(file: &File, rules: Rules, catalog: &Catalog) -> Option<i64> {
    let verdict = judge(file, catalog, rules);
    match &verdict.told.last()?.said.message {
        Message::Failed {
            found: Found::Value { is, .. } | Found::Total { is, .. } | Found::Covers(is) | Found::Bag(is),
            ..
        } => Some(*is),
        _ => None,
    }
}

/// The script with two abilities of the bag resolved in the other order, for each pair that stands together.
fn other_orders(file: &File) -> Vec<File> {
    let resolves: Vec<usize> = file
        .script
        .iter()
        .enumerate()
        .filter(|(_, step)| {
            matches!(&step.node, Step::Act(Act { deed: Statement::Answer(Answer::Resolve { .. }), .. }))
        })
        .map(|(at, _)| at)
        .collect();
    let swapped = |pair: &[usize]| {
        let mut other = file.clone();
        let (first, second) = (pair[0], pair[1]);
        let nodes = (other.script[first].node.clone(), other.script[second].node.clone());
        (other.script[second].node, other.script[first].node) = nodes;
        other
    };
    resolves.windows(2).map(swapped).collect()
}
