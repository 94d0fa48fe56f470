//! What a phrase asks of a thing: adjectives, heads and postmodifiers as filters, zones and owners (RULES 5, 6.1.6).

use ::syntax::tree;

use super::counters::has_rules;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// Where a phrase looks when it names no zone.
#[derive(Clone, Debug)]
pub(super) enum Domain {
    /// 5.3.1: in play.
    Play,
    /// In the hand of that player.
    Hand(PlayerRef),
    /// Among these cards.
    Among(Objects),
    /// Wherever the event says.
    Anywhere,
}

/// A described set before anything is chosen from it.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub(super) zones: Zones,
    pub(super) owner: Players,
    pub(super) filter: Filter,
    /// The concrete cards it is taken from, where the phrase names them.
    pub(super) base: Option<Objects>,
    /// A limit on the sum over all chosen.
    pub(super) total: Option<Together>,
    /// Who chooses, where the phrase says so ("of your choice").
    pub(super) chooser: Option<PlayerRef>,
    pub(super) random: bool,
}

impl Set {
    /// Everything in it.
    pub(super) fn objects(self) -> Objects {
        match self.base {
            Some(base) => {
                let mut filter = self.filter;
                if self.owner != Players::All {
                    filter = Filter::all([filter, Filter::Owner(self.owner)]);
                }
                match filter {
                    Filter::Any => base,
                    filter => Objects::Among(Box::new(base), Box::new(filter)),
                }
            }
            None => Objects::each(Select { zones: self.zones, owner: self.owner, filter: self.filter }),
        }
    }

    /// As a description that anything can be held against.
    pub(super) fn select(self) -> Select {
        let filter = match self.base {
            Some(base) => Filter::all([Filter::Is(Box::new(base)), self.filter]),
            None => self.filter,
        };
        Select { zones: self.zones, owner: self.owner, filter }
    }

    pub(super) fn narrow(&mut self, filter: Filter) {
        let old = std::mem::replace(&mut self.filter, Filter::Any);
        self.filter = match old {
            Filter::All(mut parts) => {
                parts.push(filter);
                Filter::All(parts)
            }
            old => Filter::all([old, filter]),
        };
    }
}

/// What "other" leaves out (6.1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OtherThan {
    /// The source and what the ability has selected.
    Selected,
    /// The source.
    Source,
}

impl OtherThan {
    fn filter(self) -> Filter {
        match self {
            OtherThan::Selected => Filter::Other,
            OtherThan::Source => Filter::NotThis,
        }
    }
}

/// "Each opponent's characters".
fn is_each_players(noun: &tree::Noun) -> bool {
    matches!(&noun.possessor, Some(tree::Possessor::Player(player)) if matches!(player.as_ref(),
        tree::PlayerPhrase::Described(player) if player.det == tree::PlayerDet::Each))
}

/// A zone.
pub(super) fn zone_kind(kind: tree::ZoneKind) -> Zones {
    match kind {
        tree::ZoneKind::Hand => Zones::HAND,
        tree::ZoneKind::Deck => Zones::DECK,
        tree::ZoneKind::Discard => Zones::DISCARD,
        tree::ZoneKind::Inkwell => Zones::INKWELL,
        tree::ZoneKind::Play => Zones::PLAY,
    }
}

/// A zone, or one of two.
pub(super) fn zones_of(zone: &tree::Zone) -> Zones {
    zone.or.map_or(zone_kind(zone.kind), |or| zone_kind(zone.kind) | zone_kind(or))
}

/// A stat of the tree.
pub(super) fn stat(stat: tree::Stat) -> Stat {
    match stat {
        tree::Stat::Strength => Stat::Strength,
        tree::Stat::Willpower => Stat::Willpower,
        tree::Stat::Lore => Stat::Lore,
    }
}

impl Elaborate {
    /// The set that a noun describes, without its quantity.
    pub(super) fn set(&mut self, noun: &tree::Noun, domain: &Domain, other: OtherThan) -> Res<Set> {
        let mut set = match domain {
            Domain::Play => self.plain(Zones::PLAY, Players::All, None),
            Domain::Hand(player) => self.plain(Zones::HAND, Players::One(*player), None),
            Domain::Among(objects) => self.plain(Zones::all(), Players::All, Some(objects.clone())),
            Domain::Anywhere => self.plain(Zones::all(), Players::All, None),
        };
        let kinds = self.head(&noun.head, noun)?;
        set.narrow(kinds);
        if let Some(possessor) = &noun.possessor {
            set.owner = self.possessor(possessor)?;
        }
        if noun.other != tree::Other::No {
            set.narrow(other.filter());
            // "Ready all your Hero characters. Exert all your other characters": an action itself is none of them.
            let is_action = matches!(self.own, vocabulary::CardKind::Action { .. });
            // "If you have no other characters in play", of an action: than the one that was chosen (6.1.6).
            if let (true, OtherThan::Source, Domain::Play, Some(chosen)) =
                (is_action, other, domain, self.bound.chosen.clone())
            {
                set.narrow(Filter::Not(Box::new(Filter::Is(Box::new(chosen)))));
            }
            if let (true, None, Some(before @ Objects::Each(_))) =
                (is_action, &self.bound.chosen, self.bound.result.clone())
            {
                set.narrow(Filter::Not(Box::new(Filter::Is(Box::new(before)))));
            }
        }
        for adjective in &noun.adjectives {
            match adjective {
                tree::Adjective::Opposing => set.owner = Players::Opponents,
                tree::Adjective::Revealed => set.base = Some(self.revealed(noun)?),
                tree::Adjective::Random => set.random = true,
                adjective => {
                    let filter = self.adjective(adjective)?;
                    set.narrow(filter);
                }
            }
        }
        // "A card with the highest cost from it": of those that were shown.
        let (shown, described): (Vec<&tree::Post>, Vec<&tree::Post>) =
            noun.post.iter().partition(|post| matches!(post, tree::Post::FromThose(_)));
        for post in shown.into_iter().chain(described) {
            // Characters are at locations (4.7); nothing else has them.
            if let tree::Post::With(had) = post
                && matches!(had.as_ref(), tree::NounPhrase::Noun(had)
                    if had.head.kinds == [tree::Kind::Character] && had.post.is_empty())
                && !noun.head.kinds.contains(&tree::Kind::Location)
            {
                return gap(Part::Noun, "a thing had", had);
            }
            self.post(&mut set, post, noun)?;
            // "Chosen character with the lowest {W} among opposing characters": one of those.
            if let tree::Post::Superlative { among: Some(among), .. } = post
                && let tree::NounPhrase::Noun(among_noun) = among.as_ref()
                && among_noun.head.kinds == noun.head.kinds
                && among_noun.head.card == noun.head.card
                && !is_among(noun, among_noun)
            {
                let those = self.everyone(among)?;
                set.narrow(Filter::Is(Box::new(those)));
            }
        }
        Ok(set)
    }

