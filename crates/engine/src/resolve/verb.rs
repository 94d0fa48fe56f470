//! Carrying out instructions (C.3): each becomes a batch of events, or changes the bindings.

use super::Flow;
use super::propose::Proposal;
use crate::eval::Bits;
use crate::game::Game;
use crate::program::*;
use crate::proposed::{ProposedEvent, ProposedEvents, Spot};
use crate::record::{LogEntry, Record};
use crate::state::*;
use crate::{OpenPoint, Point};
use smallvec::SmallVec;

impl<R: Record> Game<R> {
    pub(crate) fn begin_verb(&mut self, r: &mut Resolve, verb: &Verb) -> Flow {
        match verb {
            Verb::Put { by, what, to, order, .. } => {
                r.binds_nothing(verb);
                self.begin_put(r, *by, what, to, *order)
            }
            // 1.5.2, 6.7.3.1: ink that the resolution demands is paid here.
            Verb::PayInk(who, n) => {
                let amount = self.board.amount(n, &r.ctx());
                match self.board.player(*who, &r.ctx()).filter(|_| self.can_do_all(r, verb)) {
                    Some(player) => self.raise_payment(Paying::due(player, amount, r.this)),
                    None => Flow::Next,
                }
            }
            Verb::RemoveInkDrops(who, n) => {
                if self.can_do_all(r, verb) {
                    self.remove_named_drops(r, *who, n);
                }
                Flow::Next
            }
            // 6.1.7.1: an ability used for free.
            Verb::UseFree(objects, name) => self.begin_use_free(r, objects, *name),
            Verb::Look { .. }
            | Verb::RevealUntil { .. }
            | Verb::Apply { .. }
            | Verb::Continue { .. }
            | Verb::MakeFloating { .. }
            | Verb::Random { .. }
            | Verb::ExtraTurn(_)
            | Verb::Fail => {
                self.can_do_all(r, verb);
                self.at_once(r, verb);
                Flow::Next
            }
            Verb::Bind(..)
            | Verb::BindMore(..)
            | Verb::Set(..)
            | Verb::Add(..)
            | Verb::Gather(..)
            | Verb::AfterPlay(..) => {
                self.at_once(r, verb);
                Flow::Next
            }
            Verb::GetInkDrops(_, n) => {
                // D.23: several at once matter where something takes their place.
                let replaced = self.board.listeners().replaces & EventKind::GotInkDrop.bit() != 0;
                if replaced && self.board.amount(n, &r.ctx()) > 1 {
                    self.rests_on(OpenPoint::DropsOneByOne);
                }
                self.carry_out(r, verb)
            }
            Verb::Draw(..)
            | Verb::DrawFromBottom(..)
            | Verb::GainLore(..)
            | Verb::LoseLore(..)
            | Verb::Damage { .. }
            | Verb::RemoveDamage { .. }
            | Verb::MoveDamage { .. }
            | Verb::Banish(_)
            | Verb::Exert(_)
            | Verb::ExertSymbol(_)
            | Verb::Ready(_)
            | Verb::Discard { .. }
            | Verb::DiscardHand(..)
            | Verb::MoveTo { .. }
            | Verb::Shuffle(_) => self.carry_out(r, verb),
        }
    }

    /// 6.1.5.1: whether all of it can be done; what cannot is not done in full.
    fn can_do_all(&self, r: &mut Resolve, verb: &Verb) -> bool {
        let is_short = self.board.propose(verb, &self.board.doing(r)).is_short;
        if is_short {
            r.fail();
        }
        !is_short
    }

    /// Makes happen what the instruction proposes, or notes that there is nothing to do.
    fn carry_out(&mut self, r: &mut Resolve, verb: &Verb) -> Flow {
        let plan = self.board.propose(verb, &self.board.doing(r));
        if plan.is_short {
            r.fail();
        }
        if plan.events.is_empty() {
            r.binds_nothing(verb);
        }
        if R::LISTENS {
            self.note_unmade(&plan);
        }
        // 6.1.5.1: discarding a hand of no cards is done in full.
        if plan.events.is_empty() && matches!(verb, Verb::DiscardHand(..)) {
            return Flow::Next;
        }
        if R::LISTENS && plan.is_silent() && !is_about_a_choice(verb) {
            let source = r.this;
            self.note("1.2.3", || LogEntry::FoundNothing(source));
        }
        self.go(r, plan.events)
    }

