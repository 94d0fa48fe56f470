//! What players cannot do, said of cards (RULES 1.2.2): "opponents can't banish your items" forbids what "your items can't be banished
//! by opponents" forbids, and "opponents can't challenge" what "opponents' characters can't challenge" does: only characters quest,
//! challenge and sing (5.3.4, 5.4.4.2).

use ::syntax::tree;

use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// The same clause with the cards as its subject, where it forbids players something about cards.
    pub(super) fn as_passive(&mut self, clause: &tree::Clause) -> Res<Option<tree::Clause>> {
        let tree::Subject::Player(who) = &clause.subject else { return Ok(None) };
        let tree::Verb::Cannot { deeds, join, word: word @ tree::NotWord::Cannot } = &clause.verb else {
            return Ok(None);
        };
        if deeds.iter().all(is_of_characters) {
            return Ok(Some(tree::Clause {
                subject: tree::Subject::Card(characters_of(who)),
                verb: clause.verb.clone(),
                ..clause.clone()
            }));
        }
        let tree::PlayerPhrase::Described(noun) = who else { return Ok(None) };
        let [tree::Deed::Do(verb)] = deeds.as_slice() else { return Ok(None) };
        let Some((cards, what)) = done_to(verb) else { return Ok(None) };
        // "Their discard" is that of each of them.
        let players = self.players(who)?;
        if players != Players::Opponents {
            return Ok(None);
        }
        self.bound.bind_players(noun.bind, &players);
        let by = Some(tree::Agent::Players(who.clone()));
        let deeds = vec![tree::Deed::BeDone { what, by }];
        Ok(Some(tree::Clause {
            subject: tree::Subject::Card(cards),
            verb: tree::Verb::Cannot { deeds, join: *join, word: *word },
            ..clause.clone()
        }))
    }
}

/// What characters alone do.
fn is_of_characters(deed: &tree::Deed) -> bool {
    matches!(
        deed,
        tree::Deed::Quest
            | tree::Deed::Challenge(_)
            | tree::Deed::ExertToSing { .. }
            | tree::Deed::Sing(_)
            | tree::Deed::SingAny
    )
}

/// The player's characters.
fn characters_of(who: &tree::PlayerPhrase) -> tree::NounPhrase {
    let possessor = match who {
        tree::PlayerPhrase::You => tree::Possessor::Your,
        who => tree::Possessor::Player(Box::new(who.clone())),
    };
    let head = tree::Head {
        kinds: vec![tree::Kind::Character],
        join: tree::Join::default(),
        card: tree::CardSuffix::default(),
        number: tree::Number::Plural,
    };
    tree::NounPhrase::Noun(tree::Noun {
        quantity: tree::Quantity::Bare,
        of_the: tree::OfThe::default(),
        possessor: Some(possessor),
        other: tree::Other::default(),
        chosen: tree::Chosen::default(),
        adjectives: Vec::new(),
        head,
        post: Vec::new(),
        bind: None,
    })
}

/// The cards that something is done to, and what.
fn done_to(verb: &tree::Verb) -> Option<(tree::NounPhrase, tree::Passive)> {
    match verb {
        tree::Verb::Banish(what) => Some((what.clone(), tree::Passive::Banished)),
        tree::Verb::Exert { what, word: _ } => Some((what.clone(), tree::Passive::Exerted)),
        tree::Verb::Return { what, from: None, to, preposition: _ } => {
            Some((what.clone(), tree::Passive::Returned { to: Some(to.clone()) }))
        }
        tree::Verb::Put { what, from: None, place: place @ tree::Place::Into { .. } } => {
            Some((what.clone(), tree::Passive::Put(place.clone())))
        }
        _ => None,
    }
}

/// Refuses what is forbidden to players and only cards can do, or what can only be done to cards.
pub(super) fn forbidden_to_players(mods: &[Mod]) -> Res<()> {
    let is_of_cards = |one: &&Mod| match one {
        Mod::Cant(Prohibited::Play(_) | Prohibited::GainLore | Prohibited::LoseLore | Prohibited::Ink) => {
            false
        }
        Mod::Cant(_) | Mod::CantGain(_) | Mod::KeepsDamage => true,
        _ => false,
    };
    match mods.iter().find(is_of_cards) {
        Some(of_cards) => gap(Part::Clause, "what players can't", of_cards),
        None => Ok(()),
    }
}
