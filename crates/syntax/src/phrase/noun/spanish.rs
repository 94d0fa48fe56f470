//! Spanish for noun phrases: as subjects, as objects with "a" or as pronouns, and what agrees with them.

use crate::tree::*;

use super::spanish_described::{counted, described, head_words, mention, nucleus};
use crate::spanish::{Clitic, Concord, Context, Gender, Life, Mention, Role, Told, kind_word, list, of, to};
use crate::spanish::{OrdinalPlace, ordinal_word};

/// A noun phrase with every word expressed.
pub(crate) fn noun_phrase(noun: &NounPhrase, role: Role, cx: &mut Context) -> String {
    match noun {
        NounPhrase::This(kind) => {
            let (word, gender) = kind_word(kind, Number::Singular);
            let concord = Concord::third(gender, Number::Singular);
            let text = format!("{} {word}", concord.this());
            cx.mention_source(Mention { concord, noun: word }, living(animate_kind(kind)));
            text
        }
        NounPhrase::Noun(noun) => described(noun, role, cx),
        NounPhrase::Ref(word) => reference(word, cx),
        NounPhrase::Joined { items, join, .. } => {
            let items = chosen_alike(items);
            let items: Vec<String> = items.iter().map(|item| noun_phrase(item, role, cx)).collect();
            mention_group(noun, cx);
            list(&items, *join)
        }
        NounPhrase::PartOf { quantity, of: whole, post, .. } => {
            let mut text = part_of(*quantity, whole, cx);
            for one in post {
                text = crate::spanish::spaced(&[
                    text,
                    super::spanish_post::post(one, reference_concord(whole, cx), cx),
                ]);
            }
            mention_group(noun, cx);
            text
        }
        NounPhrase::Portion(part) => portion(*part, cx),
        NounPhrase::Gap => String::new(),
    }
}

/// "chosen character with Bodyguard or item": what is left out of a later item is said in Spanish.
fn chosen_alike(items: &[NounPhrase]) -> Vec<NounPhrase> {
    let chosen = matches!(items.first(), Some(NounPhrase::Noun(Noun { chosen: Chosen::Chosen, .. })));
    let mut items = items.to_vec();
    for item in &mut items {
        if let NounPhrase::Noun(noun) = item
            && chosen
            && noun.quantity == Quantity::Bare
            && noun.possessor.is_none()
            && noun.head.number == Number::Singular
        {
            noun.chosen = Chosen::Chosen;
        }
    }
    items
}

/// Remembers several things or a part of them under their own number.
fn mention_group(noun: &NounPhrase, cx: &mut Context) {
    let bind = match noun {
        NounPhrase::Joined { bind, .. } | NounPhrase::PartOf { bind, .. } => *bind,
        NounPhrase::This(_)
        | NounPhrase::Noun(_)
        | NounPhrase::Ref(_)
        | NounPhrase::Portion(_)
        | NounPhrase::Gap => None,
    };
    let life = living(is_animate(noun, cx));
    let concord = noun_concord(noun, cx);
    let word = match life {
        Life::Character => concord.count("personaje", "personajes"),
        Life::Thing => concord.count("carta", "cartas"),
    };
    cx.mention_card(bind, Mention { concord, noun: word.to_owned() }, life);
}

/// A noun phrase without article, after "número de" or "por cada".
pub(crate) fn bare(noun: &NounPhrase, cx: &mut Context) -> String {
    match noun {
        NounPhrase::Noun(noun) if noun.possessor.is_none() => {
            let concord = head_concord(&noun.head);
            let text = nucleus(noun, concord, cx);
            cx.mention_card(noun.bind, mention(noun, concord), living(animate_head(&noun.head)));
            match noun.other {
                Other::No => text,
                Other::Other | Other::AfterChosen | Other::Another => {
                    format!("{} {text}", first_kind(noun).other())
                }
            }
        }
        NounPhrase::Joined { items, join, .. } => {
            let items: Vec<String> = items.iter().map(|item| bare(item, cx)).collect();
            list(&items, *join)
        }
        other => noun_phrase(other, Role::Object, cx),
    }
}

