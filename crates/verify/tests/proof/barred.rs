//! What a set nobody has seen may forbid, prevent or demand a price for, each played in a position: who does it and by what, what damage
//! is dealt and taken.

use super::sentences::holds;
use vocabulary::CardKind::{self, Character, Item, Location};

const ACTION: CardKind = CardKind::Action { song: false };

/// 1.2.2, 1.7.2: what effects cannot do a step of the turn or a turn action still does, and whose effect it is matters.
#[test]
fn turned_by_effects() {
    let texts = [
        (Character, "Opposing characters can't be readied by effects."),
        (ACTION, "Ready chosen character."),
        (Character, "Your other characters can't be exerted by opponents' actions."),
        (ACTION, "Exert chosen character."),
        (Character, "{E} — Exert chosen character."),
    ];
    holds(
        &texts,
        "title: Readied\nrules: 1.2.2, 3.2.1.1\n\nplayer A\n  ink 9\n  hand Proof 1\n  play Mickey Mouse - True Friend [=mouse, exerted]\n\
         player B\n  play Proof 0 - Made Up\nturn A\n\n\
         A plays Proof 1\nA chooses mouse\nexpect mouse exerted\nA ends turn\nB ends turn\nexpect mouse ready\n",
    );
    holds(
        &texts,
        "title: Exerted\nrules: 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 3\n  hand Proof 3\n  play Proof 4 - Made Up [=tires]\n\
         player B\n  play Proof 2 - Made Up [=host]\n  play Mickey Mouse - True Friend [=mouse]\nturn A\n\n\
         A plays Proof 3\nA chooses mouse\nexpect mouse ready\nA plays Proof 3\nA chooses host\nexpect host exerted\n\
         A uses tires\nA chooses mouse\nexpect mouse exerted\n",
    );
}

/// 6.2: a trigger on what an effect does, which a turn action does not set off.
#[test]
fn moved_by_an_effect() {
    let texts = [
        (Character, "Whenever one of your characters is moved to a location by an effect, gain 1 lore."),
        (ACTION, "Move a character of yours to a location for free."),
        (Location, "Ward"),
    ];
    holds(
        &texts,
        "title: Moved\nrules: 4.7, 6.2\n\nplayer A\n  ink 9\n  hand Proof 1\n  play Proof 0 - Made Up [=host]\n  \
         play Mickey Mouse - True Friend [=mouse]\n  play Proof 2 - Made Up [=place]\nplayer B\nturn A\n\n\
         A moves host to place\nexpect A lore 0\nA plays Proof 1\nA chooses mouse\nexpect A lore 1\n",
    );
}

/// 1.8.1.4: of whom it is said it cannot be banished in a challenge by some, others banish it.
#[test]
fn not_banished_by_some() {
    let texts = [(Character, "This character can't be banished in a challenge by Hero characters.")];
    let position = |challenger: &str, end: &str| {
        format!(
            "title: By some\nrules: 1.8.1.4\n\nplayer A\n  play {challenger} [=strong]\n\
             player B\n  play Proof 0 - Made Up [=marked, exerted]\nturn A\n\nA challenges marked with strong\n{end}"
        )
    };
    // 4.6.7: the check after the challenge finds the damage; it was not banished in one.
    holds(&texts, &position("Goofy - Knight for a Day", "expect marked in B discard\n"));
    holds(&texts, &position("Maleficent - Monstrous Dragon", "expect marked in B discard\n"));
    let told = [
        (Character, "This character can't be banished in a challenge by Hero characters."),
        (
            Character,
            "Whenever one of your characters banishes another character in a challenge, gain 1 lore.",
        ),
    ];
    let watched = |challenger: &str, lore: u32| {
        format!(
            "title: By some\nrules: 1.8.1.4\n\nplayer A\n  play {challenger} [=strong]\n  play Proof 1 - Made Up\n\
             player B\n  play Proof 0 - Made Up [=marked, exerted]\nturn A\n\nA challenges marked with strong\nexpect A lore {lore}\n"
        )
    };
    holds(&told, &watched("Goofy - Knight for a Day", 0));
    holds(&told, &watched("Maleficent - Monstrous Dragon", 1));
}

