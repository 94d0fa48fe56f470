//! Reading determiners, adjectives, heads and references; postmodifiers are in `read_post`.

use crate::tree::*;

use super::read_post::read_posts;
use crate::cursor::{Cursor, Read};
use crate::phrase::player::read_owner;

/// Where a phrase stands: before its verb, a bare participle belongs to the verb and a joined phrase is part of the
/// subject; as an object, a joined phrase that is followed by a verb is the next clause's subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Position {
    Subject,
    Object,
}

/// A noun phrase in any position but before its verb: object, condition, amount. Greedy over postmodifiers; joined
/// phrases included.
pub(crate) fn read_noun_phrase(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    c.attempt(|c| c.nested(|c| read_joined(c, Position::Object)))
}

/// A noun phrase before its verb: like [`read_noun_phrase`], but a bare participle is left to the verb.
pub(crate) fn read_subject_noun(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    c.attempt(|c| c.nested(|c| read_joined(c, Position::Subject)))
}

fn read_joined(c: &mut Cursor<'_>, position: Position) -> Read<NounPhrase> {
    let first = read_single(c, position)?;
    if matches!(first, NounPhrase::Portion(_)) {
        return Ok(first);
    }
    let shares = matches!(&first, NounPhrase::Noun(noun) if !noun.post.is_empty());
    let mut items = vec![first];
    let commas = c.mark();
    while let Some(item) = c.optional(|c| {
        c.eat(",")?;
        read_joined_item(c, position, Shares::Nothing)
    }) {
        items.push(item);
    }
    let shares = if shares { Shares::Determiner } else { Shares::Nothing };
    let last = c.optional(|c| {
        if items.len() > 1 {
            c.eat(",")?;
        }
        let join = read_join(c)?;
        let item = read_joined_item(c, position, shares)?;
        if position == Position::Object && at_finite_verb(c) {
            return c.fail("no verb");
        }
        Ok((join, item))
    });
    match last {
        Some((join, item)) => {
            items.push(item);
            Ok(NounPhrase::Joined { items, join, heads: Heads::Each, bind: None })
        }
        None => {
            c.reset(commas);
            items.truncate(1);
            items.pop().map_or_else(|| c.fail("a card"), Ok)
        }
    }
}

/// Whether a joined phrase may leave its determiner out: "chosen character with Bodyguard or item".
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shares {
    Determiner,
    Nothing,
}

fn read_joined_item(c: &mut Cursor<'_>, position: Position, shares: Shares) -> Read<NounPhrase> {
    const PRONOUNS: [&str; 8] = ["he", "him", "she", "her", "it", "they", "them", "there"];
    if c.at_any(&PRONOUNS) {
        return c.fail("a described card");
    }
    let item = read_single(c, position)?;
    let fits = match &item {
        // "none of your characters" begins a condition of its own.
        NounPhrase::Noun(noun) if noun.quantity == Quantity::No => false,
        NounPhrase::Noun(noun) => shares == Shares::Determiner || !is_bare(noun),
        NounPhrase::This(_) | NounPhrase::Ref(_) | NounPhrase::PartOf { .. } => true,
        NounPhrase::Joined { .. } | NounPhrase::Portion(_) | NounPhrase::Gap => false,
    };
    if fits { Ok(item) } else { c.fail("a described card") }
}

fn is_bare(noun: &Noun) -> bool {
    noun.quantity == Quantity::Bare
        && noun.possessor.is_none()
        && noun.chosen == Chosen::No
        && noun.head.number == Number::Singular
}

/// A verb that can only follow a subject.
fn at_finite_verb(c: &Cursor<'_>) -> bool {
    const VERBS: [&str; 40] = [
        "was",
        "were",
        "had",
        "took",
        "challenged",
        "quested",
        "sang",
        "left",
        "would",
        "didn't",
        "gets",
        "get",
        "gains",
        "gain",
        "loses",
        "lose",
        "can't",
        "can",
        "may",
        "must",
        "is",
        "are",
        "enters",
        "enter",
        "has",
        "have",
        "takes",
        "take",
        "doesn't",
        "don't",
        "counts",
        "count",
        "deals",
        "quests",
        "challenges",
        "moves",
        "readies",
        "'s",
        "'re",
        "costs",
    ];
    c.at_any(&VERBS)
}

