//! Sentences and the structures that join clauses: "may", "to", "or", "if you do", "otherwise", "instead"
//! (RULES 6.1.2, 6.1.4, 6.1.5, 6.1.16, 6.5.6, D.22).

use ::syntax::tree;

use super::adverb::{Doer, Outer};
use super::compose::{Replacing, Written, after_search, if_done, otherwise, self_replaced};
use super::condition::not;
use super::link::*;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// Of more options than this not several are chosen.
const OPTIONS_MOST: usize = 5;

impl Elaborate {
    /// All sentences of an effect, in printed order (6.1.2).
    pub(super) fn sentences(&mut self, sentences: &[tree::Sentence]) -> Res<Vec<Step>> {
        let mut written = Vec::new();
        let sentences = &within_triggers(sentences);
        let mut rest = sentences.as_slice();
        self.bound.notes_who |= sentences.iter().any(speaks_of_who_did) || counts_who_could_not(sentences);
        self.bound.speaks_of_others |= sentences.iter().any(speaks_of_other_opponents);
        while !rest.is_empty() {
            if let Some((quality, later)) = picked(rest) {
                let steps = vec![self.each_pick(quality, &later)?];
                let moves = self.bound.moves();
                let durations = Vec::new();
                written.push(Written { steps, conditional: false, durations, moves, searches: false });
                break;
            }
            rest = self.next_sentence(rest, &mut written)?;
        }
        Ok(written.into_iter().flat_map(|one: Written| one.steps).collect())
    }

    /// "Choose an ink type.", "choose a keyword.": one way for each that can be picked, in which the rest of the text speaks of it.
    fn each_pick(&mut self, quality: tree::Quality, later: &[tree::Sentence]) -> Res<Step> {
        let kept = self.bound.clone();
        let by = self.bound.actor;
        let mut options = Vec::new();
        let inks = quality.inks().map(Pick::Ink);
        let types = quality.types().map(Pick::Type);
        for pick in inks.chain(quality.keywords().map(Pick::Keyword)).chain(types) {
            self.bound.forget_event(kept.clone());
            match pick {
                Pick::Ink(ink) => self.bound.ink = Some(ink),
                Pick::Keyword(keyword) => self.bound.keyword = Some(keyword),
                Pick::Type(kind) => self.bound.card_type = Some(kind),
            }
            let block = std::mem::take(&mut self.block);
            let steps = self.sentences(later);
            self.block = block;
            options.push(steps?);
        }
        Ok(Step::Options { by, modes: Modes::ChooseOne, options })
    }

