//! Written into the copy as an example: rulings, counts and games, each a unit of its own. What a unit comes by is found once; then
//! for each change only the units are run that come by it, the cheapest first, until one notices.
//!
//! `units FILE`: keeps in FILE what it found; reads numbers of changes, one a line, and answers each with `caught KIND NAME`,
//! `late KIND NAME` (after which it ends) or `survived`.
#![allow(clippy::print_stdout, clippy::print_stderr, dead_code)]

#[path = "../tests/proof/offers.rs"]
mod offers;

use engine::{Edition, mutant};
use lorekeeper_verify::{DeckSource, Depth, Pinned, prove_game};
use notation::{CardNames, Catalog, attach_decks, judge, read};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

fn catalog() -> &'static Catalog {
    &CARDS.0
}

fn names() -> &'static CardNames {
    &CARDS.1
}

static CARDS: LazyLock<(Catalog, CardNames)> = LazyLock::new(|| {
    let library = library::load().expect("the library is compiled with this program");
    (notation::catalog_of(&library), notation::names_of(&library))
});

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn is_one_enough() -> bool {
    true
}

/// More processor time than so many times what a unit takes unchanged, and this, is too long.
const TIMES: u64 = 10;
const GRACE_MILLISECONDS: u64 = 4_000;
/// So much memory is too much.
const BYTES_MOST: u64 = 3 << 30;

struct Unit {
    kind: &'static str,
    /// Of its text, where that may change between two runs.
    mark: u64,
    name: String,
    holds: Box<dyn Fn() -> bool + Send + Sync>,
}

struct Known {
    milliseconds: u64,
    reached: Vec<bool>,
}

fn main() {
    let path = std::env::args().nth(1).expect("units FILE");
    std::panic::set_hook(Box::new(|_| {}));
    let units = Arc::new(units());
    let known = Arc::new(find_out(&units, &path));
    println!("ready {} {}", units.len(), known.iter().map(|known| known.milliseconds).sum::<u64>());
    let mut order: Vec<usize> = (0..units.len()).collect();
    order.sort_by_key(|at| known[*at].milliseconds);
    let watched = Arc::new(Mutex::new(None::<(usize, u64)>));
    watch(units.clone(), known.clone(), watched.clone());
    for line in std::io::stdin().lock().lines() {
        let Some(number) = line.ok().and_then(|line| line.trim().parse::<u32>().ok()) else { return };
        mutant::set(number);
        let reaching: Vec<usize> =
            order.iter().copied().filter(|at| known[*at].reached.get(number as usize) == Some(&true)).collect();
        let caught = reaching.iter().find(|at| {
            *watched.lock().expect("nobody panics with it") = Some((**at, usage().0));
            !runs(&units, **at)
        });
        *watched.lock().expect("nobody panics with it") = None;
        match caught {
            Some(at) => println!("caught {} {}", units[*at].kind, units[*at].name),
            None => println!("survived {}", reaching.len()),
        }
    }
}

/// Whether a unit holds; on a thread of its own, so that nothing of an earlier one is left.
fn runs(units: &Arc<Vec<Unit>>, at: usize) -> bool {
    let units = units.clone();
    let thread = std::thread::Builder::new().stack_size(16 << 20);
    let run = thread.spawn(move || catch_unwind(AssertUnwindSafe(|| (units[at].holds)())).unwrap_or(false));
    run.expect("threads can be made").join().unwrap_or(false)
}

/// Ends the program where a unit takes too long or too much.
fn watch(units: Arc<Vec<Unit>>, known: Arc<Vec<Known>>, watched: Arc<Mutex<Option<(usize, u64)>>>) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_millis(50));
            let Some((at, began)) = *watched.lock().expect("nobody panics with it") else { continue };
            let (spent, bytes) = usage();
            let most = known[at].milliseconds * TIMES + GRACE_MILLISECONDS;
            if spent.saturating_sub(began) > most || bytes > BYTES_MOST {
                println!("late {} {}", units[at].kind, units[at].name);
                let _ = std::io::stdout().flush();
                std::process::exit(3);
            }
        }
    });
}

