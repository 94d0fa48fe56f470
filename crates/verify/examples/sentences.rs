//! How far sentences nobody has printed are understood: read, written back, in Spanish, with a meaning.
//!
//! `cargo run -p lorekeeper-verify --example sentences -- FILE [--all] [--meaning]`
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::disallowed_methods)]

use syntax::read_paragraph;
use vocabulary::CardKind;

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let all = arguments.iter().any(|argument| argument == "--all");
    let shows_meaning = arguments.iter().any(|argument| argument == "--meaning");
    arguments.retain(|argument| !argument.starts_with("--"));
    let library = match library::load() {
        Ok(library) => library,
        Err(why) => return eprintln!("{why}"),
    };
    let lexicon = cards::lexicon(library.catalogue().iter().map(|(_, facts)| facts));
    let (mut total, mut read_well, mut meant) = (0, 0, 0);
    for file in &arguments {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let Some((kind, sentence)) = line.split_once('|') else { continue };
            let kind = match kind {
                "a" => CardKind::Action { song: false },
                "s" => CardKind::Action { song: true },
                "i" => CardKind::Item,
                "l" => CardKind::Location,
                _ => CardKind::Character,
            };
            let sentence = sentence.replace("\\n", "\n");
            total += 1;
            match read_paragraph(kind, &sentence, &lexicon) {
                Err(found) => println!("UNREAD {line}\n{}\n", found[0].render()),
                Ok(None) => println!("NOTHING {line}\n"),
                Ok(Some(read)) => {
                    read_well += 1;
                    match meaning::elaborate(&read.ability, kind) {
                        Err(why) => println!("UNCLEAR {line}\n   {why}\n"),
                        Ok(meaning) => {
                            meant += 1;
                            if all {
                                println!("OK {line}\n   {}", syntax::spanish(&read.ability));
                                if shows_meaning {
                                    println!("{}", meaning::write::meaning(&meaning));
                                }
                                println!();
                            }
                        }
                    }
                }
            }
        }
    }
    println!("{total} sentences, {read_well} read, {meant} with a meaning");
}
