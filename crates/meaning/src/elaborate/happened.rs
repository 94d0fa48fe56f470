//! What has happened: this turn, before, or this way; as a condition, as a description and as a number (RULES 6.1.11, 6.2.4).

use ::syntax::tree;

use super::condition::not;
use super::counters::is_ink_drop;
use super::filter::{Domain, Set};
use super::noun::number;
use super::{Drawn, Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// Whether something happened this turn, as often as the phrase says.
    pub(super) fn happened(&mut self, event: &tree::Event) -> Res<Cond> {
        // "If you didn't discard a card this way", "if nobody sang it".
        if is_negated(event) && !event.scope.contains(&tree::EventScope::ThisTurn) {
            return self.happened(&done(event)).map(not);
        }
        if event.scope.contains(&tree::EventScope::ThisWay) {
            return self.happened_this_way(event);
        }
        if !event.scope.contains(&tree::EventScope::ThisTurn) {
            return self.happened_before(event);
        }
        // "If it isn't challenged this turn": said of what is still to come.
        if event.tense == tree::Tense::PresentNegative {
            return gap(Part::Event, "what has not happened yet", event);
        }
        let kept = self.bound.clone();
        let heard = self.event(event)?;
        self.bound.forget_event(kept);
        if heard.during != Cond::True {
            return gap(Part::Event, "when it happened", event);
        }
        let negated = is_negated(event);
        let mut conds = Vec::new();
        for pattern in heard.patterns {
            conds.push(self.often(heard.counted, pattern, event)?);
        }
        let cond = match (conds.len(), heard.counted) {
            (1, _) => conds.swap_remove(0),
            (_, None) => Cond::OneOf(conds),
            (_, Some(quantity)) => match self.quantity_test(quantity, event)? {
                (Cmp::AtLeast, 1) => Cond::OneOf(conds),
                // "None of your characters quested or challenged": neither the one nor the other.
                (Cmp::Equal, 0) => Cond::all(conds),
                _ => return gap(Part::Event, "how many of several events", event),
            },
        };
        Ok(if negated { not(cond) } else { cond })
    }

    /// "If you removed 2 or more ink drops to play this character" (1.13).
    pub(super) fn paid_with(&mut self, drops: tree::Quantity, event: &tree::Event) -> Res<Filter> {
        match self.quantity_test(drops, event)? {
            (Cmp::AtLeast, drops) => Ok(Filter::PaidWithDrops(drops)),
            _ => gap(Part::Event, "how many ink drops", event),
        }
    }

    /// "2 or more characters sang this song" (8.12.3), "this damage banishes 2 or more characters": of those that did.
    fn so_many_of(&mut self, who: &tree::NounPhrase, among: Objects, event: &tree::Event) -> Res<Cond> {
        let tree::NounPhrase::Noun(noun) = who else { return gap(Part::Event, "by whom", event) };
        let set = self.set(noun, &Domain::Among(among), super::filter::OtherThan::Source)?;
        let objects = set.objects();
        self.bound.bind(noun.bind, &objects);
        let (cmp, n) = self.quantity_test(noun.quantity, event)?;
        Ok(match (cmp, n) {
            (Cmp::AtLeast, 1) => Cond::Exists(Box::new(objects)),
            (cmp, n) => Cond::Compare(Amount::Count(Box::new(objects)), cmp, Amount::Const(n)),
        })
    }

    /// How often something happened this turn.
    pub(super) fn times_this_turn(&mut self, event: &tree::Event) -> Res<Amount> {
        let is_past = matches!(event.tense, tree::Tense::Past | tree::Tense::Perfect);
        if !event.scope.contains(&tree::EventScope::ThisTurn) || !is_past {
            return gap(Part::Event, "when it happened", event);
        }
        let kept = self.bound.clone();
        let heard = self.event(event)?;
        self.bound.forget_event(kept);
        if heard.during != Cond::True {
            return gap(Part::Event, "when it happened", event);
        }
        let mut times = heard.patterns.into_iter().map(|one| Amount::Happened(Box::new(one)));
        match (times.next(), times.next()) {
            (Some(times), None) => Ok(times),
            _ => gap(Part::Event, "one of several events", event),
        }
    }

    fn often(&mut self, counted: Option<tree::Quantity>, pattern: Pattern, node: &tree::Event) -> Res<Cond> {
        let amount = pattern.amount.clone().filter(|_| !pattern.together);
        let pattern = Box::new(Pattern { together: false, amount, ..pattern });
        let Some(quantity) = counted else { return Ok(in_all(pattern)) };
        // "Didn't play a song", "didn't put any cards": none at all.
        Ok(match self.quantity_test(quantity, node)? {
            (Cmp::AtLeast, 1) => Cond::Happened(pattern),
            (Cmp::Equal, 0) => not(Cond::Happened(pattern)),
            (cmp, n) => {
                let often = match is_of_subject(node) && may_happen_again(pattern.kind) {
                    true => Amount::HappenedTo(pattern),
                    false => Amount::Happened(pattern),
                };
                Cond::Compare(often, cmp, Amount::Const(n))
            }
        })
    }

    /// "If you removed damage this way", "if any Princess cards were moved this way".
    fn happened_this_way(&mut self, event: &tree::Event) -> Res<Cond> {
        use tree::EventVerb as V;
        self.wants_drawn(event);
        let counted = match &event.verb {
            V::RemovesDamage { amount, .. } => self.bound.way.removed.map(|name| (name, amount)),
            V::MovesDamage { amount, .. } => self.bound.way.damage_moved.map(|name| (name, amount)),
            _ => None,
        };
        if let Some((name, amount)) = counted {
            return so_much(name, amount.as_ref(), event);
        }
        let (phrase, group) = self.done_to(event)?;
        let cards = match (group, &event.verb, self.bound.damage_to.clone()) {
            (Some(name), ..) => Objects::Bound(name),
            // 1.8.1.4: what has lethal damage is banished as soon as the effect is done.
            (None, V::IsBanished | V::Banishes(_), Some(hurt)) => lethally_hurt(hurt),
            _ => return gap(Part::Event, "nothing of that kind was done", event),
        };
        let Some(phrase) = phrase else { return Ok(Cond::Exists(Box::new(cards))) };
        if let (None, tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_)) = (group, phrase) {
            let it = self.whole(phrase)?;
            let these = Objects::Among(Box::new(cards), Box::new(Filter::Is(Box::new(it))));
            return Ok(Cond::Exists(Box::new(these)));
        }
        let mut set = self.described(phrase, &Domain::Among(cards))?;
        // "Each player discards a card. If you discarded a song card this way": of all those, yours.
        if let (Some(all), V::Discards(_) | V::Draws(_), tree::Subject::Player(who)) =
            (group, &event.verb, &event.subject)
            && *who == tree::PlayerPhrase::You
            && self.bound.is_of_several(all)
        {
            set.owner = Players::One(PlayerRef::You);
        }
        let objects = set.objects();
        let quantity = match phrase {
            tree::NounPhrase::Noun(noun) => {
                self.bound.bind(noun.bind, &objects);
                noun.quantity
            }
            _ => tree::Quantity::A,
        };
        let (cmp, n) = self.quantity_test(quantity, event)?;
        Ok(match (cmp, n) {
            (Cmp::AtLeast, 1) => Cond::Exists(Box::new(objects)),
            (cmp, n) => Cond::Compare(Amount::Count(Box::new(objects)), cmp, Amount::Const(n)),
        })
    }

    /// Notes that a word speaks of cards that were drawn.
    fn wants_drawn(&mut self, event: &tree::Event) {
        let is_drawn = matches!(event.verb, tree::EventVerb::IsDrawn | tree::EventVerb::Draws(_));
        if is_drawn && self.bound.way.drawn.is_none() && self.drawn == Drawn::Unnoted {
            self.drawn = Drawn::Wanted;
        }
    }

    /// What was done to which phrase, and the cards it was done to.
    fn done_to<'t>(&self, event: &'t tree::Event) -> Res<(Option<&'t tree::NounPhrase>, Option<Name>)> {
        use tree::EventVerb as V;
        let subject = match &event.subject {
            tree::Subject::Card(noun) => Some(noun),
            _ => None,
        };
        let way = &self.bound.way;
        Ok(match &event.verb {
            V::IsDiscarded => (subject, way.discarded),
            V::IsDrawn => (subject, way.drawn),
            V::Draws(what) => (Some(what), way.drawn),
            V::Discards(what) => (Some(what), way.discarded),
            V::IsBanished => (subject, way.banished),
            V::Banishes(what) => (Some(what), way.banished),
            V::IsMoved | V::IsPut(_) | V::IsReturned { .. } | V::IsShuffled(_) | V::IsShuffledIn => {
                (subject, way.moved)
            }
            V::Returns { what, .. } | V::Puts { what, .. } | V::Moves { what, .. } => (Some(what), way.moved),
            V::IsReadied => (subject, way.readied),
            V::Readies(what) => (Some(what), way.readied),
            V::IsExerted => (subject, way.exerted),
            V::IsRevealed => (subject, way.revealed),
            V::Reveals(what) => (Some(what), way.revealed),
            V::RemovesDamage { from, .. } => (from.as_ref(), way.healed),
            _ => return gap(Part::Event, "what was done", event),
        })
    }

    /// Without "this turn": what this effect did, or how this song was played.
    fn happened_before(&mut self, event: &tree::Event) -> Res<Cond> {
        use tree::EventVerb as V;
        match (&event.verb, &event.subject) {
            // "If this damage banishes that character".
            (V::Banishes(whom), tree::Subject::ThisDamage(_)) => {
                let Some(hurt) = self.bound.damage_to.clone() else {
                    return gap(Part::Event, "no damage was dealt before", event);
                };
                match whom {
                    tree::NounPhrase::Noun(_) => self.so_many_of(whom, lethally_hurt(hurt), event),
                    _ => Ok(Cond::Exists(Box::new(lethally_hurt(hurt)))),
                }
            }
            // "If they sang this song".
            (
                V::Sings(tree::NounPhrase::This(_)),
                tree::Subject::Card(who @ (tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_))),
            ) => {
                let who = self.whole(who)?;
                let singers = Filter::Is(Box::new(Objects::Bound(Name::SINGERS)));
                Ok(Cond::Are(Box::new(who), Box::new(singers)))
            }
            // "If she sang it", "if it's sung": of the song that the trigger is about (5.4.4.2).
            (
                V::Sings(song @ tree::NounPhrase::Ref(_)),
                tree::Subject::Card(who @ (tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_))),
            ) => {
                let singer = Filter::Is(Box::new(self.whole(who)?));
                let song = Filter::Is(Box::new(self.whole(song)?));
                Ok(sung(Some(singer), song))
            }
            (V::IsSung, tree::Subject::Card(song @ tree::NounPhrase::Ref(_))) => {
                // "Sung by 2 or more characters" says more than that it was sung.
                if !event.scope.is_empty() {
                    return gap(Part::Event, "sung by whom", event);
                }
                let song = Filter::Is(Box::new(self.whole(song)?));
                Ok(sung(None, song))
            }
            // "If you shifted him" (8.10).
            (V::Shifts { what, onto: None, .. }, tree::Subject::Player(tree::PlayerPhrase::You))
                if is_source(what) =>
            {
                let shifted = Filter::PlayedBy(HowPlayed::Shift);
                Ok(Cond::Are(Box::new(Objects::This), Box::new(shifted)))
            }
            // "If she was shifted".
            (V::IsShifted { onto: None, .. }, tree::Subject::Card(what)) if is_source(what) => {
                let negated = is_negated(event);
                let shifted = Filter::PlayedBy(HowPlayed::Shift);
                let cond = Cond::Are(Box::new(Objects::This), Box::new(shifted));
                Ok(if negated { not(cond) } else { cond })
            }
            // "If he wasn't played from your hand": how the source came into play.
            (V::IsPlayed, tree::Subject::Card(what))
                if is_source(what) && matches!(event.scope.as_slice(), [tree::EventScope::From(_)]) =>
            {
                let subject = tree::Subject::Player(tree::PlayerPhrase::You);
                let verb = V::Play { what: what.clone(), on: None };
                self.happened_before(&tree::Event { subject, verb, ..event.clone() })
            }
            // "If you didn't use Shift to play her".
            (
                V::UsesToPlay { keyword: tree::KeywordName::Shift, what },
                tree::Subject::Player(tree::PlayerPhrase::You),
            ) if is_spoken_of(what) && event.scope.is_empty() => {
                let what = self.whole(what)?;
                Ok(Cond::Are(Box::new(what), Box::new(Filter::PlayedBy(HowPlayed::Shift))))
            }
            // "If this character was played using Shift", "without using Shift" (8.10).
            (V::IsPlayed, tree::Subject::Card(what))
                if is_spoken_of(what) && event.tense == tree::Tense::Past =>
            {
                let [tree::EventScope::Using { keyword: tree::KeywordName::Shift, negated }] =
                    event.scope.as_slice()
                else {
                    return gap(Part::Event, "how it was played", event);
                };
                let shifted = Filter::PlayedBy(HowPlayed::Shift);
                let what = self.whole(what)?;
                Ok(Cond::Are(Box::new(what), Box::new(super::condition::negate(shifted, *negated))))
            }
            // "If this song was sung" (5.4.4.2), "by 2 or more characters" (8.12.3).
            (V::IsSung, tree::Subject::Card(tree::NounPhrase::This(_))) => {
                match event.scope.as_slice() {
                    [] => {}
                    [tree::EventScope::By(tree::Agent::Cards(who))] if event.tense == tree::Tense::Past => {
                        return self.so_many_of(who, Objects::Bound(Name::SINGERS), event);
                    }
                    _ => return gap(Part::Event, "sung by whom", event),
                }
                Ok(Cond::Exists(Box::new(Objects::Bound(Name::SINGERS))))
            }
            // "If 2 or more characters sang this song" (8.12.3).
            (V::Sings(tree::NounPhrase::This(_)), tree::Subject::Card(who @ tree::NounPhrase::Noun(_))) => {
                self.so_many_of(who, Objects::Bound(Name::SINGERS), event)
            }
            // "Whenever you play a song, if one of your characters here sang it": as it was played, so this turn (5.4.4.2).
            (V::Sings(tree::NounPhrase::Ref(_)), tree::Subject::Card(tree::NounPhrase::Noun(_))) => {
                let scope = vec![tree::EventScope::ThisTurn];
                self.happened(&tree::Event { scope, ..event.clone() })
            }
            (V::Discards(_) | V::Returns { .. } | V::Reveals(_) | V::IsDiscarded, _) => {
                self.happened_this_way(event)
            }
            // "If you removed an ink drop to play this character" (1.13).
            (V::RemovesCounters { what: tree::NounPhrase::Noun(noun), to_play: Some(card) }, _)
                if is_ink_drop(noun) =>
            {
                let card = self.whole(card)?;
                Ok(Cond::Are(Box::new(card), Box::new(self.paid_with(noun.quantity, event)?)))
            }
            // "If you played it from your discard": how the source came into play.
            (V::Play { what, on: None }, tree::Subject::Player(_)) if is_source(what) => {
                // How it once came into play is not known for as long as it is there.
                if self.bound.event.is_none() && !self.bound.in_effect() {
                    return gap(Part::Event, "how it once came into play", event);
                }
                let kept = self.bound.clone();
                let heard = self.event(event)?;
                self.bound.forget_event(kept);
                match heard.patterns.as_slice() {
                    [pattern] => Ok(Cond::Happened(Box::new(pattern.clone()))),
                    _ => gap(Part::Event, "how it was played", event),
                }
            }
            _ => gap(Part::Event, "when it happened", event),
        }
    }

    /// A relative clause about something that happened narrows the set.
    pub(super) fn relative(&mut self, set: &mut Set, event: &tree::Event, noun: &tree::Noun) -> Res<()> {
        use tree::EventVerb as V;
        if let V::Sings(tree::NounPhrase::This(_)) = &event.verb {
            if is_negated(event) {
                let singers = Filter::Is(Box::new(Objects::Bound(Name::SINGERS)));
                set.narrow(Filter::Not(Box::new(singers)));
                return Ok(());
            }
            set.base = Some(Objects::Bound(Name::SINGERS));
            return Ok(());
        }
        // "The item you played": what the trigger is about.
        if matches!(&event.verb, V::Play { what: tree::NounPhrase::Gap, on: None })
            && event.scope.is_empty()
            && self.bound.event == Some(EventKind::Played)
        {
            set.base = Some(Objects::Bound(Name::SUBJECT));
            set.zones = Zones::all();
            return Ok(());
        }
        // 8.10: "the character he was shifted onto": the card right under him.
        if let V::IsShifted { onto: Some(tree::NounPhrase::Gap), .. } = &event.verb
            && let tree::Subject::Card(shifted @ (tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_))) =
                &event.subject
        {
            let shifted = self.whole(shifted)?;
            set.base = Some(Objects::Beneath(Box::new(shifted)));
            set.zones = Zones::all();
            return Ok(());
        }
        // "Characters you play gain Rush": yours.
        if matches!(&event.verb, V::Play { what: tree::NounPhrase::Gap, on: None })
            && event.scope.is_empty()
            && event.tense == tree::Tense::Present
            && !self.bound.in_effect()
            && let tree::Subject::Player(player) = &event.subject
        {
            set.owner = self.players(player)?;
            return Ok(());
        }
        if event.scope.contains(&tree::EventScope::ThisTurn) {
            let kept = self.bound.clone();
            let heard = self.event(event)?;
            self.bound.forget_event(kept);
            let filters = heard.patterns.into_iter().map(|pattern| Filter::Did(Box::new(pattern))).collect();
            let did = super::filter::one_of(filters);
            set.narrow(if is_negated(event) { Filter::Not(Box::new(did)) } else { did });
            return Ok(());
        }
        if is_negated(event) {
            return gap(Part::Noun, "what was not done", noun);
        }
        self.wants_drawn(event);
        let (_, group) = self.done_to(event)?;
        match group {
            Some(name) => {
                set.base = Some(Objects::Bound(name));
                set.zones = Zones::all();
                if let Some((players, one)) = self.bound.own.clone()
                    && (self.is_own_of(event, &players) || is_revealed_by_them(event))
                {
                    set.narrow(Filter::Owner(Players::One(one)));
                }
                // 1.4.3: what comes into a player's hand is that player's.
                if let Some(whose) = zone_reached(&event.verb).and_then(|zone| zone.whose.as_ref()) {
                    set.owner = self.possessor(whose)?;
                }
                Ok(())
            }
            // 1.8.1.4: what has lethal damage is banished as soon as the effect is done.
            None => match (&event.verb, self.bound.damage_to.clone()) {
                (tree::EventVerb::IsBanished, Some(hurt)) => {
                    set.base = Some(lethally_hurt(hurt));
                    Ok(())
                }
                _ => gap(Part::Noun, "nothing of that kind was done", noun),
            },
        }
    }

    /// Whether an event speaks of what each of these players did with cards of their own: "discarded this way".
    pub(super) fn is_own_of(&self, event: &tree::Event, players: &Players) -> bool {
        use tree::EventVerb as V;
        let of_their_own = matches!(event.verb, V::IsDiscarded | V::Discards(_) | V::IsDrawn | V::Draws(_));
        match self.done_to(event) {
            Ok((_, Some(all))) => {
                of_their_own
                    && event.scope.contains(&tree::EventScope::ThisWay)
                    && self.bound.each_did(all, players)
            }
            _ => false,
        }
    }

    /// Things counted by what happened to them: "for each opposing character banished in a challenge this turn".
    pub(super) fn count_events(&mut self, noun: &tree::Noun) -> Res<Option<Amount>> {
        let Some(place) = noun.post.iter().position(|post| matches!(post, tree::Post::Relative { .. }))
        else {
            return Ok(None);
        };
        let tree::Post::Relative { event, .. } = &noun.post[place] else { return Ok(None) };
        let mut plain = noun.clone();
        plain.post.remove(place);
        // "For each character that didn't quest this turn" is counted by who is there.
        if event.scope.contains(&tree::EventScope::ThisTurn) && !is_negated(event) {
            let mut whole = (**event).clone();
            let described = tree::NounPhrase::Noun(tree::Noun { bind: None, ..plain });
            match (&whole.subject, gap_of(&mut whole.verb)) {
                (tree::Subject::Implied | tree::Subject::Card(tree::NounPhrase::Gap), _) => {
                    whole.subject = tree::Subject::Card(described);
                }
                // "For each card you've drawn this turn".
                (tree::Subject::Player(_), Some(object)) => *object = described,
                _ => return gap(Part::Amount, "who did it", noun),
            }
            let of_subject = is_of_subject(&whole);
            let kept = self.bound.clone();
            let heard = self.event(&whole)?;
            self.bound.forget_event(kept);
            // "For each ink drop you removed this turn": as many as there were in all (1.13).
            let count = |one: Pattern| match is_ink_drop(noun) {
                true => {
                    let one = Pattern { amount: None, together: false, ..one };
                    Amount::HappenedInAll(Box::new(one))
                }
                false if of_subject && may_happen_again(one.kind) => Amount::HappenedTo(Box::new(one)),
                false => Amount::Happened(Box::new(one)),
            };
            let mut counts: Vec<Amount> = heard.patterns.into_iter().map(count).collect();
            return Ok(Some(match counts.len() {
                1 => counts.swap_remove(0),
                _ => Amount::Sum(counts),
            }));
        }
        // "Draw a card for each card discarded": what triggered happened to so many together.
        if self.bound.event == Some(EventKind::Discarded)
            && matches!(event.verb, tree::EventVerb::IsDiscarded)
            && self.bound.way.discarded.is_none()
            && plain.post.is_empty()
        {
            return Ok(Some(Amount::Bound(Name::AMOUNT)));
        }
        Ok(None)
    }

    /// A condition on a player by what that player did: "who reveals a character card".
    pub(super) fn player_event(&mut self, event: &tree::Event) -> Res<Cond> {
        if is_negated(event) {
            return self.player_event(&done(event)).map(not);
        }
        let (phrase, group) = self.done_to(event)?;
        let (Some(phrase), Some(name)) = (phrase, group) else {
            return gap(Part::Player, "who did what", event);
        };
        let cards = Objects::Bound(name);
        let mut set = self.described(phrase, &Domain::Among(cards))?;
        set.owner = Players::One(PlayerRef::It);
        let objects = set.clone().objects();
        if let tree::NounPhrase::Noun(noun) = phrase {
            // Inside the loop over these players it is that player's card.
            let mut own = set;
            own.owner = Players::One(self.bound.loop_player);
            let own = own.objects();
            self.bound.bind(noun.bind, &own);
            if let (cmp, n @ 2..) = self.quantity_test(noun.quantity, event)? {
                return Ok(Cond::Compare(Amount::Count(Box::new(objects)), cmp, Amount::Const(n)));
            }
        }
        Ok(Cond::Exists(Box::new(objects)))
    }
}

