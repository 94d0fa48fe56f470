//! Resolving effects (6.1, 6.7): an interpreter over flat code whose progress is a frame.

mod choose;
mod feasible;
mod lasting;
mod propose;
mod verb;

pub(crate) use feasible::AsWhat;
pub(crate) use propose::{Blow, Proposal};

use crate::answer::How;
use crate::decision::{About, Ask};
use crate::eval::Ctx;
use crate::game::Game;
use crate::program::*;
use crate::proposed::{ProposedEvent, Spot};
use crate::record::{LogEntry, NotAsked, Record};
use crate::state::*;
use crate::{Answer, Choice, OpenPoint, Point, Refusal};
use smallvec::SmallVec;

/// Whether an op is finished or has left something on the stack.
pub(crate) enum Flow {
    /// On to the next op.
    Next,
    /// On at that op.
    At(Pc),
    /// The frame waits.
    Wait,
}

/// As what it does what it does.
fn flags_of(cause: Cause) -> Flags {
    match cause {
        Cause::Action => Flags::BY_ACTION,
        Cause::Triggered(_) | Cause::Activated(_) | Cause::Instead => Flags::BY_ABILITY,
        Cause::Cost => Flags::AS_COST,
    }
}

impl Resolve {
    /// What an instruction binds, where it does nothing.
    fn binds_nothing(&mut self, verb: &Verb) {
        for slot in verb.results().into_iter().flatten() {
            self.slots.set(slot, SlotValue::None);
        }
    }

    /// An effect about to resolve.
    pub(crate) fn new(code: CodeIx, this: Obj, you: PlayerIx, slots: Slots, cause: Cause) -> Resolve {
        let flags = flags_of(cause);
        Resolve {
            code,
            pc: 0,
            waiting: false,
            stage: OpStage::Begins,
            slots,
            this,
            you,
            cause,
            selected: Objs::new(),
            watch: SmallVec::new(),
            loops: SmallVec::new(),
            full: true,
            hold: Objs::new(),
            kept: Objs::new(),
            flags,
            aside: CardIx::NONE,
        }
    }

    /// The same in the room of another one, which is over.
    fn again(&mut self, of: CodeIx, source: Obj, whose: PlayerIx, bound: Slots, by: Cause) {
        let Resolve { code, pc, waiting, stage, slots, this, you, cause, .. } = self;
        (*code, *pc, *waiting, *stage) = (of, 0, false, OpStage::Begins);
        (*slots, *this, *you, *cause) = (bound, source, whose, by);
        let Resolve { selected, watch, loops, hold, kept, full, flags, aside, .. } = self;
        selected.clear();
        watch.clear();
        loops.clear();
        hold.clear();
        kept.clear();
        (*full, *flags, *aside) = (true, flags_of(by), CardIx::NONE);
    }

    /// Its point of view.
    pub(crate) fn ctx(&self) -> Ctx<'_> {
        Ctx {
            you: self.you,
            this: self.this,
            slots: &self.slots,
            selected: &self.selected,
            it: Obj::NONE,
            it_player: self.you,
            aside: self.aside,
        }
    }

    /// Something was not done, or not in full (6.1.1, 6.1.5.1).
    pub(crate) fn fail(&mut self) {
        self.full = false;
        if let Some(watched) = self.watch.last_mut()
            && *watched == Watched::Done
        {
            *watched = Watched::NotDone;
        }
    }

    /// A player said no to it (6.1.4).
    pub(crate) fn decline(&mut self) {
        self.full = false;
        if let Some(watched) = self.watch.last_mut() {
            *watched = Watched::Declined;
        }
    }

    /// The ability that is resolving, where it is one.
    pub(crate) fn ability(&self) -> Option<AbilityIx> {
        match self.cause {
            Cause::Triggered(key) | Cause::Activated(key) => Some(key.ability),
            Cause::Action | Cause::Cost | Cause::Instead => None,
        }
    }
}

