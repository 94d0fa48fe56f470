//! Header lines, `key: value`.

use engine::{Edition, Variant};
use script::Player;

use super::Reader;
use crate::diagnostics::{Hint, Problem};
use crate::names::nearest;
use vocabulary::spelling::trim;

const KEYS: [&str; 8] = ["title", "rules", "source", "note", "seed", "edition", "variant", "teams"];

impl<'t> Reader<'_, 't> {
    pub(super) fn header_line(&mut self, text: &'t str) {
        let Some((key, value)) = text.split_once(':') else {
            return self.bad(text, Problem::HeaderExpected);
        };
        let (written, value) = (trim(key), trim(value));
        let Some(key) = KEYS.into_iter().find(|known| *known == written) else {
            let near = nearest(&written.to_lowercase(), KEYS.into_iter().map(|key| (key, key.to_owned())));
            let hints = if near.is_empty() {
                vec![Hint::Note("the keys are: title, rules, source, note, seed, edition, variant, teams")]
            } else {
                vec![Hint::DidYouMean(near)]
            };
            return self.bad_with(written, Problem::HeaderUnknown(written.to_owned()), hints);
        };
        if !self.header_seen.insert(key) && key != "note" {
            self.bad(written, Problem::HeaderTwice(key));
        }
        if value.is_empty() {
            return self.bad(written, Problem::HeaderEmpty(key));
        }
        match key {
            "title" => self.file.header.title = Some(value.to_owned()),
            "source" => self.file.header.source = Some(value.to_owned()),
            "note" => self.file.header.notes.push(value.to_owned()),
            "seed" => self.seed(value),
            "edition" => self.edition(value),
            "variant" => self.variant(value),
            "teams" => self.teams(value),
            _ => self.rules(value),
        }
    }

    fn seed(&mut self, value: &str) {
        let digits = value.strip_prefix('-').unwrap_or(value);
        match value.parse() {
            Ok(seed) if super::line::is_number(digits) => self.file.header.seed = Some(seed),
            _ => self.bad(value, Problem::SeedNotInteger(value.to_owned())),
        }
    }

    fn edition(&mut self, value: &str) {
        match Edition::from_name(value) {
            Some(edition) => self.file.header.edition = Some(edition),
            None => self.bad_with(
                value,
                Problem::EditionUnknown(value.to_owned()),
                vec![Hint::Write("edition: 2.3   or: 2.2, 1")],
            ),
        }
    }

    fn variant(&mut self, value: &str) {
        match Variant::from_name(value) {
            Some(variant) => self.file.header.variant = Some(variant),
            None => self.bad_with(
                value,
                Problem::VariantUnknown(value.to_owned()),
                vec![Hint::Write("variant: pack-rush   or: coconut, ordinary")],
            ),
        }
    }

    /// 9.3: the players of a team side by side, teams separated by semicolons.
    fn teams(&mut self, value: &'t str) {
        let mut teams: Vec<Vec<Player>> = Vec::new();
        for team in value.split(';') {
            let mut players = Vec::new();
            for word in team.split([' ', ',']).map(trim).filter(|word| !word.is_empty()) {
                let player = Player::ALL.into_iter().find(|player| player.to_string() == word);
                let is_new = player.is_some_and(|player| {
                    !teams.iter().chain([&players]).flatten().any(|other| *other == player)
                });
                match player.filter(|_| is_new) {
                    Some(player) => players.push(player),
                    None => {
                        let hints = vec![Hint::Write("teams: A C; B D")];
                        return self.bad_with(word, Problem::NotATeam(word.to_owned()), hints);
                    }
                }
            }
            teams.push(players);
        }
        self.file.header.teams = teams;
    }

    fn rules(&mut self, value: &'t str) {
        for rule in value.split(',').map(trim) {
            if rule.split('.').all(super::line::is_number) {
                self.file.header.rules.push(rule.to_owned());
            } else {
                self.bad_with(
                    rule,
                    Problem::NotARule(rule.to_owned()),
                    vec![Hint::Write("rules: 1.7.7, 8.15.1")],
                );
            }
        }
    }
}
