"""Sequence of games that stops where a learning seat is asked: the common part of the environments."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from math import isfinite
from secrets import token_hex
from typing import Any

from boomtown.encode import Encoder, encoder
from boomtown.env.players import Player, Who, players
from boomtown.env.rewards import Payer
from boomtown.games import Game, IllegalChoice, SetupError, check_needs, new_game
from boomtown.kernel.setup_validation import KEYS, suggest

TOO_LONG = 20_000  # decisions; a game that gets there is cut off


def check_names(setup: Mapping[str, Any], options: Sequence[str]) -> None:
    """Raise SetupError for a name that is neither an option of the environment nor a key of a setup."""
    for name in setup:
        if name not in KEYS:
            known = (*options, *KEYS)
            raise SetupError(f"expected an option from {', '.join(known)}, got {name!r}{suggest(name, known)}")


def check_choice(name: str, value: object, known: Sequence[object]) -> None:
    """Raise ValueError for a value that is none of these."""
    if value not in known:
        raise ValueError(f"{name} must be {' or '.join(map(repr, known))}, got {value!r}")


class Episodes:
    """`game` waits at a decision of a learning seat, or is over or cut off.

    `others`: players of the seats that do not learn. `rewards`: by seat, from the last `step`.
    """

    def __init__(
        self,
        setup: Mapping[str, Any],
        others: Mapping[int, Who] | None = None,
        shaping: float = 0.0,
        most: int = TOO_LONG,
        numbers: Encoder | None = None,
    ) -> None:
        self.setup = dict(setup)
        self.encoder = numbers or encoder(setup)
        check_needs(setup)
        self.others = _seated(others or {}, self.encoder.players)
        if type(most) is not int or most < 1:
            raise ValueError(f"most must be a number of decisions, 1 or more, got {most!r}")
        if not isinstance(shaping, int | float) or not isfinite(shaping):
            raise ValueError(f"shaping must be a number, got {shaping!r}")
        self.most = most
        players(self.others, "", self.encoder.setup["game"])  # a name that is none is told at once
        self.game: Game
        self.rewards: list[float] = []
        self.decisions = 0
        self._told = any(who != "random" for who in self.others.values())  # bots read what has happened
        self._payer = Payer(shaping)
        self.nothing = [0.0] * self.encoder.players  # the rewards before the end
        self._seed, self._number = "", 0
        self._players: dict[int, Player] = {}

    @property
    def learners(self) -> list[int]:
        return [p for p in range(self.encoder.players) if p not in self.others]

    @property
    def asked(self) -> int:
        """Seat that is asked; -1 when the game is over or cut off."""
        ask = self.game.ask
        return -1 if ask is None or self.decisions >= self.most else ask.who

    @property
    def cut(self) -> bool:
        """True if the game is stopped without an end."""
        return self.decisions >= self.most and not self.game.over

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the next game: the first of this seed, or the next of the seed given last."""
        if seed is not None or not self._seed:
            self._seed, self._number = token_hex(8) if seed is None else str(seed), 0
        while True:
            self._deal(f"{self._seed}/{self._number}")
            self._number += 1
            if self.asked >= 0:  # else it was over before a learning seat had a word
                return

    def _deal(self, seed: str) -> None:
        self.game = new_game(self.setup, seed, record=self._told, knowledge=True)
        self._players = players(self.others, seed, self.game.name)
        self.decisions = 0
        self._payer.start(self.game)
        self._play_on()
        self.rewards = self.nothing

    def legal(self, action: int) -> int:
        """Return the action, or a legal one in its place, for callers that draw actions without the mask.

        Evenly drawn actions give evenly drawn legal ones.
        """
        mask = self.encoder.mask(self.game)
        if not 0 <= action < len(mask):
            raise IllegalChoice(f"expected an action from 0 to {len(mask) - 1}, got {action!r}")
        if mask[action]:
            return action
        offered = [number for number, on in enumerate(mask) if on]
        return offered[action % len(offered)]

    def step(self, action: int) -> None:
        """Answer for the asked seat and play on to the next learning one; IllegalChoice for an illegal action."""
        game = self.game
        game.apply(self.encoder.code(game, action))
        self.decisions += 1
        if self._players:
            self._play_on()
        self.rewards = self._payer.pay(game) if self._payer.shaping or game.ask is None else self.nothing

    def _play_on(self) -> None:
        game, others = self.game, self._players
        while others and (ask := game.ask) is not None and ask.who in others and self.decisions < self.most:
            game.apply(others[ask.who](game, ask.who))
            self.decisions += 1

    def observe(self, seat: int) -> array[float]:
        return self.encoder.observe(self.game, seat)

    def state(self) -> bytearray:
        """Return the observations of all seats from seat 0 on: 32-bit floats, `players` times `encoder.size`."""
        return bytearray().join(self.observe(seat).tobytes() for seat in range(self.game.players))

    def mask(self, seat: int) -> bytearray:
        """Return the mask of a seat; all 0 for a seat that is not asked."""
        return self.encoder.mask(self.game) if seat == self.asked else bytearray(self.encoder.actions)


def _seated(others: Mapping[int, Who], players: int) -> dict[int, Who]:
    """Return the player of each seat; ValueError for a seat that does not exist, or if no seat learns."""
    for seat in others:
        if type(seat) is not int or not 0 <= seat < players:
            raise ValueError(f"expected opponents at seats from 0 to {players - 1}, got one at {seat!r}")
    if len(others) == players:
        raise ValueError(f"expected a seat that learns, got an opponent at each of the {players}")
    return dict(others)