impl<R: Record> Game<R> {
    #[inline(never)]
    pub(crate) fn step_resolve(&mut self, mut r: Box<Resolve>) {
        let pool = self.board.pool.clone();
        let code = pool.code(r.code);
        if R::TRACES {
            self.trace_resolve(&r);
        }
        let link = self.trace.now;
        loop {
            if R::TRACES {
                self.trace.now.by.instruction = Some((r.code, r.pc));
            }
            let Some(op) = code.ops.get(usize::from(r.pc)) else {
                self.resolved(&mut r);
                self.board.spares.resolve.keep(r);
                return;
            };
            let flow = if r.waiting {
                r.waiting = false;
                self.resume(&mut r, op)
            } else {
                if R::LISTENS {
                    self.record.executes(r.code, r.pc);
                }
                self.begin(&mut r, code, op)
            };
            match flow {
                Flow::Next => {
                    r.pc += 1;
                    r.stage = OpStage::Begins;
                }
                Flow::At(pc) => {
                    r.pc = pc;
                    r.stage = OpStage::Begins;
                }
                Flow::Wait => {
                    // The frame goes below whatever was put on the stack for it.
                    r.waiting = true;
                    let above = self.waits_above();
                    self.push_below(above, Frame::Resolve(r), link);
                    return;
                }
            }
            self.board.refresh();
        }
    }

    /// Puts an effect on the stack that resolves next.
    pub(crate) fn push_resolve(&mut self, resolve: Resolve) {
        let resolve = self.board.spares.resolve.boxed(resolve);
        self.push(Frame::Resolve(resolve));
    }

    /// The same, made in its box: what is bound is moved once.
    #[inline]
    pub(crate) fn push_new_resolve(
        &mut self,
        code: CodeIx,
        this: Obj,
        you: PlayerIx,
        slots: Slots,
        cause: Cause,
    ) {
        let resolve = match self.board.spares.resolve.room() {
            Some(mut room) => {
                room.again(code, this, you, slots, cause);
                room
            }
            None => Box::new(Resolve::new(code, this, you, slots, cause)),
        };
        self.push(Frame::Resolve(resolve));
    }

    /// What is logged from here on comes from this text.
    fn trace_resolve(&mut self, r: &Resolve) {
        let by = &mut self.trace.now.by;
        let ability = r.ability().or(by.ability.filter(|_| by.source == r.this));
        by.source = r.this;
        by.ability = ability;
        if r.pc == 0 && !r.waiting {
            self.trace.now.since = self.board.state.clock();
        }
    }

    /// How many frames the op has put on the stack: one, or none where only a decision or an outcome is there.
    fn waits_above(&mut self) -> u8 {
        std::mem::take(&mut self.board.raised)
    }

    /// Puts a frame on the stack that the current op waits for.
    pub(crate) fn raise(&mut self, frame: Frame) -> Flow {
        self.forget_reply();
        self.push(frame);
        self.board.raised = 1;
        Flow::Wait
    }

    /// Performs events that the current op waits for.
    pub(crate) fn raise_changes(&mut self, changes: crate::proposed::ProposedEvents) -> Flow {
        let before = self.board.state.frames().len();
        self.perform(changes);
        self.board.raised = (self.board.state.frames().len() - before) as u8;
        Flow::Wait
    }

    /// Asks a player; the current op waits for the answer.
    pub(crate) fn raise_ask(&mut self, player: PlayerIx, ask: Ask) -> Flow {
        self.board.pending = Some(crate::Decision { player, ask });
        self.board.raised = 0;
        Flow::Wait
    }

    // 6.2.5: all sentences belong to the trigger, each by itself.
    fn resolved(&mut self, r: &mut Resolve) {
        if let Cause::Triggered(key) | Cause::Activated(key) = r.cause {
            // 6.1.13.2: only a full resolution counts (6.1.1).
            if r.full && self.board.pool.limit(key.ability) != Limit::Free {
                self.count_use(key);
            }
        }
        let slots = match r.cause {
            Cause::Cost | Cause::Instead => Some(Box::new(std::mem::take(&mut r.slots))),
            Cause::Action | Cause::Triggered(_) | Cause::Activated(_) => None,
        };
        self.reply(Reply::Resolved(r.full, slots));
    }

