//! Other wordings of what cards say: a text that cannot be read as it stands is tried once more in the wording of the house.
//!
//! A row says one thing in two ways. In both, `N` and `M` are numbers, `P` to `R` signed numbers, `K`, `J` and `L` each one of {S}, {W} and {L},
//! `A` to `D` words of one clause, `Z` words with commas among them; `^` is the start of a sentence. The reader tells in a note as what
//! it took such a text, and English is written in the wording of the house. Rows never say less or more than the words they replace.

use crate::lex::{Token, TokenKind, lex};
use crate::lexicon::Lexicon;
use crate::quest_wording::said_to_leader;
use crate::wording_rows::MORE;

/// How a text may say it, and how cards do.
const ROWS: &[(&str, &str)] = &[
    // Words that other games or older drafts use.
    ("at the beginning of", "at the start of"),
    ("discard pile", "discard"),
    ("discard piles", "discards"),
    ("target", "chosen"),
    ("cannot", "can't"),
    ("do not", "don't"),
    ("does not", "doesn't"),
    ("is not", "isn't"),
    ("are not", "aren't"),
    ("face down", "facedown"),
    ("each time", "whenever"),
    ("every time", "whenever"),
    ("any time", "whenever"),
    ("as though", "as if"),
    ("as well.", "."),
    ("owner's hand", "player's hand"),
    ("owners' hands", "players' hands"),
    ("its owner", "its player"),
    ("its controller", "its player"),
    ("their controller", "their player"),
    ("each of your opponents", "each opponent"),
    ("your opponents' characters", "opposing characters"),
    ("opponents' characters", "opposing characters"),
    ("opponents' items", "opposing items"),
    ("opponents' locations", "opposing locations"),
    ("an opponent's character", "an opposing character"),
    ("controls more characters than", "has more characters in play than"),
    ("controls more items than", "has more items in play than"),
    ("if you control A,", "if you have A in play,"),
    ("while you control A,", "while you have A in play,"),
    ("if you control A.", "if you have A in play."),
    ("an effect an opponent controls would", "an opponent's effect would"),
    ("an opponent controls", "an opponent has in play"),
    ("you control", "you have in play"),
    ("other than this", "except this"),
    // Number words.
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("up to one", "up to 1"),
    ("one card", "a card"),
    ("one damage", "1 damage"),
    ("one lore", "1 lore"),
    // Times.
    ("until your next turn", "until the start of your next turn"),
    ("until end of turn", "this turn"),
    ("until the end of turn", "this turn"),
    ("until the end of this turn", "this turn"),
    ("for the turn", "this turn"),
    ("at end of turn", "at the end of the turn"),
    ("once each turn,", "once per turn,"),
    ("once a turn,", "once per turn,"),
    ("once on each of your turns,", "once during your turn,"),
    ("once during each of your turns,", "once during your turn,"),
    ("during each of your turns", "during your turn"),
    ("on your turn,", "during your turn,"),
    ("^ this turn, A get P K", "A get P K this turn"),
    // Values and costs.
    ("N or less K", "N K or less"),
    ("N or more K", "N K or more"),
    ("at least N K", "N K or more"),
    ("with K N or less", "with N K or less"),
    ("with K N or more", "with N K or more"),
    ("with K of N or less", "with N K or less"),
    ("with K of N or more", "with N K or more"),
    ("P strength", "P {S}"),
    ("P willpower", "P {W}"),
    ("P lore", "P {L}"),
    ("with K less than this character's K", "with less K than this character"),
    ("with K greater than this character's K", "with more K than this character"),
    ("less than or equal to", "equal to or less than"),
    ("with a cost of", "with cost"),
    ("with cost of", "with cost"),
    ("with a cost N", "with cost N"),
    ("with N cost or less", "with cost N or less"),
    ("with N cost or more", "with cost N or more"),
    ("that costs N or less", "with cost N or less"),
    ("that costs N or more", "with cost N or more"),
    ("that cost N or less", "with cost N or less"),
    ("that cost N or more", "with cost N or more"),
    ("costing N or less", "with cost N or less"),
    ("costing N or more", "with cost N or more"),
    ("your first A each turn costs", "the first A you play each turn costs"),
    ("your first A each turn cost", "the first A you play each turn cost"),
    ("^ A may move here for N {I} less", "you pay N {I} less to move A here"),
    (
        "this location's move cost is reduced by N for each A.",
        "for each A, you pay N {I} less to move your characters here.",
    ),
    ("A costs N {I} less for each B.", "for each B, you pay N {I} less to play A."),
    // Keywords and values got together.
    ("gains A and P K and Q J", "gets P K and Q J and gains A"),
    ("gain A and P K and Q J", "get P K and Q J and gain A"),
    ("gains A and P K", "gets P K and gains A"),
    ("gain A and P K", "get P K and gain A"),
    ("gains P K and A this turn", "gets P K and gains A this turn"),
    ("gain P K and A this turn", "get P K and gain A this turn"),
    ("give A character B and P K", "give A character P K and B"),
    ("give this character B and P K", "give this character P K and B"),
    ("give chosen character B and P K", "give chosen character P K and B"),
    ("give them B and P K", "give them P K and B"),
    ("give him B and P K", "give him P K and B"),
    ("give her B and P K", "give her P K and B"),
    ("give it B and P K", "give it P K and B"),
    ("gains P K", "gets P K"),
    ("gain P K", "get P K"),
    // Damage.
    ("with N damage on him", "with N damage"),
    ("with N damage on her", "with N damage"),
    ("with N damage on it", "with N damage"),
    ("with N damage on them", "with N damage"),
    ("with N damage counters on it", "with N damage counters"),
    ("with N damage counters on them", "with N damage counters"),
    ("fully heal A.", "remove all damage from A."),
    ("heal N damage from", "remove up to N damage from"),
    ("heal up to N damage from", "remove up to N damage from"),
    ("^ A can't be healed", "damage can't be removed from A"),
    ("that was healed this way", "you removed damage from this way"),
    ("healed this way", "you removed damage from this way"),
    ("that had damage removed this way", "you removed damage from this way"),
    ("if damage would be dealt to A,", "if A would be dealt damage,"),
    (
        "deal N damage to one chosen A and M damage to another.",
        "deal N damage to chosen A and M damage to another chosen A.",
    ),
    (
        "deal N damage to chosen A and M damage to another.",
        "deal N damage to chosen A and M damage to another chosen A.",
    ),
    // Conditions. Where a "may" stands before it, "otherwise" would mean more.
    ("if it's A, you may B. if it isn't,", "if it's A, you may B. If it isn't A,"),
    ("if it's A, you may B. if it's not,", "if it's A, you may B. If it isn't A,"),
    ("^ if it isn't,", "otherwise,"),
    ("^ if it's not,", "otherwise,"),
    ("^ if it doesn't,", "otherwise,"),
    ("^ if they aren't,", "otherwise,"),
    ("^ if not,", "otherwise,"),
    ("only if A, this character can quest.", "this character can't quest unless A."),
    ("only if A, this character can challenge.", "this character can't challenge unless A."),
    ("this character can only quest if A.", "this character can't quest unless A."),
    ("this character can only challenge if A.", "this character can't challenge unless A."),
    ("this character can quest only if A.", "this character can't quest unless A."),
    ("this character can challenge only if A.", "this character can't challenge unless A."),
    ("as long as", "while"),
    ("fewer lore than", "less lore than"),
    ("that still has", "that has"),
    ("that still have", "that have"),
    ("lore at once", "lore"),
    ("up to a maximum of", "to a maximum of"),
    ("for each A, up to N.", "for each A, to a maximum of N."),
    ("gets P K, or Q J if A, this turn", "gets P K this turn, or Q J if A"),
    (
        "^ banish chosen B with cost N or less, or cost M or less if A.",
        "banish chosen B with cost N or less. If A, banish chosen B with cost M or less instead.",
    ),
    ("with K greater than their J", "with more K than J"),
    ("with K less than their J", "with less K than J"),
    ("with K greater than its J", "with more K than J"),
    // Cards and places.
    ("draw cards until you have", "draw until you have"),
    ("draws cards until they have", "draws until they have"),
    ("discards cards until they have", "discards until they have"),
    ("until you have N in hand", "until you have N cards in your hand"),
    ("opponent with N or more cards in hand", "opponent with N or more cards in their hand"),
    ("opponent has N or more cards in hand", "opponent has N or more cards in their hand"),
    ("opponent has no cards in hand", "opponent has no cards in their hand"),
    ("they have no cards in hand", "they have no cards in their hand"),
    ("cards in hand than you", "cards in their hand than you"),
    ("the most cards in hand", "the most cards in their hand"),
    ("the fewest cards in hand", "the fewest cards in their hand"),
    ("cards in hand", "cards in your hand"),
    ("the other on the bottom.", "the other on the bottom of your deck."),
    ("the rest on the bottom.", "the rest on the bottom of your deck."),
    ("the rest on the bottom in any order.", "the rest on the bottom of your deck in any order."),
    ("on the top or bottom of", "on either the top or the bottom of"),
    ("on the top or the bottom of", "on either the top or the bottom of"),
    ("on top or bottom of", "on either the top or the bottom of"),
    ("whenever Z. This ability triggers only once each turn.", "once per turn, whenever Z."),
    ("whenever Z. This ability triggers only once per turn.", "once per turn, whenever Z."),
    ("whenever Z. This ability can only trigger once per turn.", "once per turn, whenever Z."),
    ("whenever Z. This ability can trigger only once each turn.", "once per turn, whenever Z."),
    ("can't be challenged or chosen by", "can't be challenged or be chosen by"),
    ("can't be moved or removed", "can't be moved or be removed"),
    ("they're banished at", "they are banished at"),
    ("^ it's banished at", "it is banished at"),
    ("count as having the A classification", "gain the A classification"),
    ("counts as having the A classification", "gains the A classification"),
    ("you may A rather than pay this character's cost.", "you may A to play this character for free."),
    ("you may A instead of paying this character's cost.", "you may A to play this character for free."),
    ("you may A rather than pay this card's cost.", "you may A to play this card for free."),
    ("moves away from", "moves from"),
    ("moved away from", "moved from"),
    ("opponents' effects can't choose A.", "opponents can't choose A for abilities or effects."),
    ("on the bottom of that deck", "on the bottom of their deck"),
    ("move A from under B to under C.", "put A from under B under C."),
    ("another one of your", "another of your"),
    (
        "^ at the start of their next turn, chosen opponent A.",
        "chosen opponent A at the start of their next turn.",
    ),
    ("whenever you sing a song", "whenever one of your characters sings a song"),
    ("can quest while drying", "can quest the turn they're played"),
    ("can sing songs as if they had P cost", "count as having P cost to sing songs"),
    ("this character is also named A and B.", "this character counts as being named both A and B."),
    ("this character is also named", "this character counts as being named"),
    (
        "count the number of different A. deal that much damage to B.",
        "deal damage to B equal to the number of different A.",
    ),
    (
        "count the number of different A. draw that many cards.",
        "draw cards equal to the number of different A.",
    ),
    (
        "count the number of different A. gain that much lore.",
        "gain lore equal to the number of different A.",
    ),
    (
        "this damage can't be prevented or reduced.",
        "this damage can't be reduced. This damage can't be prevented.",
    ),
    ("while your hand is empty,", "while you have no cards in your hand,"),
    ("if your hand is empty,", "if you have no cards in your hand,"),
    ("whenever one of your opponents A,", "whenever an opponent A,"),
    ("gets an additional P K", "gets P K"),
    ("get an additional P K", "get P K"),
    ("reveal your hand. if you have no A in it,", "reveal your hand. If you have no A in your hand,"),
    ("lore at a time,", "lore,"),
    ("gains A, B, and P K this turn", "gets P K and gains A and B this turn"),
    ("they're already exerted", "they're exerted"),
    ("they're already damaged", "they're damaged"),
    ("each of opponents' A", "each opposing A"),
    ("on the turn they're played", "the turn they're played"),
    ("for each ink type among", "for each different ink type of"),
    ("for each different ink type among", "for each different ink type of"),
    // What characters do is said of their player.
    ("if they didn't quest this turn,", "if none of their characters quested this turn,"),
    ("if you didn't quest this turn,", "if none of your characters quested this turn,"),
    ("if they didn't challenge this turn,", "if none of their characters challenged this turn,"),
    ("if you didn't challenge this turn,", "if none of your characters challenged this turn,"),
    ("whenever you quest,", "whenever one of your characters quests,"),
    ("whenever an opponent quests,", "whenever an opposing character quests,"),
    ("whenever you challenge a character,", "whenever one of your characters challenges a character,"),
    // Ink drops.
    ("you play A using ink drops", "you remove an ink drop to play A"),
    ("you play A using an ink drop", "you remove an ink drop to play A"),
    ("you play A by removing an ink drop", "you remove an ink drop to play A"),
    ("you play A by removing ink drops", "you remove an ink drop to play A"),
    ("you use an ink drop to play", "you remove an ink drop to play"),
    ("if you used an ink drop to play", "if you removed an ink drop to play"),
    // Steps.
    ("you play A for its shift cost", "you use Shift to play A"),
    ("you play A for their shift cost", "you use Shift to play A"),
    // 3.2.2.3: what triggers at the start of a turn resolves in the Set step, before anything is drawn.
    (
        "^ characters can't be dealt more than N damage at a time while here.",
        "if a character here would be dealt damage, prevent all but N of that damage.",
    ),
    ("takes N less for each", "takes N less damage for each"),
    ("take N less for each", "take N less damage for each"),
    (
        "^ halve all damage dealt to A, rounded up.",
        "if A would be dealt damage, prevent half of that damage, rounded down.",
    ),
    (
        "^ halve all damage dealt to A, rounded down.",
        "if A would be dealt damage, prevent half of that damage, rounded up.",
    ),
    ("^ that character challenges A this turn if able", "that character must challenge A this turn if able"),
    (
        "^ chosen character of yours challenges A this turn if able",
        "chosen character of yours must challenge A this turn if able",
    ),
    ("can challenge the turn A played, but only B.", "can challenge B the turn A played."),
    ("^ A deal N less damage in challenges.", "during challenges, A deal N less damage."),
    ("^ A deals N less damage in challenges.", "during challenges, A deals N less damage."),
    (
        "^ once during your turn, if you would pay for an A, you may pay N {I} less.",
        "once during your turn, you pay N {I} less for the next A you play this turn.",
    ),
    (
        "^ once during your turn, if you would pay for a A, you may pay N {I} less.",
        "once during your turn, you pay N {I} less for the next A you play this turn.",
    ),
    ("^ you may sing songs from your discard.", "your characters can sing songs from your discard."),
    ("at the start of your turn, before you draw,", "at the start of your turn,"),
    ("at the start of your turn, before drawing,", "at the start of your turn,"),
    ("at the start of your turn, before your draw step,", "at the start of your turn,"),
    ("N fewer lore to win", "N less lore to win"),
    ("lore to win.", "lore to win the game."),
    ("lore to win for each", "lore to win the game for each"),
    ("lore to win for the rest of the game", "lore to win the game for the rest of the game"),
    (
        "damage on A can't be moved or removed.",
        "damage can't be moved from A. Damage can't be removed from A.",
    ),
    (
        "damage on A can't be removed or moved.",
        "damage can't be moved from A. Damage can't be removed from A.",
    ),
    ("^ opponents can't move characters while A.", "opposing characters can't be moved while A."),
    (
        "damage A deals can't be reduced or prevented.",
        "damage A deals can't be reduced. Damage A deals can't be prevented.",
    ),
    ("^ A can't have their K reduced.", "A' K can't be reduced."),
    ("^ A can't have their K reduced by opponents.", "A' K can't be reduced by opponents."),
    ("can't be reduced by opposing cards", "can't be reduced by opponents"),
    ("can't be reduced by opponents' effects", "can't be reduced by opponents"),
    (
        "^ while this character is singing, A counts as having P cost.",
        "this character counts as having P cost to sing songs.",
    ),
    ("^ your actions that deal damage deal", "your actions deal"),
    ("cost N {I} less to activate", "cost N {I} less to use"),
    ("^ you pay N {I} less to use A' abilities.", "A' abilities cost N {I} less to use."),
    ("^ you pay N {I} less to use A's abilities.", "A's abilities cost N {I} less to use."),
    ("can't be banished during challenges", "can't be banished in challenges"),
    (
        "^ you may play this character from your discard by banishing A.",
        "you may banish A to play this character from your discard for free.",
    ),
    ("exchange the damage counters on", "exchange the damage on"),
    ("swap the damage counters on", "swap the damage on"),
    ("choose 2:", "choose two:"),
    ("choose up to 2:", "choose up to two:"),
    ("choose 3:", "choose three:"),
    ("outside of their draw step", "outside of their Draw step"),
    ("outside of your draw step", "outside of your Draw step"),
    ("rest of the turn", "rest of this turn"),
    ("this turn and next turn", "this turn or next"),
    ("even if they're drying", "as if they weren't drying"),
    ("even though they're drying", "as if they weren't drying"),
    ("while they're drying", "as if they weren't drying"),
    ("use this character's boost ability", "use the Boost ability of this character"),
    ("uses this character's boost ability", "uses the Boost ability of this character"),
    ("use boost on A,", "use the Boost ability of A,"),
    ("greater than or equal to", "equal to or greater than"),
    ("more than or equal to", "equal to or more than"),
    ("if it shares a classification with A,", "if it's a card with the same classification as A,"),
    ("more than N damage at once", "more than N damage at a time"),
    ("more than N damage from a single source", "more than N damage at a time"),
    ("search their deck for Z, then shuffle.", "search their deck for Z, then shuffle their deck."),
    ("searches their deck for Z, then shuffles.", "searches their deck for Z, then shuffles their deck."),
    ("search their deck for Z, and shuffle.", "search their deck for Z, and shuffle their deck."),
    ("may sing songs as if they had P cost", "count as having P cost to sing songs"),
    ("you play A on top of B,", "you shift A onto B,"),
    ("your next A this turn costs N {I} less", "the next A you play this turn costs N {I} less"),
    ("name a character.", "name a card."),
    ("he's the only character you have in play", "you have no other characters in play"),
    ("she's the only character you have in play", "you have no other characters in play"),
    ("it's the only character you have in play", "you have no other characters in play"),
    ("they're the only character you have in play", "you have no other characters in play"),
    ("^ A get P K while challenging from here", "A here get P K while challenging"),
    ("your deck has N or fewer cards", "there are N or fewer cards in your deck"),
    ("your deck has N or more cards", "there are N or more cards in your deck"),
    ("your discard has N or more A,", "there are N or more A in your discard,"),
    ("one of your opponents has", "an opponent has"),
    ("used temporary shift to play", "used Shift to play"),
    (
        "any number of ink drops. A the number removed this way",
        "any number of ink drops. A the number of ink drops removed this way",
    ),
    ("until each has N cards in their hand", "until they have N cards in their hand"),
    ("repeat this process", "repeat this effect"),
    ("repeat this for each", "repeat this effect for each"),
    ("do this again for each", "repeat this effect for each"),
    ("for every N", "for each N"),
    ("gets P K, Q J and R L", "gets P K, Q J, and R L"),
    ("get P K, Q J and R L", "get P K, Q J, and R L"),
    ("reveal your hand. if there are no A in it,", "reveal your hand. If you have no A in your hand,"),
    ("reveal your hand. if there's A in it,", "reveal your hand. If you have A in your hand,"),
    (
        "look at chosen B hand. if there's A in it,",
        "look at chosen B hand. If that player has A in their hand,",
    ),
    ("^ whenever A this turn or next, B", "this turn or next, whenever A, B"),
    ("^ the next time A this turn or next, B", "this turn or next, the next time A, B"),
    ("cost N {I} less to move here", "pay N {I} less to move here"),
    ("costs N {I} less to move here", "pays N {I} less to move here"),
    ("this turn or next turn", "this turn or next"),
    ("this turn and the next turn", "this turn or next"),
    ("this turn or the next turn", "this turn or next"),
    ("this turn or the next", "this turn or next"),
    ("until the end of the next turn", "this turn or next"),
    ("without paying its cost", "for free"),
    ("without paying their cost", "for free"),
    ("without paying their costs", "for free"),
    ("discard down to N cards", "choose and discard cards until you have N cards in your hand"),
    ("discards down to N cards", "chooses and discards cards until they have N cards in their hand"),
    ("deals damage in a challenge to A,", "deals damage to A in a challenge,"),
    ("would be banished each turn, instead A.", "would be banished each turn, A instead."),
    ("the first time A would B, instead C.", "the first time A would B, C instead."),
    ("the next time A would B, instead C.", "the next time A would B, C instead."),
    ("if A would B, instead C.", "if A would B, C instead."),
    ("^ pay N {I} —", "N {I} —"),
    ("put each one", "put each of them"),
    ("without damage", "with no damage"),
    ("choose a card name.", "name a card."),
    ("with the chosen name", "with that name"),
    ("put all damage counters from A onto B.", "move all damage counters from A to B."),
    ("put all damage from A onto B.", "move all damage from A to B."),
    ("up to N damage from A onto B", "up to N damage from A to B"),
    ("count the number of A. draw that many cards", "draw cards equal to the number of A"),
    ("twice that much lore", "lore equal to twice that number"),
    ("twice that much damage", "damage equal to twice that number"),
    ("twice that many ink drops", "ink drops equal to twice that number"),
    ("twice that many cards", "cards equal to twice that number"),
    ("double that many cards", "cards equal to twice that number"),
    ("twice that many instead", "ink drops equal to twice that number instead"),
    ("reduce that damage by N.", "they're dealt N less damage instead."),
    (", before damage is dealt,", ","),
    // As many.
    ("draws as many cards as they discarded", "draws that many cards"),
    ("draw as many cards as you discarded", "draw that many cards"),
    // What was, as it is told of what is there.
    ("that character cost N", "that character costs N"),
    ("that item cost N", "that item costs N"),
    ("that location cost N", "that location costs N"),
    ("that card cost N", "that card costs N"),
    ("if it cost N", "if it costs N"),
    ("takes damage and survives", "takes damage and isn't banished"),
    ("is dealt damage and survives", "is dealt damage and isn't banished"),
    ("is challenged and survives", "is challenged and isn't banished"),
    ("if you do, this turn A get P K.", "if you do, A get P K this turn."),
    ("each of your characters that has", "each of your characters that have"),
    ("with that character's name", "with the same name"),
    ("with cost less than his", "with cost less than this character's cost"),
    ("with cost less than hers", "with cost less than this character's cost"),
    ("with less cost than this character", "with cost less than this character's cost"),
    ("with lower cost than this character", "with cost less than this character's cost"),
    ("with less cost than that character", "with cost less than that character's cost"),
    ("with lower cost than that character", "with cost less than that character's cost"),
    ("with less cost.", "with cost less than that character's cost."),
    ("was already exerted, A instead.", "is exerted, A instead."),
    ("was already damaged, A instead.", "is damaged, A instead."),
    ("if that character has less K,", "if that character has less K than this character,"),
    ("if that character has more K,", "if that character has more K than this character,"),
    ("with more K than his", "with more K than this character"),
    ("with more K than hers", "with more K than this character"),
    ("with less K than his", "with less K than this character"),
    ("with less K than hers", "with less K than this character"),
    ("as many cards in your hand as", "the same number of cards in your hand as"),
    ("the number of damage on", "the damage on"),
    ("the amount of damage on", "the damage on"),
    ("may then", "may"),
    ("gains N K", "gets +N K"),
    ("gain N K", "get +N K"),
    ("of the chosen ink type", "of that ink type"),
    ("of that card type", "of that type"),
    ("of the chosen type", "of that type"),
    ("of the named type", "of that type"),
    ("with that card type", "of that type"),
    ("of the chosen classification", "of that classification"),
    ("with the chosen classification", "with that classification"),
    ("the chosen keyword", "that keyword"),
    ("the chosen number", "that number"),
    ("is that number", "is equal to that number"),
    ("of that cost", "with that cost"),
    ("can't be dealt damage except in challenges", "can't be dealt damage by effects"),
    ("can't be the chosen of", "can't be chosen by"),
    ("you play a character on top of", "you shift a character onto"),
    ("it's dealt that", "it is dealt that"),
    ("they're dealt", "they are dealt"),
    ("it's put", "it is put"),
    ("they're put", "they are put"),
    ("it's returned", "it is returned"),
    ("they're returned", "they are returned"),
    ("it's dealt to A instead", "deal that much damage to A instead"),
    ("that damage is dealt to A instead", "deal that much damage to A instead"),
    ("may challenge A as if they were exerted", "can challenge ready A"),
    ("can challenge A as if they were exerted", "can challenge ready A"),
    ("whenever you boost A,", "whenever you use the Boost ability of A,"),
    ("when you boost A,", "whenever you use the Boost ability of A,"),
    ("another character enters play under your control", "one of your other characters enters play"),
    ("a character enters play under your control", "one of your characters enters play"),
    ("may sing songs as if her cost were N", "counts as having cost N to sing songs"),
    ("may sing songs as if his cost were N", "counts as having cost N to sing songs"),
    ("can sing songs as if her cost were N", "counts as having cost N to sing songs"),
    ("can sing songs as if his cost were N", "counts as having cost N to sing songs"),
    ("can sing songs as if they had cost N", "count as having cost N to sing songs"),
    ("can sing songs as if their cost were N", "count as having cost N to sing songs"),
    ("^ players can't remove damage from A.", "damage can't be removed from A."),
    (
        "^ opponents can't remove damage from their characters.",
        "damage can't be removed from opposing characters.",
    ),
    ("the rest on top in any order", "the rest on the top in any order"),
    ("the rest on top.", "the rest on the top."),
    ("the other on top.", "the other on the top."),
    ("can quest this turn even if they're drying", "can quest the turn they're played"),
    ("can quest the turn they enter play", "can quest the turn they're played"),
    ("^ A whenever B.", "whenever B, A."),
    ("that's at", "that is at"),
    ("that's exerted", "that is exerted"),
    ("that's damaged", "that is damaged"),
    ("that's ready", "that is ready"),
    ("quest or sing for the rest", "quest or exert to sing songs for the rest"),
    ("quest or sing this turn", "quest or exert to sing songs this turn"),
    ("challenge or sing this turn", "challenge or exert to sing songs this turn"),
    ("remove that damage", "remove that much damage from them"),
    ("from anywhere,", ","),
    ("swap chosen character's K with another chosen character's K", "swap the K of 2 chosen characters"),
    ("swap the K of chosen character and another chosen character", "swap the K of 2 chosen characters"),
    ("for each different classification you have among", "for each different classification among"),
    ("from a single quest", "from questing"),
    ("chosen A except this one", "another chosen A"),
    ("except this one", "except this character"),
    // What is said to happen instead would have happened.
    ("whenever A is banished, you may B instead.", "if A would be banished, you may B instead."),
    ("when A is banished, you may B instead.", "if A would be banished, you may B instead."),
    ("whenever A is dealt damage, you may B instead.", "if A would be dealt damage, you may B instead."),
    ("when A is dealt damage, you may B instead.", "if A would be dealt damage, you may B instead."),
    ("is exerted to sing", "sings"),
    // Comparatives.
    ("has a higher K,", "has more K than this character,"),
    ("has a lower K,", "has less K than this character,"),
    ("has higher K than", "has more K than"),
    ("has lower K than", "has less K than"),
    ("with higher K than", "with more K than"),
    ("with lower K than", "with less K than"),
    ("with a higher K than", "with more K than"),
    ("with a lower K than", "with less K than"),
    ("with a higher cost than", "with cost more than"),
    ("with a lower cost than", "with cost less than"),
    ("with higher cost than", "with cost more than"),
    ("with lower cost than", "with cost less than"),
    ("with greater cost than", "with cost more than"),
    ("the one with less K", "the one with the lowest K"),
    ("the one with more K", "the one with the highest K"),
    ("the one with the lower K", "the one with the lowest K"),
    ("the one with the higher K", "the one with the highest K"),
    ("the one with the lower cost", "the one with the lowest cost"),
    ("the one with the higher cost", "the one with the highest cost"),
    ("gain N ink drops", "get N ink drops"),
    ("gains N ink drops", "gets N ink drops"),
    ("gain an ink drop", "get an ink drop"),
    ("gains an ink drop", "gets an ink drop"),
    ("^ Z — A. use this ability only if B.", "while B, Z — A."),
    ("^ play this action only if A.", "you can't play this action unless A."),
    ("^ play this song only if A.", "you can't play this song unless A."),
    ("^ play this character only if A.", "you can't play this character unless A."),
    ("repeat this process", "repeat this effect"),
    ("discards down to N", "discards until they have N cards in their hand"),
    ("discard down to N", "discard until you have N cards in your hand"),
    ("for 0 {I}", "for free"),
    (
        "^ A can't be dealt more than N damage at a time.",
        "if A would be dealt damage, prevent all but N of that damage.",
    ),
    ("then, shuffle the rest.", "then, shuffle your deck."),
    ("remove up to that much damage from A.", "remove up to X damage from A, where X is that number."),
    ("more than one", "more than 1"),
    ("plus one", "plus 1"),
    ("enters your discard", "is put into your discard"),
    ("enters their discard", "is put into their discard"),
    ("^ Z — A. you may only use this ability once each turn.", "once per turn, Z — A."),
    ("^ Z — A. you may only use this ability once per turn.", "once per turn, Z — A."),
    ("^ Z — A. use this ability only once per turn.", "once per turn, Z — A."),
    ("^ Z — A. use this ability only once each turn.", "once per turn, Z — A."),
    ("^ Z — A. you may only use this ability twice each turn.", "twice per turn, Z — A."),
    ("^ Z — A. use this ability only during your turn.", "during your turn, Z — A."),
    ("you may instead A.", "you may A instead."),
    ("whenever your turn ends,", "at the end of your turn,"),
    ("whenever your turn begins,", "at the start of your turn,"),
    ("when your turn begins,", "at the start of your turn,"),
    ("an opponent of your choice", "chosen opponent"),
    ("a player of your choice", "chosen player"),
    ("if your lore total is lower than each opponent's,", "if you have less lore than each opponent,"),
    ("if your lore total is higher than each opponent's,", "if you have more lore than each opponent,"),
    ("one of them of your choice", "one of them"),
    ("can't be damaged", "can't be dealt damage"),
    ("banishes all their others", "banishes the rest"),
    ("banishes the others", "banishes the rest"),
    ("of the deck of chosen player", "of chosen player's deck"),
    ("of the deck of chosen opponent", "of chosen opponent's deck"),
    ("have P K", "get P K"),
    ("has P K", "gets P K"),
    ("is dealt damage but not banished", "is dealt damage and isn't banished"),
    ("but isn't banished", "and isn't banished"),
    ("whenever this character sings,", "whenever this character sings a song,"),
    ("whenever one of your characters sings,", "whenever one of your characters sings a song,"),
    (
        "^ you may have this character enter play exerted. if you do,",
        "this character may enter play exerted. If they do,",
    ),
    ("^ Z: A.", "Z — A."),
    ("is targeted by an opponent's", "is chosen for an opponent's"),
    ("look through your deck for", "search your deck for"),
    ("your library", "your deck"),
    ("their library", "their deck"),
    ("fewer than N lore", "less than N lore"),
    ("N less {I}", "N {I} less"),
    ("N more {I}", "N {I} more"),
    ("^ every", "each"),
    ("challenges and banishes a character,", "banishes another character in a challenge,"),
    ("challenges and banishes another character,", "banishes another character in a challenge,"),
    ("destroy", "banish"),
    ("sacrifices a character", "chooses and banishes one of their characters"),
    ("sacrifices an item", "chooses and banishes one of their items"),
    ("sacrifice a character", "choose and banish one of your characters"),
    ("give A P K, Q J, and B this turn", "give A P K and Q J and B this turn"),
    ("P K, Q J, and gains", "P K and Q J and gains"),
    ("P K, Q J, and gain", "P K and Q J and gain"),
    ("P K, Q J, and can", "P K and Q J and can"),
    ("that opponent", "that player"),
    ("^ moving here costs N {I} less for A.", "you pay N {I} less to move A here."),
    ("^ moving A here costs N {I} less.", "you pay N {I} less to move A here."),
    ("don't take damage from actions", "can't be dealt damage by actions"),
    ("doesn't take damage from actions", "can't be dealt damage by actions"),
    ("by one of your effects", "by your effects"),
    ("^ Z: A, then B.", "Z — A, then B."),
    ("in your discard with different names", "with different names in your discard"),
    ("in your discard with different costs", "with different costs in your discard"),
    ("A, no 2 with the same name", "A with different names"),
    ("A, no 2 with the same cost", "A with different costs"),
    ("A, no 2 with the same K", "A with different K"),
    ("A, no 2 with the same classification", "A with different classifications"),
    ("that share no names", "with different names"),
    ("that share no classification", "with different classifications"),
    ("that share no classifications", "with different classifications"),
    ("that don't share a classification", "with different classifications"),
    ("that don't share a name", "with different names"),
    ("that have different names", "with different names"),
    ("that have different costs", "with different costs"),
    ("each with a different name from", "with different names from"),
    ("each with a different cost from", "with different costs from"),
    (
        "while you have no 2 characters in play with the same name,",
        "while all your characters have different names,",
    ),
    (
        "if you have no 2 characters in play with the same name,",
        "if all your characters have different names,",
    ),
    ("has the highest K in play,", "has the highest K among characters in play,"),
    ("has the lowest K in play,", "has the lowest K among characters in play,"),
    ("has the highest cost in play,", "has the highest cost among characters in play,"),
    ("has the lowest cost in play,", "has the lowest cost among characters in play,"),
    // Of several that tie one is picked by whoever does it.
    ("the highest A. If there's a tie, you choose.", "the highest A."),
    ("the lowest A. If there's a tie, you choose.", "the lowest A."),
    ("the most A. If there's a tie, you choose.", "the most A."),
    ("the fewest A. If there's a tie, you choose.", "the fewest A."),
    // 3.2.1.1: cards are readied in the Ready step, which is the start of the turn.
    ("can't ready during their next Ready step", "can't ready at the start of their next turn"),
    ("can't ready during your next Ready step", "can't ready at the start of your next turn"),
    ("can't ready during your Ready step", "can't ready at the start of your turn"),
    ("doesn't ready during your Ready step", "can't ready at the start of your turn"),
    ("don't ready during your Ready step", "can't ready at the start of your turn"),
    ("doesn't ready during their next Ready step", "can't ready at the start of their next turn"),
    ("don't ready during their next Ready step", "can't ready at the start of their next turn"),
    ("during your Ready step, this A doesn't ready B.", "this A can't ready at the start of your turn B."),
    ("shares a classification with", "has the same classification as"),
    ("that share a classification with", "with the same classification as"),
    ("that shares a classification with", "with the same classification as"),
];

