//! Sentences that no card has: those a designer might print next, and phrases recombined.

use lorekeeper_verify::{Depth, Misread, Sentence, play, sentences, understand};
use vocabulary::CardKind;

/// Recombined sentences that are understood in the quick part; `--example sentences -- --made N` takes more.
const MADE: usize = 600;
/// Of those so many are played, one game each.
const PLAYED: usize = 24;

fn lexicon() -> syntax::Lexicon {
    let library = library::load().expect("the library is compiled with this test");
    cards::lexicon(library.catalogue().iter().map(|(_, facts)| facts))
}

/// The sentences of a file: a letter for the kind of card, a bar, the text.
fn listed(text: &str) -> Vec<Sentence> {
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
