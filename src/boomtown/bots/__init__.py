"""Bots. `make_bot(name, seed).choose(game, seat)` answers the pending question of that seat.

Each bot sees the game through `boomtown.bots.observation.Sight` alone: the open cards of the table and its own hand.
`belief` gives the probabilities of the hidden roles, `Sight.redeal` with `likelihood` the games that are possible.
"""

from boomtown.bots.belief import belief, likelihood
from boomtown.bots.bot import NAMES, Bot, brain_of, make_bot
from boomtown.bots.history import Memory
from boomtown.bots.observation import Sight
from boomtown.bots.policy import Brain

__all__ = ["NAMES", "Bot", "Brain", "Memory", "Sight", "belief", "brain_of", "likelihood", "make_bot"]
