//! Settling: game state check, owed actions, the bag (1.8, 6.7.8.1, 7.7, A.1, A.2).

use crate::decision::Ask;
use crate::eval::{Ctx, MAY_BANISH, MAY_OUTDATE, MAY_WIN, PlayerModKinds};
use crate::game::Game;
use crate::program::{AbilityKind, Cond, Dependencies, Flags, Kinds, Mod, Prohibited, Slot};
use crate::proposed::{ProposedEvent, ProposedEvents, Spot, Why};
use crate::record::{DrawnBecause, Ending, LogEntry, Moment, Record};
use crate::state::*;
use crate::work::{Work, count};
use crate::{Answer, Choice, OpenPoint};
use smallvec::SmallVec;

impl<R: Record> Game<R> {
    #[inline(never)]
    pub(crate) fn step_settle(&mut self, settle: Settle) {
        count(Work::Check);
        if let Some(Answer::Choice(Choice::Resolve(id))) = self.take_answer() {
            self.resolve_bag(settle, id);
            return;
        }
        if !self.opens_before_the_check(settle) && self.check_game(settle) {
            return;
        }
        if self.board.state.result() != GameResult::Open || settle.only_check {
            return;
        }
        if !self.board.state.owed().is_empty() {
            // 6.7.8.1: an action that waits goes before any trigger.
            // 6.7.8.1, D.11: in the order in which they were played, before any trigger.
            let several = self.board.state.owed().len() > 1;
            if several {
                self.rests_on(OpenPoint::WaitingActions);
            }
            let first = self.board.rules.readings.follows(OpenPoint::WaitingActions);
            let at = if first { 0 } else { self.board.state.owed().len() - 1 };
            let owed = self.board.take_owed(at);
            self.push(Frame::Settle(settle));
            if R::TRACES {
                let waits = self.trace.waited(self.board.state.card(owed.card.card).since());
                self.trace.by_rules(waits);
            }
            self.push(Frame::Action(Box::new(Acting {
                card: owed.card,
                player: owed.player,
                singers: owed.singers,
                done: false,
                to: owed.to,
            })));
            return;
        }
        if !self.board.state.bag().is_empty() {
            self.open_bag(settle);
        }
    }

    /// D.7: whether the bag of the Set step is opened although a check has not been made.
    fn opens_before_the_check(&mut self, settle: Settle) -> bool {
        if !settle.in_set_step || self.board.state.bag().is_empty() {
            return false;
        }
        self.board.refresh();
        let state = &self.board.state;
        let wins = |p: PlayerIx| state.player(p).lore() >= self.board.lore_to_win(p);
        if !state.everyone().iter().any(wins) && !self.board.any_lethal_damage() {
            return false;
        }
        self.rests_on(OpenPoint::CheckBeforeBag);
        !self.board.rules.readings.follows(OpenPoint::CheckBeforeBag)
    }

    /// 7.7.4: the next waiting ability.
    fn open_bag(&mut self, mut settle: Settle) {
        let Some(player) = self.bag_player(settle.last) else { return };
        if self.is_endless() {
            return;
        }
        self.tell_bag(settle.last, player);
        settle.last = Some(player);
        // 9.3.2: what triggers for a team belongs to all of it.
        let team = self.board.state.team(player);
        let open: SmallVec<[u32; 4]> =
            self.board.state.bag().iter().filter(|b| team.has(b.player)).map(|b| b.id).collect();
        if open.len() == 1 {
            self.resolve_bag(settle, open[0]);
        } else {
            // 7.7.4.2: the player picks any one of their own.
            self.ask(Frame::Settle(settle), player, Ask::Bag { open });
        }
    }

