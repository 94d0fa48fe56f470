//! Decisions that few cards come by: onto what a card is shifted, what a text keeps off or lets through, copies of one replacement effect,
//! who says how a card enters.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, Ask, Choice, How, LogEntry, OpenPoint, Refusal};

fn damaged() -> Scope {
    Scope::Objects(Select::in_play(Filter::all([Filter::character(), Filter::Damaged])))
}

fn onto(game: &Play, card: Spot, one: Spot, and: Option<Spot>) -> Answer {
    let and = and.map(|spot| game.ix(spot));
    Answer::Action(Action::Play { card: game.ix(card), how: How::Shift { onto: game.ix(one), and } })
}

// ---- Shift

#[test]
fn r8_10_nothing_is_put_on_what_a_text_keeps_free() {
    // Whatever else is said of it, before or after.
    let other = || Mod::Toll(Prohibited::Quest, n(0));
    let cant = || Mod::Cant(Prohibited::BeShiftedOnto);
    let rows = [
        (vec![cant()], false),
        (vec![other(), cant()], false),
        (vec![cant(), other()], false),
        (vec![other()], true),
        (vec![cant(), Mod::AnyShift], false),
    ];
    for (mods, wanted) in rows {
        let mut s = Scene::new();
        let told = format!("{mods:?}");
        host(&mut s, B, damaged(), mods);
        let mut hero = s.character("Hero", [5, 1, 5, 1]);
        hero.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(0) });
        let hero = s.add(hero);
        let (kept, free) = (s.play(A, hero), s.play(A, hero));
        s.card(kept).damage = 1;
        let card = s.put(A, hero, Zone::Hand);
        let game = s.start();
        for (base, wanted) in [(kept, wanted), (free, true)] {
            let answer = onto(&game, card, base, None);
            assert_eq!(game.game.check(&answer).is_ok(), wanted, "{told}");
            assert_eq!(game.game.options().contains(&answer), wanted, "{told}");
        }
    }
}

#[test]
fn r8_10_8_3_each_of_two_fits_one_name() {
    for base in [ShiftBase::Duo, ShiftBase::Combo] {
        let mut s = Scene::new();
        let (chip, dale) = (s.pool.name("Chip"), s.pool.name("Dale"));
        let mut both = s.character("Chip & Dale", [6, 4, 6, 2]);
        both.names.extend([chip, dale]);
        both.shift = Some(Shift { base: base.clone(), temporary: false, cost: Cost::ink(0) });
        let both = s.add(both);
        let named = |s: &mut Scene, name: &str| {
            let def = s.character(name, [1, 1, 4, 1]);
            let def = s.add(def);
            s.play(A, def)
        };
        let all: Vec<Spot> = ["Chip", "Chip", "Dale", "Dale", "Other"].map(|name| named(&mut s, name)).into();
        for (damage, spot) in all.iter().enumerate() {
            s.card(*spot).damage = (damage % 2) as i16;
        }
        let card = s.put(A, both, Zone::Hand);
        let game = s.start();
        let options = game.game.options();
        for (first, one) in all.iter().enumerate() {
            for (second, two) in all.iter().enumerate() {
                let fits = matches!((first, second), (0 | 1, 2 | 3) | (2 | 3, 0 | 1));
                let answer = onto(&game, card, *one, Some(*two));
                let wanted = if fits { Ok(()) } else { Err(Refusal::WrongShiftBase) };
                assert_eq!(game.game.check(&answer), wanted, "{base:?} {first} {second}");
                assert_eq!(options.contains(&answer), fits, "{base:?} {first} {second}");
            }
            let alone = onto(&game, card, *one, None);
            let fits = base == ShiftBase::Combo && first < 4;
            assert_eq!(game.game.check(&alone).is_ok(), fits, "{base:?} {first}");
        }
    }
}

