//! How well what was typed fits a name.

use vocabulary::fold;
use vocabulary::similarity::Written;

/// How a typed text fits a name, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// It is the full name.
    Full,
    /// It is the name without the version, or the version alone.
    Half,
    /// The name, or its version, begins so.
    Begins,
    /// Each of its words begins one of the name.
    Words,
    /// So many letters are wrong.
    Near(usize),
}

/// A name that is asked about, folded once.
pub(super) struct Typed {
    key: String,
    written: Option<Written>,
}

impl Typed {
    /// None where nothing is left of it.
    pub(super) fn new(text: &str) -> Option<Typed> {
        let key = fold(text);
        let written = Written::new(&key);
        (!key.is_empty()).then_some(Typed { key, written })
    }

    /// How it fits a name, if it does without wrong letters.
    pub(super) fn fit(&self, name: &str) -> Option<Fit> {
        let full = fold(name);
        if full == self.key {
            return Some(Fit::Full);
        }
        let mut halves = name.split(" - ").map(fold);
        if halves.clone().any(|half| half == self.key) {
            return Some(Fit::Half);
        }
        if full.starts_with(&self.key) || halves.any(|half| half.starts_with(&self.key)) {
            return Some(Fit::Begins);
        }
        let words: Vec<&str> = full.split(' ').collect();
        let begins = |typed: &str| words.iter().any(|word| word.starts_with(typed));
        self.key.split(' ').all(begins).then_some(Fit::Words)
    }

    /// The same, a few wrong letters allowed.
    pub(super) fn likeness(&self, name: &str) -> Option<Fit> {
        self.fit(name).or_else(|| {
            let written = self.written.as_ref()?;
            let far = (written.shape().length() / 3).max(1);
            let halves = std::iter::once(fold(name)).chain(name.split(" - ").map(fold));
            halves.map(|half| written.distance(&half)).min().filter(|wrong| *wrong <= far).map(Fit::Near)
        })
    }
}

/// The names that fit best and equally well.
pub(super) fn best<'n>(typed: &str, names: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    let Some(typed) = Typed::new(typed) else { return Vec::new() };
    let mut found: Vec<(Fit, &str)> = names.filter_map(|name| Some((typed.fit(name)?, name))).collect();
    found.sort();
    let least = found.first().map(|(fit, _)| *fit);
    found.into_iter().take_while(|(fit, _)| Some(*fit) == least).map(|(_, name)| name).collect()
}

/// The names that are like it, the best first.
pub(super) fn like<'n>(typed: &str, names: impl Iterator<Item = &'n str>, most: usize) -> Vec<&'n str> {
    let Some(typed) = Typed::new(typed) else { return Vec::new() };
    let mut found: Vec<(Fit, &str)> = names.filter_map(|name| Some((typed.likeness(name)?, name))).collect();
    found.sort();
    found.into_iter().map(|(_, name)| name).take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_part_of_a_name() {
        let names = ["Inky - Monstrous Dragon", "Inky - Small Dragon", "Blot - Inky Thing"];
        let best = |typed| best(typed, names.into_iter());
        assert_eq!(best("monstrous dragon"), ["Inky - Monstrous Dragon"]);
        assert_eq!(best("inky"), ["Inky - Monstrous Dragon", "Inky - Small Dragon"]);
        assert_eq!(best("dragon small"), ["Inky - Small Dragon"]);
        assert_eq!(best("ink th"), ["Blot - Inky Thing"]);
        assert!(best("zebra").is_empty());
        assert_eq!(like("blott", names.into_iter(), 3), ["Blot - Inky Thing"]);
    }
}