/// How often the rows are gone through: one wording may stand inside another.
const ROUNDS: usize = 3;

/// The text in the wording of the house; nothing where it has no other wording.
pub(crate) fn house_wording(text: &str, lexicon: &Lexicon) -> Option<String> {
    let of_a_quest = said_to_leader(text, lexicon);
    let marked = kinds_of_one_card(&printed_marks(of_a_quest.as_deref().unwrap_or(text)));
    let mut said = capital_classes(&marked, lexicon);
    for _ in 0..ROUNDS {
        let before = said.clone();
        let mut small = said.to_lowercase();
        for (other, house) in ROWS.iter().chain(MORE) {
            if !has_words(&small, other) {
                continue;
            }
            let told = replaced(&said, other, house);
            if told != said {
                said = told;
                small = said.to_lowercase();
            }
        }
        if said == before {
            break;
        }
    }
    (said != text).then_some(said)
}

/// Whether all words of a row stand somewhere in the text; its letters stand for any.
fn has_words(small: &str, row: &str) -> bool {
    let words = row.split(|c: char| !c.is_alphanumeric() && c != '\'');
    // "A's" is a letter with the ending of an owner.
    let is_letter = |word: &str| word.split('\'').next().is_none_or(|word| word.len() < 2);
    words.filter(|word| !is_letter(word)).all(|word| small.contains(&word.to_lowercase()))
}

