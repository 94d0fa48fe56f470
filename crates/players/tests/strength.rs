//! The adept beats the greedy player: a small version of what `examples/matches.rs` measures.

use engine::program::DefIx;
use engine::state::{GameResult, PlayerIx};
use engine::{Edition, Game, Silent};
use lorekeeper_players::{PlayerKind, Seat};
use notation::{catalog_of, names_of, read_deck};

/// A deck whose plays want to be planned.
const DECK: &str = include_str!("../../../decks/amethyst-ruby-deities.txt");
/// Half of them begun by each.
const GAMES: u64 = 10;

#[test]
fn the_adept_beats_the_greedy_player() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let (list, _) = read_deck("deck", DECK, &names);
    let cards = list.cards.iter().map(|(copies, name)| (*copies, catalog.find(name).expect("a card")));
    let deck: Vec<DefIx> =
        cards.flat_map(|(copies, card)| std::iter::repeat_n(card, copies as usize)).collect();
    let mut won = 0;
    for number in 0..GAMES {
        let adept = PlayerIx((number % 2) as u8);
        let (pool, lists, seed) = (catalog.pool().clone(), [deck.clone(), deck.clone()], number / 2);
        let mut game = Game::new(pool, &lists, Some(PlayerIx(0)), seed, Edition::default(), Silent)
            .expect("a legal deck");
        let mut players = [PlayerKind::Adept.seated(seed), PlayerKind::Greedy.seated(seed)];
        while let Some(seat) = Seat::of(&game) {
            let answer = players[usize::from(seat.player() != adept)].answer(&seat);
            game.answer(answer).expect("a legal answer");
        }
        won += u64::from(game.result() == GameResult::Won(adept));
    }
    assert!(won >= 7, "the adept won {won} of {GAMES} games");
}
