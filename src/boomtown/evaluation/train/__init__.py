"""Training of the evaluation from a plan file: `python -m boomtown.evaluation.train PLAN`. It needs NumPy."""
