//! Single decisions on the way of what happens: conditions, amounts, lost abilities, lore of 0, limits, stacks that come apart.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{PlayerIx, Zone};
use lorekeeper_engine::{Action, Answer, Ask, Choice, Refusal};

const X: Slot = Slot::FREE;

/// What A has after using an ability of these steps in the scene.
fn lore_of(mut s: Scene, steps: &[Step]) -> i32 {
    let (item, ability) = s.button(&[], steps);
    let mut game = s.start();
    game.uses(item, ability);
    game.lore(A)
}

fn plain(s: &mut Scene, player: PlayerIx) -> Spot {
    let def = s.character("Plain", [1, 1, 5, 0]);
    let def = s.add(def);
    s.play(player, def)
}

fn yours() -> Objects {
    Objects::each(Select::yours(Filter::character()))
}

fn theirs() -> Objects {
    Objects::each(Select::opposing(Filter::character()))
}

#[test]
fn r6_1_16_conditions() {
    let bind = |objects| Step::Do(Verb::Bind(X, objects));
    let player = |among| Step::ChoosePlayer { by: PlayerRef::You, among, least: 1, most: 1, into: X };
    let nobody = || Players::Where(Box::new(Players::All), Box::new(Cond::False));
    let is = |amount, cmp, number| Cond::Compare(amount, cmp, n(number));
    // A has one character, B two.
    let rows: Vec<(Step, Cond, bool)> = vec![
        (bind(yours()), Cond::OneOf(vec![Cond::False, Cond::True]), true),
        (bind(yours()), Cond::OneOf(vec![Cond::False, Cond::False]), false),
        (bind(yours()), Cond::All(vec![Cond::False, Cond::True]), false),
        (bind(yours()), Cond::Bound(X), true),
        (bind(Objects::None), Cond::Bound(X), false),
        (player(Players::Opponents), Cond::Bound(X), true),
        (player(nobody()), Cond::Bound(X), false),
        (Step::Do(Verb::Set(X, n(0))), Cond::Bound(X), false),
        (Step::Do(Verb::Set(X, n(2))), Cond::Bound(X), true),
        (bind(yours()), Cond::FirstTurnNotStarting(PlayerRef::Slot(X)), false),
        (bind(yours()), Cond::Are(Box::new(Objects::Slot(X)), Box::new(Filter::character())), true),
        (bind(Objects::None), Cond::Are(Box::new(Objects::Slot(X)), Box::new(Filter::character())), false),
        (bind(theirs()), Cond::Are(Box::new(Objects::Slot(X)), Box::new(Filter::Damaged)), false),
        (
            bind(theirs()),
            is(Amount::Per(Box::new(Amount::Count(Box::new(Objects::Slot(X)))), 2), Cmp::Equal, 1),
            true,
        ),
        (bind(theirs()), is(Amount::Stat(Stat::Damage, Box::new(theirs())), Cmp::Equal, 2), true),
        (bind(theirs()), is(Amount::Min(Box::new(n(3)), Box::new(n(4))), Cmp::Equal, 3), true),
        (bind(theirs()), is(Amount::Max(Box::new(n(3)), Box::new(n(4))), Cmp::Equal, 4), true),
        (bind(theirs()), is(Amount::Players(Players::Opponents), Cmp::Equal, 1), true),
        // 4.6.2: outside of a challenge nobody is in one.
        (
            bind(theirs()),
            Cond::exists(Select::in_play(Filter::InChallengeWith(Box::new(Filter::Any)))),
            false,
        ),
        (bind(theirs()), Cond::exists(Select::in_play(Filter::Challenging)), false),
        (bind(theirs()), Cond::exists(Select::in_play(Filter::Challenged)), false),
    ];
    for (first, cond, wanted) in rows {
        let mut s = Scene::new();
        plain(&mut s, A);
        for damage in [0, 2] {
            let spot = plain(&mut s, B);
            s.card(spot).damage = damage;
        }
        let told = format!("{first:?} {cond:?}");
        let lore = lore_of(s, &[first, Step::If { cond, then: vec![gain(1)], otherwise: vec![] }]);
        assert_eq!(lore, i32::from(wanted), "{told}");
    }
}

