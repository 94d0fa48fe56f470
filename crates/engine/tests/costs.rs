//! What is paid: tolls, ink drops, and changes of a price (1.5, 1.13, 4.3.2, 4.3.6).

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, Ask, Choice, LogEntry, Refusal, work};

fn number(n: i32) -> Answer {
    Answer::Choice(Choice::Number(n))
}

/// How often ink was paid, as it is told.
fn paid(game: &Play) -> Vec<i32> {
    let paid = |entry: &LogEntry| match entry {
        LogEntry::Paid(_, amount) => Some(*amount),
        _ => None,
    };
    game.told().filter_map(paid).collect()
}

/// A's character, whose deeds cost this, and an exerted one of B.
fn tolled(mods: Vec<Mod>, ink: usize, drops: u16) -> (Play, Spot, Spot) {
    let mut s = Scene::new();
    let mut host = s.def("Host", Kinds::ITEM);
    s.fixed(&mut host, Scope::Objects(Select::opposing(Filter::character())), mods);
    let hero = s.character("Hero", [1, 1, 5, 1]);
    let (host, hero) = (s.add(host), s.add(hero));
    s.play(B, host);
    let (mine, theirs) = (s.play(A, hero), s.exerted(B, hero));
    s.ink(A, ink);
    s.position.players[0].ink_drops = drops;
    (s.start(), mine, theirs)
}

#[test]
fn r1_5_3_a_toll_is_paid_for_the_deed_it_is_on() {
    let toll = |deed| vec![Mod::Toll(deed, n(2))];
    for (deed, quests, challenges) in [(Prohibited::Quest, 2, 0), (Prohibited::Challenge, 0, 2)] {
        let (mut game, mine, _) = tolled(toll(deed.clone()), 3, 0);
        game.quests(mine);
        assert_eq!((game.ready_ink(A), game.lore(A)), (3 - quests, 1));
        let (mut game, mine, theirs) = tolled(toll(deed.clone()), 3, 0);
        game.challenges(mine, theirs);
        assert_eq!((game.ready_ink(A), game.damage(theirs)), (3 - challenges, 1));
        // Without the ink only the other deed is open.
        let (game, mine, theirs) = tolled(toll(deed), 1, 0);
        let quest = Answer::Action(Action::Quest(game.ix(mine)));
        let challenge = Answer::Action(Action::Challenge { with: game.ix(mine), target: game.ix(theirs) });
        for (answer, price) in [(quest, quests), (challenge, challenges)] {
            let wanted = if price > 0 { Err(Refusal::NotEnoughInk) } else { Ok(()) };
            assert_eq!(game.game.check(&answer), wanted);
            assert_eq!(game.game.options().contains(&answer), wanted.is_ok());
        }
    }
    // Two of them add up.
    let both = vec![Mod::Toll(Prohibited::Challenge, n(2)), Mod::Toll(Prohibited::Challenge, n(1))];
    let (mut game, mine, theirs) = tolled(both, 3, 0);
    game.challenges(mine, theirs);
    assert_eq!((game.ready_ink(A), paid(&game)), (0, vec![3]));
}

#[test]
fn a_8_a_toll_is_paid_with_drops_as_well() {
    // Two ink cards and two drops for a toll of 2: nothing to two drops.
    for drops in 0..=2 {
        let (mut game, mine, theirs) = tolled(vec![Mod::Toll(Prohibited::Challenge, n(2))], 2, 2);
        game.challenges(mine, theirs);
        let asked = game.game.decision().map(|decision| decision.ask.clone());
        assert!(matches!(asked, Some(Ask::Number { least: 0, most: 2 })), "{asked:?}");
        assert!(!game.is_exerted(mine), "4.6.4.4: first it is paid");
        game.answer(number(drops));
        assert_eq!((game.ready_ink(A), game.damage(theirs), game.damage(mine)), (drops, 1, 1));
        assert_eq!(i32::from(game.game.state().player(A).ink_drops()), 2 - drops);
        assert_eq!(paid(&game), [2]);
    }
    // The same to quest; one ink card, so that one drop at least goes.
    let (mut game, mine, _) = tolled(vec![Mod::Toll(Prohibited::Quest, n(2))], 1, 2);
    game.quests(mine);
    assert!(matches!(
        game.game.decision().map(|decision| &decision.ask),
        Some(Ask::Number { least: 1, most: 2 })
    ));
    game.answer(number(1));
    assert_eq!((game.ready_ink(A), game.lore(A)), (0, 1));
}

