//! What the desk says, in Spanish.

use super::Words;
use crate::notes::{NOTE_BYTES_LIMIT, NoteError};

pub(super) static WORDS: Words = Words {
    note_error,
    a_question: "Una pregunta",
    what_happens: |told| format!("{told} ¿Qué ocurre y por qué?"),
    yes: "Sí",
    no: "No",
    which_is_so: "¿Cuál de estas afirmaciones es cierta ahora?",
    which_are_so: "¿Cuáles de estas afirmaciones son ciertas ahora?",
    yes_it_is_legal: "Sí, es legal",
    is_it_legal: |line| format!("«{line}»: ¿es legal ahora?"),
    in_which_order: "¿En qué orden ocurre esto?",
    rule_moved: |cited, edition, now| format!("{cited} de la edición {edition} es ahora {now}"),
    rule_changed: |cited, edition, since, now| {
        format!("{cited} de la edición {edition} se juega de otro modo desde la {since}; ahora {now}")
    },
    rule_not_yet: |edition, cited, since| {
        format!("la edición {edition} no tiene {cited}; llegó con la {since}")
    },
    rule_gone: |edition, cited, of| format!("la edición {edition} no tiene {cited}; la {of} la tenía"),
    rule_of_another: |edition, cited, of, now| {
        format!("la edición {edition} no tiene {cited}; {cited} de la edición {of} es ahora {now}")
    },
    no_such_rule: |cited| format!("ninguna edición tiene una regla {cited}"),
    did_you_mean: |name| format!("; ¿querías decir {name}?"),
    broken_link: |target, like| format!("el enlace {target} no lleva a ninguna nota, título o carta{like}"),
    broken_block: |why| format!("el bloque no se puede ejecutar: {why}"),
    nothing_before: "el bloque sigue al anterior (`lore sigue`), y en esta nota no hay ningún bloque antes",
    false_block: |expected, found| format!("el bloque ya no se cumple: se esperaba {expected}; hay {found}"),
    more_steps: |left| format!("… y {left} pasos más"),
    rules_of_edition: "Reglas, edición",
    player: |player| format!("Jugador {player}"),
    ink: |count| format!("tinta {count}"),
    exerted_ink: |count| format!("tinta agotada {count}"),
    ink_drops: |count| format!("gotas de tinta {count}"),
    more_in_hand: |count| format!("{count} más en mano"),
    more_in_discard: |count| format!("{count} más en el descarte"),
    hand: "mano",
    deck: "mazo",
    discard: "descarte",
    inkwell: "tintero",
    exerted: "agotado",
    drying: "secándose",
    damage: |damage| format!("daño {damage}"),
    at_location: |location| format!("en {location}"),
    over_card: |card| format!("sobre {card}"),
    question: "Pregunta",
    edition: "edición",
    answer: "Respuesta",
    sequence: "Secuencia",
    rules: "Reglas",
};

fn note_error(error: &NoteError) -> String {
    match error {
        NoteError::TooLarge { path } => format!("{path}: más del límite de {NOTE_BYTES_LIMIT} bytes"),
        NoteError::NotText { path, byte } => format!("{path}: no es texto UTF-8 (byte {byte})"),
        NoteError::Edition { path, line, written } => format!(
            "{path}:{line}: {written:?} no es una edición de las reglas; escribe 1.x, 2.0, 2.1, 2.2 o 2.3"
        ),
    }
}
