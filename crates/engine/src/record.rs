//! The record: what happened and what did not, under which rule and because of what, as data. A type parameter, so that it
//! costs nothing when nobody listens.
//!
//! Every entry has a number and the number of the entry that brought it about, so that whoever tells a game follows causes
//! and never has to guess from what stands beside an entry.

use crate::answer::Answer;
use crate::legal::Forbids;
use crate::program::{AbilityIx, CodeIx, EventKind, HowPlayed, Keyword, Pc, Stat};
use crate::state::{Effect, Event, Obj, Objs, PlayerIx, TurnStep, Zone};
use smallvec::SmallVec;
use std::num::NonZeroU32;

/// A rule number of the Comprehensive Rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule(pub &'static str);

/// The number of an entry in the log of a game, from 1 in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryId(pub NonZeroU32);

/// The text that an entry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByText {
    /// The card; [`Obj::NONE`] where it follows from the rules alone.
    pub source: Obj,
    /// The ability; none for the effect of an action.
    pub ability: Option<AbilityIx>,
    /// The instruction being carried out.
    pub instruction: Option<(CodeIx, Pc)>,
}

impl Default for ByText {
    fn default() -> ByText {
        ByText { source: Obj::NONE, ability: None, instruction: None }
    }
}

/// An entry as it stands in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged {
    /// Its number.
    pub id: EntryId,
    /// The entry that brought it about, where there is one.
    pub cause: Option<EntryId>,
    /// The text that it comes from.
    pub by: ByText,
    /// The rule under which it happened.
    pub rule: Rule,
    /// What happened.
    pub what: LogEntry,
}

