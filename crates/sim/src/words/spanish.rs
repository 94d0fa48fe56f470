//! What simulations say, in Spanish.

use super::Words;
use crate::bot::{Fault, LINE_BYTES_MAX, UNSENT_BYTES_MAX};
use crate::checkpoint::{CheckpointError, VERSION};
use crate::tally::Why;
use vocabulary::Language;

pub(super) static WORDS: Words = Words {
    why,
    fault,
    checkpoint_error,
    games_of: "partidas de",
    planned: "previstas",
    seed: "semilla",
    win_rate_with_interval: "Partidas ganadas [intervalo del 95 %]",
    going_first: "empezando",
    second: "de segundo",
    games: "partidas",
    starting_player_won: "Quien empezaba ganó",
    ended_by: "Terminaron por",
    games_with_a_fault: "Partidas con un fallo",
    game: "partida",
    row_against_column: "Partidas que la fila gana a la columna, en %",
    lore_by_turn: "Lore al final de cada turno propio; una partida terminada sigue con su último valor",
    turn: "turno",
    cards_of: "Cartas de",
    won_when_the_card_was: "cuánto ganó cuando la carta fue …",
    samples_in_brackets: "(casos entre paréntesis; inicial: en la mano tras el cambio; entintada: de las copias robadas)",
    drawn_with_interval: "robada [95 %]",
    games_2: "part.",
    less_not_drawn: "menos no robada",
    opening: "inicial",
    played: "jugada",
    inked: "entint",
    against: "contra",
    each_against_each_decks: "mazos, todos contra todos",
    footer: "Hecho con lore, un reglamento ejecutable no oficial. Juegan programas, no personas: lo que muestran sobre los mazos es tan \
         bueno como lo que juegan esos programas.",
    shares_note: "Cada proporción lleva el intervalo que contiene la verdadera 95 veces de cada 100. En azul y rojo están las proporciones \
             cuyo intervalo deja fuera la mitad y las diferencias cuyo intervalo deja fuera el cero; lo que puede ser azar no lleva \
             color.",
    won_by_starting_player: "ganadas por quien empezaba",
    turns_on_average: "turnos de ambos, de media",
    decisions: "decisiones",
    row_going_first: "… empezando",
    row_going_second: "… de segundo",
    win_rates_with_intervals: "Partidas ganadas, con intervalos del 95 %",
    who_wins: "Quién gana",
    players: "Jugadores",
    by: "por",
    each_against_each: "Todos contra todos",
    row_beats_column: "Cuántas veces la fila gana a la columna, por ciento, con el intervalo debajo.",
    games_by_turns: "Cuántas partidas tuvieron cuántos turnos",
    turns: "turnos",
    mean_lore_plot: "Lore medio al final de cada turno propio del mazo",
    own_turn: "turno propio",
    how_games_go: "Cómo van las partidas",
    mean_lore_note: "Lore medio al final de cada turno propio; una partida terminada sigue con su último valor.",
    length: "Duración",
    half_of_the_games_had: "Turnos de ambos juntos; la mitad de las partidas tuvo",
    or_fewer: "o menos (la barra oscura). Las barras son números de partidas.",
    endings: "Finales",
    cards_note: "Partidas ganadas por este mazo según la carta. El punto muestra cuánto más o menos ganó cuando robó la carta que cuando no; \
         esto va con la carta, no tiene por qué venir de ella. La línea del medio es el cero, los extremos son 24 puntos. En gris, \
         intervalos y muestras. Mano inicial es la mano tras el cambio; entintada es una parte de las copias robadas; turno es cuando \
         se jugó por primera vez, de media.",
    drawn_less_not_drawn: "robada, menos no robada",
    drawn: "robada",
    opening_hand: "mano inicial",
    inked_2: "entintada",
    card: "carta",
    to: "a",
    of: "de",
    faults: "Fallos",
    game_2: "Partida",
    turns_of_both: |mean, median, tenth, ninetieth| {
        format!(
            "Turnos de ambos: {mean} de media, la mitad de las partidas {median} o menos, de {tenth} a {ninetieth} en ocho de cada diez"
        )
    },
    cards_elsewhere: |decks| {
        format!("Las cartas están en el informe y en JSON y CSV; con {decks} mazos o menos, también aquí")
    },
    lost_by_fault: |who, deck, why| format!("{who} con {deck} perdió: {why}"),
    engine_failed: |why| format!("el motor falló: {why}"),
    too_many_decisions: "detenida: demasiadas decisiones",
};

