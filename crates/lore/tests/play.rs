//! `lore play --plain` as users and pipes meet it: whole games, resumed games, refused saves, the lesson.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder for the state of one test, empty at first.
fn state(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn lore(state: &Path, args: &[&str], stdin: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lore"))
        .args(["play", "--plain"])
        .args(args)
        .env("XDG_STATE_HOME", state)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("stdin is ours");
    let lines = stdin.to_owned();
    // A game that ends early closes the pipe.
    let writing = std::thread::spawn(move || input.write_all(lines.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("it ends");
    let _ = writing.join();
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// What stands in a line of a journal, without its checksum.
fn opened(lines: &[&str], at: usize) -> String {
    let text = lines[at].rsplit_once('\t').map_or("", |(text, _)| text);
    assert!(text.starts_with('{'), "{text}");
    text.to_owned()
}

/// A journal as this program seals it.
fn sealed(head: &str, lines: &[String]) -> String {
    let path = state("sealed").join("journal");
    let lines = lines.iter().map(String::as_str);
    files::Ledger::write(&path, head, lines, files::Existing::Kept).expect("writable");
    fs::read_to_string(&path).expect("there")
}

/// So many decisions taken as the hint says.
fn hints(count: usize) -> String {
    "hint\n\n".repeat(count)
}

#[test]
fn whole_games_are_played_in_both_languages() {
    for (args, script, end) in [
        (&["--seed", "4"][..], hints(900), " the game ["),
        (&["--seed", "5", "--lang", "es"][..], hints(900), " la partida ["),
        (&["--seed", "6", "--against", "random"][..], "1\n".repeat(4000), " the game ["),
        (&["--seed", "7", "--players", "3", "--lang", "es"][..], hints(900), " la partida ["),
        (
            &["--seed", "8", "--deck", "amber-steel-songs", "--against", "ruby-steel-racers"][..],
            hints(900),
            " the game [",
        ),
    ] {
        let (status, stdout, stderr) = lore(&state("whole"), args, &script);
        assert_eq!(status, Some(0), "{args:?}: {stderr}");
        assert!(stdout.contains(end), "{args:?}: {}", &stdout[stdout.len().saturating_sub(2000)..]);
    }
}

#[test]
fn a_game_stops_and_goes_on() {
    let whole = lore(&state("at-once"), &["--seed", "4"], &hints(900)).1;
    let folder = state("resumed");
    let (status, first, _) = lore(&folder, &["--seed", "4"], &hints(12));
    assert_eq!(status, Some(0));
    assert!(first.contains("--resume"), "{first}");
    // A line that was being written when the power failed.
    let path = folder.join("lorekeeper/play.game");
    let journal = fs::read_to_string(&path).expect("a journal");
    fs::write(&path, format!("{journal}{{\"answer\":")).expect("written");
    let (status, rest, stderr) = lore(&folder, &["--resume"], &hints(900));
    assert_eq!(status, Some(0), "{stderr}");
    let ending = |text: &str| text.lines().rev().take(20).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(ending(&rest), ending(&whole));
}

/// Reads what a child says until it asks for a line so many times; everything since the last question but one.
fn heard(child: &mut std::process::Child, prompts: usize) -> String {
    let output = child.stdout.as_mut().expect("stdout is ours");
    let (mut text, mut byte) = (String::new(), [0]);
    let mut bytes = Vec::new();
    while text.matches("\n> ").count() < prompts {
        output.read_exact(&mut byte).expect("it goes on");
        bytes.push(byte[0]);
        text = String::from_utf8_lossy(&bytes).into_owned();
    }
    text
}

#[test]
fn a_killed_game_loses_no_answer() {
    let folder = state("killed");
    let command = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lore"));
        command.args(["play", "--plain"]).args(args).env("XDG_STATE_HOME", &folder).env("LC_ALL", "C");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("the binary runs")
    };
    let last = |text: &str| text.rsplit("\n\n").next().unwrap_or_default().to_owned();
    let mut child = command(&["--seed", "4"]);
    // Some whole answers, and one that is typed and not confirmed.
    let input = child.stdin.as_mut().expect("stdin is ours");
    input.write_all(b"1\n1\n1\n1\n2").and_then(|()| input.flush()).expect("written");
    let before = last(&heard(&mut child, 5));
    child.kill().expect("killed");
    child.wait().expect("it ended");
    let mut child = command(&["--resume"]);
    let after = last(&heard(&mut child, 1));
    child.kill().expect("killed");
    child.wait().expect("it ended");
    assert!(before.contains("Your turn: what do you do?"), "{before}");
    assert_eq!(before, after);
}

#[test]
fn saves_that_do_not_fit_are_refused() {
    let folder = state("refused");
    let path = folder.join("lorekeeper/play.game");
    let resumed = || lore(&folder, &["--resume"], "");
    assert!(resumed().2.contains("there is no saved game"));
    lore(&folder, &["--seed", "4"], &hints(12));
    let journal = fs::read_to_string(&path).expect("a journal");
    let lines: Vec<&str> = journal.lines().collect();
    // Each as this program would have sealed it: what is refused is what it says.
    let head = opened(&lines, 0);
    let version = sealed(&head.replacen("\"version\":3", "\"version\":2", 1), &[]);
    let cards = head.find("[\"cards\",\"").expect("the cards are part of the basis") + 10;
    let digit = if &head[cards..=cards] == "0" { "1" } else { "0" };
    let other = sealed(&format!("{}{digit}{}", &head[..cards], &head[cards + 1..]), &[]);
    for (text, reason, razon) in [
        ("title: a position\n".to_owned(), "not a saved game", "no es una partida guardada"),
        (version, "a saved game of version 2; this program reads version 3", "la versión 2"),
        (other, "begun with another basis; what differs: cards", "lo que cambia: las cartas"),
    ] {
        fs::write(&path, &text).expect("written");
        let (status, _, stderr) = resumed();
        assert_eq!(status, Some(2), "{reason}: {stderr}");
        assert!(stderr.contains(reason), "{reason}: {stderr}");
        // In Spanish nothing of it is English.
        let (status, _, stderr) = lore(&folder, &["--resume", "--lang", "es"], "");
        assert_eq!(status, Some(2), "{razon}: {stderr}");
        assert!(stderr.contains(razon) && !stderr.contains(reason), "{razon}: {stderr}");
        assert_eq!(fs::read_to_string(&path).expect("there"), text, "a refused file stays as it is");
    }
    // A line of another program, or one that is missing: what stands before it is good, and that is said.
    let answers: Vec<String> = (files::LEDGER_HEAD_LINES..lines.len()).map(|at| opened(&lines, at)).collect();
    let mut foreign = answers.clone();
    foreign[4] = "{\"move\":\"e4\"}".to_owned();
    let mut missing = lines.clone();
    missing.remove(files::LEDGER_HEAD_LINES + 4);
    for text in [sealed(&head, &foreign), missing.join("\n") + "\n"] {
        fs::write(&path, &text).expect("written");
        let (status, _, stderr) = resumed();
        assert_eq!(status, Some(0), "{stderr}");
        let lost = text.lines().count() - files::LEDGER_HEAD_LINES - 4;
        assert!(stderr.contains("damaged in line 9; the game goes on from the last good answer"), "{stderr}");
        assert!(stderr.contains(&format!("lines not read: {lost}")), "{stderr}");
        let aside = folder.join("lorekeeper/play.game.damaged");
        assert_eq!(fs::read_to_string(&aside).expect("kept"), text, "the damaged file is kept");
        fs::remove_file(&aside).expect("ours");
        assert_eq!(fs::read_to_string(&path).expect("there").lines().count(), files::LEDGER_HEAD_LINES + 4);
    }
    // The head stands there more than once: damage to one of them is said, and nothing is lost.
    let head = lines.first().copied().unwrap_or_default();
    let changed = journal.replacen(head, &head.replacen("version", "versiom", 1), 1);
    fs::write(&path, changed).expect("written");
    let (status, _, stderr) = resumed();
    assert_eq!(status, Some(0), "{stderr}");
    assert!(stderr.contains("damaged in line 1"), "{stderr}");
}

#[test]
fn commands_answer() {
    let folder = state("commands");
    let saved = folder.join("copy.lore");
    let mine = folder.join("mine.txt");
    fs::write(&mine, "4 Be Prepared\n").expect("written");
    let script = format!(
        "?\n1\ntext wendy\nwhy ink wendy\n1\nwhy ink wendy\nundo\nsave {0}\nsave {0}\nsave {1}\nguardar --force {1}\nnonsense\n99\ndiscards\nconcede\nno\nconcede\nyes\n",
        saved.display(),
        mine.display()
    );
    let (status, stdout, stderr) = lore(&folder, &["--seed", "4"], &script);
    assert_eq!(status, Some(0), "{stderr}");
    for part in [
        "Type the number of a move",
        "Character, Amber",
        "Nothing stands in its way",
        "cannot ink Wendy Darling - Talented Sailor",
        "[4.2.3]",
        "Taken back: 1 answer",
        "copy.lore.\n> Saved to",
        "mine.txt is there already",
        "mine.txt.\n> Not understood",
        "B (greedy). The discard is empty.",
        "The game goes on.",
        "Not understood",
        "There is no move with this number",
        "You concede",
        "Player B wins the game.",
    ] {
        assert!(stdout.contains(part), "no {part:?} in\n{stdout}");
    }
    let judged = Command::new(env!("CARGO_BIN_EXE_lore")).arg("judge").arg(&saved).output().expect("it runs");
    assert_eq!(judged.status.code(), Some(0), "{}", String::from_utf8_lossy(&judged.stderr));
    assert!(fs::read_to_string(&saved).expect("saved").contains("decks copy.a.txt; copy.b.txt"));
}

#[test]
fn taking_back_tells_what_stays_seen() {
    let (_, stdout, stderr) = lore(&state("undo"), &["--seed", "4"], "1\n1\n1\nundo\nundo\nundo\nundo\n");
    assert!(stdout.contains("You have seen since: "), "{stdout}{stderr}");
    assert!(stdout.contains("[1.7.6.2]"), "{stdout}");
    assert!(stdout.contains("There is nothing to take back."), "{stdout}");
}

#[test]
fn friends_share_a_keyboard() {
    let script = format!("\n1\n\n1\n\n{}", "1\n".repeat(3));
    let (status, stdout, stderr) = lore(&state("hotseat"), &["--seed", "4", "--hotseat"], &script);
    assert_eq!(status, Some(0), "{stderr}");
    assert!(stdout.contains("Player B, press Enter when only you look."), "{stdout}");
}

#[test]
fn the_lesson_is_won() {
    for (lang, end) in [("en", "You win the game."), ("es", "Ganas la partida.")] {
        let (status, stdout, stderr) = lore(
            &state("lesson"),
            &["--tutorial", "--lang", lang],
            &format!("9\n{}undo\n{}", hints(2), hints(5)),
        );
        assert_eq!(status, Some(0), "{stderr}");
        assert!(stdout.contains(end), "{stdout}");
    }
    let (_, stdout, _) = lore(&state("lesson"), &["--tutorial"], "quit\n");
    assert!(stdout.contains("lore play --tutorial begins it anew"), "{stdout}");
}
