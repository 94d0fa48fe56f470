use crate::tree::*;

use crate::grammar::{Agreement, Case};
use crate::out::Out;
use crate::phrase::clause::write_predicate;
use crate::phrase::noun::write_noun_phrase;

/// Writes costs, each with a capital letter, and the dash.
pub(crate) fn write_costs(costs: &[Cost], out: &mut Out) {
    for (index, cost) in costs.iter().enumerate() {
        if index > 0 {
            out.mark(",");
        }
        out.capital();
        write_cost(cost, out);
    }
    out.word("—");
}

fn write_cost(cost: &Cost, out: &mut Out) {
    match cost {
        Cost::Exert => out.word("{E}"),
        Cost::ExertOther(what) => {
            out.word("{E}");
            write_noun_phrase(what, Case::Object, out);
        }
        Cost::Ink(ink) => {
            out.number(*ink);
            out.word("{I}");
        }
        Cost::Do(clause) => write_predicate(clause, Agreement::Plural, out),
    }
}
