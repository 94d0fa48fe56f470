//! Reads the files of rules. Their shape is described in `rulebook/README.md`; anything else is an error with its place.

use vocabulary::Each;

use crate::rule::{Edition, Prose, Rule};
use crate::words::words;
use crate::{Language, Number};

/// A place where a file of the rulebook does not have the shape it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct ReadError {
    /// Below `rulebook/`.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

/// One file in every language, merged entry by entry; the others must say of every rule what the one that decides says (1.1.4).
pub(crate) fn read_file_in_all(file: usize) -> Result<Vec<Rule>, ReadError> {
    let name = |language: Language| format!("{language}/{}", words(language).rules[file].0);
    let read = |language: Language| read_file(&name(language), words(language).rules[file].1, language);
    let entries = read(Language::default())?;
    let facts: Vec<Facts> = entries.iter().map(|entry| entry.facts.clone()).collect();
    let mut prose: Vec<Vec<Prose>> = entries.into_iter().map(|entry| vec![entry.prose]).collect();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::default()) {
        let different = |line, what: String| ReadError { file: name(language), line, what };
        let others = read(language)?;
        if others.len() != facts.len() {
            return Err(different(0, format!("{} entries, but {} in English", others.len(), facts.len())));
        }
        for ((other, facts), prose) in others.into_iter().zip(&facts).zip(&mut prose) {
            if other.facts != *facts {
                let what = format!("{:?} differs from English {facts:?}", other.facts);
                return Err(different(other.line, what));
            }
            prose.push(other.prose);
        }
    }
    let rule = |(facts, prose): (Facts, Vec<Prose>)| {
        let Facts { number, since, subtle, was, open, about } = facts;
        let mut prose = prose.into_iter();
        let prose = Each::of(|_| prose.next().unwrap_or_default());
        Rule { number, since, subtle, was, open, about, prose }
    };
    Ok(facts.into_iter().zip(prose).map(rule).collect())
}

/// An entry in one language.
#[derive(Debug)]
struct Entry {
    line: usize,
    facts: Facts,
    prose: Prose,
}

/// What must be the same in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Facts {
    number: Number,
    since: Option<Edition>,
    subtle: bool,
    was: Option<Number>,
    open: Vec<Number>,
    about: Vec<Number>,
}

fn read_file(file: &str, text: &str, language: Language) -> Result<Vec<Entry>, ReadError> {
    let mut entries: Vec<Entry> = Vec::new();
    for block in blocks(text) {
        let error = |what: String| ReadError { file: file.to_owned(), line: block.line, what };
        match (block.kind, entries.last_mut()) {
            (Kind::Heading, _) => entries.push(read_heading(&block, language).map_err(error)?),
            (_, None) => return Err(error("text before the first heading".to_owned())),
            (Kind::Prose, Some(entry)) => read_prose(&block.joined(), language, entry).map_err(error)?,
            (Kind::Verbatim, Some(entry)) => append(&mut entry.prose.text, &block.lines.join("\n")),
        }
    }
    for entry in &entries {
        let error = |what: &str| ReadError { file: file.to_owned(), line: entry.line, what: what.to_owned() };
        if entry.prose.text.is_empty() {
            return Err(error("entry without text"));
        }
        if entry.facts.subtle != entry.prose.why.is_some() {
            return Err(error("the subtle mark and the reason for it go together"));
        }
    }
    Ok(entries)
}

/// `### 8.10.8.5 Temporary Shift (2.2) [subtle]`
fn read_heading(block: &Block<'_>, language: Language) -> Result<Entry, String> {
    let heading = block.joined();
    let level = heading.bytes().take_while(|byte| *byte == b'#').count();
    let (number, mut title) = split_word(heading[level..].trim());
    let number: Number = number.parse().map_err(|error| format!("{error}"))?;
    if level != number.depth().min(3) {
        return Err(format!("{number} has a heading of level {level}"));
    }
    let subtle = take_suffix(&mut title, words(language).subtle_mark);
    let since = if take_suffix(&mut title, "(2.1)") {
        Some(Edition::TwoOne)
    } else if take_suffix(&mut title, "(2.2)") {
        Some(Edition::TwoTwo)
    } else if take_suffix(&mut title, "(2.3)") {
        Some(Edition::TwoThree)
    } else {
        None
    };
    let facts = Facts { number, since, subtle, was: None, open: Vec::new(), about: Vec::new() };
    let title = Some(title.to_owned()).filter(|title| !title.is_empty());
    Ok(Entry { line: block.line, facts, prose: Prose { title, ..Prose::default() } })
}

fn take_suffix(text: &mut &str, suffix: &str) -> bool {
    let rest = text.strip_suffix(suffix);
    *text = rest.unwrap_or(text).trim_end();
    rest.is_some()
}

