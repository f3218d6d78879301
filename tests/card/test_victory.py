"""Winners and the consequences of eliminations with 3, 4 to 7 and 8 players (core 13; dodge_city, Eight and Three)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.card.rules.victory import consequence, verdict
from boomtown.card.seen.visibility import hunted_by_all, target
from boomtown.card.state import State
from tests.card.position import Position, seat

EIGHT = ("sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade")
SHERIFF, DEPUTIES, OUTLAWS, RENEGADES = 0, [1, 2], [3, 4, 5], [6, 7]
THREE = ("deputy", "outlaw", "renegade")
DEPUTY, OUTLAW, RENEGADE = range(3)


def with_seats_left(roles: tuple[str, ...], seats: Sequence[int]) -> State:
    """Return a state in which only these seats are alive."""
    s = State(len(roles))
    s.roles = roles
    s.alive = tuple(p in seats for p in range(len(roles)))
    return s


# --- eight players


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ([6, 7], ("outlaws", OUTLAWS)),  # two renegades left: the outlaws win although all of them are eliminated
        ([1, 6], ("outlaws", OUTLAWS)),
        ([3], ("outlaws", OUTLAWS)),
        ([1, 2], ("outlaws", OUTLAWS)),
        ([], ("outlaws", OUTLAWS)),
        ([6], ("renegade", [6])),
        ([7], ("renegade", [7])),
    ],
    ids=str,
)
def test_the_sheriff_of_eight_falls(seats: list[int], says: tuple[str, list[int]]) -> None:
    assert verdict(with_seats_left(EIGHT, seats), SHERIFF, -1) == (*says, -1)


@pytest.mark.parametrize("seats", [[0, 7], [0, 6, 7], [0, 3], [0, 1, 2, 5], [0, 1, 2, 3, 4, 5]], ids=str)
def test_the_game_of_eight_goes_on(seats: list[int]) -> None:
    assert verdict(with_seats_left(EIGHT, seats), 6, 0) is None


@pytest.mark.parametrize("seats", [[0], [0, 1], [0, 1, 2]], ids=str)
def test_the_law_of_eight_wins_over_both_renegades(seats: list[int]) -> None:
    assert verdict(with_seats_left(EIGHT, seats), 6, 0) == ("law", [SHERIFF, *DEPUTIES], -1)


def test_a_renegade_who_fell_does_not_win_with_the_other() -> None:
    """The other renegade plays alone."""
    assert verdict(with_seats_left(EIGHT, [7]), SHERIFF, 7) == ("renegade", [7], -1)


def test_one_of_two_renegades_who_shoots_the_sheriff_loses() -> None:
    p = Position(
        seat("renegade", "Willy the Kid", "BANG!"),
        seat("sheriff", "Rose Doolan", life=1),
        seat("renegade", "Black Jack"),
        seat("outlaw", "Slab the Killer", dead=True),
        sets=("dodge_city",),
    ).do("A: play BANG! on B")
    assert p.game.result == {
        "winners": [3],
        "side": "outlaws",
        "roles": ["renegade", "sheriff", "renegade", "outlaw"],
    }


def test_the_last_of_two_renegades_wins_alone() -> None:
    p = Position(
        seat("renegade", "Willy the Kid", "BANG!, BANG!"),
        seat("sheriff", "Rose Doolan", life=1),
        seat("renegade", "Black Jack", life=1),
        sets=("dodge_city",),
    ).do("A: play BANG! on C")
    assert not p.game.over
    p.do("A: play BANG! on B")
    assert p.game.result is not None
    assert (p.game.winners, p.game.result["side"]) == ([0], "renegade")


# --- three players


def test_three_open_roles_are_a_hunt() -> None:
    assert hunted_by_all(with_seats_left(THREE, [0, 1, 2]))
    assert not hunted_by_all(with_seats_left(("sheriff", "outlaw", "renegade"), [0, 1, 2]))


def test_whom_each_hunts() -> None:
    s = with_seats_left(THREE, [0, 1, 2])
    assert [target(s, p) for p in range(3)] == [RENEGADE, DEPUTY, OUTLAW]
    s.run_on(hunting=False)
    assert [target(s, p) for p in range(3)] == [-1, -1, -1]


def test_with_a_sheriff_nobody_is_hunted() -> None:
    s = with_seats_left(EIGHT, range(8))
    assert [target(s, p) for p in range(8)] == [-1] * 8


@pytest.mark.parametrize("hunter", range(3))
def test_who_brings_down_the_own_target_wins(hunter: int) -> None:
    prey = target(with_seats_left(THREE, [0, 1, 2]), hunter)
    s = with_seats_left(THREE, [p for p in range(3) if p != prey])
    assert verdict(s, prey, hunter) == ("hunter", [hunter], hunter)


@pytest.mark.parametrize("prey", range(3))
@pytest.mark.parametrize("by", [-1, 0, 1, 2])
def test_any_other_elimination_ends_the_hunt(prey: int, by: int) -> None:
    s = with_seats_left(THREE, [p for p in range(3) if p != prey])
    if by == prey or (by >= 0 and target(s, by) == prey):
        return
    assert verdict(s, prey, by) is None
    assert [target(s, p) for p in range(3)] == [-1, -1, -1]


def test_after_the_hunt_the_own_target_is_nobodys_any_more() -> None:
    """The deputy has eliminated the outlaw, and now the renegade, the last opponent."""
    s = with_seats_left(THREE, [DEPUTY])
    s.run_on(hunting=False)
    assert verdict(s, RENEGADE, DEPUTY) == ("last", [DEPUTY], DEPUTY)


def test_the_last_one_wins_whoever_did_it() -> None:
    s = with_seats_left(THREE, [RENEGADE])
    s.run_on(hunting=False)
    assert verdict(s, DEPUTY, -1) == ("last", [RENEGADE], RENEGADE)


def test_a_hunter_who_is_out_has_not_won() -> None:
    """The outlaw was eliminated before the target, by an effect that the outlaw began."""
    s = with_seats_left(THREE, [RENEGADE])
    assert verdict(s, DEPUTY, OUTLAW) == ("last", [RENEGADE], RENEGADE)


def test_a_ghost_may_reach_its_goal() -> None:
    """The outlaw shoots the deputy as a ghost under Ghost Town. The hunt is over, so the last player will win."""
    p = Position(
        seat("deputy", "Willy the Kid", life=1),
        seat("outlaw", "Rose Doolan", dead=True),
        seat("renegade", "Black Jack", life=1),
        sets=("dodge_city", "high_noon"),
        event="Ghost Town",
        events="",
        deck="BANG! 2C, BANG! 3C, Duel",
    ).do("A: end turn", "B: play BANG! 2C on A")
    assert not p.game.over
    assert p.game.state.alive == (False, True, True)


# --- rewards and penalties of an elimination


@pytest.mark.parametrize("by", [DEPUTY, OUTLAW, RENEGADE])
@pytest.mark.parametrize("out", [DEPUTY, OUTLAW, RENEGADE])
def test_among_three_every_elimination_is_rewarded(out: int, by: int) -> None:
    if out != by:
        assert consequence(with_seats_left(THREE, [0, 1, 2]), out, by) == "reward"


@pytest.mark.parametrize("roles", [THREE, EIGHT])
def test_nobody_is_rewarded_for_what_nobody_did(roles: tuple[str, ...]) -> None:
    s = with_seats_left(roles, range(len(roles)))
    assert [consequence(s, p, -1) for p in range(len(roles))] == [""] * len(roles)


@pytest.mark.parametrize("by", range(8))
def test_among_eight_as_in_the_base_game(by: int) -> None:
    s = with_seats_left(EIGHT, range(8))
    found = {EIGHT[out]: consequence(s, out, by) for out in range(8) if out != by}
    assert found["outlaw"] == "reward"
    assert found.get("deputy", "") == ("penalty" if by == SHERIFF else "")
    assert found.get("renegade", "") == found.get("sheriff", "") == ""


# --- once Dead Man has brought all three back


def dead_man(**options: Any) -> Position:
    """Return the position at the start of the outlaw's turn: the deputy eliminated them in the round of Dead Man."""
    return Position(
        seat("deputy", "Willy the Kid", "BANG! 2C", life=1),
        seat("outlaw", "Rose Doolan", dead=True),
        seat("renegade", "Black Jack", life=1),
        sets=("dodge_city", "fistful"),
        event="Dead Man",
        events="",
        options=options,
        deck="BANG! 3C, Duel 8C, Saloon, Jail",
    ).do("A: end turn")


