//! Reading what follows the head: place, name, cost, values, keywords, relative clauses.

use crate::tree::*;

use super::read::{Position, read_join, read_noun_phrase, read_ref, read_stat};
use crate::cursor::{Cursor, Read};
use crate::phrase::amount::read_value;
use crate::phrase::condition::read_which;
use crate::phrase::event::{read_gap_event, read_participle_event, read_relative_event};
use crate::phrase::keyword::read_keyword_name;
use crate::phrase::player::{read_player, read_possessor, read_possessor_after, read_zone};

/// Postmodifiers in printed order, as many as stand here.
pub(crate) fn read_posts(c: &mut Cursor<'_>, position: Position) -> Read<Vec<Post>> {
    let mut posts: Vec<Post> = Vec::new();
    loop {
        let counted = posts.last().is_some_and(|post| {
            matches!(post, Post::WithCost(_) | Post::WithStat { .. } | Post::WithDamageAmount(_))
        });
        if counted && c.looking_at("each") && !followed_by_noun(c) {
            c.eat("each")?;
            posts.push(Post::Distributed);
            continue;
        }
        let superlative = posts.iter().any(|post| matches!(post, Post::Superlative { .. }));
        if superlative && let Some(tied) = c.optional(read_tied) {
            posts.push(tied);
            continue;
        }
        if posts.last().is_some_and(is_with)
            && let Some(more) = c.optional(read_and_with)
        {
            posts.push(Post::AndWith(Box::new(more)));
            continue;
        }
        // "The number of cards in your inkwell from your discard": they are in one place, the second is said of something else.
        if posts.iter().any(is_somewhere) && c.looking_at("from") {
            return Ok(posts);
        }
        // "A character with a card under them in play": who is in play, not what lies under it.
        if matches!(posts.last(), Some(Post::Under(_))) && c.looking_at("in play") {
            return Ok(posts);
        }
        let Some(post) = c.optional(|c| read_post(c, position)) else { return Ok(posts) };
        posts.push(read_alternatives(c, post, position));
    }
}

/// Whether a description says where the cards are: in a zone, or in play.
fn is_somewhere(post: &Post) -> bool {
    match post {
        Post::In(_) | Post::InPlay | Post::Have { place: HavePlace::InPlay, .. } => true,
        // 5.4.4.2: who sang is in play.
        Post::Relative { event, .. } => matches!(event.verb, EventVerb::Sings(_)),
        _ => false,
    }
}

/// Whether a description begins with "with".
fn is_with(post: &Post) -> bool {
    matches!(
        post,
        Post::WithCost(_)
            | Post::WithStat { .. }
            | Post::WithKeyword { .. }
            | Post::WithDamageAmount(_)
            | Post::WithDamage
            | Post::WithNoDamage
            | Post::AndWith(_)
    )
}

/// "and Bodyguard", "and 3 {S} or less", "and cost 2 or less": more of what follows "with".
fn read_and_with(c: &mut Cursor<'_>) -> Read<Post> {
    c.eat("and")?;
    if c.eats("with") {
        return c.fail("a further description");
    }
    if c.eats("cost") {
        return read_compare(c).map(Post::WithCost);
    }
    let post = match c.optional(read_with_stat) {
        Some(post) => post,
        None => read_with_keywords(c)?,
    };
    // "and Evasive this turn" is what somebody gains.
    match c.at_any(&["this", "until", "during"]) {
        true => c.fail("a further description"),
        false => Ok(post),
    }
}

fn followed_by_noun(c: &Cursor<'_>) -> bool {
    c.peek_at(1).is_some_and(|token| {
        ["player", "opponent", "of", "other", "character", "item", "location", "card", "opposing"]
            .contains(&token.text)
    })
}

/// "with cost 3 or less or named …": descriptions of which one holds.
fn read_alternatives(c: &mut Cursor<'_>, first: Post, position: Position) -> Post {
    let mut posts = vec![first];
    while let Some(post) = c.optional(|c| {
        c.eat("or")?;
        if !c.at_any(&["named", "with", "without", "in", "here", "at", "under"]) {
            return c.fail("a description");
        }
        read_post(c, position)
    }) {
        posts.push(post);
    }
    match posts.len() {
        1 => posts.remove(0),
        _ => Post::AnyOf(posts),
    }
}

