//! The judge with a few plain cards: moves, refusals, decisions that take themselves, every kind of expectation.

mod common;

use std::sync::Arc;

use engine::Edition;
use engine::program::{Amount, CardDef, Cost, Keyword, Kinds, PoolBuilder, Shift, ShiftBase};
use lorekeeper_notation::syntax::File;
use lorekeeper_notation::{
    CardNames, Catalog, Language, Verdict, Wording, attach_decks, judge, narrate, read, render, resume, save,
    write,
};

/// Name, kind, cost, Strength, Willpower, lore, keywords.
type Row = (&'static str, Kinds, i16, i16, i16, i16, &'static [(Keyword, i16)]);

const C: Kinds = Kinds::CHARACTER;
const CARDS: [Row; 11] = [
    ("Wren - Lantern Bearer", C, 1, 1, 3, 1, &[]),
    ("Wren - Night Watch", C, 4, 4, 4, 2, &[]),
    ("Oak - Old Guard", C, 2, 2, 4, 1, &[(Keyword::Bodyguard, 0)]),
    ("Swift - In the Wind", C, 2, 2, 1, 1, &[(Keyword::Evasive, 0)]),
    ("Heron - Herald", C, 3, 3, 3, 1, &[(Keyword::Support, 0)]),
    ("Badger - Hothead", C, 3, 3, 3, 1, &[(Keyword::Reckless, 0), (Keyword::Rush, 0)]),
    ("Moth - Warded", C, 2, 1, 2, 1, &[(Keyword::Ward, 0), (Keyword::Resist, 1)]),
    ("Ghost - Of the Well", C, 2, 1, 4, 1, &[(Keyword::Boost, 1)]),
    ("Brass Bell", Kinds::ITEM, 1, 0, 0, 0, &[]),
    ("Old Mill - By the River", Kinds::LOCATION, 1, 0, 5, 1, &[]),
    ("Unread - Card", C, 1, 1, 1, 1, &[]),
];

fn catalog() -> (Catalog, CardNames) {
    let mut pool = PoolBuilder::new();
    let mut names = CardNames::new();
    let mut defs = Vec::new();
    for (full, kinds, cost, strength, willpower, lore, keywords) in CARDS {
        let short = full.split(" - ").next().unwrap_or(full);
        let name = pool.name(short);
        let mut card = CardDef::plain(name, kinds);
        (card.cost, card.strength, card.willpower, card.lore) = (cost, strength, willpower, lore);
        card.inkable = cost < 4;
        card.move_cost = 1;
        card.keywords = keywords.to_vec();
        if kinds == C {
            card.classes = card.classes.with(pool.class("Ally"));
        }
        if cost == 4 {
            card.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(2) });
        }
        assert_eq!(Cost::default().ink, Amount::default());
        defs.push((full, pool.card(card)));
        names.add_full(full, full);
    }
    let filler_name = pool.name("filler");
    let mut filler = CardDef::plain(filler_name, Kinds::empty());
    filler.cost = 9;
    let filler = pool.card(filler);
    let check = |list: &lorekeeper_notation::syntax::DeckList| {
        if list.size() < 60 {
            vec![Wording::of(|language| {
                let need =
                    ["cards, at least 60 are needed", "cartas, hacen falta al menos 60"][language as usize];
                format!("{} {need}", list.size())
            })]
        } else {
            Vec::new()
        }
    };
    let mut catalog = Catalog::new(Arc::new(pool.build()), filler, Box::new(check));
    for (full, def) in defs {
        catalog.add(full, def);
    }
    let reason = Wording::of(|language| {
        ["its second ability has no meaning", "no se admite su segundo párrafo"][language as usize]
    });
    catalog.add_unsupported("Unread - Card", reason);
    (catalog, names)
}

fn file(text: &str, names: &CardNames) -> File {
    let (mut file, mut found) = read(text, names);
    found.extend(attach_decks(&mut file, names, |path| match path {
        "sixty.txt" => Some("30 Wren - Lantern Bearer\n20 Brass Bell\n10 Oak - Old Guard\n".to_owned()),
        "ten.txt" => Some("10 Brass Bell".to_owned()),
        _ => None,
    }));
    let shown: String = found.iter().map(|found| render(found, "x.lore", text)).collect();
    assert!(found.is_empty(), "{shown}");
    file
}

fn run(script: &str) -> Verdict {
    let (catalog, names) = catalog();
    judge(&file(&format!("title: t\nrules: 1.1\n{script}"), &names), &catalog, Edition::default())
}

#[track_caller]
fn holds(script: &str) {
    let verdict = run(script);
    assert!(verdict.is_ok(), "{:#?}\n{}", verdict.failures, narrate(&verdict, Language::English));
}

