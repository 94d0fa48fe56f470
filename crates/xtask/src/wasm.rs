//! `crates/web` as wasm, its JavaScript, its types, and the rulings beside it.

use anyhow::{Context, Result, anyhow, bail};
use std::fs;
use std::path::{Path, PathBuf};

use vocabulary::Language;

use crate::say;
use crate::toolchain::{TARGET, Toolchain, run};

/// Where all of it goes: made anew each time and not kept in the repository.
const OUT: &str = "web/src/wasm";

/// Builds it.
pub(crate) fn build(root: &Path) -> Result<()> {
    types(root)?;
    rulings(root)?;
    let toolchain = Toolchain::find()?;
    say("wasm: compiling crates/web");
    run(toolchain.cargo().current_dir(root).args([
        "--package",
        "lorekeeper-web",
        "--lib",
        "--profile",
        "web",
    ]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let compiled = target.join(TARGET).join("web/lorekeeper_web.wasm");
    say("wasm: writing its JavaScript");
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(&compiled).out_name("desk").typescript(true).web(true)?.omit_default_module_path(true);
    // Names of functions are a quarter of the file and for debuggers only.
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(root.join(OUT)).context("wasm-bindgen")?;
    let size = fs::metadata(root.join(OUT).join("desk_bg.wasm"))?.len();
    say(format_args!("wasm: {} kB", size / 1000));
    Ok(())
}

/// The types of the wire.
pub(crate) fn types(root: &Path) -> Result<()> {
    fs::create_dir_all(root.join(OUT))?;
    fs::write(root.join(OUT).join("types.ts"), web::types())?;
    Ok(())
}

/// All rulings as one file, which the page fetches when the books are opened.
fn rulings(root: &Path) -> Result<()> {
    let files: Vec<serde_json::Value> = rulings::rulings().iter().map(file).collect();
    let folder = root.join("web/public");
    fs::create_dir_all(&folder)?;
    // A few to begin with come on their own: nobody waits for all of them.
    let listed = fs::read_to_string(root.join("rulings/examples.txt"))?;
    let mut examples = Vec::new();
    for name in listed.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let found = files.iter().find(|file| file["path"] == name);
        examples.push(found.ok_or_else(|| anyhow!("rulings/examples.txt: there is no {name}"))?.clone());
    }
    let all = serde_json::json!({ "files": files, "decks": decks(root)?, "errata": errata(root)? });
    let few = serde_json::json!({ "files": examples });
    for (name, content) in [("rulings.json", all), ("examples.json", few)] {
        fs::write(folder.join(name), serde_json::to_string(&content)?)?;
    }
    say(format_args!("rulings: {}", files.len()));
    Ok(())
}

/// A ruling as the page reads it; of its titles those that there are.
fn file(ruling: &rulings::Ruling) -> serde_json::Value {
    let mut titles = serde_json::Map::new();
    for language in Language::ALL {
        if ruling.has_title(language) {
            titles.insert(language.code().to_owned(), ruling.title(language).into());
        }
    }
    serde_json::json!({ "path": ruling.path, "titles": titles, "text": ruling.text() })
}

/// The deck lists that rulings name, each by the name that they use.
fn decks(root: &Path) -> Result<Vec<serde_json::Value>> {
    let mut paths = Vec::new();
    collect(&root.join("rulings"), "txt", &mut paths)?;
    paths.sort();
    let mut decks: Vec<serde_json::Value> = Vec::new();
    for path in paths {
        let (Some(file), Some(folder)) = (path.file_name(), path.parent().and_then(Path::file_name)) else {
            continue;
        };
        let name = match folder.to_str() {
            Some("decks") => format!("decks/{}", file.to_string_lossy()),
            _ => file.to_string_lossy().into_owned(),
        };
        let deck = serde_json::json!({ "name": name, "text": fs::read_to_string(&path)? });
        match decks.iter().find(|known| known["name"] == deck["name"]) {
            Some(known) if *known != deck => bail!("rulings: two different lists are called {name}"),
            Some(_) => {}
            None => decks.push(deck),
        }
    }
    Ok(decks)
}

/// Words of cards that are no longer what is printed, each with the reason.
fn errata(root: &Path) -> Result<Vec<serde_json::Value>> {
    let text = fs::read_to_string(root.join("library/corrections.ron"))?;
    let corrections =
        import::Corrections::from_ron(&text).map_err(|error| anyhow!("library/corrections.ron: {error}"))?;
    let errata = corrections.0.iter().flat_map(|correction| {
        let change = |change: &import::Rewording| {
            serde_json::json!({ "card": correction.card, "printed": change.from, "now": change.to, "reason": correction.reason })
        };
        correction.text.iter().map(change).collect::<Vec<_>>()
    });
    Ok(errata.collect())
}

fn collect(folder: &Path, extension: &str, paths: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, extension, paths)?;
        } else if path.extension().is_some_and(|own| own == extension) {
            paths.push(path);
        }
    }
    Ok(())
}
