"""Greenhorns that know more than a player may: all hands, all roles, or both. They measure what knowledge is worth.

They play in a league against the greenhorn of the same version (docs/league.md, docs/bots.md). Each passes greenhorn a
view in which hidden information of the true game is filled in, so they are no bots for a table.
"""

from __future__ import annotations

from typing import Any, ClassVar

from boomtown.bots import History, Observation
from boomtown.card.bots import Greenhorn


class Filled:
    """Observation whose view shows more. Everything else comes from the true observation."""

    def __init__(self, observation: Observation, roles: bool, hands: bool) -> None:
        self._observation, self._roles, self._hands = observation, roles, hands

    def __getattr__(self, name: str) -> Any:
        return getattr(self._observation, name)

    def view(self) -> dict[str, Any]:
        """Return the view of the seat with the roles and hands of the other seats."""
        found = self._observation.view()
        game = self._observation._game
        own = [game.view(seat) for seat in range(len(found["seats"]))]
        if self._roles:
            for seat, view in enumerate(own):
                found["seats"][seat]["role"] = view["seats"][seat]["role"]
        if self._hands:
            found["open"] = {str(seat): view["hand"] for seat, view in enumerate(own)}
        return found


class ToldRoles:
    """Greenhorn that knows the role of each seat."""

    roles: ClassVar[bool] = True
    hands: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.bot = Greenhorn(seed)

    def answer(self, observation: Observation, history: History) -> int:
        """Return greenhorn's answer to the filled view."""
        filled: Any = Filled(observation, self.roles, self.hands)
        return int(self.bot.answer(filled, history))


class ToldHands(ToldRoles):
    """Greenhorn that knows the hand of each seat."""

    roles = False
    hands = True


class ToldAll(ToldRoles):
    """Greenhorn that knows the role and the hand of each seat."""

    hands = True
