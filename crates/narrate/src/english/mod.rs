//! The narrator's English.

mod found;
mod lasting;
mod line;
mod reason;
mod start;
mod why;

use super::message::{
    Banishing, Called, Ending, Enters, Instead, Keep, Looked, Message, Moment, Payment, Place, Precedence,
    ShiftKind, Textual, Waiting, Would,
};
use super::start::Obstacle;
use super::{Asked, Found, Language, Question, Reason, ToldExpectation, Tongue, Where, Why, counted};
use engine::record::{DrawnBecause, ExertedBecause, NotAsked};
use script::{Keyword, Player, Zone};

/// What a filler card is called.
const FILLER: &str = "a filler card";

/// How a file calls an ability without a name that another card gave.
const GRANTED: &str = "granted";

/// The narrator's English.
pub(super) struct English;

pub(super) static TONGUE: English = English;

impl Tongue for English {
    fn filler(&self) -> &'static str {
        FILLER
    }

    fn message(&self, message: &Message, you: Option<Player>) -> String {
        say(message, You(you))
    }

    fn fact(&self, told: &ToldExpectation) -> String {
        fact(told)
    }

    fn why(&self, why: &Why) -> String {
        why::why(why)
    }

    fn reason(&self, reason: &Reason) -> String {
        reason::reason(reason)
    }

    fn asked(&self, asked: Asked) -> &'static str {
        reason::asked(asked)
    }

    fn question(&self, asked: Asked, about: &Question) -> String {
        line::asks(asked, about)
    }

    fn found(&self, found: &Found) -> String {
        found::found(found)
    }

    fn place(&self, place: &Where) -> String {
        found::place(place)
    }

    fn obstacle(&self, obstacle: &Obstacle<'_>) -> String {
        start::obstacle(obstacle)
    }
}

/// Who is spoken to, if anybody is.
#[derive(Clone, Copy)]
struct You(Option<Player>);

impl You {
    fn is(self, player: Player) -> bool {
        self.0 == Some(player)
    }

    /// "A", or "you".
    fn name(self, player: Player) -> String {
        if self.is(player) { "you".to_owned() } else { player.to_string() }
    }

    /// "A's", or "your".
    fn whose(self, player: Player) -> String {
        if self.is(player) { "your".to_owned() } else { format!("{player}'s") }
    }

    /// "draws", or "draw".
    fn verb<'a>(self, player: Player, other: &'a str, own: &'a str) -> &'a str {
        if self.is(player) { own } else { other }
    }

    /// "A draws", or "you draw".
    fn does(self, player: Player, other: &str, own: &str) -> String {
        format!("{} {}", self.name(player), self.verb(player, other, own))
    }
}

