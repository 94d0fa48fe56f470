//! Elaboration: what the ability tree of a card says becomes what it means (RULES 5, 6 and 8).
//!
//! Total and honest: every node of the tree either gets its exact meaning or the card is refused with
//! [`Unclear`], which names the node. One module for each family of the tree; what a word points back to is kept
//! in `bindings`. Deck rules are the deck checker's and mean nothing here.

mod adverb;
mod agent;
mod amount;
mod bindings;
mod bound;
mod cards_verbs;
mod clause;
mod compose;
mod condition;
mod cost;
mod counters;
mod damage;
mod demands;
mod event;
mod filter;
mod happened;
mod keyword;
mod lasting;
mod link;
mod looking;
mod noun;
mod passive;
mod permissions;
mod place;
mod play;
mod player;
mod player_statics;
mod prune;
mod replacement;
mod sentence;
mod static_phrases;
mod statics;
mod triggered;

use std::fmt;

use ::syntax::tree;
use vocabulary::CardKind;

use crate::meaning::*;
use bindings::{Bindings, Setting};

/// A part of the tree that has no meaning here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ability {}: {part}: {what}", ability + 1)]
pub struct Unclear {
    /// Which ability of the card, from 0.
    pub ability: usize,
    /// Which family the node belongs to.
    pub part: Part,
    /// The node, as the tree writes it, shortened.
    pub what: String,
    /// The words of the smallest part of the text that has no meaning.
    pub words: Option<String>,
}

impl Unclear {
    /// Where in the printed text the words stand that have no meaning.
    pub fn place(&self, text: &str) -> Option<std::ops::Range<usize>> {
        let words = self.words.as_deref()?;
        let ends = |start: usize| text.get(start..start + words.len());
        let start = text
            .char_indices()
            .map(|(start, _)| start)
            .find(|start| ends(*start).is_some_and(|found| found.eq_ignore_ascii_case(words)))?;
        Some(start..start + words.len())
    }
}

/// The family of phrases in which something has no meaning, by which reports of unread cards are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// How much.
    Amount,
    /// A word that points back.
    Binding,
    /// Subject, verb and adverbs.
    Clause,
    /// What an "if", "while" or "unless" asks.
    Condition,
    /// What stands before the dash.
    Cost,
    /// How long.
    Duration,
    /// What happens: triggers, history, replaced events.
    Event,
    /// A keyword and its parameter.
    Keyword,
    /// What stands for cards.
    Noun,
    /// Where a card is put.
    Place,
    /// Playing a card by an effect.
    Play,
    /// What stands for players.
    Player,
    /// "instead" (6.5).
    Replacement,
    /// How clauses are joined.
    Sentence,
    /// What is so as long as the card is there (6.4).
    Static,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// What has no meaning, without the place.
#[derive(Clone, Debug)]
pub(crate) struct Gap {
    part: Part,
    what: String,
    words: Option<String>,
}

impl Gap {
    /// Names the words in which it is, unless a smaller part of them is named already.
    fn within(mut self, words: impl FnOnce() -> String) -> Gap {
        if self.words.is_none() {
            self.words = Some(words()).filter(|words| !words.is_empty());
        }
        self
    }
}

pub(crate) type Res<T> = Result<T, Gap>;

/// The longest description of a node in an [`Unclear`].
const SHORT: usize = 600;

/// Refuses a node.
fn gap<T>(part: Part, why: &str, node: &dyn fmt::Debug) -> Res<T> {
    // The page has no room for the names of all nodes.
    let mut what = if cfg!(target_family = "wasm") { why.to_owned() } else { format!("{why}: {node:?}") };
    if what.len() > SHORT {
        let end = (0..=SHORT).rev().find(|i| what.is_char_boundary(*i)).unwrap_or(0);
        what.truncate(end);
    }
    Err(Gap { part, what, words: None })
}

/// What each paragraph of a card means.
pub fn elaborate_card(abilities: &[tree::Ability], kind: CardKind) -> Result<Vec<Meaning>, Unclear> {
    let mut has_shift = false;
    let mut all = Vec::with_capacity(abilities.len());
    for (ability, node) in abilities.iter().enumerate() {
        let meaning = elaborate(node, kind).map_err(|why| Unclear { ability, ..why })?;
        // 8.10: Shift is one way to play the card; nothing says what two would be.
        let shifts = shifts(&meaning) + usize::from(has_shift);
        has_shift = shifts > 0;
        if shifts > 1 {
            let what = "a second Shift".to_owned();
            return Err(Unclear { ability, part: Part::Keyword, what, words: None });
        }
        all.push(meaning);
    }
    Ok(all)
}

