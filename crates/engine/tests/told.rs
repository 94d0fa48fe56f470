//! Under which rule something is told to have happened.

mod common;
use common::*;
use lorekeeper_engine::LogEntry;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;

fn plain(s: &mut Scene, player: lorekeeper_engine::state::PlayerIx) -> Spot {
    let def = s.character("Plain", [1, 1, 5, 0]);
    let def = s.add(def);
    s.play(player, def)
}

fn yours() -> Objects {
    Objects::each(Select::yours(Filter::character()))
}

/// The rules of the notes that fit.
fn rules(game: &Play, fits: impl Fn(&LogEntry) -> bool) -> Vec<&'static str> {
    game.game.record().0.iter().filter(|entry| fits(&entry.what)).map(|entry| entry.rule.0).collect()
}

fn banished(note: &LogEntry) -> bool {
    matches!(note, LogEntry::Banished(..))
}

#[test]
fn why_a_card_is_banished() {
    let banish = || Step::Do(Verb::Banish(yours()));
    // To pay for an ability.
    let mut s = Scene::new();
    plain(&mut s, A);
    let (item, ability) = s.button(&[banish()], &[gain(1)]);
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!(rules(&game, banished), ["4.4.3.4"]);
    // By an effect.
    let mut s = Scene::new();
    plain(&mut s, A);
    let (item, ability) = s.button(&[], &[banish()]);
    let mut game = s.start();
    game.uses(item, ability);
    assert_eq!(rules(&game, banished), ["6.7.2.3"]);
    // To play a card.
    let mut s = Scene::new();
    plain(&mut s, A);
    let other = Some(s.pool.code(&[banish()]));
    let cards = Select { zones: Zones::HAND, owner: you(), filter: Filter::character() };
    let way = PlayWay {
        cards,
        cost: Cost { other, ..Cost::ink(0) },
        free: true,
        exerted: false,
        condition: Cond::True,
        name: None,
    };
    let mut host = s.def("Host", Kinds::ITEM);
    s.fixed(&mut host, Scope::Players(you()), vec![Mod::PlayAs(way)]);
    let hero = s.character("Hero", [9, 1, 1, 1]);
    let (host, hero) = (s.add(host), s.add(hero));
    s.play(A, host);
    let card = s.put(A, hero, Zone::Hand);
    let mut game = s.start();
    game.free(card);
    assert_eq!(rules(&game, banished), ["4.3.2.4"]);
    // By the game state check.
    let mut s = Scene::new();
    let weak = s.character("Weak", [1, 0, 1, 0]);
    let weak = s.add(weak);
    let (a, b) = (plain(&mut s, A), s.exerted(B, weak));
    let mut game = s.start();
    game.challenges(a, b);
    assert_eq!(rules(&game, banished), ["1.8.1.4"]);
}

#[test]
fn why_a_trigger_does_nothing() {
    for (limit, condition, rule) in [
        (Limit::PerTurn(1), Cond::True, "6.1.13.2"),
        (Limit::Free, Cond::exists(Select::in_play(Filter::Damaged)), "6.2.4"),
    ] {
        let mut s = Scene::new();
        let mut hero = s.character("Hero", [1, 1, 5, 0]);
        let body = s.pool.code(&[gain(1)]);
        let on = vec![Pattern::player(EventKind::Quested, you())];
        let triggered = Triggered { on, during: Cond::True, condition, limit, body };
        s.ability(&mut hero, AbilityKind::Triggered(triggered));
        let hero = s.add(hero);
        let (h, other) = (s.play(A, hero), plain(&mut s, A));
        let mut game = s.start();
        game.quests(h);
        game.quests(other);
        let told = rules(&game, |note| {
            matches!(note, LogEntry::UsedUp(..) | LogEntry::Condition { is_met: false, .. })
        });
        assert!(!told.is_empty() && told.iter().all(|own| *own == rule), "{told:?} {rule}");
    }
}

