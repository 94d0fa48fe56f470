//! Puts all changes into the copy, and takes those out again that the compiler refuses.

use crate::site::{Put, Side, Site};
use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the changed files call.
const SWITCH: &str = r#"//! The switch: which change is on.
#![allow(dead_code)]

static ON: std::sync::LazyLock<u32> =
    std::sync::LazyLock::new(|| std::env::var("LORE_MUTANT").ok().and_then(|word| word.parse().ok()).unwrap_or(0));

#[inline]
pub(crate) fn on(number: u32) -> bool {
    *ON == number
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

/// Changes the files of the copy so that they compile; what does not is marked as refused.
pub fn weave(copy: &Path, sites: &mut [Site]) -> Result<(), String> {
    let io = |error: std::io::Error| error.to_string();
    let engine = copy.join("crates/engine/src");
    std::fs::write(engine.join("mutant.rs"), SWITCH).map_err(io)?;
    let root = std::fs::read_to_string(engine.join("lib.rs")).map_err(io)?;
    std::fs::write(engine.join("lib.rs"), format!("{root}\nmod mutant;\n")).map_err(io)?;
    let mut paths: Vec<PathBuf> = sites.iter().map(|site| site.path.clone()).collect();
    paths.dedup();
    let mut texts = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(copy.join(&path)).map_err(io)?;
        texts.push((path, text));
    }
    loop {
        for (path, text) in &texts {
            let own = sites.iter().filter(|site| site.path == *path && !site.refused);
            std::fs::write(copy.join(path), woven(text, own)).map_err(io)?;
        }
        let checked = Command::new("cargo")
            .args(["check", "-p", "lorekeeper-engine", "--message-format=short"])
            .current_dir(copy)
            .output()
            .map_err(io)?;
        if checked.status.success() {
            return Ok(());
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
