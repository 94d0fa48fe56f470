//! Replacement effects (6.5).

use crate::decision::{About, Ask};
use crate::eval::{Board, Ctx};
use crate::game::Game;
use crate::program::*;
use crate::proposed::{Doer, Entry, ProposedEvent, ProposedEvents, Spot, Why};
use crate::record::{EntryId, LogEntry, Precedence, Record};
use crate::state::*;
use crate::work::{Work, count};
use crate::{OpenPoint, Point};
use smallvec::SmallVec;

/// A replacement effect that applies to an event.
#[derive(Clone, Debug)]
struct Candidate {
    source: Obj,
    you: PlayerIx,
    ability: AbilityIx,
    /// The number of the floating one, or 0, which none has.
    floating: u32,
    slots: Slots,
}

/// A replacement effect that is about to be applied, to be told.
struct Replacing {
    source: Obj,
    ability: AbilityIx,
    player: PlayerIx,
    would: Event,
    order: Precedence,
    /// 6.5.8: other instances of the same effect, and whether they cease to exist.
    expired: SmallVec<[(Obj, bool); 1]>,
}

/// An event that replacement effects have a chance with.
#[derive(Clone, Copy)]
struct Chance<'a> {
    change: &'a ProposedEvent,
    /// 6.5.5: which have had theirs.
    tried: &'a [(Obj, AbilityIx)],
    /// What happens together with it and is counted before it.
    before: &'a [ProposedEvent],
    /// D.4b: whether what says that no damage is taken waits for damage that would be.
    shields_wait: bool,
}

/// The event of a batch that is looked at.
fn chance<'b>(batch: &'b Batch, board: &Board) -> Option<Chance<'b>> {
    let at = usize::from(batch.at);
    let change = batch.changes.get(at)?;
    let shields_wait = board.rules.readings.follows(OpenPoint::ShieldTaken);
    Some(Chance { change, tried: &batch.tried, before: &batch.changes[..at], shields_wait })
}

impl Candidate {
    /// Its point of view.
    fn ctx(&self) -> Ctx<'_> {
        Ctx::with(self.you, self.source, &self.slots)
    }
}

impl Board {
    /// The card whose text made the replacement effect.
    fn maker(&self, candidate: &Candidate) -> Obj {
        let floating = self.state.floating().iter().find(|f| f.id == candidate.floating);
        floating.map_or(candidate.source, |f| f.source)
    }

    /// 1.2.2: whether it forbids the event instead of replacing it.
    fn is_prohibition(&self, candidate: &Candidate) -> bool {
        let kind = &self.pool.ability(candidate.ability).kind;
        matches!(kind, AbilityKind::Replacement(replacement) if replacement.instead.forbids())
    }

    /// Whether any replacement effect could care about any of these.
    #[inline]
    pub(crate) fn anything_replaces(&self, changes: &[ProposedEvent]) -> bool {
        // Mostly there is none at all.
        let replaces = self.listeners().replaces;
        (replaces != 0 || !self.state.floating().is_empty()) && self.one_replaces(replaces, changes)
    }

    #[inline(never)]
    fn one_replaces(&self, replaces: u64, changes: &[ProposedEvent]) -> bool {
        let kinds = changes.iter().fold(0, |bits, change| bits | would_kinds(change));
        if kinds == 0 {
            return false;
        }
        replaces & kinds != 0
            || self
                .state
                .floating()
                .iter()
                .any(|f| matches!(self.pool.ability(f.ability).kind, AbilityKind::Replacement(_)))
    }