    /// Writes the first sentence, with those that belong to the same loop over players.
    fn next_sentence<'t>(
        &mut self,
        sentences: &'t [tree::Sentence],
        written: &mut Vec<Written>,
    ) -> Res<&'t [tree::Sentence]> {
        let Some((sentence, rest)) = sentences.split_first() else { return Ok(sentences) };
        let Some((phrase, is_may)) = loop_subject(sentence) else {
            self.sentence(sentence, written)?;
            return Ok(rest);
        };
        let bind = match phrase {
            tree::PlayerPhrase::Described(noun) => noun.bind,
            _ => None,
        };
        let moves = self.bound.moves();
        // The loop's player is known to what describes the players.
        let before = self.bound.clone();
        let name = self.bound.fresh()?;
        self.bound.loop_player = PlayerRef::Bound(name);
        // "2 chosen opponents": chosen before any of them acts.
        let mut players = Players::All;
        let chosen = self.nested(|inner| {
            players = inner.players(phrase)?;
            Ok(())
        })?;
        if let Players::One(_) = players {
            self.bound = before;
            self.sentence(sentence, written)?;
            return Ok(rest);
        }
        self.bound.loop_player = PlayerRef::It;
        let one = Players::One(PlayerRef::Bound(name));
        self.bound.bind_players(bind, &one);
        self.bind_what_they_have(phrase, &one)?;
        let actor = self.bound.actor;
        if !sentence.lead.iter().any(|lead| matches!(lead, tree::Lead::ForEach(_))) {
            self.bound.actor = PlayerRef::Bound(name);
        }
        let open = super::bindings::OpenLoop { name, inside: Vec::new(), known: 0, touched: false };
        let outer = self.bound.in_loop.replace(open);
        let own = self.bound.own.replace((players.clone(), PlayerRef::Bound(name)));
        let outer_block = std::mem::take(&mut self.block);
        let body = self.loop_body(sentence, rest, is_may).and_then(|(mut body, rest)| {
            body.extend(self.gather_bindings()?);
            Ok((body, rest))
        });
        self.block = outer_block;
        self.bound.actor = actor;
        self.bound.in_loop = outer;
        self.bound.own = own;
        self.bound.all_did(&players);
        let (mut body, rest) = body?;
        super::prune::fresh_each_round(&mut body);
        let steps = chosen.into_iter().chain([Step::EachPlayer { players, name, body }]).collect();
        written.push(Written {
            steps,
            conditional: false,
            durations: durations(&sentence.act),
            moves,
            searches: searches(&sentence.act),
        });
        Ok(rest)
    }

    /// "Each opponent with 3 or more characters in play banishes one of them": of those that this player has.
    fn bind_what_they_have(&mut self, phrase: &tree::PlayerPhrase, one: &Players) -> Res<()> {
        let tree::PlayerPhrase::Described(tree::PlayerNoun { with: Some(with), .. }) = phrase else {
            return Ok(());
        };
        let with = match with {
            tree::PlayerFilter::WhoHas(had) => had,
            with => with,
        };
        if let tree::PlayerFilter::With(what) = with
            && let tree::NounPhrase::Noun(noun) = what.as_ref()
            && noun.bind.is_some()
        {
            let mut set = self.described(what, &super::filter::Domain::Play)?;
            set.owner = one.clone();
            self.bound.bind(noun.bind, &set.objects());
        }
        Ok(())
    }

    /// The sentences that speak of the one player of a loop.
    fn loop_body<'t>(
        &mut self,
        sentence: &'t tree::Sentence,
        mut rest: &'t [tree::Sentence],
        is_may: bool,
    ) -> Res<(Vec<Step>, &'t [tree::Sentence])> {
        let mut inner = Vec::new();
        let moves = self.bound.moves();
        match &sentence.act {
            tree::Act::May { act, .. } if is_may => {
                let by = self.bound.actor;
                let steps = self.nested(|inner| inner.may_as(by, act, &Outer::default()))?;
                inner.push(Written {
                    steps,
                    conditional: false,
                    durations: durations(act),
                    moves,
                    searches: false,
                });
            }
            _ => {
                let plain = without_subject(sentence);
                self.sentence(&plain, &mut inner)?;
                self.note_who_did(&mut inner)?;
            }
        }
        while let Some((next, later)) = rest.split_first() {
            let kept = self.bound.clone();
            if let Some(open) = &mut self.bound.in_loop {
                open.touched = false;
                open.known = open.inside.len();
            }
            // "If they don't": that one of the players.
            if let Some(who) = who_did(next) {
                self.bound.bound_players(who).ok();
            }
            let before = inner.clone();
            // "Draw a card" is said to you, whoever revealed something before.
            let actor = self.bound.actor;
            if is_told_to_you(&next.act) {
                self.bound.actor = PlayerRef::You;
            }
            let alone = loop_subject(next).is_none() && !speaks_of_all(next);
            let done = alone && self.sentence(next, &mut inner).is_ok();
            self.bound.actor = actor;
            let touched = self.bound.in_loop.as_ref().is_some_and(|open| open.touched);
            if !done || !touched {
                self.bound = kept;
                inner = before;
                break;
            }
            rest = later;
        }
        Ok((inner.into_iter().flat_map(|one| one.steps).collect(), rest))
    }

    /// "Each opponent banishes one of their items. Each opponent who doesn't loses 1 lore": who could not do it did not.
    fn note_who_did(&mut self, written: &mut Vec<Written>) -> Res<()> {
        let by = self.bound.actor;
        let is_may = |one: &Written| one.steps.iter().any(|step| matches!(step, Step::May { .. }));
        if !self.bound.notes_who || by == PlayerRef::You || written.iter().any(is_may) {
            return Ok(());
        }
        let Some(last) = written.pop() else { return Ok(()) };
        let did = match self.bound.way.did {
            Some(did) => did,
            None => self.bound.fresh()?,
        };
        let did_not = match self.bound.way.did_not {
            Some(did_not) => did_not,
            None => self.bound.fresh()?,
        };
        (self.bound.way.did, self.bound.way.did_not) = (Some(did), Some(did_not));
        let then = vec![Step::Do(Verb::Gather(did, by))];
        let otherwise = vec![Step::Do(Verb::Gather(did_not, by))];
        let steps = vec![Step::Then { first: last.steps.clone(), then, otherwise }];
        written.push(Written { steps, ..last });
        Ok(())
    }

    /// One sentence, tied to the one before where its words say so.
    fn sentence(&mut self, sentence: &tree::Sentence, written: &mut Vec<Written>) -> Res<()> {
        if let Some(waits) = waits_for(sentence) {
            return self.sentence(&waits, written);
        }
        if let Some(each) = repeated(sentence) {
            return self.repeat_for_each(each, written);
        }
        let mut outer = Outer::default();
        let link = leads(&sentence.lead, &mut outer)?;
        self.bind_turn_owners(&outer)?;
        if let Some(looped) = spoken_one_by_one(sentence) {
            return self.one_by_one(looped, sentence, written);
        }
        if link.if_done && self.after_permission(&sentence.act, written)? {
            return Ok(());
        }
        if is_instead(&sentence.act) {
            return self.instead(&link, sentence, &outer, written);
        }
        if let Some(so) = said_of_damage(&sentence.act) {
            let mut only_if = Vec::new();
            for (condition, denied) in &link.conditions {
                let cond = self.condition(condition)?;
                only_if.push(if *denied { not(cond) } else { cond });
            }
            let so = (so, Cond::all(only_if));
            return match written.iter_mut().rev().find_map(|one| dealt_so(&mut one.steps, &so)) {
                Some(()) => Ok(()),
                None => gap(Part::Sentence, "no damage was dealt before", sentence),
            };
        }
        // 6.7.9: "it enters play exerted": of the card that was played before.
        if is_entering_exerted(&sentence.act) && link.conditions.is_empty() {
            let plays = written.iter_mut().rev().map(|one| super::play::last_plays(&mut one.steps));
            if let Some(plays) = plays.into_iter().find(|plays| !plays.is_empty()) {
                plays.into_iter().for_each(|play| play.exerted = true);
                return Ok(());
            }
        }
        // "Unless chosen opponent discards a card, …": an act as a way out.
        if let [(one, true)] = link.conditions.as_slice()
            && let Some(act) = super::clause::as_way_out(one)
        {
            let moves = self.bound.moves();
            let steps = self.nested(|inner| {
                let (by, body) = inner.way_out(&act)?;
                let (chosen, body) = super::clause::choices_first(body);
                inner.block.extend(chosen);
                let otherwise = inner.nested(|inner| inner.act(&sentence.act, &outer).map(|_| ()))?;
                inner.emit(Step::May { by, body, otherwise })
            })?;
            let durations = durations(&sentence.act);
            written.push(Written { steps, conditional: false, durations, moves, searches: false });
            return Ok(());
        }
        // 6.7.2.1: what the condition needs is chosen before it.
        let mut condition = Cond::True;
        if let (true, Some(last)) = (link.otherwise || link.if_not_done, written.last()) {
            // What the other side would have moved has not moved.
            self.bound.forget_moves(last.moves);
        }
        // "If it's a character card, … it. If it isn't a character card, … it": what was done under the first condition may not be.
        if let Some(last) = written.last().filter(|last| last.conditional)
            && !link.conditions.is_empty()
            && !link.if_done
        {
            self.bound.forget_moves(last.moves);
        }
        let known = self.bound.bindings();
        let before = self.nested(|inner| {
            for (one, unless) in &link.conditions {
                let cond = inner.condition(one)?;
                let cond = if *unless { not(cond) } else { cond };
                let old = std::mem::replace(&mut condition, Cond::True);
                condition = Cond::all([old, cond]);
            }
            Ok(())
        })?;
        let moves = self.bound.moves();
        let body = self.nested(|inner| {
            inner.bind_if_true(&known)?;
            inner.act(&sentence.act, &outer).map(|_| ())
        })?;
        let conditional = condition != Cond::True;
        let steps = match condition {
            Cond::True => body,
            cond => vec![Step::If { cond, then: body, otherwise: Vec::new() }],
        };
        let steps: Vec<Step> = before.into_iter().chain(steps).collect();
        let alone = Written {
            steps,
            conditional,
            durations: durations(&sentence.act),
            moves,
            searches: searches(&sentence.act),
        };
        if link.if_either {
            let Some(last) = written.pop() else {
                return gap(Part::Sentence, "nothing to do before", sentence);
            };
            let mut both = Vec::new();
            let mut done = Vec::new();
            for step in last.steps {
                if matches!(step, Step::May { .. }) {
                    let into = self.bound.fresh()?;
                    done.push(Cond::Bound(into));
                    both.push(Step::Did { body: vec![step], into });
                } else {
                    both.push(step);
                }
            }
            both.push(Step::If { cond: Cond::OneOf(done), then: alone.steps, otherwise: Vec::new() });
            written.push(Written { steps: both, ..last });
        } else if link.if_done || link.if_not_done {
            let Some(last) = written.pop() else {
                return gap(Part::Sentence, "nothing to do before", sentence);
            };
            let (then, otherwise) =
                if link.if_done { (alone.steps, Vec::new()) } else { (Vec::new(), alone.steps) };
            let steps = vec![if_done(last.steps, then, otherwise)];
            written.push(Written { steps, conditional: false, searches: false, ..alone });
        } else if let (true, Some(search)) = (shuffles(&sentence.act), written.pop_if(|last| last.searches)) {
            written.push(Written { steps: after_search(search.steps, alone.steps), ..search });
        } else if link.otherwise {
            let Some(last) = written.pop() else {
                return gap(Part::Sentence, "otherwise than what", sentence);
            };
            let mut other = super::compose::in_no_case(written.last(), &last, alone.steps);
            // "If …, … If …, … Otherwise, …", of the same: where neither was true.
            if let Some(before) =
                written.last_mut().filter(|before| super::compose::asks_the_same(before, &last))
            {
                let flag = self.bound.fresh()?;
                super::compose::note_whether(before, flag);
                other = vec![Step::If { cond: not(Cond::Bound(flag)), then: other, otherwise: Vec::new() }];
            }
            written.push(otherwise(last, other, sentence)?);
        } else {
            written.push(alone);
        }
        Ok(())
    }

    /// "For each character banished this way, its player draws a card": done for one after another, of whom the words speak.
    fn one_by_one(
        &mut self,
        (noun, bind): (&tree::NounPhrase, tree::Binding),
        sentence: &tree::Sentence,
        written: &mut Vec<Written>,
    ) -> Res<()> {
        let objects = self.whole(noun)?;
        let moves = self.bound.moves();
        let name = self.bound.fresh()?;
        self.mark_outside(&objects, name);
        let all = self.bound.rebind(bind, Objects::Bound(name));
        let mut plain = sentence.clone();
        plain.lead.retain(|lead| !matches!(lead, tree::Lead::ForEach(_)));
        let mut inner = Vec::new();
        let block = std::mem::take(&mut self.block);
        let done = self.sentence(&plain, &mut inner);
        self.block = block;
        done?;
        self.bound.restore(bind, all.or(Some(objects.clone())));
        let mut body: Vec<Step> = inner.into_iter().flat_map(|one| one.steps).collect();
        super::prune::fresh_each_round(&mut body);
        let steps = vec![Step::Each { objects, name, body }];
        let durations = durations(&sentence.act);
        written.push(Written { steps, conditional: false, durations, moves, searches: false });
        Ok(())
    }

    /// "Repeat this effect for each item you have in play": everything before, so many times more; counted when it is reached.
    fn repeat_for_each(&mut self, each: &tree::Each, written: &mut Vec<Written>) -> Res<()> {
        let moves = self.bound.moves();
        let mut body: Vec<Step> = std::mem::take(written).into_iter().flat_map(|one| one.steps).collect();
        if body.is_empty() {
            return gap(Part::Sentence, "nothing to repeat", each);
        }
        let (begun, left, again) = (self.bound.fresh()?, self.bound.fresh()?, self.bound.fresh()?);
        let count = self.each(each)?;
        let none = |name| Step::Do(Verb::Set(name, Amount::Const(0)));
        let first = Cond::Compare(Amount::Bound(begun), Cmp::Equal, Amount::Const(0));
        let then = vec![Step::Do(Verb::Add(left, count)), Step::Do(Verb::Add(begun, Amount::Const(1)))];
        let more = Cond::Compare(Amount::Bound(left), Cmp::AtLeast, Amount::Const(1));
        let next =
            vec![Step::Do(Verb::Add(left, Amount::Const(-1))), Step::Do(Verb::Set(again, Amount::Const(1)))];
        super::prune::fresh_each_round(&mut body);
        body.push(Step::If { cond: first, then, otherwise: Vec::new() });
        body.push(Step::If { cond: more, then: next, otherwise: Vec::new() });
        let steps = vec![none(begun), none(left), Step::RepeatWhile { body, again }];
        written.push(Written { steps, conditional: false, durations: Vec::new(), moves, searches: false });
        Ok(())
    }

    /// "During each opponent's next turn, they …": the words mean those players.
    fn bind_turn_owners(&mut self, outer: &Outer<'_>) -> Res<()> {
        for duration in &outer.durations {
            let (tree::Duration::UntilStartOfTurn(owner)
            | tree::Duration::UntilEndOfTurn(owner)
            | tree::Duration::DuringNextTurn(owner)) = duration
            else {
                continue;
            };
            if let tree::TurnOwner::Of(tree::Possessor::Player(phrase)) = owner {
                self.players(phrase)?;
            }
        }
        Ok(())
    }

    /// 4.3.2: a permission for the rest of the turn to play from elsewhere, and what comes with each card so played.
    fn after_permission(&mut self, act: &tree::Act, written: &mut [Written]) -> Res<bool> {
        let Some(last) = written.last_mut() else { return Ok(false) };
        let [Step::Do(Verb::Continue { scope: Scope::Players(_), mods, .. })] = last.steps.as_mut_slice()
        else {
            return Ok(false);
        };
        let [Mod::PlayFrom(permitted)] = mods.as_mut_slice() else { return Ok(false) };
        let acts = match act {
            tree::Act::Series { acts, .. } => acts.as_slice(),
            act => std::slice::from_ref(act),
        };
        let mut from = permitted.clone();
        for act in acts {
            let tree::Act::Clause(clause) = act else { return Ok(false) };
            match &clause.verb {
                tree::Verb::EnterPlay { how: tree::Entering::Exerted } => from.exerted = true,
                tree::Verb::Cannot { deeds, .. } if plays_same_name(deeds) => {
                    from.into = Some(self.bound.fresh()?);
                }
                _ => return Ok(false),
            }
        }
        *permitted = from.clone();
        if let Some(played) = from.into {
            // D.29: the names of those that were played this way are closed, wherever they would be played from.
            let same = Filter::SameName(Box::new(Objects::Bound(played)));
            mods.push(Mod::Cant(Prohibited::Play(Filter::all([from.cards.filter, same]))));
            last.steps.insert(0, Step::Do(Verb::Bind(played, Objects::None)));
        }
        Ok(true)
    }

    /// "The next character you play this turn enters play exerted and gains Bodyguard until …": said of one that is not there
    /// yet, and part of how it enters (6.7.9).
    fn of_the_next(&mut self, noun: &tree::Noun, clauses: &[&tree::Clause]) -> Res<()> {
        // It is the next one for as long as no other has been played since.
        let mut kind = noun.clone();
        kind.quantity = tree::Quantity::A;
        kind.post.retain(|post| !super::play::is_played_by_you(post));
        let kind = super::event::anywhere(self, &tree::NounPhrase::Noun(kind))?;
        let you = Players::One(PlayerRef::You);
        let described = Select { zones: Zones::all(), owner: you.clone(), filter: kind.clone() };
        let mut played = Pattern::subject(EventKind::Played, described);
        played.player = Some(you.clone());
        let count = Amount::Happened(Box::new(played));
        let before = self.bound.fresh()?;
        self.emit_do(Verb::Set(before, count.clone()))?;
        let none_since = Cond::Compare(count, Cmp::Equal, Amount::Bound(before));
        let filter = Filter::all([kind, Filter::Meets(Box::new(none_since))]);
        let zones = Zones::all().difference(Zones::PLAY);
        let scope = Scope::Objects(Select { zones, owner: you, filter });
        let (costs, clauses): (Vec<&tree::Clause>, Vec<&tree::Clause>) =
            clauses.iter().copied().partition(|clause| matches!(clause.verb, tree::Verb::CostsLess { .. }));
        // "… costs 2 {I} less and gains Rush": what it costs is no part of how it enters.
        for clause in costs {
            let subject = tree::Subject::Card(tree::NounPhrase::Noun(noun.clone()));
            self.act_alone(&tree::Act::Clause(tree::Clause { subject, ..clause.clone() }))?;
        }
        let mut mods = Vec::new();
        for clause in clauses {
            mods.push(match &clause.verb {
                tree::Verb::EnterPlay { how: tree::Entering::Exerted } => Mod::Enters(Entering::Exerted),
                tree::Verb::EnterPlay { how: tree::Entering::Ready } => Mod::Enters(Entering::Ready),
                _ => Mod::Enters(Entering::Then(self.as_it_enters(noun, clause)?)),
            });
        }
        self.emit_do(Verb::Continue { scope, mods, lasts: Duration::ThisTurn })
    }

    /// What happens to a card as it enters.
    fn as_it_enters(&mut self, noun: &tree::Noun, clause: &tree::Clause) -> Res<Vec<Step>> {
        let kept = self.bound.clone();
        let bind = noun.bind.unwrap_or(tree::Binding(u8::MAX));
        self.bound.bind(Some(bind), &Objects::This);
        let it = tree::Ref { to: tree::Antecedent::Bound(bind), word: tree::Pronoun::They };
        let subject = tree::Subject::Card(tree::NounPhrase::Ref(it));
        let act = tree::Act::Clause(tree::Clause { subject, ..clause.clone() });
        let steps = self.nested(|inner| inner.act_again(&act, &Outer::default()))?;
        self.bound.forget_event(kept);
        Ok(steps)
    }

    /// "Choose one:", "choose one or both:", "choose one … If …, choose both instead:".
    fn choose_options(
        &mut self,
        by: PlayerRef,
        count: tree::OptionCount,
        more_if: Option<(Cond, tree::ThenCount)>,
        options: Vec<Vec<Step>>,
        act: &tree::Act,
    ) -> Res<()> {
        let choose = options_of(by, count, &options, act)?;
        let Some((cond, then_count)) = more_if else {
            self.block.extend(choose);
            return Ok(());
        };
        let many = options.len();
        let count = match then_count {
            tree::ThenCount::Both | tree::ThenCount::All => {
                tree::OptionCount::N(u32::try_from(many).unwrap_or(u32::MAX))
            }
            tree::ThenCount::N(n) => tree::OptionCount::N(n),
            tree::ThenCount::UpTo(n) => tree::OptionCount::UpTo(n),
            tree::ThenCount::AnyNumber => tree::OptionCount::UpTo(u32::try_from(many).unwrap_or(u32::MAX)),
        };
        let then = options_of(by, count, &options, act)?;
        self.emit(Step::If { cond, then, otherwise: choose })
    }

    /// An act with nothing around it.
    pub(super) fn act_alone(&mut self, act: &tree::Act) -> Res<()> {
        self.act(act, &Outer::default()).map(|_| ())
    }

    /// What the condition spoke of is there for later words only where it was true.
    fn bind_if_true(&mut self, known: &[tree::Binding]) -> Res<()> {
        for binding in self.bound.bindings() {
            if known.contains(&binding) {
                continue;
            }
            let objects = self.bound.bound(binding)?;
            if matches!(objects, Objects::Bound(name) if name >= Name::FIRST) {
                continue;
            }
            let name = self.bound.fresh()?;
            self.mark_outside(&objects, name);
            self.emit_do(Verb::Bind(name, objects))?;
            self.bound.rebind(binding, Objects::Bound(name));
        }
        Ok(())
    }

    /// What a sentence does. Tells who did it last.
    pub(super) fn act<'t>(&mut self, act: &'t tree::Act, outer: &Outer<'t>) -> Res<Option<Doer>> {
        if let Some((noun, clauses)) = of_the_next(act) {
            self.of_the_next(noun, &clauses)?;
            return Ok(None);
        }
        match act {
            tree::Act::Clause(clause) => self.clause(clause, outer).map(Some),
            tree::Act::Series { acts, joins: _ } => self.series(acts, outer),
            tree::Act::May { who, act } => self.may(who, act, outer).map(|()| None),
            tree::Act::To { first, then } => {
                let (first, then) = self.to(first, then, outer)?;
                self.emit(Step::Then { first, then, otherwise: Vec::new() })?;
                Ok(None)
            }
            tree::Act::Or(acts) => self.or(acts, outer).map(|()| None),
            tree::Act::ChooseOne { who, count, both_if, then_count, options, word: _, mark: _ } => {
                let by = match who {
                    tree::Subject::Implied => self.bound.actor,
                    tree::Subject::Player(phrase) => match self.players(phrase)? {
                        Players::One(player) => player,
                        // 6.7.6: each of them in turn order.
                        many => {
                            let bind = match phrase {
                                tree::PlayerPhrase::Described(noun) => noun.bind,
                                _ => None,
                            };
                            let alone = tree::Act::ChooseOne {
                                who: tree::Subject::Implied,
                                count: *count,
                                word: tree::ChooseWord::Plain,
                                both_if: both_if.clone(),
                                then_count: *then_count,
                                mark: tree::ListMark::Colon,
                                options: options.clone(),
                            };
                            self.each_player(many, bind, |inner, _| inner.act_alone(&alone))?;
                            return Ok(None);
                        }
                    },
                    who => return gap(Part::Sentence, "who chooses", who),
                };
                let more_if = match both_if {
                    Some(condition) => Some((self.condition(condition)?, *then_count)),
                    None => None,
                };
                let options = self.options(options.iter().map(Vec::as_slice))?;
                self.choose_options(by, *count, more_if, options, act)?;
                Ok(None)
            }
            tree::Act::ChooseLabel { who, options } => {
                let by = self.player(who)?;
                let options = self.options(options.iter().map(|option| option.sentences.as_slice()))?;
                self.emit(Step::Options { by, modes: Modes::ChooseOne, options })?;
                Ok(None)
            }
            tree::Act::Cases { of, cases } => self.cases(of, cases, act).map(|()| None),
            tree::Act::Trigger(triggered) => self.leave_trigger(triggered, outer).map(|()| None),
            tree::Act::Replace(replacement) => self.leave_replacement(replacement, outer).map(|()| None),
            tree::Act::If { condition, act } => {
                let cond = self.condition(condition)?;
                let then = self.nested(|inner| inner.act(act, outer).map(|_| ()))?;
                self.emit(Step::If { cond, then, otherwise: Vec::new() })?;
                Ok(None)
            }
        }
    }

    /// "A or B": whoever does the first of them decides, and what names nobody else is theirs to do as well (6.1.5.2).
    fn or<'t>(&mut self, acts: &'t [tree::Act], outer: &Outer<'t>) -> Res<()> {
        let Some((first, phrase)) = acts.first().and_then(|act| Some((act, leading_player(act)?))) else {
            return self.either_of(self.bound.actor, acts, outer);
        };
        let mut plain = acts.to_vec();
        plain[0] = without_player(first);
        let bind = match phrase {
            tree::PlayerPhrase::Described(noun) => noun.bind,
            _ => None,
        };
        let around = outer.clone();
        match self.players(phrase)? {
            Players::One(player) => {
                let doer = Some(Doer::Players(Players::One(player)));
                self.either_of(player, &plain, &Outer { doer, ..around })
            }
            // 6.7.6: each of them in turn order.
            many => self.each_player(many, bind, |inner, one| {
                let Players::One(player) = one else { return gap(Part::Player, "one of them", phrase) };
                let doer = Some(Doer::Players(one.clone()));
                inner.either_of(*player, &plain, &Outer { doer, ..around })
            }),
        }
    }

    /// One of several things is done, as a player decides.
    fn either_of(&mut self, by: PlayerRef, acts: &[tree::Act], outer: &Outer<'_>) -> Res<()> {
        let mut options = Vec::new();
        let kept = self.bound.clone();
        for act in acts {
            self.bound.forget_event(kept.clone());
            let around = outer.clone();
            match self.nested(|inner| inner.act(act, &around).map(|_| ())) {
                Ok(steps) => options.push(steps),
                // "Banish chosen character or deal 4 damage to it": chosen for both.
                Err(gap) => {
                    let [first, second] = acts else { return Err(gap) };
                    self.bound.forget_event(kept);
                    return self.or_of_chosen(first, second, &around).map_err(|_| gap);
                }
            }
        }
        self.emit(Step::Options { by, modes: Modes::Or, options })
    }

    /// One of two things is done with what is chosen first (6.1.5.2).
    fn or_of_chosen<'t>(
        &mut self,
        first: &'t tree::Act,
        second: &'t tree::Act,
        outer: &Outer<'t>,
    ) -> Res<()> {
        let steps = self.nested(|inner| inner.act(first, outer).map(|_| ()))?;
        let (chosen, steps) = super::clause::choices_first(steps);
        if chosen.is_empty() {
            return gap(Part::Sentence, "nothing is chosen for both", first);
        }
        self.block.extend(chosen);
        let other = self.nested(|inner| inner.act(second, outer).map(|_| ()))?;
        let options = vec![steps, other];
        self.emit(Step::Options { by: self.bound.actor, modes: Modes::Or, options })
    }

    fn options<'t>(&mut self, options: impl Iterator<Item = &'t [tree::Sentence]>) -> Res<Vec<Vec<Step>>> {
        let kept = self.bound.clone();
        let mut all = Vec::new();
        for sentences in options {
            self.bound.forget_event(kept.clone());
            let outer = std::mem::take(&mut self.block);
            let steps = self.sentences(sentences);
            self.block = outer;
            all.push(steps?);
        }
        Ok(all)
    }

    /// A case split on what a card is.
    fn cases(&mut self, of: &tree::Possessor, cases: &[tree::Case], node: &tree::Act) -> Res<()> {
        let tree::Possessor::Of(reference) = of else {
            return gap(Part::Sentence, "the type of what", node);
        };
        let card = self.bound.antecedent(reference)?;
        let bodies = self.options(cases.iter().map(|case| case.sentences.as_slice()))?;
        for (case, then) in cases.iter().zip(bodies) {
            let head = tree::Head {
                kinds: case.kinds.clone(),
                join: case.join,
                card: tree::CardSuffix::Card,
                number: tree::Number::Singular,
            };
            let filter = self.head(&head, node)?;
            let cond = Cond::Are(Box::new(card.clone()), Box::new(filter));
            self.emit(Step::If { cond, then, otherwise: Vec::new() })?;
        }
        Ok(())
    }

    /// Acts in written order; a clause that leaves its subject out has that of the one before.
    fn series<'t>(&mut self, acts: &'t [tree::Act], outer: &Outer<'t>) -> Res<Option<Doer>> {
        // 6.1.5: "A, then B to C": everything before the "to" is the first half.
        if let Some((tree::Act::To { first, then }, before)) = acts.split_last()
            && !before.is_empty()
        {
            let mut parts = before.to_vec();
            parts.push((**first).clone());
            let whole = tree::Act::Series { acts: parts, joins: Vec::new() };
            let alone = Outer { doer: outer.doer.clone(), ..Outer::default() };
            let first = self.nested(|inner| inner.act_again(&whole, &alone))?;
            let then = self.nested(|inner| inner.act(then, outer).map(|_| ()))?;
            self.emit(Step::Then { first, then, otherwise: Vec::new() })?;
            return Ok(None);
        }
        let mut around = outer.clone();
        // "Deal X damage and gain X lore, where X is …": said at the end for all.
        if let Some(tree::Act::Clause(last)) = acts.last() {
            let x = last.adverbs.iter().find_map(|adverb| match adverb {
                tree::Adverb::WhereX(value) => Some(value),
                _ => None,
            });
            around.x = around.x.or(x);
        }
        if let Some(tree::Act::Clause(last)) = acts.last()
            && around.durations.is_empty()
        {
            // A duration at the end holds for all.
            around.durations = last
                .adverbs
                .iter()
                .filter_map(|adverb| match adverb {
                    tree::Adverb::Duration(duration) => Some(duration),
                    _ => None,
                })
                .collect();
        }
        let mut rest = acts;
        while let Some((act, later)) = rest.split_first() {
            rest = later;
            // "Each player draws 3 cards, then discards 3 cards": one player after the other (6.7.6).
            if let tree::Act::Clause(clause) = act
                && let tree::Subject::Player(phrase) = &clause.subject
                && is_many(phrase)
                && later.iter().take_while(|act| leaves_subject_out(act)).count() > 0
            {
                let own = later.iter().take_while(|act| leaves_subject_out(act)).count();
                let players = self.players(phrase)?;
                let bind = match phrase {
                    tree::PlayerPhrase::Described(noun) => noun.bind,
                    _ => None,
                };
                let before = around.clone();
                self.each_player(players, bind, |inner, one| {
                    let mut inside = Outer { doer: Some(Doer::Players(one.clone())), ..before };
                    let mut first = clause.clone();
                    first.subject = tree::Subject::Implied;
                    inner.act_again(&tree::Act::Clause(first), &inside)?;
                    for act in &later[..own] {
                        inside.doer = Some(Doer::Players(one.clone()));
                        inner.act_again(act, &inside)?;
                    }
                    Ok(())
                })?;
                rest = &later[own..];
                around.doer = None;
                continue;
            }
            if let Some(doer) = self.act(act, &around)? {
                around.doer = Some(doer);
            }
            if let tree::Act::Clause(tree::Clause { subject: tree::Subject::Player(phrase), .. }) = act {
                around.each_of = super::clause::bind_of_joined(phrase);
            }
            // "They gain Evasive this turn and can't quest": so long as the part before.
            if let tree::Act::Clause(clause) = act {
                let own: Vec<&tree::Duration> = durations_of(clause).collect();
                if !own.is_empty() && outer.durations.is_empty() {
                    around.durations = own;
                }
            }
        }
        Ok(around.doer)
    }

    /// The act with what stands around it, for acts made here.
    fn act_again(&mut self, act: &tree::Act, outer: &Outer<'_>) -> Res<()> {
        let outer = outer.clone();
        self.act(act, &outer).map(|_| ())
    }

    /// 6.1.5.1: "[A] to [B]".
    fn to<'t>(
        &mut self,
        first: &'t tree::Act,
        then: &'t tree::Act,
        outer: &Outer<'t>,
    ) -> Res<(Vec<Step>, Vec<Step>)> {
        let alone = Outer { doer: outer.doer.clone(), ..Outer::default() };
        let first = self.nested(|inner| inner.act(first, &alone).map(|_| ()))?;
        let then = self.nested(|inner| inner.act(then, outer).map(|_| ()))?;
        Ok((first, then))
    }

    /// 6.1.4
    fn may<'t>(&mut self, who: &'t tree::PlayerPhrase, act: &'t tree::Act, outer: &Outer<'t>) -> Res<()> {
        match self.players(who)? {
            Players::One(by) => self.may_by(by, act, outer),
            players => {
                let bind = match who {
                    tree::PlayerPhrase::Described(noun) => noun.bind,
                    _ => None,
                };
                self.each_player(players, bind, |inner, one| match one {
                    Players::One(by) => inner.may_by(*by, act, outer),
                    one => gap(Part::Sentence, "who may", one),
                })
            }
        }
    }

    fn may_by<'t>(&mut self, by: PlayerRef, act: &'t tree::Act, outer: &Outer<'t>) -> Res<()> {
        let actor = std::mem::replace(&mut self.bound.actor, by);
        let done = self.may_as(by, act, outer);
        self.bound.actor = actor;
        done
    }

    fn may_as<'t>(&mut self, by: PlayerRef, act: &'t tree::Act, outer: &Outer<'t>) -> Res<()> {
        if self.permission(by, act, outer)? {
            return Ok(());
        }
        // The play itself is the yes.
        if self.may_play(act, outer)? {
            return Ok(());
        }
        let refused = self.bound.fresh()?;
        let mut body = self.nested(|inner| {
            let inside = Outer { doer: Some(Doer::Players(Players::One(by))), ..outer.clone() };
            inner.act(act, &inside).map(|_| ())
        })?;
        if self.bound.notes_who {
            let did = match self.bound.way.did {
                Some(did) => did,
                None => self.bound.fresh()?,
            };
            self.bound.way.did = Some(did);
            let did_not = self.bound.fresh()?;
            self.bound.way.did_not = Some(did_not);
            let then = vec![Step::Do(Verb::Gather(did, by))];
            // Whoever cannot do it does not do it.
            let otherwise = vec![Step::Do(Verb::Gather(did_not, by))];
            body = vec![Step::Then { first: body, then, otherwise }];
        }
        let mut otherwise = if self.bound.in_loop.is_some() {
            self.bound.way.refused = Some(refused);
            vec![Step::Do(Verb::Add(refused, Amount::Const(1)))]
        } else {
            Vec::new()
        };
        if self.bound.notes_who {
            let did_not = match self.bound.way.did_not {
                Some(did_not) => did_not,
                None => self.bound.fresh()?,
            };
            self.bound.way.did_not = Some(did_not);
            otherwise.push(Step::Do(Verb::Gather(did_not, by)));
        }
        self.emit(Step::May { by, body, otherwise })
    }

    /// 6.5.6: the sentence replaces what the one before it did, under its condition.
    fn instead(
        &mut self,
        link: &Link<'_>,
        sentence: &tree::Sentence,
        outer: &Outer<'_>,
        written: &mut Vec<Written>,
    ) -> Res<()> {
        let Some(last) = written.pop() else {
            return gap(Part::Sentence, "instead of what", sentence);
        };
        if link.if_done || link.otherwise || link.if_not_done {
            return gap(Part::Sentence, "an instead", sentence);
        }
        let conditions: Vec<tree::Condition> = link
            .conditions
            .iter()
            .filter(|(_, unless)| !unless)
            .map(|(condition, _)| (*condition).clone())
            .collect();
        if conditions.len() != link.conditions.len() {
            return gap(Part::Sentence, "an instead unless", sentence);
        }
        // What is replaced has not happened when the condition is asked.
        let kept = self.bound.clone();
        self.bound.forget_moves(last.moves);
        let mut conds = Vec::new();
        let chosen = self.nested(|inner| {
            for condition in &conditions {
                conds.push(inner.condition(condition)?);
            }
            Ok(())
        })?;
        if !chosen.is_empty() {
            return gap(Part::Sentence, "an instead that chooses", sentence);
        }
        let cond = Cond::all(conds);
        let lasts = last.durations.clone();
        let mut outer = Outer { doer: None, ..outer.clone() };
        if outer.durations.is_empty() {
            outer.durations = lasts.iter().collect();
        }
        let new = self.nested(|inner| inner.act(&sentence.act, &outer).map(|_| ()))?;
        let replacing = Replacing { cond, new, wish: wish(&sentence.act) };
        let Some(steps) = self_replaced(last.steps, replacing) else {
            return gap(Part::Sentence, "which part is replaced", sentence);
        };
        written.push(Written { steps, ..last });
        self.bound.forget_event(kept);
        Ok(())
    }
}

