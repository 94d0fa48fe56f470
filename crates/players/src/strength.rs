//! How far results can be trusted: what was measured of each player.

use crate::{Lists, PlayerKind};

/// A sentence in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub english: String,
    pub spanish: String,
}

impl PlayerKind {
    /// How well it plays, as measured (docs/statistics.md says how).
    pub fn strength(self) -> Said {
        let (english, spanish) = match self {
            PlayerKind::Random => (
                "any legal answer: tells nothing about decks",
                "cualquier respuesta legal: no dice nada sobre mazos",
            ),
            PlayerKind::Greedy => (
                "looks one answer ahead, hardly ever challenges: favours decks that race",
                "mira una respuesta por delante y casi nunca desafía: favorece mazos que corren",
            ),
            PlayerKind::Adept => (
                "plans its turn with a learned value; beats greedy in 87 % of mirrored games [85, 89], with the least suited of eight decks in 69 %; people plan further",
                "planea su turno con un valor aprendido; gana a greedy el 87 % de las partidas simétricas [85, 89], con el mazo menos propicio de ocho el 69 %; las personas planean más lejos",
            ),
            PlayerKind::Search(_, Lists::Hidden) => (
                "plays the best lines on in worlds of what may be hidden",
                "sigue las mejores líneas en mundos de lo que puede estar oculto",
            ),
            PlayerKind::Search(_, Lists::Open) => (
                "plays the best lines on, knowing the other list (open lists)",
                "sigue las mejores líneas conociendo la otra lista (listas abiertas)",
            ),
        };
        Said { english: english.to_owned(), spanish: spanish.to_owned() }
    }
}
