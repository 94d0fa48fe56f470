use cards::tree::*;

use crate::cursor::{Cursor, Read};

/// A keyword with its parameter: "Resist +2", "Puppy Shift 3", "Evasive".
pub fn read_keyword(c: &mut Cursor<'_>) -> Read<Keyword> {
    c.fail("a keyword")
}

/// A keyword spoken of: "Evasive".
pub fn read_keyword_name(c: &mut Cursor<'_>) -> Read<KeywordName> {
    c.fail("a keyword")
}

/// Keywords separated by commas, up to the end of the text.
pub fn read_keyword_line(c: &mut Cursor<'_>) -> Read<Vec<Keyword>> {
    c.fail("a keyword")
}
