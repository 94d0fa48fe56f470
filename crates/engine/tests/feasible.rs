//! What a player is asked for: a "may" where a yes could change something and its first half can be done in full
//! (6.1.4.1, 6.1.5.1, 1.2.2, 1.2.3), an option that can be done (6.1.5.2), a cost that can be paid (1.5.3).

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{PlayerIx, Zone};
use lorekeeper_engine::{Action, Answer, Ask};

const X: Slot = Slot::FREE;
const Y: Slot = Slot(Slot::FREE.0 + 1);

/// The question after A has played an action with this effect, in a game of three.
fn ask(effect: impl FnOnce(&mut Scene) -> Vec<Step>) -> Option<Ask> {
    let mut s = Scene::of(3);
    let steps = effect(&mut s);
    let mut offer = s.def("Offer", Kinds::ACTION);
    offer.effect = Some(s.pool.code(&steps));
    let offer = s.add(offer);
    let card = s.put(A, offer, Zone::Hand);
    let mut game = s.start();
    game.plays(card);
    game.game.decision().map(|d| d.ask.clone())
}

/// Whether A is asked about this "may".
fn asked(body: impl FnOnce(&mut Scene) -> Vec<Step>) -> bool {
    matches!(ask(|s| vec![may(body(s))]), Some(Ask::May { .. }))
}

/// Whether A is asked about "you may do this to gain a lore".
fn bought(first: impl FnOnce(&mut Scene) -> Vec<Step>) -> bool {
    asked(|s| vec![Step::Then { first: first(s), then: vec![gain(1)], otherwise: vec![] }])
}

/// The options that are open, by bit.
fn open(options: impl FnOnce(&mut Scene) -> Vec<Vec<Step>>) -> u32 {
    let ask = ask(|s| vec![Step::Options { by: PlayerRef::You, modes: Modes::Or, options: options(s) }]);
    match ask {
        Some(Ask::Option { open, .. }) => open,
        _ => 0,
    }
}

fn nobody() -> Players {
    Players::Where(Box::new(Players::All), Box::new(Cond::False))
}

fn without_deck(s: &mut Scene, player: PlayerIx) {
    s.position.players[player.index()].cards.retain(|card| card.zone != Zone::Deck);
}

/// Before anything else is put there.
fn deck_of(s: &mut Scene, player: PlayerIx, count: usize) {
    s.position.players[player.index()].cards.truncate(count);
}

fn yours() -> Objects {
    Objects::each(Select::yours(Filter::character()))
}

fn theirs() -> Objects {
    Objects::each(Select::opposing(Filter::character()))
}

fn plain(s: &mut Scene, player: PlayerIx) -> Spot {
    let def = s.character("Plain", [1, 1, 5, 1]);
    let def = s.add(def);
    s.play(player, def)
}

/// A character with a static ability about itself.
fn with_mod(s: &mut Scene, player: PlayerIx, modification: Mod) -> Spot {
    let mut def = s.character("Odd", [1, 1, 5, 1]);
    s.fixed(&mut def, Scope::This, vec![modification]);
    let def = s.add(def);
    s.play(player, def)
}

fn hand(s: &mut Scene, player: PlayerIx, count: usize) {
    let def = s.character("Card", [1, 1, 1, 1]);
    let def = s.add(def);
    for _ in 0..count {
        s.put(player, def, Zone::Hand);
    }
}

fn cards_in_hand(of: Players) -> Select {
    Select { zones: Zones::HAND, owner: of, filter: Filter::Any }
}

fn choose(from: Objects, count: Count, into: Slot) -> Step {
    let one = Choose::one(Select::in_play(Filter::Any), into);
    Step::Choose(Choose { from, count, ..one })
}

fn exactly(count: i32) -> Count {
    Count::Exactly(n(count))
}

fn hit(what: Objects, amount: i32) -> Step {
    Step::Do(Verb::Damage { verb: DamageVerb::Deal, hits: vec![(what, n(amount))], into: None })
}