    fn plain(&self, zones: Zones, owner: Players, base: Option<Objects>) -> Set {
        Set { zones, owner, filter: Filter::Any, base, total: None, chooser: None, random: false }
    }

    fn revealed(&mut self, noun: &tree::Noun) -> Res<Objects> {
        match self.bound.way.revealed {
            Some(revealed) => Ok(Objects::Bound(revealed)),
            None => gap(Part::Noun, "nothing was revealed", noun),
        }
    }

    /// The kinds a head names.
    pub(super) fn head(&mut self, head: &tree::Head, noun: &dyn std::fmt::Debug) -> Res<Filter> {
        let mut kinds = Kinds::empty();
        let mut others = Vec::new();
        for kind in &head.kinds {
            match kind {
                tree::Kind::Card | tree::Kind::One => return Ok(Filter::Any),
                tree::Kind::Character => kinds |= Kinds::CHARACTER,
                tree::Kind::Action => kinds |= Kinds::ACTION,
                tree::Kind::Song => kinds |= Kinds::SONG,
                tree::Kind::Item => kinds |= Kinds::ITEM,
                tree::Kind::Location => kinds |= Kinds::LOCATION,
                tree::Kind::Class(class) => {
                    let class = class.clone();
                    others.push(Filter::all([Filter::character(), Filter::Class(class)]));
                }
                tree::Kind::Counter(_) => {
                    has_rules(head)?;
                    return gap(Part::Noun, "counters as cards", noun);
                }
                tree::Kind::Player | tree::Kind::Opponent => {
                    return gap(Part::Noun, "players as cards", noun);
                }
            }
        }
        if !kinds.is_empty() {
            others.insert(0, Filter::Kind(kinds));
        }
        Ok(one_of(others))
    }

    fn adjective(&mut self, adjective: &tree::Adjective) -> Res<Filter> {
        Ok(match adjective {
            // "Prince and King characters" are those that have either.
            tree::Adjective::Class { classes, join: _ } => {
                one_of(classes.iter().map(|class| Filter::Class(class.clone())).collect())
            }
            tree::Adjective::Ink(ink) => Filter::Ink((*ink).into()),
            tree::Adjective::Damaged => Filter::Damaged,
            tree::Adjective::Undamaged => Filter::Undamaged,
            tree::Adjective::Exerted => Filter::Exerted,
            tree::Adjective::Ready => Filter::Ready,
            tree::Adjective::Challenging => Filter::Challenging,
            tree::Adjective::Non(kind) => {
                let head = tree::Head {
                    kinds: vec![kind.clone()],
                    join: tree::Join::Or,
                    card: tree::CardSuffix::None,
                    number: tree::Number::Singular,
                };
                // A filler card has no kind that a text could ask for, nor lack.
                let some = Filter::Kind(Kinds::all());
                Filter::all([some, Filter::Not(Box::new(self.head(&head, kind)?))])
            }
            tree::Adjective::Faceup => Filter::FaceUp,
            tree::Adjective::Keyword(keyword) => Filter::Keyword(*keyword),
            tree::Adjective::Facedown => Filter::Not(Box::new(Filter::FaceUp)),
            tree::Adjective::Joined { items, join } => {
                let mut filters = Vec::new();
                for item in items {
                    filters.push(self.adjective(item)?);
                }
                match join {
                    tree::Join::Or | tree::Join::AndOr => one_of(filters),
                    tree::Join::And => Filter::all(filters),
                }
            }
            tree::Adjective::Opposing => Filter::Owner(Players::Opponents),
            tree::Adjective::Additional | tree::Adjective::Revealed | tree::Adjective::Random => {
                return gap(Part::Noun, "an adjective", adjective);
            }
        })
    }

    /// Whose the things are.
    pub(super) fn possessor(&mut self, possessor: &tree::Possessor) -> Res<Players> {
        match possessor {
            // "You and chosen opponent each choose one of your characters": each of them one of their own.
            tree::Possessor::Your => Ok(Players::One(match &self.bound.own {
                Some((Players::Union(_), one)) => *one,
                _ => PlayerRef::You,
            })),
            tree::Possessor::Their(reference) => self.player_reference(reference),
            tree::Possessor::Player(phrase) => self.players(phrase),
            tree::Possessor::Of(reference) => {
                let objects = self.bound.antecedent(reference)?;
                Ok(Players::One(self.owner_of(objects)?))
            }
            tree::Possessor::Card(noun) => {
                let objects = self.objects(noun, &Domain::Play)?;
                Ok(Players::One(self.owner_of(objects)?))
            }
        }
    }

