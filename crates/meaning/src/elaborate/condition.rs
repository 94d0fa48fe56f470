//! Conditions: "if", "while", "unless", and states of things as filters (RULES 6.1.15, 6.1.16, 6.2.4).

use ::syntax::tree;

use super::counters::{has_rules, is_ink_drop};
use super::filter::{Domain, stat, zone_kind};
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// What names of several have in common.
#[derive(Clone, Copy)]
enum Shared {
    Same,
    Different,
}

/// The filter, or its opposite.
pub(super) fn negate(filter: Filter, negated: tree::Negation) -> Filter {
    match negated {
        tree::Negation::No => filter,
        tree::Negation::Not | tree::Negation::NotApart | tree::Negation::Cannot => {
            Filter::Not(Box::new(filter))
        }
    }
}

fn negate_cond(cond: Cond, negated: tree::Negation) -> Cond {
    match negated {
        tree::Negation::No => cond,
        tree::Negation::Not | tree::Negation::NotApart | tree::Negation::Cannot => not(cond),
    }
}

/// How a number compares with another player's.
pub(super) fn more(word: tree::MoreWord) -> Cmp {
    match word {
        tree::MoreWord::More => Cmp::More,
        tree::MoreWord::Fewer => Cmp::Less,
        tree::MoreWord::AsMany | tree::MoreWord::SameNumber | tree::MoreWord::TwiceAsMany => Cmp::Equal,
        tree::MoreWord::AtLeastTwiceAsMany => Cmp::AtLeast,
    }
}

/// The number that it is compared with: twice as many as there are.
pub(super) fn than_many(word: tree::MoreWord, than: Amount) -> Amount {
    match word {
        tree::MoreWord::TwiceAsMany | tree::MoreWord::AtLeastTwiceAsMany => Amount::Times(Box::new(than), 2),
        tree::MoreWord::More
        | tree::MoreWord::Fewer
        | tree::MoreWord::AsMany
        | tree::MoreWord::SameNumber => than,
    }
}

/// How lore compares with twice another player's.
fn lore_twice(word: tree::ByWord) -> Cmp {
    match word {
        tree::ByWord::Plain => Cmp::Equal,
        tree::ByWord::AtLeast => Cmp::AtLeast,
    }
}

/// How lore compares that is so much apart.
fn lore_apart(by: tree::By, change: tree::MoreOrLess) -> (Cmp, i32) {
    match change {
        tree::MoreOrLess::More => (Cmp::AtLeast, number(by.number)),
        tree::MoreOrLess::Less => (Cmp::AtMost, -number(by.number)),
    }
}

/// Whether the phrase means each of the players, rather than one of them.
fn is_each(who: &tree::PlayerPhrase) -> bool {
    matches!(
        who,
        tree::PlayerPhrase::Described(tree::PlayerNoun {
            det: tree::PlayerDet::Each | tree::PlayerDet::EachOther | tree::PlayerDet::All,
            ..
        })
    )
}

/// "Opponents", "your opponents": all of them together.
fn is_several(who: &tree::PlayerPhrase) -> bool {
    matches!(
        who,
        tree::PlayerPhrase::Described(tree::PlayerNoun {
            det: tree::PlayerDet::Bare | tree::PlayerDet::YourSeveral | tree::PlayerDet::All,
            ..
        })
    )
}

/// "No opponent": what is said is true of none of them.
fn is_nobody(who: &tree::PlayerPhrase) -> bool {
    matches!(who, tree::PlayerPhrase::Described(tree::PlayerNoun { det: tree::PlayerDet::No, .. }))
}

/// Who a condition is about.
fn asked(condition: &tree::Condition) -> Option<&tree::PlayerPhrase> {
    match condition {
        tree::Condition::Has { who, .. }
        | tree::Condition::HasMore { who, .. }
        | tree::Condition::HasMoreOf { who, .. }
        | tree::Condition::HasLore { who, .. }
        | tree::Condition::HasExtreme { who, .. } => Some(who),
        tree::Condition::Happened(tree::Event { subject: tree::Subject::Player(who), .. }) => Some(who),
        _ => None,
    }
}

/// "A character at each of your locations": one at one of them is not enough.
fn is_at_each(post: &tree::Post) -> bool {
    matches!(post, tree::Post::At(place) if matches!(place.as_ref(), tree::NounPhrase::Noun(place)
        if matches!(place.quantity, tree::Quantity::Each | tree::Quantity::All)))
}

/// Whether the quantity means every one of them.
fn is_all(quantity: tree::Quantity) -> bool {
    matches!(
        quantity,
        tree::Quantity::Each
            | tree::Quantity::All
            | tree::Quantity::AllOf
            | tree::Quantity::AllThe
            | tree::Quantity::The
    )
}

/// Where a noun says that a name or a number is asked for so many times, each counted once.
fn counted_once(noun: &tree::Noun) -> Option<(usize, tree::Differing)> {
    noun.post.iter().enumerate().find_map(|(place, post)| match post {
        tree::Post::Different(
            what @ (tree::Differing::Names | tree::Differing::Costs | tree::Differing::Stat(_)),
        ) => Some((place, *what)),
        _ => None,
    })
}

/// Those of them that share a name with another of them (5.2.6).
pub(super) fn with_fellow(all: Objects) -> Objects {
    let others = Objects::Without(Box::new(all.clone()), Box::new(Objects::It));
    Objects::Among(Box::new(all), Box::new(Filter::SameName(Box::new(others))))
}

/// Your turn with that number.
pub(super) fn nth_turn(nth: u32, cmp: Cmp) -> Cond {
    let turns = Cond::Compare(Amount::Turns(PlayerRef::You), cmp, Amount::Const(number(nth)));
    Cond::all([Cond::TurnOf(Players::One(PlayerRef::You)), turns])
}

/// The opposite.
pub(super) fn not(cond: Cond) -> Cond {
    match cond {
        Cond::Not(cond) => *cond,
        Cond::True => Cond::False,
        Cond::False => Cond::True,
        cond => Cond::Not(Box::new(cond)),
    }
}

