//! Writing amounts, values and what is counted.

use crate::tree::*;

use crate::grammar::{Case, player_agreement};
use crate::out::Out;
use crate::phrase::event::write_relative_event;
use crate::phrase::noun::{write_extreme, write_noun_phrase, write_ref, write_stat};
use crate::phrase::player::{write_player, write_possessor};

/// Writes an amount; nothing for Unstated.
pub(crate) fn write_amount(amount: &Amount, out: &mut Out) {
    match amount {
        Amount::N(number) => out.number(*number),
        Amount::Additional(number) => {
            out.number(*number);
            out.word("additional");
        }
        Amount::A => out.article(),
        Amount::UpTo(number) => {
            out.word("up to");
            out.number(*number);
        }
        Amount::All => out.word("all"),
        Amount::Unstated => {}
        Amount::That(that) => out.word(match that {
            ThatAmount::Much => "that much",
            ThatAmount::Many => "that many",
            ThatAmount::Amount => "that amount of",
            ThatAmount::SameAmount => "the same amount of",
            ThatAmount::Number => "that number of",
            ThatAmount::SameNumber => "the same number of",
        }),
        Amount::Any => out.word("any amount of"),
        Amount::AnyNumber => out.word("any number of"),
        Amount::OrMore(number) => {
            out.number(*number);
            out.word("or more");
        }
        Amount::OrLess(number) => {
            out.number(*number);
            out.word("or less");
        }
        Amount::Half { of, .. } => {
            out.word("half");
            write_possessor(of, out);
        }
        Amount::X => out.word("X"),
        Amount::UpToX => out.word("up to X"),
        Amount::UpToThat(that) => {
            out.word("up to");
            write_amount(&Amount::That(*that), out);
        }
        Amount::DoubleThat => out.word("double that"),
        Amount::Changed { by, change } => {
            out.number(*by);
            out.word(match change {
                MoreOrLess::Less => "less",
                MoreOrLess::More => "more",
            });
        }
    }
}

/// Writes "damage", or "damage counter(s)" in the number its amount asks for.
pub(crate) fn write_damage_word(word: DamageWord, amount: &Amount, out: &mut Out) {
    out.word(match (word, amount) {
        (DamageWord::Damage, _) => "damage",
        (DamageWord::Counter, Amount::N(1) | Amount::A | Amount::UpTo(1)) => "damage counter",
        (DamageWord::Counter, _) => "damage counters",
    });
}

/// Writes what follows "equal to".
pub(crate) fn write_value(value: &Value, out: &mut Out) {
    let noun = |words: &str, what: &NounPhrase, out: &mut Out| {
        out.word(words);
        write_noun_phrase(what, Case::Object, out);
    };
    match value {
        Value::N(number) => out.number(*number),
        Value::Stat { stat, of } => {
            write_possessor(of, out);
            write_stat(*stat, out);
        }
        Value::StatOf { stat, of } => {
            out.word("the");
            write_stat(*stat, out);
            noun("of", of, out);
        }
        Value::TotalStat { stat, of } => {
            out.word("the total");
            write_stat(*stat, out);
            noun("of", of, out);
        }
        Value::StatHad { stat, of } => {
            out.word("the");
            write_stat(*stat, out);
            write_ref(of, Case::Subject, out);
            out.word("had in play");
        }
        Value::Cost(of) => {
            write_possessor(of, out);
            out.word("cost");
        }
        Value::LoreOf(of) => {
            write_possessor(of, out);
            out.word("lore");
        }
        Value::CostOf(what) => noun("the cost of", what, out),
        Value::DamageOn(what) => noun("the damage on", what, out),
        Value::NumberOf(what) => noun("the number of", what, out),
        Value::That(ThatAmount::Number) => out.word("that number"),
        Value::That(_) => out.word("that amount"),
        Value::ThisWay { unit, event } => {
            out.word("the");
            out.word(unit_word(*unit));
            write_relative_event(event, Number::Singular, out);
        }
        Value::Difference => out.word("the difference"),
        Value::DifferenceBetween(first, second) => {
            out.word("the difference between");
            write_value(first, out);
            out.word("and");
            write_value(second, out);
        }
        Value::TotalCost(what) => noun("the total cost of", what, out),
        Value::Extreme { degree, what, among } => {
            out.word("the");
            write_extreme(*degree, *what, out);
            noun("among", among, out);
        }
        Value::Plus(value, more) => {
            write_value(value, out);
            out.word("plus");
            out.number(*more);
        }
        Value::Less(value, less) => {
            write_value(value, out);
            out.word("minus");
            write_value(less, out);
        }
        Value::Sum(value, more) => {
            write_value(value, out);
            out.word("plus");
            write_value(more, out);
        }
        Value::NumberOfDifferent { what, among } => {
            out.word("the number of");
            write_differing(*what, out);
            noun("among", among, out);
        }
        Value::Minus(value, less) => {
            write_value(value, out);
            out.word("minus");
            out.number(*less);
        }
        Value::Twice(value) => {
            out.word("twice");
            write_value(value, out);
        }
        Value::Half { of, round } => {
            out.word("half");
            write_value(of, out);
            out.mark(",");
            out.word(match round {
                Rounding::Up => "rounded up",
                Rounding::Down => "rounded down",
            });
        }
    }
}