#[test]
fn d_18_an_ability_is_lost_by_its_name() {
    // "Loses its Song ability": the one of that name, not another one, nor one without a name.
    let mut s = Scene::new();
    let (song, dance) = (s.pool.ability_name("Song"), s.pool.ability_name("Dance"));
    let mut hero = s.character("Hero", [1, 1, 5, 0]);
    for (name, amount) in [(Some(song), 1), (Some(dance), 2), (None, 4)] {
        let body = s.pool.code(&[gain(amount)]);
        let kind = AbilityKind::Triggered(Triggered {
            on: vec![Pattern::this(EventKind::Quested)],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        });
        let ability = s.pool.ability(Ability { name, zones: Zones::PLAY, kind, keyword: None });
        hero.abilities.push(ability);
    }
    let mut thief = s.character("Thief", [1, 1, 5, 0]);
    s.fixed(&mut thief, Scope::Objects(Select::opposing(Filter::Damaged)), vec![Mod::LoseAbility(song)]);
    let (hero, thief) = (s.add(hero), s.add(thief));
    s.play(B, thief);
    let (one, two) = (s.play(A, hero), s.play(A, hero));
    s.card(two).damage = 1;
    let mut game = s.start();
    let finish = |game: &mut Play| {
        while let Some(answer @ Answer::Choice(Choice::Resolve(_))) = game.game.options().first().copied() {
            game.answer(answer);
        }
    };
    game.quests(one);
    finish(&mut game);
    assert_eq!(game.lore(A), 7);
    game.quests(two);
    finish(&mut game);
    assert_eq!(game.lore(A), 13);
}

#[test]
fn r1_11_no_lore_is_neither_gained_nor_lost() {
    // "If you would lose lore, draw a card instead", and the same for gaining: 0 is nothing that could be replaced.
    for kind in [EventKind::LostLore, EventKind::GainedLore] {
        let mut s = Scene::new();
        let mut hero = s.character("Hero", [1, 1, 5, 0]);
        let code = s.pool.code(&[draw(1)]);
        let instead = Instead::Do(code);
        let of = Pattern::player(kind, you());
        let replacement =
            Replacement { of, during: Cond::True, limit: Limit::Free, optional: false, instead };
        s.ability(&mut hero, AbilityKind::Replacement(replacement));
        let mut place = s.def("Place", Kinds::LOCATION);
        place.willpower = 5;
        let (hero, place) = (s.add(hero), s.add(place));
        let h = s.play(A, hero);
        s.play(A, place);
        let nothing = [Step::Do(Verb::GainLore(you(), n(0))), Step::Do(Verb::LoseLore(you(), n(0), None))];
        let (item, ability) = s.button(&[], &nothing);
        let mut game = s.start();
        game.quests(h);
        game.uses(item, ability);
        assert_eq!((game.hand(A), game.lore(A)), (0, 0));
        game.ends();
        game.ends();
        // One card in the Draw step, none for the location without lore.
        assert_eq!((game.hand(A), game.lore(A)), (1, 0));
    }
}

#[test]
fn r6_5_some_of_several_are_replaced() {
    // Two are banished, one of them is not: the other is, and leaves play as ever; what was done was not done in full.
    let mut s = Scene::new();
    let mut saint = s.character("Saint", [1, 1, 5, 0]);
    let of = Pattern::this(EventKind::Banished);
    let instead = Instead::Nothing;
    let replacement = Replacement { of, during: Cond::True, limit: Limit::Free, optional: false, instead };
    s.ability(&mut saint, AbilityKind::Replacement(replacement));
    let saint = s.add(saint);
    let (kept, gone) = (s.play(B, saint), plain(&mut s, B));
    let mut watcher = s.character("Watcher", [1, 1, 5, 0]);
    let leaves = Pattern::subject(EventKind::LeftPlay, Select::opposing(Filter::character()));
    s.triggered(&mut watcher, leaves, &[gain(1)]);
    let watcher = s.add(watcher);
    s.play(A, watcher);
    let (item, ability) = s.button(
        &[],
        &[Step::Then {
            first: vec![Step::Do(Verb::Banish(theirs()))],
            then: vec![gain(5)],
            otherwise: vec![],
        }],
    );
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!((game.zone(kept), game.zone(gone)), (Zone::Play, Zone::Discard));
    assert_eq!(game.lore(A), 1);
}

