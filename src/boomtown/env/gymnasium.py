"""One seat learns, bots play the others: the games as an environment of Gymnasium.

`action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from boomtown.encode import encoder
from boomtown.env import render, spaces
from boomtown.env.extra import missing
from boomtown.env.players import Who, at_seats
from boomtown.env.table import TOO_LONG, Table

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "boomtown.env.gymnasium") from None


class SeatEnv(gymnasium.Env["NDArray[np.float32]", "np.int64"]):
    """A game from one seat: the opponents answer for all others.

    `setup`: as for `new_game`, five players unless told otherwise. `seat`: the one that learns; None draws one for each
    game. `opponents`: a bot's name or a player for all other seats, or one for each seat. `shaping`: weight of the
    shaping, see `boomtown.env.rewards`. `most`: decisions after which a game is cut off. An illegal action raises
    IllegalChoice: mind the mask.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 2}

    def __init__(
        self,
        opponents: Who | Mapping[int, Who] = "greenhorn",
        seat: int | None = 0,
        render_mode: str | None = None,
        shaping: float = 0.0,
        most: int = TOO_LONG,
        **setup: Any,
    ) -> None:
        self.render_mode = render_mode
        self.setup = {"players": 5} | setup
        self.encoder = encoder(self.setup)
        if seat is not None and not 0 <= seat < self.encoder.players:
            raise ValueError(f"seat must be 0 to {self.encoder.players - 1} or None, got {seat!r}")
        self.observation_space: Any = spaces.box(self.encoder)
        self.action_space = spaces.discrete(self.encoder)
        self._fixed, self._opponents, self._shaping, self._most = seat, opponents, shaping, most
        self._tables: dict[int, Table] = {}
        self._chance = Random()
        self.seat = seat or 0

    @property
    def table(self) -> Table:
        """Where the learning seat sits now."""
        if self.seat not in self._tables:
            others = at_seats(self._opponents, list(range(self.encoder.players)))
            others.pop(self.seat, None)
            alone = [str(p) for p in range(self.encoder.players) if p != self.seat and p not in others]
            if alone:
                raise ValueError(
                    f"expected an opponent for every seat but {self.seat}, got none for {', '.join(alone)}"
                )
            self._tables[self.seat] = Table(self.setup, others, self._shaping, self._most, self.encoder)
        return self._tables[self.seat]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._chance = Random(seed)
        if self._fixed is None:
            self.seat = self._chance.randrange(self.encoder.players)
        self.table.reset(self._chance.getrandbits(64))
        return self._seen()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        table = self.table
        table.step(int(action))
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen()
        return seen, table.rewards[self.seat], table.game.over, table.cut, info

    def _seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        return spaces.floats(self.table.observe(self.seat)), {"seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat may do now, shape (actions,)."""
        return np.frombuffer(self.table.mask(self.seat), np.bool_)

    def render(self) -> str | None:
        shown = render.text(self.table.game)
        if self.render_mode != "human":
            return shown
        print(shown, end="\n\n")
        return None


def env(**options: Any) -> SeatEnv:
    """`SeatEnv` under the name the other modules use."""
    return SeatEnv(**options)