/// Marks as cards print them: a dash behind a cost and a point before each of several choices, where a text has a hyphen or a colon.
fn printed_marks(text: &str) -> String {
    let choices = text.to_lowercase().contains("choose");
    let mut out = match choices {
        true => {
            let points = text.replace("\n- ", "\n• ").replace(": - ", ":\n• ").replace(". - ", ".\n• ");
            points.replace(" • ", "\n• ")
        }
        false => text.to_owned(),
    };
    while let Some((before, after)) = out.split_once("; ") {
        out = format!("{before}. {}", capitalised(after));
    }
    for mark in ["{E}: ", "{I}: "] {
        if !out.contains('—') {
            out = out.replacen(mark, &format!("{} — ", &mark[..3]), 1);
        }
    }
    if !out.contains('—') {
        out = out.replacen(" - ", " — ", 1);
    }
    out
}

/// "An item card or location card": the word for the card once, behind both kinds.
fn kinds_of_one_card(text: &str) -> String {
    const KINDS: [&str; 5] = ["character", "action", "song", "item", "location"];
    let mut out = text.to_owned();
    for first in KINDS {
        for second in KINDS {
            for article in ["", "a ", "an "] {
                let twice = format!("{first} card or {article}{second} card");
                out = out.replace(&twice, &format!("{first} or {second} card"));
            }
        }
    }
    out
}

