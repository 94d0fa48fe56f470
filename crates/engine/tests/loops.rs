//! Loops (6.1.10, D.9): without end, with a yes in them, and repeated a number of times.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::GameResult;
use lorekeeper_engine::{Action, Answer, Ask, Choice, LogEntry, OpenPoint, Refusal};

/// "Whenever your character is exerted, ready it" and the reverse; the second perhaps with "you may".
fn seesaw(s: &mut Scene, optional: bool) {
    let mut up = s.def("Up", Kinds::ITEM);
    let yours = || Select::yours(Filter::character());
    let subject = || Objects::Slot(Slot::SUBJECT);
    s.triggered(&mut up, Pattern::subject(EventKind::Exerted, yours()), &[Step::Do(Verb::Ready(subject()))]);
    let mut down = s.def("Down", Kinds::ITEM);
    let exert = Step::Do(Verb::Exert(subject()));
    let body = match optional {
        true => Step::May { by: PlayerRef::You, body: vec![exert], otherwise: vec![] },
        false => exert,
    };
    s.triggered(&mut down, Pattern::subject(EventKind::Readied, yours()), &[body]);
    let (up, down) = (s.add(up), s.add(down));
    s.play(A, up);
    s.play(A, down);
}

#[test]
fn a_mandatory_loop_without_end_is_a_draw() {
    let mut s = Scene::new();
    seesaw(&mut s, false);
    let hero = s.character("Hero", [1, 1, 3, 1]);
    let hero = s.add(hero);
    let hero = s.play(A, hero);
    let mut game = s.start();
    game.quests(hero);
    assert_eq!(game.game.result(), GameResult::Drawn);
    // It was noticed by the position, long before anybody would lose patience.
    assert!(game.game.record().0.len() < 5_000, "{} notes", game.game.record().0.len());
    assert_eq!(game.game.check(&Answer::Action(Action::EndTurn)), Err(Refusal::Over));
}

#[test]
fn by_the_other_reading_the_loop_stops_and_the_game_goes_on() {
    let mut s = Scene::new().reading(OpenPoint::EndlessIsDrawn);
    seesaw(&mut s, false);
    let hero = s.character("Hero", [1, 1, 3, 1]);
    let hero = s.add(hero);
    let hero = s.play(A, hero);
    let mut game = s.start();
    game.quests(hero);
    assert_eq!(game.game.result(), GameResult::Open);
    let is_told = |entry: &LogEntry| *entry == LogEntry::RestsOn(OpenPoint::EndlessIsDrawn);
    assert!(game.game.record().0.iter().any(|logged| is_told(&logged.what)));
    assert_eq!(game.game.check(&Answer::Action(Action::EndTurn)), Ok(()));
}

#[test]
fn a_loop_with_a_yes_in_it_is_no_draw_and_ends() {
    let mut s = Scene::new();
    seesaw(&mut s, true);
    let hero = s.character("Hero", [1, 1, 3, 1]);
    let hero = s.add(hero);
    let hero = s.play(A, hero);
    let mut game = s.start();
    game.quests(hero);
    let mut yes = 0;
    while matches!(game.game.decision().map(|d| &d.ask), Some(Ask::May { .. })) {
        game.accepts();
        yes += 1;
        assert!(yes < 5_000);
    }
    assert_eq!(game.game.result(), GameResult::Open);
    assert!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Turn)));
    assert!(yes > 50, "a yes could be said {yes} times");
}

/// "1 ink — ..." with nothing that brings the ink back, or "Gain 1 lore" for nothing.
fn fountain(s: &mut Scene, ink: i32) -> (DefIx, AbilityIx) {
    let mut def = s.def("Fountain", Kinds::ITEM);
    let body = s.pool.code(&[Step::Do(Verb::GainLore(Players::One(PlayerRef::You), Amount::Const(1)))]);
    let activated = Activated {
        cost: Cost::ink(ink),
        first_half: false,
        body,
        condition: Cond::True,
        limit: Limit::Free,
    };
    let ability = s.ability(&mut def, AbilityKind::Activated(activated));
    (s.add(def), ability)
}

