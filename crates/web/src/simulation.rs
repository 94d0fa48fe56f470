//! Many games in a worker: a piece at a time, so that the page can show progress, cancel, and share them among workers.

use serde::{Deserialize, Serialize};
use sim::bench::{Bench, Room, Score};
use sim::interval::{Mean, Share};
use sim::{Cards, Deck, Plan, Summary, Tally, Who, play_one};
use table::Collection;
use ts_rs::TS;

use crate::decks::{DeckText, list};
use crate::said::words;
use crate::words::Tongue;
use crate::{Desk, Trouble};
use vocabulary::order::InOrder;

/// The most decks of a simulation.
const DECKS_MAX: usize = 12;

/// A simulation that was prepared.
pub(crate) struct Simulation {
    collection: Collection,
    plan: Plan,
}

/// A simulation to prepare: every deck meets every other.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SimulationInput {
    /// The lists that meet.
    pub decks: Vec<DeckText>,
    /// Who plays all decks: `random`, `greedy` or `search:N`.
    pub player: String,
    /// Games of each pair.
    pub games: u32,
    /// The seed from which all games draw theirs.
    pub seed: u32,
    /// The language of the answer.
    pub language: Tongue,
}

/// How many games there are.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct SimulationBegun {
    /// How many games there are.
    pub total: u32,
}

/// Some games of it.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
pub struct SimulateInput {
    /// The first game, from 0.
    pub from: u32,
    /// The game after the last.
    pub to: u32,
}

/// What pieces came to, as they were given.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SummaryInput {
    /// What pieces of the run gave.
    pub tallies: Vec<String>,
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ShareShown {
    /// The share; none of nothing.
    pub share: Option<f64>,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// Of how many games.
    pub of: f64,
}

impl From<Share> for ShareShown {
    fn from(share: Share) -> ShareShown {
        ShareShown { share: share.share, low: share.low, high: share.high, of: share.of as f64 }
    }
}

/// What a simulation showed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SimulationShown {
    /// How many games.
    pub games: f64,
    /// How often who began won.
    pub first_player: ShareShown,
    /// How many turns a game had.
    pub mean_turns: Option<f64>,
    /// How many games had so many turns, from 0.
    pub turns: Vec<f64>,
    /// Deck by deck.
    pub decks: Vec<DeckShown>,
    /// Games that ended by a fault of a player.
    pub faults: f64,
}

/// A deck in all its games.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckShown {
    /// What it is called.
    pub name: String,
    /// Of all its games.
    pub wins: ShareShown,
    /// Of those in which it began.
    pub going_first: ShareShown,
    /// Of those in which the other began.
    pub going_second: ShareShown,
    /// Its wins against each of the decks, in their order; none against itself.
    pub against: Vec<Option<ShareShown>>,
    /// Its mean lore at the end of each of its turns.
    pub lore: Vec<f64>,
    /// Card by card.
    pub cards: Vec<CardShown>,
}

/// A card in the games of its deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardShown {
    /// Its full name.
    pub name: String,
    /// How many are in the deck.
    pub copies: u32,
    /// How often the deck won when it was drawn.
    pub drawn: ShareShown,
    /// How often the deck won when it was played.
    pub played: ShareShown,
    /// How much more often the deck won when the card was drawn.
    pub worth: Option<f64>,
    /// The lower end of its interval.
    pub worth_low: Option<f64>,
    /// The upper end of its interval.
    pub worth_high: Option<f64>,
}

/// Random games to be played.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
pub struct BenchInput {
    /// The first game, from 0.
    pub from: u32,
    /// The game after the last.
    pub to: u32,
}

/// What random games came to.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BenchScore {
    /// Answers given.
    pub decisions: f64,
    /// A sum over all results: the same games give the same.
    pub checksum: String,
}

