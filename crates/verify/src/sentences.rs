//! Sentences that nobody has printed, made of phrases that cards use: subject, filter, trigger, duration, cost, amount and structure
//! are recombined. Each must be read, written back as it was, told in Spanish, have a meaning, and be playable.

use crate::{DeckSource, Depth, Fault, prove_game};
use cards::library::{CardText, LibraryCard, Printed};
use cards::{CardFacts, CardId, Classification, fingerprint::Fingerprint};
use engine::program::DefIx;
use engine::state::ChaCha8;
use library::Library;
use syntax::{Lexicon, english, read_paragraph, spanish};
use vocabulary::{CardKind, Ink};

/// A paragraph for a card of a kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sentence {
    /// The kind of card it would stand on.
    pub kind: CardKind,
    /// As it would be printed.
    pub text: String,
}

/// What is wrong with how a sentence is understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The sentence.
    pub sentence: Sentence,
    /// Where it failed.
    pub step: Step,
    /// What was found there.
    pub what: String,
}

/// How far a sentence came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// It cannot be read.
    Read,
    /// Read again from what was written, it is another tree.
    ReadAgain,
    /// Its Spanish has English words left in it.
    Spanish,
    /// It has no meaning.
    Meaning,
}

/// So many different sentences; the same seed gives the same ones.
pub fn sentences(count: usize, seed: u64) -> Vec<Sentence> {
    let mut rng = ChaCha8::new(seed);
    let mut found = std::collections::BTreeSet::new();
    let mut tries = 0;
    while found.len() < count && tries < count * 20 {
        found.insert(sentence(&mut rng));
        tries += 1;
    }
    found.into_iter().collect()
}

/// Reads a sentence, writes it back, reads that again, tells it in Spanish and finds its meaning; the card that has it.
pub fn understand(sentence: &Sentence, lexicon: &Lexicon, number: usize) -> Result<LibraryCard, Misread> {
    let wrong = |step, what: String| Misread { sentence: sentence.clone(), step, what };
    let read = |text: &str| {
        read_paragraph(sentence.kind, text, lexicon)
            .map_err(|found| found.first().map_or(String::new(), |found| found.render()))
    };
    let Some(first) = read(&sentence.text).map_err(|what| wrong(Step::Read, what))? else {
        return Err(wrong(Step::Read, "nothing to read".to_owned()));
    };
    let again = read(&english(&first.ability)).map_err(|what| wrong(Step::ReadAgain, what))?;
    if again.map(|again| again.ability).as_ref() != Some(&first.ability) {
        return Err(wrong(Step::ReadAgain, english(&first.ability)));
    }
    let told = spanish(&first.ability);
    if let Some(word) = left_in_english(&told) {
        return Err(wrong(Step::Spanish, format!("'{word}' in: {told}")));
    }
    if let Err(why) = meaning::elaborate_in_full(&first.ability, sentence.kind) {
        return Err(wrong(Step::Meaning, why.to_string()));
    }
    let printed = Printed { fingerprint: Fingerprint::of(&first.text), ability: first.ability };
    Ok(LibraryCard { facts: facts(sentence.kind, number), text: CardText::Read(vec![printed]) })
}

/// Plays so many random games about each of the cards, with all cards of the library around it.
pub fn play(
    library: Library,
    cards: Vec<LibraryCard>,
    games: u64,
    depth: Depth,
) -> Result<Vec<Fault>, String> {
    let library = library.with_cards(cards).map_err(|why| why.to_string())?;
    let catalog = notation::catalog_of(&library);
    let pool = catalog.pool();
    let source = DeckSource::new(pool);
    let count = source.len() as u64;
    let is_made_up =
        |def: &DefIx| pool.card(*def).names.first().is_some_and(|name| pool.name(*name).starts_with(NAME));
    let places: Vec<u64> =
        (0_u64..).zip(source.cards()).filter(|(_, def)| is_made_up(def)).map(|(place, _)| place).collect();
    let seeds = places.iter().flat_map(|place| (0..games).map(move |round| place + round * count));
    Ok(seeds.flat_map(|seed| prove_game(pool, &source, seed, depth).faults).collect())
}