fn read_post(c: &mut Cursor<'_>, position: Position) -> Read<Post> {
    let Some(token) = c.peek() else { return c.fail("a description") };
    match token.text {
        "in" => read_in(c),
        "named" => {
            c.eat("named")?;
            read_names(c)
        }
        "not" => {
            c.eat("not named")?;
            c.card_name().map(Post::NotNamed)
        }
        "of" => read_of(c),
        "among" => {
            c.eat("among")?;
            read_ref(c).map(Post::Among)
        }
        "from" => read_from(c),
        "with" => {
            c.eat("with")?;
            read_with(c)
        }
        "without" => {
            c.eat("without")?;
            match c.optional(crate::phrase::keyword::read_declared_name) {
                Some(keyword) => Ok(Post::WithoutDeclared(keyword)),
                None => read_keyword_name(c).map(Post::WithoutKeyword),
            }
        }
        "here" => c.eat("here").map(|()| Post::Here),
        "there" => c.eat("there").map(|()| Post::There),
        "at" => read_at(c),
        "under" => {
            c.eat("under")?;
            read_noun_phrase(c).map(|what| Post::Under(Box::new(what)))
        }
        "except" => {
            c.eat("except")?;
            read_noun_phrase(c).map(|what| Post::Except(Box::new(what)))
        }
        "that" if c.looking_at("that player has") => read_of_player(c),
        "that" | "who" => read_relative(c),
        "he" | "she" | "it" | "this" => {
            let event = read_gap_event(c)?;
            Ok(Post::Relative { pronoun: RelativePronoun::None, event: Box::new(event) })
        }
        "you" | "your" | "opponents" | "they" | "an" | "a" | "each" | "chosen" | "players" => {
            read_of_player(c)
        }
        "banished" | "discarded" | "revealed" | "played" | "moved" | "returned" | "challenged" | "put"
        | "chosen for" | "exerted" | "readied" | "drawn" | "removed" | "shifted" | "sung" | "shuffled"
        | "healed" | "lost"
            if position == Position::Object || is_done_this_way(c) =>
        {
            let event = read_participle_event(c)?;
            Ok(Post::Relative { pronoun: RelativePronoun::None, event: Box::new(event) })
        }
        _ => c.fail("a description"),
    }
}

/// "Each character exerted this way can't quest": before a verb only what this effect did describes; else it is what happens.
fn is_done_this_way(c: &mut Cursor<'_>) -> bool {
    let mark = c.mark();
    let event = c.optional(read_participle_event);
    c.reset(mark);
    event.is_some_and(|event| event.scope == [EventScope::ThisWay])
}

fn read_in(c: &mut Cursor<'_>) -> Read<Post> {
    if c.eats("in play") {
        return Ok(Post::InPlay);
    }
    c.eat("in")?;
    read_zone(c).map(Post::In)
}

/// "named X", "named X or Y", "named X, Y, or Z".
fn read_names(c: &mut Cursor<'_>) -> Read<Post> {
    let mut names = vec![c.card_name()?];
    let commas = c.mark();
    while let Some(name) = c.optional(|c| {
        c.eat(",")?;
        c.card_name()
    }) {
        names.push(name);
    }
    let last = c.optional(|c| {
        if names.len() > 1 {
            c.eat(",")?;
        }
        let join = read_join(c)?;
        Ok((join, c.card_name()?))
    });
    let join = match last {
        Some((join, name)) => {
            names.push(name);
            join
        }
        None => {
            c.reset(commas);
            names.truncate(1);
            Join::Or
        }
    };
    Ok(Post::Named { names, join })
}

/// "of yours", "of your choice", "of your deck".
fn read_of(c: &mut Cursor<'_>) -> Read<Post> {
    c.eat("of")?;
    for (words, quality) in [
        ("that ink type", Quality::Ink),
        ("that classification", Quality::Class),
        ("that type", Quality::CardType),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(Post::OfThat { quality, word: OfThatQuality::Of });
        }
    }
    if let Some(possessor) = c.optional(read_possessor_after) {
        return Ok(Post::Of(possessor));
    }
    if let Some(chooser) = c.optional(|c| {
        let chooser = read_possessor(c)?;
        c.eat("choice")?;
        Ok(chooser)
    }) {
        return Ok(Post::OfChoice(chooser));
    }
    read_zone(c).map(Post::OfZone)
}

