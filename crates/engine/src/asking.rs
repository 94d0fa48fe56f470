//! Which text asks an open question, and what for: read from what is under way, so that no decision has to carry it along.

use crate::eval::Board;
use crate::program::*;
use crate::state::*;

/// Who asks, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asking {
    /// The card whose text asks.
    pub source: Obj,
    /// The ability; none for the effect of an action and for a card being played.
    pub ability: Option<AbilityIx>,
    /// What is done to the cards that are chosen.
    pub purpose: Purpose,
    /// 6.1.3: at least and at most how many cards, where cards are chosen.
    pub count: Option<(u16, u16)>,
}

/// What is done to the cards that are chosen, by the first instruction that speaks of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// They are banished.
    Banish,
    /// They are discarded.
    Discard,
    /// They are dealt damage.
    DealDamage,
    /// Damage is put on them.
    PutDamage,
    /// Damage is removed from them.
    RemoveDamage,
    /// Damage is moved away from them.
    MoveDamageFrom,
    /// Damage is moved to them.
    MoveDamageTo,
    /// They are exerted.
    Exert,
    /// They are readied.
    Ready,
    /// They go to the hand.
    ToHand,
    /// They go on top of the deck.
    ToDeckTop,
    /// They go to the bottom of the deck.
    ToDeckBottom,
    /// They are shuffled into the deck.
    ShuffleIn,
    /// They go into the inkwell.
    ToInkwell,
    /// They are put under a card.
    PutUnder,
    /// They go to the discard.
    ToDiscard,
    /// They are revealed.
    Reveal,
    /// They move to a location.
    Move,
    /// Somebody moves there.
    MoveTo,
    /// They get something for a while.
    Affect,
    /// They are played.
    Play,
    /// They sing.
    Sing,
    /// Something that only the text tells.
    ByText,
}

/// What a number that is asked for counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// 1.13.1.2: ink drops that pay.
    Drops,
    /// Damage to be removed.
    DamageRemoved,
    /// Damage to be moved.
    DamageMoved,
    /// 6.1.10: rounds of a loop.
    Rounds,
    /// Something that only the text tells.
    ByText,
}

impl Board {
    /// What the number that is asked for counts.
    pub fn number_asked(&self) -> Counted {
        match self.state.frames().last() {
            Some(Frame::Pay(_)) => Counted::Drops,
            Some(Frame::Turn(TurnStage::Rounds)) => Counted::Rounds,
            Some(Frame::Resolve(resolve)) => self.number_asked_by(resolve),
            // None of these asks for a number.
            Some(
                Frame::Setup(_)
                | Frame::Turn(_)
                | Frame::Settle(_)
                | Frame::Use(_)
                | Frame::Quest(..)
                | Frame::Challenge(_)
                | Frame::Action(_)
                | Frame::Play(_)
                | Frame::Batch(_)
                | Frame::Choose(_)
                | Frame::Arrange(_)
                | Frame::ChoosePlayers(_)
                | Frame::Move(_)
                | Frame::PlayNow(_),
            )
            | None => Counted::ByText,
        }
    }

    fn number_asked_by(&self, resolve: &Resolve) -> Counted {
        let ops = &self.pool.code(resolve.code).ops;
        let Some(Op::ChooseNumber { into, .. }) = ops.get(usize::from(resolve.pc)) else {
            return Counted::ByText;
        };
        let is_it = |amount: &Amount| *amount == Amount::Slot(*into);
        let after = ops.get(usize::from(resolve.pc) + 1..).unwrap_or_default();
        let found = after.iter().find_map(|op| {
            if matches!(op, Op::Do(Verb::RemoveDamage { amount, .. }) if is_it(amount)) {
                return Some(Counted::DamageRemoved);
            }
            matches!(op, Op::Do(Verb::MoveDamage { amount, .. }) if is_it(amount))
                .then_some(Counted::DamageMoved)
        });
        found.unwrap_or(Counted::ByText)
    }

