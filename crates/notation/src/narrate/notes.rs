//! From the engine's record to messages.

use engine::program::{AbilityIx, DefIx, EventKind, Flags};
use engine::state::{CardIx, Event, Obj, PlayerIx, TurnStep, Zone as Spot};
use engine::{Answer, Board, DeckEnd, Forbids, How, LogEntry, Rule};

use super::{
    Banishing, Bilingual, Called, Ending, Keep, Message, Payment, Place, Precedence, Said, Textual, Would,
};
use crate::syntax::{Player, Zone};

/// What the narrator must know about a game besides the notes.
pub(crate) struct Names<'a> {
    /// The game as it stands.
    pub(crate) board: &'a Board,
    /// The full name of each card, by its index.
    pub(crate) cards: &'a dyn Fn(usize) -> String,
    /// The full name of each card by its definition, where it is known.
    pub(crate) origins: &'a dyn Fn(DefIx) -> Option<String>,
    /// The text of an ability's paragraph.
    pub(crate) texts: &'a dyn Fn(AbilityIx) -> Option<Bilingual>,
    /// The text of an action.
    pub(crate) effects: &'a dyn Fn(DefIx) -> Option<Bilingual>,
}

/// What the notes of a game say from a given one on, in order.
///
/// How a card was paid for is in the answer, that it was played in a later note: one sentence tells both.
pub(crate) fn tell_all(notes: &[(Rule, LogEntry)], from: usize, names: &Names<'_>) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    for (at, (rule, note)) in notes.iter().enumerate().skip(from) {
        match note {
            LogEntry::Happened(happening) if happening.kind == EventKind::Played => {
                let how = announced(&notes[..at], happening.subject.card);
                said.extend(names.played(happening, how).map(|message| Said { rule: rule.0, message }));
                let effect = (names.effects)(names.board.state.card(happening.subject.card).def);
                said.extend(effect.map(text));
            }
            LogEntry::Happened(happening) if happening.kind == EventKind::UsedAbility => {
                let ability = used(&notes[..at], happening.subject.card);
                let Some(card) = names.card(happening.subject) else { continue };
                let player = names.player(happening.player);
                let message = Message::Uses {
                    player,
                    card,
                    ability: ability.map_or(Called::Unnamed, |ix| names.ability(happening.subject, ix)),
                };
                said.push(Said { rule: rule.0, message });
                said.extend(ability.and_then(names.texts).map(text));
            }
            // What a quest gives, or what keeps it from giving anything, is told after the quest.
            LogEntry::Happened(happening) if happening.kind == EventKind::Quested => {
                let gain = said.pop_if(|last| is_gain(&last.message));
                let is_barred =
                    gain.as_ref().is_some_and(|gain| matches!(gain.message, Message::Barred { .. }));
                let lore = (!is_barred).then_some(happening.amount);
                let message = names.card(happening.subject).map(|card| Message::Quests { card, lore });
                said.extend(message.map(|message| Said { rule: rule.0, message }));
                said.extend(gain);
            }
            // Cards of an inkwell have no faces: their number is told.
            LogEntry::InkExerted(_) | LogEntry::InkReadied(_) => names.count_ink(&mut said, *rule, note),
            _ if is_told_beside(notes, at) => {}
            // After a shuffle nobody can say where in the deck it lies.
            LogEntry::Moved { is, to: Spot::Deck, end, .. } => {
                let owner = names.board.state.card(is.card).owner;
                let card = names.card(*is).unwrap_or_default();
                let to = match end {
                    _ if is_shuffled_later(notes, at, owner) => Place::Zone(Zone::Deck),
                    Some(DeckEnd::Top) => Place::DeckTop,
                    Some(DeckEnd::Bottom) => Place::DeckBottom,
                    None => Place::Zone(Zone::Deck),
                };
                let owner = names.player(owner);
                said.push(Said { rule: rule.0, message: Message::Put { card, owner, to } });
            }
            _ => {
                said.extend(tell(*rule, note, names));
                said.extend(ability_told(note).and_then(names.texts).map(text));
            }
        }
    }
    said
}

/// The text of a card, told without a rule of its own.
fn text(text: Bilingual) -> Said {
    Said { rule: "", message: Message::Text { text } }
}

