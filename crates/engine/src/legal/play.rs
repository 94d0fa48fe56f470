//! Playing cards: from where, how, and what it costs (4.3, 1.5, 5.4.4, 8.10, 8.11, 8.12).

use crate::answer::How;
use crate::eval::{Active, Bits, Board, Ctx, PlayerModKinds, Target};
use crate::program::*;
use crate::refusal::Refusal;
use crate::resolve::AsWhat;
use crate::state::*;
use crate::work::{Work, count};
use crate::{Forbids, OpenPoint};
use smallvec::SmallVec;

/// A legal way to play a card, with its price.
#[derive(Clone, Debug)]
pub(crate) struct PlayPlan {
    pub(crate) how: HowPlayed,
    pub(crate) ink: i32,
    pub(crate) other: Option<CodeIx>,
    pub(crate) other_source: Obj,
    pub(crate) singers: Objs,
    pub(crate) together: Option<i32>,
    pub(crate) onto: SmallVec<[Obj; 2]>,
    pub(crate) temporary: bool,
    pub(crate) exerted: bool,
    /// The effect that permits it and keeps the cards so played, and where.
    pub(crate) permission: Option<(u32, Slot)>,
}

impl PlayPlan {
    fn new(how: HowPlayed, ink: i32) -> PlayPlan {
        PlayPlan {
            how,
            ink,
            other: None,
            other_source: Obj::NONE,
            singers: Objs::new(),
            together: None,
            onto: SmallVec::new(),
            temporary: false,
            exerted: false,
            permission: None,
        }
    }
}

/// Cards that texts forbid to play, each text with its point of view.
pub(super) type Barring<'a> = SmallVec<[(&'a Filter, Ctx<'a>); 4]>;

/// Onto which cards an effect lets a card be shifted; none named: onto any that fits.
pub(crate) type Bases<'a> = Option<&'a [Obj]>;

fn is_base(bases: Bases<'_>, onto: CardIx, and: Option<CardIx>) -> bool {
    let is_one = |card: CardIx| bases.is_none_or(|all| all.iter().any(|base| base.card == card));
    is_one(onto) && and.is_none_or(is_one)
}

impl Board {
    /// 4.3 as a turn action.
    pub(crate) fn can_play(&self, player: PlayerIx, card: CardIx, how: How) -> Result<PlayPlan, Refusal> {
        count(Work::Planned);
        let state = self.state.cards().get(card.index()).ok_or(Refusal::NoSuchCard)?;
        if state.owner() != player {
            return Err(Refusal::NotYours);
        }
        if state.zone() != Zone::Hand && !self.may_play_from(player, card, Some(how)) {
            return Err(Refusal::WrongZone);
        }
        let mut plan = match how {
            How::Way(n) => self.plan_way(player, card, n),
            How::Ink | How::Shift { .. } | How::Sing(_) | How::SingTogether => self.plan(player, card, how),
        }?;
        if state.zone() != Zone::Hand {
            self.permit(player, card, &mut plan);
        }
        Ok(plan)
    }

    /// The plan of a play that is known to be legal: mostly the printed cost is paid, and nothing has to be looked for.
    #[inline]
    pub(crate) fn plan_of_legal(
        &self,
        player: PlayerIx,
        card: CardIx,
        how: How,
    ) -> Result<PlayPlan, Refusal> {
        let is_plain = how == How::Ink
            && self.state.card(card).zone() == Zone::Hand
            && self.is_price_printed(player, card);
        match is_plain {
            true => Ok(PlayPlan::new(HowPlayed::Ink, self.values(card).cost.into())),
            false => self.can_play(player, card, how),
        }
    }

    /// The plan for a way of paying.
    pub(crate) fn plan(&self, player: PlayerIx, card: CardIx, how: How) -> Result<PlayPlan, Refusal> {
        self.may_play_at_all(player, card)?;
        match how {
            How::Ink => {
                let ink = self.ink_price(player, card);
                self.has_ink(player, ink)?;
                Ok(PlayPlan::new(HowPlayed::Ink, ink))
            }
            How::Shift { onto, and } => self.plan_shift(player, card, onto, and),
            How::Sing(singer) => self.plan_sing(player, card, singer),
            How::SingTogether => self.plan_together(player, card),
            How::Way(_) => Err(Refusal::NoSuchWay),
        }
    }

    /// Whether a card can be played now by an effect.
    pub(crate) fn can_play_now(&self, player: PlayerIx, card: CardIx, pay: Pay, bases: Bases<'_>) -> bool {
        let mut any = false;
        self.each_now(player, card, pay, bases, &mut |_| {
            any = true;
            false
        });
        any
    }

