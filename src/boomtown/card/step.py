"""The base of every pending step of the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.kernel.frame import Frame

if TYPE_CHECKING:
    from boomtown.card.game import Bang


class Step(Frame["Bang"]):
    """A pending step; see `kernel.frame.Frame`."""

    __slots__ = ()