    /// What the event would be, in the shape that patterns look at.
    pub(crate) fn would(&self, change: &ProposedEvent) -> SmallVec<[Event; 3]> {
        let mut list = SmallVec::new();
        match change {
            ProposedEvent::Damage { to, amount, base: _, dealt, source, flags } => {
                let player = self.state.card(to.card).owner();
                let base = Event {
                    kind: EventKind::TookDamage,
                    subject: *to,
                    object: *source,
                    player,
                    amount: *amount,
                    flags: *flags,
                    batch: 0,
                };
                if *dealt {
                    list.push(Event { kind: EventKind::DealtDamage, ..base });
                }
                if *amount > 0 {
                    list.push(base);
                }
            }
            ProposedEvent::Put { obj, to, why, player, flags } => {
                let Some(card) = self.state.current(*obj) else { return list };
                let owner = self.state.card(card).owner();
                let base = Event::of(EventKind::IntoDiscard, owner)
                    .about(self.state.obj(card))
                    .amount(1)
                    .flags(*flags);
                match why {
                    Why::Discard => list.push(Event { kind: EventKind::Discarded, ..base }),
                    // The player is the one who banishes it, so that "by opponents' effects" can be told.
                    Why::Banish(by) => {
                        list.push(Event { kind: EventKind::Banished, player: *player, ..base.with(*by) });
                    }
                    Why::Put | Why::Ink | Why::Spent | Why::Alone => {}
                }
                let kind = match to {
                    Spot::Discard => EventKind::IntoDiscard,
                    Spot::Inkwell { .. } => EventKind::IntoInkwell,
                    Spot::Hand => EventKind::IntoHand,
                    Spot::DeckTop | Spot::DeckBottom | Spot::DeckShuffled => EventKind::IntoDeck,
                    Spot::Under { .. } => EventKind::PutUnder,
                };
                let player = if kind == EventKind::IntoDiscard { owner } else { *player };
                list.push(match to {
                    Spot::Under { host, .. } => {
                        Event { kind, player, ..base.about(*host).with(base.subject) }
                    }
                    Spot::Inkwell { .. } if *why == Why::Ink => {
                        Event { kind, player, ..base.flags(*flags | Flags::INKING) }
                    }
                    Spot::Discard
                    | Spot::Inkwell { .. }
                    | Spot::Hand
                    | Spot::DeckTop
                    | Spot::DeckBottom
                    | Spot::DeckShuffled => Event { kind, player, ..base },
                });
                let from = self.state.card(card).zone();
                if from == Zone::Play && !self.values(card).kinds.contains(Kinds::ACTION) {
                    list.push(Event { kind: EventKind::LeftPlay, ..base });
                }
                if from == Zone::Discard {
                    list.push(Event { kind: EventKind::LeftDiscard, ..base });
                }
            }
            ProposedEvent::Draw(player) | ProposedEvent::DrawFromBottom(player) => {
                list.push(Event::of(EventKind::Drew, *player).amount(1).flags(self.draw_flags(*player)))
            }
            ProposedEvent::RemoveDamage { from, amount, player } => {
                list.push(Event::of(EventKind::RemovedDamage, *player).about(*from).amount(*amount));
            }
            ProposedEvent::Lore(player, amount, flags, from) => {
                let kind = if *amount > 0 { EventKind::GainedLore } else { EventKind::LostLore };
                list.push(Event::of(kind, *player).about(*from).amount(amount.abs()).flags(*flags));
            }
            ProposedEvent::InkDrops(player, count) => {
                list.push(Event::of(EventKind::GotInkDrop, *player).amount(*count));
            }
            ProposedEvent::Exert(obj, doer) => list.push(self.turned(EventKind::Exerted, *obj, *doer)),
            ProposedEvent::Ready(obj, doer) => list.push(self.turned(EventKind::Readied, *obj, *doer)),
            ProposedEvent::Enter(entry) => {
                let base = entry.onto.first().copied().unwrap_or(Obj::NONE);
                let played = Event::of(EventKind::Played, entry.player).about(entry.card).with(base);
                list.push(played.amount(entry.paid));
                if !self.values(entry.card.card).kinds.contains(Kinds::ACTION) {
                    list.push(Event { kind: EventKind::EnteredPlay, ..played.amount(entry.paid) });
                }
            }
            ProposedEvent::MoveToLocation(who, place, doer) => {
                let flags = self.done_by(*who, *doer);
                list.push(Event::of(EventKind::Moved, doer.player).about(*who).with(*place).flags(flags));
            }
            ProposedEvent::Shuffle(player) => list.push(Event::of(EventKind::Shuffled, *player)),
            // Nothing replaces what does not happen.
            ProposedEvent::Nothing => {}
        }
        list
    }

    /// 3.2.3.1: whether it is the Draw step of the player who draws.
    pub(crate) fn draw_flags(&self, player: PlayerIx) -> Flags {
        match self.state.step() == TurnStep::Draw && self.state.is_turn_of(player) {
            true => Flags::DRAW_STEP,
            false => Flags::empty(),
        }
    }

    /// A card is exerted or readied: by whom and what.
    pub(crate) fn turned(&self, kind: EventKind, obj: Obj, doer: Doer) -> Event {
        Event::of(kind, doer.player).about(obj).with(doer.source).flags(self.done_by(obj, doer))
    }

    /// Under which circumstances somebody does something to that card.
    pub(crate) fn done_by(&self, obj: Obj, doer: Doer) -> Flags {
        let by_effect = match doer.flags.intersects(Flags::BY_ACTION | Flags::BY_ABILITY) {
            true => Flags::BY_EFFECT,
            false => Flags::empty(),
        };
        doer.flags | by_effect | self.by_opponent(obj, doer.player)
    }

    /// Whether an opponent does it to that card.
    pub(crate) fn by_opponent(&self, obj: Obj, player: PlayerIx) -> Flags {
        let owner = self.state.card(obj.card).owner();
        match owner != player && self.players(&Players::Opponents, &Ctx::plain(player, obj)).has(owner) {
            true => Flags::BY_OPPONENT,
            false => Flags::empty(),
        }
    }

    /// 6.5.7: those that apply to the event and had no chance with it yet; of several instances of the same one those that
    /// would make another event of it (6.5.8).
    fn candidates(&self, looked: Chance<'_>) -> SmallVec<[Candidate; 2]> {
        let all = self.instances(looked);
        if all.len() < 2 {
            return all;
        }
        // 1.2.2: what is forbidden does not happen, so that there is nothing to replace.
        if let Some(forbids) = all.iter().find(|one| self.is_prohibition(one)) {
            return smallvec::smallvec![forbids.clone()];
        }
        let mut distinct: SmallVec<[Candidate; 2]> = SmallVec::new();
        for one in all {
            if !distinct.iter().any(|other| self.is_same_replacement(&one, other)) {
                distinct.push(one);
            }
        }
        distinct
    }

