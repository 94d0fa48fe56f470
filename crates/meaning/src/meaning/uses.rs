//! Which names a part of a meaning speaks of, and which ones an instruction binds.

use super::*;

/// Something that may speak of names.
pub trait Uses {
    /// Calls `each` with every name that is read here, also in what is nested.
    fn uses(&self, each: &mut dyn FnMut(Name));
}

impl<T: Uses> Uses for Vec<T> {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.as_slice().uses(each);
    }
}

impl<T: Uses> Uses for [T] {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.iter().for_each(|one| one.uses(each));
    }
}

impl<T: Uses> Uses for Option<T> {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.iter().for_each(|one| one.uses(each));
    }
}

impl<T: Uses> Uses for Box<T> {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.as_ref().uses(each);
    }
}

impl Uses for PlayerRef {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            PlayerRef::Bound(name) | PlayerRef::OwnerOf(name) => each(*name),
            PlayerRef::You | PlayerRef::Active | PlayerRef::It | PlayerRef::OwnerOfIt => {}
        }
    }
}

impl Uses for Players {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Players::One(player) | Players::AllBut(player) => player.uses(each),
            Players::Opponents | Players::All => {}
            Players::Union(all) => all.uses(each),
            Players::Where(all, cond) => {
                all.uses(each);
                cond.uses(each);
            }
            Players::Most(all, amount) => {
                all.uses(each);
                amount.uses(each);
            }
        }
    }
}

impl Uses for Select {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.owner.uses(each);
        self.filter.uses(each);
    }
}

impl Uses for Filter {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Filter::All(all) | Filter::OneOf(all) => all.uses(each),
            Filter::Not(filter) | Filter::InChallengeWith(filter) => filter.uses(each),
            Filter::NamedBound(name) | Filter::ClassBound(name) => each(*name),
            Filter::SharesClass(objects)
            | Filter::SameName(objects)
            | Filter::CommonName(objects)
            | Filter::StatToEach(_, _, objects)
            | Filter::At(objects)
            | Filter::Elsewhere(objects)
            | Filter::Under(objects)
            | Filter::Is(objects) => objects.uses(each),
            Filter::Stat(_, _, amount) => amount.uses(each),
            Filter::Did(pattern) => pattern.uses(each),
            Filter::Owner(players) => players.uses(each),
            Filter::Meets(cond) => cond.uses(each),
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
            | Filter::This
            | Filter::Other
            | Filter::NowIn(_)
            | Filter::NotThis
            | Filter::Challenging
            | Filter::Challenged
            | Filter::PlayedBy(_)
            | Filter::PaidWithDrops(_)
            | Filter::Movable => {}
        }
    }
}

impl Uses for Objects {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Objects::Bound(name) => each(*name),
            Objects::Each(select) => select.uses(each),
            Objects::Top(player, amount) | Objects::Bottom(player, amount) => {
                player.uses(each);
                amount.uses(each);
            }
            Objects::LocationOf(of) | Objects::HostOf(of) | Objects::Beneath(of) | Objects::WereUnder(of) => {
                of.uses(each)
            }
            Objects::Union(all) => all.uses(each),
            Objects::Without(all, some) => {
                all.uses(each);
                some.uses(each);
            }
            Objects::Among(all, filter) => {
                all.uses(each);
                filter.uses(each);
            }
            Objects::None | Objects::This | Objects::It | Objects::Challenger | Objects::ChallengedOne => {}
        }
    }
}

impl Uses for Amount {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Amount::Count(objects)
            | Amount::Stat(_, objects)
            | Amount::DifferentInks(objects)
            | Amount::DifferentNames(objects)
            | Amount::DifferentClasses(objects)
            | Amount::DifferentValues(_, objects)
            | Amount::MostAlike(_, objects)
            | Amount::Greatest(_, objects)
            | Amount::Smallest(_, objects) => {
                objects.uses(each);
            }
            Amount::Bound(name) => each(*name),
            Amount::Lore(player) | Amount::InkDrops(player) | Amount::Turns(player) => player.uses(each),
            Amount::Players(players) => players.uses(each),
            Amount::Happened(pattern) | Amount::HappenedTo(pattern) | Amount::HappenedInAll(pattern) => {
                pattern.uses(each);
            }
            Amount::Sum(all) => all.uses(each),
            Amount::Times(amount, _) | Amount::Per(amount, _) => amount.uses(each),
            Amount::Min(a, b) | Amount::Max(a, b) => {
                a.uses(each);
                b.uses(each);
            }
            Amount::Const(_) => {}
        }
    }
}

