"""Arrows that go back to the pile (dice, elimination 2: this never brings an attack)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.dice.state import IN_PILE

if TYPE_CHECKING:
    from boomtown.dice.game import Dice


def back(g: Dice, who: int, regular: int, chief: bool, by: int = -1) -> None:
    """Arrows of a seat go back; `by` made it happen."""
    s = g.state
    if regular:
        s.arrows[who] -= regular
        s.pile += regular
        g.note("quiver", "helps", who=who, count=regular, by=by)
    if chief:
        s.chief = IN_PILE
        g.note("quiver", "helps", who=who, count=1, by=by, chief=True)


def all_back(g: Dice, who: int, by: int = -1) -> None:
    """All arrows of a seat."""
    back(g, who, g.state.arrows[who], g.state.chief == who, by)