#[test]
fn a_loop_is_repeated_as_often_as_can_be_played() {
    let mut s = Scene::new();
    let (def, ability) = fountain(&mut s, 0);
    let item = s.play(A, def);
    let mut game = s.start();
    game.uses(item, ability);
    game.uses(item, ability);
    // 20 lore end the game: nineteen more rounds are all there is.
    assert_eq!(game.game.decision().map(|d| d.ask.clone()), Some(Ask::Rounds { most: 19, by_hand: true }));
    assert_eq!(game.game.options().len(), 20);
    game.refuse(Answer::Choice(Choice::Number(20)), Refusal::Endless);
    game.refuse(Answer::Action(Action::EndTurn), Refusal::NotAsked);
    game.answer(Answer::Choice(Choice::Number(5)));
    assert_eq!(game.lore(A), 6);
    let card = game.ix(item);
    let again = Answer::Action(Action::Use { card, ability, free: false });
    game.refuse(again, Refusal::LoopOver);
    assert!(!game.game.options().contains(&again));
    assert!(game.game.options().contains(&Answer::Action(Action::EndTurn)));
}

#[test]
fn what_uses_something_up_is_no_loop() {
    let mut s = Scene::new();
    let (def, ability) = fountain(&mut s, 1);
    let item = s.play(A, def);
    s.ink(A, 4);
    let mut game = s.start();
    for lore in 1..=4 {
        game.uses(item, ability);
        assert_eq!(game.lore(A), lore);
    }
}

#[test]
fn a_number_must_be_named_sooner_or_later() {
    // 6.1.10: by hand for a while, then only with a number; and what has one round left is no loop.
    let mut s = Scene::new();
    let (def, ability) = fountain(&mut s, 0);
    let mut bar = s.def("Bar", Kinds::ITEM);
    s.fixed(&mut bar, Scope::Players(Players::All), vec![Mod::LoreToWin(n(100))]);
    let bar = s.add(bar);
    s.play(A, bar);
    let item = s.play(A, def);
    let mut game = s.start();
    game.uses(item, ability);
    for lore in 2..26 {
        game.uses(item, ability);
        let ask = game.game.decision().map(|d| d.ask.clone());
        assert_eq!(ask, Some(Ask::Rounds { most: 101 - lore, by_hand: true }), "{lore}");
        game.answer(Answer::Choice(Choice::Done));
        assert_eq!(game.lore(A), lore);
    }
    game.uses(item, ability);
    assert_eq!(game.game.decision().map(|d| d.ask.clone()), Some(Ask::Rounds { most: 75, by_hand: false }));
    game.refuse(Answer::Choice(Choice::Done), Refusal::NotAsked);
    game.answer(Answer::Choice(Choice::Number(73)));
    assert_eq!(game.lore(A), 98);
}

#[test]
fn one_round_is_no_loop() {
    for (lore, asked) in [(17, true), (18, false)] {
        let mut s = Scene::new();
        s.position.players[0].lore = lore;
        let (def, ability) = fountain(&mut s, 0);
        let item = s.play(A, def);
        let mut game = s.start();
        game.uses(item, ability);
        game.uses(item, ability);
        let ask = game.game.decision().map(|d| d.ask.clone());
        assert_eq!(matches!(ask, Some(Ask::Rounds { .. })), asked, "{ask:?}");
        assert_eq!(game.lore(A), lore + if asked { 1 } else { 2 });
    }
}

#[test]
fn rounds_that_change_nothing_are_told_all_the_same() {
    // 6.1.10: without a log they are not played one by one; the state is the same to the last happening.
    let mut s = Scene::new();
    let (item, ability) = s.button(&[], &[draw(0)]);
    let mut game = s.start();
    game.uses(item, ability);
    let before = game.game.state().log().len();
    game.uses(item, ability);
    game.answer(Answer::Choice(Choice::Number(99)));
    assert_eq!(game.game.state().log().len(), before + 99);
}

#[test]
fn rounds_in_which_somebody_looks_back_are_played() {
    // 6.1.10: the sixtieth use brings the first lore, and so on.
    let mut s = Scene::new();
    let uses = Amount::Happened(Box::new(Pattern::of(EventKind::UsedAbility)));
    let lore = Amount::Per(Box::new(uses), 60);
    let gains = Step::Do(Verb::GainLore(Players::One(PlayerRef::You), lore));
    let (item, ability) = s.button(&[], &[gains]);
    let mut game = s.start();
    game.uses(item, ability);
    game.uses(item, ability);
    game.answer(Answer::Choice(Choice::Number(70)));
    assert_eq!(game.lore(A), 12);
}
