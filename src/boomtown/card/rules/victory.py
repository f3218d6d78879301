"""Victory: the sides that have won, and the eliminations that are rewarded.

Rules: core 13; dodge_city, Three players and Eight players. A set changes the goal with the fold "verdict".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.folds import VERDICT
from boomtown.card.seen.visibility import hunted_by_all, target
from boomtown.card.state import State
from boomtown.kernel.hooks import EVERYBODY

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Verdict = tuple[str, list[int], int]  # side, winners, the seat that decided it (-1: no single seat)
TOGETHER: Final = "together"  # note of the turn during an effect on all players whose losses count together


def ending(g: Bang, out: int, by: int) -> Verdict | None:
    """Return the verdict by the goals that count now, None while losses are counted together."""
    if TOGETHER in g.state.noted:
        return None
    found = verdict(g.state, out, by)
    return g.fold(VERDICT, EVERYBODY, found, (out, by)) if VERDICT in g.state.index.fold else found


def verdict(s: State, out: int, by: int) -> Verdict | None:
    """Return the end of the game after `out` has left it because of `by`, or None if the game continues."""
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
    """Return the hunter who has eliminated their own target as winner. After any other elimination only the last player
    wins.
    """
    if by >= 0 and s.alive[by] and target(s, by) == out:
        return "hunter", [by], by
    s.run_on(hunting=False)
    return last_one(s)


def last_one(s: State) -> Verdict | None:
    """Return the verdict for the only player left in a game without a sheriff."""
    left = [p for p, is_in in enumerate(s.alive) if is_in]
    return ("last", left, left[0]) if len(left) == 1 and hunted_by_all(s) else None


def consequence(s: State, out: int, by: int) -> str:
    """Return the consequence of eliminating `out` for `by`: "reward" (three cards), "penalty" (all cards), or ""."""
    if by < 0:
        return ""
    if hunted_by_all(s) or s.roles[out] == "outlaw":
        return "reward"
    return "penalty" if s.roles[out] == "deputy" and s.roles[by] == "sheriff" else ""
