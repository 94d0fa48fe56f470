//! Who or what does something: "by opponents", "by an opponent's actions", "by damaged characters" (RULES 1.2.2, 6.2, 6.5).

use ::syntax::tree;

use super::filter::Domain;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// "That player" is whoever did it, where the event tells who that was; of others it tells whose card it happened to.
    fn bind_doer(&mut self, pattern: &Pattern, player: &tree::PlayerPhrase) {
        if let (Some(_), tree::PlayerPhrase::Described(noun)) = (&pattern.player, player) {
            self.bound.bind_players(noun.bind, &Players::One(PlayerRef::Bound(Name::PLAYER)));
        }
        // Of damage it is told what dealt it (1.9.5), which is that player's.
        if let (None, EventKind::DealtDamage | EventKind::TookDamage, tree::PlayerPhrase::Described(noun)) =
            (&pattern.player, pattern.kind, player)
        {
            self.bound.bind_players(noun.bind, &Players::One(PlayerRef::OwnerOf(Name::OBJECT)));
        }
    }

    /// Who or what does it.
    pub(super) fn by_agent(&mut self, pattern: &mut Pattern, by: &tree::Agent) -> Res<()> {
        use tree::EffectWord as W;
        match by {
            tree::Agent::Effects { whose, word } => {
                match word {
                    // 3.2.3.1: what is no challenge may be a step of the turn.
                    W::Effect | W::AnEffect | W::Effects
                        if whose.is_none() && pattern.kind == EventKind::Drew =>
                    {
                        return gap(Part::Event, "by an effect of whomever", by);
                    }
                    W::Ability | W::AnAbility | W::Abilities => pattern.with |= Flags::BY_ABILITY,
                    W::Action | W::Actions => pattern.with |= Flags::BY_ACTION,
                    W::Damage => return gap(Part::Event, "by damage", by),
                    // 3.2.1.1, 4.5.1.3, 4.7: a step of the turn, a turn action or a cost does it as well.
                    W::Effect
                    | W::AnEffect
                    | W::Effects
                    | W::ActionsOrAbilities
                    | W::ActionsAndAbilities
                    | W::ActionOrAbility
                    | W::AnActionOrAbility
                        if tells_of_effects(pattern.kind) =>
                    {
                        pattern.with |= Flags::BY_EFFECT;
                    }
                    W::Effect
                    | W::AnEffect
                    | W::Effects
                    | W::ActionsOrAbilities
                    | W::ActionsAndAbilities
                    | W::ActionOrAbility
                    | W::AnActionOrAbility => pattern.without |= Flags::IN_CHALLENGE,
                }
                match whose {
                    None => Ok(()),
                    Some(whose) => {
                        let players = self.possessor(whose)?;
                        done_by(pattern, players, by)?;
                        if let tree::Possessor::Player(player) = whose {
                            self.bind_doer(pattern, player);
                        }
                        Ok(())
                    }
                }
            }
            tree::Agent::Players(player) => {
                let players = self.players(player)?;
                done_by(pattern, players, by)?;
                self.bind_doer(pattern, player);
                Ok(())
            }
            tree::Agent::Cards(cards) => match cards.as_ref() {
                tree::NounPhrase::Noun(noun)
                    if noun.head.kinds == [tree::Kind::Action]
                        && noun.post.is_empty()
                        && noun.adjectives.is_empty()
                        && noun.possessor.is_none() =>
                {
                    pattern.with |= Flags::BY_ACTION;
                    Ok(())
                }
                // "By opposing actions".
                tree::NounPhrase::Noun(noun)
                    if noun.head.kinds == [tree::Kind::Action]
                        && noun.post.is_empty()
                        && noun.possessor.is_none()
                        && noun.adjectives == [tree::Adjective::Opposing] =>
                {
                    pattern.with |= Flags::BY_ACTION;
                    done_by(pattern, Players::Opponents, by)
                }
                // "A song is sung by one of your characters".
                cards if pattern.kind == EventKind::Sang => {
                    pattern.subject = Some(self.described(cards, &Domain::Anywhere)?.select());
                    let singer = Objects::Bound(Name::SUBJECT);
                    self.bound.bind(super::clause::bind_of(cards), &singer);
                    Ok(())
                }
                cards
                    if matches!(
                        pattern.kind,
                        EventKind::DealtDamage
                            | EventKind::TookDamage
                            | EventKind::Challenged
                            | EventKind::Exerted
                            | EventKind::Readied
                    ) =>
                {
                    pattern.object = Some(self.described(cards, &Domain::Anywhere)?.select());
                    if pattern.kind == EventKind::Challenged {
                        let challenger = Objects::Bound(Name::OBJECT);
                        self.bound.bind(super::clause::bind_of(cards), &challenger);
                    }
                    Ok(())
                }
                cards => gap(Part::Event, "by what", cards),
            },
        }
    }
}

/// Who does it: of some events it is told by the player, of others by the circumstances.
fn done_by(pattern: &mut Pattern, players: Players, node: &tree::Agent) -> Res<()> {
    match pattern.kind {
        EventKind::IntoHand
        | EventKind::IntoInkwell
        | EventKind::IntoDeck
        | EventKind::Readied
        | EventKind::Chosen
        | EventKind::Moved
        | EventKind::RemovedDamage => {
            pattern.player = Some(players);
            Ok(())
        }
        EventKind::Banished
        | EventKind::Discarded
        | EventKind::IntoDiscard
        | EventKind::LeftPlay
        | EventKind::Exerted
        | EventKind::DealtDamage
        | EventKind::TookDamage
            if players == Players::Opponents =>
        {
            pattern.with |= Flags::BY_OPPONENT;
            Ok(())
        }
        // 1.9.5: of damage it is told what deals it.
        EventKind::DealtDamage | EventKind::TookDamage if players == Players::One(PlayerRef::You) => {
            pattern.object = Some(Select { zones: Zones::all(), owner: players, filter: Filter::Any });
            Ok(())
        }
        _ => gap(Part::Event, "whose effect", node),
    }
}

/// Of these it is noted whether an effect does it.
fn tells_of_effects(kind: EventKind) -> bool {
    matches!(kind, EventKind::Exerted | EventKind::Readied | EventKind::Moved | EventKind::MovedFrom)
}
