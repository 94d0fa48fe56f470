//! From the engine's log to messages: a fold that follows causes and never looks at what merely stands beside an entry.

use std::collections::BTreeMap;

use engine::program::{
    AbilityIx, AbilityKind, DefIx, EventKind, Flags, HowPlayed, Kinds, Pool, Shift, ShiftBase, Stat,
};
use engine::record::{Moving, Played};
use engine::state::{Event, Obj, PlayerIx, TurnStep, Zone as Spot};
use engine::{Action, Answer, Board, Choice, DeckEnd, EntryId, Forbids, LogEntry, Logged};

use super::{
    Banishing, Called, Ending, Enters, Instead, Keep, Looked, Message, Moment, Number, Origin, Payment,
    Place, Precedence, Question, Said, ShiftKind, Textual, Waiting, Wording, Would,
};
use script::{Player, State, Zone};

/// So many causes of an entry are looked at.
const CAUSES_MAX: usize = 32;

/// What the narrator must know about a game besides the log.
pub struct Names<'a> {
    /// The game as it stands.
    pub board: &'a Board,
    /// The full name of each card, by its index.
    pub cards: &'a dyn Fn(usize) -> String,
    /// The full name of each card by its definition, where it is known.
    pub origins: &'a dyn Fn(DefIx) -> Option<String>,
    /// The text of an ability's paragraph.
    pub texts: &'a dyn Fn(AbilityIx) -> Option<Wording>,
    /// The text of an action.
    pub effects: &'a dyn Fn(DefIx) -> Option<Wording>,
}

/// What the log of a game says from a given entry on, in order.
pub fn tell_all(log: &[Logged], from: usize, names: &Names<'_>) -> Vec<Said> {
    let mut story = Story {
        names,
        log,
        effects: effects_of(&log[from.min(log.len())..]),
        waits: Vec::new(),
        said: Vec::new(),
    };
    let mut rounds = Rounds::default();
    for entry in log.iter().skip(from) {
        if rounds.tells(entry) {
            story.entry(entry);
        }
    }
    story.said
}

/// The entries that each entry brought about.
fn effects_of(log: &[Logged]) -> BTreeMap<EntryId, Vec<&Logged>> {
    let mut effects: BTreeMap<EntryId, Vec<&Logged>> = BTreeMap::new();
    for entry in log {
        if let Some(cause) = entry.cause {
            effects.entry(cause).or_default().push(entry);
        }
    }
    effects
}

/// 6.1.10: of a loop that is repeated one round is told, and the number.
#[derive(Default)]
struct Rounds {
    /// The entry that says how often.
    repeats: Option<EntryId>,
    /// How often the first action of the round was seen.
    seen: u32,
}

impl Rounds {
    fn tells(&mut self, entry: &Logged) -> bool {
        if let LogEntry::Repeats(..) = entry.what {
            self.repeats = Some(entry.id);
            self.seen = 0;
        } else if matches!(entry.what, LogEntry::Answered(..) | LogEntry::Step(..)) {
            self.repeats = None;
        } else if matches!(entry.what, LogEntry::RoundBegins) {
            self.seen += 1;
            return false;
        }
        self.repeats.is_none() || self.seen < 2
    }
}

/// The fold: what was said so far.
struct Story<'a> {
    names: &'a Names<'a>,
    log: &'a [Logged],
    effects: BTreeMap<EntryId, Vec<&'a Logged>>,
    /// 6.7.8: the plays of which it was told that what they trigger waits.
    waits: Vec<EntryId>,
    said: Vec<Said>,
}

