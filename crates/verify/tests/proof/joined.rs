//! What a set nobody has seen may say of several at once: two that were chosen apart, what cards have in common, by how much somebody is
//! ahead, and what each of several players decides. Each is played in a position.

use super::sentences::holds;
use vocabulary::CardKind::{self, Character, Location};

const ACTION: CardKind = CardKind::Action { song: false };

/// 1.9.4: two that were chosen apart are one pair for the words behind them.
#[test]
fn two_that_were_chosen_apart() {
    holds(
        &[
            (
                ACTION,
                "Choose one of your characters. Choose an opposing character. They deal damage equal to their {S} to each other.",
            ),
            (
                ACTION,
                "Ready chosen character of yours and exert chosen opposing character. Those characters get +1 {S} this turn.",
            ),
        ],
        "title: Apart\nrules: 1.9.4\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  \
         play Goofy - Musketeer [=goofy, exerted]\n  play Lilo - Making a Wish [=lilo]\n\
         player B\n  play Stitch - Rock Star [=stitch]\nturn A\n\n\
         A plays Proof 0\nA chooses goofy\nA chooses stitch\nexpect goofy damage 3\nexpect stitch damage 3\nexpect lilo damage 0\n\
         A plays Proof 1\nA chooses goofy\nA chooses stitch\nexpect goofy ready\nexpect stitch exerted\n\
         expect goofy strength 4\nexpect stitch strength 4\nexpect lilo strength 1\n",
    );
}

/// 5.2.7: one classification that all of them have; 1.2.3: where so many share none, as many as do.
#[test]
fn what_all_of_them_share() {
    let texts = [
        (ACTION, "Exert up to 3 chosen characters with the same classification."),
        (ACTION, "Ready 2 chosen characters with the same cost."),
    ];
    holds(
        &texts,
        "title: Shared by all\nrules: 5.2.7, 1.2.3\n\nplayer A\n  ink 9\n  hand Proof 0 [=first]\n  hand Proof 0 [=second]\n  hand Proof 1\n  \
         play Goofy - Musketeer [=goofy]\n  play Maleficent - Monstrous Dragon [=dragon, exerted]\n\
         player B\n  play Mickey Mouse - True Friend [=mickey]\n  play Goofy - Knight for a Day [=knight, exerted]\nturn A\n\n\
         A plays first\n! A chooses goofy; dragon\n! A chooses goofy; mickey; dragon\nA chooses goofy; knight; mickey\n\
         expect goofy exerted\nexpect dragon exerted\nexpect mickey exerted\n\
         A plays second\nA chooses mickey; dragon\n\
         A plays Proof 1\n! A chooses dragon; mickey\nA chooses dragon; knight\nexpect dragon ready\nexpect knight ready\n",
    );
    // Nobody else costs the same: one is all there is.
    holds(
        &texts,
        "title: None alike\nrules: 1.2.3\n\nplayer A\n  ink 9\n  hand Proof 1\n  play Goofy - Musketeer [=goofy, exerted]\n  \
         play Mickey Mouse - True Friend [=mickey, exerted]\n\
         player B\nturn A\n\nA plays Proof 1\n! A chooses goofy; mickey\nA chooses mickey\nexpect mickey ready\nexpect goofy exerted\n",
    );
}

/// 4.7: at one location, all of them; who is at none is not.
#[test]
fn at_one_location() {
    holds(
        &[
            (Location, "Characters here get +1 {S}."),
            (ACTION, "Deal 1 damage to up to 3 chosen characters at the same location."),
            (ACTION, "Choose a location. Whenever a character moves there this turn, deal 1 damage to them."),
        ],
        "title: At one\nrules: 4.7\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 2\n  play Proof 0 - Made Up [=here]\n  \
         play Proof 0 - Made Up [=there]\n  play Goofy - Musketeer [=one, at here]\n  play Goofy - Knight for a Day [=two, at here]\n  \
         play Stitch - Rock Star [=far, at there]\n  play Mickey Mouse - True Friend [=alone]\n\
         player B\nturn A\n\n\
         A plays Proof 1\n! A chooses one; far\n! A chooses alone\nA chooses one; two\nexpect one damage 1\nexpect two damage 1\nexpect far damage 0\n\
         A plays Proof 2\nA chooses there\nA moves alone to there\nexpect alone damage 1\nA moves two to there\nexpect two damage 2\n",
    );
}

