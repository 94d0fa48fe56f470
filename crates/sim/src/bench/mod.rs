//! The benchmark: random games of fixed decks on one thread, with a checksum of their results.
//!
//! How fast a machine is says nothing about the engine, so that the same run times a yardstick as well: shuffling sixty
//! cards with the engine's own random numbers. The ratio of the two hardly depends on the machine. The checksum
//! tells whether the games were the same games: a fast engine that plays by other rules is no faster one.

mod clock;
mod decks;

use decks::{own_decks, pool_decks};
use engine::program::{DefIx, Pool};
use engine::state::{CardIx, ChaCha8, GameResult, PlayerIx};
use engine::{Answer, Edition, Game, Silent};
use library::Library;
use notation::Catalog;
use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

pub use clock::Clock;
pub use decks::OwnDeckError;

/// A game that takes more decisions than this counts as it stands.
const DECISIONS_MAX: u64 = 20_000;
/// How much of the yardstick and of clones is done between two looks at the clock.
const BATCH: u32 = 500;
/// The first games are cloned in their middle.
pub const CLONED: u64 = 8;
/// The cards of the yardstick.
const SHUFFLED: u16 = 60;

/// The decks and cards of the benchmark.
pub struct Bench {
    pool: Arc<Pool>,
    pool_decks: Vec<Vec<DefIx>>,
    own_decks: Vec<Vec<DefIx>>,
}

/// Room that games hand on to each other: the last one, and a list of what can be answered.
#[derive(Default)]
pub struct Room {
    game: Option<Game<Silent>>,
    options: Vec<Answer>,
    decks: [Vec<DefIx>; 2],
}

/// What was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// What measured the time.
    pub clock: Clock,
    /// Different games, and the decisions in them; few games are played more than once to fill the time.
    pub games: u64,
    /// Answers given in all games.
    pub decisions: u64,
    /// Games a second.
    pub games_per_second: f64,
    /// Answers a second.
    pub decisions_per_second: f64,
    /// One shuffle of sixty cards.
    pub shuffle_ns: f64,
    /// How many decisions are made in the time of one shuffle: the product of the two above.
    pub decisions_per_shuffle: f64,
    /// One clone of a game half played.
    pub clone_ns: f64,
    /// A sum over all results: the same games give the same.
    pub checksum: u64,
}

/// What came of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Answers given.
    pub decisions: u64,
    /// A hash of the game's number, winner, turns, lore and decisions. Sums of these do not depend on the order.
    pub checksum: u64,
}

impl std::ops::AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.decisions += other.decisions;
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }
}

impl Bench {
    /// Draws the pool decks and reads our own.
    pub fn new(library: &Library, catalog: &Catalog) -> Result<Bench, OwnDeckError> {
        let pool = catalog.pool().clone();
        Ok(Bench { pool_decks: pool_decks(&pool), own_decks: own_decks(library, catalog)?, pool })
    }

    /// Plays one game, in the room that games hand on to each other.
    pub fn play(&self, number: u64, room: &mut Room) -> Score {
        let Some(mut game) = self.begin(number, room) else { return Score::default() };
        let mut picks = ChaCha8::new(!number);
        let mut decisions = 0;
        while step(&mut game, &mut picks, &mut room.options) && decisions < DECISIONS_MAX {
            decisions += 1;
        }
        let score = Score { decisions, checksum: checksum(number, decisions, &game) };
        room.game = Some(game);
        score
    }

    /// The game of a number: even ones with pool decks, odd ones with our own.
    pub(crate) fn begin(&self, number: u64, room: &mut Room) -> Option<Game<Silent>> {
        let decks = if number.is_multiple_of(2) { &self.pool_decks } else { &self.own_decks };
        let count = u32::try_from(decks.len()).ok()?;
        let mut rng = ChaCha8::new(number);
        let one = rng.below(count);
        let other = (one + 1 + rng.below(count - 1)) % count;
        let [first, second] = &mut room.decks;
        first.clone_from(decks.get(one as usize)?);
        second.clone_from(decks.get(other as usize)?);
        let (pair, starting) = (&room.decks, Some(PlayerIx(0)));
        match room.game.take() {
            Some(game) => game.again(pair, starting, number).ok(),
            None => Game::new(self.pool.clone(), pair, starting, number, Edition::default(), Silent).ok(),
        }
    }

