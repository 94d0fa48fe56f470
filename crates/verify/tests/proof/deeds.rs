//! What a coming set may forbid, demand or change: each deed is played in positions where it makes the difference.

use super::sentences::holds;
use vocabulary::CardKind::{self, Character, Item, Location};

const ACTION: CardKind = CardKind::Action { song: false };
const SONG: CardKind = CardKind::Action { song: true };

/// 1.2.2, 1.8.5, 4.6.7: as long as the challenge goes on it stays; the check after it finds its damage as any other, and then
/// it was not banished in a challenge.
#[test]
fn cannot_be_banished_in_a_challenge() {
    let texts = [
        (Character, "This character can't be banished in a challenge."),
        (Character, "Whenever this character banishes another character in a challenge, gain 1 lore."),
        (Character, "Whenever one of your other characters challenges, banish chosen character."),
    ];
    // Its damage is lethal after the challenge.
    holds(
        &texts,
        "title: After it\nrules: 1.8.5, 4.6.7\n\nplayer A\n  play Proof 1 - Made Up [=foe]\n\
         player B\n  play Proof 0 - Made Up [=firm, exerted, damage 2]\nturn A\n\n\
         A challenges firm with foe\nexpect firm in B discard\nexpect A lore 0\nexpect foe damage 2\n",
    );
    // An effect in the challenge cannot banish it either, and the rest of the challenge goes on.
    holds(
        &texts,
        "title: By an effect\nrules: 1.2.2\n\nplayer A\n  play Proof 1 - Made Up [=foe]\n  play Proof 2 - Made Up [=other]\n\
         player B\n  play Proof 0 - Made Up [=firm, exerted]\nturn A\n\n\
         A challenges firm with foe\nA chooses firm\nexpect firm in play\nexpect firm damage 2\n",
    );
    // What is not kept goes in the challenge.
    holds(
        &texts,
        "title: Another\nrules: 1.8.1.4\n\nplayer A\n  play Proof 1 - Made Up [=foe]\n\
         player B\n  play Proof 1 - Made Up [=soft, exerted, damage 2]\nturn A\n\n\
         A challenges soft with foe\nexpect soft in B discard\nexpect A lore 1\n",
    );
}

/// 1.2.2: outside of a challenge an effect banishes it.
#[test]
fn it_can_be_banished_otherwise() {
    holds(
        &[
            (Character, "This character can't be banished in challenges."),
            (ACTION, "Banish chosen character."),
        ],
        "title: Otherwise\nrules: 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 1\n\
         player B\n  play Proof 0 - Made Up [=firm]\nturn A\n\nA plays Proof 1\nA chooses firm\nexpect firm in B discard\n",
    );
}

/// 4.6.4.3, 8.7.3: whom it must challenge; nobody else as long as it can, and the turn does not end before.
#[test]
fn must_challenge_this_one() {
    let texts = [
        (Character, "Opposing characters must challenge this character if able."),
        (Character, "Ward"),
        (Character, "Bodyguard"),
        (ACTION, "Exert chosen character."),
    ];
    let position = |state: &str, more: &str, end: &str| {
        format!(
            "title: Must\nrules: 4.6.4.3, 8.7.3\n\nplayer A\n  ink 9\n  hand Proof 3\n  play Proof 1 - Made Up [=one]\n\
             player B\n  play Proof 0 - Made Up [=bait{state}]\n  play Proof 1 - Made Up [=weak, exerted]\n{more}turn A\n\n{end}"
        )
    };
    holds(
        &texts,
        &position(
            ", exerted",
            "",
            "expect A cannot challenge weak with one\n! A ends turn\nA challenges bait with one\nA ends turn\n",
        ),
    );
    // To quest is no challenge, and then it is not able.
    holds(&texts, &position(", exerted", "", "A quests with one\nA ends turn\nexpect B decides\n"));
    // As long as it is ready nobody can.
    holds(
        &texts,
        &position(
            "",
            "",
            "A plays Proof 3\nA chooses bait\nexpect A cannot challenge weak with one\n! A ends turn\n",
        ),
    );
    holds(&texts, &position("", "", "A challenges weak with one\nA ends turn\nexpect B decides\n"));
    // 8.3.3: one with Bodyguard must be chosen; so it is not able, and nothing is demanded.
    holds(
        &texts,
        &position(
            ", exerted",
            "  play Proof 2 - Made Up [=guard, exerted]\n",
            "expect A cannot challenge bait with one\nA challenges guard with one\nA ends turn\nexpect B decides\n",
        ),
    );
    holds(
        &texts,
        &position(
            ", exerted",
            "  play Proof 2 - Made Up [=guard, exerted]\n",
            "expect A cannot challenge weak with one\nA ends turn\nexpect B decides\n",
        ),
    );
}

