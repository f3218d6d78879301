"""Game as one seat sees it: its view, its question, and the public events. A bot receives nothing else.

The game itself stays private here, so that no bot reads a hidden card by accident. The answers of this class do not
depend on hidden information: the tests exchange all of it and require equal answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from boomtown.games import Game
from boomtown.kernel.question import Question
from boomtown.kernel.redeal import Rng, Roles

Json = dict[str, Any]
T = TypeVar("T")
NO_QUESTION = Question("")


class Observation:
    """Knowledge of one seat at one question."""

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

    @classmethod
    def between_questions(cls, game: Game, seat: int) -> Observation:
        """Return the knowledge of a seat that need not be asked: without a question and its options."""
        found = cls.__new__(cls)
        found._game, found.game, found.seat = game, game.name, seat
        found.question, found.options, found.event_count = NO_QUESTION, (), game.event_count
        return found

    @property
    def why(self) -> str:
        """Name of the question."""
        return self.question.name

    def same_game(self, other: Observation) -> bool:
        """Return whether both observe the same game."""
        return self._game.setup is other._game.setup  # one object for each game

    @property
    def records(self) -> bool:
        """True if the game records events."""
        return self._game.log is not None

    @property
    def fast_view(self) -> Any:
        """View for fast bots that read single values (card/seen/fast_view.py)."""
        return self._game.fast_view(self.seat)

    def view(self) -> Json:
        """Return the table as this seat sees it (type View)."""
        return self._game.view(self.seat)

    def read(self, reader: Callable[[Game, int], T]) -> T:
        """Return what the reader gives for this seat. The reader must show only what the seat may know."""
        return reader(self._game, self.seat)

    def decision(self) -> Json:
        """Return the description of the question (type Decision)."""
        found = self._game.decision(self.seat)
        assert found is not None
        return found

    def events(self, since: int) -> list[Json]:
        """Return the public events from that number on (type Event)."""
        return self._game.events(since, None)

    def redeal(self, rng: Rng, roles: Roles | None = None) -> Game:
        """Return a clone that looks the same to this seat, with all hidden information drawn again by `rng`
        (docs/redeal.md). The bot may read the clone and play it to the end: no part of it depends on the hidden cards
        and roles of the true game.

        `roles`: roles by seat, or a function that returns the weight of a deal. `likelihood(history)` draws the roles
        from the belief.
        """
        return self._game.redeal(self.seat, rng, roles)
