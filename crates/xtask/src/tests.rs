//! `cargo xtask test`: all tests, cheapest first: Rust, Python, the browser. What cannot be had here is said and left out.

use anyhow::Result;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::say;
use crate::toolchain::run;

/// Runs them.
pub(crate) fn all(root: &Path) -> Result<()> {
    say("tests: Rust");
    run(Command::new("cargo").args(["test", "--workspace", "--locked", "--quiet"]).current_dir(root))?;
    python(root)?;
    browser(root)
}

/// The Python package, in an environment of its own.
fn python(root: &Path) -> Result<()> {
    if !is_there("python3") {
        say("tests: skipped in Python: python3 (3.10 or newer) is not installed");
        return Ok(());
    }
    say("tests: Python");
    run(Command::new("bash").arg(root.join("tools/test-python.sh")).current_dir(root))
}

/// The page in a real browser.
fn browser(root: &Path) -> Result<()> {
    let script = root.join("tools/test-web.sh");
    if !is_there("npm") {
        say("tests: skipped in the browser: Node.js with npm is not installed");
        return Ok(());
    }
    say("tests: browser");
    run(Command::new("bash").arg(script).current_dir(root))
}

fn is_there(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
