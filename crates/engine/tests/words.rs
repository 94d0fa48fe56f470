//! Words that few texts use: what is named, counted, left over, cut short; last known guests, and a player who leaves in the middle.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, Ask, Choice, Edition, OpenPoint, Refusal};

const X: Slot = Slot::FREE;
const Y: Slot = Slot(Slot::FREE.0 + 1);

// ---- choices

/// Whom A can choose after the first of two that must go together so.
fn second_choices(total: Together, first: usize) -> Vec<usize> {
    let mut s = Scene::new();
    let (chip, dale) = (s.pool.name("Chip"), s.pool.name("Dale"));
    let mut both = s.character("Chip & Dale", [1, 1, 5, 1]);
    both.names.extend([chip, dale]);
    let (one, two, other) = (
        s.character("Chip", [1, 1, 5, 1]),
        s.character("Dale", [1, 1, 5, 1]),
        s.character("Other", [1, 1, 5, 1]),
    );
    let defs = [both, one, two, other].map(|def| s.add(def));
    let all = defs.map(|def| s.play(B, def));
    let mut choose = Choose::one(Select::opposing(Filter::character()), X);
    choose.count = Count::Exactly(n(2));
    choose.total = Some(total);
    let exert = Step::Do(Verb::Exert(Objects::Slot(X)));
    let (item, ability) = s.button(&[], &[Step::Choose(choose), exert]);
    let mut game = s.start();
    game.uses(item, ability);
    let card = game.ix(all[first]);
    game.game.answer(Answer::Choice(Choice::Card(card))).expect("any may be the first");
    let options = game.game.options();
    let offered = |spot: &Spot| options.contains(&Answer::Choice(Choice::Card(game.ix(*spot))));
    (0..4).filter(|ix| offered(&all[*ix])).collect()
}

#[test]
fn r5_2_6_1_cards_with_a_name_in_common() {
    // "Chip & Dale" has both names, and one in common is enough.
    assert_eq!(second_choices(Together::OneName, 0), [1, 2]);
    assert_eq!(second_choices(Together::OneName, 1), [0]);
    assert_eq!(second_choices(Together::OneName, 2), [0]);
    assert_eq!(second_choices(Together::Different(Differing::Names), 0), [3]);
    assert_eq!(second_choices(Together::Different(Differing::Names), 1), [2, 3]);
    assert_eq!(second_choices(Together::Different(Differing::Names), 3), [0, 1, 2]);
}

#[test]
fn r6_1_3_what_was_not_chosen() {
    // "Choose so many of them. Banish the others": all candidates but those.
    for count in [0, 1, 2] {
        let mut s = Scene::new();
        let def = s.character("Plain", [1, 2, 5, 1]);
        let def = s.add(def);
        let all: Vec<Spot> = (0..3).map(|_| s.play(B, def)).collect();
        for (damage, spot) in all.iter().enumerate() {
            s.card(*spot).damage = damage as i16;
        }
        let mut choose = Choose::one(Select::opposing(Filter::character()), X);
        choose.count = Count::UpTo(n(count));
        choose.rest = Some(Y);
        let banish = Step::Do(Verb::Banish(Objects::Slot(Y)));
        let (item, ability) = s.button(&[], &[Step::Choose(choose), banish]);
        let mut game = s.start();
        game.uses(item, ability);
        for spot in &all[..count as usize] {
            game.chooses(*spot);
        }
        let left = all.iter().filter(|spot| game.zone(**spot) == Zone::Play).count();
        assert_eq!(left, count as usize);
        assert!(all[..count as usize].iter().all(|spot| game.zone(*spot) == Zone::Play));
    }
}

#[test]
fn r5_2_7_every_classification_can_be_named() {
    let mut s = Scene::new();
    let classes = ["Knight", "Fairy", "Hero"].map(|class| s.pool.class(class));
    let hero = |s: &mut Scene, classes: &[ClassId]| {
        let mut hero = s.character("Hero", [1, 1, 5, 1]);
        hero.classes = classes.iter().fold(hero.classes, |all, class| all.with(*class));
        let hero = s.add(hero);
        s.play(A, hero)
    };
    let (knight, both) = (hero(&mut s, &classes[..1]), hero(&mut s, &classes[..2]));
    let name = Step::Name { by: PlayerRef::You, what: Nameable::Class, into: X };
    let exert = Step::Do(Verb::Exert(Objects::each(Select::yours(Filter::ClassBound(X)))));
    let (item, ability) = s.button(&[], &[name, exert]);
    let mut game = s.start();
    game.uses(item, ability);
    let wanted: Vec<Answer> = classes.iter().map(|class| Answer::Choice(Choice::Class(*class))).collect();
    assert_eq!(game.game.options(), wanted);
    game.answer(wanted[1]);
    assert_eq!((game.is_exerted(knight), game.is_exerted(both)), (false, true));
}

