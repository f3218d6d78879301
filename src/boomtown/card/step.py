"""The base of every pending step of the card game."""

from __future__ import annotations

from boomtown.kernel.frame import Frame
from boomtown.kernel.prompt import Prompt


class Step(Frame):
    """A pending step; see `kernel.frame.Frame`."""

    __slots__ = ()


__all__ = ["Prompt", "Step"]
