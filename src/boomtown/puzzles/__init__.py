"""Puzzles with a proof: win this turn, survive until the next one, and probabilities of the roles (docs/puzzles.md)."""
