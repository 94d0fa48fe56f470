//! Mechanics that no printed card has yet, each played in a position: what the words do by the rules.

use super::sentences::holds;
use vocabulary::CardKind::{self, Character, Item};

const ACTION: CardKind = CardKind::Action { song: false };

/// 8.10.1, 1.2.1, 1.2.2: a Shift that goes further, one that is kept off, and one by an effect onto some only.
#[test]
fn shifts_onto_others_and_onto_nobody() {
    holds(
        &[
            (Character, "Universal Shift 1 {I}"),
            (Character, "This character can't be shifted onto."),
            (Character, "Your other characters can be shifted onto this character regardless of name."),
            (Character, "Shift 1 {I}"),
            (ACTION, "Shift a character from your discard onto one of your Hero characters for free."),
        ],
        "title: Shifts\nrules: 8.10.1, 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 0 - Made Up [=any]\n  \
         hand Proof 3 - Made Up [=same]\n  hand Proof 4\n  discard Proof 0 - Made Up [=back]\n  \
         play Proof 1 - Made Up [=closed]\n  play Proof 2 - Made Up [=open]\n  play Jetsam - Riffraff [=jetsam]\n\
         player B\nturn A\n\n\
         expect A cannot play any shifting onto closed\nexpect A can play any shifting onto jetsam\n\
         expect A cannot play same shifting onto jetsam\n\
         A plays same shifting onto open\nexpect same covers 1\n\
         A plays Proof 4\n! A plays back shifting onto jetsam\nA plays back shifting onto same\nexpect back covers 2\n",
    );
}

/// 1.2.2: what would be too much in a turn does not happen, also of several that happen together.
#[test]
fn no_more_than_so_much_in_a_turn() {
    holds(
        &[
            (Character, "Opponents can't draw more than 1 card each turn."),
            (ACTION, "Draw 3 cards."),
            (Character, "Players can't gain more than 3 lore each turn."),
            (ACTION, "Gain 2 lore."),
        ],
        "title: So much in a turn\nrules: 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 3 [=one]\n  hand Proof 3 [=two]\n  \
         deck 9 more\nplayer B\n  play Proof 0 - Made Up\n  play Proof 2 - Made Up\nturn A\n\n\
         A plays Proof 1\nexpect A hand 3\n\
         A plays one\nexpect A lore 2\nA plays two\nexpect A lore 3\n",
    );
    holds(
        &[
            (Character, "Opponents can't gain lore from actions or abilities."),
            (ACTION, "Gain 2 lore."),
            (Character, "If you would gain lore from questing, gain that much lore plus 1 instead."),
        ],
        "title: Lore from somewhere\nrules: 1.2.2, 6.5.4\n\nplayer A\n  ink 9\n  hand Proof 1\n  play Proof 2 - Made Up [=seeker]\n\
         player B\n  play Proof 0 - Made Up\nturn A\n\n\
         A plays Proof 1\nexpect A lore 0\nA quests with seeker\nexpect A lore 2\n",
    );
}

/// 1.2.2: damage that stays, a price that stands, and what actions do not reach.
#[test]
fn what_is_kept_from_happening() {
    holds(
        &[
            (Character, "Damage can't be moved to or from this character."),
            (ACTION, "Move 1 damage from chosen character to chosen opposing character."),
            (Item, "Your items can't be chosen by opponents' actions."),
            (ACTION, "Banish chosen item."),
            (Character, "When you play this character, banish chosen item."),
        ],
        "title: Kept\nrules: 1.2.2, 1.9.2.4\n\nplayer A\n  ink 9\n  hand Proof 1 [=move]\n  hand Proof 3\n  hand Proof 4 - Made Up\n  \
         play Goofy - Knight for a Day [=goofy, damage 2]\nplayer B\n  play Proof 0 - Made Up [=stiff, damage 1]\n  play Proof 2 [=box]\nturn A\n\n\
         A plays move\nA chooses goofy\nA chooses stiff\nexpect stiff damage 1\nexpect goofy damage 2\n\
         A plays Proof 3\nexpect box in play\n\
         A plays Proof 4 - Made Up\nA chooses box\nexpect box in B discard\n",
    );
    holds(
        &[
            (Character, "The cost to play this character can't be reduced."),
            (Item, "You pay 1 {I} less to play characters."),
            (Character, "Ward"),
        ],
        "title: A firm price\nrules: 1.2.2, 1.5.4\n\nplayer A\n  ink 1\n  hand Proof 0 - Made Up\n  hand Proof 2 - Made Up\n  play Proof 1\n\
         player B\nturn A\n\n\
         expect A cannot play Proof 0 - Made Up\nexpect A can play Proof 2 - Made Up\n",
    );
}

