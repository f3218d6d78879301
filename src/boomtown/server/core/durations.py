"""Lengths of time, in seconds."""

HOUR = 3_600
DAY = 24 * HOUR