/// "If they do", "if they don't": the number of those who are spoken of.
fn who_did(sentence: &tree::Sentence) -> Option<tree::Binding> {
    sentence.lead.iter().find_map(|lead| match lead {
        tree::Lead::If(tree::Condition::Does {
            who: tree::PlayerPhrase::Ref(tree::PlayerRef { to: tree::PlayerAntecedent::Bound(bind), .. }),
            ..
        }) => Some(*bind),
        _ => None,
    })
}

/// What is picked.
enum Pick {
    Ink(vocabulary::Ink),
    Keyword(Keyword),
    Type(tree::Kind),
}

/// A sentence that begins with picking an ink type or a keyword, and what follows it.
fn picked(sentences: &[tree::Sentence]) -> Option<(tree::Quality, Vec<tree::Sentence>)> {
    let (first, later) = sentences.split_first()?;
    let quality = |act: &tree::Act| match act {
        tree::Act::Clause(tree::Clause {
            subject: tree::Subject::Implied,
            verb: tree::Verb::ChooseQuality { quality, word: _ },
            ..
        }) if matches!(
            quality,
            tree::Quality::Ink | tree::Quality::Keyword { .. } | tree::Quality::CardType
        ) =>
        {
            Some(*quality)
        }
        _ => None,
    };
    if !first.lead.is_empty() {
        return None;
    }
    let mut rest = later.to_vec();
    match &first.act {
        tree::Act::Series { acts, joins } => {
            let (one, others) = acts.split_first()?;
            let found = quality(one)?;
            let act = match others {
                [only] => only.clone(),
                others => tree::Act::Series { acts: others.to_vec(), joins: joins.get(1..)?.to_vec() },
            };
            rest.insert(0, tree::Sentence { lead: Vec::new(), act });
            Some((found, rest))
        }
        act => Some((quality(act)?, rest)),
    }
}