/// Whether a sentence of an action is a trigger on this very card coming to the discard (6.1.12).
fn is_about_own_discard(sentence: &tree::Sentence) -> bool {
    let tree::Act::Trigger(triggered) = &sentence.act else { return false };
    triggered.heads.iter().all(|head| match &head.event.verb {
        tree::EventVerb::Discards(tree::NounPhrase::This(_)) => true,
        tree::EventVerb::IsPut(tree::Place::Into { zone, .. }) => {
            zone.kind == tree::ZoneKind::Discard
                && matches!(head.event.subject, tree::Subject::Card(tree::NounPhrase::This(_)))
        }
        tree::EventVerb::IsDiscarded => {
            matches!(head.event.subject, tree::Subject::Card(tree::NounPhrase::This(_)))
        }
        _ => false,
    })
}

/// "This character counts as being named …" (5.2.6): wherever the card is.
fn further_name(sentences: &[tree::Sentence]) -> Option<CardName> {
    let [tree::Sentence { lead, act: tree::Act::Clause(clause) }] = sentences else { return None };
    let tree::Clause { subject, verb, early, adverbs } = clause;
    let of_itself = matches!(subject, tree::Subject::Card(tree::NounPhrase::This(_)));
    let mut beside = early.iter().chain(adverbs);
    match verb {
        tree::Verb::CountAs(tree::CountAs::Named(name))
            if of_itself && lead.is_empty() && beside.all(|adverb| *adverb == tree::Adverb::Also) =>
        {
            Some(name.clone())
        }
        _ => None,
    }
}

fn shifts(meaning: &Meaning) -> usize {
    match meaning {
        Meaning::Keywords(keywords) => {
            keywords.iter().filter(|keyword| matches!(keyword, PrintedKeyword::Shift(_))).count()
        }
        Meaning::Abilities(_)
        | Meaning::Effect(_)
        | Meaning::EffectAnd(..)
        | Meaning::Names(_)
        | Meaning::OutsideTheGame => 0,
    }
}

/// What one paragraph of a card means. The kind of card says what "here" is (5.6).
pub fn elaborate(ability: &tree::Ability, kind: CardKind) -> Result<Meaning, Unclear> {
    let mut elaborate = Elaborate {
        bound: Bindings::default(),
        block: Vec::new(),
        here: here(kind),
        own: kind,
        drawn: Drawn::Unnoted,
    };
    let meaning = elaborate.ability(ability).and_then(|meaning| match bound::fault(&meaning) {
        Some(fault) => gap(Part::Binding, "a name", &fault),
        None => Ok(meaning),
    });
    meaning.map_err(|Gap { part, what, words }| Unclear { ability: 0, part, what, words })
}

/// The elaboration of one ability.
struct Elaborate {
    bound: Bindings,
    /// The steps of the block being written.
    block: Vec<Step>,
    /// What "here" means.
    here: Objects,
    /// What kind of card the text is on.
    own: CardKind,
    /// Whether the cards that are drawn are spoken of later.
    drawn: Drawn,
}

/// Whether it is noted which cards are drawn: only where a later word speaks of those "drawn this way".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawn {
    Unnoted,
    /// A word spoke of them, and they were not noted.
    Wanted,
    Noted,
}

/// "Here" is the location that has the ability, or the one at which the character with the ability is.
fn here(kind: CardKind) -> Objects {
    match kind {
        CardKind::Location => Objects::This,
        CardKind::Character | CardKind::Item | CardKind::Action { .. } => {
            Objects::LocationOf(Box::new(Objects::This))
        }
    }
}

