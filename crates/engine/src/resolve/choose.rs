//! Choices made while an effect resolves (6.1.3, 6.7.3, 8.15).

use super::Flow;
use crate::decision::Ask;
use crate::eval::{Bits, Board, Ctx, Target};
use crate::game::Game;
use crate::program::*;
use crate::record::{LogEntry, Record};
use crate::state::*;
use crate::{Answer, Choice, OpenPoint, Point};
use smallvec::SmallVec;

impl Board {
    // 6.1.3.1, 6.7.3.3: requirements and limiters; 8.15.2: what does not choose never comes here.
    /// Which objects the player may choose for the effect.
    pub(crate) fn choosable(&self, choose: &Choose, player: PlayerIx, ctx: &Ctx<'_>) -> Objs {
        self.choosable_of(&choose.from, choose.word, player, ctx)
    }

    /// The same out of these.
    pub(super) fn choosable_of(&self, from: &Objects, word: Word, player: PlayerIx, ctx: &Ctx<'_>) -> Objs {
        let chooses = self.is_choosing(word);
        let warded = |card: CardIx| chooses && self.is_warded(card, player, ctx.this);
        if let Objects::Each(select) = from {
            // What is found now is there, each once.
            let mut found = self.select(select, ctx);
            if chooses {
                found.retain(|obj| !warded(obj.card));
            }
            return found;
        }
        let mut objs = self.objects(from, ctx);
        // What a reference means by now; what has gone cannot be chosen.
        let mut live = Objs::new();
        for obj in objs.drain(..) {
            if let Some(card) = self.state.follow(obj) {
                let now = self.state.obj(card);
                if !warded(card) && !live.contains(&now) {
                    live.push(now);
                }
            }
        }
        live
    }

    /// 5.1.1.11: which objects could be chosen if they were not still drying.
    pub(crate) fn drying_for(&self, choose: &Choose, ctx: &Ctx<'_>) -> Objs {
        let Objects::Each(select) = &choose.from else { return Objs::new() };
        let Some(wider) = select.without_dry() else { return Objs::new() };
        let mut found = self.select(&wider, ctx);
        found.retain(|obj| self.state.card(obj.card).drying());
        found
    }

    /// C.3: whether it is choosing in the sense of the rules.
    pub(crate) fn is_choosing(&self, word: Word) -> bool {
        match word {
            Word::Chosen => true,
            // 4.7.1, D.26: what is moved was chosen for it.
            Word::ToMove => {
                self.rules.has(Point::MovingChooses) && self.rules.readings.follows(OpenPoint::MovedIsChosen)
            }
            Word::Plain => false,
        }
    }

    /// 8.15.1: an opponent's effect may not choose it. Its own player may.
    pub(crate) fn is_warded(&self, card: CardIx, chooser: PlayerIx, source: Obj) -> bool {
        let state = self.state.card(card);
        let values = self.values(card);
        state.zone() == Zone::Play
            && !self.state.team(chooser).has(state.owner())
            && (values.has(Keyword::Ward)
                || values.bits.contains(Bits::NOT_CHOSEN)
                || values.bits.contains(Bits::FURTHER) && self.is_kept_from(card, source))
    }

    /// 1.2.2: whether a text keeps opponents from choosing the card for what that one does.
    #[inline(never)]
    fn is_kept_from(&self, card: CardIx, source: Obj) -> bool {
        self.mods_on(Target::Card(card)).any(|(m, active)| {
            let Mod::Cant(Prohibited::BeChosenFor(cards)) = m else { return false };
            self.matches(cards, source, &self.ctx_of(active))
        })
    }

    /// At least and at most how many of so many.
    pub(crate) fn bounds(&self, count: &Count, available: usize, ctx: &Ctx<'_>) -> (u16, u16) {
        let available = available.min(usize::from(u16::MAX)) as u16;
        match count {
            Count::Exactly(n) => {
                let n = (self.amount(n, ctx).max(0) as u16).min(available);
                (n, n)
            }
            Count::UpTo(n) => (0, (self.amount(n, ctx).max(0) as u16).min(available)),
            Count::AnyNumber => (0, available),
        }
    }

