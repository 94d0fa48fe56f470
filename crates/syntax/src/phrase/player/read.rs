//! Reading players, possessives, zones and whose turn it is.

use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::lex::TokenKind;
use crate::phrase::condition::{read_lore, read_more_than};
use crate::phrase::event::read_relative_event;
use crate::phrase::noun::{open, read_any_ordinal, read_noun_phrase, read_ref};

/// "you", "each opponent", "they", "their player", "the challenging player".
pub(crate) fn read_player(c: &mut Cursor<'_>) -> Read<PlayerPhrase> {
    c.attempt(|c| {
        let first = read_one_player(c)?;
        let joined = c.optional(|c| {
            c.eat("and")?;
            let second = read_one_player(c)?;
            // "you and another player each", "you and that player": not the start of another clause.
            let each = if c.eats("each") { EachWord::Each } else { EachWord::Omitted };
            match (&first, &second) {
                (PlayerPhrase::You, PlayerPhrase::You) => c.fail("a player"),
                (PlayerPhrase::You, _) if each == EachWord::Each || at_plural_verb(c) => Ok((second, each)),
                (PlayerPhrase::Described(_), PlayerPhrase::You) if each == EachWord::Each => {
                    Ok((second, each))
                }
                _ => c.fail("a player"),
            }
        });
        Ok(match joined {
            Some((second, each)) => PlayerPhrase::Joined { players: vec![first, second], each },
            None => first,
        })
    })
}

/// A verb in the plural: "you and chosen opponent draw", where "you and chosen opponent draws" would be two clauses.
fn at_plural_verb(c: &Cursor<'_>) -> bool {
    c.at_any(&["draw", "gain", "lose", "get", "discard", "choose", "may", "reveal", "put", "can't", "each"])
}

fn read_one_player(c: &mut Cursor<'_>) -> Read<PlayerPhrase> {
    c.attempt(|c| {
        if c.eats("you") {
            return Ok(PlayerPhrase::You);
        }
        if c.eats("the challenging player") {
            return Ok(PlayerPhrase::ChallengingPlayer);
        }
        if let Some(owner) = c.optional(read_owner_of) {
            return Ok(owner);
        }
        if let Some(reference) = c.optional(read_player_ref) {
            return Ok(PlayerPhrase::Ref(reference));
        }
        let (det, noun) = read_player_noun(c)?;
        let with = c.optional(read_player_filter);
        Ok(PlayerPhrase::Described(PlayerNoun { det, noun, with, bind: None }))
    })
}

/// "they", "them", "that player", "those players".
fn read_player_ref(c: &mut Cursor<'_>) -> Read<PlayerRef> {
    const WORDS: [(&str, PlayerPronoun); 4] = [
        ("they", PlayerPronoun::They),
        ("them", PlayerPronoun::They),
        ("that player", PlayerPronoun::ThatPlayer),
        ("those players", PlayerPronoun::ThosePlayers),
    ];
    c.pick("a player", &WORDS).map(open_player)
}

/// A reference to a player that the binding pass has still to resolve.
pub(crate) fn open_player(word: PlayerPronoun) -> PlayerRef {
    PlayerRef { to: PlayerAntecedent::Open, word }
}

/// "their player", "its player", "that character's players".
fn read_owner_of(c: &mut Cursor<'_>) -> Read<PlayerPhrase> {
    let card = match c.optional(read_possessive_pronoun) {
        Some(word) => open(word),
        None => {
            if !c.at_any(&["that", "those", "the"]) {
                return c.fail("a player");
            }
            let card = read_ref(c)?;
            eat_possessive(c)?;
            card
        }
    };
    let number = c.pick("'player'", &[("player", Number::Singular), ("players", Number::Plural)])?;
    Ok(PlayerPhrase::OwnerOf { card, number })
}

fn read_possessive_pronoun(c: &mut Cursor<'_>) -> Read<Pronoun> {
    const WORDS: [(&str, Pronoun); 4] =
        [("their", Pronoun::They), ("its", Pronoun::It), ("his", Pronoun::He), ("her", Pronoun::She)];
    c.pick("whose", &WORDS)
}

/// The "'s" or "'" after a word.
pub(crate) fn eat_possessive(c: &mut Cursor<'_>) -> Read<()> {
    match c.peek() {
        Some(token) if token.kind == TokenKind::Suffix && matches!(token.text, "'s" | "'") => {
            c.advance();
            Ok(())
        }
        _ => c.fail("'s"),
    }
}

