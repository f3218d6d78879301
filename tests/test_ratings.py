"""Ratings: fair to every role, they find who is stronger, grow surer, and need two people."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random

import pytest

from boomtown.games import SPECS
from boomtown.ratings import OVERALL, Key, Rates, Seat, Skill, counts, fresh, rate

ROLES = ["sheriff", "deputy", "outlaw", "outlaw", "renegade"]
RATES: Rates = {
    "sheriff": {"rate": 0.5, "allies": ["deputy"]},
    "deputy": {"rate": 0.5, "allies": ["sheriff"]},
    "outlaw": {"rate": 0.35, "allies": []},
    "renegade": {"rate": 0.15, "allies": []},
}
SIDES = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",), "renegade": ("renegade",)}
FIRST = {"law": 0.5, "outlaws": 0.35, "renegade": 0.15}


def deal(rnd: Random, people: Sequence[str], strong: dict[str, float]) -> list[Seat]:
    """A game of five: a side wins by its base rate and the mean strength of its members."""
    roles = ROLES[:]
    rnd.shuffle(roles)
    table = rnd.sample(people, 5)

    def weight(side: str) -> float:
        members = [strong.get(who, 0.0) for who, role in zip(table, roles, strict=True) if role in SIDES[side]]
        return FIRST[side] * exp(sum(members) / len(members))

    winner = rnd.choices([*SIDES], [weight(side) for side in SIDES])[0]
    return [Seat(who, role, role in SIDES[winner], True) for who, role in zip(table, roles, strict=True)]


def play(games: int, strong: dict[str, float], seed: int = 1) -> dict[Key, Skill]:
    rnd, skills = Random(seed), dict[Key, Skill]()
    people = [f"p{n}" for n in range(10)]
    for _ in range(games):
        skills |= rate(skills, deal(rnd, people, strong), RATES)
    return skills


def overall(skills: dict[Key, Skill]) -> dict[str, Skill]:
    return {who: skill for (who, role), skill in skills.items() if role == OVERALL}


def test_equals_are_rated_as_equals() -> None:
    """Equal players get equal ratings for any roles."""
    found = overall(play(3000, {}))
    assert len(found) == 10
    assert max(abs(one.mean) for one in found.values()) < 0.35
    assert all(abs(one.shown - 1500) <= 1.5 * one.within for one in found.values())
    assert abs(sum(one.mean for one in found.values())) < 0.5, "nor do all of them rise or sink"


def test_who_always_draws_the_same_role_is_rated_as_an_equal() -> None:
    """The sheriff wins half of the games and the renegade one in seven: neither is strong or weak for that."""
    rnd, skills = Random(3), dict[Key, Skill]()
    people = {"sheriff": "s", "deputy": "d", "renegade": "r"}
    for _ in range(1500):
        seats = deal(rnd, [f"p{n}" for n in range(10)], {})
        skills |= rate(skills, [one._replace(who=people.get(one.role, one.who)) for one in seats], RATES)
    found = overall(skills)
    assert max(abs(found[who].mean + skills[who, role].mean) for role, who in people.items()) < 0.3


def test_the_stronger_one_is_found() -> None:
    found = overall(play(1500, {"p3": 1.5, "p7": -1.5}))
    order = sorted(found, key=lambda who: found[who].mean)
    assert (order[0], order[-1]) == ("p7", "p3")
    assert found["p3"].shown - found["p3"].within > found["p7"].shown + found["p7"].within


def test_a_role_somebody_plays_well_is_found() -> None:
    """The player wins each game as renegade and plays the other roles at the average strength."""
    rnd, skills = Random(5), dict[Key, Skill]()
    for _ in range(800):
        seats = deal(rnd, [f"p{n}" for n in range(10)], {})
        if any(one.who == "p1" and one.role == "renegade" for one in seats):
            seats = [one._replace(won=one.who == "p1") for one in seats]
        skills |= rate(skills, seats, RATES)
    others = max(skill.mean for (who, role), skill in skills.items() if role == "renegade" and who != "p1")
    assert skills["p1", "renegade"].mean > others
    assert skills["p1", "renegade"].mean > skills["p1", "outlaw"].mean


def test_every_game_makes_it_surer() -> None:
    rnd, skills = Random(2), dict[Key, Skill]()
    people = [f"p{n}" for n in range(5)]
    for _ in range(50):
        changed = rate(skills, deal(rnd, people, {}), RATES)
        for (who, role), skill in changed.items():
            before = skills.get((who, role), fresh(role))
            assert 0 < skill.variance < before.variance
            assert skill.games == before.games + 1
        skills |= changed
    assert overall(skills)["p0"].within < Skill().within


def test_the_order_of_seats_does_not_matter() -> None:
    seats = deal(Random(1), [f"p{n}" for n in range(5)], {})
    forth, back = rate({}, seats, RATES), rate({}, seats[::-1], RATES)
    assert forth.keys() == back.keys()
    assert all(forth[key] == pytest.approx(back[key]) for key in forth)


def test_a_seat_of_unknown_skill_is_not_rated_and_nobody_with_too_few_people() -> None:
    seats = deal(Random(1), [f"p{n}" for n in range(5)], {})
    left = [one._replace(who=None, person=False) if n == 0 else one for n, one in enumerate(seats)]
    changed = rate({}, left, RATES)
    assert {who for who, _ in changed} == {one.who for one in seats[1:]}
    alone = [one._replace(person=n == 0) for n, one in enumerate(seats)]
    assert not counts(alone)
    assert rate({}, alone, RATES) == {}


@pytest.mark.parametrize("won", [True, False])
def test_a_game_that_all_have_won_or_lost_says_nothing(won: bool) -> None:
    seats = [one._replace(won=won) for one in deal(Random(1), [f"p{n}" for n in range(5)], {})]
    assert rate({}, seats, RATES) == {}


def test_roles_nobody_has_figures_of() -> None:
    seats = [Seat("a", "mayor", True, True), Seat("b", "ghost", False, True)]
    changed = rate({}, seats, {})
    assert changed["a", OVERALL].mean > 0 > changed["b", OVERALL].mean


@pytest.mark.parametrize("game", sorted(SPECS))
def test_the_figures_of_each_game(game: str) -> None:
    """For every number of players, with the command that made them; allies are so for each other."""
    found = SPECS[game].rates()
    assert found is not None
    assert found["command"].startswith(f"boomtown ratings --fit {game} ")
    few, most = SPECS[game].catalog()["players"]
    assert [int(count) for count in found["players"]] == [*range(few, most + 1)]
    for roles in found["players"].values():
        for name, role in roles.items():
            assert 0 < role["rate"] < 1
            assert abs(log(role["rate"] / (1 - role["rate"]))) < 5
            assert all(name in roles[ally]["allies"] for ally in role["allies"])
