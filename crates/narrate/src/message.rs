//! Everything that the narrator can say, as data.

use super::Wording;
use super::lasting::{Lasting, Number};
use super::line::{Expected, Question, ToldAct, ToldExpectation};
pub use super::would::{Instead, Looked, Precedence, Would};
use super::{Found, Reason, Why};
use engine::EntryId;
use engine::record::{DrawnBecause, ExertedBecause, NotAsked};
use script::{Keyword, Player, State, Zone};

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
    /// By its story name, which stands on another card than the one that it is about.
    NamedOn {
        /// Its name.
        name: String,
        /// The card on which it stands.
        card: String,
    },
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
        let card = match &self.ability {
            Some(Called::NamedOn { card, .. }) => card,
            Some(Called::Named(_) | Called::From(_) | Called::Made(_) | Called::Unnamed) | None => &self.card,
        };
        super::line::unmarked(card.clone()).replace(super::FILLER_CARD, "filler")
    }

    /// The name of the ability, where it has one.
    pub fn ability_name(&self) -> Option<String> {
        match &self.ability {
            Some(Called::Named(name) | Called::NamedOn { name, .. }) => Some(name.clone()),
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

/// When a secondary condition is looked at (6.2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// When the ability would trigger.
    Triggering,
    /// When it resolves.
    Resolving,
}

/// The kinds of Shift (8.10.8).
#[derive(Debug, Clone, PartialEq, Eq)]
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
    /// 6.7.9: the text that made it enter exerted or damaged.
    pub by: Option<Textual>,
}

