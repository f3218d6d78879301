"""Tables, games and accounts in SQLite or PostgreSQL."""
