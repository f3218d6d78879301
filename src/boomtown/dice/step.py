"""The base of every pending step of the dice game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from boomtown.kernel.frame import Frame

if TYPE_CHECKING:
    from boomtown.dice.game import Dice


@dataclass(slots=True)
class Prompt:
    """What a question says of itself: `args` of its texts, `by` the seat that causes it, `source` who asks."""

    args: dict[str, Any] = field(default_factory=dict)
    by: int | None = None
    source: str | None = None
    stake: int = 0


class Step(Frame["Dice"]):
    """A pending step; see `kernel.frame.Frame`."""

    __slots__ = ()

    def prompt(self, g: Dice) -> Prompt:
        """For a step that asks: what people are told about the question."""
        return Prompt()


def ability(name: str, by: int | None = None, **args: Any) -> Prompt:
    """The prompt of a question that an ability asks."""
    return Prompt({"source": {"char": name}, **args}, by, name)