#[test]
fn r4_6_4_so_many_characters_challenge_each_turn() {
    // "Only so many characters can challenge each turn": others than those that have.
    for most in [1, 2] {
        let mut s = Scene::new();
        let mut host = s.def("Host", Kinds::ITEM);
        // Another text says nothing about how many.
        let mods = vec![
            Mod::ChallengersPerTurn(n(most)),
            Mod::InkEntersExerted,
            Mod::ChallengersPerTurn(n(most + 1)),
        ];
        s.fixed(&mut host, Scope::Players(Players::All), mods);
        let hero = s.character("Hero", [1, 1, 9, 1]);
        let (host, hero) = (s.add(host), s.add(hero));
        s.play(B, host);
        let mine: Vec<Spot> = (0..3).map(|_| s.play(A, hero)).collect();
        for (damage, spot) in mine.iter().enumerate() {
            s.card(*spot).damage = damage as i16;
        }
        let theirs = s.exerted(B, hero);
        let ready = Step::Do(Verb::Ready(Objects::each(Select::yours(Filter::character()))));
        let (item, ability) = s.button(&[], &[ready]);
        let mut game = s.start();
        let challenge = |game: &Play, with| {
            Answer::Action(Action::Challenge { with: game.ix(with), target: game.ix(theirs) })
        };
        for (number, with) in mine.iter().enumerate() {
            let answer = challenge(&game, *with);
            if number < most as usize {
                game.answer(answer);
            } else {
                game.refuse(answer, Refusal::Forbidden);
                assert!(!game.game.options().contains(&answer));
            }
        }
        // Who has challenged may do so again, and questing is no challenge.
        game.uses(item, ability);
        assert_eq!(game.game.check(&challenge(&game, mine[0])), Ok(()));
        game.refuse(challenge(&game, mine[2]), Refusal::Forbidden);
        game.quests(mine[2]);
        // The next turn begins anew.
        game.ends();
        game.ends();
        game.refuse(challenge(&game, mine[2]), Refusal::TargetReady);
    }
}

#[test]
fn r1_5_3_nothing_is_paid_for_nothing() {
    // A card of cost 0 and an effect that asks for no ink: nothing is told of a payment.
    let mut s = Scene::new();
    let (free, dear) = (s.character("Free", [0, 1, 1, 1]), s.character("Dear", [1, 1, 1, 1]));
    let (free, dear) = (s.add(free), s.add(dear));
    let (free, dear) = (s.put(A, free, Zone::Hand), s.put(A, dear, Zone::Hand));
    s.ink(A, 3);
    let (item, ability) = s.button(&[], &[Step::Do(Verb::PayInk(PlayerRef::You, n(0))), gain(1)]);
    let (other, second) = s.button(&[], &[Step::Do(Verb::PayInk(PlayerRef::You, n(2))), gain(1)]);
    let mut game = s.start();
    game.plays(free);
    game.uses(item, ability);
    assert_eq!((paid(&game), game.ready_ink(A), game.lore(A)), (vec![], 3, 1));
    game.plays(dear);
    game.uses(other, second);
    assert_eq!((paid(&game), game.ready_ink(A), game.lore(A)), (vec![1, 2], 0, 2));
}

/// The frames that playing a card of that cost takes for a player with so many drops.
#[cfg(debug_assertions)]
fn frames(cost: i16, drops: u16) -> u64 {
    let mut s = Scene::new();
    let hero = s.character("Hero", [cost, 1, 1, 1]);
    let hero = s.add(hero);
    let card = s.put(A, hero, Zone::Hand);
    s.position.players[0].ink_drops = drops;
    let game = s.start();
    let mut silent = game.game.silent();
    let play = Action::Play { card: game.ix(card), how: lorekeeper_engine::How::Ink };
    work::take();
    silent.answer(Answer::Action(play)).expect("it can be played");
    work::take()[work::Work::Frame as usize]
}