    /// Whether a text speaks of "1 or more" that would come together.
    #[cold]
    pub(crate) fn is_replaced_together(&self, kind: EventKind) -> bool {
        let mut found = false;
        let players = self.state.players();
        let cards = players.iter().flat_map(|player| player.play().iter().copied());
        for card in cards.filter(|card| self.hears(*card).replaces & kind.bit() != 0) {
            self.each_ability(card, |ix, _| {
                let AbilityKind::Replacement(replacement) = &self.pool.ability(ix).kind else { return };
                found |= replacement.of.kind == kind && replacement.of.together;
            });
        }
        found
    }

    /// 6.5.8: whether two instances are of the same effect and would make the same of the event.
    fn is_same_replacement(&self, one: &Candidate, other: &Candidate) -> bool {
        let AbilityKind::Replacement(replacement) = &self.pool.ability(one.ability).kind else {
            return false;
        };
        if one.ability != other.ability || replacement.optional && one.you != other.you {
            return false;
        }
        match &replacement.instead {
            // Of what is forbidden one is enough before anything is compared.
            Instead::Nothing | Instead::Cannot | Instead::UpTo(_) => true,
            Instead::Do(code) => {
                let of_any_card = || replacement.limit == Limit::Free && says_the_same(self.pool.code(*code));
                one.you == other.you
                    && one.slots == other.slots
                    && (one.source == other.source || of_any_card())
            }
            // No counters are none wherever they are put.
            Instead::PutDamageOn(_) if one.slots.number(Slot::AMOUNT) <= 0 => true,
            Instead::PutDamageOn(objects) | Instead::DealDamageTo(objects) => {
                self.objects(objects, &one.ctx()).first() == self.objects(objects, &other.ctx()).first()
            }
            Instead::Amount(amount) => self.amount(amount, &one.ctx()) == self.amount(amount, &other.ctx()),
            Instead::Shield(_) => one.floating == other.floating,
            Instead::Goes(place) => self.spot(place, &one.ctx()) == self.spot(place, &other.ctx()),
        }
    }

    /// All that apply to the event and had no chance with it yet, each instance by itself.
    fn instances(&self, looked: Chance<'_>) -> SmallVec<[Candidate; 2]> {
        let would = self.would(looked.change);
        let mut found: SmallVec<[Candidate; 2]> = SmallVec::new();
        if would.is_empty() {
            return found;
        }
        let kinds = would.iter().fold(0, |bits, h| bits | h.kind.bit());
        for player in self.state.players() {
            for &card in player.play() {
                if self.hears(card).replaces & kinds == 0 {
                    continue;
                }
                let this = self.state.obj(card);
                let you = self.state.card(card).owner();
                self.each_ability(card, |ix, _| {
                    // 6.1.12: not one that works elsewhere.
                    if self.pool.ability(ix).zones.intersects(Zones::PLAY) {
                        self.consider(this, you, ix, None, &would, looked, &mut found)
                    }
                });
            }
        }
        for &card in self.elsewhere.iter() {
            let state = self.state.card(card);
            for &ix in &self.def(card).abilities {
                if self.pool.ability(ix).zones.intersects(state.zone().bit()) && state.zone() != Zone::Play {
                    self.consider(self.state.obj(card), state.owner(), ix, None, &would, looked, &mut found);
                }
            }
        }
        for floating in self.state.floating() {
            let this = floating.on.unwrap_or(floating.source);
            if self.in_force(floating.until) {
                self.consider(
                    this,
                    floating.you,
                    floating.ability,
                    Some(floating),
                    &would,
                    looked,
                    &mut found,
                );
            }
        }
        found
    }

    #[allow(clippy::too_many_arguments)]
    fn consider(
        &self,
        this: Obj,
        you: PlayerIx,
        ix: AbilityIx,
        floating: Option<&Floating>,
        would: &[Event],
        looked: Chance<'_>,
        found: &mut SmallVec<[Candidate; 2]>,
    ) {
        count(Work::Asked);
        let AbilityKind::Replacement(replacement) = &self.pool.ability(ix).kind else { return };
        // 6.5.5, 6.5.8: one chance per event, and only one instance of the same effect; what is forbidden stays so (1.2.2).
        if !replacement.instead.forbids()
            && looked.tried.iter().any(|(on, a)| *a == ix && self.is_tried(*on, this, floating.is_some()))
        {
            return;
        }
        if self.is_used_up(replacement.limit, this, ix) {
            return;
        }
        let none = Slots::new();
        let ctx = Ctx::with(you, this, floating.map_or(&none, |f| &f.slots));
        let Some(what) = would.iter().find(|h| self.fits_pattern(&replacement.of, h, &ctx)) else { return };
        if !self.holds(&replacement.during, &ctx) {
            return;
        }
        // 1.2.2: what cannot be prevented is not.
        if what.flags.contains(Flags::FOR_SURE)
            && matches!(replacement.instead, Instead::Nothing | Instead::Cannot | Instead::Shield(_))
        {
            return;
        }
        if replacement.of.summed && !self.is_too_much(&replacement.of, what, looked.before, &ctx) {
            return;
        }
        // D.4: "takes no damage instead" is about damage that would be taken.
        let takes_none = what.kind == EventKind::DealtDamage && what.amount <= 0;
        if takes_none && replacement.instead == Instead::Nothing && looked.shields_wait {
            return;
        }
        let mut slots = floating.map_or_else(Slots::new, |f| f.slots.clone());
        slots.set(Slot::SUBJECT, SlotValue::Objects(smallvec::smallvec![what.subject]));
        slots.set(Slot::OBJECT, SlotValue::Objects(smallvec::smallvec![what.object]));
        slots.set(Slot::PLAYER, SlotValue::Players(PlayerSet::one(what.player)));
        slots.set(Slot::AMOUNT, SlotValue::Number(what.amount));
        // 6.1.4.1: nobody is asked for what cannot be done.
        if let (true, Instead::Do(code)) = (replacement.optional, &replacement.instead) {
            let code = self.pool.code(*code);
            if !self.partly_doable(code, 0, code.ops.len() as Pc, &Ctx::with(you, this, &slots)) {
                return;
            }
        }
        found.push(Candidate {
            source: this,
            you,
            ability: ix,
            floating: floating.map_or(0, |f| f.id),
            slots,
        });
    }

