//! Writing noun phrases: determiner, adjectives, head; postmodifiers are in `english_post`.

use crate::tree::*;

use super::english_post::write_post;
use super::read::PARTICIPLES;
use crate::grammar::{Case, plural};
use crate::out::Out;
use crate::phrase::amount::write_amount;
use crate::phrase::player::write_possessor;

/// Writes a noun phrase; the case matters for pronouns only.
pub(crate) fn write_noun_phrase(noun: &NounPhrase, case: Case, out: &mut Out) {
    match noun {
        NounPhrase::This(kind) => {
            out.word("this");
            write_kind(kind, out);
        }
        NounPhrase::Noun(noun) => write_noun(noun, out),
        NounPhrase::Ref(reference) => write_ref(reference, case, out),
        NounPhrase::Joined { items, join, heads, .. } => {
            let count = items.len();
            for (index, item) in items.iter().enumerate() {
                write_list_join(index, count, *join, out);
                match (item, heads) {
                    (NounPhrase::This(_), Heads::Last) if index + 1 < count => out.word("this"),
                    _ => write_noun_phrase(item, case, out),
                }
            }
        }
        NounPhrase::PartOf { quantity, of, post, .. } => {
            write_part_quantity(*quantity, out);
            write_ref(of, Case::Object, out);
            let number = quantity_number(*quantity);
            post.iter().for_each(|post| super::english_post::write_post(post, number, out));
        }
        NounPhrase::Portion(portion) => write_portion(portion, out),
        NounPhrase::Gap => {}
    }
}

/// Whether one or several are meant.
fn quantity_number(quantity: Quantity) -> Number {
    match quantity {
        Quantity::One | Quantity::A | Quantity::Each => Number::Singular,
        _ => Number::Plural,
    }
}

fn write_part_quantity(quantity: Quantity, out: &mut Out) {
    match quantity {
        Quantity::AnyNumber | Quantity::AllOf => write_quantity(quantity, out),
        other => {
            write_quantity(other, out);
            out.word("of");
        }
    }
}

/// Writes what stands before the item `index` of `count`: nothing, a comma, or the joining word.
pub(crate) fn write_list_join(index: usize, count: usize, join: Join, out: &mut Out) {
    if index == 0 {
        return;
    }
    if count > 2 {
        out.mark(",");
    }
    if index + 1 == count {
        write_join(join, out);
    }
}

/// Writes "or", "and", "and/or".
pub(crate) fn write_join(join: Join, out: &mut Out) {
    out.word(match join {
        Join::And => "and",
        Join::Or => "or",
        Join::AndOr => "and/or",
    });
}

fn write_noun(noun: &Noun, out: &mut Out) {
    write_determiner(noun, out);
    for adjective in &noun.adjectives {
        write_adjective(adjective, out);
    }
    write_head(&noun.head, out);
    for post in &noun.post {
        write_post(post, noun.head.number, out);
    }
    if let Quantity::Half(round) = noun.quantity {
        write_rounded(round, out);
    }
}

/// Writes ", rounded up".
pub(crate) fn write_rounded(round: Rounding, out: &mut Out) {
    out.mark(",");
    out.word(match round {
        Rounding::Up => "rounded up",
        Rounding::Down => "rounded down",
    });
}

fn write_determiner(noun: &Noun, out: &mut Out) {
    if let (Quantity::Nth(_, Article::Own), Some(possessor)) = (noun.quantity, &noun.possessor) {
        write_possessor(possessor, out);
        return write_quantity(noun.quantity, out);
    }
    if noun.other == Other::Another {
        out.word("another");
    }
    if noun.quantity == Quantity::A && noun.other == Other::Other {
        out.word("another");
    } else if noun.quantity == Quantity::No && (noun.possessor.is_some() || noun.of_the == OfThe::OfThe) {
        out.word("none");
    } else {
        write_quantity(noun.quantity, out);
    }
    if let Some(possessor) = &noun.possessor {
        match noun.quantity {
            Quantity::Bare | Quantity::AnyNumber | Quantity::All | Quantity::AllOf => {}
            _ => out.word("of"),
        }
        write_possessor(possessor, out);
    }
    match (noun.of_the, noun.quantity) {
        (OfThe::No, Quantity::Half(_)) => out.word("the"),
        (OfThe::No, _) => {}
        (OfThe::OfThe, Quantity::AnyNumber) => out.word("the"),
        (OfThe::OfThe, _) => out.word("of the"),
    }
    if noun.other == Other::Other && noun.quantity != Quantity::A {
        out.word("other");
    }
    if noun.chosen == Chosen::Chosen {
        out.word("chosen");
    }
    if noun.other == Other::AfterChosen {
        out.word("other");
    }
}