/// One sentence. Cards are full names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    // The turn (chapter 3) and the setup (2.2).
    /// 2.2.2: an opening hand is kept or altered.
    OpeningHand {
        /// The player it is about.
        player: Player,
        /// What is put away.
        keep: Keep,
    },
    /// A turn begins.
    TurnBegins {
        /// The player it is about.
        player: Player,
    },
    /// 3.2.1: the ready step.
    ReadyStep {
        /// The player it is about.
        player: Player,
    },
    /// 3.2.2: the set step.
    SetStep {
        /// The player it is about.
        player: Player,
    },
    /// 3.2.3: the draw step.
    DrawStep {
        /// The player it is about.
        player: Player,
    },
    /// 3.3: the main phase.
    MainPhase {
        /// The player it is about.
        player: Player,
    },
    /// 3.4: the end of the turn.
    EndPhase {
        /// The player it is about.
        player: Player,
    },
    /// No card is drawn in the draw step.
    SkipsDraw {
        /// The player it is about.
        player: Player,
        /// The text or rule that brings it about.
        by: Option<Textual>,
    },
    /// 6.4.3: no card is readied in the Ready step.
    SkipsReady {
        /// The player it is about.
        player: Player,
        /// The text that brings it about.
        by: Option<Textual>,
    },

    // Turn actions (chapter 4).
    /// 4.2: a card goes into the inkwell.
    Inks {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
    },
    /// 4.3: a card is played.
    Plays {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
        /// How it is paid for.
        payment: Payment,
        /// Whether it is an action.
        is_action: bool,
    },
    /// Ink is paid.
    Pays {
        /// The player it is about.
        player: Player,
        /// How much.
        ink: u32,
    },
    /// 4.4: an activated ability is used.
    Uses {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
    },
    /// 4.5: a character quests.
    Quests {
        /// The card it is about.
        card: String,
        /// The lore that it brings, where it brings any.
        lore: Option<i32>,
    },
    /// 4.6: a character challenges.
    Challenges {
        /// The card it is about.
        card: String,
        /// The card that it happens to.
        target: String,
    },
    /// 4.6.9: a challenge ends.
    ChallengeEnds {
        /// The card it is about.
        card: String,
        /// The card that it happens to.
        target: String,
    },
    /// A side of a challenge deals no damage.
    NoChallengeDamage {
        /// The card it is about.
        card: String,
    },
    /// 4.7: a character moves.
    MovesTo {
        /// The card it is about.
        card: String,
        /// The location.
        location: String,
    },
    /// A player ends the turn.
    EndsTurn {
        /// The player it is about.
        player: Player,
    },
    /// 2.3.3.4: a player concedes.
    Concedes {
        /// The player it is about.
        player: Player,
    },

    // Answers to decisions.
    /// Yes to a "may".
    Accepts {
        /// The player it is about.
        player: Player,
        /// The card from which it comes.
        source: Option<String>,
    },
    /// No to a "may".
    Declines {
        /// The player it is about.
        player: Player,
        /// The card from which it comes.
        source: Option<String>,
    },
    /// Cards are chosen.
    ChoosesCards {
        /// The player it is about.
        player: Player,
        /// Which cards, in the order chosen.
        cards: Vec<String>,
    },
    /// Nothing is chosen, where that is allowed.
    ChoosesNothing {
        /// The player it is about.
        player: Player,
    },
    /// Players are chosen.
    ChoosesPlayers {
        /// The player it is about.
        player: Player,
        /// Which.
        players: Vec<Player>,
    },
    /// One of several effects is chosen.
    ChoosesOption {
        /// The player it is about.
        player: Player,
        /// Which, from 1.
        option: u32,
    },
    /// A number is chosen.
    ChoosesNumber {
        /// The player it is about.
        player: Player,
        /// Which.
        number: i32,
    },
    /// A card is named.
    Names {
        /// The player it is about.
        player: Player,
        /// The name.
        name: String,
    },
    /// Cards are put in order.
    Orders {
        /// The player it is about.
        player: Player,
        /// Which cards, in the order chosen.
        cards: Vec<String>,
    },
    /// 6.5.7: it is chosen which replacement effect applies.
    Applies {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
    },
    /// 4.3.2: a card has changed zones while it is played.
    PlayGoesOn {
        /// The card it is about.
        card: String,
    },
    /// A card that an effect would let be played cannot be.
    CannotPlay {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
        /// What stands against it.
        why: engine::Refusal,
    },
    /// There is nobody or nothing to choose.
    NobodyToChoose {
        /// The player it is about.
        player: Player,
        /// The text that asks for it.
        by: Option<Textual>,
    },
    /// A card cannot be chosen, as by Ward.
    NotChosen {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
        /// The text or rule that brings it about.
        by: Option<Textual>,
    },
    /// 5.1.1.11: a card cannot be chosen to be exerted: it is still drying.
    StillDrying {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
    },
    /// 6.7.3.2: a card that must be chosen if able.
    MustBeChosen {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
        /// The text that says so.
        by: Textual,
    },
    /// A "may" is not asked, because it could not be done.
    NotAsked {
        /// The player it is about.
        player: Player,
        /// The card from which it comes.
        source: String,
        /// Why.
        why: NotAsked,
    },
    /// An answer that takes itself, because there is no other.
    Only {
        /// The answer as it is told.
        answer: Box<Message>,
        /// What was asked.
        about: Option<Question>,
    },

    // What happens to cards.
    /// A card enters play, ready, undamaged and drying.
    EntersPlay {
        /// The card it is about.
        card: String,
    },
    /// A card enters play in another way.
    Enters {
        /// The card it is about.
        card: String,
        /// In which.
        how: Enters,
    },
    /// The location to move to has left play.
    LocationGone {
        /// The card it is about.
        card: String,
        /// The location.
        location: String,
    },
    /// 8.11.3: a singer counts as having another cost than its own or that of Singer.
    SingsAs {
        /// The singer.
        card: String,
        /// As what cost it counts.
        cost: i32,
    },
    /// 6.7.6.1: all players have done a part of a text; now all do the next one.
    NextPart {
        /// Who begins.
        player: Player,
    },
    /// An action waits for its effect to end before it goes to the discard pile.
    ActionWaits {
        /// The card it is about.
        card: String,
    },
    /// 6.7.8: what a card triggers that an effect plays waits for the end of that effect.
    TriggersWait {
        /// The card that is played.
        card: String,
        /// The text that plays it.
        by: Textual,
    },
    /// 1.2.3: a card is already as a text would make it.
    AlreadySo {
        /// The card it is about.
        card: String,
        /// Ready or exerted.
        is: State,
    },
    /// A card is banished.
    Banished {
        /// The card it is about.
        card: String,
        /// By what.
        cause: Banishing,
    },
    /// A card is discarded.
    Discards {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
    },
    /// A card is drawn.
    Draws {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
    },
    /// A card would be drawn from an empty deck.
    EmptyDeck {
        /// The player it is about.
        player: Player,
    },
    /// A card is put somewhere.
    Put {
        /// The card it is about.
        card: String,
        /// Whose place it is.
        owner: Player,
        /// Where.
        to: Place,
    },
    /// Cards that are not seen are put somewhere.
    PutSome {
        /// How many.
        count: u32,
        /// Whose place it is.
        owner: Player,
        /// Where.
        to: Place,
    },
    /// A card is put under another.
    PutUnder {
        /// The card it is about.
        card: String,
        /// The one above.
        top: String,
    },
    /// A card is exerted.
    Exerts {
        /// The card it is about.
        card: String,
    },
    /// A card is readied.
    Readies {
        /// The card it is about.
        card: String,
    },
    /// 5.4.4.2: a character sings a song.
    Sings {
        /// The card it is about.
        card: String,
        /// The song.
        song: String,
    },
    /// A card is revealed to all.
    Revealed {
        /// The card it is about.
        card: String,
    },
    /// A player looks at a card.
    LooksAt {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
    },
    /// A player looks at cards that others do not see.
    LooksAtSome {
        /// The player it is about.
        player: Player,
        /// How many.
        count: u32,
    },
    /// Ink is exerted.
    InkExerted {
        /// The player it is about.
        player: Player,
        /// How many.
        count: u32,
    },
    /// Ink is readied.
    InkReadied {
        /// The player it is about.
        player: Player,
        /// How many.
        count: u32,
    },
    /// A deck is shuffled.
    Shuffles {
        /// The player it is about.
        player: Player,
    },
    /// A deck is not shuffled, because nothing was searched for or put there.
    NotShuffled {
        /// The player it is about.
        player: Player,
    },
    /// Another turn after this one.
    ExtraTurn {
        /// The player it is about.
        player: Player,
    },

    // Damage (1.9) and lore (1.11).
    /// Damage is dealt.
    DealsDamage {
        /// The card from which it comes.
        source: Option<String>,
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// Damage is taken.
    TakesDamage {
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// Damage counters are put or moved.
    PutsDamage {
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// Damage that was reduced to 0 is not dealt (in the older edition).
    NotDealt {
        /// The card that it happens to.
        target: String,
    },
    /// Damage is not taken.
    NotTaken {
        /// The card that it happens to.
        target: String,
    },
    /// Damage is removed.
    RemovesDamage {
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// Damage is made more or less.
    DamageModified {
        /// The card that it happens to.
        target: String,
        /// How much it was.
        before: i32,
        /// How much it is.
        after: i32,
    },
    /// Lore is gained.
    GainsLore {
        /// The player it is about.
        player: Player,
        /// How much.
        amount: i32,
        /// 3.2.2.2: the location that gives it.
        from: Option<String>,
    },
    /// Lore is lost.
    LosesLore {
        /// The player it is about.
        player: Player,
        /// How much.
        amount: i32,
    },
    /// 1.13: ink drops are got.
    GetsInkDrops {
        /// The player it is about.
        player: Player,
        /// How many.
        count: i32,
    },
    /// 1.13: ink drops are spent or removed.
    RemovesInkDrops {
        /// The player it is about.
        player: Player,
        /// How many.
        count: i32,
    },
    /// What follows rests on one reading of an open point: its name in the rulebook.
    RestsOn {
        /// Its number in appendix D.
        point: &'static str,
    },

    // Abilities (chapters 6 to 8).
    /// 6.2: an ability triggers.
    Triggers {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
    },
    /// 7.7: a waiting ability resolves.
    Resolves {
        /// The player it is about.
        player: Player,
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
    },
    /// 6.2.4: the condition of a triggered ability is looked at.
    Condition {
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
        /// Whether it holds.
        is_met: bool,
        /// When.
        at: Moment,
    },
    /// An ability was used as often as it may be.
    UsedUp {
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
    },
    /// 1.5.5: the cost of a card differs from the printed one.
    TotalCost {
        /// The card it is about.
        card: String,
        /// What is printed.
        printed: i32,
        /// What is due.
        due: i32,
        /// The texts that change it, each with how much.
        by: Vec<(Textual, i32)>,
    },
    /// 6.1.16: an "if" in the middle of a text is looked at.
    TextCondition {
        /// The text or rule that brings it about.
        by: Textual,
        /// 6.7.6: whose part it is, where several players do it.
        of: Option<Player>,
        /// Whether it holds.
        is_met: bool,
    },
    /// 4.7.2: a character is already there.
    StaysWhereItIs {
        /// The card it is about.
        card: String,
        /// The location.
        location: String,
    },
    /// 8.10.8.5: what lay under a card is in play again.
    Uncovered {
        /// The card it is about.
        card: String,
    },
    /// 8.1.2: of two gifts of a keyword the shorter one is gone.
    GrantGone {
        /// The card it is about.
        card: String,
        /// Which one.
        keyword: Keyword,
        /// The card from which it comes.
        source: String,
    },
    /// The same, so often in a row.
    Times {
        /// What is told once.
        message: Box<Message>,
        /// How often.
        times: u32,
    },
    /// The first half could not be done, so the second is not.
    FirstHalfNotDone {
        /// The card from which it comes.
        source: String,
    },
    /// A card is no longer where the text looks for it.
    Gone {
        /// The card it is about.
        card: String,
    },
    /// Nothing fits what the text looks for.
    FoundNothing {
        /// The card from which it comes.
        source: String,
    },
    /// 7.7: whose abilities resolve first.
    BagOrder {
        /// In this order.
        players: Vec<Player>,
    },
    /// 7.7: the next player's abilities resolve.
    BagPasses {
        /// Whose resolved.
        from: Player,
        /// Whose do now.
        to: Player,
    },
    /// 6.5: an event that could be replaced.
    WouldHappen {
        /// The event.
        would: Would,
        /// Which look at it finds one.
        looked: Looked,
    },
    /// 6.5: a replacement effect applies.
    Replaces {
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
        /// The player it is about.
        player: Player,
        /// What happens instead.
        becomes: Instead,
        /// Why it is its turn.
        order: Precedence,
    },
    /// 6.5: no replacement effect is left for the event.
    NoneLeft {
        /// The event.
        event: Would,
    },
    /// 6.5.8: an instance of an effect expires.
    Expired {
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
        /// Whether it is gone for good.
        is_gone: bool,
    },
    /// 6.5.6: a text replaces a part of itself.
    ReplacesOwn {
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Option<Called>,
        /// What it was, and what it is.
        change: Option<(Would, Would)>,
    },
    /// Something cannot happen.
    Barred {
        /// What.
        would: Would,
        /// The text or rule that brings it about.
        by: Textual,
    },
    /// A keyword decides something.
    KeywordMatters {
        /// The card it is about.
        card: String,
        /// Which one.
        keyword: Keyword,
        /// Its number, where it has one.
        number: Option<i32>,
    },
    /// A characteristic differs from the printed one.
    Changed {
        /// The card it is about.
        card: String,
        /// Which one.
        number: Number,
        /// What is printed.
        printed: i32,
        /// What it is.
        now: i32,
        /// The texts that change it, each with how much.
        by: Vec<(Textual, i32)>,
        /// 8.5.1: so much of it by Challenger.
        challenger: i32,
    },
    /// 1.9.4.1: challenge damage is dealt by another number than Strength.
    DamageBy {
        /// The card it is about.
        card: String,
        /// Which number.
        number: Number,
        /// The text that says so.
        by: Textual,
    },
    /// 6.1.10: a loop is repeated, as often as was said in the answer before.
    Repeats,
    /// An effect lasts from now on.
    Lasts {
        /// Which one.
        effect: Lasting,
    },
    /// 6.2.7: an ability waits outside of the bag.
    Waits {
        /// The card it is about.
        card: String,
        /// The ability, as it is called.
        ability: Called,
        /// How.
        kind: Waiting,
    },
    /// An effect that lasted ends.
    EffectEnds {
        /// The card it is about.
        card: String,
    },
    /// A sentence that is brought along.
    Text {
        /// The sentence.
        text: Wording,
    },

    // The end (2.3.3).
    /// A player wins.
    Wins {
        /// The player it is about.
        player: Player,
        /// The text or rule that brings it about.
        by: Ending,
    },
    /// A player loses.
    Loses {
        /// The player it is about.
        player: Player,
        /// The text or rule that brings it about.
        by: Ending,
    },
    /// Nobody wins.
    GameDrawn {
        /// Why.
        because: DrawnBecause,
    },

    // The judge.
    /// A line of the script is carried out.
    Line {
        /// What it says.
        act: ToldAct,
        /// What it answers.
        about: Option<Question>,
    },
    /// A line of the script is refused.
    Refused {
        /// What it says.
        act: ToldAct,
        /// Why.
        reason: Reason,
    },
    /// Deck lists are illegal, as they should be.
    RefusedDecks {
        /// Which.
        files: Vec<String>,
        /// Why.
        reason: Wording,
    },
    /// An expectation holds.
    Held {
        /// Which.
        expectation: ToldExpectation,
        /// Why it does, where that is not plain to see.
        why: Option<Why>,
    },
    /// An expectation does not hold.
    Failed {
        /// What should be.
        expected: Expected,
        /// What is.
        found: Found,
    },
    /// A card cannot be played.
    Unsupported {
        /// The card it is about.
        card: String,
        /// Why.
        reason: Wording,
    },
    /// The game cannot begin.
    CannotStart {
        /// Why.
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
                | Self::EffectEnds { .. }
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