/// Adds an item in play for each of these, which always apply.
fn with_instead(s: &mut Scene, whose: PlayerIx, of: Pattern, instead: Instead) {
    let mut host = s.def("Host", Kinds::ITEM);
    let replacement = Replacement { of, during: Cond::True, limit: Limit::Free, optional: false, instead };
    s.ability(&mut host, AbilityKind::Replacement(replacement));
    let host = s.add(host);
    s.play(whose, host);
}

#[test]
fn r1_2_2_what_is_forbidden_is_not_replaced() {
    // A character would be banished: that cannot be, so that nobody is asked what happens instead.
    let mut s = Scene::new();
    let hero = plain(&mut s, B);
    let banished = Pattern::subject(EventKind::Banished, Select::in_play(Filter::character()));
    with_instead(&mut s, A, banished.clone(), Instead::Goes(Place::DeckBottom));
    with_instead(&mut s, B, banished, Instead::Cannot);
    let (item, ability) = s.button(&[], &[Step::Do(Verb::Banish(theirs()))]);
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!(game.zone(hero), Zone::Play);
    assert!(matches!(game.game.options().last(), Some(Answer::Action(_))), "nobody is asked");
}

#[test]
fn r1_2_2_more_than_is_allowed_is_not_gained_by_a_detour() {
    // "Gain 5 instead" beside "can't gain more than 2 each turn": 2, also in two pieces.
    for pieces in [vec![1], vec![3], vec![1, 1], vec![2, 2]] {
        let mut s = Scene::new();
        let gained = Pattern::player(EventKind::GainedLore, you());
        with_instead(&mut s, A, gained, Instead::Amount(n(5)));
        let more = Pattern {
            amount: Some((Cmp::More, n(2))),
            summed: true,
            ..Pattern::player(EventKind::GainedLore, Players::Opponents)
        };
        with_instead(&mut s, B, more, Instead::UpTo(n(2)));
        let steps: Vec<Step> = pieces.iter().map(|lore| gain(*lore)).collect();
        let (item, ability) = s.button(&[], &steps);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(game.lore(A), 2, "{pieces:?}");
    }
}

#[test]
fn r3_2_1_1_a_limit_on_readying() {
    // "Can't ready more than two": any two, copies of one name included; the others as they are.
    let mut s = Scene::new();
    let mut host = s.def("Host", Kinds::ITEM);
    let limit = Mod::ReadyAtMost(n(2), Filter::character());
    s.fixed(&mut host, Scope::Players(Players::Opponents), vec![limit]);
    let host = s.add(host);
    s.play(B, host);
    let plain = s.character("Plain", [1, 1, 5, 0]);
    let plain = s.add(plain);
    let cards: Vec<Spot> = (0..3).map(|_| s.exerted(A, plain)).collect();
    for (damage, card) in cards.iter().enumerate() {
        s.card(*card).damage = damage as i16;
    }
    let mut game = s.start();
    game.ends();
    game.ends();
    assert!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Cards { .. })));
    game.refuse(Answer::Choice(Choice::Done), Refusal::TooFew);
    game.chooses(cards[0]);
    game.chooses(cards[2]);
    let exerted: Vec<bool> = cards.iter().map(|card| game.is_exerted(*card)).collect();
    assert_eq!(exerted, [false, true, false]);
    // With no more than there may be, nobody is asked.
    assert!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Turn)));
}

#[test]
fn r3_2_1_1_a_limit_that_is_not_reached() {
    for (limit, exerted) in [(2, false), (0, true)] {
        let mut s = Scene::new();
        let mut host = s.def("Host", Kinds::ITEM);
        let limit = Mod::ReadyAtMost(n(limit), Filter::character());
        s.fixed(&mut host, Scope::Players(Players::Opponents), vec![limit]);
        let item = s.def("Lamp", Kinds::ITEM);
        let (host, item) = (s.add(host), s.add(item));
        s.play(B, host);
        let plain = s.character("Plain", [1, 1, 5, 0]);
        let plain = s.add(plain);
        let cards = [s.exerted(A, plain), s.exerted(A, plain)];
        // Not alike: which of them comes first would be a question.
        s.card(cards[1]).damage = 1;
        let lamp = s.exerted(A, item);
        let mut game = s.start();
        game.ends();
        game.ends();
        assert!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Turn)));
        assert_eq!(game.decider(), Some(A));
        assert_eq!(cards.map(|card| game.is_exerted(card)), [exerted; 2]);
        assert!(!game.is_exerted(lamp), "what is not limited is readied");
    }
}

