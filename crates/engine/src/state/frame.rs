//! What is under way, as data: a game can be cloned, saved and continued at any decision.
//!
//! A frame asks for something by leaving itself on the stack and putting a further frame, or a decision, on top;
//! what comes back lies in [`Reply`].

use serde::{Deserialize, Serialize};

use super::*;
use crate::program::{AbilityIx, Alike, CodeIx, Differing, Flags, HowPlayed, Pay, Pc, Stat};
use crate::proposed::ProposedEvents;
use smallvec::SmallVec;

/// What is under way in a game, for those who compare or count: what it is made of belongs to the engine. Its debug form is the
/// same for the same things.
#[derive(Clone, Copy, Debug)]
pub struct UnderWay<'a>(pub(super) &'a [Frame]);

impl UnderWay<'_> {
    /// How many things wait for one another.
    pub fn depth(&self) -> usize {
        self.0.len()
    }
}

/// Something under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// 2.2.2: opening hands.
    Setup(Box<SetupStage>),
    /// 3: the turn.
    Turn(TurnStage),
    /// A.1
    Settle(Settle),
    /// 6.7: an effect.
    Resolve(Box<Resolve>),
    /// 4.3: a card being played.
    Play(Box<Playing>),
    /// A.8: ink being paid, where its player says how many drops go.
    Pay(Paying),
    /// 4.7.4: a character that moves once that is paid.
    Move(Moving),
    /// 4.4: an ability being used.
    Use(Box<Using>),
    /// 4.5: a character questing.
    Quest(Obj, QuestStage),
    /// 4.6
    Challenge(ChallengeStage),
    /// Events on their way through replacement effects.
    Batch(Box<Batch>),
    /// A choice of cards.
    Choose(Box<Choosing>),
    /// An order of cards.
    Arrange(Box<Arranging>),
    /// A choice of players.
    ChoosePlayers(Box<ChoosingPlayers>),
    /// An effect's card being played or not.
    PlayNow(Box<PlayNow>),
    /// 5.4.1.2: an action whose effect resolves next, and that then goes to the discard.
    Action(Box<Acting>),
}

impl Frame {
    /// Whose effect, card or ability it is.
    pub(crate) fn player(&self) -> Option<PlayerIx> {
        match self {
            Frame::Resolve(resolve) => Some(resolve.you),
            Frame::Play(playing) => Some(playing.player),
            Frame::Use(using) => Some(using.player),
            Frame::Action(acting) => Some(acting.player),
            Frame::Pay(paying) => Some(paying.player),
            Frame::Move(moving) => Some(moving.player),
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Settle(_)
            | Frame::Quest(..)
            | Frame::Challenge(_)
            | Frame::Batch(_)
            | Frame::Choose(_)
            | Frame::Arrange(_)
            | Frame::ChoosePlayers(_)
            | Frame::PlayNow(_) => None,
        }
    }
}

/// 2.2.2
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SetupStage {
    /// Who decides.
    pub(crate) player: PlayerIx,
    /// Who has decided.
    pub(crate) decided: u8,
    /// Who put something back and shuffles at the end (2.2.2.3).
    pub(crate) shuffles: PlayerSet,
    /// What the player puts back.
    pub(crate) back: SmallVec<[CardIx; 7]>,
}

/// 3: what comes next in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TurnStage {
    /// 3.2.1
    Ready,
    /// 3.2.1.4: after readying.
    Readied,
    /// 3.2.2
    Set,
    /// 3.2.2.2: location lore is gained.
    SetLore,
    /// 3.2.3
    Draw,
    /// 3.3: waits for a turn action.
    Main,
    /// 6.1.10: waits for how often a loop is repeated.
    Rounds,
    /// A turn action is done.
    Acted,
    /// 3.4.1.1
    End,
    /// 3.4.1.2
    Ends,
    /// 3.4.2
    Final,
    /// The next player's turn.
    Pass,
}

