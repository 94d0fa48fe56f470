//! `lore cards …`

mod check;
mod import;
mod search;
mod show;

use anyhow::Result;

use crate::Options;
use crate::output::{Exit, Output};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    Import(import::Args),
    Show(show::Args),
    Search(search::Args),
    Check(check::Args),
}

pub(crate) fn run(command: &Command, options: &Options, output: &mut Output) -> Result<Exit> {
    match command {
        Command::Import(args) => import::run(args, output),
        Command::Show(args) => show::run(args, options, output),
        Command::Search(args) => search::run(args, options, output),
        Command::Check(args) => check::run(args, options, output),
    }
}
