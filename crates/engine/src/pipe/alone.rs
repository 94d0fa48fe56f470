//! Events of a turn that nobody has a say in, in one go: {E}, lore, a card drawn, inked or played, cards readied or banished.
//!
//! Each does what `apply.rs` does with the same event, without the lists that events of all kinds need. Where anybody listens none of
//! these ways is taken: the proof compares them with the long way at every decision.

use super::replace::PUT_KINDS;
use crate::Point;
use crate::eval::{Bits, PlayerModKinds};
use crate::game::Game;
use crate::program::{Dependencies, EventKind, Flags, HowPlayed, Kinds};
use crate::proposed::{Entry, ProposedEvent, Spot, Why};
use crate::record::{Moving, Record};
use crate::state::*;
use smallvec::SmallVec;

impl<R: Record> Game<R> {
    /// Whether events of these kinds happen just as they are proposed: nothing replaces them, and nobody listens to the log.
    #[inline(always)]
    fn nobody_minds(&mut self, kinds: u64) -> bool {
        if R::LISTENS || R::TRACES || !self.board.state.floating().is_empty() {
            return false;
        }
        self.board.refresh();
        self.board.replaced() & kinds == 0
    }

    /// It happened: it is logged, and triggers look at it.
    #[inline]
    fn happened(&mut self, event: Option<Event>) {
        self.board.refresh();
        if let Some(event) = event {
            self.board.apply(Write::Happened(event));
            let (triggers, own) = self.board.listen();
            if (triggers | own) & event.kind.bit() != 0 {
                self.hear(&[event]);
            }
            self.board.refresh();
        }
    }

    /// Tells of one thing that is no change of state by itself, and lets triggers look at it.
    #[inline(never)]
    pub(crate) fn tell_one(&mut self, rule: &'static str, event: Event) {
        if R::LISTENS || R::TRACES || !self.board.state.floating().is_empty() {
            return self.tell(rule, &mut [event]);
        }
        let batch = self.board.tick();
        self.board.refresh();
        let event = Event { batch, ..event };
        self.board.apply(Write::Happened(event));
        let (triggers, own) = self.board.listen();
        if (triggers | own) & event.kind.bit() != 0 {
            self.hear(&[event]);
        }
    }

    /// 5.1.1.2: {E}, where nobody minds; whether that is so.
    #[inline(never)]
    pub(crate) fn exerts_alone(&mut self, obj: Obj, player: PlayerIx) -> bool {
        if !self.nobody_minds(EventKind::Exerted.bit()) {
            return false;
        }
        let batch = self.board.tick();
        let mut event = None;
        if let Some(card) = self.board.exertable(obj) {
            self.board.apply(Write::Exert(card));
            let state = self.board.state.card(card);
            if state.zone() == Zone::Play {
                let (owner, obj) = (state.owner(), self.board.state.obj(card));
                let flags =
                    if owner == player { Flags::empty() } else { self.board.by_opponent(obj, player) };
                event = Some(Event { batch, ..Event::of(EventKind::Exerted, owner).about(obj).flags(flags) });
            }
        }
        self.happened(event);
        true
    }

    /// 1.11.1: so much lore is gained, where nobody minds; whether that is so.
    #[inline(never)]
    pub(crate) fn gains_alone(&mut self, player: PlayerIx, amount: i32, flags: Flags, from: Obj) -> bool {
        if !self.nobody_minds(EventKind::GainedLore.bit() | EventKind::LostLore.bit()) || amount <= 0 {
            return false;
        }
        let batch = self.board.tick();
        let change = self.board.lore_change(player, amount);
        let mut event = None;
        if change > 0 {
            let lore = self.board.state.player(player).lore();
            self.board.apply(Write::Lore(player, lore + change));
            let gained = Event::of(EventKind::GainedLore, player).about(from).amount(change).flags(flags);
            event = Some(Event { batch, ..gained });
        }
        self.happened(event);
        true
    }

    /// 1.12.1: the top card is drawn, where nobody minds; whether that is so.
    #[inline(never)]
    pub(crate) fn draws_alone(&mut self, player: PlayerIx) -> bool {
        if !self.nobody_minds(EventKind::Drew.bit()) {
            return false;
        }
        let batch = self.board.tick();
        let mut event = None;
        // 1.8.1.2: drawing from an empty deck is harmless.
        if let Some(card) = self.board.state.player(player).deck().last().copied() {
            let is = self.place(card, Spot::Hand, Moving::Draw);
            let flags = self.board.draw_flags(player);
            event =
                Some(Event { batch, ..Event::of(EventKind::Drew, player).about(is).amount(1).flags(flags) });
        }
        self.happened(event);
        true
    }

