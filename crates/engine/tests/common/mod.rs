//! A small pool of made-up cards and a way to write positions, for the tests.
#![allow(dead_code, unreachable_pub)]

pub mod deck;

use lorekeeper_engine::position::{PlacedCard, PlayerBlock};
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{CardIx, PlayerIx, Zone};
use lorekeeper_engine::{
    Action, Answer, Choice, Edition, Game, How, Log, LogEntry, OpenPoint, Position, Refusal, Rules, Silent,
};
use std::sync::Arc;

pub const A: PlayerIx = PlayerIx(0);
pub const B: PlayerIx = PlayerIx(1);
pub const C: PlayerIx = PlayerIx(2);

/// Builds a pool and a position at once.
pub struct Scene {
    pub pool: PoolBuilder,
    pub position: Position,
    filler: DefIx,
    rules: Rules,
}

impl Scene {
    pub fn new() -> Scene {
        Scene::of(2)
    }

    pub fn of(players: usize) -> Scene {
        let mut pool = PoolBuilder::new();
        let name = pool.name("filler");
        let filler = pool.card(CardDef { cost: 9, ..CardDef::plain(name, Kinds::empty()) });
        let mut position = Position::default();
        for _ in 0..players {
            let deck = (0..10).map(|_| PlacedCard::new(filler, Zone::Deck)).collect();
            position.players.push(PlayerBlock { cards: deck, ..PlayerBlock::default() });
        }
        position.turn = 5;
        Scene { pool, position, filler, rules: Rules::default() }
    }

    pub fn edition(mut self, edition: Edition) -> Scene {
        self.rules.edition = edition;
        self
    }

    /// One open point read the other way.
    pub fn reading(mut self, point: OpenPoint) -> Scene {
        self.rules.readings = self.rules.readings.with(point);
        self
    }

    pub fn def(&mut self, name: &str, kinds: Kinds) -> CardDef {
        let name = self.pool.name(name);
        CardDef { inkable: true, ..CardDef::plain(name, kinds) }
    }

    /// A character: cost, Strength, Willpower, lore.
    pub fn character(&mut self, name: &str, n: [i16; 4]) -> CardDef {
        let def = self.def(name, Kinds::CHARACTER);
        CardDef { cost: n[0], strength: n[1], willpower: n[2], lore: n[3], ..def }
    }

    pub fn add(&mut self, def: CardDef) -> DefIx {
        self.pool.card(def)
    }

    /// Adds a printed ability.
    pub fn ability(&mut self, def: &mut CardDef, kind: AbilityKind) -> AbilityIx {
        let ix = self.pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
        def.abilities.push(ix);
        ix
    }

    pub fn triggered(&mut self, def: &mut CardDef, on: Pattern, body: &[Step]) -> AbilityIx {
        let body = self.pool.code(body);
        let triggered =
            Triggered { on: vec![on], during: Cond::True, condition: Cond::True, limit: Limit::Free, body };
        self.ability(def, AbilityKind::Triggered(triggered))
    }

    pub fn fixed(&mut self, def: &mut CardDef, scope: Scope, mods: Vec<Mod>) -> AbilityIx {
        let mods = self.pool.mods(mods);
        self.ability(def, AbilityKind::Static(Static { condition: Cond::True, scope, mods }))
    }

    /// Puts a card into the position and tells its index within the player's list.
    /// An item of the first player with an ability that costs this.
    pub fn button(&mut self, cost: &[Step], steps: &[Step]) -> (Spot, AbilityIx) {
        let body = self.pool.code(steps);
        let other = (!cost.is_empty()).then(|| self.pool.code(cost));
        let kind = AbilityKind::Activated(Activated {
            cost: Cost { other, ..Cost::ink(0) },
            first_half: false,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        });
        let mut item = self.def("Button", Kinds::ITEM);
        let ability = self.ability(&mut item, kind);
        let item = self.add(item);
        (self.play(A, item), ability)
    }

    pub fn put(&mut self, player: PlayerIx, def: DefIx, zone: Zone) -> Spot {
        let list = &mut self.position.players[player.index()].cards;
        list.push(PlacedCard::new(def, zone));
        Spot { player, ix: list.len() - 1 }
    }

    pub fn play(&mut self, player: PlayerIx, def: DefIx) -> Spot {
        self.put(player, def, Zone::Play)
    }

