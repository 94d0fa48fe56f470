//! Current values: Strength, Willpower, lore, keywords, what is forbidden and allowed (6.4, 6.6, 8.1.2).
//!
//! Values are found anew after every change that may matter: printed values, then all modifications in force,
//! repeated until nothing changes, since one static ability may depend on the result of another.

use super::listeners::alters_hearing;
use super::*;
use crate::program::*;
use crate::state::{CardIx, CardMarks, PlayerSet, Until};
use crate::work::{Work, count};

bitflags::bitflags! {
    /// What is forbidden, allowed or demanded, where it needs no further question.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
    pub struct Bits: u32 {
        /// It cannot quest.
        const CANT_QUEST = 1;
        /// It cannot challenge.
        const CANT_CHALLENGE = 2;
        /// It cannot be challenged.
        const CANT_BE_CHALLENGED = 4;
        /// It cannot be readied.
        const CANT_READY = 8;
        /// It is not readied in the Ready step.
        const CANT_READY_STEP = 16;
        /// It cannot exert to sing.
        const CANT_SING = 32;
        /// It cannot be exerted.
        const CANT_EXERT = 64;
        /// It cannot be dealt damage.
        const NO_DEALT = 128;
        /// It cannot be dealt damage unless it is being challenged.
        const NO_DEALT_UNLESS_CHALLENGED = 256;
        /// It cannot move.
        const CANT_MOVE = 512;
        /// Opponents cannot choose it.
        const NOT_CHOSEN = 1024;
        /// It may quest while drying.
        const QUEST_DRYING = 2048;
        /// It has printed abilities that work outside of play (6.1.12): kept here for whoever asks about many cards.
        const ELSEWHERE = 4096;
        /// It must quest if it can.
        const MUST_QUEST = 8192;
        /// It must challenge if it can.
        const MUST_CHALLENGE = 1 << 14;
        /// Opponents must choose it if they can.
        const MUST_BE_CHOSEN = 1 << 15;
        /// It is dealt no damage in challenges.
        const NO_CHALLENGE_DAMAGE = 1 << 16;
        /// Damage cannot be removed from it.
        const KEEPS_DAMAGE = 1 << 17;
        /// It counts as having the inkwell symbol.
        const INKABLE = 1 << 18;
        /// Some modification in force must be asked further.
        const FURTHER = 1 << 19;
        /// It has abilities from elsewhere.
        const GRANTED = 1 << 20;
        /// It has lost abilities.
        const LOST = 1 << 21;
        /// 8.10.9
        const ANY_SHIFT = 1 << 22;
        /// It has printed abilities that can be used: kept here for whoever asks about many cards.
        const USABLE = 1 << 23;
        /// It has printed abilities that speak of nothing but playing itself, likewise.
        const OWN_PLAY = 1 << 24;
        /// It has other printed static abilities, likewise.
        const STATICS = 1 << 25;
        /// It cannot be banished.
        const CANT_BE_BANISHED = 1 << 26;
        /// It may challenge while drying.
        const CHALLENGE_DRYING = 1 << 27;
        /// The damage it deals is not reduced.
        const DEALS_IN_FULL = 1 << 28;
        /// 1.9.4.1: it deals damage with its Willpower.
        const WITH_WILLPOWER = 1 << 29;
        /// 5.2.7: it has classifications from elsewhere.
        const CLASSED = 1 << 30;
        /// It is printed with other ways to play it than for its cost: Shift, or it is a song. Kept here likewise.
        const WAYS = 1 << 31;
    }
}

/// The current values of a card. Strength and lore may be negative (6.6.2, 6.6.3).
///
/// They lie beside the state of the card, both together as long as a line of the cache; so what is rarely asked for is not among them:
/// classifications are found when they are asked for ([`Board::classes`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Derived {
    /// {S}, never below 0 where it counts.
    pub strength: i32,
    /// {W}.
    pub willpower: i32,
    /// {L}.
    pub lore: i32,
    /// 5.6.5.2: as it is printed, which nothing changes.
    pub move_cost: i16,
    /// Which keywords, by bit.
    pub keywords: u16,
    /// Resist (8.8).
    pub resist: i16,
    /// Challenger (8.5).
    pub challenger: i16,
    /// Singer (8.11).
    pub singer: i16,
    /// Boost (8.4).
    pub boost: i16,
    /// Sing Together (8.12).
    pub sing_together: i16,
    /// 8.11.3
    pub sing_more: i16,
    /// What else is true of it.
    pub bits: Bits,
    /// Its printed kinds, which nothing changes: most of what is asked about values is asked of one kind only.
    pub kinds: Kinds,
    /// 1.5.1: its cost, which nothing changes either.
    pub cost: i16,
}

impl Derived {
    /// The printed values.
    pub(crate) fn printed(def: &CardDef, facts: &DefFacts) -> Derived {
        let mut values = Derived {
            kinds: def.kinds,
            cost: def.cost,
            strength: def.strength.into(),
            willpower: def.willpower.into(),
            lore: def.lore.into(),
            move_cost: def.move_cost,
            ..Derived::default()
        };
        values.bits.set(Bits::INKABLE, def.inkable);
        values.bits.set(Bits::USABLE, facts.usable);
        values.bits.set(Bits::OWN_PLAY, !facts.own_play.is_empty());
        values.bits.set(Bits::STATICS, facts.statics);
        values.bits.set(Bits::ELSEWHERE, facts.elsewhere != 0);
        values.bits.set(Bits::WAYS, def.shift.is_some() || def.kinds.contains(Kinds::SONG));
        if def.shift.is_some() {
            values.keywords |= Keyword::Shift.bit();
        }
        for (keyword, n) in &def.keywords {
            values.gain(*keyword, *n);
        }
        values
    }

