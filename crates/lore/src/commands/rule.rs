//! `lore rule`: the rulebook, by number or by word.

use anyhow::{Result, bail};
use rulebook::{Answer, ask, find, render_answer, render_contents, render_finding, render_index};
use std::path::PathBuf;

use crate::output::{Exit, Output, say};
use crate::{Options, files};

/// Look a rule up: what it says, what stands around it, which rulings exercise it and which code decides it
///
/// A number shows that rule, an older one where it is now; words, whole questions and #tags search the glossary and the
/// rulebook; nothing shows its contents. Exit status 1 if nothing is found.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore rule 6.5.8
  lore rule --index
  lore rule can a drying character sing
  lore rule '#skip' --lang es")]
pub(crate) struct Args {
    /// A rule number, or words to look for
    #[arg(value_name = "NUMBER-OR-WORDS")]
    words: Vec<String>,
    /// Show the index: how many rulings and tests exercise each rule, or why none does
    #[arg(long, conflicts_with = "words")]
    index: bool,
    /// Folder of the rulings
    #[arg(long, value_name = "FOLDER", default_value = "rulings")]
    rulings: PathBuf,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let language = options.language();
    let query = args.words.join(" ");
    if query.trim().is_empty() && !args.index {
        output.line(render_contents(language).trim_end())?;
        return Ok(Exit::Yes);
    }
    let rulings = rulings(args)?;
    let rulings: Vec<(&str, &str)> =
        rulings.iter().map(|(name, header)| (name.as_str(), header.as_str())).collect();
    if args.index {
        if rulings.is_empty() {
            bail!(
                "the index counts rulings, and there are none in {} (--rulings FOLDER)",
                args.rulings.display()
            );
        }
        output.line(render_index(&rulings, language).trim_end())?;
        return Ok(Exit::Yes);
    }
    let answer = ask(&query, &rulings);
    if matches!(answer, Answer::Page(_)) && !args.rulings.is_dir() {
        let folder = args.rulings.display();
        say(options.pick(
            format!("rulings are not shown: there is no folder {folder} here (--rulings FOLDER)"),
            format!("no se muestran casos: aquí no hay carpeta {folder} (--rulings CARPETA)"),
        ));
    }
    let (text, exit) = match answer {
        answer @ (Answer::Page(_) | Answer::Moved { .. }) => (render_answer(&answer, language), Exit::Yes),
        answer @ (Answer::Unknown { .. } | Answer::Footnote(_)) => {
            (render_answer(&answer, language), Exit::No)
        }
        Answer::NotANumber(words) => {
            let finding = find(&words, language);
            let found = !finding.hits.is_empty() || !finding.terms.is_empty();
            (render_finding(&finding, language), if found { Exit::Yes } else { Exit::No })
        }
    };
    output.line(text.trim_end())?;
    Ok(exit)
}

/// The names of the rulings with the rules they are about; none where there is no such folder.
fn rulings(args: &Args) -> Result<Vec<(String, String)>> {
    if !args.rulings.is_dir() {
        return Ok(Vec::new());
    }
    let mut rulings = Vec::new();
    for path in files::find(&args.rulings, "lore")? {
        let text = files::read_text(&path, notation::limits::FILE_BYTES_MAX)?;
        let header = text.lines().find_map(|line| line.strip_prefix("rules:"));
        if let Some(header) = header {
            rulings.push((path.display().to_string(), header.trim().to_owned()));
        }
    }
    Ok(rulings)
}
