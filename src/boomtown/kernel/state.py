"""State of every game: the part that the kernel reads."""

from __future__ import annotations

from typing import Any, Generic, Self

from boomtown.kernel.compiling import L, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(Generic[L]):
    """Part of a state that all games share. Seats are 0 to n - 1.

    `draws`: how often chance was used.
    `index`: the active hooks.
    `winners`: empty before the end of the game.
    """

    __slots__ = ("draws", "index", "n", "winners")

    n: int
    draws: int
    winners: tuple[int, ...]
    index: L

    def copy(self) -> Self:
        """Return an independent state. Values that are only ever replaced are shared."""
        raise NotImplementedError

    def place(self, owner: int) -> int:
        """Return the rank of an owner of hooks: clockwise from the turn player, EVERYBODY first."""
        raise NotImplementedError

    def ignore(self) -> None:
        """Keep no record of the hidden cards that seats have seen. It is faster, but the game cannot be redealt."""

    def save(self) -> dict[str, Any]:
        """Return the state as JSON-ready data."""
        raise NotImplementedError


def listed(value: Any) -> Any:
    """Return a copy with lists for tuples, so that a save compares equal to its JSON."""
    if isinstance(value, dict):
        return {k: listed(v) for k, v in value.items()}
    return [listed(v) for v in value] if isinstance(value, list | tuple) else value


def frozen(value: Any) -> Any:
    """Return a copy with tuples for lists."""
    if isinstance(value, dict):
        return {k: frozen(v) for k, v in value.items()}
    return tuple(frozen(v) for v in value) if isinstance(value, list) else value
