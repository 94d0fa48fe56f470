//! The rulebook as one page: to read on a screen, and to print.

use std::fmt::Write as _;

use pulldown_cmark::{Options, Parser, html};

use super::links::linked;
use super::{Cases, remarks};
use crate::words::words;
use crate::{Edition, Language, Number, Rule, rulebook, tags_of};

/// The whole book as HTML, with contents, glossary and links; nothing is loaded from elsewhere.
pub fn page(language: Language, cases: Cases<'_>) -> String {
    let edition = Edition::CURRENT;
    let title = (words(language).page_title)(&edition);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    contents(&mut out, language);
    for rule in rulebook().rules() {
        entry(&mut out, rule, language, cases);
    }
    glossary(&mut out, language);
    out.push_str("</body>\n</html>\n");
    out
}

const STYLE: &str = "
body { font: 1rem/1.45 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2; break-after: avoid; }
h3 { font-size: 1rem; margin-bottom: 0.2rem; }
nav ul { columns: 2; padding-left: 1.2rem; list-style: none; } nav li.chapter { font-weight: bold; break-after: avoid; margin-top: 0.4em; }
section.chapter { break-before: page; }
p, li { orphans: 3; widows: 3; }
tr, li, pre { break-inside: avoid; }
.tags, .cases { color: #555; font-size: 0.85rem; }
.tags { break-before: avoid; }
.cases p { margin: 0.35em 0 0; break-before: avoid; break-after: avoid; }
.cases ul { margin: 0.2rem 0; padding-left: 1.2rem; }
.remark { border-left: 3px solid #bbb; padding-left: 0.8rem; color: #333; }
.mark { font-size: 0.75rem; color: #a30; margin-left: 0.4rem; }
table { border-collapse: collapse; } td, th { border: 1px solid #ccc; padding: 0.15rem 0.4rem; vertical-align: top; text-align: left; }
pre { background: #f5f5f5; padding: 0.6rem; overflow-x: auto; white-space: pre-wrap; font-size: 0.85rem; }
a { color: #125; text-decoration: none; }
@page { margin: 1.8cm; @bottom-center { content: counter(page); font: 8pt system-ui, sans-serif; color: #555; } }
@media print {
body { max-width: none; margin: 0; padding: 0; font-size: 10pt; }
a { color: inherit; }
h1 { font-size: 20pt; } h2 { font-size: 13pt; margin-top: 1.4em; } h3 { font-size: 10pt; margin-top: 0.9em; }
p { margin: 0.35em 0; }
details { break-inside: avoid; } summary { list-style: none; }
}
";

fn anchor(number: Number) -> String {
    format!("[{number}](#r{number})")
}

/// Our Markdown as HTML.
fn rendered(markdown: &str) -> String {
    let linked = linked(markdown, anchor);
    let mut out = String::new();
    html::push_html(&mut out, Parser::new_ext(&linked, Options::ENABLE_TABLES));
    out
}

/// Text as it is.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn contents(out: &mut String, language: Language) {
    let _ = writeln!(out, "<nav>\n<h2>{}</h2>\n<ul>", words(language).contents);
    for rule in rulebook().rules().filter(|rule| rule.number.depth() <= 2) {
        let title = plain(rule.title(language).unwrap_or_default());
        let number = rule.number;
        let class = chapter(number);
        let _ = writeln!(out, "<li{class}><a href=\"#r{number}\">{number} {title}</a></li>");
    }
    out.push_str("</ul>\n</nav>\n");
}

/// How a chapter is marked.
fn chapter(number: Number) -> &'static str {
    if number.depth() == 1 { " class=\"chapter\"" } else { "" }
}

fn entry(out: &mut String, rule: &Rule, language: Language, cases: Cases<'_>) {
    let number = rule.number;
    let depth = number.depth();
    let class = chapter(number);
    let level = (depth + 1).min(3);
    let title = rule.title(language).map(|title| format!(" {}", plain(title))).unwrap_or_default();
    let since = rule.since.map(|since| format!("{} {since}", words(language).since));
    let since = since.map(|since| format!("<span class=\"mark\">{since}</span>")).unwrap_or_default();
    let _ = writeln!(out, "<section id=\"r{number}\"{class}>\n<h{level}>{number}{title}{since}</h{level}>");
    out.push_str(&rendered(rule.text(language)));
    for (label, remark) in remarks(rule, language) {
        let _ = writeln!(out, "<div class=\"remark\">{}</div>", rendered(&format!("**{label}.** {remark}")));
    }
    let others: Vec<String> = rule.open.iter().chain(&rule.about).map(|other| anchor(*other)).collect();
    if !others.is_empty() {
        let label = if rule.about.is_empty() { words(language).open_points } else { words(language).about };
        let mut line = String::new();
        html::push_html(&mut line, Parser::new(&format!("{label}: {}", others.join(", "))));
        out.push_str(&line);
    }
    let tags: Vec<String> = tags_of(number).iter().map(|tag| format!("#{}", tag.name(language))).collect();
    if !tags.is_empty() {
        let _ = writeln!(out, "<p class=\"tags\">{}</p>", tags.join(" "));
    }
    ruled(out, &cases(number), language);
    out.push_str("</section>\n");
}

/// So many rulings of a rule are shown at once; the others unfold on a screen, and their number is printed.
const CASES_SHOWN: usize = 3;

fn ruled(out: &mut String, cases: &[String], language: Language) {
    if cases.is_empty() {
        return;
    }
    let listed = |cases: &[String]| {
        let lines: String = cases.iter().map(|case| format!("<li>{}</li>\n", plain(case))).collect();
        format!("<ul>\n{lines}</ul>")
    };
    let (shown, more) = cases.split_at(cases.len().min(CASES_SHOWN));
    let _ = writeln!(out, "<div class=\"cases\"><p>{}:</p>\n{}", words(language).rulings, listed(shown));
    if !more.is_empty() {
        let summary = (words(language).and_more)(&more.len());
        let _ = writeln!(out, "<details><summary>{summary}</summary>\n{}</details>", listed(more));
    }
    out.push_str("</div>\n");
}

fn glossary(out: &mut String, language: Language) {
    let _ = writeln!(
        out,
        "<section class=\"chapter\" id=\"glossary\">\n<h2>{}</h2>\n<table>",
        words(language).glossary
    );
    for term in rulebook().terms() {
        let rules: Vec<String> =
            term.rules.iter().map(|number| format!("<a href=\"#r{number}\">{number}</a>")).collect();
        let _ = writeln!(
            out,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            plain(&term.names(language).join(", ")),
            plain(&term.names_elsewhere(language)),
            plain(term.meaning(language)),
            rules.join(", ")
        );
    }
    out.push_str("</table>\n</section>\n");
}