    /// Notes what of a proposal is not done, and why.
    #[inline(never)]
    pub(crate) fn note_unmade(&mut self, plan: &Proposal) {
        for would in &plan.barred {
            self.note_barred(*would);
        }
        for obj in &plan.gone {
            self.note_gone(*obj);
        }
        if let [only] = plan.events.as_slice() {
            self.note_already_so(only);
        }
        for (to, before, after) in &plan.modified {
            self.note_resisted(*to, *before, *after);
        }
    }

    /// 1.2.3: the one card that an instruction would ready or exert is so already.
    fn note_already_so(&mut self, event: &ProposedEvent) {
        let (obj, kind, is_done) = match event {
            ProposedEvent::Ready(obj, _) => (*obj, EventKind::Readied, self.board.readiable(*obj).is_some()),
            ProposedEvent::Exert(obj, _) => (*obj, EventKind::Exerted, self.board.exertable(*obj).is_some()),
            // None of these leads to where a card can be already; 4.7.2 has its own sentence.
            ProposedEvent::Draw(_)
            | ProposedEvent::DrawFromBottom(_)
            | ProposedEvent::Put { .. }
            | ProposedEvent::Damage { .. }
            | ProposedEvent::RemoveDamage { .. }
            | ProposedEvent::Lore(..)
            | ProposedEvent::InkDrops(..)
            | ProposedEvent::Enter(_)
            | ProposedEvent::MoveToLocation(..)
            | ProposedEvent::Shuffle(_)
            | ProposedEvent::Nothing => return,
        };
        if !is_done && self.board.state.in_play(obj).is_some() {
            self.note("1.2.3", || LogEntry::AlreadySo(obj, kind));
        }
    }

    /// 8.8.1: tells that Resist lowers damage from one amount to another.
    pub(crate) fn note_resisted(&mut self, to: Obj, before: i32, after: i32) {
        if self.board.values(to.card).resist > 0 && after < before {
            self.note("8.8.1", || LogEntry::Keyword(to, Keyword::Resist, before - after));
        }
        self.note("1.9.4.2", || LogEntry::Modified(to, before, after));
    }

    /// 6.1.11.1: a card is no longer what the text speaks of. What the text itself has moved is where it belongs.
    pub(crate) fn note_gone(&mut self, obj: Obj) {
        if obj != Obj::NONE && self.board.state.card(obj.card).since() <= self.trace.now.since {
            self.note("6.1.11.1", || LogEntry::Gone(obj));
        }
    }

    /// 6.1.11.1: the text names this very card in a zone, and it is not there. True where something was noted.
    pub(crate) fn note_named_gone(&mut self, r: &Resolve, what: &Objects) -> bool {
        let named = named_in_zone(what, r);
        named.iter().for_each(|obj| self.note_gone(*obj));
        !named.is_empty()
    }

    /// Instructions that are no events.
    fn at_once(&mut self, r: &mut Resolve, verb: &Verb) {
        match verb {
            Verb::Look { to, what, into } => self.look_at(r, to, what, *into),
            Verb::RevealUntil { of, from, filter, found, rest } => {
                self.reveal_until(r, (*of, *from), filter, *found, *rest)
            }
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
            Verb::Gather(slot, who) => {
                let mut before = PlayerSet::EMPTY;
                if let SlotValue::Players(set) = r.slots.get(*slot) {
                    before = *set;
                }
                if let Some(player) = self.board.player(*who, &r.ctx()) {
                    r.slots.set(*slot, SlotValue::Players(before.with(player)));
                }
            }
            Verb::Random { from, count, into } => {
                let mut objs = self.board.objects(from, &r.ctx());
                let count = self.board.amount(count, &r.ctx()).max(0) as usize;
                self.board.draw_lots(&mut objs);
                objs.truncate(count);
                r.slots.set(*into, SlotValue::Objects(objs));
            }
            Verb::ExtraTurn(players) => {
                let players = self.board.players(players, &r.ctx());
                for player in players.iter() {
                    self.board.apply(Write::ExtraTurn(player));
                    // 1.2.1: no rule speaks of it; the text of the card counts.
                    self.note("1.2.1", || LogEntry::ExtraTurn(player));
                }
            }
            Verb::AfterPlay(objects, place) => {
                let objs = self.board.objects(objects, &r.ctx());
                if let Some(to) = self.board.spot(place, &r.ctx()) {
                    self.redirect_action(&objs, to);
                }
            }
            // Each of these is an event, or asks first.
            Verb::Fail
            | Verb::Draw(..)
            | Verb::DrawFromBottom(..)
            | Verb::GainLore(..)
            | Verb::LoseLore(..)
            | Verb::Damage { .. }
            | Verb::RemoveDamage { .. }
            | Verb::MoveDamage { .. }
            | Verb::Banish(_)
            | Verb::Exert(_)
            | Verb::ExertSymbol(_)
            | Verb::Ready(_)
            | Verb::Put { .. }
            | Verb::Discard { .. }
            | Verb::DiscardHand(..)
            | Verb::Shuffle(_)
            | Verb::MoveTo { .. }
            | Verb::PayInk(..)
            | Verb::GetInkDrops(..)
            | Verb::RemoveInkDrops(..)
            | Verb::UseFree(..) => {}
        }
    }

