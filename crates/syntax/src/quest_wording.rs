//! Cards of the cooperative quests call the sides by name: whoever all play against ("Jafar gains 2 lore"), and the Illumineers, who
//! play together. Such a card is its leader's, so that the name says "you" and each Illumineer is an opponent.
//!
//! Asked only of a text that cannot be read as it stands. No leader is known: a name is one where it does what only players do.

use std::ops::Range;

use crate::cursor::is_common;
use crate::lex::{Token, lex};
use crate::lexicon::{Lexicon, capitalised};

/// What players do: said of somebody, and said to them.
const DEEDS: &[(&str, &str)] = &[
    ("plays", "play"),
    ("draws", "draw"),
    ("discards", "discard"),
    ("reveals", "reveal"),
    ("shuffles", "shuffle"),
    ("looks", "look"),
    ("gains", "gain"),
    ("loses", "lose"),
    ("deals", "deal"),
    ("exerts", "exert"),
    ("readies", "ready"),
    ("banishes", "banish"),
    ("returns", "return"),
    ("puts", "put"),
    ("moves", "move"),
    ("removes", "remove"),
    ("chooses", "choose"),
    ("pays", "pay"),
    ("gets", "get"),
    ("has", "have"),
    ("steals", "steal"),
    ("may", "may"),
];

/// What characters never do, so that the name before it is a player's.
const PLAYERS_ONLY: [&str; 7] = ["plays", "draws", "discards", "reveals", "shuffles", "looks", "steals"];

/// What only a player does to cards, so that "she" who does it is no character.
const PLAYERS_ACT: [&str; 8] = ["plays", "draws", "discards", "reveals", "shuffles", "looks", "puts", "may"];

/// What players have, and characters do not.
const PLAYERS_HAVE: [&str; 7] = ["lore", "play", "hand", "inkwell", "here", "deck", "discard"];

/// What a player has.
const BELONGINGS: [&str; 14] = [
    "turn",
    "hand",
    "deck",
    "discard",
    "inkwell",
    "lore",
    "other",
    "character",
    "characters",
    "item",
    "items",
    "location",
    "locations",
    "opponents",
];

/// Behind these somebody is named who does it, where elsewhere nobody needs to be ("gain 2 lore").
const ASK_FOR_SUBJECT: [&str; 8] = ["when", "whenever", "if", "while", "until", "unless", "time", "and"];

/// Words of the language that open a sentence, so that a name may stand behind them.
const OPENS_SENTENCES: [&str; 20] = [
    "When",
    "Whenever",
    "While",
    "If",
    "At",
    "During",
    "Until",
    "Unless",
    "Once",
    "Then",
    "Whoever",
    "They",
    "It",
    "He",
    "She",
    "You",
    "Both",
    "Otherwise",
    "Twice",
    "As",
];

/// The text as if said to the leader; nothing where it names neither a leader nor Illumineers.
pub(crate) fn said_to_leader(text: &str, lexicon: &Lexicon) -> Option<String> {
    let tokens = lex(text);
    let quest = Quest { text, tokens: &tokens, leader: leader(text, &tokens, lexicon) };
    let changes = quest.changes();
    if changes.is_empty() {
        return None;
    }
    let mut said = text.to_owned();
    for (bytes, word) in changes.into_iter().rev() {
        said.replace_range(bytes, &word);
    }
    Some(said)
}

/// The name of a leader, where some word of the text shows that it is a player's.
fn leader<'t>(text: &'t str, tokens: &[Token<'t>], lexicon: &Lexicon) -> Option<&'t str> {
    let of_a_quest = tokens.iter().any(|token| token.text.starts_with("Illumineer"));
    (0..tokens.len()).find_map(|at| {
        let length = name_length(text, tokens, at, lexicon)?;
        let name = &text[tokens[at].start..tokens[at].start + length];
        let end = (at..tokens.len()).find(|next| tokens[*next].start >= tokens[at].start + length)?;
        // A card that speaks of Illumineers is a quest's: whoever does something there by name is its leader.
        let does = tokens.get(end).is_some_and(|token| base(token.text).is_some());
        (is_players(tokens, at, end) || of_a_quest && does).then_some(name)
    })
}

/// How long the name is that stands at a token: of a known card, or words in capitals.
fn name_length(text: &str, tokens: &[Token<'_>], at: usize, lexicon: &Lexicon) -> Option<usize> {
    let rest = &text[tokens[at].start..];
    let named = at.checked_sub(1).is_some_and(|before| tokens[before].text == "named");
    let word = tokens[at].text;
    let is_proper =
        word.starts_with(char::is_uppercase) && !is_common(word) && !OPENS_SENTENCES.contains(&word);
    if named || !is_proper {
        return None;
    }
    let known = lexicon.name_at(rest).map(|(_, length)| length);
    known.or(Some(capitalised(rest, &["of", "the"]))).filter(|length| *length > 0)
}

/// Whether the name between two tokens does or has what only players do and have.
fn is_players(tokens: &[Token<'_>], at: usize, end: usize) -> bool {
    let word = |number: usize| tokens.get(number).map_or("", |token| token.text);
    let before = at.checked_sub(1).map_or("", word);
    let opens = matches!(before, "" | "." | "," | "\n");
    match word(end) {
        // "Jafar's turn", "Jafar's Illusion characters", "a character of Jafar's".
        "'s" => before == "of" || (end + 1..end + 4).any(|next| BELONGINGS.contains(&word(next))),
        // Characters gain keywords and have damage; lore is gained and had by players (1.11.1).
        "gains" | "loses" => tokens[end..].iter().take(6).any(|token| token.text == "lore"),
        "has" => tokens[end..].iter().take(9).any(|token| PLAYERS_HAVE.contains(&token.text)),
        deed if PLAYERS_ONLY.contains(&deed) => true,
        deed => matches!(before, "except" | "than") || (opens && deed != "gets" && base(deed).is_some()),
    }
}

fn base(deed: &str) -> Option<&'static str> {
    DEEDS.iter().find(|(said_of, _)| *said_of == deed).map(|(_, said_to)| *said_to)
}

struct Quest<'t> {
    text: &'t str,
    tokens: &'t [Token<'t>],
    leader: Option<&'t str>,
}

