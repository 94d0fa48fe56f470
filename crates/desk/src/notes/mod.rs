//! A folder of Markdown notes, checked against the rules, the cards and the engine.

mod blocks;
mod citations;
mod fix;
mod links;
mod note;

pub use blocks::{Block, Follows, blocks};
pub use citations::{Citation, citations};
pub use fix::{Edit, apply, fixes};
pub use note::{NOTE_BYTES_LIMIT, Note, NoteError};

use crate::words::words;
use engine::Edition;
use notation::{CardNames, Catalog, Diagnostic, attach_decks, judge, read_block};
use rulebook::{Edition as RulesEdition, Fate, Number};
use vocabulary::Language;

/// Something about a note that its keeper should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The note.
    pub path: String,
    /// Its line, from 1.
    pub line: usize,
    /// What it is.
    pub kind: FindingKind,
}

/// What can be wrong with a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// A rule number that the rules in force have elsewhere.
    Moved {
        /// The number in the note.
        cited: Number,
        /// The edition that the note speaks of.
        edition: RulesEdition,
        /// Where the rule stands now.
        now: Vec<Number>,
    },
    /// A rule that is played otherwise since the edition that the note speaks of.
    Changed {
        /// The number in the note.
        cited: Number,
        /// The edition that the note speaks of.
        edition: RulesEdition,
        /// Since when it is played otherwise.
        since: RulesEdition,
        /// Where the rule stands now.
        now: Vec<Number>,
    },
    /// A rule number that the edition of the note has not yet.
    NotYet {
        /// The number in the note.
        cited: Number,
        /// The edition that the note speaks of.
        edition: RulesEdition,
        /// The edition that brought it.
        since: RulesEdition,
    },
    /// A rule number that the edition of the note has not, but another one.
    OfAnother {
        /// The number in the note.
        cited: Number,
        /// The edition that the note speaks of.
        edition: RulesEdition,
        /// The latest edition that has it.
        of: RulesEdition,
        /// Where the rule stands now, if anywhere.
        now: Vec<Number>,
    },
    /// A rule number that no edition has.
    UnknownRule {
        /// The number in the note.
        cited: Number,
    },
    /// A link to a note, heading or card that does not exist.
    BrokenLink {
        /// What the link says.
        target: String,
        /// A name like it.
        suggestion: Option<String>,
    },
    /// A block that cannot be read or played.
    BrokenBlock {
        /// Why, in both languages.
        why: notation::Wording,
    },
    /// A block that goes on from the one before it, and there is none.
    NothingBefore,
    /// A block whose expectation fails.
    FalseBlock {
        /// What the block expects, as each language writes it.
        expected: notation::Wording,
        /// What is so.
        found: notation::Wording,
    },
}

impl FindingKind {
    /// The finding in a language.
    pub fn say(&self, language: Language) -> String {
        let list =
            |numbers: &[Number]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        match self {
            FindingKind::Moved { cited, edition, now } => {
                (words(language).rule_moved)(&cited, &edition, &list(now))
            }
            FindingKind::Changed { cited, edition, since, now } => {
                (words(language).rule_changed)(&cited, &edition, &since, &list(now))
            }
            FindingKind::NotYet { cited, edition, since } => {
                (words(language).rule_not_yet)(&edition, &cited, &since)
            }
            FindingKind::OfAnother { cited, edition, of, now } if now.is_empty() => {
                (words(language).rule_gone)(&edition, &cited, &of)
            }
            FindingKind::OfAnother { cited, edition, of, now } => {
                (words(language).rule_of_another)(&edition, &cited, &of, &list(now))
            }
            FindingKind::UnknownRule { cited } => (words(language).no_such_rule)(&cited),
            FindingKind::BrokenLink { target, suggestion } => {
                let like =
                    suggestion.as_ref().map_or(String::new(), |name| (words(language).did_you_mean)(&name));
                (words(language).broken_link)(&target, &like)
            }
            FindingKind::BrokenBlock { why } => {
                let why = why.say(language);
                (words(language).broken_block)(&why)
            }
            FindingKind::NothingBefore => words(language).nothing_before.to_owned(),
            FindingKind::FalseBlock { expected, found } => {
                let (expected, found) = (expected.say(language), found.say(language));
                (words(language).false_block)(&expected, &found)
            }
        }
    }
}