/// 6.7.3: with two texts that demand a challenge either of them will do; 8.7.3: none makes anybody pay.
#[test]
fn must_challenge_one_of_two() {
    let texts = [
        (Character, "Opposing characters must challenge this character if able."),
        (
            Character,
            "Opposing characters must challenge this character if able.\nOpposing characters can't challenge this character unless their player pays 2 {I}.",
        ),
        (Character, "Ward"),
    ];
    holds(
        &texts[..1],
        "title: Two\nrules: 6.7.3\n\nplayer A\n  play Mickey Mouse - True Friend [=one]\n  play Mickey Mouse - True Friend [=two]\n\
         player B\n  play Proof 0 - Made Up [=first, exerted]\n  play Proof 0 - Made Up [=second, exerted]\n  \
         play Stitch - New Dog [=dog, exerted]\nturn A\n\n\
         expect A cannot challenge dog with one\nexpect A can challenge first with one\nA challenges second with two\n! A ends turn\n",
    );
    holds(
        &[
            texts[0],
            (Character, "Opposing characters can't challenge this character unless their player pays 2 {I}."),
        ],
        "title: Nobody pays\nrules: 8.7.3\n\nplayer A\n  ink 4\n  play Mickey Mouse - True Friend [=one]\n\
         player B\n  play Proof 1 - Made Up [=dear, exerted]\nturn A\n\nA ends turn\nexpect B decides\n",
    );
}

/// 1.8.1.1: so much less and so much more, by a card in play and for the rest of the game.
#[test]
fn lore_to_win() {
    let texts = [
        (Character, "You need 3 less lore to win the game."),
        (ACTION, "For the rest of the game, you need 2 less lore to win the game."),
        (Character, "Opponents need 5 more lore to win the game."),
        (ACTION, "Gain 1 lore."),
        (ACTION, "Banish chosen character."),
    ];
    holds(
        &texts,
        "title: Less\nrules: 1.8.1.1\n\nplayer A\n  lore 15\n  ink 9\n  hand Proof 1\n  hand Proof 3\n  hand Proof 3\n  play Proof 0 - Made Up\n\
         player B\n  play Proof 2 - Made Up [=more]\nturn A\n\n\
         A plays Proof 1\nexpect no winner\nA plays Proof 3\nexpect no winner\nA plays Proof 3\nexpect no winner\n",
    );
    holds(
        &texts,
        "title: More leaves\nrules: 1.8.1.1\n\nplayer A\n  lore 16\n  ink 9\n  hand Proof 4\n  hand Proof 1\n  play Proof 0 - Made Up\n\
         player B\n  play Proof 2 - Made Up [=more]\nturn A\n\n\
         A plays Proof 1\nexpect no winner\nA plays Proof 4\nA chooses more\nexpect A wins\n",
    );
    holds(
        &texts,
        "title: At once\nrules: 1.8.1.1\n\nplayer A\n  lore 18\n  ink 9\n  hand Proof 1\nplayer B\nturn A\n\nA plays Proof 1\nexpect A wins\n",
    );
    holds(
        &texts,
        "title: Turns later\nrules: 1.8.1.1\n\nplayer A\n  lore 17\n  ink 9\n  hand Proof 1\n  hand Proof 3\nplayer B\nturn A\n\n\
         A plays Proof 1\nA ends turn\nB ends turn\nexpect no winner\nA plays Proof 3\nexpect A wins\n",
    );
}