impl Uses for Cond {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Cond::All(all) | Cond::OneOf(all) => all.uses(each),
            Cond::Not(cond) => cond.uses(each),
            Cond::Compare(a, _, b) => {
                a.uses(each);
                b.uses(each);
            }
            Cond::Exists(objects) => objects.uses(each),
            Cond::Are(objects, filter) => {
                objects.uses(each);
                filter.uses(each);
            }
            Cond::TurnOf(players) => players.uses(each),
            Cond::FirstTurnNotStarting(player) => player.uses(each),
            Cond::AnyPlayer(players, cond) | Cond::EachPlayer(players, cond) => {
                players.uses(each);
                cond.uses(each);
            }
            Cond::Happened(pattern) => pattern.uses(each),
            Cond::Bound(name) => each(*name),
            Cond::True | Cond::False | Cond::ThisIn(_) | Cond::InChallenge => {}
        }
    }
}

impl Uses for Duration {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Duration::UntilStartOf(player)
            | Duration::NextTurnOf(player)
            | Duration::UntilEndOfNextTurn(player) => player.uses(each),
            Duration::ThisTurn
            | Duration::TheirNextTurn
            | Duration::TheirNextReady
            | Duration::ThisChallenge
            | Duration::WhileThisInPlay
            | Duration::WhileInPlay
            | Duration::ThisTurnOrNext
            | Duration::RestOfGame => {}
        }
    }
}

impl Uses for Pattern {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.subject.uses(each);
        self.object.uses(each);
        self.player.uses(each);
        if let Some((_, amount)) = &self.amount {
            amount.uses(each);
        }
    }
}

impl Uses for Scope {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Scope::This => {}
            Scope::Objects(select) => select.uses(each),
            Scope::Players(players) => players.uses(each),
        }
    }
}

impl Uses for Prohibited {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Prohibited::ChallengeThose(those)
            | Prohibited::BeChallengedBy(those)
            | Prohibited::MoveTo(those) => those.uses(each),
            Prohibited::Play(filter) | Prohibited::SingThose(filter) | Prohibited::BeChosenFor(filter) => {
                filter.uses(each)
            }
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
            | Prohibited::BeShiftedOnto
            | Prohibited::LoseMovedDamage
            | Prohibited::TakeMovedDamage
            | Prohibited::GainLore
            | Prohibited::LoseLore
            | Prohibited::Ink
            | Prohibited::BeBanished
            | Prohibited::BeBanishedInChallenge => {}
        }
    }
}

impl Uses for Cost {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.ink.uses(each);
        self.other.uses(each);
    }
}

