//! Colours: those of the inks, or none.

use engine::program::Inks;
use ratatui::style::{Color, Modifier, Style};

/// How the table looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Colours are wanted (not with NO_COLOR).
    pub colours: bool,
}

impl Look {
    /// The colour of a card's first ink (5.2.5).
    pub(super) fn ink(self, inks: Inks) -> Style {
        let colours = [
            (Inks::AMBER, Color::Yellow),
            (Inks::AMETHYST, Color::Magenta),
            (Inks::EMERALD, Color::Green),
            (Inks::RUBY, Color::Red),
            (Inks::SAPPHIRE, Color::Blue),
            (Inks::STEEL, Color::Gray),
        ];
        let found = colours.into_iter().find(|(ink, _)| inks.contains(*ink));
        match found {
            Some((_, colour)) if self.colours => Style::new().fg(colour),
            _ => Style::new(),
        }
    }

    pub(super) fn title(self) -> Style {
        self.coloured(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    pub(super) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub(super) fn question(self) -> Style {
        self.coloured(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    pub(super) fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }
}
