//! Writing what follows the head.

use crate::tree::*;

use super::english::{write_list_join, write_noun_phrase, write_ref, write_stat};
use crate::grammar::{Case, player_agreement};
use crate::out::Out;
use crate::phrase::amount::write_value;
use crate::phrase::condition::write_which;
use crate::phrase::event::write_relative_event;
use crate::phrase::keyword::write_keyword_name;
use crate::phrase::player::{write_player, write_possessor, write_possessor_after, write_zone};

/// Writes a postmodifier; `number` is that of the head, with which a relative clause agrees.
pub(super) fn write_post(post: &Post, number: Number, out: &mut Out) {
    let noun = |word: &str, what: &NounPhrase, out: &mut Out| {
        out.word(word);
        write_noun_phrase(what, Case::Object, out);
    };
    let zone = |word: &str, zone: &Zone, out: &mut Out| {
        out.word(word);
        write_zone(zone, out);
    };
    match post {
        Post::InPlay => out.word("in play"),
        Post::Have { who, place } => write_have(who, *place, out),
        Post::Named { names, join } => {
            out.word("named");
            for (index, name) in names.iter().enumerate() {
                write_list_join(index, names.len(), *join, out);
                out.word(&name.0);
            }
        }
        Post::NotNamed(name) => {
            out.word("not named");
            out.word(&name.0);
        }
        Post::Of(possessor) => {
            out.word("of");
            write_possessor_after(possessor, out);
        }
        Post::From(from) => zone("from", from, out),
        Post::In(place) => zone("in", place, out),
        Post::OfZone(of) => zone("of", of, out),
        Post::FromTopOf(of) => zone("from the top of", of, out),
        Post::FromAmong(of) => {
            out.word("from among");
            super::english::write_ref(of, Case::Object, out);
        }
        Post::FromBottomOf(of) => zone("from the bottom of", of, out),
        Post::FromHere => out.word("from here"),
        Post::FromThose(ThoseWord::It) => out.word("from it"),
        Post::FromThose(ThoseWord::There) => out.word("from there"),
        Post::OfThat { quality, word } => {
            out.word(match word {
                OfThatQuality::Of => "of",
                OfThatQuality::With => "with",
            });
            out.word(match quality {
                Quality::Number => "that cost",
                Quality::Ink => "that ink type",
                Quality::Keyword { .. } => "that keyword",
                Quality::Class => "that classification",
                Quality::CardType => "that type",
            });
        }
        Post::AndWith(more) => {
            let mut inner = Out::default();
            write_post(more, number, &mut inner);
            let words = inner.finish();
            out.word("and");
            out.word(words.strip_prefix("with ").unwrap_or(&words));
        }
        Post::WithCost(compare) => {
            out.word("with cost");
            write_compare(compare, out);
        }
        Post::WithStat { stat, compare } => {
            out.word("with");
            write_stat_compare(*stat, compare, out);
        }
        Post::WithTotal { stat, compare } => {
            out.word("with total");
            write_stat(*stat, out);
            write_compare(compare, out);
        }
        Post::WithTotalCost(compare) => {
            out.word("with total cost");
            write_compare(compare, out);
        }
        Post::WithKeyword { keywords, join } => {
            out.word("with");
            for (index, keyword) in keywords.iter().enumerate() {
                write_list_join(index, keywords.len(), *join, out);
                write_keyword_name(*keyword, out);
            }
        }
        Post::WithDeclared(keyword) | Post::WithoutDeclared(keyword) => {
            out.word(if matches!(post, Post::WithDeclared(_)) { "with" } else { "without" });
            crate::phrase::keyword::write_unknown_keyword(keyword, out);
        }
        Post::WithKeywordNumber { keyword, compare } => {
            out.word("with");
            write_keyword_name(*keyword, out);
            write_compare(compare, out);
        }
        Post::WithoutKeyword(keyword) => {
            out.word("without");
            write_keyword_name(*keyword, out);
        }
        Post::WithDamage => out.word("with damage"),
        Post::WithNoDamage => out.word("with no damage"),
        Post::WithDamageAmount(
            compare @ (Compare::EqualTo(_) | Compare::EqualOrLess(_) | Compare::EqualOrMore(..)),
        ) => {
            out.word("with damage");
            write_compare(compare, out);
        }
        Post::WithDamageAmount(compare) => {
            out.word("with");
            if !write_damage_compare(compare, out) {
                write_compare(compare, out);
                out.word("damage");
            }
        }
        Post::With(what) => noun("with", what, out),
        Post::WithInkwellSymbol => out.word("with {IW}"),
        Post::SameName(to) => {
            out.word("with the same name");
            write_as(to.as_deref(), out);
        }
        Post::ThatName => out.word("with that name"),
        Post::DifferentName { than } => {
            out.word("with a different name");
            if let Some(than) = than {
                noun("than", than, out);
            }
        }
        Post::Different(what) => {
            out.word("with");
            crate::phrase::amount::write_differing(*what, out);
        }
        Post::Among(them) => {
            out.word("among");
            write_ref(them, Case::Object, out);
        }
        Post::Superlative { degree, what, among } => {
            out.word("with the");
            write_extreme(*degree, *what, out);
            if let Some(among) = among {
                noun("among", among, out);
            }
        }
        Post::OrTied { degree, what, each } => {
            out.mark(",");
            out.word("or");
            if let Some(head) = each {
                out.word("each");
                super::english::write_head(head, out);
            }
            out.word("tied for");
            write_extreme(*degree, *what, out);
            if each.is_some() {
                out.mark(",");
            }
        }
        Post::SameCost { or, to } => {
            out.word(match or {
                SameOr::Same => "with the same cost",
                SameOr::OrLess => "with the same cost or less",
                SameOr::OrMore => "with the same cost or more",
            });
            write_as(to.as_deref(), out);
        }
        Post::SameStat { stat, to } => {
            out.word("with the same");
            super::english::write_stat(*stat, out);
            write_as(to.as_deref(), out);
        }
        Post::SameClass(to) => {
            out.word("with the same classification");
            write_as(to.as_deref(), out);
        }
        Post::Here => out.word("here"),
        Post::There => out.word("there"),
        Post::At(place) => noun("at", place, out),
        Post::SameAs(what) => noun("as", what, out),
        Post::Under(what) => noun("under", what, out),
        Post::FromUnder(what) => noun("from under", what, out),
        Post::Except(what) => {
            out.word("except");
            write_noun_phrase(what, Case::Object, out);
        }
        Post::OfChoice(chooser) => {
            out.word("of");
            write_possessor(chooser, out);
            out.word("choice");
        }
        Post::Which { pronoun, condition } => {
            write_relative_pronoun(*pronoun, out);
            write_which(condition, number, out);
        }
        Post::Relative { pronoun, event } => {
            write_relative_pronoun(*pronoun, out);
            write_relative_event(event, number, out);
        }
        Post::Distributed => out.word("each"),
        Post::AtRandom => out.word("at random"),
        Post::AnyOf(posts) => {
            for (index, post) in posts.iter().enumerate() {
                if index > 0 {
                    out.word("or");
                }
                write_post(post, number, out);
            }
        }
    }
}

