"""Scripted players at many tables, and the server they play on: the parts of `boomtown load`."""
