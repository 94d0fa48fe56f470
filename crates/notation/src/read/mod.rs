//! The reader: text to [`File`], with every problem of the file at once.
//!
//! Reading goes line by line through three stages: header, position, script. A line with a problem
//! is reported and left out; the stages go on. Relaxed: line ends of any system, a byte order mark,
//! blanks at the ends of a line, spelling of names as [`spelling`](vocabulary::spelling()) allows. Strict:
//! everything else.
//!
//! The grammar stands in NOTATION.md.

mod act;
mod decks;
mod expect;
mod header;
mod languages;
pub(crate) mod line;
mod position;
mod refs;

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostics::{Diagnostic, Hint, Problem, Severity, Span};
use crate::limits;
use crate::names::CardNames;
use script::{At, Block, File, Player, Start, Step};

pub use decks::{Fetched, attach_decks, read_deck};
pub use languages::in_english;

/// Reads a `.lore` file. Where a diagnostic is an error, the file lacks what could not be read.
pub fn read(text: &str, names: &CardNames) -> (File, Vec<Diagnostic>) {
    read_with(text, names, Needs::TitleAndRules)
}

/// Reads a block of a note: title and rules may be left out, because the note around it has them. The title is then this one.
pub fn read_block(text: &str, title: &str, names: &CardNames) -> (File, Vec<Diagnostic>) {
    let (mut file, found) = read_with(text, names, Needs::Nothing);
    file.header.title.get_or_insert_with(|| title.to_owned());
    (file, found)
}

/// What a header must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Needs {
    TitleAndRules,
    Nothing,
}

fn read_with(text: &str, names: &CardNames, needs: Needs) -> (File, Vec<Diagnostic>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > limits::FILE_BYTES_MAX {
        let mut reader = Reader::new(names);
        reader.report(Span::FILE, Problem::FileTooLong, Vec::new());
        return (reader.file, reader.diagnostics);
    }
    // The limits hold for what somebody wrote; a line in another language is read as the English one.
    let (english, changed) = languages::text_in_english(text);
    let mut reader = Reader::new(names);
    reader.needs = needs;
    reader.file(&english);
    languages::place_in_original(&mut reader.diagnostics, &changed, text);
    (reader.file, reader.diagnostics)
}

/// Reads a `.lore` file that may not even be text.
pub fn read_bytes(bytes: &[u8], names: &CardNames) -> (File, Vec<Diagnostic>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => read(text, names),
        Err(_) => {
            let mut reader = Reader::new(names);
            reader.report(Span::FILE, Problem::NotUtf8, Vec::new());
            (reader.file, reader.diagnostics)
        }
    }
}

/// The part of a file that a line belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Header,
    Position,
    Script,
}

/// Whether a choice may name a card twice: a refusal may, to show that it is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Repeats {
    Refused,
    Allowed,
}

/// A location that a card of the position is at.
struct Location<'t> {
    raw: &'t str,
    line: u32,
    text: &'t str,
    block: usize,
    entry: usize,
}

/// The state of reading one file.
struct Reader<'n, 't> {
    names: &'n CardNames,
    file: File,
    diagnostics: Vec<Diagnostic>,
    /// The line being read, as it stands in the text.
    raw: &'t str,
    line: u32,
    stage: Stage,
    needs: Needs,
    header_seen: BTreeSet<&'static str>,
    blocks: Vec<Block>,
    players: Vec<Player>,
    aliases: BTreeSet<String>,
    /// The copies of each card in the position, by its folded full name.
    copies: BTreeMap<String, refs::Held>,
    /// `at LOCATION` of the position, checked once all aliases are known.
    locations: Vec<Location<'t>>,
    /// `on ALIAS` of the position, with its line, checked likewise.
    carriers: Vec<(&'t str, u32, &'t str)>,
    /// Whether the game starts from deck lists, so that any card may appear.
    whole_game: bool,
    /// Lines of the script, whether or not they could be read.
    script_lines: usize,
    /// Expectations and refusals, whether or not they could be read.
    checks: usize,
}

impl<'n, 't> Reader<'n, 't> {
    fn new(names: &'n CardNames) -> Self {
        Self {
            names,
            file: File::default(),
            diagnostics: Vec::new(),
            raw: "",
            line: 0,
            stage: Stage::Header,
            needs: Needs::TitleAndRules,
            header_seen: BTreeSet::new(),
            blocks: Vec::new(),
            players: Vec::new(),
            aliases: BTreeSet::new(),
            copies: BTreeMap::new(),
            locations: Vec::new(),
            carriers: Vec::new(),
            whole_game: false,
            script_lines: 0,
            checks: 0,
        }
    }