    /// The sum of the first games, played on so many threads.
    pub fn score(&self, games: u64, threads: usize) -> Score {
        let next = AtomicU64::new(0);
        let worker = || {
            let mut room = Room::default();
            let mut sum = Score::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return sum;
                }
                sum += self.play(number, &mut room);
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
            let mut sum = Score::default();
            for worker in workers {
                sum += worker.join().unwrap_or_default();
            }
            sum
        })
    }

    /// Plays the first games on this thread, with a clock: a stretch of shuffles, one of games, and so on, so that a machine that
    /// becomes slower is slower for both. Where it is stopped, as many as were played.
    pub fn measure(&self, games: u64, stop: &AtomicBool) -> Measured {
        let games = games.max(1);
        let mut room = Room::default();
        // Two games to warm up caches and buffers.
        black_box((self.play(0, &mut room), self.play(1, &mut room)));
        let clock = Clock::of_system();
        let mut first = Score::default();
        let (mut played, mut decisions, mut game_time) = (0_u64, 0_u64, Duration::ZERO);
        let mut yardstick = Yardstick::new();
        yardstick.measure(clock);
        while played < games && (played == 0 || !stop.load(Ordering::Relaxed)) {
            game_time += clock.stretch(|| {
                let score = self.play(played % games, &mut room);
                if played < games {
                    first += score;
                }
                decisions += score.decisions;
                played += 1;
            });
            yardstick.measure(clock);
        }
        let seconds = game_time.as_secs_f64();
        let decisions_per_second = decisions as f64 / seconds;
        let shuffle = yardstick.seconds();
        Measured {
            clock,
            games: games.min(played),
            decisions: first.decisions,
            games_per_second: played as f64 / seconds,
            decisions_per_second,
            shuffle_ns: shuffle * 1e9,
            decisions_per_shuffle: decisions_per_second * shuffle,
            clone_ns: self.clone_seconds(clock, &mut room) * 1e9,
            checksum: first.checksum,
        }
    }

    /// The game of a number in its middle.
    pub fn half_played(&self, number: u64, room: &mut Room) -> Option<Game<Silent>> {
        let half = self.play(number, room).decisions / 2;
        let mut game = self.begin(number, &mut Room::default())?;
        let mut picks = ChaCha8::new(!number);
        for _ in 0..half {
            step(&mut game, &mut picks, &mut room.options);
        }
        Some(game)
    }

    /// The time of one clone, in the middle of several games.
    fn clone_seconds(&self, clock: Clock, room: &mut Room) -> f64 {
        let mut times = Vec::new();
        for number in 0..CLONED {
            let Some(game) = self.half_played(number, room) else { continue };
            let mut clones = 0_u64;
            let took = clock.stretch(|| {
                for _ in 0..BATCH {
                    black_box(black_box(&game).clone());
                }
                clones += u64::from(BATCH);
            });
            times.push(took.as_secs_f64() / clones as f64);
        }
        median(times)
    }
}

/// One random answer; whether there was anything to answer.
pub(crate) fn step(game: &mut Game<Silent>, picks: &mut ChaCha8, options: &mut Vec<Answer>) -> bool {
    game.options_into(options);
    let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
    let Some(answer) = options.get(picks.below(count) as usize) else { return false };
    game.answer_listed(*answer);
    true
}

/// Shuffles of sixty cards, and how long they took together.
struct Yardstick {
    rng: ChaCha8,
    cards: Vec<CardIx>,
    shuffles: u64,
    time: Duration,
}

impl Yardstick {
    fn new() -> Yardstick {
        let cards = (0..SHUFFLED).map(CardIx).collect();
        Yardstick { rng: ChaCha8::new(60), cards, shuffles: 0, time: Duration::ZERO }
    }

    /// One stretch more.
    fn measure(&mut self, clock: Clock) {
        let Yardstick { rng, cards, shuffles, time } = self;
        *time += clock.stretch(|| {
            for _ in 0..BATCH {
                rng.shuffle(black_box(cards));
            }
            *shuffles += u64::from(BATCH);
        });
    }

    /// The time of one shuffle.
    fn seconds(&self) -> f64 {
        self.time.as_secs_f64() / self.shuffles as f64
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

fn checksum(number: u64, decisions: u64, game: &Game<Silent>) -> u64 {
    let winner = match game.result() {
        GameResult::Won(player) => u64::from(player.0),
        GameResult::Drawn => 254,
        GameResult::Open => 255,
    };
    let state = game.state();
    let lore = state.players().iter().map(|player| player.lore() as u64);
    let head = [number, winner, u64::from(state.turn()), decisions];
    fnv(head.into_iter().chain(lore))
}

/// FNV-1a over the bytes of numbers.
pub(crate) fn fnv(values: impl IntoIterator<Item = u64>) -> u64 {
    let bytes = values.into_iter().flat_map(u64::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