/// Something worth telling.
#[derive(Clone, Debug, PartialEq)]
pub enum LogEntry {
    /// A player answered a decision.
    Answered(PlayerIx, Answer),
    /// An answer was taken without asking, because there was no other.
    Taken(PlayerIx, Answer),
    /// A step of the turn begins.
    Step(PlayerIx, TurnStep),
    /// Something happened.
    Happened(Event),
    /// A card changed its zone; from what it was to what it is.
    Moved {
        /// The object that it was.
        was: Obj,
        /// The object that it is now (7.1.6).
        is: Obj,
        /// Out of this zone.
        from: Zone,
        /// Into this one.
        to: Zone,
        /// To which end of a deck; none where it is shuffled in.
        end: Option<DeckEnd>,
        /// As a part of what.
        part_of: Moving,
    },
    /// 4.3.3: a card was paid for and is played.
    Plays(Box<Played>),
    /// 6.7.9, 8.10.4, 8.10.6: it came into play otherwise than ready, undamaged and drying.
    Enters(Box<Entering>),
    /// 4.4.4: an ability is used.
    Uses(PlayerIx, Obj, AbilityIx),
    /// 4.5.1.4, 4.5.2: a character quests, for so much lore.
    Quests(Obj, i32),
    /// Something is banished, and why.
    Banished(Event, Banishing),
    /// 2.2.2.1: a player altered the opening hand by so many cards, or kept it.
    OpeningHand(PlayerIx, u8),
    /// 1.2.2: what a text kept from happening.
    Barred {
        /// What would have happened.
        would: Event,
        /// What forbids it.
        by: Forbids,
    },
    /// 1.2.2: a keyword that a card cannot gain.
    CannotGain(Obj, Keyword, Forbids),
    /// 3.2.3.1, 6.4.3: a step is skipped; by the text that says so, or by the rules.
    Skipped(PlayerIx, TurnStep, Option<Forbids>),
    /// 1.12.1: there was no card to draw.
    EmptyDeck(PlayerIx),
    /// An effect exerted a card of the inkwell.
    InkExerted(PlayerIx),
    /// An effect readied a card of the inkwell.
    InkReadied(PlayerIx),
    /// Ink was paid.
    Paid(PlayerIx, i32),
    /// 4.3.2.3: another amount of ink than the printed one is due to play a card: printed, due, and the texts that change it.
    TotalCost(Obj, i32, i32, SmallVec<[(Forbids, i32); 2]>),
    /// An ability went into the bag.
    Triggered(PlayerIx, Obj, AbilityIx),
    /// An ability leaves the bag and resolves.
    Resolves(PlayerIx, Obj, AbilityIx),
    /// 6.2.4: its secondary condition was looked at.
    Condition {
        /// The card with the ability.
        source: Obj,
        /// Which ability.
        ability: AbilityIx,
        /// Whether it is met.
        is_met: bool,
        /// When it was looked at.
        at: Moment,
    },
    /// 6.1.16: an "if" in the middle of a text was looked at.
    TextCondition {
        /// The card with the text.
        source: Obj,
        /// 6.7.6: whose part it is, where several players do it.
        of: Option<PlayerIx>,
        /// Whether it is met.
        is_met: bool,
    },
    /// 6.1.13.2: it was fully resolved before in this turn, and does nothing.
    UsedUp(Obj, AbilityIx),
    /// 7.7.4.1: the players whose abilities wait, in the order in which they will resolve them.
    BagOpens(SmallVec<[PlayerIx; 4]>),
    /// 7.7.4.4: the bag passes from one player to another.
    BagPasses(PlayerIx, PlayerIx),
    /// 6.5.3: something would happen to which replacement effects apply.
    WouldHappen(Event),
    /// A replacement effect applies.
    Replaced {
        /// The card with the replacement effect.
        source: Obj,
        /// Which ability.
        ability: AbilityIx,
        /// 6.5.7: whose cards or effects are affected: who applies it.
        player: PlayerIx,
        /// What would have happened.
        would: Event,
        /// What would happen now; nothing where the event is dropped or other instructions take its place.
        becomes: Option<Event>,
        /// Why this one and not another.
        order: Precedence,
    },
    /// 6.5.7.3: the modified event was looked at again, and no further replacement effect applies.
    NoneLeft(Event),
    /// 6.5.8: another instance of the same replacement effect is not applied; a one-shot one ceases to exist.
    Expired {
        /// The card with the other instance.
        source: Obj,
        /// Which ability.
        ability: AbilityIx,
        /// It ceases to exist.
        is_gone: bool,
    },
    /// 6.5.6: a text replaces a part of its own effect: what it would have done, and what it does instead, where both can be
    /// told before.
    Instead(Obj, Option<(Event, Event)>),
    /// Damage was changed by modifiers: from, to (1.9.4.2).
    Modified(Obj, i32, i32),
    /// 1.9.5: damage that was reduced to 0 was dealt, not taken.
    NotTaken(Obj),
    /// A keyword mattered, with its number.
    Keyword(Obj, Keyword, i32),
    /// 1.9.4.1: a character deals challenge damage by this number instead of its Strength, because of that text.
    DamageBy(Obj, Stat, Forbids),
    /// 6.6: a number of a card that counts now is not the printed one.
    Changed(Box<Change>),
    /// Cards were shown to everyone.
    Revealed(Obj),
    /// Cards were shown to one player.
    Looked(PlayerIx, Obj),
    /// A deck was shuffled.
    Shuffled(PlayerIx),
    /// What happens next follows from one reading of a point that the rules leave open.
    RestsOn(crate::OpenPoint),
    /// 6.4.2: an effect that lasts began.
    Lasts(Box<Effect>),
    /// 6.2.7: an ability was made that waits outside the bag.
    FloatingMade(Obj, AbilityIx),
    /// A lasting effect ended.
    Ended(Obj),
    /// 4.3.2: a card has changed zones while it is played, and is played from there.
    PlayGoesOn(Obj),
    /// A card that everybody knows would be played by an effect and cannot be (6.7.8).
    CannotPlay(PlayerIx, Obj, crate::Refusal),
    /// A choice had no legal candidate (1.7.7).
    NobodyToChoose(PlayerIx, Obj),
    /// 8.15.1: a card that would be among the choices is not, because of its Ward, or of the text named.
    NotChosen(PlayerIx, Obj, Option<Forbids>),
    /// 5.1.1.11: a card that would be among the choices is not, because it is still drying.
    StillDrying(PlayerIx, Obj),
    /// 6.7.3.2: a card that must be chosen if able, because of that text.
    MustBeChosen(PlayerIx, Obj, Forbids),
    /// 1.2.3: a card that would be readied or exerted is so already.
    AlreadySo(Obj, EventKind),
    /// 6.1.4.1: a "may" that could change nothing was a no without a question, and why.
    NotAsked(PlayerIx, Obj, NotAsked),
    /// 6.1.5.1: the first half of "`[A] to [B]`" or "if you do" was not done in full: the second does not happen.
    FirstHalfNotDone(Obj),
    /// 6.1.11.1: a card that the text speaks of is no longer where it is looked for.
    Gone(Obj),
    /// An instruction found nothing to do it to.
    FoundNothing(Obj),
    /// A deck that would have been shuffled is not: no card went into it.
    NotShuffled(PlayerIx),
    /// The player will take another turn after this one.
    ExtraTurn(PlayerIx),
    /// 4.7.2: a character is where it was chosen to move to: it does not move.
    StaysWhereItIs(Obj, Obj),
    /// 8.10.8.5: the card on top of it has gone: it is a character in play again, without being played.
    Uncovered(Obj),
    /// 8.1.2: a grant of a keyword has met one that lasts longer and is gone for good: whose, which, by which card.
    GrantGone(Obj, Keyword, Obj),
    /// 4.6.9: one side of a challenge has left: no damage is dealt in it.
    NoChallengeDamage(Obj),
    /// 5.6.6: the location of a character is gone; the character stays in play.
    LocationGone(Obj, Obj),
    /// 6.7.8: an action that an effect plays waits until that effect is done.
    ActionWaits(Obj),
    /// 8.11.3: a singer counts as having that cost.
    SingsAs(Obj, i32),
    /// 6.7.6.1: everybody has done a part of what several players do; the next one begins with that player.
    NextPart(PlayerIx),
    /// 6.1.10: a loop is repeated so many times.
    Repeats(PlayerIx, i32),
    /// One of those rounds begins.
    RoundBegins,
    /// The game is won.
    Won(PlayerIx, Ending),
    /// A player lost.
    Lost(PlayerIx, Ending),
    /// D.9, D.10: nobody wins.
    Drawn(DrawnBecause),
}

