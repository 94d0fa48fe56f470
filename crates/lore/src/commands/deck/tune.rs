//! `lore deck tune`: which swap makes a deck better.

use anyhow::{Result, anyhow};
use cards::CardFacts;
use cards::catalogue::CatalogueIx;
use cards::deck::{self, Deck as List, DeckEntry, Format, ListPlace};
use engine::state::ChaCha8;
use library::Library;
use notation::{Catalog, catalog_of};
use sim::interval::Share;
use sim::tally::{Count, DeckTally};
use sim::tune::{Stage, Swap, Tuned, Tuning, Verdict, tune};
use sim::{CardSummary, Cards, Control, Deck, Plan, Progress, Who, card_summaries, run as play_all};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use vocabulary::{CardKind, Inks};

use crate::gaming::{self, Bar};
use crate::output::{Exit, Look, Output, say};
use crate::{Options, known};

/// Try swaps within a deck's inks and tell which are better beyond noise
///
/// A first look at the deck as it is tells with which cards it wins least: those are tried first, for cards of like kind and cost before
/// others. In each round the better half
/// goes on; the last three are proved against the deck as it is in fresh games, all with the same seeds. Their intervals are
/// wide enough to hold for all of them at once 95 times in 100 (Bonferroni); fewer than 100 games of each prove nothing. Exit
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
    /// The seed; the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads; as many as the machine runs at once where not given
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// One game in so many is for the first look.
const FIRST_LOOK: u64 = 8;

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let catalog = catalog_of(&library).with_any_deck();
    let format = super::format(&args.format, &library)?;
    let mut paths = vec![args.deck.clone()];
    paths.extend(args.against.iter().cloned());
    let mut decks = gaming::decks(&paths, &library, &catalog, Some(format), options)?;
    let opponents = decks.split_off(1);
    let own = decks.pop().ok_or_else(|| anyhow!("no deck"))?;
    let list = super::read(&args.deck, &library)?;
    let cards = Cards::new(&catalog);
    let worst = worst_first(&own, &opponents, &cards, args);
    let swaps = swaps(&list, format, &library, &catalog, args, &worst);
    let bar = Bar::new(0, args.games);
    let tuning = Tuning {
        deck: &own,
        opponents: &opponents,
        swaps,
        who: &args.players,
        games: args.games,
        seed: args.seed,
        threads: gaming::threads(args.threads),
        stop: gaming::stop(),
        told: &|stage: &Stage| bar.show(stage.games_done),
    };
    let tuned = tune(&tuning, &cards).map_err(|wrong| {
        anyhow!("{}", wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    })?;
    bar.done();
    if tuned.stopped {
        say("stopped: what follows rests on the games so far");
    }
    if args.json {
        output.json(&tuned)?;
    } else {
        print(&tuned, &own.name, output)?;
    }
    Ok(match tuned.has_better() {
        _ if tuned.stopped => Exit::Stopped,
        true => Exit::Yes,
        false => Exit::No,
    })
}

fn print(tuned: &Tuned, name: &str, output: &mut Output) -> Result<()> {
    let base = Share::new(tuned.base_wins, tuned.base_games);
    output.line(format_args!(
        "{} games, {} swaps tried; {name} as it is won {} of {} games of the proof",
        tuned.games,
        tuned.tried,
        base.percent().trim(),
        tuned.base_games
    ))?;
    for proof in &tuned.proved {
        let verdict = match proof.verdict {
            Verdict::Better => output.paint(Look::Good, "better beyond noise"),
            Verdict::Worse => output.paint(Look::Bad, "worse beyond noise"),
            Verdict::Noise => output.paint(Look::Faint, "not beyond noise"),
            Verdict::TooFew => output.paint(Look::Faint, "too few games to tell"),
        };
        let Swap { copies, out, into } = &proof.swap;
        let gain = proof.gain;
        output.line(format_args!(
            "  {:+.1} points [{:+.1}, {:+.1}]  {verdict}: {copies} {into} for {copies} {out} ({} games)",
            gain.difference * 100.0,
            gain.low * 100.0,
            gain.high * 100.0,
            proof.games
        ))?;
    }
    match tuned.proved.len() {
        0 => {}
        1 => output.line("the interval holds 95 times in 100")?,
        count => output.line(format_args!(
            "the {count} intervals hold all at once 95 times in 100 ({:.1} % each)",
            100.0 - 5.0 / count as f64
        ))?,
    }
    output.line("all that was tried (games, won):")?;
    for tried in &tuned.all {
        let Swap { copies, out, into } = &tried.swap;
        let share = Share::new(tried.wins, tried.games);
        output.line(format_args!(
            "  {:5}  {}  {copies} {into} for {copies} {out}",
            tried.games,
            share.percent()
        ))?;
    }
    if !tuned.has_better() {
        output.line("no swap is better beyond noise; more games may tell more")?;
    }
    Ok(())
}

