//! What an instruction would do (C.3): the one definition, used for carrying it out and for telling beforehand what would come
//! of it (6.1.4.1, 6.1.5.1, 6.5.6). Changes nothing.

use crate::eval::{Bits, Board, PLAYERS_MAX, PlayerModKinds, Target};
use crate::program::*;
use crate::proposed::{Doer, ProposedEvent, ProposedEvents, Spot, Why};
use crate::state::*;
use crate::{OpenPoint, Point, eval::Ctx};
use smallvec::SmallVec;

/// The events that an instruction would make, and what of it cannot be done.
#[derive(Debug, Default)]
pub(crate) struct Proposal {
    /// They happen together.
    pub(crate) events: ProposedEvents,
    /// Something of it cannot be done (6.1.1, 6.1.5.1).
    pub(crate) is_short: bool,
    /// 1.2.2: what a text keeps from happening.
    pub(crate) barred: SmallVec<[Event; 1]>,
    /// 6.1.11.1: cards that are no longer what the text speaks of.
    pub(crate) gone: SmallVec<[Obj; 1]>,
    /// 1.9.4.2: damage that modifiers change, from and to.
    pub(crate) modified: SmallVec<[(Obj, i32, i32); 1]>,
    /// What would be done that is no event: cards looked at, effects that begin to last.
    pub(crate) others: usize,
}

/// Who carries an instruction out, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doing<'a> {
    /// From whose point of view.
    pub(crate) ctx: Ctx<'a>,
    /// Circumstances of the events.
    pub(crate) flags: Flags,
    /// 8.10.8.5: what is put somewhere leaves its stack alone.
    pub(crate) alone: bool,
}

impl Doing<'_> {
    /// Who does something to a card, and by what.
    fn doer(&self) -> Doer {
        Doer { player: self.ctx.you, source: self.ctx.this, flags: self.flags }
    }
}

/// How much of an event would come about if it happened now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// It cannot happen, or would change nothing.
    Nothing,
    /// Less than it says (1.11.1).
    Part,
    /// All of it.
    Full,
}

/// Damage that would be dealt or put.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    /// To what.
    pub(crate) to: Obj,
    /// 1.9.4.1: base damage.
    pub(crate) base: i32,
    /// Dealt or put.
    pub(crate) verb: DamageVerb,
    /// By what.
    pub(crate) source: Obj,
    /// Under which circumstances.
    pub(crate) flags: Flags,
}

/// What texts say of the damage that a card deals.
#[derive(Clone, Copy, Debug, Default)]
struct DamageTexts {
    /// 1.9.4.2: so much more is dealt.
    more: i32,
    /// 1.9.4.2, D.4: so much less of it is taken.
    less: i32,
    /// 1.2.2: nothing prevents it.
    for_sure: bool,
}