    /// What the player of the event had of the kind in this turn, with what happens together with it and before it.
    fn so_far(&self, pattern: &Pattern, what: &Event, before: &[ProposedEvent], ctx: &Ctx<'_>) -> i32 {
        let counts = |h: &Event| h.player == what.player && self.fits_pattern(pattern, h, ctx);
        let happened = self.state.log().iter().filter(|h| counts(h)).map(|h| h.amount.max(1));
        let together = before.iter().flat_map(|change| self.would(change)).filter(|h| counts(h));
        happened.sum::<i32>() + together.map(|h| h.amount.max(1)).sum::<i32>()
    }

    /// Whether it would be more of the kind in this turn than the pattern lets pass.
    #[inline(never)]
    fn is_too_much(&self, pattern: &Pattern, what: &Event, before: &[ProposedEvent], ctx: &Ctx<'_>) -> bool {
        let all = self.so_far(pattern, what, before, ctx) + what.amount;
        pattern.amount.as_ref().is_none_or(|(cmp, n)| cmp.holds(all, self.amount(n, ctx)))
    }

    /// How much of the event may still happen in this turn.
    fn room_left(&self, pattern: &Pattern, most: &Amount, batch: &Batch, ctx: &Ctx<'_>) -> i32 {
        let Some(looked) = chance(batch, self) else { return 0 };
        let would = self.would(looked.change);
        let Some(what) = would.iter().find(|h| self.fits_pattern(pattern, h, ctx)) else { return 0 };
        let left = self.amount(most, ctx) - self.so_far(pattern, what, looked.before, ctx);
        left.clamp(0, what.amount)
    }

    /// 6.5.8, D.5: whether an effect of one card has had its chance with that of another; those that wait always have.
    fn is_tried(&self, tried: Obj, this: Obj, is_floating: bool) -> bool {
        is_floating || tried == this || self.rules.readings.follows(OpenPoint::SameStatic)
    }

    /// 6.1.13.2: whether a limited ability of a card cannot be used or resolve any more.
    pub(crate) fn is_used_up(&self, limit: Limit, on: Obj, ability: AbilityIx) -> bool {
        match limit {
            Limit::Free => false,
            Limit::PerTurn(n) | Limit::PerGame(n) => self.times_used(on, ability) >= n,
        }
    }

    /// How often an ability of a card was fully resolved this turn (6.1.13.2).
    pub(crate) fn times_used(&self, on: Obj, ability: AbilityIx) -> u8 {
        self.state
            .used()
            .iter()
            .find(|u| u.ability == ability && self.is_used_on(u, on))
            .map_or(0, |u| u.times)
    }

    /// 6.1.13.2: each card counts for itself, also the copy put on top of another in the same stay; an ability that the
    /// character was given goes on with its stay (8.10.5).
    fn is_used_on(&self, used: &Used, on: Obj) -> bool {
        if used.for_game {
            return used.on.card == on.card;
        }
        let def = self.def(on.card);
        // 8.4.1: a keyword is printed as well; each card with Boost counts for itself.
        let is_printed = |keyword: Keyword| def.keywords.iter().any(|(own, _)| *own == keyword);
        let printed = def.abilities.contains(&used.ability)
            || self.pool.ability(used.ability).keyword.is_some_and(is_printed);
        self.same(used.on, on) && (!printed || used.on.card == on.card)
    }

    /// Whether an effect that would make its player discard this card makes nothing happen.
    pub(crate) fn keeps_hand(&self, card: CardIx) -> bool {
        let change = ProposedEvent::Put {
            obj: self.state.obj(card),
            to: Spot::Discard,
            why: Why::Discard,
            player: self.state.card(card).owner(),
            flags: Flags::BY_ABILITY | Flags::BY_ACTION,
        };
        let keeps = |candidate: &Candidate| {
            let kind = &self.pool.ability(candidate.ability).kind;
            let nothing = |instead: &Instead| matches!(instead, Instead::Nothing | Instead::Cannot);
            matches!(kind, AbilityKind::Replacement(one) if !one.optional && nothing(&one.instead))
        };
        self.anything_replaces(std::slice::from_ref(&change))
            && self
                .candidates(Chance { change: &change, tried: &[], before: &[], shields_wait: true })
                .iter()
                .any(keeps)
    }