    /// 7.7.4: whose abilities wait, and when the bag passes on.
    fn tell_bag(&mut self, last: Option<PlayerIx>, player: PlayerIx) {
        match last {
            Some(last) if !self.board.state.team(last).has(player) => {
                self.note("7.7.4.4", || LogEntry::BagPasses(last, player));
            }
            Some(_) => {}
            None if R::LISTENS => {
                let has = |p: &PlayerIx| self.board.state.bag().iter().any(|b| b.player == *p);
                let state = &self.board.state;
                let mut order: SmallVec<[PlayerIx; 4]> = SmallVec::new();
                for player in state.from(state.active()).filter(has) {
                    // 9.3: what waits for a team waits for all of it.
                    if !order.iter().any(|told| state.team(*told).has(player)) {
                        order.push(player);
                    }
                }
                self.note("7.7.4.1", || LogEntry::BagOpens(order));
            }
            None => {}
        }
    }

    // 7.7.4.3, 7.7.5: whoever resolved last goes on; 7.7.4.4, 7.7.6: then the next one; 7.7.4.5: until it is empty.
    /// A.2
    fn bag_player(&self, last: Option<PlayerIx>) -> Option<PlayerIx> {
        let state = &self.board.state;
        let has = |p: PlayerIx| {
            let team = state.team(p);
            state.bag().iter().any(|b| team.has(b.player))
        };
        let next = match last {
            Some(p) if has(p) => Some(p),
            Some(p) => {
                let next = PlayerIx((p.0 + 1) % state.players().len() as u8);
                state.from(next).find(|p| has(*p))
            }
            None => state.from(state.active()).find(|p| has(*p)),
        };
        // 9.3.2: for a team one of them says it, the acting one where it is their turn.
        next.and_then(|p| InTurn::of(state.team(p), state.active()).next())
    }

    fn resolve_bag(&mut self, settle: Settle, id: u32) {
        let Some(ix) = self.board.state.bag().iter().position(|b| b.id == id) else {
            self.push(Frame::Settle(settle));
            return;
        };
        let entry = self.board.take_from_bag(ix);
        let settle = Settle { last: Some(entry.player), in_set_step: false, ..settle };
        self.push(Frame::Settle(settle));
        let pool = self.board.pool.clone();
        let AbilityKind::Triggered(triggered) = &pool.ability(entry.ability).kind else { return };
        let (player, source, ability) = (entry.player, entry.source, entry.ability);
        if R::TRACES {
            let triggered = self.trace.waited(entry.id);
            self.trace.by_rules(triggered);
            self.trace.now.by.source = source;
            self.trace.now.by.ability = Some(ability);
        }
        self.note_cause("7.7.4.2", || LogEntry::Resolves(player, source, ability));
        // 6.1.13.2: checked when it resolves.
        let used = self.board.is_used_up(triggered.limit, source, ability);
        // 6.2.4: the secondary condition.
        let ctx = Ctx::with(player, source, &entry.slots);
        if used {
            self.note("6.1.13.2", || LogEntry::UsedUp(source, ability));
            return;
        }
        let is_met = self.board.holds(&triggered.condition, &ctx);
        if !matches!(triggered.condition, Cond::True) {
            let at = Moment::Resolving;
            self.note("6.2.4", || LogEntry::Condition { source, ability, is_met, at });
        }
        if !is_met {
            return;
        }
        if R::LISTENS && self.board.speaks_of_covered(&entry) {
            self.rests_on(OpenPoint::MeansTheStack);
        }
        let cause = Cause::Triggered(entry.key);
        self.push_new_resolve(triggered.body, source, player, entry.slots, cause);
    }

    // 1.8.3, 6.7.5: repeated until one finds nothing; 1.8.5: only what is true at this moment counts.
    /// 1.8.1: one check; true if it did something (and then it is repeated).
    fn check_game(&mut self, settle: Settle) -> bool {
        loop {
            self.board.refresh();
            let lore = self.board.unchecked.intersects(MAY_WIN)
                || settle.final_check
                || self.board.rules.variant.renews_decks();
            if lore && self.check_winners(settle) {
                return true;
            }
            self.check_references();
            let mut changes = self.to_banish();
            if changes.is_empty() {
                self.checked();
                return false;
            }
            self.leave_in_turn(&mut changes);
            // 1.8.2: what this triggers goes into the bag and resolves after all checks.
            self.board.apply(Write::Checked);
            if self.banishes_alone(&changes) || self.happens_at_once(&changes) {
                continue;
            }
            self.push(Frame::Settle(settle));
            if R::TRACES {
                self.trace.by_rules(None);
            }
            self.perform(changes);
            return true;
        }
    }

