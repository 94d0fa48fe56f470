use crate::tree::*;

use crate::out::Out;
use crate::phrase::ability::write_ability_kind;

/// The printed text of an ability, reminder text aside.
pub fn english(ability: &Ability) -> String {
    let mut out = Out::default();
    if let Some(name) = &ability.name {
        out.word(&name.0);
    }
    out.capital();
    let last = match ability.ending {
        Ending::Stop => FinalStop::Printed,
        Ending::NoStop => FinalStop::Omitted,
    };
    write_ability_kind(&ability.kind, last, &mut out);
    out.finish()
}
