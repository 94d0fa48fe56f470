//! What an effect leaves behind (6.1.13, 6.4.2): who gets what, and for how long, as data.

use engine::program::{AbilityKind, Duty, Mod, Prohibited, Stat};
use engine::state::{Effect, On, Until};

use super::notes::Names;
use script::{Keyword, Player};

/// Who or what the effect is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bearer {
    /// 6.4.2.2: these cards.
    Cards(Vec<String>),
    /// These players.
    Players(Vec<Player>),
    /// 6.4.2.1: whatever the text of this card means, now and later.
    Scope(String),
}

/// A number that is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// Strength.
    Strength,
    /// Willpower.
    Willpower,
    /// The lore value.
    Lore,
}

/// What is forbidden (1.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forbidden {
    /// 4.5
    Quest,
    /// 4.6: to challenge.
    Challenge,
    /// 4.6: to be challenged.
    BeChallenged,
    /// To ready, in the ready step or otherwise.
    Ready,
    /// 5.4.4.2
    Sing,
    /// To be exerted.
    Exert,
    /// 1.9
    BeDealtDamage,
    /// 4.7
    Move,
    /// As with Ward.
    BeChosenByOpponents,
    /// 1.11
    GainLore,
    /// 1.11
    LoseLore,
    /// Ink cards.
    Ink,
}

/// One thing that the bearer gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gift {
    /// More or less of a number (6.6).
    More(Number, i32),
    /// A keyword, perhaps with a number.
    Keyword(Keyword, Option<i32>),
    /// It loses a keyword.
    Loses(Keyword),
    /// It can't.
    Cant(Forbidden),
    /// It must quest if able.
    MustQuest,
    /// It must challenge if able.
    MustChallenge,
    /// 8.11.3: it counts as having more cost to sing.
    SingsHigher(i32),
    /// 1.9: it takes no damage from challenges.
    NoChallengeDamage,
    /// 5.2.7: it has a classification.
    Classification(String),
    /// An ability that stands in the text of the card that gives it.
    Ability,
    /// Something that only the text tells.
    ByText,
}

/// How long (6.1.13).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lasts {
    /// To the end of this turn.
    ThisTurn,
    /// Until the start of this player's next turn.
    UntilStartOf(Player),
    /// During this player's next turn.
    NextTurnOf(Player),
    /// At this player's next ready step.
    NextReadyStepOf(Player),
    /// Until the end of this player's next turn.
    UntilEndOfNextTurnOf(Player),
    /// Until the end of the turn after the one in which it began.
    UntilEndOfNextTurn,
    /// While the challenge goes on.
    ThisChallenge,
    /// While the named card is in play.
    WhileInPlay(String),
    /// While the card that it is about is in play.
    WhileItIsInPlay,
    /// As long as the game goes on.
    RestOfGame,
}

/// An effect that lasts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lasting {
    /// Who or what has it.
    pub bearer: Bearer,
    /// What it does.
    pub gifts: Vec<Gift>,
    /// How long.
    pub lasts: Lasts,
    /// The card it comes from.
    pub source: String,
}

