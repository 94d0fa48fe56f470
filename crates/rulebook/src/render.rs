//! Plain text for the terminal, in either language. Everything shown here is also there as data.

use std::fmt::Write as _;

use crate::answer::{Answer, Page};
use crate::citations::Role;
use crate::concordance::{Change, Older, Reach};
use crate::glossary::Term;
use crate::history::history;
use crate::index::{Standing, index, reason};
use crate::rule::Rule;
use crate::search::{Finding, Hit};
use crate::tags::tags_of;
use crate::words::words;
use crate::{Language, Number, rulebook};

/// Columns of running text.
const WIDTH: usize = 100;

/// The rule alone: number, title, marks, text and remarks.
pub fn render(rule: &Rule, language: Language) -> String {
    let mut out = heading(rule, language);
    out.push('\n');
    let blocks: Vec<String> = rule.text(language).split("\n\n").map(paragraph).collect();
    out.push_str(&blocks.join("\n"));
    let remarks = [
        (words(language).why, rule.why(language)),
        (words(language).example, rule.example(language)),
        (words(language).engine, rule.engine(language)),
        (words(language).default, rule.default(language)),
    ];
    for (label, text) in remarks {
        if let Some(text) = text {
            let _ = write!(out, "\n{}", paragraph(&format!("{label}: {text}")));
        }
    }
    if !rule.about.is_empty() {
        let _ = write!(out, "\n{}: {}\n", words(language).about, list(&rule.about));
    }
    out
}

/// The rule with its place in the book, open points, older editions, rulings and code.
pub fn render_page(page: &Page<'_>, language: Language) -> String {
    let mut out = String::new();
    let trail: Vec<String> = page.parents.iter().map(|rule| heading(rule, language)).collect();
    if !trail.is_empty() {
        let _ = writeln!(out, "{}", trail.join(" > "));
    }
    out.push_str(&render(page.rule, language));
    if let Some(history) = history(page.rule.number).filter(|history| !history.steps.is_empty()) {
        let steps: Vec<String> =
            history.steps.iter().map(|(edition, step)| step.told(*edition, language)).collect();
        let _ = write!(out, "\n{}: {}\n", words(language).editions, steps.join(", "));
    }
    let tags: Vec<String> =
        tags_of(page.rule.number).iter().map(|tag| format!("#{}", tag.name(language))).collect();
    if !tags.is_empty() {
        let _ = write!(out, "\n{}: {}\n", words(language).tags, tags.join(" "));
    }
    lines(&mut out, words(language).rules_under_it, page.children.iter().map(|rule| summary(rule, language)));
    lines(&mut out, words(language).open_points, page.open.iter().map(|rule| summary(rule, language)));
    let history = page.history.iter().map(|older| render_older(older, language));
    lines(&mut out, words(language).in_older_editions, history);
    let elsewhere = page.elsewhere.iter().map(|older| render_older(older, language));
    lines(&mut out, words(language).once_meant, elsewhere);
    let number = page.rule.number;
    cases(&mut out, words(language).rulings, number, &page.rulings.exact, language);
    let below = words(language).rulings_under_it;
    cases(&mut out, below, number, &page.rulings.below, language);
    let code = page.code.iter().filter(|citation| match citation.role {
        Role::Decides | Role::Names => true,
        Role::Mentions | Role::Tests => false,
    });
    let code = code.map(|citation| format!("{}:{}", citation.file, citation.line));
    lines(&mut out, words(language).decided_in, code);
    let tests = page.code.iter().filter(|citation| citation.role == Role::Tests);
    let tests = tests.map(|citation| format!("{}:{}", citation.file, citation.line));
    lines(&mut out, words(language).tested_in, tests);
    if let Some(reason) = reason(page.rule.number) {
        let why = words(language).exercised_by_nothing;
        let _ = writeln!(out, "\n{why}: {}", reason.text(language));
    }
    out
}

/// The index: every rule with how many rulings and tests exercise it, or why none does.
pub fn render_index(rulings: &[(&str, &str)], language: Language) -> String {
    let all = index(rulings);
    let mut out = String::new();
    let mut exercised = 0;
    for (rule, standing) in &all {
        let what = match standing {
            Standing::Exercised { rulings, tests } => {
                exercised += 1;
                (words(language).rulings_and_tests)(rulings, tests)
            }
            Standing::Listed(reason) => reason.text(language).to_owned(),
            Standing::Missing { .. } => words(language).missing.to_owned(),
        };
        let _ = writeln!(out, "{:<10} {what}", rule.number.to_string());
    }
    let (count, listed) = (all.len(), all.len() - exercised);
    let _ = writeln!(out, "{}", (words(language).rules_counted)(&count, &exercised, &listed));
    out
}

/// The answer to a number, whether it exists or not.
pub fn render_answer(answer: &Answer<'_>, language: Language) -> String {
    match answer {
        Answer::Page(page) => render_page(page, language),
        Answer::NotANumber(typed) => {
            let hint = words(language).not_a_number;
            format!("{typed:?} {hint}\n")
        }
        Answer::Moved { number, reach, older, pages } => render_moved(number, *reach, older, pages, language),
        Answer::Footnote(number) => format!("{}\n", (words(language).footnote_mark)(&number)),
        Answer::Unknown { number, older, suggestions } => {
            let mut out = format!("{}\n", (words(language).no_such_rule)(&number));
            if let Some((reach, older)) = older {
                let title = match reach {
                    Reach::Exact => words(language).in_older_editions_it_was,
                    Reach::Section => words(language).its_section,
                };
                lines(&mut out, title, older.iter().map(|older| render_older(older, language)));
            }
            let near = suggestions.iter().map(|rule| summary(rule, language));
            lines(&mut out, words(language).did_you_mean, near);
            out
        }
    }
}