#[cfg(debug_assertions)]
#[test]
fn a_8_who_pays_nothing_is_not_asked_for_drops() {
    assert_eq!(frames(0, 2), frames(0, 0));
    assert_ne!(frames(1, 1), frames(0, 0), "drops are removed on the way");
}

/// A character that was played for this, in a position with two drops: whether a drop was removed to play it.
fn is_paid_with_drop(
    hero: impl FnOnce(&mut Scene, &mut CardDef),
    how: impl FnOnce(&mut Play, Spot, Spot),
) -> bool {
    let mut s = Scene::new();
    let mut def = s.character("Hero", [2, 1, 5, 1]);
    hero(&mut s, &mut def);
    let base = s.character("Hero", [1, 1, 5, 1]);
    let (def, base) = (s.add(def), s.add(base));
    let (card, base) = (s.put(A, def, Zone::Hand), s.play(A, base));
    s.ink(A, 2);
    s.position.players[0].ink_drops = 2;
    let by_drop = Amount::count(Select::yours(Filter::PaidWithDrops(1)));
    let (item, ability) = s.button(&[], &[Step::Do(Verb::GainLore(you(), by_drop))]);
    let mut game = s.start();
    how(&mut game, card, base);
    assert_eq!(game.zone(card), Zone::Play);
    game.uses(item, ability);
    game.lore(A) > 0
}

#[test]
fn d_30_drops_removed_to_play_a_card() {
    let remove = |s: &mut Scene| s.pool.code(&[Step::Do(Verb::RemoveInkDrops(PlayerRef::You, n(1)))]);
    let pay = |s: &mut Scene| s.pool.code(&[Step::Do(Verb::PayInk(PlayerRef::You, n(1)))]);
    // Of its cost: as many as its player says.
    let plays = |drops: i32| {
        move |game: &mut Play, card: Spot, _: Spot| {
            game.plays(card);
            game.answer(number(drops));
        }
    };
    assert!(is_paid_with_drop(|_, _| {}, plays(1)));
    assert!(!is_paid_with_drop(|_, _| {}, plays(0)));
    // Of another cost that names them.
    let by_cost = |s: &mut Scene, def: &mut CardDef| {
        let cost = Cost { other: Some(remove(s)), ..Cost::ink(0) };
        def.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost });
    };
    assert!(is_paid_with_drop(by_cost, |game, card, base| game.shifts(card, base)));
    // What an effect removes, or pays, while it enters is no part of its cost.
    for code in [remove, pay] {
        let as_it_enters = |s: &mut Scene, def: &mut CardDef| {
            let code = code(s);
            let mods = s.pool.mods(vec![Mod::Enters(Entering::Then(code))]);
            let kind = AbilityKind::Static(Static { condition: Cond::True, scope: Scope::This, mods });
            def.abilities.push(s.pool.ability(Ability {
                name: None,
                zones: Zones::HAND,
                kind,
                keyword: None,
            }));
        };
        let how = |game: &mut Play, card: Spot, _: Spot| {
            game.plays(card);
            game.answer(number(0));
            if matches!(game.game.decision().map(|decision| &decision.ask), Some(Ask::Number { .. })) {
                game.answer(number(1));
            }
            assert_eq!(game.game.state().player(A).ink_drops(), 1);
        };
        assert!(!is_paid_with_drop(as_it_enters, how));
    }
}

#[test]
fn r1_13_1_2_no_drops_are_no_drops() {
    // "Get so many ink drops. If you do, gain a lore": of none nothing comes, by either reading of D.23.
    for point in [None, Some(lorekeeper_engine::OpenPoint::DropsOneByOne)] {
        for count in [0, 2] {
            let mut s = Scene::new();
            if let Some(point) = point {
                s = s.reading(point);
            }
            let steps = [Step::Then {
                first: vec![Step::Do(Verb::GetInkDrops(you(), n(count)))],
                then: vec![gain(1)],
                otherwise: vec![gain(5)],
            }];
            let (item, ability) = s.button(&[], &steps);
            let mut game = s.start();
            game.uses(item, ability);
            let drops = i32::from(game.game.state().player(A).ink_drops());
            assert_eq!((drops, game.lore(A)), (count, if count > 0 { 1 } else { 5 }), "{point:?}");
        }
    }
}

