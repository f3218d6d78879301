"""Base class of every pending step of the card game."""

from __future__ import annotations

from typing import Any

from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import Frame
from boomtown.kernel.prompt import Prompt
from boomtown.kernel.redeal import Rnd


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """Pending step; see `kernel.frame.Frame`."""

    __slots__ = ()

    def imagined(self, g: Any, seat: int, rnd: Rnd) -> Step | None:
        return self

    def dealt(self, g: Any, seat: int, rnd: Rnd) -> Step:
        """Return this step for a redealt game whose hands are complete.

        Secrets that seats other than `seat` and the asked seat store in it are drawn again.
        """
        return self


__all__ = ["Prompt", "Step"]
