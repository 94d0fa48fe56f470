//! What is demanded, and what has to be paid for it: whom to challenge, tolls, prices of abilities, lore to win (RULES 1.8.1.1, 4.4.3.3,
//! 4.5.1.2, 4.6.4.3).

use ::syntax::tree;

use super::adverb::{Adverbs, Doer, Guard};
use super::condition::with_owner;
use super::filter::Domain;
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// Whom it must challenge: those described, or the one that is chosen now.
    pub(super) fn demanded(&mut self, whom: &tree::NounPhrase) -> Res<Select> {
        let is_chosen = matches!(whom, tree::NounPhrase::Noun(noun) if noun.chosen == tree::Chosen::Chosen);
        match is_chosen {
            true => {
                let chosen = self.objects(whom, &Domain::Play)?;
                Ok(Select::in_play(Filter::Is(Box::new(chosen))))
            }
            false => Ok(self.described(whom, &Domain::Play)?.select()),
        }
    }

    /// 1.8.1.1: so much more or less lore than it would be.
    pub(super) fn lore_to_win_by(
        &mut self,
        amount: u32,
        change: tree::MoreOrLess,
        adverbs: &Adverbs<'_>,
    ) -> Res<Mod> {
        let by = self.times(Amount::Const(super::replacement::more_or_less(amount, change)), adverbs)?;
        Ok(Mod::LoreToWinBy(by))
    }

    /// "Can't quest or challenge unless you pay 1 {I}".
    pub(super) fn toll(
        &mut self,
        verb: &tree::Verb,
        are_yours: bool,
        adverbs: &Adverbs<'_>,
    ) -> Res<Option<Vec<Mod>>> {
        let (tree::Verb::Cannot { deeds, .. }, [Guard::Unless(way_out)]) = (verb, adverbs.guards.as_slice())
        else {
            return Ok(None);
        };
        let Some((subject, price)) = price_of(way_out)? else { return Ok(None) };
        // 4.5.1.2, 4.6.4.3: who quests or challenges pays, nobody else.
        let is_theirs = |player: &tree::PlayerRef| {
            matches!(player.to, tree::PlayerAntecedent::OwnerOf(_) | tree::PlayerAntecedent::OwnerOfSource)
        };
        let pays = match subject {
            tree::Subject::Player(tree::PlayerPhrase::You) => are_yours,
            tree::Subject::Player(tree::PlayerPhrase::OwnerOf { .. }) => true,
            tree::Subject::Player(tree::PlayerPhrase::Ref(player)) => is_theirs(player),
            _ => false,
        };
        if !pays {
            return gap(Part::Static, "who pays", subject);
        }
        let mut mods = Vec::new();
        for deed in deeds {
            let deed = match deed {
                tree::Deed::Quest => Prohibited::Quest,
                tree::Deed::Challenge(None) => Prohibited::Challenge,
                tree::Deed::Challenge(Some(those)) => {
                    Prohibited::ChallengeThose(self.described(those, &Domain::Play)?.select())
                }
                deed => return gap(Part::Static, "paid for what", deed),
            };
            mods.push(match &price {
                Price::Ink(n) => Mod::Toll(deed, Amount::Const(number(*n))),
                Price::Done(_) if !are_yours && price.names_owner() => {
                    return gap(Part::Static, "whose cards", way_out);
                }
                Price::Done(act) => {
                    let cost = self.cost_of(act)?;
                    let steps = cost.other.unwrap_or_default();
                    Mod::TollDone(deed, steps)
                }
            });
        }
        Ok(Some(mods))
    }

    /// "Opposing characters can't quest unless their player pays 1 {I} until …": a price for as long (4.5.1.2, 4.6.4.3).
    pub(super) fn lasting_toll(&mut self, clause: &tree::Clause, adverbs: &Adverbs<'_>) -> Res<Option<Doer>> {
        let tree::Subject::Card(phrase) = &clause.subject else { return Ok(None) };
        if adverbs.durations.is_empty() || !is_toll(&clause.verb, adverbs) {
            return Ok(None);
        }
        let Some(mods) = self.toll(&clause.verb, false, adverbs)? else { return Ok(None) };
        let lasts = self.lasts_of(adverbs)?;
        // D.19: of all of a kind it is said as a statement, so of those who come as well.
        let whole = matches!(phrase, tree::NounPhrase::Noun(noun)
            if noun.chosen == tree::Chosen::No && super::static_phrases::is_whole(noun.quantity));
        if whole {
            let select = self.described(phrase, &Domain::Play)?.select();
            let objects = Objects::each(select.clone());
            self.emit_do(Verb::Continue { scope: Scope::Objects(select), mods, lasts })?;
            return Ok(Some(Doer::Cards(objects)));
        }
        let cards = self.objects(phrase, &Domain::Play)?;
        self.bound.bind(super::clause::bind_of(phrase), &cards);
        self.emit_do(Verb::Apply { to: cards.clone(), mods, lasts })?;
        Ok(Some(Doer::Cards(cards)))
    }

    /// "Your characters can sing songs from your discard": a permission about the zone, for that way of playing alone (D.29).
    pub(super) fn sung_from_elsewhere(&mut self, singers: &Select, songs: &tree::NounPhrase) -> Res<Mod> {
        let you = Players::One(PlayerRef::You);
        let cards = self.described(songs, &Domain::Anywhere)?.select();
        let are_yours = singers.owner == you || singers.filter == Filter::This;
        if !are_yours || cards.owner != you {
            return gap(Part::Static, "who sings whose songs from elsewhere", songs);
        }
        Ok(Mod::PlayFrom(PlayFrom { sung: Some(singers.filter.clone()), ..PlayFrom::plain(cards) }))
    }

    /// What is said for a while of all of a kind, and is a permission of their player or keeps an event from happening.
    /// Tells whether it was said.
    pub(super) fn lasting_of_others(
        &mut self,
        select: &Select,
        clause: &tree::Clause,
        adverbs: &Adverbs<'_>,
    ) -> Res<bool> {
        if adverbs.durations.is_empty() {
            return Ok(false);
        }
        if let tree::Verb::Can { deed: tree::Deed::Sing(songs), .. } = &clause.verb
            && super::static_phrases::named_elsewhere(songs)
        {
            let mods = vec![self.sung_from_elsewhere(select, songs)?];
            let lasts = self.lasts_of(adverbs)?;
            let scope = Scope::Players(Players::One(PlayerRef::You));
            self.emit_do(Verb::Continue { scope, mods, lasts })?;
            return Ok(true);
        }
        if super::statics::is_lore_of_questing(&clause.verb) {
            let lasts = self.lasts_of(adverbs)?;
            // A prohibition that floats belongs to nobody of whom a turn could be the next: then it is one of each card.
            if matches!(lasts, Duration::TheirNextTurn) {
                return Ok(false);
            }
            let mut of = Pattern::subject(EventKind::GainedLore, select.clone());
            of.with |= Flags::QUESTING;
            let kind = super::damage::prevention(of, Cond::True, Instead::Cannot);
            let ability = Box::new(Ability { name: None, zones: Zones::all(), kind });
            self.emit_do(Verb::MakeFloating { ability, lasts, once: false, on: None })?;
            return Ok(true);
        }
        Ok(false)
    }

    /// How much more or less is paid to use abilities of such cards (4.4.3.3).
    pub(super) fn use_cost(
        &mut self,
        (of, keyword): (&tree::NounPhrase, Option<(tree::KeywordName, tree::Number)>),
        amount: &tree::Amount,
        change: tree::MoreOrLess,
        adverbs: &Adverbs<'_>,
    ) -> Res<Mod> {
        let tree::Amount::N(n) = amount else { return gap(Part::Static, "how much ink", amount) };
        let more = Amount::Const(super::replacement::more_or_less(*n, change));
        let more = self.times(more, adverbs)?;
        let cards = with_owner(self.concerned(of)?);
        let used = match keyword {
            None => UsedAbilities::Activated,
            Some((tree::KeywordName::Boost, _)) => UsedAbilities::Boost,
            Some((keyword, _)) => return gap(Part::Static, "an ability that costs nothing to use", &keyword),
        };
        Ok(Mod::UseCost(used, cards, more))
    }
}

