//! Static abilities that say the same whichever card of a player has them (6.4.1): however many cards have one, it is asked
//! once, its condition of each of them where that looks at the card. "Your other characters get +1" then takes as many steps as there are characters, not as many as there are pairs of them.

use super::*;

/// How an ability is asked for all cards of a player that have it.
#[derive(Clone, Debug)]
pub(crate) enum Shared {
    /// It depends on the card, or what it does must be known card by card.
    No,
    /// Each card for itself: for which of them its condition is asked, and for which its amounts.
    Own(Holding, Holding),
    /// All of these are meant by each of the cards.
    All(Select, Holding),
    /// All of these are meant by each of the cards but itself.
    Others(Select, Holding),
}

/// For which of the cards that share an ability its condition, or its amounts, must be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holding {
    /// For any one: it is the same for all.
    One,
    /// For each, which leaves itself out of what is counted once for all ("for each other character").
    ButItself,
    /// For each: it looks at the card that has it ("while this character is exerted").
    Each,
}

impl Shared {
    /// Of which cards its condition must hold.
    pub(crate) fn holding(&self) -> Holding {
        match self {
            Shared::All(_, holding) | Shared::Others(_, holding) | Shared::Own(holding, _) => *holding,
            Shared::No => Holding::One,
        }
    }
}

/// What becomes of equal modifications of one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Several {
    /// 6.6.1.2, 8.1.2: they add up.
    AddUp,
    /// They are as one.
    AreOne,
    /// Each counts for itself.
    StandAlone,
}

impl Several {
    pub(crate) fn of(modification: &Mod) -> Several {
        match modification {
            Mod::Stat(..) | Mod::SingCost(_) => Several::AddUp,
            Mod::Keyword(keyword, _) if keyword.adds_up() => Several::AddUp,
            Mod::Keyword(..)
            | Mod::LoseKeyword(_)
            | Mod::CantGain(_)
            | Mod::FloorPrinted(_)
            | Mod::Unreduced(_)
            | Mod::UnreducedByOpponents(_)
            | Mod::Unincreased(_)
            | Mod::DealsInFull
            | Mod::Class(_)
            | Mod::AnyShift
            | Mod::DamageWith(_)
            | Mod::NoChallengeDamage
            | Mod::CountsInkable
            | Mod::KeepsDamage
            | Mod::Enters(Entering::Exerted | Entering::Ready)
            | Mod::Must(_)
            | Mod::Can(Permission::QuestDrying | Permission::ChallengeDrying) => Several::AreOne,
            // What is asked further is the same of each.
            Mod::Can(Permission::ChallengeReady(those)) if is_same_for_all(those) => Several::AreOne,
            Mod::Cant(deed) => of_prohibited(deed),
            Mod::Shift(_)
            | Mod::Ability(_)
            | Mod::LoseAbility(_)
            | Mod::LoseAll(_)
            | Mod::Floor(..)
            | Mod::Set(..)
            | Mod::NamedForShift(_)
            | Mod::ShiftOnto(_)
            | Mod::CostUnreduced(_)
            | Mod::TopSeen
            | Mod::HandFaceUp
            | Mod::DealsForSure
            | Mod::Can(Permission::ChallengeReady(_) | Permission::ChallengeThoseDrying(_))
            | Mod::MustChallenge(_)
            | Mod::Toll(..)
            | Mod::TollDone(..)
            | Mod::Enters(Entering::Damaged(_) | Entering::MayExerted(_) | Entering::Then(_))
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
            | Mod::DealsMore(..)
            | Mod::TakesMore(..)
            | Mod::Skip(_)
            | Mod::TopFaceUp
            | Mod::ReadyAtMost(..)
            | Mod::InkEntersExerted
            | Mod::ChallengersPerTurn(_)
            | Mod::FreeAbility(_) => Several::StandAlone,
        }
    }
}

fn of_prohibited(deed: &Prohibited) -> Several {
    match deed {
        Prohibited::Quest
        | Prohibited::Challenge
        | Prohibited::BeChallenged
        | Prohibited::Ready
        | Prohibited::ReadyInReadyStep
        | Prohibited::Sing
        | Prohibited::Exert
        | Prohibited::BeDealtDamage
        | Prohibited::BeDealtDamageUnlessChallenged
        | Prohibited::Move
        | Prohibited::BeChosenByOpponents
        | Prohibited::BeBanished
        | Prohibited::BeBanishedInChallenge => Several::AreOne,
        Prohibited::ChallengeThose(those) | Prohibited::BeChallengedBy(those) if is_same_for_all(those) => {
            Several::AreOne
        }
        Prohibited::ChallengeThose(_)
        | Prohibited::BeChallengedBy(_)
        | Prohibited::SingThose(_)
        | Prohibited::MoveTo(_)
        | Prohibited::Play(_)
        | Prohibited::BeChosenFor(_)
        | Prohibited::BeShiftedOnto
        | Prohibited::LoseMovedDamage
        | Prohibited::TakeMovedDamage
        | Prohibited::GainLore
        | Prohibited::Ink
        | Prohibited::LoseLore => Several::StandAlone,
    }
}

