"""Tournaments: rounds of games between the players of a link, with points for each win."""
