//! Writing conditions and states.

use crate::tree::*;

use crate::grammar::{Agreement, Case, is_noun_pronoun, noun_agreement, player_agreement};
use crate::out::Out;
use crate::phrase::amount::write_damage_word;
use crate::phrase::condition::more_words;
use crate::phrase::event::{write_be, write_event};
use crate::phrase::keyword::write_keyword_name;
use crate::phrase::noun::{write_compare, write_extreme, write_noun_phrase, write_ref, write_stat_compare};
use crate::phrase::player::{write_player, write_turn_of, write_zone};

/// Writes what follows "if", "while" or "unless".
pub(crate) fn write_condition(condition: &Condition, out: &mut Out) {
    match condition {
        Condition::Has { who, what, negated } => {
            write_has_word(who, *negated, out);
            write_noun_phrase(what, Case::Object, out);
        }
        Condition::HasMore { who, word, what, than, by } => {
            write_has_word(who, Negation::No, out);
            if let Some(by) = by {
                write_by(*by, out);
            }
            write_more_than(*word, what, than, out);
        }
        Condition::HasMoreOf { who, word, what, than } => {
            write_has_word(who, Negation::No, out);
            let (before, between) = more_words(*word);
            out.word(before);
            write_noun_phrase(what, Case::Object, out);
            out.word(between);
            write_noun_phrase(than, Case::Object, out);
        }
        Condition::HasLore { who, compare } => {
            write_has_word(who, Negation::No, out);
            write_lore(compare, out);
        }
        Condition::HasExtreme { who, degree, what } => {
            write_has_word(who, Negation::No, out);
            match (degree, what) {
                (Degree::Most, None) => out.word("the most lore"),
                (Degree::Least, None) => out.word("the least lore"),
                (degree, Some(what)) => {
                    out.word(match degree {
                        Degree::Most => "the most",
                        Degree::Least => "the fewest",
                    });
                    write_noun_phrase(what, Case::Object, out);
                }
            }
        }
        Condition::ValueIs { value, compare } => {
            crate::phrase::amount::write_value(value, out);
            out.word("is");
            write_compare(compare, out);
        }
        Condition::FirstTurn => out.word("this is your first turn"),
        Condition::ItsNotTurn { turn, negated } => {
            out.word(match negated {
                Negation::NotApart => "it's not",
                Negation::No | Negation::Not | Negation::Cannot => "it isn't",
            });
            write_turn_of(turn, out);
        }
        Condition::Is { what, .. }
        | Condition::CardHas { what, .. }
        | Condition::Costs { what, .. }
        | Condition::HasCost { what, .. } => {
            write_noun_phrase(what, Case::Subject, out);
            write_of_card(condition, noun_agreement(what), out);
        }
        Condition::ThereIs { what, tense } => {
            out.word("there");
            match (tense, noun_agreement(what)) {
                (Tense::Past, agreement) => out.word(agreement.pick("was", "were")),
                (_, Agreement::Singular) => out.mark("'s"),
                (_, Agreement::Plural) => out.word("are"),
            }
            write_noun_phrase(what, Case::Object, out);
        }
        Condition::Happened(event) | Condition::Would(event) => write_event(event, out),
        Condition::IsOrdinal { what, which } => {
            write_ref(what, Case::Subject, out);
            write_be(Agreement::Singular, true, out);
            write_noun_phrase(which, Case::Object, out);
        }
        Condition::ThisIsOrdinal(which) => {
            out.word("this is");
            write_noun_phrase(which, Case::Object, out);
        }
        Condition::IsNthChallenge { what, number } => {
            write_ref(what, Case::Subject, out);
            write_be(Agreement::Singular, true, out);
            out.word("the");
            out.word(crate::grammar::ordinal(*number));
            out.word("challenge this turn");
        }
        Condition::IsNthTime(number) => {
            out.word("it's the");
            out.word(crate::grammar::ordinal(*number));
            out.word("time this turn");
        }
        Condition::IsNthTimeOf { number, event } => {
            out.word("it's the");
            out.word(crate::grammar::ordinal(*number));
            out.word("time");
            write_event(event, out);
        }
        Condition::UsedToPlay { keyword, what } => {
            out.word("you used");
            write_keyword_name(*keyword, out);
            out.word("to play");
            write_noun_phrase(what, Case::Object, out);
        }
        Condition::HasOpponents { who, quantity } => {
            write_has_word(who, Negation::No, out);
            crate::phrase::noun::write_quantity(*quantity, out);
            out.word(if matches!(quantity, Quantity::A | Quantity::One | Quantity::N(1)) {
                "opponent"
            } else {
                "opponents"
            });
        }
        Condition::Does { who, negated, what } => {
            write_player(who, Case::Subject, out);
            let agreement = player_agreement(who);
            out.word(match negated {
                Negation::No => agreement.pick("does", "do"),
                Negation::Not | Negation::NotApart => agreement.pick("doesn't", "don't"),
                Negation::Cannot => "can't",
            });
            out.word(match what {
                DoWhat::It => "",
                DoWhat::Either => "either",
                DoWhat::Both => "both",
            });
        }
        Condition::CardDoes { what, negated } => {
            write_noun_phrase(what, Case::Subject, out);
            out.word(match negated {
                Negation::No => "does",
                Negation::Not | Negation::NotApart | Negation::Cannot => "doesn't",
            });
        }
        Condition::NobodyDoes(word) => out.word(match word {
            NobodyWord::NoOne => "no one does",
            NobodyWord::NoneOfThem => "none of them do",
        }),
        Condition::FirstTurnNotFirstPlayer => {
            out.word("this is your first turn and you're not the first player");
        }
        Condition::BeingChallenged => out.word("being challenged"),
        Condition::Challenging(what) => write_state(&State::Challenging(what.clone()), out),
        Condition::ItsTurn(turn) => {
            out.word("it's");
            write_turn_of(turn, out);
        }
        // The act of a way out is written by the family of acts.
        Condition::Unless(_) => {}
        Condition::All(conditions) => write_joined(conditions, "and", out),
        Condition::Any(conditions) => write_joined(conditions, "or", out),
    }
}

