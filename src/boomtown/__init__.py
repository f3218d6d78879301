"""Boomtown: the BANG! card game at a table in the browser."""

__version__ = "0.1.0"
