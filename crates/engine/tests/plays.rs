//! Ways to play a card where there are several (1.5.5, 4.3, 8.10), how it enters (6.7.9), and why others are refused.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{CardIx, Zone};
use lorekeeper_engine::{Action, Answer, Ask, Choice, How, Refusal};

const X: Slot = Slot::FREE;

fn shift(base: ShiftBase, ink: i32) -> Shift {
    Shift { base, temporary: false, cost: Cost::ink(ink) }
}

fn onto(game: &Play, card: Spot, base: Spot) -> Answer {
    Answer::Action(Action::Play { card: game.ix(card), how: How::Shift { onto: game.ix(base), and: None } })
}

/// A character that gives your characters in hand this.
fn giver(s: &mut Scene, modification: Mod) -> Spot {
    let mut def = s.character("Giver", [1, 1, 9, 1]);
    let cards = Select { zones: Zones::HAND, owner: you(), filter: Filter::character() };
    s.fixed(&mut def, Scope::Objects(cards), vec![modification]);
    let def = s.add(def);
    s.play(A, def)
}

#[test]
fn r8_10_of_several_shifts_the_cheapest_that_fits() {
    // Printed Shift 4 onto its name, given Shift onto anybody: whichever is cheaper where both fit.
    for (given, price) in [(2, 2), (6, 4), (4, 4)] {
        let mut s = Scene::new();
        giver(&mut s, Mod::Shift(Box::new(shift(ShiftBase::Universal, given))));
        let mut hero = s.character("Hero", [9, 4, 4, 2]);
        hero.shift = Some(shift(ShiftBase::SameName, 4));
        let (hero, base, other) = {
            let base = s.character("Hero", [1, 1, 3, 1]);
            let other = s.character("Other", [1, 1, 3, 1]);
            (s.add(hero), s.add(base), s.add(other))
        };
        let (b, o) = (s.play(A, base), s.play(A, other));
        let card = s.put(A, hero, Zone::Hand);
        s.ink(A, 6);
        let mut game = s.start();
        // Only the given one fits somebody of another name.
        assert_eq!(game.game.check(&onto(&game, card, o)), Ok(()));
        assert!(game.game.options().contains(&onto(&game, card, o)));
        assert!(game.game.options().contains(&onto(&game, card, b)));
        game.shifts(card, b);
        assert_eq!(game.ready_ink(A), 6 - price, "{given}");
    }
}

#[test]
fn r8_10_1_why_a_shift_is_refused() {
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [9, 4, 4, 2]);
    let plain = hero.clone();
    hero.shift = Some(shift(ShiftBase::SameName, 1));
    let mut item = s.def("Hero", Kinds::ITEM);
    item.cost = 1;
    let other = s.character("Other", [1, 1, 3, 1]);
    let base = s.character("Hero", [1, 1, 3, 1]);
    let (hero, plain, item) = (s.add(hero), s.add(plain), s.add(item));
    let (other, base) = (s.add(other), s.add(base));
    let (with, without) = (s.put(A, hero, Zone::Hand), s.put(A, plain, Zone::Hand));
    let (o, b, i) = (s.play(A, other), s.play(A, base), s.play(A, item));
    let theirs = s.play(B, base);
    let spare = s.put(A, base, Zone::Hand);
    let game = s.start();
    game.refuse(onto(&game, without, b), Refusal::NoShift);
    for wrong in [o, i, theirs, spare] {
        game.refuse(onto(&game, with, wrong), Refusal::WrongShiftBase);
    }
    game.refuse(onto(&game, with, b), Refusal::NotEnoughInk);
    let nothing = CardIx(999);
    let card = game.ix(with);
    game.refuse(
        Answer::Action(Action::Play { card, how: How::Shift { onto: nothing, and: None } }),
        Refusal::WrongShiftBase,
    );
    game.refuse(Answer::Action(Action::Play { card: nothing, how: How::Ink }), Refusal::NoSuchCard);
    game.refuse(Answer::Action(Action::Play { card: game.ix(theirs), how: How::Ink }), Refusal::NotYours);
    game.refuse(Answer::Action(Action::Play { card: game.ix(b), how: How::Ink }), Refusal::WrongZone);
    game.refuse(Answer::Action(Action::Play { card, how: How::Way(0) }), Refusal::NoSuchWay);
    game.refuse(Answer::Action(Action::Play { card, how: How::SingTogether }), Refusal::NotASong);
    game.refuse(Answer::Action(Action::Ink(nothing)), Refusal::NoSuchCard);
    game.refuse(Answer::Action(Action::Ink(game.ix(b))), Refusal::NotInHand);
    game.refuse(Answer::Action(Action::Quest(nothing)), Refusal::NoSuchCard);
    game.refuse(Answer::Action(Action::Quest(game.ix(with))), Refusal::NotInPlay);
    game.refuse(Answer::Action(Action::Quest(game.ix(theirs))), Refusal::NotYours);
    game.refuse(Answer::Action(Action::Quest(game.ix(i))), Refusal::WrongKind);
    let challenge = |with, target| Answer::Action(Action::Challenge { with: game.ix(with), target });
    game.refuse(challenge(b, nothing), Refusal::NoSuchCard);
    game.refuse(challenge(b, game.ix(o)), Refusal::NotOpposing);
    game.refuse(challenge(b, game.ix(i)), Refusal::NotOpposing);
    game.refuse(challenge(b, game.ix(theirs)), Refusal::TargetReady);
}

