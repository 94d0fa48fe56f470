//! A ruling written as a case: question, answer, the rules it rests on, the sequence, tags.

use crate::cited::{citation, name_of};
use crate::words::words;
use narrate::{Message, say, say_held};
use notation::Verdict;
use notation::syntax::File;
use rulebook::{Number, rulebook};
use serde::Serialize;
use vocabulary::Language;

/// A ruling in the parts that judges' notes have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Case {
    /// The claim.
    pub title: String,
    /// The edition of the rules that it was judged by.
    pub edition: String,
    /// What is asked.
    pub question: String,
    /// The position and the moves in the notation.
    pub position: String,
    /// Whether the claim holds.
    pub holds: bool,
    /// The answer in a sentence, and what is so at the end.
    pub answer: Vec<String>,
    /// The rules it rests on, each with its gist.
    pub rules: Vec<CitedRule>,
    /// What happens, step by step.
    pub sequence: Vec<CaseStep>,
    /// Tags, without `#`.
    pub tags: Vec<String>,
}

/// A rule with its gist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CitedRule {
    /// Its number.
    pub number: String,
    /// The first sentence of what it says.
    pub gist: String,
}

/// A step of the sequence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaseStep {
    /// The rule under which it happens; empty for what a player does.
    pub rule: String,
    /// What happens.
    pub text: String,
}

/// How a case is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseFormat {
    /// Markdown, as a note.
    Markdown,
    /// A page on its own.
    Html,
    /// Plain text.
    Text,
    /// Data.
    Json,
}

/// The case of a file that was judged.
pub fn case(file: &File, verdict: &Verdict, language: Language) -> Case {
    let claim = file.header.title.clone().filter(|title| !title.trim().is_empty());
    let title = claim.clone().unwrap_or_else(|| words(language).a_question.to_owned());
    let rules = cited_rules(file, verdict, language);
    Case {
        edition: name_of(verdict.edition),
        question: question(verdict, language),
        position: notation::write_in(file, language),
        holds: verdict.is_ok(),
        answer: answer(verdict, claim.as_deref(), language),
        sequence: sequence(verdict, language),
        tags: tags(&file.header.rules, language),
        title,
        rules,
    }
}

/// How many moves a question tells before it asks.
const MOVES_TOLD: usize = 4;

/// What was done, in words, and what is asked about it.
fn question(verdict: &Verdict, language: Language) -> String {
    let acts = verdict.told.iter().filter(|told| matches!(told.said.message, Message::Line { .. }));
    let mut told: Vec<String> = acts.map(|told| say(&told.said.message, language)).collect();
    let end = if told.len() > MOVES_TOLD { "…" } else { "." };
    told.truncate(MOVES_TOLD);
    let told = format!("{}{end}", told.join("; "));
    (words(language).what_happens)(&told)
}

/// Yes or no, then what is so at the end.
fn answer(verdict: &Verdict, claim: Option<&str>, language: Language) -> Vec<String> {
    let word = match verdict.is_ok() {
        true => words(language).yes,
        false => words(language).no,
    };
    // Whoever only asks what happens claims nothing that could be so or not: the last event is the answer.
    let mut lines: Vec<String> = match claim {
        Some(claim) => vec![format!("{word}: {claim}.")],
        None => sequence(verdict, language).into_iter().last().map(|step| step.text).into_iter().collect(),
    };
    let last =
        verdict.told.iter().rposition(|told| !is_expectation(&told.said.message)).map_or(0, |at| at + 1);
    lines.extend(verdict.told[last..].iter().map(|told| sentence(&fact(&told.said.message, language))));
    lines
}

/// In an answer the fact alone counts, and what was found where it did not hold.
fn fact(message: &Message, language: Language) -> String {
    match message {
        Message::Held { expectation, why } => say_held(expectation, why.as_ref(), language),
        other => say(other, language),
    }
}

fn is_expectation(message: &Message) -> bool {
    matches!(message, Message::Held { .. } | Message::Failed { .. })
}

fn sequence(verdict: &Verdict, language: Language) -> Vec<CaseStep> {
    let is_told = |message: &Message| !is_expectation(message) && !matches!(message, Message::Text { .. });
    let step = |told: &notation::Told| CaseStep {
        rule: citation(told.said.rule, verdict.edition),
        text: sentence(&say(&told.said.message, language)),
    };
    verdict.told.iter().filter(|told| is_told(&told.said.message)).map(step).collect()
}