    /// Whether it has the keyword.
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords & keyword.bit() != 0
    }

    /// The number of a keyword; 0 where nothing stands behind it.
    pub fn number(&self, keyword: Keyword) -> i32 {
        let mut own = *self;
        own.number_mut(keyword).map_or(0, |number| i32::from(*number))
    }

    /// Where the number behind a keyword is kept.
    #[expect(clippy::wildcard_enum_match_arm, reason = "a test gives every keyword that has a number one")]
    fn number_mut(&mut self, keyword: Keyword) -> Option<&mut i16> {
        match keyword {
            Keyword::Resist => Some(&mut self.resist),
            Keyword::Challenger => Some(&mut self.challenger),
            Keyword::Singer => Some(&mut self.singer),
            Keyword::Boost => Some(&mut self.boost),
            Keyword::SingTogether => Some(&mut self.sing_together),
            _ => None,
        }
    }

    fn gain(&mut self, keyword: Keyword, n: i16) {
        // 8.1.2, 8.8.1: +0 adds nothing, and gives nothing.
        if keyword.adds_up() && n == 0 {
            return;
        }
        self.keywords |= keyword.bit();
        let Some(own) = self.number_mut(keyword) else { return };
        if keyword.adds_up() {
            *own += n;
        } else if keyword == Keyword::Boost && *own != 0 {
            // D.6: of several numbers the highest, of several Boosts the cheapest.
            *own = n.min(*own);
        } else {
            *own = n.max(*own);
        }
    }

    fn lose(&mut self, keyword: Keyword) {
        self.keywords &= !keyword.bit();
        if let Some(own) = self.number_mut(keyword) {
            *own = 0;
        }
    }
}

/// What a modification is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// This card.
    Card(CardIx),
    /// This player.
    Player(PlayerIx),
}

impl Target {
    fn card(self) -> Option<CardIx> {
        match self {
            Target::Card(card) => Some(card),
            Target::Player(_) => None,
        }
    }
}

/// A modification in force.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Active {
    /// Of what.
    pub target: Target,
    /// Which.
    pub mods: ModsIx,
    /// Which of them.
    pub ix: u8,
    /// Where it comes from.
    pub source: Obj,
    /// Whose it is.
    pub you: PlayerIx,
    /// The effect it belongs to, by position; a static ability has none.
    pub effect: Option<u16>,
    /// Its amount.
    pub value: i32,
}

/// After these changes all values are found anew.
pub(super) const ALL_VALUES: Dependencies =
    OTHER_STATICS.union(Dependencies::EFFECTS).union(Dependencies::VALUES);
/// After these there may be other static abilities in force.
const OTHER_STATICS: Dependencies = Dependencies::SOURCES.union(Dependencies::ALWAYS);
/// Changes after which somebody may have enough lore (1.8.1.1).
pub(crate) const MAY_WIN: Dependencies = ALL_VALUES.union(Dependencies::LORE);
/// Changes after which something in play may have lethal damage (1.8.1.4).
pub(crate) const MAY_BANISH: Dependencies = ALL_VALUES.union(Dependencies::DAMAGE);
/// Changes after which what an effect is about may have gone (7.1.6).
pub(crate) const MAY_OUTDATE: Dependencies = ALL_VALUES.union(Dependencies::ZONES);
/// Everything that a game state check looks at (1.8.1).
pub(crate) const CHECKED: Dependencies = MAY_WIN.union(MAY_BANISH).union(MAY_OUTDATE);

impl Board {
    /// Finds all values anew if something changed that matters.
    #[inline]
    pub(crate) fn refresh(&mut self) {
        if self.dirty.is_empty() {
            return;
        }
        let what = std::mem::take(&mut self.dirty);
        // Mostly nobody looks at it.
        if what.intersects(self.sources.depends() | ALL_VALUES | Dependencies::CHALLENGE) {
            return self.look_at_changes(what);
        }
        self.dirty_of = PlayerSet::EMPTY;
        self.moved = Features::NONE;
    }

    #[inline(never)]
    fn look_at_changes(&mut self, what: Dependencies) {
        let of = std::mem::take(&mut self.dirty_of);
        let moved = std::mem::take(&mut self.moved);
        if what.intersects(self.sources.depends() | ALL_VALUES) || self.challenge_matters(what) {
            self.find_values(Changed { what, of, moved, others: false });
        }
    }

    /// Finds the values anew of which some text says something else after such a change.
    #[inline]
    fn find_values(&mut self, changed: Changed) {
        if self.matters(changed) && !self.renew_effects(changed.what) {
            self.recompute(changed, Asking::Together);
        }
    }

    fn matters(&mut self, changed: Changed) -> bool {
        let (boosts, looked_at) = (self.challenge_matters(changed.what), self.sources.depends());
        if changed.what.intersects(ALL_VALUES) || boosts && looked_at.intersects(Dependencies::STATS) {
            return true;
        }
        let mut buffer = std::mem::take(&mut self.spare);
        let same = self.still_says_the_same(changed, &mut buffer);
        self.spare = buffer;
        if same && boosts {
            // Nobody looks at its Strength: the others stay as they are.
            self.boost_anew();
        }
        !same
    }

    /// 8.5.1: a challenge began or ended, and nothing else is different.
    fn boost_anew(&mut self) {
        if let Some(card) = self.boosted.take() {
            let mut values = *self.pool.printed(self.state.card(card).def());
            if self.with_mods.has(card) {
                self.modify(card, self.active_range(card), &mut values);
            }
            self.state.keep_values(card, values);
        }
        let changes = self.boost();
        self.altered |= changes;
    }