#[test]
fn two_names_are_offered_as_a_pair_once() {
    // 8.10.8.3: one for each name; the order in which they lie is the player's.
    let mut s = Scene::new();
    let (chip, dale) = (s.pool.name("Chip"), s.pool.name("Dale"));
    let mut both = s.character("Chip & Dale", [6, 4, 6, 2]);
    both.names.extend([chip, dale]);
    both.shift = Some(shift(ShiftBase::Duo, 0));
    let (chip, dale) = (s.character("Chip", [1, 1, 4, 1]), s.character("Dale", [1, 1, 4, 1]));
    let (both, chip, dale) = (s.add(both), s.add(chip), s.add(dale));
    let (c, d) = (s.play(A, chip), s.play(A, dale));
    let card = s.put(A, both, Zone::Hand);
    let game = s.start();
    let (card, c, d) = (game.ix(card), game.ix(c), game.ix(d));
    let shifts: Vec<How> = game
        .game
        .options()
        .into_iter()
        .filter_map(|answer| match answer {
            Answer::Action(Action::Play { card: own, how: how @ How::Shift { .. } }) if own == card => {
                Some(how)
            }
            _ => None,
        })
        .collect();
    let pair = |onto, and| How::Shift { onto, and: Some(and) };
    assert_eq!(shifts, [pair(c, d), pair(d, c)]);
}

/// A card of the hand that says this of playing itself, while the condition holds.
fn says_of_itself(s: &mut Scene, def: &mut CardDef, condition: Cond, modification: Mod) {
    let mods = s.pool.mods(vec![modification]);
    let kind = AbilityKind::Static(Static { condition, scope: Scope::Players(you()), mods });
    def.abilities.push(s.pool.ability(Ability { name: None, zones: Zones::HAND, kind, keyword: None }));
}

fn cheaper_by(amount: Amount) -> Mod {
    Mod::PlayCost(PlayCostMod {
        cards: Filter::This,
        ink: Amount::Times(Box::new(amount), -1),
        how: None,
        onto: None,
        next_only: false,
        queued: false,
        first_each_turn: false,
        once_each_turn: false,
    })
}

