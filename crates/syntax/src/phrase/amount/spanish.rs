//! Spanish for amounts, values and what "por cada" counts.

use crate::tree::*;

use crate::phrase::noun::spanish::{bare, noun_phrase, reference, stat, stat_concord};
use crate::phrase::player::spanish::{player_concord, player_phrase, player_subject, possessed};
use crate::phrase::{event, noun};
use crate::spanish::{Concord, Context, Mood, Role, TENER, of, spaced};

/// An amount of damage: "2 de daño", "1 contador de daño", "todo el daño".
pub(crate) fn damage(amount: &Amount, word: DamageWord) -> String {
    match word {
        DamageWord::Damage => measured(amount, "daño", "el daño"),
        DamageWord::Counter => counters(amount),
    }
}

/// An amount of lore: "1 de lore".
pub(crate) fn lore(amount: &Amount) -> String {
    measured(amount, "lore", "el lore")
}

/// An amount of ink: "2 {I}".
pub(crate) fn ink(amount: &Amount) -> String {
    match amount {
        Amount::N(number) => format!("{number} {{I}}"),
        Amount::Additional(number) => format!("{number} {{I}} adicional"),
        Amount::A => "1 {I}".to_owned(),
        Amount::UpTo(number) => format!("hasta {number} {{I}}"),
        Amount::All => "todo el {I}".to_owned(),
        Amount::Unstated => "{I}".to_owned(),
        Amount::That(that) => format!("{} de {{I}}", that_amount(*that)),
        Amount::Any | Amount::AnyNumber => "cualquier cantidad de {I}".to_owned(),
        Amount::OrMore(number) => format!("{number} {{I}} o más"),
        Amount::OrLess(number) => format!("{number} {{I}} o menos"),
        Amount::Half { of, round } => half(of, "{I}", *round),
        Amount::X => "X {I}".to_owned(),
        Amount::UpToX => "hasta X {I}".to_owned(),
        Amount::UpToThat(that) => format!("hasta {} de {{I}}", that_amount(*that)),
        Amount::DoubleThat => "el doble de {I}".to_owned(),
        Amount::Changed { by, change } => format!("{by} {{I}} {}", more_or_less(*change)),
    }
}

fn measured(amount: &Amount, unit: &str, all: &str) -> String {
    match amount {
        Amount::N(number) => format!("{number} de {unit}"),
        Amount::Additional(number) => format!("{number} de {unit} adicional"),
        Amount::A => format!("1 de {unit}"),
        Amount::UpTo(number) => format!("hasta {number} de {unit}"),
        Amount::All => format!("todo {all}"),
        Amount::Unstated => unit.to_owned(),
        Amount::That(that) => format!("{} de {unit}", that_amount(*that)),
        Amount::Any | Amount::AnyNumber => format!("cualquier cantidad de {unit}"),
        Amount::OrMore(number) => format!("{number} o más de {unit}"),
        Amount::OrLess(number) => format!("{number} o menos de {unit}"),
        Amount::Half { of, round } => half(of, unit, *round),
        Amount::X => format!("X de {unit}"),
        Amount::UpToX => format!("hasta X de {unit}"),
        Amount::UpToThat(that) => format!("hasta {} de {unit}", that_amount(*that)),
        Amount::DoubleThat => format!("el doble de ese {unit}"),
        Amount::Changed { by, change } => format!("{by} de {unit} {}", more_or_less(*change)),
    }
}

/// "la mitad de su lore, redondeando hacia arriba".
fn half(of: &Possessor, unit: &str, round: Rounding) -> String {
    let whose = match of {
        Possessor::Your => "tu",
        Possessor::Their(_) | Possessor::Of(_) | Possessor::Player(_) | Possessor::Card(_) => "su",
    };
    format!("la mitad de {whose} {unit}, {}", noun::spanish_described::rounded(round))
}

fn counters(amount: &Amount) -> String {
    let plural = "contadores de daño";
    match amount {
        Amount::N(1) => "1 contador de daño".to_owned(),
        Amount::N(number) => format!("{number} {plural}"),
        Amount::Additional(number) => format!("{number} {plural} adicionales"),
        Amount::A => "un contador de daño".to_owned(),
        Amount::UpTo(1) => "hasta 1 contador de daño".to_owned(),
        Amount::UpTo(number) => format!("hasta {number} {plural}"),
        Amount::All => format!("todos los {plural}"),
        Amount::Unstated => plural.to_owned(),
        Amount::That(that) => format!("{} de {plural}", that_amount(*that)),
        Amount::Any | Amount::AnyNumber => format!("cualquier número de {plural}"),
        Amount::OrMore(number) => format!("{number} o más {plural}"),
        Amount::OrLess(number) => format!("{number} o menos {plural}"),
        Amount::Half { of, round } => half(of, plural, *round),
        Amount::X => format!("X {plural}"),
        Amount::UpToX => format!("hasta X {plural}"),
        Amount::UpToThat(that) => format!("hasta {} de {plural}", that_amount(*that)),
        Amount::DoubleThat => format!("el doble de {plural}"),
        Amount::Changed { by, change } => format!("{by} {plural} {}", more_or_less(*change)),
    }
}