/// "or", "and", "and/or".
pub(crate) fn read_join(c: &mut Cursor<'_>) -> Read<Join> {
    c.pick("'or'", &[("and/or", Join::AndOr), ("or", Join::Or), ("and", Join::And)])
}

fn read_single(c: &mut Cursor<'_>, position: Position) -> Read<NounPhrase> {
    if let Some(place) = c.optional(read_location_of) {
        return Ok(place);
    }
    if let Some(part) = c.optional(read_part_of) {
        return Ok(part);
    }
    if let Some(reference) = c.optional(read_ref) {
        // "the cards in your hand" describes; "the chosen card" and "the character" point back.
        let Pronoun::Definite(head) = &reference.word else {
            return Ok(NounPhrase::Ref(reference));
        };
        let post = read_posts(c, position)?;
        if post.is_empty() {
            return Ok(NounPhrase::Ref(reference));
        }
        let mut noun = described_noun(Quantity::The, head.clone());
        noun.post = post;
        return Ok(NounPhrase::Noun(noun));
    }
    if let Some(one) = c.optional(|c| read_the_one(c, position)) {
        return Ok(NounPhrase::Noun(one));
    }
    if let Some(joined) = c.optional(|c| read_this_or(c, position)) {
        return Ok(joined);
    }
    if c.looking_at("this") {
        return c.attempt(|c| {
            c.eat("this")?;
            read_kind(c).map(NounPhrase::This)
        });
    }
    if let Some(noun) = c.optional(|c| read_described(c, position)) {
        return Ok(NounPhrase::Noun(noun));
    }
    read_portion(c).map(NounPhrase::Portion)
}

/// "this character's location", "that character's location", "their location": where it is.
fn read_location_of(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    const POSSESSIVES: [(&str, Pronoun); 4] =
        [("its", Pronoun::It), ("his", Pronoun::He), ("her", Pronoun::She), ("their", Pronoun::They)];
    let of = if let Some(word) = c.optional(|c| c.pick("whose", &POSSESSIVES)) {
        Possessor::Of(open(word))
    } else {
        let card = if c.eats("this") {
            NounPhrase::This(read_kind(c)?)
        } else if c.looking_at("that") {
            NounPhrase::Ref(read_ref(c)?)
        } else if c.looking_at("chosen") {
            read_plain_noun(c)?
        } else {
            return c.fail("a location");
        };
        crate::phrase::player::eat_possessive(c)?;
        Possessor::Card(Box::new(card))
    };
    c.eat("location")?;
    let kinds = vec![Kind::Location];
    let head = Head { kinds, join: Join::Or, card: CardSuffix::None, number: Number::Singular };
    let mut noun = described_noun(Quantity::Bare, head);
    noun.possessor = Some(of);
    Ok(NounPhrase::Noun(noun))
}

/// "the one with the lowest {S}": which of those just chosen, never without a description.
fn read_the_one(c: &mut Cursor<'_>, position: Position) -> Read<Noun> {
    c.eat("the")?;
    let number = c.pick("'one'", &[("one", Number::Singular), ("ones", Number::Plural)])?;
    let head = Head { kinds: vec![Kind::One], join: Join::Or, card: CardSuffix::None, number };
    let mut noun = described_noun(Quantity::The, head);
    noun.post = read_posts(c, position)?;
    if noun.post.is_empty() { c.fail("a description") } else { Ok(noun) }
}

/// "this or another Hero character": the head of the first is that of the second.
fn read_this_or(c: &mut Cursor<'_>, position: Position) -> Read<NounPhrase> {
    c.eat("this")?;
    let join = read_join(c)?;
    let other = read_described(c, position)?;
    match other.head.kinds.as_slice() {
        [kind] if other.head.card == CardSuffix::None => {
            let items = vec![NounPhrase::This(kind.clone()), NounPhrase::Noun(other)];
            Ok(NounPhrase::Joined { items, join, heads: Heads::Last, bind: None })
        }
        _ => c.fail("a kind of card"),
    }
}

/// A noun with nothing but a quantity and a head.
pub(crate) fn described_noun(quantity: Quantity, head: Head) -> Noun {
    Noun {
        quantity,
        of_the: OfThe::No,
        possessor: None,
        other: Other::No,
        chosen: Chosen::No,
        adjectives: Vec::new(),
        head,
        post: Vec::new(),
        bind: None,
    }
}

