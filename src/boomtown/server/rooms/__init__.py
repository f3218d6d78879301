"""Live tables, their registry and matchmaking."""
