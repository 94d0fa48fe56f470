//! The variants of Shift that no card of the library has yet (8.10.4, 8.10.8).

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, How, Refusal};

/// A card "Chip & Dale" of two names with that Shift.
fn pair(s: &mut Scene, base: ShiftBase) -> DefIx {
    let (chip, dale) = (s.pool.name("Chip"), s.pool.name("Dale"));
    let mut both = s.character("Chip & Dale", [6, 4, 6, 2]);
    both.names.extend([chip, dale]);
    both.shift = Some(Shift { base, temporary: false, cost: Cost::ink(0) });
    s.add(both)
}

fn onto(game: &Play, card: Spot, one: Spot, and: Option<Spot>) -> Answer {
    let and = and.map(|spot| game.ix(spot));
    Answer::Action(Action::Play { card: game.ix(card), how: How::Shift { onto: game.ix(one), and } })
}

#[test]
fn duo_shift_needs_one_for_each_name() {
    // 8.10.8.3: two characters, one for each name; 8.10.4.2: drying beats dry, exerted beats ready; 8.10.6: all damage.
    let mut s = Scene::new();
    let both = pair(&mut s, ShiftBase::Duo);
    let (chip, dale) = (s.character("Chip", [1, 1, 4, 1]), s.character("Dale", [1, 1, 4, 1]));
    let (chip, dale) = (s.add(chip), s.add(dale));
    let (c, d) = (s.play(A, chip), s.exerted(A, dale));
    s.card(c).drying = true;
    s.card(c).damage = 1;
    s.card(d).damage = 2;
    let card = s.put(A, both, Zone::Hand);
    let mut game = s.start();
    game.refuse(onto(&game, card, c, None), Refusal::WrongShiftBase);
    game.refuse(onto(&game, card, c, Some(c)), Refusal::WrongShiftBase);
    game.answer(onto(&game, card, c, Some(d)));
    assert_eq!((game.zone(c), game.zone(d)), (Zone::Under, Zone::Under));
    assert!(game.is_exerted(card));
    assert!(game.game.state().card(game.ix(card)).drying());
    assert_eq!(game.damage(card), 3);
}

#[test]
fn combo_shift_takes_one_or_two() {
    // 8.10.8.4: onto one character that shares a name, or onto one for each name.
    for two in [false, true] {
        let mut s = Scene::new();
        let both = pair(&mut s, ShiftBase::Combo);
        let (chip, dale) = (s.character("Chip", [1, 1, 4, 1]), s.character("Dale", [1, 1, 4, 1]));
        let (chip, dale) = (s.add(chip), s.add(dale));
        let (c, d) = (s.play(A, chip), s.play(A, dale));
        let item = s.def("Chip", Kinds::ITEM);
        let item = s.add(item);
        let i = s.play(A, item);
        let card = s.put(A, both, Zone::Hand);
        let mut game = s.start();
        game.refuse(onto(&game, card, i, two.then_some(d)), Refusal::WrongShiftBase);
        game.answer(onto(&game, card, c, two.then_some(d)));
        assert_eq!(game.zone(c), Zone::Under);
        assert_eq!(game.zone(d), if two { Zone::Under } else { Zone::Play });
        game.quests(card);
        assert_eq!(game.lore(A), 2, "8.10.4: on dry ones it is dry");
    }
}

#[test]
fn potato_shift_goes_onto_the_named_item() {
    // 8.10.8.6, 8.10.4.1: dry if the item has been in play since the start of the turn, else drying.
    for drying in [false, true] {
        let mut s = Scene::new();
        let potato = s.def("Potato", Kinds::ITEM);
        let name = s.pool.name("Potato");
        let other = s.def("Lantern", Kinds::ITEM);
        let mut head = s.character("Head", [4, 3, 4, 1]);
        head.shift = Some(Shift { base: ShiftBase::ItemNamed(name), temporary: false, cost: Cost::ink(0) });
        let (potato, other, head) = (s.add(potato), s.add(other), s.add(head));
        let (p, o) = (s.play(A, potato), s.play(A, other));
        s.card(p).drying = drying;
        let card = s.put(A, head, Zone::Hand);
        let mut game = s.start();
        game.refuse(onto(&game, card, o, None), Refusal::WrongShiftBase);
        game.answer(onto(&game, card, p, None));
        assert_eq!(game.zone(p), Zone::Under);
        let quest = game.game.check(&Answer::Action(Action::Quest(game.ix(card))));
        assert_eq!(quest, if drying { Err(Refusal::Drying) } else { Ok(()) });
    }
}

#[test]
fn boost_of_a_covered_card_is_not_that_of_the_card_on_top() {
    // 8.4.1, 6.1.13.2: each card with Boost counts for itself; 8.10.5: what was used by the one below is not what the other has.
    let mut s = Scene::new();
    let mut below = s.character("Hero", [1, 1, 4, 1]);
    below.keywords.push((Keyword::Boost, 1));
    let mut top = below.clone();
    top.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost: Cost::ink(0) });
    let (below, top) = (s.add(below), s.add(top));
    let (b, t) = (s.play(A, below), s.put(A, top, Zone::Hand));
    s.ink(A, 3);
    let mut game = s.start();
    let boost = |game: &Play, spot: Spot| {
        let card = game.ix(spot);
        let is_boost =
            |answer: &Answer| matches!(answer, Answer::Action(Action::Use { card: own, .. }) if *own == card);
        game.game.options().into_iter().find(is_boost)
    };
    let first = boost(&game, b).expect("it has Boost");
    game.answer(first);
    assert_eq!(boost(&game, b), None);
    game.shifts(t, b);
    let second = boost(&game, t).expect("the card on top has not used its own");
    game.answer(second);
    assert_eq!(boost(&game, t), None);
    assert_eq!(game.ready_ink(A), 1);
}

/// 8.10.8: of a Shift onto one and a Shift onto two, one printed and one given, both are offered.
#[test]
fn a_shift_onto_two_beside_one_onto_one() {
    let mut s = Scene::new();
    let both = pair(&mut s, ShiftBase::SameName);
    let duo = Shift { base: ShiftBase::Duo, temporary: false, cost: Cost::ink(0) };
    let mut giver = s.character("Giver", [1, 1, 9, 1]);
    let cards = Select { zones: Zones::HAND, owner: you(), filter: Filter::character() };
    s.fixed(&mut giver, Scope::Objects(cards), vec![Mod::Shift(Box::new(duo))]);
    let (chip, dale) = (s.character("Chip", [1, 1, 4, 1]), s.character("Dale", [1, 1, 4, 1]));
    let (giver, chip, dale) = (s.add(giver), s.add(chip), s.add(dale));
    s.play(A, giver);
    let (c, d) = (s.play(A, chip), s.play(A, dale));
    let card = s.put(A, both, Zone::Hand);
    let game = s.start();
    let options = game.game.options();
    assert!(options.contains(&onto(&game, card, c, None)), "{options:?}");
    assert!(options.contains(&onto(&game, card, c, Some(d))), "{options:?}");
}