/// "each of them", "one of those cards", "up to 2 of them".
fn read_part_of(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    if c.at_any(&["this", "that", "those", "the", "chosen", "he", "him", "she", "her", "it", "they", "them"])
    {
        return c.fail("a quantity");
    }
    let quantity = match c.optional(|c| {
        c.eat("any number of")?;
        Ok(Quantity::AnyNumber)
    }) {
        Some(quantity) => quantity,
        None => {
            let quantity = match c.optional(|c| c.eat("all")) {
                Some(()) => Quantity::AllOf,
                None => read_quantity(c)?,
            };
            c.eat("of")?;
            quantity
        }
    };
    let of = read_ref(c)?;
    // "any of the cards that were under them" describes; "each of the chosen characters" points back.
    if matches!(of.word, Pronoun::Definite(_)) && !read_posts(c, Position::Subject)?.is_empty() {
        return c.fail("a reference");
    }
    // Only what describes a card: "one of them into your hand" names a place.
    let post = match c.at_any(&["with", "named", "without"]) {
        true => read_posts(c, Position::Subject)?,
        false => Vec::new(),
    };
    Ok(NounPhrase::PartOf { quantity, of, bind: None, post })
}

/// A described thing: determiner, adjectives, head, postmodifiers.
fn read_described(c: &mut Cursor<'_>, position: Position) -> Read<Noun> {
    let determiner = read_determiner(c)?;
    let adjectives = read_adjectives(c);
    let head = match c.optional(read_head) {
        Some(head) => head,
        None => read_missing_head(c, &determiner, &adjectives)?,
    };
    let mut post = read_posts(c, position)?;
    of_one_of_them(&determiner, &head, &mut post);
    if determiner.quantity == Quantity::Same
        && let Some(as_what) = c.optional(|c| {
            c.eat("as")?;
            read_noun_phrase(c)
        })
    {
        post.push(Post::SameAs(Box::new(as_what)));
    }
    if head.kinds.is_empty() && post.is_empty() && adjectives.is_empty() {
        return c.fail("a kind of card");
    }
    let quantity = match determiner.quantity {
        Quantity::Half(_) => Quantity::Half(read_rounded(c)?),
        quantity => quantity,
    };
    Ok(Noun {
        quantity,
        of_the: determiner.of_the,
        possessor: determiner.possessor,
        other: determiner.other,
        chosen: determiner.chosen,
        adjectives,
        head,
        post,
        bind: None,
    })
}

/// "One of your characters that was shifted", "… that were shifted": said of the one or of all, where the verb shows a number.
fn of_one_of_them(determiner: &Determiner, head: &Head, post: &mut [Post]) {
    let one = matches!(determiner.quantity, Quantity::One) && head.number == Number::Plural;
    for post in post {
        if let Post::Relative { event, .. } = post
            && event.number == VerbNumber::Singular
            && !one
        {
            event.number = VerbNumber::Usual;
        }
    }
}

/// ", rounded up" behind a half.
pub(crate) fn read_rounded(c: &mut Cursor<'_>) -> Read<Rounding> {
    c.eat(", rounded")?;
    c.pick("'up' or 'down'", &[("up", Rounding::Up), ("down", Rounding::Down)])
}

/// A described thing without postmodifiers: "a song card".
pub(crate) fn read_plain_noun(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    let determiner = read_determiner(c)?;
    let adjectives = read_adjectives(c);
    let mut noun = described_noun(determiner.quantity, read_head(c)?);
    noun.of_the = determiner.of_the;
    noun.possessor = determiner.possessor;
    noun.other = determiner.other;
    noun.chosen = determiner.chosen;
    noun.adjectives = adjectives;
    Ok(NounPhrase::Noun(noun))
}

/// The head left out: "any in play with 10 {S} or more", "a non-character".
fn read_missing_head(c: &mut Cursor<'_>, determiner: &Determiner, adjectives: &[Adjective]) -> Read<Head> {
    let number = match (determiner.quantity, adjectives.last()) {
        (Quantity::Any, None) if c.at_any(&["in", "with", "here"]) => Number::Plural,
        (Quantity::A, Some(Adjective::Non(_))) => Number::Singular,
        _ => return c.fail("a kind of card"),
    };
    Ok(Head { kinds: Vec::new(), join: Join::Or, card: CardSuffix::None, number })
}