/// A character "Hero" whose Shift onto heroes is taken back at the end of the turn, or not.
fn hero(s: &mut Scene, temporary: bool, stats: [i16; 4]) -> DefIx {
    let mut big = s.character("Hero", stats);
    big.shift = Some(Shift { base: ShiftBase::SameName, temporary, cost: Cost::ink(0) });
    s.add(big)
}

#[test]
fn r8_10_8_5_what_is_under_it_stays_with_its_effects() {
    let mut s = Scene::new();
    let base = s.character("Hero", [2, 2, 3, 1]);
    let base = s.add(base);
    let big = hero(&mut s, true, [5, 4, 6, 2]);
    let (first, b, last) = (plain(&mut s, A), s.play(A, base), plain(&mut s, A));
    let t = s.put(A, big, Zone::Hand);
    let mods = s.pool.mods(vec![Mod::Stat(Stat::Strength, n(3))]);
    let apply = |what: Filter| {
        let to = Objects::each(Select::yours(what));
        Step::Do(Verb::Apply { to, mods, lasts: Duration::WhileInPlay })
    };
    let (all, giving) = s.button(&[], &[apply(Filter::character())]);
    let mut game = s.start();
    game.shifts(t, b);
    game.uses(all, giving);
    assert_eq!([first, t, last].map(|card| game.strength(card)), [4, 7, 4]);
    game.ends();
    assert_eq!((game.zone(t), game.zone(b)), (Zone::Hand, Zone::Play));
    // D.1: it keeps the effects, and the others keep theirs; it stands where the stack stood.
    assert_eq!([first, b, last].map(|card| game.strength(card)), [4, 5, 4]);
    let order: Vec<_> = game.game.state().player(A).play().iter().take(3).copied().collect();
    assert_eq!(order, [first, b, last].map(|card| game.ix(card)));
}

#[test]
fn r8_10_8_5_from_the_middle_of_a_stack() {
    // Covered by another Shift it still goes back, alone.
    let mut s = Scene::new();
    let base = s.character("Hero", [2, 2, 3, 1]);
    let base = s.add(base);
    let (big, top) = (hero(&mut s, true, [5, 4, 6, 2]), hero(&mut s, false, [7, 5, 8, 2]));
    let (b, t, u) = (s.play(A, base), s.put(A, big, Zone::Hand), s.put(A, top, Zone::Hand));
    s.card(b).damage = 1;
    let mut game = s.start();
    game.shifts(t, b);
    game.shifts(u, t);
    game.ends();
    assert_eq!([t, u, b].map(|card| game.zone(card)), [Zone::Hand, Zone::Play, Zone::Under]);
    let state = game.game.state();
    assert_eq!(state.under(game.ix(u)).collect::<Vec<_>>(), [game.ix(b)]);
    assert_eq!(game.damage(u), 0, "the damage of the stack is removed");
}

#[test]
fn r8_10_8_5_another_stay_is_another_card() {
    // Back in hand before the end of the turn, and played again: that one stays.
    let mut s = Scene::new();
    let base = s.character("Hero", [2, 2, 3, 1]);
    let base = s.add(base);
    let big = hero(&mut s, true, [0, 4, 6, 2]);
    let (b, t) = (s.play(A, base), s.put(A, big, Zone::Hand));
    let back =
        Verb::Put { by: PlayerRef::You, what: yours(), to: Place::Hand, order: Order::AsIs, into: None };
    let (item, ability) = s.button(&[], &[Step::Do(back)]);
    let mut game = s.start();
    game.shifts(t, b);
    game.uses(item, ability);
    assert_eq!((game.zone(t), game.zone(b)), (Zone::Hand, Zone::Hand));
    game.plays(t);
    game.ends();
    assert_eq!(game.zone(t), Zone::Play);
}

