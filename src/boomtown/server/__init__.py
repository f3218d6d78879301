"""The table server: rooms, seats and connections around the public API of the games."""
