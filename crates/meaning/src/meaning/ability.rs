//! Abilities: triggered, activated, static, replacement (RULES 6.2 to 6.6).

use super::*;

/// An ability of a card, or one that an effect gives or leaves behind.
#[derive(Clone, Debug, PartialEq)]
pub struct Ability {
    /// Its printed name.
    pub name: Option<AbilityName>,
    /// 6.1.12: where the source must be for it to work.
    pub zones: Zones,
    /// What kind.
    pub kind: AbilityKind,
}

/// The kinds of abilities.
#[derive(Clone, Debug, PartialEq)]
pub enum AbilityKind {
    /// 6.2
    Triggered(Triggered),
    /// 6.3
    Activated(Activated),
    /// 6.4
    Static(Static),
    /// 6.5
    Replacement(Replacement),
}

/// How often in a turn (6.1.13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// No limit.
    Free,
    /// So many times per turn, counted when fully resolved.
    PerTurn(u8),
    /// So many times in the whole game, whatever becomes of the card meanwhile.
    PerGame(u8),
}

/// 6.2: a triggered ability.
#[derive(Clone, Debug, PartialEq)]
pub struct Triggered {
    /// 6.2.6: each of these triggers it by itself.
    pub on: Vec<Pattern>,
    /// "During your turn", "while this character is exerted": must hold when it happens.
    pub during: Cond,
    /// 6.2.4: the secondary condition, tested on resolution.
    pub condition: Cond,
    /// 6.1.13.2
    pub limit: Limit,
    /// What it does.
    pub body: Vec<Step>,
}

/// 6.3: an activated ability, or any other that a player may use in the main phase.
#[derive(Clone, Debug, PartialEq)]
pub struct Activated {
    /// What it costs.
    pub cost: Cost,
    /// 6.1.5: what it costs is the first half of "you may A to B" without ink: no cost, but a part of the effect.
    pub first_half: bool,
    /// When it may be used.
    pub condition: Cond,
    /// 6.1.13.2
    pub limit: Limit,
    /// What it does.
    pub body: Vec<Step>,
}

/// 6.4: a static ability.
#[derive(Clone, Debug, PartialEq)]
pub struct Static {
    /// While this holds (`Objects::It`: not available).
    pub condition: Cond,
    /// Whom it concerns.
    pub scope: Scope,
    /// What it does to them.
    pub mods: Vec<Mod>,
}

/// Whom a static ability or lasting effect concerns.
#[derive(Clone, Debug, PartialEq)]
pub enum Scope {
    /// The source.
    This,
    /// All that match, now and later.
    Objects(Select),
    /// These players.
    Players(Players),
}

