"""Notices of a turn to absent players: web push and mail."""
