//! Values and what is kept of them: floors, keywords lost and barred, where static abilities work, how long effects last
//! (6.1.12, 6.1.13.4, 6.4.2, 6.6.4, 8.1.2).

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, Edition};

const X: Slot = Slot::FREE;

#[test]
fn r6_6_4_no_number_below_the_printed_one() {
    // All three numbers are lowered by 2; each has its own floor.
    for (stat, wanted) in [
        (Stat::Strength, (3, 2, 0)),
        (Stat::Willpower, (1, 4, 0)),
        (Stat::Lore, (1, 2, 2)),
        (Stat::Cost, (1, 2, 0)),
    ] {
        let mut s = Scene::new();
        let mut hero = s.character("Hero", [1, 3, 4, 2]);
        let less = [Stat::Strength, Stat::Willpower, Stat::Lore].map(|stat| Mod::Stat(stat, n(-2)));
        s.fixed(&mut hero, Scope::This, less.to_vec());
        s.fixed(&mut hero, Scope::This, vec![Mod::FloorPrinted(stat)]);
        let hero = s.add(hero);
        let h = s.play(A, hero);
        let game = s.start();
        let values = game.game.values(game.ix(h));
        assert_eq!((values.strength, values.willpower, values.lore), wanted, "{stat:?}");
    }
    // A number above it stays.
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [1, 3, 4, 2]);
    let mods = [Stat::Strength, Stat::Willpower, Stat::Lore];
    s.fixed(&mut hero, Scope::This, mods.map(|stat| Mod::Stat(stat, n(2))).to_vec());
    s.fixed(&mut hero, Scope::This, mods.map(Mod::FloorPrinted).to_vec());
    let hero = s.add(hero);
    let h = s.play(A, hero);
    let game = s.start();
    let values = game.game.values(game.ix(h));
    assert_eq!((values.strength, values.willpower, values.lore), (5, 6, 4));
}

#[test]
fn r8_1_keywords_lost_and_barred() {
    // Printed, given, or both; lost whatever they are; barred unless printed.
    for keyword in [Keyword::Evasive, Keyword::Resist, Keyword::Challenger, Keyword::Boost, Keyword::Shift] {
        for (printed, given) in [(true, false), (false, true), (true, true)] {
            for (change, has) in [
                (None, true),
                (Some(Mod::LoseKeyword(keyword)), false),
                (Some(Mod::CantGain(keyword)), printed),
            ] {
                if keyword == Keyword::Shift && given {
                    continue;
                }
                let mut s = Scene::new();
                let mut hero = s.character("Hero", [1, 3, 4, 2]);
                match (printed, keyword) {
                    (true, Keyword::Shift) => {
                        let base = ShiftBase::SameName;
                        hero.shift = Some(Shift { base, temporary: false, cost: Cost::ink(0) });
                    }
                    (true, _) => hero.keywords.push((keyword, 2)),
                    _ => {}
                }
                if given {
                    s.fixed(&mut hero, Scope::This, vec![Mod::Keyword(keyword, n(2))]);
                }
                s.fixed(&mut hero, Scope::This, change.iter().cloned().collect());
                let hero = s.add(hero);
                let h = s.play(A, hero);
                let game = s.start();
                let values = game.game.values(game.ix(h));
                assert_eq!(values.has(keyword), has, "{keyword:?} {printed} {given} {change:?}");
                if !has {
                    assert_eq!(values.number(keyword), 0);
                }
            }
        }
    }
}

#[test]
fn d_6_of_several_numbers_of_a_keyword() {
    for (keyword, sum) in [
        (Keyword::Resist, 5),
        (Keyword::Challenger, 5),
        (Keyword::Singer, 3),
        (Keyword::SingTogether, 3),
        (Keyword::Boost, 2),
    ] {
        for first in [2, 3] {
            let mut s = Scene::new();
            let mut hero = s.character("Hero", [1, 3, 4, 2]);
            hero.keywords.push((keyword, first));
            s.fixed(&mut hero, Scope::This, vec![Mod::Keyword(keyword, n(5 - i32::from(first)))]);
            let hero = s.add(hero);
            let h = s.play(A, hero);
            let game = s.start();
            assert_eq!(game.game.values(game.ix(h)).number(keyword), sum, "{keyword:?}");
        }
    }
}

