//! Exerting, questing, inking, moving and ending the turn (4.2, 4.5, 4.7, 5.1.1.11, 3.3.2).

use super::turn::Survey;
use crate::OpenPoint;
use crate::eval::{Active, Bits, Board, Ctx, Derived, PlayerModKinds, Target};
use crate::program::*;
use crate::refusal::Refusal;
use crate::resolve::AsWhat;
use crate::state::*;
use smallvec::SmallVec;

/// Texts by which other than dry characters quest or challenge, or not all of them, or not for free.
const EXERTS_OTHERWISE: Bits = Bits::CANT_QUEST
    .union(Bits::CANT_CHALLENGE)
    .union(Bits::CANT_EXERT)
    .union(Bits::QUEST_DRYING)
    .union(Bits::CHALLENGE_DRYING)
    .union(Bits::FURTHER);
/// Keywords by which they do (8.7, 8.9, 8.16).
const EXERTING_KEYWORDS: u16 =
    1 << Keyword::Reckless as u16 | 1 << Keyword::Rush as u16 | 1 << Keyword::Adventurous as u16;

/// Whether neither a keyword nor a text of its own says anything about it: whoever is dry may quest and challenge.
#[inline]
pub(super) fn exerts_as_all_do(values: &Derived) -> bool {
    !values.bits.intersects(EXERTS_OTHERWISE) && values.keywords & EXERTING_KEYWORDS == 0
}

/// What has to be paid for a deed (1.5.3).
#[derive(Debug, Default)]
pub(crate) struct Due {
    /// Ink.
    pub(crate) ink: i32,
    /// What its player must carry out.
    pub(crate) done: SmallVec<[CodeIx; 1]>,
}

impl Due {
    /// Whether it is for nothing.
    pub(crate) fn is_nothing(&self) -> bool {
        self.ink == 0 && self.done.is_empty()
    }
}

impl Board {
    // 4.4.2, 6.3.1.1, 5.3.5: a character must be dry; 5.5.4, 5.6.4, 6.3.1.2: items and locations may at once.
    /// {E}: a ready and, if a character, dry card (5.1.1.11).
    pub(crate) fn can_exert(&self, card: CardIx) -> Result<(), Refusal> {
        let state = self.state.card(card);
        let kinds = self.values(card).kinds;
        if state.zone() != Zone::Play {
            return Err(Refusal::NotInPlay);
        }
        if kinds.contains(Kinds::LOCATION) {
            return Err(Refusal::WrongKind);
        }
        if state.exerted() {
            return Err(Refusal::Exerted);
        }
        if state.drying() && kinds.contains(Kinds::CHARACTER) {
            return Err(Refusal::Drying);
        }
        if self.values(card).bits.contains(Bits::CANT_EXERT) {
            return Err(Refusal::Forbidden);
        }
        Ok(())
    }

    // 5.5.1, 5.6.1: only what is in play is a character, an item, a location.
    /// A character of the player in play.
    pub(crate) fn own_character(&self, player: PlayerIx, card: CardIx) -> Result<(), Refusal> {
        let state = self.state.cards().get(card.index()).ok_or(Refusal::NoSuchCard)?;
        if state.zone() != Zone::Play {
            return Err(Refusal::NotInPlay);
        }
        if state.owner() != player {
            return Err(Refusal::NotYours);
        }
        if !self.values(card).kinds.contains(Kinds::CHARACTER) {
            return Err(Refusal::WrongKind);
        }
        Ok(())
    }

    /// 4.2
    pub(crate) fn can_ink(&self, player: PlayerIx, card: CardIx) -> Result<(), Refusal> {
        let state = self.state.cards().get(card.index()).ok_or(Refusal::NoSuchCard)?;
        if state.owner() != player {
            return Err(Refusal::NotYours);
        }
        if state.zone() != Zone::Hand {
            let obj = self.state.obj(card);
            let allowed = self.mods_about(player, PlayerModKinds::FROM).any(|(m, active)| {
                let Mod::InkFrom(select) = m else { return false };
                select.zones.intersects(state.zone().bit()) && self.is_in(select, obj, &self.ctx_of(active))
            });
            if !allowed {
                return Err(Refusal::NotInHand);
            }
        }
        // 4.2.1.1
        if !self.values(card).bits.contains(Bits::INKABLE) {
            return Err(Refusal::Uninkable);
        }
        self.can_ink_more(player)
    }

