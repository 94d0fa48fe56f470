//! The page around the wasm, built by Vite into `web/dist`.

use anyhow::{Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::say;
use crate::toolchain::run;

/// Builds it.
pub(crate) fn build(root: &Path) -> Result<()> {
    let folder = root.join("web");
    if !Command::new("npm")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
    {
        bail!(
            "the page needs Node.js 20.19 or newer with npm (https://nodejs.org, or your system's packages)"
        );
    }
    if !folder.join("node_modules/.package-lock.json").exists() {
        say("page: npm ci");
        run(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(&folder))?;
    }
    say("page: vite build");
    run(Command::new("npm").args(["run", "--silent", "build"]).current_dir(&folder))?;
    say("page: web/dist is ready; `lore serve` shows it, any static server too");
    Ok(())
}
