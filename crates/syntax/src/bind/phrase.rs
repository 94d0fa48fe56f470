//! Walking nouns, players, amounts, events and conditions in printed order.

use crate::tree::*;

use super::memory::{Acting, Kinds, Memory, Part, Thing, Wanted, Who};
use super::{Binder, Unbound, Why, word_of, words_of};
use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::player::write_player;

/// How a phrase stands in its clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Subject,
    /// An object of the verb: no pronoun means another object of the same verb.
    Object,
    /// Whose something is, and anything inside another phrase.
    Inside,
    /// What something is said to be ("it's a character card"): mentions nothing new.
    Predicate,
}

impl Binder {
    /// Walks a phrase and tells what it stands for.
    pub(super) fn noun_phrase(&mut self, noun: &mut NounPhrase, role: Role) -> Option<Thing> {
        let thing = match noun {
            NounPhrase::This(kind) => {
                self.memory.mention(Thing::Source, Kinds::of(kind), Number::Singular, card_suffix(kind));
                Some(Thing::Source)
            }
            NounPhrase::Noun(noun) => self.noun(noun, role),
            NounPhrase::Ref(reference) => self.reference(reference, role),
            NounPhrase::Joined { .. } => self.joined(noun, role),
            NounPhrase::PartOf { .. } => self.part_of(noun, role),
            NounPhrase::Portion(_) => None,
            NounPhrase::Gap => self.memory.open.last().copied(),
        };
        if role == Role::Object {
            self.memory.arguments.extend(thing);
        }
        match (role, thing) {
            (Role::Object, Some(thing)) => self.memory.part(thing, Part::Object),
            (Role::Subject, Some(thing)) => self.memory.part(thing, Part::Subject),
            _ => {}
        }
        thing
    }

    fn noun(&mut self, noun: &mut Noun, role: Role) -> Option<Thing> {
        let label = words_of(&NounPhrase::Noun(noun.clone()));
        if let Some(possessor) = &mut noun.possessor {
            self.possessor(possessor);
        }
        let thing = self.introduce(&mut noun.bind, label);
        let (kinds, number) = (Kinds::of_head(&noun.head), meant_number(noun));
        let card = head_card(&noun.head);
        let silent = role == Role::Predicate || noun.quantity == Quantity::No;
        if !silent {
            self.memory.mention(thing, kinds, number, card);
        }
        self.memory.open.push(thing);
        // What something is said to be mentions in passing only: "if it's a card with the same name as …, put it into your hand".
        self.memory.passing += usize::from(role == Role::Predicate);
        for post in &mut noun.post {
            self.post(post);
        }
        self.memory.passing -= usize::from(role == Role::Predicate);
        self.memory.open.pop();
        if silent {
            return None;
        }
        if !noun.post.is_empty() {
            // What the description mentioned stands behind the described.
            self.memory.mention(thing, kinds, number, card);
        }
        if noun.quantity == Quantity::Each {
            self.memory.every.push(thing);
        }
        if noun.chosen == Chosen::Chosen {
            self.memory.deed(Participle::Chosen, thing);
        }
        if noun.other != Other::No {
            self.memory.deed(Participle::Other, thing);
        }
        Some(thing)
    }

    fn joined(&mut self, phrase: &mut NounPhrase, role: Role) -> Option<Thing> {
        let label = words_of(phrase);
        let NounPhrase::Joined { items, join, bind, .. } = phrase else { return None };
        let inner = if role == Role::Object { Role::Inside } else { role };
        let things: Vec<Thing> = items.iter_mut().filter_map(|item| self.noun_phrase(item, inner)).collect();
        let thing = self.introduce(bind, label);
        if role == Role::Predicate {
            return None;
        }
        self.memory.join(thing, &things);
        let kinds = things
            .iter()
            .filter_map(|thing| self.memory.last_of(*thing))
            .fold(Kinds::NONE, |kinds, mention| kinds.and(mention.kinds));
        let number = match join {
            Join::Or => Number::Singular,
            Join::And | Join::AndOr => Number::Plural,
        };
        self.memory.mention(thing, kinds, number, CardSuffix::None);
        Some(thing)
    }

