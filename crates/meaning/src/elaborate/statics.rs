//! Static abilities: what is so while the card is where its text works (RULES 6.4, 6.1.12); what they allow is in `permissions`.

use ::syntax::tree;

use super::adverb::{Adverbs, Doer, Guard, Outer};
use super::condition::{not, with_owner};
use super::filter::{Domain, OtherThan};
use super::lasting::is_turn_played;
use super::noun::number;
use super::static_phrases::*;
use super::triggered::Window;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// 6.1.12: where a text about playing its own card works.
pub(super) fn outside() -> Zones {
    Zones::all() - Zones::PLAY
}

/// What stands around the clauses of a static sentence.
pub(super) struct Around<'t> {
    pub(super) window: Window,
    pub(super) outer: Outer<'t>,
    /// A condition on the things themselves: "while being challenged".
    pub(super) own: Filter,
    pub(super) name: Option<AbilityName>,
    /// "During challenges,".
    pub(super) in_challenges: bool,
}

impl Around<'_> {
    pub(super) fn ability(&self, zones: Zones, scope: Scope, mods: Vec<Mod>) -> Ability {
        self.ability_while(Cond::True, zones, scope, mods)
    }

    /// One that asks for something more than all of the text does.
    pub(super) fn ability_while(&self, more: Cond, zones: Zones, scope: Scope, mods: Vec<Mod>) -> Ability {
        let condition = Cond::all([self.window.during.clone(), more]);
        // 6.1.12: "while this card is in your discard" tells where it works.
        let zones = match zones {
            Zones::PLAY => super::triggered::zones_of(&condition).unwrap_or(zones),
            zones => zones,
        };
        Ability {
            name: self.name.clone(),
            zones,
            kind: AbilityKind::Static(Static { condition, scope, mods }),
        }
    }
}

