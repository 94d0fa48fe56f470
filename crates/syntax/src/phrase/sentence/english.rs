use crate::tree::*;

use super::ends_in_list;
use crate::grammar::{Agreement, Case, agreement};
use crate::out::Out;
use crate::phrase::adverb::{write_duration, write_unless};
use crate::phrase::amount::write_each;
use crate::phrase::clause::write_clause;
use crate::phrase::condition::write_condition;
use crate::phrase::event::{write_event, write_subject, write_trigger_heads};
use crate::phrase::noun::write_kind;
use crate::phrase::player::{write_player, write_possessor, write_turn_period};

/// Writes sentences with their stops; the first begins in the case that `out` is set to.
pub(crate) fn write_sentences(sentences: &[Sentence], last: FinalStop, out: &mut Out) {
    for (index, sentence) in sentences.iter().enumerate() {
        if index > 0 {
            out.capital();
        }
        write_sentence(sentence, out);
        let stop = index + 1 < sentences.len() || last == FinalStop::Printed;
        if stop && !ends_in_list(&sentence.act) && !out.so_far().ends_with(".\"") {
            out.mark(".");
        }
    }
}

/// Writes a sentence without its stop.
pub(crate) fn write_sentence(sentence: &Sentence, out: &mut Out) {
    write_leads(&sentence.lead, out);
    write_act(&sentence.act, Agreement::Plural, out);
}

/// Writes leads with their commas.
pub(crate) fn write_leads(leads: &[Lead], out: &mut Out) {
    for lead in leads {
        write_lead(lead, out);
        if *lead != Lead::Then(ThenComma::None) {
            out.mark(",");
        }
    }
}

fn write_lead(lead: &Lead, out: &mut Out) {
    match lead {
        Lead::Then(_) => out.word("then"),
        Lead::Otherwise => out.word("otherwise"),
        Lead::If(condition) => {
            out.word("if");
            write_condition(condition, out);
        }
        Lead::While(condition) => {
            out.word("while");
            write_condition(condition, out);
        }
        Lead::AsLongAs(condition) => {
            out.word("as long as");
            write_condition(condition, out);
        }
        Lead::Unless(condition) => {
            out.word("unless");
            write_unless(condition, out);
        }
        Lead::ForEach(each) => {
            out.word("for each");
            write_each(each, out);
        }
        Lead::Duration(duration) => write_duration(duration, out),
        Lead::During(period) => {
            out.word("during");
            write_turn_period(period, out);
        }
        Lead::Limit(limit) => write_limit(limit, out),
        Lead::EachTurn => out.word("each turn"),
        Lead::DuringChallenges => out.word("during challenges"),
        Lead::StartingWithYou => out.word("starting with you"),
    }
}

fn write_limit(limit: &Limit, out: &mut Out) {
    out.word(match limit.times {
        Times::Once => "once",
        Times::Twice => "twice",
    });
    match &limit.per {
        LimitPeriod::PerTurn => out.word("per turn"),
        LimitPeriod::PerGame => out.word("per game"),
        LimitPeriod::During(period) => {
            out.word("during");
            write_turn_period(period, out);
        }
    }
}

/// Writes an act. `carried` is the form of a verb whose subject is left out; what the next carries on comes back.
pub(crate) fn write_act(act: &Act, carried: Agreement, out: &mut Out) -> Agreement {
    match act {
        Act::Clause(clause) => write_clause(clause, carried, out),
        Act::Series { acts, joins } => write_series(acts, joins, carried, out),
        Act::May { who, act } => {
            write_player(who, Case::Subject, out);
            out.word("may");
            write_act(act, Agreement::Plural, out)
        }
        Act::To { first, then } => {
            write_act(first, carried, out);
            out.word("to");
            write_act(then, Agreement::Plural, out)
        }
        Act::Or(acts) => write_or(acts, carried, out),
        Act::ChooseOne { who, count, word, both_if, then_count, mark, options } => {
            let agreement = if *who == Subject::Implied { carried } else { agreement(who) };
            write_subject(who, out);
            out.word(agreement.pick("chooses", "choose"));
            write_option_count(*count, out);
            if *word == ChooseWord::Following {
                out.word("of the following");
            }
            if let Some(condition) = both_if {
                out.mark(".");
                out.word("If");
                write_condition(condition, out);
                out.mark(",");
                out.word("choose");
                match then_count {
                    ThenCount::Both => out.word("both"),
                    ThenCount::All => out.word("all"),
                    ThenCount::AnyNumber => out.word("any number"),
                    ThenCount::N(number) => write_option_count(OptionCount::N(*number), out),
                    ThenCount::UpTo(number) => write_option_count(OptionCount::UpTo(*number), out),
                }
                out.word("instead");
            }
            out.mark(match mark {
                ListMark::Colon => ":",
                ListMark::Stop => ".",
            });
            for option in options {
                write_bullet(out);
                out.capital();
                write_sentences(option, FinalStop::Printed, out);
            }
            agreement
        }
        Act::ChooseLabel { who, options } => write_labels(who, options, out),
        Act::Cases { of, cases } => {
            write_cases(of, cases, out);
            carried
        }
        Act::Trigger(triggered) => {
            write_triggered(triggered, out);
            carried
        }
        Act::Replace(replacement) => {
            write_replacement(replacement, FinalStop::Omitted, out);
            carried
        }
        Act::If { condition, act } => {
            out.word("if");
            write_condition(condition, out);
            out.mark(",");
            write_act(act, carried, out)
        }
    }
}