/// An ability with these zones.
fn works_in(s: &mut Scene, def: &mut CardDef, zones: Zones, kind: AbilityKind) {
    let ix = s.pool.ability(Ability { name: None, zones, kind, keyword: None });
    def.abilities.push(ix);
}

#[test]
fn r6_1_12_abilities_work_where_they_say() {
    // A card with a static ability for play (+1) and one for the discard (+10), and two triggers in the same way.
    for (zone, strength, lore) in [
        (Zone::Play, 2, 1),
        (Zone::Discard, 11, 10),
        (Zone::Hand, 1, 0),
        (Zone::Inkwell, 1, 0),
        (Zone::Deck, 1, 0),
    ] {
        let mut s = Scene::new();
        let plain = s.character("Plain", [1, 1, 5, 0]);
        let plain = s.add(plain);
        let p = s.play(A, plain);
        let mut lamp = s.def("Lamp", Kinds::ITEM);
        for (zones, amount) in [(Zones::PLAY, 1), (Zones::DISCARD, 10)] {
            let mods = s.pool.mods(vec![Mod::Stat(Stat::Strength, n(amount))]);
            let scope = Scope::Objects(Select::yours(Filter::character()));
            works_in(
                &mut s,
                &mut lamp,
                zones,
                AbilityKind::Static(Static { condition: Cond::True, scope, mods }),
            );
            let body = s.pool.code(&[gain(amount)]);
            let on = vec![Pattern::player(EventKind::Quested, you())];
            let (during, condition) = (Cond::True, Cond::True);
            let kind = Triggered { on, during, condition, limit: Limit::Free, body };
            works_in(&mut s, &mut lamp, zones, AbilityKind::Triggered(kind));
        }
        let lamp = s.add(lamp);
        s.put(A, lamp, zone);
        let mut game = s.start();
        assert_eq!(game.strength(p), strength, "{zone:?}");
        game.quests(p);
        assert_eq!(game.lore(A), lore, "{zone:?}");
    }
}

#[test]
fn r6_1_12_replacements_work_where_they_say() {
    for (zone, damage) in [(Zone::Play, 1), (Zone::Discard, 0), (Zone::Hand, 3)] {
        let mut s = Scene::new();
        let plain = s.character("Plain", [1, 1, 5, 0]);
        let plain = s.add(plain);
        let p = s.play(B, plain);
        let mut lamp = s.def("Lamp", Kinds::ITEM);
        for (zones, amount) in [(Zones::PLAY, 1), (Zones::DISCARD, 0)] {
            let of = Pattern::subject(EventKind::TookDamage, Select::yours(Filter::character()));
            let instead = Instead::Amount(n(amount));
            let kind = Replacement { of, during: Cond::True, limit: Limit::Free, optional: false, instead };
            works_in(&mut s, &mut lamp, zones, AbilityKind::Replacement(kind));
        }
        let lamp = s.add(lamp);
        s.put(B, lamp, zone);
        let mut zap = s.def("Zap", Kinds::ACTION);
        zap.effect = Some(s.pool.code(&[choose_character(), deal(3)]));
        let zap = s.add(zap);
        let z = s.put(A, zap, Zone::Hand);
        let mut game = s.start();
        game.plays(z);
        assert_eq!(game.damage(p), damage, "{zone:?}");
    }
}

