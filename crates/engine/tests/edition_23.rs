//! What edition 2.3 changed, at each named point both ways, ink drops, and open points read both ways.

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, Ask, Choice, Edition, LogEntry, OpenPoint, Point, Refusal};

#[test]
fn editions_follow_one_another_and_go_by_their_names() {
    for edition in Edition::ALL {
        assert_eq!(Edition::from_name(edition.name()), Some(edition));
    }
    assert_eq!(Edition::from_name("v1"), Some(Edition::V1));
    assert_eq!(Edition::from_name("3"), None);
    for point in Point::ALL {
        assert!(Edition::default().has(*point), "{point:?}");
        assert_eq!(Edition::V1.has(*point), point.since() == Edition::V1, "{point:?}");
        assert_eq!(Edition::V2_2.has(*point), point.since() <= Edition::V2_2, "{point:?}");
    }
}

#[test]
fn open_points_go_by_their_names() {
    for point in OpenPoint::ALL {
        assert_eq!(OpenPoint::named(point.label()), [*point]);
    }
    let damage = [
        OpenPoint::AmountDealt,
        OpenPoint::ShieldTaken,
        OpenPoint::DealtIfYouDo,
        OpenPoint::DealtThoughPrevented,
    ];
    assert_eq!(OpenPoint::named("d.4"), damage);
    assert_eq!(OpenPoint::named("D.99"), []);
}

/// 6.7.6.1: everybody does the first part before anybody does the second.
#[test]
fn several_players_go_part_by_part() {
    for (edition, lore) in [(Edition::V2_3, [2, 2]), (Edition::V2_2, [1, 2]), (Edition::V1, [1, 2])] {
        let mut s = Scene::new().edition(edition);
        let one = || Players::One(PlayerRef::Slot(Slot::FREE));
        let hands = Select { zones: Zones::HAND, owner: Players::All, filter: Filter::Any };
        let body =
            vec![Step::Do(Verb::Draw(one(), n(1))), Step::Do(Verb::GainLore(one(), Amount::count(hands)))];
        let (button, ability) =
            s.button(&[], &[Step::EachPlayer { players: Players::All, slot: Slot::FREE, body }]);
        let mut game = s.start();
        game.uses(button, ability);
        assert_eq!([game.lore(A), game.lore(B)], lore, "{edition:?}");
    }
}

/// 6.7.6.1: what a player found in one part is theirs in the next, and what all add to is shared.
#[test]
fn bindings_stay_with_their_player_from_part_to_part() {
    let mut s = Scene::new();
    let (player, drawn, all) = (Slot::FREE, Slot(Slot::FREE.0 + 1), Slot(Slot::FREE.0 + 2));
    let one = || Players::One(PlayerRef::Slot(player));
    let hand = Select { zones: Zones::HAND, owner: one(), filter: Filter::Any };
    let body = vec![
        Step::Do(Verb::Set(drawn, Amount::count(hand))),
        Step::Do(Verb::Draw(one(), n(1))),
        Step::Do(Verb::GainLore(one(), Amount::Slot(drawn))),
        Step::Do(Verb::Add(all, n(1))),
    ];
    let effect = [
        Step::EachPlayer { players: Players::All, slot: player, body },
        Step::Do(Verb::GainLore(you(), Amount::Slot(all))),
    ];
    let (button, ability) = s.button(&[], &effect);
    let plain = s.character("Plain", [1, 1, 1, 1]);
    let plain = s.add(plain);
    for _ in 0..3 {
        s.put(B, plain, Zone::Hand);
    }
    let mut game = s.start();
    game.uses(button, ability);
    assert_eq!([game.lore(A), game.lore(B)], [2, 3]);
}

/// 6.7.9: what the card itself says about entering comes before what others say.
#[test]
fn its_own_words_come_first() {
    for (edition, asked) in [(Edition::V2_3, true), (Edition::V2_2, false), (Edition::V1, false)] {
        let mut s = Scene::new().edition(edition);
        let code = s.pool.code(&[draw(1)]);
        let mut own = s.character("Own", [0, 1, 1, 1]);
        s.fixed(&mut own, Scope::This, vec![Mod::Enters(Entering::MayExerted(Some(code)))]);
        let mut staff = s.def("Staff", Kinds::ITEM);
        let yours = Select::yours(Filter::character());
        s.fixed(&mut staff, Scope::Objects(yours), vec![Mod::Enters(Entering::Exerted)]);
        let (own, staff) = (s.add(own), s.add(staff));
        let own = s.put(A, own, Zone::Hand);
        s.play(A, staff);
        let mut game = s.start();
        game.plays(own);
        let is_asked = matches!(game.game.decision().map(|d| &d.ask), Some(Ask::May { .. }));
        assert_eq!(is_asked, asked, "{edition:?}");
        if asked {
            let mut declined = game.game.clone();
            declined.answer(Answer::Choice(Choice::Decline)).expect("it may be declined");
            assert!(declined.state().card(game.ix(own)).exerted(), "the others' words still hold");
            assert_eq!(declined.state().player(A).hand().len(), 0);
            game.accepts();
            assert_eq!(game.hand(A), 1);
        }
        assert!(game.is_exerted(own));
    }
}