// ---- what is looked at

/// The Strength of both sides in a challenge where those in a challenge with such a character have 10 more.
fn in_challenge_with(filter: Filter) -> (i16, i16) {
    let mut s = Scene::new();
    let with = Filter::all([Filter::character(), Filter::InChallengeWith(Box::new(filter))]);
    host(&mut s, A, Scope::Objects(Select::in_play(with)), vec![Mod::Stat(Stat::Strength, n(10))]);
    let hero = s.character("Hero", [1, 1, 30, 1]);
    let hero = s.add(hero);
    let (mine, theirs) = (s.play(A, hero), s.exerted(B, hero));
    let bystander = s.exerted(B, hero);
    s.card(theirs).damage = 1;
    s.card(bystander).damage = 2;
    let mut game = s.start();
    game.challenges(mine, theirs);
    assert_eq!(game.damage(bystander), 2);
    (game.damage(mine), game.damage(theirs) - 1)
}

#[test]
fn r4_6_2_in_a_challenge_with_whom() {
    assert_eq!(in_challenge_with(Filter::Damaged), (1, 11), "who challenges the damaged one");
    assert_eq!(in_challenge_with(Filter::Undamaged), (11, 1), "who is challenged by the undamaged one");
    assert_eq!(in_challenge_with(Filter::character()), (11, 11));
    assert_eq!(in_challenge_with(Filter::Kind(Kinds::ITEM)), (1, 1));
}

#[test]
fn r6_7_7_who_was_there_when_a_location_left() {
    // "When this location is banished, exert each character that was here."
    let mut s = Scene::new();
    let hero = s.character("Hero", [1, 1, 5, 1]);
    let hero = s.add(hero);
    let mut place = CardDef { willpower: 3, move_cost: 1, ..s.def("Place", Kinds::LOCATION) };
    let here = Select::in_play(Filter::all([Filter::character(), Filter::At(Box::new(Objects::This))]));
    let exert = Step::Do(Verb::Exert(Objects::each(here)));
    s.triggered(&mut place, Pattern::this(EventKind::Banished), &[exert]);
    let place = s.add(place);
    let (place, other) = (s.play(A, place), s.play(A, place));
    let (guest, absent, elsewhere) = (s.play(A, hero), s.play(A, hero), s.play(A, hero));
    s.card(guest).at = Some(place.ix);
    s.card(elsewhere).at = Some(other.ix);
    s.card(place).damage = 1;
    let gone = Select::yours(Filter::all([Filter::Kind(Kinds::LOCATION), Filter::Damaged]));
    let (item, ability) = s.button(&[], &[Step::Do(Verb::Banish(Objects::each(gone)))]);
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!(game.zone(place), Zone::Discard);
    let exerted = [guest, absent, elsewhere].map(|spot| game.is_exerted(spot));
    assert_eq!(exerted, [true, false, false]);
}

#[test]
fn d_6_until_the_end_of_the_next_turn_is_longer_than_until_its_start() {
    // Both begin in A's own turn, which is not the next one.
    for swapped in [false, true] {
        let mut s = Scene::new();
        let give = |s: &mut Scene, number: i32, lasts: Duration| {
            let mods = s.pool.mods(vec![Mod::Keyword(Keyword::Singer, n(number))]);
            let give = Step::Do(Verb::Apply { to: Objects::Slot(X), mods, lasts });
            s.button(&[], &[choose_character(), give])
        };
        let mut both = [
            give(&mut s, 3, Duration::UntilStartOf(PlayerRef::You)),
            give(&mut s, 5, Duration::UntilEndOfNextTurn(PlayerRef::You)),
        ];
        if swapped {
            both.reverse();
        }
        let h = plain(&mut s, A);
        let mut game = s.start();
        let number = |game: &Play| game.game.values(game.ix(h)).number(Keyword::Singer);
        for (button, ability) in both {
            game.uses(button, ability);
        }
        assert_eq!(number(&game), 5);
        game.ends();
        game.ends();
        assert_eq!(number(&game), 5, "its last turn");
        game.ends();
        assert_eq!(number(&game), 0);
    }
}

