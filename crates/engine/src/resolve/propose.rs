//! What an instruction would do (C.3): the one definition, used for carrying it out and for telling beforehand what would come
//! of it (6.1.4.1, 6.1.5.1, 6.5.6). Changes nothing.

use crate::eval::{Bits, Board};
use crate::program::*;
use crate::proposed::{ProposedEvent, ProposedEvents, Spot, Why};
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

impl Board {
    /// What the instruction would do in this resolution; nothing for one that makes no events.
    pub(crate) fn propose(&self, verb: &Verb, r: &Resolve) -> Option<Proposal> {
        let ctx = r.ctx();
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
                    plan.events.push(ProposedEvent::Lore(player, n));
                }
            }),
            Verb::LoseLore(players, n, _) => self.per_player(players, n, &ctx, |player, n| {
                if n > 0 {
                    plan.events.push(ProposedEvent::Lore(player, -n));
                }
            }),
            Verb::GetInkDrops(players, n) => {
                // D.23: one by one, so that each may be replaced by itself.
                let one_by_one = self.rules.readings.follows(OpenPoint::DropsOneByOne);
                self.per_player(players, n, &ctx, |player, n| match one_by_one {
                    true => plan.events.extend((0..n.max(0)).map(|_| ProposedEvent::InkDrops(player, 1))),
                    false => plan.events.push(ProposedEvent::InkDrops(player, n.max(0))),
                });
            }
            Verb::Damage { verb, hits, .. } => self.propose_damage(*verb, hits, r, &mut plan),
            Verb::RemoveDamage { from, amount, .. } => {
                self.propose_removal(from, amount, r, CardIx::NONE, &mut plan);
            }
            Verb::MoveDamage { from, to, amount, .. } => {
                self.propose_moved_damage(from, to, amount, r, &mut plan);
            }
            // Only a character's damage makes a character the banisher (1.8.1.4); an effect has none.
            Verb::Banish(objects) => self.on_each(objects, &ctx, &mut plan, |card| {
                let state = self.state.card(card);
                (state.zone() == Zone::Play).then(|| ProposedEvent::Put {
                    flags: r.flags,
                    obj: self.state.obj(card),
                    to: Spot::Discard,
                    why: Why::Banish(Obj::NONE),
                    player: state.owner(),
                })
            }),
            Verb::Exert(objects) => self
                .on_each(objects, &ctx, &mut plan, |card| Some(ProposedEvent::Exert(self.state.obj(card)))),
            Verb::ExertSymbol(objects) => self.on_each(objects, &ctx, &mut plan, |card| {
                self.can_exert(card).is_ok().then(|| ProposedEvent::Exert(self.state.obj(card)))
            }),
            Verb::Ready(objects) => self.on_each(objects, &ctx, &mut plan, |card| {
                Some(ProposedEvent::Ready(self.state.obj(card), r.you))
            }),
            Verb::Put { by, what, to, .. } => {
                let spot = self.spot(to, &ctx);
                let (cards, is_short) = self.cards_to_put(what, r, &mut plan);
                plan.is_short |= is_short || spot.is_none();
                if let Some(spot) = spot {
                    plan.events = self.putting(*by, &cards, spot, r);
                }
            }
            Verb::Discard { what, .. } => {
                self.on_each(what, &ctx, &mut plan, |card| self.discarding(card, r.flags));
            }
            Verb::DiscardHand(players, _) => {
                for player in self.players(players, &ctx).iter() {
                    let hand = self.state.player(player).hand();
                    plan.events.extend(hand.iter().filter_map(|card| self.discarding(*card, r.flags)));
                }
            }
            Verb::MoveTo { who, to, .. } => self.propose_move(who, to, r, &mut plan),
            Verb::Shuffle(players) => {
                plan.events.extend(self.players(players, &ctx).iter().map(ProposedEvent::Shuffle));
            }
            Verb::PayInk(..)
            | Verb::RemoveInkDrops(..)
            | Verb::UseFree(..)
            | Verb::Look { .. }
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
            | Verb::Fail => return None,
        }
        Some(plan)
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

    fn propose_damage(&self, verb: DamageVerb, hits: &[(Objects, Amount)], r: &Resolve, plan: &mut Proposal) {
        for (objects, amount) in hits {
            for obj in self.objects(objects, &r.ctx()) {
                let Some(card) = self.state.in_play(obj) else {
                    plan.gone.push(obj);
                    plan.is_short = true;
                    continue;
                };
                let to = self.state.obj(card);
                let base = self.amount(amount, &r.ctx().at(to));
                self.strike(Blow { to, base, verb, source: r.this, flags: r.flags }, plan);
            }
        }
    }

    // 1.9.2.1, 1.9.2.2, 8.8.3: dealt damage is modified, put damage is not.
    /// 1.9.4: base damage, then modifiers.
    pub(crate) fn strike(&self, blow: Blow, plan: &mut Proposal) {
        let Blow { to, base, verb, source, flags } = blow;
        // 5.3.6.2: base damage of 0 or less is no damage.
        let Some(card) = self.state.in_play(to).filter(|_| base > 0) else {
            plan.is_short = true;
            return;
        };
        let mut amount = base;
        if verb != DamageVerb::Put {
            if self.cannot_be_dealt(card, flags) {
                let owner = self.state.card(card).owner();
                plan.barred
                    .push(Event::of(EventKind::DealtDamage, owner).about(to).with(source).amount(base));
                plan.is_short = true;
                return;
            }
            // 1.9.4: modifiers come before replacement effects; in the older edition after them (K11).
            if self.rules.edition.has(Point::ModifiersFirst) && verb == DamageVerb::Deal {
                amount = self.modified(card, base);
                if amount != base {
                    plan.modified.push((to, base, amount));
                }
            }
        }
        let dealt = verb != DamageVerb::Put;
        plan.events.push(ProposedEvent::Damage { to, amount, base, dealt, source, flags });
    }

    /// 1.9.2.3: from each of them as much as there is; how much in all.
    fn propose_removal(
        &self,
        from: &Objects,
        amount: &Amount,
        r: &Resolve,
        not: CardIx,
        plan: &mut Proposal,
    ) -> i32 {
        let mut all = 0;
        for obj in self.objects(from, &r.ctx()) {
            let Some(card) = self.state.in_play(obj) else { continue };
            let obj = self.state.obj(card);
            let amount = self.amount(amount, &r.ctx().at(obj)).min(self.state.card(card).damage().into());
            if amount <= 0 || card == not {
                continue;
            }
            if self.values(card).bits.contains(Bits::KEEPS_DAMAGE) {
                // 1.2.2: its damage cannot be removed.
                plan.barred.push(Event::of(EventKind::RemovedDamage, r.you).about(obj).amount(amount));
                continue;
            }
            plan.events.push(ProposedEvent::RemoveDamage { from: obj, amount, player: r.you });
            all += amount;
        }
        all
    }

    fn propose_moved_damage(
        &self,
        from: &Objects,
        to: &Objects,
        amount: &Amount,
        r: &Resolve,
        plan: &mut Proposal,
    ) {
        let to = self.objects(to, &r.ctx()).iter().find_map(|o| self.state.in_play(*o));
        let Some(to) = to else {
            plan.is_short = true;
            return;
        };
        // 1.9.2.4: never from a card to itself.
        let moved = self.propose_removal(from, amount, r, to, plan);
        if moved > 0 {
            // 6.5.2: however many it comes from, it is taken at one time.
            let to = self.state.obj(to);
            let (source, flags) = (r.this, r.flags);
            let (amount, base) = (moved, moved);
            plan.events.push(ProposedEvent::Damage { to, amount, base, dealt: false, source, flags });
        }
    }

    fn propose_move(&self, who: &Objects, place: &Objects, r: &Resolve, plan: &mut Proposal) {
        let to = self.objects(place, &r.ctx()).first().copied();
        let Some(to) = to.and_then(|o| self.state.in_play(o)).map(|card| self.state.obj(card)) else {
            plan.is_short = true;
            return;
        };
        // 1.2.2: who cannot move is not moved by an effect either.
        let mut barred = SmallVec::new();
        for obj in self.objects(who, &r.ctx()) {
            let Some(card) = self.state.in_play(obj) else { continue };
            if self.is_barred_from(card, to.card) {
                barred.push(Event::of(EventKind::Moved, r.you).about(self.state.obj(card)).with(to));
            }
        }
        plan.barred = barred;
        self.on_each(who, &r.ctx(), plan, |card| {
            (!self.is_barred_from(card, to.card))
                .then(|| ProposedEvent::MoveToLocation(self.state.obj(card), to, r.you))
        });
    }

    /// 8.10.8.5: whether what is put somewhere leaves its stack alone.
    pub(crate) fn leaves_alone(&self, r: &Resolve) -> bool {
        matches!(r.cause, Cause::Triggered(key) if key.ability == self.pool.builtin().temporary)
    }

    /// The cards that would be put somewhere, and whether fewer than the text asks for.
    pub(crate) fn cards_to_put(&self, what: &Objects, r: &Resolve, plan: &mut Proposal) -> (Objs, bool) {
        let ctx = r.ctx();
        let alone = self.leaves_alone(r);
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
    pub(crate) fn putting(&self, by: PlayerRef, cards: &[Obj], spot: Spot, r: &Resolve) -> ProposedEvents {
        let player = self.player(by, &r.ctx()).unwrap_or(r.you);
        let why = if self.leaves_alone(r) { Why::Alone } else { Why::Put };
        let mut events: ProposedEvents = cards
            .iter()
            .map(|obj| ProposedEvent::Put { obj: *obj, to: spot, why, player, flags: r.flags })
            .collect();
        // The top of the deck is filled from below.
        if matches!(spot, Spot::DeckTop | Spot::DeckShuffled) {
            events.reverse();
        }
        events
    }
}
