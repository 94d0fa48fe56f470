//! `lore ask`, driven by a script.

use std::io::Write;
use std::process::{Command, Stdio};

fn ask(lines: &str, arguments: &[&str]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lore"))
        .arg("ask")
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("lore starts");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("lore listens");
    let output = child.wait_with_output().expect("lore ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text")
}

const POSITION: &str = "player A\nplay Mickey Mouse - True Friend [=mickey]\nplayer B\n\
     play Flounder - Voice of Reason [=flounder]\nturn A\n";

#[test]
fn a_move_is_told_and_taken_back() {
    let told = ask(&format!("{POSITION}A quests with mickey\nundo\noptions\n"), &[]);
    assert!(told.contains("taken back: A quests with mickey"), "{told}");
    assert!(told.lines().any(|line| line == "A quests with mickey"), "{told}");
}

#[test]
fn a_refused_move_is_explained_and_not_kept() {
    let told = ask(&format!("{POSITION}A challenges flounder with mickey\nshow\n"), &[]);
    assert!(told.contains("4.6.4.2"), "{told}");
    assert!(!told.lines().any(|line| line == "A challenges flounder with mickey"), "{told}");
}

#[test]
fn an_open_decision_is_told_with_its_answers() {
    let position = POSITION.replace("player B", "ink 5\nhand Dragon Fire\nplayer B");
    let told = ask(&format!("{position}A plays Dragon Fire\nA chooses flounder\n"), &[]);
    assert!(
        told.contains("A decides: a choice of cards\n  A chooses mickey\n  A chooses flounder\n"),
        "{told}"
    );
    assert!(told.contains("A chooses Flounder - Voice of Reason"), "{told}");
    assert!(!told.contains("FAILED"), "{told}");
}

#[test]
fn words_of_the_session_are_known_in_spanish() {
    let told =
        ask(&format!("{POSITION}A quests with mickey\ndeshacer\nopciones\nsalir\n"), &["--lang", "es"]);
    assert!(told.contains("retirado: A quests with mickey"), "{told}");
    assert!(told.lines().any(|line| line == "A quests with mickey"), "{told}");
}

#[test]
fn why_not_changes_nothing() {
    let told =
        ask(&format!("{POSITION}why not A challenges flounder with mickey\nshow\n"), &["--lang", "es"]);
    assert!(told.contains("4.6.4.2"), "{told}");
    assert!(told.trim_end().ends_with("turn A"), "{told}");
}
