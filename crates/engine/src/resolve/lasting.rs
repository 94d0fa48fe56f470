//! Effects and abilities that an effect leaves behind (6.1.13, 6.2.7, 6.4.2).

use crate::eval::{Board, Ctx, amount_of};
use crate::game::Game;
use crate::program::*;
use crate::record::{LogEntry, Record};
use crate::state::*;
use crate::trace::KindApplied;
use crate::{OpenPoint, Point};
use smallvec::SmallVec;

impl<R: Record> Game<R> {
    /// 6.4.2.2: applied to these as they are now; each with its own counted amounts.
    pub(crate) fn apply_lasting(&mut self, r: &mut Resolve, to: &Objects, mods: ModsIx, lasts: &Duration) {
        let is_kind = matches!(to, Objects::Each(_));
        if is_kind && !self.board.rules.readings.follows(OpenPoint::AppliedOnce) {
            let frozen = self.freeze(mods, &r.ctx());
            if let Objects::Each(select) = to {
                self.on_scope(r, select, mods, &frozen, lasts);
            }
            return;
        }
        let objs = self.board.objects(to, &r.ctx());
        if R::TRACES && is_kind {
            let (source, you, slots) = (r.this, r.you, r.slots.clone());
            let until = self.until(r, lasts, r.you);
            self.trace.kinds.push(KindApplied { at: (r.code, r.pc), source, you, slots, until });
        }
        for obj in objs {
            let Some(card) = self.board.state.current(obj) else { continue };
            // 1.2.2: what it cannot gain it does not have later either.
            let barred = self.board.barred_keywords(card, mods);
            if R::LISTENS && barred != 0 {
                self.note_ungained(card, mods);
            }
            if self.board.are_all(barred, mods) {
                continue;
            }
            let obj = self.board.state.obj(card);
            let owner = self.board.state.card(card).owner();
            let ctx = r.ctx().at(obj);
            let frozen = self.freeze(mods, &ctx);
            let until = self.until(r, lasts, owner);
            let had = self.board.values(card).keywords;
            self.add_effect(r, mods, frozen, (On::Objects(smallvec::smallvec![obj]), barred), until);
            if !self.board.rules.has(Point::LongerGrant) {
                self.board.refuse_second_grant(had);
            }
        }
    }

    /// D.19: whether a card that came into play would have what all of its kind were given before.
    pub(crate) fn note_newcomer(&mut self, card: Obj) {
        let board = &self.board;
        let misses = |kind: &KindApplied| {
            let ctx = Ctx::with(kind.you, kind.source, &kind.slots);
            board.kind_at(kind.at.0, kind.at.1).is_some_and(|select| board.is_in(select, card, &ctx))
        };
        if self.trace.kinds.iter().any(misses) {
            self.rests_on(OpenPoint::AppliedOnce);
        }
    }

    /// 6.7.9: what a card is given as it enters, before anybody sees it there.
    #[inline(never)]
    pub(crate) fn give_entering(&mut self, code: CodeIx, card: Obj, player: PlayerIx) {
        let pool = self.board.pool.clone();
        let mut r = Resolve::new(code, card, player, Slots::new(), Cause::Instead);
        for op in &pool.code(code).ops {
            if let Op::Do(Verb::Apply { to, mods, lasts }) = op {
                self.apply_lasting(&mut r, to, *mods, lasts);
            }
        }
    }

    /// Notes which keywords a card cannot gain.
    fn note_ungained(&mut self, card: CardIx, mods: ModsIx) {
        let obj = self.board.state.obj(card);
        let pool = self.board.pool.clone();
        for what in pool.mods(mods) {
            if let Mod::Keyword(keyword, _) = what
                && let Some(by) = self.board.bars_keyword(card, *keyword)
            {
                self.note("1.2.2", || LogEntry::CannotGain(obj, *keyword, by));
            }
        }
    }

