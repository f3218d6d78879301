"""Settings of a server: their declaration, their sources and the values they take."""