fn price(cards: Filter, ink: i32) -> PlayCostMod {
    PlayCostMod {
        cards,
        ink: n(ink),
        how: None,
        onto: None,
        next_only: false,
        queued: false,
        first_each_turn: false,
        once_each_turn: false,
    }
}

/// A scene in which A has used an ability after which these hold for the turn, with characters and items of cost 3 in hand.
fn priced(changes: Vec<PlayCostMod>) -> (Play, Vec<Spot>, Vec<Spot>) {
    let mut s = Scene::new();
    let hero = s.character("Hero", [3, 1, 5, 1]);
    let item = CardDef { cost: 3, ..s.def("Item", Kinds::ITEM) };
    let (hero, item) = (s.add(hero), s.add(item));
    let heroes = (0..3).map(|_| s.put(A, hero, Zone::Hand)).collect();
    let items = (0..3).map(|_| s.put(A, item, Zone::Hand)).collect();
    s.ink(A, 18);
    let mods = s.pool.mods(changes.into_iter().map(Mod::PlayCost).collect());
    let scope = Scope::Players(you());
    let (button, ability) =
        s.button(&[], &[Step::Do(Verb::Continue { scope, mods, lasts: Duration::ThisTurn })]);
    let mut game = s.start();
    game.uses(button, ability);
    (game, heroes, items)
}

/// What is paid for them, one after another.
fn costs(game: &mut Play, cards: &[Spot]) -> Vec<i32> {
    let mut costs = Vec::new();
    for card in cards {
        let before = game.ready_ink(A);
        game.plays(*card);
        costs.push(before - game.ready_ink(A));
    }
    costs
}

#[test]
fn r4_3_6_each_change_of_a_price_is_used_up_by_itself() {
    let characters = || price(Filter::character(), -1);
    let items = || price(Filter::Kind(Kinds::ITEM), -2);
    let next = |change| PlayCostMod { next_only: true, ..change };
    let queued = |change| PlayCostMod { next_only: true, queued: true, ..change };
    // All of the turn, or only the next one; of two kinds in one effect each by itself.
    let rows = [
        (vec![characters()], [2, 2, 2], [3, 3, 3]),
        (vec![next(characters())], [2, 3, 3], [3, 3, 3]),
        (vec![next(characters()), next(items())], [2, 3, 3], [1, 3, 3]),
        (vec![next(characters()), items()], [2, 3, 3], [1, 1, 1]),
        // "The next 2": one after another.
        (vec![next(characters()), queued(characters())], [2, 2, 3], [3, 3, 3]),
        (vec![next(items()), queued(characters())], [3, 3, 3], [1, 3, 3]),
    ];
    for (changes, for_heroes, for_items) in rows {
        let told = format!("{changes:?}");
        let (mut game, heroes, items) = priced(changes);
        assert_eq!(costs(&mut game, &heroes), for_heroes, "{told}");
        assert_eq!(costs(&mut game, &items), for_items, "{told}");
    }
    // What waits for another change begins when that one is used up.
    let (mut game, heroes, cards) = priced(vec![next(items()), queued(characters())]);
    assert_eq!(costs(&mut game, &cards[..1]), [1]);
    assert_eq!(costs(&mut game, &heroes), [2, 3, 3]);
}