fn write_joined(conditions: &[Condition], join: &str, out: &mut Out) {
    for (index, condition) in conditions.iter().enumerate() {
        if index > 0 {
            out.word(join);
        }
        write_condition(condition, out);
    }
}

/// "2", "at least 2", before "more".
fn write_by(by: By, out: &mut Out) {
    out.word(match by.word {
        ByWord::Plain => "",
        ByWord::AtLeast => "at least",
    });
    out.number(by.number);
}

fn write_has_word(who: &PlayerPhrase, negated: Negation, out: &mut Out) {
    write_player(who, Case::Subject, out);
    let agreement = player_agreement(who);
    out.word(match negated {
        Negation::No => agreement.pick("has", "have"),
        Negation::Not | Negation::NotApart | Negation::Cannot => agreement.pick("doesn't have", "don't have"),
    });
}

pub(crate) fn write_lore(compare: &LoreCompare, out: &mut Out) {
    match compare {
        LoreCompare::Exactly(number) => {
            out.number(*number);
            out.word("lore");
        }
        LoreCompare::JustExactly(number) => {
            out.word("exactly");
            out.number(*number);
            out.word("lore");
        }
        LoreCompare::OrMore(number) => {
            out.number(*number);
            out.word("or more lore");
        }
        LoreCompare::OrLess(number) => {
            out.number(*number);
            out.word("or less lore");
        }
        LoreCompare::MoreThan(than) => {
            out.word("more lore than");
            write_player(than, Case::Object, out);
        }
        LoreCompare::Twice { word, than } => {
            out.word(match word {
                ByWord::Plain => "twice as much lore as",
                ByWord::AtLeast => "at least twice as much lore as",
            });
            write_player(than, Case::Object, out);
        }
        LoreCompare::Apart { by, change, than } => {
            write_by(*by, out);
            out.word(match change {
                MoreOrLess::More => "more lore than",
                MoreOrLess::Less => "less lore than",
            });
            write_player(than, Case::Object, out);
        }
        LoreCompare::Under(number) | LoreCompare::Over(number) => {
            out.word(if matches!(compare, LoreCompare::Under(_)) { "less than" } else { "more than" });
            out.number(*number);
            out.word("lore");
        }
        LoreCompare::LessThan(than) => {
            out.word("less lore than");
            write_player(than, Case::Object, out);
        }
    }
}

/// Writes a relative clause about a state, agreeing with the head it describes.
pub(crate) fn write_which(condition: &Condition, number: Number, out: &mut Out) {
    let agreement = match number {
        Number::Singular => Agreement::Singular,
        Number::Plural => Agreement::Plural,
    };
    write_of_card(condition, agreement, out);
}

