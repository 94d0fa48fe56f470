//! Games as numbers: nothing hidden shows, every answer can be said, and the games are those of the simulation.

use engine::Ask;
use lorekeeper_arena::actions::{Context, Path};
use lorekeeper_arena::layout::{CHOICES, COLUMNS, NUMBERS, ROWS, action};
use lorekeeper_arena::{Arena, ArenaError, Lane, Seating, Setting, Sheet, Sheets};
use notation::Catalog;
use players::PlayerKind;
use sim::{Cards, Deck, Plan, Who, play_one};

const DECKS: [&str; 4] =
    ["amber-steel-songs", "sapphire-steel-items", "amethyst-sapphire-sorcery", "emerald-steel-villains"];

fn catalog() -> Catalog {
    notation::catalog_of(&library::load().expect("the library is compiled with this test"))
}

fn plan(catalog: &Catalog, games: u64, seed: u64) -> Plan {
    let library = library::load().expect("the library is compiled with this test");
    let deck = |name: &&str| {
        let text = table::ready(name).expect("a ready deck").text;
        let list = cards::deck::read(text, library.catalogue()).expect("it can be read");
        Deck::new(name, &list, &library, catalog).expect("it can be played")
    };
    let decks: Vec<Deck> = DECKS.iter().map(deck).collect();
    let players = vec![Who::Own(PlayerKind::Random); decks.len()];
    Plan { decks, players, games, seed }
}

fn setting(catalog: &Catalog, plan: Plan) -> Setting {
    Setting::new(catalog.pool().clone(), plan, [None, None], false)
}

/// Sheets of one game.
struct Page {
    cards: Vec<i16>,
    numbers: Vec<i16>,
    choices: Vec<i16>,
    mask: Vec<u8>,
}

impl Page {
    fn new() -> Page {
        Page {
            cards: vec![0; ROWS * COLUMNS],
            numbers: vec![0; NUMBERS],
            choices: vec![0; CHOICES],
            mask: vec![0; action::COUNT],
        }
    }

    fn write(&mut self, setting: &Setting, lane: &mut Lane) {
        let Page { cards, numbers, choices, mask } = self;
        lane.write(setting, &mut Sheet { cards, numbers, choices }, mask);
    }
}

#[test]
fn following_the_random_player_gives_the_games_of_the_simulation() {
    let catalog = catalog();
    let plan = plan(&catalog, 2, 5);
    let (cards, setting) = (Cards::new(&catalog), setting(&catalog, plan.clone()));
    let (mut lane, mut page) = (Lane::new(0), Page::new());
    for number in 0..plan.total() {
        let (fixture, outcome) = play_one(&plan, &cards, number).expect("a game of the plan");
        let mut finished = lane.begin(&setting, number);
        while finished.is_none() {
            page.write(&setting, &mut lane);
            let advised = lane.advise(PlayerKind::Random);
            finished = lane.step(advised);
        }
        let finished = finished.expect("it ended");
        let side = |seat: usize| u8::from(fixture.decks[seat] > fixture.decks[1 - seat]);
        assert_eq!(finished.winner, outcome.ending.winner().map(side), "game {number}");
        assert_eq!((finished.turns, finished.decisions), (outcome.turns, outcome.answers.len() as u64));
    }
}

