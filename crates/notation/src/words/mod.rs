//! The words of the notation, a table a language.
//!
//! A language that lacks a word does not compile. `{}` is where what is spoken of goes, in order; `{0}` and `{1}` say which, where a
//! language has another order.

use vocabulary::{Keyword, Language};

use crate::diagnostics::{Hint, Problem, Severity};

/// A verb in its two forms: `A plays`, `A can play`.
#[derive(Debug, Clone, Copy)]
pub struct Verb {
    /// As somebody does it.
    pub does: &'static str,
    /// As somebody can do it.
    pub can: &'static str,
}

/// Every word that the notation writes, in one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// What a keyword is called.
    pub keyword: fn(Keyword) -> &'static str,
    /// The line in English, if it is a line of the notation in this language and not the English one itself.
    pub in_english: fn(&str) -> Option<String>,
    /// How bad a problem is.
    pub severity: fn(Severity) -> &'static str,
    /// What is wrong with a text.
    pub problem: fn(&Problem) -> String,
    /// What may help to mend it.
    pub hint: fn(&Hint) -> String,
    /// What a file must be that cannot be begun.
    pub playable: &'static str,
    /// What a file must be that takes too long.
    pub within_limits: &'static str,
    /// How a file must end.
    pub no_open_decision: &'static str,
    /// The claim of the file.
    pub title: &'static str,
    /// The rules that it shows.
    pub rules: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// A remark.
    pub note: &'static str,
    /// The seed of all shuffles.
    pub seed: &'static str,
    /// The edition of the rules.
    pub edition: &'static str,
    /// The variant that is played.
    pub variant: &'static str,
    /// Who plays together.
    pub teams: &'static str,
    /// Deck lists that a game begins with.
    pub decks: &'static str,
    /// The block of a player.
    pub player: &'static str,
    /// Whose turn it is.
    pub turn: &'static str,
    /// The turn's card was put into the inkwell.
    pub inked: &'static str,
    /// Which turn of the game it is.
    pub turn_number: &'static str,
    /// Who began.
    pub first: &'static str,
    /// A position that no game reaches.
    pub forced: &'static str,
    /// How much lore.
    pub lore: &'static str,
    /// How much ink.
    pub ink: &'static str,
    /// How much of it is ready.
    pub ink_ready: &'static str,
    /// How much of it is exerted.
    pub ink_exerted: &'static str,
    /// How many drops.
    pub ink_drops: &'static str,
    /// More cards in a deck.
    pub deck_more: &'static str,
    /// The hand.
    pub hand: &'static str,
    /// The deck.
    pub deck: &'static str,
    /// What is in play.
    pub play: &'static str,
    /// The discard pile.
    pub discard: &'static str,
    /// The inkwell.
    pub inkwell: &'static str,
    /// Damage on a card.
    pub damage_on: &'static str,
    /// The location of a card.
    pub at: &'static str,
    /// Another card on which an effect of this one runs.
    pub on: &'static str,
    /// Cards under a card.
    pub under_it: &'static str,
    /// A card that lies face down.
    pub facedown: &'static str,
    /// What was done with a card this turn.
    pub was_played: &'static str,
    /// What was done with a card this turn.
    pub was_inked: &'static str,
    /// What was done with a card this turn.
    pub was_discarded: &'static str,
    /// What was done with a card this turn.
    pub was_banished: &'static str,
    /// What a card did this turn.
    pub has_quested: &'static str,
    /// An ability that was used this turn.
    pub was_used: &'static str,
    /// Puts a card into the inkwell.
    pub inks: Verb,
    /// Plays a card.
    pub plays: Verb,
    /// Quests.
    pub quests: Verb,
    /// The challenged card, then the challenger.
    pub challenges: Verb,
    /// A character, then a location.
    pub moves: Verb,
    /// Uses an ability.
    pub uses: Verb,
    /// Ends the turn.
    pub ends_turn: Verb,
    /// Concedes the game.
    pub concedes: Verb,
    /// How a card is played.
    pub shifting_onto: &'static str,
    /// How a card is played.
    pub sung_by: &'static str,
    /// Without a cost.
    pub for_free: &'static str,
    /// Yes.
    pub accepts: &'static str,
    /// No.
    pub declines: &'static str,
    /// A choice of cards.
    pub chooses: &'static str,
    /// No card.
    pub nothing: &'static str,
    /// Players, as a choice.
    pub player_chosen: &'static str,
    /// An option, as a choice.
    pub option: &'static str,
    /// A number, as a choice.
    pub number: &'static str,
    /// The choice between yes and no.
    pub yes_or_no: &'static str,
    /// Names a card.
    pub names: &'static str,
    /// Puts cards in order.
    pub orders: &'static str,
    /// Resolves an ability.
    pub resolves: &'static str,
    /// Applies a replacement effect.
    pub applies: &'static str,
    /// Keeps the opening hand.
    pub keeps: &'static str,
    /// Alters the opening hand.
    pub alters: &'static str,
    /// What must be so.
    pub expect: &'static str,
    /// What can be chosen.
    pub choices: &'static str,
    /// How many abilities wait.
    pub bag: &'static str,
    /// Nobody has won.
    pub no_winner: &'static str,
    /// Nobody is asked.
    pub no_decision: &'static str,
    /// One of several.
    pub either: &'static str,
    /// Between several.
    pub or: &'static str,
    /// A characteristic.
    pub damage: &'static str,
    /// A characteristic.
    pub strength: &'static str,
    /// A characteristic.
    pub willpower: &'static str,
    /// A characteristic.
    pub lore_value: &'static str,
    /// A characteristic.
    pub cost: &'static str,
    /// A characteristic.
    pub shift_cost: &'static str,
    /// A characteristic.
    pub singing_value: &'static str,
    /// A state.
    pub ready: &'static str,
    /// A state.
    pub exerted: &'static str,
    /// A state.
    pub drying: &'static str,
    /// A state.
    pub dry: &'static str,
    /// A state.
    pub undamaged: &'static str,
    /// Has a keyword.
    pub has: &'static str,
    /// Has no such keyword.
    pub lacks: &'static str,
    /// Where a card is: the zone.
    pub in_zone: &'static str,
    /// Where a card is: the zone, then whose.
    pub in_zone_of: &'static str,
    /// Of a deck.
    pub top: &'static str,
    /// Of a deck.
    pub bottom: &'static str,
    /// Under another card.
    pub under: &'static str,
    /// How many cards lie under it.
    pub covers: &'static str,
    /// At no location.
    pub at_none: &'static str,
    /// What a card is called.
    pub named: &'static str,
    /// What a card is.
    pub classified: &'static str,
    /// The contrary.
    pub not: &'static str,
    /// What somebody can do.
    pub can: &'static str,
    /// What nobody lets them do.
    pub cannot: &'static str,
    /// Is asked now.
    pub decides: &'static str,
    /// May see a card.
    pub sees: &'static str,
    /// May not see a card.
    pub does_not_see: &'static str,
    /// Has won.
    pub wins: &'static str,
    /// Has lost.
    pub lost: &'static str,
}

