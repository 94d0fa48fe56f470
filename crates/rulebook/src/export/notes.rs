//! The rulebook as linked notes: one for each number, as vaults of Markdown have them.

use std::fmt::Write as _;

use super::links::linked;
use super::{Cases, heading, remarks};
use crate::concordance::Change;
use crate::history::history;
use crate::words::words;
use crate::{Edition, Language, Number, Rule, rulebook, tags_of};

/// A note: a file below the folder that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Below the folder of the notes.
    pub path: String,
    /// Markdown.
    pub text: String,
}

/// All notes: the contents, each rule, the glossary and the numbers of older editions.
pub fn notes(language: Language, cases: Cases<'_>) -> Vec<Note> {
    let mut notes = vec![contents(language)];
    notes.extend(rulebook().rules().map(|rule| rule_note(rule, language, cases)));
    notes.push(glossary(language));
    notes.push(older(language));
    notes
}

fn link(number: Number) -> String {
    format!("[[{number}]]")
}

fn contents(language: Language) -> Note {
    let edition = Edition::CURRENT;
    let title = (words(language).rulebook_of)(&edition);
    let mut text = format!("# {title}\n\n");
    for rule in rulebook().rules().filter(|rule| rule.number.depth() <= 2) {
        let indent = if rule.number.depth() == 1 { "" } else { "  " };
        let title = rule.title(language).unwrap_or_default();
        let _ = writeln!(text, "{indent}- {} {title}", link(rule.number));
    }
    let more = words(language).links_of_notes;
    text.push_str(more);
    Note { path: format!("{}.md", words(language).contents), text }
}

fn rule_note(rule: &Rule, language: Language, cases: Cases<'_>) -> Note {
    let number = rule.number;
    let history = history(number);
    let mut text = front_matter(rule, language);
    let _ = writeln!(text, "# {}\n", heading(rule, language));
    if let Some(parent) = number.parent() {
        let above = rulebook().get(parent).map(|above| heading(above, language)).unwrap_or_default();
        let _ = writeln!(text, "↑ [[{parent}|{above}]]\n");
    }
    let _ = writeln!(text, "{}", linked(rule.text(language), link));
    for (label, remark) in remarks(rule, language) {
        let quoted = linked(remark, link).replace('\n', "\n> ");
        let _ = writeln!(text, "\n> **{label}.** {quoted}");
    }
    let children = rulebook().children(number).into_iter().map(|child| {
        let gist =
            child.title(language).unwrap_or_else(|| child.text(language).lines().next().unwrap_or_default());
        format!("{} {gist}", link(child.number))
    });
    list(&mut text, words(language).rules_under_it, children);
    let points = rule.open.iter().chain(&rule.about).map(|other| {
        let title = rulebook().get(*other).and_then(|other| other.title(language)).unwrap_or_default();
        format!("{} {title}", link(*other))
    });
    let label = if rule.about.is_empty() { words(language).open_points } else { words(language).about };
    list(&mut text, label, points);
    let steps = history.iter().flat_map(|history| &history.steps);
    let steps = steps.map(|(edition, step)| step.told(*edition, language));
    list(&mut text, words(language).editions, steps);
    let before = history.iter().flat_map(|history| &history.before).map(|older| {
        let editions: Vec<String> = older.editions.iter().map(ToString::to_string).collect();
        let was = older.number.map(|number| format!(" {number}")).unwrap_or_default();
        let mark = match older.change {
            Change::Same => String::new(),
            Change::Changed => format!(" **{}**", words(language).changed),
        };
        format!("{}{was}{mark}: {}", editions.join("/"), older.text(language))
    });
    list(&mut text, words(language).in_older_editions, before);
    list(&mut text, words(language).rulings, cases(number).into_iter());
    let chapter = number.to_string().split('.').next().unwrap_or_default().to_owned();
    Note { path: format!("{chapter}/{number}.md"), text }
}

/// What vaults sort and search by.
fn front_matter(rule: &Rule, language: Language) -> String {
    let mut text = String::from("---\n");
    let mut aliases = vec![format!("\"CR {}\"", rule.number)];
    aliases.extend(rule.title(language).map(|title| format!("\"{}\"", title.replace(['"', '\\'], "'"))));
    let _ = writeln!(text, "aliases: [{}]", aliases.join(", "));
    let tags: Vec<&str> = tags_of(rule.number).iter().map(|tag| tag.name(language)).collect();
    let _ = writeln!(text, "tags: [{}]", tags.join(", "));
    let _ = writeln!(text, "{}: \"{}\"", words(language).edition, Edition::CURRENT);
    if let Some(since) = rule.since {
        let _ = writeln!(text, "{}: \"{since}\"", words(language).since);
    }
    text.push_str("---\n\n");
    text
}

fn list(text: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_some() {
        let _ = write!(text, "\n## {title}\n\n");
    }
    for line in lines {
        let _ = writeln!(text, "- {line}");
    }
}

fn glossary(language: Language) -> Note {
    let title = words(language).glossary;
    let mut text = format!("# {title}\n\n");
    for term in rulebook().terms() {
        let rules: Vec<String> = term.rules.iter().map(|number| link(*number)).collect();
        let _ = writeln!(
            text,
            "- **{}** ({}): {} {}",
            term.names(language).join(", "),
            term.names_elsewhere(language),
            term.meaning(language),
            rules.join(", ")
        );
    }
    Note { path: format!("{title}.md"), text }
}

fn older(language: Language) -> Note {
    let title = words(language).numbers_of_older_editions;
    let columns = words(language).table_of_numbers;
    let mut text = format!("# {title}\n\n{columns}\n|---|---|---|---|---|\n");
    for older in rulebook().older() {
        let editions: Vec<String> = older.editions.iter().map(ToString::to_string).collect();
        let number = older.number.map_or("–".to_owned(), |number| number.to_string());
        let now: Vec<String> = older.now.iter().map(|number| link(*number)).collect();
        let change = match older.change {
            Change::Same => words(language).same,
            Change::Changed => words(language).changed_strong,
        };
        let (editions, now) = (editions.join(", "), now.join(", "));
        let _ = writeln!(text, "| {editions} | {number} | {now} | {change} | {} |", older.text(language));
    }
    Note { path: format!("{title}.md"), text }
}