/// 4.5.1.2, 4.6.4.3: ink to quest or challenge for a time, also of those who come later (6.4.2.1).
#[test]
fn a_toll_for_a_time() {
    let texts = [
        (
            ACTION,
            "Until the start of your next turn, opposing characters can't quest unless their player pays 1 {I}.",
        ),
        (
            ACTION,
            "Chosen opposing Hero character can't challenge during their next turn unless their player pays 2 {I}.",
        ),
    ];
    let position = |ink: u32, end: &str| {
        format!(
            "title: Toll\nrules: 4.5.1.2\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  play Stitch - New Dog [=dog, exerted]\n\
             player B\n  ink {ink}\n  play Mickey Mouse - True Friend [=mouse]\nturn A\n\nA plays Proof 0\nA plays Proof 1\nA chooses mouse\nA ends turn\n{end}"
        )
    };
    holds(
        &texts,
        &position(0, "expect B cannot quest with mouse\nexpect B cannot challenge dog with mouse\n"),
    );
    holds(&texts, &position(1, "B quests with mouse\nexpect B ink 0 ready\n"));
    holds(&texts, &position(1, "expect B cannot challenge dog with mouse\n"));
    holds(&texts, &position(2, "B challenges dog with mouse\nexpect B ink 0 ready\n"));
    holds(&texts, &position(1, "B ends turn\nA ends turn\nB quests with mouse\nexpect B ink 1 ready\n"));
}

/// 1.9.4.2: so much more damage is a modifier beside Resist; damage that is 0 at its base stays none (5.3.6.2).
#[test]
fn more_damage() {
    let texts = [
        (Character, "Your other characters deal 1 more damage in challenges."),
        (Item, "Your actions deal 2 more damage."),
        (ACTION, "Deal 1 damage to chosen character."),
        (Character, "Resist +1"),
        (ACTION, "Chosen character gets -5 {S} this turn."),
        (Character, "{E} — Deal 1 damage to chosen character."),
    ];
    holds(
        &texts,
        "title: In challenges\nrules: 1.9.4.2\n\nplayer A\n  ink 9\n  hand Proof 4\n  play Proof 0 - Made Up\n  play Mickey Mouse - True Friend [=mouse]\n  \
         play Mickey Mouse - True Friend [=tame]\n\
         player B\n  play Proof 3 - Made Up [=tough, exerted]\n  play Maleficent - Monstrous Dragon [=dragon, exerted]\nturn A\n\n\
         A challenges tough with mouse\nexpect tough in B discard\n\
         A plays Proof 4\nA chooses tame\nA challenges dragon with tame\nexpect dragon damage 0\n",
    );
    holds(
        &texts,
        "title: By actions\nrules: 1.9.4.2\n\nplayer A\n  ink 9\n  hand Proof 2\n  play Proof 1\n  play Proof 0 - Made Up\n  play Proof 5 - Made Up [=shot]\n\
         player B\n  play Maleficent - Monstrous Dragon [=dragon]\n  play Proof 3 - Made Up [=tough]\nturn A\n\n\
         A plays Proof 2\nA chooses tough\nexpect tough damage 2\n\
         A uses shot\nA chooses dragon\nexpect dragon damage 1\n",
    );
}

