"""Deals of an experiment: the setup of each game, with the roles, characters and equipment that the arm asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from boomtown.games import new_game, spec_of
from boomtown.lab.arm import ALL, Arm
from boomtown.lab.simulate import Plan

Json = dict[str, Any]


@dataclass(frozen=True)
class Deal:
    """Game of an arm: the plan of its number of players, its number in that plan, and its variant."""

    arm: Arm
    plan: Plan
    number: int
    variant: int

    @property
    def seed(self) -> str:
        """Return the seed of the game; both variants have the same."""
        return self.plan.deal(self.number)

    def bots(self, roles: Sequence[str]) -> list[str]:
        """Return the names of the bots by seat. `roles`: by seat at the first decision."""
        arm = self.arm
        seats = arm.by_seat or ("",) * len(roles)
        usual = [self.plan.bot_at(self.number, seat) for seat in range(len(roles))]
        return [arm.by_role.get(role, seats[seat] or usual[seat]) for seat, role in enumerate(roles)]

    def setup(self) -> Json:
        """Return the setup. Only what the arm gives, forbids or swaps is dealt here."""
        setup, arm = self.plan.setup(), self.arm
        rnd = Random(f"characters/{self.seed}")
        if arm.roles.given:
            setup["roles"] = list(arm.roles.given)
        elif _needs_roles(arm):
            setup["roles"] = list(dealt_roles(self.plan))
            rnd.shuffle(setup["roles"])
        if arm.roles.forbidden:
            setup["roles"] = [arm.roles.forbidden.get(role, role) for role in setup["roles"]]
        wish = arm.characters
        if wish.given or wish.forbidden or wish.swapped:
            setup["characters"] = self._characters(setup, rnd)
        if arm.equipment.given or arm.equipment.dealt:
            setup["in_play"] = self._in_play(setup)
        if arm.roles.swapped and self.variant:  # last, so that nothing else differs between the variants
            setup["roles"] = self._swapped(setup["roles"])
        return setup

    def _characters(self, setup: Json, rnd: Random) -> list[str]:
        wish, roles = self.arm.characters, setup.get("roles", [])
        fixed = {*wish.given.values(), *wish.forbidden, *wish.swapped}
        pool = [name for name in spec_of(self.arm.game).characters_in_use(setup) if name not in fixed]
        found = rnd.sample(pool, self.plan.players)
        for key, name in wish.given.items():
            if seats := _seats(key, roles, self.plan.players):  # four players have no deputy
                found[rnd.choice(seats)] = name
        if wish.swapped:
            free = [seat for seat, name in enumerate(found) if name not in fixed]
            found[rnd.choice(free)] = wish.swapped[self.variant]
        return found

    def _in_play(self, setup: Json) -> list[str]:
        """Return the cards in play by seat, "" for none."""
        wish, roles, players = self.arm.equipment, setup.get("roles", []), self.plan.players
        rnd = Random(f"equipment/{self.seed}")
        found = dict.fromkeys(range(players), "")
        for key, name in wish.given.items():
            if seats := [seat for seat in _seats(key, roles, players) if not found[seat]]:
                found[rnd.choice(seats)] = name
        free = [seat for seat, name in found.items() if not name]
        dealt = spec_of(self.arm.game).cards_in_play(setup) if wish.dealt == ALL else wish.dealt
        cards = [*dealt, *[""] * max(len(dealt), len(free) - len(dealt))]
        return list((found | dict(zip(free, rnd.sample(cards, len(free)), strict=True))).values())

    def _swapped(self, roles: list[str]) -> list[str]:
        """Return the roles with those of one seat of each swapped role exchanged."""
        rnd = Random(f"roles/{self.seed}")
        held = [[seat for seat, role in enumerate(roles) if role == name] for name in self.arm.roles.swapped]
        if not all(held):  # this number of players lacks one of the roles
            return roles
        one, other = map(rnd.choice, held)
        return [roles[{one: other, other: one}.get(seat, seat)] for seat in range(len(roles))]


def deal_of(arm: Arm, seed: str, deal: int, variant: int) -> Deal:
    """Return a game. The numbers of players take turns."""
    number, place = divmod(deal, len(arm.counts))
    return Deal(arm, arm.plan(seed, arm.counts[place]), number, variant)


def _needs_roles(arm: Arm) -> bool:
    """Return True if the arm speaks of roles that it does not give."""
    keys = [*arm.characters.given, *arm.equipment.given]
    return bool(arm.roles.forbidden or arm.roles.swapped or any(not key.isdigit() for key in keys))


def _seats(key: str, roles: Sequence[str], players: int) -> list[int]:
    """Return the seats of a role, or the seat of this number; a table may lack it."""
    if key.isdigit():
        return [int(key)] if int(key) < players else []
    return [seat for seat, role in enumerate(roles) if role == key]


@lru_cache(maxsize=64)
def dealt_roles(plan: Plan) -> tuple[str, ...]:
    """Return the roles that this number of players is dealt; special roles by their own names."""
    game = new_game(plan.setup(), plan.seed, record=False)
    own = [game.view(seat)["seats"][seat] for seat in range(game.players)]
    return tuple(sorted(seat.get("special") or seat["role"] for seat in own))
