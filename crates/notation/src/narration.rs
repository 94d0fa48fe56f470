//! What the judge found, as a text: line by line, each with its rule number.

use std::collections::BTreeSet;

use narrate::{Language, Message, Wording, say};

use crate::judge::{Told, Verdict};

/// Whether the text of cards is told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CardTexts {
    /// Where it first matters.
    #[default]
    Once,
    /// Never.
    Omitted,
}

/// What the judge found, line by line, each with its rule number.
pub fn narrate(verdict: &Verdict, language: Language) -> String {
    narrate_with(verdict, language, CardTexts::Once)
}

/// What the judge found, with or without the text of cards.
pub fn narrate_with(verdict: &Verdict, language: Language, texts: CardTexts) -> String {
    narrate_citing(verdict, language, texts, &|rule| rule.to_owned())
}

/// What the judge found, with rules cited as somebody cites them: by the numbers of an older edition.
pub fn narrate_citing(
    verdict: &Verdict,
    language: Language,
    texts: CardTexts,
    cite: &dyn Fn(&'static str) -> String,
) -> String {
    let mut text = format!("{}\n", verdict.title);
    for card in &verdict.unsupported {
        let message = Message::Unsupported { card: card.card.clone(), reason: card.reason.clone() };
        text += &format!("{:9} {}\n", "", say(&message, language));
    }
    let mut shown: BTreeSet<&Wording> = BTreeSet::new();
    for Told { line, said } in &verdict.told {
        if let Message::Text { text } = &said.message
            && (texts == CardTexts::Omitted || !shown.insert(text))
        {
            continue;
        }
        let number = if said.message.is_of_file() { format!("{line}:") } else { String::new() };
        // A text of several paragraphs stays in its column.
        let sentence = say(&said.message, language).replace('\n', &format!("\n{:17}", ""));
        text += &format!("{number:>5} {:10} {sentence}\n", cite(said.rule));
    }
    text
}