    /// Whose zone it is.
    pub(super) fn zone_owner(&mut self, zone: &tree::Zone) -> Res<Option<Players>> {
        zone.whose.as_ref().map(|whose| self.possessor(whose)).transpose()
    }

    /// Puts a zone into a set.
    fn in_zone(&mut self, set: &mut Set, zone: &tree::Zone) -> Res<()> {
        set.zones = zone_kind(zone.kind);
        if let Some(or) = zone.or {
            set.zones |= zone_kind(or);
        }
        set.base = None;
        match (self.zone_owner(zone)?, zone.number) {
            (Some(owner), _) => set.owner = owner,
            // "Each card your opponents have in hand": theirs, as it is said before.
            (None, tree::ZoneNumber::Bare) => {}
            (None, tree::ZoneNumber::Any | tree::ZoneNumber::Many | tree::ZoneNumber::A) => {
                set.owner = Players::All;
            }
            (None, tree::ZoneNumber::One) if zone.kind == tree::ZoneKind::Play => {}
            (None, tree::ZoneNumber::One) => return gap(Part::Noun, "whose zone", zone),
        }
        Ok(())
    }

    /// "In play or in your discard": of one player's cards in any of these places.
    fn in_any_place(&mut self, set: &mut Set, posts: &[tree::Post], noun: &tree::Noun) -> Res<()> {
        let mut zones = Zones::empty();
        let mut owners: Vec<Players> = Vec::new();
        for post in posts {
            let mut one = set.clone();
            self.post(&mut one, post, noun)?;
            zones |= one.zones;
            (set.base, set.owner) = (one.base, one.owner.clone());
            owners.push(one.owner);
        }
        if owners.iter().any(|owner| *owner != set.owner) {
            return gap(Part::Noun, "in several places of several players", noun);
        }
        set.zones = zones;
        Ok(())
    }

