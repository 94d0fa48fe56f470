//! 6.1.11: words that point back at a card that has moved since follow it to where the text put it.

use super::sentences::holds;
use vocabulary::CardKind;

const ACTION: CardKind = CardKind::Action { song: false };

/// Chosen in the discard and played: "that character" is the one in play.
#[test]
fn chosen_and_then_played() {
    holds(
        &[(
            ACTION,
            "Choose a character card in your discard with cost 3 or less and play it for free. Banish that character at the end of your turn.",
        )],
        "title: For a turn\nrules: 6.1.11, 6.2.7\n\nplayer A\n  ink 3\n  hand Proof 0\n  discard Stitch - New Dog [=dog]\n\
         player B\n  deck 2 more\nturn A\n\n\
         A plays Proof 0\nexpect dog in play\nA ends turn\nexpect dog in A discard\n",
    );
}

/// Returned and then played: what it gains it has in play, and where it is not played nobody gains anything.
#[test]
fn returned_and_then_played() {
    let texts = [(
        ACTION,
        "Return a Hero or Alien character card from your discard to your hand. You may play that character for free. If you do, they gain Rush this turn.",
    )];
    let position = "title: Back\nrules: 6.1.11\n\nplayer A\n  ink 3\n  hand Proof 0\n  discard Stitch - New Dog [=dog]\n\
                    player B\nturn A\n\nA plays Proof 0\n";
    holds(&texts, &format!("{position}A plays dog for free\nexpect dog has Rush\n"));
    holds(&texts, &format!("{position}A declines\nexpect dog in A hand\n"));
}
