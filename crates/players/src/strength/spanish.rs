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
            "planea su turno con un valor aprendido; gana a greedy el 92 % de las partidas simétricas [91, 94], con el mazo menos propicio de ocho el 78 %; quien empieza gana el 57 % [54, 59] entre mazos distintos, más con el mismo mazo en ambos lados; los mazos que viven de objetos, localizaciones o una combinación salen probablemente demasiado débiles"
        }
        PlayerKind::Search(_, Lists::Hidden) => {
            "sigue las mejores líneas en mundos de lo que puede estar oculto; con 1.000 iteraciones gana a adept el 69 % de las partidas simétricas [62, 75], con 60 a tres greedy el 56 % de las partidas de cuatro [49, 63]; con 1.000 gana a greedy el 95 % [90, 98]"
        }
        PlayerKind::Search(_, Lists::Open) => {
            "sigue las mejores líneas conociendo la otra lista (listas abiertas)"
        }
    }
}
