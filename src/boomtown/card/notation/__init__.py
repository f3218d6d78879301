"""Notation of the card game."""
