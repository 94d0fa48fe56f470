//! Reading conditions and states.

use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::grammar::is_noun_pronoun;
use crate::phrase::event::{read_past_event, read_subject};
use crate::phrase::keyword::read_keyword_name;
use crate::phrase::noun::{
    open, read_compare, read_noun_phrase, read_ordinal, read_plain_noun, read_stat_compare, read_superlative,
};
use crate::phrase::player::{read_player, read_turn_of, read_zone};

/// What follows "if", "while" or "unless"; conditions joined with "and" or "or" included.
pub(crate) fn read_condition(c: &mut Cursor<'_>) -> Read<Condition> {
    c.attempt(|c| {
        let first = read_single(c)?;
        if let Some(all) = read_more(c, &first, "and") {
            return Ok(Condition::All(all));
        }
        if let Some(any) = read_more(c, &first, "or") {
            return Ok(Condition::Any(any));
        }
        Ok(first)
    })
}

fn read_more(c: &mut Cursor<'_>, first: &Condition, join: &'static str) -> Option<Vec<Condition>> {
    let mut conditions = Vec::new();
    while let Some(next) = c.optional(|c| {
        c.eat(join)?;
        read_single(c)
    }) {
        conditions.push(next);
    }
    if conditions.is_empty() {
        return None;
    }
    conditions.insert(0, first.clone());
    Some(conditions)
}

fn read_single(c: &mut Cursor<'_>) -> Read<Condition> {
    if c.eats("this is your first turn and you're not the first player") {
        return Ok(Condition::FirstTurnNotFirstPlayer);
    }
    if c.eats("this is your first turn") {
        return Ok(Condition::FirstTurn);
    }
    if c.eats("being challenged") {
        return Ok(Condition::BeingChallenged);
    }
    if c.looking_at("challenging") {
        return c.attempt(|c| {
            c.eat("challenging")?;
            Ok(Condition::Challenging(c.optional(read_noun_phrase)))
        });
    }
    for read in [
        read_there_is,
        read_not_turn,
        read_its,
        read_this_is,
        read_used,
        read_value_is,
        read_has,
        read_of_card,
        read_does,
    ] {
        if let Some(condition) = c.optional(read) {
            return Ok(condition);
        }
    }
    if let Some(state) = c.optional(read_bare_state) {
        return Ok(state);
    }
    let event = read_past_event(c)?;
    Ok(match event.tense {
        Tense::Would => Condition::Would(event),
        _ => Condition::Happened(event),
    })
}

/// "the same cost", of several; "the same cost as" is of one.
fn read_the_same(c: &mut Cursor<'_>) -> Read<Differing> {
    const WORDS: [(&str, Differing); 3] =
        [("cost", Differing::Costs), ("classification", Differing::Classes), ("ink type", Differing::Inks)];
    c.eat("the same")?;
    let what = match c.optional(crate::phrase::noun::read_stat) {
        Some(stat) => Differing::Stat(stat),
        None => c.pick("what is the same", &WORDS)?,
    };
    if c.looking_at("as") { c.fail("the end of the condition") } else { Ok(what) }
}

/// "there's a card under this character", "there are 3 or more …", "there was …".
fn read_there_is(c: &mut Cursor<'_>) -> Read<Condition> {
    c.eat("there")?;
    let tense = c.pick(
        "'is'",
        &[
            ("'s", Tense::Present),
            ("is", Tense::Present),
            ("are", Tense::Present),
            ("was", Tense::Past),
            ("were", Tense::Past),
        ],
    )?;
    Ok(Condition::ThereIs { what: read_noun_phrase(c)?, tense })
}

/// "it's your turn", "it's the second challenge this turn", "it's the second card you've drawn this turn".
fn read_its(c: &mut Cursor<'_>) -> Read<Condition> {
    c.eat("it's")?;
    let what = open(Pronoun::It);
    if let Some(number) = c.optional(|c| {
        c.eat("the")?;
        let number = read_ordinal(c)?;
        c.eat("challenge this turn")?;
        Ok(number)
    }) {
        return Ok(Condition::IsNthChallenge { what, number });
    }
    if let Some(number) = c.optional(|c| {
        c.eat("the")?;
        let number = crate::phrase::noun::read_any_ordinal(c)?;
        c.eat("time this turn")?;
        Ok(number)
    }) {
        return Ok(Condition::IsNthTime(number));
    }
    if let Some((number, event)) = c.optional(|c| {
        c.eat("the")?;
        let number = crate::phrase::noun::read_any_ordinal(c)?;
        c.eat("time")?;
        Ok((number, read_past_event(c)?))
    }) {
        return Ok(Condition::IsNthTimeOf { number, event });
    }
    if let Some(turn) = c.optional(read_turn_of) {
        return Ok(Condition::ItsTurn(turn));
    }
    Ok(Condition::IsOrdinal { what, which: read_nth_noun(c)? })
}

