//! Triggered abilities, printed, floating and delayed (RULES 6.2, 6.1.13.2).

use ::syntax::tree;

use super::adverb::Outer;
use super::bindings::Setting;
use super::condition::{not, which_of_turn};
use super::filter::Domain;
use super::static_phrases::{is_this, who_plays_it};
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// What stands before the heads of an ability.
pub(super) struct Window {
    pub(super) during: Cond,
    pub(super) limit: Limit,
    pub(super) lasts: Option<Duration>,
}

/// The heads of a triggered ability together.
struct Heads {
    on: Vec<Pattern>,
    during: Cond,
    this_turn: bool,
    once: bool,
}

impl Elaborate {
    /// A printed or quoted triggered ability.
    pub(super) fn triggered(
        &mut self,
        triggered: &tree::Triggered,
        name: Option<AbilityName>,
    ) -> Res<Ability> {
        let window = self.window(&triggered.lead)?;
        if window.lasts.is_some() {
            return gap(Part::Duration, "a printed trigger that ends", triggered);
        }
        // What stands on a card has no "now" after which a turn would be the next one.
        if let Some(head) = triggered.heads.iter().find(|head| is_of_next_turn(&head.event)) {
            return gap(Part::Event, "the next turn after what", &head.event);
        }
        let mut heads = self.heads(&triggered.heads)?;
        if heads.once {
            return gap(Part::Event, "the next time", &triggered.heads);
        }
        if heads.this_turn {
            return gap(Part::Duration, "a printed trigger of one turn", triggered);
        }
        let (condition, effects) = self.secondary(&triggered.effects, &mut heads)?;
        self.bound.set(Setting::Effect);
        let body = self.body(&effects)?;
        let heard = zones_heard(&heads.on);
        let zones = match heard.is_empty() {
            false => heard,
            true => zones_of(&condition).or_else(|| zones_used(&heads.on, &effects)).unwrap_or(Zones::PLAY),
        };
        let kind = AbilityKind::Triggered(Triggered {
            on: heads.on,
            during: Cond::all([window.during, heads.during]),
            condition,
            limit: window.limit,
            body,
        });
        Ok(Ability { name, zones, kind })
    }

    /// What opens an ability: when it works and how often.
    pub(super) fn window(&mut self, leads: &[tree::Lead]) -> Res<Window> {
        let mut window = Window { during: Cond::True, limit: Limit::Free, lasts: None };
        for lead in leads {
            let cond = match lead {
                tree::Lead::During(period) => self.during(period)?,
                tree::Lead::While(condition)
                | tree::Lead::AsLongAs(condition)
                | tree::Lead::If(condition) => self.condition(condition)?,
                tree::Lead::Unless(condition) => not(self.condition(condition)?),
                tree::Lead::Limit(limit) => {
                    let (times, during) = self.limit(limit)?;
                    window.limit = times;
                    during
                }
                tree::Lead::Duration(tree::Duration::During(period)) => self.during(period)?,
                tree::Lead::Duration(duration) => {
                    window.lasts = Some(self.lasts(&[duration])?);
                    Cond::True
                }
                tree::Lead::Then(_) | tree::Lead::EachTurn | tree::Lead::StartingWithYou => Cond::True,
                lead => return gap(Part::Sentence, "an opener of an ability", lead),
            };
            window.during = Cond::all([window.during, cond]);
        }
        Ok(window)
    }

    /// 6.1.13.2
    pub(super) fn limit(&mut self, limit: &tree::Limit) -> Res<(Limit, Cond)> {
        let times = match limit.times {
            tree::Times::Once => 1,
            tree::Times::Twice => 2,
        };
        let times = match &limit.per {
            tree::LimitPeriod::PerGame => Limit::PerGame(times),
            tree::LimitPeriod::PerTurn | tree::LimitPeriod::During(_) => Limit::PerTurn(times),
        };
        let during = match &limit.per {
            tree::LimitPeriod::PerTurn | tree::LimitPeriod::PerGame => Cond::True,
            tree::LimitPeriod::During(period) => self.during(period)?,
        };
        Ok((times, during))
    }

