//! `lore sim`: many games, and what they tell about decks.

use anyhow::{Result, anyhow};
use notation::catalog_of;
use sim::bot::Bot;
use sim::checkpoint::Checkpoint;
use sim::{Cards, Control, Plan, Progress, Summary, Who, report, run as play_all};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use crate::commands::replay;
use crate::files::Force;
use crate::gaming::{self, Bar, Gaming};
use crate::output::{Exit, Output, say, told};
use crate::{Options, files, known};

/// Play many games of decks against each other and tell what came of them
///
/// Two decks meet, or of more each meets each. The same seed gives the same numbers, however many threads play. Ctrl-C
/// gives the results so far, with exit status 130, and so do SIGTERM (143) and SIGHUP (129); with --resume the run goes on later from there. A deck that is not legal in
/// Infinity, the widest format, is named and played all the same.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore sim decks/amber-steel-songs.txt decks/ruby-steel-racers.txt --games 200 --report songs.html
  lore sim one.txt other.txt --players \"bot:python3 examples/bot.py,greedy\" --games 20 --json")]
pub(crate) struct Args {
    /// Decks, two or more: files, or names of ready decks
    #[arg(required = true, num_args = 2.., value_name = "DECK")]
    decks: Vec<PathBuf>,
    /// Games of each pair of decks
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    gaming: Gaming,
    /// Threads; as many as the machine runs at once where not given
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print CSV, one number in each line
    #[arg(long)]
    csv: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Go on from this file if it is there, and keep the progress in it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write game number K as a .lore file, with its decks beside it
    #[arg(long, num_args = 2, value_names = ["K", "FILE.lore"])]
    save_game: Option<Vec<String>>,
    #[command(flatten)]
    force: Force,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let catalog = catalog_of(&library).with_any_deck();
    let format = super::deck::format("infinity", &library)?;
    let decks = gaming::decks(&args.decks, &library, &catalog, Some(format), options)?;
    let players = args.gaming.players(decks.len())?;
    try_bots(&players)?;
    let kept = || args.resume.as_deref().and_then(sim::checkpoint::seed_in);
    let seed = args.gaming.seed.or_else(kept).unwrap_or_else(gaming::secret_seed);
    let plan = Plan { decks, players, games: args.games, seed };
    let save_game = args.save_game.as_deref().map(|words| save_target(words, &plan)).transpose()?;
    // Before the first game: hours must not end in a refusal.
    if let Some((_, path)) = &save_game {
        files::may_write(&replay::files(path), args.force.existing(), options)?;
    }
    let cards = Cards::new(&catalog);
    let (checkpoint, before) = match &args.resume {
        Some(path) => {
            let (checkpoint, before) = Checkpoint::open(path, &plan, &cards)?;
            (Some(checkpoint), before)
        }
        None => (None, None),
    };
    if let Some(before) = &before {
        let count = before.done.count();
        say((options.words().going_on_after_games)(&count));
    }
    // A page of an earlier run is renewed; any other file stays.
    let heads = crate::Language::ALL.map(report::page_head);
    let is_page = |path: &PathBuf| heads.iter().any(|head| files::begins_with(path, head));
    if let Some(path) = args.report.as_ref().filter(|path| !is_page(path)) {
        files::may_write(std::slice::from_ref(path), args.force.existing(), options)?;
    }
    let before = before.unwrap_or_else(|| Progress::new(&plan));
    let bar = Bar::new(before.done.count(), plan.total());
    let control = Control {
        threads: gaming::threads(args.threads),
        stop: gaming::stop(options),
        told: &|done| bar.show(done),
        checkpoint: checkpoint.as_ref(),
    };
    let (progress, failed) = play_all(&plan, &cards, before, &control);
    bar.done();
    if let Some(failed) = failed {
        say((options.words().progress_not_kept)(&failed));
    }
    let done = progress.done.count();
    let is_stopped = done < plan.total();
    if is_stopped {
        let total = plan.total();
        say((options.words().stopped_after_games)(&done, &total));
    }
    let summary = Summary::new(&plan, &progress.tally);
    if summary.fault_count > 0 {
        let count = summary.fault_count;
        say((options.words().games_with_a_fault)(&count));
    }
    if args.json {
        output.json(&summary)?;
    } else if args.csv {
        output.line(report::csv(&summary).trim_end())?;
    } else {
        output.line(report::table_in(&summary, options.language()).trim_end())?;
        output.line("")?;
        let mut told: Vec<&Who> = Vec::new();
        for who in &plan.players {
            if !told.contains(&who) {
                output.line(format_args!("{who}: {}", gaming::trust(who, options)))?;
                told.push(who);
            }
        }
    }
    // Last, so that a file that cannot be written costs no results.
    if let Some(path) = &args.report {
        // What came there meanwhile is not ours either.
        let existing = if is_page(path) { files::Existing::Overwritten } else { args.force.existing() };
        files::replace(path, report::html_in(&summary, options.language()).as_bytes(), existing)?;
        let path = path.display();
        say((options.words().report_is_in)(&path));
    }
    if let Some((number, path)) = save_game {
        replay::save(&plan, &cards, number, &path, args.force.existing(), options)?;
    }
    Ok(if is_stopped { Exit::Stopped } else { Exit::Yes })
}

/// A bot that cannot even be started is a mistake of the command, not a lost game.
fn try_bots(players: &[Who]) -> Result<()> {
    for who in players {
        if let Who::Bot(command) = who {
            Bot::start(command).map_err(|fault| anyhow!("{who}: {fault}"))?;
        }
    }
    Ok(())
}

fn save_target(words: &[String], plan: &Plan) -> Result<(u64, PathBuf)> {
    let [number, path] = words else {
        return Err(told(|words| words.save_game_takes));
    };
    let number = replay::game_number(number.parse().ok(), plan)?;
    Ok((number, PathBuf::from(path)))
}
