//! The present forms of the verbs.

use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::out::Out;

/// "draw", "draws".
#[derive(Clone, Copy)]
pub(super) struct Present {
    pub(super) base: &'static str,
    pub(super) third: &'static str,
}

impl Present {
    const fn new(base: &'static str, third: &'static str) -> Present {
        Present { base, third }
    }

    fn form(self, agreement: Agreement) -> &'static str {
        agreement.pick(self.third, self.base)
    }

    pub(super) fn is_at(self, c: &Cursor<'_>, agreement: Agreement) -> bool {
        c.looking_at(self.form(agreement))
    }

    pub(super) fn eat(self, c: &mut Cursor<'_>, agreement: Agreement) -> Read<()> {
        c.eat(self.form(agreement))
    }

    pub(super) fn write(self, agreement: Agreement, out: &mut Out) {
        out.word(self.form(agreement));
    }
}

macro_rules! verbs {
    ($($name:ident = $base:literal, $third:literal;)*) => {
        $(pub(super) const $name: Present = Present::new($base, $third);)*
    };
}

verbs! {
    ADD = "add", "adds";
    AFTER_THIS_TURN_TAKE = "after this turn, take", "after this turn, takes";
    BE = "are", "is";
    BANISH = "banish", "banishes";
    CHOOSE = "choose", "chooses";
    COST = "cost", "costs";
    COUNT = "count", "counts";
    DEAL = "deal", "deals";
    DISCARD = "discard", "discards";
    DIVIDE = "divide", "divides";
    DO_NOT = "don't", "doesn't";
    DOUBLE = "double", "doubles";
    DRAW = "draw", "draws";
    ENTER = "enter", "enters";
    EXCHANGE = "exchange", "exchanges";
    EXERT = "exert", "exerts";
    GAIN = "gain", "gains";
    GET = "get", "gets";
    GIVE = "give", "gives";
    HAVE = "have", "has";
    INK = "ink", "inks";
    LOOK_AT = "look at", "looks at";
    LOSE = "lose", "loses";
    MOVE = "move", "moves";
    NAME = "name", "names";
    NEED = "need", "needs";
    PAY = "pay", "pays";
    PLAY = "play", "plays";
    PLAY_OR_SHIFT = "play or shift", "plays or shifts";
    PREVENT = "prevent", "prevents";
    PUT = "put", "puts";
    READY = "ready", "readies";
    REMOVE = "remove", "removes";
    REPEAT = "repeat", "repeats";
    RETURN = "return", "returns";
    REVEAL = "reveal", "reveals";
    SEARCH = "search", "searches";
    SHIFT = "shift", "shifts";
    SHUFFLE = "shuffle", "shuffles";
    SKIP = "skip", "skips";
    SWAP = "swap", "swaps";
    TAKE = "take", "takes";
    USE = "use", "uses";
}