/// How the cards are named that only exist to be proved.
const NAME: &str = "Proof ";

/// A word that Spanish does not have; proper names begin with a capital letter.
fn left_in_english(told: &str) -> Option<&str> {
    const WORDS: [&str; 20] = [
        "with",
        "your",
        "their",
        "character",
        "characters",
        "card",
        "cards",
        "damage",
        "turn",
        "chosen",
        "whenever",
        "may",
        "each",
        "and",
        "from",
        "into",
        "this",
        "that",
        "draw",
        "opponent",
    ];
    told.split(|c: char| !c.is_alphanumeric()).find(|word| WORDS.contains(word))
}

/// A plain card of a kind, cheap enough to be played.
fn facts(kind: CardKind, number: usize) -> CardFacts {
    let name = format!("{NAME}{number}");
    let character = kind == CardKind::Character;
    let location = kind == CardKind::Location;
    CardFacts {
        id: CardId(format!("proof-{number}")),
        name,
        version: (character || location).then(|| "Made Up".to_owned()),
        kind,
        inks: Ink::ALL[number % Ink::ALL.len()].into(),
        cost: 2,
        inkable: true,
        strength: character.then_some(2),
        willpower: (character || location).then_some(3),
        lore: (character || location).then_some(1),
        move_cost: location.then_some(1),
        classifications: if character { vec![Classification("Hero".to_owned())] } else { Vec::new() },
        printings: Vec::new(),
    }
}

/// Picks one.
fn pick<'p>(rng: &mut ChaCha8, phrases: &[&'p str]) -> &'p str {
    phrases[rng.below(u32::try_from(phrases.len()).unwrap_or(1).max(1)) as usize]
}

/// One in so many times.
fn sometimes(rng: &mut ChaCha8, times: u32) -> bool {
    rng.below(times) == 0
}

fn sentence(rng: &mut ChaCha8) -> Sentence {
    let kind = match rng.below(10) {
        0..=4 => CardKind::Character,
        5 | 6 => CardKind::Action { song: false },
        7 => CardKind::Action { song: true },
        8 => CardKind::Item,
        _ => CardKind::Location,
    };
    let text = match kind {
        CardKind::Action { .. } => effect(rng),
        CardKind::Item if sometimes(rng, 2) => format!("{} — {}", cost(rng), effect(rng)),
        CardKind::Character | CardKind::Item | CardKind::Location => match rng.below(3) {
            0 => stated(rng, kind),
            _ => triggered(rng, kind),
        },
    };
    Sentence { kind, text }
}