/// 1.2.2: what players cannot do is said of the cards; inking is no effect (4.2).
#[test]
fn what_opponents_cannot_do() {
    let texts = [
        (Item, "Opponents can't return cards from their discard to their hand."),
        (ACTION, "Return a character card from your discard to your hand."),
        (Item, "Cards can't be put into opponents' inkwells by effects."),
        (ACTION, "Put the top card of your deck into your inkwell facedown and exerted."),
        (Item, "Opponents can't banish your characters."),
        (ACTION, "Banish chosen character."),
    ];
    holds(
        &texts,
        "title: Cannot\nrules: 1.2.2, 4.2\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 3\n  hand Proof 5\n  hand Mickey Mouse - True Friend [=inked]\n  \
         deck Dinglehopper\n  discard Stitch - New Dog [=gone]\n\
         player B\n  play Proof 0\n  play Proof 2\n  play Proof 4\n  play Mickey Mouse - True Friend [=mouse]\nturn A\n\n\
         A plays Proof 1\nexpect gone in A discard\nA plays Proof 3\nexpect A ink 9\nA inks inked\nexpect A ink 10\n\
         A plays Proof 5\nA chooses mouse\nexpect mouse in play\n",
    );
}

/// 1.9.3, 1.9.4.2: more or less damage to some, and by some, beside Resist; what is said to be taken is so however it comes.
#[test]
fn damage_dealt_and_taken() {
    let texts = [
        (Character, "This character deals 1 more damage to damaged characters."),
        (Item, "Your characters take 1 less damage from actions."),
        (ACTION, "Deal 2 damage to chosen character."),
        (Item, "While being challenged, your characters take 1 less damage."),
        (ACTION, "Put 2 damage counters on chosen character."),
    ];
    holds(
        &texts,
        "title: Dealt to some\nrules: 1.9.4.2\n\nplayer A\n  play Proof 0 - Made Up [=one]\n  play Proof 0 - Made Up [=two]\n\
         player B\n  play Maleficent - Monstrous Dragon [=hurt, exerted, damage 1]\n  play Maleficent - Monstrous Dragon [=whole, exerted]\nturn A\n\n\
         A challenges hurt with one\nexpect hurt damage 4\nA challenges whole with two\nexpect whole damage 2\n",
    );
    holds(
        &texts,
        "title: Taken from some\nrules: 1.9.3, 1.9.4.2\n\nplayer A\n  ink 9\n  hand Proof 2\n  hand Proof 4\n  play Mickey Mouse - True Friend [=mouse]\n\
         player B\n  play Proof 1\n  play Proof 3\n  play Maleficent - Monstrous Dragon [=dragon, exerted]\nturn A\n\n\
         A plays Proof 2\nA chooses dragon\nexpect dragon damage 1\nA plays Proof 4\nA chooses dragon\nexpect dragon damage 2\n\
         A challenges dragon with mouse\nexpect dragon damage 4\n",
    );
}

/// 1.9.3: who takes no damage is dealt it all the same; in challenges it is a matter of challenges.
#[test]
fn no_damage_for_a_while() {
    let texts = [
        (ACTION, "Chosen character takes no damage this turn."),
        (ACTION, "Deal 2 damage to chosen character."),
        (Character, "During challenges, this character takes no damage."),
    ];
    holds(
        &texts,
        "title: None\nrules: 1.9.3\n\nplayer A\n  ink 9\n  hand Proof 0\n  hand Proof 1\n  hand Proof 1\n  play Mickey Mouse - True Friend [=mouse]\n\
         player B\n  play Proof 2 - Made Up [=safe, exerted]\nturn A\n\n\
         A plays Proof 0\nA chooses mouse\nA plays Proof 1\nA chooses mouse\nexpect mouse damage 0\n\
         A challenges safe with mouse\nexpect safe damage 0\nexpect mouse damage 0\nA plays Proof 1\nA chooses safe\nexpect safe damage 2\n",
    );
}

/// 1.5.4: what costs less in one place costs the same elsewhere, and what costs you less costs others the same.
#[test]
fn cards_that_cost_less_somewhere() {
    let texts = [
        (Character, "Cards in your discard cost 1 {I} less to play."),
        (Character, "You may play this character from your discard."),
        (Item, "Characters cost you 1 {I} less to play."),
    ];
    holds(
        &texts,
        "title: In the discard\nrules: 1.5.4\n\nplayer A\n  ink 1\n  hand Proof 1 - Made Up [=held]\n  play Proof 0 - Made Up\n  \
         discard Proof 1 - Made Up [=buried]\nplayer B\nturn A\n\n\
         expect A cannot play held\nexpect A can play buried\n",
    );
    holds(
        &texts,
        "title: You\nrules: 1.5.4\n\nplayer A\n  ink 1\n  hand Proof 1 - Made Up [=mine]\n  play Proof 2\n\
         player B\n  ink 1\n  hand Proof 1 - Made Up [=theirs]\nturn A\n\n\
         expect A can play mine\nA ends turn\nexpect B cannot play theirs\n",
    );
}