impl Uses for Mod {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Mod::Stat(_, amount)
            | Mod::Floor(_, amount)
            | Mod::Set(_, amount)
            | Mod::Keyword(_, amount)
            | Mod::SingCost(amount)
            | Mod::MoreInk(amount)
            | Mod::LoreToWin(amount)
            | Mod::LoreToWinBy(amount)
            | Mod::ChallengersPerTurn(amount)
            | Mod::Enters(Entering::Damaged(amount)) => amount.uses(each),
            Mod::DealsMore(_, to, amount) => {
                to.uses(each);
                amount.uses(each);
            }
            Mod::TakesMore(of, amount) => {
                of.uses(each);
                amount.uses(each);
            }
            Mod::Shift(shift) => shift.cost.uses(each),
            Mod::Cant(what) => what.uses(each),
            Mod::Toll(what, amount) => {
                what.uses(each);
                amount.uses(each);
            }
            // What its instructions speak of they bind themselves.
            Mod::TollDone(what, _) => what.uses(each),
            Mod::Can(Permission::ChallengeReady(select) | Permission::ChallengeThoseDrying(select))
            | Mod::InkFrom(select)
            | Mod::MustChallenge(select) => select.uses(each),
            Mod::PlayFrom(from) => {
                from.cards.uses(each);
                from.sung.uses(each);
                from.into.into_iter().for_each(each);
            }
            Mod::Enters(Entering::MayExerted(steps)) => steps.uses(each),
            Mod::Enters(Entering::Then(steps)) => steps.uses(each),
            Mod::PlayCost(change) => {
                change.cards.uses(each);
                change.ink.uses(each);
            }
            Mod::MoveCost(who, to, amount) | Mod::NextMoveCost(who, to, amount) => {
                who.uses(each);
                to.uses(each);
                amount.uses(each);
            }
            Mod::FreeMove(filter) | Mod::ShiftOnto(filter) | Mod::CostUnreduced(filter) => filter.uses(each),
            Mod::PlayAs(way) => {
                way.cards.uses(each);
                way.cost.uses(each);
                way.condition.uses(each);
            }
            Mod::ReadyAtMost(amount, filter) | Mod::UseCost(_, filter, amount) => {
                amount.uses(each);
                filter.uses(each);
            }
            Mod::FloorPrinted(_)
            | Mod::Unreduced(_)
            | Mod::UnreducedByOpponents(_)
            | Mod::Unincreased(_)
            | Mod::DealsInFull
            | Mod::LoseKeyword(_)
            | Mod::CantGain(_)
            | Mod::LoseAbility(_)
            | Mod::LoseAll(_)
            | Mod::Class(_)
            | Mod::NamedForShift(_)
            | Mod::AnyShift
            | Mod::TopSeen
            | Mod::HandFaceUp
            | Mod::DealsForSure
            | Mod::Can(Permission::QuestDrying | Permission::ChallengeDrying)
            | Mod::Must(_)
            | Mod::Enters(Entering::Exerted | Entering::Ready)
            | Mod::DamageWith(_)
            | Mod::NoChallengeDamage
            | Mod::CountsInkable
            | Mod::Skip(_)
            | Mod::TopFaceUp
            | Mod::InkEntersExerted
            | Mod::KeepsDamage
            | Mod::FreeAbility(_)
            // D.18: a quoted ability binds names of its own.
            | Mod::Ability(_) => {}
        }
    }
}

impl Uses for Ability {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match &self.kind {
            AbilityKind::Triggered(triggered) => {
                triggered.on.uses(each);
                triggered.during.uses(each);
                triggered.condition.uses(each);
                triggered.body.uses(each);
            }
            AbilityKind::Activated(activated) => {
                activated.cost.uses(each);
                activated.condition.uses(each);
                activated.body.uses(each);
            }
            AbilityKind::Static(fixed) => {
                fixed.condition.uses(each);
                fixed.scope.uses(each);
                fixed.mods.uses(each);
            }
            AbilityKind::Replacement(replacement) => {
                replacement.of.uses(each);
                replacement.during.uses(each);
                replacement.instead.uses(each);
            }
        }
    }
}

impl Uses for Instead {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Instead::Nothing | Instead::Cannot => {}
            Instead::Do(steps) => steps.uses(each),
            Instead::PutDamageOn(objects) | Instead::DealDamageTo(objects) => objects.uses(each),
            Instead::Amount(amount) | Instead::UpTo(amount) => amount.uses(each),
            Instead::Shield(name) => each(*name),
            Instead::Goes(place) => place.uses(each),
        }
    }
}

impl Uses for Place {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Place::Under { host, .. } => host.uses(each),
            Place::Hand
            | Place::DeckTop
            | Place::DeckBottom
            | Place::DeckShuffled
            | Place::Discard
            | Place::Inkwell { .. } => {}
        }
    }
}

impl Uses for Step {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.own_uses(each);
        self.parts().into_iter().for_each(|part| part.uses(each));
    }
}

