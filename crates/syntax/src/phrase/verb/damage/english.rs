use crate::tree::*;

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::adverb::write_adverbs;
use crate::phrase::amount::{write_amount, write_damage_word};
use crate::phrase::noun::write_noun_phrase;

pub(in super::super) fn write_damage(amount: &Amount, word: DamageWord, out: &mut Out) {
    write_amount(amount, out);
    write_damage_word(word, amount, out);
}

pub(in super::super) fn write_prevented(prevented: &Prevented, out: &mut Out) {
    match prevented {
        Prevented::That => out.word("that damage"),
        Prevented::It => out.word("it"),
        Prevented::All { to, by } => {
            out.word("all damage that would be dealt to");
            write_noun_phrase(to, Case::Object, out);
            if let Some(by) = by {
                out.word("by");
                crate::phrase::event::write_agent(by, out);
            }
        }
        Prevented::First { to } => {
            out.word("the first damage that would be dealt to");
            write_noun_phrase(to, Case::Object, out);
        }
        Prevented::Next { amount, to } => {
            out.word("the next");
            out.number(*amount);
            out.word("damage that would be dealt to");
            write_noun_phrase(to, Case::Object, out);
        }
        Prevented::HalfOfThat(round) => {
            out.word("half of that damage");
            out.mark(",");
            out.word(match round {
                Rounding::Up => "rounded up",
                Rounding::Down => "rounded down",
            });
        }
        Prevented::OfThat { amount, word } => {
            if *word == OfThatWord::AllBut {
                out.word("all but");
            }
            out.number(*amount);
            out.word("of that damage");
        }
    }
}

pub(in super::super) fn write_target(
    preposition: &str,
    early: &[Adverb],
    target: Option<&NounPhrase>,
    out: &mut Out,
) {
    write_adverbs(early, out);
    if let Some(target) = target {
        out.word(preposition);
        write_noun_phrase(target, Case::Object, out);
    }
}
