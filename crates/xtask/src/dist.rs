//! `cargo xtask dist`: the fastest `lore` that this machine can build, into `target/dist/lore`.
//!
//! An ordinary release build is as correct and not much slower; this one knows which way games mostly go. It is built once to
//! count (profile-guided optimisation), plays the benchmark, simulates and judges, and is built again by those counts; then BOLT puts
//! the code that runs together. What cannot be had is said, and what is left is built.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::say;
use crate::toolchain::run;

/// The newest version of LLVM's tools that is looked for, and the oldest that understands what the compiler writes.
const LLVM: std::ops::RangeInclusive<u32> = 19..=40;

/// Builds it.
pub(crate) fn build(root: &Path) -> Result<()> {
    let folder = root.join("target/dist");
    fs::create_dir_all(&folder)?;
    let folder = folder.canonicalize()?;
    let host = host()?;
    let profile = counted(root, &folder, &host)?;
    let mut flags = Vec::new();
    match &profile {
        Some(profile) => flags.push(format!("-Cprofile-use={}", profile.display())),
        None => say("dist: without counts; this is the ordinary release build in one piece"),
    }
    let bolt = tool("llvm-bolt");
    if bolt.is_some() {
        // BOLT moves functions, for which it must know what refers to them.
        flags.push("-Clink-arg=-Wl,--emit-relocs".to_owned());
    }
    let built = cargo(root, &folder.join("use"), &host, &flags)?;
    let lore = folder.join("lore");
    match bolt {
        Some(bolt) => arranged(root, &folder, &bolt, &built, &lore)?,
        None => {
            say(
                "dist: llvm-bolt is not installed (on Debian: bolt-19); the code stays in the order of the linker",
            );
            fs::copy(&built, &lore)?;
        }
    }
    stripped(&lore);
    let size = fs::metadata(&lore)?.len();
    say(format_args!(
        "dist: {} ({} bytes); compare `lore bench --json` of both builds",
        lore.display(),
        size
    ));
    Ok(())
}

/// How often each piece of code runs, as the compiler reads it; nothing where the tool that puts counts together is missing.
fn counted(root: &Path, folder: &Path, host: &str) -> Result<Option<PathBuf>> {
    let tools: Vec<PathBuf> = tools("llvm-profdata").chain(of_toolchain("llvm-profdata", host)).collect();
    if tools.is_empty() {
        say(
            "dist: no llvm-profdata: `rustup component add llvm-tools` or, on Debian, `apt-get install llvm-19`",
        );
        return Ok(None);
    }
    let raw = folder.join("raw");
    if raw.exists() {
        fs::remove_dir_all(&raw)?;
    }
    say("dist: building to count");
    let built = cargo(root, &folder.join("count"), host, &[format!("-Cprofile-generate={}", raw.display())])?;
    say("dist: counting");
    exercise(root, &built)?;
    let counts = fs::read_dir(&raw).context("nothing was counted")?;
    let counts: Vec<PathBuf> = counts.filter_map(|file| Some(file.ok()?.path())).collect();
    let profile = folder.join("lore.profdata");
    // A tool that is older than the compiler does not understand its counts.
    for tool in tools {
        let merged = Command::new(&tool).args(["merge", "-o"]).arg(&profile).args(&counts).output();
        if merged.is_ok_and(|merged| merged.status.success()) {
            say(format_args!("dist: counts put together by {}", tool.display()));
            return Ok(Some(profile));
        }
        say(format_args!("dist: {} does not understand the counts of this compiler", tool.display()));
    }
    Ok(None)
}

/// Puts the code that runs together; the build as it was where BOLT fails.
fn arranged(root: &Path, folder: &Path, bolt: &Path, built: &Path, lore: &Path) -> Result<()> {
    let (counting, counts) = (folder.join("lore-counting"), folder.join("lore.fdata"));
    let mut instrument = Command::new(bolt);
    instrument.arg(built).arg("-instrument").arg("-o").arg(&counting);
    instrument.arg(format!("-instrumentation-file={}", counts.display()));
    let mut arrange = Command::new(bolt);
    arrange.arg(built).arg("-o").arg(lore).arg(format!("-data={}", counts.display()));
    arrange.args(["-reorder-blocks=ext-tsp", "-reorder-functions=cdsort", "-split-functions", "-icf=1"]);
    say("dist: BOLT counts, then arranges");
    let done = quietly(&mut instrument) && exercise(root, &counting).is_ok() && quietly(&mut arrange);
    if !done {
        say("dist: BOLT failed on this build; the code stays in the order of the linker");
        fs::copy(built, lore)?;
    }
    Ok(())
}

/// What is counted: games as the benchmark plays them, a few that think, and rulings.
fn exercise(root: &Path, lore: &Path) -> Result<()> {
    let works: [&[&str]; 3] = [
        &["bench", "--games", "400"],
        &[
            "sim",
            "decks/plain-amber-ruby.txt",
            "decks/emerald-steel-villains.txt",
            "--games",
            "4",
            "--players",
            "adept,adept",
        ],
        &["judge", "rulings"],
    ];
    for work in works {
        let mut command = Command::new(lore);
        command.args(work).current_dir(root).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status().with_context(|| format!("cannot run {}", lore.display()))?;
        if !status.success() {
            bail!("`lore {}` failed while it was counted: {status}", work.join(" "));
        }
    }
    Ok(())
}

/// Builds `lore` in one piece with these flags; they do not reach what is only run while building.
fn cargo(root: &Path, target: &Path, host: &str, flags: &[String]) -> Result<PathBuf> {
    let mut command = Command::new("cargo");
    command
        .args(["build", "--release", "--locked", "--package", "lorekeeper-lore", "--target", host])
        .arg("--target-dir")
        .arg(target)
        .env("RUSTFLAGS", flags.join(" "))
        .env("CARGO_PROFILE_RELEASE_LTO", "fat")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")
        .current_dir(root);
    run(&mut command)?;
    Ok(target.join(host).join("release/lore"))
}

/// What this machine is, as the compiler calls it.
fn host() -> Result<String> {
    let told = Command::new("rustc").arg("-vV").output().context("cannot run rustc")?;
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(line.context("rustc does not say what this machine is")?.to_owned())
}

/// The tool, with the newest version first, then without one.
fn tool(name: &str) -> Option<PathBuf> {
    tools(name).next()
}

fn tools(name: &str) -> impl Iterator<Item = PathBuf> {
    let versions = LLVM.rev().map(|version| format!("-{version}")).chain([String::new()]);
    let folders: Vec<PathBuf> =
        std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
    let names: Vec<String> = versions.map(|version| format!("{name}{version}")).collect();
    let all = names
        .into_iter()
        .flat_map(move |name| folders.iter().map(|folder| folder.join(&name)).collect::<Vec<PathBuf>>());
    all.filter(|path| path.is_file())
}

/// The one that came with the compiler.
fn of_toolchain(name: &str, host: &str) -> Option<PathBuf> {
    let told = Command::new("rustc").args(["--print", "sysroot"]).output().ok()?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&told.stdout).trim());
    Some(sysroot.join("lib/rustlib").join(host).join("bin").join(name)).filter(|path| path.is_file())
}

/// Symbols say nothing to whoever plays.
fn stripped(lore: &Path) {
    if !quietly(Command::new("strip").arg(lore)) {
        say("dist: strip is not installed; the file keeps its symbols");
    }
}

fn quietly(command: &mut Command) -> bool {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}
