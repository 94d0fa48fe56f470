//! Phrases of the grammar in combinations: read, written back, compared.

use crate::cursor::{Cursor, Read};
use crate::grammar::Case;
use crate::lexicon::Lexicon;
use crate::out::Out;
use crate::phrase::{amount, condition, event, keyword, noun, player};

fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::default();
    for name in ["Elsa", "Mr. Smee", "Fix-It Felix, Jr.", "Pull the Lever!", "Flotsam & Jetsam", "Te Kā"] {
        lexicon.add_name(name);
    }
    for class in ["Hero", "Villain", "Ally", "Seven Dwarfs", "Knight", "Puppy", "Red Panda"] {
        lexicon.add_class(class);
    }
    lexicon
}

fn check(phrases: &[&str], read: impl Fn(&mut Cursor<'_>, &mut Out) -> Read<()>) {
    let lexicon = lexicon();
    let mut wrong = Vec::new();
    for phrase in phrases {
        let mut cursor = Cursor::new(phrase, &lexicon);
        let mut out = Out::default();
        let result = read(&mut cursor, &mut out);
        let written = out.finish();
        if result.is_err() {
            wrong.push(format!("unread:\n{}", cursor.diagnostic().render()));
        } else if !cursor.at_end() {
            wrong.push(format!("left over: {phrase} || {}", cursor.rest()));
        } else if written != *phrase {
            wrong.push(format!("written: {written}\n     for: {phrase}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn noun_phrases() {
    let phrases = [
        "this character",
        "chosen opposing damaged Villain character with 3 {S} or less",
        "another chosen Seven Dwarfs or Knight character of yours at a location",
        "up to 3 other chosen characters",
        "all of your characters",
        "all your exerted Ally characters",
        "all the cards in chosen opponent's hand",
        "each of your opponents' items",
        "each other character named Mr. Smee you have in play",
        "a character card named Fix-It Felix, Jr. from your discard",
        "a card named Pull the Lever! in your hand",
        "characters named Elsa, Te Kā, or Mr. Smee",
        "a character not named Elsa",
        "2 of your items or locations",
        "none of your characters",
        "any number of chosen opposing characters with total {S} 10 or less",
        "up to 2 chosen characters with cost 2 or less each",
        "a character, item, or location card with cost 6 or less",
        "an item card or a Hero character card",
        "this character and another chosen character",
        "chosen character with Bodyguard or item",
        "a non-character card of their choice",
        "a non-Villain character",
        "an Amber or Steel character",
        "chosen exerted or damaged character",
        "characters with Rush or Evasive",
        "chosen character with 2 or more damage",
        "a character with 2 or more cards under them",
        "an action card that isn't a song card from your discard",
        "a character who was challenged this turn",
        "each character that quested this turn",
        "a character that entered play this turn",
        "the next Puppy character you play this turn",
        "the first item you play each turn",
        "each character you removed damage from this way",
        "each opposing character banished in a challenge this turn",
        "cards that were under him",
        "Knights",
        "chosen Villain of yours",
        "the top 3 cards of each player's deck",
        "a card at random from their hand",
        "an item from your hand or discard with cost 5 or less",
        "a character with more {S} than this character",
        "a song with cost equal to or less than the exerted character's cost",
        "another 2 chosen characters of yours",
        "one of those cards",
        "each of them",
        "the rest",
        "that card",
        "the challenging character",
        "the same location",
        "this or another Hero character",
        "an opponent's character with Evasive",
        "each opponent's exerted characters",
        "characters of yours that aren't Villains",
        "characters at this location",
        "each damaged character opponents have in play",
        "a character from any discard",
    ];
    check(&phrases, |c, out| {
        let phrase = noun::read_noun_phrase(c)?;
        noun::write_noun_phrase(&phrase, Case::Object, out);
        Ok(())
    });
}

#[test]
fn players_and_zones() {
    let players = [
        "you",
        "each other player",
        "chosen opponent",
        "an opponent",
        "all players",
        "another chosen player",
        "their player",
        "that character's player",
        "each player with more than 3 cards in their inkwell",
        "each opponent with more lore than you",
        "each opponent who doesn't",
        "each player who reveals a song card",
        "the challenging player",
    ];
    check(&players, |c, out| {
        let player = player::read_player(c)?;
        player::write_player(&player, Case::Subject, out);
        Ok(())
    });
    let zones = ["your hand", "their players' decks", "play", "inkwells", "any discard", "its player's hand"];
    check(&zones, |c, out| {
        let zone = player::read_zone(c)?;
        player::write_zone(&zone, out);
        Ok(())
    });
}

#[test]
fn trigger_heads() {
    let heads = [
        "whenever this character quests",
        "when you play this character and whenever she's challenged",
        "at the start of each opponent's turn",
        "whenever one or more of your characters sings a song",
        "whenever one of your Ally characters is banished in a challenge while here",
        "whenever this character challenges or is challenged",
        "whenever this character quests or challenges another character",
        "whenever an opponent discards 2 or more cards during their turn",
        "whenever a character with cost 3 or more enters play",
        "whenever this character is dealt damage",
        "whenever you put a card under one of your characters or locations",
        "whenever a card leaves your discard",
        "whenever an item is put into your discard from play",
        "whenever you move a Hero character here from a location",
        "whenever you remove 2 or more damage from one of your characters",
        "whenever an opponent chooses one of your characters for an action or ability",
        "the first time you play a song each turn",
        "whenever one of your characters challenges another character while this character is exerted",
        "whenever you play a second action in a turn",
        "whenever your characters challenge a location",
        "whenever you ink a card",
        "whenever one or more of your characters are banished",
        "whenever you shift a Hero character on top of this character",
        "whenever this character is readied",
        "whenever one of your characters enters play exerted",
        "whenever an opposing character with Evasive quests while at a location",
    ];
    check(&heads, |c, out| {
        let heads = event::read_trigger_heads(c)?;
        event::write_trigger_heads(&heads, out);
        Ok(())
    });
}

#[test]
fn conditions() {
    let conditions = [
        "you have a character named Elsa in play",
        "you don't have another Hero character in play",
        "an opponent has more cards in their hand than you",
        "you have fewer characters in play than each opponent",
        "chosen opponent has 10 or more lore",
        "you have less lore than an opponent",
        "this character is exerted and none of your characters challenged this turn",
        "she's at a location",
        "it is at a location",
        "it isn't a character card",
        "it's not a song card",
        "that card is an item card with cost 3 or less or named Elsa",
        "there are 3 or more cards under this character",
        "there was an exerted character here",
        "he had a card under him",
        "this character has no damage",
        "that character has 4 or more damage",
        "the chosen character has Evasive",
        "you haven't played a character this turn",
        "you didn't put any cards into your inkwell this turn",
        "a Villain character is chosen",
        "2 or more cards were put into your discard this turn",
        "one of your characters was challenged this turn",
        "no other character has quested this turn",
        "they've drawn 2 or more cards this turn",
        "you used Shift to play her",
        "it's the second song you've played this turn",
        "it's your turn",
        "you do",
        "they don't",
        "this character is being challenged",
        "challenging a damaged character",
        "that item costs 3 or less",
        "you have 3 or more cards in your hand or you have a Hero character in play",
    ];
    check(&conditions, |c, out| {
        let condition = condition::read_condition(c)?;
        condition::write_condition(&condition, out);
        Ok(())
    });
}

#[test]
fn amounts_and_keywords() {
    let values = [
        "the number of Hero characters you have in play",
        "the {S} of chosen character",
        "this character's {L}",
        "their {W}",
        "the cost of the banished item",
        "that song's cost",
        "the damage on chosen character of yours",
        "the {S} he had in play",
        "the lore lost this way",
        "the damage dealt this way",
        "the total {S} of your characters here",
    ];
    check(&values, |c, out| {
        let value = amount::read_value(c)?;
        amount::write_value(&value, out);
        Ok(())
    });
    let counted = [
        "character you have in play",
        "1 damage on them",
        "1 lore lost this way",
        "opponent who doesn't",
        "opposing player",
        "of your Hero characters",
        "card discarded this way",
        "different ink type of cards revealed this way",
    ];
    check(&counted, |c, out| {
        let each = amount::read_each(c)?;
        amount::write_each(&each, out);
        Ok(())
    });
    let keywords = [
        "Bodyguard, Support",
        "Resist +2",
        "Shift 4",
        "Universal Shift 4 {I}",
        "Temporary Red Panda Shift 2 {I}",
        "Shift: Discard 2 cards",
        "Boost 2 {I}",
        "Sing Together 8",
    ];
    check(&keywords, |c, out| {
        let line = keyword::read_keyword_line(c)?;
        keyword::write_keyword_line(&line, out);
        Ok(())
    });
}

/// What each word that points back means, in words.
fn meanings(text: &str) -> (Vec<String>, Vec<crate::bind::Why>) {
    let lexicon = lexicon();
    let mut cursor = Cursor::new(text, &lexicon);
    let read =
        crate::phrase::ability::read_ability_kind(&mut cursor, crate::phrase::ability::Setting::InPlay);
    assert!(read.is_ok() && cursor.at_end(), "{}", cursor.diagnostic().render());
    let Ok((kind, _)) = read else { return (Vec::new(), Vec::new()) };
    let mut ability = crate::tree::Ability { name: None, kind, ending: crate::tree::Ending::Stop };
    let (unbound, explained) = crate::bind::explain(&mut ability);
    (
        explained.into_iter().map(|word| format!("{} = {}", word.word, word.meaning)).collect(),
        unbound.into_iter().map(|word| word.why).collect(),
    )
}

#[test]
fn words_that_point_back() {
    let cases: [(&str, &[&str]); 16] = [
        (
            "Whenever one of your characters banishes another character in a challenge, they get +1 {L} this turn.",
            &["they = one of your characters"],
        ),
        (
            "Whenever one of your characters challenges another character, deal 1 damage to that character.",
            &["that character = another character"],
        ),
        (
            "When you play this item, exert chosen opposing Hero. They can't ready at the start of their turn.",
            &["they = chosen opposing Hero", "they = the player of chosen opposing Hero"],
        ),
        ("Whenever this character quests, he gets +1 {S} this turn.", &["he = this card"]),
        (
            "When you play this item, return a Hero character card from your discard to your hand. If that character is named Elsa, you may play her for free.",
            &[
                "that character = a Hero character card from your discard",
                "she = a Hero character card from your discard",
            ],
        ),
        (
            "Whenever you play a character with Boost, you may put the top card of your deck facedown under them.",
            &["they = a character with Boost"],
        ),
        (
            "Whenever this character sings a song, reveal the top card of your deck. If it's a song card, put it into your hand.",
            &["it = the top card of your deck", "it = the top card of your deck"],
        ),
        ("While this character is at a location, it gets +7 {S}.", &["it = this card"]),
        ("While there's a card under this character, it gains Resist +7.", &["it = this card"]),
        (
            "When you play this character, each opponent chooses one of their characters and deals 9 damage to them.",
            &["they = each opponent", "they = one of their characters"],
        ),
        (
            "When you play this character, return chosen character to their player's hand, then that player draws a card.",
            &["they = chosen character", "that player = the player of chosen character"],
        ),
        (
            "Your characters that have a card under them gain Ward.",
            &["they = your characters that have a card under them"],
        ),
        (
            "Whenever a character quests while here, you may banish this location to give them Evasive this turn.",
            &["they = a character"],
        ),
        (
            "{E}, Banish one of your items — Draw cards equal to the banished item's cost.",
            &["the banished item = one of your items"],
        ),
        (
            "Whenever this character is challenged, the challenging character gets -1 {S} this turn.",
            &["the challenging character = the challenger"],
        ),
        (
            "During each opponent's turn, whenever they draw a card, gain 1 lore.",
            &["they = the player whose turn it is"],
        ),
    ];
    for (text, expected) in cases {
        let (found, unbound) = meanings(text);
        assert_eq!(found, expected, "{text}");
        assert!(unbound.is_empty(), "{text}");
    }
}

#[test]
fn words_that_point_nowhere_or_at_two_things() {
    use crate::bind::Why;
    let cases = [
        ("At the start of your turn, ready those characters.", Why::NothingFits),
        ("At the start of your turn, banish them.", Why::NothingFits),
        (
            "Whenever one of your characters challenges another character, they get +1 {S} this turn.",
            Why::TwoFit,
        ),
        (
            "When you play this character, move 1 damage from chosen character to chosen opposing character. Ready that character.",
            Why::TwoFit,
        ),
    ];
    for (text, why) in cases {
        assert_eq!(meanings(text).1, [why], "{text}");
    }
}

/// Any words in any order: no panic, and in time.
#[test]
fn nonsense_is_refused_quietly() {
    const WORDS: &str = "this chosen a an each all your their one of other another the top next that those up to \
        2 3 or more less and , . — : ; \" character characters card cards item location song opponent player \
        with cost {S} {W} {L} {I} {E} {IW} named Elsa Hero Villain in play hand deck discard from under at here \
        you have has is are was were 's 're 've ' who that isn't banished challenged this turn way while if \
        unless whenever when plays play quests challenges damage lore equal to number any no none exerted \
        damaged opposing Evasive Shift Resist +2 -1 not non-character non-Hero cannot can't they them it he her \
        é 𝕏 ( ) { } 99999999999999 •";
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let lexicon = lexicon();
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..1_500 {
        let mut text = String::new();
        for _ in 0..40 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let word = words[usize::try_from(state % 1_000_003).unwrap_or(0) % words.len()];
            if !text.is_empty() && !state.is_multiple_of(11) {
                text.push(' ');
            }
            text.push_str(word);
        }
        let _ = noun::read_noun_phrase(&mut Cursor::new(&text, &lexicon));
        let _ = condition::read_condition(&mut Cursor::new(&text, &lexicon));
        let _ = event::read_trigger_heads(&mut Cursor::new(&text, &lexicon));
        let _ = amount::read_value(&mut Cursor::new(&text, &lexicon));
        let _ = player::read_player(&mut Cursor::new(&text, &lexicon));
        let mut cursor = Cursor::new(&text, &lexicon);
        let _ =
            crate::phrase::ability::read_ability_kind(&mut cursor, crate::phrase::ability::Setting::InPlay);
        let _ = cursor.diagnostic().render();
    }
}

/// Long phrases nested in themselves are read in time that grows with their length, not faster.
#[test]
fn nested_phrases_end() {
    let lexicon = lexicon();
    let nests = [
        "a card under ",
        "a character with more {S} than ",
        "a card from under ",
        "a character with the same name as ",
        "each player with more than 3 cards under ",
        "this character and ",
        "if you have ",
        "a character that isn't ",
        "a character at ",
        "you have a character or ",
    ];
    for nest in nests {
        let text = nest.repeat(200) + "this character";
        let _ = noun::read_noun_phrase(&mut Cursor::new(&text, &lexicon));
        let _ = condition::read_condition(&mut Cursor::new(&text, &lexicon));
        let _ = event::read_event(&mut Cursor::new(&text, &lexicon));
        let mut cursor = Cursor::new(&text, &lexicon);
        let _ =
            crate::phrase::ability::read_ability_kind(&mut cursor, crate::phrase::ability::Setting::InPlay);
    }
}