impl Names<'_> {
    /// What an effect of the engine does, in terms of the narrator.
    pub(super) fn lasting(&self, effect: &Effect) -> Option<Lasting> {
        let source = self.card(effect.source)?;
        let bearer = match &effect.on {
            On::Objects(objs) => Bearer::Cards(objs.iter().filter_map(|obj| self.card(*obj)).collect()),
            On::Players(players) => {
                Bearer::Players(players.iter().map(|player| self.player(player)).collect())
            }
            On::Scope(..) => Bearer::Scope(source.clone()),
        };
        let mods = self.board.pool.mods(effect.mods);
        // 1.2.2: what cannot be gained is not given.
        let given = mods.iter().enumerate().filter(|(at, _)| effect.spent >> (at & 31) & 1 == 0);
        let mut gifts: Vec<Gift> =
            given.map(|(at, m)| self.gift(m, effect.frozen.get(at).copied())).collect();
        gifts.dedup();
        Some(Lasting { bearer, gifts, lasts: self.lasts(effect.until), source })
    }

    fn gift(&self, what: &Mod, amount: Option<i32>) -> Gift {
        let amount = amount.unwrap_or(0);
        match what {
            Mod::Stat(Stat::Strength, _) => Gift::More(Number::Strength, amount),
            Mod::Stat(Stat::Willpower, _) => Gift::More(Number::Willpower, amount),
            Mod::Stat(Stat::Lore, _) => Gift::More(Number::Lore, amount),
            Mod::Keyword(keyword, _) => {
                let keyword = *keyword;
                // 8.11: Singer without a number changes no number.
                let has_number = keyword.number() != vocabulary::KeywordNumber::None && amount != 0;
                Gift::Keyword(keyword, has_number.then_some(amount))
            }
            Mod::LoseKeyword(keyword) => Gift::Loses(*keyword),
            Mod::Cant(deed) => forbidden(deed).map_or(Gift::ByText, Gift::Cant),
            Mod::Must(Duty::Quest) => Gift::MustQuest,
            Mod::Must(Duty::Challenge) => Gift::MustChallenge,
            Mod::SingCost(_) => Gift::SingsHigher(amount),
            Mod::NoChallengeDamage => Gift::NoChallengeDamage,
            Mod::Class(class) => Gift::Classification(self.board.pool.class(*class).to_owned()),
            Mod::Ability(ability) => match self.board.pool.ability(*ability).kind {
                AbilityKind::Triggered(_) | AbilityKind::Activated(_) => Gift::Ability,
                // What the text says of it is no ability that stands in quotation marks.
                AbilityKind::Static(_) | AbilityKind::Replacement(_) => Gift::ByText,
            },
            Mod::Stat(Stat::Cost | Stat::Damage | Stat::Removable | Stat::Under | Stat::Keyword(_), _)
            | Mod::FloorPrinted(_)
            | Mod::Unreduced(_)
            | Mod::UnreducedByOpponents(_)
            | Mod::Unincreased(_)
            | Mod::Floor(..)
            | Mod::Set(..)
            | Mod::LoseAll(_)
            | Mod::DealsMore(..)
            | Mod::TakesMore(..)
            | Mod::DealsInFull
            | Mod::Shift(_)
            | Mod::CantGain(_)
            | Mod::LoseAbility(_)
            | Mod::NamedForShift(_)
            | Mod::AnyShift
            | Mod::ShiftOnto(_)
            | Mod::CostUnreduced(_)
            | Mod::TopSeen
            | Mod::HandFaceUp
            | Mod::DealsForSure
            | Mod::Can(_)
            | Mod::Must(Duty::BeChosen)
            | Mod::MustChallenge(_)
            | Mod::Toll(..)
            | Mod::TollDone(..)
            | Mod::Enters(_)
            | Mod::DamageWith(_)
            | Mod::CountsInkable
            | Mod::PlayCost(_)
            | Mod::MoveCost(..)
            | Mod::NextMoveCost(..)
            | Mod::UseCost(..)
            | Mod::FreeMove(_)
            | Mod::MoreInk(_)
            | Mod::InkFrom(_)
            | Mod::PlayFrom(_)
            | Mod::PlayAs(_)
            | Mod::LoreToWin(_)
            | Mod::LoreToWinBy(_)
            | Mod::Skip(_)
            | Mod::TopFaceUp
            | Mod::ReadyAtMost(..)
            | Mod::InkEntersExerted
            | Mod::KeepsDamage
            | Mod::ChallengersPerTurn(_)
            | Mod::FreeAbility(_) => Gift::ByText,
        }
    }

    fn lasts(&self, until: Until) -> Lasts {
        match until {
            Until::EndOfTurn => Lasts::ThisTurn,
            Until::StartOf(player) => Lasts::UntilStartOf(self.player(player)),
            Until::TurnOf(player, _) => Lasts::NextTurnOf(self.player(player)),
            Until::ReadyOf(player) => Lasts::NextReadyStepOf(self.player(player)),
            Until::EndOfTurnOf(player, _) => Lasts::UntilEndOfNextTurnOf(self.player(player)),
            Until::EndOfTurnAfter(turn) if self.board.state.turn() > turn => Lasts::ThisTurn,
            Until::EndOfTurnAfter(_) => Lasts::UntilEndOfNextTurn,
            Until::Challenge => Lasts::ThisChallenge,
            Until::InPlay(obj) => self.card(obj).map_or(Lasts::WhileItIsInPlay, Lasts::WhileInPlay),
            Until::OnInPlay => Lasts::WhileItIsInPlay,
            Until::EndOfGame => Lasts::RestOfGame,
        }
    }
}

/// What is forbidden as a whole; a part of it only the text tells.
fn forbidden(deed: &Prohibited) -> Option<Forbidden> {
    Some(match deed {
        Prohibited::Quest => Forbidden::Quest,
        Prohibited::Challenge => Forbidden::Challenge,
        Prohibited::BeChallenged => Forbidden::BeChallenged,
        Prohibited::Ready | Prohibited::ReadyInReadyStep => Forbidden::Ready,
        Prohibited::Sing => Forbidden::Sing,
        Prohibited::Exert => Forbidden::Exert,
        Prohibited::BeDealtDamage => Forbidden::BeDealtDamage,
        Prohibited::Move => Forbidden::Move,
        Prohibited::BeChosenByOpponents => Forbidden::BeChosenByOpponents,
        Prohibited::GainLore => Forbidden::GainLore,
        Prohibited::LoseLore => Forbidden::LoseLore,
        Prohibited::Ink => Forbidden::Ink,
        Prohibited::ChallengeThose(_)
        | Prohibited::SingThose(_)
        | Prohibited::BeChallengedBy(_)
        | Prohibited::BeDealtDamageUnlessChallenged
        | Prohibited::MoveTo(_)
        | Prohibited::Play(_)
        | Prohibited::BeChosenFor(_)
        | Prohibited::BeShiftedOnto
        | Prohibited::LoseMovedDamage
        | Prohibited::TakeMovedDamage
        | Prohibited::BeBanished
        | Prohibited::BeBanishedInChallenge => return None,
    })
}