    /// Which of the candidates may come next, and whether it may end here.
    pub(crate) fn open_choices(&self, c: &Choosing) -> (Objs, bool) {
        let mut open = Objs::new();
        let mut must_more = false;
        if c.picked.len() < usize::from(c.most) {
            let fits = |o: &Obj| !c.picked.contains(o) && self.keeps_total(c, *o);
            // 6.7.3.2, D.14: what must be chosen comes first, if it can be chosen at all.
            open.extend(c.must.iter().copied().filter(fits));
            must_more = !open.is_empty();
            if !must_more {
                open.extend(c.candidates.iter().copied().filter(fits));
            }
        }
        // D.14: what must be chosen is among "up to" so many as well, by default.
        let bound = must_more && (c.least > 0 || self.rules.readings.follows(OpenPoint::MustAmongUpTo));
        let enough = c.picked.len() >= usize::from(c.least) && self.reaches_total(c) && !bound;
        (open, enough)
    }

    fn keeps_total(&self, c: &Choosing, next: Obj) -> bool {
        match c.total {
            Some(Total::AtMost(stat, most)) => {
                let sum: i32 = c
                    .picked
                    .iter()
                    .chain(std::iter::once(&next))
                    .filter_map(|o| self.look(*o))
                    .map(|look| self.stat_of(stat, &look))
                    .sum();
                sum <= most
            }
            Some(Total::OneName) => {
                let all: Objs = c.picked.iter().copied().chain([next]).collect();
                let names = self.look(next).map(|look| look.def().names.as_slice()).unwrap_or_default();
                names.iter().any(|name| self.are_all_named(&all, *name))
            }
            Some(Total::Different(what)) => {
                !c.picked.iter().any(|o| self.share(what, *o, next)) && self.leaves_enough(c, what, next)
            }
            Some(Total::Alike(what)) => {
                let taken: Objs = c.picked.iter().copied().chain([next]).collect();
                let missing = usize::from(c.least).saturating_sub(taken.len());
                self.share_all(what, &taken) && self.most_alike(what, &c.candidates, &taken) >= missing
            }
            Some(Total::Sing(_)) | None => true,
        }
    }

    /// Whether so many as must be chosen still can be, once that one is.
    fn leaves_enough(&self, c: &Choosing, what: Differing, next: Obj) -> bool {
        let missing = usize::from(c.least).saturating_sub(c.picked.len() + 1);
        let mut taken = c.picked.clone();
        taken.push(next);
        self.most_apart(what, &c.candidates, &mut taken, missing) == missing
    }

    /// How many of these, but no more than so many, can be taken beside the others so that no two share that.
    fn most_apart(&self, what: Differing, these: &[Obj], taken: &mut Objs, wanted: usize) -> usize {
        let mut most = 0;
        for (place, one) in these.iter().enumerate() {
            if most == wanted {
                break;
            }
            if taken.contains(one) || taken.iter().any(|other| self.share(what, *other, *one)) {
                continue;
            }
            taken.push(*one);
            most = most.max(1 + self.most_apart(what, &these[place + 1..], taken, wanted - 1));
            taken.pop();
        }
        most
    }

    /// Whether there are so many among these as differ so, where they must.
    pub(super) fn can_be_apart(&self, choose: &Choose, candidates: &[Obj], wanted: usize) -> bool {
        match choose.total {
            Some(Together::Different(what)) => {
                self.most_apart(what, candidates, &mut Objs::new(), wanted) == wanted
            }
            Some(Together::Alike(what)) => wanted == 0 || self.most_of_a_kind(what, candidates) >= wanted,
            Some(Together::AtMost(..) | Together::OneName) | None => true,
        }
    }

    /// Whether all of these have that in common.
    fn share_all(&self, what: Alike, these: &[Obj]) -> bool {
        match what {
            // 5.2.6.1: one name that all of them have.
            Alike::Name => {
                let first = these.first().and_then(|obj| self.look(*obj));
                let names = first.map(|look| look.def().names.clone()).unwrap_or_default();
                names.iter().any(|name| self.are_all_named(these, *name))
            }
            // 5.2.7: one classification that all of them have; that each two share one is not enough.
            Alike::Class => self.common_classes(these).0 != 0,
            Alike::Value(stat) => {
                let mut values =
                    these.iter().map(|obj| self.look(*obj).map(|look| self.stat_of(stat, &look)));
                let first = values.next().flatten();
                first.is_some() && values.all(|value| value == first)
            }
            // 4.7: who is at no location is at none together.
            Alike::Location => {
                let mut places = these.iter().map(|obj| self.state.card(obj.card).at());
                let first = places.next().unwrap_or(CardIx::NONE);
                first != CardIx::NONE && places.all(|place| place == first)
            }
        }
    }

