"""Tools for studying the games: simulation and measurements."""
