//! Rules cited by the numbers of the edition that was judged by.

use desk::cited::{citation, name_of};
use engine::Edition;
use notation::{CardTexts, Language, Verdict, narrate_citing};

/// The title of a ruling of the program in a language; any other as it is.
pub(crate) fn titled(title: &str, language: Language) -> String {
    if language == Language::English {
        return title.to_owned();
    }
    let same = |ruling: &&rulings::Ruling| ruling.title(Language::English) == title;
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
    let head = language.pick(format!("edition {name} of the rules"), format!("edición {name} de las reglas"));
    let star = match rest.contains("* ") && edition != Edition::default() {
        true => language.pick(
            "      * the number of today: that of this edition is not known\n",
            "      * número de hoy: no se conoce el de esta edición\n",
        ),
        false => "",
    };
    format!("{title} ({head})\n{rest}{star}")
}
