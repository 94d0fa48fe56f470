//! Writing players, possessives, zones and whose turn it is.

use crate::tree::*;

use crate::grammar::{Agreement, Case, noun_agreement, player_agreement};
use crate::out::Out;
use crate::phrase::condition::{write_lore, write_more_than};
use crate::phrase::event::write_relative_event;
use crate::phrase::noun::{write_noun_phrase, write_ref};

/// Writes a player phrase; the case matters for pronouns only.
pub(crate) fn write_player(player: &PlayerPhrase, case: Case, out: &mut Out) {
    match player {
        PlayerPhrase::You => out.word("you"),
        PlayerPhrase::Described(noun) => write_player_noun(noun, out),
        PlayerPhrase::Ref(reference) => out.word(match (reference.word, case) {
            (PlayerPronoun::They, Case::Subject) => "they",
            (PlayerPronoun::They, Case::Object) => "them",
            (PlayerPronoun::ThatPlayer, _) => "that player",
            (PlayerPronoun::ThosePlayers, _) => "those players",
        }),
        PlayerPhrase::OwnerOf { card, number } => {
            write_possessive_ref(card, out);
            out.word(match number {
                Number::Singular => "player",
                Number::Plural => "players",
            });
        }
        PlayerPhrase::ChallengingPlayer => out.word("the challenging player"),
        PlayerPhrase::Joined { players, each } => {
            for (index, player) in players.iter().enumerate() {
                out.word(if index > 0 { "and" } else { "" });
                write_player(player, case, out);
            }
            if *each == EachWord::Each {
                out.word("each");
            }
        }
    }
}

/// Writes a player phrase whose "each" is already written.
pub(crate) fn write_each_player(noun: &PlayerNoun, out: &mut Out) {
    write_player_kind(noun, out);
}

fn write_player_noun(noun: &PlayerNoun, out: &mut Out) {
    match noun.det {
        PlayerDet::Each => out.word("each"),
        PlayerDet::EachOther => out.word("each other"),
        PlayerDet::Chosen => out.word("chosen"),
        PlayerDet::A => out.article(),
        PlayerDet::Bare => {}
        PlayerDet::All => out.word("all"),
        PlayerDet::AnyNumberOf => out.word("any number of"),
        PlayerDet::OneOrMore => out.word("one or more"),
        PlayerDet::Your | PlayerDet::YourSeveral => out.word("your"),
        PlayerDet::Another => out.word("another"),
        PlayerDet::AnotherChosen => out.word("another chosen"),
        PlayerDet::TheOneOrMore => out.word(match noun.noun {
            PlayerKind::Player | PlayerKind::OpposingPlayer => "the player or",
            PlayerKind::Opponent => "the opponent or",
        }),
        PlayerDet::The => out.word("the"),
        PlayerDet::No => out.word("no"),
        PlayerDet::Any => out.word("any"),
        PlayerDet::NChosen(number) | PlayerDet::N(number) => out.number(number),
        PlayerDet::UpToChosen(number) | PlayerDet::UpTo(number) => {
            out.word("up to");
            out.number(number);
        }
    }
    if matches!(noun.det, PlayerDet::NChosen(_) | PlayerDet::UpToChosen(_)) {
        out.word("chosen");
    }
    write_player_kind(noun, out);
}

fn write_player_kind(noun: &PlayerNoun, out: &mut Out) {
    out.word(match (noun.noun, det_agreement(noun)) {
        (PlayerKind::Player, Agreement::Singular) => "player",
        (PlayerKind::Player, Agreement::Plural) => "players",
        (PlayerKind::Opponent, Agreement::Singular) => "opponent",
        (PlayerKind::Opponent, Agreement::Plural) => "opponents",
        (PlayerKind::OpposingPlayer, Agreement::Singular) => "opposing player",
        (PlayerKind::OpposingPlayer, Agreement::Plural) => "opposing players",
    });
    if let Some(filter) = &noun.with {
        write_player_filter(filter, det_agreement(noun), out);
    }
}

fn det_agreement(noun: &PlayerNoun) -> Agreement {
    match noun.det {
        PlayerDet::TheOneOrMore => Agreement::Plural,
        _ => player_agreement(&PlayerPhrase::Described(PlayerNoun { with: None, ..noun.clone() })),
    }
}

fn write_player_filter(filter: &PlayerFilter, agreement: Agreement, out: &mut Out) {
    match filter {
        PlayerFilter::WhoHas(had) => {
            out.word(agreement.pick("who has", "who have"));
            write_had(had, out);
        }
        PlayerFilter::WhoDoesNot => out.word(agreement.pick("who doesn't", "who don't")),
        PlayerFilter::WhoDoes => out.word(agreement.pick("who does", "who do")),
        PlayerFilter::Who(event) => {
            out.word("who");
            write_relative_event(event, agreement.pick(Number::Singular, Number::Plural), out);
        }
        had => {
            out.word("with");
            write_had(had, out);
        }
    }
}

/// Writes what a player has, after "with" or "who has".
fn write_had(filter: &PlayerFilter, out: &mut Out) {
    match filter {
        PlayerFilter::MoreLoreThan(than) => {
            out.word("more lore than");
            write_player(than, Case::Object, out);
        }
        PlayerFilter::MoreThan { word, what, than } => write_more_than(*word, what, than, out),
        PlayerFilter::Lore(compare) => {
            write_lore(compare, out);
        }
        PlayerFilter::TheMost(what) => {
            out.word("the most");
            write_noun_phrase(what, Case::Object, out);
        }
        PlayerFilter::TheFewest(what) => {
            out.word("the fewest");
            write_noun_phrase(what, Case::Object, out);
        }
        PlayerFilter::LoreExtreme(degree) => out.word(match degree {
            Degree::Most => "the most lore",
            Degree::Least => "the least lore",
        }),
        PlayerFilter::With(what) => write_noun_phrase(what, Case::Object, out),
        PlayerFilter::WhoHas(_) | PlayerFilter::WhoDoesNot | PlayerFilter::WhoDoes | PlayerFilter::Who(_) => {
        }
    }
}

