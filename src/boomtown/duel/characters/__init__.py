"""Abilities of the characters, registered under their numbers."""
