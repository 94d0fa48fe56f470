//! Walking abilities, sentences, clauses and verbs in printed order.

use crate::tree::*;

use super::Binder;
use super::memory::{Thing, Wanted};
use super::phrase::Role;

impl Binder {
    pub(super) fn ability_kind(&mut self, kind: &mut AbilityKind) {
        match kind {
            AbilityKind::Keywords(keywords) => {
                for keyword in keywords {
                    self.keyword(keyword);
                }
            }
            AbilityKind::Triggered(triggered) => self.triggered(triggered),
            AbilityKind::Activated(activated) => {
                self.leads(&mut activated.lead);
                for cost in &mut activated.costs {
                    match cost {
                        Cost::ExertOther(what) => self.object(what, Participle::Exerted),
                        Cost::Do(clause) => self.clause(clause),
                        Cost::Exert | Cost::Ink(_) => {}
                    }
                    self.memory.arguments.clear();
                }
                self.sentences(&mut activated.effects);
            }
            AbilityKind::Static(sentences) => self.sentences(sentences),
            AbilityKind::Action(sentences) => {
                self.memory.in_action = true;
                self.sentences(sentences);
            }
            AbilityKind::Replacement(replacement) => self.replacement(replacement),
            AbilityKind::DeckRule(DeckRule::AnyInk(what)) => {
                self.noun_phrase(what, Role::Inside);
            }
            AbilityKind::NamedBoth(_)
            | AbilityKind::UnknownKeyword(_)
            | AbilityKind::DeckRule(DeckRule::UpTo { .. } | DeckRule::AnyNumber(_) | DeckRule::Only { .. }) =>
                {}
        }
    }

    fn keyword(&mut self, keyword: &mut Keyword) {
        let Keyword::Shift(shift) = keyword else { return };
        match &mut shift.cost {
            ShiftCost::Discard(what) | ShiftCost::Remove(what) => {
                self.noun_phrase(what, Role::Inside);
            }
            ShiftCost::Do(clause) => self.clause(clause),
            ShiftCost::Ink { .. } => {}
        }
    }

    fn triggered(&mut self, triggered: &mut Triggered) {
        self.leads(&mut triggered.lead);
        for head in &mut triggered.heads {
            self.event(&mut head.event);
        }
        self.sentences(&mut triggered.effects);
    }

    fn replacement(&mut self, replacement: &mut Replacement) {
        self.leads(&mut replacement.lead);
        self.event(&mut replacement.would);
        self.sentences(&mut replacement.instead);
    }

    fn sentences(&mut self, sentences: &mut [Sentence]) {
        for sentence in sentences {
            self.memory.begin_sentence();
            // "Until the end of their next turn, chosen character …": the word points forward.
            if self.memory.is_empty() && sentence.lead.iter().any(names_their_turn) {
                self.act(&mut sentence.act);
                self.leads(&mut sentence.lead);
                continue;
            }
            self.leads(&mut sentence.lead);
            self.act(&mut sentence.act);
        }
    }

    fn leads(&mut self, leads: &mut [Lead]) {
        for lead in leads {
            match lead {
                Lead::If(condition)
                | Lead::While(condition)
                | Lead::AsLongAs(condition)
                | Lead::Unless(condition) => {
                    self.condition(condition);
                }
                // "For each of your characters here, you may ready them": of each of them.
                Lead::ForEach(Each::Noun(what))
                    if matches!(what.as_ref(), NounPhrase::Noun(_) | NounPhrase::PartOf { .. }) =>
                {
                    self.memory.one_by_one = self.noun_phrase(what, Role::Inside);
                }
                Lead::ForEach(each) => self.each(each),
                Lead::Duration(duration) => self.duration(duration),
                Lead::During(period) => self.turn_period(period),
                Lead::Limit(Limit { per: LimitPeriod::During(period), .. }) => self.turn_period(period),
                Lead::Limit(Limit { per: LimitPeriod::PerTurn | LimitPeriod::PerGame, .. })
                | Lead::StartingWithYou
                | Lead::Then(_)
                | Lead::Otherwise
                | Lead::EachTurn
                | Lead::DuringChallenges => {}
            }
        }
    }