    /// 6.5.7: whose cards or effects are affected.
    fn affected(&self, change: &ProposedEvent) -> PlayerIx {
        match change {
            ProposedEvent::Draw(player)
            | ProposedEvent::DrawFromBottom(player)
            | ProposedEvent::Lore(player, ..)
            | ProposedEvent::InkDrops(player, _)
            | ProposedEvent::Shuffle(player) => *player,
            ProposedEvent::Put { obj, .. }
            | ProposedEvent::Exert(obj, _)
            | ProposedEvent::Ready(obj, _)
            | ProposedEvent::MoveToLocation(obj, _, _) => self.state.card(obj.card).owner(),
            ProposedEvent::Damage { to, .. } => self.state.card(to.card).owner(),
            ProposedEvent::RemoveDamage { from, .. } => self.state.card(from.card).owner(),
            ProposedEvent::Enter(entry) => entry.player,
            ProposedEvent::Nothing => self.state.active(),
        }
    }
}

/// The event with another amount; with none of it there is no gain, no loss and no draw.
fn change_amount(changes: &mut ProposedEvents, at: usize, n: i32) {
    match &mut changes[at] {
        ProposedEvent::Damage { amount, .. } | ProposedEvent::RemoveDamage { amount, .. } => *amount = n,
        change @ ProposedEvent::Lore(..) if n == 0 => *change = ProposedEvent::Nothing,
        ProposedEvent::Lore(_, lore, ..) => *lore = n * lore.signum(),
        ProposedEvent::InkDrops(_, count) => *count = n,
        ProposedEvent::Draw(player) | ProposedEvent::DrawFromBottom(player) => {
            let player = *player;
            changes[at] = ProposedEvent::Nothing;
            changes.extend((0..n).map(|_| ProposedEvent::Draw(player)));
        }
        // Only these have an amount.
        ProposedEvent::Put { .. }
        | ProposedEvent::Exert(..)
        | ProposedEvent::Ready(..)
        | ProposedEvent::Enter(_)
        | ProposedEvent::MoveToLocation(..)
        | ProposedEvent::Shuffle(_)
        | ProposedEvent::Nothing => {}
    }
}

/// What is left of an event that is replaced by nothing (6.5.4). A card that would have entered play lies in no zone by then: it goes back
/// to where it was played from.
fn unmade(change: &ProposedEvent) -> ProposedEvent {
    match change {
        ProposedEvent::Enter(entry) => {
            let back = match entry.from {
                Zone::Hand => Spot::Hand,
                Zone::Deck => Spot::DeckTop,
                Zone::Inkwell => Spot::Inkwell { exerted: false },
                Zone::Discard | Zone::Play | Zone::Under | Zone::Aside => Spot::Discard,
            };
            put_away(entry, back)
        }
        ProposedEvent::Draw(_)
        | ProposedEvent::DrawFromBottom(_)
        | ProposedEvent::Put { .. }
        | ProposedEvent::Damage { .. }
        | ProposedEvent::RemoveDamage { .. }
        | ProposedEvent::Lore(..)
        | ProposedEvent::InkDrops(..)
        | ProposedEvent::Exert(..)
        | ProposedEvent::Ready(..)
        | ProposedEvent::MoveToLocation(..)
        | ProposedEvent::Shuffle(_)
        | ProposedEvent::Nothing => ProposedEvent::Nothing,
    }
}

/// A card that would have entered play goes there.
fn put_away(entry: &Entry, to: Spot) -> ProposedEvent {
    ProposedEvent::Put { obj: entry.card, to, why: Why::Put, player: entry.player, flags: Flags::empty() }
}

/// What putting a card somewhere may be told as.
pub(super) const PUT_KINDS: u64 = EventKind::Discarded.bit()
    | EventKind::Banished.bit()
    | EventKind::IntoDiscard.bit()
    | EventKind::IntoInkwell.bit()
    | EventKind::IntoHand.bit()
    | EventKind::IntoDeck.bit()
    | EventKind::PutUnder.bit()
    | EventKind::LeftPlay.bit()
    | EventKind::LeftDiscard.bit();

fn would_kinds(change: &ProposedEvent) -> u64 {
    match change {
        ProposedEvent::Damage { .. } => EventKind::TookDamage.bit() | EventKind::DealtDamage.bit(),
        ProposedEvent::Put { .. } => PUT_KINDS,
        ProposedEvent::Draw(_) | ProposedEvent::DrawFromBottom(_) => EventKind::Drew.bit(),
        ProposedEvent::RemoveDamage { .. } => EventKind::RemovedDamage.bit(),
        ProposedEvent::Lore(..) => EventKind::GainedLore.bit() | EventKind::LostLore.bit(),
        ProposedEvent::InkDrops(..) => EventKind::GotInkDrop.bit(),
        ProposedEvent::Exert(..) => EventKind::Exerted.bit(),
        ProposedEvent::Ready(..) => EventKind::Readied.bit(),
        ProposedEvent::Enter(_) => EventKind::Played.bit() | EventKind::EnteredPlay.bit(),
        ProposedEvent::MoveToLocation(..) => EventKind::Moved.bit(),
        ProposedEvent::Shuffle(_) => EventKind::Shuffled.bit(),
        ProposedEvent::Nothing => 0,
    }
}

