//! Spanish for costs of activated abilities.

use crate::tree::*;

use crate::phrase::clause::spanish::{Mode, clause_words};
use crate::phrase::noun::spanish::{Personal, direct};
use crate::spanish::{Context, capital};

/// Costs, each with a capital letter, and the dash.
pub(crate) fn costs(costs: &[Cost], cx: &mut Context) -> String {
    let words: Vec<String> = costs.iter().map(|one| capital(&cost(one, cx))).collect();
    format!("{} —", words.join(", "))
}

fn cost(cost: &Cost, cx: &mut Context) -> String {
    match cost {
        Cost::Exert => "{E}".to_owned(),
        Cost::ExertOther(what) => format!("{{E}} {}", direct(what, Personal::A, cx).1),
        Cost::Ink(ink) => format!("{ink} {{I}}"),
        Cost::Do(clause) => clause_words(clause, Mode::Main, None, cx).0,
    }
}
