//! Screens as text, at two sizes and in two languages, against files that are read before they are accepted
//! (`UPDATE_EXPECTED=1 cargo test -p lorekeeper-table --test screens`), and keys that lead through a whole game.

use std::path::Path;

use lorekeeper_terminal::screen::{Look, Screen, draw};
use notation::{Language, read_deck};
use players::PlayerKind;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use table::{Beginning, Collection, Config, Lesson, Seated, Session, ready};

fn collection() -> Collection {
    Collection::new(library::load().expect("the library"))
}

fn session(collection: &Collection, language: Language) -> Session {
    seated(collection, language, &["amber-steel-songs", "ruby-steel-racers"])
}

/// A person with the first deck against greedy players with the others.
fn seated(collection: &Collection, language: Language, decks: &[&str]) -> Session {
    let deck = |name: &&str| {
        let text = ready(name).expect("a ready deck").text;
        ((*name).to_owned(), read_deck(name, text, collection.names()).0)
    };
    let mut seats = vec![Seated::Human];
    seats.resize(decks.len(), Seated::Bot(PlayerKind::Greedy));
    let beginning = Beginning::Decks(decks.iter().map(deck).collect());
    Session::begin(collection, Config { beginning, seats, seed: 4, language }).expect("it begins")
}

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    screen.key(KeyEvent::new(code, KeyModifiers::NONE)).expect("the key is taken");
    while let Some(job) = screen.job() {
        let thought = screen.thought(job).expect("somebody thinks");
        screen.thought_through(job, &thought.consider()).expect("a legal answer");
    }
}

fn shown(screen: &mut Screen<'_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| screen.hits = draw(frame, screen)).expect("drawn");
    let buffer = terminal.backend().buffer().clone();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| format!("{}\n", row(y).trim_end())).collect()
}

