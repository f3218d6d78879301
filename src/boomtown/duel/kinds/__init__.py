"""Effects of the kinds of cards, registered under their numbers."""