#[test]
fn every_answer_has_a_path_of_its_own_and_nothing_hidden_shows() {
    let catalog = catalog();
    let setting = setting(&catalog, plan(&catalog, 2, 9));
    let (mut lane, mut page, mut other) = (Lane::new(1), Page::new(), Page::new());
    let (mut asked, mut several) = (0, 0);
    for number in 0..setting.plan.total() {
        let mut finished = lane.begin(&setting, number);
        while finished.is_none() {
            page.write(&setting, &mut lane);
            // What is copied from printed rows, and left from the sheet before, is what is found card by card on an empty one.
            let mut slow = Page::new();
            let Page { cards, numbers, choices, .. } = &mut slow;
            lane.observe(lane.side().expect("somebody is asked"), &mut Sheet { cards, numbers, choices });
            assert!(page.cards == slow.cards, "game {number}: a row differs");
            assert_eq!((&page.numbers, &page.choices), (&slow.numbers, &slow.choices), "game {number}");
            let game = lane.game().expect("it goes on");
            let open = game.decision().expect("somebody is asked");
            let options = game.options();
            let context =
                Context { player: open.player, ask: &open.ask, rows: lane.rows(), options: &options };
            if lane.depth() == 0 && !matches!(open.ask, Ask::Name) {
                let paths: Vec<Path> = options.iter().map(|answer| context.path(*answer)).collect();
                for (at, path) in paths.iter().enumerate() {
                    assert_eq!(usize::from(path[0]), context.first(options[at]));
                    assert_eq!(page.mask[usize::from(path[0])], 1, "{:?}", options[at]);
                    let clash = paths.iter().enumerate().find(|(b, p)| *b != at && p.starts_with(path));
                    assert!(clash.is_none(), "{:?} and {clash:?}", options[at]);
                    several += usize::from(path.len() > 1);
                }
                let mut anew = lane.resampled(number ^ asked).expect("it goes on");
                other.cards.fill(0);
                other.write(&setting, &mut anew);
                assert!(
                    page.cards == other.cards && page.mask == other.mask,
                    "game {number}: a hidden card shows"
                );
                assert_eq!((&page.numbers, &page.choices), (&other.numbers, &other.choices), "game {number}");
                asked += 1;
            }
            let any = lane.any();
            finished = lane.step(any);
        }
    }
    assert!(asked > 300 && several > 100, "{asked} {several}");
}

/// Arrays of several games.
struct Arrays {
    cards: Vec<i16>,
    numbers: Vec<i16>,
    choices: Vec<i16>,
    mask: Vec<u8>,
    side: Vec<i8>,
    rewards: Vec<f32>,
    done: Vec<u8>,
    stopped: Vec<u8>,
    game: Vec<i64>,
}

impl Arrays {
    fn new(count: usize) -> Arrays {
        Arrays {
            cards: vec![0; count * ROWS * COLUMNS],
            numbers: vec![0; count * NUMBERS],
            choices: vec![0; count * CHOICES],
            mask: vec![0; count * action::COUNT],
            side: vec![0; count],
            rewards: vec![0.0; count * 2],
            done: vec![0; count],
            stopped: vec![0; count],
            game: vec![0; count],
        }
    }

    fn sheets(&mut self) -> Sheets<'_> {
        let Arrays { cards, numbers, choices, mask, side, rewards, done, stopped, game } = self;
        Sheets { cards, numbers, choices, mask, side, rewards, done, stopped, game }
    }
}

#[test]
fn threads_change_nothing_and_games_rest_at_the_end() {
    let catalog = catalog();
    let run = |threads: usize| {
        let plan = plan(&catalog, 2, 3);
        let mut arena =
            Arena::new(catalog.pool().clone(), plan, 4, Seating::default(), threads).expect("an arena");
        let (mut arrays, mut actions, mut ended) = (Arrays::new(4), vec![0; 4], Vec::new());
        arena.reset(0, arrays.sheets()).expect("it begins");
        while arrays.side.iter().any(|side| *side >= 0) {
            arena.any(&mut actions);
            arena.step(&actions, arrays.sheets()).expect("legal actions");
            ended.extend(arena.finished().iter().copied());
        }
        ended.sort_by_key(|ended| ended.number);
        assert!(arrays.cards.iter().all(|number| *number == 0) && arrays.mask.iter().all(|bit| *bit == 0));
        ended
    };
    let alone = run(1);
    assert_eq!(alone.len(), 12);
    assert_eq!(alone, run(3));
}

#[test]
fn what_cannot_be_done_is_refused() {
    let catalog = catalog();
    let arena =
        |count| Arena::new(catalog.pool().clone(), plan(&catalog, 1, 3), count, Seating::default(), 1);
    assert_eq!(arena(0).err(), Some(ArenaError::Empty(0)));
    let (mut arena, mut arrays) = (arena(2).expect("an arena"), Arrays::new(2));
    arena.reset(0, arrays.sheets()).expect("it begins");
    let before = arrays.cards.clone();
    let count = ArenaError::Count { actions: 1, games: 2 };
    assert_eq!(arena.step(&[0], arrays.sheets()), Err(count));
    for wrong in [-1, action::COUNT as i32, action::QUEST as i32] {
        let illegal = ArenaError::Illegal { game: 1, action: wrong };
        assert_eq!(arena.step(&[action::DONE as i32, wrong], arrays.sheets()), Err(illegal));
    }
    assert_eq!(before, arrays.cards);
}