#[test]
fn d_18_a_given_ability_is_heard_at_once() {
    // No card comes or goes in between: a trigger and a replacement effect given by an ability that is used.
    let mut s = Scene::new();
    let plain = s.character("Plain", [1, 1, 5, 0]);
    let plain = s.add(plain);
    let (one, two) = (s.play(A, plain), s.play(A, plain));
    s.card(two).damage = 1;
    let body = s.pool.code(&[gain(1)]);
    let on = vec![Pattern::player(EventKind::Quested, you())];
    let (during, condition) = (Cond::True, Cond::True);
    let kind = AbilityKind::Triggered(Triggered { on, during, condition, limit: Limit::Free, body });
    let watches = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    let mods = s.pool.mods(vec![Mod::Ability(watches)]);
    let who = Objects::each(Select::yours(Filter::Damaged));
    let (item, ability) =
        s.button(&[], &[Step::Do(Verb::Apply { to: who, mods, lasts: Duration::ThisTurn })]);
    let third = s.play(A, plain);
    s.card(third).drying = true;
    let mut game = s.start();
    game.quests(two);
    assert_eq!(game.lore(A), 0);
    game.uses(item, ability);
    game.quests(one);
    assert_eq!(game.lore(A), 1);
}

#[test]
fn r6_4_2_effects_on_what_has_gone_are_forgotten() {
    let mut s = Scene::new();
    let plain = s.character("Plain", [1, 1, 5, 0]);
    let plain = s.add(plain);
    let p = s.play(A, plain);
    let mods = s.pool.mods(vec![Mod::Stat(Stat::Strength, n(1))]);
    let body = s.pool.code(&[gain(1)]);
    let on = vec![Pattern::of(EventKind::TurnEnd)];
    let (during, condition) = (Cond::True, Cond::True);
    let kind = AbilityKind::Triggered(Triggered { on, during, condition, limit: Limit::Free, body });
    let later = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    let yours = || Objects::each(Select::yours(Filter::character()));
    let apply = |lasts| Step::Do(Verb::Apply { to: yours(), mods, lasts });
    let (give, giving) = s.button(
        &[],
        &[
            apply(Duration::UntilStartOf(PlayerRef::You)),
            apply(Duration::WhileInPlay),
            Step::Do(Verb::MakeFloating {
                ability: later,
                lasts: Duration::WhileThisInPlay,
                once: true,
                on: None,
            }),
        ],
    );
    let (sweep, sweeping) = s.button(&[], &[Step::Do(Verb::Banish(yours()))]);
    let all = Objects::each(Select::yours(Filter::Kind(Kinds::ITEM)));
    let (clear, clearing) = s.button(&[], &[Step::Do(Verb::Banish(all))]);
    let mut game = s.start();
    game.uses(give, giving);
    assert_eq!((game.game.state().effects().len(), game.game.state().floating().len()), (2, 1));
    assert_eq!(game.strength(p), 3);
    game.uses(sweep, sweeping);
    assert_eq!((game.game.state().effects().len(), game.game.state().floating().len()), (0, 1));
    game.uses(clear, clearing);
    assert_eq!((game.game.state().effects().len(), game.game.state().floating().len()), (0, 0));
    game.ends();
    assert_eq!(game.lore(A), 0);
}

#[test]
fn r6_1_13_4_how_long_effects_last() {
    // The Strength in A's turn, B's, A's next, B's next and A's third.
    use Duration::*;
    for (lasts, wanted) in [
        (ThisTurn, [3, 1, 1, 1, 1]),
        (UntilStartOf(PlayerRef::You), [3, 3, 1, 1, 1]),
        (NextTurnOf(PlayerRef::You), [1, 1, 3, 1, 1]),
        (TheirNextTurn, [1, 3, 1, 1, 1]),
        (TheirNextReady, [1, 1, 1, 1, 1]),
        (UntilEndOfNextTurn(PlayerRef::You), [3, 3, 3, 1, 1]),
        (ThisTurnOrNext, [3, 3, 1, 1, 1]),
        (WhileInPlay, [3, 3, 3, 3, 3]),
        (WhileThisInPlay, [3, 3, 3, 3, 3]),
    ] {
        let mut s = Scene::new();
        let plain = s.character("Plain", [1, 1, 5, 0]);
        let plain = s.add(plain);
        let p = s.play(B, plain);
        let mods = s.pool.mods(vec![Mod::Stat(Stat::Strength, n(2))]);
        let theirs = Objects::each(Select::opposing(Filter::character()));
        let apply = Verb::Apply { to: theirs, mods, lasts: lasts.clone() };
        let (item, ability) = s.button(&[], &[Step::Do(apply)]);
        let mut game = s.start();
        game.uses(item, ability);
        let mut seen = [0; 5];
        for turn in &mut seen {
            *turn = game.strength(p);
            game.ends();
        }
        assert_eq!(seen, wanted, "{lasts:?}");
    }
}

