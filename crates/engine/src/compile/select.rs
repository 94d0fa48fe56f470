//! Who, what, how many, whether (RULES 1.3, 5, 6.1.3, 6.1.6, 6.1.8, 6.1.16).

use super::*;

impl Compile<'_> {
    pub(super) fn player(&mut self, player: m::PlayerRef) -> PlayerRef {
        match player {
            m::PlayerRef::You => PlayerRef::You,
            m::PlayerRef::Active => PlayerRef::Active,
            m::PlayerRef::Bound(name) => PlayerRef::Slot(self.slot(name)),
            m::PlayerRef::OwnerOf(name) => PlayerRef::OwnerOf(self.slot(name)),
            m::PlayerRef::It => PlayerRef::It,
            m::PlayerRef::OwnerOfIt => PlayerRef::OwnerOfIt,
        }
    }

    pub(super) fn players(&mut self, players: &m::Players) -> Players {
        match players {
            m::Players::One(player) => Players::One(self.player(*player)),
            m::Players::Opponents => Players::Opponents,
            m::Players::All => Players::All,
            m::Players::AllBut(player) => Players::AllBut(self.player(*player)),
            m::Players::Where(all, cond) => {
                Players::Where(Box::new(self.players(all)), Box::new(self.cond(cond)))
            }
            m::Players::Union(all) => Players::Union(all.iter().map(|one| self.players(one)).collect()),
            m::Players::Most(all, amount) => {
                Players::Most(Box::new(self.players(all)), Box::new(self.amount(amount)))
            }
        }
    }

    pub(super) fn select(&mut self, select: &m::Select) -> Select {
        Select {
            zones: select.zones,
            owner: self.players(&select.owner),
            filter: self.filter(&select.filter),
        }
    }

    pub(super) fn filters(&mut self, filters: &[m::Filter]) -> Vec<Filter> {
        filters.iter().map(|filter| self.filter(filter)).collect()
    }

    pub(super) fn filter(&mut self, filter: &m::Filter) -> Filter {
        match filter {
            m::Filter::Any => Filter::Any,
            m::Filter::All(all) => Filter::All(self.filters(all)),
            m::Filter::OneOf(all) => Filter::OneOf(self.filters(all)),
            m::Filter::Not(not) => Filter::Not(Box::new(self.filter(not))),
            m::Filter::Kind(said) => Filter::Kind(*said),
            m::Filter::Class(class) => Filter::Class(self.pool.class(&class.0)),
            m::Filter::Named(name) => Filter::Named(self.pool.name(&name.0)),
            m::Filter::NamedBound(name) => Filter::NamedBound(self.slot(*name)),
            m::Filter::ClassBound(name) => Filter::ClassBound(self.slot(*name)),
            m::Filter::SharesClass(objects) => Filter::SharesClass(self.boxed(objects)),
            m::Filter::CommonName(objects) => Filter::CommonName(self.boxed(objects)),
            m::Filter::SameName(objects) => Filter::SameName(self.boxed(objects)),
            m::Filter::Ink(inks) => Filter::Ink(facts::inks(*inks)),
            m::Filter::Inkable => Filter::Inkable,
            m::Filter::Keyword(name) => Filter::Keyword(*name),
            m::Filter::Stat(of, than, amount) => Filter::Stat(*of, *than, Box::new(self.amount(amount))),
            m::Filter::StatToEach(of, than, objects) => Filter::StatToEach(*of, *than, self.boxed(objects)),
            m::Filter::Damaged => Filter::Damaged,
            m::Filter::Undamaged => Filter::Undamaged,
            m::Filter::Exerted => Filter::Exerted,
            m::Filter::Ready => Filter::Ready,
            m::Filter::Dry => Filter::Dry,
            m::Filter::AtLocation => Filter::AtLocation,
            m::Filter::At(objects) => Filter::At(self.boxed(objects)),
            m::Filter::Elsewhere(objects) => Filter::Elsewhere(self.boxed(objects)),
            m::Filter::HasUnder => Filter::HasUnder,
            m::Filter::Under(objects) => Filter::Under(self.boxed(objects)),
            m::Filter::FaceUp => Filter::FaceUp,
            m::Filter::This => Filter::This,
            m::Filter::Other => Filter::Other,
            m::Filter::NowIn(there) => Filter::NowIn(*there),
            m::Filter::NotThis => Filter::NotThis,
            m::Filter::Is(objects) => Filter::Is(self.boxed(objects)),
            m::Filter::Challenging => Filter::Challenging,
            m::Filter::Challenged => Filter::Challenged,
            m::Filter::InChallengeWith(with) => Filter::InChallengeWith(Box::new(self.filter(with))),
            m::Filter::Did(pattern) => Filter::Did(Box::new(self.pattern(pattern))),
            m::Filter::PlayedBy(how) => Filter::PlayedBy(*how),
            m::Filter::PaidWithDrops(least) => Filter::PaidWithDrops(*least),
            m::Filter::Movable => Filter::Movable,
            m::Filter::Owner(players) => Filter::Owner(self.players(players)),
            m::Filter::Meets(cond) => Filter::Meets(Box::new(self.cond(cond))),
        }
    }

    pub(super) fn boxed(&mut self, objects: &m::Objects) -> Box<Objects> {
        Box::new(self.objects(objects))
    }

    pub(super) fn objects(&mut self, objects: &m::Objects) -> Objects {
        match objects {
            m::Objects::None => Objects::None,
            m::Objects::This => Objects::This,
            m::Objects::Bound(name) => Objects::Slot(self.slot(*name)),
            m::Objects::It => Objects::It,
            m::Objects::Each(select) => Objects::Each(Box::new(self.select(select))),
            m::Objects::Top(player, amount) => {
                Objects::Top(self.player(*player), Box::new(self.amount(amount)))
            }
            m::Objects::Bottom(player, amount) => {
                Objects::Bottom(self.player(*player), Box::new(self.amount(amount)))
            }
            m::Objects::LocationOf(of) => Objects::LocationOf(self.boxed(of)),
            m::Objects::Challenger => Objects::Challenger,
            m::Objects::ChallengedOne => Objects::ChallengedOne,
            m::Objects::Beneath(of) => Objects::Beneath(self.boxed(of)),
            m::Objects::HostOf(of) => Objects::HostOf(self.boxed(of)),
            m::Objects::WereUnder(of) => Objects::WereUnder(self.boxed(of)),
            m::Objects::Union(all) => Objects::Union(all.iter().map(|one| self.objects(one)).collect()),
            m::Objects::Without(all, some) => Objects::Without(self.boxed(all), self.boxed(some)),
            m::Objects::Among(all, filter) => Objects::Among(self.boxed(all), Box::new(self.filter(filter))),
        }
    }

    fn boxed_amount(&mut self, amount: &m::Amount) -> Box<Amount> {
        Box::new(self.amount(amount))
    }

    pub(super) fn amount(&mut self, amount: &m::Amount) -> Amount {
        match amount {
            m::Amount::Const(n) => Amount::Const(*n),
            m::Amount::Count(objects) => Amount::Count(self.boxed(objects)),
            m::Amount::Stat(of, objects) => Amount::Stat(*of, self.boxed(objects)),
            m::Amount::Bound(name) => Amount::Slot(self.slot(*name)),
            m::Amount::Lore(player) => Amount::Lore(self.player(*player)),
            m::Amount::InkDrops(player) => Amount::InkDrops(self.player(*player)),
            m::Amount::Turns(player) => Amount::Turns(self.player(*player)),
            m::Amount::Players(players) => Amount::Players(self.players(players)),
            m::Amount::DifferentInks(objects) => Amount::DifferentInks(self.boxed(objects)),
            m::Amount::DifferentClasses(objects) => Amount::DifferentClasses(self.boxed(objects)),
            m::Amount::DifferentValues(stat, objects) => Amount::DifferentValues(*stat, self.boxed(objects)),
            m::Amount::DifferentNames(objects) => Amount::DifferentNames(self.boxed(objects)),
            m::Amount::Greatest(of, objects) => Amount::Greatest(*of, self.boxed(objects)),
            m::Amount::Smallest(of, objects) => Amount::Smallest(*of, self.boxed(objects)),
            m::Amount::Happened(pattern) => Amount::Happened(Box::new(self.pattern(pattern))),
            m::Amount::MostAlike(what, objects) => Amount::MostAlike(*what, Box::new(self.objects(objects))),
            m::Amount::HappenedTo(pattern) => Amount::HappenedTo(Box::new(self.pattern(pattern))),
            m::Amount::HappenedInAll(pattern) => Amount::HappenedInAll(Box::new(self.pattern(pattern))),
            m::Amount::Sum(all) => Amount::Sum(all.iter().map(|one| self.amount(one)).collect()),
            m::Amount::Times(amount, n) => Amount::Times(self.boxed_amount(amount), *n),
            m::Amount::Per(amount, n) => Amount::Per(self.boxed_amount(amount), *n),
            m::Amount::Min(a, b) => Amount::Min(self.boxed_amount(a), self.boxed_amount(b)),
            m::Amount::Max(a, b) => Amount::Max(self.boxed_amount(a), self.boxed_amount(b)),
        }
    }

    fn conds(&mut self, conds: &[m::Cond]) -> Vec<Cond> {
        conds.iter().map(|cond| self.cond(cond)).collect()
    }

    pub(super) fn cond(&mut self, cond: &m::Cond) -> Cond {
        match cond {
            m::Cond::True => Cond::True,
            m::Cond::False => Cond::False,
            m::Cond::All(all) => Cond::All(self.conds(all)),
            m::Cond::OneOf(all) => Cond::OneOf(self.conds(all)),
            m::Cond::Not(not) => Cond::Not(Box::new(self.cond(not))),
            m::Cond::Compare(a, than, b) => Cond::Compare(self.amount(a), *than, self.amount(b)),
            m::Cond::Exists(objects) => Cond::Exists(self.boxed(objects)),
            m::Cond::Are(objects, filter) => Cond::Are(self.boxed(objects), Box::new(self.filter(filter))),
            m::Cond::TurnOf(players) => Cond::TurnOf(self.players(players)),
            m::Cond::FirstTurnNotStarting(player) => Cond::FirstTurnNotStarting(self.player(*player)),
            m::Cond::AnyPlayer(players, cond) => {
                Cond::AnyPlayer(self.players(players), Box::new(self.cond(cond)))
            }
            m::Cond::EachPlayer(players, cond) => {
                Cond::EachPlayer(self.players(players), Box::new(self.cond(cond)))
            }
            m::Cond::Happened(pattern) => Cond::Happened(Box::new(self.pattern(pattern))),
            m::Cond::Bound(name) => Cond::Bound(self.slot(*name)),
            m::Cond::ThisIn(there) => Cond::ThisIn(*there),
            m::Cond::InChallenge => Cond::InChallenge,
        }
    }

    pub(super) fn duration(&mut self, duration: &m::Duration) -> Duration {
        match duration {
            m::Duration::ThisTurn => Duration::ThisTurn,
            m::Duration::UntilStartOf(player) => Duration::UntilStartOf(self.player(*player)),
            m::Duration::TheirNextTurn => Duration::TheirNextTurn,
            m::Duration::NextTurnOf(player) => Duration::NextTurnOf(self.player(*player)),
            m::Duration::TheirNextReady => Duration::TheirNextReady,
            m::Duration::ThisChallenge => Duration::ThisChallenge,
            m::Duration::WhileThisInPlay => Duration::WhileThisInPlay,
            m::Duration::WhileInPlay => Duration::WhileInPlay,
            m::Duration::UntilEndOfNextTurn(player) => Duration::UntilEndOfNextTurn(self.player(*player)),
            m::Duration::RestOfGame => Duration::RestOfGame,
            m::Duration::ThisTurnOrNext => Duration::ThisTurnOrNext,
        }
    }
}
