//! One game of a simulation, from its seed to its outcome.

use crate::bot::Fault;
use crate::contestant::Contestant;
use crate::deck::Deck;
use crate::game_stats::{CardStats, GameStats};
use crate::patience::{GameLimits, Patience, table_mark};
use engine::program::Pool;
use engine::state::{GameResult, PlayerIx};
use engine::{Action, Answer, Ask, Edition, Game};
use notation::Catalog;
use players::Seat;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

/// The edition of the rules that is played.
pub(crate) const EDITION: Edition = Edition::V2_3;

/// What is needed to play, whatever the decks.
pub struct Cards<'a> {
    /// The cards as programs.
    pub pool: Arc<Pool>,
    /// The cards by name.
    pub catalog: &'a Catalog,
    /// How long a game may go on.
    pub limits: GameLimits,
}

impl<'a> Cards<'a> {
    /// The cards of a catalog.
    pub fn new(catalog: &'a Catalog) -> Cards<'a> {
        Cards { pool: catalog.pool().clone(), catalog, limits: GameLimits::default() }
    }
}

/// How a game ended. Seats are counted from 0, the starting player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Won, by which rule.
    Won {
        /// Who won.
        seat: usize,
        /// By which rule.
        rule: &'static str,
    },
    /// D.9: a loop without end.
    Drawn,
    /// Lost by a bot that broke down or by whoever stalled; the other seat won.
    Fault {
        /// Whose fault.
        seat: usize,
        /// What went wrong.
        why: Fault,
    },
    /// Stopped by the limit of decisions, with both seats alike.
    Endless,
    /// The engine failed. The game counts for nobody and is reported.
    Broken(String),
}

impl Ending {
    /// Which seat won.
    pub fn winner(&self) -> Option<usize> {
        match self {
            Ending::Won { seat, .. } => Some(*seat),
            Ending::Fault { seat, .. } => Some(1 - seat),
            Ending::Drawn | Ending::Endless | Ending::Broken(_) => None,
        }
    }

    /// Whether it came to an end by the rules.
    pub fn is_finished(&self) -> bool {
        match self {
            Ending::Won { .. } | Ending::Drawn | Ending::Fault { .. } => true,
            Ending::Endless | Ending::Broken(_) => false,
        }
    }
}

/// What came of a game.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How it ended.
    pub ending: Ending,
    /// Turns of both players together.
    pub turns: u16,
    /// Lore of both seats at the end.
    pub lore: [i32; 2],
    /// Each seat's lore at the end of each of its turns.
    pub curves: [Vec<i32>; 2],
    /// What became of the cards: first those of seat 0 in the order of its deck, then those of seat 1.
    pub fates: Vec<CardStats>,
    /// All answers, in order.
    pub answers: Vec<Answer>,
}

