//! Spanish in the terminal.

use super::{Counted, Words};

pub(super) const WORDS: Words = Words {
    yours: "el tuyo",
    of_player: "de",
    turn: "Turno",
    your_hand: "Tu mano",
    hand: "Mano",
    the_discard_is_empty: "El descarte está vacío.",
    discard_the_last_first: "Descarte, la última primero",
    in_the_bag: "En la bolsa",
    you: "tú",
    player: "jugador",
    you_capital: "Tú",
    out_of_the_game: " Fuera de la partida.",
    location: "localización",
    willpower: "Voluntad",
    item: "objeto",
    exerted: "agotada",
    drying: "secándose",
    damage: "de daño",
    at_location: "en",
    under_it: "debajo",
    inkable: "entintable",
    not_inkable: "no entintable",
    cost: "coste",
    at_the_table: "En la mesa",
    type_for_help: "Escribe ? para ver la ayuda.",
    press_enter_alone: "Jugador $, pulsa Intro cuando solo mires tú.",
    no_such_move: "No hay jugada con ese número.",
    do_what_the_lesson_asks: "Buena idea para otra partida; aquí haz lo que pide la lección.",
    no_such_card: "No hay tal carta a la vista, ni en la biblioteca con ese nombre.",
    why_which_card: "¿Qué carta? Escribe por qué y parte de su nombre.",
    cannot: "no se puede",
    nothing_in_its_way: "Nada lo impide: mira las jugadas.",
    nothing_to_take_back: "No hay nada que deshacer.",
    hint: "Pista",
    enter_does_it: "Intro lo hace.",
    really_give_up: "¿Abandonas de verdad? Escribe sí.",
    the_game_goes_on: "La partida continúa.",
    save_where: "¿En qué fichero?",
    saved_to: "Guardada en",
    no_card_has_that_name: "Ninguna carta se llama así.",
    which_one: "¿Cuál?",
    not_understood: "No se entiende; escribe un número, o ? para ver la ayuda.",
    lesson_not_kept: "La lección es corta y no se guarda: lore play --tutorial la empieza de nuevo.",
    game_is_kept: "La partida queda guardada: lore play --resume continúa.",
    chance_was_used: " Desde entonces intervino el azar [1.7.6.2].",
    larger_window: "La mesa necesita una ventana mayor (60×18), o --plain.",
    keys_short: "Tab Intro  e fin  t texto  h pista  ? ayuda  q salir",
    keys_line: "↑↓ Tab Intro  e fin  t texto  d descartes  h pista  u deshacer  ? ayuda  q salir",
    the_rest_below: "↑ ↓: el resto",
    out_mark: " · fuera",
    discard: "descarte",
    damage_mark: "daño ",
    bag: "bolsa",
    enter_leaves_the_table: "Intro deja la mesa.",
    more_text: "t: más",
    what_happened: "Qué ha pasado",
    earlier_above: "RePág: antes",
    that_cannot_be_ended_now: "Eso no se puede terminar ahora.",
    now: "Ahora",
    you_are_not_asked_now: "Ahora no se te pregunta.",
    thinking_about_a_hint: "Pensando una pista …",
    enter_does_it_short: "Intro lo hace",
    type_the_name: "n: escribe el nombre",
    any_key_goes_on: "cualquier tecla continúa",
    discards_the_last_first: "Descartes, el último primero",
    concede: "Conceder",
    really_give_up_key: "¿Abandonas de verdad? s: sí, otra tecla: no",
    save_where_keys: "¿En qué fichero? (Intro, Esc)",
    name_a_card_keys: "Nombra una carta (Intro; Esc: ver la mesa)",
    type_a_part_of_the_name: "Escribe parte del nombre.",
    enter_names: "Intro nombra",
    strength: "Fuerza",
    ink_word: "tinta",
    hand_word: "mano",
    deck_word: "mazo",
    help: HELP,
    keys: KEYS,
    bot_failed: "el bot ha fallado; lore play --resume continúa desde su última pregunta",
    counted,
    taken_back,
    seen_since,
};

const HELP: &str = "\
Escribe el número de una jugada. Además:
  mesa           toda la mesa
  descartes      lo que hay en los descartes
  texto CARTA    el texto de una carta (o texto NÚMERO: la carta de esa jugada)
  por qué CARTA  qué no puede hacer ahora esa carta, y la regla (o por qué aventura CARTA, por qué entintar CARTA …)
  pista          qué haría la búsqueda, con probabilidades y por qué; una línea vacía lo hace
  deshacer       vuelve a tu decisión anterior
  guardar FICHERO  una copia de la partida; FICHERO.lore es un guion para lore judge (guardar --force FICHERO sobrescribe)
  conceder       abandona la partida
  salir          termina; lore play --resume continúa
Se gana con 20 de lore. Los números entre [corchetes] son reglas: lore rule NÚMERO --lang es las explica.";

const KEYS: &str = "\
↑ ↓       elige una carta o una jugada
Tab ← →   de las cartas a las jugadas y vuelta
Intro     ve a las jugadas de la carta; haz la jugada
1 … 9     haz la jugada con ese número
e         termina el turno; quédate la mano; no elijas más; di que no
t         el texto entero de la carta
d         los descartes (en los totales: cuántos)
n         escribe el nombre de una carta, cuando se pide
h         una pista (después Intro la hace)
u         deshacer, hasta tu decisión anterior
s         guarda una copia en un fichero (.lore: un guion para lore judge)
c         conceder
RePág AvPág  lo que ha pasado
q         salir; lore play --resume continúa
◊ es lore, 3/4 Fuerza/Voluntad, @ en una localización, +1 una carta debajo. Un • marca las cartas con jugadas legales. Las jugadas en gris no son legales ahora; Intro dice por qué.
[Los números] son reglas: lore rule NÚMERO --lang es las explica. Se gana con 20 de lore.";

fn counted(has: &Counted<'_>) -> String {
    let Counted { who, lore, ink_ready, ink_total, drops, hand, deck, discard, gone } = has;
    format!(
        "{who}: {lore} de lore, tinta {ink_ready} de {ink_total} enderezada{drops}, mano {hand}, mazo {deck}, descarte {discard}.{gone}"
    )
}

fn taken_back(answers: usize) -> String {
    match answers {
        1 => "Deshecha: 1 respuesta.".to_owned(),
        answers => format!("Deshechas: {answers} respuestas."),
    }
}

fn seen_since(seen: &str) -> String {
    format!(" Desde entonces has visto: {seen} [1.7.6.2].")
}
