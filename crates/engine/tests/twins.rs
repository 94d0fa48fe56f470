//! Copies that cannot be told apart are offered once, and copies that differ in anything are both offered.

mod common;
use common::*;
use lorekeeper_engine::position::Past;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, Choice};

const X: Slot = Slot::FREE;

/// A table with two copies of a character, one of which differs.
struct Copies {
    s: Scene,
    one: Spot,
    two: Spot,
}

impl Copies {
    fn new() -> Copies {
        let mut s = Scene::new();
        let hero = s.character("Hero", [1, 3, 4, 2]);
        let hero = s.add(hero);
        let (one, two) = (s.play(A, hero), s.play(A, hero));
        Copies { s, one, two }
    }

    /// How often they are offered: to quest, and to be chosen.
    fn offered(self) -> (usize, usize) {
        self.offered_after(|_, _| {})
    }

    fn offered_after(mut self, before: impl FnOnce(&mut Play, Spot)) -> (usize, usize) {
        let (button, ability) = self.s.button(&[], &[choose_character(), deal(1)]);
        let two = self.two;
        let mut game = self.s.start();
        before(&mut game, two);
        let both = [game.ix(self.one), game.ix(two)];
        let quests = game.game.options();
        let quests = quests
            .iter()
            .filter(|answer| matches!(answer, Answer::Action(Action::Quest(card)) if both.contains(card)));
        let quests = quests.count();
        let used = Action::Use { card: game.ix(button), ability, free: false };
        game.game.answer(Answer::Action(used)).expect("it can be used");
        let chosen = game.game.options();
        let chosen = chosen
            .iter()
            .filter(|answer| matches!(answer, Answer::Choice(Choice::Card(card)) if both.contains(card)));
        (quests, chosen.count())
    }
}

#[test]
fn equal_copies_are_offered_once() {
    assert_eq!(Copies::new().offered(), (1, 1));
    // Both changed alike.
    let mut copies = Copies::new();
    for spot in [copies.one, copies.two] {
        copies.s.card(spot).damage = 2;
    }
    assert_eq!(copies.offered(), (1, 1));
}

#[test]
fn copies_that_lie_there_otherwise_are_both_offered() {
    let mut copies = Copies::new();
    copies.s.card(copies.two).damage = 1;
    assert_eq!(copies.offered(), (2, 2), "damage");
    let mut copies = Copies::new();
    copies.s.card(copies.two).exerted = true;
    assert_eq!(copies.offered(), (1, 2), "exerted");
    let mut copies = Copies::new();
    copies.s.card(copies.two).drying = true;
    assert_eq!(copies.offered(), (1, 2), "drying");
    // At a location; both at it are alike, at two of them they are not.
    for (first, second, wanted) in [(None, Some(0), 2), (Some(0), Some(0), 1), (Some(0), Some(1), 2)] {
        let mut copies = Copies::new();
        let place = CardDef { willpower: 3, move_cost: 1, ..copies.s.def("Place", Kinds::LOCATION) };
        let place = copies.s.add(place);
        let places = [copies.s.play(A, place), copies.s.play(A, place)];
        copies.s.card(copies.one).at = first.map(|at: usize| places[at].ix);
        copies.s.card(copies.two).at = second.map(|at: usize| places[at].ix);
        assert_eq!(copies.offered(), (wanted, wanted), "{first:?} {second:?}");
    }
    // With a card under it.
    let mut copies = Copies::new();
    let below = copies.s.character("Below", [1, 1, 1, 1]);
    let below = copies.s.add(below);
    let below = copies.s.put(A, below, Zone::Under);
    copies.s.card(below).under = Some(copies.two.ix);
    assert_eq!(copies.offered(), (2, 2), "under");
    // Something happened to it this turn.
    let mut copies = Copies::new();
    copies.s.card(copies.two).past.push(Past::Quested);
    assert_eq!(copies.offered(), (2, 2), "past");
    // The other one is an opponent's.
    let mut s = Scene::new();
    let hero = s.character("Hero", [1, 3, 4, 2]);
    let hero = s.add(hero);
    let (one, two) = (s.play(A, hero), s.play(B, hero));
    assert_eq!(Copies { s, one, two }.offered(), (1, 2), "owner");
}