fn read_player_noun(c: &mut Cursor<'_>) -> Read<(PlayerDet, PlayerKind)> {
    const DETS: [(&str, PlayerDet); 16] = [
        ("each other", PlayerDet::EachOther),
        ("each", PlayerDet::Each),
        ("another chosen", PlayerDet::AnotherChosen),
        ("another", PlayerDet::Another),
        ("chosen", PlayerDet::Chosen),
        ("an", PlayerDet::A),
        ("a", PlayerDet::A),
        ("all", PlayerDet::All),
        ("any number of", PlayerDet::AnyNumberOf),
        ("one or more", PlayerDet::OneOrMore),
        ("your", PlayerDet::Your),
        ("the player or", PlayerDet::TheOneOrMore),
        ("the opponent or", PlayerDet::TheOneOrMore),
        ("the", PlayerDet::The),
        ("no", PlayerDet::No),
        ("any", PlayerDet::Any),
    ];
    const NOUNS: [(&str, PlayerKind, Number); 6] = [
        ("player", PlayerKind::Player, Number::Singular),
        ("players", PlayerKind::Player, Number::Plural),
        ("opponent", PlayerKind::Opponent, Number::Singular),
        ("opponents", PlayerKind::Opponent, Number::Plural),
        ("opposing player", PlayerKind::OpposingPlayer, Number::Singular),
        ("opposing players", PlayerKind::OpposingPlayer, Number::Plural),
    ];
    let so_many = c.optional(read_so_many);
    let det = match so_many {
        Some(det) => det,
        None => c.optional(|c| c.pick("a player", &DETS)).unwrap_or(PlayerDet::Bare),
    };
    let Some((_, noun, number)) = NOUNS.iter().find(|(phrase, ..)| c.looking_at(phrase)).cloned() else {
        return c.fail("'player' or 'opponent'");
    };
    if noun == PlayerKind::OpposingPlayer {
        c.advance();
    }
    c.advance();
    let det = match (det, number) {
        (PlayerDet::Your, Number::Plural) => PlayerDet::YourSeveral,
        (
            PlayerDet::Bare
            | PlayerDet::All
            | PlayerDet::AnyNumberOf
            | PlayerDet::OneOrMore
            | PlayerDet::NChosen(_)
            | PlayerDet::UpToChosen(_)
            | PlayerDet::N(_)
            | PlayerDet::UpTo(_)
            | PlayerDet::TheOneOrMore,
            Number::Plural,
        ) => det,
        (
            PlayerDet::Each
            | PlayerDet::EachOther
            | PlayerDet::AnotherChosen
            | PlayerDet::Another
            | PlayerDet::Chosen
            | PlayerDet::A
            | PlayerDet::Your
            | PlayerDet::No
            | PlayerDet::Any,
            Number::Singular,
        ) => det,
        // "the player" alone points back; "the player with the most lore" describes.
        (PlayerDet::The, Number::Singular) if c.looking_at("with the") || c.looking_at("who") => det,
        _ => return c.fail("a player"),
    };
    Ok((det, noun))
}

/// "2 chosen", "up to 2 chosen", "2", "up to 2".
fn read_so_many(c: &mut Cursor<'_>) -> Read<PlayerDet> {
    let up_to = c.eats("up to");
    let number = c.number()?;
    Ok(match (up_to, c.eats("chosen")) {
        (false, true) => PlayerDet::NChosen(number),
        (true, true) => PlayerDet::UpToChosen(number),
        (false, false) => PlayerDet::N(number),
        (true, false) => PlayerDet::UpTo(number),
    })
}

/// "opponent who doesn't", "opposing player", after "each": the noun in the singular with its filter.
pub(crate) fn read_each_player(c: &mut Cursor<'_>) -> Read<PlayerPhrase> {
    const NOUNS: [(&str, PlayerKind); 3] = [
        ("player", PlayerKind::Player),
        ("opponent", PlayerKind::Opponent),
        ("opposing player", PlayerKind::OpposingPlayer),
    ];
    let noun = c.pick("a player", &NOUNS)?;
    let with = c.optional(read_player_filter);
    Ok(PlayerPhrase::Described(PlayerNoun { det: PlayerDet::Each, noun, with, bind: None }))
}