#[test]
fn r6_1_12_what_forbids_its_own_play_is_asked_when_it_is_to_be_played() {
    let exerted = || Select::yours(Filter::all([Filter::character(), Filter::Exerted]));
    let forbids = || Mod::Cant(Prohibited::Play(Filter::This));
    // It may be cheaper for the same reason, and say that nothing makes it so.
    for (cheaper, firm, price) in [(false, false, 3), (true, false, 2), (true, true, 3)] {
        let mut s = Scene::new();
        let mut hero = s.character("Hero", [3, 2, 4, 1]);
        let none = Cond::Not(Box::new(Cond::Exists(Box::new(Objects::Each(Box::new(exerted()))))));
        says_of_itself(&mut s, &mut hero, none, forbids());
        if cheaper {
            let each = Amount::count(exerted());
            says_of_itself(&mut s, &mut hero, Cond::True, cheaper_by(each));
        }
        if firm {
            says_of_itself(&mut s, &mut hero, Cond::True, Mod::CostUnreduced(Filter::This));
        }
        let hero = s.add(hero);
        let (card, other) = (s.put(A, hero, Zone::Hand), plain(&mut s, A));
        s.ink(A, 4);
        let mut game = s.start();
        let play = Answer::Action(Action::Play { card: game.ix(card), how: How::Ink });
        assert!(!game.game.options().contains(&play));
        game.refuse(play, Refusal::Forbidden);
        game.quests(other);
        assert!(game.game.options().contains(&play));
        game.plays(card);
        assert_eq!((game.zone(card), game.ready_ink(A)), (Zone::Play, 4 - price), "{cheaper} {firm}");
    }
}

fn way(ink: i32, exerted: bool) -> Mod {
    let cards = Select { zones: Zones::HAND, owner: you(), filter: Filter::character() };
    Mod::PlayAs(PlayWay {
        cards,
        cost: Cost::ink(ink),
        free: false,
        exerted,
        condition: Cond::True,
        name: None,
    })
}

#[test]
fn r1_5_5_each_way_has_its_own_price() {
    // Two texts allow the card for 1 ink, entering exerted, and for 2 ink, ready; its own cost is 5.
    for (number, left, exerted) in [(0, 2, true), (1, 1, false)] {
        let mut s = Scene::new();
        giver(&mut s, way(1, true));
        giver(&mut s, way(2, false));
        let hero = s.character("Hero", [5, 4, 4, 2]);
        let hero = s.add(hero);
        let card = s.put(A, hero, Zone::Hand);
        s.ink(A, 3);
        let mut game = s.start();
        let ix = game.ix(card);
        let ways: Vec<u8> = game
            .game
            .options()
            .into_iter()
            .filter_map(|answer| match answer {
                Answer::Action(Action::Play { card, how: How::Way(n) }) if card == ix => Some(n),
                _ => None,
            })
            .collect();
        assert_eq!(ways, [0, 1]);
        game.refuse(Answer::Action(Action::Play { card: ix, how: How::Way(2) }), Refusal::NoSuchWay);
        game.answer(Answer::Action(Action::Play { card: ix, how: How::Way(number) }));
        assert_eq!(game.ready_ink(A), left);
        assert_eq!(game.is_exerted(card), exerted);
    }
}

#[test]
fn r1_5_5_a_way_must_be_payable_and_open() {
    let try_way = |condition: Cond, ink: usize, barred: bool| {
        let mut s = Scene::new();
        let Mod::PlayAs(plain) = way(2, false) else { unreachable!("a way") };
        giver(&mut s, Mod::PlayAs(PlayWay { condition, ..plain }));
        if barred {
            let mut bar = s.character("Bar", [1, 1, 9, 1]);
            let cant = vec![Mod::Cant(Prohibited::Play(Filter::character()))];
            s.fixed(&mut bar, Scope::Players(Players::Opponents), cant);
            let bar = s.add(bar);
            s.play(B, bar);
        }
        let hero = s.character("Hero", [5, 4, 4, 2]);
        let hero = s.add(hero);
        let card = s.put(A, hero, Zone::Hand);
        s.ink(A, ink);
        let game = s.start();
        let answer = Answer::Action(Action::Play { card: game.ix(card), how: How::Way(0) });
        assert_eq!(game.game.options().contains(&answer), game.game.check(&answer).is_ok());
        game.game.check(&answer)
    };
    assert_eq!(try_way(Cond::True, 2, false), Ok(()));
    assert_eq!(try_way(Cond::True, 1, false), Err(Refusal::NotEnoughInk));
    assert_eq!(try_way(Cond::False, 2, false), Err(Refusal::NoSuchWay));
    assert_eq!(try_way(Cond::True, 2, true), Err(Refusal::Forbidden));
}

