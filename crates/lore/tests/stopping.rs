//! Whatever asks a command to stop: there are results, and the exit status tells which signal it was.
#![cfg(unix)]

use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

fn lore(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lore"));
    command.args(arguments).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command.env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn signal(child: &Child, name: &str) {
    let status = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status();
    assert!(status.is_ok_and(|status| status.success()), "kill can be called");
}

/// Starts a command that works for hours, and stops it once it works: a signal that comes before the command listens ends it as
/// any other program, and then it is given more time.
fn stopped(arguments: &[&str], name: &str) -> Output {
    let waits = [500, 1_000, 2_000, 4_000, 8_000, 16_000].map(Duration::from_millis);
    for wait in waits {
        let mut child = lore(arguments).spawn().expect("it starts");
        std::thread::sleep(wait);
        // Where tests run in the background of a shell a signal that comes too early is not heard at all: then it comes again.
        while child.try_wait().expect("it is ours").is_none() {
            signal(&child, name);
            let ends = |child: &mut Child| child.try_wait().is_ok_and(|status| status.is_some());
            let _ = (0..200).any(|_| {
                std::thread::sleep(Duration::from_millis(100));
                ends(&mut child)
            });
        }
        let output = child.wait_with_output().expect("it ends");
        if output.status.code().is_some() {
            return output;
        }
    }
    panic!("{arguments:?} never listens to {name}");
}

/// What may ask a program to stop, and the exit status that tells it.
const SIGNALS: [(&str, i32); 3] = [("INT", 130), ("TERM", 143), ("HUP", 129)];

const DECKS: [&str; 2] = ["decks/plain-amber-ruby.txt", "decks/plain-sapphire-steel.txt"];

#[test]
fn signals_end_a_run_with_results() {
    let sim = ["sim", DECKS[0], DECKS[1], "--games", "10000000", "--players", "random", "--threads", "1"];
    for (name, status) in SIGNALS {
        let output = stopped(&sim, name);
        assert_eq!(output.status.code(), Some(status), "{name}: {output:?}");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains("Win rate"), "{name}: {text}");
    }
}

