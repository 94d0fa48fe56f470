//! `lore rule`: the rulebook, by number or by word.

use anyhow::{Result, bail};
use rulebook::{Answer, ask, find, render_answer, render_contents, render_finding, render_index};
use std::path::{Path, PathBuf};

use crate::data::RuleAnswer;
use crate::output::{Exit, Output};
use crate::{Language, Options, files};

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
    /// Take the rulings of a folder instead of those that are compiled in
    #[arg(long, value_name = "FOLDER")]
    rulings: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "index")]
    json: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let language = options.language();
    let query = args.words.join(" ");
    if query.trim().is_empty() && !args.index {
        if args.json {
            bail!("--json needs a number or words");
        }
        output.line(render_contents(language).trim_end())?;
        return Ok(Exit::Yes);
    }
    let cases = match &args.rulings {
        Some(folder) => cases_in(folder)?,
        None => cases(language),
    };
    if args.index {
        if cases.is_empty() {
            bail!("the index counts rulings, and there are none");
        }
        output.line(render_index(&pairs(&cases, |case| &case.name), language).trim_end())?;
        return Ok(Exit::Yes);
    }
    if args.json {
        let answer = answer(&query, &cases, language);
        output.json(&answer)?;
        return Ok(if answer.is_found() { Exit::Yes } else { Exit::No });
    }
    let (text, exit) = match ask(&query, &pairs(&cases, |case| &case.shown)) {
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

/// The answer as data, with the rulings that are compiled in.
pub(crate) fn answer_data(query: &str, language: Language) -> RuleAnswer {
    answer(query, &cases(language), language)
}

fn answer(query: &str, cases: &[Case], language: Language) -> RuleAnswer {
    let found = RuleAnswer::of(&ask(query, &pairs(cases, |case| &case.name)));
    found.unwrap_or_else(|| RuleAnswer::search(query, &find(query, language)))
}

/// A ruling as the rulebook shows it.
struct Case {
    name: String,
    shown: String,
    /// The numbers of its rules.
    rules: String,
}

/// What the rulebook asks for: how a ruling is shown, and its rules.
fn pairs<'a>(cases: &'a [Case], show: impl Fn(&'a Case) -> &'a str) -> Vec<(&'a str, &'a str)> {
    cases.iter().map(|case| (show(case), case.rules.as_str())).collect()
}

/// Those that are compiled in, shown by title and name.
fn cases(language: Language) -> Vec<Case> {
    let case = |ruling: &rulings::Ruling| {
        let rules: Vec<String> = ruling.rules.iter().map(ToString::to_string).collect();
        Case {
            name: ruling.name().to_owned(),
            shown: format!("{} [{}]", ruling.shown_title(language), ruling.name()),
            rules: rules.join(", "),
        }
    };
    rulings::rulings().iter().map(case).collect()
}

/// Those of a folder, shown by title and path.
fn cases_in(folder: &Path) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for path in files::find(folder, "lore")? {
        let text = files::read_text(&path, notation::limits::FILE_BYTES_MAX)?;
        let header = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
        if let Some(rules) = header("rules:") {
            let name = path.display().to_string();
            let shown = format!("{} [{name}]", header("title:").unwrap_or_default());
            cases.push(Case { name, shown, rules: rules.to_owned() });
        }
    }
    Ok(cases)
}