    fn redirect_action(&mut self, objs: &[Obj], to: Spot) {
        self.board.apply(Write::Redirect(objs, to));
        for frame in self.frames_mut() {
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

    fn begin_put(
        &mut self,
        r: &mut Resolve,
        by: PlayerRef,
        what: &Objects,
        to: &Place,
        order: Order,
    ) -> Flow {
        let Some(spot) = self.board.spot(to, &r.ctx()) else {
            r.fail();
            return Flow::Next;
        };
        let mut plan = Proposal::default();
        let (mut cards, is_short) = self.board.cards_to_put(what, &self.board.doing(r), &mut plan);
        if is_short {
            r.fail();
        }
        if R::LISTENS {
            self.note_unmade(&plan);
            if cards.is_empty() && plan.gone.is_empty() && plan.barred.is_empty() {
                self.note_named_gone(r, what);
            }
            if *to == Place::DeckShuffled {
                self.note_unshuffled(r, what, &cards);
            }
        }
        let deck = matches!(to, Place::DeckTop | Place::DeckBottom);
        let order = if deck { self.order_of_stacks(&cards, order) } else { order };
        if order == Order::Any && deck {
            // 7.2.3.1: the cards of all stacks may be mixed freely.
            let mut all = Objs::new();
            for obj in &cards {
                all.push(*obj);
                if self.board.state.card(obj.card).zone() == Zone::Play {
                    all.extend(self.board.state.under(obj.card).map(|c| self.board.state.obj(c)));
                }
            }
            cards = all;
        }
        if cards.len() > 1 && deck && order == Order::Any {
            r.hold = cards;
            r.kept.clear();
            r.stage = OpStage::Arranges;
            return self.arrange_next(r, by, to);
        }
        if order == Order::Random {
            self.board.draw_lots(&mut cards);
        }
        let mut events = self.board.putting(by, &cards, spot, &self.board.doing(r));
        if order == Order::Random {
            events.iter_mut().for_each(ProposedEvent::in_random_order);
        }
        self.go(r, events)
    }

    /// C.3: those whose cards are looked for and who have none do not shuffle.
    fn note_unshuffled(&mut self, r: &Resolve, what: &Objects, cards: &[Obj]) {
        let whose = match what {
            Objects::Each(select) => self.board.players(&select.owner, &r.ctx()),
            Objects::None
            | Objects::This
            | Objects::Slot(_)
            | Objects::It
            | Objects::Top(..)
            | Objects::Bottom(..)
            | Objects::LocationOf(_)
            | Objects::Challenger
            | Objects::ChallengedOne
            | Objects::HostOf(_)
            | Objects::Beneath(_)
            | Objects::WereUnder(_)
            | Objects::Union(_)
            | Objects::Without(..)
            | Objects::Among(..) => PlayerSet::one(r.you),
        };
        let has = |player: PlayerIx| cards.iter().any(|o| self.board.state.card(o.card).owner() == player);
        let without: SmallVec<[PlayerIx; 4]> = whose.iter().filter(|player| !has(*player)).collect();
        // Somebody else's cards were named one by one: whoever named them shuffles nothing.
        let is_others = !matches!(what, Objects::Each(_)) && !cards.is_empty();
        for player in without.into_iter().filter(|_| !is_others) {
            self.note("1.2.3", || LogEntry::NotShuffled(player));
        }
    }

    /// D.15: whether a stack that goes to a deck may be ordered by its player although no text says so.
    fn order_of_stacks(&mut self, cards: &[Obj], order: Order) -> Order {
        let state = &self.board.state;
        let is_stack =
            |obj: &Obj| state.card(obj.card).zone() == Zone::Play && state.under(obj.card).next().is_some();
        if order != Order::AsIs || !cards.iter().any(is_stack) {
            return order;
        }
        self.rests_on(OpenPoint::StackKeepsOrder);
        match self.board.rules.readings.follows(OpenPoint::StackKeepsOrder) {
            true => order,
            false => Order::Any,
        }
    }

    /// 1.4.3: each player orders their own cards, one player after another; then all are put.
    fn arrange_next(&mut self, r: &mut Resolve, by: PlayerRef, to: &Place) -> Flow {
        while let Some(first) = r.hold.first() {
            let owner = self.board.state.card(first.card).owner();
            let (mine, others): (Objs, Objs) =
                r.hold.iter().copied().partition(|o| self.board.state.card(o.card).owner() == owner);
            r.hold = others;
            if mine.len() > 1 {
                // 7.2.2: cards of the deck that the owner may not see are ordered by whoever looked at them.
                let looked = |o: &Obj| {
                    let deck = self.board.state.card(o.card).zone() == Zone::Deck;
                    deck && !self.board.sees(owner, o.card)
                };
                let player = if mine.iter().any(looked) { r.you } else { owner };
                return self.raise_arrange(player, mine, r.this);
            }
            r.kept.extend(mine);
        }
        r.stage = OpStage::Begins;
        let order = std::mem::take(&mut r.kept);
        let cards = self.unstack(order);
        match self.board.spot(to, &r.ctx()) {
            Some(spot) => self.put_all(r, by, &cards, spot),
            None => Flow::Next,
        }
    }

    fn put_all(&mut self, r: &mut Resolve, by: PlayerRef, cards: &[Obj], spot: Spot) -> Flow {
        let events = self.board.putting(by, cards, spot, &self.board.doing(r));
        self.go(r, events)
    }

    fn look_at(&mut self, r: &mut Resolve, to: &Players, what: &Objects, into: Slot) {
        let viewers = self.board.players(to, &r.ctx());
        let objs = self.board.objects(what, &r.ctx());
        let public = viewers == self.board.state.everyone();
        for obj in &objs {
            let obj = *obj;
            let card = self.board.state.card(obj.card);
            // 7.2.2: who looks at several cards of a deck may part them; others cannot follow one that they knew.
            let is_followed = public || objs.len() == 1 || card.zone() != Zone::Deck;
            let seen = if is_followed { card.seen().or(viewers) } else { viewers };
            self.board.apply(Write::See(obj.card, seen));
            if public {
                self.note("6.1.14.1", || LogEntry::Revealed(obj));
            } else if let Some(viewer) = viewers.first() {
                self.note("7.2.2", || LogEntry::Looked(viewer, obj));
            }
        }
        if public && !objs.is_empty() && self.board.is_heard(EventKind::Revealed) {
            self.tell_revealed(r.you, &objs);
        }
        r.slots.set(into, SlotValue::Objects(objs));
    }

    fn reveal_until(
        &mut self,
        r: &mut Resolve,
        (of, from): (PlayerRef, DeckEnd),
        filter: &Filter,
        found: Slot,
        rest: Slot,
    ) {
        let Some(player) = self.board.player(of, &r.ctx()) else { return };
        let mut hit = Objs::new();
        let mut others = Objs::new();
        let mut deck = self.board.state.player(player).deck().to_vec();
        if from == DeckEnd::Top {
            deck.reverse();
        }
        for card in deck {
            let obj = self.board.state.obj(card);
            self.board.apply(Write::See(card, self.board.state.everyone()));
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
        if self.board.is_heard(EventKind::Revealed) {
            let all: Objs = others.iter().chain(&hit).copied().collect();
            self.tell_revealed(r.you, &all);
        }
        r.slots.set(found, SlotValue::Objects(hit));
        r.slots.set(rest, SlotValue::Objects(others));
    }

    fn begin_use_free(&mut self, r: &mut Resolve, objects: &Objects, name: AbilityNameId) -> Flow {
        let Some((card, ability)) = self.board.free_use(objects, name, &r.ctx()) else {
            r.fail();
            return Flow::Next;
        };
        let (this, player) = (self.board.state.obj(card), r.you);
        let using = Using { this, player, ability, slots: Slots::new(), stage: UseStage::Ink, free: true };
        self.raise(Frame::Use(Box::new(using)))
    }

    pub(crate) fn resume_verb(&mut self, r: &mut Resolve, verb: &Verb) -> Flow {
        if r.stage == OpStage::Shuffles {
            self.forget_reply();
            return Flow::Next;
        }
        if let (Verb::Put { by, to, .. }, OpStage::Arranges) = (verb, r.stage) {
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
        if let Verb::MoveDamage { from, to, .. } = verb
            && outcome.amount > 0
            && self.board.is_heard(EventKind::MovedDamage)
        {
            self.tell_moved_damage(r, from, to, outcome.amount);
        }
        if let Verb::Damage { verb: said, .. } = verb
            && said.deals()
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
            Verb::Damage { verb: said, into: Some(into), .. }
                if said.deals() && self.board.rules.readings.follows(OpenPoint::AmountDealt) =>
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
                        owners = owners.with(self.board.state.card(obj.card).owner());
                    }
                    r.stage = OpStage::Shuffles;
                    return self.raise_changes(owners.iter().map(ProposedEvent::Shuffle).collect());
                }
            }
            Verb::Discard { into: Some(slot), .. }
            | Verb::DiscardHand(_, Some(slot))
            | Verb::MoveTo { into: Some(slot), .. } => {
                r.slots.set(*slot, SlotValue::Objects(outcome.objs));
            }
            // Nothing is bound by these.
            Verb::Discard { into: None, .. }
            | Verb::DiscardHand(_, None)
            | Verb::MoveTo { into: None, .. }
            | Verb::LoseLore(_, _, None)
            | Verb::Damage { into: None, .. }
            | Verb::MoveDamage { into: None, .. }
            | Verb::Draw(..)
            | Verb::DrawFromBottom(..)
            | Verb::GainLore(..)
            | Verb::GetInkDrops(..)
            | Verb::RemoveInkDrops(..)
            | Verb::Banish(_)
            | Verb::Exert(_)
            | Verb::ExertSymbol(_)
            | Verb::Ready(_)
            | Verb::Shuffle(_)
            | Verb::ExtraTurn(_)
            | Verb::Look { .. }
            | Verb::RevealUntil { .. }
            | Verb::Apply { .. }
            | Verb::Continue { .. }
            | Verb::MakeFloating { .. }
            | Verb::PayInk(..)
            | Verb::Bind(..)
            | Verb::BindMore(..)
            | Verb::Set(..)
            | Verb::Add(..)
            | Verb::Gather(..)
            | Verb::Random { .. }
            | Verb::UseFree(..)
            | Verb::AfterPlay(..)
            | Verb::Fail => {}
        }
        Flow::Next
    }

