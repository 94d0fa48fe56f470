//! The turn (RULES 3).

use crate::decision::Ask;
use crate::eval::{Bits, PlayerModKinds};
use crate::game::Game;
use crate::program::{EventKind, Flags, Kinds, Mod, Skipped};
use crate::proposed::{Doer, ProposedEvent, ProposedEvents};
use crate::record::{LogEntry, Record};
use crate::state::*;
use crate::{Action, Answer, OpenPoint};
use smallvec::SmallVec;

/// Checks and the bag, from the beginning.
pub(super) const SETTLE: Settle =
    Settle { only_check: false, final_check: false, in_set_step: false, last: None };

impl<R: Record> Game<R> {
    /// Goes on with a turn, with what a player has just answered.
    #[inline(never)]
    pub(crate) fn step_turn(&mut self, stage: TurnStage, answer: Option<Answer>) {
        let next = match answer {
            Some(Answer::Action(action)) if stage == TurnStage::Main => self.take_turn_action(action),
            Some(Answer::Action(_) | Answer::Concede(_) | Answer::Choice(_)) | None => Some(stage),
        };
        self.go_through(next);
    }

    /// Goes on with a turn by an action, for which the turn has asked.
    #[inline(never)]
    pub(crate) fn step_action_of_turn(&mut self, action: Action) {
        let next = self.take_turn_action(action);
        self.go_through(next);
    }

    /// Part by part, as far as one follows the other at once.
    #[inline]
    fn go_through(&mut self, mut next: Option<TurnStage>) {
        while let Some(stage) = next {
            next = self.one_stage(stage);
        }
    }

    /// One part of the turn, and which part goes on at once; nothing where something else comes first.
    #[inline]
    fn one_stage(&mut self, stage: TurnStage) -> Option<TurnStage> {
        match stage {
            TurnStage::Main => self.main_phase(),
            TurnStage::Rounds => {
                self.repeat_rounds();
                None
            }
            // 4.2.2, 4.3.4, 4.4.5, 4.5.3, 4.7.5: what triggered resolves after the process.
            TurnStage::Acted => {
                self.forget_reply();
                self.settle_then(SETTLE, TurnStage::Main)
            }
            TurnStage::Ready
            | TurnStage::Readied
            | TurnStage::Set
            | TurnStage::SetLore
            | TurnStage::Draw
            | TurnStage::End
            | TurnStage::Ends
            | TurnStage::Final
            | TurnStage::Pass => self.pass_on(stage),
        }
    }

    /// The end of a turn and the beginning of the next one, part by part, as far as nothing comes between them.
    #[inline(never)]
    fn pass_on(&mut self, from: TurnStage) -> Option<TurnStage> {
        let mut next = Some(from);
        if next == Some(TurnStage::End) {
            next = self.end_phase();
        }
        if next == Some(TurnStage::Ends) {
            next = self.turn_effects_end();
        }
        if next == Some(TurnStage::Final) {
            next = self.final_check();
        }
        if next == Some(TurnStage::Pass) {
            next = self.pass_turn();
        }
        if next == Some(TurnStage::Ready) {
            next = self.ready_step();
        }
        if next == Some(TurnStage::Readied) {
            next = self.readied();
        }
        if next == Some(TurnStage::Set) {
            next = self.set_step();
        }
        if next == Some(TurnStage::SetLore) {
            next = self.lore_set();
        }
        if next == Some(TurnStage::Draw) { self.draw_step() } else { next }
    }

    // 3.2.2.3: then the bag is resolved, with all triggers from Ready and Set.
    fn lore_set(&mut self) -> Option<TurnStage> {
        self.forget_reply();
        self.settle_then(Settle { in_set_step: true, ..SETTLE }, TurnStage::Draw)
    }

    /// The part that comes next, at once or, where causes are kept, as a frame with its own.
    #[inline]
    fn then(&mut self, next: TurnStage) -> Option<TurnStage> {
        if R::TRACES {
            self.push(Frame::Turn(next));
            return None;
        }
        self.board.refresh();
        Some(next)
    }

    fn begin_step(&mut self, step: TurnStep, rule: &'static str) {
        self.board.apply(Write::Step(step));
        if R::LISTENS {
            self.note_step(step, rule);
        }
    }

    #[inline(never)]
    fn note_step(&mut self, step: TurnStep, rule: &'static str) {
        let player = self.board.state.active();
        self.trace.by_rules(None);
        let step = self.note(rule, || LogEntry::Step(player, step));
        self.trace.step = step;
        self.trace.because(step);
    }

