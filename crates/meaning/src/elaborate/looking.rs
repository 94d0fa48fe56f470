//! Looking at cards, revealing and searching, and dealing out what was seen (RULES 6.1.14, 7.1.4, 7.2.3).

use ::syntax::tree;

use super::adverb::Adverbs;
use super::filter::{Domain, OtherThan, zone_kind};
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// "Look at the top N cards".
    pub(super) fn look_at(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<()> {
        self.number_of_cards(adverbs)?;
        let cards = self.objects(what, &Domain::Play)?;
        let to = Players::One(self.bound.actor);
        // 6.1.4.2: the cards of an inkwell are there also for who does not look at them.
        let inkwell = match &cards {
            Objects::Each(select) if select.zones == Zones::INKWELL => Some(cards.clone()),
            _ => None,
        };
        let into = self.see(to, cards)?;
        self.now_looked_at(into, what);
        if inkwell.is_some() {
            self.bound.looked = inkwell;
        }
        Ok(())
    }

    /// "A number of cards … equal to …".
    fn number_of_cards(&mut self, adverbs: &Adverbs<'_>) -> Res<()> {
        if adverbs.equal.is_some() {
            let amount = self.amount(&tree::Amount::Unstated, adverbs)?;
            self.bound.number = Some(amount);
        }
        Ok(())
    }

    fn see(&mut self, to: Players, what: Objects) -> Res<Name> {
        let into = self.bound.fresh()?;
        self.mark_outside(&what, into);
        self.emit_do(Verb::Look { to, what, into })?;
        Ok(into)
    }

    fn now_looked_at(&mut self, into: Name, what: &tree::NounPhrase) {
        let cards = Objects::Bound(into);
        self.bound.looked = Some(cards.clone());
        self.bound.hand_looked = false;
        self.bound.from_bottom = matches!(what, tree::NounPhrase::Noun(noun)
            if matches!(noun.quantity, tree::Quantity::Bottom(_) | tree::Quantity::BottomX));
        self.bound.result = Some(cards.clone());
        self.bound.bind(super::clause::bind_of(what), &cards);
    }

    /// "Reveal the top card of your deck", "reveal a song card", "reveal that card to all players".
    pub(super) fn reveal(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<()> {
        if let Some(tree::UntilHave::Reveal { who: _, what: until }) = adverbs.until {
            return self.reveal_until(what, until);
        }
        self.number_of_cards(adverbs)?;
        let taken = self.reveal_what(what)?;
        let into = self.see(Players::All, taken.clone())?;
        match what {
            // Cards of the deck by their place are a new group; others are shown where they are.
            tree::NounPhrase::Noun(noun) if by_place(noun) => self.now_looked_at(into, what),
            _ => self.bound.result = Some(taken),
        }
        self.bound.way.revealed = Some(self.gather_objects(into)?);
        Ok(())
    }

    /// "Reveal 2 cards with the same name" (5.2.6: one shared name is enough).
    fn same_named_pair(&mut self, noun: &tree::Noun) -> Res<Option<Objects>> {
        let Some(place) = noun.post.iter().position(|post| matches!(post, tree::Post::SameName(None))) else {
            return Ok(None);
        };
        if noun.quantity != tree::Quantity::N(2) {
            return Ok(None);
        }
        let mut plain = noun.clone();
        plain.post.remove(place);
        plain.quantity = tree::Quantity::Bare;
        let by = self.bound.actor;
        let all = self.described(&tree::NounPhrase::Noun(plain), &Domain::Hand(by))?.objects();
        let others = Objects::Without(Box::new(all.clone()), Box::new(Objects::It));
        let has_fellow = Filter::SameName(Box::new(others));
        let with_fellow = Objects::Among(Box::new(all), Box::new(has_fellow));
        let two = Count::Exactly(Amount::Const(2));
        let pair = self.choose(by, with_fellow, two, Word::Plain, Some(Together::OneName))?;
        self.bound.same_named = Some(Objects::Bound(pair));
        Ok(Some(Objects::Bound(pair)))
    }

    /// What is revealed: among cards just looked at, where there are such; else from the hand.
    pub(super) fn reveal_what(&mut self, what: &tree::NounPhrase) -> Res<Objects> {
        if let tree::NounPhrase::Noun(noun) = what
            && let Some(pair) = self.same_named_pair(noun)?
        {
            return Ok(pair);
        }
        match what {
            tree::NounPhrase::Noun(noun) if by_place(noun) => self.objects(what, &Domain::Play),
            tree::NounPhrase::Noun(_) | tree::NounPhrase::Joined { .. } => {
                let Some(looked) = self.bound.looked.clone() else {
                    return self.objects(what, &Domain::Hand(self.bound.actor));
                };
                let taken = self.objects(what, &Domain::Among(looked))?;
                self.take_all(&taken);
                Ok(taken)
            }
            what => self.objects(what, &Domain::Play),
        }
    }

    fn take_all(&mut self, taken: &Objects) {
        match taken {
            Objects::Bound(name) => self.take_from_looked(Objects::Bound(*name)),
            Objects::Union(all) => all.iter().for_each(|one| self.take_all(one)),
            _ => {}
        }
    }

    /// "Cards from the top of your deck", "cards from the bottom of chosen opponent's deck": whose deck, and where it begins.
    fn revealed_deck(&mut self, what: &tree::NounPhrase) -> Res<(PlayerRef, DeckEnd)> {
        let tree::NounPhrase::Noun(noun) = what else { return gap(Part::Noun, "what is revealed", what) };
        let (zone, from) = match noun.post.as_slice() {
            [] => return Ok((self.bound.actor, DeckEnd::Top)),
            [tree::Post::FromTopOf(zone)] => (zone, DeckEnd::Top),
            [tree::Post::FromBottomOf(zone)] => (zone, DeckEnd::Bottom),
            _ => return gap(Part::Noun, "what is revealed", what),
        };
        match &zone.whose {
            _ if zone.kind != tree::ZoneKind::Deck => gap(Part::Noun, "what is revealed", what),
            None => Ok((self.bound.actor, from)),
            Some(whose) => match self.possessor(whose)? {
                Players::One(player) => Ok((player, from)),
                players => gap(Part::Noun, "whose deck", &players),
            },
        }
    }

    fn reveal_until(&mut self, what: &tree::NounPhrase, until: &tree::NounPhrase) -> Res<()> {
        let (of, from) = self.revealed_deck(what)?;
        let filter = super::event::anywhere(self, until)?;
        let (found, rest) = (self.bound.fresh()?, self.bound.fresh()?);
        self.bound.is_outside(found);
        self.bound.is_outside(rest);
        self.emit_do(Verb::RevealUntil { of, from, filter, found, rest })?;
        let found = Objects::Bound(found);
        self.bound.looked = Some(Objects::Bound(rest));
        self.bound.result = Some(found.clone());
        self.bound.bind(super::clause::bind_of(until), &found);
        Ok(())
    }

    /// "Chosen opponent reveals their hand", "look at each opponent's hand".
    pub(super) fn look_at_zone(&mut self, zone: &tree::Zone, to: Players) -> Res<()> {
        let owner = match &zone.whose {
            // "Look at an opponent's hand": at one of them, whom whoever looks picks.
            Some(whose @ tree::Possessor::Player(player)) if is_anybody(player) => {
                let among = self.possessor(whose)?;
                let one = self.choose_player(among)?;
                self.bound.bind_players(described_bind(player), &one);
                one
            }
            Some(whose) => self.possessor(whose)?,
            None => return gap(Part::Clause, "whose zone", zone),
        };
        let cards = Objects::each(Select { zones: zone_kind(zone.kind), owner, filter: Filter::Any });
        let into = self.see(to.clone(), cards)?;
        self.bound.looked = Some(Objects::Bound(into));
        self.bound.hand_looked = zone.kind == tree::ZoneKind::Hand && to != Players::All;
        self.bound.result = Some(Objects::Bound(into));
        if to == Players::All {
            self.bound.way.revealed = Some(self.gather_objects(into)?);
        }
        Ok(())
    }

    /// 7.1.4: in a private zone one may fail to find.
    pub(super) fn search(&mut self, zone: &tree::Zone, what: &tree::NounPhrase) -> Res<()> {
        let owner = match &zone.whose {
            Some(whose) => self.possessor(whose)?,
            None => return gap(Part::Clause, "search whose zone", zone),
        };
        // "A card named … and a card named …": one after another.
        if let tree::NounPhrase::Joined { items, join: tree::Join::And, bind, .. } = what {
            let mut all = Vec::new();
            for item in items {
                self.search(zone, item)?;
                all.extend(self.bound.result.clone());
            }
            let found = Objects::Union(all);
            self.bound.bind(*bind, &found);
            self.bound.last = Some(found.clone());
            self.bound.result = Some(found);
            return Ok(());
        }
        let group = Objects::each(Select { zones: zone_kind(zone.kind), owner, filter: Filter::Any });
        let domain = Domain::Among(group);
        let (mut set, bind) = match what {
            tree::NounPhrase::Noun(noun) => (self.set(noun, &domain, OtherThan::Selected)?, noun.bind),
            tree::NounPhrase::Joined { items, join: tree::Join::Or, .. } => {
                (self.union(items, &domain, OtherThan::Selected)?, super::clause::bind_of(what))
            }
            what => return gap(Part::Clause, "search for what", what),
        };
        // The described cards themselves, so that the filter is looked at in the deck.
        if let Some(Objects::Each(select)) = set.base.take() {
            set.zones = select.zones;
            set.owner = select.owner;
        }
        let first = match what {
            tree::NounPhrase::Joined { items, .. } => items.first().unwrap_or(what),
            what => what,
        };
        let count = match first {
            tree::NounPhrase::Noun(noun) => match noun.quantity {
                tree::Quantity::N(n) | tree::Quantity::UpTo(n) => {
                    Count::UpTo(Amount::Const(super::noun::number(n)))
                }
                tree::Quantity::A | tree::Quantity::One | tree::Quantity::Any => {
                    Count::UpTo(Amount::Const(1))
                }
                tree::Quantity::AnyNumber => Count::AnyNumber,
                _ => return gap(Part::Clause, "search for how many", what),
            },
            what => return gap(Part::Clause, "search for what", what),
        };
        let total = set.total.take();
        let name = self.choose(self.bound.actor, set.objects(), count, Word::Plain, total)?;
        let found = Objects::Bound(name);
        self.bound.bind(bind, &found);
        if let tree::NounPhrase::Joined { items, .. } = what {
            for item in items {
                self.bound.bind(super::clause::bind_of(item), &found);
            }
        }
        self.bound.last = Some(found.clone());
        self.bound.result = Some(found);
        Ok(())
    }

    /// "One into your hand and the rest on the bottom": what is chosen goes to the place named first.
    pub(super) fn put_portions(&mut self, portions: &[tree::PortionPlace], adverbs: &Adverbs<'_>) -> Res<()> {
        for portion in portions {
            let order = match portion.order {
                tree::PlacedOrder::AnyOrder => Order::Any,
                tree::PlacedOrder::RandomOrder => Order::Random,
                tree::PlacedOrder::Unsaid => adverbs.order,
            };
            let cards = match &portion.what {
                tree::NounPhrase::Noun(_) if self.bound.looked.is_some() => {
                    self.put_what(&portion.what, None, adverbs)?
                }
                what => self.objects(what, &Domain::Play)?,
            };
            self.put_at(cards, &portion.place, order)?;
        }
        Ok(())
    }

    /// Any number of the cards on the top, the rest on the bottom.
    pub(super) fn deal_out(&mut self, order: Order) -> Res<()> {
        let Some(looked) = self.bound.looked.clone() else {
            return gap(Part::Clause, "nothing was looked at", &order);
        };
        let name = self.choose(self.bound.actor, looked.clone(), Count::AnyNumber, Word::Plain, None)?;
        let top = Objects::Bound(name);
        let rest = Objects::Without(Box::new(looked), Box::new(top.clone()));
        self.emit_do(Verb::Put { by: self.bound.actor, what: top, to: Place::DeckTop, order, into: None })?;
        self.emit_do(Verb::Put { by: self.bound.actor, what: rest, to: Place::DeckBottom, order, into: None })
    }

    /// "Put them back in any order".
    pub(super) fn put_back(
        &mut self,
        what: &tree::NounPhrase,
        place: Option<&tree::Place>,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let cards = self.objects(what, &Domain::Play)?;
        match place {
            Some(place) => self.put_at(cards, place, adverbs.order),
            None => self.emit_do(Verb::Put {
                by: self.bound.actor,
                what: cards,
                to: if self.bound.from_bottom { Place::DeckBottom } else { Place::DeckTop },
                order: adverbs.order,
                into: None,
            }),
        }
    }
}

/// Cards named by their place in a deck.
fn by_place(noun: &tree::Noun) -> bool {
    super::noun::is_end_of_deck(noun.quantity)
        || noun.quantity == tree::Quantity::ANumberOf
        || noun.post.iter().any(|post| matches!(post, tree::Post::FromTopOf(_)))
}

/// "An opponent", "a player".
fn is_anybody(player: &tree::PlayerPhrase) -> bool {
    matches!(player, tree::PlayerPhrase::Described(tree::PlayerNoun { det: tree::PlayerDet::A, .. }))
}

fn described_bind(player: &tree::PlayerPhrase) -> Option<tree::Binding> {
    match player {
        tree::PlayerPhrase::Described(noun) => noun.bind,
        _ => None,
    }
}
