use crate::tree::*;

use crate::out::Out;
use crate::phrase::ability::write_quoted;
use crate::phrase::keyword::{write_keyword, write_keyword_name};
use crate::phrase::noun::write_stat;

/// "A", "A and B", "A, B, and C".
fn write_list<T>(items: &[T], out: &mut Out, write: impl Fn(&T, &mut Out)) {
    for (index, item) in items.iter().enumerate() {
        if index > 0 && items.len() > 2 {
            out.mark(",");
        }
        if index > 0 && index + 1 == items.len() {
            out.word("and");
        }
        write(item, out);
    }
}

pub(crate) fn write_changes(changes: &[StatChange], out: &mut Out) {
    write_list(changes, out, write_change);
}

fn write_change(change: &StatChange, out: &mut Out) {
    match change.by {
        StatBy::N(by) => {
            out.word(&format!("{by:+}"));
            write_stat(change.stat, out);
        }
        StatBy::Plus => {
            out.open("+");
            write_stat(change.stat, out);
        }
        StatBy::Minus => {
            out.open("-");
            write_stat(change.stat, out);
        }
        StatBy::Unsigned => write_stat(change.stat, out),
        StatBy::PlusX | StatBy::MinusX => {
            out.word(if change.by == StatBy::PlusX { "+X" } else { "-X" });
            write_stat(change.stat, out);
        }
    }
}

pub(in super::super) fn write_grants(grants: &[Grant], out: &mut Out) {
    write_list(grants, out, write_grant);
}

fn write_grant(grant: &Grant, out: &mut Out) {
    match grant {
        Grant::Keyword(keyword) => write_keyword(keyword, out),
        Grant::Ability { ability, stop } => write_quoted(ability, *stop, out),
        Grant::Unknown(keyword) => crate::phrase::keyword::write_unknown_keyword(keyword, out),
        Grant::Class(class) => {
            out.word("the");
            out.word(&class.0);
            out.word("classification");
        }
        Grant::That(Quality::Class) => out.word("that classification"),
        Grant::That(_) => out.word("that keyword"),
        Grant::KeywordX(name) => {
            write_keyword_name(*name, out);
            out.word("+X");
        }
    }
}

pub(in super::super) fn write_losses(losses: &[Loss], out: &mut Out) {
    write_list(losses, out, |loss, out| match loss {
        Loss::Keyword(keyword) => write_keyword_name(*keyword, out),
        Loss::Declared(keyword) => crate::phrase::keyword::write_unknown_keyword(keyword, out),
        Loss::Ability(name) => {
            out.word("the");
            out.word(&name.0);
            out.word("ability");
        }
        Loss::Stat(change) => match change.by {
            StatBy::N(by) => {
                out.word(&by.to_string());
                write_stat(change.stat, out);
            }
            StatBy::Plus | StatBy::Minus | StatBy::Unsigned | StatBy::PlusX | StatBy::MinusX => {
                write_change(change, out)
            }
        },
        Loss::All(all) => out.word(match all {
            AllLost::Abilities => "all abilities",
            AllLost::TheirAbilities => "all their abilities",
            AllLost::Keywords => "all keywords",
            AllLost::KeywordsAndAbilities => "all keywords and abilities",
        }),
    });
}

pub(in super::super) fn write_given(changes: &[StatChange], grants: &[Grant], out: &mut Out) {
    write_changes(changes, out);
    if !changes.is_empty() && !grants.is_empty() {
        out.word("and");
    }
    write_grants(grants, out);
}