    fn begin(&mut self, r: &mut Resolve, code: &Code, op: &Op) -> Flow {
        match op {
            Op::Do(verb) => self.begin_verb(r, verb),
            Op::Choose(choose) => self.begin_choose(r, choose),
            Op::ChoosePlayer { by, among, least, most, into } => {
                self.begin_choose_player(r, *by, among, (*least, *most), *into)
            }
            Op::ChooseNumber { by, least, most, into } => {
                let (least, most) = (self.board.amount(least, &r.ctx()), self.board.amount(most, &r.ctx()));
                let idle = least < most && self.board.does_nothing(code, r.pc + 1, *into, most, &r.ctx());
                match self.board.player(*by, &r.ctx()) {
                    Some(player) if least < most && !idle => {
                        self.raise_ask(player, Ask::Number { least, most })
                    }
                    Some(_) if idle => {
                        r.slots.set(*into, SlotValue::Number(least));
                        Flow::Next
                    }
                    player => {
                        let only = most.max(least);
                        if let Some(player) = player {
                            // One answer is taken without asking.
                            self.note("6.1.3", || {
                                LogEntry::Taken(player, Answer::Choice(Choice::Number(only)))
                            });
                        }
                        r.slots.set(*into, SlotValue::Number(only));
                        Flow::Next
                    }
                }
            }
            Op::Name { by, what, into: _ } => match (self.board.player(*by, &r.ctx()), what) {
                (Some(player), Nameable::Card) => self.raise_ask(player, Ask::Name),
                (Some(player), Nameable::Class) => self.raise_ask(player, Ask::Class),
                (None, _) => Flow::Next,
            },
            Op::Play(play) => self.begin_play_card(r, play),
            Op::May { by, end, no } => self.begin_may(r, code, *by, *end, *no),
            Op::If { cond, otherwise } => {
                let is_met = self.board.holds(cond, &r.ctx());
                if R::LISTENS {
                    self.note_condition(r, code, *otherwise, is_met);
                }
                if is_met { Flow::Next } else { Flow::At(*otherwise) }
            }
            Op::Instead => {
                if R::LISTENS {
                    self.note_instead(r, code);
                }
                Flow::Next
            }
            Op::Jump(to) => Flow::At(*to),
            Op::Watch { end } => {
                if let Some(Op::UnlessDone { otherwise }) = code.ops.get(usize::from(*end))
                    && self.board.is_out_of_reach(code, r.pc + 1, *end, &r.ctx())
                {
                    r.fail();
                    let source = r.this;
                    if R::LISTENS {
                        self.note_nobody(r, code.ops.get(usize::from(r.pc) + 1));
                    }
                    if !has_only_otherwise(code, *end) {
                        self.note("6.1.5.1", || LogEntry::FirstHalfNotDone(source));
                    }
                    return Flow::At(*otherwise);
                }
                r.watch.push(Watched::Done);
                Flow::Next
            }
            Op::UnlessDone { otherwise } => {
                let watched = r.watch.pop().unwrap_or(Watched::Done);
                if watched == Watched::Done {
                    return Flow::Next;
                }
                if watched == Watched::Declined && self.is_otherwise(code, r.pc) {
                    return Flow::Next;
                }
                if watched == Watched::NotDone && !has_only_otherwise(code, r.pc) {
                    let source = r.this;
                    self.note("6.1.5.1", || LogEntry::FirstHalfNotDone(source));
                }
                // What it is a part of is not done in full either.
                r.fail();
                Flow::At(*otherwise)
            }
            Op::Did { into } => {
                let done = r.watch.pop().unwrap_or(Watched::Done) == Watched::Done;
                r.slots.set(*into, SlotValue::Number(done.into()));
                Flow::Next
            }
            Op::Part(ends) => match ends {
                PartEnds::Surely => self.end_part(r, code),
                PartEnds::BeforeTheDeed if self.is_part_of_its_own(r) => self.end_part(r, code),
                PartEnds::BeforeTheDeed => Flow::Next,
            },
            Op::KeepDone => {
                let done = r.watch.pop().unwrap_or(Watched::Done) == Watched::Done;
                if let Some(Looping::Players(players)) = r.loops.last_mut() {
                    players.done = done;
                }
                if !done {
                    r.fail();
                }
                Flow::Next
            }
            Op::IfKept { done } => {
                let is_kept = matches!(r.loops.last(), Some(Looping::Players(players)) if players.done);
                if is_kept { Flow::At(*done) } else { Flow::Next }
            }
            Op::Options { by, modes, starts, end } => self.begin_options(r, code, *by, *modes, starts, *end),
            Op::Loop { over, end } => self.begin_loop(r, over, *end),
            Op::Next(head) => self.next_round(r, code, *head),
            Op::Again { cond, to } => {
                if self.board.holds(cond, &r.ctx()) {
                    Flow::At(*to)
                } else {
                    Flow::Next
                }
            }
        }
    }

    /// D.22: whether what follows is an "otherwise" that leaves out what a player declined.
    fn is_otherwise(&mut self, code: &Code, at: Pc) -> bool {
        let is_otherwise = has_only_otherwise(code, at);
        if is_otherwise {
            self.rests_on(OpenPoint::OtherwiseDeclined);
        }
        is_otherwise && !self.board.rules.readings.follows(OpenPoint::OtherwiseDeclined)
    }

