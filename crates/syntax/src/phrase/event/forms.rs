//! The verbs of events: their forms, and whether the subject does it or has it done to it.

use crate::tree::EventVerb;

use crate::grammar::Forms;

/// The verbs an event can have, before their objects are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lemma {
    Play,
    Pay,
    Enter,
    Quest,
    Challenge,
    Banish,
    Leave,
    Put,
    Return,
    Draw,
    Discard,
    Sing,
    Move,
    Ready,
    Ink,
    Shift,
    Shuffle,
    Remove,
    Take,
    Deal,
    Become,
    Exert,
    Choose,
    Use,
    Gain,
    Get,
    Lose,
    Reveal,
    Cause,
    Damage,
}

const fn forms(
    base: &'static str,
    third: &'static str,
    past: &'static str,
    participle: &'static str,
) -> Forms {
    Forms { base, third, past, participle }
}

/// Every verb with its forms.
pub(super) const VERBS: [(Lemma, Forms); 30] = [
    (Lemma::Play, forms("play", "plays", "played", "played")),
    (Lemma::Pay, forms("pay", "pays", "paid", "paid")),
    (Lemma::Enter, forms("enter", "enters", "entered", "entered")),
    (Lemma::Quest, forms("quest", "quests", "quested", "quested")),
    (Lemma::Challenge, forms("challenge", "challenges", "challenged", "challenged")),
    (Lemma::Banish, forms("banish", "banishes", "banished", "banished")),
    (Lemma::Leave, forms("leave", "leaves", "left", "left")),
    (Lemma::Put, forms("put", "puts", "put", "put")),
    (Lemma::Return, forms("return", "returns", "returned", "returned")),
    (Lemma::Draw, forms("draw", "draws", "drew", "drawn")),
    (Lemma::Discard, forms("discard", "discards", "discarded", "discarded")),
    (Lemma::Sing, forms("sing", "sings", "sang", "sung")),
    (Lemma::Move, forms("move", "moves", "moved", "moved")),
    (Lemma::Ready, forms("ready", "readies", "readied", "readied")),
    (Lemma::Ink, forms("ink", "inks", "inked", "inked")),
    (Lemma::Shift, forms("shift", "shifts", "shifted", "shifted")),
    (Lemma::Shuffle, forms("shuffle", "shuffles", "shuffled", "shuffled")),
    (Lemma::Remove, forms("remove", "removes", "removed", "removed")),
    (Lemma::Take, forms("take", "takes", "took", "taken")),
    (Lemma::Deal, forms("deal", "deals", "dealt", "dealt")),
    (Lemma::Become, forms("become", "becomes", "became", "become")),
    (Lemma::Exert, forms("exert", "exerts", "exerted", "exerted")),
    (Lemma::Choose, forms("choose", "chooses", "chose", "chosen")),
    (Lemma::Use, forms("use", "uses", "used", "used")),
    (Lemma::Gain, forms("gain", "gains", "gained", "gained")),
    (Lemma::Get, forms("get", "gets", "got", "gotten")),
    (Lemma::Lose, forms("lose", "loses", "lost", "lost")),
    (Lemma::Reveal, forms("reveal", "reveals", "revealed", "revealed")),
    (Lemma::Cause, forms("cause", "causes", "caused", "caused")),
    (Lemma::Damage, forms("damage", "damages", "damaged", "damaged")),
];

/// The forms of a verb.
pub(super) fn forms_of(lemma: Lemma) -> Forms {
    VERBS.iter().find(|(found, _)| *found == lemma).map_or(forms("", "", "", ""), |(_, forms)| *forms)
}

/// Whether the subject does something or has it done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Voice {
    Active,
    Passive,
}

