//! Carrying out instructions (C.3): each becomes a batch of events, or changes the bindings.

use super::Flow;
use crate::eval::Bits;
use crate::game::Game;
use crate::program::*;
use crate::proposed::{ProposedEvent, ProposedEvents, Why};
use crate::record::{LogEntry, Record};
use crate::state::*;
use crate::{OpenPoint, Point, proposed::Spot};

impl<R: Record> Game<R> {
    pub(crate) fn begin_verb(&mut self, r: &mut Resolve, verb: &Verb) -> Flow {
        match verb {
            // 1.12.2: one after another.
            Verb::Draw(players, n) => {
                let changes = self.per_player(
                    r,
                    players,
                    n,
                    |player, n| smallvec::smallvec![ProposedEvent::Draw(player); n.max(0) as usize],
                );
                self.go(r, changes)
            }
            Verb::GainLore(players, n) => {
                let changes = self.per_player(r, players, n, |player, n| {
                    smallvec::smallvec![ProposedEvent::Lore(player, n.max(0))]
                });
                self.go(r, changes.into_iter().filter(|c| !matches!(c, ProposedEvent::Lore(_, 0))).collect())
            }
            Verb::LoseLore(players, n, _) => {
                let changes = self.per_player(r, players, n, |player, n| {
                    smallvec::smallvec![ProposedEvent::Lore(player, -n.max(0))]
                });
                self.go(r, changes.into_iter().filter(|c| !matches!(c, ProposedEvent::Lore(_, 0))).collect())
            }
            Verb::Damage { verb, hits, .. } => self.begin_damage(r, *verb, hits),
            Verb::RemoveDamage { from, amount, .. } => self.begin_heal(r, from, amount),
            Verb::MoveDamage { from, to, amount, .. } => self.begin_move_damage(r, from, to, amount),
            Verb::Banish(objects) => {
                // Only a character's damage makes a character the banisher (1.8.1.4); an effect has none.
                let flags = r.flags;
                let changes = self.on_each(r, objects, |game, card| {
                    (game.board.state.card(card).zone == Zone::Play).then(|| ProposedEvent::Put {
                        flags,
                        obj: game.board.state.obj(card),
                        to: Spot::Discard,
                        why: Why::Banish(Obj::NONE),
                        player: game.board.state.card(card).owner,
                    })
                });
                self.go(r, changes)
            }
            Verb::Exert(objects) => {
                let changes = self
                    .on_each(r, objects, |game, card| Some(ProposedEvent::Exert(game.board.state.obj(card))));
                self.go(r, changes)
            }
            Verb::ExertSymbol(objects) => {
                let changes = self.on_each(r, objects, |game, card| {
                    game.board
                        .can_exert(card)
                        .is_ok()
                        .then(|| ProposedEvent::Exert(game.board.state.obj(card)))
                });
                self.go(r, changes)
            }
            Verb::Ready(objects) => {
                let you = r.you;
                let changes = self.on_each(r, objects, |game, card| {
                    Some(ProposedEvent::Ready(game.board.state.obj(card), you))
                });
                self.go(r, changes)
            }
            Verb::Put { by, what, to, order, .. } => self.begin_put(r, *by, what, to, *order),
            Verb::Discard { what, .. } => {
                let flags = r.flags;
                let changes = self.on_each(r, what, |game, card| game.discard(card, flags));
                self.go(r, changes)
            }
            Verb::DiscardHand(players, _) => {
                let set = self.board.players(players, &r.ctx());
                let mut changes = ProposedEvents::new();
                for player in set.iter() {
                    for card in self.board.state.player(player).hand.clone() {
                        changes.extend(self.discard(card, r.flags));
                    }
                }
                // 6.1.5.1: discarding a hand of no cards is done in full.
                if changes.is_empty() {
                    return Flow::Next;
                }
                self.go(r, changes)
            }
            Verb::MoveTo { who, to: place, .. } => {
                let you = r.you;
                let to = self.board.objects(place, &r.ctx()).first().copied();
                let Some(to) = to.and_then(|o| self.board.state.in_play(o)) else {
                    r.fail();
                    return Flow::Next;
                };
                let to = self.board.state.obj(to);
                // 1.2.2: who cannot move is not moved by an effect either.
                if R::LISTENS {
                    self.note_unmoved(r, who, to);
                }
                let changes = self.on_each(r, who, |game, card| {
                    (!game.board.is_barred_from(card, to.card))
                        .then(|| ProposedEvent::MoveToLocation(game.board.state.obj(card), to, you))
                });
                self.go(r, changes)
            }
            Verb::Shuffle(players) => {
                let set = self.board.players(players, &r.ctx());
                self.go(r, set.iter().map(ProposedEvent::Shuffle).collect())
            }
            // 1.5.2, 6.7.3.1: ink that the resolution demands is paid here.
            Verb::PayInk(who, n) => {
                let amount = self.board.amount(n, &r.ctx());
                match self.board.player(*who, &r.ctx()) {
                    Some(player) if self.board.spendable_ink(player) >= amount => {
                        self.raise_payment(Paying { player, amount, what_for: r.this, to_play: false })
                    }
                    Some(_) | None => {
                        r.fail();
                        Flow::Next
                    }
                }
            }
            Verb::GetInkDrops(players, n) => {
                // D.23: one by one, so that each may be replaced by itself.
                let one_by_one = self.board.rules.readings.follows(OpenPoint::DropsOneByOne);
                let changes = self.per_player(r, players, n, |player, n| match one_by_one {
                    true => smallvec::smallvec![ProposedEvent::InkDrops(player, 1); n.max(0) as usize],
                    false => smallvec::smallvec![ProposedEvent::InkDrops(player, n.max(0))],
                });
                self.go(r, changes)
            }
            Verb::RemoveInkDrops(who, n) => {
                self.remove_named_drops(r, *who, n);
                Flow::Next
            }
            // 6.1.7.1: an ability used for free.
            Verb::UseFree(objects, name) => self.begin_use_free(r, objects, *name),
            Verb::Look { .. }
            | Verb::RevealUntil { .. }
            | Verb::Apply { .. }
            | Verb::Continue { .. }
            | Verb::MakeFloating { .. }
            | Verb::Bind(..)
            | Verb::BindMore(..)
            | Verb::Set(..)
            | Verb::Add(..)
            | Verb::Random { .. }
            | Verb::AfterPlay(..)
            | Verb::Fail => {
                self.at_once(r, verb);
                Flow::Next
            }
        }
    }

