"""Players made of code. `make_bot(name, seed).choose(game, seat)` answers the pending question of that seat.

Every bot looks at the game through `boomtown.bots.sight.Sight` alone: what stands open on the table, and its own cards.
"""

from boomtown.bots.bot import NAMES, Bot, brain_of, make_bot
from boomtown.bots.brain import Brain
from boomtown.bots.memory import Memory
from boomtown.bots.sight import Sight

__all__ = ["NAMES", "Bot", "Brain", "Memory", "Sight", "brain_of", "make_bot"]