#[test]
fn r4_3_6_a_change_for_one_way_of_playing_is_used_up_by_that_way() {
    // "The next character you shift": not the next one that is played otherwise, and nobody else's.
    let change =
        PlayCostMod { next_only: true, how: Some(HowPlayed::Shift), ..price(Filter::character(), -1) };
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [3, 1, 5, 1]);
    hero.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(2) });
    let hero = s.add(hero);
    let base = s.play(A, hero);
    let cards: Vec<Spot> = (0..3).map(|_| s.put(A, hero, Zone::Hand)).collect();
    s.ink(A, 9);
    let mods = s.pool.mods(vec![Mod::PlayCost(change)]);
    let (button, ability) = s.button(
        &[],
        &[Step::Do(Verb::Continue { scope: Scope::Players(you()), mods, lasts: Duration::ThisTurn })],
    );
    let mut game = s.start();
    game.uses(button, ability);
    game.plays(cards[0]);
    assert_eq!(game.ready_ink(A), 6);
    game.shifts(cards[1], base);
    assert_eq!(game.ready_ink(A), 5);
    game.shifts(cards[2], cards[1]);
    assert_eq!(game.ready_ink(A), 3);
}

#[test]
fn r4_3_6_once_each_turn() {
    let host = |change: PlayCostMod| {
        let mut s = Scene::new();
        let mut host = s.def("Host", Kinds::ITEM);
        s.fixed(&mut host, Scope::Players(you()), vec![Mod::PlayCost(change)]);
        let hero = s.character("Hero", [3, 1, 5, 1]);
        let (host, hero) = (s.add(host), s.add(hero));
        s.play(A, host);
        let cards: Vec<Spot> = (0..4).map(|_| s.put(A, hero, Zone::Hand)).collect();
        s.ink(A, 9);
        let mut game = s.start();
        let mut all = costs(&mut game, &cards[..2]);
        game.ends();
        game.ends();
        all.extend(costs(&mut game, &cards[2..]));
        all
    };
    let change = || price(Filter::character(), -1);
    assert_eq!(host(change()), [2, 2, 2, 2]);
    assert_eq!(host(PlayCostMod { once_each_turn: true, ..change() }), [2, 3, 2, 3]);
    assert_eq!(host(PlayCostMod { first_each_turn: true, ..change() }), [2, 3, 2, 3]);
}

/// 4.3.6, 6.1.12: what a card says of playing itself, and what else it says in the hand, each counts once and where it works.
#[test]
fn r4_3_6_what_a_card_says_of_its_own_price() {
    for (zones, scope, wanted) in [
        (Zones::HAND, Scope::This, 3),
        (Zones::HAND, Scope::Players(you()), 3),
        (Zones::DISCARD, Scope::This, 5),
        (Zones::PLAY, Scope::Players(you()), 5),
    ] {
        let mut s = Scene::new();
        let mut hero = s.character("Hero", [6, 1, 5, 1]);
        let told = format!("{zones:?} {scope:?}");
        let all = [(Zones::HAND, Scope::This, -1), (zones, scope, -2)];
        for (zones, scope, less) in all {
            let mods = s.pool.mods(vec![Mod::PlayCost(price(Filter::character(), less))]);
            let kind = AbilityKind::Static(Static { condition: Cond::True, scope, mods });
            hero.abilities.push(s.pool.ability(Ability { name: None, zones, kind, keyword: None }));
        }
        let hero = s.add(hero);
        let card = s.put(A, hero, Zone::Hand);
        s.ink(A, 6);
        let mut game = s.start();
        assert_eq!(costs(&mut game, &[card]), [wanted], "{told}");
    }
}

/// 1.2.2: a price that nothing reduces can still be raised.
#[test]
fn r1_2_2_a_price_that_stays() {
    for (less, more, firm, wanted) in
        [(-1, 2, true, 5), (-1, 2, false, 4), (0, 2, true, 5), (-1, 0, true, 3), (-9, 0, false, 0)]
    {
        let mut s = Scene::new();
        let mut host = s.def("Host", Kinds::ITEM);
        let mut mods = vec![
            Mod::PlayCost(price(Filter::character(), less)),
            Mod::PlayCost(price(Filter::character(), more)),
        ];
        if firm {
            mods.push(Mod::CostUnreduced(Filter::character()));
        }
        s.fixed(&mut host, Scope::Players(Players::All), mods);
        let hero = s.character("Hero", [3, 1, 5, 1]);
        let (host, hero) = (s.add(host), s.add(hero));
        s.play(B, host);
        let card = s.put(A, hero, Zone::Hand);
        s.ink(A, 9);
        let mut game = s.start();
        assert_eq!(costs(&mut game, &[card]), [wanted], "{less} {more} {firm}");
    }
}