#[test]
fn k15_the_secondary_if_of_the_older_edition() {
    // Where it holds when the trigger happens, the trigger waits in both editions.
    for edition in [Edition::default(), Edition::V1] {
        let mut s = Scene::new().edition(edition);
        let mut hero = s.character("Hero", [1, 1, 5, 0]);
        let body = s.pool.code(&[gain(1)]);
        let condition = Cond::exists(Select::yours(Filter::Exerted));
        s.ability(
            &mut hero,
            AbilityKind::Triggered(Triggered {
                on: vec![Pattern::this(EventKind::Quested)],
                during: Cond::True,
                condition,
                limit: Limit::Free,
                body,
            }),
        );
        let hero = s.add(hero);
        let h = s.play(A, hero);
        let mut game = s.start();
        game.quests(h);
        assert_eq!(game.lore(A), 1, "{edition:?}");
    }
}

#[test]
fn r6_5_lore_gained_and_lost_is_replaced_each_by_itself() {
    // "If you would gain lore, gain 3 instead"; "if you would lose lore, you lose none".
    for (kind, up, down) in [(EventKind::GainedLore, 8, 4), (EventKind::LostLore, 6, 5)] {
        for (verb, wanted) in [(Verb::GainLore(you(), n(1)), up), (Verb::LoseLore(you(), n(1), None), down)] {
            let mut s = Scene::new();
            s.position.players[0].lore = 5;
            let mut hero = s.character("Hero", [1, 1, 5, 0]);
            let instead = Instead::Amount(n(if kind == EventKind::GainedLore { 3 } else { 0 }));
            let of = Pattern::player(kind, you());
            let kind = Replacement { of, during: Cond::True, limit: Limit::Free, optional: false, instead };
            s.ability(&mut hero, AbilityKind::Replacement(kind));
            let hero = s.add(hero);
            s.play(A, hero);
            let (item, ability) = s.button(&[], &[Step::Do(verb.clone())]);
            let mut game = s.start();
            game.uses(item, ability);
            assert_eq!(game.lore(A), wanted, "{verb:?}");
        }
    }
}

#[test]
fn r6_1_5_1_what_reaches_nobody_is_not_done() {
    // "A. If you do, gain a lore": an effect that lasts, and an ability that is left, on nobody and on somebody.
    for there in [false, true] {
        let mut s = Scene::new();
        if there {
            let plain = s.character("Plain", [1, 1, 5, 0]);
            let plain = s.add(plain);
            s.play(A, plain);
        }
        let mods = s.pool.mods(vec![Mod::Stat(Stat::Strength, n(1))]);
        let yours = || Objects::each(Select::yours(Filter::character()));
        let body = s.pool.code(&[draw(1)]);
        let on = vec![Pattern::of(EventKind::TurnEnd)];
        let (during, condition) = (Cond::True, Cond::True);
        let kind = AbilityKind::Triggered(Triggered { on, during, condition, limit: Limit::Free, body });
        let later = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
        let lasts = || Duration::ThisTurn;
        let firsts = [
            Verb::Apply { to: yours(), mods, lasts: lasts() },
            Verb::MakeFloating { ability: later, lasts: lasts(), once: true, on: Some(yours()) },
            Verb::Look { to: you(), what: yours(), into: X },
        ];
        let steps = firsts.map(|first| Step::Then {
            first: vec![Step::Do(first)],
            then: vec![gain(1)],
            otherwise: vec![],
        });
        let (item, ability) = s.button(&[], &steps);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(game.lore(A), if there { 3 } else { 0 });
    }
}

