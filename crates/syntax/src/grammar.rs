//! Agreement and word forms of English: number and person of a subject, verb forms, case of pronouns.

use crate::tree::*;

/// The verb form a subject asks for. "You", orders and plurals take the base form; "they" too, even of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Agreement {
    /// "gets", "is", "has", "was".
    Singular,
    /// "get", "are", "have", "were".
    Plural,
}

impl Agreement {
    /// Picks between the third person singular and the base form.
    pub(crate) fn pick<T>(self, singular: T, plural: T) -> T {
        match self {
            Agreement::Singular => singular,
            Agreement::Plural => plural,
        }
    }
}

/// The case of a pronoun: "he" or "him".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Subject,
    Object,
}

/// The forms of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forms {
    pub base: &'static str,
    pub third: &'static str,
    pub past: &'static str,
    pub participle: &'static str,
}

impl Forms {
    /// The present form for a subject.
    pub(crate) fn present(&self, agreement: Agreement) -> &'static str {
        agreement.pick(self.third, self.base)
    }
}

/// The agreement of a clause's or event's subject.
pub(crate) fn agreement(subject: &Subject) -> Agreement {
    match subject {
        Subject::Implied => Agreement::Plural,
        Subject::Player(player) => player_agreement(player),
        Subject::Card(noun) => noun_agreement(noun),
        Subject::Damage(DamageWord::Damage)
        | Subject::ThisDamage(_)
        | Subject::DamageOn(_)
        | Subject::DamageDealtBy(_)
        | Subject::DamageThatDeals(_)
        | Subject::Lore
        | Subject::AnEffect
        | Subject::ActionOrAbility => Agreement::Singular,
        Subject::Damage(DamageWord::Counter) => Agreement::Plural,
    }
}

/// The agreement of a player phrase.
pub(crate) fn player_agreement(player: &PlayerPhrase) -> Agreement {
    match player {
        PlayerPhrase::You => Agreement::Plural,
        PlayerPhrase::Described(noun) => match noun.det {
            PlayerDet::Each
            | PlayerDet::EachOther
            | PlayerDet::Chosen
            | PlayerDet::A
            | PlayerDet::Your
            | PlayerDet::Another
            | PlayerDet::AnotherChosen
            | PlayerDet::The
            | PlayerDet::No
            | PlayerDet::Any => Agreement::Singular,
            PlayerDet::Bare
            | PlayerDet::All
            | PlayerDet::AnyNumberOf
            | PlayerDet::OneOrMore
            | PlayerDet::NChosen(_)
            | PlayerDet::UpToChosen(_)
            | PlayerDet::N(_)
            | PlayerDet::UpTo(_)
            | PlayerDet::YourSeveral => Agreement::Plural,
            // "the player or players with the most cards in their hand chooses", "… in their hands choose".
            PlayerDet::TheOneOrMore => match &noun.with {
                Some(PlayerFilter::TheMost(what)) if in_one_zone(what) => Agreement::Singular,
                _ => Agreement::Plural,
            },
        },
        PlayerPhrase::Ref(reference) => match reference.word {
            PlayerPronoun::They | PlayerPronoun::ThosePlayers => Agreement::Plural,
            PlayerPronoun::ThatPlayer => Agreement::Singular,
        },
        PlayerPhrase::OwnerOf { number, .. } => number_agreement(*number),
        PlayerPhrase::ChallengingPlayer => Agreement::Singular,
        PlayerPhrase::Joined { .. } => Agreement::Plural,
    }
}

fn in_one_zone(what: &NounPhrase) -> bool {
    let NounPhrase::Noun(noun) = what else { return false };
    noun.post.iter().any(|post| matches!(post, Post::In(zone) if zone.number == ZoneNumber::One))
}