    /// 1.9.2.4: lets those hear of it who listen.
    #[inline(never)]
    fn tell_moved_damage(&mut self, r: &Resolve, from: &Objects, to: &Objects, amount: i32) {
        let first = |objects: &Objects| self.board.objects(objects, &r.ctx()).first().copied();
        let (from, to) = (first(from).unwrap_or(Obj::NONE), first(to).unwrap_or(Obj::NONE));
        let what = Event::of(EventKind::MovedDamage, r.you).about(from).with(to).amount(amount);
        let batch = self.board.tick();
        self.collect(&mut [what.flags(r.flags)], batch, &[]);
    }

    /// 6.1.14: lets those hear of it who listen.
    #[inline(never)]
    fn tell_revealed(&mut self, player: PlayerIx, cards: &[Obj]) {
        let batch = self.board.tick();
        let from = |obj: &Obj| match self.board.state.card(obj.card).zone() {
            Zone::Deck => Flags::FROM_DECK,
            Zone::Hand => Flags::FROM_HAND,
            Zone::Play | Zone::Discard | Zone::Inkwell | Zone::Under | Zone::Aside => Flags::empty(),
        };
        let shown = |obj: &Obj| Event::of(EventKind::Revealed, player).about(*obj).amount(1).flags(from(obj));
        let mut what: SmallVec<[Event; 4]> = cards.iter().map(shown).collect();
        self.collect(&mut what, batch, &[]);
    }

