//! Everything that the narrator can say, as data.

use super::Wording;
use super::lasting::{Lasting, Number};
use super::line::{Expected, Question, ToldAct, ToldExpectation};
use super::{Found, Reason};
use engine::EntryId;
use engine::record::{DrawnBecause, ExertedBecause};
use script::{Keyword, Player, Zone};

/// A rule number and what it did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The rule under which it happened.
    pub rule: &'static str,
    /// What happened.
    pub message: Message,
    /// Where it comes from, where a game's log tells it.
    pub origin: Option<Origin>,
}

impl Said {
    /// Something that no entry of a log tells.
    pub fn plain(rule: &'static str, message: Message) -> Said {
        Said { rule, message, origin: None }
    }
}

/// Where something that is told comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// Its entry in the log.
    pub entry: EntryId,
    /// The entries that brought it about, the nearest first.
    pub causes: Vec<EntryId>,
    /// The text that it comes from; none where it follows from the rules alone.
    pub source: Option<Textual>,
}

/// How a card was paid for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Payment {
    /// With so much ink.
    Ink(u32),
    /// With its Shift, onto these cards.
    Shift {
        /// What it lies on.
        onto: Vec<String>,
        /// The ink paid.
        ink: u32,
    },
    /// Sung.
    Sung {
        /// By these characters.
        by: Vec<String>,
    },
    /// For free, or by a cost other than ink.
    Free,
}

/// Where a card is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A zone as a whole.
    Zone(Zone),
    /// The top of the deck.
    DeckTop,
    /// The bottom of the deck.
    DeckBottom,
}

/// What a player does with the opening hand (2.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// All of it stays.
    All,
    /// So many cards are put back.
    Altered(u32),
}

/// What an ability is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Called {
    /// By its story name, or by its keyword.
    Named(String),
    /// It has no name; another card gave it.
    From(String),
    /// It has no name; an effect of the card left it behind (6.2.7).
    Made(Waiting),
    /// It has no name.
    Unnamed,
}

/// A text in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Textual {
    /// The card that it comes from.
    pub card: String,
    /// The ability; none for the effect of an action.
    pub ability: Option<Called>,
}

impl Textual {
    /// The name of the card, as it is written.
    pub fn card_name(&self) -> String {
        super::line::unmarked(self.card.clone()).replace(super::FILLER_CARD, "filler")
    }

    /// The name of the ability, where it has one.
    pub fn ability_name(&self) -> Option<String> {
        match &self.ability {
            Some(Called::Named(name)) => Some(name.clone()),
            Some(Called::From(_) | Called::Made(_) | Called::Unnamed) | None => None,
        }
    }
}

/// Why a card is banished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Banishing {
    /// 1.8.1.4: the game state check finds at least as much damage as Willpower; perhaps a character dealt it.
    Damage {
        /// That character.
        by: Option<String>,
    },
    /// 6.7.2.3: an effect says so.
    Effect,
    /// 4.3.2.4, 4.4.3.4: to pay a cost.
    Cost,
}

/// Why a player wins or loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// 1.8.1.1: the game state check finds enough lore.
    Lore,
    /// 1.8.1.2: the turn ended with an empty deck.
    EmptyDeck,
    /// 1.8.1.3: nobody else is left.
    LastLeft,
    /// 2.3.3.4: the player conceded.
    Conceded,
    /// A text says so.
    Text,
}

/// What would have happened had nothing replaced it (6.5.2).
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Would {
    BeDealtDamage {
        target: String,
        amount: i32,
    },
    TakeDamage {
        target: String,
        amount: i32,
    },
    BeDiscarded {
        card: String,
    },
    BeBanished {
        card: String,
    },
    GoToDiscard {
        card: String,
    },
    GoToInkwell {
        card: String,
    },
    Draw {
        player: Player,
    },
    BeHealed {
        target: String,
        amount: i32,
    },
    GainLore {
        player: Player,
        amount: i32,
    },
    LoseLore {
        player: Player,
        amount: i32,
    },
    BeReadied {
        card: String,
    },
    MoveTo {
        card: String,
        location: String,
    },
    BeExerted {
        card: String,
    },
    BePlayed {
        card: String,
    },
    GoToHand {
        card: String,
    },
    GoToDeck {
        card: String,
    },
    /// 1.9.2.2: counters that are not dealt.
    PutDamage {
        target: String,
        amount: i32,
    },
    GainKeyword {
        card: String,
        keyword: Keyword,
    },
    Other,
}