/// 6.7.6: each of several players decides for themselves what they pay; who could not do it did not.
#[test]
fn each_of_several_players() {
    holds(
        &[
            (ACTION, "Each opponent draws a card unless they lose 1 lore."),
            (ACTION, "Each opponent banishes one of their items. Gain 1 lore for each opponent who doesn't."),
            (ACTION, "Put a card from each player's discard on the bottom of their players' decks."),
        ],
        "title: Each\nrules: 6.7.6\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  hand Proof 2\n  discard Pawpsicle [=own]\n  discard Dinglehopper\n\
         player B\n  lore 3\n  play Dinglehopper [=item]\n  discard Pawpsicle [=his]\n  discard Dinglehopper [=stays]\n  deck Dinglehopper\n\
         player C\n  lore 3\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nB accepts\nC declines\nexpect B lore 2\nexpect B hand 0\nexpect C lore 3\nexpect C hand 1\n\
         A plays Proof 1\nexpect item in B discard\nexpect A lore 1\n\
         A plays Proof 2\nA chooses own\nA chooses his\nexpect his in B deck\nexpect stays in B discard\nexpect own in A deck\n",
    );
}

/// 1.11, 6.1.8: by how much somebody is ahead, so many times over, and two counts together.
#[test]
fn ahead_by_so_much() {
    holds(
        &[
            (Character, "While you have at least 5 more lore than each opponent, this character can't quest."),
            (
                ACTION,
                "If an opponent has at least twice as many cards in their hand as you, draw 2 cards. Otherwise, gain 1 lore.",
            ),
            (Character, "This character gets +1 {S} for each 5 lore you have."),
            (
                ACTION,
                "Deal damage to chosen character equal to the number of your items plus the number of your locations.",
            ),
            (Location, "Ward"),
        ],
        "title: Ahead\nrules: 1.11, 6.1.8\n\nplayer A\n  lore 9\n  ink 9\n  hand Proof 1 [=first]\n  hand Proof 1 [=second]\n  hand Proof 3\n  \
         play Proof 0 - Made Up [=proud]\n  play Proof 2 - Made Up [=growing]\n  play Proof 4 - Made Up\n  play Dinglehopper\n  play Pawpsicle\n  \
         deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  lore 5\n  hand Dinglehopper\n  hand Dinglehopper\n  hand Dinglehopper\n  hand Dinglehopper\n  play Goofy - Musketeer [=goofy]\n\
         turn A\n\n\
         expect growing strength 3\nexpect A can quest with proud\nA plays first\nexpect A hand 4\n\
         A plays second\nexpect A lore 10\nexpect growing strength 4\nexpect A cannot quest with proud\n\
         A plays Proof 3\nA chooses goofy\nexpect goofy damage 3\n",
    );
}

/// 6.2.7.2: counted when the turn ends; 8.12: so many sing it together.
#[test]
fn counted_in_the_end() {
    holds(
        &[
            (
                ACTION,
                "Chosen character gains Evasive this turn. At the end of the turn, draw a card for each time they quested this turn.",
            ),
            (Character, "Whenever you sing a song with 2 or more characters, gain 1 lore."),
            (
                ACTION,
                "Chosen character gets +3 {S} this turn if they're a Hero and -3 {S} if they're a Villain.",
            ),
        ],
        "title: In the end\nrules: 6.2.7.2, 8.12\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Under the Sea [=first]\n  \
         hand Under the Sea [=second]\n  hand Proof 2 [=hero]\n  hand Proof 2 [=villain]\n  play Proof 1 - Made Up [=singer]\n  play Mickey Mouse - True Friend [=mickey]\n  \
         play Goofy - Musketeer [=goofy]\n  play Stitch - Rock Star [=stitch]\n  play Maleficent - Monstrous Dragon [=dragon]\n  \
         play Goofy - Knight for a Day [=knight]\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  deck Dinglehopper\nturn A\n\n\
         A plays hero\nA chooses mickey\nexpect mickey strength 6\nA plays villain\nA chooses dragon\nexpect dragon strength 4\n\
         A plays Proof 0\nA chooses stitch\nA quests with stitch\nexpect A lore 3\nexpect A hand 2\n\
         A plays first sung by mickey; goofy\nexpect A lore 4\nA plays second sung by knight\nexpect A lore 4\n\
         A ends turn\nexpect A hand 1\n",
    );
}

/// 1.8.1.4: they strike back where they are still there, at whom the player of the text chose.
#[test]
fn they_strike_back() {
    holds(
        &[
            (
                ACTION,
                "Deal 3 damage to chosen character. If they aren't banished this way, they deal damage equal to their {S} to chosen character of yours.",
            ),
        ],
        "title: Strike back\nrules: 1.9.2.1\n\nplayer A\n  ink 9\n  hand Proof 0 [=first]\n  hand Proof 0 [=second]\n  play Goofy - Musketeer [=goofy]\n  \
         play Mickey Mouse - True Friend [=mickey]\n\
         player B\n  play Stitch - Rock Star [=stitch]\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         A plays first\nA chooses stitch\nA chooses goofy\nexpect stitch damage 3\nexpect goofy damage 3\nexpect mickey damage 0\n\
         A plays second\nA chooses dog\nexpect dog in B discard\nexpect mickey damage 0\n",
    );
}
