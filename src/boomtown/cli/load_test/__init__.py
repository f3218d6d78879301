"""Scripted people at many tables, and the server they play on: what `boomtown load` measures with."""
