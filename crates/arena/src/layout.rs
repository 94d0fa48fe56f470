//! What the numbers mean. Whoever changes anything here counts [`VERSION`] up.

/// The version of observations, actions and features.
pub const VERSION: u32 = 1;

/// A game has at most so many cards: every one of them can have a row.
pub const CARDS_MAX: usize = 160;

/// Rows of the hand of whoever looks.
pub const HAND_ROWS: usize = 16;
/// Rows of the cards in play, of each side.
pub const PLAY_ROWS: usize = 24;
/// Where the viewer's hand begins.
pub const HAND: usize = 0;
/// Where the viewer's cards in play begin.
pub const MINE: usize = HAND + HAND_ROWS;
/// Where the opponent's cards in play begin.
pub const THEIRS: usize = MINE + PLAY_ROWS;
/// Where all other cards begin, and those that do not fit into their block.
pub const OTHERS: usize = THEIRS + PLAY_ROWS;
/// All rows.
pub const ROWS: usize = OTHERS + CARDS_MAX;

macro_rules! numbered {
    ($(#[$about:meta])* $module:ident, $names:ident, $count:ident: $($name:ident $text:literal,)+) => {
        $(#[$about])*
        pub mod $module {
            #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
            #[repr(usize)]
            enum Ordered { $($name,)+ }
            $(#[doc = $text] pub const $name: usize = Ordered::$name as usize;)+
            /// What each is, in order: name and meaning.
            pub const NAMES: &[(&str, &str)] = &[$((stringify!($name), $text),)+];
        }
        /// How many there are.
        pub const $count: usize = $module::NAMES.len();
        #[allow(unused_imports)]
        pub use $module::NAMES as $names;
    };
}

numbered! {
    /// Columns of a row of a card.
    column, COLUMN_NAMES, COLUMNS:
    CARD "which card: its row in the table of features; 0 where it is hidden",
    PRESENT "1 where there is a card",
    ZONE "1 hand, 2 play, 3 discard, 4 inkwell, 5 deck, 6 under another card, 7 being played",
    OWN "1 the viewer's, 0 the opponent's",
    EXERTED "1 exerted",
    DRYING "1 drying",
    DAMAGE "damage counters",
    STRENGTH "Strength now",
    WILLPOWER "Willpower now",
    LORE "lore now",
    COST "ink cost",
    MOVE_COST "move cost of a location",
    KEYWORDS "keywords now, a bit each in the order of the rules (8.2 to 8.16)",
    RESIST "the number of Resist",
    CHALLENGER "the number of Challenger",
    SINGER "the number of Singer",
    BITS "1 cannot quest, 2 cannot challenge, 4 cannot be challenged, 8 cannot ready, 16 inkable, 32 cannot be chosen, 64 cannot sing",
    AT "1 + the row of the location it is at",
    UNDER "how many cards are under it",
    HOST "1 + the row of the card it is under",
    OPEN "1 where the open question can be answered with it",
    PICKED "its place among what was picked or ordered so far, from 1",
    ASKS "1 where its text asks the open question",
    SUBJECT "1 where an earlier action of this answer named it",
}

numbered! {
    /// Numbers about the game.
    number, NUMBER_NAMES, NUMBERS:
    DECIDES "1 where the viewer must decide",
    ACTIVE "1 where it is the viewer's turn",
    TURN "the number of the turn",
    STARTED "1 where the viewer started",
    STEP "0 setup, 1 ready, 2 set, 3 draw, 4 main, 5 end",
    RESULT "0 open, 1 the viewer won, 2 lost, 3 drawn",
    MY_LORE "the viewer's lore",
    THEIR_LORE "the opponent's lore",
    MY_INK "the viewer's ready ink",
    MY_INKWELL "all cards of the viewer's inkwell",
    MY_DROPS "the viewer's ink drops",
    THEIR_INK "the opponent's ready ink",
    THEIR_INKWELL "all cards of the opponent's inkwell",
    THEIR_DROPS "the opponent's ink drops",
    MY_HAND "cards in the viewer's hand",
    THEIR_HAND "cards in the opponent's hand",
    MY_DECK "cards in the viewer's deck",
    THEIR_DECK "cards in the opponent's deck",
    MY_DISCARD "cards in the viewer's discard",
    THEIR_DISCARD "cards in the opponent's discard",
    INKED "cards that the viewer inked this turn",
    BAG "abilities that wait in the bag",
    ATTACKER "1 + the row of the challenging character",
    DEFENDER "1 + the row of the character or location challenged",
    ASK "what is asked: 0 nothing of the viewer, 1 opening hand, 2 turn, 3 may, 4 cards, 5 player, 6 option, 7 number, 8 rounds, 9 name, 10 order, 11 bag, 12 replacement, 13 play",
    ABOUT "of a may: 1 an effect, 2 entering exerted, 3 Bodyguard, 4 a replacement effect",
    PURPOSE "what is done to what is chosen: 1 + the place in the list of purposes",
    SOURCE "the card whose text asks, as in the column CARD",
    SOURCE_ROW "1 + its row",
    DONE "1 where the choice may end here",
    PICKED "how many were picked so far",
    LEAST "the least number that may be named, or of cards to be chosen",
    MOST "the most",
    DEPTH "how many actions of this answer were given already",
    FIRST "1 + the first of them",
}

/// Choices that are told by number have the card they come from here: waiting abilities and replacement effects.
pub const CHOICES: usize = 16;

/// Purposes of a choice, in the order of [`number::PURPOSE`].
pub const PURPOSES: [&str; 21] = [
    "banish",
    "discard",
    "deal damage",
    "put damage",
    "remove damage",
    "move damage",
    "exert",
    "ready",
    "to hand",
    "to deck top",
    "to deck bottom",
    "shuffle in",
    "to inkwell",
    "put under",
    "to discard",
    "reveal",
    "move",
    "affect",
    "play",
    "sing",
    "by text",
];

/// Actions.
pub mod action {
    use super::{HAND_ROWS, PLAY_ROWS, ROWS};

    /// The turn ends (3.3.2).
    pub const END_TURN: usize = 0;
    /// No more; the opening hand is kept as it is.
    pub const DONE: usize = 1;
    /// Yes.
    pub const ACCEPT: usize = 2;
    /// No.
    pub const DECLINE: usize = 3;
    /// 2.3.3.4: legal at every moment, and only marked where the arena is told so.
    pub const CONCEDE: usize = 4;
    /// The player who decides.
    pub const ME: usize = 5;
    /// The other one.
    pub const OPPONENT: usize = 6;
    /// A card is played for its cost.
    pub const BY_INK: usize = 7;
    /// A card is played onto the card that follows, and a second one or [`DONE`] (8.10).
    pub const BY_SHIFT: usize = 8;
    /// A song is sung by the card that follows (5.4.4.2).
    pub const BY_SONG: usize = 9;
    /// A song is sung by several, who are chosen next (8.12).
    pub const BY_SINGING_TOGETHER: usize = 10;
    /// A card is played as a text allows; the number of the way follows.
    pub const BY_TEXT: usize = 11;
    /// For its cost, where a text lets its player choose.
    pub const PAID: usize = 12;
    /// For free, where a text lets its player choose.
    pub const FREE: usize = 13;
    /// 64 more than the number that follows.
    pub const MORE: usize = 14;
    /// A card is inked that has no row in the block of this action; it follows.
    pub const INK_ELSEWHERE: usize = 15;
    /// As [`INK_ELSEWHERE`], to play it.
    pub const PLAY_ELSEWHERE: usize = 16;
    /// As [`INK_ELSEWHERE`], to use an ability of it.
    pub const USE_ELSEWHERE: usize = 17;
    /// As [`INK_ELSEWHERE`], to quest with it.
    pub const QUEST_ELSEWHERE: usize = 18;
    /// As [`INK_ELSEWHERE`], to challenge with it.
    pub const CHALLENGE_ELSEWHERE: usize = 19;
    /// As [`INK_ELSEWHERE`], to move it.
    pub const MOVE_ELSEWHERE: usize = 20;
    /// Numbers from 0 to 63.
    pub const NUMBER: usize = 21;
    /// How many numbers are an action of their own.
    pub const NUMBER_COUNT: usize = 64;
    /// A card of the hand is inked (4.2), by row.
    pub const INK: usize = NUMBER + NUMBER_COUNT;
    /// A card of the hand is played (4.3), by row.
    pub const PLAY: usize = INK + HAND_ROWS;
    /// An ability of an own card in play is used (4.4), by row of its block; which one follows.
    pub const USE: usize = PLAY + HAND_ROWS;
    /// An own character quests (4.5), by row of its block.
    pub const QUEST: usize = USE + PLAY_ROWS;
    /// An own character challenges (4.6), by row of its block; the target follows.
    pub const CHALLENGE: usize = QUEST + PLAY_ROWS;
    /// An own character moves (4.7), by row of its block; the location follows.
    pub const MOVE: usize = CHALLENGE + PLAY_ROWS;
    /// Any card, by row.
    pub const CARD: usize = MOVE + PLAY_ROWS;
    /// All actions.
    pub const COUNT: usize = CARD + ROWS;

    /// Blocks of actions: name, first, how many, meaning.
    pub const BLOCKS: &[(&str, usize, usize, &str)] = &[
        ("end turn", END_TURN, 1, "3.3.2"),
        ("done", DONE, 1, "no more; the opening hand is kept as it is"),
        ("accept", ACCEPT, 1, "yes"),
        ("decline", DECLINE, 1, "no"),
        ("concede", CONCEDE, 1, "2.3.3.4; accepted at every decision, marked only where it was asked for"),
        ("me", ME, 1, "the player who decides"),
        ("opponent", OPPONENT, 1, "the other one"),
        ("by ink", BY_INK, 1, "how a card is played: for its cost"),
        ("by shift", BY_SHIFT, 1, "onto a card that follows, and a second one or done"),
        ("by song", BY_SONG, 1, "sung by a card that follows"),
        ("by singing together", BY_SINGING_TOGETHER, 1, "the singers are chosen next"),
        ("by text", BY_TEXT, 1, "as a text allows; the number of the way follows"),
        ("paid", PAID, 1, "for its cost"),
        ("free", FREE, 1, "for free, where a text lets its player choose so"),
        ("more", MORE, 1, "64 more than the number that follows"),
        ("ink elsewhere", INK_ELSEWHERE, 1, "a card without a row in the hand; it follows"),
        ("play elsewhere", PLAY_ELSEWHERE, 1, "likewise"),
        ("use elsewhere", USE_ELSEWHERE, 1, "likewise"),
        ("quest elsewhere", QUEST_ELSEWHERE, 1, "likewise"),
        ("challenge elsewhere", CHALLENGE_ELSEWHERE, 1, "likewise"),
        ("move elsewhere", MOVE_ELSEWHERE, 1, "likewise"),
        (
            "number",
            NUMBER,
            NUMBER_COUNT,
            "a number, option, ability or waiting effect; two of them name a card",
        ),
        ("ink", INK, HAND_ROWS, "4.2: a card of the hand, by row"),
        ("play", PLAY, HAND_ROWS, "4.3: likewise"),
        ("use", USE, PLAY_ROWS, "4.4: an own card in play, by row of its block; the ability follows"),
        ("quest", QUEST, PLAY_ROWS, "4.5: likewise"),
        ("challenge", CHALLENGE, PLAY_ROWS, "4.6: likewise; the target follows"),
        ("move", MOVE, PLAY_ROWS, "4.7: likewise; the location follows"),
        ("card", CARD, ROWS, "a card, by row"),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_actions_cover_all_without_a_gap() {
        let mut next = 0;
        for (name, first, count, _) in action::BLOCKS {
            assert_eq!(*first, next, "{name}");
            next += count;
        }
        assert_eq!(next, action::COUNT);
        assert_eq!((COLUMNS, NUMBERS, action::COUNT, ROWS), (24, 35, 437, 224), "count the version up");
    }
}
