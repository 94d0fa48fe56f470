//! `lore puzzles`: positions from simulated games in which a win this turn is there and not easy to see.

use anyhow::{Result, anyhow};
use engine::program::DefIx;
use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Action, Answer, Ask, Edition, Game, Silent};
use notation::syntax::{At, Entry, Expectation, File, Header, PlayerFact, Position, Start, Step};
use notation::{Catalog, catalog_of, names_of, read_deck, resume, save, snapshot, write};
use players::{PlayerKind, Seat, Solution, solve, winning_actions};
use std::path::PathBuf;
use table::READY;

use crate::files::{Force, may_write, replace};
use crate::gaming;
use crate::output::{Exit, Output, say};
use crate::{Options, known};

/// Find positions in simulated games with a hidden win this turn, and write them with their solution
///
/// Adepts play ready decks. Where the most lore that a turn can make is not enough, the player is given the lore that is missing, so that
/// only the best line wins. A position is kept where the win is proven, questing with everything does not do it, the greedy player misses
/// it, and few first actions lead to it. Each becomes a .lore file whose script is the solution.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore puzzles --games 200
  lore puzzles --games 2000 --most 50 --seed 3 --write my-puzzles")]
pub(crate) struct Args {
    /// How many games to look through
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Stop after so many puzzles
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: usize,
    /// The seed; the same seed finds the same puzzles
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// A folder to write them into; without it they are only listed
    #[arg(long, value_name = "FOLDER")]
    write: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

/// Positions to look at for one puzzle; those that need more are left out, so that each can be proved in a moment.
const POSITIONS: u64 = 4_000;
/// Fewer of the possible first actions win than this share.
const WINNING_SHARE: f64 = 0.34;
/// Earlier turns have too little on the table.
const TURN_LEAST: u16 = 9;
/// So much lore may be given at most.
const GIVEN_MOST: i32 = 8;

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let catalog = catalog_of(&library);
    let names = names_of(&library);
    let mut decks: Vec<(&str, Vec<DefIx>)> = Vec::new();
    for ready in READY {
        let (list, _) = read_deck(ready.name, ready.text, &names);
        let cards = list.cards.iter().filter_map(|(copies, name)| Some((*copies, catalog.find(name).ok()?)));
        decks.push((
            ready.name,
            cards.flat_map(|(copies, def)| std::iter::repeat_n(def, copies as usize)).collect(),
        ));
    }
    let stop = gaming::stop(options);
    let mut rng = ChaCha8::new(args.seed);
    let mut found = 0;
    for number in 1..=args.games {
        if found >= args.most || stop.load(std::sync::atomic::Ordering::Relaxed) {
            break;
        }
        let pair = [0, 1].map(|_| rng.below(decks.len() as u32) as usize);
        let seed = u64::from(rng.next_u32());
        let lists = pair.map(|deck| decks[deck].1.clone());
        let Some(position) = hidden_win(&catalog, &lists, seed) else { continue };
        let title = (options.words().win_turn_against)(&decks[pair[0]].0, &decks[pair[1]].0);
        let Ok(file) = puzzle(position, &catalog, title.clone()) else { continue };
        found += 1;
        let actions = file.script.len().saturating_sub(1);
        output.line(format_args!(
            "{found:03}  {title} ({}, {number})",
            (options.words().lines_tried)(&actions)
        ))?;
        if let Some(folder) = &args.write {
            std::fs::create_dir_all(folder)?;
            let path = folder.join(format!("{found:03}.lore"));
            may_write(std::slice::from_ref(&path), args.force.existing(), options)?;
            replace(&path, write(&file).as_bytes(), args.force.existing())?;
        }
    }
    say((options.words().puzzles_found)(&found));
    Ok(if found > 0 { Exit::Yes } else { Exit::No })
}

/// The first position of a game with a hidden win.
fn hidden_win(catalog: &Catalog, lists: &[Vec<DefIx>; 2], seed: u64) -> Option<Position> {
    let begun = Game::new(catalog.pool().clone(), lists, Some(PlayerIx(0)), seed, Edition::default(), Silent);
    let mut game = begun.ok()?;
    let mut players = [1, 2].map(|seat| PlayerKind::Adept.seated(seed ^ seat));
    let mut turn = 0;
    while let Some(seat) = Seat::of(&game) {
        let me = seat.player();
        let is_new = seat.ask() == Some(&Ask::Turn) && seat.turn() != turn;
        if is_new {
            turn = seat.turn();
            if turn >= TURN_LEAST
                && let Some(position) = nearly_won(&game, &seat, catalog)
            {
                return Some(position);
            }
        }
        let answer = players[me.index()].answer(&seat);
        game.answer(answer).ok()?;
    }
    None
}

