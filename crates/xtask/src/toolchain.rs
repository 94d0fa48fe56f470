//! Which way this machine can build wasm.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::say;

/// The target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// How wasm is built here.
pub(crate) enum Toolchain {
    /// The usual cargo, whose toolchain has the target.
    Installed,
    /// Debian's packages of a compiler for browsers: they bring the source of the standard library, which is built along.
    Debian { linker: String },
}

/// Debian's packages.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

impl Toolchain {
    /// Finds a way, installing what is missing where that is possible.
    pub(crate) fn find() -> Result<Toolchain> {
        if has_target() {
            say(format_args!("wasm: the installed toolchain has {TARGET}"));
            return Ok(Toolchain::Installed);
        }
        say(format_args!("wasm: rustup target add {TARGET}"));
        if succeeds(Command::new("rustup").args(["target", "add", TARGET])) && has_target() {
            return Ok(Toolchain::Installed);
        }
        say("wasm: rustup cannot bring the target; trying Debian's rustc-web");
        if debian_linker().is_none() || !Path::new("/usr/bin/cargo").exists() {
            say(format_args!("wasm: apt-get install {}", PACKAGES.join(" ")));
            let mut install = Command::new("apt-get");
            install.args(["install", "--yes", "--no-install-recommends"]).args(PACKAGES);
            succeeds(&mut install);
        }
        match debian_linker() {
            Some(linker) if Path::new("/usr/bin/cargo").exists() => Ok(Toolchain::Debian { linker }),
            _ => bail!(
                "no way to build wasm here. Either `rustup target add {TARGET}` or, on Debian, `apt-get install {}` must work",
                PACKAGES.join(" ")
            ),
        }
    }

    /// The command that compiles, to be given further arguments.
    pub(crate) fn cargo(&self) -> Command {
        match self {
            Toolchain::Installed => {
                let mut command = Command::new("cargo");
                command.args(["build", "--target", TARGET]);
                command
            }
            Toolchain::Debian { linker } => {
                let path = std::env::var("PATH").unwrap_or_default();
                let mut command = Command::new("/usr/bin/cargo");
                command
                    .args(["build", "--target", TARGET, "-Zbuild-std=std,panic_abort"])
                    .env("PATH", format!("/usr/bin:{path}"))
                    .env("RUSTC", "/usr/bin/rustc")
                    // Building the standard library is an unstable feature of a stable compiler.
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                    .env_remove("RUSTUP_TOOLCHAIN");
                command
            }
        }
    }
}

/// Whether the compiler's own libraries for the target are there.
fn has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let Ok(output) = asked else { return false };
    let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success() && Path::new(&folder).read_dir().is_ok_and(|mut files| files.next().is_some())
}

fn debian_linker() -> Option<String> {
    let mut names = vec!["wasm-ld".to_owned()];
    names.extend((14..30).map(|version| format!("wasm-ld-{version}")));
    names.into_iter().find(|name| Path::new("/usr/bin").join(name).exists())
}

fn succeeds(command: &mut Command) -> bool {
    command.stdin(Stdio::null()).stdout(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Runs a command that must succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}");
    let status = command.status().with_context(|| format!("cannot run {shown}"))?;
    if !status.success() {
        bail!("{shown}: {status}");
    }
    Ok(())
}
