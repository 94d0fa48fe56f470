//! Random games with the cards of the library are written down and read back to the same state.

mod common;

use std::path::{Path, PathBuf};

use engine::{Ask, Edition};
use lorekeeper_notation::syntax::{At, DeckFile, DeckList, File, Header, Start};
use lorekeeper_notation::{
    Catalog, Language, catalog_of, is_same_game, names_of, narrate, read, read_deck, resume, save, snapshot,
    write,
};

/// Two decks: of sixty cards picked by dice among all that the catalog can play, or two of the repository's.
fn start(library: &library::Library, catalog: &Catalog, dice: &mut common::Dice, kind: Kind) -> File {
    let lists: Vec<DeckList> = match kind {
        Kind::AnyCards => {
            let all = library.catalogue().iter().map(|(_, facts)| facts.full_name());
            let playable: Vec<String> = all.filter(|full| catalog.find(full).is_ok()).collect();
            let mut list =
                || DeckList { cards: (0..60).map(|_| (1, dice.pick(&playable).clone())).collect() };
            vec![list(), list()]
        }
        Kind::Decks => {
            let decks = decks(library);
            vec![dice.pick(&decks).clone(), dice.pick(&decks).clone()]
        }
    };
    let decks =
        lists.into_iter().map(|list| DeckFile { path: "deck.txt".to_owned(), list: Some(list) }).collect();
    let header = Header {
        title: Some("a game".to_owned()),
        rules: vec!["2.2".to_owned()],
        seed: Some(dice.roll(1000) as i64),
        ..Header::default()
    };
    File { header, start: Start::Decks(At::nowhere(decks)), ..File::default() }
}

/// The decks of the repository.
fn decks(library: &library::Library) -> Vec<DeckList> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
    let mut paths: Vec<_> =
        std::fs::read_dir(root).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    let names = names_of(library);
    let text = |path: &PathBuf| std::fs::read_to_string(path).expect("readable");
    paths.iter().map(|path| read_deck("deck", &text(path), &names).0).collect()
}

/// What a game is played with.
#[derive(Clone, Copy, Debug)]
enum Kind {
    AnyCards,
    Decks,
}

#[test]
fn games_with_any_cards_are_saved_and_resumed() {
    saved_and_resumed(Kind::AnyCards);
}

#[test]
fn games_with_real_decks_are_saved_and_resumed() {
    saved_and_resumed(Kind::Decks);
}