impl Story<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is told as it stands is listed by `message`")]
    fn entry(&mut self, entry: &Logged) {
        match &entry.what {
            LogEntry::Plays(played) => {
                self.say(entry, self.names.played(played));
                let effect = (self.names.effects)(self.names.board.state.card(played.card.card).def());
                self.say_text(entry, effect);
            }
            LogEntry::Uses(player, card, ability) => {
                let Some(name) = self.names.card(*card) else { return };
                let called = self.names.ability(*card, *ability);
                let player = self.names.player(*player);
                self.say(entry, Some(Message::Uses { player, card: name, ability: called }));
                self.say_text(entry, (self.names.texts)(*ability));
            }
            LogEntry::Quests(card, lore) => {
                // What it would gain is told by what becomes of that, where it is not simply gained.
                let is_plain = *lore == 0 || self.brings(entry, |what| is_gain(what, *lore));
                let message = self.names.card(*card);
                let message = message.map(|card| Message::Quests { card, lore: is_plain.then_some(*lore) });
                self.say(entry, message);
            }
            // Told by the quest.
            LogEntry::Happened(event) if self.is_of_quest(entry, event) => {}
            // Told by the damage dealt, of which it is the other half.
            LogEntry::Happened(event) if self.is_same_damage(entry, event) => {}
            LogEntry::Triggered(_, _, ability) => {
                let message = self.message(entry);
                self.say(entry, message);
                self.say_text(entry, (self.names.texts)(*ability));
                self.say_waiting(entry);
            }
            // Cards of an inkwell have no faces: their number is told.
            LogEntry::InkExerted(player) => {
                let player = self.names.player(*player);
                self.ink(entry, |count| Message::InkExerted { player, count });
            }
            LogEntry::InkReadied(player) => {
                let player = self.names.player(*player);
                self.ink(entry, |count| Message::InkReadied { player, count });
            }
            _ => {
                let message = self.message(entry);
                self.say(entry, message);
                self.say_text(entry, self.text_told(&entry.what));
            }
        }
    }

    fn say(&mut self, entry: &Logged, message: Option<Message>) {
        let Some(message) = message else { return };
        let origin = Some(self.origin(entry));
        self.said.push(Said { rule: entry.rule.0, message, origin });
    }

    /// Where an entry comes from.
    fn origin(&self, entry: &Logged) -> Origin {
        let mut causes = Vec::new();
        let mut next = entry.cause;
        while let Some(cause) = next.filter(|_| causes.len() < CAUSES_MAX) {
            causes.push(cause);
            next = engine::record::find(self.log, cause).and_then(|found| found.cause);
        }
        Origin { entry: entry.id, causes, source: self.names.textual(by_text(entry)) }
    }

    /// 6.7.8: what triggers because of a card that a text plays waits for the end of that text; told once for each card.
    fn say_waiting(&mut self, entry: &Logged) {
        let Some(played) = self.played_by_text(entry) else { return };
        let LogEntry::Plays(how) = &played.what else { return };
        let by = self.names.textual(by_text(played));
        let (Some(card), Some(by)) = (self.names.card(how.card), by) else { return };
        if !self.waits.contains(&played.id) {
            self.waits.push(played.id);
            let origin = Some(self.origin(entry));
            self.said.push(Said { rule: "6.7.8", message: Message::TriggersWait { card, by }, origin });
        }
    }

    /// The play, by a text that is still resolving, that brought an entry about.
    fn played_by_text(&self, entry: &Logged) -> Option<&Logged> {
        let mut next = entry.cause;
        for _ in 0..CAUSES_MAX {
            let cause = engine::record::find(self.log, next?)?;
            if matches!(cause.what, LogEntry::Plays(_)) && cause.by.source != Obj::NONE {
                return Some(cause);
            }
            // Whatever comes from there on was brought about by a player or by the bag.
            if matches!(cause.what, LogEntry::Plays(_) | LogEntry::Resolves(..) | LogEntry::Answered(..)) {
                return None;
            }
            next = cause.cause;
        }
        None
    }

    /// Tells the text of a card, which belongs to the entry.
    /// The text that is told with an entry: that of an ability, or that of an action which forbids its own play (6.1.1.2).
    fn text_told(&self, what: &LogEntry) -> Option<Wording> {
        if let LogEntry::Barred { would, by } = what
            && by.ability.is_none()
            && would.subject == by.source
        {
            return (self.names.effects)(self.names.board.state.card(by.source.card).def());
        }
        ability_told(what).and_then(self.names.texts)
    }

    fn say_text(&mut self, entry: &Logged, text: Option<Wording>) {
        let Some(text) = text else { return };
        let origin = Some(self.origin(entry));
        self.said.push(Said { rule: "", message: Message::Text { text }, origin });
    }

    /// Whether an entry brought about such a one.
    fn brings(&self, entry: &Logged, is_it: impl Fn(&LogEntry) -> bool) -> bool {
        self.effects.get(&entry.id).is_some_and(|effects| effects.iter().any(|effect| is_it(&effect.what)))
    }

    /// The entry that brought this one about.
    fn cause(&self, entry: &Logged) -> Option<&LogEntry> {
        engine::record::find(self.log, entry.cause?).map(|cause| &cause.what)
    }

    fn is_of_quest(&self, entry: &Logged, event: &Event) -> bool {
        event.kind == EventKind::Quested
            || event.kind == EventKind::GainedLore
                && matches!(self.cause(entry), Some(LogEntry::Quests(_, lore)) if event.amount == *lore)
    }

    fn is_same_damage(&self, entry: &Logged, taken: &Event) -> bool {
        let Some(LogEntry::Happened(dealt)) = self.cause(entry) else { return false };
        (dealt.kind, taken.kind) == (EventKind::DealtDamage, EventKind::TookDamage)
            && (dealt.subject, dealt.amount) == (taken.subject, taken.amount)
    }

    /// One more card of the same inkwell that the same instruction exerts or readies, or the first.
    fn ink(&mut self, entry: &Logged, tell: impl Fn(u32) -> Message) {
        let same = self.effects.get(&entry.cause.unwrap_or(entry.id));
        let all: Vec<&&Logged> = same
            .into_iter()
            .flatten()
            .filter(|other| other.what == entry.what && other.by == entry.by)
            .collect();
        if all.first().is_some_and(|first| first.id != entry.id) {
            return;
        }
        let count = all.len().max(1) as u32;
        self.say(entry, Some(tell(count)));
    }

    /// What an entry says, where it says something that a reader would miss.
    fn message(&self, entry: &Logged) -> Option<Message> {
        let names = self.names;
        Some(match &entry.what {
            LogEntry::Answered(player, answer) => names.answered(*player, *answer)?,
            LogEntry::Taken(player, answer) => {
                let by = names.textual(by_text(entry));
                let about = by.map(|by| Question::Choice { by });
                Message::Only { answer: Box::new(names.answered(*player, *answer)?), about }
            }
            LogEntry::Step(player, step) => step_message(names.player(*player), *step)?,
            LogEntry::Banished(event, why) => {
                let cause = match why {
                    engine::record::Banishing::Damage => Banishing::Damage { by: names.card(event.object) },
                    engine::record::Banishing::Effect => Banishing::Effect,
                    engine::record::Banishing::Cost => Banishing::Cost,
                };
                Message::Banished { card: names.card(event.subject)?, cause }
            }
            LogEntry::Happened(event) => {
                let is_put = event.kind == EventKind::TookDamage
                    && !matches!(self.cause(entry), Some(LogEntry::Happened(dealt)) if dealt.kind == EventKind::DealtDamage);
                match is_put {
                    true => Message::PutsDamage { target: names.card(event.subject)?, amount: event.amount },
                    false => names.happened(event)?,
                }
            }
            LogEntry::Moved { is, to, end, part_of, .. } => names.moved(*is, *to, *end, *part_of)?,
            LogEntry::Enters(how) => Message::Enters {
                card: names.card(how.card)?,
                how: Enters {
                    shift: (!how.onto.is_empty()).then(|| names.shift(how.card)).flatten(),
                    onto: how.onto.iter().filter_map(|obj| names.card(*obj)).collect(),
                    exerted: how.exerted,
                    dry: how.dry,
                    kept_damage: how.kept_damage,
                    entered_damage: how.entered_damage,
                    // 6.7.9: where the card is played by a text, that text may say how it enters.
                    by: how.by.or(Some(by_text(entry))).and_then(|by| names.textual(by)),
                },
            },
            // Told in full where they stand.
            LogEntry::Plays(_) | LogEntry::Uses(..) | LogEntry::Quests(..) => return None,
            LogEntry::Paid(player, ink) if *ink > 0 => {
                Message::Pays { player: names.player(*player), ink: *ink as u32 }
            }
            LogEntry::Paid(..) | LogEntry::RoundBegins => return None,
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
            LogEntry::Skipped(player, TurnStep::Ready, by) => {
                let by = by.and_then(|by| names.textual(by));
                Message::SkipsReady { player: names.player(*player), by }
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
            LogEntry::Condition { source, ability, is_met, at } => Message::Condition {
                card: names.card(*source)?,
                ability: names.ability(*source, *ability),
                is_met: *is_met,
                at: match at {
                    engine::record::Moment::Triggering => Moment::Triggering,
                    engine::record::Moment::Resolving => Moment::Resolving,
                },
            },
            LogEntry::UsedUp(card, ability) => {
                Message::UsedUp { card: names.card(*card)?, ability: names.ability(*card, *ability) }
            }
            // Where nobody else has abilities in the bag, whose they are was told as they triggered.
            LogEntry::BagOpens(players) if players.len() < 2 => return None,
            LogEntry::BagOpens(players) => {
                Message::BagOrder { players: players.iter().map(|player| names.player(*player)).collect() }
            }
            LogEntry::BagPasses(from, to) => {
                Message::BagPasses { from: names.player(*from), to: names.player(*to) }
            }
            LogEntry::WouldHappen(event) => Message::WouldHappen {
                would: by_check(names.would(event), entry),
                looked: match self.cause(entry) {
                    Some(LogEntry::Instead(..)) => Looked::AfterOwn,
                    Some(LogEntry::Replaced { .. }) => Looked::Again,
                    Some(_) | None => Looked::First,
                },
            },
            LogEntry::Replaced { source, ability, player, would, becomes, order } => Message::Replaces {
                card: names.card(*source)?,
                ability: names.ability(*source, *ability),
                player: names.player(*player),
                becomes: match becomes {
                    Some(event) => Instead::Event(names.becomes(event)),
                    None => names.not_happening(*source, *ability, would),
                },
                order: match order {
                    engine::Precedence::Only => Precedence::Only,
                    engine::Precedence::Last => Precedence::Last,
                    engine::Precedence::Chosen(player) => Precedence::Chosen(names.player(*player)),
                    engine::Precedence::Forbids => Precedence::Forbids,
                },
            },
            LogEntry::NoneLeft(event) => Message::NoneLeft { event: names.becomes(event) },
            LogEntry::Expired { source, ability, is_gone } => Message::Expired {
                card: names.card(*source)?,
                ability: names.ability(*source, *ability),
                is_gone: *is_gone,
            },
            LogEntry::Instead(card, change) => Message::ReplacesOwn {
                card: names.card(*card)?,
                ability: entry.by.ability.map(|ability| names.ability(*card, ability)),
                change: change.map(|(would, becomes)| (names.would(&would), names.would(&becomes))),
            },
            LogEntry::Modified(card, before, after) => {
                Message::DamageModified { target: names.card(*card)?, before: *before, after: *after }
            }
            LogEntry::NotTaken(card) => {
                // 1.9.5: where the dealing was told, it was dealt; in the older edition it was not.
                let is_dealt = matches!(self.cause(entry), Some(LogEntry::Happened(dealt)) if dealt.kind == EventKind::DealtDamage);
                let target = names.card(*card)?;
                if is_dealt { Message::NotTaken { target } } else { Message::NotDealt { target } }
            }
            LogEntry::Keyword(card, keyword, number) => Message::KeywordMatters {
                card: names.card(*card)?,
                keyword: *keyword,
                number: (*number != 0).then_some(*number),
            },
            LogEntry::Changed(change) => Message::Changed {
                card: names.card(change.card)?,
                number: number(change.stat)?,
                printed: change.printed,
                now: change.now,
                by: names.textuals(&change.by),
                challenger: change.challenger,
            },
            LogEntry::Revealed(card) => Message::Revealed { card: names.card(*card)? },
            LogEntry::Looked(player, card) => {
                Message::LooksAt { player: names.player(*player), card: names.card(*card)? }
            }
            LogEntry::Shuffled(player) => Message::Shuffles { player: names.player(*player) },
            LogEntry::ExtraTurn(player) => Message::ExtraTurn { player: names.player(*player) },
            LogEntry::NotShuffled(player) => Message::NotShuffled { player: names.player(*player) },
            LogEntry::Lasts(effect) => Message::Lasts { effect: names.lasting(effect)? },
            LogEntry::FloatingMade(card, ability) => {
                let kind = waiting(names.board, *ability);
                Message::Waits { card: names.card(*card)?, ability: names.ability(*card, *ability), kind }
            }
            LogEntry::Ended(card) => Message::EffectEnds { card: names.card(*card)? },
            LogEntry::PlayGoesOn(card) => Message::PlayGoesOn { card: names.card(*card)? },
            LogEntry::CannotPlay(player, card, why) => {
                Message::CannotPlay { player: names.player(*player), card: names.card(*card)?, why: *why }
            }
            LogEntry::NobodyToChoose(player, source) => Message::NobodyToChoose {
                player: names.player(*player),
                by: names.textual(Forbids { source: *source, ability: entry.by.ability }),
            },
            LogEntry::NotChosen(player, card, by) => Message::NotChosen {
                player: names.player(*player),
                card: names.card(*card)?,
                by: by.and_then(|by| names.textual(by)),
            },
            LogEntry::StillDrying(player, card) => {
                Message::StillDrying { player: names.player(*player), card: names.card(*card)? }
            }
            LogEntry::MustBeChosen(player, card, by) => Message::MustBeChosen {
                player: names.player(*player),
                card: names.card(*card)?,
                by: names.textual(*by)?,
            },
            LogEntry::AlreadySo(card, kind) => {
                let is = if *kind == EventKind::Readied { State::Ready } else { State::Exerted };
                Message::AlreadySo { card: names.card(*card)?, is }
            }
            LogEntry::DamageBy(card, stat, by) => Message::DamageBy {
                card: names.card(*card)?,
                number: number(*stat)?,
                by: names.textual(*by)?,
            },
            LogEntry::NotAsked(player, source, why) => {
                Message::NotAsked { player: names.player(*player), source: names.card(*source)?, why: *why }
            }
            LogEntry::FirstHalfNotDone(source) => Message::FirstHalfNotDone { source: names.card(*source)? },
            LogEntry::Gone(card) => Message::Gone { card: names.card(*card)? },
            LogEntry::FoundNothing(source) => Message::FoundNothing { source: names.card(*source)? },
            LogEntry::NoChallengeDamage(card) => Message::NoChallengeDamage { card: names.card(*card)? },
            LogEntry::LocationGone(card, location) => {
                Message::LocationGone { card: names.card(*card)?, location: names.card(*location)? }
            }
            LogEntry::ActionWaits(card) => Message::ActionWaits { card: names.card(*card)? },
            LogEntry::SingsAs(card, cost) => Message::SingsAs { card: names.card(*card)?, cost: *cost },
            LogEntry::NextPart(player) => Message::NextPart { player: names.player(*player) },
            LogEntry::Repeats(..) => Message::Repeats,
            LogEntry::Won(player, by) => Message::Wins { player: names.player(*player), by: ending(*by) },
            LogEntry::Lost(player, by) => Message::Loses { player: names.player(*player), by: ending(*by) },
            LogEntry::Drawn(because) => Message::GameDrawn { because: *because },
            LogEntry::TotalCost(card, printed, due, by) => Message::TotalCost {
                card: names.card(*card)?,
                printed: *printed,
                due: *due,
                by: names.textuals(by),
            },
            LogEntry::TextCondition { source, of, is_met } => Message::TextCondition {
                of: of.map(|player| names.player(player)),
                by: names.textual(Forbids { source: *source, ability: entry.by.ability })?,
                is_met: *is_met,
            },
            LogEntry::StaysWhereItIs(card, location) => {
                Message::StaysWhereItIs { card: names.card(*card)?, location: names.card(*location)? }
            }
            LogEntry::Uncovered(card) => Message::Uncovered { card: names.card(*card)? },
            LogEntry::GrantGone(card, keyword, source) => Message::GrantGone {
                card: names.card(*card)?,
                keyword: *keyword,
                source: names.card(*source)?,
            },
            LogEntry::RestsOn(point) => Message::RestsOn { point: point.label() },
        })
    }
}