/// A noun phrase as the subject of a verb: nothing for a pronoun, which the verb's ending says.
pub(crate) fn noun_subject(noun: &NounPhrase, cx: &mut Context) -> String {
    let told = told(noun);
    let text = match noun {
        NounPhrase::Ref(Ref { word: Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They, .. }) => {
            String::new()
        }
        other => noun_phrase(other, Role::Subject, cx),
    };
    cx.told = told;
    text
}

/// Who a verb with this subject tells of.
fn told(noun: &NounPhrase) -> Told {
    match noun {
        NounPhrase::This(_) => Told::Card(Antecedent::Source),
        NounPhrase::Noun(Noun { bind: Some(bind), .. })
        | NounPhrase::Joined { bind: Some(bind), .. }
        | NounPhrase::PartOf { bind: Some(bind), .. } => Told::Card(Antecedent::Bound(*bind)),
        NounPhrase::Ref(word) => Told::Card(word.to),
        NounPhrase::Noun(_)
        | NounPhrase::Joined { .. }
        | NounPhrase::PartOf { .. }
        | NounPhrase::Portion(_)
        | NounPhrase::Gap => Told::Nobody,
    }
}

/// Whether a character or player as the object of this verb takes "a".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Personal {
    A,
    /// Before anything: "desafiar a una localización".
    Always,
    Without,
}

/// A noun phrase as a direct object: a pronoun that leans on the verb, or a phrase.
pub(crate) fn direct(noun: &NounPhrase, personal: Personal, cx: &mut Context) -> (Clitic, String) {
    direct_as(noun, personal, Role::Object, cx)
}

/// The same, in a role.
pub(crate) fn direct_as(
    noun: &NounPhrase,
    personal: Personal,
    role: Role,
    cx: &mut Context,
) -> (Clitic, String) {
    if let Some(concord) = clear_pronoun(noun, cx) {
        return (Clitic::Of(concord.accusative()), String::new());
    }
    if let NounPhrase::Joined { items, join, .. } = noun {
        let items = chosen_alike(items);
        // "moverlo a él y a otro personaje": beside a pronoun every item takes "a".
        let pronoun = items.iter().find_map(|item| pronoun_concord(item, cx));
        let personal = if pronoun.is_some() { Personal::Always } else { personal };
        let items: Vec<String> = items.iter().map(|item| direct_phrase(item, personal, role, cx)).collect();
        mention_group(noun, cx);
        let clitic = pronoun.map_or(Clitic::None, |pronoun| Clitic::Of(pronoun.accusative()));
        return (clitic, list(&items, *join));
    }
    (Clitic::None, direct_phrase(noun, personal, role, cx))
}

fn direct_phrase(noun: &NounPhrase, personal: Personal, role: Role, cx: &mut Context) -> String {
    let animate = is_animate(noun, cx);
    let text = noun_phrase(noun, role, cx);
    match personal {
        Personal::Always => to(&text),
        Personal::A if animate && takes_a(noun) => to(&text),
        Personal::A | Personal::Without => text,
    }
}

/// Vague counts take no "a": "agota hasta 2 personajes elegidos".
fn takes_a(noun: &NounPhrase) -> bool {
    match noun {
        NounPhrase::Noun(noun) => !matches!(
            noun.quantity,
            Quantity::UpTo(_)
                | Quantity::AnyNumber
                | Quantity::MoreThan(_)
                | Quantity::ANumberOf
                | Quantity::That(_)
        ),
        NounPhrase::This(_)
        | NounPhrase::Ref(_)
        | NounPhrase::Joined { .. }
        | NounPhrase::PartOf { .. }
        | NounPhrase::Portion(_)
        | NounPhrase::Gap => true,
    }
}

/// A noun phrase as an indirect object: "le", or "a" with the phrase.
pub(crate) fn indirect(noun: &NounPhrase, cx: &mut Context) -> (Clitic, String) {
    match clear_pronoun(noun, cx) {
        Some(concord) => (Clitic::Of(concord.dative()), String::new()),
        None => (Clitic::None, to(&noun_phrase(noun, Role::Subject, cx))),
    }
}