impl Board {
    /// A resolution, as the one that carries its instructions out.
    pub(crate) fn doing<'a>(&self, r: &'a Resolve) -> Doing<'a> {
        let temporary = self.pool.builtin().temporary;
        let alone = matches!(r.cause, Cause::Triggered(key) if key.ability == temporary);
        Doing { ctx: r.ctx(), flags: r.flags, alone }
    }

    /// What the instruction would do, and whether some of it cannot be done.
    pub(crate) fn propose(&self, verb: &Verb, d: &Doing<'_>) -> Proposal {
        let ctx = d.ctx;
        let mut plan = Proposal::default();
        match verb {
            Verb::DrawFromBottom(players, n) => self.per_player(players, n, &ctx, |player, n| {
                plan.events.extend((0..n.max(0)).map(|_| ProposedEvent::DrawFromBottom(player)));
            }),
            // 1.12.2: one after another.
            Verb::Draw(players, n) => self.per_player(players, n, &ctx, |player, n| {
                plan.events.extend((0..n.max(0)).map(|_| ProposedEvent::Draw(player)));
            }),
            Verb::GainLore(players, n) => self.per_player(players, n, &ctx, |player, n| {
                if n > 0 {
                    plan.events.push(ProposedEvent::Lore(player, n, d.flags, Obj::NONE));
                }
            }),
            Verb::LoseLore(players, n, _) => self.per_player(players, n, &ctx, |player, n| {
                if n > 0 {
                    plan.events.push(ProposedEvent::Lore(player, -n, d.flags, Obj::NONE));
                }
            }),
            Verb::GetInkDrops(players, n) => {
                // D.23: one by one, so that each may be replaced by itself.
                let one_by_one = self.rules.readings.follows(OpenPoint::DropsOneByOne)
                    && !self.is_replaced_together(EventKind::GotInkDrop);
                self.per_player(players, n, &ctx, |player, n| match one_by_one {
                    true => plan.events.extend((0..n.max(0)).map(|_| ProposedEvent::InkDrops(player, 1))),
                    false => plan.events.push(ProposedEvent::InkDrops(player, n.max(0))),
                });
            }
            Verb::Damage { verb, hits, .. } => self.propose_damage(*verb, hits, d, &mut plan),
            Verb::RemoveDamage { from, amount, .. } => {
                self.propose_removal(from, amount, d, CardIx::NONE, &mut plan);
            }
            Verb::MoveDamage { from, to, amount, .. } => {
                self.propose_moved_damage(from, to, amount, d, &mut plan);
            }
            // Only a character's damage makes a character the banisher (1.8.1.4); an effect has none.
            Verb::Banish(objects) => self.on_each(objects, &ctx, &mut plan, |card| {
                let state = self.state.card(card);
                (state.zone() == Zone::Play).then(|| ProposedEvent::Put {
                    flags: self.circumstances(card, d),
                    obj: self.state.obj(card),
                    to: Spot::Discard,
                    why: Why::Banish(Obj::NONE),
                    player: state.owner(),
                })
            }),
            Verb::Exert(objects) => self.on_each(objects, &ctx, &mut plan, |card| {
                Some(ProposedEvent::Exert(self.state.obj(card), d.doer()))
            }),
            Verb::ExertSymbol(objects) => self.on_each(objects, &ctx, &mut plan, |card| {
                self.can_exert(card).is_ok().then(|| ProposedEvent::Exert(self.state.obj(card), d.doer()))
            }),
            Verb::Ready(objects) => self.on_each(objects, &ctx, &mut plan, |card| {
                Some(ProposedEvent::Ready(self.state.obj(card), d.doer()))
            }),
            Verb::Put { by, what, to, .. } => {
                let spot = self.spot(to, &ctx);
                let (cards, _) = self.cards_to_put(what, d, &mut plan);
                if let Some(spot) = spot {
                    plan.events = self.putting(*by, &cards, spot, d);
                }
            }
            Verb::Discard { what, .. } => {
                self.on_each(what, &ctx, &mut plan, |card| {
                    self.discarding(card, self.circumstances(card, d))
                });
            }
            Verb::DiscardHand(players, _) => {
                for player in self.players(players, &ctx).iter() {
                    let hand = self.state.player(player).hand();
                    let discard = |card: &CardIx| self.discarding(*card, self.circumstances(*card, d));
                    plan.events.extend(hand.iter().filter_map(discard));
                }
            }
            Verb::MoveTo { who, to, .. } => self.propose_move(who, to, d, &mut plan),
            Verb::ExtraTurn(players) => plan.do_at_least_one(self.players(players, &ctx).len() as usize),
            Verb::Shuffle(players) => {
                plan.events.extend(self.players(players, &ctx).iter().map(ProposedEvent::Shuffle));
            }
            Verb::PayInk(who, n) => {
                let n = self.amount(n, &ctx);
                plan.is_short = self.player(*who, &ctx).is_none_or(|p| self.spendable_ink(p) < n);
            }
            Verb::RemoveInkDrops(who, n) => {
                let n = self.amount(n, &ctx);
                let drops = self.player(*who, &ctx).map(|p| i32::from(self.state.player(p).ink_drops()));
                plan.is_short = drops.is_none_or(|drops| drops < n);
                plan.others = usize::from(n > 0 && drops.is_some_and(|drops| drops > 0));
            }
            Verb::UseFree(objects, name) => {
                plan.do_at_least_one(self.free_use(objects, *name, &ctx).iter().count())
            }
            Verb::Look { what, .. } => plan.do_at_least_one(self.objects(what, &ctx).len()),
            // 7.2.2: what will be found is not known before.
            Verb::RevealUntil { of, .. } => {
                let deck = self.player(*of, &ctx).map_or(0, |p| self.state.player(p).deck().len());
                plan.do_at_least_one(deck);
            }
            Verb::Apply { to, mods, .. } => {
                let objects = self.objects(to, &ctx);
                let gains =
                    |obj: &&Obj| self.state.current(**obj).is_some_and(|c| !self.can_gain_none(c, *mods));
                plan.do_at_least_one(objects.iter().filter(gains).count());
            }
            Verb::Continue { scope, .. } => plan.do_at_least_one(match scope {
                Scope::This => self.state.current(ctx.this).iter().count(),
                Scope::Objects(_) | Scope::Players(_) => 1,
            }),
            Verb::MakeFloating { on, .. } => {
                plan.do_at_least_one(on.as_ref().map_or(1, |on| self.objects(on, &ctx).len()));
            }
            Verb::Random { from, count, .. } => {
                let there = self.objects(from, &ctx).len();
                plan.is_short = there < self.amount(count, &ctx).max(0) as usize;
            }
            Verb::Fail => plan.is_short = true,
            Verb::Bind(..)
            | Verb::BindMore(..)
            | Verb::Set(..)
            | Verb::Add(..)
            | Verb::Gather(..)
            | Verb::AfterPlay(..) => {}
        }
        plan
    }

    // 9.2.2: the active player first, then to the left.
    fn per_player(&self, players: &Players, n: &Amount, ctx: &Ctx<'_>, mut each: impl FnMut(PlayerIx, i32)) {
        let set = self.players(players, ctx);
        for player in self.state.from(self.state.active()).filter(|p| set.has(*p)) {
            each(player, self.amount(n, &ctx.at_player(player)));
        }
    }

    /// An event for each of the objects that are still there; one that is not counts as not done.
    fn on_each(
        &self,
        objects: &Objects,
        ctx: &Ctx<'_>,
        plan: &mut Proposal,
        make: impl Fn(CardIx) -> Option<ProposedEvent>,
    ) {
        for obj in self.objects(objects, ctx) {
            match self.state.current(obj) {
                Some(card) => match make(card) {
                    Some(event) => plan.events.push(event),
                    None => plan.is_short = true,
                },
                None => {
                    plan.gone.push(obj);
                    plan.is_short = true;
                }
            }
        }
    }

    /// How something happens to a card: also whether an opponent's effect does it.
    fn circumstances(&self, card: CardIx, d: &Doing<'_>) -> Flags {
        let owner = self.state.card(card).owner();
        match owner != d.ctx.you && self.players(&Players::Opponents, &d.ctx).has(owner) {
            true => d.flags | Flags::BY_OPPONENT,
            false => d.flags,
        }
    }

    fn discarding(&self, card: CardIx, flags: Flags) -> Option<ProposedEvent> {
        let state = self.state.card(card);
        (state.zone() == Zone::Hand).then(|| ProposedEvent::Put {
            flags,
            obj: self.state.obj(card),
            to: Spot::Discard,
            why: Why::Discard,
            player: state.owner(),
        })
    }

    fn propose_damage(
        &self,
        verb: DamageVerb,
        hits: &[(Objects, Amount)],
        d: &Doing<'_>,
        plan: &mut Proposal,
    ) {
        for (objects, amount) in hits {
            for obj in self.objects(objects, &d.ctx) {
                let Some(card) = self.state.in_play(obj) else {
                    plan.gone.push(obj);
                    plan.is_short = true;
                    continue;
                };
                let to = self.state.obj(card);
                let base = self.amount(amount, &d.ctx.at(to));
                let flags = self.circumstances(card, d);
                self.strike(Blow { to, base, verb, source: d.ctx.this, flags }, plan);
            }
        }
    }

    // 1.9.2.1, 1.9.2.2, 8.8.3: dealt damage is modified, put damage is not.
    /// 1.9.4: base damage, then modifiers.
    pub(crate) fn strike(&self, blow: Blow, plan: &mut Proposal) {
        let Blow { to, base, verb, source, mut flags } = blow;
        // 5.3.6.2: base damage of 0 or less is no damage.
        let Some(card) = self.state.in_play(to).filter(|_| base > 0) else {
            plan.is_short = true;
            return;
        };
        // 1.9.4.2: "1 more damage" is a modifier as Resist is; what is dealt grows by it.
        let texts = match verb {
            DamageVerb::Put => DamageTexts::default(),
            DamageVerb::Deal | DamageVerb::DealInFull | DamageVerb::DealForSure | DamageVerb::DealWholly => {
                self.texts_on_damage_of(source, flags, to)
            }
        };
        let takes = self.taken_more(card, base, source, flags);
        if texts.more != 0 {
            plan.modified.push((to, base, base + texts.more));
        }
        let base = base + texts.more;
        let amount;
        if verb != DamageVerb::Put {
            if self.cannot_be_dealt(card, flags) {
                let owner = self.state.card(card).owner();
                plan.barred
                    .push(Event::of(EventKind::DealtDamage, owner).about(to).with(source).amount(base));
                plan.is_short = true;
                return;
            }
            // 1.9.4: modifiers come before replacement effects; in the older edition after them (K11).
            if verb.is_in_full() || self.deals_in_full(source) {
                flags |= Flags::IN_FULL;
                amount = base + takes.max(0);
            } else if self.rules.has(Point::ModifiersFirst) {
                amount = self.modified(card, base, takes - texts.less);
            } else {
                amount = (base + takes).max(0);
            }
        } else {
            amount = (base + takes).max(0);
        }
        if amount != base {
            plan.modified.push((to, base, amount));
        }
        let dealt = verb.deals();
        let for_sure = verb.is_for_sure() || dealt && texts.for_sure;
        flags.set(Flags::FOR_SURE, for_sure || flags.contains(Flags::FOR_SURE));
        plan.events.push(ProposedEvent::Damage { to, amount, base, dealt, source, flags });
    }

    /// Whether a text says that the damage of this card is not reduced.
    fn deals_in_full(&self, source: Obj) -> bool {
        self.state.in_play(source).is_some_and(|card| self.values(card).bits.contains(Bits::DEALS_IN_FULL))
    }

    /// What texts on this card say of the damage that it deals.
    #[inline]
    fn texts_on_damage_of(&self, source: Obj, flags: Flags, to: Obj) -> DamageTexts {
        let card = self.state.in_play(source);
        card.filter(|card| self.values(*card).bits.contains(Bits::FURTHER))
            .map_or(DamageTexts::default(), |card| self.asked_texts_on_damage(card, flags, to))
    }

    #[inline(never)]
    fn asked_texts_on_damage(&self, card: CardIx, flags: Flags, to: Obj) -> DamageTexts {
        let in_challenge = flags.contains(Flags::IN_CHALLENGE);
        let mut texts = DamageTexts::default();
        for (m, active) in self.mods_on(Target::Card(card)) {
            if let Mod::DealsMore(dealing, whom, _) = m
                && (*dealing == Dealing::All || in_challenge)
                && self.matches(whom, to, &self.ctx_of(active))
            {
                texts.more += active.value.max(0);
                texts.less -= active.value.min(0);
            }
            texts.for_sure |= matches!(m, Mod::DealsForSure);
        }
        texts
    }

    /// 1.9.3, 1.9.4.2: how much more, or less, of that damage the card takes.
    #[inline]
    fn taken_more(&self, card: CardIx, amount: i32, source: Obj, flags: Flags) -> i32 {
        match self.values(card).bits.contains(Bits::FURTHER) {
            true => self.asked_taken_more(card, amount, source, flags),
            false => 0,
        }
    }

    #[inline(never)]
    fn asked_taken_more(&self, card: CardIx, amount: i32, source: Obj, flags: Flags) -> i32 {
        let owner = self.state.card(card).owner();
        let taken = Event::of(EventKind::TookDamage, owner).about(self.state.obj(card));
        let taken = taken.with(source).amount(amount).flags(flags);
        let is_such =
            |of: &Pattern, active: &crate::eval::Active| self.fits_pattern(of, &taken, &self.ctx_of(active));
        self.mods_on(Target::Card(card))
            .filter(|(m, active)| matches!(m, Mod::TakesMore(of, _) if is_such(of, active)))
            .map(|(_, active)| active.value)
            .sum()
    }

    /// 1.9.2.3: from each of them as much as there is; how much in all.
    fn propose_removal(
        &self,
        from: &Objects,
        amount: &Amount,
        d: &Doing<'_>,
        not: CardIx,
        plan: &mut Proposal,
    ) -> i32 {
        let mut all = 0;
        for obj in self.objects(from, &d.ctx) {
            let Some(card) = self.state.in_play(obj) else { continue };
            let obj = self.state.obj(card);
            let amount = self.amount(amount, &d.ctx.at(obj)).min(self.state.card(card).damage().into());
            if amount <= 0 || card == not {
                continue;
            }
            let moves = not != CardIx::NONE;
            if self.values(card).bits.contains(Bits::KEEPS_DAMAGE)
                || moves && self.cannot_move_damage(card, &Prohibited::LoseMovedDamage)
            {
                // 1.2.2: its damage cannot be removed, or not be moved away.
                plan.barred.push(Event::of(EventKind::RemovedDamage, d.ctx.you).about(obj).amount(amount));
                continue;
            }
            plan.events.push(ProposedEvent::RemoveDamage { from: obj, amount, player: d.ctx.you });
            all += amount;
        }
        all
    }

    fn propose_moved_damage(
        &self,
        from: &Objects,
        to: &Objects,
        amount: &Amount,
        d: &Doing<'_>,
        plan: &mut Proposal,
    ) {
        let to = self.objects(to, &d.ctx).iter().find_map(|o| self.state.in_play(*o));
        let Some(to) = to else {
            plan.is_short = true;
            return;
        };
        // 1.2.2: damage may be kept from being moved there.
        if self.cannot_move_damage(to, &Prohibited::TakeMovedDamage) {
            let owner = self.state.card(to).owner();
            plan.barred.push(Event::of(EventKind::TookDamage, owner).about(self.state.obj(to)));
            plan.is_short = true;
            return;
        }
        // 1.9.2.4: never from a card to itself.
        let moved = self.propose_removal(from, amount, d, to, plan);
        if moved > 0 {
            // 6.5.2: however many it comes from, it is taken at one time.
            let (source, flags) = (d.ctx.this, d.flags);
            let (amount, base) = ((moved + self.taken_more(to, moved, source, flags)).max(0), moved);
            let to = self.state.obj(to);
            plan.events.push(ProposedEvent::Damage { to, amount, base, dealt: false, source, flags });
        }
    }

    /// 1.2.2: whether a text keeps damage from being moved from the card, or to it.
    fn cannot_move_damage(&self, card: CardIx, deed: &Prohibited) -> bool {
        self.values(card).bits.contains(Bits::FURTHER)
            && self.mods_on(Target::Card(card)).any(|(m, _)| matches!(m, Mod::Cant(barred) if barred == deed))
    }

    fn propose_move(&self, who: &Objects, place: &Objects, d: &Doing<'_>, plan: &mut Proposal) {
        let to = self.objects(place, &d.ctx).first().copied();
        let Some(to) = to.and_then(|o| self.state.in_play(o)).map(|card| self.state.obj(card)) else {
            plan.is_short = true;
            return;
        };
        // 1.2.2: who cannot move is not moved by an effect either.
        let mut barred = SmallVec::new();
        for obj in self.objects(who, &d.ctx) {
            let Some(card) = self.state.in_play(obj) else { continue };
            if self.is_barred_from(card, to.card) {
                barred.push(Event::of(EventKind::Moved, d.ctx.you).about(self.state.obj(card)).with(to));
            }
        }
        plan.barred = barred;
        self.on_each(who, &d.ctx, plan, |card| {
            (!self.is_barred_from(card, to.card))
                .then(|| ProposedEvent::MoveToLocation(self.state.obj(card), to, d.doer()))
        });
    }

    /// The cards that would be put somewhere, and whether fewer than the text asks for.
    pub(crate) fn cards_to_put(&self, what: &Objects, d: &Doing<'_>, plan: &mut Proposal) -> (Objs, bool) {
        let ctx = d.ctx;
        let alone = d.alone;
        let objs = self.objects(what, &ctx);
        let mut is_short = self.demanded(what, &ctx).is_some_and(|n| objs.len() < n);
        let mut cards = Objs::new();
        for obj in objs {
            match self.state.follow(obj) {
                Some(_) if alone => cards.push(obj),
                Some(card) => cards.push(self.state.obj(card)),
                None => {
                    plan.gone.push(obj);
                    is_short = true;
                }
            }
        }
        (cards, is_short)
    }

    /// Several cards to one place; the first listed ends on top.
    pub(crate) fn putting(&self, by: PlayerRef, cards: &[Obj], spot: Spot, d: &Doing<'_>) -> ProposedEvents {
        let player = self.player(by, &d.ctx).unwrap_or(d.ctx.you);
        let why = if d.alone { Why::Alone } else { Why::Put };
        // 8.4.1: nothing lies under itself.
        let is_host = |obj: &Obj| matches!(spot, Spot::Under { host, .. } if host.card == obj.card);
        let mut events: ProposedEvents = cards
            .iter()
            .filter(|obj| !is_host(obj))
            .map(|obj| {
                let flags = self.circumstances(obj.card, d);
                ProposedEvent::Put { obj: *obj, to: spot, why, player, flags }
            })
            .collect();
        // The top of the deck is filled from below.
        if matches!(spot, Spot::DeckTop | Spot::DeckShuffled) {
            events.reverse();
        }
        events
    }
}

