//! Spanish for described things: quantity, possessor, head and adjectives.
//!
//! The order is: quantity, "otro", head, classification, ink, "oponente", states, "tuyo", "elegido", the rest as
//! printed: "hasta 2 personajes Hero oponentes elegidos con coste 3 o menos".

use crate::tree::*;

use super::spanish::{animate_head, described_concord, first_kind, head_concord, living};
use super::spanish_post::post;
use crate::phrase::amount::spanish::that_amount;
use crate::phrase::player::spanish::{possessor_after, short_possessor};
use crate::spanish::{Concord, Context, Gender, Mention, Mood, Role, ink_word, kind_word, list, of, spaced};
use crate::spanish::{OrdinalPlace, ordinal_word};
use vocabulary::order::InOrder;

/// A described thing with its determiner.
pub(super) fn described(noun: &Noun, role: Role, cx: &mut Context) -> String {
    let concord = described_concord(noun);
    let life = living(animate_head(&noun.head));
    cx.mention_card(noun.bind, mention(noun, concord), life);
    let text = match &noun.possessor {
        Some(possessor) => of_possessor(noun, possessor, cx),
        None if noun.of_the == OfThe::OfThe => {
            let plural = head_concord(&noun.head).plural();
            let group = spaced(&[plural.the(), &nucleus(noun, plural, cx)]);
            out_of(noun, plural, group)
        }
        None => unowned(noun, role, cx),
    };
    cx.mention_card(noun.bind, mention(noun, concord), life);
    text
}

/// How a thing is remembered.
pub(super) fn mention(noun: &Noun, concord: Concord) -> Mention {
    let words = head_words(&noun.head, concord.number);
    let noun = if words.is_empty() { concord.count("carta", "cartas").to_owned() } else { words };
    Mention { concord, noun }
}

/// "tus otros personajes", "uno de tus personajes", "todos los personajes de ese jugador".
fn of_possessor(noun: &Noun, possessor: &Possessor, cx: &mut Context) -> String {
    let quantity = noun.quantity;
    if let Quantity::Nth(number, Article::Own) = quantity {
        let concord = head_concord(&noun.head);
        let nth = ordinal_word(number, concord, OrdinalPlace::BeforeNoun);
        let words = nucleus(noun, concord, cx);
        return match short_possessor(possessor, concord, cx) {
            Some(whose) => spaced(&[whose, &nth, &words]),
            None => {
                let whose = of(&crate::phrase::player::spanish::possessor_phrase(possessor, cx));
                spaced(&[concord.the(), &nth, &words, &whose])
            }
        };
    }
    let concord = match quantity {
        Quantity::Bare | Quantity::The => head_concord(&noun.head),
        _ => head_concord(&noun.head).plural(),
    };
    let other = match noun.other {
        Other::No => "",
        Other::Other | Other::AfterChosen | Other::Another => concord.other(),
    };
    let group = match short_possessor(possessor, concord, cx) {
        Some(whose) => spaced(&[whose, other, &nucleus(noun, concord, cx)]),
        None => {
            let mut owned = noun.clone();
            owned.post.insert(0, Post::Of(possessor.clone()));
            let article = if is_anybodys(possessor) { concord.a() } else { concord.the() };
            let article = if concord.is_plural() { concord.the() } else { article };
            spaced(&[article, other, &nucleus(&owned, concord, cx)])
        }
    };
    out_of(noun, concord, group)
}

