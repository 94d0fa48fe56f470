//! `lore play`: a game now, in the terminal.

use anyhow::{Context, Result, anyhow, bail};
use cards::deck::LIST_BYTES_LIMIT;
use engine::Variant;
use notation::syntax::{DeckList, Player};
use players::PlayerKind;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Beginning, Collection, Config, Lesson, READY, Seated, Session};

use crate::output::{Cleaned, Exit, Output, say};
use crate::{Options, files, known, lists, signals};

/// Play a game now: against a bot, or with friends at one keyboard
///
/// Needs no file: ready decks are built in. Every answer is kept at once, and --resume goes on where a game stopped.
/// On a terminal the table fills the screen; --plain plays in lines, for screen readers and pipes.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore play --tutorial
  lore play --deck amber-steel-songs --against search --against ruby-steel-racers --lang es")]
pub(crate) struct Args {
    /// Your deck: a file, or the name of a ready deck (in a hotseat game once for each player)
    #[arg(long, value_name = "DECK")]
    deck: Vec<String>,
    /// The opponent: random, greedy, adept, search, search:N or search:Nms, a deck, or both by giving it twice; once more for each further one
    #[arg(long, value_name = "WHO")]
    against: Vec<String>,
    /// Seed of all chance; without it every game is another
    #[arg(long)]
    seed: Option<u32>,
    /// All players are people at this keyboard
    #[arg(long, conflicts_with = "against")]
    hotseat: bool,
    /// How many players, 2 to 4
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// A variant: pack-rush (10.2), with decks of any size, or coconut, with 25 lore to win
    #[arg(long, value_name = "NAME", value_parser = variant, conflicts_with_all = ["tutorial", "resume"])]
    variant: Option<Variant>,
    /// Two against two, with turns at the same time (9.3): with --players 4, those who sit opposite play together
    #[arg(long, conflicts_with_all = ["tutorial", "resume"])]
    teams: bool,
    /// Lines instead of a screen
    #[arg(long)]
    plain: bool,
    /// A first game, explained step by step
    #[arg(long, conflicts_with_all = ["deck", "against", "hotseat", "players", "resume", "seed"])]
    tutorial: bool,
    /// Go on with the last game, or with a saved one
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["deck", "against", "hotseat", "players", "seed"])]
    resume: Option<Option<PathBuf>>,
    /// List the ready decks
    #[arg(long)]
    decks: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    if args.decks {
        for deck in READY {
            let about = deck.text.lines().next().unwrap_or_default().trim_start_matches('#').trim();
            output.line(format_args!("{:28} {about}", deck.name))?;
        }
        return Ok(Exit::Yes);
    }
    let language = options.language();
    let collection = Collection::new(known::library(options)?);
    let (mut session, lesson) = open(args, &collection, options)?;
    let is_screen = !args.plain && io::stdout().is_terminal() && io::stdin().is_terminal();
    if is_screen {
        let look = terminal::screen::Look { colours: output.is_coloured() };
        let end = terminal::screen::play(&collection, &mut session, lesson.clone(), look);
        match end.map_err(|error| anyhow!(error.say(language)))? {
            terminal::plain::End::Over => output.line(terminal::plain::closing(&collection, &session))?,
            terminal::plain::End::Left => output.line(terminal::plain::parting(language, lesson.as_ref()))?,
        }
    } else {
        // Every answer is on disk already: there is only something to say. Stdout may be locked by whoever waits for a line.
        let parting = terminal::plain::parting(language, lesson.as_ref());
        signals::on_signal(move |status| {
            say(format_args!("\n{parting}"));
            std::process::exit(status);
        });
        let mut input = io::stdin().lock();
        let mut lines = Cleaned(io::stdout().lock());
        match terminal::plain::play(&collection, &mut session, lesson, &mut input, &mut lines) {
            Ok(_) => {}
            // Bare, so that a reader who has seen enough is recognised.
            Err(terminal::plain::PlainError::Io(error)) => return Err(error.into()),
            Err(error) => bail!(error.say(language)),
        }
    }
    Ok(Exit::Yes)
}

fn open(args: &Args, collection: &Collection, options: &Options) -> Result<(Session, Option<Lesson>)> {
    let language = options.language();
    if args.tutorial {
        let (lesson, file) = Lesson::first_game(collection)?;
        let beginning = Beginning::Position(Box::new(file));
        let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
        let session = Session::begin(collection, Config { beginning, seats, seed: 1, language })?;
        return Ok((session, Some(lesson)));
    }
    let said = |error: table::SessionError| anyhow!(error.say(language));
    let autosave = autosave(options)?;
    if let Some(file) = &args.resume {
        let path = file.as_deref().unwrap_or(&autosave);
        let session = Session::resume(collection, path, language).map_err(said)?;
        if let Some(mended) = &session.mended {
            say(mended.say(language));
        }
        return Ok((session, None));
    }
    let config = begin(args, collection, options)?;
    let mut session = Session::begin(collection, config).map_err(said)?;
    keep_journal(&mut session, collection, &autosave, options)?;
    Ok((session, None))
}

/// How many games of one person are kept at once.
const GAMES_AT_ONCE: usize = 16;