/// The ability that a note speaks of.
fn ability_told(note: &LogEntry) -> Option<AbilityIx> {
    match note {
        LogEntry::Triggered(_, _, ability)
        | LogEntry::Resolves(_, _, ability)
        | LogEntry::Replaced { ability, .. } => Some(*ability),
        _ => None,
    }
}

/// The ability of a card that a player last used.
pub(crate) fn used(notes: &[(Rule, LogEntry)], source: CardIx) -> Option<AbilityIx> {
    notes.iter().rev().find_map(|(_, note)| match note {
        LogEntry::Answered(_, Answer::Use { card, ability, .. }) if *card == source => Some(*ability),
        _ => None,
    })
}

/// How many notes around one can belong to the same event.
const NEAR: usize = 3;

/// Whether a note says only what one beside it says better: where a drawn, discarded or banished card went, and that
/// the damage dealt was taken.
fn is_told_beside(notes: &[(Rule, LogEntry)], at: usize) -> bool {
    let near = &notes[at.saturating_sub(NEAR)..notes.len().min(at + NEAR + 1)];
    let happenings = || {
        near.iter()
            .filter_map(|(_, note)| if let LogEntry::Happened(found) = note { Some(found) } else { None })
    };
    match &notes[at].1 {
        LogEntry::Moved { was, to: Spot::Discard, .. } if is_banished(&notes[..at], *was) => true,
        LogEntry::Moved { is, .. } => happenings().any(|found| {
            found.subject.card == is.card && matches!(found.kind, EventKind::Drew | EventKind::Discarded)
        }),
        LogEntry::Happened(taken) if taken.kind == EventKind::TookDamage => happenings().any(|found| {
            found.kind == EventKind::DealtDamage
                && (found.subject, found.amount) == (taken.subject, taken.amount)
        }),
        _ => false,
    }
}

/// Whether a card was last told to be banished; the abilities that this triggers are told in between.
fn is_banished(notes: &[(Rule, LogEntry)], was: Obj) -> bool {
    notes.iter().rev().any(|(_, note)| {
        matches!(note, LogEntry::Happened(found) if found.kind == EventKind::Banished && found.subject == was)
    })
}

fn is_shuffled_later(notes: &[(Rule, LogEntry)], at: usize, owner: PlayerIx) -> bool {
    notes[at..].iter().any(|(_, note)| matches!(note, LogEntry::Shuffled(player) if *player == owner))
}

/// Whether lore is gained, or would have been.
fn is_gain(message: &Message) -> bool {
    matches!(message, Message::GainsLore { .. } | Message::Barred { would: Would::GainLore { .. }, .. })
}

/// How a card was last announced to be played.
fn announced(notes: &[(Rule, LogEntry)], played: CardIx) -> Option<How> {
    notes.iter().rev().find_map(|(_, note)| match note {
        LogEntry::Answered(_, Answer::Play { card, how }) if *card == played => Some(*how),
        _ => None,
    })
}