/// A modification of an object, a player or the rules. Amounts may speak of `Objects::It`, the object concerned.
#[derive(Clone, Debug, PartialEq)]
pub enum Mod {
    /// 6.6: adds to a characteristic.
    Stat(Stat, Amount),
    /// 6.6.4: not below its printed value.
    FloorPrinted(Stat),
    /// 1.2.2: nothing reduces it.
    Unreduced(Stat),
    /// 1.2.2: nothing of an opponent reduces it.
    UnreducedByOpponents(Stat),
    /// 1.2.2: nothing raises it.
    Unincreased(Stat),
    /// 1.2.2: nothing reduces it below that number.
    Floor(Stat, Amount),
    /// 6.6: that number takes the place of the printed one; what adds to it still does.
    Set(Stat, Amount),
    /// It has the keyword, with that number.
    Keyword(Keyword, Amount),
    /// It has that Shift.
    Shift(Box<Shift>),
    /// It loses the keyword.
    LoseKeyword(Keyword),
    /// It cannot gain the keyword.
    CantGain(Keyword),
    /// It has the ability (D.18).
    Ability(Box<Ability>),
    /// It loses abilities of that printed name.
    LoseAbility(AbilityName),
    /// It loses its own abilities, or its keywords alone.
    LoseAll(Lost),
    /// It has the classification.
    Class(ClassName),
    /// Counts as having that name for Shift.
    NamedForShift(CardName),
    /// 8.10.9: any Shift card may be put on it.
    AnyShift,
    /// 8.10.1, 1.2.1: its Shift may put it on such characters too.
    ShiftOnto(Filter),
    /// 1.2.2: it cannot.
    Cant(Prohibited),
    /// It can although the rules say no (1.2.1).
    Can(Permission),
    /// It must, if able.
    Must(Duty),
    /// 4.6.4.3, 8.7.3: it must challenge one of these, if able.
    MustChallenge(Select),
    /// Ink must be paid for it to quest or challenge.
    Toll(Prohibited, Amount),
    /// 1.5.3: its player must carry that out in full for it to quest or challenge.
    TollDone(Prohibited, Vec<Step>),
    /// 6.7.9: how it enters play.
    Enters(Entering),
    /// 8.11.3: counts as having so much more cost to sing.
    SingCost(Amount),
    /// 1.9.4.1: deals challenge damage by that number instead of Strength.
    DamageWith(Stat),
    /// Takes no damage from challenges (a damage prevention).
    NoChallengeDamage,
    /// 1.9.4.2: it deals so much more damage there, to such cards.
    DealsMore(Dealing, Filter, Amount),
    /// 1.9.4.2: it takes so much more (or less) of such damage, in whichever way it takes it (1.9.3).
    TakesMore(Box<Pattern>, Amount),
    /// 8.8: the damage it deals is not reduced.
    DealsInFull,
    /// Counts as having {C}.
    CountsInkable,
    /// The player pays so much more (or less) ink to play such cards.
    PlayCost(PlayCostMod),
    /// 1.2.2: nothing reduces what the player pays to play such cards.
    CostUnreduced(Filter),
    /// The player pays so much more (or less) to move such characters (first) to such locations.
    MoveCost(Filter, Filter, Amount),
    /// The same, used up by the next such move.
    NextMoveCost(Filter, Filter, Amount),
    /// 4.4.3.3: the player pays so much more (or less) ink to use such abilities of such cards.
    UseCost(UsedAbilities, Filter, Amount),
    /// Moving such characters here costs nothing.
    FreeMove(Filter),
    /// 4.2.3.1: the player may ink so many additional cards.
    MoreInk(Amount),
    /// The player may ink such cards from outside the hand.
    InkFrom(Select),
    /// The player may play such cards from outside the hand, paying for them.
    PlayFrom(PlayFrom),
    /// The player may play such cards so.
    PlayAs(PlayWay),
    /// 1.8.1.1: the player needs so much lore to win.
    LoreToWin(Amount),
    /// 1.8.1.1: the player needs so much more (or less) lore to win.
    LoreToWinBy(Amount),
    /// 6.4.3: the player skips that step.
    Skip(Skipped),
    /// The top card of the player's deck is public.
    TopFaceUp,
    /// 7.2.2: the player may look at the top card of their deck at any time.
    TopSeen,
    /// 7.3.2: the player's hand is public.
    HandFaceUp,
    /// 1.2.2: nothing prevents the damage it deals.
    DealsForSure,
    /// In the Ready step, the player readies no more than so many of these.
    ReadyAtMost(Amount, Filter),
    /// Cards enter the player's inkwell exerted.
    InkEntersExerted,
    /// Damage cannot be removed from it.
    KeepsDamage,
    /// Only so many characters can challenge each turn, whoever's they are.
    ChallengersPerTurn(Amount),
    /// An ability of the object may be used for free (1.5.5.4).
    FreeAbility(AbilityName),
}

/// A step that can be skipped (6.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skipped {
    /// 3.2.1.1: nothing is readied in it; the turn begins all the same.
    Ready,
    /// 3.2.3
    Draw,
}

/// What a card has lost altogether.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Everything that its text says, keywords included (6.1.1, 8.1).
    Abilities,
    /// Its keywords (8.1).
    Keywords,
}

/// Which abilities are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsedAbilities {
    /// Activated ones (6.3), which Boost is not (D.16).
    Activated,
    /// 8.4
    Boost,
}

/// A change of what a player pays to play a card (1.5.4, 4.3.2.3, 4.3.6).
#[derive(Clone, Debug, PartialEq)]
pub struct PlayCostMod {
    /// Which cards, wherever they are played from.
    pub cards: Filter,
    /// Positive: more; negative: less.
    pub ink: Amount,
    /// Only when played that way.
    pub how: Option<HowPlayed>,
    /// Only when put on one of these by Shift (8.10).
    pub onto: Option<Filter>,
    /// 4.3.6: used up by the next such card.
    pub next_only: bool,
    /// "The next 2": only when the change before it in the same effect is used up.
    pub queued: bool,
    /// Only the first such card each turn.
    pub first_each_turn: bool,
    /// Once each turn: the next such card that is played while this applies.
    pub once_each_turn: bool,
}

/// A permission to play cards from where they cannot be played otherwise (D.29), and what comes with each card so played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayFrom {
    /// Which cards, and where they are.
    pub cards: Select,
    /// 6.7.9: they enter exerted.
    pub exerted: bool,
    /// 5.4.4.2: only sung, by such characters.
    pub sung: Option<Filter>,
    /// The cards that were played this way are bound here, one after another.
    pub into: Option<Name>,
}

impl PlayFrom {
    /// Such cards, and nothing else comes with it.
    pub fn plain(cards: Select) -> PlayFrom {
        PlayFrom { cards, exerted: false, sung: None, into: None }
    }
}