/// 4.4.3.3: what is paid to use abilities; never below 0, and Boost is none of them (D.16).
#[test]
fn abilities_cost_less() {
    let texts = [
        (Item, "Your characters' abilities cost 1 {I} less to use."),
        (Character, "2 {I} — Draw a card."),
        (Character, "Opposing characters' abilities cost 2 {I} more to use."),
        (Character, "Boost 2 {I}"),
        (Character, "1 {I} — This character gets +1 {S} this turn."),
    ];
    holds(
        &texts,
        "title: Less\nrules: 4.4.3.3\n\nplayer A\n  ink 2\n  play Proof 0\n  play Proof 1 - Made Up [=draws]\n  play Proof 3 - Made Up [=boost]\n  \
         play Proof 4 - Made Up [=grows]\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         A uses grows\nA uses grows\nexpect A ink 2 ready\nexpect grows strength 4\n\
         A uses draws\nexpect A ink 1 ready\nexpect A cannot use boost\nA uses draws\nexpect A cannot use draws\n",
    );
    holds(
        &texts,
        "title: More\nrules: 4.4.3.3\n\nplayer A\n  ink 4\n  play Proof 0\n  play Proof 1 - Made Up [=draws]\n  deck Dinglehopper\n\
         player B\n  play Proof 2 - Made Up\nturn A\n\n\
         A uses draws\nexpect A ink 1 ready\nexpect A cannot use draws\n",
    );
}

/// 1.2.2, 1.3.5.2: what opponents cannot reduce one's own effects still do.
#[test]
fn not_reduced_by_opponents() {
    holds(
        &[
            (Character, "Your characters' {S} can't be reduced by opponents."),
            (ACTION, "Chosen character gets -2 {S} this turn."),
            (ACTION, "Chosen character gets +1 {S} this turn."),
        ],
        "title: By opponents\nrules: 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 2\n\
         player B\n  ink 9\n  hand Proof 1\n  play Proof 0 - Made Up [=firm]\nturn A\n\n\
         A plays Proof 1\nA chooses firm\nexpect firm strength 2\nA plays Proof 2\nA chooses firm\nexpect firm strength 3\n\
         A ends turn\nB plays Proof 1\nB chooses firm\nexpect firm strength 0\n",
    );
}

/// 1.9.2.4: what is on each goes to the other; it is moved, so nothing is dealt, and nothing is exchanged with nobody.
#[test]
fn exchanged_damage() {
    let texts = [
        (ACTION, "Exchange the damage on 2 chosen characters."),
        (Character, "Whenever this character takes damage, gain 1 lore."),
        (Character, "Resist +2"),
    ];
    holds(
        &texts,
        "title: Exchange\nrules: 1.9.2.4\n\nplayer A\n  ink 9\n  hand Proof 0\n  play Proof 1 - Made Up [=mine, damage 2]\n\
         player B\n  play Proof 2 - Made Up [=theirs, damage 1]\nturn A\n\n\
         A plays Proof 0\nA chooses mine; theirs\nexpect mine damage 1\nexpect theirs damage 2\nexpect A lore 1\n",
    );
    holds(
        &texts,
        "title: All of it\nrules: 1.9.2.4, 1.8.1.4\n\nplayer A\n  ink 9\n  hand Proof 0\n  play Goofy - Knight for a Day [=mine, damage 5]\n\
         player B\n  play Proof 2 - Made Up [=theirs]\nturn A\n\n\
         A plays Proof 0\nA chooses mine; theirs\nexpect mine damage 0\nexpect theirs in B discard\n",
    );
}

/// 1.2.2: damage that stays, lore that does not come, places where not everybody goes.
#[test]
fn what_is_forbidden() {
    holds(
        &[
            (Character, "Damage on this character can't be moved or removed."),
            (ACTION, "Remove up to 2 damage from chosen character."),
            (ACTION, "Move up to 2 damage from chosen character to chosen opposing character."),
        ],
        "title: It stays\nrules: 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 2\n  play Proof 0 - Made Up [=marked, damage 2]\n\
         player B\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         A plays Proof 1\nA chooses marked\nexpect marked damage 2\nA plays Proof 2\nA chooses marked\nexpect marked damage 2\n",
    );
    holds(
        &[
            (Character, "Opposing characters can't gain lore from questing unless they're at a location."),
            (Location, "Only your characters with Ward can move here."),
            (Character, "Ward"),
        ],
        "title: No lore\nrules: 1.2.2, 4.7\n\nplayer A\n  ink 9\n  play Mickey Mouse - True Friend [=mouse]\n  play Proof 2 - Made Up [=ward]\n  \
         play Proof 1 - Made Up [=place]\n\
         player B\n  play Proof 0 - Made Up\nturn A\n\n\
         expect A cannot move mouse to place\nA quests with mouse\nexpect A lore 0\n\
         A moves ward to place\nA quests with ward\nexpect A lore 1\n",
    );
}

