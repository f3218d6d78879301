"""Declarations of sets: memory of sources, counters, names of checks."""