/// A way to play a card that a text allows beside its ink cost (1.5.5).
#[derive(Clone, Debug, PartialEq)]
pub struct PlayWay {
    /// Which cards, and where they are.
    pub cards: Select,
    /// What is paid instead; nothing: for free.
    pub cost: Cost,
    /// 4.3.2.2
    pub free: bool,
    /// It enters exerted.
    pub exerted: bool,
    /// When it may be used.
    pub condition: Cond,
    /// The printed name of the ability, if it has one.
    pub name: Option<AbilityName>,
}

/// What can be forbidden (1.2.2).
#[derive(Clone, Debug, PartialEq)]
pub enum Prohibited {
    /// 4.5
    Quest,
    /// 4.6: anything at all.
    Challenge,
    /// 4.6: such characters or locations.
    ChallengeThose(Select),
    /// 4.6
    BeChallenged,
    /// 4.6: by such characters.
    BeChallengedBy(Select),
    /// By anything.
    Ready,
    /// In the Ready step.
    ReadyInReadyStep,
    /// 5.4.4.2
    Sing,
    /// Such songs.
    SingThose(Filter),
    /// {E} at all.
    Exert,
    /// 1.9.2.1
    BeDealtDamage,
    /// 1.9.2.1, except in a challenge in which it is being challenged.
    BeDealtDamageUnlessChallenged,
    /// 4.7
    Move,
    /// 4.7: to such locations.
    MoveTo(Select),
    /// By opponents' effects, like Ward.
    BeChosenByOpponents,
    /// By opponents, for effects of such cards.
    BeChosenFor(Filter),
    /// 8.10: nothing is put on it by Shift.
    BeShiftedOnto,
    /// 1.9.2.4: damage is not moved away from it.
    LoseMovedDamage,
    /// 1.9.2.4: damage is not moved to it.
    TakeMovedDamage,
    /// Players: such cards, in any way (1.2.2).
    Play(Filter),
    /// Players.
    GainLore,
    /// Players.
    LoseLore,
    /// 4.2: players, any card.
    Ink,
    /// 1.8.1.4
    BeBanished,
    /// 1.8.1.4: as long as it is in a challenge (4.6.7).
    BeBanishedInChallenge,
}

/// What a text allows against a rule.
#[derive(Clone, Debug, PartialEq)]
pub enum Permission {
    /// 4.6.4.2: ready characters matching.
    ChallengeReady(Select),
    /// 5.1.1.11: quest the turn it is played.
    QuestDrying,
    /// 5.1.1.11: challenge the turn it is played, as Rush allows it (8.9).
    ChallengeDrying,
    /// 5.1.1.11: the same, of such characters or locations alone.
    ChallengeThoseDrying(Select),
}

/// In which damage a modifier counts (1.9.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// Whatever it deals.
    All,
    /// In a challenge (4.6.6.1).
    InChallenges,
}

/// What a text demands.
#[derive(Clone, Debug, PartialEq)]
pub enum Duty {
    /// Quest if able before the turn may end.
    Quest,
    /// Challenge if able before the turn may end.
    Challenge,
    /// 6.7.3.2: opponents choosing must choose it if able.
    BeChosen,
}

/// 6.7.9: how a card enters play.
#[derive(Clone, Debug, PartialEq)]
pub enum Entering {
    /// Exerted.
    Exerted,
    /// Ready, whatever else says that it enters exerted.
    Ready,
    /// It may enter exerted; if it does, that happens as well.
    MayExerted(Option<Vec<Step>>),
    /// These instructions are carried out as it enters, with the card as their source.
    Then(Vec<Step>),
    /// With so much damage.
    Damaged(Amount),
}

// 6.5.1, 6.5.1.1: "instead".
/// 6.5: a replacement effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Replacement {
    /// The event: `TookDamage` (would take), `DealtDamage` (would be dealt), `Discarded`, `IntoDiscard`, `Banished`, `Drew`, ...
    pub of: Pattern,
    /// While this holds.
    pub during: Cond,
    /// How often.
    pub limit: Limit,
    /// "May": the player is asked.
    pub optional: bool,
    /// What happens instead. Slots are bound as for a trigger.
    pub instead: Instead,
}

/// What a replacement effect makes of an event.
#[derive(Clone, Debug, PartialEq)]
pub enum Instead {
    /// It does not happen.
    Nothing,
    /// It does not happen; these instructions are carried out.
    Do(Vec<Step>),
    /// The damage is put on these instead.
    PutDamageOn(Objects),
    /// The damage is dealt to these instead.
    DealDamageTo(Objects),
    /// The amount is this.
    Amount(Amount),
    /// The damage is less by what the name still holds, which is used up so far.
    Shield(Name),
    /// The card goes there.
    Goes(Place),
    /// 1.2.2: it cannot happen; a text forbids it.
    Cannot,
    /// 1.2.2: so much of it that all of the kind in this turn are no more than that; a text forbids more.
    UpTo(Amount),
}