// ---- instructions

#[test]
fn d_22_nothing_rests_on_an_otherwise_that_is_not_there() {
    // "You may A. If you do, B", with and without "otherwise", declined.
    let rows: [(Vec<Step>, Vec<Step>, usize, i32); 4] = [
        (vec![], vec![gain(2)], 1, 2),
        (vec![], vec![], 0, 0),
        (vec![gain(1)], vec![gain(2)], 0, 2),
        (vec![gain(1)], vec![], 0, 0),
    ];
    for (then, otherwise, rests, lore) in rows {
        let mut s = Scene::new();
        let told = format!("{then:?} {otherwise:?}");
        let (item, ability) =
            s.button(&[], &[Step::Then { first: vec![may(vec![draw(1)])], then, otherwise }]);
        let mut game = s.start();
        game.uses(item, ability);
        game.declines();
        assert_eq!((game.rested(OpenPoint::OtherwiseDeclined), game.lore(A)), (rests, lore), "{told}");
    }
}

#[test]
fn d_22_what_follows_an_option_is_no_otherwise() {
    // One of two options ends with a "may" that was declined; what comes behind it is the other option.
    let declined = Step::Then { first: vec![may(vec![draw(1)])], then: vec![], otherwise: vec![] };
    let options = vec![vec![declined], vec![gain(1), gain(1)]];
    let mut s = Scene::new();
    let step = Step::Options { by: PlayerRef::You, modes: Modes::ChooseOne, options };
    let (item, ability) = s.button(&[], &[step, gain(5)]);
    let mut game = s.start();
    game.uses(item, ability);
    game.answer(Answer::Choice(Choice::Option(1)));
    game.declines();
    assert_eq!((game.rested(OpenPoint::OtherwiseDeclined), game.lore(A)), (0, 5));
}

#[test]
fn r1_5_3_a_cost_in_two_halves() {
    // "Discard a card. If you do, ..." as a cost: without a card it cannot be paid.
    for cards in [0, 1] {
        let mut s = Scene::new();
        let def = s.character("Plain", [1, 2, 5, 1]);
        let def = s.add(def);
        (0..cards).for_each(|_| _ = s.put(A, def, Zone::Hand));
        let hand = Select { zones: Zones::HAND, owner: you(), filter: Filter::Any };
        let mut choose = Choose::one(hand, X);
        choose.word = Word::Plain;
        let discard =
            vec![Step::Choose(choose), Step::Do(Verb::Discard { what: Objects::Slot(X), into: None })];
        let cost = [Step::Then { first: discard, then: vec![draw(1)], otherwise: vec![] }];
        let (item, ability) = s.button(&cost, &[gain(1)]);
        let game = s.start();
        let answer = Answer::Action(Action::Use { card: game.ix(item), ability, free: false });
        let wanted = if cards > 0 { Ok(()) } else { Err(Refusal::CannotPay) };
        assert_eq!(game.game.check(&answer), wanted);
        assert_eq!(game.game.options().contains(&answer), wanted.is_ok());
    }
}

#[test]
fn r8_1_2_a_second_grant_by_edition() {
    // Before 2.3 a keyword that a card has is not received again; since then the longer grant counts.
    let editions = [Edition::V1, Edition::V2_2, Edition::V2_3];
    for (edition, now, later) in
        editions.into_iter().zip([3, 3, 5]).zip([0, 0, 5]).map(|((e, n), l)| (e, n, l))
    {
        let mut s = Scene::new().edition(edition);
        let give = |s: &mut Scene, number: i32, lasts: Duration| {
            let mods = s.pool.mods(vec![Mod::Keyword(Keyword::Singer, n(number))]);
            let give = Step::Do(Verb::Apply { to: Objects::Slot(X), mods, lasts });
            s.button(&[], &[choose_character(), give])
        };
        let both =
            [give(&mut s, 3, Duration::ThisTurn), give(&mut s, 5, Duration::UntilStartOf(PlayerRef::You))];
        let hero = plain(&mut s, A);
        let mut game = s.start();
        let number = |game: &Play| game.game.values(game.ix(hero)).number(Keyword::Singer);
        for (button, ability) in both {
            game.uses(button, ability);
        }
        assert_eq!(number(&game), now, "{edition:?}");
        game.ends();
        assert_eq!(number(&game), later, "{edition:?}");
    }
}