/// "this is the third action you've played this turn".
fn read_this_is(c: &mut Cursor<'_>) -> Read<Condition> {
    c.eat("this is")?;
    read_nth_noun(c).map(Condition::ThisIsOrdinal)
}

/// "the second card you've drawn this turn".
fn read_nth_noun(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    match read_noun_phrase(c)? {
        NounPhrase::Noun(noun)
            if matches!(noun.quantity, Quantity::First | Quantity::Nth(_, Article::The)) =>
        {
            Ok(NounPhrase::Noun(noun))
        }
        _ => c.fail("which one"),
    }
}

/// "it's not your turn", "it isn't your turn".
fn read_not_turn(c: &mut Cursor<'_>) -> Read<Condition> {
    let negated = c.pick("'it's not'", &[("it's not", Negation::NotApart), ("it isn't", Negation::Not)])?;
    Ok(Condition::ItsNotTurn { turn: read_turn_of(c)?, negated })
}

/// "its cost is 4 or less", "the total {S} of your characters is 10 or more", "the number of cards in your hand is 3 or less".
fn read_value_is(c: &mut Cursor<'_>) -> Read<Condition> {
    if !c.at_any(&["the", "its", "his", "her", "their", "that", "this", "your"]) {
        return c.fail("a value");
    }
    let value = crate::phrase::amount::read_value(c)?;
    c.eat("is")?;
    Ok(Condition::ValueIs { value, compare: read_compare(c)? })
}

/// "you used Shift to play this character".
fn read_used(c: &mut Cursor<'_>) -> Read<Condition> {
    c.eat("you used")?;
    let keyword = read_keyword_name(c)?;
    c.eat("to play")?;
    Ok(Condition::UsedToPlay { keyword, what: read_noun_phrase(c)? })
}

/// "you do", "they don't", "you can't", with nothing after it that belongs to the verb.
fn read_does(c: &mut Cursor<'_>) -> Read<Condition> {
    for (words, word) in [("no one does", NobodyWord::NoOne), ("none of them do", NobodyWord::NoneOfThem)] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(Condition::NobodyDoes(word));
        }
    }
    if c.at_any(&["he", "she", "it"])
        && let Some((what, negated)) = c.optional(|c| {
            let what = crate::phrase::noun::read_ref(c)?;
            let negated = c.pick("'does'", &[("does", Negation::No), ("doesn't", Negation::Not)])?;
            Ok((NounPhrase::Ref(what), negated))
        })
    {
        return Ok(Condition::CardDoes { what, negated });
    }
    let who = read_player(c)?;
    let negated = c.pick(
        "'do'",
        &[
            ("do", Negation::No),
            ("does", Negation::No),
            ("don't", Negation::Not),
            ("doesn't", Negation::Not),
            ("can't", Negation::Cannot),
        ],
    )?;
    let what = c
        .optional(|c| c.pick("'either'", &[("either", DoWhat::Either), ("both", DoWhat::Both)]))
        .unwrap_or_default();
    if c.peek().is_some_and(|token| token.kind == crate::lex::TokenKind::Word && !c.looking_at("and")) {
        return c.fail("nothing more");
    }
    Ok(Condition::Does { who, negated, what })
}