/// What the checks need to know.
pub struct Desk<'a> {
    /// The names that blocks and links may use.
    pub names: &'a CardNames,
    /// The cards as the engine runs them.
    pub catalog: &'a Catalog,
    /// The edition of notes that do not say theirs.
    pub edition: RulesEdition,
}

/// Everything that is wrong with a folder of notes, note by note, in the order of lines.
pub fn check(notes: &[Note], desk: &Desk<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for note in notes {
        let mut own = cited(note, desk);
        own.extend(links::check(note, notes, desk.names));
        own.extend(judged(note, desk));
        own.sort_by_key(|finding| finding.line);
        findings.extend(own);
    }
    findings
}

/// Obsolete rule numbers of one note.
fn cited(note: &Note, desk: &Desk<'_>) -> Vec<Finding> {
    let edition = note.edition.unwrap_or(desk.edition);
    let fate_of = |citation: &Citation| {
        let cited = citation.number;
        let kind = match rulebook::fate(cited, edition) {
            Fate::Same { .. } => return None,
            Fate::Moved { now, .. } | Fate::Section { now, .. } if now.is_empty() => {
                FindingKind::OfAnother { cited, edition, of: edition, now }
            }
            Fate::Moved { now, .. } | Fate::Section { now, .. } => FindingKind::Moved { cited, edition, now },
            Fate::Changed { since, now, .. } => FindingKind::Changed { cited, edition, since, now },
            Fate::NotYet { since } => FindingKind::NotYet { cited, edition, since },
            Fate::Unknown => elsewhere(cited, edition).unwrap_or(FindingKind::UnknownRule { cited }),
        };
        Some(Finding { path: note.path.clone(), line: note.line_of(citation.range.start), kind })
    };
    citations(note).iter().filter_map(fate_of).collect()
}

/// A number that the edition of a note has not: that of another edition, the latest first.
fn elsewhere(cited: Number, edition: RulesEdition) -> Option<FindingKind> {
    let others = RulesEdition::ALL.into_iter().rev().filter(|other| *other != edition);
    others.into_iter().find_map(|of| match rulebook::fate(cited, of) {
        Fate::Moved { now, .. } | Fate::Changed { now, .. } => {
            Some(FindingKind::OfAnother { cited, edition, of, now })
        }
        Fate::Same { .. } | Fate::NotYet { .. } | Fate::Section { .. } | Fate::Unknown => None,
    })
}

/// Blocks of one note that no longer hold.
fn judged(note: &Note, desk: &Desk<'_>) -> Vec<Finding> {
    let mut found: Vec<Finding> = Vec::new();
    // A block that goes on from another has its lines too.
    for finding in blocks(note).iter().flat_map(|block| judge_block(note, block, desk)) {
        if !found.contains(&finding) {
            found.push(finding);
        }
    }
    found
}

fn judge_block(note: &Note, block: &Block, desk: &Desk<'_>) -> Vec<Finding> {
    let at = |line: u32, kind| Finding { path: note.path.clone(), line: block.line_in_note(line), kind };
    if block.follows == Follows::Missing {
        return vec![at(0, FindingKind::NothingBefore)];
    }
    let (mut file, mut found) = read_block(&block.text, &block.title, desk.names);
    // Files beside a note are the caller's business; a block plays a position.
    found.extend(attach_decks(&mut file, desk.names, |_| None));
    let errors: Vec<&Diagnostic> = found.iter().filter(|problem| problem.is_error()).collect();
    if !errors.is_empty() {
        let broken = |problem: &&Diagnostic| {
            at(problem.span.line, FindingKind::BrokenBlock { why: problem.problem.both() })
        };
        return errors.iter().map(broken).collect();
    }
    let verdict = judge(&file, desk.catalog, Edition::default());
    let missing =
        verdict.unsupported.iter().map(|card| at(0, FindingKind::BrokenBlock { why: card.reason.clone() }));
    let false_lines = verdict.failures.iter().map(|failure| {
        let found = failure.actual.clone();
        at(
            failure.line,
            FindingKind::FalseBlock {
                expected: notation::Wording::of(|language| failure.wanted(language).to_owned()),
                found,
            },
        )
    });
    missing.chain(false_lines).collect()
}
