//! The narration of whole rulings, and refusals as they come up in them, in both languages. The expected texts are in
//! `narration/`; `UPDATE_EXPECTED=1` writes them anew. English is stored without the text of cards.

mod common;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use engine::{Edition, Refusal};
use lorekeeper_notation::{
    CardNames, CardTexts, Catalog, Verdict, catalog_of, judge, names_of, narrate_with, read,
};
use narrate::{Language, Message, Reason, say};

/// Rulings that between them show most of what the narrator has to say.
const RETOLD: [&str; 62] = [
    "seeds/rapunzel-two-heihei-one-shield",
    "seeds/launch-without-an-item",
    "seeds/launch-with-an-item",
    "seeds/shift-onto-exerted",
    "seeds/shift-onto-drying",
    "seeds/bodyguard-may-enter-exerted",
    "seeds/storm-ward-choice-redone",
    "seeds/singer-changes-no-cost",
    "seeds/judy-no-banish-no-draw",
    "seeds/challenger-only-while-challenging",
    "seeds/cinderella-resist-two",
    "seeds/sleepy-nodding-off-enters-exerted",
    "seeds/scimitar-aladdin-instead",
    "seeds/megara-nothing-to-discard",
    "seeds/ursula-sings-it-again",
    "own/6-abilities/replacement-which-of-two-beasts",
    "own/6-abilities/may-draw-first-then-discard-with-an-empty-hand",
    "cases/location-mine-first-move-only",
    "seeds/mine-knight-beast-flounder",
    "cases/choice-mob-song-three-different",
    "cases/cost-quill-puts-any-card",
    "cases/shift-not-when-played-for-free",
    "own/8-keywords/alert-meets-an-evasive-bodyguard",
    "own/6-abilities/once-paid-for-during-the-turn",
    "own/8-keywords/reckless-and-alert",
    "cases/trigger-banished-though-back-in-hand",
    "cases/gsc-empty-deck-loses-at-the-end-of-the-turn",
    "own/7-zones/multi-a-leaver-takes-triggers-out-of-the-bag",
    "cases/vanish-after-into-the-unknown",
    "own/3-turn/ready-step-leaves-one-exerted",
    "own/3-turn/draw-step-with-an-empty-deck",
    "own/6-abilities/draw-step-is-skipped",
    "own/8-keywords/sing-together-not-by-these",
    "own/6-abilities/may-look-is-declined",
    "own/1-concepts/forbidden-lore-and-readying",
    "own/1-concepts/cannot-gain-a-keyword-not-later-either",
    "own/4-turn-actions/move-not-for-free-not-items",
    "own/6-abilities/ink-geyser-exerts-every-inkwell",
    "own/6-abilities/deck-bottom-of-an-empty-deck",
    "own/1-concepts/reason-drops-beside-ink-cards",
    "own/1-concepts/reason-several-things-stand-against-it",
    "own/4-turn-actions/ability-another-character-that-exerts-must-be-dry",
    "own/3-turn/turn-no-damage-or-otherwise",
    "cases/replacement-helga-one-damage",
    "own/4-turn-actions/reason-a-challenge-ends-without-damage",
    "own/4-turn-actions/reason-no-move-where-one-is",
    "own/6-abilities/reason-a-character-played-by-an-effect-waits",
    "own/6-abilities/reason-a-delayed-banishing-finds-nobody",
    "own/6-abilities/reason-a-loop-is-told-once",
    "own/6-abilities/reason-a-self-replacement-before-resist",
    "own/6-abilities/reason-an-if-in-the-middle-is-not-met",
    "own/6-abilities/reason-nothing-left-of-the-damage-to-pass-on",
    "own/1-concepts/flash-nobody-has-rush",
    "cases/challenge-dale-uses-willpower",
    "cases/choice-john-smith-even-for-a-gift",
    "seeds/sven-chooses-a-ready-character",
    "own/7-zones/reason-who-has-no-card-does-not-shuffle",
    "own/8-keywords/reason-a-shorter-gift-is-gone",
    "own/8-keywords/reason-a-temporary-shift-uncovers",
    "own/8-keywords/reason-ward-and-the-only-choice",
    "own/9-multiplayer/team-orders-its-bag-jointly",
    "cases/cost-lefou-lowers-his-own",
];