    fn common_classes(&self, these: &[Obj]) -> Classes {
        let classes = |obj: &Obj| self.look(*obj).map_or(Classes::NONE, |look| self.classes_of(&look));
        Classes(these.iter().map(classes).fold(u128::MAX, |all, one| all & one.0))
    }

    /// How many more of these could be taken beside those that are taken already.
    fn most_alike(&self, what: Alike, these: &[Obj], taken: &[Obj]) -> usize {
        let others: Objs = these.iter().copied().filter(|obj| !taken.contains(obj)).collect();
        match what {
            Alike::Class => {
                let common = self.common_classes(taken).0;
                let with = |bit: u32| {
                    let has = |obj: &&Obj| self.common_classes(&[**obj]).0 & (1 << bit) != 0;
                    others.iter().filter(has).count()
                };
                (0..u128::BITS).filter(|bit| common & (1 << bit) != 0).map(with).max().unwrap_or(0)
            }
            Alike::Name => {
                let first = taken.first().and_then(|obj| self.look(*obj));
                let names = first.map(|look| look.def().names.clone()).unwrap_or_default();
                let common = names.iter().filter(|name| self.are_all_named(taken, **name));
                let with = |name| others.iter().filter(|obj| self.are_all_named(&[**obj], name)).count();
                common.map(|name| with(*name)).max().unwrap_or(0)
            }
            Alike::Value(_) | Alike::Location => {
                let fits = |obj: &&Obj| taken.first().is_none_or(|one| self.share_all(what, &[*one, **obj]));
                others.iter().filter(fits).count()
            }
        }
    }

    /// The most of these that have that in common.
    pub(crate) fn most_of_a_kind(&self, what: Alike, these: &[Obj]) -> usize {
        let with = |obj: &Obj| 1 + self.most_alike(what, these, &[*obj]);
        these.iter().filter(|obj| self.share_all(what, &[**obj])).map(with).max().unwrap_or(0)
    }

    /// As many of so many as differ so (1.2.3).
    fn bounds_apart(&self, choose: &Choose, candidates: &[Obj], (least, most): (u16, u16)) -> (u16, u16) {
        if least == 0 {
            return (least, most);
        }
        let fit = match choose.total {
            Some(Together::Different(what)) => {
                self.most_apart(what, candidates, &mut Objs::new(), usize::from(least)) as u16
            }
            Some(Together::Alike(what)) => {
                self.most_of_a_kind(what, candidates).min(usize::from(least)) as u16
            }
            Some(Together::AtMost(..) | Together::OneName) | None => return (least, most),
        };
        (fit, fit)
    }

    /// Whether two cards share what may not be shared.
    fn share(&self, what: Differing, one: Obj, other: Obj) -> bool {
        let (Some(first), Some(second)) = (self.look(one), self.look(other)) else { return false };
        match what {
            // 5.2.6.1
            Differing::Names => second.def().names.iter().any(|name| self.are_all_named(&[one], *name)),
            // 5.2.7
            Differing::Classes => self.classes_of(&first).0 & self.classes_of(&second).0 != 0,
            // 5.2.5.1
            Differing::Inks => first.def().inks.intersects(second.def().inks),
            Differing::Value(stat) => self.stat_of(stat, &first) == self.stat_of(stat, &second),
        }
    }

    fn reaches_total(&self, c: &Choosing) -> bool {
        match c.total {
            Some(Total::Sing(least)) => {
                c.picked.iter().map(|o| self.singing_cost(o.card)).sum::<i32>() >= least
            }
            Some(Total::AtMost(..) | Total::OneName | Total::Different(_) | Total::Alike(_)) | None => true,
        }
    }
}

