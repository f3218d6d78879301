"""Environments of PettingZoo in which all seats learn.

`env()` asks one agent after another (AEC); `parallel_env()` takes an action of each agent at each step and plays that
of the asked agent. Observations are a dict of `observation` and `action_mask`, which is 0 for an agent that is not
asked.
"""

from __future__ import annotations

from typing import Any

from boomtown.env import render, spaces
from boomtown.env.episodes import TOO_LONG, Episodes, check_choice, check_names
from boomtown.env.extra import missing
from boomtown.env.players import Who

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as error:
    raise missing(error, "boomtown.env.pettingzoo") from None

Observation = dict[str, Any]
ILLEGAL = ("raise", "replace")
OPTIONS = ("render_mode", "opponents", "shaping", "most", "illegal")
METADATA = {"render_modes": ["human", "ansi"], "name": "boomtown_v0", "is_parallelizable": False, "render_fps": 2}


def env(illegal: str = "lose", **options: Any) -> AECEnv[str, Observation, int]:
    """Return `raw_env` with the usual guards.

    `illegal`: an illegal action ends the game with -1 for the agent ("lose"), raises IllegalChoice ("raise"), or a
    legal one is played in its place ("replace").
    """
    check_choice("illegal", illegal, ("lose", *ILLEGAL))
    guarded: Any = raw_env(illegal="raise" if illegal == "lose" else illegal, **options)
    if illegal == "lose":
        guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class Common:
    """One table with an agent for each learning seat, for both environments.

    `setup`: as for `new_game`; the default is five players. `opponents`: players of seats that do not learn (seat to
    bot name or player). `shaping`: weight of the shaping, see `boomtown.env.rewards`. `most`: decisions after which a
    game is cut off. `illegal`: "raise" or "replace" an action that is not offered. An argument that is no key of a
    setup is refused.
    """

    metadata = METADATA

    def __init__(
        self,
        render_mode: str | None = None,
        opponents: dict[int, Who] | None = None,
        shaping: float = 0.0,
        most: int = TOO_LONG,
        illegal: str = "raise",
        **setup: Any,
    ) -> None:
        check_names(setup, OPTIONS)
        check_choice("render_mode", render_mode, (None, *render.MODES))
        check_choice("illegal", illegal, ILLEGAL)
        self.render_mode, self.illegal = render_mode, illegal
        self.table = Episodes({"players": 5} | setup, opponents, shaping, most)
        self.possible_agents = [f"player_{seat}" for seat in self.table.learners]
        self.seat_of = dict(zip(self.possible_agents, self.table.learners, strict=True))
        self.agent_of = {seat: agent for agent, seat in self.seat_of.items()}
        numbers = self.table.encoder
        self.observation_spaces = {agent: spaces.masked(numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.discrete(numbers) for agent in self.possible_agents}
        self.state_space = spaces.state(numbers)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {
            "observation": spaces.floats(self.table.observe(seat)),
            "action_mask": spaces.bits(self.table.mask(seat)),
        }

    def state(self) -> NDArray[np.float32]:
        """Return the observations of all seats, opponents included, shape (players, size).

        For learners that train with more than one seat knows. Row 0 is seat 0, each as that seat sees it. The order of
        the deck is in none.
        """
        return np.frombuffer(self.table.state(), np.float32).reshape(self.state_space.shape)

    def render(self) -> str | None:
        """Return the table as a spectator sees it; with `render_mode="human"` each step prints it."""
        if self.render_mode is None:
            gymnasium.logger.warn("expected a render mode of human, ansi, got none: nothing is shown")
            return None
        return render.show(self.table.game, self.render_mode)

    def _watched(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _play(self, action: Any) -> bool:
        """Play an action, or with "replace" a legal one in its place; return True if it was replaced."""
        number = _int(action)
        legal = self.table.legal(number) if self.illegal == "replace" else number
        self.table.step(legal)
        return legal != number

    def close(self) -> None:
        """Do nothing: the environment holds no resource."""


class raw_env(Common, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents one at a time, in the order in which the game asks."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agent_of[self.table.asked]
        self._skip_agent_selection = None
        self._watched()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        table = self.table
        replaced = self._play(action)
        if self.illegal == "replace":
            self.infos[agent] = {"replaced": replaced}
        self.rewards = {agent: table.rewards[seat] for agent, seat in self.seat_of.items()}
        self._accumulate_rewards()
        if table.asked >= 0:
            self.agent_selection = self.agent_of[table.asked]
        else:
            self.terminations = dict.fromkeys(self.agents, not table.cut)
            self.truncations = dict.fromkeys(self.agents, table.cut)
            self.agent_selection = self.agents[0]
        self._watched()


class parallel_env(Common, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents that step at once; actions of those that are not asked are ignored. `infos` name the asked agent."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self._watched()
        return self._seen()

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        asked = self.table.asked
        infos = {agent: {"asked": self.seat_of[agent] == asked} for agent in self.agents}
        return {agent: self.observe(agent) for agent in self.agents}, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self.table
        asked, replaced = self.agent_of[table.asked], False
        if asked in actions:
            replaced = self._play(actions[asked])
            rewards = {agent: table.rewards[seat] for agent, seat in self.seat_of.items()}
        else:
            rewards = dict.fromkeys(self.agents, 0.0)
        seen, infos = self._seen()
        if self.illegal == "replace":
            infos[asked]["replaced"] = replaced
        over, cut = table.asked < 0 and not table.cut, table.cut
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        self._watched()
        return seen, rewards, *ended, infos


def _int(action: Any) -> int:
    """Return a whole number, also one of numpy."""
    assert isinstance(action, int | np.integer), f"expected an action, got {action!r}"
    return int(action)
