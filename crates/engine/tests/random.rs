//! Random games under invariants.

mod common;
use common::deck::{pool, random_game};
use lorekeeper_engine::state::{GameResult, Zone};
use lorekeeper_engine::{Beginning, Edition, Replay};

#[test]
fn games_end_and_cards_are_conserved() {
    let (pool, deck) = pool();
    for seed in 0..60 {
        let players = 2 + (seed % 3) as usize;
        let game = random_game(&pool, &deck, players, seed, |game, _| {
            let state = game.state();
            let mut listed = 0;
            for (p, player) in state.players().iter().enumerate() {
                for (zone, list) in [
                    (Zone::Deck, player.deck()),
                    (Zone::Hand, player.hand()),
                    (Zone::Discard, player.discard()),
                    (Zone::Inkwell, player.inkwell()),
                    (Zone::Play, player.play()),
                ] {
                    for card in list {
                        assert_eq!(state.card(*card).zone(), zone);
                        assert_eq!(state.card(*card).owner().index(), p);
                    }
                    listed += list.len();
                }
                listed += player.play().iter().map(|c| state.under(*c).count()).sum::<usize>();
            }
            let aside = state.cards().iter().filter(|c| c.zone() == Zone::Aside).count();
            if state.players().iter().all(|p| !p.out()) {
                assert_eq!(listed + aside, state.cards().len());
            }
        });
        assert_ne!(game.result(), GameResult::Open, "seed {seed} does not end");
    }
}

#[test]
fn a_game_in_the_room_of_another_is_the_same_game() {
    let (pool, deck) = pool();
    let decks = vec![deck.clone(); 2];
    for seed in 0..10 {
        let used = random_game(&pool, &deck, 2, seed, |_, _| {});
        let again = used.silent().again(&decks, None, seed + 100).expect("the decks can be played");
        let fresh = lorekeeper_engine::Game::new(
            pool.clone(),
            &decks,
            None,
            seed + 100,
            Edition::default(),
            lorekeeper_engine::Silent,
        );
        let (mut again, mut fresh) = (again, fresh.expect("the decks can be played"));
        while let Some(answer) = fresh.options().last().copied() {
            assert_eq!(again.state(), fresh.state());
            again.answer_listed(answer);
            fresh.answer(answer).expect("what is offered passes");
        }
        assert_eq!(again.state(), fresh.state());
    }
}

#[test]
fn replay_and_save_give_the_same_game() {
    let (pool, deck) = pool();
    for seed in 0..6 {
        let mut all = Vec::new();
        let game = random_game(&pool, &deck, 2, seed, |game, answers| {
            all = answers.to_vec();
            if answers.len() % 17 == 0 {
                let loaded =
                    lorekeeper_engine::Game::load(pool.clone(), game.save(), lorekeeper_engine::Silent)
                        .expect("a good save");
                assert_eq!(loaded.options(), game.options());
                assert_eq!(loaded.view(None), game.view(None));
            }
        });
        let beginning = Beginning::Decks { decks: vec![deck.clone(); 2], starting: None, seed };
        let replay = Replay { beginning, rules: Edition::default().into(), answers: all };
        let again = replay.play(pool.clone()).expect("every answer was legal");
        assert_eq!(again.state(), game.state());
    }
}

#[test]
fn views_do_not_change_with_hidden_cards() {
    let (pool, deck) = pool();
    for seed in 0..6 {
        random_game(&pool, &deck, 2, seed, |game, answers| {
            if answers.len() % 13 == 0 {
                for player in [common::A, common::B] {
                    let mut other = game.clone();
                    other.resample(player, seed + 1);
                    assert_eq!(game.view(Some(player)), other.view(Some(player)));
                }
            }
        });
    }
}

/// The number of distinct lines from a fixed opening; it moves only when a rule moves.
#[test]
fn perft_is_pinned() {
    let (pool, deck) = pool();
    let decks = vec![deck.clone(), deck];
    let mut game = lorekeeper_engine::Game::new(
        pool,
        &decks,
        Some(common::A),
        11,
        Edition::default(),
        lorekeeper_engine::Silent,
    )
    .expect("legal decks");
    for _ in 0..2 {
        game.answer(lorekeeper_engine::Answer::Choice(lorekeeper_engine::Choice::Done))
            .expect("keeping the hand");
    }
    // A few turns of inking and playing whatever comes first.
    for _ in 0..30 {
        if let Some(answer) = game.options().first().copied() {
            game.answer(answer).expect("an offered answer");
        }
    }
    let counts: Vec<u64> = (1..=4).map(|depth| game.perft(depth)).collect();
    assert_eq!(counts, [10, 72, 368, 1679]);
}