#[test]
fn r7_2_2_whoever_searches_a_deck_sees_it() {
    let mut s = Scene::new();
    let card = s.character("Card", [1, 1, 1, 1]);
    let card = s.add(card);
    let (deck, ink, other) =
        (s.put(A, card, Zone::Deck), s.put(A, card, Zone::Inkwell), s.put(B, card, Zone::Hand));
    let mine = Select { zones: Zones::DECK, owner: you(), filter: Filter::Any };
    let choose = Choose { word: Word::Plain, ..Choose::one(mine, X) };
    let (item, ability) = s.button(&[], &[Step::Choose(choose)]);
    let mut game = s.start();
    game.uses(item, ability);
    let seen = |spot, player| game.game.state().card(game.ix(spot)).seen().has(player);
    assert!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Cards { .. })));
    assert!(seen(deck, A) && !seen(deck, B));
    assert!(!seen(ink, A) && !seen(other, A));
    let all = game.game.state().player(A).deck();
    assert!(all.iter().all(|card| game.game.state().card(*card).seen().has(A)));
    let theirs = game.game.state().player(B).deck();
    assert!(!theirs.iter().any(|card| game.game.state().card(*card).seen().has(A)));
}

#[test]
fn r1_2_2_what_players_cannot_do() {
    // Playing such cards in any way, gaining and losing lore.
    for (barred, plays, wanted) in [
        (None, true, 6),
        (Some(Prohibited::GainLore), true, 4),
        (Some(Prohibited::LoseLore), true, 7),
        (Some(Prohibited::Play(Filter::Kind(Kinds::SONG))), false, 6),
    ] {
        let mut s = Scene::new();
        s.position.players[0].lore = 5;
        let mut bar = s.def("Bar", Kinds::ITEM);
        s.fixed(&mut bar, Scope::Players(Players::Opponents), barred.into_iter().map(Mod::Cant).collect());
        let bar = s.add(bar);
        s.play(B, bar);
        let singer = s.character("Singer", [9, 1, 5, 1]);
        let singer = s.add(singer);
        let who = s.play(A, singer);
        let mut song = s.def("Song", Kinds::ACTION | Kinds::SONG);
        song.cost = 1;
        song.effect = Some(s.pool.code(&[]));
        let song = s.add(song);
        let card = s.put(A, song, Zone::Hand);
        s.ink(A, 1);
        let up = Step::Do(Verb::GainLore(you(), n(2)));
        let down = Step::Do(Verb::LoseLore(you(), n(1), None));
        let (item, ability) = s.button(&[], &[up, down]);
        let mut game = s.start();
        let ix = game.ix(card);
        let may = |game: &Play, answer| game.game.check(&answer).is_ok();
        let sung = Answer::Action(Action::Play { card: ix, how: lorekeeper_engine::How::Sing(game.ix(who)) });
        assert_eq!(may(&game, sung), plays);
        assert_eq!(game.game.options().contains(&sung), plays);
        assert_eq!(
            may(&game, Answer::Action(Action::Play { card: ix, how: lorekeeper_engine::How::Ink })),
            plays
        );
        game.uses(item, ability);
        assert_eq!(game.lore(A), wanted);
    }
}

#[test]
fn r1_9_4_2_damage_that_is_changed() {
    // D.17: all modifiers added up, never below 0.
    for (printed, given, wanted) in [(0, 0, 2), (1, 0, 1), (0, 1, 1), (1, 1, 0), (3, 2, 0)] {
        let mut s = Scene::new();
        let strong = s.character("Strong", [1, 2, 9, 0]);
        let mut tough = s.character("Tough", [1, 0, 9, 0]);
        tough.keywords.extend((printed > 0).then_some((Keyword::Resist, printed)));
        if given > 0 {
            s.fixed(&mut tough, Scope::This, vec![Mod::Keyword(Keyword::Resist, n(given))]);
        }
        let (strong, tough) = (s.add(strong), s.add(tough));
        let (a, b) = (s.play(A, strong), s.exerted(B, tough));
        let mut game = s.start();
        game.challenges(a, b);
        assert_eq!((game.damage(a), game.damage(b)), (0, wanted));
    }
}

