//! Turn actions, keywords and settling, by rule number.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{GameResult, Zone};
use lorekeeper_engine::{Action, Answer, Choice, How, Refusal};

#[test]
fn r4_5_quest_gains_lore_then_triggers_7_7() {
    let mut s = Scene::new();
    let mut def = s.character("Quester", [2, 2, 2, 2]);
    s.triggered(&mut def, Pattern::this(EventKind::Quested), &[may(vec![draw(1)])]);
    let def = s.add(def);
    let q = s.play(A, def);
    let mut g = s.start();
    g.quests(q);
    assert_eq!(g.lore(A), 2);
    g.accepts();
    assert_eq!(g.hand(A), 1);
    assert!(g.is_exerted(q));
    g.refuse(Answer::Action(Action::Quest(g.ix(q))), Refusal::Exerted);
}

#[test]
fn r4_6_challenge_both_deal_damage() {
    let mut s = Scene::new();
    let def = s.character("Fighter", [3, 3, 3, 1]);
    let weak = s.character("Weak", [1, 1, 2, 1]);
    let (def, weak) = (s.add(def), s.add(weak));
    let a = s.play(A, def);
    let b = s.exerted(B, weak);
    let ready = s.play(B, weak);
    let mut g = s.start();
    g.refuse(Answer::Action(Action::Challenge { with: g.ix(a), target: g.ix(ready) }), Refusal::TargetReady);
    g.challenges(a, b);
    assert_eq!(g.damage(a), 1);
    assert_eq!(g.zone(b), Zone::Discard);
    assert!(g.is_exerted(a));
}

#[test]
fn r8_3_bodyguard_r8_6_evasive_r8_5_challenger() {
    let mut s = Scene::new();
    let mut guard = s.character("Guard", [2, 1, 4, 1]);
    guard.keywords.push((Keyword::Bodyguard, 0));
    let mut flyer = s.character("Flyer", [2, 1, 4, 1]);
    flyer.keywords.push((Keyword::Evasive, 0));
    let mut knight = s.character("Knight", [2, 1, 4, 1]);
    knight.keywords.push((Keyword::Challenger, 2));
    let (guard, flyer, knight) = (s.add(guard), s.add(flyer), s.add(knight));
    let k = s.play(A, knight);
    let gd = s.exerted(B, guard);
    let fl = s.exerted(B, flyer);
    let plain = s.exerted(B, knight);
    let mut g = s.start();
    g.refuse(Answer::Action(Action::Challenge { with: g.ix(k), target: g.ix(fl) }), Refusal::Evasive);
    g.refuse(Answer::Action(Action::Challenge { with: g.ix(k), target: g.ix(plain) }), Refusal::Bodyguard);
    g.challenges(k, gd);
    assert_eq!(g.damage(gd), 3);
    assert_eq!(g.damage(k), 1);
}

#[test]
fn r8_8_resist_and_r1_9_5() {
    let mut s = Scene::new();
    let mut tough = s.character("Tough", [2, 1, 4, 1]);
    tough.keywords.push((Keyword::Resist, 2));
    let tough = s.add(tough);
    let mut zap = s.def("Zap", Kinds::ACTION);
    zap.cost = 1;
    zap.effect = Some(s.pool.code(&[choose_character(), deal(2)]));
    let zap = s.add(zap);
    let mut watcher = s.character("Watcher", [2, 1, 4, 1]);
    s.triggered(
        &mut watcher,
        Pattern { with: Flags::BY_ACTION, ..Pattern::of(EventKind::DealtDamage) },
        &[gain(1)],
    );
    let watcher = s.add(watcher);
    let t = s.play(B, tough);
    s.play(A, watcher);
    let z = s.put(A, zap, Zone::Hand);
    s.ink(A, 1);
    let mut g = s.start();
    g.plays(z);
    g.chooses(t);
    assert_eq!(g.damage(t), 0);
    assert_eq!(g.lore(A), 1, "1.9.5: reduced to 0 it was still dealt");
    assert_eq!(g.zone(z), Zone::Discard);
}

#[test]
fn r4_2_ink_once_and_r1_5_3_costs() {
    let mut s = Scene::new();
    let def = s.character("Two", [2, 1, 1, 1]);
    let mut dull = s.character("Dull", [1, 1, 1, 1]);
    dull.inkable = false;
    let (def, dull) = (s.add(def), s.add(dull));
    let a = s.put(A, def, Zone::Hand);
    let b = s.put(A, def, Zone::Hand);
    let c = s.put(A, dull, Zone::Hand);
    s.ink(A, 1);
    let mut g = s.start();
    g.refuse(Answer::Action(Action::Ink(g.ix(c))), Refusal::Uninkable);
    g.refuse(Answer::Action(Action::Play { card: g.ix(b), how: How::Ink }), Refusal::NotEnoughInk);
    g.ink(a);
    g.refuse(Answer::Action(Action::Ink(g.ix(b))), Refusal::InkedAlready);
    g.plays(b);
    assert_eq!(g.ready_ink(A), 0);
    g.refuse(Answer::Action(Action::Quest(g.ix(b))), Refusal::Drying);
    g.ends();
    g.ends();
    g.quests(b);
    assert_eq!(g.lore(A), 1);
}

