//! Lowering: the ability tree of a card becomes the program that the engine runs (RULES 5, 6 and 8).
//!
//! Total and honest: every node of the tree either gets its exact meaning or the card is refused with
//! [`Unsupported`], which names the node. One module for each family of the tree; what a word points back to is kept
//! in [`bindings`]. Deck rules are the deck checker's and mean nothing here.

mod adverb;
mod amount;
mod bindings;
mod cards_verbs;
mod clause;
mod condition;
mod cost;
mod damage;
mod event;
mod filter;
mod keyword;
mod lasting;
mod looking;
mod names;
mod noun;
mod place;
mod play;
mod player;
mod prune;
mod replacement;
mod sentence;
mod statics;
mod triggered;

use std::fmt;

use ::cards::CardFacts;
use ::syntax::tree;

use crate::program::*;
use bindings::Bindings;

/// A part of the tree that has no lowering.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ability {}: {part}: {what}", ability + 1)]
pub struct Unsupported {
    /// Which ability of the card, from 0.
    pub ability: usize,
    /// Which family the node belongs to.
    pub part: Part,
    /// The node, as the tree writes it, shortened.
    pub what: String,
}

/// A family of nodes of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Part {
    Amount,
    Binding,
    Clause,
    Condition,
    Cost,
    Duration,
    Event,
    Keyword,
    Noun,
    Place,
    Play,
    Player,
    Replacement,
    Sentence,
    Static,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// What lowering cannot say, without the place.
#[derive(Clone, Debug)]
pub(crate) struct Gap {
    part: Part,
    what: String,
}

pub(crate) type Res<T> = Result<T, Gap>;

/// The longest description of a node in an [`Unsupported`].
const SHORT: usize = 600;

/// Refuses a node.
fn gap<T>(part: Part, why: &str, node: &dyn fmt::Debug) -> Res<T> {
    let mut what = format!("{why}: {node:?}");
    if what.len() > SHORT {
        let end = (0..=SHORT).rev().find(|i| what.is_char_boundary(*i)).unwrap_or(0);
        what.truncate(end);
    }
    Err(Gap { part, what })
}

/// Lowers a card into the pool.
pub fn lower_card(
    pool: &mut PoolBuilder,
    facts: &CardFacts,
    abilities: &[tree::Ability],
) -> Result<DefIx, Unsupported> {
    let mut card = names::card(pool, facts);
    let mut effect = Effect::default();
    let mut begins = vec![pool.next()];
    for (ability, node) in abilities.iter().enumerate() {
        let mut lower = Lower { pool, bound: Bindings::default(), block: Vec::new(), here: here(facts) };
        lower.ability(&mut card, &mut effect, node).map_err(|Gap { part, what }| Unsupported {
            ability,
            part,
            what,
        })?;
        begins.push(pool.next());
    }
    if !effect.steps.is_empty() {
        card.effect = Some(pool.code(&effect.steps));
    }
    let def = pool.card(card);
    pool.paragraphs(def, &begins);
    Ok(def)
}

/// The effect of an action, paragraph by paragraph.
#[derive(Default)]
struct Effect {
    steps: Vec<Step>,
    /// The slots that are taken.
    slots: u8,
}

/// The lowering of one ability.
struct Lower<'p> {
    pool: &'p mut PoolBuilder,
    bound: Bindings,
    /// The steps of the block being written.
    block: Vec<Step>,
    /// What "here" means.
    here: Objects,
}

/// "Here" is the location that has the ability, or the one at which the character with the ability is.
fn here(facts: &CardFacts) -> Objects {
    match facts.kind {
        ::vocabulary::CardKind::Location => Objects::This,
        _ => Objects::LocationOf(Box::new(Objects::This)),
    }
}

impl Lower<'_> {
    fn ability(&mut self, card: &mut CardDef, effect: &mut Effect, node: &tree::Ability) -> Res<()> {
        let name = node.name.as_ref().map(|name| self.pool.ability_name(&name.0));
        match &node.kind {
            tree::AbilityKind::Keywords(keywords) => keywords.iter().try_for_each(|k| self.keyword(card, k)),
            tree::AbilityKind::Action(sentences) => self.action(card, effect, name, sentences),
            tree::AbilityKind::NamedBoth(both) => {
                names::named_both(self.pool, card, both);
                Ok(())
            }
            // 1.10.1.3: works outside the game.
            tree::AbilityKind::DeckRule(_) => Ok(()),
            kind => {
                for lowered in self.text_ability(kind, name)? {
                    let ix = self.pool.ability(lowered);
                    card.abilities.push(ix);
                }
                Ok(())
            }
        }
    }

    /// An ability with a text of its own, printed or quoted.
    fn text_ability(&mut self, kind: &tree::AbilityKind, name: Option<AbilityNameId>) -> Res<Vec<Ability>> {
        match kind {
            tree::AbilityKind::Triggered(triggered) => Ok(vec![self.triggered(triggered, name)?]),
            tree::AbilityKind::Activated(activated) => Ok(vec![self.activated(activated, name)?]),
            tree::AbilityKind::Static(sentences) => self.statics(sentences, name),
            tree::AbilityKind::Replacement(replacement) => self.replacements(replacement, name),
            tree::AbilityKind::Keywords(_)
            | tree::AbilityKind::Action(_)
            | tree::AbilityKind::NamedBoth(_)
            | tree::AbilityKind::DeckRule(_) => gap(Part::Sentence, "an ability of its own", kind),
        }
    }

    /// 5.4.3: the text of an action is its effect; sentences about its cost or about playing it are static (6.1.12).
    fn action(
        &mut self,
        card: &mut CardDef,
        effect: &mut Effect,
        name: Option<AbilityNameId>,
        sentences: &[tree::Sentence],
    ) -> Res<()> {
        if let Some(statics) = self.about_playing(sentences, name)? {
            for lowered in statics {
                let ix = self.pool.ability(lowered);
                card.abilities.push(ix);
            }
            return Ok(());
        }
        self.bound.actions(effect.slots);
        effect.steps.extend(self.body(sentences)?);
        effect.slots = self.bound.slots();
        Ok(())
    }

    /// A whole effect as a list of steps.
    fn body(&mut self, sentences: &[tree::Sentence]) -> Res<Vec<Step>> {
        let mut steps = self.sentences(sentences)?;
        if let Some(again) = self.bound.repeat.take() {
            steps.insert(0, Step::Do(Verb::Set(again, Amount::Const(0))));
            steps = vec![Step::RepeatWhile { body: steps, cond: Cond::Bound(again) }];
        }
        prune::prune(&mut steps, &self.bound);
        Ok(steps)
    }

    /// Writes a step into the block; only effects have one (6.1.3).
    fn emit(&mut self, step: Step) -> Res<()> {
        if !self.bound.in_effect() {
            return gap(Part::Sentence, "a step outside an effect", &step);
        }
        self.block.push(step);
        Ok(())
    }

    fn emit_do(&mut self, verb: Verb) -> Res<()> {
        self.emit(Step::Do(verb))
    }

    /// The steps that `write` writes, as a block of their own.
    fn nested(&mut self, write: impl FnOnce(&mut Self) -> Res<()>) -> Res<Vec<Step>> {
        let outer = std::mem::take(&mut self.block);
        let done = write(self);
        let inner = std::mem::replace(&mut self.block, outer);
        done.map(|()| inner)
    }
}
