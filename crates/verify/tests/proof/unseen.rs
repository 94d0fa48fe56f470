//! What a set nobody has seen may say: classifications that are picked or shared, several that come next, steps and places that
//! things come from. Each is played in a position.

use super::sentences::holds;
use vocabulary::CardKind::{self, Character, Location};

const ACTION: CardKind = CardKind::Action { song: false };
const SONG: CardKind = CardKind::Action { song: true };

/// 5.2.7: any classification may be picked; what has it is found when the effect speaks of it.
#[test]
fn a_classification_that_is_picked() {
    holds(
        &[
            (
                ACTION,
                "Choose a classification. Your characters with that classification get +2 {S} this turn.",
            ),
            (
                ACTION,
                "Name a classification. Return up to 2 character cards with that classification from your discard to your hand.",
            ),
            (Character, "Your other characters with the same classification as this character get +1 {S}."),
            (ACTION, "Banish chosen character with the same {S} as chosen character of yours."),
        ],
        "title: Classification\nrules: 5.2.7\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  \
         play Goofy - Knight for a Day [=goofy]\n  play Maleficent - Monstrous Dragon [=dragon]\n  \
         discard Goofy - Musketeer [=back]\n  discard Dinglehopper\n\
         player B\n  play Goofy - Knight for a Day [=theirs]\nturn A\n\n\
         A plays Proof 0\nA names Hero\nexpect goofy strength 12\nexpect dragon strength 7\nexpect theirs strength 10\n\
         A plays Proof 1\nA names Musketeer\nA chooses back\nexpect back in hand\n\
         A ends turn\nexpect goofy strength 10\n",
    );
}

/// 5.2.7: what shares a classification with a card.
#[test]
fn a_classification_that_is_shared() {
    holds(
        &[
            (
                ACTION,
                "Choose a character of yours. Your other characters with the same classification as them get +1 {S} this turn.",
            ),
            (ACTION, "Exert chosen character of yours. Banish chosen opposing character with the same {S}."),
        ],
        "title: Shared\nrules: 5.2.7\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  \
         play Goofy - Knight for a Day [=goofy]\n  play Goofy - Musketeer [=second]\n  play Maleficent - Monstrous Dragon [=dragon]\n\
         player B\n  play Goofy - Knight for a Day [=theirs]\n  play Goofy - Musketeer [=other]\nturn A\n\n\
         A plays Proof 0\nA chooses goofy\nexpect second strength 4\nexpect dragon strength 7\nexpect goofy strength 10\n\
         A plays Proof 1\nA chooses goofy\nA chooses theirs\nexpect theirs in discard\nexpect other in play\n",
    );
}

/// 4.3.6: each of "the next 2" is used up by one card.
#[test]
fn the_next_two_are_used_up_one_by_one() {
    holds(
        &[(ACTION, "You pay 1 {I} less for the next 2 characters you play this turn."), (Character, "Ward")],
        "title: The next two\nrules: 4.3.6\n\nplayer A\n  ink 5\n  hand Proof 0\n  hand Proof 1 - Made Up [=one]\n  \
         hand Proof 1 - Made Up [=two]\n  hand Proof 1 - Made Up [=three]\n\
         player B\nturn A\n\n\
         A plays Proof 0\nA plays one\nA plays two\nexpect A cannot play three\n",
    );
}

/// 5.4.4.2: a song in the discard may be sung, and in no other way be played.
#[test]
fn songs_are_sung_from_the_discard() {
    holds(
        &[
            (Character, "You may sing songs from your discard."),
            (SONG, "Draw a card."),
            (ACTION, "Banish chosen character."),
        ],
        "title: Sung from there\nrules: 5.4.4.2\n\nplayer A\n  ink 9\n  hand Proof 2\n  play Proof 0 - Made Up [=host]\n  \
         play Goofy - Knight for a Day [=goofy]\n  discard Proof 1 [=song]\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         expect A cannot play song\nexpect A can play song sung by goofy\nA plays song sung by goofy\nexpect goofy exerted\n\
         expect song in discard\nexpect A hand 2\nA plays Proof 2\nA chooses host\nexpect A cannot play song\n",
    );
}