/// The verb and the voice that an event's verb is printed with; none for the moments of a turn.
pub(super) fn lemma_of(verb: &EventVerb) -> Option<(Lemma, Voice)> {
    use EventVerb as E;
    use Lemma as L;
    use Voice::{Active, Passive};
    Some(match verb {
        E::Play { .. } => (L::Play, Active),
        E::PayToPlay { .. } => (L::Pay, Active),
        E::IsPlayed => (L::Play, Passive),
        E::EntersPlay => (L::Enter, Active),
        E::Quests => (L::Quest, Active),
        E::Challenges(_) | E::ChallengesAndBanished => (L::Challenge, Active),
        E::IsChallenged | E::ChallengedAndBanished => (L::Challenge, Passive),
        E::Banishes(_) => (L::Banish, Active),
        E::IsBanished => (L::Banish, Passive),
        E::LeavesPlay | E::Leaves(_) => (L::Leave, Active),
        E::IsPut(_) => (L::Put, Passive),
        E::Puts { .. } => (L::Put, Active),
        E::IsReturned { .. } => (L::Return, Passive),
        E::Returns { .. } => (L::Return, Active),
        E::Draws(_) => (L::Draw, Active),
        E::Discards(_) => (L::Discard, Active),
        E::IsDiscarded => (L::Discard, Passive),
        E::IsDrawn => (L::Draw, Passive),
        E::IsPaid => (L::Pay, Passive),
        E::IsShuffledIn => (L::Shuffle, Passive),
        E::Sings(_) => (L::Sing, Active),
        E::MovesTo(_) | E::Moves { .. } => (L::Move, Active),
        E::IsMoved => (L::Move, Passive),
        E::Readies(_) => (L::Ready, Active),
        E::IsReadied => (L::Ready, Passive),
        E::Inks(_) => (L::Ink, Active),
        E::Shifts { .. } => (L::Shift, Active),
        E::IsShifted { .. } => (L::Shift, Passive),
        E::IsShuffled(_) => (L::Shuffle, Passive),
        E::UsesToPlay { .. } | E::UsesKeyword(_) => (L::Use, Active),
        E::MovesFrom { .. } => (L::Move, Active),
        E::IsRemovedFrom(_) => (L::Remove, Passive),
        E::IsMovedFrom { .. } => (L::Move, Passive),
        E::IsSung => (L::Sing, Passive),
        E::IsDealtTo(_) => (L::Deal, Passive),
        E::MovesAnywhere => (L::Move, Active),
        E::RemovesDamage { .. } => (L::Remove, Active),
        E::IsRemoved => (L::Remove, Passive),
        E::TakesDamage => (L::Take, Active),
        E::IsDealtDamage | E::IsDealt => (L::Deal, Passive),
        E::IsHurt { word: crate::tree::HurtWord::IsDealt, .. } => (L::Deal, Passive),
        E::IsHurt { word: crate::tree::HurtWord::Takes, .. } => (L::Take, Active),
        E::AndSurvives(verb) => return lemma_of(verb),
        E::DealsDamage(_) => (L::Deal, Active),
        E::IsExerted => (L::Exert, Passive),
        E::BecomesExerted => (L::Become, Active),
        E::Exerts(_) => (L::Exert, Active),
        E::IsChosenFor(_) | E::IsChosen => (L::Choose, Passive),
        E::ChoosesFor { .. } => (L::Choose, Active),
        E::UsesAbility { .. } => (L::Use, Active),
        E::GainsLore(_) => (L::Gain, Active),
        E::LosesLore(_) => (L::Lose, Active),
        E::IsLost => (L::Lose, Passive),
        E::IsGained => (L::Gain, Passive),
        E::IsDamaged => (L::Damage, Passive),
        E::IsMovedTo(_) => (L::Move, Passive),
        E::IsShiftedOnto => (L::Shift, Passive),
        E::MovesDamage { .. } => (L::Move, Active),
        E::ChallengesAndSurvives => (L::Challenge, Active),
        E::GetsCounters(_) => (L::Get, Active),
        E::RemovesCounters { .. } => (L::Remove, Active),
        E::Reveals(_) => (L::Reveal, Active),
        E::IsRevealed => (L::Reveal, Passive),
        E::Causes { .. } => (L::Cause, Active),
        E::AnyOf(verbs) => return verbs.first().and_then(lemma_of),
        E::TurnStarts(_) | E::TurnEnds(_) => return None,
    })
}
