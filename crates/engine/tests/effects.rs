//! Effects, replacement, the bag, durations, costs, by rule number.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{GameResult, Zone};
use lorekeeper_engine::{Action, Answer, Choice, Edition, OpenPoint, Refusal};

/// An action that deals damage to a chosen character.
fn zap(s: &mut Scene, amount: i32) -> DefIx {
    let mut zap = s.def("Zap", Kinds::ACTION);
    zap.effect = Some(s.pool.code(&[choose_character(), deal(amount)]));
    s.add(zap)
}

/// "If one of your other characters would be dealt damage, put that many damage on this character instead."
fn protector(s: &mut Scene) -> DefIx {
    let mut def = s.character("Protector", [3, 2, 9, 1]);
    let others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
    s.ability(
        &mut def,
        AbilityKind::Replacement(Replacement {
            of: Pattern::subject(EventKind::DealtDamage, others),
            during: Cond::True,
            limit: Limit::Free,
            optional: false,
            instead: Instead::PutDamageOn(Objects::This),
        }),
    );
    s.add(def)
}

#[test]
fn r6_5_modifiers_before_replacement_and_the_older_edition() {
    for (edition, taken) in [(Edition::default(), 2), (Edition::V1, 3)] {
        let mut s = Scene::new().edition(edition);
        let zap = zap(&mut s, 3);
        let guard = protector(&mut s);
        let mut tough = s.character("Tough", [1, 1, 5, 1]);
        tough.keywords.push((Keyword::Resist, 1));
        let tough = s.add(tough);
        let g = s.play(B, guard);
        let t = s.play(B, tough);
        let z = s.put(A, zap, Zone::Hand);
        let mut game = s.start();
        game.plays(z);
        game.chooses(t);
        assert_eq!(game.damage(t), 0);
        assert_eq!(game.damage(g), taken, "{edition:?}: 1.9.4 against CONCORDANCE K11");
    }
}

#[test]
fn r6_5_7_and_6_5_8_one_of_the_same_effect() {
    let mut s = Scene::new();
    let zap = zap(&mut s, 3);
    let guard = protector(&mut s);
    let plain = s.character("Plain", [1, 1, 5, 1]);
    let plain = s.add(plain);
    let one = s.play(B, guard);
    let two = s.play(B, guard);
    let p = s.play(B, plain);
    let z = s.put(A, zap, Zone::Hand);
    let mut game = s.start();
    game.plays(z);
    game.chooses(p);
    // Two instances of the same effect: each would put the damage on its own card, so the affected player says which; the
    // other is not applied to the modified event either.
    assert_eq!(game.decider(), Some(B));
    game.answer(Answer::Choice(Choice::Apply(1)));
    assert_eq!((game.damage(one), game.damage(two)), (0, 3));
    assert_eq!(game.damage(p), 0);
    assert_eq!(game.decider(), Some(A));
}

/// D.5: an effect of another card is the same effect, or by the other reading another one with a chance of its own (6.5.5).
#[test]
fn d_5_whether_each_card_has_its_chance() {
    for (is_other_reading, damages) in [(false, [0, 3, 0]), (true, [3, 0, 0])] {
        let mut s = Scene::new();
        if is_other_reading {
            s = s.reading(OpenPoint::SameStatic);
        }
        let zap = zap(&mut s, 3);
        let mut guard = s.character("Guard", [3, 2, 9, 1]);
        let others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
        let replacement = Replacement {
            of: Pattern::subject(EventKind::DealtDamage, others),
            during: Cond::True,
            limit: Limit::Free,
            optional: false,
            instead: Instead::DealDamageTo(Objects::This),
        };
        s.ability(&mut guard, AbilityKind::Replacement(replacement));
        let plain = s.character("Plain", [1, 1, 5, 1]);
        let (guard, plain) = (s.add(guard), s.add(plain));
        let cards = [s.play(B, guard), s.play(B, guard), s.play(B, plain)];
        let z = s.put(A, zap, Zone::Hand);
        let mut game = s.start();
        game.plays(z);
        game.chooses(cards[2]);
        game.answer(Answer::Choice(Choice::Apply(1)));
        // By the other reading the first takes the damage from the second, which has had its chance.
        assert_eq!(cards.map(|card| game.damage(card)), damages, "{is_other_reading}");
    }
}

#[test]
fn r6_1_13_2_once_counts_full_resolutions() {
    let mut s = Scene::new();
    let mut def = s.character("Once", [1, 1, 5, 1]);
    let body = s.pool.code(&[may(vec![draw(1)])]);
    s.ability(
        &mut def,
        AbilityKind::Triggered(Triggered {
            on: vec![Pattern::player(EventKind::Played, you())],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::PerTurn(1),
            body,
        }),
    );
    let def = s.add(def);
    let cheap = s.character("Cheap", [0, 1, 1, 1]);
    let cheap = s.add(cheap);
    s.play(A, def);
    let hand: Vec<Spot> = (0..3).map(|_| s.put(A, cheap, Zone::Hand)).collect();
    let mut game = s.start();
    game.plays(hand[0]);
    game.declines();
    game.plays(hand[1]);
    game.accepts();
    assert_eq!(game.hand(A), 2);
    game.plays(hand[2]);
    assert_eq!(game.hand(A), 1, "it does nothing the second time");
}

