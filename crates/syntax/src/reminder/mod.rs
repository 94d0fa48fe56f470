//! What a keyword means, in a sentence or two (section 8), a file a language. A language that lacks one does not compile.
//!
//! Reminders are written from the rules in our own words and are never read back: they are no rules text (8.1.1).

use crate::tree::*;
use vocabulary::Language;

/// How a language says what keywords mean.
pub(crate) struct Words {
    /// Of a keyword that a card with these names has.
    keyword: fn(&Keyword, &[CardName]) -> String,
    /// Of a song with this cost.
    song: fn(u32) -> String,
}

vocabulary::tables! {
    /// The words of a language.
    fn words -> &'static Words = &WORDS;
}

/// The reminder of a keyword. `names` are the names of the card that has it, which Shift asks for.
pub fn reminder(keyword: &Keyword, names: &[CardName], language: Language) -> String {
    (words(language).keyword)(keyword, names)
}

/// The reminder of a song: who can sing it (5.4.4.2).
pub fn song_reminder(cost: u32, language: Language) -> String {
    (words(language).song)(cost)
}

/// What a card with Shift goes onto (8.10.8).
enum ShiftBase<'a> {
    /// A character with one of its names (8.10.1).
    SameName,
    /// Any character of a class.
    Class(&'a ClassName),
    /// Any character.
    Any,
    /// Two characters, one for each of its names.
    Two,
    /// One of them or both.
    OneOrTwo,
    /// An item of this name.
    Item(&'a CardName),
}

impl<'a> ShiftBase<'a> {
    /// All variants of one ability hold together (8.10.9).
    fn of(variants: &'a [ShiftVariant]) -> ShiftBase<'a> {
        let mut base = ShiftBase::SameName;
        for variant in variants {
            let is_counted = matches!(base, ShiftBase::Two | ShiftBase::OneOrTwo);
            base = match (variant, base) {
                (ShiftVariant::Named(name), _) => return ShiftBase::Item(name),
                (ShiftVariant::Duo, _) => ShiftBase::Two,
                (ShiftVariant::Combo, _) => ShiftBase::OneOrTwo,
                (ShiftVariant::Class(class), _) if !is_counted => ShiftBase::Class(class),
                (ShiftVariant::Universal, ShiftBase::SameName) => ShiftBase::Any,
                (ShiftVariant::Class(_) | ShiftVariant::Universal | ShiftVariant::Temporary, base) => base,
            };
        }
        base
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
    fn numbers_stand_in_every_language() {
        for language in Language::ALL {
            for keyword in
                [Keyword::Boost(7), Keyword::Resist(7), Keyword::Singer(Some(7)), Keyword::SingTogether(7)]
            {
                assert!(reminder(&keyword, &[], language).contains('7'));
            }
            assert!(song_reminder(7, language).contains('7'));
        }
    }
}
