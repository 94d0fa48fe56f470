use cards::tree::*;

use crate::out::Out;

/// Writes a keyword with its parameter.
pub fn write_keyword(x: &Keyword, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a keyword's name.
pub fn write_keyword_name(name: KeywordName, out: &mut Out) {
    let _ = (name, out);
}

/// Writes a line of keywords.
pub fn write_keyword_line(keywords: &[Keyword], out: &mut Out) {
    let _ = (keywords, out);
}
