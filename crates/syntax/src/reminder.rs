//! What a keyword means, in a sentence or two, in English and Spanish (section 8).
//!
//! Reminders are written from the rules in our own words and are never read back: they are no rules text (8.1.1).

use crate::out::Out;
use crate::tree::*;
use vocabulary::Language;

fn pick(language: Language, english: &str, spanish: &str) -> String {
    match language {
        Language::English => english.to_owned(),
        Language::Spanish => spanish.to_owned(),
    }
}

/// The reminder of a keyword. `names` are the names of the card that has it, which Shift asks for.
pub fn reminder(keyword: &Keyword, names: &[CardName], language: Language) -> String {
    match keyword {
        Keyword::Alert => pick(
            language,
            "This character can challenge characters with Evasive.",
            "Este personaje puede desafiar a personajes con Evasivo.",
        ),
        Keyword::Bodyguard => pick(
            language,
            "May enter play exerted. An opponent who challenges one of your characters must pick one with Bodyguard \
             if possible.",
            "Puede entrar en juego agotado. Un oponente que desafíe a uno de tus personajes debe elegir a uno con \
             Guardaespaldas si es posible.",
        ),
        Keyword::Boost(cost) => pick(
            language,
            &format!(
                "Once in each of your turns, you may pay {cost} {{I}}: your deck's top card goes facedown under this card."
            ),
            &format!(
                "Una vez en cada uno de tus turnos puedes pagar {cost} {{I}}: la carta superior de tu mazo se pone boca abajo debajo de esta carta."
            ),
        ),
        Keyword::Challenger(amount) => pick(
            language,
            &format!("Has {amount} more {{S}} for as long as it is the one that challenges."),
            &format!("Tiene {amount} {{S}} más mientras es el que desafía."),
        ),
        Keyword::Evasive => pick(
            language,
            "Can be challenged only by characters with Evasive or Alert.",
            "Solo puede ser desafiado por personajes con Evasivo o Alerta.",
        ),
        Keyword::Reckless => pick(
            language,
            "This character can't quest, and your turn can't end while it is ready and has something to challenge.",
            "Este personaje no puede ir de aventura, y tu turno no puede terminar mientras esté enderezado y tenga a \
             quién desafiar.",
        ),
        Keyword::Resist(amount) => pick(
            language,
            &format!("Whenever damage is dealt to it, it takes {amount} less."),
            &format!("Cada vez que se le inflija daño, recibe {amount} menos."),
        ),
        Keyword::Rush => pick(
            language,
            "This character needn't be dry to challenge.",
            "Este personaje no necesita estar seco para desafiar.",
        ),
        Keyword::Shift(shift) => shift_reminder(shift, names, language),
        Keyword::Singer(None) => pick(
            language,
            "This character has Singer; its cost stays what it is.",
            "Este personaje tiene Cantante; su coste sigue siendo el que es.",
        ),
        Keyword::Singer(Some(cost)) => pick(
            language,
            &format!("For singing songs only, its cost is {cost}."),
            &format!("Solo para cantar canciones, su coste es {cost}."),
        ),
        Keyword::SingTogether(cost) => pick(
            language,
            &format!(
                "You and your teammates can {{E}} any number of characters whose costs add up to {cost} or more to sing this song for free."
            ),
            &format!(
                "Tú y tus compañeros de equipo podéis hacer {{E}} con cualquier número de personajes cuyos costes sumen {cost} o más para cantar gratis esta canción."
            ),
        ),
        Keyword::Support => pick(
            language,
            "Whenever this character quests, you may choose another character, who gets this one's {S} on top of its own \
             this turn.",
            "Cada vez que este personaje vaya de aventura, puedes elegir a otro personaje, que suma a su {S} la de este \
             durante el turno.",
        ),
        Keyword::Vanish => pick(
            language,
            "Banish it when an opponent's action chooses it.",
            "Destiérralo cuando lo elija la acción de un oponente.",
        ),
        Keyword::Ward => pick(
            language,
            "No effect of an opponent can choose it; it can still be challenged.",
            "Ningún efecto de un oponente puede elegirlo; sí puede ser desafiado.",
        ),
        Keyword::Adventurous => pick(
            language,
            "It cannot challenge, and while it is ready and can quest its player cannot end the turn.",
            "No puede desafiar y, mientras esté enderezado y pueda ir de aventura, su jugador no puede acabar el turno.",
        ),
    }
}

/// The reminder of a song: who can sing it (5.4.4.2).
pub fn song_reminder(cost: u32, language: Language) -> String {
    pick(
        language,
        &format!("Instead of paying for it, {{E}} a character of yours whose cost is {cost} or more."),
        &format!("En lugar de pagarla, haz {{E}} con un personaje tuyo cuyo coste sea {cost} o más."),
    )
}

