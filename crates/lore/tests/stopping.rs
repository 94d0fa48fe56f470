//! Whatever asks a command to stop: there are results, and the exit status tells which signal it was.
#![cfg(unix)]

use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

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

/// The longest that anything is waited for: a busy machine is no fault.
const PATIENCE: Duration = Duration::from_secs(300);

/// Starts a command that works for hours, and stops it as soon as it listens. One signal only: the second would end it at once.
fn stopped(arguments: &[&str], name: &str) -> Output {
    let mut child = lore(arguments).spawn().expect("it starts");
    wait_until(|| listens(&child, name));
    signal(&child, name);
    wait_until(|| child.try_wait().expect("it is ours").is_some());
    child.wait_with_output().expect("it ends")
}

fn wait_until(mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < PATIENCE, "it takes too long");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Whether a process takes care of a signal: the system tells. A signal that comes before would end it as any other program.
#[cfg(target_os = "linux")]
fn listens(child: &Child, name: &str) -> bool {
    let number = SIGNALS.iter().find(|(own, _)| *own == name).map_or(0, |(_, status)| status - 128);
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    caught.is_some_and(|mask| mask >> (number - 1) & 1 == 1)
}

/// Elsewhere nobody tells; it listens after a while.
#[cfg(not(target_os = "linux"))]
fn listens(_: &Child, _: &str) -> bool {
    std::thread::sleep(Duration::from_secs(5));
    true
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
    for (name, status) in SIGNALS {
        // So long as nobody else sleeps.
        let nap = format!("100.{}{status}", std::process::id());
        let bot = format!("bot:sleep {nap}");
        let decks = ["replay", "--seed=1", "--decks", DECKS[0], DECKS[1], "--game", "1"];
        let replay = decks.into_iter().chain(["--players", &bot, "--bot-time", "100"]);
        let output = stopped(&replay.collect::<Vec<_>>(), name);
        assert_eq!(output.status.code(), Some(status), "{output:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("stopped: the game was not played to its end"), "{said}");
        // Whenever the signal came, also while the bot was being started.
        wait_until(|| !is_asleep(&nap));
    }
}

/// Whether a process with this argument is there.
#[cfg(target_os = "linux")]
fn is_asleep(argument: &str) -> bool {
    let processes = std::fs::read_dir("/proc").expect("Linux tells").flatten();
    let words = processes.filter_map(|process| std::fs::read(process.path().join("cmdline")).ok());
    words
        .filter(|words| words.starts_with(b"sleep"))
        .any(|words| words.split(|byte| *byte == 0).any(|word| word == argument.as_bytes()))
}

#[cfg(not(target_os = "linux"))]
fn is_asleep(_: &str) -> bool {
    false
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
        wait_until(|| path.exists());
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
    // Before a game is played, not after all of them.
    std::os::unix::fs::symlink("nowhere", folder.join("dangling")).expect("links can be made");
    unusable(&["sim", DECKS[0], DECKS[1], "--games", "2", "--resume", &path("dangling")], "no regular file");
    let endless = ["sim", DECKS[0], DECKS[1], "--games", "100000000", "--players", "random"];
    for place in ["/dev/null".to_owned(), path("empty"), path("pipe.lore")] {
        let report = ["--report", place.as_str(), "--force"];
        unusable(&[&endless[..], &report[..]].concat(), "is no regular file and stays as it is");
    }
    let save = ["--save-game", "1", "/dev/null"];
    unusable(&[&endless[..], &save[..]].concat(), "is no regular file and stays as it is");
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
    wait_until(|| pids.exists());
    let listed = std::fs::read_to_string(&pids).expect("written");
    child.kill().expect("it is ours");
    child.wait().expect("it ends");
    let is_alive = |process: &str| {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"));
        stat.is_ok_and(|stat| !stat.rsplit(')').next().unwrap_or("").trim_start().starts_with('Z'))
    };
    assert_eq!(listed.lines().count(), 2);
    wait_until(|| !listed.lines().any(is_alive));
}