/// Whether A's Shift with that base, printed or given, temporary or not, is taken to rest on D.2 where it goes on a character of that name and the
/// classification.
fn rests_on_class(base: impl Fn(ClassId) -> ShiftBase, temporary: bool, name: &str, given: bool) -> bool {
    let mut s = Scene::new();
    let class = s.pool.class("Knight");
    let shift = Shift { base: base(class), temporary, cost: Cost::ink(0) };
    let mut hero = s.character("Hero", [5, 1, 5, 1]);
    if given {
        let hand = Select { zones: Zones::HAND, owner: you(), filter: Filter::character() };
        host(&mut s, A, Scope::Objects(hand), vec![Mod::Shift(Box::new(shift))]);
    } else {
        hero.shift = Some(shift);
    }
    let mut below = s.character(name, [1, 1, 5, 1]);
    below.classes = below.classes.with(class);
    let (hero, below) = (s.add(hero), s.add(below));
    let (below, card) = (s.play(A, below), s.put(A, hero, Zone::Hand));
    let mut game = s.start();
    game.shifts(card, below);
    game.rested(OpenPoint::TemporaryClass) > 0
}

#[test]
fn d_2_a_temporary_shift_by_a_classification_alone() {
    assert!(rests_on_class(ShiftBase::Class, true, "Other", false));
    assert!(!rests_on_class(ShiftBase::Class, true, "Hero", false), "it has the name as well");
    assert!(!rests_on_class(ShiftBase::Class, false, "Other", false), "it stays");
    assert!(!rests_on_class(|_| ShiftBase::SameName, true, "Hero", false), "by its name");
    for given in [false, true] {
        assert!(!rests_on_class(|_| ShiftBase::Universal, true, "Other", given), "by anything");
    }
    // By the other reading it needs both.
    for (name, wanted) in [("Other", false), ("Hero", true)] {
        for temporary in [false, true] {
            let mut s = Scene::new().reading(OpenPoint::TemporaryClass);
            let class = s.pool.class("Knight");
            let mut hero = s.character("Hero", [5, 1, 5, 1]);
            hero.shift = Some(Shift { base: ShiftBase::Class(class), temporary, cost: Cost::ink(0) });
            let mut below = s.character(name, [1, 1, 5, 1]);
            let without = s.character("Hero", [1, 1, 5, 1]);
            below.classes = below.classes.with(class);
            let (hero, below, without) = (s.add(hero), s.add(below), s.add(without));
            let (below, without) = (s.play(A, below), s.play(A, without));
            let card = s.put(A, hero, Zone::Hand);
            let game = s.start();
            assert_eq!(game.game.check(&onto(&game, card, below, None)).is_ok(), wanted || !temporary);
            game.refuse(onto(&game, card, without, None), Refusal::WrongShiftBase);
        }
    }
}

#[test]
fn r8_10_8_3_a_card_without_two_names_goes_on_no_two() {
    for base in [ShiftBase::Duo, ShiftBase::Combo] {
        let mut s = Scene::new();
        let mut hero = s.character("Hero", [5, 1, 5, 1]);
        hero.shift = Some(Shift { base: base.clone(), temporary: false, cost: Cost::ink(0) });
        let hero = s.add(hero);
        let (one, two) = (s.play(A, hero), s.play(A, hero));
        let card = s.put(A, hero, Zone::Hand);
        let game = s.start();
        game.refuse(onto(&game, card, one, Some(two)), Refusal::WrongShiftBase);
        assert_eq!(game.game.check(&onto(&game, card, one, None)).is_ok(), base == ShiftBase::Combo);
    }
}

// ---- damage