    /// Why a card cannot be played by an effect, where it cannot be for what that costs or for what it is.
    pub(crate) fn refuses_play(&self, player: PlayerIx, card: CardIx, pay: Pay) -> Option<Refusal> {
        match pay {
            Pay::Normal => self.plan(player, card, How::Ink).err(),
            Pay::Free | Pay::FreeShift | Pay::FreeOrShift => self.may_play_at_all(player, card).err(),
        }
    }

    /// The ways in which a card can be played now by an effect.
    pub(crate) fn each_now(
        &self,
        player: PlayerIx,
        card: CardIx,
        pay: Pay,
        bases: Bases<'_>,
        each: &mut dyn FnMut(How) -> bool,
    ) {
        if self.state.card(card).owner() != player || self.may_play_at_all(player, card).is_err() {
            return;
        }
        let free = matches!(pay, Pay::Free | Pay::FreeOrShift);
        if free && !each(How::Way(0)) {
            return;
        }
        match pay {
            Pay::Free => {}
            Pay::FreeShift | Pay::FreeOrShift => {
                self.each_shift(player, card, &mut |onto, and| {
                    let how = How::Shift { onto, and };
                    !is_base(bases, onto, and)
                        || self.plan_free_shift(player, card, onto, and).is_err()
                        || each(how)
                });
            }
            Pay::Normal => {
                let mut go = true;
                self.each_how(player, card, &mut |how| {
                    go = self.plan(player, card, how).is_err() || each(how);
                    go
                });
                // 1.5.5.3, 4.3.2.2: another cost that the card offers is as good as its ink cost.
                for n in (0..self.ways(player, card)).take_while(|_| go) {
                    let way = How::Way(n);
                    if self.plan_way(player, card, n).is_ok() && !each(way) {
                        return;
                    }
                }
            }
        }
    }

    /// The plan for a card played now by an effect.
    pub(crate) fn plan_now(
        &self,
        player: PlayerIx,
        card: CardIx,
        how: How,
        pay: Pay,
        bases: Bases<'_>,
    ) -> Result<PlayPlan, Refusal> {
        if self.state.card(card).owner() != player {
            return Err(Refusal::NotYours);
        }
        match (pay, how) {
            (Pay::Free | Pay::FreeOrShift, How::Way(0)) => {
                self.may_play_at_all(player, card)?;
                Ok(PlayPlan::new(HowPlayed::Free, 0))
            }
            (Pay::FreeShift | Pay::FreeOrShift, How::Shift { onto, and }) => {
                self.may_play_at_all(player, card)?;
                if !is_base(bases, onto, and) {
                    return Err(Refusal::WrongShiftBase);
                }
                self.plan_free_shift(player, card, onto, and)
            }
            (Pay::Free | Pay::FreeOrShift, How::Way(_)) => Err(Refusal::NoSuchWay),
            // 4.3.2.2: a free play cannot also be a Shift or a song being sung.
            (Pay::Free | Pay::FreeOrShift, _) => Err(Refusal::ShiftForFree),
            (Pay::FreeShift, _) => Err(Refusal::NoSuchWay),
            (Pay::Normal, How::Way(n)) => self.plan_way(player, card, n),
            (Pay::Normal, how) => self.plan(player, card, how),
        }
    }

    fn plan_free_shift(
        &self,
        player: PlayerIx,
        card: CardIx,
        onto: CardIx,
        and: Option<CardIx>,
    ) -> Result<PlayPlan, Refusal> {
        let shift = self.find_shift(player, card, onto, and).ok_or(Refusal::WrongShiftBase)?;
        let mut plan = PlayPlan::new(HowPlayed::Shift, 0);
        plan.onto = std::iter::once(onto).chain(and).map(|c| self.state.obj(c)).collect();
        plan.temporary = shift.temporary;
        Ok(plan)
    }

    /// 1.2.2: prohibitions beat permissions.
    #[inline]
    pub(super) fn may_play_at_all(&self, player: PlayerIx, card: CardIx) -> Result<(), Refusal> {
        if self.values(card).kinds.is_empty() {
            return Err(Refusal::WrongKind);
        }
        // Mostly no text might forbid it.
        let texts = self.any_text_on(player, PlayerModKinds::BARRED_CARDS)
            || self.with_mods.has(card)
            || self.own_play(card).contains(PlayerModKinds::BARRED_CARDS);
        if texts { self.is_not_forbidden(player, card) } else { Ok(()) }
    }