    /// 6.2.6: several heads share the effect.
    fn heads(&mut self, heads: &[tree::TriggerHead]) -> Res<Heads> {
        let mut all = Heads { on: Vec::new(), during: Cond::True, this_turn: false, once: false };
        let several = heads.len() > 1;
        for head in heads {
            let mut heard = self.event(&head.event)?;
            match head.word {
                tree::TriggerWord::When | tree::TriggerWord::Whenever | tree::TriggerWord::At => {}
                tree::TriggerWord::TheFirstTime => heard.nth(1),
                tree::TriggerWord::TheNthTime(n) | tree::TriggerWord::TheNthTimeEachTurn(n) => {
                    heard.nth(u8::try_from(n).unwrap_or(u8::MAX))
                }
                tree::TriggerWord::TheNextTime => all.once = true,
            }
            all.this_turn |= heard.this_turn;
            if several && heard.during != Cond::True {
                // The condition belongs to one head only: it becomes part of that head's subject.
                heard.narrow_subject(Filter::Meets(Box::new(heard.during.clone())));
            } else {
                all.during = Cond::all([all.during, heard.during]);
            }
            all.on.append(&mut heard.patterns);
        }
        Ok(all)
    }

    /// 6.2.4: the "if" right after the trigger, tested when the ability resolves.
    fn secondary(
        &mut self,
        effects: &[tree::Sentence],
        heads: &mut Heads,
    ) -> Res<(Cond, Vec<tree::Sentence>)> {
        let mut sentences = effects.to_vec();
        let Some((first, later)) = sentences.split_first_mut() else { return Ok((Cond::True, sentences)) };
        if later.iter().any(is_parallel) {
            return Ok((Cond::True, sentences));
        }
        let mut condition = Cond::True;
        let mut kept = Vec::new();
        for lead in std::mem::take(&mut first.lead) {
            let which = match &lead {
                tree::Lead::If(tree::Condition::IsOrdinal { what: _, which }) => Some(which),
                tree::Lead::If(said) => which_of_turn(said),
                _ => None,
            };
            if let Some(which) = which {
                condition = Cond::all([condition, self.ordinal(which, heads)?]);
                continue;
            }
            match &lead {
                tree::Lead::If(tree::Condition::IsNthTime(nth)) => {
                    heads.on.iter_mut().for_each(|pattern| pattern.counted = true);
                    let nth = Amount::Const(super::noun::number(*nth));
                    let cond = Cond::Compare(Amount::Bound(Name::AMOUNT), Cmp::Equal, nth);
                    condition = Cond::all([condition, cond]);
                }
                // "If there was …": what was so when it happened.
                tree::Lead::If(one @ tree::Condition::ThereIs { tense: tree::Tense::Past, .. }) => {
                    let then = self.condition(one)?;
                    let old = std::mem::replace(&mut heads.during, Cond::True);
                    heads.during = Cond::all([old, then]);
                }
                tree::Lead::If(one) if kept.is_empty() => {
                    let before = self.bound.clone();
                    let setting = self.bound.set(Setting::Effect);
                    let mut cond = Ok(Cond::True);
                    let chosen = self.nested(|inner| {
                        cond = inner.condition(one);
                        Ok(())
                    })?;
                    self.bound.set(setting);
                    let cond = cond?;
                    if chosen.is_empty() {
                        condition = Cond::all([condition, cond]);
                    } else {
                        // 6.7.2.1: what it needs chosen is chosen in the effect.
                        self.bound = before;
                        kept.push(lead);
                    }
                }
                _ => kept.push(lead),
            }
        }
        first.lead = kept;
        Ok((condition, sentences))
    }