impl<R: Record> Game<R> {
    // 1.7.3, 6.7.2.2: chosen while the effect resolves.
    pub(crate) fn begin_choose(&mut self, r: &mut Resolve, choose: &Choose) -> Flow {
        let ctx = r.ctx();
        let Some(player) = self.board.player(choose.by, &ctx) else {
            r.slots.set(choose.into, SlotValue::None);
            r.fail();
            return Flow::Next;
        };
        let mut candidates = self.board.choosable(choose, player, &ctx);
        let state = &self.board.state;
        let in_other_hand = |obj: &Obj| {
            let card = state.card(obj.card);
            card.zone() == Zone::Hand && card.owner() != player
        };
        // 7.3.2: a hand is shown, not the order in which it was drawn.
        if candidates.iter().any(in_other_hand) {
            candidates.sort_unstable_by_key(|obj| obj.card);
        }
        let bounds = self.board.bounds(&choose.count, candidates.len(), &ctx);
        let (least, most) = self.board.bounds_apart(choose, &candidates, bounds);
        if R::LISTENS {
            self.note_not_choosable(r, choose, player);
        }
        self.see_searched(r, choose, player);
        let ctx = r.ctx();
        let total = choose.total.as_ref().map(|total| match total {
            Together::AtMost(stat, most) => Total::AtMost(*stat, self.board.amount(most, &ctx)),
            Together::OneName => Total::OneName,
            Together::Different(what) => Total::Different(*what),
            Together::Alike(what) => Total::Alike(*what),
        });
        let wanted = match &choose.count {
            Count::Exactly(n) => self.board.amount(n, &ctx),
            Count::UpTo(_) | Count::AnyNumber => 0,
        };
        if i32::from(least) < wanted {
            // 1.2.3: as many as there are; 6.1.5.1: then it was not done in full.
            r.fail();
        }
        if most == 0 || self.discards_nothing(r, choose, &candidates) {
            // What was never looked at, because that was declined, is no lack of candidates.
            if !is_unbound(&choose.from, &r.slots) {
                let source = r.this;
                self.note("1.7.7", || LogEntry::NobodyToChoose(player, source));
            }
            r.slots.set(choose.into, SlotValue::Objects(Objs::new()));
            if let Some(rest) = choose.rest {
                r.slots.set(rest, SlotValue::Objects(candidates));
            }
            return Flow::Next;
        }
        let must = self.must_choose(choose, player, &candidates);
        if !must.is_empty() && least == 0 {
            self.rests_on(OpenPoint::MustAmongUpTo);
        }
        if R::LISTENS {
            self.note_must(player, &must, candidates.len());
        }
        r.hold = Objs::from_slice(&candidates);
        let choosing =
            Choosing { player, candidates, picked: Objs::new(), least, most, total, must, source: r.this };
        let choosing = self.board.spares.choosing.boxed(choosing);
        self.raise(Frame::Choose(choosing))
    }

    /// 8.15.1: which cards the text would let the player choose, were it not for Ward; 6.1.11.1: which have gone.
    #[inline(never)]
    fn note_not_choosable(&mut self, r: &Resolve, choose: &Choose, player: PlayerIx) {
        for obj in self.board.objects(&choose.from, &r.ctx()) {
            match self.board.state.follow(obj) {
                Some(card) if choose.word == Word::Chosen && self.board.is_warded(card, player, r.this) => {
                    let obj = self.board.state.obj(card);
                    // Ward first: the keyword is the better known reason.
                    let by =
                        self.board.bars_choice(card).filter(|_| !self.board.values(card).has(Keyword::Ward));
                    let rule = if by.is_some() { "1.2.2" } else { "8.15.1" };
                    self.note(rule, || LogEntry::NotChosen(player, obj, by));
                }
                None => self.note_gone(obj),
                Some(_) => {}
            }
        }
        // 4.4.2.1: who is exerted for a cost must be dry.
        let rule = if r.cause == Cause::Cost { "4.4.2.1" } else { "5.1.1.11" };
        for obj in self.board.drying_for(choose, &r.ctx()) {
            self.note(rule, || LogEntry::StillDrying(player, obj));
        }
    }

    /// 6.7.3.2: which cards the player must choose, where others could be chosen too.
    fn note_must(&mut self, player: PlayerIx, must: &[Obj], candidates: usize) {
        for obj in must.iter().filter(|_| must.len() < candidates) {
            if let Some(by) = self.board.text_of_duty(obj.card) {
                self.note("6.7.3.2", || LogEntry::MustBeChosen(player, *obj, by));
            }
        }
    }

