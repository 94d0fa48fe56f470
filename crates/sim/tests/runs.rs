//! Runs: the same numbers whatever the threads and interruptions, and reports that hold together.

mod common;

use files::rehearsal::{FAULTS, rehearse};
use lorekeeper_sim::checkpoint::{Checkpoint, CheckpointError};
use lorekeeper_sim::{Cards, Control, Deck, Plan, Progress, Summary, Who, report};
use notation::Language;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

#[test]
fn threads_give_equal_numbers() {
    let table = common::table();
    let plan = table.plan(3, &["random", "greedy", "random"], 6);
    let alone = table.run(&plan, Progress::new(&plan), 1);
    let together = table.run(&plan, Progress::new(&plan), 3);
    assert_eq!(alone, together);
    assert_eq!(alone.done.0, [(0, 18)]);
    assert_eq!(alone.tally.pairs.iter().map(|pair| pair.games).sum::<u64>(), 18);
}

#[test]
fn an_interrupted_run_goes_on_where_it_stopped() {
    let table = common::table();
    let plan = table.plan(2, &["random", "random"], 60);
    let whole = table.run(&plan, Progress::new(&plan), 2);
    let path = std::env::temp_dir().join(format!("lore-resume-{}.json", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let cards = lorekeeper_sim::Cards::new(&table.catalog);
    let mut runs = 0;
    // Each run is interrupted by the first piece that comes in.
    let resumed = loop {
        let (checkpoint, before) = Checkpoint::open(&path, &plan, &cards).expect("our own file");
        let before = before.unwrap_or_else(|| Progress::new(&plan));
        let (stop, pieces) = (AtomicBool::new(false), AtomicU64::new(0));
        let told = |_| {
            if pieces.fetch_add(1, Ordering::Relaxed) == 1 {
                stop.store(true, Ordering::Relaxed);
            }
        };
        let control = Control { threads: 2, stop: &stop, told: &told, checkpoint: Some(&checkpoint) };
        let (progress, failed) = lorekeeper_sim::run(&plan, &cards, before, &control);
        assert!(failed.is_none(), "{failed:?}");
        runs += 1;
        if progress.done.count() == plan.total() {
            break progress;
        }
    };
    assert!(runs > 1, "it was never interrupted");
    assert_eq!(resumed, whole);
    let _ = std::fs::remove_file(&path);
}

fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("lore-progress-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    folder.join("progress")
}

/// A file of progress with all games of a small plan in it.
fn kept(table: &common::Table, plan: &Plan, path: &Path) {
    let cards = Cards::new(&table.catalog);
    let (checkpoint, before) = Checkpoint::open(path, plan, &cards).expect("a new file");
    assert!(before.is_none());
    let stop = AtomicBool::new(false);
    let control = Control { threads: 1, stop: &stop, told: &|_| {}, checkpoint: Some(&checkpoint) };
    let (_, failed) = lorekeeper_sim::run(plan, &cards, Progress::new(plan), &control);
    assert!(failed.is_none(), "{failed:?}");
}

#[track_caller]
fn differs(opened: Result<(Checkpoint, Option<Progress>), CheckpointError>, what: &str) {
    match opened {
        Err(CheckpointError::OtherRun { differs, .. }) => assert_eq!(differs, [what]),
        other => panic!("{what}: {other:?}"),
    }
}

/// Whatever a result depends on is asked for, and what differs is said.
#[test]
fn progress_of_another_run_is_refused_with_what_differs() {
    let table = common::table();
    let cards = Cards::new(&table.catalog);
    let plan = table.plan(2, &["random", "random"], 2);
    let path = file("other");
    kept(&table, &plan, &path);
    let before = std::fs::read(&path).expect("there");
    let seed = Plan { seed: 8, ..plan.clone() };
    differs(Checkpoint::open(&path, &seed, &cards), "seed (7 there, 8 here)");
    let mut players = plan.clone();
    players.players[1] = "greedy".parse().expect("a player");
    differs(Checkpoint::open(&path, &players, &cards), "players");
    let mut decks = plan.clone();
    decks.decks.swap(0, 1);
    differs(Checkpoint::open(&path, &decks, &cards), "decks");
    // The same names, and one card that means something else.
    let mut other = notation::Catalog::new(
        std::sync::Arc::new({
            let mut pool = engine::program::PoolBuilder::new();
            let name = pool.name("Ann");
            pool.card(engine::program::CardDef::plain(name, engine::program::Kinds::CHARACTER));
            pool.build()
        }),
        engine::program::DefIx(0),
        Box::new(|_| Vec::new()),
    );
    other.add("Ann", engine::program::DefIx(0));
    differs(Checkpoint::open(&path, &plan, &Cards::new(&other)), "cards");
    let more = Plan { games: 100, ..plan.clone() };
    assert!(Checkpoint::open(&path, &more, &cards).expect("more games are the same run").1.is_some());
    assert_eq!(std::fs::read(&path).expect("there"), before, "a refused file stays as it is");
}

/// Every bit of a file of progress: each flip is refused.
#[test]
fn every_flipped_bit_of_the_progress_is_refused() {
    let table = common::table();
    let plan = table.plan(2, &["random", "random"], 2);
    let (path, flipped) = (file("bits"), file("flipped"));
    kept(&table, &plan, &path);
    let good = std::fs::read(&path).expect("there");
    let text = lorekeeper_sim::checkpoint::read_bytes(&good).expect("it is good");
    assert!(text.starts_with("{\"format\":\"lorekeeper-progress\""));
    for bit in 0..good.len() * 8 {
        let mut bytes = good.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(lorekeeper_sim::checkpoint::read_bytes(&bytes).is_none(), "bit {bit} is not noticed");
    }
    for length in 0..good.len() {
        assert!(
            lorekeeper_sim::checkpoint::read_bytes(&good[..length]).is_none(),
            "{length} bytes are not noticed"
        );
    }
    // And through the door, in a few places.
    for byte in [0, 30, good.len() / 2, good.len() - 20, good.len() - 1] {
        let mut bytes = good.clone();
        bytes[byte] ^= 4;
        std::fs::write(&flipped, &bytes).expect("writable");
        let opened = Checkpoint::open(&flipped, &plan, &Cards::new(&table.catalog));
        assert!(
            matches!(opened, Err(CheckpointError::Damaged(_) | CheckpointError::Foreign(_))),
            "{opened:?}"
        );
        assert_eq!(std::fs::read(&flipped).expect("there"), bytes, "a refused file stays as it is");
    }
}

/// Whatever call of the system fails while a run goes on: the file has the old progress or the new one, and what is said to be
/// written is there.
#[test]
fn no_fault_of_the_disk_costs_a_game() {
    let table = common::table();
    let cards = Cards::new(&table.catalog);
    let (few, more) = (table.plan(2, &["random", "random"], 2), table.plan(2, &["random", "random"], 4));
    let whole = table.run(&more, Progress::new(&more), 1);
    let path = file("faults");
    for fault in FAULTS {
        let one = |calls_before: &usize| {
            let _ = std::fs::remove_file(&path);
            kept(&table, &few, &path);
            let (failed, reached) = rehearse(*calls_before, fault, || {
                let (checkpoint, before) = Checkpoint::open(&path, &more, &cards)?;
                let stop = AtomicBool::new(false);
                let control =
                    Control { threads: 1, stop: &stop, told: &|_| {}, checkpoint: Some(&checkpoint) };
                let before = before.unwrap_or_else(|| Progress::new(&more));
                let (progress, failed) = lorekeeper_sim::run(&more, &cards, before, &control);
                assert_eq!(progress, whole, "the games are played all the same");
                failed.map_or(Ok(()), Err)
            });
            let (_, found) = Checkpoint::open(&path, &more, &cards)
                .unwrap_or_else(|error| panic!("{calls_before} {fault:?}: {error}"));
            let found = found.unwrap_or_else(|| panic!("{calls_before} {fault:?}: nothing is left"));
            let games = found.done.count();
            assert!(games == 2 || games == 4, "{calls_before} {fault:?}: {games}");
            assert!(failed.is_err() || games == 4, "{calls_before} {fault:?}: said to be written");
            assert_eq!(table.run(&more, found, 1), whole, "{calls_before} {fault:?}");
            reached
        };
        let reached = (0..).take_while(one).count();
        assert!(reached >= 5, "{fault:?} was reached {reached} times");
    }
}

#[test]
fn one_run_at_a_time_has_the_progress() {
    let table = common::table();
    let cards = Cards::new(&table.catalog);
    let plan = table.plan(2, &["random", "random"], 2);
    let path = file("lock");
    let held = Checkpoint::open(&path, &plan, &cards).expect("free");
    let refused = Checkpoint::open(&path, &plan, &cards).expect_err("held");
    let who = format!("in use by process {}", std::process::id());
    assert!(refused.to_string().ends_with(&who), "{refused}");
    drop(held);
    Checkpoint::open(&path, &plan, &cards).expect("free again");
}

#[cfg(unix)]
#[test]
fn devices_are_no_progress() {
    let table = common::table();
    let plan = table.plan(2, &["random", "random"], 2);
    let opened = Checkpoint::open(Path::new("/dev/zero"), &plan, &Cards::new(&table.catalog));
    assert!(opened.is_err_and(|error| error.to_string() == "/dev/zero: a device, no regular file"));
}

/// Forty games: each deck is played by each player, and each starts as often.
#[test]
fn greedy_beats_random() {
    let table = common::table();
    let mut wins = 0;
    for players in [["greedy", "random"], ["random", "greedy"]] {
        let plan = table.plan(2, &players, 20);
        let tally = table.run(&plan, Progress::new(&plan), 2).tally;
        let greedy = usize::from(players[1] == "greedy");
        wins += tally.pairs[0].wins[greedy];
    }
    assert!(wins >= 32, "greedy won {wins} of 40 games");
}

#[test]
fn reports_are_well_formed() {
    let table = common::table();
    let mut plan = table.plan(3, &["random", "random", "random"], 4);
    plan.decks[0].name = "<b> & \"quotes\", commas".to_owned();
    let progress = table.run(&plan, Progress::new(&plan), 2);
    let summary = Summary::new(&plan, &progress.tally);
    let page = report::html(&summary);
    balanced(&page);
    assert!(page.contains("&lt;b&gt; &amp; &quot;quotes&quot;"));
    for outside in ["http:", "https:", "src=", "@import", "url(", "<script", "<link"] {
        assert!(!page.contains(outside), "{outside} in the report");
    }
    // Four games of each pair prove little: only what the interval proves has a colour.
    let proved = (0..3)
        .flat_map(|row| (0..3).map(move |column| (row, column)))
        .filter_map(|(row, column)| summary.meeting(row, column))
        .filter(|share| share.low > 0.5 || share.high < 0.5);
    assert_eq!(page.matches("background:hsl(").count(), proved.count());
    let range = format!(
        "<small>{:.1} to {:.1}</small>",
        summary.first_player.low * 100.0,
        summary.first_player.high * 100.0
    );
    assert!(page.contains(&range), "the starting player's share stands with its interval");
    let spanish = report::html_in(&summary, Language::Spanish);
    balanced(&spanish);
    for english in ["lang=\"en\"", "games", "turns", "drawn", "Players", "seed"] {
        assert!(page.contains(english) && !spanish.contains(english), "{english}");
    }
    // Names of cards have words of their own.
    assert!(!spanish.contains(&range), "{range}");
    let csv = report::csv(&summary);
    // No number pretends to be certain; names with commas are the first deck's.
    for line in csv.lines().skip(1).filter(|line| !line.contains('"')) {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(fields.len(), 7, "{line}");
        assert!(fields[4].is_empty() || fields[4] != fields[5], "{line}");
    }
    assert!(csv.lines().count() > 100 && csv.contains("\"<b> & \"\"quotes\"\", commas\""));
    // Every deck's wins: what one wins the other loses, or nobody.
    let (one, other) = (summary.meeting(0, 1).expect("they met"), summary.meeting(1, 0).expect("they met"));
    assert!(one.share.unwrap_or(0.0) + other.share.unwrap_or(0.0) <= 1.0 + 1e-9);
    let table = |language| report::table_in(&summary, language);
    assert!(table(Language::English).contains("Win rate of the row against the column"));
    let spanish = table(Language::Spanish);
    assert!(
        spanish.contains("Partidas que la fila gana a la columna") && !spanish.contains("games"),
        "{spanish}"
    );
}

/// Every tag that is opened is closed, in order.
fn balanced(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    for part in page.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("every tag ends");
        if tag.starts_with('!') || tag.ends_with('/') {
            continue;
        }
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None => open.push(tag.split([' ', '\n']).next().unwrap_or(tag)),
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

/// Every game can be taken out of a run and written down, and the file plays the same game.
#[test]
fn games_are_written_down() {
    let table = common::table();
    let decks: Vec<Deck> = ["amber-steel-songs", "ruby-steel-racers"].map(|name| table.deck(name)).into();
    let players: Vec<Who> = vec!["random".parse().expect("a player"); 2];
    let plan = Plan { decks, players, games: 6, seed: 3 };
    let cards = lorekeeper_sim::Cards::new(&table.catalog);
    for number in 0..6 {
        let (fixture, outcome) = lorekeeper_sim::play_one(&plan, &cards, number).expect("it is in the plan");
        let written = lorekeeper_sim::replay::written(&plan, &table.catalog, &fixture, &outcome, "game")
            .unwrap_or_else(|error| panic!("game {number}: {error}"));
        let text = notation::write(&written.file);
        let (mut file, found) = notation::read(&text, &notation::names_of(&table.library));
        assert!(found.is_empty(), "game {number}: {found:?}");
        let list =
            |path: &str| written.decks.iter().find(|(name, _)| name == path).map(|(_, text)| text.clone());
        let found = notation::attach_decks(&mut file, &notation::names_of(&table.library), list);
        assert!(found.is_empty(), "game {number}: {found:?}");
        let verdict = notation::judge(&file, &table.catalog, engine::Edition::default());
        assert!(verdict.is_ok(), "game {number}: {:?}", verdict.failures);
    }
}

/// Whoever takes most of the decisions of a game without end has lost it, and a turn has an end.
#[test]
fn stalling_loses() {
    let table = common::table();
    let plan = table.plan(2, &["random", "random"], 8);
    let mut cards = Cards::new(&table.catalog);
    cards.limits = lorekeeper_sim::GameLimits { decisions: 61, turn_decisions: 400 };
    let mut lost = [0; 2];
    for number in 0..8 {
        let (_, outcome) = lorekeeper_sim::play_one(&plan, &cards, number).expect("it is in the plan");
        match outcome.ending {
            lorekeeper_sim::Ending::Fault { seat, ref why } => {
                let why = why.to_string();
                assert!(why.contains("it stalled") && why.contains("of the 61 decisions"), "{why}");
                assert_eq!(outcome.ending.winner(), Some(1 - seat));
                lost[seat] += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(lost[0] > 0 && lost[1] > 0, "{lost:?}");
    cards.limits = lorekeeper_sim::GameLimits { decisions: 20_000, turn_decisions: 2 };
    let (_, outcome) = lorekeeper_sim::play_one(&plan, &cards, 0).expect("it is in the plan");
    // What follows from an action is decided all the same.
    let is_action = |answer: &&engine::Answer| {
        matches!(
            answer,
            engine::Answer::Action(engine::Action::Ink(_))
                | engine::Answer::Action(engine::Action::Play { .. })
                | engine::Answer::Action(engine::Action::Quest(_))
                | engine::Answer::Action(engine::Action::Challenge { .. })
                | engine::Answer::Action(engine::Action::Move { .. })
                | engine::Answer::Action(engine::Action::Use { .. })
        )
    };
    let turns = outcome.answers.split(|answer| *answer == engine::Answer::Action(engine::Action::EndTurn));
    let per_turn: Vec<usize> = turns.map(|turn| turn.iter().filter(is_action).count()).collect();
    assert!(per_turn.iter().all(|count| *count <= 2), "{per_turn:?}");
}