    /// Whether a challenge began or ended in which Challenger counts (8.5.1).
    fn challenge_matters(&self, changed: Dependencies) -> bool {
        changed.contains(Dependencies::CHALLENGE) && self.boosts()
    }

    /// Whether Challenger counts, or counted when the values were found (8.5.1).
    pub(super) fn boosts(&self) -> bool {
        self.boosted.is_some() || self.challenger().is_some()
    }

    /// The challenging character, if its Challenger adds to its Strength (8.5.1, 4.6.4.5).
    fn challenger(&self) -> Option<CardIx> {
        let challenge = self.state.challenge()?;
        let side = match self.rules.has(crate::Point::ChallengerAttacks) {
            true => challenge.attacker,
            false => challenge.defender,
        };
        let card = self.state.in_play(side)?;
        (self.values(card).challenger != 0).then_some(card)
    }

    /// Finds all values anew after such a change.
    pub(crate) fn recompute(&mut self, since: Changed, asking: Asking) {
        count(Work::Anew);
        // Modifications may reach each other; a fixed order and a limit keep it finite.
        const ROUNDS: usize = 8;
        let changed = since.what;
        let altered_before = self.altered;
        let heard_otherwise = self.hears_otherwise;
        let others = changed.intersects(Dependencies::VALUES | Dependencies::ALWAYS);
        let mut stale = Changed { what: changed | self.altered | Dependencies::ALWAYS, others, ..since };
        if changed.contains(Dependencies::ALWAYS) {
            stale = Changed { others, ..Changed::ANYTHING };
        }
        // 6.4.1: which sources there are changes with cards, and with abilities that are given or lost.
        let granted = altered_before.contains(Dependencies::ALWAYS);
        let keeps_statics = asking == Asking::Together && !granted && !changed.intersects(OTHER_STATICS);
        let mut same = match keeps_statics {
            true if changed.contains(Dependencies::EFFECTS) => Same::Statics,
            true => Same::Sources,
            false => Same::Nothing,
        };
        // Where no ability was given or lost, values stay as they are until it is known which of them differ.
        let mut kept = !granted && !changed.contains(Dependencies::ALWAYS);
        // Where nothing moved that is modified, what is said now may be the same as before.
        let steady = !changed.contains(Dependencies::VALUES);
        let mut before = std::mem::take(&mut self.sources);
        let mut sources = std::mem::take(&mut self.spare_sources);
        if !kept {
            self.reset();
        }
        for round in 0..ROUNDS {
            if round > 0 {
                std::mem::swap(&mut sources, &mut before);
            }
            sources.clear();
            self.find_sources(&mut sources, &before, same, asking);
            // Who looks at results of modifications is asked when these are taken back.
            if kept && sources.depends().intersects(altered_before) {
                kept = false;
                self.reset();
            }
            self.ask_all(&mut sources, &before, stale);
            if kept && steady && !self.challenge_matters(changed) && sources.made() == before.made() {
                self.keep_sources(sources, before);
                return;
            }
            if sources.made().is_empty() && self.active.is_empty() && !self.boosts() {
                self.keep_sources(sources, before);
                self.nothing_is_said();
                return;
            }
            let mut active = std::mem::take(&mut self.spare);
            by_target(sources.made(), &mut active, &mut self.ends, self.state.cards().len());
            let again = round > 0 && active == self.active;
            if round > 0 && !again {
                self.take_back();
            }
            self.spare = std::mem::replace(&mut self.active, active);
            if again {
                break;
            }
            self.index_active();
            if kept {
                self.altered = Dependencies::empty();
                self.print(self.boosted);
            }
            // What was taken back has to be worked out, whatever was said before.
            let known = if kept { std::mem::take(&mut self.spare) } else { Vec::new() };
            let changes = self.apply_active(&known, steady);
            if kept {
                self.spare = known;
                kept = false;
            }
            self.altered |= changes;
            stale = Changed { what: self.altered | Dependencies::ALWAYS, ..Changed::ANYTHING };
            let stays = asking == Asking::Together && !self.altered.contains(Dependencies::ALWAYS);
            same = if stays { Same::Sources } else { Same::Nothing };
            // Once is enough where nothing depends on what was changed.
            if !changes.intersects(sources.depends() | Dependencies::ALWAYS) {
                break;
            }
        }
        self.keep_sources(sources, before);
        self.spare.clear();
        if heard_otherwise || self.hears_otherwise {
            self.listeners = None;
        }
        self.unchecked |= Dependencies::ALWAYS;
        // 8.1.2: what a longer grant has ousted is gone for good.
        if !self.state.effects().is_empty() && self.oust_shorter_grants() {
            self.recompute(Changed { what: Dependencies::EFFECTS, ..Changed::ANYTHING }, asking);
        }
    }

    /// No modification was in force and none is: all values are the printed ones.
    fn nothing_is_said(&mut self) {
        self.altered = Dependencies::empty();
        self.frail = self.pool.is_any_frail();
        self.unchecked |= Dependencies::ALWAYS;
    }

    fn keep_sources(&mut self, sources: Sources, mut before: Sources) {
        self.sources = sources;
        before.clear();
        self.spare_sources = before;
    }

    /// Back to the printed values, where a modification or a challenge changed them.
    fn reset(&mut self) {
        self.altered = Dependencies::empty();
        self.take_back();
    }

