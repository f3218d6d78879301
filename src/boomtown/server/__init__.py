"""The table server: rooms, seats and connections around the public face of the games."""
