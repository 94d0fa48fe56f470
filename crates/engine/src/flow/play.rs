//! Playing a card (4.3, 6.7.1, 6.7.8, 6.7.9).

use crate::decision::{About, Ask};
use crate::eval::{Active, Bits, Board, PlayerModKinds, Target};
use crate::game::Game;
use crate::legal::{Forbids, PlayPlan};
use crate::program::*;
use crate::proposed::{Doer, Entry, ProposedEvent, ProposedEvents, Spot, Why};
use crate::record::{LogEntry, Played, Record};
use crate::state::*;
use crate::work::{Work, count};
use crate::{Action, Answer, Choice, OpenPoint, Point};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// Who says how a card enters (6.7.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Whose {
    /// The card itself.
    Own,
    Others,
}

/// What a text says about how a card enters (6.7.9).
struct EntersBy {
    how: Entering,
    /// Its number, where it has one.
    value: i32,
    whose: Whose,
    text: Forbids,
}

/// What is fixed about how a card enters.
#[derive(Clone, Default)]
struct Fixed {
    /// It enters exerted by its own words.
    by_itself: bool,
    /// It enters exerted by what others say.
    by_others: bool,
    /// It enters ready whatever is said.
    ready: bool,
    damage: i16,
    /// What is done to it as it enters: cards put under it, say.
    then: SmallVec<[CodeIx; 1]>,
}

/// Whose words a modification of a card that is played are.
fn whose(active: &Active, card: CardIx) -> Whose {
    if active.effect.is_none() && active.source.card == card { Whose::Own } else { Whose::Others }
}

impl<R: Record> Game<R> {
    // 4.3.2, 5.4.5: announced, paid, played; what triggers waits.
    /// 4.3.2.1: the card is announced where it is (D.12).
    pub(crate) fn begin_play(&mut self, player: PlayerIx, card: CardIx, plan: PlayPlan, by_effect: bool) {
        let from = self.board.state.card(card).zone();
        if R::LISTENS && plan.temporary && self.board.is_temporary_by_class(card, &plan.onto) {
            self.rests_on(OpenPoint::TemporaryClass);
        }
        if R::LISTENS {
            self.note_total(player, card, &plan);
        }
        let together = plan.together;
        let candidates = together.map(|_| self.board.singers(player, card));
        let mut playing = Playing {
            card,
            player,
            from,
            how: plan.how,
            ink: plan.ink,
            other: plan.other,
            other_source: plan.other_source,
            singers: plan.singers,
            onto: plan.onto,
            temporary: plan.temporary,
            exerted: plan.exerted,
            bodyguard: false,
            by_effect,
            stage: PlayStage::Pay,
            asks: 0,
            damage: 0,
            doing: SmallVec::new(),
            drops: 0,
            accepted: false,
            permission: plan.permission,
        };
        if !self.board.rules.has(Point::PlayGoesOn) {
            self.leave_zone(&mut playing);
        }
        self.forget_reply();
        let source = self.board.state.obj(card);
        let playing = self.board.spares.playing.boxed(playing);
        if !R::TRACES && together.is_none() {
            self.board.refresh();
            // Mostly nobody is asked how it is paid.
            return match self.pays_at_once(player, playing.ink) {
                true => self.sing(playing),
                false => self.step_play(playing),
            };
        }
        self.push(Frame::Play(playing));
        if let (Some(needed), Some(candidates)) = (together, candidates) {
            // 8.12: the singers are chosen one by one.
            let most = candidates.len() as u16;
            self.push(Frame::Choose(Box::new(Choosing {
                player,
                candidates,
                picked: Objs::new(),
                least: 1,
                most,
                total: Some(Total::Sing(needed)),
                must: Objs::new(),
                source,
            })));
        }
    }