    /// 6.2.7: an effect leaves a triggered ability behind.
    pub(super) fn leave_trigger(&mut self, triggered: &tree::Triggered, outer: &Outer<'_>) -> Res<()> {
        self.keep_event_bindings()?;
        let not_this_turn = self.end_of_next_turn(triggered)?;
        let before = self.bound.clone();
        let setting = self.bound.set(Setting::Standing);
        let window = self.window(&triggered.lead)?;
        let mut heads = self.heads(&triggered.heads)?;
        let (condition, effects) = self.secondary(&triggered.effects, &mut heads)?;
        self.bound.set(Setting::Effect);
        let block = std::mem::take(&mut self.block);
        let body = self.body(&effects);
        self.block = block;
        let body = body?;
        self.bound.set(setting);
        self.bound.forget_event(before);
        let ends =
            heads.on.iter().any(|pattern| matches!(pattern.kind, EventKind::TurnStart | EventKind::TurnEnd));
        let of_each = triggered.heads.iter().any(|head| is_of_each_next_turn(&head.event));
        let lasts = match (window.lasts, outer.durations.as_slice()) {
            (Some(lasts), []) => lasts,
            (None, []) if heads.this_turn => Duration::ThisTurn,
            // "At the end of the turn" is this turn's end; "of your turn" the next such end.
            (None, []) if ends && heads.on.iter().all(|pattern| pattern.player.is_none()) => {
                Duration::ThisTurn
            }
            // "At the start of each opponent's next turn": once for each of them, who all have a turn before your next one.
            (None, []) if of_each => Duration::UntilStartOf(PlayerRef::You),
            (None, []) if ends => Duration::UntilEndOfNextTurn(PlayerRef::You),
            (None, durations) if !durations.is_empty() => self.lasts(durations)?,
            _ => return gap(Part::Duration, "how long it waits", triggered),
        };
        let ability = Box::new(Ability {
            name: None,
            zones: Zones::all(),
            kind: AbilityKind::Triggered(Triggered {
                on: heads.on,
                during: Cond::all([window.during, heads.during, not_this_turn]),
                condition,
                limit: window.limit,
                body,
            }),
        });
        // 6.2.7.2: a delayed one is added once.
        let once = heads.once || ends && !of_each;
        self.emit_do(Verb::MakeFloating { ability, lasts, once, on: None })
    }

    /// "At the end of your next turn": not of this one, whoever's it is.
    fn end_of_next_turn(&mut self, triggered: &tree::Triggered) -> Res<Cond> {
        let is_next =
            |head: &tree::TriggerHead| head.event.verb == tree::EventVerb::TurnEnds(tree::TurnOf::YourNext);
        if !triggered.heads.iter().any(is_next) {
            return Ok(Cond::True);
        }
        let turns = Amount::Turns(PlayerRef::You);
        let now = self.bound.fresh()?;
        self.emit_do(Verb::Set(now, turns.clone()))?;
        Ok(Cond::Compare(turns, Cmp::More, Amount::Bound(now)))
    }

    /// The names of the event that triggered are kept elsewhere, before another event fills them.
    pub(super) fn keep_event_bindings(&mut self) -> Res<()> {
        for (binding, name) in self.bound.of_event() {
            let kept = self.bound.fresh()?;
            self.emit_do(Verb::Bind(kept, Objects::Bound(name)))?;
            self.bound.rebind(binding, Objects::Bound(kept));
        }
        Ok(())
    }

    /// "If it's the second card you've put into your inkwell this turn": each of them triggers, and which one it was is looked at on
    /// resolution (6.2.4). Where the ability hears of fewer than are counted ("when you play this character, if it's the second
    /// character you've played this turn"), it was that one when it happened.
    fn ordinal(&mut self, which: &tree::NounPhrase, heads: &mut Heads) -> Res<Cond> {
        let (nth, played) = self.nth_of_turn(which)?;
        let hears_all = |pattern: &Pattern| match (&pattern.subject, played.subject.as_ref()) {
            (Some(heard), Some(counted)) => heard.filter == counted.filter,
            _ => false,
        };
        if heads.on.iter().all(|pattern| pattern.kind != EventKind::Played || hears_all(pattern)) {
            heads.on.iter_mut().for_each(|pattern| pattern.counted = true);
            return Ok(Cond::Compare(Amount::Bound(Name::AMOUNT), Cmp::Equal, nth));
        }
        let then = Cond::Compare(Amount::Happened(Box::new(played)), Cmp::Equal, nth);
        let old = std::mem::replace(&mut heads.during, Cond::True);
        heads.during = Cond::all([old, then]);
        Ok(Cond::True)
    }

    /// "The third action you've played this turn": its number, and the plays that are counted.
    pub(super) fn nth_of_turn(&mut self, which: &tree::NounPhrase) -> Res<(Amount, Pattern)> {
        let tree::NounPhrase::Noun(noun) = which else { return gap(Part::Condition, "which one", which) };
        let nth = match noun.quantity {
            tree::Quantity::Nth(n, _) => super::noun::number(n),
            tree::Quantity::First => 1,
            _ => return gap(Part::Condition, "which one", which),
        };
        let player = noun.post.iter().find_map(who_plays_it).cloned();
        let mut plain = noun.clone();
        plain.quantity = tree::Quantity::Bare;
        plain.post.retain(|post| !matches!(post, tree::Post::Relative { .. }));
        let cards = self.described(&tree::NounPhrase::Noun(plain), &Domain::Anywhere)?.select();
        let mut played = Pattern::subject(EventKind::Played, cards);
        played.player = player.map(|player| self.players(&player)).transpose()?;
        Ok((Amount::Const(nth), played))
    }
}

