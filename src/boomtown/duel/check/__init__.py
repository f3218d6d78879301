"""What `check` has to know of The Duel."""