#[test]
fn r6_7_6_1_what_a_player_did_not_do_in_full() {
    // "Each player may discard a card. Who does gains a lore, who does not loses one." The whole is done only if all did.
    let hand = |who| Select { zones: Zones::HAND, owner: Players::One(who), filter: Filter::Any };
    let each = PlayerRef::Slot(Y);
    let lore = |amount| Step::Do(Verb::GainLore(Players::One(each), n(amount)));
    let mut choose = Choose::one(hand(each), X);
    (choose.by, choose.word) = (each, Word::Plain);
    let discard = vec![Step::Choose(choose), Step::Do(Verb::Discard { what: Objects::Slot(X), into: None })];
    let first = vec![Step::May { by: each, body: discard, otherwise: vec![] }];
    let body = vec![Step::Then { first, then: vec![lore(1)], otherwise: vec![lore(3)] }];
    let all = Step::EachPlayer { players: Players::All, slot: Y, body };
    for (mine, theirs) in [(true, true), (true, false), (false, true), (false, false)] {
        let mut s = Scene::new();
        let def = s.character("Plain", [1, 2, 5, 1]);
        let def = s.add(def);
        s.put(A, def, Zone::Hand);
        s.put(B, def, Zone::Hand);
        let steps = [Step::Then { first: vec![all.clone()], then: vec![gain(10)], otherwise: vec![gain(5)] }];
        let (item, ability) = s.button(&[], &steps);
        let mut game = s.start();
        game.uses(item, ability);
        for (player, does) in [(A, mine), (B, theirs)] {
            assert_eq!(game.decider(), Some(player));
            if does { game.accepts() } else { game.declines() }
        }
        let own = |does: bool| if does { 1 } else { 3 };
        let whole = if mine && theirs { 10 } else { 5 };
        assert_eq!((game.lore(A), game.lore(B)), (own(mine) + whole, own(theirs)), "{mine} {theirs}");
    }
}

// ---- who leaves

/// B's card, played by an effect of A's, asks B to choose a character; A leaves instead of waiting.
#[test]
fn r9_2_3_who_leaves_while_another_chooses() {
    for leaver in [A, C] {
        let mut s = Scene::of(3);
        s.position.active = B;
        let deals = s.pool.code(&[choose_character(), deal(1)]);
        let mut guest = s.character("Guest", [3, 1, 5, 1]);
        works_in(&mut s, &mut guest, Zones::HAND, vec![Mod::Enters(Entering::Then(deals))]);
        let guest = s.add(guest);
        let guest = s.put(B, guest, Zone::Hand);
        // A's character lets an opponent who quests play one for free.
        let mut giver = s.character("Giver", [1, 1, 5, 1]);
        let hand = Select {
            zones: Zones::HAND,
            owner: Players::One(PlayerRef::Active),
            filter: Filter::character(),
        };
        let play = Step::Play(PlayCard {
            by: PlayerRef::Active,
            from: Objects::each(hand),
            pay: Pay::Free,
            optional: false,
            exerted: false,
            onto: None,
            into: X,
        });
        let quests = Pattern::subject(EventKind::Quested, Select::opposing(Filter::character()));
        s.triggered(&mut giver, quests, &[play]);
        let giver = s.add(giver);
        let giver = s.play(A, giver);
        let (mine, third) = (plain(&mut s, B), plain(&mut s, C));
        let mut game = s.start();
        game.quests(mine);
        assert!(matches!(asked(&game), Some(Ask::Cards { .. })), "{:?}", asked(&game));
        assert_eq!(game.decider(), Some(B));
        game.answer(Answer::Concede(leaver));
        assert_eq!(game.decider(), Some(B));
        let options = game.game.options();
        let offered = |spot: Spot| options.contains(&Answer::Choice(Choice::Card(game.ix(spot))));
        assert_eq!((offered(giver), offered(third), offered(mine)), (leaver == C, leaver == A, true));
        game.chooses(guest);
        assert_eq!((game.zone(guest), game.damage(guest)), (Zone::Play, 1));
        game.ends();
    }
}

