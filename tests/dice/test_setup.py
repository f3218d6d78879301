"""Setting up a game of dice: what is dealt, and what is said to a setup that describes none."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.moments import KIND
from boomtown.dice.setup import COPIES, ROLE_COUNTS, ROLES
from boomtown.games import Game, SetupError, new_game
from boomtown.kernel.chance import Chance
from tests.dice.table import MODULES


def start(**setup: Any) -> Game:
    return new_game({"game": "dice", **setup}, "deal")


@pytest.mark.parametrize("players", ROLE_COUNTS)
def test_roles_are_dealt_by_the_number_of_players(players: int) -> None:
    s = start(players=players).state
    assert tuple(s.roles.count(role) for role in ROLES) == ROLE_COUNTS[players]
    assert set(s.specials) == {""}
    assert len(set(s.characters)) == players


@pytest.mark.parametrize("deal", ["mixed", "special"])
@pytest.mark.parametrize("players", ROLE_COUNTS)
def test_special_roles_keep_the_numbers(players: int, deal: str) -> None:
    seen = set()
    for seed in range(60):
        setup = {"game": "dice", "players": players, "sets": ["special_roles"], "options": {"deal_roles": deal}}
        s = new_game(setup, seed).state
        assert tuple(s.roles.count(role) for role in ROLES) == ROLE_COUNTS[players]
        held = [special for special in s.specials if special]
        assert len(set(held)) == len(held)
        assert all(KIND[special] == role for special, role in zip(s.specials, s.roles, strict=True) if special)
        if deal == "special":
            kinds = Counter(KIND.values())
            assert len(held) == sum(min(n, kinds[role]) for n, role in zip(ROLE_COUNTS[players], ROLES, strict=True))
        seen |= set(s.specials)
    possible = {name for name, role in KIND.items() if ROLE_COUNTS[players][ROLES.index(role)]}
    assert seen - {""} == possible
    assert ("" in seen) == (deal == "mixed")
    assert sum(COPIES.values()) == 8


@pytest.mark.parametrize("players", ROLE_COUNTS)
def test_special_roles_are_dealt_without_plain_ones(players: int) -> None:
    """By default; the plain ones are the option (old_saloon, module 3, 1)."""
    for seed in range(20):
        assert "" not in new_game({"game": "dice", "players": players, "sets": ["special_roles"]}, seed).state.specials


def test_the_bear_has_three_more() -> None:
    roles = ["Bear", "outlaw", "outlaw", "renegade"]
    s = start(players=4, sets=["special_roles"], roles=roles).state
    assert s.life[0] == CHARACTERS[s.characters[0]].life + 3
    s = start(players=4, roles=["sheriff", *roles[1:]]).state
    assert s.life[0] == CHARACTERS[s.characters[0]].life + 2


def test_three_players_hunt_openly() -> None:
    game = start(players=3)
    view = game.view(None)
    assert all(seat["role_public"] for seat in view["seats"])
    roles = {seat["role"]: seat for seat in view["seats"]}
    target = {role: view["seats"][seat["target"]]["role"] for role, seat in roles.items()}
    assert target == {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
    assert roles["deputy"]["seat"] == view["turn"]
    assert all(seat["life"] == CHARACTERS[seat["character"]].life for seat in view["seats"])


@pytest.mark.parametrize("sets", [[], ["saloon_dice"], ["chiefs_arrow"], ["saloon_dice", "chiefs_arrow"]])
def test_characters_come_only_with_the_modules_they_need(sets: list[str]) -> None:
    dealt = set()
    for seed in range(150):
        dealt |= set(
            new_game({"game": "dice", "players": 8, "sets": [*sets, "saloon_characters"]}, seed).state.characters
        )
    assert ("Apache Kid" in dealt) == ("chiefs_arrow" in sets)
    assert ("José Delgado" in dealt) == ("Tequila Joe" in dealt) == ("saloon_dice" in sets)
    assert {"Bill Noface", "Elena Fuente", "Vera Custer", "Doc Holyday", "Molly Stark"} <= dealt


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"players": 2}, "players must be 3 to 8, got 2"),
        ({"players": 4, "sets": ["ghost"]}, "the set 'ghost' needs 5 to 8 players, got 4"),
        ({"players": 5, "sets": ["chief_arrow"]}, r"sets must be from .* \(did you mean 'chiefs_arrow'\?\)"),
        ({"players": 5, "options": {"deal_roles": "all"}}, "deal_roles must be one of special, mixed, got 'all'"),
        ({"players": 5, "options": {"three_lives": True}}, "expected an option from deal_roles, got 'three_lives'"),
        ({"players": 4, "roles": ["Bear", "outlaw", "outlaw", "renegade"]}, "roles must be 4 of sheriff, .* got"),
        ({"players": 4, "sets": ["special_roles"], "roles": ["Bear", "Bad", "Bad", "renegade"]}, "roles must be 4 of"),
        ({"players": 5, "deck": []}, "expected a setup key from .* got 'deck'"),
    ],
)  # fmt: skip
def test_a_wrong_setup_is_told_what_is_wrong(setup: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        start(**setup)


def test_a_next_game_keeps_survivors_and_passes_the_star_on() -> None:
    game = start(players=5, sets=list(MODULES))
    s = game.state
    s.alive[2] = False
    more = game.next_setup(True, True)
    sheriff = s.roles.index("sheriff")
    assert more["sheriff"] == (sheriff + 1) % 5
    assert more["keep"] == {str(p): s.characters[p] for p in (0, 1, 3, 4)}
    again = start(players=5, sets=list(MODULES), **more).state
    assert again.roles[more["sheriff"]] == "sheriff"
    assert all(again.characters[int(p)] == name for p, name in more["keep"].items())


def test_three_players_pass_the_first_turn_on() -> None:
    game = start(players=3)
    first = game.state.roles.index("deputy")
    assert game.next_setup(False, True) == {"sheriff": (first + 1) % 3}


def test_dice_are_fair() -> None:
    """All sides of a die are equally likely, and the dice of one throw are independent."""
    chance = Chance("fair")
    counts, pairs = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for counter in range(6000):
        faces = chance.roll(counter, [range(6)] * 5)
        counts.update(enumerate(faces))
        pairs[faces[0], faces[1]] += 1
    assert len(counts) == 30
    assert all(abs(n - 1000) < 5 * 29 for n in counts.values())  # five standard deviations
    assert all(abs(n - 6000 / 36) < 5 * 13 for n in pairs.values())
