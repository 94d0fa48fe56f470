//! Runs: the same numbers whatever the threads and interruptions, and reports that hold together.

mod common;

use lorekeeper_sim::{Control, Deck, Plan, Progress, Summary, Who, checkpoint, report};
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
        let before =
            checkpoint::read(&path, &plan).expect("our own file").unwrap_or_else(|| Progress::new(&plan));
        let (stop, pieces) = (AtomicBool::new(false), AtomicU64::new(0));
        let told = |_| {
            if pieces.fetch_add(1, Ordering::Relaxed) == 1 {
                stop.store(true, Ordering::Relaxed);
            }
        };
        let control = Control { threads: 2, stop: &stop, told: &told, checkpoint: Some(&path) };
        let (progress, failed) = lorekeeper_sim::run(&plan, &cards, before, &control);
        assert_eq!(failed, None);
        runs += 1;
        if progress.done.count() == plan.total() {
            break progress;
        }
    };
    assert!(runs > 1, "it was never interrupted");
    assert_eq!(resumed, whole);
    let other = Plan { seed: 8, ..plan.clone() };
    assert!(matches!(checkpoint::read(&path, &other), Err(checkpoint::CheckpointError::OtherRun(_))));
    std::fs::write(&path, b"{\"format\":1").expect("a temporary file");
    assert!(matches!(checkpoint::read(&path, &plan), Err(checkpoint::CheckpointError::Unreadable(_))));
    let _ = std::fs::remove_file(&path);
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
    assert!(report::table(&summary).contains("Win rate of the row against the column"));
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
        let verdict = notation::judge(&file, &table.catalog, engine::Edition::V2);
        assert!(verdict.is_ok(), "game {number}: {:?}", verdict.failures);
    }
}
