//! Why an expectation holds, in Spanish.

use engine::Bearing;

use super::{agree, keyword, list, so_often, textual};
use crate::{Textual, Why, counted};

/// What stands behind an expectation, after it.
pub(super) fn why(why: &Why) -> String {
    match why {
        Why::Refused(reason) => format!(": {}", super::reason::reason(reason)),
        Why::Number { printed, by } => {
            let printed = agree(*printed, "1 impreso", &format!("{printed} impresos")).to_owned();
            let by: String = counted(by)
                .into_iter()
                .map(|((text, what), times)| format!("; {}{}", bearing(text, *what), so_often(times)))
                .collect();
            format!(" ({printed}{by})")
        }
        Why::Given { by } => {
            let by: Vec<String> = by.iter().map(textual).collect();
            format!(": por {}", list(&by))
        }
        Why::Taken { keyword: found, by } => format!(": {} se pierde por {}", keyword(*found), textual(by)),
    }
}

fn bearing(text: &Textual, what: Bearing) -> String {
    let text = textual(text);
    match what {
        Bearing::Adds(much) => format!("{much:+} por {text}"),
        Bearing::Sets(number) => format!("es {number} por {text}"),
        Bearing::Holds => format!("{text} no deja que baje"),
        Bearing::Caps => format!("{text} no deja que suba"),
    }
}
