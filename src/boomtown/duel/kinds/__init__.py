"""What each kind of card does, under its number."""
