//! What a card is: its facts, the ability tree, deck lists and formats.
