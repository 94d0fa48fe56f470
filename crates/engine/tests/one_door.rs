//! One door: only events change a game, every kind of event can be replaced (6.5), and one that was replaced did not happen.

mod common;
use common::*;
use lorekeeper_engine::LogEntry;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use std::path::{Path, PathBuf};

const X: Slot = Slot::FREE;

/// What is done, and what it would be. A has a character, a location, an item and a card in the discard, a damaged and an exerted
/// character; B has a character.
fn events() -> Vec<(EventKind, Verb)> {
    let named = |name| Objects::each(Select::in_play(Filter::Named(name)));
    let put = |what: Objects, to| Verb::Put { by: PlayerRef::You, what, to, order: Order::AsIs, into: None };
    let hero = || named(HERO);
    let spent = || Objects::each(Select { zones: Zones::DISCARD, ..Select::yours(Filter::Any) });
    let host = Box::new(named(HOST));
    let damage = |verb| Verb::Damage { verb, hits: vec![(hero(), n(1))], into: None };
    vec![
        (EventKind::Drew, Verb::Draw(you(), n(1))),
        (EventKind::Drew, Verb::DrawFromBottom(you(), n(1))),
        (EventKind::GainedLore, Verb::GainLore(you(), n(1))),
        (EventKind::LostLore, Verb::LoseLore(you(), n(1), None)),
        (EventKind::GotInkDrop, Verb::GetInkDrops(you(), n(1))),
        (EventKind::TookDamage, damage(DamageVerb::Put)),
        (
            EventKind::RemovedDamage,
            Verb::RemoveDamage { from: named(HURT), amount: n(1), healed: None, into: None },
        ),
        (EventKind::Exerted, Verb::Exert(hero())),
        (EventKind::Readied, Verb::Ready(named(TIRED))),
        (EventKind::Banished, Verb::Banish(hero())),
        (EventKind::LeftPlay, Verb::Banish(hero())),
        (EventKind::IntoDiscard, Verb::Banish(hero())),
        (EventKind::Discarded, Verb::DiscardHand(you(), None)),
        (EventKind::IntoHand, put(hero(), Place::Hand)),
        (EventKind::IntoDeck, put(hero(), Place::DeckTop)),
        (EventKind::IntoDeck, put(hero(), Place::DeckBottom)),
        (EventKind::IntoInkwell, put(hero(), Place::Inkwell { exerted: true })),
        (EventKind::PutUnder, put(spent(), Place::Under { host, facedown: true })),
        (EventKind::LeftDiscard, put(spent(), Place::Hand)),
        (EventKind::Moved, Verb::MoveTo { who: hero(), to: named(PLACE), into: None }),
        (EventKind::Shuffled, Verb::Shuffle(you())),
    ]
}

const HERO: NameId = NameId(1);
const HOST: NameId = NameId(2);
const HURT: NameId = NameId(3);
const TIRED: NameId = NameId(4);
const PLACE: NameId = NameId(5);

/// The scene; with a text that replaces the event by nothing, or without.
fn scene(kind: EventKind, verb: &Verb, is_replaced: bool) -> (Play, (Spot, AbilityIx)) {
    let mut s = Scene::new();
    let mut in_play = Vec::new();
    for name in ["Hero", "Host", "Hurt", "Tired"] {
        let def = s.character(name, [1, 1, 5, 1]);
        let def = s.add(def);
        in_play.push(s.play(A, def));
    }
    let mut place = s.def("Place", Kinds::LOCATION);
    place.willpower = 5;
    let place = s.add(place);
    s.play(A, place);
    s.card(in_play[2]).damage = 2;
    s.card(in_play[3]).exerted = true;
    s.position.players[0].lore = 3;
    let other = s.character("Other", [1, 1, 5, 1]);
    let other = s.add(other);
    s.put(A, other, Zone::Discard);
    s.put(A, other, Zone::Hand);
    // Somebody waits for it; what they would do is nothing that is asked about here.
    let mut witness = s.character("Witness", [1, 1, 5, 1]);
    s.triggered(&mut witness, Pattern::of(kind), &[Step::Do(Verb::Set(X, n(1)))]);
    let witness = s.add(witness);
    s.play(B, witness);
    if is_replaced {
        let mut saint = s.character("Saint", [1, 1, 5, 1]);
        let (of, during, instead) = (Pattern::of(kind), Cond::True, Instead::Nothing);
        let replacement = Replacement { of, during, limit: Limit::Free, optional: false, instead };
        s.ability(&mut saint, AbilityKind::Replacement(replacement));
        let saint = s.add(saint);
        s.play(B, saint);
    }
    let button = s.button(&[], &[Step::Do(verb.clone())]);
    (s.start(), button)
}

