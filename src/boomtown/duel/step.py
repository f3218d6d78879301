"""Base of all pending steps of The Duel, and the numbers of sources of effects."""

from __future__ import annotations

from typing import Any, Final

from boomtown.duel.cards import NAMES
from boomtown.duel.character_table import PEOPLE, PERSON
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import Frame
from boomtown.kernel.prompt import Prompt

MARKER_SOURCE: Final = 99
NO_SOURCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """Pending step; see `kernel.frame.Frame`."""

    __slots__ = ()

    def lit(self) -> int:
        """Return the slot of the character that must react, or -1."""
        return -1


def source_name(source: int) -> str:
    """Return the name of a kind of card, a character or the marker."""
    if source == MARKER_SOURCE:
        return "marker"
    return PEOPLE[source - PERSON] if source >= PERSON else NAMES[source] if source >= 0 else ""


def source_tag(source: int) -> dict[str, str]:
    """Return the source as a variable of texts."""
    return {"char" if source >= PERSON else "kind": source_name(source)}


def asks(source: int, doer: int | None = None, **args: Any) -> Prompt:
    """Return the prompt of a question asked by a card or an ability. `doer` is the seat that causes it."""
    return Prompt({"source": source_tag(source), **args}, doer, source_name(source))


def who_tag(character: int) -> dict[str, str]:
    return {"char": PEOPLE[character]}


__all__ = ["MARKER_SOURCE", "NO_SOURCE", "PERSON", "Prompt", "Step", "asks", "source_name", "source_tag", "who_tag"]