    fn post(&mut self, set: &mut Set, post: &tree::Post, noun: &tree::Noun) -> Res<()> {
        match post {
            tree::Post::InPlay => {
                set.zones = Zones::PLAY;
                Ok(())
            }
            tree::Post::Have { who, place } => {
                set.owner = self.players(who)?;
                match place {
                    tree::HavePlace::InPlay => set.zones = Zones::PLAY,
                    tree::HavePlace::Here => {
                        set.zones = Zones::PLAY;
                        set.narrow(self.at_here());
                    }
                    tree::HavePlace::Nowhere => {}
                }
                Ok(())
            }
            tree::Post::Of(possessor) => {
                set.owner = self.possessor(possessor)?;
                Ok(())
            }
            tree::Post::From(zone) | tree::Post::In(zone) | tree::Post::OfZone(zone) => {
                self.in_zone(set, zone)
            }
            tree::Post::AnyOf(posts) if posts.iter().all(is_place) => self.in_any_place(set, posts, noun),
            tree::Post::WithTotal { stat, compare } => {
                let limit = self.at_most(compare)?;
                set.total = Some(Together::AtMost(self::stat(*stat), limit));
                Ok(())
            }
            tree::Post::WithTotalCost(compare) => {
                let limit = self.at_most(compare)?;
                set.total = Some(Together::AtMost(Stat::Cost, limit));
                Ok(())
            }
            tree::Post::FromAmong(of) | tree::Post::Among(of) => {
                let of = self.bound.antecedent(of)?;
                set.base = Some(of);
                set.zones = Zones::all();
                Ok(())
            }
            // "From it", "from there": of the cards just shown.
            tree::Post::FromThose(_) => {
                let Some(looked) = self.bound.looked.clone() else {
                    return gap(Part::Noun, "nothing was shown", noun);
                };
                set.base = Some(looked);
                set.zones = Zones::all();
                Ok(())
            }
            tree::Post::Different(what) => {
                set.total = Some(Together::Different(differing(*what)));
                Ok(())
            }
            tree::Post::SameName(None) if self.bound.last.is_none() && is_several(noun.quantity) => {
                set.total = Some(Together::OneName);
                Ok(())
            }
            // "3 or more characters with the same classification": how many share one nothing counts.
            tree::Post::SameClass(None)
                if noun.other == tree::Other::No
                    && self.bound.last.is_none()
                    && matches!(
                        noun.quantity,
                        tree::Quantity::NOrMore(2..)
                            | tree::Quantity::AtLeast(2..)
                            | tree::Quantity::Exactly(2..)
                            | tree::Quantity::MoreThan(_)
                    ) =>
            {
                gap(Part::Noun, "so many of the same classification", noun)
            }
            post if self.bound.last.is_none()
                && is_several(noun.quantity)
                && set.total.is_none()
                && let Some(what) = alike(post) =>
            {
                set.total = Some(Together::Alike(what));
                Ok(())
            }
            // "Characters of your choice": how many is not said.
            tree::Post::OfChoice(_)
                if noun.quantity == tree::Quantity::Bare
                    && noun.chosen == tree::Chosen::No
                    && noun.head.number == tree::Number::Plural =>
            {
                gap(Part::Noun, "how many are chosen", noun)
            }
            tree::Post::OfChoice(possessor) => {
                set.chooser = match self.possessor(possessor)? {
                    Players::One(player) => Some(player),
                    players => return gap(Part::Noun, "whose choice", &players),
                };
                Ok(())
            }
            tree::Post::AtRandom => {
                set.random = true;
                Ok(())
            }
            tree::Post::Distributed => Ok(()),
            tree::Post::AndWith(more) => self.post(set, more, noun),
            tree::Post::FromUnder(host) | tree::Post::Under(host) => {
                set.zones = Zones::UNDER;
                set.base = None;
                // "A card under one of your characters": whichever of them it is under.
                let host = match host.as_ref() {
                    // "All cards from under one of your characters": under one and the same.
                    tree::NounPhrase::Noun(one)
                        if self.bound.in_effect()
                            && matches!(one.quantity, tree::Quantity::One | tree::Quantity::A)
                            && !matches!(noun.quantity, tree::Quantity::One | tree::Quantity::A) =>
                    {
                        self.objects(host, &Domain::Play)?
                    }
                    tree::NounPhrase::Noun(_) => self.whole(host)?,
                    host => self.objects(host, &Domain::Play)?,
                };
                // 7.1.6: what leaves play has nothing under it any more; those that were are meant.
                let has_left = matches!(self.bound.event, Some(EventKind::Banished | EventKind::LeftPlay));
                if has_left && host == Objects::This && self.bound.in_effect() {
                    set.base = Some(Objects::WereUnder(Box::new(host)));
                    set.zones = Zones::all();
                    return Ok(());
                }
                set.narrow(Filter::Under(Box::new(host)));
                Ok(())
            }
            // Among all that are described alike in the same place: of damaged characters in play, of cards revealed.
            tree::Post::Superlative { degree, what, among: None } => {
                // "The card with the highest cost revealed this way": among those.
                let mut group = set.clone();
                for post in &noun.post {
                    match post {
                        tree::Post::Relative { event, .. } => self.relative(&mut group, event, noun)?,
                        // "The character card with the highest cost in your discard": among those there.
                        tree::Post::From(zone) | tree::Post::In(zone) => self.in_zone(&mut group, zone)?,
                        // "The character with the highest {S} they have in play": among theirs.
                        tree::Post::Have { .. } | tree::Post::Of(_) => self.post(&mut group, post, noun)?,
                        _ => {}
                    }
                }
                let filter = if let Some(base) = &group.base {
                    let cmp = match degree {
                        tree::Degree::Most => Cmp::AtLeast,
                        tree::Degree::Least => Cmp::AtMost,
                    };
                    let filter = Filter::StatToEach(measure(*what), cmp, Box::new(base.clone()));
                    // "The rest" are the others of them; of several that tie, all but the one that is taken.
                    let these = Objects::Among(Box::new(base.clone()), Box::new(filter.clone()));
                    self.bound.looked = Some(match super::noun::is_extreme(noun) {
                        true => base.clone(),
                        false => Objects::Without(Box::new(base.clone()), Box::new(these)),
                    });
                    filter
                } else if group.owner == Players::All && group.zones == Zones::PLAY {
                    self.superlative(*degree, *what, None, &group.filter)?
                } else {
                    // "Their character with the highest {S}", "the opposing character with …": among those.
                    let cmp = match degree {
                        tree::Degree::Most => Cmp::AtLeast,
                        tree::Degree::Least => Cmp::AtMost,
                    };
                    let others = Select { zones: group.zones, owner: group.owner, filter: group.filter };
                    Filter::StatToEach(measure(*what), cmp, Box::new(Objects::each(others)))
                };
                set.narrow(filter);
                Ok(())
            }
            tree::Post::Which { condition, .. } => self.which(set, condition),
            tree::Post::Relative { event, .. } => self.relative(set, event, noun),
            // Of characters only: "locations and characters at locations".
            tree::Post::At(place) if noun.head.kinds.contains(&tree::Kind::Location) => {
                let at = self.at(place)?;
                let kinds = std::mem::replace(&mut set.filter, Filter::Any);
                set.filter = Filter::all([kinds, Filter::OneOf(vec![Filter::Kind(Kinds::LOCATION), at])]);
                Ok(())
            }
            post => {
                let filter = self.post_filter(post)?;
                set.narrow(filter);
                Ok(())
            }
        }
    }

    /// Postmodifiers that only describe the thing itself, together.
    pub(super) fn posts_filter(&mut self, posts: &[tree::Post]) -> Res<Filter> {
        let mut filters = Vec::new();
        for post in posts {
            filters.push(self.post_filter(post)?);
        }
        Ok(Filter::all(filters))
    }

    /// "With the same name as another character": another than the one that is described.
    fn others_than_it(&mut self, noun: &tree::Noun) -> Res<Objects> {
        let plain = tree::Noun { other: tree::Other::No, ..noun.clone() };
        let all = self.whole(&tree::NounPhrase::Noun(plain))?;
        Ok(match noun.other {
            tree::Other::No => all,
            _ => Objects::Without(Box::new(all), Box::new(Objects::It)),
        })
    }

