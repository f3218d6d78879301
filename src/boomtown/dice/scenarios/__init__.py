"""Scenarios of the Dice Game, for `check`."""