impl<R: Record> Game<R> {
    /// Lets replacement effects have their chance, event by event; then everything happens together.
    #[inline(never)]
    pub(crate) fn step_batch(&mut self, mut batch: Box<Batch>) {
        if batch.waiting {
            batch.waiting = false;
            let answer = self.take_answer();
            if let (Some(crate::Answer::Choice(crate::Choice::Apply(n))), Some(looked)) =
                (answer, chance(&batch, &self.board))
            {
                let candidates = self.board.candidates(looked);
                if let Some(candidate) = candidates.get(usize::from(n)) {
                    self.consider_one(batch, candidate.clone());
                    return;
                }
            }
            if let Some((source, ability, floating)) = batch.asked.take() {
                if answer == Some(crate::Answer::Choice(crate::Choice::Accept))
                    && let Some(looked) = chance(&batch, &self.board)
                {
                    let candidates = self.board.candidates(looked);
                    if let Some(candidate) = candidates
                        .iter()
                        .find(|c| (c.source, c.ability, c.floating) == (source, ability, floating))
                    {
                        self.replace(batch, candidate.clone());
                        return;
                    }
                }
                if R::LISTENS {
                    self.note_other_static(&batch, source, ability);
                }
                batch.tried.push((source, ability));
            }
        }
        while let Some(looked) = chance(&batch, &self.board) {
            let candidates = self.board.candidates(looked);
            let is_forbidden = candidates.first().is_some_and(|first| self.board.is_prohibition(first));
            if R::LISTENS && !is_forbidden {
                self.note_looked(&batch, candidates.len());
            }
            if !candidates.is_empty() && !is_forbidden {
                batch.looked = Looked::Applicable;
            }
            // 6.5.7.1, 6.5.7.2, 6.5.7.3: one is applied, then it begins again with the modified event.
            match candidates.len() {
                0 => {
                    if R::LISTENS {
                        self.note_waiting_shield(&batch);
                    }
                    batch.at += 1;
                    batch.tried.clear();
                    batch.looked = Looked::NotYet;
                }
                1 => {
                    self.consider_one(batch, candidates[0].clone());
                    return;
                }
                _ => {
                    // 6.5.7: the player whose cards or effects are affected chooses.
                    let player = self.board.affected(&batch.changes[usize::from(batch.at)]);
                    let open: Objs = candidates.iter().map(|c| c.source).collect();
                    batch.waiting = true;
                    let makers = candidates.iter().map(|c| self.board.maker(c)).collect();
                    self.ask(Frame::Batch(batch), player, Ask::Replacement { open, makers });
                    return;
                }
            }
        }
        let Batch { changes, replaced, .. } = *batch;
        let full = !replaced && !changes.contains(&ProposedEvent::Nothing);
        if R::TRACES {
            self.trace.begin_replaced(self.board.state.frames().len());
        }
        let outcome = self.happen(&changes, full);
        self.reply(Reply::Did(outcome));
    }

    /// D.5: whether a no to one copy leaves another that is not asked for.
    #[inline(never)]
    fn note_other_static(&mut self, batch: &Batch, source: Obj, ability: AbilityIx) {
        let Some(looked) = chance(batch, &self.board) else { return };
        let is_other = |one: &Candidate| one.ability == ability && one.source != source && one.floating == 0;
        if self.board.instances(looked).iter().any(is_other) {
            self.rests_on(OpenPoint::SameStatic);
        }
    }

    /// D.4b: whether a shield is left that Resist could use up.
    #[inline(never)]
    fn note_waiting_shield(&mut self, batch: &Batch) {
        let Some(looked) = chance(batch, &self.board) else { return };
        let is_nothing = |event: &Event| event.kind == EventKind::DealtDamage && event.amount <= 0;
        if !looked.shields_wait || !self.board.would(looked.change).iter().any(is_nothing) {
            return;
        }
        let used_up = Chance { shields_wait: false, ..looked };
        if !self.board.instances(used_up).is_empty() {
            self.rests_on(OpenPoint::ShieldTaken);
        }
    }

    fn consider_one(&mut self, mut batch: Box<Batch>, candidate: Candidate) {
        let AbilityKind::Replacement(replacement) = &self.board.pool.ability(candidate.ability).kind else {
            return;
        };
        if replacement.optional && batch.asked.is_none() {
            batch.asked = Some((candidate.source, candidate.ability, candidate.floating));
            batch.waiting = true;
            let ask = Ask::May { source: candidate.source, about: About::Replacement };
            self.ask(Frame::Batch(batch), candidate.you, ask);
            return;
        }
        self.replace(batch, candidate);
    }

