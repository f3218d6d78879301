"""The Duel in scenarios."""
