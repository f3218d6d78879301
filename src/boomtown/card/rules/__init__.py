"""Rules of the card game: phases, shots, checks, lives, moves of cards, victory."""
