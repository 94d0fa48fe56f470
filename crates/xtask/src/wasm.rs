//! `crates/web` as wasm, its JavaScript, its types, and the rulings beside it.

use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::{Path, PathBuf};

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
    optimise(root)?;
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

/// `wasm-opt` of npm's binaryen, where it is installed: smaller, and never needed.
fn optimise(root: &Path) -> Result<()> {
    let program = root.join("web/node_modules/.bin/wasm-opt");
    if !program.exists() {
        say("wasm: no wasm-opt here (npm's binaryen); the file stays a little larger");
        return Ok(());
    }
    say("wasm: wasm-opt");
    let file = root.join(OUT).join("desk_bg.wasm");
    let smaller = file.with_extension("opt");
    // -O2: smaller and not slower; what the compiler uses must be named.
    let features = [
        "--enable-bulk-memory",
        "--enable-nontrapping-float-to-int",
        "--enable-sign-ext",
        "--enable-mutable-globals",
        "--enable-reference-types",
        "--enable-multivalue",
    ];
    run(std::process::Command::new(&program).arg(&file).arg("-O2").args(features).arg("-o").arg(&smaller))?;
    fs::rename(smaller, file)?;
    Ok(())
}

/// All rulings as one file, which the page fetches when the books are opened.
fn rulings(root: &Path) -> Result<()> {
    let mut paths = Vec::new();
    collect(&root.join("rulings"), &mut paths)?;
    paths.sort();
    let mut files = Vec::new();
    for path in &paths {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let name = path.strip_prefix(root.join("rulings"))?.to_string_lossy().replace('\\', "/");
        files.push(serde_json::json!({ "path": name, "text": text }));
    }
    let folder = root.join("web/public");
    fs::create_dir_all(&folder)?;
    // A few to begin with come on their own: nobody waits for all of them.
    let listed = fs::read_to_string(root.join("rulings/examples.txt"))?;
    let mut examples = Vec::new();
    for name in listed.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let found = files.iter().find(|file| file["path"] == name);
        examples.push(found.ok_or_else(|| anyhow!("rulings/examples.txt: there is no {name}"))?.clone());
    }
    for (name, files) in [("rulings.json", files), ("examples.json", examples)] {
        fs::write(folder.join(name), serde_json::to_string(&serde_json::json!({ "files": files }))?)?;
    }
    say(format_args!("rulings: {}", paths.len()));
    Ok(())
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
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
