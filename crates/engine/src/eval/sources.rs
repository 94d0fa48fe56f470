//! Where modifications come from: static abilities (6.4.1) and lasting effects (6.4.2), each with what it depends on.
//!
//! Most changes of a game touch an aspect that some text looks at, and few of them change what that text says. So what
//! each source made when it was last asked is kept: only the sources that look at what changed are asked again, and
//! all values are found anew only if one of them says something else (about one change in eight).

use super::counted::Counted;
use super::*;
use crate::program::*;
use crate::state::{CardIx, Effect, On, PlayerSet, Until};
use crate::work::{Work, count};
use smallvec::SmallVec;

/// How the same static ability of several cards is asked. Both ways give the same values; the proof compares them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Once for all cards of a player that have it, where it says the same whichever of them has it.
    Together,
    /// Card by card.
    OneByOne,
}

/// What of the sources is the same as when they were found last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Same {
    /// All of them.
    Sources,
    /// Static abilities, not lasting effects.
    Statics,
    /// Nothing, as far as is known.
    Nothing,
}

/// What is asked for modifications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// An ability of a card in one stay in a zone.
    Static(Obj, AbilityIx),
    /// An ability of all cards of a player that have it.
    Shared(AbilityIx, PlayerIx),
    /// A lasting effect, by its position.
    Effect(u16),
}

#[derive(Clone, Copy, Debug)]
struct Source {
    asked: Asked,
    /// What its answer depends on.
    depends: Dependencies,
    /// Where its modifications end in [`Sources::made`]; they begin where those of the source before end.
    end: u32,
    /// The first of the cards that have it, of those that share it.
    first: u16,
    /// The last of them.
    last: u16,
    /// Of a lasting effect: which it is, and what of it is used up.
    effect: (u32, u32),
}

impl Source {
    /// Whether it is the same source; effects keep their order, not their places.
    #[inline]
    fn is_like(&self, other: &Source) -> bool {
        match (self.asked, other.asked) {
            (Asked::Effect(_), Asked::Effect(_)) => self.effect == other.effect,
            (mine, its) => mine == its,
        }
    }
}

/// What changed since sources were asked.
#[derive(Clone, Copy)]
pub(crate) struct Changed {
    pub(crate) what: Dependencies,
    /// Of whom, as far as it belongs to one player.
    pub(crate) of: PlayerSet,
    /// What the cards have that went from zone to zone.
    pub(crate) moved: Features,
    /// Cards about which something was said may be others now: of lasting effects it is asked whether they are.
    pub(crate) others: bool,
}

impl Changed {
    /// Anything, of anybody.
    pub(crate) const ANYTHING: Changed =
        Changed { what: Dependencies::all(), of: PlayerSet(u8::MAX), moved: Features::ALL, others: false };
}

/// One of the cards that share an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sharer {
    obj: Obj,
    /// The next of them; the last one names itself.
    next: u16,
}

/// All sources of modifications and what they made.
#[derive(Debug, Default)]
pub(crate) struct Sources {
    list: Vec<Source>,
    /// Cards that share an ability, each linked to the next.
    sharers: Vec<Sharer>,
    /// Modifications in the order of their sources.
    made: Vec<Active>,
    /// What any of them depends on.
    depends: Dependencies,
}

impl Clone for Sources {
    fn clone(&self) -> Sources {
        let Sources { list, sharers, made, depends } = self;
        Sources { list: list.clone(), sharers: sharers.clone(), made: made.clone(), depends: *depends }
    }

    fn clone_from(&mut self, from: &Self) {
        let Sources { list, sharers, made, depends } = from;
        self.list.clone_from(list);
        self.sharers.clone_from(sharers);
        self.made.clone_from(made);
        self.depends = *depends;
    }
}