#[test]
fn r6_2_4_the_secondary_if_is_tested_on_resolution() {
    for (edition, lore) in [(Edition::default(), 2), (Edition::V1, 1)] {
        let mut s = Scene::new().edition(edition);
        let mut first = s.character("First", [1, 1, 5, 1]);
        s.triggered(&mut first, Pattern::this(EventKind::Quested), &[draw(1)]);
        let body = s.pool.code(&[gain(1)]);
        let some = Select { zones: Zones::HAND, owner: you(), filter: Filter::Any };
        s.ability(
            &mut first,
            AbilityKind::Triggered(Triggered {
                on: vec![Pattern::this(EventKind::Quested)],
                during: Cond::True,
                condition: Cond::exists(some),
                limit: Limit::Free,
                body,
            }),
        );
        let first = s.add(first);
        let f = s.play(A, first);
        let mut game = s.start();
        game.quests(f);
        // The draw first: then there is a card in hand.
        if let Some(answer @ Answer::Choice(Choice::Resolve(_))) = game.game.options().first().copied() {
            game.answer(answer);
        }
        assert_eq!(game.lore(A), lore, "{edition:?}: 6.2.4 against CONCORDANCE K15");
    }
}

#[test]
fn r6_1_5_1_the_first_half_in_full_or_nothing() {
    let mut s = Scene::new();
    let mut def = s.def("Trade", Kinds::ACTION);
    let hand = Select { zones: Zones::HAND, owner: you(), filter: Filter::Any };
    let mut two = Choose::one(hand, Slot::FREE);
    two.count = Count::Exactly(n(2));
    two.word = Word::Plain;
    def.effect = Some(s.pool.code(&[Step::Then {
        first: vec![
            Step::Choose(two),
            Step::Do(Verb::Discard { what: Objects::Slot(Slot::FREE), into: None }),
        ],
        then: vec![gain(3)],
        otherwise: vec![],
    }]));
    let def = s.add(def);
    let one = s.character("One", [1, 1, 1, 1]);
    let one = s.add(one);
    let t = s.put(A, def, Zone::Hand);
    let o = s.put(A, one, Zone::Hand);
    let mut game = s.start();
    game.plays(t);
    assert_eq!(game.zone(o), Zone::Hand, "1.2.3: a first half that cannot be done in full is not begun");
    assert_eq!(game.lore(A), 0);
}

#[test]
fn r6_7_8_1_an_action_played_by_an_effect_resolves_before_the_bag() {
    let mut s = Scene::new();
    let mut inner = s.def("Inner", Kinds::ACTION);
    inner.effect = Some(s.pool.code(&[gain(1)]));
    let inner = s.add(inner);
    let mut outer = s.def("Outer", Kinds::ACTION);
    let hand = Select { zones: Zones::HAND, owner: you(), filter: Filter::Kind(Kinds::ACTION) };
    outer.effect = Some(s.pool.code(&[
        Step::Play(PlayCard {
            by: PlayerRef::You,
            from: Objects::each(hand),
            pay: Pay::Free,
            optional: true,
            exerted: false,
            onto: None,
            into: Slot::FREE,
        }),
        draw(1),
    ]));
    let outer = s.add(outer);
    let mut watcher = s.character("Watcher", [1, 1, 5, 1]);
    // Loses all lore but keeps count: gains as much lore as there is when it resolves.
    s.triggered(
        &mut watcher,
        Pattern::player(EventKind::Played, you()),
        &[Step::Do(Verb::GainLore(you(), Amount::Lore(PlayerRef::You)))],
    );
    let watcher = s.add(watcher);
    s.play(A, watcher);
    let o = s.put(A, outer, Zone::Hand);
    let i = s.put(A, inner, Zone::Hand);
    let mut game = s.start();
    game.plays(o);
    game.free(i);
    assert_eq!(game.lore(A), 1, "the inner effect came first");
    assert_eq!(game.bag(), 2);
    assert_eq!(game.hand(A), 1);
}

#[test]
fn r6_2_7_delayed_and_floating() {
    let mut s = Scene::new();
    let body = s.pool.code(&[Step::Do(Verb::Banish(Objects::Slot(Slot::FREE)))]);
    let later = s.pool.ability(Ability {
        name: None,
        zones: Zones::PLAY,
        kind: AbilityKind::Triggered(Triggered {
            on: vec![Pattern::of(EventKind::TurnEnd)],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        }),
        keyword: None,
    });
    let mut doom = s.def("Doom", Kinds::ACTION);
    doom.effect = Some(s.pool.code(&[
        choose_character(),
        Step::Do(Verb::MakeFloating { ability: later, lasts: Duration::ThisTurn, once: true, on: None }),
    ]));
    let doom = s.add(doom);
    let plain = s.character("Plain", [1, 1, 5, 1]);
    let plain = s.add(plain);
    let p = s.play(B, plain);
    let q = s.play(B, plain);
    s.card(q).damage = 1;
    let d = s.put(A, doom, Zone::Hand);
    let mut game = s.start();
    game.plays(d);
    game.chooses(q);
    assert_eq!(game.zone(q), Zone::Play);
    game.ends();
    assert_eq!(game.zone(q), Zone::Discard);
    assert_eq!(game.zone(p), Zone::Play);
}