/// What a note says, where it says something that a reader would miss.
fn tell(rule: Rule, note: &LogEntry, names: &Names<'_>) -> Option<Said> {
    let message = match note {
        LogEntry::Answered(player, answer) => names.answered(*player, *answer)?,
        LogEntry::Taken(player, answer) => {
            Message::Only { answer: Box::new(names.answered(*player, *answer)?) }
        }
        LogEntry::Step(player, step) => step_message(names.player(*player), *step)?,
        LogEntry::Happened(happening) if happening.kind == EventKind::Banished => Message::Banished {
            card: names.card(happening.subject)?,
            cause: names.banishing(rule, happening),
        },
        LogEntry::Happened(happening) => names.happened(happening)?,
        LogEntry::Moved { is, to, .. } => names.moved(*is, *to)?,
        LogEntry::Paid(player, ink) if *ink > 0 => {
            Message::Pays { player: names.player(*player), ink: *ink as u32 }
        }
        LogEntry::Paid(..) | LogEntry::NotAsked(_) => return None,
        LogEntry::OpeningHand(player, count) => Message::OpeningHand {
            player: names.player(*player),
            keep: if *count == 0 { Keep::All } else { Keep::Altered(u32::from(*count)) },
        },
        LogEntry::Barred { would, by } => {
            Message::Barred { would: names.would(would), by: names.textual(*by)? }
        }
        LogEntry::CannotGain(card, keyword, by) => Message::Barred {
            would: Would::GainKeyword { card: names.card(*card)?, keyword: *keyword },
            by: names.textual(*by)?,
        },
        LogEntry::Skipped(player, TurnStep::Draw, by) => {
            Message::SkipsDraw { player: names.player(*player), by: by.and_then(|by| names.textual(by)) }
        }
        // No rule or text skips another.
        LogEntry::Skipped(..) => return None,
        LogEntry::EmptyDeck(player) => Message::EmptyDeck { player: names.player(*player) },
        LogEntry::InkExerted(player) => Message::InkExerted { player: names.player(*player), count: 1 },
        LogEntry::InkReadied(player) => Message::InkReadied { player: names.player(*player), count: 1 },
        LogEntry::Triggered(player, card, ability) => Message::Triggers {
            player: names.player(*player),
            card: names.card(*card)?,
            ability: names.ability(*card, *ability),
        },
        LogEntry::Resolves(player, card, ability) => Message::Resolves {
            player: names.player(*player),
            card: names.card(*card)?,
            ability: names.ability(*card, *ability),
        },
        LogEntry::NoEffect(card, ability) => {
            Message::NoEffect { card: names.card(*card)?, ability: names.ability(*card, *ability) }
        }
        // Where nobody else has abilities in the bag, whose they are was told as they triggered.
        LogEntry::BagOpens(players) if players.len() < 2 => return None,
        LogEntry::BagOpens(players) => {
            Message::BagOrder { players: players.iter().map(|player| names.player(*player)).collect() }
        }
        LogEntry::BagPasses(from, to) => {
            Message::BagPasses { from: names.player(*from), to: names.player(*to) }
        }
        LogEntry::Replaced { source, ability, player: _, would, order } => Message::Replaces {
            card: names.card(*source)?,
            ability: names.ability(*source, *ability),
            would: names.would(would),
            order: match order {
                engine::Precedence::Only => Precedence::Only,
                engine::Precedence::Last => Precedence::Last,
                engine::Precedence::Chosen(player) => Precedence::Chosen(names.player(*player)),
            },
        },
        LogEntry::Instead(card) => Message::ReplacesOwn { card: names.card(*card)? },
        LogEntry::Modified(card, before, after) => {
            Message::DamageModified { target: names.card(*card)?, before: *before, after: *after }
        }
        LogEntry::Keyword(card, keyword) => {
            Message::KeywordMatters { card: names.card(*card)?, keyword: *keyword }
        }
        LogEntry::Revealed(card) => Message::Revealed { card: names.card(*card)? },
        LogEntry::Looked(player, card) => {
            Message::LooksAt { player: names.player(*player), card: names.card(*card)? }
        }
        LogEntry::Shuffled(player) => Message::Shuffles { player: names.player(*player) },
        LogEntry::Lasts(effect) => Message::Lasts { effect: names.lasting(effect)? },
        LogEntry::FloatingMade(card, ability) => {
            Message::Waits { card: names.card(*card)?, ability: names.ability(*card, *ability) }
        }
        LogEntry::Ended(card) => Message::EffectEnds { card: names.card(*card)? },
        LogEntry::NobodyToChoose(player, source) => {
            Message::NobodyToChoose { player: names.player(*player), source: names.card(*source) }
        }
        LogEntry::Won(player) => Message::Wins { player: names.player(*player), by: ending(rule) },
        LogEntry::Lost(player) => Message::Loses { player: names.player(*player), by: ending(rule) },
        LogEntry::Drawn => Message::GameDrawn,
        LogEntry::RestsOn(point) => Message::RestsOn { point: point.label() },
    };
    Some(Said { rule: rule.0, message })
}

fn ending(rule: Rule) -> Ending {
    match rule.0 {
        "1.8.1.1" => Ending::Lore,
        "1.8.1.2" => Ending::EmptyDeck,
        "1.8.1.3" => Ending::LastLeft,
        "2.3.3.4" => Ending::Conceded,
        _ => Ending::Text,
    }
}

fn step_message(player: Player, step: TurnStep) -> Option<Message> {
    Some(match step {
        TurnStep::Setup => return None,
        TurnStep::Ready => Message::ReadyStep { player },
        TurnStep::Set => Message::SetStep { player },
        TurnStep::Draw => Message::DrawStep { player },
        TurnStep::Main => Message::MainPhase { player },
        TurnStep::End => Message::EndPhase { player },
    })
}