fn heal(from: Objects) -> Step {
    Step::Do(Verb::RemoveDamage { from, amount: n(1), healed: None, into: None })
}

fn move_damage(from: Objects, to: Objects) -> Step {
    Step::Do(Verb::MoveDamage { from, to, amount: n(1), into: None })
}

fn discard(what: Objects) -> Step {
    Step::Do(Verb::Discard { what, into: None })
}

fn put(what: Objects, to: Place) -> Step {
    Step::Do(Verb::Put { by: PlayerRef::You, what, to, order: Order::AsIs, into: None })
}

#[test]
fn r1_12_drawing() {
    let draws = |players: Players, amount| vec![Step::Do(Verb::Draw(players, n(amount)))];
    assert!(asked(|_| draws(you(), 1)));
    assert!(!asked(|_| draws(you(), 0)), "no card is no draw");
    assert!(!asked(|_| draws(nobody(), 1)));
    let one_deck = |s: &mut Scene| {
        without_deck(s, A);
        without_deck(s, B);
    };
    assert!(asked(|s| {
        one_deck(s);
        draws(Players::All, 1)
    }));
    assert!(!asked(|s| {
        one_deck(s);
        draws(Players::AllBut(PlayerRef::Slot(X)), 0)
    }));
    assert!(!asked(|s| {
        one_deck(s);
        draws(you(), 1)
    }));
    // As a first half: all of them, all of it.
    assert!(bought(|_| draws(Players::All, 10)));
    assert!(!bought(|_| draws(Players::All, 11)));
    assert!(!bought(|_| draws(you(), 0)));
    assert!(!bought(|_| draws(nobody(), 1)));
    assert!(!bought(|s| {
        one_deck(s);
        draws(Players::All, 1)
    }));
    assert!(bought(|s| {
        deck_of(s, A, 3);
        draws(you(), 3)
    }));
    assert!(!bought(|s| {
        deck_of(s, A, 2);
        draws(you(), 3)
    }));
}

#[test]
fn r1_11_lore() {
    let gains = |players: Players, amount| vec![Step::Do(Verb::GainLore(players, n(amount)))];
    let loses = |players: Players, amount| vec![Step::Do(Verb::LoseLore(players, n(amount), None))];
    let barred = |s: &mut Scene, players: Players| {
        let mut def = s.character("Bar", [1, 1, 5, 1]);
        s.fixed(&mut def, Scope::Players(players), vec![Mod::Cant(Prohibited::GainLore)]);
        let def = s.add(def);
        s.play(B, def);
    };
    assert!(asked(|_| gains(you(), 1)));
    assert!(!asked(|_| gains(you(), 0)));
    assert!(!asked(|_| gains(nobody(), 1)));
    assert!(!asked(|s| {
        barred(s, Players::All);
        gains(Players::All, 1)
    }));
    assert!(asked(|s| {
        barred(s, Players::Opponents);
        gains(Players::All, 1)
    }));
    assert!(asked(|s| {
        with_mod(s, B, Mod::Cant(Prohibited::Quest));
        gains(you(), 1)
    }));
    for (lore, amount, wanted) in [(0, 1, false), (1, 1, true), (1, 0, false), (0, 0, false)] {
        let is = asked(|s| {
            s.position.players[1].lore = lore;
            loses(Players::Opponents, amount)
        });
        assert_eq!(is, wanted, "{lore} {amount}");
    }
}

#[test]
fn r1_9_damage() {
    assert!(!asked(|_| vec![hit(theirs(), 1)]), "nobody is there");
    let one = |s: &mut Scene| plain(s, B);
    assert!(asked(|s| {
        one(s);
        vec![hit(theirs(), 1)]
    }));
    assert!(!asked(|s| {
        one(s);
        vec![hit(theirs(), 0)]
    }));
    // Cards elsewhere are dealt no damage.
    assert!(!asked(|s| {
        hand(s, A, 1);
        vec![hit(Objects::each(cards_in_hand(you())), 1)]
    }));
    // Two at once: both, for a first half; one of them, for a yes.
    let two = |_: &mut Scene| {
        let hits = vec![(theirs(), n(1)), (yours(), n(1))];
        vec![Step::Do(Verb::Damage { verb: DamageVerb::Deal, hits, into: None })]
    };
    assert!(!bought(|s| {
        one(s);
        two(s)
    }));
    assert!(asked(|s| {
        one(s);
        two(s)
    }));
    assert!(bought(|s| {
        one(s);
        plain(s, A);
        two(s)
    }));
}