/// 5.4.4.2, D.29: only the one whose text says so sings from there; what is in hand everybody sings.
#[test]
fn one_of_them_sings_from_the_discard() {
    holds(
        &[(Character, "This character can sing songs from your discard."), (SONG, "Draw a card.")],
        "title: Sung by one\nrules: 5.4.4.2\n\nplayer A\n  ink 0\n  hand Proof 1 [=held]\n  \
         play Proof 0 - Made Up [=host]\n  play Goofy - Knight for a Day [=goofy]\n  discard Proof 1 [=song]\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         expect A cannot play song sung by goofy\nexpect A can play held sung by goofy\nexpect A can play song sung by host\n\
         A plays song sung by host\nexpect host exerted\nexpect A hand 2\n",
    );
}

/// 6.1.3, 6.7.6: so many players are chosen, and each of several counts what that player discarded.
#[test]
fn so_many_players_and_each_their_own() {
    holds(
        &[
            (ACTION, "2 chosen opponents each lose 1 lore."),
            (
                ACTION,
                "Each opponent discards all item cards from their hand. Each opponent loses 1 lore for each card discarded this way.",
            ),
        ],
        "title: Each their own\nrules: 6.1.3, 6.7.6\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n\
         player B\n  lore 5\n  hand Dinglehopper\n  hand Dinglehopper\n\
         player C\n  lore 5\n  hand Dinglehopper\n\
         player D\n  lore 5\nturn A\n\n\
         A plays Proof 0\nA chooses player B; D\nexpect B lore 4\nexpect C lore 5\nexpect D lore 4\n\
         A plays Proof 1\nexpect B lore 2\nexpect C lore 4\nexpect D lore 4\n",
    );
}

/// 6.2.7.2: each opponent at the start of a turn of their own, once.
#[test]
fn at_the_start_of_each_opponents_next_turn() {
    holds(
        &[(ACTION, "At the start of each opponent's next turn, they lose 1 lore.")],
        "title: Each next turn\nrules: 6.2.7.2\n\nplayer A\n  ink 9\n  hand Proof 0\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  lore 5\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player C\n  lore 5\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nA ends turn\nexpect B lore 4\nexpect C lore 5\nB ends turn\nexpect C lore 4\nC ends turn\n\
         A ends turn\nexpect B lore 4\n",
    );
}

/// 6.7.9: what lies under a card as it enters; 1.2.2, 8.8: damage that nothing makes less.
#[test]
fn entering_with_cards_and_damage_that_stays() {
    holds(
        &[
            (Character, "This character enters play with the top 2 cards of your deck facedown under him."),
            (Character, "Resist +2"),
            (
                ACTION,
                "Deal 2 damage to chosen character. This damage can't be reduced or prevented. If they aren't banished this way, draw a card.",
            ),
            (
                CardKind::Item,
                "This item enters play with a card from the top of your deck under it facedown.",
            ),
        ],
        "title: With cards\nrules: 6.7.9, 8.8\n\nplayer A\n  ink 9\n  hand Proof 0 - Made Up [=host]\n  hand Proof 2\n  hand Proof 3 [=item]\n  \
         deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Proof 1 - Made Up [=guard]\nturn A\n\n\
         A plays host\nexpect host covers 2\nA plays Proof 2\nA chooses guard\nexpect guard damage 2\nexpect A hand 2\n\
         A plays item\nexpect item covers 1\n",
    );
}