impl Proposal {
    /// So many would be done that are no events; none is too few.
    fn do_at_least_one(&mut self, count: usize) {
        self.others = count;
        self.is_short |= count == 0;
    }

    /// How many of the events would come about in part at least, and how many in full.
    pub(crate) fn extents(&self, board: &Board) -> (usize, usize) {
        let (mut some, mut full) = (0, 0);
        let mut drawn = [0; PLAYERS_MAX];
        for event in &self.events {
            let extent = board.extent(event, &mut drawn);
            some += usize::from(extent != Extent::Nothing);
            full += usize::from(extent == Extent::Full);
        }
        (some, full)
    }
}

impl Board {
    /// How much of the event would come about, after so many cards were drawn: the same questions as when it is applied.
    fn extent(&self, event: &ProposedEvent, drawn: &mut [usize; PLAYERS_MAX]) -> Extent {
        let if_so = |is_so: bool| if is_so { Extent::Full } else { Extent::Nothing };
        match event {
            // 1.12.2: one after another, each player from their own deck.
            ProposedEvent::Draw(player) | ProposedEvent::DrawFromBottom(player) => {
                drawn[player.index()] += 1;
                if_so(drawn[player.index()] <= self.state.player(*player).deck().len())
            }
            ProposedEvent::Put { why: Why::Alone, .. } => Extent::Full,
            ProposedEvent::Put { obj, .. } => if_so(self.state.current(*obj).is_some()),
            // 1.9.5: reduced to 0 it is still dealt.
            ProposedEvent::Damage { to, amount, dealt, .. } => {
                let at_zero = *dealt && self.rules.has(Point::DealtAtZero);
                if_so(self.state.in_play(*to).is_some() && (*amount > 0 || at_zero))
            }
            ProposedEvent::RemoveDamage { from, amount, .. } => {
                if_so(self.removable(*from, *amount).is_some())
            }
            ProposedEvent::Lore(player, amount, ..) => match self.lore_change(*player, *amount) {
                0 => Extent::Nothing,
                change if change == *amount => Extent::Full,
                _ => Extent::Part,
            },
            ProposedEvent::InkDrops(_, count) => if_so(*count > 0),
            ProposedEvent::Exert(obj, _) => if_so(self.exertable(*obj).is_some()),
            ProposedEvent::Ready(obj, _) => if_so(self.readiable(*obj).is_some()),
            ProposedEvent::MoveToLocation(who, place, _) => if_so(self.moving(*who, *place).is_some()),
            ProposedEvent::Enter(_) | ProposedEvent::Shuffle(_) => Extent::Full,
            ProposedEvent::Nothing => Extent::Nothing,
        }
    }