/// 6.4.3, 3.2.2.3, 8.11.3: a step that is skipped, what is said of before it, and who counts for more while singing.
#[test]
fn steps_and_songs() {
    holds(
        &[
            (ACTION, "Draw 2 cards. Skip your next Draw step."),
            (Character, "While this character is singing, he counts as having +2 cost."),
            (SONG, "Gain 1 lore."),
        ],
        "title: Steps\nrules: 6.4.3, 8.11.3\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 2 [=song]\n  play Proof 1 - Made Up [=sings]\n\
         player B\nturn A\n\n\
         A plays song sung by sings\nexpect A lore 1\nA plays Proof 0\nexpect A hand 2\nA ends turn\nB ends turn\nexpect A hand 2\nA ends turn\nB ends turn\nexpect A hand 3\n",
    );
}

/// 5.1.1.11, 8.9.1: some can be challenged in the turn it is played; with Rush all of them.
#[test]
fn challenges_some_while_drying() {
    let texts = [
        (Character, "This character can challenge damaged characters the turn he's played."),
        (ACTION, "Chosen character gains Rush this turn."),
    ];
    holds(
        &texts,
        "title: Fresh\nrules: 5.1.1.11, 8.9.1\n\nplayer A\n  ink 9\n  hand Proof 0 - Made Up [=fresh]\n  hand Proof 1\n  \
         play Proof 0 - Made Up [=old]\n\
         player B\n  play Stitch - New Dog [=whole, exerted]\n  play Mickey Mouse - True Friend [=hurt, exerted, damage 1]\nturn A\n\n\
         A plays fresh\nexpect A cannot challenge whole with fresh\nexpect A can challenge hurt with fresh\n\
         expect A cannot quest with fresh\nexpect A can challenge whole with old\n\
         A plays Proof 1\nA chooses fresh\nA challenges whole with fresh\n",
    );
}

/// 1.9.4.2, D.4: so much less is taken; half of it is prevented; no more at a time.
#[test]
fn less_damage() {
    holds(
        &[
            (Character, "Opposing characters deal 1 less damage in challenges."),
            (Character, "Halve all damage dealt to this character, rounded up."),
            (Location, "Characters can't be dealt more than 2 damage at a time while here."),
            (ACTION, "Deal 3 damage to chosen character."),
        ],
        "title: Less\nrules: 1.9.4.2\n\nplayer A\n  ink 9\n  hand Proof 3 [=one]\n  hand Proof 3 [=two]\n  play Mickey Mouse - True Friend [=mouse]\n\
         player B\n  play Proof 0 - Made Up [=soft, exerted]\n  play Proof 1 - Made Up [=half]\n  play Proof 2 - Made Up [=place]\n  \
         play Goofy - Knight for a Day [=goofy, at place]\nturn A\n\n\
         A challenges soft with mouse\nexpect soft damage 2\nexpect mouse damage 2\n\
         A plays one\nA chooses half\nexpect half damage 2\nA plays two\nA chooses goofy\nexpect goofy damage 2\n",
    );
}

