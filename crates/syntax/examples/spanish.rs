//! Abilities of a card file in English and Spanish, one under the other.
//!
//! `cargo run -p lorekeeper-syntax --example spanish -- FILE [--card NAME] [--contains WORDS] [--every N]`
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::disallowed_methods)]

use import::{Corrections, import};
use lorekeeper_syntax::{explain, normalise, read_surface, spanish};

#[derive(Default)]
struct Options {
    file: String,
    card: Option<String>,
    contains: Option<String>,
    every: Option<usize>,
}

fn main() {
    let options = options();
    let bytes = std::fs::read(&options.file).unwrap_or_default();
    let cards = match import(&bytes, &Corrections::default()) {
        Ok(cards) => cards,
        Err(problems) => {
            eprintln!("cannot import: {problems:?}");
            std::process::exit(1);
        }
    };
    let lexicon = cards::lexicon(cards.iter().map(|card| &card.facts));
    let every = options.every.unwrap_or(1).max(1);
    let mut number = 0;
    for card in &cards {
        let name = card.facts.full_name();
        if options.card.as_ref().is_some_and(|wanted| !name.contains(wanted)) {
            continue;
        }
        for paragraph in &card.paragraphs {
            let text = normalise(paragraph);
            if text.is_empty() || options.contains.as_ref().is_some_and(|words| !text.contains(words)) {
                continue;
            }
            number += 1;
            if number % every != 0 {
                continue;
            }
            match read_surface(card.facts.kind, &text, &lexicon) {
                Ok(mut ability) => {
                    explain(&mut ability);
                    println!("{name}\n  {text}\n  {}\n", spanish(&ability));
                }
                Err(_) => println!("{name}\n  {text}\n  (not read)\n"),
            }
        }
    }
}

fn options() -> Options {
    let mut options = Options::default();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--card" => options.card = arguments.next(),
            "--contains" => options.contains = arguments.next(),
            "--every" => options.every = arguments.next().and_then(|number| number.parse().ok()),
            _ => options.file = argument,
        }
    }
    options
}
