use crate::tree::*;
use vocabulary::CardKind;

use crate::bind::{Unbound, Why, bind};
use crate::cursor::Cursor;
use crate::diagnostic::Diagnostic;
use crate::lexicon::Lexicon;
use crate::normalise::normalise;
use crate::phrase::ability::{Setting, read_ability_kind};
use crate::phrase::card::english;
use crate::sense::{Nonsense, sense};
use crate::wording::house_wording;

/// An ability with the paragraph it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadAbility {
    /// What it says.
    pub ability: Ability,
    /// The normalised print.
    pub text: String,
    /// Proper names that nothing is known by.
    pub notes: Vec<String>,
}

/// Reads all paragraphs of a card; on failure, what could not be read in each of them.
pub fn read_card(
    kind: CardKind,
    paragraphs: &[String],
    lexicon: &Lexicon,
) -> Result<Vec<ReadAbility>, Vec<Diagnostic>> {
    let mut abilities = Vec::new();
    let mut diagnostics = Vec::new();
    for paragraph in paragraphs {
        match read_paragraph(kind, paragraph, lexicon) {
            Ok(ability) => abilities.extend(ability),
            Err(mut found) => diagnostics.append(&mut found),
        }
    }
    if diagnostics.is_empty() { Ok(abilities) } else { Err(diagnostics) }
}

/// Reads one paragraph; nothing where it is only a reminder. What was read is written back and compared, so that
/// nothing is dropped unseen. A text that cannot be read as it stands is tried in the
/// wording of the house (`wording.rs`).
pub fn read_paragraph(
    kind: CardKind,
    paragraph: &str,
    lexicon: &Lexicon,
) -> Result<Option<ReadAbility>, Vec<Diagnostic>> {
    let text = normalise(paragraph);
    if text.is_empty() {
        return Ok(None);
    }
    let found = match read_normalised(kind, &text, lexicon) {
        Ok(read) => return Ok(Some(read)),
        Err(found) => found,
    };
    // The name of an ability stays as it is.
    let (_, body) = if is_action(kind) { (None, text.as_str()) } else { split_story_name(&text) };
    let Some(house) = house_wording(body, lexicon) else { return Err(found) };
    let house = format!("{}{house}", &text[..text.len() - body.len()]);
    let Ok(mut read) = read_normalised(kind, &house, lexicon) else { return Err(found) };
    read.notes.push(format!("read as '{house}'"));
    Ok(Some(read))
}

/// The text of an action has no name (5.4.1).
fn is_action(kind: CardKind) -> bool {
    matches!(kind, CardKind::Action { .. })
}

fn read_normalised(kind: CardKind, text: &str, lexicon: &Lexicon) -> Result<ReadAbility, Vec<Diagnostic>> {
    let (mut ability, notes) = read_noted(kind, text, lexicon).map_err(|diagnostic| vec![diagnostic])?;
    let written = english(&ability);
    if written != text {
        return Err(vec![difference(text, &written)]);
    }
    let unbound: Vec<Diagnostic> = bind(&mut ability).iter().map(|word| dangling(text, word)).collect();
    if !unbound.is_empty() {
        return Err(unbound);
    }
    let nonsense: Vec<Diagnostic> =
        sense(&ability, kind).iter().map(|found| senseless(text, found)).collect();
    match nonsense.is_empty() {
        true => Ok(ReadAbility { ability, text: text.to_owned(), notes }),
        false => Err(nonsense),
    }
}

/// Reads a normalised paragraph without resolving its references.
pub fn read_surface(kind: CardKind, text: &str, lexicon: &Lexicon) -> Result<Ability, Diagnostic> {
    read_noted(kind, text, lexicon).map(|(ability, _)| ability)
}