    /// Whether the player may ink another card this turn, if there is one.
    #[inline]
    pub(crate) fn can_ink_more(&self, player: PlayerIx) -> Result<(), Refusal> {
        // 4.2.3.1: fewer than one and the additional allowances that apply now.
        let more = match self.any_text_on(player, PlayerModKinds::INK) {
            true => self.more_ink(player)?,
            false => 0,
        };
        if i32::from(self.state.player(player).inked()) > more { Err(Refusal::InkedAlready) } else { Ok(()) }
    }

    /// How many additional cards texts let the player ink; a text that forbids it beats them all (1.2.2).
    #[inline(never)]
    fn more_ink(&self, player: PlayerIx) -> Result<i32, Refusal> {
        let mut more = 0;
        for (text, active) in self.mods_about(player, PlayerModKinds::INK) {
            if matches!(text, Mod::MoreInk(_)) {
                more += active.value;
            }
            if matches!(text, Mod::Cant(Prohibited::Ink)) {
                return Err(Refusal::Forbidden);
            }
        }
        Ok(more)
    }

    /// What is due for such a deed of the card (4.5.1.2, 4.6.4.3).
    #[inline]
    pub(crate) fn due(&self, card: CardIx, is_such: impl Fn(&Prohibited, &Active) -> bool) -> Due {
        match self.values(card).bits.contains(Bits::FURTHER) {
            true => self.asked_due(card, is_such),
            false => Due::default(),
        }
    }

    /// The sum of what texts on the card ask for such deeds.
    #[inline(never)]
    fn asked_due(&self, card: CardIx, is_such: impl Fn(&Prohibited, &Active) -> bool) -> Due {
        let mut due = Due::default();
        for (text, active) in self.mods_on(Target::Card(card)) {
            if matches!(text, Mod::Toll(deed, _) if is_such(deed, active)) {
                due.ink += active.value;
            }
            if let Mod::TollDone(deed, code) = text
                && is_such(deed, active)
            {
                due.done.push(*code);
            }
        }
        due
    }

    /// 4.5.1.2: what is due for it to quest.
    #[inline]
    pub(crate) fn due_for_quest(&self, card: CardIx) -> Due {
        self.due(card, |deed, _| *deed == Prohibited::Quest)
    }

    /// 1.5.3: whether the player can pay in full what is due for a deed of the card; mostly nothing is.
    #[inline]
    pub(super) fn can_pay_for(
        &self,
        player: PlayerIx,
        card: CardIx,
        is_such: impl Fn(&Prohibited, &Active) -> bool,
    ) -> Result<(), Refusal> {
        match self.values(card).bits.contains(Bits::FURTHER) {
            true => self.can_pay_due(player, card, &self.asked_due(card, is_such)),
            false => Ok(()),
        }
    }

    #[inline(never)]
    pub(super) fn can_pay_due(&self, player: PlayerIx, card: CardIx, due: &Due) -> Result<(), Refusal> {
        self.has_ink(player, due.ink)?;
        if due.done.is_empty() {
            return Ok(());
        }
        let ctx = Ctx::plain(player, self.state.obj(card));
        match due.done.iter().all(|code| self.payable(*code, &ctx, AsWhat::Cost)) {
            true => Ok(()),
            false => Err(Refusal::CannotPay),
        }
    }

    // 4.5.1.1: a character is declared.
    /// 4.5
    pub(crate) fn can_quest(&self, player: PlayerIx, card: CardIx) -> Result<(), Refusal> {
        self.own_character(player, card)?;
        self.may_quest(player, card)
    }