impl<'t> Elaborate {
    pub(super) fn statics(
        &mut self,
        sentences: &'t [tree::Sentence],
        name: Option<AbilityName>,
    ) -> Res<Vec<Ability>> {
        if let Some((first, _)) = sentences.split_first()
            && let Some(ability) = self.used_standing(first, sentences, name.clone())?
        {
            return Ok(vec![ability]);
        }
        if let Some(triggered) = as_trigger(sentences) {
            return Ok(vec![self.triggered(&triggered, name)?]);
        }
        let mut abilities = Vec::new();
        for (place, sentence) in sentences.iter().enumerate() {
            if is_if_done(sentence) && entering_of_permission(sentence, &mut abilities) {
                continue;
            }
            if is_if_done(sentence) && self.done_as_it_enters(sentence, &mut abilities)? {
                continue;
            }
            // "Skip your turn's Draw step. At the start of your turn, …": what follows is done then.
            if let tree::Act::Trigger(triggered) = &sentence.act {
                let mut triggered = (**triggered).clone();
                triggered.lead = sentence.lead.iter().cloned().chain(triggered.lead).collect();
                triggered.effects.extend(sentences[place + 1..].iter().cloned());
                abilities.push(self.triggered(&triggered, name)?);
                return Ok(abilities);
            }
            let around = self.around(sentence, name.clone())?;
            check_limit(&around.window.limit, sentence)?;
            self.static_act(&sentence.act, &around, &mut abilities)?;
        }
        Ok(abilities)
    }

    /// "This character may enter play exerted. If he does, draw a card" (6.7.9). Tells whether that was said.
    fn done_as_it_enters(&mut self, sentence: &'t tree::Sentence, abilities: &mut [Ability]) -> Res<bool> {
        let Some(Ability { kind: AbilityKind::Static(permitted), .. }) = abilities.last_mut() else {
            return Ok(false);
        };
        let [Mod::Enters(Entering::MayExerted(done @ None))] = permitted.mods.as_mut_slice() else {
            return Ok(false);
        };
        let kept = self.bound.clone();
        self.bound.set(super::bindings::Setting::Effect);
        let steps = self.nested(|inner| inner.act(&sentence.act, &Outer::default()).map(|_| ()));
        *done = Some(steps?);
        self.bound.forget_event(kept);
        Ok(true)
    }

    /// Sentences of an action that are about playing it: `None` where they are its effect.
    pub(super) fn about_playing(
        &mut self,
        sentences: &'t [tree::Sentence],
        name: Option<AbilityName>,
    ) -> Res<Option<Vec<Ability>>> {
        if sentences.is_empty() || !sentences.iter().all(is_about_playing) {
            return Ok(None);
        }
        self.statics(sentences, name).map(Some)
    }

    fn around(&mut self, sentence: &'t tree::Sentence, name: Option<AbilityName>) -> Res<Around<'t>> {
        let mut own = Filter::Any;
        let mut in_challenges = false;
        let mut outer = Outer::default();
        let mut plain = Vec::new();
        for lead in &sentence.lead {
            match lead {
                tree::Lead::ForEach(each) => outer.each.push(each),
                tree::Lead::While(condition)
                | tree::Lead::AsLongAs(condition)
                | tree::Lead::If(condition) => match self.own_filter(condition)? {
                    Some(filter) => own = Filter::all([own, filter]),
                    None => plain.push(lead.clone()),
                },
                // 4.6.7: of those that are in one.
                tree::Lead::DuringChallenges if is_of_values(&sentence.act) => {
                    own = Filter::all([own, Filter::OneOf(vec![Filter::Challenging, Filter::Challenged])]);
                }
                tree::Lead::DuringChallenges => in_challenges = true,
                lead => plain.push(lead.clone()),
            }
        }
        let mut window = self.window(&plain)?;
        if window.lasts.is_some() {
            return gap(Part::Duration, "a static ability so long", sentence);
        }
        // "If this character was played using Shift, he gains Rush this turn": in the turn in which it was played.
        if is_how_it_was_played(&window.during) && says_this_turn(&sentence.act) {
            let played = Cond::Happened(Box::new(Pattern::this(EventKind::Played)));
            window.during = Cond::all([window.during, played]);
        }
        Ok(Around { window, outer, own, name, in_challenges })
    }

    fn static_act(
        &mut self,
        act: &'t tree::Act,
        around: &Around<'t>,
        abilities: &mut Vec<Ability>,
    ) -> Res<()> {
        match act {
            tree::Act::Clause(clause) => {
                self.static_clause(clause, around, around.outer.doer.clone(), abilities)?;
                Ok(())
            }
            tree::Act::Series { acts, .. } => self.static_series(acts, around, abilities),
            tree::Act::May { who: tree::PlayerPhrase::You, act } => self.static_may(act, around, abilities),
            tree::Act::To { first, then } => self.enters_to(first, then, around, abilities),
            act => gap(Part::Static, "a sentence", act),
        }
    }

    fn static_series(
        &mut self,
        acts: &'t [tree::Act],
        around: &Around<'t>,
        abilities: &mut Vec<Ability>,
    ) -> Res<()> {
        let mut doer = around.outer.doer.clone();
        let all_here = is_said_of_all_here(acts);
        for act in acts {
            match act {
                tree::Act::Clause(clause) => {
                    let before = abilities.len();
                    doer = Some(self.static_clause(clause, around, doer, abilities)?);
                    if all_here {
                        let here = self.at_here();
                        abilities[before..].iter_mut().for_each(|ability| only_here(ability, &here));
                    }
                }
                act => return gap(Part::Static, "a part of a sentence", act),
            }
        }
        Ok(())
    }

    /// One clause of a static ability.
    fn static_clause(
        &mut self,
        clause: &'t tree::Clause,
        around: &Around<'t>,
        doer: Option<Doer>,
        abilities: &mut Vec<Ability>,
    ) -> Res<Doer> {
        let passive = self.as_passive(clause)?;
        let clause = passive.as_ref().unwrap_or(clause);
        let itself = about_itself(clause);
        self.static_clause_inner(itself.as_ref().unwrap_or(clause), around, doer, abilities)
            .map_err(|gap| gap.within(|| ::syntax::english_clause(clause)))
    }

    fn static_clause_inner(
        &mut self,
        clause: &'t tree::Clause,
        around: &Around<'t>,
        doer: Option<Doer>,
        abilities: &mut Vec<Ability>,
    ) -> Res<Doer> {
        super::clause::one_by_one_of_itself(clause)?;
        let adverbs = Adverbs::of(clause, &around.outer);
        super::adverb::check_static(&clause.verb, &adverbs)?;
        if around.in_challenges && !is_of_challenges(&clause.verb) {
            return gap(Part::Static, "what is so in challenges alone", clause);
        }
        if is_of_this_turn_alone(clause, &adverbs, around) {
            return gap(Part::Duration, "a static ability of one turn", clause);
        }
        if let Some(mut ability) = self.said_of_nobody(clause, &adverbs, around)? {
            self.only_while_said(&mut ability, adverbs)?;
            abilities.push(ability);
            return Ok(Doer::Players(Players::All));
        }
        // "Your characters' {S} can't be reduced …": whose it is stands in the verb.
        if let Some(phrase) = floor_of(&clause.verb) {
            return self.card_static(Some(phrase), None, clause, adverbs, around, abilities);
        }
        let players = match (&clause.subject, doer) {
            (tree::Subject::Card(phrase), _) => {
                return self.card_static(Some(phrase), None, clause, adverbs, around, abilities);
            }
            (tree::Subject::Implied, Some(Doer::Cards(cards))) => {
                return self.card_static(None, Some(cards), clause, adverbs, around, abilities);
            }
            (tree::Subject::Implied, _) => Players::One(PlayerRef::You),
            (tree::Subject::Player(phrase), _) => self.players(phrase)?,
            (subject, _) => return gap(Part::Static, "who", subject),
        };
        let ability = self.player_static(&players, clause, adverbs, around)?;
        abilities.push(ability);
        Ok(Doer::Players(players))
    }

    /// What is said of damage, lore and costs: of nobody who could go on with something else.
    fn said_of_nobody(
        &mut self,
        clause: &'t tree::Clause,
        adverbs: &Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<Option<Ability>> {
        if let tree::Verb::Prevent(prevented) = &clause.verb {
            let kind = self.standing_prevention(prevented, around.window.during.clone())?;
            return Ok(Some(Ability { name: around.name.clone(), zones: Zones::PLAY, kind }));
        }
        match &clause.subject {
            // "Damage this character deals can't be reduced" (8.8).
            tree::Subject::DamageDealtBy(phrase) | tree::Subject::DamageThatDeals(phrase)
                if is_reduced(&clause.verb) || is_prevented(&clause.verb) =>
            {
                let dealt = if is_reduced(&clause.verb) { Mod::DealsInFull } else { Mod::DealsForSure };
                let scope = scope_of(self.concerned(phrase)?);
                Ok(Some(around.ability(Zones::PLAY, scope, vec![dealt])))
            }
            // "Damage on this character can't be removed", "… can't be moved": it stays, whatever its card does.
            tree::Subject::DamageOn(phrase) => {
                let mods = damage_stays(&clause.verb)?;
                let scope = scope_of(self.concerned(phrase)?);
                Ok(Some(around.ability(Zones::PLAY, scope, mods)))
            }
            tree::Subject::Lore => self.lore_static(clause, adverbs, around).map(Some),
            _ => match &clause.verb {
                tree::Verb::CostFirm { what, word: _ } => self.firm_cost(what, around).map(Some),
                // 4.4.3.3
                tree::Verb::AbilitiesCost { of, amount, change, word: _, keyword } => {
                    let mods = vec![self.use_cost((of, *keyword), amount, *change, adverbs)?];
                    Ok(Some(around.ability(Zones::PLAY, Scope::Players(Players::All), mods)))
                }
                verb if floor_of(verb).is_some() => Ok(None),
                verb if matches!(clause.subject, tree::Subject::Damage(_)) => {
                    self.damage_static(verb, adverbs, around).map(Some)
                }
                _ => Ok(None),
            },
        }
    }

    fn lore_static(
        &mut self,
        clause: &'t tree::Clause,
        adverbs: &Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<Ability> {
        let tree::Verb::Cannot { deeds, .. } = super::clause::lore_verb(&clause.verb)? else {
            return gap(Part::Static, "what is said of lore", clause);
        };
        let mods = deeds.iter().map(|deed| self.cannot(deed, adverbs)).collect::<Res<_>>()?;
        Ok(around.ability(Zones::PLAY, Scope::Players(Players::All), mods))
    }

    /// "The cost to play this character can't be reduced" (1.2.2).
    fn firm_cost(&mut self, what: &tree::NounPhrase, around: &Around<'_>) -> Res<Ability> {
        let (cards, zones, players) = match is_this(what) {
            true => (Filter::This, outside(), Players::One(PlayerRef::You)),
            false => {
                let select = self.described(what, &Domain::Anywhere)?.select();
                (with_owner(select), Zones::PLAY, Players::All)
            }
        };
        Ok(around.ability(zones, Scope::Players(players), vec![Mod::CostUnreduced(cards)]))
    }

    /// "Damage can't be removed from opposing characters", "damage can't be moved to or from this character" (1.9.2.4).
    fn damage_static(
        &mut self,
        verb: &'t tree::Verb,
        adverbs: &Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<Ability> {
        if let Some(phrase) = removed_from(verb) {
            let cannot = tree::Verb::Cannot {
                deeds: vec![tree::Deed::BeRemoved],
                join: tree::Join::Or,
                word: tree::NotWord::Cannot,
            };
            let select = self.concerned(phrase)?;
            let mods = self.mods_about(None, Objects::It, &cannot, adverbs)?;
            return Ok(around.ability(Zones::PLAY, Scope::Objects(select), mods));
        }
        if let Some((what, deeds)) = damage_moved(verb) {
            let scope = scope_of(self.concerned(what)?);
            return Ok(around.ability(Zones::PLAY, scope, deeds.into_iter().map(Mod::Cant).collect()));
        }
        let mods = self.mods_about(None, Objects::It, verb, adverbs)?;
        Ok(around.ability(Zones::PLAY, Scope::Objects(Select::in_play(Filter::Any)), mods))
    }

    /// A clause about cards.
    fn card_static(
        &mut self,
        phrase: Option<&'t tree::NounPhrase>,
        cards: Option<Objects>,
        clause: &'t tree::Clause,
        mut adverbs: Adverbs<'t>,
        around: &Around<'t>,
        abilities: &mut Vec<Ability>,
    ) -> Res<Doer> {
        if let Some((doer, mut ability)) = self.said_of_what_comes(phrase, clause, &adverbs, around)? {
            self.only_while_said(&mut ability, adverbs)?;
            abilities.push(ability);
            return Ok(doer);
        }
        let mut select = match (phrase, &cards) {
            (Some(phrase), _) => match (self.nth_to_come(phrase)?, &clause.verb) {
                (Some(select), tree::Verb::EnterPlay { .. }) => select,
                _ => self.concerned(phrase)?,
            },
            (None, Some(Objects::Each(select))) => (**select).clone(),
            (None, Some(Objects::This)) => Select::in_play(Filter::This),
            (None, cards) => return gap(Part::Static, "whom", cards),
        };
        let doer = match select.filter {
            Filter::This => Doer::Cards(Objects::This),
            _ => Doer::Cards(Objects::each(select.clone())),
        };
        if adverbs.here {
            select.filter = Filter::all([select.filter, self.at_here()]);
        }
        if around.own != Filter::Any {
            select.filter = narrowed(select.filter, around.own.clone());
        }
        // "The turn they're played": of those alone. To quest or challenge in it is a permission of its own.
        if is_turn_played(&adverbs) && !is_without_drying(&clause.verb) {
            let played = Filter::Did(Box::new(Pattern::of(EventKind::Played)));
            select.filter = Filter::all([select.filter, played]);
            adverbs.durations.clear();
        }
        // "Can challenge characters the turn he's played if they …": whose condition it is nothing says.
        if is_turn_played(&adverbs) && challenges_those(&clause.verb) && !adverbs.guards.is_empty() {
            return gap(Part::Static, "whose condition", clause);
        }
        let of_others = self.said_of_others(&mut select, &clause.verb, &mut adverbs, around)?;
        abilities.push(match of_others {
            Some(mut ability) => {
                self.only_while_said(&mut ability, adverbs)?;
                ability
            }
            None => self.said_of_cards(select, phrase, clause, adverbs, around)?,
        });
        Ok(doer)
    }

    /// What is said of cards on their way, and of who pays for them.
    fn said_of_what_comes(
        &mut self,
        phrase: Option<&'t tree::NounPhrase>,
        clause: &'t tree::Clause,
        adverbs: &Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<Option<(Doer, Ability)>> {
        if let tree::Verb::EnterZone { zone, how: tree::Entering::Exerted } = &clause.verb {
            return Ok(Some((Doer::Players(Players::All), self.ink_enters(zone, around)?)));
        }
        // "Your songs cost 1 {I} less", "your characters pay 1 {I} less to move here": somebody pays for them.
        if let Some(phrase) = phrase
            && let Some(verb) = as_paid(&clause.verb, phrase)
        {
            let paid = tree::Clause {
                subject: tree::Subject::Player(tree::PlayerPhrase::You),
                verb,
                ..clause.clone()
            };
            let players = self.payers(&clause.verb, phrase)?;
            let each = [Adverbs::of(&paid, &Outer::default()).each, around.outer.each.clone()].concat();
            let mut adverbs = Adverbs { each, ..adverbs.clone() };
            adverbs.with_source = false;
            let ability = self.player_paid(&players, &paid, &adverbs, around)?;
            // "… cost 1 {I} less to play and gain Rush": what follows is said of those in play.
            let doer = match self.concerned(phrase) {
                Ok(select) => Doer::Cards(Objects::each(select)),
                Err(_) => Doer::Players(players),
            };
            return Ok(Some((doer, ability)));
        }
        let shifted = self.shift_static(phrase, &clause.verb, around)?;
        Ok(shifted.map(|ability| (Doer::Players(Players::All), ability)))
    }

    /// What is said of these cards and holds for others: for those who move to them, for events about them, for those who may
    /// do something with them.
    fn said_of_others(
        &mut self,
        select: &mut Select,
        verb: &tree::Verb,
        adverbs: &mut Adverbs<'_>,
        around: &Around<'_>,
    ) -> Res<Option<Ability>> {
        // "This location can't be moved to by opposing characters": said of those who move (4.7).
        if let Some(by) = moved_to_by(verb) {
            let who = match by {
                Some(by) => self.described(by, &Domain::Play)?.select(),
                None => Select::in_play(Filter::character()),
            };
            let mods = vec![Mod::Cant(Prohibited::MoveTo(select.clone()))];
            return Ok(Some(around.ability(Zones::PLAY, Scope::Objects(who), mods)));
        }
        if is_lore_of_questing(verb) {
            let during = Cond::all([around.window.during.clone(), self.static_guards(select, adverbs)?]);
            let mut of = Pattern::subject(EventKind::GainedLore, select.clone());
            of.with |= Flags::QUESTING;
            let kind = super::damage::prevention(of, during, Instead::Cannot);
            return Ok(Some(Ability { name: around.name.clone(), zones: Zones::PLAY, kind }));
        }
        if let Some(of) = self.barred_event(verb, select)? {
            // 1.2.2: what cannot happen does not, wherever the cards are.
            let during = around.window.during.clone();
            let kind = super::damage::prevention(of, during, Instead::Cannot);
            return Ok(Some(Ability { name: around.name.clone(), zones: Zones::PLAY, kind }));
        }
        if moves_from_here(verb) {
            let old = std::mem::replace(&mut select.filter, Filter::Any);
            select.filter = Filter::all([old, self.at_here()]);
        }
        let permitted = self.may_be_done(verb, select, adverbs)?;
        Ok(permitted.map(|(more, scope, permission)| {
            around.ability_while(more, Zones::PLAY, scope, vec![permission])
        }))
    }

    /// Conditions and periods after a verb that has not asked for them itself: none of them is lost.
    pub(super) fn only_while_said(&mut self, ability: &mut Ability, mut adverbs: Adverbs<'_>) -> Res<()> {
        let said_of = &mut Select::in_play(Filter::Any);
        let durations = self.static_durations(&mut adverbs)?;
        let more = Cond::all([durations, self.static_guards(said_of, &mut adverbs)?]);
        if said_of.filter != Filter::Any {
            return gap(Part::Static, "a condition of these", &said_of.filter);
        }
        let condition = match &mut ability.kind {
            AbilityKind::Static(of) => &mut of.condition,
            AbilityKind::Replacement(of) => &mut of.during,
            kind => return gap(Part::Static, "a condition of what is so", kind),
        };
        let old = std::mem::replace(condition, Cond::True);
        *condition = Cond::all([old, more]);
        Ok(())
    }

    /// What others, or these cards, may do with what is said of these cards.
    fn may_be_done(
        &mut self,
        verb: &tree::Verb,
        select: &mut Select,
        adverbs: &mut Adverbs<'_>,
    ) -> Res<Option<(Cond, Scope, Mod)>> {
        let tree::Verb::Can { deed, .. } = verb else { return Ok(None) };
        Ok(match deed {
            // 4.6.4.2: "can be challenged while ready": whoever challenges may choose it so.
            tree::Deed::BeChallenged(by) => {
                let Some(Guard::While(condition)) = adverbs.guards.first() else { return Ok(None) };
                if self.own_filter(condition)? != Some(Filter::Ready) {
                    return Ok(None);
                }
                adverbs.guards.remove(0);
                let challengers = match by {
                    Some(by) => self.described(by, &Domain::Play)?.select(),
                    None => Select::opposing(Filter::character()),
                };
                let permission = Permission::ChallengeReady(select.clone());
                Some((Cond::True, Scope::Objects(challengers), Mod::Can(permission)))
            }
            // "Can sing songs from your discard": a permission about the zone (D.29), for that way of playing alone.
            tree::Deed::Sing(songs) | tree::Deed::ExertToSing { what: songs, word: _ }
                if named_elsewhere(songs) =>
            {
                let mods = self.sung_from_elsewhere(select, songs)?;
                Some((Cond::True, Scope::Players(Players::One(PlayerRef::You)), mods))
            }
            // "May move here for free".
            tree::Deed::Move(tree::Destination::Here) if adverbs.free => {
                let more = self.static_guards(select, adverbs)?;
                Some((more, Scope::This, Mod::FreeMove(with_owner(select.clone()))))
            }
            // "May move to your locations for free".
            tree::Deed::Move(tree::Destination::At(place)) if adverbs.free => {
                let to = self.described(place, &Domain::Play)?.select();
                let more = self.static_guards(select, adverbs)?;
                Some((more, Scope::Objects(to), Mod::FreeMove(with_owner(select.clone()))))
            }
            _ => None,
        })
    }

    /// What these cards have, get, can or cannot do.
    fn said_of_cards(
        &mut self,
        mut select: Select,
        phrase: Option<&'t tree::NounPhrase>,
        clause: &'t tree::Clause,
        mut adverbs: Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<Ability> {
        let bind = phrase.and_then(super::clause::bind_of);
        let mut condition = around.window.during.clone();
        let are_yours = select.filter == Filter::This || select.owner == Players::One(PlayerRef::You);
        let toll = self.toll(&clause.verb, are_yours, &adverbs)?;
        if toll.is_none() {
            condition = Cond::all([condition, self.static_guards(&mut select, &mut adverbs)?]);
        }
        if !is_entering_with_grants(&clause.verb) {
            condition = Cond::all([condition, self.static_durations(&mut adverbs)?]);
        }
        let concerned = match select.filter {
            Filter::This => Objects::This,
            _ => Objects::It,
        };
        // 6.7.9: what is done as a card enters is done by its player, whose turns "your turn" would name.
        if is_entering_with_grants(&clause.verb) && !are_yours && !adverbs.durations.is_empty() {
            return gap(Part::Duration, "whose turn", clause);
        }
        let mods = match toll {
            Some(mods) => mods,
            None if around.in_challenges && clause.verb == tree::Verb::TakeNoDamage(None) => {
                vec![Mod::NoChallengeDamage]
            }
            None => self.static_mods(bind, concerned, &clause.verb, &adverbs)?,
        };
        let mods = if around.in_challenges { in_challenges(mods) } else { mods };
        // 6.1.12: "this card gains Shift" works where it is played from.
        let zones = match (&clause.verb, phrase) {
            (tree::Verb::Gain(_) | tree::Verb::Has(_), Some(tree::NounPhrase::This(tree::Kind::Card))) => {
                outside()
            }
            _ => Zones::PLAY,
        };
        let kind = AbilityKind::Static(Static { condition, scope: scope_of(select), mods });
        Ok(Ability { name: around.name.clone(), zones, kind })
    }

    /// "This character may be shifted onto any Hero character of yours", "your other characters can be shifted onto this
    /// character": a wider Shift of the cards that have one (8.10.1, 1.2.1).
    fn shift_static(
        &mut self,
        phrase: Option<&tree::NounPhrase>,
        verb: &tree::Verb,
        around: &Around<'_>,
    ) -> Res<Option<Ability>> {
        let tree::Verb::Can {
            deed: tree::Deed::BeDone { what: tree::Passive::Shifted { onto, .. }, by: None },
            ..
        } = verb
        else {
            return Ok(None);
        };
        let Some(phrase) = phrase else { return gap(Part::Static, "what is shifted", verb) };
        let mods = vec![Mod::ShiftOnto(super::event::anywhere(self, onto)?)];
        if is_this(phrase) {
            return Ok(Some(around.ability(outside(), Scope::This, mods)));
        }
        let mut cards = self.described(phrase, &Domain::Anywhere)?.select();
        cards.zones = outside();
        cards.owner = Players::One(PlayerRef::You);
        Ok(Some(around.ability(Zones::PLAY, Scope::Objects(cards), mods)))
    }

    /// "Cards in your hand can't be discarded", "cards can't be put under opposing characters": events about cards that are not
    /// in play, which keep nothing from happening to themselves.
    fn barred_event(&mut self, verb: &tree::Verb, select: &Select) -> Res<Option<Pattern>> {
        let tree::Verb::Cannot { deeds, word: tree::NotWord::Cannot, .. } = verb else { return Ok(None) };
        let [tree::Deed::BeDone { what, by }] = deeds.as_slice() else { return Ok(None) };
        // "Cards can't be put into opponents' inkwells": of no zone and kind, they are cards wherever they are.
        let are_cards = select.filter == Filter::Any && select.zones == Zones::PLAY;
        let mut of = match what {
            tree::Passive::Discarded => Pattern::subject(EventKind::Discarded, select.clone()),
            tree::Passive::Put(tree::Place::Under { what: host, .. }) => {
                let host = self.described(host, &Domain::Play)?.select();
                Pattern::subject(EventKind::PutUnder, host)
            }
            // "Cards can't be returned to opponents' hands from their discards": from where they are by then.
            tree::Passive::Returned { to: Some(zone) } if select.zones == Zones::DISCARD => {
                let kind = super::lasting::put_into(zone.kind)?;
                let there = Filter::all([select.filter.clone(), Filter::NowIn(Zones::DISCARD)]);
                Pattern::subject(kind, Select { filter: there, ..select.clone() })
            }
            // 4.2: inking puts a card there as well, and is offered (4.1.4).
            tree::Passive::Put(tree::Place::Into { zone, .. })
                if are_cards
                    && zone.kind == tree::ZoneKind::Inkwell
                    && !matches!(by, Some(tree::Agent::Effects { .. })) =>
            {
                return gap(Part::Static, "a way to ink cards", what);
            }
            tree::Passive::Put(tree::Place::Into { zone, .. }) if are_cards => {
                let kind = super::lasting::put_into(zone.kind)?;
                let owner = match &zone.whose {
                    Some(whose) => self.possessor(whose)?,
                    None => Players::All,
                };
                Pattern::subject(kind, Select { owner, ..select.clone() })
            }
            _ => return Ok(None),
        };
        of.without |= Flags::AS_COST;
        if let Some(by) = by {
            // 4.2: inking is a turn action.
            if matches!(by, tree::Agent::Effects { .. }) && of.kind == EventKind::IntoInkwell {
                of.without |= Flags::INKING;
            }
            self.by_agent(&mut of, by)?;
        }
        Ok(Some(of))
    }

    /// "The first character each opponent plays each turn": such a card that is not played yet, where so many were before it.
    fn nth_to_come(&mut self, phrase: &tree::NounPhrase) -> Res<Option<Select>> {
        let tree::NounPhrase::Noun(noun) = phrase else { return Ok(None) };
        let nth = match noun.quantity {
            tree::Quantity::First => 1,
            tree::Quantity::Nth(nth, tree::Article::The) => nth,
            _ => return Ok(None),
        };
        let played = |post: &tree::Post| match post {
            tree::Post::Relative { event, .. } if event.scope == [tree::EventScope::EachTurn] => {
                who_plays_it(post).cloned()
            }
            _ => None,
        };
        let Some(player) = noun.post.iter().find_map(played) else { return Ok(None) };
        let mut plain = noun.clone();
        plain.quantity = tree::Quantity::Bare;
        plain.post.retain(|post| played(post).is_none());
        let mut select = self.set(&plain, &Domain::Anywhere, OtherThan::Source)?.select();
        let described = Select { zones: Zones::all(), owner: Players::All, filter: select.filter.clone() };
        let mut before = Pattern::subject(EventKind::Played, described);
        before.player = Some(Players::One(PlayerRef::OwnerOfIt));
        let times = Amount::Happened(Box::new(before));
        let now = Cond::Compare(times, Cmp::Equal, Amount::Const(number(nth) - 1));
        select.owner = self.players(&player)?;
        select.filter = Filter::all([select.filter, Filter::Meets(Box::new(now))]);
        Ok(Some(select))
    }

    /// The things a static ability concerns.
    pub(super) fn concerned(&mut self, phrase: &tree::NounPhrase) -> Res<Select> {
        match phrase {
            tree::NounPhrase::Ref(reference) => match self.bound.antecedent(reference)? {
                Objects::This => Ok(Select::in_play(Filter::This)),
                Objects::Each(select) => Ok(*select),
                Objects::Challenger => Ok(Select::in_play(Filter::Challenging)),
                Objects::ChallengedOne => Ok(Select::in_play(Filter::Challenged)),
                // "While this character is at a location, that location gets …".
                location @ Objects::LocationOf(_) => Ok(Select::in_play(Filter::Is(Box::new(location)))),
                // "They both": the card itself and those that were spoken of.
                Objects::Union(all) => {
                    let mut filters = Vec::new();
                    for one in all {
                        filters.push(match one {
                            Objects::This => Filter::This,
                            Objects::Each(select) => with_owner(*select),
                            one => return gap(Part::Static, "whom", &one),
                        });
                    }
                    Ok(Select::in_play(Filter::OneOf(filters)))
                }
                objects => gap(Part::Static, "whom", &objects),
            },
            tree::NounPhrase::Noun(noun) if !is_whole(noun.quantity) => {
                gap(Part::Static, "some of them", phrase)
            }
            phrase => {
                // "Cards in your hand count as having …" names its zone itself.
                Ok(self.described(phrase, &Domain::Play)?.select())
            }
        }
    }

    fn static_mods(
        &mut self,
        bind: Option<tree::Binding>,
        concerned: Objects,
        verb: &tree::Verb,
        adverbs: &Adverbs<'_>,
    ) -> Res<Vec<Mod>> {
        match verb {
            tree::Verb::EnterPlay { how: tree::Entering::WithUnder { cards, under, face, order } } => {
                if !adverbs.each.is_empty() {
                    return gap(Part::Static, "so often for each", verb);
                }
                let place = tree::Place::Under { what: under.clone(), face: *face, order: *order };
                Ok(vec![Mod::Enters(Entering::Then(self.with_cards_under(bind, cards, &place)?))])
            }
            // 6.7.9: as it enters, so that it has them from the start.
            tree::Verb::EnterPlay { how: tree::Entering::WithGrants(grants) } => {
                let mods = self.grants(grants, adverbs)?;
                let lasts = self.lasts(&adverbs.durations)?;
                let gained = Verb::Apply { to: Objects::This, mods, lasts };
                Ok(vec![Mod::Enters(Entering::Then(vec![Step::Do(gained)]))])
            }
            tree::Verb::EnterPlay { how } => {
                let entering = match entering(how)? {
                    Entering::Damaged(damage) => Entering::Damaged(self.times(damage, adverbs)?),
                    other if adverbs.each.is_empty() => other,
                    _ => return gap(Part::Static, "so often for each", verb),
                };
                Ok(vec![Mod::Enters(entering)])
            }
            tree::Verb::Can { deed: tree::Deed::EnterPlay(tree::Entering::Exerted), .. } => {
                Ok(vec![Mod::Enters(Entering::MayExerted(None))])
            }
            verb => self.mods_about(bind, concerned, verb, adverbs),
        }
    }

    /// 6.7.9: what is put under a card as it enters.
    fn with_cards_under(
        &mut self,
        bind: Option<tree::Binding>,
        cards: &tree::NounPhrase,
        place: &tree::Place,
    ) -> Res<Vec<Step>> {
        let kept = self.bound.clone();
        self.bound.bind(bind, &Objects::This);
        self.bound.set(super::bindings::Setting::Effect);
        let steps = self.nested(|inner| inner.put(cards, None, place, &Adverbs::none()));
        self.bound.forget_event(kept);
        steps
    }

    /// Conditions after the verb: of the things themselves, or of the game.
    pub(super) fn static_guards(&mut self, select: &mut Select, adverbs: &mut Adverbs<'_>) -> Res<Cond> {
        if super::lasting::unless_challenged(adverbs) {
            return Ok(Cond::True);
        }
        let mut conds = Vec::new();
        for guard in std::mem::take(&mut adverbs.guards) {
            let (condition, negated) = match guard {
                Guard::If(condition) | Guard::While(condition) => (condition, false),
                Guard::Unless(condition) => (condition, true),
            };
            match self.own_filter(condition)? {
                Some(filter) => {
                    let filter = if negated { Filter::Not(Box::new(filter)) } else { filter };
                    let old = std::mem::replace(&mut select.filter, Filter::Any);
                    select.filter = Filter::all([old, filter]);
                }
                None => {
                    let cond = self.condition(condition)?;
                    conds.push(if negated { not(cond) } else { cond });
                }
            }
        }
        Ok(Cond::all(conds))
    }

    /// Periods after the verb; what says when the restriction counts is left to the verb.
    pub(super) fn static_durations(&mut self, adverbs: &mut Adverbs<'_>) -> Res<Cond> {
        let mut conds = Vec::new();
        for duration in &adverbs.durations {
            match duration {
                tree::Duration::During(period) => conds.push(self.during(period)?),
                // "If you've played a song this turn, … this turn": the condition itself ends with the turn.
                tree::Duration::ThisTurn | tree::Duration::RestOfTurn | tree::Duration::EachTurn => {}
                tree::Duration::AtStartOfTurn {
                    next: tree::NextTurn::Every | tree::NextTurn::Turns, ..
                }
                | tree::Duration::TheTurnPlayed(_) => {}
                duration => return gap(Part::Duration, "a static ability so long", duration),
            }
        }
        Ok(Cond::all(conds))
    }
}

/// "Once during your turn, this character can move …": only of what is paid it is kept how often.
fn check_limit(limit: &Limit, sentence: &tree::Sentence) -> Res<()> {
    let is_paid = matches!(&sentence.act, tree::Act::Clause(clause)
        if matches!(clause.verb, tree::Verb::PayLess { .. } | tree::Verb::PayMore { .. }));
    match limit {
        Limit::Free => Ok(()),
        _ if is_paid => Ok(()),
        limit => gap(Part::Static, "a limit of what is so", limit),
    }
}

/// "… this turn", where no condition says in which turn it is so.
fn is_of_this_turn_alone(clause: &tree::Clause, adverbs: &Adverbs<'_>, around: &Around<'_>) -> bool {
    // "Characters you shift this turn gain … this turn".
    let of_this_turn = |post: &tree::Post| matches!(post, tree::Post::Relative { event, .. } if event.scope.contains(&tree::EventScope::ThisTurn));
    let is_next =
        |noun: &tree::Noun| matches!(noun.quantity, tree::Quantity::Next | tree::Quantity::NextN(_));
    let paid_for = match (&clause.subject, &clause.verb) {
        (tree::Subject::Card(tree::NounPhrase::Noun(noun)), _)
        | (
            _,
            tree::Verb::PayLess { what: tree::PayFor::For(tree::NounPhrase::Noun(noun)), .. }
            | tree::Verb::PayMore { what: tree::PayFor::For(tree::NounPhrase::Noun(noun)), .. },
        ) => Some(noun),
        _ => None,
    };
    let of_cards = paid_for.filter(|noun| noun.post.iter().any(of_this_turn));
    // "The next song you play this turn": from when on nothing says.
    if of_cards.is_some_and(|noun| !is_next(noun)) {
        return false;
    }
    let this_turn = |duration: &&tree::Duration| {
        matches!(duration, tree::Duration::ThisTurn | tree::Duration::RestOfTurn)
    };
    (of_cards.is_some() || adverbs.durations.iter().any(this_turn))
        && adverbs.guards.is_empty()
        && around.window.during == Cond::True
        && around.window.limit == Limit::Free
        && around.own == Filter::Any
}

/// "If this character was played using Shift": as long as it is in play, and in no turn of its own.
fn is_how_it_was_played(cond: &Cond) -> bool {
    matches!(cond, Cond::Are(_, filter) if matches!(**filter, Filter::PlayedBy(_)))
}

/// Whether something is said to be so this turn.
fn says_this_turn(act: &tree::Act) -> bool {
    match act {
        tree::Act::Clause(clause) => clause.adverbs.iter().any(|adverb| {
            matches!(adverb, tree::Adverb::Duration(tree::Duration::ThisTurn | tree::Duration::RestOfTurn))
        }),
        tree::Act::Series { acts, .. } => acts.iter().any(says_this_turn),
        _ => false,
    }
}

/// What can be said of challenges alone: by what, and how much more, damage is dealt in them.
fn is_of_challenges(verb: &tree::Verb) -> bool {
    matches!(
        verb,
        tree::Verb::DealDamageWith { .. }
            | tree::Verb::DealMoreOrLess { .. }
            | tree::Verb::TakeMoreOrLess { .. }
            | tree::Verb::TakeNoDamage(_)
    )
}

/// The step that is skipped (6.4.3).
pub(super) fn skip(step: tree::Step) -> Res<Mod> {
    match step {
        tree::Step::Draw => Ok(Mod::Skip(Skipped::Draw)),
        tree::Step::Ready => Ok(Mod::Skip(Skipped::Ready)),
        // 3.2.2.1: characters that never become dry are spoken of nowhere.
        tree::Step::Set => gap(Part::Static, "which step", &step),
    }
}

/// "Enters play with Ward until …".
fn is_entering_with_grants(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::EnterPlay { how: tree::Entering::WithGrants(_) })
}

/// What cards get and gain.
fn is_of_values(act: &tree::Act) -> bool {
    match act {
        tree::Act::Clause(clause) => {
            matches!(clause.verb, tree::Verb::Get(_) | tree::Verb::Gain(_) | tree::Verb::Has(_))
        }
        tree::Act::Series { acts, .. } => acts.iter().all(is_of_values),
        _ => false,
    }
}

/// The same, of challenges alone.
fn in_challenges(mods: Vec<Mod>) -> Vec<Mod> {
    let narrowed = |one| match one {
        Mod::DealsMore(_, to, amount) => Mod::DealsMore(Dealing::InChallenges, to, amount),
        Mod::TakesMore(mut of, amount) => {
            of.with |= Flags::IN_CHALLENGE;
            Mod::TakesMore(of, amount)
        }
        other => other,
    };
    mods.into_iter().map(narrowed).collect()
}

/// "Can challenge damaged characters".
fn challenges_those(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::Can { deed: tree::Deed::Challenge(Some(_)), .. })
}

/// "Can't gain lore from questing", of characters.
pub(super) fn is_lore_of_questing(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::Cannot { deeds, .. } if matches!(
        deeds.as_slice(),
        [tree::Deed::GainLore { more_than: None, from: Some(tree::LoreFrom::Questing) }]
    ))
}

/// Whom an ability is about: its own card, or those that are described.
pub(super) fn scope_of(select: Select) -> Scope {
    if select.filter == Filter::This { Scope::This } else { Scope::Objects(select) }
}

/// Those of them of which a condition is so that stands before the sentence. "While being challenged, this character …, and the
/// challenging character gets -1 {S}": it is this one that is being challenged (4.6.6).
fn narrowed(whom: Filter, own: Filter) -> Filter {
    match (&whom, &own) {
        (Filter::Challenging, Filter::Challenged) | (Filter::Challenged, Filter::Challenging) => {
            Filter::all([whom, Filter::InChallengeWith(Box::new(Filter::This))])
        }
        _ => Filter::all([whom, own]),
    }
}
