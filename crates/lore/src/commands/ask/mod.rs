//! `lore ask`: a question at the table, asked line by line.
//!
//! The session is a `.lore` file that grows: each line is played at once and told; a line that is refused is explained and not
//! kept. Nothing is lost by a mistake, `undo` takes lines back, `save` writes the file. Lines may be typed in English or Spanish; the file
//! is kept in English and shown in the language of the session.

mod complete;
mod editor;
mod names;
mod rank;
mod short;
mod words;

use anyhow::Result;
use engine::{Edition, Rules};
use narrate::Asked;
use notation::syntax::{Reach, Start, Step};
use notation::{
    Diagnostic, Failure, Open, Told, attach_decks, in_english, open, read, render_in, resume, write_act_in,
    write_in,
};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;
use table::{Collection, Existing, SessionError};

use self::complete::Known;
use self::editor::Lines;
use self::words::{Wanted, is_header};
use crate::cited::narrated;
use crate::data::AskAnswer;
use crate::output::{Exit, Look, Output, say};
use crate::{Options, files, known};

/// Ask a question: set up a position, make moves, see what happens and what may come next
///
/// Lines are those of a .lore file, in English or Spanish; `A: ink 5; hand CARD; CARD [exerted]` puts a player's side into one line. Further
/// words: options, table, undo, why not MOVE, show, save FILE, help, quit. On a terminal Tab completes and the arrows bring back lines.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore ask
  lore ask rulings/seeds/ward-does-not-stop-all.lore --lang es
  printf 'A: stitch new dog\\nA quests with stitch\\n' | lore ask --json")]
pub(crate) struct Args {
    /// A .lore file to begin with
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print one JSON object for each line that is typed
    #[arg(long)]
    json: bool,
    /// Look also at positions in which no game can stand
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    outside: files::Outside,
}

/// The file so far, one line each.
struct Session {
    collection: Collection,
    /// All names of the library.
    all: Vec<String>,
    lines: Vec<String>,
    /// Where deck lists that the file names are looked for.
    folder: PathBuf,
    outside: files::Outside,
    reach: Reach,
    rules: Rules,
    /// What was told and shown.
    told: Vec<Told>,
    /// The game after the last line.
    state: Option<Open>,
    /// Files that this session wrote: those it may write again.
    written: BTreeSet<PathBuf>,
    /// The file was begun here, and not read.
    is_own: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let collection = Collection::new(known::library(options)?);
    let all = collection.library().catalogue().iter().map(|(_, facts)| facts.full_name()).collect();
    let mut session = Session {
        collection,
        all,
        lines: Vec::new(),
        folder: PathBuf::new(),
        outside: args.outside,
        reach: if args.force { Reach::Forced } else { Reach::Possible },
        rules: Edition::default().into(),
        told: Vec::new(),
        state: None,
        written: BTreeSet::new(),
        is_own: args.file.is_none(),
    };
    if let Some(path) = &args.file {
        session.folder = path.parent().map(PathBuf::from).unwrap_or_default();
        let text = files::read_text(path, notation::limits::FILE_BYTES_MAX)?;
        session.lines = text.lines().map(str::to_owned).collect();
        if !session.begin(args, options, output)? {
            return Ok(Exit::Unusable);
        }
    } else {
        session.lines = options.words().ask.header.iter().map(|line| (*line).to_owned()).collect();
        if !args.json {
            say(options.words().ask.welcome);
        }
    }
    output.finish()?;
    let known = Rc::new(RefCell::new(Known::default()));
    let mut lines = Lines::new(&known)?;
    loop {
        *known.borrow_mut() = session.known(options);
        let Some(line) = lines.next(&session.prompt(options))? else { break };
        let goes_on = match args.json {
            true => session.answer(line.trim(), options, output)?,
            false => session.take(line.trim(), options, output)?,
        };
        // Whoever is at the other end of a pipe waits for the answer.
        output.finish()?;
        if !goes_on {
            break;
        }
    }
    lines.end();
    Ok(Exit::Yes)
}

