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
            (
                Character,
                "While you have at least 5 more lore than each opponent, this character can't quest.",
            ),
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
        &[(
            ACTION,
            "Deal 3 damage to chosen character. If they aren't banished this way, they deal damage equal to their {S} to chosen character of yours.",
        )],
        "title: Strike back\nrules: 1.9.2.1\n\nplayer A\n  ink 9\n  hand Proof 0 [=first]\n  hand Proof 0 [=second]\n  play Goofy - Musketeer [=goofy]\n  \
         play Mickey Mouse - True Friend [=mickey]\n\
         player B\n  play Stitch - Rock Star [=stitch]\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         A plays first\nA chooses stitch\nA chooses goofy\nexpect stitch damage 3\nexpect goofy damage 3\nexpect mickey damage 0\n\
         A plays second\nA chooses dog\nexpect dog in B discard\nexpect mickey damage 0\n",
    );
}

/// "Both" are those that were chosen apart; of those with the least one is chosen, and "each other" is whoever was not spoken of.
#[test]
fn both_and_each_other() {
    holds(
        &[
            (
                ACTION,
                "Choose a character. Its player chooses another character. Banish both unless they have the same name.",
            ),
            (
                ACTION,
                "Return chosen character with the lowest {W} among opposing characters to their player's hand.",
            ),
            (
                ACTION,
                "Each opponent with no cards in their hand loses 2 lore. Each other opponent chooses and discards a card.",
            ),
            (
                ACTION,
                "Choose one of your characters. Choose an opposing character. If they have the same cost, banish both of them.",
            ),
        ],
        "title: Both\nrules: 6.1.11, 6.7.6\n\nplayer A\n  ink 20\n  hand Proof 0 [=first]\n  hand Proof 0 [=second]\n  hand Proof 1\n  \
         hand Proof 2\n  hand Proof 3 [=third]\n  hand Proof 3 [=fourth]\n  play Lilo - Making a Wish [=lilo]\n\
         player B\n  lore 5\n  play Goofy - Musketeer [=goofy]\n  play Goofy - Knight for a Day [=knight]\n  play Stitch - New Dog [=dog]\n  \
         play Stitch - New Dog [=twin]\n\
         player C\n  lore 5\n  hand Dinglehopper [=his]\n  hand Pawpsicle\n  play Simba - Protective Cub [=simba]\nturn A\n\n\
         A plays Proof 2\nC chooses his\nexpect his in C discard\nexpect B lore 3\nexpect C lore 5\n\
         A plays first\nA chooses goofy\nB chooses knight\nexpect goofy in play\nexpect knight in play\n\
         A plays second\nA chooses goofy\nB chooses dog\nexpect goofy in B discard\nexpect dog in B discard\n\
         A plays Proof 1\n! A chooses lilo\n! A chooses simba\nA chooses twin\nexpect twin in B hand\n\
         A plays third\nA chooses lilo\nA chooses simba\nexpect lilo in play\nexpect simba in play\n",
    );
}

/// 8.13.1: whose Support it is; 4.7: both of those who meet there.
#[test]
fn support_is_used_by_whom_and_both_who_meet() {
    holds(
        &[
            (Character, "Whenever this character uses Support, gain 2 lore."),
            (ACTION, "Chosen character gains Support this turn."),
            (Location, "Ward"),
            (
                Character,
                "Whenever another character moves to this character's location, both of them get +1 {S} this turn.",
            ),
        ],
        "title: Whose\nrules: 8.13.1, 4.7\n\nplayer A\n  ink 9\n  hand Proof 1 [=first]\n  hand Proof 1 [=second]\n  play Proof 0 - Made Up [=user]\n  \
         play Mickey Mouse - True Friend [=mickey]\n  play Proof 2 - Made Up [=place]\n  play Proof 3 - Made Up [=host, at place]\n\
         player B\nturn A\n\n\
         A plays first\nA chooses user\nA plays second\nA chooses mickey\n\
         A quests with mickey\nA accepts\nA chooses host\nexpect host strength 5\nexpect A lore 2\n\
         A quests with user\nA accepts\nA chooses host\nexpect host strength 7\nexpect A lore 5\n\
         A moves mickey to place\nexpect mickey strength 4\nexpect host strength 8\nexpect user strength 2\n",
    );
}

