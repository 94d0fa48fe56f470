//! Files of strangers: they read nothing that is not theirs, command no terminal, and keep nobody busy for long.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn lore(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lore"));
    command.args(arguments).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).env("LC_ALL", "C");
    command.output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("strangers").join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

fn judged(folder: &std::path::Path, lines: &str, more: &[&str]) -> Output {
    let path = folder.join("file.lore");
    std::fs::write(&path, lines).expect("writable");
    let path = path.display().to_string();
    lore(&[&["judge", path.as_str()], more].concat())
}

fn with_decks(first: &str) -> String {
    format!("title: decks\nrules: 2.2\n\ndecks {first}; own.txt\n\nexpect A lore 0\n")
}

#[test]
fn a_file_reads_no_deck_outside_of_its_folder() {
    let folder = folder("outside");
    let inside = folder.join("inside");
    std::fs::create_dir(&inside).expect("writable");
    std::fs::write(folder.join("secret.txt"), "root:x:0:0\n4 hidden words\n").expect("writable");
    let own = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks/plain-amber-ruby.txt"));
    std::fs::write(inside.join("own.txt"), own.expect("a deck")).expect("writable");
    let absolute = folder.join("secret.txt").display().to_string();
    for path in ["../secret.txt", absolute.as_str(), "/etc/passwd"] {
        let output = judged(&inside, &with_decks(path), &[]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("is not below the folder of this file"), "{path}: {said}");
        assert!(!said.contains("root:"), "{path}: {said}");
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../secret.txt", inside.join("link.txt")).expect("links can be made");
        let said = text(&judged(&inside, &with_decks("link.txt"), &[]).stderr);
        assert!(said.contains("is not below the folder of this file"), "{said}");
    }
    // Whatever reads such a file.
    for command in ["solve", "analyse"] {
        let output = lore(&[command, &inside.join("file.lore").display().to_string()]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{command}: {said}");
        assert!(said.contains("is not below the folder of this file"), "{command}: {said}");
    }
    // Even where it is allowed, what is no deck is not told.
    let output = judged(&inside, &with_decks("../secret.txt"), &["--allow-outside"]);
    let said = text(&output.stderr);
    assert!(said.contains("../secret.txt is no deck list"), "{said}");
    assert!(!said.contains("root:") && !said.contains("hidden words"), "{said}");
    let said = text(&judged(&inside, &with_decks("absent.txt"), &[]).stderr);
    assert!(said.contains("no such deck list: absent.txt"), "{said}");
    std::fs::create_dir(inside.join("folder.txt")).expect("writable");
    let said = text(&judged(&inside, &with_decks("folder.txt"), &[]).stderr);
    assert!(said.contains("cannot be read") && said.contains("a folder"), "{said}");
}

const POSITION: &str =
    "rules: 2.2\n\nplayer A\n  lore 0\n\nplayer B\n  lore 0\n\nturn A\n\nexpect A lore 0\n";

#[test]
fn a_title_does_not_command_the_terminal() {
    let folder = folder("escapes");
    for title in ["\u{1b}[31mred", "\u{1b}]0;owned\u{7}", "\u{1b}[2Jgone", "\u{9b}2J", "\u{202e}drawkcab"] {
        let output = judged(&folder, &format!("title: {title}\n{POSITION}"), &[]);
        for shown in [text(&output.stdout), text(&output.stderr)] {
            let harmful =
                |letter: char| letter.is_control() && !matches!(letter, '\n' | '\t') || letter == '\u{202e}';
            assert!(!shown.contains(harmful), "{shown:?}");
        }
        let output = judged(&folder, &format!("title: {title}\n{POSITION}"), &["--json"]);
        let shown = text(&output.stdout);
        assert!(!shown.trim_end().contains(|letter: char| letter.is_control()), "{shown:?}");
    }
    #[cfg(unix)]
    {
        let path = folder.join("\u{1b}[2J.lore");
        std::fs::write(&path, "nonsense").expect("writable");
        let output = lore(&["judge", &folder.display().to_string()]);
        assert!(!text(&output.stderr).contains('\u{1b}'), "{}", text(&output.stderr));
        // The looks that we write ourselves are no stranger's either.
        for command in ["judge", "ask", "solve", "analyse"] {
            let output = lore(&[command, "absent\u{1b}[31m.lore"]);
            assert_eq!(output.status.code(), Some(2), "{command}");
            let said = text(&output.stderr);
            assert!(said.contains("absent\\u001b[31m.lore"), "{command}: {said:?}");
        }
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let folder = folder("impossible");
    let play = |cards: &str| {
        format!(
            "title: x\nrules: 2.2\n\nplayer A\n  lore 0\n{cards}player B\n  lore 0\nturn A\n\nexpect A lore 0\n"
        )
    };
    for (cards, reason) in [
        ("  play Dragon Fire\n", "Dragon Fire cannot be there: an action is never in play"),
        (
            "  play Never Land - Mermaid Lagoon [=there]\n  play Pride Lands - Pride Rock [at there]\n",
            "Pride Lands - Pride Rock cannot be there: only a character is at a location",
        ),
    ] {
        let output = judged(&folder, &play(cards), &[]);
        let shown = text(&output.stdout) + &text(&output.stderr);
        assert!(shown.contains(reason), "{cards}: {shown}");
        assert_ne!(output.status.code(), Some(0), "{cards}: {shown}");
        let output = judged(&folder, &play(cards), &["--lang", "es"]);
        let shown = text(&output.stdout) + &text(&output.stderr);
        assert!(shown.contains("se esperaba un comienzo que se pueda jugar"), "{cards}: {shown}");
        assert!(shown.contains("no puede estar ahí"), "{cards}: {shown}");
    }
}

/// What took twenty minutes once.
#[test]
fn work_is_bounded() {
    let folder = folder("work");
    let characters = "  play Stitch - New Dog\n";
    let script = |cards: usize, turns: usize| {
        let cards = characters.repeat(cards);
        let turns = "A ends turn\nB ends turn\n".repeat(turns / 2);
        format!(
            "title: x\nrules: 2.2\n\nplayer A\n  lore 0\n  deck 3000 more\n{cards}player B\n  lore 0\n  deck 3000 more\nturn A\n\n{turns}\nexpect A lore 0\n"
        )
    };
    let begun = Instant::now();
    let output = judged(&folder, &script(2_000, 2_000), &[]);
    let shown = text(&output.stdout) + &text(&output.stderr);
    assert!(shown.contains("stopped: more than 1000 cards"), "{shown}");
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    let small = script(1, 40);
    let output = judged(&folder, &small, &["--limit", "cards=7000", "--limit", "turns=20"]);
    let shown = text(&output.stdout) + &text(&output.stderr);
    assert!(shown.contains("stopped: more than 20 turns"), "{shown}");
    assert_eq!(output.status.code(), Some(2), "{shown}");
    let output = judged(&folder, &small, &["--limit", "cards=7000", "--limit", "decisions=10"]);
    assert!(text(&output.stdout).contains("stopped: more than 10 decisions"), "{}", text(&output.stdout));
    let output = judged(&folder, &small, &["--limit", "cards=7000", "--limit", "events=1"]);
    assert!(text(&output.stdout).contains("stopped: more than 1 events"), "{}", text(&output.stdout));
    let output = judged(&folder, &small, &["--limit", "cards=7000"]);
    assert!(!text(&output.stdout).contains("stopped"), "{}", text(&output.stdout));
    assert_eq!(lore(&["judge", "x.lore", "--limit", "nonsense"]).status.code(), Some(2));
}

#[test]
fn bad_input_is_no_success() {
    let folder = folder("bad");
    let path = folder.join("bad.lore");
    std::fs::write(&path, "nonsense\n").expect("writable");
    for command in ["ask", "judge"] {
        let output = lore(&[command, &path.display().to_string()]);
        assert_eq!(output.status.code(), Some(2), "{command}: {}", text(&output.stderr));
    }
}

/// Nor do the words of a command that cannot be understood.
#[test]
fn words_of_a_command_do_not_command_the_terminal() {
    for words in [
        &["\u{1b}]0;owned\u{7}"][..],
        &["judge", "--limit", "\u{1b}[2J=3"],
        &["sim", "a", "b", "--games", "\u{1b}[31m"],
    ] {
        let output = lore(words);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("error: ") && !said.contains(['\u{1b}', '\u{7}']), "{said:?}");
    }
}