/// Writes a possessor before what is had: "your", "that character's".
pub(crate) fn write_possessor(possessor: &Possessor, out: &mut Out) {
    match possessor {
        Possessor::Your => out.word("your"),
        Possessor::Their(reference) => match reference.word {
            PlayerPronoun::They => out.word("their"),
            PlayerPronoun::ThatPlayer => out.word("that player's"),
            PlayerPronoun::ThosePlayers => out.word("those players'"),
        },
        Possessor::Of(reference) => write_possessive_ref(reference, out),
        Possessor::Player(player) => write_possessive_player(player, out),
        Possessor::Card(card) => {
            write_noun_phrase(card, Case::Object, out);
            write_suffix(noun_agreement(card), out);
        }
    }
}

fn write_possessive_player(player: &PlayerPhrase, out: &mut Out) {
    match player {
        PlayerPhrase::You => out.word("your"),
        PlayerPhrase::Ref(PlayerRef { word: PlayerPronoun::They, .. }) => out.word("their"),
        _ => {
            write_player(player, Case::Object, out);
            write_suffix(player_agreement(player), out);
        }
    }
}

fn write_possessive_ref(reference: &Ref, out: &mut Out) {
    match &reference.word {
        Pronoun::He => out.word("his"),
        Pronoun::She => out.word("her"),
        Pronoun::It => out.word("its"),
        Pronoun::They => out.word("their"),
        Pronoun::That(head) | Pronoun::Those(head) | Pronoun::The(_, head) | Pronoun::Definite(head) => {
            write_ref(reference, Case::Object, out);
            let plural = head.number == Number::Plural;
            write_suffix(if plural { Agreement::Plural } else { Agreement::Singular }, out);
        }
    }
}

fn write_suffix(agreement: Agreement, out: &mut Out) {
    out.mark(agreement.pick("'s", "'"));
}

/// Writes a possessor after "of": "yours".
pub(crate) fn write_possessor_after(possessor: &Possessor, out: &mut Out) {
    match possessor {
        Possessor::Your => out.word("yours"),
        Possessor::Their(PlayerRef { word: PlayerPronoun::They, .. }) => out.word("theirs"),
        other => write_possessor(other, out),
    }
}

/// Writes a zone with its owner.
pub(crate) fn write_zone(zone: &Zone, out: &mut Out) {
    match zone.number {
        ZoneNumber::Any => out.word("any"),
        ZoneNumber::A => out.article(),
        ZoneNumber::One | ZoneNumber::Many | ZoneNumber::Bare => {}
    }
    if let Some(whose) = &zone.whose {
        write_possessor(whose, out);
    }
    out.word(zone_word(zone.kind, zone.number));
    if let Some(other) = zone.or {
        out.word("or");
        out.word(zone_word(other, zone.number));
    }
}

fn zone_word(kind: ZoneKind, number: ZoneNumber) -> &'static str {
    let many = number == ZoneNumber::Many;
    let pick = |one, several| if many { several } else { one };
    match kind {
        ZoneKind::Hand => pick("hand", "hands"),
        ZoneKind::Deck => pick("deck", "decks"),
        ZoneKind::Discard => pick("discard", "discards"),
        ZoneKind::Inkwell => pick("inkwell", "inkwells"),
        ZoneKind::Play => "play",
    }
}

/// Writes whose turn, without the word turn.
pub(crate) fn write_turn_owner(owner: &TurnOwner, out: &mut Out) {
    match owner {
        TurnOwner::Your => out.word("your"),
        TurnOwner::Of(possessor) => write_possessor(possessor, out),
    }
}

/// Writes what follows "during".
pub(crate) fn write_turn_period(period: &TurnPeriod, out: &mut Out) {
    let words = match period {
        TurnPeriod::YourNth { number, or_later } => {
            out.word("your");
            out.word(crate::grammar::ordinal(*number));
            match or_later {
                OrLater::Omitted => "turn",
                OrLater::OrLater => "turn or later",
            }
        }
        TurnPeriod::TheTurnYouPlay(what) => {
            out.word("the turn you play");
            return write_noun_phrase(what, Case::Object, out);
        }
        TurnPeriod::Yours => "your turn",
        TurnPeriod::AnOpponents => "an opponent's turn",
        TurnPeriod::Opponents => "opponents' turns",
        TurnPeriod::YourOpponents => "your opponents' turns",
        TurnPeriod::EachOpponents => "each opponent's turn",
        TurnPeriod::Theirs(_) => "their turn",
        TurnPeriod::ThatChallenge => "that challenge",
    };
    out.word(words);
}

/// Writes what follows "the start of".
pub(crate) fn write_turn_of(turn: &TurnOf, out: &mut Out) {
    match turn {
        TurnOf::Your => out.word("your"),
        TurnOf::YourNext => out.word("your next"),
        TurnOf::YourNth(number) => {
            out.word("your");
            out.word(crate::grammar::ordinal(*number));
        }
        TurnOf::The => out.word("the"),
        TurnOf::This => out.word("this"),
        TurnOf::Each => out.word("each"),
        TurnOf::Player(player) => write_possessive_player(player, out),
        TurnOf::PlayerNext(player) => {
            write_possessive_player(player, out);
            out.word("next");
        }
    }
    out.word("turn");
}
