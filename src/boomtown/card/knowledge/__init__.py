"""Knowledge of seats about hidden cards and roles, and redeals that respect it."""
