"""Deals of an experiment: the setup of each game, with the roles and characters that the arm asks for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from boomtown.games import new_game, spec_of
from boomtown.lab.experiment import Arm
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

    def setup(self) -> Json:
        """Return the setup. Roles and characters are dealt here only if the arm gives, forbids or swaps some."""
        setup = self.plan.setup()
        if self.arm.roles:
            setup["roles"] = list(self.arm.roles)
        wish = self.arm.characters
        if not (wish.given or wish.forbidden or wish.swapped):
            return setup
        rnd = Random(f"characters/{self.seed}")
        if wish.given and not self.arm.roles:
            setup["roles"] = list(_roles(self.plan))
            rnd.shuffle(setup["roles"])
        setup["characters"] = self._characters(setup, rnd)
        return setup

    def _characters(self, setup: Json, rnd: Random) -> list[str]:
        wish, roles = self.arm.characters, setup.get("roles", [])
        fixed = {*wish.given.values(), *wish.forbidden, *wish.swapped}
        pool = [name for name in spec_of(self.arm.game).characters_in_use(setup) if name not in fixed]
        found = rnd.sample(pool, self.plan.players)
        for role, name in wish.given.items():
            if seats := [seat for seat, of in enumerate(roles) if of == role]:  # four players have no deputy
                found[rnd.choice(seats)] = name
        if wish.swapped:
            free = [seat for seat, name in enumerate(found) if name not in fixed]
            found[rnd.choice(free)] = wish.swapped[self.variant]
        return found


def deal_of(arm: Arm, seed: str, deal: int, variant: int) -> Deal:
    """Return a game. The numbers of players take turns."""
    number, place = divmod(deal, len(arm.counts))
    return Deal(arm, arm.plan(seed, arm.counts[place]), number, variant)


@lru_cache(maxsize=64)
def _roles(plan: Plan) -> tuple[str, ...]:
    """Return the roles that this number of players is dealt; special roles by their own names."""
    game = new_game(plan.setup(), plan.seed, record=False)
    own = [game.view(seat)["seats"][seat] for seat in range(game.players)]
    return tuple(sorted(seat.get("special") or seat["role"] for seat in own))
