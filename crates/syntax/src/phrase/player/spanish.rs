//! Spanish for players, possessives, zones and turns.

use crate::tree::*;

use crate::phrase::{condition, event, noun};
use crate::spanish::{Concord, Context, Gender, Mood, Role, Told, of, spaced};

/// A player phrase. Empty for "tú" and for a pronoun, which the verb's ending says.
pub(crate) fn player_subject(player: &PlayerPhrase, cx: &mut Context) -> String {
    let text = match player {
        PlayerPhrase::You => String::new(),
        PlayerPhrase::Ref(PlayerRef { word: PlayerPronoun::They, .. }) => String::new(),
        other => player_phrase(other, Role::Subject, cx),
    };
    cx.told = told(player);
    text
}

/// Who a verb with this subject tells of.
fn told(player: &PlayerPhrase) -> Told {
    match player {
        PlayerPhrase::You => Told::Player(PlayerAntecedent::You),
        PlayerPhrase::Ref(reference) => Told::Player(reference.to),
        PlayerPhrase::Described(PlayerNoun { bind: Some(bind), .. }) => {
            Told::Player(PlayerAntecedent::Bound(*bind))
        }
        PlayerPhrase::Described(_)
        | PlayerPhrase::OwnerOf { .. }
        | PlayerPhrase::Joined { .. }
        | PlayerPhrase::ChallengingPlayer => Told::Nobody,
    }
}

/// A player phrase with every word expressed: after a preposition or as an object.
pub(crate) fn player_phrase(player: &PlayerPhrase, role: Role, cx: &mut Context) -> String {
    match player {
        PlayerPhrase::You => "ti".to_owned(),
        PlayerPhrase::Described(described) => player_noun(described, role, cx),
        PlayerPhrase::Ref(reference) => {
            let concord = player_ref_concord(reference, cx);
            match reference.word {
                PlayerPronoun::They => concord.tonic().to_owned(),
                PlayerPronoun::ThatPlayer => "ese jugador".to_owned(),
                PlayerPronoun::ThosePlayers => "esos jugadores".to_owned(),
            }
        }
        PlayerPhrase::OwnerOf { card, number } => owner_of(card, *number, cx),
        PlayerPhrase::ChallengingPlayer => "el jugador que desafía".to_owned(),
        PlayerPhrase::Joined { players, each } => {
            let players: Vec<String> = players.iter().map(|player| player_compared(player, cx)).collect();
            match (each, players.as_slice()) {
                (EachWord::Each, [one, other]) => format!("tanto {one} como {other}"),
                (EachWord::Each, _) => format!("{} cada uno", crate::spanish::list(&players, Join::And)),
                (EachWord::Omitted, _) => crate::spanish::list(&players, Join::And),
            }
        }
    }
}

/// "que tú" and "que cada oponente", after a comparison.
pub(crate) fn player_compared(player: &PlayerPhrase, cx: &mut Context) -> String {
    match player {
        PlayerPhrase::You => "tú".to_owned(),
        other => player_phrase(other, Role::Subject, cx),
    }
}

/// What a verb with this player as its subject agrees with.
pub(crate) fn player_concord(player: &PlayerPhrase, cx: &Context) -> Concord {
    match player {
        PlayerPhrase::You => Concord::YOU,
        PlayerPhrase::Described(described) => described_concord(described),
        PlayerPhrase::Ref(reference) => player_ref_concord(reference, cx),
        PlayerPhrase::OwnerOf { number, .. } => Concord::third(Gender::Masculine, *number),
        PlayerPhrase::ChallengingPlayer => Concord::MASCULINE,
        PlayerPhrase::Joined { .. } => Concord::MASCULINE.plural(),
    }
}

fn described_concord(described: &PlayerNoun) -> Concord {
    match described.det {
        PlayerDet::Each
        | PlayerDet::EachOther
        | PlayerDet::Chosen
        | PlayerDet::A
        | PlayerDet::Your
        | PlayerDet::Another
        | PlayerDet::AnotherChosen
        | PlayerDet::The
        | PlayerDet::No
        | PlayerDet::Any => Concord::MASCULINE,
        PlayerDet::Bare
        | PlayerDet::All
        | PlayerDet::AnyNumberOf
        | PlayerDet::OneOrMore
        | PlayerDet::YourSeveral
        | PlayerDet::NChosen(_)
        | PlayerDet::UpToChosen(_)
        | PlayerDet::N(_)
        | PlayerDet::UpTo(_)
        | PlayerDet::TheOneOrMore => Concord::MASCULINE.plural(),
    }
}

