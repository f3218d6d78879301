"""Return of arrows to the pile (dice, elimination 2: it never starts an attack)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.dice.state import IN_PILE

if TYPE_CHECKING:
    from boomtown.dice.game import Dice


def return_arrows(g: Dice, who: int, regular: int, chief: bool, by: int = -1) -> None:
    """Return arrows of a seat to the pile. `by`: the seat that caused it."""
    s = g.state
    if regular:
        s.arrows[who] -= regular
        s.pile += regular
        g.note("quiver", "helps", who=who, count=regular, by=by)
    if chief:
        s.chief = IN_PILE
        g.note("quiver", "helps", who=who, count=1, by=by, chief=True)


def return_all_arrows(g: Dice, who: int, by: int = -1) -> None:
    """Return all arrows of a seat to the pile."""
    return_arrows(g, who, g.state.arrows[who], g.state.chief == who, by)
