//! Puts all changes into the copy, and takes those out again that the compiler refuses.

use crate::site::{Put, Side, Site};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What tries many changes in one process.
const UNITS: &str = include_str!("units.rs");
/// Where it is.
pub const UNITS_FILE: &str = "crates/verify/examples/units.rs";
/// Where the switch is.
pub const SWITCH_FILE: &str = "crates/engine/src/mutant.rs";
/// What the changed files call.
const SWITCH: &str = r#"//! The switch: which change is on.
#![allow(dead_code, missing_docs)]

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Not set yet: the environment says which.
const UNSET: u32 = u32::MAX - 1;
/// Not a change: what is come by is written down.
const RECORD: u32 = u32::MAX;
static ON: AtomicU32 = AtomicU32::new(UNSET);
static SEEN: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];

#[inline]
pub(crate) fn on(number: u32) -> bool {
    let on = ON.load(Ordering::Relaxed);
    on == number || on >= UNSET && special(number)
}

#[cold]
fn special(number: u32) -> bool {
    if ON.load(Ordering::Relaxed) == UNSET {
        let word = std::env::var("LORE_MUTANT").ok();
        set(word.and_then(|word| word.parse().ok()).unwrap_or(0));
        return on(number);
    }
    if !SEEN[number as usize].swap(true, Ordering::Relaxed)
        && let Some(path) = std::env::var_os("LORE_REACHED")
    {
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        file.and_then(|mut file| std::io::Write::write_all(&mut file, format!("{number}\n").as_bytes()))
            .expect("what is come by can be written down");
    }
    false
}

/// Throws the switch.
pub fn set(number: u32) {
    ON.store(number, Ordering::Relaxed);
}

/// Begins to write down what is come by.
pub fn record() {
    SEEN.iter().for_each(|seen| seen.store(false, Ordering::Relaxed));
    set(RECORD);
}

/// What was come by since then.
pub fn recorded() -> impl Iterator<Item = usize> {
    SEEN.iter().enumerate().filter(|(_, seen)| seen.load(Ordering::Relaxed)).map(|(number, _)| number)
}

pub(crate) fn less<T: PartialOrd + ?Sized>(number: u32, a: &T, b: &T) -> bool {
    if on(number) { a <= b } else { a < b }
}

pub(crate) fn at_most<T: PartialOrd + ?Sized>(number: u32, a: &T, b: &T) -> bool {
    if on(number) { a < b } else { a <= b }
}

pub(crate) fn greater<T: PartialOrd + ?Sized>(number: u32, a: &T, b: &T) -> bool {
    if on(number) { a >= b } else { a > b }
}

pub(crate) fn at_least<T: PartialOrd + ?Sized>(number: u32, a: &T, b: &T) -> bool {
    if on(number) { a > b } else { a >= b }
}

pub(crate) fn more<T: From<bool> + std::ops::Add<Output = T>>(number: u32, value: T) -> T {
    if on(number) { value + T::from(true) } else { value }
}

pub(crate) fn max_or_min<T: Ord>(number: u32, a: T, b: T) -> T {
    if on(number) { a.min(b) } else { a.max(b) }
}

pub(crate) fn min_or_max<T: Ord>(number: u32, a: T, b: T) -> T {
    if on(number) { a.max(b) } else { a.min(b) }
}
"#;

/// Where it is kept what the compiler refused.
const REFUSED: &str = "target/refused.txt";

/// A file that is written again with the same text would be compiled again.
pub fn write_if_new(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    match std::fs::read(path) {
        Ok(found) if found == bytes => Ok(()),
        _ => {
            path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
            std::fs::write(path, bytes)
        }
    }
}

/// Changes the files of the copy so that they compile; what does not is marked as refused.
pub fn weave(from: &Path, copy: &Path, sites: &mut [Site]) -> Result<(), String> {
    let io = |error: std::io::Error| error.to_string();
    let engine = copy.join("crates/engine/src");
    let switch = SWITCH.replace("COUNT", &(sites.len() + 1).to_string());
    write_if_new(&copy.join(UNITS_FILE), UNITS.as_bytes()).map_err(io)?;
    write_if_new(&copy.join(SWITCH_FILE), switch.as_bytes()).map_err(io)?;
    let lib = std::fs::read_to_string(from.join("crates/engine/src/lib.rs")).map_err(io)?;
    write_if_new(
        &engine.join("lib.rs"),
        format!("{lib}\n#[allow(missing_docs)]\npub mod mutant;\n").as_bytes(),
    )
    .map_err(io)?;
    // What the compiler refused in an earlier run it refuses again.
    let known = std::fs::read_to_string(copy.join(REFUSED)).unwrap_or_default();
    let known: BTreeSet<&str> = known.lines().collect();
    sites.iter_mut().for_each(|site| site.refused = known.contains(site.to_string().as_str()));
    let mut paths: Vec<PathBuf> = sites.iter().map(|site| site.path.clone()).collect();
    paths.dedup();
    let mut texts = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(from.join(&path)).map_err(io)?;
        texts.push((path, text));
    }
    loop {
        for (path, text) in &texts {
            let own = sites.iter().filter(|site| site.path == *path && !site.refused);
            write_if_new(&copy.join(path), woven(text, own).as_bytes()).map_err(io)?;
        }
        let checked = Command::new("cargo")
            .args(["check", "-p", "lorekeeper-engine", "--message-format=short"])
            .current_dir(copy)
            .output()
            .map_err(io)?;
        if checked.status.success() {
            let refused = sites.iter().filter(|site| site.refused).map(|site| format!("{site}\n"));
            return std::fs::write(copy.join(REFUSED), refused.collect::<String>()).map_err(io);
        }
        let said = String::from_utf8_lossy(&checked.stderr);
        let mut refused = 0;
        for (path, line) in said.lines().filter_map(place_of_error) {
            let Some((_, text)) = texts.iter().find(|(own, _)| *own == path) else { continue };
            for site in sites.iter_mut().filter(|site| site.path == path && !site.refused) {
                if site.puts.iter().any(|put| line_of(text, put.at) == line) {
                    site.refused = true;
                    refused += 1;
                }
            }
        }
        if refused == 0 {
            return Err(format!("the copy does not compile:\n{said}"));
        }
    }
}

/// `path:line:column: error...`
fn place_of_error(line: &str) -> Option<(PathBuf, usize)> {
    let (place, _) = line.split_once(": error")?;
    let mut parts = place.split(':');
    Some((PathBuf::from(parts.next()?), parts.next()?.parse().ok()?))
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

fn woven<'s>(text: &str, sites: impl Iterator<Item = &'s Site>) -> String {
    let mut puts: Vec<(usize, &Put)> =
        sites.flat_map(|site| site.puts.iter().map(|put| (site.number, put))).collect();
    // Brackets nest: the innermost closes first and opens last.
    puts.sort_by_key(|(_, put)| match put.side {
        Side::Close => (put.at, put.side, Reverse(put.depth), 0),
        Side::Open => (put.at, put.side, Reverse(0), put.depth),
    });
    let (mut woven, mut done) = (String::new(), 0);
    for (number, put) in puts {
        woven += &text[done..put.at];
        woven += &put.text.replace('#', &number.to_string());
        done = put.at + put.instead_of;
    }
    woven + &text[done..]
}