    fn replace(&mut self, mut batch: Box<Batch>, candidate: Candidate) {
        let pool = self.board.pool.clone();
        let AbilityKind::Replacement(replacement) = &pool.ability(candidate.ability).kind else { return };
        let (source, ability) = (candidate.source, candidate.ability);
        let at = usize::from(batch.at);
        let note = if R::LISTENS { self.replacing(&batch, &candidate, &replacement.of) } else { None };
        batch.tried.push((source, ability));
        if !replacement.instead.forbids() {
            batch.looked = Looked::Replaced;
        }
        batch.asked = None;
        if replacement.limit != Limit::Free {
            self.count_use(Used::not_yet(source, ability, replacement.limit));
        }
        let once = self.board.state.floating().iter().any(|f| f.id == candidate.floating && f.once);
        if once {
            // 6.5.8: one is applied and the other instances of the same effect cease to exist.
            let change = batch.changes[usize::from(batch.at)].clone();
            self.cease(ability, &change);
        }
        if replacement.instead == Instead::Nothing && self.takes_none(&mut batch.changes[at]) {
            if let Some(note) = note {
                self.note_replaced(note, &batch.changes[at], batch.at);
            }
            self.push(Frame::Batch(batch));
            return;
        }
        batch.replaced |=
            !matches!(replacement.instead, Instead::Amount(_) | Instead::UpTo(_) | Instead::Shield(_));
        let ctx = Ctx::with(candidate.you, source, &candidate.slots);
        // An event that does not happen leaves one in its place that nobody hears of.
        let nothing = unmade(&batch.changes[at]);
        let mut run = None;
        match &replacement.instead {
            Instead::Nothing | Instead::Cannot => batch.changes[at] = nothing,
            Instead::Do(code) => {
                batch.changes[at] = nothing;
                run = Some(*code);
            }
            Instead::PutDamageOn(objects) | Instead::DealDamageTo(objects) => {
                let goal = self.board.objects(objects, &ctx).first().copied();
                let deal = matches!(replacement.instead, Instead::DealDamageTo(_));
                match (&mut batch.changes[at], goal) {
                    (ProposedEvent::Damage { to, dealt, flags, .. }, Some(goal)) => {
                        *to = goal;
                        *dealt = deal;
                        flags.remove(Flags::CHALLENGED | Flags::CHALLENGER);
                    }
                    (change, _) => *change = nothing,
                }
            }
            Instead::Amount(amount) => {
                let n = self.board.amount(amount, &ctx).max(0);
                change_amount(&mut batch.changes, at, n);
            }
            Instead::UpTo(most) => {
                let n = self.board.room_left(&replacement.of, most, &batch, &ctx);
                change_amount(&mut batch.changes, at, n);
            }
            Instead::Shield(slot) => {
                let left = candidate.slots.number(*slot);
                if let ProposedEvent::Damage { amount, .. } = &mut batch.changes[at] {
                    let kept_off = left.min(*amount);
                    *amount -= kept_off;
                    self.board.apply(Write::Wear(candidate.floating, *slot, left - kept_off));
                }
            }
            Instead::Goes(place) => {
                let spot = self.board.spot(place, &ctx);
                match (&mut batch.changes[at], spot) {
                    (ProposedEvent::Put { to, why, .. }, Some(spot)) => {
                        *to = spot;
                        // 6.5.4: what is replaced never happened: nothing was banished or discarded.
                        if matches!(replacement.of.kind, EventKind::Banished | EventKind::Discarded) {
                            *why = Why::Put;
                        }
                    }
                    (ProposedEvent::Enter(entry), Some(spot)) => {
                        batch.changes[at] = put_away(entry, spot);
                    }
                    (_, _) => {}
                }
            }
        }
        let resolve = run
            .map(|code| Resolve::new(code, source, candidate.you, candidate.slots.clone(), Cause::Instead));
        let mut replaced = None;
        if let Some(note) = note {
            replaced = self.note_replaced(note, &batch.changes[at], batch.at);
        }
        self.push(Frame::Batch(batch));
        if let Some(resolve) = resolve {
            self.trace.because(replaced);
            self.push(Frame::Resolve(Box::new(resolve)));
        }
    }

    /// D.4: of damage that is dealt, "takes no damage instead" replaces the taking alone.
    fn takes_none(&mut self, change: &mut ProposedEvent) -> bool {
        let ProposedEvent::Damage { to, amount, base, dealt: true, source, flags } = change else {
            return false;
        };
        if !self.board.rules.has(Point::DealtAtZero) {
            return false;
        }
        let player = self.board.state.card(to.card).owner();
        let dealt = Event::of(EventKind::DealtDamage, player).about(*to).with(*source).amount(*base);
        if R::LISTENS && self.board.anything_listens(&dealt.flags(*flags)) {
            self.rests_on(OpenPoint::DealtThoughPrevented);
        }
        let follows = self.board.rules.readings.follows(OpenPoint::DealtThoughPrevented);
        if follows {
            *amount = 0;
        }
        follows
    }

