"""The game as one seat sees it, which is all that a bot receives: its view, its question, the events seen by all.

The game itself stays private here, so that no bot reads a hidden card by accident. The answers of this class do not
depend on hidden information: the tests exchange all of it and require equal answers.
"""

from __future__ import annotations

from typing import Any

from boomtown.games import Game
from boomtown.kernel.redeal import Rng, Roles

Json = dict[str, Any]


class Sight:
    """One seat's knowledge at one question."""

    __slots__ = ("_game", "event_count", "game", "options", "question", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        ask = game.ask
        assert ask is not None and ask.who == seat, f"seat {seat} is not asked"
        self._game = game
        self.game = game.name
        self.seat = seat
        self.question = ask.question
        self.options = tuple(ask.options)
        self.event_count = game.event_count

    @property
    def why(self) -> str:
        """The name of the question."""
        return self.question.name

    def same_game(self, other: Sight) -> bool:
        return self._game.setup is other._game.setup  # one object for each game

    @property
    def records(self) -> bool:
        """Whether the game keeps events."""
        return self._game.log is not None

    @property
    def fast_view(self) -> Any:
        """The same as `view`, piece by piece, for bots in a hurry (card/seen/fast_view.py)."""
        return self._game.fast_view(self.seat)

    def view(self) -> Json:
        """The table as this seat sees it (type View)."""
        return self._game.view(self.seat)

    def decision(self) -> Json:
        """The question described (type Decision)."""
        found = self._game.decision(self.seat)
        assert found is not None
        return found

    def events(self, since: int) -> list[Json]:
        """What everybody has seen from that number on (type Event)."""
        return self._game.events(since, None)

    def redeal(self, rng: Rng, roles: Roles | None = None) -> Game:
        """A game of its own that looks the same to this seat, with everything it cannot see drawn anew by `rng`
        (docs/redeal.md). The bot may read it and play it on: no part of it depends on the hidden cards and roles of
        the true game.

        `roles`: roles by seat, or a function that says how likely a deal of them is; `likelihood(memory)` is one that
        draws them from the belief.
        """
        return self._game.redeal(self.seat, rng, roles)
