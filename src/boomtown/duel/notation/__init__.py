"""What notation has to know of The Duel."""
