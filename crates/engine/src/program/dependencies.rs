//! What a text depends on: the aspects of a game that can change what it says. Values that are kept are found anew
//! only when an aspect changed that somebody looks at.

use super::*;

bitflags::bitflags! {
    /// Aspects of a game.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub(crate) struct Dependencies: u64 {
        /// What is in play.
        const PLAY = 1;
        /// Which cards are in hands.
        const HAND = 2;
        /// Which cards are in decks.
        const DECK = 4;
        /// Which cards are in discards.
        const DISCARD = 8;
        /// Which cards are in inkwells.
        const INKWELL = 16;
        /// Cards under others.
        const UNDER = 32;
        /// Ready and exerted, dry and drying.
        const EXERTED = 64;
        /// Damage on cards.
        const DAMAGE = 128;
        /// The lore of players.
        const LORE = 256;
        /// A card went elsewhere of whose values something was modified.
        const VALUES = 512;
        /// Whose turn.
        const TURN = 1024;
        /// Which step of the turn.
        const STEP = 1 << 17;
        /// Whether there is a challenge, and whose.
        const CHALLENGE = 2048;
        /// Which character is at which location.
        const PLACE = 4096;
        /// Current classifications: results of other modifications.
        const CLASSES = 8192;
        /// Current keywords and the like: results of other modifications.
        const KEYWORDS = 1 << 15;
        /// Current numbers: results of other modifications.
        const STATS = 1 << 16;
        /// Ready and exerted ink: paid in most turns, and hardly any text looks at it.
        const INK = 1 << 18;
        /// Which static abilities there are.
        const SOURCES = 1 << 19;
        /// Which lasting effects there are.
        const EFFECTS = 1 << 21;
        /// Who has not left the game (9.2).
        const WHO_PLAYS = 1 << 22;
        /// Of a text: it looks at cards, ink or lore of others than its own player. Nothing that changes is of this kind.
        const OF_OTHERS = 1 << 20;
        /// Something that must always be looked at.
        const ALWAYS = 16384;
        /// Everything about which card is in which zone.
        const ZONES = 63;
        /// What happened this turn, a bit for each kind: see [`Dependencies::happened`].
        const LOG = u64::MAX << 24;
    }
}

// Every kind has a bit of its own.
const _: () = assert!((EventKind::Revealed as u32) < 40);

impl Dependencies {
    /// Aspects that belong to one player each: who only looks at their own does not care for those of others.
    pub(crate) const OWNED: Dependencies = Dependencies::PLAY
        .union(Dependencies::HAND)
        .union(Dependencies::DECK)
        .union(Dependencies::DISCARD)
        .union(Dependencies::INKWELL)
        .union(Dependencies::EXERTED)
        .union(Dependencies::DAMAGE)
        .union(Dependencies::LORE)
        .union(Dependencies::INK);

    /// What happened this turn, of these kinds only.
    pub(crate) fn happened(kinds: u64) -> Dependencies {
        Dependencies::from_bits_truncate(kinds << 24)
    }

    /// Which card is in which of these zones.
    pub(crate) fn zones(zones: Zones) -> Dependencies {
        Dependencies::from_bits_truncate(u64::from(zones.bits()))
    }
}

/// What a static ability depends on.
pub(super) fn of_static(fixed: &Static, mods: &[Mod]) -> Dependencies {
    of_spread(fixed, mods) | of_cond(&fixed.condition)
}

/// The same of what it says, apart from whether it says anything.
pub(super) fn of_spread(fixed: &Static, mods: &[Mod]) -> Dependencies {
    mods.iter().fold(of_scope(&fixed.scope), |all, m| all | of_mod(m))
}

/// What it depends on whom a modification concerns.
pub(crate) fn of_scope(scope: &Scope) -> Dependencies {
    match scope {
        Scope::This => Dependencies::empty(),
        Scope::Objects(select) => of_select(select),
        Scope::Players(players) => of_players(players),
    }
}

/// What a modification depends on, as far as it is counted when it is put in force.
fn of_mod(modification: &Mod) -> Dependencies {
    match crate::eval::amount_of(modification) {
        Some(amount) => of_amount(amount),
        None => Dependencies::empty(),
    }
}