/// "with more lore than you", "with the most cards in their hand", "who doesn't".
fn read_player_filter(c: &mut Cursor<'_>) -> Read<PlayerFilter> {
    if c.eats("with") {
        return read_had(c);
    }
    for words in ["who has", "who have"] {
        if let Some(had) = c.optional(|c| {
            c.eat(words)?;
            read_had(c)
        }) {
            return Ok(PlayerFilter::WhoHas(Box::new(had)));
        }
    }
    c.eat("who")?;
    if c.at_any(&["doesn't", "don't"]) {
        c.advance();
        return Ok(PlayerFilter::WhoDoesNot);
    }
    if c.at_any(&["does", "do"]) {
        c.advance();
        return Ok(PlayerFilter::WhoDoes);
    }
    read_relative_event(c).map(|event| PlayerFilter::Who(Box::new(event)))
}

/// What a player has: "more lore than you", "the most cards in their hand", "10 or more lore".
fn read_had(c: &mut Cursor<'_>) -> Read<PlayerFilter> {
    if c.eats("more lore than") {
        return read_player(c).map(|player| PlayerFilter::MoreLoreThan(Box::new(player)));
    }
    if let Some((word, what, than)) = c.optional(read_more_than) {
        return Ok(PlayerFilter::MoreThan { word, what: Box::new(what), than: Box::new(than) });
    }
    if let Some(lore) = c.optional(read_lore) {
        return Ok(PlayerFilter::Lore(Box::new(lore)));
    }
    for (words, degree) in [("the most lore", Degree::Most), ("the least lore", Degree::Least)] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(PlayerFilter::LoreExtreme(degree));
        }
    }
    if c.eats("the fewest") {
        return read_noun_phrase(c).map(|what| PlayerFilter::TheFewest(Box::new(what)));
    }
    if c.eats("the most") {
        return read_noun_phrase(c).map(|what| PlayerFilter::TheMost(Box::new(what)));
    }
    read_noun_phrase(c).map(|what| PlayerFilter::With(Box::new(what)))
}

/// Before what is had: "your", "their", "his", "chosen opponent's", "that character's".
pub(crate) fn read_possessor(c: &mut Cursor<'_>) -> Read<Possessor> {
    c.attempt(|c| {
        if let Some(owner) = c.optional(read_owner) {
            return Ok(owner);
        }
        if let Some(word) = c.optional(read_possessive_pronoun) {
            return Ok(Possessor::Of(open(word)));
        }
        let card = read_noun_phrase(c)?;
        eat_possessive(c)?;
        Ok(Possessor::Card(Box::new(card)))
    })
}

/// A player before what is had: "your", "their" (of a player), "chosen opponent's", "their player's".
pub(crate) fn read_owner(c: &mut Cursor<'_>) -> Read<Possessor> {
    c.attempt(|c| {
        if let Some(player) = c.optional(|c| {
            let player = read_player(c)?;
            eat_possessive(c)?;
            Ok(player)
        }) {
            return Ok(Possessor::Player(Box::new(player)));
        }
        if c.eats("your") {
            return Ok(Possessor::Your);
        }
        c.eat("their")?;
        if c.at_any(&["{S}", "{W}", "{L}", "cost", "printed", "shift", "boost", "ability"]) {
            return c.fail("what a player has");
        }
        Ok(Possessor::Their(open_player(PlayerPronoun::They)))
    })
}

/// After "of": "yours", "theirs".
pub(crate) fn read_possessor_after(c: &mut Cursor<'_>) -> Read<Possessor> {
    c.pick(
        "'yours'",
        &[("yours", Possessor::Your), ("theirs", Possessor::Their(open_player(PlayerPronoun::They)))],
    )
}