    /// Where the cards go whose order is asked for.
    pub fn order_asked(&self) -> Option<Purpose> {
        let [.., Frame::Resolve(resolve), Frame::Arrange(_)] = self.state.frames() else { return None };
        let op = self.pool.code(resolve.code).ops.get(usize::from(resolve.pc))?;
        let Op::Do(Verb::Put { to: to @ (Place::DeckTop | Place::DeckBottom), .. }) = op else { return None };
        Some(purpose_of_place(to))
    }

    /// Which text asks the open question; nothing for turn actions and what the rules ask by themselves.
    pub fn asking(&self) -> Option<Asking> {
        let frames = self.state.frames();
        let count = if let Some(Frame::Choose(choosing)) = frames.last() {
            Some((choosing.least, choosing.most))
        } else {
            None
        };
        for (at, frame) in frames.iter().enumerate().rev() {
            match frame {
                Frame::Resolve(resolve) => {
                    let ability = resolve.ability().or_else(|| ability_below(&frames[..at], resolve.this));
                    return Some(Asking {
                        source: resolve.this,
                        ability,
                        purpose: self.purpose(resolve),
                        count,
                    });
                }
                Frame::Play(playing) => {
                    let source = self.state.obj(playing.card);
                    let purpose = if count.is_some() { Purpose::Sing } else { Purpose::ByText };
                    return Some(Asking { source, ability: None, purpose, count });
                }
                Frame::Setup(_)
                | Frame::Turn(_)
                | Frame::Settle(_)
                | Frame::Use(_)
                | Frame::Quest(..)
                | Frame::Challenge(_)
                | Frame::Action(_) => return None,
                Frame::Batch(_)
                | Frame::Choose(_)
                | Frame::Arrange(_)
                | Frame::ChoosePlayers(_)
                | Frame::Pay(_)
                | Frame::Move(_)
                | Frame::PlayNow(_) => {}
            }
        }
        None
    }

    /// What the choice that a resolution waits for is made for.
    fn purpose(&self, resolve: &Resolve) -> Purpose {
        let ops = &self.pool.code(resolve.code).ops;
        let now = ops.get(usize::from(resolve.pc));
        if matches!(now, Some(Op::Play(_))) {
            return Purpose::Play;
        }
        let Some(Op::Choose(choose)) = now else { return Purpose::ByText };
        let after = ops.get(usize::from(resolve.pc) + 1..).unwrap_or_default();
        let mut slot = choose.into;
        let found = after.iter().find_map(|op| {
            // One after the other of those chosen.
            if let Op::Loop { over: Over::Objects(Objects::Slot(all), one), .. } = op
                && *all == slot
            {
                slot = *one;
            }
            purpose_of(op, slot)
        });
        found.unwrap_or(Purpose::ByText)
    }
}

/// The ability whose cost or first half is being done.
fn ability_below(frames: &[Frame], this: Obj) -> Option<AbilityIx> {
    let Some(Frame::Use(using)) = frames.last() else { return None };
    (using.this == this).then_some(using.ability)
}

/// What is done to cards by putting them there.
fn purpose_of_place(to: &Place) -> Purpose {
    match to {
        Place::Hand => Purpose::ToHand,
        Place::DeckTop => Purpose::ToDeckTop,
        Place::DeckBottom => Purpose::ToDeckBottom,
        Place::DeckShuffled => Purpose::ShuffleIn,
        Place::Discard => Purpose::ToDiscard,
        Place::Inkwell { .. } => Purpose::ToInkwell,
        Place::Under { .. } => Purpose::PutUnder,
    }
}

/// Whether what is bound to the slot is among these.
fn is_among(slot: Slot, objects: &Objects) -> bool {
    match objects {
        Objects::Slot(one) => *one == slot,
        Objects::Union(parts) => parts.iter().any(|part| is_among(slot, part)),
        Objects::None
        | Objects::This
        | Objects::It
        | Objects::Each(_)
        | Objects::Top(..)
        | Objects::Bottom(..)
        | Objects::LocationOf(_)
        | Objects::Challenger
        | Objects::ChallengedOne
        | Objects::HostOf(_)
        | Objects::Beneath(_)
        | Objects::WereUnder(_)
        | Objects::Without(..)
        | Objects::Among(..) => false,
    }
}

