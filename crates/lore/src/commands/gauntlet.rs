//! `lore gauntlet`: one deck against all ready decks.

use anyhow::{Result, anyhow};
use notation::catalog_of;
use serde::Serialize;
use sim::interval::{Difference, Share};
use sim::tally::Count;
use sim::{CardSummary, Cards, Control, DeckRecord, Plan, Progress, Summary, Who, run as play_all};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use table::READY;

use crate::gaming::{self, Bar};
use crate::output::{Exit, Look, Output, say};
use crate::{Options, known};

/// Play a deck against every ready deck: matchups, first and second, best of three, and which cards to keep
///
/// All games have the same player on both sides. Shares stand with their 95 % interval. Cards to keep: how much more often the deck won
/// with the card in its opening hand than without it. Ctrl-C gives the results so far.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore gauntlet my-deck.txt --games 200
  lore gauntlet amber-steel-songs --against ruby-steel-racers sapphire-steel-items --json")]
pub(crate) struct Args {
    /// The deck: a file, or the name of a ready deck
    deck: PathBuf,
    /// Only these decks, files or names; without it all ready decks but the plain ones
    #[arg(long, num_args = 1.., value_name = "DECK")]
    against: Vec<PathBuf>,
    /// Games against each
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// Who plays both sides
    #[arg(long, value_name = "WHO", default_value = "adept")]
    players: Who,
    /// The seed; the same seed gives the same games. Without it, a secret one of the system's, which the results tell
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Threads; as many as the machine runs at once where not given
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Ready decks without text are for learning the game.
const PLAIN: &str = "plain-";

#[derive(Serialize)]
struct Gauntlet {
    deck: String,
    player: String,
    trust: String,
    seed: u64,
    wins: Share,
    wins_going_first: Share,
    wins_going_second: Share,
    meetings: Vec<Meeting>,
    cards: Vec<CardSummary>,
}

#[derive(Serialize)]
struct Meeting {
    against: String,
    wins: Share,
    going_first: Share,
    going_second: Share,
    best_of_three: Option<f64>,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let catalog = catalog_of(&library).with_any_deck();
    let format = super::deck::format("infinity", &library)?;
    let mut paths = vec![args.deck.clone()];
    if args.against.is_empty() {
        let own = args.deck.to_string_lossy().to_ascii_lowercase();
        let others = READY.iter().filter(|deck| !deck.name.starts_with(PLAIN) && deck.name != own);
        paths.extend(others.map(|deck| PathBuf::from(deck.name)));
    } else {
        paths.extend(args.against.iter().cloned());
    }
    let mut decks = gaming::decks(&paths, &library, &catalog, Some(format), options)?;
    let opponents = decks.split_off(1);
    let own = decks.pop().ok_or_else(|| anyhow!(options.words().no_deck))?;
    let cards = Cards::new(&catalog);
    let stop = gaming::stop(options);
    let seed = args.seed.unwrap_or_else(gaming::secret_seed);
    let bar = Bar::new(0, args.games * opponents.len() as u64);
    let mut record = DeckRecord::default();
    let mut meetings = Vec::new();
    for (at, opponent) in opponents.into_iter().enumerate() {
        let plan = Plan {
            decks: vec![own.clone(), opponent],
            players: vec![args.players.clone(); 2],
            games: args.games,
            seed: seed.wrapping_add(at as u64),
        };
        let before = args.games * at as u64;
        let control = Control {
            threads: gaming::threads(args.threads),
            stop,
            told: &|done| bar.show(before + done),
            checkpoint: None,
        };
        let (progress, _) = play_all(&plan, &cards, Progress::new(&plan), &control);
        let summary = Summary::new(&plan, &progress.tally);
        record.add(&progress.tally);
        let mine = &summary.decks[0];
        meetings.push(Meeting {
            against: plan.decks[1].name.clone(),
            wins: mine.wins,
            going_first: mine.wins_going_first,
            going_second: mine.wins_going_second,
            best_of_three: summary.pairs.first().and_then(|pair| pair.best_of_three),
        });
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            break;
        }
    }
    bar.done();
    let is_stopped = stop.load(std::sync::atomic::Ordering::Relaxed);
    if is_stopped {
        say(options.words().stopped_so_far);
    }
    let (first, second, cards) = (record.first, record.second, record.cards(&own));
    let share = |count: Count| Share::new(count.wins, count.games);
    let gauntlet = Gauntlet {
        deck: own.name.clone(),
        player: args.players.to_string(),
        trust: gaming::trust(&args.players, options),
        seed,
        wins: Share::new(first.wins + second.wins, first.games + second.games),
        wins_going_first: share(first),
        wins_going_second: share(second),
        meetings,
        cards,
    };
    if args.json {
        output.json(&gauntlet)?;
    } else {
        print(gauntlet, options, output)?;
    }
    Ok(if is_stopped { Exit::Stopped } else { Exit::Yes })
}