    /// A postmodifier that only describes the thing itself.
    fn post_filter(&mut self, post: &tree::Post) -> Res<Filter> {
        Ok(match post {
            tree::Post::Named { names, join: _ } => {
                one_of(names.iter().map(|name| Filter::Named(name.clone())).collect())
            }
            tree::Post::NotNamed(name) => Filter::Not(Box::new(Filter::Named(name.clone()))),
            tree::Post::AndWith(more) => self.post_filter(more)?,
            tree::Post::OfThat { quality: tree::Quality::Ink, word: _ } => match self.bound.ink {
                Some(ink) => Filter::Ink(ink.into()),
                None => return gap(Part::Noun, "no ink type was picked", post),
            },
            tree::Post::OfThat { quality: tree::Quality::Number, word: _ } => {
                Filter::Stat(Stat::Cost, Cmp::Equal, Box::new(self.that_number(post)?))
            }
            tree::Post::OfThat { quality: tree::Quality::Class, word: _ } => match self.bound.class {
                Some(name) => Filter::ClassBound(name),
                None => return gap(Part::Noun, "no classification was picked", post),
            },
            tree::Post::OfThat { quality: tree::Quality::Keyword { .. }, word: _ } => {
                match self.bound.keyword {
                    Some(keyword) => Filter::Keyword(keyword),
                    None => return gap(Part::Noun, "no keyword was picked", post),
                }
            }
            tree::Post::OfThat { quality: tree::Quality::CardType, word: _ } => {
                match self.bound.card_type.clone() {
                    Some(kind) => {
                        let (join, card) = (tree::Join::Or, tree::CardSuffix::Card);
                        let number = tree::Number::Singular;
                        self.head(&tree::Head { kinds: vec![kind], join, card, number }, post)?
                    }
                    None => return gap(Part::Noun, "no card type was picked", post),
                }
            }
            tree::Post::WithCost(compare) => self.compare(Stat::Cost, compare)?,
            tree::Post::WithStat { stat, compare } => self.compare(self::stat(*stat), compare)?,
            tree::Post::WithKeyword { keywords, join } => {
                let filters: Vec<Filter> = keywords.iter().map(|k| Filter::Keyword(*k)).collect();
                match join {
                    tree::Join::And => Filter::all(filters),
                    tree::Join::Or | tree::Join::AndOr => one_of(filters),
                }
            }
            tree::Post::WithDeclared(keyword) | tree::Post::WithoutDeclared(keyword) => {
                return gap(Part::Keyword, "no rules are known for it", keyword);
            }
            tree::Post::WithKeywordNumber { keyword, compare } => {
                Filter::all([Filter::Keyword(*keyword), self.compare(Stat::Keyword(*keyword), compare)?])
            }
            tree::Post::WithoutKeyword(keyword) => Filter::Not(Box::new(Filter::Keyword(*keyword))),
            tree::Post::WithDamage => Filter::Damaged,
            tree::Post::WithNoDamage => Filter::Undamaged,
            tree::Post::WithDamageAmount(compare) => self.compare(Stat::Damage, compare)?,
            tree::Post::With(had) => self.having_noun(had)?,
            tree::Post::WithInkwellSymbol => Filter::Inkable,
            tree::Post::SameName(None) => {
                let last = self.last_selected(post)?;
                Filter::SameName(Box::new(last))
            }
            tree::Post::SameName(Some(with)) => {
                // "As another character you have in play": any of those; nothing is chosen.
                let with = match with.as_ref() {
                    tree::NounPhrase::Noun(noun)
                        if noun.chosen == tree::Chosen::No
                            && (noun.quantity == tree::Quantity::A
                                || noun.quantity == tree::Quantity::One && !self.bound.in_effect()) =>
                    {
                        self.others_than_it(noun)?
                    }
                    with => self.objects(with, &Domain::Play)?,
                };
                Filter::SameName(Box::new(with))
            }
            tree::Post::Except(what) => {
                let what = self.objects(what, &Domain::Play)?;
                Filter::Not(Box::new(Filter::Is(Box::new(what))))
            }
            tree::Post::DifferentName { than: Some(than) } => self.different_name(than)?,
            tree::Post::Superlative { degree, what, among } => {
                self.superlative(*degree, *what, among.as_deref(), &Filter::Any)?
            }
            // A tie is enough anyway: nobody has more.
            tree::Post::OrTied { .. } => Filter::Any,
            // "With that name": of the cards with the same name just revealed.
            tree::Post::ThatName if self.bound.named.is_none() && self.bound.same_named.is_some() => {
                let Some(named) = self.bound.same_named.clone() else {
                    return gap(Part::Noun, "no name was named", post);
                };
                Filter::CommonName(Box::new(named))
            }
            tree::Post::ThatName => match self.bound.named {
                Some(name) => Filter::NamedBound(name),
                None => return gap(Part::Noun, "no name was named", post),
            },
            tree::Post::SameCost { or, to } => {
                let with = match to {
                    Some(to) => self.objects(to, &Domain::Play)?,
                    None => self.last_selected(post)?,
                };
                let cmp = match or {
                    tree::SameOr::Same => Cmp::Equal,
                    tree::SameOr::OrLess => Cmp::AtMost,
                    tree::SameOr::OrMore => Cmp::AtLeast,
                };
                Filter::Stat(Stat::Cost, cmp, Box::new(Amount::Stat(Stat::Cost, Box::new(with))))
            }
            tree::Post::SameStat { stat, to } => {
                let with = match to {
                    Some(to) => self.objects(to, &Domain::Play)?,
                    None => self.last_selected(post)?,
                };
                let stat = self::stat(*stat);
                Filter::Stat(stat, Cmp::Equal, Box::new(Amount::Stat(stat, Box::new(with))))
            }
            tree::Post::SameClass(to) => {
                let with = match to.as_deref() {
                    // "As a character you have in play": any of those; nothing is chosen.
                    Some(tree::NounPhrase::Noun(noun))
                        if noun.chosen == tree::Chosen::No && noun.quantity == tree::Quantity::A =>
                    {
                        self.others_than_it(noun)?
                    }
                    Some(to) => self.objects(to, &Domain::Play)?,
                    None => self.last_selected(post).unwrap_or(Objects::This),
                };
                Filter::SharesClass(Box::new(with))
            }
            tree::Post::Here | tree::Post::FromHere => self.at_here(),
            tree::Post::There => Filter::At(Box::new(self.there(post)?)),
            tree::Post::At(place) => self.at(place)?,
            tree::Post::AnyOf(posts) => {
                let mut filters = Vec::new();
                for post in posts {
                    filters.push(self.post_filter(post)?);
                }
                one_of(filters)
            }
            post => return gap(Part::Noun, "a postmodifier", post),
        })
    }