/// Writes "highest cost", "most damage".
pub(crate) fn write_extreme(degree: Degree, what: Measure, out: &mut Out) {
    out.word(match (degree, what) {
        (Degree::Most, Measure::Damage | Measure::StatCounted(_)) => "most",
        (Degree::Least, Measure::Damage | Measure::StatCounted(_)) => "least",
        (Degree::Most, Measure::Cost | Measure::Stat(_)) => "highest",
        (Degree::Least, Measure::Cost | Measure::Stat(_)) => "lowest",
    });
    match what {
        Measure::Cost => out.word("cost"),
        Measure::Damage => out.word("damage"),
        Measure::Stat(stat) | Measure::StatCounted(stat) => write_stat(stat, out),
    }
}

fn write_have(who: &PlayerPhrase, place: HavePlace, out: &mut Out) {
    write_player(who, Case::Subject, out);
    out.word(player_agreement(who).pick("has", "have"));
    out.word(match place {
        HavePlace::InPlay => "in play",
        HavePlace::Here => "here",
        HavePlace::Nowhere => "",
    });
}

fn write_relative_pronoun(pronoun: RelativePronoun, out: &mut Out) {
    out.word(match pronoun {
        RelativePronoun::None => "",
        RelativePronoun::That => "that",
        RelativePronoun::Who => "who",
    });
}

fn write_as(to: Option<&NounPhrase>, out: &mut Out) {
    if let Some(to) = to {
        out.word("as");
        write_noun_phrase(to, Case::Object, out);
    }
}