/// So many out of a group: "uno de tus personajes".
fn out_of(noun: &Noun, concord: Concord, group: String) -> String {
    let quantity = noun.quantity;
    let single = first_kind(noun).singular();
    match quantity {
        Quantity::Bare | Quantity::The | Quantity::Same => group,
        Quantity::Half(round) => format!("la mitad {}, {}", of(&group), rounded(round)),
        Quantity::All | Quantity::AllOf | Quantity::AllThe => format!("{} {group}", concord.agree("todo")),
        Quantity::Both => format!("{} {group}", concord.pick("ambos", "ambas", "ambos", "ambas")),
        Quantity::A | Quantity::One => format!("{} {}", single.one(), of(&group)),
        Quantity::Each => format!("cada {} {}", single.one(), of(&group)),
        Quantity::Any => format!("{} {}", single.pick("cualquiera", "cualquiera", "", ""), of(&group)),
        Quantity::No => format!("{} {}", single.agree("ninguno"), of(&group)),
        Quantity::OneOrMore => format!("{} o más {}", single.one(), of(&group)),
        Quantity::First => format!("{} {}", spaced(&[single.the(), &single.agree("primero")]), of(&group)),
        Quantity::Next => format!("{} {}", spaced(&[single.the(), &single.agree("próximo")]), of(&group)),
        Quantity::NextN(number) => {
            let many = concord.plural();
            format!("{} {} {number} {}", many.the(), many.agree("próximo"), of(&group))
        }
        Quantity::Nth(number, _) => {
            let nth = ordinal_word(number, single, OrdinalPlace::Alone);
            format!("{} {}", spaced(&[single.the(), &nth]), of(&group))
        }
        Quantity::AnyNumber
        | Quantity::N(_)
        | Quantity::NOrMore(_)
        | Quantity::NOrFewer(_)
        | Quantity::UpTo(_)
        | Quantity::Only(_)
        | Quantity::Exactly(_)
        | Quantity::AtLeast(_)
        | Quantity::NoMoreThan(_)
        | Quantity::FewerThan(_)
        | Quantity::MoreThan(_)
        | Quantity::Top(_)
        | Quantity::Bottom(_)
        | Quantity::TopX
        | Quantity::BottomX
        | Quantity::ANumberOf
        | Quantity::That(_)
        | Quantity::X
        | Quantity::UpToX
        | Quantity::EachOfUpTo(_)
        | Quantity::Parity(_)
        | Quantity::Either(_) => format!("{} {}", counted(quantity), of(&group)),
    }
}

/// "redondeando hacia arriba", behind a half.
pub(crate) fn rounded(round: Rounding) -> &'static str {
    match round {
        Rounding::Up => "redondeando hacia arriba",
        Rounding::Down => "redondeando hacia abajo",
    }
}

/// "an opponent's": of some player, no matter which.
fn is_anybodys(possessor: &Possessor) -> bool {
    match possessor {
        Possessor::Player(player) => {
            matches!(**player, PlayerPhrase::Described(PlayerNoun { det: PlayerDet::A, .. }))
        }
        Possessor::Your | Possessor::Their(_) | Possessor::Of(_) | Possessor::Card(_) => false,
    }
}

/// The words of a quantity that is a count.
pub(super) fn counted(quantity: Quantity) -> String {
    match quantity {
        Quantity::N(number) | Quantity::Either(number) => number.to_string(),
        Quantity::NOrMore(number) => format!("{number} o más"),
        Quantity::NOrFewer(number) => format!("{number} o menos"),
        Quantity::UpTo(number) => format!("hasta {number}"),
        Quantity::Only(number) => format!("solo {number}"),
        Quantity::Exactly(number) => format!("exactamente {number}"),
        Quantity::AtLeast(number) => format!("al menos {number}"),
        Quantity::NoMoreThan(number) => format!("no más de {number}"),
        Quantity::Half(_) => "la mitad".to_owned(),
        Quantity::FewerThan(number) => format!("menos de {number}"),
        Quantity::MoreThan(number) => format!("más de {number}"),
        Quantity::Top(number) | Quantity::Bottom(number) => {
            number.map_or(String::new(), |number| number.to_string())
        }
        Quantity::AnyNumber => "cualquier número".to_owned(),
        Quantity::X | Quantity::TopX | Quantity::BottomX => "X".to_owned(),
        Quantity::UpToX => "hasta X".to_owned(),
        Quantity::EachOfUpTo(number) => format!("cada uno de hasta {number}"),
        Quantity::Parity(Parity::Even) => "un número par".to_owned(),
        Quantity::Parity(Parity::Odd) => "un número impar".to_owned(),
        Quantity::That(that) => that_amount(that).to_owned(),
        Quantity::ANumberOf => "una cantidad".to_owned(),
        Quantity::Bare
        | Quantity::A
        | Quantity::One
        | Quantity::Each
        | Quantity::All
        | Quantity::AllOf
        | Quantity::AllThe
        | Quantity::Any
        | Quantity::No
        | Quantity::OneOrMore
        | Quantity::The
        | Quantity::Same
        | Quantity::Next
        | Quantity::NextN(_)
        | Quantity::First
        | Quantity::Nth(..)
        | Quantity::Both => String::new(),
    }
}