#[test]
fn r8_10_shift_keeps_states() {
    let mut s = Scene::new();
    let base = s.character("Hero", [2, 2, 3, 1]);
    let mut big = s.character("Hero", [5, 4, 4, 2]);
    big.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(3) });
    let (base, big) = (s.add(base), s.add(big));
    let b = s.play(A, base);
    s.card(b).damage = 2;
    let n = s.put(A, big, Zone::Hand);
    s.ink(A, 3);
    let mut g = s.start();
    g.shifts(n, b);
    assert_eq!(g.damage(n), 2);
    assert_eq!(g.zone(b), Zone::Under);
    g.quests(n);
    assert_eq!(g.lore(A), 2, "8.10.4: on a dry character it enters dry");
}

#[test]
fn r5_4_4_singing_and_r8_12_together() {
    let mut s = Scene::new();
    let singer = s.character("Singer", [2, 2, 3, 1]);
    let mut song = s.def("Song", Kinds::ACTION | Kinds::SONG);
    song.cost = 4;
    song.keywords.push((Keyword::SingTogether, 4));
    song.effect = Some(s.pool.code(&[draw(2)]));
    let (singer, song) = (s.add(singer), s.add(song));
    let one = s.play(A, singer);
    let two = s.play(A, singer);
    let h = s.put(A, song, Zone::Hand);
    let mut g = s.start();
    let song = g.ix(h);
    g.refuse(Answer::Action(Action::Play { card: song, how: How::Sing(g.ix(one)) }), Refusal::SingerTooCheap);
    g.answer(Answer::Action(Action::Play { card: song, how: How::SingTogether }));
    // Two equal singers, both needed: taken by itself.
    assert!(g.is_exerted(one) && g.is_exerted(two));
    assert_eq!(g.hand(A), 2);
    assert_eq!(g.zone(h), Zone::Discard);
}

#[test]
fn r1_8_1_2_empty_deck_and_r1_8_1_1_lore() {
    let mut s = Scene::new();
    let q = s.character("Quester", [1, 1, 1, 4]);
    let q = s.add(q);
    let c = s.play(A, q);
    s.position.players[0].lore = 16;
    let mut g = s.start();
    g.quests(c);
    assert_eq!(g.game.result(), GameResult::Won(A));

    let mut s = Scene::new();
    s.position.players[0].cards.clear();
    let mut g = s.start();
    g.ends();
    assert_eq!(g.game.result(), GameResult::Won(B));
}

#[test]
fn r8_15_ward_and_r8_14_vanish() {
    let mut s = Scene::new();
    let mut warded = s.character("Warded", [1, 1, 3, 1]);
    warded.keywords.push((Keyword::Ward, 0));
    let mut ghost = s.character("Ghost", [1, 1, 3, 1]);
    ghost.keywords.push((Keyword::Vanish, 0));
    let mut zap = s.def("Zap", Kinds::ACTION);
    zap.effect = Some(s.pool.code(&[choose_character(), deal(1)]));
    let (warded, ghost, zap) = (s.add(warded), s.add(ghost), s.add(zap));
    let w = s.play(B, warded);
    let gh = s.play(B, ghost);
    let own = s.play(A, ghost);
    let z = s.put(A, zap, Zone::Hand);
    let mut g = s.start();
    g.plays(z);
    g.refuse(Answer::Choice(Choice::Card(g.ix(w))), Refusal::Ward);
    g.chooses(gh);
    assert_eq!(g.zone(gh), Zone::Discard);
    assert_eq!(g.zone(own), Zone::Play);
}

#[test]
fn r8_13_support_adds_strength() {
    let mut s = Scene::new();
    let mut sup = s.character("Support", [1, 3, 3, 1]);
    sup.keywords.push((Keyword::Support, 0));
    let other = s.character("Other", [1, 1, 3, 1]);
    let (sup, other) = (s.add(sup), s.add(other));
    let a = s.play(A, sup);
    let o = s.play(A, other);
    let mut g = s.start();
    g.quests(a);
    g.accepts();
    assert_eq!(g.strength(o), 4);
    g.ends();
    assert_eq!(g.strength(o), 1);
}

#[test]
fn r8_4_boost_once_each_turn() {
    let mut s = Scene::new();
    let mut boosted = s.character("Whisper", [1, 1, 3, 1]);
    boosted.keywords.push((Keyword::Boost, 2));
    let boosted = s.add(boosted);
    let w = s.play(A, boosted);
    s.ink(A, 4);
    let mut g = s.start();
    let boost = g.game.pool().builtin().boost;
    g.uses(w, boost);
    assert_eq!(g.game.state().under(g.ix(w)).count(), 1);
    assert_eq!(g.ready_ink(A), 2);
    g.refuse(Answer::Action(Action::Use { card: g.ix(w), ability: boost, free: false }), Refusal::OnceUsed);
}

#[test]
fn r7_4_3_each_sees_the_others_leave() {
    let mut s = Scene::new();
    let mut watcher = s.character("Watcher", [1, 1, 1, 1]);
    let mut others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
    others.owner = you();
    s.triggered(&mut watcher, Pattern::subject(EventKind::Banished, others), &[gain(1)]);
    let watcher = s.add(watcher);
    let mut sweep = s.def("Sweep", Kinds::ACTION);
    sweep.effect =
        Some(s.pool.code(&[Step::Do(Verb::Banish(Objects::each(Select::in_play(Filter::character()))))]));
    let sweep = s.add(sweep);
    s.play(A, watcher);
    s.play(A, watcher);
    s.play(A, watcher);
    let z = s.put(A, sweep, Zone::Hand);
    let mut g = s.start();
    g.plays(z);
    while let Some(answer) = g.game.options().first().copied() {
        if g.bag() == 0 {
            break;
        }
        g.answer(answer);
    }
    assert_eq!(g.lore(A), 6);
}