/// A change of the text: the bytes, and what stands there instead.
type Change = (Range<usize>, String);

impl Quest<'_> {
    fn changes(&self) -> Vec<Change> {
        let mut changes = Vec::new();
        // Whether the sentence so far speaks of the leader, and whether its last subject is the leader.
        let (mut told, mut acting) = (false, false);
        // Whether nobody but the leader was spoken of so far, so that "she" in a later sentence is the leader.
        let mut alone = false;
        let mut at = 0;
        while at < self.tokens.len() {
            if matches!(self.word(at), "." | "\n") {
                alone |= told;
                (told, acting) = (false, false);
            }
            alone &= !matches!(self.word(at), "Illumineer" | "Illumineers" | "chosen");
            if let Some((next, change)) = self.illumineers(at) {
                acting = false;
                changes.push(change);
                at = next;
            } else if let Some(end) = self.leader_at(at) {
                told = true;
                let (next, acts) = self.leader_named(at, end, &mut changes);
                acting = acts;
                at = next;
            } else if told
                && self.word(at) == "of"
                && matches!(self.word(at + 1), "his" | "hers")
                && !self.of_leader(at + 1)
            {
                changes.push((self.bytes(at, at + 2), "you have in play".to_owned()));
                at += 2;
            } else if told && self.of_leader(at) {
                changes.push((self.bytes(at, at + 1), self.cased(at, "your")));
                at += 1;
            } else if (told || alone && PLAYERS_ACT.contains(&self.word(at + 1)))
                && matches!(self.word(at), "he" | "she")
                && base(self.word(at + 1)).is_some()
            {
                told = true;
                acting = true;
                changes.push(self.acts(at, at + 1));
                at += 2;
            } else if acting && let Some(base) = base(self.word(at)).filter(|_| self.goes_on(at)) {
                changes.push((self.bytes(at, at + 1), base.to_owned()));
                at += 1;
            } else {
                acting &= !matches!(self.word(at), "each" | "they" | "that" | "this" | "who");
                at += 1;
            }
        }
        changes
    }

    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.text)
    }

    fn bytes(&self, from: usize, to: usize) -> Range<usize> {
        self.tokens[from].start..self.tokens[to - 1].end
    }

    /// Where the leader's name ends that begins at a token; the name of a card is none ("a character named Jafar").
    fn leader_at(&self, at: usize) -> Option<usize> {
        let name = self.leader?;
        let start = self.tokens[at].start;
        let named = at.checked_sub(1).is_some_and(|before| self.word(before) == "named");
        let end = self.tokens[at..].iter().position(|token| token.start >= start + name.len());
        let end = end.map_or(self.tokens.len(), |length| at + length);
        (self.text[start..].starts_with(name) && !named && self.tokens[end - 1].end == start + name.len())
            .then_some(end)
    }

    /// The leader, by what stands around the name: where to go on, and whether the leader does something there.
    fn leader_named(&self, at: usize, end: usize, changes: &mut Vec<Change>) -> (usize, bool) {
        let before = |back: usize| at.checked_sub(back).map_or("", |at| self.word(at));
        if self.word(end) == "'s" {
            // "A character of Jafar's".
            if before(1) == "of" && matches!(before(3), "a" | "an" | "A" | "An") {
                let kind = format!("{} {}s", self.cased(at - 3, "one of your"), before(2));
                changes.push((self.bytes(at - 3, end + 1), kind));
            } else {
                changes.push((self.bytes(at, end + 1), self.cased(at, "your")));
            }
            return (end + 1, false);
        }
        if before(1) == "except" && before(2) == "player" {
            changes.push((self.bytes(at - 3, end), self.cased(at - 3, "each opponent")));
            return (end, false);
        }
        // "With fewer cards than Jafar loses 1 lore": it is not Jafar who loses.
        if base(self.word(end)).is_some() && before(1) != "than" {
            changes.push(self.acts(at, end));
            return (end + 1, true);
        }
        changes.push((self.bytes(at, end), self.cased(at, "you")));
        (end, false)
    }

    /// "Jafar gains", "he gains": "you gain" where somebody must be named, else "gain".
    fn acts(&self, at: usize, verb: usize) -> Change {
        let deed = base(self.word(verb)).unwrap_or_default();
        let asked =
            (0..at).rev().map(|back| self.word(back)).find(|word| !matches!(*word, "the" | "next" | "first"));
        // "Each Illumineer puts a card … Ursula plays it": said of somebody else before.
        let others = self.tokens[..at].iter().any(|token| token.text.starts_with("Illumineer"));
        let named = deed == "may"
            || deed == "have"
            || others
            || asked
                .is_some_and(|word| ASK_FOR_SUBJECT.contains(&word.to_lowercase().as_str()) && word != "and");
        let said = if named { format!("you {deed}") } else { deed.to_owned() };
        (self.bytes(at, verb + 1), self.cased(at, &said))
    }

    /// "His deck", "her characters", of the leader.
    fn of_leader(&self, at: usize) -> bool {
        matches!(self.word(at), "his" | "her")
            && (at + 1..at + 4)
                .map(|next| self.word(next))
                .take_while(|word| !matches!(*word, "." | ","))
                .any(|word| BELONGINGS.contains(&word))
    }

    /// Whether a verb goes on with what the leader does: "… and gains 1 lore".
    fn goes_on(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| matches!(self.word(before), "and" | "then" | "," | "or"))
    }

    /// Illumineers are opponents; those whose card it is are its players.
    fn illumineers(&self, at: usize) -> Option<(usize, Change)> {
        let theirs = self.word(at) == "their";
        let the = self.word(at).eq_ignore_ascii_case("the");
        let noun = if theirs || the { at + 1 } else { at };
        let many = match self.word(noun) {
            "Illumineer" => false,
            "Illumineers" => true,
            _ => return None,
        };
        // "The Illumineers each lose 1 lore".
        let each = many && !theirs && self.word(noun + 1) == "each";
        if each && let Some((loses, _)) = DEEDS.iter().find(|(_, lose)| *lose == self.word(noun + 2)) {
            let said = self.cased(at, &format!("each opponent {loses}"));
            return Some((noun + 3, (self.bytes(at, noun + 3), said)));
        }
        let said = match (theirs, many) {
            (true, true) => "their players",
            (true, false) => "their player",
            (false, true) if self.word(noun + 2).starts_with("turn") => {
                let said = self.cased(at, "each opponent's turn");
                return Some((noun + 3, (self.bytes(at, noun + 3), said)));
            }
            (false, true) => "opponents",
            // "The Illumineer with the most lore".
            (false, false) if the => "the opponent",
            (false, false) => "opponent",
        };
        Some((noun + 1, (self.bytes(at, noun + 1), self.cased(at, said))))
    }

    /// With a capital where a sentence opens.
    fn cased(&self, at: usize, said: &str) -> String {
        let opens =
            at.checked_sub(1).is_none_or(|before| matches!(self.word(before), "." | "—" | "•" | "\"" | "\n"));
        if opens { crate::wording::capitalised(said) } else { said.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        let mut lexicon = Lexicon::default();
        lexicon.add_name("Maleficent");
        said_to_leader(text, &lexicon).unwrap_or_else(|| "as it stands".to_owned())
    }

    #[test]
    fn what_is_said_of_a_leader_is_said_to_the_leader() {
        for (of, to) in [
            ("Maleficent gains 2 lore.", "Gain 2 lore."),
            (
                "When Maleficent plays this character, she draws a card and gains 1 lore.",
                "When you play this character, draw a card and gain 1 lore.",
            ),
            (
                "Maleficent puts the top card of her deck into her inkwell.",
                "Put the top card of your deck into your inkwell.",
            ),
            (
                "Whenever a character of Maleficent's is banished, she may draw a card.",
                "Whenever one of your characters is banished, you may draw a card.",
            ),
            (
                "While Maleficent has 10 or more lore, her Dragon characters get +1 {S}.",
                "While you have 10 or more lore, your Dragon characters get +1 {S}.",
            ),
            (
                "At the start of Maleficent's turn, each player except Maleficent loses 1 lore.",
                "At the start of your turn, each opponent loses 1 lore.",
            ),
        ] {
            assert_eq!(said(of), to);
        }
    }

    #[test]
    fn illumineers_are_opponents() {
        for (of, to) in [
            ("Each Illumineer discards a card.", "Each opponent discards a card."),
            ("During the Illumineers' turn, draw a card.", "During each opponent's turn, draw a card."),
            ("The Illumineers each lose 1 lore.", "Each opponent loses 1 lore."),
            ("Return all items to their Illumineers' hands.", "Return all items to their players' hands."),
        ] {
            assert_eq!(said(of), to);
        }
    }

    #[test]
    fn a_name_that_may_be_a_characters_stays() {
        for text in [
            "Your characters named Maleficent get +1 {S}.",
            "Maleficent gets +1 {S}.",
            "Whenever Maleficent quests, gain 1 lore.",
            "Maleficent gains Evasive this turn.",
        ] {
            assert_eq!(said(text), "as it stands");
        }
    }
}
