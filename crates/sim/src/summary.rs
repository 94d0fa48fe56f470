//! The results of a run as shares with intervals: what tables, JSON, CSV and the report show.

use crate::deck::Deck;
use crate::interval::{Difference, Mean, Share};
use crate::plan::Plan;
use crate::tally::{CardTally, Count, DeckTally, FaultNote, PairTally, Tally, Why};
use serde::Serialize;

/// All results of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The seed of the run.
    pub seed: u64,
    /// Games that were asked for, and those that were played to an end.
    pub games_planned: u64,
    /// How many games.
    pub games: u64,
    /// How often the starting player won.
    pub first_player: Share,
    /// How long they were.
    pub turns: Turns,
    /// How they ended.
    pub endings: Vec<EndingCount>,
    /// Deck by deck.
    pub decks: Vec<DeckSummary>,
    /// Each two decks against each other.
    pub pairs: Vec<PairSummary>,
    /// Games in which a bot or the engine broke, or that had no end.
    pub fault_count: u64,
    /// The first faults of players.
    pub faults: Vec<FaultNote>,
    /// Answers given in all games.
    pub decisions: u64,
}

/// How long games are, in turns of both players together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Turns {
    /// Absent where no game was played to an end.
    pub mean: Option<Mean>,
    /// One tenth, half and nine tenths of games have at most so many.
    pub tenth: usize,
    /// Half of the games have at most so many.
    pub median: usize,
    /// Nine games of ten have at most so many.
    pub ninetieth: usize,
    /// How many games had so many turns, from 0.
    pub counts: Vec<u64>,
}

/// How many games ended for a reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingCount {
    /// How.
    pub why: Why,
    /// The same in English.
    pub words: &'static str,
    /// How many games.
    pub games: u64,
}

/// A deck in all its games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckSummary {
    /// What it is called.
    pub name: String,
    /// Who played it.
    pub player: String,
    /// Of all its games.
    pub wins: Share,
    /// Of those in which it began.
    pub wins_going_first: Share,
    /// Of those in which the other began.
    pub wins_going_second: Share,
    /// Its mean lore at the end of each of its turns; the last value goes on after the game.
    pub lore: Vec<Mean>,
    /// Card by card.
    pub cards: Vec<CardSummary>,
}

/// A card of a deck. Shares are of games that the deck won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardSummary {
    /// Its full name.
    pub name: String,
    /// How many are in the deck.
    pub copies: u32,
    /// When it was drawn.
    pub drawn: Share,
    /// When it was not drawn.
    pub not_drawn: Share,
    /// How much more often the deck won when the card was drawn.
    pub worth: Option<Difference>,
    /// When it was in the opening hand.
    pub opening_hand: Share,
    /// With it in the opening hand, less without it, when the deck starts and when it does not: whether to keep it (2.2.2).
    pub keep_first: Option<Difference>,
    /// The same when the deck does not start.
    pub keep_second: Option<Difference>,
    /// With it drawn, when the deck starts and when it does not.
    pub drawn_first: Share,
    /// The same when the deck does not start.
    pub drawn_second: Share,
    /// When it was played.
    pub played: Share,
    /// Of the copies drawn, those that were inked.
    pub inked: Share,
    /// The mean turn in which it was first played.
    pub first_played: Option<Mean>,
}

/// Two decks against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairSummary {
    /// Numbers of the decks, from 0.
    pub decks: [usize; 2],
    /// Wins of the first.
    pub wins: Share,
    /// Games that nobody won.
    pub draws: u64,
    /// Wins of the first in matches of three games, the loser of a game starting the next; from the shares above.
    pub best_of_three: Option<f64>,
}

impl Summary {
    /// How many turns of its own a player had in the longest game: lore curves end there.
    pub(crate) fn own_turns(&self) -> usize {
        self.turns.counts.iter().rposition(|count| *count > 0).unwrap_or(0).div_ceil(2)
    }

    /// The results of a tally.
    pub fn new(plan: &Plan, tally: &Tally) -> Summary {
        let pairs = plan.pairs();
        let started: u64 = tally.pairs.iter().map(|pair| pair.games).sum();
        let started_wins = tally.pairs.iter().flat_map(|pair| pair.wins_started).sum();
        let ending = |why: &Why| {
            let games = tally.endings.get(why).copied().unwrap_or(0);
            (games > 0).then(|| EndingCount { why: *why, words: why.words(), games })
        };
        let pair = |(pair, decks): (&crate::tally::PairTally, &(usize, usize))| PairSummary {
            decks: [decks.0, decks.1],
            wins: Share::new(pair.wins[0], pair.games),
            draws: pair.games - pair.wins[0] - pair.wins[1],
            best_of_three: best_of_three(pair),
        };
        Summary {
            seed: plan.seed,
            games_planned: plan.total(),
            games: started,
            first_player: Share::new(started_wins, started),
            turns: turns(&tally.turns),
            endings: Why::ALL.iter().filter_map(ending).collect(),
            decks: (0..plan.decks.len()).map(|deck| deck_summary(plan, tally, &pairs, deck)).collect(),
            pairs: tally.pairs.iter().zip(&pairs).map(pair).collect(),
            fault_count: tally.fault_count,
            faults: tally.faults.clone(),
            decisions: tally.decisions,
        }
    }