/// A classification in small letters before a kind of card gets its capital.
fn capital_classes(text: &str, lexicon: &Lexicon) -> String {
    let tokens = lex(text);
    let mut out = text.to_owned();
    for pair in tokens.windows(2).rev() {
        let [word, next] = pair else { continue };
        let head = ["character", "characters", "card", "cards"].contains(&next.text);
        let small = word.text.starts_with(char::is_lowercase);
        let capital = capitalised(word.text);
        if head && small && lexicon.class_at(&capital).is_some_and(|(_, length)| length == capital.len()) {
            out.replace_range(word.start..word.end, &capital);
        }
    }
    out
}

/// What the letters of a row stand for.
type Bound<'t> = Vec<(&'t str, std::ops::Range<usize>)>;

/// The text with every place replaced where it says what a row says.
fn replaced(text: &str, other: &'static str, house: &'static str) -> String {
    let pattern = lex(other);
    let mut text = text.to_owned();
    let mut from = 0;
    loop {
        let tokens = lex(&text);
        let found = (from..tokens.len()).find_map(|start| {
            let mut bound = Vec::new();
            let end = matched(&pattern, &tokens, start, &mut bound)?;
            Some((start, end, bound))
        });
        let Some((start, end, bound)) = found else { return text };
        let opens = starts_sentence(&tokens, start);
        let said = spelled(&text, &tokens, house, &bound, opens);
        let bytes = tokens[start].start..tokens[end - 1].end;
        from = start + lex(&said).len().max(1);
        text.replace_range(bytes, &said);
        text = text.replace(" .", ".").replace(" ,", ",");
    }
}