/// "from your discard", "from the top of your deck", "from under this character".
fn read_from(c: &mut Cursor<'_>) -> Read<Post> {
    c.eat("from")?;
    if c.eats("under") {
        return read_noun_phrase(c).map(|what| Post::FromUnder(Box::new(what)));
    }
    if c.eats("the top of") {
        return read_zone(c).map(Post::FromTopOf);
    }
    if c.eats("among") {
        return super::read::read_ref(c).map(Post::FromAmong);
    }
    if c.eats("the bottom of") {
        return read_zone(c).map(Post::FromBottomOf);
    }
    if c.eats("here") {
        return Ok(Post::FromHere);
    }
    for (words, word) in [("it", ThoseWord::It), ("there", ThoseWord::There)] {
        if c.eats(words) {
            return Ok(Post::FromThose(word));
        }
    }
    read_zone(c).map(Post::From)
}

/// "at a location", "at random".
fn read_at(c: &mut Cursor<'_>) -> Read<Post> {
    c.eat("at")?;
    if c.eats("random") {
        return Ok(Post::AtRandom);
    }
    read_noun_phrase(c).map(|place| Post::At(Box::new(place)))
}

/// What follows "with".
fn read_with(c: &mut Cursor<'_>) -> Read<Post> {
    for (words, quality) in
        [("that keyword", Quality::Keyword { except: None }), ("that classification", Quality::Class)]
    {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(Post::OfThat { quality, word: OfThatQuality::With });
        }
    }
    if c.eats("that cost") {
        return Ok(Post::OfThat { quality: Quality::Number, word: OfThatQuality::With });
    }
    if c.eats("cost") {
        return read_compare(c).map(Post::WithCost);
    }
    if c.eats("total cost") {
        return read_compare(c).map(Post::WithTotalCost);
    }
    if c.eats("total") {
        let stat = read_stat(c)?;
        return Ok(Post::WithTotal { stat, compare: read_compare(c)? });
    }
    if c.eats("the same name") {
        return Ok(Post::SameName(c.optional(read_as)));
    }
    if c.eats("the same cost") {
        let or = c
            .optional(|c| c.pick("'or less'", &[("or less", SameOr::OrLess), ("or more", SameOr::OrMore)]))
            .unwrap_or_default();
        return Ok(Post::SameCost { or, to: c.optional(read_as) });
    }
    if c.eats("the same classification") {
        return Ok(Post::SameClass(c.optional(read_as)));
    }
    if let Some(stat) = c.optional(|c| {
        c.eat("the same")?;
        read_stat(c)
    }) {
        return Ok(Post::SameStat { stat, to: c.optional(read_as) });
    }
    if c.eats("a different name") {
        let than = c.optional(|c| {
            c.eat("than")?;
            read_noun_phrase(c).map(Box::new)
        });
        return Ok(Post::DifferentName { than });
    }
    if let Some(what) = c.optional(crate::phrase::amount::read_differing) {
        return Ok(Post::Different(what));
    }
    if let Some((degree, what)) = c.optional(read_superlative) {
        let among = c.optional(|c| {
            c.eat("among")?;
            read_noun_phrase(c).map(Box::new)
        });
        return Ok(Post::Superlative { degree, what, among });
    }
    if c.eats("that name") {
        return Ok(Post::ThatName);
    }
    if c.eats("{IW}") {
        return Ok(Post::WithInkwellSymbol);
    }
    if let Some(compare) = c.optional(|c| {
        c.eat("damage")?;
        if c.looking_at("equal to") { read_compare(c) } else { c.fail("equal to what") }
    }) {
        return Ok(Post::WithDamageAmount(compare));
    }
    if let Some(compare) = c.optional(read_damage_compare) {
        return Ok(Post::WithDamageAmount(compare));
    }
    if c.eats("damage") {
        return Ok(Post::WithDamage);
    }
    if c.eats("no damage") {
        return Ok(Post::WithNoDamage);
    }
    if let Some(post) = c.optional(read_with_stat) {
        return Ok(post);
    }
    if let Some(compare) = c.optional(|c| {
        let compare = read_compare(c)?;
        c.eat("damage")?;
        Ok(compare)
    }) {
        return Ok(Post::WithDamageAmount(compare));
    }
    if let Some(post) = c.optional(|c| {
        let keyword = read_keyword_name(c)?;
        let number = c.number()?;
        Ok(Post::WithKeywordNumber { keyword, compare: read_or(c, number) })
    }) {
        return Ok(post);
    }
    if let Some(post) = c.optional(read_with_keywords) {
        return Ok(post);
    }
    if let Some(keyword) = c.optional(crate::phrase::keyword::read_declared_name) {
        return Ok(Post::WithDeclared(keyword));
    }
    read_noun_phrase(c).map(|what| Post::With(Box::new(what)))
}