/// 6.1.6: "both" are the card itself and the other one; of each opponent the dearest.
#[test]
fn both_of_them_and_one_of_each() {
    holds(
        &[
            (
                Character,
                "When you play this character, choose another character of yours. They both get +2 {S} this turn.",
            ),
            (ACTION, "Deal 1 damage to each opponent's character with the highest {S}."),
        ],
        "title: Both\nrules: 6.1.6, 6.7.6\n\nplayer A\n  ink 9\n  hand Proof 0 - Made Up [=one]\n  hand Proof 1\n  \
         play Goofy - Musketeer [=goofy]\n\
         player B\n  play Maleficent - Monstrous Dragon [=dragon]\n  play Stitch - New Dog [=dog]\n\
         player C\n  play Simba - Protective Cub [=simba]\nturn A\n\n\
         A plays one\nA chooses goofy\nexpect one strength 4\nexpect goofy strength 5\n\
         A plays Proof 1\nexpect dragon damage 1\nexpect dog damage 0\nexpect simba damage 1\n",
    );
}

/// 3.2.3.1: a card drawn in the Draw step, and one drawn at another time.
#[test]
fn draws_outside_of_the_draw_step() {
    holds(
        &[
            (Character, "Whenever you draw a card outside of your Draw step, gain 1 lore."),
            (
                Character,
                "Whenever an opponent draws a card during their Draw step, this character gets +1 {S} this turn.",
            ),
            (ACTION, "Draw a card."),
        ],
        "title: Draw step\nrules: 3.2.3.1\n\nplayer A\n  ink 9\n  hand Proof 2\n  play Proof 0 - Made Up [=own]\n  \
         deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Proof 1 - Made Up [=theirs]\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 2\nexpect A lore 1\nexpect theirs strength 2\n\
         A ends turn\nB ends turn\nexpect A lore 1\nexpect theirs strength 3\n",
    );
}

/// 3.2.2.2: the lore of one location, not of another.
#[test]
fn lore_from_this_location() {
    holds(
        &[
            (Location, "Whenever you gain lore from this location, each opponent loses 1 lore."),
            (Location, "Whenever a character moves here, draw a card."),
        ],
        "title: Lore from here\nrules: 3.2.2.2\n\nplayer A\n  play Proof 0 - Made Up\n  play Proof 1 - Made Up\n  deck Dinglehopper\n\
         player B\n  lore 5\n  deck Dinglehopper\nturn A\n\n\
         A ends turn\nB ends turn\nexpect A lore 2\nexpect B lore 4\n",
    );
}

/// 5.4.4.2, 8.12: who sang a song, and several who sing one together.
#[test]
fn who_sang_the_song() {
    holds(
        &[
            (Character, "Whenever you play a song, this character gets +1 {L} this turn if she sang it."),
            (Character, "Whenever 2 or more of your characters sing the same song, gain 2 lore."),
            (
                Character,
                "This character counts as having +1 cost to sing songs for each song card in your discard.",
            ),
            (SONG, "Draw a card."),
            (SONG, "Sing Together 3"),
        ],
        "title: Who sang\nrules: 5.4.4.2, 8.12\n\nplayer A\n  ink 9\n  hand Proof 3 [=first]\n  hand Proof 3 [=second]\n  hand Proof 4 [=third]\n  \
         play Proof 0 - Made Up [=she]\n  play Proof 1 - Made Up [=other]\n  play Proof 2 - Made Up [=grows]\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         A plays first sung by grows\nexpect she lore 1\nexpect A lore 0\n\
         A plays second\nexpect she lore 1\n\
         A plays third sung by she; other\nA resolves she\nexpect she lore 2\nexpect A lore 2\n",
    );
}

/// 8.10, 6.7.7: the character that was shifted onto, as it was.
#[test]
fn the_character_that_was_shifted_onto() {
    holds(
        &[
            (Character, "When you play another character, if you used Shift to play them, draw a card."),
            (
                Character,
                "Whenever you shift a character, gain lore equal to the {L} of the character they were shifted onto.",
            ),
        ],
        "title: Shifted onto\nrules: 8.10\n\nplayer A\n  ink 9\n  hand Elsa - Spirit of Winter [=spirit]\n  \
         play Elsa - Snow Queen [=queen]\n  play Proof 1 - Made Up\n\
         player B\nturn A\n\n\
         A plays spirit shifting onto queen\nA resolves Proof 1 - Made Up\nexpect A lore 1\nA chooses nothing\n",
    );
}

