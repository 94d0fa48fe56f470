//! The program: every card of the library has a program, and sentences mean what the rules say.

use cards::{CardFacts, CardId};
use lorekeeper_engine::compile::compile_card;
use lorekeeper_engine::program::*;
use meaning::elaborate_card;
use syntax::read_paragraph;
use syntax::tree;
use vocabulary::{CardKind, Ink};

fn facts(kind: CardKind) -> CardFacts {
    let number = |has: bool| has.then_some(2);
    CardFacts {
        id: CardId::of("Sample", None),
        name: "Sample".to_owned(),
        version: None,
        kind,
        inks: Ink::Steel.into(),
        cost: 2,
        inkable: true,
        strength: number(kind == CardKind::Character),
        willpower: number(kind != CardKind::Item),
        lore: None,
        move_cost: number(kind == CardKind::Location),
        classifications: Vec::new(),
        printings: Vec::new(),
    }
}

/// The program of a text, one line for each instruction, modification and ability.
fn program(kind: CardKind, text: &str) -> String {
    let facts = facts(kind);
    let lexicon = cards::lexicon([&facts]);
    let read = read_paragraph(facts.kind, text, &lexicon).unwrap_or_else(|found| panic!("{text}: {found:?}"));
    let ability = read.unwrap_or_else(|| panic!("{text}: nothing to read")).ability;
    let mut pool = PoolBuilder::new();
    let (codes, mods, abilities) = sizes(&mut pool);
    let meaning = elaborate_card(&[ability], kind).unwrap_or_else(|why| panic!("{text}: {why}"));
    let def = compile_card(&mut pool, &facts, &meaning);
    let (codes_end, mods_end, abilities_end) = sizes(&mut pool);
    let pool = pool.build();
    let mut lines = vec![format!("{:?}", pool.card(def))];
    lines.extend(
        (codes..codes_end)
            .flat_map(|ix| pool.code(CodeIx(ix)).ops.iter().map(|op| format!("{op:?}")).collect::<Vec<_>>()),
    );
    lines.extend((mods..mods_end).map(|ix| format!("{:?}", pool.mods(ModsIx(ix)))));
    lines.extend((abilities..abilities_end).map(|ix| format!("{:?}", pool.ability(AbilityIx(ix)))));
    lines.join("\n")
}

/// How many codes, modifications and abilities there are, with one of each that marks the place.
fn sizes(pool: &mut PoolBuilder) -> (u16, u16, u16) {
    let (code, mods) = (pool.code(&[]), pool.mods(Vec::new()));
    let kind = AbilityKind::Static(Static { condition: Cond::False, scope: Scope::This, mods });
    let ability = pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    (code.0, mods.0, ability.0)
}

/// Sentences of `program.txt`: `kind: text`, then what its program must hold, and with `!` what it must not.
#[test]
fn sentences_mean_what_the_rules_say() {
    let mut current = None;
    let mut cases = 0;
    for (number, line) in include_str!("program.txt").lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some((kind, text)) =
            line.split_once(": ").and_then(|(kind, text)| Some((kind_of(kind)?, text)))
        {
            current = Some(program(kind, text));
            cases += 1;
            continue;
        }
        let program = current.as_ref().expect("a text before what it means");
        match line.strip_prefix("! ") {
            Some(absent) => assert!(!program.contains(absent), "line {}: found {absent}", number + 1),
            None => assert!(program.contains(line), "line {}: no {line} in\n{program}", number + 1),
        }
    }
    assert!(cases > 10);
}

fn kind_of(word: &str) -> Option<CardKind> {
    match word {
        "action" => Some(CardKind::Action { song: false }),
        "character" => Some(CardKind::Character),
        "item" => Some(CardKind::Item),
        "location" => Some(CardKind::Location),
        _ => None,
    }
}

#[test]
fn a_second_shift_is_refused_with_its_place() {
    let shift = || {
        let cost = tree::ShiftCost::Ink { amount: 3, symbol: Default::default() };
        tree::Keyword::Shift(tree::Shift { variants: Vec::new(), cost })
    };
    let ability = |kind| tree::Ability { name: None, kind, ending: Default::default() };
    let twice = [
        ability(tree::AbilityKind::Keywords(vec![shift()])),
        ability(tree::AbilityKind::Keywords(vec![shift()])),
    ];
    let refused = elaborate_card(&twice, CardKind::Character);
    assert_eq!(refused.map_err(|why| why.ability), Err(1));
}

/// The library has no card that the engine cannot play.
#[test]
fn every_card_of_the_library_has_a_program() {
    let library = library::load().expect("the library is compiled with this test");
    let (mut pool, mut refused) = (PoolBuilder::new(), Vec::new());
    for (ix, facts) in library.catalogue().iter() {
        let text = library.text(ix).expect("the text is there");
        let Some(printed) = text.abilities() else { continue };
        let abilities: Vec<_> = printed.iter().map(|one| one.ability.clone()).collect();
        match elaborate_card(&abilities, facts.kind) {
            Ok(meaning) => {
                compile_card(&mut pool, facts, &meaning);
            }
            Err(why) => refused.push(format!("{}: {why}", facts.full_name())),
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
    assert_eq!(pool.build().len(), library.catalogue().iter().count());
}