/// The failures of a script, each as `line: actual`.
fn fails(script: &str) -> Vec<String> {
    run(script).failures.iter().map(|failure| format!("{}: {}", failure.line - 2, failure.actual)).collect()
}

#[test]
fn a_turn_with_every_plain_move() {
    holds(
        "player A
           ink 5
           hand Wren - Night Watch
           hand Wren - Lantern Bearer
           hand Brass Bell [=rung]
           hand 2
           play Wren - Lantern Bearer [=wren]
           play Oak - Old Guard [=oak]
           play Old Mill - By the River [=mill]
           deck Brass Bell [=bell]
         player B
           lore 3
           play Swift - In the Wind [=swift, exerted]
           play Moth - Warded [=moth, exerted, damage 1]
           play Oak - Old Guard [=guard]
         turn A
         expect A ink 5 ready
         expect wren dry
         expect Wren - Night Watch cost 4
         A inks Wren - Lantern Bearer
         ! A inks filler
         expect A ink 6
         expect A cannot challenge swift with oak
         expect A can challenge moth with oak
         ! A moves wren to mill for free
         A moves wren to mill
         expect wren at mill
         expect oak at none
         A plays Wren - Night Watch shifting onto wren
         expect wren under Wren - Night Watch
         expect Wren - Night Watch covers 1
         expect Wren - Night Watch at mill
         expect Wren - Night Watch named Wren
         expect Wren - Night Watch classified Ally
         expect Wren - Night Watch has Shift
         expect Wren - Night Watch lacks Ward
         A quests with Wren - Night Watch
         expect A lore 2
         expect Wren - Night Watch exerted
         A challenges moth with oak
         expect moth in B discard
         expect oak damage 1
         A plays rung
         expect rung in A play
         expect A ink 2 ready
         expect A play 4
         expect no winner
         expect A decides
         A ends turn
         expect B decides
         expect B hand 1
         expect bell in A deck top
         B concedes
         expect A wins
         expect B lost",
    );
}

#[test]
fn decisions_that_take_themselves_may_be_stated() {
    let position = "player A
           play Heron - Herald [=heron]
           play Wren - Lantern Bearer [=wren]
         player B
         turn A\n";
    holds(&format!("{position}A quests with heron\nA accepts\nexpect wren strength 4\nexpect bag 0"));
    holds(&format!(
        "{position}A quests with heron\nA accepts\nexpect choices wren\nA chooses wren\nexpect wren strength 4"
    ));
    holds(&format!(
        "{position}A quests with heron\nA resolves heron: support\nA accepts\nexpect wren strength 4"
    ));
    holds(&format!(
        "{position}A quests with heron\n! A resolves wren\n! B accepts\nA accepts\nexpect wren strength 4"
    ));
    holds(&format!("{position}A quests with heron\nA declines\nexpect wren strength 1"));
    let refused = fails(&format!("{position}A quests with heron\nA ends turn\nexpect bag 0"));
    assert_eq!(refused, ["7: refused: A must first decide: yes or no (A accepts, A declines) (1.7.2)"]);
    let open = fails(&format!("{position}A quests with heron\nexpect bag 0"));
    assert_eq!(open, ["7: A must first decide: yes or no (A accepts, A declines)"]);
    let wrong = fails(&format!("{position}A quests with heron\nA accepts\nA chooses heron\nexpect bag 0"));
    assert_eq!(wrong.len(), 1, "{wrong:?}");
}

#[test]
fn copies_that_cannot_be_told_apart_are_one_answer() {
    let position = "player A
           play Heron - Herald [=heron]
           play Wren - Lantern Bearer [=one]
           play Wren - Lantern Bearer [=two]
         player B
         turn A
         A quests with heron
         A accepts\n";
    holds(&format!("{position}A chooses two\nexpect two strength 4\nexpect one strength 1"));
    holds(&format!("{position}expect bag 0"));
    holds(&format!("{position}A chooses Wren - Lantern Bearer\nexpect bag 0"));
}

#[test]
fn a_name_that_fits_two_cards_that_differ_is_an_error() {
    let position = "player A
           play Wren - Lantern Bearer
           play Wren - Lantern Bearer
           play Oak - Old Guard [=oak]
         player B
           play Moth - Warded [=moth, exerted]
         turn A\n";
    holds(&format!(
        "{position}A quests with Wren - Lantern Bearer\nexpect A lore 1\nA quests with Wren - Lantern Bearer\nexpect A lore 2"
    ));
    let failures = fails(&format!(
        "{position}A challenges moth with Wren - Lantern Bearer\nA ends turn\nB ends turn\nA quests with Wren - Lantern Bearer\nexpect bag 0"
    ));
    assert_eq!(failures.len(), 1, "{failures:?}");
    assert!(failures[0].contains("more than one card"), "{failures:?}");
}