/// So many of the options: every choice of so many is one option, done in printed order (6.1.2); all of them are no choice.
fn options_of(
    by: PlayerRef,
    count: tree::OptionCount,
    options: &[Vec<Step>],
    act: &tree::Act,
) -> Res<Vec<Step>> {
    let many = options.len();
    let options = match count {
        tree::OptionCount::One => options.to_vec(),
        tree::OptionCount::N(n) if n as usize == many => return Ok(options.concat()),
        count => {
            if many > OPTIONS_MOST {
                return gap(Part::Sentence, "how many options", act);
            }
            let of =
                |set: &Vec<usize>| -> Vec<Step> { set.iter().flat_map(|at| options[*at].clone()).collect() };
            count.choices(many).iter().map(of).collect()
        }
    };
    Ok(vec![Step::Options { by, modes: Modes::ChooseOne, options }])
}

/// A sentence about "the next … you play this turn", with its clauses.
fn of_the_next(act: &tree::Act) -> Option<(&tree::Noun, Vec<&tree::Clause>)> {
    let clauses: Vec<&tree::Clause> = match act {
        tree::Act::Clause(clause) => vec![clause],
        tree::Act::Series { acts, .. } => acts
            .iter()
            .map(|act| match act {
                tree::Act::Clause(clause) => Some(clause),
                _ => None,
            })
            .collect::<Option<Vec<_>>>()?,
        _ => return None,
    };
    let (first, rest) = clauses.split_first()?;
    let tree::Subject::Card(tree::NounPhrase::Noun(noun)) = &first.subject else { return None };
    // What it costs is known before it is played.
    if rest.is_empty() && matches!(first.verb, tree::Verb::CostsLess { .. }) {
        return None;
    }
    let next = noun.quantity == tree::Quantity::Next && noun.post.iter().any(super::play::is_played_by_you);
    let same = rest.iter().all(|clause| clause.subject == tree::Subject::Implied);
    (next && same).then_some((noun, clauses))
}

