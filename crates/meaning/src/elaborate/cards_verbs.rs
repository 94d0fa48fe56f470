//! Verbs about cards: draw, discard, banish, return, put, shuffle, exert, ready, move (RULES C.3, 7).

use ::syntax::tree;

use super::adverb::Adverbs;
use super::filter::{Domain, zone_kind, zones_of};
use super::noun::number;
use super::{Drawn, Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    pub(super) fn draw(&mut self, who: &Players, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<()> {
        let tree::NounPhrase::Noun(noun) = what else { return gap(Part::Clause, "draw what", what) };
        if let (tree::Quantity::Bottom(n), [tree::Post::OfZone(_)]) = (noun.quantity, noun.post.as_slice()) {
            let amount = self.times(Amount::Const(number(n.unwrap_or(1))), adverbs)?;
            return self.emit_do(Verb::DrawFromBottom(who.clone(), amount));
        }
        if let [tree::Post::FromBottomOf(_)] = noun.post.as_slice() {
            let n = match noun.quantity {
                tree::Quantity::A | tree::Quantity::One => 1,
                tree::Quantity::N(n) => number(n),
                _ => return gap(Part::Clause, "draw how many", what),
            };
            let amount = self.times(Amount::Const(n), adverbs)?;
            return self.emit_do(Verb::DrawFromBottom(who.clone(), amount));
        }
        if !noun.adjectives.is_empty() || !noun.post.is_empty() || noun.head.kinds != [tree::Kind::Card] {
            return gap(Part::Clause, "draw what", what);
        }
        if adverbs.until.is_some() {
            return self.draw_until(who, adverbs);
        }
        let amount = match noun.quantity {
            tree::Quantity::A | tree::Quantity::One => Amount::Const(1),
            tree::Quantity::N(n) => Amount::Const(number(n)),
            tree::Quantity::X => self.x(adverbs, what)?,
            // 6.1.3: as many as the player likes, none included.
            tree::Quantity::UpTo(n) if adverbs.each.is_empty() => {
                let Players::One(by) = who else { return gap(Part::Clause, "draw how many", what) };
                let into = self.bound.fresh()?;
                let (least, most) = (Amount::Const(0), Amount::Const(number(n)));
                self.emit(Step::ChooseNumber { by: *by, least, most, into })?;
                self.bound.many = Some(Amount::Bound(into));
                return self.draw_cards(who, noun, Amount::Bound(into));
            }
            // "Draw cards equal to …", "draw that many cards".
            tree::Quantity::Bare | tree::Quantity::ANumberOf | tree::Quantity::That(_) => {
                let unstated = match (adverbs.equal, noun.quantity) {
                    (Some(_), _) => tree::Amount::Unstated,
                    (None, tree::Quantity::That(which)) => tree::Amount::That(which),
                    (None, _) => tree::Amount::That(tree::ThatAmount::Many),
                };
                let amount = self.amount(&unstated, adverbs)?;
                return self.draw_cards(who, noun, amount);
            }
            _ => return gap(Part::Clause, "draw how many", what),
        };
        let counted = !adverbs.each.is_empty();
        let amount = self.times(amount, adverbs)?;
        if counted {
            // 6.1.8: counted once; "that many" is this number.
            self.remember(amount)?;
            let amount = self.that_number(what)?;
            return self.draw_cards(who, noun, amount);
        }
        self.draw_cards(who, noun, amount)
    }

    /// Draws; where later words speak of the cards, those that are in the hand now and were not before are noted.
    fn draw_cards(&mut self, who: &Players, noun: &tree::Noun, amount: Amount) -> Res<()> {
        let draw = Verb::Draw(who.clone(), amount);
        let is_noted = noun.bind.is_some() || self.drawn == Drawn::Noted;
        let Players::One(player) = who else { return self.emit_do(draw) };
        if !is_noted {
            return self.emit_do(draw);
        }
        let hand = Objects::each(in_hand(*player));
        let (before, drawn) = (self.bound.fresh()?, self.bound.fresh()?);
        self.emit_do(Verb::Bind(before, hand.clone()))?;
        self.emit_do(draw)?;
        self.emit_do(Verb::Bind(drawn, Objects::Without(Box::new(hand), Box::new(Objects::Bound(before)))))?;
        self.bound.is_outside(drawn);
        let cards = Objects::Bound(drawn);
        self.bound.bind(noun.bind, &cards);
        self.bound.result = Some(cards.clone());
        self.bound.last = Some(cards.clone());
        self.bound.looked = Some(cards);
        self.bound.way.drawn = Some(self.gather_objects(drawn)?);
        Ok(())
    }

    /// 6.1.8.1: the number is fixed once.
    pub(super) fn draw_until(&mut self, who: &Players, adverbs: &Adverbs<'_>) -> Res<()> {
        let Players::One(player) = who else {
            return self.each_player(who.clone(), None, |inner, one| inner.draw_until(one, adverbs));
        };
        let goal = self.until(adverbs, *player)?;
        let missing = Amount::Sum(vec![goal, Amount::Times(Box::new(hand(*player)), -1)]);
        let amount = Amount::Max(Box::new(missing), Box::new(Amount::Const(0)));
        self.emit_do(Verb::Draw(who.clone(), amount))
    }

    /// How many cards there shall be in the end.
    fn until(&mut self, adverbs: &Adverbs<'_>, player: PlayerRef) -> Res<Amount> {
        let Some(tree::UntilHave::Have { who: _, what }) = adverbs.until else {
            return gap(Part::Clause, "until when", &player);
        };
        match what {
            tree::UntilWhat::N(n) => Ok(Amount::Const(number(*n))),
            tree::UntilWhat::Noun(tree::NounPhrase::Noun(noun)) => match noun.quantity {
                tree::Quantity::N(n) => Ok(Amount::Const(number(n))),
                _ => gap(Part::Clause, "until how many", noun),
            },
            // As many as the player spoken of in the condition.
            tree::UntilWhat::SameNumber => match self.bound.compared {
                Some(other) => Ok(hand(other)),
                None => gap(Part::Clause, "the same number as whom", what),
            },
            // "The same number of cards in your hand as chosen opponent".
            tree::UntilWhat::AsMany { what: tree::NounPhrase::Noun(noun), player }
                if noun.head.kinds == [tree::Kind::Card] =>
            {
                let other = self.player(player)?;
                Ok(hand(other))
            }
            what => gap(Part::Clause, "until what", what),
        }
    }

    pub(super) fn discard(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>, word: Word) -> Res<()> {
        if adverbs.until.is_some() {
            return self.discard_until(adverbs);
        }
        if let tree::NounPhrase::Joined { items, join: tree::Join::Or, .. } = what
            && items.iter().any(|item| matches!(item, tree::NounPhrase::Noun(noun) if matches!(noun.quantity, tree::Quantity::N(_) | tree::Quantity::Either(_))))
        {
            return self.discard_either(items, adverbs, word);
        }
        let hand = Domain::Hand(self.bound.actor);
        let cards = match what {
            tree::NounPhrase::Noun(noun) => self.discarded(noun, &hand, adverbs, word)?,
            what => self.objects(what, &hand)?,
        };
        self.discard_these(cards)?;
        let is_any =
            matches!(what, tree::NounPhrase::Noun(noun) if noun.quantity == tree::Quantity::AnyNumber);
        if let Some(Objects::Bound(discarded)) = self.bound.result.clone().filter(|_| is_any) {
            // 6.5.4: "that many" are those that were really discarded.
            let discarded = Objects::Bound(discarded);
            self.remember(Amount::Count(Box::new(discarded)))?;
        }
        Ok(())
    }

    fn discard_these(&mut self, what: Objects) -> Res<()> {
        let into = self.bound.fresh()?;
        self.emit_do(Verb::Discard { what: what.clone(), into: Some(into) })?;
        self.bound.moved(&what, into);
        self.bound.result = Some(Objects::Bound(into));
        let gone = self.gather_objects(into)?;
        self.bound.way.discarded = Some(gone);
        // "Then draw that many cards": as many as were discarded, where no number was spoken of.
        if self.bound.many.is_none() {
            self.bound.many = Some(Amount::Count(Box::new(Objects::Bound(gone))));
        }
        Ok(())
    }

    /// 7.3.4: the discarding player chooses, unless the text leaves it to chance or to another.
    fn discarded(
        &mut self,
        noun: &tree::Noun,
        domain: &Domain,
        adverbs: &Adverbs<'_>,
        word: Word,
    ) -> Res<Objects> {
        let mut set = self.set(noun, domain, super::filter::OtherThan::Selected)?;
        set.random |= adverbs.random;
        // "Look at chosen opponent's hand and discard a card from it": of those, whoever says so.
        if noun.post.iter().any(|post| matches!(post, tree::Post::FromThose(_))) && set.base.is_some() {
            set.owner = Players::All;
        }
        // "Each opponent reveals their hand. Discard all song cards revealed this way": of those, whose they are.
        let is_revealed = |post: &tree::Post| matches!(post, tree::Post::Relative { event, .. } if matches!(event.verb, tree::EventVerb::IsRevealed));
        if self.bound.actor == PlayerRef::You && set.base.is_some() && noun.post.iter().any(is_revealed) {
            set.owner = Players::All;
        }
        // "Look at an opponent's hand and discard an action card of your choice": one's own cards are of one's own choice anyway.
        if set.chooser == Some(self.bound.actor) && self.bound.hand_looked {
            set.base = self.bound.looked.clone();
            set.owner = Players::All;
        }
        let count = match noun.quantity {
            tree::Quantity::A | tree::Quantity::One | tree::Quantity::Any => Amount::Const(1),
            tree::Quantity::N(n) => Amount::Const(number(n)),
            tree::Quantity::ANumberOf => self.that_number(noun)?,
            tree::Quantity::X => self.x(adverbs, noun)?,
            tree::Quantity::That(which) => self.that(which, noun)?,
            tree::Quantity::Half(round) => {
                super::noun::half(Amount::Count(Box::new(set.clone().objects())), round)
            }
            tree::Quantity::AnyNumber | tree::Quantity::UpTo(_) => {
                let by = set.chooser.unwrap_or(self.bound.actor);
                let count = match noun.quantity {
                    tree::Quantity::UpTo(n) => Count::UpTo(Amount::Const(number(n))),
                    _ => Count::AnyNumber,
                };
                let (from, total) = candidates(set);
                let name = self.choose(by, from, count, word, total)?;
                let cards = Objects::Bound(name);
                self.bound.bind(noun.bind, &cards);
                return Ok(cards);
            }
            tree::Quantity::Each
            | tree::Quantity::All
            | tree::Quantity::AllOf
            | tree::Quantity::AllThe
            | tree::Quantity::The
                if !super::noun::is_extreme(noun) =>
            {
                let cards = set.objects();
                self.bound.bind(noun.bind, &cards);
                return Ok(cards);
            }
            // "The card with the highest cost": one of those that tie.
            tree::Quantity::The => Amount::Const(1),
            _ => return gap(Part::Clause, "discard how many", noun),
        };
        let count = self.times(count, adverbs)?;
        let cards = if set.random {
            let into = self.bound.fresh()?;
            self.emit_do(Verb::Random { from: set.objects(), count, into })?;
            into
        } else {
            let by = set.chooser.unwrap_or(self.bound.actor);
            if set.total == Some(Together::OneName) && count != Amount::Const(2) {
                return gap(Part::Noun, "so many with the same name", noun);
            }
            let (from, total) = candidates(set);
            self.choose(by, from, Count::Exactly(count), word, total)?
        };
        let cards = Objects::Bound(cards);
        self.bound.bind(noun.bind, &cards);
        self.bound.last = Some(cards.clone());
        Ok(cards)
    }

    /// "Either 2 cards or 1 action card": an option first, then the cards.
    fn discard_either(&mut self, items: &[tree::NounPhrase], adverbs: &Adverbs<'_>, word: Word) -> Res<()> {
        let mut options = Vec::new();
        for item in items {
            let tree::NounPhrase::Noun(noun) = item else { return gap(Part::Clause, "discard which", item) };
            let mut noun = noun.clone();
            if let tree::Quantity::Either(n) = noun.quantity {
                noun.quantity = tree::Quantity::N(n);
            }
            options.push(self.nested(|inner| inner.discard(&tree::NounPhrase::Noun(noun), adverbs, word))?);
        }
        self.emit(Step::Options { by: self.bound.actor, modes: Modes::Or, options })
    }

    pub(super) fn discard_until(&mut self, adverbs: &Adverbs<'_>) -> Res<()> {
        let player = self.bound.actor;
        let goal = self.until(adverbs, player)?;
        let extra = Amount::Sum(vec![hand(player), Amount::Times(Box::new(goal), -1)]);
        let count = Amount::Max(Box::new(extra), Box::new(Amount::Const(0)));
        let from = Objects::each(in_hand(player));
        let name = self.choose(player, from, Count::Exactly(count), Word::Plain, None)?;
        self.discard_these(Objects::Bound(name))
    }

    pub(super) fn discard_zone(&mut self, who: &Players, zone: &tree::Zone) -> Res<()> {
        if zone.kind != tree::ZoneKind::Hand {
            return gap(Part::Clause, "discard what", zone);
        }
        let into = self.bound.fresh()?;
        self.emit_do(Verb::DiscardHand(who.clone(), Some(into)))?;
        self.bound.many = Some(Amount::Count(Box::new(Objects::Bound(into))));
        if !matches!(who, Players::One(_)) {
            self.bound.gathers(into, Some(who.clone()));
        }
        self.bound.way.discarded = Some(self.gather_objects(into)?);
        Ok(())
    }

    /// "Choose and discard", "chooses and banishes one of their characters".
    pub(super) fn choose_and(&mut self, who: &Players, verb: &tree::Verb, adverbs: &Adverbs<'_>) -> Res<()> {
        match verb {
            tree::Verb::Discard(what) => self.discard(what, adverbs, Word::Chosen),
            tree::Verb::DiscardUntil => self.discard_until(adverbs),
            tree::Verb::Banish(what) => {
                let what = self.choose_what(what)?;
                self.banish_these(what)
            }
            tree::Verb::Exert { what, word } => {
                let what = self.choose_what(what)?;
                self.exert_these(what, *word)
            }
            verb => {
                let mut done = verb.clone();
                let Some(object) = super::clause::object_of(&mut done) else {
                    return gap(Part::Clause, "choose and do", &(who, verb));
                };
                let chosen = self.choose_what(object)?;
                *object = self.kept_for_later(chosen)?;
                self.verb(who, &done, adverbs)
            }
        }
    }

    /// The word "choose": whatever the phrase takes is chosen by the one who acts.
    pub(super) fn choose_what(&mut self, what: &tree::NounPhrase) -> Res<Objects> {
        // "Look at chosen opponent's hand and choose a character card": one of those just seen.
        let seen = match what {
            tree::NounPhrase::Noun(noun) if is_card(noun) && !names_place(noun) => self.bound.looked.clone(),
            _ => None,
        };
        let domain = seen.clone().map_or(Domain::Play, Domain::Among);
        let objects = self.objects(&as_chosen(what), &domain)?;
        // "Choose one of those characters" is a choice as any other (6.1.3): Ward keeps out of it.
        if matches!(what, tree::NounPhrase::PartOf { .. })
            && let Some(choose) = self.choice_of(&objects)
        {
            choose.word = Word::Chosen;
        }
        if seen.is_some() {
            self.take_from_looked(objects.clone());
        }
        self.bound.was_chosen(&objects, super::noun::is_one_thing(what));
        self.bound.result = Some(objects.clone());
        Ok(objects)
    }

    /// "Choose an opponent", "choose 2 players".
    pub(super) fn choose_these_players(&mut self, phrase: &tree::PlayerPhrase) -> Res<()> {
        let tree::PlayerPhrase::Described(noun) = phrase else {
            return gap(Part::Player, "choose whom", phrase);
        };
        if noun.with.is_some() {
            return gap(Part::Player, "choose whom", phrase);
        }
        let det = match noun.det {
            tree::PlayerDet::A => tree::PlayerDet::Chosen,
            det @ (tree::PlayerDet::AnyNumberOf | tree::PlayerDet::N(_) | tree::PlayerDet::UpTo(_)) => det,
            tree::PlayerDet::Another => {
                let players = self.choose_player(Players::AllBut(PlayerRef::You))?;
                self.bound.bind_players(noun.bind, &players);
                return Ok(());
            }
            _ => return gap(Part::Player, "choose how many", phrase),
        };
        let chosen = tree::PlayerNoun { det, ..noun.clone() };
        self.players(&tree::PlayerPhrase::Described(chosen)).map(|_| ())
    }

    pub(super) fn banish(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<()> {
        let times = self.many(adverbs)?;
        let what = self.objects_times(what, &Domain::Play, times)?;
        self.banish_these(what)
    }

    /// How many are taken, where "for each" says so.
    fn many(&mut self, adverbs: &Adverbs<'_>) -> Res<Option<Amount>> {
        match adverbs.each.is_empty() {
            true => Ok(None),
            false => self.times(Amount::Const(1), adverbs).map(Some),
        }
    }

    fn banish_these(&mut self, what: Objects) -> Res<()> {
        let gone = self.bound.fresh()?;
        self.bound.leave_play(&what);
        self.emit_do(Verb::Banish { what: what.clone(), into: Some(gone) })?;
        let gone = self.gather_objects(gone)?;
        self.bound.way.banished = Some(gone);
        // "Deal that much damage": how many were banished, where no number was spoken of.
        if self.bound.number.is_none() {
            self.bound.number = Some(Amount::Count(Box::new(Objects::Bound(gone))));
        }
        self.bound.result = Some(what);
        Ok(())
    }

    /// The zone that the verb names for its object.
    fn domain(&mut self, from: Option<&tree::Zone>) -> Res<Domain> {
        let Some(zone) = from else { return Ok(Domain::Play) };
        let owner = match &zone.whose {
            Some(whose) => self.possessor(whose)?,
            None => Players::All,
        };
        let select = Select { zones: zone_kind(zone.kind), owner, filter: Filter::Any };
        Ok(match (zone.kind, &select.owner) {
            (tree::ZoneKind::Play, _) => Domain::Play,
            (tree::ZoneKind::Hand, Players::One(player)) => Domain::Hand(*player),
            _ => Domain::Among(Objects::each(select)),
        })
    }

    /// The cards that a verb moves: "this card from your discard" is the card, if it is there now.
    fn cards(
        &mut self,
        what: &tree::NounPhrase,
        from: Option<&tree::Zone>,
        adverbs: &Adverbs<'_>,
    ) -> Res<Objects> {
        let times = self.many(adverbs)?;
        match what {
            tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_) => {
                let known = self.objects_times(what, &Domain::Play, times)?;
                // 6.1.11.1: only if it is there.
                Ok(match from {
                    Some(zone) => known.now_in(zones_of(zone)),
                    None => known,
                })
            }
            tree::NounPhrase::Noun(noun) if adverbs.random => {
                let mut noun = noun.clone();
                noun.post.push(tree::Post::AtRandom);
                let domain = self.domain(from)?;
                self.objects_times(&tree::NounPhrase::Noun(noun), &domain, times)
            }
            what => {
                let domain = self.domain(from)?;
                self.objects_times(what, &domain, times)
            }
        }
    }

    pub(super) fn return_to(
        &mut self,
        what: &tree::NounPhrase,
        from: Option<&tree::Zone>,
        to: &tree::Zone,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        if adverbs.until.is_some() {
            return self.return_until(what, from, to, adverbs);
        }
        let to = match to.kind {
            tree::ZoneKind::Hand => Place::Hand,
            tree::ZoneKind::Discard => Place::Discard,
            _ => return gap(Part::Place, "returned where", to),
        };
        let cards = self.cards(what, from, adverbs)?;
        self.put_cards(cards, to, adverbs.order)
    }

    /// "Return cards at random from their inkwell until they have 3": the number is fixed once (6.1.8.1).
    fn return_until(
        &mut self,
        what: &tree::NounPhrase,
        from: Option<&tree::Zone>,
        to: &tree::Zone,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let player = self.bound.actor;
        let goal = self.until(adverbs, player)?;
        let domain = self.domain(from)?;
        let set = self.described(what, &domain)?;
        let random = set.random || adverbs.random;
        let objects = set.objects();
        if !random || to.kind != tree::ZoneKind::Hand {
            return gap(Part::Clause, "until they have", what);
        }
        let all = Amount::Count(Box::new(objects.clone()));
        let extra = Amount::Sum(vec![all, Amount::Times(Box::new(goal), -1)]);
        let count = Amount::Max(Box::new(extra), Box::new(Amount::Const(0)));
        let into = self.bound.fresh()?;
        self.emit_do(Verb::Random { from: objects, count, into })?;
        self.put_cards(Objects::Bound(into), Place::Hand, Order::AsIs)
    }

    fn put_cards(&mut self, what: Objects, to: Place, order: Order) -> Res<()> {
        let into = self.bound.fresh()?;
        self.bound.leave_play(&what);
        self.emit_do(Verb::Put { by: self.bound.actor, what: what.clone(), to, order, into: Some(into) })?;
        self.bound.moved(&what, into);
        self.bound.result = Some(Objects::Bound(into));
        // What left play is asked about as it was there (6.7.7).
        let moved = match &what {
            Objects::Bound(name) if !self.bound.are_outside(&what) => *name,
            _ => into,
        };
        self.bound.way.moved = Some(self.gather_objects(moved)?);
        Ok(())
    }

    pub(super) fn put(
        &mut self,
        what: &tree::NounPhrase,
        from: Option<&tree::Zone>,
        place: &tree::Place,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        if let Some(Some(tree::InsteadOf::Into(_))) = adverbs.instead {
            // "Instead of into your discard": where an action goes after its effect (5.4.1.2).
            let card = match self.bound.played {
                Some(name) => Objects::Bound(name),
                None if matches!(self.own, vocabulary::CardKind::Action { .. })
                    || matches!(self.bound.event, Some(EventKind::Played | EventKind::Sang)) =>
                {
                    self.objects(what, &Domain::Play)?
                }
                None => return gap(Part::Place, "what is not on its way there", what),
            };
            let to = self.place(place)?;
            return self.emit_do(Verb::AfterPlay(card, to));
        }
        if let Some(under) = self.put_each_under(what, place)? {
            return self.emit(under);
        }
        let cards = match what {
            // "Put any number of them on the top or the bottom": the rest goes to the other place.
            tree::NounPhrase::Portion(tree::Portion::AnyNumber)
                if matches!(place, tree::Place::TopOrBottom { .. }) =>
            {
                return self.deal_out(adverbs.order);
            }
            tree::NounPhrase::PartOf { quantity: tree::Quantity::AnyNumber, .. }
                if matches!(place, tree::Place::TopOrBottom { .. }) =>
            {
                return self.deal_out(adverbs.order);
            }
            what => self.put_what(what, from, adverbs)?,
        };
        self.put_at(cards, place, adverbs.order)
    }

    /// What is put: of cards just looked at where the phrase names no zone.
    pub(super) fn put_what(
        &mut self,
        what: &tree::NounPhrase,
        from: Option<&tree::Zone>,
        adverbs: &Adverbs<'_>,
    ) -> Res<Objects> {
        if let tree::NounPhrase::Noun(noun) = what
            && from.is_none()
            && noun.chosen == tree::Chosen::No
            && is_card(noun)
            && !names_place(noun)
            && let Some(looked) = self.bound.looked.clone()
        {
            let objects = self.objects(what, &Domain::Among(looked.clone()))?;
            // Those that are taken are no longer among the rest.
            let name = match &objects {
                Objects::Bound(name) => *name,
                _ => {
                    let name = self.bound.fresh()?;
                    self.emit_do(Verb::Bind(name, objects))?;
                    name
                }
            };
            self.take_from_looked(Objects::Bound(name));
            return Ok(Objects::Bound(name));
        }
        self.cards(what, from, adverbs)
    }

    /// "Put a card from the top of your deck facedown under each of your other characters", "put the top card of your deck …": one
    /// for each.
    fn put_each_under(&mut self, what: &tree::NounPhrase, place: &tree::Place) -> Res<Option<Step>> {
        let (
            tree::Place::Under { what: tree::NounPhrase::Noun(host), face, .. },
            tree::NounPhrase::Noun(card),
        ) = (place, what)
        else {
            return Ok(None);
        };
        if host.quantity != tree::Quantity::Each {
            return Ok(None);
        }
        let zone = match (card.quantity, card.post.as_slice()) {
            (tree::Quantity::A | tree::Quantity::One, [tree::Post::FromTopOf(zone)])
            | (
                tree::Quantity::Top(None | Some(1)) | tree::Quantity::Bottom(None | Some(1)),
                [tree::Post::OfZone(zone)],
            ) => zone,
            _ => return gap(Part::Place, "a card under each", place),
        };
        let player = match &zone.whose {
            Some(whose) => match self.possessor(whose)? {
                Players::One(player) => player,
                players => return gap(Part::Place, "whose deck", &players),
            },
            None => self.bound.actor,
        };
        let hosts = self.objects(&tree::NounPhrase::Noun(host.clone()), &Domain::Play)?;
        let name = self.bound.fresh()?;
        let put = Verb::Put {
            by: self.bound.actor,
            what: match card.quantity {
                tree::Quantity::Bottom(_) => Objects::Bottom(player, Box::new(Amount::Const(1))),
                _ => Objects::Top(player, Box::new(Amount::Const(1))),
            },
            to: Place::Under { host: Box::new(Objects::Bound(name)), facedown: *face != tree::Face::Faceup },
            order: Order::AsIs,
            into: None,
        };
        Ok(Some(Step::Each { objects: hosts, name, body: vec![Step::Do(put)] }))
    }

    pub(super) fn shuffle_into(
        &mut self,
        what: &tree::NounPhrase,
        from: Option<&tree::Zone>,
        into: &tree::Zone,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        if into.kind != tree::ZoneKind::Deck {
            return gap(Part::Place, "shuffled into what", into);
        }
        let cards = self.cards(what, from, adverbs)?;
        self.put_cards(cards, Place::DeckShuffled, Order::AsIs)
    }

    pub(super) fn shuffle_zone_into(&mut self, zone: &tree::Zone, into: &tree::Zone) -> Res<()> {
        if into.kind != tree::ZoneKind::Deck {
            return gap(Part::Place, "shuffled into what", into);
        }
        let owner = match &zone.whose {
            Some(whose) => self.possessor(whose)?,
            None => return gap(Part::Place, "whose zone", zone),
        };
        let cards = Select { zones: zone_kind(zone.kind), owner, filter: Filter::Any };
        self.remember(Amount::count(cards.clone()))?;
        self.put_cards(Objects::each(cards), Place::DeckShuffled, Order::AsIs)
    }

    pub(super) fn shuffle(&mut self, who: &Players, zone: &tree::Zone) -> Res<()> {
        if zone.kind != tree::ZoneKind::Deck {
            return gap(Part::Place, "shuffled what", zone);
        }
        let whose = match &zone.whose {
            Some(tree::Possessor::Your) | None => who.clone(),
            Some(whose) => self.possessor(whose)?,
        };
        self.emit_do(Verb::Shuffle(whose))
    }

    pub(super) fn exert(&mut self, what: &tree::NounPhrase, word: tree::ExertWord) -> Res<()> {
        let what = match (what, word) {
            (tree::NounPhrase::Noun(noun), tree::ExertWord::Symbol) => self.able_to_exert(noun)?,
            (what, _) => self.objects(what, &Domain::Play)?,
        };
        self.exert_these(what, word)
    }

    /// {E}: of ready items and of ready and dry characters (4.4.2.1, 5.1.1.12).
    pub(super) fn able_to_exert(&mut self, noun: &tree::Noun) -> Res<Objects> {
        let mut set = self.set(noun, &Domain::Play, super::filter::OtherThan::Selected)?;
        let able = match noun.head.kinds.as_slice() {
            [tree::Kind::Item] => Filter::Ready,
            _ => Filter::all([Filter::Ready, Filter::Dry]),
        };
        set.filter = Filter::all([set.filter, able]);
        self.take(noun, set, None)
    }

    fn exert_these(&mut self, what: Objects, word: tree::ExertWord) -> Res<()> {
        self.bound.result = Some(what.clone());
        let exerted = self.bound.fresh()?;
        let by = match word {
            // 5.1.1.12: the symbol needs dryness, the word does not.
            tree::ExertWord::Symbol => Exerting::Symbol,
            tree::ExertWord::Word => Exerting::Word,
        };
        self.emit_do(Verb::Exert { what, by, into: Some(exerted) })?;
        self.bound.way.exerted = Some(self.gather_objects(exerted)?);
        Ok(())
    }

    pub(super) fn ready(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<()> {
        let objects = self.objects(what, &Domain::Play)?;
        match adverbs.durations.as_slice() {
            [] => {}
            [tree::Duration::AfterTheChallenge] => {
                return self.after_challenge(vec![Step::Do(Verb::Ready { what: objects, into: None })]);
            }
            // "Ready chosen item and give …  this turn": the time belongs to the other part.
            _ if !adverbs.own_duration => {}
            durations => return gap(Part::Duration, "ready when", &durations),
        }
        self.bound.result = Some(objects.clone());
        let readied = self.bound.fresh()?;
        self.emit_do(Verb::Ready { what: objects, into: Some(readied) })?;
        self.bound.way.readied = Some(self.gather_objects(readied)?);
        Ok(())
    }

    /// 4.6.7: done when the challenge is over.
    pub(super) fn after_challenge(&mut self, body: Vec<Step>) -> Res<()> {
        let ability = Box::new(Ability {
            name: None,
            zones: Zones::all(),
            kind: AbilityKind::Triggered(Triggered {
                on: vec![Pattern::of(EventKind::ChallengeOver)],
                during: Cond::True,
                condition: Cond::True,
                limit: Limit::Free,
                body,
            }),
        });
        self.emit_do(Verb::MakeFloating { ability, lasts: Duration::ThisTurn, once: true, on: None })
    }

    pub(super) fn move_to(&mut self, what: &tree::NounPhrase, to: &tree::Destination) -> Res<()> {
        let characters = self.objects(what, &Domain::Play)?;
        // 1.2.2: nobody who cannot move is chosen to be moved.
        for part in parts_of(&characters) {
            if let Some(choose) = self.choice_of(part) {
                narrow(choose, Filter::Movable);
                to_move(choose);
            }
        }
        self.move_these(characters, to)
    }

    /// The choice written before in which these are chosen.
    fn choice_of(&mut self, chosen: &Objects) -> Option<&mut Choose> {
        let Objects::Bound(name) = chosen else { return None };
        self.block.iter_mut().rev().find_map(|step| match step {
            Step::Choose(choose) if choose.into == *name => Some(choose),
            _ => None,
        })
    }

    /// 4.7 by an effect.
    pub(super) fn move_these(&mut self, characters: Objects, to: &tree::Destination) -> Res<()> {
        let location = match to {
            tree::Destination::Here => self.here.clone(),
            tree::Destination::There => self.there(to)?,
            tree::Destination::At(place) => self.destination(place)?,
        };
        // A character is at one location (4.7.4).
        if let Objects::Each(_) = &location {
            return gap(Part::Place, "to which of several locations", to);
        }
        // 1.7.7, 4.7.2: a location to which nobody who was chosen can be moved is none to choose; for "this one and that one" it
        // must be open to each of them.
        for part in parts_of(&characters) {
            let moves = matches!(characters, Objects::Union(_)) || self.choice_of(part).is_some();
            if let Some(choose) = self.choice_of(&location).filter(|_| moves) {
                narrow(choose, Filter::Elsewhere(Box::new(part.clone())));
            }
        }
        // "Another location" than the one where they are (6.1.6).
        let another = matches!(to, tree::Destination::At(tree::NounPhrase::Noun(noun)) if noun.other != tree::Other::No);
        for part in parts_of(&characters) {
            if let Some(choose) = self.choice_of(&location).filter(|_| another) {
                let here = Objects::LocationOf(Box::new(part.clone()));
                narrow(choose, Filter::Not(Box::new(Filter::Is(Box::new(here)))));
            }
        }
        if let Some(choose) = self.choice_of(&location) {
            to_move(choose);
        }
        self.bound.location = Some(location.clone());
        self.bound.result = Some(characters.clone());
        // 4.7.2: who is there already does not move.
        let into = self.bound.fresh()?;
        self.emit_do(Verb::MoveTo { who: characters, to: location, into: Some(into) })?;
        self.bound.way.moved = Some(self.gather_objects(into)?);
        Ok(())
    }

    /// 4.7.1: characters move to their own player's locations.
    fn destination(&mut self, place: &tree::NounPhrase) -> Res<Objects> {
        let tree::NounPhrase::Noun(noun) = place else { return self.objects(place, &Domain::Play) };
        let mut noun = noun.clone();
        if noun.possessor.is_none() {
            noun.possessor = Some(tree::Possessor::Your);
        }
        // "Whenever this character moves to a location, … to the same location": that one.
        if let (tree::Quantity::Same, Some(location), true) =
            (noun.quantity, self.bound.location.clone(), noun.post.is_empty())
        {
            return Ok(location);
        }
        // "The same location": one for all of them.
        if matches!(noun.quantity, tree::Quantity::The | tree::Quantity::Same) {
            noun.quantity = tree::Quantity::A;
        }
        self.objects(&tree::NounPhrase::Noun(noun), &Domain::Play)
    }

    pub(super) fn use_ability(&mut self, of: &tree::Possessor, name: &tree::AbilityName) -> Res<()> {
        let tree::Possessor::Card(card) = of else { return gap(Part::Clause, "whose ability", of) };
        let card = self.objects(card, &Domain::Play)?;
        let name = name.clone();
        self.emit_do(Verb::UseFree(card, name))
    }
}

/// What is joined by "and", one by one.
fn parts_of(objects: &Objects) -> &[Objects] {
    match objects {
        Objects::Union(parts) => parts,
        one => std::slice::from_ref(one),
    }
}

/// Narrows a choice to those that match.
fn narrow(choose: &mut Choose, filter: Filter) {
    let from = std::mem::replace(&mut choose.from, Objects::None);
    choose.from = Objects::Among(Box::new(from), Box::new(filter));
}

/// 4.7.1: the choices of a move are choices, whatever words the card uses.
fn to_move(choose: &mut Choose) {
    if choose.word == Word::Plain {
        choose.word = Word::ToMove;
    }
}

/// A player's hand.
pub(super) fn in_hand(player: PlayerRef) -> Select {
    Select { zones: Zones::HAND, owner: Players::One(player), filter: Filter::Any }
}

/// How many cards a player has in hand.
fn hand(player: PlayerRef) -> Amount {
    Amount::count(in_hand(player))
}

pub(super) fn is_card(noun: &tree::Noun) -> bool {
    noun.head.card == tree::CardSuffix::Card || noun.head.kinds == [tree::Kind::Card]
}

pub(super) fn names_place(noun: &tree::Noun) -> bool {
    noun.post.iter().any(|post| {
        matches!(
            post,
            tree::Post::InPlay
                | tree::Post::From(_)
                | tree::Post::In(_)
                | tree::Post::OfZone(_)
                | tree::Post::FromTopOf(_)
                | tree::Post::FromThose(_)
                | tree::Post::Under(_)
                | tree::Post::FromUnder(_)
                | tree::Post::Which { .. }
        )
    }) || super::noun::is_end_of_deck(noun.quantity)
}

/// 6.1.3: what "choose" speaks of is chosen, each of several.
fn as_chosen(what: &tree::NounPhrase) -> tree::NounPhrase {
    let mut what = what.clone();
    match &mut what {
        tree::NounPhrase::Noun(noun) => noun.chosen = tree::Chosen::Chosen,
        tree::NounPhrase::Joined { items, .. } => {
            items.iter_mut().for_each(|item| *item = as_chosen(item));
        }
        tree::NounPhrase::This(_)
        | tree::NounPhrase::Ref(_)
        | tree::NounPhrase::PartOf { .. }
        | tree::NounPhrase::Portion(_)
        | tree::NounPhrase::Gap => {}
    }
    what
}

/// Among which it is chosen, and what those that are chosen must have in common; who shares a name with nobody is no candidate.
fn candidates(mut set: super::filter::Set) -> (Objects, Option<Together>) {
    match set.total.take() {
        Some(Together::OneName) => (super::condition::with_fellow(set.objects()), Some(Together::OneName)),
        total => (set.objects(), total),
    }
}
