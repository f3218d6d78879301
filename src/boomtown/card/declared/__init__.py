"""Declarations of sets: memory of sources, counters, check of source names."""