/// 1.13, 1.2.2: ink drops that are lost, counted, changed on their way and barred.
#[test]
fn ink_drops_lost_and_barred() {
    holds(
        &[
            (
                ACTION,
                "Each opponent loses all of their ink drops. Gain 1 lore for each ink drop lost this way.",
            ),
            (ACTION, "Chosen player gets 2 ink drops. Draw a card for each ink drop that player has."),
            (Character, "If you would get 1 or more ink drops, get that many plus 1 instead."),
        ],
        "title: Ink drops\nrules: 1.13\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  hand Proof 1\n  hand Proof 1\n  play Proof 2 - Made Up\n  \
         deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  ink drops 2\nturn A\n\n\
         A plays Proof 0\nexpect A lore 2\nexpect B ink drops 0\n\
         A plays Proof 1\nA chooses player A\nexpect A ink drops 3\nexpect A hand 5\n",
    );
}

/// 6.7.9, 1.2.2: the first of each turn, and no more than one.
#[test]
fn the_first_of_each_turn() {
    holds(
        &[
            (Character, "The first character each opponent plays each turn enters play exerted."),
            (Character, "Each player can play only 1 action each turn."),
            (Character, "Ward"),
            (ACTION, "Draw a card."),
        ],
        "title: The first\nrules: 6.7.9\n\nplayer A\n  ink 9\n  hand Proof 2 - Made Up [=one]\n  hand Proof 2 - Made Up [=two]\n  \
         hand Proof 3 [=act]\n  hand Proof 3 [=again]\n  deck Dinglehopper\n\
         player B\n  play Proof 0 - Made Up\n  play Proof 1 - Made Up\nturn A\n\n\
         A plays act\nexpect A cannot play again\n\
         A plays one\nexpect one exerted\nA plays two\nexpect two ready\n",
    );
}

/// 1.2.2: what a player cannot get or draw for a turn does not come.
#[test]
fn what_players_cannot_get_this_turn() {
    holds(
        &[
            (ACTION, "You can't get ink drops for the rest of this turn."),
            (ACTION, "Get 2 ink drops."),
            (ACTION, "Opponents can't draw more than 1 card until the start of your next turn."),
        ],
        "title: Barred\nrules: 1.2.2, 1.13\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n\
         player B\nturn A\n\n\
         A plays Proof 0\nA plays Proof 1\nexpect A ink drops 0\n",
    );
}

/// 8.11, 6.7.9, 6.1.8: the number of a keyword, a card that was played before, and so much for every 2.
#[test]
fn numbers_of_keywords_and_of_damage() {
    holds(
        &[
            (Character, "Your characters with Singer 5 or more get +1 {S}."),
            (Character, "Singer 5"),
            (Character, "Singer 4"),
            (ACTION, "Play an item from your discard for free. It enters play exerted."),
            (
                ACTION,
                "Remove all damage from chosen character. Draw a card for every 2 damage removed this way.",
            ),
        ],
        "title: Numbers\nrules: 8.11, 6.7.9, 6.1.8\n\nplayer A\n  ink 9\n  hand Proof 3\n  hand Proof 4\n  \
         play Proof 0 - Made Up\n  play Proof 1 - Made Up [=five]\n  play Proof 2 - Made Up [=four]\n  \
         play Goofy - Knight for a Day [=goofy, damage 5]\n  discard Dinglehopper [=fork]\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         expect five strength 3\nexpect four strength 2\n\
         A plays Proof 3\nexpect fork in play\nexpect fork exerted\n\
         A plays Proof 4\nA chooses goofy\nexpect goofy damage 0\nexpect A hand 2\n",
    );
}

