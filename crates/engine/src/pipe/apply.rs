//! Applying events to the state.

use crate::Edition;
use crate::change::{Change, Changes, Entry, Spot, Why};
use crate::eval::{Bits, Topics};
use crate::game::Game;
use crate::program::*;
use crate::record::{Note, Record};
use crate::state::*;
use smallvec::SmallVec;

impl<R: Record> Game<R> {
    /// Applies events together, records them and lets triggers look at them. `full` is whether nothing was lost on
    /// the way here.
    pub(crate) fn happen(&mut self, changes: Changes, full: bool) -> Outcome {
        let batch = self.t.state.tick();
        let mut outcome = Outcome { full, amount: 0, healed: 0, objs: Objs::new() };
        // 7.4.3: what is about to leave play is looked for first, all of it together.
        if R::LISTENS {
            self.tell_banished(&changes);
        }
        let mut before = SmallVec::new();
        for change in &changes {
            if let Change::Put { obj, why, flags, .. } = change {
                self.leaving(*obj, *why, *flags, &mut before);
            }
        }
        if !before.is_empty() {
            self.collect(&mut before, batch, &[]);
        }
        let mut after: SmallVec<[Happening; 8]> = SmallVec::new();
        let mut covered = Objs::new();
        for change in &changes {
            self.apply(change, &mut outcome, &mut after, &mut covered);
        }
        self.t.refresh();
        if !after.is_empty() {
            self.collect(&mut after, batch, &covered);
        }
        outcome
    }

