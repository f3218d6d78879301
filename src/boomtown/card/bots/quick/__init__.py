"""The bot `quick`: a fast policy for simulations."""