/// 6.1.8: a character that quested twice is one that quested; 8.10: what holds for the turn in which it was played.
#[test]
fn counted_once_however_often() {
    holds(
        &[
            (ACTION, "Ready chosen character."),
            (
                ACTION,
                "Deal damage to chosen character equal to the number of characters that quested this turn.",
            ),
            (
                Character,
                "At the end of your turn, if 2 or more of your characters quested this turn, gain 5 lore.",
            ),
            (ACTION, "Draw a card for each time a character quested this turn."),
        ],
        "title: Once each\nrules: 6.1.8\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  hand Proof 3\n  play Proof 2 - Made Up\n  \
         play Mickey Mouse - True Friend [=mickey]\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Goofy - Musketeer [=goofy]\n  deck Dinglehopper\nturn A\n\n\
         A quests with mickey\nA plays Proof 0\nA chooses mickey\nA quests with mickey\nexpect A lore 4\n\
         A plays Proof 1\nA chooses goofy\nexpect goofy damage 1\nA plays Proof 3\nexpect A hand 2\nA ends turn\nexpect A lore 4\n",
    );
}

/// 6.1.16: "otherwise" is where neither of two conditions on the same is true; each opponent's number is a number of its own.
#[test]
fn in_neither_case() {
    holds(
        &[
            (
                ACTION,
                "If you have more lore than each opponent, draw a card. If you have less lore than each opponent, draw 3 cards. Otherwise, draw 2 cards.",
            ),
            (
                Character,
                "While the number of cards in your hand is greater than the number of cards in each opponent's hand, this character gets +1 {S}.",
            ),
            (ACTION, "Discard any number of cards with different names. Draw that many cards plus 1."),
            (ACTION, "Gain 1 lore."),
        ],
        "title: Neither\nrules: 6.1.16\n\nplayer A\n  lore 9\n  ink 9\n  hand Proof 0 [=first]\n  hand Proof 2 [=swap]\n  \
         hand Dinglehopper [=one]\n  hand Dinglehopper [=two]\n  hand Pawpsicle [=paw]\n  play Proof 1 - Made Up [=host]\n  \
         deck Goofy - Musketeer\n  deck Goofy - Musketeer\n  deck Goofy - Musketeer\n  deck Goofy - Musketeer\n  deck Goofy - Musketeer\n\
         player B\n  lore 5\n  hand Dinglehopper\n  hand Dinglehopper\n  hand Dinglehopper\n\
         player C\n  lore 7\n  hand Dinglehopper\n  hand Dinglehopper\nturn A\n\n\
         expect host strength 3\nA plays first\nexpect A hand 5\nexpect host strength 3\n\
         A plays swap\n! A chooses one; two\nA chooses one; paw\nexpect A hand 5\n",
    );
}