/// "the highest cost", "the lowest {S}", "the most damage".
pub(crate) fn read_superlative(c: &mut Cursor<'_>) -> Read<(Degree, Measure)> {
    c.eat("the")?;
    read_extreme(c)
}

/// "highest cost", "most damage".
pub(crate) fn read_extreme(c: &mut Cursor<'_>) -> Read<(Degree, Measure)> {
    let degree = c.pick(
        "'highest'",
        &[
            ("highest", Degree::Most),
            ("lowest", Degree::Least),
            ("most", Degree::Most),
            ("least", Degree::Least),
        ],
    )?;
    let counted = c.behind(1).is_some_and(|token| matches!(token.text, "most" | "least"));
    let what = if counted && c.eats("damage") {
        Measure::Damage
    } else if counted {
        Measure::StatCounted(read_stat(c)?)
    } else if c.eats("cost") {
        Measure::Cost
    } else {
        Measure::Stat(read_stat(c)?)
    };
    Ok((degree, what))
}

/// ", or tied for highest cost", ", or each card tied for highest cost", after a superlative.
fn read_tied(c: &mut Cursor<'_>) -> Read<Post> {
    c.eat(", or")?;
    let each = if c.eats("each") { Some(super::read::read_head(c)?) } else { None };
    c.eat("tied for")?;
    let (degree, what) = read_extreme(c)?;
    if each.is_some() {
        c.eat(",")?;
    }
    Ok(Post::OrTied { degree, what, each })
}

fn read_as(c: &mut Cursor<'_>) -> Read<Box<NounPhrase>> {
    c.eat("as")?;
    read_noun_phrase(c).map(Box::new)
}

fn read_with_keywords(c: &mut Cursor<'_>) -> Read<Post> {
    let mut keywords = vec![read_keyword_name(c)?];
    let last = c.optional(|c| {
        let join = read_join(c)?;
        Ok((join, read_keyword_name(c)?))
    });
    let join = last.map_or(Join::Or, |(join, keyword)| {
        keywords.push(keyword);
        join
    });
    Ok(Post::WithKeyword { keywords, join })
}

/// "3 {S} or less", "more {S} than …", "{S} equal to …", after "with".
fn read_with_stat(c: &mut Cursor<'_>) -> Read<Post> {
    let (stat, compare) = read_stat_compare(c)?;
    Ok(Post::WithStat { stat, compare })
}

/// "more damage than {S}", of the same card; "less damage than this character".
pub(crate) fn read_damage_compare(c: &mut Cursor<'_>) -> Read<Compare> {
    let more = c.pick("'more damage'", &[("more damage than", true), ("less damage than", false)])?;
    if let Some(own) = c.optional(read_stat) {
        return Ok(if more { Compare::MoreThanStat(own) } else { Compare::LessThanStat(own) });
    }
    let than = Box::new(read_noun_phrase(c)?);
    Ok(if more { Compare::MoreThan(than) } else { Compare::LessThan(than) })
}

/// A stat with its comparison around it: "3 {S} or less", "more {S} than each opposing character", "{S} equal to …".
pub(crate) fn read_stat_compare(c: &mut Cursor<'_>) -> Read<(Stat, Compare)> {
    if c.eats("exactly") {
        let number = c.number()?;
        return Ok((read_stat(c)?, Compare::JustExactly(number)));
    }
    if let Some(number) = c.optional(Cursor::number) {
        let stat = read_stat(c)?;
        return Ok((stat, read_or(c, number)));
    }
    if c.eats("more") {
        let stat = read_stat(c)?;
        c.eat("than")?;
        if let Some(own) = c.optional(read_stat) {
            return Ok((stat, Compare::MoreThanStat(own)));
        }
        return Ok((stat, Compare::MoreThan(Box::new(read_noun_phrase(c)?))));
    }
    if c.eats("less") {
        let stat = read_stat(c)?;
        c.eat("than")?;
        if let Some(own) = c.optional(read_stat) {
            return Ok((stat, Compare::LessThanStat(own)));
        }
        return Ok((stat, Compare::LessThan(Box::new(read_noun_phrase(c)?))));
    }
    let stat = read_stat(c)?;
    Ok((stat, read_compare(c)?))
}