// ---- names, places and numbers that few texts ask for

/// The lore that A has after these steps, with a character of A's under which two cards lie, one of them facedown.
fn lore_after(steps: &[Step]) -> i32 {
    let mut s = Scene::new();
    let host = plain(&mut s, A);
    plain(&mut s, A);
    let below = s.character("Below", [1, 1, 1, 1]);
    let below = s.add(below);
    for facedown in [false, true] {
        let spot = s.put(A, below, Zone::Under);
        s.card(spot).under = Some(host.ix);
        s.card(spot).facedown = facedown;
    }
    s.put(A, below, Zone::Hand);
    let (item, ability) = s.button(&[], steps);
    let mut game = s.start();
    game.uses(item, ability);
    while let Some(answer @ Answer::Choice(_)) = game.game.options().first().copied() {
        game.answer(answer);
    }
    game.lore(A)
}

#[test]
fn r6_1_8_what_is_counted() {
    let lore = |objects: Objects| Step::Do(Verb::GainLore(you(), Amount::Count(Box::new(objects))));
    let under = |filter| Objects::each(Select { zones: Zones::UNDER, owner: you(), filter });
    let mine = |filter| Objects::each(Select::yours(Filter::all([Filter::character(), filter])));
    let hand = Select { zones: Zones::HAND, owner: you(), filter: Filter::Any };
    let mut card = Choose::one(hand, X);
    card.word = Word::Plain;
    // A card of the hand that is gone since: nobody was there, nothing lies under it.
    let gone =
        || vec![Step::Choose(card.clone()), Step::Do(Verb::Discard { what: Objects::Slot(X), into: None })];
    let after_gone = |step: Step| [gone(), vec![step]].concat();
    let if_bound = |what| {
        let name = Step::Name { by: PlayerRef::You, what, into: X };
        vec![name, Step::If { cond: Cond::Bound(X), then: vec![gain(1)], otherwise: vec![] }]
    };
    let rows: Vec<(Vec<Step>, i32)> = vec![
        (vec![lore(under(Filter::Any))], 2),
        (vec![lore(under(Filter::FaceUp))], 1),
        (vec![lore(Objects::HostOf(Box::new(under(Filter::Any))))], 1),
        (vec![lore(under(Filter::Under(Box::new(mine(Filter::Any)))))], 2),
        (after_gone(lore(under(Filter::Under(Box::new(Objects::Slot(X)))))), 0),
        (after_gone(lore(mine(Filter::At(Box::new(Objects::Slot(X)))))), 0),
        (vec![lore(mine(Filter::NamedBound(X)))], 0),
        (vec![lore(mine(Filter::ClassBound(X)))], 0),
        (vec![lore(Objects::Bottom(PlayerRef::You, Box::new(n(2))))], 2),
        (vec![lore(Objects::Bottom(PlayerRef::You, Box::new(n(-2))))], 0),
        (vec![lore(Objects::Top(PlayerRef::You, Box::new(n(3))))], 3),
        (if_bound(Nameable::Card), 1),
    ];
    for (steps, wanted) in rows {
        assert_eq!(lore_after(&steps), wanted, "{steps:?}");
    }
}

/// "A. If you do, gain a lore. Otherwise gain 5": whether A was done.
fn is_done(mut s: Scene, first: Step) -> bool {
    let steps = [Step::Then { first: vec![first], then: vec![gain(1)], otherwise: vec![gain(5)] }];
    let (item, ability) = s.button(&[], &steps);
    let mut game = s.start();
    game.uses(item, ability);
    match game.lore(A) {
        1 => true,
        5 => false,
        other => panic!("{other} lore"),
    }
}