    fn take_back(&mut self) {
        let boosted = self.boosted.take().map(Target::Card);
        for target in self.active.iter().map(|a| a.target).chain(boosted) {
            if let Target::Card(card) = target {
                self.state.keep_values(card, *self.pool.printed(self.state.card(card).def()));
            }
        }
    }

    /// Back to its printed values.
    fn print(&mut self, card: Option<CardIx>) {
        if let Some(card) = card {
            self.state.keep_values(card, *self.pool.printed(self.state.card(card).def()));
        }
    }

    // 6.4.1, 6.6.1, 6.6.1.1: at once and continuously, without the bag.
    /// Works out the values from the modifications in force; tells what was changed that others may depend on. What was known
    /// to be in force before, and still is, has made its values already; all of them where no card with any has moved.
    fn apply_active(&mut self, known: &[Active], steady: bool) -> Dependencies {
        let mut changes = Dependencies::empty();
        let (mut start, mut at) = (0, 0);
        self.frail = self.pool.is_any_frail();
        while start < self.active.len() {
            let target = self.active[start].target;
            let mut end = start + 1;
            while end < self.active.len() && self.active[end].target == target {
                end += 1;
            }
            // Both lists are in the order of what they are about: what is passed over is modified no more.
            while at < known.len() && key(known[at].target) < key(target) {
                self.print(known[at].target.card());
                at += 1;
            }
            let first = at;
            while at < known.len() && known[at].target == target {
                at += 1;
            }
            if let Target::Card(card) = target {
                let printed = self.pool.printed(self.state.card(card).def());
                // A card that has moved since has its printed values, whatever is said of it; so has who challenged.
                let stays = known[first..at] == self.active[start..end]
                    && (steady && self.boosted != Some(card) || self.values(card) != printed);
                if stays {
                    let texts = self.with_texts(&self.active[start..end]);
                    changes = texts.fold(changes, |all, (text, _)| all | changed_by(text));
                } else {
                    let mut values = *printed;
                    changes |= self.modify(card, start..end, &mut values);
                    self.state.keep_values(card, values);
                }
                self.frail |= self.values(card).willpower <= 0;
            }
            start = end;
        }
        known[at..].iter().for_each(|gone| self.print(gone.target.card()));
        changes | self.boost()
    }

    // 8.5.2: not while being challenged.
    /// 8.5.1, 4.6.4.5: Challenger counts while challenging. Tells what that changes.
    fn boost(&mut self) -> Dependencies {
        self.boosted = self.challenger();
        let Some(card) = self.boosted else { return Dependencies::empty() };
        let more = i32::from(self.values(card).challenger);
        let strength = match self.without_floor(card) {
            // 6.6.4: Challenger is a modifier like the others; the floor comes after it.
            Some(sum) => (sum + more).max(self.def(card).strength.into()),
            None => self.values(card).strength + more,
        };
        let values = Derived { strength, ..*self.values(card) };
        self.state.keep_values(card, values);
        Dependencies::STATS
    }

