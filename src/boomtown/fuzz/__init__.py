"""Random games with every invariant checked. A fault is shrunk to the shortest game found that still shows it."""
