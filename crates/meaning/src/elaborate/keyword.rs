//! Keywords: those printed on a card and those that effects give (RULES 8).

use ::syntax::tree;

use super::adverb::Adverbs;
use super::filter::Domain;
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// A keyword with its number; Shift has more than a number.
fn numbered(keyword: &tree::Keyword) -> Option<(Keyword, u32)> {
    match keyword.name() {
        Keyword::Shift => None,
        name => Some((name, keyword.amount().unwrap_or(0))),
    }
}

impl Elaborate {
    /// A keyword printed on a card.
    pub(super) fn printed_keyword(&mut self, keyword: &tree::Keyword) -> Res<PrintedKeyword> {
        match (numbered(keyword), keyword) {
            (Some((keyword, n)), _) => Ok(PrintedKeyword::Numbered(keyword, n)),
            (None, tree::Keyword::Shift(shift)) => Ok(PrintedKeyword::Shift(self.shift(shift)?)),
            (None, keyword) => gap(Part::Keyword, "a keyword", keyword),
        }
    }

    /// A keyword that something gives; with "for each", so many times.
    pub(super) fn keyword_mod(&mut self, keyword: &tree::Keyword, adverbs: &Adverbs<'_>) -> Res<Mod> {
        match (numbered(keyword), keyword) {
            (Some((keyword, n)), _) => {
                let amount = Amount::Const(number(n));
                let amount = match keyword.adds_up() {
                    true => self.times(amount, adverbs)?,
                    false => amount,
                };
                Ok(Mod::Keyword(keyword, amount))
            }
            (None, tree::Keyword::Shift(shift)) => Ok(Mod::Shift(Box::new(self.shift(shift)?))),
            (None, keyword) => gap(Part::Keyword, "a keyword", keyword),
        }
    }

    /// 8.10, 8.10.8, 8.10.9
    fn shift(&mut self, shift: &tree::Shift) -> Res<Shift> {
        let mut base = ShiftBase::SameName;
        let mut temporary = false;
        for variant in &shift.variants {
            // D.2: a classification takes the place of the name.
            base = match variant {
                tree::ShiftVariant::Temporary => {
                    temporary = true;
                    continue;
                }
                _ if base != ShiftBase::SameName => {
                    return gap(Part::Keyword, "two bases of one Shift", shift);
                }
                tree::ShiftVariant::Class(class) => ShiftBase::Class(class.clone()),
                tree::ShiftVariant::Universal => ShiftBase::Universal,
                tree::ShiftVariant::Duo => ShiftBase::Duo,
                tree::ShiftVariant::Combo => ShiftBase::Combo,
                tree::ShiftVariant::Named(name) => ShiftBase::ItemNamed(name.clone()),
            };
        }
        let cost = match &shift.cost {
            tree::ShiftCost::Ink { amount, symbol: _ } => Cost::ink(number(*amount)),
            tree::ShiftCost::Discard(what) => self.shift_discard(what)?,
            tree::ShiftCost::Remove(what) => self.shift_removal(what)?,
            tree::ShiftCost::Do(clause) => self.cost_of(&tree::Act::Clause((**clause).clone()))?,
        };
        Ok(Shift { base, temporary, cost })
    }

    /// 8.10.1: a Shift cost that is a discard.
    fn shift_discard(&mut self, what: &tree::NounPhrase) -> Res<Cost> {
        let kept = self.bound.clone();
        self.bound.set(super::bindings::Setting::Effect);
        let steps = self.nested(|inner| {
            let hand = Domain::Hand(PlayerRef::You);
            let cards = inner.objects(what, &hand)?;
            inner.emit_do(Verb::Discard { what: cards, into: None })
        });
        let mut other = steps?;
        super::prune::steps(&mut other);
        self.bound = kept;
        Ok(Cost { exert: false, ink: Amount::Const(0), other: Some(other) })
    }
}
