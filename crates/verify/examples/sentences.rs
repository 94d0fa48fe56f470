//! How far sentences nobody has printed are understood: read, written back, in Spanish, with a meaning, and played.
//!
//! `cargo run -p lorekeeper-verify --example sentences -- FILE... [--all] [--meaning]`: those of files.
//! `cargo run -p lorekeeper-verify --example sentences -- --made N [--seed N] [--games N]`: recombined ones.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::disallowed_methods)]

use lorekeeper_verify::{Depth, Sentence, Step, play, sentences, understand};
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
    listed(&options, library, &lexicon);
}

/// The sentences of files: how far each comes, and games with those that are understood.
fn listed(options: &Options, library: library::Library, lexicon: &syntax::Lexicon) {
    let (mut total, mut read_well, mut cards) = (0, 0, Vec::new());
    for file in &options.files {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let Some((kind, text)) = line.split_once('|') else { continue };
            let kind = match kind {
                "a" => CardKind::Action { song: false },
                "s" => CardKind::Action { song: true },
                "i" => CardKind::Item,
                "l" => CardKind::Location,
                _ => CardKind::Character,
            };
            let sentence = Sentence { kind, text: text.replace("\\n", "\n") };
            total += 1;
            match understand(&sentence, lexicon, cards.len()) {
                Err(wrong) => {
                    read_well += usize::from(wrong.step > Step::ReadAgain);
                    println!("{:?} {line}\n{}\n", wrong.step, wrong.what);
                }
                Ok(card) => {
                    read_well += 1;
                    if options.all {
                        tell(line, &sentence, lexicon, options);
                    }
                    cards.push(card);
                }
            }
        }
    }
    let understood = cards.len();
    played(options, library, cards);
    println!("{total} sentences, {read_well} read, {understood} understood");
}

fn tell(line: &str, sentence: &Sentence, lexicon: &syntax::Lexicon, options: &Options) {
    let Ok(Some(read)) = read_paragraph(sentence.kind, &sentence.text, lexicon) else { return };
    println!("OK {line}\n   {}", syntax::spanish(&read.ability));
    if options.meaning
        && let Ok(meaning) = meaning::elaborate(&read.ability, sentence.kind)
    {
        println!("{}", meaning::write::meaning(&meaning));
    }
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
    played(options, library, cards);
    println!("{} sentences made, {understood} understood", made.len());
}

fn played(options: &Options, library: library::Library, cards: Vec<cards::library::LibraryCard>) {
    if options.games == 0 {
        return;
    }
    match play(library, cards, options.games, Depth::Sampled) {
        Ok(faults) => {
            faults.iter().for_each(|fault| println!("{fault}"));
            println!("{} faults in {} games each", faults.len(), options.games);
        }
        Err(why) => eprintln!("{why}"),
    }
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