/// "you have a character named … in play", "an opponent has more cards in their hand than you", "has 10 or more lore".
fn read_has(c: &mut Cursor<'_>) -> Read<Condition> {
    let who = read_player(c)?;
    let negated = c.pick(
        "'have'",
        &[
            ("have", Negation::No),
            ("has", Negation::No),
            ("don't have", Negation::Not),
            ("doesn't have", Negation::Not),
        ],
    )?;
    if let Some(compare) = c.optional(read_lore) {
        return Ok(Condition::HasLore { who, compare });
    }
    if let Some((degree, what)) = c.optional(read_the_most) {
        return Ok(Condition::HasExtreme { who, degree, what });
    }
    if let Some(quantity) = c.optional(|c| {
        let quantity = crate::phrase::noun::read_quantity(c)?;
        c.pick("'opponents'", &[("opponents", ()), ("opponent", ())])?;
        Ok(quantity)
    }) {
        return Ok(Condition::HasOpponents { who, quantity });
    }
    if let Some((by, (word, what, than))) = c.optional(|c| {
        let by = match c.optional(|c| match c.looking_at("at least twice") {
            true => c.fail("a number"),
            false => c.eat("at least"),
        }) {
            Some(()) => Some(By { number: c.number()?, word: ByWord::AtLeast }),
            None => c.optional(Cursor::number).map(|number| By { number, word: ByWord::Plain }),
        };
        Ok((by, read_more_than(c)?))
    }) {
        return Ok(Condition::HasMore { who, word, what, than, by });
    }
    if let Some((word, what, than)) = c.optional(read_more_of) {
        return Ok(Condition::HasMoreOf { who, word, what, than });
    }
    let what = read_noun_phrase(c)?;
    let they = matches!(&who, PlayerPhrase::Ref(reference) if reference.word == PlayerPronoun::They);
    if matches!(what, NounPhrase::Portion(_)) || they && is_under(&what) {
        return c.fail("what a player has");
    }
    Ok(Condition::Has { who, what, negated })
}

/// "the most lore", "the fewest cards in your hand".
fn read_the_most(c: &mut Cursor<'_>) -> Read<(Degree, Option<NounPhrase>)> {
    for (words, degree) in [("the most lore", Degree::Most), ("the least lore", Degree::Least)] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok((degree, None));
        }
    }
    let degree = c.pick("'the most'", &[("the most", Degree::Most), ("the fewest", Degree::Least)])?;
    if c.looking_at("damage") {
        return c.fail("what a player has");
    }
    Ok((degree, Some(read_noun_phrase(c)?)))
}

fn is_under(what: &NounPhrase) -> bool {
    matches!(what, NounPhrase::Noun(noun) if noun.post.iter().any(|post| matches!(post, Post::Under(_))))
}

/// "at a location", "exerted": of what the sentence is about.
fn read_bare_state(c: &mut Cursor<'_>) -> Read<Condition> {
    let state = read_state(c)?;
    if !matches!(state, State::Exerted | State::Ready | State::Damaged | State::Undamaged | State::At(_)) {
        return c.fail("a state");
    }
    Ok(Condition::Is {
        what: NounPhrase::Gap,
        state,
        tense: Tense::Present,
        negated: Negation::No,
        contraction: Contraction::Omitted,
    })
}

pub(crate) fn read_lore(c: &mut Cursor<'_>) -> Read<LoreCompare> {
    if c.eats("more lore than") {
        return read_player(c).map(LoreCompare::MoreThan);
    }
    if c.eats("less lore than") {
        return read_player(c).map(LoreCompare::LessThan);
    }
    if let Some(twice) = c.optional(|c| {
        let word = if c.eats("at least") { ByWord::AtLeast } else { ByWord::Plain };
        c.eat("twice as much lore as")?;
        Ok(LoreCompare::Twice { word, than: read_player(c)? })
    }) {
        return Ok(twice);
    }
    if let Some(apart) = c.optional(read_lore_apart) {
        return Ok(apart);
    }
    for (words, compare) in [
        ("less than", LoreCompare::Under as fn(u32) -> LoreCompare),
        ("more than", LoreCompare::Over as fn(u32) -> LoreCompare),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            let number = c.number()?;
            c.eat("lore")?;
            return Ok(compare(number));
        }
    }
    if c.eats("exactly") {
        let number = c.number()?;
        c.eat("lore")?;
        return Ok(LoreCompare::JustExactly(number));
    }
    let number = c.number()?;
    if c.eats("or less lore") {
        return Ok(LoreCompare::OrLess(number));
    }
    if c.eats("or more lore") {
        return Ok(LoreCompare::OrMore(number));
    }
    c.eat("lore")?;
    Ok(LoreCompare::Exactly(number))
}

/// "at least 5 more lore than you", "3 less lore than each opponent".
fn read_lore_apart(c: &mut Cursor<'_>) -> Read<LoreCompare> {
    let word = if c.eats("at least") { ByWord::AtLeast } else { ByWord::Plain };
    let by = By { number: c.number()?, word };
    let change = c.pick("'more'", &[("more", MoreOrLess::More), ("less", MoreOrLess::Less)])?;
    c.eat("lore than")?;
    Ok(LoreCompare::Apart { by, change, than: read_player(c)? })
}

pub(crate) fn read_more_than(c: &mut Cursor<'_>) -> Read<(MoreWord, NounPhrase, PlayerPhrase)> {
    let word = read_more_word(c)?;
    let what = read_noun_phrase(c)?;
    c.eat(more_words(word).1)?;
    Ok((word, what, read_player(c)?))
}