    /// 4.2.1.3: a card of the hand goes into the inkwell, where nobody minds; whether that is so.
    #[inline(never)]
    pub(crate) fn inks_alone(&mut self, player: PlayerIx, card: CardIx) -> bool {
        let from_hand = self.board.state.card(card).zone() == Zone::Hand;
        if !from_hand || self.board.state.challenge().is_some() || !self.nobody_minds(PUT_KINDS) {
            return false;
        }
        let batch = self.board.tick();
        let to = self.real_spot(card, Spot::Inkwell { exerted: false });
        let is = self.place(card, to, Moving::Ink);
        let flags = Flags::FROM_HAND | Flags::INKING;
        let inked = Event::of(EventKind::IntoInkwell, player).about(is).amount(1).flags(flags);
        self.happened(Some(Event { batch, ..inked }));
        true
    }

    /// 4.3: a card of the hand is played for ink and stays in play, where nobody minds and nobody is asked how it is paid or enters;
    /// whether that is so. It is known to be legal.
    #[inline(never)]
    pub(crate) fn plays_alone(&mut self, player: PlayerIx, card: CardIx) -> bool {
        if !self.nobody_minds(EventKind::Played.bit() | EventKind::EnteredPlay.bit())
            || !self.is_played_plainly(player, card)
        {
            return false;
        }
        let paid = self.board.ink_price(player, card);
        self.pays_at_once(player, paid);
        // 4.3.2: nobody looks at it while it is announced, so that it goes from the hand straight into play.
        let entry = Entry {
            card: self.board.state.obj(card),
            player,
            how: HowPlayed::Ink,
            paid,
            onto: SmallVec::new(),
            exerted: false,
            bodyguard: false,
            damage: 0,
            temporary: false,
            drops: 0,
            from: Zone::Hand,
            gifts: SmallVec::new(),
        };
        self.enters_alone(&entry)
    }

    /// Whether it is paid with ink cards, and no text looks at that, says how it enters, or comes with it.
    fn is_played_plainly(&self, player: PlayerIx, card: CardIx) -> bool {
        // While it is announced its ink is exerted and it is in no zone.
        const MEANWHILE: Dependencies = Dependencies::INK.union(Dependencies::HAND);
        let board = &self.board;
        let values = board.values(card);
        board.state.card(card).zone() == Zone::Hand
            && board.state.player(player).ink_drops() == 0
            && board.rules.has(Point::PlayGoesOn)
            && !values.kinds.contains(Kinds::ACTION)
            && !values.bits.contains(Bits::ELSEWHERE)
            && !board.sources.depends().intersects(MEANWHILE)
            && !board.any_text_on(player, PlayerModKinds::PRICES)
            && self.enters_plainly(card)
    }

    /// 4.3.3: a card of the hand enters play on nothing, where nobody minds; whether that is so.
    #[inline(never)]
    pub(crate) fn enters_alone(&mut self, entry: &Entry) -> bool {
        let plain =
            entry.onto.is_empty() && entry.gifts.is_empty() && !entry.temporary && entry.from == Zone::Hand;
        if !plain || !self.nobody_minds(EventKind::Played.bit() | EventKind::EnteredPlay.bit()) {
            return false;
        }
        let batch = self.board.tick();
        let is = self.enter(entry, &[]);
        let played = Event::of(EventKind::Played, entry.player).about(is).amount(entry.paid);
        let played = Event { batch, ..played.flags(Flags::FROM_HAND) };
        let both = [played, Event { kind: EventKind::EnteredPlay, ..played }];
        // 5.4.1.2: an action is played and never enters.
        let is_action = self.board.values(is.card).kinds.contains(Kinds::ACTION);
        let told = if is_action { &both[..1] } else { &both[..] };
        self.board.refresh();
        let mut kinds = 0;
        for event in told {
            self.board.apply(Write::Happened(*event));
            kinds |= event.kind.bit();
        }
        let (triggers, own) = self.board.listen();
        if (triggers | own) & kinds != 0 {
            self.hear(told);
        }
        self.board.refresh();
        true
    }

    /// 4.6.6.2: damage that both sides of a challenge deal at once, where nobody minds; whether that is so. There is some.
    #[inline(never)]
    pub(crate) fn hurts_alone(&mut self, changes: &[ProposedEvent]) -> bool {
        const HURTS: u64 = EventKind::DealtDamage.bit() | EventKind::TookDamage.bit();
        let rules = self.board.rules;
        // In the older edition modifiers come after replacement effects, and nothing is dealt at 0 (CONCORDANCE K11, K13).
        let plain = rules.has(Point::ModifiersFirst) && rules.has(Point::DealtAtZero);
        if !plain || !self.nobody_minds(HURTS) {
            return false;
        }
        let batch = self.board.tick();
        let mut told: SmallVec<[Event; 4]> = SmallVec::new();
        for change in changes {
            let ProposedEvent::Damage { to, amount, base, source, flags, .. } = *change else { continue };
            let Some(card) = self.board.state.in_play(to) else { continue };
            let (obj, player) = (self.board.state.obj(card), self.board.state.card(card).owner());
            let flags = flags | self.challenge_flags(obj);
            let hurt = Event::of(EventKind::DealtDamage, player).about(obj).with(source);
            let hurt = Event { batch, ..hurt.amount(amount).flags(flags) };
            told.push(self.told_as_dealt(hurt, base));
            if amount > 0 {
                self.put_damage(card, amount, source, flags);
                told.push(Event { kind: EventKind::TookDamage, ..hurt });
            }
        }
        self.board.refresh();
        told.iter().for_each(|event| self.board.apply(Write::Happened(*event)));
        let (triggers, own) = self.board.listen();
        if (triggers | own) & HURTS != 0 {
            self.hear(&told);
        }
        self.board.refresh();
        true
    }

