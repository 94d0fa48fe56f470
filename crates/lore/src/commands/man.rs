//! `lore man`: the help of all commands as pages for `man`.

use anyhow::{Context, Result};
use clap_mangen::Man;
use std::path::{Path, PathBuf};

use crate::files::{self, Existing};
use crate::output::{Exit, Output};

/// Print the manual page, or write one for each command into a folder
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore man | man -l -
  lore man --out ~/.local/share/man/man1")]
pub(crate) struct Args {
    /// Write a page for each command into this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, lore: clap::Command, output: &mut Output) -> Result<Exit> {
    match &args.out {
        Some(folder) => write(folder, lore, output)?,
        None => output.line(page(lore)?.trim_end())?,
    }
    Ok(Exit::Yes)
}

fn page(command: clap::Command) -> Result<String> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(String::from_utf8(page)?)
}

/// A page for the program and for each command below it, named as `man` looks them up: `lore-deck-check.1`.
fn write(folder: &Path, lore: clap::Command, output: &mut Output) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    // Building it passes the options that all commands know down to each.
    let mut lore = lore;
    lore.build();
    let mut open = vec![lore];
    while let Some(command) = open.pop() {
        open.extend(command.get_subcommands().filter(|below| !below.is_hide_set()).cloned());
        let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
        let file = folder.join(format!("{name}.1"));
        files::replace(&file, page(command)?.as_bytes(), Existing::Overwritten)?;
        output.line(file.display())?;
    }
    Ok(())
}