    /// 4.3.2.3: tells where payment modifiers change what is due.
    fn note_total(&mut self, player: PlayerIx, card: CardIx, plan: &PlayPlan) {
        let def = self.board.def(card);
        let obj = self.board.state.obj(card);
        let printed = match (plan.how, &def.shift) {
            (HowPlayed::Ink, _) => i32::from(def.cost),
            (HowPlayed::Shift, Some(shift)) => {
                self.board.amount(&shift.cost.ink, &crate::eval::Ctx::plain(player, obj)).max(0)
            }
            (HowPlayed::Shift | HowPlayed::Sung | HowPlayed::Free, _) => return,
        };
        let due = plan.ink;
        if due != printed {
            let onto: SmallVec<[CardIx; 2]> = plan.onto.iter().map(|obj| obj.card).collect();
            let texts = if R::LISTENS {
                self.board.texts_that_change_price(player, card, (plan.how, &onto))
            } else {
                SmallVec::new()
            };
            self.note("4.3.2.3", || LogEntry::TotalCost(obj, printed, due, texts));
        }
    }

    /// 4.3.3: it is no longer where it was; what is said of such cards there about how they enter goes with it (6.7.9).
    #[inline]
    fn leave_zone(&mut self, p: &mut Playing) {
        self.board.refresh();
        if R::LISTENS {
            let board = &self.board;
            let permission =
                || p.exerted.then(|| board.text_of_permission(p.player, p.card, p.how)).flatten();
            self.trace.enters_by = board.text_of_entering(p.card).or_else(permission);
        }
        // Mostly no text speaks of the card.
        if self.board.with_mods.has(p.card) {
            self.take_along(p);
        }
        self.set_aside(p.card);
    }

    #[inline(never)]
    fn take_along(&self, p: &mut Playing) {
        for (m, active) in self.board.mods_on(Target::Card(p.card)) {
            let Mod::Enters(entering) = m else { continue };
            match entering {
                Entering::Exerted => match whose(active, p.card) {
                    Whose::Own => p.accepted = true,
                    Whose::Others => p.exerted = true,
                },
                Entering::Then(code) => p.doing.push(*code),
                // Only where it enters can it be told what else there is.
                Entering::Ready => {}
                Entering::Damaged(_) => p.damage += active.value as i16,
                // What it may do is asked when it enters.
                Entering::MayExerted(_) => {}
            }
        }
    }

    fn set_aside(&mut self, card: CardIx) {
        self.board.apply(Write::SetAside(card));
    }

    #[inline(never)]
    pub(crate) fn step_play(&mut self, mut p: Box<Playing>) {
        match p.stage {
            PlayStage::Pay => {
                if self.has_reply()
                    && let Reply::Objects(singers) = self.take_reply()
                {
                    p.singers = singers;
                }
                // 4.3.2.4: ink, then singers, then everything else.
                let (player, amount) = (p.player, p.ink);
                if self.pays_at_once(player, amount) {
                    return self.sing(p);
                }
                p.stage = PlayStage::Sing;
                let what_for = self.board.state.obj(p.card);
                self.push(Frame::Play(p));
                self.step_pay(Paying { player, amount, what_for, to_play: true });
            }
            PlayStage::Sing => self.sing(p),
            PlayStage::PayOther => self.pay_other(p),
            PlayStage::Paid => self.paid(p),
            PlayStage::Asked => {
                if self.take_answer() == Some(Answer::Choice(Choice::Accept)) {
                    p.accepted = true;
                    p.bodyguard = self.is_asked_by_bodyguard(&p);
                    if R::LISTENS {
                        self.enters_by_its_own(p.card);
                    }
                    let way = self.optional_entering(&p).get(usize::from(p.asks)).copied();
                    p.doing.extend(way.and_then(|(code, _)| code));
                }
                p.asks += 1;
                self.ask_entering(p);
            }
            PlayStage::Entered => self.entered(p),
            PlayStage::Done => self.played(p),
        }
    }