    pub(super) fn act(&mut self, act: &mut Act) {
        match act {
            Act::Clause(clause) => self.clause(clause),
            Act::Series { acts, .. } | Act::Or(acts) => {
                for act in acts {
                    self.act(act);
                }
            }
            Act::May { who, act } => {
                let acting = self.player(who);
                self.memory.acting = Some(acting);
                self.act(act);
            }
            Act::To { first, then } => {
                self.act(first);
                self.act(then);
            }
            Act::ChooseOne { who, both_if, options, .. } => {
                self.memory.acting = self.subject(who);
                if let Some(condition) = both_if {
                    self.condition(condition);
                }
                for option in options {
                    self.branch(option);
                }
            }
            Act::ChooseLabel { who, options } => {
                self.player(who);
                for option in options {
                    self.branch(&mut option.sentences);
                }
            }
            Act::Cases { of, cases } => {
                self.possessor(of);
                for case in cases {
                    self.branch(&mut case.sentences);
                }
            }
            Act::Trigger(triggered) => self.triggered(triggered),
            Act::Replace(replacement) => self.replacement(replacement),
            Act::If { condition, act } => {
                self.condition(condition);
                self.act(act);
            }
        }
    }

    /// Walks one of several ways: what it mentions is not meant by the others.
    fn branch(&mut self, sentences: &mut [Sentence]) {
        let before = self.memory.clone();
        self.sentences(sentences);
        self.memory = before;
    }

    fn clause(&mut self, clause: &mut Clause) {
        self.memory.begin_clause();
        let wanted = std::mem::replace(&mut self.memory.wanted, wanted_by(&clause.verb));
        self.memory.in_subject = true;
        self.memory.acting = self.subject(&mut clause.subject);
        self.memory.in_subject = false;
        let of_two = matches!(clause.verb, Verb::DealEachOther { .. });
        if of_two
            || clause.adverbs.iter().any(|adverb| matches!(adverb, Adverb::EachBefore | Adverb::BothBefore))
        {
            self.several(&mut clause.subject);
        }
        self.memory.arguments.clear();
        for adverb in &mut clause.early {
            self.adverb(adverb);
        }
        // "Draw cards equal to their {S}": of somebody spoken of before, not of the cards.
        let known_before = takes_bare_cards(&clause.verb);
        let is_before = |adverb: &Adverb| known_before && matches!(adverb, Adverb::EqualTo { .. });
        for adverb in clause.adverbs.iter_mut().filter(|adverb| is_before(adverb)) {
            self.adverb(adverb);
        }
        self.verb(&mut clause.verb);
        self.memory.wanted = wanted;
        for adverb in clause.adverbs.iter_mut().filter(|adverb| !is_before(adverb)) {
            self.adverb(adverb);
        }
        self.memory.arguments.clear();
    }

    /// "They each", "they both": more than one. "Choose another character of yours. They both …": the card itself is the other.
    fn several(&mut self, subject: &mut Subject) {
        let Subject::Card(NounPhrase::Ref(reference)) = subject else { return };
        let (Pronoun::They, Antecedent::Bound(one)) = (&reference.word, reference.to) else { return };
        let Some(Thing::Phrase(place)) = self.memory.acting_card() else { return };
        if !self.memory.is_one(Thing::Phrase(place)) {
            return;
        }
        if self.memory.is_another(Thing::Phrase(place)) {
            reference.to = Antecedent::SourceAnd(one);
            return;
        }
        // "Choose one of your characters. Choose an opposing character. They both …".
        match self.pair(Thing::Phrase(place)) {
            Some(both) => reference.to = both,
            None => self.fail("they".to_owned()),
        }
    }

    /// "They have the same name", of one that was chosen here and one there.
    pub(super) fn two_of_them(&mut self, what: &mut NounPhrase) {
        let NounPhrase::Ref(reference) = what else { return };
        if let (Pronoun::They, Antecedent::Bound(_)) = (&reference.word, reference.to)
            && let Some(thing @ Thing::Phrase(_)) = self.memory.acting_card()
            && self.memory.is_one(thing)
            && let Some(both) = self.pair(thing)
        {
            reference.to = both;
        }
    }

