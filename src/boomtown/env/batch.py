"""Batch of games in lock-step: one call of a network for all of them."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boomtown.encode import Encoder, encoder
from boomtown.env.episodes import TOO_LONG, Episodes
from boomtown.env.extra import missing
from boomtown.env.players import Who
from boomtown.games import Game

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "boomtown.env.batch") from None


@dataclass(frozen=True)
class Finished:
    """A game that has ended. `index`: its place in the batch. `rewards`: by seat, of its last step. `truncated`: it was
    cut off for its length and has no winner.
    """

    index: int
    winners: tuple[int, ...]
    rewards: tuple[float, ...]
    decisions: int
    truncated: bool


class Batch:
    """`n` games of one setup, each at its own decision; another game follows one that ends.

    The same setup, n and seed with the same actions give the same games. `others`: players of the seats that do not
    learn (seat to bot name or player).
    """

    def __init__(
        self,
        setup: Mapping[str, Any],
        n: int,
        seed: int | str = 0,
        *,
        others: Mapping[int, Who] | None = None,
        shaping: float = 0.0,
        most: int = TOO_LONG,
    ) -> None:
        if type(n) is not int or n < 1:
            raise ValueError(f"n must be 1 or more, got {n!r}")
        self.encoder = numbers = encoder(setup)
        self.tables = [Episodes(setup, others, shaping, most, numbers) for _ in range(n)]
        self.n = n
        for i, table in enumerate(self.tables):
            table.reset(f"{seed}/{i}")
        self.rewards = np.zeros((n, numbers.players), np.float32)
        """By game and seat, what came in with the last step."""

    @property
    def asked(self) -> NDArray[np.int64]:
        """Seat that is asked in each game, shape (n,)."""
        return np.array([table.asked for table in self.tables])

    def observe(self) -> NDArray[np.float32]:
        """Return the observations of the asked seats, shape (n, size)."""
        return observations(self.encoder, [(table.game, table.asked) for table in self.tables])

    def masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of the asked seats, shape (n, actions)."""
        return masks(self.encoder, [table.game for table in self.tables]).view(np.bool_)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> list[Finished]:
        """Play one action in each game; return the games that ended, whose places new games have taken.

        Raises ValueError for another number of actions, IllegalChoice for an action that is not offered.
        """
        if len(actions) != self.n:
            raise ValueError(f"expected {self.n} actions, got {len(actions)}")
        found = []
        self.rewards = np.zeros_like(self.rewards)
        for i, (table, action) in enumerate(zip(self.tables, np.asarray(actions).tolist(), strict=True)):
            table.step(action)
            if table.rewards is not table.nothing:
                self.rewards[i] = table.rewards
            if table.asked < 0:
                game = table.game
                found.append(Finished(i, tuple(game.winners), tuple(table.rewards), table.decisions, table.cut))
                table.reset()
        return found


def observations(encoder: Encoder, seen: Sequence[tuple[Game, int]]) -> NDArray[np.float32]:
    """Return the observation of a seat in each game, shape (games, size). It can be written to."""
    parts: list[bytes | array[float]] = []
    for game, seat in seen:
        parts += encoder.parts(game, seat)
    return np.frombuffer(bytearray().join(parts), np.float32).reshape(len(seen), encoder.size)


def masks(encoder: Encoder, games: Sequence[Game]) -> NDArray[np.int8]:
    """Return the mask of each game, shape (games, actions). It can be written to."""
    found = bytearray(len(games) * encoder.actions)
    for i, game in enumerate(games):
        encoder.mark(game, found, i * encoder.actions)
    return np.frombuffer(found, np.int8).reshape(len(games), encoder.actions)
