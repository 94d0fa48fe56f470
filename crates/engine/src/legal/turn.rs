//! Everything a player may do in the main phase (3.3), one after another.
//!
//! What all cards are asked about is found once: ink, whether a card may be inked at all, locations to move to and
//! what could be challenged.

use super::exert::exerts_as_all_do;
use super::options::{Each, Offers};
use super::pairs::Pairs;
use super::play::Barring;
use super::twins::{Seen, Twins};
use crate::answer::{Action, Answer, How};
use crate::eval::{Active, Bits, Board, Ctx, Derived, PlayerModKinds, Target};
use crate::program::{
    AbilityIx, AbilityKind, Amount, Keyword, Kinds, Mod, ModsIx, Prohibited, Select, Shift, ShiftBase,
    is_same_for_all,
};
use crate::state::*;
use smallvec::SmallVec;

type Cards = SmallVec<[CardIx; 8]>;

/// What the cards of a player in play are like, all together.
#[derive(Clone, Copy, Default)]
pub(super) struct Survey {
    pub(super) bits: Bits,
    pub(super) keywords: u16,
    kinds: Kinds,
}

/// So many texts about who may challenge are asked once for each challenger.
const BARS_MOST: usize = u64::BITS as usize;

/// What might be challenged.
struct Targets<'a> {
    cards: SmallVec<[(CardIx, Demand); 16]>,
    /// Texts on them that are asked once for each challenger.
    bars: SmallVec<[Bar<'a>; 2]>,
    /// One of them has Bodyguard (8.3.3).
    guards: bool,
    /// What was asked about them so far.
    asked: Known<'a>,
}

/// What is known of challengers and what they might challenge.
#[derive(Default)]
struct Known<'a> {
    /// Who challenges, and which players have one with Bodyguard that it must challenge, and which not, as far as that was asked.
    guarding: Option<(CardIx, PlayerSet, PlayerSet)>,
    /// Pairs that were asked about, where there are many.
    pairs: Option<Box<Pairs<'a>>>,
}

/// One of those that might be challenged.
struct AskedTarget<'b> {
    cards: &'b [(CardIx, Demand)],
    /// Which of them.
    at: usize,
    /// Whether it may be, Bodyguard aside, where that is known.
    may: Option<bool>,
    /// 8.3.3: whether one of them has Bodyguard.
    guards: bool,
}

/// Of so few that could be challenged each pair is asked about for itself.
const FEW_TARGETS: usize = 8;

/// What something asks of those who challenge it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Demand {
    /// Nothing.
    Open,
    /// 8.6.1, 8.2.1: only who has Evasive or Alert may.
    Flying,
    /// It is ready, or some text on it must be asked.
    Asked,
    /// One text on it must be asked, which says the same of a challenger whoever has it: which of those that were found.
    Text(u8),
}

/// A text on what might be challenged about who may not, which says the same whoever has it.
#[derive(Clone, Copy)]
struct Bar<'a> {
    /// Which text, and whose.
    which: (ModsIx, u8, PlayerIx),
    who: &'a Select,
    /// One who has it.
    active: &'a Active,
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

/// What several cards of a hand ask for, found when the first of them does.
#[derive(Default)]
struct Asked<'a> {
    /// Who could sing.
    singers: Option<Singers>,
    /// Cards that texts forbid to play.
    barring: Option<Barring<'a>>,
}

