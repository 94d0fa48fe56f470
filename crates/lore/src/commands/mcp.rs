//! `lore mcp`: the judge, the rulebook, the cards and the rulings as tools for assistants, over stdin and stdout.

use anyhow::{Result, anyhow};
use engine::{Edition, Rules};
use library::Library;
use notation::syntax::Start;
use notation::{CardNames, Catalog, Diagnostic, attach_decks, catalog_of, judge, names_of, read, render_in};
use rmcp::handler::server::router::tool::ToolRouter;
use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::{CallToolResult, ContentBlock, Implementation, ServerCapabilities, ServerConfig};
use rmcp::{ServerHandler, ServiceExt, tool, tool_handler, tool_router};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

use super::rule::answer_data;
use crate::data::{Card, Judgement, RulingPage, Rulings, Text};
use crate::output::Exit;
use crate::{Language, Options, known};
use table::Query;

/// Serve the judge, the rulebook, the cards and the rulings to an assistant (Model Context Protocol, over stdin and stdout)
///
/// The assistant starts this command itself; it ends when its input ends. Tools: judge, rule, cards, card, rulings, ruling.
#[derive(clap::Args)]
#[command(after_help = "Example of an assistant's settings:
  { \"mcpServers\": { \"lorekeeper\": { \"command\": \"lore\", \"args\": [\"mcp\"] } } }")]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args, options: &Options) -> Result<Exit> {
    let server = Server::new(known::library(options)?, options.language());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    runtime.block_on(async {
        // An assistant that leaves before it said hello wanted nothing.
        match server.serve(rmcp::transport::stdio()).await {
            Ok(running) => running.waiting().await.map(drop).map_err(|error| anyhow!(error)),
            Err(rmcp::service::ServerInitializeError::ConnectionClosed(_)) => Ok(()),
            Err(error) => Err(anyhow!(error)),
        }
    })?;
    Ok(Exit::Yes)
}

/// The longest list that a tool answers with, unless it is asked for more.
const LIST_MAX: usize = 25;
/// The longest list that may be asked for.
const LIST_LIMIT: usize = 200;

#[derive(Clone)]
struct Server {
    desk: Arc<Desk>,
    tool_router: ToolRouter<Server>,
}

/// What the tools work with.
struct Desk {
    library: Library,
    language: Language,
    /// Made when a position is judged for the first time: all cards as the engine knows them.
    bench: OnceLock<(CardNames, Catalog)>,
}

#[derive(Deserialize, JsonSchema)]
struct JudgeParams {
    /// The position, the moves and what is expected, in the .lore notation (NOTATION.md).
    position: Option<String>,
    /// Instead of a position: the name of a ruling that is known.
    ruling: Option<String>,
    /// The edition of the Comprehensive Rules: 2.3 (the default), 2.2 or 1.
    edition: Option<String>,
    /// en or es.
    lang: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
struct QueryParams {
    /// What is looked for.
    query: String,
    /// en or es.
    lang: Option<String>,
    /// How many at most.
    limit: Option<usize>,
}

#[derive(Deserialize, JsonSchema)]
struct NameParams {
    /// The name.
    name: String,
    /// en or es.
    lang: Option<String>,
}

/// A list that may be longer than what is shown.
#[derive(Serialize)]
struct Listed<T> {
    #[serde(flatten)]
    list: T,
    /// How many there are.
    total: usize,
}

#[derive(Serialize)]
struct Cards {
    cards: Vec<Card>,
}

#[tool_router]
impl Server {
    fn new(library: Library, language: Language) -> Server {
        let desk = Desk { library, language, bench: OnceLock::new() };
        Server { desk: Arc::new(desk), tool_router: Self::tool_router() }
    }

    /// Judges a position.
    #[tool(
        name = "judge",
        description = "Play a position of the game by the rules and tell what happens, each step with its rule number. Use it instead of guessing an interaction. Give the position in the .lore notation, or the name of a known ruling."
    )]
    fn judge(&self, Parameters(params): Parameters<JudgeParams>) -> CallToolResult {
        answered(self.desk.judge(&params))
    }

    /// Explains a rule.
    #[tool(
        name = "rule",
        description = "Explain a rule of the Comprehensive Rules by its number (older numbers too), or find rules by words, a whole question in English or Spanish, or a #tag. The answer has the text in both languages, what changed in which edition, and the rulings about it."
    )]
    fn rule(&self, Parameters(params): Parameters<QueryParams>) -> CallToolResult {
        answered(
            self.desk.language(params.lang.as_deref()).map(|language| answer_data(&params.query, language)),
        )
    }

    /// Finds cards.
    #[tool(
        name = "cards",
        description = "Find cards by fields and words, for example: cost<=3 ink:amber class:hero keyword:support \"banish chosen\". Spanish fields and words work as well (coste<=3 tinta:ámbar \"desterrar\")."
    )]
    fn cards(&self, Parameters(params): Parameters<QueryParams>) -> CallToolResult {
        answered(self.desk.cards(&params))
    }

    /// Shows a card.
    #[tool(
        name = "card",
        description = "Show one card by its full name: facts, text in both languages, and the first rulings in which it has a place (`rulings` finds all)."
    )]
    fn card(&self, Parameters(params): Parameters<NameParams>) -> CallToolResult {
        answered(self.desk.card(&params))
    }

    /// Finds rulings.
    #[tool(
        name = "rulings",
        description = "Find rulings (positions whose outcome is proved) by rule number, keyword, card, #tag or words."
    )]
    fn rulings(&self, Parameters(params): Parameters<QueryParams>) -> CallToolResult {
        answered(self.desk.rulings(&params))
    }

    /// Shows a ruling.
    #[tool(
        name = "ruling",
        description = "Show one ruling by its name: its claim, its rules and its text in the .lore notation."
    )]
    fn ruling(&self, Parameters(params): Parameters<NameParams>) -> CallToolResult {
        let ruling =
            rulings::get(&params.name).ok_or_else(|| format!("no ruling is called {:?}", params.name));
        answered(ruling.map(RulingPage::of))
    }
}