impl Words {
    /// The words with which a move or an answer begins, as somebody makes it: `plays`, `ends turn`.
    pub fn verbs(&self) -> Vec<&'static str> {
        self.verbs_of_moves().into_iter().chain(self.verbs_of_answers()).collect()
    }

    /// The words with which a move begins.
    pub fn verbs_of_moves(&self) -> [&'static str; 8] {
        let moves = [
            self.inks,
            self.plays,
            self.quests,
            self.challenges,
            self.moves,
            self.uses,
            self.ends_turn,
            self.concedes,
        ];
        moves.map(|verb| before_gap(verb.does))
    }

    /// The words with which an answer begins.
    pub fn verbs_of_answers(&self) -> [&'static str; 9] {
        let answers = [
            self.accepts,
            self.declines,
            self.chooses,
            self.names,
            self.orders,
            self.resolves,
            self.applies,
            self.keeps,
            self.alters,
        ];
        answers.map(before_gap)
    }

    /// The words of a language.
    pub fn of(language: Language) -> &'static Words {
        words(language)
    }
}

vocabulary::tables! {
    /// The table of a language.
    fn words -> &'static Words = &WORDS;
}

/// The words of a form up to the first of its places.
fn before_gap(form: &'static str) -> &'static str {
    form.split('{').next().unwrap_or(form).trim_end()
}

/// The form with what is spoken of in its places.
pub(crate) fn fill(form: &str, parts: &[&str]) -> String {
    let mut text = String::with_capacity(form.len() + 16);
    let (mut rest, mut next) = (form, 0);
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let Some((place, behind)) = after.split_once('}') else { break };
        let at = place.parse().unwrap_or(next);
        next += 1;
        text.push_str(parts.get(at).copied().unwrap_or_default());
        rest = behind;
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn parts_go_where_the_form_wants_them() {
        assert_eq!(fill("challenges {} with {}", &["a", "b"]), "challenges a with b");
        assert_eq!(fill("in {1} {0}", &["play", "A"]), "in A play");
        assert_eq!(fill("keeps", &[]), "keeps");
        // A name may hold anything.
        assert_eq!(fill("names {}", &["{0}"]), "names {0}");
    }
}