    /// 6.5.4: cards would be chosen only to be discarded, and none of them would be: nobody is asked which.
    fn discards_nothing(&self, r: &Resolve, choose: &Choose, candidates: &[Obj]) -> bool {
        let after = self.board.pool.code(r.code).ops.get(usize::from(r.pc) + 1..).unwrap_or_default();
        let next = after.iter().find(|op| !matches!(op, Op::Part(_)));
        let discards = matches!(next, Some(Op::Do(Verb::Discard { what: Objects::Slot(slot), .. }))
            if *slot == choose.into);
        discards && r.cause != Cause::Cost && candidates.iter().all(|o| self.board.keeps_hand(o.card))
    }

    /// Whoever chooses from a deck looks through it, whether anything is found there or not; a shuffle makes that worthless again.
    fn see_searched(&mut self, r: &Resolve, choose: &Choose, player: PlayerIx) {
        let owners = self.board.decks_looked_through(&choose.from, &r.ctx());
        if owners != PlayerSet::EMPTY {
            self.board.apply(Write::Search(player, owners));
        }
    }

    fn must_choose(&self, choose: &Choose, player: PlayerIx, candidates: &[Obj]) -> Objs {
        if !self.board.is_choosing(choose.word) {
            return Objs::new();
        }
        candidates
            .iter()
            .copied()
            .filter(|o| {
                let card = self.board.state.card(o.card);
                card.zone() == Zone::Play
                    && !self.board.state.team(player).has(card.owner())
                    && self.board.values(o.card).bits.contains(Bits::MUST_BE_CHOSEN)
            })
            .collect()
    }

    pub(crate) fn resume_choose(&mut self, r: &mut Resolve, choose: &Choose) -> Flow {
        let Reply::Objects(picked) = self.take_reply() else { return Flow::Next };
        let player = self.board.player(choose.by, &r.ctx()).unwrap_or(r.you);
        if let Some(rest) = choose.rest {
            let left: Objs = r.hold.iter().copied().filter(|o| !picked.contains(o)).collect();
            r.slots.set(rest, SlotValue::Objects(left));
        }
        r.hold.clear();
        if picked.is_empty() && !matches!(choose.count, Count::Exactly(_)) {
            // "Up to": nothing chosen, nothing done.
            r.fail();
        }
        for obj in &picked {
            if !r.selected.contains(obj) {
                r.selected.push(*obj);
            }
        }
        if R::LISTENS && choose.word == Word::ToMove {
            self.note_moved_is_chosen(r, choose, player, &picked);
        }
        if self.board.is_choosing(choose.word) {
            self.tell_chosen(r, choose, player, &picked);
        }
        r.slots.set(choose.into, SlotValue::Objects(picked));
        Flow::Next
    }

    /// D.26: whether anything cares that what is moved was chosen.
    fn note_moved_is_chosen(&mut self, r: &Resolve, choose: &Choose, player: PlayerIx, picked: &[Obj]) {
        let told = self.chosen_events(r, choose, player, picked);
        if told.iter().any(|event| self.board.anything_listens(event)) {
            self.rests_on(OpenPoint::MovedIsChosen);
        }
    }

    fn tell_chosen(&mut self, r: &Resolve, choose: &Choose, player: PlayerIx, picked: &[Obj]) {
        let mut told = self.chosen_events(r, choose, player, picked);
        if !told.is_empty() {
            self.tell("6.1.3", &mut told);
        }
    }

    fn chosen_events(
        &self,
        r: &Resolve,
        choose: &Choose,
        player: PlayerIx,
        picked: &[Obj],
    ) -> SmallVec<[Event; 2]> {
        let mut flags = r.flags & (Flags::BY_ACTION | Flags::BY_ABILITY);
        if choose.support {
            flags |= Flags::FOR_SUPPORT;
        }
        if self.board.look(r.this).is_some_and(|l| l.values.kinds.contains(Kinds::ITEM)) {
            flags |= Flags::BY_ITEM;
        }
        picked
            .iter()
            .filter(|o| self.board.state.in_play(**o).is_some())
            .map(|o| Event::of(EventKind::Chosen, player).about(*o).with(r.this).flags(flags))
            .collect()
    }

