use crate::tree::*;

use crate::grammar::{Agreement, Case};
use crate::out::Out;
use crate::phrase::clause::write_predicate;
use crate::phrase::event::{write_destination, write_subject};
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::player::{write_possessor, write_turn_of, write_turn_owner};

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
    out.word(step_word(step));
}

fn step_word(step: Step) -> &'static str {
    match step {
        Step::Ready => "Ready step",
        Step::Set => "Set step",
        Step::Draw => "Draw step",
    }
}

pub(in super::super) fn write_next_step(of: &TurnOwner, step: Step, word: NextStepWord, out: &mut Out) {
    match word {
        NextStepWord::NextStep => {
            write_turn_owner(of, out);
            out.word("next");
            out.word(step_word(step));
        }
        NextStepWord::StepOfNextTurn => {
            out.word("the");
            out.word(step_word(step));
            out.word("of");
            write_turn_owner(of, out);
            out.word("next turn");
        }
    }
}

pub(in super::super) fn write_had(clause: &Clause, out: &mut Out) {
    write_subject(&clause.subject, out);
    write_predicate(clause, Agreement::Plural, out);
}