/// What an item does to a chosen character before the copies are offered.
fn after(body: impl FnOnce(&mut Scene) -> Vec<Step>) -> (usize, usize) {
    let mut copies = Copies::new();
    let body = body(&mut copies.s);
    let steps: Vec<Step> = [choose_character()].into_iter().chain(body).collect();
    let (button, ability) = copies.s.button(&[], &steps);
    copies.offered_after(|game, two| {
        game.answer(Answer::Action(Action::Use { card: game.ix(button), ability, free: false }));
        // Both were alike: the first of them stands for the other.
        if game.game.decision().is_some_and(|open| open.ask != lorekeeper_engine::Ask::Turn) {
            game.chooses(two);
        }
    })
}

#[test]
fn copies_of_which_something_is_said_are_both_offered() {
    let lasting = |mods: Vec<Mod>| {
        move |s: &mut Scene| {
            let mods = s.pool.mods(mods);
            vec![Step::Do(Verb::Apply { to: Objects::Slot(X), mods, lasts: Duration::ThisTurn })]
        }
    };
    assert_eq!(after(lasting(vec![Mod::Stat(Stat::Strength, n(1))])), (2, 2), "stronger");
    // Nothing that is seen changes, and yet an effect is about one of them.
    assert_eq!(after(lasting(vec![Mod::Stat(Stat::Strength, n(0))])), (2, 2), "an effect");
    assert_eq!(after(lasting(vec![Mod::Keyword(Keyword::Ward, n(0))])), (2, 2), "a keyword");
    let given = after(|s| {
        let body = s.pool.code(&[draw(1)]);
        let on = vec![Pattern::this(EventKind::Quested)];
        let triggered = Triggered { on, during: Cond::True, condition: Cond::True, limit: Limit::Free, body };
        let kind = AbilityKind::Triggered(triggered);
        let given = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
        let mods = s.pool.mods(vec![Mod::Ability(given)]);
        vec![Step::Do(Verb::Apply { to: Objects::Slot(X), mods, lasts: Duration::ThisTurn })]
    });
    assert_eq!(given, (2, 2), "an ability");
    let floating = after(|s| {
        let body = s.pool.code(&[draw(1)]);
        let on = vec![Pattern::of(EventKind::TurnEnd)];
        let triggered = Triggered { on, during: Cond::True, condition: Cond::True, limit: Limit::Free, body };
        let kind = AbilityKind::Triggered(triggered);
        let ability = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
        let on = Some(Objects::Slot(X));
        vec![Step::Do(Verb::MakeFloating { ability, lasts: Duration::ThisTurn, once: true, on })]
    });
    assert_eq!(floating, (2, 2), "a floating ability");
}

/// An ability that counts once a turn, used by one of them.
#[test]
fn a_copy_that_has_used_its_ability_is_another() {
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [1, 3, 4, 2]);
    let body = s.pool.code(&[gain(1)]);
    let used = Activated {
        cost: Cost::ink(0),
        first_half: false,
        condition: Cond::True,
        limit: Limit::PerTurn(1),
        body,
    };
    let used = s.ability(&mut hero, AbilityKind::Activated(used));
    let hero = s.add(hero);
    let (one, two) = (s.play(A, hero), s.play(A, hero));
    let uses = |game: &Play| {
        let both = [game.ix(one), game.ix(two)];
        let options = game.game.options();
        let uses = options.iter().filter(
            |answer| matches!(answer, Answer::Action(Action::Use { card, .. }) if both.contains(card)),
        );
        uses.count()
    };
    let mut before = 0;
    let offered = Copies { s, one, two }.offered_after(|game, two| {
        before = uses(game);
        game.uses(two, used);
        assert_eq!(uses(game), 1, "the other one still may");
    });
    assert_eq!((before, offered), (1, (2, 2)));
}

