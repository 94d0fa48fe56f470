//! Training is repeatable: a tiny one, twice, comes to the same weights, byte for byte, and they say more than a coin does.

use engine::program::{CardDef, Inks, Kinds, Pool, PoolBuilder};
use lorekeeper_players::train::{Training, train};
use std::sync::Arc;

/// Characters without text, of all inks and costs.
fn pool() -> Arc<Pool> {
    let mut pool = PoolBuilder::new();
    for ink in 0..6 {
        for cost in 1..=7_i16 {
            let name = pool.name(&format!("{ink} {cost}"));
            pool.card(CardDef {
                cost,
                inkable: true,
                strength: cost,
                willpower: cost + 1,
                lore: 1 + cost / 4,
                inks: Inks::from_bits_truncate(1 << ink),
                ..CardDef::plain(name, Kinds::CHARACTER)
            });
        }
    }
    Arc::new(pool.build())
}

/// The weights as text, and the loss of the last generation.
fn tiny(pool: &Arc<Pool>, training: &Training) -> (String, f32) {
    let mut last = f32::MAX;
    let network = train(pool, &[], training, None, &mut |_, _, loss, _| last = loss);
    (network.write("a test"), last)
}

#[test]
fn a_tiny_training_is_the_same_every_time_and_learns() {
    let pool = pool();
    let training = Training { seed: 5, generations: 2, games: 6, epochs: 3, ..Training::default() };
    let (text, loss) = tiny(&pool, &training);
    // With any number of threads.
    assert_eq!((text, loss), tiny(&pool, &Training { threads: 3, ..training }));
    // Whoever says one half of everything loses ln 2.
    assert!(loss < 0.68, "{loss}");
}

#[test]
fn a_tiny_training_of_three_players_is_the_same_every_time_and_learns() {
    let pool = pool();
    let once = Training { seed: 5, players: 3, generations: 1, games: 3, epochs: 1, ..Training::default() };
    let first = tiny(&pool, &once);
    assert_eq!(first, tiny(&pool, &once));
    // The same games gone through more often are known better.
    let (_, loss) = tiny(&pool, &Training { epochs: 12, ..once });
    assert!(loss < first.1, "{loss} after {}", first.1);
}
