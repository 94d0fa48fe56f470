//! The start of a game: a position put together card by card, or two deck lists shuffled.

use std::collections::BTreeMap;

use engine::position::{PlacedCard, PlayerBlock};
use engine::program::{DefIx, Kinds};
use engine::state::{CardIx, PlayerIx, Zone as Place};
use engine::{Log, Rules, Variant};

use super::access::{Game, board, limited, zone};
use super::catalog::Catalog;
use super::game_names::{GameNames, letter, seat};
use narrate::Wording;
use narrate::start::{self, Obstacle};
use script::{
    Block, CardRef, DeckFile, Entry, Face, FillerZone, InkState, Past, Placed, Player, Position, Reach,
    TurnInk,
};

/// Filler cards below the listed cards of a deck, where the file does not say otherwise.
const DECK_FILLER: u32 = 10;
/// The number of the turn in which a position stands: late enough that no rule of the first turn applies.
pub(super) const TURN: u16 = 9;

/// The game of a position, with the aliases of its cards.
pub(super) fn position(
    position: &Position,
    catalog: &Catalog,
    seed: Option<i64>,
    rules: Rules,
    cards_max: usize,
) -> Result<(Game, GameNames), Wording> {
    let mut builder = Builder {
        catalog,
        cards_max,
        players: Vec::new(),
        count: 0,
        aliases: BTreeMap::new(),
        running: Vec::new(),
    };
    for block in &position.players {
        builder.block(block)?;
    }
    let running = builder.running()?;
    if let Some(active) = builder.players.get_mut(position.turn.index()) {
        active.inked = position.ink == TurnInk::Used;
    }
    let count = builder.players.len().max(1);
    let (turn, starting) = moment(position, count);
    let written = engine::Position {
        players: builder.players,
        active: seat(position.turn),
        turn,
        starting,
        seed: seed.unwrap_or(0) as u64,
        running,
    };
    let game = Game::from_position(catalog.pool().clone(), &written, rules, Log::default())
        .map_err(|errors| Obstacle::Refused(&errors).told())?;
    has_sides(&game)?;
    let mut game_names = GameNames::new(game.state(), catalog);
    builder.aliases.iter().for_each(|(alias, card)| game_names.name(alias, *card));
    match position.when.reach {
        Reach::Possible => stands(&game, &game_names)?,
        Reach::Forced => {}
    }
    Ok((game, game_names))
}

/// The number of the turn and who took the first one, as far as the file says something about it.
fn moment(position: &Position, players: usize) -> (u16, Option<PlayerIx>) {
    let active = position.turn.index();
    let number = position.when.number.map(|number| u16::try_from(number).unwrap_or(u16::MAX));
    match (number, position.when.first) {
        (None, None) => (TURN, None),
        (Some(number), None) => {
            let before = usize::from(number.saturating_sub(1)) % players;
            (number, Some(PlayerIx(((active + players - before) % players) as u8)))
        }
        (None, Some(first)) => {
            let behind = (active + players - first.index() % players) % players;
            // The first turn of the active player that is late enough.
            let rounds = usize::from(TURN).div_ceil(players);
            ((rounds * players + behind + 1) as u16, Some(seat(first)))
        }
        (Some(number), Some(first)) => (number, Some(seat(first))),
    }
}

/// 1.3.5.1: everybody plays against somebody, and teams are made of players of the game.
fn has_sides(game: &Game) -> Result<(), Wording> {
    let board = board(game);
    let players = board.state.everyone();
    let has_none = |player: &PlayerIx| board.state.opponents(*player).is_empty();
    let is_absent =
        |player: PlayerIx| board.rules.teams.with_mates(player).iter().any(|mate| !players.has(mate));
    match players.iter().any(|player| has_none(&player) || is_absent(player)) {
        true => Err(Obstacle::NoSides.told()),
        false => Ok(()),
    }
}

/// 1.8.1: a position that the game state check would change at once is one that no game can stand in.
fn stands(game: &Game, names: &GameNames) -> Result<(), Wording> {
    let board = board(game);
    let players = (0..board.state.players().len()).map(|player| PlayerIx(player as u8));
    for player in players {
        let own = board.state.player(player);
        if let Some(card) = own.play().iter().find(|card| board.has_lethal_damage(**card)) {
            return Err(Obstacle::ImpossibleDamage { card: &names.shown(*card) }.told());
        }
        if own.lore() >= board.lore_to_win(player) {
            return Err(Obstacle::ImpossibleLore { player: letter(player) }.told());
        }
    }
    Ok(())
}