#[test]
fn r1_9_2_4_removing_and_moving_damage() {
    let damaged = |s: &mut Scene, player, keeps: bool| {
        let spot = match keeps {
            true => with_mod(s, player, Mod::KeepsDamage),
            false => plain(s, player),
        };
        s.card(spot).damage = 1;
    };
    assert!(!asked(|s| {
        plain(s, A);
        vec![heal(yours())]
    }));
    assert!(asked(|s| {
        plain(s, A);
        damaged(s, A, false);
        vec![heal(yours())]
    }));
    assert!(!asked(|s| {
        plain(s, A);
        damaged(s, A, true);
        vec![heal(yours())]
    }));
    // 1.9.2.4: not from a card to itself; from one of several is enough.
    assert!(!asked(|s| {
        damaged(s, A, false);
        vec![move_damage(yours(), yours())]
    }));
    // It goes to the first of several.
    assert!(asked(|s| {
        plain(s, A);
        damaged(s, A, false);
        vec![move_damage(yours(), yours())]
    }));
    assert!(!asked(|s| {
        damaged(s, A, false);
        plain(s, A);
        vec![move_damage(yours(), yours())]
    }));
    assert!(asked(|s| {
        damaged(s, A, false);
        plain(s, B);
        vec![move_damage(yours(), theirs())]
    }));
    assert!(!asked(|s| {
        damaged(s, A, true);
        plain(s, B);
        vec![move_damage(yours(), theirs())]
    }));
    assert!(!asked(|s| {
        plain(s, A);
        damaged(s, B, false);
        vec![move_damage(yours(), theirs())]
    }));
}

#[test]
fn r5_1_1_2_exerting_and_readying() {
    let ready = |what: Objects| Step::Do(Verb::Ready(what));
    let exert = |what: Objects| Step::Do(Verb::Exert(what));
    let symbol = |what: Objects| Step::Do(Verb::ExertSymbol(what));
    let some = |s: &mut Scene, exerted: bool, drying: bool| {
        let spot = plain(s, A);
        s.card(spot).exerted = exerted;
        s.card(spot).drying = drying;
    };
    for (exerted, drying, wanted) in [
        (false, false, [false, true, true]),
        (true, false, [true, false, false]),
        (false, true, [false, true, false]),
    ] {
        let steps = [ready(yours()), exert(yours()), symbol(yours())];
        for (step, wanted) in steps.into_iter().zip(wanted) {
            let is = asked(|s| {
                some(s, exerted, drying);
                vec![step.clone()]
            });
            assert_eq!(is, wanted, "{exerted} {drying} {step:?}");
        }
    }
    // 1.2.2: one that cannot ready is not readied.
    assert!(!asked(|s| {
        let spot = with_mod(s, A, Mod::Cant(Prohibited::Ready));
        s.card(spot).exerted = true;
        vec![ready(yours())]
    }));
    // A card in a hand is neither banished nor exerted.
    for verb in [Verb::Banish, Verb::Exert] {
        assert!(!asked(|s| {
            hand(s, A, 1);
            vec![Step::Do(verb(Objects::each(cards_in_hand(you()))))]
        }));
    }
    // Half of them is not all of them.
    assert!(!bought(|s| {
        some(s, true, false);
        some(s, false, false);
        vec![ready(yours())]
    }));
    assert!(asked(|s| {
        some(s, true, false);
        some(s, false, false);
        vec![ready(yours())]
    }));
}

