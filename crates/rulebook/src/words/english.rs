//! The rulebook in English.

use rust_stemmers::Algorithm;

use super::Words;
use crate::files::rule_files;
use crate::history::Step;
use crate::index::Reason;
use crate::read::Label;

pub(super) static WORDS: Words = Words {
    rules: rule_files!("en"),
    terms: include_str!("../../../../rulebook/en/glossary.md"),
    concordance: include_str!("../../../../rulebook/en/concordance.md"),
    tag_names: include_str!("../../../../rulebook/en/tags.txt"),
    asked: include_str!("../../../../rulebook/en/asked.txt"),
    label,
    step,
    reason,
    endings: Algorithm::English,
    families: FAMILIES,
    filling: FILLING,
    players_words: PLAYERS_WORDS,
    why: "Why",
    example: "Example",
    for_programs: "For programs",
    default: "Default",
    rulebook_of: |edition| format!("Rulebook {edition}"),
    links_of_notes: "\n[[Glossary]] · [[Numbers of older editions]]\n",
    contents: "Contents",
    rules_under_it: "Rules under it",
    open_points: "Open points",
    about: "About",
    editions: "Editions",
    changed: "CHANGED",
    in_older_editions: "In older editions",
    rulings: "Rulings",
    edition: "edition",
    since: "since",
    glossary: "Glossary",
    numbers_of_older_editions: "Numbers of older editions",
    table_of_numbers: "| Edition | Number | Now | Change | |",
    same: "same",
    changed_strong: "**changed**",
    page_title: |edition| format!("Lorekeeper: the rulebook, edition {edition}"),
    subtle_mark: "[subtle]",
    engine: "Engine",
    tags: "Tags",
    once_meant: "This number once meant",
    rulings_under_it: "Rulings for rules under it",
    decided_in: "Decided in",
    tested_in: "Tested in",
    exercised_by_nothing: "Exercised by nothing",
    missing: "MISSING",
    not_a_number: "is not a rule number",
    footnote_mark: |number| {
        format!(
            "{number} is no rule: marks such as CR-{number} are footnotes that a tool put into older Spanish documents"
        )
    },
    no_such_rule: |number| format!("There is no rule {number}"),
    in_older_editions_it_was: "In older editions it was",
    its_section: "Its section in older editions",
    did_you_mean: "Did you mean",
    number_of_older: |number| format!("{number} is a number of an older edition:\n"),
    no_number_of_today: |number| {
        format!("{number} is no number of today. Its section in an older edition:\n")
    },
    most_of_the_words: "No rule has all of these words; these have most of them:\n",
    no_rule_found: "No rule found\n",
    subtle: "subtle",
    was: "was",
    and_more: |more| format!("and {more} more"),
    rulings_and_tests: |rulings, tests| format!("{rulings} rulings, {tests} tests"),
    rules_counted: |count, exercised, listed| {
        format!("{count} rules: {exercised} cited in the code and exercised, {listed} with a reason why not")
    },
};

fn label(label: Label) -> &'static str {
    match label {
        Label::Why => "Why:",
        Label::Example => "Example:",
        Label::Engine => "Engine:",
        Label::Default => "Default:",
        Label::Was => "Was:",
        Label::Open => "Open:",
        Label::About => "About:",
    }
}

fn step(step: Step) -> &'static str {
    match step {
        Step::New => "new",
        Step::Changed => "changed in play",
        Step::NewOrChanged => "new or changed",
        Step::Wording => "other words, same play",
        Step::Moved => "moved here",
    }
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Heading => "only opens the rules under it",
        Reason::Definition => "says what a word means or sums up other rules",
        Reason::Table => "about handling cards at a table",
        Reason::Tournament => "for tournaments and series of games",
        Reason::Data => "about what is printed on cards: kept by the library",
        Reason::NoCard => "no card of the library makes it matter",
        Reason::Pending => "new in this edition: on its way into the program",
        Reason::Unsupported => "not supported: this program does not play it",
    }
}

const FAMILIES: &[&str] = &[
    "sing sang sung song singer",
    "dry dri dried dries",
    "choose chose chosen choice choos choic",
    "pay paid payment",
    "lose lost loss",
    "win won winner",
    "leave left leav",
    "draw drew drawn",
    "deal dealt",
    "resolve resolv resolut resolution",
    "replace replac replacement",
    "move moved movement mover",
    "play played player",
    "forbid forbidden forbad forbade prohibition prohibit",
    "reduce reduc reduction",
    "banish banished banishment",
    "take took taken",
    "begin began begun beginning start",
    "keep kept",
    "shuffle shuffl shuffled",
    "know known knew",
    "simultaneous simultan simultaneously",
    "lore {l}",
    "strength fuerza {s}",
    "willpower voluntad {w}",
    "ink tinta {i}",
    "exert exerted agotar agot {e}",
];

const FILLING: &[&str] = &[
    "a", "an", "the", "of", "in", "on", "to", "is", "are", "be", "was", "do", "does", "did", "can", "could",
    "i", "me", "my", "it", "its", "and", "or", "with", "for", "what", "which", "when", "how", "who", "whom",
    "whose", "why", "where", "if", "at", "as", "by", "from", "happens", "happen", "there", "this", "these",
    "has", "have", "had", "get", "gets", "still", "also", "will", "would", "should", "any", "some", "he",
    "she", "his", "her", "him", "your", "we", "so", "about", "rule", "rules", "much", "many", "s", "use",
    "one", "mean", "means", "work", "works", "make", "makes", "per", "after", "say", "saying", "says",
    "while", "each", "being", "between", "made", "both", "often", "than", "that's", "not", "no", "then",
    "own", "itself", "himself", "herself",
];

const PLAYERS_WORDS: [&str; crate::search::PLAYERS_WORDS.len()] = [
    "drying",
    "drying",
    "exerted",
    "ready",
    "challenge",
    "challenging",
    "bodyguard",
    "discard",
    "ink",
    "choose",
    "finish completely",
    "banished",
    "once",
    "simultaneously",
    "action",
    "remove damage",
    "opening hand",
    "willpower",
    "strength",
    "undone",
    "loop",
    "same full name",
    "starting player",
    "maximum",
    "triggered abilities",
    "20 lore wins",
    "delayed",
    "floating",
    "order",
    "0",
    "20",
    "empty",
    "concede",
    "duration",
    "damaged",
    "keeps",
    "deal damage back",
];