    /// 6.7.9: what its own words let it do comes first, whatever others say of it as well.
    fn enters_by_its_own(&mut self, card: CardIx) {
        let ways = self.entering_from_others(card);
        let is_own = |way: &&EntersBy| way.whose == Whose::Own && matches!(way.how, Entering::MayExerted(_));
        if let Some(own) = ways.iter().find(is_own) {
            self.trace.enters_by = Some(own.text);
        }
    }

    /// Everything is done.
    fn played(&mut self, p: Box<Playing>) {
        self.reply(Reply::Played(Some(self.board.state.obj(p.card))));
        self.board.spares.playing.keep(p);
    }

    /// 5.4.4.2, 8.12: the singers are exerted.
    #[inline]
    fn sing(&mut self, mut p: Box<Playing>) {
        if p.singers.is_empty() {
            return self.pay_other(p);
        }
        self.forget_reply();
        p.stage = PlayStage::PayOther;
        let changes: ProposedEvents =
            p.singers.iter().map(|o| ProposedEvent::Exert(*o, Doer::player(p.player))).collect();
        if self.happens_at_once(&changes) {
            return self.pay_other(p);
        }
        self.push(Frame::Play(p));
        self.perform(changes);
    }

    #[inline]
    fn pay_other(&mut self, p: Box<Playing>) {
        self.forget_reply();
        match p.other {
            None => self.paid(p),
            Some(code) => self.pay_by_code(p, code),
        }
    }

    /// 1.5.3: everything but ink and singers is paid by instructions.
    #[inline(never)]
    fn pay_by_code(&mut self, mut p: Box<Playing>, code: CodeIx) {
        p.stage = PlayStage::Paid;
        let mut resolve = Resolve::new(code, p.other_source, p.player, Slots::new(), Cause::Cost);
        // D.12: one card does not pay for itself.
        if self.board.could_pay_for_itself(code, p.card, &resolve.ctx()) {
            self.rests_on(OpenPoint::PaysForItself);
        }
        if self.board.rules.readings.follows(OpenPoint::PaysForItself) {
            resolve.aside = p.card;
        }
        self.push(Frame::Play(p));
        self.push_resolve(resolve);
    }

    fn paid(&mut self, mut p: Box<Playing>) {
        self.forget_reply();
        let zone = self.board.state.card(p.card).zone();
        if zone != Zone::Aside {
            // 4.3.2: it is played from where it is by now.
            if R::LISTENS && p.from != zone {
                let card = self.board.state.obj(p.card);
                self.note("4.3.2", || LogEntry::PlayGoesOn(card));
            }
            p.from = zone;
            self.leave_zone(&mut p);
        }
        self.board.refresh();
        self.board.keep_listeners();
        if self.enters_plainly(p.card) {
            p.exerted |= p.accepted;
            return self.enter_play(p);
        }
        let fixed = self.entering(&p);
        p.damage += fixed.damage;
        p.doing.extend(fixed.then);
        // 6.7.9: its own words are the first.
        if R::LISTENS && self.trace.enters_by.is_none_or(|by| by.source.card != p.card) {
            let ways = self.entering_from_others(p.card);
            let is_otherwise = |way: &&EntersBy| matches!(way.how, Entering::Exerted | Entering::Damaged(_));
            let told = |way: &EntersBy| way.text;
            let own = ways.iter().filter(is_otherwise).find(|way| way.whose == Whose::Own).map(told);
            self.trace.enters_by =
                own.or(self.trace.enters_by).or_else(|| ways.iter().find(is_otherwise).map(told));
        }
        self.ask_entering(p);
    }

    /// 6.7.9: whether no text may say how the card enters, and nothing may give it Bodyguard (8.3.2): mostly so.
    pub(crate) fn enters_plainly(&self, card: CardIx) -> bool {
        let board = &self.board;
        let (values, heard) = (board.values(card), board.listeners().entering);
        let own = board.pool.facts(board.state.card(card).def()).own;
        let guards = Keyword::Bodyguard.bit();
        !own.enters
            && !heard.enters
            && (own.gives | heard.gives | values.keywords) & guards == 0
            && !values.bits.contains(Bits::GRANTED)
            && !board.with_mods.has(card)
    }