#[test]
fn r7_1_putting() {
    let top = |count| Objects::Top(PlayerRef::You, Box::new(n(count)));
    assert!(asked(|_| vec![put(top(1), Place::Hand)]));
    assert!(!asked(|_| vec![put(top(0), Place::Hand)]));
    assert!(bought(|_| vec![put(top(10), Place::Hand)]));
    assert!(!bought(|_| vec![put(top(11), Place::Hand)]));
    // Under nobody, nothing is put.
    let under = || Place::Under { host: Box::new(yours()), facedown: true };
    assert!(!asked(|_| vec![put(top(1), under())]));
    assert!(asked(|s| {
        plain(s, A);
        vec![put(top(1), under())]
    }));
}

/// 6.5.4: "if an effect would make you discard, you don't".
fn keeper(s: &mut Scene, player: PlayerIx) {
    let mut def = s.character("Keeper", [1, 1, 5, 1]);
    s.ability(
        &mut def,
        AbilityKind::Replacement(Replacement {
            of: Pattern { without: Flags::AS_COST, ..Pattern::player(EventKind::Discarded, you()) },
            during: Cond::True,
            limit: Limit::Free,
            optional: false,
            instead: Instead::Nothing,
        }),
    );
    let def = s.add(def);
    s.play(player, def);
}

#[test]
fn r7_3_4_discarding() {
    let all = |of: Players| discard(Objects::each(cards_in_hand(of)));
    let whole = |of: Players| Step::Do(Verb::DiscardHand(of, None));
    assert!(!asked(|_| vec![all(Players::Opponents)]));
    assert!(asked(|s| {
        hand(s, B, 1);
        vec![all(Players::Opponents)]
    }));
    assert!(!asked(|s| {
        plain(s, B);
        vec![discard(theirs())]
    }));
    assert!(!asked(|s| {
        hand(s, B, 1);
        keeper(s, B);
        vec![all(Players::Opponents)]
    }));
    // 6.1.5.1: an empty hand is discarded in full, though nothing changes.
    assert!(!asked(|_| vec![whole(Players::Opponents)]));
    assert!(bought(|_| vec![whole(Players::Opponents)]));
    for (keeps, wanted) in [(false, true), (true, false)] {
        let scene = |s: &mut Scene| {
            hand(s, B, 2);
            if keeps {
                keeper(s, B);
            }
        };
        assert_eq!(
            asked(|s| {
                scene(s);
                vec![whole(Players::Opponents)]
            }),
            wanted
        );
        assert_eq!(
            bought(|s| {
                scene(s);
                vec![whole(Players::Opponents)]
            }),
            wanted
        );
    }
    // One opponent keeps the hand, the other does not.
    assert!(asked(|s| {
        hand(s, B, 1);
        hand(s, C, 1);
        keeper(s, B);
        vec![whole(Players::Opponents)]
    }));
}

/// An activated ability of an item that costs this and gains a lore; whether it can be used.
fn usable(cost: impl FnOnce(&mut Scene) -> Vec<Step>) -> bool {
    let mut s = Scene::of(3);
    let steps = cost(&mut s);
    let (spot, ability) = s.button(&steps, &[gain(1)]);
    let game = s.start();
    let card = game.ix(spot);
    game.game.check(&Answer::Action(Action::Use { card, ability, free: false })).is_ok()
}

#[test]
fn r1_5_3_a_cost_is_paid_in_full() {
    let two = || {
        let choose = Choose { word: Word::Plain, ..Choose::one(cards_in_hand(you()), X) };
        let choose = Choose { count: exactly(2), ..choose };
        vec![Step::Choose(choose), discard(Objects::Slot(X))]
    };
    for count in 0..4 {
        let is = usable(|s| {
            hand(s, A, count);
            two()
        });
        assert_eq!(is, count >= 2, "{count}");
    }
    // 6.5.4: a cost is no effect, so that a hand that is kept from effects can be discarded to pay.
    assert!(usable(|s| {
        hand(s, A, 2);
        keeper(s, A);
        two()
    }));
    assert!(usable(|s| {
        hand(s, A, 2);
        keeper(s, A);
        vec![Step::Do(Verb::DiscardHand(you(), None))]
    }));
    let banish = || vec![choose(yours(), exactly(1), X), Step::Do(Verb::Banish(Objects::Slot(X)))];
    assert!(!usable(|_| banish()));
    assert!(usable(|s| {
        plain(s, A);
        banish()
    }));
}