/// Plays a game; the first deck's player starts.
pub(crate) fn play(
    cards: &Cards<'_>,
    decks: [&Deck; 2],
    seed: u64,
    chairs: [&mut Contestant<'_>; 2],
) -> Outcome {
    let mut outcome = Outcome {
        ending: Ending::Endless,
        turns: 0,
        lore: [0; 2],
        curves: [Vec::new(), Vec::new()],
        fates: Vec::new(),
        answers: Vec::new(),
    };
    // A failure of the engine must not take the run down; the game is reported with its number and can be looked at.
    let played = std::panic::catch_unwind(AssertUnwindSafe(|| {
        course(cards, decks, seed, chairs, &mut outcome);
    }));
    if let Err(panic) = played {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        outcome.ending = Ending::Broken(text.unwrap_or_else(|| "the engine panicked".to_owned()));
    }
    outcome
}

fn course(
    cards: &Cards<'_>,
    decks: [&Deck; 2],
    seed: u64,
    mut chairs: [&mut Contestant<'_>; 2],
    outcome: &mut Outcome,
) {
    let lists = [decks[0].defs.clone(), decks[1].defs.clone()];
    let heard = chairs.iter().any(|chair| chair.listens()).then(Vec::new);
    let watch = GameStats { heard, ..GameStats::new(lists[0].len() + lists[1].len()) };
    let begun = Game::new(cards.pool.clone(), &lists, Some(PlayerIx(0)), seed, EDITION, watch);
    let mut game = match begun {
        Ok(game) => game,
        Err(errors) => {
            let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
            outcome.ending = Ending::Broken(errors.join("; "));
            return;
        }
    };
    let mut fault = None;
    for seat in 0..2 {
        if let Err(why) = chairs[seat].begin(seed, seat, &decks[seat].list) {
            fault = fault.or(Some((seat, why)));
        }
    }
    let mut is_open = false;
    tell(&mut game, chairs.each_mut());
    let mut patience = Patience::new(cards.limits);
    while let Some(seat) = Seat::of(&game).filter(|_| fault.is_none()) {
        if patience.is_over() {
            let all = cards.limits.decisions;
            fault = patience.staller().map(|(seat, taken)| (seat, Fault::Stalled { taken, all }));
            break;
        }
        let player = seat.player().index();
        let is_opening = matches!(seat.ask(), Some(Ask::OpeningHand));
        let is_turn = matches!(seat.ask(), Some(Ask::Turn));
        if is_turn {
            patience.stands(game.state().turn(), || table_mark(&game));
        }
        // Whoever may end the turn and has had enough of it is not asked.
        let is_enough = patience.must_end_turn(game.state().turn())
            && is_turn
            && game.check(&Answer::Action(Action::EndTurn)).is_ok();
        let answer = match is_enough {
            true => Ok(Answer::Action(Action::EndTurn)),
            false => chairs[player].answer(&seat, &game, cards.catalog),
        };
        let answer = match answer {
            Ok(answer) => answer,
            Err(why) => {
                fault = Some((player, why));
                break;
            }
        };
        patience.took(player, game.state().turn(), game.state().active().index());
        if !is_open && !is_opening {
            is_open = true;
            open(&mut game);
        }
        let (turn, active) = (game.state().turn(), game.state().active());
        outcome.answers.push(answer);
        if let Err(why) = game.answer(answer) {
            outcome.ending = Ending::Broken(format!("{answer:?} was offered and refused: {why}"));
            return;
        }
        tell(&mut game, chairs.each_mut());
        if game.state().turn() != turn || game.decision().is_none() {
            outcome.curves[active.index()].push(game.state().player(active).lore());
        }
    }
    if let Some((player, _)) = &fault {
        // 2.3.3.4: whoever cannot go on has conceded.
        let concede = Answer::Concede(PlayerIx(*player as u8));
        outcome.answers.push(concede);
        let _ = game.answer(concede);
        tell(&mut game, chairs.each_mut());
    }
    let state = game.state();
    outcome.turns = state.turn();
    outcome.lore = [state.players()[0].lore(), state.players()[1].lore()];
    outcome.ending = match (fault, game.result()) {
        (Some((seat, why)), _) => Ending::Fault { seat, why },
        (None, GameResult::Won(player)) => {
            Ending::Won { seat: player.index(), rule: game.record().ended.unwrap_or("") }
        }
        (None, GameResult::Drawn) => Ending::Drawn,
        (None, GameResult::Open) => Ending::Endless,
    };
    for (seat, contestant) in chairs.into_iter().enumerate() {
        let result = match outcome.ending.winner() {
            Some(winner) if winner == seat => "won",
            Some(_) => "lost",
            None => "drawn",
        };
        contestant.end(result, PlayerIx(seat as u8), &game, cards.catalog);
    }
    outcome.fates = std::mem::take(&mut game.record_mut().cards);
}

/// Lets those who listen hear what they may of what happened.
fn tell(game: &mut Game<GameStats>, chairs: [&mut &mut Contestant<'_>; 2]) {
    let Some(heard) = &mut game.record_mut().heard else { return };
    let heard = std::mem::take(heard);
    for (seat, chair) in chairs.into_iter().enumerate() {
        chair.hear(PlayerIx(seat as u8), game, &heard);
    }
}

/// Notes the hands with which the first turn begins.
fn open(game: &mut Game<GameStats>) {
    for player in 0..2 {
        let hand = game.state().player(PlayerIx(player)).hand().to_vec();
        game.record_mut().open(&hand);
    }
}