    /// 6.7.1.1: it enters the Play zone.
    fn enter_play(&mut self, mut p: Box<Playing>) {
        let card = self.board.state.obj(p.card);
        if R::LISTENS {
            self.note_played(&p);
        }
        // There is no moment in which it is in play without what it is given as it enters.
        let gifts = p.doing.iter().copied().filter(|code| self.board.only_gives(*code)).collect();
        p.doing.retain(|code| !self.board.only_gives(*code));
        let entry = Entry {
            card,
            player: p.player,
            how: p.how,
            paid: p.ink,
            onto: std::mem::take(&mut p.onto),
            exerted: p.exerted,
            bodyguard: p.bodyguard,
            damage: p.damage,
            temporary: p.temporary,
            drops: p.drops,
            from: p.from,
            gifts,
        };
        if self.board.any_text_on(p.player, PlayerModKinds::PRICES) {
            self.spend_discounts(&p);
        }
        p.stage = PlayStage::Entered;
        if self.enters_alone(&entry) {
            return self.entered(p);
        }
        let enter = ProposedEvent::Enter(self.board.spares.entry.boxed(entry));
        if self.happens_at_once(std::slice::from_ref(&enter)) {
            if let ProposedEvent::Enter(entry) = enter {
                self.board.spares.entry.keep(entry);
            }
            return self.entered(p);
        }
        self.push(Frame::Play(p));
        self.perform(smallvec::smallvec![enter]);
    }

    /// 4.3.3: how the card was paid for; what follows comes of its being played.
    fn note_played(&mut self, p: &Playing) {
        let singers: Objs = p.singers.iter().copied().collect();
        for singer in &singers {
            let singer = *singer;
            let values = self.board.values(singer.card);
            let (with, more) = (i32::from(values.singer), values.sing_more);
            if values.has(Keyword::Singer) && with > 0 {
                self.note("8.11.1", || LogEntry::Keyword(singer, Keyword::Singer, with));
            }
            if more != 0 {
                let cost = self.board.singing_cost(singer.card);
                self.note("8.11.3", || LogEntry::SingsAs(singer, cost));
            }
        }
        let together = i32::from(self.board.values(p.card).sing_together);
        if singers.len() > 1 && together > 0 {
            let song = self.board.state.obj(p.card);
            self.note("8.12.1", || LogEntry::Keyword(song, Keyword::SingTogether, together));
        }
        let played = Played {
            player: p.player,
            card: self.board.state.obj(p.card),
            how: p.how,
            ink: p.ink,
            onto: p.onto.iter().copied().collect(),
            singers,
            from: p.from,
        };
        self.note_cause("4.3.3", || LogEntry::Plays(Box::new(played)));
    }

    /// 8.3.2: whether the question how it enters is Bodyguard's.
    fn is_asked_by_bodyguard(&self, p: &Playing) -> bool {
        let way = self.optional_entering(p).get(usize::from(p.asks)).copied();
        match (way, self.board.will_have(p.card, p.player, Keyword::Bodyguard)) {
            (Some((None, asked)), Some(whose)) => asked == whose,
            (Some(_) | None, _) => false,
        }
    }

    /// 6.7.9: what is fixed about how it enters: by its own words, and by others.
    fn entering(&self, p: &Playing) -> Fixed {
        let mut fixed = Fixed { by_others: p.exerted, ..Fixed::default() };
        let mut add = |entering: &Entering, value: i32, whose: Whose| match (entering, whose) {
            (Entering::Exerted, Whose::Own) => fixed.by_itself = true,
            (Entering::Exerted, Whose::Others) => fixed.by_others = true,
            (Entering::Damaged(_), _) => fixed.damage += value as i16,
            (Entering::Ready, _) => fixed.ready = true,
            (Entering::Then(code), _) => fixed.then.push(*code),
            (Entering::MayExerted(_), _) => {}
        };
        for way in self.entering_from_others(p.card) {
            add(&way.how, way.value, way.whose);
        }
        fixed
    }

