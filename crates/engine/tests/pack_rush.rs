//! Pack Rush: small decks, two lasting ink, 15 lore, and no loss by an empty deck.

use lorekeeper_engine::program::{CardDef, DefIx, Kinds, Pool, PoolBuilder};
use lorekeeper_engine::state::{GameResult, PlayerIx};
use lorekeeper_engine::{Action, Answer, Ask, Choice, Edition, Game, How, Rules, Silent, Variant};
use std::sync::Arc;

fn pool() -> (Arc<Pool>, DefIx) {
    let mut pool = PoolBuilder::new();
    let name = pool.name("Ann");
    let ann =
        CardDef { cost: 2, strength: 1, willpower: 2, lore: 3, ..CardDef::plain(name, Kinds::CHARACTER) };
    let ann = pool.card(ann);
    (Arc::new(pool.build()), ann)
}

fn begun(size: usize) -> Game<Silent> {
    let (pool, ann) = pool();
    let rules = Rules { variant: Variant::PackRush, ..Edition::default().into() };
    let decks = [vec![ann; size], vec![ann; size]];
    let mut game =
        Game::new(pool, &decks, Some(PlayerIx(0)), 7, rules, Silent).expect("decks of whatever size");
    while game.decision().is_some_and(|decision| decision.ask == Ask::OpeningHand) {
        game.answer(Answer::Choice(Choice::Done)).expect("kept");
    }
    game
}

#[test]
fn variants_go_by_their_names() {
    for variant in Variant::ALL {
        assert_eq!(Variant::from_name(variant.name()), Some(variant));
    }
    assert_eq!(Variant::from_name("limited"), None);
}

// 10.2.1.1, 10.2.2, 10.2.2.1, 10.2.2.2, 10.2.3: a deck of whatever size, a hand of five, two ink that are no cards and ready with
// the rest.
#[test]
fn five_cards_and_two_ink() {
    let mut game = begun(12);
    let hand = game.state().player(PlayerIx(0)).hand().to_vec();
    assert_eq!((hand.len(), game.state().player(PlayerIx(0)).inkwell().len()), (5, 0));
    game.answer(Answer::Action(Action::Play { card: hand[0], how: How::Ink }))
        .expect("paid with the lasting ink");
    assert!(
        game.answer(Answer::Action(Action::Play { card: hand[1], how: How::Ink })).is_err(),
        "there were two"
    );
    for _ in 0..2 {
        game.answer(Answer::Action(Action::EndTurn)).expect("the turn ends");
    }
    game.answer(Answer::Action(Action::Play { card: hand[1], how: How::Ink }))
        .expect("readied with the rest");
}

// 10.2.4, 10.2.5: 15 lore wins, and nobody loses by an empty deck, which the discard becomes.
#[test]
fn fifteen_lore_and_no_empty_deck() {
    let mut game = begun(6);
    let mut turns = 0;
    while game.decision().is_some() {
        let first = PlayerIx(0);
        let mine = game.decision().is_some_and(|decision| decision.player == first);
        let options = game.options();
        let quest = options.iter().find(|answer| matches!(answer, Answer::Action(Action::Quest(_))));
        let play = options.iter().find(|answer| matches!(answer, Answer::Action(Action::Play { .. })));
        let next = quest.or(play).filter(|_| mine).copied().unwrap_or(Answer::Action(Action::EndTurn));
        turns += usize::from(next == Answer::Action(Action::EndTurn));
        game.answer(next).expect("it was offered");
    }
    assert_eq!(game.result(), GameResult::Won(PlayerIx(0)));
    assert!((15..18).contains(&game.state().player(PlayerIx(0)).lore()));
    assert!(turns > 4, "the other one drew the whole deck and went on");
}

// 10.2.5: the discard is shuffled to become the new deck.
#[test]
fn the_discard_becomes_the_deck() {
    let mut pool = PoolBuilder::new();
    let name = pool.name("Nothing");
    let nothing = pool.card(CardDef { cost: 0, ..CardDef::plain(name, Kinds::ACTION) });
    let decks = [vec![nothing; 6], vec![nothing; 20]];
    let rules = Rules { variant: Variant::PackRush, ..Edition::default().into() };
    let mut game = Game::new(Arc::new(pool.build()), &decks, Some(PlayerIx(0)), 7, rules, Silent)
        .expect("they can be played");
    while game.decision().is_some_and(|decision| decision.ask == Ask::OpeningHand) {
        game.answer(Answer::Choice(Choice::Done)).expect("kept");
    }
    for card in game.state().player(PlayerIx(0)).hand().to_vec() {
        game.answer(Answer::Action(Action::Play { card, how: How::Ink })).expect("it costs nothing");
    }
    for _ in 0..2 {
        game.answer(Answer::Action(Action::EndTurn)).expect("the turn ends");
    }
    let first = game.state().player(PlayerIx(0));
    assert_eq!((first.hand().len(), first.deck().len(), first.discard().len()), (1, 5, 0));
}