fn unowned(noun: &Noun, role: Role, cx: &mut Context) -> String {
    let plain = head_concord(&noun.head);
    let concord = match noun.quantity {
        Quantity::Any | Quantity::No => plain.singular(),
        _ => plain,
    };
    let words = nucleus(noun, concord, cx);
    let article = Concord { number: concord.number, ..first_kind(noun) };
    let determiner = match noun.other {
        Other::No => determiner(noun, role, article),
        Other::Other | Other::AfterChosen | Other::Another => determiner_other(noun, role, article),
    };
    match noun.quantity {
        Quantity::Half(round) => format!("{}, {}", spaced(&[determiner, words]), rounded(round)),
        _ => spaced(&[determiner, words]),
    }
}

fn determiner(noun: &Noun, role: Role, concord: Concord) -> String {
    let the = concord.the();
    match noun.quantity {
        Quantity::Bare => match (noun.chosen, role, noun.head.number) {
            (Chosen::Chosen, _, Number::Singular) => concord.a().to_owned(),
            (Chosen::Chosen, _, _) | (Chosen::No, Role::Subject, Number::Plural) => the.to_owned(),
            (Chosen::No, _, _) if noun.adjectives.contains(&Adjective::Revealed) => the.to_owned(),
            (Chosen::No, _, _) => String::new(),
        },
        Quantity::A | Quantity::One => concord.singular().a().to_owned(),
        Quantity::Each => "cada".to_owned(),
        Quantity::All | Quantity::AllOf | Quantity::AllThe => format!("{} {the}", concord.agree("todo")),
        Quantity::Any => any_word(noun, role, concord).to_owned(),
        Quantity::No => concord.pick("ningún", "ninguna", "ningún", "ninguna").to_owned(),
        Quantity::OneOrMore => format!("{} o más", concord.singular().one()),
        Quantity::The => the.to_owned(),
        Quantity::Same => format!("{the} {}", concord.agree("mismo")),
        Quantity::Next => format!("{the} {}", concord.agree("próximo")),
        Quantity::NextN(number) => format!("{the} {} {number}", concord.agree("próximo")),
        Quantity::First => format!("{the} {}", concord.pick("primer", "primera", "primeros", "primeras")),
        Quantity::Nth(number, Article::A) => {
            format!("{} {}", concord.a(), ordinal_word(number, concord, OrdinalPlace::BeforeNoun))
        }
        Quantity::Nth(number, Article::The | Article::Own) => {
            format!("{the} {}", ordinal_word(number, concord, OrdinalPlace::BeforeNoun))
        }
        Quantity::Top(None) | Quantity::Bottom(None) => the.to_owned(),
        Quantity::Top(Some(number)) | Quantity::Bottom(Some(number)) => format!("{the} {number}"),
        Quantity::TopX | Quantity::BottomX => format!("{the} X"),
        Quantity::Both => concord.pick("ambos", "ambas", "ambos", "ambas").to_owned(),
        Quantity::AnyNumber | Quantity::ANumberOf | Quantity::That(_) | Quantity::Parity(_) => {
            format!("{} de", counted(noun.quantity))
        }
        Quantity::Half(_) => format!("la mitad de {the}"),
        Quantity::N(_)
        | Quantity::NOrMore(_)
        | Quantity::NOrFewer(_)
        | Quantity::UpTo(_)
        | Quantity::Only(_)
        | Quantity::Exactly(_)
        | Quantity::AtLeast(_)
        | Quantity::NoMoreThan(_)
        | Quantity::FewerThan(_)
        | Quantity::MoreThan(_)
        | Quantity::X
        | Quantity::UpToX
        | Quantity::EachOfUpTo(_)
        | Quantity::Either(_) => counted(noun.quantity),
    }
}

/// "any": a free choice in the singular, a question in the plural, nothing at all in a denial.
fn any_word(noun: &Noun, role: Role, concord: Concord) -> &'static str {
    let headless = noun.head.kinds.is_empty();
    match (role, noun.head.number) {
        (Role::Negated, _) => concord.pick("ningún", "ninguna", "ningún", "ninguna"),
        (_, Number::Singular) => "cualquier",
        (_, Number::Plural) if headless => "alguno",
        (_, Number::Plural) => concord.pick("algún", "alguna", "algún", "alguna"),
    }
}

