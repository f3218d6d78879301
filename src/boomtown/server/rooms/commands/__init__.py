"""Commands that connected players and spectators send."""