/// A character of Strength 3, Willpower 4 and lore 2 under these modifications: its three numbers.
fn numbers_under(mods: Vec<Mod>) -> (i32, i32, i32) {
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [1, 3, 4, 2]);
    for modification in mods {
        s.fixed(&mut hero, Scope::This, vec![modification]);
    }
    let hero = s.add(hero);
    let h = s.play(A, hero);
    let game = s.start();
    let values = game.game.values(game.ix(h));
    (values.strength, values.willpower, values.lore)
}

#[test]
fn r6_6_1_2_a_number_that_is_set() {
    // What adds to it still does, whatever came first.
    assert_eq!(numbers_under(vec![Mod::Set(Stat::Strength, n(7))]), (7, 4, 2));
    assert_eq!(numbers_under(vec![Mod::Set(Stat::Willpower, n(7)), Mod::Stat(Stat::Willpower, n(2))]).1, 9);
    assert_eq!(numbers_under(vec![Mod::Stat(Stat::Lore, n(-1)), Mod::Set(Stat::Lore, n(7))]), (3, 4, 6));
    // Of two the later one.
    let twice = vec![Mod::Set(Stat::Lore, n(7)), Mod::Set(Stat::Lore, n(5))];
    assert_eq!(numbers_under(twice), (3, 4, 5));
}

#[test]
fn r1_2_2_numbers_that_cannot_be_raised_or_lowered() {
    let both = |stat: Stat, more: i32, less: i32| [Mod::Stat(stat, n(more)), Mod::Stat(stat, n(-less))];
    for (at, stat) in [Stat::Strength, Stat::Willpower, Stat::Lore].into_iter().enumerate() {
        let number = |mods: Vec<Mod>| {
            let (strength, willpower, lore) = numbers_under(mods);
            let (numbers, printed) = ([strength, willpower, lore], [3, 4, 2]);
            let others = (0..3).filter(|other| *other != at);
            others.for_each(|other| assert_eq!(numbers[other], printed[other], "{stat:?}"));
            numbers[at] - printed[at]
        };
        let with = |modification: Mod| {
            let mods = both(stat, 2, 1).into_iter().chain([modification]);
            number(mods.collect())
        };
        // Raised by 2 and lowered by 1.
        assert_eq!(number(both(stat, 2, 1).to_vec()), 1, "{stat:?}");
        assert_eq!(with(Mod::Unincreased(stat)), -1, "{stat:?}");
        assert_eq!(with(Mod::Unreduced(stat)), 2, "{stat:?}");
        // A floor keeps what reduces from going further, and raises nothing.
        let printed = [3, 4, 2][at];
        assert_eq!(number(vec![Mod::Stat(stat, n(-2)), Mod::Floor(stat, n(printed - 1))]), -1, "{stat:?}");
        assert_eq!(number(vec![Mod::Stat(stat, n(-2)), Mod::Floor(stat, n(printed - 2))]), -2, "{stat:?}");
        assert_eq!(number(vec![Mod::Stat(stat, n(-1)), Mod::Floor(stat, n(printed - 2))]), -1, "{stat:?}");
        assert_eq!(number(vec![Mod::Floor(stat, n(printed + 3))]), 0, "{stat:?}");
        assert_eq!(number(vec![Mod::Stat(stat, n(-1)), Mod::Floor(stat, n(printed + 3))]), 0, "{stat:?}");
        // Of two floors the higher one, in either order.
        for floors in [[1, 2], [2, 1]] {
            let mods = floors.map(|below| Mod::Floor(stat, n(printed - below)));
            let mods = [Mod::Stat(stat, n(-3))].into_iter().chain(mods);
            assert_eq!(number(mods.collect()), -1, "{stat:?}");
        }
    }
}

