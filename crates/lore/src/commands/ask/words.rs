//! The words of a session, in both languages: what it says of itself, and what may be typed besides lines of the file.

/// A new file begins so; its writer may say it better before keeping it.
pub(super) const HEADER: [&str; 2] = ["title: A question asked at the table", "rules: 1.7.1"];
pub(super) const WELCOME_EN: &str = "Write a position (player A, play CARD, hand CARD, ink 3, player B, …, turn A), then moves: A quests with CARD. \
'options' lists what may be done now, 'help' tells the rest.";
pub(super) const WELCOME_ES: &str = "Escribe una posición (player A, play CARTA, hand CARTA, ink 3, player B, …, turn A) y después jugadas: A quests with CARTA. \
'opciones' muestra lo que se puede hacer ahora, 'ayuda' cuenta el resto.";
pub(super) const HELP_EN: &str = "options        what may be done now
table          what lies on the table now
undo           takes the last line back
why not MOVE   tells why a move is refused, without making it
show           the file so far
save FILE      writes it (save --force FILE: over a file that is there)
quit           ends

A position:    player A, then lore 3, ink 5, hand CARD, discard CARD, deck CARD, play CARD [=alias, exerted, damage 2],
               then player B and so on; turn A ends it
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

Posición:        player A, luego lore 3, ink 5, hand CARTA, discard CARTA, deck CARTA, play CARTA [=alias, exerted, damage 2],
                 luego player B y los demás; turn A la termina
Jugadas:         A plays CARTA, A plays CARTA shifting onto CARTA, A plays CANCIÓN sung by CARTA, A inks CARTA,
                 A quests with CARTA, A challenges CARTA with CARTA (primero la desafiada), A moves CARTA to CARTA,
                 A uses CARTA: HABILIDAD, A ends turn, A concedes
Respuestas:      A accepts, A declines, A chooses CARTA; CARTA, A chooses nothing, A chooses player B, A chooses option 2,
                 A chooses number 3, A names CARTA, A orders CARTA; CARTA, A resolves CARTA, A applies CARTA, A keeps
Comprobaciones:  expect CARTA damage 2, expect A lore 5, expect A cannot quest with CARTA
Una carta es su alias, su nombre completo o una parte del nombre que ninguna otra carta de la mesa tiene.";

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
