//! Noun phrases: what is meant, chosen where the phrase says so (RULES 6.1.3, 6.1.6, 7.1.4).

use ::syntax::tree;

use super::filter::{Domain, OtherThan, Set};
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// How many things a phrase takes.
pub(super) enum Taken {
    /// All of them, without a choice.
    All,
    /// Some, by a choice.
    Some(Count),
}

/// A small number of the tree.
pub(super) fn number(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

fn exactly(n: u32) -> Taken {
    Taken::Some(Count::Exactly(Amount::Const(number(n))))
}

impl Elaborate {
    /// The things a phrase means; what it leaves to a player is chosen first.
    pub(super) fn objects(&mut self, phrase: &tree::NounPhrase, domain: &Domain) -> Res<Objects> {
        self.objects_times(phrase, domain, None)
    }

    /// The same, with as many chosen as something is counted ("for each …, return a chosen …").
    pub(super) fn objects_times(
        &mut self,
        phrase: &tree::NounPhrase,
        domain: &Domain,
        times: Option<Amount>,
    ) -> Res<Objects> {
        if times.is_some() && !matches!(phrase, tree::NounPhrase::Noun(_) | tree::NounPhrase::Joined { .. }) {
            return gap(Part::Noun, "these so many times", phrase);
        }
        match phrase {
            // "For each of those cards, put it …": what is spoken of is not so many times there.
            tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_) if times.is_some() => {
                gap(Part::Noun, "done for each of them", phrase)
            }
            tree::NounPhrase::This(_) => Ok(Objects::This),
            tree::NounPhrase::Ref(reference) => {
                let all = match self.one_of_several(reference)? {
                    Some(one) => one,
                    None => self.bound.antecedent(reference)?,
                };
                let objects = self.of_its_kind(reference, all.clone())?;
                if objects != all {
                    self.take_from_looked(objects.clone());
                }
                self.bound.last = Some(objects.clone());
                Ok(objects)
            }
            tree::NounPhrase::Noun(noun) => self.noun(noun, domain, times),
            tree::NounPhrase::Joined { items, join: tree::Join::And, bind, .. } => {
                let mut all = Vec::new();
                for item in &in_one_place(items) {
                    all.push(self.objects_times(item, domain, times.clone())?);
                }
                let all = Objects::Union(all);
                self.bound.bind(*bind, &all);
                Ok(all)
            }
            tree::NounPhrase::Joined { items, join: tree::Join::Or | tree::Join::AndOr, bind, .. } => {
                let one = self.either(items, domain, times)?;
                self.bound.bind(*bind, &one);
                Ok(one)
            }
            tree::NounPhrase::PartOf { quantity, of, bind, post } => {
                let all = self.bound.antecedent(of)?;
                let left = self.left_of(&all);
                let kind = self.of_its_kind(of, left.clone())?;
                let (differing, post) = apart(post);
                let whole = match self.posts_filter(&post)? {
                    Filter::Any => kind,
                    filter => Objects::Among(Box::new(kind), Box::new(filter)),
                };
                // "Put any of them into your hand": as many as one likes.
                let quantity = match quantity {
                    tree::Quantity::Any => tree::Quantity::AnyNumber,
                    quantity => *quantity,
                };
                match self.taken(quantity, tree::Number::Plural, tree::Chosen::No, None, phrase)? {
                    Taken::All if differing.is_some() => gap(Part::Noun, "all that differ", phrase),
                    Taken::All => {
                        self.bound.bind(*bind, &whole);
                        Ok(whole)
                    }
                    Taken::Some(count) => {
                        let by = self.bound.actor;
                        // "One of those cards …, one …": what is left is the group for the next.
                        self.bound.looked = Some(left);
                        let name = self.choose(by, whole, count, Word::Plain, differing)?;
                        let part = Objects::Bound(name);
                        self.bound.bind(*bind, &part);
                        self.take_from_looked(part.clone());
                        Ok(part)
                    }
                }
            }
            tree::NounPhrase::Portion(portion) => self.portion(*portion, phrase),
            tree::NounPhrase::Gap => match self.bound.gap.clone() {
                Some(objects) => Ok(objects),
                None => gap(Part::Noun, "nothing is described", phrase),
            },
        }
    }

    /// "If you have an item in play, banish it": one of them, which whoever acts picks.
    fn one_of_several(&mut self, reference: &tree::Ref) -> Res<Option<Objects>> {
        let tree::Antecedent::Bound(binding) = reference.to else { return Ok(None) };
        let is_one = matches!(reference.word, tree::Pronoun::It | tree::Pronoun::That(_));
        let Some(place) = self.bound.one_of.iter().position(|one| *one == binding) else { return Ok(None) };
        if !is_one || !self.bound.in_effect() {
            return Ok(None);
        }
        let all = self.bound.bound(binding)?;
        self.bound.one_of.remove(place);
        let by = self.bound.actor;
        let name = self.choose(by, all, Count::Exactly(Amount::Const(1)), Word::Plain, None)?;
        self.bound.rebind(binding, Objects::Bound(name));
        Ok(Some(Objects::Bound(name)))
    }

    fn noun(&mut self, noun: &tree::Noun, domain: &Domain, times: Option<Amount>) -> Res<Objects> {
        if let Some(tree::Post::SameAs(fellow)) = noun.post.last()
            && noun.head.kinds == [tree::Kind::Location]
        {
            let fellow = self.objects(fellow, &Domain::Play)?;
            let location = Objects::LocationOf(Box::new(fellow));
            self.bound.bind(noun.bind, &location);
            return Ok(location);
        }
        if let Some(place) = self.location_of(noun)? {
            self.bound.location = Some(place.clone());
            self.bound.bind(noun.bind, &place);
            return Ok(place);
        }
        if let Some(one_each) = self.one_of_each_player(noun, domain, times.as_ref())? {
            self.bound.bind(noun.bind, &one_each);
            return Ok(one_each);
        }
        // "A third chosen character": another one than those before.
        if let (tree::Quantity::Nth(_, tree::Article::A), tree::Chosen::Chosen) = (noun.quantity, noun.chosen)
        {
            let (quantity, other) = (tree::Quantity::Bare, tree::Other::Other);
            let another = tree::Noun { quantity, other, ..noun.clone() };
            return self.noun(&another, domain, times);
        }
        // "The one with the lowest {S}": of those just chosen, or of the cards just shown.
        if noun.head.kinds == [tree::Kind::One] {
            let Some(group) = self.bound.looked.clone().or_else(|| self.bound.chosen.clone()) else {
                return gap(Part::Noun, "one of what", noun);
            };
            let set = self.set(noun, &Domain::Among(group), OtherThan::Selected)?;
            return self.take(noun, set, times);
        }
        if let Some(mut objects) = self.deck_cards(noun, times.clone())? {
            if noun.bind.is_some() && self.bound.in_effect() {
                // These very cards, whatever is on top later.
                let name = self.bound.fresh()?;
                self.bound.is_outside(name);
                self.emit_do(Verb::Bind(name, objects))?;
                objects = Objects::Bound(name);
            }
            self.bound.last = Some(objects.clone());
            self.bound.bind(noun.bind, &objects);
            return Ok(objects);
        }
        let mut domain = domain.clone();
        if matches!(domain, Domain::Play) && is_placeless(noun) {
            // "A card" is in play nowhere (5.3.1): it is one of those just looked at.
            domain = match self.bound.looked.clone() {
                Some(looked) => Domain::Among(looked),
                // "Put the top 5 cards of your deck into your discard. Return a character card from among them".
                None if noun.post.iter().any(|post| matches!(post, tree::Post::FromAmong(_))) => domain,
                None => return gap(Part::Noun, "a card where", noun),
            };
        }
        let set = self.set(noun, &domain, OtherThan::Selected)?;
        self.take(noun, set, times)
    }

    /// Takes the phrase's quantity from a set.
    pub(super) fn take(&mut self, noun: &tree::Noun, set: Set, times: Option<Amount>) -> Res<Objects> {
        let taken = match noun.quantity {
            tree::Quantity::Half(round) => {
                Taken::Some(Count::Exactly(half(Amount::Count(Box::new(set.clone().objects())), round)))
            }
            // "Their character with the lowest {W}": one of those, where several are alike.
            tree::Quantity::Bare if noun.possessor.is_some() && is_extreme(noun) => exactly(1),
            tree::Quantity::The if is_extreme(noun) && self.bound.in_effect() => exactly(1),
            // "The character in play" points to one; which one it is nothing says.
            tree::Quantity::The if noun.head.number == tree::Number::Singular && !is_told_apart(noun) => {
                return gap(Part::Noun, "which one", noun);
            }
            quantity => self.taken(quantity, noun.head.number, noun.chosen, times, noun)?,
        };
        let word = match noun.chosen {
            tree::Chosen::Chosen => Word::Chosen,
            tree::Chosen::No => Word::Plain,
        };
        let objects = match taken {
            // "All cards with different names": one of each name.
            Taken::All if counted_once(&set).is_some() => {
                let count = Count::Exactly(counted_once(&set).unwrap_or(Amount::Const(0)));
                let by = set.chooser.unwrap_or(self.bound.actor);
                let total = set.total.clone();
                let name = self.choose(by, set.objects(), count, Word::Plain, total)?;
                self.take_from_looked(Objects::Bound(name));
                Objects::Bound(name)
            }
            Taken::All if set.total.is_some() => return gap(Part::Noun, "all of them together", noun),
            Taken::All => {
                let all = set.objects();
                if noun.bind.is_some() && self.bound.in_effect() {
                    // The set is fixed here: "ready your exerted characters. They can't quest …".
                    let name = self.bound.fresh()?;
                    self.mark_outside(&all, name);
                    self.emit_do(Verb::Bind(name, all))?;
                    Objects::Bound(name)
                } else {
                    all
                }
            }
            Taken::Some(count) if set.random => {
                let (Count::Exactly(count), from) = (count, set.objects()) else {
                    return gap(Part::Noun, "how many at random", noun);
                };
                let into = self.bound.fresh()?;
                self.mark_outside(&from, into);
                self.emit_do(Verb::Random { from, count, into })?;
                Objects::Bound(into)
            }
            Taken::Some(count) => {
                let by = set.chooser.unwrap_or(self.bound.actor);
                let total = set.total.clone();
                let of_several = is_extreme(noun) && set.base.is_some();
                let open = !matches!(count, Count::Exactly(_));
                let (from, count) = match (&total, count) {
                    // Who shares a name with nobody is no candidate.
                    (Some(Together::OneName), count) => {
                        if !matches!(
                            count,
                            Count::Exactly(Amount::Const(2)) | Count::UpTo(_) | Count::AnyNumber
                        ) {
                            return gap(Part::Noun, "so many with the same name", noun);
                        }
                        (super::condition::with_fellow(set.objects()), count)
                    }
                    (_, count) => (set.objects(), count),
                };
                let name = self.choose(by, from, count, word, total)?;
                let of_those = noun.post.iter().any(|post| matches!(post, tree::Post::FromThose(_)));
                if of_those || of_several {
                    self.take_from_looked(Objects::Bound(name));
                }
                if open {
                    // "That many" is how many were chosen.
                    let many = self.bound.fresh()?;
                    self.emit_do(Verb::Set(many, Amount::Count(Box::new(Objects::Bound(name)))))?;
                    self.bound.many = Some(Amount::Bound(many));
                }
                Objects::Bound(name)
            }
        };
        if noun.chosen == tree::Chosen::Chosen {
            self.bound.was_chosen(&objects, is_one(noun));
        }
        if noun.head.kinds == [tree::Kind::Location] {
            self.bound.location = Some(objects.clone());
        }
        for post in &noun.post {
            if let tree::Post::At(place) = post {
                // "Chosen character at a location … that location".
                let location = Objects::LocationOf(Box::new(objects.clone()));
                self.bound.bind(super::clause::bind_of(place), &location);
                self.bound.location = Some(location);
            }
        }
        self.bind_what_lies_under(noun, &objects);
        self.bound.last = Some(objects.clone());
        self.bound.bind(noun.bind, &objects);
        Ok(objects)
    }

    /// "Chosen character with a card under them … that card": one of those that lie there.
    fn bind_what_lies_under(&mut self, noun: &tree::Noun, host: &Objects) {
        for post in &noun.post {
            if let tree::Post::With(had) = post
                && let tree::NounPhrase::Noun(had) = had.as_ref()
                && let (Some(bind), [tree::Post::Under(_)]) = (had.bind, had.post.as_slice())
                && matches!(had.quantity, tree::Quantity::A | tree::Quantity::One)
            {
                let filter = Filter::Under(Box::new(host.clone()));
                let under = Objects::each(Select { zones: Zones::UNDER, owner: Players::All, filter });
                self.bound.bind(Some(bind), &under);
                self.bound.one_of.push(bind);
            }
        }
    }

    /// "The top card of your deck", "a card from the top of …": cards of a deck by their place.
    fn deck_cards(&mut self, noun: &tree::Noun, times: Option<Amount>) -> Res<Option<Objects>> {
        let zone = noun.post.iter().find_map(|post| match post {
            tree::Post::FromTopOf(zone) => Some(zone),
            tree::Post::OfZone(zone) if is_end_of_deck(noun.quantity) => Some(zone),
            _ => None,
        });
        let count = match noun.quantity {
            tree::Quantity::Top(n) | tree::Quantity::Bottom(n) => Amount::Const(number(n.unwrap_or(1))),
            tree::Quantity::TopX | tree::Quantity::BottomX => self.known_x(&noun)?,
            tree::Quantity::A | tree::Quantity::One => Amount::Const(1),
            tree::Quantity::N(n) => Amount::Const(number(n)),
            tree::Quantity::ANumberOf => match self.bound.number.clone() {
                Some(number) => number,
                None => return gap(Part::Noun, "a number of cards", noun),
            },
            tree::Quantity::That(which) if zone.is_some() => self.that(which, noun)?,
            _ if zone.is_none() => return Ok(None),
            _ => return gap(Part::Noun, "how many of the deck", noun),
        };
        // "The top card of your deck for each …": so many of them.
        let count = match times {
            Some(times) => super::amount::multiply(count, times, noun)?,
            None => count,
        };
        let whose = match zone {
            // "Then reveals the top card": of the deck of whoever acts.
            None if matches!(noun.quantity, tree::Quantity::Top(_) | tree::Quantity::TopX)
                && noun.post.is_empty() =>
            {
                vec![self.bound.actor]
            }
            None => return Ok(None),
            Some(zone) => {
                let is_any_card = noun.head.kinds == [tree::Kind::Card] && noun.adjectives.is_empty();
                if zone.kind != tree::ZoneKind::Deck || !is_any_card {
                    return gap(Part::Noun, "the top of what", noun);
                }
                match self.zone_owner(zone)? {
                    Some(Players::One(player)) => vec![player],
                    Some(players) => return self.tops(players, count, noun).map(Some),
                    None => vec![self.bound.actor],
                }
            }
        };
        Ok(whose.first().map(|player| match noun.quantity {
            tree::Quantity::Bottom(_) | tree::Quantity::BottomX => Objects::Bottom(*player, Box::new(count)),
            _ => Objects::Top(*player, Box::new(count)),
        }))
    }

    /// The top cards of several decks.
    fn tops(&mut self, players: Players, count: Amount, noun: &tree::Noun) -> Res<Objects> {
        if !self.bound.in_effect() {
            return gap(Part::Noun, "the top of several decks", noun);
        }
        let (player, all) = (self.bound.fresh()?, self.bound.fresh()?);
        let top = Objects::Top(PlayerRef::Bound(player), Box::new(count));
        let body = vec![Step::Do(Verb::BindMore(all, top))];
        let name = player;
        self.emit(Step::EachPlayer { players, name, body })?;
        Ok(Objects::Bound(all))
    }

    /// Several descriptions of which one thing is taken: "chosen character with Bodyguard or item".
    fn either(&mut self, items: &[tree::NounPhrase], domain: &Domain, times: Option<Amount>) -> Res<Objects> {
        let set = self.union(items, domain, OtherThan::Selected)?;
        let Some(tree::NounPhrase::Noun(first)) = items.first() else {
            return gap(Part::Noun, "either of these", &items);
        };
        let objects = self.take(first, set, times)?;
        for item in items {
            if let tree::NounPhrase::Noun(noun) = item {
                self.bound.bind(noun.bind, &objects);
            }
        }
        Ok(objects)
    }

    /// The union of several sets in the same zones.
    pub(super) fn union(
        &mut self,
        items: &[tree::NounPhrase],
        domain: &Domain,
        other: OtherThan,
    ) -> Res<Set> {
        let mut sets: Vec<Set> = Vec::new();
        for item in items {
            sets.push(match item {
                tree::NounPhrase::Noun(noun) => self.set(noun, domain, other)?,
                item => self.phrase_set(item, domain, other)?,
            });
        }
        let Some(mut union) = sets.pop() else { return gap(Part::Noun, "nothing joined", &items) };
        let mut parts = vec![part(&union)];
        for set in sets.into_iter().rev() {
            let play = |zones: Zones| zones == Zones::PLAY;
            // A zone that only the last one names holds for all: "a character or item card from your discard".
            if set.zones != union.zones && !play(set.zones) && !play(union.zones) {
                return gap(Part::Noun, "joined things in different zones", &items);
            }
            if set.base != union.base || set.total.is_some() {
                return gap(Part::Noun, "joined things of different groups", &items);
            }
            parts.insert(0, part(&set));
        }
        union.owner = Players::All;
        union.filter = Filter::OneOf(parts);
        Ok(union)
    }

    /// A phrase that is one thing, as a set.
    fn phrase_set(&mut self, phrase: &tree::NounPhrase, domain: &Domain, other: OtherThan) -> Res<Set> {
        let zones = match domain {
            Domain::Play => Zones::PLAY,
            Domain::Hand(_) => Zones::HAND,
            Domain::Among(_) | Domain::Anywhere => Zones::all(),
        };
        let set = |filter| Set {
            zones,
            owner: Players::All,
            filter,
            base: None,
            total: None,
            chooser: None,
            random: false,
        };
        match phrase {
            tree::NounPhrase::This(_) => Ok(set(Filter::This)),
            tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Source, .. }) => Ok(set(Filter::This)),
            tree::NounPhrase::Ref(reference) => {
                let objects = self.bound.antecedent(reference)?;
                Ok(set(Filter::Is(Box::new(objects))))
            }
            tree::NounPhrase::Gap => match self.bound.gap.clone() {
                Some(objects) => Ok(set(Filter::Is(Box::new(objects)))),
                None => gap(Part::Noun, "nothing is described", phrase),
            },
            tree::NounPhrase::Joined { items, .. } => self.union(items, domain, other),
            tree::NounPhrase::Noun(noun) => match self.location_of(noun)? {
                Some(place) => {
                    self.bound.bind(noun.bind, &place);
                    Ok(set(Filter::Is(Box::new(place))))
                }
                None => self.set(noun, domain, other),
            },
            tree::NounPhrase::PartOf { of, post, .. } => {
                let objects = self.bound.antecedent(of)?;
                let filter = self.posts_filter(post)?;
                Ok(set(Filter::all([Filter::Is(Box::new(objects)), filter])))
            }
            tree::NounPhrase::Portion(_) => gap(Part::Noun, "a portion as a description", phrase),
        }
    }

    /// "Each opponent's character with the lowest cost", "one of each opponent's items", "a card from each player's discard":
    /// so many of each of them.
    fn one_of_each_player(
        &mut self,
        noun: &tree::Noun,
        domain: &Domain,
        times: Option<&Amount>,
    ) -> Res<Option<Objects>> {
        use tree::Quantity as Q;
        let to = tree::PlayerAntecedent::Bound(EACH_OF_THEM);
        let word = tree::PlayerPronoun::They;
        let mut theirs = noun.clone();
        let Some(place) = each_players(&mut theirs) else { return Ok(None) };
        let their = tree::Possessor::Their(tree::PlayerRef { to, word });
        let tree::Possessor::Player(each) = std::mem::replace(place, their) else { return Ok(None) };
        theirs.bind = None;
        let is_some = matches!(noun.quantity, Q::One | Q::A | Q::N(_) | Q::UpTo(_))
            || noun.quantity == Q::Bare && (is_extreme(noun) || noun.chosen == tree::Chosen::Chosen);
        if !is_some || !self.bound.in_effect() || times.is_some() {
            return Ok(None);
        }
        let players = self.players(&each)?;
        let (name, all) = (self.bound.fresh()?, self.bound.fresh()?);
        self.bound.bind_players(Some(EACH_OF_THEM), &Players::One(PlayerRef::Bound(name)));
        let mut body = self.nested(|inner| {
            let one = inner.noun(&theirs, domain, None)?;
            inner.mark_outside(&one, all);
            inner.emit_do(Verb::BindMore(all, one))
        })?;
        super::prune::fresh_each_round(&mut body);
        self.emit(Step::EachPlayer { players, name, body })?;
        Ok(Some(Objects::Bound(all)))
    }

    /// "The cards in each opponent's hand" as those of one of them, who is looked at.
    pub(super) fn said_of_each(&mut self, noun: &mut tree::Noun) -> Res<Option<(Players, tree::Noun)>> {
        let to = tree::PlayerAntecedent::Bound(EACH_OF_THEM);
        let their = tree::Possessor::Their(tree::PlayerRef { to, word: tree::PlayerPronoun::They });
        let Some(place) = each_players(noun) else { return Ok(None) };
        let tree::Possessor::Player(each) = std::mem::replace(place, their) else { return Ok(None) };
        let players = self.players(&each)?;
        self.bound.bind_players(Some(EACH_OF_THEM), &Players::One(PlayerRef::It));
        Ok(Some((players, noun.clone())))
    }

    /// "This character's location", "her location": where a card is.
    pub(super) fn location_of(&mut self, noun: &tree::Noun) -> Res<Option<Objects>> {
        if noun.head.kinds != [tree::Kind::Location] || noun.head.number != tree::Number::Singular {
            return Ok(None);
        }
        let of = match &noun.possessor {
            Some(tree::Possessor::Card(card)) => match card.as_ref() {
                card @ tree::NounPhrase::Noun(_) => self.objects(card, &Domain::Play)?,
                card => self.whole(card)?,
            },
            Some(tree::Possessor::Of(reference)) => self.bound.antecedent(reference)?,
            Some(tree::Possessor::Your | tree::Possessor::Their(_) | tree::Possessor::Player(_)) | None => {
                return Ok(None);
            }
        };
        Ok(Some(Objects::LocationOf(Box::new(of))))
    }

    /// A phrase as a description, for statics, triggers and conditions; its quantity is not looked at.
    pub(super) fn described(&mut self, phrase: &tree::NounPhrase, domain: &Domain) -> Res<Set> {
        if matches!(phrase, tree::NounPhrase::Noun(noun) if noun.chosen == tree::Chosen::Chosen) {
            return gap(Part::Noun, "a choice in a description", phrase);
        }
        if matches!(phrase, tree::NounPhrase::Noun(noun) if noun.post.iter().any(|post| matches!(post, tree::Post::Different(_))))
        {
            return gap(Part::Noun, "several in a description", phrase);
        }
        self.phrase_set(phrase, domain, OtherThan::Source)
    }

    /// The whole set that "among …" speaks of: "them" are all of those together of which something is said one by one.
    pub(super) fn among(&mut self, phrase: &tree::NounPhrase) -> Res<Objects> {
        match (phrase, &self.bound.group) {
            (
                tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Bound(to), .. }),
                Some((binding, all)),
            ) if to == binding => Ok(all.clone()),
            _ => self.whole(phrase),
        }
    }

    /// The whole set that a phrase describes, without a choice (counts and conditions).
    pub(super) fn whole(&mut self, phrase: &tree::NounPhrase) -> Res<Objects> {
        match phrase {
            tree::NounPhrase::This(_) => Ok(Objects::This),
            tree::NounPhrase::Ref(reference) => self.bound.antecedent(reference),
            tree::NounPhrase::PartOf {
                quantity: tree::Quantity::Each | tree::Quantity::All,
                of,
                bind: _,
                post,
            } if post.is_empty() => self.bound.antecedent(of),
            tree::NounPhrase::Gap => self.objects(phrase, &Domain::Play),
            tree::NounPhrase::Noun(noun) if noun.chosen == tree::Chosen::Chosen => {
                self.objects(phrase, &Domain::Play)
            }
            phrase => Ok(self.described(phrase, &Domain::Play)?.objects()),
        }
    }

    /// How many things a quantity takes.
    fn taken(
        &mut self,
        quantity: tree::Quantity,
        head: tree::Number,
        chosen: tree::Chosen,
        times: Option<Amount>,
        node: &dyn std::fmt::Debug,
    ) -> Res<Taken> {
        use tree::Quantity as Q;
        let is_chosen = chosen == tree::Chosen::Chosen;
        if let Some(times) = times {
            return match quantity {
                Q::Bare | Q::A | Q::One => Ok(Taken::Some(Count::Exactly(times))),
                _ => gap(Part::Noun, "so many for each", node),
            };
        }
        Ok(match quantity {
            // "Chosen characters": nothing says how many.
            Q::Bare if is_chosen && head == tree::Number::Plural => {
                return gap(Part::Noun, "how many are chosen", node);
            }
            Q::Bare if is_chosen => exactly(1),
            // "Your characters", "all other opposing characters": nothing is chosen (6.1.3).
            Q::Bare | Q::The if head == tree::Number::Plural => Taken::All,
            Q::The => Taken::All,
            Q::Each | Q::All | Q::AllOf | Q::AllThe | Q::Both if !is_chosen => Taken::All,
            // "Banish any of your items": as many as one likes.
            Q::Any if head == tree::Number::Plural && !is_chosen => Taken::Some(Count::AnyNumber),
            Q::A | Q::One | Q::Any | Q::Same => exactly(1),
            Q::N(n) | Q::Exactly(n) => exactly(n),
            // 6.1.3: none included.
            Q::UpTo(n) => Taken::Some(Count::UpTo(Amount::Const(number(n)))),
            Q::AnyNumber => Taken::Some(Count::AnyNumber),
            Q::EachOfUpTo(n) => Taken::Some(Count::UpTo(Amount::Const(number(n)))),
            Q::X => Taken::Some(Count::Exactly(self.known_x(&node)?)),
            Q::UpToX => Taken::Some(Count::UpTo(self.known_x(&node)?)),
            Q::ANumberOf => Taken::Some(Count::Exactly(self.that_number(&node)?)),
            Q::That(which) => Taken::Some(Count::Exactly(self.that(which, &node)?)),
            _ => return gap(Part::Noun, "a quantity", node),
        })
    }

    /// What X is, where nothing has to be chosen for it.
    fn known_x(&mut self, node: &dyn std::fmt::Debug) -> Res<Amount> {
        match self.bound.x.clone() {
            Some(x) => Ok(x),
            None => gap(Part::Amount, "nothing says what X is", node),
        }
    }

    /// A choice of cards.
    pub(super) fn choose(
        &mut self,
        by: PlayerRef,
        from: Objects,
        count: Count,
        word: Word,
        total: Option<Together>,
    ) -> Res<Name> {
        let (into, rest) = (self.bound.fresh()?, self.bound.fresh()?);
        self.mark_outside(&from, into);
        self.mark_outside(&from, rest);
        self.emit(Step::Choose(Choose { by, from, count, word, total, into, rest: Some(rest) }))?;
        // "Each player chooses one of their items. Banish the rest": of all players together.
        self.bound.left = Some(self.gather_objects(rest)?);
        Ok(into)
    }

    /// Notes that cards taken from there are not in play.
    pub(super) fn mark_outside(&mut self, from: &Objects, into: Name) {
        if self.bound.are_outside(from) {
            self.bound.is_outside(into);
        }
    }

    /// A part of the cards just looked at or revealed: the chosen ones go to the place named first.
    fn portion(&mut self, portion: tree::Portion, node: &tree::NounPhrase) -> Res<Objects> {
        // "Choose 2 characters … return both".
        if portion == tree::Portion::Both
            && let Some(chosen) = self.bound.chosen.clone()
        {
            // "Choose a character. Its player chooses another character. Banish both": of each choice one.
            return match (self.bound.chosen_one, self.bound.both.clone()) {
                (false, _) => Ok(chosen),
                (true, Some(both)) => Ok(both),
                (true, None) => gap(Part::Noun, "both of whom", node),
            };
        }
        // "Choose 2 of your characters. Ready one and exert the other."
        if self.bound.looked.is_none()
            && !is_others(portion)
            && !matches!(portion, tree::Portion::Another)
            && let Some(chosen) = self.bound.chosen.clone()
        {
            self.bound.looked = Some(chosen);
        }
        let Some(looked) = self.bound.looked.clone() else {
            return match (portion, self.bound.left) {
                // "Chooses one of their characters and banishes the rest".
                (others, Some(left)) if is_others(others) => Ok(Objects::Bound(left)),
                _ => gap(Part::Noun, "nothing was looked at", node),
            };
        };
        let count = match portion {
            tree::Portion::TheOther
            | tree::Portion::TheRest
            | tree::Portion::TheOthers
            | tree::Portion::EachOfTheOthers
            | tree::Portion::Both => return Ok(looked),
            tree::Portion::TheNth(_) => return gap(Part::Noun, "which of them", node),
            tree::Portion::One | tree::Portion::Another => Count::Exactly(Amount::Const(1)),
            tree::Portion::N(n) => Count::Exactly(Amount::Const(number(n))),
            tree::Portion::UpTo(n) => Count::UpTo(Amount::Const(number(n))),
            tree::Portion::AnyNumber => Count::AnyNumber,
        };
        let by = self.bound.actor;
        let name = self.choose(by, looked, count, Word::Plain, None)?;
        self.take_from_looked(Objects::Bound(name));
        Ok(Objects::Bound(name))
    }

    /// What is left of cards of which a part may have been taken before.
    fn left_of(&self, all: &Objects) -> Objects {
        match &self.bound.looked {
            Some(looked) if is_rest_of(looked, all) => looked.clone(),
            Some(_) | None => all.clone(),
        }
    }

    /// These cards are no longer among "the rest".
    pub(super) fn take_from_looked(&mut self, taken: Objects) {
        if let Some(looked) = self.bound.looked.take() {
            self.bound.looked = Some(Objects::Without(Box::new(looked), Box::new(taken)));
        }
    }

    /// "The revealed item cards": of the cards pointed back to those of that kind.
    fn of_its_kind(&mut self, reference: &tree::Ref, all: Objects) -> Res<Objects> {
        let tree::Pronoun::The(done, head) = &reference.word else { return Ok(all) };
        let may_be_mixed = match done {
            tree::Participle::Revealed | tree::Participle::Returned | tree::Participle::Discarded => true,
            tree::Participle::Challenging
            | tree::Participle::Challenged
            | tree::Participle::Chosen
            | tree::Participle::Banished
            | tree::Participle::Named
            | tree::Participle::Moved
            | tree::Participle::Exerted
            | tree::Participle::Played
            | tree::Participle::Other => false,
        };
        if !may_be_mixed || head.number == tree::Number::Singular {
            return Ok(all);
        }
        Ok(match self.head(head, reference)? {
            Filter::Any => all,
            kind => Objects::Among(Box::new(all), Box::new(kind)),
        })
    }

    /// A quantity as a test of a count: "3 or more", "no", "fewer than 2".
    pub(super) fn quantity_test(
        &mut self,
        quantity: tree::Quantity,
        node: &dyn std::fmt::Debug,
    ) -> Res<(Cmp, i32)> {
        use tree::Quantity as Q;
        Ok(match quantity {
            Q::No => (Cmp::Equal, 0),
            Q::Bare | Q::A | Q::One | Q::Any | Q::OneOrMore | Q::Each | Q::The => (Cmp::AtLeast, 1),
            // "4 items" are exactly four.
            Q::N(n) => (Cmp::Equal, number(n)),
            Q::NOrMore(n) => (Cmp::AtLeast, number(n)),
            Q::NOrFewer(n) => (Cmp::AtMost, number(n)),
            Q::Only(n) | Q::Exactly(n) => (Cmp::Equal, number(n)),
            Q::AtLeast(n) => (Cmp::AtLeast, number(n)),
            Q::NoMoreThan(n) => (Cmp::AtMost, number(n)),
            Q::FewerThan(n) => (Cmp::Less, number(n)),
            Q::MoreThan(n) => (Cmp::More, number(n)),
            _ => return gap(Part::Noun, "a quantity in a condition", node),
        })
    }
}

