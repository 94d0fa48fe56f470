//! What the page's desk says beside the other rooms, in Spanish.

use super::Words;

pub(super) static WORDS: Words = Words {
    no_such_ruling: |text| format!("no hay ningún caso {text}"),
    no_question: "ninguna pregunta trata de eso; con otra regla u otro nivel puede haberlas",
    no_exam: "no hay ningún examen en curso",
    no_such_game: "esta partida ya no está en la mesa",
    gained_most: |letter, turn, gained, total| {
        format!("{letter} ganó más en el turno {turn}: {gained} de lore, hasta {total}")
    },
    chances_rose: |letter, turn, before, after| {
        format!(
            "el turno {turn} cambió mucho: las posibilidades de {letter} subieron del {before} al {after}"
        )
    },
    no_game_to_play_on: "no hay partida que continuar",
    no_such_card: |name| format!("ninguna carta se llama {name}"),
    at_line_of: |line, deck, what| format!("{deck}, línea {line}: {what}"),
    decks_needed: |decks_max| format!("una simulación necesita de 2 a {decks_max} mazos"),
};