/// The agreement of a phrase that is a plain pronoun.
pub(crate) fn pronoun_concord(noun: &NounPhrase, cx: &Context) -> Option<Concord> {
    match noun {
        NounPhrase::Ref(word) => match word.word {
            Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They => Some(reference_concord(word, cx)),
            Pronoun::That(_) | Pronoun::Those(_) | Pronoun::The(..) | Pronoun::Definite(_) => None,
        },
        _ => None,
    }
}

/// The agreement of a pronoun that can only mean one card.
pub(crate) fn clear_pronoun(noun: &NounPhrase, cx: &Context) -> Option<Concord> {
    let concord = pronoun_concord(noun, cx)?;
    match noun {
        NounPhrase::Ref(word) if cx.is_unclear(word.to) && cx.by_noun(word.to).is_some() => None,
        _ => Some(concord),
    }
}

fn is_animate(noun: &NounPhrase, cx: &Context) -> bool {
    match noun {
        NounPhrase::This(kind) => animate_kind(kind),
        NounPhrase::Noun(noun) => animate_head(&noun.head),
        NounPhrase::Ref(word) => match &word.word {
            Pronoun::He | Pronoun::She | Pronoun::They => true,
            Pronoun::It => false,
            Pronoun::That(head) | Pronoun::Those(head) | Pronoun::The(_, head) | Pronoun::Definite(head) => {
                animate_head(head)
            }
        },
        NounPhrase::Joined { items, .. } => items.first().is_some_and(|first| is_animate(first, cx)),
        NounPhrase::PartOf { of, .. } => reference_concord(of, cx).gender == Gender::Masculine,
        NounPhrase::Portion(_) | NounPhrase::Gap => false,
    }
}

pub(super) fn animate_head(head: &Head) -> bool {
    head.card == CardSuffix::None && head.kinds.first().is_some_and(animate_kind)
}

/// Whether English may call it "it".
pub(super) fn living(animate: bool) -> Life {
    if animate { Life::Character } else { Life::Thing }
}

fn animate_kind(kind: &Kind) -> bool {
    match kind {
        Kind::Character | Kind::Class(_) | Kind::Player | Kind::Opponent => true,
        Kind::Card
        | Kind::Action
        | Kind::Song
        | Kind::Item
        | Kind::Location
        | Kind::One
        | Kind::Counter(_) => false,
    }
}

/// What a verb with this phrase as its subject agrees with.
pub(crate) fn noun_concord(noun: &NounPhrase, cx: &Context) -> Concord {
    match noun {
        NounPhrase::This(kind) => Concord::third(kind_word(kind, Number::Singular).1, Number::Singular),
        NounPhrase::Noun(noun) => described_concord(noun),
        NounPhrase::Ref(word) => reference_concord(word, cx),
        NounPhrase::Joined { items, join, .. } => joined_concord(items, *join, cx),
        NounPhrase::PartOf { quantity, of, .. } => {
            let whole = reference_concord(of, cx);
            match quantity {
                Quantity::One | Quantity::Each | Quantity::A => whole.singular(),
                _ => whole.plural(),
            }
        }
        NounPhrase::Portion(part) => portion_concord(*part, cx),
        NounPhrase::Gap => cx.gap,
    }
}

fn joined_concord(items: &[NounPhrase], join: Join, cx: &Context) -> Concord {
    let all: Vec<Concord> = items.iter().map(|item| noun_concord(item, cx)).collect();
    let gender = match all.iter().all(|item| item.gender == Gender::Feminine) {
        true => Gender::Feminine,
        false => Gender::Masculine,
    };
    let number = match join {
        Join::And => Number::Plural,
        Join::Or | Join::AndOr => all.last().map_or(Number::Singular, |last| last.number),
    };
    Concord::third(gender, number)
}