/// 4.6.4.3, 8.7.3: ink for challenging one of them, none for the others; who would have to pay need not challenge.
#[test]
fn a_toll_on_challenging_one_of_them() {
    let texts = [
        (Character, "Opposing characters can't challenge this character unless their player pays 2 {I}."),
        (Character, "Reckless"),
    ];
    let position = |ink: u32, end: &str| {
        format!(
            "title: Toll\nrules: 4.6.4.3\n\nplayer A\n  ink {ink}\n  play Proof 1 - Made Up [=rash]\n\
             player B\n  play Proof 0 - Made Up [=dear, exerted]\n  play Stitch - Rock Star [=cheap]\nturn A\n\n{end}"
        )
    };
    holds(&texts, &position(1, "! A challenges dear with rash\nA ends turn\nexpect B decides\n"));
    holds(
        &texts,
        &position(
            3,
            "expect A cannot challenge cheap with rash\nA challenges dear with rash\nexpect A ink 1 ready\n",
        ),
    );
    holds(&texts, &position(3, "A ends turn\nexpect B decides\n"));
}

/// 6.5.1: what is done in the place of damage or of a banishment.
#[test]
fn done_in_its_place() {
    holds(
        &[
            (
                CardKind::Item,
                "If one of your characters would be dealt damage, you may banish this item. If you do, prevent that damage.",
            ),
            (
                Character,
                "If this character would be banished, you may return this card to your hand instead. If you do, draw a card.",
            ),
            (ACTION, "Deal 2 damage to chosen character."),
            (ACTION, "Banish chosen character."),
        ],
        "title: In its place\nrules: 6.5.1\n\nplayer A\n  ink 9\n  hand Proof 2\n  hand Proof 3\n\
         player B\n  play Proof 0 [=shield]\n  play Proof 1 - Made Up [=own]\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 2\nA chooses own\nB accepts\nexpect own damage 0\nexpect shield in B discard\n\
         A plays Proof 3\nA chooses own\nB accepts\nexpect own in B hand\nexpect B hand 2\n",
    );
}

/// Who is other than the one spoken of; whose card comes into whose hand (1.4.3).
#[test]
fn other_players_and_owners() {
    holds(
        &[
            (Character, "Whenever a player plays a song, each other player gains 1 lore."),
            (
                Character,
                "Whenever a character is returned to a player's hand from play, that player loses 1 lore.",
            ),
            (SONG, "Return chosen character to their player's hand."),
        ],
        "title: Others\nrules: 1.4.3\n\nplayer A\n  lore 5\n  ink 9\n  hand Proof 2\n  play Proof 0 - Made Up\n  play Proof 1 - Made Up\n\
         player B\n  lore 5\n  play Stitch - Rock Star [=his]\nturn A\n\n\
         A plays Proof 2\nA chooses his\nA resolves Proof 0 - Made Up\nexpect his in B hand\nexpect A lore 5\nexpect B lore 5\n",
    );
}

/// 6.1.12: an ability that takes its own card out of the hand or the discard works there.
#[test]
fn what_takes_its_own_card_from_a_zone_works_there() {
    holds(
        &[
            (Character, "Whenever you play a song, you may play this character from your hand for free."),
            (Character, "Whenever you play a song, you may return this card from your discard to your hand."),
            (SONG, "Draw a card."),
        ],
        "title: Where it works\nrules: 6.1.12\n\nplayer A\n  ink 5\n  hand Proof 2\n  hand Proof 0 - Made Up [=eager]\n  \
         discard Proof 1 - Made Up [=back]\n  deck Dinglehopper\nplayer B\nturn A\n\n\
         A plays Proof 2\nA resolves Proof 0 - Made Up\nA plays eager for free\nA accepts\n\
         expect eager in play\nexpect back in A hand\n",
    );
}

/// 6.2.7: the end of the next turn is not the end of this one.
#[test]
fn the_end_of_the_next_turn() {
    holds(
        &[
            (ACTION, "At the end of your next turn, gain 2 lore."),
            (ACTION, "At the end of your turn, gain 1 lore."),
        ],
        "title: Next turn\nrules: 6.2.7\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  deck Dinglehopper\nplayer B\n  \
         deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nA plays Proof 1\nA ends turn\nexpect A lore 1\nB ends turn\nexpect A lore 1\nA ends turn\nexpect A lore 3\n",
    );
}

