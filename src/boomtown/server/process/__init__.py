"""Server processes: supervisor, graceful shutdown, garbage collection."""
