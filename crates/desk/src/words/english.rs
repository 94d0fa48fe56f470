//! What the desk says, in English.

use super::Words;

pub(super) static WORDS: Words = Words {
    note_error: ToString::to_string,
    a_question: "A question",
    what_happens: |told| format!("{told} What happens, and why?"),
    yes: "Yes",
    no: "No",
    which_is_so: "Which of these is so now?",
    which_are_so: "Which of these are so now?",
    yes_it_is_legal: "Yes, it is legal",
    is_it_legal: |line| format!("“{line}”: is that legal now?"),
    in_which_order: "In which order does this happen?",
    rule_moved: |cited, edition, now| format!("{cited} of edition {edition} is {now} now"),
    rule_changed: |cited, edition, since, now| {
        format!("{cited} of edition {edition} is played otherwise since {since}; now {now}")
    },
    rule_not_yet: |edition, cited, since| format!("edition {edition} has no {cited}; it came with {since}"),
    rule_gone: |edition, cited, of| format!("edition {edition} has no {cited}; edition {of} had it"),
    rule_of_another: |edition, cited, of, now| {
        format!("edition {edition} has no {cited}; {cited} of edition {of} is {now} now")
    },
    no_such_rule: |cited| format!("no edition has a rule {cited}"),
    did_you_mean: |name| format!("; did you mean {name}?"),
    broken_link: |target, like| format!("the link {target} leads to no note, heading or card{like}"),
    broken_block: |why| format!("the block cannot be run: {why}"),
    nothing_before: "the block goes on from the one before it (`lore continues`), and this note has no block before it",
    false_block: |expected, found| format!("the block no longer holds: expected {expected}; found {found}"),
    more_steps: |left| format!("… and {left} more steps"),
    rules_of_edition: "Rules, edition",
    player: |player| format!("Player {player}"),
    ink: |count| format!("ink {count}"),
    exerted_ink: |count| format!("exerted ink {count}"),
    ink_drops: |count| format!("ink drops {count}"),
    more_in_hand: |count| format!("{count} more in hand"),
    more_in_discard: |count| format!("{count} more in the discard"),
    hand: "hand",
    deck: "deck",
    discard: "discard",
    inkwell: "inkwell",
    exerted: "exerted",
    drying: "drying",
    damage: |damage| format!("damage {damage}"),
    at_location: |location| format!("at {location}"),
    over_card: |card| format!("over {card}"),
    question: "Question",
    edition: "edition",
    answer: "Answer",
    sequence: "Sequence",
    rules: "Rules",
};
