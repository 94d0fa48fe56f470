//! How much the engine does for some games, with a log and without, and that listing answers ends when it is told to.
//!
//! A short way that is no longer taken plays the same games: only these counts notice. They move with every change for speed; then
//! `UPDATE_EXPECTED=1 cargo test -p lorekeeper-verify --test proof work::` writes `tests/work.txt` anew.

use super::catalog;
use engine::state::ChaCha8;
use engine::{Answer, Game, Log, Record, work};
use lorekeeper_verify::{DeckSource, game_after};
use std::fmt::Write;
use std::path::Path;

/// Each is about another card.
const GAMES: u64 = 48;
const STEP: u64 = 61;
/// No game is followed further.
const ANSWERS: usize = 120;

/// Plays on, with answers from the seed; tells what was done for it.
fn played<R: Record>(mut game: Game<R>, seed: u64) -> String {
    let mut rng = ChaCha8::new(seed);
    let mut options: Vec<Answer> = Vec::new();
    work::take();
    for _ in 0..ANSWERS {
        game.options_into(&mut options);
        if options.is_empty() {
            break;
        }
        let answer = options[rng.below(options.len() as u32) as usize];
        game.answer(answer).unwrap_or_else(|why| panic!("{answer:?} was offered and refused: {why}"));
    }
    work::take().map(|count| count.to_string()).join(" ")
}

/// The games: each begins in a scene of the proof.
fn games() -> impl Iterator<Item = (u64, Game<engine::Silent>)> {
    let pool = catalog().pool();
    let source = DeckSource::new(pool);
    (0..GAMES).filter_map(move |number| {
        let seed = number * STEP;
        game_after(pool, &source, seed, 0).map(|game| (seed, game))
    })
}

#[cfg(debug_assertions)]
#[test]
fn the_work_of_games_is_pinned() {
    let mut now = String::from(
        "# seed, log; frames, steps, events, checks, all values, values, said, heard, asked, matched, texts, compared, planned\n",
    );
    for (seed, game) in games() {
        let told = Game::load(catalog().pool().clone(), game.save(), Log::default()).expect("a good save");
        for (with, done) in [("without", played(game, seed)), ("with", played(told, seed))] {
            writeln!(now, "{seed} {with} {done}").expect("a string takes everything");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/work.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        return std::fs::write(&path, now).expect("the file of this test can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the file of this test is there");
    for (kept, now) in kept.lines().zip(now.lines()) {
        assert_eq!(kept, now, "meant so: UPDATE_EXPECTED=1");
    }
    assert_eq!(kept.lines().count(), now.lines().count());
}

/// Whoever wants so many answers gets the first ones, and is asked for no more.
#[test]
fn listing_ends_when_it_is_told_to() {
    for (seed, mut game) in games().step_by(2) {
        let mut rng = ChaCha8::new(seed);
        for number in 0..ANSWERS {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            // All numbers come up in time, and small ones are listed often.
            let most = 1 + number % options.len();
            let mut listed = Vec::new();
            game.each_option(&mut |answer| {
                listed.push(answer);
                listed.len() < most
            });
            assert_eq!(listed, options[..most], "game {seed}, answer {number}");
            let answer = options[rng.below(options.len() as u32) as usize];
            game.answer(answer).unwrap_or_else(|why| panic!("{answer:?} was offered and refused: {why}"));
        }
    }
}
