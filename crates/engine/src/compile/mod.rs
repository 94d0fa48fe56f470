//! Code generation: the meaning of a card becomes the program that the engine runs (RULES 5, 6 and 8).
//!
//! One node of the meaning is one node of the program: nothing here looks at words, at a neighbouring instruction or at the kind of
//! a sentence. Names become numbered slots, proper names are interned, and bodies, modifications and abilities go into
//! the pool, from where the program points at them.

mod ability;
mod event;
mod facts;
mod select;
mod step;

use std::collections::BTreeMap;

use ::cards::CardFacts;
use ::meaning::Meaning;
use ::meaning::meaning as m;

use crate::program::*;

/// Adds a card to the pool: what is printed on it, and what its paragraphs mean.
pub fn compile_card(pool: &mut PoolBuilder, facts: &CardFacts, paragraphs: &[Meaning]) -> DefIx {
    let mut card = facts::card(pool, facts);
    let mut effect = Vec::new();
    let mut begins = vec![pool.next()];
    let mut compile = Compile { pool, slots: Slots::default() };
    for paragraph in paragraphs {
        compile.paragraph(&mut card, &mut effect, paragraph);
        begins.push(compile.pool.next());
    }
    if !effect.is_empty() {
        card.effect = Some(pool.code(&effect));
    }
    let def = pool.card(card);
    pool.paragraphs(def, &begins);
    def
}

/// The compilation of one card.
struct Compile<'p> {
    pool: &'p mut PoolBuilder,
    slots: Slots,
}

/// The slots of one resolution, given out in the order in which its names are met.
#[derive(Default)]
struct Slots {
    names: BTreeMap<m::Name, Slot>,
    /// How many are given out.
    taken: u8,
}

impl Slots {
    /// A slot for something that no word speaks of.
    fn spare(&mut self) -> Slot {
        let slot = Slot(Slot::FREE.0.saturating_add(self.taken));
        self.taken = self.taken.saturating_add(1);
        slot
    }

    /// The slot that holds what a name is bound to.
    fn of(&mut self, name: m::Name) -> Slot {
        match name {
            m::Name::SUBJECT => Slot::SUBJECT,
            m::Name::OBJECT => Slot::OBJECT,
            m::Name::PLAYER => Slot::PLAYER,
            m::Name::AMOUNT => Slot::AMOUNT,
            m::Name::SINGERS => Slot::SINGERS,
            name => match self.names.get(&name) {
                Some(slot) => *slot,
                None => {
                    let slot = self.spare();
                    self.names.insert(name, slot);
                    slot
                }
            },
        }
    }
}

impl Compile<'_> {
    fn paragraph(&mut self, card: &mut CardDef, effect: &mut Vec<Step>, paragraph: &Meaning) {
        match paragraph {
            Meaning::Keywords(keywords) => keywords.iter().for_each(|keyword| self.printed(card, keyword)),
            Meaning::Abilities(abilities) => {
                for ability in abilities {
                    let ix = self.whole_ability(ability);
                    card.abilities.push(ix);
                }
            }
            Meaning::Effect(steps) => {
                // The paragraphs resolve together; each has names of its own.
                self.slots.names.clear();
                effect.extend(self.steps(steps));
            }
            Meaning::EffectAnd(steps, abilities) => {
                self.paragraph(card, effect, &Meaning::Abilities(abilities.clone()));
                self.paragraph(card, effect, &Meaning::Effect(steps.clone()));
            }
            Meaning::Names(names) => facts::also_named(self.pool, card, names),
            // 1.10.1.3: the deck checker's.
            Meaning::OutsideTheGame => {}
        }
    }

    /// An ability whose names are its own.
    fn whole_ability(&mut self, ability: &m::Ability) -> AbilityIx {
        let outer = std::mem::take(&mut self.slots);
        let ix = self.ability(ability);
        self.slots = outer;
        ix
    }

    fn printed(&mut self, card: &mut CardDef, keyword: &m::PrintedKeyword) {
        match keyword {
            m::PrintedKeyword::Numbered(keyword, n) => {
                card.keywords.push((*keyword, i16::try_from(*n).unwrap_or(i16::MAX)));
            }
            m::PrintedKeyword::Shift(shift) => card.shift = Some(self.shift(shift)),
        }
    }

    fn slot(&mut self, name: m::Name) -> Slot {
        self.slots.of(name)
    }

    fn result(&mut self, name: Option<m::Name>) -> Option<Slot> {
        name.map(|name| self.slot(name))
    }
}
