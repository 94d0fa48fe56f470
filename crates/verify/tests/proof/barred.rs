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