    fn checked(&mut self) {
        self.board.apply(Write::Checked);
        self.board.unchecked = Dependencies::empty();
    }

    /// A.1: whether the check finds nothing and the bag is empty. Then that is all there is to settle, and it is done.
    #[inline]
    pub(super) fn settles_at_once(&mut self, settle: Settle) -> bool {
        // Between most parts of a turn nothing happens that a check looks at.
        self.board.is_at_rest(settle) || self.settles_checked(settle)
    }

    #[inline]
    pub(crate) fn settles_checked(&mut self, settle: Settle) -> bool {
        let settled = self.board.is_settled(settle);
        if settled {
            self.checked();
        }
        settled
    }

    /// 1.8.1.1, 1.8.1.2, D.10
    fn check_winners(&mut self, settle: Settle) -> bool {
        let active = self.board.state.active();
        let has_won =
            |player: &PlayerIx| self.board.state.player(*player).lore() >= self.board.lore_to_win(*player);
        let mut winners = self.board.state.from(active).filter(has_won);
        if let Some(first) = winners.next() {
            let several = winners.next().is_some();
            self.won_by_lore(first, several);
            return true;
        }
        if self.renew_decks() {
            return false;
        }
        let has_none = |player: &PlayerIx| self.board.state.player(*player).deck().is_empty();
        if let Some(loser) = self.board.state.turn_players().find(has_none).filter(|_| settle.final_check) {
            // 1.8.1.2: the turn ends with no cards in the deck.
            self.push(Frame::Settle(settle));
            self.lose(loser, "1.8.1.2", Ending::EmptyDeck);
            return true;
        }
        false
    }

    /// D.10: of several with enough lore the first in turn order wins, or nobody does.
    fn won_by_lore(&mut self, first: PlayerIx, several: bool) {
        if several {
            self.rests_on(OpenPoint::FirstOfWinners);
        }
        if !several || self.board.rules.readings.follows(OpenPoint::FirstOfWinners) {
            return self.win(first, "1.8.1.1", Ending::Lore);
        }
        self.board.apply(Write::Result(GameResult::Drawn));
        self.board.pending = None;
        self.note("1.8.4", || LogEntry::Drawn(DrawnBecause::SeveralWin));
    }

    /// 10.2.5: whether an empty deck does not lose: the discard is shuffled to become the new one.
    fn renew_decks(&mut self) -> bool {
        let renews = self.board.rules.variant.renews_decks();
        if renews {
            let board = &self.board;
            let needed: SmallVec<[PlayerIx; 4]> =
                board.state.everyone().iter().filter(|player| board.needs_deck(*player)).collect();
            needed.into_iter().for_each(|player| self.renew_deck(player));
        }
        renews
    }

    fn renew_deck(&mut self, player: PlayerIx) {
        let discard = self.board.state.player(player).discard().to_vec();
        for card in discard {
            self.board.apply(Write::Place(card, Spot::DeckTop, Face::AsItLies));
        }
        self.board.apply(Write::Shuffle(player));
        self.note("10.2.5", || LogEntry::Shuffled(player));
        self.board.refresh();
    }

    /// Lasting effects on what has gone are forgotten.
    fn check_references(&mut self) {
        if !self.board.unchecked.intersects(MAY_OUTDATE) || !self.board.state.any_outdated() {
            return;
        }
        self.board.apply(Write::ForgetOutdated);
        self.board.refresh();
    }

