//! Everything a player may do in the main phase (3.3), one after another.
//!
//! What all cards are asked about is found once: ink, whether a card may be inked at all, locations to move to and
//! what could be challenged.

use super::options::{Each, Offers};
use super::twins::Twins;
use crate::answer::{Action, Answer, How};
use crate::eval::{Bits, Board, Ctx, Derived, PlayerModKinds};
use crate::program::{AbilityIx, AbilityKind, DefIx, Keyword, Kinds};
use crate::state::*;
use smallvec::SmallVec;

type Cards = SmallVec<[CardIx; 16]>;

/// What the cards of a player in play are like, all together.
#[derive(Default)]
pub(super) struct Survey {
    pub(super) bits: Bits,
    pub(super) keywords: u16,
    locations: Cards,
}

/// What might be challenged.
struct Targets {
    cards: Cards,
    /// One of them has Bodyguard (8.3.3).
    guards: bool,
}

/// Somebody who could sing.
struct Singer {
    card: CardIx,
    /// For singing (8.11).
    cost: i32,
    /// A text may say which songs.
    asked: bool,
}

type Singers = SmallVec<[Singer; 8]>;

/// Which definitions were seen, roughly: mostly it tells at once that a card is the first of its kind.
#[derive(Default)]
struct Seen(u64);

impl Seen {
    /// Whether the definition was seen before, or one that looks alike here.
    fn maybe(&mut self, def: DefIx) -> bool {
        let bit = 1 << (def.0 % 64);
        let before = self.0 & bit != 0;
        self.0 |= bit;
        before
    }
}

impl Board {
    pub(super) fn turn_options(&self, player: PlayerIx, each: &mut impl Offers) {
        match self.state.rounds().barred {
            None => self.all_turn_options(player, each),
            Some(barred) => self.turn_options_without(player, barred, each),
        }
    }

    /// 6.1.10: something else than the loop, if anything else can be done.
    #[inline(never)]
    fn turn_options_without(&self, player: PlayerIx, barred: Action, each: &mut impl Offers) {
        let mut others = false;
        self.all_turn_options(
            player,
            &mut Each(&mut |answer| {
                let same = answer == Answer::Action(barred);
                others |= !same;
                same || each.offer(answer)
            }),
        );
        if !others {
            self.all_turn_options(player, each);
        }
    }

    /// Whether anything else can be done.
    pub(crate) fn has_another(&self, player: PlayerIx, action: Action) -> bool {
        let mut others = false;
        self.all_turn_options(
            player,
            &mut Each(&mut |answer| {
                others |= answer != Answer::Action(action);
                !others
            }),
        );
        others
    }

    fn all_turn_options(&self, player: PlayerIx, each: &mut impl Offers) {
        let mine = self.survey(player);
        let ink = self.spendable_ink(player);
        let twins = Twins::new(self);
        let _ = self.hand_options(player, ink, &twins, each)
            && self.elsewhere_options(player, ink, &twins, each)
            && self.board_options(player, &mine, &twins, each)
            && (self.may_end_turn(player, &mine).is_err() || each.offer(Answer::Action(Action::EndTurn)));
    }

    /// What the player's cards in play are like.
    #[inline]
    pub(super) fn survey(&self, player: PlayerIx) -> Survey {
        let mut survey = Survey::default();
        for &card in self.state.player(player).play() {
            let values = self.values(card);
            survey.bits |= values.bits;
            survey.keywords |= values.keywords;
            if values.kinds.contains(Kinds::LOCATION) {
                survey.locations.push(card);
            }
        }
        survey
    }

