//! Reading the printed text of a card.

use syntax::{Lexicon, read_paragraph, written};
use vocabulary::{CardKind, Language};

use crate::Error;

/// Reads the paragraphs of a card, one a line, and writes each in a language. `kind` is `character`, `action`, `song`, `item`
/// or `location`.
pub fn read_card(kind: &str, text: &str, language: Language) -> Result<Vec<String>, Error> {
    let kind = match kind {
        "character" => CardKind::Character,
        "action" => CardKind::Action { song: false },
        "song" => CardKind::Action { song: true },
        "item" => CardKind::Item,
        "location" => CardKind::Location,
        other => return Err(Error::Unread(format!("{other:?} is no kind of card"))),
    };
    let mut lines = Vec::new();
    for paragraph in text.lines().filter(|line| !line.trim().is_empty()) {
        let read = read_paragraph(kind, paragraph, &Lexicon::default());
        let problem = |found: Vec<syntax::Diagnostic>| {
            Error::Unread(found.iter().map(syntax::Diagnostic::render).collect::<Vec<_>>().join("\n"))
        };
        lines.extend(read.map_err(problem)?.map(|found| written(&found.ability, language)));
    }
    Ok(lines)
}