#[test]
fn r6_1_14_looking_and_searching() {
    let look = |what: Objects| Step::Do(Verb::Look { to: you(), what, into: X });
    let top = || Objects::Top(PlayerRef::You, Box::new(n(1)));
    assert!(asked(|_| vec![look(top())]));
    assert!(!asked(|s| {
        without_deck(s, A);
        vec![look(top())]
    }));
    let until = |of| {
        Step::Do(Verb::RevealUntil { of, from: DeckEnd::Top, filter: Filter::character(), found: X, rest: Y })
    };
    assert!(asked(|_| vec![until(PlayerRef::You)]));
    assert!(!asked(|s| {
        without_deck(s, A);
        vec![until(PlayerRef::You)]
    }));
    assert!(!asked(|_| vec![until(PlayerRef::Slot(Y))]), "there is no such player");
    assert!(asked(|_| vec![Step::Do(Verb::Shuffle(you()))]));
}

#[test]
fn r4_7_moving_to_a_location() {
    let place = |s: &mut Scene| {
        let mut place = s.def("Place", Kinds::LOCATION);
        (place.willpower, place.move_cost) = (5, 1);
        let place = s.add(place);
        s.play(A, place)
    };
    let places = || Objects::each(Select::yours(Filter::Kind(Kinds::LOCATION)));
    let moves = |who: Objects| vec![Step::Do(Verb::MoveTo { who, to: places(), into: None })];
    assert!(!asked(|s| {
        plain(s, A);
        moves(yours())
    }));
    assert!(asked(|s| {
        place(s);
        plain(s, A);
        moves(yours())
    }));
    assert!(!asked(|s| {
        let there = place(s);
        let who = plain(s, A);
        s.card(who).at = Some(there.ix);
        moves(yours())
    }));
    assert!(!asked(|s| {
        place(s);
        with_mod(s, A, Mod::Cant(Prohibited::Move));
        moves(yours())
    }));
    assert!(!asked(|s| {
        place(s);
        hand(s, A, 1);
        moves(Objects::each(cards_in_hand(you())))
    }));
}

#[test]
fn r6_4_2_effects_that_last() {
    let strong = |s: &mut Scene| s.pool.mods(vec![Mod::Stat(Stat::Strength, n(1))]);
    let apply = |s: &mut Scene, to: Objects| {
        let mods = strong(s);
        vec![Step::Do(Verb::Apply { to, mods, lasts: Duration::ThisTurn })]
    };
    assert!(!asked(|s| apply(s, yours())));
    assert!(asked(|s| {
        plain(s, A);
        apply(s, yours())
    }));
    let leave = |s: &mut Scene, on: Option<Objects>| {
        let body = s.pool.code(&[gain(1)]);
        let kind = AbilityKind::Triggered(Triggered {
            on: vec![Pattern::of(EventKind::TurnEnd)],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        });
        let ability = s.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
        vec![Step::Do(Verb::MakeFloating { ability, lasts: Duration::ThisTurn, once: true, on })]
    };
    assert!(asked(|s| leave(s, None)));
    assert!(!asked(|s| leave(s, Some(yours()))));
    assert!(asked(|s| {
        plain(s, A);
        leave(s, Some(yours()))
    }));
}