/// 8.10.1: an alternate cost, and the card goes on top of another.
fn shift_reminder(shift: &Shift, names: &[CardName], language: Language) -> String {
    let cost = match &shift.cost {
        ShiftCost::Ink { amount, .. } => {
            pick(language, &format!("pay {amount} {{I}}"), &format!("pagar {amount} {{I}}"))
        }
        ShiftCost::Discard(what) => card_cost(["discard", "descartar"], what, language),
        ShiftCost::Remove(what) => card_cost(["remove", "retirar"], what, language),
        ShiftCost::Do(clause) => match language {
            Language::English => {
                let mut out = Out::default();
                crate::phrase::clause::write_predicate(clause, crate::grammar::Agreement::Plural, &mut out);
                out.finish()
            }
            Language::Spanish => {
                let mode = crate::phrase::clause::spanish::Mode::Infinitive;
                let mut cx = crate::spanish::Context::default();
                crate::phrase::clause::spanish::clause_words(clause, mode, None, &mut cx).0
            }
        },
    };
    let base = shift_base(&shift.variants, names, language);
    let mut text = pick(
        language,
        &format!("Instead of its cost, you may {cost} to play this card onto {base}."),
        &format!("En lugar de su coste, puedes {cost} para jugar esta carta sobre {base}."),
    );
    if shift.variants.contains(&ShiftVariant::Temporary) {
        text.push(' ');
        text.push_str(&pick(
            language,
            "At the end of the turn, its damage is removed and it alone returns to your hand.",
            "Al final del turno, se retira su daño y vuelve sola a tu mano.",
        ));
    }
    text
}

fn card_cost(verb: [&str; 2], what: &NounPhrase, language: Language) -> String {
    match language {
        Language::English => {
            let mut out = crate::out::Out::default();
            out.word(verb[0]);
            crate::phrase::noun::write_noun_phrase(what, crate::grammar::Case::Object, &mut out);
            out.finish()
        }
        Language::Spanish => {
            let what = crate::phrase::noun::spanish::noun_phrase(
                what,
                crate::spanish::Role::Object,
                &mut crate::spanish::Context::default(),
            );
            format!("{} {what}", verb[1])
        }
    }
}

/// What the card goes onto (8.10.8). All variants of one ability hold together (8.10.9).
fn shift_base(variants: &[ShiftVariant], names: &[CardName], language: Language) -> String {
    let mut words = Words { named: Some(named(names, language)), ..Words::default() };
    for variant in variants {
        match variant {
            ShiftVariant::Class(class) => {
                words.class = class.to_string();
                words.named = None;
            }
            ShiftVariant::Universal => words.named = None,
            ShiftVariant::Duo => words.count = Count::Two,
            ShiftVariant::Combo => words.count = Count::OneOrTwo,
            ShiftVariant::Temporary => {}
            ShiftVariant::Named(name) => words.item = Some(name.to_string()),
        }
    }
    words.write(language)
}

#[derive(Default)]
struct Words {
    count: Count,
    class: String,
    /// "with this card's name", or nothing where any name will do.
    named: Option<String>,
    item: Option<String>,
}

#[derive(Default)]
enum Count {
    #[default]
    One,
    Two,
    OneOrTwo,
}

impl Words {
    fn write(&self, language: Language) -> String {
        if let Some(item) = &self.item {
            return pick(
                language,
                &format!("one of your items named {item}"),
                &format!("uno de tus objetos llamados {item}"),
            );
        }
        let one = pick(language, "one of your", "uno de tus");
        let (english, spanish) = match self.count {
            Count::One => {
                (format!("{one} {} characters", self.class), format!("{one} personajes {}", self.class))
            }
            Count::Two => {
                return pick(
                    language,
                    "two of your characters, one for each of its names",
                    "dos de tus personajes, uno por cada uno de sus nombres",
                );
            }
            Count::OneOrTwo => {
                return pick(
                    language,
                    "one of your characters with one of its names, or two, one for each name",
                    "uno de tus personajes con uno de sus nombres, o dos, uno por cada nombre",
                );
            }
        };
        let text = pick(language, &english, &spanish);
        let text = [text.as_str(), self.named.as_deref().unwrap_or_default()].join(" ");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn named(names: &[CardName], language: Language) -> String {
    let all: Vec<String> = names.iter().map(ToString::to_string).collect();
    if all.is_empty() {
        return pick(language, "with its name", "con su nombre");
    }
    match language {
        Language::English => format!("named {}", all.join(" or ")),
        Language::Spanish => format!("llamados {}", crate::spanish::list(&all, Join::Or)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ink(variants: Vec<ShiftVariant>) -> Keyword {
        let cost = ShiftCost::Ink { amount: 3, symbol: InkSymbol::Printed };
        Keyword::Shift(Shift { variants, cost })
    }

    #[test]
    fn shift_names_what_it_goes_onto() {
        let names = [CardName("Ariel".to_owned())];
        let cases = [
            (vec![], "sobre uno de tus personajes llamados Ariel."),
            (vec![ShiftVariant::Class(ClassName("Puppy".to_owned()))], "sobre uno de tus personajes Puppy."),
            (vec![ShiftVariant::Universal], "sobre uno de tus personajes."),
            (vec![ShiftVariant::Duo], "sobre dos de tus personajes, uno por cada uno de sus nombres."),
        ];
        for (variants, end) in cases {
            let text = reminder(&ink(variants), &names, Language::Spanish);
            assert!(
                text.starts_with("En lugar de su coste, puedes pagar 3 {I} para jugar esta carta sobre"),
                "{text}"
            );
            assert!(text.ends_with(end), "{text}");
        }
        let english = reminder(&ink(vec![]), &names, Language::English);
        assert!(english.ends_with("to play this card onto one of your characters named Ariel."), "{english}");
    }

    #[test]
    fn numbers_stand_in_both_languages() {
        for language in [Language::English, Language::Spanish] {
            for keyword in
                [Keyword::Boost(7), Keyword::Resist(7), Keyword::Singer(Some(7)), Keyword::SingTogether(7)]
            {
                assert!(reminder(&keyword, &[], language).contains('7'));
            }
            assert!(song_reminder(7, language).contains('7'));
        }
    }
}