    /// 3.2.1.1: everything of the active player is readied.
    fn ready_step(&mut self) -> Option<TurnStage> {
        let player = self.board.state.active();
        if self.has_reply()
            && let Reply::Objects(kept) = self.take_reply()
        {
            // The answer to "can't ready more than so many": those chosen are readied.
            return self.ready_these(player, Some(&kept));
        }
        self.begin_step(TurnStep::Ready, "3.2.1");
        self.board.refresh();
        match self.board.any_text_on(player, PlayerModKinds::READY) {
            true => self.ready_within_limit(player),
            false => self.ready_these(player, None),
        }
    }

    /// A limit on how many may be readied makes it a choice.
    #[inline(never)]
    fn ready_within_limit(&mut self, player: PlayerIx) -> Option<TurnStage> {
        // 6.4.3: nothing is readied, ink included; what happens as the turn starts does (3.2.1.2 to 3.2.1.4).
        if self.board.mods_about(player, PlayerModKinds::READY).any(|(m, _)| *m == Mod::Skip(Skipped::Ready))
        {
            if R::LISTENS {
                let by = self.board.skips(player, Skipped::Ready);
                self.note("6.4.3", || LogEntry::Skipped(player, TurnStep::Ready, by));
            }
            return Some(TurnStage::Readied);
        }
        let Some((most, limited)) = self.ready_limit(player).filter(|(most, cards)| cards.len() > *most)
        else {
            return self.ready_these(player, None);
        };
        if most == 0 {
            return self.ready_these(player, Some(&[]));
        }
        let least = most as u16;
        self.push(Frame::Turn(TurnStage::Ready));
        self.push(Frame::Choose(Box::new(Choosing {
            player,
            candidates: limited,
            picked: Objs::new(),
            least,
            most: least,
            total: None,
            must: Objs::new(),
            source: Obj::NONE,
        })));
        None
    }

    /// The smallest limit on readying, and the cards under it that could be readied.
    fn ready_limit(&self, player: PlayerIx) -> Option<(usize, Objs)> {
        let t = &self.board;
        let (filter, active) = t
            .mods_about(player, PlayerModKinds::READY)
            .filter_map(|(m, a)| {
                let Mod::ReadyAtMost(_, filter) = m else { return None };
                Some((filter, a))
            })
            .min_by_key(|(_, a)| a.value)?;
        let ctx = t.ctx_of(active);
        let limited = t
            .state
            .player(player)
            .play()
            .iter()
            .filter(|c| self.readies(**c))
            .map(|c| t.state.obj(*c))
            .filter(|o| t.matches(filter, *o, &ctx))
            .collect();
        Some((active.value.max(0) as usize, limited))
    }

    fn readies(&self, card: CardIx) -> bool {
        let bits = self.board.values(card).bits;
        self.board.state.card(card).exerted() && !bits.intersects(Bits::CANT_READY | Bits::CANT_READY_STEP)
    }

    fn ready_these(&mut self, player: PlayerIx, kept: Option<&[Obj]>) -> Option<TurnStage> {
        let limited = kept.and_then(|_| self.ready_limit(player)).map(|(_, objs)| objs).unwrap_or_default();
        let mut readied: SmallVec<[Obj; 16]> = SmallVec::new();
        for &card in self.board.state.player(player).play() {
            let obj = self.board.state.obj(card);
            let held = kept.is_some_and(|kept| limited.contains(&obj) && !kept.contains(&obj));
            if self.readies(card) && !held {
                readied.push(obj);
            }
        }
        if R::LISTENS {
            self.note_unreadied(player, &readied);
        }
        self.board.apply(Write::ReadyInk(player));
        if readied.is_empty() {
            self.board.refresh();
            return Some(TurnStage::Readied);
        }
        if self.readies_alone(player, &readied) {
            return Some(TurnStage::Readied);
        }
        let changes: ProposedEvents =
            readied.into_iter().map(|obj| ProposedEvent::Ready(obj, Doer::player(player))).collect();
        let at_once = self.happens_before(&changes, || Frame::Turn(TurnStage::Readied));
        at_once.then_some(TurnStage::Readied)
    }

    /// Notes what some text keeps exerted.
    fn note_unreadied(&mut self, player: PlayerIx, readied: &[Obj]) {
        let stays = |card: &CardIx| {
            let obj = self.board.state.obj(*card);
            let is_readied = readied.contains(&obj);
            (self.board.state.card(*card).exerted() && !is_readied).then_some(obj)
        };
        let kept: Vec<Obj> = self.board.state.player(player).play().iter().filter_map(stays).collect();
        for obj in kept {
            self.note_barred(Event::of(EventKind::Readied, player).about(obj));
        }
    }

