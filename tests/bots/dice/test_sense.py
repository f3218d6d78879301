"""Plain choices of greenhorn in the Dice Game, one position each. A is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.dice.position import Position, five, three

EYES = "bullseye1, bullseye1, bullseye2, dynamite, dynamite"
BEERS = "beer, beer, dynamite, dynamite, gatling"
CALM = "dynamite, dynamite, arrow, arrow, gatling"


def kept(role: str, faces: str, *further: str, **more: Any) -> Position:
    """A keeps the first throw."""
    return five(role, f"chance: {faces}", f"A: keep {faces}", *further, **more)


def by(letter: str, role: str, faces: str, *further: str, **more: Any) -> Position:
    """Another seat keeps its first throw."""
    return five(role, f"chance: {faces}", f"{letter}: keep {faces}", *further, turn=letter, **more)


# --- when to stop


def thrown(role: str, faces: str, **more: Any) -> str:
    return five(role, f"chance: {faces}", **more).choice


def test_what_helps_the_own_side_is_kept() -> None:
    assert thrown("outlaw", "bullseye1, bullseye1, bullseye1, bullseye1, beer", A={"life": 4}).startswith("keep")


def test_a_deputy_throws_away_what_could_only_hit_the_sheriff() -> None:
    """Four players: two places away sits one only."""
    position = thrown(
        "deputy", "bullseye2, bullseye2, beer, beer, beer", A={"life": 6}, roles=("outlaw", "sheriff", "outlaw")
    )
    assert position == "roll bullseye2 bullseye2"


def test_an_arrow_is_thrown_again_while_there_are_many() -> None:
    assert thrown("outlaw", "bullseye1, bullseye1, bullseye1, bullseye1, arrow", A={"life": 8}) == "roll arrow"


def test_no_throw_when_the_last_arrow_would_be_deadly() -> None:
    at_risk: dict[str, Any] = {"A": {"life": 3, "arrows": 2}, "B": {"arrows": 1}, "C": {"arrows": 4}}
    faces = "bullseye1, beer, beer, bullseye1, arrow"
    assert thrown("sheriff", faces, pile=2, **at_risk).startswith("keep")
    assert thrown("sheriff", faces, A={"life": 9}).startswith("roll")


def test_a_third_dynamite_is_not_asked_for() -> None:
    faces = "dynamite, dynamite, bullseye1, bullseye1, bullseye2"
    assert thrown("outlaw", faces, A={"life": 1}).startswith("keep")


@pytest.mark.parametrize(
    ("me", "faces", "choice"),
    [
        ("Willy the Kid", "gatling, gatling, arrow, bullseye1, bullseye1", "roll arrow"),
        ("Black Jack", "dynamite, dynamite, bullseye1, bullseye1, bullseye1", "roll dynamite dynamite"),
        ("Suzy Lafayette", "dynamite, beer, beer, gatling, bullseye2", "roll bullseye2"),
        ("Jesse Jones", "beer, beer, beer, bullseye1, dynamite", "keep"),
    ],
)
def test_abilities_count(me: str, faces: str, choice: str) -> None:
    life = 3 if me in ("Suzy Lafayette", "Jesse Jones") else 8
    assert thrown("outlaw", faces, me=me, A={"life": life}).startswith(choice)


def test_a_sheriff_keeps_the_gatling() -> None:
    assert thrown("sheriff", "gatling, gatling, gatling, bullseye1, bullseye1").startswith("keep")


def test_two_gatlings_are_worth_more_with_arrows() -> None:
    faces = "gatling, gatling, bullseye1, bullseye1, beer"
    without, laden = thrown("sheriff", faces), thrown("sheriff", faces, A={"arrows": 4})
    assert "gatling" not in without.split()
    assert laden == "roll bullseye1 bullseye1 beer"


def test_the_killing_shot_is_kept() -> None:
    assert "bullseye1" not in thrown("outlaw", "bullseye1, beer, beer, arrow, gatling", B={"life": 1}).split()


# --- bull's eyes


def test_outlaws_shoot_the_sheriff_and_the_sheriff_shoots_back() -> None:
    assert kept("outlaw", EYES).choice == "choose B"
    turns = ("chance: " + EYES, "E: keep " + EYES, "E: choose A", "E: choose A", "E: choose B")
    position = five(
        "sheriff",
        *turns,
        "chance: " + EYES,
        f"A: keep {EYES}",
        turn="E",
        roles=("outlaw", "renegade", "deputy", "outlaw"),
    )
    assert position.choice == "choose E"


def test_a_deputy_spares_the_sheriff() -> None:
    assert kept("deputy", EYES).choice == "choose E"


def test_a_renegade_does_not_kill_the_sheriff_too_early() -> None:
    assert kept("renegade", EYES, B={"life": 1}).choice == "choose E"


def test_the_one_who_falls_is_finished_off() -> None:
    """Enough bull's eyes at one target, the remaining ones at another."""
    assert kept("sheriff", EYES, B={"life": 2}, E={"life": 6}).choice == "choose B"


