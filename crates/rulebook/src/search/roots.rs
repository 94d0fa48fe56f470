//! Words by their roots: sing, sings and singing are one word, and so are song and sang.

use std::collections::BTreeMap;

use rust_stemmers::Stemmer;

use crate::Language;
use vocabulary::fold::letters as fold;

/// What two words are compared by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Root {
    /// The word without case and accents.
    pub(super) plain: String,
    /// It without its ending; two where the accents matter to the ending.
    stems: [String; 2],
    /// The family of irregular forms it belongs to.
    family: Option<usize>,
}

impl Root {
    /// How alike a word of a text is to this word of a query, from 0 to 20.
    pub(super) fn likeness(&self, of_text: &Root) -> u32 {
        let prefix = || self.plain.chars().count() >= PREFIX_MIN && of_text.plain.starts_with(&self.plain);
        if self.plain == of_text.plain {
            20
        } else if self.stems.iter().any(|stem| of_text.stems.contains(stem)) {
            17
        } else if self.family.is_some() && self.family == of_text.family {
            13
        } else if prefix() {
            9
        } else {
            0
        }
    }
}

/// The shortest beginning of a word that stands for the word.
const PREFIX_MIN: usize = 4;

/// Finds the roots of words in one language, each word once.
pub(super) struct Roots {
    stemmer: Stemmer,
    families: BTreeMap<String, usize>,
    known: BTreeMap<String, Root>,
}

impl Roots {
    pub(super) fn new(language: Language) -> Roots {
        let words = crate::words::words(language);
        let mut members = BTreeMap::new();
        for (family, words) in words.families.iter().enumerate() {
            members.extend(words.split(' ').map(|word| (word.to_owned(), family)));
        }
        Roots { stemmer: Stemmer::create(words.endings), families: members, known: BTreeMap::new() }
    }

    /// The root of a word as it is written, in lower case.
    pub(super) fn of(&mut self, word: &str) -> Root {
        if let Some(root) = self.known.get(word) {
            return root.clone();
        }
        let plain = fold(word);
        let stems = [fold(&self.stemmer.stem(word)), fold(&self.stemmer.stem(&plain))];
        let family =
            [&plain, &stems[0], &stems[1]].into_iter().find_map(|form| self.families.get(form.as_str()));
        let root = Root { family: family.copied(), plain, stems };
        self.known.insert(word.to_owned(), root.clone());
        root
    }
}