fn triggered(rng: &mut ChaCha8, kind: CardKind) -> String {
    let lead = if sometimes(rng, 4) { "During your turn, " } else { "" };
    let trigger = match kind {
        CardKind::Character if sometimes(rng, 2) => pick(
            rng,
            &[
                "when you play this character",
                "whenever this character quests",
                "whenever this character challenges another character",
                "whenever this character is challenged",
                "when this character is banished",
                "when this character is banished in a challenge",
                "whenever this character sings a song",
                "whenever this character is dealt damage",
                "when you play this character and whenever she quests",
                "when this character leaves play",
                "whenever you ready this character",
                "when you shift this character onto another character",
                "when you play this character using Shift",
            ],
        ),
        CardKind::Location if sometimes(rng, 2) => pick(
            rng,
            &[
                "whenever a character quests while here",
                "whenever one of your characters moves here",
                "whenever a character moves from here",
                "when you play this location",
                "when this location is banished",
                "whenever a character is challenged while here",
            ],
        ),
        _ => pick(
            rng,
            &[
                "whenever you play a character",
                "whenever you play another character",
                "whenever you play a song",
                "whenever you play your second action in a turn",
                "whenever you play a third card in a turn",
                "whenever you play a Hero character",
                "whenever an opponent plays an action",
                "whenever one of your other characters is banished",
                "whenever one of your characters is banished in a challenge",
                "whenever a character is returned to your hand from play",
                "whenever you draw a second card in a turn",
                "whenever you discard a card",
                "whenever a card is put into your inkwell",
                "whenever you ink a card",
                "whenever you remove 1 or more damage from a character",
                "whenever damage is removed from one of your characters",
                "whenever one of your characters is readied",
                "whenever you shift a character",
                "whenever you use Shift to play a character",
                "whenever an opponent loses lore",
                "whenever you gain lore",
                "whenever you get an ink drop",
                "whenever an item is banished",
                "whenever one or more cards leave your discard",
                "the first time you play a card each turn",
                "the second time one of your characters quests each turn",
                "at the start of your turn",
                "at the end of your turn",
                "at the end of each opponent's turn",
                "at the end of each turn",
            ],
        ),
    };
    let condition = if sometimes(rng, 3) { format!("if {}, ", condition(rng)) } else { String::new() };
    let may = if sometimes(rng, 2) { "you may " } else { "" };
    let order = orders(rng);
    capitalised(&format!("{lead}{trigger}, {condition}{may}{order}."))
}

/// What is so as long as the card is there.
fn stated(rng: &mut ChaCha8, kind: CardKind) -> String {
    let this = match kind {
        CardKind::Location => "this location",
        CardKind::Item => "your characters",
        CardKind::Character | CardKind::Action { .. } => "this character",
    };
    let who = if sometimes(rng, 2) {
        this.to_owned()
    } else {
        pick(
            rng,
            &[
                "your other characters",
                "your Hero characters",
                "your characters with Evasive",
                "your exerted characters",
                "opposing damaged characters",
                "your characters with cost 3 or less",
                "your characters named Elsa",
                "opposing characters with 5 {S} or more",
            ],
        )
        .to_owned()
    };
    let many = who != "this character" && who != "this location";
    let (get, gain, have) = if many { ("get", "gain", "have") } else { ("gets", "gains", "has") };
    let what = if who == "this location" {
        format!("{get} +1 {}", pick(rng, &["{L}", "{W}"]))
    } else {
        match rng.below(4) {
            0 => format!("{get} +{} {}", 1 + rng.below(3), pick(rng, &["{S}", "{L}", "{W}"])),
            1 => {
                let each = pick(rng, &["other character", "item", "location", "Hero character"]);
                format!("{get} +1 {{S}} for each {each} you have in play")
            }
            2 => format!("{} {}", pick(rng, &[gain, have]), pick(rng, KEYWORDS)),
            _ => format!(
                "can't {}",
                pick(
                    rng,
                    &[
                        "quest",
                        "challenge",
                        "be challenged",
                        "ready at the start of their turn",
                        "be dealt damage",
                        "be returned to a player's hand",
                        "be exerted",
                        "be banished",
                    ],
                )
            ),
        }
    };
    match rng.below(3) {
        0 => capitalised(&format!("{who} {what}.")),
        1 => capitalised(&format!("while {}, {who} {what}.", condition(rng))),
        _ => capitalised(&format!(
            "{} {who} {what}.",
            pick(rng, &["during your turn,", "during opponents' turns,"])
        )),
    }
}

const KEYWORDS: &[&str] =
    &["Evasive", "Rush", "Ward", "Bodyguard", "Support", "Resist +1", "Challenger +2", "Alert", "Reckless"];