#[test]
fn failures_say_what_was_found() {
    let failures = fails(
        "player A
           play Wren - Lantern Bearer [=wren]
           play Oak - Old Guard [=oak, drying]
         player B
           play Moth - Warded [=moth]
         turn A
         expect wren strength 2
         expect wren exerted
         expect moth lacks Resist
         expect moth has Resist +2
         expect wren in B hand
         expect A lore 1
         expect A can quest with oak
         expect A cannot quest with wren
         expect B decides
         expect choices wren
         expect bag 1
         expect A wins
         ! A quests with wren
         A quests with oak
         expect A lore 100",
    );
    assert_eq!(
        failures,
        [
            "7: strength 1",
            "8: ready",
            "9: has Resist +1, Ward",
            "10: has Resist +1, Ward",
            "11: in A play",
            "12: lore 0",
            "13: the character is still drying",
            "14: it is legal",
            "15: A decides",
            "16: no choice of cards is open; it is time for a turn action",
            "17: bag 0",
            "18: no winner yet",
            "19: it is legal",
            "20: refused: the character is still drying (1.7.5)",
        ]
    );
}

#[test]
fn unsupported_cards_are_named_and_nothing_runs() {
    let verdict = run("player A\nhand Unread - Card\nplayer B\nturn A\nexpect A lore 5");
    assert_eq!(verdict.unsupported.len(), 1);
    assert_eq!(verdict.exit_status(), 2);
    assert_eq!(
        verdict.to_json("a.lore"),
        r#"{"file":"a.lore","title":"t","ok":false,"failures":[],"unsupported":["Unread - Card"]}"#
    );
}

#[test]
fn whole_games_start_from_deck_lists() {
    holds(
        "seed: 7\n! decks ten.txt; sixty.txt\ndecks sixty.txt; sixty.txt\nA keeps\nB keeps\nexpect A hand 7\nexpect A decides",
    );
    for (letters, lists) in [("ABC", 3), ("ABCD", 4)] {
        let decks = vec!["sixty.txt"; lists].join("; ");
        let keep: String = letters.chars().map(|letter| format!("{letter} keeps\n")).collect();
        let last = letters.chars().last().unwrap_or('A');
        holds(&format!(
            "seed: 7\ndecks {decks}\n{keep}expect {last} hand 7\nexpect A decides\nexpect no decision"
        ));
    }
    let failures = fails("decks ten.txt; sixty.txt\nexpect A hand 7");
    assert_eq!(failures, ["1: ten.txt: 10 cards, at least 60 are needed"]);
    let failures = fails("! decks sixty.txt; sixty.txt\n");
    assert_eq!(failures, ["1: both deck lists are legal"]);
}

#[test]
fn a_game_under_way_is_written_and_read_back() {
    let (catalog, names) = catalog();
    let start = file(
        "title: saved\nrules: 1.1\nseed: 3\nplayer A\nink 3\nhand Wren - Lantern Bearer\nhand Wren - Night Watch\nhand 2\n\
         play Heron - Herald\nplay Wren - Lantern Bearer\nplay Wren - Lantern Bearer [exerted]\nplay Badger - Hothead\n\
         play Ghost - Of the Well\nplayer B\nink 4\nhand Brass Bell\nplay Moth - Warded [exerted]\n\
         play Oak - Old Guard [exerted]\nplay Swift - In the Wind\nturn A\nexpect bag 0",
        &names,
    );
    let empty = File { script: Vec::new(), ..start.clone() };
    for seed in 0..20 {
        let mut dice = common::Dice::new(seed);
        let (game, _) = resume(&empty, &catalog, Edition::default());
        let mut game = game.expect("the position can be played");
        let mut answers = Vec::new();
        for _ in 0..dice.roll(40) {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            let answer = *dice.pick(&options);
            game.answer(answer).expect("offered answers are legal");
            answers.push(answer);
        }
        while matches!(game.decision().map(|open| &open.ask), Some(engine::Ask::Cards { picked, .. }) if !picked.is_empty())
        {
            let answer = *dice.pick(&game.options());
            game.answer(answer).expect("offered answers are legal");
            answers.push(answer);
        }
        let saved = save(&empty, &catalog, Edition::default(), &answers)
            .unwrap_or_else(|error| panic!("{seed}: {error}"));
        let text = write(&saved) + "\nexpect bag 0\n";
        let (again, found) = read(&text, &names);
        assert!(found.is_empty(), "{seed}: {found:?}\n{text}");
        let script = again.script.len() - 1;
        let again = File { script: again.script[..script].to_vec(), ..again };
        assert_eq!(again, saved, "{seed}");
        let (game_again, _) = resume(&again, &catalog, Edition::default());
        assert_eq!(game_again.expect("it was played before").state(), game.state(), "{seed}\n{text}");
    }
}