    /// Instructions that are no events.
    fn at_once(&mut self, r: &mut Resolve, verb: &Verb) {
        match verb {
            Verb::Look { to, what, into } => self.look_at(r, to, what, *into),
            Verb::RevealUntil { of, filter, found, rest } => self.reveal_until(r, *of, filter, *found, *rest),
            Verb::Apply { to, mods, lasts } => self.apply_lasting(r, to, *mods, lasts),
            Verb::Continue { scope, mods, lasts } => self.continue_lasting(r, scope, *mods, lasts),
            Verb::MakeFloating { ability, lasts, once, on } => {
                self.leave_ability(r, *ability, lasts, *once, on.as_ref())
            }
            Verb::Bind(slot, objects) => {
                let objs = self.board.objects(objects, &r.ctx());
                r.slots.set(*slot, SlotValue::Objects(objs));
            }
            Verb::BindMore(slot, objects) => {
                let mut objs: Objs = r.slots.objects(*slot).iter().copied().collect();
                objs.extend(self.board.objects(objects, &r.ctx()));
                r.slots.set(*slot, SlotValue::Objects(objs));
            }
            Verb::Set(slot, n) => {
                let n = self.board.amount(n, &r.ctx());
                r.slots.set(*slot, SlotValue::Number(n));
            }
            Verb::Add(slot, n) => {
                let n = self.board.amount(n, &r.ctx()) + r.slots.number(*slot);
                r.slots.set(*slot, SlotValue::Number(n));
            }
            Verb::Random { from, count, into } => {
                let mut objs = self.board.objects(from, &r.ctx());
                let count = self.board.amount(count, &r.ctx()).max(0) as usize;
                if objs.len() < count {
                    r.fail();
                }
                self.board.state.rng.shuffle(&mut objs);
                objs.truncate(count);
                r.slots.set(*into, SlotValue::Objects(objs));
            }
            Verb::AfterPlay(objects, place) => {
                let objs = self.board.objects(objects, &r.ctx());
                if let Some(to) = self.board.spot(place, &r.ctx()) {
                    self.redirect_action(&objs, to);
                }
            }
            Verb::Fail => r.fail(),
            _ => {}
        }
    }

    fn note_unmoved(&mut self, r: &Resolve, who: &Objects, to: Obj) {
        for obj in self.board.objects(who, &r.ctx()) {
            let Some(card) = self.board.state.in_play(obj) else { continue };
            if self.board.is_barred_from(card, to.card) {
                let obj = self.board.state.obj(card);
                self.note_barred(Event::of(EventKind::Moved, r.you).about(obj).with(to));
            }
        }
    }

