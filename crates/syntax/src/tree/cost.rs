//! Costs of activated abilities: what stands before the dash (4.4.1).

use super::*;

node! {
    /// One part of the cost of an activated ability; all of them are paid completely, or it is not used
    /// (1.5.3).
    pub enum Cost {
        /// "{E}".
        Exert,
        /// "{E} one of your characters".
        ExertOther(NounPhrase),
        /// "2 {I}".
        Ink(u32),
        /// Anything written as an order: "Banish this item", "Choose and discard a card", "Deal 1 damage to this character".
        Do(Clause),
    }
}
