//! Applying events to the state.

use crate::eval::{Bits, PlayerModKinds};
use crate::game::Game;
use crate::program::*;
use crate::proposed::{Doer, Entry, ProposedEvent, Spot, Why};
use crate::record::{Banishing, Entering, ExertedBecause, LogEntry, Moving, Record};
use crate::state::*;
use crate::work::{Work, count};
use crate::{OpenPoint, Point};
use smallvec::SmallVec;

/// There is no limit to ink drops (1.13.1); a game ends long before anybody has so many.
const MOST_DROPS: u16 = 50_000;

/// 1.11.1: lore that comes or goes.
fn kind_of_lore(change: i32) -> EventKind {
    if change.is_negative() { EventKind::LostLore } else { EventKind::GainedLore }
}

impl<R: Record> Game<R> {
    /// Applies events together, records them and lets triggers look at them. `full` is whether nothing was lost on
    /// the way here.
    pub(crate) fn happen(&mut self, changes: &[ProposedEvent], full: bool) -> Outcome {
        let batch = self.board.tick();
        if R::TRACES {
            self.trace.begin_batch();
        }
        let mut outcome = Outcome { full, ..Outcome::default() };
        // 7.4.3: what is about to leave play is looked for first, all of it together.
        if R::LISTENS {
            self.tell_banished(changes);
        }
        let mut before = SmallVec::new();
        for change in changes {
            if let ProposedEvent::Put { obj, why, flags, .. } = change {
                self.leaving(*obj, *why, *flags, &mut before);
            }
        }
        if !before.is_empty() {
            self.collect(&mut before, batch, &[]);
        }
        let mut after: SmallVec<[Event; 8]> = SmallVec::new();
        let mut covered = Objs::new();
        let now = self.trace.now;
        for (at, change) in changes.iter().enumerate() {
            if R::TRACES {
                self.trace.now.cause = self.trace.own_cause(at).or(now.cause);
            }
            self.apply(change, &mut outcome, &mut after, &mut covered);
        }
        if R::TRACES {
            self.trace.now = now;
            self.trace.end_replaced();
        }
        if changes.len() > 1 {
            self.lose_order(changes);
        }
        self.board.refresh();
        if !after.is_empty() {
            self.collect(&mut after, batch, &covered);
        }
        outcome
    }

    /// 7.2.3: who did not choose the order of cards that went into a deck together does not know it.
    #[inline(never)]
    fn lose_order(&mut self, changes: &[ProposedEvent]) {
        let into_deck = |change: &ProposedEvent| {
            let ProposedEvent::Put { obj, to: Spot::DeckTop | Spot::DeckBottom, player, flags, .. } = *change
            else {
                return None;
            };
            Some((obj.card, player, flags))
        };
        let Some((_, player, flags)) = changes.iter().find_map(into_deck) else { return };
        let cards: SmallVec<[CardIx; 8]> =
            changes.iter().filter_map(into_deck).map(|(card, ..)| card).collect();
        if cards.len() > 1 {
            let chosen = (!flags.contains(Flags::IN_RANDOM_ORDER)).then_some(player);
            self.board.apply(Write::LoseOrder(&cards, chosen));
        }
    }

    /// What happens to a card that leaves play, told while it is still there.
    #[inline(never)]
    fn leaving(&self, obj: Obj, why: Why, flags: Flags, list: &mut SmallVec<[Event; 8]>) {
        let Some(card) = self.board.state.in_play(obj) else { return };
        if self.board.values(card).kinds.contains(Kinds::ACTION) {
            return;
        }
        let owner = self.board.state.card(card).owner();
        let subject = self.board.state.obj(card);
        let flags = flags | self.challenge_flags(subject) | Flags::FROM_PLAY;
        let mut add = |kind, object, player| {
            list.push(Event { kind, subject, object, player, amount: 1, flags, batch: 0 });
        };
        if let Why::Banish(by) = why {
            add(EventKind::Banished, by, owner);
        }
        add(EventKind::LeftPlay, Obj::NONE, owner);
        if let Why::Banish(by) = why
            && by != Obj::NONE
        {
            let player = self.board.state.card(by.card).owner();
            let flags = flags & Flags::IN_CHALLENGE;
            list.push(Event {
                kind: EventKind::Banishes,
                subject: by,
                object: subject,
                player,
                amount: 1,
                flags,
                batch: 0,
            });
        }
    }

