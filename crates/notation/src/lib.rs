//! The `.lore` notation, the judge and the narrator.