    // 3.2.1.2: "during your turn" is read from whose turn it is.
    fn readied(&mut self) -> Option<TurnStage> {
        self.forget_reply();
        if self.next_readies() {
            return self.then(TurnStage::Ready);
        }
        // 3.2.1.3: effects that last until the start of this player's turn end.
        for player in self.board.state.whole_team(self.board.state.active()).iter() {
            self.end_effects(Ends::StartOf(player));
        }
        // 3.2.1.4: start-of-turn triggers go into the bag; they do not resolve yet.
        self.tell_of_turn("3.2.1.4", EventKind::TurnStart);
        self.settle_then(Settle { only_check: true, ..SETTLE }, TurnStage::Set)
    }

    /// Tells that the turn of everyone whose turn it is begins or ends.
    #[inline]
    fn tell_of_turn(&mut self, rule: &'static str, kind: EventKind) {
        match self.board.state.has_teams() {
            true => self.tell_of_turns(rule, kind),
            false => self.tell_one(rule, Event::of(kind, self.board.state.active())),
        }
    }

    #[inline(never)]
    fn tell_of_turns(&mut self, rule: &'static str, kind: EventKind) {
        let mut players = self.board.state.turn_players();
        match (players.next(), players.next()) {
            (Some(player), None) => self.tell_one(rule, Event::of(kind, player)),
            _ => {
                let players = self.board.state.turn_players();
                let mut all: SmallVec<[Event; 4]> = players.map(|player| Event::of(kind, player)).collect();
                self.tell(rule, &mut all);
            }
        }
    }

    /// 9.3.1: all of a team ready their cards, one after the other. Whether there is another one, who does so now.
    fn next_readies(&mut self) -> bool {
        let state = &self.board.state;
        if !state.has_teams() {
            return false;
        }
        let done = state.passed().with(state.active());
        let next = state.turn_players().find(|player| !done.has(*player));
        let first = state.turn_players().find(|player| state.leads(*player)).unwrap_or(state.active());
        let acts = next.map_or(Write::Acts(first, PlayerSet::EMPTY), |next| Write::Acts(next, done));
        self.board.apply(acts);
        next.is_some()
    }

    fn set_step(&mut self) -> Option<TurnStage> {
        self.begin_step(TurnStep::Set, "3.2.2");
        // 3.2.2.1: the active player's characters become dry.
        for player in self.board.state.turn_players() {
            self.board.apply(Write::Dry(player));
        }
        self.board.refresh();
        // 3.2.2.2: the lore of locations, without the bag.
        if self.location_lore_is_due() { self.set_lore() } else { Some(TurnStage::SetLore) }
    }

    /// Whether any location brings lore now.
    fn location_lore_is_due(&self) -> bool {
        let brings = |card: &CardIx| {
            let values = self.board.values(*card);
            values.kinds.contains(Kinds::LOCATION) && values.lore > 0
        };
        let mut players = self.board.state.turn_players();
        players.any(|player| self.board.state.player(player).play().iter().any(brings))
    }

    #[inline(never)]
    fn set_lore(&mut self) -> Option<TurnStage> {
        let mut changes = ProposedEvents::new();
        for player in self.board.state.turn_players() {
            for &card in self.board.state.player(player).play() {
                let values = self.board.values(card);
                if values.kinds.contains(Kinds::LOCATION) && values.lore > 0 {
                    let from = self.board.state.obj(card);
                    changes.push(ProposedEvent::Lore(player, values.lore, Flags::FROM_LOCATION, from));
                }
            }
        }
        let at_once = self.happens_before(&changes, || Frame::Turn(TurnStage::SetLore));
        at_once.then_some(TurnStage::SetLore)
    }