#[test]
fn r6_7_9_how_cards_enter() {
    // By a text about those in play, also about those that are not dry, as it will be then.
    let yours = |zones, filter| Select { zones, owner: you(), filter };
    for select in
        [yours(Zones::PLAY, Filter::character()), yours(Zones::PLAY, Filter::Not(Box::new(Filter::Dry)))]
    {
        for (mods, exerted, damage) in [
            (vec![Mod::Enters(Entering::Exerted)], true, 0),
            (vec![Mod::Enters(Entering::Damaged(n(2)))], false, 2),
            (vec![Mod::Stat(Stat::Strength, n(1))], false, 0),
        ] {
            let mut s = Scene::new();
            let mut def = s.character("Host", [1, 1, 9, 1]);
            s.fixed(&mut def, Scope::Objects(select.clone()), mods);
            let (def, hero) = (s.add(def), s.character("Hero", [0, 4, 4, 2]));
            let hero = s.add(hero);
            s.play(A, def);
            let card = s.put(A, hero, Zone::Hand);
            let mut game = s.start();
            game.plays(card);
            assert_eq!((game.is_exerted(card), game.damage(card)), (exerted, damage), "{select:?}");
        }
    }
}

#[test]
fn r6_7_9_how_a_card_says_it_enters() {
    // By its own text, which works from the hand or in play.
    for zones in [Zones::HAND, Zones::PLAY] {
        let mut s = Scene::new();
        let enters = vec![Mod::Enters(Entering::Exerted), Mod::Enters(Entering::Damaged(n(2)))];
        let mods = s.pool.mods(enters);
        let kind = AbilityKind::Static(Static { condition: Cond::True, scope: Scope::This, mods });
        let own = s.pool.ability(Ability { name: None, zones, kind, keyword: None });
        let mut hero = s.character("Hero", [0, 4, 4, 2]);
        hero.abilities.push(own);
        let plain = s.character("Plain", [0, 4, 4, 2]);
        let (hero, plain) = (s.add(hero), s.add(plain));
        let (card, other) = (s.put(A, hero, Zone::Hand), s.put(A, plain, Zone::Hand));
        let mut game = s.start();
        game.plays(other);
        assert_eq!((game.is_exerted(other), game.damage(other)), (false, 0));
        game.plays(card);
        assert_eq!((game.is_exerted(card), game.damage(card)), (true, 2), "{zones:?}");
    }
}

#[test]
fn r6_7_9_what_is_done_as_it_enters() {
    for accepts in [false, true] {
        let mut s = Scene::new();
        let code = s.pool.code(&[gain(2)]);
        let mut hero = s.character("Hero", [0, 4, 4, 2]);
        s.fixed(&mut hero, Scope::This, vec![Mod::Enters(Entering::MayExerted(Some(code)))]);
        let hero = s.add(hero);
        let card = s.put(A, hero, Zone::Hand);
        let mut game = s.start();
        game.plays(card);
        assert!(matches!(game.game.decision().map(|d| &d.ask), Some(Ask::May { .. })));
        if accepts {
            game.accepts()
        } else {
            game.declines()
        }
        assert_eq!((game.is_exerted(card), game.lore(A)), (accepts, if accepts { 2 } else { 0 }));
    }
}

