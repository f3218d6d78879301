"""Players of the seats that do not learn: bots by name, functions, policies. Each gets the knowledge of its seat."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import TypeAlias
from zlib import crc32

from boomtown.bots import make_bot
from boomtown.bots.history import History
from boomtown.encode import Encoder
from boomtown.games import Game

Player: TypeAlias = Callable[[Game, int], int]  # (game, seat asked) -> one of the options of the pending question
Policy: TypeAlias = Callable[["array[float]", bytearray], int]  # (observation, mask) -> an action
Who: TypeAlias = str | Player


def policy_player(encoder: Encoder, policy: Policy) -> Player:
    """Return a player that chooses by numbers, as a network at an opponent's seat."""

    def choose(game: Game, seat: int) -> int:
        return encoder.code(game, policy(encoder.observe(game, seat), encoder.mask(game)))

    return choose


def players(who: Mapping[int, Who], seed: str, game: str = "") -> dict[int, Player]:
    """Return the players by seat for one game; bots by name share a history of the public events.

    `game`: refuse bots that cannot play it. Raises ValueError for an unknown name, and for a value that is neither a
    name nor a function.
    """
    history = History()
    return {seat: _player(of, f"{seed}/{seat}", history, game) for seat, of in who.items()}


def _player(who: Who, seed: str, history: History, game: str) -> Player:
    if isinstance(who, str):
        return make_bot(who, crc32(seed.encode()), history, game).choose
    if not callable(who):
        raise ValueError(f"expected the name of a bot or a function as opponent, got {who!r}")
    return who


def others_of(who: Who | Mapping[int, Who], seat: int, seats: int) -> dict[int, Who]:
    """Return the players of all other seats; ValueError for a seat that has none."""
    others = at_seats(who, list(range(seats)))
    others.pop(seat, None)
    alone = [str(p) for p in range(seats) if p != seat and p not in others]
    if alone:
        raise ValueError(f"expected an opponent for every seat but {seat}, got none for {', '.join(alone)}")
    return others


def at_seats(who: Who | Mapping[int, Who] | None, seats: list[int]) -> dict[int, Who]:
    """Return one player for all of these seats, or each its own; None: no player for them."""
    if who is None:
        return {}
    if isinstance(who, Mapping):
        return dict(who)
    return dict.fromkeys(seats, who)
