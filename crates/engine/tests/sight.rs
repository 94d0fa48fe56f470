//! Who may look where (states of 5.1, zones of 7), and how a game begins (2.2).

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{PlayerIx, Zone};
use lorekeeper_engine::{Action, Answer, Ask, Choice, Edition, Game, Silent};
use std::sync::Arc;

#[test]
fn everybody_sees_what_is_public_and_nobody_what_is_face_down() {
    let mut s = Scene::new();
    let hero = s.character("Hero", [2, 2, 3, 1]);
    let hero = s.add(hero);
    let play = s.play(A, hero);
    let hand = s.put(A, hero, Zone::Hand);
    let ink = s.put(A, hero, Zone::Inkwell);
    let deck = s.put(A, hero, Zone::Deck);
    let discard = s.put(A, hero, Zone::Discard);
    let mut boosted = s.character("Boosted", [2, 2, 3, 1]);
    boosted.keywords.push((Keyword::Boost, 0));
    let boosted = s.add(boosted);
    let host = s.play(A, boosted);
    let mut game = s.start();
    let sees = |game: &Play, player, spot| game.game.sees(player, game.ix(spot));
    for player in [A, B] {
        // 7.1.2, 7.1.2.1, 5.1.2.6: play and discard are public and lie face up.
        assert!(sees(&game, player, play) && sees(&game, player, discard));
        // 7.1.3, 7.2.2, 5.1.2.5: nobody looks into a deck; 7.5.4, 5.1.2.4: nor into an inkwell, not even its player.
        assert!(!sees(&game, player, deck) && !sees(&game, player, ink));
    }
    // 7.3.2: a hand is seen by its player; 7.1.3.1: the others know how many cards it has.
    assert!(sees(&game, A, hand) && !sees(&game, B, hand));
    let view = game.game.view(Some(B));
    assert_eq!(view.players[0].hand, vec![None]);
    // 8.4.2, 5.1.1.10, 7.4.2.1: the card that Boost puts under another is looked at by nobody.
    let top = *game.game.state().player(A).deck().last().expect("a card");
    let card = game.ix(host);
    let boost = game
        .game
        .options()
        .into_iter()
        .find(|a| matches!(a, Answer::Action(Action::Use { card: c, .. }) if *c == card));
    game.answer(boost.expect("Boost can be used"));
    assert_eq!(game.game.state().card(top).zone(), Zone::Under);
    assert!(!game.game.sees(A, top) && !game.game.sees(B, top));
}

#[test]
fn a_covered_card_stays_face_up() {
    // 5.1.1.9: public, also when covered.
    let mut s = Scene::new();
    let base = s.character("Hero", [2, 2, 3, 1]);
    let mut big = s.character("Hero", [5, 4, 4, 2]);
    big.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(0) });
    let (base, big) = (s.add(base), s.add(big));
    let (b, n) = (s.play(A, base), s.put(A, big, Zone::Hand));
    let mut game = s.start();
    game.shifts(n, b);
    assert!(game.game.sees(B, game.ix(b)));
}

/// A game of two decks of twenty different cards.
fn begin(seed: u64) -> Game<Silent> {
    let mut pool = PoolBuilder::new();
    let deck: Vec<DefIx> = (0..20)
        .map(|n| {
            let name = pool.name(&format!("card {n}"));
            pool.card(CardDef::plain(name, Kinds::CHARACTER))
        })
        .collect();
    let decks = [deck.clone(), deck];
    Game::new(Arc::new(pool.build()), &decks, None, seed, Edition::default(), Silent).expect("two decks")
}

#[test]
fn a_game_begins_by_chance_with_seven_cards_each() {
    let games: Vec<Game<Silent>> = (0..8).map(begin).collect();
    // 2.2.1.1: the starting player is found at random.
    let starting: Vec<PlayerIx> = games.iter().map(|game| game.state().starting()).collect();
    assert!(starting.contains(&A) && starting.contains(&B));
    // 2.2.1.2: every deck is shuffled.
    let deck = |game: &Game<Silent>| game.state().player(A).deck().to_vec();
    assert!(games.iter().any(|game| deck(game) != deck(&games[0])));
    for mut game in games {
        for player in game.state().players() {
            // 2.2.1.3, 2.2.1.4: no lore, seven cards.
            assert_eq!((player.lore(), player.hand().len(), player.deck().len()), (0, 7, 13));
        }
        let first = game.state().starting();
        assert_eq!(game.decision().map(|d| (d.player, d.ask.clone())), Some((first, Ask::OpeningHand)));
        let before = [game.state().player(A).deck().to_vec(), game.state().player(B).deck().to_vec()];
        let back = game.state().player(first).hand()[0];
        game.answer(Answer::Choice(Choice::Card(back))).expect("a card of the hand");
        game.answer(Answer::Choice(Choice::Done)).expect("enough");
        // 2.2.2.1: it lies at the bottom, and another was drawn.
        assert_eq!(game.state().player(first).hand().len(), 7);
        game.answer(Answer::Choice(Choice::Done)).expect("the other one keeps");
        // 2.2.2.3: who put something back shuffles, who kept does not; 2.2.3: the starting player begins.
        let after = [game.state().player(A).deck().to_vec(), game.state().player(B).deck().to_vec()];
        let other = PlayerIx(1 - first.0);
        assert_eq!(after[other.index()], before[other.index()]);
        assert_ne!(after[first.index()], before[first.index()]);
        assert_eq!((game.state().active(), game.state().turn()), (first, 1));
    }
}