/// The rules of the header first, then those that the steps rest on, each once.
fn cited_rules(file: &File, verdict: &Verdict, language: Language) -> Vec<CitedRule> {
    let mut numbers: Vec<Number> =
        file.header.rules.iter().filter_map(|number| number.parse().ok()).collect();
    for told in verdict.told.iter().filter(|told| !is_expectation(&told.said.message)) {
        let Ok(number) = told.said.rule.to_string().parse() else { continue };
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    let cited = |number: Number| {
        let rule = rulebook().get(number)?;
        let cited = citation(&number.to_string(), verdict.edition);
        Some(CitedRule { number: cited, gist: gist(rule.text(language)) })
    };
    numbers.into_iter().filter_map(cited).collect()
}

/// The first sentence.
fn gist(text: &str) -> String {
    let paragraph = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let end = paragraph.find(". ").map_or(paragraph.len(), |at| at + 1);
    paragraph[..end].trim().to_owned()
}

/// The tags of the rules that the ruling is about.
fn tags(rules: &[String], language: Language) -> Vec<String> {
    let mut tags: Vec<String> = Vec::new();
    for rule in rules {
        let Ok(number) = rule.parse::<Number>() else { continue };
        for tag in rulebook::tags_of(number) {
            let name = tag.name(language).to_owned();
            if !tags.contains(&name) {
                tags.push(name);
            }
        }
    }
    tags
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

/// How many rules and steps a short case keeps.
const SHORT: usize = 5;

impl Case {
    /// Only what fits into a message of a chat.
    #[must_use]
    pub fn short(mut self) -> Case {
        self.rules.truncate(SHORT);
        let is_event = |step: &CaseStep| !step.rule.is_empty();
        self.sequence = self.sequence.into_iter().filter(is_event).collect();
        let from = self.sequence.len().saturating_sub(SHORT);
        self.sequence = self.sequence.split_off(from);
        self.position = String::new();
        self
    }

    /// The case as text of a format.
    pub fn written(&self, format: CaseFormat, language: Language) -> String {
        match format {
            CaseFormat::Markdown => self.markdown(language),
            CaseFormat::Html => self.html(language),
            CaseFormat::Text => self.text(language),
            CaseFormat::Json => serde_json::to_string_pretty(self).unwrap_or_default(),
        }
    }

    fn markdown(&self, language: Language) -> String {
        let words = words(language);
        let mut out = format!("# {}\n\n## {}\n{}\n", self.title, words.question, self.question);
        if !self.position.is_empty() {
            out += &format!("\n```lore\n{}\n```\n", self.position.trim_end());
        }
        // The answer in a sentence, then a list: lines one below another would run together.
        let (first, facts) = self.answer.split_first().map_or(("", &[][..]), |(first, rest)| (first, rest));
        let facts: String = facts.iter().map(|fact| format!("- {fact}\n")).collect();
        let gap = if facts.is_empty() { "" } else { "\n" };
        out += &format!("\n## {}\n{first}\n{gap}{facts}", words.answer);
        out += &format!("\n## {} ({} {})\n", words.rules, words.edition, self.edition);
        for rule in &self.rules {
            out += &format!("- **{}** {}\n", rule.number, rule.gist);
        }
        out += &format!("\n## {}\n", words.sequence);
        for (at, step) in self.sequence.iter().enumerate() {
            out += &format!("{}. {}{}\n", at + 1, step.text, in_brackets(&step.rule));
        }
        let tags: Vec<String> = self.tags.iter().map(|tag| format!("#{tag}")).collect();
        if !tags.is_empty() {
            out += &format!("\n{}\n", tags.join(" "));
        }
        out
    }

    fn text(&self, language: Language) -> String {
        let words = words(language);
        let mut out = format!("{}\n\n{}: {}\n", self.title, words.question, self.question);
        if !self.position.is_empty() {
            out += &format!("\n{}\n", self.position.trim_end());
        }
        out += &format!("\n{}: {}\n\n", words.answer, self.answer.join("\n"));
        for (at, step) in self.sequence.iter().enumerate() {
            out += &format!("{:>3}. {}{}\n", at + 1, step.text, in_brackets(&step.rule));
        }
        let rules: Vec<&str> = self.rules.iter().map(|rule| rule.number.as_str()).collect();
        out += &format!("\n{} ({} {}): {}\n", words.rules, words.edition, self.edition, rules.join(", "));
        out
    }

    fn html(&self, language: Language) -> String {
        let words = words(language);
        let list = |items: Vec<String>, tag: &str| {
            let items: String = items.iter().map(|item| format!("<li>{item}</li>")).collect();
            format!("<{tag}>{items}</{tag}>")
        };
        let rule = |rule: &CitedRule| format!("<b>{}</b> {}", escaped(&rule.number), escaped(&rule.gist));
        let step =
            |step: &CaseStep| format!("{}<i>{}</i>", escaped(&step.text), escaped(&in_brackets(&step.rule)));
        let answer: String = self.answer.iter().map(|line| format!("<p>{}</p>", escaped(line))).collect();
        format!(
            "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
             <title>{}</title><style>body{{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}}\
             pre{{white-space:pre-wrap;background:#8881;padding:1rem}}i{{opacity:.7}}</style>\n\
             <h1>{}</h1><h2>{}</h2><p>{}</p><pre>{}</pre><h2>{}</h2>{answer}<h2>{} ({} {})</h2>{}<h2>{}</h2>{}<p>{}</p>\n</html>\n",
            language.code(),
            escaped(&self.title),
            escaped(&self.title),
            words.question,
            escaped(&self.question),
            escaped(self.position.trim_end()),
            words.answer,
            words.rules,
            words.edition,
            escaped(&self.edition),
            list(self.rules.iter().map(rule).collect(), "ul"),
            words.sequence,
            list(self.sequence.iter().map(step).collect(), "ol"),
            escaped(&self.tags.iter().map(|tag| format!("#{tag}")).collect::<Vec<_>>().join(" ")),
        )
    }
}

fn in_brackets(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(" ({rule})") }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