    /// Whether and how it is in the challenge going on.
    pub(crate) fn challenge_flags(&self, obj: Obj) -> Flags {
        let Some(challenge) = self.board.state.challenge() else { return Flags::empty() };
        if self.board.same(challenge.attacker, obj) {
            Flags::IN_CHALLENGE | Flags::CHALLENGER
        } else if self.board.same(challenge.defender, obj) {
            Flags::IN_CHALLENGE | Flags::CHALLENGED
        } else {
            Flags::empty()
        }
    }

    fn apply(
        &mut self,
        change: &ProposedEvent,
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
        covered: &mut Objs,
    ) {
        count(Work::Event);
        match *change {
            // 1.12.1: the top card of the deck.
            ProposedEvent::Draw(player) => {
                let top = self.board.state.player(player).deck().last().copied();
                self.apply_draw(player, top, out, after);
            }
            ProposedEvent::DrawFromBottom(player) => {
                let bottom = self.board.state.player(player).deck().first().copied();
                self.apply_draw(player, bottom, out, after);
            }
            ProposedEvent::Put { obj, to, why, player, flags } => {
                self.apply_put(obj, to, (why, player, flags), out, after)
            }
            ProposedEvent::Damage { to, amount, base, dealt, source, flags } => {
                self.apply_damage(to, (amount, base), dealt, source, flags, out, after);
            }
            ProposedEvent::RemoveDamage { from, amount, player } => {
                self.apply_heal(from, amount, player, out, after)
            }
            ProposedEvent::Lore(player, amount, flags, from) => {
                self.apply_lore(player, amount, (flags, from), out, after);
            }
            ProposedEvent::InkDrops(player, count) => self.apply_drops(player, count, out, after),
            ProposedEvent::Exert(obj, doer) => self.apply_exert(obj, doer, out, after),
            ProposedEvent::Ready(obj, doer) => self.apply_ready(obj, doer, out, after),
            ProposedEvent::Enter(ref entry) => self.apply_enter(entry, out, after, covered),
            ProposedEvent::MoveToLocation(who, place, doer) => {
                self.apply_locate(who, place, doer, out, after)
            }
            ProposedEvent::Shuffle(player) => self.apply_shuffle(player, after),
            // 6.5.4: it does not happen, and nothing hears of it.
            ProposedEvent::Nothing => {}
        }
    }

    #[inline(never)]
    fn apply_shuffle(&mut self, player: PlayerIx, after: &mut SmallVec<[Event; 8]>) {
        self.board.apply(Write::Shuffle(player));
        self.note("1.4.3", || LogEntry::Shuffled(player));
        after.push(Event::of(EventKind::Shuffled, player));
    }

    #[inline(never)]
    fn apply_draw(
        &mut self,
        player: PlayerIx,
        card: Option<CardIx>,
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        // 1.8.1.2: drawing from an empty deck is harmless: there is nothing to draw.
        let Some(card) = card else {
            out.full = false;
            self.note("1.12.1", || LogEntry::EmptyDeck(player));
            return;
        };
        let is = self.place(card, Spot::Hand, Moving::Draw);
        out.objs.push(is);
        let flags = self.board.draw_flags(player);
        let what = Event::of(EventKind::Drew, player).about(is).amount(1).flags(flags);
        self.note("1.12.1", || LogEntry::Happened(what));
        after.push(what);
    }