    #[inline(never)]
    fn hand_options(&self, player: PlayerIx, ink: i32, twins: &Twins<'_>, each: &mut impl Offers) -> bool {
        let hand = self.state.player(player).hand();
        let inks = self.can_ink_more(player).is_ok();
        // 8.12.1: who has teammates may sing with them.
        let plain = !self.state.has_teams()
            && !self.any_text_on(player, PlayerModKinds::PLAY - PlayerModKinds::BARRED_CARDS);
        let barred = self.any_text_on(player, PlayerModKinds::BARRED_CARDS);
        let mut singers = None;
        let mut seen = Seen::default();
        for (ix, &card) in hand.iter().enumerate() {
            if seen.maybe(self.state.card(card).def()) && twins.repeats(hand, ix) {
                continue;
            }
            // 4.2.1.1
            let values = self.values(card);
            if inks && values.bits.contains(Bits::INKABLE) && !each.offer(Answer::Action(Action::Ink(card))) {
                return false;
            }
            // Mostly no text might speak of how, or for how much, the card is played.
            let go = if plain && !values.bits.contains(Bits::OWN_PLAY) && !self.with_mods.has(card) {
                barred && self.may_play_at_all(player, card).is_err()
                    || self.plain_play_options(player, (card, values), ink, &mut singers, each)
            } else {
                self.play_options(player, card, ink, each)
            };
            if !go {
                return false;
            }
        }
        true
    }

    /// Cards elsewhere, where a text allows it.
    fn elsewhere_options(
        &self,
        player: PlayerIx,
        ink: i32,
        twins: &Twins<'_>,
        each: &mut impl Offers,
    ) -> bool {
        !self.plays_from_elsewhere || self.all_elsewhere_options(player, ink, twins, each)
    }

    #[inline(never)]
    fn all_elsewhere_options(
        &self,
        player: PlayerIx,
        ink: i32,
        twins: &Twins<'_>,
        each: &mut impl Offers,
    ) -> bool {
        let mine = self.state.player(player);
        let under = mine.play().iter().flat_map(|c| self.state.under(*c));
        let zones = mine.discard().iter().copied().chain(under).chain(mine.inkwell().iter().copied());
        let others: Vec<CardIx> = zones.chain(mine.deck().last().copied()).collect();
        for (ix, &card) in others.iter().enumerate() {
            if twins.repeats(&others, ix) {
                continue;
            }
            if self.can_ink(player, card).is_ok() && !each.offer(Answer::Action(Action::Ink(card)))
                || !self.play_options(player, card, ink, each)
            {
                return false;
            }
        }
        true
    }

    #[inline(never)]
    fn play_options(&self, player: PlayerIx, card: CardIx, ink: i32, each: &mut impl Offers) -> bool {
        let mut go = true;
        if self.is_playable(player, card) {
            if self.can_afford(player, card, ink)
                && !each.offer(Answer::Action(Action::Play { card, how: How::Ink }))
            {
                return false;
            }
            self.each_other_how(player, card, &mut |how| {
                if self.can_play(player, card, how).is_ok() {
                    go = each.offer(Answer::Action(Action::Play { card, how }));
                }
                go
            });
        }
        if go {
            for n in 0..self.ways(player, card) {
                let how = How::Way(n);
                if self.can_play(player, card, how).is_ok()
                    && !each.offer(Answer::Action(Action::Play { card, how }))
                {
                    return false;
                }
            }
        }
        go
    }

    /// The same where the rules alone decide.
    #[inline]
    fn plain_play_options(
        &self,
        player: PlayerIx,
        (card, values): (CardIx, &Derived),
        ink: i32,
        singers: &mut Option<Singers>,
        each: &mut impl Offers,
    ) -> bool {
        if values.kinds.is_empty() {
            return true;
        }
        if i32::from(values.cost) <= ink && !each.offer(Answer::Action(Action::Play { card, how: How::Ink }))
        {
            return false;
        }
        if values.has(Keyword::Shift) && !self.plain_shift_options(player, card, ink, each) {
            return false;
        }
        !values.kinds.contains(Kinds::SONG) || {
            let singers = singers.get_or_insert_with(|| self.ready_singers(player));
            singers.is_empty() || self.plain_song_options(player, (card, values), singers, each)
        }
    }

