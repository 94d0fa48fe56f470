//! Which abilities trigger on what happened (6.2, 7.4.3, 7.7.3).

use crate::eval::Ctx;
use crate::game::Game;
use crate::program::*;
use crate::record::{LogEntry, Moment, Record};
use crate::state::*;
use crate::work::{Work, count};
use crate::{OpenPoint, Point};
use smallvec::SmallVec;

/// What is bound otherwise than by the one event, where anything is; mostly nothing, and lists of bindings are long.
type Bound = Option<Box<Slots>>;

/// An ability that triggered.
struct Hit {
    player: PlayerIx,
    ability: AbilityIx,
    source: Obj,
    origin: Origin,
    bound: Bound,
    floating: Option<u32>,
    /// What it triggered on.
    on: Event,
    /// 6.2.4: whether its secondary condition lets it, where that is looked at as it triggers (K15).
    is_met: bool,
}

impl<R: Record> Game<R> {
    /// Logs what happened, as one batch, and puts what it triggers into the bag. `covered` are cards that were just
    /// covered and still look (4.3.4.2).
    pub(crate) fn collect(&mut self, what: &mut [Event], batch: u32, covered: &[Obj]) {
        let mut kinds = 0;
        for h in what.iter_mut() {
            h.batch = batch;
            self.board.apply(Write::Happened(*h));
            kinds |= h.kind.bit();
        }
        let (triggers, own) = self.board.listen();
        let heard = triggers & kinds != 0 || own & kinds != 0 && self.board.own_may_trigger(what);
        if heard || !covered.is_empty() || !self.board.state.floating().is_empty() {
            self.collect_hits(what, kinds, covered);
        }
    }

    /// The same for what is logged already and somebody may listen to.
    #[inline(never)]
    pub(super) fn hear(&mut self, what: &[Event]) {
        let kinds = what.iter().fold(0, |kinds, event| kinds | event.kind.bit());
        let (triggers, own) = self.board.listen();
        if triggers & kinds != 0 || own & kinds != 0 && self.board.own_may_trigger(what) {
            self.collect_hits(what, kinds, &[]);
        }
    }

    #[inline(never)]
    fn collect_hits(&mut self, what: &[Event], kinds: u64, covered: &[Obj]) {
        let mut hits: SmallVec<[Hit; 4]> = SmallVec::new();
        let (triggers, _) = self.board.listen();
        let t = &self.board;
        // Mostly only what it happens to listens to it: then no other card has to be asked.
        let own = if !R::TRACES && triggers & kinds == 0 { t.only_one(what) } else { None };
        match own {
            Some(card) if t.state.card(card).zone() == Zone::Play => {
                t.watch_in_play(card, what, kinds, &mut hits);
            }
            Some(_) => {}
            None => {
                for player in t.state.from(t.state.active()) {
                    for &card in t.state.player(player).play() {
                        t.watch_in_play(card, what, kinds, &mut hits);
                    }
                }
            }
        }
        for &card in if own.is_some() { &[] } else { &t.elsewhere[..] } {
            let state = t.state.card(card);
            if state.zone() != Zone::Play && t.hears(card).triggers & kinds != 0 {
                for &ix in &t.def(card).abilities {
                    t.watch(
                        t.state.obj(card),
                        state.owner(),
                        ix,
                        Origin::Printed,
                        state.zone().bit(),
                        what,
                        &mut hits,
                    );
                }
            }
        }
        for obj in covered {
            let owner = t.state.card(obj.card).owner();
            for &ix in &t.def(obj.card).abilities {
                t.watch_covered(*obj, owner, ix, what, &mut hits);
            }
        }
        for floating in t.state.floating() {
            t.watch_floating(floating, what, &mut hits);
        }
        for hit in &mut hits {
            if R::LISTENS && self.board.giver(hit.source.card, hit.ability, hit.origin).is_some() {
                self.rests_on(OpenPoint::YouOfTheGiven);
            }
            if hit.is_met {
                self.add_to_bag(hit);
            } else {
                self.note_unmet(hit);
            }
        }
    }

    /// K15: an ability that does not trigger, because its secondary condition is not met.
    fn note_unmet(&mut self, hit: &Hit) {
        let cause = self.trace.entry_of(&hit.on);
        let (source, ability) = (hit.source, hit.ability);
        let at = Moment::Triggering;
        self.note_because(cause, "6.2.4", || LogEntry::Condition { source, ability, is_met: false, at });
    }

    // 1.7.4, 4.1.5, 6.7.4, 7.7.2: only triggered abilities, and they wait.
    fn add_to_bag(&mut self, hit: &mut Hit) {
        let id = self.board.tick();
        let key = Used::not_yet(hit.source, hit.ability, self.board.pool.limit(hit.ability));
        let (player, source, ability) = (hit.player, hit.source, hit.ability);
        if R::LISTENS {
            let cause = self.trace.entry_of(&hit.on);
            let triggered =
                self.note_because(cause, "6.2.3", || LogEntry::Triggered(player, source, ability));
            self.waits(id, triggered);
        }
        let slots = hit.bound.take().map_or_else(|| bound(&hit.on), |slots| *slots);
        let origin = hit.origin;
        self.board.apply(Write::Wait(BagEntry { id, player, ability, source, slots, origin, key }));
        if let Some(gone) = hit.floating {
            self.board.apply(Write::Cease(gone));
        }
    }