    /// The same for a character of the player in play.
    pub(crate) fn may_quest(&self, player: PlayerIx, card: CardIx) -> Result<(), Refusal> {
        let state = self.state.card(card);
        let values = self.values(card);
        if state.exerted() {
            return Err(Refusal::Exerted);
        }
        if state.drying() && !values.bits.contains(Bits::QUEST_DRYING) {
            return Err(Refusal::Drying);
        }
        if values.has(Keyword::Reckless) {
            return Err(Refusal::RecklessQuest);
        }
        if values.bits.intersects(Bits::CANT_QUEST | Bits::CANT_EXERT) {
            return Err(Refusal::Forbidden);
        }
        self.can_pay_for(player, card, |deed, _| *deed == Prohibited::Quest)
    }

    /// 6.1.7: whether a text lets the character move there for free.
    pub(crate) fn moves_for_free(&self, card: CardIx, to: CardIx) -> bool {
        let who = self.state.obj(card);
        self.mods_on(Target::Card(to))
            .any(|(m, active)| matches!(m, Mod::FreeMove(filter) if self.matches(filter, who, &self.ctx_of(active))))
    }

    // 4.7.3.2, 4.7.3.4: the move cost, or free.
    /// What moving the character there costs (4.7.3.3).
    pub(crate) fn move_price(&self, player: PlayerIx, card: CardIx, to: CardIx) -> i32 {
        let who = self.state.obj(card);
        let place = self.state.obj(to);
        let more: i32 = self
            .mods_about(player, PlayerModKinds::MOVE)
            .filter(|(m, active)| {
                let (Mod::MoveCost(character, location, _) | Mod::NextMoveCost(character, location, _)) = m
                else {
                    return false;
                };
                let spent = self.is_spent(active);
                let ctx = self.ctx_of(active);
                !spent && self.matches(character, who, &ctx) && self.matches(location, place, &ctx)
            })
            .map(|(_, active)| active.value)
            .sum();
        (i32::from(self.values(to).move_cost.max(0)) + more).max(0)
    }

    /// 4.3.6: whether a "next" is used up.
    pub(crate) fn is_spent(&self, active: &crate::eval::Active) -> bool {
        active
            .effect
            .and_then(|ix| self.state.effects().get(usize::from(ix)))
            .is_some_and(|effect| effect.spent >> (active.ix & 31) & 1 == 1)
    }

    /// 4.3.6: of "the next 2" the second waits until the first is used up.
    pub(crate) fn waits(&self, active: &crate::eval::Active) -> bool {
        active
            .effect
            .and_then(|ix| self.state.effects().get(usize::from(ix)))
            .is_some_and(|effect| active.ix > 0 && effect.spent >> ((active.ix - 1) & 31) & 1 == 0)
    }

    // 4.7.3, 4.7.3.1: a character and a location of the player.
    /// 4.7, paid or for free.
    pub(crate) fn can_move(
        &self,
        player: PlayerIx,
        card: CardIx,
        to: CardIx,
        free: bool,
    ) -> Result<(), Refusal> {
        let not_movable = |why| if why == Refusal::WrongKind { Refusal::NotMovable } else { why };
        self.own_character(player, card).map_err(not_movable)?;
        let place = self.state.cards().get(to.index()).ok_or(Refusal::NoSuchCard)?;
        if place.zone() != Zone::Play {
            return Err(Refusal::NotInPlay);
        }
        if !self.values(to).kinds.contains(Kinds::LOCATION) {
            return Err(Refusal::NotMovable);
        }
        if place.owner() != player {
            return Err(Refusal::NotYourLocation);
        }
        self.may_be_at(card, to)?;
        // 4.7.3.2: a text that lets it move for free is one way to pay.
        match free {
            true if !self.moves_for_free(card, to) => Err(Refusal::NoFreeMove),
            true => Ok(()),
            false => self.has_ink(player, self.move_price(player, card, to)),
        }
    }