/// A determiner together with "otro".
fn determiner_other(noun: &Noun, role: Role, concord: Concord) -> String {
    let other = concord.other();
    match noun.quantity {
        Quantity::Bare => match (noun.chosen, role, noun.head.number) {
            (Chosen::No, Role::Subject, Number::Plural) => format!("{} demás", concord.the()),
            (_, _, _) => other.to_owned(),
        },
        Quantity::A | Quantity::One => concord.singular().other().to_owned(),
        Quantity::Each => format!("cada {other}"),
        Quantity::All | Quantity::AllOf | Quantity::AllThe => {
            format!("{} {} demás", concord.agree("todo"), concord.the())
        }
        Quantity::Any => format!("{} {other}", any_word(noun, role, concord)),
        Quantity::No => format!("{} {other}", concord.pick("ningún", "ninguna", "ningún", "ninguna")),
        Quantity::OneOrMore => format!("{} o más", concord.other()),
        Quantity::The | Quantity::Same => format!("{} {other}", concord.the()),
        Quantity::AnyNumber | Quantity::ANumberOf | Quantity::That(_) | Quantity::Parity(_) => {
            format!("{} de {other}", counted(noun.quantity))
        }
        Quantity::UpTo(number) => format!("hasta {} {number}", concord.plural().other()),
        Quantity::Only(number) => format!("solo {} {number}", concord.plural().other()),
        Quantity::Exactly(number) => format!("exactamente {} {number}", other_of(number, concord)),
        Quantity::AtLeast(number) => format!("al menos {} {number}", other_of(number, concord)),
        Quantity::NoMoreThan(number) => format!("no más de {} {number}", other_of(number, concord)),
        Quantity::Half(_) => format!("la mitad de {} {other}", concord.the()),
        Quantity::FewerThan(number) => format!("menos de {} {number}", concord.plural().other()),
        Quantity::MoreThan(number) => format!("más de {} {number}", concord.plural().other()),
        Quantity::N(_)
        | Quantity::NOrMore(_)
        | Quantity::NOrFewer(_)
        | Quantity::X
        | Quantity::UpToX
        | Quantity::EachOfUpTo(_)
        | Quantity::Either(_) => {
            format!("{other} {}", counted(noun.quantity))
        }
        Quantity::Next
        | Quantity::NextN(_)
        | Quantity::First
        | Quantity::Nth(..)
        | Quantity::Top(_)
        | Quantity::Bottom(_)
        | Quantity::TopX
        | Quantity::BottomX
        | Quantity::Both => {
            format!("{} {other}", determiner(noun, role, concord))
        }
    }
}

fn other_of(number: u32, concord: Concord) -> &'static str {
    if number == 1 { concord.singular().other() } else { concord.plural().other() }
}

/// Head, adjectives and what follows them.
pub(super) fn nucleus(noun: &Noun, concord: Concord, cx: &mut Context) -> String {
    let outer = std::mem::replace(&mut cx.gap, concord);
    let outer_mood = std::mem::replace(&mut cx.relative_mood, relative_mood(noun));
    let is_several = is_one_of_several(noun);
    let mut parts = match is_several {
        true => vec![heads_with_articles(&noun.head)],
        false => vec![head_words(&noun.head, concord.number)],
    };
    // "un personaje o una localización elegidos"
    let concord = if is_several { concord.plural() } else { concord };
    match noun.quantity {
        Quantity::Top(_) | Quantity::TopX => parts.push(concord.agree("superior")),
        Quantity::Bottom(_) | Quantity::BottomX => parts.push(concord.agree("inferior")),
        _ => {}
    }
    let mut adjectives: Vec<&Adjective> = noun.adjectives.iter().collect();
    adjectives.order_by_key(|adjective| rank(adjective));
    if noun.head.kinds.is_empty() && noun.head.card == CardSuffix::None && !adjectives.is_empty() {
        parts.push(concord.count("carta", "cartas").to_owned());
    }
    let (late, early): (Vec<_>, Vec<_>) =
        adjectives.into_iter().partition(|word| matches!(word, Adjective::Non(_)));
    parts.extend(early.into_iter().map(|word| adjective(word, &noun.head, concord)));
    for after in &noun.post {
        if let Post::Of(possessor) = after {
            parts.push(possessor_after(possessor, concord, cx));
        }
    }
    if noun.chosen == Chosen::Chosen {
        parts.push(concord.agree("elegido"));
    }
    for after in &noun.post {
        if !matches!(after, Post::Of(_)) {
            parts.push(post(after, concord, cx));
        }
    }
    parts.extend(late.into_iter().map(|word| adjective(word, &noun.head, concord)));
    cx.gap = outer;
    cx.relative_mood = outer_mood;
    spaced(&parts)
}

