//! The proof that trees say what is printed: written back into English they have the fingerprint of the print.

use cards::fingerprint::Fingerprint;
use cards::library::CardText;
use text::Lexicon;

#[test]
fn english_written_from_every_tree_is_the_print() {
    let library = library::load().unwrap_or_else(|error| panic!("{error}"));
    let lexicon = Lexicon::new(library.catalogue().iter().map(|(_, facts)| facts));
    let mut unsupported: Vec<String> = Vec::new();
    let mut failures = Vec::new();
    for (card, facts) in library.catalogue().iter() {
        let abilities = match library.text(card).expect("the library is sound") {
            CardText::Read(abilities) => abilities,
            CardText::Unsupported(_) => {
                unsupported.push(facts.full_name());
                continue;
            }
        };
        for printed in abilities {
            let written = text::english(&printed.ability);
            if Fingerprint::of(&text::fingerprint_text(&written)) != printed.fingerprint {
                failures.push(format!("{}: written as {written:?}, which is not the print", facts.id));
            }
            match text::read_paragraph(facts, &written, &lexicon) {
                Ok(Some(read)) if read.ability == printed.ability => {}
                Ok(_) => failures.push(format!("{}: {written:?} is read as another tree", facts.id)),
                Err(_) => failures.push(format!("{}: {written:?} cannot be read", facts.id)),
            }
        }
    }
    let hint = "if the tree or the reader changed, write the library anew: lore cards import";
    assert!(failures.is_empty(), "{} failures; {hint}\n{}", failures.len(), failures.join("\n"));
    // The text of every card can be read; it must stay so.
    assert_eq!(unsupported, Vec::<String>::new());
}