    pub(super) fn may_be_at(&self, card: CardIx, to: CardIx) -> Result<(), Refusal> {
        // D.8: not to where it is already.
        if self.state.card(card).at() == to {
            return Err(Refusal::AlreadyThere);
        }
        if self.is_barred_from(card, to) { Err(Refusal::Forbidden) } else { Ok(()) }
    }

    /// 1.2.2: whether an effect says that it cannot move there.
    pub(crate) fn is_barred_from(&self, card: CardIx, to: CardIx) -> bool {
        let bits = self.values(card).bits;
        let place = self.state.obj(to);
        bits.contains(Bits::CANT_MOVE)
            || bits.contains(Bits::FURTHER)
                && self.mods_on(Target::Card(card)).any(|(m, active)| {
                    let Mod::Cant(Prohibited::MoveTo(select)) = m else { return false };
                    self.is_in(select, place, &self.ctx_of(active))
                })
    }

    /// Whether some location of its player is open to it.
    pub(crate) fn is_movable(&self, card: CardIx) -> bool {
        let own = self.state.player(self.state.card(card).owner()).play();
        own.iter()
            .any(|to| self.values(*to).kinds.contains(Kinds::LOCATION) && !self.is_barred_from(card, *to))
    }

    // 8.7.4, 8.16.4: exerted for anything else, it releases the player.
    /// 3.3.2
    pub(crate) fn can_end_turn(&self, player: PlayerIx) -> Result<(), Refusal> {
        self.may_end_turn(player, &self.survey(player))
    }

    /// 9.3.1: whether the turn could end as far as this player's cards go.
    pub(crate) fn has_no_duty(&self, player: PlayerIx) -> bool {
        self.duties_done(player).is_ok()
    }

    /// D.28: whether the turn may end only because nobody has to pay to quest.
    pub(crate) fn spares_a_payment(&self, player: PlayerIx) -> bool {
        self.state.player(player).play().iter().any(|&card| {
            let values = self.values(card);
            (values.has(Keyword::Adventurous) || values.bits.contains(Bits::MUST_QUEST))
                && !self.due_for_quest(card).is_nothing()
                && self.can_quest(player, card).is_ok()
        })
    }

    /// The same where it is known what the player's cards are like.
    #[inline]
    pub(super) fn may_end_turn(&self, player: PlayerIx, cards: &Survey) -> Result<(), Refusal> {
        // 9.3.1: as long as a teammate may still act, this one only passes.
        if self.state.has_teams()
            && self.state.turn_players().any(|p| p != player && !self.state.passed().has(p))
        {
            return Ok(());
        }
        let bound = cards.keywords & (Keyword::Reckless.bit() | Keyword::Adventurous.bit()) != 0
            || cards.bits.intersects(Bits::MUST_CHALLENGE | Bits::MUST_QUEST);
        if bound { self.duties_done(player) } else { Ok(()) }
    }

    /// 3.3.2: what characters must do before the turn ends, they have done or cannot do.
    #[inline(never)]
    fn duties_done(&self, player: PlayerIx) -> Result<(), Refusal> {
        for &card in self.state.player(player).play() {
            let values = self.values(card);
            let reckless = values.has(Keyword::Reckless);
            // 8.7.3: a challenge that needs a payment does not count.
            if !self.state.card(card).exerted()
                && (reckless && self.can_challenge_freely(player, card)
                    || values.bits.contains(Bits::MUST_CHALLENGE) && self.must_challenge_now(player, card))
            {
                return Err(if reckless { Refusal::RecklessEnd } else { Refusal::MustChallenge });
            }
            // 8.16.1, 8.16.3: as long as it is ready and could quest, whatever it would gain.
            let adventurous = values.has(Keyword::Adventurous);
            if (adventurous || values.bits.contains(Bits::MUST_QUEST))
                && self.can_quest(player, card).is_ok()
                && (self.due_for_quest(card).is_nothing()
                    || !self.rules.readings.follows(OpenPoint::PaidQuest))
            {
                return Err(if adventurous { Refusal::AdventurousEnd } else { Refusal::MustQuest });
            }
        }
        Ok(())
    }
}