/// Why a line is refused, and a ruling in which one is.
const REFUSED: [(Refusal, &str); 16] = [
    (Refusal::Drying, "cases/shift-not-when-played-for-free"),
    (Refusal::NotEnoughInk, "cases/shift-cost-is-reduced"),
    (Refusal::Ward, "own/8-keywords/ward-own-player-may-choose"),
    (Refusal::Bodyguard, "own/8-keywords/alert-meets-an-evasive-bodyguard"),
    (Refusal::Evasive, "own/8-keywords/alert-meets-an-evasive-bodyguard"),
    (Refusal::RecklessEnd, "own/8-keywords/reckless-and-alert"),
    (Refusal::Exerted, "own/4-turn-actions/ability-exerted-item-waits"),
    (Refusal::Exerted, "own/4-turn-actions/challenge-needs-a-ready-challenger-and-an-exerted-target"),
    (Refusal::InkedAlready, "own/1-concepts/ink-any-card-with-the-inkcaster"),
    (Refusal::Uninkable, "own/1-concepts/ink-needs-the-symbol"),
    (Refusal::TooFew, "cases/cost-queen-discards-and-must-return"),
    (Refusal::TooMany, "cases/trigger-leviathan-counts-the-song-that-brought-it"),
    (Refusal::SameTwice, "cases/choice-mob-song-three-different"),
    (Refusal::ShiftForFree, "cases/shift-not-when-played-for-free"),
    (Refusal::TargetReady, "cases/location-is-challenged-any-time"),
    (Refusal::OnceUsed, "own/6-abilities/once-paid-for-during-the-turn"),
];

/// Rulings in which a text forbids something, and how that text is named.
const FORBIDDEN: [(&str, &str); 2] = [
    ("own/1-concepts/challenge-not-by-the-cheap", "STEADY GAZE"),
    ("cases/duration-deep-freeze-and-fan-the-flames", "Fan the Flames"),
];

fn library() -> &'static (CardNames, Catalog) {
    static LIBRARY: OnceLock<(CardNames, Catalog)> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let library = library::load().expect("the library is part of the build");
        (names_of(&library), catalog_of(&library))
    })
}

fn run(ruling: &str) -> Verdict {
    let (names, catalog) = library();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    let text = std::fs::read_to_string(root.join(format!("{ruling}.lore"))).expect(ruling);
    let (file, _) = read(&text, names);
    let verdict = judge(&file, catalog, Edition::default());
    assert!(verdict.is_ok(), "{ruling}: {:?}", verdict.failures);
    verdict
}

#[test]
fn rulings_are_told_in_both_languages() {
    for ruling in RETOLD {
        let verdict = run(ruling);
        let name = ruling.rsplit('/').next().unwrap_or(ruling);
        let english = narrate_with(&verdict, Language::English, CardTexts::Omitted);
        common::compare(&format!("narration/{name}.en.txt"), &english);
        let spanish = narrate_with(&verdict, Language::Spanish, CardTexts::Once);
        common::compare(&format!("narration/{name}.es.txt"), &spanish);
    }
}

#[test]
fn refusals_are_told_with_their_rule_in_both_languages() {
    let mut verdicts: BTreeMap<&str, Verdict> = BTreeMap::new();
    let mut shown = String::new();
    for (refusal, ruling) in REFUSED {
        let verdict = verdicts.entry(ruling).or_insert_with(|| run(ruling));
        let is_it = |message: &Message| matches!(message, Message::Refused { reason, .. } if reason.bare() == Reason::Refused(refusal));
        let told = verdict.told.iter().find(|told| is_it(&told.said.message));
        let said = &told.unwrap_or_else(|| panic!("{ruling}: nothing is refused for {refusal:?}")).said;
        for language in [Language::English, Language::Spanish] {
            shown += &format!("{:9} {}\n", said.rule, say(&said.message, language));
        }
        shown.push('\n');
    }
    for (ruling, wanted) in FORBIDDEN {
        let verdict = verdicts.entry(ruling).or_insert_with(|| run(ruling));
        let is_it =
            |message: &Message| matches!(message, Message::Refused { reason: Reason::Forbidden { .. }, .. });
        let told = verdict.told.iter().find(|told| is_it(&told.said.message));
        let said = &told.unwrap_or_else(|| panic!("{ruling}: nothing is forbidden")).said;
        assert_eq!(said.rule, "1.2.2", "{ruling}");
        for language in [Language::English, Language::Spanish] {
            let line = say(&said.message, language);
            assert!(line.contains(wanted), "{line}");
            shown += &format!("{:9} {line}\n", said.rule);
        }
        shown.push('\n');
    }
    common::compare("narration/refusals.txt", &shown);
}
