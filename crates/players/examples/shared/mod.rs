//! What the examples that play matches share: players and lists by name.

mod ready;

use engine::program::DefIx;
use lorekeeper_players::{Adept, Budget, Network, Player, PlayerKind, Search, Style, WEIGHTS};
use std::error::Error;
use std::sync::Arc;

use ready::ready_decks;

pub(crate) use ready::Lists;

/// A player by its name; `adept@FILE` and `search:N@FILE` have other weights, `adept,share=0.5,width=4` thinks in another way.
#[derive(Clone)]
pub(crate) enum Who {
    Kind(PlayerKind),
    Adept(Arc<Network>, Style),
    Search(Arc<Network>, Budget, lorekeeper_players::Lists),
}

impl Who {
    /// From a word.
    pub(crate) fn read(word: &str) -> Result<Who, Box<dyn Error>> {
        let (word, path) = word.split_once('@').map_or((word, None), |(word, path)| (word, Some(path)));
        let (name, ways) = word.split_once(',').map_or((word, ""), |(name, ways)| (name, ways));
        if path.is_none() && ways.is_empty() {
            return Ok(Who::Kind(name.parse()?));
        }
        let weights = match path {
            Some(path) => std::fs::read_to_string(path)?,
            None => WEIGHTS.to_owned(),
        };
        let network = Arc::new(Network::read(&weights)?);
        if let PlayerKind::Search(budget, lists) = name.parse()? {
            return Ok(Who::Search(network, budget, lists));
        }
        let mut style = Style::default();
        for way in ways.split(',').filter(|way| !way.is_empty()) {
            let (what, much) = way.split_once('=').ok_or_else(|| format!("{way}: no '='"))?;
            match what {
                "width" => style.effort.width = much.parse()?,
                "nodes" => style.effort.nodes = much.parse()?,
                "replies" => style.replies = much.parse()?,
                "near" => style.near = much.parse()?,
                "reply-width" => style.reply.width = much.parse()?,
                "reply-nodes" => style.reply.nodes = much.parse()?,
                "share" => style.reply_share = much.parse()?,
                "next-lines" => style.next_lines = much.parse()?,
                "next-near" => style.next_near = much.parse()?,
                "next-width" => style.next.width = much.parse()?,
                "next-nodes" => style.next.nodes = much.parse()?,
                "next-share" => style.next_share = much.parse()?,
                "ink" => style.ink_most = much.parse()?,
                "card" => style.card = much.parse()?,
                _ => return Err(format!("{what}: no way to think").into()),
            }
        }
        Ok(Who::Adept(network, style))
    }

    /// The player at a table.
    pub(crate) fn seated(&self, seed: u64) -> Box<dyn Player> {
        match self {
            Who::Kind(kind) => kind.seated(seed),
            Who::Search(network, budget, lists) => {
                Box::new(Search::of_network(seed, *budget, *lists, network.clone()))
            }
            Who::Adept(network, style) => Box::new(Adept::of_network(seed, network.clone(), *style)),
        }
    }
}

/// Takes `--seed N` out of the words; 1 where there is none.
pub(crate) fn seed(words: &mut Vec<String>) -> Result<u64, Box<dyn Error>> {
    let Some(at) = words.iter().position(|word| word == "--seed") else { return Ok(1) };
    let seed = words.get(at + 1).ok_or("--seed needs a number")?.parse()?;
    words.drain(at..at + 2);
    Ok(seed)
}

/// A ready deck by its name, or the list of a file.
pub(crate) fn deck(lists: &Lists, name: &str) -> Result<Vec<DefIx>, Box<dyn Error>> {
    let ready = ready_decks()?.into_iter().find(|path| path.file_stem().is_some_and(|stem| stem == name));
    lists.read(&ready.unwrap_or_else(|| name.into()))
}
