//! What players remember of cards that they have rightly seen, and what makes them lose sight of one (7.1.2, 7.1.3, 7.2.2, 7.3.2).

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{PlayerIx, Zone};
use lorekeeper_engine::{Answer, Choice, LogEntry, Witnessed};

const X: Slot = Slot::FREE;

fn look(to: Players, count: i32) -> Step {
    Step::Do(Verb::Look { to, what: Objects::Top(PlayerRef::You, Box::new(n(count))), into: X })
}

fn put(to: Place, order: Order) -> Step {
    Step::Do(Verb::Put { by: PlayerRef::You, what: Objects::Slot(X), to, order, into: None })
}

fn choose(zones: Zones, owner: Players) -> Step {
    let from = Select { zones, owner, filter: Filter::Any };
    Step::Choose(Choose { word: Word::Plain, ..Choose::one(from, X) })
}

/// What a player knows of another one's deck, from the top: distance and whether it is this card.
fn known(game: &Play, viewer: PlayerIx, card: Spot) -> Vec<(usize, bool)> {
    let view = game.game.view(Some(viewer));
    view.players[0].deck_known.iter().map(|(at, known, _)| (*at, *known == game.ix(card))).collect()
}

/// A game in which the top card of the first player's deck is used by a button with these steps.
fn with_button(steps: &[Step]) -> (Play, Spot) {
    let mut s = Scene::new();
    let hero = s.character("Hero", [2, 2, 3, 1]);
    let hero = s.add(hero);
    // The first written is the top.
    s.position.players[0].cards.clear();
    let top = s.put(A, hero, Zone::Deck);
    let filler = s.character("Other", [1, 1, 1, 1]);
    let filler = s.add(filler);
    for _ in 0..5 {
        s.put(A, filler, Zone::Deck);
    }
    let (item, ability) = s.button(&[], steps);
    let mut game = s.start();
    game.uses(item, ability);
    (game, top)
}

#[test]
fn what_was_shown_is_remembered_where_it_goes() {
    // 6.1.14.1: revealed, and put back on top: everybody knows the top card.
    let (game, top) = with_button(&[look(Players::All, 1), put(Place::DeckTop, Order::AsIs)]);
    assert_eq!(known(&game, A, top), [(0, true)]);
    assert_eq!(known(&game, B, top), [(0, true)]);
    // 7.2.2: looked at, and put at the bottom: who looked knows.
    let (game, top) = with_button(&[look(you(), 1), put(Place::DeckBottom, Order::AsIs)]);
    assert_eq!(known(&game, A, top), [(5, true)]);
    assert_eq!(known(&game, B, top), []);
    assert_eq!(game.game.view(None).players[0].deck_known, []);
    // 7.5.6: put into the inkwell by an effect it is shown to nobody else.
    let (game, top) = with_button(&[look(you(), 1), put(Place::Inkwell { exerted: false }, Order::AsIs)]);
    let inkwell = |viewer| game.game.view(viewer).players[0].inkwell_known.len();
    assert_eq!([inkwell(Some(A)), inkwell(Some(B)), inkwell(None)], [1, 0, 0]);
    // 7.5.4: nobody may look, and yet who has seen it knows.
    assert!(!game.game.sees(A, game.ix(top)) && game.game.knows(A, game.ix(top)));
}

#[test]
fn an_order_is_known_to_whoever_chose_it() {
    let (mut game, _) = with_button(&[look(Players::All, 2), put(Place::DeckBottom, Order::Any)]);
    while let Some(first) = game.game.options().first().copied() {
        if !matches!(first, Answer::Choice(Choice::Card(_))) {
            break;
        }
        game.answer(first);
    }
    let count = |viewer| game.game.view(Some(viewer)).players[0].deck_known.len();
    assert_eq!([count(A), count(B)], [2, 0]);
    // By lot: nobody.
    let (game, _) = with_button(&[look(Players::All, 2), put(Place::DeckBottom, Order::Random)]);
    let count = |viewer| game.game.view(Some(viewer)).players[0].deck_known.len();
    assert_eq!([count(A), count(B)], [0, 0]);
    // 1.4.3: after a shuffle nobody knows anything.
    let (game, _) = with_button(&[look(Players::All, 2), Step::Do(Verb::Shuffle(you()))]);
    let count = |viewer| game.game.view(Some(viewer)).players[0].deck_known.len();
    assert_eq!([count(A), count(B)], [0, 0]);
}

