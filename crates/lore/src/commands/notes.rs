//! `lore notes`: a folder of Markdown notes, checked and mended.

use anyhow::{Result, bail};
use desk::notes::{Desk, Edit, NOTE_BYTES_LIMIT, Note, apply, blocks, check, fixes};
use notation::{catalog_of, names_of};
use rulebook::Edition;
use std::path::{Path, PathBuf};

use crate::output::{Exit, Look, Output, reason, say};
use crate::{Options, files, known};

/// Check a folder of Markdown notes: rule numbers, links, cards, and every ```lore block
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    Check(Args),
}

/// Tell which rule numbers are obsolete or changed in play, which links and cards do not exist, which blocks no longer hold
///
/// A note says in its front matter which edition it speaks of (`edition: 1.x`, `edición: 2.0`). Exit status 1 if something was found.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore notes check notes/
  lore notes check notes/ --edition 1.x --fix")]
pub(crate) struct Args {
    /// A note or a folder of notes
    #[arg(value_name = "VAULT")]
    vault: PathBuf,
    /// The edition of notes that do not say theirs
    #[arg(long, value_name = "EDITION", default_value = "2.3", value_parser = edition_named)]
    edition: Edition,
    /// Show which numbers would be rewritten: those that only moved
    #[arg(long)]
    fix: bool,
    /// Rewrite them without asking
    #[arg(long, requires = "fix")]
    yes: bool,
    /// Print JSON, one object for each finding
    #[arg(long)]
    json: bool,
}

fn edition_named(name: &str) -> Result<Edition, String> {
    Edition::read(name).ok_or_else(|| "the editions are 1.x, 2.0, 2.1, 2.2 and 2.3".to_owned())
}

pub(crate) fn run(command: &Command, options: &Options, output: &mut Output) -> Result<Exit> {
    let Command::Check(args) = command;
    let paths = files::find(&args.vault, "md")?;
    if paths.is_empty() {
        let vault = args.vault.display();
        bail!((options.words().no_notes)(&vault));
    }
    let (mut known, mut notes) = (Vec::new(), Vec::new());
    let mut unread = 0;
    for path in paths {
        match read(&path, &args.vault) {
            Ok(note) => {
                known.push(path);
                notes.push(note);
            }
            // One file that is no note keeps nobody from the others.
            Err(error) => {
                unread += 1;
                tell_unread(&path, &error, args, options, output)?;
            }
        }
    }
    let found = match args.fix {
        true => mend(&known, &notes, args, options, output)?,
        false => tell(&notes, args, options, output)?,
    };
    Ok(if unread > 0 { Exit::Unusable } else { found })
}

fn read(path: &Path, vault: &Path) -> Result<Note> {
    let name = path.strip_prefix(vault).unwrap_or(path);
    let name = if name.as_os_str().is_empty() { path } else { name };
    Ok(Note::read(&name.display().to_string(), files::read(path, NOTE_BYTES_LIMIT)?)?)
}

/// A file that cannot be read as a note, and why.
fn tell_unread(
    path: &Path,
    error: &anyhow::Error,
    args: &Args,
    options: &Options,
    output: &mut Output,
) -> Result<()> {
    let why = reason(error, options.language());
    if args.json {
        return output
            .line(serde_json::json!({ "file": path.display().to_string(), "line": 0, "text": why }));
    }
    output.line(output.paint(Look::Bad, format!("error: {why}")))
}

fn tell(notes: &[Note], args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let desk = Desk { names: &names, catalog: &catalog, edition: args.edition };
    let findings = check(notes, &desk);
    let language = options.language();
    for finding in &findings {
        let text = finding.kind.say(language);
        if args.json {
            output.line(serde_json::json!({ "file": finding.path, "line": finding.line, "text": text }))?;
        } else {
            let place = output.paint(Look::Strong, format!("{}:{}", finding.path, finding.line));
            output.line(format_args!("{place}: {text}"))?;
        }
    }
    let run: usize = notes.iter().map(|note| blocks(note).len()).sum();
    let (count, found) = (notes.len(), findings.len());
    say((options.words().notes_checked)(&count, &run, &found));
    Ok(if findings.is_empty() { Exit::Yes } else { Exit::No })
}

/// Shows what would change; writes it only where that was said.
fn mend(
    paths: &[PathBuf],
    notes: &[Note],
    args: &Args,
    options: &Options,
    output: &mut Output,
) -> Result<Exit> {
    let mut count = 0;
    for (path, note) in paths.iter().zip(notes) {
        let edits = fixes(note, args.edition);
        show(note, &edits, output)?;
        count += edits.len();
        if args.yes && !edits.is_empty() {
            rewrite(path, note, &edits)?;
        }
    }
    say(match args.yes {
        true => (options.words().numbers_rewritten)(&count),
        false => (options.words().numbers_to_rewrite)(&count),
    });
    Ok(Exit::Yes)
}

fn show(note: &Note, edits: &[Edit], output: &mut Output) -> Result<()> {
    for edit in edits {
        let old = &note.text[edit.range.clone()];
        let (gone, new) = (output.paint(Look::Bad, old), output.paint(Look::Good, &edit.with));
        output.line(format_args!("{}:{}: {gone} → {new}", note.path, edit.line))?;
    }
    Ok(())
}

fn rewrite(path: &Path, note: &Note, edits: &[Edit]) -> Result<()> {
    Ok(files::replace(path, apply(note, edits).as_bytes(), files::Existing::Overwritten)?)
}
