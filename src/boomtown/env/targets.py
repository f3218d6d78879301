"""True roles as targets of a belief, for training alone: no seat may see them while it plays.

targets = RoleTargets(encoder({"players": 5}))
roles, hidden = targets.roles(game, seat), targets.hidden(game, seat)
"""

from __future__ import annotations

from array import array

from boomtown.encode import Encoder
from boomtown.games import Game


class RoleTargets:
    """Roles by seat as an observation has them, but all of them.

    `shape`: (players, count of roles), seats clockwise from the observer; `labels`: the roles. The field `role` of the
    observation has the same shape. It holds the roles that the seat knows, and zeros for the others.
    """

    def __init__(self, numbers: Encoder) -> None:
        found = [field for field in numbers.fields if field.name == "role"]
        if not found:
            raise ValueError(f"expected a game with roles, got {numbers.setup['game']!r}, which has none")
        self.encoder, self.field = numbers, found[0]
        self.labels = self.field.labels
        self.shape = numbers.players, len(self.labels)

    def roles(self, game: Game, seat: int) -> array[float]:
        """Return 1 for the true role of each seat, else 0; `shape` numbers of 32 bits."""
        players, width = self.shape
        around = getattr(game.state, "seating", range(players))  # an event of the card game may move players
        first = around.index(seat)
        found = array("f", bytes(4 * players * width))
        for place, owner in enumerate((*around[first:], *around[:first])):
            found[place * width + self.labels.index(game.state.roles[owner])] = 1.0
        return found

    def hidden(self, game: Game, seat: int) -> bytearray:
        """Return 1 for each seat whose role the observer does not know, clockwise: a loss counts these alone."""
        width = len(self.labels)
        known = self.encoder.observe(game, seat)[self.field.offset : self.field.offset + self.field.size]
        return bytearray(not any(known[at : at + width]) for at in range(0, len(known), width))