pub(crate) fn write_quantity(quantity: Quantity, out: &mut Out) {
    let counted = |words: &str, number: u32, out: &mut Out| {
        out.word(words);
        out.number(number);
    };
    match quantity {
        Quantity::Bare => {}
        Quantity::A => out.article(),
        Quantity::One => out.word("one"),
        Quantity::Each => out.word("each"),
        Quantity::All => out.word("all"),
        Quantity::AllOf => out.word("all of"),
        Quantity::AllThe => out.word("all the"),
        Quantity::Any => out.word("any"),
        Quantity::AnyNumber => out.word("any number of"),
        Quantity::No => out.word("no"),
        Quantity::N(number) => out.number(number),
        Quantity::NOrMore(number) => {
            out.number(number);
            out.word("or more");
        }
        Quantity::NOrFewer(number) => {
            out.number(number);
            out.word("or fewer");
        }
        Quantity::Exactly(number) => counted("exactly", number, out),
        Quantity::AtLeast(number) => counted("at least", number, out),
        Quantity::NoMoreThan(number) => counted("no more than", number, out),
        Quantity::Half(_) => out.word("half"),
        Quantity::OneOrMore => out.word("one or more"),
        Quantity::UpTo(number) => counted("up to", number, out),
        Quantity::Only(number) => counted("only", number, out),
        Quantity::FewerThan(number) => counted("fewer than", number, out),
        Quantity::MoreThan(number) => counted("more than", number, out),
        Quantity::The => out.word("the"),
        Quantity::Same => out.word("the same"),
        Quantity::Next => out.word("the next"),
        Quantity::NextN(number) => counted("the next", number, out),
        Quantity::First => out.word("the first"),
        Quantity::Nth(number, article) => {
            match article {
                Article::A => out.article(),
                Article::The => out.word("the"),
                Article::Own => {}
            }
            out.word(crate::grammar::ordinal(number));
        }
        Quantity::That(that) => write_amount(&Amount::That(that), out),
        Quantity::Bottom(None) => out.word("the bottom"),
        Quantity::Bottom(Some(number)) => counted("the bottom", number, out),
        Quantity::Top(None) => out.word("the top"),
        Quantity::Top(Some(number)) => counted("the top", number, out),
        Quantity::TopX => out.word("the top X"),
        Quantity::BottomX => out.word("the bottom X"),
        Quantity::ANumberOf => out.word("a number of"),
        Quantity::Either(number) => counted("either", number, out),
        Quantity::Both => out.word("both"),
        Quantity::X => out.word("X"),
        Quantity::UpToX => out.word("up to X"),
        Quantity::EachOfUpTo(number) => counted("each of up to", number, out),
        Quantity::Parity(Parity::Even) => out.word("an even number of"),
        Quantity::Parity(Parity::Odd) => out.word("an odd number of"),
    }
}