/// The damage on B's character, which has Resist 1 and takes none where its player has the shield, dealt 3 by an ability of A's item or character
/// with these modifications; the item is banished for it or not.
fn dealt(mods: Vec<Mod>, shield: bool, leaves: bool, verb: DamageVerb) -> i16 {
    let mut s = Scene::new();
    let mut target = s.character("Target", [1, 1, 9, 1]);
    target.keywords.push((Keyword::Resist, 1));
    if shield {
        s.ability(&mut target, replaces(Pattern::this(EventKind::TookDamage), Instead::Nothing));
    }
    let target = s.add(target);
    let target = s.play(B, target);
    host(&mut s, A, Scope::Objects(Select::yours(Filter::Kind(Kinds::ITEM))), mods);
    let hits = vec![(Objects::each(Select::opposing(Filter::character())), n(3))];
    let steps = [Step::Do(Verb::Damage { verb, hits, into: None })];
    let banish = [Step::Do(Verb::Banish(Objects::This))];
    let (item, ability) = s.button(if leaves { &banish } else { &[] }, &steps);
    let mut game = s.start();
    game.uses(item, ability);
    game.damage(target)
}

#[test]
fn r1_2_2_damage_that_nothing_reduces_or_prevents() {
    use DamageVerb::{Deal, DealForSure, DealInFull, Put};
    let other = || Mod::Toll(Prohibited::Quest, n(0));
    assert_eq!(dealt(vec![other()], false, false, Deal), 2);
    assert_eq!(dealt(vec![other()], true, false, Deal), 0);
    assert_eq!(dealt(vec![Mod::DealsInFull, other()], false, false, Deal), 3);
    assert_eq!(dealt(vec![Mod::DealsInFull], true, false, Deal), 0);
    assert_eq!(dealt(vec![Mod::DealsForSure, other()], true, false, Deal), 2);
    assert_eq!(dealt(vec![other(), Mod::DealsForSure], true, false, Deal), 2);
    assert_eq!(dealt(vec![Mod::DealsForSure, Mod::DealsInFull], true, false, Deal), 3);
    // What is put was not dealt.
    assert_eq!(dealt(vec![Mod::DealsForSure], true, false, Put), 0);
    assert_eq!(dealt(vec![other()], false, false, Put), 3);
    assert_eq!(dealt(vec![other()], false, false, DealInFull), 3);
    assert_eq!(dealt(vec![other()], true, false, DealForSure), 2);
    // Of a card that has gone nothing is said any more.
    for mods in [vec![other()], vec![Mod::DealsInFull], vec![Mod::DealsForSure]] {
        assert_eq!(dealt(mods.clone(), false, true, Deal), 2);
        assert_eq!(dealt(mods, true, true, Deal), 0);
    }
}

#[test]
fn r1_9_2_4_damage_that_is_not_moved() {
    // From the first to the second; each text forbids one of both, and neither forbids that damage is removed or dealt.
    let other = || Mod::Toll(Prohibited::Quest, n(0));
    let rows = [
        (vec![other()], vec![other()], 0, 2),
        (vec![other(), Mod::Cant(Prohibited::LoseMovedDamage)], vec![], 2, 0),
        (vec![Mod::Cant(Prohibited::TakeMovedDamage), other()], vec![], 0, 2),
        (vec![], vec![Mod::Cant(Prohibited::TakeMovedDamage), other()], 2, 0),
        (vec![], vec![other(), Mod::Cant(Prohibited::LoseMovedDamage)], 0, 2),
        (vec![Mod::KeepsDamage], vec![], 2, 0),
    ];
    for (of_one, of_two, first, second) in rows {
        let told = format!("{of_one:?} {of_two:?}");
        let keeps = of_one.contains(&Mod::KeepsDamage);
        let mut s = Scene::new();
        let mut one = s.character("One", [1, 1, 9, 1]);
        let mut two = s.character("Two", [1, 1, 9, 1]);
        s.fixed(&mut one, Scope::This, of_one);
        s.fixed(&mut two, Scope::This, of_two);
        let names = [one.name, two.name].map(|name| Objects::each(Select::yours(Filter::Named(name))));
        let (one, two) = (s.add(one), s.add(two));
        let (one, two) = (s.play(A, one), s.play(A, two));
        s.card(one).damage = 2;
        let [from, to] = names;
        let moves = Verb::MoveDamage { from: from.clone(), to: to.clone(), amount: n(5), into: None };
        let (mover, moves) = s.button(&[], &[Step::Do(moves)]);
        let heals = Verb::RemoveDamage { from, amount: n(1), healed: None, into: None };
        let (healer, heals) = s.button(&[], &[Step::Do(heals)]);
        let hits = vec![(to, n(1))];
        let deals = Verb::Damage { verb: DamageVerb::Deal, hits, into: None };
        let (dealer, deals) = s.button(&[], &[Step::Do(deals)]);
        let mut game = s.start();
        game.uses(mover, moves);
        assert_eq!((game.damage(one), game.damage(two)), (first, second), "{told}");
        game.uses(healer, heals);
        game.uses(dealer, deals);
        let healed = if keeps { first } else { (first - 1).max(0) };
        assert_eq!((game.damage(one), game.damage(two)), (healed, second + 1), "{told}");
    }
}