/// Copies in a hand and in a discard.
#[test]
fn copies_elsewhere_are_offered_once() {
    for zone in [Zone::Hand, Zone::Discard] {
        let mut s = Scene::new();
        let hero = s.character("Hero", [0, 3, 4, 2]);
        let hero = s.add(hero);
        let both = [s.put(A, hero, zone), s.put(A, hero, zone)];
        let zones = if zone == Zone::Hand { Zones::HAND } else { Zones::DISCARD };
        let select = Select { zones, ..Select::yours(Filter::character()) };
        let (button, ability) = s.button(&[], &[Step::Choose(Choose::one(select, X))]);
        let mut game = s.start();
        let both = both.map(|spot| game.ix(spot));
        let plays = game.game.options().into_iter().filter(
            |answer| matches!(answer, Answer::Action(Action::Play { card, .. }) if both.contains(card)),
        );
        assert_eq!(plays.count(), usize::from(zone == Zone::Hand));
        let used = Action::Use { card: game.ix(button), ability, free: false };
        game.game.answer(Answer::Action(used)).expect("it can be used");
        let chosen = game
            .game
            .options()
            .into_iter()
            .filter(|answer| matches!(answer, Answer::Choice(Choice::Card(card)) if both.contains(card)));
        assert_eq!(chosen.count(), 1, "{zone:?}");
    }
}

/// A copy to which something happened this turn is another one, also where it happened by it and not to it.
#[test]
fn a_copy_that_has_banished_somebody_is_another() {
    let offered = |is_banishing: bool| {
        let mut s = Scene::new();
        let mut trap = s.def("Trap", Kinds::ITEM);
        let banish = vec![choose_character(), Step::Do(Verb::Banish(Objects::Slot(X)))];
        s.triggered(&mut trap, Pattern::of(EventKind::Quested), &[may(banish)]);
        let trap = s.add(trap);
        let traps = [s.play(A, trap), s.play(A, trap)];
        let hero = s.character("Hero", [1, 3, 4, 2]);
        let hero = s.add(hero);
        let (hero, victim) = (s.play(A, hero), s.play(B, hero));
        let item = Select::in_play(Filter::Kind(Kinds::ITEM));
        let (button, ability) = s.button(&[], &[Step::Choose(Choose::one(item, X))]);
        let mut game = s.start();
        game.quests(hero);
        let first = game.game.state().bag()[0].id;
        game.answer(Answer::Choice(Choice::Resolve(first)));
        if is_banishing {
            game.accepts();
            game.chooses(victim);
        } else {
            game.declines();
        }
        game.declines();
        game.uses(button, ability);
        let traps = traps.map(|spot| game.ix(spot));
        let options = game.game.options().into_iter();
        options
            .filter(|answer| matches!(answer, Answer::Choice(Choice::Card(card)) if traps.contains(card)))
            .count()
    };
    assert_eq!(offered(false), 1, "one stands for both");
    assert_eq!(offered(true), 2, "one of them has banished somebody");
}

/// 7.5.2: of cards that their player has put into the inkwell those that are exerted are not those that are ready.
#[test]
fn copies_in_an_inkwell() {
    for (spent, wanted) in [(0, 1), (1, 2), (2, 1)] {
        let mut s = Scene::new();
        let mut host = s.def("Host", Kinds::ITEM);
        s.fixed(&mut host, Scope::Players(you()), vec![Mod::MoreInk(n(1))]);
        let (hero, cheap) = (s.character("Hero", [1, 3, 4, 2]), s.character("Cheap", [spent, 1, 1, 1]));
        let (host, hero, cheap) = (s.add(host), s.add(hero), s.add(cheap));
        s.play(A, host);
        let both = [s.put(A, hero, Zone::Hand), s.put(A, hero, Zone::Hand)];
        let cheap = s.put(A, cheap, Zone::Hand);
        let inkwell = Select { zones: Zones::INKWELL, owner: you(), filter: Filter::Any };
        let mut choose = Choose::one(inkwell, X);
        choose.word = Word::Plain;
        let (by, what, to) = (PlayerRef::You, Objects::Slot(X), Place::Hand);
        let put = Verb::Put { by, what, to, order: Order::Any, into: None };
        let (button, ability) = s.button(&[], &[Step::Choose(choose), Step::Do(put)]);
        let mut game = s.start();
        both.iter().for_each(|card| game.ink(*card));
        game.plays(cheap);
        assert_eq!(game.ready_ink(A), 2 - i32::from(spent));
        let used = Action::Use { card: game.ix(button), ability, free: false };
        game.game.answer(Answer::Action(used)).expect("it can be used");
        let options = game.game.options();
        let offered = |spot: &&Spot| options.contains(&Answer::Choice(Choice::Card(game.ix(**spot))));
        assert_eq!(both.iter().filter(offered).count(), wanted, "{spent}");
    }
}