    #[inline(never)]
    fn apply_put(
        &mut self,
        obj: Obj,
        to: Spot,
        (why, player, by): (Why, PlayerIx, Flags),
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        if why == Why::Alone {
            self.leave_alone(obj, out, after);
            return;
        }
        let Some(card) = self.board.state.current(obj) else {
            out.full = false;
            return;
        };
        let from = self.board.state.card(card).zone();
        let owner = self.board.state.card(card).owner();
        let was = self.board.state.obj(card);
        let flags = by | self.challenge_flags(was) | from_flag(from);
        let mut stack: SmallVec<[CardIx; 4]> = SmallVec::new();
        if from == Zone::Play {
            self.board.state.under(card).for_each(|below| stack.push(below));
        }
        let to = self.real_spot(card, to);
        let now = self.place(card, to, moving(why));
        out.objs.push(now);
        // 8.10.7: also after a Shift.
        // 5.1.1.7: the whole stack goes to the same zone; the lower cards take on the states of the top card there.
        let mut lower = SmallVec::<[Obj; 4]>::new();
        for below in &stack {
            let same = match to {
                Spot::Inkwell { .. } => Spot::Inkwell { exerted: self.board.state.card(now.card).exerted() },
                // D.15: it stays together in its order.
                Spot::Hand
                | Spot::DeckTop
                | Spot::DeckBottom
                | Spot::Discard
                | Spot::DeckShuffled
                | Spot::Under { .. } => to,
            };
            lower.push(self.place(*below, same, Moving::Stack));
        }
        if matches!(to, Spot::DeckTop | Spot::DeckShuffled) && !stack.is_empty() {
            self.board.apply(Write::ReverseTop(owner, stack.len() + 1));
        }
        if !lower.is_empty() {
            self.board.apply(Write::WentWith(was, lower.iter().copied().collect()));
        }
        self.arrived(now, to, why, player, flags, from, after);
        for is in lower {
            // 5.1.1.5: the lower cards were not in play; only the top card was a character that left it.
            self.arrived(is, to, Why::Put, player, by, Zone::Under, after);
        }
    }

    /// Notes what is banished, before the abilities that it triggers.
    fn tell_banished(&mut self, changes: &[ProposedEvent]) {
        for change in changes {
            let ProposedEvent::Put { obj, why: Why::Banish(banisher), flags, .. } = change else { continue };
            let Some(card) = self.board.state.current(*obj) else { continue };
            let was = self.board.state.obj(card);
            let owner = self.board.state.card(card).owner();
            let around = *flags | self.challenge_flags(was) | from_flag(self.board.state.card(card).zone());
            let what = Event::of(EventKind::Banished, owner).about(was).with(*banisher).flags(around);
            let (rule, why) = self.banish_rule(*flags);
            let cause = if why == Banishing::Damage { self.trace.hurt_by(card) } else { None };
            self.note_because(cause, rule, || LogEntry::Banished(what, why));
        }
    }

    /// Under which rule a card is banished: to pay, by an effect, or by the game state check.
    fn banish_rule(&self, flags: Flags) -> (&'static str, Banishing) {
        let is_using = || self.board.state.frames().iter().any(|frame| matches!(frame, Frame::Use(_)));
        if flags.contains(Flags::AS_COST) {
            (if is_using() { "4.4.3.4" } else { "4.3.2.4" }, Banishing::Cost)
        } else if flags.is_empty() {
            ("1.8.1.4", Banishing::Damage)
        } else {
            ("6.7.2.3", Banishing::Effect)
        }
    }

    /// 8.10.8.5, D.1: a card leaves its stack alone and goes to the hand; the damage of the stack is removed.
    fn leave_alone(&mut self, obj: Obj, out: &mut Outcome, after: &mut SmallVec<[Event; 8]>) {
        let card = obj.card;
        let at_home = {
            let c = self.board.state.card(card);
            c.inc() == obj.inc || c.prior() == obj.inc
        };
        if !at_home {
            out.full = false;
            return;
        }
        let owner = self.board.state.card(card).owner();
        let top = self.board.state.top_of(card);
        if top != card {
            // D.1: a covered one comes back as well.
            self.rests_on(OpenPoint::BuriedTemporary);
            if !self.board.rules.readings.follows(OpenPoint::BuriedTemporary) {
                out.full = false;
                return;
            }
        }
        // 1.9.2.3: this is removing damage like any other, and what cannot be removed stays (1.2.2).
        let stack = self.board.state.obj(top);
        let damage = self.board.state.card(top).damage().into();
        if self.board.removable(stack, damage).is_some() {
            self.apply_heal(stack, damage, owner, &mut Outcome::default(), after);
        }
        let is = self.take_out(card);
        out.objs.push(is);
        after.push(Event::of(EventKind::IntoHand, owner).about(is).flags(Flags::FROM_PLAY).amount(1));
    }

