"""Victory: the sides that have won, and the eliminations that are rewarded.

Rules: core 13; dodge_city, Three players and Eight players.
A set sets another goal with the fold "verdict".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.folds import VERDICT
from boomtown.card.seen.visibility import hunted_by_all, target
from boomtown.card.state import State
from boomtown.kernel.hooks import EVERYBODY

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Verdict = tuple[str, list[int], int]  # side, winners, the one who decided it (-1: nobody in particular)
TOGETHER: Final = "together"  # noted of the turn while an effect on everybody goes on whose losses count together


def ending(g: Bang, out: int, by: int) -> Verdict | None:
    """The verdict by the goals of now; none while losses are counted together."""
    if TOGETHER in g.state.noted:
        return None
    found = verdict(g.state, out, by)
    return g.fold(VERDICT, EVERYBODY, found, (out, by)) if VERDICT in g.state.index.fold else found


def verdict(s: State, out: int, by: int) -> Verdict | None:
    """The end of the game now that `out` has left it because of `by`, or None while it goes on."""
    return _hunt(s, out, by) if hunted_by_all(s) else _law(s)


def _law(s: State) -> Verdict | None:
    left = [role for role, is_in in zip(s.roles, s.alive, strict=True) if is_in]
    if "sheriff" not in left:
        side, winning = ("renegade", {"renegade"}) if left == ["renegade"] else ("outlaws", {"outlaw"})
    elif "outlaw" not in left and "renegade" not in left:
        side, winning = "law", {"sheriff", "deputy"}
    else:
        return None
    seats = [p for p, role in enumerate(s.roles) if role in winning]
    if side == "renegade":
        seats = [p for p in seats if s.alive[p]]
    return side, seats, -1


def _hunt(s: State, out: int, by: int) -> Verdict | None:
    """Who brings down the own target wins; after any other elimination only the last one in the game does."""
    if by >= 0 and s.alive[by] and target(s, by) == out:
        return "hunter", [by], by
    s.run_on(hunting=False)
    return last_one(s)


def last_one(s: State) -> Verdict | None:
    """Whoever is alone in a game without a sheriff has won it."""
    left = [p for p, is_in in enumerate(s.alive) if is_in]
    return ("last", left, left[0]) if len(left) == 1 and hunted_by_all(s) else None


def consequence(s: State, out: int, by: int) -> str:
    """What eliminating `out` means for the one responsible: "reward" (three cards), "penalty" (all cards), or ""."""
    if by < 0:
        return ""
    if hunted_by_all(s) or s.roles[out] == "outlaw":
        return "reward"
    return "penalty" if s.roles[out] == "deputy" and s.roles[by] == "sheriff" else ""