/// Keeps the journal where the last game is, or beside it while that one is being played.
fn keep_journal(
    session: &mut Session,
    collection: &Collection,
    autosave: &Path,
    options: &Options,
) -> Result<()> {
    for number in 1..=GAMES_AT_ONCE {
        let path = match number {
            1 => autosave.to_owned(),
            _ => autosave.with_file_name(format!("play-{number}.game")),
        };
        match session.keep_journal(collection, &path) {
            Ok(()) if number > 1 => {
                let path = path.display();
                say((options.words().another_game_being_played_one)(&path));
                return Ok(());
            }
            Ok(()) => return Ok(()),
            Err(error) if error.is_in_use() && number < GAMES_AT_ONCE => {}
            Err(error) => bail!(error.say(options.language())),
        }
    }
    Ok(())
}

/// Seats and decks as the command asks for them.
fn begin(args: &Args, collection: &Collection, options: &Options) -> Result<Config> {
    let seed = u64::from(args.seed.unwrap_or_else(seed_of_the_moment));
    let count = usize::from(args.players);
    let mut bots = Vec::new();
    let mut theirs = Vec::new();
    for who in &args.against {
        match who.parse::<PlayerKind>() {
            Ok(kind) => bots.push(Seated::Bot(kind)),
            Err(_) => theirs.push(
                deck(who, collection, options)
                    .with_context(|| (options.words().neither_bot_nor_deck)(&who))?,
            ),
        }
    }
    let own = args.deck.iter().map(|name| deck(name, collection, options)).collect::<Result<Vec<_>>>()?;
    let people = if args.hotseat { count } else { 1 };
    if own.len() > people && !args.hotseat {
        bail!(options.words().deck_your_own_deck_give);
    }
    if own.len() > people || bots.len() + theirs.len() > 2 * (count - people) {
        bail!(options.words().more_decks_or_opponents_than);
    }
    let last = bots.last().copied().unwrap_or(Seated::Bot(PlayerKind::Greedy));
    let mut seats = vec![Seated::Human; people];
    seats.extend(bots.into_iter().chain(std::iter::repeat(last)).take(count - people));
    // The simple decks first: they are the ones to begin with.
    let ready = READY.iter().skip(own.len());
    let mut ready = ready.map(|ready| deck(ready.name, collection, options));
    let mut decks = Vec::new();
    let mut own = own.into_iter();
    let mut theirs = theirs.into_iter();
    for seat in &seats {
        let chosen = if *seat == Seated::Human { own.next() } else { theirs.next() };
        decks.push(match chosen {
            Some(chosen) => chosen,
            None => ready.next().ok_or_else(|| anyhow!(options.words().no_ready_deck_left))??,
        });
    }
    // 2.2.1.1: chance decides who starts.
    let first = if args.hotseat { 0 } else { (seed % count as u64) as usize };
    seats.rotate_right(first);
    decks.rotate_right(first);
    if args.teams && count != TEAM_PLAYERS {
        bail!(options.words().teams_need_four);
    }
    let teams = match args.teams {
        true => vec![vec![Player::A, Player::C], vec![Player::B, Player::D]],
        false => Vec::new(),
    };
    let beginning = Beginning::Special { decks, variant: args.variant.unwrap_or_default(), teams };
    Ok(Config { beginning, seats, seed, language: options.language() })
}

/// How many players make two teams of two.
const TEAM_PLAYERS: usize = 4;

/// A variant by its name.
fn variant(name: &str) -> std::result::Result<Variant, String> {
    let known: Vec<&str> = Variant::ALL.iter().map(|variant| variant.name()).collect();
    Variant::from_name(name).ok_or_else(|| known.join(", "))
}

/// A ready deck, or one from a file in any dialect that `deck check` reads.
fn deck(name: &str, collection: &Collection, options: &Options) -> Result<(String, DeckList)> {
    let text = match table::ready(name) {
        Some(ready) => ready.text.to_owned(),
        None if !Path::new(name).exists() && name != "-" => {
            bail!((options.words().no_ready_deck_has_name)(&name))
        }
        None => files::read_text(Path::new(name), LIST_BYTES_LIMIT)?,
    };
    let catalogue = collection.library().catalogue();
    let deck = cards::deck::read(&text, catalogue).map_err(|problems| {
        let problems = lists::faults(name, &text, &problems, options.language());
        let unread = options.words().deck_cannot_be_read;
        anyhow!("{name}: {unread}\n{}", problems.join("\n"))
    })?;
    let cards = deck.cards().iter().map(|entry| (entry.count, catalogue[entry.card].full_name())).collect();
    Ok((name.to_owned(), DeckList { cards }))
}

/// Where the game under way is kept.
fn autosave(options: &Options) -> Result<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = folder("XDG_STATE_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/state")))
        .or_else(|| folder("LOCALAPPDATA"))
        .ok_or_else(|| anyhow!(options.words().no_folder_for_games))?;
    Ok(state.join("lorekeeper").join("play.game"))
}

/// A seed that nobody chose.
fn seed_of_the_moment() -> u32 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (now.as_nanos() % 1_000_000) as u32
}
