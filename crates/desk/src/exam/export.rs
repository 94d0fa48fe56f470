//! Questions for other programs: learning platforms, card boxes, notes.

use serde::Serialize;
use vocabulary::Language;

use super::{CardText, Question, QuestionKind};
use crate::words::words;

/// A form in which questions are handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// Data.
    Json,
    /// A table, a row each.
    Csv,
    /// Moodle's GIFT.
    Gift,
    /// Two columns for a card box: front and back.
    AnkiCsv,
    /// Markdown.
    Markdown,
}

#[derive(Serialize)]
struct WrittenCard<'a> {
    name: &'a str,
    text: &'a str,
}

#[derive(Serialize)]
struct Written<'a> {
    kind: QuestionKind,
    level: u8,
    source: &'a str,
    rules: &'a [String],
    position: &'a str,
    /// What the cards of the position say.
    cards: Vec<WrittenCard<'a>>,
    prompt: &'a str,
    options: Vec<&'a str>,
    right: Vec<usize>,
    explanation: &'a str,
}

/// The questions as text of a format.
pub fn export(questions: &[&Question], format: ExportFormat, language: Language) -> String {
    match format {
        ExportFormat::Json => json(questions, language),
        ExportFormat::Csv => csv(questions, language),
        ExportFormat::Gift => questions.iter().map(|question| gift(question, language)).collect(),
        ExportFormat::AnkiCsv => anki(questions, language),
        ExportFormat::Markdown => questions
            .iter()
            .enumerate()
            .map(|(at, question)| markdown(at + 1, question, language))
            .collect::<Vec<_>>()
            .join("\n"),
    }
}

fn json(questions: &[&Question], language: Language) -> String {
    let written: Vec<Written<'_>> = questions
        .iter()
        .map(|question| Written {
            kind: question.kind,
            level: question.level,
            source: question.source.say(language),
            rules: &question.rules,
            position: question.position.say(language),
            cards: question
                .cards
                .iter()
                .map(|card| WrittenCard { name: &card.name, text: card.text.say(language) })
                .collect(),
            prompt: question.prompt.say(language),
            options: question.options.iter().map(|option| option.text.say(language)).collect(),
            right: question.right(),
            explanation: question.explanation.say(language),
        })
        .collect();
    serde_json::to_string_pretty(&written).unwrap_or_default() + "\n"
}

fn csv(questions: &[&Question], language: Language) -> String {
    let mut out = "kind,level,rules,position,cards,prompt,options,right,explanation\n".to_owned();
    for question in questions {
        let options: Vec<&str> = question.options.iter().map(|option| option.text.say(language)).collect();
        let kind = serde_json::to_string(&question.kind).unwrap_or_default();
        let fields = [
            kind.trim_matches('"').to_owned(),
            question.level.to_string(),
            question.rules.join(" "),
            question.position.say(language).to_owned(),
            question.card_texts(language),
            question.prompt.say(language).to_owned(),
            options.join("\n"),
            numbers(&question.right()),
            question.explanation.say(language).to_owned(),
        ];
        out += &fields.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",");
        out.push('\n');
    }
    out
}

fn anki(questions: &[&Question], language: Language) -> String {
    let mut out = String::new();
    for question in questions {
        let front = format!("{}\n\n{}", shown(question, language), ask(question, language));
        let back = format!("{}\n\n{}", numbers(&question.right()), question.explanation.say(language));
        let cell = |text: &str| quoted(&html(text).replace('\n', "<br>"));
        out += &format!("{},{}\n", cell(&front), cell(&back));
    }
    out
}

fn gift(question: &Question, language: Language) -> String {
    let escape = |text: &str| {
        let mut out = String::new();
        for letter in text.chars() {
            if matches!(letter, '~' | '=' | '#' | '{' | '}' | ':' | '\\') {
                out.push('\\');
            }
            out.push(letter);
        }
        out.replace('\n', "\\n")
    };
    let title = escape(question.source.say(language));
    let prompt = escape(&format!("{}\n\n{}", shown(question, language), question.prompt.say(language)));
    let rights = question.options.iter().filter(|option| option.is_right).count().max(1);
    let wrongs = (question.options.len() - rights).max(1);
    let option = |option: &super::Choice| {
        let text = escape(option.text.say(language));
        match (question.kind, option.is_right) {
            (QuestionKind::Several, true) => format!("~%{:.5}%{text}\n", 100.0 / rights as f64),
            (QuestionKind::Several, false) => format!("~%-{:.5}%{text}\n", 100.0 / wrongs as f64),
            (_, true) => format!("={text}\n"),
            (_, false) => format!("~{text}\n"),
        }
    };
    let body: String = match question.kind {
        // GIFT has no order; the events are matched with their places.
        QuestionKind::Order => question
            .right()
            .iter()
            .enumerate()
            .map(|(at, number)| {
                let text = question.options[number - 1].text.say(language);
                format!("={} -> {}\n", escape(text), at + 1)
            })
            .collect(),
        QuestionKind::One | QuestionKind::Several | QuestionKind::Legal => {
            question.options.iter().map(option).collect()
        }
    };
    format!("::{title}::{prompt}{{\n{body}####{}\n}}\n\n", escape(question.explanation.say(language)))
}

fn markdown(number: usize, question: &Question, language: Language) -> String {
    let (right, rules) = (words(language).answer, words(language).rules);
    let said =
        |card: &CardText| format!("- **{}**: {}\n", card.name, card.text.say(language).replace('\n', " / "));
    let cards: String = question.cards.iter().map(said).collect();
    let cards = if cards.is_empty() { cards } else { format!("{cards}\n") };
    format!(
        "## {number}\n\n```lore\n{}\n```\n\n{cards}{}\n\n<details><summary>{right}</summary>\n\n{}\n\n{rules}: {}\n\n```\n{}\n```\n</details>\n",
        question.position.say(language),
        ask(question, language),
        numbers(&question.right()),
        question.rules.join(", "),
        question.explanation.say(language),
    )
}

/// The position with what its cards say.
fn shown(question: &Question, language: Language) -> String {
    let (position, texts) = (question.position.say(language), question.card_texts(language));
    if texts.is_empty() { position.to_owned() } else { format!("{position}\n\n{texts}") }
}

/// The question with its numbered options.
fn ask(question: &Question, language: Language) -> String {
    let options: Vec<String> = question
        .options
        .iter()
        .enumerate()
        .map(|(at, option)| format!("{}. {}", at + 1, option.text.say(language)))
        .collect();
    format!("{}\n\n{}", question.prompt.say(language), options.join("\n"))
}

fn numbers(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A field of a table. A first sign that a spreadsheet would take for a formula is disarmed.
fn quoted(field: &str) -> String {
    let guard = if field.starts_with(['=', '+', '-', '@']) { "'" } else { "" };
    format!("\"{guard}{}\"", field.replace('"', "\"\""))
}

fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
