//! Families of sentences that no card has, each played in a position: what the words do by the rules.

use super::sentences::holds;
use vocabulary::CardKind::{self, Character, Item};

const ACTION: CardKind = CardKind::Action { song: false };
const SONG: CardKind = CardKind::Action { song: true };

/// 6.1.8: X is counted once, when the effect resolves; 6.5.6: another amount takes the place of the first.
#[test]
fn amounts_that_are_said_behind() {
    holds(
        &[
            (ACTION, "Deal X damage to chosen character, where X is the number of items you have in play."),
            (ACTION, "Deal 1 damage to chosen character, or 3 damage if they're damaged."),
            (ACTION, "Draw a card, plus a card for each item you have in play."),
            (ACTION, "Chosen character gets -X {S} this turn, where X is the number of cards in your hand."),
        ],
        "title: X\nrules: 6.1.8, 6.5.6\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  hand Proof 2\n  hand Proof 3\n  \
         play Dinglehopper\n  play Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Goofy - Knight for a Day [=goofy]\nturn A\n\n\
         A plays Proof 0\nA chooses goofy\nexpect goofy damage 2\n\
         A plays Proof 1\nA chooses goofy\nexpect goofy damage 5\n\
         A plays Proof 2\nexpect A hand 4\n\
         A plays Proof 3\nA chooses goofy\nexpect goofy strength 7\n",
    );
}

/// 6.6: a value that is set takes the place of the printed one; modifiers still add to it.
#[test]
fn values_that_are_set() {
    holds(
        &[
            (ACTION, "Chosen character's {S} becomes 0 this turn."),
            (ACTION, "Chosen character gets +3 {S} this turn."),
            (Character, "This character's {S} is equal to the number of cards in your hand."),
            (ACTION, "Double chosen character's {S} this turn."),
            (Character, "Your characters' {S} can't be reduced below 1."),
            (ACTION, "Chosen character gets -5 {S} this turn."),
        ],
        "title: Set\nrules: 6.6\n\nplayer A\n  ink 12\n  hand Proof 0\n  hand Proof 1\n  hand Proof 3\n  hand Proof 5\n  \
         play Proof 2 - Made Up [=many]\n  play Proof 4 - Made Up [=floor]\n\
         player B\n  play Goofy - Knight for a Day [=goofy]\nturn A\n\n\
         expect many strength 4\n\
         A plays Proof 0\nA chooses goofy\nexpect goofy strength 0\nexpect many strength 3\n\
         A plays Proof 1\nA chooses goofy\nexpect goofy strength 3\n\
         A plays Proof 3\nA chooses goofy\nexpect goofy strength 6\nexpect many strength 1\n\
         A plays Proof 5\nA chooses floor\nexpect floor strength 1\nexpect many strength 0\n",
    );
}

/// 6.1.1, 8.1: abilities are what the text says, keywords among them.
#[test]
fn abilities_that_are_lost() {
    holds(
        &[
            (Character, "This character gets +3 {S}."),
            (ACTION, "Chosen character loses all abilities this turn."),
            (Character, "Opposing characters lose all keywords."),
        ],
        "title: Lost\nrules: 6.1.1, 8.1\n\nplayer A\n  ink 9\n  hand Proof 1\n  play Proof 2 - Made Up\n\
         player B\n  play Proof 0 - Made Up [=strong]\n  play Goofy - Musketeer [=guard]\nturn A\n\n\
         expect guard lacks Bodyguard\nexpect strong strength 5\n\
         A plays Proof 1\nA chooses strong\nexpect strong strength 2\n\
         A ends turn\nexpect strong strength 5\n",
    );
}

/// 6.5: damage that would be dealt, and how much of it a shield keeps off.
#[test]
fn damage_that_is_prevented() {
    holds(
        &[
            (ACTION, "Prevent the next 3 damage that would be dealt to chosen character this turn."),
            (ACTION, "Deal 2 damage to chosen character."),
            (ACTION, "Prevent all damage that would be dealt to chosen character this turn."),
            (Character, "If this character would be dealt damage, prevent 1 of that damage."),
        ],
        "title: Prevented\nrules: 6.5\n\nplayer A\n  ink 14\n  hand Proof 0\n  hand Proof 1\n  hand Proof 1\n  hand Proof 1\n  hand Proof 2\n  hand Proof 1\n\
         player B\n  play Goofy - Knight for a Day [=goofy]\n  play Proof 3 - Made Up [=tough]\nturn A\n\n\
         A plays Proof 0\nA chooses goofy\n\
         A plays Proof 1\nA chooses goofy\nexpect goofy damage 0\n\
         A plays Proof 1\nA chooses goofy\nexpect goofy damage 1\n\
         A plays Proof 1\nA chooses tough\nexpect tough damage 1\n\
         A plays Proof 2\nA chooses goofy\n\
         A plays Proof 1\nA chooses goofy\nexpect goofy damage 1\n",
    );
}

