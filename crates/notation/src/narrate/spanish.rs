//! The narrator's Spanish, with the terms of the rulebook's glossary.

use super::Language;
use super::message::{Keep, Message, Payment, Place};
use crate::syntax::{Keyword, Zone};

pub(super) fn say(message: &Message) -> String {
    match message {
        Message::OpeningHand { player, keep: Keep::All } => format!("{player} se queda con la mano inicial"),
        Message::OpeningHand { player, keep: Keep::Altered(count) } => {
            format!(
                "{player} pone {} de la mano inicial en el fondo del mazo y roba las mismas",
                cards(*count)
            )
        }
        Message::TurnBegins { player } => format!("empieza el turno de {player}"),
        Message::ReadyStep { player } => format!("paso de preparar: {player} endereza todas sus cartas"),
        Message::SetStep { player } => {
            format!("paso Set: los personajes de {player} están secos; las localizaciones dan lore")
        }
        Message::DrawStep { player } => format!("paso de robo: {player} roba una carta"),
        Message::MainPhase { player } => format!("fase principal de {player}"),
        Message::EndPhase { player } => format!("fase final de turno de {player}"),
        Message::SkipsDraw { player } => format!("{player} se salta el paso de robo"),

        Message::Inks { player, card } => format!("{player} entinta {card}"),
        Message::Plays { player, card, payment } => format!("{player} juega {card}{}", paid(payment)),
        Message::Pays { player, ink } => format!("{player} paga {ink} de tinta"),
        Message::Uses { player, card, ability } => format!("{player} usa {}", of(card, ability)),
        Message::Quests { card, lore } => format!("{card} se va de aventura por {lore} de lore"),
        Message::Challenges { card, target } => format!("{card} desafía a {target}"),
        Message::ChallengeEnds { card, target } => format!("termina el desafío de {card} contra {target}"),
        Message::MovesTo { card, location } => format!("{card} se mueve a {location}"),
        Message::EndsTurn { player } => format!("{player} termina el turno"),
        Message::Concedes { player } => format!("{player} concede la partida"),

        Message::Accepts { player, source } => format!("{player} dice que sí{}", about(source)),
        Message::Declines { player, source } => format!("{player} dice que no{}", about(source)),
        Message::ChoosesCards { player, cards } => format!("{player} elige {}", list(cards)),
        Message::ChoosesNothing { player } => format!("{player} no elige nada"),
        Message::ChoosesPlayers { player, players } => {
            let players: Vec<String> = players.iter().map(ToString::to_string).collect();
            format!("{player} elige a {}", list(&players))
        }
        Message::ChoosesOption { player, option } => format!("{player} elige la opción {option}"),
        Message::ChoosesNumber { player, number } => format!("{player} elige {number}"),
        Message::Names { player, name } => format!("{player} nombra {name}"),
        Message::Orders { player, cards } => format!("{player} las pone en este orden: {}", list(cards)),
        Message::Applies { player, card } => {
            format!("{player} aplica primero el efecto de reemplazo de {card}")
        }
        Message::NobodyToChoose { player, source } => {
            format!("{player} no tiene nada que elegir{}", about(source))
        }

        Message::EntersPlay { card } => format!("{card} entra en juego"),
        Message::EntersExerted { card } => format!("{card} entra en juego agotado"),
        Message::Banished { card, by: None } => format!("se destierra {card}"),
        Message::Banished { card, by: Some(by) } => format!("{by} destierra a {card}"),
        Message::Discards { player, card } => format!("{player} descarta {card}"),
        Message::Draws { player, card } => format!("{player} roba {card}"),
        Message::Put { card, owner, to } => format!("{card} va {} de {owner}", place(*to)),
        Message::PutUnder { card, top } => format!("{card} se pone debajo de {top}"),
        Message::Exerts { card } => format!("se agota {card}"),
        Message::Readies { card } => format!("se endereza {card}"),
        Message::Sings { card, song } => format!("{card} canta {song}"),
        Message::Revealed { card } => format!("se revela {card}"),
        Message::LooksAt { player, card } => format!("{player} mira {card}"),
        Message::Shuffles { player } => format!("{player} baraja el mazo"),

        Message::DealsDamage { source: None, target, amount } => {
            format!("{target} sufre {amount} de daño infligido")
        }
        Message::DealsDamage { source: Some(source), target, amount } => {
            format!("{source} inflige {amount} de daño a {target}")
        }
        Message::TakesDamage { target, amount } => format!("{target} recibe {amount} de daño"),
        Message::RemovesDamage { target, amount } => format!("se retiran {amount} de daño de {target}"),
        Message::DamageModified { target, before, after } => {
            format!("el daño a {target} pasa de {before} a {after}")
        }
        Message::GainsLore { player, amount } => format!("{player} gana {amount} de lore"),
        Message::LosesLore { player, amount } => format!("{player} pierde {amount} de lore"),

        Message::Triggers { card, ability, .. } => {
            format!("se dispara {} y espera en la bolsa", of(card, ability))
        }
        Message::Resolves { player, card, ability } => format!("{player} resuelve {}", of(card, ability)),
        Message::NoEffect { card, ability } => format!("{} se resuelve sin efecto", of(card, ability)),
        Message::Replaces { card, ability } => format!("{} reemplaza lo que iba a pasar", of(card, ability)),
        Message::KeywordMatters { card, keyword: found } => {
            format!("se aplica {} de {card}", keyword(*found))
        }
        Message::EffectEnds { card } => format!("termina un efecto de {card}"),

        Message::Wins { player } => format!("{player} gana la partida"),
        Message::Loses { player } => format!("{player} pierde la partida"),
        Message::GameDrawn => "la partida queda en tablas: nada puede parar el bucle".to_owned(),

        Message::Line { text } => text.clone(),
        Message::Refused { text, reason } => format!("rechazado: {text} ({})", reason.say(Language::Spanish)),
        Message::Refuses { text, reason } => format!("rechazado: {text} ({reason})"),
        Message::Held { expectation } => format!("como se esperaba: {expectation}"),
        Message::Failed { expectation, actual } => format!("FALLO: se esperaba {expectation}; hay {actual}"),
        Message::Unsupported { card, reason } => format!("{card} no está soportada: {reason}"),
    }
}