impl Names<'_> {
    pub(super) fn player(&self, player: PlayerIx) -> Player {
        Player::ALL.get(player.index()).copied().unwrap_or(Player::D)
    }

    pub(super) fn card(&self, obj: Obj) -> Option<String> {
        (obj != Obj::NONE).then(|| (self.cards)(obj.card.index()))
    }

    fn ability(&self, card: Obj, ability: AbilityIx) -> Called {
        called(self.board, card, ability, self.origins)
    }

    /// A text as it is called.
    fn textual(&self, by: Forbids) -> Option<Textual> {
        let card = self.card(by.source)?;
        Some(Textual { card, ability: by.ability.map(|ability| self.ability(by.source, ability)) })
    }

    /// One more card of the same inkwell, or the first.
    fn count_ink(&self, said: &mut Vec<Said>, rule: Rule, note: &LogEntry) {
        let whose = match note {
            LogEntry::InkExerted(player) | LogEntry::InkReadied(player) => self.player(*player),
            _ => return,
        };
        match (said.last_mut().map(|last| &mut last.message), note) {
            (Some(Message::InkExerted { player, count }), LogEntry::InkExerted(_))
            | (Some(Message::InkReadied { player, count }), LogEntry::InkReadied(_))
                if *player == whose =>
            {
                *count += 1;
            }
            _ => said.extend(tell(rule, note, self)),
        }
    }

    /// Answers that happen as something else are told there.
    fn answered(&self, player: PlayerIx, answer: Answer) -> Option<Message> {
        let player = self.player(player);
        Some(match answer {
            Answer::Accept => Message::Accepts { player, source: None },
            Answer::Decline => Message::Declines { player, source: None },
            Answer::Card(card) => Message::ChoosesCards { player, cards: vec![(self.cards)(card.index())] },
            Answer::Player(chosen) => Message::ChoosesPlayers { player, players: vec![self.player(chosen)] },
            Answer::Option(option) => Message::ChoosesOption { player, option: option.into() },
            Answer::Number(number) => Message::ChoosesNumber { player, number },
            Answer::Name(name) => Message::Names { player, name: self.board.pool.name(name).to_owned() },
            Answer::EndTurn => Message::EndsTurn { player },
            Answer::Concede(_) => Message::Concedes { player },
            Answer::Ink(_)
            | Answer::Play { .. }
            | Answer::Use { .. }
            | Answer::Quest(_)
            | Answer::Challenge { .. }
            | Answer::Move { .. }
            | Answer::Done
            | Answer::Resolve(_)
            | Answer::Apply(_) => return None,
        })
    }

    /// A change of zone that no happening tells.
    fn moved(&self, is: Obj, to: Spot) -> Option<Message> {
        let owner = self.player(self.board.state.card(is.card).owner);
        let zone = match to {
            Spot::Hand => Zone::Hand,
            Spot::Deck => Zone::Deck,
            Spot::Discard => Zone::Discard,
            Spot::Inkwell => Zone::Inkwell,
            Spot::Play | Spot::Under | Spot::Aside => return None,
        };
        Some(Message::Put { card: self.card(is)?, owner, to: Place::Zone(zone) })
    }

    fn banishing(&self, rule: Rule, happening: &Event) -> Banishing {
        match rule.0 {
            "1.8.1.4" => Banishing::Damage { by: self.card(happening.object) },
            "4.3.2.4" | "4.4.3.4" => Banishing::Cost,
            _ => Banishing::Effect,
        }
    }

    /// What would have happened.
    fn would(&self, event: &Event) -> Would {
        let (player, amount) = (self.player(event.player), event.amount);
        let card = self.card(event.subject).unwrap_or_default();
        match event.kind {
            EventKind::DealtDamage => Would::BeDealtDamage { target: card, amount },
            EventKind::TookDamage => Would::TakeDamage { target: card, amount },
            EventKind::Discarded => Would::BeDiscarded { card },
            EventKind::Banished => Would::BeBanished { card },
            EventKind::IntoDiscard => Would::GoToDiscard { card },
            EventKind::IntoInkwell => Would::GoToInkwell { card },
            EventKind::Drew => Would::Draw { player },
            EventKind::RemovedDamage => Would::BeHealed { target: card, amount },
            EventKind::GainedLore => Would::GainLore { player, amount },
            EventKind::LostLore => Would::LoseLore { player, amount },
            EventKind::Readied => Would::BeReadied { card },
            EventKind::Moved => Would::MoveTo { card, location: self.card(event.object).unwrap_or_default() },
            _ => Would::Other,
        }
    }

    fn played(&self, happening: &Event, how: Option<How>) -> Option<Message> {
        let ink = happening.amount.max(0) as u32;
        let name = |card: CardIx| (self.cards)(card.index());
        let payment = match how {
            Some(How::Shift { onto, and }) => {
                Payment::Shift { onto: std::iter::once(onto).chain(and).map(name).collect(), ink }
            }
            Some(How::Sing(singer)) => Payment::Sung { by: vec![name(singer)] },
            Some(How::SingTogether) => Payment::Sung { by: Vec::new() },
            Some(How::Way(_)) if ink == 0 => Payment::Free,
            Some(How::Ink | How::Way(_)) | None => Payment::Ink(ink),
        };
        let player = self.player(happening.player);
        Some(Message::Plays { player, card: self.card(happening.subject)?, payment })
    }

    fn happened(&self, happening: &Event) -> Option<Message> {
        let player = self.player(happening.player);
        let subject = self.card(happening.subject);
        let object = self.card(happening.object);
        let amount = happening.amount;
        Some(match happening.kind {
            EventKind::Played => return self.played(happening, None),
            EventKind::Quested => Message::Quests { card: subject?, lore: Some(amount) },
            EventKind::Challenges => Message::Challenges { card: subject?, target: object? },
            EventKind::Banished => Message::Banished { card: subject?, cause: Banishing::Effect },
            EventKind::IntoInkwell if happening.flags.contains(Flags::INKING) => {
                Message::Inks { player, card: subject? }
            }
            EventKind::Drew => Message::Draws { player, card: subject? },
            EventKind::Discarded => Message::Discards { player, card: subject? },
            EventKind::Sang => Message::Sings { card: subject?, song: object? },
            EventKind::DealtDamage => Message::DealsDamage { source: object, target: subject?, amount },
            EventKind::TookDamage => Message::TakesDamage { target: subject?, amount },
            EventKind::RemovedDamage => Message::RemovesDamage { target: subject?, amount },
            EventKind::Readied => Message::Readies { card: subject? },
            EventKind::Exerted => Message::Exerts { card: subject? },
            EventKind::Moved => Message::MovesTo { card: subject?, location: object? },
            EventKind::PutUnder => Message::PutUnder { card: object?, top: subject? },
            EventKind::UsedAbility => Message::Uses { player, card: subject?, ability: Called::Unnamed },
            EventKind::GainedLore => Message::GainsLore { player, amount },
            EventKind::LostLore => Message::LosesLore { player, amount },
            EventKind::GotInkDrop => Message::GetsInkDrops { player, count: amount },
            EventKind::RemovedInkDrop => Message::RemovesInkDrops { player, count: amount },
            EventKind::TurnStart => Message::TurnBegins { player },
            EventKind::ChallengeOver => Message::ChallengeEnds { card: subject?, target: object? },
            EventKind::EnteredPlay => Message::EntersPlay { card: subject? },
            // Told by the answer, by the change of zone, or by the other half of the same event.
            EventKind::Challenged
            | EventKind::Banishes
            | EventKind::LeftPlay
            | EventKind::IntoInkwell
            | EventKind::IntoDiscard
            | EventKind::IntoHand
            | EventKind::IntoDeck
            | EventKind::LeftDiscard
            | EventKind::Chosen
            | EventKind::TurnEnd => return None,
        })
    }
}

/// What an ability of a card is called.
pub(crate) fn called(
    board: &Board,
    card: Obj,
    ability: AbilityIx,
    names: &dyn Fn(DefIx) -> Option<String>,
) -> Called {
    let found = board.pool.ability(ability);
    let ability_name = found.name.map(|ability_name| board.pool.ability_name(ability_name).to_owned());
    let name = ability_name.or_else(|| found.keyword.map(|keyword| keyword.word().to_owned()));
    let giver = || {
        let (def, _) = board.pool.paragraph(ability)?;
        if def == board.state.card(card.card).def { None } else { names(def) }
    };
    match name {
        Some(name) => Called::Named(name),
        None => giver().map_or(Called::Unnamed, Called::From),
    }
}
