//! `lore exam`: questions from rulings, asked in the terminal or handed on.

use anyhow::{Result, bail};
use desk::exam::{ExportFormat, Question, QuestionKind, Result as ExamResult, Sitting, export, questions};
use notation::limits::FILE_BYTES_MAX;
use notation::{Diagnostic, Wording, catalog_of, names_of, read_bytes};
use std::io::{self, BufRead};
use std::path::PathBuf;

use crate::output::{Exit, Look, Output, say};
use crate::{Options, files, known};

/// Train with questions made from rulings; the marked answers are proved to be the only true ones
///
/// Answer with the numbers of the options: one, several (1 3), or all in their order. Exit status 1 if an answer was wrong.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore exam --rules 6.5 --count 5 --lang es
  lore exam --count 50 --seed 7 --export gift > exam.gift")]
pub(crate) struct Args {
    /// Only about this rule and those under it
    #[arg(long, value_name = "RULE")]
    rules: Option<String>,
    /// Only of this level, 1 to 3
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=3))]
    level: Option<u8>,
    /// How many questions
    #[arg(long, value_name = "N", default_value = "10")]
    count: usize,
    /// The same seed asks the same questions
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: u64,
    /// Print the questions instead of asking them
    #[arg(long, value_name = "FORMAT")]
    export: Option<Format>,
    /// Rulings of one's own to make questions from, instead of those in the program
    #[arg(long, value_name = "FOLDER")]
    rulings: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    Json,
    Csv,
    Gift,
    AnkiCsv,
    Md,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let all = made(args, options)?;
    let sitting =
        Sitting { rules: args.rules.clone(), level: args.level, count: args.count, seed: args.seed };
    let chosen = sitting.choose(&all);
    if chosen.is_empty() {
        bail!(options.words().no_ruling_about_that);
    }
    match args.export {
        None => sit(&chosen, options, output),
        Some(format) => {
            let format = match format {
                Format::Json => ExportFormat::Json,
                Format::Csv => ExportFormat::Csv,
                Format::Gift => ExportFormat::Gift,
                Format::AnkiCsv => ExportFormat::AnkiCsv,
                Format::Md => ExportFormat::Markdown,
            };
            output.line(export(&chosen, format, options.language()).trim_end())?;
            Ok(Exit::Yes)
        }
    }
}

/// All questions of the rulings that are about what was asked for.
fn made(args: &Args, options: &Options) -> Result<Vec<Question>> {
    let library = known::library(options)?;
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let wanted = |rules: &[String]| {
        let below = |rule: &String, wanted: &str| {
            rule == wanted || rule.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('.'))
        };
        args.rules.as_ref().is_none_or(|number| rules.iter().any(|rule| below(rule, number)))
    };
    let mut all = Vec::new();
    for text in texts(args)? {
        let (file, found) = read_bytes(&text.bytes, &names);
        if !found.iter().any(Diagnostic::is_error) && wanted(&file.header.rules) {
            let named = |question: Question| match &text.title {
                Some(title) => question.from_ruling(title),
                None => question,
            };
            all.extend(questions(&file, &catalog).into_iter().map(named));
        }
    }
    Ok(all)
}

/// A ruling as it is written, and its title in every language where that is known.
struct Text {
    bytes: Vec<u8>,
    title: Option<Wording>,
}

/// The rulings as they are written.
fn texts(args: &Args) -> Result<Vec<Text>> {
    match &args.rulings {
        None => Ok(rulings::rulings()
            .iter()
            .map(|ruling| Text {
                bytes: ruling.text().as_bytes().to_vec(),
                title: Some(Wording::of(|language| ruling.title(language))),
            })
            .collect()),
        Some(folder) => {
            let read = |path: &PathBuf| Ok(Text { bytes: files::read(path, FILE_BYTES_MAX)?, title: None });
            files::find(folder, "lore")?.iter().map(read).collect()
        }
    }
}

/// Asks one question after the other, explains each, and tells the result by chapter.
fn sit(chosen: &[&Question], options: &Options, output: &mut Output) -> Result<Exit> {
    let mut result = ExamResult::default();
    let mut lines = io::stdin().lock().lines();
    for (at, question) in chosen.iter().enumerate() {
        ask(at + 1, chosen.len(), question, options, output)?;
        output.finish()?;
        let Some(line) = lines.next() else { break };
        let given = numbers(&line?);
        let is_right = question.is_right(&given);
        result.count(question, is_right);
        explain(question, is_right, options, output)?;
    }
    tell(&result, options, output)?;
    let (right, all) = result.total();
    Ok(if right == all { Exit::Yes } else { Exit::No })
}

fn numbers(line: &str) -> Vec<usize> {
    line.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

fn ask(at: usize, of: usize, question: &Question, options: &Options, output: &mut Output) -> Result<()> {
    let language = options.language();
    let head = (options.words().question_of)(&at, &of);
    let head = output.paint(Look::Strong, head);
    output.line(format_args!("{head}\n\n{}\n", question.position.say(language)))?;
    let texts = question.card_texts(language);
    if !texts.is_empty() {
        output.line(format_args!("{texts}\n"))?;
    }
    output.line(question.prompt.say(language))?;
    for (number, option) in question.options.iter().enumerate() {
        output.line(format_args!("  {}. {}", number + 1, option.text.say(language)))?;
    }
    let how = match question.kind {
        QuestionKind::One | QuestionKind::Legal => options.words().one_number,
        QuestionKind::Several => options.words().all_that_are_true,
        QuestionKind::Order => options.words().all_in_order,
    };
    output.line(output.paint(Look::Faint, how))
}

fn explain(question: &Question, is_right: bool, options: &Options, output: &mut Output) -> Result<()> {
    let word = match is_right {
        true => output.paint(Look::Good, options.words().right),
        false => output.paint(Look::Bad, options.words().wrong),
    };
    let right: Vec<String> = question.right().iter().map(ToString::to_string).collect();
    output.line(format_args!("{word} {}", right.join(" ")))?;
    let rules = options.words().rules;
    output.line(format_args!(
        "{}\n{rules} {}\n",
        question.explanation.say(options.language()),
        question.rules.join(", ")
    ))
}

fn tell(result: &ExamResult, options: &Options, output: &mut Output) -> Result<()> {
    let (right, all) = result.total();
    output.line((options.words().so_many_right)(&right, &all))?;
    for (chapter, (right, all)) in &result.chapters {
        let word = options.words().chapter;
        output.line(format_args!("  {word} {chapter}: {right}/{all}"))?;
    }
    say(options.words().rule_explains);
    Ok(())
}