/// What a modification changes of what others may depend on.
pub(crate) fn changed_by(modification: &Mod) -> Dependencies {
    match modification {
        Mod::Stat(..)
        | Mod::FloorPrinted(_)
        | Mod::Unreduced(_)
        | Mod::UnreducedByOpponents(_)
        | Mod::Unincreased(_)
        | Mod::Floor(..)
        | Mod::Set(..) => Dependencies::STATS,
        Mod::Keyword(..) | Mod::LoseKeyword(_) | Mod::CantGain(_) | Mod::Shift(_) | Mod::CountsInkable => {
            Dependencies::KEYWORDS
        }
        Mod::Class(_) => Dependencies::CLASSES,
        // A given or lost ability may itself be static.
        Mod::Ability(_) | Mod::LoseAbility(_) | Mod::LoseAll(_) => Dependencies::ALWAYS,
        // Nothing that is kept looks at these; they are asked for where they matter.
        Mod::NamedForShift(_)
        | Mod::AnyShift
        | Mod::ShiftOnto(_)
        | Mod::CostUnreduced(_)
        | Mod::TopSeen
        | Mod::HandFaceUp
        | Mod::DealsForSure
        | Mod::Cant(_)
        | Mod::Can(_)
        | Mod::Must(_)
        | Mod::MustChallenge(_)
        | Mod::Toll(..)
        | Mod::TollDone(..)
        | Mod::Enters(_)
        | Mod::SingCost(_)
        | Mod::DamageWith(_)
        | Mod::NoChallengeDamage
        | Mod::DealsMore(..)
        | Mod::TakesMore(..)
        | Mod::DealsInFull
        | Mod::PlayCost(_)
        | Mod::MoveCost(..)
        | Mod::NextMoveCost(..)
        | Mod::UseCost(..)
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
        | Mod::KeepsDamage
        | Mod::ChallengersPerTurn(_)
        | Mod::FreeAbility(_) => Dependencies::empty(),
    }
}

fn of_select(select: &Select) -> Dependencies {
    let ink = if select.zones.intersects(Zones::INKWELL) { Dependencies::INK } else { Dependencies::empty() };
    ink | Dependencies::zones(select.zones) | of_described(select)
}

/// Whose they are and what they are like, wherever they are.
fn of_described(select: &Select) -> Dependencies {
    let is_own = select.owner == Players::One(PlayerRef::You);
    let whose = if is_own { Dependencies::empty() } else { Dependencies::OF_OTHERS };
    whose | of_players(&select.owner) | of_filter(&select.filter)
}

/// Something of one player.
fn of_player(who: PlayerRef, what: Dependencies) -> Dependencies {
    if who == PlayerRef::You { what } else { what | Dependencies::OF_OTHERS }
}

pub(super) fn of_players(players: &Players) -> Dependencies {
    match players {
        Players::One(PlayerRef::Active) => Dependencies::TURN,
        Players::One(_) => Dependencies::empty(),
        // 9.2.3: whoever leaves is nobody's opponent any more.
        Players::Opponents | Players::All | Players::AllBut(_) => Dependencies::WHO_PLAYS,
        Players::Where(among, cond) => of_players(among) | of_cond(cond),
        Players::Most(among, amount) => of_players(among) | of_amount(amount),
        Players::Union(all) => all.iter().fold(Dependencies::empty(), |so_far, one| so_far | of_players(one)),
    }
}

fn of_stat(stat: Stat) -> Dependencies {
    match stat {
        Stat::Cost => Dependencies::empty(),
        Stat::Damage => Dependencies::DAMAGE,
        Stat::Removable => Dependencies::ALWAYS,
        Stat::Under => Dependencies::UNDER,
        Stat::Strength | Stat::Willpower | Stat::Lore => Dependencies::STATS,
        Stat::Keyword(_) => Dependencies::KEYWORDS,
    }
}

fn of_alike(what: Alike) -> Dependencies {
    match what {
        Alike::Name | Alike::Class => Dependencies::empty(),
        Alike::Value(stat) => of_stat(stat),
        Alike::Location => Dependencies::PLACE | Dependencies::PLAY | Dependencies::OF_OTHERS,
    }
}

pub(super) fn of_filter(filter: &Filter) -> Dependencies {
    match filter {
        Filter::All(parts) | Filter::OneOf(parts) => {
            parts.iter().fold(Dependencies::empty(), |all, f| all | of_filter(f))
        }
        Filter::Not(part) => of_filter(part),
        Filter::Any
        | Filter::Kind(_)
        | Filter::Named(_)
        | Filter::NamedBound(_)
        | Filter::Ink(_)
        | Filter::FaceUp
        | Filter::PlayedBy(_)
        | Filter::PaidWithDrops(_) => Dependencies::empty(),
        Filter::Class(_) | Filter::ClassBound(_) => Dependencies::CLASSES,
        Filter::SharesClass(objects) => Dependencies::CLASSES | of_objects(objects),
        Filter::Inkable | Filter::Keyword(_) => Dependencies::KEYWORDS,
        Filter::NowIn(_) => Dependencies::ALWAYS,
        Filter::Movable => Dependencies::KEYWORDS | Dependencies::PLAY | Dependencies::OF_OTHERS,
        Filter::SameName(objects) | Filter::CommonName(objects) | Filter::Is(objects) => of_objects(objects),
        Filter::Stat(stat, _, amount) => of_stat(*stat) | of_amount(amount),
        Filter::StatToEach(stat, _, objects) => of_stat(*stat) | of_objects(objects),
        Filter::Damaged | Filter::Undamaged => Dependencies::DAMAGE,
        Filter::Exerted | Filter::Ready | Filter::Dry => Dependencies::EXERTED,
        Filter::AtLocation => Dependencies::PLACE | Dependencies::PLAY | Dependencies::OF_OTHERS,
        Filter::At(objects) | Filter::Elsewhere(objects) => {
            Dependencies::PLACE | Dependencies::PLAY | Dependencies::OF_OTHERS | of_objects(objects)
        }
        Filter::HasUnder => Dependencies::UNDER,
        Filter::Under(objects) => Dependencies::UNDER | of_objects(objects),
        Filter::This | Filter::Other | Filter::NotThis => Dependencies::empty(),
        Filter::Challenging | Filter::Challenged => Dependencies::CHALLENGE,
        Filter::InChallengeWith(filter) => {
            Dependencies::CHALLENGE | Dependencies::OF_OTHERS | of_filter(filter)
        }
        Filter::Did(pattern) => of_pattern(pattern),
        Filter::Owner(players) => of_players(players),
        Filter::Meets(cond) => of_cond(cond),
    }
}