fn condition(rng: &mut ChaCha8) -> String {
    let thing = pick(
        rng,
        &[
            "another character",
            "a Hero character",
            "a character named Elsa",
            "a location",
            "an exerted item",
            "a damaged character",
            "3 or more characters",
            "exactly 2 items",
            "no other characters",
            "at least 2 locations",
            "fewer than 3 characters",
            "3 or more characters with different names",
        ],
    );
    let others = [
        "you have no cards in your hand",
        "you have 5 or more cards in your inkwell",
        "you have the most lore",
        "you have the fewest cards in your hand",
        "an opponent has the most lore",
        "an opponent has more lore than you",
        "you have more cards in your hand than each opponent",
        "no opponent has 10 or more lore",
        "you've played a song this turn",
        "a character was banished this turn",
        "you have 10 or more lore",
        "you have an ink drop",
        "the total {S} of your characters is 10 or more",
        "it's your turn",
        "there are 5 or more cards in your discard",
    ];
    if sometimes(rng, 2) { format!("you have {thing} in play") } else { pick(rng, &others).to_owned() }
}

fn cost(rng: &mut ChaCha8) -> String {
    let more = pick(
        rng,
        &[
            "",
            ", 1 {I}",
            ", 2 {I}",
            ", Banish this item",
            ", Choose and discard a card",
            ", Remove an ink drop",
            ", Banish one of your items",
        ],
    );
    format!("{{E}}{more}")
}

/// A whole effect: one sentence or two.
fn effect(rng: &mut ChaCha8) -> String {
    let first = orders(rng);
    let text = match rng.below(12) {
        0 => format!("{first}. if {}, {}.", condition(rng), order(rng)),
        1 => format!("if {}, {}.", condition(rng), order(rng)),
        2 => format!("you may {}. if you do, {}.", paid(rng), order(rng)),
        3 => format!("choose one:\n• {}.\n• {}.", order(rng), order(rng)),
        4 => format!("each opponent {}.", pick(rng, OPPONENT)),
        5 => {
            let each = pick(rng, &["item", "Hero character", "location"]);
            format!("{} for each {each} you have in play.", counted(rng))
        }
        6 => format!("{}, where X is {}.", pick(rng, WITH_X), pick(rng, X)),
        7 => format!("{} if {}.", pick(rng, OR_MORE), condition(rng)),
        8 => format!("{}.", pick(rng, OF_THE_TURN)),
        _ => format!("{first}."),
    };
    capitalised(&text)
}

/// Amounts that are said behind.
const WITH_X: &[&str] = &[
    "deal X damage to chosen character",
    "draw X cards",
    "chosen character gets +X {S} this turn",
    "chosen character gains Resist +X this turn",
    "gain X lore",
    "each opponent loses X lore",
];

const X: &[&str] = &[
    "the number of items you have in play",
    "the number of cards in your hand",
    "the highest {S} among your characters",
    "the number of characters with different names you have in play",
    "the total cost of your items",
    "the number of cards in your discard",
];

/// Amounts with another one for a condition.
const OR_MORE: &[&str] = &[
    "deal 1 damage to chosen character, or 3 damage",
    "draw a card, or 2 cards",
    "gain 1 lore, or 2 lore",
    "chosen character gets +1 {S} this turn, or +3 {S}",
];

/// What waits, is divided, or is gone for the turn.
const OF_THE_TURN: &[&str] = &[
    "prevent the next 2 damage that would be dealt to chosen character this turn",
    "prevent all damage that would be dealt to your characters this turn",
    "prevent the next 3 damage that would be dealt to each of your Hero characters this turn",
    "divide 3 damage as you choose among any number of chosen characters",
    "divide 4 damage among up to 3 chosen opposing characters",
    "chosen character loses all abilities this turn",
    "opposing characters lose all keywords until the start of your next turn",
    "banish chosen character at the end of your turn",
    "return chosen character to their player's hand at the end of the turn",
    "draw a card at the end of the turn",
];

const OPPONENT: &[&str] = &[
    "loses 1 lore",
    "chooses and discards a card",
    "chooses and banishes one of their characters",
    "reveals their hand",
    "puts the top 2 cards of their deck into their discard",
    "loses half their lore, rounded down",
    "with more lore than you loses 1 lore",
];