/// "At the end of your next turn", "at the start of their next turn".
fn is_of_next_turn(event: &tree::Event) -> bool {
    matches!(
        event.verb,
        tree::EventVerb::TurnStarts(tree::TurnOf::YourNext | tree::TurnOf::PlayerNext(_))
            | tree::EventVerb::TurnEnds(tree::TurnOf::YourNext | tree::TurnOf::PlayerNext(_))
    )
}

/// "At the start of each opponent's next turn".
fn is_of_each_next_turn(event: &tree::Event) -> bool {
    matches!(
        &event.verb,
        tree::EventVerb::TurnStarts(tree::TurnOf::PlayerNext(tree::PlayerPhrase::Described(noun)))
            | tree::EventVerb::TurnEnds(tree::TurnOf::PlayerNext(tree::PlayerPhrase::Described(noun)))
            if noun.noun != tree::PlayerKind::Player && noun.det == tree::PlayerDet::Each
    )
}

/// A later sentence with a condition of its own beside the first one's: "If they have fewer …", "Otherwise, …".
fn is_parallel(sentence: &tree::Sentence) -> bool {
    sentence.lead.iter().any(|lead| {
        matches!(
            lead,
            tree::Lead::Otherwise
                | tree::Lead::If(
                    tree::Condition::Has { .. }
                        | tree::Condition::HasMore { .. }
                        | tree::Condition::HasLore { .. }
                )
        )
    }) && !has_instead(&sentence.act)
}

fn has_instead(act: &tree::Act) -> bool {
    matches!(act, tree::Act::Clause(clause)
        if clause.adverbs.iter().any(|adverb| matches!(adverb, tree::Adverb::Instead(_))))
}

/// 6.1.12: "when you discard this card" works where the card has just come to.
fn zones_heard(on: &[Pattern]) -> Zones {
    let own = |pattern: &Pattern| {
        matches!(pattern.kind, EventKind::Discarded | EventKind::IntoDiscard)
            && pattern.subject.as_ref().is_some_and(|subject| is_own(&subject.filter))
    };
    if on.iter().any(own) { Zones::DISCARD } else { Zones::empty() }
}

fn is_own(filter: &Filter) -> bool {
    match filter {
        Filter::This => true,
        Filter::All(all) => all.iter().any(is_own),
        _ => false,
    }
}

/// 6.1.12: "if this card is in your discard" tells where the ability works.
pub(super) fn zones_of(condition: &Cond) -> Option<Zones> {
    match condition {
        Cond::ThisIn(zones) => Some(*zones),
        Cond::All(all) => all.iter().find_map(zones_of),
        _ => None,
    }
}

/// 6.1.12: "you may play this character from your hand", where the event is not about this card: it works where it is used.
fn zones_used(on: &[Pattern], effects: &[tree::Sentence]) -> Option<Zones> {
    let about_itself = |pattern: &Pattern| {
        let sides = [&pattern.subject, &pattern.object];
        sides.into_iter().flatten().any(|side| is_own(&side.filter))
    };
    match on.iter().any(about_itself) {
        true => None,
        false => effects.first().and_then(|first| zone_left(&first.act)).map(super::filter::zones_of),
    }
}

/// The zone out of which an act takes its own card.
fn zone_left(act: &tree::Act) -> Option<&tree::Zone> {
    match act {
        tree::Act::May { act, .. } => zone_left(act),
        tree::Act::To { first, then } => zone_left(first).or_else(|| zone_left(then)),
        tree::Act::Series { acts, .. } => acts.first().and_then(zone_left),
        tree::Act::Clause(clause) => match &clause.verb {
            tree::Verb::Play(tree::Play { what, from: Some(tree::PlayFrom::Zone(zone)), .. })
            | tree::Verb::Return { what, from: Some(zone), .. }
            | tree::Verb::Put { what, from: Some(zone), .. }
                if is_this(what) =>
            {
                Some(zone)
            }
            _ => None,
        },
        _ => None,
    }
}