    fn part_of(&mut self, phrase: &mut NounPhrase, role: Role) -> Option<Thing> {
        let label = words_of(phrase);
        let NounPhrase::PartOf { quantity, of, bind, post } = phrase else { return None };
        let whole = match *quantity == Quantity::Both && of.word == Pronoun::They {
            true => self.both_of(of),
            false => self.whole_of(of),
        };
        let thing = self.introduce(bind, label);
        if let Some(whole) = whole {
            self.memory.wholes.push((thing, whole));
        }
        self.memory.open.push(thing);
        for post in post {
            self.post(post);
        }
        self.memory.open.pop();
        if role == Role::Predicate {
            return None;
        }
        let (kinds, card) = whole
            .and_then(|whole| self.memory.last_of(whole))
            .map_or((Kinds::ALL, CardSuffix::Card), |mention| (mention.kinds, mention.card));
        self.memory.mention(thing, kinds, quantity_number(*quantity, Number::Plural), card);
        Some(thing)
    }

    /// "Both of them": several that were spoken of together, two that were chosen apart, or another card and the card itself.
    fn both_of(&mut self, of: &mut Ref) -> Option<Thing> {
        let whole = self.whole_of(of)?;
        if !self.memory.is_one(whole) {
            return Some(whole);
        }
        let other = if whole == Thing::Source { self.memory.last_other() } else { Some(whole) };
        let other = other.filter(|other| *other != Thing::Source);
        let both = match other {
            Some(Thing::Phrase(place)) if self.memory.is_another(Thing::Phrase(place)) => {
                self.number(place).map(Antecedent::SourceAnd)
            }
            Some(other) => self.pair(other),
            None => None,
        };
        match both {
            Some(both) => of.to = both,
            None => self.fail(word_of(of)),
        }
        Some(whole)
    }

    /// "2 of them into your hand and 2 of them into your discard": both times of all of them.
    fn whole_of(&mut self, of: &mut Ref) -> Option<Thing> {
        // "If you have 2 or more Toy characters in play, ready one of them": of several.
        if of.word == Pronoun::They
            && self.memory.resolve(&of.word, &[]).is_none_or(|one| one == Thing::Source)
            && let Some(several) = self.memory.last_several()
        {
            of.to = self.antecedent(several);
            self.tell(word_of(of), self.label(several));
            return Some(several);
        }
        let part = self.memory.resolve(&of.word, &[]);
        let whole = self.memory.wholes.iter().find(|(one, _)| Some(*one) == part).map(|(_, whole)| *whole);
        match (&of.word, whole) {
            (Pronoun::They, Some(whole)) => {
                of.to = self.antecedent(whole);
                self.tell(word_of(of), self.label(whole));
                Some(whole)
            }
            _ => self.reference(of, Role::Inside),
        }
    }

    /// Resolves a word that points back.
    pub(super) fn reference(&mut self, reference: &mut Ref, role: Role) -> Option<Thing> {
        let shut: &[Thing] = if role == Role::Object { &self.memory.arguments.clone() } else { &[] };
        let Some(thing) = self.memory.resolve(&reference.word, shut) else {
            self.fail(word_of(reference));
            return None;
        };
        if self.memory.has_rival(&reference.word, thing)
            || self.memory.is_open_in_each(&reference.word, thing)
        {
            self.unbound.push(Unbound { word: word_of(reference), why: Why::TwoFit });
        }
        reference.to = self.antecedent(thing);
        // "Those characters", of which one was chosen here and one there; later words for them mean both as well.
        let is_of_both = match &reference.word {
            Pronoun::Those(_) => self.memory.is_one(thing),
            Pronoun::They => self.memory.is_of_pair(thing) && !self.memory.is_one(thing),
            _ => false,
        };
        if is_of_both && let Some(both) = self.pair(thing) {
            reference.to = both;
        }
        self.tell(word_of(reference), self.label(thing));
        if role != Role::Predicate {
            self.mention_again(&reference.word, thing);
        }
        Some(thing)
    }

    /// A thing and the one that was chosen apart from it before, where there is one.
    pub(super) fn pair(&mut self, thing: Thing) -> Option<Antecedent> {
        let other = self.memory.partner(thing)?;
        let (Thing::Phrase(first), Thing::Phrase(second)) = (other, thing) else { return None };
        self.memory.pairs.push((first, second));
        match (self.number(first), self.number(second)) {
            (Some(first), Some(second)) => Some(Antecedent::Both(first, second)),
            _ => Some(Antecedent::Open),
        }
    }

    /// "Among them": of several, whatever one card was spoken of since ("draw a card for each song card among them").
    fn among(&mut self, reference: &mut Ref) {
        match (&reference.word, self.memory.last_several()) {
            (Pronoun::They, Some(thing)) => {
                reference.to = self.antecedent(thing);
                self.tell(word_of(reference), self.label(thing));
            }
            _ => {
                self.reference(reference, Role::Inside);
            }
        }
    }

