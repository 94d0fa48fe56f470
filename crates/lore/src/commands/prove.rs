//! `lore prove`: random games with every card, under properties that must hold at every decision.

use anyhow::Result;
use engine::program::{AbilityIx, CodeIx, DefIx, Pool};
use notation::{Catalog, catalog_of};
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use verify::{DeckSource, Depth, Proof, Proving, Unexercised, prove_game};

use crate::output::{Exit, Look, Output, say};
use crate::{Options, known, signals};

/// Play random games with every card and check what must always hold
///
/// Nothing is lost, kept values are right, offered is what is accepted, saving and replaying give the same game, nobody sees what is
/// hidden. Then tells what was never carried out. Exit status 1 if a check failed; each failure comes with the command that
/// repeats its game.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore prove --minutes 10
  lore prove --games 100 --seed 7")]
pub(crate) struct Args {
    /// Stop after so many minutes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    minutes: Option<u64>,
    /// How many games; 1000, or as many as the minutes allow
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The seed of the first game
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Only this game, with every check at every decision
    #[arg(long, value_name = "SEED", conflicts_with_all = ["minutes", "games", "seed", "threads"])]
    game: Option<u64>,
    /// Threads; as many as there are cores
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Also list the cards with something that was never carried out
    #[arg(long)]
    list: bool,
}

/// Games where neither games nor minutes are given.
const GAMES: u64 = 1_000;

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let catalog = catalog_of(&known::library(options)?);
    if let Some(seed) = args.game {
        let proved = prove_game(catalog.pool(), &DeckSource::new(catalog.pool()), seed, Depth::Every);
        let (decisions, checks) = (proved.answers, proved.checks);
        output.line((options.words().decisions_and_checks)(&decisions, &checks))?;
        return faults(&proved.faults, options, output);
    }
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let proving = Proving {
        first_seed: args.seed,
        games: args.games.unwrap_or(if args.minutes.is_some() { u64::MAX } else { GAMES }),
        threads: args.threads.map_or_else(cores, usize::from),
        depth: Depth::Sampled,
    };
    let until = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let signalled = signals::stop(options, |words| words.stopping_after_proofs);
    let (stop, shown) = (AtomicBool::new(false), AtomicUsize::new(0));
    let proof = Proof::run(catalog.pool(), proving, &stop, &|proof| {
        if signalled.load(Ordering::Relaxed) || until.is_some_and(|until| Instant::now() >= until) {
            stop.store(true, Ordering::Relaxed);
        }
        // At once: what ends the program later must not take it along.
        for fault in proof.faults.iter().skip(shown.swap(proof.faults.len(), Ordering::Relaxed)) {
            clear_progress();
            say(format_args!("{}: {fault}", options.words().fault));
        }
        progress(proof);
    });
    clear_progress();
    summary(&proof, &catalog, args, options, output)?;
    match faults(&proof.faults, options, output)? {
        Exit::Yes if signalled.load(Ordering::Relaxed) => Ok(Exit::Stopped),
        other => Ok(other),
    }
}

fn summary(
    proof: &Proof,
    catalog: &Catalog,
    args: &Args,
    options: &Options,
    output: &mut Output,
) -> Result<()> {
    let never = proof.unexercised(catalog.pool());
    let words = options.words();
    let lines = [
        (words.games, proof.games),
        (words.decisions, proof.answers),
        (words.checks, proof.checks),
        (words.cards_never_played, never.cards.len() as u64),
        (words.abilities_never_resolved, never.abilities.len() as u64),
        (words.instructions_never_executed, never.instructions.len() as u64),
    ];
    for (name, number) in lines {
        let number = output.paint(Look::Strong, number);
        output.line(format_args!("{name}: {number}"))?;
    }
    if args.list {
        for (card, what) in by_card(&never, catalog.pool(), options) {
            output.line(format_args!("  {}: {}", catalog.name(card), what.join(", ")))?;
        }
    }
    Ok(())
}

fn faults(faults: &[verify::Fault], options: &Options, output: &mut Output) -> Result<Exit> {
    for fault in faults {
        let word = output.paint(Look::Bad, options.words().fault);
        output.line(format_args!("{word}: {fault}"))?;
    }
    output.line(format_args!("{}: {}", options.words().faults, faults.len()))?;
    Ok(if faults.is_empty() { Exit::Yes } else { Exit::No })
}

/// What was never carried out, by card.
pub(crate) fn by_card(never: &Unexercised, pool: &Pool, options: &Options) -> BTreeMap<DefIx, Vec<String>> {
    let mut lists: BTreeMap<DefIx, Vec<String>> = BTreeMap::new();
    for card in &never.cards {
        lists.entry(*card).or_default().push(options.words().never_played.to_owned());
    }
    for ability in &never.abilities {
        if let Some(card) = with_ability(pool, *ability) {
            lists.entry(card).or_default().push((options.words().ability_never_resolved)(&ability.0));
        }
    }
    for (code, at) in &never.instructions {
        if let Some(card) = with_code(pool, *code) {
            let op = format!("{:?}", pool.code(*code).ops.get(usize::from(*at)));
            let word: String = op.trim_start_matches("Some(").chars().take(60).collect();
            lists.entry(card).or_default().push((options.words().instruction_never_executed)(&at, &word));
        }
    }
    lists
}

fn with_ability(pool: &Pool, ability: AbilityIx) -> Option<DefIx> {
    pool.cards().find(|(_, card)| card.abilities.contains(&ability)).map(|(def, _)| def)
}

fn with_code(pool: &Pool, code: CodeIx) -> Option<DefIx> {
    pool.cards().find(|(def, _)| verify::codes_of(pool, *def).contains(&code)).map(|(def, _)| def)
}

#[allow(clippy::print_stderr, reason = "progress is talk")]
fn progress(proof: &Proof) {
    let mut stderr = std::io::stderr();
    if stderr.is_terminal() && proof.games.is_multiple_of(16) {
        let _ = write!(stderr, "\r{} games, {} faults ", proof.games, proof.faults.len());
    }
}

fn clear_progress() {
    let mut stderr = std::io::stderr();
    if stderr.is_terminal() {
        let _ = write!(stderr, "\r\x1b[K");
    }
}