impl Step {
    /// The names that the instruction itself reads, without those read inside.
    pub fn own_uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Step::Do(verb) => verb.uses(each),
            Step::Choose(choose) => choose.uses(each),
            Step::ChoosePlayer { by, among, .. } => {
                by.uses(each);
                among.uses(each);
            }
            Step::ChooseNumber { by, least, most, .. } => {
                by.uses(each);
                least.uses(each);
                most.uses(each);
            }
            Step::Name { by, .. } => by.uses(each),
            Step::RemoveUpTo { by, from, .. } => {
                by.uses(each);
                from.uses(each);
            }
            Step::Play(play) => {
                play.by.uses(each);
                play.from.uses(each);
                play.onto.uses(each);
            }
            Step::May { by, .. } | Step::Options { by, .. } => by.uses(each),
            Step::SelfReplaced { cond, .. } | Step::If { cond, .. } => cond.uses(each),
            // Asked after each round.
            Step::RepeatWhile { again, .. } => each(*again),
            Step::EachPlayer { players, .. } => players.uses(each),
            Step::Each { objects, .. } => objects.uses(each),
            Step::Times { count, .. } => count.uses(each),
            Step::Then { .. } | Step::Did { .. } => {}
        }
    }
}

impl Uses for Choose {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        self.by.uses(each);
        self.from.uses(each);
        match &self.count {
            Count::Exactly(amount) | Count::UpTo(amount) => amount.uses(each),
            Count::AnyNumber => {}
        }
        if let Some(Together::AtMost(_, most)) = &self.total {
            most.uses(each);
        }
    }
}

impl Uses for Verb {
    fn uses(&self, each: &mut dyn FnMut(Name)) {
        match self {
            Verb::Draw(players, amount)
            | Verb::DrawFromBottom(players, amount)
            | Verb::GainLore(players, amount)
            | Verb::GetInkDrops(players, amount)
            | Verb::LoseLore(players, amount, _) => {
                players.uses(each);
                amount.uses(each);
            }
            Verb::Damage { hits, .. } => hits.iter().for_each(|(whom, amount)| {
                whom.uses(each);
                amount.uses(each);
            }),
            Verb::RemoveDamage { from, amount, .. } => {
                from.uses(each);
                amount.uses(each);
            }
            Verb::MoveDamage { from, to, amount, .. } => {
                from.uses(each);
                to.uses(each);
                amount.uses(each);
            }
            Verb::Banish { what, .. }
            | Verb::Exert { what, .. }
            | Verb::Ready { what, .. }
            | Verb::Discard { what, .. }
            | Verb::UseFree(what, _) => what.uses(each),
            Verb::Put { by, what, to, .. } => {
                by.uses(each);
                what.uses(each);
                to.uses(each);
            }
            Verb::DiscardHand(players, _) | Verb::Shuffle(players) | Verb::ExtraTurn(players) => {
                players.uses(each)
            }
            Verb::Look { to, what, .. } => {
                to.uses(each);
                what.uses(each);
            }
            Verb::RevealUntil { of, filter, .. } => {
                of.uses(each);
                filter.uses(each);
            }
            Verb::MoveTo { who, to, .. } => {
                who.uses(each);
                to.uses(each);
            }
            Verb::Apply { to, mods, lasts } => {
                to.uses(each);
                mods.uses(each);
                lasts.uses(each);
            }
            Verb::Continue { scope, mods, lasts } => {
                scope.uses(each);
                mods.uses(each);
                lasts.uses(each);
            }
            Verb::MakeFloating { ability, lasts, on, .. } => {
                ability.uses(each);
                lasts.uses(each);
                on.uses(each);
            }
            Verb::PayInk(player, amount) | Verb::RemoveInkDrops(player, amount) => {
                player.uses(each);
                amount.uses(each);
            }
            Verb::Bind(_, objects) | Verb::BindMore(_, objects) => objects.uses(each),
            Verb::Set(_, amount) | Verb::Add(_, amount) => amount.uses(each),
            Verb::Gather(_, player) => player.uses(each),
            Verb::Random { from, count, .. } => {
                from.uses(each);
                count.uses(each);
            }
            Verb::AfterPlay(objects, place) => {
                objects.uses(each);
                place.uses(each);
            }
            Verb::Fail => {}
        }
    }
}

