"""Abilities that react to the marker: Tom Thorn, Jango."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.duel.character_table import JANGO as JANGO_
from boomtown.duel.character_table import PERSON, TOM_THORN
from boomtown.duel.hooks import STEPS_UP, WATCHES, hook
from boomtown.duel.waiting import AT_REAR, HIT, MAY_DRAW, wait

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

JANGO: Final = PERSON + JANGO_
TOM: Final = PERSON + TOM_THORN


@hook(STEPS_UP, TOM)
def hits_the_rear(g: Duel, slot: int) -> None:
    wait(g, HIT, slot, TOM, AT_REAR)


@hook(WATCHES, JANGO)
def draws_at_a_swap(g: Duel, slot: int) -> None:
    wait(g, MAY_DRAW, slot, JANGO)