/// 1.5.3, 4.5.1.2, 4.6.4.3: what a character's player must do for it to quest or challenge; who cannot do it in full may not.
#[test]
fn a_price_that_is_no_ink() {
    let texts = [
        (Character, "This character can't quest unless you discard a card."),
        (Item, "Opposing characters can't challenge unless their player discards a card."),
        (Character, "This character can't challenge unless you banish one of your items."),
    ];
    let position = |hand: &str, end: &str| {
        format!(
            "title: Discard\nrules: 1.5.3, 4.5.1.2\n\nplayer A\n{hand}  play Proof 0 - Made Up [=host]\n  play Mickey Mouse - True Friend [=mouse]\n\
             player B\n  play Proof 1\n  play Stitch - New Dog [=dog, exerted]\nturn A\n\n{end}"
        )
    };
    holds(
        &texts,
        &position(
            "",
            "expect A cannot quest with host\nexpect A cannot challenge dog with mouse\nA quests with mouse\n",
        ),
    );
    let one = "  hand Dinglehopper\n";
    holds(
        &texts,
        &position(one, "A quests with host\nexpect A hand 0\nexpect A lore 1\nexpect host exerted\n"),
    );
    holds(&texts, &position(one, "A challenges dog with mouse\nexpect A hand 0\nexpect dog in B discard\n"));
    holds(
        &texts,
        "title: Banish\nrules: 1.5.3, 4.6.4.3\n\nplayer A\n  play Proof 2 - Made Up [=host]\n  play Proof 2 - Made Up [=second]\n  play Dinglehopper [=item]\n\
         player B\n  play Maleficent - Monstrous Dragon [=dragon, exerted]\nturn A\n\n\
         A challenges dragon with host\nexpect item in A discard\nexpect host in A discard\nexpect A cannot challenge dragon with second\n",
    );
}

/// 6.4.3, 3.2.1.1: in a Ready step that is skipped nothing is readied, and the turn begins all the same.
#[test]
fn steps_that_are_skipped() {
    let texts = [
        (ACTION, "Chosen opponent skips their next Ready step."),
        (Character, "At the start of your turn, gain 1 lore."),
        (Character, "Opponents skip their Draw step."),
    ];
    holds(
        &texts,
        "title: Ready\nrules: 6.4.3\n\nplayer A\n  ink 9\n  hand Proof 0\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  ink 2\n  play Proof 1 - Made Up [=host, exerted]\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nA ends turn\nexpect host exerted\nexpect B lore 1\nexpect B hand 1\n\
         B ends turn\nA ends turn\nexpect host ready\n",
    );
    holds(
        &texts,
        "title: Draw\nrules: 6.4.3\n\nplayer A\n  play Proof 2 - Made Up\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A ends turn\nexpect B hand 0\nB ends turn\nexpect A hand 1\n",
    );
}

/// 8.4, D.16: what Boost costs is said by its name; other abilities cost the same.
#[test]
fn boost_costs_less() {
    let texts = [
        (Item, "Your characters' Boost abilities cost 1 {I} less to use."),
        (Character, "Boost 2 {I}"),
        (Character, "2 {I} — Draw a card."),
    ];
    holds(
        &texts,
        "title: Boost\nrules: 8.4, 1.5.4\n\nplayer A\n  ink 1\n  play Proof 0\n  play Proof 1 - Made Up [=boost]\n  play Proof 2 - Made Up [=draws]\n  \
         deck Dinglehopper\nplayer B\nturn A\n\n\
         expect A cannot use draws\nA uses boost\nexpect boost covers 1\nexpect A ink 0 ready\n",
    );
}

/// 6.7.9, 5.2.6: a keyword from the moment it enters, for a time, and a further name.
#[test]
fn entering_with_a_keyword() {
    let texts = [
        (Character, "Your other characters enter play with Rush until the start of your next turn."),
        (Character, "This character also counts as being named Elsa."),
        (ACTION, "Banish chosen character named Elsa."),
    ];
    holds(
        &texts,
        "title: Rush\nrules: 6.7.9\n\nplayer A\n  ink 9\n  hand Mickey Mouse - True Friend [=mouse]\n  play Proof 0 - Made Up [=host]\n\
         player B\n  play Stitch - New Dog [=dog, exerted]\n  play Stitch - New Dog [=other, exerted]\n  deck Dinglehopper\nturn A\n\n\
         A plays mouse\nA challenges dog with mouse\nexpect dog in B discard\n",
    );
    holds(
        &texts,
        "title: Named\nrules: 5.2.6\n\nplayer A\n  ink 9\n  hand Proof 2\n\
         player B\n  play Proof 1 - Made Up [=queen]\n  play Stitch - New Dog [=dog]\nturn A\n\n\
         A plays Proof 2\nA chooses queen\nexpect queen in B discard\n",
    );
}