/// Where the pattern ends that stands at a token, and what its letters stand for.
fn matched<'p>(
    pattern: &[Token<'p>],
    tokens: &[Token<'_>],
    at: usize,
    bound: &mut Bound<'p>,
) -> Option<usize> {
    let Some((first, rest)) = pattern.split_first() else { return Some(at) };
    if first.text == "^" {
        return starts_sentence(tokens, at).then(|| matched(rest, tokens, at, bound)).flatten();
    }
    let token = tokens.get(at)?;
    let one = |fits: bool, bound: &mut Bound<'p>| {
        if !fits {
            return None;
        }
        bound.push((first.text, at..at + 1));
        let end = matched(rest, tokens, at + 1, bound);
        if end.is_none() {
            bound.pop();
        }
        end
    };
    match first.text {
        "N" | "M" => one(matches!(token.kind, TokenKind::Number(_)), bound),
        "P" | "Q" | "R" => one(matches!(token.kind, TokenKind::Signed(_)), bound),
        "K" | "J" | "L" => {
            let same = bound.iter().find(|(letter, _)| *letter == first.text);
            let again = same.is_none_or(|(_, range)| tokens[range.start].text == token.text);
            one(again && ["{S}", "{W}", "{L}"].contains(&token.text), bound)
        }
        "A" | "B" | "C" | "D" | "Z" => (at + 1..=tokens.len().min(at + 20)).find_map(|end| {
            let commas = first.text == "Z";
            let stops = |token: &Token<'_>| match token.kind {
                TokenKind::Punctuation(',') => !commas,
                TokenKind::Punctuation('.' | ':' | '—' | '•' | '"') | TokenKind::LineBreak => true,
                _ => false,
            };
            if tokens[at..end].iter().any(stops) {
                return None;
            }
            bound.push((first.text, at..end));
            let found = matched(rest, tokens, end, bound);
            if found.is_none() {
                bound.pop();
            }
            found
        }),
        word => match token.text.eq_ignore_ascii_case(word) {
            true => matched(rest, tokens, at + 1, bound),
            false => None,
        },
    }
}

