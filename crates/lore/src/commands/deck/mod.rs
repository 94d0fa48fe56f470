//! `lore deck …`

mod check;
mod convert;
mod stats;
mod tune;

use anyhow::Result;
use cards::deck::{self, Deck, Format};
use library::Library;
use std::path::Path;

use crate::output::{Exit, Output, told};
use crate::{Options, files, lists};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    Check(check::Args),
    Convert(convert::Args),
    Stats(stats::Args),
    Tune(tune::Args),
}

pub(crate) fn run(command: &Command, options: &Options, output: &mut Output) -> Result<Exit> {
    match command {
        Command::Check(args) => check::run(args, options, output),
        Command::Convert(args) => convert::run(args, options, output),
        Command::Stats(args) => stats::run(args, options, output),
        Command::Tune(args) => tune::run(args, options, output),
    }
}

/// The deck of a file, or a ready deck by its name where there is no such file.
fn read(path: &Path, library: &Library, options: &Options) -> Result<Deck> {
    let ready = path.to_str().filter(|_| !path.exists()).and_then(table::ready);
    let text = match ready {
        Some(ready) => ready.text.to_owned(),
        None => files::read_text(path, deck::LIST_BYTES_LIMIT)?,
    };
    deck::read(&text, library.catalogue()).map_err(|problems| {
        let shown = path.display().to_string();
        let lines = lists::faults(&shown, &text, &problems, options.language()).join("\n");
        told(|words| (words.list_cannot_be_read)(&lines))
    })
}

/// The format of a name.
pub(super) fn format<'a>(name: &str, library: &'a Library) -> Result<&'a Format> {
    library.format(name).ok_or_else(|| {
        let names: Vec<&str> = library.formats().iter().map(|format| format.name.0.as_str()).collect();
        let names = names.join(", ");
        told(|words| (words.no_format_called)(&format_args!("{name:?}"), &names))
    })
}