fn more_or_less(change: MoreOrLess) -> &'static str {
    match change {
        MoreOrLess::Less => "menos",
        MoreOrLess::More => "más",
    }
}

/// "esa cantidad".
pub(crate) fn that_amount(that: ThatAmount) -> &'static str {
    match that {
        ThatAmount::Much | ThatAmount::Many | ThatAmount::Amount => "esa cantidad",
        ThatAmount::Number => "ese número",
        ThatAmount::SameAmount => "la misma cantidad",
        ThatAmount::SameNumber => "el mismo número",
    }
}

/// What follows "igual a".
pub(crate) fn value(value_: &Value, cx: &mut Context) -> String {
    match value_ {
        Value::N(number) => number.to_string(),
        Value::Stat { stat: which, of } => possessed(of, stat(*which), stat_concord(*which), cx),
        Value::StatHad { stat: which, of } => {
            let article = stat_concord(*which).the();
            let plural = noun::spanish::reference_concord(of, cx).count("tenía", "tenían");
            match of.word {
                Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They => {
                    format!("{article} {} que {plural} en juego", stat(*which))
                }
                Pronoun::That(_) | Pronoun::Those(_) | Pronoun::The(..) | Pronoun::Definite(_) => {
                    let owner = reference(of, cx);
                    format!("{article} {} que {plural} {owner} en juego", stat(*which))
                }
            }
        }
        Value::Cost(possessor) => possessed(possessor, "coste", Concord::MASCULINE, cx),
        Value::DamageOn(what) => format!("el daño {}", that_has(what, cx)),
        Value::NumberOf(what) => format!("el número {}", of(&bare(what, cx))),
        Value::StatOf { stat: which, of: whose } => {
            let whose = of(&noun_phrase(whose, Role::Subject, cx));
            format!("{} {} {whose}", stat_concord(*which).the(), stat(*which))
        }
        Value::TotalStat { stat: which, of: whose } => {
            let whose = of(&noun_phrase(whose, Role::Subject, cx));
            format!("{} {} total {whose}", stat_concord(*which).the(), stat(*which))
        }
        Value::CostOf(whose) => format!("el coste {}", of(&noun_phrase(whose, Role::Subject, cx))),
        Value::ThisWay { unit, event } => event::spanish::nominal(*unit, event, cx),
        Value::That(that) => that_amount(*that).to_owned(),
        Value::Difference => "la diferencia".to_owned(),
        Value::DifferenceBetween(first, second) => {
            let first = value(first, cx);
            format!("la diferencia entre {first} y {}", value(second, cx))
        }
        Value::LoreOf(whose) => possessed(whose, "lore", Concord::MASCULINE, cx),
        Value::TotalCost(whose) => format!("el coste total {}", of(&noun_phrase(whose, Role::Subject, cx))),
        Value::Extreme { degree, what, among } => {
            let among = noun_phrase(among, Role::Subject, cx);
            format!("{} entre {among}", noun::spanish_post::extreme(*degree, *what))
        }
        Value::Plus(amount, more) => format!("{} más {more}", value(amount, cx)),
        Value::Less(amount, less) => {
            let amount = value(amount, cx);
            format!("{amount} menos {}", value(less, cx))
        }
        Value::Sum(amount, more) => {
            let amount = value(amount, cx);
            format!("{amount} más {}", value(more, cx))
        }
        Value::NumberOfDifferent { what, among } => {
            let among = noun_phrase(among, Role::Subject, cx);
            format!("el número de {} entre {among}", differing(*what))
        }
        Value::Minus(amount, less) => format!("{} menos {less}", value(amount, cx)),
        Value::Twice(amount) => format!("el doble {}", of(&value(amount, cx))),
        Value::Half { of: amount, round } => {
            let round = noun::spanish_described::rounded(*round);
            format!("la mitad {}, {round}", of(&value(amount, cx)))
        }
    }
}