#[test]
fn r3_2_2_2_locations_without_lore_bring_none() {
    // "If you would gain lore, draw a card instead": once for each location that brings any.
    for (lore, drawn) in [([0, 0], 0), ([0, 2], 1), ([1, 2], 2)] {
        let mut s = Scene::new();
        let code = s.pool.code(&[draw(1)]);
        let mut item = s.def("Item", Kinds::ITEM);
        s.ability(&mut item, replaces(Pattern::player(EventKind::GainedLore, you()), Instead::Do(code)));
        let item = s.add(item);
        s.play(A, item);
        for lore in lore {
            let place = CardDef { willpower: 5, lore, ..s.def("Place", Kinds::LOCATION) };
            let place = s.add(place);
            s.play(A, place);
        }
        let mut game = s.start();
        game.ends();
        game.ends();
        assert_eq!((game.hand(A), game.lore(A)), (1 + drawn, 0), "{lore:?}");
    }
}

#[test]
fn r1_8_1_4_who_banished_whom() {
    // B's character would damage the one that challenges it; A's protector takes that damage. Both it and the challenged one are banished,
    // each by whom the damage came from.
    let mut s = Scene::new();
    let banishes = |s: &mut Scene, name: &str, numbers| {
        let mut def = s.character(name, numbers);
        s.triggered(&mut def, Pattern::this(EventKind::Banishes), &[gain(1)]);
        s.add(def)
    };
    let attacker = banishes(&mut s, "Attacker", [1, 3, 5, 1]);
    let defender = banishes(&mut s, "Defender", [1, 2, 2, 1]);
    let mut protector = s.character("Protector", [1, 1, 2, 1]);
    let others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
    let of = Pattern::subject(EventKind::TookDamage, others);
    s.ability(&mut protector, replaces(of, Instead::PutDamageOn(Objects::This)));
    let protector = s.add(protector);
    let (attacker, protector) = (s.play(A, attacker), s.play(A, protector));
    let defender = s.exerted(B, defender);
    let mut game = s.start();
    game.challenges(attacker, defender);
    assert_eq!(
        [attacker, protector, defender].map(|card| game.zone(card)),
        [Zone::Play, Zone::Discard, Zone::Discard]
    );
    assert_eq!((game.lore(A), game.lore(B)), (1, 1));
}

// ---- replacement effects

/// Whether A is asked which of two copies of an effect is applied to lore that would be gained or a card that would be drawn; both speak of
/// their own Strength, one of which is raised.
fn asked_which(instead: Instead, raised: bool) -> (bool, i32) {
    let mut s = Scene::new();
    let mut copy = s.character("Copy", [1, 2, 5, 1]);
    s.ability(&mut copy, replaces(Pattern::player(EventKind::GainedLore, you()), instead));
    let copy = s.add(copy);
    let (one, _) = (s.play(A, copy), s.play(A, copy));
    s.card(one).damage = i16::from(raised);
    host(&mut s, A, damaged(), vec![Mod::Stat(Stat::Strength, n(3))]);
    let (item, ability) = s.button(&[], &[gain(1)]);
    let mut game = s.start();
    game.uses(item, ability);
    let which = matches!(asked(&game), Some(Ask::Replacement { .. }));
    if which {
        game.answer(Answer::Choice(Choice::Apply(0)));
    }
    (which, game.lore(A))
}