    fn resume(&mut self, r: &mut Resolve, op: &Op) -> Flow {
        match op {
            Op::Do(verb) => self.resume_verb(r, verb),
            Op::Choose(choose) => self.resume_choose(r, choose),
            Op::ChoosePlayer { into, .. } => {
                if let Reply::Players(set) = self.take_reply() {
                    r.slots.set(*into, SlotValue::Players(set));
                }
                Flow::Next
            }
            Op::ChooseNumber { into, .. } => {
                if let Some(Answer::Choice(Choice::Number(n))) = self.take_answer() {
                    r.slots.set(*into, SlotValue::Number(n));
                }
                Flow::Next
            }
            Op::Name { into, .. } => {
                let answer = self.take_answer();
                if let Some(Answer::Choice(Choice::Name(name))) = answer {
                    r.slots.set(*into, SlotValue::Name(name));
                } else if let Some(Answer::Choice(Choice::Class(class))) = answer {
                    r.slots.set(*into, SlotValue::Class(class));
                }
                Flow::Next
            }
            Op::Play(play) => {
                if let Reply::Played(Some(obj)) = self.take_reply() {
                    r.slots.set(play.into, SlotValue::Objects(smallvec::smallvec![obj]));
                } else {
                    r.slots.set(play.into, SlotValue::None);
                    r.decline();
                }
                Flow::Next
            }
            Op::May { no, .. } => {
                let is_accepted = matches!(self.take_answer(), Some(Answer::Choice(Choice::Accept)));
                if is_accepted { Flow::Next } else { self.decline(r, *no) }
            }
            Op::Options { starts, end, .. } => {
                let Some(Answer::Choice(Choice::Option(n))) = self.take_answer() else {
                    return Flow::At(*end);
                };
                Flow::At(starts.get(usize::from(n).wrapping_sub(1)).copied().unwrap_or(*end))
            }
            Op::If { .. }
            | Op::Instead
            | Op::Jump(_)
            | Op::Watch { .. }
            | Op::UnlessDone { .. }
            | Op::Did { .. }
            | Op::Loop { .. }
            | Op::Part(_)
            | Op::KeepDone
            | Op::IfKept { .. }
            | Op::Next(_)
            | Op::Again { .. } => Flow::Next,
        }
    }

    fn begin_may(&mut self, r: &mut Resolve, code: &Code, by: PlayerRef, end: Pc, no: Pc) -> Flow {
        // 6.1.4.1: a cost that cannot be paid is a no; nor is anybody asked where a yes could change nothing.
        let Some(player) = self.board.player(by, &r.ctx()) else { return self.decline(r, no) };
        if !self.is_useful(r, code, r.pc + 1, end) || self.is_tired() {
            if R::LISTENS && self.board.moves_nobody(code, r.pc + 1, end, &r.ctx()) {
                self.rests_on(OpenPoint::MoveNobody);
            }
            if R::LISTENS {
                self.note_not_asked(r, code, player, end);
            }
            return self.decline(r, no);
        }
        self.raise_ask(player, Ask::May { source: r.this, about: About::Effect })
    }

    /// 6.1.4.1: tells why nobody is asked.
    fn note_not_asked(&mut self, r: &Resolve, code: &Code, player: PlayerIx, end: Pc) {
        let (source, ctx) = (r.this, r.ctx());
        let why = match self.is_tired() {
            true => NotAsked::NothingToDo,
            false => self.board.why_not_asked(code, r.pc + 1, end, &ctx),
        };
        // What is chosen to pay with is part of the cost.
        let is_cost = matches!(code.ops.get(usize::from(r.pc) + 1), Some(Op::Watch { .. }));
        let rule = if why == NotAsked::NothingToChoose && !is_cost { "1.7.7" } else { "6.1.4.1" };
        self.note(rule, || LogEntry::NotAsked(player, source, why));
    }

    /// 6.1.4.1: whether a yes could change anything, also by what its first instruction changes: a card that is drawn first
    /// can be discarded then. That is looked at on a copy.
    fn is_useful(&self, r: &Resolve, code: &Code, from: Pc, to: Pc) -> bool {
        self.board.useful(code, from, to, &r.ctx()) || self.is_useful_later(r, code, from, to)
    }