/// One thing of several kinds that is chosen: each kind has its article, and what is said of it is in the plural.
fn is_one_of_several(noun: &Noun) -> bool {
    noun.chosen == Chosen::Chosen
        && noun.head.card == CardSuffix::None
        && noun.head.kinds.len() > 1
        && noun.head.number == Number::Singular
        && noun.other == Other::No
        && noun.possessor.is_none()
        && matches!(noun.quantity, Quantity::Bare | Quantity::A | Quantity::One)
}

/// "personaje o una localización": the article of the first stands before it.
fn heads_with_articles(head: &Head) -> String {
    let kind = |(at, kind): (usize, &Kind)| {
        let (word, gender) = kind_word(kind, Number::Singular);
        match at {
            0 => word,
            _ => format!("{} {word}", Concord::third(gender, Number::Singular).a()),
        }
    };
    let kinds: Vec<String> = head.kinds.iter().enumerate().map(kind).collect();
    list(&kinds, head.join)
}

/// "la segunda carta que has robado" is a certain one, "cada personaje que haya cantado" is any.
fn relative_mood(noun: &Noun) -> Mood {
    match noun.quantity {
        Quantity::The | Quantity::First | Quantity::Nth(..) | Quantity::Top(_) | Quantity::AllThe => {
            Mood::Indicative
        }
        _ => Mood::Subjunctive,
    }
}

/// "personaje o localización", "carta de personaje u objeto".
pub(super) fn head_words(head: &Head, number: Number) -> String {
    let concord = Concord::third(Gender::Feminine, number);
    match head.card {
        CardSuffix::Card => {
            let kinds: Vec<String> =
                head.kinds.iter().map(|kind| kind_word(kind, Number::Singular).0).collect();
            let card = concord.count("carta", "cartas");
            if kinds.is_empty() {
                return card.to_owned();
            }
            format!("{card} de {}", list(&kinds, head.join))
        }
        CardSuffix::None => {
            let kinds: Vec<String> = head.kinds.iter().map(|kind| kind_word(kind, number).0).collect();
            list(&kinds, head.join)
        }
    }
}

fn rank(adjective: &Adjective) -> u8 {
    match adjective {
        Adjective::Class { .. } => 0,
        Adjective::Ink(_) => 1,
        Adjective::Joined { items, .. } => items.first().map_or(3, rank),
        Adjective::Opposing => 2,
        Adjective::Damaged
        | Adjective::Undamaged
        | Adjective::Exerted
        | Adjective::Ready
        | Adjective::Challenging
        | Adjective::Additional
        | Adjective::Revealed
        | Adjective::Random
        | Adjective::Facedown
        | Adjective::Keyword(_)
        | Adjective::Faceup => 3,
        Adjective::Non(_) => 4,
    }
}

fn adjective(adjective_: &Adjective, head: &Head, concord: Concord) -> String {
    match adjective_ {
        Adjective::Class { classes, join } => {
            let classes: Vec<String> = classes.iter().map(ToString::to_string).collect();
            list(&classes, *join)
        }
        Adjective::Ink(ink) => format!("de {}", ink_word(*ink)),
        Adjective::Opposing => concord.agree("oponente"),
        Adjective::Damaged => concord.agree("dañado"),
        Adjective::Undamaged => "sin daño".to_owned(),
        Adjective::Exerted => concord.agree("agotado"),
        Adjective::Ready => concord.agree("enderezado"),
        Adjective::Challenging => concord.count("que desafía", "que desafían").to_owned(),
        Adjective::Non(kind) => {
            let be = concord.count("que no sea", "que no sean");
            let (word, _) = kind_word(kind, Number::Singular);
            match head.kinds.first() {
                Some(Kind::Card) | None => format!("{be} de {word}"),
                Some(_) => format!("{be} {word}"),
            }
        }
        Adjective::Additional => concord.agree("adicional"),
        Adjective::Revealed => concord.agree("revelado"),
        Adjective::Random => "al azar".to_owned(),
        Adjective::Facedown => "boca abajo".to_owned(),
        Adjective::Faceup => "boca arriba".to_owned(),
        Adjective::Keyword(keyword) => {
            format!("con {}", crate::phrase::keyword::spanish::keyword_name(*keyword))
        }
        Adjective::Joined { items, join } => {
            let items: Vec<String> = items.iter().map(|item| adjective(item, head, concord)).collect();
            list(&items, *join)
        }
    }
}
