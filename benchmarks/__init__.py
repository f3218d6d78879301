"""Benchmarks: this engine against others (run.py), and before and after a change (engine.py)."""
