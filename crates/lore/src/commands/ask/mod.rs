//! `lore ask`: a question at the table, asked line by line.
//!
//! The session is a `.lore` file that grows: each line is played at once and told; a line that is refused is explained and not
//! kept. Nothing is lost by a mistake, `undo` takes lines back, `save` writes the file.

mod names;
mod words;

use anyhow::Result;
use engine::Edition;
use notation::narrate::Asked;
use notation::{Diagnostic, Failure, Open, attach_decks, narrate, open, read, render_in, resume};
use std::collections::BTreeSet;
use std::io::{self, BufRead};
use std::path::PathBuf;
use table::{Collection, Existing, SessionError};

use self::words::{HEADER, HELP_EN, HELP_ES, WELCOME_EN, WELCOME_ES, Wanted};
use crate::output::{Exit, Look, Output, say};
use crate::{Options, files, known};

/// Ask a question: set up a position, make moves, see what happens and what may come next
///
/// Lines are those of a .lore file. Further words: options, table, undo, why not MOVE, show, save FILE, help, quit.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore ask
  lore ask rulings/seeds/ward-does-not-stop-all.lore --lang es")]
pub(crate) struct Args {
    /// A .lore file to begin with
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    outside: files::Outside,
}

/// The file so far, one line each.
struct Session {
    collection: Collection,
    lines: Vec<String>,
    /// Where deck lists that the file names are looked for.
    folder: PathBuf,
    outside: files::Outside,
    /// How much of what is told was shown.
    told: usize,
    /// Files that this session wrote: those it may write again.
    written: BTreeSet<PathBuf>,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let mut session = Session {
        collection: Collection::new(known::library(options)?),
        lines: Vec::new(),
        folder: PathBuf::new(),
        outside: args.outside,
        told: 0,
        written: BTreeSet::new(),
    };
    if let Some(path) = &args.file {
        session.folder = path.parent().map(PathBuf::from).unwrap_or_default();
        let text = files::read_text(path, notation::limits::FILE_BYTES_MAX)?;
        session.lines = text.lines().map(str::to_owned).collect();
        if !session.play(options, output)? {
            return Ok(Exit::Unusable);
        }
        session.tell_apart();
    } else {
        session.lines = HEADER.iter().map(|line| (*line).to_owned()).collect();
        say(options.pick(WELCOME_EN, WELCOME_ES));
    }
    output.finish()?;
    for line in io::stdin().lock().lines() {
        let line = line?;
        if !session.take(line.trim(), options, output)? {
            break;
        }
        // Whoever is at the other end of a pipe waits for the answer.
        output.finish()?;
    }
    Ok(Exit::Yes)
}

/// The most lines that are shown by themselves where a decision is open.
const SHOWN_MAX: usize = 12;