/// "The card they revealed": of all that were revealed, that player's.
fn is_revealed_by_them(event: &tree::Event) -> bool {
    matches!(
        (&event.verb, &event.subject),
        (tree::EventVerb::Reveals(_), tree::Subject::Player(tree::PlayerPhrase::Ref(_)))
    )
}

/// "If you removed 2 or more damage this way": at least something where no number is said.
fn so_much(name: Name, amount: Option<&tree::Amount>, event: &tree::Event) -> Res<Cond> {
    let (cmp, n) = match amount {
        None | Some(tree::Amount::A | tree::Amount::Any) => return Ok(Cond::Bound(name)),
        Some(tree::Amount::N(n)) => (Cmp::Equal, n),
        Some(tree::Amount::OrMore(n)) => (Cmp::AtLeast, n),
        Some(tree::Amount::OrLess(n)) => (Cmp::AtMost, n),
        Some(_) => return gap(Part::Event, "how much", event),
    };
    Ok(Cond::Compare(Amount::Bound(name), cmp, Amount::Const(number(*n))))
}

/// Whether what a phrase counts is what the event tells of first: who quests, what is dealt damage.
fn is_of_subject(event: &tree::Event) -> bool {
    use tree::EventVerb as V;
    match &event.verb {
        // Of these the card that is named is another side of the event.
        V::IsSung | V::IsShiftedOnto | V::DealsDamage(_) | V::AndSurvives(_) | V::UsesKeyword(_) => false,
        V::Readies(_) | V::Exerts(Some(_)) | V::Moves { .. } => true,
        _ => matches!(event.subject, tree::Subject::Card(_)),
    }
}