#[track_caller]
fn accepted(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(&path, found).expect("written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, expected, "{name} differs from {}", path.display());
}

/// The lesson is a position of its own: no chance, no other player's turn, few things that can move.
#[test]
fn screens_are_as_accepted() {
    let collection = collection();
    for (language, code) in [(Language::English, "en"), (Language::Spanish, "es")] {
        for (width, height) in [(80, 24), (120, 40)] {
            let (lesson, file) = Lesson::first_game(&collection).expect("a lesson");
            let beginning = Beginning::Position(Box::new(file));
            let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
            let mut session = Session::begin(&collection, Config { beginning, seats, seed: 1, language })
                .expect("it begins");
            let mut screen =
                Screen::new(&collection, &mut session, Some(lesson.clone()), Look { colours: false });
            let size = format!("{width}x{height}-{code}");
            accepted(&format!("lesson-{size}"), &shown(&mut screen, width, height));
            press(&mut screen, KeyCode::Char('?'));
            accepted(&format!("help-{size}"), &shown(&mut screen, width, height));
            press(&mut screen, KeyCode::Esc);
            for _ in 0..5 {
                press(&mut screen, KeyCode::Char('h'));
                press(&mut screen, KeyCode::Enter);
            }
            accepted(&format!("late-{size}"), &shown(&mut screen, width, height));
            press(&mut screen, KeyCode::Char('h'));
            press(&mut screen, KeyCode::Enter);
            accepted(&format!("won-{size}"), &shown(&mut screen, width, height));
        }
    }
}

/// A position in which A has this in hand and this in play.
fn position(collection: &Collection, cards: &str, language: Language) -> Session {
    let text =
        format!("title: a test\nrules: 1\nsource: own\n\nplayer A\n{cards}player B\n  hand 2\nturn A\n");
    let (file, found) = notation::read(&text, collection.names());
    assert!(!found.iter().any(notation::Diagnostic::is_error), "{found:?}");
    let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
    let beginning = Beginning::Position(Box::new(file));
    Session::begin(collection, Config { beginning, seats, seed: 1, language }).expect("it begins")
}

fn type_in(screen: &mut Screen<'_>, text: &str) {
    text.chars().for_each(|letter| press(screen, KeyCode::Char(letter)));
}

#[test]
fn a_card_is_named_by_a_part_of_its_name() {
    let collection = collection();
    let cards = "  ink 1\n  play The Sorcerer's Hat\n  deck Stitch - New Dog\n";
    // Shown in Spanish: the English of the card is the print's.
    let mut session = position(&collection, cards, Language::Spanish);
    let mut screen = Screen::new(&collection, &mut session, None, Look { colours: false });
    press(&mut screen, KeyCode::Char('1'));
    accepted("name-80x24-es", &shown(&mut screen, 80, 24));
    let mut session = position(&collection, cards, Language::English);
    let mut screen = Screen::new(&collection, &mut session, None, Look { colours: false });
    press(&mut screen, KeyCode::Char('1'));
    type_in(&mut screen, "sti");
    // Several names have this in them: none is taken.
    press(&mut screen, KeyCode::Enter);
    assert!(shown(&mut screen, 80, 24).contains("Name a card"));
    // The table can be looked at, and the prompt comes back.
    press(&mut screen, KeyCode::Esc);
    assert!(shown(&mut screen, 80, 24).contains("n: type the name"));
    press(&mut screen, KeyCode::Char('n'));
    type_in(&mut screen, "qqqqqq");
    assert!(shown(&mut screen, 80, 24).contains("No card has that name."));
    (0..6).for_each(|_| press(&mut screen, KeyCode::Backspace));
    type_in(&mut screen, "stitch");
    assert!(shown(&mut screen, 80, 24).contains("Enter names Stitch"));
    press(&mut screen, KeyCode::Enter);
    let after = shown(&mut screen, 80, 24);
    assert!(after.contains("You name Stitch"), "{after}");
    press(&mut screen, KeyCode::Char('u'));
    press(&mut screen, KeyCode::Esc);
    press(&mut screen, KeyCode::Char('h'));
    let hinted = shown(&mut screen, 80, 24);
    assert!(hinted.contains("Enter names"), "{hinted}");
}

/// Where a number is asked, a digit is that number and not the place of a move.
#[test]
fn a_number_is_typed_as_it_is() {
    let collection = collection();
    let cards = "  ink 5\n  hand Rapunzel - Gifted with Healing\n  play Stitch - New Dog [damage 1]\n";
    let mut session = position(&collection, cards, Language::English);
    let mut screen = Screen::new(&collection, &mut session, None, Look { colours: false });
    press(&mut screen, KeyCode::Char('2'));
    for _ in 0..4 {
        if shown(&mut screen, 80, 24).contains("a number from 0 to") {
            break;
        }
        press(&mut screen, KeyCode::Char('1'));
    }
    assert!(shown(&mut screen, 80, 24).contains("a number from 0 to 1"), "{}", shown(&mut screen, 80, 24));
    press(&mut screen, KeyCode::Char('1'));
    let after = shown(&mut screen, 80, 24);
    assert!(after.contains("1 damage is removed from Stitch"), "{after}");
}

#[test]
fn options_say_what_they_do() {
    let collection = collection();
    for (cards, language, expected) in [
        (
            "  ink 4\n  hand Madam Mim - Fox\n  play Stitch - New Dog\n",
            Language::English,
            &["Banish her", "Return another chosen character of yours to your hand"][..],
        ),
        (
            "  ink 4\n  hand Madam Mim - Fox\n  play Stitch - New Dog\n",
            Language::Spanish,
            &["Destiérr", "Devuelve"][..],
        ),
        (
            "  ink 4\n  hand Megara - Captivating Cynic\n  hand Stitch - New Dog\n",
            Language::English,
            &["Choose and discard a card", "Banish this character"][..],
        ),
    ] {
        let mut session = position(&collection, cards, language);
        let playing =
            |one: &table::Move| matches!(one.answer, engine::Answer::Action(engine::Action::Play { .. }));
        let question = session.scene(&collection, session.viewer()).question.expect("a turn");
        let played = question.moves.iter().find(|one| playing(one)).expect("it can be played").answer;
        session.answer(&collection, played).expect("legal");
        let question = session.scene(&collection, session.viewer()).question.expect("a question");
        let labels: Vec<&str> = question.moves.iter().map(|one| one.label.as_str()).collect();
        assert_eq!(labels.len(), expected.len(), "{labels:?}");
        assert!(labels.iter().zip(expected).all(|(label, start)| label.starts_with(start)), "{labels:?}");
    }
}

#[test]
fn the_lesson_is_taken_back_step_by_step() {
    let collection = collection();
    let (lesson, file) = Lesson::first_game(&collection).expect("a lesson");
    let beginning = Beginning::Position(Box::new(file));
    let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
    let config = Config { beginning, seats, seed: 1, language: Language::English };
    let mut session = Session::begin(&collection, config).expect("it begins");
    let mut screen = Screen::new(&collection, &mut session, Some(lesson), Look { colours: false });
    let before = shown(&mut screen, 80, 24);
    for _ in 0..3 {
        press(&mut screen, KeyCode::Char('h'));
        press(&mut screen, KeyCode::Enter);
    }
    assert!(shown(&mut screen, 80, 24).contains("Lesson 4"));
    (0..3).for_each(|_| press(&mut screen, KeyCode::Char('u')));
    let lines = |text: &str| text.lines().take(9).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&shown(&mut screen, 80, 24)), lines(&before));
    for _ in 0..6 {
        press(&mut screen, KeyCode::Char('h'));
        press(&mut screen, KeyCode::Enter);
    }
    assert!(shown(&mut screen, 80, 24).contains("You win the game."));
}

