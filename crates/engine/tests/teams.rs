//! Teams with turns at the same time (1.3.6, 9.3): random games end, with a winner whose team is left or has enough lore, and only those act
//! whose turn it is.

mod common;
use common::deck::pool;
use lorekeeper_engine::state::{ChaCha8, GameResult, PlayerIx, PlayerSet};
use lorekeeper_engine::{Answer, Ask, Edition, Game, Rules, Silent, Teams};

fn two_and_two() -> Rules {
    let team = |one: u8, other: u8| PlayerSet::one(PlayerIx(one)).with(PlayerIx(other));
    Rules { teams: Teams::of(&[team(0, 2), team(1, 3)]), ..Edition::default().into() }
}

#[test]
fn who_is_on_whose_side() {
    let teams = two_and_two().teams;
    assert!(teams.are_any());
    assert_eq!(teams.with_mates(PlayerIx(0)), PlayerSet::one(PlayerIx(0)).with(PlayerIx(2)));
    // Somebody in no team, and a team of one, play alone.
    let alone = Teams::of(&[PlayerSet::one(PlayerIx(1))]);
    assert!(!alone.are_any());
    assert_eq!(alone.with_mates(PlayerIx(1)), PlayerSet::one(PlayerIx(1)));
}

#[test]
fn random_games_in_teams_end() {
    let (pool, deck) = pool();
    let decks = vec![deck; 4];
    for seed in 0..40 {
        let mut game =
            Game::new(pool.clone(), &decks, None, seed, two_and_two(), Silent).expect("legal decks");
        let mut rng = ChaCha8::new(seed ^ 0x7ea);
        let (mut turns, mut conceded) = ([0u32; 4], false);
        for step in 0..40_000 {
            let Some(decision) = game.decision().cloned() else { break };
            if decision.ask == Ask::Turn {
                assert!(game.state().is_turn_of(decision.player), "seed {seed}");
                turns[decision.player.index()] += 1;
                for foe in game.state().opponents(decision.player).iter() {
                    assert!(!game.state().is_turn_of(foe), "seed {seed}");
                }
            }
            // One of a team leaves: the other goes on.
            if seed % 4 == 3 && step == 400 && !conceded {
                conceded = true;
                game.answer(Answer::Concede(PlayerIx((seed % 3) as u8))).expect("at any time");
                continue;
            }
            let options = game.options();
            let answer = options[rng.below(options.len() as u32) as usize];
            game.answer(answer).unwrap_or_else(|why| panic!("seed {seed}: {answer:?}: {why}"));
        }
        let GameResult::Won(winner) = game.result() else { panic!("seed {seed}: {:?}", game.result()) };
        let left = game.state().everyone();
        let is_last = left == game.state().team(winner);
        assert!(is_last || game.state().player(winner).lore() >= 20, "seed {seed}");
        assert!(turns.iter().all(|count| *count > 0), "seed {seed}: everybody had a turn: {turns:?}");
    }
}
