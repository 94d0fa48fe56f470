//! What a player, or a spectator, witnesses of what happens (7.1.2, 7.1.3): the log of public events.
//!
//! That something happens to a card is public, which card it is only where its face is seen: as it comes from or goes to a place that
//! everybody sees, as it is revealed (6.1.14.1), or since the viewer knew it ([`Board::knows`]). What a player answers about hidden
//! cards, and whether there was anything to answer, is not told: it would say what the cards are (7.1.4).

use crate::answer::{Answer, Choice};
use crate::eval::Board;
use crate::program::{AbilityIx, ClassId, DefIx, EventKind, HowPlayed, NameId};
use crate::record::{DeckEnd, LogEntry, Moving};
use crate::state::*;

/// A card whose face is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The card as it was then.
    pub card: Obj,
    /// What it is.
    pub def: DefIx,
}

/// Something that a viewer witnessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Witnessed {
    /// 2.2.2.1: a player altered the opening hand by so many cards.
    OpeningHand(PlayerIx, u8),
    /// 3.2: a turn begins.
    Turn(PlayerIx),
    /// 7.1: a card of that player changed its zone.
    Moved {
        /// Whose card.
        owner: PlayerIx,
        /// Which one, where that is known, as it is there now.
        face: Option<Face>,
        /// Out of this zone.
        from: Zone,
        /// Into this one.
        to: Zone,
        /// To which end of a deck.
        end: Option<DeckEnd>,
        /// As a part of what.
        part_of: Moving,
    },
    /// 4.3.3: a card is played, so, with so much ink.
    Plays(PlayerIx, Face, HowPlayed, i32),
    /// 4.4.4: an ability is used.
    Uses(PlayerIx, Face, AbilityIx),
    /// 7.7.4.2: an ability leaves the bag and resolves.
    Resolves(PlayerIx, Face, AbilityIx),
    /// 4.5: a character quests for so much lore.
    Quests(Face, i32),
    /// 4.6.4.5: one character challenges something.
    Challenges(Face, Face),
    /// 1.9.3: so much damage was taken.
    TookDamage(Face, i32),
    /// 1.9.2.3: so much damage was removed.
    RemovedDamage(Face, i32),
    /// 1.8.1.4, 6.7.2.3: it is banished.
    Banished(Face),
    /// 5.1.1.2
    Exerted(Face),
    /// 5.1.1.1
    Readied(Face),
    /// 4.7.4: a character moved to a location.
    MovedTo(Face, Face),
    /// 1.11: a player gained so much lore, or lost it.
    Lore(PlayerIx, i32),
    /// 1.13: a player got so many ink drops, or removed them.
    InkDrops(PlayerIx, i32),
    /// 6.1.14.1: a card was shown to everybody.
    Revealed(Face),
    /// 7.2.2: a player looked at a card, known to the viewer or not.
    Looked(PlayerIx, Option<Face>),
    /// 1.4.3
    Shuffled(PlayerIx),
    /// 1.12.1: a player had no card to draw.
    EmptyDeck(PlayerIx),
    /// A player named a card.
    Named(PlayerIx, NameId),
    /// A player picked a classification.
    NamedClass(PlayerIx, ClassId),
    /// 6.1.10: a player repeats a loop so many times.
    Repeats(PlayerIx, i32),
    /// 2.3.3: a player has left the game.
    Lost(PlayerIx),
    /// 2.3.3: a player has won.
    Won(PlayerIx),
    /// D.9
    Drawn,
}

