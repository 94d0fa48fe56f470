//! What `tools/test-web.sh` does on machines that lack something: it says so and runs the rest. Programs are stand-ins that write
//! down how they were called.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is said, what was called, and whether it went well.
struct Run {
    said: String,
    called: String,
    is_good: bool,
}

/// Programs as they are on the machine: the name, and what the stand-in does after it has written down its call.
type Machine<'a> = &'a [(&'a str, &'a str)];

const NODE: [(&str, &str); 2] = [("node", ""), ("npm", "")];
const REFUSES: &str = "exit 100";

fn run(name: &str, machine: Machine<'_>) -> Run {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    for folder in ["tools", "web", "bin", "target/debug/examples"] {
        fs::create_dir_all(root.join(folder)).expect("a folder of ours");
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/test-web.sh");
    fs::copy(script, root.join("tools/test-web.sh")).expect("the script");
    for program in ["bash", "dirname", "id"] {
        let there = ["/bin", "/usr/bin"].iter().map(|folder| Path::new(folder).join(program));
        let found = there.into_iter().find(|path| path.exists()).expect("a program of every machine");
        symlink(found, root.join("bin").join(program)).expect("a link");
    }
    let calls = root.join("calls");
    fs::write(&calls, "").expect("a file of ours");
    let stand_in = |path: PathBuf, name: &str, does: &str| {
        let text = format!("#!/bin/sh\necho \"{name} $*\" >> '{}'\n{does}\n", calls.display());
        fs::write(&path, text).expect("a stand-in");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a stand-in");
    };
    for (program, does) in machine.iter().chain(&[("cargo", "")]) {
        stand_in(root.join("bin").join(program), program, does);
    }
    stand_in(root.join("target/debug/examples/native"), "native", "");
    let mut command = Command::new(root.join("bin/bash"));
    command.arg(root.join("tools/test-web.sh")).env_clear().env("PATH", root.join("bin"));
    let output = command.env("CARGO_TARGET_DIR", root.join("target")).output().expect("the script runs");
    Run {
        said: String::from_utf8_lossy(&output.stderr).into_owned(),
        called: fs::read_to_string(&calls).expect("what was called"),
        is_good: output.status.success(),
    }
}

#[track_caller]
fn check(run: &Run, said: &str, called: &[&str], not: &[&str]) {
    let shown = format!("{}\n{}", run.said, run.called);
    assert!(run.is_good && run.said.contains(said), "{shown}");
    assert!(called.iter().all(|call| run.called.contains(call)), "{shown}");
    assert!(!not.iter().any(|call| run.called.contains(call)), "{shown}");
}

/// What needs neither Node.js nor a browser.
const NATIVE: &str = "cargo test --package lorekeeper-web";

#[test]
fn without_node() {
    check(&run("no-node", &[]), "no Node.js here", &[NATIVE], &["cargo xtask"]);
    let old = [("node", REFUSES), ("npm", "")];
    check(&run("old-node", &old), "older than 20.19", &[NATIVE], &["cargo xtask"]);
}

#[test]
fn without_packages() {
    let cut_off = [("node", ""), ("npm", REFUSES)];
    check(&run("no-registry", &cut_off), "cannot be reached", &[NATIVE], &["cargo xtask"]);
}

#[test]
fn without_a_browser() {
    let rest = ["cargo xtask web", "npm run --silent check", "lint", "native", "npm run --silent unit"];
    let machine = [NODE[0], NODE[1], ("apt-get", REFUSES)];
    check(&run("no-browser", &machine), "no browser here", &rest, &["e2e"]);
    // One that is there and does not start is none.
    let broken = [NODE[0], NODE[1], ("apt-get", REFUSES), ("chromium", REFUSES)];
    check(&run("broken-browser", &broken), "no browser here", &rest, &["e2e"]);
}

#[test]
fn with_everything() {
    let machine = [NODE[0], NODE[1], ("chromium", "")];
    let all = ["cargo xtask web", "npm run --silent unit", "npm run --silent e2e"];
    check(&run("browser", &machine), "browser tests with", &all, &[NATIVE]);
}
