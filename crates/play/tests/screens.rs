//! Screens as text, at two sizes and in two languages, against files that are read before they are accepted
//! (`UPDATE_EXPECTED=1 cargo test -p play --test screens`), and keys that lead through a whole game.

use std::path::Path;

use notation::{Language, read_deck};
use play::table::{Look, Screen, draw};
use play::{Beginning, Config, Lesson, Seated, Session, Shelf, ready};
use players::PlayerKind;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

fn shelf() -> Shelf {
    Shelf::new(library::load().expect("the library"))
}

fn session(shelf: &Shelf, language: Language) -> Session {
    let deck = |name: &str| {
        let text = ready(name).expect("a ready deck").text;
        (name.to_owned(), read_deck(name, text, shelf.names()).0)
    };
    let decks = vec![deck("amber-steel-songs"), deck("ruby-steel-racers")];
    let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
    Session::begin(shelf, Config { beginning: Beginning::Decks(decks), seats, seed: 4, language })
        .expect("it begins")
}

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    screen.key(KeyEvent::new(code, KeyModifiers::NONE)).expect("the key is taken");
    while let Some(thought) = screen.thought() {
        screen.bot_answers(thought.think()).expect("a legal answer");
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
    let shelf = shelf();
    for (language, code) in [(Language::English, "en"), (Language::Spanish, "es")] {
        for (width, height) in [(80, 24), (120, 40)] {
            let (lesson, file) = Lesson::first_game(&shelf).expect("a lesson");
            let beginning = Beginning::Position(Box::new(file));
            let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
            let mut session =
                Session::begin(&shelf, Config { beginning, seats, seed: 1, language }).expect("it begins");
            let mut screen = Screen::new(&shelf, &mut session, Some(lesson.clone()), Look { colours: false });
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

#[test]
fn the_mouse_selects_and_does() {
    let shelf = shelf();
    let (lesson, file) = Lesson::first_game(&shelf).expect("a lesson");
    let beginning = Beginning::Position(Box::new(file));
    let config = Config { beginning, seats: vec![Seated::Human; 2], seed: 1, language: Language::English };
    let mut session = Session::begin(&shelf, config).expect("it begins");
    let mut screen = Screen::new(&shelf, &mut session, Some(lesson), Look { colours: true });
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

#[test]
fn a_whole_game_is_played_by_keys_and_always_drawn() {
    let shelf = shelf();
    let mut session = session(&shelf, Language::Spanish);
    {
        let mut screen = Screen::new(&shelf, &mut session, None, Look { colours: true });
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
            if shown(&mut screen, 80, 24).contains("la partida.") {
                break;
            }
        }
    }
    assert!(session.is_over());
}