#[test]
fn a_deck_was_looked_through_whatever_was_found() {
    // 7.2.2: everybody knows the top card; then its player looks through the deck. Others may not tell from what they still know what
    // there was to find.
    let dear = Filter::Stat(Stat::Cost, Cmp::AtLeast, Box::new(n(2)));
    for (filter, what) in [
        (Filter::Kind(Kinds::ITEM), "nothing"),
        (dear, "the card that everybody knows"),
        (Filter::Any, "something else"),
    ] {
        let deck = Select { zones: Zones::DECK, owner: you(), filter };
        let count = Count::UpTo(n(1));
        let search = Step::Choose(Choose { word: Word::Plain, count, ..Choose::one(deck, Slot(X.0 + 1)) });
        let (game, top) = with_button(&[look(Players::All, 1), put(Place::DeckTop, Order::AsIs), search]);
        assert_eq!(known(&game, B, top), [], "{what} was found");
        assert_eq!(known(&game, A, top).len(), 6, "{what} was found");
    }
}

#[test]
fn others_lose_sight_of_what_is_parted_unseen() {
    // Everybody knows the top card; then its player looks at two and takes one of them: it may be that one or the other.
    let any = Select { zones: Zones::DECK, owner: you(), filter: Filter::Any };
    let from = Objects::Slot(X);
    let take = Step::Choose(Choose { word: Word::Plain, from, ..Choose::one(any, Slot(X.0 + 1)) });
    let into_hand = Step::Do(Verb::Put {
        by: PlayerRef::You,
        what: Objects::Slot(Slot(X.0 + 1)),
        to: Place::Hand,
        order: Order::AsIs,
        into: None,
    });
    let (mut game, top) = with_button(&[look(Players::All, 1), look(you(), 2), take, into_hand]);
    game.chooses(top);
    assert_eq!(game.zone(top), Zone::Hand);
    assert!(game.game.knows(A, game.ix(top)) && !game.game.knows(B, game.ix(top)));
}

/// The first player returns a character to the hand, in which there is another copy, and puts a card of the hand somewhere.
fn with_returned(to: Place) -> (Play, Spot, Spot) {
    let mut s = Scene::new();
    let hero = s.character("Hero", [0, 2, 3, 1]);
    let hero = s.add(hero);
    let (back, copy) = (s.play(A, hero), s.put(A, hero, Zone::Hand));
    let other = s.character("Other", [1, 1, 1, 1]);
    let other = s.add(other);
    s.put(A, other, Zone::Hand);
    let in_play = Select { zones: Zones::PLAY, owner: you(), filter: Filter::character() };
    let returned = Step::Choose(Choose { word: Word::Plain, ..Choose::one(in_play, X) });
    let (item, ability) = s.button(
        &[],
        &[returned, put(Place::Hand, Order::AsIs), choose(Zones::HAND, you()), put(to, Order::AsIs)],
    );
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!(game.zone(back), Zone::Hand);
    assert!(game.game.knows(B, game.ix(back)), "everybody saw it go there");
    assert!(!game.game.knows(B, game.ix(copy)));
    (game, back, copy)
}

#[test]
fn a_card_that_leaves_a_hand_unseen_may_be_any_of_it() {
    for spot in [0, 1] {
        let (mut game, back, copy) = with_returned(Place::DeckBottom);
        game.chooses([back, copy][spot]);
        let hidden = |card| !game.game.knows(B, game.ix(card));
        assert!(hidden(back) && hidden(copy), "{spot}");
        assert_eq!(game.game.view(Some(B)).players[0].hand, [None, None]);
        // 7.3.2: its player knows where it is.
        assert_eq!(game.game.view(Some(A)).players[0].deck_known.len(), 1);
    }
}

#[test]
fn of_equal_cards_nobody_can_tell_which_one_went() {
    for spot in [0, 1] {
        let (mut game, back, copy) = with_returned(Place::Discard);
        game.chooses([back, copy][spot]);
        // One of two equal cards was seen to go: whether the other is in the hand still cannot be told.
        assert_eq!(game.game.view(Some(B)).players[0].hand, [None, None], "{spot}");
    }
}

#[test]
fn what_is_inked_is_remembered_by_all() {
    let mut s = Scene::new();
    let hero = s.character("Hero", [2, 2, 3, 1]);
    let hero = s.add(hero);
    let card = s.put(A, hero, Zone::Hand);
    s.ink(A, 1);
    let mut game = s.start();
    game.ink(card);
    for viewer in [Some(A), Some(B), None] {
        let view = game.game.view(viewer);
        assert_eq!(view.players[0].inkwell_known.len(), 1, "{viewer:?}");
        assert_eq!(view.players[0].inkwell.len(), 2);
    }
}