fn counted(rng: &mut ChaCha8) -> String {
    pick(rng, &["draw a card", "gain 1 lore", "deal 1 damage to chosen character", "get an ink drop"])
        .to_owned()
}

/// What may be done for something else.
fn paid(rng: &mut ChaCha8) -> String {
    pick(
        rng,
        &[
            "choose and discard a card",
            "banish one of your items",
            "pay 2 {I}",
            "exert one of your characters",
            "return one of your other characters to your hand",
            "remove an ink drop",
        ],
    )
    .to_owned()
}

/// One order, or two joined.
fn orders(rng: &mut ChaCha8) -> String {
    match rng.below(5) {
        0 => format!("{}, then {}", order(rng), order(rng)),
        1 => format!("{} and {}", order(rng), order(rng)),
        2 => format!("{} to {}", paid(rng), order(rng)),
        _ => order(rng),
    }
}

fn order(rng: &mut ChaCha8) -> String {
    let number = 1 + rng.below(3);
    match rng.below(16) {
        0 => "draw a card".to_owned(),
        1 => format!("draw {} cards", number + 1),
        2 => format!("gain {number} lore"),
        3 => format!("deal {number} damage to {}", target(rng)),
        4 => format!("remove up to {number} damage from {}", target(rng)),
        5 => format!(
            "banish {}",
            pick(
                rng,
                &[
                    "chosen item",
                    "chosen damaged character",
                    "chosen location",
                    "chosen character with 2 {S} or less"
                ]
            )
        ),
        6 => format!("exert {}", target(rng)),
        7 => format!("return {} to their player's hand", target(rng)),
        8 => format!("give {} +{number} {{S}} {}", target(rng), duration(rng)),
        9 => format!("give {} {} {}", target(rng), pick(rng, KEYWORDS), duration(rng)),
        10 => "look at the bottom 3 cards of your deck and put them back in any order".to_owned(),
        11 => "put the bottom card of your deck into your inkwell facedown and exerted".to_owned(),
        12 => format!(
            "return {} card from your discard to your hand",
            pick(rng, &["a character", "an item", "a song", "a Hero character"])
        ),
        13 => format!("get {}", pick(rng, &["an ink drop", "2 ink drops"])),
        14 => format!(
            "ready {}",
            pick(rng, &["chosen item of yours", "chosen item", "chosen character of yours"])
        ),
        _ => format!(
            "play {} with cost {} or less for free",
            pick(rng, &["a character", "an item", "a Hero character"]),
            number + 1
        ),
    }
}

fn target(rng: &mut ChaCha8) -> String {
    let state = pick(rng, &["", "", "damaged ", "exerted ", "opposing ", "opposing damaged ", "Hero "]);
    let filter = pick(
        rng,
        &[
            "",
            "",
            " with 3 {S} or less",
            " with cost 4 or more",
            " with Evasive",
            " with exactly 2 {W}",
            " with 1 or more damage",
            " at a location",
        ],
    );
    let owner = if state.starts_with("opposing") || !sometimes(rng, 4) { "" } else { " of yours" };
    format!("chosen {state}character{owner}{filter}")
}

fn duration(rng: &mut ChaCha8) -> &'static str {
    pick(
        rng,
        &[
            "this turn",
            "this turn",
            "until the start of your next turn",
            "until the end of your next turn",
            "this turn and your next turn",
        ],
    )
}

/// Every sentence begins with a capital letter.
fn capitalised(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut begins = true;
    for c in text.chars() {
        if begins && c.is_alphabetic() {
            out.extend(c.to_uppercase());
            begins = false;
        } else {
            begins = begins && matches!(c, ' ' | '\n' | '•') || matches!(c, '.' | '•' | '\n');
            out.push(c);
        }
    }
    out
}
