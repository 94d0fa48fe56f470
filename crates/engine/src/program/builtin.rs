//! Keywords that are triggered or used abilities, written in the program itself (8.4, 8.10.8.5, 8.13, 8.14).

use super::*;

/// Abilities that every pool has.
#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    /// 8.13.1
    pub support: AbilityIx,
    /// What Support gives.
    pub(crate) supports: ModsIx,
    /// 8.14.1
    pub vanish: AbilityIx,
    /// 8.4.1
    pub boost: AbilityIx,
    /// 8.10.8.5: the return at the end of the turn.
    pub temporary: AbilityIx,
}

pub(super) fn install(pool: &mut PoolBuilder) -> Builtin {
    let (support, supports) = support(pool);
    Builtin { support, supports, vanish: vanish(pool), boost: boost(pool), temporary: temporary(pool) }
}

fn keyword(keyword: Keyword, kind: AbilityKind) -> Ability {
    Ability { name: None, zones: Zones::PLAY, kind, keyword: Some(keyword) }
}

fn support(pool: &mut PoolBuilder) -> (AbilityIx, ModsIx) {
    // 8.13.1: the Strength is read on resolution, negative as 0, and then fixed.
    let strength = Amount::Max(
        Box::new(Amount::Stat(Stat::Strength, Box::new(Objects::This))),
        Box::new(Amount::Const(0)),
    );
    let mods = pool.mods(vec![Mod::Stat(Stat::Strength, strength)]);
    let mut choose =
        Choose::one(Select::in_play(Filter::all([Filter::character(), Filter::Other])), Slot::FREE);
    choose.support = true;
    let body = pool.code(&[Step::May {
        by: PlayerRef::You,
        body: vec![
            Step::Choose(choose),
            Step::Do(Verb::Apply { to: Objects::Slot(Slot::FREE), mods, lasts: Duration::ThisTurn }),
        ],
        otherwise: Vec::new(),
    }]);
    let ability = pool.ability(keyword(
        Keyword::Support,
        AbilityKind::Triggered(Triggered {
            on: vec![Pattern::this(EventKind::Quested)],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        }),
    ));
    (ability, mods)
}

// 8.14.2: after the action, if it is still there.
fn vanish(pool: &mut PoolBuilder) -> AbilityIx {
    let body = pool.code(&[Step::Do(Verb::Banish(Objects::This))]);
    let mut on = Pattern::this(EventKind::Chosen);
    on.player = Some(Players::Opponents);
    on.with = Flags::BY_ACTION;
    pool.ability(keyword(
        Keyword::Vanish,
        AbilityKind::Triggered(Triggered {
            on: vec![on],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        }),
    ))
}

fn boost(pool: &mut PoolBuilder) -> AbilityIx {
    let body = pool.code(&[Step::Do(Verb::Put {
        by: PlayerRef::You,
        what: Objects::Top(PlayerRef::You, Box::new(Amount::Const(1))),
        to: Place::Under { host: Box::new(Objects::This), facedown: true },
        order: Order::AsIs,
        into: None,
    })]);
    pool.ability(keyword(
        Keyword::Boost,
        AbilityKind::Activated(Activated {
            first_half: false,
            cost: Cost {
                exert: false,
                ink: Amount::Stat(Stat::Keyword(Keyword::Boost), Box::new(Objects::This)),
                other: None,
            },
            condition: Cond::Exists(Box::new(Objects::Top(PlayerRef::You, Box::new(Amount::Const(1))))),
            limit: Limit::PerTurn(1),
            body,
        }),
    ))
}

fn temporary(pool: &mut PoolBuilder) -> AbilityIx {
    // 8.10.8.5, D.1: the rules of leaving a stack alone are in the zone change of `Slot::FREE`.
    let body = pool.code(&[Step::Do(Verb::Put {
        by: PlayerRef::You,
        what: Objects::Slot(Slot::FREE),
        to: Place::Hand,
        order: Order::AsIs,
        into: None,
    })]);
    pool.ability(keyword(
        Keyword::Shift,
        AbilityKind::Triggered(Triggered {
            on: vec![Pattern::of(EventKind::TurnEnd)],
            during: Cond::True,
            condition: Cond::True,
            limit: Limit::Free,
            body,
        }),
    ))
}
