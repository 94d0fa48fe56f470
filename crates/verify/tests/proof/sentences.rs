//! Sentences that no card has: those a designer might print next, and phrases recombined.

use lorekeeper_verify::{Depth, Misread, Sentence, play, sentences, understand};
use vocabulary::{CardKind, CounterWords, Language};

/// Recombined sentences that are understood in the quick part; `--example sentences -- --made N` takes more.
const MADE: usize = 600;
/// Of those so many are played, one game each.
const PLAYED: usize = 24;

pub(crate) fn lexicon() -> syntax::Lexicon {
    let library = library::load().expect("the library is compiled with this test");
    cards::lexicon(library.catalogue().iter().map(|(_, facts)| facts))
}

/// The sentences of a file: a letter for the kind of card, a bar, the text.
pub(crate) fn listed(text: &str) -> Vec<Sentence> {
    let sentence = |line: &str| {
        let (kind, text) = line.split_once('|')?;
        let kind = match kind {
            "a" => CardKind::Action { song: false },
            "s" => CardKind::Action { song: true },
            "i" => CardKind::Item,
            "l" => CardKind::Location,
            _ => CardKind::Character,
        };
        Some(Sentence { kind, text: text.replace("\\n", "\n") })
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(sentence).collect()
}

fn report(wrong: &[Misread]) -> String {
    let one = |wrong: &Misread| format!("{:?}: {}\n{}\n", wrong.step, wrong.sentence.text, wrong.what);
    wrong.iter().map(one).collect()
}

#[test]
fn sentences_of_a_set_nobody_has_seen_are_understood() {
    let lexicon = lexicon();
    let all = listed(include_str!("../sentences/designer.txt"));
    assert!(all.len() > 500, "{}", all.len());
    let wrong: Vec<Misread> = all.iter().filter_map(|one| understand(one, &lexicon, 0).err()).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), report(&wrong));
}

/// What is not understood yet is said so, and stands in this list only as long as that is true.
#[test]
fn sentences_that_are_not_understood_are_refused() {
    let lexicon = lexicon();
    for sentence in listed(include_str!("../sentences/not-yet.txt")) {
        assert!(understand(&sentence, &lexicon, 0).is_err(), "understood by now: {}", sentence.text);
    }
}

/// A counter that is declared in a row is read, written and told; until it has rules, a card that speaks of it is said not to run.
#[test]
fn a_declared_counter_is_read_and_said_not_to_run() {
    static PEARL: vocabulary::CounterRow = vocabulary::CounterRow {
        id: "pearl",
        words: |language| match language == Language::default() {
            true => CounterWords { one: "pearl", several: "pearls", feminine: false },
            false => CounterWords { one: "perla", several: "perlas", feminine: true },
        },
        pays: vocabulary::Pays::Nothing,
    };
    let known = lexicon();
    let mut with_pearls = known.clone();
    with_pearls.add_counter(vocabulary::Counter::declared(&PEARL));
    let texts = [
        ("Get 2 pearls.", "Obtén 2 perlas."),
        ("Whenever this character quests, get a pearl.", "perla"),
        ("{E}, Remove a pearl — Draw a card.", "perla"),
        ("Each opponent loses 2 pearls.", "perlas"),
        ("If you have 2 or more pearls, draw a card.", "perlas"),
        ("Gain 1 lore for each pearl you have.", "perla"),
    ];
    for (text, told) in texts {
        let of_characters = text.contains("character") || text.contains('—');
        let kind = if of_characters { CardKind::Character } else { CardKind::Action { song: false } };
        let sentence = Sentence { kind, text: text.to_owned() };
        let unread = understand(&sentence, &known, 0).expect_err(text);
        assert_eq!(unread.step, lorekeeper_verify::Step::Read, "{text}");
        let read = syntax::read_paragraph(sentence.kind, text, &with_pearls).expect(text).expect(text);
        assert_eq!(syntax::english(&read.ability), text);
        let spanish = syntax::spanish(&read.ability);
        assert!(spanish.contains(told), "{spanish}");
        let unclear = understand(&sentence, &with_pearls, 0).expect_err(text);
        assert_eq!(unclear.step, lorekeeper_verify::Step::Meaning, "{}", unclear.what);
        assert!(unclear.what.contains("no rules for this counter yet"), "{}", unclear.what);
    }
}

