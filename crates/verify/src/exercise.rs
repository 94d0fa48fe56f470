//! What was ever carried out: cards played, abilities resolved, instructions executed, kinds of answers given.

use engine::program::{AbilityIx, AbilityKind, CodeIx, DefIx, EventKind, Pc, Pool};
use engine::state::{CardIx, Zone};
use engine::{Action, Answer, Choice, LogEntry, Logged, Record};
use std::collections::{BTreeMap, BTreeSet};

/// Counts what was carried out over many games; a listener of games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exercise {
    played: BTreeSet<u16>,
    resolved: BTreeSet<u16>,
    executed: BTreeSet<(u16, Pc)>,
    happened: BTreeSet<u8>,
    rules: BTreeSet<&'static str>,
    answers: BTreeSet<&'static str>,
    used: BTreeSet<u16>,
    /// Where cards were last told to be, since somebody asked.
    told: BTreeMap<CardIx, Zone>,
}

/// What never was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unexercised {
    /// Cards that were never played.
    pub cards: Vec<DefIx>,
    /// Abilities that never did anything.
    pub abilities: Vec<AbilityIx>,
    /// Instructions of a body that were never reached.
    pub instructions: Vec<(CodeIx, Pc)>,
}

impl Record for Exercise {
    const LISTENS: bool = true;
    // A game whose causes are kept goes on frame by frame; its silent copy takes every short way. The proof compares the two.
    const TRACES: bool = true;

    fn note(&mut self, entry: Logged) {
        self.rules.insert(entry.rule.0);
        match entry.what {
            LogEntry::Resolves(_, _, ability) => {
                self.resolved.insert(ability.0);
            }
            LogEntry::Happened(what) | LogEntry::Banished(what, _) => {
                self.happened.insert(what.kind as u8);
            }
            LogEntry::Moved { is, to, .. } => {
                self.told.insert(is.card, to);
            }
            _ => {}
        }
    }

    fn executes(&mut self, code: CodeIx, at: Pc) {
        self.executed.insert((code.0, at));
    }
}

impl Exercise {
    /// A card was played.
    pub fn plays(&mut self, def: DefIx) {
        self.played.insert(def.0);
    }

    /// Whether a card of this definition was played.
    pub fn has_played(&self, def: DefIx) -> bool {
        self.played.contains(&def.0)
    }

    /// An ability was used.
    pub fn uses(&mut self, ability: AbilityIx) {
        self.used.insert(ability.0);
    }

    /// Whether an ability was used.
    pub fn has_used(&self, ability: AbilityIx) -> bool {
        self.used.contains(&ability.0)
    }

    /// Where the cards that moved since the last call were told to be.
    pub(crate) fn take_told(&mut self) -> Vec<(CardIx, Zone)> {
        std::mem::take(&mut self.told).into_iter().collect()
    }

    /// An answer of this kind was given.
    pub fn answers(&mut self, answer: &Answer) {
        self.answers.insert(kind_of(answer));
    }

    /// Takes in what another listener counted.
    pub fn merge(&mut self, other: &Exercise) {
        self.played.extend(&other.played);
        self.resolved.extend(&other.resolved);
        self.executed.extend(&other.executed);
        self.happened.extend(&other.happened);
        self.rules.extend(&other.rules);
        self.answers.extend(&other.answers);
        self.used.extend(&other.used);
    }

    /// Cards not played yet.
    pub fn unplayed(&self, cards: impl Iterator<Item = DefIx>) -> Vec<DefIx> {
        cards.filter(|card| !self.played.contains(&card.0)).collect()
    }

    /// Rules under which something was told.
    pub fn rules(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.rules.iter().copied()
    }

    /// Kinds of events that happened.
    pub fn happened(&self, kind: EventKind) -> bool {
        self.happened.contains(&(kind as u8))
    }

    /// What never was, among these cards.
    pub fn unexercised(&self, pool: &Pool, cards: &[DefIx]) -> Unexercised {
        let mut never = Unexercised { cards: self.unplayed(cards.iter().copied()), ..Unexercised::default() };
        for card in cards {
            let def = pool.card(*card);
            never.instructions.extend(def.effect.into_iter().flat_map(|code| self.unreached(pool, code)));
            for ability in &def.abilities {
                self.look_at(pool, *ability, &mut never);
            }
        }
        never
    }

    /// Whether something of a card never was.
    pub fn is_lacking(&self, pool: &Pool, card: DefIx) -> bool {
        self.unexercised(pool, &[card]) != Unexercised::default()
    }

    fn look_at(&self, pool: &Pool, ability: AbilityIx, never: &mut Unexercised) {
        match &pool.ability(ability).kind {
            AbilityKind::Triggered(triggered) => {
                if !self.resolved.contains(&ability.0) {
                    never.abilities.push(ability);
                }
                never.instructions.extend(self.unreached(pool, triggered.body));
            }
            AbilityKind::Activated(activated) => {
                let unreached = self.unreached(pool, activated.body);
                if unreached.len() == pool.code(activated.body).ops.len() && !unreached.is_empty() {
                    never.abilities.push(ability);
                }
                never.instructions.extend(unreached);
            }
            AbilityKind::Static(_) | AbilityKind::Replacement(_) => {}
        }
    }

    fn unreached(&self, pool: &Pool, code: CodeIx) -> Vec<(CodeIx, Pc)> {
        let count = u16::try_from(pool.code(code).ops.len()).unwrap_or(u16::MAX);
        (0..count).filter(|at| !self.executed.contains(&(code.0, *at))).map(|at| (code, at)).collect()
    }
}

/// All code of a card: what an action does, and what its abilities do.
pub fn codes_of(pool: &Pool, card: DefIx) -> Vec<CodeIx> {
    let def = pool.card(card);
    let of_ability = |ability: &AbilityIx| match &pool.ability(*ability).kind {
        AbilityKind::Triggered(triggered) => Some(triggered.body),
        AbilityKind::Activated(activated) => Some(activated.body),
        AbilityKind::Static(_) | AbilityKind::Replacement(_) => None,
    };
    def.effect.into_iter().chain(def.abilities.iter().filter_map(of_ability)).collect()
}

fn kind_of(answer: &Answer) -> &'static str {
    match answer {
        Answer::Action(Action::Ink(_)) => "ink",
        Answer::Action(Action::Play { .. }) => "play",
        Answer::Action(Action::Use { .. }) => "use",
        Answer::Action(Action::Quest(_)) => "quest",
        Answer::Action(Action::Challenge { .. }) => "challenge",
        Answer::Action(Action::Move { .. }) => "move",
        Answer::Action(Action::EndTurn) => "end turn",
        Answer::Concede(_) => "concede",
        Answer::Choice(Choice::Accept) => "accept",
        Answer::Choice(Choice::Decline) => "decline",
        Answer::Choice(Choice::Card(_)) => "card",
        Answer::Choice(Choice::Done) => "done",
        Answer::Choice(Choice::Player(_)) => "player",
        Answer::Choice(Choice::Option(_)) => "option",
        Answer::Choice(Choice::Number(_)) => "number",
        Answer::Choice(Choice::Name(_)) => "name",
        Answer::Choice(Choice::Class(_)) => "classification",
        Answer::Choice(Choice::Resolve(_)) => "resolve",
        Answer::Choice(Choice::Apply(_)) => "apply",
    }
}