/// Why a replacement effect is the one that applies (6.5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Precedence {
    /// No other applies.
    Only,
    /// It is left after others.
    Last,
    /// The affected player chose it.
    Chosen(Player),
}

/// When a secondary condition is looked at (6.2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Moment {
    Triggering,
    Resolving,
}

/// The kinds of Shift (8.10.8).
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ShiftKind {
    /// Onto the same name.
    Plain,
    /// 8.10.8.1
    Class(String),
    /// 8.10.8.2
    Universal,
    /// 8.10.8.3
    Duo,
    /// 8.10.8.4
    Combo,
    /// 8.10.8.5, 8.10.9: onto the same name, or onto that classification.
    Temporary(Option<String>),
    /// 8.10.8.6
    Item(String),
}

/// How an ability waits outside of the bag (6.2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting {
    /// 6.2.7.1: for whatever it is about, as long as it lasts.
    Floating,
    /// 6.2.7.2: for one moment.
    Delayed,
    /// 6.5: a replacement effect that waits for its event.
    Replacement,
}

/// How a card came into play, where that is not ready, undamaged and drying.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Enters {
    /// The Shift by which it came, where it is one that the card itself has.
    pub shift: Option<ShiftKind>,
    /// 8.10: what it was put on.
    pub onto: Vec<String>,
    /// Why it entered exerted, if it did.
    pub exerted: Option<ExertedBecause>,
    /// 8.10.4: what it was put on was dry.
    pub dry: bool,
    /// 8.10.6: the damage that it keeps.
    pub kept_damage: i32,
    /// 6.7.9: the damage that it entered with.
    pub entered_damage: i32,
}