fn unit_word(unit: Unit) -> &'static str {
    match unit {
        Unit::Damage => "damage",
        Unit::DamageCounter => "damage counter",
        Unit::Lore => "lore",
        Unit::Ink => "{I}",
    }
}

/// Writes what follows "for each".
pub(crate) fn write_each(each: &Each, out: &mut Out) {
    let step = |step: Option<u32>, out: &mut Out| {
        if let Some(step) = step {
            out.number(step);
        }
    };
    match each {
        Each::Noun(what) | Each::Every(what) => write_each_noun(what, out),
        Each::DamageOn { step: by, word, on } => {
            step(*by, out);
            out.word(match word {
                DamageWord::Damage => "damage on",
                DamageWord::Counter => "damage counter on",
            });
            write_noun_phrase(on, Case::Object, out);
        }
        Each::ThisWay { step: by, unit, event } => {
            step(*by, out);
            out.word(unit_word(*unit));
            write_relative_event(event, Number::Singular, out);
        }
        Each::Player(player) => match player {
            PlayerPhrase::Described(noun) if noun.det == PlayerDet::Each => {
                crate::phrase::player::write_each_player(noun, out);
            }
            other => write_player(other, Case::Object, out),
        },
        Each::Different { what, among } => {
            write_different_one(*what, out);
            out.word("among");
            write_noun_phrase(among, Case::Object, out);
        }
        Each::LoreOf { step: by, who } => {
            step(*by, out);
            out.word("lore");
            write_player(who, Case::Subject, out);
            out.word(player_agreement(who).pick("has", "have"));
        }
        Each::Time(event) => {
            out.word("time");
            crate::phrase::event::write_event(event, out);
        }
        Each::DifferentInks(what) => {
            out.word("different ink type of");
            write_noun_phrase(what, Case::Object, out);
        }
    }
}

/// "different names", of several.
pub(crate) fn write_differing(what: Differing, out: &mut Out) {
    out.word(match what {
        Differing::Names => "different names",
        Differing::Classes => "different classifications",
        Differing::Inks => "different ink types",
        Differing::Costs => "different costs",
        Differing::Stat(stat) => {
            out.word("different");
            return crate::phrase::noun::write_stat(stat, out);
        }
    });
}

/// "cost", "classification": what is the same or differs.
pub(crate) fn write_what_differs(what: Differing, out: &mut Out) {
    out.word(match what {
        Differing::Names => "name",
        Differing::Classes => "classification",
        Differing::Inks => "ink type",
        Differing::Costs => "cost",
        Differing::Stat(stat) => return crate::phrase::noun::write_stat(stat, out),
    });
}

/// "different name", of each one that is counted.
fn write_different_one(what: Differing, out: &mut Out) {
    out.word(match what {
        Differing::Names => "different name",
        Differing::Classes => "different classification",
        Differing::Inks => "different ink type",
        Differing::Costs => "different cost",
        Differing::Stat(stat) => {
            out.word("different");
            return crate::phrase::noun::write_stat(stat, out);
        }
    });
}

/// Writes what is counted; the "each" of "each of your characters" is already written.
fn write_each_noun(what: &NounPhrase, out: &mut Out) {
    match what {
        NounPhrase::Noun(noun) if noun.quantity == Quantity::Each => {
            out.word("of");
            let rest = Noun { quantity: Quantity::Bare, ..noun.clone() };
            write_noun_phrase(&NounPhrase::Noun(rest), Case::Object, out);
        }
        NounPhrase::PartOf { quantity: Quantity::Each, of, .. } => {
            out.word("of");
            write_ref(of, Case::Object, out);
        }
        other => write_noun_phrase(other, Case::Object, out),
    }
}