/// 5.2.6, 5.2.7: how many share one; 1.13: each player's own number; of the cards that were shown the dearest.
#[test]
fn so_many_alike_and_of_each_player() {
    holds(
        &[
            (
                Character,
                "While you have 3 or more characters with the same classification in play, this character gets +1 {S}.",
            ),
            (
                Character,
                "While you have 3 or more cards in your discard with the same name, this character gains Evasive.",
            ),
            (ACTION, "Each opponent may remove any number of their ink drops to draw that many cards."),
            (
                ACTION,
                "Chosen opponent reveals their hand. You choose a card with the highest cost from it. That player discards that card.",
            ),
            (ACTION, "Banish chosen item."),
        ],
        "title: Alike\nrules: 5.2.6, 5.2.7, 1.13\n\nplayer A\n  ink 9\n  hand Proof 2\n  hand Proof 3\n  hand Proof 4\n  \
         play Proof 0 - Made Up [=counts]\n  play Proof 1 - Made Up [=flies]\n  play Maleficent - Monstrous Dragon [=dragon]\n  \
         play Dinglehopper [=last]\n  discard Dinglehopper\n  discard Dinglehopper\n  deck Pawpsicle\n  deck Pawpsicle\n  deck Pawpsicle\n\
         player B\n  ink drops 3\n  hand Goofy - Knight for a Day [=dear]\n  hand Pawpsicle [=cheap]\n  play Goofy - Musketeer [=goofy]\n  \
         deck Pawpsicle\n  deck Pawpsicle\n  deck Pawpsicle\n\
         player C\n  ink drops 2\n  deck Pawpsicle\n  deck Pawpsicle\nturn A\n\n\
         expect counts strength 2\nexpect flies lacks Evasive\n\
         A plays Proof 4\nA chooses last\nexpect flies has Evasive\n\
         A plays Proof 3\nA chooses player B\n! A chooses cheap\nA chooses dear\nexpect dear in B discard\n\
         A plays Proof 2\nB accepts\nB chooses number 3\nC accepts\nC chooses number 1\nexpect A hand 0\nexpect B hand 4\nexpect C hand 1\n\
         expect B ink drops 0\nexpect C ink drops 1\n",
    );
    holds(
        &[(
            Character,
            "While you have 3 or more characters with the same classification in play, this character gets +1 {S}.",
        )],
        "title: Three of a kind\nrules: 5.2.7\n\nplayer A\n  play Proof 0 - Made Up [=counts]\n  play Goofy - Musketeer [=goofy]\n  \
         play Mickey Mouse - True Friend [=mickey]\nplayer B\nturn A\n\nexpect counts strength 3\n",
    );
}

/// 8.4.1, 6.1.16, 6.1.6: the card by which a character is described, those to whom it was done, otherwise in neither case, less than each
/// but the one that is described.
#[test]
fn that_card_and_those_to_whom_it_was_done() {
    holds(
        &[
            (
                ACTION,
                "Choose a character of yours with a card under them. Put that card into your hand and ready that character.",
            ),
            (ACTION, "Exert all opposing characters. Each character exerted this way gets -1 {S} this turn."),
            (ACTION, "Banish chosen character with less {S} than each other character."),
            (
                ACTION,
                "Discard a card. If you discarded an item card this way, draw 2 cards. If you discarded a location card this way, gain 3 lore. Otherwise, gain 1 lore.",
            ),
        ],
        "title: That card\nrules: 8.4.1, 6.1.16, 6.1.6\n\nplayer A\n  ink 12\n  hand Proof 0\n  hand Proof 1\n  hand Proof 2\n  \
         hand Proof 3 [=first]\n  hand Proof 3 [=second]\n  hand Dinglehopper [=item]\n  hand Lilo - Making a Wish [=song]\n  \
         play Goofy - Musketeer [=goofy, exerted, under facedown Pawpsicle]\n  play Stitch - Rock Star [=plain, exerted]\n  \
         deck Pawpsicle\n  deck Pawpsicle\n  deck Pawpsicle\n\
         player B\n  play Mickey Mouse - True Friend [=mickey]\n  play Stitch - New Dog [=dog, exerted]\nturn A\n\n\
         A plays Proof 0\n! A chooses plain\nA chooses goofy\nexpect goofy ready\nexpect goofy covers 0\nexpect A hand 7\n\
         A plays Proof 1\nexpect mickey exerted\nexpect mickey strength 2\nexpect dog strength 2\n\
         A plays first\nA chooses item\nexpect A hand 6\nexpect A lore 0\n\
         A plays second\nA chooses song\nexpect A hand 4\nexpect A lore 1\n",
    );
    holds(
        &[(ACTION, "Banish chosen character with less {S} than each other character.")],
        "title: Less than each other\nrules: 6.1.6\n\nplayer A\n  ink 4\n  hand Proof 0 [=first]\n  hand Proof 0 [=second]\n  \
         play Goofy - Musketeer [=goofy]\n  play Mickey Mouse - True Friend [=mickey]\n\
         player B\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         A plays first\n! A chooses goofy\nA chooses dog\nexpect dog in B discard\nA plays second\nexpect goofy in play\nexpect mickey in play\n",
    );
}