impl Elaborate {
    fn ability(&mut self, node: &tree::Ability) -> Res<Meaning> {
        let name = node.name.clone();
        match &node.kind {
            tree::AbilityKind::Keywords(keywords) => {
                let all: Res<Vec<_>> = keywords.iter().map(|keyword| self.printed_keyword(keyword)).collect();
                all.map(Meaning::Keywords)
            }
            tree::AbilityKind::Action(sentences) => self.action(name, sentences),
            tree::AbilityKind::UnknownKeyword(keyword) => {
                gap(Part::Keyword, "no rules are known for it", keyword)
            }
            tree::AbilityKind::NamedBoth(both) => Ok(Meaning::Names(both.clone())),
            tree::AbilityKind::Static(sentences) if further_name(sentences).is_some() => {
                Ok(Meaning::Names(further_name(sentences).into_iter().collect()))
            }
            // 1.10.1.3: works outside the game.
            tree::AbilityKind::DeckRule(_) => Ok(Meaning::OutsideTheGame),
            tree::AbilityKind::Triggered(_)
            | tree::AbilityKind::Activated(_)
            | tree::AbilityKind::Static(_)
            | tree::AbilityKind::Replacement(_) => {
                self.text_ability(&node.kind, name).map(Meaning::Abilities)
            }
        }
    }

    /// An ability with a text of its own, printed or quoted.
    fn text_ability(&mut self, kind: &tree::AbilityKind, name: Option<AbilityName>) -> Res<Vec<Ability>> {
        let mut abilities = match kind {
            tree::AbilityKind::Triggered(triggered) => vec![self.triggered(triggered, name)?],
            tree::AbilityKind::Activated(activated) => vec![self.activated(activated, name)?],
            tree::AbilityKind::Static(sentences) => self.statics(sentences, name)?,
            tree::AbilityKind::Replacement(replacement) => self.replacements(replacement, name)?,
            tree::AbilityKind::Keywords(_)
            | tree::AbilityKind::Action(_)
            | tree::AbilityKind::UnknownKeyword(_)
            | tree::AbilityKind::NamedBoth(_)
            | tree::AbilityKind::DeckRule(_) => return gap(Part::Sentence, "an ability of its own", kind),
        };
        abilities.iter_mut().for_each(prune::ability);
        Ok(abilities)
    }

    /// 5.4.3: the text of an action is its effect; sentences about its cost or about playing it are static (6.1.12).
    fn action(&mut self, name: Option<AbilityName>, sentences: &[tree::Sentence]) -> Res<Meaning> {
        if let Some(mut statics) = self.about_playing(sentences, name.clone())? {
            statics.iter_mut().for_each(prune::ability);
            return Ok(Meaning::Abilities(statics));
        }
        // 6.1.12: "when you discard this card" is no part of the effect, but an ability that works in the discard.
        let (own, effect): (Vec<_>, Vec<_>) =
            link::within_triggers(sentences).into_iter().partition(is_about_own_discard);
        // 6.1.12: nor is what playing it costs.
        let costs = effect.iter().take_while(|sentence| static_phrases::is_about_playing(sentence)).count();
        let (costs, effect) = effect.split_at(costs);
        let mut abilities = match costs {
            [] => Vec::new(),
            costs => self.statics(costs, name.clone())?,
        };
        abilities.iter_mut().for_each(prune::ability);
        for sentence in &own {
            let tree::Act::Trigger(triggered) = &sentence.act else { continue };
            let mut triggered = (**triggered).clone();
            triggered.lead = sentence.lead.iter().cloned().chain(triggered.lead).collect();
            let mut ability = self.triggered(&triggered, name.clone())?;
            prune::ability(&mut ability);
            abilities.push(ability);
        }
        self.bound.set(Setting::Effect);
        let mut steps = self.body(effect)?;
        prune::steps(&mut steps);
        match abilities.is_empty() {
            true => Ok(Meaning::Effect(steps)),
            false => Ok(Meaning::EffectAnd(steps, abilities)),
        }
    }

    /// A whole effect as a list of steps.
    fn body(&mut self, sentences: &[tree::Sentence]) -> Res<Vec<Step>> {
        let (before, block) = (self.bound.clone(), self.block.clone());
        let mut steps = match self.sentences(sentences) {
            Err(_) if self.drawn == Drawn::Wanted => {
                self.drawn = Drawn::Noted;
                (self.bound, self.block) = (before, block);
                self.sentences(sentences)?
            }
            steps => steps?,
        };
        if let Some(again) = self.bound.repeat.take() {
            steps = vec![Step::RepeatWhile { body: steps, again }];
        }
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
