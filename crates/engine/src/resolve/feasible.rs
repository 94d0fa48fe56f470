//! Whether something can be done, without doing it (6.1.4.1, 6.1.5): a walk along the code that takes every yes.

use super::propose::Doing;
use crate::eval::{Board, Ctx};
use crate::program::*;
use crate::proposed::{ProposedEvent, Why};
use crate::record::NotAsked;
use crate::state::*;
use crate::{OpenPoint, Point};
use smallvec::SmallVec;
use std::borrow::Cow;

/// What a walk found.
#[derive(Clone, Copy, Debug)]
struct Can {
    /// Everything demanded can be done in full.
    all: bool,
    /// Something would change.
    some: bool,
}

/// What a part of a text is when it is done (1.5, 6.1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum AsWhat {
    /// An effect, which others can replace.
    #[default]
    Effect,
    /// A cost, which is paid.
    Cost,
}

/// Which candidates a walk takes at its choices.
#[derive(Default)]
struct Picks {
    /// How many candidates each choice had that was met.
    counts: SmallVec<[usize; 4]>,
    /// One candidate for each choice, by position; empty: all of them.
    single: SmallVec<[usize; 4]>,
    /// What is walked.
    as_what: AsWhat,
    /// It is enough to know that something would change.
    any_change: bool,
    /// The first choice, where it is met again and again with one candidate after the other.
    first: Option<(Can, Objs, usize)>,
}

impl Picks {
    /// Of a walk that is over as soon as something would change.
    fn for_any_change() -> Picks {
        Picks { any_change: true, ..Picks::default() }
    }
}

impl Picks {
    fn take(&mut self, can: Can, candidates: Objs, wanted: usize) -> Objs {
        let at = self.counts.len();
        self.counts.push(candidates.len());
        match self.one_of(&candidates, wanted, at) {
            None => candidates,
            Some(one) => {
                if at == 0 {
                    self.first = Some((can, candidates, wanted));
                }
                one
            }
        }
    }

    /// One candidate, where they are taken one by one.
    fn one_of(&mut self, candidates: &Objs, wanted: usize, at: usize) -> Option<Objs> {
        if self.single.is_empty() || wanted > 1 || candidates.is_empty() {
            return None;
        }
        if self.single.len() <= at {
            self.single.resize(at + 1, 0);
        }
        let ix = self.single[at].min(candidates.len() - 1);
        Some(smallvec::smallvec![candidates[ix]])
    }

    /// The first choice, where it was met before: nothing before it can be otherwise, so that its candidates are the same.
    fn take_again(&mut self) -> Option<(Can, Objs, usize)> {
        if !self.counts.is_empty() {
            return None;
        }
        let (can, candidates, wanted) = self.first.take()?;
        let one = self.one_of(&candidates, wanted, 0)?;
        self.counts.push(candidates.len());
        self.first = Some((can, candidates, wanted));
        Some((can, one, wanted))
    }

    /// The next way; false if there is none.
    fn advance(&mut self) -> bool {
        self.single.resize(self.counts.len(), 0);
        for at in (0..self.single.len()).rev() {
            if self.single[at] + 1 < self.counts[at] {
                self.single[at] += 1;
                self.single.truncate(at + 1);
                return true;
            }
        }
        false
    }
}

const YES: Can = Can { all: true, some: true };
const NOTHING: Can = Can { all: false, some: false };
const QUIET: Can = Can { all: true, some: false };

/// The instructions of a part.
fn part(code: &Code, from: Pc, to: Pc) -> &[Op] {
    code.ops.get(usize::from(from)..usize::from(to)).unwrap_or_default()
}