    /// 8.10: where no text changes what the printed Shift costs.
    #[inline(never)]
    fn plain_shift_options(&self, player: PlayerIx, card: CardIx, ink: i32, each: &mut impl Offers) -> bool {
        let Some(shift) = &self.def(card).shift else { return true };
        let ctx = Ctx::plain(player, self.state.obj(card));
        if self.amount(&shift.cost.ink, &ctx).max(0) > ink {
            return true;
        }
        let mut payable = None;
        let mut go = true;
        self.each_shift(player, card, &mut |onto, and| {
            let other = || shift.cost.other.is_none_or(|code| self.payable_without(code, card, &ctx));
            if *payable.get_or_insert_with(other) {
                go = each.offer(Answer::Action(Action::Play { card, how: How::Shift { onto, and } }));
                return go;
            }
            false
        });
        go
    }

    /// 5.4.4.2, 8.12: who sings it, alone or together.
    #[inline(never)]
    fn plain_song_options(
        &self,
        player: PlayerIx,
        (card, values): (CardIx, &Derived),
        singers: &Singers,
        each: &mut impl Offers,
    ) -> bool {
        let together = i32::from(values.sing_together);
        let enough = if together > 0 { together.min(values.cost.into()) } else { values.cost.into() };
        let mut all = 0;
        for &Singer { card: singer, cost, asked } in singers {
            if asked && self.may_sing(player, card, singer).is_err() {
                continue;
            }
            all += cost;
            if cost >= enough && !each.offer(Answer::Action(Action::Play { card, how: How::Sing(singer) })) {
                return false;
            }
        }
        together <= 0
            || all < together
            || each.offer(Answer::Action(Action::Play { card, how: How::SingTogether }))
    }

    /// Characters that could sing now, as far as no text about certain songs says otherwise.
    #[inline(never)]
    fn ready_singers(&self, player: PlayerIx) -> Singers {
        let mut singers = Singers::new();
        for &card in self.state.player(player).play() {
            let (state, values) = (self.state.card(card), self.values(card));
            let is_ready = values.kinds.contains(Kinds::CHARACTER)
                && !state.exerted()
                && !state.drying()
                && !values.bits.intersects(Bits::CANT_SING | Bits::CANT_EXERT);
            if is_ready {
                let asked = values.bits.contains(Bits::FURTHER);
                singers.push(Singer { card, cost: self.singing_cost(card), asked });
            }
        }
        singers
    }

    #[inline(never)]
    fn board_options(
        &self,
        player: PlayerIx,
        mine: &Survey,
        twins: &Twins<'_>,
        each: &mut impl Offers,
    ) -> bool {
        let play = self.state.player(player).play();
        let mut targets = None;
        let mut seen = Seen::default();
        for (ix, &card) in play.iter().enumerate() {
            let (state, values) = (self.state.card(card), self.values(card));
            if seen.maybe(state.def()) && twins.repeats(play, ix) {
                continue;
            }
            if values.kinds.contains(Kinds::CHARACTER) {
                // 4.5.1.1, 4.6.4.1: an exerted character can do neither.
                if !state.exerted() {
                    let targets = targets.get_or_insert_with(|| self.targets(player, mine.bits, twins));
                    if !self.exerting_options(player, card, targets, each) {
                        return false;
                    }
                }
                if !mine.locations.is_empty() && !self.move_options(player, card, &mine.locations, each) {
                    return false;
                }
            }
            if !self.use_options(player, card, each) {
                return false;
            }
        }
        for &card in &self.elsewhere {
            let state = self.state.card(card);
            if state.owner() == player && state.zone() != Zone::Play && !self.use_options(player, card, each)
            {
                return false;
            }
        }
        true
    }

    /// What a ready character exerts for.
    fn exerting_options(
        &self,
        player: PlayerIx,
        card: CardIx,
        targets: &Targets,
        each: &mut impl Offers,
    ) -> bool {
        if self.may_quest(player, card).is_ok() && !each.offer(Answer::Action(Action::Quest(card))) {
            return false;
        }
        targets.cards.is_empty()
            || self.may_be_challenger(player, card).is_err()
            || self.challenge_options(player, card, targets, each)
    }