fn write_series(acts: &[Act], joins: &[SeriesJoin], mut carried: Agreement, out: &mut Out) -> Agreement {
    for (index, act) in acts.iter().enumerate() {
        if let Some(join) = index.checked_sub(1).and_then(|before| joins.get(before)) {
            write_join(*join, out);
        }
        carried = write_act(act, carried, out);
    }
    carried
}

fn write_join(join: SeriesJoin, out: &mut Out) {
    let (comma, words) = match join {
        SeriesJoin::And => ("", "and"),
        SeriesJoin::CommaAnd => (",", "and"),
        SeriesJoin::Comma => (",", ""),
        SeriesJoin::CommaThen => (",", "then"),
        SeriesJoin::CommaThenComma => (",", "then,"),
        SeriesJoin::Then => ("", "then"),
        SeriesJoin::AndThen => ("", "and then"),
        SeriesJoin::CommaAndThen => (",", "and then"),
        SeriesJoin::CommaBut => (",", "but"),
        SeriesJoin::AndComma => ("", "and,"),
    };
    out.mark(comma);
    out.word(words);
}

fn write_or(acts: &[Act], mut carried: Agreement, out: &mut Out) -> Agreement {
    for (index, act) in acts.iter().enumerate() {
        if index > 0 {
            out.word("or");
        }
        carried = write_act(act, carried, out);
    }
    carried
}

fn write_option_count(count: OptionCount, out: &mut Out) {
    let number = |number: u32, out: &mut Out| {
        if let Some((word, _)) = super::read::NUMBERS.iter().find(|(_, found)| *found == number) {
            out.word(word);
        }
    };
    match count {
        OptionCount::One => out.word("one"),
        OptionCount::OneOrBoth => out.word("one or both"),
        OptionCount::OneOrMore => out.word("one or more"),
        OptionCount::N(count) => number(count, out),
        OptionCount::UpTo(count) => {
            out.word("up to");
            number(count, out);
        }
    }
}

fn write_bullet(out: &mut Out) {
    out.line();
    out.word("•");
}

fn write_labels(who: &PlayerPhrase, options: &[Labelled], out: &mut Out) -> Agreement {
    let agreement = crate::grammar::player_agreement(who);
    write_player(who, Case::Subject, out);
    out.word(agreement.pick("chooses", "choose"));
    for (index, option) in options.iter().enumerate() {
        if index > 0 && index + 1 == options.len() {
            out.word("or");
        } else if index > 0 {
            out.mark(",");
        }
        out.word(&option.label.0);
    }
    out.mark(":");
    for option in options {
        write_bullet(out);
        out.word(&option.label.0);
        out.capital();
        write_sentences(&option.sentences, FinalStop::Printed, out);
    }
    agreement
}

fn write_cases(of: &Possessor, cases: &[crate::tree::Case], out: &mut Out) {
    out.word("if");
    write_possessor(of, out);
    out.word("card type is:");
    for case in cases {
        write_bullet(out);
        for (index, kind) in case.kinds.iter().enumerate() {
            out.word(if index > 0 { "or" } else { "" });
            write_kind(kind, out);
        }
        out.mark(",");
        write_sentences(&case.sentences, FinalStop::Printed, out);
    }
}

/// Writes a triggered ability without its last stop.
fn write_triggered(triggered: &Triggered, out: &mut Out) {
    write_leads(&triggered.lead, out);
    write_trigger_heads(&triggered.heads, out);
    out.mark(",");
    write_sentences(&triggered.effects, FinalStop::Omitted, out);
}

/// Writes a replacement.
pub(crate) fn write_replacement(replacement: &Replacement, last: FinalStop, out: &mut Out) {
    write_leads(&replacement.lead, out);
    out.word(match replacement.word {
        ReplacementWord::If => "if",
        ReplacementWord::When => "when",
        ReplacementWord::Whenever => "whenever",
        ReplacementWord::TheFirstTime => "the first time",
        ReplacementWord::TheFirstTimeEachTurn => "the first time each turn",
        ReplacementWord::TheNextTime => "the next time",
    });
    write_event(&replacement.would, out);
    if replacement.comma == ThenComma::Comma {
        out.mark(",");
    }
    write_sentences(&replacement.instead, last, out);
}