/// What an older number was, and the rules that say it today.
fn render_moved(
    number: &Number,
    reach: Reach,
    older: &[&Older],
    pages: &[Page<'_>],
    language: Language,
) -> String {
    let mut out = match reach {
        Reach::Exact => (words(language).number_of_older)(&number),
        Reach::Section => (words(language).no_number_of_today)(&number),
    };
    for older in older {
        out.push_str(&indented(&render_older(older, language)));
    }
    for page in pages {
        out.push('\n');
        // Where several rules say it, their texts alone; else everything about the one.
        let text = if pages.len() == 1 { render_page(page, language) } else { render(page.rule, language) };
        out.push_str(&text);
    }
    out
}

/// What a search found: terms first, then rules.
pub fn render_finding(finding: &Finding, language: Language) -> String {
    let mut out = render_terms(&finding.terms, language);
    for tag in &finding.tags {
        let _ = writeln!(out, "#{} = {}", tag.name(language), tag.names().join(", "));
    }
    if !out.is_empty() {
        out.push('\n');
    }
    out.push_str(&render_hits(&finding.hits, language));
    out
}

/// The table of contents: sections and their parts.
pub fn render_contents(language: Language) -> String {
    let mut out = String::new();
    for rule in rulebook().rules().filter(|rule| rule.number.depth() <= 2 && rule.title(language).is_some()) {
        let indent = if rule.number.depth() == 1 { "" } else { "  " };
        let _ = writeln!(out, "{indent}{}", summary(rule, language));
    }
    out
}

/// `1.x 7.7.3 -> 6.4.3, CHANGED: ...`
pub fn render_older(older: &Older, language: Language) -> String {
    let editions: Vec<String> = older.editions.iter().map(|edition| edition.to_string()).collect();
    let number = older.number.map(|number| format!(" {number}")).unwrap_or_default();
    let change = match older.change {
        Change::Same => words(language).same,
        Change::Changed => words(language).changed,
    };
    format!("{}{number} -> {}, {change}: {}", editions.join("/"), list(&older.now), older.text(language))
}

/// The rules found by a search, one after another.
pub fn render_hits(hits: &[Hit], language: Language) -> String {
    let mut out = String::new();
    if hits.first().is_some_and(|hit| hit.missing > 0) {
        out.push_str(words(language).most_of_the_words);
    }
    for hit in hits {
        let _ = writeln!(out, "{}", heading(hit.rule, language));
        out.push_str(&indented(&hit.excerpt));
    }
    if hits.is_empty() {
        out.push_str(words(language).no_rule_found);
    }
    out
}

/// Terms of the glossary with their names in both languages.
pub fn render_terms(terms: &[&Term], language: Language) -> String {
    let mut out = String::new();
    for term in terms {
        let names = |language: Language| term.names(language).join(", ");
        let _ = writeln!(out, "{} = {}", names(language), term.names_elsewhere(language));
        out.push_str(&indented(&format!("{} ({})", term.meaning(language), list(&term.rules))));
    }
    out
}

/// `1.8.1 Title (since 2.1, subtle)`
fn heading(rule: &Rule, language: Language) -> String {
    let title = rule.title(language).map(|title| format!(" {title}")).unwrap_or_default();
    let since = rule.since.map(|edition| format!("{} {edition}", words(language).since));
    let subtle = rule.subtle.then(|| words(language).subtle.to_owned());
    let was = rule.was.map(|number| format!("{} {number}", words(language).was));
    let marks: Vec<String> = [since, subtle, was].into_iter().flatten().collect();
    let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
    format!("{}{title}{marks}", rule.number)
}

/// Number and title, or number and the beginning of the text, on one line.
fn summary(rule: &Rule, language: Language) -> String {
    let text = rule.title(language).unwrap_or_else(|| rule.text(language).lines().next().unwrap_or_default());
    let line = format!("{} {text}", rule.number);
    let limit = WIDTH - 4;
    if line.chars().count() <= limit {
        return line;
    }
    let cut: String = line.chars().take(limit - 4).collect();
    let cut = cut.rsplit_once(' ').map_or(cut.as_str(), |(kept, _)| kept);
    format!("{cut} ...")
}

fn list(numbers: &[Number]) -> String {
    numbers.iter().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

/// How many rulings of a rule are shown.
const CASES_SHOWN: usize = 12;

/// The first rulings, and how to find the others.
fn cases(out: &mut String, title: &str, number: Number, cases: &[&str], language: Language) {
    lines(out, title, cases.iter().take(CASES_SHOWN).map(|case| (*case).to_owned()));
    let more = cases.len().saturating_sub(CASES_SHOWN);
    if more > 0 {
        let more = (words(language).and_more)(&more);
        out.push_str(&indented(&format!("... {more}: lore rulings {number}")));
    }
}

/// A titled list, if it has any lines.
fn lines(out: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_some() {
        let _ = write!(out, "\n{title}{}\n", if title.ends_with('?') { "" } else { ":" });
    }
    for line in lines {
        out.push_str(&indented(&line));
    }
}

fn indented(text: &str) -> String {
    wrap(text, WIDTH - 2).lines().map(|line| format!("  {line}\n")).collect()
}

/// A block of Markdown without its emphasis: running text is wrapped, tables, lists and code keep their lines.
fn paragraph(block: &str) -> String {
    let plain = block.replace('*', "");
    let verbatim = plain.starts_with(['|', '-']) || plain.contains('\n');
    if verbatim { format!("{plain}\n") } else { format!("{}\n", wrap(&plain, WIDTH)) }
}

fn wrap(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out
}
