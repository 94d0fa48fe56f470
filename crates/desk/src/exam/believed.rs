//! What somebody believes who has the rules in mind that are no longer in force, reads an open point the other way, or resolves what
//! waits in another order.

use engine::{Edition, Point, Readings, Rules, Turned};
use narrate::{Found, Message};
use notation::syntax::{Act, Answer, At, Expectation, File, Statement, Step};
use notation::{Catalog, judge};

/// Other rules under which a ruling is told otherwise: older editions, one decision that somebody has wrong, the other reading of an
/// open point on which it rests.
pub(super) fn doubts(file: &File, catalog: &Catalog) -> Vec<Rules> {
    let today: Rules = Edition::default().into();
    let bare = played(file);
    let told = judge(&bare, catalog, today);
    let editions = [Edition::V1, Edition::V2_2].map(Rules::from);
    let turned = Point::ALL.iter().map(|point| Rules { turned: Turned::one(*point), ..today });
    let rested = told.open_points().into_iter();
    let other = rested.map(|point| Rules { readings: Readings::DEFAULTS.with(point), ..today });
    let differs = |rules: &Rules| judge(&dateless(&bare), catalog, *rules).told != told.told;
    editions.into_iter().chain(turned).chain(other).filter(differs).collect()
}

/// The file without what it expects and refuses.
fn played(file: &File) -> File {
    let mut bare = file.clone();
    bare.script.retain(|step| matches!(step.node, Step::Act(_)));
    bare
}

/// What the file says about its edition would count more than ours.
fn dateless(file: &File) -> File {
    let mut dateless = file.clone();
    dateless.header.edition = None;
    dateless
}

/// The numbers that an expectation about a number would have to have then, or in another order; each once.
pub(super) fn numbers(
    expectation: &Expectation,
    upto: &File,
    catalog: &Catalog,
    doubts: &[Rules],
) -> Vec<i64> {
    let bare = played(upto);
    let line = bare.script.last().map_or(1, |last| last.line + 1);
    let asked = |mut file: File| {
        file.script.push(At { line, node: Step::Expect(expectation.clone()) });
        file
    };
    let mut found: Vec<i64> = Vec::new();
    let mut look = |file: &File, rules: Rules| {
        if let Some(number) = outcome(file, rules, catalog).filter(|number| !found.contains(number)) {
            found.push(number);
        }
    };
    let file = asked(dateless(&bare));
    doubts.iter().for_each(|rules| look(&file, *rules));
    for other in other_orders(&bare) {
        look(&asked(other), Edition::default().into());
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