    #[inline(never)]
    fn is_useful_later(&self, r: &Resolve, code: &Code, from: Pc, to: Pc) -> bool {
        let part = code.ops.get(usize::from(from)..usize::from(to)).unwrap_or_default();
        let Some(first) = part.iter().position(|op| !matches!(op, Op::Watch { .. })) else { return false };
        // Drawing is what puts something there that the rest can use; whatever else comes first is chosen first.
        let Op::Do(verb @ Verb::Draw(..)) = &part[first] else { return false };
        let plan = self.board.propose(verb, &self.board.doing(r));
        if plan.is_short || plan.events.is_empty() || self.board.anything_replaces(&plan.events) {
            return false;
        }
        let mut ahead = self.silent();
        let is_done = ahead.happen(&plan.events, true).full;
        let next = from + first as Pc + 1;
        is_done && next < to && ahead.is_useful(r, code, next, to)
    }

    /// 1.7.7: the first half is a choice for which there is nobody.
    #[inline(never)]
    fn note_nobody(&mut self, r: &Resolve, op: Option<&Op>) {
        let Some(Op::Choose(choose)) = op else { return };
        let Some(player) = self.board.player(choose.by, &r.ctx()) else { return };
        if self.board.choosable(choose, player, &r.ctx()).is_empty() {
            let source = r.this;
            self.note("1.7.7", || LogEntry::NobodyToChoose(player, source));
        }
    }

    fn decline(&mut self, r: &mut Resolve, no: Pc) -> Flow {
        r.decline();
        Flow::At(no)
    }

    /// 6.1.16: tells whether the "if" of a text is met; a self-replacement that applies is told by itself (6.5.6).
    fn note_condition(&mut self, r: &Resolve, code: &Code, otherwise: Pc, is_met: bool) {
        let at = |pc: usize| code.ops.get(pc);
        let replaces = matches!(at(usize::from(r.pc) + 1), Some(Op::Instead));
        if is_met && replaces {
            return;
        }
        // 6.2.4: the "if" right behind the trigger; 6.7.2.1: what it needs chosen comes before it. "If ..., instead" and "if ...,
        // choose both instead" stand behind what they replace, though they are asked before it.
        let before = code.ops.get(..usize::from(r.pc)).unwrap_or_default();
        let is_secondary = matches!(r.cause, Cause::Triggered(_))
            && !replaces
            && !matches!(at(usize::from(otherwise)), Some(Op::Options { .. }))
            && before.iter().all(|op| matches!(op, Op::Choose(_) | Op::ChoosePlayer { .. }));
        let rule = if is_secondary { "6.2.4" } else { "6.1.16" };
        let source = r.this;
        let of = r.loops.iter().rev().find_map(Looping::player);
        self.note(rule, || LogEntry::TextCondition { source, of, is_met });
    }

    /// 6.5.6: tells what the sentence before would have done, and what is done instead, where both can be told now.
    fn note_instead(&mut self, r: &Resolve, code: &Code) {
        let test = usize::from(r.pc).checked_sub(1).and_then(|at| code.ops.get(at));
        let first_event = |from: Pc| {
            let verb = code.ops.get(usize::from(from)..)?.iter().find_map(|op| {
                let Op::Do(verb) = op else { return None };
                Some(verb)
            })?;
            let plan = self.board.propose(verb, &self.board.doing(r));
            let event = self.board.would(plan.events.first()?).first().copied()?;
            Some(match plan.events.first()? {
                // 1.9.4: the text speaks of the damage before any modifier.
                ProposedEvent::Damage { base, dealt: true, .. } => event.amount(*base),
                // 1.12.2, D.23: cards and drops come one after another; the text speaks of all of them.
                one @ (ProposedEvent::Draw(_) | ProposedEvent::InkDrops(..)) => {
                    let times = plan.events.iter().filter(|other| *other == one).count();
                    event.amount(event.amount * times as i32)
                }
                ProposedEvent::Damage { dealt: false, .. }
                | ProposedEvent::DrawFromBottom(_)
                | ProposedEvent::Put { .. }
                | ProposedEvent::RemoveDamage { .. }
                | ProposedEvent::Lore(..)
                | ProposedEvent::Exert(..)
                | ProposedEvent::Ready(..)
                | ProposedEvent::Enter(_)
                | ProposedEvent::MoveToLocation(..)
                | ProposedEvent::Shuffle(_)
                | ProposedEvent::Nothing => event,
            })
        };
        let mut both = None;
        if let Some(Op::If { otherwise, .. }) = test {
            both = first_event(*otherwise).zip(first_event(r.pc + 1));
        }
        let source = r.this;
        self.note_cause("6.5.6", || LogEntry::Instead(source, both));
        self.trace.instead = self.trace.now.cause;
    }