impl Elaborate {
    /// A condition; choices that it needs are written first (6.7.2.1).
    pub(super) fn condition(&mut self, condition: &tree::Condition) -> Res<Cond> {
        let cond = self
            .condition_of_some(condition)
            .map_err(|gap| gap.within(|| ::syntax::english_condition(condition)))?;
        Ok(if asked(condition).is_some_and(is_nobody) { not(cond) } else { cond })
    }

    fn condition_of_some(&mut self, condition: &tree::Condition) -> Res<Cond> {
        use tree::Condition as C;
        if let Some(which) = which_of_turn(condition) {
            if !is_of_source(condition) {
                return gap(Part::Condition, "which one it is", condition);
            }
            // So many were played, this one among them.
            let (nth, played) = self.nth_of_turn(which)?;
            return Ok(Cond::Compare(Amount::Happened(Box::new(played)), Cmp::Equal, nth));
        }
        match condition {
            C::HasExtreme { who, degree, what } => self.has_extreme(who, *degree, what.as_ref()),
            C::ValueIs { value, compare } => self.value_is(value, compare),
            C::FirstTurn => Ok(nth_turn(1, Cmp::Equal)),
            C::ItsTurn(tree::TurnOf::YourNth(n)) => Ok(nth_turn(*n, Cmp::Equal)),
            C::ItsNotTurn { turn: tree::TurnOf::YourNth(n), .. } => Ok(not(nth_turn(*n, Cmp::Equal))),
            C::NobodyDoes(_) => self.nobody_did(condition),
            C::Does { who, .. } if is_nobody(who) => self.nobody_did(condition).map(not),
            C::ItsNotTurn { turn, .. } => Ok(not(Cond::TurnOf(self.turn_of(turn)?))),
            // "Your opponents have no items in play": none of them has any.
            C::Has { who, what: tree::NounPhrase::Noun(noun), negated: tree::Negation::No }
                if noun.quantity == tree::Quantity::No && is_several(who) =>
            {
                let any = tree::Noun { quantity: tree::Quantity::A, ..noun.clone() };
                self.who_has(who, &tree::NounPhrase::Noun(any)).map(not)
            }
            C::Has { who, what, negated } => {
                let cond = self.who_has(who, what)?;
                Ok(negate_cond(cond, *negated))
            }
            C::HasMore { who, word, what, than, by } => {
                let by = by.map_or(0, |by| number(by.number));
                self.has_more(who, (*word, by), what, than)
            }
            C::HasMoreOf { who, word, what, than } => {
                let cmp = more(*word);
                self.for_players(who, |inner, player| {
                    let (own, other) = (inner.count_of(what, player)?, inner.count_of(than, player)?);
                    Ok(Cond::Compare(own, cmp, than_many(*word, other)))
                })
            }
            C::HasLore { who, compare } => self.has_lore(who, compare),
            C::Is { what, state, negated, tense: _, contraction: _ } => {
                let cond = self.is(what, state)?;
                Ok(negate_cond(cond, *negated))
            }
            C::CardHas { what, has: tree::Having::SameName, tense: _ } => {
                self.share_names(what, Shared::Same)
            }
            C::CardHas { what, has: tree::Having::Same(same), tense: _ } => self.share_one(what, *same),
            C::CardHas { what, has: tree::Having::Different(differing), tense: _ } => {
                self.share_nothing(what, *differing)
            }
            // "Your characters have a total of 10 {S} or more".
            C::CardHas { what, has: tree::Having::Total { stat: which, compare }, tense: _ } => {
                let of = Box::new(what.clone());
                self.value_is(&tree::Value::TotalStat { stat: *which, of }, compare)
            }
            C::CardHas { what, has, tense: _ } => {
                // "If she has 3 or more cards under her, put those cards …".
                if let tree::Having::Noun(tree::NounPhrase::Noun(had)) = has
                    && had.bind.is_some()
                    && matches!(had.post.as_slice(), [tree::Post::Under(_)])
                {
                    let plain = tree::Noun { quantity: tree::Quantity::Bare, bind: None, ..had.clone() };
                    let cards = self.whole(&tree::NounPhrase::Noun(plain))?;
                    self.bound.bind(had.bind, &cards);
                }
                let filter = self.having(has)?;
                self.any_is(what, filter)
            }
            C::ThereIs { what, tense: _ } => self.there_is(what),
            C::Happened(event) => self.happened(event),
            C::IsNthChallenge { what: _, number: nth } => {
                let happened = Amount::Happened(Box::new(Pattern::of(EventKind::Challenges)));
                Ok(Cond::Compare(happened, Cmp::Equal, Amount::Const(number(*nth))))
            }
            C::UsedToPlay { keyword: tree::KeywordName::Shift, what } => {
                let what = self.whole(what)?;
                Ok(Cond::Are(Box::new(what), Box::new(Filter::PlayedBy(HowPlayed::Shift))))
            }
            C::FirstTurnNotFirstPlayer => Ok(Cond::FirstTurnNotStarting(PlayerRef::You)),
            C::ItsTurn(whose) => Ok(Cond::TurnOf(self.turn_of(whose)?)),
            C::Costs { what, compare } | C::HasCost { what, compare } => {
                let filter = self.compare(Stat::Cost, compare)?;
                self.any_is(what, filter)
            }
            C::All(all) => {
                let mut conds = Vec::new();
                for one in all {
                    conds.push(self.condition(one)?);
                }
                Ok(Cond::all(conds))
            }
            C::Any(any) => {
                let mut conds = Vec::new();
                for one in any {
                    conds.push(self.condition(one)?);
                }
                Ok(Cond::OneOf(conds))
            }
            C::HasOpponents { who: tree::PlayerPhrase::You, quantity } => {
                let (cmp, n) = self.quantity_test(*quantity, condition)?;
                Ok(Cond::Compare(Amount::Players(Players::Opponents), cmp, Amount::Const(n)))
            }
            C::IsNthTimeOf { number: nth, event } => {
                let nth = Amount::Const(number(*nth));
                Ok(Cond::Compare(self.times_this_turn(event)?, Cmp::Equal, nth))
            }
            C::IsOrdinal { .. }
            | C::ThisIsOrdinal(_)
            | C::HasOpponents { .. }
            | C::UsedToPlay { .. }
            | C::IsNthTime(_)
            | C::CardDoes { .. }
            | C::Does { .. }
            | C::Would(_)
            | C::BeingChallenged
            | C::Challenging(_)
            | C::Unless(_) => gap(Part::Condition, "a condition here", condition),
        }
    }