fn say(message: &Message, you: You) -> String {
    match message {
        Message::OpeningHand { player, keep: Keep::All } => {
            format!("{} the opening hand", you.does(*player, "keeps", "keep"))
        }
        Message::OpeningHand { player, keep: Keep::Altered(count) } => {
            format!(
                "{} {} of the opening hand on the bottom of the deck and {} as many",
                you.does(*player, "puts", "put"),
                cards(*count),
                you.verb(*player, "draws", "draw")
            )
        }
        Message::TurnBegins { player } => format!("{} turn begins", you.whose(*player)),
        Message::ReadyStep { player } => {
            format!("Ready step: {}", you.does(*player, "readies own cards", "ready your cards"))
        }
        Message::SetStep { player } => {
            format!("Set step: {} characters are dry; locations give lore", you.whose(*player))
        }
        Message::DrawStep { player } if you.is(*player) => "Your Draw step".to_owned(),
        Message::DrawStep { player } => format!("Draw step of {player}"),
        Message::MainPhase { player } if you.is(*player) => "Your main phase".to_owned(),
        Message::MainPhase { player } => format!("Main phase of {player}"),
        Message::EndPhase { player } if you.is(*player) => "Your end-of-turn phase".to_owned(),
        Message::EndPhase { player } => format!("End-of-turn phase of {player}"),
        Message::SkipsDraw { player, by } => {
            let by = by.as_ref().map(|by| format!(": {}", textual(by))).unwrap_or_default();
            format!("{} the Draw step{by}", you.does(*player, "skips", "skip"))
        }
        Message::SkipsReady { player, by } => {
            let by = by.as_ref().map(|by| format!(": {}", textual(by))).unwrap_or_default();
            format!("{} the Ready step{by}", you.does(*player, "skips", "skip"))
        }

        Message::Inks { player, card } => {
            format!("{} {card} into the inkwell", you.does(*player, "puts", "put"))
        }
        Message::Plays { player, card, payment, is_action: _ } => {
            format!("{} {card}{}", you.does(*player, "plays", "play"), paid(payment))
        }
        Message::Pays { player, ink } => format!("{} {ink} ink", you.does(*player, "pays", "pay")),
        Message::Uses { player, card, ability } => {
            format!("{} {}", you.does(*player, "uses", "use"), of(card, ability))
        }
        Message::Quests { card, lore: Some(lore) } => format!("{card} quests for {lore} lore"),
        Message::Quests { card, lore: None } => format!("{card} quests"),
        Message::Challenges { card, target } => format!("{card} challenges {target}"),
        Message::ChallengeEnds { card, target } => {
            format!("the challenge of {card} against {target} is over")
        }
        Message::NoChallengeDamage { card } => {
            format!("{card} has left the challenge: it ends without a damage step")
        }
        Message::MovesTo { card, location } => format!("{card} moves to {location}"),
        Message::EndsTurn { player } => format!("{} the turn", you.does(*player, "ends", "end")),
        Message::Concedes { player } => you.does(*player, "concedes", "concede"),

        Message::Accepts { player, source } => {
            format!("{} yes{}", you.does(*player, "says", "say"), about(source))
        }
        Message::Declines { player, source } => {
            format!("{} no{}", you.does(*player, "says", "say"), about(source))
        }
        Message::ChoosesCards { player, cards } => {
            format!("{} {}", you.does(*player, "chooses", "choose"), list(cards))
        }
        Message::ChoosesNothing { player } => format!("{} nothing", you.does(*player, "chooses", "choose")),
        Message::ChoosesPlayers { player, players } => {
            let own = |other: &Player| match other == player && you.is(*player) {
                true => "yourself".to_owned(),
                false => you.name(*other),
            };
            let players: Vec<String> = players.iter().map(own).collect();
            format!("{} {}", you.does(*player, "chooses", "choose"), list(&players))
        }
        Message::ChoosesOption { player, option } => {
            format!("{} option {option}", you.does(*player, "chooses", "choose"))
        }
        Message::ChoosesNumber { player, number } => {
            format!("{} {number}", you.does(*player, "chooses", "choose"))
        }
        Message::Names { player, name } => format!("{} {name}", you.does(*player, "names", "name")),
        Message::Orders { player, cards } => {
            format!("{} them in this order: {}", you.does(*player, "puts", "put"), list(cards))
        }
        Message::Applies { player, card } => {
            let chooses = you.does(*player, "chooses", "choose");
            format!("{chooses} which replacement effect applies: that of {card}")
        }
        Message::PlayGoesOn { card } => format!("the play of {card} goes on from where it lies now"),
        Message::CannotPlay { player, card, why } => {
            let why = reason::reason(&Reason::Refused(*why));
            format!("{} play {card}: {why}", you.does(*player, "cannot", "cannot"))
        }
        Message::NobodyToChoose { player, by } => {
            let by = by.as_ref().map(|by| format!(" for {}", textual(by))).unwrap_or_default();
            format!("{} nothing to choose{by}", you.does(*player, "has", "have"))
        }

        Message::NotChosen { player, card, by } => {
            let by = by.as_ref().map_or_else(|| keyword(Keyword::Ward).to_owned(), textual);
            format!("{} choose {card}: {by}", you.does(*player, "cannot", "cannot"))
        }
        Message::StillDrying { player, card } => {
            format!("{} choose {card}: it is still drying", you.does(*player, "cannot", "cannot"))
        }
        Message::MustBeChosen { player, card, by } => {
            format!("{} {card} if able: {}", you.does(*player, "must choose", "must choose"), textual(by))
        }
        Message::NotAsked { player, source, why } => {
            let why = match why {
                NotAsked::CannotPay(ink) => format!("{ink} ink cannot be paid, which is the same as a no"),
                NotAsked::NothingToChoose => "there is nothing that can be chosen".to_owned(),
                NotAsked::NothingToDo => "a yes could not be carried out or change anything".to_owned(),
            };
            let is = you.does(*player, "is", "are");
            format!("{is} not asked about the “may” of {source}: {why}")
        }

        Message::Only { answer, about } => {
            let about =
                about.as_ref().map(|about| format!(" ({})", line::question(about))).unwrap_or_default();
            // 6.1.5.2: of several effects only what can be done.
            let only = match matches!(**answer, Message::ChoosesOption { .. }) {
                true => "the only one that can be done",
                false => "the only possible choice",
            };
            format!("{}{about}: {only}", say(answer, you))
        }
        Message::Times { message, times } => format!("{} ({times} times)", say(message, you)),

        Message::EntersPlay { card } => format!("{card} enters play"),
        Message::Enters { card, how } => enters(card, how),
        Message::LocationGone { card, location } => {
            format!("{location} leaves play: {card} stays in play, at no location")
        }
        Message::SingsAs { card, cost } => format!("to sing, {card} counts as having cost {cost}"),
        Message::NextPart { player } => {
            format!("everybody has done this part: now the next one, from {} on", you.name(*player))
        }
        Message::ActionWaits { card } => format!(
            "{card} waits: its effect resolves once the text that plays it is done, before any ability in the bag"
        ),
        Message::TriggersWait { card, by } => {
            format!(
                "{card} is played while {} resolves: what it triggers waits until that text is done",
                textual(by)
            )
        }
        Message::AlreadySo { card, is } => format!("{card} is {} already: that changes nothing", is.word()),
        Message::Banished { card, cause } => banished(card, cause),
        Message::Discards { player, card } => format!("{} {card}", you.does(*player, "discards", "discard")),
        Message::Draws { player, card } => format!("{} {card}", you.does(*player, "draws", "draw")),
        Message::EmptyDeck { player } => {
            format!("{} deck is empty: no card is drawn", you.whose(*player))
        }
        Message::PutSome { count, owner, to } => {
            let verb = if *count == 1 { "goes" } else { "go" };
            format!("{} {verb} to {}", cards(*count), place(*to).replace('$', &you.whose(*owner)))
        }
        Message::Put { card, owner, to } => {
            format!("{card} goes to {}", place(*to).replace('$', &you.whose(*owner)))
        }
        Message::PutUnder { card, top } => format!("{card} is put under {top}"),
        Message::Exerts { card } => format!("{card} is exerted"),
        Message::Readies { card } => format!("{card} is readied"),
        Message::Sings { card, song } => format!("{card} sings {song}"),
        Message::Revealed { card } => format!("{card} is revealed"),
        Message::LooksAt { player, card } => format!("{} at {card}", you.does(*player, "looks", "look")),
        Message::LooksAtSome { player, count } => {
            format!("{} at {}", you.does(*player, "looks", "look"), cards(*count))
        }
        Message::InkExerted { player, count } => {
            let verb = if *count == 1 { "is" } else { "are" };
            format!("{} of {} inkwell {verb} exerted", cards(*count), you.whose(*player))
        }
        Message::InkReadied { player, count } => {
            let verb = if *count == 1 { "is" } else { "are" };
            format!("{} of {} inkwell {verb} readied", cards(*count), you.whose(*player))
        }
        Message::Shuffles { player } => format!("{} the deck", you.does(*player, "shuffles", "shuffle")),
        Message::ExtraTurn { player } => {
            format!("{} an extra turn after this one", you.does(*player, "takes", "take"))
        }
        Message::NotShuffled { player } => {
            format!("{} not shuffle: no card went into the deck", you.does(*player, "does", "do"))
        }

        Message::DealsDamage { source: None, target, amount } => {
            format!("{amount} damage is dealt to {target}")
        }
        Message::DealsDamage { source: Some(source), target, amount } => {
            format!("{source} deals {amount} damage to {target}")
        }
        Message::TakesDamage { target, amount } => format!("{target} takes {amount} damage"),
        Message::PutsDamage { target, amount: 1 } => format!("1 damage counter is put on {target}"),
        Message::PutsDamage { target, amount } => format!("{amount} damage counters are put on {target}"),
        Message::NotDealt { target } => {
            format!("the damage to {target} was reduced to 0: it is neither dealt nor taken")
        }
        Message::NotTaken { target } => {
            format!("nothing is left of the damage to {target}: it was dealt, but none is taken")
        }
        Message::RemovesDamage { target, amount } => format!("{amount} damage is removed from {target}"),
        Message::DamageModified { target, before, after } => {
            format!("the damage to {target} becomes {after} instead of {before}")
        }
        Message::GainsLore { player, amount, from } => {
            let from = from.as_ref().map(|from| format!(" from {from}")).unwrap_or_default();
            format!("{} {amount} lore{from}", you.does(*player, "gains", "gain"))
        }
        Message::LosesLore { player, amount } => {
            format!("{} {amount} lore", you.does(*player, "loses", "lose"))
        }
        Message::GetsInkDrops { player, count } => {
            format!("{} {}", you.does(*player, "gets", "get"), ink_drops(*count))
        }
        Message::RemovesInkDrops { player, count } => {
            format!("{} {} to pay", you.does(*player, "removes", "remove"), ink_drops(*count))
        }
        Message::RestsOn { point } => format!("this rests on open point {point}"),

        Message::Triggers { player, card, ability } => {
            format!("{} triggers and waits in the bag for {}", of(card, ability), you.name(*player))
        }
        Message::Resolves { player, card, ability } => {
            format!("{} {}", you.does(*player, "resolves", "resolve"), of(card, ability))
        }
        Message::Condition { card, ability, is_met: true, .. } => {
            format!("the condition of {} is met", of(card, ability))
        }
        Message::Condition { card, ability, is_met: false, at: Moment::Resolving } => {
            format!("the condition of {} is not met as it resolves: it has no effect", of(card, ability))
        }
        Message::Condition { card, ability, is_met: false, at: Moment::Triggering } => {
            format!("the condition of {} is not met: it does not trigger", of(card, ability))
        }
        Message::TotalCost { card, printed, due, by } => {
            let by = added(by);
            let by = by.strip_prefix("; ").map(|by| format!(" ({by})")).unwrap_or_default();
            format!("{due} ink instead of {printed} is due for {card}{by}")
        }
        Message::TextCondition { by, of, is_met } => {
            let of = of.map(|player| format!("for {}, ", you.name(player))).unwrap_or_default();
            match is_met {
                true => format!("{of}the “if” of {} is met", textual(by)),
                false => format!("{of}the “if” of {} is not met: that part does not happen", textual(by)),
            }
        }
        Message::StaysWhereItIs { card, location } => {
            format!("{card} is at {location} already: it does not move")
        }
        Message::Uncovered { card } => {
            format!("{card} is uncovered and a character in play again, without being played")
        }
        Message::GrantGone { card, keyword: found, source } => {
            let giver = if source == card { "" } else { &format!(" by {source}") };
            format!(
                "{} that {card} gains{giver} is gone for good: {card} already has it for as long or longer",
                keyword(*found)
            )
        }
        Message::UsedUp { card, ability } => {
            format!(
                "{} was fully resolved before this turn and only once counts: it has no effect",
                of(card, ability)
            )
        }
        Message::FirstHalfNotDone { source } => {
            format!(
                "the first part of the text of {source} is not done in full: what depends on it does not happen"
            )
        }
        Message::Gone { card } => {
            format!("{card} is no longer where the text looks for it: that part does nothing")
        }
        Message::FoundNothing { source } => format!("the text of {source} finds nothing to do here"),
        Message::BagOrder { players } => match players.as_slice() {
            [one] => format!("the bag: {}", you.does(*one, "resolves", "resolve")),
            [first, rest @ ..] => {
                let rest: Vec<String> = rest.iter().map(|player| you.name(*player)).collect();
                let first = you.does(*first, "resolves", "resolve");
                format!("the bag: {first} first, then {}", rest.join(", then "))
            }
            [] => "the bag is empty".to_owned(),
        },
        Message::BagPasses { from, to } => {
            format!(
                "{} no more abilities in the bag: it passes to {}",
                you.does(*from, "has", "have"),
                you.name(*to)
            )
        }
        Message::WouldHappen { would: event, looked: Looked::First } => {
            format!("this would happen, and a replacement effect applies: {}", would(event, you))
        }
        Message::WouldHappen { would: event, looked: Looked::AfterOwn } => {
            format!(
                "the modified event is looked at again: {}; no self-replacement is left, another replacement effect applies",
                would(event, you)
            )
        }
        Message::WouldHappen { would: event, looked: Looked::Again } => {
            format!(
                "the modified event is looked at again: {}; another replacement effect applies",
                would(event, you)
            )
        }
        Message::Replaces { card, ability, player, becomes, order } => {
            let instead = match becomes {
                Instead::Event(event) => format!("instead, {}", would(event, you)),
                Instead::Instructions => "what its text says is done instead".to_owned(),
                Instead::Nothing(event) => match order {
                    Precedence::Forbids => format!("that event does not happen ({})", would(event, you)),
                    Precedence::Only | Precedence::Last | Precedence::Chosen(_) => format!(
                        "that event does not happen, nor another in its place ({})",
                        would(event, you)
                    ),
                },
                Instead::NoDamageLeft { target, on } => format!(
                    "nothing is left of the damage to {target}, so that no counter is put on {on}, and none is dealt to {target}"
                ),
            };
            format!("{}: {instead}", applied(&of(card, ability), *player, *order, you))
        }
        Message::NoneLeft { event } => {
            format!(
                "the modified event is looked at again ({}): no replacement effect is left",
                would(event, you)
            )
        }
        Message::Expired { card, ability, is_gone: true } => {
            format!("another instance of the same effect, {}, ceases to exist", of(card, ability))
        }
        Message::Expired { card, ability, is_gone: false } => {
            format!(
                "another instance of the same effect, {}, is not applied to this event",
                of(card, ability)
            )
        }
        Message::ReplacesOwn { card, ability, change } => {
            let text = ability.as_ref().map_or_else(|| card.clone(), |ability| of(card, ability));
            match change {
                Some((before, after)) => format!(
                    "{}; self-replacement, before any other: by the “instead” of {text}, {}",
                    would(before, you),
                    would(after, you)
                ),
                None => format!("self-replacement, before any other: the “instead” of {text} applies"),
            }
        }
        Message::Barred { would: event, by } => {
            format!("{}, but {} forbids it", would(event, you), textual(by))
        }
        Message::KeywordMatters { card, keyword: found, number } => {
            let plus = if found.adds_up() { "+" } else { "" };
            let number = number.map(|number| format!(" {plus}{number}")).unwrap_or_default();
            format!("{}{number} of {card} applies", keyword(*found))
        }
        Message::Changed { card, number, printed, now, by, challenger } => {
            let by = added(by);
            let challenger = match challenger {
                0 => String::new(),
                much => format!("; {much:+} by {}", keyword(Keyword::Challenger)),
            };
            format!("{card} has {now} {} now ({printed} printed{by}{challenger})", lasting::name(*number))
        }
        Message::DamageBy { card, number, by } => {
            format!(
                "{card} deals damage by its {}, not by its Strength: {}",
                lasting::name(*number),
                textual(by)
            )
        }
        Message::Repeats => "the loop is repeated that many times; one round is told".to_owned(),
        Message::Lasts { effect } => lasting::say(effect, you),
        Message::Waits { card, ability, kind: Waiting::Delayed } => {
            format!("{} waits for its moment", of(card, ability))
        }
        Message::Waits { card, ability, kind: Waiting::Floating } => {
            format!("{} waits outside of the bag", of(card, ability))
        }
        Message::Waits { card, ability, kind: Waiting::Replacement } => {
            format!("{} waits for what it replaces", of(card, ability))
        }
        Message::EffectEnds { card } => format!("an effect of {card} ends"),

        Message::Text { text } => format!("“{}”", text.say(Language::English)),

        Message::Wins { player, by } => {
            format!("{}{} the game", ending(*by), you.does(*player, "wins", "win"))
        }
        Message::Loses { player, by } => {
            format!("{}{} the game", ending(*by), you.does(*player, "loses", "lose"))
        }
        Message::GameDrawn { because: DrawnBecause::Endless } => {
            "the game is a draw: nothing can stop the loop".to_owned()
        }
        Message::GameDrawn { because: DrawnBecause::SeveralWin } => {
            "game state check: several players have enough lore: the game is a draw".to_owned()
        }

        Message::Line { act, about } => line::line(act, about.as_ref()),
        Message::Refused { act, reason } => {
            format!("refused: {} ({})", line::act(act), reason.say(Language::English))
        }
        Message::RefusedDecks { files, reason } => {
            format!("refused: the decks {} ({})", list(files), reason.say(Language::English))
        }
        Message::Held { expectation, why } => {
            let why = why.as_ref().map(why::why).unwrap_or_default();
            format!("as expected: {}{why}", line::expectation(expectation))
        }
        Message::Failed { expected, found } => {
            format!("FAILED: expected: {}; found: {}", line::expected(expected), found.say(Language::English))
        }
        Message::Unsupported { card, reason } => {
            format!("{card} is not supported: {}", reason.say(Language::English))
        }
        Message::CannotStart { reason } => {
            format!("FAILED: this start cannot be played: {}", reason.say(Language::English))
        }
    }
}