#[test]
fn r6_5_8_copies_that_would_make_the_same_of_it() {
    let own = || Amount::Stat(Stat::Strength, Box::new(Objects::This));
    assert_eq!(asked_which(Instead::Amount(own()), false), (false, 2));
    assert_eq!(asked_which(Instead::Amount(own()), true), (true, 5));
    assert_eq!(asked_which(Instead::Amount(n(4)), true), (false, 4));
    assert_eq!(asked_which(Instead::Nothing, true), (false, 0));
    // 1.2.2: of what is forbidden the first is enough.
    assert_eq!(asked_which(Instead::UpTo(n(0)), true), (false, 0));
}

#[test]
fn r6_5_8_copies_that_would_put_it_elsewhere() {
    // A card that would be banished goes under the copy, or to the deck: two places, or one.
    let under = |host| Instead::Goes(Place::Under { host: Box::new(host), facedown: false });
    for (instead, wanted) in [(under(Objects::This), true), (Instead::Goes(Place::DeckBottom), false)] {
        let mut s = Scene::new();
        let mut copy = s.character("Copy", [1, 2, 5, 1]);
        let of = Pattern::subject(EventKind::Banished, Select::opposing(Filter::character()));
        s.ability(&mut copy, replaces(of, instead));
        let copy = s.add(copy);
        s.play(A, copy);
        s.play(A, copy);
        let gone = plain(&mut s, B);
        let theirs = Objects::each(Select::opposing(Filter::character()));
        let (item, ability) = s.button(&[], &[Step::Do(Verb::Banish(theirs))]);
        let mut game = s.start();
        game.uses(item, ability);
        assert_eq!(matches!(asked(&game), Some(Ask::Replacement { .. })), wanted);
        if wanted {
            game.answer(Answer::Choice(Choice::Apply(1)));
        }
        assert_ne!(game.zone(gone), Zone::Play);
        assert_ne!(game.zone(gone), Zone::Discard);
    }
}

#[test]
fn r6_5_what_is_left_behind_is_called_by_its_maker() {
    // Two items leave a shield on a character each; the second one is told as the one that replaces where the first has gone.
    let mut s = Scene::new();
    let of = Pattern::this(EventKind::TookDamage);
    let kind = replaces(of, Instead::Nothing);
    let shield = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    let heard = Pattern::this(EventKind::Quested);
    let code = s.pool.code(&[gain(1)]);
    let triggered = Triggered {
        on: vec![heard],
        during: Cond::True,
        condition: Cond::True,
        limit: Limit::Free,
        body: code,
    };
    let kind = AbilityKind::Triggered(triggered);
    let waits = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    let target = plain(&mut s, A);
    let mine = Objects::each(Select::yours(Filter::character()));
    let leave = |ability| {
        let on = Some(mine.clone());
        Step::Do(Verb::MakeFloating { ability, lasts: Duration::ThisTurn, once: true, on })
    };
    let (first, waits) = s.button(&[], &[leave(waits)]);
    let (second, shields) = s.button(&[], &[leave(shield)]);
    let hits = vec![(mine.clone(), n(1))];
    let (third, deals) =
        s.button(&[], &[Step::Do(Verb::Damage { verb: DamageVerb::Deal, hits, into: None })]);
    let mut game = s.start();
    game.uses(first, waits);
    game.uses(second, shields);
    game.uses(third, deals);
    assert_eq!(game.damage(target), 0);
    let maker = game.told().find_map(|entry| match entry {
        LogEntry::Replaced { source, .. } => Some(source.card),
        _ => None,
    });
    assert_eq!(maker, Some(game.ix(second)));
}

