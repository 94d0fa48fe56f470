//! Random games with decks drawn from all cards: a quick look for panics, refused offers, endless games, and speed.
#![allow(clippy::print_stdout)]
use engine::program::{DefIx, Inks};
use engine::state::{ChaCha8, GameResult};
use engine::{Answer, Edition, Game, Silent};
use std::panic::AssertUnwindSafe;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(200);
    let first: u64 = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(0);
    let start = std::time::Instant::now();
    let library = library::load().expect("library");
    let catalog = notation::catalog_of(&library);
    println!("library and lowering: {:?}", start.elapsed());
    let pool = catalog.pool().clone();
    let all: Vec<(DefIx, Inks)> =
        pool.cards().filter(|(_, card)| !card.inks.is_empty()).map(|(ix, card)| (ix, card.inks)).collect();
    println!("{} cards", all.len());
    let start = std::time::Instant::now();
    let mut decisions = 0u64;
    let mut faults = 0;
    for seed in first..first + games {
        let mut rng = ChaCha8::new(seed);
        let players = if seed % 5 == 4 { 3 } else { 2 };
        let decks: Vec<Vec<DefIx>> = (0..players).map(|_| deck(&all, &mut rng)).collect();
        let mut count = 0u64;
        let mut last: Option<Answer> = None;
        let result = std::panic::catch_unwind(AssertUnwindSafe(|| {
            let mut game =
                Game::new(pool.clone(), &decks, None, seed, Edition::V2, Silent).expect("legal decks");
            let mut options = Vec::new();
            loop {
                if game.result() != GameResult::Open {
                    return None;
                }
                game.options_into(&mut options);
                if options.is_empty() {
                    return Some(format!("no option for {:?}", game.decision()));
                }
                let answer = options[rng.below(options.len() as u32) as usize];
                last = Some(answer);
                if let Err(why) = game.answer(answer) {
                    return Some(format!("{answer:?} offered and refused: {why}"));
                }
                count += 1;
                if count > 20_000 {
                    return Some(format!("too long, turn {}", game.state().turn));
                }
            }
        }));
        decisions += count;
        match result {
            Ok(None) => {}
            Ok(Some(fault)) => {
                faults += 1;
                println!("seed {seed}: {fault}");
            }
            Err(_) => {
                faults += 1;
                println!("seed {seed}: panic after {count} at {last:?}");
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {:.0} games/s, {:.0} decisions/s, {:.0} decisions/game, {faults} faults",
        games as f64 / seconds,
        decisions as f64 / seconds,
        decisions as f64 / games as f64
    );
}

fn deck(all: &[(DefIx, Inks)], rng: &mut ChaCha8) -> Vec<DefIx> {
    let a = rng.below(6);
    let b = (a + 1 + rng.below(5)) % 6;
    let pair = Inks::from_bits_truncate(1 << a | 1 << b);
    let fit: Vec<DefIx> = all.iter().filter(|(_, inks)| pair.contains(*inks)).map(|(ix, _)| *ix).collect();
    (0..60).map(|_| fit[rng.below(fit.len() as u32) as usize]).collect()
}
