//! Rules cited by the numbers of the edition that was judged by.

use crate::words::words;
use desk::cited::{citation, name_of};
use engine::Edition;
use notation::{CardTexts, Language, Verdict, narrate_citing};

/// The title of a ruling of the program in a language; any other as it is.
pub(crate) fn titled(title: &str, language: Language) -> String {
    if language == Language::default() {
        return title.to_owned();
    }
    let same = |ruling: &&rulings::Ruling| ruling.title(Language::default()) == title;
    rulings::rulings()
        .iter()
        .find(same)
        .map_or_else(|| title.to_owned(), |ruling| ruling.title(language).to_owned())
}

/// What the judge found, with the edition that was judged by and its numbers.
pub(crate) fn narrated(verdict: &Verdict, language: Language) -> String {
    let edition = verdict.edition;
    let told = narrate_citing(verdict, language, CardTexts::Once, &|rule| citation(rule, edition));
    let (_, rest) = told.split_once('\n').unwrap_or((&told, ""));
    let title = titled(&verdict.title, language);
    let name = name_of(edition);
    let head = (words(language).edition_of_the_rules)(&name);
    let star = match rest.contains("* ") && edition != Edition::default() {
        true => words(language).number_of_today,
        false => "",
    };
    format!("{title} ({head})\n{rest}{star}")
}