#[test]
fn r4_3_6_the_next_card_uses_up_a_reduction() {
    let mut s = Scene::new();
    let change = PlayCostMod {
        cards: Filter::character(),
        ink: n(-2),
        how: None,
        onto: None,
        next_only: true,
        queued: false,
        first_each_turn: false,
        once_each_turn: false,
    };
    let mods = s.pool.mods(vec![Mod::PlayCost(change)]);
    let mut coupon = s.def("Coupon", Kinds::ACTION);
    coupon.effect = Some(s.pool.code(&[Step::Do(Verb::Continue {
        scope: Scope::Players(you()),
        mods,
        lasts: Duration::ThisTurn,
    })]));
    let coupon = s.add(coupon);
    let three = s.character("Three", [3, 1, 1, 1]);
    let three = s.add(three);
    let c = s.put(A, coupon, Zone::Hand);
    let one = s.put(A, three, Zone::Hand);
    let two = s.put(A, three, Zone::Hand);
    s.ink(A, 3);
    let mut game = s.start();
    game.plays(c);
    game.plays(one);
    assert_eq!(game.ready_ink(A), 2);
    game.refuse(
        Answer::Action(Action::Play { card: game.ix(two), how: lorekeeper_engine::How::Ink }),
        Refusal::NotEnoughInk,
    );
}

#[test]
fn r8_10_8_5_temporary_shift_goes_back_alone() {
    let mut s = Scene::new();
    let base = s.character("Hero", [2, 2, 3, 1]);
    let mut big = s.character("Hero", [5, 4, 6, 2]);
    big.shift = Some(Shift { base: ShiftBase::SameName, temporary: true, cost: Cost::ink(0) });
    let (base, big) = (s.add(base), s.add(big));
    let b = s.play(A, base);
    s.card(b).damage = 2;
    let t = s.put(A, big, Zone::Hand);
    let mut game = s.start();
    game.shifts(t, b);
    game.quests(t);
    game.ends();
    assert_eq!(game.zone(t), Zone::Hand);
    assert_eq!(game.zone(b), Zone::Play);
    assert_eq!(game.damage(b), 0);
    assert!(game.is_exerted(b), "D.1: what stays keeps its states");
}

#[test]
fn r7_7_4_the_bag_goes_round() {
    let mut s = Scene::of(3);
    let mut def = s.character("Mourner", [1, 1, 1, 1]);
    s.triggered(&mut def, Pattern::this(EventKind::Banished), &[may(vec![draw(1)])]);
    let def = s.add(def);
    let mut sweep = s.def("Sweep", Kinds::ACTION);
    sweep.effect =
        Some(s.pool.code(&[Step::Do(Verb::Banish(Objects::each(Select::in_play(Filter::character()))))]));
    let sweep = s.add(sweep);
    for player in [C, B, A] {
        s.play(player, def);
    }
    let z = s.put(A, sweep, Zone::Hand);
    let mut game = s.start();
    game.plays(z);
    for player in [A, B, C] {
        assert_eq!(game.decider(), Some(player));
        game.accepts();
    }
    assert_eq!(game.game.result(), GameResult::Open);
}

#[test]
fn r1_8_5_lethal_damage_that_goes_again_banishes_nobody() {
    let mut s = Scene::new();
    let mut act = s.def("Close Call", Kinds::ACTION);
    act.effect = Some(s.pool.code(&[
        choose_character(),
        deal(3),
        Step::Do(Verb::RemoveDamage {
            from: Objects::Slot(Slot::FREE),
            amount: n(2),
            healed: None,
            into: None,
        }),
    ]));
    let act = s.add(act);
    let plain = s.character("Plain", [1, 1, 3, 1]);
    let plain = s.add(plain);
    let p = s.play(B, plain);
    let a = s.put(A, act, Zone::Hand);
    let mut game = s.start();
    game.plays(a);
    assert_eq!(game.zone(p), Zone::Play);
    assert_eq!(game.damage(p), 1);
}

/// D.23: several ink drops are got one by one, or by the other reading at once; as many as the text says either way.
#[test]
fn d_23_as_many_drops_by_either_reading() {
    for is_other_reading in [false, true] {
        let mut s = Scene::new();
        if is_other_reading {
            s = s.reading(OpenPoint::DropsOneByOne);
        }
        let (item, ability) = s.button(&[], &[Step::Do(Verb::GetInkDrops(you(), n(2)))]);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(game.game.state().player(A).ink_drops(), 2, "{is_other_reading}");
    }
}