pub(super) fn described_concord(noun: &Noun) -> Concord {
    let head = head_concord(&noun.head);
    match (noun.quantity, &noun.possessor) {
        (Quantity::One | Quantity::Each | Quantity::A | Quantity::No | Quantity::N(1), _) => head.singular(),
        (Quantity::Any, _) => head.singular(),
        (Quantity::OneOrMore | Quantity::N(_) | Quantity::UpTo(_), Some(_)) => head.plural(),
        _ => head,
    }
}

/// The agreement of adjectives: masculine where kinds of both genders are joined.
pub(crate) fn head_concord(head: &Head) -> Concord {
    let gender = match head.card {
        CardSuffix::Card => Gender::Feminine,
        CardSuffix::None if head.kinds.is_empty() => Gender::Feminine,
        CardSuffix::None => {
            let feminine = head.kinds.iter().all(|kind| kind_word(kind, head.number).1 == Gender::Feminine);
            if feminine { Gender::Feminine } else { Gender::Masculine }
        }
    };
    Concord::third(gender, head.number)
}

/// The agreement of an article, which follows the first of joined kinds.
pub(super) fn first_kind(noun: &Noun) -> Concord {
    let head = head_concord(&noun.head);
    match (noun.head.card, noun.head.kinds.first()) {
        (CardSuffix::None, Some(kind)) => Concord { gender: kind_word(kind, head.number).1, ..head },
        (CardSuffix::Card, _) | (CardSuffix::None, None) => head,
    }
}

/// A reference with every word expressed: "él", "ese personaje", "el personaje desafiado".
pub(crate) fn reference(word: &Ref, cx: &mut Context) -> String {
    let concord = reference_concord(word, cx);
    let (text, head) = match &word.word {
        Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They => {
            let unclear = cx.is_unclear(word.to).then(|| cx.by_noun(word.to)).flatten();
            return unclear.unwrap_or_else(|| concord.tonic().to_owned());
        }
        Pronoun::That(head) | Pronoun::Those(head) => {
            (format!("{} {}", concord.that(), head_words(head, head.number)), head)
        }
        Pronoun::The(participle, head) => (the_participle(*participle, head, concord), head),
        Pronoun::Definite(head) => (format!("{} {}", concord.the(), head_words(head, head.number)), head),
    };
    let mention = Mention { concord, noun: head_words(head, head.number) };
    cx.mention_again(word.to, mention, living(animate_head(head)));
    text
}

fn the_participle(participle: Participle, head: &Head, concord: Concord) -> String {
    let the = concord.the();
    let head = head_words(head, head.number);
    let word = match participle {
        Participle::Other => return format!("{the} {} {head}", concord.other()),
        Participle::Challenging => concord.count("que desafía", "que desafían").to_owned(),
        Participle::Challenged => concord.agree("desafiado"),
        Participle::Chosen => concord.agree("elegido"),
        Participle::Banished => concord.agree("desterrado"),
        Participle::Revealed => concord.agree("revelado"),
        Participle::Named => concord.agree("nombrado"),
        Participle::Moved => concord.agree("movido"),
        Participle::Exerted => concord.agree("agotado"),
        Participle::Returned => concord.agree("devuelto"),
        Participle::Discarded => concord.agree("descartado"),
        Participle::Played => concord.agree("jugado"),
    };
    format!("{the} {head} {word}")
}

/// What a reference agrees with: its own noun, or what it points to.
pub(crate) fn reference_concord(word: &Ref, cx: &Context) -> Concord {
    match &word.word {
        // Of a card printed as "he" or "she", Spanish speaks as of "el personaje", or of "esta carta" just named.
        Pronoun::He | Pronoun::She => match word.to {
            Antecedent::Source => cx.card(word.to).unwrap_or(Concord::MASCULINE),
            _ => Concord::MASCULINE,
        },
        Pronoun::It => cx.thing(word.to).unwrap_or(Concord::FEMININE).singular(),
        Pronoun::They => cx.card(word.to).unwrap_or(Concord::MASCULINE),
        Pronoun::That(head) | Pronoun::Those(head) | Pronoun::The(_, head) | Pronoun::Definite(head) => {
            head_concord(head)
        }
    }
}