fn split_word(text: &str) -> (&str, &str) {
    text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

/// The labels of labelled paragraphs.
#[derive(Clone, Copy)]
pub(crate) enum Label {
    Why,
    Example,
    Engine,
    Default,
    Was,
    Open,
    About,
}

impl Label {
    const ALL: [Label; 7] =
        [Label::Why, Label::Example, Label::Engine, Label::Default, Label::Was, Label::Open, Label::About];
}

fn read_prose(text: &str, language: Language, entry: &mut Entry) -> Result<(), String> {
    let label = words(language).label;
    let labelled = Label::ALL
        .into_iter()
        .find_map(|kind| text.strip_prefix(label(kind)).map(|rest| (kind, rest.trim())));
    let Some((label, rest)) = labelled else {
        append(&mut entry.prose.text, text);
        return Ok(());
    };
    match label {
        Label::Why => set(&mut entry.prose.why, rest),
        Label::Example => set(&mut entry.prose.example, rest),
        Label::Engine => set(&mut entry.prose.engine, rest),
        Label::Default => set(&mut entry.prose.default, rest),
        Label::Was => {
            entry.facts.was = Some(rest.parse().map_err(|error| format!("{error}"))?);
            Ok(())
        }
        Label::Open => {
            entry.facts.open = read_numbers(rest)?;
            Ok(())
        }
        Label::About => {
            entry.facts.about = read_numbers(rest)?;
            Ok(())
        }
    }
}

/// `1.8.4, 7.4.3`
pub(crate) fn read_numbers(text: &str) -> Result<Vec<Number>, String> {
    text.split(',').map(|number| number.trim().parse().map_err(|error| format!("{error}"))).collect()
}

fn set(slot: &mut Option<String>, text: &str) -> Result<(), String> {
    match slot.replace(text.to_owned()) {
        None => Ok(()),
        Some(_) => Err("a label occurs twice".to_owned()),
    }
}

fn append(text: &mut String, block: &str) {
    if !text.is_empty() {
        text.push_str("\n\n");
    }
    text.push_str(block);
}

/// Lines that belong together.
struct Block<'a> {
    line: usize,
    kind: Kind,
    lines: Vec<&'a str>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Heading,
    /// A paragraph, whose line breaks mean nothing.
    Prose,
    /// A table, a list or code, whose line breaks stay.
    Verbatim,
}

impl Block<'_> {
    fn joined(&self) -> String {
        self.lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ")
    }
}

/// Splits a file at headings, blank lines and code fences.
fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut open = false;
    let mut fenced = false;
    for (index, line) in text.lines().enumerate() {
        let fence = line.starts_with("```");
        let kind = match line {
            _ if fence || fenced => Kind::Verbatim,
            _ if line.starts_with('#') => Kind::Heading,
            _ if line.starts_with(['|', '-']) => Kind::Verbatim,
            _ => Kind::Prose,
        };
        let starts = !open || kind == Kind::Heading || (fence && !fenced);
        if line.trim().is_empty() && !fenced {
            open = false;
        } else if starts {
            blocks.push(Block { line: index + 1, kind, lines: vec![line] });
            open = kind != Kind::Heading;
        } else if let Some(block) = blocks.last_mut() {
            block.lines.push(line);
        }
        if fence {
            open = !fenced;
            fenced = !fenced;
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
        read_file("test.md", text, Language::English)
    }

    #[test]
    fn reads_every_part_of_an_entry() {
        let text = "### 8.10.8.5 Temporary Shift (2.2) [subtle]\nOne\ntwo.\n\n- a\n  b\n\n```\nx\n\ny\n```\nThree.\n\nWhy: Four\nfive.\n\nWas: 8.1\n\nOpen: D.1, D.2\n";
        let entries = read(text).expect("a good entry");
        let entry = &entries[0];
        assert_eq!(entry.prose.title.as_deref(), Some("Temporary Shift"));
        assert_eq!(entry.prose.text, "One two.\n\n- a\n  b\n\n```\nx\n\ny\n```\n\nThree.");
        assert_eq!(entry.prose.why.as_deref(), Some("Four five."));
        assert_eq!((entry.facts.since, entry.facts.subtle), (Some(Edition::TwoTwo), true));
        assert_eq!(entry.facts.was.map(|number| number.to_string()).as_deref(), Some("8.1"));
        assert_eq!(entry.facts.open.len(), 2);
    }

    #[test]
    fn says_where_a_file_is_wrong() {
        for (text, line, what) in [
            ("text\n", 1, "text before the first heading"),
            ("# 1 One\n\n## 1.1 Two\nText.\n", 1, "entry without text"),
            ("## 1.1.1\nText.\n", 1, "1.1.1 has a heading of level 2"),
            ("### 1.1.x\nText.\n", 1, "\"1.1.x\" is not a rule number"),
            ("### 1.1.1 [subtle]\nText.\n", 1, "the subtle mark and the reason for it go together"),
            ("### 1.1.1 [subtle]\nText.\n\nWhy: a\n\nWhy: b\n", 6, "a label occurs twice"),
        ] {
            let error = read(text).expect_err(text);
            assert_eq!((error.line, error.what.as_str()), (line, what), "{text}");
        }
    }
}