    fn begin_options(
        &mut self,
        r: &mut Resolve,
        code: &Code,
        by: PlayerRef,
        modes: Modes,
        starts: &[Pc],
        end: Pc,
    ) -> Flow {
        let mut open = 0u32;
        for (ix, start) in starts.iter().enumerate() {
            let stop = starts.get(ix + 1).copied().unwrap_or(end);
            // 6.1.5.2: an option that cannot be done cannot be chosen.
            if modes == Modes::ChooseOne || self.board.doable(code, *start, stop, &r.ctx()) {
                open |= 1 << ix;
            }
        }
        if open == 0 {
            // 1.2.3: where none can be done in full, what can be done in part.
            for (ix, start) in starts.iter().enumerate() {
                let stop = starts.get(ix + 1).copied().unwrap_or(end);
                if self.board.partly_doable(code, *start, stop, &r.ctx()) {
                    open |= 1 << ix;
                }
            }
        }
        match self.board.player(by, &r.ctx()) {
            Some(player) if open != 0 => {
                self.raise_ask(player, Ask::Option { count: starts.len() as u8, open })
            }
            _ => {
                r.fail();
                Flow::At(end)
            }
        }
    }

    fn begin_loop(&mut self, r: &mut Resolve, over: &Over, end: Pc) -> Flow {
        let looping = match over {
            Over::Players { players, .. } => {
                let set = self.board.players(players, &r.ctx());
                // 6.7.6: the active player first, then in turn order.
                let left = self.board.state.from(self.board.state.active()).filter(|p| set.has(*p)).collect();
                Looping::Players(Box::new(PlayerLoop {
                    now: r.you,
                    left,
                    part: r.pc + 1,
                    done: false,
                    after: Vec::new(),
                    before: Vec::new(),
                }))
            }
            Over::Objects(objects, _) => {
                let mut all = self.board.objects(objects, &r.ctx());
                // The order in which they were chosen means nothing: one by one as they came.
                if matches!(objects, Objects::Slot(_)) {
                    all.sort_by_key(|o| self.board.state.card(o.card).since());
                }
                Looping::Objects(all)
            }
            Over::Times(amount) => Looping::Times(self.board.amount(amount, &r.ctx())),
        };
        r.loops.push(looping);
        self.turn_loop(r, over, r.pc + 1, end)
    }

    fn next_round(&mut self, r: &mut Resolve, code: &Code, head: Pc) -> Flow {
        let Some(Op::Loop { over, end }) = code.ops.get(usize::from(head)) else { return Flow::Next };
        self.turn_loop(r, over, head + 1, *end)
    }

    fn turn_loop(&mut self, r: &mut Resolve, over: &Over, body: Pc, end: Pc) -> Flow {
        let bound = match (r.loops.last_mut(), over) {
            (Some(Looping::Players(_)), Over::Players { slot, shared, .. }) => {
                let Some(Looping::Players(mut players)) = r.loops.pop() else { return Flow::At(end) };
                let next = self.next_player(r, &mut players, shared);
                let part = players.part;
                r.loops.push(Looping::Players(players));
                match next {
                    Some(player) => {
                        r.slots.set(*slot, SlotValue::Players(PlayerSet::one(player)));
                        return Flow::At(part);
                    }
                    None => None,
                }
            }
            (Some(Looping::Objects(left)), Over::Objects(_, slot)) if !left.is_empty() => {
                Some((*slot, SlotValue::Objects(smallvec::smallvec![left.remove(0)])))
            }
            (Some(Looping::Times(left)), Over::Times(_)) if *left > 0 => {
                *left -= 1;
                return Flow::At(body);
            }
            // Nothing is left of it.
            (Some(Looping::Players(_) | Looping::Objects(_) | Looping::Times(_)) | None, _) => None,
        };
        match bound {
            Some((slot, binding)) => {
                r.slots.set(slot, binding);
                Flow::At(body)
            }
            None => {
                r.loops.pop();
                Flow::At(end)
            }
        }
    }

    /// The next player of a loop does the current part, with the bindings of their own earlier parts.
    fn next_player(&self, r: &mut Resolve, players: &mut PlayerLoop, shared: &[Slot]) -> Option<PlayerIx> {
        // 9.2.3: who has left meanwhile does nothing any more.
        players.left.retain(|player| !self.board.state.player(*player).out());
        if players.left.is_empty() {
            return None;
        }
        let next = players.left.remove(0);
        players.now = next;
        players.done = false;
        if let Some(ix) = players.before.iter().position(|(player, ..)| *player == next) {
            let (_, slots, done) = players.before.swap_remove(ix);
            let gathered = std::mem::replace(&mut r.slots, slots);
            for slot in shared {
                r.slots.set(*slot, gathered.get(*slot).clone());
            }
            players.done = done;
        }
        Some(next)
    }