#[test]
fn r6_1_5_1_ink_and_drops_that_are_not_there() {
    for (ink, drops) in [(0, 0), (2, 0), (1, 1), (0, 2), (3, 1)] {
        let scene = || {
            let mut s = Scene::new();
            s.ink(A, ink);
            s.position.players[0].ink_drops = drops;
            s
        };
        let pays = Step::Do(Verb::PayInk(PlayerRef::You, n(ink as i32 + i32::from(drops))));
        let more = Step::Do(Verb::PayInk(PlayerRef::You, n(ink as i32 + i32::from(drops) + 1)));
        assert!(is_done(scene(), pays), "{ink} {drops}");
        assert!(!is_done(scene(), more), "{ink} {drops}");
        let removes = Step::Do(Verb::RemoveInkDrops(PlayerRef::You, n(i32::from(drops))));
        let more = Step::Do(Verb::RemoveInkDrops(PlayerRef::You, n(i32::from(drops) + 1)));
        assert!(is_done(scene(), removes), "{ink} {drops}");
        assert!(!is_done(scene(), more), "{ink} {drops}");
    }
}

/// Whether the deed is done in full, whether it is offered where it may be left, and whether it pays a cost: with a character of A's that is
/// damaged or not, a second one, and a location of A's or none.
fn can(deed: Verb, is_damaged: bool, location: bool) -> [bool; 3] {
    let scene = || {
        let mut s = Scene::new();
        let one = plain(&mut s, A);
        s.card(one).damage = if is_damaged { 2 } else { 0 };
        let other = s.character("Other", [1, 1, 5, 1]);
        let other = s.add(other);
        s.play(A, other);
        if location {
            let place = CardDef { willpower: 5, move_cost: 9, ..s.def("Place", Kinds::LOCATION) };
            let place = s.add(place);
            s.play(A, place);
        }
        s
    };
    let step = Step::Do(deed);
    let done = is_done(scene(), step.clone());
    let mut s = scene();
    let (item, ability) = s.button(&[], &[may(vec![step.clone()])]);
    let mut game = s.start();
    game.uses(item, ability);
    let offered = matches!(asked(&game), Some(Ask::May { .. }));
    let mut s = scene();
    let (item, ability) = s.button(&[step], &[gain(1)]);
    let game = s.start();
    let used = Action::Use { card: game.ix(item), ability, free: false };
    [done, offered, game.game.check(&Answer::Action(used)).is_ok()]
}

#[test]
fn r6_1_5_1_what_can_be_done_with_damage_and_places() {
    let mine = || {
        Objects::each(Select::yours(Filter::all([Filter::character(), Filter::Not(Box::new(named_other()))])))
    };
    fn named_other() -> Filter {
        Filter::Stat(Stat::Strength, Cmp::Equal, Box::new(n(1)))
    }
    let other = || Objects::each(Select::yours(Filter::all([Filter::character(), named_other()])));
    let place = || Objects::each(Select::yours(Filter::Kind(Kinds::LOCATION)));
    let heal = || Verb::RemoveDamage { from: mine(), amount: n(1), healed: None, into: None };
    let shift = || Verb::MoveDamage { from: mine(), to: other(), amount: n(1), into: None };
    let itself = || Verb::MoveDamage { from: mine(), to: mine(), amount: n(1), into: None };
    let nowhere = || Verb::MoveDamage { from: mine(), to: Objects::None, amount: n(1), into: None };
    let go = || Verb::MoveTo { who: mine(), to: place(), into: None };
    assert_eq!(can(heal(), true, false), [true; 3]);
    assert_eq!(can(heal(), false, false), [false; 3]);
    assert_eq!(can(shift(), true, false), [true; 3]);
    assert_eq!(can(shift(), false, false), [false; 3]);
    assert_eq!(can(itself(), true, false), [false; 3]);
    assert_eq!(can(nowhere(), true, false), [false; 3]);
    assert_eq!(can(go(), false, true), [true; 3]);
    assert_eq!(can(go(), false, false), [false; 3]);
}

#[test]
fn r6_7_9_how_other_characters_enter() {
    // "Your other characters enter play exerted": not itself, and no item.
    let mut s = Scene::new();
    let mut lord = s.character("Lord", [0, 1, 5, 1]);
    let others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
    s.fixed(&mut lord, Scope::Objects(others), vec![Mod::Enters(Entering::Exerted)]);
    let (hero, thing) = (s.character("Hero", [0, 1, 5, 1]), s.def("Thing", Kinds::ITEM));
    let [lord, hero, thing] = [lord, hero, thing].map(|def| s.add(def));
    let [first, second] = [lord, lord].map(|def| s.put(A, def, Zone::Hand));
    let (hero, thing) = (s.put(A, hero, Zone::Hand), s.put(A, thing, Zone::Hand));
    let mut game = s.start();
    for card in [first, hero, thing, second] {
        game.plays(card);
    }
    let exerted = [first, hero, thing, second].map(|card| game.is_exerted(card));
    assert_eq!(exerted, [false, true, false, true]);
}

