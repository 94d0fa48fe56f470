//! Reminder text of keywords.
