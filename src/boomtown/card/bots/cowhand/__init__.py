"""The bot `cowhand`: a fast policy with weights tuned for each role."""