/// What a character with all kinds of abilities still does under a modification of another card's.
fn left_of_its_text(change: Vec<Mod>) -> [bool; 4] {
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [1, 3, 4, 2]);
    hero.keywords.push((Keyword::Evasive, 0));
    s.triggered(&mut hero, Pattern::this(EventKind::Quested), &[draw(1)]);
    s.fixed(&mut hero, Scope::This, vec![Mod::Stat(Stat::Lore, n(3))]);
    let body = s.pool.code(&[gain(1)]);
    let used = s.ability(
        &mut hero,
        AbilityKind::Activated(Activated {
            cost: Cost::ink(0),
            first_half: false,
            condition: Cond::True,
            limit: Limit::PerTurn(1),
            body,
        }),
    );
    let hero = s.add(hero);
    let h = s.play(A, hero);
    let mut other = s.def("Other", Kinds::ITEM);
    s.fixed(&mut other, Scope::Objects(Select::in_play(Filter::character())), change);
    let other = s.add(other);
    s.play(B, other);
    let mut game = s.start();
    let values = game.game.values(game.ix(h));
    let (evasive, stronger) = (values.has(Keyword::Evasive), values.lore == 5);
    let answer = Answer::Action(Action::Use { card: game.ix(h), ability: used, free: false });
    let usable = game.game.check(&answer).is_ok();
    let before = game.hand(A);
    game.quests(h);
    [evasive, stronger, usable, game.hand(A) > before]
}

#[test]
fn r6_1_1_all_abilities_lost() {
    assert_eq!(left_of_its_text(vec![Mod::Stat(Stat::Strength, n(1))]), [true; 4]);
    assert_eq!(left_of_its_text(vec![Mod::LoseAll(Lost::Abilities)]), [false; 4]);
    assert_eq!(left_of_its_text(vec![Mod::LoseAll(Lost::Keywords)]), [false, true, true, true]);
}

#[test]
fn r6_1_1_two_that_take_each_others_abilities() {
    // Neither undoes the other: both take what else there is.
    let mut s = Scene::new();
    let others = || Scope::Objects(Select::in_play(Filter::all([Filter::character(), Filter::NotThis])));
    let mut taker = s.character("Taker", [1, 3, 4, 2]);
    taker.keywords.push((Keyword::Ward, 0));
    s.fixed(&mut taker, others(), vec![Mod::LoseAll(Lost::Abilities)]);
    s.fixed(&mut taker, Scope::This, vec![Mod::Stat(Stat::Strength, n(2))]);
    let taker = s.add(taker);
    let both = [s.play(A, taker), s.play(B, taker)];
    let game = s.start();
    for one in both {
        let values = game.game.values(game.ix(one));
        assert_eq!((values.has(Keyword::Ward), values.strength), (false, 3));
    }
}

#[test]
fn d_6_of_grants_of_equal_length_the_older_one() {
    for (first, second) in [(3, 5), (5, 3)] {
        let mut s = Scene::new();
        let give = |s: &mut Scene, number: i32, lasts: Duration| {
            let mods = s.pool.mods(vec![Mod::Keyword(Keyword::Singer, n(number))]);
            let give = Step::Do(Verb::Apply { to: Objects::Slot(X), mods, lasts });
            s.button(&[], &[choose_character(), give])
        };
        let (one, one_gives) = give(&mut s, first, Duration::ThisTurn);
        let (two, two_gives) = give(&mut s, second, Duration::ThisTurn);
        let (long, long_gives) = give(&mut s, 7, Duration::UntilStartOf(PlayerRef::You));
        let hero = s.character("Hero", [1, 3, 4, 2]);
        let hero = s.add(hero);
        let h = s.play(A, hero);
        let mut game = s.start();
        let number = |game: &Play| game.game.values(game.ix(h)).number(Keyword::Singer);
        for (button, ability) in [(one, one_gives), (two, two_gives)] {
            // There is nobody else to choose.
            game.uses(button, ability);
            assert_eq!(number(&game), first);
        }
        // 8.1.2: a longer one takes the place of both.
        game.uses(long, long_gives);
        assert_eq!(number(&game), 7);
        game.ends();
        assert_eq!(number(&game), 7);
        game.ends();
        assert_eq!(number(&game), 0);
    }
}