/// Writes a stat with its comparison around it: "3 {S} or less", "more {S} than …".
pub(crate) fn write_stat_compare(stat: Stat, compare: &Compare, out: &mut Out) {
    let around = |number: u32, tail: &str, out: &mut Out| {
        out.number(number);
        write_stat(stat, out);
        out.word(tail);
    };
    match compare {
        Compare::Exactly(number) => around(*number, "", out),
        Compare::JustExactly(number) => {
            out.word("exactly");
            around(*number, "", out);
        }
        Compare::OrLess(number) => around(*number, "or less", out),
        Compare::OrMore(number) => around(*number, "or more", out),
        Compare::OrGreater(number) => around(*number, "or greater", out),
        Compare::OrFewer(number) => around(*number, "or fewer", out),
        Compare::MoreThan(what) | Compare::LessThan(what) => {
            out.word(if matches!(compare, Compare::MoreThan(_)) { "more" } else { "less" });
            write_stat(stat, out);
            out.word("than");
            write_noun_phrase(what, Case::Object, out);
        }
        Compare::MoreThanStat(own) | Compare::LessThanStat(own) => {
            out.word(if matches!(compare, Compare::MoreThanStat(_)) { "more" } else { "less" });
            write_stat(stat, out);
            out.word("than");
            write_stat(*own, out);
        }
        Compare::EqualTo(_)
        | Compare::EqualOrLess(_)
        | Compare::EqualOrMore(..)
        | Compare::UpToMore(..)
        | Compare::MoreThanValue(_)
        | Compare::LessThanValue(_) => {
            write_stat(stat, out);
            write_compare(compare, out);
        }
    }
}

/// Writes a comparison: "3 or less", "equal to …".
pub(crate) fn write_compare(compare: &Compare, out: &mut Out) {
    let number = |number: u32, tail: &str, out: &mut Out| {
        out.number(number);
        out.word(tail);
    };
    match compare {
        Compare::Exactly(value) => out.number(*value),
        Compare::JustExactly(value) => {
            out.word("exactly");
            out.number(*value);
        }
        Compare::OrLess(value) => number(*value, "or less", out),
        Compare::OrMore(value) => number(*value, "or more", out),
        Compare::OrGreater(value) => number(*value, "or greater", out),
        Compare::OrFewer(value) => number(*value, "or fewer", out),
        Compare::EqualTo(value) => {
            out.word("equal to");
            write_value(value, out);
        }
        Compare::EqualOrMore(value, word) => {
            out.word(match word {
                EqualOrMoreWord::More => "equal to or more than",
                EqualOrMoreWord::Greater => "equal to or greater than",
            });
            write_value(value, out);
        }
        Compare::EqualOrLess(value) => {
            out.word("equal to or less than");
            write_value(value, out);
        }
        Compare::UpToMore(more, what) => {
            out.word("up to");
            number(*more, "more than", out);
            write_noun_phrase(what, Case::Object, out);
        }
        Compare::MoreThan(what) => {
            out.word("more than");
            write_noun_phrase(what, Case::Object, out);
        }
        Compare::MoreThanValue(value) => {
            out.word("more than");
            write_value(value, out);
        }
        Compare::LessThanValue(value) => {
            out.word("less than");
            write_value(value, out);
        }
        Compare::MoreThanStat(own) => {
            out.word("more than");
            write_stat(*own, out);
        }
        Compare::LessThanStat(own) => {
            out.word("less than");
            write_stat(*own, out);
        }
        Compare::LessThan(what) => {
            out.word("less than");
            write_noun_phrase(what, Case::Object, out);
        }
    }
}

/// Writes "more damage than {S}", "less damage than this character"; nothing where it is compared in another way.
pub(crate) fn write_damage_compare(compare: &Compare, out: &mut Out) -> bool {
    let more = match compare {
        Compare::MoreThan(_) | Compare::MoreThanStat(_) => "more damage than",
        Compare::LessThan(_) | Compare::LessThanStat(_) => "less damage than",
        _ => return false,
    };
    out.word(more);
    match compare {
        Compare::MoreThan(than) | Compare::LessThan(than) => write_noun_phrase(than, Case::Object, out),
        Compare::MoreThanStat(own) | Compare::LessThanStat(own) => write_stat(*own, out),
        _ => {}
    }
    true
}
