"""Arm of an experiment: games of one kind, with the bots, roles, characters and equipment that the file asks for."""

from __future__ import annotations

import msgspec

from boomtown.games import DEFAULT, catalog
from boomtown.lab.simulate import Plan

ALL = "all"  # instead of a list of sets, or of equipment


class ExperimentError(ValueError):
    """Experiment that cannot run; the message says what was expected and what came."""


class Characters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Characters of an arm. `given`: by role or number of the seat. `forbidden`: never dealt. `swapped`: two
    characters; each deal is played twice, with each of them in the same seat.
    """

    given: dict[str, str] = {}
    forbidden: tuple[str, ...] = ()
    swapped: tuple[str, ...] = ()


class Roles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Roles of an arm. `given`: by seat. `forbidden`: by role that is not dealt, the one in its place. `swapped`: two
    roles; each deal is played twice, the second time a seat of each has the other role.
    """

    given: tuple[str, ...] = ()
    forbidden: dict[str, str] = {}
    swapped: tuple[str, ...] = ()


class Equipment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards in play at the start. `given`: by role or number of the seat. `dealt`: dealt at random to the other seats,
    with an equal number of blanks; each seat gets one card or none. "all": every card that may begin in play.
    """

    given: dict[str, str] = {}
    dealt: str | tuple[str, ...] = ()


class Arm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one kind. `players`: the deals take these numbers in turn. `bots` take the seats in rotation; `by_seat`
    ("" for none) and `by_role` replace them. `deals`: its own number of deals.
    """

    name: str = ALL
    deals: int = 0
    game: str = DEFAULT
    players: int | tuple[int, ...] = 5
    sets: str | tuple[str, ...] = ()
    options: dict[str, bool | int | str] = {}
    bots: tuple[str, ...] = ("quick",)
    by_seat: tuple[str, ...] = ()
    by_role: dict[str, str] = {}
    roles: Roles = Roles()
    characters: Characters = Characters()
    equipment: Equipment = Equipment()

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the numbers of players, in the order of the deals."""
        return (self.players,) if isinstance(self.players, int) else self.players

    @property
    def variants(self) -> int:
        """Return how often each deal is played."""
        return 2 if self.characters.swapped or self.roles.swapped else 1

    def plan(self, seed: str, players: int) -> Plan:
        """Return the games with this number of players as a plan of the simulation."""
        chosen = _sets(self.game, players) if self.sets == ALL else tuple(self.sets)
        return Plan(
            1, players, self.bots, chosen, tuple(self.options.items()), f"{seed}/{players}", self.game, paired=False
        )

    def every_bot(self) -> tuple[str, ...]:
        """Return the names of all bots of the arm."""
        return tuple(dict.fromkeys([*self.bots, *filter(None, self.by_seat), *self.by_role.values()]))


def _sets(game: str, players: int) -> tuple[str, ...]:
    """Return all expansions that this number of players can use."""
    return tuple(one["id"] for one in catalog(game)["sets"][1:] if players in one.get("players", [players]))