/// How many games are played: so many, or as many as the environment asks for.
fn games(usual: usize) -> usize {
    std::env::var("LORE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

fn saved_and_resumed(kind: Kind) {
    let library = library::load().expect("the library is compiled with this test");
    let names = names_of(&library);
    let catalog = catalog_of(&library).with_any_deck();
    let games = games(WHOLE_GAMES);
    let (mut saved, mut report) = (0, String::new());
    for seed in 0..games as u64 {
        let mut dice = common::Dice::new(seed);
        let start = start(&library, &catalog, &mut dice, kind);
        let (game, verdict) = resume(&start, &catalog, Edition::default());
        if !verdict.unsupported.is_empty() {
            continue;
        }
        let mut game = game.unwrap_or_else(|| panic!("{seed}: {:?}", verdict.failures));
        let mut answers = Vec::new();
        let length = 20 + dice.roll(120);
        while answers.len() < length || is_in_the_middle(&game) {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            let answer = *dice.pick(&options);
            game.answer(answer).expect("offered answers are legal");
            answers.push(answer);
        }
        let file = match save(&start, &catalog, Edition::default(), &answers) {
            Ok(file) => file,
            Err(error) => {
                report += &format!("{seed}: {error}\n");
                continue;
            }
        };
        let text = write(&file);
        let (again, found) = read(&(text.clone() + "expect no winner\n"), &names);
        assert!(found.is_empty(), "{seed}: {found:?}\n{text}");
        let script = again.script[..again.script.len() - 1].to_vec();
        assert_eq!(script, file.script, "{seed}");
        let (game_again, verdict) = resume(&File { script, ..file }, &catalog, Edition::default());
        for language in [Language::English, Language::Spanish] {
            assert!(
                narrate(&verdict, language).lines().count() > answers.len() / 4,
                "{seed}: little is told"
            );
        }
        let game_again = game_again.expect("it was played before");
        // Decisions with one answer have been taken.
        while !is_same_game(&game, &game_again) {
            let forced = taken_by_itself(&game).unwrap_or_else(|| panic!("{seed}: the games differ\n{text}"));
            game.answer(forced).expect("the only answer is legal");
        }
        saved += 1;
    }
    assert!(report.is_empty() && saved * 2 > games, "{kind:?}: {saved} of {games} written\n{report}");
}

/// The answer that the judge gives by itself: the only one, or any of cards that are all to be chosen.
fn taken_by_itself(game: &engine::Game<engine::Log>) -> Option<engine::Answer> {
    let all = |least: u16| match &game.decision()?.ask {
        Ask::Cards { open, picked, .. } if open.len() + picked.len() == usize::from(least) => {
            Some(engine::Answer::Choice(engine::Choice::Card(open.first()?.card)))
        }
        _ => None,
    };
    game.forced().or_else(|| all(game.asking()?.count?.0))
}

fn is_in_the_middle(game: &engine::Game<engine::Log>) -> bool {
    // 8.12: the singers belong to the line of the play.
    if game.asking().is_some_and(|asking| asking.purpose == engine::Purpose::Sing) {
        return true;
    }
    match game.decision().map(|open| &open.ask) {
        Some(Ask::Cards { picked, .. }) => !picked.is_empty(),
        Some(Ask::Order { placed, .. }) => !placed.is_empty(),
        Some(Ask::Player { enough, .. }) => *enough,
        Some(Ask::OpeningHand) => true,
        _ => false,
    }
}

#[test]
fn quiet_moments_are_written_as_positions() {
    let library = library::load().expect("the library is compiled with this test");
    let names = names_of(&library);
    let catalog = catalog_of(&library).with_any_deck();
    let mut compared = 0;
    for seed in 0..8 {
        let mut dice = common::Dice::new(seed);
        let start = start(&library, &catalog, &mut dice, Kind::Decks);
        let (Some(mut game), _) = resume(&start, &catalog, Edition::default()) else { continue };
        for _ in 0..20 + dice.roll(150) {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            game.answer(*dice.pick(&options)).expect("offered answers are legal");
        }
        let Ok(position) = snapshot(&game, &catalog) else { continue };
        let file = File { start: Start::Position(position), ..start };
        let text = write(&file) + "\nexpect bag 0\n";
        let (again, found) = read(&text, &names);
        assert!(found.is_empty(), "{seed}: {found:?}\n{text}");
        let again = File { script: Vec::new(), ..again };
        assert_eq!(again, file, "{seed}");
        let (game_again, verdict) = resume(&again, &catalog, Edition::default());
        let game_again = game_again.unwrap_or_else(|| panic!("{seed}: {:?}\n{text}", verdict.failures));
        for player in 0..2 {
            let totals = |game: &engine::Game<engine::Log>| {
                let own = &game.state().players()[player];
                (
                    own.lore(),
                    own.deck().len(),
                    own.hand().len(),
                    own.discard().len(),
                    own.inkwell().len(),
                    own.play().len(),
                )
            };
            assert_eq!(totals(&game_again), totals(&game), "{seed}\n{text}");
        }
        compared += 1;
    }
    assert!(compared >= 1, "no quiet moment in 8 games");
}

/// How many games from deck lists are written down.
const WHOLE_GAMES: usize = 40;

/// How many games from positions are written down.
const POSITIONS: usize = 300;

#[test]
fn every_game_from_a_position_is_saved_and_resumed() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let starts: Vec<File> = common::rulings()
        .into_iter()
        .map(|(_, text)| File { script: Vec::new(), ..read(&text, &names).0 })
        .filter(|file| matches!(file.start, Start::Position(_)))
        .collect();
    let games = games(POSITIONS);
    let (mut written, mut report) = (0, String::new());
    for seed in 0..games {
        let mut dice = common::Dice::new(seed as u64 + 1000);
        let start = dice.pick(&starts);
        let (Some(mut game), _) = resume(start, &catalog, Edition::default()) else { continue };
        let mut answers = given(&game);
        let length = 5 + dice.roll(60);
        while answers.len() < length || is_in_the_middle(&game) {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            let answer = first_of_equals(&game, *dice.pick(&options));
            game.answer(answer).expect("offered answers are legal");
            answers.push(answer);
        }
        let file = match save(start, &catalog, Edition::default(), &answers) {
            Ok(file) => file,
            Err(error) => {
                report += &format!("{seed}: {}: {error}\n", start.header.title.clone().unwrap_or_default());
                continue;
            }
        };
        let text = write(&file);
        let (again, found) = read(&text, &names);
        assert!(!found.iter().any(lorekeeper_notation::Diagnostic::is_error), "{seed}: {found:?}\n{text}");
        let (again, _) = resume(&again, &catalog, Edition::default());
        let again = again.expect("it was played before");
        while !is_same_game(&game, &again) {
            let forced = taken_by_itself(&game).unwrap_or_else(|| panic!("{seed}: the games differ\n{text}"));
            game.answer(forced).expect("the only answer is legal");
        }
        written += 1;
    }
    assert!(report.is_empty(), "{written} of {games} written, but\n{report}");
}

/// Of waiting abilities that a line cannot tell apart it means the one added first.
fn first_of_equals(game: &engine::Game<engine::Log>, answer: engine::Answer) -> engine::Answer {
    let engine::Answer::Choice(engine::Choice::Resolve(id)) = answer else { return answer };
    let bag = game.state().bag();
    let Some(chosen) = bag.iter().find(|waiting| waiting.id == id) else { return answer };
    let equal = |other: &&engine::state::BagEntry| {
        (other.player, other.ability, other.source) == (chosen.player, chosen.ability, chosen.source)
    };
    bag.iter().find(equal).map_or(answer, |first| engine::Answer::Choice(engine::Choice::Resolve(first.id)))
}

/// The answers that were given in a game so far, without those that were taken by themselves.
fn given(game: &engine::Game<engine::Log>) -> Vec<engine::Answer> {
    let given = |note: &engine::LogEntry| {
        if let engine::LogEntry::Answered(_, answer) = note { Some(*answer) } else { None }
    };
    game.record().0.iter().filter_map(|entry| given(&entry.what)).collect()
}

#[test]
fn the_game_of_every_ruling_can_be_written_down() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let (mut written, mut report) = (0, String::new());
    for (path, text) in common::rulings() {
        let (file, _) = read(&text, &names);
        if !matches!(file.start, Start::Position(_)) {
            continue;
        }
        let (Some(game), _) = resume(&file, &catalog, Edition::default()) else { continue };
        let answers = given(&game);
        match save(&file, &catalog, Edition::default(), &answers) {
            Ok(_) => written += 1,
            Err(error) => report += &format!("{}: {error}\n", path.display()),
        }
    }
    assert!(report.is_empty(), "{written} written, but\n{report}");
}