    /// 7.2.3.1: stacks that are put somewhere in a free order are taken apart; the lower cards follow by themselves
    /// otherwise.
    fn unstack(&mut self, order: Objs) -> Objs {
        for obj in &order {
            let card = self.board.state.card(obj.card);
            if card.zone() == Zone::Under && card.inc() == obj.inc {
                self.board.apply(Write::Unstack(obj.card));
            }
        }
        order
    }
}

impl Proposal {
    /// Whether nothing would happen, and nothing says why.
    fn is_silent(&self) -> bool {
        self.events.is_empty() && self.barred.is_empty() && self.gone.is_empty()
    }
}

/// Whether an instruction is about what was chosen or bound before: why there is nothing was told then.
fn is_about_a_choice(verb: &Verb) -> bool {
    let is_bound = |objects: &Objects| matches!(objects, Objects::Slot(_) | Objects::None);
    match verb {
        Verb::Damage { hits, .. } => hits.iter().all(|(objects, _)| is_bound(objects)),
        Verb::RemoveDamage { from: objects, .. }
        | Verb::MoveDamage { from: objects, .. }
        | Verb::Banish(objects)
        | Verb::Exert(objects)
        | Verb::ExertSymbol(objects)
        | Verb::Ready(objects)
        | Verb::Discard { what: objects, .. }
        | Verb::MoveTo { who: objects, .. } => is_bound(objects),
        Verb::Draw(..)
        | Verb::DrawFromBottom(..)
        | Verb::GainLore(..)
        | Verb::LoseLore(..)
        | Verb::GetInkDrops(..)
        | Verb::RemoveInkDrops(..)
        | Verb::DiscardHand(..)
        | Verb::Shuffle(_)
        | Verb::ExtraTurn(_)
        | Verb::Put { .. }
        | Verb::Look { .. }
        | Verb::RevealUntil { .. }
        | Verb::Apply { .. }
        | Verb::Continue { .. }
        | Verb::MakeFloating { .. }
        | Verb::PayInk(..)
        | Verb::Bind(..)
        | Verb::BindMore(..)
        | Verb::Set(..)
        | Verb::Add(..)
        | Verb::Gather(..)
        | Verb::Random { .. }
        | Verb::UseFree(..)
        | Verb::AfterPlay(..)
        | Verb::Fail => false,
    }
}