/// 1.9.4: damage that is shared out lands together.
#[test]
fn damage_that_is_divided() {
    holds(
        &[
            (ACTION, "Deal 4 damage divided as you choose among up to 3 chosen characters."),
            (ACTION, "Deal 2 damage to chosen character and 1 damage to each other opposing character."),
        ],
        "title: Divided\nrules: 1.9.4\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n\
         player B\n  play Goofy - Knight for a Day [=one]\n  play Goofy - Knight for a Day [=two]\nturn A\n\n\
         A plays Proof 0\nA chooses one; two\nA chooses number 1\nexpect one damage 1\nexpect two damage 3\n\
         A plays Proof 1\nA chooses one\nexpect one damage 3\nexpect two damage 4\n",
    );
}

/// 1.2.2: what opponents' effects cannot do one's own can.
#[test]
fn what_opponents_cannot_do() {
    holds(
        &[
            (Character, "Your characters can't be exerted by opponents' effects."),
            (Character, "Your items can't be banished by opponents' effects."),
            (ACTION, "Exert chosen character."),
            (ACTION, "Banish chosen item."),
            (Character, "Whenever one of your characters is exerted by an opponent's effect, draw a card."),
        ],
        "title: Opponents\nrules: 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 2\n  hand Proof 2\n  hand Proof 3\n  hand Proof 3\n  \
         play Dinglehopper [=own]\n  play Proof 1 - Made Up\n  play Goofy - Musketeer [=mine]\n\
         player B\n  play Proof 0 - Made Up [=firm]\n  play Proof 1 - Made Up\n  play Dinglehopper [=fork]\n  play Proof 4 - Made Up\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 2\nA chooses firm\nexpect firm ready\nexpect B hand 0\n\
         A plays Proof 2\nA chooses mine\nexpect mine exerted\n\
         A plays Proof 3\nA chooses fork\nexpect fork in play\n\
         A plays Proof 3\nA chooses own\nexpect own in discard\n",
    );
}

/// 6.7.6: those who did what they might, and those who did not.
#[test]
fn players_who_did() {
    holds(
        &[
            (ACTION, "Each player may draw a card. Each player who does loses 1 lore."),
            (ACTION, "Each opponent may choose and discard a card. If no one does, gain 3 lore."),
            (ACTION, "Each opponent may choose and discard a card. Each opponent who doesn't loses 2 lore."),
        ],
        "title: Who did\nrules: 6.7.6\n\nplayer A\n  lore 5\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  hand Proof 2\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  lore 5\n  hand Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nA accepts\nB declines\nexpect A lore 4\nexpect B lore 5\n\
         A plays Proof 1\nB declines\nexpect A lore 7\n\
         A plays Proof 2\nB declines\nexpect B lore 3\n",
    );
}

/// 6.2.7.2: chosen now, done at the end of the turn.
#[test]
fn done_at_the_end_of_the_turn() {
    holds(
        &[(ACTION, "Banish chosen character at the end of the turn.")],
        "title: Later\nrules: 6.2.7.2\n\nplayer A\n  ink 9\n  hand Proof 0\n\
         player B\n  play Goofy - Musketeer [=goofy]\nturn A\n\n\
         A plays Proof 0\nA chooses goofy\nexpect goofy in play\nA ends turn\nexpect goofy in discard\n",
    );
}

/// 5.1.1.11, 8.9: a permission to challenge while drying; 4.3.6: so many songs a turn.
#[test]
fn what_is_allowed_and_what_is_too_much() {
    holds(
        &[
            (Character, "This character can challenge the turn he's played."),
            (Character, "Players can't play more than 1 song each turn."),
            (SONG, "Draw a card."),
        ],
        "title: Allowed\nrules: 5.1.1.11, 4.3.6\n\nplayer A\n  ink 9\n  hand Proof 0 - Made Up [=quick]\n  hand Proof 2 [=first]\n  hand Proof 2 [=second]\n  \
         play Proof 1 - Made Up\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Goofy - Musketeer [=goofy, exerted]\nturn A\n\n\
         A plays quick\nA challenges goofy with quick\nexpect goofy damage 2\n\
         A plays first\n\
         ! A plays second\n",
    );
}

