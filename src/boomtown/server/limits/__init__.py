"""Rate limits and connection limits per client address."""