    /// "A different name than each other item you have in play": shares no name with any of them but itself.
    pub(super) fn different_name(&mut self, than: &tree::NounPhrase) -> Res<Filter> {
        let others = match than {
            tree::NounPhrase::Noun(noun) if noun.other != tree::Other::No => {
                let mut all = noun.clone();
                all.other = tree::Other::No;
                let all = self.set(&all, &Domain::Play, OtherThan::Source)?.objects();
                Objects::Without(Box::new(all), Box::new(Objects::It))
            }
            than => self.everyone(than)?,
        };
        Ok(Filter::Not(Box::new(Filter::SameName(Box::new(others)))))
    }

    /// "With the highest cost": nothing of its kind has more.
    pub(super) fn superlative(
        &mut self,
        degree: tree::Degree,
        what: tree::Measure,
        among: Option<&tree::NounPhrase>,
        kind: &Filter,
    ) -> Res<Filter> {
        let others = match among {
            // "The highest cost among each opponent's characters": of each of them another one.
            Some(tree::NounPhrase::Noun(noun)) if is_each_players(noun) => {
                return gap(Part::Noun, "among whose", &noun);
            }
            Some(among) => self.everyone(among)?,
            None => Objects::each(Select::in_play(kind.clone())),
        };
        let cmp = match degree {
            tree::Degree::Most => Cmp::AtLeast,
            tree::Degree::Least => Cmp::AtMost,
        };
        Ok(Filter::StatToEach(measure(what), cmp, Box::new(others)))
    }

    fn last_selected(&mut self, post: &tree::Post) -> Res<Objects> {
        match self.bound.last.clone() {
            Some(last) => Ok(last),
            // "When this character leaves play, … a card with the same name": as what the text is about.
            None if self.bound.event.is_some() => Ok(Objects::Bound(match self.bound.event {
                // "Whenever you banish an item, … an item with the same cost": as the one that was banished.
                Some(EventKind::Banishes | EventKind::Challenges) => Name::OBJECT,
                _ => Name::SUBJECT,
            })),
            None => gap(Part::Noun, "nothing was selected before", post),
        }
    }

    /// "Here".
    pub(super) fn at_here(&self) -> Filter {
        Filter::At(Box::new(self.here.clone()))
    }

    /// The location just spoken of.
    pub(super) fn there(&mut self, node: &dyn std::fmt::Debug) -> Res<Objects> {
        match self.bound.location.clone() {
            Some(location) => Ok(location),
            None => gap(Part::Noun, "no location was mentioned", node),
        }
    }

    /// "At a location", "at that location".
    pub(super) fn at(&mut self, place: &tree::NounPhrase) -> Res<Filter> {
        if let Some(fellow) = same_as(place) {
            let fellow = self.whole(fellow)?;
            return Ok(Filter::At(Box::new(Objects::LocationOf(Box::new(fellow)))));
        }
        if let tree::NounPhrase::Noun(noun) = place
            && let Some(place) = self.location_of(noun)?
        {
            self.bound.bind(noun.bind, &place);
            return Ok(Filter::At(Box::new(place)));
        }
        match place {
            // "Each other character at the same location": where the one that was chosen is.
            tree::NounPhrase::Noun(noun) if noun.quantity == tree::Quantity::Same => {
                let is_location = noun.head.kinds == [tree::Kind::Location];
                match self.bound.chosen.clone().filter(|_| is_location) {
                    Some(chosen) => Ok(Filter::At(Box::new(Objects::LocationOf(Box::new(chosen))))),
                    None => gap(Part::Noun, "the same location as whose", place),
                }
            }
            tree::NounPhrase::Noun(noun)
                if noun.possessor.is_none()
                    && noun.adjectives.is_empty()
                    && noun.post.is_empty()
                    && noun.chosen == tree::Chosen::No
                    && noun.other == tree::Other::No
                    && noun.head.kinds == [tree::Kind::Location] =>
            {
                Ok(Filter::AtLocation)
            }
            // 5.6.2: characters are at locations and at nothing else; a name without "named" is none.
            tree::NounPhrase::Noun(noun) if noun.head.kinds != [tree::Kind::Location] => {
                gap(Part::Noun, "at which location", place)
            }
            tree::NounPhrase::Noun(noun) if noun.chosen == tree::Chosen::No => {
                let set = self.set(noun, &Domain::Play, OtherThan::Source)?;
                Ok(Filter::At(Box::new(set.objects())))
            }
            place => Ok(Filter::At(Box::new(self.objects(place, &Domain::Play)?))),
        }
    }

