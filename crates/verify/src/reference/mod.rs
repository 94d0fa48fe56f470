//! An independent reference: the turn rules and keywords once more, slow and literal, compared with the engine at every decision.
//!
//! Nothing is kept that could be looked up: where a card is, what it may do and what it costs is found by going over all cards
//! each time it is asked. No code is shared with the engine's `legal`, `eval`, `flow`, `pipe` or `resolve`; of the engine only the printed facts of a card,
//! the numbers of cards and players and the shape of answers are used. It knows sections 3 and 4 of the rules, the game state check
//! for lore, decks and damage (1.8), and the keywords in [`KNOWN`]; cards that say anything else are left out of its games
//! ([`knows`]). Games have two players.
//!
//! - [`Table`] is what lies there; `legal` lists every legal answer; `deeds` carries one out; [`compared`] plays both side by side.

mod compare;
mod deeds;
mod legal;

pub use compare::{Difference, compared, made_up_pool};

use engine::program::{Amount, CardDef, Keyword, Kinds, Pool, ShiftBase};
use engine::state::{CardIx, PlayerIx, State, Zone};

/// The keywords that the reference knows.
pub const KNOWN: [Keyword; 11] = [
    Keyword::Alert,
    Keyword::Bodyguard,
    Keyword::Challenger,
    Keyword::Evasive,
    Keyword::Reckless,
    Keyword::Resist,
    Keyword::Rush,
    Keyword::Shift,
    Keyword::Singer,
    Keyword::Ward,
    Keyword::Adventurous,
];

/// Whether all that the card says is known here: its facts and keywords, and nothing else.
pub fn knows(card: &CardDef) -> bool {
    let is_known = |(keyword, _): &(Keyword, i16)| KNOWN.contains(keyword);
    let shift = card.shift.as_ref().is_none_or(|shift| {
        shift.base == ShiftBase::SameName
            && !shift.temporary
            && !shift.cost.exert
            && shift.cost.other.is_none()
            && matches!(shift.cost.ink, Amount::Const(_))
    });
    card.keywords.iter().all(is_known)
        && shift
        && card.abilities.is_empty()
        && card.effect.is_none()
        && !card.kinds.is_empty()
        // 6.1.10: moving to and fro for nothing is a loop, which is not known here.
        && (!card.kinds.contains(Kinds::LOCATION) || card.move_cost > 0)
}

/// A card of the game.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    face: Face,
    owner: PlayerIx,
    zone: Zone,
    exerted: bool,
    drying: bool,
    damage: i32,
    at: Option<CardIx>,
    /// The card that lies on it.
    covered_by: Option<CardIx>,
}

/// What is printed on a card, as far as it is known here.
#[derive(Clone, Debug, PartialEq)]
struct Face {
    names: Vec<u32>,
    kinds: Kinds,
    cost: i32,
    inkable: bool,
    strength: i32,
    willpower: i32,
    lore: i32,
    move_cost: i32,
    keywords: Vec<(Keyword, i32)>,
    shift: Option<i32>,
}

/// All that lies there.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    cards: Vec<Piece>,
    /// The top card is the last.
    decks: Vec<Vec<CardIx>>,
    lore: Vec<i32>,
    active: PlayerIx,
    /// 4.2.3: a card was inked this turn.
    has_inked: bool,
    /// 8.3.2: the card that may enter exerted, while that is asked.
    entering: Option<CardIx>,
    winner: Option<PlayerIx>,
}

impl Table {
    /// The table of a game at the beginning of a main phase.
    pub fn of(state: &State, pool: &Pool) -> Table {
        let number = |card: CardIx| (card != CardIx::NONE).then_some(card);
        let piece = |card: &engine::state::Card| Piece {
            face: printed(pool.card(card.def())),
            owner: card.owner(),
            zone: card.zone(),
            exerted: card.exerted(),
            drying: card.drying(),
            damage: card.damage().into(),
            at: number(card.at()),
            covered_by: number(card.above()),
        };
        Table {
            cards: state.cards().iter().map(piece).collect(),
            decks: state.players().iter().map(|player| player.deck().to_vec()).collect(),
            lore: state.players().iter().map(|player| player.lore()).collect(),
            active: state.active(),
            has_inked: state.player(state.active()).inked() > 0,
            entering: None,
            winner: None,
        }
    }

    fn piece(&self, card: CardIx) -> &Piece {
        &self.cards[card.index()]
    }

    fn piece_mut(&mut self, card: CardIx) -> &mut Piece {
        &mut self.cards[card.index()]
    }

    /// All cards for which something holds.
    fn all(&self, holds: impl Fn(&Piece) -> bool) -> Vec<CardIx> {
        let numbered = self.cards.iter().enumerate().filter(|(_, piece)| holds(piece));
        numbered.map(|(at, _)| CardIx(at as u16)).collect()
    }

    /// The cards of a kind that a player has in play.
    fn in_play(&self, player: PlayerIx, kind: Kinds) -> Vec<CardIx> {
        self.all(|piece| piece.owner == player && piece.zone == Zone::Play && piece.face.kinds.contains(kind))
    }

    fn other(&self, player: PlayerIx) -> PlayerIx {
        PlayerIx(1 - player.0)
    }

    /// 8.1.2: several of one keyword with a number add up.
    fn number(&self, card: CardIx, keyword: Keyword) -> i32 {
        self.piece(card)
            .face
            .keywords
            .iter()
            .filter(|(own, _)| *own == keyword)
            .map(|(_, number)| number)
            .sum()
    }

    fn has(&self, card: CardIx, keyword: Keyword) -> bool {
        self.piece(card).face.keywords.iter().any(|(own, _)| *own == keyword)
    }

    /// 4.3.2.4: the ready cards of the inkwell.
    fn ready_ink(&self, player: PlayerIx) -> Vec<CardIx> {
        self.all(|piece| piece.owner == player && piece.zone == Zone::Inkwell && !piece.exerted)
    }
}

fn printed(card: &CardDef) -> Face {
    let shift = card.shift.as_ref().map(|shift| match shift.cost.ink {
        Amount::Const(ink) => ink,
        _ => i32::MAX,
    });
    Face {
        names: card.names.iter().map(|name| u32::from(name.0)).collect(),
        kinds: card.kinds,
        cost: card.cost.into(),
        inkable: card.inkable,
        strength: card.strength.into(),
        willpower: card.willpower.into(),
        lore: card.lore.into(),
        move_cost: card.move_cost.into(),
        keywords: card.keywords.iter().map(|(keyword, number)| (*keyword, (*number).into())).collect(),
        shift,
    }
}