struct Determiner {
    quantity: Quantity,
    of_the: OfThe,
    possessor: Option<Possessor>,
    other: Other,
    chosen: Chosen,
}

fn read_determiner(c: &mut Cursor<'_>) -> Read<Determiner> {
    // "an opponent's character": the first word belongs to the owner.
    if c.at_any(&["a", "an", "each", "all", "another"])
        && let Some(owner) = c.optional(read_owner)
    {
        return read_determiner_after(c, Quantity::Bare, Some(owner), Other::No);
    }
    let (quantity, other) = match c.optional(|c| c.eat("another")) {
        Some(()) => match c.optional(Cursor::number) {
            Some(number) => (Quantity::N(number), Other::Another),
            None => (Quantity::A, Other::Other),
        },
        None => (c.optional(read_quantity).unwrap_or(Quantity::Bare), Other::No),
    };
    let mut quantity = quantity;
    let possessor = match quantity {
        Quantity::Bare | Quantity::AnyNumber => c.optional(read_owner),
        Quantity::All => match c.optional(|c| {
            c.eat("of")?;
            read_owner(c)
        }) {
            Some(owner) => {
                quantity = Quantity::AllOf;
                Some(owner)
            }
            None => c.optional(read_owner),
        },
        _ => c.optional(|c| {
            c.eat("of")?;
            read_owner(c)
        }),
    };
    // "your second action", "their first card".
    if quantity == Quantity::Bare
        && possessor.is_some()
        && let Some(number) = c.optional(read_any_ordinal)
    {
        quantity = Quantity::Nth(number, Article::Own);
    }
    if let Some(half) = c.optional(|c| read_half_words(c, quantity)) {
        let determiner = read_determiner_after(c, Quantity::Half(Rounding::Up), None, other)?;
        return Ok(Determiner { of_the: half, ..determiner });
    }
    let of_the = match possessor {
        None if counts_out(quantity) && c.eats("of the") => OfThe::OfThe,
        None if quantity == Quantity::AnyNumber && c.eats("the") => OfThe::OfThe,
        _ => OfThe::No,
    };
    let described = ["opposing", "chosen", "other", "damaged", "undamaged", "exerted", "ready"];
    if quantity == Quantity::One && possessor.is_none() && of_the == OfThe::No && !c.at_any(&described) {
        return c.fail("'of'");
    }
    let determiner = read_determiner_after(c, quantity, possessor, other)?;
    Ok(Determiner { of_the, ..determiner })
}

/// "half the", "half of the"; how it is rounded stands behind the phrase.
fn read_half_words(c: &mut Cursor<'_>, quantity: Quantity) -> Read<OfThe> {
    if quantity != Quantity::Bare {
        return c.fail("a quantity");
    }
    c.pick("a quantity", &[("half of the", OfThe::OfThe), ("half the", OfThe::No)])
}

/// "first", "second" and so on.
pub(crate) fn read_any_ordinal(c: &mut Cursor<'_>) -> Read<u32> {
    if c.eats("first") { Ok(1) } else { read_ordinal(c) }
}

/// Whether "of the" may follow: "one of the cards".
fn counts_out(quantity: Quantity) -> bool {
    matches!(
        quantity,
        Quantity::One
            | Quantity::Any
            | Quantity::Each
            | Quantity::All
            | Quantity::N(_)
            | Quantity::UpTo(_)
            | Quantity::OneOrMore
            | Quantity::No
    )
}

/// "other" and "chosen", after quantity and owner.
fn read_determiner_after(
    c: &mut Cursor<'_>,
    quantity: Quantity,
    possessor: Option<Possessor>,
    mut other: Other,
) -> Read<Determiner> {
    if other == Other::No && c.eats("other") {
        other = Other::Other;
    }
    let chosen = if c.eats("chosen") { Chosen::Chosen } else { Chosen::No };
    if chosen == Chosen::Chosen && other == Other::No && c.eats("other") {
        other = Other::AfterChosen;
    }
    Ok(Determiner { quantity, of_the: OfThe::No, possessor, other, chosen })
}

