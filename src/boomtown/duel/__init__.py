"""BANG! The Duel."""