    fn file(&mut self, text: &'t str) {
        for (index, raw) in line::lines(text).enumerate() {
            self.raw = raw;
            self.line = index as u32 + 1;
            if index >= limits::LINES_MAX {
                self.bad(raw, Problem::TooManyLines);
                break;
            }
            if raw.len() > limits::LINE_BYTES_MAX {
                self.bad(raw, Problem::LineTooLong);
                continue;
            }
            let statement = line::statement(raw);
            if !statement.is_empty() {
                self.statement(statement);
            }
        }
        self.end();
    }

    fn statement(&mut self, text: &'t str) {
        if self.stage == Stage::Header {
            if starts_position(text) {
                self.stage = Stage::Position;
            } else {
                return self.header_line(text);
            }
        }
        match self.stage {
            Stage::Header | Stage::Position => self.position_line(text),
            Stage::Script => self.script_line(text),
        }
    }

    fn script_line(&mut self, text: &'t str) {
        self.script_lines += 1;
        let step = if let Some(rest) = text.strip_prefix("expect ") {
            self.checks += 1;
            self.expectation(vocabulary::spelling::trim(rest)).map(Step::Expect)
        } else if let Some(rest) = text.strip_prefix('!') {
            self.checks += 1;
            self.act(vocabulary::spelling::trim(rest), Repeats::Allowed).map(Step::Refused)
        } else {
            self.act(text, Repeats::Refused).map(Step::Act)
        };
        if let Some(node) = step {
            self.file.script.push(At { line: self.line, node });
        }
    }

    fn end(&mut self) {
        self.raw = "";
        let needed = match self.needs {
            Needs::TitleAndRules => {
                &[("title", "title: what the file shows"), ("rules", "rules: 1.7.7, 8.15.1")][..]
            }
            Needs::Nothing => &[],
        };
        for (key, form) in needed {
            if !self.header_seen.contains(key) {
                self.report(Span::FILE, Problem::HeaderMissing(key), vec![Hint::Write(form)]);
            }
        }
        if self.stage != Stage::Script && (self.script_lines == 0 || !self.blocks.is_empty()) {
            self.report(Span::FILE, Problem::NoTurn, vec![Hint::Write("turn A")]);
        } else if self.checks == 0 {
            self.push(Diagnostic {
                severity: Severity::Warning,
                span: Span::FILE,
                problem: Problem::NothingChecked,
                hints: Vec::new(),
            });
        }
        if let Start::Position(position) = &mut self.file.start {
            position.players = std::mem::take(&mut self.blocks);
        }
    }

    fn bad(&mut self, part: &str, problem: Problem) {
        self.bad_with(part, problem, Vec::new());
    }

    fn bad_with(&mut self, part: &str, problem: Problem, hints: Vec<Hint>) {
        let span = self.span(part);
        self.report(span, problem, hints);
    }

    fn warn(&mut self, part: &str, problem: Problem) {
        let span = self.span(part);
        self.push(Diagnostic { severity: Severity::Warning, span, problem, hints: Vec::new() });
    }

    fn report(&mut self, span: Span, problem: Problem, hints: Vec<Hint>) {
        self.push(Diagnostic { severity: Severity::Error, span, problem, hints });
    }

    fn push(&mut self, diagnostic: Diagnostic) {
        match self.diagnostics.len().cmp(&limits::PROBLEMS_MAX) {
            std::cmp::Ordering::Less => self.diagnostics.push(diagnostic),
            std::cmp::Ordering::Equal => self.diagnostics.push(Diagnostic {
                severity: Severity::Error,
                span: diagnostic.span,
                problem: Problem::TooManyProblems,
                hints: Vec::new(),
            }),
            std::cmp::Ordering::Greater => {}
        }
    }

    /// Spellings near to a wrong one, looked for while a problem is still shown.
    fn did_you_mean(&self, near: impl FnOnce() -> Vec<String>) -> Vec<Hint> {
        if self.diagnostics.len() >= limits::PROBLEMS_MAX {
            return Vec::new();
        }
        let near = near();
        if near.is_empty() { Vec::new() } else { vec![Hint::DidYouMean(near)] }
    }

    fn span(&self, part: &str) -> Span {
        line::span(self.line, self.raw, part)
    }

    /// A number without sign; reported where it is too large, `None` where it is no number.
    fn number(&mut self, text: &str) -> Option<u32> {
        if !line::is_number(text) {
            return None;
        }
        let number = text.parse().ok().filter(|number| *number <= limits::NUMBER_MAX);
        if number.is_none() {
            self.bad(text, Problem::NumberTooLarge(text.to_owned()));
        }
        number
    }
}

/// Whether a line ends the header: `player`, `decks` or `! decks`, as whole words.
fn starts_position(text: &str) -> bool {
    ["player", "decks", "! decks"].into_iter().any(|word| {
        let rest = text.strip_prefix(word);
        rest.is_some_and(|rest| !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
    })
}