#[test]
fn d_11_of_two_actions_that_wait() {
    // An effect plays two actions: one raises lore by 1, the other doubles it. By the other reading the last goes first.
    for (reading, wanted) in [(None, 2), (Some(OpenPoint::WaitingActions), 1)] {
        let mut s = Scene::new();
        if let Some(point) = reading {
            s = s.reading(point);
        }
        let mut one = s.def("One", Kinds::ACTION);
        one.effect = Some(s.pool.code(&[gain(1)]));
        let mut two = s.def("Two", Kinds::ACTION);
        let as_much = Step::Do(Verb::GainLore(you(), Amount::Lore(PlayerRef::You)));
        two.effect = Some(s.pool.code(&[as_much]));
        let names = [one.name, two.name];
        let cards = [one, two].map(|def| s.add(def));
        for def in cards {
            s.put(A, def, Zone::Hand);
        }
        let play = |name| {
            let hand = Select { zones: Zones::HAND, owner: you(), filter: Filter::Named(name) };
            Step::Play(PlayCard {
                by: PlayerRef::You,
                from: Objects::each(hand),
                pay: Pay::Free,
                optional: false,
                exerted: false,
                onto: None,
                into: X,
            })
        };
        let (item, ability) = s.button(&[], &names.map(play));
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(game.lore(A), wanted, "{reading:?}");
        assert_eq!(game.rested(OpenPoint::WaitingActions), 1);
    }
}

#[test]
fn r1_2_2_each_player_draws_no_more_than_so_many() {
    // All draw at one time: what others draw does not count.
    for (count, wanted) in [(1, 1), (2, 2), (3, 2)] {
        let mut s = Scene::new();
        let more = Pattern { amount: Some((Cmp::More, n(2))), summed: true, ..Pattern::of(EventKind::Drew) };
        let mut item = s.def("Item", Kinds::ITEM);
        s.ability(&mut item, replaces(more, Instead::UpTo(n(2))));
        let item = s.add(item);
        s.play(B, item);
        let (button, ability) = s.button(&[], &[Step::Do(Verb::Draw(Players::All, n(count)))]);
        let mut game = s.start();
        game.uses(button, ability);
        assert_eq!((game.hand(A), game.hand(B)), (wanted, wanted), "{count}");
    }
}

#[test]
fn r6_5_8_two_shields_that_are_used_up() {
    // Each takes away so much damage, one after the other; whoever is affected says which first.
    let mut s = Scene::new();
    let target = plain(&mut s, A);
    let kind = replaces(Pattern::this(EventKind::TookDamage), Instead::Shield(X));
    let shield = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    let mine = Objects::each(Select::yours(Filter::character()));
    let leave = |amount| {
        let (lasts, on) = (Duration::ThisTurn, Some(mine.clone()));
        [
            Step::Do(Verb::Set(X, n(amount))),
            Step::Do(Verb::MakeFloating { ability: shield, lasts, once: false, on }),
        ]
    };
    let buttons = [s.button(&[], &leave(1)), s.button(&[], &leave(2))];
    let hits = vec![(mine.clone(), n(4))];
    let deals = [Step::Do(Verb::Damage { verb: DamageVerb::Put, hits, into: None })];
    let (dealer, deals) = s.button(&[], &deals);
    let mut game = s.start();
    for (button, ability) in buttons {
        game.uses(button, ability);
    }
    game.uses(dealer, deals);
    assert!(matches!(asked(&game), Some(Ask::Replacement { .. })), "{:?}", asked(&game));
    game.answer(Answer::Choice(Choice::Apply(1)));
    assert!(game.damage(target) < 4);
}