    /// The Strength by its modifiers alone, where it has a floor.
    fn without_floor(&self, card: CardIx) -> Option<i32> {
        let mods = || self.mods_on(Target::Card(card));
        mods().any(|(m, _)| matches!(m, Mod::FloorPrinted(Stat::Strength))).then(|| {
            let own = mods().filter(|(m, _)| matches!(m, Mod::Stat(Stat::Strength, _)));
            i32::from(self.def(card).strength) + own.map(|(_, active)| active.value).sum::<i32>()
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are listed by `plain_mod`")]
    pub(super) fn modify(
        &self,
        card: CardIx,
        range: std::ops::Range<usize>,
        values: &mut Derived,
    ) -> Dependencies {
        count(Work::Values);
        let mut changes = Dependencies::empty();
        let mut lost = 0u16;
        let mut barred = 0u16;
        let mut floors: [bool; 3] = [false; 3];
        let mut reduced: [i32; 3] = [0; 3];
        let mut unreduced: [bool; 3] = [false; 3];
        let mut against_opponents = false;
        let mut limits = Limits::default();
        for active in &self.active[range.clone()] {
            let modification = &self.pool.mods(active.mods)[usize::from(active.ix)];
            changes |= changed_by(modification);
            match modification {
                Mod::Keyword(keyword, _) => values.gain(*keyword, active.value as i16),
                Mod::LoseKeyword(keyword) => lost |= keyword.bit(),
                Mod::CantGain(keyword) => barred |= keyword.bit(),
                Mod::FloorPrinted(stat) => match stat {
                    Stat::Strength => floors[0] = true,
                    Stat::Willpower => floors[1] = true,
                    Stat::Lore => floors[2] = true,
                    Stat::Cost | Stat::Damage | Stat::Removable | Stat::Under | Stat::Keyword(_) => {}
                },
                Mod::Unreduced(stat) => {
                    if let Some(at) = of_three(*stat) {
                        unreduced[at] = true;
                    }
                }
                Mod::UnreducedByOpponents(_) => against_opponents = true,
                Mod::Unincreased(stat) => limits.cap(*stat),
                Mod::Floor(stat, _) => limits.hold(*stat, active.value),
                Mod::Set(stat, _) => limits.set(*stat, active.value),
                Mod::LoseAll(what) => {
                    lost = u16::MAX;
                    if *what == Lost::Abilities {
                        values.bits |= Bits::LOST;
                    }
                }
                other => {
                    if let Mod::Stat(stat, _) = other
                        && let Some(at) = of_three(*stat)
                    {
                        reduced[at] -= active.value.min(0);
                        limits.raised[at] += active.value.max(0);
                    }
                    plain_mod(other, active.value, values);
                }
            }
        }
        // 1.2.2: what cannot be reduced is as if nothing had reduced it.
        if unreduced != [false; 3] {
            let given = |at: usize| if unreduced[at] { reduced[at] } else { 0 };
            values.strength += given(0);
            values.willpower += given(1);
            values.lore += given(2);
        }
        if against_opponents {
            let given = self.taken_by_opponents(range, unreduced);
            values.strength += given[0];
            values.willpower += given[1];
            values.lore += given[2];
        }
        if limits.any {
            limits.apply(self.def(card), reduced, values);
        }
        if lost | barred != 0 || floors != [false; 3] {
            self.limit(card, lost, barred, floors, values);
        }
        changes
    }

    /// 1.3.5.2: what opponents of a text's player have taken from values that they can't reduce.
    #[inline(never)]
    fn taken_by_opponents(&self, range: std::ops::Range<usize>, unreduced: [bool; 3]) -> [i32; 3] {
        let mut taken = [0; 3];
        for (text, shield) in self.with_texts(&self.active[range.clone()]) {
            let Mod::UnreducedByOpponents(stat) = text else { continue };
            let Some(at) = of_three(*stat).filter(|at| !unreduced[*at]) else { continue };
            let team = self.state.team(shield.you);
            let by_them = self.with_texts(&self.active[range.clone()]).filter(|(m, active)| {
                matches!(m, Mod::Stat(of, _) if of == stat) && active.value < 0 && !team.has(active.you)
            });
            taken[at] = taken[at].max(by_them.map(|(_, active)| -active.value).sum());
        }
        taken
    }

    fn limit(&self, card: CardIx, lost: u16, barred: u16, floors: [bool; 3], values: &mut Derived) {
        let def = self.def(card);
        for keyword in Keyword::ALL {
            // A card that loses a keyword has none; one that cannot gain it has it only if it is printed.
            let bit = keyword.bit();
            if lost & bit != 0 || barred & bit != 0 && !printed_keyword(def, keyword) {
                values.lose(keyword);
            }
        }
        // 6.6.4: computed with all modifiers, then raised.
        if floors[0] {
            values.strength = values.strength.max(def.strength.into());
        }
        if floors[1] {
            values.willpower = values.willpower.max(def.willpower.into());
        }
        if floors[2] {
            values.lore = values.lore.max(def.lore.into());
        }
    }

    /// Whether something that lasts so long applies now.
    pub(crate) fn in_force(&self, until: Until) -> bool {
        let state = &self.state;
        match until {
            Until::EndOfTurn
            | Until::StartOf(_)
            | Until::Challenge
            | Until::OnInPlay
            | Until::EndOfTurnOf(..)
            | Until::EndOfTurnAfter(_)
            | Until::EndOfGame => true,
            Until::TurnOf(player, after) => state.is_turn_of(player) && state.turn() > after,
            Until::ReadyOf(player) => {
                state.is_turn_of(player) && state.step() == crate::state::TurnStep::Ready
            }
            Until::InPlay(obj) => state.in_play(obj).is_some(),
        }
    }

    pub(super) fn spread(
        &self,
        scope: &Scope,
        ctx: &Ctx<'_>,
        base: Active,
        frozen: &[i32],
        active: &mut Vec<Active>,
    ) {
        match scope {
            Scope::This => {
                if let Some(card) = self.state.current(ctx.this) {
                    self.put(Target::Card(card), ctx, base, frozen, active);
                }
            }
            Scope::Objects(select) => {
                for obj in self.select(select, ctx) {
                    self.put(Target::Card(obj.card), ctx, base, frozen, active);
                }
            }
            Scope::Players(players) => {
                let set: PlayerSet = self.players(players, ctx);
                for player in set.iter() {
                    self.put(Target::Player(player), ctx, base, frozen, active);
                }
            }
        }
    }

    pub(super) fn put(
        &self,
        target: Target,
        ctx: &Ctx<'_>,
        base: Active,
        frozen: &[i32],
        active: &mut Vec<Active>,
    ) {
        let ctx = match target {
            Target::Card(card) => ctx.at(self.state.obj(card)),
            Target::Player(player) => ctx.at_player(player),
        };
        for (ix, modification) in self.pool.mods(base.mods).iter().enumerate() {
            let value = match frozen.get(ix) {
                Some(n) => *n,
                None => amount_of(modification).map_or(0, |amount| self.amount(amount, &ctx)),
            };
            active.push(Active { target, ix: ix as u8, value, ..base });
        }
    }

    /// Notes where the modifications of each player lie, and which cards have any.
    pub(super) fn index_active(&mut self) {
        self.with_mods = CardMarks::default();
        self.by_player = [0; PLAYERS_MAX + 1];
        self.plays_from_elsewhere = false;
        self.player_mod_kinds = [PlayerModKinds::empty(); PLAYERS_MAX];
        self.hears_otherwise = false;
        self.mods_elsewhere = false;
        let active = std::mem::take(&mut self.active);
        let mut last = None;
        for one in &active {
            // What many say of one card is mostly the same text again.
            let says = Some((one.target, one.mods, one.ix));
            if says != last || one.target.card().is_none() {
                self.index(one);
            }
            last = says;
        }
        self.active = active;
    }

    /// The same for one more.
    pub(super) fn index(&mut self, active: &Active) {
        let modification = &self.pool.mods(active.mods)[usize::from(active.ix)];
        match active.target {
            Target::Player(player) => {
                for end in &mut self.by_player[player.index() + 1..] {
                    *end += 1;
                }
                self.player_mod_kinds[player.index()] |= PlayerModKinds::of(modification);
            }
            Target::Card(card) => {
                self.with_mods.mark(card);
                self.mods_elsewhere |= self.state.card(card).zone() != crate::state::Zone::Play;
                self.hears_otherwise |= alters_hearing(modification);
            }
        }
        self.plays_from_elsewhere |= matches!(modification, Mod::PlayFrom(_) | Mod::InkFrom(_));
    }

    /// The modifications in force on something.
    #[inline]
    pub(crate) fn mods_on(&self, target: Target) -> impl Iterator<Item = (&Mod, &Active)> {
        let active = match target {
            Target::Player(player) => self.active_of(player),
            Target::Card(card) if self.with_mods.has(card) => self.active_on(card),
            Target::Card(_) => &[],
        };
        self.with_texts(active)
    }

    /// Modifications in force with what they say.
    #[inline]
    pub(super) fn with_texts<'a>(
        &'a self,
        active: &'a [Active],
    ) -> impl Iterator<Item = (&'a Mod, &'a Active)> {
        count(Work::Texts);
        active.iter().map(|a| (&self.pool.mods(a.mods)[usize::from(a.ix)], a))
    }

    pub(super) fn active_of(&self, player: PlayerIx) -> &[Active] {
        let at = player.index();
        &self.active[usize::from(self.by_player[at])..usize::from(self.by_player[at + 1])]
    }

    fn active_on(&self, card: CardIx) -> &[Active] {
        &self.active[self.active_range(card)]
    }

    /// Where the modifications of a card lie.
    pub(super) fn active_range(&self, card: CardIx) -> std::ops::Range<usize> {
        let target = Target::Card(card);
        let at = key(target);
        if let Some(&[start, end]) = self.ends.get(at as usize - 1..=at as usize) {
            return start as usize..end as usize;
        }
        let start = self.active.partition_point(|a| key(a.target) < at);
        let count = self.active[start..].iter().take_while(|a| a.target == target).count();
        start..start + count
    }

    /// What a card's own text says about playing it; mostly nothing.
    #[inline]
    pub(crate) fn own_play(&self, card: CardIx) -> PlayerModKinds {
        match self.values(card).bits.contains(Bits::OWN_PLAY) {
            true => self.pool.facts(self.state.card(card).def()).own_play,
            false => PlayerModKinds::empty(),
        }
    }

    /// Calls for the modifications of that kind which a card's own text makes to playing it, as they are now.
    #[inline]
    pub(crate) fn own_play_mods(
        &self,
        card: CardIx,
        about: PlayerModKinds,
        each: impl FnMut(&Mod, &Active) -> bool,
    ) {
        if self.own_play(card).intersects(about) {
            self.asked_own_play_mods(card, about, each);
        }
    }

    fn asked_own_play_mods(
        &self,
        card: CardIx,
        about: PlayerModKinds,
        mut each: impl FnMut(&Mod, &Active) -> bool,
    ) {
        let state = self.state.card(card);
        let zone = if state.zone() == crate::state::Zone::Aside { Zones::HAND } else { state.zone().bit() };
        // 4.3.6, 1.5.5: what a card says about playing it holds from wherever it is played.
        let zone = zone | Zones::HAND;
        let source = self.state.obj(card);
        let ctx = Ctx::plain(state.owner(), source);
        for &ix in &self.def(card).abilities {
            let ability = self.pool.ability(ix);
            let AbilityKind::Static(fixed) = &ability.kind else { continue };
            let applies = self.pool.own_play(ix).intersects(about)
                && ability.zones.intersects(zone)
                && self.holds(&fixed.condition, &ctx);
            if !applies {
                continue;
            }
            for (at, modification) in self.pool.mods(fixed.mods).iter().enumerate() {
                if !PlayerModKinds::of(modification).intersects(about) {
                    continue;
                }
                let value = amount_of(modification).map_or(0, |amount| self.amount(amount, &ctx.at(source)));
                let target = Target::Card(card);
                let active = Active {
                    target,
                    mods: fixed.mods,
                    ix: at as u8,
                    source,
                    you: state.owner(),
                    effect: None,
                    value,
                };
                if !each(modification, &active) {
                    return;
                }
            }
        }
    }

    /// The point of view of a modification.
    pub(crate) fn ctx_of(&self, active: &Active) -> Ctx<'_> {
        let mut ctx = Ctx::plain(active.you, active.source);
        if let Some(effect) = active.effect.and_then(|ix| self.state.effects().get(usize::from(ix))) {
            ctx.slots = &effect.slots;
        }
        match active.target {
            Target::Card(card) => ctx.at(self.state.obj(card)),
            Target::Player(player) => ctx.at_player(player),
        }
    }
}

/// So few modifications are compared with each other, or put in one by one; above this counting them first is cheaper.
pub(super) const FEW: usize = 64;

/// Puts modifications in the order of what they are about; those about the same thing stay in theirs. Of many, also where those about
/// each thing end.
pub(super) fn by_target(made: &[Active], active: &mut Vec<Active>, ends: &mut Vec<u32>, cards: usize) {
    active.clear();
    active.extend_from_slice(made);
    ends.clear();
    if made.len() <= FEW {
        return active.sort_by_key(|a| key(a.target));
    }
    ends.resize(8 + cards + 1, 0);
    for one in made {
        ends[key(one.target) as usize + 1] += 1;
    }
    let mut before = 0;
    for start in ends.iter_mut() {
        before += *start;
        *start = before;
    }
    // Each is where the next one goes, and so ends behind the last one.
    for one in made {
        let at = &mut ends[key(one.target) as usize];
        active[*at as usize] = *one;
        *at += 1;
    }
}

/// The order of modifications in force: by what they are about.
pub(super) fn key(target: Target) -> u32 {
    match target {
        Target::Player(player) => u32::from(player.0),
        Target::Card(card) => 8 + u32::from(card.0),
    }
}

pub(super) fn printed_keyword(def: &CardDef, keyword: Keyword) -> bool {
    def.keywords.iter().any(|(k, _)| *k == keyword) || keyword == Keyword::Shift && def.shift.is_some()
}

/// What limits Strength, Willpower and lore, or takes the place of what is printed.
#[derive(Default)]
struct Limits {
    any: bool,
    set: [Option<i32>; 3],
    floor: [Option<i32>; 3],
    unincreased: [bool; 3],
    /// How much modifiers have raised it.
    raised: [i32; 3],
}

impl Limits {
    /// The last one counts: effects are in the order in which they began.
    fn set(&mut self, stat: Stat, value: i32) {
        let Some(at) = self.about(stat) else { return };
        self.set[at] = Some(value);
    }

