//! `lore deck tune`: which swap makes a deck better.

use anyhow::{Result, anyhow};
use notation::catalog_of;
use sim::interval::Share;
use sim::propose::{FirstLook, Proposing, propose};
use sim::tune::{Stage, Tuned, Tuning, Verdict, tune};
use sim::versions::Swap;
use sim::{Cards, Who};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use crate::gaming::{self, Bar};
use crate::output::{Exit, Look, Output, say};
use crate::{Options, known};

/// Try swaps within a deck's inks and tell which are better beyond noise
///
/// A first look at the deck as it is tells with which cards it wins least: those are tried first, for cards of like kind and cost before
/// others. In each round the better half goes on. When few swaps are left, two that both did better than the deck as it is are tried
/// together: two cards for two others. The best three are proved against the deck as it is in fresh games, all with the same seeds.
/// Their intervals are wide enough to hold for all of them at once 95 times in 100 (Bonferroni); fewer than 100 games of each prove nothing. Exit
/// status 1 if no swap is better beyond noise, 130 if it was stopped.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore deck tune my-deck.txt --against decks/ruby-steel-racers.txt decks/amber-steel-songs.txt
  lore deck tune my-deck.txt --against other.txt --games 20000 --swaps 64 --json")]
pub(crate) struct Args {
    /// The deck list
    deck: PathBuf,
    /// Decks to play against
    #[arg(long, required = true, num_args = 1.., value_name = "DECK")]
    against: Vec<PathBuf>,
    /// About how many games in all; every swap that is tried plays two at least
    #[arg(long, value_name = "N", default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many swaps to try
    #[arg(long, value_name = "N", default_value_t = 24)]
    swaps: usize,
    /// The most copies that a swap changes
    #[arg(long, value_name = "N", default_value_t = 4)]
    copies: u32,
    /// The format in which the decks are legal and whose cards may come in
    #[arg(long, value_name = "FORMAT", default_value = "infinity")]
    format: String,
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

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let catalog = catalog_of(&library).with_any_deck();
    let format = super::format(&args.format, &library)?;
    let mut paths = vec![args.deck.clone()];
    paths.extend(args.against.iter().cloned());
    let mut decks = gaming::decks(&paths, &library, &catalog, Some(format), options)?;
    let opponents = decks.split_off(1);
    let own = decks.pop().ok_or_else(|| anyhow!("no deck"))?;
    let list = super::read(&args.deck, &library, options)?;
    let cards = Cards::new(&catalog);
    let seed = args.seed.unwrap_or_else(gaming::secret_seed);
    let proposing = Proposing {
        deck: &own,
        list: &list,
        opponents: &opponents,
        format,
        who: &args.players,
        games: args.games,
        swaps: args.swaps,
        copies: args.copies,
        seed,
        threads: gaming::threads(args.threads),
        stop: gaming::stop(options),
    };
    let (swaps, look) = propose(&proposing, &library, &cards);
    let bar = Bar::new(0, args.games);
    let tuning = Tuning {
        deck: &own,
        opponents: &opponents,
        swaps,
        who: &args.players,
        games: args.games,
        seed,
        first_look: Some(look),
        threads: gaming::threads(args.threads),
        stop: gaming::stop(options),
        told: &|stage: &Stage| bar.show(stage.games_done),
    };
    let tuned = tune(&tuning, &cards).map_err(|wrong| {
        anyhow!("{}", wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    })?;
    bar.done();
    if tuned.stopped {
        say(options.words().stopped_so_far);
    }
    if args.json {
        output.json(&tuned)?;
    } else {
        print(&tuned, &own.name, &args.players, options, output)?;
    }
    Ok(match tuned.has_better() {
        _ if tuned.stopped => Exit::Stopped,
        true => Exit::Yes,
        false => Exit::No,
    })
}

fn print(tuned: &Tuned, name: &str, who: &Who, options: &Options, output: &mut Output) -> Result<()> {
    let base = Share::new(tuned.base_wins, tuned.base_games);
    let Tuned { games, tried, pairs, base_games, .. } = tuned;
    let won = base.percent();
    let won = won.trim();
    output.line((options.words().swaps_tried)(&games, &tried, &pairs))?;
    output.line((options.words().base_won)(&name, &won, &base_games))?;
    let played_by = options.words().played_by;
    output.line(format_args!("{played_by} {who}: {}", gaming::trust(who, options)))?;
    output.line((options.words().with_seed)(&tuned.seed))?;
    for proof in &tuned.proved {
        let verdict = match proof.verdict {
            Verdict::Better => output.paint(Look::Good, options.words().better_beyond_noise),
            Verdict::Worse => output.paint(Look::Bad, options.words().worse_beyond_noise),
            Verdict::Noise => output.paint(Look::Faint, options.words().not_beyond_noise),
            Verdict::TooFew => output.paint(Look::Faint, options.words().too_few_games),
        };
        let gain = proof.gain;
        output.line(format_args!(
            "  {:+.1} {} [{:+.1}, {:+.1}]  {verdict}: {} ({} {})",
            gain.difference * 100.0,
            options.words().points,
            gain.low * 100.0,
            gain.high * 100.0,
            in_words(&proof.swaps, options),
            proof.games,
            options.words().games
        ))?;
    }
    match tuned.proved.len() {
        0 => {}
        1 => output.line(options.words().interval_holds)?,
        count => {
            let each = 100.0 - 5.0 / count as f64;
            output.line((options.words().intervals_hold)(&count, &each))?;
        }
    }
    output.line(options.words().all_that_was_tried)?;
    for tried in &tuned.all {
        let share = Share::new(tried.wins, tried.games);
        let more = (tried.wins as f64 - tried.base_wins as f64) * 100.0 / tried.games.max(1) as f64;
        let words = in_words(&tried.swaps, options);
        output.line(format_args!("  {:5}  {}  {more:+6.1}  {words}", tried.games, share.percent()))?;
    }
    tuned.first_look.iter().try_for_each(|look| print_look(look, options, output))?;
    if !tuned.has_better() {
        output.line(options.words().no_swap_is_better)?;
    }
    Ok(())
}

/// With which cards the deck won least before anything was tried, or that so few games do not tell.
fn print_look(look: &FirstLook, options: &Options, output: &mut Output) -> Result<()> {
    output.line((options.words().first_look)(&look.games))?;
    for looked in look.worse() {
        let (worth, card) = (looked.worth, &looked.card);
        output.line(format_args!(
            "  {:+.1} [{:+.1}, {:+.1}]  {card}",
            worth.difference * 100.0,
            worth.low * 100.0,
            worth.high * 100.0
        ))?;
    }
    if look.worse().next().is_none() {
        output.line(options.words().look_tells_nothing)?;
    }
    Ok(())
}

fn in_words(swaps: &[Swap], options: &Options) -> String {
    let words = options.words();
    let each = swaps.iter().map(|Swap { copies, out, into }| (words.swap)(copies, into, out));
    each.collect::<Vec<_>>().join(words.and_swap)
}
