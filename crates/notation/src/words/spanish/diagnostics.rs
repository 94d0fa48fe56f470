//! Diagnostics in Spanish. Words of the notation stay as they are written.

use super::WORDS;
use crate::diagnostics::{Hint, Problem, Severity};
use crate::limits;

pub(super) fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Warning => "aviso",
        Severity::Error => "error",
    }
}

pub(super) fn hint(hint: &Hint) -> String {
    match hint {
        Hint::DidYouMean(names) => format!("¿quisiste decir: {}?", names.join("; ")),
        Hint::Candidates(names) => format!("puede ser: {}", names.join("; ")),
        Hint::Write(form) => format!("escribe: {}", written(form)),
        Hint::Verbs => {
            let (moves, answers) = (WORDS.verbs_of_moves().join(", "), WORDS.verbs_of_answers().join(", "));
            format!("las jugadas son: {moves}; las respuestas: {answers}")
        }
        Hint::OfCards => OF_CARDS.to_owned(),
        Hint::OfPlayers => OF_PLAYERS.to_owned(),
        Hint::Note(note) => remark(note).to_owned(),
    }
}

/// What can be expected of a card.
const OF_CARDS: &str = "una carta tiene: daño, fuerza, voluntad, lore, coste, coste de Cambio, valor de canto N; enderezado, agotado, secándose, seco, \
             sin daño; tiene, no tiene PALABRA CLAVE; en ZONA; debajo de, cubre, en LOCALIZACIÓN, se llama, es; no delante de cualquiera";

/// What can be expected of a player.
const OF_PLAYERS: &str = "un jugador tiene: lore, mano, mazo, descarte, juego, tinta, gotas de tinta N; puede, no puede JUGADA; ve, no ve CARTA; decide, \
             gana, pierde";