fn read_noted(kind: CardKind, text: &str, lexicon: &Lexicon) -> Result<(Ability, Vec<String>), Diagnostic> {
    let (name, body) = if is_action(kind) { (None, text) } else { split_story_name(text) };
    let setting = if is_action(kind) { Setting::Action } else { Setting::InPlay };
    let mut c = Cursor::new(body, lexicon);
    let offset = text.len() - body.len();
    let read = read_ability_kind(&mut c, setting);
    match read {
        Ok((kind, stop)) if c.at_end() => {
            let ending = match (&kind, stop) {
                (AbilityKind::Keywords(_) | AbilityKind::UnknownKeyword(_), _) | (_, FinalStop::Printed) => {
                    Ending::Stop
                }
                (_, FinalStop::Omitted) => Ending::NoStop,
            };
            let ability = Ability { name: name.map(|name| AbilityName(name.to_owned())), kind, ending };
            Ok((ability, c.notes()))
        }
        _ => {
            let found = c.diagnostic();
            Err(Diagnostic { text: text.to_owned(), at: found.at + offset, ..found })
        }
    }
}

/// Splits off the story name: the longest run of leading words without a lower-case letter, "{" or dash. A number
/// before a symbol and a lone "A" before a lower-case word belong to the text.
pub(crate) fn split_story_name(text: &str) -> (Option<&str>, &str) {
    let words: Vec<&str> = text.split(' ').collect();
    let in_name = |word: &&&str| !word.chars().any(|c| c.is_lowercase() || c == '{' || c == '—' || c == '\n');
    let mut count = words.iter().take_while(in_name).count();
    let next_starts =
        |count: usize, test: fn(char) -> bool| words.get(count).is_some_and(|word| word.starts_with(test));
    if count > 0 && next_starts(count, |c| c == '{') && words[count - 1].chars().all(|c| c.is_ascii_digit()) {
        count -= 1;
    }
    if count > 0 && next_starts(count, char::is_lowercase) && words[count - 1] == "A" {
        count -= 1;
    }
    if count == 0 || count == words.len() {
        return (None, text);
    }
    let length = words[..count].iter().map(|word| word.len() + 1).sum::<usize>();
    (Some(&text[..length - 1]), &text[length..])
}

/// The first place where the text and what was written back differ.
fn difference(text: &str, written: &str) -> Diagnostic {
    let same = text.bytes().zip(written.bytes()).take_while(|(a, b)| a == b).count();
    let start = |text: &str| {
        let end = (0..=same.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text[..end].rfind([' ', '\n']).map_or(0, |blank| blank + 1)
    };
    let word = |text: &str| text[start(text)..].split([' ', '\n']).next().unwrap_or("").to_owned();
    let expected = word(written);
    let expected =
        if expected.is_empty() { "the end of the text".to_owned() } else { format!("'{expected}'") };
    Diagnostic { text: text.to_owned(), at: start(text), length: word(text).len(), expected: vec![expected] }
}

/// What is grammatical but means nothing.
fn senseless(text: &str, found: &Nonsense) -> Diagnostic {
    let place = find_word(text, &found.word).unwrap_or(0..text.len());
    let expected = vec![found.reason.to_owned()];
    Diagnostic { text: text.to_owned(), at: place.start, length: place.len(), expected }
}

/// A word that points back to nothing, or to two things alike.
fn dangling(text: &str, unbound: &Unbound) -> Diagnostic {
    let expected = match unbound.why {
        Why::NothingFits => "something before it that this word can mean",
        Why::TwoFit => "only one thing before it that this word can mean",
    };
    let end = text.len()..text.len();
    let at = forms(&unbound.word).find_map(|form| find_word(text, form)).unwrap_or(end);
    Diagnostic { text: text.to_owned(), at: at.start, length: at.len(), expected: vec![expected.to_owned()] }
}

/// A word that points back, and how it may look in print.
fn forms(word: &str) -> impl Iterator<Item = &str> {
    const FORMS: [&[&str]; 4] = [
        &["they", "them", "their", "theirs"],
        &["he", "him", "his"],
        &["she", "her", "hers"],
        &["it", "its"],
    ];
    let others = FORMS.iter().find(|forms| forms.iter().any(|form| form.eq_ignore_ascii_case(word)));
    std::iter::once(word).chain(others.copied().unwrap_or_default().iter().copied())
}

/// Where a word stands in a text, in any letter case.
fn find_word(text: &str, word: &str) -> Option<std::ops::Range<usize>> {
    let is_apart = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    text.char_indices().map(|(start, _)| start..start + word.len()).find(|at| {
        text.get(at.clone()).is_some_and(|found| found.eq_ignore_ascii_case(word))
            && is_apart(text[..at.start].chars().next_back())
            && is_apart(text[at.end..].chars().next())
    })
}
