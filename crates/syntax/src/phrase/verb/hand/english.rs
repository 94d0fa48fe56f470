use crate::tree::*;

use super::super::forms::Present;
use crate::grammar::Agreement;
use crate::out::Out;
use crate::phrase::amount::write_amount;

pub(in super::super) fn write_lore(word: Present, amount: &Amount, agreement: Agreement, out: &mut Out) {
    word.write(agreement, out);
    write_amount(amount, out);
    out.word("lore");
    if let Amount::Half { round, .. } = amount {
        crate::phrase::noun::write_rounded(*round, out);
    }
}