#[test]
fn r8_6_1_a_text_that_lets_challenge_evasive_ones() {
    for given in [None, Some(Keyword::Evasive), Some(Keyword::Alert)] {
        let mut s = Scene::new();
        let mut hawk = s.character("Hawk", [1, 2, 9, 0]);
        let mods = given.into_iter().map(|keyword| Mod::Keyword(keyword, n(0))).collect();
        s.fixed(&mut hawk, Scope::This, mods);
        let mut bird = s.character("Bird", [1, 0, 9, 0]);
        bird.keywords.push((Keyword::Evasive, 0));
        let (hawk, bird) = (s.add(hawk), s.add(bird));
        let (a, b) = (s.play(A, hawk), s.exerted(B, bird));
        let game = s.start();
        let answer = Answer::Action(Action::Challenge { with: game.ix(a), target: game.ix(b) });
        let check = game.game.check(&answer);
        assert_eq!(check, if given.is_some() { Ok(()) } else { Err(Refusal::Evasive) });
    }
}

#[test]
fn r6_1_3_a_number_is_asked_where_there_are_two() {
    for (least, most, asked, wanted) in [(0, 2, true, 2), (1, 1, false, 1), (0, -1, false, 0)] {
        let mut s = Scene::new();
        let choose = Step::ChooseNumber { by: PlayerRef::You, least: n(least), most: n(most), into: X };
        let count = Step::Do(Verb::GainLore(you(), Amount::Sum(vec![Amount::Slot(X), n(1)])));
        let (item, ability) = s.button(&[], &[choose, count]);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Number { .. })), asked);
        if asked {
            game.refuse(Answer::Choice(Choice::Number(3)), Refusal::OutOfRange);
            game.answer(Answer::Choice(Choice::Number(2)));
        }
        assert_eq!(game.lore(A), wanted + 1);
    }
}

#[test]
fn r6_5_a_replacement_that_may_be_declined() {
    for accepts in [false, true] {
        let mut s = Scene::new();
        let mut saint = s.character("Saint", [1, 1, 5, 0]);
        let of = Pattern::this(EventKind::Banished);
        let instead = Instead::Goes(Place::Hand);
        let replacement = Replacement { of, during: Cond::True, limit: Limit::Free, optional: true, instead };
        s.ability(&mut saint, AbilityKind::Replacement(replacement));
        let saint = s.add(saint);
        let one = s.play(B, saint);
        let (item, ability) = s.button(&[], &[Step::Do(Verb::Banish(theirs()))]);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(game.decider(), Some(B));
        assert!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::May { .. })));
        if accepts {
            game.accepts()
        } else {
            game.declines()
        }
        assert_eq!(game.zone(one), if accepts { Zone::Hand } else { Zone::Discard });
        assert_eq!(game.decider(), Some(A));
    }
}

/// An effect and an ability that last until the start of the next turn of B.
fn until_b(s: &mut Scene) -> (Spot, AbilityIx) {
    let mods = s.pool.mods(vec![Mod::Stat(Stat::Strength, n(1))]);
    let body = s.pool.code(&[gain(1)]);
    let (during, condition) = (Cond::True, Cond::True);
    let on = vec![Pattern::player(EventKind::TurnEnd, you())];
    let kind = AbilityKind::Triggered(Triggered { on, during, condition, limit: Limit::Free, body });
    let later = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    let whose = Select::opposing(Filter::Damaged);
    let lasts = || Duration::UntilStartOf(PlayerRef::OwnerOf(X));
    s.button(
        &[],
        &[
            Step::Do(Verb::Bind(X, Objects::each(whose))),
            Step::Do(Verb::Apply { to: yours(), mods, lasts: lasts() }),
            Step::Do(Verb::MakeFloating { ability: later, lasts: lasts(), once: false, on: None }),
            Step::Do(Verb::Apply { to: yours(), mods, lasts: Duration::WhileInPlay }),
            Step::Do(Verb::MakeFloating {
                ability: later,
                lasts: Duration::WhileThisInPlay,
                once: false,
                on: None,
            }),
        ],
    )
}