/// The game of two or more deck lists, which must be legal (1.10.1.1).
pub(super) fn decks(
    decks: &[DeckFile],
    catalog: &Catalog,
    seed: Option<i64>,
    rules: Rules,
    cards_max: usize,
) -> Result<(Game, GameNames), Wording> {
    let mut cards: Vec<Vec<DefIx>> = Vec::new();
    for deck in decks {
        let list = deck.list.as_ref().ok_or_else(|| Obstacle::UnreadDeck { path: &deck.path }.told())?;
        // 10.2.1: of two boosters whatever comes of them; C.1: three inks, which only the format knows.
        let problems = match rules.variant {
            Variant::Ordinary => catalog.check_deck(list),
            Variant::PackRush | Variant::Coconut => Vec::new(),
        };
        if let Some(problem) = problems.first() {
            return Err(start::card(&deck.path, problem));
        }
        let mut defs = Vec::new();
        for (copies, card) in &list.cards {
            let def = catalog.find(card)?;
            defs.extend(std::iter::repeat_n(def, *copies as usize));
        }
        cards.push(defs);
    }
    if cards.iter().map(Vec::len).sum::<usize>() > cards_max {
        return Err(Obstacle::TooMany { most: cards_max }.told());
    }
    let starting = Some(PlayerIx(Player::A.index() as u8));
    let seed = seed.unwrap_or(0) as u64;
    let game = Game::new(catalog.pool().clone(), &cards, starting, seed, rules, Log::default())
        .map_err(|errors| Obstacle::Refused(&errors).told())?;
    has_sides(&game)?;
    let mut game_names = GameNames::new(game.state(), catalog);
    game_names.number(game.state());
    Ok((game, game_names))
}

/// A position being put together.
struct Builder<'a> {
    catalog: &'a Catalog,
    cards_max: usize,
    players: Vec<PlayerBlock>,
    /// Cards of all players so far: the game numbers them in the order they are written.
    count: usize,
    aliases: BTreeMap<String, CardIx>,
    /// Cards whose effect runs on another, by its alias.
    running: Vec<(CardIx, String, String)>,
}