/// What all players together left; another than the one described; none of several cases.
#[test]
fn the_rest_of_all_and_none_of_the_cases() {
    holds(
        &[
            (ACTION, "Each player chooses an item they have in play. Banish the rest."),
            (
                Character,
                "Whenever you play a character with the same name as another of your characters, gain 1 lore.",
            ),
            (
                ACTION,
                "Reveal the top card of your deck. If it's a character card, you may play it for free. If it's an item card, put it into your hand. Otherwise, put that card on the bottom of your deck.",
            ),
        ],
        "title: The rest\nrules: 6.1.3\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 2\n  hand Proof 1 - Made Up [=twin]\n  \
         play Proof 1 - Made Up\n  play Dinglehopper [=a1]\n  play Dinglehopper [=a2]\n  \
         deck Stitch - Rock Star [=stitch]\n  deck Pawpsicle\n\
         player B\n  play Dinglehopper [=b1]\n  play Dinglehopper [=b2]\nturn A\n\n\
         A plays Proof 0\nA chooses a1\nB chooses b2\nexpect a2 in A discard\nexpect b1 in B discard\nexpect a1 in play\nexpect b2 in play\n\
         A plays twin\nexpect A lore 1\nA plays Proof 2\nA declines\nexpect stitch in A deck top\n",
    );
}

/// 6.7.7: whoever was at a location is remembered when it has been banished.
#[test]
fn characters_that_were_here() {
    holds(
        &[
            (
                Location,
                "At the start of your turn, you may banish this location. If you do, chosen opponent loses 1 lore for each character that was here.",
            ),
            (
                Location,
                "At the start of your turn, you may banish this location. If you do, characters that were here gain Evasive this turn.",
            ),
            (Location, "When this location is banished, characters that were here gain Rush this turn."),
        ],
        "title: Were here\nrules: 6.7.7\n\nplayer A\n  ink 9\n  play Proof 1 - Made Up [=place]\n  play Proof 2 - Made Up [=second]\n  \
         play Goofy - Musketeer [=goofy, at place]\n  play Goofy - Knight for a Day [=other]\n  \
         play Maleficent - Monstrous Dragon [=dragon, at second]\n  deck Dinglehopper\n\
         player B\n  deck Dinglehopper\nturn B\n\n\
         B ends turn\nA accepts\nexpect place in discard\nexpect goofy has Evasive\nexpect other lacks Evasive\nexpect dragon lacks Evasive\n",
    );
}

#[test]
fn which_character_of_the_turn() {
    holds(
        &[
            (
                Character,
                "When you play this character, if it's the second character you've played this turn, gain 1 lore.",
            ),
            (ACTION, "If this is the second action you've played this turn, gain 2 lore."),
        ],
        "title: Which of the turn\nrules: 6.2.4\n\nplayer A\n  ink 20\n  hand Proof 0 - Made Up [=one]\n  hand Proof 0 - Made Up [=two]\n  \
         hand Proof 0 - Made Up [=three]\n  hand Proof 1 [=first]\n  hand Proof 1 [=second]\n  deck Dinglehopper\n\
         player B\n  deck Dinglehopper\nturn A\n\n\
         A plays one\nexpect A lore 0\nA plays two\nexpect A lore 1\nA plays three\nexpect A lore 1\n\
         A plays first\nexpect A lore 1\nA plays second\nexpect A lore 3\n",
    );
}

/// 1.2.3, 5.2.6: exactly so many that differ, where there are such; of those that cost most one is discarded.
#[test]
fn so_many_that_differ() {
    holds(
        &[
            (ACTION, "Choose 2 of your characters with different names. Exert them."),
            (ACTION, "Each opponent reveals their hand. They discard the card with the highest cost."),
        ],
        "title: So many\nrules: 1.2.3\n\nplayer A\n  ink 9\n  hand Proof 0 [=first]\n  hand Proof 0 [=second]\n  hand Proof 1\n  \
         play Goofy - Musketeer [=one]\n  play Goofy - Knight for a Day [=two]\n  play Stitch - Rock Star [=stitch]\n\
         player B\n  hand Goofy - Knight for a Day [=dear]\n  hand Goofy - Knight for a Day [=dearer]\n  hand Dinglehopper [=cheap]\nturn A\n\n\
         A plays first\n! A chooses one; two\nA chooses one; stitch\nexpect one exerted\nexpect stitch exerted\nexpect two ready\n\
         A plays Proof 1\nB chooses dear\nexpect dear in B discard\nexpect dearer in B hand\nexpect cheap in B hand\n",
    );
}

