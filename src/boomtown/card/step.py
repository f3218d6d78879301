"""The base of every pending step of the card game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from boomtown.kernel.frame import Frame

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@dataclass(slots=True)
class Prompt:
    """What a question says of itself (type Decision of docs/interface.md).

    `args`: variables of the prompt's texts. `by`: the seat that causes it. `source`: the kind or character that asks.
    `card`: the card that asks. `stake`: lives at stake. `used`: codes already tried against it.
    """

    args: dict[str, Any] = field(default_factory=dict)
    by: int | None = None
    source: str | None = None
    card: int | None = None
    stake: int = 0
    used: tuple[int, ...] = ()


def asking(g: Bang) -> Prompt:
    """The prompt of the pending question."""
    step = g.stack[-1]
    assert isinstance(step, Step)
    return step.prompt(g)


class Step(Frame["Bang"]):
    """A pending step; see `kernel.frame.Frame`."""

    __slots__ = ()

    def prompt(self, g: Bang) -> Prompt:
        """For a step that asks: what people are told about the question."""
        return Prompt()