    fn adverb(&mut self, adverb: &mut Adverb) {
        match adverb {
            Adverb::Duration(duration) => self.duration(duration),
            Adverb::ForEach(each) => self.each(each),
            Adverb::EqualTo { value, .. } | Adverb::WhereX(value) => {
                self.memory.in_value = true;
                self.value(value);
                self.memory.in_value = false;
            }
            Adverb::PlusForEach { each, .. } => self.each(each),
            Adverb::OrIf(or_if) => self.condition(&mut or_if.condition),
            Adverb::At(event) => self.aside(|binder| binder.event(event)),
            Adverb::If(condition) | Adverb::While(condition) | Adverb::Unless(condition) => {
                self.condition(condition);
            }
            Adverb::Instead(Some(InsteadOf::Into(zone))) => self.zone(zone),
            Adverb::Instead(Some(InsteadOf::Stat { of, .. })) => self.possessor(of),
            Adverb::When(event) => self.event(event),
            Adverb::AsIf(AsIf::In { what, zone }) => {
                self.noun_phrase(what, Role::Inside);
                self.zone(zone);
            }
            Adverb::AsIf(AsIf::NotDrying(who)) => {
                self.reference(who, Role::Inside);
            }
            Adverb::AsIf(AsIf::AnyName(what)) => {
                self.noun_phrase(what, Role::Inside);
            }
            Adverb::Until(UntilHave::Have { who, what }) => {
                self.aside(|binder| {
                    binder.memory.acting = Some(binder.player(who));
                    match what {
                        UntilWhat::Noun(noun) => binder.in_passing(|binder| {
                            binder.noun_phrase(noun, Role::Inside);
                        }),
                        UntilWhat::AsMany { what, player } => binder.in_passing(|binder| {
                            binder.noun_phrase(what, Role::Inside);
                            binder.player(player);
                        }),
                        UntilWhat::N(_) | UntilWhat::SameNumber => {}
                    }
                });
            }
            Adverb::Until(UntilHave::Reveal { who, what }) => {
                self.aside(|binder| {
                    binder.player(who);
                });
                self.object(what, Participle::Revealed);
            }
            Adverb::Instead(None)
            | Adverb::IfAble
            | Adverb::AtRandom
            | Adverb::ForFree
            | Adverb::InAnyOrder
            | Adverb::InARandomOrder
            | Adverb::Each
            | Adverb::Also
            | Adverb::EachBefore
            | Adverb::BothBefore
            | Adverb::Both
            | Adverb::Again
            | Adverb::AtAnyTime
            | Adverb::Exerted
            | Adverb::ThisWay
            | Adverb::WhileHere
            | Adverb::Total
            | Adverb::Plus(_)
            | Adverb::Minus(_)
            | Adverb::ForLess(_)
            | Adverb::ToAMaximum(_) => {}
        }
    }

    fn duration(&mut self, duration: &mut Duration) {
        match duration {
            Duration::UntilStartOfTurn(owner)
            | Duration::UntilEndOfTurn(owner)
            | Duration::DuringNextTurn(owner)
            | Duration::AtStartOfTurn { whose: owner, .. }
            | Duration::ThisAndNextTurn { whose: owner, .. } => self.turn_owner(owner),
            Duration::During(period) => self.turn_period(period),
            Duration::TheTurnPlayed(reference) => {
                self.reference(reference, Role::Inside);
            }
            Duration::ThisTurn
            | Duration::RestOfTurn
            | Duration::DuringThatChallenge
            | Duration::EachTurn
            | Duration::ThisTurnOrNext
            | Duration::RestOfGame
            | Duration::UntilEndOfThisTurn
            | Duration::UntilEndOfChallenge
            | Duration::AfterTheChallenge => {}
        }
    }