/// Why a number of a card that counts now is not the printed one (6.6).
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The card.
    pub card: Obj,
    /// Which number.
    pub stat: Stat,
    /// As it is printed.
    pub printed: i32,
    /// As it counts.
    pub now: i32,
    /// The texts that change it, each with how much.
    pub by: SmallVec<[(Forbids, i32); 2]>,
    /// 8.5.1: so much of it by Challenger.
    pub challenger: i32,
}

/// As a part of what a card changes its zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moving {
    /// 1.12: drawn.
    Draw,
    /// 7.3.4: discarded.
    Discard,
    /// Banished.
    Banish,
    /// 4.2: inked.
    Ink,
    /// 4.3: played.
    Play,
    /// An action whose effect is done.
    Spent,
    /// Under the card of its stack that it left play with (5.1.1.7).
    Stack,
    /// An instruction that puts or returns it.
    Put,
}

/// Why something is banished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Banishing {
    /// 1.8.1.4: the game state check found enough damage.
    Damage,
    /// 6.7.2.3: an effect says so.
    Effect,
    /// 4.3.2.4, 4.4.3.4: as a cost.
    Cost,
}

/// Why a "may" is a no without a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAsked {
    /// 6.1.4.1: so much ink cannot be paid.
    CannotPay(i32),
    /// 1.7.7: there is nothing that could be chosen for it.
    NothingToChoose,
    /// A yes would change nothing, or could not be carried out otherwise.
    NothingToDo,
}

