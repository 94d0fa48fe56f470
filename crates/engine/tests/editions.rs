//! The points at which the older edition differs in play, each both ways (CONCORDANCE K4, K5, K13; K11 and K15 are in effects.rs).

mod common;
use common::*;
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::Zone;
use lorekeeper_engine::{Action, Answer, Ask, Edition};

#[test]
fn k4_an_ability_for_free() {
    // 1.5.5.4: everything but {E} is ignored; in the older edition only the ink.
    for (edition, hand) in [(Edition::default(), 1), (Edition::V1, 0)] {
        let mut s = Scene::new().edition(edition);
        let name = s.pool.ability_name("Gift");
        let own = Select { zones: Zones::HAND, owner: Players::One(PlayerRef::You), filter: Filter::Any };
        let choose = Choose { word: Word::Plain, ..Choose::one(own, Slot::FREE) };
        let discard = Verb::Discard { what: Objects::Slot(Slot::FREE), into: None };
        let other = Some(s.pool.code(&[Step::Choose(choose), Step::Do(discard)]));
        let gain = Verb::GainLore(Players::One(PlayerRef::You), Amount::Const(1));
        let body = s.pool.code(&[Step::Do(gain)]);
        let cost = Cost { other, ..Cost::ink(3) };
        let kind = AbilityKind::Activated(Activated {
            cost,
            first_half: false,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        });
        let ability = s.pool.ability(Ability { name: Some(name), zones: Zones::PLAY, kind, keyword: None });
        let mut item = s.def("Box", Kinds::ITEM);
        item.abilities.push(ability);
        s.fixed(&mut item, Scope::This, vec![Mod::FreeAbility(name)]);
        let plain = s.character("Plain", [1, 1, 1, 1]);
        let (item, plain) = (s.add(item), s.add(plain));
        let i = s.play(A, item);
        s.put(A, plain, Zone::Hand);
        let mut game = s.start();
        let card = game.ix(i);
        game.answer(Answer::Action(Action::Use { card, ability, free: true }));
        assert_eq!((game.lore(A), game.hand(A)), (1, hand), "{edition:?}");
    }
}

#[test]
fn k5_another_excludes_what_was_selected() {
    // 6.1.6: also what the ability has selected already; in the older edition only the source.
    for (edition, damage) in [(Edition::default(), [1, 1]), (Edition::V1, [2, 0])] {
        let mut s = Scene::new().edition(edition);
        let hit = |slot| {
            let hits = vec![(Objects::Slot(slot), Amount::Const(1))];
            Step::Do(Verb::Damage { verb: DamageVerb::Deal, hits, into: None })
        };
        let another = Select::in_play(Filter::all([Filter::character(), Filter::Other]));
        let next = Slot(Slot::FREE.0 + 1);
        let effect =
            [choose_character(), hit(Slot::FREE), Step::Choose(Choose::one(another, next)), hit(next)];
        let mut zap = s.def("Zap", Kinds::ACTION);
        zap.effect = Some(s.pool.code(&effect));
        let (zap, plain) = (s.add(zap), s.character("Plain", [1, 1, 5, 1]));
        let plain = s.add(plain);
        let (one, two) = (s.play(B, plain), s.play(B, plain));
        s.card(one).exerted = true;
        let z = s.put(A, zap, Zone::Hand);
        let mut game = s.start();
        game.plays(z);
        game.chooses(one);
        if matches!(game.game.decision().map(|d| &d.ask), Some(Ask::Cards { .. })) {
            game.chooses(one);
        }
        assert_eq!([game.damage(one), game.damage(two)], damage, "{edition:?}");
    }
}

#[test]
fn k13_damage_brought_to_nothing() {
    // 1.9.5: it was dealt and not taken; in the older edition not dealt either.
    for (edition, lore) in [(Edition::default(), 1), (Edition::V1, 0)] {
        let mut s = Scene::new().edition(edition);
        let mut zap = s.def("Zap", Kinds::ACTION);
        zap.effect = Some(s.pool.code(&[choose_character(), deal(1)]));
        let mut tough = s.character("Tough", [1, 1, 5, 1]);
        tough.keywords.push((Keyword::Resist, 1));
        let mut watcher = s.def("Watcher", Kinds::ITEM);
        let gain = Verb::GainLore(Players::One(PlayerRef::You), Amount::Const(1));
        let any = Select::in_play(Filter::character());
        s.triggered(&mut watcher, Pattern::subject(EventKind::DealtDamage, any), &[Step::Do(gain)]);
        let (zap, tough, watcher) = (s.add(zap), s.add(tough), s.add(watcher));
        let t = s.play(B, tough);
        s.play(A, watcher);
        let z = s.put(A, zap, Zone::Hand);
        let mut game = s.start();
        game.plays(z);
        assert_eq!((game.lore(A), game.damage(t)), (lore, 0), "{edition:?}");
    }
}