    pub fn exerted(&mut self, player: PlayerIx, def: DefIx) -> Spot {
        let spot = self.play(player, def);
        self.card(spot).exerted = true;
        spot
    }

    pub fn card(&mut self, spot: Spot) -> &mut PlacedCard {
        &mut self.position.players[spot.player.index()].cards[spot.ix]
    }

    pub fn ink(&mut self, player: PlayerIx, n: usize) {
        for _ in 0..n {
            self.put(player, self.filler, Zone::Inkwell);
        }
    }

    pub fn start(self) -> Play {
        let bases: Vec<usize> = self
            .position
            .players
            .iter()
            .scan(0, |sum, p| {
                let base = *sum;
                *sum += p.cards.len();
                Some(base)
            })
            .collect();
        let game =
            Game::from_position(Arc::new(self.pool.build()), &self.position, self.rules, Log::default())
                .expect("a legal position");
        let silent = game.silent();
        let mut play = Play { game, silent, given: 0, bases };
        play.force();
        play
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub player: PlayerIx,
    pub ix: usize,
}

pub struct Play {
    pub game: Game<Log>,
    /// The same game without a log, which goes shorter ways; so many answers were given to it.
    silent: Game<Silent>,
    given: usize,
    bases: Vec<usize>,
}

impl Play {
    pub fn ix(&self, spot: Spot) -> CardIx {
        CardIx((self.bases[spot.player.index()] + spot.ix) as u16)
    }

    fn force(&mut self) {
        while let Some(answer) = self.game.forced() {
            if matches!(self.game.decision().map(|d| &d.ask), Some(lorekeeper_engine::Ask::Turn)) {
                return;
            }
            self.game.answer(answer).expect("a forced answer is legal");
        }
    }

    pub fn answer(&mut self, answer: Answer) {
        self.game.answer(answer).unwrap_or_else(|why| panic!("{answer:?}: {why} ({:?})", why.rule()));
        self.force();
        self.follow();
    }

    /// Gives the game without a log what was answered, also where a test did so by itself: it comes to the same.
    fn follow(&mut self) {
        let answered = |entry: &LogEntry| match entry {
            LogEntry::Answered(_, answer) => Some(*answer),
            _ => None,
        };
        let all: Vec<Answer> = self.told().filter_map(answered).collect();
        for answer in &all[self.given..] {
            self.silent.answer(*answer).unwrap_or_else(|why| panic!("{answer:?} without a log: {why}"));
        }
        self.given = all.len();
        assert_eq!(self.silent.state(), self.game.state(), "without a log it comes to something else");
        assert_eq!(self.silent.decision(), self.game.decision());
    }

    /// Everything that was told so far.
    pub fn told(&self) -> impl Iterator<Item = &LogEntry> {
        self.game.record().0.iter().map(|logged| &logged.what)
    }

    /// How often the game rested on an open point so far.
    pub fn rested(&self, point: OpenPoint) -> usize {
        self.told().filter(|entry| matches!(entry, LogEntry::RestsOn(own) if *own == point)).count()
    }

    pub fn refuse(&self, answer: Answer, why: Refusal) {
        assert_eq!(self.game.check(&answer), Err(why), "{answer:?}");
    }

    pub fn ink(&mut self, card: Spot) {
        let card = self.ix(card);
        self.answer(Answer::Action(Action::Ink(card)));
    }

    pub fn plays(&mut self, card: Spot) {
        let card = self.ix(card);
        self.answer(Answer::Action(Action::Play { card, how: How::Ink }));
    }

    pub fn free(&mut self, card: Spot) {
        let card = self.ix(card);
        self.answer(Answer::Action(Action::Play { card, how: How::Way(0) }));
    }

    pub fn shifts(&mut self, card: Spot, onto: Spot) {
        let (card, onto) = (self.ix(card), self.ix(onto));
        self.answer(Answer::Action(Action::Play { card, how: How::Shift { onto, and: None } }));
    }

    pub fn sings(&mut self, card: Spot, by: Spot) {
        let (card, by) = (self.ix(card), self.ix(by));
        self.answer(Answer::Action(Action::Play { card, how: How::Sing(by) }));
    }

    pub fn quests(&mut self, card: Spot) {
        let card = self.ix(card);
        self.answer(Answer::Action(Action::Quest(card)));
    }

