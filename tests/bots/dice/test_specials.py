"""When the greenhorn uses a special role, which it can only once. A is the one who is asked."""

from __future__ import annotations

from typing import Any

from tests.bots.dice.position import Position, five

ROLES = (3,)
EYES = "bullseye1, bullseye1, bullseye1, beer, beer"
POOR = "dynamite, dynamite, arrow, arrow, gatling"


def special(role: str, name: str, *steps: str, **more: Any) -> Position:
    """A holds the special role."""
    return five(role, *steps, A={"role": name} | more.pop("A", {}), modules=ROLES, **more)


def test_good_takes_the_star_from_a_dying_sheriff() -> None:
    assert special("deputy", "Good", B={"life": 2}).choice == "use role"
    assert special("deputy", "Good", B={"life": 2}, A={"life": 3}).choice == "pass"
    assert special("deputy", "Good").choice == "pass"


def test_ugly_gives_the_own_arrows_to_the_sheriff() -> None:
    laden = special("outlaw", "Ugly", A={"arrows": 4})
    assert laden.choice == "use role"
    assert special("outlaw", "Ugly", "A: use role", A={"arrows": 4}).choice == "choose A"
    assert special("outlaw", "Ugly", "A: use role", "A: choose A", A={"arrows": 4}).choice == "choose B"
    assert special("outlaw", "Ugly", A={"arrows": 1}).choice == "pass"


def test_the_doctor_puts_out_the_fuse() -> None:
    faces = "dynamite, dynamite, dynamite, bullseye1, bullseye1"
    assert special("deputy", "Doctor", f"chance: {faces}", A={"life": 1}).choice == "use role"
    assert special("deputy", "Doctor", f"chance: {faces}", "A: use role", A={"life": 1}).choice.startswith(
        "choose dynamite"
    )
    assert special("deputy", "Doctor", f"chance: {POOR}").choice != "use role"


def test_the_doctor_turns_away_what_would_kill_the_sheriff() -> None:
    """The last throw of an outlaw."""
    mild, deadly = "bullseye1, dynamite, dynamite, beer, beer", "bullseye1"
    steps = (
        f"chance: {mild}",
        "A: pass",
        "C: roll beer",
        f"chance: {deadly}",
        "A: pass",
        "C: roll beer",
        f"chance: {deadly}",
    )
    more: dict[str, Any] = {"turn": "C", "roles": ("sheriff", "outlaw", "outlaw")}
    assert (
        special("deputy", "Doctor", *steps, B={"life": 3}, C={"character": "Black Jack"}, **more).choice == "use role"
    )
    assert special("deputy", "Doctor", *steps, B={"life": 9}, C={"character": "Black Jack"}, **more).choice == "pass"


def test_the_gambler_unmakes_a_good_throw() -> None:
    assert (
        special("outlaw", "Gambler", f"chance: {EYES}", f"B: keep {EYES}", A={"life": 3}, turn="B").choice == "use role"
    )
    assert special("outlaw", "Gambler", f"chance: {POOR}", f"B: keep {POOR}", A={"life": 3}, turn="B").choice == "pass"


def test_the_bad_waits_for_a_beer_that_matters() -> None:
    beers = "beer, beer, beer, dynamite, dynamite"
    steps = (f"chance: {beers}", f"B: keep {beers}", "B: choose B")
    assert special("outlaw", "Bad", *steps, B={"life": 2}, turn="B").choice == "use role"
    assert special("outlaw", "Bad", *steps, B={"life": 8}, turn="B").choice == "pass"


def test_the_judge_stops_an_outlaw() -> None:
    beers = "beer, beer, beer, dynamite, dynamite"
    steps = (f"chance: {beers}", f"B: keep {beers}", "B: choose B", "C: use role")
    assert special("deputy", "Judge", *steps, B={"life": 2}, C={"role": "Bad"}, turn="B").choice == "use role"


def test_the_left_hand_saves_who_must_not_fall() -> None:
    eyes = "bullseye1, bullseye2, dynamite, dynamite, gatling"
    steps = (f"chance: {eyes}", f"C: keep {eyes}")
    left = "Devil's Left Hand"
    assert (
        special("renegade", left, *steps, "C: choose B", "C: choose E", B={"life": 1}, turn="C").choice
        == "use role on B"
    )
    assert special("renegade", left, *steps, "C: choose D", "C: choose E", D={"life": 1}, turn="C").choice == "pass"
    mine = special("renegade", left, *steps, "C: choose D", "C: choose A", A={"life": 1}, turn="C")
    assert mine.choice == "use role on A"


def test_the_right_hand_waits_for_the_end() -> None:
    faces = "gatling, dynamite, dynamite, gatling, arrow"
    steps = (f"chance: {faces}", f"A: keep {faces}")
    right = "Devil's Right Hand"
    assert special("renegade", right, *steps, A={"life": 8}).choice == "pass"
    assert special("renegade", right, *steps, A={"life": 2}).choice == "use role"
