//! A deck of made-up cards that touches every part of the engine.
#![allow(dead_code, unreachable_pub)]

use super::*;
use lorekeeper_engine::state::ChaCha8;

/// The pool and the definitions of a deck.
pub fn pool() -> (Arc<Pool>, Vec<DefIx>) {
    let mut s = Scene::new();
    let mut defs = Vec::new();
    for (name, stats, keyword) in [
        ("Ann", [1, 1, 2, 1], None),
        ("Bob", [2, 2, 2, 1], Some((Keyword::Bodyguard, 0))),
        ("Cid", [2, 1, 3, 1], Some((Keyword::Evasive, 0))),
        ("Dot", [3, 3, 3, 2], Some((Keyword::Challenger, 2))),
        ("Eve", [3, 2, 4, 1], Some((Keyword::Resist, 1))),
        ("Fay", [1, 2, 1, 1], Some((Keyword::Rush, 0))),
        ("Gus", [2, 3, 2, 1], Some((Keyword::Reckless, 0))),
        ("Hal", [2, 1, 3, 1], Some((Keyword::Support, 0))),
        ("Ivy", [3, 2, 2, 1], Some((Keyword::Ward, 0))),
        ("Joe", [1, 1, 1, 1], Some((Keyword::Singer, 4))),
        ("Kim", [2, 2, 3, 1], Some((Keyword::Boost, 1))),
        ("Lee", [2, 2, 2, 2], Some((Keyword::Vanish, 0))),
        ("May", [2, 1, 3, 1], Some((Keyword::Alert, 0))),
    ] {
        let mut def = s.character(name, stats);
        def.keywords.extend(keyword);
        defs.push(s.add(def));
    }
    let mut big = s.character("Ann", [5, 4, 5, 2]);
    big.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(3) });
    s.triggered(&mut big, Pattern::this(EventKind::Played), &[choose_character(), deal(2)]);
    defs.push(s.add(big));
    let mut lord = s.character("Lord", [4, 2, 4, 1]);
    let others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
    s.fixed(&mut lord, Scope::Objects(others.clone()), vec![Mod::Stat(Stat::Strength, n(1))]);
    s.triggered(&mut lord, Pattern::subject(EventKind::Banished, others), &[may(vec![draw(1)])]);
    defs.push(s.add(lord));
    let mut song = s.def("Song", Kinds::ACTION | Kinds::SONG);
    song.cost = 3;
    song.effect = Some(s.pool.code(&[draw(2)]));
    defs.push(s.add(song));
    let mut choir = s.def("Choir", Kinds::ACTION | Kinds::SONG);
    choir.cost = 7;
    choir.keywords.push((Keyword::SingTogether, 6));
    choir.effect = Some(
        s.pool.code(&[Step::Do(Verb::Banish(Objects::each(Select::in_play(Filter::Damaged)))), gain(1)]),
    );
    defs.push(s.add(choir));
    let mut zap = s.def("Zap", Kinds::ACTION);
    zap.cost = 2;
    zap.effect = Some(s.pool.code(&[choose_character(), deal(3)]));
    defs.push(s.add(zap));
    let mut item = s.def("Item", Kinds::ITEM);
    item.cost = 2;
    let body = s.pool.code(&[
        choose_character(),
        Step::Do(Verb::RemoveDamage {
            from: Objects::Slot(Slot::FREE),
            amount: n(2),
            healed: None,
            into: None,
        }),
    ]);
    s.ability(
        &mut item,
        AbilityKind::Activated(Activated {
            first_half: false,
            cost: Cost { exert: true, ink: n(1), other: None },
            condition: Cond::True,
            limit: Limit::Free,
            body,
        }),
    );
    defs.push(s.add(item));
    let mut place = s.def("Place", Kinds::LOCATION);
    (place.cost, place.willpower, place.lore, place.move_cost) = (3, 6, 1, 1);
    let here = Select::yours(Filter::At(Box::new(Objects::This)));
    s.fixed(&mut place, Scope::Objects(here), vec![Mod::Stat(Stat::Lore, n(1))]);
    defs.push(s.add(place));
    let mut loot = s.def("Loot", Kinds::ACTION);
    loot.cost = 1;
    let hand = Select { zones: Zones::HAND, owner: you(), filter: Filter::Any };
    let mut choose = Choose::one(hand, Slot::FREE);
    choose.word = Word::Plain;
    loot.effect = Some(s.pool.code(&[may(vec![Step::Then {
        first: vec![
            Step::Choose(choose),
            Step::Do(Verb::Discard { what: Objects::Slot(Slot::FREE), into: None }),
        ],
        then: vec![draw(2)],
        otherwise: vec![],
    }])]));
    defs.push(s.add(loot));
    let deck: Vec<DefIx> = defs.iter().copied().cycle().take(60).collect();
    (Arc::new(s.pool.build()), deck)
}

/// Plays a random game; calls after every answer.
pub fn random_game(
    pool: &Arc<Pool>,
    deck: &[DefIx],
    players: usize,
    seed: u64,
    mut after: impl FnMut(&Game<lorekeeper_engine::Silent>, &[Answer]),
) -> Game<lorekeeper_engine::Silent> {
    let decks = vec![deck.to_vec(); players];
    let mut game = Game::new(pool.clone(), &decks, None, seed, Edition::default(), lorekeeper_engine::Silent)
        .expect("legal decks");
    let mut rng = ChaCha8::new(seed ^ 0x5eed);
    let mut options = Vec::new();
    let mut answers = Vec::new();
    for _ in 0..20_000 {
        game.options_into(&mut options);
        if options.is_empty() {
            break;
        }
        let answer = options[rng.below(options.len() as u32) as usize];
        game.answer(answer).unwrap_or_else(|why| panic!("{answer:?} was offered and refused: {why}"));
        answers.push(answer);
        after(&game, &answers);
    }
    game
}