    pub fn challenges(&mut self, with: Spot, target: Spot) {
        let (with, target) = (self.ix(with), self.ix(target));
        self.answer(Answer::Action(Action::Challenge { with, target }));
    }

    pub fn chooses(&mut self, card: Spot) {
        let card = self.ix(card);
        self.answer(Answer::Choice(Choice::Card(card)));
    }

    pub fn uses(&mut self, card: Spot, ability: AbilityIx) {
        let card = self.ix(card);
        self.answer(Answer::Action(Action::Use { card, ability, free: false }));
    }

    pub fn accepts(&mut self) {
        self.answer(Answer::Choice(Choice::Accept));
    }

    pub fn declines(&mut self) {
        self.answer(Answer::Choice(Choice::Decline));
    }

    pub fn ends(&mut self) {
        self.answer(Answer::Action(Action::EndTurn));
    }

    pub fn zone(&self, card: Spot) -> Zone {
        self.game.state().card(self.ix(card)).zone()
    }

    pub fn damage(&self, card: Spot) -> i16 {
        self.game.state().card(self.ix(card)).damage()
    }

    pub fn is_exerted(&self, card: Spot) -> bool {
        self.game.state().card(self.ix(card)).exerted()
    }

    pub fn strength(&self, card: Spot) -> i32 {
        self.game.values(self.ix(card)).strength
    }

    pub fn lore(&self, player: PlayerIx) -> i32 {
        self.game.state().player(player).lore()
    }

    pub fn hand(&self, player: PlayerIx) -> usize {
        self.game.state().player(player).hand().len()
    }

    pub fn bag(&self) -> usize {
        self.game.state().bag().len()
    }

    pub fn ready_ink(&self, player: PlayerIx) -> i32 {
        self.game.ready_ink(player)
    }

    pub fn decider(&self) -> Option<PlayerIx> {
        self.game.decision().map(|d| d.player)
    }
}

/// "Chosen character" bound to the first free slot.
pub fn choose_character() -> Step {
    Step::Choose(Choose::one(Select::in_play(Filter::character()), Slot::FREE))
}

pub fn n(n: i32) -> Amount {
    Amount::Const(n)
}

pub fn deal(amount: i32) -> Step {
    Step::Do(Verb::Damage {
        verb: DamageVerb::Deal,
        hits: vec![(Objects::Slot(Slot::FREE), n(amount))],
        into: None,
    })
}

pub fn you() -> Players {
    Players::One(PlayerRef::You)
}

pub fn draw(amount: i32) -> Step {
    Step::Do(Verb::Draw(you(), n(amount)))
}

pub fn gain(amount: i32) -> Step {
    Step::Do(Verb::GainLore(you(), n(amount)))
}

pub fn may(body: Vec<Step>) -> Step {
    Step::May { by: PlayerRef::You, body, otherwise: Vec::new() }
}

/// A character without text.
pub fn plain(s: &mut Scene, player: PlayerIx) -> Spot {
    let def = s.character("Plain", [1, 2, 5, 1]);
    let def = s.add(def);
    s.play(player, def)
}

/// An item in play that says this of them.
pub fn host(s: &mut Scene, whose: PlayerIx, scope: Scope, mods: Vec<Mod>) -> Spot {
    let mut host = s.def("Host", Kinds::ITEM);
    s.fixed(&mut host, scope, mods);
    let host = s.add(host);
    s.play(whose, host)
}

/// An ability that works in these zones.
pub fn works_in(s: &mut Scene, def: &mut CardDef, zones: Zones, mods: Vec<Mod>) {
    let mods = s.pool.mods(mods);
    let kind = AbilityKind::Static(Static { condition: Cond::True, scope: Scope::This, mods });
    def.abilities.push(s.pool.ability(Ability { name: None, zones, kind, keyword: None }));
}

/// A replacement effect that always applies.
pub fn replaces(of: Pattern, instead: Instead) -> AbilityKind {
    AbilityKind::Replacement(Replacement {
        of,
        during: Cond::True,
        limit: Limit::Free,
        optional: false,
        instead,
    })
}

/// What is asked now.
pub fn asked(game: &Play) -> Option<&lorekeeper_engine::Ask> {
    game.game.decision().map(|decision| &decision.ask)
}