/// 8.1.2: of two grants the longer one counts, and the other is gone for good.
#[test]
fn a_printed_keyword_ousts_a_gift() {
    for (edition, keeps) in [(Edition::V2_3, false), (Edition::V2_2, false)] {
        let mut s = Scene::new().edition(edition);
        let mods = s.pool.mods(vec![Mod::Keyword(Keyword::Evasive, n(0))]);
        let give = Step::Do(Verb::Apply {
            to: Objects::Slot(Slot::FREE),
            mods,
            lasts: Duration::UntilStartOf(PlayerRef::You),
        });
        let (button, ability) = s.button(&[], &[choose_character(), give]);
        let mut flier = s.character("Flier", [1, 1, 1, 1]);
        flier.keywords.push((Keyword::Evasive, 0));
        let mut walker = s.character("Flier", [1, 1, 1, 1]);
        walker.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(0) });
        let (flier, walker) = (s.add(flier), s.add(walker));
        let flier = s.play(A, flier);
        let walker = s.put(A, walker, Zone::Hand);
        let mut game = s.start();
        game.uses(button, ability);
        game.shifts(walker, flier);
        assert_eq!(game.game.values(game.ix(walker)).has(Keyword::Evasive), keeps, "{edition:?}");
    }
}

/// A scene in which A has ink cards and drops, and a character of cost 3 in hand.
fn with_drops(ink: usize, drops: u16) -> (Scene, Spot) {
    let mut s = Scene::new();
    s.ink(A, ink);
    s.position.players[0].ink_drops = drops;
    let three = s.character("Three", [3, 1, 1, 1]);
    let three = s.add(three);
    let three = s.put(A, three, Zone::Hand);
    (s, three)
}

/// 1.13.1.2, A.8: from what the ink cards cannot pay to what is due or there.
#[test]
fn their_player_says_how_many_drops_go() {
    for (ink, drops, asked) in [(3, 2, Some((0, 2))), (2, 2, Some((1, 2))), (3, 9, Some((0, 3)))] {
        let (s, three) = with_drops(ink, drops);
        let mut game = s.start();
        game.plays(three);
        let ask = game.game.decision().map(|open| open.ask.clone());
        let wanted = asked.map(|(least, most)| Ask::Number { least, most });
        assert_eq!(ask, wanted, "{ink} ink, {drops} drops");
        game.refuse(Answer::Choice(Choice::Number(4)), Refusal::OutOfRange);
        game.answer(Answer::Choice(Choice::Number(2)));
        let own = game.game.state().player(A);
        assert_eq!((own.ink_drops(), game.ready_ink(A)), (drops - 2, ink as i32 - 1));
        assert_eq!(game.zone(three), Zone::Play);
        assert_eq!(game.game.state().card(game.ix(three)).drops(), 2);
    }
}

/// Where only one number is possible nobody is asked; too few pay for nothing (1.5.3).
#[test]
fn one_way_to_pay_is_taken_by_itself() {
    for (ink, drops, left) in [(1, 2, (0, 0)), (3, 0, (0, 0)), (0, 3, (0, 0))] {
        let (s, three) = with_drops(ink, drops);
        let mut game = s.start();
        game.plays(three);
        assert_eq!(game.zone(three), Zone::Play, "{ink} ink, {drops} drops");
        assert_eq!((game.game.state().player(A).ink_drops(), game.ready_ink(A)), left);
    }
    let (s, three) = with_drops(1, 1);
    let game = s.start();
    let card = game.ix(three);
    game.refuse(
        Answer::Action(Action::Play { card, how: lorekeeper_engine::How::Ink }),
        Refusal::NotEnoughInk,
    );
}