    /// Static abilities of cards in play about how others enter, and the card's own.
    #[inline]
    fn entering_from_others(&self, card: CardIx) -> SmallVec<[EntersBy; 2]> {
        let own = self.board.pool.facts(self.board.state.card(card).def()).own.enters;
        if own || self.board.listeners().entering.enters { self.all_entering(card) } else { SmallVec::new() }
    }

    #[inline(never)]
    fn all_entering(&self, card: CardIx) -> SmallVec<[EntersBy; 2]> {
        let t = &self.board;
        let mut found = SmallVec::new();
        let obj = t.state.obj(card);
        let enters = |fixed: &Static| t.pool.mods(fixed.mods).iter().any(|m| matches!(m, Mod::Enters(_)));
        let there = OnceCell::new();
        let mut look = |source: CardIx, own: bool| {
            let granted = !own && t.values(source).bits.contains(Bits::GRANTED);
            let facts = t.pool.facts(t.state.card(source).def());
            let says = if own { facts.own } else { facts.hears.entering };
            if !granted && !says.enters {
                return;
            }
            let this = t.state.obj(source);
            let you = t.state.card(source).owner();
            let ctx = crate::eval::Ctx::plain(you, this);
            let mut each = |ix: AbilityIx| {
                count(Work::Asked);
                let ability = t.pool.ability(ix);
                let AbilityKind::Static(fixed) = &ability.kind else { return };
                let concerns = match &fixed.scope {
                    Scope::This => own && !ability.zones.intersects(Zones::HAND),
                    // 6.4.2.3: as it will be there, with what it is given and what it loses.
                    Scope::Objects(select) => {
                        enters(fixed)
                            && select.zones.contains(Zones::PLAY)
                            && t.holds(&fixed.condition, &ctx)
                            && t.is_in_once_there(select, card, &ctx, &there)
                    }
                    Scope::Players(_) => return,
                };
                if !concerns || !t.holds(&fixed.condition, &ctx) {
                    return;
                }
                for m in t.pool.mods(fixed.mods) {
                    if let Mod::Enters(entering) = m {
                        let value = match entering {
                            Entering::Damaged(n) => t.amount(n, &ctx.at(obj)),
                            Entering::Exerted
                            | Entering::Ready
                            | Entering::MayExerted(_)
                            | Entering::Then(_) => 0,
                        };
                        let whose = if own { Whose::Own } else { Whose::Others };
                        let text = Forbids { source: this, ability: Some(ix) };
                        found.push(EntersBy { how: entering.clone(), value, whose, text });
                    }
                }
            };
            if own {
                for ix in &t.def(source).abilities {
                    each(*ix);
                }
            } else {
                t.each_ability(source, |ix, _| each(ix));
            }
        };
        for player in t.state.players() {
            for &source in player.play() {
                look(source, false);
            }
        }
        look(card, true);
        found
    }

    /// Ways in which it may enter exerted: Bodyguard (8.3.2) and texts; its own first (6.7.9).
    fn optional_entering(&self, p: &Playing) -> SmallVec<[(Option<CodeIx>, Whose); 2]> {
        let t = &self.board;
        let mut ways: SmallVec<[(Option<CodeIx>, Whose); 2]> = SmallVec::new();
        match t.will_have(p.card, p.player, Keyword::Bodyguard) {
            Some(Whose::Others) if !t.rules.readings.follows(OpenPoint::GivenEntering) => {}
            Some(whose) => ways.push((None, whose)),
            None => {}
        }
        for (m, active) in t.mods_on(Target::Card(p.card)) {
            if let Mod::Enters(Entering::MayExerted(code)) = m {
                ways.push((*code, whose(active, p.card)));
            }
        }
        for way in self.entering_from_others(p.card) {
            if let Entering::MayExerted(code) = way.how {
                ways.push((code, way.whose));
            }
        }
        ways.sort_by_key(|(_, whose)| *whose);
        ways
    }

