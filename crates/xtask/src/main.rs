//! `cargo xtask web`: builds the page: wasm, its types, the rulings, and everything around them, into `web/dist`.
//!
//! `cargo xtask test`: all tests. `cargo xtask dist`: the fastest `lore` that can be built here.
//!
//! It finds out which way this machine can build wasm, says what it does, and says plainly what is missing.

mod dist;
mod page;
mod tests;
mod toolchain;
mod wasm;

use anyhow::{Result, bail};
use std::path::PathBuf;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next().as_deref()) {
        (Some("web"), None) => {
            wasm::build(&root())?;
            page::build(&root())
        }
        (Some("test"), None) => tests::all(&root()),
        (Some("dist"), None) => dist::build(&root()),
        // For whoever works on the page alone.
        (Some("web"), Some("wasm")) => wasm::build(&root()),
        (Some("web"), Some("types")) => wasm::types(&root()),
        _ => bail!("usage: cargo xtask web [wasm|types], cargo xtask test, or cargo xtask dist"),
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Talk goes to stderr.
#[allow(clippy::print_stderr, reason = "a program that builds says what it does")]
pub(crate) fn say(text: impl std::fmt::Display) {
    eprintln!("xtask: {text}");
}
