//! Rules cited by the numbers of the edition that was judged by.

use engine::Edition;
use notation::{CardTexts, Language, Verdict, narrate_citing};
use rulebook::{Number, rulebook};

/// The rulebook's name for an edition that can be played.
fn edition_of(edition: Edition) -> Option<rulebook::Edition> {
    match edition {
        Edition::V1 => rulebook::Edition::read("1.x"),
        Edition::V2_2 => rulebook::Edition::read("2.2"),
        Edition::V2_3 => None,
    }
}

/// A rule by its number in an edition. A number that nobody knows there is that of today, with a star.
pub(crate) fn citation(rule: &str, edition: Edition) -> String {
    let (Some(older), Ok(number)) = (edition_of(edition), rule.parse::<Number>()) else {
        return rule.to_owned();
    };
    match (rulebook().number_in(number, older), edition) {
        (Some((_, number)), _) => number.to_string(),
        (None, Edition::V1) => format!("{rule}*"),
        // What did not move since 2.2 is not listed.
        (None, Edition::V2_2 | Edition::V2_3) => rule.to_owned(),
    }
}

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

/// What the judge found, with the edition and its numbers where it is not today's.
pub(crate) fn narrated(verdict: &Verdict, language: Language) -> String {
    let edition = verdict.edition;
    let told = narrate_citing(verdict, language, CardTexts::Once, &|rule| citation(rule, edition));
    let (_, rest) = told.split_once('\n').unwrap_or((&told, ""));
    let title = titled(&verdict.title, language);
    if edition == Edition::default() {
        return format!("{title}\n{rest}");
    }
    let name = edition_of(edition).map(|edition| edition.to_string()).unwrap_or_default();
    let head = language.pick(format!("edition {name} of the rules"), format!("edición {name} de las reglas"));
    let star = match rest.contains("* ") && edition == Edition::V1 {
        true => language.pick(
            "      * the number of today: that of this edition is not known\n",
            "      * número de hoy: no se conoce el de esta edición\n",
        ),
        false => "",
    };
    format!("{title} ({head})\n{rest}{star}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_numbers() {
        assert_eq!(citation("8.8.1", Edition::V2_3), "8.8.1");
        assert_eq!(citation("6.5.7", Edition::V1), "7.7.7");
        assert_eq!(citation("", Edition::V1), "");
        assert!(citation("4.6.6.2", Edition::V1).chars().count() > 0);
    }
}
