//! Spanish for what follows the head of a noun phrase.

use crate::tree::*;

use super::spanish::{noun_phrase, pronoun_concord, stat, stat_concord};
use crate::phrase::amount::spanish::value;
use crate::phrase::player::spanish::{player_concord, player_subject, possessor_after, zone};
use crate::phrase::{condition, event, keyword};
use crate::spanish::{Concord, Context, Mood, Role, TENER, list, of, spaced, to};

/// One postmodifier of a noun with this agreement.
pub(crate) fn post(post_: &Post, concord: Concord, cx: &mut Context) -> String {
    match post_ {
        Post::InPlay => "en juego".to_owned(),
        Post::Have { who, place } => have(who, *place, cx),
        Post::Named { names, join } => {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            format!("{} {}", concord.agree("llamado"), list(&names, *join))
        }
        Post::NotNamed(name) => format!("{} {name}", concord.count("que no se llame", "que no se llamen")),
        Post::Of(possessor) => possessor_after(possessor, concord, cx),
        Post::From(from) | Post::OfZone(from) => of(&zone(from, cx)),
        Post::In(place) => format!("en {}", zone(place, cx)),
        Post::FromAmong(of_) => format!("de entre {}", super::spanish::reference(of_, cx)),
        Post::FromBottomOf(from) => format!("de la parte inferior {}", of(&zone(from, cx))),
        Post::FromHere => "de aquí".to_owned(),
        Post::FromThose(ThoseWord::It) => "de ella".to_owned(),
        Post::FromThose(ThoseWord::There) => "de allí".to_owned(),
        Post::FromTopOf(from) => format!("de la parte superior {}", of(&zone(from, cx))),
        Post::OfThat { quality, word: _ } => match quality {
            Quality::Number => "con ese coste",
            Quality::Ink => "de ese tipo de tinta",
            Quality::Keyword { .. } => "con esa palabra clave",
            Quality::Class => "con esa clasificación",
            Quality::CardType => "de ese tipo",
        }
        .to_owned(),
        Post::AndWith(more) => format!("y {}", post(more, concord, cx)),
        Post::WithCost(compare) => format!("con coste {}", compare_plain(compare, cx)),
        Post::WithStat { stat: which, compare } => with_stat(*which, compare, cx),
        Post::WithTotal { stat: which, compare } => {
            format!("con {} total de {}", stat(*which), compare_plain(compare, cx))
        }
        Post::WithTotalCost(compare) => format!("con coste total de {}", compare_plain(compare, cx)),
        Post::WithKeyword { keywords, join } => {
            let names: Vec<&str> =
                keywords.iter().map(|name| keyword::spanish::keyword_name(*name)).collect();
            format!("con {}", list(&names, *join))
        }
        Post::WithDeclared(declared) => {
            format!("con {}", keyword::unknown_keyword(declared, vocabulary::Language::Spanish))
        }
        Post::WithoutDeclared(declared) => {
            format!("sin {}", keyword::unknown_keyword(declared, vocabulary::Language::Spanish))
        }
        Post::WithKeywordNumber { keyword: name, compare } => {
            format!("con {} {}", keyword::spanish::keyword_name(*name), compare_plain(compare, cx))
        }
        Post::WithoutKeyword(name) => format!("sin {}", keyword::spanish::keyword_name(*name)),
        Post::WithDamage => "con daño".to_owned(),
        Post::WithNoDamage => "sin daño".to_owned(),
        Post::WithDamageAmount(compare) => format!("con {}", measured(compare, "de daño", cx)),
        Post::With(what) => with_noun(what, cx),
        Post::WithInkwellSymbol => "con {IW}".to_owned(),
        Post::SameName(None) => "con el mismo nombre".to_owned(),
        Post::SameName(Some(as_)) => {
            format!("con el mismo nombre que {}", noun_phrase(as_, Role::Subject, cx))
        }
        Post::ThatName => "con ese nombre".to_owned(),
        Post::DifferentName { than: None } => "con un nombre diferente".to_owned(),
        Post::DifferentName { than: Some(than) } => {
            format!("con un nombre diferente {}", to_than(&noun_phrase(than, Role::Subject, cx)))
        }
        Post::Different(what) => format!("con {}", crate::phrase::amount::spanish::differing(*what)),
        Post::Among(them) => format!("entre {}", super::spanish::reference(them, cx)),
        Post::Superlative { degree, what, among } => {
            let among = match among {
                Some(among) => format!("entre {}", noun_phrase(among, Role::Subject, cx)),
                None => String::new(),
            };
            spaced(&[format!("con {}", extreme(*degree, *what)), among])
        }
        Post::OrTied { degree, what, each: None } => {
            format!(", o {} en {}", concord.agree("empatado"), extreme(*degree, *what))
        }
        Post::OrTied { degree, what, each: Some(head) } => {
            let each = super::spanish_described::head_words(head, Number::Singular);
            let tied = concord.singular().agree("empatado");
            format!(", o cada {each} {tied} en {},", extreme(*degree, *what))
        }
        Post::SameCost { or, to } => same_cost(*or, to.as_deref(), cx),
        Post::SameStat { stat: which, to } => {
            let same = stat_concord(*which).pick("el mismo", "la misma", "los mismos", "las mismas");
            let than = as_of(to.as_deref(), cx);
            spaced(&[format!("con {same} {}", stat(*which)), than])
        }
        Post::SameClass(to) => spaced(&["con la misma clasificación".to_owned(), as_of(to.as_deref(), cx)]),
        Post::Here => "aquí".to_owned(),
        Post::There => "allí".to_owned(),
        Post::At(place) => format!("en {}", noun_phrase(place, Role::Object, cx)),
        Post::SameAs(what) => format!("que {}", noun_phrase(what, Role::Object, cx)),
        Post::Under(what) => format!("debajo {}", of(&noun_phrase(what, Role::Subject, cx))),
        Post::FromUnder(what) => format!("de debajo {}", of(&noun_phrase(what, Role::Subject, cx))),
        Post::OfChoice(possessor) => match possessor {
            Possessor::Your => "a tu elección".to_owned(),
            Possessor::Their(_) | Possessor::Of(_) => "a su elección".to_owned(),
            Possessor::Player(_) | Possessor::Card(_) => {
                let who = crate::phrase::player::spanish::possessor_phrase(possessor, cx);
                format!("a elección {}", of(&who))
            }
        },
        Post::Except(what) => format!("excepto {}", noun_phrase(what, Role::Subject, cx)),
        Post::Which { condition, .. } => {
            format!("que {}", condition::spanish::condition(condition, Mood::Subjunctive, cx))
        }
        Post::Relative { event, .. } => event::spanish::relative(event, concord, cx),
        Post::Distributed => format!("cada {}", concord.singular().one()),
        Post::AtRandom => "al azar".to_owned(),
        Post::AnyOf(posts) => {
            let posts: Vec<String> = posts.iter().map(|item| post(item, concord, cx)).collect();
            list(&posts, Join::Or)
        }
    }
}