/// What may befall or be done by one and the same card more than once in a turn; what is played or banished again is another one (7.1.6).
fn may_happen_again(kind: EventKind) -> bool {
    match kind {
        EventKind::Quested
        | EventKind::Challenges
        | EventKind::Challenged
        | EventKind::ChallengeOver
        | EventKind::Sang
        | EventKind::DealtDamage
        | EventKind::TookDamage
        | EventKind::RemovedDamage
        | EventKind::MovedDamage
        | EventKind::Readied
        | EventKind::Exerted
        | EventKind::Moved
        | EventKind::MovedFrom
        | EventKind::Chosen
        | EventKind::PutUnder
        | EventKind::UsedAbility
        | EventKind::Banishes
        | EventKind::Revealed => true,
        EventKind::Played
        | EventKind::Banished
        | EventKind::LeftPlay
        | EventKind::IntoInkwell
        | EventKind::IntoDiscard
        | EventKind::IntoHand
        | EventKind::IntoDeck
        | EventKind::LeftDiscard
        | EventKind::Drew
        | EventKind::Discarded
        | EventKind::GainedLore
        | EventKind::LostLore
        | EventKind::TurnStart
        | EventKind::TurnEnd
        | EventKind::EnteredPlay
        | EventKind::GotInkDrop
        | EventKind::RemovedInkDrop
        | EventKind::Shuffled => false,
    }
}