    /// D.20: of two that banish one another in a challenge the first player's leaves first, where it is read so.
    fn leave_in_turn(&mut self, changes: &mut ProposedEvents) {
        let Some(challenge) = self.board.state.challenge().filter(|_| changes.len() > 1) else { return };
        let goes = |change: &ProposedEvent, who: Obj| matches!(change, ProposedEvent::Put { obj, .. } if self.board.same(*obj, who));
        let both = [challenge.attacker, challenge.defender]
            .iter()
            .all(|who| changes.iter().any(|change| goes(change, *who)));
        if !both {
            return;
        }
        self.rests_on(OpenPoint::LeaveTogether);
        if !self.board.rules.readings.follows(OpenPoint::LeaveTogether) {
            let first = changes.iter().find_map(|change| {
                let ProposedEvent::Put { player, .. } = change else { return None };
                Some(*player)
            });
            changes.retain(
                |change| matches!(change, ProposedEvent::Put { player, .. } if Some(*player) == first),
            );
        }
    }

    /// 1.8.1.4, 1.8.4: everything with lethal damage, together.
    fn to_banish(&self) -> ProposedEvents {
        let t = &self.board;
        let mut changes = ProposedEvents::new();
        if !t.unchecked.intersects(MAY_BANISH) {
            return changes;
        }
        count(Work::Check);
        for player in t.state.from(t.state.active()) {
            for &card in t.state.player(player).play() {
                if t.may_have_lethal_damage(card) && t.has_lethal_damage(card) {
                    let obj = t.state.obj(card);
                    // Who did it since the last check: the one in the challenge first of all.
                    let mut by = Obj::NONE;
                    for hurt in t.state.hurt().iter().filter(|h| t.same(h.target, obj) && !t.same(h.by, obj))
                    {
                        if by == Obj::NONE || hurt.challenge {
                            by = hurt.by;
                        }
                    }
                    changes.push(ProposedEvent::Put {
                        obj,
                        to: Spot::Discard,
                        why: Why::Banish(by),
                        player,
                        flags: Flags::empty(),
                    });
                }
            }
        }
        changes
    }
}

impl crate::eval::Board {
    /// D.13: whether a waiting ability is about a character that was covered since. By playing the very card that it is about is
    /// not since: who shifts it means the card below as that.
    fn speaks_of_covered(&self, entry: &BagEntry) -> bool {
        let played = entry.slots.objects(Slot::SUBJECT);
        let is_by_it = |obj: Obj| {
            self.state.current(obj).is_some_and(|top| played.iter().any(|played| played.card == top))
        };
        let is_covered = |obj: Obj| self.is_covered_since(obj) && !is_by_it(obj);
        self.is_covered_since(entry.source) || entry.slots.all_objects().any(is_covered)
    }

    /// A.1: whether it is plain that there is nothing to check and nothing in the bag.
    #[inline]
    pub(crate) fn is_at_rest(&self, settle: Settle) -> bool {
        let state = &self.state;
        // Where nothing lasts, nothing can have lost what it is about, whatever went where.
        let nothing_lasts = || state.effects().is_empty() && state.floating().is_empty();
        (self.unchecked - Dependencies::ZONES).is_empty()
            && (self.unchecked.is_empty() || nothing_lasts())
            && !(settle.final_check && state.turn_players().any(|p| state.player(p).deck().is_empty()))
            && state.bag().is_empty()
            && state.owed().is_empty()
            && state.hurt().is_empty()
            && state.result() == GameResult::Open
            && !self.rules.variant.renews_decks()
    }

    /// A.1: whether neither a check nor the bag has anything to do.
    #[inline]
    fn is_settled(&self, settle: Settle) -> bool {
        let state = &self.state;
        state.result() == GameResult::Open
            && (settle.only_check || state.bag().is_empty() && state.owed().is_empty())
            && !(settle.final_check && state.turn_players().any(|p| state.player(p).deck().is_empty()))
            && (self.unchecked.is_empty() || self.check_finds_nothing())
            && !(self.rules.variant.renews_decks() && state.everyone().iter().any(|p| self.needs_deck(p)))
    }

