"""Speed, measured: this engine against others (run.py), and against itself before a change (engine.py)."""
