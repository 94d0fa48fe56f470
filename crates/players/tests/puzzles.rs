//! Every puzzle of `puzzles/` is sound: its solution is legal and wins, and the win is proved from its position in bounded time.

use engine::{Action, Answer, Ask, Edition};
use lorekeeper_players::{PlayerKind, Seat, Solution, solve};
use notation::{catalog_of, judge, names_of, read, resume};
use std::path::Path;

/// More than any of them needs.
const POSITIONS: u64 = 10_000;

#[test]
fn all_puzzles_are_proved_and_hints_play_them() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let entries = std::fs::read_dir(folder).expect("the puzzles are there");
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ext| ext == "lore"));
    paths.sort();
    assert!(paths.len() >= 50, "{} puzzles", paths.len());
    for path in paths {
        let name = path.display();
        let text = std::fs::read_to_string(&path).expect("a puzzle can be read");
        let (mut file, problems) = read(&text, &names);
        assert_eq!(problems, [], "{name}");
        let verdict = judge(&file, &catalog, Edition::default());
        assert!(verdict.is_ok(), "{name}: {:?}", verdict.failures);
        file.script.clear();
        let mut game = resume(&file, &catalog, Edition::default()).0.expect("the position can be played");
        let me = game.state().active();
        {
            let seat = Seat::of(&game).expect("somebody decides");
            assert_eq!(seat.ask(), Some(&Ask::Turn), "{name}");
            assert!(matches!(solve(&seat, POSITIONS), Solution::Win { .. }), "{name}");
        }
        // The search, which gives the hints, plays a proven win to its end.
        let mut search = "search:1000".parse::<PlayerKind>().expect("a player").seated(1);
        while let Some(seat) = Seat::of(&game) {
            let answer = if seat.player() == me { search.answer(&seat) } else { first(&seat) };
            assert_ne!(answer, Answer::Action(Action::EndTurn), "{name}: the search ends the turn");
            game.answer(answer).expect("a legal answer");
        }
        assert_eq!(game.result(), engine::state::GameResult::Won(me), "{name}");
    }
}

fn first(seat: &Seat<'_>) -> Answer {
    let mut options = Vec::new();
    seat.options_into(&mut options);
    options[0]
}

/// Characters move between the two places for nothing, as often as anybody likes (4.7.1).
const ROUND_AND_ROUND: &str = "\
title: Two places, one character
rules: 4.7.1
source: own

player A
  play Mickey Mouse - True Friend
  play Sugar Rush Speedway - Starting Line [=one]
  play Sugar Rush Speedway - Starting Line [=other]
  deck 10 more
player B
  deck 10 more
turn A
";

#[test]
fn a_turn_that_never_has_to_end_is_looked_at_as_far_as_is_allowed() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let (file, _) = read(ROUND_AND_ROUND, &names);
    let game = resume(&file, &catalog, Edition::default()).0.expect("the position can be played");
    let seat = Seat::of(&game).expect("somebody decides");
    assert!(matches!(solve(&seat, POSITIONS), Solution::TooMany { .. }), "{:?}", solve(&seat, POSITIONS));
}