    /// 1.8.1: whether nobody has won and nothing has to go.
    #[inline(never)]
    fn check_finds_nothing(&self) -> bool {
        count(Work::Check);
        let state = &self.state;
        let wins = |player| state.player(player).lore() >= self.lore_to_win(player);
        let finds = self.unchecked.intersects(MAY_WIN) && state.everyone().iter().any(wins)
            || self.unchecked.intersects(MAY_BANISH) && self.any_lethal_damage()
            || self.unchecked.intersects(MAY_OUTDATE) && state.any_outdated();
        !finds
    }

    /// 10.2.5: whether the player's deck is empty and the discard is not.
    fn needs_deck(&self, player: PlayerIx) -> bool {
        let player = self.state.player(player);
        player.deck().is_empty() && !player.discard().is_empty()
    }

    fn any_lethal_damage(&self) -> bool {
        count(Work::Check);
        let mut players = self.state.players().iter();
        let is_lethal = |card: &CardIx| self.may_have_lethal_damage(*card) && self.has_lethal_damage(*card);
        players.any(|player| player.play().iter().any(is_lethal))
    }

    /// Mostly all have some Willpower, and only what is damaged can have lethal damage.
    #[inline]
    fn may_have_lethal_damage(&self, card: CardIx) -> bool {
        self.frail || self.state.card(card).damage() != 0
    }

    /// 1.8.1.4: damage equal to its Willpower or more.
    #[inline]
    pub fn has_lethal_damage(&self, card: CardIx) -> bool {
        let values = self.values(card);
        values.kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION)
            && i32::from(self.state.card(card).damage()) >= values.willpower
            && !values.bits.contains(crate::eval::Bits::CANT_BE_BANISHED)
            && !(values.bits.contains(crate::eval::Bits::FURTHER) && self.is_kept_by_challenge(card))
    }

    /// 1.2.2: whether a text keeps it from being banished as long as it is in a challenge. The check after that challenge finds
    /// its damage as any other (1.8.5, 4.6.7).
    #[inline(never)]
    fn is_kept_by_challenge(&self, card: CardIx) -> bool {
        let is_in = |challenge: Challenge| {
            [challenge.attacker, challenge.defender]
                .iter()
                .any(|side| self.state.in_play(*side) == Some(card))
        };
        self.state.challenge().is_some_and(is_in)
            && self
                .mods_on(crate::eval::Target::Card(card))
                .any(|(m, _)| matches!(m, Mod::Cant(Prohibited::BeBanishedInChallenge)))
    }

    /// 4.6.7: the challenge is over. What it kept from being banished, the next check finds (1.8.5).
    pub(crate) fn leave_challenge(&mut self) {
        let Some(challenge) = self.state.challenge() else { return };
        self.apply(Write::Challenge(None));
        let sides = [challenge.attacker, challenge.defender];
        if sides.iter().filter_map(|side| self.state.in_play(*side)).any(|card| self.has_lethal_damage(card))
        {
            self.unchecked |= Dependencies::DAMAGE;
        }
    }

    /// 1.8.1.1: how much lore the player needs.
    #[inline]
    pub fn lore_to_win(&self, player: PlayerIx) -> i32 {
        match self.any_text_on(player, PlayerModKinds::LORE) {
            true => self.lore_to_win_by_texts(player),
            false => self.rules.variant.lore_to_win(),
        }
    }

    #[inline(never)]
    fn lore_to_win_by_texts(&self, player: PlayerIx) -> i32 {
        let (mut set, mut by) = (None, 0);
        for (m, active) in self.mods_about(player, PlayerModKinds::LORE) {
            if matches!(m, Mod::LoreToWin(_)) {
                set = set.max(Some(active.value));
            }
            if matches!(m, Mod::LoreToWinBy(_)) {
                by += active.value;
            }
        }
        set.unwrap_or(self.rules.variant.lore_to_win()) + by
    }
}
