use crate::tree::*;

use super::super::forms::{PLAY, PLAY_OR_SHIFT, SHIFT};
use crate::grammar::{Agreement, Case};
use crate::out::Out;
use crate::phrase::adverb::write_adverbs;
use crate::phrase::amount::write_amount;
use crate::phrase::event::write_destination;
use crate::phrase::keyword::write_keyword_name;
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::player::{write_possessor, write_zone};

pub(in super::super) fn write_play(play: &Play, early: &[Adverb], agreement: Agreement, out: &mut Out) {
    match play.word {
        PlayWord::Play => PLAY,
        PlayWord::Shift => SHIFT,
        PlayWord::PlayOrShift => PLAY_OR_SHIFT,
    }
    .write(agreement, out);
    write_noun_phrase(&play.what, Case::Object, out);
    write_adverbs(early, out);
    write_on(play.on.as_ref(), play.on_word, out);
    match &play.from {
        None => {}
        Some(PlayFrom::There) => out.word("from there"),
        Some(PlayFrom::Under(what)) => {
            out.word("from under");
            write_noun_phrase(what, Case::Object, out);
        }
        Some(PlayFrom::Zone(zone)) => {
            out.word("from");
            write_zone(zone, out);
        }
    }
}

fn write_on(on: Option<&NounPhrase>, word: OnWord, out: &mut Out) {
    if let Some(on) = on {
        out.word(match word {
            OnWord::On => "on",
            OnWord::OnTopOf => "on top of",
            OnWord::Onto => "onto",
        });
        write_noun_phrase(on, Case::Object, out);
    }
}

pub(in super::super) fn write_ink(amount: &Amount, out: &mut Out) {
    write_amount(amount, out);
    out.word("{I}");
}

pub(in super::super) fn write_pay_for(what: &PayFor, out: &mut Out) {
    match what {
        PayFor::ToPlay(what) => {
            out.word("to play");
            write_noun_phrase(what, Case::Object, out);
        }
        PayFor::For(what) => {
            out.word("for");
            write_noun_phrase(what, Case::Object, out);
        }
        PayFor::ToMove { what, to } => {
            out.word("to move");
            write_noun_phrase(what, Case::Object, out);
            if let Some(to) = to {
                write_destination(to, out);
            }
        }
        PayFor::ToShift { what, onto, word } => {
            out.word("to shift");
            write_noun_phrase(what, Case::Object, out);
            write_on(onto.as_ref(), *word, out);
        }
        PayFor::ToPlayUsing { what, whose, keyword } => {
            out.word("to play");
            write_noun_phrase(what, Case::Object, out);
            out.word("using");
            write_possessor(whose, out);
            write_keyword_name(*keyword, out);
            out.word("ability");
        }
    }
}
