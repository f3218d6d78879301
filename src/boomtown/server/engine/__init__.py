"""The rules as the server uses them: games by name, a running match, bots by name, the rules version."""