/// Whether these are the cards without some of them.
fn is_rest_of(objects: &Objects, all: &Objects) -> bool {
    matches!(objects, Objects::Without(of, _) if **of == *all || is_rest_of(of, all))
}

/// How many different ones there are, where a card has one of what differs.
fn counted_once(set: &Set) -> Option<Amount> {
    let among = Box::new(Set { total: None, ..set.clone() }.objects());
    match set.total {
        Some(Together::Different(Differing::Names)) => Some(Amount::DifferentNames(among)),
        Some(Together::Different(Differing::Value(of))) => Some(Amount::DifferentValues(of, among)),
        Some(
            Together::Different(Differing::Classes | Differing::Inks)
            | Together::AtMost(..)
            | Together::Alike(_)
            | Together::OneName,
        )
        | None => None,
    }
}

/// Whether the description says which one is meant: the highest of them, or what something was done to.
fn is_told_apart(noun: &tree::Noun) -> bool {
    noun.post.iter().any(|post| {
        matches!(
            post,
            tree::Post::Superlative { .. } | tree::Post::OrTied { .. } | tree::Post::Relative { .. }
        )
    })
}

/// Whether a phrase takes one thing.
pub(super) fn is_one_thing(phrase: &tree::NounPhrase) -> bool {
    match phrase {
        tree::NounPhrase::Noun(noun) => is_one(noun),
        tree::NounPhrase::PartOf { quantity: tree::Quantity::One, .. } => true,
        _ => false,
    }
}

