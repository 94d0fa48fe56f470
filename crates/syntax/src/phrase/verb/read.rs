use crate::tree::*;

use super::forms::*;
use super::{being, damage, hand, look, modify, permit, play, state, zones};
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;

/// A verb with its objects, and the adverbs that stand among them.
pub(crate) struct ReadVerb {
    pub verb: Verb,
    pub early: Vec<Adverb>,
}

impl From<Verb> for ReadVerb {
    fn from(verb: Verb) -> ReadVerb {
        ReadVerb { verb, early: Vec::new() }
    }
}

type Reader = fn(&mut Cursor<'_>, Agreement) -> Read<ReadVerb>;

/// The words that open a verb and their readers, tried in this order.
const VERBS: [(Present, Reader); 50] = [
    (DRAW, hand::read_draw),
    (DISCARD, hand::read_discard),
    (CHOOSE, hand::read_choose),
    (GAIN, modify::read_gain),
    (LOSE, modify::read_lose),
    (GET, modify::read_get),
    (GIVE, modify::read_give),
    (DEAL, damage::read_deal),
    (PUT, damage::read_put_damage),
    (PUT, zones::read_put),
    (REMOVE, damage::read_remove),
    (MOVE, damage::read_move_damage),
    (MOVE, state::read_move_counters),
    (MOVE, state::read_move),
    (BANISH, zones::read_banish),
    (RETURN, zones::read_return),
    (SHUFFLE, zones::read_shuffle),
    (EXERT, state::read_exert),
    (READY, state::read_ready),
    (PLAY_OR_SHIFT, play::read_play_or_shift),
    (PLAY, play::read_play),
    (SHIFT, play::read_shift),
    (PAY, play::read_pay),
    (INK, play::read_ink),
    (LOOK_AT, look::read_look),
    (REVEAL, look::read_reveal),
    (SEARCH, look::read_search),
    (NAME, look::read_name),
    (COUNT, look::read_count),
    (COUNT, being::read_count_as),
    (USE, state::read_use),
    (REPEAT, state::read_repeat),
    (SKIP, state::read_skip),
    (HAVE, being::read_has_stat),
    (HAVE, state::read_have),
    (BE, permit::read_being),
    (DOUBLE, modify::read_double_counters),
    (DOUBLE, modify::read_double),
    (SWAP, modify::read_swap),
    (EXCHANGE, modify::read_exchange),
    (PREVENT, damage::read_prevent),
    (DIVIDE, damage::read_divide),
    (ADD, modify::read_add),
    (ENTER, being::read_enter),
    (TAKE, state::read_extra_turn),
    (AFTER_THIS_TURN_TAKE, state::read_turn_after),
    (TAKE, being::read_take),
    (NEED, being::read_need),
    (COST, play::read_costs),
    (DO_NOT, permit::read_do_not),
];

/// A verb in the form that `agreement` asks for, with its objects.
pub(crate) fn read_verb(c: &mut Cursor<'_>, agreement: Agreement) -> Read<ReadVerb> {
    c.nested(|c| read_known_verb(c, agreement))
}

fn read_known_verb(c: &mut Cursor<'_>, agreement: Agreement) -> Read<ReadVerb> {
    let mut known = false;
    for (word, reader) in VERBS {
        if !word.is_at(c, agreement) {
            continue;
        }
        known = true;
        let read = c.attempt(|c| {
            word.eat(c, agreement)?;
            reader(c, agreement)
        });
        if read.is_ok() {
            return read;
        }
    }
    if known {
        return Err(crate::cursor::Fail);
    }
    if c.looking_at("{E}") {
        return c.attempt(state::read_exert_symbol);
    }
    if c.looking_at("can't") || c.looking_at("can") || c.looking_at("must") {
        return c.attempt(permit::read_permission);
    }
    c.fail("a verb")
}

/// Who does what a verb says, where a "they" could be either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doer {
    Player,
    Card,
}

