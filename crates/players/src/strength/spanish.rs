//! How well players play, in Spanish.

use super::Words;
use crate::{Lists, PlayerKind};

pub(super) static WORDS: Words = Words { strength };

fn strength(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Random => "cualquier respuesta legal: no dice nada sobre mazos",
        PlayerKind::Greedy => {
            "mira una respuesta por delante y casi nunca desafía: favorece mazos que corren"
        }
        PlayerKind::Adept => {
            "planea su turno con un valor aprendido; gana a greedy el 91 % de las partidas simétricas [88, 93], con el mazo menos propicio de ocho el 80 %; los mazos de objetos valen más en mejores manos"
        }
        PlayerKind::Search(_, Lists::Hidden) => {
            "sigue las mejores líneas en mundos de lo que puede estar oculto; con 1.000 iteraciones gana a adept el 60 % de las partidas simétricas [54, 67], con 200 a greedy el 96 % [92, 98], con 60 a tres greedy el 52 % de las partidas de cuatro [46, 59]"
        }
        PlayerKind::Search(_, Lists::Open) => {
            "sigue las mejores líneas conociendo la otra lista (listas abiertas)"
        }
    }
}