def targets(p: Position) -> list[int | None]:
    return [s["target"] for s in p.game.view(None)["seats"]]


def test_targets_stay_lost_by_default() -> None:
    p = dead_man()
    assert p.game.state.alive == (True, True, True)
    assert targets(p) == [None, None, None]
    p.do("B: play BANG! 3C on A", "A: pass")
    assert not p.game.over


def test_targets_count_again_where_agreed() -> None:
    p = dead_man(dead_man_hunts=True)
    assert targets(p) == [2, 0, 1]
    p.do("B: play BANG! 3C on A", "A: pass")
    assert p.game.result is not None
    assert (p.game.winners, p.game.result["side"]) == ([1], "hunter")


def test_a_ghost_that_leaves_while_losses_count_together() -> None:
    """B was eliminated before. When B pays the Ironhorse with the Ghost, A is the last in the game and wins."""
    p = Position(
        seat("sheriff", "Willy the Kid", "Next Stop"),
        seat("outlaw", "Rose Doolan", "", "Ghost, Caboose", life=0),
        seat("outlaw", "Black Jack", dead=True),
        seat("renegade", "Kit Carlson", dead=True),
        sets=("great_train_robbery", "valley_of_shadows"),
        deck="Wells Fargo",
        more={
            "stations": ["Dodgeville", "Boom Town", "Silverado", "Callico"],
            "train": {"engine": "Ironhorse", "at": 4, "cars": ["Sleeper Car", "Dining Car", "Mail Car"]},
        },
    )
    p.game.state.fallen = (1, 2, 3)
    p.do("A: play Next Stop", "A: pass", "A: pass", "B: use Caboose", "B: discard Ghost")
    assert p.game.result is not None
    assert p.game.result["winners"] == [0]
