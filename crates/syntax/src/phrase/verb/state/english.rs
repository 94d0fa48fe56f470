use crate::tree::*;

use crate::grammar::{Agreement, Case};
use crate::out::Out;
use crate::phrase::clause::write_predicate;
use crate::phrase::event::{write_destination, write_subject};
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::player::{write_possessor, write_turn_of};

pub(in super::super) fn write_move(what: &NounPhrase, to: &Destination, out: &mut Out) {
    write_noun_phrase(what, Case::Object, out);
    write_destination(to, out);
}

pub(in super::super) fn write_ability_of(of: &Possessor, name: &AbilityName, out: &mut Out) {
    write_possessor(of, out);
    out.word(&name.0);
    out.word("ability");
}

pub(in super::super) fn write_step(of: &TurnOf, step: Step, out: &mut Out) {
    write_turn_of(of, out);
    out.mark("'s");
    out.word(match step {
        Step::Ready => "Ready step",
        Step::Set => "Set step",
        Step::Draw => "Draw step",
    });
}

pub(in super::super) fn write_had(clause: &Clause, out: &mut Out) {
    write_subject(&clause.subject, out);
    write_predicate(clause, Agreement::Plural, out);
}
