//! The Spanish text of an ability.

use crate::tree::*;

use crate::phrase::ability::spanish::ability_kind;
use crate::spanish::{Context, spaced};

/// The Spanish text of an ability, without reminder text. Proper names stay as printed.
pub fn spanish(ability: &Ability) -> String {
    // A stop that print forgot is written all the same.
    let text = ability_kind(&ability.kind, FinalStop::Printed, &mut Context::default());
    match &ability.name {
        Some(name) => spaced(&[name.to_string(), text]),
        None => text,
    }
}