/// "; +1 by …" for each text.
fn added(by: &[(Textual, i32)]) -> String {
    let one = |((text, much), times): (&(Textual, i32), usize)| {
        format!("; {much:+} by {}{}", textual(text), so_often(times))
    };
    counted(by).into_iter().map(one).collect()
}

/// " (3 times)", where it is more than once.
fn so_often(times: usize) -> String {
    if times > 1 { format!(" ({times} times)") } else { String::new() }
}

/// An expectation as a fact.
fn fact(told: &ToldExpectation) -> String {
    line::expectation(told)
}

fn banished(card: &str, cause: &Banishing) -> String {
    match cause {
        Banishing::Damage { by: None } => {
            format!("game state check: {card} has at least as much damage as Willpower and is banished")
        }
        Banishing::Damage { by: Some(by) } => {
            format!(
                "game state check: {card} has at least as much damage as Willpower and is banished by {by}"
            )
        }
        Banishing::Effect => format!("{card} is banished"),
        Banishing::Cost => format!("{card} is banished to pay the cost"),
    }
}

/// How a card entered; what a Shift keeps.
fn enters(card: &str, how: &Enters) -> String {
    let exerted = match how.exerted {
        Some(ExertedBecause::Bodyguard) => " exerted, as Bodyguard allows",
        Some(ExertedBecause::Text) => " exerted",
        Some(ExertedBecause::OntoExerted) | None => "",
    };
    let damage = match how.entered_damage {
        0 => String::new(),
        damage => format!(" with {damage} damage"),
    };
    let by = how.by.as_ref().filter(|_| how.exerted == Some(ExertedBecause::Text) || how.entered_damage > 0);
    let by = by.map(|by| format!(", by {}", textual(by))).unwrap_or_default();
    if how.onto.is_empty() {
        return format!("{card} enters play{exerted}{damage}{by}");
    }
    let ink = if how.dry { "dry" } else { "drying" };
    // 8.10.4.2: of two, exerted beats ready and drying beats dry.
    let before = if how.onto.len() > 1 { "as those were" } else { "as that was" };
    let (state, by) = match how.exerted {
        Some(ExertedBecause::OntoExerted) => (format!(", {before}, exerted and {ink}"), by),
        None => (format!(", {before}, ready and {ink}"), by),
        // 8.10.3: also where what lies below was ready.
        Some(ExertedBecause::Bodyguard | ExertedBecause::Text) => {
            (format!("{exerted}{by}, and, {before}, {ink}"), String::new())
        }
    };
    let kept = match how.kept_damage {
        0 => String::new(),
        damage => format!(", and keeps {damage} damage"),
    };
    let shift = how.shift.as_ref().map(|shift| format!("{}: ", shift_kind(shift))).unwrap_or_default();
    format!("{shift}{card} lies on {} now and is{state}{kept}{damage}{by}", list(&how.onto))
}

