//! Abilities, modifications, costs and Shift (RULES 6.2 to 6.6, 8.10).

use super::*;

impl Compile<'_> {
    pub(super) fn ability(&mut self, ability: &m::Ability) -> AbilityIx {
        let name = ability.name.as_ref().map(|name| self.pool.ability_name(&name.0));
        let zones = ability.zones;
        let kind = match &ability.kind {
            m::AbilityKind::Triggered(triggered) => AbilityKind::Triggered(self.triggered(triggered)),
            m::AbilityKind::Activated(activated) => AbilityKind::Activated(self.activated(activated)),
            m::AbilityKind::Static(fixed) => AbilityKind::Static(self.fixed(fixed)),
            m::AbilityKind::Replacement(replacement) => {
                AbilityKind::Replacement(self.replacement(replacement))
            }
        };
        self.pool.ability(Ability { name, zones, kind, keyword: None })
    }

    fn triggered(&mut self, triggered: &m::Triggered) -> Triggered {
        Triggered {
            on: triggered.on.iter().map(|pattern| self.pattern(pattern)).collect(),
            during: self.cond(&triggered.during),
            condition: self.cond(&triggered.condition),
            limit: triggered.limit,
            body: self.code(&triggered.body),
        }
    }

    fn activated(&mut self, activated: &m::Activated) -> Activated {
        Activated {
            condition: self.cond(&activated.condition),
            cost: self.cost(&activated.cost),
            first_half: activated.first_half,
            limit: activated.limit,
            body: self.code(&activated.body),
        }
    }

    fn fixed(&mut self, fixed: &m::Static) -> Static {
        Static {
            condition: self.cond(&fixed.condition),
            scope: self.scope(&fixed.scope),
            mods: self.mods(&fixed.mods),
        }
    }

    fn replacement(&mut self, replacement: &m::Replacement) -> Replacement {
        Replacement {
            of: self.pattern(&replacement.of),
            during: self.cond(&replacement.during),
            limit: replacement.limit,
            optional: replacement.optional,
            instead: match &replacement.instead {
                m::Instead::Nothing => Instead::Nothing,
                m::Instead::Cannot => Instead::Cannot,
                m::Instead::Do(steps) => Instead::Do(self.code(steps)),
                m::Instead::PutDamageOn(objects) => Instead::PutDamageOn(self.objects(objects)),
                m::Instead::DealDamageTo(objects) => Instead::DealDamageTo(self.objects(objects)),
                m::Instead::Amount(amount) => Instead::Amount(self.amount(amount)),
                m::Instead::Shield(name) => Instead::Shield(self.slot(*name)),
                m::Instead::Goes(place) => Instead::Goes(self.place(place)),
                m::Instead::UpTo(amount) => Instead::UpTo(self.amount(amount)),
            },
        }
    }

    pub(super) fn scope(&mut self, scope: &m::Scope) -> Scope {
        match scope {
            m::Scope::This => Scope::This,
            m::Scope::Objects(select) => Scope::Objects(self.select(select)),
            m::Scope::Players(players) => Scope::Players(self.players(players)),
        }
    }

    pub(super) fn mods(&mut self, mods: &[m::Mod]) -> ModsIx {
        let mods = mods.iter().map(|one| self.modification(one)).collect();
        self.pool.mods(mods)
    }

    fn modification(&mut self, modification: &m::Mod) -> Mod {
        match modification {
            m::Mod::Stat(of, amount) => Mod::Stat(*of, self.amount(amount)),
            m::Mod::FloorPrinted(of) => Mod::FloorPrinted(*of),
            m::Mod::Unreduced(of) => Mod::Unreduced(*of),
            m::Mod::UnreducedByOpponents(of) => Mod::UnreducedByOpponents(*of),
            m::Mod::Unincreased(of) => Mod::Unincreased(*of),
            m::Mod::Floor(of, amount) => Mod::Floor(*of, self.amount(amount)),
            m::Mod::Set(of, amount) => Mod::Set(*of, self.amount(amount)),
            m::Mod::Keyword(name, amount) => Mod::Keyword(*name, self.amount(amount)),
            m::Mod::Shift(shift) => Mod::Shift(Box::new(self.shift(shift))),
            m::Mod::LoseKeyword(name) => Mod::LoseKeyword(*name),
            m::Mod::CantGain(name) => Mod::CantGain(*name),
            m::Mod::Ability(ability) => Mod::Ability(self.whole_ability(ability)),
            m::Mod::LoseAbility(name) => Mod::LoseAbility(self.pool.ability_name(&name.0)),
            m::Mod::LoseAll(lost) => Mod::LoseAll(*lost),
            m::Mod::Class(class) => Mod::Class(self.pool.class(&class.0)),
            m::Mod::NamedForShift(name) => Mod::NamedForShift(self.pool.name(&name.0)),
            m::Mod::AnyShift => Mod::AnyShift,
            m::Mod::ShiftOnto(filter) => Mod::ShiftOnto(self.filter(filter)),
            m::Mod::Cant(what) => Mod::Cant(self.prohibited(what)),
            m::Mod::Can(m::Permission::ChallengeReady(select)) => {
                Mod::Can(Permission::ChallengeReady(self.select(select)))
            }
            m::Mod::Can(m::Permission::ChallengeThoseDrying(select)) => {
                Mod::Can(Permission::ChallengeThoseDrying(self.select(select)))
            }
            m::Mod::Can(m::Permission::QuestDrying) => Mod::Can(Permission::QuestDrying),
            m::Mod::Can(m::Permission::ChallengeDrying) => Mod::Can(Permission::ChallengeDrying),
            m::Mod::Must(duty) => Mod::Must(duty.clone()),
            m::Mod::MustChallenge(those) => Mod::MustChallenge(self.select(those)),
            m::Mod::Toll(what, amount) => Mod::Toll(self.prohibited(what), self.amount(amount)),
            m::Mod::TollDone(what, steps) => Mod::TollDone(self.prohibited(what), self.code(steps)),
            m::Mod::Enters(m::Entering::Exerted) => Mod::Enters(Entering::Exerted),
            m::Mod::Enters(m::Entering::Ready) => Mod::Enters(Entering::Ready),
            m::Mod::Enters(m::Entering::MayExerted(steps)) => {
                Mod::Enters(Entering::MayExerted(steps.as_ref().map(|steps| self.code(steps))))
            }
            m::Mod::Enters(m::Entering::Then(steps)) => Mod::Enters(Entering::Then(self.code(steps))),
            m::Mod::Enters(m::Entering::Damaged(amount)) => {
                Mod::Enters(Entering::Damaged(self.amount(amount)))
            }
            m::Mod::SingCost(amount) => Mod::SingCost(self.amount(amount)),
            m::Mod::DamageWith(of) => Mod::DamageWith(*of),
            m::Mod::NoChallengeDamage => Mod::NoChallengeDamage,
            m::Mod::DealsMore(where_, to, amount) => {
                Mod::DealsMore(*where_, self.filter(to), self.amount(amount))
            }
            m::Mod::TakesMore(of, amount) => Mod::TakesMore(Box::new(self.pattern(of)), self.amount(amount)),
            m::Mod::DealsInFull => Mod::DealsInFull,
            m::Mod::CountsInkable => Mod::CountsInkable,
            m::Mod::PlayCost(change) => Mod::PlayCost(self.play_cost(change)),
            m::Mod::CostUnreduced(filter) => Mod::CostUnreduced(self.filter(filter)),
            m::Mod::MoveCost(who, to, amount) => {
                Mod::MoveCost(self.filter(who), self.filter(to), self.amount(amount))
            }
            m::Mod::NextMoveCost(who, to, amount) => {
                Mod::NextMoveCost(self.filter(who), self.filter(to), self.amount(amount))
            }
            m::Mod::UseCost(used, of, amount) => Mod::UseCost(*used, self.filter(of), self.amount(amount)),
            m::Mod::FreeMove(who) => Mod::FreeMove(self.filter(who)),
            m::Mod::MoreInk(amount) => Mod::MoreInk(self.amount(amount)),
            m::Mod::InkFrom(select) => Mod::InkFrom(self.select(select)),
            m::Mod::PlayFrom(from) => Mod::PlayFrom(PlayFrom {
                cards: self.select(&from.cards),
                exerted: from.exerted,
                sung: from.sung.as_ref().map(|singer| self.filter(singer)),
                into: from.into.map(|name| self.slot(name)),
            }),
            m::Mod::PlayAs(way) => Mod::PlayAs(self.play_way(way)),
            m::Mod::LoreToWin(amount) => Mod::LoreToWin(self.amount(amount)),
            m::Mod::LoreToWinBy(amount) => Mod::LoreToWinBy(self.amount(amount)),
            m::Mod::Skip(step) => Mod::Skip(*step),
            m::Mod::TopFaceUp => Mod::TopFaceUp,
            m::Mod::TopSeen => Mod::TopSeen,
            m::Mod::HandFaceUp => Mod::HandFaceUp,
            m::Mod::DealsForSure => Mod::DealsForSure,
            m::Mod::ReadyAtMost(amount, filter) => Mod::ReadyAtMost(self.amount(amount), self.filter(filter)),
            m::Mod::InkEntersExerted => Mod::InkEntersExerted,
            m::Mod::KeepsDamage => Mod::KeepsDamage,
            m::Mod::ChallengersPerTurn(amount) => Mod::ChallengersPerTurn(self.amount(amount)),
            m::Mod::FreeAbility(name) => Mod::FreeAbility(self.pool.ability_name(&name.0)),
        }
    }

    fn play_cost(&mut self, change: &m::PlayCostMod) -> PlayCostMod {
        PlayCostMod {
            cards: self.filter(&change.cards),
            ink: self.amount(&change.ink),
            how: change.how,
            onto: change.onto.as_ref().map(|onto| self.filter(onto)),
            next_only: change.next_only,
            queued: change.queued,
            first_each_turn: change.first_each_turn,
            once_each_turn: change.once_each_turn,
        }
    }

    fn play_way(&mut self, way: &m::PlayWay) -> PlayWay {
        PlayWay {
            cost: self.cost(&way.cost),
            cards: self.select(&way.cards),
            free: way.free,
            exerted: way.exerted,
            condition: self.cond(&way.condition),
            name: way.name.as_ref().map(|name| self.pool.ability_name(&name.0)),
        }
    }

    fn prohibited(&mut self, what: &m::Prohibited) -> Prohibited {
        match what {
            m::Prohibited::Quest => Prohibited::Quest,
            m::Prohibited::Challenge => Prohibited::Challenge,
            m::Prohibited::ChallengeThose(those) => Prohibited::ChallengeThose(self.select(those)),
            m::Prohibited::BeChallenged => Prohibited::BeChallenged,
            m::Prohibited::BeChallengedBy(those) => Prohibited::BeChallengedBy(self.select(those)),
            m::Prohibited::Ready => Prohibited::Ready,
            m::Prohibited::ReadyInReadyStep => Prohibited::ReadyInReadyStep,
            m::Prohibited::Sing => Prohibited::Sing,
            m::Prohibited::SingThose(filter) => Prohibited::SingThose(self.filter(filter)),
            m::Prohibited::Exert => Prohibited::Exert,
            m::Prohibited::BeDealtDamage => Prohibited::BeDealtDamage,
            m::Prohibited::BeDealtDamageUnlessChallenged => Prohibited::BeDealtDamageUnlessChallenged,
            m::Prohibited::Move => Prohibited::Move,
            m::Prohibited::MoveTo(those) => Prohibited::MoveTo(self.select(those)),
            m::Prohibited::BeChosenByOpponents => Prohibited::BeChosenByOpponents,
            m::Prohibited::BeChosenFor(cards) => Prohibited::BeChosenFor(self.filter(cards)),
            m::Prohibited::BeShiftedOnto => Prohibited::BeShiftedOnto,
            m::Prohibited::LoseMovedDamage => Prohibited::LoseMovedDamage,
            m::Prohibited::TakeMovedDamage => Prohibited::TakeMovedDamage,
            m::Prohibited::Play(filter) => Prohibited::Play(self.filter(filter)),
            m::Prohibited::GainLore => Prohibited::GainLore,
            m::Prohibited::LoseLore => Prohibited::LoseLore,
            m::Prohibited::Ink => Prohibited::Ink,
            m::Prohibited::BeBanished => Prohibited::BeBanished,
            m::Prohibited::BeBanishedInChallenge => Prohibited::BeBanishedInChallenge,
        }
    }

    pub(super) fn shift(&mut self, shift: &m::Shift) -> Shift {
        let base = match &shift.base {
            m::ShiftBase::SameName => ShiftBase::SameName,
            m::ShiftBase::Class(class) => ShiftBase::Class(self.pool.class(&class.0)),
            m::ShiftBase::Universal => ShiftBase::Universal,
            m::ShiftBase::Duo => ShiftBase::Duo,
            m::ShiftBase::Combo => ShiftBase::Combo,
            m::ShiftBase::ItemNamed(name) => ShiftBase::ItemNamed(self.pool.name(&name.0)),
        };
        Shift { base, temporary: shift.temporary, cost: self.cost(&shift.cost) }
    }

    fn cost(&mut self, cost: &m::Cost) -> Cost {
        Cost {
            exert: cost.exert,
            ink: self.amount(&cost.ink),
            other: cost.other.as_ref().map(|steps| self.code(steps)),
        }
    }
}