/// "your hand", "their players' decks", "play", "inkwells", "any discard", "your hand or discard".
pub(crate) fn read_zone(c: &mut Cursor<'_>) -> Read<Zone> {
    c.attempt(|c| {
        if c.eats("play") {
            return Ok(Zone { kind: ZoneKind::Play, whose: None, number: ZoneNumber::One, or: None });
        }
        if c.eats("any") {
            let kind = c.pick("a zone", &ZONES)?;
            return Ok(Zone { kind, whose: None, number: ZoneNumber::Any, or: None });
        }
        if let Some(kind) = c.optional(|c| c.pick("a zone", &ZONES_PLURAL)) {
            return Ok(Zone { kind, whose: None, number: ZoneNumber::Many, or: None });
        }
        if let Some(kind) = c.optional(|c| {
            c.pick("a zone", &[("a", ()), ("an", ())])?;
            c.pick("a zone", &ZONES)
        }) {
            return Ok(Zone { kind, whose: None, number: ZoneNumber::A, or: None });
        }
        if c.eats("hand") {
            return Ok(Zone { kind: ZoneKind::Hand, whose: None, number: ZoneNumber::Bare, or: None });
        }
        let whose = Some(read_possessor(c)?);
        if let Some(kind) = c.optional(|c| c.pick("a zone", &ZONES)) {
            let or = c.optional(|c| {
                c.eat("or")?;
                c.pick("a zone", &ZONES)
            });
            return Ok(Zone { kind, whose, number: ZoneNumber::One, or });
        }
        let kind = c.pick("a zone", &ZONES_PLURAL)?;
        Ok(Zone { kind, whose, number: ZoneNumber::Many, or: None })
    })
}

const ZONES: [(&str, ZoneKind); 4] = [
    ("hand", ZoneKind::Hand),
    ("deck", ZoneKind::Deck),
    ("discard", ZoneKind::Discard),
    ("inkwell", ZoneKind::Inkwell),
];

const ZONES_PLURAL: [(&str, ZoneKind); 4] = [
    ("hands", ZoneKind::Hand),
    ("decks", ZoneKind::Deck),
    ("discards", ZoneKind::Discard),
    ("inkwells", ZoneKind::Inkwell),
];

/// Before "next turn" or "turn": "your", "their", "its", "their players'".
pub(crate) fn read_turn_owner(c: &mut Cursor<'_>) -> Read<TurnOwner> {
    Ok(match read_possessor(c)? {
        Possessor::Your => TurnOwner::Your,
        other => TurnOwner::Of(other),
    })
}

/// After "during": "your turn", "an opponent's turn", "opponents' turns", "that challenge".
pub(crate) fn read_turn_period(c: &mut Cursor<'_>) -> Read<TurnPeriod> {
    if let Some(number) = c.optional(read_your_nth_turn) {
        let or_later = if c.eats("or later") { OrLater::OrLater } else { OrLater::Omitted };
        return Ok(TurnPeriod::YourNth { number, or_later });
    }
    if c.eats("the turn you play") {
        return read_noun_phrase(c).map(TurnPeriod::TheTurnYouPlay);
    }
    c.pick(
        "a turn",
        &[
            ("your turn", TurnPeriod::Yours),
            ("an opponent's turn", TurnPeriod::AnOpponents),
            ("opponents' turns", TurnPeriod::Opponents),
            ("your opponents' turns", TurnPeriod::YourOpponents),
            ("each opponent's turn", TurnPeriod::EachOpponents),
            ("their turn", TurnPeriod::Theirs(open_player(PlayerPronoun::They))),
            ("that challenge", TurnPeriod::ThatChallenge),
        ],
    )
}

/// "your first turn", "your third turn".
fn read_your_nth_turn(c: &mut Cursor<'_>) -> Read<u32> {
    c.eat("your")?;
    let number = read_any_ordinal(c)?;
    c.eat("turn")?;
    Ok(number)
}

/// After "the start of" or "the end of": "your turn", "the turn", "each player's turn".
pub(crate) fn read_turn_of(c: &mut Cursor<'_>) -> Read<TurnOf> {
    c.attempt(|c| {
        if c.eats("your next turn") {
            return Ok(TurnOf::YourNext);
        }
        if let Some(number) = c.optional(read_your_nth_turn) {
            return Ok(TurnOf::YourNth(number));
        }
        if c.eats("your turn") {
            return Ok(TurnOf::Your);
        }
        if c.eats("the turn") {
            return Ok(TurnOf::The);
        }
        if c.eats("this turn") {
            return Ok(TurnOf::This);
        }
        if c.eats("each turn") {
            return Ok(TurnOf::Each);
        }
        if c.eats("their next turn") {
            return Ok(TurnOf::PlayerNext(PlayerPhrase::Ref(open_player(PlayerPronoun::They))));
        }
        if c.eats("their turn") {
            return Ok(TurnOf::Player(PlayerPhrase::Ref(open_player(PlayerPronoun::They))));
        }
        let player = read_player(c)?;
        eat_possessive(c)?;
        if c.eats("next turn") {
            return Ok(TurnOf::PlayerNext(player));
        }
        c.eat("turn")?;
        Ok(TurnOf::Player(player))
    })
}
