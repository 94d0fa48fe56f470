//! The instructions of an effect (RULES 6.1.2 to 6.1.5, 6.7.2, C.3).

use super::*;

impl Compile<'_> {
    /// A body of its own in the pool.
    pub(super) fn code(&mut self, steps: &[m::Step]) -> CodeIx {
        let steps = self.steps(steps);
        self.pool.code(&steps)
    }

    pub(super) fn steps(&mut self, steps: &[m::Step]) -> Vec<Step> {
        let mut all = Vec::with_capacity(steps.len());
        for step in steps {
            all.extend(self.noted_before(step));
            all.push(self.step(step));
        }
        all
    }

    /// Objects that an instruction is about to change are noted before it, where something asks for them later.
    fn noted_before(&mut self, step: &m::Step) -> Option<Step> {
        let m::Step::Do(verb) = step else { return None };
        let (what, filter, name) = match verb {
            m::Verb::Banish { what, into } => (what, None, *into),
            m::Verb::Exert { what, into, .. } => (what, Some(Filter::Ready), *into),
            m::Verb::Ready { what, into } => (what, Some(Filter::Exerted), *into),
            // What these change is what it was, or is told by what they bring about.
            m::Verb::Draw(..)
            | m::Verb::DrawFromBottom(..)
            | m::Verb::GainLore(..)
            | m::Verb::LoseLore(..)
            | m::Verb::Damage { .. }
            | m::Verb::RemoveDamage { .. }
            | m::Verb::MoveDamage { .. }
            | m::Verb::Put { .. }
            | m::Verb::Discard { .. }
            | m::Verb::DiscardHand(..)
            | m::Verb::Look { .. }
            | m::Verb::RevealUntil { .. }
            | m::Verb::Shuffle(_)
            | m::Verb::ExtraTurn(_)
            | m::Verb::MoveTo { .. }
            | m::Verb::Apply { .. }
            | m::Verb::Continue { .. }
            | m::Verb::MakeFloating { .. }
            | m::Verb::PayInk(..)
            | m::Verb::GetInkDrops(..)
            | m::Verb::RemoveInkDrops(..)
            | m::Verb::Bind(..)
            | m::Verb::BindMore(..)
            | m::Verb::Set(..)
            | m::Verb::Add(..)
            | m::Verb::Gather(..)
            | m::Verb::Random { .. }
            | m::Verb::UseFree(..)
            | m::Verb::AfterPlay(..)
            | m::Verb::Fail => return None,
        };
        let slot = self.slot(name?);
        let what = self.objects(what);
        let noted = match filter {
            Some(filter) => Objects::Among(Box::new(what), Box::new(filter)),
            None => what,
        };
        Some(Step::Do(Verb::Bind(slot, noted)))
    }

    fn step(&mut self, step: &m::Step) -> Step {
        match step {
            m::Step::RemoveUpTo { by, from, most, healed, into } => {
                self.remove_up_to(*by, from, *most, (*healed, *into))
            }
            m::Step::Do(verb) => Step::Do(self.verb(verb)),
            m::Step::Choose(choose) => Step::Choose(self.choose(choose)),
            m::Step::ChoosePlayer { by, among, least, most, into } => Step::ChoosePlayer {
                by: self.player(*by),
                among: self.players(among),
                least: *least,
                most: *most,
                into: self.slot(*into),
            },
            m::Step::ChooseNumber { by, least, most, into } => Step::ChooseNumber {
                by: self.player(*by),
                least: self.amount(least),
                most: self.amount(most),
                into: self.slot(*into),
            },
            m::Step::Name { by, what, into } => {
                Step::Name { by: self.player(*by), what: *what, into: self.slot(*into) }
            }
            m::Step::Play(play) => Step::Play(PlayCard {
                by: self.player(play.by),
                from: self.objects(&play.from),
                pay: play.pay,
                optional: play.optional,
                exerted: play.exerted,
                onto: play.onto.as_ref().map(|onto| self.objects(onto)),
                into: self.slot(play.into),
            }),
            m::Step::May { by, body, otherwise } => {
                Step::May { by: self.player(*by), body: self.steps(body), otherwise: self.steps(otherwise) }
            }
            m::Step::Then { first, then, otherwise } => Step::Then {
                first: self.steps(first),
                then: self.steps(then),
                otherwise: self.steps(otherwise),
            },
            // 6.5.6: the mark says in the record that it applies.
            m::Step::SelfReplaced { old, cond, new, wish } => {
                let (cond, new, old) = (self.cond(cond), self.steps(new), self.steps(old));
                let then = match wish {
                    m::Wish::Must => std::iter::once(Step::Instead).chain(new).collect(),
                    m::Wish::May => vec![Step::Then { first: new, then: Vec::new(), otherwise: old.clone() }],
                };
                Step::If { cond, then, otherwise: old }
            }
            m::Step::If { cond, then, otherwise } => {
                Step::If { cond: self.cond(cond), then: self.steps(then), otherwise: self.steps(otherwise) }
            }
            m::Step::Options { by, modes, options } => Step::Options {
                by: self.player(*by),
                modes: *modes,
                options: options.iter().map(|option| self.steps(option)).collect(),
            },
            m::Step::EachPlayer { players, name, body } => Step::EachPlayer {
                players: self.players(players),
                slot: self.slot(*name),
                body: self.steps(body),
            },
            m::Step::Each { objects, name, body } => {
                Step::Each { objects: self.objects(objects), slot: self.slot(*name), body: self.steps(body) }
            }
            m::Step::Times { count, body } => {
                Step::Times { count: self.amount(count), body: self.steps(body) }
            }
            m::Step::RepeatWhile { body, again } => {
                let again = self.slot(*again);
                let mut rounds = vec![Step::Do(Verb::Set(again, Amount::Const(0)))];
                rounds.extend(self.steps(body));
                Step::RepeatWhile { body: rounds, cond: Cond::Bound(again) }
            }
            m::Step::Did { body, into } => Step::Did { body: self.steps(body), into: self.slot(*into) },
        }
    }

    /// 6.1.3: a number is chosen for each of them.
    fn remove_up_to(
        &mut self,
        by: m::PlayerRef,
        from: &m::Objects,
        most: i32,
        (healed, into): (Option<m::Name>, Option<m::Name>),
    ) -> Step {
        let (one, number) = (self.slots.spare(), self.slots.spare());
        let each = Objects::Slot(one);
        let there = Amount::Stat(Stat::Removable, Box::new(each.clone()));
        let most = Amount::Min(Box::new(Amount::Const(most)), Box::new(there));
        let (part, count) = (healed.map(|_| self.slots.spare()), into.map(|_| self.slots.spare()));
        let mut body = vec![
            Step::ChooseNumber { by: self.player(by), least: Amount::Const(0), most, into: number },
            Step::Do(Verb::RemoveDamage {
                from: each,
                amount: Amount::Slot(number),
                healed: part,
                into: count,
            }),
        ];
        if let (Some(all), Some(part)) = (self.result(healed), part) {
            body.push(Step::Do(Verb::BindMore(all, Objects::Slot(part))));
        }
        if let (Some(all), Some(count)) = (self.result(into), count) {
            body.push(Step::Do(Verb::Add(all, Amount::Slot(count))));
        }
        Step::Each { objects: self.objects(from), slot: one, body }
    }

    fn choose(&mut self, choose: &m::Choose) -> Choose {
        Choose {
            by: self.player(choose.by),
            from: self.objects(&choose.from),
            count: match &choose.count {
                m::Count::Exactly(amount) => Count::Exactly(self.amount(amount)),
                m::Count::UpTo(amount) => Count::UpTo(self.amount(amount)),
                m::Count::AnyNumber => Count::AnyNumber,
            },
            word: choose.word,
            total: choose.total.as_ref().map(|total| match total {
                m::Together::AtMost(of, amount) => Together::AtMost(*of, self.amount(amount)),
                m::Together::OneName => Together::OneName,
                m::Together::Different(what) => Together::Different(*what),
                m::Together::Alike(what) => Together::Alike(*what),
            }),
            // 8.13.1: the keyword has its own program.
            support: false,
            into: self.slot(choose.into),
            rest: self.result(choose.rest),
        }
    }

    fn verb(&mut self, verb: &m::Verb) -> Verb {
        match verb {
            m::Verb::Draw(players, amount) => Verb::Draw(self.players(players), self.amount(amount)),
            m::Verb::DrawFromBottom(players, amount) => {
                Verb::DrawFromBottom(self.players(players), self.amount(amount))
            }
            m::Verb::GainLore(players, amount) => Verb::GainLore(self.players(players), self.amount(amount)),
            m::Verb::LoseLore(players, amount, into) => {
                Verb::LoseLore(self.players(players), self.amount(amount), self.result(*into))
            }
            m::Verb::Damage { verb, hits, into } => Verb::Damage {
                verb: *verb,
                hits: hits.iter().map(|(whom, amount)| (self.objects(whom), self.amount(amount))).collect(),
                into: self.result(*into),
            },
            m::Verb::RemoveDamage { from, amount, healed, into } => Verb::RemoveDamage {
                from: self.objects(from),
                amount: self.amount(amount),
                healed: self.result(*healed),
                into: self.result(*into),
            },
            m::Verb::MoveDamage { from, to, amount, into } => Verb::MoveDamage {
                from: self.objects(from),
                to: self.objects(to),
                amount: self.amount(amount),
                into: self.result(*into),
            },
            m::Verb::Banish { what, into: _ } => Verb::Banish(self.objects(what)),
            m::Verb::Exert { what, by: m::Exerting::Word, into: _ } => Verb::Exert(self.objects(what)),
            m::Verb::Exert { what, by: m::Exerting::Symbol, into: _ } => {
                Verb::ExertSymbol(self.objects(what))
            }
            m::Verb::Ready { what, into: _ } => Verb::Ready(self.objects(what)),
            m::Verb::Put { by, what, to, order, into } => Verb::Put {
                by: self.player(*by),
                what: self.objects(what),
                to: self.place(to),
                order: *order,
                into: self.result(*into),
            },
            m::Verb::Discard { what, into } => {
                Verb::Discard { what: self.objects(what), into: self.result(*into) }
            }
            m::Verb::DiscardHand(players, into) => {
                Verb::DiscardHand(self.players(players), self.result(*into))
            }
            m::Verb::Look { to, what, into } => {
                Verb::Look { to: self.players(to), what: self.objects(what), into: self.slot(*into) }
            }
            m::Verb::RevealUntil { of, from, filter, found, rest } => Verb::RevealUntil {
                of: self.player(*of),
                from: *from,
                filter: self.filter(filter),
                found: self.slot(*found),
                rest: self.slot(*rest),
            },
            m::Verb::ExtraTurn(players) => Verb::ExtraTurn(self.players(players)),
            m::Verb::Shuffle(players) => Verb::Shuffle(self.players(players)),
            m::Verb::MoveTo { who, to, into } => {
                Verb::MoveTo { who: self.objects(who), to: self.objects(to), into: self.result(*into) }
            }
            m::Verb::Apply { to, mods, lasts } => {
                Verb::Apply { to: self.objects(to), mods: self.mods(mods), lasts: self.duration(lasts) }
            }
            m::Verb::Continue { scope, mods, lasts } => Verb::Continue {
                scope: self.scope(scope),
                mods: self.mods(mods),
                lasts: self.duration(lasts),
            },
            m::Verb::MakeFloating { ability, lasts, once, on } => Verb::MakeFloating {
                ability: self.ability(ability),
                lasts: self.duration(lasts),
                once: *once,
                on: on.as_ref().map(|on| self.objects(on)),
            },
            m::Verb::PayInk(player, amount) => Verb::PayInk(self.player(*player), self.amount(amount)),
            m::Verb::GetInkDrops(players, amount) => {
                Verb::GetInkDrops(self.players(players), self.amount(amount))
            }
            m::Verb::RemoveInkDrops(player, amount) => {
                Verb::RemoveInkDrops(self.player(*player), self.amount(amount))
            }
            m::Verb::Bind(name, objects) => Verb::Bind(self.slot(*name), self.objects(objects)),
            m::Verb::BindMore(name, objects) => Verb::BindMore(self.slot(*name), self.objects(objects)),
            m::Verb::Set(name, amount) => Verb::Set(self.slot(*name), self.amount(amount)),
            m::Verb::Add(name, amount) => Verb::Add(self.slot(*name), self.amount(amount)),
            m::Verb::Gather(name, player) => Verb::Gather(self.slot(*name), self.player(*player)),
            m::Verb::Random { from, count, into } => {
                Verb::Random { from: self.objects(from), count: self.amount(count), into: self.slot(*into) }
            }
            m::Verb::UseFree(objects, name) => {
                Verb::UseFree(self.objects(objects), self.pool.ability_name(&name.0))
            }
            m::Verb::AfterPlay(objects, place) => Verb::AfterPlay(self.objects(objects), self.place(place)),
            m::Verb::Fail => Verb::Fail,
        }
    }

    pub(super) fn place(&mut self, place: &m::Place) -> Place {
        match place {
            m::Place::Hand => Place::Hand,
            m::Place::DeckTop => Place::DeckTop,
            m::Place::DeckBottom => Place::DeckBottom,
            m::Place::DeckShuffled => Place::DeckShuffled,
            m::Place::Discard => Place::Discard,
            m::Place::Inkwell { exerted } => Place::Inkwell { exerted: *exerted },
            m::Place::Under { host, facedown } => {
                Place::Under { host: self.boxed(host), facedown: *facedown }
            }
        }
    }
}
