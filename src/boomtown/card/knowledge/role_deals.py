"""Roles that are dealt again during a game, face down.

Roles that were mixed form a group, stored as a number for each seat; the hidden roles of the first deal are group 0.
That much is public. `card/knowledge/role_paths.py` computes what a seat can infer about the roles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.declared.memory import OfGame, remembers
from boomtown.card.knowledge.role_paths import note_deal
from boomtown.card.seen.visibility import hidden_roles
from boomtown.card.setup import ROLES

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

GROUPS: Final = "role_groups"  # by seat
DOWN: Final = "roles_down"  # role cards face down again: 100 * seat + number of eliminations of the seat by then
remembers(OfGame(GROUPS, "numbers"), OfGame(DOWN, "numbers"))


def role_pick(role: str) -> int:
    """Return a number for a random pick of a role card; numbers of cards and names are not negative."""
    return -1 - ROLES.index(role)


def picked_role(pick: int) -> str:
    return ROLES[-1 - pick]


def deal_roles_again(g: Bang, seats: list[int]) -> None:
    """Shuffle the roles of these seats and deal them again, face down, in this order."""
    s = g.state
    hidden = hidden_roles(s)
    note_deal(s, seats, hidden)
    groups = groups_of(s)
    mixed = {groups[p] for p in seats if p in hidden}
    one = min(mixed, default=max(groups) + 1)
    kin = {*seats, *[p for p in hidden if groups[p] in mixed]}
    s.keep(GROUPS, tuple([one if p in kin else group for p, group in enumerate(groups)]))
    left, roles = [role_pick(s.roles[p]) for p in seats], list(s.roles)
    for p in seats:
        pick = g.pick(left)
        left.remove(pick)
        roles[p] = picked_role(pick)
    s.roles = tuple(roles)
    marks = {100 * p + s.fallen.count(p) for p in seats if p in s.fallen}
    s.keep(DOWN, tuple(sorted({*s.kept(DOWN), *marks})))


def groups_of(s: State) -> tuple[int, ...]:
    return s.kept(GROUPS) or (0,) * s.n


def lying_down(s: State) -> list[int]:
    """Return eliminated seats whose role was dealt again since; a further elimination shows it."""
    return [mark // 100 for mark in s.kept(DOWN) if s.fallen.count(mark // 100) == mark % 100]
