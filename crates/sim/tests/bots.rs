//! Bots that break in every way lose, are reported, and never take a run down.

#![cfg(unix)]

mod common;

use lorekeeper_sim::tally::Why;
use lorekeeper_sim::{Progress, Who};
use std::time::Duration;

/// How long a bot may take to start.
const START: Duration = Duration::from_millis(500);

/// Always the first answer.
const FIRST: &str = "while read -r line; do case \"$line\" in *\"\\\"say\\\":\\\"decide\\\"\"*) echo \"{\\\"answer\\\":0}\";; esac; done";

/// Runs a shell script as a bot against a random player; the words of its faults.
fn faults(script: &str, start: Duration) -> (u64, Vec<String>) {
    let table = common::table();
    let mut plan = table.plan(2, &["random", "random"], 2);
    let mut who: Who = format!("bot:sh -c '{script}'").parse().expect("a bot");
    if let Who::Bot(command) = &mut who {
        command.time_limit = Duration::from_millis(1_500);
        command.start_limit = start;
    }
    plan.players[0] = who;
    let tally = table.run(&plan, Progress::new(&plan), 1).tally;
    assert_eq!(tally.pairs[0].games, 2, "every game counts");
    let lost = tally.endings.get(&Why::Fault).copied().unwrap_or(0);
    (lost, tally.faults.into_iter().map(|fault| fault.what).collect())
}

#[track_caller]
fn loses(script: &str, reason: &str) {
    let (lost, words) = faults(script, START);
    assert_eq!(lost, 2, "{words:?}");
    assert!(words.iter().all(|what| what.contains(reason)), "{words:?}");
}

#[test]
fn nonsense_loses() {
    loses("while read line; do echo nonsense; done", "not an answer as the protocol asks for");
    loses("while read line; do echo 99999; done", "not one of the legal answers");
}

#[test]
fn dying_loses() {
    loses("read line; exit 3", "it ended");
}

#[test]
fn hanging_loses() {
    loses("exec sleep 600", "no first answer within 2000 ms, starting included");
    loses("read line; read line; echo 0; exec sleep 600", "no answer within 1500 ms");
}

#[test]
fn endless_lines_lose() {
    loses(
        "read line; read line; head -c 100000 /dev/zero | tr \"\\\\0\" x; exec sleep 600",
        "a line longer than",
    );
}

/// Starting has a limit of its own: a bot that takes longer for it than for any decision is no slow one.
#[test]
fn starting_slowly_loses_nothing() {
    let (lost, words) = faults(&format!("sleep 2; {FIRST}"), Duration::from_secs(60));
    assert_eq!(lost, 0, "{words:?}");
}

#[test]
fn the_first_answer_is_always_legal() {
    let (lost, words) = faults(FIRST, START);
    assert_eq!(lost, 0, "{words:?}");
}

/// What is said of a fault is said in Spanish as well.
#[test]
fn faults_have_spanish_words() {
    use lorekeeper_sim::bot::Fault;
    use notation::Language;
    let said = || "\"x\"".to_owned();
    let faults = [
        Fault::NoCommand,
        Fault::Start(said(), said()),
        Fault::Slow(1),
        Fault::SlowStart(1),
        Fault::Gone,
        Fault::Long,
        Fault::Deaf,
        Fault::Stalled { taken: 1, all: 2 },
        Fault::Unasked(said()),
        Fault::NoAnswer(said()),
        Fault::NotLegal(said()),
    ];
    for fault in faults {
        let (english, spanish) = (fault.say(Language::English), fault.say(Language::Spanish));
        assert_eq!(english, fault.to_string());
        assert!(english != spanish && !spanish.contains("answer") && !spanish.contains("it "), "{spanish}");
    }
}
