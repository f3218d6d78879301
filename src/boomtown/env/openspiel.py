"""Games of OpenSpiel: `pyspiel.load_game("python_boomtown_bang(players=5)")` after an import of this module.

The only chance node is the first: it draws the deal, from `seeds` of them. Everything after it follows from the
choices. A step of a seat is an action of the encoder, so OpenSpiel's algorithms see the numbers of `boomtown.encode`.
The extra `openspiel` brings OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from boomtown.encode import Encoder, encoder
from boomtown.env.recall import Recall
from boomtown.env.rewards import victory
from boomtown.games import GAMES, catalog, new_game

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
except ImportError as error:
    raise ImportError(
        f"boomtown.env.openspiel needs {error.name}, of the extra 'openspiel': pip install '.[openspiel]' in a clone"
    ) from None

PARAMETERS: dict[str, int | str] = {"players": 0, "sets": "", "seeds": 1000, "most": 5000}
NAMES = {f"python_boomtown_{game}": (game, min(5, catalog(game)["players"][1])) for game in GAMES}


def _type(name: str) -> Any:
    game, _ = NAMES[name]
    low, high = catalog(game)["players"]
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=f"BANG!: {game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,  # players of a side win together
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # its length has no bound; boomtown.env.recall has it
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class BoomtownGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of one setup. `players`: 0 for the usual number; `sets`: names with + between them; `seeds`: number of
    deals; `most`: choices after which a game is cut off, without winners.
    """

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, usual = NAMES[self.name]
        of = PARAMETERS | (params or {})
        sets = [one for one in str(of["sets"]).split("+") if one]
        self.setup = {"game": game, "players": int(of["players"]) or usual, "sets": sets}
        self.seeds, self.most = int(of["seeds"]), int(of["most"])
        self.encoder: Encoder = encoder(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.seeds,
            num_players=self.encoder.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.most,
        )
        super().__init__(_type(self.name), info, of)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to make this game again: OpenSpiel's own way leaves the attributes out."""
        return _again, (self.name, self.get_parameters())

    def __deepcopy__(self, memo: object) -> BoomtownGame:
        """Return the game itself, which never changes: clones of a state copy what the state holds."""
        return self

    def new_initial_state(self) -> BoomtownState:
        """Return the state before the deal."""
        return BoomtownState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return the observer for the kind of knowledge that is asked for."""
        if params:
            raise ValueError(f"expected no parameters of an observer, got {params}")
        return Observer(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


class BoomtownState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """State of a game. `recall` has the game and the past of all seats; None before the deal."""

    def __init__(self, game: BoomtownGame) -> None:
        super().__init__(game)
        self.of = game
        self.recall: Recall | None = None

    def current_player(self) -> Any:
        """Return the seat that is asked, or OpenSpiel's number for chance and for the end."""
        if self.recall is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.recall.asked

    def is_terminal(self) -> bool:
        recall = self.recall
        return recall is not None and (recall.game.over or recall.moments > self.of.most)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        return [(seed, 1 / self.of.seeds) for seed in range(self.of.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        recall = self.recall
        if recall is None or player != recall.asked:
            return []
        return [action for action, on in enumerate(self.of.encoder.mask(recall.game)) if on]

    def _apply_action(self, action: int) -> None:
        if self.recall is None:
            self.recall = Recall(new_game(self.of.setup, str(action), knowledge=True), self.of.encoder)
        else:
            self.recall.apply(self.of.encoder.code(self.recall.game, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.of.encoder.describe(action)

    def returns(self) -> list[float]:
        """Return +1 for winners and -1 for losers at the end; 0 before, and where the game is cut off."""
        return [0.0] * self.of.encoder.players if self.recall is None else victory(self.recall.game)

    def information_state_string(self, player: int | None = None) -> str:
        """Return the information state of a seat; None: of the one that is asked."""
        seat = self.current_player() if player is None else player
        return "before the deal" if self.recall is None else self.recall.string(seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BoomtownState:
        """Return a state that the player cannot tell apart, with hidden cards, roles and future chance drawn again.

        Its history is that of this state, so it can be played on but not built again from its history.
        """
        found: BoomtownState = self.clone()
        if self.recall is not None:
            found.recall = self.recall.redeal(player, Random(sampler()))
        return found

    def __str__(self) -> str:
        recall = self.recall
        if recall is None:
            return "before the deal"
        seed, moves = self.history()[0], recall.moments - 1
        return f"deal {seed}, {moves} choices, asked: {recall.asked}"


class Observer:
    """Observation of a seat, as OpenSpiel asks for it. With perfect recall there is a text alone."""

    def __init__(self, numbers: Encoder, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        tensor = np.zeros(numbers.size, np.float32)
        parts = {f.name: tensor[f.offset : f.offset + f.size].reshape(f.shape) for f in numbers.fields}
        self.tensor: Any = None if perfect_recall else tensor
        self.dict: dict[str, Any] = {} if perfect_recall else parts

    def set_from(self, state: BoomtownState, player: int) -> None:
        """Write the observation of the player into `tensor`, whose parts are in `dict`."""
        if self.tensor is None:
            return
        if state.recall is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.of.encoder.observe(state.recall.game, player), np.float32)

    def string_from(self, state: BoomtownState, player: int) -> str:
        if state.recall is None or self.perfect_recall:
            return state.information_state_string(player)
        return state.recall.present(player)


def _again(name: str, params: dict[str, Any]) -> BoomtownGame:
    made: BoomtownGame = MADE[name](params)
    return made


MADE: dict[str, Any] = {name: type(name, (BoomtownGame,), {"name": name}) for name in NAMES}
for short_name, made_by in MADE.items():
    pyspiel.register_game(_type(short_name), made_by)