fn print(mut gauntlet: Gauntlet, options: &Options, output: &mut Output) -> Result<()> {
    let title =
        (options.words().deck_won)(&gauntlet.deck, &gauntlet.wins.percent().trim(), &gauntlet.wins.of);
    output.line(output.paint(Look::Strong, title))?;
    output.line(format_args!(
        "  {} {}; {} {}",
        options.words().going_first,
        gauntlet.wins_going_first.percent().trim(),
        options.words().going_second,
        gauntlet.wins_going_second.percent().trim()
    ))?;
    output.line(format_args!("  {} {}: {}", options.words().played_by, gauntlet.player, gauntlet.trust))?;
    output.line(format_args!("  {} {}", options.words().seed, gauntlet.seed))?;
    let worth = |meeting: &Meeting| meeting.wins.share.unwrap_or(0.5);
    gauntlet.meetings.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    let width = gauntlet.meetings.iter().map(|meeting| meeting.against.chars().count()).max().unwrap_or(0);
    output.line("")?;
    output.line(format_args!(
        "  {:width$}  {:22}  {:22}  {:22}  {}",
        options.words().against,
        options.words().won_with_interval,
        options.words().going_first,
        options.words().going_second,
        options.words().best_of_three
    ))?;
    for meeting in &gauntlet.meetings {
        let of_three =
            meeting.best_of_three.map_or_else(|| "-".to_owned(), |share| format!("{:.0} %", share * 100.0));
        output.line(format_args!(
            "  {:width$}  {:22}  {:22}  {:22}  {of_three}",
            meeting.against,
            meeting.wins.percent(),
            meeting.going_first.percent(),
            meeting.going_second.percent()
        ))?;
    }
    advice(&gauntlet.cards, options, output)
}

/// 2.2.2: which cards to keep, when the deck starts and when it does not.
fn advice(cards: &[CardSummary], options: &Options, output: &mut Output) -> Result<()> {
    let width = cards.iter().map(|card| card.name.chars().count()).max().unwrap_or(0);
    output.line("")?;
    output.line(options.words().opening_hand)?;
    output.line(format_args!(
        "  {:width$}  {:34}  {}",
        "",
        options.words().going_first,
        options.words().going_second
    ))?;
    let mut cards: Vec<&CardSummary> = cards.iter().collect();
    let worth = |card: &CardSummary| card.keep_first.map_or(0.0, |keep| keep.difference);
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    for card in cards {
        let (first, second) = (verdict(card.keep_first, options), verdict(card.keep_second, options));
        output.line(format_args!("  {:width$}  {first:34}  {second}", card.name))?;
    }
    Ok(())
}

fn verdict(keep: Option<Difference>, options: &Options) -> String {
    let Some(keep) = keep else { return "-".to_owned() };
    let word = match () {
        () if keep.low > 0.0 => options.words().keep,
        () if keep.high < 0.0 => options.words().put_back,
        () => options.words().either_way,
    };
    format!("{:+.1} [{:+.1}, {:+.1}] {word}", keep.difference * 100.0, keep.low * 100.0, keep.high * 100.0)
}
