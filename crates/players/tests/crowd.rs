//! Fear of many: with several opponents a character quests where it might be challenged, instead of never.

use engine::position::{PlacedCard, PlayerBlock};
use engine::program::{CardDef, Kinds, PoolBuilder};
use engine::state::Zone;
use engine::{Action, Answer, Edition, Game, Position, Silent};
use lorekeeper_players::{Greedy, Player, Seat};
use std::sync::Arc;

/// What the greedy player does with one ready character while each of so many opponents could banish it.
fn greedy_among(opponents: usize) -> Answer {
    let mut pool = PoolBuilder::new();
    let name = pool.name("Ann");
    let plain = || CardDef { cost: 3, lore: 1, ..CardDef::plain(name, Kinds::CHARACTER) };
    let mine = pool.card(CardDef { strength: 2, willpower: 4, ..plain() });
    let strong = pool.card(CardDef { strength: 5, willpower: 5, ..plain() });
    let block = |def| {
        let deck = std::iter::repeat_n(PlacedCard::new(strong, Zone::Deck), 5);
        let cards = std::iter::once(PlacedCard::new(def, Zone::Play)).chain(deck).collect();
        PlayerBlock { cards, ..PlayerBlock::default() }
    };
    let players = std::iter::once(mine).chain(std::iter::repeat_n(strong, opponents)).map(block).collect();
    let position = Position { players, turn: 9, ..Position::default() };
    let game = Game::from_position(Arc::new(pool.build()), &position, Edition::default(), Silent)
        .expect("it is sound");
    Greedy::new(1).answer(&Seat::of(&game).expect("somebody decides"))
}

#[test]
fn greedy_quests_among_many() {
    assert_eq!(
        greedy_among(1),
        Answer::Action(Action::EndTurn),
        "against one the character is worth more than its lore"
    );
    for opponents in 2..=3 {
        assert!(matches!(greedy_among(opponents), Answer::Action(Action::Quest(_))), "{opponents} opponents");
    }
}
