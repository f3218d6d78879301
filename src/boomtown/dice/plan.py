"""Effects of the dice on the table, in the order of the rules, for readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.dice.faces import ARROW, BEER, BULLSEYE1, BULLSEYE2, DYNAMITE, FACES, GATLING, total
from boomtown.dice.folds import ARROWS_WAIT, GATLINGS
from boomtown.dice.results import BEERS, FUSE, GUN, HITS, LATE_ARROWS, reach
from boomtown.kernel.text import Text, text

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

# The plain face of each item and the stage in which it is used
STAGES = ((ARROW, LATE_ARROWS), (DYNAMITE, FUSE), (BULLSEYE1, HITS), (BULLSEYE2, HITS), (BEER, BEERS), (GATLING, GUN))


def plan(g: Dice) -> list[dict[str, Any]]:
    """Return one item for each kind of result on the table. Arrows occur only while they wait for the last throw."""
    s = g.state
    if s.ghost_turn or s.side:
        return []
    late = g.fold(ARROWS_WAIT, s.turn, False)
    found = []
    for face, stage in STAGES:
        count = total(s.faces, face) - (s.spent_beers if face == BEER else 0)
        if count > 0 and (face != ARROW or late):
            state = "waiting" if s.stage < stage else "now" if s.stage == stage else "done"
            found.append({"face": FACES[face], "count": count, "state": state, "text": _text(g, face, count)})
    return found


def _seats(g: Dice, face: int) -> list[int]:
    """Return the seats that these bull's eyes may hit or, afterwards, the seats that they hit."""
    if g.state.stage <= HITS:
        return reach(g, face)
    return list(dict.fromkeys(to for aimed, to, _ in g.state.aims if aimed == face))


def _text(g: Dice, face: int, n: int) -> Text:
    if face == DYNAMITE:
        return text("plan-dynamite" if n >= 3 else "plan-dynamite-few", n=n)
    if face in (BULLSEYE1, BULLSEYE2):
        return text(f"plan-{FACES[face]}", n=n, seats={"seats": _seats(g, face)})
    if face == GATLING:
        need = g.fold(GATLINGS, g.state.turn, 3)
        return text("plan-gatling", n=n) if n >= need else text("plan-gatling-few", n=n, need=need)
    return text(f"plan-{FACES[face]}", n=n)