fn part_of(quantity: Quantity, whole: &Ref, cx: &mut Context) -> String {
    let concord = reference_concord(whole, cx).plural();
    let whole = match whole.word {
        Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They => concord.tonic().to_owned(),
        Pronoun::That(_) | Pronoun::Those(_) | Pronoun::The(..) | Pronoun::Definite(_) => {
            reference(whole, cx)
        }
    };
    let single = concord.singular();
    let part = match quantity {
        Quantity::A | Quantity::One => single.one().to_owned(),
        Quantity::Each => format!("cada {}", single.one()),
        Quantity::All | Quantity::AllOf | Quantity::AllThe => {
            return format!("{} {whole}", concord.agree("todo"));
        }
        Quantity::Bare | Quantity::The | Quantity::Same => return whole,
        Quantity::Both => return concord.pick("ambos", "ambas", "ambos", "ambas").to_owned(),
        Quantity::No => single.agree("ninguno"),
        Quantity::Any => "cualquiera".to_owned(),
        Quantity::OneOrMore => format!("{} o más", single.one()),
        Quantity::First => format!("{} {}", single.the(), single.agree("primero")),
        Quantity::Next => format!("{} {}", single.the(), single.agree("próximo")),
        Quantity::NextN(number) => {
            format!("{} {} {number}", concord.plural().the(), concord.plural().agree("próximo"))
        }
        Quantity::Nth(number, _) => {
            format!("{} {}", single.the(), ordinal_word(number, single, OrdinalPlace::Alone))
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
        | Quantity::Half(_)
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
        | Quantity::Either(_) => counted(quantity),
    };
    format!("{part} {}", of(&whole))
}

/// The words of a count without its noun: "2 o más".
pub(crate) fn count_words(quantity: Quantity) -> String {
    match quantity {
        Quantity::A | Quantity::One => "un".to_owned(),
        other => counted(other),
    }
}

/// A part of cards just mentioned.
pub(crate) fn portion(part: Portion, cx: &Context) -> String {
    let card = portion_gender(cx);
    match part {
        Portion::One => card.one().to_owned(),
        Portion::TheOther => format!("{} {}", card.the(), card.other()),
        Portion::TheRest => "el resto".to_owned(),
        Portion::N(number) => number.to_string(),
        Portion::UpTo(number) => format!("hasta {number}"),
        Portion::AnyNumber => format!("cualquier número de {}", card.plural().tonic()),
        Portion::Both => card.pick("ambos", "ambas", "ambos", "ambas").to_owned(),
        Portion::TheOthers => format!("{} demás", card.plural().the()),
        Portion::EachOfTheOthers => format!("cada {} de {} demás", card.one(), card.plural().the()),
        Portion::Another => card.other().to_owned(),
        Portion::TheNth(number) => {
            format!("{} {}", card.the(), ordinal_word(number, card, OrdinalPlace::Alone))
        }
    }
}

fn portion_gender(cx: &Context) -> Concord {
    cx.card(Antecedent::Result).unwrap_or(Concord::FEMININE).singular()
}

/// The agreement of a portion.
pub(crate) fn portion_concord(part: Portion, cx: &Context) -> Concord {
    match part {
        Portion::One | Portion::TheOther | Portion::Another | Portion::TheNth(_) => portion_gender(cx),
        Portion::TheRest => Concord::MASCULINE,
        Portion::EachOfTheOthers => portion_gender(cx),
        Portion::N(_) | Portion::UpTo(_) | Portion::AnyNumber | Portion::Both | Portion::TheOthers => {
            portion_gender(cx).plural()
        }
    }
}

/// {S}, {W} or {L}.
pub(crate) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "{S}",
        Stat::Willpower => "{W}",
        Stat::Lore => "{L}",
    }
}

/// The agreement of a value's symbol, read as Fuerza, Voluntad and valor de lore.
pub(crate) fn stat_concord(stat: Stat) -> Concord {
    match stat {
        Stat::Strength | Stat::Willpower => Concord::FEMININE,
        Stat::Lore => Concord::MASCULINE,
    }
}
