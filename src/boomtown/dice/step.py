"""Base of all pending steps of the Dice Game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import Ask, Frame
from boomtown.kernel.prompt import Prompt

if TYPE_CHECKING:
    from boomtown.dice.game import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """Pending step; see `kernel.frame.Frame`."""

    __slots__ = ()


class OnTurn(Step):
    """Step of the turn player. It is dropped if they are no longer able to do it."""

    __slots__ = ()

    def run(self, g: Dice) -> Ask | None:
        return self.go(g) if g.state.acting else None

    def go(self, g: Dice) -> Ask | None:
        """Carry out the step, as `run` does for other steps."""
        raise NotImplementedError


def ability(name: str, by: int | None = None, **args: Any) -> Prompt:
    """Return the prompt of a question that an ability asks."""
    return Prompt({"source": {"char": name}, **args}, by, name)


__all__ = ["OnTurn", "Prompt", "Step", "ability"]
