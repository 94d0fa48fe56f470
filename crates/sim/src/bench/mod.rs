//! The benchmark: random games of fixed decks on one thread, with a checksum of their results.
//!
//! How fast a machine is says nothing about the engine, so that the same run times a yardstick as well: shuffling sixty
//! cards with the engine's own random numbers. The ratio of the two hardly depends on the machine. The checksum
//! tells whether the games were the same games: a fast engine that plays by other rules is no faster one.

mod decks;

use decks::{own_decks, pool_decks};
use engine::program::{DefIx, Pool};
use engine::state::{CardIx, ChaCha8, GameResult, PlayerIx};
use engine::{Answer, Edition, Game, Silent};
use library::Library;
use notation::Catalog;
use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

pub use decks::OwnDeckError;

/// A game that takes more decisions than this counts as it stands.
const DECISIONS_MAX: u64 = 20_000;
/// In how many slices the games are timed, each beside the yardstick.
const SLICES: u64 = 16;
/// How many shuffles are timed before and after each slice.
const SHUFFLES: u32 = 20_000;
/// How many clones are timed at once.
const CLONES: u32 = 20_000;
/// The cards of the yardstick.
const SHUFFLED: u16 = 60;

/// The decks and cards of the benchmark.
pub struct Bench {
    pool: Arc<Pool>,
    pool_decks: Vec<Vec<DefIx>>,
    own_decks: Vec<Vec<DefIx>>,
}

/// What was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    pub games: u64,
    pub decisions: u64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    /// One shuffle of sixty cards.
    pub shuffle_ns: f64,
    /// How many decisions are made in the time of one shuffle.
    pub decisions_per_shuffle: f64,
    /// One clone of a game half played.
    pub clone_ns: f64,
    pub checksum: u64,
}

/// What came of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
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

    /// Plays one game. `options` is a buffer that games hand on to each other.
    pub fn play(&self, number: u64, options: &mut Vec<Answer>) -> Score {
        let Some(mut game) = self.begin(number) else { return Score::default() };
        let mut picks = ChaCha8::new(!number);
        let mut decisions = 0;
        while step(&mut game, &mut picks, options) && decisions < DECISIONS_MAX {
            decisions += 1;
        }
        Score { decisions, checksum: checksum(number, decisions, &game) }
    }

    /// The game of a number: even ones with pool decks, odd ones with our own.
    fn begin(&self, number: u64) -> Option<Game<Silent>> {
        let decks = if number.is_multiple_of(2) { &self.pool_decks } else { &self.own_decks };
        let count = u32::try_from(decks.len()).ok()?;
        let mut rng = ChaCha8::new(number);
        let one = rng.below(count);
        let other = (one + 1 + rng.below(count - 1)) % count;
        let pair = [decks.get(one as usize)?.clone(), decks.get(other as usize)?.clone()];
        Game::new(self.pool.clone(), &pair, Some(PlayerIx(0)), number, Edition::V2, Silent).ok()
    }

    /// The sum of the first games, played on so many threads.
    pub fn score(&self, games: u64, threads: usize) -> Score {
        let next = AtomicU64::new(0);
        let worker = || {
            let mut options = Vec::new();
            let mut sum = Score::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return sum;
                }
                sum += self.play(number, &mut options);
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

    /// Plays the first games on this thread, with a clock.
    pub fn measure(&self, games: u64) -> Measured {
        let mut options = Vec::new();
        // Two games to warm up caches and buffers.
        black_box((self.play(0, &mut options), self.play(1, &mut options)));
        let mut sum = Score::default();
        let mut time = Duration::ZERO;
        let (mut shuffles, mut ratios) = (Vec::new(), Vec::new());
        let slices = SLICES.min(games.max(1));
        for slice in 0..slices {
            let before = shuffle_seconds();
            let start = Clock::start();
            let mut part = Score::default();
            for number in games * slice / slices..games * (slice + 1) / slices {
                part += self.play(number, &mut options);
            }
            let took = start.took();
            let shuffle = (before + shuffle_seconds()) / 2.0;
            shuffles.push(shuffle);
            ratios.push(part.decisions as f64 / took.as_secs_f64().max(1e-9) * shuffle);
            sum += part;
            time += took;
        }
        let seconds = time.as_secs_f64().max(1e-9);
        Measured {
            games,
            decisions: sum.decisions,
            games_per_second: games as f64 / seconds,
            decisions_per_second: sum.decisions as f64 / seconds,
            shuffle_ns: median(shuffles) * 1e9,
            decisions_per_shuffle: median(ratios),
            clone_ns: self.clone_seconds(&mut options) * 1e9,
            checksum: sum.checksum,
        }
    }

    /// The time of one clone, in the middle of several games.
    fn clone_seconds(&self, options: &mut Vec<Answer>) -> f64 {
        let mut times = Vec::new();
        for number in 0..8 {
            let half = self.play(number, options).decisions / 2;
            let Some(mut game) = self.begin(number) else { continue };
            let mut picks = ChaCha8::new(!number);
            for _ in 0..half {
                step(&mut game, &mut picks, options);
            }
            let start = Clock::start();
            for _ in 0..CLONES {
                black_box(black_box(&game).clone());
            }
            times.push(start.took().as_secs_f64() / f64::from(CLONES));
        }
        median(times)
    }
}

/// One random answer; whether there was anything to answer.
fn step(game: &mut Game<Silent>, picks: &mut ChaCha8, options: &mut Vec<Answer>) -> bool {
    game.options_into(options);
    let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
    let Some(answer) = options.get(picks.below(count) as usize) else { return false };
    game.answer(*answer).is_ok()
}

/// The time of one shuffle of sixty cards.
fn shuffle_seconds() -> f64 {
    let mut rng = ChaCha8::new(60);
    let mut cards: Vec<CardIx> = (0..SHUFFLED).map(CardIx).collect();
    let start = Clock::start();
    for _ in 0..SHUFFLES {
        rng.shuffle(black_box(&mut cards));
    }
    start.took().as_secs_f64() / f64::from(SHUFFLES)
}

/// Time of this thread alone where the system tells it, so that a busy machine measures the same; else time on the wall.
struct Clock {
    own: Option<Duration>,
    wall: Instant,
}

impl Clock {
    fn start() -> Clock {
        Clock { own: own_time(), wall: Instant::now() }
    }

    fn took(&self) -> Duration {
        let wall = self.wall.elapsed();
        let own = self.own.zip(own_time()).map(|(start, end)| end.saturating_sub(start));
        // The system counts in ticks; what took less than a few is better told by the wall.
        own.filter(|own| own.as_millis() >= 4).unwrap_or(wall)
    }
}

/// How long this thread has run, from the scheduler of Linux.
fn own_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
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
    let lore = state.players.iter().map(|player| player.lore as u64);
    let head = [number, winner, u64::from(state.turn), decisions];
    fnv(head.into_iter().chain(lore))
}

/// FNV-1a over the bytes of numbers.
pub(crate) fn fnv(values: impl IntoIterator<Item = u64>) -> u64 {
    let bytes = values.into_iter().flat_map(u64::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
