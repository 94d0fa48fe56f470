//! Sentences and the structures that join clauses: "may", "to", "or", "if you do", "otherwise", "instead"
//! (RULES 6.1.2, 6.1.4, 6.1.5, 6.1.16, 6.5.6, D.22).

use ::syntax::tree;

use super::clause::{Doer, Outer, is_source_in_play};
use super::condition::not;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// How a sentence hangs on the one before.
#[derive(Default)]
struct Link<'t> {
    /// "If you do": only if the sentence before was done.
    if_done: bool,
    /// "If they don't": only if it was not.
    if_not_done: bool,
    otherwise: bool,
    /// Conditions of its own.
    conditions: Vec<(&'t tree::Condition, bool)>,
}

/// The steps of one sentence.
#[derive(Clone)]
struct Written {
    steps: Vec<Step>,
    /// It is a condition whose other side is still free.
    conditional: bool,
    /// How long what it says lasts, for a sentence that replaces it.
    durations: Vec<tree::Duration>,
    /// How many moves of cards there were before it.
    moves: usize,
    /// It is an optional search of a deck.
    searches: bool,
}

impl Elaborate {
    /// All sentences of an effect, in printed order (6.1.2).
    pub(super) fn sentences(&mut self, sentences: &[tree::Sentence]) -> Res<Vec<Step>> {
        let mut written = Vec::new();
        let mut rest = sentences;
        while !rest.is_empty() {
            rest = self.next_sentence(rest, &mut written)?;
        }
        Ok(written.into_iter().flat_map(|one: Written| one.steps).collect())
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
        let slot = self.bound.slot()?;
        self.bound.loop_player = PlayerRef::Bound(slot);
        let players = self.players(phrase)?;
        if let Players::One(_) = players {
            self.bound = before;
            self.sentence(sentence, written)?;
            return Ok(rest);
        }
        self.bound.loop_player = PlayerRef::It;
        let one = Players::One(PlayerRef::Bound(slot));
        self.bound.bind_players(bind, &one);
        let actor = self.bound.actor;
        if !sentence.lead.iter().any(|lead| matches!(lead, tree::Lead::ForEach(_))) {
            self.bound.actor = PlayerRef::Bound(slot);
        }
        let open = super::bindings::OpenLoop { slot, inside: Vec::new(), known: 0, touched: false };
        let outer = self.bound.in_loop.replace(open);
        let outer_block = std::mem::take(&mut self.block);
        let body = self.loop_body(sentence, rest, is_may).and_then(|(mut body, rest)| {
            body.extend(self.gather_bindings()?);
            Ok((body, rest))
        });
        self.block = outer_block;
        self.bound.actor = actor;
        self.bound.in_loop = outer;
        let (mut body, rest) = body?;
        super::prune::fresh_each_round(&mut body);
        let steps = vec![Step::EachPlayer { players, slot, body }];
        written.push(Written {
            steps,
            conditional: false,
            durations: durations(&sentence.act),
            moves,
            searches: searches(&sentence.act),
        });
        Ok(rest)
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
            }
        }
        while let Some((next, later)) = rest.split_first() {
            let kept = self.bound.clone();
            if let Some(open) = &mut self.bound.in_loop {
                open.touched = false;
                open.known = open.inside.len();
            }
            let before = inner.clone();
            let done = loop_subject(next).is_none() && self.sentence(next, &mut inner).is_ok();
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

    /// One sentence, tied to the one before where its words say so.
    fn sentence(&mut self, sentence: &tree::Sentence, written: &mut Vec<Written>) -> Res<()> {
        let mut outer = Outer::default();
        let link = leads(&sentence.lead, &mut outer)?;
        if is_instead(&sentence.act) {
            return self.instead(&link, sentence, &outer, written);
        }
        // 6.7.2.1: what the condition needs is chosen before it.
        let mut condition = Cond::True;
        if let (true, Some(last)) = (link.otherwise, written.last()) {
            // What the other side would have moved has not moved.
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
        if link.if_done || link.if_not_done {
            let Some(last) = written.pop() else {
                return gap(Part::Sentence, "nothing to do before", sentence);
            };
            let (then, otherwise) = if link.if_done { (steps, Vec::new()) } else { (Vec::new(), steps) };
            let step = follow(last.steps, then, otherwise);
            written.push(Written {
                steps: vec![step],
                conditional: false,
                durations: durations(&sentence.act),
                moves,
                searches: false,
            });
        } else if let (Some(Written { searches: true, steps: last, .. }), true) =
            (written.last_mut(), shuffles(&sentence.act))
            && let Some(Step::May { body, .. }) = last.last_mut()
        {
            // Nobody shuffles a deck that was not searched.
            body.extend(steps);
        } else if link.otherwise {
            let Some(last) = written.last_mut() else {
                return gap(Part::Sentence, "otherwise than what", sentence);
            };
            otherwise(last, steps, sentence)?;
        } else {
            written.push(Written {
                steps,
                conditional,
                durations: durations(&sentence.act),
                moves,
                searches: searches(&sentence.act),
            });
        }
        Ok(())
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
            if matches!(objects, Objects::Bound(slot) if slot >= Name::FIRST) {
                continue;
            }
            let slot = self.bound.slot()?;
            self.mark_outside(&objects, slot);
            self.emit_do(Verb::Bind(slot, objects))?;
            self.bound.rebind(binding, Objects::Bound(slot));
        }
        Ok(())
    }

    /// What a sentence does. Tells who did it last.
    pub(super) fn act<'t>(&mut self, act: &'t tree::Act, outer: &Outer<'t>) -> Res<Option<Doer>> {
        match act {
            tree::Act::Clause(clause) => self.clause(clause, outer).map(Some),
            tree::Act::Series { acts, joins: _ } => self.series(acts, outer),
            tree::Act::May { who, act } => self.may(who, act, outer).map(|()| None),
            tree::Act::To { first, then } => {
                let (first, then) = self.to(first, then, outer)?;
                self.emit(Step::Then { first, then, otherwise: Vec::new() })?;
                Ok(None)
            }
            tree::Act::Or(acts) => {
                let mut options = Vec::new();
                let kept = self.bound.clone();
                for act in acts {
                    self.bound.forget_event(kept.clone());
                    options.push(self.nested(|inner| inner.act(act, outer).map(|_| ()))?);
                }
                self.emit(Step::Options { by: self.bound.actor, modes: Modes::Or, options })?;
                Ok(None)
            }
            tree::Act::ChooseOne { who, options } => {
                let by = match who {
                    tree::Subject::Implied => self.bound.actor,
                    tree::Subject::Player(phrase) => self.player(phrase)?,
                    who => return gap(Part::Sentence, "who chooses", who),
                };
                let options = self.options(options.iter().map(Vec::as_slice))?;
                self.emit(Step::Options { by, modes: Modes::ChooseOne, options })?;
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
        let refused = self.bound.slot()?;
        let body = self.nested(|inner| {
            let inside = Outer { doer: Some(Doer::Players(Players::One(by))), ..outer.clone() };
            inner.act(act, &inside).map(|_| ())
        })?;
        let otherwise = if self.bound.in_loop.is_some() {
            self.bound.way.refused = Some(refused);
            vec![Step::Do(Verb::Add(refused, Amount::Const(1)))]
        } else {
            Vec::new()
        };
        self.emit(Step::May { by, body, otherwise })
    }

    /// 6.5.6: the sentence replaces what the one before it did, under its condition.
    fn instead(
        &mut self,
        link: &Link<'_>,
        sentence: &tree::Sentence,
        outer: &Outer<'_>,
        written: &mut [Written],
    ) -> Res<()> {
        let Some(last) = written.last_mut() else {
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
        if !replace_last(&mut last.steps, cond, new, wish(&sentence.act)) {
            return gap(Part::Sentence, "which part is replaced", sentence);
        }
        self.bound.forget_event(kept);
        Ok(())
    }
}

/// Whether the act is an optional search.
fn searches(act: &tree::Act) -> bool {
    match act {
        tree::Act::May { act, .. } => has_verb(act, &|verb| matches!(verb, tree::Verb::Search { .. })),
        _ => false,
    }
}

/// Whether the act shuffles a deck.
fn shuffles(act: &tree::Act) -> bool {
    has_verb(act, &|verb| matches!(verb, tree::Verb::ShuffleZone(_)))
}

fn has_verb(act: &tree::Act, is: &dyn Fn(&tree::Verb) -> bool) -> bool {
    match act {
        tree::Act::Clause(clause) => is(&clause.verb),
        tree::Act::Series { acts, .. } => acts.iter().any(|act| has_verb(act, is)),
        _ => false,
    }
}

/// The durations of a clause.
fn durations_of(clause: &tree::Clause) -> impl Iterator<Item = &tree::Duration> {
    clause.adverbs.iter().filter_map(|adverb| match adverb {
        tree::Adverb::Duration(duration) => Some(duration),
        _ => None,
    })
}

/// How long what the act says lasts.
fn durations(act: &tree::Act) -> Vec<tree::Duration> {
    match act {
        tree::Act::Clause(clause) => clause
            .adverbs
            .iter()
            .filter_map(|adverb| match adverb {
                tree::Adverb::Duration(duration) => Some(duration.clone()),
                _ => None,
            })
            .collect(),
        tree::Act::Series { acts, .. } => acts.last().map(durations).unwrap_or_default(),
        tree::Act::May { act, .. } => durations(act),
        tree::Act::To { then, .. } => durations(then),
        _ => Vec::new(),
    }
}

/// Sorts what opens a sentence.
fn leads<'t>(leads: &'t [tree::Lead], outer: &mut Outer<'t>) -> Res<Link<'t>> {
    let mut link = Link::default();
    for lead in leads {
        match lead {
            tree::Lead::Then(_) => {}
            tree::Lead::Otherwise => link.otherwise = true,
            tree::Lead::If(condition) => sort_if(condition, &mut link),
            tree::Lead::While(condition) if is_source_in_play(condition) => outer.with_source = true,
            tree::Lead::While(condition) => link.conditions.push((condition, false)),
            tree::Lead::Unless(condition) => link.conditions.push((condition, true)),
            tree::Lead::ForEach(each) => outer.each.push(each),
            tree::Lead::Duration(duration) => outer.durations.push(duration),
            tree::Lead::During(_)
            | tree::Lead::Limit(_)
            | tree::Lead::EachTurn
            | tree::Lead::DuringChallenges => return gap(Part::Sentence, "an opener of an effect", lead),
        }
    }
    Ok(link)
}

/// "If you do", alone or with a further condition.
fn sort_if<'t>(condition: &'t tree::Condition, link: &mut Link<'t>) {
    match condition {
        tree::Condition::Does { negated: tree::Negation::No, .. } => link.if_done = true,
        tree::Condition::Does { negated: tree::Negation::Not, .. } => link.if_not_done = true,
        tree::Condition::All(all) if all.iter().any(|one| matches!(one, tree::Condition::Does { .. })) => {
            all.iter().for_each(|one| sort_if(one, link));
        }
        condition => link.conditions.push((condition, false)),
    }
}

/// "[A]. If you do, [B]": one question where A is a "may" (6.1.4, 6.1.5.1).
fn follow(mut first: Vec<Step>, then: Vec<Step>, otherwise: Vec<Step>) -> Step {
    match first.as_mut_slice() {
        [Step::May { by, body, otherwise: old }] if old.is_empty() => {
            let (by, body) = (*by, std::mem::take(body));
            let body = match then.is_empty() {
                true => body,
                false => vec![Step::Then { first: body, then, otherwise: Vec::new() }],
            };
            Step::May { by, body, otherwise }
        }
        _ => Step::Then { first, then, otherwise },
    }
}

/// Gives a condition its other side.
fn otherwise(last: &mut Written, steps: Vec<Step>, node: &tree::Sentence) -> Res<()> {
    if matches!(last.steps.as_slice(), [Step::EachPlayer { .. }]) {
        // Said of the cards for which it was not done: the others are no longer where they were (6.1.11.1).
        last.steps.extend(steps);
        return Ok(());
    }
    if !last.conditional {
        // "You may play it. Otherwise, …" (D.22).
        let first = std::mem::take(&mut last.steps);
        last.steps = vec![Step::Then { first, then: Vec::new(), otherwise: steps }];
        return Ok(());
    }
    let Some(Step::If { then, otherwise, .. }) = last.steps.last_mut() else {
        return gap(Part::Sentence, "otherwise than what", node);
    };
    // D.22: also where the player declines what the condition allows.
    if asks(then) {
        otherwise.push(Step::Do(Verb::Fail));
        let first = std::mem::take(&mut last.steps);
        last.steps = vec![Step::Then { first, then: Vec::new(), otherwise: steps }];
    } else {
        let choice = match then.first() {
            Some(Step::Choose(choose)) if steps.iter().any(|step| puts(step, choose.into)) => {
                Some(then.remove(0))
            }
            _ => None,
        };
        *otherwise = steps;
        // "If …, return a card to your hand. Otherwise, put it …": the card is chosen for both sides.
        if let Some(choice) = choice {
            last.steps.insert(0, choice);
        }
    }
    last.conditional = false;
    Ok(())
}

/// Whether the step puts what the slot holds somewhere.
fn puts(step: &Step, slot: Name) -> bool {
    matches!(step, Step::Do(Verb::Put { what: Objects::Bound(what), .. }) if *what == slot)
}

/// Whether the player may decline.
fn asks(steps: &[Step]) -> bool {
    steps.iter().any(|step| match step {
        Step::May { .. } => true,
        Step::Play(play) => play.optional,
        Step::Then { first, .. } => asks(first),
        _ => false,
    })
}

/// Puts the replacement in the place of what the last steps do; choices made before stay (6.5.6). Tells whether it is
/// clear what is replaced.
fn replace_last(steps: &mut Vec<Step>, cond: Cond, new: Vec<Step>, wish: Wish) -> bool {
    match steps.last_mut() {
        Some(Step::May { body, .. }) => return replace_last(body, cond, new, wish),
        Some(Step::Then { then, .. }) if !then.is_empty() => return replace_last(then, cond, new, wish),
        Some(Step::If { then, otherwise, .. }) if otherwise.is_empty() => {
            return replace_last(then, cond, new, wish);
        }
        _ => {}
    }
    let chooses = |step: &Step| matches!(step, Step::Choose(_) | Step::ChoosePlayer { .. });
    // A replacement that chooses anew replaces the old choice too.
    let keep = match new.iter().any(chooses) {
        true => 0,
        false => steps.iter().rposition(chooses).map_or(0, |last| last + 1),
    };
    let old = steps.split_off(keep);
    // Of two lasting effects it is not clear which one is meant.
    if old.iter().filter(|step| matches!(step, Step::Do(Verb::Apply { .. }))).count() > 1 {
        return false;
    }
    steps.push(Step::SelfReplaced { old, cond, new, wish });
    true
}

/// Whether what is done instead is a "may".
fn wish(act: &tree::Act) -> Wish {
    match act {
        tree::Act::May { .. } => Wish::May,
        tree::Act::Series { acts, .. } => acts.first().map_or(Wish::Must, wish),
        _ => Wish::Must,
    }
}

/// Whether a sentence replaces the one before; "instead of into your discard" is about a place.
fn is_instead(act: &tree::Act) -> bool {
    match act {
        tree::Act::Clause(clause) => clause
            .adverbs
            .iter()
            .chain(&clause.early)
            .any(|adverb| matches!(adverb, tree::Adverb::Instead(None))),
        tree::Act::May { act, .. } => is_instead(act),
        tree::Act::Series { acts, .. } => acts.iter().any(is_instead),
        _ => false,
    }
}

/// Whether the phrase means several players that act one after another.
fn is_many(phrase: &tree::PlayerPhrase) -> bool {
    match phrase {
        tree::PlayerPhrase::Described(noun) => !matches!(
            noun.det,
            tree::PlayerDet::Chosen | tree::PlayerDet::AnotherChosen | tree::PlayerDet::AnyNumberOf
        ),
        _ => false,
    }
}

fn leaves_subject_out(act: &tree::Act) -> bool {
    match act {
        tree::Act::Clause(clause) => clause.subject == tree::Subject::Implied,
        tree::Act::To { first, .. } => leaves_subject_out(first),
        tree::Act::Series { acts, .. } => acts.first().is_some_and(leaves_subject_out),
        _ => false,
    }
}

/// The players that a sentence is said of one by one; whether it is a "may".
fn loop_subject(sentence: &tree::Sentence) -> Option<(&tree::PlayerPhrase, bool)> {
    if let [tree::Lead::ForEach(tree::Each::Player(phrase))] = sentence.lead.as_slice()
        && matches!(phrase, tree::PlayerPhrase::Described(noun) if noun.with.is_none())
    {
        return Some((phrase, false));
    }
    if sentence.lead.iter().any(|lead| !matches!(lead, tree::Lead::Then(_))) {
        return None;
    }
    act_loop(&sentence.act)
}

fn act_loop(act: &tree::Act) -> Option<(&tree::PlayerPhrase, bool)> {
    match act {
        tree::Act::Clause(clause) => match &clause.subject {
            tree::Subject::Player(phrase)
                if is_many(phrase) && !super::clause::is_plain_deed(&clause.verb) =>
            {
                Some((phrase, false))
            }
            _ => None,
        },
        tree::Act::Series { acts, .. } => {
            let (first, rest) = acts.split_first()?;
            if !rest.iter().all(leaves_subject_out) {
                return None;
            }
            match first {
                tree::Act::Clause(clause) => match &clause.subject {
                    tree::Subject::Player(phrase) if is_many(phrase) => Some((phrase, false)),
                    _ => None,
                },
                _ => None,
            }
        }
        tree::Act::May { who, .. } if is_many(who) => Some((who, true)),
        _ => None,
    }
}

/// The sentence without the players that it is said of.
fn without_subject(sentence: &tree::Sentence) -> tree::Sentence {
    let mut plain = sentence.clone();
    let leads = plain.lead.len();
    plain.lead.retain(|lead| !matches!(lead, tree::Lead::ForEach(tree::Each::Player(_))));
    if plain.lead.len() == leads {
        drop_subject(&mut plain.act);
    }
    plain
}

fn drop_subject(act: &mut tree::Act) {
    match act {
        tree::Act::Clause(clause) => {
            if matches!(&clause.subject, tree::Subject::Player(phrase) if is_many(phrase)) {
                clause.subject = tree::Subject::Implied;
            }
        }
        tree::Act::Series { acts, .. } => {
            if let Some(first) = acts.first_mut() {
                drop_subject(first);
            }
        }
        _ => {}
    }
}