/// "The top", "the bottom 3", "the top X".
fn read_end_of_deck(c: &mut Cursor<'_>) -> Read<Quantity> {
    for (words, x, numbered) in [
        ("the top", Quantity::TopX, Quantity::Top as fn(Option<u32>) -> Quantity),
        ("the bottom", Quantity::BottomX, Quantity::Bottom),
    ] {
        if c.eats(words) {
            return Ok(if c.eats("X") { x } else { numbered(c.optional(Cursor::number)) });
        }
    }
    c.fail("'the top' or 'the bottom'")
}

/// The leading quantity of a phrase, without "of".
pub(crate) fn read_quantity(c: &mut Cursor<'_>) -> Read<Quantity> {
    const FIXED: [(&str, Quantity); 23] = [
        ("that many", Quantity::That(ThatAmount::Many)),
        ("that number of", Quantity::That(ThatAmount::Number)),
        ("the same number of", Quantity::That(ThatAmount::SameNumber)),
        ("the same", Quantity::Same),
        ("all the", Quantity::AllThe),
        ("a number of", Quantity::ANumberOf),
        ("the next", Quantity::Next),
        ("the first", Quantity::First),
        ("any number of", Quantity::AnyNumber),
        ("one or more", Quantity::OneOrMore),
        ("one", Quantity::One),
        ("each", Quantity::Each),
        ("all", Quantity::All),
        ("any", Quantity::Any),
        ("no", Quantity::No),
        ("none", Quantity::No),
        ("both", Quantity::Both),
        ("an", Quantity::A),
        ("a", Quantity::A),
        ("fewer than", Quantity::FewerThan(0)),
        ("more than", Quantity::MoreThan(0)),
        ("up to", Quantity::UpTo(0)),
        ("either", Quantity::Either(0)),
    ];
    if let Some(nth) = c.optional(read_nth) {
        return Ok(nth);
    }
    if let Some(number) = c.optional(|c| {
        c.eat("the next")?;
        c.number()
    }) {
        return Ok(Quantity::NextN(number));
    }
    if let Some(end) = c.optional(read_end_of_deck) {
        return Ok(end);
    }
    for (words, quantity) in [
        ("only", Quantity::Only as fn(u32) -> Quantity),
        ("exactly", Quantity::Exactly),
        ("at least", Quantity::AtLeast),
        ("no more than", Quantity::NoMoreThan),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            return c.number().map(quantity);
        }
    }
    if c.eats("each of up to") {
        return c.number().map(Quantity::EachOfUpTo);
    }
    for (words, quantity) in [
        ("an even number of", Quantity::Parity(Parity::Even)),
        ("an odd number of", Quantity::Parity(Parity::Odd)),
        ("up to X", Quantity::UpToX),
        ("X", Quantity::X),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(quantity);
        }
    }
    if let Some(number) = c.optional(Cursor::number) {
        return Ok(if c.eats("or more") {
            Quantity::NOrMore(number)
        } else if c.eats("or fewer") {
            Quantity::NOrFewer(number)
        } else {
            Quantity::N(number)
        });
    }
    if let Some(fixed) = c.optional(|c| c.pick("a quantity", &FIXED)) {
        return match fixed {
            Quantity::FewerThan(_) => c.number().map(Quantity::FewerThan),
            Quantity::MoreThan(_) => c.number().map(Quantity::MoreThan),
            Quantity::UpTo(_) => c.number().map(Quantity::UpTo),
            Quantity::Either(_) => c.number().map(Quantity::Either),
            other => Ok(other),
        };
    }
    if c.looking_at("the") {
        c.eat("the")?;
        return Ok(Quantity::The);
    }
    c.fail("a quantity")
}

/// "a third", "the second".
fn read_nth(c: &mut Cursor<'_>) -> Read<Quantity> {
    let article = c.pick("a quantity", &[("a", Article::A), ("an", Article::A), ("the", Article::The)])?;
    read_ordinal(c).map(|number| Quantity::Nth(number, article))
}

/// "second", "third" and so on.
pub(crate) fn read_ordinal(c: &mut Cursor<'_>) -> Read<u32> {
    for (number, word) in (2..).zip(crate::grammar::ORDINALS) {
        if c.eats(word) {
            return Ok(number);
        }
    }
    c.fail("an ordinal")
}