    #[inline(never)]
    fn is_not_forbidden(&self, player: PlayerIx, card: CardIx) -> Result<(), Refusal> {
        let by_texts = || self.barring(player).iter().any(|(cards, ctx)| self.is_now(cards, card, ctx));
        let barred = self.any_text_on(player, PlayerModKinds::BARRED_CARDS) && by_texts()
            || self.mods_on(Target::Card(card)).any(|(m, _)| matches!(m, Mod::Cant(Prohibited::Play(_))))
            || self.forbids_itself(player, card).is_some();
        if barred { Err(Refusal::Forbidden) } else { Ok(()) }
    }

    /// 6.1.12: what the card itself says against being played by this player, now.
    pub(super) fn forbids_itself(&self, player: PlayerIx, card: CardIx) -> Option<Active> {
        let mut found = None;
        self.own_play_mods(card, PlayerModKinds::BARRED_CARDS, |text, active| {
            let forbids = active.you == player && matches!(text, Mod::Cant(Prohibited::Play(_)));
            found = forbids.then_some(*active);
            !forbids
        });
        found
    }

    /// Which cards texts forbid the player to play, each with its point of view.
    #[inline(never)]
    pub(super) fn barring(&self, player: PlayerIx) -> Barring<'_> {
        let texts = self.mods_about(player, PlayerModKinds::BARRED_CARDS);
        let mut barring = Barring::new();
        for (text, active) in texts {
            if let Mod::Cant(Prohibited::Play(cards)) = text {
                barring.push((cards, self.ctx_of(active)));
            }
        }
        barring
    }

    /// Whether a text lets the player play the card from where it is: that way, or in any way at all.
    pub(crate) fn may_play_from(&self, player: PlayerIx, card: CardIx, how: Option<How>) -> bool {
        let sung = matches!(how, None | Some(How::Sing(_) | How::SingTogether));
        self.permissions(player, card).any(|(from, _)| sung || from.sung.is_none())
    }

    /// The texts that let the player play the card from where it is.
    fn permissions(&self, player: PlayerIx, card: CardIx) -> impl Iterator<Item = (&PlayFrom, &Active)> {
        let obj = self.state.obj(card);
        let zone = self.state.card(card).zone().bit();
        let texts = self.mods_about(player, PlayerModKinds::FROM).chain(self.mods_on(Target::Card(card)));
        texts.filter_map(move |(m, active)| {
            let Mod::PlayFrom(from) = m else { return None };
            let is_one =
                from.cards.zones.intersects(zone) && self.is_in(&from.cards, obj, &self.ctx_of(active));
            is_one.then_some((from, active))
        })
    }

    /// D.29: what comes with a play that needs a permission about the zone. Of several its player takes the one that asks
    /// for least.
    pub(crate) fn permit(&self, player: PlayerIx, card: CardIx, plan: &mut PlayPlan) {
        let Some((from, active)) = self.least_permission(player, card, plan.how) else { return };
        plan.exerted |= from.exerted;
        plan.permission = from
            .into
            .zip(active.effect.and_then(|ix| self.state.effects().get(usize::from(ix))))
            .map(|(slot, effect)| (effect.id, slot));
    }

    fn least_permission(
        &self,
        player: PlayerIx,
        card: CardIx,
        how: HowPlayed,
    ) -> Option<(&PlayFrom, &Active)> {
        let fitting =
            self.permissions(player, card).filter(|(from, _)| from.sung.is_none() || how == HowPlayed::Sung);
        fitting.min_by_key(|(from, _)| (from.into.is_some(), from.exerted))
    }

    /// D.29, 6.7.9: the permission by which a card enters exerted that is played from where it is.
    pub(crate) fn text_of_permission(
        &self,
        player: PlayerIx,
        card: CardIx,
        how: HowPlayed,
    ) -> Option<Forbids> {
        let (from, active) = self.least_permission(player, card, how)?;
        from.exerted.then(|| self.text_of(active))
    }

    pub(super) fn has_ink(&self, player: PlayerIx, ink: i32) -> Result<(), Refusal> {
        // Mostly nothing is asked for; then nothing has to be counted.
        if ink > 0 && ink > self.spendable_ink(player) { Err(Refusal::NotEnoughInk) } else { Ok(()) }
    }

    /// Whether no text may speak of what its player pays for a card: mostly so.
    #[inline]
    fn is_price_printed(&self, player: PlayerIx, card: CardIx) -> bool {
        !self.any_text_on(player, PlayerModKinds::PRICES)
            && !self.with_mods.has(card)
            && !self.own_play(card).contains(PlayerModKinds::PRICES)
    }

    // 1.5.1, 4.3.5: the cost itself never changes.
    /// 4.3.2.3: the cost with all payment modifiers, never below 0.
    pub fn play_price(&self, player: PlayerIx, card: CardIx, base: i32, how: HowPlayed) -> i32 {
        self.price(player, card, base, (how, &[]))
    }

    /// The same for a Shift onto these (8.10).
    fn shift_price(&self, player: PlayerIx, card: CardIx, base: i32, onto: &[CardIx]) -> i32 {
        self.price(player, card, base, (HowPlayed::Shift, onto))
    }

    fn price(&self, player: PlayerIx, card: CardIx, base: i32, how: (HowPlayed, &[CardIx])) -> i32 {
        count(Work::Planned);
        let (mut more, mut less) = (0, 0);
        self.each_price_change(player, card, how, |active| match active.value {
            value @ 0.. => more += value,
            value => less += value,
        });
        if less < 0 && self.is_price_firm(player, card) {
            less = 0;
        }
        (base + more + less).max(0)
    }

    /// 1.2.2: whether a text keeps the price of the card from being reduced.
    #[inline(never)]
    pub(super) fn is_price_firm(&self, player: PlayerIx, card: CardIx) -> bool {
        let firm = |m: &Mod, active: &Active| matches!(m, Mod::CostUnreduced(cards) if self.is_now(cards, card, &self.ctx_of(active)));
        let mut found = self
            .mods_about(player, PlayerModKinds::FIRM)
            .chain(self.mods_on(Target::Card(card)))
            .any(|(m, active)| firm(m, active));
        self.own_play_mods(card, PlayerModKinds::FIRM, |m, active| {
            found |= firm(m, active);
            !found
        });
        found
    }

    /// 8.10.1: the least ink that its player would pay to play it with Shift: onto what fits in play, or whatever it goes on
    /// where nothing does. None where it has no Shift.
    pub fn least_shift_price(&self, card: CardIx) -> Option<i32> {
        let player = self.state.card(card).owner();
        let ctx = Ctx::plain(player, self.state.obj(card));
        let mut least: Option<i32> = None;
        let mut weigh = |price: i32| least = Some(least.map_or(price, |known| known.min(price)));
        self.each_shift_of(card, |shift| {
            let base = self.amount(&shift.cost.ink, &ctx);
            let fitting = self.state.player(player).play().iter().copied();
            let mut fitting =
                fitting.filter(|onto| self.shift_fits(player, card, shift, *onto, None)).peekable();
            if fitting.peek().is_none() {
                weigh(self.shift_price(player, card, base, &[]));
            }
            fitting.for_each(|onto| weigh(self.shift_price(player, card, base, &[onto])));
            true
        });
        least
    }

    /// Calls for each payment modifier that applies to the card.
    pub(crate) fn each_price_change(
        &self,
        player: PlayerIx,
        card: CardIx,
        (how, onto): (HowPlayed, &[CardIx]),
        mut each: impl FnMut(&Active),
    ) {
        let mut look = |m: &Mod, active: &Active| {
            if let Mod::PlayCost(change) = m {
                let ctx = self.ctx_of(active);
                let fits_base = |base: &Filter| onto.iter().any(|card| self.is_now(base, *card, &ctx));
                let applies = change.how.is_none_or(|h| h == how)
                    && change.onto.as_ref().is_none_or(fits_base)
                    && !self.is_spent(active)
                    && !(change.queued && self.waits(active))
                    && self.is_now(&change.cards, card, &ctx)
                    && !(change.first_each_turn && self.has_played(player, &change.cards, &ctx))
                    && !(change.once_each_turn
                        && self.state.discounts().contains(&(active.source, active.mods)));
                if applies {
                    each(active);
                }
            }
        };
        for (m, active) in
            self.mods_about(player, PlayerModKinds::PRICES).chain(self.mods_on(Target::Card(card)))
        {
            look(m, active);
        }
        self.own_play_mods(card, PlayerModKinds::PRICES, |m, active| {
            look(m, active);
            true
        });
    }

    fn has_played(&self, player: PlayerIx, cards: &Filter, ctx: &Ctx<'_>) -> bool {
        self.state
            .log()
            .iter()
            .any(|h| h.kind == EventKind::Played && h.player == player && self.matches(cards, h.subject, ctx))
    }

    // 8.11.2: for singing only.
    /// Its cost for singing (5.4.4.2, 8.11).
    pub fn singing_cost(&self, card: CardIx) -> i32 {
        let values = self.values(card);
        // 8.11.1: as though its cost were N; 8.11.3: +N comes on top.
        i32::from(self.values(card).cost).max(values.singer.into()) + i32::from(values.sing_more)
    }

    /// Whether the character can be one of those who sing it (5.4.4.2, 8.12.2), whatever its cost.
    pub fn may_sing(&self, player: PlayerIx, song: CardIx, singer: CardIx) -> Result<(), Refusal> {
        self.own_character(player, singer)?;
        self.can_exert(singer)?;
        let bits = self.values(singer).bits;
        let barred = |(m, active): (&Mod, &Active)| {
            let Mod::Cant(Prohibited::SingThose(songs)) = m else { return false };
            self.is_now(songs, song, &self.ctx_of(active))
        };
        if bits.contains(Bits::CANT_SING)
            || bits.contains(Bits::FURTHER) && self.mods_on(Target::Card(singer)).any(barred)
        {
            return Err(Refusal::Forbidden);
        }
        if self.is_sung_by_others(player, song, singer) {
            return Err(Refusal::Forbidden);
        }
        self.may_be_sung(song)
    }

    /// D.29: whether texts let others sing the song from where it is, and not this character.
    fn is_sung_by_others(&self, player: PlayerIx, song: CardIx, singer: CardIx) -> bool {
        if self.state.card(song).zone() == Zone::Hand {
            return false;
        }
        // Mostly no text speaks of singers.
        let speaks_of_singers =
            |(text, _): (&Mod, &Active)| matches!(text, Mod::PlayFrom(PlayFrom { sung: Some(_), .. }));
        if !self.mods_about(player, PlayerModKinds::FROM).any(speaks_of_singers) {
            return false;
        }
        let mut of_others = false;
        for (from, active) in self.permissions(player, song) {
            match &from.sung {
                Some(by) if !self.is_now(by, singer, &self.ctx_of(active)) => of_others = true,
                Some(_) | None => return false,
            }
        }
        of_others
    }

    // 5.4.4.1: only songs.
    fn may_be_sung(&self, song: CardIx) -> Result<(), Refusal> {
        if self.values(song).kinds.contains(Kinds::SONG) { Ok(()) } else { Err(Refusal::NotASong) }
    }

    fn plan_sing(&self, player: PlayerIx, card: CardIx, singer: CardIx) -> Result<PlayPlan, Refusal> {
        self.may_be_sung(card)?;
        self.may_sing(player, card, singer)?;
        let together = self.values(card).sing_together;
        let enough = self.singing_cost(singer) >= self.values(card).cost.into()
            || together > 0 && self.singing_cost(singer) >= together.into();
        if !enough {
            return Err(Refusal::SingerTooCheap);
        }
        let mut plan = PlayPlan::new(HowPlayed::Sung, 0);
        plan.singers.push(self.state.obj(singer));
        Ok(plan)
    }

    // 8.12.1: also teammates' ones; 8.12.2: ready and dry ones.
    /// Who could take part in singing it.
    pub(crate) fn singers(&self, player: PlayerIx, song: CardIx) -> Objs {
        let mut all = Objs::new();
        for mate in InTurn::of(self.state.team(player), player) {
            let own = self.state.player(mate).play().iter();
            all.extend(own.filter(|c| self.may_sing(mate, song, **c).is_ok()).map(|c| self.state.obj(*c)));
        }
        all
    }

    fn plan_together(&self, player: PlayerIx, card: CardIx) -> Result<PlayPlan, Refusal> {
        self.may_be_sung(card)?;
        let needed: i32 = self.values(card).sing_together.into();
        if needed <= 0 {
            return Err(Refusal::NotTogether);
        }
        let total: i32 = self.singers(player, card).iter().map(|o| self.singing_cost(o.card)).sum();
        if total < needed {
            return Err(Refusal::TogetherTooCheap);
        }
        let mut plan = PlayPlan::new(HowPlayed::Sung, 0);
        plan.together = Some(needed);
        Ok(plan)
    }

    /// The Shift abilities of a card: its own and given ones.
    fn each_shift_of<'a>(&'a self, card: CardIx, mut each: impl FnMut(&'a Shift) -> bool) {
        if let Some(shift) = &self.def(card).shift
            && !each(shift)
        {
            return;
        }
        for (m, _) in self.mods_on(Target::Card(card)) {
            if let Mod::Shift(shift) = m
                && !each(shift)
            {
                return;
            }
        }
    }

    /// Whether the base fits one of the names (or the demand of the variant).
    pub(super) fn fits_base(&self, card: CardIx, shift: &Shift, base: CardIx, name: Option<NameId>) -> bool {
        let def = self.def(base);
        let values = self.values(base);
        let character = values.kinds.contains(Kinds::CHARACTER);
        // 1.2.2: a text may keep everything off it.
        if values.bits.contains(Bits::FURTHER) && self.is_never_shifted_onto(base) {
            return false;
        }
        if character && self.is_wide_shift(card, base) {
            return true;
        }
        // 8.10.9: such a card meets every demand of a variant, but fills only one place.
        if values.bits.contains(Bits::ANY_SHIFT) {
            return true;
        }
        let named = |name: NameId| {
            def.names.contains(&name)
                || self
                    .mods_on(Target::Card(base))
                    .any(|(m, _)| matches!(m, Mod::NamedForShift(n) if *n == name))
        };
        let mine = &self.def(card).names;
        match &shift.base {
            ShiftBase::SameName => character && mine.iter().any(|n| named(*n)),
            ShiftBase::Class(class) => {
                // D.2: for Temporary Shift too the classification stands in for the name.
                let named_too = !shift.temporary
                    || self.rules.readings.follows(OpenPoint::TemporaryClass)
                    || mine.iter().any(|n| named(*n));
                character && self.classes(base).has(*class) && named_too
            }
            ShiftBase::Universal => character,
            ShiftBase::ItemNamed(item) => values.kinds.contains(Kinds::ITEM) && named(*item),
            ShiftBase::Duo | ShiftBase::Combo => match name {
                Some(name) => character && named(name),
                None => character && mine.iter().any(|n| named(*n)),
            },
        }
    }

    #[inline(never)]
    fn is_never_shifted_onto(&self, base: CardIx) -> bool {
        self.mods_on(Target::Card(base)).any(|(m, _)| matches!(m, Mod::Cant(Prohibited::BeShiftedOnto)))
    }

    /// 1.2.1: whether a text of the card, or one about it, lets its Shift put it on that.
    fn is_wide_shift(&self, card: CardIx, base: CardIx) -> bool {
        self.with_mods.has(card)
            && self.mods_on(Target::Card(card)).any(|(m, active)| {
                matches!(m, Mod::ShiftOnto(onto) if self.is_now(onto, base, &self.ctx_of(active)))
            })
    }

    /// D.2: whether it is put on that by a classification alone, although its Shift is a temporary one.
    pub(crate) fn is_temporary_by_class(&self, card: CardIx, onto: &[Obj]) -> bool {
        let names = &self.def(card).names;
        let by_class = self
            .def(card)
            .shift
            .as_ref()
            .is_some_and(|shift| shift.temporary && matches!(shift.base, ShiftBase::Class(_)));
        by_class && !onto.iter().any(|base| self.def(base.card).names.iter().any(|n| names.contains(n)))
    }

    /// The two single names of an "A & B" card.
    fn pair(&self, card: CardIx) -> Option<(NameId, NameId)> {
        let def = self.def(card);
        let mut single = def.names.iter().copied().filter(|n| *n != def.name);
        Some((single.next()?, single.next()?))
    }

    fn shift_fits(
        &self,
        player: PlayerIx,
        card: CardIx,
        shift: &Shift,
        onto: CardIx,
        and: Option<CardIx>,
    ) -> bool {
        let mine = |c: CardIx| {
            self.state.cards().get(c.index()).is_some_and(|s| s.zone() == Zone::Play && s.owner() == player)
        };
        if !mine(onto) || and.is_some_and(|c| !mine(c) || c == onto) {
            return false;
        }
        let two = |a: CardIx, b: CardIx| match self.pair(card) {
            Some((first, second)) => {
                self.fits_base(card, shift, a, Some(first)) && self.fits_base(card, shift, b, Some(second))
                    || self.fits_base(card, shift, a, Some(second))
                        && self.fits_base(card, shift, b, Some(first))
            }
            None => false,
        };
        match (&shift.base, and) {
            (ShiftBase::Duo, Some(other)) | (ShiftBase::Combo, Some(other)) => two(onto, other),
            (ShiftBase::Duo, None) => false,
            (_, Some(_)) => false,
            (_, None) => self.fits_base(card, shift, onto, None),
        }
    }

    fn find_shift(
        &self,
        player: PlayerIx,
        card: CardIx,
        onto: CardIx,
        and: Option<CardIx>,
    ) -> Option<&Shift> {
        let mut found = None;
        self.each_shift_of(card, |shift| {
            if self.shift_fits(player, card, shift, onto, and) {
                found = Some(shift);
            }
            found.is_none()
        });
        found
    }

    // 1.5.5.2: Shift is an alternate cost.
    fn plan_shift(
        &self,
        player: PlayerIx,
        card: CardIx,
        onto: CardIx,
        and: Option<CardIx>,
    ) -> Result<PlayPlan, Refusal> {
        // Of several Shift abilities the cheapest that fits and can be paid.
        let mut best: Option<PlayPlan> = None;
        let mut why = Refusal::NoShift;
        let obj = self.state.obj(card);
        let ctx = Ctx::plain(player, obj);
        self.each_shift_of(card, |shift| {
            if !self.shift_fits(player, card, shift, onto, and) {
                why = Refusal::WrongShiftBase;
                return true;
            }
            let bases: SmallVec<[CardIx; 2]> = std::iter::once(onto).chain(and).collect();
            let ink = self.shift_price(player, card, self.amount(&shift.cost.ink, &ctx), &bases);
            if ink > self.spendable_ink(player) {
                why = Refusal::NotEnoughInk;
                return true;
            }
            if shift.cost.other.is_some_and(|code| !self.payable_without(code, card, &ctx)) {
                why = Refusal::CannotPay;
                return true;
            }
            if best.as_ref().is_none_or(|b| b.ink > ink) {
                let mut plan = PlayPlan::new(HowPlayed::Shift, ink);
                plan.other = shift.cost.other;
                plan.other_source = obj;
                plan.onto = std::iter::once(onto).chain(and).map(|c| self.state.obj(c)).collect();
                plan.temporary = shift.temporary;
                best = Some(plan);
            }
            true
        });
        best.ok_or(why)
    }

    /// D.12: the announced card does not count for its own cost.
    pub(super) fn payable_without(&self, code: CodeIx, card: CardIx, ctx: &Ctx<'_>) -> bool {
        let aside = match self.rules.readings.follows(OpenPoint::PaysForItself) {
            true => card,
            false => CardIx::NONE,
        };
        self.payable(code, &Ctx { aside, ..*ctx }, AsWhat::Cost)
    }

    /// D.12: whether the announced card is among those that its cost could be paid with.
    pub(crate) fn could_pay_for_itself(&self, code: CodeIx, card: CardIx, ctx: &Ctx<'_>) -> bool {
        self.pool.code(code).ops.iter().any(|op| {
            let Op::Choose(choose) = op else { return false };
            let player = self.player(choose.by, ctx).unwrap_or(ctx.you);
            self.choosable(choose, player, ctx).iter().any(|o| o.card == card)
        })
    }

    /// 1.5.5: the ways that texts allow for the card.
    fn each_way(&self, player: PlayerIx, card: CardIx, mut each: impl FnMut(&PlayWay, &Active) -> bool) {
        let obj = self.state.obj(card);
        let zone = self.state.card(card).zone().bit();
        let mut look = |m: &Mod, active: &Active| {
            let Mod::PlayAs(way) = m else { return true };
            let ctx = self.ctx_of(active);
            // 4.3.2.2: what the card itself offers in the hand it offers wherever it is played from.
            let own = active.source.card == card && active.effect.is_none();
            let zone = if own { zone | Zones::HAND } else { zone };
            let applies = way.cards.zones.intersects(zone)
                && self.is_in(&way.cards, obj, &ctx)
                && self.holds(&way.condition, &ctx);
            !applies || each(way, active)
        };
        let mut go = true;
        self.own_play_mods(card, PlayerModKinds::WAYS, |m, active| {
            go = look(m, active);
            go
        });
        for (m, active) in
            self.mods_on(Target::Card(card)).chain(self.mods_about(player, PlayerModKinds::WAYS))
        {
            go = go && look(m, active);
            if !go {
                return;
            }
        }
    }

    fn plan_way(&self, player: PlayerIx, card: CardIx, n: u8) -> Result<PlayPlan, Refusal> {
        let mut ix = 0;
        let mut result = Err(Refusal::NoSuchWay);
        self.each_way(player, card, |way, active| {
            if ix == n {
                result = self.price_way(player, card, way, active);
                return false;
            }
            ix += 1;
            true
        });
        let plan = result?;
        self.may_play_at_all(player, card)?;
        Ok(plan)
    }

    fn price_way(
        &self,
        player: PlayerIx,
        card: CardIx,
        way: &PlayWay,
        active: &Active,
    ) -> Result<PlayPlan, Refusal> {
        let ctx = Ctx::plain(player, active.source);
        let how = if way.free { HowPlayed::Free } else { HowPlayed::Ink };
        let base = self.amount(&way.cost.ink, &ctx);
        // 4.3.2.2: for free there is nothing to modify.
        let ink = if way.free { base } else { self.play_price(player, card, base, how) };
        self.has_ink(player, ink)?;
        if way.cost.other.is_some_and(|code| !self.payable_without(code, card, &ctx)) {
            return Err(Refusal::CannotPay);
        }
        let mut plan = PlayPlan::new(how, ink);
        plan.other = way.cost.other;
        plan.other_source = active.source;
        plan.exerted = way.exerted;
        Ok(plan)
    }

    /// How many ways texts allow.
    pub(crate) fn ways(&self, player: PlayerIx, card: CardIx) -> u8 {
        // Mostly no text offers any.
        let offered = self.own_play(card).contains(PlayerModKinds::WAYS)
            || self.with_mods.has(card)
            || self.any_text_on(player, PlayerModKinds::WAYS);
        if offered { self.count_ways(player, card) } else { 0 }
    }

    #[inline(never)]
    fn count_ways(&self, player: PlayerIx, card: CardIx) -> u8 {
        let mut n = 0;
        self.each_way(player, card, |_, _| {
            n += 1;
            true
        });
        n
    }

    /// Calls for each pair or single card that the card could be shifted onto, whatever it costs.
    pub(crate) fn each_shift(
        &self,
        player: PlayerIx,
        card: CardIx,
        each: &mut dyn FnMut(CardIx, Option<CardIx>) -> bool,
    ) {
        if !self.values(card).has(Keyword::Shift) {
            return;
        }
        let play = self.state.player(player).play();
        let sides = self.sides_of_pairs(card, play);
        for (at, &onto) in play.iter().enumerate() {
            let fits = self.find_shift(player, card, onto, None).is_some();
            if fits && !each(onto, None) {
                return;
            }
            let Some(&(first, second)) = sides.get(at) else { continue };
            for (other, &and) in play.iter().enumerate() {
                let together = first && sides[other].1 || second && sides[other].0;
                if together && other != at && !each(onto, Some(and)) {
                    return;
                }
            }
        }
    }

    /// 8.10.8.3, 8.10.8.4: of each of these whether it may be the one for the first name, and for the second, where the card goes onto
    /// two; all such Shifts ask for the same.
    fn sides_of_pairs(&self, card: CardIx, play: &[CardIx]) -> SmallVec<[(bool, bool); 16]> {
        let mut sides = SmallVec::new();
        let Some((first, second)) = self.pair(card) else { return sides };
        self.each_shift_of(card, |shift| {
            let is_onto_two = matches!(shift.base, ShiftBase::Duo | ShiftBase::Combo);
            if is_onto_two {
                let fits = |onto: CardIx, name| self.fits_base(card, shift, onto, Some(name));
                sides.extend(play.iter().map(|onto| (fits(*onto, first), fits(*onto, second))));
            }
            !is_onto_two
        });
        sides
    }

    /// Calls for each way to play the card that may be tried, legal or not.
    pub(crate) fn each_how(&self, player: PlayerIx, card: CardIx, each: &mut dyn FnMut(How) -> bool) {
        if each(How::Ink) {
            self.each_other_how(player, card, each);
        }
    }

    /// Whether the player may play the card from where it is, whatever it costs.
    pub(crate) fn is_playable(&self, player: PlayerIx, card: CardIx) -> bool {
        (self.state.card(card).zone() == Zone::Hand || self.may_play_from(player, card, None))
            && self.may_play_at_all(player, card).is_ok()
    }

    /// Whether so much ink is enough for it.
    pub(crate) fn can_afford(&self, player: PlayerIx, card: CardIx, ink: i32) -> bool {
        self.ink_price(player, card) <= ink
    }

    /// What the player pays for it in ink.
    pub(crate) fn ink_price(&self, player: PlayerIx, card: CardIx) -> i32 {
        let cost = self.values(card).cost.into();
        match self.is_price_printed(player, card) {
            true => cost,
            false => self.play_price(player, card, cost, HowPlayed::Ink),
        }
    }

    /// The same without the ink cost.
    pub(crate) fn each_other_how(&self, player: PlayerIx, card: CardIx, each: &mut dyn FnMut(How) -> bool) {
        let mut go = true;
        self.each_shift(player, card, &mut |onto, and| {
            go = each(How::Shift { onto, and });
            go
        });
        if !go || !self.values(card).kinds.contains(Kinds::SONG) {
            return;
        }
        for &singer in self.state.player(player).play() {
            if self.plan_sing(player, card, singer).is_ok() && !each(How::Sing(singer)) {
                return;
            }
        }
        if self.values(card).sing_together > 0 {
            each(How::SingTogether);
        }
    }
}