    /// 1.8.1.4: these are banished together for their damage, where nobody minds; whether that is so.
    #[inline(never)]
    pub(crate) fn banishes_alone(&mut self, changes: &[ProposedEvent]) -> bool {
        if !self.nobody_minds(PUT_KINDS) || !changes.iter().all(|change| self.is_banished_alone(change)) {
            return false;
        }
        let batch = self.board.tick();
        let mut gone: SmallVec<[(Obj, PlayerIx, Flags); 4]> = SmallVec::new();
        let first = self.board.state.log().len();
        // 7.4.3: what is about to leave play is looked for first, all of it together.
        for change in changes {
            let ProposedEvent::Put { obj, why: Why::Banish(by), .. } = *change else { continue };
            let owner = self.board.state.card(obj.card).owner();
            let flags = self.challenge_flags(obj) | Flags::FROM_PLAY;
            let left = Event::of(EventKind::LeftPlay, owner).about(obj).amount(1).flags(flags);
            let left = Event { batch, ..left };
            self.board.apply(Write::Happened(Event { kind: EventKind::Banished, object: by, ..left }));
            self.board.apply(Write::Happened(left));
            if by != Obj::NONE {
                let (kind, player) = (EventKind::Banishes, self.board.state.card(by.card).owner());
                let (subject, object, flags) = (by, obj, flags & Flags::IN_CHALLENGE);
                self.board.apply(Write::Happened(Event { kind, subject, object, player, flags, ..left }));
            }
            gone.push((obj, owner, flags));
        }
        const LEAVES: u64 = EventKind::Banished.bit() | EventKind::LeftPlay.bit() | EventKind::Banishes.bit();
        self.hear_since(first, LEAVES);
        for (obj, _, _) in &mut gone {
            *obj = self.place(obj.card, Spot::Discard, Moving::Banish);
        }
        self.board.refresh();
        let first = self.board.state.log().len();
        for (is, owner, flags) in gone {
            let event = Event::of(EventKind::IntoDiscard, owner).about(is).amount(1).flags(flags);
            self.board.apply(Write::Happened(Event { batch, ..event }));
        }
        self.hear_since(first, EventKind::IntoDiscard.bit());
        self.board.refresh();
        true
    }

    /// Whether it is a card in play that nothing lies under.
    fn is_banished_alone(&self, change: &ProposedEvent) -> bool {
        let ProposedEvent::Put { obj, why: Why::Banish(_), .. } = change else { return false };
        let card = self.board.state.card(obj.card);
        card.inc() == obj.inc && card.below() == CardIx::NONE
    }

    /// Triggers look at what was logged since; all of it is of these kinds.
    #[inline]
    fn hear_since(&mut self, first: usize, kinds: u64) {
        let (triggers, own) = self.board.listen();
        if (triggers | own) & kinds != 0 {
            let told: SmallVec<[Event; 12]> = SmallVec::from_slice(&self.board.state.log()[first..]);
            self.hear(&told);
        }
    }

    /// 3.2.1.1: these are readied together, where nobody minds; whether that is so. There is at least one.
    #[inline(never)]
    pub(crate) fn readies_alone(&mut self, player: PlayerIx, cards: &[Obj]) -> bool {
        if !self.nobody_minds(EventKind::Readied.bit()) {
            return false;
        }
        let batch = self.board.tick();
        for obj in cards {
            self.board.apply(Write::Ready(obj.card));
        }
        self.board.refresh();
        for obj in cards {
            let event = Event::of(EventKind::Readied, player).about(*obj);
            self.board.apply(Write::Happened(Event { batch, ..event }));
        }
        let (triggers, own) = self.board.listen();
        if (triggers | own) & EventKind::Readied.bit() != 0 {
            let log = self.board.state.log();
            let told: SmallVec<[Event; 12]> = SmallVec::from_slice(&log[log.len() - cards.len()..]);
            self.hear(&told);
        }
        self.board.refresh();
        true
    }
}
