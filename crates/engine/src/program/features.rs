//! What of a card no text changes, as a set of features: its kinds, classifications and names. A text that speaks of Pirates need not
//! be asked again when a card that is none goes from zone to zone.

use super::dependencies::{of_amount, of_cond, of_filter, of_objects, of_players};
use super::*;

/// Features, by bit: a bit for each kind, and those for classifications and names, of which several may share one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features(u64);

impl Features {
    /// None: whatever moves has them.
    pub(crate) const NONE: Features = Features(0);
    /// Every one: of cards of which more is known to hold, or nothing for sure.
    pub(crate) const ALL: Features = Features(u64::MAX);

    /// What a card has.
    pub(super) fn of(card: &CardDef) -> Features {
        let classes = (0..128).map(ClassId).filter(|class| card.classes.has(*class)).map(of_class);
        let names = card.names.iter().map(|name| of_name(*name));
        classes.chain(names).fold(of_kinds(card.kinds), Features::or)
    }

    /// Those of both.
    pub(crate) fn or(self, other: Features) -> Features {
        Features(self.0 | other.0)
    }

    /// Those that both have.
    fn and(self, other: Features) -> Features {
        Features(self.0 & other.0)
    }

    /// Whether all of the others are among them.
    pub(crate) fn have(self, others: Features) -> bool {
        others.0 & !self.0 == 0
    }
}

fn of_kinds(kinds: Kinds) -> Features {
    Features(kinds.bits().into())
}

fn of_class(class: ClassId) -> Features {
    Features(1 << (8 + class.0 % 28))
}

fn of_name(name: NameId) -> Features {
    Features(1 << (36 + name.0 % 28))
}

/// What every card has that a static ability looks for in some zone.
pub(super) fn of_static(fixed: &Static, mods: &[Mod]) -> Features {
    let counted = mods.iter().filter_map(crate::eval::amount_of).map(amount);
    let scope = match &fixed.scope {
        Scope::This => Features::ALL,
        Scope::Objects(those) => select(those),
        Scope::Players(players) => unless_zones(of_players(players)),
    };
    counted.fold(scope.and(cond(&fixed.condition)), Features::and)
}

/// Of what looks at no zone nothing has to be known; of what does in some other way, anything may matter.
fn unless_zones(looks_at: Dependencies) -> Features {
    if looks_at.intersects(Dependencies::ZONES) { Features::NONE } else { Features::ALL }
}

/// What every card has that is meant.
fn select(those: &Select) -> Features {
    unless_zones(of_players(&those.owner) | of_filter(&those.filter)).and(demanded(&those.filter))
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else a filter asks for is no feature")]
fn demanded(filter: &Filter) -> Features {
    match filter {
        Filter::All(parts) => parts.iter().map(demanded).fold(Features::NONE, Features::or),
        Filter::OneOf(parts) => parts.iter().map(demanded).fold(Features::ALL, Features::and),
        Filter::Kind(kinds) if kinds.bits().is_power_of_two() => of_kinds(*kinds),
        Filter::Class(class) => of_class(*class),
        Filter::Named(name) => of_name(*name),
        _ => Features::NONE,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "others look at zones in other ways, or not at all")]
fn objects(what: &Objects) -> Features {
    match what {
        Objects::Each(those) => select(those),
        other => unless_zones(of_objects(other)),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "others look at zones in other ways, or not at all")]
fn amount(what: &Amount) -> Features {
    match what {
        Amount::Count(all)
        | Amount::DifferentInks(all)
        | Amount::DifferentNames(all)
        | Amount::DifferentClasses(all) => objects(all),
        Amount::Sum(parts) => parts.iter().map(amount).fold(Features::ALL, Features::and),
        Amount::Times(one, _) | Amount::Per(one, _) => amount(one),
        Amount::Min(a, b) | Amount::Max(a, b) => amount(a).and(amount(b)),
        other => unless_zones(of_amount(other)),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "others look at zones in other ways, or not at all")]
fn cond(what: &Cond) -> Features {
    match what {
        Cond::All(parts) | Cond::OneOf(parts) => parts.iter().map(cond).fold(Features::ALL, Features::and),
        Cond::Not(part) => cond(part),
        Cond::Compare(a, _, b) => amount(a).and(amount(b)),
        Cond::Exists(all) => objects(all),
        other => unless_zones(of_cond(other)),
    }
}