impl Sources {
    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.sharers.clear();
        self.made.clear();
        self.depends = Dependencies::empty();
    }

    fn add(&mut self, asked: Asked, depends: Dependencies) {
        self.depends |= depends;
        self.list.push(Source { asked, depends, end: 0, first: 0, last: 0, effect: (0, 0) });
    }

    fn add_effect(&mut self, ix: u16, effect: &Effect, depends: Dependencies) {
        self.depends |= depends;
        let effect = effect.version();
        self.list.push(Source { asked: Asked::Effect(ix), depends, end: 0, first: 0, last: 0, effect });
    }

    /// One more card that has the ability.
    fn share(&mut self, ability: AbilityIx, you: PlayerIx, obj: Obj, depends: Dependencies) {
        let asked = Asked::Shared(ability, you);
        let ix = self.sharers.len() as u16;
        self.sharers.push(Sharer { obj, next: ix });
        match self.list.iter_mut().rev().find(|source| source.asked == asked) {
            Some(source) => {
                self.sharers[usize::from(source.last)].next = ix;
                source.last = ix;
            }
            None => {
                self.depends |= depends;
                self.list.push(Source { asked, depends, end: 0, first: ix, last: ix, effect: (0, 0) });
            }
        }
    }

    /// What a source made that is there at or after the cursor; the cursor moves behind it. Sources mostly keep their order.
    fn made_by(&self, source: &Source, sharers: &[Sharer], cursor: &mut usize) -> Option<&[Active]> {
        let at = *cursor + self.list[*cursor..].iter().position(|before| before.is_like(source))?;
        let start = if at == 0 { 0 } else { self.list[at - 1].end as usize };
        *cursor = at + 1;
        let before = &self.list[at];
        let same = match source.asked {
            Asked::Shared(..) => of(&self.sharers, before).eq(of(sharers, source)),
            Asked::Static(..) | Asked::Effect(_) => true,
        };
        same.then(|| &self.made[start..before.end as usize])
    }

    /// The same sources as before; what they make is still to be asked.
    fn take_over(&mut self, before: &Sources) {
        self.list.extend_from_slice(&before.list);
        self.sharers.extend_from_slice(&before.sharers);
        self.depends = before.depends;
    }

    /// The same static abilities as before.
    fn take_over_statics(&mut self, before: &Sources) {
        // Lasting effects are the last ones.
        let statics = before.list.iter().take_while(|source| !matches!(source.asked, Asked::Effect(_)));
        for source in statics {
            self.depends |= source.depends;
            self.list.push(*source);
        }
        self.sharers.extend_from_slice(&before.sharers);
    }

    /// The lasting effects among them, which are the last ones: where they begin.
    fn first_effect(&self) -> usize {
        self.list.iter().rposition(|source| !matches!(source.asked, Asked::Effect(_))).map_or(0, |at| at + 1)
    }

    /// Takes out the sources from that one on and puts into the buffer what they said: which effects they were, and where in the buffer
    /// what they said ends.
    fn take_from(&mut self, first: usize, said: &mut Vec<Active>) -> SmallVec<[((u32, u32), usize); 8]> {
        said.clear();
        if first == self.list.len() {
            return SmallVec::new();
        }
        let start = first.checked_sub(1).map_or(0, |last| self.list[last].end as usize);
        said.extend(self.made.drain(start..));
        let taken =
            self.list.drain(first..).map(|source| (source.effect, source.end as usize - start)).collect();
        self.depends = self.list.iter().fold(Dependencies::empty(), |all, source| all | source.depends);
        taken
    }

    /// What any of them depends on.
    #[inline]
    pub(crate) fn depends(&self) -> Dependencies {
        self.depends
    }

    /// What they made.
    pub(crate) fn made(&self) -> &[Active] {
        &self.made
    }
}

/// The cards that share the ability of a source.
fn of<'a>(sharers: &'a [Sharer], source: &Source) -> impl Iterator<Item = Obj> + Clone + 'a {
    let mut at = Some(source.first);
    std::iter::from_fn(move || {
        let ix = at?;
        let here = sharers[usize::from(ix)];
        at = (here.next != ix).then_some(here.next);
        Some(here.obj)
    })
}

/// What an ability says for all cards that share it, with its amounts.
struct Said {
    mods: ModsIx,
    you: PlayerIx,
    values: SmallVec<[(i32, Several); 4]>,
    /// Some of it counts for each of them.
    stands_alone: bool,
}

impl Said {
    /// What so many of them say of a card as one, in the name of one of them.
    fn by_all(&self, card: CardIx, source: Obj, times: i32, made: &mut Vec<Active>) {
        for (ix, (value, several)) in self.values.iter().enumerate() {
            let value = match several {
                Several::AddUp => value * times,
                Several::AreOne => *value,
                Several::StandAlone => continue,
            };
            made.push(self.active(card, source, ix, value));
        }
    }