#[test]
fn r5_4_3_where_an_action_goes_after_its_effect() {
    for (place, zone) in
        [(Place::Hand, Zone::Hand), (Place::DeckBottom, Zone::Deck), (Place::Discard, Zone::Discard)]
    {
        let mut s = Scene::new();
        let mut action = s.def("Action", Kinds::ACTION);
        action.effect = Some(s.pool.code(&[Step::Do(Verb::AfterPlay(Objects::This, place)), gain(1)]));
        let mut plain = s.def("Plain", Kinds::ACTION);
        // It speaks of another card, which stays where it is.
        let other = Objects::each(Select { zones: Zones::HAND, owner: you(), filter: Filter::Any });
        plain.effect = Some(s.pool.code(&[Step::Do(Verb::AfterPlay(other, Place::DeckTop)), gain(1)]));
        let (action, plain) = (s.add(action), s.add(plain));
        let (action, plain) = (s.put(A, action, Zone::Hand), s.put(A, plain, Zone::Hand));
        let mut game = s.start();
        game.plays(plain);
        assert_eq!((game.zone(plain), game.zone(action)), (Zone::Discard, Zone::Hand));
        game.plays(action);
        assert_eq!((game.zone(action), game.lore(A)), (zone, 2));
    }
}

#[test]
fn d_4_that_much_of_damage_that_is_reduced() {
    let own = |reading: Option<OpenPoint>, resist: i16, verb: DamageVerb| {
        let mut s = Scene::new();
        if let Some(point) = reading {
            s = s.reading(point);
        }
        let mut target = s.character("Target", [1, 1, 9, 1]);
        if resist > 0 {
            target.keywords.push((Keyword::Resist, resist));
        }
        let target = s.add(target);
        s.play(B, target);
        let hits = vec![(Objects::each(Select::opposing(Filter::character())), n(3))];
        let damage = Verb::Damage { verb, hits, into: Some(X) };
        let gain = Step::Do(Verb::GainLore(you(), Amount::Slot(X)));
        let (item, ability) = s.button(&[], &[Step::Do(damage), gain]);
        let mut game = s.start();
        game.uses(item, ability);
        (game.lore(A), game.rested(OpenPoint::AmountDealt) > 0)
    };
    assert_eq!(own(None, 1, DamageVerb::Deal), (3, true));
    assert_eq!(own(None, 0, DamageVerb::Deal), (3, false));
    assert_eq!(own(None, 1, DamageVerb::Put), (3, false));
    assert_eq!(own(Some(OpenPoint::AmountDealt), 1, DamageVerb::Deal).0, 2);
}

// ---- more cards than are marked

#[test]
fn r6_4_1_what_many_say_of_each_other() {
    // So many that not all of them have a mark of their own; one more at the end says nothing.
    const MANY: usize = 140;
    let mut s = Scene::new();
    let mut lord = s.character("Lord", [1, 0, 9, 1]);
    let others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
    s.fixed(&mut lord, Scope::Objects(others), vec![Mod::Stat(Stat::Strength, n(1))]);
    let lord = s.add(lord);
    let lords: Vec<Spot> =
        [A, B].iter().flat_map(|player| vec![*player; MANY]).map(|player| s.play(player, lord)).collect();
    let last = [plain(&mut s, A), plain(&mut s, B)];
    let game = s.start();
    assert!(lords.iter().all(|spot| game.strength(*spot) == MANY as i32 - 1));
    assert!(last.iter().all(|spot| game.strength(*spot) == MANY as i32 + 2));
}

#[test]
fn copies_among_many_cards() {
    // Of two copies one has quested, or neither has.
    for (quested, wanted) in [(None, 1), (Some(0), 2), (Some(1), 2)] {
        let mut s = Scene::new();
        let filler = s.character("Filler", [1, 1, 1, 1]);
        let filler = s.add(filler);
        for _ in 0..300 {
            s.put(A, filler, Zone::Deck);
        }
        let hero = s.character("Hero", [1, 1, 5, 1]);
        let hero = s.add(hero);
        let both = [s.play(A, hero), s.play(A, hero)];
        if let Some(ix) = quested {
            let spot: Spot = both[ix];
            s.card(spot).past.push(lorekeeper_engine::position::Past::Quested);
        }
        let game = s.start();
        let options = game.game.options();
        let offered = |spot: &&Spot| options.contains(&Answer::Action(Action::Quest(game.ix(**spot))));
        assert_eq!(both.iter().filter(offered).count(), wanted, "{quested:?}");
    }
}
