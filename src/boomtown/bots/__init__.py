"""Bots. `make_bot(name, seed).choose(game, seat)` answers the pending question of that seat.

A bot sees the game only through an `Observation`: the open cards of the table and its own hand. `belief` returns the
probabilities of the hidden roles. `Observation.redeal` with `likelihood` draws games that are possible for the seat.
"""

from boomtown.bots.belief import belief, likelihood
from boomtown.bots.bot import NAMES, Bot, find_policy, make_bot
from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.policy import Policy

__all__ = ["NAMES", "Bot", "History", "Observation", "Policy", "belief", "find_policy", "likelihood", "make_bot"]
