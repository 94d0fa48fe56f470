//! Spanish for adverbs and durations.

use crate::tree::*;

use crate::phrase::amount::spanish::{each, unit_amount, value};
use crate::phrase::condition::spanish::condition;
use crate::phrase::event::spanish::event;
use crate::phrase::noun::spanish::{noun_phrase, noun_subject, reference_concord, stat, stat_concord};
use crate::phrase::player::spanish::{
    player_concord, player_subject, possessed, turn_owned, turn_period, zone,
};
use crate::spanish::{Concord, Context, ESTAR, JUGAR, Mood, REVELAR, Role, TENER, spaced, to};

/// What adverbs agree with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    pub subject: Concord,
    pub object: Concord,
}

/// Adverbs in order; "también" is left to the clause, which puts it before the verb.
pub(crate) fn adverbs(adverbs: &[&Adverb], around: Around, cx: &mut Context) -> String {
    let words: Vec<String> = adverbs.iter().map(|word| adverb(word, around, cx)).collect();
    spaced(&words)
}

/// One adverb.
pub(crate) fn adverb(adverb: &Adverb, around: Around, cx: &mut Context) -> String {
    match adverb {
        Adverb::Duration(how_long) => duration(how_long, cx),
        Adverb::ForEach(counted) => each(counted, cx),
        Adverb::EqualTo { value: amount, maximum } => equal_to(amount, *maximum, cx),
        Adverb::ToAMaximum(maximum) => format!(", {}", at_most(*maximum)),
        Adverb::If(asked) => format!("si {}", condition(asked, Mood::Indicative, cx)),
        Adverb::While(asked) => format!("mientras {}", condition(asked, Mood::Subjunctive, cx)),
        Adverb::Unless(asked) => format!("a menos que {}", condition(asked, Mood::Subjunctive, cx)),
        Adverb::Instead(instead_of) => instead(instead_of.as_ref(), cx),
        Adverb::IfAble => "si es posible".to_owned(),
        Adverb::AtRandom => "al azar".to_owned(),
        Adverb::ForFree => "gratis".to_owned(),
        Adverb::When(moment) => format!("cuando {}", event(moment, Mood::Subjunctive, cx)),
        Adverb::InAnyOrder => "en cualquier orden".to_owned(),
        Adverb::InARandomOrder => "en un orden aleatorio".to_owned(),
        Adverb::Each => format!("cada {}", around.subject.singular().one()),
        Adverb::Also => String::new(),
        Adverb::EachBefore => format!("cada {}", around.subject.singular().one()),
        Adverb::BothBefore | Adverb::Both => {
            around.subject.pick("ambos", "ambas", "ambos", "ambas").to_owned()
        }
        Adverb::Again => "de nuevo".to_owned(),
        Adverb::AtAnyTime => "en cualquier momento".to_owned(),
        Adverb::Exerted => format!(", {}", around.object.agree("agotado")),
        Adverb::AsIf(as_if_) => as_if(as_if_, cx),
        Adverb::Until(until_) => until(until_, cx),
        Adverb::ThisWay => "de este modo".to_owned(),
        Adverb::Total => "en total".to_owned(),
        Adverb::Plus(number) => format!("más {number}"),
        Adverb::Minus(number) => format!("menos {number}"),
        Adverb::ForLess(number) => format!("por {number} {{I}} menos"),
        Adverb::PlusForEach { comma: _, more, each: counted } => {
            let more = match more {
                PlusMore::Cards(cards) => noun_phrase(cards, Role::Object, cx),
                PlusMore::Units { amount, unit } => unit_amount(*amount, *unit),
                PlusMore::Change(change) => {
                    crate::phrase::verb::spanish::stat_changes(std::slice::from_ref(change)).concat()
                }
            };
            format!("más {more} {}", each(counted, cx))
        }
        Adverb::WhereX(amount) => format!(", donde X es {}", value(amount, cx)),
        Adverb::OrIf(or_if) => {
            let other = match &or_if.amount {
                OtherAmount::Damage { amount, word } => crate::phrase::amount::spanish::damage(amount, *word),
                OtherAmount::Lore(amount) => crate::phrase::amount::spanish::lore(amount),
                OtherAmount::Changes(changes) => {
                    crate::spanish::list(&crate::phrase::verb::spanish::stat_changes(changes), Join::And)
                }
                OtherAmount::Cards(cards) => noun_phrase(cards, Role::Object, cx),
            };
            format!(", o {other} si {}", condition(&or_if.condition, Mood::Indicative, cx))
        }
        Adverb::At(moment) => {
            let head = TriggerHead { word: TriggerWord::At, event: moment.clone() };
            crate::phrase::event::spanish::trigger_heads(std::slice::from_ref(&head), cx)
        }
        Adverb::WhileHere => format!("mientras {} aquí", ESTAR.present(Mood::Subjunctive, around.subject)),
    }
}

