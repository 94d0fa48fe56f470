//! What players cannot do to cards, said of the cards: "opponents can't banish your items" forbids what "your items can't be banished
//! by opponents" forbids (RULES 1.2.2).

use ::syntax::tree;

use super::{Elaborate, Res};
use crate::meaning::Players;

impl Elaborate {
    /// The same clause with the cards as its subject, where it forbids players something about cards.
    pub(super) fn as_passive(&mut self, clause: &tree::Clause) -> Res<Option<tree::Clause>> {
        let tree::Subject::Player(who @ tree::PlayerPhrase::Described(noun)) = &clause.subject else {
            return Ok(None);
        };
        let tree::Verb::Cannot { deeds, join, word: word @ tree::NotWord::Cannot } = &clause.verb else {
            return Ok(None);
        };
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
