"""The base of every pending step of The Duel, and the numbers of what causes effects."""

from __future__ import annotations

from typing import Any, Final

from boomtown.duel.cards import NAMES
from boomtown.duel.cast import PEOPLE, PERSON
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import Frame
from boomtown.kernel.prompt import Prompt

MARKER_SOURCE: Final = 99
NO_SOURCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """A pending step; see `kernel.frame.Frame`."""

    __slots__ = ()

    def lit(self) -> int:
        """The slot of the character whose reaction is asked for; -1: of none."""
        return -1


def source_name(source: int) -> str:
    """A kind of card, a character or the marker by name."""
    if source == MARKER_SOURCE:
        return "marker"
    return PEOPLE[source - PERSON] if source >= PERSON else NAMES[source] if source >= 0 else ""


def source_tag(source: int) -> dict[str, str]:
    """As a variable of texts."""
    return {"char" if source >= PERSON else "kind": source_name(source)}


def asks(source: int, doer: int | None = None, **args: Any) -> Prompt:
    """The prompt of a question that a card or an ability asks; `doer`: whose doing it is."""
    return Prompt({"source": source_tag(source), **args}, doer, source_name(source))


def who_tag(character: int) -> dict[str, str]:
    return {"char": PEOPLE[character]}


__all__ = ["MARKER_SOURCE", "NO_SOURCE", "PERSON", "Prompt", "Step", "asks", "source_name", "source_tag", "who_tag"]