#[test]
fn r9_2_3_until_the_turn_of_somebody_who_left() {
    // It ends when that turn would have come, and nothing else ends with it.
    for leaves in [false, true] {
        let mut s = Scene::of(3);
        let (mine, hurt) = (plain(&mut s, A), plain(&mut s, B));
        s.card(hurt).damage = 1;
        let (item, ability) = until_b(&mut s);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(game.strength(mine), 3);
        if leaves {
            game.answer(Answer::Concede(B));
        }
        let count = |game: &Play| (game.game.state().effects().len(), game.game.state().floating().len());
        assert_eq!(count(&game), (2, 2));
        game.ends();
        while let Some(answer @ Answer::Choice(Choice::Resolve(_))) = game.game.options().first().copied() {
            game.answer(answer);
        }
        assert_eq!(game.lore(A), 2);
        assert_eq!(game.decider(), Some(if leaves { C } else { B }));
        assert_eq!((count(&game), game.strength(mine)), ((1, 1), 2), "{leaves}");
    }
}

#[test]
fn r6_2_7_what_goes_with_its_card_goes_alone() {
    // Of two abilities that were left, one goes with the card that left it.
    let mut s = Scene::new();
    let hurt = plain(&mut s, B);
    s.card(hurt).damage = 1;
    let (item, ability) = until_b(&mut s);
    let all = Objects::each(Select::yours(Filter::Kind(Kinds::ITEM)));
    let (clear, clearing) = s.button(&[], &[Step::Do(Verb::Banish(all))]);
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!(game.game.state().floating().len(), 2);
    game.uses(clear, clearing);
    assert_eq!(game.game.state().floating().len(), 1);
}

#[test]
fn r6_1_12_an_ability_to_be_used_from_the_discard() {
    let mut s = Scene::new();
    let body = s.pool.code(&[gain(1)]);
    let kind = AbilityKind::Activated(Activated {
        cost: Cost::ink(0),
        first_half: false,
        condition: Cond::True,
        limit: Limit::Free,
        body,
    });
    let ability = s.pool.ability(Ability { name: None, zones: Zones::DISCARD, kind, keyword: None });
    let mut ghost = s.character("Ghost", [1, 1, 5, 0]);
    ghost.abilities.push(ability);
    let ghost = s.add(ghost);
    let (mine, their, hand, play) = (
        s.put(A, ghost, Zone::Discard),
        s.put(B, ghost, Zone::Discard),
        s.put(A, ghost, Zone::Hand),
        s.play(A, ghost),
    );
    let game = s.start();
    let used = |spot| Answer::Action(Action::Use { card: game.ix(spot), ability, free: false });
    game.refuse(used(their), Refusal::NotYours);
    game.refuse(used(hand), Refusal::NotWorking);
    game.refuse(used(play), Refusal::NotWorking);
    let offered: Vec<Answer> = game
        .game
        .options()
        .into_iter()
        .filter(|answer| matches!(answer, Answer::Action(Action::Use { .. })))
        .collect();
    assert_eq!(offered, [used(mine)]);
}

#[test]
fn r5_1_1_5_what_lies_under_one_in_play() {
    let mut s = Scene::new();
    let host = plain(&mut s, A);
    for _ in 0..2 {
        let low = plain(&mut s, A);
        s.card(low).zone = Zone::Under;
        s.card(low).under = Some(host.ix);
    }
    let under = Objects::WereUnder(Box::new(yours()));
    let count = Step::Do(Verb::GainLore(you(), Amount::Count(Box::new(under))));
    assert_eq!(lore_of(s, &[count]), 2);
}

#[test]
fn r6_4_2_an_effect_goes_with_what_it_is_on() {
    // Of the effects on two characters those on the one that leaves go, the others stay.
    let mut s = Scene::new();
    let (stays, goes, hurt) = (plain(&mut s, A), plain(&mut s, A), plain(&mut s, B));
    s.card(goes).damage = 2;
    s.card(hurt).damage = 1;
    let (item, ability) = until_b(&mut s);
    let damaged = Objects::each(Select::yours(Filter::Damaged));
    let (sweep, sweeping) = s.button(&[], &[Step::Do(Verb::Banish(damaged))]);
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!(game.game.state().effects().len(), 4);
    game.uses(sweep, sweeping);
    assert_eq!((game.game.state().effects().len(), game.strength(stays)), (2, 3));
}

