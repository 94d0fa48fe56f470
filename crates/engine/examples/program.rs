//! How many cards of a card file have a program, and why the others are not.
//!
//! `cargo run -p lorekeeper-engine --example program -- FILE [--card NAME] [--reasons N] [--tree] [--lines TEXTS]`
//!
//! `TEXTS` is a file with a paragraph on each line (` / ` for a line break); a line that begins with `!` is an action's text.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::disallowed_methods)]

use std::collections::BTreeMap;

use import::{Corrections, PrintedCard, import};
use lorekeeper_engine::compile::compile_card;
use lorekeeper_engine::program::{DefIx, Pool, PoolBuilder, program_text};
use meaning::{Unclear, elaborate_card};
use syntax::{Lexicon, read_card};
use vocabulary::CardKind;

#[derive(Default)]
struct Options {
    file: String,
    card: Vec<String>,
    reasons: usize,
    tree: bool,
    lines: Option<String>,
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
    if let Some(lines) = &options.lines {
        return try_lines(&std::fs::read_to_string(lines).unwrap_or_default(), &cards, &lexicon);
    }
    let wanted = |card: &&PrintedCard| {
        options.card.is_empty() || options.card.iter().any(|name| card.facts.full_name().contains(name))
    };
    let mut pool = PoolBuilder::new();
    let (mut unread, mut compiled) = (0, Vec::new());
    let mut refused: BTreeMap<String, Vec<(String, Unclear)>> = BTreeMap::new();
    for card in cards.iter().filter(wanted) {
        let name = card.facts.full_name();
        let abilities = match read_card(card.facts.kind, &card.paragraphs, &lexicon) {
            Ok(read) => read.into_iter().map(|one| one.ability).collect::<Vec<_>>(),
            Err(problems) => {
                unread += 1;
                if !options.card.is_empty() {
                    println!("{name}: not read: {problems:?}");
                }
                continue;
            }
        };
        if options.tree {
            println!("{name}: {abilities:#?}");
        }
        match elaborate_card(&abilities, card.facts.kind) {
            Ok(meaning) => compiled.push((card, compile_card(&mut pool, &card.facts, &meaning))),
            Err(why) => {
                let key = format!("{}: {}", why.part, why.what.split(':').next().unwrap_or_default());
                refused.entry(key).or_default().push((name, why));
            }
        }
    }
    let pool = pool.build();
    if !options.card.is_empty() {
        for (card, def) in &compiled {
            show(&pool, card, *def);
        }
    }
    report(unread, compiled.len(), refused, options.reasons);
}

fn options() -> Options {
    let mut options = Options { reasons: 3, ..Options::default() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--card" => options.card.extend(arguments.next()),
            "--reasons" => options.reasons = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(3),
            "--tree" => options.tree = true,
            "--lines" => options.lines = arguments.next(),
            file => file.clone_into(&mut options.file),
        }
    }
    options
}

/// Compiles loose paragraphs as if they stood on a character, or on an action.
fn try_lines(lines: &str, cards: &[PrintedCard], lexicon: &Lexicon) {
    let like = |kind: fn(&CardKind) -> bool| cards.iter().find(|card| kind(&card.facts.kind));
    let character = like(|kind| *kind == CardKind::Character);
    let action = like(|kind| matches!(kind, CardKind::Action { .. }));
    let (Some(character), Some(action)) = (character, action) else { return };
    for line in lines.lines().filter(|line| !line.is_empty()) {
        let (facts, text) = match line.strip_prefix('!') {
            Some(text) => (&action.facts, text),
            None => (&character.facts, line),
        };
        let text = text.replace(" / ", "\n");
        let abilities = match read_card(facts.kind, std::slice::from_ref(&text), lexicon) {
            Ok(read) => read.into_iter().map(|one| one.ability).collect::<Vec<_>>(),
            Err(problems) => {
                let why: Vec<String> = problems.iter().map(|p| format!("{:?}", p.expected)).collect();
                println!("UNREAD  {line}   {}", why.join(" "));
                continue;
            }
        };
        let mut pool = PoolBuilder::new();
        match elaborate_card(&abilities, facts.kind) {
            Ok(meaning) => {
                let def = compile_card(&mut pool, facts, &meaning);
                println!("OK      {line}");
                show(&pool.build(), &PrintedCard { facts: facts.clone(), paragraphs: Vec::new() }, def);
            }
            Err(why) => println!("REFUSED {line}\n        {why}"),
        }
    }
}

fn report(unread: usize, compiled: usize, refused: BTreeMap<String, Vec<(String, Unclear)>>, reasons: usize) {
    let count: usize = refused.values().map(Vec::len).sum();
    println!("{compiled} compiled, {count} refused, {unread} not read");
    let mut refused: Vec<_> = refused.into_iter().collect();
    refused.sort_by_key(|(_, cards)| std::cmp::Reverse(cards.len()));
    for (reason, cards) in refused {
        println!("{:5} {reason}", cards.len());
        for (name, why) in cards.iter().take(reasons) {
            println!("        {name}: {why}");
        }
    }
}

/// The printed paragraphs of a card and their program.
fn show(pool: &Pool, card: &PrintedCard, def: DefIx) {
    println!("== {}", card.facts.full_name());
    for text in &card.paragraphs {
        println!("  # {}", text.replace('\n', " / "));
    }
    println!("{}", program_text(pool, def));
}
