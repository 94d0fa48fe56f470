//! The record: what happened, under which rule, as data. A type parameter, so that it costs nothing when nobody listens.

use crate::answer::Answer;
use crate::legal::Forbids;
use crate::program::{AbilityIx, CodeIx, Keyword, Pc};
use crate::state::{Effect, Event, Obj, PlayerIx, TurnStep, Zone};
use smallvec::SmallVec;

/// A rule number of the Comprehensive Rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule(pub &'static str);

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
        #[allow(missing_docs)]
        was: Obj,
        #[allow(missing_docs)]
        is: Obj,
        #[allow(missing_docs)]
        from: Zone,
        #[allow(missing_docs)]
        to: Zone,
        /// To which end of a deck.
        end: Option<DeckEnd>,
    },
    /// 2.2.2.1: a player altered the opening hand by so many cards, or kept it.
    OpeningHand(PlayerIx, u8),
    /// 1.2.2: what a text kept from happening.
    Barred {
        /// What would have happened.
        would: Event,
        #[allow(missing_docs)]
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
    /// An ability went into the bag.
    Triggered(PlayerIx, Obj, AbilityIx),
    /// An ability leaves the bag and resolves.
    Resolves(PlayerIx, Obj, AbilityIx),
    /// 6.2.4, 6.1.13.2: it does nothing.
    NoEffect(Obj, AbilityIx),
    /// 7.7.4.1: the players whose abilities wait, in the order in which they will resolve them.
    BagOpens(SmallVec<[PlayerIx; 4]>),
    /// 7.7.4.4: the bag passes from one player to another.
    BagPasses(PlayerIx, PlayerIx),
    /// A replacement effect applies.
    Replaced {
        #[allow(missing_docs)]
        source: Obj,
        #[allow(missing_docs)]
        ability: AbilityIx,
        /// 6.5.7: whose cards or effects are affected: who applies it.
        player: PlayerIx,
        /// What would have happened.
        would: Event,
        /// Why this one and not another.
        order: Precedence,
    },
    /// 6.5.6: a text replaces a part of its own effect.
    Instead(Obj),
    /// Damage was changed by modifiers: from, to (1.9.4.2).
    Modified(Obj, i32, i32),
    /// A keyword mattered.
    Keyword(Obj, Keyword),
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
    /// A choice had no legal candidate (1.7.7).
    NobodyToChoose(PlayerIx, Obj),
    /// 6.1.4.1: a "may" that could change nothing was a no without a question.
    NotAsked(PlayerIx),
    /// The game is won.
    Won(PlayerIx),
    /// A player lost.
    Lost(PlayerIx),
    /// D.9
    Drawn,
}

/// An end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum DeckEnd {
    Top,
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
}

/// Listens to a game.
pub trait Record {
    /// Whether anybody listens; the engine skips making notes otherwise.
    const LISTENS: bool;
    /// Something happened.
    fn note(&mut self, rule: Rule, note: LogEntry);
    /// An instruction of a program begins; of use to those who count what was ever carried out.
    fn executes(&mut self, _code: CodeIx, _at: Pc) {}
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Silent;

impl Record for Silent {
    const LISTENS: bool = false;
    fn note(&mut self, _: Rule, _: LogEntry) {}
}

/// Keeps everything.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log(pub Vec<(Rule, LogEntry)>);

impl Record for Log {
    const LISTENS: bool = true;
    fn note(&mut self, rule: Rule, note: LogEntry) {
        self.0.push((rule, note));
    }
}