    /// 6.5.3, 6.5.7.3: tells the event to which replacement effects apply, and that none is left.
    #[inline(never)]
    fn note_looked(&mut self, batch: &Batch, candidates: usize) {
        let change = &batch.changes[usize::from(batch.at)];
        let Some(event) = self.board.would(change).first().copied() else { return };
        match (batch.looked, candidates) {
            (Looked::NotYet, 1..) => {
                // 6.5.7.3: after a self-replacement it is the modified event that is looked at.
                let is_modified =
                    self.trace.now.cause.is_some() && self.trace.now.cause == self.trace.instead;
                let rule = if is_modified { "6.5.7.3" } else { "6.5.3" };
                let id = self.note(rule, || LogEntry::WouldHappen(event));
                self.trace.replaced(self.board.state.frames().len(), batch.at, id);
            }
            (Looked::Replaced, 0) => {
                let cause = self.trace.replaced_by(self.board.state.frames().len(), batch.at);
                self.note_because(cause, "6.5.7.3", || LogEntry::NoneLeft(event));
            }
            (Looked::Replaced, 1..) => {
                let depth = self.board.state.frames().len();
                let cause = self.trace.replaced_by(depth, batch.at);
                let id = self.note_because(cause, "6.5.7.3", || LogEntry::WouldHappen(event));
                self.trace.replaced(depth, batch.at, id);
            }
            (Looked::NotYet, 0) | (Looked::Applicable, _) => {}
        }
    }

    /// What is to be told of a replacement effect that is about to be applied, but for what becomes of the event.
    #[inline(never)]
    fn replacing(&self, batch: &Batch, candidate: &Candidate, of: &Pattern) -> Option<Replacing> {
        let (source, ability) = (candidate.source, candidate.ability);
        let looked = chance(batch, &self.board)?;
        let change = looked.change;
        let events = self.board.would(change);
        let would =
            *events.iter().find(|h| self.board.fits_pattern(of, h, &candidate.ctx())).or(events.first())?;
        let player = self.board.affected(change);
        let order = match (self.board.candidates(looked).len(), batch.tried.is_empty()) {
            _ if self.board.is_prohibition(candidate) => Precedence::Forbids,
            (2.., _) => Precedence::Chosen(player),
            (_, true) => Precedence::Only,
            (_, false) => Precedence::Last,
        };
        let is_other = |other: &Candidate| {
            order != Precedence::Forbids
                && other.ability == ability
                && (other.source, other.floating) != (source, candidate.floating)
        };
        let others = self.board.instances(looked);
        let expired = others
            .iter()
            .filter(|other| is_other(other))
            .map(|other| {
                let is_gone = self.board.state.floating().iter().any(|f| f.id == other.floating && f.once);
                (self.board.maker(other), is_gone)
            })
            .collect();
        // What an effect left behind is called by the card that made it, whomever it protects.
        Some(Replacing { source: self.board.maker(candidate), ability, player, would, order, expired })
    }

    /// Tells of a replacement effect, of what becomes of the event and of the instances that are not applied (6.5.8).
    fn note_replaced(&mut self, note: Replacing, change: &ProposedEvent, at: u16) -> Option<EntryId> {
        let Replacing { source, ability, player, would, order, expired } = note;
        let becomes = self.board.would(change).first().copied();
        let depth = self.board.state.frames().len();
        let cause = self.trace.replaced_by(depth, at);
        // 6.5.7.2: also where only a self-replacement was applied before it.
        let is_after_own = self.trace.now.cause.is_some() && self.trace.now.cause == self.trace.instead;
        let rule = match order {
            Precedence::Forbids => "1.2.2",
            Precedence::Only if !is_after_own => "6.5.4",
            Precedence::Only | Precedence::Last | Precedence::Chosen(_) => "6.5.7.2",
        };
        let entry = LogEntry::Replaced { source, ability, player, would, becomes, order };
        let id = self.note_because(cause, rule, || entry);
        self.trace.replaced(depth, at, id);
        if expired.iter().any(|(_, is_gone)| !is_gone) {
            self.rests_on(OpenPoint::SameStatic);
        }
        for (source, is_gone) in expired {
            self.note_because(id, "6.5.8", || LogEntry::Expired { source, ability, is_gone });
        }
        id
    }

    fn cease(&mut self, ability: AbilityIx, change: &ProposedEvent) {
        let would = self.board.would(change);
        let pool = self.board.pool.clone();
        let AbilityKind::Replacement(replacement) = &pool.ability(ability).kind else { return };
        let t = &self.board;
        let gone: SmallVec<[u32; 2]> = t
            .state
            .floating()
            .iter()
            .filter(|f| f.ability == ability && f.once)
            .filter(|f| {
                let ctx = Ctx::with(f.you, f.on.unwrap_or(f.source), &f.slots);
                would.iter().any(|h| t.fits_pattern(&replacement.of, h, &ctx))
            })
            .map(|f| f.id)
            .collect();
        for id in gone {
            self.board.apply(Write::Cease(id));
        }
    }

    /// 6.1.13.2: counts a full resolution.
    pub(crate) fn count_use(&mut self, key: Used) {
        let t = &self.board;
        let at = t.state.used().iter().position(|u| u.ability == key.ability && t.is_used_on(u, key.on));
        self.board.apply(Write::CountUse(key, at));
    }
}