/// 7.2.2, 4.3.1: the top card of a deck as one that may be seen and played.
#[test]
fn the_top_card_is_played() {
    holds(
        &[(Character, "You may play the top card of your deck if it's a character card.")],
        "title: From the top\nrules: 4.3.1, 7.2.2\n\nplayer A\n  ink 9\n  play Proof 0 - Made Up\n  deck Goofy - Knight for a Day [=goofy]\n  \
         deck Dinglehopper [=fork]\nplayer B\nturn A\n\n\
         expect A sees goofy\nexpect B does not see goofy\n\
         A plays goofy\nexpect goofy in play\nexpect A sees fork\nexpect A cannot play fork\n",
    );
}

/// 1.11.1, 1.5.3, 3.1: lore as a price, another turn, and once in a game.
#[test]
fn lore_is_paid_and_turns_are_taken() {
    holds(
        &[
            (Item, "{E}, Pay 1 lore — Draw a card."),
            (ACTION, "Take an extra turn after this one."),
            (Character, "Once per game, you may draw 2 cards."),
        ],
        "title: Paid with lore\nrules: 1.5.3, 6.1.13.2\n\nplayer A\n  lore 1\n  ink 9\n  hand Proof 1\n  play Proof 0 [=first]\n  play Proof 0 [=second]\n  \
         play Proof 2 - Made Up [=sage]\n  deck 9 more\nplayer B\n  deck 9 more\nturn A\n\n\
         A uses first\nexpect A lore 0\nexpect A hand 2\nexpect A cannot use second\n\
         A uses sage\nexpect A hand 4\n\
         A plays Proof 1\nA ends turn\nexpect A decides\nexpect A hand 4\nexpect A cannot use sage\n\
         A ends turn\nexpect B decides\n",
    );
}

/// 6.2.1: triggers on damage that is moved, on cards that are revealed, and on what comes together in a turn.
#[test]
fn triggers_on_moves_reveals_and_sums() {
    holds(
        &[
            (Character, "Whenever you move damage from a character, gain 1 lore."),
            (ACTION, "Move 1 damage from chosen character to chosen opposing character."),
            (Character, "Whenever you gain 3 or more lore in a turn, draw a card."),
            (ACTION, "Gain 2 lore."),
            (Character, "Whenever a card is revealed from the top of your deck, gain 1 lore."),
            (ACTION, "Reveal the top card of your deck. Put it into your hand."),
        ],
        "title: Triggers\nrules: 6.2.1, 1.9.2.4, 6.1.14\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 3\n  hand Proof 5\n  \
         play Proof 0 - Made Up\n  play Proof 2 - Made Up\n  play Proof 4 - Made Up\n  play Goofy - Knight for a Day [=goofy, damage 2]\n  deck 9 more\n\
         player B\n  play Stitch - New Dog [=stitch]\nturn A\n\n\
         A plays Proof 1\nA chooses goofy\nA chooses stitch\nexpect stitch damage 1\nexpect A lore 1\nexpect A hand 2\n\
         A plays Proof 3\nexpect A lore 3\nexpect A hand 2\n\
         A plays Proof 5\nexpect A lore 4\nexpect A hand 2\n",
    );
}