/// The one zone into which the cards of an event come.
fn zone_reached(verb: &tree::EventVerb) -> Option<&tree::Zone> {
    use tree::EventVerb as V;
    match verb {
        V::IsReturned { to: Some(zone), .. } | V::Returns { to: Some(zone), .. } => Some(zone),
        V::IsPut(tree::Place::Into { zone, .. }) | V::Puts { place: tree::Place::Into { zone, .. }, .. } => {
            Some(zone)
        }
        _ => None,
    }
    .filter(|zone| zone.or.is_none())
}

/// Whether that song was sung, by such a character.
fn sung(singer: Option<Filter>, song: Filter) -> Cond {
    let mut pattern = Pattern::of(EventKind::Sang);
    pattern.subject = singer.map(|filter| Select { zones: Zones::all(), owner: Players::All, filter });
    pattern.object = Some(Select { zones: Zones::all(), owner: Players::All, filter: song });
    Cond::Happened(Box::new(pattern))
}

/// The place of what a relative clause describes, as the object of its verb.
fn gap_of(verb: &mut tree::EventVerb) -> Option<&mut tree::NounPhrase> {
    use tree::EventVerb as V;
    match verb {
        V::Play { what, .. }
        | V::Banishes(what)
        | V::Puts { what, .. }
        | V::Returns { what, .. }
        | V::Draws(what)
        | V::Discards(what)
        | V::Readies(what)
        | V::GetsCounters(what)
        | V::RemovesCounters { what, to_play: None }
            if *what == tree::NounPhrase::Gap =>
        {
            Some(what)
        }
        _ => None,
    }
}