fn player_ref_concord(reference: &PlayerRef, cx: &Context) -> Concord {
    match reference.word {
        PlayerPronoun::They => cx.player(reference.to).unwrap_or(Concord::MASCULINE),
        PlayerPronoun::ThatPlayer => Concord::MASCULINE,
        PlayerPronoun::ThosePlayers => Concord::MASCULINE.plural(),
    }
}

fn player_noun(described: &PlayerNoun, role: Role, cx: &mut Context) -> String {
    let concord = described_concord(described);
    cx.mention_player(described.bind, concord);
    let (one, many) = match described.noun {
        PlayerKind::Player => ("jugador", "jugadores"),
        PlayerKind::Opponent => ("oponente", "oponentes"),
        PlayerKind::OpposingPlayer => ("jugador oponente", "jugadores oponentes"),
    };
    let text = match described.det {
        PlayerDet::Each => format!("cada {one}"),
        PlayerDet::EachOther => format!("cada otro {one}"),
        PlayerDet::Chosen => format!("un {one} elegido"),
        PlayerDet::A => format!("un {one}"),
        PlayerDet::Bare => match role {
            Role::Subject | Role::Object => format!("los {many}"),
            Role::Negated => many.to_owned(),
        },
        PlayerDet::All => format!("todos los {many}"),
        PlayerDet::AnyNumberOf => format!("cualquier número de {many}"),
        PlayerDet::OneOrMore => format!("uno o más {many}"),
        PlayerDet::Your => format!("tu {one}"),
        PlayerDet::YourSeveral => format!("tus {many}"),
        PlayerDet::Another => format!("otro {one}"),
        PlayerDet::AnotherChosen => format!("otro {one} elegido"),
        PlayerDet::TheOneOrMore => format!("el {one} o los {many}"),
        PlayerDet::The => format!("el {one}"),
        PlayerDet::No => format!("ningún {one}"),
        PlayerDet::Any => format!("cualquier {one}"),
        PlayerDet::NChosen(number) => format!("{number} {many} elegidos"),
        PlayerDet::UpToChosen(number) => format!("hasta {number} {many} elegidos"),
        PlayerDet::N(number) => format!("{number} {many}"),
        PlayerDet::UpTo(number) => format!("hasta {number} {many}"),
    };
    let filter = match &described.with {
        Some(filter) => player_filter(filter, concord, cx),
        None => String::new(),
    };
    spaced(&[text, filter])
}

fn player_filter(filter: &PlayerFilter, concord: Concord, cx: &mut Context) -> String {
    match filter {
        PlayerFilter::Lore(compare) => format!("con {}", condition::spanish::lore(compare, cx)),
        PlayerFilter::MoreLoreThan(than) => format!("con más lore que {}", player_compared(than, cx)),
        PlayerFilter::MoreThan { word, what, than } => {
            let (word, between) = condition::spanish::more_words(*word);
            let what = noun::spanish::bare(what, cx);
            format!("con {word} {what} {between} {}", player_compared(than, cx))
        }
        PlayerFilter::TheMost(what) => {
            format!("con la mayor cantidad {}", of(&noun::spanish::bare(what, cx)))
        }
        PlayerFilter::TheFewest(what) => {
            format!("con la menor cantidad {}", of(&noun::spanish::bare(what, cx)))
        }
        PlayerFilter::LoreExtreme(Degree::Most) => "con más lore".to_owned(),
        PlayerFilter::LoreExtreme(Degree::Least) => "con menos lore".to_owned(),
        // "Sin gotas de tinta".
        PlayerFilter::With(what) if is_none(what) => format!("sin {}", noun::spanish::bare(what, cx)),
        PlayerFilter::With(what) => format!("con {}", noun::spanish::noun_phrase(what, Role::Object, cx)),
        PlayerFilter::WhoHas(had) if has_none(had) => {
            let had = player_filter(had, concord, cx);
            let had = had.strip_prefix("con ").or(had.strip_prefix("sin ")).unwrap_or(&had);
            format!("que no {} {had}", crate::spanish::TENER.present(Mood::Subjunctive, concord))
        }
        PlayerFilter::WhoHas(had) => {
            let had = player_filter(had, concord, cx);
            let had = had.strip_prefix("con ").unwrap_or(&had);
            format!("que {} {had}", crate::spanish::TENER.present(Mood::Subjunctive, concord))
        }
        PlayerFilter::WhoDoesNot => concord.count("que no lo haga", "que no lo hagan").to_owned(),
        PlayerFilter::WhoDoes => concord.count("que lo haga", "que lo hagan").to_owned(),
        PlayerFilter::Who(event) => {
            let outer = std::mem::replace(&mut cx.relative_mood, Mood::Subjunctive);
            let text = event::spanish::relative(event, concord, cx);
            cx.relative_mood = outer;
            text
        }
    }
}