#[test]
fn r6_1_4_1_ink_and_chance() {
    let pay = |who, amount| Step::Do(Verb::PayInk(who, n(amount)));
    for ink in 0..3 {
        let is = bought(|s| {
            s.ink(A, ink);
            vec![pay(PlayerRef::You, 1)]
        });
        assert_eq!(is, ink >= 1, "{ink}");
    }
    assert!(!bought(|s| {
        s.ink(A, 1);
        vec![pay(PlayerRef::Slot(Y), 1)]
    }));
    // A payment alone changes nothing that follows from it.
    assert!(!asked(|s| {
        s.ink(A, 1);
        vec![pay(PlayerRef::You, 1), hit(theirs(), 1)]
    }));
    let random = |count| {
        let from = Objects::each(cards_in_hand(Players::Opponents));
        vec![Step::Do(Verb::Random { from, count: n(count), into: X })]
    };
    for count in 0..3 {
        let is = bought(|s| {
            hand(s, B, count);
            random(1)
        });
        assert_eq!(is, count >= 1, "{count}");
    }
    assert!(!asked(|s| {
        hand(s, B, 1);
        let mut steps = random(1);
        steps.push(hit(theirs(), 1));
        steps
    }));
    assert!(!asked(|_| vec![Step::Do(Verb::Fail)]));
}

#[test]
fn r6_1_3_choosing() {
    // As many as are demanded, for a first half.
    for (there, wanted) in [(0, false), (1, false), (2, true), (3, true)] {
        let is = bought(|s| {
            (0..there).for_each(|_| {
                plain(s, B);
            });
            vec![choose(theirs(), exactly(2), X), Step::Do(Verb::Banish(Objects::Slot(X)))]
        });
        assert_eq!(is, wanted, "{there}");
    }
    // Of two choices the second must not be the same.
    for (there, wanted) in [(1, false), (2, true)] {
        let is = bought(|s| {
            (0..there).for_each(|_| {
                plain(s, B);
            });
            let others = Objects::Without(Box::new(theirs()), Box::new(Objects::Slot(X)));
            vec![
                choose(theirs(), exactly(1), X),
                choose(others, exactly(1), Y),
                hit(Objects::Slot(X), 1),
                hit(Objects::Slot(Y), 1),
            ]
        });
        assert_eq!(is, wanted, "{there}");
    }
    // What is left out without having been chosen is known before.
    assert!(bought(|s| {
        plain(s, A);
        let others = Objects::Without(Box::new(yours()), Box::new(theirs()));
        vec![choose(others, exactly(1), X), hit(Objects::Slot(X), 1)]
    }));
    // Somewhere among the ways of choosing there is one that does it.
    let mut seen = Vec::new();
    for damaged in [None, Some(0), Some(1), Some(2)] {
        seen.push(asked(|s| {
            for ix in 0..3 {
                let spot = plain(s, A);
                s.card(spot).damage = i16::from(damaged == Some(ix));
            }
            vec![
                choose(yours(), exactly(1), X),
                Step::If {
                    cond: Cond::exists(Select::yours(Filter::all([
                        Filter::Damaged,
                        Filter::Is(Box::new(Objects::Slot(X))),
                    ]))),
                    then: vec![gain(1)],
                    otherwise: vec![],
                },
            ]
        }));
    }
    assert_eq!(seen, [false, true, true, true]);
    // Two of mine and two of theirs: gained only where both chosen are exerted, whichever those are.
    for exerted in 0..16 {
        let is = asked(|s| {
            for ix in 0..4 {
                let spot = plain(s, if ix < 2 { A } else { B });
                s.card(spot).exerted = exerted >> ix & 1 == 1;
            }
            let chosen = Objects::Union(vec![Objects::Slot(X), Objects::Slot(Y)]);
            let ready = Filter::all([Filter::Ready, Filter::Is(Box::new(chosen))]);
            let cond = Cond::Not(Box::new(Cond::exists(Select::in_play(ready))));
            vec![
                choose(yours(), exactly(1), X),
                choose(theirs(), exactly(1), Y),
                Step::If { cond, then: vec![gain(1)], otherwise: vec![] },
            ]
        });
        assert_eq!(is, exerted & 3 != 0 && exerted & 12 != 0, "{exerted:04b}");
    }
    // A player must be there.
    assert!(!bought(|_| vec![Step::ChoosePlayer {
        by: PlayerRef::You,
        among: nobody(),
        least: 1,
        most: 1,
        into: X
    }]));
    assert!(bought(|_| vec![Step::ChoosePlayer {
        by: PlayerRef::You,
        among: Players::Opponents,
        least: 1,
        most: 1,
        into: X
    }]));
}

