"""Positions for tests of greenhorn's choices. A is asked first."""

from __future__ import annotations

from typing import Any

from boomtown.bots import make_bot
from boomtown.bots.observation import Observation
from boomtown.card.bots.position import Position as Sense
from boomtown.card.notation.words import phrase
from tests.card.position import LETTERS, Position, seat

ALL = ("bonus", "dodge_city", "high_noon", "fistful")


def choice(position: Position) -> str:
    """Return the choice of the asked greenhorn as text."""
    game = position.game
    assert game.ask is not None
    return phrase(make_bot("greenhorn", 1).choose(game, game.ask.who), LETTERS)


def sense(position: Position) -> Sense:
    """Return the position as the asked greenhorn reads it."""
    game = position.game
    assert game.ask is not None
    bot = make_bot("greenhorn", 1)
    observation = Observation(game, game.ask.who)
    bot.history.update(observation)
    return Sense(observation.fast_view, observation.options, bot.history)


def outlaw(hand: str = "", table: str = "", **more: Any) -> Position:
    """A is an outlaw next to the sheriff B; C and D sit behind. Keywords of seats begin with their letter."""
    return _table("outlaw", ("sheriff", "outlaw", "renegade"), hand, table, more)


def deputy(hand: str = "", table: str = "", **more: Any) -> Position:
    """A is the deputy of the sheriff B."""
    return _table("deputy", ("sheriff", "outlaw", "outlaw"), hand, table, more)


def three(role: str, hand: str = "", table: str = "", **more: Any) -> Position:
    """Three players: A, the one A hunts, and the one who hunts A."""
    ring = ("deputy", "renegade", "outlaw")
    at = ring.index(role)
    return _table(role, (ring[(at + 1) % 3], ring[(at + 2) % 3]), hand, table, more)


_NAMES = ("Kit Carlson", "Rose Doolan", "Bart Cassidy")


def _table(role: str, roles: tuple[str, ...], hand: str, table: str, more: dict[str, Any]) -> Position:
    """`me`: the character of A; `life`, ...: of A; `B={...}`: of another seat; the rest is of the position."""
    mine = {key: more.pop(key) for key in ("life", "spare", "dead") if key in more}
    players = [seat(role, more.pop("me", "Black Jack"), hand, table, **mine)]
    for letter, other, name in zip("BCD", roles, _NAMES, strict=False):
        of = {"character": name} | more.pop(letter, {})
        players.append(seat(other, of.pop("character"), of.pop("hand", ""), of.pop("table", ""), **of))
    return Position(*players, sets=ALL, **more)