/// 7.1.3: which of several hidden cards are alike is hidden as well: each of them is offered.
#[test]
fn hidden_cards_are_not_told_apart_by_what_is_offered() {
    let offered = |alike: bool| {
        let mut s = Scene::new();
        let one = s.character("One", [2, 2, 3, 1]);
        let other = s.character("Other", [3, 2, 3, 1]);
        let (one, other) = (s.add(one), s.add(other));
        s.put(A, one, Zone::Inkwell);
        s.put(A, if alike { one } else { other }, Zone::Inkwell);
        let (item, ability) = s.button(&[], &[choose(Zones::INKWELL, you())]);
        let mut game = s.start();
        game.uses(item, ability);
        game.game.options().len()
    };
    assert_eq!([offered(true), offered(false)], [2, 2]);
}

/// 7.3.2: a hand that is chosen from is shown, not the order in which it was drawn.
#[test]
fn a_revealed_hand_comes_sorted() {
    let mut s = Scene::new();
    let names = ["C", "A", "B"].map(|name| s.character(name, [2, 2, 3, 1]));
    let defs = names.map(|def| s.add(def));
    let spots = defs.map(|def| s.put(B, def, Zone::Deck));
    // The last written lies at the bottom, and is drawn first.
    let draws = Step::Do(Verb::DrawFromBottom(Players::Opponents, n(3)));
    let (item, ability) = s.button(&[], &[draws, choose(Zones::HAND, Players::Opponents)]);
    let mut game = s.start();
    game.uses(item, ability);
    let cards: Vec<_> = game
        .game
        .options()
        .into_iter()
        .filter_map(|answer| match answer {
            Answer::Choice(Choice::Card(card)) => Some(card),
            _ => None,
        })
        .collect();
    assert_eq!(cards.len(), spots.len());
    assert!(!game.game.state().player(B).hand().is_sorted());
    assert!(cards.is_sorted(), "{cards:?}");
}

#[test]
fn what_is_witnessed_names_only_what_is_seen() {
    let mut s = Scene::new();
    let hero = s.character("Hero", [2, 2, 3, 1]);
    let hero = s.add(hero);
    s.put(A, hero, Zone::Deck);
    let (item, ability) = s.button(&[], &[draw(1), look(you(), 1)]);
    let mut game = s.start();
    let from = game.game.record().0.len();
    game.uses(item, ability);
    let heard = |viewer| -> Vec<Witnessed> {
        let log = &game.game.record().0[from..];
        log.iter().filter_map(|entry| game.game.witnessed(viewer, &entry.what)).collect()
    };
    let drawn = |events: &[Witnessed]| {
        events.iter().find_map(|event| match event {
            Witnessed::Moved { face, from: Zone::Deck, to: Zone::Hand, .. } => Some(face.is_some()),
            _ => None,
        })
    };
    let looked = |events: &[Witnessed]| {
        events.iter().find_map(|event| match event {
            Witnessed::Looked(player, face) => Some((*player, face.is_some())),
            _ => None,
        })
    };
    let (own, other, nobody) = (heard(Some(A)), heard(Some(B)), heard(None));
    assert_eq!([drawn(&own), drawn(&other), drawn(&nobody)], [Some(true), Some(false), Some(false)]);
    assert_eq!([looked(&own), looked(&other)], [Some((A, true)), Some((A, false))]);
    assert_eq!(own.len(), other.len(), "that something happens is public");
    assert!(game.game.record().0.iter().any(|entry| matches!(entry.what, LogEntry::Looked(..))));
}

#[test]
fn a_card_that_everybody_saw_in_play_is_known_in_the_deck() {
    // 7.1.2: one card has no order that could be lost.
    for (to, depth) in [(Place::DeckTop, 0), (Place::DeckBottom, 1)] {
        let mut s = Scene::new();
        s.position.players[0].cards.clear();
        let hero = s.character("Hero", [2, 2, 3, 1]);
        let hero = s.add(hero);
        let (h, below) = (s.play(A, hero), s.character("Below", [1, 1, 1, 1]));
        let below = s.add(below);
        s.put(A, below, Zone::Deck);
        let (item, ability) = s.button(&[], &[choose_character(), put(to, Order::AsIs)]);
        let mut game = s.start();
        game.uses(item, ability);
        for viewer in [A, B] {
            assert_eq!(known(&game, viewer, h), [(depth, true)]);
        }
    }
}