#[test]
fn signals_end_other_long_commands() {
    let prove = ["prove", "--games", "100000000", "--threads", "1"];
    let output = stopped(&prove, "TERM");
    assert_eq!(output.status.code(), Some(143), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("faults: 0"), "{output:?}");
    let output = stopped(&["bench", "--games", "100000000", "--json"], "HUP");
    assert_eq!(output.status.code(), Some(129), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("checksum"), "{output:?}");
    let tune = ["deck", "tune", DECKS[0], "--against", DECKS[1], "--games", "1000000", "--threads", "1"];
    let output = stopped(&tune, "TERM");
    assert_eq!(output.status.code(), Some(143), "{output:?}");
    let replay = [
        "replay",
        "--seed=1",
        "--decks",
        DECKS[0],
        DECKS[1],
        "--players",
        "bot:sleep 100",
        "--bot-time",
        "100",
        "--game",
        "1",
    ];
    for (name, status) in SIGNALS {
        let output = stopped(&replay, name);
        assert_eq!(output.status.code(), Some(status), "{output:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("stopped: the game was not played to its end"), "{said}");
    }
}

/// What was judged so far is told, and that it is not all.
#[test]
fn signals_end_the_judge_with_what_was_judged() {
    let folder = folder("judge");
    let turns = "A ends turn\nB ends turn\n".repeat(100);
    let text = format!(
        "title: x\nrules: 2.2\n\nplayer A\n  lore 0\n  deck 300 more\nplayer B\n  lore 0\n  deck 300 more\nturn A\n\n{turns}\nexpect A lore 0\n"
    );
    for number in 0..3_000 {
        std::fs::write(folder.join(format!("{number:04}.lore")), &text).expect("writable");
    }
    let path = folder.display().to_string();
    for (name, status) in SIGNALS {
        let output = stopped(&["judge", &path, "--quiet"], name);
        assert_eq!(output.status.code(), Some(status), "{name}: {output:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("stopped: not all files were judged"), "{name}: {said}");
        assert!(said.contains(" hold, 0 fail, 0 cannot be run"), "{name}: {said}");
    }
    let output = stopped(&["judge", &path, "--quiet", "--lang", "es"], "TERM");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("detenido: no se juzgaron todos los archivos") && !said.contains("stopp"),
        "{said}"
    );
    let _ = std::fs::remove_dir_all(&folder);
}

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("lore-stopping-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

/// Three games at once: each has its own file.
#[test]
fn games_at_once_do_not_lose_each_other() {
    let folder = folder("play");
    let play = || {
        let mut command = lore(&["play", "--plain", "--seed", "1"]);
        command.env("XDG_STATE_HOME", &folder).stdin(Stdio::piped());
        command.spawn().expect("it starts")
    };
    let mut games: Vec<Child> = Vec::new();
    for number in 1..=3 {
        games.push(play());
        let name = if number == 1 { "play.game".to_owned() } else { format!("play-{number}.game") };
        let path = folder.join("lorekeeper").join(&name);
        let waits =
            (0..300).take_while(|_| !path.exists()).map(|_| std::thread::sleep(Duration::from_millis(100)));
        assert!(waits.count() < 300, "{name} is not there");
    }
    let refused =
        lore(&["play", "--plain", "--resume"]).env("XDG_STATE_HOME", &folder).output().expect("it runs");
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains(&format!("in use by process {}", games[0].id())), "{said}");
    for mut game in games {
        signal(&game, "TERM");
        let mut said = String::new();
        let _ = game.stderr.take().expect("piped").read_to_string(&mut said);
        assert_eq!(game.wait().expect("it ends").code(), Some(143), "{said}");
    }
}

#[track_caller]
fn unusable(arguments: &[&str], reason: &str) {
    let output = lore(arguments).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(said.contains(reason), "{arguments:?}: {said}");
}

#[test]
fn what_is_no_file_is_refused_with_a_reason() {
    let folder = folder("strange");
    let path = |name: &str| folder.join(name).display().to_string();
    let _ = std::fs::create_dir(folder.join("empty"));
    unusable(&["judge", &path("empty")], "no .lore file and no ```lore block in this folder");
    unusable(&["judge", "/dev/zero"], "/dev/zero: a device, no regular file");
    unusable(&["judge", &path("nothing.lore")], "no such file");
    assert!(
        Command::new("mkfifo").arg(folder.join("pipe.lore")).status().is_ok_and(|status| status.success())
    );
    unusable(&["judge", &path("pipe.lore")], "a pipe, no regular file");
    unusable(&["deck", "check", &path("pipe.lore")], "a pipe, no regular file");
    unusable(
        &["sim", DECKS[0], DECKS[1], "--games", "2", "--resume", "/dev/zero"],
        "a device, no regular file",
    );
    unusable(&["play", "--plain", "--resume", "/dev/zero"], "a device, no regular file");
    unusable(&["play", "--plain", "--deck", &path("pipe.lore")], "a pipe, no regular file");
    std::os::unix::fs::symlink(".", folder.join("a")).expect("links can be made");
    std::os::unix::fs::symlink(".", folder.join("b")).expect("links can be made");
    unusable(&["judge", &path("")], "a pipe, no regular file");
}

/// Nothing can be done when the program is killed outright, and yet its bots end.
#[cfg(target_os = "linux")]
#[test]
fn bots_end_with_a_program_that_is_killed() {
    let folder = folder("killed");
    let pids = folder.join("pids");
    let bot = format!(
        "bot:sh -c 'echo $$ >{0}.new; sleep 300 & echo $! >>{0}.new; mv {0}.new {0}; wait'",
        pids.display()
    );
    let players = format!("{bot},random");
    let replay = [
        "replay",
        "--decks",
        DECKS[0],
        DECKS[1],
        "--players",
        &players,
        "--bot-time",
        "300",
        "--seed=1",
        "--game",
        "1",
    ];
    let mut child = lore(&replay).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let soon = |what: &dyn Fn() -> bool| {
        (0..300).any(|_| {
            std::thread::sleep(Duration::from_millis(100));
            what()
        })
    };
    assert!(soon(&|| pids.exists()), "the bot never started");
    let listed = std::fs::read_to_string(&pids).expect("written");
    child.kill().expect("it is ours");
    child.wait().expect("it ends");
    let is_alive = |process: &str| {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"));
        stat.is_ok_and(|stat| !stat.rsplit(')').next().unwrap_or("").trim_start().starts_with('Z'))
    };
    assert_eq!(listed.lines().count(), 2);
    assert!(soon(&|| !listed.lines().any(is_alive)), "bots outlive the program: {listed}");
}
