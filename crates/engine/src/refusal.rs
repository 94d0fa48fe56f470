//! Why an answer is refused, each reason with its rule.

use crate::record::Rule;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $rule:literal, $text:literal;)*) => {
        /// Why an answer is refused. A refusal changes nothing (1.7.6).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Refusal {
            $($(#[$doc])* #[error($text)] $name,)*
        }

        impl Refusal {
            /// The rule that decides it.
            pub fn rule(self) -> Rule {
                match self {
                    $(Refusal::$name => Rule($rule),)*
                }
            }
        }
    };
}

refusals! {
    /// The game is over.
    Over = "2.3.3", "the game is over";
    /// Somebody else decides, or something else is asked.
    NotAsked = "4.1.2", "that is not what is to be decided now";
    /// No such card.
    NoSuchCard = "1.4.1", "there is no such card";
    /// There is no such classification.
    NoSuchClass = "5.2.7", "there is no such classification";
    /// The card is not where it would have to be.
    WrongZone = "4.3.1", "the card is not in the right zone";
    /// 5.3.1: elsewhere it is only a character card.
    NotInPlay = "5.3.1", "the card is not in play";
    /// 4.2.1.1
    NotInHand = "4.2.1.1", "the card is not in the hand";
    /// 1.6.1
    NotWorking = "1.6.1", "the ability does not work where the card is";
    /// Somebody else's card.
    NotYours = "1.4.3", "the card belongs to another player";
    /// Not the right kind of card.
    WrongKind = "5.3.4", "the card is not of the right kind";
    /// 4.2.1.1
    Uninkable = "4.2.1.1", "the card has no inkwell symbol";
    /// 4.2.3
    InkedAlready = "4.2.3", "a card was already put into the inkwell this turn";
    /// 1.5.3
    NotEnoughInk = "1.5.3", "not enough ready ink";
    /// 1.5.3
    CannotPay = "1.5.3", "the cost cannot be paid in full";
    /// 1.7.5
    Drying = "1.7.5", "the character is still drying";
    /// 5.1.1.2
    Exerted = "5.1.1.2", "the card is exerted already";
    /// 8.7.2
    RecklessQuest = "8.7.2", "a Reckless character cannot quest";
    /// 8.7.3
    RecklessEnd = "8.7.3", "a Reckless character can still challenge";
    /// 8.7.3
    MustChallenge = "8.7.3", "a character that must challenge if able still can";
    /// 4.6.4.3
    MustChallengeAnother = "4.6.4.3", "it must challenge another one if able";
    /// 8.16.2
    AdventurousChallenge = "8.16.2", "an Adventurous character cannot challenge";
    /// 8.16.3
    AdventurousEnd = "8.16.3", "an Adventurous character can still quest";
    /// 1.2.2
    Forbidden = "1.2.2", "an effect forbids it";
    /// 4.6.4.2
    TargetReady = "4.6.4.2", "the character to be challenged is ready";
    /// 4.6.4.2
    NotOpposing = "4.6.4.2", "only opposing characters and locations can be challenged";
    /// 8.6.1
    Evasive = "8.6.1", "only a character with Evasive or Alert can challenge it";
    /// 8.3.3
    Bodyguard = "8.3.3", "a character with Bodyguard must be chosen";
    /// 8.15.1
    Ward = "8.15.1", "Ward: an opponent's effect cannot choose it";
    /// 6.7.3.2
    MustChoose = "6.7.3.2", "another card must be chosen if able";
    /// 6.7.3
    NotACandidate = "6.7.3", "it is not a legal choice";
    /// 6.1.3
    SameTwice = "6.1.3", "the same thing cannot be chosen twice";
    /// 6.1.3
    TooFew = "6.1.3", "more must be chosen";
    /// 6.1.3
    TooMany = "6.1.3", "no more can be chosen";
    /// 6.1.13.2
    OnceUsed = "6.1.13.2", "it was already used in this period";
    /// 4.3.2.2
    ShiftForFree = "4.3.2.2", "a card played for free cannot be shifted or sung";
    /// 8.10.1
    NoShift = "8.10.1", "the card has no Shift";
    /// 8.10.1
    WrongShiftBase = "8.10.1", "it cannot be shifted onto that";
    /// 5.4.4.2
    NotASong = "5.4.4.2", "only songs are sung";
    /// 5.4.4.2
    SingerTooCheap = "5.4.4.2", "the character's cost is too low to sing it";
    /// 8.12.1
    NotTogether = "8.12.1", "the song has no Sing Together";
    /// 8.12.1
    TogetherTooCheap = "8.12.1", "the characters' costs together are too low to sing it";
    /// 4.7.3.2
    NoFreeMove = "4.7.3.2", "no text allows to move it so";
    /// 4.7.1
    NotMovable = "4.7.1", "only characters move, and only to locations";
    /// 1.5.5
    NoSuchWay = "1.5.5", "no text allows to play it so";
    /// 4.4.1
    NoSuchAbility = "4.4.1", "the card has no such ability to use";
    /// 8.4.1
    NothingToPutUnder = "8.4.1", "there is no card to put under it";
    /// 6.1.16
    ConditionFalse = "6.1.16", "its condition is not met";
    /// 4.7.1
    NotYourLocation = "4.7.1", "characters move to their own player's locations";
    /// D.8
    AlreadyThere = "4.7.2", "the character is already there";
    /// 6.1.5.2
    OptionImpossible = "6.1.5.2", "that option cannot be done";
    /// 6.1.4
    NotOptional = "6.1.4", "it is not optional";
    /// 6.1.3
    OutOfRange = "6.1.3", "the number is out of range";
    /// 6.1.10
    Endless = "6.1.10", "a loop is repeated a number of times that is named, and that can be played";
    /// 6.1.10
    LoopOver = "6.1.10", "the loop was repeated as often as was said: something else must be done";
    /// 7.7.4.2
    NotInBag = "7.7.4.2", "that ability is not waiting for this player";
    /// 3.3.2.1
    MustQuest = "4.5.1", "a character that must quest if able still can";
    /// 2.3.3.4
    AlreadyOut = "2.3.3.4", "that player has left the game";
}
