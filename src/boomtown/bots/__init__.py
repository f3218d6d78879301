"""Players made of code. `make_bot(name, seed).choose(game, seat)` answers the pending question of that seat.

Every bot looks at the game through `boomtown.bots.sight.Sight` alone: what stands open on the table, and its own cards.
"""

from boomtown.bots.bot import NAMES, Bot, make_bot

__all__ = ["NAMES", "Bot", "make_bot"]