    fn redirect_action(&mut self, objs: &[Obj], to: Spot) {
        for owed in &mut self.board.state.owed {
            if objs.contains(&owed.card) {
                owed.to = to;
            }
        }
        for frame in &mut self.board.state.frames {
            if let Frame::Action(acting) = frame
                && objs.contains(&acting.card)
            {
                acting.to = to;
            }
        }
    }

    /// Performs the events, or notes that there was nothing to do.
    fn go(&mut self, r: &mut Resolve, changes: ProposedEvents) -> Flow {
        if changes.is_empty() {
            r.fail();
            return Flow::Next;
        }
        self.raise_changes(changes)
    }

    // 9.2.2: the active player first, then to the left.
    fn per_player(
        &self,
        r: &Resolve,
        players: &Players,
        n: &Amount,
        make: impl Fn(PlayerIx, i32) -> ProposedEvents,
    ) -> ProposedEvents {
        let set = self.board.players(players, &r.ctx());
        let mut changes = ProposedEvents::new();
        for player in self.board.state.from(self.board.state.active).filter(|p| set.has(*p)) {
            let n = self.board.amount(n, &r.ctx().at_player(player));
            changes.extend(make(player, n));
        }
        changes
    }

    /// An event for each of the objects that are still there; one that is not counts as not done.
    fn on_each(
        &mut self,
        r: &mut Resolve,
        objects: &Objects,
        make: impl Fn(&Game<R>, CardIx) -> Option<ProposedEvent>,
    ) -> ProposedEvents {
        let objs = self.board.objects(objects, &r.ctx());
        let mut changes = ProposedEvents::new();
        for obj in objs {
            match self.board.state.current(obj).and_then(|card| make(self, card)) {
                Some(change) => changes.push(change),
                None => r.fail(),
            }
        }
        changes
    }

    fn discard(&self, card: CardIx, flags: Flags) -> Option<ProposedEvent> {
        let state = self.board.state.card(card);
        (state.zone == Zone::Hand).then(|| ProposedEvent::Put {
            flags,
            obj: self.board.state.obj(card),
            to: Spot::Discard,
            why: Why::Discard,
            player: state.owner,
        })
    }

    fn begin_damage(&mut self, r: &mut Resolve, verb: DamageVerb, hits: &[(Objects, Amount)]) -> Flow {
        let mut changes = ProposedEvents::new();
        for (objects, amount) in hits {
            for obj in self.board.objects(objects, &r.ctx()) {
                let Some(card) = self.board.state.in_play(obj) else {
                    r.fail();
                    continue;
                };
                let to = self.board.state.obj(card);
                let base = self.board.amount(amount, &r.ctx().at(to));
                let dealt = verb == DamageVerb::Deal;
                match self.damage(to, base, dealt, r.this, r.flags) {
                    Some(change) => changes.push(change),
                    None => r.fail(),
                }
            }
        }
        self.go(r, changes)
    }

    // 1.9.2.1, 1.9.2.2, 8.8.3: dealt damage is modified, put damage is not.
    /// 1.9.4: base damage, then modifiers. None if no damage is dealt at all.
    pub(crate) fn damage(
        &mut self,
        to: Obj,
        base: i32,
        dealt: bool,
        source: Obj,
        flags: Flags,
    ) -> Option<ProposedEvent> {
        // 5.3.6.2: base damage of 0 or less is no damage.
        if base <= 0 {
            return None;
        }
        let card = self.board.state.in_play(to)?;
        let mut amount = base;
        if dealt {
            if self.board.cannot_be_dealt(card, flags) {
                let owner = self.board.state.card(card).owner;
                self.note_barred(
                    Event::of(EventKind::DealtDamage, owner).about(to).with(source).amount(base),
                );
                return None;
            }
            // 1.9.4: modifiers come before replacement effects; in the older edition after them (K11).
            if self.board.rules.edition.has(Point::ModifiersFirst) {
                amount = self.board.modified(card, base);
                if amount != base {
                    self.note("8.8.1", || LogEntry::Keyword(to, Keyword::Resist));
                    self.note("1.9.4.2", || LogEntry::Modified(to, base, amount));
                }
            }
        }
        Some(ProposedEvent::Damage { to, amount, base, dealt, source, flags })
    }