/// "el coste más alto", "la mayor cantidad de daño".
pub(crate) fn extreme(degree: Degree, what: Measure) -> String {
    let (high, amount) = match degree {
        Degree::Most => ("alt", "la mayor cantidad"),
        Degree::Least => ("baj", "la menor cantidad"),
    };
    match what {
        Measure::Cost => format!("el coste más {high}o"),
        Measure::Stat(which) | Measure::StatCounted(which) => {
            let concord = stat_concord(which);
            format!("{} {} más {high}{}", concord.the(), stat(which), concord.pick("o", "a", "os", "as"))
        }
        Measure::Damage => format!("{amount} de daño"),
    }
}

/// "al de cada otro objeto": what a name differs from.
fn to_than(than: &str) -> String {
    format!("al {}", of(than))
}

/// "que tengas en juego", "que tengan en juego los oponentes".
fn have(who: &PlayerPhrase, place: HavePlace, cx: &mut Context) -> String {
    let verb = TENER.present(Mood::Subjunctive, player_concord(who, cx));
    let place = match place {
        HavePlace::InPlay => "en juego",
        HavePlace::Here => "aquí",
        HavePlace::Nowhere => "",
    };
    spaced(&["que", verb, place, &player_subject(who, cx)])
}

/// "con 3 {S} o menos", "con más {S} que cada personaje oponente".
fn with_stat(which: Stat, compare: &Compare, cx: &mut Context) -> String {
    let symbol = stat(which);
    match compare {
        Compare::MoreThan(than) => format!("con más {symbol} que {}", noun_phrase(than, Role::Subject, cx)),
        Compare::LessThan(than) => format!("con menos {symbol} que {}", noun_phrase(than, Role::Subject, cx)),
        Compare::MoreThanStat(own) => format!("con más {symbol} que {}", stat(*own)),
        Compare::LessThanStat(own) => format!("con menos {symbol} que {}", stat(*own)),
        Compare::EqualTo(_)
        | Compare::EqualOrLess(_)
        | Compare::EqualOrMore(..)
        | Compare::MoreThanValue(_)
        | Compare::LessThanValue(_) => {
            format!("con {symbol} {}", compare_plain(compare, cx))
        }
        Compare::UpToMore(number, than) => {
            let of_that =
                format!("{} {}", stat_concord(which).the(), of(&noun_phrase(than, Role::Subject, cx)));
            format!("con {symbol} hasta {number} superior {}", to(&of_that))
        }
        Compare::Exactly(_)
        | Compare::JustExactly(_)
        | Compare::OrLess(_)
        | Compare::OrMore(_)
        | Compare::OrGreater(_)
        | Compare::OrFewer(_) => format!("con {}", measured(compare, symbol, cx)),
    }
}