fn read_or(c: &mut Cursor<'_>, number: u32) -> Compare {
    let words = [
        ("or less", Compare::OrLess(number)),
        ("or more", Compare::OrMore(number)),
        ("or greater", Compare::OrGreater(number)),
        ("or fewer", Compare::OrFewer(number)),
    ];
    c.optional(|c| c.pick("'or less'", &words)).unwrap_or(Compare::Exactly(number))
}

/// A comparison after its unit was announced: "3 or less", "equal to …", "up to 2 more than …".
pub(crate) fn read_compare(c: &mut Cursor<'_>) -> Read<Compare> {
    c.attempt(|c| {
        if c.eats("exactly") {
            return c.number().map(Compare::JustExactly);
        }
        if let Some(number) = c.optional(Cursor::number) {
            return Ok(read_or(c, number));
        }
        if c.looking_at("equal to or less than") {
            c.eat("equal to or less than")?;
            return read_value(c).map(|value| Compare::EqualOrLess(Box::new(value)));
        }
        for (words, word) in [
            ("equal to or more than", EqualOrMoreWord::More),
            ("equal to or greater than", EqualOrMoreWord::Greater),
        ] {
            if c.looking_at(words) {
                c.eat(words)?;
                return read_value(c).map(|value| Compare::EqualOrMore(Box::new(value), word));
            }
        }
        if c.eats("equal to") {
            return read_value(c).map(|value| Compare::EqualTo(Box::new(value)));
        }
        if c.eats("more than") {
            if let Some(value) = c.optional(read_value) {
                return Ok(Compare::MoreThanValue(Box::new(value)));
            }
            return read_noun_phrase(c).map(|what| Compare::MoreThan(Box::new(what)));
        }
        if c.eats("less than") {
            if let Some(value) = c.optional(read_value) {
                return Ok(Compare::LessThanValue(Box::new(value)));
            }
            return read_noun_phrase(c).map(|what| Compare::LessThan(Box::new(what)));
        }
        c.eat("up to")?;
        let number = c.number()?;
        c.eat("more than")?;
        Ok(Compare::UpToMore(number, Box::new(read_noun_phrase(c)?)))
    })
}

/// "that isn't a song", "who was challenged this turn", "that sang this song".
fn read_relative(c: &mut Cursor<'_>) -> Read<Post> {
    let pronoun = c.pick("'that'", &[("that", RelativePronoun::That), ("who", RelativePronoun::Who)])?;
    if let Some(condition) = c.optional(read_which) {
        return Ok(Post::Which { pronoun, condition: Box::new(condition) });
    }
    let singular = c.at_any(&["was", "wasn't", "is", "isn't", "has", "hasn't"]);
    let event = match c.optional(read_relative_event) {
        Some(event) if singular => Event { number: VerbNumber::Singular, ..event },
        Some(event) => event,
        None => read_gap_event(c)?,
    };
    Ok(Post::Relative { pronoun, event: Box::new(event) })
}

/// "you have in play", "you play this turn", "opponents have here".
fn read_of_player(c: &mut Cursor<'_>) -> Read<Post> {
    if let Some(post) = c.optional(read_have) {
        return Ok(post);
    }
    let event = read_gap_event(c)?;
    Ok(Post::Relative { pronoun: RelativePronoun::None, event: Box::new(event) })
}

fn read_have(c: &mut Cursor<'_>) -> Read<Post> {
    let who = read_player(c)?;
    c.pick("'have'", &[("have", ()), ("has", ())])?;
    let place = c
        .optional(|c| c.pick("'in play'", &[("in play", HavePlace::InPlay), ("here", HavePlace::Here)]))
        .unwrap_or(HavePlace::Nowhere);
    Ok(Post::Have { who, place })
}