/// Whose player has it, in which zone: A plays it from there by a permission, and entering is replaced by nothing.
#[test]
fn r6_5_4_a_card_that_does_not_enter_goes_back() {
    let back = |zone: Zone| {
        let mut s = Scene::new();
        let mut host = s.def("Host", Kinds::ITEM);
        let from = |zones| {
            Mod::PlayFrom(PlayFrom {
                cards: Select { zones, owner: you(), filter: Filter::character() },
                exerted: false,
                sung: None,
                into: None,
            })
        };
        let mods = vec![from(Zones::INKWELL), from(Zones::DECK), from(Zones::DISCARD)];
        s.fixed(&mut host, Scope::Players(you()), mods);
        let of = Pattern::subject(EventKind::EnteredPlay, Select::in_play(Filter::character()));
        let instead = Instead::Nothing;
        let replacement =
            Replacement { of, during: Cond::True, limit: Limit::Free, optional: false, instead };
        s.ability(&mut host, AbilityKind::Replacement(replacement));
        let hero = s.character("Hero", [1, 1, 5, 1]);
        let (host, hero) = (s.add(host), s.add(hero));
        s.play(A, host);
        s.ink(A, 2);
        let card = s.put(A, hero, zone);
        if zone == Zone::Deck {
            // The top card is the one that is written first.
            s.position.players[0].cards.rotate_right(1);
        }
        let card = if zone == Zone::Deck { Spot { player: A, ix: 0 } } else { card };
        if zone == Zone::Inkwell {
            s.card(card).exerted = true;
        }
        let mut game = s.start();
        game.plays(card);
        assert_eq!(game.ready_ink(A), if zone == Zone::Inkwell { 2 } else { 1 }, "{zone:?}");
        let top = game.game.state().player(A).deck().last().copied() == Some(game.ix(card));
        (game.zone(card), top, game.is_exerted(card))
    };
    assert_eq!(back(Zone::Hand), (Zone::Hand, false, false));
    assert_eq!(back(Zone::Discard), (Zone::Discard, false, false));
    assert_eq!(back(Zone::Deck), (Zone::Deck, true, false));
    assert_eq!(back(Zone::Inkwell), (Zone::Inkwell, false, false));
}

/// 4.7.4: what a move costs is paid with drops as well.
#[test]
fn a_8_moves_and_abilities_are_paid_with_drops() {
    let mut s = Scene::new();
    let hero = s.character("Hero", [3, 1, 5, 1]);
    let place = CardDef { willpower: 5, move_cost: 2, ..s.def("Place", Kinds::LOCATION) };
    let mut item = s.def("Item", Kinds::ITEM);
    let body = s.pool.code(&[gain(1)]);
    let cost = Cost::ink(1);
    let kind = AbilityKind::Activated(Activated {
        cost,
        first_half: false,
        condition: Cond::True,
        limit: Limit::Free,
        body,
    });
    let ability = s.ability(&mut item, kind);
    let (hero, place, item) = (s.add(hero), s.add(place), s.add(item));
    let (hero, place, item) = (s.play(A, hero), s.play(A, place), s.play(A, item));
    s.ink(A, 2);
    s.position.players[0].ink_drops = 3;
    let mut game = s.start();
    let drops = |game: &Play| game.game.state().player(A).ink_drops();
    let (card, to) = (game.ix(hero), game.ix(place));
    game.answer(Answer::Action(Action::Move { card, to, free: false }));
    game.answer(number(2));
    assert_eq!((drops(&game), game.ready_ink(A)), (1, 2));
    assert_eq!(game.game.state().card(card).at(), to);
    game.uses(item, ability);
    game.answer(number(0));
    assert_eq!((drops(&game), game.ready_ink(A), game.lore(A)), (1, 1, 1));
    game.uses(item, ability);
    game.answer(number(1));
    assert_eq!((drops(&game), game.ready_ink(A), game.lore(A)), (0, 1, 2));
}