    /// What each of these says of a card for itself.
    fn by_each(&self, card: CardIx, sources: impl Iterator<Item = Obj>, made: &mut Vec<Active>) {
        if !self.stands_alone {
            return;
        }
        for source in sources {
            let alone = self.values.iter().enumerate().filter(|(_, said)| said.1 == Several::StandAlone);
            made.extend(alone.map(|(ix, (value, _))| self.active(card, source, ix, *value)));
        }
    }

    fn active(&self, card: CardIx, source: Obj, ix: usize, value: i32) -> Active {
        let Said { mods, you, .. } = *self;
        Active { target: Target::Card(card), mods, ix: ix as u8, source, you, effect: None, value }
    }
}

impl Board {
    /// Whether every source that looks at what changed still says the same.
    ///
    /// A source that looks at results of modifications is not asked: while values are found, it saw other values than
    /// there are now, so that its answer alone does not tell how that would end.
    pub(crate) fn still_says_the_same(&self, changed: Changed, buffer: &mut Vec<Active>) -> bool {
        let mut start = 0;
        for source in &self.sources.list {
            let end = source.end as usize;
            if self.concerns(changed, source) {
                if source.depends.intersects(self.altered) {
                    return false;
                }
                let before = &self.sources.made[start..end];
                let same = match self.says_again(source, &self.sources.sharers, before, changed.what) {
                    Some(now) => now.len() == before.len(),
                    None => {
                        buffer.clear();
                        self.ask_source(source, &self.sources.sharers, buffer);
                        buffer[..] == *before
                    }
                };
                if !same {
                    return false;
                }
            }
            start = end;
        }
        true
    }

    /// Whether a source may say something else after such a change.
    #[inline]
    fn concerns(&self, changed: Changed, source: &Source) -> bool {
        let mut looked_at = source.depends & changed.what;
        if looked_at.is_empty() {
            return false;
        }
        if looked_at.intersects(Dependencies::ZONES) && !self.looks_for(source, changed.moved) {
            looked_at -= Dependencies::ZONES;
            if looked_at.is_empty() {
                return false;
            }
        }
        // Who looks at nothing but their own need not be asked for what is of others.
        let owned =
            Dependencies::OWNED.contains(looked_at) && !source.depends.contains(Dependencies::OF_OTHERS);
        !owned
            || match source.asked {
                Asked::Static(this, _) => changed.of.has(self.state.card(this.card).owner()),
                Asked::Shared(_, you) => changed.of.has(you),
                Asked::Effect(_) => true,
            }
    }

    /// Whether a source looks for cards with such features.
    #[inline]
    fn looks_for(&self, source: &Source, moved: Features) -> bool {
        match source.asked {
            Asked::Static(_, ability) | Asked::Shared(ability, _) => {
                moved.have(self.pool.looked_for(ability))
            }
            Asked::Effect(_) => true,
        }
    }