/// A keyword that is declared in a row is read, written and told wherever keywords are; until it has rules, a card that speaks of it
/// is said not to run.
#[test]
fn a_declared_keyword_is_read_and_said_not_to_run() {
    static OVERDRIVE: vocabulary::KeywordRow = vocabulary::KeywordRow {
        word: |language| if language == Language::default() { "Full Throttle" } else { "A Todo Gas" },
        number: vocabulary::KeywordNumber::Plus,
    };
    let known = lexicon();
    let mut declared = known.clone();
    declared.add_keyword(&OVERDRIVE);
    let texts = [
        ("Full Throttle +2", "A Todo Gas +2"),
        ("Your other characters gain Full Throttle +1.", "A Todo Gas +1"),
        ("Your characters with Full Throttle get +1 {S}.", "con A Todo Gas"),
        ("Characters without Full Throttle can't challenge this character.", "sin A Todo Gas"),
        ("Opposing characters lose Full Throttle.", "A Todo Gas"),
        ("While this character has Full Throttle, he gets +1 {L}.", "A Todo Gas"),
    ];
    for (text, told) in texts {
        let sentence = Sentence { kind: CardKind::Character, text: text.to_owned() };
        let read = syntax::read_paragraph(sentence.kind, text, &declared).expect(text).expect(text);
        assert_eq!(syntax::english(&read.ability), text);
        let spanish = syntax::spanish(&read.ability);
        assert!(spanish.contains(told), "{spanish}");
        assert!(read.notes.iter().any(|note| note.contains("Full Throttle")), "{:?}", read.notes);
        let unclear = understand(&sentence, &declared, 0).expect_err(text);
        assert_eq!(unclear.step, lorekeeper_verify::Step::Meaning, "{}", unclear.what);
        assert!(unclear.what.contains("no rules are known"), "{}", unclear.what);
    }
}

/// A keyword that nobody knows is read and written back, with a note; that it has no rules is said.
#[test]
fn an_unknown_keyword_is_read_and_said_not_to_run() {
    let lexicon = lexicon();
    let texts = [
        "Overdrive",
        "Overdrive 2",
        "Overdrive +2",
        "Overdrive 2 {I}",
        "Chosen character gains Overdrive this turn.",
        "Your other characters gain Overdrive +1.",
    ];
    for text in texts {
        let kind = if text.starts_with("Chosen") { ACTION } else { CardKind::Character };
        let read = syntax::read_paragraph(kind, text, &lexicon).expect(text).expect(text);
        assert_eq!(syntax::english(&read.ability), text);
        assert!(syntax::spanish(&read.ability).contains("Overdrive"), "{text}");
        assert!(read.notes.iter().any(|note| note.contains("Overdrive")), "{:?}", read.notes);
        let unclear = meaning::elaborate(&read.ability, kind).expect_err(text);
        assert!(unclear.to_string().contains("no rules are known"), "{unclear}");
    }
}

/// Another wording is read as the house says it, and the note tells so.
#[test]
fn another_wording_is_read_as_the_house_says_it() {
    let lexicon = lexicon();
    let texts = [
        ("If you control two items, draw a card.", "If you have 2 items in play, draw a card."),
        (
            "Target character gains Rush and +2 {S} until end of turn.",
            "Chosen character gets +2 {S} and gains Rush this turn.",
        ),
        ("Banish chosen character with at least 3 {S}.", "Banish chosen character with 3 {S} or more."),
    ];
    for (said, house) in texts {
        let read = syntax::read_paragraph(ACTION, said, &lexicon).expect(said).expect(said);
        assert_eq!(syntax::english(&read.ability), house);
        assert!(read.notes.iter().any(|note| note.contains(house)), "{:?}", read.notes);
    }
}

/// A name or a classification that no known card has is taken at its word, with a note.
#[test]
fn a_card_alone_may_speak_of_what_no_card_is_called() {
    let alone = syntax::Lexicon::default();
    let texts = [
        ("Your characters named Captain Stardust get +1 {S}.", "Captain Stardust"),
        ("Whenever you play a Moonborn character, draw a card.", "Moonborn"),
        ("Your other Moonborn characters gain Ward.", "Moonborn"),
    ];
    for (text, name) in texts {
        let read = syntax::read_paragraph(CardKind::Character, text, &alone).expect(text).expect(text);
        assert!(read.notes.iter().any(|note| note.contains(name)), "{:?}", read.notes);
        meaning::elaborate(&read.ability, CardKind::Character).expect(text);
    }
}

/// What is grammatical but means nothing is refused, with a reason.
#[test]
fn nonsense_is_refused_with_a_reason() {
    let lexicon = lexicon();
    for sentence in listed(include_str!("../sentences/nonsense.txt")) {
        let found = syntax::read_paragraph(sentence.kind, &sentence.text, &lexicon);
        let reasons = found.expect_err(&sentence.text);
        assert!(reasons.iter().all(|reason| !reason.expected.is_empty()), "{}", sentence.text);
    }
}