    /// A reference mentions its thing anew, in its own words.
    fn mention_again(&mut self, word: &Pronoun, thing: Thing) {
        let before = self.memory.last_of(thing);
        let (kinds, number, card) = match word {
            Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They => before
                .map_or((Kinds::ALL, Number::Singular, CardSuffix::None), |mention| {
                    (mention.kinds, mention.number, mention.card)
                }),
            Pronoun::That(head) | Pronoun::Those(head) | Pronoun::The(_, head) | Pronoun::Definite(head) => {
                (Kinds::of_head(head), head.number, head_card(head))
            }
        };
        self.memory.mention(thing, kinds, number, card);
    }

    fn post(&mut self, post: &mut Post) {
        match post {
            Post::Have { who, .. } => self.aside(|binder| {
                binder.player(who);
            }),
            Post::Of(possessor) | Post::OfChoice(possessor) => self.possessor(possessor),
            Post::From(zone)
            | Post::In(zone)
            | Post::OfZone(zone)
            | Post::FromTopOf(zone)
            | Post::FromBottomOf(zone) => self.zone(zone),
            Post::FromAmong(of) => {
                self.reference(of, Role::Inside);
            }
            Post::Among(of) => self.among(of),
            Post::DifferentName { than } => {
                if let Some(than) = than {
                    self.in_passing(|binder| {
                        binder.noun_phrase(than, Role::Inside);
                    });
                }
            }
            Post::Superlative { among, .. } => {
                if let Some(among) = among {
                    self.in_passing(|binder| {
                        binder.noun_phrase(among, Role::Inside);
                    });
                }
            }
            Post::WithCost(compare)
            | Post::WithStat { compare, .. }
            | Post::WithTotal { compare, .. }
            | Post::WithTotalCost(compare)
            | Post::WithKeywordNumber { compare, .. }
            | Post::WithDamageAmount(compare) => self.compare(compare),
            Post::With(what) | Post::At(what) | Post::SameAs(what) => {
                self.noun_phrase(what, Role::Inside);
            }
            Post::AndWith(more) => self.post(more),
            Post::Except(what) => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Post::Under(what) | Post::FromUnder(what) => self.in_play(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Post::SameName(to)
            | Post::SameCost { to, .. }
            | Post::SameStat { to, .. }
            | Post::SameClass(to) => {
                if let Some(to) = to {
                    self.noun_phrase(to, Role::Inside);
                }
            }
            Post::Which { condition, .. } => self.condition(condition),
            Post::Relative { event, .. } => self.event(event),
            Post::AnyOf(posts) => {
                for post in posts {
                    self.post(post);
                }
            }
            Post::InPlay
            | Post::Named { .. }
            | Post::OfThat { .. }
            | Post::NotNamed(_)
            | Post::WithKeyword { .. }
            | Post::WithoutKeyword(_)
            | Post::WithDeclared(_)
            | Post::WithoutDeclared(_)
            | Post::WithDamage
            | Post::WithNoDamage
            | Post::WithInkwellSymbol
            | Post::ThatName
            | Post::Here
            | Post::There
            | Post::Distributed
            | Post::FromHere
            | Post::FromThose(_)
            | Post::Different(_)
            | Post::OrTied { .. }
            | Post::AtRandom => {}
        }
    }

    pub(super) fn compare(&mut self, compare: &mut Compare) {
        match compare {
            Compare::EqualTo(value)
            | Compare::EqualOrLess(value)
            | Compare::EqualOrMore(value, _)
            | Compare::MoreThanValue(value)
            | Compare::LessThanValue(value) => self.value(value),
            Compare::UpToMore(_, what) | Compare::MoreThan(what) | Compare::LessThan(what) => {
                self.noun_phrase(what, Role::Inside);
            }
            Compare::MoreThanStat(_)
            | Compare::LessThanStat(_)
            | Compare::Exactly(_)
            | Compare::JustExactly(_)
            | Compare::OrLess(_)
            | Compare::OrMore(_)
            | Compare::OrGreater(_)
            | Compare::OrFewer(_) => {}
        }
    }

    /// Walks a player phrase and tells who acts.
    pub(super) fn player(&mut self, player: &mut PlayerPhrase) -> Acting {
        let mut out = Out::default();
        write_player(player, Case::Subject, &mut out);
        let label = out.finish();
        match player {
            PlayerPhrase::You => Acting::You,
            PlayerPhrase::Described(noun) => {
                let Thing::Phrase(place) = self.introduce(&mut noun.bind, label) else { return Acting::You };
                let who = Who::Phrase(place);
                self.memory.mention_player(who);
                let before = self.memory.acting.replace(Acting::Player(who));
                if let Some(filter) = &mut noun.with {
                    self.player_filter(filter);
                }
                self.memory.acting = before;
                Acting::Player(who)
            }
            PlayerPhrase::Ref(reference) => {
                self.player_ref(reference, Memory::last_player).map_or(Acting::You, Acting::Player)
            }
            PlayerPhrase::OwnerOf { card, .. } => match self.reference(card, Role::Inside) {
                Some(thing) => {
                    let who = Who::OwnerOf(thing);
                    self.memory.mention_player(who);
                    Acting::Player(who)
                }
                None => Acting::You,
            },
            PlayerPhrase::Joined { players, .. } => {
                let mut acting = Acting::You;
                for player in players {
                    acting = self.player(player);
                }
                acting
            }
            PlayerPhrase::ChallengingPlayer => {
                let who = Who::OwnerOf(Thing::Challenger);
                self.memory.mention_player(who);
                Acting::Player(who)
            }
        }
    }

    fn player_filter(&mut self, filter: &mut PlayerFilter) {
        match filter {
            PlayerFilter::MoreLoreThan(player) => self.aside(|binder| {
                binder.player(player);
            }),
            PlayerFilter::TheMost(what) | PlayerFilter::TheFewest(what) | PlayerFilter::With(what) => self
                .in_passing(|binder| {
                    binder.noun_phrase(what, Role::Inside);
                }),
            PlayerFilter::MoreThan { what, than, .. } => {
                self.in_passing(|binder| {
                    binder.noun_phrase(what, Role::Inside);
                });
                self.aside(|binder| {
                    binder.player(than);
                });
            }
            PlayerFilter::Lore(compare) => {
                if let Some(than) = compare.than_mut() {
                    self.aside(|binder| {
                        binder.player(than);
                    });
                }
            }
            PlayerFilter::WhoHas(had) => self.player_filter(had),
            PlayerFilter::LoreExtreme(_) | PlayerFilter::WhoDoesNot | PlayerFilter::WhoDoes => {}
            PlayerFilter::Who(event) => self.event(event),
        }
    }

    /// Resolves a word that points back to a player, as `find` finds it.
    pub(super) fn player_ref(
        &mut self,
        reference: &mut PlayerRef,
        find: impl Fn(&Memory) -> Option<Who>,
    ) -> Option<Who> {
        let word = match reference.word {
            PlayerPronoun::They => "they",
            PlayerPronoun::ThatPlayer => "that player",
            PlayerPronoun::ThosePlayers => "those players",
        };
        let Some(who) = find(&self.memory) else {
            self.fail(word.to_owned());
            return None;
        };
        reference.to = self.player_antecedent(who);
        self.tell(word.to_owned(), self.who_label(who));
        self.memory.mention_player(who);
        Some(who)
    }

    pub(super) fn possessor(&mut self, possessor: &mut Possessor) {
        match possessor {
            Possessor::Your => {}
            Possessor::Their(reference) => {
                self.player_ref(reference, Memory::resolve_player);
            }
            Possessor::Of(reference) => {
                self.reference(reference, Role::Inside);
            }
            Possessor::Player(player) => {
                self.player(player);
            }
            Possessor::Card(card) => {
                self.noun_phrase(card, Role::Inside);
            }
        }
    }

    pub(super) fn zone(&mut self, zone: &mut Zone) {
        if let Some(whose) = &mut zone.whose {
            self.possessor(whose);
        }
    }

    pub(super) fn turn_owner(&mut self, owner: &mut TurnOwner) {
        match owner {
            TurnOwner::Your => {}
            TurnOwner::Of(Possessor::Their(reference)) => {
                self.player_ref(reference, Memory::resolve_turn);
            }
            TurnOwner::Of(possessor) => self.possessor(possessor),
        }
    }

    pub(super) fn turn_period(&mut self, period: &mut TurnPeriod) {
        match period {
            TurnPeriod::Theirs(reference) => {
                self.player_ref(reference, Memory::resolve_turn);
            }
            TurnPeriod::AnOpponents
            | TurnPeriod::Opponents
            | TurnPeriod::YourOpponents
            | TurnPeriod::EachOpponents => {
                self.memory.mention_player(Who::TurnPlayer);
            }
            TurnPeriod::TheTurnYouPlay(what) => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            TurnPeriod::Yours | TurnPeriod::ThatChallenge | TurnPeriod::YourNth { .. } => {}
        }
    }

    pub(super) fn turn_of(&mut self, turn: &mut TurnOf) {
        match turn {
            TurnOf::Player(player) | TurnOf::PlayerNext(player) => {
                self.player(player);
            }
            TurnOf::Your
            | TurnOf::YourNext
            | TurnOf::YourNth(_)
            | TurnOf::The
            | TurnOf::This
            | TurnOf::Each => {}
        }
    }

    /// Walks something spoken of in passing: it is meant only where nothing else fits.
    pub(super) fn in_passing(&mut self, walk: impl FnOnce(&mut Binder)) {
        self.memory.passing += 1;
        walk(self);
        self.memory.passing -= 1;
    }

    /// Walks something that can only be, or have been, in play.
    pub(super) fn in_play(&mut self, walk: impl FnOnce(&mut Binder)) {
        let wanted = std::mem::replace(&mut self.memory.wanted, Wanted::OncePlayed);
        walk(self);
        self.memory.wanted = wanted;
    }

    /// Walks something that does not change who acts.
    pub(super) fn aside(&mut self, walk: impl FnOnce(&mut Binder)) {
        let acting = self.memory.acting;
        walk(self);
        self.memory.acting = acting;
    }

    pub(super) fn value(&mut self, value: &mut Value) {
        match value {
            Value::Stat { of, .. } | Value::Cost(of) | Value::LoreOf(of) => self.possessor(of),
            Value::StatOf { of, .. } | Value::TotalStat { of, .. } => {
                self.noun_phrase(of, Role::Inside);
            }
            Value::DifferenceBetween(first, second)
            | Value::Sum(first, second)
            | Value::Less(first, second) => {
                self.value(first);
                self.value(second);
            }
            Value::NumberOfDifferent { among, .. } => {
                self.in_passing(|binder| {
                    binder.noun_phrase(among, Role::Inside);
                });
            }
            Value::Plus(value, _)
            | Value::Minus(value, _)
            | Value::Twice(value)
            | Value::Half { of: value, .. } => self.value(value),
            Value::TotalCost(what) | Value::Extreme { among: what, .. } => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Value::CostOf(what) => {
                self.noun_phrase(what, Role::Inside);
            }
            Value::DamageOn(what) => self.in_play(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Value::NumberOf(what) => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Value::StatHad { of, .. } => {
                self.reference(of, Role::Inside);
            }
            Value::ThisWay { event, .. } => self.event(event),
            Value::N(_) | Value::That(_) | Value::Difference => {}
        }
    }

    pub(super) fn each(&mut self, each: &mut Each) {
        match each {
            Each::Noun(what)
            | Each::Every(what)
            | Each::DifferentInks(what)
            | Each::Different { among: what, .. } => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Each::DamageOn { on, .. } => self.in_play(|binder| {
                binder.noun_phrase(on, Role::Inside);
            }),
            Each::ThisWay { event, .. } | Each::Time(event) => self.event(event),
            Each::Player(player) | Each::LoreOf { who: player, .. } => {
                self.player(player);
            }
        }
    }

    /// Walks a subject and tells who or what acts; a subject left out keeps the one before.
    pub(super) fn subject(&mut self, subject: &mut Subject) -> Option<Acting> {
        match subject {
            Subject::Implied => self.memory.acting,
            Subject::Player(player) => Some(self.player(player)),
            Subject::Card(noun) => self.noun_phrase(noun, Role::Subject).map(Acting::Card),
            Subject::DamageOn(what) | Subject::DamageDealtBy(what) | Subject::DamageThatDeals(what) => {
                self.noun_phrase(what, Role::Inside);
                None
            }
            Subject::Damage(_)
            | Subject::Lore
            | Subject::ThisDamage(_)
            | Subject::AnEffect
            | Subject::ActionOrAbility => None,
        }
    }
}

/// Whether a head speaks of cards out of play: "card", "character card".
pub(super) fn head_card(head: &Head) -> CardSuffix {
    if head.kinds == [Kind::Card] { CardSuffix::Card } else { head.card }
}

fn card_suffix(kind: &Kind) -> CardSuffix {
    if *kind == Kind::Card { CardSuffix::Card } else { CardSuffix::None }
}

/// Whether a phrase stands for one or for several: "one of your characters" is one.
fn meant_number(noun: &Noun) -> Number {
    quantity_number(noun.quantity, noun.head.number)
}

fn quantity_number(quantity: Quantity, number: Number) -> Number {
    match quantity {
        Quantity::One | Quantity::A | Quantity::N(1) | Quantity::UpTo(1) | Quantity::Each => Number::Singular,
        _ => number,
    }
}