fn is_one(noun: &tree::Noun) -> bool {
    match noun.quantity {
        tree::Quantity::A | tree::Quantity::One | tree::Quantity::N(1) | tree::Quantity::Nth(..) => true,
        tree::Quantity::Bare => noun.head.number == tree::Number::Singular,
        _ => false,
    }
}

/// "The other", "the rest".
fn is_others(portion: tree::Portion) -> bool {
    matches!(
        portion,
        tree::Portion::TheOther
            | tree::Portion::TheRest
            | tree::Portion::TheOthers
            | tree::Portion::EachOfTheOthers
            | tree::Portion::TheNth(_)
    )
}

/// The number that one of several players has; no phrase of a text has as many before it.
const EACH_OF_THEM: tree::Binding = tree::Binding(u8::MAX - 2);

/// Half of a number.
pub(super) fn half(of: Amount, round: tree::Rounding) -> Amount {
    let whole = match round {
        tree::Rounding::Up => Amount::Sum(vec![of, Amount::Const(1)]),
        tree::Rounding::Down => of,
    };
    Amount::Per(Box::new(whole), 2)
}

/// What no two of several share, and how each of them is described beside that.
fn apart(posts: &[tree::Post]) -> (Option<Together>, Vec<tree::Post>) {
    let differing = posts.iter().find_map(|post| match post {
        tree::Post::Different(what) => Some(Together::Different(super::filter::differing(*what))),
        _ => None,
    });
    let others = posts.iter().filter(|post| !matches!(post, tree::Post::Different(_)));
    (differing, others.cloned().collect())
}