/// A.1: the state of settling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settle {
    /// 3.2.1.4: only the check; the bag stays closed.
    pub(crate) only_check: bool,
    /// 3.4.2: the empty deck counts.
    pub(crate) final_check: bool,
    /// D.7: in the Set step, before the bag was opened.
    pub(crate) in_set_step: bool,
    /// A.2: who resolved last.
    pub(crate) last: Option<PlayerIx>,
}

/// What an effect belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Cause {
    /// An action's effect.
    Action,
    /// A triggered ability that left the bag.
    Triggered(Used),
    /// An activated ability.
    Activated(Used),
    /// What a cost demands.
    Cost,
    /// A replacement effect or the way a card enters.
    Instead,
}

/// A loop in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Looping {
    /// 6.7.6.1: over players.
    Players(Box<PlayerLoop>),
    /// Over objects; these are left.
    Objects(Objs),
    /// So many times more.
    Times(i32),
}

impl Looping {
    /// Who does the current part, where it goes over players.
    pub(crate) fn player(&self) -> Option<PlayerIx> {
        match self {
            Looping::Players(players) => Some(players.now),
            Looping::Objects(_) | Looping::Times(_) => None,
        }
    }
}

/// How a part that is watched for being done in full has gone so far (6.1.5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Watched {
    /// All of it was done.
    Done,
    /// Something of it was not.
    NotDone,
    /// A player said no.
    Declined,
}

/// 6.7.6.1: a loop over players in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PlayerLoop {
    /// Who does the current part now.
    pub(crate) now: PlayerIx,
    /// Who does it after that.
    pub(crate) left: SmallVec<[PlayerIx; 4]>,
    /// Where the current part begins.
    pub(crate) part: Pc,
    /// Whether the player did an earlier part in full.
    pub(crate) done: bool,
    /// Those who did the current part, in turn order: their bindings, and whether they did an earlier one in full.
    pub(crate) after: Vec<(PlayerIx, Slots, bool)>,
    /// The bindings of those who are still to do the current part; none in the first one.
    pub(crate) before: Vec<(PlayerIx, Slots, bool)>,
}

/// How far an instruction has come that takes more than one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum OpStage {
    /// At its beginning.
    Begins,
    /// 7.2.3.1: players order cards that are to be put somewhere.
    Arranges,
    /// C.3: the decks that cards went into are shuffled.
    Shuffles,
}

/// An effect being resolved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Resolve {
    /// Its text.
    pub(crate) code: CodeIx,
    /// Where in it.
    pub(crate) pc: Pc,
    /// The op there has asked for something.
    pub(crate) waiting: bool,
    /// How far the op there has come.
    pub(crate) stage: OpStage,
    /// Bindings.
    pub(crate) slots: Slots,
    /// The source.
    pub(crate) this: Obj,
    /// Whose effect it is.
    pub(crate) you: PlayerIx,
    /// To what it belongs.
    pub(crate) cause: Cause,
    /// 6.1.6: what it has selected.
    pub(crate) selected: Objs,
    /// Parts watched for being done in full, innermost last.
    pub(crate) watch: SmallVec<[Watched; 2]>,
    /// Loops, innermost last.
    pub(crate) loops: SmallVec<[Looping; 1]>,
    /// 6.1.1: fully resolved so far.
    pub(crate) full: bool,
    /// A part that was left over for the next stage of an op.
    pub(crate) hold: Objs,
    /// What earlier stages of an op have gathered.
    pub(crate) kept: Objs,
    /// The flags of choices and deeds.
    pub(crate) flags: Flags,
    /// D.12: the card that is being paid for and does not count for its own cost.
    pub(crate) aside: CardIx,
}

/// A.8: ink being paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Paying {
    /// Who pays.
    pub(crate) player: PlayerIx,
    /// How much.
    pub(crate) amount: i32,
    /// For which card or ability.
    pub(crate) what_for: Obj,
    /// It is paid to play that card (4.3.2.4).
    pub(crate) to_play: bool,
}

impl Paying {
    /// For anything but playing a card.
    pub(crate) fn due(player: PlayerIx, amount: i32, what_for: Obj) -> Paying {
        Paying { player, amount, what_for, to_play: false }
    }
}

