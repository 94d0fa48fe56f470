//! `lore completions`: words that a shell completes.

use anyhow::Result;
use clap_complete::Shell;

use crate::output::{Exit, Output};

/// Print what a shell needs to complete the commands and options of lore
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore completions bash > ~/.local/share/bash-completion/completions/lore
  lore completions zsh > ~/.zfunc/_lore")]
pub(crate) struct Args {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(args: &Args, mut lore: clap::Command, output: &mut Output) -> Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut lore, "lore", &mut script);
    output.line(String::from_utf8(script)?.trim_end())?;
    Ok(Exit::Yes)
}
