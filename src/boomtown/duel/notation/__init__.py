"""Notation of The Duel."""
