//! What one can type.

use notation::Language;

const ENGLISH: &str = "\
Type the number of a move. Besides:
  board        the whole table
  discards     what lies in the discards
  text CARD    the text of a card (or text NUMBER: the card of that move)
  why CARD     what that card cannot do now, and the rule (or why quest CARD, why ink CARD …)
  hint         what the search would do, with chances and why; an empty line does it
  undo         back to your previous decision
  save FILE    a copy of the game; FILE.lore is a script for lore judge (save --force FILE overwrites a file)
  concede      give the game up
  quit         leave; lore play --resume goes on
You win with 20 lore. Numbers in [brackets] are rules: lore rule NUMBER explains them.";

const SPANISH: &str = "\
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

pub(crate) fn help(language: Language) -> &'static str {
    match language {
        Language::English => ENGLISH,
        Language::Spanish => SPANISH,
    }
}