fn has_none(had: &PlayerFilter) -> bool {
    let PlayerFilter::With(what) = had else { return false };
    is_none(what)
}

fn is_none(what: &NounPhrase) -> bool {
    matches!(what, NounPhrase::Noun(noun) if noun.quantity == Quantity::No)
}

fn owner_of(card: &Ref, number: Number, cx: &mut Context) -> String {
    let concord = Concord::third(Gender::Masculine, number);
    let player = concord.count("jugador", "jugadores");
    match &card.word {
        Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They => {
            format!("{} {player}", concord.count("su", "sus"))
        }
        Pronoun::That(_) | Pronoun::Those(_) | Pronoun::The(..) | Pronoun::Definite(_) => {
            let card = noun::spanish::reference(card, cx);
            format!("{} {player} {}", concord.the(), of(&card))
        }
    }
}

/// Something with its possessor: "tu mano", "la mano del oponente elegido".
pub(crate) fn possessed(possessor: &Possessor, thing: &str, concord: Concord, cx: &mut Context) -> String {
    match short_possessor(possessor, concord, cx) {
        Some(word) => format!("{word} {thing}"),
        None => format!("{} {thing} {}", concord.the(), of(&possessor_phrase(possessor, cx))),
    }
}

/// "tu", "su" and their plurals, where a single word says whose.
pub(crate) fn short_possessor(possessor: &Possessor, thing: Concord, cx: &Context) -> Option<&'static str> {
    let your = thing.count("tu", "tus");
    match possessor {
        Possessor::Your => Some(your),
        Possessor::Their(reference) => match cx.player(reference.to) {
            Some(Concord::YOU) => Some(your),
            _ => Some(thing.count("su", "sus")),
        },
        Possessor::Of(reference) => match reference.word {
            Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They => Some(thing.count("su", "sus")),
            Pronoun::That(_) | Pronoun::Those(_) | Pronoun::The(..) | Pronoun::Definite(_) => None,
        },
        Possessor::Player(_) | Possessor::Card(_) => None,
    }
}

/// Who possesses, after "de".
pub(crate) fn possessor_phrase(possessor: &Possessor, cx: &mut Context) -> String {
    match possessor {
        Possessor::Your => "ti".to_owned(),
        Possessor::Their(reference) => player_ref_concord(reference, cx).tonic().to_owned(),
        Possessor::Of(reference) => noun::spanish::reference(reference, cx),
        Possessor::Player(player) => player_phrase(player, Role::Subject, cx),
        Possessor::Card(card) => noun::spanish::noun_phrase(card, Role::Subject, cx),
    }
}

/// "tuyo", "suyo" or "de …", after what is had.
pub(crate) fn possessor_after(possessor: &Possessor, thing: Concord, cx: &mut Context) -> String {
    match possessor {
        Possessor::Your => thing.agree("tuyo"),
        Possessor::Their(_) => thing.agree("suyo"),
        Possessor::Of(_) | Possessor::Player(_) | Possessor::Card(_) => of(&possessor_phrase(possessor, cx)),
    }
}

fn zone_word(kind: ZoneKind) -> (&'static str, &'static str, Gender) {
    match kind {
        ZoneKind::Hand => ("mano", "manos", Gender::Feminine),
        ZoneKind::Deck => ("mazo", "mazos", Gender::Masculine),
        ZoneKind::Discard => ("descarte", "descartes", Gender::Masculine),
        ZoneKind::Inkwell => ("tintero", "tinteros", Gender::Masculine),
        ZoneKind::Play => ("juego", "juego", Gender::Masculine),
    }
}