/// "more", "fewer", "as many", "the same number of".
fn read_more_word(c: &mut Cursor<'_>) -> Read<MoreWord> {
    let words = [
        MoreWord::More,
        MoreWord::Fewer,
        MoreWord::AsMany,
        MoreWord::SameNumber,
        MoreWord::TwiceAsMany,
        MoreWord::AtLeastTwiceAsMany,
    ];
    c.pick("'more'", &words.map(|word| (more_words(word).0, word)))
}

/// What stands before what is counted, and before whom it is compared with.
pub(crate) fn more_words(word: MoreWord) -> (&'static str, &'static str) {
    match word {
        MoreWord::More => ("more", "than"),
        MoreWord::Fewer => ("fewer", "than"),
        MoreWord::AsMany => ("as many", "as"),
        MoreWord::SameNumber => ("the same number of", "as"),
        MoreWord::TwiceAsMany => ("twice as many", "as"),
        MoreWord::AtLeastTwiceAsMany => ("at least twice as many", "as"),
    }
}

/// "more items in play than locations in play".
fn read_more_of(c: &mut Cursor<'_>) -> Read<(MoreWord, NounPhrase, NounPhrase)> {
    let word = read_more_word(c)?;
    let what = read_noun_phrase(c)?;
    c.eat(more_words(word).1)?;
    match read_noun_phrase(c)? {
        than @ NounPhrase::Noun(_) => Ok((word, what, than)),
        _ => c.fail("what it is compared with"),
    }
}

/// A state of a card: "this character is exerted", "he has 5 {S} or more", "that item costs 3 or less".
fn read_of_card(c: &mut Cursor<'_>) -> Read<Condition> {
    let Subject::Card(what) = read_subject(c)? else { return c.fail("a card") };
    read_of_card_after(c, what)
}

/// A relative clause about a state, after "that" or "who": "isn't a song", "have a card under them".
pub(crate) fn read_which(c: &mut Cursor<'_>) -> Read<Condition> {
    c.attempt(|c| read_of_card_after(c, NounPhrase::Gap))
}

fn read_of_card_after(c: &mut Cursor<'_>, what: NounPhrase) -> Read<Condition> {
    if c.eats("has cost") || c.eats("have cost") {
        return Ok(Condition::HasCost { what, compare: read_compare(c)? });
    }
    if let Some(tense) = c.optional(read_has_word) {
        let has = read_having(c)?;
        // "Had damage removed this way" is an event.
        if has == Having::Damage && c.looking_at("removed") {
            return c.fail("a state");
        }
        return Ok(Condition::CardHas { what, has, tense });
    }
    if c.eats("costs") || c.eats("cost") {
        return Ok(Condition::Costs { what, compare: read_compare(c)? });
    }
    let contracted = c.peek().is_some_and(|token| token.text.starts_with('\''));
    let (tense, mut negated) = c.pick(
        "'is'",
        &[
            ("is", (Tense::Present, Negation::No)),
            ("are", (Tense::Present, Negation::No)),
            ("'s", (Tense::Present, Negation::No)),
            ("'re", (Tense::Present, Negation::No)),
            ("was", (Tense::Past, Negation::No)),
            ("were", (Tense::Past, Negation::No)),
            ("isn't", (Tense::Present, Negation::Not)),
            ("aren't", (Tense::Present, Negation::Not)),
            ("wasn't", (Tense::Past, Negation::Not)),
            ("weren't", (Tense::Past, Negation::Not)),
        ],
    )?;
    if negated == Negation::No && c.eats("not") {
        negated = Negation::NotApart;
    }
    let contracts = is_noun_pronoun(&what) && tense == Tense::Present && negated != Negation::Not;
    let contraction = if contracts && !contracted { Contraction::Full } else { Contraction::Usual };
    let state = match (&what, c.at_any(&["a", "an"])) {
        // What follows describes the head, not the predicate: "a card that isn't a song card from your discard".
        (NounPhrase::Gap, true) => State::A(read_plain_noun(c)?),
        _ => read_state(c)?,
    };
    // "is exerted this way", "was challenged this turn" are events.
    if c.looking_at("this") || c.looking_at("in a challenge") {
        return c.fail("a state");
    }
    Ok(Condition::Is { what, state, tense, negated, contraction })
}

fn read_has_word(c: &mut Cursor<'_>) -> Read<Tense> {
    c.pick("'has'", &[("has", Tense::Present), ("have", Tense::Present), ("had", Tense::Past)])
}