    /// 5.1.1.2: the card that would be exerted. 4.6.8.2: locations are neither ready nor exerted.
    #[inline]
    pub(crate) fn exertable(&self, obj: Obj) -> Option<CardIx> {
        self.state.current(obj).filter(|card| {
            let state = self.state.card(*card);
            !state.exerted()
                && matches!(state.zone(), Zone::Play | Zone::Inkwell)
                && !self.values(*card).kinds.contains(Kinds::LOCATION)
        })
    }

    /// 5.1.1.1: the card that would be readied.
    pub(crate) fn readiable(&self, obj: Obj) -> Option<CardIx> {
        let able = |card: &CardIx| {
            self.state.card(*card).exerted() && !self.values(*card).bits.contains(Bits::CANT_READY)
        };
        self.state.current(obj).filter(able)
    }

    /// 1.9.2.3: the card from which damage would be removed, and how much.
    pub(crate) fn removable(&self, from: Obj, amount: i32) -> Option<(CardIx, i32)> {
        let card = self.state.in_play(from)?;
        let removed = amount.min(self.state.card(card).damage().into());
        (removed > 0 && !self.values(card).bits.contains(Bits::KEEPS_DAMAGE)).then_some((card, removed))
    }

    /// 1.11.1: how much lore would be gained or lost: never below 0, and nothing where a text forbids it (1.2.2).
    pub(crate) fn lore_change(&self, player: PlayerIx, amount: i32) -> i32 {
        if self.is_lore_barred(player, amount) { 0 } else { amount.max(-self.state.player(player).lore()) }
    }