/// 5.4.4.2, D.29: a permission to sing from the discard is none to pay for the song, nor to play it for free.
#[test]
fn sung_from_the_discard() {
    holds(
        &[
            (Character, "Your characters can sing songs from your discard."),
            (SONG, "Gain 1 lore."),
            (Character, "Singer 5"),
        ],
        "title: Sung\nrules: 5.4.4.2\n\nplayer A\n  ink 9\n  discard Proof 1 [=song]\n  play Proof 0 - Made Up [=gives]\n  play Proof 2 - Made Up [=singer]\n\
         player B\nturn A\n\n\
         expect A cannot play song\nA plays song sung by singer\nexpect A lore 1\nexpect song in discard\nexpect singer exerted\n\
         A plays song sung by gives\nexpect A lore 2\n",
    );
}

/// 4.6.4.3: the one it must challenge may be chosen.
#[test]
fn must_challenge_the_chosen_one() {
    holds(
        &[
            (
                ACTION,
                "Choose a character of yours. That character challenges chosen opposing character this turn if able.",
            ),
            (Character, "Ward"),
        ],
        "title: Chosen\nrules: 4.6.4.3\n\nplayer A\n  ink 9\n  hand Proof 0\n  play Mickey Mouse - True Friend [=mouse]\n  play Mickey Mouse - True Friend [=free]\n\
         player B\n  play Stitch - New Dog [=dog, exerted]\n  play Goofy - Knight for a Day [=goofy, exerted]\nturn A\n\n\
         A plays Proof 0\nA chooses mouse\nA chooses goofy\nexpect A cannot challenge dog with mouse\nexpect A can challenge dog with free\n\
         ! A ends turn\nA challenges goofy with mouse\n",
    );
}

/// 1.3.5.2: opponents are those of whoever has the text, whosever the characters are.
#[test]
fn opponents_of_the_text() {
    holds(
        &[
            (ACTION, "Chosen character's {S} can't be reduced by opponents this turn."),
            (ACTION, "Chosen character gets -2 {S} this turn."),
            (Character, "Opposing characters get -1 {S}."),
        ],
        "title: Whose opponents\nrules: 1.3.5.2\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  play Mickey Mouse - True Friend [=mine]\n\
         player B\n  play Proof 2 - Made Up [=theirs]\nturn A\n\n\
         expect mine strength 2\nA plays Proof 0\nA chooses mine\nexpect mine strength 3\nA plays Proof 1\nA chooses mine\nexpect mine strength 1\n",
    );
}

/// 1.2.2, 1.9.2.4: damage that can't be moved keeps nobody from moving.
#[test]
fn damage_that_is_not_moved() {
    holds(
        &[
            (Character, "Damage on your characters can't be moved."),
            (ACTION, "Move up to 2 damage from chosen character to chosen opposing character."),
            (Location, "Ward"),
        ],
        "title: Damage stays\nrules: 1.9.2.4\n\nplayer A\n  ink 9\n  hand Proof 1\n  play Proof 0 - Made Up [=own, damage 2]\n  play Proof 2 - Made Up [=place]\n\
         player B\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         A plays Proof 1\nA chooses own\nexpect own damage 2\nA moves own to place\nexpect own at place\n",
    );
}

/// 6.4.2.1: the same for a while, also of those who come later.
#[test]
fn for_a_while() {
    holds(
        &[
            (ACTION, "Opposing characters can't gain lore from questing until the start of your next turn."),
            (ACTION, "Your characters can sing songs from your discard this turn."),
            (SONG, "Gain 1 lore."),
        ],
        "title: For a while\nrules: 6.4.2.1\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  discard Proof 2 [=song]\n  \
         play Mickey Mouse - True Friend [=mouse]\n  play Mickey Mouse - True Friend [=late]\n\
         player B\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         expect A cannot play song sung by mouse\nA plays Proof 1\nA plays song sung by mouse\nexpect A lore 1\n\
         A plays Proof 0\nA ends turn\nB quests with dog\nexpect B lore 0\nB ends turn\n\
         expect A cannot play song sung by late\nA quests with late\nexpect A lore 3\nA ends turn\nB quests with dog\nexpect B lore 1\n",
    );
}