#[tool_handler(router = self.tool_router)]
impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("lorekeeper", env!("CARGO_PKG_VERSION")))
            .with_instructions(
                "The rules of the Disney Lorcana trading card game, executable (unofficial). Look rules up with `rule`, cards with \
                 `cards` and `card`, precedents with `rulings`, and prove what happens with `judge`; cite the rule numbers.",
            )
    }
}

/// An answer as JSON, or what is wrong with the question.
fn answered<T: Serialize>(answer: Result<T, String>) -> CallToolResult {
    match answer.and_then(|answer| serde_json::to_value(answer).map_err(|error| error.to_string())) {
        Ok(value) => CallToolResult::structured(value),
        Err(error) => CallToolResult::error(vec![ContentBlock::text(error)]),
    }
}

fn limit(asked: Option<usize>) -> usize {
    asked.unwrap_or(LIST_MAX).min(LIST_LIMIT)
}

impl Desk {
    fn language(&self, asked: Option<&str>) -> Result<Language, String> {
        asked.map_or(Ok(self.language), |code| code.parse::<Language>().map_err(|error| error.to_string()))
    }

    fn judge(&self, params: &JudgeParams) -> Result<Judgement, String> {
        let language = self.language(params.lang.as_deref())?;
        let edition = match &params.edition {
            Some(name) => {
                Some(Edition::from_name(name).ok_or_else(|| format!("no edition is called {name:?}"))?)
            }
            None => None,
        };
        let ruling = match &params.ruling {
            Some(name) => Some(rulings::get(name).ok_or_else(|| format!("no ruling is called {name:?}"))?),
            None => None,
        };
        let text = match (&params.position, ruling) {
            (Some(position), None) => position.as_str(),
            (None, Some(ruling)) => ruling.text(),
            (Some(_), Some(_)) | (None, None) => return Err("give either a position or a ruling".to_owned()),
        };
        let (names, catalog) =
            self.bench.get_or_init(|| (names_of(&self.library), catalog_of(&self.library)));
        let (mut file, mut found) = read(text, names);
        let deck = |path: &str| rulings::file(ruling?, path).map(str::to_owned);
        found.extend(attach_decks(&mut file, names, deck));
        // What a finished ruling must have besides, a title say, has no line; a question may lack it.
        if ruling.is_none() && !matches!(file.start, Start::Absent) {
            found.retain(|found| found.span.line > 0);
        }
        let problems = found.iter().map(|found| render_in(found, "position", text, language)).collect();
        if found.iter().any(Diagnostic::is_error) {
            return Ok(Judgement::unread(file.header.title.unwrap_or_default(), problems));
        }
        // An edition that is asked for comes before the one that the text names.
        if edition.is_some() {
            file.header.edition = None;
        }
        let rules: Rules = edition.unwrap_or_default().into();
        Ok(Judgement::of(&judge(&file, catalog, rules), problems))
    }

    fn cards(&self, params: &QueryParams) -> Result<Listed<Cards>, String> {
        let query = Query::read(&params.query, self.language(params.lang.as_deref())?)?;
        let found = query.find(&self.library).map_err(|error| format!("{error:#}"))?;
        let shown = found.iter().take(limit(params.limit));
        let cards = shown.map(|card| Card::facts(self.library.facts(*card))).collect();
        Ok(Listed { list: Cards { cards }, total: found.len() })
    }

    /// A card with the first of its rulings: one that stands in hundreds would fill a conversation.
    fn card(&self, params: &NameParams) -> Result<Listed<Card>, String> {
        let language = self.language(params.lang.as_deref())?;
        let card = self.library.resolve(&params.name).map_err(|error| error.to_string())?;
        let mut list = Card::of(&self.library, card, Text(language)).map_err(|error| format!("{error:#}"))?;
        let total = list.keep_rulings(LIST_MAX);
        Ok(Listed { list, total })
    }

    fn rulings(&self, params: &QueryParams) -> Result<Listed<Rulings>, String> {
        let found = rulings::find(&params.query, self.language(params.lang.as_deref())?);
        let shown = &found[..found.len().min(limit(params.limit))];
        Ok(Listed { list: Rulings::of(&params.query, shown), total: found.len() })
    }
}