impl Session {
    /// Takes a line; false ends the session.
    fn take(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<bool> {
        match Wanted::of(line) {
            Wanted::Nothing => {}
            Wanted::Quit => return Ok(false),
            Wanted::Help => output.line(options.pick(HELP_EN, HELP_ES))?,
            Wanted::Options => self.options(options, output)?,
            Wanted::Show => self.show(output)?,
            Wanted::Board => self.table(options, output)?,
            Wanted::Undo => self.undo(options, output)?,
            Wanted::Save(path) => self.save(path, options),
            Wanted::WhyNot(line) => self.why_not(line, options, output)?,
            Wanted::Line(line) => self.add(line, options, output)?,
        }
        Ok(true)
    }

    /// The file so far, with its problems.
    fn file(&self, lines: &[String]) -> (notation::syntax::File, Vec<Diagnostic>, String) {
        let text = lines.join("\n") + "\n";
        let (file, found) = read(&text, self.collection.names());
        (file, found, text)
    }

    /// Whether the position is finished: only then there is a game.
    fn has_turn(lines: &[String]) -> bool {
        lines
            .iter()
            .any(|line| line.trim_start().starts_with("turn ") || line.trim_start().starts_with("decks "))
    }

    /// The file so far with the deck lists that it names.
    fn whole(&self, lines: &[String]) -> notation::syntax::File {
        let (mut file, _, _) = self.file(lines);
        attach_decks(&mut file, self.collection.names(), |name| self.outside.deck(&[], &self.folder, name));
        file
    }

    fn look(&self, lines: &[String]) -> Open {
        let file = self.whole(lines);
        open(&file, self.collection.catalog(), Edition::default())
    }

    fn report(found: &Diagnostic, text: &str, options: &Options) {
        say(render_in(found, "ask", text, options.language()));
    }

    /// Shows what was told and not shown yet, and what is to be decided; false where the lines cannot be read.
    fn play(&mut self, options: &Options, output: &mut Output) -> Result<bool> {
        let (_, found, text) = self.file(&self.lines);
        // What a finished file lacks (a title, say) has no line; a question under way may lack it.
        let errors: Vec<&Diagnostic> =
            found.iter().filter(|found| found.is_error() && found.span.line > 0).collect();
        if !errors.is_empty() {
            errors.iter().for_each(|found| Self::report(found, &text, options));
            return Ok(false);
        }
        if !Self::has_turn(&self.lines) {
            return Ok(true);
        }
        let state = self.look(&self.lines);
        let all = narrate(&state.verdict, options.language());
        let fresh: Vec<&str> = all.lines().skip(1).collect();
        for line in fresh.iter().skip(self.told) {
            output.line(line)?;
        }
        self.told = fresh.len();
        Self::to_decide(&state, options, output)?;
        Ok(true)
    }

    /// A decision that is open, with the lines that answer it.
    fn to_decide(state: &Open, options: &Options, output: &mut Output) -> Result<()> {
        let (Some(player), Some(asked)) = (state.player, state.asked) else { return Ok(()) };
        if asked == Asked::Turn {
            return Ok(());
        }
        let what = asked.say(options.language());
        let line = match options.language() {
            notation::Language::English => format!("{player} decides: {what}"),
            notation::Language::Spanish => format!("decide {player}: {what}"),
        };
        let line = output.paint(Look::Strong, line);
        output.line(line)?;
        state.lines.iter().take(SHOWN_MAX).try_for_each(|line| output.line(format_args!("  {line}")))?;
        match state.lines.len().saturating_sub(SHOWN_MAX) {
            0 => Ok(()),
            more => output.line(match options.language() {
                notation::Language::English => format!("  … and {more} more: options"),
                notation::Language::Spanish => format!("  … y {more} más: opciones"),
            }),
        }
    }

    /// Adds a line if it can be read and is legal.
    fn add(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<()> {
        let Some(lines) = self.with_line(line, options) else { return Ok(()) };
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        if Self::has_turn(&lines) && !line.starts_with('!') && !line.starts_with("expect") {
            let state = self.look(&lines);
            for card in &state.verdict.unsupported {
                let reason = card.reason.say(options.language());
                let line = output.paint(Look::Bad, format!("{}: {reason}", card.card));
                output.line(line)?;
            }
            if let Some(failure) = Self::failure(&state, number) {
                let line = output.paint(Look::Bad, failure.found(options.language()));
                output.line(line)?;
                return Ok(());
            }
        }
        self.lines = lines;
        if !self.play(options, output)? {
            self.lines.pop();
        } else if line.starts_with("turn ") {
            output.finish()?;
            self.tell_apart();
            say(options.pick(
                "the position stands; now moves, or 'options'",
                "la posición está lista; ahora jugadas, u 'opciones'",
            ));
        }
        Ok(())
    }

    /// What stands against a line, or against the start.
    fn failure(state: &Open, number: u32) -> Option<&Failure> {
        state.verdict.failures.iter().find(|failure| failure.line == number || failure.line == 0)
    }

    fn undo(&mut self, options: &Options, output: &mut Output) -> Result<()> {
        // Blank lines and comments of a file do nothing that could be taken back; the header stays.
        while self.lines.last().is_some_and(|line| line.trim().is_empty() || line.trim().starts_with('#')) {
            self.lines.pop();
        }
        let is_header = self.lines.last().is_none_or(|line| HEADER.contains(&line.as_str()));
        let line = if is_header { None } else { self.lines.pop() };
        match line {
            Some(line) => {
                let word = options.pick("taken back", "retirado");
                output.line(format_args!("{word}: {}", line.trim()))?;
                self.told = 0;
                if Self::has_turn(&self.lines) {
                    let state = self.look(&self.lines);
                    self.told = narrate(&state.verdict, options.language()).lines().skip(1).count();
                    Self::to_decide(&state, options, output)?;
                }
                Ok(())
            }
            None => output.line(options.pick("there is nothing to take back", "no hay nada que retirar")),
        }
    }

    fn unfinished(options: &Options) -> &'static str {
        options.pick(
            "the position is not finished: it ends with 'turn A'",
            "la posición no está terminada: acaba con 'turn A'",
        )
    }

    fn options(&self, options: &Options, output: &mut Output) -> Result<()> {
        if !Self::has_turn(&self.lines) {
            return output.line(Self::unfinished(options));
        }
        let state = self.look(&self.lines);
        if state.is_over {
            return output.line(options.pick("the game is over", "la partida ha terminado"));
        }
        state.lines.iter().try_for_each(|line| output.line(line))
    }

    /// Tries a move on a copy and tells what stands in its way.
    fn why_not(&self, line: &str, options: &Options, output: &mut Output) -> Result<()> {
        if line.is_empty() {
            return output.line(options.pick("write: why not MOVE", "escribe: por qué no JUGADA"));
        }
        if !Self::has_turn(&self.lines) {
            return output.line(Self::unfinished(options));
        }
        let Some(lines) = self.with_line(line, options) else { return Ok(()) };
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let state = self.look(&lines);
        match Self::failure(&state, number) {
            Some(failure) => output.line(failure.found(options.language())),
            None => output.line(options.pick("it is legal", "es legal")),
        }
    }

    fn show(&self, output: &mut Output) -> Result<()> {
        self.lines.iter().try_for_each(|line| output.line(line))
    }

    /// What lies on the table: all of it, since who judges sees everything.
    fn table(&self, options: &Options, output: &mut Output) -> Result<()> {
        if !Self::has_turn(&self.lines) {
            return output.line(Self::unfinished(options));
        }
        let (game, _) = resume(&self.whole(&self.lines), self.collection.catalog(), Edition::default());
        let Some(game) = game else { return Ok(()) };
        let lines = terminal::plain::open_table(&self.collection, &game, options.language());
        lines.iter().try_for_each(|line| output.line(line))
    }

    /// Writes the file; one that is there already only after `--force`, or where this session wrote it.
    fn save(&mut self, typed: &str, options: &Options) {
        let (path, existing) = match typed.strip_prefix("--force ") {
            Some(path) => (path.trim(), Existing::Overwritten),
            None => (typed, Existing::Kept),
        };
        if path.is_empty() {
            return say(options.pick("write: save FILE.lore", "escribe: guardar ARCHIVO.lore"));
        }
        let target = PathBuf::from(path);
        let text = self.lines.join("\n") + "\n";
        let existing = if self.written.contains(&target) { Existing::Overwritten } else { existing };
        match files::replace(&target, text.as_bytes(), existing) {
            Ok(()) => {
                self.written.insert(target);
                say(format_args!("{} {path}", options.pick("written:", "escrito:")));
            }
            Err(error) => say(SessionError::from(error).say(options.language())),
        }
    }
}