/// A zone with its owner: "tu mano", "el mazo de su jugador", "los tinteros".
pub(crate) fn zone(zone: &Zone, cx: &mut Context) -> String {
    let (one, many, gender) = zone_word(zone.kind);
    let number = match zone.number {
        ZoneNumber::Many => Number::Plural,
        ZoneNumber::One | ZoneNumber::Any | ZoneNumber::A | ZoneNumber::Bare => Number::Singular,
    };
    let concord = Concord::third(gender, number);
    let mut word = concord.count(one, many).to_owned();
    if let Some(second) = zone.or {
        let (one, many, _) = zone_word(second);
        word = format!("{word} o {}", concord.count(one, many));
    }
    match (&zone.whose, zone.number) {
        (Some(whose), _) => possessed(whose, &word, concord, cx),
        (None, ZoneNumber::Any) => format!("cualquier {word}"),
        (None, ZoneNumber::A) => format!("{} {word}", concord.a()),
        (None, _) if zone.kind == ZoneKind::Play => word,
        (None, _) => format!("{} {word}", concord.the()),
    }
}

/// Whose turn a duration names: "tu próximo turno", "su turno".
pub(crate) fn turn_owned(owner: &TurnOwner, next: NextTurn, cx: &mut Context) -> String {
    let (turn, concord) = match next {
        NextTurn::Next => ("próximo turno", Concord::MASCULINE),
        NextTurn::Every => ("turno", Concord::MASCULINE),
        NextTurn::Turns => ("turnos", Concord::MASCULINE.plural()),
    };
    match owner {
        TurnOwner::Your => possessed(&Possessor::Your, turn, concord, cx),
        TurnOwner::Of(possessor) => possessed(possessor, turn, concord, cx),
    }
}

/// What follows "durante".
pub(crate) fn turn_period(period: &TurnPeriod, cx: &Context) -> String {
    match period {
        TurnPeriod::Yours => "tu turno".to_owned(),
        TurnPeriod::AnOpponents => "el turno de un oponente".to_owned(),
        TurnPeriod::Opponents => "los turnos de los oponentes".to_owned(),
        TurnPeriod::YourOpponents => "los turnos de tus oponentes".to_owned(),
        TurnPeriod::EachOpponents => "el turno de cada oponente".to_owned(),
        TurnPeriod::Theirs(reference) => match cx.player(reference.to) {
            Some(Concord::YOU) => "tu turno".to_owned(),
            _ => "su turno".to_owned(),
        },
        TurnPeriod::ThatChallenge => "ese desafío".to_owned(),
        TurnPeriod::YourNth { number, or_later } => {
            let later = match or_later {
                OrLater::Omitted => "",
                OrLater::OrLater => "o más tarde",
            };
            spaced(&["tu", &nth_turn(*number), "turno", later])
        }
        TurnPeriod::TheTurnYouPlay(what) => {
            let what = noun::spanish::noun_phrase(what, Role::Object, &mut cx.clone());
            format!("el turno en que juegues {what}")
        }
    }
}

fn nth_turn(number: u32) -> String {
    crate::spanish::ordinal_word(number, Concord::MASCULINE, crate::spanish::OrdinalPlace::BeforeNoun)
}

/// What follows "al inicio de".
pub(crate) fn turn_of(turn: &TurnOf, cx: &mut Context) -> String {
    match turn {
        TurnOf::Your => "tu turno".to_owned(),
        TurnOf::YourNext => "tu próximo turno".to_owned(),
        TurnOf::YourNth(number) => format!("tu {} turno", nth_turn(*number)),
        TurnOf::The => "el turno".to_owned(),
        TurnOf::This => "este turno".to_owned(),
        TurnOf::Each => "cada turno".to_owned(),
        TurnOf::PlayerNext(PlayerPhrase::Ref(PlayerRef { word: PlayerPronoun::They, .. })) => {
            "su próximo turno".to_owned()
        }
        TurnOf::PlayerNext(player) => {
            format!("el próximo turno {}", of(&player_phrase(player, Role::Subject, cx)))
        }
        TurnOf::Player(player) => format!("el turno {}", of(&player_phrase(player, Role::Subject, cx))),
    }
}
