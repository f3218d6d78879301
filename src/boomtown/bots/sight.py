"""All that a bot gets of a game: its own view, its own question, the events everybody saw.

The game itself stays in closures, so a brain cannot reach a hidden card by accident. Hidden information may
differ in every way without the answers of this class differing; the tests swap it and look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtown.games import Game

Json = dict[str, Any]


class Sight:
    """One seat's knowledge at one question."""

    __slots__ = ("_decision", "_events", "_token", "_view", "event_count", "game", "options", "seat", "why")

    def __init__(self, game: Game, seat: int) -> None:
        ask = game.ask
        assert ask is not None and ask.who == seat, f"seat {seat} is not asked"
        self.game = game.name
        self.seat = seat
        self.why = ask.why
        self.options = tuple(ask.options)
        self.event_count = game.event_count
        self._token: object = game.setup  # one object for each game
        self._view: Callable[[], Json] = lambda: game.view(seat)
        self._decision: Callable[[], Json | None] = lambda: game.decision(seat)
        self._events: Callable[[int], list[Json]] = lambda since: game.events(since, None)

    def same_game(self, other: Sight) -> bool:
        return self._token is other._token

    def view(self) -> Json:
        """The table as this seat sees it (type View)."""
        return self._view()

    def decision(self) -> Json:
        """The question described (type Decision)."""
        found = self._decision()
        assert found is not None
        return found

    def events(self, since: int) -> list[Json]:
        """What everybody has seen from that number on (type Event)."""
        return self._events(since)