    fn verb(&mut self, verb: &mut Verb) {
        match verb {
            Verb::Discard(what) => self.object(what, Participle::Discarded),
            Verb::ChooseAnd(verb) => self.verb(verb),
            Verb::Choose(what) => {
                let thing = self.noun_phrase(what, Role::Object);
                self.done(Participle::Chosen, thing);
                self.memory.choose(thing);
            }
            Verb::ChoosePlayer(player) => self.aside(|binder| {
                binder.player(player);
            }),
            Verb::Banish(what) => self.object(what, Participle::Banished),
            Verb::Return { what, from, to, .. } => {
                self.object(what, Participle::Returned);
                if let Some(from) = from {
                    self.zone(from);
                }
                self.zone(to);
            }
            Verb::Put { what, from, place } => {
                self.noun_phrase(what, Role::Object);
                if let Some(from) = from {
                    self.zone(from);
                }
                self.place(place);
            }
            Verb::PutPortions(portions) => {
                for portion in portions {
                    self.noun_phrase(&mut portion.what, Role::Inside);
                    self.place(&mut portion.place);
                }
            }
            Verb::PutBack { what, place } => {
                self.noun_phrase(what, Role::Object);
                if let Some(place) = place {
                    self.place(place);
                }
            }
            Verb::Shuffle { what, from, into } => {
                self.noun_phrase(what, Role::Object);
                if let Some(from) = from {
                    self.zone(from);
                }
                self.zone(into);
            }
            Verb::ShuffleZoneInto { zone, into } => {
                self.zone(zone);
                self.zone(into);
            }
            Verb::DiscardZone(zone)
            | Verb::ShuffleZone(zone)
            | Verb::RevealZone(zone)
            | Verb::LookAtZone(zone)
            | Verb::PlayWithTopCardFaceUp { zone, .. }
            | Verb::PlayWithHandRevealed(zone)
            | Verb::EnterZone { zone, .. } => self.zone(zone),
            Verb::Exert { what, .. } => self.object(what, Participle::Exerted),
            Verb::Deal { to: Some(what), .. }
            | Verb::DealTo { to: what, .. }
            | Verb::PutDamage { on: what, .. }
            | Verb::RemoveDamage { from: Some(what), .. }
            | Verb::Draw(what)
            | Verb::Ready(what)
            | Verb::LookAt(what)
            | Verb::Ink(what) => {
                self.noun_phrase(what, Role::Object);
            }
            Verb::GetCounters(what)
            | Verb::RemoveCounters(what)
            | Verb::LoseCounters(what)
            | Verb::DoubleCounters(what) => {
                self.counters(what);
            }
            Verb::MoveCounters { what, from, to } => {
                self.counters(what);
                self.aside(|binder| {
                    binder.player(from);
                    binder.player(to);
                });
            }
            Verb::CostFirm { what, .. } | Verb::AbilitiesCost { of: what, .. } => {
                self.noun_phrase(what, Role::Subject);
            }
            Verb::RemoveCountersFrom { what, from: player } | Verb::GiveCounters { to: player, what } => {
                self.counters(what);
                self.aside(|binder| {
                    binder.player(player);
                });
            }
            Verb::SkipNextStep { of, .. } => self.turn_owner(of),
            Verb::GainLore(Amount::Half { of, .. }) | Verb::LoseLore(Amount::Half { of, .. }) => {
                self.possessor(of)
            }
            Verb::CostsLess { .. } => {}
            Verb::TakeMoreOrLess { from, .. } => {
                if let Some(DamageFrom::Agent(by)) = from {
                    self.agent(by);
                }
            }
            Verb::MoveThatDamage { to, .. } => {
                self.noun_phrase(to, Role::Object);
            }
            Verb::MoveDamage { from, to, .. } => {
                self.noun_phrase(from, Role::Object);
                self.noun_phrase(to, Role::Object);
            }
            Verb::Count(what) => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Object);
            }),
            Verb::Play(play) => self.play(play),
            Verb::PayLess { what, .. } | Verb::PayMore { what, .. } => self.pay_for(what),
            Verb::Reveal { what, to } => {
                self.object(what, Participle::Revealed);
                if let Some(to) = to {
                    let mut all = to.clone();
                    self.aside(|binder| binder.without_mention(&mut all));
                    *to = all;
                }
            }
            Verb::EnterPlay { how: Entering::WithGrants(grants) } => self.grants(grants),
            Verb::EnterPlay { how: Entering::WithUnder { cards, under, .. } } => {
                // "A card … under it": not under itself.
                self.noun_phrase(cards, Role::Object);
                self.noun_phrase(under, Role::Object);
            }
            Verb::Search { zone, what } => {
                self.zone(zone);
                self.noun_phrase(what, Role::Object);
            }
            Verb::Move { what, to } => {
                self.object(what, Participle::Moved);
                self.destination(to);
            }
            Verb::UseAbility { of, .. }
            | Verb::DealDamageWith { of, .. }
            | Verb::StatFloor { of, .. }
            | Verb::DoubleStat { of, .. } => {
                self.possessor(of);
            }
            Verb::StatIs { of, value, .. } => {
                self.possessor(of);
                self.value(value);
            }
            Verb::HasStat { value, .. } => self.value(value),
            Verb::DealSeveral { parts, .. } => {
                for part in parts {
                    self.noun_phrase(&mut part.to, Role::Object);
                }
            }
            Verb::SwapStats { of: what, .. }
            | Verb::SwapDamage { of: what, .. }
            | Verb::SwapBetween { of: what, .. }
            | Verb::Divide { among: what, .. }
            | Verb::DealMoreOrLess { to: Some(what), .. }
            | Verb::Prevent(Prevented::First { to: what } | Prevented::Next { to: what, .. }) => {
                self.noun_phrase(what, Role::Object);
            }
            Verb::Prevent(Prevented::All { to, by }) => {
                self.noun_phrase(to, Role::Object);
                if let Some(by) = by {
                    self.agent(by);
                }
            }
            Verb::Be(passive) => self.passive(passive),
            Verb::SkipStep { of, .. } => self.turn_of(of),
            Verb::Have(clause) => self.clause(clause),
            Verb::AddStat { of, to, .. } => {
                self.possessor(of);
                self.possessor(to);
            }
            Verb::Gain(grants) | Verb::Has(grants) | Verb::And { grants, .. } => self.grants(grants),
            Verb::Give { to, grants, .. } => {
                self.noun_phrase(to, Role::Object);
                self.grants(grants);
            }
            Verb::Cannot { deeds, .. } => {
                for deed in deeds {
                    self.deed(deed);
                }
            }
            Verb::Can { deed, .. } | Verb::Must(deed) => self.deed(deed),
            Verb::OnlyCan { what, deed } => {
                self.noun_phrase(what, Role::Subject);
                self.deed(deed);
            }
            Verb::CountAs(CountAs::CostToSing { what, .. } | CountAs::CostForSinging { what, .. }) => {
                self.noun_phrase(what, Role::Object);
            }
            Verb::DrawUntil
            | Verb::DiscardUntil
            | Verb::GainLore(_)
            | Verb::LoseLore(_)
            | Verb::Deal { to: None, .. }
            | Verb::RemoveDamage { from: None, .. }
            | Verb::Pay(_)
            | Verb::PayLore(_)
            | Verb::ExtraTurn(_)
            | Verb::NameACard
            | Verb::Repeat
            | Verb::Get(_)
            | Verb::Lose(_)
            | Verb::EnterPlay { .. }
            | Verb::TakeNoDamage(_)
            | Verb::Prevent(
                Prevented::That | Prevented::It | Prevented::HalfOfThat(_) | Prevented::OfThat { .. },
            )
            | Verb::DealMoreOrLess { to: None, .. }
            | Verb::DealEachOther { .. }
            | Verb::ChooseQuality { .. }
            | Verb::BeDealt { .. }
            | Verb::CountAs(CountAs::NamedForShift(_) | CountAs::Named(_) | CountAs::InkwellSymbol)
            | Verb::NeedMoreOrLess { .. }
            | Verb::NeedLoreToWin(_) => {}
        }
    }

    /// Counters are no card: no later word means them.
    pub(super) fn counters(&mut self, what: &mut NounPhrase) {
        self.in_passing(|binder| {
            binder.noun_phrase(what, Role::Inside);
        });
    }

    /// Walks players that are only shown something: "reveal that card to all players".
    fn without_mention(&mut self, players: &mut PlayerPhrase) {
        let before = self.memory.clone();
        self.player(players);
        self.memory = before;
    }

    fn play(&mut self, play: &mut Play) {
        self.object(&mut play.what, Participle::Played);
        if let Some(on) = &mut play.on {
            self.noun_phrase(on, Role::Object);
        }
        match &mut play.from {
            Some(PlayFrom::Zone(zone)) => self.zone(zone),
            Some(PlayFrom::Under(what)) => {
                self.noun_phrase(what, Role::Object);
            }
            Some(PlayFrom::There) | None => {}
        }
    }

    fn pay_for(&mut self, what: &mut PayFor) {
        match what {
            PayFor::ToPlay(what) | PayFor::For(what) => {
                self.noun_phrase(what, Role::Object);
            }
            PayFor::ToMove { what, to } => {
                self.noun_phrase(what, Role::Object);
                if let Some(to) = to {
                    self.destination(to);
                }
            }
            PayFor::ToShift { what, onto, .. } => {
                self.noun_phrase(what, Role::Object);
                if let Some(onto) = onto {
                    self.noun_phrase(onto, Role::Object);
                }
            }
            PayFor::ToPlayUsing { what, whose, .. } => {
                self.noun_phrase(what, Role::Object);
                self.possessor(whose);
            }
        }
    }

    /// A granted ability is its bearer's: words in it mean nothing outside it.
    fn grants(&mut self, grants: &mut [Grant]) {
        for grant in grants {
            match grant {
                Grant::Keyword(keyword) => self.keyword(keyword),
                Grant::Ability { ability, .. } => {
                    let outside = std::mem::take(&mut self.memory);
                    self.ability_kind(ability);
                    self.memory = outside;
                }
                Grant::Class(_) | Grant::KeywordX(_) | Grant::Unknown(_) | Grant::That(_) => {}
            }
        }
    }

    fn deed(&mut self, deed: &mut Deed) {
        match deed {
            Deed::Challenge(Some(what)) | Deed::BeChallenged(Some(what)) => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Deed::Ready(Some(what))
            | Deed::ExertToSing { what, .. }
            | Deed::Sing(what)
            | Deed::ReduceCost { what, .. }
            | Deed::ChooseFor { what, .. } => {
                self.noun_phrase(what, Role::Object);
            }
            Deed::Move(to) => self.destination(to),
            Deed::Do(verb) => self.verb(verb),
            Deed::BeDone { what, by } => {
                self.passive(what);
                if let Some(by) = by {
                    self.agent(by);
                }
            }
            Deed::Quest
            | Deed::Challenge(None)
            | Deed::BeChallenged(None)
            | Deed::Ready(None)
            | Deed::BeDealtDamage
            | Deed::BeRemoved
            | Deed::BeBanished
            | Deed::BeReduced { .. }
            | Deed::EnterPlay(_)
            | Deed::GainKeyword(_)
            | Deed::Exert
            | Deed::SingAny
            | Deed::GainLore { .. }
            | Deed::Discard => {}
        }
    }

    fn passive(&mut self, passive: &mut Passive) {
        match passive {
            Passive::Returned { to: Some(zone) } | Passive::Shuffled { into: zone } => self.zone(zone),
            Passive::Chosen { purpose } => {
                if let Some(purpose) = purpose {
                    self.agent(purpose);
                }
            }
            Passive::Put(place) => self.place(place),
            Passive::MovedTo(to) => self.destination(to),
            Passive::RemovedFrom(from)
            | Passive::Shifted { onto: from, .. }
            | Passive::DamageMoved { what: from, .. } => {
                self.noun_phrase(from, Role::Object);
            }
            Passive::MovedToBy(Some(by)) => self.in_passing(|binder| {
                binder.noun_phrase(by, Role::Inside);
            }),
            Passive::Returned { to: None }
            | Passive::Exerted
            | Passive::Readied
            | Passive::Moved
            | Passive::MovedFromHere
            | Passive::Prevented
            | Passive::Gained
            | Passive::Played
            | Passive::Discarded
            | Passive::Banished
            | Passive::BanishedIn(_)
            | Passive::DealtDamage
            | Passive::ShiftedOnto
            | Passive::MovedToBy(None)
            | Passive::Lost => {}
        }
    }

    pub(super) fn agent(&mut self, agent: &mut Agent) {
        match agent {
            Agent::Cards(cards) => self.in_passing(|binder| {
                binder.noun_phrase(cards, Role::Inside);
            }),
            Agent::Players(player) => self.aside(|binder| {
                binder.player(player);
            }),
            Agent::Effects { whose: Some(whose), .. } => self.possessor(whose),
            Agent::Effects { whose: None, .. } => {}
        }
    }

    pub(super) fn place(&mut self, place: &mut Place) {
        match place {
            Place::Into { zone, .. } | Place::TopOf { zone, .. } | Place::BottomOf(zone) => self.zone(zone),
            Place::TopOrBottom { zone, .. } => {
                if let Some(zone) = zone {
                    self.zone(zone);
                }
            }
            Place::OnTopOf(NounPhrase::Ref(reference)) if reference.word == Pronoun::It => {
                // "put that card on top of it", a deck.
                reference.to = self.antecedent(Thing::Deck);
            }
            Place::OnTopOf(what) | Place::Under { what, .. } => self.in_play(|binder| {
                binder.noun_phrase(what, Role::Object);
            }),
            Place::Either { places, .. } => {
                for place in places {
                    self.place(place);
                }
            }
            Place::Bottom | Place::Top | Place::There | Place::BackOnTop => {}
        }
    }
}

