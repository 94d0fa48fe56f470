//! The narrator in the third language: what English says, each word turned around.

use narrate::start::Obstacle;
use narrate::{
    Asked, Found, Language, Message, Question, Reason, ToldExpectation, Tongue, Where, Why, tongue,
};
use script::Player;

/// The third language. One method less, and it does not compile.
pub(crate) struct Backwards;

/// A sentence with every word turned around; names of cards stay marked, and what is no letter stays where it is.
pub(crate) fn turned(text: &str) -> String {
    let mut out = String::new();
    let mut word: Vec<char> = Vec::new();
    for letter in text.chars().chain([' ']) {
        match letter.is_alphabetic() {
            true => word.push(letter),
            false => {
                out.extend(word.drain(..).rev());
                out.push(letter);
            }
        }
    }
    out.pop();
    out
}

fn english() -> &'static dyn Tongue {
    tongue(Language::English)
}

impl Tongue for Backwards {
    fn filler(&self) -> &'static str {
        "a rellif drac"
    }

    fn message(&self, message: &Message, you: Option<Player>) -> String {
        turned(&english().message(message, you))
    }

    fn fact(&self, told: &ToldExpectation) -> String {
        turned(&english().fact(told))
    }

    fn why(&self, why: &Why) -> String {
        turned(&english().why(why))
    }

    fn reason(&self, reason: &Reason) -> String {
        turned(&english().reason(reason))
    }

    fn asked(&self, _: Asked) -> &'static str {
        "a noisiced"
    }

    fn question(&self, asked: Asked, about: &Question) -> String {
        turned(&english().question(asked, about))
    }

    fn found(&self, found: &Found) -> String {
        turned(&english().found(found))
    }

    fn place(&self, place: &Where) -> String {
        turned(&english().place(place))
    }

    fn obstacle(&self, obstacle: &Obstacle<'_>) -> String {
        turned(&english().obstacle(obstacle))
    }
}