/// Adjectives in printed order.
pub(crate) fn read_adjectives(c: &mut Cursor<'_>) -> Vec<Adjective> {
    let mut adjectives = Vec::new();
    while let Some(adjective) = c.optional(read_adjective) {
        adjectives.push(adjective);
    }
    adjectives
}

fn read_adjective(c: &mut Cursor<'_>) -> Read<Adjective> {
    if let Some(classes) = c.optional(read_class_adjective) {
        return Ok(classes);
    }
    let first = read_plain_adjective(c)?;
    let joined = c.optional(|c| {
        let join = read_join(c)?;
        Ok((join, read_plain_adjective(c)?))
    });
    Ok(match joined {
        Some((join, second)) => Adjective::Joined { items: vec![first, second], join },
        None => first,
    })
}

fn read_plain_adjective(c: &mut Cursor<'_>) -> Read<Adjective> {
    if let Some(non) = c.optional(read_non) {
        return Ok(non);
    }
    if let Some(keyword) = c.optional(|c| {
        let keyword = crate::phrase::keyword::read_keyword_name(c)?;
        if c.at_any(&["character", "characters"]) { Ok(keyword) } else { c.fail("a kind of card") }
    }) {
        return Ok(Adjective::Keyword(keyword));
    }
    use vocabulary::Ink;
    c.pick(
        "an adjective",
        &[
            ("opposing", Adjective::Opposing),
            ("damaged", Adjective::Damaged),
            ("undamaged", Adjective::Undamaged),
            ("exerted", Adjective::Exerted),
            ("ready", Adjective::Ready),
            ("challenging", Adjective::Challenging),
            ("additional", Adjective::Additional),
            ("revealed", Adjective::Revealed),
            ("random", Adjective::Random),
            ("facedown", Adjective::Facedown),
            ("faceup", Adjective::Faceup),
            ("amber", Adjective::Ink(Ink::Amber)),
            ("amethyst", Adjective::Ink(Ink::Amethyst)),
            ("emerald", Adjective::Ink(Ink::Emerald)),
            ("ruby", Adjective::Ink(Ink::Ruby)),
            ("sapphire", Adjective::Ink(Ink::Sapphire)),
            ("steel", Adjective::Ink(Ink::Steel)),
        ],
    )
}

/// "non-character", "non-Villain".
fn read_non(c: &mut Cursor<'_>) -> Read<Adjective> {
    const NON: [(&str, Kind); 5] = [
        ("non-character", Kind::Character),
        ("non-action", Kind::Action),
        ("non-song", Kind::Song),
        ("non-item", Kind::Item),
        ("non-location", Kind::Location),
    ];
    if let Some(class) = c.optional(Cursor::non_class) {
        return Ok(Adjective::Non(Kind::Class(class)));
    }
    c.pick("an adjective", &NON).map(Adjective::Non)
}

/// "Hero", "Pirate or Villain", "Seven Dwarfs, Hero, and Knight" before a head.
fn read_class_adjective(c: &mut Cursor<'_>) -> Read<Adjective> {
    let mut classes = vec![c.open_class_name()?];
    let commas = c.mark();
    while let Some(class) = c.optional(|c| {
        c.eat(",")?;
        c.class_name()
    }) {
        classes.push(class);
    }
    let last = c.optional(|c| {
        if classes.len() > 1 {
            c.eat(",")?;
        }
        let join = read_join(c)?;
        Ok((join, c.open_class_name()?))
    });
    let join = match last {
        Some((join, class)) => {
            classes.push(class);
            join
        }
        None => {
            c.reset(commas);
            classes.truncate(1);
            Join::Or
        }
    };
    let before_head = c.mark();
    let followed = read_plain_adjective(c).is_ok() || read_kind_numbered(c).is_ok();
    c.reset(before_head);
    if followed { Ok(Adjective::Class { classes, join }) } else { c.fail("a kind of card") }
}