    /// "A card under them" as something had: how many cards lie under the thing itself.
    pub(super) fn having_noun(&mut self, had: &tree::NounPhrase) -> Res<Filter> {
        if let tree::NounPhrase::Noun(noun) = had
            && noun.head.kinds == [tree::Kind::Card]
            && matches!(noun.post.as_slice(), [tree::Post::Under(_)])
            && noun.adjectives.is_empty()
        {
            return match noun.quantity {
                tree::Quantity::A | tree::Quantity::OneOrMore | tree::Quantity::Any => Ok(Filter::HasUnder),
                tree::Quantity::No => Ok(Filter::Not(Box::new(Filter::HasUnder))),
                quantity => {
                    let (cmp, n) = self.quantity_test(quantity, had)?;
                    Ok(Filter::Stat(Stat::Under, cmp, Box::new(Amount::Const(n))))
                }
            };
        }
        // "A location with a character at it": one of those that are there.
        if let tree::NounPhrase::Noun(noun) = had
            && let Some((tree::Post::At(place), rest)) = noun.post.split_last()
            && let tree::NounPhrase::Ref(_) = place.as_ref()
        {
            let plain = tree::Noun { post: rest.to_vec(), bind: None, ..noun.clone() };
            let mut set = self.set(&plain, &Domain::Play, OtherThan::Source)?;
            set.narrow(Filter::At(Box::new(Objects::It)));
            let (cmp, n) = self.quantity_test(noun.quantity, had)?;
            let count = Amount::Count(Box::new(set.objects()));
            return Ok(Filter::Meets(Box::new(Cond::Compare(count, cmp, Amount::Const(n)))));
        }
        // "A card named … under her": one of those that lie there.
        if let tree::NounPhrase::Noun(noun) = had
            && let Some((last, rest)) = noun.post.split_last()
            && let Some(tree::NounPhrase::Ref(_)) = under(last)
        {
            let mut plain = noun.clone();
            plain.post = rest.to_vec();
            plain.bind = None;
            let mut set = self.set(&plain, &Domain::Anywhere, OtherThan::Source)?;
            set.zones = Zones::UNDER;
            set.narrow(Filter::Under(Box::new(Objects::It)));
            let (cmp, n) = self.quantity_test(noun.quantity, had)?;
            let count = Amount::Count(Box::new(set.objects()));
            return Ok(Filter::Meets(Box::new(Cond::Compare(count, cmp, Amount::Const(n)))));
        }
        // "That location has a Hero character": one of those that are there.
        if let tree::NounPhrase::Noun(noun) = had
            && noun.head.kinds == [tree::Kind::Character]
            && noun.head.card == tree::CardSuffix::None
            && noun.chosen == tree::Chosen::No
        {
            let plain = tree::Noun { bind: None, ..noun.clone() };
            let mut set = self.set(&plain, &Domain::Play, OtherThan::Source)?;
            set.narrow(Filter::At(Box::new(Objects::It)));
            let (cmp, n) = self.quantity_test(noun.quantity, had)?;
            let count = Amount::Count(Box::new(set.objects()));
            let there = Filter::Meets(Box::new(Cond::Compare(count, cmp, Amount::Const(n))));
            return Ok(Filter::all([Filter::Kind(Kinds::LOCATION), there]));
        }
        gap(Part::Noun, "a thing had", had)
    }

    /// A comparison of a number on a card.
    pub(super) fn compare(&mut self, stat: Stat, compare: &tree::Compare) -> Res<Filter> {
        let number = |n: u32| Box::new(Amount::Const(i32::try_from(n).unwrap_or(i32::MAX)));
        Ok(match compare {
            // 6.6.2, 6.6.3: less than nothing counts as nothing.
            tree::Compare::Exactly(0) | tree::Compare::JustExactly(0) => {
                Filter::Stat(stat, Cmp::AtMost, number(0))
            }
            tree::Compare::Exactly(n) | tree::Compare::JustExactly(n) => {
                Filter::Stat(stat, Cmp::Equal, number(*n))
            }
            tree::Compare::OrLess(n) | tree::Compare::OrFewer(n) => {
                Filter::Stat(stat, Cmp::AtMost, number(*n))
            }
            tree::Compare::OrMore(n) | tree::Compare::OrGreater(n) => {
                Filter::Stat(stat, Cmp::AtLeast, number(*n))
            }
            tree::Compare::EqualTo(value) => Filter::Stat(stat, Cmp::Equal, Box::new(self.value(value)?)),
            tree::Compare::EqualOrLess(value) => {
                Filter::Stat(stat, Cmp::AtMost, Box::new(self.value(value)?))
            }
            tree::Compare::EqualOrMore(value, _) => {
                Filter::Stat(stat, Cmp::AtLeast, Box::new(self.value(value)?))
            }
            tree::Compare::UpToMore(n, than) => {
                let than = self.objects(than, &Domain::Play)?;
                let limit = Amount::Sum(vec![*number(*n), Amount::Stat(stat, Box::new(than))]);
                Filter::Stat(stat, Cmp::AtMost, Box::new(limit))
            }
            tree::Compare::MoreThanValue(value) => {
                Filter::Stat(stat, Cmp::More, Box::new(self.value(value)?))
            }
            tree::Compare::LessThanValue(value) => {
                Filter::Stat(stat, Cmp::Less, Box::new(self.value(value)?))
            }
            tree::Compare::MoreThanStat(own) | tree::Compare::LessThanStat(own) => {
                let cmp = match compare {
                    tree::Compare::MoreThanStat(_) => Cmp::More,
                    _ => Cmp::Less,
                };
                let own = Amount::Stat(self::stat(*own), Box::new(Objects::It));
                Filter::Stat(stat, cmp, Box::new(own))
            }
            tree::Compare::MoreThan(than) => {
                Filter::StatToEach(stat, Cmp::More, Box::new(self.everyone(than)?))
            }
            tree::Compare::LessThan(than) => {
                Filter::StatToEach(stat, Cmp::Less, Box::new(self.everyone(than)?))
            }
        })
    }

    /// What a thing is compared with: "each opposing character", "that character".
    fn everyone(&mut self, than: &tree::NounPhrase) -> Res<Objects> {
        match than {
            // 6.1.6: "more {S} than each other character", of an action or an item: than each but the one that is described.
            tree::NounPhrase::Noun(noun)
                if noun.chosen == tree::Chosen::No
                    && noun.other != tree::Other::No
                    && self.own != vocabulary::CardKind::Character =>
            {
                let mut all = noun.clone();
                all.other = tree::Other::No;
                let all = self.set(&all, &Domain::Play, OtherThan::Source)?.objects();
                Ok(Objects::Without(Box::new(all), Box::new(Objects::It)))
            }
            tree::NounPhrase::Noun(noun) if noun.chosen == tree::Chosen::No => {
                Ok(self.set(noun, &Domain::Play, OtherThan::Source)?.objects())
            }
            than => self.objects(than, &Domain::Play),
        }
    }