    /// 1.2.2: whether a text forbids it.
    pub(crate) fn is_lore_barred(&self, player: PlayerIx, amount: i32) -> bool {
        let is_barred = |m: &Mod| match amount {
            1.. => matches!(m, Mod::Cant(Prohibited::GainLore)),
            0 => false,
            ..0 => matches!(m, Mod::Cant(Prohibited::LoseLore)),
        };
        self.mods_about(player, PlayerModKinds::LORE).any(|(m, _)| is_barred(m))
    }

    /// 4.7.4: who would move, and where to: not to where it is.
    pub(crate) fn moving(&self, who: Obj, place: Obj) -> Option<(CardIx, CardIx)> {
        let (card, to) = (self.state.in_play(who)?, self.state.in_play(place)?);
        (self.state.card(card).at() != to).then_some((card, to))
    }

    /// 1.5.5.4: the ability of that name that would be used for free.
    pub(crate) fn free_use(
        &self,
        objects: &Objects,
        name: AbilityNameId,
        ctx: &Ctx<'_>,
    ) -> Option<(CardIx, AbilityIx)> {
        let card = self.objects(objects, ctx).iter().find_map(|o| self.state.in_play(*o))?;
        let mut found = None;
        self.each_ability(card, |ix, _| {
            let ability = self.pool.ability(ix);
            if ability.name == Some(name) && matches!(ability.kind, AbilityKind::Activated(_)) {
                found = Some(ix);
            }
        });
        found
            .filter(|ability| self.can_use(ctx.you, card, *ability, true).is_ok())
            .map(|ability| (card, ability))
    }
}