/// The cards of the deck, those first with which it won least often, from a share of the games.
fn worst_first(own: &Deck, opponents: &[Deck], cards: &Cards<'_>, args: &Args) -> Vec<String> {
    let games = (args.games / FIRST_LOOK / opponents.len().max(1) as u64).max(2);
    let mut tally: Option<DeckTally> = None;
    let (mut first, mut second) = (Count::default(), Count::default());
    for opponent in opponents {
        let plan = Plan {
            decks: vec![own.clone(), opponent.clone()],
            players: vec![args.players.clone(); 2],
            games,
            seed: args.seed,
        };
        let control = Control {
            threads: gaming::threads(args.threads),
            stop: gaming::stop(),
            told: &|_| {},
            checkpoint: None,
        };
        let (progress, _) = play_all(&plan, cards, Progress::new(&plan), &control);
        let pair = &progress.tally.pairs[0];
        first.games += pair.started[0];
        first.wins += pair.wins_started[0];
        second.games += pair.started[1];
        second.wins += pair.wins[0] - pair.wins_started[0];
        match &mut tally {
            Some(tally) => tally.merge(&progress.tally.decks[0]),
            None => tally = Some(progress.tally.decks[0].clone()),
        }
    }
    let mut cards = tally.map(|tally| card_summaries(own, &tally, first, second)).unwrap_or_default();
    let worth = |card: &CardSummary| card.worth.map_or(0.0, |worth| worth.difference);
    cards.sort_by(|one, other| worth(one).total_cmp(&worth(other)));
    cards.into_iter().map(|card| card.name).collect()
}

/// Swaps drawn by the seed: a card of the deck for one of like kind and cost that keeps the deck legal.
fn swaps(
    list: &List,
    format: &Format,
    library: &Library,
    catalog: &Catalog,
    args: &Args,
    worst: &[String],
) -> Vec<Swap> {
    let mut rng = ChaCha8::new(args.seed);
    let own = list.cards();
    let inks = own.iter().fold(Inks::NONE, |inks, entry| inks.union(library.facts(entry.card).inks));
    let mut incoming: Vec<(CatalogueIx, &CardFacts)> = library
        .catalogue()
        .iter()
        .filter(|(_, facts)| facts.inks.iter().all(|ink| inks.contains(ink)))
        .filter(|(_, facts)| catalog.find(&facts.full_name()).is_ok())
        .collect();
    rng.shuffle(&mut incoming);
    let mut swaps: Vec<Swap> = Vec::new();
    // Each card of the deck takes its turn, so that none is left out before all had one.
    let mut outgoing = own.clone();
    let place = |card: CatalogueIx| {
        let name = library.facts(card).full_name();
        worst.iter().position(|worst| *worst == name).unwrap_or(worst.len())
    };
    outgoing.sort_by_key(|entry| place(entry.card));
    for round in 0..args.swaps {
        for entry in &outgoing {
            if swaps.len() >= args.swaps {
                return swaps;
            }
            let gone = library.facts(entry.card);
            let fits = |(card, facts): &&(CatalogueIx, &CardFacts)| {
                *card != entry.card && is_like(gone, facts, round) && {
                    let full = facts.full_name();
                    !swaps.iter().any(|swap| swap.into == full && swap.out == gone.full_name())
                }
            };
            let copies = entry.count.min(args.copies);
            let legal = |(card, _): &&(CatalogueIx, &CardFacts)| {
                is_legal(list, entry.card, *card, copies, format, library)
            };
            if let Some((_, facts)) = incoming.iter().filter(fits).find(legal) {
                swaps.push(Swap { copies, out: gone.full_name(), into: facts.full_name() });
            }
            // Another card is found first next time.
            let count = incoming.len().max(1);
            incoming.rotate_left(rng.below(count as u32) as usize);
        }
    }
    swaps
}

/// The same kind of card, at a cost that is close; later rounds look further.
fn is_like(gone: &CardFacts, facts: &CardFacts, round: usize) -> bool {
    let kind = |facts: &CardFacts| match facts.kind {
        CardKind::Character => 0,
        CardKind::Action { .. } => 1,
        CardKind::Item => 2,
        CardKind::Location => 3,
    };
    let distance = u64::from(gone.cost.abs_diff(facts.cost));
    let reach = 1 + round as u64;
    distance <= reach && (round > 2 || kind(gone) == kind(facts))
}

fn is_legal(
    list: &List,
    out: CatalogueIx,
    into: CatalogueIx,
    copies: u32,
    format: &Format,
    library: &Library,
) -> bool {
    let mut left = copies;
    let mut entries: Vec<DeckEntry> = Vec::new();
    for entry in &list.entries {
        let gone = if entry.card == out { left.min(entry.count) } else { 0 };
        left -= gone;
        if entry.count > gone {
            entries.push(DeckEntry { count: entry.count - gone, ..entry.clone() });
        }
    }
    entries.push(DeckEntry { card: into, count: copies, place: ListPlace::List });
    let check =
        |list: &List| deck::check(list, format, library.catalogue(), |card| library.deck_rules(card)).len();
    // A deck that is not legal as it is must not get worse.
    check(&List { entries }) <= check(list)
}