/// 8.1.2, D.6: in the turn with which it ends a grant is no longer than that turn, however long it was when it began.
#[test]
fn d_6_a_grant_that_ends_with_this_turn_is_a_short_one() {
    for lasts in [Duration::UntilEndOfNextTurn(PlayerRef::You), Duration::NextTurnOf(PlayerRef::You)] {
        let mut s = Scene::new();
        let give = |s: &mut Scene, number: i32, lasts: Duration| {
            let mods = s.pool.mods(vec![Mod::Keyword(Keyword::Singer, n(number))]);
            let give = Step::Do(Verb::Apply { to: Objects::Slot(X), mods, lasts });
            s.button(&[], &[choose_character(), give])
        };
        let (first, first_gives) = give(&mut s, 3, lasts);
        let (second, second_gives) = give(&mut s, 5, Duration::UntilStartOf(PlayerRef::You));
        let hero = s.character("Hero", [1, 3, 4, 2]);
        let hero = s.add(hero);
        let h = s.play(A, hero);
        let mut game = s.start();
        let number = |game: &Play| game.game.values(game.ix(h)).number(Keyword::Singer);
        game.uses(first, first_gives);
        game.ends();
        game.ends();
        assert_eq!(number(&game), 3, "its last turn");
        game.uses(second, second_gives);
        assert_eq!(number(&game), 5, "the other one lasts longer");
        game.ends();
        assert_eq!(number(&game), 5);
    }
}

#[test]
fn r5_2_7_a_classification_that_a_text_gives() {
    for given in [false, true] {
        let mut s = Scene::new();
        let king = s.pool.class("King");
        let mut hero = s.character("Hero", [1, 1, 1, 1]);
        if given {
            s.fixed(&mut hero, Scope::This, vec![Mod::Class(king)]);
        }
        let kings = Scope::Objects(Select::yours(Filter::Class(king)));
        let mut herald = s.character("Herald", [1, 1, 1, 1]);
        s.fixed(&mut herald, kings, vec![Mod::Stat(Stat::Lore, n(2))]);
        // 6.7.7: when that resolves the character is in the discard, where no text gives it anything.
        let body = s.pool.code(&[gain(5)]);
        s.ability(
            &mut hero,
            AbilityKind::Triggered(Triggered {
                on: vec![Pattern::this(EventKind::Banished)],
                during: Cond::True,
                condition: Cond::Are(Box::new(Objects::Slot(Slot::SUBJECT)), Box::new(Filter::Class(king))),
                limit: Limit::Free,
                body,
            }),
        );
        let (hero, herald) = (s.add(hero), s.add(herald));
        let foe = s.character("Foe", [1, 1, 1, 1]);
        let foe = s.add(foe);
        let h = s.play(A, hero);
        s.play(A, herald);
        let f = s.exerted(B, foe);
        let mut game = s.start();
        let (card, lore) = (game.ix(h), if given { 3 } else { 1 });
        assert_eq!((game.game.classes(card).has(king), game.game.values(card).lore), (given, lore));
        game.challenges(h, f);
        assert_eq!((game.zone(h), game.lore(A)), (Zone::Discard, if given { 5 } else { 0 }));
        assert!(!game.game.classes(game.ix(h)).has(king));
    }
}
