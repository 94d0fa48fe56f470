//! Which abilities an object has: printed, keywords, given by others (6.1.1, 8.1.2, D.18).

use super::*;
use crate::OpenPoint;
use crate::program::*;
use crate::state::{CardIx, Origin};

impl Board {
    // 1.6.1, 6.1.1.1: all abilities of a card, while it is in play.
    /// Calls for each ability the card has now.
    pub fn each_ability(&self, card: CardIx, mut each: impl FnMut(AbilityIx, Origin)) {
        let values = self.values(card);
        let lost = values.bits.contains(Bits::LOST);
        for &ix in &self.def(card).abilities {
            if !lost || !self.has_lost(card, ix) {
                each(ix, Origin::Printed);
            }
        }
        let builtin = self.pool.builtin();
        // 8.1.2: one Support however many sources.
        if values.has(Keyword::Support) {
            each(builtin.support, Origin::Keyword);
        }
        if values.has(Keyword::Vanish) {
            each(builtin.vanish, Origin::Keyword);
        }
        if values.has(Keyword::Boost) {
            each(builtin.boost, Origin::Keyword);
        }
        if values.bits.contains(Bits::GRANTED) {
            for (modification, _) in self.mods_on(Target::Card(card)) {
                if let Mod::Ability(ix) = modification {
                    each(*ix, Origin::Granted);
                }
            }
        }
    }

    /// D.18: the player who gave a card an ability, where that is not the player of the card.
    pub(crate) fn giver(&self, card: CardIx, ability: AbilityIx, origin: Origin) -> Option<PlayerIx> {
        if origin != Origin::Granted {
            return None;
        }
        let gives = |modification: &Mod| matches!(modification, Mod::Ability(ix) if *ix == ability);
        let mut given = self.mods_on(Target::Card(card)).filter(|(modification, _)| gives(modification));
        given.next().map(|(_, active)| active.you).filter(|you| *you != self.state.card(card).owner())
    }

    /// D.18: who "you" is in an ability of the card.
    pub(crate) fn you_of(&self, card: CardIx, ability: AbilityIx, origin: Origin) -> PlayerIx {
        let owner = self.state.card(card).owner();
        match self.rules.readings.follows(OpenPoint::YouOfTheGiven) {
            true => owner,
            false => self.giver(card, ability, origin).unwrap_or(owner),
        }
    }

    fn has_lost(&self, card: CardIx, ability: AbilityIx) -> bool {
        let name = self.pool.ability(ability).name;
        self.mods_on(Target::Card(card)).any(|(m, _)| {
            matches!(m, Mod::LoseAbility(lost) if Some(*lost) == name)
                || matches!(m, Mod::LoseAll(Lost::Abilities)) && !self.takes_abilities(ability)
        })
    }

    /// Whether it is a static ability that takes abilities away: two of them would undo each other without end, so none does.
    fn takes_abilities(&self, ability: AbilityIx) -> bool {
        match &self.pool.ability(ability).kind {
            AbilityKind::Static(fixed) => {
                self.pool.mods(fixed.mods).iter().any(|m| matches!(m, Mod::LoseAll(Lost::Abilities)))
            }
            AbilityKind::Triggered(_) | AbilityKind::Activated(_) | AbilityKind::Replacement(_) => false,
        }
    }
}