fn shift_kind(kind: &ShiftKind) -> String {
    match kind {
        ShiftKind::Plain => "Shift".to_owned(),
        ShiftKind::Class(word) | ShiftKind::Item(word) => format!("{word} Shift"),
        ShiftKind::Universal => "Universal Shift".to_owned(),
        ShiftKind::Duo => "Duo Shift".to_owned(),
        ShiftKind::Combo => "Combo Shift".to_owned(),
        ShiftKind::Temporary(None) => "Temporary Shift".to_owned(),
        ShiftKind::Temporary(Some(word)) => format!("Temporary {word} Shift"),
    }
}

fn ending(by: Ending) -> &'static str {
    match by {
        Ending::Lore => "game state check: enough lore: ",
        Ending::EmptyDeck => "game state check: the turn ended with no cards in the deck: ",
        Ending::LastLeft => "nobody else is left: ",
        Ending::Conceded | Ending::Text => "",
    }
}

fn would(event: &Would, you: You) -> String {
    match event {
        Would::BeDealtDamage { target, amount } => format!("{target} would be dealt {amount} damage"),
        Would::TakeDamage { target, amount } => format!("{target} would take {amount} damage"),
        Would::BeDiscarded { card } => format!("{card} would be discarded"),
        Would::BeBanished { card } => format!("{card} would be banished"),
        Would::GoToDiscard { card } => format!("{card} would go to the discard"),
        Would::GoToInkwell { card } => format!("{card} would go into the inkwell"),
        Would::Draw { player, count } => {
            format!("{} draw {}", you.does(*player, "would", "would"), cards(count.unsigned_abs()))
        }
        Would::GetInkDrops { player, count } => {
            format!("{} get {}", you.does(*player, "would", "would"), ink_drops(*count))
        }
        Would::PutUnder { card, top } => format!("{card} would be put under {top}"),
        Would::Shuffle { player } => format!("{} shuffle the deck", you.does(*player, "would", "would")),
        Would::TakeNone { target } => format!("{target} would take no damage"),
        Would::BeBanishedByCheck { card } => format!(
            "the game state check would banish {card}, which has at least as much damage as Willpower"
        ),
        Would::BeHealed { target, amount } => format!("{amount} damage would be removed from {target}"),
        Would::GainLore { player, amount } => {
            format!("{} gain {amount} lore", you.does(*player, "would", "would"))
        }
        Would::LoseLore { player, amount } => {
            format!("{} lose {amount} lore", you.does(*player, "would", "would"))
        }
        Would::BeReadied { card } => format!("{card} would be readied"),
        Would::MoveTo { card, location } => format!("{card} would move to {location}"),
        Would::BeExerted { card } => format!("{card} would be exerted"),
        Would::BePlayed { card } => format!("{card} would be played"),
        Would::GoToHand { card } => format!("{card} would go to a hand"),
        Would::GoToDeck { card } => format!("{card} would go into a deck"),
        Would::PutDamage { target, amount: 1 } => format!("1 damage counter would be put on {target}"),
        Would::PutDamage { target, amount } => {
            format!("{amount} damage counters would be put on {target}")
        }
        Would::GainKeyword { card, keyword: found } => format!("{card} would gain {}", keyword(*found)),
        Would::Other => "what would happen".to_owned(),
    }
}