/// 4.7.4: a character on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Moving {
    /// Who moves it.
    pub(crate) player: PlayerIx,
    /// Which character.
    pub(crate) who: Obj,
    /// To which location.
    pub(crate) to: Obj,
}

/// 4.3: stages of playing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PlayStage {
    /// 4.3.2.4: ink.
    Pay,
    /// Singers.
    Sing,
    /// Other costs.
    PayOther,
    /// They are paid or not.
    Paid,
    /// 6.7.9, 8.3.2: the answer to how it enters.
    Asked,
    /// It has entered.
    Entered,
    /// Everything is done.
    Done,
}

/// A card being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Playing {
    /// Which.
    pub(crate) card: CardIx,
    /// By whom.
    pub(crate) player: PlayerIx,
    /// Where from.
    pub(crate) from: Zone,
    /// Which way of paying.
    pub(crate) how: HowPlayed,
    /// Ink to pay.
    pub(crate) ink: i32,
    /// Other things to pay.
    pub(crate) other: Option<CodeIx>,
    /// The source of those other things.
    pub(crate) other_source: Obj,
    /// Singers (5.4.4.2, 8.12).
    pub(crate) singers: Objs,
    /// What it goes on (8.10).
    pub(crate) onto: SmallVec<[Obj; 2]>,
    /// 8.10.8.5
    pub(crate) temporary: bool,
    /// It enters exerted.
    pub(crate) exerted: bool,
    /// 8.3.2: by the choice that Bodyguard gives.
    pub(crate) bodyguard: bool,
    /// 6.7.8: by an effect.
    pub(crate) by_effect: bool,
    /// Where it is.
    pub(crate) stage: PlayStage,
    /// Ways of entering still to ask about.
    pub(crate) asks: u8,
    /// Damage it enters with.
    pub(crate) damage: i16,
    /// What is done as it enters.
    pub(crate) doing: SmallVec<[CodeIx; 1]>,
    /// 1.13: ink drops removed for it so far.
    pub(crate) drops: u8,
    /// 6.7.9: its player chose that it enters exerted.
    pub(crate) accepted: bool,
    /// D.29: the effect that permits it and keeps the cards so played, and where.
    pub(crate) permission: Option<(u32, crate::program::Slot)>,
}

/// An ability being used (4.4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Using {
    /// The card.
    pub(crate) this: Obj,
    /// By whom.
    pub(crate) player: PlayerIx,
    /// Which ability.
    pub(crate) ability: AbilityIx,
    /// Bindings of the cost.
    pub(crate) slots: Slots,
    /// What comes next.
    pub(crate) stage: UseStage,
    /// 1.5.5.4: for free.
    pub(crate) free: bool,
}

/// 4.4.3, 4.4.4: what comes next in using an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum UseStage {
    /// 4.4.3.4: the ink is paid.
    Ink,
    /// 4.4.3.4: {E} is paid.
    Exert,
    /// 4.4.3.4: everything else is paid.
    PayOther,
    /// 4.4.4: the effect resolves.
    Resolve,
    /// Everything is done.
    Done,
}

/// 4.5.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum QuestStage {
    /// 4.5.1.3
    Exert,
    /// 4.5.1.4
    Lore,
    /// 4.5.2
    Done,
}

/// 4.6: what comes next in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ChallengeStage {
    /// 4.6.4.4: it is declared.
    Exert(Challenge),
    /// 4.6.4.5: from here on it is going on.
    Occurs(Challenge),
    /// 4.6.6
    Damage,
    /// 4.6.7: the bag is empty.
    End,
    /// 4.6.9.2: the bag is empty, and there was no damage: one side had left.
    Left,
}

/// How far an event has come on its way through replacement effects (6.5.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Looked {
    /// None was found yet.
    NotYet,
    /// Some apply.
    Applicable,
    /// 6.5.7.3: one was applied; the modified event is looked at again.
    Replaced,
}

