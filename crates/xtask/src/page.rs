//! The page around the wasm, built by Vite into `web/dist`.

use anyhow::{Result, bail};
use std::fs;
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
    if !is_installed(&folder) {
        install(&folder)?;
    }
    say("page: vite build");
    run(Command::new("npm").args(["run", "--silent", "build"]).current_dir(&folder))?;
    say("page: web/dist is ready; `lore serve` shows it, any static server too");
    Ok(())
}

/// Whether the packages that the lock file names are there: npm leaves a copy of it, newer than the file itself.
fn is_installed(folder: &Path) -> bool {
    let changed = |name: &str| fs::metadata(folder.join(name)).and_then(|file| file.modified()).ok();
    let (wanted, there) = (changed("package-lock.json"), changed("node_modules/.package-lock.json"));
    there.is_some() && there >= wanted
}

fn install(folder: &Path) -> Result<()> {
    say("page: npm ci");
    let npm = |arguments: &[&str]| {
        run(Command::new("npm").args(arguments).args(["--no-audit", "--no-fund"]).current_dir(folder))
    };
    // A registry may lack a package of some other platform that the lock file names: npm's other way does not mind.
    npm(&["ci"]).or_else(|error| {
        say(format_args!("page: {error}; trying npm install"));
        npm(&["install", "--no-save", "--no-package-lock"])
    })
}
