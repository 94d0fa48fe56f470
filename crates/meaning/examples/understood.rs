//! What is understood of sentences that nobody has printed: each line of a file is read, and told as meaning and in Spanish.
//!
//! A line begins with a letter for the kind of card (C, A, I or L), as in `C Whenever this character quests, draw a card.`
//! `cargo run -p lorekeeper-meaning --example understood -- FILE`
#![allow(clippy::print_stdout, clippy::disallowed_methods)]

use lorekeeper_meaning::{elaborate, write};
use syntax::{Lexicon, read_paragraph, spanish};
use vocabulary::CardKind;

fn main() {
    let file = std::env::args().nth(1).unwrap_or_default();
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let library = library::load().ok();
    let lexicon = library.map_or_else(Lexicon::default, |library| {
        cards::lexicon(library.catalogue().iter().map(|(_, facts)| facts))
    });
    let (mut all, mut read, mut runs) = (0, 0, 0);
    for line in text.lines().filter(|line| line.len() > 2) {
        all += 1;
        let kind = kind(line.as_bytes()[0]);
        let said = line[2..].replace("\\n", "\n");
        println!("{all} {said}");
        match read_paragraph(kind, &said, &lexicon) {
            Ok(Some(found)) => {
                read += 1;
                match elaborate(&found.ability, kind) {
                    Ok(meaning) => {
                        runs += 1;
                        print!("{}", write::meaning(&meaning));
                    }
                    Err(why) => println!("  NO MEANING {why} ({:?})", why.words),
                }
                println!("  ES {}", spanish(&found.ability));
            }
            Ok(None) => println!("  NOTHING TO READ"),
            Err(found) => found.iter().for_each(|one| println!("  NOT READ {}", one.message())),
        }
    }
    println!("{all} sentences, {read} read, {runs} understood");
}

fn kind(letter: u8) -> CardKind {
    match letter {
        b'A' => CardKind::Action { song: false },
        b'I' => CardKind::Item,
        b'L' => CardKind::Location,
        _ => CardKind::Character,
    }
}