/// A number with its unit before "o menos": "3 {S} o menos".
pub(crate) fn measured(compare: &Compare, unit: &str, cx: &mut Context) -> String {
    match compare {
        Compare::Exactly(number) => format!("{number} {unit}"),
        Compare::JustExactly(number) => format!("exactamente {number} {unit}"),
        Compare::OrLess(number) | Compare::OrFewer(number) => format!("{number} {unit} o menos"),
        Compare::OrMore(number) | Compare::OrGreater(number) => format!("{number} {unit} o más"),
        Compare::MoreThan(than) => {
            format!("más {} que {}", unit.trim_start_matches("de "), noun_phrase(than, Role::Subject, cx))
        }
        Compare::LessThan(than) => {
            format!("menos {} que {}", unit.trim_start_matches("de "), noun_phrase(than, Role::Subject, cx))
        }
        Compare::MoreThanStat(own) => format!("más {} que {}", unit.trim_start_matches("de "), stat(*own)),
        Compare::LessThanStat(own) => format!("menos {} que {}", unit.trim_start_matches("de "), stat(*own)),
        Compare::EqualTo(_)
        | Compare::EqualOrLess(_)
        | Compare::EqualOrMore(..)
        | Compare::UpToMore(..)
        | Compare::MoreThanValue(_)
        | Compare::LessThanValue(_) => {
            format!("una cantidad {unit} {}", compare_plain(compare, cx))
        }
    }
}

/// A comparison without a unit: "3 o menos", "igual o menor que …".
pub(crate) fn compare_plain(compare: &Compare, cx: &mut Context) -> String {
    match compare {
        Compare::Exactly(number) => number.to_string(),
        Compare::JustExactly(number) => format!("exactamente {number}"),
        Compare::OrLess(number) | Compare::OrFewer(number) => format!("{number} o menos"),
        Compare::OrMore(number) | Compare::OrGreater(number) => format!("{number} o más"),
        Compare::EqualTo(than) => format!("igual {}", to(&value(than, cx))),
        Compare::EqualOrMore(than, _) => format!("igual o mayor que {}", value(than, cx)),
        Compare::EqualOrLess(than) => format!("igual o menor que {}", value(than, cx)),
        Compare::UpToMore(number, than) => {
            format!("hasta {number} superior al {}", of(&noun_phrase(than, Role::Subject, cx)))
        }
        Compare::MoreThan(than) => format!("mayor que {}", noun_phrase(than, Role::Subject, cx)),
        Compare::LessThan(than) => format!("menor que {}", noun_phrase(than, Role::Subject, cx)),
        Compare::MoreThanValue(than) => format!("mayor que {}", value(than, cx)),
        Compare::LessThanValue(than) => format!("menor que {}", value(than, cx)),
        Compare::MoreThanStat(own) => format!("mayor que {}", stat(*own)),
        Compare::LessThanStat(own) => format!("menor que {}", stat(*own)),
    }
}

/// "con una carta debajo": what is under the thing itself needs no pronoun.
fn with_noun(what: &NounPhrase, cx: &mut Context) -> String {
    format!("con {}", thing_had(what, Role::Object, cx))
}

/// A thing that a card has: "una carta debajo", for "a card under it".
pub(crate) fn thing_had(what: &NounPhrase, role: Role, cx: &mut Context) -> String {
    if let NounPhrase::Noun(noun) = what
        && let Some((Post::Under(owner), rest)) = noun.post.split_last()
        && pronoun_concord(owner, cx).is_some()
    {
        let noun = Noun { post: rest.to_vec(), ..noun.clone() };
        return format!("{} debajo", noun_phrase(&NounPhrase::Noun(noun), role, cx));
    }
    noun_phrase(what, role, cx)
}

fn same_cost(or: SameOr, than: Option<&NounPhrase>, cx: &mut Context) -> String {
    let or = match or {
        SameOr::Same => "",
        SameOr::OrLess => "o menos",
        SameOr::OrMore => "o más",
    };
    let than = as_of(than, cx);
    spaced(&["con el mismo coste", or, &than])
}

/// "que este personaje", where print says whose it is.
fn as_of(to: Option<&NounPhrase>, cx: &mut Context) -> String {
    to.map_or(String::new(), |to| format!("que {}", noun_phrase(to, Role::Subject, cx)))
}