    fn begin_heal(&mut self, r: &mut Resolve, from: &Objects, amount: &Amount) -> Flow {
        let you = r.you;
        let mut changes = ProposedEvents::new();
        for obj in self.board.objects(from, &r.ctx()) {
            let Some(card) = self.board.state.in_play(obj) else { continue };
            let obj = self.board.state.obj(card);
            let amount =
                self.board.amount(amount, &r.ctx().at(obj)).min(self.board.state.card(card).damage.into());
            if amount > 0 && !self.keeps_damage(card, amount, you) {
                changes.push(ProposedEvent::RemoveDamage { from: obj, amount, player: you });
            }
        }
        self.go(r, changes)
    }

    /// 1.2.2: whether its damage cannot be removed.
    fn keeps_damage(&mut self, card: CardIx, amount: i32, player: PlayerIx) -> bool {
        let keeps = self.board.values(card).bits.contains(Bits::KEEPS_DAMAGE);
        if keeps {
            let obj = self.board.state.obj(card);
            self.note_barred(Event::of(EventKind::RemovedDamage, player).about(obj).amount(amount));
        }
        keeps
    }

    fn begin_move_damage(&mut self, r: &mut Resolve, from: &Objects, to: &Objects, amount: &Amount) -> Flow {
        let you = r.you;
        let to = self.board.objects(to, &r.ctx()).iter().find_map(|o| self.board.state.in_play(*o));
        let Some(to) = to else {
            r.fail();
            return Flow::Next;
        };
        let goal = self.board.state.obj(to);
        let mut changes = ProposedEvents::new();
        let mut moved = 0;
        for obj in self.board.objects(from, &r.ctx()) {
            let Some(card) = self.board.state.in_play(obj) else { continue };
            let obj = self.board.state.obj(card);
            let amount =
                self.board.amount(amount, &r.ctx().at(obj)).min(self.board.state.card(card).damage.into());
            // 1.9.2.4: never from a card to itself.
            if amount > 0 && card != to && !self.keeps_damage(card, amount, you) {
                changes.push(ProposedEvent::RemoveDamage { from: obj, amount, player: you });
                moved += amount;
            }
        }
        if moved > 0 {
            // 6.5.2: however many it comes from, it is taken at one time.
            let (source, flags) = (r.this, r.flags);
            let (amount, base) = (moved, moved);
            changes.push(ProposedEvent::Damage { to: goal, amount, base, dealt: false, source, flags });
        }
        self.go(r, changes)
    }

    fn begin_put(
        &mut self,
        r: &mut Resolve,
        by: PlayerRef,
        what: &Objects,
        to: &Place,
        order: Order,
    ) -> Flow {
        let alone =
            matches!(r.cause, Cause::Triggered(key) if key.ability == self.board.pool.builtin().temporary);
        let Some(spot) = self.board.spot(to, &r.ctx()) else {
            r.fail();
            return Flow::Next;
        };
        let objs = self.board.objects(what, &r.ctx());
        if self.board.demanded(what, &r.ctx()).is_some_and(|n| objs.len() < n) {
            r.fail();
        }
        let mut cards = Objs::new();
        for obj in objs {
            match self.board.state.follow(obj) {
                Some(_) if alone => cards.push(obj),
                Some(card) => cards.push(self.board.state.obj(card)),
                None => r.fail(),
            }
        }
        let deck = matches!(to, Place::DeckTop | Place::DeckBottom);
        if order == Order::Any && deck {
            // 7.2.3.1: the cards of all stacks may be mixed freely.
            let mut all = Objs::new();
            for obj in &cards {
                all.push(*obj);
                if self.board.state.card(obj.card).zone == Zone::Play {
                    all.extend(self.board.state.under(obj.card).map(|c| self.board.state.obj(c)));
                }
            }
            cards = all;
        }
        if cards.len() > 1 && deck && order == Order::Any {
            r.hold = cards;
            r.kept.clear();
            r.stage = 1;
            return self.arrange_next(r, by, to);
        }
        if order == Order::Random {
            self.board.state.rng.shuffle(&mut cards);
        }
        self.put_all(r, by, &cards, spot, alone)
    }

