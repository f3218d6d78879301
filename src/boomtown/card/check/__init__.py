"""What `check` has to know of the card game."""