/// When a secondary condition is looked at (6.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// As the ability would trigger, in the older edition.
    Triggering,
    /// As it resolves.
    Resolving,
}

/// Why a player wins or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// 1.8.1.1
    Lore,
    /// 1.8.1.2
    EmptyDeck,
    /// 1.8.1.3
    LastLeft,
    /// 2.3.3.4
    Conceded,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnBecause {
    /// D.9: nobody can stop a loop.
    Endless,
    /// D.10: several have enough lore in one check.
    SeveralWin,
}

/// How a card is played (4.3.2).
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Who plays it.
    pub player: PlayerIx,
    /// The card, set aside.
    pub card: Obj,
    /// How it is paid for.
    pub how: HowPlayed,
    /// Ink paid.
    pub ink: i32,
    /// 8.10: what it is put on, the first on top.
    pub onto: Objs,
    /// 5.4.4.2, 8.12: who sings it.
    pub singers: Objs,
    /// Where it came from.
    pub from: Zone,
}

/// How a card came into play where that is not ready, undamaged and drying.
#[derive(Clone, Debug, PartialEq)]
pub struct Entering {
    /// The card, as it is in play.
    pub card: Obj,
    /// What it was put on, the first on top (8.10).
    pub onto: Objs,
    /// It entered exerted.
    pub exerted: Option<ExertedBecause>,
    /// 8.10.4: it is dry, as what it was put on was.
    pub dry: bool,
    /// 8.10.6: the damage that it keeps.
    pub kept_damage: i32,
    /// 6.7.9: the damage that a text makes it enter with.
    pub entered_damage: i32,
    /// 6.7.9: the text that makes it enter exerted or damaged.
    pub by: Option<Forbids>,
}

/// Why a card entered exerted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExertedBecause {
    /// 8.10.4.2: what it was put on was exerted.
    OntoExerted,
    /// 8.3.2: its player chose so.
    Bodyguard,
    /// 6.7.9: a text says so, or its player chose so where a text allows it.
    Text,
}

/// An end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckEnd {
    /// The top.
    Top,
    /// The bottom.
    Bottom,
}

/// Why a replacement effect is the one that applies (6.5.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precedence {
    /// No other applies to the event.
    Only,
    /// It is the only one left after others that had their chance.
    Last,
    /// That player, who is affected, chose it among several.
    Chosen(PlayerIx),
    /// 1.2.2: it forbids the event.
    Forbids,
}

/// Listens to a game.
pub trait Record {
    /// Whether anybody listens; the engine skips making entries otherwise.
    const LISTENS: bool;
    /// Whether causes are of interest; without them entries only have their numbers.
    const TRACES: bool = Self::LISTENS;
    /// Something happened.
    fn note(&mut self, entry: Logged);
    /// An instruction of a program begins; of use to those who count what was ever carried out.
    fn executes(&mut self, _code: CodeIx, _at: Pc) {}
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Silent;

impl Record for Silent {
    const LISTENS: bool = false;
    fn note(&mut self, _: Logged) {}
}

/// Keeps everything.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log(pub Vec<Logged>);

impl Log {
    /// The entry with this number, as long as it is kept.
    pub fn entry(&self, id: EntryId) -> Option<&Logged> {
        find(&self.0, id)
    }
}

/// The entry with this number in a part of a log. Numbers follow one another without a gap.
pub fn find(log: &[Logged], id: EntryId) -> Option<&Logged> {
    let first = log.first()?.id.0.get();
    log.get(usize::try_from(id.0.get().checked_sub(first)?).ok()?)
}

impl Record for Log {
    const LISTENS: bool = true;
    fn note(&mut self, entry: Logged) {
        self.0.push(entry);
    }
}