#[test]
fn r6_1_16_conditions_and_loops() {
    let when = |cond: Cond| vec![Step::If { cond, then: vec![gain(1)], otherwise: vec![] }];
    let any = Cond::exists(Select::in_play(Filter::character()));
    let with = |cond: Cond| {
        asked(|s| {
            plain(s, A);
            when(cond)
        })
    };
    assert!(with(any.clone()));
    assert!(!asked(|_| when(any.clone())));
    assert!(!with(Cond::Not(Box::new(any.clone()))));
    assert!(!with(Cond::False));
    assert!(with(Cond::TurnOf(you())));
    assert!(!with(Cond::TurnOf(Players::Opponents)));
    assert!(!with(Cond::InChallenge));
    assert!(!with(Cond::Happened(Box::new(Pattern::of(EventKind::Quested)))));
    assert!(!with(Cond::ThisIn(Zones::DISCARD)));
    assert!(!with(Cond::All(vec![any.clone(), Cond::False])));
    assert!(!with(Cond::OneOf(vec![Cond::InChallenge, Cond::False])));
    // What the effect itself will have done is not known before: the player is asked.
    assert!(with(Cond::Bound(X)));
    assert!(with(Cond::All(vec![any.clone(), Cond::Bound(X)])));
    assert!(with(Cond::Not(Box::new(Cond::Not(Box::new(Cond::Bound(X)))))));
    let each = |objects: Objects| vec![Step::Each { objects, slot: X, body: vec![gain(1)] }];
    assert!(!asked(|_| each(yours())));
    assert!(asked(|s| {
        plain(s, A);
        each(yours())
    }));
    let players = |players| vec![Step::EachPlayer { players, slot: X, body: vec![gain(1)] }];
    assert!(!asked(|_| players(nobody())));
    assert!(asked(|_| players(Players::Opponents)));
    for (times, wanted) in [(-1, false), (0, false), (1, true)] {
        let is = asked(|_| vec![Step::Times { count: n(times), body: vec![gain(1)] }]);
        assert_eq!(is, wanted, "{times}");
    }
}

#[test]
fn r6_1_5_2_options_that_can_be_done() {
    // In full; where none can be, in part (1.2.3); a single one that is left is taken by itself.
    assert_eq!(open(|_| vec![vec![gain(1)], vec![draw(1)]]), 0b11);
    assert_eq!(open(|_| vec![vec![gain(1), hit(theirs(), 1)], vec![draw(1)], vec![draw(10)]]), 0b110);
    assert_eq!(open(|_| vec![vec![draw(1)], vec![draw(11)], vec![gain(1)], vec![gain(0)]]), 0b101);
    assert_eq!(open(|_| vec![vec![draw(11)], vec![hit(theirs(), 1)], vec![draw(12)]]), 0b101);
    assert_eq!(open(|_| vec![vec![hit(yours(), 1)], vec![hit(theirs(), 1)]]), 0);
    // 6.1.4: a "may" about options is asked if one of them can be done.
    let may_one = |options: Vec<Vec<Step>>| {
        asked(|_| vec![Step::Options { by: PlayerRef::You, modes: Modes::Or, options }])
    };
    assert!(may_one(vec![vec![hit(theirs(), 1)], vec![gain(1)]]));
    assert!(may_one(vec![vec![gain(1)], vec![hit(theirs(), 1)]]));
    assert!(!may_one(vec![vec![hit(theirs(), 1)], vec![hit(yours(), 1)]]));
    let first_one = |options: Vec<Vec<Step>>| {
        bought(|_| vec![Step::Options { by: PlayerRef::You, modes: Modes::Or, options }])
    };
    assert!(first_one(vec![vec![hit(theirs(), 1)], vec![gain(1)]]));
    assert!(!first_one(vec![vec![hit(theirs(), 1)], vec![hit(yours(), 1)]]));
}

