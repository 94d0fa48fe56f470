//! The example of docs/embedding.md plays a game to its end.

#[allow(dead_code, unreachable_pub)]
#[path = "../examples/embed.rs"]
mod embed;

use engine::state::GameResult;

#[test]
fn the_example_plays_a_game() {
    let (lines, result) = embed::game(1).expect("decks and library are sound");
    assert!(matches!(result, GameResult::Won(_)), "{result:?}");
    // The refusal comes first, and what is told has its rule before it.
    assert!(lines[0].contains("refused: "), "{}", lines[0]);
    assert!(lines.iter().all(|line| line.starts_with(|first: char| first.is_ascii_digit())));
    assert_eq!(embed::game(1).expect("as before").0, lines, "the same seed gives the same game");
}