/// Where "each player's" stands: before the head, or in the zone behind it.
fn each_players(noun: &mut tree::Noun) -> Option<&mut tree::Possessor> {
    let is_each = |whose: &tree::Possessor| {
        matches!(whose, tree::Possessor::Player(player) if matches!(player.as_ref(),
            tree::PlayerPhrase::Described(player) if player.det == tree::PlayerDet::Each))
    };
    let behind = noun.post.iter_mut().filter_map(|post| match post {
        tree::Post::In(zone) | tree::Post::From(zone) => zone.whose.as_mut(),
        tree::Post::Of(whose) => Some(whose),
        _ => None,
    });
    noun.possessor.as_mut().into_iter().chain(behind).find(|whose| is_each(whose))
}

/// "Your character with the highest cost".
pub(super) fn is_extreme(noun: &tree::Noun) -> bool {
    noun.head.number == tree::Number::Singular
        && noun.chosen == tree::Chosen::No
        && noun.post.iter().any(|post| matches!(post, tree::Post::Superlative { .. }))
        && !noun.post.iter().any(|post| matches!(post, tree::Post::OrTied { .. }))
}

/// One part of a union, with its owner.
fn part(set: &Set) -> Filter {
    match &set.owner {
        Players::All => set.filter.clone(),
        owner => Filter::all([set.filter.clone(), Filter::Owner(owner.clone())]),
    }
}