    /// What happens to a card that leaves play, told while it is still there.
    #[inline(never)]
    fn leaving(&self, obj: Obj, why: Why, flags: Flags, list: &mut SmallVec<[Happening; 8]>) {
        let Some(card) = self.t.state.in_play(obj) else { return };
        if self.t.values(card).kinds.contains(Kinds::ACTION) {
            return;
        }
        let owner = self.t.state.card(card).owner;
        let subject = self.t.state.obj(card);
        let flags = flags | self.challenge_flags(subject) | Flags::FROM_PLAY;
        let mut add = |kind, object, player| {
            list.push(Happening { kind, subject, object, player, amount: 1, flags, batch: 0 });
        };
        if let Why::Banish(by) = why {
            add(Kind::Banished, by, owner);
        }
        add(Kind::LeftPlay, Obj::NONE, owner);
        if let Why::Banish(by) = why
            && by != Obj::NONE
        {
            let player = self.t.state.card(by.card).owner;
            let flags = flags & Flags::IN_CHALLENGE;
            list.push(Happening {
                kind: Kind::Banishes,
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
        let Some(challenge) = self.t.state.challenge else { return Flags::empty() };
        if self.t.same(challenge.attacker, obj) {
            Flags::IN_CHALLENGE | Flags::CHALLENGER
        } else if self.t.same(challenge.defender, obj) {
            Flags::IN_CHALLENGE | Flags::CHALLENGED
        } else {
            Flags::empty()
        }
    }

    fn apply(
        &mut self,
        change: &Change,
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
        covered: &mut Objs,
    ) {
        match *change {
            // 1.12.1: the top card of the deck.
            Change::Draw(player) => self.apply_draw(player, out, after),
            Change::Put { obj, to, why, player, flags } => {
                self.apply_put(obj, to, (why, player, flags), out, after)
            }
            Change::Damage { to, amount, dealt, source, flags } => {
                self.apply_damage(to, amount, dealt, source, flags, out, after);
            }
            Change::Heal { from, amount, player } => self.apply_heal(from, amount, player, out, after),
            Change::Lore(player, amount) => self.apply_lore(player, amount, out, after),
            Change::Exert(obj) => self.apply_exert(obj, out, after),
            Change::Ready(obj, player) => self.apply_ready(obj, player, out, after),
            Change::Enter(ref entry) => self.apply_enter(entry, out, after, covered),
            Change::Locate(who, place, player) => self.apply_locate(who, place, player, out, after),
            Change::Shuffle(player) => self.apply_shuffle(player),
        }
    }

    #[inline(never)]
    fn apply_shuffle(&mut self, player: PlayerIx) {
        let state = &mut self.t.state;
        let mut deck = std::mem::take(&mut state.player_mut(player).deck);
        state.rng.shuffle(&mut deck);
        for card in &deck {
            state.card_mut(*card).seen = PlayerSet::EMPTY;
        }
        state.player_mut(player).deck = deck;
        self.t.touch(Aspects::DECK);
        self.note("1.4.3", || Note::Shuffled(player));
    }

    #[inline(never)]
    fn apply_draw(&mut self, player: PlayerIx, out: &mut Outcome, after: &mut SmallVec<[Happening; 8]>) {
        // 1.8.1.2: drawing from an empty deck is harmless: there is nothing to draw.
        let Some(&card) = self.t.state.player(player).deck.last() else {
            out.full = false;
            self.note("1.12.1", || Note::EmptyDeck(player));
            return;
        };
        let is = self.place(card, Spot::Hand);
        self.t.state.card_mut(card).seen = PlayerSet::one(player);
        out.objs.push(is);
        let what = Happening::of(Kind::Drew, player).about(is).amount(1);
        self.note("1.12.1", || Note::Happened(what));
        after.push(what);
    }

    #[inline(never)]
    fn apply_put(
        &mut self,
        obj: Obj,
        to: Spot,
        (why, player, by): (Why, PlayerIx, Flags),
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
    ) {
        if why == Why::Alone {
            self.leave_alone(obj, out, after);
            return;
        }
        let Some(card) = self.t.state.current(obj) else {
            out.full = false;
            return;
        };
        let from = self.t.state.card(card).zone;
        let owner = self.t.state.card(card).owner;
        let was = self.t.state.obj(card);
        let flags = by | self.challenge_flags(was) | from_flag(from);
        let mut stack: SmallVec<[CardIx; 4]> = SmallVec::new();
        if from == Zone::Play {
            self.t.state.under(card).for_each(|below| stack.push(below));
        }
        let to = self.real_spot(card, to);
        let now = self.place(card, to);
        out.objs.push(now);
        // 8.10.7: also after a Shift.
        // 5.1.1.7: the whole stack goes to the same zone; the lower cards take on the states of the top card there.
        let mut lower = SmallVec::<[Obj; 4]>::new();
        for below in &stack {
            let same = match to {
                Spot::Inkwell { .. } => Spot::Inkwell { exerted: self.t.state.card(now.card).exerted },
                // D.15: it stays together in its order.
                other => other,
            };
            lower.push(self.place(*below, same));
        }
        if to == Spot::DeckTop && !stack.is_empty() {
            self.t.state.player_mut(owner).deck.reverse_last(stack.len() + 1);
        }
        if !lower.is_empty()
            && let Some(known) = self.t.state.known.iter_mut().rev().find(|k| k.obj == was)
        {
            known.under_then = lower.iter().copied().collect();
        }
        self.arrived(now, to, why, player, flags, from, after);
        for is in lower {
            // 5.1.1.5: the lower cards were not in play; only the top card was a character that left it.
            self.arrived(is, to, Why::Put, player, by, Zone::Under, after);
        }
    }

    /// Notes what is banished, before the abilities that it triggers.
    fn tell_banished(&mut self, changes: &[Change]) {
        for change in changes {
            let Change::Put { obj, why: Why::Banish(banisher), flags, .. } = change else { continue };
            let Some(card) = self.t.state.current(*obj) else { continue };
            let was = self.t.state.obj(card);
            let owner = self.t.state.card(card).owner;
            let around = *flags | self.challenge_flags(was) | from_flag(self.t.state.card(card).zone);
            let what = Happening::of(Kind::Banished, owner).about(was).with(*banisher).flags(around);
            let rule = self.banish_rule(*flags);
            self.note(rule, || Note::Happened(what));
        }
    }

    /// Under which rule a card is banished: to pay, by an effect, or by the game state check.
    fn banish_rule(&self, flags: Flags) -> &'static str {
        let is_using = || self.t.state.frames.iter().any(|frame| matches!(frame, Frame::Use(_)));
        if flags.contains(Flags::AS_COST) {
            if is_using() { "4.4.3.4" } else { "4.3.2.4" }
        } else if flags.is_empty() {
            "1.8.1.4"
        } else {
            "6.7.2.3"
        }
    }

    /// 8.10.8.5, D.1: a card leaves its stack alone and goes to the hand; the damage of the stack is removed.
    fn leave_alone(&mut self, obj: Obj, out: &mut Outcome, after: &mut SmallVec<[Happening; 8]>) {
        let card = obj.card;
        let at_home = {
            let c = self.t.state.card(card);
            c.inc == obj.inc || c.prior == obj.inc
        };
        if !at_home {
            out.full = false;
            return;
        }
        let owner = self.t.state.card(card).owner;
        let top = self.t.state.top_of(card);
        // 1.9.2.3: this is removing damage like any other.
        let damage = self.t.state.card(top).damage.into();
        self.apply_heal(self.t.state.obj(top), damage, owner, &mut Outcome::default(), after);
        self.t.touch(Aspects::ALWAYS);
        let is = self.take_out(card);
        out.objs.push(is);
        after.push(Happening::of(Kind::IntoHand, owner).about(is).flags(Flags::FROM_PLAY).amount(1));
    }

    fn real_spot(&self, card: CardIx, to: Spot) -> Spot {
        match to {
            Spot::Inkwell { exerted: false } => {
                let owner = self.t.state.card(card).owner;
                let exerted =
                    self.t.mods_about(owner, Topics::INK).any(|(m, _)| matches!(m, Mod::InkEntersExerted));
                Spot::Inkwell { exerted }
            }
            other => other,
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
        after: &mut SmallVec<[Happening; 8]>,
    ) {
        let owner = self.t.state.card(is.card).owner;
        let base = Happening::of(Kind::IntoDiscard, owner).about(is).amount(1).flags(flags);
        if why == Why::Discard {
            let what = Happening { kind: Kind::Discarded, ..base };
            self.note("7.3.4", || Note::Happened(what));
            after.push(what);
        }
        match to {
            Spot::Discard => after.push(base),
            // 1.12.3, 7.3.3: put into a hand, which is not drawn; no maximum.
            Spot::Hand => after.push(Happening { kind: Kind::IntoHand, player, ..base }),
            Spot::DeckTop | Spot::DeckBottom => {
                after.push(Happening { kind: Kind::IntoDeck, player, ..base })
            }
            // 4.2.3.2: put there by an effect it is neither revealed nor counted.
            Spot::Inkwell { .. } => {
                let inking = if why == Why::Ink { Flags::INKING } else { Flags::empty() };
                if why == Why::Ink {
                    // 4.2.1.1: it was revealed, so everyone remembers it, although nobody may look (7.5.4).
                    self.t.state.card_mut(is.card).seen = self.t.state.everyone();
                }
                let what = Happening { kind: Kind::IntoInkwell, player, flags: flags | inking, ..base };
                self.note(if why == Why::Ink { "4.2.1.3" } else { "7.5.6" }, || Note::Happened(what));
                after.push(what);
            }
            Spot::Under { host, .. } => {
                // 8.4.3
                let what = Happening { kind: Kind::PutUnder, subject: host, object: is, player, ..base };
                self.note("8.4.3", || Note::Happened(what));
                after.push(what);
            }
        }
        if from == Zone::Discard {
            after.push(Happening { kind: Kind::LeftDiscard, ..base });
        }
    }

    #[allow(clippy::too_many_arguments)]
    #[inline(never)]
    fn apply_damage(
        &mut self,
        to: Obj,
        amount: i32,
        dealt: bool,
        source: Obj,
        flags: Flags,
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
    ) {
        let Some(card) = self.t.state.in_play(to) else {
            out.full = false;
            return;
        };
        let obj = self.t.state.obj(card);
        // Only what 4.6.6.2 deals is damage in a challenge, not what effects do meanwhile.
        let roles =
            if flags.contains(Flags::IN_CHALLENGE) { self.challenge_flags(obj) } else { Flags::empty() };
        let flags = flags | roles;
        let player = self.t.state.card(card).owner;
        // In the older edition modifiers come after replacement effects (CONCORDANCE K11).
        let amount = match (dealt, self.t.edition) {
            (true, Edition::V1) => self.t.modified(card, amount),
            _ => amount,
        };
        let base = Happening {
            kind: Kind::DealtDamage,
            subject: obj,
            object: source,
            player,
            amount,
            flags,
            batch: 0,
        };
        // 1.9.5: reduced to 0 it was still dealt; not in the older edition (CONCORDANCE K13).
        if dealt && (amount > 0 || self.t.edition == Edition::V2) {
            self.note("1.9.4.3", || Note::Happened(base));
            after.push(base);
        }
        if amount <= 0 {
            // K13: in the older edition it was not dealt, so it was not done either.
            out.full &= self.t.edition == Edition::V2;
            return;
        }
        let card = self.t.state.card_mut(card);
        card.damage = card.damage.saturating_add(amount.min(i32::from(i16::MAX)) as i16);
        self.t.touch(Aspects::DAMAGE);
        out.amount += amount;
        out.objs.push(obj);
        if source != Obj::NONE
            && self.t.look(source).is_some_and(|l| l.values.kinds.contains(Kinds::CHARACTER))
        {
            let challenge = flags.contains(Flags::IN_CHALLENGE);
            self.t.state.hurt.push(Hurt { target: obj, by: source, challenge });
        }
        let taken = Happening { kind: Kind::TookDamage, ..base };
        self.note("1.9.3", || Note::Happened(taken));
        after.push(taken);
    }

    #[inline(never)]
    fn apply_heal(
        &mut self,
        from: Obj,
        amount: i32,
        player: PlayerIx,
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
    ) {
        let Some(card) = self.t.state.in_play(from) else { return };
        if self.t.values(card).bits.contains(Bits::KEEPS_DAMAGE) {
            self.note_barred(Happening::of(Kind::RemovedDamage, player).about(from).amount(amount));
            return;
        }
        let removed = amount.min(self.t.state.card(card).damage.into());
        if removed <= 0 {
            return;
        }
        self.t.state.card_mut(card).damage -= removed as i16;
        self.t.touch(Aspects::DAMAGE);
        let obj = self.t.state.obj(card);
        out.healed += removed;
        out.objs.push(obj);
        let what = Happening::of(Kind::RemovedDamage, player).about(obj).amount(removed);
        self.note("1.9.2.3", || Note::Happened(what));
        after.push(what);
    }

    #[inline(never)]
    fn apply_lore(
        &mut self,
        player: PlayerIx,
        amount: i32,
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
    ) {
        let barred = self.t.mods_about(player, Topics::LORE).any(|(m, _)| match m {
            Mod::Cant(Deed::GainLore) => amount > 0,
            Mod::Cant(Deed::LoseLore) => amount < 0,
            _ => false,
        });
        let lore = self.t.state.player(player).lore;
        // 1.11.1: never below 0; at 0 nothing is lost.
        let change = if barred { 0 } else { amount.max(-lore) };
        if change != amount {
            out.full = false;
        }
        if barred {
            let kind = if amount > 0 { Kind::GainedLore } else { Kind::LostLore };
            self.note_barred(Happening::of(kind, player).amount(amount.abs()));
        }
        if change == 0 {
            return;
        }
        self.t.state.player_mut(player).lore = lore + change;
        self.t.touch(Aspects::LORE);
        out.amount += change.abs();
        let kind = if change > 0 { Kind::GainedLore } else { Kind::LostLore };
        let what = Happening::of(kind, player).amount(change.abs());
        self.note("1.11.1", || Note::Happened(what));
        after.push(what);
    }

    #[inline(never)]
    fn apply_exert(&mut self, obj: Obj, out: &mut Outcome, after: &mut SmallVec<[Happening; 8]>) {
        let able = |c: &CardIx| {
            let state = self.t.state.card(*c);
            // 4.6.8.2: locations are neither ready nor exerted.
            !state.exerted
                && matches!(state.zone, Zone::Play | Zone::Inkwell)
                && !self.t.values(*c).kinds.contains(Kinds::LOCATION)
        };
        let Some(card) = self.t.state.current(obj).filter(able) else {
            out.full = false;
            return;
        };
        self.t.state.card_mut(card).exerted = true;
        self.t.touch(Aspects::EXERTED | Aspects::INK);
        let obj = self.t.state.obj(card);
        out.objs.push(obj);
        if self.t.state.card(card).zone == Zone::Play {
            let what = Happening::of(Kind::Exerted, self.t.state.card(card).owner).about(obj);
            self.note("5.1.1.2", || Note::Happened(what));
            after.push(what);
        } else {
            let owner = self.t.state.card(card).owner;
            self.note("5.1.1.2", || Note::InkExerted(owner));
        }
    }

    #[inline(never)]
    fn apply_ready(
        &mut self,
        obj: Obj,
        player: PlayerIx,
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
    ) {
        let able =
            |c: &CardIx| self.t.state.card(*c).exerted && !self.t.values(*c).bits.contains(Bits::CANT_READY);
        let Some(card) = self.t.state.current(obj).filter(able) else {
            out.full = false;
            if self.t.state.current(obj).is_some_and(|c| self.t.state.card(c).exerted) {
                self.note_barred(Happening::of(Kind::Readied, player).about(obj));
            }
            return;
        };
        self.t.state.card_mut(card).exerted = false;
        self.t.touch(Aspects::EXERTED | Aspects::INK);
        let obj = self.t.state.obj(card);
        out.objs.push(obj);
        if self.t.state.card(card).zone == Zone::Play {
            let what = Happening::of(Kind::Readied, player).about(obj);
            self.note("5.1.1.1", || Note::Happened(what));
            after.push(what);
        } else {
            let owner = self.t.state.card(card).owner;
            self.note("5.1.1.1", || Note::InkReadied(owner));
        }
    }

    #[inline(never)]
    fn apply_enter(
        &mut self,
        entry: &Entry,
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
        covered: &mut Objs,
    ) {
        let mut onto: SmallVec<[CardIx; 2]> = SmallVec::new();
        for card in entry.onto.iter().filter_map(|o| self.t.state.in_play(*o)) {
            onto.push(card);
            covered.push(self.t.state.obj(card));
        }
        let base = onto.first().map_or(Obj::NONE, |c| self.t.state.obj(*c));
        let is = self.enter(entry, &onto);
        out.objs.push(is);
        let flags = from_flag(entry.from);
        let what =
            Happening::of(Kind::Played, entry.player).about(is).with(base).amount(entry.paid).flags(flags);
        self.note("4.3.3", || Note::Happened(what));
        after.push(what);
        if !self.t.values(is.card).kinds.contains(Kinds::ACTION) {
            after.push(Happening { kind: Kind::EnteredPlay, ..what });
        }
        if entry.from == Zone::Discard {
            after.push(Happening { kind: Kind::LeftDiscard, ..what });
        }
        if entry.temporary {
            // 8.10.8.5: a delayed trigger at the end of the turn.
            let id = self.t.state.tick();
            let mut slots = Slots::new();
            slots.set(Slot::FREE, Binding::Objects(smallvec::smallvec![is]));
            let ability = self.t.pool.builtin().temporary;
            let you = entry.player;
            self.t.state.floating.push(Floating {
                id,
                ability,
                source: is,
                you,
                slots,
                until: Until::EndOfTurnOf(you, self.t.state.turn.saturating_sub(1)),
                once: true,
                on: None,
            });
        }
    }

    #[inline(never)]
    fn apply_locate(
        &mut self,
        who: Obj,
        place: Obj,
        player: PlayerIx,
        out: &mut Outcome,
        after: &mut SmallVec<[Happening; 8]>,
    ) {
        let (Some(card), Some(to)) = (self.t.state.in_play(who), self.t.state.in_play(place)) else {
            out.full = false;
            return;
        };
        if self.t.state.card(card).at == to {
            out.full = false;
            return;
        }
        let from = self.t.state.card(card).at;
        self.t.state.card_mut(card).at = to;
        self.t.touch(Aspects::PLACE);
        let obj = self.t.state.obj(card);
        out.objs.push(obj);
        let flags = if from == CardIx::NONE { Flags::empty() } else { Flags::FROM_LOCATION };
        let what = Happening::of(Kind::Moved, player).about(obj).with(self.t.state.obj(to)).flags(flags);
        self.note("4.7.4", || Note::Happened(what));
        after.push(what);
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

trait ReverseLast {
    fn reverse_last(&mut self, n: usize);
}

impl ReverseLast for Vec<CardIx> {
    fn reverse_last(&mut self, n: usize) {
        let len = self.len();
        self[len.saturating_sub(n)..].reverse();
    }
}
