//! `lore`: the one binary.
//!
//! Results go to stdout, talk to stderr. Exit status: 0 for yes and done, 1 for a well-formed question whose answer is
//! no (an illegal deck, a text that cannot be read), 2 for input that cannot be used; 130, 143 or 129 for a
//! run that Ctrl-C, SIGTERM or the end of the terminal stopped. Each command is a module of
//! [`commands`]; what they share stands beside it.

mod cases;
mod cited;
mod commands;
mod data;
mod drawn;
mod files;
mod gaming;
mod known;
mod lists;
mod opened;
mod output;
mod reading;
mod signals;
mod words;

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;

use output::{Exit, Output};
use words::Words;

/// The executable rulebook of the Disney Lorcana trading card game (unofficial).
#[derive(Parser)]
#[command(name = "lore", version, disable_help_subcommand = true)]
struct Lore {
    #[command(flatten)]
    options: Options,
    #[command(subcommand)]
    command: Command,
}

/// What every command understands.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Further cards, laid over the library (any file that `cards import` reads, or a library file); repeatable
    #[arg(long, value_name = "FILE", global = true)]
    cards: Vec<PathBuf>,
    /// Language of card text, rules and judgements; without it, the one of the environment's locale
    #[arg(long, value_name = "LANG", global = true)]
    lang: Option<Language>,
    /// Colours: always, never, or on a terminal unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", global = true, default_value = "auto")]
    color: Color,
}

pub(crate) use vocabulary::Language;

impl Options {
    /// The language asked for, else that of the environment's locale, else English.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| locale_language(|name| std::env::var(name).ok()))
    }

    /// What is said in that language.
    pub(crate) fn words(&self) -> &'static Words {
        words::words(self.language())
    }
}

/// The first locale variable that is set decides, as everywhere on a terminal.
fn locale_language(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| variable(name));
    let locale = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default().to_lowercase();
    Language::ALL.into_iter().find(|language| locale.starts_with(language.code())).unwrap_or_default()
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
enum Command {
    Analyse(commands::analyse::Args),
    Ask(commands::ask::Args),
    Bench(commands::bench::Args),
    BotProtocol(commands::bot_protocol::Args),
    /// Show, search, check and import cards
    #[command(subcommand)]
    Cards(commands::cards::Command),
    /// Check, convert, measure and tune deck lists
    #[command(subcommand)]
    Deck(commands::deck::Command),
    Case(commands::case::Args),
    Completions(commands::completions::Args),
    Exam(commands::exam::Args),
    Gauntlet(commands::gauntlet::Args),
    Judge(commands::judge::Args),
    Man(commands::man::Args),
    /// Check a folder of Markdown notes
    #[command(subcommand)]
    Notes(commands::notes::Command),
    Perft(commands::perft::Args),
    Prove(commands::prove::Args),
    Puzzles(commands::puzzles::Args),
    Replay(commands::replay::Args),
    Play(commands::play::Args),
    Rule(commands::rule::Args),
    Rulings(commands::rulings::Args),
    /// Write the rulebook as notes or as a page
    #[command(subcommand)]
    Rulebook(commands::rulebook::Command),
    Mcp(commands::mcp::Args),
    Serve(commands::serve::Args),
    Sim(commands::sim::Args),
    Solve(commands::solve::Args),
}

/// Tells what is wrong with the words of a command. Words that would command the terminal are shown, not obeyed.
fn refused(error: &clap::Error) -> ! {
    let is_harmful = |word: std::ffi::OsString| word.to_string_lossy().contains(char::is_control);
    if !std::env::args_os().any(is_harmful) {
        error.exit();
    }
    output::say(error.render());
    std::process::exit(error.exit_code())
}

fn main() -> ExitCode {
    let lore = Lore::try_parse().unwrap_or_else(|error| refused(&error));
    let mut output = Output::new(lore.options.color);
    let result = match &lore.command {
        Command::Analyse(args) => commands::analyse::run(args, &lore.options, &mut output),
        Command::Ask(args) => commands::ask::run(args, &lore.options, &mut output),
        Command::Bench(args) => commands::bench::run(args, &lore.options, &mut output),
        Command::BotProtocol(args) => commands::bot_protocol::run(args, &mut output),
        Command::Cards(command) => commands::cards::run(command, &lore.options, &mut output),
        Command::Deck(command) => commands::deck::run(command, &lore.options, &mut output),
        Command::Case(args) => commands::case::run(args, &lore.options, &mut output),
        Command::Completions(args) => commands::completions::run(args, Lore::command(), &mut output),
        Command::Man(args) => commands::man::run(args, Lore::command(), &mut output),
        Command::Exam(args) => commands::exam::run(args, &lore.options, &mut output),
        Command::Notes(command) => commands::notes::run(command, &lore.options, &mut output),
        Command::Gauntlet(args) => commands::gauntlet::run(args, &lore.options, &mut output),
        Command::Judge(args) => commands::judge::run(args, &lore.options, &mut output),
        Command::Perft(args) => commands::perft::run(args, &lore.options, &mut output),
        Command::Puzzles(args) => commands::puzzles::run(args, &lore.options, &mut output),
        Command::Prove(args) => commands::prove::run(args, &lore.options, &mut output),
        Command::Replay(args) => commands::replay::run(args, &lore.options, &mut output),
        Command::Play(args) => commands::play::run(args, &lore.options, &mut output),
        Command::Rule(args) => commands::rule::run(args, &lore.options, &mut output),
        Command::Rulings(args) => commands::rulings::run(args, &lore.options, &mut output),
        Command::Rulebook(command) => commands::rulebook::run(command, &lore.options, &mut output),
        Command::Mcp(args) => commands::mcp::run(args, &lore.options),
        Command::Serve(args) => commands::serve::run(args, &lore.options, &mut output),
        Command::Solve(args) => commands::solve::run(args, &lore.options, &mut output),
        Command::Sim(args) => commands::sim::run(args, &lore.options, &mut output),
    };
    match result.and_then(|exit| output.finish().map(|()| exit)) {
        Ok(exit) => exit.into(),
        // Whoever read our output has seen enough.
        Err(error) if output::is_broken_pipe(&error) => Exit::Yes.into(),
        Err(error) => {
            output::complain(&error, lore.options.language());
            Exit::Unusable.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_decides_the_language() {
        let of = |pairs: &'static [(&str, &str)]| {
            locale_language(|name| pairs.iter().find(|(key, _)| *key == name).map(|(_, v)| (*v).to_owned()))
        };
        assert!(of(&[("LANG", "es_ES.UTF-8")]) == Language::Spanish);
        assert!(of(&[("LC_ALL", "en_GB.UTF-8"), ("LANG", "es_ES.UTF-8")]) == Language::English);
        assert!(of(&[("LC_ALL", ""), ("LANG", "es_MX.UTF-8")]) == Language::Spanish);
        assert!(of(&[]) == Language::English);
    }
}
