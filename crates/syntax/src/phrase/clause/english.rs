use crate::tree::*;

use crate::grammar::{Agreement, agreement};
use crate::out::Out;
use crate::phrase::adverb::write_adverbs;
use crate::phrase::event::write_subject;
use crate::phrase::verb::write_verb;

/// Writes a clause. Where the subject is left out, the verb agrees with the one carried on from before; what the next
/// clause carries on comes back.
pub(crate) fn write_clause(clause: &Clause, carried: Agreement, out: &mut Out) -> Agreement {
    let agreement = match &clause.subject {
        Subject::Implied => carried,
        subject => agreement(subject),
    };
    write_subject(&clause.subject, out);
    write_predicate(clause, agreement, out);
    agreement
}

/// Writes a clause without its subject.
pub(crate) fn write_predicate(clause: &Clause, agreement: Agreement, out: &mut Out) {
    if clause.adverbs.contains(&Adverb::Also) {
        out.word("also");
    }
    if clause.adverbs.contains(&Adverb::EachBefore) {
        out.word("each");
    }
    if clause.adverbs.contains(&Adverb::BothBefore) {
        out.word("both");
    }
    write_verb(&clause.verb, &clause.early, agreement, out);
    write_adverbs(&clause.adverbs, out);
}