    pub(super) fn real_spot(&self, card: CardIx, to: Spot) -> Spot {
        match to {
            Spot::Inkwell { exerted: false } => {
                let owner = self.board.state.card(card).owner();
                let exerted = self
                    .board
                    .mods_about(owner, PlayerModKinds::INK)
                    .any(|(m, _)| matches!(m, Mod::InkEntersExerted));
                Spot::Inkwell { exerted }
            }
            Spot::Inkwell { exerted: true }
            | Spot::Hand
            | Spot::DeckTop
            | Spot::DeckBottom
            | Spot::Discard
            | Spot::DeckShuffled
            | Spot::Under { .. } => to,
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn arrived(
        &mut self,
        is: Obj,
        to: Spot,
        why: Why,
        player: PlayerIx,
        flags: Flags,
        from: Zone,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        let owner = self.board.state.card(is.card).owner();
        let base = Event::of(EventKind::IntoDiscard, owner).about(is).amount(1).flags(flags);
        if why == Why::Discard {
            let what = Event { kind: EventKind::Discarded, ..base };
            self.note("7.3.4", || LogEntry::Happened(what));
            after.push(what);
        }
        match to {
            Spot::Discard => after.push(base),
            // 1.12.3, 7.3.3: put into a hand, which is not drawn; no maximum.
            Spot::Hand => after.push(Event { kind: EventKind::IntoHand, player, ..base }),
            Spot::DeckTop | Spot::DeckBottom | Spot::DeckShuffled => {
                after.push(Event { kind: EventKind::IntoDeck, player, ..base })
            }
            // 4.2.3.2: put there by an effect it is neither revealed nor counted.
            Spot::Inkwell { .. } => {
                let inking = if why == Why::Ink { Flags::INKING } else { Flags::empty() };
                let what = Event { kind: EventKind::IntoInkwell, player, flags: flags | inking, ..base };
                self.note(if why == Why::Ink { "4.2.1.3" } else { "7.5.6" }, || LogEntry::Happened(what));
                after.push(what);
            }
            Spot::Under { host, .. } => {
                // 8.4.3
                let what = Event { kind: EventKind::PutUnder, subject: host, object: is, player, ..base };
                self.note("8.4.3", || LogEntry::Happened(what));
                after.push(what);
            }
        }
        if from == Zone::Discard {
            after.push(Event { kind: EventKind::LeftDiscard, ..base });
        }
    }

    #[allow(clippy::too_many_arguments)]
    #[inline(never)]
    fn apply_damage(
        &mut self,
        to: Obj,
        (amount, dealt_amount): (i32, i32),
        dealt: bool,
        source: Obj,
        flags: Flags,
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        let Some(card) = self.board.state.in_play(to) else {
            out.full = false;
            return;
        };
        let obj = self.board.state.obj(card);
        // Only what 4.6.6.2 deals is damage in a challenge, not what effects do meanwhile.
        let roles =
            if flags.contains(Flags::IN_CHALLENGE) { self.challenge_flags(obj) } else { Flags::empty() };
        let flags = flags | roles;
        let player = self.board.state.card(card).owner();
        // In the older edition modifiers come after replacement effects (CONCORDANCE K11).
        let modified =
            dealt && !self.board.rules.has(Point::ModifiersFirst) && !flags.contains(Flags::IN_FULL);
        let unmodified = amount;
        let amount = if modified { self.board.modified(card, amount, 0) } else { amount };
        if R::LISTENS && amount != unmodified {
            self.note_resisted(obj, unmodified, amount);
        }
        let base = Event {
            kind: EventKind::DealtDamage,
            subject: obj,
            object: source,
            player,
            amount,
            flags,
            batch: 0,
        };
        // 1.9.5: reduced to 0 it was still dealt; not in the older edition (CONCORDANCE K13).
        let mut dealing = None;
        let at_zero = self.board.rules.has(Point::DealtAtZero);
        if dealt && (amount > 0 || at_zero) {
            let told = self.told_as_dealt(base, dealt_amount);
            out.dealt += told.amount;
            dealing = self.note("1.9.4.3", || LogEntry::Happened(told));
            after.push(told);
        }
        if amount <= 0 {
            if dealt {
                self.note_because(dealing, "1.9.5", || LogEntry::NotTaken(obj));
            }
            // K13: in the older edition it was not dealt, so it was not done either.
            out.full &= at_zero;
            return;
        }
        self.put_damage(card, amount, source, flags);
        out.amount += amount;
        out.objs.push(obj);
        let taken = Event { kind: EventKind::TookDamage, ..base };
        // 1.9.2.2: counters that are put there were not dealt.
        let rule = if dealt { "1.9.3" } else { "1.9.2.2" };
        self.note_because(dealing, rule, || LogEntry::Happened(taken));
        after.push(taken);
    }

    /// 1.9.1: damage counters on a card in play, and by whom, for the next check (1.8.1.4).
    #[inline]
    pub(super) fn put_damage(&mut self, card: CardIx, amount: i32, source: Obj, flags: Flags) {
        let damage = self.board.state.card(card).damage();
        let damage = damage.saturating_add(amount.min(i32::from(i16::MAX)) as i16);
        self.board.apply(Write::Damage(card, damage));
        let kinds = self.board.look(source).map(|by| by.values.kinds).unwrap_or_default();
        if kinds.contains(Kinds::CHARACTER) {
            let (target, challenge) = (self.board.state.obj(card), flags.contains(Flags::IN_CHALLENGE));
            self.board.apply(Write::Hurt(Hurt { target, by: source, challenge }));
        }
    }

    /// D.4: damage is dealt with the amount that its source deals, and taken after reductions.
    pub(super) fn told_as_dealt(&mut self, taken: Event, dealt: i32) -> Event {
        if dealt == taken.amount || !self.board.rules.has(Point::DealtAtZero) {
            return taken;
        }
        if R::LISTENS && self.board.anything_listens(&taken) {
            self.rests_on(OpenPoint::AmountDealt);
        }
        let follows = self.board.rules.readings.follows(OpenPoint::AmountDealt);
        if follows { taken.amount(dealt) } else { taken }
    }

    #[inline(never)]
    fn apply_heal(
        &mut self,
        from: Obj,
        amount: i32,
        player: PlayerIx,
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        let Some(card) = self.board.state.in_play(from) else { return };
        let Some((card, removed)) = self.board.removable(from, amount) else {
            if self.board.values(card).bits.contains(Bits::KEEPS_DAMAGE) {
                self.note_barred(Event::of(EventKind::RemovedDamage, player).about(from).amount(amount));
            }
            return;
        };
        let damage = self.board.state.card(card).damage();
        self.board.apply(Write::Damage(card, damage - removed as i16));
        let obj = self.board.state.obj(card);
        out.healed += removed;
        out.objs.push(obj);
        let what = Event::of(EventKind::RemovedDamage, player).about(obj).amount(removed);
        self.note("1.9.2.3", || LogEntry::Happened(what));
        after.push(what);
    }

    #[inline(never)]
    fn apply_lore(
        &mut self,
        player: PlayerIx,
        amount: i32,
        (flags, from): (Flags, Obj),
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        let lore = self.board.state.player(player).lore();
        let change = self.board.lore_change(player, amount);
        if change != amount {
            out.full = false;
            if R::LISTENS && self.board.is_lore_barred(player, amount) {
                let kind = kind_of_lore(amount);
                self.note_barred(Event::of(kind, player).amount(amount.abs()));
            }
        }
        if change == 0 {
            return;
        }
        self.board.apply(Write::Lore(player, lore + change));
        out.amount += change.abs();
        let what = Event::of(kind_of_lore(change), player).about(from).amount(change.abs()).flags(flags);
        // 3.2.2.2: what locations give in the set step comes from no text.
        let rule = if flags.contains(Flags::FROM_LOCATION) { "3.2.2.2" } else { "1.11.1" };
        self.note(rule, || LogEntry::Happened(what));
        after.push(what);
    }

    /// 1.13.1.2: counters are made in the inkwell.
    #[inline(never)]
    fn apply_drops(
        &mut self,
        player: PlayerIx,
        count: i32,
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        let own = self.board.state.player(player).ink_drops();
        let room = i32::from(MOST_DROPS.saturating_sub(own));
        let got = count.clamp(0, room);
        if got == 0 {
            out.full = false;
            return;
        }
        self.board.apply(Write::InkDrops(player, own + got as u16));
        out.amount += got;
        let what = Event::of(EventKind::GotInkDrop, player).amount(got);
        self.note("1.13.1.2", || LogEntry::Happened(what));
        after.push(what);
    }

    #[inline(never)]
    fn apply_exert(&mut self, obj: Obj, doer: Doer, out: &mut Outcome, after: &mut SmallVec<[Event; 8]>) {
        let Some(card) = self.board.exertable(obj) else {
            out.full = false;
            return;
        };
        self.board.apply(Write::Exert(card));
        let obj = self.board.state.obj(card);
        out.objs.push(obj);
        if self.board.state.card(card).zone() == Zone::Play {
            let owner = self.board.state.card(card).owner();
            let what = Event { player: owner, ..self.board.turned(EventKind::Exerted, obj, doer) };
            self.note("5.1.1.2", || LogEntry::Happened(what));
            after.push(what);
        } else {
            let owner = self.board.state.card(card).owner();
            self.note("5.1.1.2", || LogEntry::InkExerted(owner));
        }
    }

    #[inline(never)]
    fn apply_ready(&mut self, obj: Obj, doer: Doer, out: &mut Outcome, after: &mut SmallVec<[Event; 8]>) {
        let Some(card) = self.board.readiable(obj) else {
            out.full = false;
            if self.board.state.current(obj).is_some_and(|c| self.board.state.card(c).exerted()) {
                self.note_barred(Event::of(EventKind::Readied, doer.player).about(obj));
            }
            return;
        };
        self.board.apply(Write::Ready(card));
        let obj = self.board.state.obj(card);
        out.objs.push(obj);
        if self.board.state.card(card).zone() == Zone::Play {
            let what = self.board.turned(EventKind::Readied, obj, doer);
            self.note("5.1.1.1", || LogEntry::Happened(what));
            after.push(what);
        } else {
            let owner = self.board.state.card(card).owner();
            self.note("5.1.1.1", || LogEntry::InkReadied(owner));
        }
    }

    #[inline(never)]
    fn apply_enter(
        &mut self,
        entry: &Entry,
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
        covered: &mut Objs,
    ) {
        let mut onto: SmallVec<[CardIx; 2]> = SmallVec::new();
        for card in entry.onto.iter().filter_map(|o| self.board.state.in_play(*o)) {
            onto.push(card);
            covered.push(self.board.state.obj(card));
        }
        let base = onto.first().map_or(Obj::NONE, |c| self.board.state.obj(*c));
        let how = if R::LISTENS { self.entering_how(entry, &onto) } else { None };
        let is = self.enter(entry, &onto);
        if let Some((rule, how)) = how {
            self.note(rule, || LogEntry::Enters(Box::new(Entering { card: is, ..how })));
        }
        if R::TRACES && onto.is_empty() && !self.trace.kinds.is_empty() {
            self.note_newcomer(is);
        }
        for code in &entry.gifts {
            self.give_entering(*code, is, entry.player);
        }
        out.objs.push(is);
        let flags = from_flag(entry.from);
        let what =
            Event::of(EventKind::Played, entry.player).about(is).with(base).amount(entry.paid).flags(flags);
        self.note("4.3.3", || LogEntry::Happened(what));
        after.push(what);
        if !self.board.values(is.card).kinds.contains(Kinds::ACTION) {
            after.push(Event { kind: EventKind::EnteredPlay, ..what });
        }
        if entry.from == Zone::Discard {
            after.push(Event { kind: EventKind::LeftDiscard, ..what });
        }
        if entry.temporary {
            // 8.10.8.5: a delayed trigger at the end of the turn.
            let id = self.board.tick();
            let mut slots = Slots::new();
            slots.set(Slot::FREE, SlotValue::Objects(smallvec::smallvec![is]));
            let ability = self.board.pool.builtin().temporary;
            let you = entry.player;
            self.board.apply(Write::Float(Floating {
                id,
                ability,
                source: is,
                you,
                slots,
                until: Until::EndOfTurnOf(you, self.board.state.turn().saturating_sub(1)),
                once: true,
                on: None,
            }));
        }
    }

    /// How a card is about to enter, where that is worth telling, and the rule that decides it.
    #[inline(never)]
    fn entering_how(&self, entry: &Entry, onto: &[CardIx]) -> Option<(&'static str, Entering)> {
        let values = self.board.values(entry.card.card);
        if values.kinds.contains(Kinds::ACTION) {
            return None;
        }
        let base = |card: &CardIx| self.board.state.card(*card);
        let onto_exerted = onto.iter().any(|card| base(card).exerted());
        let exerted = match (onto_exerted, entry.exerted) {
            _ if values.kinds.contains(Kinds::LOCATION) => None,
            (true, _) => Some(ExertedBecause::OntoExerted),
            (false, true) if entry.bodyguard => Some(ExertedBecause::Bodyguard),
            (false, true) => Some(ExertedBecause::Text),
            (false, false) => None,
        };
        let how = Entering {
            card: entry.card,
            onto: entry.onto.iter().copied().collect(),
            exerted,
            dry: !onto.is_empty() && onto.iter().all(|card| !base(card).drying()),
            kept_damage: onto.iter().map(|card| i32::from(base(card).damage())).sum(),
            entered_damage: entry.damage.into(),
            by: self.trace.enters_by,
        };
        let rule = match (onto.is_empty(), exerted) {
            (false, _) if onto.len() > 1 => "8.10.4.2",
            (false, _)
                if !onto.iter().all(|card| self.board.values(*card).kinds.contains(Kinds::CHARACTER)) =>
            {
                "8.10.4.1"
            }
            // 8.10.3: it enters exerted, whatever it is put on.
            (false, Some(ExertedBecause::Bodyguard | ExertedBecause::Text)) => "8.10.3",
            (false, _) => "8.10.4",
            (true, Some(ExertedBecause::Bodyguard)) => "8.3.2",
            (true, _) => "6.7.9",
        };
        let is_told = !onto.is_empty() || exerted.is_some() || entry.damage > 0;
        is_told.then_some((rule, how))
    }

    /// 4.7.2: a character that is where it was chosen to move to does not move.
    fn note_stays(&mut self, who: Obj, place: Obj) {
        if self.board.state.in_play(who).is_some() && self.board.state.in_play(place).is_some() {
            self.note("4.7.2", || LogEntry::StaysWhereItIs(who, place));
        }
    }

    #[inline(never)]
    fn apply_locate(
        &mut self,
        who: Obj,
        place: Obj,
        doer: Doer,
        out: &mut Outcome,
        after: &mut SmallVec<[Event; 8]>,
    ) {
        let Some((card, to)) = self.board.moving(who, place) else {
            out.full = false;
            self.note_stays(who, place);
            return;
        };
        let from = self.board.state.card(card).at();
        self.board.apply(Write::MoveTo(card, to));
        let obj = self.board.state.obj(card);
        out.objs.push(obj);
        let by = self.board.done_by(obj, doer);
        let from_there = if from == CardIx::NONE { Flags::empty() } else { Flags::FROM_LOCATION };
        let moved = Event::of(EventKind::Moved, doer.player).about(obj).with(self.board.state.obj(to));
        let what = moved.flags(by | from_there);
        self.note("4.7.4", || LogEntry::Happened(what));
        after.push(what);
        if from != CardIx::NONE {
            let left = self.board.state.obj(from);
            after.push(Event::of(EventKind::MovedFrom, doer.player).about(obj).with(left).flags(by));
        }
    }
}

/// As a part of what a card goes where it is put.
fn moving(why: Why) -> Moving {
    match why {
        Why::Banish(_) => Moving::Banish,
        Why::Discard => Moving::Discard,
        Why::Ink => Moving::Ink,
        Why::Spent => Moving::Spent,
        Why::Put | Why::Alone => Moving::Put,
    }
}

fn from_flag(zone: Zone) -> Flags {
    match zone {
        Zone::Play => Flags::FROM_PLAY,
        Zone::Discard => Flags::FROM_DISCARD,
        Zone::Hand => Flags::FROM_HAND,
        Zone::Deck => Flags::FROM_DECK,
        Zone::Inkwell | Zone::Under | Zone::Aside => Flags::empty(),
    }
}