    pub(crate) fn begin_choose_player(
        &mut self,
        r: &mut Resolve,
        by: PlayerRef,
        among: &Players,
        (least, most): (u8, u8),
        into: Slot,
    ) -> Flow {
        let among = self.board.players(among, &r.ctx());
        match self.board.player(by, &r.ctx()) {
            Some(player) if !among.is_empty() => {
                // 1.2.3: of any number no more than there are.
                let most = most.min(u8::try_from(among.len()).unwrap_or(most));
                self.raise(Frame::ChoosePlayers(Box::new(ChoosingPlayers {
                    player,
                    among,
                    picked: PlayerSet::EMPTY,
                    least,
                    // "Any number": no more than there are.
                    most: most.min(among.len() as u8),
                })))
            }
            _ => {
                r.slots.set(into, SlotValue::None);
                r.fail();
                Flow::Next
            }
        }
    }

    pub(crate) fn raise_arrange(&mut self, player: PlayerIx, left: Objs, source: Obj) -> Flow {
        self.raise(Frame::Arrange(Box::new(Arranging { player, left, placed: Objs::new(), source })))
    }

    #[inline(never)]
    pub(crate) fn step_choose(&mut self, mut c: Box<Choosing>) {
        match self.take_answer() {
            Some(Answer::Choice(Choice::Card(card))) => {
                if let Some(obj) = c.candidates.iter().copied().find(|o| o.card == card) {
                    c.picked.push(obj);
                }
            }
            Some(_) => return self.chosen(c),
            None => {}
        }
        let (open, enough) = self.board.open_choices(&c);
        if open.is_empty() {
            return self.chosen(c);
        }
        let (player, source, picked) = (c.player, c.source, Objs::from_slice(&c.picked));
        self.ask(Frame::Choose(c), player, Ask::Cards { source, open, picked, enough });
    }

    /// Hands on what was chosen.
    fn chosen(&mut self, mut c: Box<Choosing>) {
        self.reply(Reply::Objects(std::mem::take(&mut c.picked)));
        self.board.spares.choosing.keep(c);
    }

    #[inline(never)]
    pub(crate) fn step_arrange(&mut self, mut a: Box<Arranging>) {
        match self.take_answer() {
            Some(Answer::Choice(Choice::Card(card))) => {
                if let Some(ix) = a.left.iter().position(|o| o.card == card) {
                    let next = a.left.remove(ix);
                    a.placed.push(next);
                }
            }
            // Whoever orders has left.
            Some(_) => a.placed.extend(a.left.drain(..)),
            None => {}
        }
        if a.left.len() <= 1 {
            a.placed.extend(a.left.drain(..));
            self.reply(Reply::Objects(a.placed));
            return;
        }
        let (player, open, placed) = (a.player, a.left.clone(), a.placed.clone());
        self.ask(Frame::Arrange(a), player, Ask::Order { open, placed });
    }

    #[inline(never)]
    pub(crate) fn step_choose_players(&mut self, mut c: Box<ChoosingPlayers>) {
        match self.take_answer() {
            Some(Answer::Choice(Choice::Player(player))) => c.picked = c.picked.with(player),
            Some(_) => {
                self.reply(Reply::Players(c.picked));
                return;
            }
            None => {}
        }
        let open = PlayerSet(c.among.0 & !c.picked.0);
        let picked = c.picked.len();
        if open.is_empty() || picked >= u32::from(c.most) {
            self.reply(Reply::Players(c.picked));
            return;
        }
        let (player, enough) = (c.player, picked >= u32::from(c.least));
        self.ask(Frame::ChoosePlayers(c), player, Ask::Player { open, enough });
    }
}

/// Whether they are those of a slot that nothing was ever bound to.
fn is_unbound(objects: &Objects, slots: &Slots) -> bool {
    match objects {
        Objects::Slot(slot) => slots.get(*slot) == &SlotValue::None,
        Objects::Without(of, _) | Objects::Among(of, _) => is_unbound(of, slots),
        Objects::None
        | Objects::This
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
        | Objects::Union(_) => false,
    }
}