    /// D.24: whether a choice is a part for itself. It matters where somebody else acts as well.
    fn is_part_of_its_own(&mut self, r: &Resolve) -> bool {
        let several = r.loops.iter().any(|looping| match looping {
            Looping::Players(players) => players.left.len() + players.after.len() + players.before.len() > 0,
            Looping::Objects(_) | Looping::Times(_) => false,
        });
        if several {
            self.rests_on(OpenPoint::ChoiceAndDeed);
        }
        several && !self.board.rules.readings.follows(OpenPoint::ChoiceAndDeed)
    }

    /// 6.7.6.1: the player has done a part; before the next one begins all others do this one.
    fn end_part(&mut self, r: &mut Resolve, code: &Code) -> Flow {
        if !self.board.rules.has(Point::PartByPart) {
            return Flow::Next;
        }
        let over = r.loops.iter().rev().find_map(|looping| match looping {
            Looping::Players(players) => Some(players.part),
            Looping::Objects(_) | Looping::Times(_) => None,
        });
        let head = over.and_then(|part| head_of(code, part));
        let (Some(Looping::Players(mut players)), Some((slot, shared))) = (r.loops.pop(), head) else {
            return Flow::Next;
        };
        players.after.push((players.now, r.slots.clone(), players.done));
        let mut next = self.next_player(r, &mut players, shared);
        if next.is_none() {
            // Everybody has done it: the next part begins with the first of them.
            players.part = r.pc + 1;
            players.before = std::mem::take(&mut players.after);
            players.left = players.before.iter().map(|(player, ..)| *player).collect();
            if let [first, _, ..] = *players.left {
                self.note(Point::PartByPart.rule(), || LogEntry::NextPart(first));
            }
            next = self.next_player(r, &mut players, shared);
        }
        let part = players.part;
        r.loops.push(Looping::Players(players));
        if let Some(player) = next {
            r.slots.set(slot, SlotValue::Players(PlayerSet::one(player)));
        }
        Flow::At(part)
    }

    /// 1.2.2: tells of cards that the text would let be played and that another text forbids.
    fn note_barred_plays(&mut self, r: &Resolve, play: &PlayCard, player: PlayerIx, candidates: &Objs) {
        let meant = self.board.objects(&play.from, &r.ctx());
        for obj in meant.into_iter().filter(|obj| !candidates.contains(obj)) {
            if let Some(by) = self.board.forbids_play(player, obj.card, How::Ink) {
                let would = Event::of(EventKind::Played, player).about(obj);
                self.note("1.2.2", || LogEntry::Barred { would, by });
            }
        }
    }

    /// 6.7.8: legality is judged as it is played. Tells why the one card that is spoken of cannot be, where everybody knows it.
    fn note_unplayable(&mut self, r: &Resolve, play: &PlayCard, player: PlayerIx) {
        let meant = self.board.objects(&play.from, &r.ctx());
        let [obj] = meant.as_slice() else { return };
        let obj = *obj;
        let is_known = self.board.known(None, obj.card);
        // 1.2.2: what forbids it is told already.
        let is_told = |why: &Refusal| *why == Refusal::Forbidden;
        let why = self.board.refuses_play(player, obj.card, play.pay).filter(|why| is_known && !is_told(why));
        if let Some(why) = why {
            self.note(why.rule().0, || LogEntry::CannotPlay(player, obj, why));
        }
    }

    fn begin_play_card(&mut self, r: &mut Resolve, play: &PlayCard) -> Flow {
        let ctx = r.ctx();
        let Some(player) = self.board.player(play.by, &ctx) else {
            r.fail();
            return Flow::Next;
        };
        let pay = play.pay;
        let candidates = self.board.playable(play, player, &ctx);
        let permitted = match self.board.plays_from_elsewhere {
            true => candidates.iter().copied().filter(|o| !self.board.is_meant(play, *o, &ctx)).collect(),
            false => Objs::new(),
        };
        if !permitted.is_empty() {
            self.rests_on(OpenPoint::ZoneForFree);
        }
        if R::LISTENS {
            self.note_barred_plays(r, play, player, &candidates);
        }
        if candidates.is_empty() {
            let source = r.this;
            // 6.1.11.1: that card is looked for where it no longer is.
            let is_gone = R::LISTENS
                && self.board.objects(&play.from, &r.ctx()).is_empty()
                && self.note_named_gone(r, &play.from);
            if R::LISTENS {
                self.note_unplayable(r, play, player);
            }
            if !is_gone {
                self.note("1.7.7", || LogEntry::NobodyToChoose(player, source));
            }
            r.slots.set(play.into, SlotValue::None);
            r.fail();
            return Flow::Next;
        }
        let onto = self.board.bases(play, &ctx);
        let now = PlayNow {
            onto,
            player,
            candidates,
            permitted,
            pay,
            optional: play.optional,
            exerted: play.exerted,
            playing: None,
            source: r.this,
        };
        self.raise(Frame::PlayNow(Box::new(now)))
    }
}