/// Whether a verb is something players or cards do.
pub(crate) fn doer(verb: &Verb) -> Doer {
    match verb {
        Verb::Get(_)
        | Verb::Gain(_)
        | Verb::Has(_)
        | Verb::Lose(_)
        | Verb::And { .. }
        | Verb::EnterPlay { .. }
        | Verb::EnterZone { .. }
        | Verb::TakeNoDamage(_)
        | Verb::TakeMoreOrLess { .. }
        | Verb::CostsLess { .. }
        | Verb::CountAs(_)
        | Verb::HasStat { .. }
        | Verb::Be(_)
        | Verb::BeDealt { .. }
        | Verb::DealMoreOrLess { .. }
        | Verb::DealEachOther { .. }
        | Verb::DealDamageWith { .. } => Doer::Card,
        Verb::Cannot { deeds, .. } => deeds.first().map_or(Doer::Card, deed_doer),
        Verb::Can { deed, .. } | Verb::Must(deed) => deed_doer(deed),
        Verb::Draw(_)
        | Verb::DrawUntil
        | Verb::Discard(_)
        | Verb::DiscardUntil
        | Verb::DiscardZone(_)
        | Verb::ChooseAnd(_)
        | Verb::Choose(_)
        | Verb::ChoosePlayer(_)
        | Verb::GainLore(_)
        | Verb::LoseLore(_)
        | Verb::GetCounters(_)
        | Verb::RemoveCounters(_)
        | Verb::RemoveCountersFrom { .. }
        | Verb::LoseCounters(_)
        | Verb::GiveCounters { .. }
        | Verb::SkipNextStep { .. }
        | Verb::Banish(_)
        | Verb::Return { .. }
        | Verb::Put { .. }
        | Verb::PutPortions(_)
        | Verb::PutBack { .. }
        | Verb::Shuffle { .. }
        | Verb::ShuffleZone(_)
        | Verb::ShuffleZoneInto { .. }
        | Verb::Deal { .. }
        | Verb::DealTo { .. }
        | Verb::DealSeveral { .. }
        | Verb::PutDamage { .. }
        | Verb::RemoveDamage { .. }
        | Verb::MoveDamage { .. }
        | Verb::MoveThatDamage { .. }
        | Verb::Exert { .. }
        | Verb::Ready(_)
        | Verb::Play(_)
        | Verb::Pay(_)
        | Verb::PayLore(_)
        | Verb::PlayWithHandRevealed(_)
        | Verb::ExtraTurn(_)
        | Verb::DoubleCounters(_)
        | Verb::MoveCounters { .. }
        | Verb::CostFirm { .. }
        | Verb::PayLess { .. }
        | Verb::PayMore { .. }
        | Verb::Reveal { .. }
        | Verb::RevealZone(_)
        | Verb::LookAt(_)
        | Verb::LookAtZone(_)
        | Verb::Search { .. }
        | Verb::NameACard
        | Verb::ChooseQuality { .. }
        | Verb::Move { .. }
        | Verb::Count(_)
        | Verb::Ink(_)
        | Verb::Repeat
        | Verb::UseAbility { .. }
        | Verb::SkipStep { .. }
        | Verb::PlayWithTopCardFaceUp { .. }
        | Verb::Have(_)
        | Verb::AddStat { .. }
        | Verb::Give { .. }
        | Verb::NeedLoreToWin(_)
        | Verb::StatFloor { .. }
        | Verb::StatIs { .. }
        | Verb::DoubleStat { .. }
        | Verb::SwapStats { .. }
        | Verb::SwapBetween { .. }
        | Verb::SwapDamage { .. }
        | Verb::AbilitiesCost { .. }
        | Verb::NeedMoreOrLess { .. }
        | Verb::Prevent(_)
        | Verb::Divide { .. }
        | Verb::OnlyCan { .. } => Doer::Player,
    }
}

fn deed_doer(deed: &Deed) -> Doer {
    match deed {
        Deed::Ready(Some(_))
        | Deed::ChooseFor { .. }
        | Deed::GainLore { .. }
        | Deed::ReduceCost { .. }
        | Deed::Discard => Doer::Player,
        Deed::Do(verb) => doer(verb),
        Deed::Quest
        | Deed::Challenge(_)
        | Deed::BeChallenged(_)
        | Deed::Ready(None)
        | Deed::ExertToSing { .. }
        | Deed::BeDealtDamage
        | Deed::BeRemoved
        | Deed::BeBanished
        | Deed::BeReduced { .. }
        | Deed::BeDone { .. }
        | Deed::EnterPlay(_)
        | Deed::GainKeyword(_)
        | Deed::Sing(_)
        | Deed::SingAny
        | Deed::Move(_)
        | Deed::Exert => Doer::Card,
    }
}