#[test]
fn r6_1_7_1_an_ability_used_for_free_by_an_effect() {
    // 1.5.5.4: everything but {E} is ignored; an exerted one cannot.
    for (exerted, lore) in [(false, 3), (true, 0)] {
        let mut s = Scene::new();
        let name = s.pool.ability_name("Gift");
        let body = s.pool.code(&[gain(3)]);
        let kind = AbilityKind::Activated(Activated {
            cost: Cost { exert: true, ink: n(4), other: None },
            first_half: false,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        });
        let ability = s.pool.ability(Ability { name: Some(name), zones: Zones::PLAY, kind, keyword: None });
        let mut item = s.def("Box", Kinds::ITEM);
        // Another ability of the same name that is none to be used.
        let draws = s.pool.code(&[draw(1)]);
        let other = AbilityKind::Triggered(Triggered {
            on: vec![Pattern::of(EventKind::Quested)],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::Free,
            body: draws,
        });
        let other =
            s.pool.ability(Ability { name: Some(name), zones: Zones::PLAY, kind: other, keyword: None });
        // And one to be used that has no name.
        let third = s.pool.code(&[draw(1)]);
        item.abilities.extend([ability, other]);
        s.ability(
            &mut item,
            AbilityKind::Activated(Activated {
                cost: Cost::ink(9),
                first_half: false,
                condition: Cond::True,
                limit: Limit::Free,
                body: third,
            }),
        );
        let mut offer = s.def("Offer", Kinds::ACTION);
        let boxes = Objects::each(Select::yours(Filter::Kind(Kinds::ITEM)));
        offer.effect = Some(s.pool.code(&[Step::Do(Verb::UseFree(boxes, name))]));
        let (item, offer) = (s.add(item), s.add(offer));
        let i = s.play(A, item);
        s.card(i).exerted = exerted;
        let card = s.put(A, offer, Zone::Hand);
        let mut game = s.start();
        game.plays(card);
        assert_eq!((game.lore(A), game.hand(A)), (lore, 0));
        assert!(game.is_exerted(i));
    }
}

#[test]
fn r6_7_3_why_a_card_cannot_be_chosen() {
    let mut s = Scene::new();
    let mut zap = s.def("Zap", Kinds::ACTION);
    let mut two = Choose::one(Select::in_play(Filter::character()), X);
    two.count = Count::Exactly(n(3));
    zap.effect = Some(s.pool.code(&[Step::Choose(two), deal(1)]));
    let mut ward = s.character("Ward", [1, 1, 5, 1]);
    ward.keywords.push((Keyword::Ward, 0));
    let mut must = s.character("Must", [1, 1, 5, 1]);
    s.fixed(&mut must, Scope::This, vec![Mod::Must(Duty::BeChosen)]);
    let plain = s.character("Plain", [1, 1, 5, 1]);
    let (zap, ward, must, plain) = (s.add(zap), s.add(ward), s.add(must), s.add(plain));
    let z = s.put(A, zap, Zone::Hand);
    let (w, p, mine) = (s.play(B, ward), s.play(B, plain), s.play(A, plain));
    let (m, also) = (s.play(B, must), s.exerted(B, must));
    let hand = s.put(A, plain, Zone::Hand);
    let mut game = s.start();
    game.plays(z);
    let refuse = |game: &Play, card, why| game.refuse(Answer::Choice(Choice::Card(card)), why);
    let count = game.game.state().cards().len() as u16;
    refuse(&game, CardIx(count), Refusal::NoSuchCard);
    refuse(&game, game.ix(w), Refusal::Ward);
    refuse(&game, game.ix(p), Refusal::MustChoose);
    refuse(&game, game.ix(hand), Refusal::NotACandidate);
    game.refuse(Answer::Choice(Choice::Done), Refusal::MustChoose);
    // The other one that must be chosen is taken by itself then.
    game.chooses(m);
    refuse(&game, game.ix(m), Refusal::SameTwice);
    game.refuse(Answer::Choice(Choice::Done), Refusal::TooFew);
    game.chooses(mine);
    assert_eq!([m, also, mine, p].map(|card| game.damage(card)), [1, 1, 1, 0]);
}