/// One sentence. Cards are full names.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Message {
    // The turn (chapter 3) and the setup (2.2).
    OpeningHand {
        player: Player,
        keep: Keep,
    },
    TurnBegins {
        player: Player,
    },
    ReadyStep {
        player: Player,
    },
    SetStep {
        player: Player,
    },
    DrawStep {
        player: Player,
    },
    MainPhase {
        player: Player,
    },
    EndPhase {
        player: Player,
    },
    SkipsDraw {
        player: Player,
        by: Option<Textual>,
    },

    // Turn actions (chapter 4).
    Inks {
        player: Player,
        card: String,
    },
    Plays {
        player: Player,
        card: String,
        payment: Payment,
        is_action: bool,
    },
    Pays {
        player: Player,
        ink: u32,
    },
    Uses {
        player: Player,
        card: String,
        ability: Called,
    },
    Quests {
        card: String,
        lore: Option<i32>,
    },
    Challenges {
        card: String,
        target: String,
    },
    ChallengeEnds {
        card: String,
        target: String,
    },
    NoChallengeDamage {
        card: String,
    },
    MovesTo {
        card: String,
        location: String,
    },
    EndsTurn {
        player: Player,
    },
    Concedes {
        player: Player,
    },

    // Answers to decisions.
    Accepts {
        player: Player,
        source: Option<String>,
    },
    Declines {
        player: Player,
        source: Option<String>,
    },
    ChoosesCards {
        player: Player,
        cards: Vec<String>,
    },
    ChoosesNothing {
        player: Player,
    },
    ChoosesPlayers {
        player: Player,
        players: Vec<Player>,
    },
    ChoosesOption {
        player: Player,
        option: u32,
    },
    ChoosesNumber {
        player: Player,
        number: i32,
    },
    Names {
        player: Player,
        name: String,
    },
    Orders {
        player: Player,
        cards: Vec<String>,
    },
    Applies {
        player: Player,
        card: String,
    },
    NobodyToChoose {
        player: Player,
        source: Option<String>,
    },
    NotChosen {
        player: Player,
        card: String,
        by: Option<Textual>,
    },
    NotAsked {
        player: Player,
        source: String,
    },
    Only {
        answer: Box<Message>,
        about: Option<Question>,
    },

    // What happens to cards.
    EntersPlay {
        card: String,
    },
    Enters {
        card: String,
        how: Enters,
    },
    LocationGone {
        card: String,
        location: String,
    },
    ActionWaits {
        card: String,
    },
    Banished {
        card: String,
        cause: Banishing,
    },
    Discards {
        player: Player,
        card: String,
    },
    Draws {
        player: Player,
        card: String,
    },
    EmptyDeck {
        player: Player,
    },
    Put {
        card: String,
        owner: Player,
        to: Place,
    },
    PutSome {
        count: u32,
        owner: Player,
        to: Place,
    },
    PutUnder {
        card: String,
        top: String,
    },
    Exerts {
        card: String,
    },
    Readies {
        card: String,
    },
    Sings {
        card: String,
        song: String,
    },
    Revealed {
        card: String,
    },
    LooksAt {
        player: Player,
        card: String,
    },
    LooksAtSome {
        player: Player,
        count: u32,
    },
    InkExerted {
        player: Player,
        count: u32,
    },
    InkReadied {
        player: Player,
        count: u32,
    },
    Shuffles {
        player: Player,
    },
    NotShuffled {
        player: Player,
    },

    // Damage (1.9) and lore (1.11).
    DealsDamage {
        source: Option<String>,
        target: String,
        amount: i32,
    },
    TakesDamage {
        target: String,
        amount: i32,
    },
    PutsDamage {
        target: String,
        amount: i32,
    },
    NotTaken {
        target: String,
    },
    RemovesDamage {
        target: String,
        amount: i32,
    },
    DamageModified {
        target: String,
        before: i32,
        after: i32,
    },
    GainsLore {
        player: Player,
        amount: i32,
    },
    LosesLore {
        player: Player,
        amount: i32,
    },
    GetsInkDrops {
        player: Player,
        count: i32,
    },
    RemovesInkDrops {
        player: Player,
        count: i32,
    },
    /// What follows rests on one reading of an open point: its name in the rulebook.
    RestsOn {
        point: &'static str,
    },

    // Abilities (chapters 6 to 8).
    Triggers {
        player: Player,
        card: String,
        ability: Called,
    },
    Resolves {
        player: Player,
        card: String,
        ability: Called,
    },
    Condition {
        card: String,
        ability: Called,
        is_met: bool,
        at: Moment,
    },
    UsedUp {
        card: String,
        ability: Called,
    },
    TotalCost {
        card: String,
        printed: i32,
        due: i32,
    },
    TextCondition {
        by: Textual,
        is_met: bool,
    },
    StaysWhereItIs {
        card: String,
        location: String,
    },
    Uncovered {
        card: String,
    },
    GrantGone {
        card: String,
        keyword: Keyword,
        source: String,
    },
    /// The same, so often in a row.
    Times {
        message: Box<Message>,
        times: u32,
    },
    FirstHalfNotDone {
        source: String,
    },
    Gone {
        card: String,
    },
    FoundNothing {
        source: String,
    },
    BagOrder {
        players: Vec<Player>,
    },
    BagPasses {
        from: Player,
        to: Player,
    },
    WouldHappen {
        would: Would,
        is_modified: bool,
    },
    Replaces {
        card: String,
        ability: Called,
        player: Player,
        becomes: Option<Would>,
        order: Precedence,
    },
    NoneLeft {
        event: Would,
    },
    Expired {
        card: String,
        ability: Called,
        is_gone: bool,
    },
    ReplacesOwn {
        card: String,
        ability: Option<Called>,
        change: Option<(Would, Would)>,
    },
    Barred {
        would: Would,
        by: Textual,
    },
    KeywordMatters {
        card: String,
        keyword: Keyword,
        number: Option<i32>,
    },
    Changed {
        card: String,
        number: Number,
        printed: i32,
        now: i32,
    },
    Repeats {
        player: Player,
        times: i32,
    },
    Lasts {
        effect: Lasting,
    },
    Waits {
        card: String,
        ability: Called,
        kind: Waiting,
    },
    EffectEnds {
        card: String,
    },
    Text {
        text: Wording,
    },

    // The end (2.3.3).
    Wins {
        player: Player,
        by: Ending,
    },
    Loses {
        player: Player,
        by: Ending,
    },
    GameDrawn {
        because: DrawnBecause,
    },

    // The judge.
    Line {
        act: ToldAct,
        about: Option<Question>,
    },
    Refused {
        act: ToldAct,
        reason: Reason,
    },
    RefusedDecks {
        files: Vec<String>,
        reason: Wording,
    },
    Held {
        expectation: ToldExpectation,
    },
    Failed {
        expected: Expected,
        found: Found,
    },
    Unsupported {
        card: String,
        reason: Wording,
    },
    CannotStart {
        reason: Wording,
    },
}

