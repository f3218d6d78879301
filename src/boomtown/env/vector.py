"""Vector environment of Gymnasium: many games in lock-step, one seat of each learns, bots play the rest.

`gymnasium.make_vec("boomtown/Seat-v0", num_envs=64)` makes it, once `boomtown.env.gymnasium` is imported.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

from boomtown.encode import encoder
from boomtown.env import spaces
from boomtown.env.batch import masks, observations
from boomtown.env.episodes import TOO_LONG, Episodes, check_choice, check_names
from boomtown.env.extra import missing
from boomtown.env.players import Who, others_of

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "boomtown.env.vector") from None

Observation = dict[str, NDArray[Any]]
Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
Last = tuple[int, Observation, bool, int]  # index of a game that has ended, last observation, won, decisions
OPTIONS = ("num_envs", "opponents", "seat", "shaping", "most", "illegal")


class VectorSeatEnv(VectorEnv["Observation", "NDArray[np.int64]", "NDArray[Any]"]):
    """`num_envs` games of one setup, each at a decision of its learning seat. A game that ends makes room for another
    in the same step (`AutoresetMode.SAME_STEP`).

    The options are those of `SeatEnv`. With `seat=None` game i has the learning seat i modulo the number of players.
    Observations are a dict of `observation` and `action_mask`; `info` has the mask once more, and `seat`. For games
    that have ended `info` has `final_obs`, the observation at the end, and `final_info` with `won` and `decisions`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 8,
        opponents: Who | Mapping[int, Who] = "greenhorn",
        seat: int | None = 0,
        shaping: float = 0.0,
        most: int = TOO_LONG,
        illegal: str = "raise",
        **setup: Any,
    ) -> None:
        check_names(setup, OPTIONS)
        check_choice("illegal", illegal, ("raise", "replace"))
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs must be 1 or more, got {num_envs!r}")
        self.num_envs, self.illegal = num_envs, illegal
        self.setup = {"players": 5} | setup
        self.encoder = numbers = encoder(self.setup)
        self.seats = [index % numbers.players if seat is None else seat for index in range(num_envs)]
        self.tables = [
            Episodes(self.setup, others_of(opponents, own, numbers.players), shaping, most, numbers)
            for own in self.seats
        ]
        self.single_observation_space: Any = spaces.masked(numbers)
        self.single_action_space: Any = spaces.discrete(numbers)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game in each place: the first games of the seed, or without one the next games."""
        super().reset(seed=seed)
        first = seed is None and not hasattr(self.tables[0], "game")
        of = token_hex(8) if first else seed
        for index, table in enumerate(self.tables):
            table.reset(None if of is None else f"{of}/{index}")
        return self._seen()

    def step(self, actions: Any) -> Step:
        """Play one action in each game; IllegalChoice for one that is not offered, if `illegal` is "raise"."""
        if len(actions) != self.num_envs:
            raise ValueError(f"expected {self.num_envs} actions, got {len(actions)}")
        n = self.num_envs
        rewards, over, cut = np.zeros(n), np.zeros(n, np.bool_), np.zeros(n, np.bool_)
        replaced = np.zeros(n, np.bool_)
        last: list[Last] = []
        for index, (table, own) in enumerate(zip(self.tables, self.seats, strict=True)):
            number = int(actions[index])
            legal = table.legal(number) if self.illegal == "replace" else number
            replaced[index] = legal != number
            table.step(legal)
            rewards[index] = table.rewards[own]
            over[index], cut[index] = table.game.over, table.cut
            if table.asked < 0:
                last.append((index, self._one(table, own), own in table.game.winners, table.decisions))
                table.reset()
        seen, info = self._seen()
        if self.illegal == "replace":
            info["replaced"] = replaced
        if last:
            info |= self._final(last)
        return seen, rewards, over, cut, info

    def sample_legal(self) -> NDArray[np.int64]:
        """Return a legal action of each game, drawn evenly by the generator of the environment."""
        masks = self._masks()
        scores = self.np_random.random(masks.shape, np.float32)
        found: NDArray[np.int64] = np.where(masks, scores, np.float32(-1)).argmax(axis=1)
        return found

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: the environment holds no resource."""

    # --- what is seen

    def _masks(self) -> NDArray[np.int8]:
        return masks(self.tables[0].encoder, [table.game for table in self.tables])

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        games = [table.game for table in self.tables]
        rows = observations(self.tables[0].encoder, [*zip(games, self.seats, strict=True)])
        mask = self._masks()
        seen: Observation = {"observation": rows, "action_mask": mask}
        everywhere = np.ones(self.num_envs, np.bool_)
        info = {"action_mask": mask, "_action_mask": everywhere, "seat": np.array(self.seats), "_seat": everywhere}
        return seen, info

    def _one(self, table: Episodes, seat: int) -> Observation:
        return {"observation": spaces.floats(table.observe(seat)), "action_mask": spaces.bits(table.mask(seat))}

    def _final(self, last: Sequence[Last]) -> dict[str, Any]:
        """Return the parts of `info` about the games that have ended, as other vector environments name them."""
        ended, won = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        decisions = np.zeros(self.num_envs, np.int64)
        seen = np.full(self.num_envs, None, object)
        for index, one, winner, count in last:
            ended[index], seen[index], won[index], decisions[index] = True, one, winner, count
        final = {"won": won, "_won": ended, "decisions": decisions, "_decisions": ended}
        return {"final_obs": seen, "_final_obs": ended, "final_info": final, "_final_info": ended}


class LegalSpace(gymnasium.spaces.Discrete):
    """Space of actions that draws legal ones. It contains all actions."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        numbers: Any = env.action_space
        super().__init__(int(numbers.n))
        self._env: Any = env.unwrapped

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a legal action, or one of the mask if there is one."""
        if mask is None and probability is None:
            mask = self._env.action_masks().view(np.int8)
        return super().sample(mask, probability)


class SampleLegal(gymnasium.Wrapper["Any", "Any", "Any", "Any"]):
    """Wrapper of `SeatEnv` whose `action_space.sample()` draws legal actions, for learners that know no masks."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.action_space: Any = LegalSpace(env)