impl Board {
    /// What somebody witnesses of an entry that was just made. No viewer: a spectator.
    pub fn witnessed(&self, viewer: Option<PlayerIx>, entry: &LogEntry) -> Option<Witnessed> {
        Some(match *entry {
            LogEntry::OpeningHand(player, count) => Witnessed::OpeningHand(player, count),
            LogEntry::Step(player, TurnStep::Ready) => Witnessed::Turn(player),
            LogEntry::Moved { is, from, to, end, part_of, .. } => {
                let owner = self.state.card(is.card).owner();
                // 4.2.1.1: what is inked is shown.
                let is_public = part_of == Moving::Ink || is_open(from) || is_open(to);
                // 7.3.2: into and out of their own hand.
                let is_own = viewer == Some(owner) && (from == Zone::Hand || to == Zone::Hand);
                let is_known = is_public || is_own || self.is_still_known(viewer, is);
                Witnessed::Moved { owner, face: is_known.then(|| self.face(is)), from, to, end, part_of }
            }
            LogEntry::Plays(ref played) => {
                Witnessed::Plays(played.player, self.face(played.card), played.how, played.ink)
            }
            LogEntry::Uses(player, card, ability) => Witnessed::Uses(player, self.face(card), ability),
            LogEntry::Resolves(player, card, ability) => {
                Witnessed::Resolves(player, self.face(card), ability)
            }
            LogEntry::Quests(card, lore) => Witnessed::Quests(self.face(card), lore),
            LogEntry::Happened(event) => self.witnessed_event(event)?,
            LogEntry::Banished(event, _) => Witnessed::Banished(self.face(event.subject)),
            LogEntry::Revealed(card) => Witnessed::Revealed(self.face(card)),
            LogEntry::Looked(player, card) => {
                let is_known = viewer == Some(player) || self.is_still_known(viewer, card);
                Witnessed::Looked(player, is_known.then(|| self.face(card)))
            }
            LogEntry::Shuffled(player) => Witnessed::Shuffled(player),
            LogEntry::EmptyDeck(player) => Witnessed::EmptyDeck(player),
            LogEntry::Answered(player, Answer::Choice(Choice::Name(name))) => Witnessed::Named(player, name),
            LogEntry::Answered(player, Answer::Choice(Choice::Class(class))) => {
                Witnessed::NamedClass(player, class)
            }
            LogEntry::Repeats(player, times) => Witnessed::Repeats(player, times),
            LogEntry::Lost(player, _) => Witnessed::Lost(player),
            LogEntry::Won(player, _) => Witnessed::Won(player),
            LogEntry::Drawn(..) => Witnessed::Drawn,
            // How it came about, and what did not happen: seen in what follows, or not at all.
            LogEntry::Answered(..)
            | LogEntry::Taken(..)
            | LogEntry::Step(..)
            | LogEntry::Enters(_)
            | LogEntry::Barred { .. }
            | LogEntry::CannotGain(..)
            | LogEntry::Skipped(..)
            | LogEntry::InkExerted(_)
            | LogEntry::InkReadied(_)
            | LogEntry::Paid(..)
            | LogEntry::Triggered(..)
            | LogEntry::Condition { .. }
            | LogEntry::UsedUp(..)
            | LogEntry::BagOpens(_)
            | LogEntry::BagPasses(..)
            | LogEntry::WouldHappen(_)
            | LogEntry::Replaced { .. }
            | LogEntry::NoneLeft(_)
            | LogEntry::Expired { .. }
            | LogEntry::Instead(..)
            | LogEntry::Modified(..)
            | LogEntry::NotTaken(_)
            | LogEntry::Keyword(..)
            | LogEntry::Changed(..)
            | LogEntry::DamageBy(..)
            | LogEntry::RestsOn(_)
            | LogEntry::Lasts(_)
            | LogEntry::FloatingMade(..)
            | LogEntry::Ended(_)
            | LogEntry::PlayGoesOn(_)
            | LogEntry::CannotPlay(..)
            | LogEntry::NobodyToChoose(..)
            | LogEntry::NotChosen(..)
            | LogEntry::StillDrying(..)
            | LogEntry::MustBeChosen(..)
            | LogEntry::AlreadySo(..)
            | LogEntry::NotAsked(..)
            | LogEntry::FirstHalfNotDone(_)
            | LogEntry::Gone(_)
            | LogEntry::FoundNothing(_)
            | LogEntry::NotShuffled(_)
            | LogEntry::ExtraTurn(_)
            | LogEntry::NoChallengeDamage(_)
            | LogEntry::LocationGone(..)
            | LogEntry::ActionWaits(_)
            | LogEntry::NextPart(_)
            | LogEntry::SingsAs(..)
            | LogEntry::TextCondition { .. }
            | LogEntry::TotalCost(..)
            | LogEntry::StaysWhereItIs(..)
            | LogEntry::Uncovered(_)
            | LogEntry::GrantGone(..)
            | LogEntry::RoundBegins => return None,
        })
    }

    /// All of these events are about cards in play, or about players.
    fn witnessed_event(&self, event: Event) -> Option<Witnessed> {
        let Event { kind, subject, object, player, amount, .. } = event;
        Some(match kind {
            EventKind::Challenges => Witnessed::Challenges(self.face(subject), self.face(object)),
            EventKind::TookDamage => Witnessed::TookDamage(self.face(subject), amount),
            EventKind::RemovedDamage => Witnessed::RemovedDamage(self.face(subject), amount),
            EventKind::Exerted => Witnessed::Exerted(self.face(subject)),
            EventKind::Readied => Witnessed::Readied(self.face(subject)),
            EventKind::Moved => Witnessed::MovedTo(self.face(subject), self.face(object)),
            EventKind::GainedLore => Witnessed::Lore(player, amount),
            EventKind::LostLore => Witnessed::Lore(player, -amount),
            EventKind::GotInkDrop => Witnessed::InkDrops(player, amount),
            EventKind::RemovedInkDrop => Witnessed::InkDrops(player, -amount),
            // Told by an entry of their own, or by the cards that move.
            EventKind::Played
            | EventKind::Quested
            | EventKind::Challenged
            | EventKind::Banished
            | EventKind::Banishes
            | EventKind::LeftPlay
            | EventKind::IntoInkwell
            | EventKind::IntoDiscard
            | EventKind::IntoHand
            | EventKind::IntoDeck
            | EventKind::LeftDiscard
            | EventKind::Drew
            | EventKind::Discarded
            | EventKind::Sang
            | EventKind::DealtDamage
            | EventKind::Chosen
            | EventKind::PutUnder
            | EventKind::UsedAbility
            | EventKind::TurnStart
            | EventKind::TurnEnd
            | EventKind::ChallengeOver
            | EventKind::EnteredPlay
            | EventKind::Shuffled
            | EventKind::MovedFrom
            | EventKind::MovedDamage
            | EventKind::Revealed => return None,
        })
    }

    fn face(&self, card: Obj) -> Face {
        Face { card, def: self.state.card(card.card).def() }
    }

    /// Whether the card is where it was then, and the viewer knows it there.
    fn is_still_known(&self, viewer: Option<PlayerIx>, card: Obj) -> bool {
        self.state.card(card.card).inc() == card.inc && self.known(viewer, card.card)
    }
}

/// 7.1.2: whether everybody sees what is there.
fn is_open(zone: Zone) -> bool {
    match zone {
        Zone::Play | Zone::Discard | Zone::Aside => true,
        Zone::Hand | Zone::Deck | Zone::Inkwell | Zone::Under => false,
    }
}
