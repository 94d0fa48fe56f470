//! `lore replay`: one simulated game again, told and written down.

use anyhow::{Context, Result};
use engine::Edition;
use notation::limits::Work;
use notation::{Verdict, catalog_of, narrate, resume_within};
use sim::replay::{Written, written};
use sim::{Cards, Ending, Plan, play_one};
use std::path::{Path, PathBuf};

use crate::files::{Existing, Force, may_write};
use crate::gaming::{self, Gaming};
use crate::output::{Exit, Output, say, told};
use crate::{Options, known, signals};

/// Play one game of a simulation again and tell it, move by move, each step with its rule
///
/// Decks, players and seed are those of `lore sim`; the game is found by its number.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore replay --decks decks/plain-amber-ruby.txt decks/plain-sapphire-steel.txt --seed 1 --game 3
  lore replay --decks one.txt other.txt --seed 7 --game 12 --save game-12.lore --quiet")]
pub(crate) struct Args {
    /// The decks of the simulation
    #[arg(long, required = true, num_args = 2.., value_name = "DECK")]
    decks: Vec<PathBuf>,
    /// The number of the game, from 1
    #[arg(long, value_name = "K")]
    game: u64,
    #[command(flatten)]
    gaming: Gaming,
    /// Write it as a .lore file, with its decks beside it
    #[arg(long, value_name = "FILE.lore")]
    save: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// Only how it ended
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let catalog = catalog_of(&library).with_any_deck();
    let decks = gaming::decks(&args.decks, &library, &catalog, None, options)?;
    let players = args.gaming.players(decks.len())?;
    let seed = args.gaming.seed.ok_or_else(|| told(|words| words.seed_is_needed))?;
    let plan = Plan { decks, players, games: u64::MAX / 4096, seed };
    let number = game_number(Some(args.game), &plan)?;
    if let Some(path) = &args.save {
        may_write(&files(path), args.force.existing(), options)?;
    }
    let cards = Cards::new(&catalog);
    // Half a game is no result.
    let words = options.words().game_not_ended;
    signals::on_signal(move |status| {
        say(words);
        std::process::exit(status);
    });
    let (fixture, outcome) =
        play_one(&plan, &cards, number).ok_or_else(|| told(|words| words.no_such_game))?;
    let [first, second] = fixture.decks.map(|deck| plan.decks[deck].name.as_str());
    let ending = match &outcome.ending {
        Ending::Won { seat, rule } => {
            format!("{} {} ({rule})", [first, second][*seat], options.words().wins)
        }
        Ending::Drawn => options.words().drawn.to_owned(),
        Ending::Fault { seat, why } => {
            let loses = options.words().loses_by_fault;
            format!("{} {loses}: {}", [first, second][*seat], why.say(options.language()))
        }
        Ending::Endless => options.words().too_many_decisions.to_owned(),
        Ending::Broken(why) => format!("{}: {why}", options.words().engine_failed),
    };
    let ([a, b], turns) = (outcome.lore, outcome.turns);
    let end = (options.words().game_told)(&first, &second, &ending, &a, &b, &turns);
    if args.quiet && args.save.is_none() {
        output.line(end)?;
        return Ok(Exit::Yes);
    }
    let stem = args.save.as_deref().map_or("game".to_owned(), stem);
    let written = written(&plan, &catalog, &fixture, &outcome, &stem)
        .with_context(|| format!("game {} cannot be written down", args.game))?;
    if let Some(path) = &args.save {
        store(&written, path, args.force.existing(), options)?;
    }
    if !args.quiet {
        let (_, verdict): (_, Verdict) =
            resume_within(&written.file, &catalog, Edition::default(), Work::UNBOUNDED);
        let language = options.language();
        output.line(narrate(&verdict, language).trim_end())?;
    }
    output.line(end)?;
    Ok(Exit::Yes)
}

/// The number of a game counted from 0, if the plan has it.
pub(crate) fn game_number(number: Option<u64>, plan: &Plan) -> Result<u64> {
    match number {
        Some(number) if number >= 1 && number <= plan.total() => Ok(number - 1),
        _ => Err(told(|words| (words.games_are_numbered)(&plan.total()))),
    }
}

/// Plays a game again and writes it.
pub(crate) fn save(
    plan: &Plan,
    cards: &Cards<'_>,
    number: u64,
    path: &Path,
    existing: Existing,
    options: &Options,
) -> Result<()> {
    let (fixture, outcome) = play_one(plan, cards, number).ok_or_else(|| told(|words| words.no_such_game))?;
    let written = written(plan, cards.catalog, &fixture, &outcome, &stem(path))
        .with_context(|| format!("game {} cannot be written down", number + 1))?;
    store(&written, path, existing, options)
}

fn stem(path: &Path) -> String {
    path.file_stem().map_or("game".to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// What is written for a game: the file, and the decks of both players beside it.
pub(crate) fn files(path: &Path) -> [PathBuf; 3] {
    let stem = stem(path);
    let deck = |letter: char| path.with_file_name(format!("{stem}.{letter}.txt"));
    [path.to_owned(), deck('a'), deck('b')]
}

fn store(written: &Written, path: &Path, existing: Existing, options: &Options) -> Result<()> {
    let write = |path: &Path, text: &str| files::replace(path, text.as_bytes(), existing);
    write(path, &notation::write(&written.file))?;
    for (name, text) in &written.decks {
        write(&path.with_file_name(name), text)?;
    }
    say((options.words().game_is_in)(&path.display()));
    Ok(())
}
