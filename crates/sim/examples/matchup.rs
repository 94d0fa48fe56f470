//! Two kinds of players against each other with mirrored pool decks.
#![allow(clippy::print_stdout)]
use engine::program::{DefIx, Inks};
use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Edition, Game, Silent};
use players::{PlayerKind, Seat};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let kinds: Vec<PlayerKind> = arguments[1..3].iter().map(|k| k.parse().expect("a player")).collect();
    let games: u64 = arguments[3].parse().expect("a number");
    let library = library::load().expect("library");
    let catalog = notation::catalog_of(&library);
    let pool = catalog.pool().clone();
    let all: Vec<(DefIx, Inks)> =
        pool.cards().filter(|(_, card)| !card.inks.is_empty()).map(|(ix, card)| (ix, card.inks)).collect();
    let start = std::time::Instant::now();
    let mut wins = [0u64; 2];
    let mut decisions = 0;
    for seed in 0..games {
        let mut rng = ChaCha8::new(seed / 2);
        let decks: Vec<Vec<DefIx>> = (0..2).map(|_| deck(&all, &mut rng)).collect();
        let swap = (seed % 2) as usize;
        let mut game = Game::new(pool.clone(), &decks, None, seed / 2, Edition::V2, Silent).expect("decks");
        let mut seats = [kinds[swap].seated(seed), kinds[1 - swap].seated(seed + 1)];
        while let Some(seat) = Seat::of(&game) {
            let answer = seats[seat.player().index()].answer(&seat);
            game.answer(answer).expect("legal");
            decisions += 1;
        }
        if let GameResult::Won(PlayerIx(p)) = game.result() {
            wins[(p as usize) ^ swap] += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{}: {}  {}: {}  {:.1} games/s, {:.0} decisions/game",
        kinds[0],
        wins[0],
        kinds[1],
        wins[1],
        games as f64 / seconds,
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
