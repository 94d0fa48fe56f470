//! Players that see only their own view: random, greedy, search.