// ---- ways to play

#[test]
fn r4_3_2_2_what_a_card_offers_in_the_hand_it_offers_elsewhere() {
    // A way to pay that speaks of the hand, the card's own or another's; the card lies in the hand or, with a permission, in the discard.
    for (own, zone, wanted) in [
        (true, Zone::Hand, Ok(())),
        (true, Zone::Discard, Ok(())),
        (false, Zone::Hand, Ok(())),
        (false, Zone::Discard, Err(Refusal::NoSuchWay)),
    ] {
        let mut s = Scene::new();
        let way = |filter| {
            Mod::PlayAs(PlayWay {
                cards: Select { zones: Zones::HAND, owner: you(), filter },
                cost: Cost::ink(1),
                free: false,
                exerted: false,
                condition: Cond::True,
                name: None,
            })
        };
        let mut hero = s.character("Hero", [5, 1, 5, 1]);
        let cards = Select { zones: Zones::DISCARD, owner: you(), filter: Filter::character() };
        let mut mods = vec![Mod::PlayFrom(PlayFrom { cards, exerted: false, sung: None, into: None })];
        if own {
            works_in(&mut s, &mut hero, Zones::HAND, vec![way(Filter::This)]);
        } else {
            mods.push(way(Filter::character()));
        }
        host(&mut s, A, Scope::Players(you()), mods);
        let hero = s.add(hero);
        let card = s.put(A, hero, zone);
        s.ink(A, 1);
        let game = s.start();
        let answer = Answer::Action(Action::Play { card: game.ix(card), how: How::Way(0) });
        assert_eq!(game.game.check(&answer), wanted, "{own} {zone:?}");
        assert_eq!(game.game.options().contains(&answer), wanted.is_ok(), "{own} {zone:?}");
    }
}

// ---- entering

/// Whether the player is asked as a card enters that has these texts of its own, from hand and in play, while an item says that of it.
fn asked_entering(
    in_hand: Vec<Mod>,
    in_play: Vec<Mod>,
    bodyguard: bool,
    others: Option<(Zones, Mod)>,
) -> (bool, bool) {
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [0, 1, 5, 1]);
    if !in_hand.is_empty() {
        works_in(&mut s, &mut hero, Zones::HAND, in_hand);
    }
    if !in_play.is_empty() {
        works_in(&mut s, &mut hero, Zones::PLAY, in_play);
    }
    if bodyguard {
        hero.keywords.push((Keyword::Bodyguard, 0));
    }
    let hero = s.add(hero);
    let card = s.put(A, hero, Zone::Hand);
    if let Some((zones, modification)) = others {
        let these = Select { zones, owner: you(), filter: Filter::character() };
        host(&mut s, A, Scope::Objects(these), vec![modification]);
    }
    let mut game = s.start();
    game.plays(card);
    let may = matches!(asked(&game), Some(Ask::May { .. }));
    if may {
        game.declines();
    }
    (may, game.is_exerted(card))
}

#[test]
fn r6_7_9_whose_words_say_how_a_card_enters() {
    let exerted = || Mod::Enters(Entering::Exerted);
    let may = || Mod::Enters(Entering::MayExerted(None));
    // Its own words settle it; those of others do not settle what the card itself offers beyond being exerted.
    assert_eq!(asked_entering(vec![], vec![may()], false, None), (true, false));
    assert_eq!(asked_entering(vec![exerted()], vec![may()], false, None), (false, true));
    assert_eq!(asked_entering(vec![exerted()], vec![], true, None), (false, true));
    assert_eq!(asked_entering(vec![], vec![], false, Some((Zones::PLAY, may()))), (true, false));
    for zones in [Zones::HAND, Zones::PLAY] {
        assert_eq!(asked_entering(vec![], vec![may()], false, Some((zones, exerted()))), (false, true));
        assert_eq!(asked_entering(vec![], vec![], true, Some((zones, exerted()))), (false, true));
        assert_eq!(asked_entering(vec![exerted()], vec![], false, Some((zones, may()))), (false, true));
        assert_eq!(
            asked_entering(vec![exerted()], vec![], false, Some((zones, Mod::Enters(Entering::Ready)))),
            (false, zones == Zones::HAND)
        );
    }
}

