//! What bots leave behind: no memory, no thread, no descriptor, no process. One test, since it counts what the whole process has.
#![cfg(target_os = "linux")]

mod common;

use lorekeeper_sim::bot::{Bot, BotCommand};
use lorekeeper_sim::{Progress, Who};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

fn count(folder: &str) -> usize {
    fs::read_dir(folder).expect("Linux tells").count()
}

fn resident_kilobytes() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("the line is there");
    line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("a number")
}

/// Whether a process is there and not just waiting to be forgotten.
fn is_alive(process: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"));
    stat.is_ok_and(|stat| !stat.rsplit(')').next().unwrap_or("").trim_start().starts_with('Z'))
}

fn folder() -> PathBuf {
    let path = std::env::temp_dir().join(format!("lore-leftovers-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

#[test]
fn bots_leave_nothing_behind() {
    let (table, folder) = (common::table(), folder());
    let games = |script: &str, games: u64| {
        let mut plan = table.plan(2, &["random", "random"], games);
        plan.players[0] = format!("bot:sh -c '{script}'").parse::<Who>().expect("a bot");
        table.run(&plan, Progress::new(&plan), 1).tally
    };
    let before = (count("/proc/self/task"), count("/proc/self/fd"));
    // Each game has a new process, with a child that would outlive it and hold its pipes.
    let pids = folder.join("pids");
    games(&format!("sleep 300 & echo $! >>{}; read line; exit 1", pids.display()), 20);
    let listed = fs::read_to_string(&pids).expect("written");
    assert_eq!(listed.lines().count(), 20);
    // Killed is not gone: on a busy machine the last one may still be dying.
    let left = || listed.lines().filter(|process| is_alive(process)).collect::<Vec<&str>>();
    let began = Instant::now();
    while !left().is_empty() && began.elapsed() < Duration::from_secs(20) {
        thread::sleep(Duration::from_millis(10));
    }
    assert!(left().is_empty(), "still there: {:?}", left());
    assert_eq!((count("/proc/self/task"), count("/proc/self/fd")), before, "threads and descriptors");

    // Endless output is not read before it is needed.
    let command = BotCommand {
        line: "yes 0".to_owned(),
        time_limit: Duration::from_secs(1),
        start_limit: Duration::from_secs(1),
    };
    let memory = resident_kilobytes();
    let bot = Bot::start(&command).expect("it starts");
    std::thread::sleep(Duration::from_secs(1));
    assert!(resident_kilobytes() < memory + 20_000, "{memory} kB became {} kB", resident_kilobytes());
    drop(bot);
    let tally = games("yes 0", 2);
    assert!(
        tally.faults.iter().all(|fault| fault.what.contains("it spoke without being asked")),
        "{:?}",
        tally.faults
    );
    assert_eq!((count("/proc/self/task"), count("/proc/self/fd")), before, "threads and descriptors");
    assert!(Path::new("/proc/self/fd").exists());
}