    /// What might be challenged, whichever of the player's cards with these bits challenges; equal cards once.
    #[inline(never)]
    fn targets(&self, player: PlayerIx, mine: Bits, twins: &Twins<'_>) -> Targets {
        // Only a text that must be asked further lets ready characters be challenged.
        let further = mine.contains(Bits::FURTHER);
        let mut targets = Targets { cards: Cards::new(), guards: false };
        let mut seen = Seen::default();
        for opponent in self.state.opponents(player).iter() {
            let theirs = self.state.player(opponent).play();
            for (ix, &card) in theirs.iter().enumerate() {
                // 4.6.8.2: locations need not be exerted.
                let (state, values) = (self.state.card(card), self.values(card));
                let open = further || state.exerted() || values.kinds.contains(Kinds::LOCATION);
                if !open || self.is_challengeable(player, card).is_err() {
                    continue;
                }
                let again = seen.maybe(state.def()) && twins.repeats(theirs, ix);
                if !again {
                    targets.cards.push(card);
                    targets.guards |= values.has(Keyword::Bodyguard);
                }
            }
        }
        targets
    }

    fn challenge_options(
        &self,
        player: PlayerIx,
        with: CardIx,
        targets: &Targets,
        each: &mut impl Offers,
    ) -> bool {
        for &target in &targets.cards {
            let legal = self.may_challenge_this(with, target).is_ok()
                && (!targets.guards || self.heeds_bodyguard(player, with, target).is_ok());
            if legal && !each.offer(Answer::Action(Action::Challenge { with, target })) {
                return false;
            }
        }
        true
    }

    #[inline(never)]
    fn move_options(
        &self,
        player: PlayerIx,
        card: CardIx,
        locations: &[CardIx],
        each: &mut impl Offers,
    ) -> bool {
        for &to in locations {
            for free in [false, true] {
                if (!free || self.moves_for_free(card, to))
                    && self.can_move(player, card, to, free).is_ok()
                    && !each.offer(Answer::Action(Action::Move { card, to, free }))
                {
                    return false;
                }
            }
        }
        true
    }

    #[inline]
    fn use_options(&self, player: PlayerIx, card: CardIx, each: &mut impl Offers) -> bool {
        let values = self.values(card);
        let any = values.bits.intersects(Bits::USABLE | Bits::GRANTED) || values.has(Keyword::Boost);
        !any || self.each_use(player, card, each)
    }

    #[inline(never)]
    fn each_use(&self, player: PlayerIx, card: CardIx, each: &mut impl Offers) -> bool {
        let values = self.values(card);
        if values.bits.intersects(Bits::GRANTED | Bits::LOST) || values.has(Keyword::Boost) {
            return self.each_use_of_all(player, card, each);
        }
        // Mostly a card has the abilities that are printed on it.
        let abilities = &self.def(card).abilities;
        abilities.iter().all(|ability| self.use_option(player, card, *ability, each))
    }

    #[inline(never)]
    fn each_use_of_all(&self, player: PlayerIx, card: CardIx, each: &mut impl Offers) -> bool {
        let mut found: SmallVec<[AbilityIx; 4]> = SmallVec::new();
        self.each_ability(card, |ability, _| {
            if !found.contains(&ability) {
                found.push(ability);
            }
        });
        found.iter().all(|ability| self.use_option(player, card, *ability, each))
    }

    fn use_option(&self, player: PlayerIx, card: CardIx, ability: AbilityIx, each: &mut impl Offers) -> bool {
        let AbilityKind::Activated(activated) = &self.pool.ability(ability).kind else { return true };
        // What is asked first is what mostly stands in its way, paid or for free.
        if activated.cost.exert && self.can_exert(card).is_err() {
            return true;
        }
        for free in [false, true] {
            if (!free || self.may_use_free(card, ability))
                && self.can_use_own(player, card, ability, free).is_ok()
                && !each.offer(Answer::Action(Action::Use { card, ability, free }))
            {
                return false;
            }
        }
        true
    }
}
