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

use ::cards::CardFacts;
use ::meaning::Meaning;
use ::meaning::meaning as m;

use crate::program::*;

/// Adds a card to the pool: what is printed on it, and what its paragraphs mean.
pub fn compile_card(pool: &mut PoolBuilder, facts: &CardFacts, paragraphs: &[Meaning]) -> DefIx {
    let mut card = facts::card(pool, facts);
    let mut effect = Vec::new();
    let mut begins = vec![pool.next()];
    let mut compile = Compile { pool, taken: 0, free: m::Name::FIRST };
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
    /// Slots that earlier paragraphs of the same effect have taken.
    taken: u8,
    /// The first name that the text being compiled does not have, for what its program needs besides.
    free: m::Name,
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
                self.free = m::first_free(steps);
                effect.extend(self.steps(steps));
                self.taken = self.taken.saturating_add(self.free.0 - m::Name::FIRST.0);
            }
            Meaning::Names(names) => facts::also_named(self.pool, card, names),
            // 1.10.1.3: the deck checker's.
            Meaning::OutsideTheGame => {}
        }
    }

    /// An ability whose names are its own.
    fn whole_ability(&mut self, ability: &m::Ability) -> AbilityIx {
        let outer = (self.free, self.taken);
        (self.free, self.taken) = (ability.first_free(), 0);
        let ix = self.ability(ability);
        (self.free, self.taken) = outer;
        ix
    }

    /// A slot for something that no word speaks of.
    fn spare(&mut self) -> Slot {
        let slot = self.slot(self.free);
        self.free = self.free.next();
        slot
    }

    fn printed(&mut self, card: &mut CardDef, keyword: &m::PrintedKeyword) {
        match keyword {
            m::PrintedKeyword::Numbered(keyword, n) => {
                card.keywords.push((*keyword, i16::try_from(*n).unwrap_or(i16::MAX)));
            }
            m::PrintedKeyword::Shift(shift) => card.shift = Some(self.shift(shift)),
        }
    }

    /// The slot that holds what a name is bound to.
    fn slot(&self, name: m::Name) -> Slot {
        match name {
            m::Name::SUBJECT => Slot::SUBJECT,
            m::Name::OBJECT => Slot::OBJECT,
            m::Name::PLAYER => Slot::PLAYER,
            m::Name::AMOUNT => Slot::AMOUNT,
            m::Name::SINGERS => Slot::SINGERS,
            m::Name(number) => {
                Slot((number - m::Name::FIRST.0).saturating_add(Slot::FREE.0).saturating_add(self.taken))
            }
        }
    }

    fn result(&self, name: Option<m::Name>) -> Option<Slot> {
        name.map(|name| self.slot(name))
    }
}