/// What has to be paid for a deed.
enum Price {
    Ink(u32),
    /// What the player has to do.
    Done(Box<tree::Act>),
}

impl Price {
    /// Whether it says whose cards they are.
    fn names_owner(&self) -> bool {
        let Price::Done(act) = self else { return false };
        let tree::Act::Clause(tree::Clause { verb: tree::Verb::ChooseAnd(verb), .. }) = act.as_ref() else {
            return false;
        };
        matches!(verb.as_ref(), tree::Verb::Banish(tree::NounPhrase::Noun(noun)) if noun.possessor.is_some())
    }
}

/// "Unless their player pays 1 {I}", "unless you discard a card": who pays, and what; none where it is a condition.
fn price_of(way_out: &tree::Condition) -> Res<Option<(&tree::Subject, Price)>> {
    match way_out {
        tree::Condition::Unless(act) => match act.as_ref() {
            tree::Act::Clause(tree::Clause {
                subject,
                verb: tree::Verb::Pay(tree::Amount::N(n)),
                early,
                adverbs,
            }) if early.is_empty() && adverbs.is_empty() => Ok(Some((subject, Price::Ink(*n)))),
            act => gap(Part::Static, "a way out", act),
        },
        tree::Condition::Happened(event) if event.tense == tree::Tense::Present && event.scope.is_empty() => {
            let verb = match &event.verb {
                tree::EventVerb::Discards(what @ tree::NounPhrase::Noun(_)) => {
                    tree::Verb::Discard(what.clone())
                }
                tree::EventVerb::Banishes(what @ tree::NounPhrase::Noun(_)) => {
                    tree::Verb::Banish(what.clone())
                }
                _ => return Ok(None),
            };
            let clause = tree::Clause {
                subject: tree::Subject::Implied,
                verb: tree::Verb::ChooseAnd(Box::new(verb)),
                early: Vec::new(),
                adverbs: Vec::new(),
            };
            Ok(Some((&event.subject, Price::Done(Box::new(tree::Act::Clause(clause))))))
        }
        _ => Ok(None),
    }
}

/// "Can't … unless their player pays".
fn is_toll(verb: &tree::Verb, adverbs: &Adverbs<'_>) -> bool {
    let of_toll = |deed: &tree::Deed| matches!(deed, tree::Deed::Quest | tree::Deed::Challenge(_));
    matches!(verb, tree::Verb::Cannot { deeds, .. } if deeds.iter().all(of_toll))
        && matches!(adverbs.guards.as_slice(), [Guard::Unless(way_out)]
            if price_of(way_out).is_ok_and(|price| price.is_some()))
}