    fn draw_step(&mut self) -> Option<TurnStage> {
        let player = self.board.state.active();
        // 3.2.3.2: when everything is resolved the Main Phase begins.
        if R::TRACES {
            self.push(Frame::Turn(TurnStage::Main));
        }
        // 3.2.3.1: the starting player skips the step on the first turn; 6.4.3: so does whoever skips it.
        let first = self.board.state.turn() == 1 && self.board.state.is_turn_of(self.board.state.starting());
        let skips = |player: PlayerIx| {
            self.board.mods_about(player, PlayerModKinds::DRAW).any(|(m, _)| *m == Mod::Skip(Skipped::Draw))
        };
        // Mostly one player draws one card, and nobody minds.
        if !R::TRACES && !first && !self.board.state.has_teams() && !skips(player) {
            self.begin_step(TurnStep::Draw, "3.2.3");
            return match self.draws_alone(player) {
                true => self.settle_then(SETTLE, TurnStage::Main),
                false => self.draw_long(smallvec::smallvec![ProposedEvent::Draw(player)]),
            };
        }
        let mut draw: SmallVec<[ProposedEvent; 1]> = SmallVec::new();
        for player in self.board.state.turn_players() {
            if !first && !skips(player) {
                draw.push(ProposedEvent::Draw(player));
            }
        }
        if draw.is_empty() {
            if R::LISTENS {
                let by = self.board.skips(player, Skipped::Draw).filter(|_| !first);
                let rule = if first { "3.2.3.1" } else { "6.4.3" };
                self.note(rule, || LogEntry::Skipped(player, TurnStep::Draw, by));
            }
            return if R::TRACES { None } else { self.then(TurnStage::Main) };
        }
        self.begin_step(TurnStep::Draw, "3.2.3");
        self.draw_long(draw)
    }

    /// The cards are drawn as events that somebody may mind.
    #[inline(never)]
    fn draw_long(&mut self, draw: SmallVec<[ProposedEvent; 1]>) -> Option<TurnStage> {
        if self.happens_at_once(&draw) {
            return self.settle_then(SETTLE, TurnStage::Main);
        }
        if !R::TRACES {
            self.push(Frame::Turn(TurnStage::Main));
        }
        self.settle();
        self.perform(draw.into_iter().collect());
        None
    }

    // 3.3.1, 4.1.1: any number of turn actions.
    /// Asks for the next one.
    #[inline]
    fn main_phase(&mut self) -> Option<TurnStage> {
        if self.board.state.step() != TurnStep::Main {
            self.begin_step(TurnStep::Main, "3.3");
            self.board.refresh();
        }
        self.forget_reply();
        self.board.rounds_mut().rest();
        if R::TRACES {
            self.trace.by_rules(self.trace.step);
        }
        let player = self.board.state.active();
        self.ask(Frame::Turn(TurnStage::Main), player, Ask::Turn);
        None
    }

    /// The action that was asked for.
    #[inline]
    fn take_turn_action(&mut self, action: Action) -> Option<TurnStage> {
        let player = self.board.state.active();
        if action == Action::EndTurn {
            if self.teammate_acts(player) {
                return self.then(TurnStage::Main);
            }
            if R::LISTENS && self.board.spares_a_payment(player) {
                self.rests_on(OpenPoint::PaidQuest);
            }
            return self.then(TurnStage::End);
        }
        if self.ask_rounds(player, action) {
            return None;
        }
        self.board.rounds_mut().barred = None;
        if self.board.state.has_teams() {
            self.board.apply(Write::Acts(player, PlayerSet::EMPTY));
        }
        if R::TRACES {
            self.trace.by_rules(self.trace.answered);
        }
        self.push(Frame::Turn(TurnStage::Acted));
        let waiting = self.board.state.frames().len();
        self.act(player, action);
        let is_done = self.board.pending.is_none()
            && self.board.state.result() == GameResult::Open
            && self.board.state.frames().len() == waiting;
        if R::TRACES || !is_done {
            return None;
        }
        // Nothing is left of the action: the turn goes on at once.
        self.pop_turn();
        self.then(TurnStage::Acted)
    }

    /// 9.3.1: one of a team does nothing more for now. Whether another one acts: who has not passed since the last action, else
    /// who still has to do something before the turn can end.
    fn teammate_acts(&mut self, player: PlayerIx) -> bool {
        let state = &self.board.state;
        if !state.has_teams() {
            return false;
        }
        let passed = state.passed().with(player);
        let open = state.turn_players().find(|mate| !passed.has(*mate));
        let bound = || {
            state.turn_players().filter(|mate| *mate != player).find(|mate| !self.board.has_no_duty(*mate))
        };
        let next = open.or_else(bound);
        let first = state.turn_players().find(|mate| state.leads(*mate)).unwrap_or(player);
        let acts =
            next.map_or(Write::Acts(first, PlayerSet::EMPTY), |next| Write::Acts(next, passed.without(next)));
        self.board.apply(acts);
        next.is_some()
    }

    /// 3.4.1.1
    fn end_phase(&mut self) -> Option<TurnStage> {
        self.begin_step(TurnStep::End, "3.4");
        self.tell_of_turn("3.4.1.1", EventKind::TurnEnd);
        self.settle_then(SETTLE, TurnStage::Ends)
    }