/// The head: "character", "characters or locations", "character, item, or location card", "Knight".
pub(crate) fn read_head(c: &mut Cursor<'_>) -> Read<Head> {
    let (first, mut number) = read_kind_numbered(c)?;
    let mut kinds = vec![first];
    let mut join = Join::Or;
    if kinds[0] != Kind::Card {
        let commas = c.mark();
        while let Some(kind) = c.optional(|c| {
            c.eat(",")?;
            read_listed_kind(c, number)
        }) {
            kinds.push(kind);
        }
        let last = c.optional(|c| {
            if kinds.len() > 1 {
                c.eat(",")?;
            }
            let join = read_join(c)?;
            Ok((join, read_listed_kind(c, number)?))
        });
        match last {
            Some((last_join, kind)) => {
                kinds.push(kind);
                join = last_join;
            }
            None => {
                c.reset(commas);
                kinds.truncate(1);
            }
        }
    }
    let mut card = CardSuffix::None;
    if number == Number::Singular && kinds[0] != Kind::Card {
        if c.eats("card") {
            card = CardSuffix::Card;
        } else if c.eats("cards") {
            card = CardSuffix::Card;
            number = Number::Plural;
        }
    }
    Ok(Head { kinds, join, card, number })
}

/// A further kind of a head, in the number of the first; "card" alone is not one.
fn read_listed_kind(c: &mut Cursor<'_>, number: Number) -> Read<Kind> {
    match read_kind_numbered(c)? {
        (Kind::Card, _) => c.fail("a kind of card"),
        (kind, found) if found == number => Ok(kind),
        _ => c.fail("a kind of card"),
    }
}

const KINDS: [(&str, Kind); 6] = [
    ("character", Kind::Character),
    ("card", Kind::Card),
    ("item", Kind::Item),
    ("location", Kind::Location),
    ("action", Kind::Action),
    ("song", Kind::Song),
];

const KINDS_PLURAL: [(&str, Kind); 6] = [
    ("characters", Kind::Character),
    ("cards", Kind::Card),
    ("items", Kind::Item),
    ("locations", Kind::Location),
    ("actions", Kind::Action),
    ("songs", Kind::Song),
];

/// A kind in the singular: "character".
pub(crate) fn read_kind(c: &mut Cursor<'_>) -> Read<Kind> {
    c.pick("a kind of card", &KINDS)
}

fn read_kind_numbered(c: &mut Cursor<'_>) -> Read<(Kind, Number)> {
    if let Some(kind) = c.optional(read_kind) {
        return Ok((kind, Number::Singular));
    }
    if let Some(kind) = c.optional(|c| c.pick("a kind of card", &KINDS_PLURAL)) {
        return Ok((kind, Number::Plural));
    }
    if let Some(counter) = c.optional(read_counter) {
        return Ok(counter);
    }
    c.open_class_head().map(|(class, number)| (Kind::Class(class), number))
}

/// A counter (1.13): "ink drop", "ink drops".
fn read_counter(c: &mut Cursor<'_>) -> Read<(Kind, Number)> {
    let lexicon = c.lexicon;
    for counter in lexicon.counters() {
        let printed = counter.words(vocabulary::Language::default());
        if c.eats(printed.several) {
            return Ok((Kind::Counter(counter), Number::Plural));
        }
        if c.eats(printed.one) {
            return Ok((Kind::Counter(counter), Number::Singular));
        }
    }
    c.fail("a counter")
}

/// Counters as the object of a verb: "an ink drop", "2 ink drops".
pub(crate) fn read_counters(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    c.attempt(|c| {
        let what = read_noun_phrase(c)?;
        if is_counters(&what) { Ok(what) } else { c.fail("counters") }
    })
}

/// Whether a phrase is about counters.
pub(crate) fn is_counters(what: &NounPhrase) -> bool {
    matches!(what, NounPhrase::Noun(noun) if matches!(noun.head.kinds.as_slice(), [Kind::Counter(_)]))
}

