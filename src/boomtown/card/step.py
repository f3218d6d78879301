"""The base of every pending step of the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.kernel.frame import Frame
from boomtown.kernel.prompt import Prompt

if TYPE_CHECKING:
    from boomtown.card.game import Bang  # noqa: F401  (names the kind of frame)


class Step(Frame["Bang"]):
    """A pending step; see `kernel.frame.Frame`."""

    __slots__ = ()


__all__ = ["Prompt", "Step"]