impl Step {
    /// The blocks of instructions inside, in the order in which they are written.
    pub fn parts(&self) -> Vec<&[Step]> {
        match self {
            Step::May { body, otherwise, .. } => vec![body, otherwise],
            Step::Then { first, then, otherwise } => vec![first, then, otherwise],
            Step::SelfReplaced { old, new, .. } => vec![old, new],
            Step::If { then, otherwise, .. } => vec![then, otherwise],
            Step::Options { options, .. } => options.iter().map(Vec::as_slice).collect(),
            Step::EachPlayer { body, .. }
            | Step::Each { body, .. }
            | Step::Times { body, .. }
            | Step::RepeatWhile { body, .. }
            | Step::Did { body, .. } => vec![body],
            Step::Do(_)
            | Step::Choose(_)
            | Step::ChoosePlayer { .. }
            | Step::ChooseNumber { .. }
            | Step::Name { .. }
            | Step::RemoveUpTo { .. }
            | Step::Play(_) => Vec::new(),
        }
    }

    /// The same blocks, to be changed.
    pub(crate) fn parts_mut(&mut self) -> Vec<&mut Vec<Step>> {
        match self {
            Step::May { body, otherwise, .. } => vec![body, otherwise],
            Step::Then { first, then, otherwise } => vec![first, then, otherwise],
            Step::SelfReplaced { old, new, .. } => vec![old, new],
            Step::If { then, otherwise, .. } => vec![then, otherwise],
            Step::Options { options, .. } => options.iter_mut().collect(),
            Step::EachPlayer { body, .. }
            | Step::Each { body, .. }
            | Step::Times { body, .. }
            | Step::RepeatWhile { body, .. }
            | Step::Did { body, .. } => vec![body],
            Step::Do(_)
            | Step::Choose(_)
            | Step::ChoosePlayer { .. }
            | Step::ChooseNumber { .. }
            | Step::Name { .. }
            | Step::RemoveUpTo { .. }
            | Step::Play(_) => Vec::new(),
        }
    }

    /// The names that the instruction itself binds, without those bound inside.
    pub fn binds(&self) -> Vec<Name> {
        match self {
            Step::Do(verb) => verb.binds(),
            Step::Choose(choose) => std::iter::once(choose.into).chain(choose.rest).collect(),
            Step::ChoosePlayer { into, .. }
            | Step::ChooseNumber { into, .. }
            | Step::Name { into, .. }
            | Step::Did { into, .. } => vec![*into],
            Step::Play(play) => vec![play.into],
            Step::RemoveUpTo { healed, into, .. } => healed.iter().chain(into).copied().collect(),
            Step::EachPlayer { name, .. } | Step::Each { name, .. } => vec![*name],
            Step::May { .. }
            | Step::Then { .. }
            | Step::SelfReplaced { .. }
            | Step::If { .. }
            | Step::Options { .. }
            | Step::Times { .. }
            | Step::RepeatWhile { .. } => Vec::new(),
        }
    }
}

impl Verb {
    /// The names that the instruction binds; what it only adds to is not among them.
    pub fn binds(&self) -> Vec<Name> {
        match self {
            Verb::LoseLore(_, _, into)
            | Verb::Damage { into, .. }
            | Verb::MoveDamage { into, .. }
            | Verb::Banish { into, .. }
            | Verb::Exert { into, .. }
            | Verb::Ready { into, .. }
            | Verb::Put { into, .. }
            | Verb::Discard { into, .. }
            | Verb::DiscardHand(_, into)
            | Verb::MoveTo { into, .. } => into.iter().copied().collect(),
            Verb::RemoveDamage { healed, into, .. } => healed.iter().chain(into).copied().collect(),
            Verb::Look { into, .. } | Verb::Random { into, .. } => vec![*into],
            Verb::RevealUntil { found, rest, .. } => vec![*found, *rest],
            Verb::Bind(name, _) | Verb::Set(name, _) => vec![*name],
            Verb::Draw(..)
            | Verb::DrawFromBottom(..)
            | Verb::GainLore(..)
            | Verb::Shuffle(_)
            | Verb::ExtraTurn(_)
            | Verb::Apply { .. }
            | Verb::Continue { .. }
            | Verb::MakeFloating { .. }
            | Verb::PayInk(..)
            | Verb::GetInkDrops(..)
            | Verb::RemoveInkDrops(..)
            | Verb::BindMore(..)
            | Verb::Add(..)
            | Verb::Gather(..)
            | Verb::UseFree(..)
            | Verb::AfterPlay(..)
            | Verb::Fail => Vec::new(),
        }
    }
}
