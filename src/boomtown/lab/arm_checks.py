"""Checks of an arm: a wrong value is reported before a game is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from boomtown.games import new_game, spec_of
from boomtown.kernel.setup_validation import suggest
from boomtown.lab.arm import ALL, Arm, ExperimentError
from boomtown.lab.deals import dealt_roles


def check_arm(arm: Arm, seed: str) -> None:
    """Raise ExperimentError or SetupError if the arm cannot be played."""
    spec_of(arm.game)
    if not arm.counts:
        raise ExperimentError(f"{arm.name}: expected one or more numbers of players, got none")
    if isinstance(arm.sets, str) and arm.sets != ALL:
        raise ExperimentError(f"{arm.name}: sets: expected a list or {ALL!r}, got {arm.sets!r}")
    if arm.by_seat and arm.by_role:
        raise ExperimentError(f"{arm.name}: expected by_seat or by_role, got both")
    if arm.roles.swapped and arm.characters.swapped:
        raise ExperimentError(f"{arm.name}: swapped: expected roles or characters, got both")
    found: set[str] = set()
    for players in arm.counts:
        found |= _check_players(arm, seed, players)
    _check_roles(arm, found)


def _check_players(arm: Arm, seed: str, players: int) -> set[str]:
    """Check the arm for one number of players; return the names of its roles."""
    plan = arm.plan(seed, players)
    if arm.by_seat and len(arm.by_seat) != players:
        raise ExperimentError(
            f"{arm.name}: by_seat: expected a bot for each of {players} seats, got {len(arm.by_seat)}"
        )
    for names in (arm.bots, *((name,) for name in arm.every_bot())):
        replace(plan, bots=names).check()
    roles = list(arm.roles.given or dealt_roles(plan))
    setup = plan.setup() | ({"roles": roles} if arm.roles.given else {})
    game = new_game(setup, plan.seed, record=False)
    roles += [game.view(seat)["seats"][seat]["role"] for seat in range(game.players)]
    if arm.roles.forbidden:
        new_game(setup | {"roles": [arm.roles.forbidden.get(role, role) for role in roles[:players]]}, plan.seed)
    _check_characters(arm, setup)
    _check_equipment(arm, setup)
    return {*roles, *arm.roles.forbidden.values()}


def _check_roles(arm: Arm, found: set[str]) -> None:
    """Check the names of roles. Characters and equipment may name a seat instead."""
    most = max(arm.counts)
    named: dict[str, Iterable[str]] = {
        "by_role": arm.by_role,
        "roles.forbidden": arm.roles.forbidden,
        "roles.swapped": arm.roles.swapped,
        "characters.given": _not_seats(arm.characters.given, most),
        "equipment.given": _not_seats(arm.equipment.given, most),
    }
    for key, roles in named.items():
        for role in roles:
            if role not in found:
                known = ", ".join(sorted(found))
                raise ExperimentError(f"{arm.name}: {key}: expected a role from {known}, got {role!r}")
    if arm.roles.swapped and len(set(arm.roles.swapped)) != 2:
        raise ExperimentError(f"{arm.name}: roles.swapped: expected two roles, got {', '.join(arm.roles.swapped)}")


def _not_seats(keys: Iterable[str], players: int) -> list[str]:
    """Return the keys that are not the number of a seat."""
    return [key for key in keys if key not in map(str, range(players))]


def _check_characters(arm: Arm, setup: Mapping[str, Any]) -> None:
    """Check the characters for one number of players."""
    wish = arm.characters
    named = [*wish.given.values(), *wish.forbidden, *wish.swapped]
    if not named:
        return
    pool = spec_of(arm.game).characters_in_use(setup)
    if not pool:
        raise ExperimentError(f"{arm.name}: characters: {arm.game} deals none that an experiment can set")
    _check_names(arm, named, pool, "expected a character in use")
    for name in named:
        if named.count(name) > 1:
            raise ExperimentError(f"{arm.name}: expected each character once, got {name!r} twice")
    if wish.swapped and len(wish.swapped) != 2:
        raise ExperimentError(f"{arm.name}: swapped: expected two characters, got {len(wish.swapped)}")
    if len(pool) - len(wish.forbidden) - len(wish.swapped) < setup["players"]:
        raise ExperimentError(f"{arm.name}: expected characters for {setup['players']} players, got too many forbidden")


def _check_equipment(arm: Arm, setup: Mapping[str, Any]) -> None:
    """Check the cards in play for one number of players."""
    wish = arm.equipment
    if isinstance(wish.dealt, str) and wish.dealt != ALL:
        raise ExperimentError(f"{arm.name}: equipment.dealt: expected a list or {ALL!r}, got {wish.dealt!r}")
    if not wish.given and not wish.dealt:
        return
    known = spec_of(arm.game).cards_in_play(setup)
    named = [*wish.given.values(), *(known if wish.dealt == ALL else wish.dealt)]
    if not known:
        raise ExperimentError(f"{arm.name}: equipment: {arm.game} has none that an experiment can deal")
    _check_names(arm, named, known, "equipment: expected a card that players lay in front of them")


def _check_names(arm: Arm, named: Sequence[str], known: Sequence[str], wanted: str) -> None:
    for name in named:
        if name not in known:
            raise ExperimentError(f"{arm.name}: {wanted}, got {name!r}{suggest(name, tuple(known))}")
