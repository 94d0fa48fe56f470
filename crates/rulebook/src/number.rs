//! Rule numbers: `8`, `8.10`, `8.10.8.5`, and `D.3` in the lettered parts.

use std::fmt;
use std::str::FromStr;

/// Components after the first; the deepest numbers of any edition have three.
const TAIL_MAX: usize = 5;

/// The number of a rule, ordered as in the book: sections first, then the lettered parts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number {
    head: Head,
    /// The further components, padded with 0, which no component is.
    tail: [u16; TAIL_MAX],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Head {
    Section(u16),
    Part(char),
}

/// A text that is not a rule number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rule number")]
pub struct NumberError(pub String);

impl Number {
    /// How many components the number has.
    pub fn depth(&self) -> usize {
        1 + self.tail.iter().take_while(|component| **component != 0).count()
    }

    /// The number without its last component.
    pub fn parent(&self) -> Option<Number> {
        let last = self.depth().checked_sub(2)?;
        let mut parent = *self;
        parent.tail[last] = 0;
        Some(parent)
    }

    /// Whether it is in one of the lettered parts, which are no rules of the game.
    pub fn is_lettered(&self) -> bool {
        matches!(self.head, Head::Part(_))
    }

    /// Whether `self` stands anywhere below `other`.
    pub fn is_below(&self, other: &Number) -> bool {
        self.depth() > other.depth() && self.shared(other) == other.depth()
    }

    /// How many leading components both have in common.
    pub(crate) fn shared(&self, other: &Number) -> usize {
        if self.head != other.head {
            return 0;
        }
        let same = self.tail.iter().zip(&other.tail).take_while(|(a, b)| a == b && **a != 0).count();
        1 + same
    }

    /// How far the first differing components are apart.
    pub(crate) fn gap(&self, other: &Number) -> u16 {
        match self.shared(other) {
            0 => match (self.head, other.head) {
                (Head::Section(a), Head::Section(b)) => a.abs_diff(b),
                (Head::Part(_), _) | (_, Head::Part(_)) => u16::MAX,
            },
            shared => {
                let at = shared - 1;
                let component = |number: &Number| number.tail.get(at).copied().unwrap_or(0);
                component(self).abs_diff(component(other))
            }
        }
    }
}

impl FromStr for Number {
    type Err = NumberError;

    /// Reads `6.2.4`; also `6.2.4.`, `CR 6.2.4`, `CR-6.2.4` and `d.3`, as people write them.
    fn from_str(text: &str) -> Result<Self, NumberError> {
        let error = || NumberError(text.to_owned());
        let bare = text.trim();
        let marked = bare.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("cr"));
        let bare = if marked { bare[2..].trim_start_matches(['-', ' ', '.']) } else { bare };
        let mut components = bare.strip_suffix('.').unwrap_or(bare).split('.');
        let head = read_head(components.next().unwrap_or_default()).ok_or_else(error)?;
        let mut tail = [0; TAIL_MAX];
        for (index, component) in components.enumerate() {
            *tail.get_mut(index).ok_or_else(error)? = read_component(component).ok_or_else(error)?;
        }
        Ok(Number { head, tail })
    }
}

fn read_head(text: &str) -> Option<Head> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => Some(Head::Part(letter.to_ascii_uppercase())),
        _ => read_component(text).map(Head::Section),
    }
}

fn read_component(text: &str) -> Option<u16> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits && !text.starts_with('0') { text.parse().ok() } else { None }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = match self.head {
            Head::Section(section) => section.to_string(),
            Head::Part(letter) => letter.to_string(),
        };
        for component in self.tail.iter().take_while(|component| **component != 0) {
            text.push('.');
            text.push_str(&component.to_string());
        }
        f.pad(&text)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Number {
        text.parse().expect("a rule number")
    }

    #[test]
    fn reads_what_people_write() {
        for (written, meant) in [
            ("6.2.4", "6.2.4"),
            ("6.2.4.", "6.2.4"),
            ("CR-6.2.4", "6.2.4"),
            ("cr 6.2.4", "6.2.4"),
            (" d.3 ", "D.3"),
            ("8", "8"),
        ] {
            assert_eq!(number(written).to_string(), meant);
        }
        for wrong in ["", "6..2", "6.02", "0.1", "six", "6.2.a", "1.2.3.4.5.6.7", "99999.1", "6,2"] {
            assert!(wrong.parse::<Number>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn orders_as_the_book_does() {
        let ordered = ["1", "1.2", "1.2.1", "1.10", "2", "10.1", "A.1", "D.2", "D.10"].map(number);
        assert!(ordered.is_sorted());
        assert!(number("8.10.8.5").is_below(&number("8.10")));
        assert!(!number("8.1").is_below(&number("8.10")));
        assert_eq!(number("8.10").parent(), Some(number("8")));
        assert_eq!(number("8").parent(), None);
    }
}