/// That a replacement effect is applied, and why that one.
fn applied(effect: &str, player: Player, order: Precedence, you: You) -> String {
    let applies = you.does(player, "applies", "apply");
    match order {
        Precedence::Only => format!("{applies} {effect} (the affected player; no other applies)"),
        Precedence::Last => format!("{applies} {effect} (the affected player; the only one left)"),
        // That the player chose it stands in the line before.
        Precedence::Chosen(player) if you.is(player) => {
            format!("{effect} is applied (you are affected and chose it among several)")
        }
        Precedence::Chosen(_) => {
            format!("{effect} is applied (the affected player chose it among several)")
        }
        Precedence::Forbids => format!("{effect} forbids it"),
    }
}

fn ink_drops(count: i32) -> String {
    if count == 1 { "1 ink drop".to_owned() } else { format!("{count} ink drops") }
}

fn cards(count: u32) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

fn paid(payment: &Payment) -> String {
    match payment {
        Payment::Ink(ink) => format!(" for {ink} ink"),
        Payment::Shift { onto, ink } => format!(", shifting onto {}, for {ink} ink", list(onto)),
        Payment::Sung { by } if by.is_empty() => ", sung together".to_owned(),
        Payment::Sung { by } => format!(", sung by {}", list(by)),
        Payment::Free => " for free".to_owned(),
    }
}