/// How a static ability is asked.
pub(super) fn of_static(fixed: &Static, mods: &[Mod]) -> Shared {
    let counted =
        |is_so: fn(&Amount) -> bool| mods.iter().all(|m| crate::eval::amount_of(m).is_none_or(is_so));
    let stands_alone = mods.iter().any(|m| Several::of(m) == Several::StandAlone);
    let holding = holding(|| cond(&fixed.condition), || cond_of_others(&fixed.condition));
    match &fixed.scope {
        Scope::This => {
            let amounts = self::holding(|| counted(amount), || counted(amount_of_others));
            // What each says of itself alone is as soon asked of each.
            let is_each = stands_alone || holding == Holding::Each || amounts == Holding::Each;
            if is_each { Shared::No } else { Shared::Own(holding, amounts) }
        }
        Scope::Objects(_) if !counted(amount) => Shared::No,
        Scope::Objects(select) if !players(&select.owner) => Shared::No,
        Scope::Objects(select) => {
            let (rest, others) = without_this(&select.filter);
            let select = Select { filter: rest, ..select.clone() };
            match (filter(&select.filter), others, select.zones == Zones::PLAY) {
                (true, false, _) => Shared::All(select, holding),
                // What is covered or elsewhere may be the card itself in other ways.
                (true, true, true) => Shared::Others(select, holding),
                (true, true, false) | (false, ..) => Shared::No,
            }
        }
        Scope::Players(_) => Shared::No,
    }
}

fn holding(is_same: impl Fn() -> bool, leaves_itself_out: impl Fn() -> bool) -> Holding {
    match (is_same(), leaves_itself_out()) {
        (true, _) => Holding::One,
        (false, true) => Holding::ButItself,
        (false, false) => Holding::Each,
    }
}

/// 6.5.8: whether instructions do the same whichever card of a player says them; told of the plain ones only.
pub(crate) fn says_the_same(code: &Code) -> bool {
    code.ops.iter().all(|op| {
        let puts = matches!(op, Op::Do(Verb::Put { by, what, to, .. })
            if player(*by) && objects(what) && !matches!(to, Place::Under { .. }));
        let counts = matches!(op, Op::Do(Verb::Draw(who, n) | Verb::GainLore(who, n) | Verb::GetInkDrops(who, n))
            if players(who) && amount(n));
        puts || counts
    })
}

/// Whether a description means the same whichever card of a player says it.
pub(crate) fn is_same_for_all(select: &Select) -> bool {
    players(&select.owner) && filter(&select.filter)
}

/// The same of an amount.
pub(crate) fn is_same_amount(what: &Amount) -> bool {
    amount(what)
}

/// The same of objects.
pub(crate) fn is_same_objects(what: &Objects) -> bool {
    objects(what)
}

/// A filter without "other", and whether it said so.
fn without_this(filter: &Filter) -> (Filter, bool) {
    if *filter == Filter::NotThis {
        return (Filter::Any, true);
    }
    let Filter::All(parts) = filter else { return (filter.clone(), false) };
    let rest = parts.iter().filter(|part| **part != Filter::NotThis).cloned();
    (Filter::all(rest), parts.contains(&Filter::NotThis))
}

// Each of these tells whether a phrase means the same whichever card of a player says it, but that each leaves itself out of what
// it counts.