/// 5.3.4, 5.4.4.2: what players cannot do and only characters do, their characters cannot; those who come later neither (6.4.2.1).
#[test]
fn what_their_characters_cannot_do() {
    let texts = [
        (ACTION, "Opponents can't quest or challenge until the start of your next turn."),
        (Character, "Opponents can't sing songs."),
        (CardKind::Action { song: true }, "Draw a card."),
    ];
    holds(
        &texts,
        "title: Their characters\nrules: 5.3.4, 6.4.2.1\n\nplayer A\n  ink 9\n  hand Proof 0\n  play Mickey Mouse - True Friend [=mine, exerted]\n  \
         deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  ink 9\n  play Mickey Mouse - True Friend [=mouse]\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nA ends turn\nexpect B cannot quest with mouse\nexpect B cannot challenge mine with mouse\n\
         B ends turn\nA quests with mine\nA ends turn\nB quests with mouse\n",
    );
    holds(
        &texts,
        "title: Songs\nrules: 5.4.4.2\n\nplayer A\n  ink 0\n  hand Proof 2 [=song]\n  play Mickey Mouse - True Friend [=mouse]\n\
         player B\n  play Proof 1 - Made Up\nturn A\n\nexpect A cannot play song sung by mouse\n",
    );
}

/// 6.1.13.1, 6.4.2.1: "their next turn" of all of a kind is that of each card's player, not the one of who said it.
#[test]
fn their_next_turn_is_theirs() {
    let texts = [
        (ACTION, "Opposing characters can't quest during their next turn."),
        (ACTION, "Opposing characters can't ready at the start of their next turn."),
        (ACTION, "Characters can't challenge during their player's next turn."),
    ];
    holds(
        &texts,
        "title: Quest\nrules: 6.1.13.1\n\nplayer A\n  ink 9\n  hand Proof 0\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Mickey Mouse - True Friend [=mouse]\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nA ends turn\nexpect B cannot quest with mouse\nB ends turn\nA ends turn\nB quests with mouse\n",
    );
    holds(
        &texts,
        "title: Ready\nrules: 3.2.1.1, 6.1.13.1\n\nplayer A\n  ink 9\n  hand Proof 1\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Mickey Mouse - True Friend [=mouse, exerted]\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 1\nA ends turn\nexpect mouse exerted\nB ends turn\nA ends turn\nexpect mouse ready\n",
    );
    holds(
        &texts,
        "title: Each their own\nrules: 6.1.13.1\n\nplayer A\n  ink 9\n  hand Proof 2\n  play Stitch - New Dog [=dog]\n  \
         play Maleficent - Monstrous Dragon [=dragon, exerted]\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  play Mickey Mouse - True Friend [=mouse]\n  play Stitch - New Dog [=other, exerted]\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 2\nexpect A can challenge other with dog\nA ends turn\nexpect B cannot challenge dragon with mouse\nB quests with mouse\nB ends turn\n\
         expect A cannot challenge mouse with dog\n",
    );
}

/// 6.1.13.1: what a player cannot do in their next turn, they can in the one after, and others all the time; 5.1.1.5: a card under
/// another one is not in play.
#[test]
fn a_players_next_turn() {
    holds(
        &[(ACTION, "Chosen opponent can't draw cards during their next turn.")],
        "title: No cards\nrules: 6.1.13.1\n\nplayer A\n  ink 9\n  hand Proof 0\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\n\
         player B\n  deck Dinglehopper\n  deck Dinglehopper\n  deck Dinglehopper\nturn A\n\n\
         A plays Proof 0\nA ends turn\nexpect B hand 0\nB ends turn\nexpect A hand 1\nA ends turn\nexpect B hand 1\n",
    );
    holds(
        &[(Character, "This character gets +2 {S} if a card is under him."), (Character, "Boost 1 {I}")],
        "title: Under him\nrules: 5.1.1.5\n\nplayer A\n  ink 9\n  hand Proof 0 - Made Up [=host]\n  deck Dinglehopper\nplayer B\nturn A\n\n\
         A plays host\nexpect host strength 2\n",
    );
}
