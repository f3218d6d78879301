"""Finished games as files and replays, and long jobs in another process."""