/// Writes what a condition says of a card, after the card.
fn write_of_card(condition: &Condition, agreement: Agreement, out: &mut Out) {
    match condition {
        Condition::Is { what, state, tense, negated, contraction } => {
            let contracts = is_noun_pronoun(what) && *contraction == Contraction::Usual;
            match (tense, negated) {
                _ if *contraction == Contraction::Omitted => {}
                (Tense::Past, Negation::No) => out.word(agreement.pick("was", "were")),
                (Tense::Past, _) => out.word(agreement.pick("wasn't", "weren't")),
                (_, Negation::No) => write_be(agreement, contracts, out),
                (_, Negation::NotApart) => {
                    write_be(agreement, contracts, out);
                    out.word("not");
                }
                (_, Negation::Not | Negation::Cannot) => out.word(agreement.pick("isn't", "aren't")),
            }
            write_state(state, out);
        }
        Condition::CardHas { has, tense, .. } => {
            out.word(match tense {
                Tense::Past => "had",
                _ => agreement.pick("has", "have"),
            });
            write_having(has, out);
        }
        Condition::Costs { compare, .. } => {
            out.word(agreement.pick("costs", "cost"));
            write_compare(compare, out);
        }
        Condition::HasCost { compare, .. } => {
            out.word(agreement.pick("has cost", "have cost"));
            write_compare(compare, out);
        }
        other => write_condition(other, out),
    }
}

fn write_having(has: &Having, out: &mut Out) {
    match has {
        Having::Damage => out.word("damage"),
        Having::NoDamage => out.word("no damage"),
        Having::DamageAmount { compare, word: DamageWord::Damage }
            if crate::phrase::noun::write_damage_compare(compare, out) => {}
        Having::DamageAmount { compare, word } => {
            write_compare(compare, out);
            let amount = match compare {
                Compare::Exactly(number) | Compare::JustExactly(number) => Amount::N(*number),
                _ => Amount::Unstated,
            };
            write_damage_word(*word, &amount, out);
        }
        Having::Total { stat, compare } => {
            out.word("a total of");
            write_stat_compare(*stat, compare, out);
        }
        Having::Stat { stat, compare } => write_stat_compare(*stat, compare, out),
        Having::Keyword(keyword) => write_keyword_name(*keyword, out),
        Having::Declared(keyword) => crate::phrase::keyword::write_unknown_keyword(keyword, out),
        Having::Keywords { keywords, join } => {
            for (index, keyword) in keywords.iter().enumerate() {
                crate::phrase::noun::write_list_join(index, keywords.len(), *join, out);
                write_keyword_name(*keyword, out);
            }
        }
        Having::SameNameAs(what) => {
            out.word("the same name as");
            write_noun_phrase(what, Case::Object, out);
        }
        Having::SameName => out.word("the same name"),
        Having::Same(what) => {
            out.word("the same");
            crate::phrase::amount::write_what_differs(*what, out);
        }
        Having::DifferentNameThan(what) => {
            out.word("a different name than");
            write_noun_phrase(what, Case::Object, out);
        }
        Having::Different(what) => crate::phrase::amount::write_differing(*what, out),
        Having::Superlative { degree, what, among, word } => {
            out.word("the");
            write_extreme(*degree, *what, out);
            if let Some(among) = among {
                out.word(match word {
                    AmongWord::Among => "among",
                    AmongWord::Of => "of",
                });
                write_noun_phrase(among, Case::Object, out);
            }
        }
        Having::Noun(what) => write_noun_phrase(what, Case::Object, out),
    }
}

/// Writes what follows "is".
pub(crate) fn write_state(state: &State, out: &mut Out) {
    let noun = |word: &str, what: &NounPhrase, out: &mut Out| {
        out.word(word);
        write_noun_phrase(what, Case::Object, out);
    };
    match state {
        State::Exerted => out.word("exerted"),
        State::Ready => out.word("ready"),
        State::Damaged => out.word("damaged"),
        State::Undamaged => out.word("undamaged"),
        State::InPlay => out.word("in play"),
        State::In(zone) => {
            out.word("in");
            write_zone(zone, out);
        }
        State::At(place) => noun("at", place, out),
        State::Here => out.word("here"),
        State::There => out.word("there"),
        State::Under(what) => noun("under", what, out),
        State::BeingChallenged => out.word("being challenged"),
        State::BeingChallengedBy(what) => {
            out.word("being challenged by");
            write_noun_phrase(what, Case::Object, out);
        }
        State::Challenging(what) => {
            out.word("challenging");
            if let Some(what) = what {
                write_noun_phrase(what, Case::Object, out);
            }
        }
        State::A(what) => write_noun_phrase(what, Case::Object, out),
        State::Named(name) => {
            out.word("named");
            out.word(&name.0);
        }
        State::Chosen => out.word("chosen"),
        State::SameNameAs(what) => noun("the same name as", what, out),
        State::Revealed => out.word("revealed"),
        State::Cost(compare) => {
            out.word("cost");
            write_compare(compare, out);
        }
    }
}

/// "More cards in their hand than you".
pub(crate) fn write_more_than(word: MoreWord, what: &NounPhrase, than: &PlayerPhrase, out: &mut Out) {
    let (before, between) = more_words(word);
    out.word(before);
    write_noun_phrase(what, Case::Object, out);
    out.word(between);
    write_player(than, Case::Object, out);
}
