//! What static abilities allow: ways to play a card, cards looked at and played from the deck, how a card enters play, and standing
//! permissions that are used (RULES 6.4, 6.7.9, 4.3.6, 7.2.2).

use ::syntax::tree;

use super::adverb::{Adverbs, Guard, Outer};
use super::condition::with_owner;
use super::filter::Domain;
use super::noun::number;
use super::play::Change;
use super::static_phrases::*;
use super::statics::{Around, outside};
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl<'t> Elaborate {
    /// "You can ink cards from your discard", "you can play this character for free".
    pub(super) fn allowed(
        &mut self,
        verb: &tree::Verb,
        adverbs: &Adverbs<'_>,
        around: &Around<'_>,
    ) -> Res<(Vec<Mod>, Zones)> {
        match verb {
            tree::Verb::Ink(what) => {
                let select = self.described(what, &Domain::Anywhere)?.select();
                Ok((vec![Mod::InkFrom(select)], Zones::PLAY))
            }
            tree::Verb::Play(play) if adverbs.free => {
                let (way, zones) = self.play_way(play, Cost::default(), adverbs, around)?;
                Ok((vec![way], zones))
            }
            verb => match own_from_zone(verb) {
                Some((from, zones)) => Ok((vec![from], zones)),
                None => gap(Part::Static, "what is allowed", verb),
            },
        }
    }

    /// A way to play a card for free, or for something else than ink (1.5.5).
    pub(super) fn play_way(
        &mut self,
        play: &tree::Play,
        cost: Cost,
        adverbs: &Adverbs<'_>,
        around: &Around<'_>,
    ) -> Res<(Mod, Zones)> {
        let own = is_this(&play.what);
        let from = match &play.from {
            None => None,
            Some(tree::PlayFrom::Zone(zone)) if own => Some(super::filter::zones_of(zone)),
            Some(_) => return gap(Part::Static, "a way to play", play),
        };
        let is_paid = adverbs.free || adverbs.less.is_some() && own;
        if play.word != tree::PlayWord::Play || play.on.is_some() || !is_paid {
            return gap(Part::Static, "a way to play", play);
        }
        // 1.5.4: "for 2 {I} less": what is left of its cost is paid as well.
        let cost = match adverbs.less {
            None => cost,
            Some(less) => {
                let printed = Amount::Stat(Stat::Cost, Box::new(Objects::This));
                let left = Amount::Sum(vec![printed, Amount::Const(-number(less))]);
                Cost { ink: Amount::Max(Box::new(left), Box::new(Amount::Const(0))), ..cost }
            }
        };
        let own_zones = from.unwrap_or_else(outside);
        let cards = match own {
            true => Select { zones: own_zones, owner: Players::One(PlayerRef::You), filter: Filter::This },
            false => self.described(&play.what, &Domain::Hand(PlayerRef::You))?.select(),
        };
        let way = PlayWay {
            cards,
            cost,
            free: adverbs.free,
            exerted: adverbs.exerted,
            condition: Cond::True,
            name: around.name.clone(),
        };
        let zones = if own { own_zones } else { Zones::PLAY };
        Ok((Mod::PlayAs(way), zones))
    }

    /// "You may …" as a standing permission.
    pub(super) fn static_may(
        &mut self,
        act: &'t tree::Act,
        around: &Around<'t>,
        abilities: &mut Vec<Ability>,
    ) -> Res<()> {
        let ability = match act {
            tree::Act::Clause(clause) => self.may_clause(clause, around)?,
            tree::Act::To { first, then } => {
                let tree::Act::Clause(clause) = then.as_ref() else {
                    return gap(Part::Static, "a permission", act);
                };
                let tree::Verb::Play(play) = &clause.verb else {
                    return gap(Part::Static, "a permission", act);
                };
                self.may_at_cost(first, play, clause, around)?
            }
            act => return gap(Part::Static, "a permission", act),
        };
        abilities.push(ability);
        Ok(())
    }

    fn may_clause(&mut self, clause: &'t tree::Clause, around: &Around<'t>) -> Res<Ability> {
        let mut adverbs = Adverbs::of(clause, &around.outer);
        super::adverb::no_moment(&clause.verb, &adverbs)?;
        let mut ability = self.may_alone(&clause.verb, &mut adverbs, around)?;
        let one_turn = adverbs
            .durations
            .iter()
            .any(|duration| matches!(duration, tree::Duration::ThisTurn | tree::Duration::RestOfTurn));
        self.only_while_said(&mut ability, adverbs)?;
        // 6.4.1: what stands on a card in play lasts as long as the card; which turn is "this one" nothing says.
        if one_turn && matches!(&ability.kind, AbilityKind::Static(of) if of.condition == Cond::True) {
            return gap(Part::Duration, "a permission of one turn", clause);
        }
        Ok(ability)
    }

    /// What a standing "you may" permits, without what is said of when.
    fn may_alone(
        &mut self,
        verb: &'t tree::Verb,
        adverbs: &mut Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<Ability> {
        if let Some(mods) = self.top_of_deck(verb, adverbs)? {
            return Ok(around.ability(Zones::PLAY, you(), mods));
        }
        if let Some(onto) = shifts_onto(verb)
            && !adverbs.free
        {
            let mods = vec![Mod::ShiftOnto(super::event::anywhere(self, onto)?)];
            return Ok(around.ability(outside(), Scope::This, mods));
        }
        let (permission, zones, scope) = self.permitted(verb, adverbs, around)?;
        Ok(around.ability(zones, scope, vec![permission]))
    }

    /// "You may A to play this character for free", "you may A to shift this character for free".
    fn may_at_cost(
        &mut self,
        first: &'t tree::Act,
        play: &'t tree::Play,
        clause: &'t tree::Clause,
        around: &Around<'t>,
    ) -> Res<Ability> {
        let cost = self.cost_of(first)?;
        let adverbs = Adverbs::of(clause, &around.outer);
        // 8.10.1: a Shift with another cost.
        let mut ability = if play.word == tree::PlayWord::Shift && is_this(&play.what) {
            around.ability(outside(), Scope::This, vec![own_shift(cost)])
        } else {
            let (way, zones) = self.play_way(play, cost, &adverbs, around)?;
            around.ability(zones, you(), vec![way])
        };
        self.only_while_said(&mut ability, adverbs)?;
        Ok(ability)
    }

    /// What a standing "you may" permits, where its ability works, and whom it is about.
    fn permitted(
        &mut self,
        verb: &'t tree::Verb,
        adverbs: &Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<(Mod, Zones, Scope)> {
        match verb {
            tree::Verb::Ink(noun) if named_elsewhere(noun) => {
                let select = self.described(noun, &Domain::Anywhere)?.select();
                Ok((Mod::InkFrom(select), Zones::PLAY, you()))
            }
            tree::Verb::Ink(noun) => Ok((self.more_ink(noun)?, Zones::PLAY, you())),
            // 4.2.3.1
            tree::Verb::Put { what, from: None, place: tree::Place::Into { zone, .. } }
                if zone.kind == tree::ZoneKind::Inkwell && is_additional(what) =>
            {
                Ok((self.more_ink(what)?, Zones::PLAY, you()))
            }
            tree::Verb::Play(play) => self.permitted_play(verb, play, adverbs, around),
            tree::Verb::Move { what, to } if adverbs.free => self.permitted_move(verb, what, to),
            tree::Verb::UseAbility { of: tree::Possessor::Card(of), name } if adverbs.free && is_this(of) => {
                Ok((Mod::FreeAbility(name.clone()), Zones::PLAY, Scope::This))
            }
            verb => gap(Part::Static, "a permission", verb),
        }
    }

    fn permitted_play(
        &mut self,
        verb: &tree::Verb,
        play: &tree::Play,
        adverbs: &Adverbs<'_>,
        around: &Around<'_>,
    ) -> Res<(Mod, Zones, Scope)> {
        let is_own = is_this(&play.what);
        if let Some((from, zones)) = own_from_zone(verb)
            && !adverbs.free
        {
            return Ok((from, zones, you()));
        }
        match play {
            // 8.10.9: "any character with Shift on this character as if it had any name".
            tree::Play { on: Some(on), .. }
                if is_this(on) && matches!(adverbs.as_if, Some(tree::AsIf::AnyName(_))) =>
            {
                Ok((Mod::AnyShift, Zones::PLAY, Scope::This))
            }
            // "You may play actions for 1 {I} less": whoever may does, so that they cost less (1.5.4).
            tree::Play { word: tree::PlayWord::Play, what, on: None, from: None, on_word: _ }
                if !adverbs.free && !is_own && adverbs.less.is_some() =>
            {
                Ok((self.played_for_less(what, adverbs)?, Zones::PLAY, you()))
            }
            // "You may play songs from your discard", paying for them.
            tree::Play { word: tree::PlayWord::Play, what, on: None, from: None, on_word: _ }
                if !adverbs.free && !is_own =>
            {
                let select = self.described(what, &Domain::Hand(PlayerRef::You))?.select();
                Ok((Mod::PlayFrom(PlayFrom::plain(select)), Zones::PLAY, you()))
            }
            // "You may shift this character for free": a Shift that costs nothing (8.10.1).
            tree::Play { word: tree::PlayWord::Shift, on: None, from: None, .. }
                if adverbs.free && is_own =>
            {
                Ok((own_shift(Cost::default()), outside(), Scope::This))
            }
            play => {
                let (way, zones) = self.play_way(play, Cost::default(), adverbs, around)?;
                Ok((way, zones, you()))
            }
        }
    }

    /// What is played from the hand costs so much less; from elsewhere it would be a permission too, which is refused.
    fn played_for_less(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<Mod> {
        let is_from_hand = self.described(what, &Domain::Hand(PlayerRef::You))?.select().zones == Zones::HAND;
        match adverbs.less {
            Some(less) if is_from_hand && !adverbs.exerted && is_several(what) => {
                let to_play = tree::PayFor::ToPlay(what.clone());
                self.pay_mod(&tree::Amount::N(less), &to_play, adverbs, Change::Less)
            }
            _ => gap(Part::Static, "played for less", what),
        }
    }

    /// "You may move characters here for free", "you may move this character to a location for free".
    fn permitted_move(
        &mut self,
        verb: &tree::Verb,
        what: &tree::NounPhrase,
        to: &tree::Destination,
    ) -> Res<(Mod, Zones, Scope)> {
        let mut who = || -> Res<Filter> {
            let mut who = self.described(what, &Domain::Play)?.select();
            if who.owner == Players::All && who.filter != Filter::This {
                who.owner = Players::One(PlayerRef::You);
            }
            Ok(with_owner(who))
        };
        match to {
            tree::Destination::Here => Ok((Mod::FreeMove(who()?), Zones::PLAY, Scope::This)),
            tree::Destination::At(place) => {
                let who = who()?;
                let to = self.described(place, &Domain::Play)?.select();
                Ok((Mod::FreeMove(who), Zones::PLAY, Scope::Objects(to)))
            }
            tree::Destination::There => gap(Part::Static, "a permission", verb),
        }
    }

    /// "You may play the top card of your deck if it's a character card", "you may look at the top card of your deck at any
    /// time". What may be played may be looked at: nobody else could tell whether it can be (7.2.2, 4.3.1).
    pub(super) fn top_of_deck(
        &mut self,
        verb: &tree::Verb,
        adverbs: &mut Adverbs<'_>,
    ) -> Res<Option<Vec<Mod>>> {
        match verb {
            tree::Verb::LookAt(what) if adverbs.any_time && is_own_top(what) => Ok(Some(vec![Mod::TopSeen])),
            tree::Verb::Play(tree::Play {
                word: tree::PlayWord::Play, what, on: None, from: None, ..
            }) if !adverbs.free => {
                let Some(mut noun) = from_own_top(what) else { return Ok(None) };
                noun.bind = None;
                let mut filter = super::event::anywhere(self, &tree::NounPhrase::Noun(noun))?;
                for guard in std::mem::take(&mut adverbs.guards) {
                    match guard {
                        Guard::If(tree::Condition::Is {
                            what: tree::NounPhrase::Ref(_),
                            state,
                            negated,
                            ..
                        }) => {
                            let is = super::condition::negate(self.state(state)?, *negated);
                            filter = Filter::all([filter, is]);
                        }
                        Guard::If(condition) | Guard::While(condition) | Guard::Unless(condition) => {
                            return gap(Part::Static, "a condition of what is played", condition);
                        }
                    }
                }
                let top = Objects::Top(PlayerRef::You, Box::new(Amount::Const(1)));
                let filter = Filter::all([filter, Filter::Is(Box::new(top))]);
                let cards = Select { zones: Zones::DECK, owner: Players::One(PlayerRef::You), filter };
                Ok(Some(vec![Mod::TopSeen, Mod::PlayFrom(PlayFrom::plain(cards))]))
            }
            _ => Ok(None),
        }
    }

    /// "May enter play exerted to …" (6.7.9).
    pub(super) fn enters_to(
        &mut self,
        first: &'t tree::Act,
        then: &'t tree::Act,
        around: &Around<'t>,
        abilities: &mut Vec<Ability>,
    ) -> Res<()> {
        let tree::Act::Clause(tree::Clause {
            subject: tree::Subject::Card(phrase),
            verb: tree::Verb::Can { deed: tree::Deed::EnterPlay(tree::Entering::Exerted), .. },
            ..
        }) = first
        else {
            return gap(Part::Static, "a sequence", first);
        };
        if !is_this(phrase) {
            return gap(Part::Static, "who enters", phrase);
        }
        let kept = self.bound.clone();
        self.bound.set(super::bindings::Setting::Effect);
        let steps = self.nested(|inner| inner.act(then, &Outer::default()).map(|_| ()));
        let code = steps?;
        self.bound.forget_event(kept);
        let mods = vec![Mod::Enters(Entering::MayExerted(Some(code)))];
        abilities.push(around.ability(Zones::PLAY, Scope::This, mods));
        Ok(())
    }

    /// A standing "you may A to B", and sentences that turn out to be triggers or used abilities.
    pub(super) fn used_standing(
        &mut self,
        first: &'t tree::Sentence,
        sentences: &'t [tree::Sentence],
        name: Option<AbilityName>,
    ) -> Res<Option<Ability>> {
        let tree::Act::May { who: tree::PlayerPhrase::You, act } = &first.act else { return Ok(None) };
        // "If you used Shift to play this, you may draw 2 cards when he enters play": a trigger (4.3.4.1).
        if let tree::Act::Clause(clause) = act.as_ref()
            && let Some(event) = Adverbs::of(clause, &Outer::default()).when
        {
            let mut plain = clause.clone();
            plain.adverbs.retain(|adverb| !matches!(adverb, tree::Adverb::When(_)));
            plain.early.retain(|adverb| !matches!(adverb, tree::Adverb::When(_)));
            let sentence = tree::Sentence {
                lead: first.lead.clone(),
                act: tree::Act::May { who: tree::PlayerPhrase::You, act: Box::new(tree::Act::Clause(plain)) },
            };
            let head = tree::TriggerHead { word: tree::TriggerWord::When, event: event.clone() };
            let effects = std::iter::once(sentence).chain(sentences.iter().skip(1).cloned()).collect();
            let triggered = tree::Triggered { lead: Vec::new(), heads: vec![head], effects };
            return self.triggered(&triggered, name).map(Some);
        }
        let plays_this = match act.as_ref() {
            tree::Act::To { then, .. } => plays_this(then),
            _ => false,
        };
        let is_to = matches!(act.as_ref(), tree::Act::To { .. });
        let limited = first.lead.iter().any(|lead| matches!(lead, tree::Lead::Limit(_)));
        if plays_this || !(is_to || limited) {
            return Ok(None);
        }
        let window = self.window(&first.lead)?;
        let mut effects = sentences.to_vec();
        if let Some(first) = effects.first_mut() {
            first.lead.clear();
        }
        self.used_ability(&effects, window, name).map(Some)
    }

    /// "This turn, you may ink an additional card": a permission left by an effect. Tells whether it was one.
    pub(super) fn permission(&mut self, by: PlayerRef, act: &'t tree::Act, outer: &Outer<'t>) -> Res<bool> {
        let tree::Act::Clause(clause) = act else { return Ok(false) };
        let adverbs = Adverbs::of(clause, outer);
        if adverbs.durations.is_empty() {
            return Ok(false);
        }
        let elaborated = match &clause.verb {
            tree::Verb::Ink(noun) => self.more_ink(noun)?,
            tree::Verb::Play(tree::Play {
                word: tree::PlayWord::Play, what, on: None, from: None, ..
            }) if !adverbs.free && adverbs.less.is_some() => self.played_for_less(what, &adverbs)?,
            tree::Verb::Play(tree::Play { word: tree::PlayWord::Play, what, on: None, from, on_word: _ })
                if !adverbs.free && adverbs.less.is_none() =>
            {
                let mut select = self.described(what, &Domain::Anywhere)?.select();
                match from {
                    None => {}
                    Some(tree::PlayFrom::Under(host)) => {
                        let host = self.objects(host, &Domain::Play)?;
                        select.zones = Zones::UNDER;
                        select.filter = Filter::all([select.filter, Filter::Under(Box::new(host))]);
                    }
                    Some(from) => return gap(Part::Play, "played from where", from),
                }
                Mod::PlayFrom(PlayFrom::plain(select))
            }
            _ => return Ok(false),
        };
        let lasts = self.lasts(&adverbs.durations)?;
        let mods = vec![elaborated];
        let scope = Scope::Players(Players::One(by));
        self.emit_do(Verb::Continue { scope, mods, lasts })?;
        Ok(true)
    }
}

/// "Characters", not one of them.
fn is_several(phrase: &tree::NounPhrase) -> bool {
    matches!(phrase, tree::NounPhrase::Noun(noun) if noun.head.number == tree::Number::Plural)
}

/// What a permission of yours is about.
fn you() -> Scope {
    Scope::Players(Players::One(PlayerRef::You))
}

/// 8.10.1: a Shift of the card itself, at that cost.
fn own_shift(cost: Cost) -> Mod {
    Mod::Shift(Box::new(Shift { base: ShiftBase::SameName, temporary: false, cost }))
}

/// "Play this character from your discard": the permission, and where it works.
fn own_from_zone(verb: &tree::Verb) -> Option<(Mod, Zones)> {
    let tree::Verb::Play(tree::Play {
        word: tree::PlayWord::Play,
        what,
        on: None,
        from: Some(tree::PlayFrom::Zone(zone)),
        on_word: _,
    }) = verb
    else {
        return None;
    };
    let zones = super::filter::zones_of(zone);
    let select = Select { zones, owner: Players::One(PlayerRef::You), filter: Filter::This };
    is_this(what).then(|| (Mod::PlayFrom(PlayFrom::plain(select)), zones))
}

/// "Shift this character onto any of your characters": onto which.
fn shifts_onto(verb: &tree::Verb) -> Option<&tree::NounPhrase> {
    let tree::Verb::Play(tree::Play {
        word: tree::PlayWord::Shift, what, on: Some(onto), from: None, ..
    }) = verb
    else {
        return None;
    };
    is_this(what).then_some(onto)
}