/// What can be seen of a game, but for moments and the memory of answers.
fn table(game: &Play) -> String {
    let state = game.game.state();
    let cards: Vec<_> =
        state.cards().iter().map(|card| (card.zone(), card.exerted(), card.damage(), card.at())).collect();
    let players: Vec<_> =
        state.players().iter().map(|p| (p.lore(), p.ink_drops(), p.deck(), p.hand())).collect();
    format!("{cards:?} {players:?}")
}

/// How often something of that kind happened, and how often the witness was called.
fn heard(game: &Play, kind: EventKind) -> (usize, usize) {
    let log = &game.game.record().0;
    let happened = game.game.state().log().iter().filter(|event| event.kind == kind).count();
    (happened, log.iter().filter(|entry| matches!(entry.what, LogEntry::Triggered(..))).count())
}

#[test]
fn r6_5_4_every_kind_of_event_can_be_replaced_and_then_did_not_happen() {
    for (kind, verb) in events() {
        let (mut game, (item, ability)) = scene(kind, &verb, false);
        let before = table(&game);
        game.uses(item, ability);
        assert_eq!(heard(&game, kind), (1, 1), "{kind:?} happens");
        assert_ne!(table(&game), before, "{kind:?} changes something");

        let (mut game, (item, ability)) = scene(kind, &verb, true);
        let before = table(&game);
        game.uses(item, ability);
        assert_eq!(heard(&game, kind), (0, 0), "{kind:?} is replaced: nobody hears of it");
        assert_eq!(table(&game), before, "{kind:?} is replaced: nothing changed");
    }
}

#[test]
fn r6_5_4_a_card_that_would_be_played_and_is_not_goes_back() {
    for kind in [EventKind::Played, EventKind::EnteredPlay] {
        for (instead, goes) in
            [(Instead::Nothing, Zone::Hand), (Instead::Goes(Place::Discard), Zone::Discard)]
        {
            let mut s = Scene::new();
            let mut guard = s.character("Guard", [1, 1, 5, 1]);
            let (of, during) = (Pattern::of(kind), Cond::True);
            let replacement = Replacement { of, during, limit: Limit::Free, optional: false, instead };
            s.ability(&mut guard, AbilityKind::Replacement(replacement));
            s.triggered(&mut guard, Pattern::of(EventKind::EnteredPlay), &[gain(1)]);
            let (guard, hero) = (s.add(guard), s.character("Hero", [1, 1, 5, 1]));
            let hero = s.add(hero);
            s.play(B, guard);
            let hero = s.put(A, hero, Zone::Hand);
            s.ink(A, 1);
            let mut game = s.start();
            game.plays(hero);
            assert_eq!((game.zone(hero), game.lore(B), game.ready_ink(A)), (goes, 0, 0), "{kind:?}");
            assert_eq!(game.decider(), Some(A));
        }
    }
}

/// All source files below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of this crate").flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => sources(&path, found),
            false => found.push(path),
        }
    }
}

#[test]
#[allow(clippy::disallowed_methods, reason = "a test of our own sources reads them")]
fn nothing_but_the_door_writes_a_state_or_says_what_is_stale() {
    // Privacy keeps single fields; this keeps whole states, and what is kept about them, from being exchanged elsewhere.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let forbidden =
        [".state = ", "&mut self.state", "&mut board.state", "&mut self.board.state", ".invalidate("];
    let mut found = Vec::new();
    for path in files.iter().filter(|path| !path.starts_with(root.join("state"))) {
        let text = std::fs::read_to_string(path).expect("a source file");
        for (number, line) in text.lines().enumerate() {
            if forbidden.iter().any(|word| line.contains(word)) {
                found.push(format!("{}:{}: {line}", path.display(), number + 1));
            }
        }
    }
    assert!(files.len() > 50, "the sources are looked at");
    assert_eq!(found, Vec::<String>::new(), "only state/ writes");
}
