//! How far sentences nobody has printed are understood: read, written back, in Spanish, with a meaning, and played.
//!
//! `cargo run -p lorekeeper-verify --example sentences -- FILE... [--all] [--meaning]`: those of files.
//! `cargo run -p lorekeeper-verify --example sentences -- --made N [--seed N] [--games N]`: recombined ones.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::disallowed_methods)]

use lorekeeper_verify::{Depth, play, sentences, understand};
use syntax::read_paragraph;
use vocabulary::CardKind;

#[derive(Default)]
struct Options {
    files: Vec<String>,
    all: bool,
    meaning: bool,
    made: usize,
    seed: u64,
    games: u64,
}

fn main() {
    let options = options();
    let library = match library::load() {
        Ok(library) => library,
        Err(why) => return eprintln!("{why}"),
    };
    let lexicon = cards::lexicon(library.catalogue().iter().map(|(_, facts)| facts));
    if options.made > 0 {
        return made(&options, library, &lexicon);
    }
    let (mut total, mut read_well, mut meant) = (0, 0, 0);
    for file in &options.files {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let Some((kind, sentence)) = line.split_once('|') else { continue };
            let kind = match kind {
                "a" => CardKind::Action { song: false },
                "s" => CardKind::Action { song: true },
                "i" => CardKind::Item,
                "l" => CardKind::Location,
                _ => CardKind::Character,
            };
            total += 1;
            match read_paragraph(kind, &sentence.replace("\\n", "\n"), &lexicon) {
                Err(found) => println!("UNREAD {line}\n{}\n", found[0].render()),
                Ok(None) => println!("NOTHING {line}\n"),
                Ok(Some(read)) => {
                    read_well += 1;
                    match meaning::elaborate(&read.ability, kind) {
                        Err(why) => println!("UNCLEAR {line}\n   {why}\n"),
                        Ok(meaning) => {
                            meant += 1;
                            if options.all {
                                println!("OK {line}\n   {}", syntax::spanish(&read.ability));
                            }
                            if options.all && options.meaning {
                                println!("{}", meaning::write::meaning(&meaning));
                            }
                        }
                    }
                }
            }
        }
    }
    println!("{total} sentences, {read_well} read, {meant} with a meaning");
}

fn made(options: &Options, library: library::Library, lexicon: &syntax::Lexicon) {
    let made = sentences(options.made, options.seed);
    let mut cards = Vec::new();
    for (number, sentence) in made.iter().enumerate() {
        match understand(sentence, lexicon, number) {
            Ok(card) => cards.push(card),
            Err(wrong) => println!("{:?} {}\n   {}\n", wrong.step, wrong.sentence.text, wrong.what),
        }
    }
    let understood = cards.len();
    if options.games > 0 {
        match play(library, cards, options.games, Depth::Sampled) {
            Ok(faults) => {
                faults.iter().for_each(|fault| println!("{fault}"));
                println!("{} faults in {} games each", faults.len(), options.games);
            }
            Err(why) => eprintln!("{why}"),
        }
    }
    println!("{} sentences made, {understood} understood", made.len());
}

fn options() -> Options {
    let mut options = Options { seed: 15, ..Options::default() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|number| number.parse::<u64>().ok()).unwrap_or(0);
        match argument.as_str() {
            "--all" => options.all = true,
            "--meaning" => options.meaning = true,
            "--made" => options.made = usize::try_from(number()).unwrap_or(0),
            "--seed" => options.seed = number(),
            "--games" => options.games = number(),
            _ => options.files.push(argument),
        }
    }
    options
}