    /// 3.4.1.2
    fn turn_effects_end(&mut self) -> Option<TurnStage> {
        // Where nothing ends nothing has changed since all was settled.
        if self.nothing_lasts() {
            return Some(TurnStage::Final);
        }
        self.end_turn_effects();
        self.settle_then(SETTLE, TurnStage::Final)
    }

    /// Mostly nothing does.
    #[inline]
    fn nothing_lasts(&self) -> bool {
        !R::LISTENS && self.board.state.effects().is_empty() && self.board.state.floating().is_empty()
    }

    fn end_turn_effects(&mut self) {
        if self.nothing_lasts() {
            return;
        }
        for player in self.board.state.whole_team(self.board.state.active()).iter() {
            self.end_effects(Ends::Turn(player, self.board.state.turn()));
        }
    }

    /// 3.4.2, D.3: the final check, with the empty deck; what it triggers resolves at once.
    fn final_check(&mut self) -> Option<TurnStage> {
        self.settle_then(Settle { final_check: true, ..SETTLE }, TurnStage::Pass)
    }

    // 2.1.3, 2.3.1, 2.3.2, 9.2.1: the next player in turn order, to the left.
    fn pass_turn(&mut self) -> Option<TurnStage> {
        // 6.1.13.4: what was made for this turn since then does not reach the next one.
        self.end_turn_effects();
        self.board.apply(Write::EndTurn);
        // 1.2.1: whoever takes another turn has it before anybody else; no rule speaks of it.
        while let Some(&again) = self.board.state.extra_turns().last() {
            self.board.apply(Write::TakeExtraTurn);
            if !self.board.state.player(again).out() {
                self.begin_turns(again);
                return self.then(TurnStage::Ready);
            }
        }
        let count = self.board.state.players().len() as u8;
        let mut next = PlayerIx((self.board.state.active().0 + 1) % count);
        // 9.3.1: a team has its turn with the first of them.
        while !self.board.state.leads(next) {
            if self.board.state.player(next).out() {
                // 9.2.3: durations of absent players end when their turn would have come.
                self.board.apply(Write::EndEffects(Ends::StartOfAbsent(next)));
            }
            next = PlayerIx((next.0 + 1) % count);
        }
        self.begin_turns(next);
        self.then(TurnStage::Ready)
    }

    /// The next player becomes active.
    pub(crate) fn begin_turn(&mut self, player: PlayerIx) {
        self.begin_turns(player);
        self.push(Frame::Turn(TurnStage::Ready));
    }

    /// 9.3.1: the turn of a player and of all teammates begins.
    fn begin_turns(&mut self, player: PlayerIx) {
        self.board.apply(Write::BeginTurn(player));
        for mate in self.board.state.team(player).without(player).iter() {
            self.board.apply(Write::JoinTurn(mate));
        }
        self.forget_reply();
    }

    /// Ends lasting effects and floating abilities.
    pub(crate) fn end_effects(&mut self, ends: Ends) {
        if self.nothing_lasts() {
            return;
        }
        if R::LISTENS {
            self.trace.kinds.retain(|kind| !ends.ends(kind.until));
            let ended = self.board.state.effects().iter().filter(|e| ends.ends(e.until));
            let ended: Vec<(u32, Obj)> = ended.map(|e| (e.id, e.source)).collect();
            for (id, source) in ended {
                let began = self.trace.waited(id);
                self.note_because(began, "6.1.13", || LogEntry::Ended(source));
            }
        }
        self.board.apply(Write::EndEffects(ends));
        self.board.refresh();
    }

    /// Runs checks and the bag until nothing is left (A.1), then the next part of the turn.
    #[inline(always)]
    fn settle_then(&mut self, settle: Settle, next: TurnStage) -> Option<TurnStage> {
        self.board.refresh();
        // Between most parts of a turn nothing happens that a check looks at.
        if self.board.is_at_rest(settle) { Some(next) } else { self.settle_first(settle, next) }
    }

    #[inline(never)]
    fn settle_first(&mut self, settle: Settle, next: TurnStage) -> Option<TurnStage> {
        if self.settles_checked(settle) {
            return Some(next);
        }
        self.push(Frame::Turn(next));
        self.step_settle(settle);
        None
    }

    /// Runs checks and the bag until nothing is left (A.1).
    pub(crate) fn settle(&mut self) {
        self.push(Frame::Settle(SETTLE));
    }
}