    /// What a static ability says, where only its condition may have changed: the same as before, or nothing. Nothing is known where
    /// it said nothing before and may do so now.
    fn says_again<'a>(
        &self,
        source: &Source,
        sharers: &[Sharer],
        before: &'a [Active],
        changed: Dependencies,
    ) -> Option<&'a [Active]> {
        let (ability, this) = match source.asked {
            Asked::Static(this, ability) => (ability, this),
            // Whose condition holds may be others than before, though some still do.
            Asked::Shared(ability, _)
                if source.first != source.last && self.pool.shared(ability).holding() != Holding::One =>
            {
                return None;
            }
            Asked::Shared(ability, _) => (ability, sharers[usize::from(source.first)].obj),
            Asked::Effect(_) => return None,
        };
        let AbilityKind::Static(fixed) = &self.pool.ability(ability).kind else { return None };
        if self.pool.spread(ability).intersects(changed) {
            return None;
        }
        let holds = self.holds(&fixed.condition, &Ctx::plain(self.state.card(this.card).owner(), this));
        match (holds, before.is_empty()) {
            (true, true) => None,
            (true, false) => Some(before),
            (false, _) => Some(&[]),
        }
    }

    /// What a lasting effect said, where it is on one card and cards went elsewhere: the same if it is on that card still.
    fn still_meant<'a>(&self, ix: u16, before: &'a [Active]) -> Option<&'a [Active]> {
        let effect = &self.state.effects()[usize::from(ix)];
        let On::Objects(objs) = &effect.on else { return None };
        let [obj] = objs.as_slice() else { return None };
        let now = self.state.current(*obj).map(Target::Card);
        // 6.1.8: its amounts were counted once.
        let is_counted = effect.frozen.len() == self.pool.mods(effect.mods).len();
        let stays = is_counted && now == before.first().map(|one| one.target);
        stays.then_some(before)
    }

    /// Asks all sources, with the values known so far. What was made before and does not depend on what is stale stays.
    pub(crate) fn ask_all(&self, sources: &mut Sources, before: &Sources, stale: Changed) {
        let mut cursor = 0;
        let Sources { list, sharers, made, .. } = sources;
        for source in list {
            let is_stale = self.concerns(stale, source);
            let may_be_known = match source.asked {
                Asked::Effect(_) => !is_stale,
                Asked::Static(_, ability) | Asked::Shared(ability, _) => {
                    !is_stale || !self.pool.spread(ability).intersects(stale.what)
                }
            };
            let known = may_be_known.then(|| before.made_by(source, sharers, &mut cursor)).flatten();
            let fresh = match (known, source.asked) {
                (Some(known), Asked::Effect(ix)) if stale.others => self.still_meant(ix, known),
                (Some(known), _) if is_stale => self.says_again(source, sharers, known, stale.what),
                (known, _) => known,
            };
            match (fresh, source.asked) {
                // It may be at another place than before.
                (Some(known), Asked::Effect(ix)) => {
                    made.extend(known.iter().map(|one| Active { effect: Some(ix), ..*one }));
                }
                (Some(known), Asked::Static(..) | Asked::Shared(..)) => made.extend_from_slice(known),
                (None, _) => self.ask_source(source, sharers, made),
            }
            source.end = made.len() as u32;
        }
    }

    /// Which static abilities and lasting effects there are, as far as they are not the same as before.
    pub(crate) fn find_sources(&self, sources: &mut Sources, before: &Sources, same: Same, asking: Asking) {
        match same {
            Same::Sources => return sources.take_over(before),
            Same::Statics => sources.take_over_statics(before),
            Same::Nothing => self.find_all_statics(sources, asking),
        }
        for ix in 0..self.state.effects().len() as u16 {
            let effect = &self.state.effects()[usize::from(ix)];
            sources.add_effect(ix, effect, self.effect_depends(ix));
        }
    }

    /// The static abilities of all cards that have any where they are.
    fn find_all_statics(&self, sources: &mut Sources, asking: Asking) {
        for player in self.state.players() {
            for &card in player.play() {
                if self.values(card).bits.intersects(Bits::STATICS | Bits::GRANTED) {
                    self.find_statics(card, Zones::PLAY, sources, asking);
                }
            }
        }
        // 6.1.12: abilities that work elsewhere.
        for &ix in self.elsewhere.iter() {
            let card = self.state.card(ix);
            // D.12: a card that is announced still has the abilities that speak of playing it.
            let zone = if card.zone() == crate::state::Zone::Aside { Zones::HAND } else { card.zone().bit() };
            let works = self.pool.facts(card.def()).elsewhere & zone.bits() != 0;
            if works && zone != Zones::PLAY && self.values(ix).bits.intersects(Bits::STATICS | Bits::GRANTED)
            {
                self.find_statics(ix, zone, sources, asking);
            }
        }
    }

    fn find_statics(&self, card: CardIx, zone: Zones, sources: &mut Sources, asking: Asking) {
        if self.values(card).bits.intersects(Bits::GRANTED | Bits::LOST) {
            self.each_ability(card, |ix, _| self.find_static(card, ix, zone, sources, asking));
        } else {
            // Mostly a card has the abilities that are printed on it; no keyword is a static one.
            for &ix in &self.def(card).abilities {
                self.find_static(card, ix, zone, sources, asking);
            }
        }
    }

    fn find_static(&self, card: CardIx, ix: AbilityIx, zone: Zones, sources: &mut Sources, asking: Asking) {
        let ability = self.pool.ability(ix);
        let works = matches!(ability.kind, AbilityKind::Static(_)) && ability.zones.intersects(zone);
        if !works || !self.pool.own_play(ix).is_empty() {
            return;
        }
        let (obj, depends) = (self.state.obj(card), self.pool.aspects(ix));
        match (asking, self.pool.shared(ix)) {
            (Asking::OneByOne, _) | (Asking::Together, Shared::No) => {
                sources.add(Asked::Static(obj, ix), depends);
            }
            (Asking::Together, Shared::Own(..) | Shared::All(..) | Shared::Others(..)) => {
                sources.share(ix, self.state.card(card).owner(), obj, depends);
            }
        }
    }

    fn ask_source(&self, source: &Source, sharers: &[Sharer], made: &mut Vec<Active>) {
        count(Work::Said);
        match source.asked {
            Asked::Static(this, ability) => self.ask_static(this, ability, made),
            // Mostly one card has it; what it says of several cards has the same amounts for each of them all the same.
            Asked::Shared(ability, _)
                if source.first == source.last && matches!(self.pool.shared(ability), Shared::Own(..)) =>
            {
                self.ask_static(sharers[usize::from(source.first)].obj, ability, made);
            }
            Asked::Shared(ability, you) => self.ask_shared(ability, you, of(sharers, source), made),
            Asked::Effect(ix) => self.ask_effect(ix, made),
        }
    }

    fn ask_static(&self, this: Obj, ability: AbilityIx, made: &mut Vec<Active>) {
        let AbilityKind::Static(fixed) = &self.pool.ability(ability).kind else { return };
        let card = this.card;
        let you = self.state.card(card).owner();
        let ctx = Ctx::plain(you, this);
        if !self.holds(&fixed.condition, &ctx) {
            return;
        }
        let (target, mods) = (Target::Card(card), fixed.mods);
        let base = Active { target, mods, ix: 0, source: this, you, effect: None, value: 0 };
        self.spread(&fixed.scope, &ctx, base, &[], made);
    }

    /// Asks an ability once for all cards of a player that have it.
    fn ask_shared(
        &self,
        ability: AbilityIx,
        you: PlayerIx,
        sharers: impl Iterator<Item = Obj> + Clone,
        made: &mut Vec<Active>,
    ) {
        let AbilityKind::Static(fixed) = &self.pool.ability(ability).kind else { return };
        let holds = |own: &Obj| self.holds(&fixed.condition, &Ctx::plain(you, *own));
        match self.pool.shared(ability).holding() {
            Holding::Each => {
                let met: SmallVec<[Obj; 16]> = sharers.filter(holds).collect();
                self.say_shared(ability, fixed, you, met.iter().copied(), made);
            }
            Holding::ButItself => {
                let mut met: SmallVec<[Obj; 16]> = sharers.collect();
                let mut counted = Counted::of(self, you, &met);
                met.retain(|own| counted.holds(&fixed.condition, *own));
                self.say_shared(ability, fixed, you, met.iter().copied(), made);
            }
            Holding::One => {
                if sharers.clone().next().as_ref().is_some_and(holds) {
                    self.say_shared(ability, fixed, you, sharers, made);
                }
            }
        }
    }

    /// What an ability says for all cards of a player that have it and meet its condition.
    fn say_shared(
        &self,
        ability: AbilityIx,
        fixed: &Static,
        you: PlayerIx,
        sharers: impl Iterator<Item = Obj> + Clone,
        made: &mut Vec<Active>,
    ) {
        let Some(this) = sharers.clone().next() else { return };
        let ctx = Ctx::plain(you, this);
        let mut said = Said { mods: fixed.mods, you, values: SmallVec::new(), stands_alone: false };
        for text in self.pool.mods(fixed.mods) {
            let value = amount_of(text).map_or(0, |amount| self.amount(amount, &ctx));
            let several = Several::of(text);
            said.stands_alone |= several == Several::StandAlone;
            said.values.push((value, several));
        }
        match self.pool.shared(ability) {
            Shared::No => {}
            Shared::Own(_, Holding::One) => sharers.for_each(|own| said.by_all(own.card, own, 1, made)),
            Shared::Own(_, Holding::ButItself | Holding::Each) => {
                let all: SmallVec<[Obj; 16]> = sharers.collect();
                let mut counted = Counted::of(self, you, &all);
                for &own in &all {
                    for (text, (value, _)) in self.pool.mods(fixed.mods).iter().zip(&mut said.values) {
                        *value = amount_of(text).map_or(0, |amount| counted.amount(amount, own));
                    }
                    said.by_all(own.card, own, 1, made);
                }
            }
            Shared::All(select, _) => {
                let times = sharers.clone().count() as i32;
                self.each_in(select, &ctx, |obj| {
                    said.by_all(obj.card, this, times, made);
                    said.by_each(obj.card, sharers.clone(), made);
                    true
                });
            }
            Shared::Others(select, _) => {
                let times = sharers.clone().count() as i32;
                let mut marks = CardMarks::default();
                sharers.clone().for_each(|own| marks.mark(own.card));
                self.each_in(select, &ctx, |obj| {
                    let known = obj.card.index() < CardMarks::MOST;
                    let itself =
                        marks.has(obj.card) && (known || sharers.clone().any(|o| o.card == obj.card));
                    if !itself {
                        said.by_all(obj.card, this, times, made);
                    } else if let Some(other) = sharers.clone().find(|own| own.card != obj.card) {
                        said.by_all(obj.card, other, times - 1, made);
                    }
                    said.by_each(obj.card, sharers.clone().filter(|own| own.card != obj.card), made);
                    true
                });
            }
        }
    }

    fn ask_effect(&self, ix: u16, made: &mut Vec<Active>) {
        let effect = &self.state.effects()[usize::from(ix)];
        if !self.in_force(effect.until) {
            return;
        }
        let (you, source, mods) = (effect.you, effect.source, effect.mods);
        let ctx = Ctx::with(you, source, &effect.slots);
        let base =
            Active { target: Target::Player(you), mods, ix: 0, source, you, effect: Some(ix), value: 0 };
        match &effect.on {
            On::Objects(objs) => {
                for obj in objs {
                    if let Some(card) = self.state.current(*obj) {
                        self.put(Target::Card(card), &ctx, base, &effect.frozen, made);
                    }
                }
                if effect.spent != 0 {
                    made.retain(|a| a.effect != Some(ix) || !self.is_ousted(ix, a.ix));
                }
            }
            On::Players(set) => {
                for player in set.iter() {
                    self.put(Target::Player(player), &ctx, base, &effect.frozen, made);
                }
            }
            On::Scope(code, pc) => {
                if let Some(scope) = self.scope_at(*code, *pc) {
                    self.spread(scope, &ctx, base, &effect.frozen, made);
                } else if let Some(kind) = self.kind_at(*code, *pc) {
                    for obj in self.select(kind, &ctx) {
                        self.put(Target::Card(obj.card), &ctx, base, &effect.frozen, made);
                    }
                }
                if let Some(player) = self.whose_next_turn(*code, *pc, effect.until) {
                    made.retain(|a| a.effect != Some(ix) || self.is_target_of(player, a.target));
                }
            }
        }
    }

    /// "During their next turn": whose, where the instruction there says that of each of several.
    fn whose_next_turn(&self, code: CodeIx, pc: Pc, until: Until) -> Option<PlayerIx> {
        let Some(Op::Do(Verb::Continue { lasts, .. } | Verb::Apply { lasts, .. })) =
            self.pool.code(code).ops.get(usize::from(pc))
        else {
            return None;
        };
        match until {
            Until::TurnOf(player, _) | Until::ReadyOf(player) => lasts.is_theirs().then_some(player),
            Until::EndOfTurn
            | Until::StartOf(_)
            | Until::EndOfTurnOf(..)
            | Until::EndOfTurnAfter(_)
            | Until::Challenge
            | Until::InPlay(_)
            | Until::OnInPlay
            | Until::EndOfGame => None,
        }
    }

    fn is_target_of(&self, player: PlayerIx, target: Target) -> bool {
        match target {
            Target::Card(card) => self.state.card(card).owner() == player,
            Target::Player(one) => one == player,
        }
    }

    /// The scope that the instruction there names.
    fn scope_at(&self, code: CodeIx, pc: Pc) -> Option<&Scope> {
        let Some(Op::Do(Verb::Continue { scope, .. })) = self.pool.code(code).ops.get(usize::from(pc)) else {
            return None;
        };
        Some(scope)
    }

    /// D.19: those of a kind that the instruction there gives something to.
    pub(crate) fn kind_at(&self, code: CodeIx, pc: Pc) -> Option<&Select> {
        let now = self.pool.code(code).ops.get(usize::from(pc));
        let Some(Op::Do(Verb::Apply { to: Objects::Each(select), .. })) = now else { return None };
        Some(select)
    }

    /// How many lasting effects are the same as when they were found.
    pub(crate) fn lasting_as_before(&self) -> usize {
        let known = self.sources.list[self.sources.first_effect()..].iter();
        let same = known.zip(self.state.effects()).take_while(|(source, now)| source.effect == now.version());
        same.count()
    }

    /// Lasting effects as they are now, of which so many are the same as before: what those say that were there before stays, the
    /// others are asked. Calls for all that is said no more, and for all that was not said before. What was said by those after the
    /// first ones is put into the buffer.
    pub(crate) fn ask_effects(
        &self,
        sources: &mut Sources,
        same: usize,
        said: &mut Vec<Active>,
        mut differs: impl FnMut(&Active),
    ) {
        let first = sources.first_effect() + same;
        let before = sources.take_from(first, said);
        let (mut next, mut at) = (0, 0);
        for (ix, effect) in (0..).zip(self.state.effects()).skip(same) {
            sources.add_effect(ix, effect, self.effect_depends(ix));
            // Effects keep their order: what is passed over has ended.
            match before[next..].iter().position(|(known, _)| *known == effect.version()) {
                Some(passed) => {
                    let own = next + passed;
                    let from = own.checked_sub(1).map_or(0, |last| before[last].1);
                    said[at..from].iter().for_each(&mut differs);
                    (next, at) = (own + 1, before[own].1);
                    let stays = said[from..at].iter().map(|one| Active { effect: Some(ix), ..*one });
                    sources.made.extend(stays);
                }
                None => {
                    count(Work::Said);
                    let from = sources.made.len();
                    self.ask_effect(ix, &mut sources.made);
                    sources.made[from..].iter().for_each(&mut differs);
                }
            }
            if let Some(source) = sources.list.last_mut() {
                source.end = sources.made.len() as u32;
            }
        }
        said[at..].iter().for_each(&mut differs);
    }

    /// What lasting effects after the first ones say changes, and what their texts look at.
    pub(crate) fn reach_of_effects(&self, same: usize) -> (Dependencies, Dependencies) {
        let mut reach = (Dependencies::empty(), Dependencies::empty());
        for (ix, effect) in (0..).zip(self.state.effects()).skip(same) {
            let mods = self.pool.mods(effect.mods).iter();
            reach.0 |= mods.fold(Dependencies::empty(), |all, text| all | changed_by(text));
            reach.1 |= self.effect_depends(ix);
        }
        reach
    }

    fn effect_depends(&self, ix: u16) -> Dependencies {
        let effect = &self.state.effects()[usize::from(ix)];
        let until = match effect.until {
            Until::TurnOf(..) => Dependencies::TURN,
            Until::ReadyOf(_) => Dependencies::TURN | Dependencies::STEP,
            Until::InPlay(_) => Dependencies::PLAY,
            Until::EndOfTurn
            | Until::StartOf(_)
            | Until::EndOfTurnOf(..)
            | Until::EndOfTurnAfter(_)
            | Until::Challenge
            | Until::EndOfGame
            | Until::OnInPlay => Dependencies::empty(),
        };
        match &effect.on {
            // 7.1.6: what changes its zone is something else; wherever a card with modifications goes, all is found anew.
            On::Objects(_) => until,
            On::Players(_) => until,
            On::Scope(code, pc) => {
                let scope = self.scope_at(*code, *pc).map_or(Dependencies::all(), of_scope);
                until | Dependencies::ZONES | scope
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;
    use crate::game::Game;
    use crate::position::{PlacedCard, PlayerBlock, Position};
    use crate::record::Silent;
    use crate::state::Zone;

    /// Both players have so many characters that say this of others.
    fn crowd(count: usize, modification: Mod) -> Game<Silent> {
        crowd_while(count, Cond::True, modification)
    }

    /// The same while something holds of them; every third of them is exerted.
    fn crowd_while(count: usize, condition: Cond, modification: Mod) -> Game<Silent> {
        let others = Select::yours(Filter::all([Filter::character(), Filter::NotThis]));
        crowd_saying(count, condition, Scope::Objects(others), modification)
    }

    fn crowd_saying(count: usize, condition: Cond, scope: Scope, modification: Mod) -> Game<Silent> {
        let mut pool = PoolBuilder::new();
        let name = pool.name("One of many");
        let mods = pool.mods(vec![modification]);
        let fixed = Static { condition, scope, mods };
        let kind = AbilityKind::Static(fixed);
        let ability = pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
        let plain = CardDef::plain(name, Kinds::CHARACTER);
        let card = pool.card(CardDef { willpower: 1, abilities: vec![ability], ..plain });
        let placed =
            |at: usize| PlacedCard { exerted: at.is_multiple_of(3), ..PlacedCard::new(card, Zone::Play) };
        let cards: Vec<PlacedCard> = (0..count).map(placed).collect();
        let block = PlayerBlock { cards, ..PlayerBlock::default() };
        let position = Position { players: vec![block.clone(), block], ..Position::default() };
        let game = Game::from_position(Arc::new(pool.build()), &position, Edition::default(), Silent);
        game.expect("the position is sound")
    }

    #[test]
    fn what_many_say_of_each_other_grows_with_their_number() {
        for count in [1, 2, 8, 64] {
            let strong = crowd(count, Mod::Stat(Stat::Strength, Amount::Const(1)));
            let challengers = crowd(count, Mod::Keyword(Keyword::Challenger, Amount::Const(2)));
            let evasive = crowd(count, Mod::Keyword(Keyword::Evasive, Amount::Const(0)));
            let others = count as i32 - 1;
            for ix in 0..2 * count as u16 {
                assert_eq!(strong.values(CardIx(ix)).strength, others);
                assert_eq!(i32::from(challengers.values(CardIx(ix)).challenger), 2 * others);
                assert_eq!(evasive.values(CardIx(ix)).has(Keyword::Evasive), others > 0);
            }
            for game in [strong, challengers, evasive] {
                assert!(game.sources.made().len() <= 2 * count, "{} for {count}", game.sources.made().len());
                assert_eq!(game.audit(), []);
            }
        }
    }

    #[test]
    fn a_condition_of_each_is_asked_of_each() {
        let while_exerted = || Cond::Are(Box::new(Objects::This), Box::new(Filter::Exerted));
        for count in [1_usize, 2, 9, 64] {
            let (exerted, all) = (count.div_ceil(3) as i32, 2 * count as u16);
            let strong = crowd_while(count, while_exerted(), Mod::Stat(Stat::Strength, Amount::Const(1)));
            for ix in 0..all {
                let itself = i32::from(strong.state.card(CardIx(ix)).exerted());
                assert_eq!(strong.values(CardIx(ix)).strength, exerted - itself);
            }
            assert!(strong.sources.made().len() <= 2 * count, "{count}");
            assert_eq!(strong.audit(), []);
        }
    }

    #[test]
    fn who_counts_the_others_leaves_itself_out() {
        let exerted = || Filter::all([Filter::character(), Filter::NotThis, Filter::Exerted]);
        let others = || Amount::Count(Box::new(Objects::each(Select::yours(exerted()))));
        let several = Cond::Compare(others(), Cmp::AtLeast, Amount::Const(2));
        let any = Cond::Exists(Box::new(Objects::each(Select::yours(exerted()))));
        let conditions = [
            Cond::All(vec![several.clone(), any.clone()]),
            Cond::Not(Box::new(Cond::Not(Box::new(several)))),
            Cond::OneOf(vec![Cond::False, any]),
        ];
        let amount = || Amount::Sum(vec![Amount::Times(Box::new(others()), 3), Amount::Const(1)]);
        for (at, condition) in conditions.into_iter().enumerate() {
            let least = if at == 2 { 1 } else { 2 };
            for count in [1_usize, 2, 4, 5, 7, 64] {
                let strong = Mod::Stat(Stat::Strength, amount());
                let game = crowd_saying(count, condition.clone(), Scope::This, strong);
                let all = count.div_ceil(3) as i32;
                for ix in 0..2 * count as u16 {
                    let others = all - i32::from(game.state.card(CardIx(ix)).exerted());
                    let expected = if others >= least { 3 * others + 1 } else { 0 };
                    assert_eq!(game.values(CardIx(ix)).strength, expected, "{ix} of {count}");
                }
                assert_eq!(game.sources.list.len(), 2);
                assert_eq!(game.audit(), []);
            }
        }
    }

    #[test]
    fn what_stands_alone_comes_from_each() {
        let by_this = Select::yours(Filter::This);
        let barred = Mod::Cant(Prohibited::ChallengeThose(by_this));
        for count in [1, 2, 9] {
            let game = crowd(count, barred.clone());
            assert_eq!(game.sources.made().len(), 2 * count * (count - 1));
            let from = |active: &Active| active.source.card;
            let card = CardIx(count as u16 - 1);
            let others: Vec<CardIx> = game.mods_on(Target::Card(card)).map(|(_, one)| from(one)).collect();
            assert_eq!(others, (0..card.0).map(CardIx).collect::<Vec<_>>());
            assert_eq!(game.audit(), []);
        }
    }
}
