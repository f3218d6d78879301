"""Random games with every invariant on; on a fault, the shortest game found that still shows it."""