pub(super) fn of(card: &str, ability: &Called) -> String {
    match ability {
        Called::Named(ability) if ability == GRANTED => format!("the granted ability of {card}"),
        Called::Named(ability) => format!("{ability} of {card}"),
        Called::NamedOn { name, card } => format!("{name} of {card}"),
        Called::From(giver) => format!("the ability that {card} has from {giver}"),
        Called::Made(Waiting::Delayed) => format!("the delayed ability of {card}"),
        Called::Made(Waiting::Floating) => format!("the floating ability of {card}"),
        Called::Made(Waiting::Replacement) => format!("the replacement effect of {card}"),
        Called::Unnamed => format!("the ability of {card}"),
    }
}

/// A text in force, by its name.
fn textual(by: &Textual) -> String {
    match &by.ability {
        Some(ability) => of(&by.card, ability),
        None => format!("the effect of {}", by.card),
    }
}

/// An ability as a file names it.
fn written(card: &str, ability: &Option<String>) -> String {
    of(card, &ability.clone().map_or(Called::Unnamed, Called::Named))
}

fn about(source: &Option<String>) -> String {
    source.as_ref().map(|source| format!(" to {source}")).unwrap_or_default()
}

fn list(items: &[String]) -> String {
    match items {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Where a card goes; `$` is whose it is.
fn place(place: Place) -> &'static str {
    match place {
        Place::Zone(Zone::Hand) => "$ hand",
        Place::Zone(Zone::Deck) => "$ deck",
        Place::Zone(Zone::Play) => "$ play zone",
        Place::Zone(Zone::Discard) => "$ discard",
        Place::Zone(Zone::Inkwell) => "$ inkwell",
        Place::DeckTop => "the top of $ deck",
        Place::DeckBottom => "the bottom of $ deck",
    }
}

fn keyword(keyword: Keyword) -> &'static str {
    keyword.word()
}