    fn ask_entering(&mut self, mut p: Box<Playing>) {
        let onto_exerted = p
            .onto
            .iter()
            .any(|o| self.board.state.in_play(*o).is_some_and(|c| self.board.state.card(c).exerted()));
        let fixed = self.entering(&p);
        let ways = self.optional_entering(&p);
        let character = self.board.values(p.card).kinds.contains(Kinds::CHARACTER);
        while let Some((code, whose)) = ways.get(usize::from(p.asks)).copied() {
            let own_first = self.board.rules.has(Point::OwnWordsFirst);
            // 6.7.9: what others say comes after its own words; without more to win by them nothing is asked.
            let settled = match whose {
                Whose::Own if own_first => fixed.by_itself || p.accepted || fixed.by_others && code.is_none(),
                Whose::Own | Whose::Others => fixed.by_itself || fixed.by_others || p.accepted,
            };
            if character && !settled && !onto_exerted {
                if whose == Whose::Others && code.is_none() {
                    self.rests_on(OpenPoint::GivenEntering);
                }
                p.stage = PlayStage::Asked;
                let (player, source) = (p.player, self.board.state.obj(p.card));
                let about = match self.is_asked_by_bodyguard(&p) {
                    true => About::Bodyguard,
                    false => About::EnterExerted,
                };
                self.ask(Frame::Play(p), player, Ask::May { source, about });
                return;
            }
            p.asks += 1;
        }
        p.exerted = !fixed.ready && (p.accepted || fixed.by_itself || fixed.by_others);
        self.enter_play(p);
    }

    // 4.3.3.2, 5.4.4.3, 7.4.1: an action stays only while its effect resolves.
    fn entered(&mut self, mut p: Box<Playing>) {
        self.forget_reply();
        if self.board.state.card(p.card).zone() != Zone::Play {
            // 6.5.4: something else happened instead.
            return self.reply(Reply::Played(None));
        }
        let card = self.board.state.obj(p.card);
        self.keep_permitted(&p, card);
        let (player, singers) = (p.player, std::mem::take(&mut p.singers));
        // 1.5.5.1: sung.
        if p.how == HowPlayed::Sung && !singers.is_empty() {
            // 8.12.3: each participant sings.
            let mut told: SmallVec<[Event; 2]> =
                singers.iter().map(|s| Event::of(EventKind::Sang, player).about(*s).with(card)).collect();
            self.tell("5.4.4.2", &mut told);
        }
        let action = self.board.values(card.card).kinds.contains(Kinds::ACTION);
        if !action && p.doing.is_empty() {
            return self.played(p);
        }
        p.stage = PlayStage::Done;
        let doing = std::mem::take(&mut p.doing);
        let by_effect = p.by_effect;
        self.push(Frame::Play(p));
        if action {
            if by_effect {
                // 6.7.8.1: its effect waits for the instructing text.
                self.note_waiting(card);
                self.board.apply(Write::Owe(OwedAction { card, player, singers, to: Spot::Discard }));
            } else {
                let acting = Acting { card, player, singers, done: false, to: Spot::Discard };
                let acting = self.board.spares.acting.boxed(acting);
                self.push(Frame::Action(acting));
            }
        }
        for code in doing {
            let resolve = Resolve::new(code, card, player, Slots::new(), Cause::Instead);
            self.push_resolve(resolve);
        }
    }

    /// The effect that permitted the play keeps the card.
    fn keep_permitted(&mut self, p: &Playing, card: Obj) {
        if let Some((effect, slot)) = p.permission {
            self.board.apply(Write::Keep(effect, slot, card));
        }
    }

    /// 6.7.8: an action that an effect plays waits for that effect.
    fn note_waiting(&mut self, card: Obj) {
        let waits = self.note("6.7.8.1", || LogEntry::ActionWaits(card));
        self.waits(self.board.state.card(card.card).since(), waits);
    }

