//! What commands that play games share: decks that can be played, players, threads, and a way to stop.

use anyhow::{Result, anyhow};
use cards::deck::{self, Deck as List, Format, LIST_BYTES_LIMIT};
use library::Library;
use narrate::start::illegal;
use notation::Catalog;
use sim::{BOT_START, BOT_TIME, Deck, Who};
use std::io::{IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::output::{reason, say, told};
use crate::{Options, files, lists, signals};

/// How games are played, whatever the command.
#[derive(clap::Args)]
pub(crate) struct Gaming {
    /// Who plays: random, greedy, adept, search, search:N, search:Nms, those with +open, or bot:COMMAND; one for all decks, or one for each. A command with commas stands in
    /// quotes of its own, or has its own --players
    #[arg(long, value_name = "WHO,…", default_value = "adept")]
    pub(crate) players: Vec<String>,
    /// The seed; the same seed gives the same games. Without it, a secret one of the system's, which the results tell
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// How long a bot may think about one decision, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = BOT_TIME.as_secs_f64())]
    bot_time: f64,
    /// How long a bot's process may take to start, in seconds, on top of its first decision
    #[arg(long, value_name = "SECONDS", default_value_t = BOT_START.as_secs_f64())]
    bot_start: f64,
}

impl Gaming {
    /// The player of each deck.
    pub(crate) fn players(&self, decks: usize) -> Result<Vec<Who>> {
        let limit = Duration::try_from_secs_f64(self.bot_time)
            .ok()
            .filter(|limit| !limit.is_zero())
            .ok_or_else(|| seconds("--bot-time", self.bot_time))?;
        let start = Duration::try_from_secs_f64(self.bot_start)
            .map_err(|_| seconds("--bot-start", self.bot_start))?;
        let mut players = Vec::new();
        for text in self.players.iter().flat_map(|texts| parts(texts)) {
            let mut who: Who = text.parse().map_err(|error| anyhow!("{error}; or bot:COMMAND"))?;
            if let Who::Bot(command) = &mut who {
                command.time_limit = limit;
                command.start_limit = start;
            }
            players.push(who);
        }
        match players.as_slice() {
            [one] => Ok(vec![one.clone(); decks]),
            several if several.len() == decks => Ok(players),
            several => Err(told(|words| (words.players_for_decks)(&several.len(), &decks))),
        }
    }
}

fn seconds(option: &str, found: f64) -> anyhow::Error {
    told(|words| (words.seconds_expected)(&option, &found))
}

/// A seed that nobody can guess, and short enough to be typed again.
pub(crate) fn secret_seed() -> u64 {
    // The standard library's hash maps are keyed by the system's chance, which is the one door it has to that.
    let chance = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), std::process::id());
    chance >> 11
}

/// How far results of a player can be trusted, in a sentence.
pub(crate) fn trust(who: &Who, options: &Options) -> String {
    match who {
        Who::Own(kind) => kind.strength(options.language()).to_owned(),
        Who::Bot(_) | Who::Guest(_) => options.words().strength_not_known.to_owned(),
    }
}

/// The parts of a list, between commas that stand in no quotes.
fn parts(list: &str) -> Vec<&str> {
    let mut quote = None;
    list.split(|letter: char| {
        match (letter, quote) {
            ('\'' | '"', None) => quote = Some(letter),
            (letter, Some(open)) if letter == open => quote = None,
            _ => {}
        }
        letter == ',' && quote.is_none()
    })
    .collect()
}

/// The decks of files. All that is wrong with any of them is reported together, before a game begins; where a format is given, what is not
/// legal in it is named (1.10.1), and played.
pub(crate) fn decks(
    paths: &[PathBuf],
    library: &Library,
    catalog: &Catalog,
    format: Option<&Format>,
    options: &Options,
) -> Result<Vec<Deck>> {
    let mut decks: Vec<Deck> = Vec::new();
    let (mut problems, mut violations) = (Vec::new(), Vec::new());
    for path in paths {
        match one_deck(path, library, catalog, options) {
            Ok((mut deck, list)) => {
                if let Some(format) = format {
                    for line in illegalities(path, &list, format, library, options) {
                        // The same deck on both sides is named once.
                        if !violations.contains(&line) {
                            violations.push(line);
                        }
                    }
                }
                let same =
                    decks.iter().filter(|known| known.name == deck.name || is_copy(known, &deck)).count();
                if same > 0 {
                    deck.name = format!("{} ({})", deck.name, same + 1);
                }
                decks.push(deck);
            }
            Err(lines) => {
                // The same list on both sides is told once.
                let new = lines.into_iter().filter(|line| !problems.contains(line)).collect::<Vec<_>>();
                problems.extend(new);
            }
        }
    }
    if !problems.is_empty() {
        let problems = problems.join("\n");
        return Err(told(|words| (words.decks_cannot_be_played)(&problems)));
    }
    let warning = options.words().warning_not_legal;
    violations.iter().for_each(|line| say(format_args!("{warning}: {line}")));
    Ok(decks)
}