/// A word that points back: "they", "that card", "the challenging character".
pub(crate) fn read_ref(c: &mut Cursor<'_>) -> Read<Ref> {
    const PRONOUNS: [(&str, Pronoun); 7] = [
        ("they", Pronoun::They),
        ("them", Pronoun::They),
        ("it", Pronoun::It),
        ("he", Pronoun::He),
        ("him", Pronoun::He),
        ("she", Pronoun::She),
        ("her", Pronoun::She),
    ];
    c.attempt(|c| {
        if let Some(word) = c.optional(|c| c.pick("a reference", &PRONOUNS)) {
            return Ok(open(word));
        }
        if c.eats("that") {
            let head = read_head(c)?;
            return match head.number {
                Number::Singular => Ok(open(Pronoun::That(head))),
                Number::Plural => c.fail("a kind of card"),
            };
        }
        if c.eats("those") {
            let head = read_head(c)?;
            return match head.number {
                Number::Plural => Ok(open(Pronoun::Those(head))),
                Number::Singular => c.fail("kinds of cards"),
            };
        }
        c.eat("the")?;
        if let Some(participle) = c.optional(read_participle_word) {
            return Ok(open(Pronoun::The(participle, read_head(c)?)));
        }
        let head = read_head(c)?;
        // "The Pirate character with the lowest cost" describes; "the Pirate" points back.
        if c.at_any(&["character", "characters"]) {
            return c.fail("a reference");
        }
        Ok(open(Pronoun::Definite(head)))
    })
}

/// A reference that the binding pass has still to resolve.
pub(crate) fn open(word: Pronoun) -> Ref {
    Ref { to: Antecedent::Open, word }
}

pub(crate) const PARTICIPLES: [(&str, Participle); 12] = [
    ("challenging", Participle::Challenging),
    ("challenged", Participle::Challenged),
    ("chosen", Participle::Chosen),
    ("banished", Participle::Banished),
    ("revealed", Participle::Revealed),
    ("named", Participle::Named),
    ("moved", Participle::Moved),
    ("exerted", Participle::Exerted),
    ("returned", Participle::Returned),
    ("discarded", Participle::Discarded),
    ("played", Participle::Played),
    ("other", Participle::Other),
];

fn read_participle_word(c: &mut Cursor<'_>) -> Read<Participle> {
    c.pick("a description", &PARTICIPLES)
}

/// "one", "the other", "the rest", "2", "any number".
pub(crate) fn read_portion(c: &mut Cursor<'_>) -> Read<Portion> {
    const WORDS: [(&str, Portion); 8] = [
        ("both", Portion::Both),
        ("each of the others", Portion::EachOfTheOthers),
        ("the others", Portion::TheOthers),
        ("one", Portion::One),
        ("the other", Portion::TheOther),
        ("the rest", Portion::TheRest),
        ("any number", Portion::AnyNumber),
        ("another", Portion::Another),
    ];
    if let Some(number) = c.optional(|c| {
        c.eat("the")?;
        read_ordinal(c)
    }) {
        return Ok(Portion::TheNth(number));
    }
    if let Some(number) = c.optional(Cursor::number) {
        return Ok(Portion::N(number));
    }
    if c.eats("up to") {
        return Ok(Portion::UpTo(c.number()?));
    }
    c.pick("a card", &WORDS)
}

/// {S}, {W} or {L}.
pub(crate) fn read_stat(c: &mut Cursor<'_>) -> Read<Stat> {
    c.pick("{S}, {W} or {L}", &[("{S}", Stat::Strength), ("{W}", Stat::Willpower), ("{L}", Stat::Lore)])
}

/// Takes a trailing "here" off a phrase: "move a character here" has it as the destination, not as a description.
pub(crate) fn take_here(noun: &mut NounPhrase) -> bool {
    take_post(noun, |post| matches!(post, Post::Here)).is_some()
}

/// Takes a trailing "under …" off a phrase: "put a card under this character" has it as the place.
pub(crate) fn take_under(noun: &mut NounPhrase) -> Option<NounPhrase> {
    // "A card from under this character under another character": the last "under" is where it goes.
    if let NounPhrase::Noun(described) = noun
        && let Some(Post::FromUnder(host)) = described.post.last_mut()
    {
        return take_under(host);
    }
    match take_post(noun, |post| matches!(post, Post::Under(_)))? {
        Post::Under(what) => Some(*what),
        _ => None,
    }
}

/// Takes the last postmodifier off a phrase if it is of a kind.
pub(crate) fn take_post(noun: &mut NounPhrase, wanted: impl Fn(&Post) -> bool) -> Option<Post> {
    match noun {
        NounPhrase::Noun(noun) if noun.post.last().is_some_and(&wanted) => noun.post.pop(),
        NounPhrase::Joined { items, .. } => {
            let last = items.last_mut()?;
            match last {
                NounPhrase::Noun(noun) if noun.post.last().is_some_and(&wanted) => noun.post.pop(),
                _ => None,
            }
        }
        _ => None,
    }
}