#[test]
fn r6_7_9_an_offer_of_its_own_after_one_that_is_settled() {
    // Others say that it enters exerted: Bodyguard has nothing to ask then, but its own text offers a lore for it.
    for (zones, own_in_hand) in
        [(Zones::HAND, false), (Zones::PLAY, false), (Zones::HAND, true), (Zones::PLAY, true)]
    {
        let mut s = Scene::new();
        let code = s.pool.code(&[gain(1)]);
        let mut hero = s.character("Hero", [0, 1, 5, 1]);
        hero.keywords.push((Keyword::Bodyguard, 0));
        let offer = vec![Mod::Enters(Entering::MayExerted(Some(code)))];
        works_in(&mut s, &mut hero, if own_in_hand { Zones::HAND } else { Zones::PLAY }, offer);
        let hero = s.add(hero);
        let card = s.put(A, hero, Zone::Hand);
        let these = Select { zones, owner: you(), filter: Filter::character() };
        host(&mut s, A, Scope::Objects(these), vec![Mod::Enters(Entering::Exerted)]);
        let mut game = s.start();
        game.plays(card);
        assert!(matches!(asked(&game), Some(Ask::May { .. })), "{zones:?} {own_in_hand}");
        game.accepts();
        assert_eq!((game.is_exerted(card), game.lore(A)), (true, 1), "{zones:?} {own_in_hand}");
    }
}

#[test]
fn r6_7_9_two_offers_one_after_the_other() {
    // Bodyguard, then its own text: who declines the first is asked for the second.
    for (first, second) in [(true, false), (false, true), (false, false)] {
        let mut s = Scene::new();
        let code = s.pool.code(&[gain(1)]);
        let mut hero = s.character("Hero", [0, 1, 5, 1]);
        hero.keywords.push((Keyword::Bodyguard, 0));
        works_in(&mut s, &mut hero, Zones::PLAY, vec![Mod::Enters(Entering::MayExerted(Some(code)))]);
        let hero = s.add(hero);
        let card = s.put(A, hero, Zone::Hand);
        let mut game = s.start();
        game.plays(card);
        for accepts in if first { vec![true] } else { vec![false, second] } {
            assert!(matches!(asked(&game), Some(Ask::May { .. })), "{first} {second}");
            if accepts { game.accepts() } else { game.declines() }
        }
        assert!(matches!(asked(&game), Some(Ask::Turn)), "{first} {second}");
        assert_eq!((game.is_exerted(card), game.lore(A)), (first || second, i32::from(second)));
    }
}

#[test]
fn r6_7_9_a_text_that_says_more_than_how_cards_enter() {
    let strong = || Mod::Stat(Stat::Strength, n(1));
    for mods in
        [vec![Mod::Enters(Entering::Exerted), strong()], vec![strong(), Mod::Enters(Entering::Exerted)]]
    {
        let mut s = Scene::new();
        host(&mut s, A, Scope::Objects(Select::yours(Filter::character())), mods);
        let hero = s.character("Hero", [0, 1, 5, 1]);
        let hero = s.add(hero);
        let (card, theirs) = (s.put(A, hero, Zone::Hand), s.put(B, hero, Zone::Hand));
        let mut game = s.start();
        game.plays(card);
        assert_eq!((game.is_exerted(card), game.strength(card)), (true, 2));
        game.ends();
        game.plays(theirs);
        assert_eq!((game.is_exerted(theirs), game.strength(theirs)), (false, 1));
    }
}
