//! `lore ask`: a question at the table, asked line by line.
//!
//! The session is a `.lore` file that grows: each line is played at once and told; a line that is refused is explained and not
//! kept. Nothing is lost by a mistake, `undo` takes lines back, `save` writes the file.

use anyhow::Result;
use engine::Edition;
use notation::{CardNames, Catalog, Diagnostic, Open, catalog_of, names_of, narrate, open, read, render};
use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use crate::output::{Exit, Look, Output, say};
use crate::{Options, files, known};

/// Ask a question: set up a position, make moves, see what happens and what may come next
///
/// Lines are those of a .lore file. Further words: options, undo, why not MOVE, show, save FILE, help, quit.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore ask
  lore ask rulings/seeds/ward-does-not-stop-all.lore --lang es")]
pub(crate) struct Args {
    /// A .lore file to begin with
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// The file so far, one line each.
struct Session {
    names: CardNames,
    catalog: Catalog,
    lines: Vec<String>,
    /// How much of what is told was shown.
    told: usize,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let mut session =
        Session { names: names_of(&library), catalog: catalog_of(&library), lines: Vec::new(), told: 0 };
    if let Some(path) = &args.file {
        let text = files::read_text(path, notation::limits::FILE_BYTES_MAX)?;
        session.lines = text.lines().map(str::to_owned).collect();
        if !session.play(options, output)? {
            return Ok(Exit::Unusable);
        }
    } else {
        session.lines = HEADER.iter().map(|line| (*line).to_owned()).collect();
        say(options.pick(WELCOME_EN, WELCOME_ES));
    }
    let talks = io::stdin().is_terminal();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if !session.take(line.trim(), options, output)? {
            break;
        }
        if talks {
            output.finish()?;
        }
    }
    Ok(Exit::Yes)
}

/// A new file begins so; its writer may say it better before keeping it.
const HEADER: [&str; 2] = ["title: A question asked at the table", "rules: 1.7.1"];
const WELCOME_EN: &str = "Write a position (player A, play CARD, hand CARD, ink 3, player B, …, turn A), then moves: A quests with CARD. \
'options' lists what may be done now, 'help' tells the rest.";
const WELCOME_ES: &str = "Escribe una posición (player A, play CARTA, hand CARTA, ink 3, player B, …, turn A) y después jugadas: A quests with CARTA. \
'options' muestra lo que se puede hacer ahora, 'help' cuenta el resto.";
const HELP_EN: &str = "options        what may be done now
undo           takes the last line back
why not MOVE   tells why a move is refused, without making it
show           the file so far
save FILE      writes it
quit           ends";
const HELP_ES: &str = "options        lo que se puede hacer ahora
undo           retira la última línea
why not JUGADA dice por qué se rechaza una jugada, sin hacerla
show           el archivo hasta ahora
save ARCHIVO   lo escribe
quit           termina";