/// "por cada …".
pub(crate) fn each(each: &Each, cx: &mut Context) -> String {
    match each {
        Each::Noun(what) => match what.as_ref() {
            NounPhrase::Noun(Noun { quantity: Quantity::N(several), .. }) => {
                format!("por cada {several} {}", bare(what, cx))
            }
            what => for_each(&bare(what, cx)),
        },
        Each::LoreOf { step, who } => {
            let lore = step.map_or("lore".to_owned(), |step| lore(&Amount::N(step)));
            let has = TENER.present(Mood::Subjunctive, player_concord(who, cx));
            spaced(&["por cada", &lore, "que", has, &player_subject(who, cx)])
        }
        Each::Every(what) => format!("por cada {}", noun_phrase(what, Role::Object, cx)),
        Each::DamageOn { step, word, on } => {
            format!("por cada {} {}", step_of_damage(*step, *word), that_has(on, cx))
        }
        Each::ThisWay { step, unit, event } => {
            let unit = match (step, unit) {
                (None, Unit::DamageCounter) => "contador de daño".to_owned(),
                (step, unit) => unit_amount(step.unwrap_or(1), *unit),
            };
            let concord = Concord::MASCULINE;
            spaced(&[format!("por cada {unit}"), event::spanish::relative(event, concord, cx)])
        }
        Each::Player(player) => {
            let player = player_phrase(player, Role::Subject, cx);
            for_each(player.strip_prefix("un ").unwrap_or(&player))
        }
        Each::Different { what, among } => {
            format!("por cada {} entre {}", different_one(*what), noun_phrase(among, Role::Subject, cx))
        }
        Each::Time(event) => {
            format!("por cada vez que {}", event::spanish::event(event, Mood::Indicative, cx))
        }
        Each::DifferentInks(what) => {
            format!("por cada tipo de tinta diferente {}", of(&noun_phrase(what, Role::Subject, cx)))
        }
    }
}

/// "nombres diferentes", of several.
pub(crate) fn differing(what: Differing) -> String {
    match what {
        Differing::Classes => "clasificaciones diferentes".to_owned(),
        Differing::Names => "nombres diferentes".to_owned(),
        Differing::Inks => "tipos de tinta diferentes".to_owned(),
        Differing::Costs => "costes diferentes".to_owned(),
        Differing::Stat(which) => format!("{} diferente", noun::spanish::stat(which)),
    }
}

/// "el mismo coste", of several.
pub(crate) fn the_same(what: Differing) -> String {
    match what {
        Differing::Classes => "la misma clasificación".to_owned(),
        Differing::Names => "el mismo nombre".to_owned(),
        Differing::Inks => "el mismo tipo de tinta".to_owned(),
        Differing::Costs => "el mismo coste".to_owned(),
        Differing::Stat(which) => {
            let same = stat_concord(which).pick("el mismo", "la misma", "el mismo", "la misma");
            format!("{same} {}", noun::spanish::stat(which))
        }
    }
}

/// "nombre diferente", of each one that is counted.
fn different_one(what: Differing) -> String {
    match what {
        Differing::Classes => "clasificación diferente".to_owned(),
        Differing::Names => "nombre diferente".to_owned(),
        Differing::Inks => "tipo de tinta diferente".to_owned(),
        Differing::Costs => "coste diferente".to_owned(),
        Differing::Stat(which) => format!("{} diferente", noun::spanish::stat(which)),
    }
}

/// "que tenga el personaje elegido", "que tenga".
fn that_has(what: &NounPhrase, cx: &mut Context) -> String {
    let concord = noun::spanish::noun_concord(what, cx);
    let what = noun::spanish::noun_subject(what, cx);
    spaced(&["que", TENER.present(Mood::Subjunctive, concord), &what])
}

/// "1 de daño", "contador de daño".
fn step_of_damage(step: Option<u32>, word: DamageWord) -> String {
    match (step, word) {
        (None, DamageWord::Counter) => "contador de daño".to_owned(),
        (step, word) => damage(&Amount::N(step.unwrap_or(1)), word),
    }
}

fn for_each(what: &str) -> String {
    match what.strip_prefix("cada ") {
        Some(rest) => format!("por cada {rest}"),
        None => format!("por cada {what}"),
    }
}

/// "1 de daño", "2 de lore".
pub(crate) fn unit_amount(number: u32, unit: Unit) -> String {
    let amount = Amount::N(number);
    match unit {
        Unit::Damage => damage(&amount, DamageWord::Damage),
        Unit::DamageCounter => damage(&amount, DamageWord::Counter),
        Unit::Lore => lore(&amount),
        Unit::Ink => ink(&amount),
    }
}
