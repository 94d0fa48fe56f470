//! A card for nothing is taken: what it would be in one world, however useless there, is no reason to leave it.

use engine::position::{PlacedCard, PlayerBlock};
use engine::state::{PlayerIx, Zone};
use engine::{Action, Answer, Choice, Edition, Game, Position, Silent};
use lorekeeper_players::{PlayerKind, Seat};
use notation::catalog_of;

/// An item that draws a card when it is played, if its player wants to; and one that no hand wants to hold: dear, and not to be inked.
const DRAWS: &str = "Pawpsicle";
const USELESS: &str = "Lucky Dime";

#[test]
fn the_adept_draws_whatever_is_left_in_its_deck() {
    let library = library::load().expect("the library is compiled with this test");
    let catalog = catalog_of(&library);
    let [draws, useless] = [DRAWS, USELESS].map(|name| catalog.find(name).expect("a card"));
    let block = |hand: usize| {
        let hand = std::iter::repeat_n(PlacedCard::new(useless, Zone::Hand), hand);
        let deck = std::iter::repeat_n(PlacedCard::new(useless, Zone::Deck), 30);
        let ink = std::iter::once(PlacedCard::new(useless, Zone::Inkwell));
        let cards =
            std::iter::repeat_n(PlacedCard::new(draws, Zone::Hand), 2).chain(hand).chain(ink).chain(deck);
        PlayerBlock { cards: cards.collect(), ..PlayerBlock::default() }
    };
    for hand in 1..=6 {
        let position = Position { players: vec![block(hand), block(2)], turn: 3, ..Position::default() };
        let pool = catalog.pool().clone();
        let mut game =
            Game::<Silent>::from_position(pool, &position, Edition::default(), Silent).expect("sound");
        let mut adept = PlayerKind::Adept.seated(1);
        loop {
            let answer = adept.answer(&Seat::of(&game).expect("somebody decides"));
            if answer == Answer::Action(Action::EndTurn) {
                break;
            }
            assert_ne!(answer, Answer::Choice(Choice::Decline), "with {hand} other cards");
            game.answer(answer).expect("a legal answer");
        }
        // One may be inked, the other draws; both where neither is.
        assert!(game.state().player(PlayerIx(0)).deck().len() < 30, "with {hand} other cards");
    }
}