    /// How the first deck did against the second, from the first one's side.
    pub fn meeting(&self, first: usize, second: usize) -> Option<Share> {
        let pair = |a, b| self.pairs.iter().find(|pair| pair.decks == [a, b]);
        if let Some(found) = pair(first, second) {
            return Some(found.wins);
        }
        let found = pair(second, first)?;
        let wins = (found.wins.share.unwrap_or(0.0) * found.wins.of as f64).round() as u64;
        Some(Share::new(found.wins.of - wins - found.draws, found.wins.of))
    }
}

fn deck_summary(plan: &Plan, tally: &Tally, pairs: &[(usize, usize)], deck: usize) -> DeckSummary {
    let own = &plan.decks[deck];
    // Finished games and wins of this deck: all, as the starting player, as the other.
    let (mut all, mut first, mut second) = (Count::default(), Count::default(), Count::default());
    for (pair, decks) in tally.pairs.iter().zip(pairs) {
        let side = match decks {
            (one, _) if *one == deck => 0,
            (_, other) if *other == deck => 1,
            _ => continue,
        };
        all.games += pair.games;
        all.wins += pair.wins[side];
        first.games += pair.started[side];
        first.wins += pair.wins_started[side];
        second.games += pair.started[1 - side];
        second.wins += pair.wins[side] - pair.wins_started[side];
    }
    let share = |count: Count| Share::new(count.wins, count.games);
    let own_tally = &tally.decks[deck];
    let lore = own_tally.lore.iter().zip(&own_tally.lore_squares);
    DeckSummary {
        name: own.name.clone(),
        player: plan.players[deck].to_string(),
        wins: share(all),
        wins_going_first: share(first),
        wins_going_second: share(second),
        lore: lore.filter_map(|(sum, squares)| Mean::new(*sum, *squares, all.games)).collect(),
        cards: card_summaries(own, own_tally, first, second),
    }
}

/// The cards of a deck, from the games in which it started and those in which it did not.
pub(crate) fn card_summaries(own: &Deck, tally: &DeckTally, first: Count, second: Count) -> Vec<CardSummary> {
    let share = |count: Count| Share::new(count.wins, count.games);
    let all = Count { games: first.games + second.games, wins: first.wins + second.wins };
    let less = |with: Count, of: Count| Difference::new(&share(with), &share(of.without(with)));
    let card = |(kind, card): (&crate::deck::Kind, &CardTally)| {
        let drawn = share(card.drawn);
        let not_drawn = share(all.without(card.drawn));
        CardSummary {
            name: kind.name.clone(),
            copies: kind.copies,
            drawn,
            not_drawn,
            worth: Difference::new(&drawn, &not_drawn),
            opening_hand: share(card.opening),
            keep_first: less(card.opening_first, first),
            keep_second: less(card.opening.without(card.opening_first), second),
            drawn_first: share(card.drawn_first),
            drawn_second: share(card.drawn.without(card.drawn_first)),
            played: share(card.played),
            inked: Share::new(card.copies_inked, card.copies_drawn),
            first_played: Mean::new(
                card.first_played.cast_signed(),
                card.first_played_squares,
                card.played.games,
            ),
        }
    };
    own.kinds.iter().zip(&tally.cards).map(card).collect()
}

/// The chance of the first deck in a match of three games: either may start, and the loser of a game starts the next.
fn best_of_three(pair: &PairTally) -> Option<f64> {
    let [started, other] = pair.started;
    if started == 0 || other == 0 {
        return None;
    }
    // The first deck's chance in a game that it starts, and in one that it does not.
    let first = pair.wins_started[0] as f64 / started as f64;
    let second = (pair.wins[0] - pair.wins_started[0]) as f64 / other as f64;
    // It starts after a loss and does not after a win.
    let one_each = |lost_last: bool| if lost_last { first } else { second };
    let after = |won: bool| {
        if won { second + (1.0 - second) * one_each(true) } else { first * one_each(false) }
    };
    let begun = |chance: f64| chance * after(true) + (1.0 - chance) * after(false);
    Some((begun(first) + begun(second)) / 2.0)
}

fn turns(counts: &[u64]) -> Turns {
    let games: u64 = counts.iter().sum();
    let power = |power: u32| {
        counts.iter().zip(0_u64..).map(move |(games, turns)| turns.pow(power) * games).sum::<u64>()
    };
    let reached = |share: f64| {
        let mut left = (games as f64 * share).ceil() as u64;
        for (turns, games) in counts.iter().enumerate() {
            if *games >= left && left > 0 {
                return turns;
            }
            left = left.saturating_sub(*games);
        }
        0
    };
    Turns {
        mean: Mean::new(power(1).cast_signed(), power(2), games),
        tenth: reached(0.1),
        median: reached(0.5),
        ninetieth: reached(0.9),
        counts: counts.to_vec(),
    }
}
