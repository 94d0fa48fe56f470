//! Shared words in Spanish.

use super::Words;
use crate::{CounterWords, Ink, Keyword};

pub(super) static WORDS: Words = Words {
    keyword,
    ink,
    inks: |inks| inks.iter().map(ink).collect::<Vec<_>>().join("/"),
    ink_drop: CounterWords { one: "gota de tinta", several: "gotas de tinta", feminine: true },
};

fn keyword(keyword: Keyword) -> &'static [&'static str] {
    match keyword {
        Keyword::Alert => &["Alerta"],
        Keyword::Bodyguard => &["Guardaespaldas", "Guardián", "Guardia"],
        Keyword::Boost => &["Impulso"],
        Keyword::Challenger => &["Desafiador", "Desafiante", "Retador"],
        Keyword::Evasive => &["Evasivo"],
        Keyword::Reckless => &["Temerario", "Imprudente"],
        Keyword::Resist => &["Resistencia", "Resistir"],
        Keyword::Rush => &["Prisa"],
        Keyword::Shift => &["Cambio"],
        Keyword::Singer => &["Cantante"],
        Keyword::SingTogether => &["Cantar Juntos"],
        Keyword::Support => &["Apoyo"],
        Keyword::Vanish => &["Desvanecer"],
        Keyword::Ward => &["Protección"],
        Keyword::Adventurous => &["Aventurero"],
    }
}

fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Amber => "Ámbar",
        Ink::Amethyst => "Amatista",
        Ink::Emerald => "Esmeralda",
        Ink::Ruby => "Rubí",
        Ink::Sapphire => "Zafiro",
        Ink::Steel => "Acero",
    }
}