/// Writes an adjective.
pub(crate) fn write_adjective(adjective: &Adjective, out: &mut Out) {
    match adjective {
        Adjective::Class { classes, join } => {
            for (index, class) in classes.iter().enumerate() {
                write_list_join(index, classes.len(), *join, out);
                out.word(&class.0);
            }
        }
        Adjective::Ink(ink) => out.word(ink.name()),
        Adjective::Opposing => out.word("opposing"),
        Adjective::Damaged => out.word("damaged"),
        Adjective::Undamaged => out.word("undamaged"),
        Adjective::Exerted => out.word("exerted"),
        Adjective::Ready => out.word("ready"),
        Adjective::Challenging => out.word("challenging"),
        Adjective::Non(kind) => out.word(&format!("non-{}", kind_word(kind))),
        Adjective::Additional => out.word("additional"),
        Adjective::Revealed => out.word("revealed"),
        Adjective::Random => out.word("random"),
        Adjective::Facedown => out.word("facedown"),
        Adjective::Faceup => out.word("faceup"),
        Adjective::Keyword(keyword) => crate::phrase::keyword::write_keyword_name(*keyword, out),
        Adjective::Joined { items, join } => {
            for (index, item) in items.iter().enumerate() {
                write_list_join(index, items.len(), *join, out);
                write_adjective(item, out);
            }
        }
    }
}

/// Writes a head.
pub(crate) fn write_head(head: &Head, out: &mut Out) {
    let plural_kinds = head.number == Number::Plural && head.card == CardSuffix::None;
    for (index, kind) in head.kinds.iter().enumerate() {
        write_list_join(index, head.kinds.len(), head.join, out);
        let word = kind_word(kind);
        if plural_kinds {
            out.word(&plural(word));
        } else {
            out.word(word);
        }
    }
    if head.card == CardSuffix::Card {
        out.word(match head.number {
            Number::Singular => "card",
            Number::Plural => "cards",
        });
    }
}

/// Writes a kind in the singular.
pub(crate) fn write_kind(kind: &Kind, out: &mut Out) {
    out.word(kind_word(kind));
}

fn kind_word(kind: &Kind) -> &str {
    match kind {
        Kind::Card => "card",
        Kind::Character => "character",
        Kind::Action => "action",
        Kind::Song => "song",
        Kind::Item => "item",
        Kind::Location => "location",
        Kind::Class(class) => &class.0,
        Kind::Player => "player",
        Kind::Opponent => "opponent",
        Kind::One => "one",
        Kind::Counter(counter) => counter.words(vocabulary::Language::English).one,
    }
}

/// Writes a reference: "he" or "him", "that card".
pub(crate) fn write_ref(reference: &Ref, case: Case, out: &mut Out) {
    let pronoun = |subject, object, out: &mut Out| {
        out.word(match case {
            Case::Subject => subject,
            Case::Object => object,
        });
    };
    match &reference.word {
        Pronoun::He => pronoun("he", "him", out),
        Pronoun::She => pronoun("she", "her", out),
        Pronoun::It => out.word("it"),
        Pronoun::They => pronoun("they", "them", out),
        Pronoun::That(head) => {
            out.word("that");
            write_head(head, out);
        }
        Pronoun::Those(head) => {
            out.word("those");
            write_head(head, out);
        }
        Pronoun::The(participle, head) => {
            out.word("the");
            let word = PARTICIPLES.iter().find(|(_, found)| found == participle).map(|(word, _)| *word);
            out.word(word.unwrap_or_default());
            write_head(head, out);
        }
        Pronoun::Definite(head) => {
            out.word("the");
            write_head(head, out);
        }
    }
}

/// Writes a portion.
pub(crate) fn write_portion(portion: &Portion, out: &mut Out) {
    match portion {
        Portion::One => out.word("one"),
        Portion::TheOther => out.word("the other"),
        Portion::TheRest => out.word("the rest"),
        Portion::N(number) => out.number(*number),
        Portion::UpTo(number) => {
            out.word("up to");
            out.number(*number);
        }
        Portion::AnyNumber => out.word("any number"),
        Portion::Both => out.word("both"),
        Portion::TheOthers => out.word("the others"),
        Portion::EachOfTheOthers => out.word("each of the others"),
        Portion::Another => out.word("another"),
        Portion::TheNth(number) => {
            out.word("the");
            out.word(crate::grammar::ordinal(*number));
        }
    }
}

/// Writes {S}, {W} or {L}.
pub(crate) fn write_stat(stat: Stat, out: &mut Out) {
    out.word(match stat {
        Stat::Strength => "{S}",
        Stat::Willpower => "{W}",
        Stat::Lore => "{L}",
    });
}
