//! A ruling and where it is kept.

use std::sync::LazyLock;

use rulebook::{Language, Number, numbers_in};
use vocabulary::fold;

use crate::titles;

/// Rulings and deck lists, as `build.rs` packed them.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/rulings.bin"));

/// A ruling: a position, what is done in it, and what must come of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its path below `rulings/`.
    pub path: &'static str,
    /// The claim, in English.
    title: &'static str,
    /// The rules it is about.
    pub rules: Vec<Number>,
    /// Where it comes from.
    pub source: &'static str,
    text: &'static str,
    /// Its text, folded, for looking for names.
    folded: Folded,
}

/// Text that is folded when somebody asks for it.
#[derive(Debug)]
struct Folded(std::sync::OnceLock<String>);

impl PartialEq for Folded {
    fn eq(&self, _: &Folded) -> bool {
        true
    }
}

impl Eq for Folded {}

impl Ruling {
    /// The name of its file without its ending.
    pub fn name(&self) -> &'static str {
        let file = self.path.rsplit('/').next().unwrap_or(self.path);
        file.strip_suffix(".lore").unwrap_or(file)
    }

    /// The folder below `rulings/` that it lies in.
    pub fn folder(&self) -> &'static str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    /// The claim; the English one where there is no other yet, which [`Ruling::has_title`] tells.
    pub fn title(&self, language: Language) -> &str {
        titles::title(self.name(), language).unwrap_or(self.title)
    }

    /// Whether its title is there in this language.
    pub fn has_title(&self, language: Language) -> bool {
        language == Language::default() || titles::title(self.name(), language).is_some()
    }

    /// The title as it is shown: where it is in another language, that is said.
    pub fn shown_title(&self, language: Language) -> String {
        let title = self.title(language);
        if self.has_title(language) {
            return title.to_owned();
        }
        format!("{title} ({})", titles::is_english(language))
    }

    /// The file.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// Whether this name stands somewhere in it as whole words; `folded` has no case, accents or signs.
    pub fn mentions(&self, folded: &str) -> bool {
        let text = self.folded.0.get_or_init(|| fold(self.text));
        let mut found = text.match_indices(folded);
        !folded.is_empty()
            && found.any(|(at, name)| {
                let before = text[..at].chars().next_back().is_none_or(|letter| letter == ' ');
                before && text[at + name.len()..].chars().next().is_none_or(|letter| letter == ' ')
            })
    }
}

struct All {
    rulings: Vec<Ruling>,
    /// Deck lists: path and text.
    lists: Vec<(&'static str, &'static str)>,
}

static ALL: LazyLock<All> = LazyLock::new(|| {
    let bytes = miniz_oxide::inflate::decompress_to_vec(PACKED).expect("we packed it ourselves");
    unpack(String::from_utf8(bytes).expect("only texts were packed").leak())
});

fn unpack(mut packed: &'static str) -> All {
    let mut all = All { rulings: Vec::new(), lists: Vec::new() };
    while let Some((path, rest)) = packed.split_once('\n') {
        let (length, rest) = rest.split_once('\n').expect("a path is followed by a length");
        let (text, rest) = rest.split_at(length.parse().expect("a length is a number"));
        if path.ends_with(".lore") {
            all.rulings.push(read(path, text));
        } else {
            all.lists.push((path, text));
        }
        packed = rest;
    }
    all
}

fn read(path: &'static str, text: &'static str) -> Ruling {
    let header = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default().trim();
    Ruling {
        path,
        title: header("title:"),
        rules: numbers_in(header("rules:")),
        source: header("source:"),
        text,
        folded: Folded(std::sync::OnceLock::new()),
    }
}

/// All rulings, by path.
pub fn rulings() -> &'static [Ruling] {
    &ALL.rulings
}

/// The ruling with this path or name, with or without its ending.
pub fn get(name: &str) -> Option<&'static Ruling> {
    let name = name.strip_suffix(".lore").unwrap_or(name);
    let name = name.strip_prefix("rulings/").unwrap_or(name);
    rulings().iter().find(|ruling| ruling.name() == name || ruling.path.strip_suffix(".lore") == Some(name))
}

/// A deck list that lies beside a ruling, by the path that the ruling gives.
pub fn file(beside: &Ruling, path: &str) -> Option<&'static str> {
    let wanted =
        if beside.folder().is_empty() { path.to_owned() } else { format!("{}/{path}", beside.folder()) };
    // `../decks/list.txt`: one folder up for each.
    let mut parts: Vec<&str> = Vec::new();
    for part in wanted.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    let wanted = parts.join("/");
    ALL.lists.iter().find(|(own, _)| *own == wanted).map(|(_, text)| *text)
}
