"""Environment of Gymnasium in which one seat learns and bots play the rest.

MaskablePPO of sb3-contrib calls the method `action_masks()`. This module registers the environment under `ID` and
`GAME_IDS`, with `illegal="replace"`: users of the library's protocol draw actions without a mask (`check_env`, most
learners). `gymnasium.make_vec` makes the vector environment of `boomtown.env.vector`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from boomtown.encode import encoder
from boomtown.env import render, spaces
from boomtown.env.episodes import TOO_LONG, Episodes, check_choice, check_names
from boomtown.env.extra import missing
from boomtown.env.players import Who, others_of
from boomtown.games import GAMES, catalog

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "boomtown.env.gymnasium") from None


ID = "boomtown/Seat-v0"
USUAL = 5  # players of a game that allows as many
GAME_IDS = {f"boomtown/{of.capitalize()}-v0": (of, min(USUAL, catalog(of)["players"][1])) for of in GAMES}
OPTIONS = ("opponents", "seat", "render_mode", "shaping", "most", "illegal")


class SeatEnv(gymnasium.Env["NDArray[np.float32]", "np.int64"]):
    """A game from one seat: the opponents answer for the other seats.

    `setup`: as for `new_game`; the default is five players. `seat`: the one that learns; None draws one for each game.
    `opponents`: a bot's name or a player for all other seats, or one for each seat. `shaping`: weight of the shaping,
    see `boomtown.env.rewards`. `most`: decisions after which a game is cut off. `illegal`: an action that is not
    offered raises IllegalChoice ("raise"), or a legal one is played in its place ("replace"; `info` says so). An
    argument that is no key of a setup is refused.
    """

    metadata = {"render_modes": list(render.MODES), "render_fps": 2}

    def __init__(
        self,
        opponents: Who | Mapping[int, Who] = "greenhorn",
        seat: int | None = 0,
        render_mode: str | None = None,
        shaping: float = 0.0,
        most: int = TOO_LONG,
        illegal: str = "raise",
        **setup: Any,
    ) -> None:
        check_names(setup, OPTIONS)
        check_choice("render_mode", render_mode, (None, *render.MODES))
        check_choice("illegal", illegal, ("raise", "replace"))
        self.render_mode, self.illegal = render_mode, illegal
        self.setup = {"players": 5} | setup
        self.encoder = encoder(self.setup)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.encoder.players):
            raise ValueError(f"seat must be 0 to {self.encoder.players - 1} or None, got {seat!r}")
        self.observation_space: Any = spaces.box(self.encoder)
        self.action_space = spaces.discrete(self.encoder)
        self._fixed = seat
        self._tables: dict[int, Episodes] = {}
        self._chance = Random()
        self._replaced = False
        self.seat = seat or 0
        for p in range(self.encoder.players) if seat is None else (seat,):
            self._tables[p] = Episodes(
                self.setup, others_of(opponents, p, self.encoder.players), shaping, most, self.encoder
            )

    @property
    def table(self) -> Episodes:
        """Game of the learning seat."""
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
        self._replaced = False
        self._watched()
        return self._seen()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        table, number = self.table, int(action)
        legal = table.legal(number) if self.illegal == "replace" else number
        table.step(legal)
        self._replaced = legal != number
        self._watched()
        seen, info = self._seen()
        return seen, table.rewards[self.seat], table.game.over, table.cut, info

    def _seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        if self.illegal == "replace":
            info["replaced"] = self._replaced
        return spaces.floats(self.table.observe(self.seat)), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of the seat, shape (actions,)."""
        return np.frombuffer(self.table.mask(self.seat), np.bool_)

    def render(self) -> str | None:
        """Return the table as a spectator sees it; with `render_mode="human"` each step prints it."""
        return render.show(self.table.game, self.render_mode)

    def _watched(self) -> None:
        if self.render_mode == "human":
            self.render()


def env(**options: Any) -> SeatEnv:
    """`SeatEnv` under the name that all environments use."""
    return SeatEnv(**options)


def _register() -> None:
    """Register `ID` for any game, and one id for each game of the package."""
    for name, kwargs in {ID: {}, **{name: {"game": of, "players": n} for name, (of, n) in GAME_IDS.items()}}.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="boomtown.env.vector:VectorSeatEnv",
                kwargs={"illegal": "replace", **kwargs},
            )


_register()
