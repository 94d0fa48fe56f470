//! Using abilities (4.4, 6.3, 8.4).

use crate::Point;
use crate::eval::{Board, Ctx, PlayerModKinds, Target};
use crate::program::*;
use crate::refusal::Refusal;
use crate::resolve::AsWhat;
use crate::state::*;
use crate::work::{Work, count};

impl Board {
    // 4.4.3.1, 6.3.1, 6.3.2: by the active player, in the Main Phase, with nothing waiting.
    /// Whether the player can use the ability now.
    pub(crate) fn can_use(
        &self,
        player: PlayerIx,
        card: CardIx,
        ability: AbilityIx,
        free: bool,
    ) -> Result<(), Refusal> {
        let state = self.state.cards().get(card.index()).ok_or(Refusal::NoSuchCard)?;
        if state.owner() != player {
            return Err(Refusal::NotYours);
        }
        let mut found = false;
        self.each_ability(card, |ix, _| found |= ix == ability);
        if !found {
            return Err(Refusal::NoSuchAbility);
        }
        self.can_use_own(player, card, ability, free)
    }

    /// The same for an ability that the player's card has.
    pub(crate) fn can_use_own(
        &self,
        player: PlayerIx,
        card: CardIx,
        ability: AbilityIx,
        free: bool,
    ) -> Result<(), Refusal> {
        count(Work::Planned);
        let state = self.state.card(card);
        let AbilityKind::Activated(activated) = &self.pool.ability(ability).kind else {
            return Err(Refusal::NoSuchAbility);
        };
        if !self.pool.ability(ability).zones.intersects(state.zone().bit()) {
            return Err(Refusal::NotWorking);
        }
        if free && !self.may_use_free(card, ability) {
            return Err(Refusal::NoSuchWay);
        }
        let this = self.state.obj(card);
        if self.is_used_up(activated.limit, this, ability) {
            return Err(Refusal::OnceUsed);
        }
        let ctx = Ctx::plain(player, this);
        if !self.holds(&activated.condition, &ctx) {
            return Err(self.unmet(ability));
        }
        self.can_pay_use(player, card, ability, free, &ctx)
    }

    /// 6.1.16, 8.4.1: why an ability whose condition is not met cannot be used.
    pub(super) fn unmet(&self, ability: AbilityIx) -> Refusal {
        match self.pool.ability(ability).keyword {
            Some(Keyword::Boost) => Refusal::NothingToPutUnder,
            Some(_) | None => Refusal::ConditionFalse,
        }
    }

    // 4.4.3, 4.4.3.2, 4.4.3.3: its cost or for free, with all modifiers.
    fn can_pay_use(
        &self,
        player: PlayerIx,
        card: CardIx,
        ability: AbilityIx,
        free: bool,
        ctx: &Ctx<'_>,
    ) -> Result<(), Refusal> {
        let AbilityKind::Activated(activated) = &self.pool.ability(ability).kind else {
            return Err(Refusal::NoSuchAbility);
        };
        let Activated { cost, first_half, .. } = activated;
        if cost.exert {
            self.can_exert(card)?;
        }
        if !free {
            self.has_ink(player, self.use_price(player, card, ability, ctx))?;
        }
        // 1.5.5.4: for free, everything but {E} is ignored; in the older edition only the ink (K4).
        let skip = free && self.rules.has(Point::FreeAbility);
        let as_what = if *first_half { AsWhat::Effect } else { AsWhat::Cost };
        match cost.other {
            Some(code) if !skip && !self.payable(code, ctx, as_what) => Err(Refusal::CannotPay),
            _ => Ok(()),
        }
    }

    /// 4.4.3.3: the ink of its cost with all payment modifiers, never below 0. Of Boost (D.16) texts speak by its name.
    #[inline]
    pub(crate) fn use_price(&self, player: PlayerIx, card: CardIx, ability: AbilityIx, ctx: &Ctx<'_>) -> i32 {
        let ability = self.pool.ability(ability);
        let AbilityKind::Activated(activated) = &ability.kind else { return 0 };
        let printed = self.amount(&activated.cost.ink, ctx);
        let used = match ability.keyword {
            None => UsedAbilities::Activated,
            Some(Keyword::Boost) => UsedAbilities::Boost,
            Some(_) => return printed,
        };
        match self.any_text_on(player, PlayerModKinds::USE) {
            true => self.use_price_by_texts(player, card, used, printed),
            false => printed,
        }
    }

    #[inline(never)]
    fn use_price_by_texts(&self, player: PlayerIx, card: CardIx, used: UsedAbilities, printed: i32) -> i32 {
        let of = self.state.obj(card);
        let more: i32 = self
            .mods_about(player, PlayerModKinds::USE)
            .filter(|(m, active)| {
                matches!(m, Mod::UseCost(which, cards, _) if *which == used && self.matches(cards, of, &self.ctx_of(active)))
            })
            .map(|(_, active)| active.value)
            .sum();
        (printed + more).max(0)
    }

    /// Whether a text lets the ability be used for free, or a resolving effect does.
    pub(super) fn may_use_free(&self, card: CardIx, ability: AbilityIx) -> bool {
        if self.pending.is_none() {
            return true;
        }
        let name = self.pool.ability(ability).name;
        name.is_some()
            && self
                .mods_on(Target::Card(card))
                .any(|(m, _)| matches!(m, Mod::FreeAbility(s) if Some(*s) == name))
    }
}