impl Builder<'_> {
    /// The effects that run as long as their cards are in play: of which card, on which.
    fn running(&self) -> Result<Vec<(CardIx, CardIx)>, Wording> {
        let find = |(source, name, alias): &(CardIx, String, String)| {
            let on = self.aliases.get(alias).ok_or_else(|| Obstacle::NoBearer { alias }.told())?;
            let def = self.catalog.find(name)?;
            match engine::lasts_with_source(self.catalog.pool(), def) {
                true => Ok((*source, *on)),
                false => Err(Obstacle::NothingLasts { card: name }.told()),
            }
        };
        self.running.iter().map(find).collect()
    }

    fn block(&mut self, block: &Block) -> Result<(), Wording> {
        let filler = self.catalog.filler();
        let mut written = PlayerBlock::default();
        let mut below = DECK_FILLER;
        let mut located: Vec<(usize, CardRef)> = Vec::new();
        let first = self.count;
        for entry in block.entries.iter().map(|entry| &entry.node) {
            match entry {
                Entry::Lore(lore) => written.lore = *lore as i32,
                Entry::Ink { count, state } => {
                    let mut card = PlacedCard::new(filler, Place::Inkwell);
                    card.exerted = *state == InkState::Exerted;
                    written.cards.extend(std::iter::repeat_n(card, *count as usize));
                }
                Entry::InkDrops(count) => written.ink_drops = u16::try_from(*count).unwrap_or(u16::MAX),
                Entry::Filler { zone, count } => {
                    let zone = match zone {
                        FillerZone::Hand => Place::Hand,
                        FillerZone::Discard => Place::Discard,
                    };
                    written.cards.extend(std::iter::repeat_n(PlacedCard::new(filler, zone), *count as usize));
                }
                Entry::DeckMore(count) => below = *count,
                Entry::Card(placed) => self.place(placed, first, &mut written.cards, &mut located)?,
            }
        }
        written.cards.extend(std::iter::repeat_n(PlacedCard::new(filler, Place::Deck), below as usize));
        for (card, reference) in located {
            written.cards[card].at = Some(self.location(&reference, first, &written.cards)?);
        }
        self.count += written.cards.len();
        if self.count > self.cards_max {
            return Err(Obstacle::TooMany { most: self.cards_max }.told());
        }
        self.players.push(written);
        Ok(())
    }

    fn place(
        &mut self,
        placed: &Placed,
        first: usize,
        cards: &mut Vec<PlacedCard>,
        located: &mut Vec<(usize, CardRef)>,
    ) -> Result<(), Wording> {
        let index = cards.len();
        let attributes = &placed.attributes;
        let mut card = PlacedCard::new(self.catalog.find(&placed.card)?, zone(placed.zone));
        card.exerted = attributes.exerted;
        card.drying = attributes.drying;
        card.damage = i16::try_from(attributes.damage).unwrap_or(i16::MAX);
        let kinds = self.catalog.pool().card(card.def).kinds;
        // 5.1.2.2: damage counters are put on characters and locations.
        if card.damage > 0 && !kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION) && !kinds.is_empty() {
            return Err(Obstacle::NoDamage { card: &placed.card }.told());
        }
        // 5.4.1.2: actions are never in play.
        if card.zone == Place::Play && kinds.contains(Kinds::ACTION) {
            return Err(Obstacle::NotInPlay { card: &placed.card }.told());
        }
        // 5.3.4, 4.7.2: only characters are at locations.
        if attributes.at.is_some() && !kinds.is_empty() && !kinds.contains(Kinds::CHARACTER) {
            return Err(Obstacle::NotAt { card: &placed.card }.told());
        }
        for past in &attributes.past {
            card.past.extend(self.past(past, card.def, &placed.card)?);
        }
        cards.push(card);
        for alias in &attributes.aliases {
            self.aliases.insert(alias.clone(), CardIx((first + index) as u16));
        }
        let on = attributes
            .on
            .iter()
            .map(|alias| (CardIx((first + index) as u16), placed.card.clone(), alias.clone()));
        self.running.extend(on);
        located.extend(attributes.at.clone().map(|location| (index, location)));
        // 5.1.1.7: the cards below it, from the top down.
        for under in &attributes.under {
            let mut below = PlacedCard::new(self.catalog.find(&under.card)?, Place::Under);
            below.facedown = under.face == Face::Down;
            below.under = Some(index);
            cards.push(below);
        }
        Ok(())
    }

    /// What happened to a card, with the abilities that are used up.
    fn past(&self, past: &Past, def: DefIx, name: &str) -> Result<Vec<engine::Past>, Wording> {
        Ok(match past {
            Past::Played => vec![engine::Past::Played],
            Past::Inked => vec![engine::Past::Inked],
            Past::Discarded => vec![engine::Past::Discarded],
            Past::Banished => vec![engine::Past::Banished],
            Past::Quested => vec![engine::Past::Quested],
            Past::Used(ability) => {
                let found = limited(self.catalog.pool(), def, ability.as_deref());
                if found.is_empty() {
                    return Err(Obstacle::NothingLimited { card: name, ability: ability.as_deref() }.told());
                }
                found.into_iter().map(engine::Past::Used).collect()
            }
        })
    }

    /// The location that a reference of this block means, by its place in the block.
    fn location(&self, reference: &CardRef, first: usize, cards: &[PlacedCard]) -> Result<usize, Wording> {
        let found = match reference {
            CardRef::Alias(alias) => self
                .aliases
                .get(alias)
                .and_then(|card| card.index().checked_sub(first))
                .filter(|at| *at < cards.len()),
            CardRef::Name(name) => {
                let def: DefIx = self.catalog.find(name)?;
                cards.iter().position(|card| card.def == def && card.zone == Place::Play)
            }
            CardRef::Filler => None,
        };
        let pool = self.catalog.pool();
        let is_location = |at: &usize| {
            pool.card(cards[*at].def).kinds.contains(Kinds::LOCATION) && cards[*at].zone == Place::Play
        };
        found
            .filter(is_location)
            .ok_or_else(|| Obstacle::NoLocation { written: &reference.to_string() }.told())
    }
}
