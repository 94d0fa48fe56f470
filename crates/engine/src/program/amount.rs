//! Numbers and conditions (RULES 6.1.8, 6.1.13, 6.1.15, 6.2.4, 6.7.2.1).

use super::*;

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub enum Amount {
    /// That number.
    Const(i32),
    /// How many.
    Count(Box<Objects>),
    /// The sum of a number over these; for one object its number, as last known (6.7.7).
    Stat(Stat, Box<Objects>),
    /// The number bound to the slot.
    Slot(Slot),
    /// A player's lore.
    Lore(PlayerRef),
    /// How many ink drops a player has (1.13.1.2).
    InkDrops(PlayerRef),
    /// How many turns a player has begun.
    Turns(PlayerRef),
    /// How many players.
    Players(Players),
    /// How many different ink types among these (5.2.5.1).
    DifferentInks(Box<Objects>),
    /// How many different names among these (5.2.6).
    DifferentNames(Box<Objects>),
    /// How many different classifications among these (5.2.7).
    DifferentClasses(Box<Objects>),
    /// How many different numbers of that sort among these.
    DifferentValues(Stat, Box<Objects>),
    /// How many of these have that in common, at the most.
    MostAlike(Alike, Box<Objects>),
    /// The greatest of a number among these; of none 0.
    Greatest(Stat, Box<Objects>),
    /// The smallest.
    Smallest(Stat, Box<Objects>),
    /// How many such events there were this turn.
    Happened(Box<Pattern>),
    /// To how many such events happened this turn, each counted once however often.
    HappenedTo(Box<Pattern>),
    /// How much all such events of this turn come to.
    HappenedInAll(Box<Pattern>),
    /// The sum.
    Sum(Vec<Amount>),
    /// The number times a constant.
    Times(Box<Amount>, i32),
    /// The number divided, rounded down.
    Per(Box<Amount>, i32),
    /// The smaller.
    Min(Box<Amount>, Box<Amount>),
    /// The greater.
    Max(Box<Amount>, Box<Amount>),
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::Const(0)
    }
}

impl Amount {
    /// How many match.
    pub fn count(select: Select) -> Amount {
        Amount::Count(Box::new(Objects::each(select)))
    }
}

/// A condition.
#[derive(Clone, Debug, PartialEq)]
pub enum Cond {
    /// Always.
    True,
    /// Never.
    False,
    /// All of these.
    All(Vec<Cond>),
    /// One of these.
    OneOf(Vec<Cond>),
    /// Not.
    Not(Box<Cond>),
    /// Two numbers.
    Compare(Amount, Cmp, Amount),
    /// There is at least one.
    Exists(Box<Objects>),
    /// There is at least one of these and all of them match.
    Are(Box<Objects>, Box<Filter>),
    /// It is the turn of one of these.
    TurnOf(Players),
    /// It is that player's first turn of the game and they did not start.
    FirstTurnNotStarting(PlayerRef),
    /// One of these players meets it (`PlayerRef::It`).
    AnyPlayer(Players, Box<Cond>),
    /// Each of these players meets it (`PlayerRef::It`).
    EachPlayer(Players, Box<Cond>),
    /// At least one such event happened this turn.
    Happened(Box<Pattern>),
    /// The slot holds something (an object, a player, a number that is not 0, a name).
    Bound(Slot),
    /// The source is in one of these zones.
    ThisIn(Zones),
    /// A challenge is going on.
    InChallenge,
}

impl Cond {
    /// At least one matches.
    pub fn exists(select: Select) -> Cond {
        Cond::Exists(Box::new(Objects::each(select)))
    }
}

// 6.1.13.1, 6.1.13.3, 6.1.13.5, 6.1.13.6: during, until, while, and several at once.
/// How long an effect lasts (6.1.13).
#[derive(Clone, Debug, PartialEq)]
pub enum Duration {
    /// Until 3.4.1.2 of this turn.
    ThisTurn,
    /// Until 3.2.1.3 of that player's next turn.
    UntilStartOf(PlayerRef),
    /// Only in the next turn of the affected card's (or the affected) player.
    TheirNextTurn,
    /// Only in that player's next turn.
    NextTurnOf(PlayerRef),
    /// Only in the Ready step of the affected card's (or the affected) player's next turn.
    TheirNextReady,
    /// Until the challenge is over (4.6.7).
    ThisChallenge,
    /// While the source is in play.
    WhileThisInPlay,
    /// While the affected card is in play.
    WhileInPlay,
    /// Until the end of that player's next turn.
    UntilEndOfNextTurn(PlayerRef),
    /// Until the end of the turn after this one, whoever's it is.
    ThisTurnOrNext,
    /// To the end of the game.
    RestOfGame,
}

impl Duration {
    /// Whether it names a turn of whoever's card it is.
    pub(crate) fn is_theirs(&self) -> bool {
        match self {
            Duration::TheirNextTurn | Duration::TheirNextReady => true,
            Duration::ThisTurn
            | Duration::UntilStartOf(_)
            | Duration::NextTurnOf(_)
            | Duration::ThisChallenge
            | Duration::WhileThisInPlay
            | Duration::WhileInPlay
            | Duration::UntilEndOfNextTurn(_)
            | Duration::RestOfGame
            | Duration::ThisTurnOrNext => false,
        }
    }
}