/// What is done for one after another, and what is done again for each.
#[test]
fn one_after_another() {
    holds(
        &[
            (
                ACTION,
                "Banish all characters with cost 3 or less. For each character banished this way, its player draws a card.",
            ),
            (ACTION, "Gain 1 lore. Repeat this effect for each item you have in play."),
        ],
        "title: One by one\nrules: 6.1.8\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  play Dinglehopper\n  play Pawpsicle\n  \
         play Lilo - Making a Wish\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Lilo - Making a Wish\n  play Lilo - Making a Wish\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nexpect A hand 2\nexpect B hand 2\nA plays Proof 1\nexpect A lore 3\n",
    );
}

/// 5.4.4.2, 4.6.4: who sang it, and who challenges.
#[test]
fn sung_and_challenged_by_whom() {
    holds(
        &[
            (SONG, "Gain 1 lore. If this song was sung by a character named Goofy, gain 3 lore instead."),
            (
                Character,
                "Whenever this character is challenged by a character with more {S} than him, gain 1 lore.",
            ),
        ],
        "title: By whom\nrules: 5.4.4.2\n\nplayer A\n  ink 9\n  hand Proof 0 [=first]\n  hand Proof 0 [=second]\n  \
         play Goofy - Knight for a Day [=goofy]\n  play Stitch - Rock Star [=stitch]\n  play Maleficent - Monstrous Dragon [=dragon]\n  \
         play Lilo - Making a Wish [=lilo]\n\
         player B\n  play Proof 1 - Made Up [=his, exerted]\nturn A\n\n\
         A plays first sung by goofy\nexpect A lore 3\nA plays second sung by stitch\nexpect A lore 4\n\
         A challenges his with dragon\nexpect B lore 1\n",
    );
}

/// 1.13, 5.1.1.11: an additional drop is one more; who came this turn.
#[test]
fn one_drop_more_and_the_turn_they_come() {
    holds(
        &[
            (Character, "If you would get an ink drop, get an additional ink drop."),
            (ACTION, "Get an ink drop."),
            (CardKind::Item, "Your characters gain Rush the turn they're played."),
            (ACTION, "Gain 2 lore. If you gained 3 or more lore this turn, draw a card."),
        ],
        "title: One more\nrules: 1.13\n\nplayer A\n  ink 20\n  hand Proof 1\n  hand Proof 3 [=first]\n  hand Proof 3 [=second]\n  \
         hand Lilo - Making a Wish [=new]\n  play Proof 0 - Made Up\n  play Proof 2\n  play Goofy - Knight for a Day [=old]\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         A plays new\nexpect new has Rush\nexpect old lacks Rush\n\
         A plays first\nexpect A hand 2\nA plays second\nexpect A hand 2\nA plays Proof 1\nexpect A ink drops 2\n",
    );
}

/// 6.7.7: who was at a location that has left play.
#[test]
fn who_was_at_a_location_that_is_gone() {
    holds(
        &[
            (Location, "When this location is banished, deal 1 damage to each character that was here."),
            (ACTION, "Banish chosen location."),
            (
                ACTION,
                "Return chosen location to its player's hand. Each character that was there is dealt 1 damage.",
            ),
        ],
        "title: Gone\nrules: 6.7.7\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 2\n  \
         play Proof 0 - Made Up [=place]\n  play Proof 0 - Made Up [=second]\n  play Goofy - Knight for a Day [=goofy, at place]\n  \
         play Goofy - Musketeer [=other]\n  play Maleficent - Monstrous Dragon [=dragon, at second]\n\
         player B\nturn A\n\n\
         A plays Proof 1\nA chooses place\nexpect goofy damage 1\nexpect other damage 0\n\
         A plays Proof 2\nA chooses second\nexpect dragon damage 1\n",
    );
}

