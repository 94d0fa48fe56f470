//! What it costs to step many games together: processor time of a decision, against the same games played one after the other
//! without observations, and against the benchmark of `lore bench`, all on one thread and in one run.
//!
//! `cargo run --release -p lorekeeper-arena --example vector -- [DECISIONS] [GAMES AT ONCE]...`

use std::io::Write as _;
use std::time::Duration;

use engine::state::{ChaCha8, PlayerIx};
use engine::{Answer, Edition, Game, Silent};
use library::Library;
use lorekeeper_arena::layout::{CHOICES, COLUMNS, NUMBERS, ROWS, action, number};
use lorekeeper_arena::{Arena, Seating, Sheets};
use notation::Catalog;
use players::PlayerKind;
use sim::bench::{Bench, Room};
use sim::{Deck, Plan, Who};

type Failure = Box<dyn std::error::Error>;

/// All decks that we have, random players, so many games of each pair.
fn plan(library: &Library, catalog: &Catalog) -> Result<Plan, Failure> {
    let mut decks = Vec::new();
    for ready in table::READY {
        let list = cards::deck::read(ready.text, library.catalogue()).map_err(|problems| {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            format!("{}: {}", ready.name, problems.join("; "))
        })?;
        let deck = Deck::new(ready.name, &list, library, catalog);
        decks.push(deck.map_err(|why| format!("{}: {why:?}", ready.name))?);
    }
    let players = vec![Who::Own(PlayerKind::Random); decks.len()];
    Ok(Plan { decks, players, games: 1_000_000, seed: 1 })
}

/// How long this thread has run.
fn now() -> Duration {
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = text.split_whitespace().next().and_then(|nanos| nanos.parse().ok());
    Duration::from_nanos(first.unwrap_or_default())
}

/// Games of the plan one after the other, as the benchmark plays them.
fn one_by_one(plan: &Plan, catalog: &Catalog, least: u64) -> Result<f64, Failure> {
    let pairs = plan.pairs();
    let (mut options, mut decisions, mut room) = (Vec::<Answer>::new(), 0_u64, None::<Game<Silent>>);
    let wrong = |why| format!("{why:?}");
    let begun = now();
    for number in 0.. {
        if decisions >= least {
            break;
        }
        let fixture = plan.fixture(number, &pairs).ok_or("the plan is too short")?;
        let lists = fixture.decks.map(|deck| plan.decks[deck].defs.clone());
        let first = Some(PlayerIx(0));
        let mut game = match room.take() {
            Some(room) => Game::again(room, &lists, first, fixture.seed),
            None => {
                Game::new(catalog.pool().clone(), &lists, first, fixture.seed, Edition::default(), Silent)
            }
        }
        .map_err(wrong)?;
        let mut picks = ChaCha8::new(!fixture.seed);
        loop {
            game.options_into(&mut options);
            let count = u32::try_from(options.len())?;
            let Some(answer) = options.get(picks.below(count) as usize) else { break };
            game.answer_listed(*answer);
            decisions += 1;
        }
        room = Some(game);
    }
    Ok((now() - begun).as_secs_f64() / decisions as f64)
}

/// The benchmark's own games.
fn benchmark(library: &Library, catalog: &Catalog, least: u64) -> Result<f64, Failure> {
    let bench = Bench::new(library, catalog)?;
    let (mut room, mut decisions) = (Room::default(), 0);
    let begun = now();
    for number in 0.. {
        if decisions >= least {
            break;
        }
        decisions += bench.play(number, &mut room).decisions;
    }
    Ok((now() - begun).as_secs_f64() / decisions as f64)
}

/// Many games at once, with observations, masks and random actions: the time of a decision, and of an action.
#[inline(never)]
fn counted_steps(plan: &Plan, catalog: &Catalog, count: usize, least: u64) -> Result<(f64, f64), Failure> {
    let mut arena = Arena::new(catalog.pool().clone(), plan.clone(), count, Seating::default(), 1)?;
    let (mut cards, mut numbers) = (vec![0; count * ROWS * COLUMNS], vec![0; count * NUMBERS]);
    let (mut choices, mut mask) = (vec![0; count * CHOICES], vec![0; count * action::COUNT]);
    let (mut side, mut rewards) = (vec![0; count], vec![0.0; count * 2]);
    let (mut done, mut stopped, mut game) = (vec![0; count], vec![0; count], vec![0; count]);
    let mut actions = vec![0; count];
    macro_rules! sheets {
        () => {
            Sheets {
                cards: &mut cards,
                numbers: &mut numbers,
                choices: &mut choices,
                mask: &mut mask,
                side: &mut side,
                rewards: &mut rewards,
                done: &mut done,
                stopped: &mut stopped,
                game: &mut game,
            }
        };
    }
    arena.reset(0, sheets!())?;
    for _ in 0..100 {
        arena.any(&mut actions);
        arena.step(&actions, sheets!())?;
    }
    let (mut decisions, mut taken) = (0_u64, 0_u64);
    let begun = now();
    while decisions < least {
        arena.any(&mut actions);
        arena.step(&actions, sheets!())?;
        taken += count as u64;
        let depths = numbers.iter().skip(number::DEPTH).step_by(NUMBERS);
        decisions += depths.filter(|depth| **depth == 0).count() as u64;
    }
    let took = (now() - begun).as_secs_f64();
    Ok((took / decisions as f64, took / taken as f64))
}

fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>());
    let least = args.next().transpose()?.unwrap_or(300_000);
    let mut counts: Vec<u64> = args.collect::<Result<_, _>>()?;
    if counts.is_empty() {
        counts = vec![1, 16, 64, 256, 1024];
    }
    let library = library::load()?;
    let catalog = notation::catalog_of(&library);
    let plan = plan(&library, &catalog)?;
    let mut out = std::io::stdout();
    // Once to warm up, then what is told.
    one_by_one(&plan, &catalog, least / 10)?;
    let alone = one_by_one(&plan, &catalog, least)?;
    let bench = benchmark(&library, &catalog, least)?;
    writeln!(out, "one by one     {:7.0} ns a decision", alone * 1e9)?;
    writeln!(out, "lore bench     {:7.0} ns a decision", bench * 1e9)?;
    for count in counts {
        let (decision, taken) = counted_steps(&plan, &catalog, usize::try_from(count)?, least)?;
        writeln!(
            out,
            "{count:5} at once  {:7.0} ns a decision, {:7.0} an action: {:3.0} % of one by one, {:3.0} % of lore bench",
            decision * 1e9,
            taken * 1e9,
            alone / decision * 100.0,
            bench / decision * 100.0,
        )?;
    }
    Ok(())
}