/// 1.2.2: damage that nothing prevents; 7.3.2: a hand that everybody sees.
#[test]
fn damage_for_sure_and_open_hands() {
    holds(
        &[
            (Character, "Prevent all damage that would be dealt to your other characters."),
            (ACTION, "Deal 2 damage to chosen character."),
            (ACTION, "Deal 2 damage to chosen character. This damage can't be prevented."),
            (Character, "Your opponents play with their hands revealed."),
        ],
        "title: For sure\nrules: 1.2.2, 7.3.2\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 2\n  play Proof 3 - Made Up\n\
         player B\n  hand Dinglehopper [=fork]\n  play Proof 0 - Made Up\n  play Goofy - Knight for a Day [=goofy]\nturn A\n\n\
         A plays Proof 1\nA chooses goofy\nexpect goofy damage 0\n\
         A plays Proof 2\nA chooses goofy\nexpect goofy damage 2\n\
         expect A sees fork\n",
    );
}

/// 7.3: cards that were drawn are spoken of later.
#[test]
fn drawn_cards_are_spoken_of() {
    holds(
        &[
            (ACTION, "Draw a card. If it's a song, reveal it and gain 1 lore."),
            (ACTION, "Draw 2 cards. Gain 1 lore for each item card drawn this way."),
        ],
        "title: Drawn\nrules: 6.1.8\n\nplayer A\n  ink 9\n  hand Proof 0 [=first]\n  hand Proof 1\n  hand Proof 0 [=second]\n  \
         deck Friends on the Other Side\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\nplayer B\nturn A\n\n\
         A plays first\nexpect A lore 1\nexpect A hand 3\n\
         A plays Proof 1\nexpect A lore 3\n\
         A plays second\nexpect A lore 3\n",
    );
}

/// 6.1.3: a number, an ink type and a keyword are picked; what follows speaks of them.
#[test]
fn what_is_picked_is_spoken_of() {
    holds(
        &[
            (ACTION, "Choose a number. Banish each character with that cost."),
            (ACTION, "Choose an ink type. Gain 1 lore for each character of that ink type you have in play."),
            (ACTION, "Choose a keyword other than Rush. Your characters gain that keyword this turn."),
        ],
        "title: Picked\nrules: 6.1.3\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  hand Proof 2\n  \
         play Goofy - Musketeer [=five]\n  play Stitch - New Dog [=one]\nplayer B\n  play Goofy - Musketeer [=other]\nturn A\n\n\
         A plays Proof 2\nA chooses option 3\nexpect one has Evasive\n\
         A plays Proof 1\nA chooses option 1\nexpect A lore 2\n\
         A plays Proof 0\nA chooses number 5\nexpect five in discard\nexpect other in discard\nexpect one in play\n",
    );
}

/// 1.9.2.4, 1.9.4: damage that was just dealt goes on to another, and two deal it to each other.
#[test]
fn damage_goes_on_and_goes_both_ways() {
    holds(
        &[
            (
                CardKind::Location,
                "Whenever a character here is dealt damage, move 1 of that damage to this location.",
            ),
            (ACTION, "Deal 2 damage to chosen character."),
            (
                ACTION,
                "Chosen character of yours and chosen opposing character deal damage equal to their {S} to each other.",
            ),
        ],
        "title: Damage goes on\nrules: 1.9.2.4, 1.9.4\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 2\n  play Proof 0 - Made Up [=place]\n  \
         play Goofy - Knight for a Day [=big, at place]\nplayer B\n  play Goofy - Musketeer [=small]\nturn A\n\n\
         A plays Proof 1\nA chooses big\nexpect big damage 1\nexpect place damage 1\n\
         A plays Proof 2\nA chooses big\nA chooses small\nexpect small in discard\nexpect place damage 2\nexpect big damage 3\n",
    );
}