/// 6.7.6: of cards of several players each of these players; 1.13: ink drops that are given away.
#[test]
fn the_players_of_several_cards() {
    holds(
        &[
            (ACTION, "Return 2 chosen characters to their players' hands. Their players each draw a card."),
            (ACTION, "Chosen opponent gives you one of their ink drops."),
        ],
        "title: Their players\nrules: 6.7.6, 1.13\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  \
         play Goofy - Musketeer [=goofy]\n  deck Dinglehopper\n\
         player B\n  ink drops 1\n  play Stitch - New Dog [=dog]\n  deck Dinglehopper\n\
         player C\n  play Simba - Protective Cub [=simba]\nturn A\n\n\
         A plays Proof 0\nA chooses goofy; dog\nexpect goofy in hand\nexpect A hand 3\nexpect B hand 2\nexpect C hand 0\n\
         A plays Proof 1\nA chooses player B\nexpect B ink drops 0\nexpect A ink drops 1\n",
    );
}

/// 8.4.1: a card that is put under others is put under none of itself.
#[test]
fn nothing_lies_under_itself() {
    holds(
        &[(ACTION, "Put chosen character facedown under one of your characters.")],
        "title: Under itself\nrules: 8.4.1\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 0 [=second]\n  \
         play Goofy - Musketeer [=goofy]\n\
         player B\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         A plays Proof 0\nA chooses goofy\nexpect goofy in play\nexpect goofy covers 0\n\
         A plays second\nA chooses dog\nexpect goofy covers 1\n",
    );
}

/// 6.1.11: the location where a card is, a card that is under it, and one of each player's discard.
#[test]
fn where_it_is_and_what_lies_under_it() {
    holds(
        &[
            (
                Character,
                "While this character is at a location, that location gets +2 {W} and gains Resist +1.",
            ),
            (Character, "While a card is under this character, your other characters gain Support."),
            (
                ACTION,
                "Choose a character card from each player's discard. Shuffle those cards into their players' decks.",
            ),
            (
                ACTION,
                "Put up to 3 cards from your discard on the bottom of your deck in any order. For each card put there this way, remove up to 1 damage from chosen character.",
            ),
            (ACTION, "Look at chosen opponent's hand and discard an action card of your choice."),
        ],
        "title: There and under\nrules: 6.1.11, 8.4.2\n\nplayer A\n  ink 15\n  hand Proof 2\n  hand Proof 3\n  hand Proof 4\n  \
         play Proof 0 - Made Up [=guest]\n  play Proof 1 - Made Up [=host, under facedown Dinglehopper]\n  \
         play Agrabah - Marketplace [=here]\n  play Agrabah - Marketplace [=there]\n  \
         play Goofy - Knight for a Day [=goofy, damage 5]\n  discard Goofy - Musketeer [=mine]\n  discard Dinglehopper\n\
         player B\n  hand Dragon Fire [=fire]\n  hand Dinglehopper\n  discard Goofy - Musketeer [=theirs]\nturn A\n\n\
         expect goofy has Support\nexpect host lacks Support\n\
         expect here lacks Resist\nA moves guest to here\nexpect here has Resist 1\nexpect there lacks Resist\n\
         A moves guest to there\nexpect here lacks Resist\nexpect there has Resist 1\n\
         A plays Proof 2\nA chooses mine\nA chooses theirs\nexpect mine in deck\nexpect theirs in B deck\n\
         A plays Proof 3\nA chooses Dinglehopper; Proof 2\nA orders Dinglehopper; Proof 2\nA chooses goofy\nA chooses number 2\nexpect goofy damage 3\n\
         A plays Proof 4\nA chooses fire\nexpect fire in B discard\n",
    );
}