fn why(why: Why) -> &'static str {
    match why {
        Why::Lore => "bastante lore (1.8.1.1)",
        Why::EmptyDeck => "mazo vacío (1.8.1.2)",
        Why::Conceded => "abandono (2.3.3.4)",
        Why::OtherRule => "otra regla o el texto de una carta",
        Why::Drawn => "empate: un bucle sin fin (6.1.10)",
        Why::Fault => "perdida por fallo de un bot",
        Why::Endless => "detenida: demasiadas decisiones",
        Why::Broken => "fallo del motor",
    }
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::NoCommand => "no se da ninguna orden".to_owned(),
        Fault::Start(program, why) => format!("no se puede iniciar {program}: {why}"),
        Fault::Slow(millis) => format!("sin respuesta en {millis} ms"),
        Fault::SlowStart(millis) => format!("sin primera respuesta en {millis} ms, con el arranque"),
        Fault::Gone => "terminó, o cerró su stdout".to_owned(),
        Fault::Long => format!("una línea de más de {LINE_BYTES_MAX} bytes"),
        Fault::Deaf => format!("más de {UNSENT_BYTES_MAX} bytes de lo que se le dijo están sin leer"),
        Fault::Stalled { taken, all } => {
            format!("se demoró: {taken} de las {all} decisiones que puede tener una partida fueron suyas")
        }
        Fault::Unasked(said) => format!("habló sin que se le preguntara: {said}"),
        Fault::NoAnswer(said) => format!("no es una respuesta como pide el protocolo: {said}"),
        Fault::NotLegal(said) => format!("no es una de las respuestas legales: {said}"),
    }
}

fn checkpoint_error(error: &CheckpointError) -> String {
    match error {
        CheckpointError::Read(error) => error.say(Language::Spanish),
        CheckpointError::Write(error) => error.say(Language::Spanish),
        CheckpointError::Lock(error) => error.say(Language::Spanish),
        CheckpointError::Foreign(path) => {
            format!("{}: no es un archivo de progreso", path.display())
        }
        CheckpointError::Version { path, version } => {
            format!("{}: progreso de la versión {version}; este programa lee la {VERSION}", path.display())
        }
        CheckpointError::Damaged(path) => {
            format!("{}: dañado; no se puede confiar en lo que dice", path.display())
        }
        CheckpointError::OtherRun { path, differs } => {
            let differs: Vec<String> = differs.iter().map(|part| in_spanish(part)).collect();
            format!(
                "{}: es de una serie con otra base; lo que cambia: {}",
                path.display(),
                differs.join(", ")
            )
        }
    }
}

/// A part of the basis that differs.
fn in_spanish(part: &str) -> String {
    let (word, values) = part.split_once(" (").unwrap_or((part, ""));
    let word = match word {
        "cards" => "las cartas",
        "decks" => "los mazos",
        "edition" => "la edición",
        "players" => "los jugadores",
        "players' version" => "la versión de los jugadores",
        "rules version" => "la versión de las reglas",
        "seed" => "la semilla",
        "version of the statistics" => "la versión de las estadísticas",
        other => other,
    };
    match values {
        "" => word.to_owned(),
        values => format!("{word} ({}", values.replace(" there", " allí").replace(" here", " aquí")),
    }
}