def test_slab_spends_a_beer_on_a_kill() -> None:
    faces = "bullseye1, beer, dynamite, dynamite, arrow"
    assert kept("outlaw", faces, me="Slab the Killer", B={"life": 2}).choice == "use Slab the Killer on B"
    assert kept("outlaw", faces, me="Slab the Killer", A={"life": 1}, B={"life": 9}).choice == "choose B"


@pytest.mark.parametrize("role", ["deputy", "renegade", "outlaw"])
def test_three_players_shoot_whom_they_hunt(role: str) -> None:
    assert three(role, f"chance: {EYES}", f"A: keep {EYES}").choice == "choose B"


def test_three_players_leave_a_weak_hunter_to_live() -> None:
    """If A eliminates C, the targets no longer count."""
    position = three("deputy", f"chance: {EYES}", f"A: keep {EYES}", C={"life": 1})
    assert position.choice == "choose B"


# --- beers and other gains


def test_beers_go_where_they_are_needed() -> None:
    assert kept("deputy", BEERS, A={"life": 6}, B={"life": 2}).choice == "choose B"
    assert kept("deputy", BEERS, A={"life": 3}, B={"life": 8}).choice == "choose A"
    assert kept("outlaw", BEERS, A={"life": 3}, B={"life": 2}).choice == "choose A"


def test_a_spoiled_beer_is_not_followed_by_another() -> None:
    """The Bad has taken what the sheriff gains from beers in this turn."""
    more: dict[str, Any] = {"B": {"life": 2}, "A": {"life": 6}, "C": {"role": "Bad"}, "modules": (3,)}
    assert kept("deputy", BEERS, "A: choose B", "C: use role", **more).choice == "choose A"


def test_sid_cures_the_weak_one() -> None:
    assert (
        five("deputy", me="Sid Ketchum", A={"life": 7}, B={"life": 2}, D={"character": "Bart Cassidy"}).choice
        == "choose B"
    )
    assert (
        five("outlaw", me="Sid Ketchum", A={"life": 3}, B={"life": 2}, D={"character": "Bart Cassidy"}).choice
        == "choose A"
    )


# --- arrows


def test_bart_takes_arrows_while_that_is_cheaper() -> None:
    steps = ("B: choose A", "B: choose A", "B: choose D")
    assert by("B", "outlaw", EYES, *steps, me="Bart Cassidy").choice == "use Bart Cassidy"
    assert by("B", "outlaw", EYES, *steps, me="Bart Cassidy", A={"arrows": 5}, E={"arrows": 2}, pile=2).choice == "pass"


def test_kit_sends_the_own_arrow_back() -> None:
    position = kept(
        "outlaw",
        "gatling, dynamite, dynamite, bullseye1, bullseye1",
        "A: choose B",
        "A: choose B",
        me="Kit Carlson",
        A={"arrows": 2},
        B={"arrows": 2},
    )
    assert position.choice == "use Kit Carlson on A"


def test_elena_gives_the_arrow_to_the_sheriff() -> None:
    assert (
        thrown("outlaw", "arrow, bullseye1, bullseye1, beer, beer", me="Elena Fuente", modules=(4,))
        == "use Elena Fuente on B"
    )


def test_the_chiefs_arrow_is_for_who_has_the_most() -> None:
    faces = "arrow, bullseye1, bullseye1, beer, beer"
    assert thrown("outlaw", faces, A={"arrows": 3}, modules=(2,)) == "choose chief_arrow"
    assert thrown("outlaw", faces, A={"arrows": 1}, C={"arrows": 4}, modules=(2,)) == "choose arrow"


def test_molly_bears_it_for_the_sheriff() -> None:
    steps = ("C: choose B", "C: choose B", "C: choose E", "A: pass")
    assert (
        by("C", "deputy", EYES, *steps, me="Molly Stark", B={"life": 2}, modules=(4,)).choice == "use Molly Stark on B"
    )
    assert by("C", "outlaw", EYES, *steps, me="Molly Stark", B={"life": 3}, modules=(4,)).choice == "pass"


# --- saloon dice, ghost


def test_the_saloon_die_by_need() -> None:
    assert five("sheriff", modules=(1,)).choice == "use loudmouth"
    assert five("sheriff", A={"life": 1}, modules=(1,)).choice == "use coward"
    assert five("sheriff", me="José Delgado", modules=(1, 4)).choice == "use loudmouth"


def test_a_ghost_wants_two_of_what_harms() -> None:
    dead = {"dead": True}
    assert five("outlaw", "chance: arrow, beer", A=dead, modules=(5,)).choice == "roll beer"
    assert kept("outlaw", "dynamite, dynamite", A=dead, modules=(5,)).choice == "choose B"
    assert kept("deputy", "beer, beer", A=dead, B={"life": 2}, modules=(5,)).choice == "choose B"


def test_jesse_drinks_for_two_to_the_last_beer_of_the_turn() -> None:
    """Jesse Jones began with four life points, so the second beer still gives two."""
    begun = kept("deputy", BEERS, "A: choose A", me="Jesse Jones", A={"life": 4}, B={"life": 6})
    assert begun.asked == "A beer"
    assert begun.sense.thirsty
    assert begun.choice == "choose A"
    assert not kept("deputy", BEERS, me="Jesse Jones", A={"life": 5}, B={"life": 6}).sense.thirsty
