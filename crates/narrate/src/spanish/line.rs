//! Lines of a script as Spanish sentences.

use super::{bag, cards, cards_in, in_zone, keyword, list, of, state, textual, written};
use crate::line::{Aliases, Expected, Question, ToldAct, ToldExpectation};
use crate::{Asked, PERSON, Whence};
use engine::{Counted, Purpose};
use script::{
    Answer, CardFact, CardRef, Characteristic, Choices, Expectation, Keyword, Move, Naming, PlayerFact,
    Price, State, Statement, Way,
};

/// Which form a verb has.
#[derive(Clone, Copy)]
enum Person {
    Third,
    Infinitive,
}

pub(super) fn act(told: &ToldAct) -> String {
    let player = told.act.player;
    match &told.act.deed {
        Statement::Move(made) => format!("{player} {}", moved(made, Person::Third, &told.aliases)),
        Statement::Answer(Answer::Nothing) => format!("{player} no elige nada"),
        Statement::Answer(answer) => format!("{player} {}", answered(answer, &told.aliases)),
    }
}

/// A move or an answer, with what was asked.
pub(super) fn line(told: &ToldAct, about: Option<&Question>) -> String {
    match about {
        Some(about @ (Question::EnterExerted { .. } | Question::Bodyguard { .. })) => {
            format!("{} {}", act(told), question(about))
        }
        // What is not in play is a card, and no person.
        Some(about @ Question::Cards { from: Whence::Elsewhere, .. }) => {
            format!("{} ({})", act(told).replace(&format!("a {PERSON}"), ""), question(about))
        }
        Some(about @ (Question::Cards { .. } | Question::Number { .. } | Question::Choice { .. })) => {
            format!("{} ({})", act(told), question(about))
        }
        Some(about) => format!("{}: {}", act(told), question(about)),
        None => act(told),
    }
}

/// An open decision as a question.
pub(super) fn asks(asked: Asked, about: &Question) -> String {
    match about {
        Question::EnterExerted { card } => format!("¿entra {card} en juego agotado?"),
        Question::Bodyguard { card } => format!("Guardaespaldas: ¿entra {card} en juego agotado?"),
        Question::Replacement { card } => format!("¿se aplica el efecto de reemplazo de {card}?"),
        Question::Cards { .. } => format!("elegir {}", question(about)),
        Question::Number { .. } => format!("un número {}", question(about)),
        Question::Ability { .. } | Question::Effect { .. } | Question::Choice { .. } => {
            format!("{} ({})", super::reason::asked(asked), question(about))
        }
    }
}

pub(super) fn question(question: &Question) -> String {
    match question {
        Question::Choice { by } => textual(by),
        Question::Number { of, least, most, by } => {
            let by = by.as_ref().map(|by| format!(": {}", textual(by))).unwrap_or_default();
            format!("de {least} a {most} {}{by}", counted(*of)).replace("  ", " ").replace(" :", ":")
        }
        Question::Ability { card, ability } => of(card, ability),
        Question::Effect { card } => format!("el efecto de {card}"),
        Question::EnterExerted { card } => format!("que {card} entre en juego agotado"),
        Question::Bodyguard { card } => format!("que {card} entre en juego agotado (Guardaespaldas)"),
        Question::Replacement { card } => format!("el efecto de reemplazo de {card}"),
        Question::Cards { purpose: what, least, most, by, from: _ } => {
            let number = match (least, most) {
                _ if *what == Purpose::Sing => String::new(),
                (least, most) if least == most => format!("{most} "),
                (0, most) => format!("hasta {most} "),
                (least, most) => format!("de {least} a {most} "),
            };
            let what = purpose(*what);
            let what = if *most > 1 { what.replace("que irá ", "que irán ") } else { what.to_owned() };
            format!("{}: {}", format!("{number}{what}").trim(), textual(by))
        }
    }
}

fn counted(of: Counted) -> &'static str {
    match of {
        Counted::Drops => "gotas de tinta para pagar; el resto se paga con cartas de tinta",
        Counted::DamageRemoved => "de daño que retirar",
        Counted::DamageMoved => "de daño que mover",
        Counted::Rounds => "rondas del bucle",
        Counted::ByText => "",
    }
}

fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Banish => "para desterrar",
        Purpose::Discard => "para descartar",
        Purpose::DealDamage => "para infligir daño",
        Purpose::PutDamage => "para poner daño",
        Purpose::RemoveDamage => "para retirar daño",
        Purpose::MoveDamageFrom => "de donde mover daño",
        Purpose::MoveDamageTo => "adonde mover daño",
        Purpose::Exert => "para agotar",
        Purpose::Ready => "para enderezar",
        Purpose::ToHand => "que irá a una mano",
        Purpose::ToDeckTop => "que irá a la parte superior de un mazo",
        Purpose::ToDeckBottom => "que irá al fondo de un mazo",
        Purpose::ShuffleIn => "para barajar en un mazo",
        Purpose::ToInkwell => "que irá a un tintero",
        Purpose::PutUnder => "para poner una carta debajo de otra",
        Purpose::ToDiscard => "que irá a un descarte",
        Purpose::Reveal => "para revelar",
        Purpose::Move => "para mover",
        Purpose::MoveTo => "adonde mover",
        Purpose::Play => "para jugar",
        Purpose::Sing => "para cantar",
        Purpose::Affect => "para aplicárselo",
        Purpose::ByText => "según su texto",
    }
}

fn moved(made: &Move, person: Person, aliases: &Aliases) -> String {
    let name = |card: &CardRef| aliases.name(card);
    let verb = |third: &'static str, infinitive: &'static str| match person {
        Person::Third => third,
        Person::Infinitive => infinitive,
    };
    match made {
        Move::Ink(card) => format!("{} {}", verb("entinta", "entintar"), name(card)),
        Move::Play { card, way } => {
            format!("{} {}{}", verb("juega", "jugar"), name(card), paid(way, aliases))
        }
        Move::Quest(card) => format!("{} de aventura a {}", verb("envía", "enviar"), name(card)),
        Move::Challenge { challenged, challenger } => {
            format!(
                "{} {} con {}",
                verb("desafía", "desafiar"),
                super::a(&name(challenged)),
                name(challenger)
            )
        }
        Move::MoveTo { character, location, price } => {
            let mover = verb("mueve", "mover");
            format!("{mover} a {} a {}{}", name(character), name(location), free(*price))
        }
        Move::Use { card, ability, price } => {
            format!("{} {}{}", verb("usa", "usar"), written(&name(card), ability), free(*price))
        }
        Move::EndTurn => format!("{} el turno", verb("termina", "terminar")),
        Move::Concede => format!("{} la partida", verb("concede", "conceder")),
    }
}

fn paid(way: &Way, aliases: &Aliases) -> String {
    match way {
        Way::Ink => String::new(),
        Way::ShiftOnto(onto) => format!(" con Cambio sobre {}", list(&aliases.names(onto))),
        Way::SungBy(singers) if singers.len() == 1 => {
            format!(", que canta {}", list(&aliases.names(singers)))
        }
        Way::SungBy(singers) => format!(", que cantan {}", list(&aliases.names(singers))),
        Way::Free => " gratis".to_owned(),
    }
}

fn free(price: Price) -> &'static str {
    match price {
        Price::Paid => "",
        Price::Free => " gratis",
    }
}

fn answered(answer: &Answer, aliases: &Aliases) -> String {
    let name = |card: &CardRef| aliases.name(card);
    match answer {
        Answer::Accept => "acepta".to_owned(),
        Answer::Decline => "declina".to_owned(),
        Answer::Cards(cards) => format!("elige {}", list(&super::chosen(&aliases.names(cards)))),
        Answer::Nothing => "elige nada".to_owned(),
        Answer::Players(players) => {
            let letters: Vec<String> = players.iter().map(ToString::to_string).collect();
            let article = if players.len() == 1 { "al jugador" } else { "a los jugadores" };
            format!("elige {article} {}", list(&letters))
        }
        Answer::Option(number) => format!("elige la opción {number}"),
        Answer::Number(number) => format!("elige el número {number}"),
        Answer::Name(Naming::Card(card)) => format!("nombra {}", name(card)),
        Answer::Name(Naming::Short(short) | Naming::Class(short)) => format!("nombra {short}"),
        Answer::Order(ordered) => format!("las pone en este orden: {}", aliases.names(ordered).join(", ")),
        Answer::Resolve { card, ability, because: _ } => {
            format!("resuelve a continuación {}", written(&name(card), ability))
        }
        Answer::Apply(card) => format!("elige qué efecto de reemplazo se aplica: el de {}", name(card)),
        Answer::Keep => "se queda la mano inicial".to_owned(),
        Answer::Alter(back) => format!("devuelve de la mano inicial: {}", list(&aliases.names(back))),
    }
}

pub(super) fn expected(expected: &Expected) -> String {
    match expected {
        Expected::Fact(told) => expectation(told),
        Expected::Refusal(told) => format!("el rechazo de «{}»", act(told)),
        Expected::IllegalDecks(files) => format!("que una de estas listas no sea legal: {}", list(files)),
        Expected::Settled => "que no quede ninguna decisión abierta".to_owned(),
    }
}

