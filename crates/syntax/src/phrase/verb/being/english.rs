use crate::tree::*;

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::amount::write_damage_word;
use crate::phrase::noun::{write_noun_phrase, write_stat};
use crate::phrase::player::write_possessor;

pub(in super::super) fn write_entering(how: &Entering, out: &mut Out) {
    match how {
        Entering::Normally => {}
        Entering::Exerted => out.word("exerted"),
        Entering::Ready => out.word("ready"),
        Entering::WithDamage { amount, word } => {
            out.word("with");
            out.number(*amount);
            write_damage_word(*word, &Amount::N(*amount), out);
        }
        Entering::WithGrants(grants) => {
            out.word("with");
            super::super::modify::write_grants(grants, out);
        }
        Entering::WithUnder { cards, under, face, order } => {
            out.word("with");
            write_noun_phrase(cards, Case::Object, out);
            let (what, face, order) = (under.clone(), *face, *order);
            crate::phrase::place::write_place(&Place::Under { what, face, order }, out);
        }
    }
}

pub(in super::super) fn write_no_damage(from: Option<ChallengeWord>, out: &mut Out) {
    out.word("no damage");
    out.word(match from {
        None => "",
        Some(ChallengeWord::TheChallenge) => "from the challenge",
        Some(ChallengeWord::Challenges) => "from challenges",
        Some(ChallengeWord::ThatChallenge) => "from that challenge",
    });
}

pub(in super::super) fn write_count_as(what: &CountAs, out: &mut Out) {
    match what {
        CountAs::CostToSing { more, what } => {
            out.word("as having");
            out.word(&format!("+{more}"));
            out.word("cost to sing");
            write_noun_phrase(what, Case::Object, out);
        }
        CountAs::NamedForShift(name) => {
            out.word("as being named");
            out.word(&name.0);
            out.word("for Shift");
        }
        CountAs::Named(name) => {
            out.word("as being named");
            out.word(&name.0);
        }
        CountAs::InkwellSymbol => out.word("as having {IW}"),
        CountAs::CostForSinging { cost, what } => {
            out.word("as having cost");
            out.number(*cost);
            out.word("to sing");
            write_noun_phrase(what, Case::Object, out);
        }
    }
}

/// "this character's {S}", "the {L} of opposing characters".
pub(in super::super) fn write_whose_stat(stat: Stat, of: &Possessor, word: OfWord, out: &mut Out) {
    match (word, of) {
        (OfWord::TheOf, Possessor::Card(of)) => {
            out.word("the");
            write_stat(stat, out);
            out.word("of");
            write_noun_phrase(of, Case::Object, out);
        }
        _ => write_stat_of(stat, of, out),
    }
}

/// "this item's abilities", "abilities of characters here".
pub(in super::super) fn write_abilities_of(
    of: &NounPhrase,
    word: OfWord,
    keyword: Option<(KeywordName, Number)>,
    out: &mut Out,
) {
    let abilities = |out: &mut Out| {
        if let Some((keyword, _)) = keyword {
            crate::phrase::keyword::write_keyword_name(keyword, out);
        }
        out.word(match keyword {
            Some((_, Number::Singular)) => "ability",
            Some((_, Number::Plural)) | None => "abilities",
        });
    };
    match word {
        OfWord::Possessive => {
            write_possessor(&Possessor::Card(Box::new(of.clone())), out);
            abilities(out);
        }
        OfWord::TheOf => {
            abilities(out);
            out.word("of");
            write_noun_phrase(of, Case::Object, out);
        }
    }
}

pub(in super::super) fn write_stat_of(stat: Stat, of: &Possessor, out: &mut Out) {
    write_possessor(of, out);
    write_stat(stat, out);
}