    /// 6.7.1.2: the effect resolves, then the action goes to the discard.
    #[inline(never)]
    pub(crate) fn step_action(&mut self, mut acting: Box<Acting>) {
        if acting.done {
            self.forget_reply();
            let (obj, to, player) = (acting.card, acting.to, acting.player);
            if self.board.state.in_play(obj).is_some() {
                let flags = Flags::empty();
                let put = [ProposedEvent::Put { obj, to, why: Why::Spent, player, flags }];
                if !self.happens_at_once(&put) {
                    self.perform(put.into_iter().collect());
                }
            }
            self.board.spares.acting.keep(acting);
            return;
        }
        acting.done = true;
        let card = acting.card;
        let mut slots = Slots::new();
        slots.set(Slot::SINGERS, SlotValue::Objects(acting.singers.clone()));
        let player = acting.player;
        let effect = self.board.def(card.card).effect;
        self.push(Frame::Action(acting));
        if let Some(code) = effect {
            self.push_new_resolve(code, card, player, slots, Cause::Action);
        }
    }

    /// 4.3.6: "the next" is used up by the next such card, however it is paid.
    #[inline(never)]
    fn spend_discounts(&mut self, p: &Playing) {
        let t = &self.board;
        let obj = t.state.obj(p.card);
        let mut spent: SmallVec<[(u16, u8); 4]> = SmallVec::new();
        let mut once: SmallVec<[(Obj, ModsIx); 2]> = SmallVec::new();
        for (m, active) in t.mods_about(p.player, PlayerModKinds::PRICES) {
            let Mod::PlayCost(change) = m else { continue };
            // "The next character you shift" is not the next one that is played otherwise.
            if change.how.is_some_and(|how| how != p.how) || !t.matches(&change.cards, obj, &t.ctx_of(active))
            {
                continue;
            }
            if let Some(effect) = active.effect.filter(|_| change.next_only)
                && !(change.queued && t.waits(active))
            {
                spent.push((effect, active.ix));
            }
            if change.once_each_turn {
                once.push((active.source, active.mods));
            }
        }
        for (source, mods) in once {
            self.board.apply(Write::Discount(source, mods));
        }
        for (effect, ix) in spent {
            self.board.apply(Write::Spend(usize::from(effect), ix));
        }
    }

    #[inline(never)]
    pub(crate) fn step_play_now(&mut self, mut now: Box<PlayNow>) {
        if now.playing.is_some() {
            // The card is played; the reply is handed on.
            return;
        }
        match self.take_reply() {
            Reply::Answer(Answer::Action(Action::Play { card, how })) => {
                match self.board.plan_now(now.player, card, how, now.pay, now.onto.as_deref()) {
                    Ok(mut plan) => {
                        plan.exerted |= now.exerted;
                        if now.permitted.iter().any(|o| o.card == card) {
                            self.board.permit(now.player, card, &mut plan);
                        }
                        now.playing = Some(card);
                        let player = now.player;
                        self.push(Frame::PlayNow(now));
                        self.begin_play(player, card, plan, true);
                    }
                    Err(_) => self.reply(Reply::Played(None)),
                }
            }
            Reply::Answer(_) => self.reply(Reply::Played(None)),
            Reply::None
            | Reply::Objects(_)
            | Reply::Players(_)
            | Reply::Did(_)
            | Reply::Played(_)
            | Reply::Resolved(..) => {
                let (player, source, open, optional) =
                    (now.player, now.source, now.candidates.clone(), now.optional);
                self.ask(Frame::PlayNow(now), player, Ask::Play { source, open, optional });
            }
        }
    }
}

impl Board {
    /// 6.4.2.3: whether it is one of these as it enters, with what cards in play give it.
    /// Where that is not plain it is tried out on a copy, one for all who ask about the card.
    fn is_in_once_there(
        &self,
        select: &Select,
        card: CardIx,
        ctx: &crate::eval::Ctx<'_>,
        there: &OnceCell<Board>,
    ) -> bool {
        let would_be = || {
            let there = there.get_or_init(|| self.with_supposed(card));
            there.is_in(select, there.state.obj(card), ctx)
        };
        let known = self.is_in_anywhere(select, card, ctx);
        debug_assert!(known.is_none_or(|known| known == would_be()));
        known.unwrap_or_else(would_be)
    }

