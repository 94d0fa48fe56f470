//! Pictures: SVG to PNG, with a font that is part of the program.

use anyhow::{Context, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::sync::Arc;

/// The family of the font that pictures are written with.
pub(crate) const FAMILY: &str = "Ubuntu";

/// The picture as a PNG file.
pub(crate) fn png(svg: &str) -> Result<Vec<u8>> {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(epaint_default_fonts::UBUNTU_LIGHT.to_vec());
    let options = Options { font_family: FAMILY.to_owned(), fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(svg, &options).context("the picture cannot be drawn")?;
    let size = tree.size().to_int_size();
    let mut sheet = Pixmap::new(size.width(), size.height()).context("the picture is too large")?;
    resvg::render(&tree, Transform::identity(), &mut sheet.as_mut());
    sheet.encode_png().context("the picture cannot be written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_drawn() {
        let text = |letters: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"60\" font-family=\"{FAMILY}\">\
                 <text x=\"10\" y=\"40\" font-size=\"32\">{letters}</text></svg>"
            )
        };
        let drawn = png(&text("ñandú")).expect("drawn");
        assert!(drawn.starts_with(&[0x89, b'P', b'N', b'G']));
        assert_ne!(drawn, png(&text("")).expect("drawn"), "the letters are there");
    }
}
