//! `lore ask`: a question at the table, asked line by line.
//!
//! The session is a `.lore` file that grows: each line is played at once and told; a line that is refused is explained and not
//! kept. Nothing is lost by a mistake, `undo` takes lines back, `save` writes the file.

use anyhow::Result;
use cards::deck::LIST_BYTES_LIMIT;
use engine::Edition;
use notation::narrate::Asked;
use notation::{
    CardNames, Catalog, Diagnostic, Failure, Open, attach_decks, catalog_of, names_of, narrate, open, read,
    render_in,
};
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
    /// Where deck lists that the file names are looked for.
    folder: PathBuf,
    /// How much of what is told was shown.
    told: usize,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let mut session = Session {
        names: names_of(&library),
        catalog: catalog_of(&library),
        lines: Vec::new(),
        folder: PathBuf::new(),
        told: 0,
    };
    if let Some(path) = &args.file {
        session.folder = path.parent().map(PathBuf::from).unwrap_or_default();
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
'opciones' muestra lo que se puede hacer ahora, 'ayuda' cuenta el resto.";
const HELP_EN: &str = "options        what may be done now
undo           takes the last line back
why not MOVE   tells why a move is refused, without making it
show           the file so far
save FILE      writes it
quit           ends

A position:    player A, then lore 3, ink 5, hand CARD, discard CARD, deck CARD, play CARD [=alias, exerted, damage 2],
               then player B and so on; turn A ends it
Moves:         A plays CARD, A inks CARD, A quests with CARD, A challenges CARD with CARD, A moves CARD to CARD,
               A uses CARD: ABILITY, A ends turn
Answers:       A accepts, A declines, A chooses CARD; CARD, A chooses nothing, A resolves CARD, A applies CARD
Checks:        expect CARD damage 2, expect A lore 5, expect A cannot quest with CARD";
const HELP_ES: &str = "opciones         lo que se puede hacer ahora
deshacer         retira la última línea
por qué no JUGADA   dice por qué se rechaza una jugada, sin hacerla
mostrar          el archivo hasta ahora
guardar ARCHIVO  lo escribe
salir            termina

Posición:        player A, luego lore 3, ink 5, hand CARTA, discard CARTA, deck CARTA, play CARTA [=alias, exerted, damage 2],
                 luego player B y los demás; turn A la termina
Jugadas:         A plays CARTA, A inks CARTA, A quests with CARTA, A challenges CARTA with CARTA, A moves CARTA to CARTA,
                 A uses CARTA: HABILIDAD, A ends turn
Respuestas:      A accepts, A declines, A chooses CARTA; CARTA, A chooses nothing, A resolves CARTA, A applies CARTA
Comprobaciones:  expect CARTA damage 2, expect A lore 5, expect A cannot quest with CARTA";

/// The most lines that are shown by themselves where a decision is open.
const SHOWN_MAX: usize = 12;

/// A line of a session: one of its own words, or a line of the file.
enum Wanted<'l> {
    Nothing,
    Quit,
    Help,
    Options,
    Show,
    Undo,
    Save(&'l str),
    WhyNot(&'l str),
    Line(&'l str),
}

impl<'l> Wanted<'l> {
    /// Words of the session are known in both languages.
    fn of(line: &'l str) -> Self {
        for word in ["why not", "why can't", "why", "por qué no", "por que no", "¿por qué no"] {
            if let Some(rest) =
                line.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(' '))
            {
                return Self::WhyNot(rest.trim().trim_end_matches('?'));
            }
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => Self::Nothing,
            "quit" | "exit" | "salir" => Self::Quit,
            "help" | "?" | "ayuda" => Self::Help,
            "options" | "opciones" => Self::Options,
            "show" | "mostrar" => Self::Show,
            "undo" | "deshacer" => Self::Undo,
            "save" | "guardar" => Self::Save(rest.trim()),
            _ => Self::Line(line),
        }
    }
}

impl Session {
    /// Takes a line; false ends the session.
    fn take(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<bool> {
        match Wanted::of(line) {
            Wanted::Nothing => {}
            Wanted::Quit => return Ok(false),
            Wanted::Help => output.line(options.pick(HELP_EN, HELP_ES))?,
            Wanted::Options => self.options(options, output)?,
            Wanted::Show => self.show(output)?,
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
        let (mut file, _, _) = self.file(lines);
        attach_decks(&mut file, &self.names, |name| {
            files::read_text(&self.folder.join(name), LIST_BYTES_LIMIT).ok()
        });
        open(&file, &self.catalog, Edition::V2)
    }

    fn report(found: &Diagnostic, text: &str, options: &Options) {
        say(render_in(found, "ask", text, options.narration()));
    }

    /// Shows what was told and not shown yet, and what is to be decided; false where the lines cannot be read.
    fn play(&mut self, options: &Options, output: &mut Output) -> Result<bool> {
        let (_, found, text) = self.file(&self.lines);
        // What a finished file lacks (a title, say) has no line; a question under way may lack it.
        let errors: Vec<&Diagnostic> =
            found.iter().filter(|found| found.is_error() && found.span.line > 0).collect();
        if !errors.is_empty() && Self::has_turn(&self.lines) {
            errors.iter().for_each(|found| Self::report(found, &text, options));
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
        Self::to_decide(&state, options, output)?;
        Ok(true)
    }

    /// A decision that is open, with the lines that answer it.
    fn to_decide(state: &Open, options: &Options, output: &mut Output) -> Result<()> {
        let (Some(player), Some(asked)) = (state.player, state.asked) else { return Ok(()) };
        if asked == Asked::Turn {
            return Ok(());
        }
        let what = asked.say(options.narration());
        let line = match options.narration() {
            notation::Language::English => format!("{player} decides: {what}"),
            notation::Language::Spanish => format!("decide {player}: {what}"),
        };
        let line = output.paint(Look::Strong, line);
        output.line(line)?;
        state.lines.iter().take(SHOWN_MAX).try_for_each(|line| output.line(format_args!("  {line}")))?;
        match state.lines.len().saturating_sub(SHOWN_MAX) {
            0 => Ok(()),
            more => output.line(match options.narration() {
                notation::Language::English => format!("  … and {more} more: options"),
                notation::Language::Spanish => format!("  … y {more} más: opciones"),
            }),
        }
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
            mine.iter().for_each(|found| Self::report(found, &text, options));
            return Ok(());
        }
        if Self::has_turn(&lines) && !line.starts_with('!') && !line.starts_with("expect") {
            let state = self.look(&lines);
            for card in &state.verdict.unsupported {
                let reason = card.reason.say(options.narration());
                let line = output.paint(Look::Bad, format!("{}: {reason}", card.card));
                output.line(line)?;
            }
            if let Some(failure) = Self::failure(&state, number) {
                let line = output.paint(Look::Bad, failure.found(options.narration()));
                output.line(line)?;
                return Ok(());
            }
        }
        self.lines = lines;
        if !self.play(options, output)? {
            self.lines.pop();
        } else if line.starts_with("turn ") {
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
                    self.told = narrate(&state.verdict, options.narration()).lines().skip(1).count();
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
        let mut lines = self.lines.clone();
        lines.push(line.to_owned());
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let (_, found, text) = self.file(&lines);
        if let Some(problem) = found.iter().find(|found| found.is_error() && found.span.line == number) {
            Self::report(problem, &text, options);
            return Ok(());
        }
        let state = self.look(&lines);
        match Self::failure(&state, number) {
            Some(failure) => output.line(failure.found(options.narration())),
            None => output.line(options.pick("it is legal", "es legal")),
        }
    }

    fn show(&self, output: &mut Output) -> Result<()> {
        self.lines.iter().try_for_each(|line| output.line(line))
    }

    fn save(&self, path: &str, options: &Options) {
        if path.is_empty() {
            return say(options.pick("write: save FILE.lore", "escribe: guardar ARCHIVO.lore"));
        }
        let text = self.lines.join("\n") + "\n";
        match std::fs::write(path, text) {
            Ok(()) => say(format_args!("{} {path}", options.pick("written:", "escrito:"))),
            Err(error) => say(format_args!("{path}: {error}")),
        }
    }
}
