//! Results written down: a table for the terminal, CSV for programs, one page for people.

mod csv;
mod html;
mod svg;
mod table;

pub use csv::csv;
pub use html::{html, html_in, page_head};
pub use table::{table, table_in};
