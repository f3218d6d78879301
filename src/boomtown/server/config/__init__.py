"""Settings of a server: their declaration, their sources and the types of their values."""