    /// 1.4.3: each player orders their own cards, one player after another; then all are put.
    fn arrange_next(&mut self, r: &mut Resolve, by: PlayerRef, to: &Place) -> Flow {
        while let Some(first) = r.hold.first() {
            let owner = self.board.state.card(first.card).owner;
            let (mine, others): (Objs, Objs) =
                r.hold.iter().copied().partition(|o| self.board.state.card(o.card).owner == owner);
            r.hold = others;
            if mine.len() > 1 {
                // 7.2.2: cards of the deck that the owner may not see are ordered by whoever looked at them.
                let looked = |o: &Obj| {
                    let deck = self.board.state.card(o.card).zone == Zone::Deck;
                    deck && !self.board.sees(owner, o.card)
                };
                let player = if mine.iter().any(looked) { r.you } else { owner };
                return self.raise_arrange(player, mine, r.this);
            }
            r.kept.extend(mine);
        }
        r.stage = 0;
        let order = std::mem::take(&mut r.kept);
        let cards = self.unstack(order);
        match self.board.spot(to, &r.ctx()) {
            Some(spot) => self.put_all(r, by, &cards, spot, false),
            None => Flow::Next,
        }
    }

    /// Several cards to one place; the first listed ends on top.
    fn put_all(&mut self, r: &mut Resolve, by: PlayerRef, cards: &[Obj], spot: Spot, alone: bool) -> Flow {
        let player = self.board.player(by, &r.ctx()).unwrap_or(r.you);
        let why = if alone { Why::Alone } else { Why::Put };
        let mut changes: ProposedEvents = cards
            .iter()
            .map(|obj| ProposedEvent::Put { obj: *obj, to: spot, why, player, flags: r.flags })
            .collect();
        // The top of the deck is filled from below.
        if spot == Spot::DeckTop {
            changes.reverse();
        }
        self.go(r, changes)
    }

    fn look_at(&mut self, r: &mut Resolve, to: &Players, what: &Objects, into: Slot) {
        let viewers = self.board.players(to, &r.ctx());
        let objs = self.board.objects(what, &r.ctx());
        if objs.is_empty() {
            r.fail();
        }
        let public = viewers == self.board.state.everyone();
        for obj in &objs {
            let card = self.board.state.card_mut(obj.card);
            card.seen = PlayerSet(card.seen.0 | viewers.0);
            let obj = *obj;
            if public {
                self.note("6.1.14.1", || LogEntry::Revealed(obj));
            } else if let Some(viewer) = viewers.first() {
                self.note("7.2.2", || LogEntry::Looked(viewer, obj));
            }
        }
        r.slots.set(into, SlotValue::Objects(objs));
    }

    fn reveal_until(&mut self, r: &mut Resolve, of: PlayerRef, filter: &Filter, found: Slot, rest: Slot) {
        let Some(player) = self.board.player(of, &r.ctx()) else {
            r.fail();
            return;
        };
        let mut hit = Objs::new();
        let mut others = Objs::new();
        for card in self.board.state.player(player).deck.clone().into_iter().rev() {
            let obj = self.board.state.obj(card);
            self.board.state.card_mut(card).seen = self.board.state.everyone();
            self.note("6.1.14.1", || LogEntry::Revealed(obj));
            if self.board.matches(filter, obj, &r.ctx()) {
                hit.push(obj);
                break;
            }
            others.push(obj);
        }
        if hit.is_empty() {
            r.fail();
        }
        r.slots.set(found, SlotValue::Objects(hit));
        r.slots.set(rest, SlotValue::Objects(others));
    }

    fn begin_use_free(&mut self, r: &mut Resolve, objects: &Objects, name: AbilityNameId) -> Flow {
        let card = self.board.objects(objects, &r.ctx()).iter().find_map(|o| self.board.state.in_play(*o));
        let Some(card) = card else {
            r.fail();
            return Flow::Next;
        };
        let mut found = None;
        self.board.each_ability(card, |ix, _| {
            let ability = self.board.pool.ability(ix);
            if ability.name == Some(name) && matches!(ability.kind, AbilityKind::Activated(_)) {
                found = Some(ix);
            }
        });
        match found {
            Some(ability) if self.board.can_use(r.you, card, ability, true).is_ok() => {
                let this = self.board.state.obj(card);
                let using = Using { this, player: r.you, ability, slots: Slots::new(), stage: 0, free: true };
                self.raise(Frame::Use(Box::new(using)))
            }
            _ => {
                r.fail();
                Flow::Next
            }
        }
    }