/// The position, with the lore that is missing to win in just the best way, if that is hard to see.
fn nearly_won(game: &Game<Silent>, seat: &Seat<'_>, catalog: &Catalog) -> Option<Position> {
    let missing = match solve(seat, POSITIONS) {
        Solution::Win { .. } => 0,
        Solution::No { most_lore, .. } => game.lore_to_win(seat.player()) - most_lore,
        Solution::Chance { .. } | Solution::TooMany { .. } => return None,
    };
    let mut position = snapshot(game, catalog).ok()?;
    if missing > 0 {
        let lore = game.state().player(seat.player()).lore() + missing;
        // 1.8.1.1: with enough lore the game would be over.
        if missing > GIVEN_MOST || lore >= game.lore_to_win(seat.player()) {
            return None;
        }
        let entries = &mut position.players.get_mut(seat.player().index())?.entries;
        entries.retain(|entry| !matches!(entry.node, Entry::Lore(_)));
        entries.insert(0, At::nowhere(Entry::Lore(lore.try_into().ok()?)));
    }
    let game = played(&position, catalog)?;
    is_hidden_win(&game, &Seat::of(&game)?).then_some(position)
}

/// The game that a position begins.
fn played(position: &Position, catalog: &Catalog) -> Option<Game<Silent>> {
    let start = File { start: Start::Position(position.clone()), ..File::default() };
    resume(&start, catalog, Edition::default()).0.map(|game| game.silent())
}

fn is_hidden_win(game: &Game<Silent>, seat: &Seat<'_>) -> bool {
    if quests_win(game) || greedy_wins(game) {
        return false;
    }
    let Solution::Win { line, .. } = solve(seat, POSITIONS) else { return false };
    let Some(winning) = winning_actions(seat, POSITIONS) else { return false };
    let share = winning.len() as f64 / game.options().len().max(1) as f64;
    share <= WINNING_SHARE && line.len() >= 3
}

/// Whether questing with everything wins, which nobody needs to be shown.
fn quests_win(game: &Game<Silent>) -> bool {
    let mut game = game.clone();
    let me = game.state().active();
    while let Some(open) = game.decision() {
        let quest =
            game.options().into_iter().find(|answer| matches!(answer, Answer::Action(Action::Quest(_))));
        let answer = match (open.ask == Ask::Turn, quest, game.forced()) {
            (true, Some(quest), _) => quest,
            (false, _, Some(only)) => only,
            (true, None, _) | (false, _, None) => break,
        };
        if game.answer(answer).is_err() {
            break;
        }
    }
    game.result() == GameResult::Won(me)
}

/// Whether the greedy player finds it.
fn greedy_wins(game: &Game<Silent>) -> bool {
    let mut game = game.clone();
    let (me, turn) = (game.state().active(), game.state().turn());
    let mut greedy = PlayerKind::Greedy.seated(1);
    while let Some(seat) = Seat::of(&game) {
        if seat.turn() != turn {
            break;
        }
        let answer = greedy.answer(&seat);
        if game.answer(answer).is_err() {
            break;
        }
    }
    game.result() == GameResult::Won(me)
}

/// The position as a file with its solution, proved once more as it will be read.
fn puzzle(position: Position, catalog: &Catalog, title: String) -> Result<File> {
    let who = position.turn;
    let header = Header {
        title: Some(title),
        rules: vec!["1.8.1.1".to_owned()],
        source: Some("own".to_owned()),
        ..Header::default()
    };
    let start = File { header, start: Start::Position(position), ..File::default() };
    let (again, _) = resume(&start, catalog, Edition::default());
    let again = again.ok_or_else(|| anyhow!("the position cannot be played"))?;
    let seat = Seat::of(&again).ok_or_else(|| anyhow!("nobody decides"))?;
    let Solution::Win { line, .. } = solve(&seat, POSITIONS) else { return Err(anyhow!("no longer a win")) };
    let mut file = save(&start, catalog, Edition::default(), &line)?;
    let line = file.script.len() as u32 + 1;
    let won = Expectation::Player { player: who, is: PlayerFact::Wins };
    file.script.push(At { line, node: Step::Expect(won) });
    Ok(file)
}
