"""What the state of every game has: the kernel reads no more of it than this."""

from __future__ import annotations

from typing import Any, Generic, Self

from boomtown.kernel.compiling import L, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(Generic[L]):
    """Seats are 0 to n - 1. `draws`: how often chance was used. `index`: the hooks that work now. `winners`: empty
    while the game goes on.
    """

    __slots__ = ("draws", "index", "n", "winners")

    n: int
    draws: int
    winners: tuple[int, ...]
    index: L

    def copy(self) -> Self:
        """An independent state; what is only ever replaced is shared."""
        raise NotImplementedError

    def place(self, owner: int) -> int:
        """When an owner of hooks comes among others: clockwise from the turn player, EVERYBODY first."""
        raise NotImplementedError

    def ignore(self) -> None:
        """Keep nothing of what seats have seen of hidden things: quicker, but then nothing can be drawn anew."""

    def save(self) -> dict[str, Any]:
        """JSON-ready data."""
        raise NotImplementedError


def listed(value: Any) -> Any:
    """A copy with lists for tuples, so that a save compares equal to its JSON."""
    if isinstance(value, dict):
        return {k: listed(v) for k, v in value.items()}
    return [listed(v) for v in value] if isinstance(value, list | tuple) else value


def frozen(value: Any) -> Any:
    """A copy with tuples for lists."""
    if isinstance(value, dict):
        return {k: frozen(v) for k, v in value.items()}
    return tuple(frozen(v) for v in value) if isinstance(value, list) else value