/// What is against the rules of deck building (1.10.1), each with its deck and place.
fn illegalities(
    path: &Path,
    list: &List,
    format: &Format,
    library: &Library,
    options: &Options,
) -> Vec<String> {
    let found = deck::check(list, format, library.catalogue(), |card| library.deck_rules(card));
    let line = |violation| format!("{}: {}", path.display(), illegal(violation).say(options.language()));
    found.iter().map(line).collect()
}

fn is_copy(known: &Deck, deck: &Deck) -> bool {
    known.name.strip_prefix(deck.name.as_str()).is_some_and(|rest| rest.starts_with(" ("))
}

fn one_deck(
    path: &Path,
    library: &Library,
    catalog: &Catalog,
    options: &Options,
) -> Result<(Deck, List), Vec<String>> {
    let shown = path.display();
    // A file comes before a ready deck of the same name.
    let ready = path.to_str().filter(|_| !path.exists()).and_then(table::ready);
    let text = match ready {
        Some(ready) => ready.text.to_owned(),
        None => files::read_text(path, LIST_BYTES_LIMIT)
            .map_err(|error| vec![reason(&error, options.language())])?,
    };
    let list = deck::read(&text, library.catalogue())
        .map_err(|problems| lists::faults(&shown.to_string(), &text, &problems, options.language()))?;
    let name = path.file_stem().map_or_else(|| shown.to_string(), |stem| stem.to_string_lossy().into_owned());
    let deck = Deck::new(&name, &list, library, catalog).map_err(|wrong| {
        let line = |card: &str| {
            let entry = list.entries.iter().find(|entry| library.facts(entry.card).full_name() == card);
            entry.map_or_else(String::new, |entry| format!("{}: ", entry.place))
        };
        wrong.iter().map(|wrong| format!("{shown}: {}{wrong}", line(&wrong.card))).collect::<Vec<_>>()
    })?;
    Ok((deck, list))
}

/// As many threads as asked for, or as the machine runs at once.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked.or_else(|| std::thread::available_parallelism().ok()).map_or(1, usize::from)
}

/// Set by the first signal to stop; the second ends the program.
pub(crate) fn stop(options: &Options) -> &'static AtomicBool {
    signals::stop(options, |words| words.stopping_after_games)
}

/// A bar with the time left, on a terminal only.
pub(crate) struct Bar {
    is_shown: bool,
    begun: Instant,
    first: u64,
    total: u64,
    last: std::sync::Mutex<Instant>,
}

const BAR_EVERY: Duration = Duration::from_millis(200);
const BAR_WIDTH: u64 = 24;

impl Bar {
    /// A bar of `total` games, `first` of which are done already.
    pub(crate) fn new(first: u64, total: u64) -> Bar {
        let now = Instant::now();
        Bar { is_shown: std::io::stderr().is_terminal(), begun: now, first, total, last: now.into() }
    }

    pub(crate) fn show(&self, done: u64) {
        if !self.is_shown {
            return;
        }
        let Ok(mut last) = self.last.lock() else { return };
        if last.elapsed() < BAR_EVERY {
            return;
        }
        *last = Instant::now();
        let seconds = self.begun.elapsed().as_secs_f64().max(1e-3);
        let rate = done.saturating_sub(self.first) as f64 / seconds;
        let left = self.total.saturating_sub(done) as f64 / rate.max(1e-9);
        let full = (done * BAR_WIDTH / self.total.max(1)).min(BAR_WIDTH) as usize;
        let bar = format!("{}{}", "█".repeat(full), "░".repeat(BAR_WIDTH as usize - full));
        let _ = write!(
            std::io::stderr(),
            "\r{bar} {done}/{} games, {rate:.1}/s, {} left \u{1b}[K",
            self.total,
            span(left)
        );
    }

    /// Takes the bar away.
    pub(crate) fn done(&self) {
        if self.is_shown {
            let _ = write!(std::io::stderr(), "\r\u{1b}[K");
        }
    }
}

fn span(seconds: f64) -> String {
    let seconds = seconds.min(359_999.0).round() as u64;
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        _ => format!("{} h {:02} min", seconds / 3600, seconds / 60 % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn commas_in_quotes_are_the_command_s_own() {
        assert_eq!(parts("greedy,random"), ["greedy", "random"]);
        let bot = "bot:python3 -c 'import sys,json',greedy";
        assert_eq!(parts(bot), ["bot:python3 -c 'import sys,json'", "greedy"]);
        assert_eq!(parts("bot:a \"it's, so\",b"), ["bot:a \"it's, so\"", "b"]);
    }
}