impl Session {
    /// Takes a line; false ends the session.
    fn take(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<bool> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "quit" | "exit" => return Ok(false),
            "help" | "?" => output.line(options.pick(HELP_EN, HELP_ES))?,
            "options" => self.options(options, output)?,
            "show" => self.show(output)?,
            "undo" => self.undo(options, output)?,
            "save" => self.save(rest.trim(), options),
            "why" => self.why_not(rest.trim_start_matches("not").trim(), options, output)?,
            _ => self.add(line, options, output)?,
        }
        Ok(true)
    }

    /// The file so far, with its problems.
    fn file(&self, lines: &[String]) -> (notation::syntax::File, Vec<Diagnostic>, String) {
        let text = lines.join("\n") + "\n";
        let (file, found) = read(&text, &self.names);
        (file, found, text)
    }

    /// Whether the position is finished: only then there is a game.
    fn has_turn(lines: &[String]) -> bool {
        lines
            .iter()
            .any(|line| line.trim_start().starts_with("turn ") || line.trim_start().starts_with("decks "))
    }

    fn look(&self, lines: &[String]) -> Open {
        let (file, _, _) = self.file(lines);
        open(&file, &self.catalog, Edition::V2)
    }

    /// Shows what was told and not shown yet; false where the lines cannot be read.
    fn play(&mut self, options: &Options, output: &mut Output) -> Result<bool> {
        let (_, found, text) = self.file(&self.lines);
        // What a finished file lacks (a check, say) has no line; a question under way may lack it.
        let errors: Vec<&Diagnostic> =
            found.iter().filter(|found| found.is_error() && found.span.line > 0).collect();
        if !errors.is_empty() && Self::has_turn(&self.lines) {
            errors.iter().for_each(|found| say(render(found, "ask", &text)));
            return Ok(false);
        }
        if !Self::has_turn(&self.lines) {
            return Ok(true);
        }
        let state = self.look(&self.lines);
        let all = narrate(&state.verdict, options.narration());
        let fresh: Vec<&str> = all.lines().skip(1).collect();
        for line in fresh.iter().skip(self.told) {
            output.line(line)?;
        }
        self.told = fresh.len();
        for failure in &state.verdict.failures {
            let expected = options.pick("expected", "se esperaba");
            let actual = options.pick("found", "hay");
            let line = format!("{expected} {}; {actual} {}", failure.expected, failure.actual);
            let line = output.paint(Look::Bad, line);
            output.line(line)?;
        }
        Ok(true)
    }

    /// Adds a line if it can be read and is legal.
    fn add(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<()> {
        let mut lines = self.lines.clone();
        lines.push(line.to_owned());
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let (_, found, text) = self.file(&lines);
        let mine: Vec<&Diagnostic> =
            found.iter().filter(|found| found.is_error() && found.span.line == number).collect();
        if !mine.is_empty() {
            mine.iter().for_each(|found| say(render(found, "ask", &text)));
            return Ok(());
        }
        if Self::has_turn(&lines) && !line.starts_with('!') && !line.starts_with("expect") {
            let state = self.look(&lines);
            if let Some(failure) = state.verdict.failures.iter().find(|failure| failure.line == number) {
                let line = output.paint(Look::Bad, &failure.actual);
                output.line(line)?;
                return Ok(());
            }
        }
        self.lines = lines;
        if !self.play(options, output)? {
            self.lines.pop();
        }
        Ok(())
    }

    fn undo(&mut self, options: &Options, output: &mut Output) -> Result<()> {
        match self.lines.pop() {
            Some(line) => {
                let word = options.pick("taken back", "retirado");
                output.line(format_args!("{word}: {line}"))?;
                self.told = 0;
                if Self::has_turn(&self.lines) {
                    let state = self.look(&self.lines);
                    self.told = narrate(&state.verdict, options.narration()).lines().skip(1).count();
                }
                Ok(())
            }
            None => output.line(options.pick("there is nothing to take back", "no hay nada que retirar")),
        }
    }

    fn options(&self, options: &Options, output: &mut Output) -> Result<()> {
        if !Self::has_turn(&self.lines) {
            return output.line(options.pick(
                "the position is not finished: it ends with 'turn A'",
                "la posición no está terminada: acaba con 'turn A'",
            ));
        }
        let state = self.look(&self.lines);
        if state.is_over {
            return output.line(options.pick("the game is over", "la partida ha terminado"));
        }
        state.lines.iter().try_for_each(|line| output.line(line))
    }

    /// Tries a move on a copy and tells what stands in its way.
    fn why_not(&self, line: &str, options: &Options, output: &mut Output) -> Result<()> {
        let mut lines = self.lines.clone();
        lines.push(line.to_owned());
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let (_, found, text) = self.file(&lines);
        if let Some(problem) = found.iter().find(|found| found.is_error() && found.span.line == number) {
            say(render(problem, "ask", &text));
            return Ok(());
        }
        let state = self.look(&lines);
        match state.verdict.failures.iter().find(|failure| failure.line == number) {
            Some(failure) => output.line(&failure.actual),
            None => output.line(options.pick("it is legal", "es legal")),
        }
    }

    fn show(&self, output: &mut Output) -> Result<()> {
        self.lines.iter().try_for_each(|line| output.line(line))
    }

    fn save(&self, path: &str, options: &Options) {
        let text = self.lines.join("\n") + "\n";
        match std::fs::write(path, text) {
            Ok(()) => say(format_args!("{} {path}", options.pick("written:", "escrito:"))),
            Err(error) => say(format_args!("{path}: {error}")),
        }
    }
}