#[test]
fn the_mouse_selects_and_does() {
    let collection = collection();
    let (lesson, file) = Lesson::first_game(&collection).expect("a lesson");
    let beginning = Beginning::Position(Box::new(file));
    let config = Config { beginning, seats: vec![Seated::Human; 2], seed: 1, language: Language::English };
    let mut session = Session::begin(&collection, config).expect("it begins");
    let mut screen = Screen::new(&collection, &mut session, Some(lesson), Look { colours: true });
    press(&mut screen, KeyCode::Enter);
    let mut click = |text: &str| {
        let rows = shown(&mut screen, 80, 24);
        let at = |line: &str| line.find(text).map(|byte| line[..byte].chars().count());
        let found = rows.lines().enumerate().find_map(|(row, line)| Some((row as u16, at(line)? as u16)));
        let (row, column) = found.unwrap_or_else(|| panic!("no {text:?} in\n{rows}"));
        let kind = MouseEventKind::Down(MouseButton::Left);
        screen.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }).expect("taken");
    };
    click("Minnie Mouse");
    click("Hades - Meticulous");
    click("1 ink Hades");
    click("1 ink Hades");
    assert!(session.game.view(None).players[0].inkwell.len() == 6);
}

/// Four players at the smallest usual size: everybody's totals are in sight, whatever they have in play.
#[test]
fn four_players_are_in_sight() {
    let collection = collection();
    let decks = ["emerald-ruby-pirates", "plain-amber-ruby", "amber-steel-puppies", "amber-ruby-dwarfs"];
    let mut session = seated(&collection, Language::English, &decks);
    let mut screen = Screen::new(&collection, &mut session, None, Look { colours: false });
    for _ in 0..60 {
        press(&mut screen, KeyCode::Char('h'));
        press(&mut screen, KeyCode::Enter);
        let seen = shown(&mut screen, 80, 24);
        let totals = seen.lines().filter(|line| line.contains("ink ") && line.contains(" deck ")).count();
        assert_eq!(totals, 4, "{seen}");
    }
    accepted("four-80x24-en", &shown(&mut screen, 80, 24));
}

#[test]
fn a_whole_game_is_played_by_keys_and_always_drawn() {
    let collection = collection();
    let mut session = session(&collection, Language::Spanish);
    {
        let mut screen = Screen::new(&collection, &mut session, None, Look { colours: true });
        for step in 0..3_000 {
            for key in [KeyCode::Char('h'), KeyCode::Enter] {
                press(&mut screen, key);
            }
            if step % 7 == 0 {
                press(&mut screen, KeyCode::Up);
                press(&mut screen, KeyCode::Char('u'));
            }
            // Odd sizes: drawing never panics.
            let _ = shown(&mut screen, 60 + (step % 80) as u16, 10 + (step % 40) as u16);
            let seen = shown(&mut screen, 80, 24);
            let totals = seen.lines().filter(|line| line.contains("tinta ") && line.contains("mazo "));
            // The number of discards is there at any width.
            assert!(totals.clone().count() >= 2 && totals.clone().all(|line| line.contains(" d")), "{seen}");
            if seen.contains("la partida.") {
                break;
            }
        }
    }
    assert!(session.is_over());
}

/// In the least window the help is read to its end with the arrows; any other key closes it.
#[test]
fn help_scrolls_where_it_does_not_fit() {
    let collection = collection();
    for (language, last) in [(Language::English, "You win with 20"), (Language::Spanish, "Se gana con 20")] {
        let mut session = session(&collection, language);
        let mut screen = Screen::new(&collection, &mut session, None, Look { colours: false });
        press(&mut screen, KeyCode::Char('?'));
        assert!(!shown(&mut screen, 60, 20).contains(last));
        (0..8).for_each(|_| press(&mut screen, KeyCode::Down));
        let text = shown(&mut screen, 60, 20);
        assert!(text.contains(last), "{text}");
        press(&mut screen, KeyCode::Char(' '));
        assert!(!shown(&mut screen, 60, 20).contains(last));
    }
}