/// "Can't play characters with the same name as characters you played this way".
fn plays_same_name(deeds: &[tree::Deed]) -> bool {
    let [tree::Deed::Do(verb)] = deeds else { return false };
    let tree::Verb::Play(tree::Play { what: tree::NounPhrase::Noun(noun), .. }) = verb.as_ref() else {
        return false;
    };
    noun.post.iter().any(|post| matches!(post, tree::Post::SameName(Some(_))))
}

/// "If that character is banished this turn, …": said of what is still to come, so that an ability waits for it (6.2.7).
fn waits_for(sentence: &tree::Sentence) -> Option<tree::Sentence> {
    let [tree::Lead::If(tree::Condition::Happened(event))] = sentence.lead.as_slice() else { return None };
    if event.tense != tree::Tense::Present || !event.scope.contains(&tree::EventScope::ThisTurn) {
        return None;
    }
    let head = tree::TriggerHead { word: tree::TriggerWord::When, event: event.clone() };
    let effects = vec![tree::Sentence { lead: Vec::new(), act: sentence.act.clone() }];
    let triggered = tree::Triggered { lead: Vec::new(), heads: vec![head], effects };
    Some(tree::Sentence { lead: Vec::new(), act: tree::Act::Trigger(Box::new(triggered)) })
}

