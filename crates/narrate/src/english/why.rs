//! Why an expectation holds, in English.

use engine::Bearing;

use super::{keyword, list, so_often, textual};
use crate::{Textual, Why, counted};

/// What stands behind an expectation, after it.
pub(super) fn why(why: &Why) -> String {
    match why {
        Why::Refused(reason) => format!(": {}", super::reason::reason(reason)),
        Why::Number { printed, by } => {
            let by: String = counted(by)
                .into_iter()
                .map(|((text, what), times)| format!("; {}{}", bearing(text, *what), so_often(times)))
                .collect();
            format!(" ({printed} printed{by})")
        }
        Why::Given { by } => {
            let by: Vec<String> = by.iter().map(textual).collect();
            format!(": by {}", list(&by))
        }
        Why::Taken { keyword: found, by } => format!(": {} is lost by {}", keyword(*found), textual(by)),
    }
}

fn bearing(text: &Textual, what: Bearing) -> String {
    let text = textual(text);
    match what {
        Bearing::Adds(much) => format!("{much:+} by {text}"),
        Bearing::Sets(number) => format!("it is {number} by {text}"),
        Bearing::Holds => format!("{text} keeps it from falling"),
        Bearing::Caps => format!("{text} keeps it from rising"),
    }
}