impl crate::eval::Board {
    // 8.8.1, 8.8.2: Resist is the only one; at 0 nothing is taken.
    /// 1.9.4.2, D.17: all modifiers of damage added up, never below 0.
    pub(crate) fn modified(&self, receiver: CardIx, base: i32, more: i32) -> i32 {
        match self.rules.has(Point::ResistLowers) {
            true => (base + more - i32::from(self.values(receiver).resist)).max(0),
            false => (base + more).max(0),
        }
    }

    /// 1.2.2: effects that say it cannot be dealt damage.
    pub(crate) fn cannot_be_dealt(&self, card: CardIx, flags: Flags) -> bool {
        let bits = self.values(card).bits;
        if bits.contains(Bits::NO_DEALT) {
            return true;
        }
        let defender = self.state.challenge().is_some_and(|c| self.state.current(c.defender) == Some(card));
        // 4.6.7: it is being challenged until the bag is empty, whatever deals the damage.
        if bits.contains(Bits::NO_DEALT_UNLESS_CHALLENGED) && !defender {
            return true;
        }
        flags.contains(Flags::IN_CHALLENGE) && bits.contains(Bits::NO_CHALLENGE_DAMAGE)
    }
}

/// The cards that a text names by what they are, wherever it then looks for them.
fn named_in_zone(what: &Objects, r: &Resolve) -> Objs {
    match what {
        Objects::Among(those, _) => {
            if let Objects::Slot(slot) = those.as_ref() {
                Objs::from_slice(r.slots.objects(*slot))
            } else if **those == Objects::This {
                std::iter::once(r.this).collect()
            } else {
                named_in_zone(those, r)
            }
        }
        Objects::None
        | Objects::This
        | Objects::Slot(_)
        | Objects::It
        | Objects::Each(_)
        | Objects::Top(..)
        | Objects::Bottom(..)
        | Objects::LocationOf(_)
        | Objects::Challenger
        | Objects::ChallengedOne
        | Objects::HostOf(_)
        | Objects::Beneath(_)
        | Objects::WereUnder(_)
        | Objects::Union(_)
        | Objects::Without(..) => Objs::new(),
    }
}