/// What every unit comes by and takes, unchanged; all must hold. What is kept already need not be found out.
fn find_out(units: &Arc<Vec<Unit>>, path: &str) -> Vec<Known> {
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    let kept: BTreeMap<&str, &str> = kept.lines().filter_map(|line| line.split_once('\t')).collect();
    let mut text = String::new();
    for (at, Unit { kind, mark, name, .. }) in units.iter().enumerate() {
        let key = format!("{kind} {mark:x} {name}");
        if let Some(found) = kept.get(key.as_str()) {
            text += &format!("{key}\t{found}\n");
            continue;
        }
        mutant::record();
        let began = usage().0;
        if !runs(units, at) {
            println!("{kind} {name} does not hold unchanged");
            std::process::exit(1);
        }
        let spent = usage().0 - began;
        let reached: Vec<String> = mutant::recorded().map(|number| number.to_string()).collect();
        text += &format!("{key}\t{spent} {}\n", reached.join(" "));
    }
    std::fs::write(path, &text).expect("it can be kept");
    text.lines().filter_map(|line| line.split_once('\t')).map(|(_, found)| known(found)).collect()
}

fn known(line: &str) -> Known {
    let mut numbers = line.split_whitespace().map(|word| word.parse::<u64>().expect("a number"));
    let milliseconds = numbers.next().expect("a time");
    let mut reached = Vec::new();
    for number in numbers {
        let number = number as usize;
        reached.resize(reached.len().max(number + 1), false);
        reached[number] = true;
    }
    Known { milliseconds, reached }
}

fn units() -> Vec<Unit> {
    let mut units = Vec::new();
    for path in offers::rulings_in("rulings") {
        let full = root().join(&path);
        let text = std::fs::read_to_string(&full).expect("readable");
        let (mut file, _) = read(&text, names());
        let folder = full.parent().expect("in a folder").to_owned();
        attach_decks(&mut file, names(), |deck| std::fs::read_to_string(folder.join(deck)).ok());
        let mut hasher = std::hash::DefaultHasher::new();
        text.hash(&mut hasher);
        let mark = hasher.finish();
        let holds = move || {
            let verdict = judge(&file, catalog(), Edition::default());
            verdict.failures.is_empty() && verdict.unsupported.is_empty()
        };
        units.push(Unit { kind: "Rulings", mark, name: path.clone(), holds: Box::new(holds) });
        let own = path.clone();
        let holds = move || offers::wrong_with(&own).1.is_empty();
        units.push(Unit { kind: "Properties", mark, name: format!("offers of {path}"), holds: Box::new(holds) });
    }
    for line in include_str!("../tests/perft.txt").lines() {
        let pin: Pinned = line.parse().expect("a pin");
        let holds = move || pin.count(&root(), catalog(), names()).is_ok_and(|census| census == pin.census);
        units.push(Unit { kind: "Counts", mark: 0, name: line.to_owned(), holds: Box::new(holds) });
    }
    let source = Arc::new(DeckSource::new(catalog().pool()));
    let mut game = |kind: &'static str, seed: u64, depth: Depth| {
        let source = source.clone();
        let holds = move || prove_game(catalog().pool(), &source, seed, depth).faults.is_empty();
        units.push(Unit { kind, mark: 0, name: format!("game {seed}"), holds: Box::new(holds) });
    };
    (7..157).for_each(|seed| game("Games", seed, Depth::Sampled));
    (0..24).for_each(|number| game("Properties", number * 109, Depth::Every));
    units
}

/// Milliseconds of processor time and bytes of memory that this process has taken.
fn usage() -> (u64, u64) {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let number = |at: usize| fields.get(at - 3).and_then(|word| word.parse::<u64>().ok()).unwrap_or(0);
    let spent = (number(14) + number(15)) * 10;
    (spent, number(24) * 4_096)
}
