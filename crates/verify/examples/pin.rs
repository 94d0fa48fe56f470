//! Writes the pinned counts anew: `cargo run -p lorekeeper-verify --example pin [positions]` from the root of the repository.
//!
//! To be run when a rule moved on purpose or rulings came; the difference is to be read before it is kept. With `positions` the
//! positions themselves are made anew as well: games of fixed seeds, some answers after they began.
#![allow(clippy::print_stdout)]

use lorekeeper_verify::{Census, DeckSource, Moment, Pinned, census, game_after};
use notation::syntax::{Entry, File, Start};
use notation::{CardNames, Catalog};
use std::path::{Path, PathBuf};

const FOLDER: &str = "crates/verify/tests/positions";
const PINS: &str = "crates/verify/tests/perft.txt";
/// How many positions are made.
const MADE: usize = 30;
/// More lines than this are too many for a test: there are few positions and many rulings.
const LINES_MOST: u64 = 700;
const LINES_MOST_OF_RULING: u64 = 40;
const DEPTH_MOST: u32 = 4;
/// The folders of rulings.
const PARTS: [&str; 4] = ["cases", "edition-2.3", "own", "seeds"];

fn main() {
    let library = library::load().expect("the library loads");
    let (names, catalog) = (notation::names_of(&library), notation::catalog_of(&library));
    if std::env::args().nth(1).is_some_and(|word| word == "positions") {
        make_positions(&catalog);
    }
    let lines: Vec<String> = chosen(&catalog, &names).iter().map(|pin| format!("{pin}\n")).collect();
    std::fs::write(PINS, lines.concat()).expect("the pins can be written");
    println!("{} pins", lines.len());
}

fn make_positions(catalog: &Catalog) {
    let source = DeckSource::new(catalog.pool());
    std::fs::create_dir_all(FOLDER).expect("the folder can be made");
    let mut made = 0;
    // A step that goes through all sets.
    for seed in (0..).map(|number| number * 83 + 5) {
        let after = 10 + (seed as usize * 7) % 50;
        let quiet = (after..after + 40).find_map(|answers| {
            let game = game_after(catalog.pool(), &source, seed, answers)?;
            notation::snapshot(&game, catalog).ok()
        });
        let Some(position) = quiet else { continue };
        let lore = position.players.first().map_or(0, |block| {
            let lores = block.entries.iter().filter_map(|entry| match entry.node {
                Entry::Lore(lore) => Some(lore),
                _ => None,
            });
            lores.max().unwrap_or(0)
        });
        let mut file = File::default();
        file.header.title = Some(format!("A game in its middle, number {}", made + 1));
        file.start = Start::Position(position);
        // A file names a rule and checks something.
        let text = notation::write(&file).replacen('\n', "\nrules: 4.1.1\n", 1);
        let text = format!("{}\n\nexpect A lore {lore}\n", text.trim_end());
        std::fs::write(format!("{FOLDER}/{:02}.lore", made + 1), text).expect("it can be written");
        made += 1;
        if made == MADE {
            return;
        }
    }
}

/// The positions that were made and all rulings, a third of them at their end.
fn chosen(catalog: &Catalog, names: &CardNames) -> Vec<Pinned> {
    let positions = files(FOLDER).into_iter().map(|path| (path, Moment::Start));
    let rulings = PARTS.iter().flat_map(|part| {
        files(&format!("rulings/{part}")).into_iter().map(move |path| {
            // By its name, so that a ruling more, or another folder for it, moves no other.
            let name = path.rsplit('/').next().map_or(0, str::len) + format!("rulings/{part}/").len();
            let moment = if name % 3 == 0 { Moment::End } else { Moment::Start };
            (path, moment)
        })
    });
    positions
        .chain(rulings)
        .filter_map(|(path, moment)| pinned(path, moment, catalog, names))
        .filter(|pin| pin.census.lines > 1)
        .collect()
}

/// The rulings of a folder and of the folders in it.
fn files(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
        .iter()
        .flat_map(|path| {
            let path_name = path.display().to_string();
            match path.extension() {
                _ if path.is_dir() => files(&path_name),
                Some(own) if own == "lore" => vec![path_name],
                Some(_) | None => Vec::new(),
            }
        })
        .collect()
}

/// The count to the greatest depth that is not too much.
fn pinned(path: String, moment: Moment, catalog: &Catalog, names: &CardNames) -> Option<Pinned> {
    let most = if path.starts_with(FOLDER) { LINES_MOST } else { LINES_MOST_OF_RULING };
    let mut pin = Pinned { path, moment, depth: 0, census: Census { lines: 1, sum: 0 } };
    let game = pin.game(Path::new("."), catalog, names).ok()?;
    for depth in 1..=DEPTH_MOST {
        // The next depth has about so many times more.
        if pin.census.lines * game.options().len() as u64 > most * 2 && depth > 1 {
            break;
        }
        pin = Pinned { depth, census: census(&game, depth), ..pin };
    }
    Some(pin)
}