fn equal_to(amount: &Value, maximum: Option<Maximum>, cx: &mut Context) -> String {
    let text = format!("igual {}", to(&value(amount, cx)));
    match maximum {
        None => text,
        Some(maximum) => format!("{text}, {}", at_most(maximum)),
    }
}

/// "hasta un máximo de 6 de lore".
fn at_most(maximum: Maximum) -> String {
    if let Some(which) = maximum.stat {
        return format!("hasta un máximo de +{} {}", maximum.number, stat(which));
    }
    match maximum.unit {
        None => format!("hasta un máximo de {}", maximum.number),
        Some(unit) => format!("hasta un máximo de {}", unit_amount(maximum.number, unit)),
    }
}

fn instead(instead_of: Option<&InsteadOf>, cx: &mut Context) -> String {
    match instead_of {
        None => "en vez de eso".to_owned(),
        Some(InsteadOf::Into(place)) => format!("en lugar de en {}", zone(place, cx)),
        Some(InsteadOf::Stat { stat: which, of }) => {
            format!("en lugar de con {}", possessed(of, stat(*which), stat_concord(*which), cx))
        }
    }
}

fn as_if(as_if: &AsIf, cx: &mut Context) -> String {
    match as_if {
        AsIf::In { what, zone: place } => {
            let what = noun_subject(what, cx);
            spaced(&["como si", &what, "estuviera en", &zone(place, cx)])
        }
        AsIf::AnyName(what) => {
            let what = noun_subject(what, cx);
            spaced(&["como si", &what, "tuviera cualquier nombre"])
        }
        AsIf::NotDrying(_) => "como si no estuviera secándose".to_owned(),
    }
}

fn until(until: &UntilHave, cx: &mut Context) -> String {
    let (verb, who, what) = match until {
        UntilHave::Have { who, what } => {
            let what = match what {
                UntilWhat::Noun(noun) => noun_phrase(noun, Role::Object, cx),
                UntilWhat::N(number) => number.to_string(),
                UntilWhat::SameNumber => "el mismo número".to_owned(),
                UntilWhat::AsMany { what, player } => {
                    let what = crate::phrase::noun::spanish::bare(what, cx);
                    let player = crate::phrase::player::spanish::player_compared(player, cx);
                    format!("el mismo número {} que {player}", crate::spanish::of(&what))
                }
            };
            (TENER, who, what)
        }
        UntilHave::Reveal { who, what } => (REVELAR, who, noun_phrase(what, Role::Object, cx)),
    };
    let verb = verb.present(Mood::Subjunctive, player_concord(who, cx));
    spaced(&["hasta que", &player_subject(who, cx), verb, &what])
}

/// A duration.
pub(crate) fn duration(duration: &Duration, cx: &mut Context) -> String {
    match duration {
        Duration::ThisTurn => "este turno".to_owned(),
        Duration::RestOfTurn => "durante el resto de este turno".to_owned(),
        Duration::UntilStartOfTurn(whose) => {
            format!("hasta el inicio {}", crate::spanish::of(&turn_owned(whose, NextTurn::Next, cx)))
        }
        Duration::UntilEndOfTurn(whose) => {
            format!("hasta el final {}", crate::spanish::of(&turn_owned(whose, NextTurn::Next, cx)))
        }
        Duration::DuringNextTurn(whose) => format!("durante {}", turn_owned(whose, NextTurn::Next, cx)),
        Duration::AtStartOfTurn { whose, next } => {
            format!("al inicio {}", crate::spanish::of(&turn_owned(whose, *next, cx)))
        }
        Duration::DuringThatChallenge => "durante ese desafío".to_owned(),
        Duration::During(period) => format!("durante {}", turn_period(period, cx)),
        Duration::EachTurn => "cada turno".to_owned(),
        Duration::TheTurnPlayed(who) => {
            let concord = reference_concord(who, cx);
            format!("el turno en que se {}", JUGAR.present(Mood::Subjunctive, concord))
        }
        Duration::AfterTheChallenge => "después del desafío".to_owned(),
        Duration::ThisAndNextTurn { whose, word: _ } => {
            format!("este turno y {}", turn_owned(whose, NextTurn::Next, cx))
        }
        Duration::RestOfGame => "por el resto de la partida".to_owned(),
        Duration::ThisTurnOrNext => "este turno o el siguiente".to_owned(),
        Duration::UntilEndOfThisTurn => "hasta el final del turno".to_owned(),
        Duration::UntilEndOfChallenge => "hasta el final del desafío".to_owned(),
    }
}