#[test]
fn r6_1_7_1_using_an_ability() {
    // Nothing in play, something without that ability, something with it.
    for (there, named) in [(false, false), (true, false), (true, true)] {
        let is = asked(|s| {
            let name = s.pool.ability_name("Gift");
            let body = s.pool.code(&[gain(1)]);
            let (condition, limit, cost) = (Cond::True, Limit::Free, Cost::ink(3));
            let kind = AbilityKind::Activated(Activated { cost, first_half: false, condition, limit, body });
            let ability =
                s.pool.ability(Ability { name: Some(name), zones: Zones::PLAY, kind, keyword: None });
            let mut item = s.def("Box", Kinds::ITEM);
            item.abilities.extend(named.then_some(ability));
            let item = s.add(item);
            if there {
                s.play(A, item);
            }
            let boxes = Objects::each(Select::yours(Filter::Kind(Kinds::ITEM)));
            vec![Step::Do(Verb::UseFree(boxes, name))]
        });
        assert_eq!(is, there && named);
    }
}

#[test]
fn r6_1_7_playing_a_card() {
    let play = |by| {
        let from = Objects::each(Select { filter: Filter::character(), ..cards_in_hand(you()) });
        let pay = Pay::Free;
        vec![Step::Play(PlayCard { by, from, pay, optional: false, exerted: false, onto: None, into: X })]
    };
    assert!(!asked(|_| play(PlayerRef::You)));
    assert!(asked(|s| {
        hand(s, A, 1);
        play(PlayerRef::You)
    }));
    assert!(!asked(|s| {
        hand(s, A, 1);
        play(PlayerRef::Slot(Y))
    }));
}

/// Whether A is asked about "you may do this to gain five lore", and what A gains by a yes; where nobody is asked nothing.
fn kept(first: impl FnOnce(&mut Scene) -> Vec<Step>) -> (bool, i32) {
    let mut s = Scene::of(3);
    s.position.players.iter_mut().for_each(|player| player.lore = 1);
    let first = first(&mut s);
    let mut offer = s.def("Offer", Kinds::ACTION);
    offer.effect =
        Some(s.pool.code(&[may(vec![Step::Then { first, then: vec![gain(5)], otherwise: vec![] }])]));
    let offer = s.add(offer);
    let card = s.put(A, offer, Zone::Hand);
    let mut game = s.start();
    game.plays(card);
    let is_asked = matches!(game.game.decision().map(|d| &d.ask), Some(Ask::May { .. }));
    if is_asked {
        game.accepts();
    }
    (is_asked, game.lore(A))
}

#[test]
fn r6_1_5_1_what_is_offered_is_done_in_full() {
    let all = || Players::All;
    // What can be done is offered, and buys what it should.
    assert_eq!(kept(|_| vec![Step::Do(Verb::LoseLore(you(), n(1), None))]), (true, 5));
    assert_eq!(kept(|_| vec![Step::Do(Verb::Draw(all(), n(2)))]), (true, 6));
    assert_eq!(kept(|_| vec![Step::Do(Verb::GainLore(all(), n(1)))]), (true, 7));
    let exert = |s: &mut Scene| {
        plain(s, A);
        vec![Step::Do(Verb::Exert(yours()))]
    };
    assert_eq!(kept(exert), (true, 6));
    // 1.11.1: who has 1 lore cannot lose 2; nobody is asked for what will not have been done.
    assert_eq!(kept(|_| vec![Step::Do(Verb::LoseLore(you(), n(2), None))]), (false, 1));
    let one_poor = |s: &mut Scene| {
        s.position.players[1].lore = 0;
        vec![Step::Do(Verb::LoseLore(all(), n(1), None))]
    };
    assert_eq!(kept(one_poor), (false, 1));
    // 4.6.8.2: a location is neither ready nor exerted.
    let location = |s: &mut Scene| {
        let place = s.def("Place", Kinds::LOCATION);
        let place = s.add(place);
        s.play(A, place);
        vec![Step::Do(Verb::Exert(Objects::each(Select::yours(Filter::Kind(Kinds::LOCATION)))))]
    };
    assert_eq!(kept(location), (false, 1));
}