    fn at_most(&mut self, compare: &tree::Compare) -> Res<Amount> {
        match compare {
            tree::Compare::OrLess(n) => Ok(Amount::Const(i32::try_from(*n).unwrap_or(i32::MAX))),
            tree::Compare::EqualOrLess(value) => self.value(value),
            compare => gap(Part::Noun, "a total", compare),
        }
    }

    /// A relative clause about a state.
    fn which(&mut self, set: &mut Set, condition: &tree::Condition) -> Res<()> {
        if let tree::Condition::Is {
            what: tree::NounPhrase::Gap,
            state: tree::State::Under(host),
            tense: tree::Tense::Past,
            negated: tree::Negation::No,
            contraction: _,
        } = condition
        {
            // 7.1.6: those that left play under it.
            let host = self.objects(host, &Domain::Play)?;
            set.base = Some(Objects::WereUnder(Box::new(host)));
            set.zones = Zones::all();
            return Ok(());
        }
        let filter = self.gap_filter(condition)?;
        set.narrow(filter);
        Ok(())
    }

    /// A condition about the thing described, as a filter.
    fn gap_filter(&mut self, condition: &tree::Condition) -> Res<Filter> {
        match condition {
            tree::Condition::Is { what: tree::NounPhrase::Gap, state, negated, .. } => {
                let filter = self.state(state)?;
                Ok(super::condition::negate(filter, *negated))
            }
            tree::Condition::CardHas { what: tree::NounPhrase::Gap, has, tense: _ } => self.having(has),
            tree::Condition::Costs { what: tree::NounPhrase::Gap, compare }
            | tree::Condition::HasCost { what: tree::NounPhrase::Gap, compare } => {
                self.compare(Stat::Cost, compare)
            }
            tree::Condition::All(all) => {
                let mut filters = Vec::new();
                for one in all {
                    filters.push(self.gap_filter(one)?);
                }
                Ok(Filter::all(filters))
            }
            condition => gap(Part::Noun, "a relative clause", condition),
        }
    }
}

/// Whose location it is: "the same location as another character".
pub(super) fn same_as(place: &tree::NounPhrase) -> Option<&tree::NounPhrase> {
    let tree::NounPhrase::Noun(noun) = place else { return None };
    match noun.post.last() {
        Some(tree::Post::SameAs(what)) if noun.head.kinds == [tree::Kind::Location] => Some(what),
        _ => None,
    }
}

/// Under what, where that is said.
fn under(post: &tree::Post) -> Option<&tree::NounPhrase> {
    match post {
        tree::Post::Under(host) => Some(host),
        _ => None,
    }
}

/// Whether a choice of several is meant.
pub(super) fn is_several(quantity: tree::Quantity) -> bool {
    matches!(quantity, tree::Quantity::N(2..) | tree::Quantity::UpTo(2..) | tree::Quantity::AnyNumber)
}

/// Whether what is described is one of those it is compared with by its own words.
fn is_among(noun: &tree::Noun, among: &tree::Noun) -> bool {
    let whose = among.possessor.is_none() || among.possessor == noun.possessor;
    let like = among.adjectives.iter().all(|adjective| noun.adjectives.contains(adjective));
    let plain = |post: &tree::Post| *post == tree::Post::InPlay || noun.post.contains(post);
    whose && like && among.other == tree::Other::No && among.post.iter().all(plain)
}

/// What so many have in common, where a condition asks for that.
pub(super) fn shared(post: &tree::Post) -> Option<Alike> {
    match post {
        tree::Post::SameName(None) => Some(Alike::Name),
        post => alike(post),
    }
}

/// What several are to have in common with each other, where nothing else is spoken of that they could have it in common with.
fn alike(post: &tree::Post) -> Option<Alike> {
    match post {
        tree::Post::SameClass(None) => Some(Alike::Class),
        tree::Post::SameCost { or: tree::SameOr::Same, to: None } => Some(Alike::Value(Stat::Cost)),
        tree::Post::SameStat { stat: which, to: None } => Some(Alike::Value(stat(*which))),
        tree::Post::At(place) => match place.as_ref() {
            tree::NounPhrase::Noun(place)
                if place.quantity == tree::Quantity::Same
                    && place.head.kinds == [tree::Kind::Location]
                    && place.post.is_empty() =>
            {
                Some(Alike::Location)
            }
            _ => None,
        },
        _ => None,
    }
}

/// What is compared.
pub(super) fn differing(what: tree::Differing) -> Differing {
    match what {
        tree::Differing::Names => Differing::Names,
        tree::Differing::Classes => Differing::Classes,
        tree::Differing::Inks => Differing::Inks,
        tree::Differing::Costs => Differing::Value(Stat::Cost),
        tree::Differing::Stat(which) => Differing::Value(stat(which)),
    }
}

pub(super) fn measure(what: tree::Measure) -> Stat {
    match what {
        tree::Measure::Cost => Stat::Cost,
        tree::Measure::Stat(which) | tree::Measure::StatCounted(which) => stat(which),
        tree::Measure::Damage => Stat::Damage,
    }
}

/// One of them; with a single one, that one.
pub(super) fn one_of(mut filters: Vec<Filter>) -> Filter {
    match filters.len() {
        0 => Filter::Any,
        1 => filters.swap_remove(0),
        _ => Filter::OneOf(filters),
    }
}

/// Whether a description says where cards are and nothing else.
fn is_place(post: &tree::Post) -> bool {
    match post {
        tree::Post::InPlay | tree::Post::In(_) => true,
        tree::Post::Have { place, .. } => *place == tree::HavePlace::InPlay,
        _ => false,
    }
}
