//! `lore bench`: how fast the engine is, and that it still plays the same games.

use anyhow::Result;
use cards::CardFacts;
use notation::catalog_of;
use serde::Serialize;
use sim::bench::{Bench, Clock, Measured};
use std::time::Instant;

use crate::output::{Exit, Look, Output, say};
use crate::{Options, known, signals};

/// Play random games of fixed decks on one thread and measure
///
/// The checksum covers winner, turns, lore and decisions of every game: as long as rules and cards stay, it stays. Speed is given
/// in games and decisions a second, and as decisions in the time that one shuffle of sixty cards takes in the same run, which
/// depends on the machine far less: the product of the decisions a second and the time of a shuffle, both measured in turns in
/// stretches of 40 ms or more. Time is the processor time of the thread alone on Linux; elsewhere it is time on the wall, which
/// is said.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore bench
  lore bench --games 400 --json
  lore bench --texts")]
pub(crate) struct Args {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Print JSON, one line
    #[arg(long)]
    json: bool,
    /// Measure loading the library and reading all card texts instead
    #[arg(long, conflicts_with_all = ["games", "json"])]
    texts: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    if args.texts {
        return texts(output);
    }
    let library = known::library(options)?;
    let bench = Bench::new(&library, &catalog_of(&library))?;
    let stop = signals::stop(options, |words| words.stopping_after_game);
    let measured = bench.measure(args.games, stop);
    if measured.clock == Clock::Wall {
        say("note: this system does not tell the time of a thread; the times are those on the wall");
    }
    if args.json {
        output.line(serde_json::to_string(&Line::of(&measured))?)?;
    } else {
        print(&measured, output)?;
    }
    if measured.games < args.games {
        say(format_args!(
            "stopped after {} of {} games; the checksum is that of these",
            measured.games, args.games
        ));
        return Ok(Exit::Stopped);
    }
    Ok(Exit::Yes)
}

/// How long the library takes to load, and the reader to read every text of it: the English written from the trees, which is the
/// print.
fn texts(output: &mut Output) -> Result<Exit> {
    let started = Instant::now();
    let library = library::load()?;
    let mut cards = Vec::new();
    for (card, facts) in library.catalogue().iter() {
        cards.push((facts, library.text(card)?));
    }
    let loaded = started.elapsed();
    let lexicon = cards::lexicon(cards.iter().map(|(facts, _)| *facts));
    let written: Vec<(&CardFacts, String)> = cards
        .iter()
        .flat_map(|(facts, text)| text.abilities().unwrap_or_default().iter().map(|own| (*facts, own)))
        .map(|(facts, printed)| (facts, syntax::english(&printed.ability)))
        .collect();
    let started = Instant::now();
    let read = written
        .iter()
        .filter(|(facts, text)| syntax::read_paragraph(facts.kind, text, &lexicon).is_ok())
        .count();
    let reading = started.elapsed();
    output.line(format_args!("{:.1} ms to load {} cards", loaded.as_secs_f64() * 1e3, cards.len()))?;
    output.line(format_args!(
        "{:.1} ms to read {read} of {} texts",
        reading.as_secs_f64() * 1e3,
        written.len()
    ))?;
    Ok(if read == written.len() { Exit::Yes } else { Exit::No })
}

/// What `--json` prints, in this order.
#[derive(Serialize)]
struct Line {
    games: u64,
    games_per_second: f64,
    decisions_per_second: f64,
    shuffle_ns: f64,
    decisions_per_shuffle: f64,
    checksum: String,
}

impl Line {
    fn of(measured: &Measured) -> Line {
        Line {
            games: measured.games,
            games_per_second: rounded(measured.games_per_second),
            decisions_per_second: rounded(measured.decisions_per_second),
            shuffle_ns: rounded(measured.shuffle_ns),
            decisions_per_shuffle: (measured.decisions_per_shuffle * 1e4).round() / 1e4,
            checksum: format!("{:016x}", measured.checksum),
        }
    }
}

fn rounded(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn print(measured: &Measured, output: &mut Output) -> Result<()> {
    let strong = |text: String| output.paint(Look::Strong, text);
    let lines = [
        format!(
            "{} games/s, {} decisions/s ({} games, {:.0} decisions each)",
            strong(format!("{:.0}", measured.games_per_second)),
            strong(format!("{:.0}", measured.decisions_per_second)),
            measured.games,
            measured.decisions as f64 / measured.games.max(1) as f64
        ),
        format!(
            "{} decisions in the time of one shuffle of sixty cards ({:.0} ns)",
            strong(format!("{:.3}", measured.decisions_per_shuffle)),
            measured.shuffle_ns
        ),
        format!("{} for the clone of a game half played", strong(format!("{:.0} ns", measured.clone_ns))),
        format!("checksum {}", strong(format!("{:016x}", measured.checksum))),
    ];
    lines.iter().try_for_each(|line| output.line(line))
}