/// 6.5.4: less lore than would be; 1.2.2: nothing is inked; 5.2.7: classifications that differ.
#[test]
fn less_lore_no_ink_and_differing_classifications() {
    holds(
        &[
            (Character, "If an opponent would gain lore, they gain that much lore minus 1 instead."),
            (ACTION, "Gain 3 lore."),
            (ACTION, "Chosen opponent can't ink cards during their next turn."),
            (ACTION, "Gain 1 lore for each different classification among your characters."),
            (ACTION, "Swap the {S} of 2 chosen characters this turn."),
        ],
        "title: Less\nrules: 6.5.4, 1.2.2, 5.2.7\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 4\n  play Stitch - New Dog [=dog]\n  play Goofy - Musketeer [=goofy]\n\
         player B\n  play Proof 0 - Made Up\nturn A\n\n\
         A plays Proof 1\nexpect A lore 2\n\
         A plays Proof 4\nA chooses dog; goofy\nexpect dog strength 3\nexpect goofy strength 2\n",
    );
    holds(
        &[
            (ACTION, "Chosen opponent can't ink cards during their next turn."),
            (ACTION, "Gain 1 lore for each different classification among your characters."),
        ],
        "title: No ink\nrules: 1.2.2, 5.2.7\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  play Stitch - New Dog\n  play Goofy - Musketeer\n  deck Dinglehopper\n\
         player B\n  hand Goofy - Musketeer [=inkable]\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 1\nexpect A lore 5\n\
         A plays Proof 0\nA ends turn\nexpect B cannot ink inkable\n",
    );
}

/// 6.2.7.2: a player who is chosen now does something later; 4.3.2.2: what was played for free.
#[test]
fn chosen_now_and_done_later() {
    holds(
        &[
            (ACTION, "At the start of their next turn, chosen opponent chooses and discards a card."),
            (Character, "When this character is played for free, gain 2 lore."),
            (ACTION, "Play a character with cost 2 or less for free."),
        ],
        "title: Later\nrules: 6.2.7.2, 4.3.2.2\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1 - Made Up [=one]\n  hand Proof 1 - Made Up [=two]\n  hand Proof 2\n\
         player B\n  hand Dinglehopper [=gone]\n  deck Dinglehopper\nturn A\n\n\
         A plays one\nexpect A lore 0\n\
         A plays Proof 2\nA plays two for free\nexpect A lore 2\n\
         A plays Proof 0\nexpect gone in B hand\nA ends turn\nB chooses gone\nexpect gone in B discard\n",
    );
}

/// 1.5.4, 1.5.5: something else is given, and the rest of the cost is paid.
#[test]
fn something_is_given_to_pay_less() {
    holds(
        &[(Character, "You may banish one of your items to play this character for 1 {I} less.")],
        "title: For less\nrules: 1.5.4, 1.5.5\n\nplayer A\n  ink 1\n  hand Proof 0 - Made Up [=one]\n  hand Proof 0 - Made Up [=two]\n  play Dinglehopper [=fork]\n\
         player B\nturn A\n\n\
         expect A can play two for free\nA plays one for free\nA chooses fork\nexpect one in play\nexpect fork in discard\nexpect A cannot play two\n",
    );
}

/// 9.2.3: whoever has left is nobody's opponent, and what counts opponents is counted anew.
#[test]
fn who_has_left_is_counted_no_more() {
    holds(
        &[(Character, "This character gains Resist +1 for each Illumineer in the game.")],
        "title: Left\nrules: 9.2.3\n\nplayer A\n  play Proof 0 - Made Up [=one]\n\
         player B\n  play Proof 0 - Made Up [=other]\nplayer C\n  deck 2 more\nturn A\n\n\
         expect one has Resist 2\nA ends turn\nB ends turn\nC concedes\n\
         expect one has Resist 1\nexpect other has Resist 1\n",
    );
}