fn cards(count: u32) -> String {
    if count == 1 { "1 carta".to_owned() } else { format!("{count} cartas") }
}

fn paid(payment: &Payment) -> String {
    match payment {
        Payment::Ink(ink) => format!(" por {ink} de tinta"),
        Payment::Shift { onto, ink } => format!(" con Shift sobre {}, por {ink} de tinta", list(onto)),
        Payment::Sung { by } => match by.as_slice() {
            [] => ", cantada entre varios".to_owned(),
            [one] => format!(", que canta {one}"),
            _ => format!(", que cantan {}", list(by)),
        },
        Payment::Free => " gratis".to_owned(),
    }
}

fn of(card: &str, ability: &Option<String>) -> String {
    match ability {
        Some(ability) => format!("{ability} de {card}"),
        None => format!("la habilidad de {card}"),
    }
}

fn about(source: &Option<String>) -> String {
    source.as_ref().map(|source| format!(" a {source}")).unwrap_or_default()
}

/// "y" becomes "e" before the sound of an i.
fn list(items: &[String]) -> String {
    match items {
        [] => "nada".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => {
            let sound = crate::fold::fold(last);
            let is_i = (sound.starts_with('i') || sound.starts_with("hi")) && !sound.starts_with("hie");
            let and = if is_i { "e" } else { "y" };
            format!("{} {and} {last}", first.join(", "))
        }
    }
}

fn place(place: Place) -> &'static str {
    match place {
        Place::Zone(Zone::Hand) => "a la mano",
        Place::Zone(Zone::Deck) => "al mazo",
        Place::Zone(Zone::Play) => "a la zona de juego",
        Place::Zone(Zone::Discard) => "al descarte",
        Place::Zone(Zone::Inkwell) => "al tintero",
        Place::DeckTop => "a la parte superior del mazo",
        Place::DeckBottom => "al fondo del mazo",
    }
}

fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Alert => "Alerta",
        Keyword::Bodyguard => "Guardaespaldas",
        Keyword::Boost => "Impulso",
        Keyword::Challenger => "Desafiador",
        Keyword::Evasive => "Evasivo",
        Keyword::Reckless => "Temerario",
        Keyword::Resist => "Resistir",
        Keyword::Rush => "Prisa",
        Keyword::Shift => "Shift",
        Keyword::Singer => "Cantante",
        Keyword::SingTogether => "Cantar Juntos",
        Keyword::Support => "Apoyo",
        Keyword::Vanish => "Desvanecer",
        Keyword::Ward => "Protección",
    }
}