/// "Repeat this effect for each …".
fn repeated(sentence: &tree::Sentence) -> Option<&tree::Each> {
    let tree::Act::Clause(tree::Clause {
        subject: tree::Subject::Implied,
        verb: tree::Verb::Repeat,
        adverbs,
        ..
    }) = &sentence.act
    else {
        return None;
    };
    match (sentence.lead.as_slice(), adverbs.as_slice()) {
        ([] | [tree::Lead::Then(_)], [tree::Adverb::ForEach(each)]) => Some(each),
        _ => None,
    }
}

/// "For each character …, its player …": what is counted is spoken of one by one.
fn spoken_one_by_one(sentence: &tree::Sentence) -> Option<(&tree::NounPhrase, tree::Binding)> {
    let mut found = sentence.lead.iter().filter_map(|lead| match lead {
        tree::Lead::ForEach(tree::Each::Noun(noun)) => Some(noun.as_ref()),
        _ => None,
    });
    let (Some(noun), None) = (found.next(), found.next()) else { return None };
    match noun {
        tree::NounPhrase::Noun(tree::Noun { quantity: tree::Quantity::N(_), .. }) => None,
        noun => Some((noun, super::clause::bind_of(noun)?)),
    }
}

/// "It enters play exerted".
fn is_entering_exerted(act: &tree::Act) -> bool {
    matches!(
        act,
        tree::Act::Clause(tree::Clause {
            subject: tree::Subject::Card(tree::NounPhrase::Ref(_)),
            verb: tree::Verb::EnterPlay { how: tree::Entering::Exerted },
            adverbs,
            ..
        }) if adverbs.is_empty()
    )
}