fn of_pattern(pattern: &Pattern) -> Dependencies {
    let mut all = Dependencies::happened(pattern.kind.bit());
    for select in [&pattern.subject, &pattern.object].into_iter().flatten() {
        all |= of_described(select);
    }
    if let Some(players) = &pattern.player {
        all |= of_players(players);
    }
    if let Some((_, amount)) = &pattern.amount {
        all |= of_amount(amount);
    }
    all
}

pub(super) fn of_objects(objects: &Objects) -> Dependencies {
    match objects {
        Objects::None | Objects::This => Dependencies::empty(),
        Objects::Slot(_) | Objects::It => Dependencies::OF_OTHERS,
        Objects::Each(select) => of_select(select),
        Objects::Top(who, amount) | Objects::Bottom(who, amount) => {
            of_player(*who, Dependencies::DECK) | of_amount(amount)
        }
        Objects::LocationOf(objects) => {
            Dependencies::PLACE | Dependencies::PLAY | Dependencies::OF_OTHERS | of_objects(objects)
        }
        Objects::Challenger | Objects::ChallengedOne => Dependencies::CHALLENGE | Dependencies::OF_OTHERS,
        Objects::HostOf(objects) | Objects::Beneath(objects) | Objects::WereUnder(objects) => {
            Dependencies::UNDER | Dependencies::PLAY | Dependencies::OF_OTHERS | of_objects(objects)
        }
        Objects::Union(parts) => parts.iter().fold(Dependencies::empty(), |all, o| all | of_objects(o)),
        Objects::Without(a, b) => of_objects(a) | of_objects(b),
        Objects::Among(objects, filter) => of_objects(objects) | of_filter(filter),
    }
}

pub(super) fn of_amount(amount: &Amount) -> Dependencies {
    match amount {
        Amount::Const(_) | Amount::Slot(_) => Dependencies::empty(),
        Amount::Count(objects)
        | Amount::DifferentInks(objects)
        | Amount::DifferentNames(objects)
        | Amount::DifferentClasses(objects) => of_objects(objects),
        Amount::Greatest(stat, objects)
        | Amount::Smallest(stat, objects)
        | Amount::DifferentValues(stat, objects) => of_stat(*stat) | of_objects(objects),
        Amount::MostAlike(what, objects) => of_alike(*what) | of_objects(objects),
        Amount::Stat(stat, objects) => of_stat(*stat) | of_objects(objects),
        Amount::Lore(who) => of_player(*who, Dependencies::LORE),
        Amount::InkDrops(who) => of_player(*who, Dependencies::INK),
        Amount::Turns(_) => Dependencies::TURN,
        Amount::Players(players) => of_players(players),
        Amount::Happened(pattern) | Amount::HappenedTo(pattern) | Amount::HappenedInAll(pattern) => {
            of_pattern(pattern)
        }
        Amount::Sum(parts) => parts.iter().fold(Dependencies::empty(), |all, a| all | of_amount(a)),
        Amount::Times(a, _) | Amount::Per(a, _) => of_amount(a),
        Amount::Min(a, b) | Amount::Max(a, b) => of_amount(a) | of_amount(b),
    }
}

pub(super) fn of_cond(cond: &Cond) -> Dependencies {
    match cond {
        Cond::True | Cond::False | Cond::Bound(_) => Dependencies::empty(),
        Cond::All(parts) | Cond::OneOf(parts) => {
            parts.iter().fold(Dependencies::empty(), |all, c| all | of_cond(c))
        }
        Cond::Not(part) => of_cond(part),
        Cond::Compare(a, _, b) => of_amount(a) | of_amount(b),
        Cond::Exists(objects) => of_objects(objects),
        Cond::Are(objects, filter) => of_objects(objects) | of_filter(filter),
        Cond::TurnOf(players) => Dependencies::TURN | of_players(players),
        Cond::FirstTurnNotStarting(_) => Dependencies::TURN,
        Cond::AnyPlayer(players, cond) | Cond::EachPlayer(players, cond) => {
            of_players(players) | of_cond(cond)
        }
        Cond::Happened(pattern) => of_pattern(pattern),
        Cond::ThisIn(_) => Dependencies::ZONES | Dependencies::OF_OTHERS | Dependencies::ALWAYS,
        Cond::InChallenge => Dependencies::CHALLENGE,
    }
}