pub(super) fn is_source(phrase: &tree::NounPhrase) -> bool {
    matches!(
        phrase,
        tree::NounPhrase::This(_) | tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Source, .. })
    )
}

/// Those of them with as much damage as Willpower.
fn lethally_hurt(hurt: Objects) -> Objects {
    Objects::Among(Box::new(hurt), Box::new(lethal()))
}

/// As much damage as Willpower.
pub(super) fn lethal() -> Filter {
    let willpower = Amount::Stat(Stat::Willpower, Box::new(Objects::It));
    Filter::Stat(Stat::Damage, Cmp::AtLeast, Box::new(willpower))
}

/// The same said of what was done.
fn done(event: &tree::Event) -> tree::Event {
    tree::Event { tense: tree::Tense::Past, ..event.clone() }
}

/// "This character", "it": what is meant is known already.
fn is_spoken_of(what: &tree::NounPhrase) -> bool {
    matches!(what, tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_))
}

/// "Didn't quest", "hasn't been challenged".
fn is_negated(event: &tree::Event) -> bool {
    matches!(
        event.tense,
        tree::Tense::PastNegative | tree::Tense::PerfectNegative | tree::Tense::PresentNegative
    )
}

/// "You gained 3 or more lore this turn": by all that they gained, not at one time.
fn in_all(pattern: Box<Pattern>) -> Cond {
    let adds_up =
        matches!(pattern.kind, EventKind::GainedLore | EventKind::LostLore | EventKind::RemovedDamage);
    let (Some((cmp, n)), Some(players), true) = (&pattern.amount, &pattern.player, adds_up) else {
        return Cond::Happened(pattern);
    };
    // "Any": one time that was so is enough.
    if (*cmp, n) == (Cmp::AtLeast, &Amount::Const(1)) {
        return Cond::Happened(pattern);
    }
    let of = |player: PlayerRef| {
        let player = Some(Players::One(player));
        let each = Pattern { amount: None, player, ..(*pattern).clone() };
        Cond::Compare(Amount::HappenedInAll(Box::new(each)), *cmp, n.clone())
    };
    match players {
        Players::One(player) => of(*player),
        players => Cond::AnyPlayer(players.clone(), Box::new(of(PlayerRef::It))),
    }
}