/// Events that happen together, on their way through replacement effects (6.5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Batch {
    /// The events.
    pub(crate) changes: ProposedEvents,
    /// Which of them is looked at.
    pub(crate) at: u16,
    /// 6.5.5: replacement effects that had their chance with this event.
    pub(crate) tried: SmallVec<[(Obj, AbilityIx); 2]>,
    /// A replacement effect's own instructions are under way.
    pub(crate) waiting: bool,
    /// How far the event that is looked at has come.
    pub(crate) looked: Looked,
    /// Some event was made another one: the original did not happen (6.5.4).
    pub(crate) replaced: bool,
    /// Which one was asked about (a "may").
    pub(crate) asked: Option<(Obj, AbilityIx, u32)>,
}

/// Cards being chosen one by one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Choosing {
    /// Who chooses.
    pub(crate) player: PlayerIx,
    /// Among these.
    pub(crate) candidates: Objs,
    /// So far.
    pub(crate) picked: Objs,
    /// At least so many.
    pub(crate) least: u16,
    /// At most so many.
    pub(crate) most: u16,
    /// A sum that must not be exceeded, or (for singers) must be reached.
    pub(crate) total: Option<Total>,
    /// 6.7.3.2: must be chosen if able.
    pub(crate) must: Objs,
    /// The source of the effect.
    pub(crate) source: Obj,
}

/// A sum over chosen cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Total {
    /// At most so much.
    AtMost(Stat, i32),
    /// 5.2.6.1: they all have one name in common.
    OneName,
    /// No two of them share one of these.
    Different(Differing),
    /// All of them share one of these.
    Alike(Alike),
    /// 8.12: singing, at least so much.
    Sing(i32),
}

/// Cards being put in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Arranging {
    /// Who orders.
    pub(crate) player: PlayerIx,
    /// What is left.
    pub(crate) left: Objs,
    /// The order so far, the first on top.
    pub(crate) placed: Objs,
    /// The source of the effect.
    pub(crate) source: Obj,
}

/// Players being chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ChoosingPlayers {
    /// Who chooses.
    pub(crate) player: PlayerIx,
    /// Among these.
    pub(crate) among: PlayerSet,
    /// So far.
    pub(crate) picked: PlayerSet,
    /// How many at least.
    pub(crate) least: u8,
    /// How many at most.
    pub(crate) most: u8,
}

/// A card to be played now by an effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PlayNow {
    /// Who plays.
    pub(crate) player: PlayerIx,
    /// One of these.
    pub(crate) candidates: Objs,
    /// D.29: those among them that only a permission about their zone lets the player play.
    pub(crate) permitted: Objs,
    /// How it is paid.
    pub(crate) pay: Pay,
    /// 8.10: only onto these, where it is shifted.
    pub(crate) onto: Option<Objs>,
    /// It may be declined.
    pub(crate) optional: bool,
    /// It enters exerted.
    pub(crate) exerted: bool,
    /// The card is being played.
    pub(crate) playing: Option<CardIx>,
    /// The source of the effect.
    pub(crate) source: Obj,
}

/// An action in the Play zone whose effect resolves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Acting {
    /// The action.
    pub(crate) card: Obj,
    /// Who played it.
    pub(crate) player: PlayerIx,
    /// Who sang it.
    pub(crate) singers: Objs,
    /// The effect is done.
    pub(crate) done: bool,
    /// Where it goes then.
    pub(crate) to: crate::proposed::Spot,
}

/// What came back from the part that was asked for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) enum Reply {
    /// Nothing.
    #[default]
    None,
    /// An answer of a player.
    Answer(crate::Answer),
    /// Objects chosen or ordered.
    Objects(Objs),
    /// Players chosen.
    Players(PlayerSet),
    /// What a batch did.
    Did(Outcome),
    /// The card played, if any.
    Played(Option<Obj>),
    /// Whether a body was done in full; and its bindings, where it was a cost or a first half.
    Resolved(bool, Option<Box<Slots>>),
}

/// What a batch of events came to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Outcome {
    /// Everything happened in full.
    pub(crate) full: bool,
    /// The sum of the amounts.
    pub(crate) amount: i32,
    /// D.4: how much damage was dealt, before reductions.
    pub(crate) dealt: i32,
    /// How much damage was removed.
    pub(crate) healed: i32,
    /// The objects concerned, as they are now.
    pub(crate) objs: Objs,
}