/// A key of the header, in Spanish.
fn key_of(key: &'static str) -> &'static str {
    match key {
        "title" => "título",
        "rules" => "reglas",
        other => other,
    }
}

/// How a line is written, in Spanish.
fn written(form: &'static str) -> &'static str {
    match form {
        "4 CARD" => "4 CARTA",
        "A chooses option 2   or: A chooses number 3" => "A elige opción 2   o: A elige número 3",
        "A plays CARD   or: expect CARD ready" => "A juega CARTA   o: espera CARTA enderezada",
        "decks FILE; FILE; …" => "mazos ARCHIVO; ARCHIVO; …",
        "edition: 2.3   or: 2.2, 1" => "edición: 2.3   o: 2.2, 1",
        "player A" => "jugador A",
        "rules: 1.7.7, 8.15.1" => "reglas: 1.7.7, 8.15.1",
        "title: what the file shows" => "título: lo que muestra el archivo",
        "teams: A C; B D" => "equipos: A C; B D",
        "turn A" => "turno A",
        "turn A   or: turn A, inked, number 3, first B, forced" => {
            "turno A   o: turno A, entintado, número 3, empezó B, forzado"
        }
        "A inks CARD" => "A entinta CARTA",
        "A plays CARD" => "A juega CARTA",
        "A plays CARD shifting onto CARD   or: A plays CARD sung by CARD; CARD" => {
            "A juega CARTA cambiando sobre CARTA   o: A juega CARTA cantada por CARTA; CARTA"
        }
        "A quests with CARD" => "A explora con CARTA",
        "A challenges CARD with CARD" => "A desafía a CARTA con CARTA",
        "A moves CARD to LOCATION" => "A mueve a CARTA a LOCALIZACIÓN",
        "A uses CARD   or: A uses CARD: ABILITY NAME" => "A usa CARTA   o: A usa CARTA: HABILIDAD",
        "A ends turn" => "A acaba turno",
        "A concedes" => "A concede",
        "expect choices CARD; CARD   or: choices player B; C, choices number 0 to 3, choices option 1; 2, choices yes; no" => {
            "espera opciones CARTA; CARTA   o: opciones jugador B; C, opciones número 0 a 3, opciones opción 1; 2, opciones sí; no"
        }
        "expect either simba damage 2 or simba in discard" => {
            "espera o bien simba daño 2 o simba en descarte"
        }
        "variant: pack-rush   or: coconut, ordinary" => "variante: pack-rush   o: coconut, ordinary",
        other => other,
    }
}

/// The remarks of the reader; their words of the notation are the same.
fn remark(note: &'static str) -> &'static str {
    match note {
        "the position ends with `turn A`; moves and expectations come after it" => {
            "la posición termina con `turno A`; las jugadas y los `espera` van después"
        }
        "a block has the lines: lore, ink, ink drops, inkwell, hand, discard, deck, play" => {
            "un bloque tiene las líneas: lore, tinta, gotas de tinta, tintero, mano, descarte, mazo, juego"
        }
        "a card in play may be: =alias, exerted, drying, damage N, at LOCATION, on ALIAS, played, quested, used, used ABILITY, under CARD; facedown CARD" => {
            "una carta en juego puede estar: =alias, agotado, secándose, daño N, en LOCALIZACIÓN, sobre ALIAS, jugado, aventurado, usado, usado HABILIDAD, debajo CARTA; bocabajo CARTA"
        }
        "an alias is one word: [=guard]" => "un alias es una sola palabra: [=guard]",
        "give each an alias: [=word]" => "da a cada una un alias: [=palabra]",
        "the verb stands in its plain form: expect A cannot challenge guard with scout" => {
            "el verbo va en infinitivo: espera A no puede desafiar a guard con scout"
        }
        "the keys are: title, rules, source, note, seed, edition, variant, teams" => {
            "las claves son: título, reglas, fuente, nota, semilla, edición, variante, equipos"
        }
        other => other,
    }
}

pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::NotUtf8 => "el archivo no es UTF-8".to_owned(),
        Problem::FileTooLong => format!("el archivo tiene más de {} bytes", limits::FILE_BYTES_MAX),
        Problem::TooManyLines => format!("el archivo tiene más de {} líneas", limits::LINES_MAX),
        Problem::LineTooLong => format!("la línea tiene más de {} bytes", limits::LINE_BYTES_MAX),
        Problem::NumberTooLarge(found) => {
            format!("un número es como máximo {}: {found}", limits::NUMBER_MAX)
        }
        Problem::TooManyProblems => {
            format!("más de {} problemas; el resto no se muestra", limits::PROBLEMS_MAX)
        }

        Problem::HeaderExpected => "aquí se espera una línea de cabecera o `jugador A`".to_owned(),
        Problem::HeaderUnknown(key) => format!("clave de cabecera desconocida: {key}"),
        Problem::HeaderTwice(key) => format!("la cabecera ya tiene esta clave: {key}"),
        Problem::HeaderEmpty(key) => format!("cabecera vacía: {key}"),
        Problem::HeaderMissing(key) => format!("a la cabecera le falta: {}", key_of(key)),
        Problem::SeedNotInteger(found) => {
            format!("la semilla debe ser un entero de 64 bits como máximo: {found}")
        }
        Problem::VariantUnknown(found) => format!("no hay variante con ese nombre: {found}"),
        Problem::NotATeam(found) => {
            format!("no es un jugador que pueda ponerse aquí en un equipo: {found}")
        }
        Problem::EditionUnknown(found) => format!("no hay edición con ese nombre: {found}"),
        Problem::NotARule(found) => format!("no es un número de regla: {found}"),

        Problem::PlayerLetter => "los jugadores son A, B, C y D".to_owned(),
        Problem::PlayerOrder => "los jugadores van en el orden A, B, C, D".to_owned(),
        Problem::PlayerFirst => "una posición empieza con `jugador A`".to_owned(),
        Problem::NotPosition(found) => format!("no es una línea de una posición: {found}"),
        Problem::CardMissing => "falta una carta".to_owned(),
        Problem::TooFewPlayers => {
            format!("una posición necesita al menos {} jugadores", limits::PLAYERS_MIN)
        }
        Problem::TurnForm(found) => format!("no es el final de una posición: {found}"),
        Problem::NotTheirTurn { number, first, turn } => {
            format!("el turno {number} de una partida que empezó {first} no es de {turn}")
        }
        Problem::NoTurn => "la posición no tiene final".to_owned(),
        Problem::EntryTwice(line) => {
            format!("esta línea está dos veces en el bloque; cuenta la última: {line}")
        }
        Problem::DecksAndPosition => {
            "un archivo tiene una posición o listas de mazo, no las dos cosas".to_owned()
        }
        Problem::DecksForm => {
            format!("se dan listas de mazo para {} a {} jugadores", limits::PLAYERS_MIN, limits::PLAYERS_MAX)
        }

        Problem::Brackets => "los corchetes no casan".to_owned(),
        Problem::AttributeMisplaced(found) => format!("el atributo no cabe en esta zona: {found}"),
        Problem::AttributeUnknown(found) => format!("atributo desconocido: {found}"),
        Problem::AttributeTwice(found) => format!("el atributo está dos veces; cuenta el último: {found}"),
        Problem::UnderMisplaced => "solo una carta en juego tiene cartas debajo".to_owned(),
        Problem::AliasForm(found) => format!("no es un alias válido: {found}"),
        Problem::AliasReserved(found) => format!("el alias es una palabra de la notación: {found}"),
        Problem::AliasIsCard(found) => format!("el alias es el nombre de una carta: {found}"),
        Problem::AliasTwice(found) => format!("el alias se da dos veces: {found}"),
        Problem::AliasUnknown(found) => format!("ninguna carta de la posición tiene este alias: {found}"),

        Problem::CardUnknown(found) => format!("carta desconocida: {found}"),
        Problem::FillerInPlay => "una carta de relleno no puede estar en juego".to_owned(),
        Problem::RefUnknown(found) => format!("no es ni un alias de este archivo ni una carta: {found}"),
        Problem::CardAbsent(found) => format!("la carta no está en la posición: {found}"),
        Problem::CardAmbiguous(found) => {
            format!("hay más de una carta con este nombre en la posición: {found}")
        }
        Problem::NameUnknown(found) => format!("ninguna carta se llama así: {found}"),
        Problem::PlayerAbsent(found) => format!("no hay tal jugador en este archivo: {found}"),

        Problem::NotScript(found) => format!("no es una línea del guion: {found}"),
        Problem::VerbUnknown(found) => format!("jugada o respuesta desconocida: {found}"),
        Problem::NothingFollows(verb) => format!("nada sigue a `{verb}`"),
        Problem::VerbForm(verb) => format!("`{verb}` se escribe de otra manera"),
        Problem::AbilityMissing => "falta el nombre de la habilidad".to_owned(),
        Problem::ChosenTwice(found) => format!("se elige dos veces la misma carta: {found}"),
        Problem::NothingChecked => {
            "no se comprueba nada: no hay ningún `expect` ni ninguna línea con `!`".to_owned()
        }

        Problem::ExpectUnknown(found) => format!("expectativa desconocida: {found}"),
        Problem::NotAMove(found) => format!("no es una jugada: {found}"),
        Problem::KeywordUnknown(found) => format!("palabra clave desconocida: {found}"),
        Problem::ClassificationUnknown(found) => format!("clasificación desconocida: {found}"),
        Problem::Negative(of) => format!("no puede ser negativo: {of}"),
        Problem::EndOfDeck => "solo el mazo tiene parte superior y fondo".to_owned(),

        Problem::DeckAbsent(path) => format!("no existe esta lista de mazo: {path}"),
        Problem::DeckOutside(path) => {
            format!("{path} no está bajo la carpeta de este archivo; --allow-outside la lee igualmente")
        }
        Problem::DeckUnreadable { path, why } => format!("no se puede leer la lista de mazo {path}: {why}"),
        Problem::NoDeck(path) => {
            format!("{path} no es una lista de mazo: ninguna de sus líneas nombra una carta")
        }
        Problem::DeckLine { path, line, text } => {
            format!("{path}:{line}: no es una línea de una lista de mazo: {text}")
        }
        Problem::DeckCard { path, line, card } => format!("{path}:{line}: carta desconocida: {card}"),
    }
}
