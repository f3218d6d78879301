"""Notation of the Dice Game."""