/// The most lines that are shown by themselves where a decision is open.
const SHOWN_MAX: usize = 12;

/// What came of a line.
#[derive(Default)]
struct Reaction {
    /// The line is part of the file now.
    kept: bool,
    /// What stands against it.
    problems: Vec<String>,
    /// What happened because of it.
    fresh: Vec<Told>,
    /// The position was finished by it.
    is_set_up: bool,
}

impl Session {
    /// Plays a file that was read; false where it cannot be.
    fn begin(&mut self, args: &Args, options: &Options, output: &mut Output) -> Result<bool> {
        let (_, found, text) = self.file(&self.lines);
        // What a finished file lacks (a title, say) has no line; a question under way may lack it.
        let errors: Vec<&Diagnostic> =
            found.iter().filter(|found| found.is_error() && found.span.line > 0).collect();
        if !errors.is_empty() {
            errors.iter().for_each(|found| say(Self::render(found, &text, options)));
            return Ok(false);
        }
        let fresh = self.play();
        let reaction = Reaction { kept: true, fresh, ..Reaction::default() };
        match args.json {
            true => self.print_answer("", &reaction, output)?,
            false => self.show_reaction(&reaction, options, output)?,
        }
        // There is nothing to go on from.
        if self.state.as_ref().is_some_and(|open| open.verdict.is_stopped) {
            return Ok(false);
        }
        self.tell_apart();
        Ok(true)
    }