/// D.30: each drop removed is an occasion of its own; by the other reading all of one payment are one.
#[test]
fn drops_removed_trigger_one_by_one() {
    for (other, lore) in [(false, 2), (true, 1)] {
        let (mut s, three) = with_drops(1, 2);
        if other {
            s = s.reading(OpenPoint::RemovedOneByOne);
        }
        let mut watcher = s.character("Watcher", [1, 1, 1, 1]);
        let removes = Pattern::player(EventKind::RemovedInkDrop, you());
        s.triggered(&mut watcher, removes, &[gain(1)]);
        let watcher = s.add(watcher);
        s.play(A, watcher);
        let mut game = s.start();
        game.plays(three);
        while matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Bag { .. })) {
            let answer = game.game.options()[0];
            game.answer(answer);
        }
        assert_eq!(game.lore(A), lore);
        let rests = |entry: &LogEntry| matches!(entry, LogEntry::RestsOn(OpenPoint::RemovedOneByOne));
        assert!(game.game.record().0.iter().any(|logged| rests(&logged.what)), "the record says so");
    }
}

/// 1.13.1.2: drops that are got come one by one, and cards remember what was removed for them.
#[test]
fn drops_are_got_and_seen() {
    let mut s = Scene::of(3);
    let get = Step::Do(Verb::GetInkDrops(Players::All, n(2)));
    let (button, ability) = s.button(&[], &[get]);
    let mut counter = s.character("Counter", [1, 1, 1, 1]);
    let more = Amount::InkDrops(PlayerRef::You);
    s.fixed(&mut counter, Scope::This, vec![Mod::Stat(Stat::Strength, more)]);
    s.triggered(&mut counter, Pattern::player(EventKind::GotInkDrop, you()), &[gain(1)]);
    let counter = s.add(counter);
    let counter = s.play(A, counter);
    let mut game = s.start();
    game.uses(button, ability);
    while matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Bag { .. })) {
        let answer = game.game.options()[0];
        game.answer(answer);
    }
    let drops: Vec<u16> = game.game.state().players().iter().map(|player| player.ink_drops()).collect();
    assert_eq!(drops, [2, 2, 2]);
    assert_eq!((game.strength(counter), game.lore(A)), (3, 2));
    assert_eq!(game.game.view(Some(B)).players[0].ink_drops, 2, "everybody may count them");
}

/// 8.16: it cannot challenge, and the turn does not end while it could quest; D.28: nobody has to pay for that.
#[test]
fn adventurous_holds_the_turn() {
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [1, 1, 3, 0]);
    hero.keywords.push((Keyword::Adventurous, 0));
    let plain = s.character("Plain", [1, 1, 3, 1]);
    let (hero, plain) = (s.add(hero), s.add(plain));
    let hero = s.play(A, hero);
    let target = s.exerted(B, plain);
    let mut game = s.start();
    let (with, target) = (game.ix(hero), game.ix(target));
    game.refuse(Answer::Action(Action::Challenge { with, target }), Refusal::AdventurousChallenge);
    game.refuse(Answer::Action(Action::EndTurn), Refusal::AdventurousEnd);
    game.quests(hero);
    assert_eq!(game.lore(A), 0, "{}", "1.11.2: it gains nothing");
    game.ends();
    assert_eq!(game.decider(), Some(B));

    for (other, may_end) in [(false, true), (true, false)] {
        let mut s = Scene::new();
        if other {
            s = s.reading(OpenPoint::PaidQuest);
        }
        s.ink(A, 1);
        let mut hero = s.character("Hero", [1, 1, 3, 1]);
        hero.keywords.push((Keyword::Adventurous, 0));
        s.fixed(&mut hero, Scope::This, vec![Mod::Toll(Prohibited::Quest, n(1))]);
        let hero = s.add(hero);
        s.play(A, hero);
        let game = s.start();
        assert_eq!(game.game.check(&Answer::Action(Action::EndTurn)).is_ok(), may_end);
    }
}

/// D.4: "the same amount" is what was dealt, "takes no damage instead" leaves it dealt.
#[test]
fn dealing_and_taking_are_two_things() {
    for (other, lore) in [(false, 3), (true, 1)] {
        let mut s = Scene::new();
        if other {
            s = s.reading(OpenPoint::AmountDealt);
        }
        let (button, ability) = s.button(&[], &[choose_character(), deal(3)]);
        let mut tough = s.character("Tough", [1, 1, 9, 1]);
        tough.keywords.push((Keyword::Resist, 2));
        let dealt = Pattern::of(EventKind::DealtDamage);
        let gains = Step::Do(Verb::GainLore(you(), Amount::Slot(Slot::AMOUNT)));
        let mut watcher = s.def("Watcher", Kinds::ITEM);
        s.triggered(&mut watcher, dealt, &[gains]);
        let (tough, watcher) = (s.add(tough), s.add(watcher));
        let tough = s.play(B, tough);
        s.play(A, watcher);
        let mut game = s.start();
        game.uses(button, ability);
        assert_eq!((game.damage(tough), game.lore(A)), (1, lore));
    }
}
