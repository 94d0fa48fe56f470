//! How well players play, in Spanish.

use crate::{Lists, PlayerKind};

pub(super) fn strength(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Random => "cualquier respuesta legal: no dice nada sobre mazos",
        PlayerKind::Greedy => {
            "mira una respuesta por delante y casi nunca desafía: favorece mazos que corren"
        }
        PlayerKind::Adept => {
            "planea su turno con un valor aprendido; gana a greedy el 92 % de las partidas simétricas [89, 95], con el mazo menos propicio de ocho el 80 %; la rampa y el control valen más en mejores manos"
        }
        PlayerKind::Search(_, Lists::Hidden) => {
            "sigue las mejores líneas en mundos de lo que puede estar oculto; con 1.000 iteraciones gana a adept el 67 % de las partidas simétricas [60, 73], con 200 a greedy el 93 % [88, 96]"
        }
        PlayerKind::Search(_, Lists::Open) => {
            "sigue las mejores líneas conociendo la otra lista (listas abiertas)"
        }
    }
}
