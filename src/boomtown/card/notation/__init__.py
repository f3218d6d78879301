"""What notation has to know of the card game."""