/// The house wording with its letters filled in.
fn spelled(text: &str, tokens: &[Token<'_>], house: &str, bound: &Bound<'_>, opens: bool) -> String {
    let mut out = String::new();
    let lexed = lex(house);
    for (number, word) in lexed.iter().enumerate() {
        if word.spaced && number > 0 {
            out.push(' ');
        }
        match bound.iter().find(|(letter, _)| *letter == word.text) {
            Some((_, range)) => {
                let words = &text[tokens[range.start].start..tokens[range.end - 1].end];
                // What opens a sentence keeps its capital where it still does.
                let follows = number.checked_sub(1).map(|before| lexed[before].text);
                let is_cost = lexed.get(number + 1).is_some_and(|after| after.text == "—");
                let small = !is_cost
                    && follows.is_some_and(|before| !["—", ".", "•"].contains(&before))
                    && starts_sentence(tokens, range.start);
                out.push_str(&if small && crate::cursor::is_common(words) {
                    small_first(words)
                } else {
                    words.to_owned()
                });
            }
            None => out.push_str(word.text),
        }
    }
    if opens { capitalised(&out) } else { out }
}

fn starts_sentence(tokens: &[Token<'_>], at: usize) -> bool {
    let opens = |token: &Token<'_>| {
        matches!(token.kind, TokenKind::Punctuation('.' | '—' | '•' | '"') | TokenKind::LineBreak)
    };
    at == 0 || tokens.get(at - 1).is_some_and(opens)
}

pub(crate) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

fn small_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_lowercase().chain(chars).collect())
}
