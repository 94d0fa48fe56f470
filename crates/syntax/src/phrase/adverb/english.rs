use crate::tree::*;

use crate::grammar::{Agreement, Case, player_agreement};
use crate::out::Out;
use crate::phrase::amount::{write_each, write_value};
use crate::phrase::condition::write_condition;
use crate::phrase::event::write_event;
use crate::phrase::noun::{write_noun_phrase, write_ref, write_stat};
use crate::phrase::player::{write_player, write_possessor, write_turn_owner, write_turn_period, write_zone};
use crate::phrase::sentence::write_act;

/// Writes adverbs in order; "also" is left to the clause, which puts it before the verb.
pub(crate) fn write_adverbs(adverbs: &[Adverb], out: &mut Out) {
    for adverb in adverbs {
        write_adverb(adverb, out);
    }
}

/// Writes one adverb.
pub(crate) fn write_adverb(adverb: &Adverb, out: &mut Out) {
    match adverb {
        Adverb::Duration(duration) => write_duration(duration, out),
        Adverb::ForEach(each) => {
            out.word(if matches!(each, Each::Every(_)) { "for every" } else { "for each" });
            write_each(each, out);
        }
        Adverb::EqualTo { value, maximum } => {
            out.word("equal to");
            write_value(value, out);
            if let Some(maximum) = maximum {
                write_maximum(*maximum, out);
            }
        }
        Adverb::ToAMaximum(maximum) => write_maximum(*maximum, out),
        Adverb::If(condition) => {
            out.word("if");
            write_condition(condition, out);
        }
        Adverb::While(condition) => {
            out.word("while");
            write_condition(condition, out);
        }
        Adverb::Unless(condition) => {
            out.word("unless");
            write_unless(condition, out);
        }
        Adverb::Instead(of) => write_instead(of.as_ref(), out),
        Adverb::IfAble => out.word("if able"),
        Adverb::AtRandom => out.word("at random"),
        Adverb::ForFree => out.word("for free"),
        Adverb::When(event) => {
            out.word("when");
            write_event(event, out);
        }
        Adverb::InAnyOrder => out.word("in any order"),
        Adverb::InARandomOrder => out.word("in a random order"),
        Adverb::Each => out.word("each"),
        Adverb::Also | Adverb::EachBefore | Adverb::BothBefore => {}
        Adverb::Both => out.word("both"),
        Adverb::Again => out.word("again"),
        Adverb::AtAnyTime => out.word("at any time"),
        Adverb::Exerted => {
            out.mark(",");
            out.word("exerted");
        }
        Adverb::AsIf(as_if) => write_as_if(as_if, out),
        Adverb::Until(until) => write_until(until, out),
        Adverb::ThisWay => out.word("this way"),
        Adverb::WhileHere => out.word("while here"),
        Adverb::Total => out.word("total"),
        Adverb::Plus(number) => {
            out.word("plus");
            out.number(*number);
        }
        Adverb::ForLess(number) => {
            out.word("for");
            out.number(*number);
            out.word("{I} less");
        }
        Adverb::Minus(number) => {
            out.word("minus");
            out.number(*number);
        }
        Adverb::PlusForEach { comma, more, each } => {
            write_comma(*comma, out);
            out.word("plus");
            match more {
                PlusMore::Cards(cards) => write_noun_phrase(cards, Case::Object, out),
                PlusMore::Units { amount, unit } => {
                    out.number(*amount);
                    out.word(unit_word(*unit));
                }
                PlusMore::Change(change) => {
                    crate::phrase::verb::write_changes(std::slice::from_ref(change), out);
                }
            }
            out.word("for each");
            write_each(each, out);
        }
        Adverb::WhereX(value) => {
            out.mark(",");
            out.word("where X is");
            write_value(value, out);
        }
        Adverb::OrIf(or_if) => write_or_if(or_if, out),
        Adverb::At(moment) => {
            out.word("at");
            write_event(moment, out);
        }
    }
}

fn write_comma(comma: ThenComma, out: &mut Out) {
    if comma == ThenComma::Comma {
        out.mark(",");
    }
}

fn write_or_if(or_if: &OrIf, out: &mut Out) {
    write_comma(or_if.comma, out);
    out.word("or");
    match &or_if.amount {
        OtherAmount::Damage { amount, word } => {
            crate::phrase::amount::write_amount(amount, out);
            crate::phrase::amount::write_damage_word(*word, amount, out);
        }
        OtherAmount::Lore(amount) => {
            crate::phrase::amount::write_amount(amount, out);
            out.word("lore");
        }
        OtherAmount::Changes(changes) => crate::phrase::verb::write_changes(changes, out),
        OtherAmount::Cards(cards) => write_noun_phrase(cards, Case::Object, out),
    }
    out.word(match or_if.word {
        OrIfWord::If => "if",
        OrIfWord::InsteadIf => "instead if",
    });
    write_condition(&or_if.condition, out);
}