    /// The same as far as it is decided by what never changes about a card: whose it is, of what kinds, and which card.
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not known here is tried out")]
    fn is_in_anywhere(&self, select: &Select, card: CardIx, ctx: &crate::eval::Ctx<'_>) -> Option<bool> {
        let owners = match &select.owner {
            Players::One(PlayerRef::You) => PlayerSet::one(ctx.you),
            Players::Opponents => self.state.opponents(ctx.you),
            Players::All => self.state.everyone(),
            Players::One(_)
            | Players::AllBut(_)
            | Players::Where(..)
            | Players::Most(..)
            | Players::Union(_) => return None,
        };
        let kinds = self.values(card).kinds;
        let words = if let Filter::All(words) = &select.filter {
            words.as_slice()
        } else {
            std::slice::from_ref(&select.filter)
        };
        let mut known = Some(true);
        for word in words {
            match word {
                Filter::Any => {}
                Filter::Kind(these) if kinds.intersects(*these) => {}
                Filter::Kind(_) => return Some(false),
                Filter::NotThis if ctx.this.card != card => {}
                _ => known = None,
            }
        }
        if owners.has(self.state.card(card).owner()) { known } else { Some(false) }
    }

    /// A copy in which the card is in play.
    #[inline(never)]
    fn with_supposed(&self, card: CardIx) -> Board {
        let mut there = self.clone();
        there.apply(Write::Suppose(card));
        there.refresh();
        there
    }

    /// Whether the card will have the keyword as it enters, and from whom: printed, its own, or given by cards in play
    /// (6.4.2.3).
    fn will_have(&self, card: CardIx, player: PlayerIx, keyword: Keyword) -> Option<Whose> {
        if self.values(card).has(keyword) {
            return Some(Whose::Own);
        }
        let obj = self.state.obj(card);
        let gives = |fixed: &Static| {
            self.pool.mods(fixed.mods).iter().any(|m| matches!(m, Mod::Keyword(k, _) if *k == keyword))
        };
        let facts = |card: CardIx| self.pool.facts(self.state.card(card).def());
        let was_given = |card: CardIx| self.values(card).bits.contains(Bits::GRANTED);
        let may_give =
            |card: CardIx| facts(card).hears.entering.gives & keyword.bit() != 0 || was_given(card);
        // Its own static abilities apply as it enters.
        let own = crate::eval::Ctx::plain(player, obj);
        let own_text = (facts(card).own.gives & keyword.bit() != 0 || was_given(card))
            && self.def(card).abilities.iter().any(|ix| {
                let ability = self.pool.ability(*ix);
                matches!(&ability.kind, AbilityKind::Static(fixed) if fixed.scope == Scope::This
                && ability.zones.contains(Zones::PLAY)
                && gives(fixed)
                && self.holds(&fixed.condition, &own))
            });
        if own_text || self.listeners().entering.gives & keyword.bit() == 0 {
            return own_text.then_some(Whose::Own);
        }
        let mut found = false;
        for &source in self.state.player(player).play().iter().filter(|c| may_give(**c)) {
            let this = self.state.obj(source);
            let ctx = crate::eval::Ctx::plain(player, this);
            self.each_ability(source, |ix, _| {
                let AbilityKind::Static(fixed) = &self.pool.ability(ix).kind else { return };
                let Scope::Objects(select) = &fixed.scope else { return };
                found |= gives(fixed)
                    && select.zones.contains(Zones::PLAY)
                    && self.is_in(select, obj, &ctx)
                    && self.holds(&fixed.condition, &ctx);
            });
        }
        found.then_some(Whose::Others)
    }
}