#[test]
fn recombined_sentences_are_understood_and_played() {
    let lexicon = lexicon();
    let made = sentences(MADE, 15);
    assert_eq!(made.len(), MADE);
    let (cards, wrong): (Vec<_>, Vec<_>) = made
        .iter()
        .enumerate()
        .map(|(number, one)| understand(one, &lexicon, number))
        .partition(Result::is_ok);
    let wrong: Vec<Misread> = wrong.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{} of {MADE}:\n{}", wrong.len(), report(&wrong));
    let step = MADE / PLAYED;
    let cards = cards.into_iter().filter_map(Result::ok).step_by(step).collect();
    let library = library::load().expect("the library is compiled with this test");
    let faults = play(library, cards, 1, Depth::Played).expect("made up cards are laid over the library");
    assert!(faults.is_empty(), "{}", faults.iter().map(|fault| format!("{fault}\n")).collect::<String>());
}

/// A card with that text, played in a position: what the words do, not only that they are understood.
pub(super) fn holds(made: &[(CardKind, &str)], position: &str) {
    let lexicon = lexicon();
    let card = |(number, (kind, text)): (usize, &(CardKind, &str))| {
        let sentence = Sentence { kind: *kind, text: (*text).to_owned() };
        understand(&sentence, &lexicon, number).unwrap_or_else(|wrong| panic!("{}", report(&[wrong])))
    };
    let cards = made.iter().enumerate().map(card).collect();
    let library = library::load().expect("the library is compiled with this test");
    let library = library.with_cards(cards).expect("made up cards are laid over the library");
    let (names, catalog) = (notation::names_of(&library), notation::catalog_of(&library));
    let (file, found) = notation::read(position, &names);
    assert!(found.is_empty(), "{found:?}");
    let verdict = notation::judge(&file, &catalog, engine::Edition::default());
    assert!(verdict.is_ok(), "{:?} {:?}", verdict.failures, verdict.unsupported);
}

const ACTION: CardKind = CardKind::Action { song: false };

/// 1.2.2: what cannot happen to a card does not.
#[test]
fn what_cannot_be_done_is_not_done() {
    holds(
        &[
            (CardKind::Character, "This character can't be returned to a player's hand."),
            (ACTION, "Return chosen character to their player's hand."),
            (CardKind::Character, "This character can't be banished."),
            (ACTION, "Banish chosen character."),
            (ACTION, "Deal 5 damage to chosen character."),
        ],
        "title: What cannot be done\nrules: 1.2.2\n\nplayer A\n  ink 9\n  hand Proof 1\n  hand Proof 3\n  hand Proof 4\n\
         player B\n  play Proof 0 - Made Up [=stays]\n  play Proof 2 - Made Up [=lives]\nturn A\n\n\
         A plays Proof 1\nA chooses stays\nexpect stays in play\n\
         A plays Proof 3\nA chooses lives\nexpect lives in play\n\
         A plays Proof 4\nA chooses lives\nexpect lives in play\nexpect lives damage 5\n",
    );
}

/// 4.7.4: a character that moves away, and one that is reduced by nothing.
#[test]
fn moves_away_and_values_that_stay() {
    holds(
        &[
            (CardKind::Location, "Whenever one of your characters moves from here, gain 2 lore."),
            (CardKind::Location, "Whenever a character moves here from another location, draw a card."),
            (CardKind::Character, "This character's {S} can't be reduced."),
            (ACTION, "Chosen character gets -1 {S} this turn and your next turn."),
        ],
        "title: Moves away\nrules: 4.7.4\n\nplayer A\n  ink 9\n  hand Proof 3\n  play Proof 0 - Made Up [=first]\n  \
         play Proof 1 - Made Up [=second]\n  play Proof 2 - Made Up [=firm, at first]\n  deck Dinglehopper\n\
         player B\nturn A\n\n\
         A moves firm to second\nA resolves first\nexpect A lore 2\nexpect A hand 2\n\
         A plays Proof 3\nA chooses firm\nexpect firm strength 2\n",
    );
}

/// A note is about the reading that was taken, not about one that was given up on the way.
#[test]
fn what_was_tried_and_given_up_is_not_noted() {
    let read =
        syntax::read_paragraph(CardKind::Character, "When you play this character, draw a card.", &lexicon());
    assert_eq!(read.expect("a sentence").expect("an ability").notes, Vec::<String>::new());
}