fn unit_word(unit: Unit) -> &'static str {
    match unit {
        Unit::Lore => "lore",
        Unit::Damage => "damage",
        Unit::DamageCounter => "damage counters",
        Unit::Ink => "{I}",
    }
}

fn write_maximum(maximum: Maximum, out: &mut Out) {
    out.mark(",");
    out.word("to a maximum of");
    if let Some(stat) = maximum.stat {
        out.word(&format!("+{}", maximum.number));
        return write_stat(stat, out);
    }
    out.number(maximum.number);
    out.word(maximum.unit.map_or("", unit_word));
}

/// Writes what follows "unless".
pub(crate) fn write_unless(condition: &Condition, out: &mut Out) {
    match condition {
        Condition::Unless(act) => {
            write_act(act, Agreement::Plural, out);
        }
        condition => write_condition(condition, out),
    }
}

fn write_instead(of: Option<&InsteadOf>, out: &mut Out) {
    out.word("instead");
    match of {
        None => {}
        Some(InsteadOf::Into(zone)) => {
            out.word("of into");
            write_zone(zone, out);
        }
        Some(InsteadOf::Stat { stat, of }) => {
            out.word("of");
            write_possessor(of, out);
            write_stat(*stat, out);
        }
    }
}

fn write_as_if(as_if: &AsIf, out: &mut Out) {
    out.word("as if");
    match as_if {
        AsIf::In { what, zone } => {
            write_noun_phrase(what, Case::Subject, out);
            out.word("were in");
            write_zone(zone, out);
        }
        AsIf::AnyName(what) => {
            write_noun_phrase(what, Case::Subject, out);
            out.word("had any name");
        }
        AsIf::NotDrying(who) => {
            write_ref(who, Case::Subject, out);
            out.word(if who.word == Pronoun::They { "weren't drying" } else { "wasn't drying" });
        }
    }
}

fn write_until(until: &UntilHave, out: &mut Out) {
    out.word("until");
    match until {
        UntilHave::Have { who, what } => {
            write_player(who, Case::Subject, out);
            out.word(player_agreement(who).pick("has", "have"));
            match what {
                UntilWhat::Noun(noun) => write_noun_phrase(noun, Case::Object, out),
                UntilWhat::N(number) => out.number(*number),
                UntilWhat::SameNumber => out.word("the same number"),
                UntilWhat::AsMany { what, player } => {
                    out.word("the same number of");
                    write_noun_phrase(what, Case::Object, out);
                    out.word("as");
                    write_player(player, Case::Object, out);
                }
            }
        }
        UntilHave::Reveal { who, what } => {
            write_player(who, Case::Subject, out);
            out.word(player_agreement(who).pick("reveals", "reveal"));
            write_noun_phrase(what, Case::Object, out);
        }
    }
}

/// Writes a duration.
pub(crate) fn write_duration(duration: &Duration, out: &mut Out) {
    match duration {
        Duration::ThisTurn => out.word("this turn"),
        Duration::RestOfTurn => out.word("for the rest of this turn"),
        Duration::UntilEndOfTurn(whose) => {
            out.word("until the end of");
            write_turn_owner(whose, out);
            out.word("next turn");
        }
        Duration::UntilStartOfTurn(whose) => {
            out.word("until the start of");
            write_turn_owner(whose, out);
            out.word("next turn");
        }
        Duration::DuringNextTurn(whose) => {
            out.word("during");
            write_turn_owner(whose, out);
            out.word("next turn");
        }
        Duration::AtStartOfTurn { whose, next } => {
            out.word("at the start of");
            write_turn_owner(whose, out);
            out.word(match next {
                NextTurn::Next => "next turn",
                NextTurn::Every => "turn",
                NextTurn::Turns => "turns",
            });
        }
        Duration::DuringThatChallenge => out.word("during that challenge"),
        Duration::During(period) => {
            out.word("during");
            write_turn_period(period, out);
        }
        Duration::EachTurn => out.word("each turn"),
        Duration::TheTurnPlayed(who) => {
            out.word("the turn");
            let who = NounPhrase::Ref(who.clone());
            write_noun_phrase(&who, Case::Subject, out);
            out.mark(crate::grammar::noun_agreement(&who).pick("'s", "'re"));
            out.word("played");
        }
        Duration::AfterTheChallenge => out.word("after the challenge"),
        Duration::ThisAndNextTurn { whose, word } => {
            out.word(match word {
                AndNextWord::And => "this turn and",
                AndNextWord::AndDuring => "this turn and during",
                AndNextWord::Or => "this turn or",
                AndNextWord::OrDuring => "this turn or during",
            });
            write_turn_owner(whose, out);
            out.word("next turn");
        }
        Duration::RestOfGame => out.word("for the rest of the game"),
        Duration::ThisTurnOrNext => out.word("this turn or next"),
        Duration::UntilEndOfThisTurn => out.word("until the end of the turn"),
        Duration::UntilEndOfChallenge => out.word("until the end of the challenge"),
    }
}