/// Whether a card may have an ability that can be used.
#[inline]
fn may_be_used(values: &Derived) -> bool {
    values.bits.intersects(Bits::USABLE | Bits::GRANTED) || values.has(Keyword::Boost)
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
            && self.board_options(player, ink, mine, &twins, each)
            && (self.may_end_turn(player, &mine).is_err() || each.offer(Answer::Action(Action::EndTurn)));
    }

    /// What the player's cards in play are like.
    #[inline(always)]
    pub(super) fn survey(&self, player: PlayerIx) -> Survey {
        let mut survey = Survey::default();
        for &card in self.state.player(player).play() {
            let values = self.values(card);
            survey.bits |= values.bits;
            survey.keywords |= values.keywords;
            survey.kinds |= values.kinds;
        }
        survey
    }

    #[inline(never)]
    fn hand_options(&self, player: PlayerIx, ink: i32, twins: &Twins<'_>, each: &mut impl Offers) -> bool {
        let hand = self.state.player(player).hand();
        let inks = self.can_ink_more(player).is_ok();
        // 8.12.1: who has teammates may sing with them.
        let plain = !self.state.has_teams()
            && !self.any_text_on(player, PlayerModKinds::PLAY)
            && !self.mods_elsewhere;
        let mut asked = Asked::default();
        let mut seen = Seen::default();
        for (ix, &card) in hand.iter().enumerate() {
            let state = self.state.card(card);
            if seen.maybe(state.def()) && twins.repeats(hand, ix) {
                continue;
            }
            // 4.2.1.1
            let values = state.values();
            if inks && values.bits.contains(Bits::INKABLE) && !each.offer(Answer::Action(Action::Ink(card))) {
                return false;
            }
            // Mostly no text might speak of how, or for how much, the card is played.
            let go = if plain && !values.bits.contains(Bits::OWN_PLAY) {
                self.plain_play_options(player, (card, values), ink, &mut asked.singers, each)
            } else {
                self.asked_hand_options(player, card, ink, &mut asked, each)
            };
            if !go {
                return false;
            }
        }
        true
    }

    /// How a card of the hand may be played of which a text might speak.
    #[inline(never)]
    fn asked_hand_options<'a>(
        &'a self,
        player: PlayerIx,
        card: CardIx,
        ink: i32,
        asked: &mut Asked<'a>,
        each: &mut impl Offers,
    ) -> bool {
        let values = self.values(card);
        let about_play = PlayerModKinds::PLAY - PlayerModKinds::BARRED_CARDS;
        let plain = !self.state.has_teams() && !self.any_text_on(player, about_play);
        if !plain || values.bits.contains(Bits::OWN_PLAY) || self.with_mods.has(card) {
            return self.play_options(player, card, ink, each);
        }
        let is_barred = self.any_text_on(player, PlayerModKinds::BARRED_CARDS) && {
            let barring = asked.barring.get_or_insert_with(|| self.barring(player));
            barring.iter().any(|(cards, ctx)| self.is_now(cards, card, ctx))
        };
        is_barred || self.plain_play_options(player, (card, values), ink, &mut asked.singers, each)
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
            let from_hand = self.state.card(card).zone() == Zone::Hand;
            if self.can_afford(player, card, ink)
                && (from_hand || self.may_play_from(player, card, Some(How::Ink)))
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
    #[inline(always)]
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
        // Where no text speaks of the card it has what is printed.
        if !values.bits.contains(Bits::WAYS) {
            return true;
        }
        if values.has(Keyword::Shift) && !self.plain_shift_options(player, card, ink, each) {
            return false;
        }
        !values.kinds.contains(Kinds::SONG) || self.plain_song_options(player, (card, values), singers, each)
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
        let mut offer = |onto, and| {
            let other = || shift.cost.other.is_none_or(|code| self.payable_without(code, card, &ctx));
            if *payable.get_or_insert_with(other) {
                go = each.offer(Answer::Action(Action::Play { card, how: How::Shift { onto, and } }));
                return go;
            }
            false
        };
        match shift.base {
            ShiftBase::Duo | ShiftBase::Combo => self.each_shift(player, card, &mut offer),
            ShiftBase::SameName | ShiftBase::Class(_) | ShiftBase::Universal | ShiftBase::ItemNamed(_) => {
                let own = self.state.player(player).play().iter();
                let mut fitting = own.filter(|onto| self.is_shift_base(card, shift, **onto));
                let _ = fitting.all(|onto| offer(*onto, None));
            }
        }
        go
    }

    /// Whether a card with no other Shift than its printed one may go onto that one card.
    #[inline]
    fn is_shift_base(&self, card: CardIx, shift: &Shift, onto: CardIx) -> bool {
        // Mostly no text speaks of what it goes on, and then its name decides.
        if shift.base == ShiftBase::SameName && !self.with_mods.has(onto) {
            let (mine, its) = (&self.def(card).names, &self.def(onto).names);
            let share = match (mine.as_slice(), its.as_slice()) {
                ([one], [other]) => one == other,
                _ => mine.iter().any(|name| its.contains(name)),
            };
            return share && self.values(onto).kinds.contains(Kinds::CHARACTER);
        }
        self.fits_base(card, shift, onto, None)
    }

    /// 5.4.4.2, 8.12: who sings it, alone or together.
    #[inline(never)]
    fn plain_song_options(
        &self,
        player: PlayerIx,
        (card, values): (CardIx, &Derived),
        singers: &mut Option<Singers>,
        each: &mut impl Offers,
    ) -> bool {
        let singers = singers.get_or_insert_with(|| self.ready_singers(player));
        if singers.is_empty() {
            return true;
        }
        let together = i32::from(values.sing_together);
        let enough = if together > 0 { together.min(values.cost.into()) } else { values.cost.into() };
        let mut all = 0;
        for &Singer { card: singer, cost, asked } in singers.iter() {
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
        ink: i32,
        mine: Survey,
        twins: &Twins<'_>,
        each: &mut impl Offers,
    ) -> bool {
        let play = self.state.player(player).play();
        let has_locations = mine.kinds.contains(Kinds::LOCATION);
        let locations = if has_locations { self.locations(play) } else { Cards::new() };
        let asked = Known::default();
        let mut targets = Targets { cards: SmallVec::new(), bars: SmallVec::new(), guards: false, asked };
        let mut known = false;
        let mut seen = Seen::default();
        for (ix, &card) in play.iter().enumerate() {
            let (state, values) = (self.state.card(card), self.values(card));
            // 4.5.1.1, 4.6.4.1: an exerted character can neither quest nor challenge.
            let is_character = values.kinds.contains(Kinds::CHARACTER);
            let exerts = is_character & !state.exerted();
            let moves = is_character & has_locations;
            let uses = may_be_used(values);
            // Mostly what is exerted can do nothing at all.
            if !(exerts | moves | uses) || seen.maybe(state.def()) && twins.repeats(play, ix) {
                continue;
            }
            if exerts {
                let (quests, challenges) = self.exerts_for(player, card, values, state.drying());
                if quests && !each.offer(Answer::Action(Action::Quest(card))) {
                    return false;
                }
                if challenges && !known {
                    known = true;
                    self.find_targets(player, mine.bits, twins, &mut targets);
                }
                if challenges
                    && !targets.cards.is_empty()
                    && !self.challenge_options(player, (card, values), &mut targets, each)
                {
                    return false;
                }
            }
            if moves && !self.move_options(player, card, ink, &locations, each)
                || uses && !self.each_use(player, card, ink, each)
            {
                return false;
            }
        }
        self.elsewhere.is_empty() || self.uses_elsewhere(player, ink, each)
    }

    #[inline(never)]
    fn locations(&self, play: &[CardIx]) -> Cards {
        play.iter().copied().filter(|card| self.values(*card).kinds.contains(Kinds::LOCATION)).collect()
    }

    /// 6.1.12: abilities that are used outside of play.
    #[inline(never)]
    fn uses_elsewhere(&self, player: PlayerIx, ink: i32, each: &mut impl Offers) -> bool {
        self.elsewhere.iter().all(|&card| {
            let state = self.state.card(card);
            let uses =
                state.owner() == player && state.zone() != Zone::Play && may_be_used(self.values(card));
            !uses || self.each_use(player, card, ink, each)
        })
    }

    /// Whether a ready character may quest, and whether it may challenge what can be challenged.
    #[inline]
    fn exerts_for(&self, player: PlayerIx, card: CardIx, values: &Derived, drying: bool) -> (bool, bool) {
        // Mostly neither a keyword nor a text says anything about it: who is dry may do both.
        let plain = exerts_as_all_do(values) && !self.any_text_on(player, PlayerModKinds::CHALLENGE);
        if plain { (!drying, !drying) } else { self.exerts_otherwise(player, card) }
    }

    #[inline(never)]
    fn exerts_otherwise(&self, player: PlayerIx, card: CardIx) -> (bool, bool) {
        (self.may_quest(player, card).is_ok(), self.may_be_challenger(player, card).is_ok())
    }

    // 4.6.4.2: opposing characters and locations in play.
    /// What might be challenged, whichever of the player's cards with these bits challenges; equal cards once.
    #[inline(never)]
    fn find_targets<'a>(
        &'a self,
        player: PlayerIx,
        mine: Bits,
        twins: &Twins<'_>,
        targets: &mut Targets<'a>,
    ) {
        // Only a text that must be asked further lets ready characters be challenged.
        let further = mine.contains(Bits::FURTHER);
        let mut seen = Seen::default();
        for opponent in self.state.opponents(player).iter() {
            let theirs = self.state.player(opponent).play();
            for (ix, &card) in theirs.iter().enumerate() {
                // 4.6.8.2: locations need not be exerted.
                let (state, values) = (self.state.card(card), self.values(card));
                let ready = values.kinds.contains(Kinds::CHARACTER) && !state.exerted();
                let fits = values.kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION);
                if !fits || ready && !further || values.bits.contains(Bits::CANT_BE_CHALLENGED) {
                    continue;
                }
                let again = seen.maybe(state.def()) && twins.repeats(theirs, ix);
                if !again {
                    let demand = match values.has(Keyword::Evasive) {
                        _ if ready => Demand::Asked,
                        flies if values.bits.contains(Bits::FURTHER) => {
                            self.demand_by_texts(card, flies, &mut targets.bars)
                        }
                        true => Demand::Flying,
                        false => Demand::Open,
                    };
                    targets.cards.push((card, demand));
                    targets.guards |= values.has(Keyword::Bodyguard);
                }
            }
        }
    }

    /// What a target demands that is exerted and of which some text must be asked further.
    #[inline(never)]
    fn demand_by_texts<'a>(&'a self, card: CardIx, flies: bool, bars: &mut SmallVec<[Bar<'a>; 2]>) -> Demand {
        let barring = |(m, active): (&'a Mod, &'a Active)| {
            let Mod::Cant(Prohibited::BeChallengedBy(who)) = m else { return None };
            Some((who, active))
        };
        let mut found = self.mods_on(Target::Card(card)).filter_map(barring);
        match (found.next(), found.next()) {
            // What else must be asked is not about being challenged.
            (None, _) if flies => Demand::Flying,
            (None, _) => Demand::Open,
            (Some((who, active)), None) if !flies && active.effect.is_none() && is_same_for_all(who) => {
                let which = (active.mods, active.ix, active.you);
                let known = bars.iter().position(|bar| bar.which == which);
                if known.is_none() && bars.len() == BARS_MOST {
                    return Demand::Asked;
                }
                let at = known.unwrap_or_else(|| {
                    bars.push(Bar { which, who, active });
                    bars.len() - 1
                });
                Demand::Text(at as u8)
            }
            (Some(_), _) => Demand::Asked,
        }
    }

    #[inline]
    fn challenge_options<'a>(
        &'a self,
        player: PlayerIx,
        (with, values): (CardIx, &Derived),
        targets: &mut Targets<'a>,
        each: &mut impl Offers,
    ) -> bool {
        let asked = values.bits.contains(Bits::FURTHER) && self.asks_further(with);
        let flies = values.has(Keyword::Evasive) || values.has(Keyword::Alert);
        let barred = targets.bars.iter().rev().fold(0_u64, |all, bar| {
            all << 1 | u64::from(self.is_in(bar.who, self.state.obj(with), &self.ctx_of(bar.active)))
        });
        let Targets { cards, bars: _, guards, asked: known } = targets;
        for (at, &(target, demand)) in cards.iter().enumerate() {
            let may = match demand {
                _ if asked => None,
                Demand::Open => Some(true),
                Demand::Flying => Some(flies),
                Demand::Text(which) => Some(barred >> which & 1 == 0),
                Demand::Asked => None,
            };
            let legal = match may {
                Some(may) if !may || !*guards => may,
                Some(_) | None => {
                    let one = AskedTarget { cards, at, may, guards: *guards };
                    self.may_by_asking(player, (with, asked), one, known)
                }
            };
            if legal && !each.offer(Answer::Action(Action::Challenge { with, target })) {
                return false;
            }
        }
        true
    }

    /// Whether a challenger may challenge what lies at this place, where texts or Bodyguard have a say; what the others say of the pair
    /// may be known.
    #[inline(never)]
    fn may_by_asking<'a>(
        &'a self,
        player: PlayerIx,
        (with, asked): (CardIx, bool),
        AskedTarget { cards, at, may, guards }: AskedTarget<'_>,
        Known { guarding, pairs }: &mut Known<'a>,
    ) -> bool {
        let (target, _) = cards[at];
        let mut ask = || {
            may.unwrap_or_else(|| self.may_challenge_this(with, target).is_ok())
                && !(guards && self.is_guarded(target) && self.guards_bind(player, with, target, guarding))
                && (!asked || self.heeds_demands(player, with, target).is_ok())
        };
        if cards.len() <= FEW_TARGETS {
            return ask();
        }
        let all = || Box::new(Pairs::new(self, cards.iter().map(|(target, _)| *target)));
        pairs.get_or_insert_with(all).may(with, at, ask)
    }

    /// 8.3.3: whether a challenger must challenge one with Bodyguard of that player first; asked once for each challenger.
    fn guards_bind(
        &self,
        player: PlayerIx,
        with: CardIx,
        target: CardIx,
        known: &mut Option<(CardIx, PlayerSet, PlayerSet)>,
    ) -> bool {
        let owner = self.state.card(target).owner();
        let (_, binding, free) = match known {
            Some(known) if known.0 == with => known,
            Some(_) | None => known.insert((with, PlayerSet::EMPTY, PlayerSet::EMPTY)),
        };
        if binding.has(owner) || free.has(owner) {
            return binding.has(owner);
        }
        let binds = self.must_challenge_a_guard(player, with, owner);
        let known = if binds { binding } else { free };
        *known = known.with(owner);
        binds
    }

    #[inline(never)]
    fn move_options(
        &self,
        player: PlayerIx,
        card: CardIx,
        ink: i32,
        locations: &[CardIx],
        each: &mut impl Offers,
    ) -> bool {
        // Mostly no text speaks of it, and the printed cost decides.
        let plain = !self.any_text_on(player, PlayerModKinds::MOVE);
        for &to in locations {
            if plain && !self.with_mods.has(to) {
                let goes = i32::from(self.values(to).move_cost) <= ink && self.may_be_at(card, to).is_ok();
                if goes && !each.offer(Answer::Action(Action::Move { card, to, free: false })) {
                    return false;
                }
                continue;
            }
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

    #[inline(never)]
    fn each_use(&self, player: PlayerIx, card: CardIx, ink: i32, each: &mut impl Offers) -> bool {
        let values = self.values(card);
        if values.bits.intersects(Bits::GRANTED | Bits::LOST) || values.has(Keyword::Boost) {
            return self.each_use_of_all(player, card, ink, each);
        }
        // Mostly a card has the abilities that are printed on it.
        let abilities = &self.def(card).abilities;
        abilities.iter().all(|ability| self.use_option(player, card, *ability, ink, each))
    }

    #[inline(never)]
    fn each_use_of_all(&self, player: PlayerIx, card: CardIx, ink: i32, each: &mut impl Offers) -> bool {
        let mut found: SmallVec<[AbilityIx; 4]> = SmallVec::new();
        self.each_ability(card, |ability, _| {
            if !found.contains(&ability) {
                found.push(ability);
            }
        });
        found.iter().all(|ability| self.use_option(player, card, *ability, ink, each))
    }

    fn use_option(
        &self,
        player: PlayerIx,
        card: CardIx,
        ability: AbilityIx,
        ink: i32,
        each: &mut impl Offers,
    ) -> bool {
        let AbilityKind::Activated(activated) = &self.pool.ability(ability).kind else { return true };
        // What is asked first is what mostly stands in its way, paid or for free.
        if activated.cost.exert && self.can_exert(card).is_err() {
            return true;
        }
        let too_dear = matches!(activated.cost.ink, Amount::Const(price) if price > ink)
            && !self.any_text_on(player, PlayerModKinds::USE);
        for free in [false, true] {
            let may_be_free =
                || (self.pending.is_none() || self.with_mods.has(card)) && self.may_use_free(card, ability);
            if (!free && !too_dear || free && may_be_free())
                && self.can_use_own(player, card, ability, free).is_ok()
                && !each.offer(Answer::Action(Action::Use { card, ability, free }))
            {
                return false;
            }
        }
        true
    }
}
