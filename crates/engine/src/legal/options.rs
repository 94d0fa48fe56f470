//! All legal answers, one after another, equal ones once. Conceding is always possible and not listed.

use crate::answer::{Answer, How};
use crate::decision::Ask;
use crate::eval::{Bits, Table};
use crate::game::Game;
use crate::program::{Kinds, NameId};
use crate::record::Record;
use crate::state::*;

impl<R: Record> Game<R> {
    /// All legal answers to the open decision, in a fixed order.
    pub fn options(&self) -> Vec<Answer> {
        let mut all = Vec::new();
        self.options_into(&mut all);
        all
    }

    /// The same, into a buffer of the caller.
    pub fn options_into(&self, all: &mut Vec<Answer>) {
        all.clear();
        self.t.each_option(&mut |answer| {
            all.push(answer);
            true
        });
    }
}

type Each<'a> = dyn FnMut(Answer) -> bool + 'a;

impl Table {
    /// Calls for each legal answer until told to stop.
    pub fn each_option(&self, each: &mut Each<'_>) {
        let Some(decision) = &self.pending else { return };
        let player = decision.player;
        match &decision.ask {
            Ask::Turn => self.turn_options(player, each),
            Ask::OpeningHand => self.opening_options(player, each),
            Ask::May { .. } => {
                let _ = each(Answer::Accept) && each(Answer::Decline);
            }
            Ask::Cards { open, enough, .. } => {
                if self.card_options(open, each) && *enough {
                    each(Answer::Done);
                }
            }
            Ask::Player { open, enough } => {
                for who in open.iter() {
                    if !each(Answer::Player(who)) {
                        return;
                    }
                }
                if *enough {
                    each(Answer::Done);
                }
            }
            Ask::Option { count, open } => {
                for n in 1..=*count {
                    if open >> (n - 1) & 1 == 1 && !each(Answer::Option(n)) {
                        return;
                    }
                }
            }
            Ask::Number { least, most } => {
                for n in *least..=*most {
                    if !each(Answer::Number(n)) {
                        return;
                    }
                }
            }
            Ask::Rounds { most } => {
                for n in 1..=*most {
                    if !each(Answer::Number(n)) {
                        return;
                    }
                }
            }
            Ask::Name => {
                for n in 0..self.pool.names() {
                    if !each(Answer::Name(NameId(n as u16))) {
                        return;
                    }
                }
            }
            Ask::Order { open, .. } => {
                self.card_options(open, each);
            }
            Ask::Bag { open } => {
                for id in open {
                    if !each(Answer::Resolve(*id)) {
                        return;
                    }
                }
            }
            Ask::Replacement { open } => {
                for n in 0..open.len() {
                    if !each(Answer::Apply(n as u8)) {
                        return;
                    }
                }
            }
            Ask::Play { open, optional, .. } => self.now_options(player, open, *optional, each),
        }
    }

    /// Whether two cards cannot be told apart where they are.
    pub(crate) fn equal_cards(&self, a: CardIx, b: CardIx) -> bool {
        let (x, y) = (self.state.card(a), self.state.card(b));
        if x.def != y.def || x.zone != y.zone || x.owner != y.owner {
            return false;
        }
        match x.zone {
            Zone::Hand | Zone::Deck | Zone::Discard => true,
            Zone::Inkwell => x.exerted == y.exerted,
            Zone::Under | Zone::Aside => false,
            Zone::Play => {
                let apart = Bits::GRANTED | Bits::FURTHER | Bits::LOST;
                let plain = |c: CardIx| self.state.card(c).below == CardIx::NONE && !self.is_marked(c);
                x.exerted == y.exerted
                    && x.drying == y.drying
                    && x.damage == y.damage
                    && x.at == y.at
                    && self.values(a) == self.values(b)
                    && !self.values(a).bits.intersects(apart)
                    && !self.def(a).kinds.contains(Kinds::LOCATION)
                    && plain(a)
                    && plain(b)
            }
        }
    }