impl Message {
    /// Whether it tells a line of the file.
    pub fn is_of_file(&self) -> bool {
        matches!(
            self,
            Self::Line { .. }
                | Self::Refused { .. }
                | Self::RefusedDecks { .. }
                | Self::Held { .. }
                | Self::Failed { .. }
                | Self::CannotStart { .. }
        )
    }

    /// Whether it tells that a player chose something.
    pub fn is_choice(&self) -> bool {
        matches!(
            self,
            Self::ChoosesCards { .. }
                | Self::ChoosesPlayers { .. }
                | Self::ChoosesOption { .. }
                | Self::ChoosesNumber { .. }
        )
    }

    /// Whether it says the same as the one that follows it; then it says so once more.
    pub fn takes_in(&mut self, next: &Message) -> bool {
        match (&mut *self, next) {
            (
                Self::RemovesInkDrops { player, count },
                Self::RemovesInkDrops { player: same, count: more },
            )
            | (Self::GetsInkDrops { player, count }, Self::GetsInkDrops { player: same, count: more }) => {
                if player == same {
                    *count += more;
                }
                player == same
            }
            (Self::Times { message, times }, next) if **message == *next => {
                *times += 1;
                true
            }
            (Self::Only { answer, about }, Self::Only { answer: next, about: same })
                if about == same && matches!(about, Some(Question::Cards { most: 2.., .. })) =>
            {
                match (&mut **answer, &**next) {
                    (
                        Self::ChoosesCards { player, cards },
                        Self::ChoosesCards { player: same, cards: more },
                    ) if player == same => {
                        cards.extend(more.iter().cloned());
                        true
                    }
                    _ => false,
                }
            }
            (this, next) if *this == *next && this.is_counted() => {
                let message = Box::new(next.clone());
                *self = Self::Times { message, times: 2 };
                true
            }
            _ => false,
        }
    }

    /// Whether the same several times in a row is told as a number: what happens to cards that have no face.
    fn is_counted(&self) -> bool {
        matches!(
            self,
            Self::Draws { .. }
                | Self::Discards { .. }
                | Self::Put { .. }
                | Self::LooksAt { .. }
                | Self::Only { .. }
                | Self::Revealed { .. }
        )
    }

    /// Whether it tells an answer and nothing else, as the line of a script does.
    pub fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::Accepts { .. }
                | Self::Declines { .. }
                | Self::ChoosesCards { .. }
                | Self::ChoosesNothing { .. }
                | Self::ChoosesPlayers { .. }
                | Self::ChoosesOption { .. }
                | Self::ChoosesNumber { .. }
                | Self::Names { .. }
                | Self::Orders { .. }
                | Self::Applies { .. }
                | Self::OpeningHand { .. }
                | Self::EndsTurn { .. }
                | Self::Concedes { .. }
        )
    }
}