    fn hold(&mut self, stat: Stat, value: i32) {
        let Some(at) = self.about(stat) else { return };
        self.floor[at] = Some(self.floor[at].map_or(value, |other| other.max(value)));
    }

    fn cap(&mut self, stat: Stat) {
        let Some(at) = self.about(stat) else { return };
        self.unincreased[at] = true;
    }

    fn about(&mut self, stat: Stat) -> Option<usize> {
        let at = of_three(stat)?;
        self.any = true;
        Some(at)
    }

    fn apply(&self, def: &CardDef, reduced: [i32; 3], values: &mut Derived) {
        let printed: [i32; 3] = [def.strength.into(), def.willpower.into(), def.lore.into()];
        let all = [&mut values.strength, &mut values.willpower, &mut values.lore];
        for (at, value) in all.into_iter().enumerate() {
            // 6.6.1.2: modifiers add to the number that is set.
            if let Some(set) = self.set[at] {
                *value += set - printed[at];
            }
            if self.unincreased[at] {
                *value -= self.raised[at];
            }
            // 1.2.2: only what reduces it is kept from going further.
            if let Some(floor) = self.floor[at] {
                *value = (*value).max(floor.min(*value + reduced[at]));
            }
        }
    }
}

/// The amount of a modification, if it has one that is counted.
pub(crate) fn amount_of(modification: &Mod) -> Option<&Amount> {
    match modification {
        Mod::Stat(_, n)
        | Mod::Set(_, n)
        | Mod::Floor(_, n)
        | Mod::Keyword(_, n)
        | Mod::Toll(_, n)
        | Mod::SingCost(n)
        | Mod::MoreInk(n)
        | Mod::LoreToWin(n)
        | Mod::LoreToWinBy(n)
        | Mod::DealsMore(_, _, n)
        | Mod::TakesMore(_, n)
        | Mod::UseCost(_, _, n)
        | Mod::ReadyAtMost(n, _)
        | Mod::MoveCost(_, _, n)
        | Mod::NextMoveCost(_, _, n)
        | Mod::ChallengersPerTurn(n)
        | Mod::Enters(Entering::Damaged(n)) => Some(n),
        Mod::PlayCost(change) => Some(&change.ink),
        Mod::FloorPrinted(_)
        | Mod::Unreduced(_)
        | Mod::UnreducedByOpponents(_)
        | Mod::Unincreased(_)
        | Mod::LoseAll(_)
        | Mod::DealsInFull
        | Mod::MustChallenge(_)
        | Mod::Shift(_)
        | Mod::LoseKeyword(_)
        | Mod::CantGain(_)
        | Mod::Ability(_)
        | Mod::LoseAbility(_)
        | Mod::Class(_)
        | Mod::NamedForShift(_)
        | Mod::AnyShift
        | Mod::ShiftOnto(_)
        | Mod::CostUnreduced(_)
        | Mod::TopSeen
        | Mod::HandFaceUp
        | Mod::DealsForSure
        | Mod::Cant(_)
        | Mod::Can(_)
        | Mod::Must(_)
        | Mod::Enters(Entering::Exerted | Entering::Ready | Entering::MayExerted(_) | Entering::Then(_))
        | Mod::DamageWith(_)
        | Mod::NoChallengeDamage
        | Mod::TollDone(..)
        | Mod::CountsInkable
        | Mod::FreeMove(_)
        | Mod::InkFrom(_)
        | Mod::PlayFrom(_)
        | Mod::PlayAs(_)
        | Mod::Skip(_)
        | Mod::TopFaceUp
        | Mod::InkEntersExerted
        | Mod::KeepsDamage
        | Mod::FreeAbility(_) => None,
    }
}

fn plain_mod(modification: &Mod, value: i32, values: &mut Derived) {
    match modification {
        Mod::Stat(stat, _) => match stat {
            // 6.6.1.2: all modifiers add up.
            Stat::Strength => values.strength += value,
            Stat::Willpower => values.willpower += value,
            Stat::Lore => values.lore += value,
            Stat::Cost | Stat::Damage | Stat::Removable | Stat::Under | Stat::Keyword(_) => {}
        },
        Mod::Class(_) => values.bits |= Bits::CLASSED,
        Mod::SingCost(_) => values.sing_more += value as i16,
        Mod::DamageWith(stat) => values.bits.set(Bits::WITH_WILLPOWER, *stat == Stat::Willpower),
        Mod::Shift(_) => values.keywords |= Keyword::Shift.bit(),
        Mod::Ability(_) => values.bits |= Bits::GRANTED,
        Mod::LoseAbility(_) => values.bits |= Bits::LOST,
        Mod::AnyShift => values.bits |= Bits::ANY_SHIFT,
        Mod::NoChallengeDamage => values.bits |= Bits::NO_CHALLENGE_DAMAGE,
        Mod::DealsInFull => values.bits |= Bits::DEALS_IN_FULL,
        Mod::CountsInkable => values.bits |= Bits::INKABLE,
        Mod::KeepsDamage => values.bits |= Bits::KEEPS_DAMAGE,
        Mod::Cant(deed) => values.bits |= forbidden(deed),
        Mod::Can(permission) => {
            values.bits |= match permission {
                Permission::ChallengeReady(_) => Bits::FURTHER,
                // Whom, is asked further.
                Permission::ChallengeThoseDrying(_) => Bits::CHALLENGE_DRYING | Bits::FURTHER,
                Permission::QuestDrying => Bits::QUEST_DRYING,
                Permission::ChallengeDrying => Bits::CHALLENGE_DRYING,
            }
        }
        // 8.7.3: whom it must challenge is asked further.
        Mod::MustChallenge(_) => values.bits |= Bits::MUST_CHALLENGE | Bits::FURTHER,
        Mod::Must(duty) => {
            values.bits |= match duty {
                Duty::Quest => Bits::MUST_QUEST,
                Duty::Challenge => Bits::MUST_CHALLENGE,
                Duty::BeChosen => Bits::MUST_BE_CHOSEN,
            }
        }
        Mod::FloorPrinted(_)
        | Mod::Unreduced(_)
        | Mod::UnreducedByOpponents(_)
        | Mod::Unincreased(_)
        | Mod::Floor(..)
        | Mod::Set(..)
        | Mod::LoseAll(_)
        | Mod::Keyword(..)
        | Mod::LoseKeyword(_)
        | Mod::CantGain(_)
        | Mod::NamedForShift(_)
        | Mod::ShiftOnto(_)
        | Mod::CostUnreduced(_)
        | Mod::TopSeen
        | Mod::HandFaceUp
        | Mod::DealsForSure
        | Mod::DealsMore(..)
        | Mod::TakesMore(..)
        | Mod::Toll(..)
        | Mod::TollDone(..)
        | Mod::Enters(_)
        | Mod::PlayCost(_)
        | Mod::UseCost(..)
        | Mod::MoveCost(..)
        | Mod::NextMoveCost(..)
        | Mod::FreeMove(_)
        | Mod::MoreInk(_)
        | Mod::InkFrom(_)
        | Mod::PlayFrom(_)
        | Mod::PlayAs(_)
        | Mod::LoreToWin(_)
        | Mod::LoreToWinBy(_)
        | Mod::Skip(_)
        | Mod::TopFaceUp
        | Mod::ReadyAtMost(..)
        | Mod::InkEntersExerted
        | Mod::ChallengersPerTurn(_)
        | Mod::FreeAbility(_) => values.bits |= Bits::FURTHER,
    }
}

/// Which of Strength, Willpower and lore it is.
fn of_three(stat: Stat) -> Option<usize> {
    match stat {
        Stat::Strength => Some(0),
        Stat::Willpower => Some(1),
        Stat::Lore => Some(2),
        Stat::Cost | Stat::Damage | Stat::Removable | Stat::Under | Stat::Keyword(_) => None,
    }
}

fn forbidden(deed: &Prohibited) -> Bits {
    match deed {
        Prohibited::Quest => Bits::CANT_QUEST,
        Prohibited::Challenge => Bits::CANT_CHALLENGE,
        Prohibited::BeChallenged => Bits::CANT_BE_CHALLENGED,
        Prohibited::Ready => Bits::CANT_READY,
        Prohibited::ReadyInReadyStep => Bits::CANT_READY_STEP,
        Prohibited::Sing => Bits::CANT_SING,
        Prohibited::Exert => Bits::CANT_EXERT,
        Prohibited::BeDealtDamage => Bits::NO_DEALT,
        Prohibited::BeDealtDamageUnlessChallenged => Bits::NO_DEALT_UNLESS_CHALLENGED,
        Prohibited::Move => Bits::CANT_MOVE,
        Prohibited::BeChosenByOpponents => Bits::NOT_CHOSEN,
        Prohibited::BeBanished => Bits::CANT_BE_BANISHED,
        Prohibited::ChallengeThose(_)
        | Prohibited::BeChallengedBy(_)
        | Prohibited::MoveTo(_)
        | Prohibited::SingThose(_)
        | Prohibited::BeChosenFor(_)
        | Prohibited::BeShiftedOnto
        | Prohibited::LoseMovedDamage
        | Prohibited::TakeMovedDamage
        | Prohibited::Play(_)
        | Prohibited::GainLore
        | Prohibited::Ink
        | Prohibited::BeBanishedInChallenge
        | Prohibited::LoseLore => Bits::FURTHER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocabulary::KeywordNumber;

    #[test]
    fn every_number_behind_a_keyword_is_kept_and_lost() {
        // A Shift has a cost, which stands with the card (8.10.1).
        let numbered =
            |keyword: &Keyword| keyword.number() != KeywordNumber::None && *keyword != Keyword::Shift;
        for keyword in Keyword::ALL.into_iter().filter(numbered) {
            let mut values = Derived::default();
            values.gain(keyword, 3);
            assert_eq!((values.has(keyword), values.number(keyword)), (true, 3), "{keyword:?}");
            values.lose(keyword);
            assert_eq!((values.has(keyword), values.number(keyword)), (false, 0), "{keyword:?}");
        }
    }
}
