"""Message bus between server processes: in memory, PostgreSQL or Redis."""