    /// Whether something in the game refers to this very card.
    fn is_marked(&self, card: CardIx) -> bool {
        let state = &self.state;
        let is = |o: &Obj| o.card == card;
        state.effects.iter().any(|e| matches!(&e.on, On::Objects(objs) if objs.iter().any(is)))
            || state.floating.iter().any(|f| f.source.card == card || f.on.as_ref().is_some_and(is))
            || state.bag.iter().any(|b| b.source.card == card)
            || state.used.iter().any(|u| u.on.card == card)
            || state.challenge.is_some_and(|c| is(&c.attacker) || is(&c.defender))
            || state.log.iter().any(|h| is(&h.subject) || is(&h.object))
    }

    /// Whether an equal card stands earlier in the list.
    fn repeats(&self, list: &[CardIx], ix: usize) -> bool {
        list[..ix].iter().any(|c| self.equal_cards(*c, list[ix]))
    }

    fn card_options(&self, open: &[Obj], each: &mut Each<'_>) -> bool {
        for (ix, obj) in open.iter().enumerate() {
            let again = open[..ix].iter().any(|o| self.equal_cards(o.card, obj.card));
            if !again && !each(Answer::Card(obj.card)) {
                return false;
            }
        }
        true
    }

    fn opening_options(&self, player: PlayerIx, each: &mut Each<'_>) {
        if !each(Answer::Done) {
            return;
        }
        let hand = &self.state.player(player).hand;
        for ix in 0..hand.len() {
            let card = hand[ix];
            if self.check(&Answer::Card(card)).is_ok() {
                let again = hand[..ix]
                    .iter()
                    .any(|c| self.equal_cards(*c, card) && self.check(&Answer::Card(*c)).is_ok());
                if !again && !each(Answer::Card(card)) {
                    return;
                }
            }
        }
    }

    fn now_options(&self, player: PlayerIx, open: &[Obj], optional: bool, each: &mut Each<'_>) {
        let Some(Frame::PlayNow(now)) = self.state.frames.last() else { return };
        let mut go = true;
        for (ix, obj) in open.iter().enumerate() {
            if open[..ix].iter().any(|o| self.equal_cards(o.card, obj.card)) {
                continue;
            }
            self.each_now(player, obj.card, now.pay, &mut |how| {
                go = each(Answer::Play { card: obj.card, how });
                go
            });
            if !go {
                return;
            }
        }
        if optional {
            each(Answer::Decline);
        }
    }

    fn turn_options(&self, player: PlayerIx, each: &mut Each<'_>) {
        match self.state.rounds.barred {
            None => self.all_turn_options(player, each),
            // 6.1.10: something else than the loop, if anything else can be done.
            Some(barred) => {
                let mut others = false;
                self.all_turn_options(player, &mut |answer| {
                    others |= answer != barred;
                    answer == barred || each(answer)
                });
                if !others {
                    self.all_turn_options(player, each);
                }
            }
        }
    }

    /// Whether anything else can be done.
    pub(crate) fn has_another(&self, player: PlayerIx, action: Answer) -> bool {
        let mut others = false;
        self.all_turn_options(player, &mut |answer| {
            others |= answer != action;
            !others
        });
        others
    }

    fn all_turn_options(&self, player: PlayerIx, each: &mut Each<'_>) {
        let me = self.state.player(player);
        let _ = self.hand_options(player, &me.hand, each)
            && self.board_options(player, each)
            && (self.can_end_turn(player).is_err() || each(Answer::EndTurn));
    }

    fn hand_options(&self, player: PlayerIx, hand: &[CardIx], each: &mut Each<'_>) -> bool {
        for (ix, &card) in hand.iter().enumerate() {
            if self.repeats(hand, ix) {
                continue;
            }
            if self.can_ink(player, card).is_ok() && !each(Answer::Ink(card)) {
                return false;
            }
            if !self.play_options(player, card, each) {
                return false;
            }
        }
        // Cards elsewhere, where a text allows it.
        let further = self.active.iter().any(|a| {
            use crate::program::Mod;
            matches!(
                self.pool.mods(a.mods)[usize::from(a.ix)],
                Mod::PlayFrom(_) | Mod::InkFrom(_) | Mod::PlayAs(_)
            )
        });
        let mine = self.state.player(player);
        let own = |c: &CardIx| self.pool.facts(self.state.card(*c).def).own_play;
        if !further && !mine.discard.iter().chain(&mine.inkwell).any(own) {
            return true;
        }
        let under: Vec<CardIx> = mine.play.iter().flat_map(|c| self.state.under(*c)).collect();
        let top = mine.deck.last().copied();
        let others: Vec<CardIx> = mine
            .discard
            .iter()
            .copied()
            .chain(under)
            .chain(mine.inkwell.iter().copied())
            .chain(top)
            .collect();
        for (ix, &card) in others.iter().enumerate() {
            if self.repeats(&others, ix) {
                continue;
            }
            if self.can_ink(player, card).is_ok() && !each(Answer::Ink(card)) {
                return false;
            }
            if !self.play_options(player, card, each) {
                return false;
            }
        }
        true
    }

