"""Helpers without knowledge of tables: errors, entropy, client addresses, names, tasks."""