/// Only the game state check banishes without a text that says so.
fn by_check(would: Would, entry: &Logged) -> Would {
    if entry.by.source != Obj::NONE {
        return would;
    }
    if let Would::BeBanished { card } = would { Would::BeBanishedByCheck { card } } else { would }
}

/// The text that an entry comes from.
fn by_text(entry: &Logged) -> Forbids {
    Forbids { source: entry.by.source, ability: entry.by.ability }
}

/// The ability whose text is told with an entry.
fn ability_told(what: &LogEntry) -> Option<AbilityIx> {
    match what {
        LogEntry::Triggered(_, _, ability)
        | LogEntry::Resolves(_, _, ability)
        | LogEntry::Replaced { ability, .. } => Some(*ability),
        // Texts in force, which nothing told before.
        LogEntry::Barred { by, .. }
        | LogEntry::CannotGain(_, _, by)
        | LogEntry::MustBeChosen(_, _, by)
        | LogEntry::DamageBy(_, _, by)
        | LogEntry::NotChosen(_, _, Some(by)) => by.ability,
        // Where these come from a text, it was told when that began; an ability that is used tells its own.
        LogEntry::Answered(..)
        | LogEntry::Taken(..)
        | LogEntry::Step(..)
        | LogEntry::Happened(..)
        | LogEntry::Moved { .. }
        | LogEntry::Plays(..)
        | LogEntry::Enters(..)
        | LogEntry::Uses(..)
        | LogEntry::Quests(..)
        | LogEntry::Banished(..)
        | LogEntry::OpeningHand(..)
        | LogEntry::Skipped(..)
        | LogEntry::EmptyDeck(..)
        | LogEntry::InkExerted(..)
        | LogEntry::InkReadied(..)
        | LogEntry::Paid(..)
        | LogEntry::TotalCost(..)
        | LogEntry::Condition { .. }
        | LogEntry::TextCondition { .. }
        | LogEntry::UsedUp(..)
        | LogEntry::BagOpens(..)
        | LogEntry::BagPasses(..)
        | LogEntry::WouldHappen(..)
        | LogEntry::NoneLeft(..)
        | LogEntry::Expired { .. }
        | LogEntry::Instead(..)
        | LogEntry::Modified(..)
        | LogEntry::NotTaken(..)
        | LogEntry::Keyword(..)
        | LogEntry::Changed(..)
        | LogEntry::Revealed(..)
        | LogEntry::Looked(..)
        | LogEntry::Shuffled(..)
        | LogEntry::RestsOn(..)
        | LogEntry::Lasts(..)
        | LogEntry::FloatingMade(..)
        | LogEntry::Ended(..)
        | LogEntry::PlayGoesOn(..)
        | LogEntry::CannotPlay(..)
        | LogEntry::NobodyToChoose(..)
        | LogEntry::NotChosen(_, _, None)
        | LogEntry::StillDrying(..)
        | LogEntry::AlreadySo(..)
        | LogEntry::NotAsked(..)
        | LogEntry::FirstHalfNotDone(..)
        | LogEntry::Gone(..)
        | LogEntry::FoundNothing(..)
        | LogEntry::NotShuffled(..)
        | LogEntry::ExtraTurn(..)
        | LogEntry::StaysWhereItIs(..)
        | LogEntry::Uncovered(..)
        | LogEntry::GrantGone(..)
        | LogEntry::NoChallengeDamage(..)
        | LogEntry::LocationGone(..)
        | LogEntry::ActionWaits(..)
        | LogEntry::NextPart(..)
        | LogEntry::SingsAs(..)
        | LogEntry::Repeats(..)
        | LogEntry::RoundBegins
        | LogEntry::Won(..)
        | LogEntry::Lost(..)
        | LogEntry::Drawn(..) => None,
    }
}

