//! What a card wants beside it: items to count, songs to be sung, places, others of a kind. Read from its program, never from its name.
//!
//! Whatever an ability looks at among its player's own cards is wanted: what it counts, what must be there, what sets it off, whom it
//! helps, and what is chosen of the own side. A card that wants items is worth more the more items there are.

use engine::program::{
    Ability, AbilityIx, AbilityKind, Amount, CardDef, Classes, CodeIx, Cond, Cost, EventKind, Filter, Kinds,
    Mod, ModsIx, Objects, Op, Over, Pattern, PlayerRef, Players, Pool, Scope, Select, Verb,
};

/// What can be wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Want {
    /// Items in play or to play.
    Items,
    /// Actions, songs among them.
    Actions,
    /// Locations, and characters there.
    Locations,
    /// Characters of a classification.
    Kin,
    /// Cards under others.
    Under,
    /// Damage on own characters.
    Wounds,
}

/// How many things can be wanted.
pub(crate) const WANTS: usize = 6;
/// Their names, for the file of weights.
pub(crate) const WANT_NAMES: [&str; WANTS] =
    ["wanted items", "wanted actions", "wanted locations", "wanted kin", "wanted under", "wanted wounds"];

/// No card wants anything more than so often.
const MOST: f32 = 2.0;

/// What a card wants.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Wants {
    /// In how many abilities.
    pub(crate) of: [f32; WANTS],
    /// Of which classifications.
    pub(crate) classes: Classes,
}

impl Wants {
    /// Of a definition.
    pub(crate) fn of(pool: &Pool, def: &CardDef) -> Wants {
        let mut wants = Wants::default();
        let mut reader = Reader::new(pool);
        def.effect.into_iter().for_each(|code| reader.code(code));
        wants.add(&reader);
        for ability in &def.abilities {
            let mut reader = Reader::new(pool);
            reader.ability(*ability);
            wants.add(&reader);
        }
        wants.of.iter_mut().for_each(|want| *want = want.min(MOST));
        wants
    }

    fn add(&mut self, read: &Reader<'_>) {
        self.of.iter_mut().zip(read.found).for_each(|(want, found)| *want += if found { 1.0 } else { 0.0 });
        self.classes = Classes(self.classes.0 | read.classes.0);
    }
}

/// Abilities can give abilities; so deep they are followed.
const NESTED: u32 = 2;

struct Reader<'a> {
    pool: &'a Pool,
    found: [bool; WANTS],
    classes: Classes,
    depth: u32,
}

