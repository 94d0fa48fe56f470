//! How much of a card file the reader reads, and whether it writes every ability back exactly as printed.
//!
//! `cargo run -p lorekeeper-syntax --example coverage -- FILE [--set N] [--until N] [--failures] [--card NAME] [--lines TEXTS]`
//!
//! `TEXTS` is a file with a paragraph on each line (` / ` for a line break); a line that begins with `!` is read as an
//! action's text.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::disallowed_methods)]

use std::collections::BTreeMap;

use import::{Corrections, PrintedCard, import};
use lorekeeper_syntax::{Diagnostic, english, normalise, read_paragraph, read_surface};
use vocabulary::CardKind;

#[derive(Default)]
struct Options {
    file: String,
    set: Option<String>,
    until: Option<u16>,
    card: Option<String>,
    lines: Option<String>,
    failures: bool,
}

#[derive(Default, Clone, Copy)]
struct Count {
    cards: usize,
    cards_read: usize,
    abilities: usize,
    read: usize,
    exact: usize,
    bound: usize,
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
    if let Some(name) = &options.card {
        cards
            .iter()
            .filter(|card| card.facts.full_name().contains(name.as_str()))
            .for_each(|card| show(card, &lexicon));
        return;
    }
    if let Some(lines) = &options.lines {
        let lines = std::fs::read_to_string(lines).unwrap_or_default();
        try_lines(&lines, &cards, &lexicon);
        return;
    }
    let mut counts: BTreeMap<(u16, String), Count> = BTreeMap::new();
    let mut failures: BTreeMap<(String, String), Vec<(String, Diagnostic)>> = BTreeMap::new();
    for card in &cards {
        let set = first_set(card);
        if options.set.as_ref().is_some_and(|wanted| *wanted != set.1)
            || options.until.is_some_and(|last| set.0 > last)
        {
            continue;
        }
        let count = counts.entry(set).or_default();
        measure(card, &lexicon, count, &mut failures);
    }
    report(&counts);
    report_failures(&failures, options.failures);
}

fn options() -> Options {
    let mut options = Options::default();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--set" => options.set = arguments.next(),
            "--until" => options.until = arguments.next().and_then(|number| number.parse().ok()),
            "--card" => options.card = arguments.next(),
            "--lines" => options.lines = arguments.next(),
            "--failures" => options.failures = true,
            _ => options.file = argument,
        }
    }
    options
}

fn first_set(card: &PrintedCard) -> (u16, String) {
    let first = card.facts.printings.iter().map(|printing| &printing.set).min();
    first.map_or((u16::MAX, "-".to_owned()), |set| (set.number().unwrap_or(u16::MAX), set.0.clone()))
}

fn measure(
    card: &PrintedCard,
    lexicon: &lorekeeper_syntax::Lexicon,
    count: &mut Count,
    failures: &mut BTreeMap<(String, String), Vec<(String, Diagnostic)>>,
) {
    count.cards += 1;
    let mut whole = true;
    for paragraph in &card.paragraphs {
        let text = normalise(paragraph);
        if text.is_empty() {
            continue;
        }
        count.abilities += 1;
        if let Ok(ability) = read_surface(card.facts.kind, &text, lexicon) {
            count.read += 1;
            count.exact += usize::from(english(&ability) == text);
        }
        match read_paragraph(card.facts.kind, paragraph, lexicon) {
            Ok(_) => count.bound += 1,
            Err(diagnostics) => {
                whole = false;
                for diagnostic in diagnostics {
                    let found = diagnostic.text[diagnostic.at..diagnostic.at + diagnostic.length].to_owned();
                    let expected = diagnostic.expected.join(", ");
                    failures.entry((expected, found)).or_default().push((card.facts.full_name(), diagnostic));
                }
            }
        }
    }
    count.cards_read += usize::from(whole);
}

fn report(counts: &BTreeMap<(u16, String), Count>) {
    println!("set      cards    read  abilities    read   exact  references");
    let mut total = Count::default();
    for ((_, set), count) in counts {
        line(set, count);
        total.cards += count.cards;
        total.cards_read += count.cards_read;
        total.abilities += count.abilities;
        total.read += count.read;
        total.exact += count.exact;
        total.bound += count.bound;
    }
    line("all", &total);
}

fn line(set: &str, count: &Count) {
    println!(
        "{set:<6} {:>7} {:>7} {:>10} {:>7} {:>7} {:>11}",
        count.cards, count.cards_read, count.abilities, count.read, count.exact, count.bound
    );
}

fn report_failures(failures: &BTreeMap<(String, String), Vec<(String, Diagnostic)>>, all: bool) {
    let mut groups: Vec<_> = failures.iter().collect();
    groups.sort_by_key(|(_, examples)| std::cmp::Reverse(examples.len()));
    let groups_shown = if all { groups.len() } else { 25 };
    for ((expected, found), examples) in groups.into_iter().take(groups_shown) {
        let mut expected = expected.clone();
        if expected.len() > 200 {
            let end = (0..=200).rev().find(|at| expected.is_char_boundary(*at)).unwrap_or(0);
            expected.truncate(end);
            expected.push('…');
        }
        println!("\n{} × found '{found}', expected {expected}", examples.len());
        for (name, diagnostic) in examples.iter().take(if all { 6 } else { 2 }) {
            let before = &diagnostic.text[..diagnostic.at];
            println!("    {name}: {before}⟨{}⟩", &diagnostic.text[diagnostic.at..]);
        }
    }
}

fn show(card: &PrintedCard, lexicon: &lorekeeper_syntax::Lexicon) {
    println!("{}", card.facts.full_name());
    for paragraph in &card.paragraphs {
        match read_paragraph(card.facts.kind, paragraph, lexicon) {
            Ok(None) => println!("  (reminder)"),
            Ok(Some(read)) => println!("  {}\n{:#?}", read.text, read.ability),
            Err(diagnostics) => diagnostics.iter().for_each(|diagnostic| println!("{}", diagnostic.render())),
        }
    }
}

/// Reads loose paragraphs as if they stood on a character, or on an action.
fn try_lines(lines: &str, cards: &[PrintedCard], lexicon: &lorekeeper_syntax::Lexicon) {
    let of_kind =
        |wanted: bool| cards.iter().find(|card| matches!(card.facts.kind, CardKind::Action { .. }) == wanted);
    let (Some(action), Some(other)) = (of_kind(true), of_kind(false)) else { return };
    let (mut read, mut all) = (0, 0);
    for line in lines.lines().filter(|line| !line.is_empty()) {
        let (card, line) = line.strip_prefix('!').map_or((other, line), |line| (action, line));
        all += 1;
        match read_paragraph(card.facts.kind, &line.replace(" / ", "\n"), lexicon) {
            Ok(_) => read += 1,
            Err(diagnostics) => {
                diagnostics.iter().for_each(|diagnostic| println!("{}\n", diagnostic.render()))
            }
        }
    }
    println!("{read} of {all} read");
}
