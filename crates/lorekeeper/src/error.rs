//! Why something could not be done, in one sentence with its place.

use notation::Diagnostic;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The cards cannot be loaded.
    #[error(transparent)]
    Library(#[from] library::LibraryError),
    /// A text cannot be read; every problem with its line and column.
    #[error("{0}")]
    Unread(String),
    /// A deck is not legal (1.10.1.1).
    #[error("the deck is not legal: {0}")]
    Deck(String),
    /// A card cannot be played with.
    #[error("{0}: {1}")]
    Card(String, String),
    /// A game cannot begin.
    #[error("the game cannot begin: {0}")]
    Game(String),
}

impl Error {
    pub(crate) fn unread(found: &[Diagnostic], text: &str) -> Error {
        let problems = found.iter().filter(|problem| problem.is_error());
        let shown: Vec<String> = problems.map(|problem| notation::render(problem, "text", text)).collect();
        Error::Unread(shown.join("\n"))
    }
}