/// What a card has: "no damage", "3 or more damage", "5 {S} or more", "a card under him", "the same name as …".
fn read_having(c: &mut Cursor<'_>) -> Read<Having> {
    if c.eats("damage") {
        return Ok(Having::Damage);
    }
    if c.eats("no damage") {
        return Ok(Having::NoDamage);
    }
    if let Some(compare) = c.optional(crate::phrase::noun::read_damage_compare) {
        return Ok(Having::DamageAmount { compare, word: DamageWord::Damage });
    }
    if c.eats("the same name as") {
        return read_noun_phrase(c).map(Having::SameNameAs);
    }
    if c.eats("the same name") {
        return Ok(Having::SameName);
    }
    if let Some(what) = c.optional(read_the_same) {
        return Ok(Having::Same(what));
    }
    if c.eats("a different name than") {
        return read_noun_phrase(c).map(Having::DifferentNameThan);
    }
    if let Some(what) = c.optional(crate::phrase::amount::read_differing) {
        return Ok(Having::Different(what));
    }
    if let Some((degree, what)) = c.optional(read_superlative) {
        let word = if c.looking_at("of") { AmongWord::Of } else { AmongWord::Among };
        let among = c.optional(|c| {
            c.pick("'among'", &[("among", ()), ("of", ())])?;
            read_noun_phrase(c)
        });
        let word = if among.is_some() { word } else { AmongWord::Among };
        return Ok(Having::Superlative { degree, what, among, word });
    }
    if c.eats("a total of") {
        let (stat, compare) = read_stat_compare(c)?;
        return Ok(Having::Total { stat, compare });
    }
    if let Some((stat, compare)) = c.optional(read_stat_compare) {
        return Ok(Having::Stat { stat, compare });
    }
    if let Some(having) = c.optional(|c| {
        let compare = read_compare(c)?;
        let word = crate::phrase::amount::read_damage_word(c)?;
        Ok(Having::DamageAmount { compare, word })
    }) {
        return Ok(having);
    }
    if let Some(keyword) = c.optional(read_keyword_name) {
        let second = c.optional(|c| {
            let join = crate::phrase::noun::read_join(c)?;
            Ok((join, read_keyword_name(c)?))
        });
        return Ok(match second {
            Some((join, second)) => Having::Keywords { keywords: vec![keyword, second], join },
            None => Having::Keyword(keyword),
        });
    }
    if let Some(keyword) = c.optional(crate::phrase::keyword::read_declared_name) {
        return Ok(Having::Declared(keyword));
    }
    read_noun_phrase(c).map(Having::Noun)
}

/// What follows "is": "exerted", "at a location", "a character card".
pub(crate) fn read_state(c: &mut Cursor<'_>) -> Read<State> {
    const WORDS: [(&str, State); 10] = [
        ("exerted", State::Exerted),
        ("ready", State::Ready),
        ("damaged", State::Damaged),
        ("undamaged", State::Undamaged),
        ("in play", State::InPlay),
        ("here", State::Here),
        ("there", State::There),
        ("being challenged", State::BeingChallenged),
        ("chosen", State::Chosen),
        ("revealed", State::Revealed),
    ];
    c.attempt(|c| {
        if let Some(state) = c.optional(|c| c.pick("a state", &WORDS)) {
            if state == State::BeingChallenged && c.eats("by") {
                return read_noun_phrase(c).map(State::BeingChallengedBy);
            }
            return if state == State::Chosen && c.looking_at("for") { c.fail("a state") } else { Ok(state) };
        }
        if c.eats("challenging") {
            return Ok(State::Challenging(c.optional(read_noun_phrase)));
        }
        if c.eats("named") {
            return c.card_name().map(State::Named);
        }
        if c.eats("cost") {
            return read_compare(c).map(State::Cost);
        }
        if c.eats("in") {
            return read_zone(c).map(State::In);
        }
        if c.eats("at") {
            return read_noun_phrase(c).map(State::At);
        }
        if c.eats("under") {
            return read_noun_phrase(c).map(State::Under);
        }
        if c.at_any(&["a", "an", "the", "another", "one", "this", "that", "no", "your"]) {
            return read_noun_phrase(c).map(State::A);
        }
        // "Villains", "Hero characters".
        match read_plain_noun(c)? {
            NounPhrase::Noun(noun) if noun.head.number == Number::Plural => {
                Ok(State::A(NounPhrase::Noun(noun)))
            }
            _ => c.fail("a state"),
        }
    })
}