pub(crate) fn begin(desk: &mut Desk, input: SimulationInput) -> Result<SimulationBegun, Trouble> {
    let language = vocabulary::Language::from(input.language);
    if !(2..=DECKS_MAX).contains(&input.decks.len()) {
        return Err(Trouble((words(language).decks_needed)(&DECKS_MAX)));
    }
    let mut lists = Vec::new();
    for deck in &input.decks {
        lists.push((deck.name.clone(), list(desk, deck, language)?.cards));
    }
    let mut names: Vec<String> =
        lists.iter().flat_map(|(_, cards)| cards.iter().map(|(_, card)| card.clone())).collect();
    names.order();
    names.dedup();
    let collection = desk.collection(&names);
    let mut decks = Vec::new();
    for (name, cards) in lists {
        let deck = Deck::of_names(&name, cards, collection.catalog());
        let told = |wrong: Vec<sim::Unplayable>| {
            Trouble(wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        };
        decks.push(deck.map_err(told)?);
    }
    let who: Who = input.player.parse()?;
    let players = vec![who; decks.len()];
    let plan = Plan { decks, players, games: input.games.into(), seed: input.seed.into() };
    let total = plan.total() as u32;
    desk.simulation = Some(Simulation { collection, plan });
    Ok(SimulationBegun { total })
}

fn prepared(desk: &Desk) -> Result<&Simulation, Trouble> {
    desk.simulation.as_ref().ok_or_else(|| Trouble("no simulation is prepared".to_owned()))
}

/// Gives the sums as text: whole numbers that JavaScript need not read.
pub(crate) fn simulate(desk: &mut Desk, input: SimulateInput) -> Result<String, Trouble> {
    let Simulation { collection, plan } = prepared(desk)?;
    let cards = Cards::new(collection.catalog());
    let mut tally = Tally::new(plan);
    for number in input.from..input.to {
        if let Some((fixture, outcome)) = play_one(plan, &cards, number.into()) {
            tally.add(plan, &fixture, &outcome);
        }
    }
    Ok(serde_json::to_string(&tally)?)
}

pub(crate) fn summary(desk: &mut Desk, input: SummaryInput) -> Result<SimulationShown, Trouble> {
    let Simulation { plan, .. } = prepared(desk)?;
    let mut sum = Tally::new(plan);
    for tally in &input.tallies {
        sum.merge(&serde_json::from_str(tally)?);
    }
    Ok(shown(&Summary::new(plan, &sum)))
}

fn shown(summary: &Summary) -> SimulationShown {
    let against = |own: usize| {
        (0..summary.decks.len()).map(|other| summary.meeting(own, other).map(Into::into)).collect()
    };
    let deck = |(at, deck): (usize, &sim::DeckSummary)| DeckShown {
        name: deck.name.clone(),
        wins: deck.wins.into(),
        going_first: deck.wins_going_first.into(),
        going_second: deck.wins_going_second.into(),
        against: against(at),
        lore: deck.lore.iter().map(|mean: &Mean| mean.mean).collect(),
        cards: deck.cards.iter().map(card).collect(),
    };
    SimulationShown {
        games: summary.games as f64,
        first_player: summary.first_player.into(),
        mean_turns: summary.turns.mean.map(|mean| mean.mean),
        turns: summary.turns.counts.iter().map(|count| *count as f64).collect(),
        decks: summary.decks.iter().enumerate().map(deck).collect(),
        faults: summary.fault_count as f64,
    }
}

fn card(card: &sim::CardSummary) -> CardShown {
    CardShown {
        name: card.name.clone(),
        copies: card.copies,
        drawn: card.drawn.into(),
        played: card.played.into(),
        worth: card.worth.map(|worth| worth.difference),
        worth_low: card.worth.map(|worth| worth.low),
        worth_high: card.worth.map(|worth| worth.high),
    }
}

pub(crate) fn bench(desk: &mut Desk, input: BenchInput) -> Result<BenchScore, Trouble> {
    let library = desk.library.clone();
    let bench = Bench::new(&library, desk.all().catalog())?;
    let (mut room, mut sum) = (Room::default(), Score::default());
    for number in input.from..input.to {
        sum += bench.play(number.into(), &mut room);
    }
    Ok(BenchScore { decisions: sum.decisions as f64, checksum: format!("{:016x}", sum.checksum) })
}