/// Whether nothing depends on the part that ends there being done: only what is done where it was not.
fn has_only_otherwise(code: &Code, at: Pc) -> bool {
    matches!(
        (code.ops.get(usize::from(at)), code.ops.get(usize::from(at) + 1)),
        (Some(Op::UnlessDone { otherwise }), Some(Op::Jump(end))) if *otherwise == at + 2 && *end > at + 2
    )
}

/// The loop over players around a place in the code: where the player is bound, and what all of them share.
fn head_of(code: &Code, at: Pc) -> Option<(Slot, &[Slot])> {
    code.ops[..usize::from(at)].iter().rev().find_map(|op| {
        let Op::Loop { over: Over::Players { slot, shared, .. }, end } = op else { return None };
        (*end > at).then_some((*slot, &shared[..]))
    })
}

impl crate::eval::Board {
    /// Which cards an effect lets the player play now.
    pub(crate) fn playable(&self, play: &PlayCard, player: PlayerIx, ctx: &Ctx<'_>) -> Objs {
        let mut cards: Objs = self
            .objects(&play.from, ctx)
            .into_iter()
            .filter_map(|o| self.state.follow(o))
            .map(|c| self.state.obj(c))
            .collect();
        if self.plays_from_elsewhere && self.rules.readings.follows(OpenPoint::ZoneForFree) {
            self.add_permitted(play, player, ctx, &mut cards);
        }
        let onto = self.bases(play, ctx);
        cards.retain(|o| self.can_play_now(player, o.card, play.pay, onto.as_deref()));
        cards
    }

    /// 8.10: onto which cards the effect lets the card be shifted, where it says so.
    fn bases(&self, play: &PlayCard, ctx: &Ctx<'_>) -> Option<Objs> {
        let objects = self.objects(play.onto.as_ref()?, ctx);
        Some(objects.iter().filter_map(|o| self.state.in_play(*o)).map(|card| self.state.obj(card)).collect())
    }

    /// D.29: a permission about the zone holds for every play of a card that the effect does not look for in a zone of its own
    /// or has revealed (6.1.14.3).
    fn add_permitted(&self, play: &PlayCard, player: PlayerIx, ctx: &Ctx<'_>, cards: &mut Objs) {
        let Objects::Each(select) = &play.from else { return };
        if select.zones != Zones::HAND || self.players(&select.owner, ctx) != PlayerSet::one(player) {
            return;
        }
        let own = self.state.player(player);
        let under = own.play().iter().flat_map(|card| self.state.under(*card));
        for card in own.discard().iter().copied().chain(under) {
            let obj = self.state.obj(card);
            if self.may_play_from(player, card, Some(How::Ink)) && self.is_in(select, obj, ctx) {
                cards.push(obj);
            }
        }
    }

    /// Whether the effect itself speaks of the card.
    fn is_meant(&self, play: &PlayCard, card: Obj, ctx: &Ctx<'_>) -> bool {
        self.objects(&play.from, ctx).iter().any(|o| self.state.follow(*o) == Some(card.card))
    }

    /// Where a place is.
    pub(crate) fn spot(&self, place: &Place, ctx: &Ctx<'_>) -> Option<Spot> {
        Some(match place {
            Place::Hand => Spot::Hand,
            Place::DeckTop => Spot::DeckTop,
            Place::DeckShuffled => Spot::DeckShuffled,
            Place::DeckBottom => Spot::DeckBottom,
            Place::Discard => Spot::Discard,
            Place::Inkwell { exerted } => Spot::Inkwell { exerted: *exerted },
            Place::Under { host, facedown } => {
                let host = self.objects(host, ctx).iter().find_map(|o| self.state.in_play(*o))?;
                Spot::Under { host: self.state.obj(host), facedown: *facedown }
            }
        })
    }
}