#[test]
fn r6_1_5_1_nothing_chosen_is_nothing_done() {
    // "Choose up to one. If you do, gain a lore."
    for chosen in [false, true] {
        let mut s = Scene::new();
        let one = plain(&mut s, A);
        let pick = Choose { count: Count::UpTo(n(1)), ..Choose::one(Select::yours(Filter::character()), X) };
        let step = Step::Then { first: vec![Step::Choose(pick)], then: vec![gain(1)], otherwise: vec![] };
        let (item, ability) = s.button(&[], &[step]);
        let mut game = s.start();
        game.uses(item, ability);
        if chosen {
            game.chooses(one);
        } else {
            game.answer(Answer::Choice(Choice::Done));
        }
        assert_eq!(game.lore(A), i32::from(chosen));
    }
}

/// 6.1.5.1: damage of which one card is gone is not dealt in full: what depends on it does not happen.
#[test]
fn r6_1_5_1_damage_to_what_is_gone() {
    let hurts = |is_gone: bool| {
        let mut s = Scene::new();
        let here = plain(&mut s, A);
        let other = s.character("Other", [1, 1, 5, 0]);
        let what = Objects::each(Select::yours(Filter::Named(other.names[0])));
        let other = s.add(other);
        s.play(A, other);
        let back = Verb::Put { by: PlayerRef::You, what, to: Place::Hand, order: Order::AsIs, into: None };
        let mut steps = vec![Step::Do(Verb::Bind(X, yours()))];
        steps.extend(is_gone.then_some(Step::Do(back)));
        steps.push(Step::Then { first: vec![deal(1)], then: vec![gain(1)], otherwise: vec![] });
        let (item, ability) = s.button(&[], &steps);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(game.damage(here), 1, "as much as can be done is done (1.2.3)");
        game.lore(A)
    };
    assert_eq!((hurts(false), hurts(true)), (1, 0));
}

/// 1.9.2.4: where no damage was there none is moved, and nobody hears of it.
#[test]
fn r1_9_2_4_no_damage_is_moved() {
    let heard = |damage: i16| {
        let mut s = Scene::new();
        let mut watcher = s.character("Watcher", [1, 1, 5, 0]);
        s.triggered(&mut watcher, Pattern::of(EventKind::MovedDamage), &[gain(1)]);
        let watcher = s.add(watcher);
        let hurt = s.play(A, watcher);
        s.card(hurt).damage = damage;
        plain(&mut s, B);
        lore_of(s, &[Step::Do(Verb::MoveDamage { from: yours(), to: theirs(), amount: n(1), into: None })])
    };
    assert_eq!((heard(0), heard(1)), (0, 1));
}

/// 6.1.14.1: whoever listens hears of every card that is revealed until one fits.
#[test]
fn r6_1_14_1_cards_revealed_until_one_fits_are_heard_of() {
    let rest = Slot(X.0 + 1);
    let until = Verb::RevealUntil {
        of: PlayerRef::You,
        from: DeckEnd::Top,
        filter: Filter::Kind(Kinds::LOCATION),
        found: X,
        rest,
    };
    let waiting = |is_heard: bool| {
        let mut s = Scene::new();
        let mut watcher = s.character("Watcher", [1, 1, 5, 0]);
        if is_heard {
            s.triggered(&mut watcher, Pattern::of(EventKind::Revealed), &[gain(1)]);
        }
        let watcher = s.add(watcher);
        s.play(A, watcher);
        let (item, ability) = s.button(&[], &[Step::Do(until.clone())]);
        let mut game = s.start();
        let cards = game.game.state().player(A).deck().len();
        game.uses(item, ability);
        (cards, game.bag())
    };
    let (cards, none) = waiting(false);
    assert!(cards > 1 && none == 0, "{cards} cards, {none} wait");
    assert_eq!(waiting(true).1, cards, "no card fits: all are revealed");
}