/// Whether so much lore is gained.
fn is_gain(what: &LogEntry, lore: i32) -> bool {
    matches!(what, LogEntry::Happened(event) if event.kind == EventKind::GainedLore && event.amount == lore)
}

fn number(stat: Stat) -> Option<Number> {
    match stat {
        Stat::Strength => Some(Number::Strength),
        Stat::Willpower => Some(Number::Willpower),
        Stat::Lore => Some(Number::Lore),
        Stat::Cost | Stat::Damage | Stat::Removable | Stat::Under | Stat::Keyword(_) => None,
    }
}

fn ending(by: engine::record::Ending) -> Ending {
    match by {
        engine::record::Ending::Lore => Ending::Lore,
        engine::record::Ending::EmptyDeck => Ending::EmptyDeck,
        engine::record::Ending::LastLeft => Ending::LastLeft,
        engine::record::Ending::Conceded => Ending::Conceded,
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

    /// The kind of Shift that a card has.
    fn shift(&self, card: Obj) -> Option<ShiftKind> {
        Some(shift_kind(&self.board.pool, self.board.def(card.card).shift.as_ref()?))
    }

    /// A text as it is called.
    fn textual(&self, by: Forbids) -> Option<Textual> {
        let card = self.card(by.source)?;
        Some(Textual { card, ability: by.ability.map(|ability| self.ability(by.source, ability)) })
    }

    /// Texts as they are called, each with how much it adds.
    fn textuals(&self, texts: &[(Forbids, i32)]) -> Vec<(Textual, i32)> {
        texts.iter().filter_map(|(text, much)| Some((self.textual(*text)?, *much))).collect()
    }

    /// Answers that happen as something else are told there.
    fn answered(&self, player: PlayerIx, answer: Answer) -> Option<Message> {
        let player = self.player(player);
        Some(match answer {
            Answer::Choice(Choice::Accept) => Message::Accepts { player, source: None },
            Answer::Choice(Choice::Decline) => Message::Declines { player, source: None },
            Answer::Choice(Choice::Card(card)) => {
                Message::ChoosesCards { player, cards: vec![(self.cards)(card.index())] }
            }
            Answer::Choice(Choice::Player(chosen)) => {
                Message::ChoosesPlayers { player, players: vec![self.player(chosen)] }
            }
            Answer::Choice(Choice::Option(option)) => {
                Message::ChoosesOption { player, option: option.into() }
            }
            Answer::Choice(Choice::Number(number)) => Message::ChoosesNumber { player, number },
            Answer::Choice(Choice::Name(name)) => {
                Message::Names { player, name: self.board.pool.name(name).to_owned() }
            }
            Answer::Choice(Choice::Class(class)) => {
                Message::Names { player, name: self.board.pool.class(class).to_owned() }
            }
            Answer::Action(Action::EndTurn) => Message::EndsTurn { player },
            Answer::Concede(_) => Message::Concedes { player },
            Answer::Action(Action::Ink(_))
            | Answer::Action(Action::Play { .. })
            | Answer::Action(Action::Use { .. })
            | Answer::Action(Action::Quest(_))
            | Answer::Action(Action::Challenge { .. })
            | Answer::Action(Action::Move { .. })
            | Answer::Choice(Choice::Done)
            | Answer::Choice(Choice::Resolve(_))
            | Answer::Choice(Choice::Apply(_)) => return None,
        })
    }

    /// A change of zone that nothing else tells.
    fn moved(&self, is: Obj, to: Spot, end: Option<DeckEnd>, part_of: Moving) -> Option<Message> {
        let owner = self.player(self.board.state.card(is.card).owner());
        match (part_of, to) {
            (Moving::Draw | Moving::Discard | Moving::Ink | Moving::Play, _) => return None,
            // A banished card goes to the discard, with its stack; elsewhere only where something sends it there.
            (Moving::Banish, Spot::Discard) => return None,
            (Moving::Banish | Moving::Stack | Moving::Spent | Moving::Put, _) => {}
        }
        let place = match (to, end) {
            (Spot::Hand, _) => Place::Zone(Zone::Hand),
            (Spot::Deck, Some(DeckEnd::Top)) => Place::DeckTop,
            (Spot::Deck, Some(DeckEnd::Bottom)) => Place::DeckBottom,
            (Spot::Deck, None) => Place::Zone(Zone::Deck),
            (Spot::Discard, _) => Place::Zone(Zone::Discard),
            (Spot::Inkwell, _) => Place::Zone(Zone::Inkwell),
            (Spot::Play | Spot::Under | Spot::Aside, _) => return None,
        };
        Some(Message::Put { card: self.card(is)?, owner, to: place })
    }

    /// 6.5.4: what is to be said where an event is replaced and no other takes its place.
    fn not_happening(&self, source: Obj, ability: AbilityIx, would: &Event) -> Instead {
        use engine::program::Instead as By;
        let nothing = || Instead::Nothing(self.would(would));
        let AbilityKind::Replacement(found) = &self.board.pool.ability(ability).kind else {
            return nothing();
        };
        match found.instead {
            By::Do(_) => Instead::Instructions,
            By::PutDamageOn(_) => self.card(source).map_or_else(nothing, |on| Instead::NoDamageLeft {
                target: self.card(would.subject).unwrap_or_default(),
                on,
            }),
            By::Nothing
            | By::Cannot
            | By::DealDamageTo(_)
            | By::Amount(_)
            | By::Shield(_)
            | By::Goes(_)
            | By::UpTo(_) => nothing(),
        }
    }

    /// What would have happened.
    fn would(&self, event: &Event) -> Would {
        let (player, amount) = (self.player(event.player), event.amount);
        let card = self.card(event.subject).unwrap_or_default();
        match event.kind {
            EventKind::DealtDamage if amount == 0 => Would::TakeNone { target: card },
            EventKind::DealtDamage => Would::BeDealtDamage { target: card, amount },
            EventKind::TookDamage => Would::TakeDamage { target: card, amount },
            EventKind::Discarded => Would::BeDiscarded { card },
            EventKind::Banished => Would::BeBanished { card },
            EventKind::IntoDiscard => Would::GoToDiscard { card },
            EventKind::IntoInkwell => Would::GoToInkwell { card },
            EventKind::Drew => Would::Draw { player, count: amount },
            EventKind::GotInkDrop => Would::GetInkDrops { player, count: amount },
            EventKind::PutUnder => {
                Would::PutUnder { card: self.card(event.object).unwrap_or_default(), top: card }
            }
            EventKind::Shuffled => Would::Shuffle { player },
            EventKind::RemovedDamage => Would::BeHealed { target: card, amount },
            EventKind::GainedLore => Would::GainLore { player, amount },
            EventKind::LostLore => Would::LoseLore { player, amount },
            EventKind::Readied => Would::BeReadied { card },
            EventKind::Exerted => Would::BeExerted { card },
            EventKind::Played => Would::BePlayed { card },
            EventKind::IntoHand => Would::GoToHand { card },
            EventKind::IntoDeck => Would::GoToDeck { card },
            EventKind::Moved => Would::MoveTo { card, location: self.card(event.object).unwrap_or_default() },
            EventKind::Quested
            | EventKind::Challenges
            | EventKind::Challenged
            | EventKind::Banishes
            | EventKind::LeftPlay
            | EventKind::LeftDiscard
            | EventKind::Sang
            | EventKind::Chosen
            | EventKind::UsedAbility
            | EventKind::TurnStart
            | EventKind::TurnEnd
            | EventKind::ChallengeOver
            | EventKind::EnteredPlay
            | EventKind::RemovedInkDrop
            | EventKind::MovedFrom
            | EventKind::MovedDamage
            | EventKind::Revealed => Would::Other,
        }
    }

    /// What an event has become by a replacement effect.
    #[expect(clippy::wildcard_enum_match_arm, reason = "what becomes what it would be is listed by `would`")]
    fn becomes(&self, event: &Event) -> Would {
        match event.kind {
            // Damage that is not dealt is put (1.9.2.2).
            EventKind::TookDamage => Would::PutDamage {
                target: self.card(event.subject).unwrap_or_default(),
                amount: event.amount,
            },
            _ => self.would(event),
        }
    }

    fn played(&self, played: &Played) -> Option<Message> {
        let ink = played.ink.max(0) as u32;
        let all = |objs: &[Obj]| objs.iter().filter_map(|obj| self.card(*obj)).collect();
        let payment = match played.how {
            HowPlayed::Shift => Payment::Shift { onto: all(&played.onto), ink },
            HowPlayed::Sung => Payment::Sung { by: all(&played.singers) },
            HowPlayed::Free if ink == 0 => Payment::Free,
            HowPlayed::Free | HowPlayed::Ink => Payment::Ink(ink),
        };
        let is_action = self.board.def(played.card.card).kinds.contains(Kinds::ACTION);
        let player = self.player(played.player);
        Some(Message::Plays { player, card: self.card(played.card)?, payment, is_action })
    }

    fn happened(&self, happening: &Event) -> Option<Message> {
        let player = self.player(happening.player);
        let subject = self.card(happening.subject);
        let object = self.card(happening.object);
        let amount = happening.amount;
        Some(match happening.kind {
            EventKind::Challenges => Message::Challenges { card: subject?, target: object? },
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
            // 3.2.2.2: what locations give in the set step comes from no text.
            EventKind::GainedLore => Message::GainsLore { player, amount, from: subject },
            EventKind::LostLore => Message::LosesLore { player, amount },
            EventKind::GotInkDrop => Message::GetsInkDrops { player, count: amount },
            EventKind::RemovedInkDrop => Message::RemovesInkDrops { player, count: amount },
            EventKind::TurnStart => Message::TurnBegins { player },
            EventKind::ChallengeOver => Message::ChallengeEnds { card: subject?, target: object? },
            EventKind::EnteredPlay => Message::EntersPlay { card: subject? },
            // Told by the answer, by the change of zone, or by the other half of the same event.
            EventKind::Played
            | EventKind::Quested
            | EventKind::UsedAbility
            | EventKind::Banished
            | EventKind::Challenged
            | EventKind::Banishes
            | EventKind::LeftPlay
            | EventKind::IntoInkwell
            | EventKind::IntoDiscard
            | EventKind::IntoHand
            | EventKind::IntoDeck
            | EventKind::LeftDiscard
            | EventKind::MovedFrom
            | EventKind::MovedDamage
            | EventKind::Revealed
            | EventKind::Chosen
            | EventKind::Shuffled
            | EventKind::TurnEnd => return None,
        })
    }
}

/// What an ability of a card is called.
pub fn called(
    board: &Board,
    card: Obj,
    ability: AbilityIx,
    names: &dyn Fn(DefIx) -> Option<String>,
) -> Called {
    if ability == board.pool.builtin().temporary {
        return Called::Named(super::TEMPORARY_SHIFT.to_owned());
    }
    let found = board.pool.ability(ability);
    let ability_name = found.name.map(|ability_name| board.pool.ability_name(ability_name).to_owned());
    let name = ability_name.or_else(|| found.keyword.map(|keyword| keyword.word().to_owned()));
    let giver = || {
        let (def, _) = board.pool.paragraph(ability)?;
        if def == board.state.card(card.card).def() { None } else { names(def) }
    };
    let is_printed = || board.def(card.card).abilities.contains(&ability);
    match (name, giver()) {
        (Some(name), Some(card)) if found.name.is_some() => Called::NamedOn { name, card },
        (Some(name), _) => Called::Named(name),
        (None, Some(giver)) => Called::From(giver),
        (None, None) if is_printed() => Called::Unnamed,
        (None, None) => Called::Made(waiting(board, ability)),
    }
}

/// 8.10.8: the kind of a Shift.
pub fn shift_kind(pool: &Pool, shift: &Shift) -> ShiftKind {
    match &shift.base {
        ShiftBase::Class(class) if shift.temporary => {
            ShiftKind::Temporary(Some(pool.class(*class).to_owned()))
        }
        _ if shift.temporary => ShiftKind::Temporary(None),
        ShiftBase::SameName => ShiftKind::Plain,
        ShiftBase::Class(class) => ShiftKind::Class(pool.class(*class).to_owned()),
        ShiftBase::Universal => ShiftKind::Universal,
        ShiftBase::Duo => ShiftKind::Duo,
        ShiftBase::Combo => ShiftKind::Combo,
        ShiftBase::ItemNamed(name) => ShiftKind::Item(pool.name(*name).to_owned()),
    }
}

/// 6.2.7: what waits for a moment of a turn is delayed, what waits for anything else floats.
fn waiting(board: &Board, ability: AbilityIx) -> Waiting {
    let is_moment = |kind: EventKind| matches!(kind, EventKind::TurnEnd | EventKind::TurnStart);
    match &board.pool.ability(ability).kind {
        AbilityKind::Triggered(found) if found.on.iter().any(|pattern| is_moment(pattern.kind)) => {
            Waiting::Delayed
        }
        AbilityKind::Replacement(_) => Waiting::Replacement,
        AbilityKind::Triggered(_) | AbilityKind::Activated(_) | AbilityKind::Static(_) => Waiting::Floating,
    }
}