/// "This damage can't be reduced by Resist", "this damage can't be prevented": how the damage before is dealt (8.8, 1.2.2).
fn said_of_damage(act: &tree::Act) -> Option<DamageVerb> {
    let tree::Act::Clause(tree::Clause {
        subject: tree::Subject::ThisDamage(_),
        verb: tree::Verb::Cannot { deeds, .. },
        ..
    }) = act
    else {
        return None;
    };
    match deeds.as_slice() {
        [tree::Deed::BeReduced { .. }] => Some(DamageVerb::DealInFull),
        [tree::Deed::BeDone { what: tree::Passive::Prevented, by: None }] => Some(DamageVerb::DealForSure),
        _ => None,
    }
}

/// The last damage dealt in these steps is dealt in that way where the condition holds.
fn dealt_so(steps: &mut [Step], so: &(DamageVerb, Cond)) -> Option<()> {
    steps.iter_mut().rev().find_map(|step| match step {
        Step::Do(Verb::Damage { verb: verb @ DamageVerb::Deal, .. }) if so.1 == Cond::True => {
            *verb = so.0;
            Some(())
        }
        // "This damage can't be reduced. This damage can't be prevented."
        Step::Do(Verb::Damage {
            verb: verb @ (DamageVerb::DealInFull | DamageVerb::DealForSure), ..
        }) if so.1 == Cond::True && *verb != so.0 => {
            *verb = DamageVerb::DealWholly;
            Some(())
        }
        Step::Do(Verb::Damage { verb: DamageVerb::Deal, .. }) => {
            let otherwise = step.clone();
            let mut then = vec![otherwise.clone()];
            dealt_so(&mut then, &(so.0, Cond::True))?;
            *step = Step::If { cond: so.1.clone(), then, otherwise: vec![otherwise] };
            Some(())
        }
        Step::May { body, .. } | Step::Each { body, .. } | Step::EachPlayer { body, .. } => {
            dealt_so(body, so)
        }
        Step::If { then, .. } => dealt_so(then, so),
        Step::Then { first, then, .. } => dealt_so(then, so).or_else(|| dealt_so(first, so)),
        _ => None,
    })
}