    fn play_options(&self, player: PlayerIx, card: CardIx, each: &mut Each<'_>) -> bool {
        let mut go = true;
        if self.is_playable(player, card) {
            if self.can_afford(player, card) && !each(Answer::Play { card, how: How::Ink }) {
                return false;
            }
            self.each_other_how(player, card, &mut |how| {
                if self.can_play(player, card, how).is_ok() {
                    go = each(Answer::Play { card, how });
                }
                go
            });
        }
        if go {
            for n in 0..self.ways(player, card) {
                let how = How::Way(n);
                if self.can_play(player, card, how).is_ok() && !each(Answer::Play { card, how }) {
                    return false;
                }
            }
        }
        go
    }

    fn board_options(&self, player: PlayerIx, each: &mut Each<'_>) -> bool {
        let play = &self.state.player(player).play;
        for (ix, &card) in play.iter().enumerate() {
            if self.repeats(play, ix) {
                continue;
            }
            let kinds = self.def(card).kinds;
            if kinds.contains(Kinds::CHARACTER) {
                if self.can_quest(player, card).is_ok() && !each(Answer::Quest(card)) {
                    return false;
                }
                if !self.challenge_options(player, card, each) || !self.move_options(player, card, each) {
                    return false;
                }
            }
            if !self.use_options(player, card, each) {
                return false;
            }
        }
        for &card in &self.elsewhere {
            let state = self.state.card(card);
            if state.owner == player && state.zone != Zone::Play && !self.use_options(player, card, each) {
                return false;
            }
        }
        true
    }

    fn challenge_options(&self, player: PlayerIx, with: CardIx, each: &mut Each<'_>) -> bool {
        if self.can_be_challenger(player, with).is_err() {
            return true;
        }
        for opponent in self.state.opponents(player).iter() {
            let theirs = &self.state.player(opponent).play;
            for (ix, &target) in theirs.iter().enumerate() {
                let legal = self.may_challenge(player, with, target).is_ok()
                    && self.heeds_bodyguard(player, with, target).is_ok();
                if legal && !self.repeats(theirs, ix) && !each(Answer::Challenge { with, target }) {
                    return false;
                }
            }
        }
        true
    }

    fn move_options(&self, player: PlayerIx, card: CardIx, each: &mut Each<'_>) -> bool {
        for &to in &self.state.player(player).play {
            if self.def(to).kinds.contains(Kinds::LOCATION)
                && self.can_move(player, card, to).is_ok()
                && !each(Answer::Move { card, to })
            {
                return false;
            }
        }
        true
    }

    fn use_options(&self, player: PlayerIx, card: CardIx, each: &mut Each<'_>) -> bool {
        let facts = self.pool.facts(self.state.card(card).def);
        let values = self.values(card);
        let any =
            facts.usable || values.has(crate::program::Keyword::Boost) || values.bits.contains(Bits::GRANTED);
        if !any {
            return true;
        }
        let mut found: smallvec::SmallVec<[crate::program::AbilityIx; 4]> = smallvec::SmallVec::new();
        self.each_ability(card, |ability, _| {
            if matches!(self.pool.ability(ability).kind, crate::program::AbilityKind::Activated(_))
                && !found.contains(&ability)
            {
                found.push(ability);
            }
        });
        for ability in found {
            for free in [false, true] {
                if self.can_use(player, card, ability, free).is_ok()
                    && !each(Answer::Use { card, ability, free })
                {
                    return false;
                }
            }
        }
        true
    }
}
