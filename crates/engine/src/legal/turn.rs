//! Everything a player may do in the main phase (3.3), one after another.
//!
//! What all cards are asked about is found once: ink, whether a card may be inked at all, locations to move to and
//! what could be challenged.

use super::options::Each;
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
    pub(super) fn turn_options(&self, player: PlayerIx, each: &mut Each<'_>) {
        match self.state.rounds().barred {
            None => self.all_turn_options(player, each),
            Some(barred) => self.turn_options_without(player, barred, each),
        }
    }

    /// 6.1.10: something else than the loop, if anything else can be done.
    #[inline(never)]
    fn turn_options_without(&self, player: PlayerIx, barred: Action, each: &mut Each<'_>) {
        let mut others = false;
        self.all_turn_options(player, &mut |answer| {
            let same = answer == Answer::Action(barred);
            others |= !same;
            same || each(answer)
        });
        if !others {
            self.all_turn_options(player, each);
        }
    }

    /// Whether anything else can be done.
    pub(crate) fn has_another(&self, player: PlayerIx, action: Action) -> bool {
        let mut others = false;
        self.all_turn_options(player, &mut |answer| {
            others |= answer != Answer::Action(action);
            !others
        });
        others
    }

    fn all_turn_options(&self, player: PlayerIx, each: &mut Each<'_>) {
        let mine = self.survey(player);
        let _ = self.hand_options(player, each)
            && self.elsewhere_options(player, each)
            && self.board_options(player, &mine, each)
            && (self.may_end_turn(player, &mine).is_err() || each(Answer::Action(Action::EndTurn)));
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
    fn hand_options(&self, player: PlayerIx, each: &mut Each<'_>) -> bool {
        let hand = self.state.player(player).hand();
        let ink = self.spendable_ink(player);
        let inks = self.can_ink_more(player).is_ok();
        let plain = !self.any_text_on(player, PlayerModKinds::PLAY - PlayerModKinds::BARRED_CARDS);
        let barred = self.any_text_on(player, PlayerModKinds::BARRED_CARDS);
        let mut seen = Seen::default();
        for (ix, &card) in hand.iter().enumerate() {
            if seen.maybe(self.state.card(card).def()) && self.repeats(hand, ix) {
                continue;
            }
            // 4.2.1.1
            let values = self.values(card);
            if inks && values.bits.contains(Bits::INKABLE) && !each(Answer::Action(Action::Ink(card))) {
                return false;
            }
            // Mostly no text might speak of how, or for how much, the card is played.
            let go = if plain && !values.bits.contains(Bits::OWN_PLAY) && !self.with_mods.has(card) {
                barred && self.may_play_at_all(player, card).is_err()
                    || self.plain_play_options(player, (card, values), ink, each)
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
    fn elsewhere_options(&self, player: PlayerIx, each: &mut Each<'_>) -> bool {
        if !self.plays_from_elsewhere {
            return true;
        }
        let mine = self.state.player(player);
        let ink = self.spendable_ink(player);
        let under = mine.play().iter().flat_map(|c| self.state.under(*c));
        let zones = mine.discard().iter().copied().chain(under).chain(mine.inkwell().iter().copied());
        let others: Vec<CardIx> = zones.chain(mine.deck().last().copied()).collect();
        for (ix, &card) in others.iter().enumerate() {
            if self.repeats(&others, ix) {
                continue;
            }
            if self.can_ink(player, card).is_ok() && !each(Answer::Action(Action::Ink(card)))
                || !self.play_options(player, card, ink, each)
            {
                return false;
            }
        }
        true
    }

    fn play_options(&self, player: PlayerIx, card: CardIx, ink: i32, each: &mut Each<'_>) -> bool {
        let mut go = true;
        if self.is_playable(player, card) {
            if self.can_afford(player, card, ink)
                && !each(Answer::Action(Action::Play { card, how: How::Ink }))
            {
                return false;
            }
            self.each_other_how(player, card, &mut |how| {
                if self.can_play(player, card, how).is_ok() {
                    go = each(Answer::Action(Action::Play { card, how }));
                }
                go
            });
        }
        if go {
            for n in 0..self.ways(player, card) {
                let how = How::Way(n);
                if self.can_play(player, card, how).is_ok()
                    && !each(Answer::Action(Action::Play { card, how }))
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
        each: &mut Each<'_>,
    ) -> bool {
        if values.kinds.is_empty() {
            return true;
        }
        if i32::from(values.cost) <= ink && !each(Answer::Action(Action::Play { card, how: How::Ink })) {
            return false;
        }
        let shifts = values.has(Keyword::Shift) && self.printed_shift_costs(player, card) <= ink;
        let mut go = true;
        if shifts || values.kinds.contains(Kinds::SONG) {
            self.each_other_how(player, card, &mut |how| {
                if self.can_play(player, card, how).is_ok() {
                    go = each(Answer::Action(Action::Play { card, how }));
                }
                go
            });
        }
        go
    }

    /// What the printed Shift of a card costs where no text changes it (8.10.1).
    fn printed_shift_costs(&self, player: PlayerIx, card: CardIx) -> i32 {
        let ctx = Ctx::plain(player, self.state.obj(card));
        self.def(card).shift.as_ref().map_or(0, |shift| self.amount(&shift.cost.ink, &ctx))
    }

    #[inline(never)]
    fn board_options(&self, player: PlayerIx, mine: &Survey, each: &mut Each<'_>) -> bool {
        let play = self.state.player(player).play();
        let mut targets = None;
        let mut seen = Seen::default();
        for (ix, &card) in play.iter().enumerate() {
            let (state, values) = (self.state.card(card), self.values(card));
            if seen.maybe(state.def()) && self.repeats(play, ix) {
                continue;
            }
            if values.kinds.contains(Kinds::CHARACTER) {
                // 4.5.1.1, 4.6.4.1: an exerted character can do neither.
                if !state.exerted() {
                    let targets = targets.get_or_insert_with(|| self.targets(player, mine.bits));
                    if !self.exerting_options(player, card, targets, each) {
                        return false;
                    }
                }
                if !self.move_options(player, card, &mine.locations, each) {
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
        each: &mut Each<'_>,
    ) -> bool {
        if self.may_quest(player, card).is_ok() && !each(Answer::Action(Action::Quest(card))) {
            return false;
        }
        targets.cards.is_empty()
            || self.may_be_challenger(player, card).is_err()
            || self.challenge_options(player, card, targets, each)
    }

    /// What might be challenged, whichever of the player's cards with these bits challenges; equal cards once.
    #[inline(never)]
    fn targets(&self, player: PlayerIx, mine: Bits) -> Targets {
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
                let again = seen.maybe(state.def()) && self.repeats(theirs, ix);
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
        each: &mut Each<'_>,
    ) -> bool {
        for &target in &targets.cards {
            let legal = self.may_challenge_this(with, target).is_ok()
                && (!targets.guards || self.heeds_bodyguard(player, with, target).is_ok());
            if legal && !each(Answer::Action(Action::Challenge { with, target })) {
                return false;
            }
        }
        true
    }

    fn move_options(
        &self,
        player: PlayerIx,
        card: CardIx,
        locations: &[CardIx],
        each: &mut Each<'_>,
    ) -> bool {
        for &to in locations {
            for free in [false, true] {
                if (!free || self.moves_for_free(card, to))
                    && self.can_move(player, card, to, free).is_ok()
                    && !each(Answer::Action(Action::Move { card, to, free }))
                {
                    return false;
                }
            }
        }
        true
    }

    #[inline]
    fn use_options(&self, player: PlayerIx, card: CardIx, each: &mut Each<'_>) -> bool {
        let values = self.values(card);
        let any = values.bits.intersects(Bits::USABLE | Bits::GRANTED) || values.has(Keyword::Boost);
        !any || self.each_use(player, card, each)
    }

    #[inline(never)]
    fn each_use(&self, player: PlayerIx, card: CardIx, each: &mut Each<'_>) -> bool {
        let mut found: SmallVec<[AbilityIx; 4]> = SmallVec::new();
        self.each_ability(card, |ability, _| {
            let activated = matches!(self.pool.ability(ability).kind, AbilityKind::Activated(_));
            if activated && !found.contains(&ability) {
                found.push(ability);
            }
        });
        for ability in found {
            for free in [false, true] {
                if (!free || self.may_use_free(card, ability))
                    && self.can_use_own(player, card, ability, free).is_ok()
                    && !each(Answer::Action(Action::Use { card, ability, free }))
                {
                    return false;
                }
            }
        }
        true
    }
}
