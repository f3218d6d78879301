"""Who has won, and which eliminations are rewarded (core 13; dodge_city, Eight players and Three players).

What a set changes of it is a fold: "verdict" (another goal), "hidden_roles" (a role comes out, or is hidden again),
"open_hands" (everybody sees a hand), "goal" (what is told of the goal). But for the verdict they are asked of a state
alone, as views and redeals look at states: the first argument of their hooks is the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.folds import GOAL, HIDDEN_ROLES, OPEN_HANDS, ROLE_NOW, SKIPS, VERDICT
from boomtown.card.state import State
from boomtown.kernel.hooks import EVERYBODY

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Verdict = tuple[str, list[int], int]  # side, winners, the one who decided it (-1: nobody in particular)
# Three players: whom each role hunts
TARGET = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


def hunted_by_all(s: State) -> bool:
    """Whether roles are open and everybody has a target: three players without a sheriff."""
    return "sheriff" not in s.roles


def hidden_roles(s: State) -> list[int]:
    """The seats whose role not everybody knows (core 14; dodge_city, Three players)."""
    if s.side or hunted_by_all(s):
        return []
    roles, fallen = s.roles, s.fallen
    found = [p for p in s.index.order if roles[p] != "sheriff" and p not in fallen]
    for owner, _, change in s.index.fold.get(HIDDEN_ROLES, ()):
        found = change(s, owner, found, None)
    return found


def knows_role(s: State, seat: int, hidden: list[int]) -> bool:
    """Whether a seat knows its own role: not while it is out of the game and its role card lies face down."""
    return s.alive[seat] or seat not in hidden


def goal(s: State, seat: int) -> str:
    """The goal of the seat now, by the name of its text; "" where it is that of its role."""
    found = ""
    for owner, _, change in s.index.fold.get(GOAL, ()):
        if owner in (seat, EVERYBODY):
            found = change(s, seat, found, None)
    return found


def role_now(s: State, seat: int) -> str:
    """The role of a seat as it counts now, which a variant may turn round."""
    role = s.roles[seat]
    for _, _, change in s.index.fold.get(ROLE_NOW, ()):
        role = change(s, seat, role, None)
    return role


def skips(s: State, seat: int) -> bool:
    """Whether the next turn of the seat is skipped."""
    found = False
    for _, _, change in s.index.fold.get(SKIPS, ()):
        found = change(s, seat, found, None)
    return found


def open_hands(s: State) -> list[int]:
    """The seats whose hand everybody sees, once the game is on."""
    found: list[int] = []
    for owner, _, change in s.index.fold.get(OPEN_HANDS, ()):
        found = change(s, owner, found, None)
    return found


def target(s: State, seat: int) -> int:
    """Whom the seat hunts, -1 when targets do not (or no longer) count."""
    if not hunted_by_all(s) or not s.course.hunting:
        return -1
    wanted = TARGET[s.roles[seat]]
    return s.roles.index(wanted) if wanted in s.roles else -1


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