    /// 6.4.2.1: on whatever the scope means, now and later.
    pub(crate) fn continue_lasting(
        &mut self,
        r: &mut Resolve,
        scope: &Scope,
        mods: ModsIx,
        lasts: &Duration,
    ) {
        let frozen = self.freeze(mods, &r.ctx());
        match scope {
            Scope::This => {
                if let Some(card) = self.board.state.current(r.this) {
                    let obj = self.board.state.obj(card);
                    let owner = self.board.state.card(card).owner();
                    let until = self.until(r, lasts, owner);
                    let barred = self.board.barred_keywords(card, mods);
                    self.add_effect(r, mods, frozen, (On::Objects(smallvec::smallvec![obj]), barred), until);
                }
            }
            Scope::Objects(select) => self.on_scope(r, select, mods, &frozen, lasts),
            Scope::Players(players) => {
                // Each player's own next turn may be another one.
                for player in self.board.players(players, &r.ctx()).iter() {
                    let until = self.until(r, lasts, player);
                    self.add_effect(r, mods, frozen.clone(), (On::Players(PlayerSet::one(player)), 0), until);
                }
            }
        }
    }

    /// 6.4.2.1: on all that are described there; for "their next turn" on those of each player until that player's.
    fn on_scope(
        &mut self,
        r: &Resolve,
        select: &Select,
        mods: ModsIx,
        frozen: &SmallVec<[i32; 2]>,
        lasts: &Duration,
    ) {
        let players = match lasts.is_theirs() {
            true => self.board.players(&select.owner, &r.ctx()),
            false => PlayerSet::one(r.you),
        };
        for player in players.iter() {
            let until = self.until(r, lasts, player);
            self.add_effect(r, mods, frozen.clone(), (On::Scope(r.code, r.pc), 0), until);
        }
    }

    /// 6.1.8: amounts are counted once.
    fn freeze(&self, mods: ModsIx, ctx: &crate::eval::Ctx<'_>) -> SmallVec<[i32; 2]> {
        self.board
            .pool
            .mods(mods)
            .iter()
            .map(|m| amount_of(m).map_or(0, |a| self.board.amount(a, ctx)))
            .collect()
    }

    /// On whom it runs, without those of its modifications that are gone from the beginning.
    fn add_effect(
        &mut self,
        r: &Resolve,
        mods: ModsIx,
        frozen: SmallVec<[i32; 2]>,
        (on, spent): (On, u32),
        until: Until,
    ) {
        let id = self.board.tick();
        let (source, you, slots) = (r.this, r.you, r.slots.clone());
        let effect = Effect { id, source, you, mods, frozen, on, until, slots, spent };
        let rule = if matches!(effect.on, On::Objects(_)) { "6.4.2.2" } else { "6.4.2.1" };
        let began = self.note(rule, || LogEntry::Lasts(Box::new(effect.clone())));
        self.waits(id, began);
        self.board.apply(Write::Last(effect));
    }

    // 6.2.7.1: a floating one stays for its duration.
    /// 6.2.7: a floating or delayed ability, or a replacement effect that waits.
    pub(crate) fn leave_ability(
        &mut self,
        r: &mut Resolve,
        ability: AbilityIx,
        lasts: &Duration,
        once: bool,
        on: Option<&Objects>,
    ) {
        let on: SmallVec<[Option<Obj>; 4]> = match on {
            None => smallvec::smallvec![None],
            Some(objects) => self.board.objects(objects, &r.ctx()).into_iter().map(Some).collect(),
        };
        for on in on {
            let owner = on.map_or(r.you, |o| self.board.state.card(o.card).owner());
            let until = self.until(r, lasts, owner);
            let id = self.board.tick();
            let (source, you, slots) = (r.this, r.you, r.slots.clone());
            let rule = match &self.board.pool.ability(ability).kind {
                AbilityKind::Triggered(_) if once => "6.2.7.2",
                AbilityKind::Triggered(_) => "6.2.7.1",
                AbilityKind::Activated(_) | AbilityKind::Static(_) | AbilityKind::Replacement(_) => "6.1.13",
            };
            let made = self.note(rule, || LogEntry::FloatingMade(source, ability));
            self.waits(id, made);
            self.board.apply(Write::Float(Floating { id, ability, source, you, slots, until, once, on }));
        }
    }

