//! Links between notes, as vaults write them: `[[note]]`, `[[note#heading|shown]]`, `[[#heading]]`, `[shown](folder/note.md)`.

use std::collections::BTreeSet;

use notation::CardNames;
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use vocabulary::fold;
use vocabulary::similarity::Written;

use super::{Finding, FindingKind, Note};

/// How many letters may differ in a suggested note.
const NOTE_EDITS: usize = 2;

/// Links of a note that lead nowhere. What is no note may still be the name of a card.
pub(super) fn check(note: &Note, notes: &[Note], names: &CardNames) -> Vec<Finding> {
    let targets: BTreeSet<String> = notes.iter().map(|other| fold(other.name())).collect();
    let mut findings = Vec::new();
    for (at, link) in links(note) {
        let target = link.split('|').next().unwrap_or(link).trim();
        if leads_somewhere(target, note, notes, &targets, names) {
            continue;
        }
        let suggestion = suggested(target, notes, names);
        let kind = FindingKind::BrokenLink { target: format!("[[{link}]]"), suggestion };
        findings.push(Finding { path: note.path.clone(), line: note.line_of(at), kind });
    }
    for (at, target) in paths(note) {
        if leads_to_a_note(&target, note, notes) {
            continue;
        }
        let suggestion = suggested(target.trim_end_matches(".md"), notes, names);
        let kind = FindingKind::BrokenLink { target: format!("({target})"), suggestion };
        findings.push(Finding { path: note.path.clone(), line: note.line_of(at), kind });
    }
    findings
}

/// All `[shown](path.md)`, with their places; what lies elsewhere is not looked for.
fn paths(note: &Note) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (event, range) in Parser::new(&note.text).into_offset_iter() {
        let Event::Start(Tag::Link { dest_url, .. }) = event else { continue };
        let path = dest_url.split('#').next().unwrap_or_default().replace("%20", " ");
        if path.ends_with(".md") && !path.contains(':') {
            found.push((range.start, path));
        }
    }
    found
}

/// Whether a path leads to a note, from the folder of the one that names it or from the top.
fn leads_to_a_note(target: &str, note: &Note, notes: &[Note]) -> bool {
    let mut from: Vec<&str> = note.path.split(['/', '\\']).collect();
    from.pop();
    let mut folders = [from, Vec::new()].into_iter();
    folders.any(|mut whole| {
        for part in target.split('/') {
            match part {
                "" | "." => {}
                ".." => {
                    whole.pop();
                }
                part => whole.push(part),
            }
        }
        let whole = whole.join("/");
        notes.iter().any(|other| other.path.replace('\\', "/") == whole)
    })
}

fn leads_somewhere(
    target: &str,
    note: &Note,
    notes: &[Note],
    targets: &BTreeSet<String>,
    names: &CardNames,
) -> bool {
    let (name, heading) = match target.split_once('#') {
        Some((name, heading)) => (name.trim(), Some(heading.trim())),
        None => (target, None),
    };
    let name = name.rsplit('/').next().unwrap_or(name);
    let holder = if name.is_empty() {
        Some(note)
    } else {
        notes.iter().find(|other| fold(other.name()) == fold(name))
    };
    match (holder, heading) {
        (Some(holder), Some(heading)) => has_heading(holder, heading) || is_card(heading, names),
        (Some(_), None) => true,
        (None, heading) => targets.contains(&fold(name)) || is_card(heading.unwrap_or(name), names),
    }
}

/// All `[[…]]` outside of code, with their places.
fn links(note: &Note) -> Vec<(usize, &str)> {
    let mut code: Vec<std::ops::Range<usize>> = Vec::new();
    for (event, range) in Parser::new(&note.text).into_offset_iter() {
        if matches!(event, Event::Start(Tag::CodeBlock(_)) | Event::Code(_)) {
            code.push(range);
        }
    }
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = note.text[from..].find("[[").map(|at| from + at) {
        let Some(close) = note.text[open..].find("]]").map(|at| open + at) else { break };
        let inner = &note.text[open + 2..close];
        let is_code = code.iter().any(|range| range.contains(&open));
        // A picture is not looked for among notes.
        let is_embedded = note.text[..open].ends_with('!');
        if !is_code && !is_embedded && !inner.contains('\n') && !inner.is_empty() {
            found.push((open, inner));
        }
        from = close + 2;
    }
    found
}

fn has_heading(note: &Note, wanted: &str) -> bool {
    headings(note).iter().any(|heading| fold(heading) == fold(wanted))
}

fn headings(note: &Note) -> Vec<String> {
    let mut headings = Vec::new();
    let mut open: Option<String> = None;
    for event in Parser::new(&note.text) {
        match event {
            Event::Start(Tag::Heading { .. }) => open = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => headings.extend(open.take()),
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut open {
                    heading.push_str(&text);
                }
            }
            _ => {}
        }
    }
    headings
}

fn is_card(name: &str, names: &CardNames) -> bool {
    names.find(name).is_some() || names.find_short(name).is_some()
}

fn suggested(target: &str, notes: &[Note], names: &CardNames) -> Option<String> {
    let wanted = target.rsplit(['#', '/']).next().unwrap_or(target);
    let by_note = notes.iter().map(|note| note.name().to_owned());
    let written = Written::new(&fold(wanted))?;
    let is_close = |name: &String| written.distance(&fold(name)) <= NOTE_EDITS;
    by_note.into_iter().find(is_close).or_else(|| names.suggest(wanted).into_iter().next())
}
