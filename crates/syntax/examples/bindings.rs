//! Prints every ability of a card file that points back, with what each word was found to mean.
//!
//! `cargo run -p lorekeeper-syntax --example bindings -- CARDS.json FIRST_SET LAST_SET`
#![allow(clippy::print_stdout, clippy::disallowed_methods)]

use import::{Corrections, import};
use lorekeeper_syntax::{explain, normalise, read_surface};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, path, first, last] = arguments.as_slice() else {
        println!("usage: bindings CARDS.json FIRST_SET LAST_SET");
        return;
    };
    let (first, last) = (first.parse().unwrap_or(1), last.parse().unwrap_or(u16::MAX));
    let Ok(bytes) = std::fs::read(path) else {
        println!("cannot read {path}");
        return;
    };
    let Ok(cards) = import(&bytes, &Corrections::default()) else {
        println!("cannot import {path}");
        return;
    };
    let lexicon = cards::lexicon(cards.iter().map(|card| &card.facts));
    let mut unbound = 0;
    for card in &cards {
        let set = card.facts.printings.iter().filter_map(|printing| printing.set.number()).min().unwrap_or(0);
        if set < first || set > last {
            continue;
        }
        for paragraph in &card.paragraphs {
            let text = normalise(paragraph);
            let Ok(mut ability) = read_surface(card.facts.kind, &text, &lexicon) else { continue };
            let (open, explained) = explain(&mut ability);
            if open.is_empty() && explained.is_empty() {
                continue;
            }
            println!("{text}");
            for word in &explained {
                println!("    {} = {}", word.word, word.meaning);
            }
            for word in &open {
                unbound += 1;
                println!("    {} UNBOUND {:?}", word.word, word.why);
            }
        }
    }
    println!("{unbound} unbound");
}