    /// "If no one does".
    fn nobody_did(&mut self, node: &tree::Condition) -> Res<Cond> {
        match self.bound.way.did {
            Some(did) => Ok(not(Cond::Bound(did))),
            None => gap(Part::Condition, "nobody was asked", node),
        }
    }

    /// Whose turn.
    pub(super) fn turn_of(&mut self, whose: &tree::TurnOf) -> Res<Players> {
        match whose {
            tree::TurnOf::Your => Ok(Players::One(PlayerRef::You)),
            tree::TurnOf::The => Ok(Players::All),
            tree::TurnOf::This | tree::TurnOf::Each => Ok(Players::All),
            tree::TurnOf::PlayerNext(phrase) => self.players(phrase),
            tree::TurnOf::YourNext => gap(Part::Event, "your next turn", whose),
            tree::TurnOf::YourNth(_) => Ok(Players::One(PlayerRef::You)),
            tree::TurnOf::Player(phrase) => self.players(phrase),
        }
    }

    /// In a period of turns.
    pub(super) fn during(&mut self, period: &tree::TurnPeriod) -> Res<Cond> {
        match period {
            tree::TurnPeriod::Yours => Ok(Cond::TurnOf(Players::One(PlayerRef::You))),
            tree::TurnPeriod::AnOpponents
            | tree::TurnPeriod::Opponents
            | tree::TurnPeriod::YourOpponents
            | tree::TurnPeriod::EachOpponents => Ok(Cond::TurnOf(Players::Opponents)),
            tree::TurnPeriod::Theirs(reference) => Ok(Cond::TurnOf(self.player_reference(reference)?)),
            tree::TurnPeriod::ThatChallenge => Ok(Cond::InChallenge),
            tree::TurnPeriod::YourNth { number, or_later } => Ok(match or_later {
                tree::OrLater::Omitted => nth_turn(*number, Cmp::Equal),
                tree::OrLater::OrLater => nth_turn(*number, Cmp::AtLeast),
            }),
            tree::TurnPeriod::TheTurnYouPlay(what) => {
                let played = self.described(what, &Domain::Anywhere)?.select();
                let mut pattern = Pattern::subject(EventKind::Played, played);
                pattern.player = Some(Players::One(PlayerRef::You));
                Ok(Cond::Happened(Box::new(pattern)))
            }
        }
    }

    /// A condition on players, for one or some or each of them.
    fn for_players(
        &mut self,
        who: &tree::PlayerPhrase,
        cond: impl FnOnce(&mut Self, PlayerRef) -> Res<Cond>,
    ) -> Res<Cond> {
        let each = is_each(who);
        match self.players(who)? {
            Players::One(player) => cond(self, player),
            players => {
                let cond = Box::new(cond(self, PlayerRef::It)?);
                self.bind_those(who, &players, &cond);
                Ok(if each { Cond::EachPlayer(players, cond) } else { Cond::AnyPlayer(players, cond) })
            }
        }
    }

    /// "If an opponent has …, they …": those of whom it is so.
    fn bind_those(&mut self, who: &tree::PlayerPhrase, players: &Players, cond: &Cond) {
        if let tree::PlayerPhrase::Described(tree::PlayerNoun {
            bind,
            det: tree::PlayerDet::A | tree::PlayerDet::Any,
            ..
        }) = who
        {
            let those = Players::Where(Box::new(players.clone()), Box::new(cond.clone()));
            self.bound.bind_players(*bind, &those);
        }
    }

    fn who_has(&mut self, who: &tree::PlayerPhrase, what: &tree::NounPhrase) -> Res<Cond> {
        self.for_players(who, |inner, player| inner.has(player, what))
    }

