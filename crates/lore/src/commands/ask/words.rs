//! The words of a session, in both languages: what it says of itself, and what may be typed besides lines of the file.

use vocabulary::Language;

/// A new file begins so; its writer may say it better before keeping it.
pub(super) const HEADER: [&str; 2] = ["title: A question asked at the table", "rules: 1.7.1"];
pub(super) const HEADER_ES: [&str; 2] = ["title: Una pregunta hecha en la mesa", "rules: 1.7.1"];
pub(super) const WELCOME_EN: &str = "A line for each player's side (A: ink 5; hand CARD; CARD [exerted]), then moves: A quests with CARD. \
'options' lists what may be done now, 'help' tells the rest; Tab completes names and lines.";
pub(super) const WELCOME_ES: &str = "Una línea por jugador (A: tinta 5; mano CARTA; CARTA [agotado]) y después jugadas: A explora con CARTA. \
'opciones' muestra lo que se puede hacer ahora, 'ayuda' cuenta el resto; el tabulador completa nombres y líneas.";
pub(super) const HELP_EN: &str = "options        what may be done now
table          what lies on the table now
undo           takes the last line back
why not MOVE   tells why a move is refused, without making it
show           the file so far
save FILE      writes it (save --force FILE: over a file that is there)
quit           ends

A position:    A: lore 3; ink 5; hand CARD; discard CARD; deck CARD; CARD [=alias, exerted, damage 2], one line for each player, a
               card without a word before it is in play; or line by line: player A, then lore 3, ink 5, play CARD …, turn A
Moves:         A plays CARD, A plays CARD shifting onto CARD, A plays SONG sung by CARD, A inks CARD, A quests with CARD,
               A challenges CARD with CARD (the challenged one first), A moves CARD to CARD, A uses CARD: ABILITY,
               A ends turn, A concedes
Answers:       A accepts, A declines, A chooses CARD; CARD, A chooses nothing, A chooses player B, A chooses option 2,
               A chooses number 3, A names CARD, A orders CARD; CARD, A resolves CARD, A applies CARD, A keeps
Checks:        expect CARD damage 2, expect A lore 5, expect A cannot quest with CARD
A card is its alias, its full name, or a part of the name that no other card on the table has.";
pub(super) const HELP_ES: &str = "opciones         lo que se puede hacer ahora
mesa             lo que hay ahora en la mesa
deshacer         retira la última línea
por qué no JUGADA   dice por qué se rechaza una jugada, sin hacerla
mostrar          el archivo hasta ahora
guardar ARCHIVO  lo escribe (guardar --force ARCHIVO: sobre un archivo que ya existe)
salir            termina

Posición:        A: lore 3; tinta 5; mano CARTA; descarte CARTA; mazo CARTA; CARTA [=alias, agotado, daño 2], una línea por jugador,
                 una carta sin palabra delante está en juego; o línea a línea: jugador A, lore 3, tinta 5, juego CARTA …, turno A
Jugadas:         A juega CARTA, A juega CARTA cambiando sobre CARTA, A juega CANCIÓN cantada por CARTA, A entinta CARTA,
                 A explora con CARTA, A desafía a CARTA con CARTA (primero la desafiada), A mueve a CARTA a CARTA,
                 A usa CARTA: HABILIDAD, A acaba turno, A concede
Respuestas:      A acepta, A declina, A elige CARTA; CARTA, A elige nada, A elige jugador B, A elige opción 2,
                 A elige número 3, A nombra CARTA, A ordena CARTA; CARTA, A resuelve CARTA, A aplica CARTA, A conserva
Comprobaciones:  espera CARTA daño 2, espera A lore 5, espera A no puede explorar con CARTA
Una carta es su alias, su nombre completo o una parte del nombre que ninguna otra carta de la mesa tiene.";

/// What a line may begin with.
pub(super) fn first(language: Language, is_playing: bool) -> &'static [&'static str] {
    match (language, is_playing) {
        (Language::English, false) => &[
            "player",
            "lore",
            "ink",
            "ink drops",
            "inkwell",
            "hand",
            "discard",
            "deck",
            "play",
            "turn",
            "show",
            "undo",
            "save",
            "help",
            "quit",
            "A plays ",
            "A quests with ",
            "A challenges ",
            "A uses ",
            "A moves ",
            "A inks ",
            "A ends turn",
        ],
        (Language::Spanish, false) => &[
            "jugador",
            "lore",
            "tinta",
            "gotas de tinta",
            "tintero",
            "mano",
            "descarte",
            "mazo",
            "juego",
            "turno",
            "mostrar",
            "deshacer",
            "guardar",
            "ayuda",
            "salir",
            "A juega ",
            "A explora con ",
            "A desafía a ",
            "A usa ",
            "A mueve a ",
            "A entinta ",
            "A acaba turno",
        ],
        (Language::English, true) => {
            &["expect", "options", "table", "why not", "show", "undo", "save", "help", "quit"]
        }
        (Language::Spanish, true) => {
            &["espera", "opciones", "mesa", "por qué no", "mostrar", "deshacer", "guardar", "ayuda", "salir"]
        }
    }
}

/// A line of a session: one of its own words, or a line of the file.
pub(super) enum Wanted<'l> {
    Nothing,
    Quit,
    Help,
    Options,
    Show,
    Board,
    Undo,
    Save(&'l str),
    WhyNot(&'l str),
    Line(&'l str),
}

impl<'l> Wanted<'l> {
    /// Words of the session are known in both languages.
    pub(super) fn of(line: &'l str) -> Self {
        for word in ["why not", "why can't", "why", "por qué no", "por que no", "¿por qué no"] {
            if let Some(rest) =
                line.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(' '))
            {
                return Self::WhyNot(rest.trim().trim_end_matches('?'));
            }
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => Self::Nothing,
            "quit" | "exit" | "salir" => Self::Quit,
            "help" | "?" | "ayuda" => Self::Help,
            "options" | "opciones" => Self::Options,
            "show" | "mostrar" => Self::Show,
            "table" | "board" | "mesa" => Self::Board,
            "undo" | "deshacer" => Self::Undo,
            "save" | "guardar" => Self::Save(rest.trim()),
            _ => Self::Line(line),
        }
    }
}