impl<'a> Reader<'a> {
    fn new(pool: &'a Pool) -> Reader<'a> {
        Reader { pool, found: [false; WANTS], classes: Classes::NONE, depth: 0 }
    }

    fn want(&mut self, what: Want) {
        self.found[what as usize] = true;
    }

    fn ability(&mut self, ix: AbilityIx) {
        if self.depth > NESTED {
            return;
        }
        self.depth += 1;
        let pool = self.pool;
        let ability: &Ability = pool.ability(ix);
        match &ability.kind {
            AbilityKind::Triggered(triggered) => {
                triggered.on.iter().for_each(|pattern| self.pattern(pattern));
                self.condition(&triggered.during);
                self.condition(&triggered.condition);
                self.code(triggered.body);
            }
            AbilityKind::Activated(activated) => {
                self.cost(&activated.cost);
                self.condition(&activated.condition);
                self.code(activated.body);
            }
            AbilityKind::Static(fixed) => {
                self.condition(&fixed.condition);
                self.scope(&fixed.scope);
                self.mods(fixed.mods);
            }
            AbilityKind::Replacement(replacement) => self.condition(&replacement.during),
        }
        self.depth -= 1;
    }

    fn cost(&mut self, cost: &Cost) {
        self.amount(&cost.ink);
        cost.other.into_iter().for_each(|code| self.code(code));
    }

    /// What sets something off, if the player does it or has it.
    fn pattern(&mut self, pattern: &Pattern) {
        let is_own = pattern.player.as_ref().is_some_and(is_own);
        for select in [&pattern.subject, &pattern.object].into_iter().flatten() {
            if is_own || self::is_own(&select.owner) {
                self.filter(&select.filter);
            }
        }
        if pattern.kind == EventKind::Sang {
            self.want(Want::Actions);
        }
    }

    fn condition(&mut self, condition: &Cond) {
        match condition {
            Cond::All(parts) | Cond::OneOf(parts) => parts.iter().for_each(|part| self.condition(part)),
            Cond::Compare(one, _, other) => [one, other].into_iter().for_each(|amount| self.amount(amount)),
            Cond::Exists(objects) => self.objects(objects),
            Cond::Are(objects, filter) => {
                self.objects(objects);
                self.filter(filter);
            }
            Cond::Happened(pattern) => self.pattern(pattern),
            // What must not be there is not wanted.
            Cond::Not(_) => {}
            Cond::True
            | Cond::False
            | Cond::TurnOf(_)
            | Cond::FirstTurnNotStarting(_)
            | Cond::AnyPlayer(..)
            | Cond::EachPlayer(..)
            | Cond::Bound(_)
            | Cond::ThisIn(_)
            | Cond::InChallenge => {}
        }
    }

    fn amount(&mut self, amount: &Amount) {
        match amount {
            Amount::Count(of)
            | Amount::Stat(_, of)
            | Amount::Greatest(_, of)
            | Amount::Smallest(_, of)
            | Amount::DifferentInks(of)
            | Amount::DifferentNames(of)
            | Amount::MostAlike(_, of)
            | Amount::DifferentValues(_, of)
            | Amount::DifferentClasses(of) => self.objects(of),
            Amount::Happened(pattern) | Amount::HappenedTo(pattern) | Amount::HappenedInAll(pattern) => {
                self.pattern(pattern);
            }
            Amount::Sum(parts) => parts.iter().for_each(|part| self.amount(part)),
            Amount::Times(part, _) | Amount::Per(part, _) => self.amount(part),
            Amount::Min(one, other) | Amount::Max(one, other) => {
                self.amount(one);
                self.amount(other);
            }
            Amount::Const(_)
            | Amount::Slot(_)
            | Amount::Lore(_)
            | Amount::InkDrops(_)
            | Amount::Turns(_)
            | Amount::Players(_) => {}
        }
    }

    fn scope(&mut self, scope: &Scope) {
        if let Scope::Objects(select) = scope {
            self.select(select);
        }
    }

    fn select(&mut self, select: &Select) {
        if is_own(&select.owner) {
            self.filter(&select.filter);
        }
    }

    fn objects(&mut self, objects: &Objects) {
        match objects {
            Objects::Each(select) => self.select(select),
            Objects::Union(parts) => parts.iter().for_each(|part| self.objects(part)),
            Objects::Without(of, _) => self.objects(of),
            Objects::Among(of, filter) => {
                self.objects(of);
                self.filter(filter);
            }
            Objects::Beneath(_) | Objects::WereUnder(_) => self.want(Want::Under),
            Objects::LocationOf(_) => self.want(Want::Locations),
            Objects::None
            | Objects::This
            | Objects::It
            | Objects::Challenger
            | Objects::ChallengedOne
            | Objects::Slot(_)
            | Objects::Top(..)
            | Objects::Bottom(..)
            | Objects::HostOf(_) => {}
        }
    }

    fn filter(&mut self, filter: &Filter) {
        match filter {
            Filter::All(parts) | Filter::OneOf(parts) => parts.iter().for_each(|part| self.filter(part)),
            Filter::Kind(kinds) if kinds.contains(Kinds::CHARACTER) => {}
            Filter::Kind(kinds) => {
                let of = [
                    (Kinds::ITEM, Want::Items),
                    (Kinds::ACTION, Want::Actions),
                    (Kinds::SONG, Want::Actions),
                    (Kinds::LOCATION, Want::Locations),
                ];
                of.into_iter()
                    .filter(|(kind, _)| kinds.intersects(*kind))
                    .for_each(|(_, want)| self.want(want));
            }
            Filter::Class(class) => {
                self.classes = self.classes.with(*class);
                self.want(Want::Kin);
            }
            Filter::AtLocation | Filter::At(_) => self.want(Want::Locations),
            Filter::HasUnder | Filter::Under(_) => self.want(Want::Under),
            Filter::Damaged => self.want(Want::Wounds),
            // Everything else is about single cards, or about states that come and go.
            _ => {}
        }
    }

    fn mods(&mut self, mods: ModsIx) {
        let pool = self.pool;
        for one in pool.mods(mods) {
            match one {
                Mod::Stat(_, much) | Mod::Set(_, much) | Mod::Keyword(_, much) | Mod::SingCost(much) => {
                    self.amount(much);
                }
                Mod::PlayCost(change) => {
                    self.filter(&change.cards);
                    self.amount(&change.ink);
                }
                Mod::Ability(ix) => self.ability(*ix),
                Mod::FreeMove(_) | Mod::MoveCost(..) | Mod::NextMoveCost(..) => self.want(Want::Locations),
                _ => {}
            }
        }
    }

    fn code(&mut self, ix: CodeIx) {
        let pool = self.pool;
        for op in &pool.code(ix).ops {
            match op {
                Op::If { cond, .. } => self.condition(cond),
                Op::Loop { over: Over::Times(count), .. } => self.amount(count),
                Op::Loop { over: Over::Objects(objects, _), .. } => self.objects(objects),
                Op::Choose(choose) => self.objects(&choose.from),
                Op::Do(verb) => self.verb(verb),
                _ => {}
            }
        }
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Draw(_, much) | Verb::GainLore(_, much) | Verb::LoseLore(_, much, _) => self.amount(much),
            Verb::Damage { hits, .. } => hits.iter().for_each(|(_, much)| self.amount(much)),
            Verb::RemoveDamage { from, .. } => {
                self.objects(from);
                self.want(Want::Wounds);
            }
            Verb::Banish(what) | Verb::Exert(what) | Verb::Ready(what) | Verb::Put { what, .. } => {
                self.objects(what);
            }
            Verb::Apply { to, mods, .. } => {
                self.objects(to);
                self.mods(*mods);
            }
            Verb::Continue { scope, mods, .. } => {
                self.scope(scope);
                self.mods(*mods);
            }
            Verb::MakeFloating { ability, .. } => self.ability(*ability),
            Verb::MoveTo { .. } => self.want(Want::Locations),
            _ => {}
        }
    }
}

fn is_own(players: &Players) -> bool {
    matches!(players, Players::One(PlayerRef::You))
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::catalog_of;

    #[test]
    fn cards_want_what_their_texts_speak_of() {
        let library = library::load().expect("the library is compiled with this test");
        let catalog = catalog_of(&library);
        let wants = |name: &str| {
            let def = catalog.find(name).expect("a card");
            let of = Wants::of(catalog.pool(), catalog.pool().card(def)).of;
            WANT_NAMES
                .iter()
                .zip(of)
                .filter(|(_, want)| *want > 0.0)
                .map(|(name, _)| *name)
                .collect::<Vec<_>>()
        };
        assert_eq!(wants("Tamatoa - So Shiny!"), ["wanted items"]);
        assert_eq!(wants("Hiram Flaversham - Toymaker"), ["wanted items"]);
        assert_eq!(wants("Jim Hawkins - Space Traveler"), ["wanted locations"]);
        assert!(wants("Gopher - Ship's Carpenter").is_empty());
    }
}
