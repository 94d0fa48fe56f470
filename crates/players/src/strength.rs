//! How far results can be trusted: what was measured of each player.

use crate::{Lists, PlayerKind};

/// A sentence in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// In English.
    pub english: String,
    /// In Spanish.
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
                "plans its turn with a learned value; beats greedy in 92 % of mirrored games [89, 95], with the least suited of eight decks in 80 %; ramp and control are worth more in better hands",
                "planea su turno con un valor aprendido; gana a greedy el 92 % de las partidas simétricas [89, 95], con el mazo menos propicio de ocho el 80 %; la rampa y el control valen más en mejores manos",
            ),
            PlayerKind::Search(_, Lists::Hidden) => (
                "plays the best lines on in worlds of what may be hidden; with 1,000 iterations beats adept in 67 % of mirrored games [60, 73], with 200 greedy in 93 % [88, 96]",
                "sigue las mejores líneas en mundos de lo que puede estar oculto; con 1.000 iteraciones gana a adept el 67 % de las partidas simétricas [60, 73], con 200 a greedy el 93 % [88, 96]",
            ),
            PlayerKind::Search(_, Lists::Open) => (
                "plays the best lines on, knowing the other list (open lists)",
                "sigue las mejores líneas conociendo la otra lista (listas abiertas)",
            ),
        };
        Said { english: english.to_owned(), spanish: spanish.to_owned() }
    }
}