/// The agreement of a noun phrase.
pub(crate) fn noun_agreement(noun: &NounPhrase) -> Agreement {
    match noun {
        NounPhrase::This(_) => Agreement::Singular,
        NounPhrase::Noun(noun) => described_agreement(noun),
        NounPhrase::Ref(reference) => pronoun_agreement(&reference.word),
        NounPhrase::Joined { items, join, .. } => match join {
            Join::And => Agreement::Plural,
            Join::Or | Join::AndOr => items.last().map_or(Agreement::Singular, noun_agreement),
        },
        NounPhrase::PartOf { quantity, .. } => match quantity {
            Quantity::One | Quantity::Each | Quantity::A => Agreement::Singular,
            _ => Agreement::Plural,
        },
        NounPhrase::Portion(
            Portion::One
            | Portion::TheOther
            | Portion::EachOfTheOthers
            | Portion::Another
            | Portion::TheNth(_),
        ) => Agreement::Singular,
        NounPhrase::Portion(_) | NounPhrase::Gap => Agreement::Plural,
    }
}

fn described_agreement(noun: &Noun) -> Agreement {
    match (noun.quantity, &noun.possessor) {
        (Quantity::Half(_), _) => Agreement::Plural,
        // "one of your characters challenges", "one or more of your characters sings", "each of your characters gets".
        (Quantity::A | Quantity::One | Quantity::OneOrMore | Quantity::Each, Some(_)) => Agreement::Singular,
        (Quantity::One | Quantity::Each, None) if noun.of_the == OfThe::OfThe => Agreement::Singular,
        _ => number_agreement(noun.head.number),
    }
}

fn pronoun_agreement(word: &Pronoun) -> Agreement {
    match word {
        Pronoun::He | Pronoun::She | Pronoun::It => Agreement::Singular,
        Pronoun::They => Agreement::Plural,
        Pronoun::That(head) | Pronoun::Those(head) | Pronoun::The(_, head) | Pronoun::Definite(head) => {
            number_agreement(head.number)
        }
    }
}

fn number_agreement(number: Number) -> Agreement {
    match number {
        Number::Singular => Agreement::Singular,
        Number::Plural => Agreement::Plural,
    }
}

/// The ordinals from "second" on.
pub(crate) const ORDINALS: [&str; 9] =
    ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/// The ordinal of a number.
pub(crate) fn ordinal(number: u32) -> &'static str {
    if number == 1 {
        return "first";
    }
    usize::try_from(number)
        .ok()
        .and_then(|number| ORDINALS.get(number.checked_sub(2)?))
        .copied()
        .unwrap_or("last")
}

/// The plural of a noun.
pub(crate) fn plural(noun: &str) -> String {
    let ends = |endings: &[&str]| endings.iter().any(|ending| noun.ends_with(ending));
    match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{stem}ies"),
        _ if ends(&["s", "x", "ch", "sh", "o"]) => format!("{noun}es"),
        _ => format!("{noun}s"),
    }
}

/// Whether a subject is a pronoun that draws its auxiliary to itself: "you've", "she's", "they're".
pub(crate) fn is_pronoun(subject: &Subject) -> bool {
    match subject {
        Subject::Player(player) => is_player_pronoun(player),
        Subject::Card(noun) => is_noun_pronoun(noun),
        Subject::Implied
        | Subject::Damage(_)
        | Subject::ThisDamage(_)
        | Subject::DamageOn(_)
        | Subject::DamageDealtBy(_)
        | Subject::DamageThatDeals(_)
        | Subject::Lore
        | Subject::AnEffect
        | Subject::ActionOrAbility => false,
    }
}

/// "you", "they".
pub(crate) fn is_player_pronoun(player: &PlayerPhrase) -> bool {
    matches!(player, PlayerPhrase::You | PlayerPhrase::Ref(PlayerRef { word: PlayerPronoun::They, .. }))
}

/// "he", "she", "it", "they".
pub(crate) fn is_noun_pronoun(noun: &NounPhrase) -> bool {
    matches!(
        noun,
        NounPhrase::Ref(Ref { word: Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::They, .. })
    )
}
