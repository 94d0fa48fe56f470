//! What a kept result depends on, part by part: results of one basis are never mixed with those of another.

use crate::seal::Checksum;
use std::fmt::{Debug, Write};

/// Named parts, each with its value or a mark of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basis(pub Vec<(String, String)>);

impl Basis {
    /// The basis with a part that people can read.
    #[must_use]
    pub fn with(mut self, part: &str, value: impl ToString) -> Basis {
        self.0.push((part.to_owned(), value.to_string()));
        self
    }

    /// The basis with a mark of something large, made of all that is in it.
    #[must_use]
    pub fn with_mark(self, part: &str, of: &impl Debug) -> Basis {
        let mut mark = Checksum::default();
        // Writing into a checksum cannot fail.
        let _ = write!(mark, "{of:?}");
        self.with(part, mark)
    }

    /// The parts in which this one and another differ, those that only one of them has included.
    pub fn differences<'a>(&'a self, other: &'a Basis) -> Vec<&'a str> {
        let lacks = |basis: &Basis, part: &(String, String)| !basis.0.contains(part);
        let own = self.0.iter().filter(|part| lacks(other, part));
        let mut parts: Vec<&str> = own.map(|(name, _)| name.as_str()).collect();
        for (name, _) in other.0.iter().filter(|part| lacks(self, part)) {
            if !parts.contains(&name.as_str()) {
                parts.push(name);
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_named() {
        let one = Basis::default().with("seed", 1).with_mark("cards", &["a"]).with("edition", "2.2");
        assert_eq!(one.differences(&one.clone()), Vec::<&str>::new());
        let other =
            Basis::default().with("seed", 2).with_mark("cards", &["b"]).with("edition", "2.2").with("x", 1);
        assert_eq!(one.differences(&other), ["seed", "cards", "x"]);
    }
}