/// "A character card and an item card from your discard": the place that the last one names holds for all.
pub(super) fn in_one_place(items: &[tree::NounPhrase]) -> Vec<tree::NounPhrase> {
    let is_place = |post: &tree::Post| matches!(post, tree::Post::From(_) | tree::Post::In(_));
    let places: Vec<tree::Post> = match items.last() {
        Some(tree::NounPhrase::Noun(last)) => {
            last.post.iter().filter(|post| is_place(post)).cloned().collect()
        }
        _ => Vec::new(),
    };
    let mut items = items.to_vec();
    for item in &mut items {
        if let tree::NounPhrase::Noun(noun) = item
            && (super::cards_verbs::is_card(noun) || is_only_a_kind(noun))
            && !super::cards_verbs::names_place(noun)
        {
            noun.post.extend(places.iter().cloned());
        }
    }
    items
}

/// "An item", beside "a character card from your discard".
fn is_only_a_kind(noun: &tree::Noun) -> bool {
    noun.quantity == tree::Quantity::A
        && noun.chosen == tree::Chosen::No
        && noun.possessor.is_none()
        && noun.other == tree::Other::No
        && noun.post.is_empty()
}

/// "A card", "2 character cards": described by nothing that says where they are.
pub(super) fn is_placeless(noun: &tree::Noun) -> bool {
    let says = |post: &tree::Post| {
        matches!(
            post,
            tree::Post::Relative { .. } | tree::Post::Have { .. } | tree::Post::Here | tree::Post::There
        )
    };
    // 6.1.3: what is chosen by that word is in play, whatever it is called.
    let is_card = noun.head.card == tree::CardSuffix::Card && noun.chosen == tree::Chosen::No;
    (noun.head.kinds == [tree::Kind::Card] || is_card)
        && !super::cards_verbs::names_place(noun)
        && !noun.post.iter().any(says)
        && !noun.adjectives.contains(&tree::Adjective::Revealed)
}

/// "The top", "the bottom" of something, of whatever number.
pub(super) fn is_end_of_deck(quantity: tree::Quantity) -> bool {
    matches!(
        quantity,
        tree::Quantity::Top(_) | tree::Quantity::Bottom(_) | tree::Quantity::TopX | tree::Quantity::BottomX
    )
}