impl Board {
    /// Whether the whole part can be done.
    pub(crate) fn doable(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> bool {
        self.some_way(code, from, to, ctx, Picks::default(), |can| can.all && can.some)
    }

    /// Whether something of the part can be done.
    pub(crate) fn partly_doable(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> bool {
        self.some_way(code, from, to, ctx, Picks::for_any_change(), |can| can.some)
    }

    /// Whether some way of choosing leads to what is wanted: all candidates at once first, then one by one.
    fn some_way(
        &self,
        code: &Code,
        from: Pc,
        to: Pc,
        ctx: &Ctx<'_>,
        mut picks: Picks,
        wanted: impl Fn(Can) -> bool,
    ) -> bool {
        const WAYS: usize = 200;
        // One instruction without a choice, as most costs are, can be done in one way only.
        if let [Op::Do(verb)] = part(code, from, to) {
            return wanted(self.verb_can(verb, ctx, &[], picks.as_what));
        }
        let mut slots = Cow::Borrowed(ctx.slots);
        if wanted(self.walk(code, from, to, ctx, &mut slots, &mut picks)) {
            return true;
        }
        if picks.any_change && self.has_no_damage_for(part(code, from, to), &Ctx { slots: &slots, ..*ctx }) {
            return false;
        }
        // Where no choice has two candidates, one by one is the same again.
        if picks.counts.iter().all(|count| *count < 2) {
            return false;
        }
        picks.single = smallvec::smallvec![0];
        for _ in 0..WAYS {
            picks.counts.clear();
            if wanted(self.walk(code, from, to, ctx, &mut Cow::Borrowed(ctx.slots), &mut picks)) {
                return true;
            }
            if !picks.advance() {
                return false;
            }
        }
        // Too many to tell: the player is asked.
        true
    }

    /// Whether these only move or remove damage, and nothing that could be chosen for it has any: then it matters not what is chosen.
    fn has_no_damage_for(&self, ops: &[Op], all: &Ctx<'_>) -> bool {
        let is_unhurt = |from: &Objects| {
            let from = self.objects(from, all);
            from.iter().all(|obj| self.look(*obj).is_none_or(|look| look.card.damage() <= 0))
        };
        let acts = ops.iter().any(|op| matches!(op, Op::Do(_)));
        acts && ops.iter().all(|op| match op {
            Op::Choose(_) | Op::ChooseNumber { .. } | Op::Part(_) => true,
            Op::Do(Verb::MoveDamage { from, .. } | Verb::RemoveDamage { from, .. }) => is_unhurt(from),
            Op::Do(_)
            | Op::Play(_)
            | Op::ChoosePlayer { .. }
            | Op::Name { .. }
            | Op::May { .. }
            | Op::If { .. }
            | Op::Instead
            | Op::Jump(_)
            | Op::Watch { .. }
            | Op::UnlessDone { .. }
            | Op::Did { .. }
            | Op::Options { .. }
            | Op::Loop { .. }
            | Op::KeepDone
            | Op::IfKept { .. }
            | Op::Next(_)
            | Op::Again { .. } => false,
        })
    }

    /// 1.7.7: whether damage would be moved or removed with that number and none would be: nobody is asked for it.
    pub(crate) fn does_nothing(&self, code: &Code, at: Pc, into: Slot, most: i32, ctx: &Ctx<'_>) -> bool {
        let Some(Op::Do(verb @ (Verb::MoveDamage { .. } | Verb::RemoveDamage { .. }))) =
            code.ops.get(usize::from(at))
        else {
            return false;
        };
        let mut slots = ctx.slots.clone();
        slots.set(into, SlotValue::Number(most));
        !self.verb_can(verb, &Ctx { slots: &slots, ..*ctx }, &[], AsWhat::Effect).some
    }

    /// Whether a cost can be paid in full (1.5.3).
    pub(crate) fn payable(&self, code: CodeIx, ctx: &Ctx<'_>, as_what: AsWhat) -> bool {
        let code = self.pool.code(code);
        let picks = Picks { as_what, ..Picks::default() };
        self.some_way(code, 0, code.ops.len() as Pc, ctx, picks, |can| can.all)
    }

    /// Whether a yes to the part could change anything; a first half that cannot be done in full is no yes at all.
    pub(crate) fn useful(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> bool {
        // A choice or a payment that nothing follows in this part matters for what comes later.
        let only_chooses = part(code, from, to).iter().all(|op| {
            matches!(
                op,
                Op::Choose(_)
                    | Op::ChoosePlayer { .. }
                    | Op::Name { .. }
                    | Op::Watch { .. }
                    | Op::Do(Verb::PayInk(..))
            )
        });
        // A yes that only keeps away what would happen otherwise: "unless their player pays".
        let way_out = matches!(code.ops.get(usize::from(from)), Some(Op::Watch { end }) if *end == to);
        let picks = Picks::for_any_change();
        self.some_way(code, from, to, ctx, picks, |can| can.some || (only_chooses || way_out) && can.all)
            || self.matters_later(code, from, to, ctx)
            || self.being_chosen_matters(code, from, to, ctx)
            || !self.rules.readings.follows(OpenPoint::MoveNobody) && self.moves_nobody(code, from, to, ctx)
    }

    /// Why a yes to this part could change nothing, for whoever tells it.
    pub(crate) fn why_not_asked(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> NotAsked {
        let found = part(code, from, to).iter().find_map(|op| self.why_impossible(op, ctx));
        found.unwrap_or(NotAsked::NothingToDo)
    }

    /// Why an instruction cannot be done, where that can be told of it alone: a price, or a choice among none.
    fn why_impossible(&self, op: &Op, ctx: &Ctx<'_>) -> Option<NotAsked> {
        match op {
            Op::Do(Verb::PayInk(who, amount)) => {
                let due = self.amount(amount, ctx);
                let is_short = self.player(*who, ctx).is_some_and(|player| self.spendable_ink(player) < due);
                is_short.then_some(NotAsked::CannotPay(due))
            }
            Op::Choose(choose) => {
                let nothing = |player| self.choosable(choose, player, ctx).is_empty();
                let is_empty = self.player(choose.by, ctx).is_some_and(nothing);
                is_empty.then_some(NotAsked::NothingToChoose)
            }
            Op::Do(_)
            | Op::Play(_)
            | Op::ChoosePlayer { .. }
            | Op::ChooseNumber { .. }
            | Op::Name { .. }
            | Op::May { .. }
            | Op::If { .. }
            | Op::Instead
            | Op::Jump(_)
            | Op::Watch { .. }
            | Op::UnlessDone { .. }
            | Op::Did { .. }
            | Op::Options { .. }
            | Op::Loop { .. }
            | Op::Part(_)
            | Op::KeepDone
            | Op::IfKept { .. }
            | Op::Next(_)
            | Op::Again { .. } => None,
        }
    }

    /// D.27: whether the part moves somebody chosen, and all that can be chosen is where it would go.
    pub(crate) fn moves_nobody(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> bool {
        let part = part(code, from, to);
        part.iter().any(|op| matches!(op, Op::Do(Verb::MoveTo { .. })))
            && part.iter().any(|op| matches!(op, Op::Choose(choose) if choose.word != Word::Plain))
            && part.iter().all(|op| {
                let Op::Choose(choose) = op else { return true };
                self.player(choose.by, ctx).is_some_and(|p| !self.choosable(choose, p, ctx).is_empty())
            })
    }

    /// Whether something would trigger on a choice that the part makes, whatever it does to the one chosen.
    fn being_chosen_matters(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> bool {
        let part = part(code, from, to);
        let Some(Op::Choose(choose)) = part.first() else { return false };
        let Some(player) = self.player(choose.by, ctx).filter(|_| self.is_choosing(choose.word)) else {
            return false;
        };
        let kinds = self.look(ctx.this).map_or(Kinds::empty(), |look| look.values.kinds);
        let flags = match (kinds.contains(Kinds::ACTION), kinds.contains(Kinds::ITEM)) {
            (true, _) => Flags::BY_ACTION,
            (false, true) => Flags::BY_ABILITY | Flags::BY_ITEM,
            (false, false) => Flags::BY_ABILITY,
        };
        let listening = self.listening(EventKind::Chosen);
        !listening.is_empty()
            && self.choosable(choose, player, ctx).iter().any(|one| {
                let chosen = Event::of(EventKind::Chosen, player).about(*one).with(ctx.this).flags(flags);
                self.any_triggers(&listening, &chosen)
            })
    }

    /// Whether an ability of a card in play triggers on it.
    pub(crate) fn anything_listens(&self, what: &Event) -> bool {
        self.any_triggers(&self.listening(what.kind), what)
    }

    /// The abilities of cards in play that trigger on something of that kind, each with its card.
    fn listening(&self, kind: EventKind) -> Vec<(CardIx, &Triggered)> {
        let mut found = Vec::new();
        let listeners = self.listeners();
        if (listeners.triggers | listeners.own) & kind.bit() == 0 {
            return found;
        }
        for card in self.state.everyone().iter().flat_map(|player| self.state.player(player).play()) {
            self.each_ability(*card, |ix, _| {
                if let AbilityKind::Triggered(triggered) = &self.pool.ability(ix).kind
                    && triggered.on.iter().any(|pattern| pattern.kind == kind)
                {
                    found.push((*card, triggered));
                }
            });
        }
        found
    }

    /// Whether one of these triggers on it.
    fn any_triggers(&self, listening: &[(CardIx, &Triggered)], what: &Event) -> bool {
        listening.iter().any(|(card, triggered)| {
            let here = Ctx::plain(self.state.card(*card).owner(), self.state.obj(*card));
            triggered.on.iter().any(|pattern| self.fits_pattern(pattern, what, &here))
                && self.holds(&triggered.during, &here)
        })
    }

    /// Whether what the part chooses lets something happen after it that would not happen otherwise: "that character".
    fn matters_later(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> bool {
        let part = part(code, from, to);
        let chooses = part.iter().any(|op| matches!(op, Op::Choose(_)));
        if !chooses || part.iter().any(|op| matches!(op, Op::Watch { .. } | Op::Do(Verb::PayInk(..)))) {
            return false;
        }
        let end = code.ops.len() as Pc;
        // Mostly nothing comes after it.
        if to >= end {
            return false;
        }
        let mut slots = Cow::Borrowed(ctx.slots);
        self.walk(code, from, to, ctx, &mut slots, &mut Picks::default());
        self.walk(code, to, end, ctx, &mut slots, &mut Picks::default()).some
            && !self.walk(code, to, end, ctx, &mut Cow::Borrowed(ctx.slots), &mut Picks::default()).some
    }

    /// 6.1.5.1: whether the first half of a sequential effect, which must be done in full, cannot be. Told only of what can be
    /// seen before anything is done.
    pub(crate) fn is_out_of_reach(&self, code: &Code, from: Pc, to: Pc, ctx: &Ctx<'_>) -> bool {
        let part = part(code, from, to);
        let plain = part.iter().all(|op| {
            matches!(
                op,
                Op::Choose(_)
                    | Op::ChoosePlayer { .. }
                    | Op::Do(Verb::Put { .. } | Verb::Discard { .. } | Verb::Banish(_) | Verb::Bind(..))
            )
        });
        plain && !self.some_way(code, from, to, ctx, Picks::default(), |can| can.all)
    }

    fn walk(
        &self,
        code: &Code,
        from: Pc,
        to: Pc,
        ctx: &Ctx<'_>,
        slots: &mut Cow<'_, Slots>,
        picks: &mut Picks,
    ) -> Can {
        let mut can = QUIET;
        let mut watch: SmallVec<[(Can, Pc); 4]> = SmallVec::new();
        // Slots that hold all candidates of a choice, with how many must be chosen.
        let mut chosen: SmallVec<[(Slot, usize); 4]> = SmallVec::new();
        // Somebody is chosen to move to where they are.
        let mut stays = false;
        let mut pc = from;
        let mut fuel = 200;
        while pc < to && fuel > 0 {
            fuel -= 1;
            let Some(op) = code.ops.get(usize::from(pc)) else { break };
            let here = Ctx { slots, ..*ctx };
            let step = match op {
                Op::Watch { end } => {
                    watch.push((can, *end));
                    can = QUIET;
                    QUIET
                }
                Op::UnlessDone { otherwise } => {
                    let first = can;
                    let (outer, _) = watch.pop().unwrap_or((QUIET, 0));
                    if first.all && std::mem::take(&mut stays) {
                        // 4.7.2: it can be chosen, but somebody will not move: what depends on it does not happen.
                        can = Can { all: outer.all, some: outer.some || first.some };
                        pc = *otherwise;
                        continue;
                    }
                    if first.all {
                        can = Can { all: outer.all, some: outer.some || first.some };
                        QUIET
                    } else {
                        // The first half fails: the second does not happen (6.1.5.1).
                        can = outer;
                        can.all = false;
                        pc = *otherwise;
                        continue;
                    }
                }
                Op::Did { .. } => {
                    let first = can;
                    let (outer, _) = watch.pop().unwrap_or((QUIET, 0));
                    can = Can { all: outer.all, some: outer.some || first.some };
                    QUIET
                }
                Op::KeepDone => {
                    let first = can;
                    let (outer, _) = watch.pop().unwrap_or((QUIET, 0));
                    can = Can { all: outer.all, some: outer.some || first.some };
                    QUIET
                }
                Op::Instead | Op::Part(_) | Op::IfKept { .. } => QUIET,
                Op::Jump(next) => {
                    pc = *next;
                    continue;
                }
                Op::If { cond, otherwise } => {
                    if !self.holds(cond, &here) && !speaks_of_later(cond) {
                        pc = *otherwise;
                        continue;
                    }
                    QUIET
                }
                Op::May { .. } | Op::Next(_) | Op::Again { .. } => QUIET,
                Op::Loop { over, end } => {
                    let any = match over {
                        Over::Players { players, slot, .. } => {
                            let set = self.players(players, &here);
                            slots.to_mut().set(*slot, SlotValue::Players(set));
                            !set.is_empty()
                        }
                        Over::Objects(objects, slot) => {
                            let objs = self.objects(objects, &here);
                            let any = !objs.is_empty();
                            slots.to_mut().set(*slot, SlotValue::Objects(objs));
                            any
                        }
                        Over::Times(n) => self.amount(n, &here) > 0,
                    };
                    if !any {
                        pc = *end;
                        continue;
                    }
                    QUIET
                }
                Op::Options { starts, end, .. } => {
                    let mut some = Can { all: false, some: false };
                    let any_change = std::mem::take(&mut picks.any_change);
                    // Each of them ends with a jump to the end of all.
                    for start in starts {
                        let one = self.walk(code, *start, *end, ctx, &mut slots.clone(), picks);
                        some.all |= one.all;
                        some.some |= one.some;
                    }
                    picks.any_change = any_change;
                    can = both(can, some);
                    pc = *end;
                    continue;
                }
                Op::Do(verb) => {
                    let all_so_far = can.all;
                    let can = self.verb_can(verb, &here, &chosen, picks.as_what);
                    stays |= matches!(verb, Verb::MoveTo { .. }) && !self.moves_all(verb, &here, &chosen);
                    let bound = self.verb_binds(verb, &here);
                    if let Some((slot, binding)) = bound {
                        slots.to_mut().set(slot, binding);
                    }
                    // What is shown after a choice that cannot be made changes nothing.
                    if matches!(verb, Verb::Look { .. }) && !all_so_far { NOTHING } else { can }
                }
                Op::Choose(choose) => {
                    let (can, candidates, wanted) = picks.take_again().unwrap_or_else(|| {
                        let (can, candidates, wanted) = self.choose_can(choose, &here, &chosen);
                        (can, picks.take(can, candidates, wanted), wanted)
                    });
                    slots.to_mut().set(choose.into, SlotValue::Objects(candidates));
                    chosen.push((choose.into, wanted));
                    can
                }
                Op::ChoosePlayer { among, into, .. } => {
                    let set = self.players(among, &here);
                    slots.to_mut().set(*into, SlotValue::Players(set));
                    if set.is_empty() { NOTHING } else { QUIET }
                }
                Op::ChooseNumber { most, into, .. } => {
                    let most = self.amount(most, &here);
                    slots.to_mut().set(*into, SlotValue::Number(most));
                    QUIET
                }
                Op::Name { .. } => QUIET,
                Op::Play(play) => self.play_can(play, &here),
            };
            can = both(can, step);
            // What would change outside of every first half would change whatever follows.
            if picks.any_change && can.some && watch.is_empty() {
                break;
            }
            pc += 1;
        }
        can
    }

    /// Whether as many would really move as are to be moved.
    fn moves_all(&self, verb: &Verb, here: &Ctx<'_>, chosen: &[(Slot, usize)]) -> bool {
        let Verb::MoveTo { who, to, .. } = verb else { return false };
        let parts: &[Objects] =
            if let Objects::Union(parts) = who { parts } else { std::slice::from_ref(who) };
        parts.iter().all(|part| {
            let doing = Doing { ctx: *here, flags: Flags::empty(), alone: false };
            let plan = match parts {
                [_] => self.propose(verb, &doing),
                _ => {
                    let moves = Verb::MoveTo { who: part.clone(), to: to.clone(), into: None };
                    self.propose(&moves, &doing)
                }
            };
            let there = self.objects(part, here).len();
            plan.extents(self).1 >= self.wanted(part, here, chosen).max(1).min(there)
        })
    }

    fn play_can(&self, play: &PlayCard, ctx: &Ctx<'_>) -> Can {
        let Some(player) = self.player(play.by, ctx) else { return NOTHING };
        if self.playable(play, player, ctx).is_empty() { NOTHING } else { YES }
    }

    fn choose_can(&self, choose: &Choose, here: &Ctx<'_>, chosen: &[(Slot, usize)]) -> (Can, Objs, usize) {
        let Some(player) = self.player(choose.by, here) else { return (NOTHING, Objs::new(), 0) };
        let (candidates, less) = if let Objects::Without(all, taken) = &choose.from
            && is_open(taken, chosen)
        {
            // What an earlier choice will have taken is not known yet: only how many.
            (self.choosable_of(all, choose.word, player, here), 1)
        } else {
            (self.choosable(choose, player, here), 0)
        };
        let wanted = match &choose.count {
            Count::Exactly(n) => self.amount(n, here).max(0) as usize,
            Count::UpTo(_) | Count::AnyNumber => 0,
        };
        let all = candidates.len() >= wanted + less && self.can_be_apart(choose, &candidates, wanted);
        // "Choose and discard that many", where that is none: nobody is chosen.
        let (_, most) = self.bounds(&choose.count, candidates.len(), here);
        let candidates = if most == 0 { Objs::new() } else { candidates };
        (Can { all, some: false }, candidates, wanted)
    }

    /// What an instruction would bind, as far as it can be told before.
    fn verb_binds(&self, verb: &Verb, here: &Ctx<'_>) -> Option<(Slot, SlotValue)> {
        match verb {
            Verb::Bind(slot, objects) | Verb::Look { what: objects, into: slot, .. } => {
                Some((*slot, SlotValue::Objects(self.objects(objects, here))))
            }
            Verb::Random { from, into, .. } => Some((*into, SlotValue::Objects(self.objects(from, here)))),
            Verb::Put { what, into: Some(slot), .. } | Verb::Discard { what, into: Some(slot) } => {
                Some((*slot, SlotValue::Objects(self.objects(what, here))))
            }
            Verb::Set(slot, n) => Some((*slot, SlotValue::Number(self.amount(n, here)))),
            // What these bind is known once they are done, or they bind nothing.
            Verb::Put { into: None, .. }
            | Verb::Discard { into: None, .. }
            | Verb::DiscardHand(..)
            | Verb::RevealUntil { .. }
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
            | Verb::Shuffle(_)
            | Verb::ExtraTurn(_)
            | Verb::MoveTo { .. }
            | Verb::Apply { .. }
            | Verb::Continue { .. }
            | Verb::MakeFloating { .. }
            | Verb::PayInk(..)
            | Verb::GetInkDrops(..)
            | Verb::RemoveInkDrops(..)
            | Verb::BindMore(..)
            | Verb::Add(..)
            | Verb::Gather(..)
            | Verb::UseFree(..)
            | Verb::AfterPlay(..)
            | Verb::Fail => None,
        }
    }
}

/// Whether these are still to be chosen.
fn is_open(objects: &Objects, chosen: &[(Slot, usize)]) -> bool {
    matches!(objects, Objects::Slot(slot) if chosen.iter().any(|(s, _)| s == slot))
}

fn both(a: Can, b: Can) -> Can {
    Can { all: a.all && b.all, some: a.some || b.some }
}

/// Whether a condition may turn out otherwise when it is reached.
fn speaks_of_later(cond: &Cond) -> bool {
    match cond {
        Cond::True | Cond::False | Cond::TurnOf(_) | Cond::FirstTurnNotStarting(_) | Cond::InChallenge => {
            false
        }
        Cond::All(parts) | Cond::OneOf(parts) => parts.iter().any(speaks_of_later),
        Cond::Not(part) => speaks_of_later(part),
        Cond::Bound(_) | Cond::Are(..) | Cond::Compare(..) => true,
        Cond::Exists(_)
        | Cond::AnyPlayer(..)
        | Cond::EachPlayer(..)
        | Cond::Happened(_)
        | Cond::ThisIn(_) => false,
    }
}

impl Board {
    /// How many cards an instruction asks for, where it says so and there may be fewer (6.1.5.1).
    pub(crate) fn demanded(&self, objects: &Objects, ctx: &Ctx<'_>) -> Option<usize> {
        match objects {
            Objects::Top(_, n) | Objects::Bottom(_, n) => Some(self.amount(n, ctx).max(0) as usize),
            Objects::None
            | Objects::This
            | Objects::Slot(_)
            | Objects::It
            | Objects::Each(_)
            | Objects::LocationOf(_)
            | Objects::Challenger
            | Objects::ChallengedOne
            | Objects::HostOf(_)
            | Objects::Beneath(_)
            | Objects::WereUnder(_)
            | Objects::Union(_)
            | Objects::Without(..)
            | Objects::Among(..) => None,
        }
    }

    /// How far an instruction can be done: what it proposes, and how much of that would come about.
    fn verb_can(&self, verb: &Verb, here: &Ctx<'_>, chosen: &[(Slot, usize)], as_what: AsWhat) -> Can {
        let flags = match as_what {
            AsWhat::Effect => Flags::BY_ABILITY | Flags::BY_ACTION,
            AsWhat::Cost => Flags::AS_COST,
        };
        let doing = Doing { ctx: *here, flags, alone: false };
        if let Verb::Damage { verb, hits, into } = verb
            && hits.len() > 1
        {
            // Each of them is to be hit.
            let one =
                |hit: &(Objects, Amount)| Verb::Damage { verb: *verb, hits: vec![hit.clone()], into: *into };
            let each = hits.iter().map(|hit| self.verb_can(&one(hit), here, chosen, as_what));
            return each.fold(QUIET, both);
        }
        let mut plan = self.propose(verb, &doing);
        if as_what == AsWhat::Effect {
            // 6.5.4: an effect that makes nobody discard does nothing; a cost is no effect.
            plan.events.retain(|event| !self.is_kept_in_hand(event));
        }
        let (some, full) = plan.extents(self);
        // A choice that is still open stands for as many as must be chosen.
        let enough =
            |objects: &Objects, count: usize| count > 0 && count >= self.wanted(objects, here, chosen);
        let done = Can { all: !plan.is_short, some: plan.others > 0 };
        match verb {
            Verb::Draw(..)
            | Verb::DrawFromBottom(..)
            | Verb::GainLore(..)
            | Verb::LoseLore(..)
            | Verb::GetInkDrops(..)
            | Verb::Shuffle(_) => Can { all: full > 0 && full == plan.events.len(), some: some > 0 },
            Verb::RemoveDamage { .. } | Verb::MoveDamage { .. } => Can { all: some > 0, some: some > 0 },
            Verb::Damage { hits, .. } => {
                Can { all: hits.iter().all(|(objects, _)| enough(objects, full)), some: some > 0 }
            }
            Verb::Banish(objects)
            | Verb::Exert(objects)
            | Verb::ExertSymbol(objects)
            | Verb::Ready(objects)
            | Verb::Put { what: objects, .. }
            | Verb::Discard { what: objects, .. } => Can { all: enough(objects, full), some: some > 0 },
            // 6.1.5.1: an empty hand is discarded in full; one that is kept (6.5.4) is not.
            Verb::DiscardHand(players, _) => {
                let hands = self.players(players, here);
                let cards: usize = hands.iter().map(|p| self.state.player(p).hand().len()).sum();
                Can { all: full == cards, some: some > 0 }
            }
            Verb::MoveTo { who, .. } => {
                // 4.7.2: who is there already was chosen all the same.
                let stays = self.rules.has(Point::MoveWhereOneIs) && enough(who, plan.events.len());
                Can { all: enough(who, full) || stays, some: some > 0 }
            }
            Verb::PayInk(..) | Verb::Random { .. } => Can { all: !plan.is_short, some: false },
            Verb::RemoveInkDrops(..)
            | Verb::UseFree(..)
            | Verb::ExtraTurn(_)
            | Verb::Look { .. }
            | Verb::RevealUntil { .. }
            | Verb::Apply { .. }
            | Verb::Continue { .. }
            | Verb::MakeFloating { .. } => done,
            Verb::Bind(..)
            | Verb::BindMore(..)
            | Verb::Set(..)
            | Verb::Add(..)
            | Verb::Gather(..)
            | Verb::AfterPlay(..) => QUIET,
            Verb::Fail => NOTHING,
        }
    }

    /// How many of these are to be acted on: as many as must be chosen where they are still to be chosen, as many as the text
    /// asks for, or all.
    fn wanted(&self, objects: &Objects, here: &Ctx<'_>, chosen: &[(Slot, usize)]) -> usize {
        let open = if let Objects::Slot(slot) = objects {
            chosen.iter().rev().find(|(s, _)| s == slot).map(|(_, n)| *n)
        } else {
            self.demanded(objects, here)
        };
        open.unwrap_or_else(|| {
            self.objects(objects, here).iter().filter(|o| self.state.follow(**o).is_some()).count()
        })
    }

    /// Whether a card that would be discarded by an effect stays in the hand.
    fn is_kept_in_hand(&self, event: &ProposedEvent) -> bool {
        matches!(event, ProposedEvent::Put { obj, why: Why::Discard, .. } if self.keeps_hand(obj.card))
    }
}