/// 5.2.6: no two of them share a name, or they all do.
#[test]
fn names_of_several() {
    holds(
        &[
            (ACTION, "Banish up to 2 chosen items with different names."),
            (
                Character,
                "While you have 2 or more items with the same name in play, this character gets +2 {S}.",
            ),
        ],
        "title: Names\nrules: 5.2.6\n\nplayer A\n  ink 9\n  hand Proof 0\n  play Dinglehopper [=one]\n  play Dinglehopper [=two]\n  play Lantern [=light]\n  play Proof 1 - Made Up [=rich]\n\
         player B\nturn A\n\n\
         expect rich strength 4\n\
         A plays Proof 0\n! A chooses one; two\nA chooses one; light\nexpect one in discard\nexpect light in discard\nexpect two in play\n\
         expect rich strength 2\n",
    );
}

/// 1.9.4.2, 8.8: damage that is not reduced; 1.8.1.4: lethal damage banishes.
#[test]
fn damage_spoken_of() {
    holds(
        &[
            (Character, "Damage this character deals can't be reduced."),
            (Character, "Your characters gain Resist +1."),
            (ACTION, "Deal 4 damage to chosen character. If this damage banishes them, gain 2 lore."),
        ],
        "title: Damage\nrules: 8.8, 1.8.1.4\n\nplayer A\n  ink 9\n  hand Proof 2\n  hand Proof 2\n  play Proof 0 - Made Up [=sharp]\n\
         player B\n  play Proof 1 - Made Up [=tough, exerted]\n  play Goofy - Knight for a Day [=big]\nturn A\n\n\
         A challenges tough with sharp\nexpect tough damage 2\n\
         A plays Proof 2\nA chooses big\nexpect A lore 0\n\
         A plays Proof 2\nA chooses tough\nexpect A lore 2\nexpect tough in discard\n",
    );
}

/// 6.1.6: of each character that is spoken of, the others are all but itself.
#[test]
fn each_of_the_others() {
    holds(
        &[
            (CardKind::Location, "Characters here get +1 {S} for each other character here."),
            (ACTION, "Choose up to 3 characters. Exert one of them and deal 1 damage to each of the others."),
        ],
        "title: Others\nrules: 6.1.6\n\nplayer A\n  ink 9\n  hand Proof 1\n  play Proof 0 - Made Up [=place]\n  \
         play Goofy - Musketeer [=one, at place]\n  play Goofy - Musketeer [=two, at place]\n\
         player B\n  play Goofy - Knight for a Day [=big]\nturn A\n\n\
         expect one strength 4\n\
         A plays Proof 1\nA chooses one; two; big\nA chooses big\nexpect big exerted\nexpect one damage 1\nexpect two damage 1\nexpect big damage 0\n",
    );
}

/// 6.1.13.2: how often in a turn, and what happens again.
#[test]
fn the_second_time() {
    holds(
        &[
            (Character, "The second time each turn you play an item, gain 2 lore."),
            (Item, "When you play this item, if it's the second time this turn, draw a card."),
        ],
        "title: Times\nrules: 6.1.13.2\n\nplayer A\n  ink 9\n  hand Dinglehopper [=one]\n  hand Dinglehopper [=two]\n  play Proof 0 - Made Up\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         A plays one\nexpect A lore 0\nA plays two\nexpect A lore 2\n",
    );
}

/// 6.1.8: those among them are counted; 1.5.4: less is paid for the next one only; 8.8: what "has" a keyword has it.
#[test]
fn among_them_and_the_next() {
    holds(
        &[
            (
                ACTION,
                "Put the top 4 cards of your deck into your discard. Draw a card for each item card among them.",
            ),
            (Character, "While you have an item in play, this character has Resist +1."),
            (
                ACTION,
                "Reveal the top card of your deck. If its cost is 1 or less, put it into your hand. Otherwise, put it into your discard.",
            ),
            (Item, "{E} — The next action you play this turn costs 2 {I} less."),
            (ACTION, "Deal 2 damage to chosen character."),
        ],
        "title: Among\nrules: 6.1.8, 1.5.4, 8.8\n\nplayer A\n  ink 4\n  hand Proof 0\n  hand Proof 2\n  hand Proof 4\n  \
         play Proof 1 - Made Up [=tough]\n  play Proof 3 [=lamp]\n  \
         deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  \
         deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         A uses lamp\n\
         A plays Proof 0\nexpect A hand 6\nexpect A discard 5\n\
         A plays Proof 2\nexpect A hand 6\n\
         A plays Proof 4\nA chooses tough\nexpect tough damage 1\n",
    );
}
