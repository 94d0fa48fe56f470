//! `lore bot-protocol`: how a bot in any language plays.

use anyhow::Result;

use crate::output::{Exit, Output};

/// Explain how a bot in any language plays over stdin and stdout
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore bot-protocol
  lore bot-protocol | less")]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args, output: &mut Output) -> Result<Exit> {
    output.line(sim::bot::PROTOCOL.trim_end())?;
    Ok(Exit::Yes)
}