    fn until(&self, r: &Resolve, lasts: &Duration, affected: PlayerIx) -> Until {
        let turn = self.board.state.turn();
        let named = |who: &PlayerRef| self.board.player(*who, &r.ctx()).unwrap_or(r.you);
        match lasts {
            Duration::ThisTurn => Until::EndOfTurn,
            Duration::UntilStartOf(who) => Until::StartOf(named(who)),
            Duration::TheirNextTurn => Until::TurnOf(affected, turn),
            Duration::NextTurnOf(who) => Until::TurnOf(named(who), turn),
            Duration::TheirNextReady => Until::ReadyOf(affected),
            Duration::ThisChallenge => Until::Challenge,
            Duration::WhileThisInPlay => Until::InPlay(r.this),
            Duration::WhileInPlay => Until::OnInPlay,
            Duration::UntilEndOfNextTurn(who) => Until::EndOfTurnOf(named(who), turn),
            Duration::RestOfGame => Until::EndOfGame,
            Duration::ThisTurnOrNext => Until::EndOfTurnAfter(turn),
        }
    }
}

impl Board {
    /// 6.1.13: an effect of a card runs on another one as long as the first is in play.
    pub(crate) fn run_on(&mut self, source: CardIx, on: CardIx, mods: ModsIx) {
        let you = self.state.card(source).owner();
        let (source, on) = (self.state.obj(source), self.state.obj(on));
        let frozen = {
            let ctx = Ctx::plain(you, source).at(on);
            let count = |m: &Mod| amount_of(m).map_or(0, |amount| self.amount(amount, &ctx));
            self.pool.mods(mods).iter().map(count).collect()
        };
        let (id, until, slots) = (self.tick(), Until::InPlay(source), Slots::new());
        let on = On::Objects(smallvec::smallvec![on]);
        self.apply(Write::Last(Effect { id, source, you, mods, frozen, on, until, slots, spent: 0 }));
    }

    /// 8.1.2 before 2.3: a keyword that the card has already is not received again by the last effect.
    fn refuse_second_grant(&mut self, had: u16) {
        let Some(last) = self.state.effects().len().checked_sub(1) else { return };
        let pool = self.pool.clone();
        for (ix, modification) in pool.mods(self.state.effects()[last].mods).iter().enumerate() {
            if let Mod::Keyword(keyword, _) = modification
                && !keyword.adds_up()
                && had & keyword.bit() != 0
            {
                self.apply(Write::Spend(last, ix as u8));
            }
        }
    }

    /// Whether a body does nothing but give something to its own card.
    pub(crate) fn only_gives(&self, code: CodeIx) -> bool {
        let gives = |op: &Op| matches!(op, Op::Do(Verb::Apply { to: Objects::This, .. }));
        self.pool.code(code).ops.iter().all(gives)
    }

    /// Whether all of it are keywords that an effect forbids the card to gain.
    pub(crate) fn can_gain_none(&self, card: CardIx, mods: ModsIx) -> bool {
        self.are_all(self.barred_keywords(card, mods), mods)
    }

    /// Whether these places are those of all modifications.
    fn are_all(&self, places: u32, mods: ModsIx) -> bool {
        places != 0 && places.count_ones() as usize == self.pool.mods(mods).len()
    }

    /// 1.2.2: which of these are keywords that an effect forbids the card to gain, by their places.
    fn barred_keywords(&self, card: CardIx, mods: ModsIx) -> u32 {
        if !self.with_mods.has(card) {
            return 0;
        }
        let cannot = |keyword: Keyword| self.bars_keyword(card, keyword).is_some();
        let all = self.pool.mods(mods).iter().enumerate();
        let barred = all.filter(|(_, m)| matches!(m, Mod::Keyword(keyword, _) if cannot(*keyword)));
        barred.fold(0, |places, (ix, _)| places | 1 << (ix & 31))
    }
}