#[test]
fn the_bag_and_what_ends_are_told() {
    let mut s = Scene::new();
    let mut mourner = s.character("Mourner", [1, 1, 1, 1]);
    s.triggered(&mut mourner, Pattern::this(EventKind::Banished), &[draw(1)]);
    let mourner = s.add(mourner);
    s.play(A, mourner);
    s.play(B, mourner);
    let stays = plain(&mut s, A);
    s.card(stays).damage = 1;
    let mods = s.pool.mods(vec![Mod::Stat(Stat::Strength, n(1))]);
    let to = Objects::each(Select::yours(Filter::Damaged));
    let apply = Step::Do(Verb::Apply { to, mods, lasts: Duration::ThisTurn });
    let all = Objects::each(Select::in_play(Filter::all([Filter::character(), Filter::Undamaged])));
    let (item, ability) = s.button(&[], &[apply, Step::Do(Verb::Banish(all))]);
    let mut game = s.start();
    game.uses(item, ability);
    let opened: Vec<&LogEntry> = game
        .game
        .record()
        .0
        .iter()
        .map(|entry| &entry.what)
        .filter(|n| matches!(n, LogEntry::BagOpens(_)))
        .collect();
    assert_eq!(opened, [&LogEntry::BagOpens([A, B].into_iter().collect())]);
    assert_eq!(rules(&game, |note| *note == LogEntry::BagPasses(A, B)), ["7.7.4.4"]);
    assert!(rules(&game, |note| matches!(note, LogEntry::Ended(_))).is_empty());
    game.ends();
    assert_eq!(rules(&game, |note| matches!(note, LogEntry::Ended(_))).len(), 1);
}

#[test]
fn one_replacement_effect_or_one_of_several() {
    for (count, rule) in [(1, "6.5.4"), (2, "6.5.7.2")] {
        let mut s = Scene::new();
        let hurt = plain(&mut s, B);
        for less in 0..count {
            let mut guard = s.def("Guard", Kinds::ITEM);
            let of = Pattern::subject(EventKind::TookDamage, Select::yours(Filter::character()));
            let instead = Instead::Amount(n(2 - less));
            let kind = Replacement { of, during: Cond::True, limit: Limit::Free, optional: false, instead };
            s.ability(&mut guard, AbilityKind::Replacement(kind));
            let guard = s.add(guard);
            s.play(B, guard);
        }
        let theirs = Objects::each(Select::opposing(Filter::character()));
        let hits = vec![(theirs, n(3))];
        let deal = Step::Do(Verb::Damage { verb: DamageVerb::Deal, hits, into: None });
        let (item, ability) = s.button(&[], &[deal]);
        let mut game = s.start();
        game.uses(item, ability);
        if count == 2 {
            game.answer(lorekeeper_engine::Answer::Choice(lorekeeper_engine::Choice::Apply(0)));
        }
        let told = rules(&game, |note| matches!(note, LogEntry::Replaced { .. }));
        assert_eq!(told.len(), count as usize);
        assert!(told.iter().all(|own| *own == rule), "{told:?}");
        assert!(game.damage(hurt) < 3);
    }
}

#[test]
fn every_entry_knows_its_cause() {
    let mut s = Scene::new();
    let mut hero = s.character("Hero", [1, 1, 5, 1]);
    let ability = s.triggered(&mut hero, Pattern::this(EventKind::Quested), &[draw(1)]);
    let hero = s.add(hero);
    let h = s.play(A, hero);
    let mut game = s.start();
    game.quests(h);
    let log = game.game.record();
    let found = |is_it: &dyn Fn(&LogEntry) -> bool| {
        log.0.iter().find(|entry| is_it(&entry.what)).expect("it was logged")
    };
    let drew = found(&|what| matches!(what, LogEntry::Happened(event) if event.kind == EventKind::Drew));
    assert_eq!(drew.by.ability, Some(ability));
    assert!(drew.by.instruction.is_some());
    // Drawn because the ability resolves, which triggered because the character quested, which its player said.
    let mut entry = drew;
    let mut chain = Vec::new();
    while let Some(cause) = entry.cause {
        assert!(cause < entry.id, "a cause comes first");
        entry = log.entry(cause).expect("nothing is forgotten");
        chain.push(entry);
    }
    let kinds: Vec<bool> = vec![
        matches!(chain[0].what, LogEntry::Resolves(..)),
        matches!(chain[1].what, LogEntry::Triggered(..)),
        matches!(&chain[2].what, LogEntry::Happened(event) if event.kind == EventKind::Quested),
        matches!(chain[3].what, LogEntry::Quests(..)),
        matches!(chain[4].what, LogEntry::Answered(..)),
    ];
    assert_eq!(kinds, [true; 5], "{chain:?}");
    // Numbers follow one another.
    assert!(log.0.windows(2).all(|two| two[0].id < two[1].id));
}