    /// Whether the player has such things, as many as the phrase says.
    pub(super) fn has(&mut self, player: PlayerRef, what: &tree::NounPhrase) -> Res<Cond> {
        match what {
            tree::NounPhrase::Joined { items, join, .. } => {
                let mut conds = Vec::new();
                // "An Amber card and a Steel card in your discard": both of them there.
                for item in &super::noun::in_one_place(items) {
                    conds.push(self.has(player, item)?);
                }
                Ok(match join {
                    tree::Join::And => Cond::all(conds),
                    tree::Join::Or | tree::Join::AndOr => Cond::OneOf(conds),
                })
            }
            tree::NounPhrase::Noun(noun) => self.has_noun(player, noun),
            tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_) => {
                let objects = self.whole(what)?;
                let owner = Filter::Owner(Players::One(player));
                Ok(Cond::Are(Box::new(objects), Box::new(owner)))
            }
            what => gap(Part::Condition, "a thing had", what),
        }
    }

    fn has_noun(&mut self, player: PlayerRef, noun: &tree::Noun) -> Res<Cond> {
        has_rules(&noun.head)?;
        if is_ink_drop(noun) {
            let (cmp, n) = self.quantity_test(noun.quantity, noun)?;
            return Ok(Cond::Compare(Amount::InkDrops(player), cmp, Amount::Const(n)));
        }
        if noun.post.iter().any(is_at_each) {
            return gap(Part::Condition, "at each of several", noun);
        }
        // "Characters named A and B": one of each.
        if let Some(place) = noun.post.iter().position(
            |post| matches!(post, tree::Post::Named { join: tree::Join::And, names } if names.len() > 1),
        ) && let tree::Post::Named { names, .. } = &noun.post[place]
        {
            let mut conds = Vec::new();
            for name in names {
                let mut one = noun.clone();
                one.bind = None;
                one.post[place] = tree::Post::Named { names: vec![name.clone()], join: tree::Join::Or };
                conds.push(self.has_noun(player, &one)?);
            }
            return Ok(Cond::all(conds));
        }
        if let Some(cond) = self.so_many_differ(noun, Some(Players::One(player)))? {
            return Ok(cond);
        }
        if let Some(cond) = self.so_many_share(noun, Some(Players::One(player)))? {
            return Ok(cond);
        }
        // "Another location with the same name": as the one that says so.
        if let Some(place) = noun.post.iter().position(|post| matches!(post, tree::Post::SameName(None)))
            && noun.other != tree::Other::No
            && noun.quantity == tree::Quantity::A
            && self.bound.last.is_none()
        {
            let mut named = noun.clone();
            let this = tree::NounPhrase::This(tree::Kind::Card);
            named.post[place] = tree::Post::SameName(Some(Box::new(this)));
            return self.has_noun(player, &named);
        }
        // "2 or more characters with the same name": one that shares a name with another.
        if let Some(place) = noun.post.iter().position(|post| matches!(post, tree::Post::SameName(None)))
            && self.bound.last.is_none()
        {
            let mut plain = noun.clone();
            plain.post.remove(place);
            let mut set = self.described(&tree::NounPhrase::Noun(plain), &Domain::Play)?;
            set.owner = Players::One(player);
            return match noun.quantity {
                tree::Quantity::N(2) | tree::Quantity::NOrMore(2) | tree::Quantity::AtLeast(2) => {
                    Ok(Cond::Exists(Box::new(with_fellow(set.objects()))))
                }
                _ => gap(Part::Condition, "so many with the same name", noun),
            };
        }
        // 5.3.1: "a card" is in play nowhere: it is one of those just seen.
        let domain = match super::noun::is_placeless(noun) {
            false => Domain::Play,
            true => match self.bound.looked.clone() {
                Some(looked) => Domain::Among(looked),
                None => return gap(Part::Condition, "a card where", noun),
            },
        };
        let mut set = self.described(&tree::NounPhrase::Noun(noun.clone()), &domain)?;
        set.owner = Players::One(player);
        let objects = set.objects();
        if player != PlayerRef::It {
            self.bound.bind(noun.bind, &objects);
            self.any_of_them(noun);
        }
        self.as_many(noun.quantity, objects, noun)
    }

    /// Whether there are as many as the quantity says.
    fn as_many(
        &mut self,
        quantity: tree::Quantity,
        objects: Objects,
        node: &dyn std::fmt::Debug,
    ) -> Res<Cond> {
        // "An even number of cards": twice its half.
        if let tree::Quantity::Parity(parity) = quantity {
            let count = Amount::Count(Box::new(objects));
            let even = Amount::Times(Box::new(Amount::Per(Box::new(count.clone()), 2)), 2);
            let even = Cond::Compare(count, Cmp::Equal, even);
            return Ok(match parity {
                tree::Parity::Even => even,
                tree::Parity::Odd => not(even),
            });
        }
        Ok(match self.quantity_test(quantity, node)? {
            (Cmp::AtLeast, 1) => Cond::Exists(Box::new(objects)),
            (Cmp::Equal, 0) => not(Cond::Exists(Box::new(objects))),
            (cmp, n) => Cond::Compare(Amount::Count(Box::new(objects)), cmp, Amount::Const(n)),
        })
    }

    fn has_more(
        &mut self,
        who: &tree::PlayerPhrase,
        (word, by): (tree::MoreWord, i32),
        what: &tree::NounPhrase,
        than: &tree::PlayerPhrase,
    ) -> Res<Cond> {
        // "2 more": so many at least.
        let compare = |own: Amount, other: Amount| match (word, by) {
            (word, 0) => Cond::Compare(own, more(word), than_many(word, other)),
            (tree::MoreWord::AsMany | tree::MoreWord::SameNumber, by) => {
                Cond::Compare(own, Cmp::Equal, Amount::Sum(vec![other, Amount::Const(by)]))
            }
            (tree::MoreWord::TwiceAsMany | tree::MoreWord::AtLeastTwiceAsMany, by) => {
                let twice = than_many(word, other);
                Cond::Compare(own, more(word), Amount::Sum(vec![twice, Amount::Const(by)]))
            }
            (tree::MoreWord::More, by) => {
                Cond::Compare(own, Cmp::AtLeast, Amount::Sum(vec![other, Amount::Const(by)]))
            }
            (tree::MoreWord::Fewer, by) => {
                Cond::Compare(Amount::Sum(vec![own, Amount::Const(by)]), Cmp::AtMost, other)
            }
        };
        let (each, than_each, phrase) = (is_each(who), is_each(than), who);
        let (who, than) = (self.players(who)?, self.players(than)?);
        match (who, than) {
            (Players::One(who), Players::One(than)) => {
                let (own, other) = (self.count_of(what, who)?, self.count_of(what, than)?);
                self.bound.compared = Some(who);
                Ok(compare(own, other))
            }
            // "You have more … than each opponent", "than an opponent".
            (Players::One(who), than) => {
                let (own, other) = (self.count_of(what, who)?, self.count_of(what, PlayerRef::It)?);
                let cond = Box::new(compare(own, other));
                Ok(if than_each { Cond::EachPlayer(than, cond) } else { Cond::AnyPlayer(than, cond) })
            }
            (who, Players::One(than)) => {
                let (own, other) = (self.count_of(what, PlayerRef::It)?, self.count_of(what, than)?);
                let cond = Box::new(compare(own, other));
                self.bind_those(phrase, &who, &cond);
                Ok(if each { Cond::EachPlayer(who, cond) } else { Cond::AnyPlayer(who, cond) })
            }
            (who, than) => gap(Part::Condition, "more than whom", &(who, than)),
        }
    }

    /// "You have the most lore": nobody has more; a tie is enough.
    fn has_extreme(
        &mut self,
        who: &tree::PlayerPhrase,
        degree: tree::Degree,
        what: Option<&tree::NounPhrase>,
    ) -> Res<Cond> {
        let cmp = match degree {
            tree::Degree::Most => Cmp::AtLeast,
            tree::Degree::Least => Cmp::AtMost,
        };
        let players = self.players(who)?;
        let count = |inner: &mut Self, player| match what {
            Some(what) => inner.count_of(what, player),
            None => Ok(Amount::Lore(player)),
        };
        match players {
            Players::One(player) => {
                let (own, other) = (count(self, player)?, count(self, PlayerRef::It)?);
                Ok(Cond::EachPlayer(Players::All, Box::new(Cond::Compare(own, cmp, other))))
            }
            // "An opponent has the most lore": one of those with the most is among them.
            players => {
                let amount = count(self, PlayerRef::It)?;
                let amount = match degree {
                    tree::Degree::Most => amount,
                    tree::Degree::Least => Amount::Times(Box::new(amount), -1),
                };
                if players != Players::Opponents {
                    return gap(Part::Condition, "who has the most", who);
                }
                let most = Players::Most(Box::new(Players::All), Box::new(amount));
                let not_you = Cond::Compare(
                    Amount::Players(Players::Union(vec![most.clone(), Players::One(PlayerRef::You)])),
                    Cmp::More,
                    Amount::Const(1),
                );
                Ok(not_you)
            }
        }
    }

    /// "The number of cards in your hand is more than the number of cards in each opponent's hand": than that of each of them.
    fn value_is_to_each(&mut self, value: &tree::Value, compare: &tree::Compare) -> Res<Option<Cond>> {
        let (cmp, other) = match compare {
            tree::Compare::EqualTo(other) => (Cmp::Equal, other),
            tree::Compare::EqualOrLess(other) => (Cmp::AtMost, other),
            tree::Compare::EqualOrMore(other, _) => (Cmp::AtLeast, other),
            tree::Compare::MoreThanValue(other) => (Cmp::More, other),
            tree::Compare::LessThanValue(other) => (Cmp::Less, other),
            _ => return Ok(None),
        };
        let tree::Value::NumberOf(what) = other.as_ref() else { return Ok(None) };
        let tree::NounPhrase::Noun(noun) = what.as_ref() else { return Ok(None) };
        let mut theirs = noun.clone();
        let Some((players, theirs_now)) = self.said_of_each(&mut theirs)? else { return Ok(None) };
        let own = self.value(value)?;
        let other = self.count(&tree::NounPhrase::Noun(theirs_now))?;
        Ok(Some(Cond::EachPlayer(players, Box::new(Cond::Compare(own, cmp, other)))))
    }

    /// "The total {S} of your characters is 10 or more".
    fn value_is(&mut self, value: &tree::Value, compare: &tree::Compare) -> Res<Cond> {
        if let Some(each) = self.value_is_to_each(value, compare)? {
            return Ok(each);
        }
        let value = self.value(value)?;
        let (cmp, n) = match compare {
            tree::Compare::Exactly(n) | tree::Compare::JustExactly(n) => (Cmp::Equal, *n),
            tree::Compare::OrLess(n) | tree::Compare::OrFewer(n) => (Cmp::AtMost, *n),
            tree::Compare::OrMore(n) | tree::Compare::OrGreater(n) => (Cmp::AtLeast, *n),
            tree::Compare::EqualTo(other) => {
                let other = self.value(other)?;
                return Ok(Cond::Compare(value, Cmp::Equal, other));
            }
            tree::Compare::EqualOrLess(other) => {
                let other = self.value(other)?;
                return Ok(Cond::Compare(value, Cmp::AtMost, other));
            }
            tree::Compare::EqualOrMore(other, _) => {
                let other = self.value(other)?;
                return Ok(Cond::Compare(value, Cmp::AtLeast, other));
            }
            tree::Compare::MoreThanValue(other) => {
                let other = self.value(other)?;
                return Ok(Cond::Compare(value, Cmp::More, other));
            }
            tree::Compare::LessThanValue(other) => {
                let other = self.value(other)?;
                return Ok(Cond::Compare(value, Cmp::Less, other));
            }
            tree::Compare::UpToMore(..)
            | tree::Compare::MoreThan(_)
            | tree::Compare::LessThan(_)
            | tree::Compare::MoreThanStat(_)
            | tree::Compare::LessThanStat(_) => {
                return gap(Part::Condition, "a value compared", compare);
            }
        };
        Ok(Cond::Compare(value, cmp, Amount::Const(number(n))))
    }

    /// How lore is compared, and with what.
    pub(super) fn lore_compared(&mut self, compare: &tree::LoreCompare) -> Res<(Cmp, Amount)> {
        Ok(match compare {
            tree::LoreCompare::Exactly(n) | tree::LoreCompare::JustExactly(n) => {
                (Cmp::Equal, Amount::Const(number(*n)))
            }
            tree::LoreCompare::OrMore(n) => (Cmp::AtLeast, Amount::Const(number(*n))),
            tree::LoreCompare::OrLess(n) => (Cmp::AtMost, Amount::Const(number(*n))),
            tree::LoreCompare::MoreThan(than) => (Cmp::More, Amount::Lore(self.player(than)?)),
            tree::LoreCompare::Under(n) => (Cmp::Less, Amount::Const(number(*n))),
            tree::LoreCompare::Over(n) => (Cmp::More, Amount::Const(number(*n))),
            tree::LoreCompare::LessThan(than) => (Cmp::Less, Amount::Lore(self.player(than)?)),
            tree::LoreCompare::Twice { word, than } => {
                (lore_twice(*word), Amount::Times(Box::new(Amount::Lore(self.player(than)?)), 2))
            }
            tree::LoreCompare::Apart { by, change, than } => {
                let (cmp, by) = lore_apart(*by, *change);
                (cmp, Amount::Sum(vec![Amount::Lore(self.player(than)?), Amount::Const(by)]))
            }
        })
    }

    fn has_lore(&mut self, who: &tree::PlayerPhrase, compare: &tree::LoreCompare) -> Res<Cond> {
        let (cmp, than) = match compare {
            tree::LoreCompare::Exactly(n) | tree::LoreCompare::JustExactly(n) => {
                (Cmp::Equal, Amount::Const(number(*n)))
            }
            tree::LoreCompare::OrMore(n) => (Cmp::AtLeast, Amount::Const(number(*n))),
            tree::LoreCompare::OrLess(n) => (Cmp::AtMost, Amount::Const(number(*n))),
            tree::LoreCompare::MoreThan(than) => return self.lore_than(who, Cmp::More, &|lore| lore, than),
            tree::LoreCompare::Under(n) => (Cmp::Less, Amount::Const(number(*n))),
            tree::LoreCompare::Over(n) => (Cmp::More, Amount::Const(number(*n))),
            tree::LoreCompare::LessThan(than) => return self.lore_than(who, Cmp::Less, &|lore| lore, than),
            tree::LoreCompare::Apart { by, change, than } => {
                let (cmp, by) = lore_apart(*by, *change);
                let apart = |lore| Amount::Sum(vec![lore, Amount::Const(by)]);
                return self.lore_than(who, cmp, &apart, than);
            }
            tree::LoreCompare::Twice { word, than } => {
                let twice = |lore| Amount::Times(Box::new(lore), 2);
                return self.lore_than(who, lore_twice(*word), &twice, than);
            }
        };
        self.for_players(who, |_, player| Ok(Cond::Compare(Amount::Lore(player), cmp, than)))
    }

    fn lore_than(
        &mut self,
        who: &tree::PlayerPhrase,
        cmp: Cmp,
        of: &dyn Fn(Amount) -> Amount,
        than: &tree::PlayerPhrase,
    ) -> Res<Cond> {
        let lore = |player| of(Amount::Lore(player));
        match self.players(than)? {
            Players::One(than) => {
                self.for_players(who, |_, player| Ok(Cond::Compare(Amount::Lore(player), cmp, lore(than))))
            }
            // "You have less lore than an opponent".
            many => {
                let who = self.player(who)?;
                let cond = Cond::Compare(Amount::Lore(who), cmp, lore(PlayerRef::It));
                Ok(match is_each(than) {
                    true => Cond::EachPlayer(many, Box::new(cond)),
                    false => Cond::AnyPlayer(many, Box::new(cond)),
                })
            }
        }
    }

    fn is(&mut self, what: &tree::NounPhrase, state: &tree::State) -> Res<Cond> {
        match (what, state) {
            // "If a Villain character is chosen": what was chosen is one.
            (what, tree::State::Chosen) => {
                let Some(chosen) = self.bound.chosen.clone() else {
                    return gap(Part::Condition, "nothing was chosen", what);
                };
                let filter = self.described(what, &Domain::Anywhere)?.select();
                if let tree::NounPhrase::Noun(noun) = what {
                    self.bound.bind(noun.bind, &chosen);
                }
                Ok(Cond::Are(Box::new(chosen), Box::new(with_owner(filter))))
            }
            // "If both are Hero character cards": of the two that were shown.
            (tree::NounPhrase::Portion(tree::Portion::Both), state) => {
                let Some(shown) = self.bound.looked.clone().or_else(|| self.bound.chosen.clone()) else {
                    return gap(Part::Condition, "both of whom", what);
                };
                let filter = self.state(state)?;
                let two = Amount::Count(Box::new(shown.clone()));
                let two = Cond::Compare(two, Cmp::Equal, Amount::Const(2));
                Ok(Cond::all([two, Cond::Are(Box::new(shown), Box::new(filter))]))
            }
            (tree::NounPhrase::This(_), tree::State::In(zone)) => Ok(Cond::ThisIn(zone_kind(zone.kind))),
            (
                tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Source, .. }),
                tree::State::In(zone),
            ) => Ok(Cond::ThisIn(zone_kind(zone.kind))),
            // "While a card is under this character", "if a song card is in your discard": there is one.
            (tree::NounPhrase::Noun(noun), tree::State::Under(_) | tree::State::In(_))
                if noun.chosen == tree::Chosen::No && !is_all(noun.quantity) =>
            {
                let place = match state {
                    tree::State::Under(host) => tree::Post::Under(Box::new(host.clone())),
                    tree::State::In(zone) => tree::Post::In(zone.clone()),
                    state => return gap(Part::Condition, "a place", state),
                };
                let post = noun.post.iter().cloned().chain([place]).collect();
                self.there_is(&tree::NounPhrase::Noun(tree::Noun { post, ..noun.clone() }))
            }
            (what, state) => {
                let filter = self.state(state)?;
                if let tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_) = what {
                    let whole = self.whole(what)?;
                    self.bind_place(state, whole);
                }
                self.any_is(what, filter)
            }
        }
    }

    /// "At a location": later words may speak of that location.
    pub(super) fn bind_place(&mut self, state: &tree::State, who: Objects) {
        if let tree::State::At(tree::NounPhrase::Noun(place)) = state {
            let location = Objects::LocationOf(Box::new(who));
            self.bound.bind(place.bind, &location);
            self.bound.location = Some(location);
        }
    }

    /// Whether what the phrase means matches, as many as its quantity says.
    fn any_is(&mut self, what: &tree::NounPhrase, filter: Filter) -> Res<Cond> {
        match what {
            tree::NounPhrase::Noun(noun) if is_all(noun.quantity) => {
                let objects = self.described(what, &Domain::Play)?.objects();
                self.bound.bind(noun.bind, &objects);
                Ok(Cond::Are(Box::new(objects), Box::new(filter)))
            }
            tree::NounPhrase::Noun(noun) if noun.chosen == tree::Chosen::No => {
                let mut set = self.described(what, &Domain::Play)?;
                set.filter = Filter::all([set.filter, filter]);
                let objects = set.objects();
                self.bound.bind(noun.bind, &objects);
                self.as_many(noun.quantity, objects, noun)
            }
            // "If one of them is …": so many of those spoken of.
            tree::NounPhrase::PartOf { quantity, of, bind, post }
                if !is_all(*quantity) && post.is_empty() =>
            {
                let all = self.bound.antecedent(of)?;
                let objects = Objects::Among(Box::new(all), Box::new(filter));
                self.bound.bind(*bind, &objects);
                self.as_many(*quantity, objects, what)
            }
            what => {
                let objects = self.whole(what)?;
                Ok(Cond::Are(Box::new(objects), Box::new(filter)))
            }
        }
    }

    /// "They have the same name", "they have different names": each shares one with all the others, or none with any (5.2.6).
    fn share_names(&mut self, what: &tree::NounPhrase, shared: Shared) -> Res<Cond> {
        let mut all = self.whole(what)?;
        // "Choose a character and reveal a card. If they have the same name": both of them.
        if let (tree::NounPhrase::Ref(_), Some(chosen)) = (what, self.bound.chosen.clone())
            && chosen != all
            && !matches!(all, Objects::Union(_))
        {
            all = Objects::Union(vec![chosen, all]);
        }
        let others = Objects::Without(Box::new(all.clone()), Box::new(Objects::It));
        let same = Filter::SameName(Box::new(others));
        let filter = match (shared, &all) {
            (Shared::Different, _) => Filter::Not(Box::new(same)),
            // Of these two.
            (Shared::Same, Objects::Union(_)) => same,
            // One name that all of them have: pairs are not enough.
            (Shared::Same, _) => Filter::CommonName(Box::new(all.clone())),
        };
        let several = match (shared, what) {
            (Shared::Same, tree::NounPhrase::Ref(_)) if !matches!(all, Objects::Union(_)) => {
                let count = Amount::Count(Box::new(all.clone()));
                Cond::Compare(count, Cmp::AtLeast, Amount::Const(2))
            }
            (Shared::Same | Shared::Different, _) => Cond::True,
        };
        Ok(Cond::all([several, Cond::Are(Box::new(all), Box::new(filter))]))
    }

    /// "They have the same cost": there are several, and all of them have one.
    fn share_one(&mut self, what: &tree::NounPhrase, same: tree::Differing) -> Res<Cond> {
        if same == tree::Differing::Names {
            return self.share_names(what, Shared::Same);
        }
        let all = self.whole(what)?;
        let count = Amount::Count(Box::new(all.clone()));
        let several = Cond::Compare(count, Cmp::AtLeast, Amount::Const(2));
        let one = match super::filter::differing(same) {
            Differing::Value(of) => {
                let values = Amount::DifferentValues(of, Box::new(all));
                Cond::Compare(values, Cmp::Equal, Amount::Const(1))
            }
            // 5.2.7: of two each shares one with the other.
            Differing::Classes if matches!(&all, Objects::Union(two) if two.len() == 2) => {
                let others = Objects::Without(Box::new(all.clone()), Box::new(Objects::It));
                Cond::Are(Box::new(all), Box::new(Filter::SharesClass(Box::new(others))))
            }
            Differing::Classes | Differing::Inks | Differing::Names => {
                return gap(Part::Condition, "what is the same of several", &same);
            }
        };
        Ok(Cond::all([several, one]))
    }

    /// "They have different costs": no two of them share one.
    fn share_nothing(&mut self, what: &tree::NounPhrase, differing: tree::Differing) -> Res<Cond> {
        if differing == tree::Differing::Names {
            return self.share_names(what, Shared::Different);
        }
        let all = self.whole(what)?;
        match super::filter::differing(differing) {
            Differing::Classes => {
                let others = Objects::Without(Box::new(all.clone()), Box::new(Objects::It));
                let shares = Filter::SharesClass(Box::new(others));
                Ok(Cond::Are(Box::new(all), Box::new(Filter::Not(Box::new(shares)))))
            }
            Differing::Value(of) => {
                let values = Amount::DifferentValues(of, Box::new(all.clone()));
                Ok(Cond::Compare(values, Cmp::Equal, Amount::Count(Box::new(all))))
            }
            Differing::Names | Differing::Inks => gap(Part::Condition, "what differs", &differing),
        }
    }

    fn there_is(&mut self, what: &tree::NounPhrase) -> Res<Cond> {
        let tree::NounPhrase::Noun(noun) = what else {
            return gap(Part::Condition, "there is what", what);
        };
        if noun.post.iter().any(is_at_each) {
            return gap(Part::Condition, "at each of several", noun);
        }
        if let Some(cond) = self.so_many_differ(noun, None)? {
            return Ok(cond);
        }
        if let Some(cond) = self.so_many_share(noun, None)? {
            return Ok(cond);
        }
        let objects = self.described(what, &Domain::Play)?.objects();
        self.bound.bind(noun.bind, &objects);
        self.any_of_them(noun);
        self.as_many(noun.quantity, objects, noun)
    }

    /// "3 or more characters with different names": so many names among them. With several of what differs on one card, how many
    /// there are says nothing.
    fn so_many_differ(&mut self, noun: &tree::Noun, owner: Option<Players>) -> Res<Option<Cond>> {
        let Some((place, what)) = counted_once(noun) else { return Ok(None) };
        let mut plain = noun.clone();
        plain.post.remove(place);
        let mut set = self.described(&tree::NounPhrase::Noun(plain), &Domain::Play)?;
        if let Some(owner) = owner {
            set.owner = owner;
        }
        let (cmp, n) = self.quantity_test(noun.quantity, noun)?;
        let different = super::amount::number_of_different(what, set.objects());
        Ok(Some(Cond::Compare(different, cmp, Amount::Const(n))))
    }

    /// "3 or more characters with the same classification": so many that have one; nothing else is spoken of with which they could share
    /// it. Of two with the same name the fellow of each is asked for.
    fn so_many_share(&mut self, noun: &tree::Noun, owner: Option<Players>) -> Res<Option<Cond>> {
        let (tree::Quantity::NOrMore(least) | tree::Quantity::AtLeast(least)) = noun.quantity else {
            return Ok(None);
        };
        let shared = noun.post.iter().map(super::filter::shared);
        let found = shared.enumerate().find_map(|(place, what)| what.map(|what| (place, what)));
        let Some((place, what)) = found else { return Ok(None) };
        let is_pair = what == Alike::Name && least == 2;
        if noun.other != tree::Other::No || self.bound.last.is_some() || least < 2 || is_pair {
            return Ok(None);
        }
        let mut plain = noun.clone();
        plain.post.remove(place);
        let mut set = self.described(&tree::NounPhrase::Noun(plain), &Domain::Play)?;
        if let Some(owner) = owner {
            set.owner = owner;
        }
        let most = Amount::MostAlike(what, Box::new(set.objects()));
        Ok(Some(Cond::Compare(most, Cmp::AtLeast, Amount::Const(number(least)))))
    }

    /// "If you have an item in play": any of several may be the one that later words mean.
    fn any_of_them(&mut self, noun: &tree::Noun) {
        if let (Some(bind), tree::Quantity::A | tree::Quantity::One) = (noun.bind, noun.quantity) {
            self.bound.one_of.push(bind);
        }
    }

    /// A state as a filter.
    pub(super) fn state(&mut self, state: &tree::State) -> Res<Filter> {
        Ok(match state {
            tree::State::Exerted => Filter::Exerted,
            tree::State::Ready => Filter::Ready,
            tree::State::Damaged => Filter::Damaged,
            tree::State::Undamaged => Filter::Undamaged,
            // The set looks only at what is in play.
            tree::State::InPlay => Filter::Any,
            // "While one of your characters is at each of your locations": one at one of them is not enough.
            tree::State::At(tree::NounPhrase::Noun(noun)) if is_all(noun.quantity) => {
                return gap(Part::Condition, "at each of several", noun);
            }
            tree::State::At(place) => self.at(place)?,
            tree::State::Here => self.at_here(),
            tree::State::There => match self.bound.location.clone() {
                Some(place) => Filter::At(Box::new(place)),
                None => return gap(Part::Condition, "where", state),
            },
            tree::State::Under(host) => {
                let host = self.whole(host)?;
                Filter::Under(Box::new(host))
            }
            tree::State::BeingChallenged => Filter::Challenged,
            tree::State::BeingChallengedBy(whom) => {
                let whom = super::event::anywhere(self, whom)?;
                Filter::all([Filter::Challenged, Filter::InChallengeWith(Box::new(whom))])
            }
            tree::State::Challenging(None) => Filter::Challenging,
            tree::State::Challenging(Some(whom)) => {
                let whom = super::event::anywhere(self, whom)?;
                Filter::all([Filter::Challenging, Filter::InChallengeWith(Box::new(whom))])
            }
            tree::State::A(what) => self.is_a(what)?,
            tree::State::Named(name) => Filter::Named(name.clone()),
            tree::State::SameNameAs(with) => self.same_name_as(with)?,
            tree::State::Cost(compare) => self.compare(Stat::Cost, compare)?,
            tree::State::In(_) | tree::State::Chosen | tree::State::Revealed => {
                return gap(Part::Condition, "a state", state);
            }
        })
    }

    /// 6.1.6: "the same name as another card": another than the one that is compared.
    fn same_name_as(&mut self, with: &tree::NounPhrase) -> Res<Filter> {
        let others = match with {
            tree::NounPhrase::Noun(noun) if noun.other != tree::Other::No => {
                let mut all = noun.clone();
                all.other = tree::Other::No;
                let all = self.whole(&tree::NounPhrase::Noun(all))?;
                Objects::Without(Box::new(all), Box::new(Objects::It))
            }
            with => self.whole(with)?,
        };
        Ok(Filter::SameName(Box::new(others)))
    }

    /// "It's a character card", "it's the named card".
    fn is_a(&mut self, what: &tree::NounPhrase) -> Res<Filter> {
        if let tree::NounPhrase::Ref(tree::Ref {
            word: tree::Pronoun::The(tree::Participle::Named, _), ..
        }) = what
        {
            return match self.bound.named {
                Some(name) => Ok(Filter::NamedBound(name)),
                None => gap(Part::Condition, "no name was named", what),
            };
        }
        Ok(with_owner(self.described(what, &Domain::Anywhere)?.select()))
    }

    /// Something had, as a filter.
    pub(super) fn having(&mut self, having: &tree::Having) -> Res<Filter> {
        match having {
            tree::Having::Damage => Ok(Filter::Damaged),
            tree::Having::NoDamage => Ok(Filter::Undamaged),
            tree::Having::DamageAmount { compare, word: _ } => self.compare(Stat::Damage, compare),
            tree::Having::Stat { stat: which, compare } => self.compare(stat(*which), compare),
            tree::Having::Keyword(keyword) => Ok(Filter::Keyword(*keyword)),
            tree::Having::Declared(keyword) => gap(Part::Keyword, "no rules are known for it", keyword),
            tree::Having::Keywords { keywords, join } => {
                let filters: Vec<Filter> = keywords.iter().map(|keyword| Filter::Keyword(*keyword)).collect();
                Ok(match join {
                    tree::Join::And => Filter::all(filters),
                    tree::Join::Or | tree::Join::AndOr => Filter::OneOf(filters),
                })
            }
            tree::Having::SameNameAs(with) => self.same_name_as(with),
            tree::Having::DifferentNameThan(than) => self.different_name(than),
            tree::Having::Superlative { degree, what, among, word: _ } => {
                self.superlative(*degree, *what, among.as_ref(), &Filter::character())
            }
            tree::Having::SameName
            | tree::Having::Same(_)
            | tree::Having::Different(_)
            | tree::Having::Total { .. } => gap(Part::Condition, "names of several", having),
            tree::Having::Noun(noun) => self.having_noun(noun),
        }
    }
}

/// The filter of a description with its owner; zones do not matter.
pub(super) fn with_owner(select: Select) -> Filter {
    match select.owner {
        Players::All => select.filter,
        owner => Filter::all([select.filter, Filter::Owner(owner)]),
    }
}

/// Which card of the turn it is: "if this is the third action you've played this turn", "if she's the second character you played".
pub(super) fn which_of_turn(condition: &tree::Condition) -> Option<&tree::NounPhrase> {
    match condition {
        tree::Condition::ThisIsOrdinal(which) => Some(which),
        tree::Condition::Is {
            what: tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_),
            state: tree::State::A(which @ tree::NounPhrase::Noun(noun)),
            negated: tree::Negation::No,
            ..
        } if matches!(noun.quantity, tree::Quantity::Nth(..) | tree::Quantity::First) => Some(which),
        _ => None,
    }
}

/// Whether it is said of the card that has the text.
fn is_of_source(condition: &tree::Condition) -> bool {
    match condition {
        tree::Condition::ThisIsOrdinal(_) => true,
        tree::Condition::Is { what, .. } => super::happened::is_source(what),
        _ => false,
    }
}
