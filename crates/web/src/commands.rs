//! The commands: one list from which the door and its TypeScript are made.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::books::{self, *};
use crate::cards_found::{self, *};
use crate::colours::{self, NotationWords};
use crate::decks::{self, *};
use crate::exams::{self, *};
use crate::games::{self, *};
use crate::judging::{self, *};
use crate::setup::{self, *};
use crate::simulation::{self, *};
use crate::typescript::Declarations;
use crate::{Desk, Trouble};

/// The largest input that is read, in bytes.
const INPUT_BYTES_MAX: usize = 32 << 20;

macro_rules! commands {
    ($($(#[doc = $doc:literal])* $name:ident: $input:ty => $output:ty, $handler:path;)*) => {
        impl Desk {
            /// Takes a command with its input as JSON and gives its answer as JSON: `{"ok": …}` or `{"trouble": "…"}`.
            pub fn call(&mut self, command: &str, input: &str) -> String {
                let answer = match command {
                    $(stringify!($name) => read::<$input>(input).and_then(|input| {
                        let output: $output = $handler(self, input)?;
                        written(&output)
                    }),)*
                    other => Err(Trouble(format!("there is no command {other:?}"))),
                };
                answer.unwrap_or_else(|trouble| {
                    serde_json::json!({ "trouble": trouble.0 }).to_string()
                })
            }
        }

        /// Adds every type of the wire, and the commands as an interface.
        pub(crate) fn declare(all: &mut Declarations) {
            $(
                all.add::<$input>();
                all.add::<$output>();
                all.command(stringify!($name), &[$($doc),*], all.name::<$input>(), all.name::<$output>());
            )*
        }
    };
}

commands! {
    /// What is at hand.
    about: Nothing => About, books::about;
    /// Plays a text as far as it goes.
    judge: JudgeInput => Judgement, judging::judge;
    /// Adds an answer to a text.
    play_on: PlayOnInput => PlayedOn, judging::play_on;
    /// What cannot be done with a card now, and why.
    why_not: WhyNotInput => Vec<RefusedMove>, judging::why_not;
    /// The verdict on a text as the terminal tells it.
    verdict: VerdictInput => VerdictText, judging::verdict;
    /// A ruling in the form of a case, in Markdown.
    case: JudgeInput => String, judging::case;
    /// The position of a text, to be edited piece by piece.
    read_setup: TextInput => SetupRead, setup::read_setup;
    /// The text of an edited position.
    write_setup: Setup => String, setup::write_setup;
    /// The words of the notation, for the colours of the editor.
    notation_words: Nothing => NotationWords, colours::words;
    /// Cards as one types.
    find_cards: FindInput => Vec<CardBrief>, cards_found::find;
    /// Reads the texts of some more cards, so that searching them does not wait; true once all are read.
    prepare: Nothing => bool, cards_found::prepare;
    /// Cards by the query language.
    search_cards: SearchInput => CardsSearched, cards_found::search;
    /// A card in words, as the table shows it.
    card_text: CardInput => Vec<String>, cards_found::text;
    /// Everything about a card.
    card: CardInput => CardPage, cards_found::card;
    /// The files of rulings, for the books.
    load_rulings: RulingsInput => u32, books::load_rulings;
    /// A ruling's text.
    ruling: TextInput => String, books::ruling;
    /// The table of contents of the rulebook.
    contents: BookInput => Vec<RuleBrief>, books::contents;
    /// A rule with everything around it, or where its number went.
    rule: RuleInput => RuleAnswer, books::rule;
    /// Rules that speak of something.
    search_rules: RuleInput => Vec<RuleHit>, books::search;
    /// Decks that need no file.
    ready_decks: Nothing => Vec<DeckText>, decks::ready;
    /// Whether a deck is legal, and what is in it.
    check_deck: DeckInput => DeckReport, decks::check;
    /// Who can play, and how well.
    bots: BookInput => Vec<BotShown>, games::bots;
    /// Begins a game.
    begin_game: BeginInput => GameState, games::begin;
    /// Begins the first lesson.
    begin_lesson: BookInput => GameState, games::begin_lesson;
    /// Goes on with a saved game.
    resume_game: ResumeInput => GameState, games::resume;
    /// A game as it stands.
    game: GameInput => GameState, games::state;
    /// Answers the open question.
    answer: AnswerInput => GameState, games::answer;
    /// Lets the bot who must decide answer once.
    bot: GameInput => GameState, games::bot;
    /// Takes back to the player's last own decision.
    undo: GameInput => UndoneState, games::undo;
    /// What the adviser would do.
    hint: GameInput => Option<HintGiven>, games::hint;
    /// What cannot be done with a card now, and why.
    game_why_not: GameCardInput => Vec<RefusedMove>, games::why_not;
    /// Gives the game up.
    concede: GameInput => GameState, games::concede;
    /// How the game went so far.
    course: GameInput => Course, games::course;
    /// The game as a `.lore` file with its decks.
    game_file: GameInput => GameFile, games::file;
    /// A saved game at one of its moments.
    replay: ReplayInput => ReplayState, games::replay;
    /// Ends a game and forgets it.
    drop_game: GameInput => Nothing, games::drop_game;
    /// Begins an exam; the rulings must have been loaded.
    begin_exam: ExamInput => ExamSheet, exams::begin;
    /// The questions of the exam under way, in another language.
    exam_sheet: BookInput => ExamSheet, exams::sheet;
    /// Marks an answer and explains it.
    mark_answer: ExamAnswer => ExamMarked, exams::mark;
    /// Prepares a simulation.
    begin_simulation: SimulationInput => SimulationBegun, simulation::begin;
    /// Plays some games of it and gives what they came to.
    simulate: SimulateInput => String, simulation::simulate;
    /// Sums of games as shares with intervals.
    simulation_summary: SummaryInput => SimulationShown, simulation::summary;
    /// Random games with a checksum, for measuring.
    bench: BenchInput => BenchScore, simulation::bench;
}

fn read<T: DeserializeOwned>(input: &str) -> Result<T, Trouble> {
    if input.len() > INPUT_BYTES_MAX {
        return Err(Trouble(format!("the input is longer than {INPUT_BYTES_MAX} bytes")));
    }
    Ok(serde_json::from_str(input)?)
}

#[derive(Serialize)]
struct Good<'a, T> {
    ok: &'a T,
}

fn written<T: Serialize>(output: &T) -> Result<String, Trouble> {
    Ok(serde_json::to_string(&Good { ok: output })?)
}