pub(super) fn expectation(told: &ToldExpectation) -> String {
    let aliases = &told.aliases;
    match &told.expectation {
        Expectation::Card { card, is } => card_fact(&aliases.name(card), is, aliases),
        Expectation::Player { player, is } => player_fact(&player.to_string(), is, aliases),
        Expectation::Choices(choices) => self::choices(choices, aliases),
        Expectation::Bag(count) => bag(i64::from(*count)),
        Expectation::NoWinner => "nadie ha ganado".to_owned(),
        Expectation::NoDecision => "no hay nada que decidir".to_owned(),
        Expectation::Either(all) => {
            let one = |one: &Expectation| {
                expectation(&ToldExpectation { expectation: one.clone(), aliases: aliases.clone() })
            };
            format!("o bien {}", all.iter().map(one).collect::<Vec<_>>().join(", o bien "))
        }
    }
}

fn choices(choices: &Choices, aliases: &Aliases) -> String {
    let all = match choices {
        Choices::Cards(cards) => aliases.names(cards),
        Choices::Players(players) => players.iter().map(|player| format!("al jugador {player}")).collect(),
        Choices::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
        Choices::Options(options) => options.iter().map(|option| format!("la opción {option}")).collect(),
        Choices::YesNo => return "se puede responder que sí o que no".to_owned(),
    };
    match all.is_empty() {
        true => "no se puede elegir nada".to_owned(),
        false => format!("se puede elegir exactamente: {}", list(&all)),
    }
}

fn card_fact(card: &str, fact: &CardFact, aliases: &Aliases) -> String {
    match fact {
        CardFact::Value { of, is } => match of {
            Characteristic::Damage => format!("{card} tiene {is} de daño"),
            Characteristic::Strength => format!("{card} tiene {is} de Fuerza"),
            Characteristic::Willpower => format!("{card} tiene {is} de Voluntad"),
            Characteristic::Lore => format!("{card} tiene valor de lore {is}"),
            Characteristic::Cost => format!("jugar {card} cuesta {is} de tinta"),
            Characteristic::ShiftCost => format!("jugar {card} con Cambio cuesta {is} de tinta"),
            Characteristic::Singing => format!("{card} cuenta como coste {is} para cantar"),
        },
        CardFact::State(State::Undamaged) => format!("{card} no tiene daño"),
        CardFact::State(is) => format!("{card} está {}", state(*is)),
        CardFact::Has { keyword, value } => format!("{card} tiene {}", keyword_with(*keyword, *value)),
        CardFact::Lacks { keyword, value } => format!("{card} no tiene {}", keyword_with(*keyword, *value)),
        CardFact::In { player, zone, end } => format!("{card} está {}", in_zone(*player, *zone, *end)),
        CardFact::Under(top) => format!("{card} está debajo de {}", aliases.name(top)),
        CardFact::Covers(count) => format!("{card} tiene {} debajo", cards(i64::from(*count))),
        CardFact::At(location) => format!("{card} está en {}", aliases.name(location)),
        CardFact::AtNone => format!("{card} no está en ninguna localización"),
        CardFact::Named(name) => format!("{card} se llama {name}"),
        CardFact::Classified(word) => match vocabulary::fold(word).as_str() {
            "action" => format!("{card} es una acción"),
            "song" => format!("{card} es una canción"),
            "item" => format!("{card} es un objeto"),
            "location" => format!("{card} es una localización"),
            _ => format!("{card} tiene la clasificación {word}"),
        },
        // "no" goes before the verb, which follows the card in all of these.
        CardFact::Not(other) => {
            let holds = card_fact(card, other, aliases);
            match holds.strip_prefix(card) {
                Some(rest) => format!("{card} no{rest}"),
                None => format!("no es así: {holds}"),
            }
        }
    }
}

fn keyword_with(found: Keyword, value: Option<u32>) -> String {
    match value {
        None => keyword(found).to_owned(),
        Some(value) if found.adds_up() => format!("{} +{value}", keyword(found)),
        Some(value) => format!("{} {value}", keyword(found)),
    }
}

fn player_fact(player: &str, fact: &PlayerFact, aliases: &Aliases) -> String {
    match fact {
        PlayerFact::Total { of, is } => format!("{player} tiene {}", cards_in(*of, i64::from(*is))),
        PlayerFact::Can(made) => format!("{player} puede {}", moved(made, Person::Infinitive, aliases)),
        PlayerFact::Cannot(made) => format!("{player} no puede {}", moved(made, Person::Infinitive, aliases)),
        PlayerFact::Decides => format!("ahora decide {player}"),
        PlayerFact::Sees(card) => format!("{player} puede ver la cara de {}", aliases.name(card)),
        PlayerFact::DoesNotSee(card) => format!("{player} no puede ver la cara de {}", aliases.name(card)),
        PlayerFact::Wins => format!("{player} gana la partida"),
        PlayerFact::Lost => format!("{player} ha perdido la partida"),
    }
}