    /// Takes a line; false ends the session.
    fn take(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<bool> {
        match Wanted::of(line) {
            Wanted::Nothing => {}
            Wanted::Quit => return Ok(false),
            Wanted::Help => output.line(options.words().ask.help)?,
            Wanted::Options => self.options(options, output)?,
            Wanted::Show => output.line(self.shown(options).trim_end())?,
            Wanted::Board => self.table(options, output)?,
            Wanted::Undo => self.undo(options, output)?,
            Wanted::Anew => self.begin_anew(options),
            Wanted::Save(path) => self.save(path, options),
            Wanted::WhyNot(line) => self.why_not(line, options, output)?,
            Wanted::Line(line) => {
                let reaction = self.add(line, options);
                self.show_reaction(&reaction, options, output)?;
            }
        }
        Ok(true)
    }

    /// Takes a line and answers with JSON; false ends the session.
    fn answer(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<bool> {
        let reaction = match Wanted::of(line) {
            Wanted::Nothing => return Ok(true),
            Wanted::Quit => return Ok(false),
            Wanted::Undo => {
                let kept = self.take_back().is_some();
                Reaction { kept, ..Reaction::default() }
            }
            Wanted::Anew => {
                self.begin_anew(options);
                Reaction::default()
            }
            Wanted::Save(path) => {
                self.save(path, options);
                Reaction::default()
            }
            Wanted::WhyNot(line) => {
                let problems =
                    self.against(line, options).unwrap_or_else(|| vec![Self::unfinished(options).to_owned()]);
                Reaction { problems, ..Reaction::default() }
            }
            Wanted::Help | Wanted::Options | Wanted::Show | Wanted::Board => Reaction::default(),
            Wanted::Line(line) => self.add(line, options),
        };
        self.print_answer(line, &reaction, output)?;
        Ok(true)
    }

    fn print_answer(&self, input: &str, reaction: &Reaction, output: &mut Output) -> Result<()> {
        let answer = AskAnswer::new(
            input,
            reaction.kept,
            reaction.problems.clone(),
            &reaction.fresh,
            self.state.as_ref(),
        );
        output.line(serde_json::to_string(&answer)?)
    }

    /// Who is to decide, before the cursor.
    fn prompt(&self, options: &Options) -> String {
        let player = self.state.as_ref().and_then(|state| Some((state.player?, state.asked?)));
        match player {
            Some((player, Asked::Turn)) => (options.words().prompt_turn)(&player),
            Some((player, _)) => (options.words().prompt_decides)(&player),
            None if Self::has_turn(&self.lines) => "> ".to_owned(),
            None => options.words().prompt_position.to_owned(),
        }
    }

    /// What may be completed now.
    fn known(&self, options: &Options) -> Known {
        let placed = self.placed();
        let mut table: Vec<String> =
            placed.iter().flat_map(|placed| placed.aliases.iter().cloned()).collect();
        table.extend(self.present());
        Known {
            language: options.language(),
            legal: self
                .state
                .as_ref()
                .map(|state| state.lines_in(options.language()).to_vec())
                .unwrap_or_default(),
            table,
            all: self.all.clone(),
            is_playing: Self::has_turn(&self.lines),
        }
    }

    /// The file so far, with its problems.
    fn file(&self, lines: &[String]) -> (notation::syntax::File, Vec<Diagnostic>, String) {
        let text = lines.join("\n") + "\n";
        let (mut file, found) = read(&text, self.collection.names());
        if let (Reach::Forced, Start::Position(position)) = (self.reach, &mut file.start) {
            position.when.reach = Reach::Forced;
        }
        (file, found, text)
    }

    /// Whether the position is finished: only then there is a game.
    pub(super) fn has_turn(lines: &[String]) -> bool {
        let ends = |line: &String| {
            let line = in_english(line).unwrap_or_else(|| line.trim().to_owned());
            line.starts_with("turn ") || line.starts_with("decks ")
        };
        lines.iter().any(ends)
    }

    /// The file so far with the deck lists that it names.
    fn whole(&self, lines: &[String]) -> notation::syntax::File {
        let (mut file, _, _) = self.file(lines);
        attach_decks(&mut file, self.collection.names(), |name| self.outside.deck(&[], &self.folder, name));
        file
    }

    fn look(&self, lines: &[String]) -> Open {
        let file = self.whole(lines);
        open(&file, self.collection.catalog(), self.rules)
    }

    fn render(found: &Diagnostic, text: &str, options: &Options) -> String {
        render_in(found, "ask", text, options.language())
    }

    /// The game of the lines so far, if there is one already.
    fn played(&self) -> Option<Open> {
        Self::has_turn(&self.lines).then(|| self.look(&self.lines))
    }

    /// Plays the file anew; what is told now and was not before.
    fn play(&mut self) -> Vec<Told> {
        let state = self.played();
        self.go_on_from(state)
    }

    fn go_on_from(&mut self, state: Option<Open>) -> Vec<Told> {
        let Some(state) = state else {
            (self.state, self.told) = (None, Vec::new());
            return Vec::new();
        };
        // What took itself may be told otherwise once a line states it.
        let same =
            state.verdict.told.iter().zip(&self.told).take_while(|(now, before)| now == before).count();
        let fresh = state.verdict.told[same..].to_vec();
        self.told.clone_from(&state.verdict.told);
        self.state = Some(state);
        fresh
    }

    /// Adds a line if it can be read and is legal; a short line stands for several.
    fn add(&mut self, line: &str, options: &Options) -> Reaction {
        let kept = self.lines.clone();
        let was_set_up = Self::has_turn(&self.lines);
        let mut problems = Vec::new();
        let lines = match short::block(line, &self.lines) {
            Some(lines) if !was_set_up => lines,
            Some(_) | None => {
                let english = in_english(line).unwrap_or_else(|| line.to_owned());
                let mut lines = Vec::new();
                if !was_set_up {
                    lines.extend(short::end_of_position(&english, &self.lines).unwrap_or_default());
                }
                lines.push(english);
                lines
            }
        };
        for line in &lines {
            match self.with_line(line, options) {
                Ok(lines) => self.lines = lines,
                Err(found) => problems.extend(found),
            }
            if line.starts_with("turn ") && problems.is_empty() {
                self.tell_apart();
            }
        }
        // A file of many lines is played once for each of them, not twice.
        let state = if problems.is_empty() { self.played() } else { None };
        if let Some(state) = &state {
            problems = self.stopped(state, options);
        }
        if !problems.is_empty() {
            self.lines = kept;
            return Reaction { problems, ..Reaction::default() };
        }
        let fresh = self.go_on_from(state);
        let is_set_up = !was_set_up && Self::has_turn(&self.lines) && lines.len() == 1;
        Reaction { kept: true, problems, fresh, is_set_up }
    }

    /// What stands against the last line, or against the start.
    fn stopped(&self, state: &Open, options: &Options) -> Vec<String> {
        let last = self.lines.last().map(|line| line.trim()).unwrap_or_default();
        if last.starts_with('!') || last.starts_with("expect") {
            return Vec::new();
        }
        let unsupported = state.verdict.unsupported.iter();
        let mut problems: Vec<String> = unsupported
            .map(|card| format!("{}: {}", card.card, card.reason.say(options.language())))
            .collect();
        let number = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        problems
            .extend(Self::failure(state, number).map(|failure| failure.found(options.language()).to_owned()));
        problems
    }

    /// What stands against a line, or against the start.
    fn failure(state: &Open, number: u32) -> Option<&Failure> {
        state.verdict.failures.iter().find(|failure| failure.line == number || failure.line == 0)
    }

    /// Shows what came of a line, and what is to be decided.
    fn show_reaction(&self, reaction: &Reaction, options: &Options, output: &mut Output) -> Result<()> {
        for problem in &reaction.problems {
            let line = output.paint(Look::Bad, problem.trim_end());
            output.line(line)?;
        }
        let Some(state) = self.state.as_ref().filter(|_| reaction.kept) else { return Ok(()) };
        let mut verdict = state.verdict.clone();
        verdict.told.clone_from(&reaction.fresh);
        for line in narrated(&verdict, options.language()).lines().skip(1) {
            output.line(line)?;
        }
        Self::to_decide(state, options, output)?;
        if reaction.is_set_up {
            output.finish()?;
            say(options.words().position_stands);
        }
        Ok(())
    }

    /// A decision that is open, with the lines that answer it.
    fn to_decide(state: &Open, options: &Options, output: &mut Output) -> Result<()> {
        let (Some(player), Some(asked)) = (state.player, state.asked) else { return Ok(()) };
        if asked == Asked::Turn {
            return Ok(());
        }
        let what = state.asked_in(options.language()).unwrap_or_default();
        let line = (options.words().decides)(&player, &what);
        let line = output.paint(Look::Strong, line);
        output.line(line)?;
        let lines = state.lines_in(options.language());
        lines.iter().take(SHOWN_MAX).try_for_each(|line| output.line(format_args!("  {line}")))?;
        match lines.len().saturating_sub(SHOWN_MAX) {
            0 => Ok(()),
            more => output.line((options.words().more_options)(&more)),
        }
    }

    /// Takes the last line that says something back.
    fn take_back(&mut self) -> Option<String> {
        // Blank lines and comments of a file do nothing that could be taken back; the header stays.
        while self.lines.last().is_some_and(|line| line.trim().is_empty() || line.trim().starts_with('#')) {
            self.lines.pop();
        }
        let is_kept = self.lines.last().is_none_or(|line| is_header(line));
        let line = if is_kept { None } else { self.lines.pop() };
        self.play();
        line
    }

    /// Begins another question.
    fn begin_anew(&mut self, options: &Options) {
        self.lines = options.words().ask.header.iter().map(|line| (*line).to_owned()).collect();
        self.told.clear();
        self.state = None;
        self.is_own = true;
    }

    fn undo(&mut self, options: &Options, output: &mut Output) -> Result<()> {
        match self.take_back() {
            Some(line) => {
                let word = options.words().taken_back;
                output.line(format_args!("{word}: {}", self.in_language(&line, options)))?;
                self.state.as_ref().map_or(Ok(()), |state| Self::to_decide(state, options, output))
            }
            None => output.line(options.words().nothing_to_take_back),
        }
    }

    /// A line of the script in the language of the session.
    fn in_language(&self, line: &str, options: &Options) -> String {
        let mut lines = self.lines.clone();
        lines.push(line.to_owned());
        let (file, _, _) = self.file(&lines);
        let last = file.script.last().filter(|step| step.line as usize == lines.len());
        match last.map(|step| &step.node) {
            Some(Step::Act(act)) if !is_notation_own(options) => write_act_in(act, options.language()),
            Some(Step::Act(_) | Step::Refused(_) | Step::Expect(_)) | None => line.trim().to_owned(),
        }
    }

    fn unfinished(options: &Options) -> &'static str {
        options.words().position_not_finished
    }

    fn options(&self, options: &Options, output: &mut Output) -> Result<()> {
        let Some(state) = &self.state else { return output.line(Self::unfinished(options)) };
        if state.is_over {
            return output.line(options.words().game_is_over);
        }
        state.lines_in(options.language()).iter().try_for_each(|line| output.line(line))
    }

    /// Tries a move on a copy and tells what stands in its way.
    fn why_not(&mut self, line: &str, options: &Options, output: &mut Output) -> Result<()> {
        if line.is_empty() {
            return output.line(options.words().write_why_not);
        }
        let Some(against) = self.against(line, options) else {
            return output.line(Self::unfinished(options));
        };
        if against.is_empty() {
            return output.line(options.words().it_is_legal);
        }
        against.iter().try_for_each(|problem| output.line(problem.trim_end()))
    }

    /// What stands against a line, which is not added; nothing can be said before there is a position that the line could end.
    fn against(&mut self, line: &str, options: &Options) -> Option<Vec<String>> {
        let english = in_english(line).unwrap_or_else(|| line.to_owned());
        let kept = self.lines.clone();
        if !Self::has_turn(&self.lines) {
            let end = short::end_of_position(&english, &self.lines)?;
            self.lines.extend(end);
        }
        let found = self.with_line(&english, options);
        self.lines = kept;
        let lines = match found {
            Ok(lines) => lines,
            Err(problems) => return Some(problems),
        };
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let state = self.look(&lines);
        let failure =
            Self::failure(&state, number).map(|failure| failure.found(options.language()).to_owned());
        Some(failure.into_iter().collect())
    }

    /// The file so far, in the language of the session where it was begun here: what was read stays as it was written.
    fn shown(&self, options: &Options) -> String {
        let text = self.lines.join("\n") + "\n";
        match !is_notation_own(options) && self.is_own && Self::has_turn(&self.lines) {
            true => write_in(&read(&text, self.collection.names()).0, options.language()),
            false => text,
        }
    }

    /// What lies on the table: all of it, since who judges sees everything.
    fn table(&self, options: &Options, output: &mut Output) -> Result<()> {
        if !Self::has_turn(&self.lines) {
            return output.line(Self::unfinished(options));
        }
        let (game, _) = resume(&self.whole(&self.lines), self.collection.catalog(), self.rules);
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
            return say(options.words().write_save);
        }
        let target = PathBuf::from(path);
        let text = self.shown(options);
        let existing = if self.written.contains(&target) { Existing::Overwritten } else { existing };
        match files::replace(&target, text.as_bytes(), existing) {
            Ok(()) => {
                self.written.insert(target);
                say(format_args!("{} {path}", options.words().written));
            }
            Err(error) => say(SessionError::from(error).say(options.language())),
        }
    }
}

/// Whether a session speaks the language in which lines are kept as they were typed.
fn is_notation_own(options: &Options) -> bool {
    options.language() == notation::Language::default()
}
