//! What the native program says about every ruling and about random games, for the page's tests: `native OUT.json`; and how fast it
//! plays, as JSON on stdout: `native bench`.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use lorekeeper_web::Desk;
use serde_json::{Value, json};

/// Random games that are compared.
const GAMES: u32 = 200;
/// Random games that are timed, and how often.
const BENCH_GAMES: u32 = 60;
const BENCH_RUNS: u32 = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let out = std::env::args().nth(1).ok_or("usage: native OUT.json, or native bench")?;
    if out == "bench" {
        return bench();
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    let mut paths = Vec::new();
    collect(&root, &mut paths)?;
    paths.sort();
    // All cards at once: the page's desk makes ready only those of a text, and must come to the same.
    let library = library::load()?;
    let (names, catalog) = (notation::names_of(&library), notation::catalog_of(&library));
    let mut verdicts = Vec::new();
    for path in &paths {
        let text = fs::read_to_string(path)?;
        let folder = path.parent().unwrap_or(&root);
        let (mut file, mut found) = notation::read(&text, &names);
        let mut decks = Vec::new();
        found.extend(notation::attach_decks(&mut file, &names, |name| {
            let list = fs::read_to_string(folder.join(name)).ok()?;
            decks.push(json!({ "name": name, "text": list }));
            Some(list)
        }));
        if found.iter().any(notation::Diagnostic::is_error) {
            continue;
        }
        let verdict = notation::judge(&file, &catalog, engine::Edition::default());
        for (code, language) in [("en", notation::Language::English), ("es", notation::Language::Spanish)] {
            verdicts.push(json!({
                "path": path.strip_prefix(&root)?.display().to_string(), "text": text, "decks": decks, "language": code,
                "status": verdict.exit_status(), "narration": notation::narrate(&verdict, language),
            }));
        }
    }
    let mut desk = Desk::new().map_err(|trouble| trouble.0)?;
    let score: Value =
        serde_json::from_str(&desk.call("bench", &json!({ "from": 0, "to": GAMES }).to_string()))?;
    let all = json!({ "verdicts": verdicts, "games": GAMES, "checksum": score["ok"]["checksum"] });
    fs::write(out, all.to_string())?;
    Ok(())
}

/// Plays the same games several times; the fastest run counts, since other programs only ever make one slower.
#[allow(clippy::print_stdout, reason = "a program's result")]
fn bench() -> Result<(), Box<dyn Error>> {
    let mut desk = Desk::new().map_err(|trouble| trouble.0)?;
    let input = json!({ "from": 0, "to": BENCH_GAMES }).to_string();
    let mut best = f64::INFINITY;
    for _ in 0..BENCH_RUNS {
        let begun = Instant::now();
        desk.call("bench", &input);
        best = best.min(begun.elapsed().as_secs_f64() * 1000.0);
    }
    println!("{}", json!({ "games": BENCH_GAMES, "milliseconds": best }));
    Ok(())
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == "lore") {
            paths.push(path);
        }
    }
    Ok(())
}
