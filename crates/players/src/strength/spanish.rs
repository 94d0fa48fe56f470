//! How well players play, in Spanish.

use crate::{Lists, PlayerKind};

pub(super) fn strength(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Random => "cualquier respuesta legal: no dice nada sobre mazos",
        PlayerKind::Greedy => {
            "mira una respuesta por delante y casi nunca desafía: favorece mazos que corren"
        }
        PlayerKind::Adept => {
            "planea su turno con un valor aprendido; gana a greedy el 91 % de las partidas simétricas [88, 93], con el mazo menos propicio de ocho el 80 %; los mazos de objetos valen más en mejores manos"
        }
        PlayerKind::Search(_, Lists::Hidden) => {
            "sigue las mejores líneas en mundos de lo que puede estar oculto; con 1.000 iteraciones gana a adept el 59 % de las partidas simétricas [51, 66], con 200 a greedy el 93 % [88, 96], con 60 a tres greedy el 55 % de las partidas de cuatro [48, 62]"
        }
        PlayerKind::Search(_, Lists::Open) => {
            "sigue las mejores líneas conociendo la otra lista (listas abiertas)"
        }
    }
}
