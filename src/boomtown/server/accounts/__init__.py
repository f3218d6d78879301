"""Guests and accounts, and their game history, over all tables of an installation."""
