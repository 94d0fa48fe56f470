//! The one door: the only place from which a game is written.
//!
//! The fields of a [`State`], a [`Card`] and a [`Player`] are private to this folder, and nothing in it that writes can be called
//! from outside but [`Board::apply`]. What is kept about the state ([`Board`]) and has to be found anew follows from the write,
//! here and nowhere else: nobody has to remember it. Events of the rules, which can be replaced (6.5), are
//! [`crate::proposed::ProposedEvent`]; each of them, once nothing replaces it any more, becomes some of these writes.

use super::*;
use crate::eval::{Board, CHECKED};
use crate::program::{DefIx, Dependencies, ModsIx, Slot};
use crate::proposed::{Entry, Spot};

/// Everything that can be written, one by one.
#[derive(Debug)]
pub(crate) enum Write<'a> {
    /// 3: a step of the turn begins.
    Step(TurnStep),
    /// 2.3.1: a player's turn begins.
    BeginTurn(PlayerIx),
    /// 9.3.1: a teammate's turn begins with it.
    JoinTurn(PlayerIx),
    /// 9.3.1: who of the team acts now, and who has passed.
    Acts(PlayerIx, PlayerSet),
    /// What was kept for this turn only is forgotten.
    EndTurn,
    /// 9.2.3: who starts, once somebody has left before the first turn.
    Starting(PlayerIx),
    /// 2.3.3: how the game ended.
    Result(GameResult),
    /// 4.6.4.5, 4.6.7: the challenge going on, or none.
    Challenge(Option<Challenge>),

    /// 5.1.1.2
    Exert(CardIx),
    /// 5.1.1.1
    Ready(CardIx),
    /// 3.2.2.1: what the player has in play becomes dry.
    Dry(PlayerIx),
    /// 3.2.1.1: the player's ink is readied.
    ReadyInk(PlayerIx),
    /// 1.5.3: so many ready ink cards are exerted.
    ExertInk(PlayerIx, i32),
    /// 1.9.1: so much damage is on the card now.
    Damage(CardIx, i16),
    /// 4.7.4: the card is at that location now.
    MoveTo(CardIx, CardIx),
    /// These players know its face where it is now.
    See(CardIx, PlayerSet),
    /// Cards went into decks together, in an order that this player chose, or in a random one.
    LoseOrder(&'a [CardIx], Option<PlayerIx>),
    /// 7.2.2: a player looks through the decks of these players.
    Search(PlayerIx, PlayerSet),
    /// 7.1: one card goes somewhere; what lies under it is moved by itself.
    Place(CardIx, Spot, Face),
    /// 8.10.8.5: a card leaves its stack alone for the hand; the rest stays.
    TakeOut(CardIx),
    /// 4.3.3, 8.10: a card enters play, alone or on top of others.
    Enter(&'a Entry, &'a [CardIx]),
    /// 4.3.2: a card that is announced lies in no zone.
    SetAside(CardIx),
    /// 7.2.3.1: a covered card is taken out of its stack, to be put somewhere in a free order.
    Unstack(CardIx),
    /// 6.4.2.3: on a copy, as if the card had entered play.
    Suppose(CardIx),
    /// What a card is, for those who think ahead.
    Deal(CardIx, DefIx),
    /// Chance to come, for those who think ahead.
    Chance(ChaCha8),
    /// Two cards of one zone of a player change places, for those who think ahead.
    Exchange(CardIx, CardIx),
    /// 1.4.3
    Shuffle(PlayerIx),
    /// D.15: so many cards on top of the deck are turned round in their order.
    ReverseTop(PlayerIx, usize),
    /// 2.2.1.4: a card of the opening hand.
    OpeningDraw(PlayerIx),
    /// 2.2.2.1: a card of the opening hand goes to the bottom of the deck.
    OpeningReturn(CardIx),

    /// 1.11: so much lore the player has now.
    Lore(PlayerIx, i32),
    /// 1.13: so many ink drops the player has now.
    InkDrops(PlayerIx, u16),
    /// 4.2.3.1: the player has inked a card.
    Inked(PlayerIx),
    /// 9.2.3: the player leaves, and with them cards, effects and waiting abilities.
    Leave(PlayerIx),

    /// 6.4.2: an effect begins to last.
    Last(Effect),
    /// D.29: a lasting effect keeps a card that was played by its permission.
    Keep(u32, Slot, Obj),
    /// 4.3.6, 8.1.2: this modification of a lasting effect is used up.
    Spend(usize, u8),
    /// 6.1.13: what lasted until now ends.
    EndEffects(Ends),
    /// Lasting effects and floating abilities about what is no more go.
    ForgetOutdated,
    /// 6.2.7: an ability waits outside of a card.
    Float(Floating),
    /// 6.2.7.2, 6.5.8: it is no more.
    Cease(u32),
    /// So much is left of what a waiting replacement effect keeps off; with nothing left it is no more.
    Wear(u32, Slot, i32),
    /// 7.7.3: an ability goes into the bag.
    Wait(BagEntry),
    /// 6.7.8.1: an action owes its effect.
    Owe(OwedAction),
    /// Actions that owe their effect go elsewhere afterwards.
    Redirect(&'a [Obj], Spot),
    /// 6.1.13.2: an ability was fully resolved; the entry that counts it, if there is one.
    CountUse(Used, Option<usize>),
    /// The player takes another turn after this one.
    ExtraTurn(PlayerIx),
    /// The last extra turn begins.
    TakeExtraTurn,
    /// A payment modifier "once each turn" is used up.
    Discount(Obj, ModsIx),

    /// Something happened.
    Happened(Event),
    /// 6.1.10: what happened since that state happened so many times more, and nothing else.
    HappenedAgain(&'a State, u32),
    /// 1.8.1.4: who hurt whom since the last check.
    Hurt(Hurt),
    /// 1.8.1: a check is done.
    Checked,
    /// 6.7.7: what the cards under something that left play became.
    WentWith(Obj, Objs),
}

/// Which durations end (6.1.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// 4.6.7: the challenge is over.
    Challenge,
    /// 3.2.1.3: that player's turn starts.
    StartOf(PlayerIx),
    /// 9.2.3: the turn of a player who has left would start.
    StartOfAbsent(PlayerIx),
    /// 3.4.1.2: that player's turn of this number ends.
    Turn(PlayerIx, u16),
}

impl Ends {
    /// Whether what lasts until then ends.
    pub(crate) fn ends(self, until: Until) -> bool {
        match (self, until) {
            (Ends::Challenge, Until::Challenge) => true,
            (Ends::StartOf(player), Until::StartOf(p) | Until::ReadyOf(p)) => p == player,
            (Ends::StartOfAbsent(player), Until::StartOf(p)) => p == player,
            (Ends::Turn(..), Until::EndOfTurn) => true,
            (Ends::Turn(player, turn), Until::TurnOf(p, after) | Until::EndOfTurnOf(p, after)) => {
                p == player && turn > after
            }
            (Ends::Turn(_, turn), Until::EndOfTurnAfter(after)) => turn > after,
            (
                Ends::Challenge | Ends::StartOf(_) | Ends::StartOfAbsent(_) | Ends::Turn(..),
                Until::EndOfTurn
                | Until::StartOf(_)
                | Until::TurnOf(..)
                | Until::ReadyOf(_)
                | Until::EndOfTurnOf(..)
                | Until::EndOfTurnAfter(_)
                | Until::Challenge
                | Until::InPlay(_)
                | Until::OnInPlay
                | Until::EndOfGame,
            ) => false,
        }
    }
}

const NOTHING: Dependencies = Dependencies::empty();

impl Board {
    /// Writes; what is kept and may depend on it is found anew when it is next asked for.
    ///
    /// It is inlined everywhere: of the whole list only the one write is left where it is called.
    #[inline(always)]
    pub(crate) fn apply(&mut self, write: Write<'_>) {
        let state = &mut self.state;
        let touched = match write {
            Write::Step(step) => {
                state.step = step;
                Dependencies::STEP
            }
            Write::BeginTurn(player) => state.begin_turn(player),
            Write::JoinTurn(player) => state.join_turn(player),
            Write::Acts(player, passed) => {
                state.active = player;
                state.passed = passed;
                Dependencies::TURN
            }
            Write::EndTurn => state.forget_turn(),
            Write::Starting(player) => {
                state.starting = player;
                Dependencies::TURN
            }
            Write::Result(result) => {
                state.result = result;
                NOTHING
            }
            Write::Challenge(challenge) => {
                state.challenge = challenge;
                Dependencies::CHALLENGE
            }

            Write::Exert(card) => {
                self.dirty_of = self.dirty_of.with(state.card(card).owner);
                state.turn_card(card, true)
            }
            Write::Ready(card) => {
                self.dirty_of = self.dirty_of.with(state.card(card).owner);
                state.turn_card(card, false)
            }
            Write::Dry(player) => {
                self.dirty_of = self.dirty_of.with(player);
                for card in state.players[player.index()].play() {
                    state.cards[card.index()].drying = false;
                }
                Dependencies::EXERTED
            }
            Write::ReadyInk(player) => {
                self.dirty_of = self.dirty_of.with(player);
                let own = state.player_mut(player);
                own.lasting_ink += std::mem::take(&mut own.lasting_ink_exerted);
                state.ready_ink(player)
            }
            Write::ExertInk(player, amount) => {
                self.dirty_of = self.dirty_of.with(player);
                state.exert_ink(player, amount)
            }
            Write::Damage(card, damage) => {
                self.dirty_of = self.dirty_of.with(state.card(card).owner);
                state.card_mut(card).damage = damage;
                Dependencies::DAMAGE
            }
            Write::MoveTo(card, location) => {
                state.card_mut(card).at = location;
                Dependencies::PLACE
            }
            Write::See(card, players) => {
                state.card_mut(card).seen = players;
                state.keep_seen(card);
                NOTHING
            }
            Write::LoseOrder(cards, chosen) => {
                state.lose_order(cards, chosen);
                NOTHING
            }
            Write::Search(player, owners) => state.search(player, owners),
            Write::Place(card, to, face) => self.place_card(card, to, face),
            Write::TakeOut(card) => self.take_card_out(card),
            Write::Enter(entry, onto) => self.enter_card(entry, onto),
            Write::SetAside(card) => self.set_card_aside(card),
            Write::Unstack(card) => state.unstack(card),
            Write::Suppose(card) => state.suppose(card),
            Write::Deal(card, def) => {
                state.card_mut(card).def = def;
                state.keep_values(card, *self.pool.printed(def));
                Dependencies::ALWAYS
            }
            Write::Chance(rng) => {
                state.rng = rng;
                NOTHING
            }
            Write::Exchange(one, other) => state.exchange(one, other),
            Write::Shuffle(player) => {
                self.dirty_of = self.dirty_of.with(player);
                state.shuffle(player)
            }
            Write::ReverseTop(player, count) => {
                self.dirty_of = self.dirty_of.with(player);
                let deck = state.player_mut(player).piles.deck_mut();
                let from = deck.len().saturating_sub(count);
                deck[from..].reverse();
                Dependencies::DECK
            }
            Write::OpeningDraw(player) => state.opening_draw(player),
            Write::OpeningReturn(card) => state.opening_return(card),

            Write::Lore(player, lore) => {
                self.dirty_of = self.dirty_of.with(player);
                state.player_mut(player).lore = lore;
                Dependencies::LORE
            }
            Write::InkDrops(player, drops) => {
                self.dirty_of = self.dirty_of.with(player);
                state.player_mut(player).ink_drops = drops;
                Dependencies::INK
            }
            Write::Inked(player) => {
                let me = state.player_mut(player);
                me.inked = me.inked.saturating_add(1);
                NOTHING
            }
            Write::Leave(player) => state.leave(player),

            Write::Last(effect) => {
                state.effects.push(effect);
                Dependencies::EFFECTS
            }
            Write::Keep(effect, slot, card) => state.keep(effect, slot, card),
            Write::Spend(effect, modification) => {
                state.effects[effect].spent |= 1 << (modification & 31);
                Dependencies::EFFECTS
            }
            Write::EndEffects(ends) => state.end_effects(ends),
            Write::ForgetOutdated => state.forget_outdated(),
            Write::Float(floating) => {
                state.floating.push(floating);
                // It may wait with something that has gone already.
                self.unchecked |= Dependencies::PLAY;
                NOTHING
            }
            Write::Cease(id) => {
                state.floating.retain(|floating| floating.id != id);
                NOTHING
            }
            Write::Wear(id, slot, left) => {
                if left <= 0 {
                    state.floating.retain(|floating| floating.id != id);
                } else if let Some(shield) = state.floating.iter_mut().find(|floating| floating.id == id) {
                    shield.slots.set(slot, SlotValue::Number(left));
                }
                NOTHING
            }
            Write::Wait(entry) => {
                state.bag.push(entry);
                NOTHING
            }
            Write::Owe(owed) => {
                state.owed.push(owed);
                NOTHING
            }
            Write::Redirect(actions, to) => {
                for owed in state.owed.iter_mut().filter(|owed| actions.contains(&owed.card)) {
                    owed.to = to;
                }
                NOTHING
            }
            Write::CountUse(key, at) => {
                match at {
                    Some(ix) => state.used[ix].times = state.used[ix].times.saturating_add(1),
                    None => state.used.push(Used { times: 1, ..key }),
                }
                NOTHING
            }
            Write::ExtraTurn(player) => {
                state.extra_turns.push(player);
                NOTHING
            }
            Write::TakeExtraTurn => {
                state.extra_turns.pop();
                NOTHING
            }
            Write::Discount(source, mods) => {
                state.discounts.push((source, mods));
                NOTHING
            }

            Write::Happened(event) => {
                state.log.push(event);
                Dependencies::happened(event.kind.bit())
            }
            Write::HappenedAgain(then, times) => {
                state.tell_again(then, times);
                state.rounds.queue.clear();
                NOTHING
            }
            Write::Hurt(hurt) => {
                state.hurt.push(hurt);
                NOTHING
            }
            Write::Checked => {
                state.hurt.clear();
                NOTHING
            }
            Write::WentWith(was, under) => {
                if let Some(known) = state.known.iter_mut().rev().find(|known| known.obj == was) {
                    known.under_then = under;
                }
                NOTHING
            }
        };
        self.invalidate(touched);
    }

    /// The next moment.
    #[inline]
    pub(crate) fn tick(&mut self) -> u32 {
        self.state.tick()
    }

    /// 7.7.4.2: takes an ability out of the bag.
    pub(crate) fn take_from_bag(&mut self, at: usize) -> BagEntry {
        self.state.bag.remove(at)
    }

    /// 6.7.8.1: takes an action that owes its effect.
    pub(crate) fn take_owed(&mut self, at: usize) -> OwedAction {
        self.state.owed.remove(at)
    }

    /// Puts these in a random order.
    pub(crate) fn draw_lots(&mut self, among: &mut [Obj]) {
        self.state.rng.shuffle(among);
    }

    /// Something changed that values may depend on.
    #[inline]
    fn invalidate(&mut self, touched: Dependencies) {
        self.dirty |= touched;
        self.unchecked |= touched & CHECKED;
    }
}