/// Whether a verb is about so many cards, their number said behind: "draw cards equal to …".
fn takes_bare_cards(verb: &Verb) -> bool {
    match verb {
        Verb::ChooseAnd(verb) => takes_bare_cards(verb),
        Verb::Draw(NounPhrase::Noun(noun))
        | Verb::Discard(NounPhrase::Noun(noun))
        | Verb::LookAt(NounPhrase::Noun(noun))
        | Verb::Reveal { what: NounPhrase::Noun(noun), .. }
        | Verb::Put { what: NounPhrase::Noun(noun), .. }
        | Verb::Return { what: NounPhrase::Noun(noun), .. } => {
            matches!(noun.quantity, Quantity::Bare | Quantity::ANumberOf) && noun.head.kinds == [Kind::Card]
        }
        _ => false,
    }
}

/// Whether a verb speaks of cards in play.
fn wanted_by(verb: &Verb) -> Wanted {
    match verb {
        Verb::Banish(_)
        | Verb::Exert { .. }
        | Verb::Ready(_)
        | Verb::Deal { .. }
        | Verb::DealTo { .. }
        | Verb::PutDamage { .. }
        | Verb::RemoveDamage { .. }
        | Verb::MoveDamage { .. }
        | Verb::MoveThatDamage { .. }
        | Verb::Move { .. }
        | Verb::Get(_)
        | Verb::Gain(_)
        | Verb::Has(_)
        | Verb::Give { .. }
        | Verb::Cannot { .. }
        | Verb::TakeNoDamage(_) => Wanted::InPlay,
        Verb::ChooseAnd(verb) => wanted_by(verb),
        Verb::Play(_) => Wanted::ToPlay,
        _ => Wanted::Anything,
    }
}

/// Whether a lead says how long by the turn of somebody who is only spoken of.
fn names_their_turn(lead: &Lead) -> bool {
    let Lead::Duration(duration) = lead else { return false };
    let owner = match duration {
        Duration::UntilStartOfTurn(owner)
        | Duration::UntilEndOfTurn(owner)
        | Duration::DuringNextTurn(owner)
        | Duration::AtStartOfTurn { whose: owner, .. }
        | Duration::ThisAndNextTurn { whose: owner, .. } => owner,
        Duration::ThisTurn
        | Duration::RestOfTurn
        | Duration::DuringThatChallenge
        | Duration::During(_)
        | Duration::EachTurn
        | Duration::TheTurnPlayed(_)
        | Duration::AfterTheChallenge
        | Duration::UntilEndOfChallenge
        | Duration::ThisTurnOrNext
        | Duration::RestOfGame
        | Duration::UntilEndOfThisTurn => return false,
    };
    matches!(owner, TurnOwner::Of(Possessor::Their(_) | Possessor::Of(_)))
}