    /// Tells of something that is no change of state by itself, and lets triggers look at it.
    pub(crate) fn tell(&mut self, rule: &'static str, what: &mut [Event]) {
        let batch = self.board.tick();
        if R::TRACES {
            self.trace.begin_batch();
        }
        for h in what.iter() {
            self.note(rule, || LogEntry::Happened(Event { batch, ..*h }));
        }
        self.board.refresh();
        self.collect(what, batch, &[]);
    }
}

impl crate::eval::Board {
    /// Whether something in play or waiting may trigger on that.
    pub(crate) fn is_heard(&self, kind: EventKind) -> bool {
        let listeners = self.listeners();
        (listeners.triggers | listeners.own) & kind.bit() != 0 || !self.state.floating().is_empty()
    }

    /// The one card that all of this happens to, if it is one.
    fn only_one(&self, what: &[Event]) -> Option<CardIx> {
        let (first, others) = what.split_first()?;
        let same = others.iter().all(|event| event.subject == first.subject);
        self.state.current(first.subject).filter(|_| same)
    }

    /// What of a card in play triggers on it.
    #[inline(always)]
    fn watch_in_play(&self, card: CardIx, what: &[Event], kinds: u64, hits: &mut SmallVec<[Hit; 4]>) {
        if self.may_trigger(card, what, kinds) {
            self.each_ability(card, |ix, origin| {
                let you = self.you_of(card, ix, origin);
                self.watch(self.state.obj(card), you, ix, origin, Zones::PLAY, what, hits);
            });
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn watch(
        &self,
        this: Obj,
        you: PlayerIx,
        ix: AbilityIx,
        origin: Origin,
        zone: Zones,
        what: &[Event],
        hits: &mut SmallVec<[Hit; 4]>,
    ) {
        count(Work::Asked);
        let ability = self.pool.ability(ix);
        let AbilityKind::Triggered(triggered) = &ability.kind else { return };
        if !ability.zones.intersects(zone) {
            return;
        }
        let ctx = Ctx::plain(you, this);
        self.match_patterns(triggered, this, &ctx, what, &mut |on, is_met, bound| {
            let (player, source) = (you, this);
            hits.push(Hit { player, ability: ix, source, origin, bound, floating: None, on: *on, is_met });
        });
    }

    /// 4.3.4.2: a card that was just covered; the card on top of it is another one.
    fn watch_covered(
        &self,
        this: Obj,
        you: PlayerIx,
        ix: AbilityIx,
        what: &[Event],
        hits: &mut SmallVec<[Hit; 4]>,
    ) {
        let ability = self.pool.ability(ix);
        let AbilityKind::Triggered(triggered) = &ability.kind else { return };
        if !ability.zones.intersects(Zones::PLAY) {
            return;
        }
        // It looks as the card it is now: the stay it had goes on with the card on top, which is another card (6.1.6).
        let card = self.state.obj(this.card);
        self.match_patterns(triggered, card, &Ctx::plain(you, this), what, &mut |on, is_met, bound| {
            hits.push(Hit {
                player: you,
                ability: ix,
                source: this,
                origin: Origin::Printed,
                bound,
                floating: None,
                on: *on,
                is_met,
            });
        });
    }

    fn watch_floating(&self, floating: &Floating, what: &[Event], hits: &mut SmallVec<[Hit; 4]>) {
        count(Work::Asked);
        let AbilityKind::Triggered(triggered) = &self.pool.ability(floating.ability).kind else { return };
        if !self.in_force(floating.until) {
            return;
        }
        let this = floating.on.unwrap_or(floating.source);
        let ctx = Ctx::with(floating.you, this, &floating.slots);
        let mut spent = false;
        self.match_patterns(triggered, this, &ctx, what, &mut |on, is_met, event| {
            if spent && floating.once {
                return;
            }
            spent |= is_met;
            let gone = floating.once.then_some(floating.id);
            let event = event.map_or_else(|| bound(on), |slots| *slots);
            hits.push(Hit {
                player: floating.you,
                ability: floating.ability,
                source: this,
                origin: Origin::Floating,
                bound: Some(Box::new(merged(&floating.slots, event))),
                floating: gone,
                on: *on,
                is_met,
            });
        });
    }

    fn match_patterns(
        &self,
        triggered: &Triggered,
        card: Obj,
        ctx: &Ctx<'_>,
        what: &[Event],
        hit: &mut dyn FnMut(&Event, bool, Bound),
    ) {
        for pattern in &triggered.on {
            if !what.iter().any(|h| h.kind == pattern.kind) || !self.holds(&triggered.during, ctx) {
                continue;
            }
            let fitting = what.iter().filter(|h| self.triggers_on(pattern, h, card, ctx));
            if pattern.together {
                let together: SmallVec<[&Event; 4]> = fitting.collect();
                self.match_together(triggered, pattern, ctx, &together, hit);
                continue;
            }
            fitting.for_each(|h| {
                let counted = pattern.counted.then(|| {
                    let mut slots = bound(h);
                    let which = self.which_this_turn(pattern, h, card, ctx);
                    slots.set(Slot::AMOUNT, SlotValue::Number(which as i32));
                    Box::new(slots)
                });
                self.hit_if(triggered, ctx, h, counted, hit);
            });
        }
    }

    /// Whether this is what the pattern waits for.
    #[inline]
    fn triggers_on(&self, pattern: &Pattern, what: &Event, card: Obj, ctx: &Ctx<'_>) -> bool {
        // 1.6.1, 4.3.4.1: a card is not there yet to see itself played, unless it speaks of just that.
        let is_itself = what.kind == EventKind::Played && what.subject == card && !pattern.mentions_this();
        !is_itself
            && self.fits_pattern_seen_by(pattern, what, card, ctx)
            && self.is_nth(pattern, what, card, ctx)
            && (!pattern.summed || self.comes_to(pattern, what, card, ctx))
    }

    /// "One or more": everything that happens together counts once.
    #[inline(never)]
    fn match_together(
        &self,
        triggered: &Triggered,
        pattern: &Pattern,
        ctx: &Ctx<'_>,
        fitting: &[&Event],
        hit: &mut dyn FnMut(&Event, bool, Bound),
    ) {
        let count = fitting.len() as i32;
        let enough = pattern.amount.as_ref().is_none_or(|(cmp, n)| cmp.holds(count, self.amount(n, ctx)));
        let Some(first) = fitting.first().filter(|_| enough) else { return };
        let mut slots = bound(first);
        slots.set(Slot::SUBJECT, SlotValue::Objects(fitting.iter().map(|h| h.subject).collect()));
        slots.set(Slot::AMOUNT, SlotValue::Number(count));
        self.hit_if(triggered, ctx, first, Some(Box::new(slots)), hit);
    }

    fn hit_if(
        &self,
        triggered: &Triggered,
        ctx: &Ctx<'_>,
        on: &Event,
        slots: Bound,
        hit: &mut dyn FnMut(&Event, bool, Bound),
    ) {
        // 6.2.4: the secondary condition is checked only on resolution; in the older edition here too (K15).
        let is_met = self.rules.has(Point::IfOnResolution) || self.holds_bound(triggered, ctx, on, &slots);
        hit(on, is_met, slots);
    }

    /// K15: whether the secondary condition holds with what is bound by what happened.
    #[inline(never)]
    fn holds_bound(&self, triggered: &Triggered, ctx: &Ctx<'_>, on: &Event, slots: &Bound) -> bool {
        let event = slots.is_none().then(|| bound(on));
        let slots = slots.as_deref().or(event.as_ref());
        slots.is_some_and(|slots| self.holds(&triggered.condition, &Ctx { slots, ..*ctx }))
    }

    fn is_nth(&self, pattern: &Pattern, what: &Event, card: Obj, ctx: &Ctx<'_>) -> bool {
        pattern.nth.is_none_or(|nth| self.which_this_turn(pattern, what, card, ctx) == u32::from(nth))
    }

    /// "In a turn": whether it is this event with which the player has so much of the kind in this turn.
    #[inline(never)]
    fn comes_to(&self, pattern: &Pattern, what: &Event, card: Obj, ctx: &Ctx<'_>) -> bool {
        let Some((cmp, n)) = &pattern.amount else { return true };
        let mut before = 0;
        for logged in self.state.log().iter().take_while(|logged| *logged != what) {
            if logged.player == what.player && self.fits_pattern_seen_by(pattern, logged, card, ctx) {
                before += logged.amount;
            }
        }
        let n = self.amount(n, ctx);
        cmp.holds(before + what.amount, n) && !cmp.holds(before, n)
    }

    /// Which of its kind it is in this turn, from 1.
    fn which_this_turn(&self, pattern: &Pattern, what: &Event, card: Obj, ctx: &Ctx<'_>) -> u32 {
        // The log holds this batch already: count up to this very entry.
        let mut count = 0;
        for logged in self.state.log() {
            if self.fits_pattern_seen_by(pattern, logged, card, ctx) {
                count += 1;
            }
            if logged == what {
                break;
            }
        }
        count
    }
}

/// What an event binds.
fn bound(what: &Event) -> Slots {
    Slots::of_event(what.subject, what.object, PlayerSet::one(what.player), what.amount)
}

/// What a floating ability kept, with what triggered it.
fn merged(kept: &Slots, event: Slots) -> Slots {
    let mut slots = kept.clone();
    for ix in 0..Slot::FREE.0 {
        let slot = Slot(ix);
        if *event.get(slot) != SlotValue::None {
            slots.set(slot, event.get(slot).clone());
        }
    }
    slots
}