#[expect(clippy::wildcard_enum_match_arm, reason = "the others count nothing, or not by themselves")]
fn cond_of_others(what: &Cond) -> bool {
    match what {
        Cond::All(parts) | Cond::OneOf(parts) => parts.iter().all(cond_of_others),
        Cond::Not(part) => cond_of_others(part),
        Cond::Compare(a, _, b) => amount_of_others(a) && amount_of_others(b),
        Cond::Exists(all) => means_others(all) || objects(all),
        other => cond(other),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the others count nothing, or not by themselves")]
fn amount_of_others(what: &Amount) -> bool {
    match what {
        Amount::Count(all) => means_others(all) || objects(all),
        Amount::Sum(parts) => parts.iter().all(amount_of_others),
        Amount::Times(one, _) | Amount::Per(one, _) => amount_of_others(one),
        Amount::Min(a, b) | Amount::Max(a, b) => amount_of_others(a) && amount_of_others(b),
        other => amount(other),
    }
}

/// Whether they are the same in play whichever card says it, but for the card itself.
fn means_others(all: &Objects) -> bool {
    let Objects::Each(select) = all else { return false };
    let (rest, others) = without_this(&select.filter);
    others && select.zones == Zones::PLAY && players(&select.owner) && filter(&rest)
}

// Each of these tells whether a phrase means the same whichever card of a player says it.

fn cond(what: &Cond) -> bool {
    match what {
        Cond::True | Cond::False | Cond::InChallenge => true,
        Cond::All(parts) | Cond::OneOf(parts) => parts.iter().all(cond),
        Cond::Not(part) => cond(part),
        Cond::Compare(a, _, b) => amount(a) && amount(b),
        Cond::Exists(all) => objects(all),
        Cond::Are(all, like) => objects(all) && filter(like),
        Cond::TurnOf(who) => players(who),
        Cond::FirstTurnNotStarting(who) => player(*who),
        Cond::AnyPlayer(who, inner) | Cond::EachPlayer(who, inner) => players(who) && cond(inner),
        Cond::Happened(event) => pattern(event),
        Cond::Bound(_) | Cond::ThisIn(_) => false,
    }
}

fn amount(what: &Amount) -> bool {
    match what {
        Amount::Const(_) => true,
        Amount::Slot(_) => false,
        Amount::Count(all)
        | Amount::DifferentInks(all)
        | Amount::DifferentNames(all)
        | Amount::DifferentClasses(all)
        | Amount::MostAlike(_, all)
        | Amount::DifferentValues(_, all) => objects(all),
        Amount::Stat(_, all) | Amount::Greatest(_, all) | Amount::Smallest(_, all) => objects(all),
        Amount::Lore(who) | Amount::InkDrops(who) | Amount::Turns(who) => player(*who),
        Amount::Players(who) => players(who),
        Amount::Happened(event) | Amount::HappenedTo(event) | Amount::HappenedInAll(event) => pattern(event),
        Amount::Sum(parts) => parts.iter().all(amount),
        Amount::Times(one, _) | Amount::Per(one, _) => amount(one),
        Amount::Min(a, b) | Amount::Max(a, b) => amount(a) && amount(b),
    }
}

fn objects(what: &Objects) -> bool {
    match what {
        Objects::None | Objects::Challenger | Objects::ChallengedOne => true,
        Objects::This | Objects::It | Objects::Slot(_) => false,
        Objects::Each(select) => players(&select.owner) && filter(&select.filter),
        Objects::Top(who, n) | Objects::Bottom(who, n) => player(*who) && amount(n),
        Objects::LocationOf(of) | Objects::HostOf(of) | Objects::Beneath(of) | Objects::WereUnder(of) => {
            objects(of)
        }
        Objects::Union(parts) => parts.iter().all(objects),
        Objects::Without(a, b) => objects(a) && objects(b),
        Objects::Among(all, like) => objects(all) && filter(like),
    }
}

fn players(what: &Players) -> bool {
    match what {
        Players::One(who) | Players::AllBut(who) => player(*who),
        Players::Opponents | Players::All => true,
        Players::Where(among, meeting) => players(among) && cond(meeting),
        Players::Most(among, of) => players(among) && amount(of),
        Players::Union(parts) => parts.iter().all(players),
    }
}

fn player(who: PlayerRef) -> bool {
    match who {
        PlayerRef::You | PlayerRef::Active | PlayerRef::It => true,
        PlayerRef::Slot(_) | PlayerRef::OwnerOf(_) | PlayerRef::OwnerOfIt => false,
    }
}

fn pattern(what: &Pattern) -> bool {
    let select = |one: &Option<Select>| one.as_ref().is_none_or(|s| players(&s.owner) && filter(&s.filter));
    select(&what.subject)
        && select(&what.object)
        && what.player.as_ref().is_none_or(players)
        && what.amount.as_ref().is_none_or(|(_, n)| amount(n))
}

fn filter(what: &Filter) -> bool {
    match what {
        Filter::Any
        | Filter::Kind(_)
        | Filter::Class(_)
        | Filter::Named(_)
        | Filter::Ink(_)
        | Filter::Inkable
        | Filter::Keyword(_)
        | Filter::Damaged
        | Filter::Undamaged
        | Filter::Exerted
        | Filter::Ready
        | Filter::Dry
        | Filter::AtLocation
        | Filter::HasUnder
        | Filter::FaceUp
        | Filter::NowIn(_)
        | Filter::Challenging
        | Filter::Challenged
        | Filter::PlayedBy(_)
        | Filter::PaidWithDrops(_) => true,
        Filter::This
        | Filter::NotThis
        | Filter::Other
        | Filter::NamedBound(_)
        | Filter::ClassBound(_)
        | Filter::Movable => false,
        Filter::All(parts) | Filter::OneOf(parts) => parts.iter().all(filter),
        Filter::Not(part) | Filter::InChallengeWith(part) => filter(part),
        Filter::SameName(with)
        | Filter::CommonName(with)
        | Filter::SharesClass(with)
        | Filter::StatToEach(_, _, with) => objects(with),
        Filter::Stat(_, _, than) => amount(than),
        Filter::At(places) | Filter::Elsewhere(places) | Filter::Under(places) | Filter::Is(places) => {
            objects(places)
        }
        Filter::Did(event) => pattern(event),
        Filter::Owner(who) => players(who),
        Filter::Meets(meeting) => cond(meeting),
    }
}