/// What of the two it is.
fn either<'a>(
    one: (&'a Objects, Purpose),
    other: (&'a Objects, Purpose),
    is_it: impl Fn(&'a Objects) -> bool,
) -> Option<Purpose> {
    [one, other].into_iter().find_map(|(objects, purpose)| is_it(objects).then_some(purpose))
}

/// What an instruction does to what is bound to the slot.
fn purpose_of(op: &Op, slot: Slot) -> Option<Purpose> {
    let is_it = |objects: &Objects| is_among(slot, objects);
    let verb = match op {
        Op::Do(verb) => verb,
        Op::Play(play) => return is_it(&play.from).then_some(Purpose::Play),
        // These choose, ask and lead on: they do nothing to a card.
        Op::Choose(_)
        | Op::ChoosePlayer { .. }
        | Op::ChooseNumber { .. }
        | Op::Name { .. }
        | Op::May { .. }
        | Op::If { .. }
        | Op::Instead
        | Op::Jump(_)
        | Op::Watch { .. }
        | Op::UnlessDone { .. }
        | Op::Did { .. }
        | Op::Options { .. }
        | Op::Loop { .. }
        | Op::Part(_)
        | Op::KeepDone
        | Op::IfKept { .. }
        | Op::Next(_)
        | Op::Again { .. } => return None,
    };
    let found = match verb {
        Verb::Banish(what) => (what, Purpose::Banish),
        Verb::Discard { what, .. } => (what, Purpose::Discard),
        Verb::RemoveDamage { from, .. } => (from, Purpose::RemoveDamage),
        Verb::MoveDamage { from, to, .. } => {
            return either((from, Purpose::MoveDamageFrom), (to, Purpose::MoveDamageTo), is_it);
        }
        Verb::Damage { verb, hits, .. } => {
            let purpose = if verb.deals() { Purpose::DealDamage } else { Purpose::PutDamage };
            return hits.iter().any(|(what, _)| is_it(what)).then_some(purpose);
        }
        Verb::Exert(what) | Verb::ExertSymbol(what) => (what, Purpose::Exert),
        Verb::Ready(what) => (what, Purpose::Ready),
        Verb::Put { to: to @ Place::Under { host, .. }, .. } if is_it(host) => {
            return Some(purpose_of_place(to));
        }
        Verb::Put { what, to, .. } => (what, purpose_of_place(to)),
        Verb::Look { what, .. } => (what, Purpose::Reveal),
        Verb::MoveTo { who, to, .. } => {
            return either((who, Purpose::Move), (to, Purpose::MoveTo), is_it);
        }
        Verb::Apply { to, .. } => (to, Purpose::Affect),
        Verb::MakeFloating { on: Some(on), .. } => (on, Purpose::Affect),
        Verb::Draw(..)
        | Verb::DrawFromBottom(..)
        | Verb::GainLore(..)
        | Verb::LoseLore(..)
        | Verb::GetInkDrops(..)
        | Verb::RemoveInkDrops(..)
        | Verb::DiscardHand(..)
        | Verb::RevealUntil { .. }
        | Verb::Shuffle(_)
        | Verb::ExtraTurn(_)
        | Verb::Continue { .. }
        | Verb::MakeFloating { on: None, .. }
        | Verb::PayInk(..)
        | Verb::Bind(..)
        | Verb::BindMore(..)
        | Verb::Set(..)
        | Verb::Add(..)
        | Verb::Gather(..)
        | Verb::Random { .. }
        | Verb::UseFree(..)
        | Verb::AfterPlay(..)
        | Verb::Fail => return None,
    };
    is_it(found.0).then_some(found.1)
}