    pub(crate) fn resume_verb(&mut self, r: &mut Resolve, verb: &Verb) -> Flow {
        if let (Verb::Put { by, to, .. }, 1) = (verb, r.stage) {
            let by = *by;
            if let Reply::Objects(order) = self.take_reply() {
                r.kept.extend(order);
            }
            return self.arrange_next(r, by, to);
        }
        if matches!(verb, Verb::UseFree(..) | Verb::PayInk(..)) {
            self.forget_reply();
            return Flow::Next;
        }
        let outcome = self.take_outcome();
        if !outcome.full {
            r.fail();
        }
        if let Verb::Damage { verb: DamageVerb::Deal, .. } = verb
            && outcome.amount == 0
            && outcome.full
            && !r.watch.is_empty()
        {
            // D.4: dealt, although nothing was taken.
            self.rests_on(OpenPoint::DealtIfYouDo);
            if !self.board.rules.readings.follows(OpenPoint::DealtIfYouDo) {
                r.fail();
            }
        }
        match verb {
            // D.4: "that much" of damage dealt is what was dealt.
            Verb::Damage { verb: DamageVerb::Deal, into: Some(into), .. }
                if self.board.rules.readings.follows(OpenPoint::AmountDealt) =>
            {
                if outcome.dealt != outcome.amount {
                    self.rests_on(OpenPoint::AmountDealt);
                }
                r.slots.set(*into, SlotValue::Number(outcome.dealt));
            }
            Verb::LoseLore(_, _, Some(into))
            | Verb::Damage { into: Some(into), .. }
            | Verb::MoveDamage { into: Some(into), .. } => {
                // 1.9.2.4: what was removed and never put has not been moved.
                r.slots.set(*into, SlotValue::Number(outcome.amount));
            }
            Verb::RemoveDamage { healed, into, .. } => {
                if outcome.objs.is_empty() {
                    r.fail();
                }
                if let Some(slot) = into {
                    r.slots.set(*slot, SlotValue::Number(outcome.healed));
                }
                if let Some(slot) = healed {
                    r.slots.set(*slot, SlotValue::Objects(outcome.objs));
                }
            }
            Verb::Put { to, into, .. } => {
                if let Some(slot) = into {
                    r.slots.set(*slot, SlotValue::Objects(outcome.objs.clone()));
                }
                if *to == Place::DeckShuffled && !outcome.objs.is_empty() {
                    // A shuffle if at least one card went in (C.3).
                    let mut owners = PlayerSet::EMPTY;
                    for obj in &outcome.objs {
                        owners = owners.with(self.board.state.card(obj.card).owner);
                    }
                    self.happen(owners.iter().map(ProposedEvent::Shuffle).collect(), true);
                }
            }
            Verb::Discard { into: Some(slot), .. }
            | Verb::DiscardHand(_, Some(slot))
            | Verb::MoveTo { into: Some(slot), .. } => {
                r.slots.set(*slot, SlotValue::Objects(outcome.objs));
            }
            _ => {}
        }
        Flow::Next
    }

    /// 7.2.3.1: stacks that are put somewhere in a free order are taken apart; the lower cards follow by themselves
    /// otherwise.
    fn unstack(&mut self, order: Objs) -> Objs {
        for obj in &order {
            let card = self.board.state.card(obj.card);
            if card.zone == Zone::Under && card.inc == obj.inc {
                let (above, below) = (card.above, card.below);
                if above != CardIx::NONE {
                    self.board.state.card_mut(above).below = below;
                }
                if below != CardIx::NONE {
                    self.board.state.card_mut(below).above = above;
                }
                let card = self.board.state.card_mut(obj.card);
                card.above = CardIx::NONE;
                card.below = CardIx::NONE;
                card.zone = Zone::Aside;
            }
        }
        self.board.invalidate(Dependencies::ALWAYS);
        order
    }
}

impl crate::eval::Board {
    // 8.8.1, 8.8.2: Resist is the only one; at 0 nothing is taken.
    /// 1.9.4.2, D.17: all modifiers of damage added up, never below 0.
    pub(crate) fn modified(&self, receiver: CardIx, base: i32) -> i32 {
        (base - i32::from(self.values(receiver).resist)).max(0)
    }

    /// 1.2.2: effects that say it cannot be dealt damage.
    pub(crate) fn cannot_be_dealt(&self, card: CardIx, flags: Flags) -> bool {
        let bits = self.values(card).bits;
        if bits.contains(Bits::NO_DEALT) {
            return true;
        }
        let defender = self.state.challenge.is_some_and(|c| self.state.current(c.defender) == Some(card));
        // 4.6.7: it is being challenged until the bag is empty, whatever deals the damage.
        if bits.contains(Bits::NO_DEALT_UNLESS_CHALLENGED) && !defender {
            return true;
        }
        flags.contains(Flags::IN_CHALLENGE) && bits.contains(Bits::NO_CHALLENGE_DAMAGE)
    }
}
