//! Tries the phrase readers on every place of a card file where such a phrase may begin, and lists what fails.
//!
//! `cargo run --release -p lorekeeper-syntax --example nouns -- CARDS.json [FIRST_SET LAST_SET] [nouns|heads|conditions|keywords|each]`
#![allow(clippy::print_stdout, clippy::disallowed_methods)]

use std::collections::BTreeMap;

use import::{Corrections, import};
use lorekeeper_syntax::grammar::Case;
use lorekeeper_syntax::out::Out;
use lorekeeper_syntax::phrase::{amount, condition, event, keyword, noun, player};
use lorekeeper_syntax::{Cursor, normalise};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, path, first, last, mode, ..] = arguments.as_slice() else {
        println!("usage: nouns CARDS.json FIRST_SET LAST_SET MODE");
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
    let mut tally = Tally::default();
    for card in &cards {
        let set = card.facts.printings.iter().filter_map(|printing| printing.set.number()).min().unwrap_or(0);
        if set < first || set > last {
            continue;
        }
        for paragraph in &card.paragraphs {
            scan(&normalise(paragraph), &lexicon, mode, &mut tally);
        }
    }
    println!("{} read, {} not", tally.read, tally.failed);
    let mut failures: Vec<(String, u32)> = tally.failures.into_iter().collect();
    failures.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (failure, count) in failures {
        println!("{count:5} {failure}");
    }
}

#[derive(Default)]
struct Tally {
    read: u32,
    failed: u32,
    failures: BTreeMap<String, u32>,
}

impl Tally {
    fn fail(&mut self, text: String) {
        self.failed += 1;
        *self.failures.entry(text).or_default() += 1;
    }
}

fn scan(text: &str, lexicon: &lorekeeper_syntax::Lexicon, mode: &str, tally: &mut Tally) {
    let starts: Vec<usize> = lorekeeper_syntax::lex::lex(text).iter().map(|token| token.start).collect();
    for start in starts {
        let rest = &text[start..];
        match mode {
            "nouns" => {
                const WORDS: [&str; 19] = [
                    "this",
                    "a",
                    "an",
                    "another",
                    "chosen",
                    "each",
                    "all",
                    "your",
                    "their",
                    "one",
                    "that",
                    "those",
                    "up",
                    "any",
                    "no",
                    "none",
                    "the",
                    "characters",
                    "opposing",
                ];
                if starts_with_word(rest, &WORDS) {
                    scan_noun(rest, lexicon, tally);
                }
            }
            "heads"
                if starts_with_word(
                    rest,
                    &[
                        "When",
                        "Whenever",
                        "whenever",
                        "when",
                        "At",
                        "The first time",
                        "The next time",
                        "the first time",
                        "the next time",
                    ],
                ) =>
            {
                check(rest, lexicon, tally, &[", "], |c, out| {
                    let heads = event::read_trigger_heads(c)?;
                    event::write_trigger_heads(&heads, out);
                    Ok(())
                });
            }
            "conditions" if starts_with_word(rest, &["if", "If", "While", "while", "unless"]) => {
                let rest = rest.split_once(' ').map_or("", |(_, rest)| rest);
                check(rest, lexicon, tally, &[", ", ".", "", "\"", ":"], |c, out| {
                    let condition = condition::read_condition(c)?;
                    condition::write_condition(&condition, out);
                    Ok(())
                });
            }
            "each" if rest.starts_with("for each ") || rest.starts_with("For each ") => {
                check(&rest[9..], lexicon, tally, &[", ", ".", "", "\""], |c, out| {
                    let each = amount::read_each(c)?;
                    amount::write_each(&each, out);
                    Ok(())
                });
            }
            "equal" if rest.starts_with("equal to ") => {
                let rest = rest.trim_start_matches("equal to ").trim_start_matches("or less than ");
                check(rest, lexicon, tally, &[", ", ".", "", "\""], |c, out| {
                    let value = amount::read_value(c)?;
                    amount::write_value(&value, out);
                    Ok(())
                });
            }
            "keywords" if start == 0 => {
                check(rest, lexicon, tally, &[""], |c, out| {
                    let line = keyword::read_keyword_line(c)?;
                    keyword::write_keyword_line(&line, out);
                    Ok(())
                });
            }
            _ => {}
        }
    }
}

fn starts_with_word(rest: &str, words: &[&str]) -> bool {
    words.iter().any(|word| {
        rest.strip_prefix(word)
            .is_some_and(|tail| !tail.starts_with(|c: char| c.is_alphanumeric() || c == '\''))
    })
}

/// Reads at the front of `rest`, writes it, and compares; what follows must be one of `ends`.
fn check(
    rest: &str,
    lexicon: &lorekeeper_syntax::Lexicon,
    tally: &mut Tally,
    ends: &[&str],
    read: impl Fn(&mut Cursor<'_>, &mut Out) -> lorekeeper_syntax::Read<()>,
) {
    let mut cursor = Cursor::new(rest, lexicon);
    let mut out = Out::default();
    if read(&mut cursor, &mut out).is_err() {
        let diagnostic = cursor.diagnostic();
        tally.fail(format!("UNREAD {} AT {}", clip(rest), clip(&rest[diagnostic.at..])));
        return;
    }
    let left = cursor.rest();
    let consumed = rest[..rest.len() - left.len()].trim_end();
    let written = out.finish();
    if !written.eq_ignore_ascii_case(consumed) {
        tally.fail(format!("WRITTEN {written} FOR {consumed}"));
    } else if !ends
        .iter()
        .any(|end| if end.is_empty() { left.is_empty() } else { left.starts_with(end.trim_end()) })
    {
        tally.fail(format!("LEFT {consumed} || {}", clip(left)));
    } else {
        tally.read += 1;
    }
}

fn scan_noun(rest: &str, lexicon: &lorekeeper_syntax::Lexicon, tally: &mut Tally) {
    let mut cursor = Cursor::new(rest, lexicon);
    if player::read_player(&mut cursor).is_ok() || player::read_zone(&mut cursor).is_ok() {
        return;
    }
    let read = noun::read_noun_phrase(&mut cursor);
    let Ok(phrase) = read else {
        tally.fail(format!("UNREAD {}", clip(rest)));
        return;
    };
    let left = cursor.rest();
    let consumed = rest[..rest.len() - left.len()].trim_end();
    let mut out = Out::default();
    noun::write_noun_phrase(&phrase, Case::Object, &mut out);
    let written = out.finish();
    if written.eq_ignore_ascii_case(consumed) {
        tally.read += 1;
        if std::env::var_os("SHOW").is_some() {
            let next = left.split(' ').next().unwrap_or("");
            *tally.failures.entry(format!("ok {consumed} || {next}")).or_default() += 1;
        }
    } else {
        tally.fail(format!("WRITTEN {written} FOR {consumed}"));
    }
}

fn clip(text: &str) -> String {
    text.chars().take(70).collect()
}
