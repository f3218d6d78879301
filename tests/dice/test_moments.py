"""Interruptions: asking reveals no role, and players who want the same one act in the order of the rules."""

from __future__ import annotations

import pytest

from boomtown.dice.codes import CHOOSE, showing
from boomtown.dice.faces import BEER, FACES
from boomtown.kernel.frame import PASS
from tests.card.position import decision_of, pending
from tests.dice.table import Table

FIVE = ("sheriff: Paul Regret", "{0}: Black Jack", "{1}: Calamity Janet", "{2}: Lucky Duke", "{3}: Willy the Kid")


def five(*roles: str, live: bool = True, turn: int = 0) -> Table:
    return Table(*(seat.format(*roles) for seat in FIVE), sets=["special_roles"], live=live, turn=turn)


def told(table: Table, seat: int | None) -> tuple[object, ...]:
    return table.game.view(seat), table.game.decision(seat) if seat is not None else None


def test_a_moment_looks_the_same_whoever_holds_the_role() -> None:
    """The Doctor sits here, there or nowhere: others see the same table, the same number of questions."""
    games = [
        five(*roles)
        for roles in (("Doctor", "outlaw", "outlaw", "renegade"), ("deputy", "outlaw", "outlaw", "renegade"))
    ]
    for table in games:
        table.start("beer beer beer beer beer")
        table.no()  # throw
    views = [[told(table, seat) for seat in (None, 0, 2, 3, 4)] for table in games]
    assert views[0] == views[1]
    assert games[0].game.view(0)["asked"] is None
    assert games[0].game.view(0)["asked_why"] == "moment"
    assert [table.asked for table in games] == [(1, "turn_die"), (0, "turn_die")]
    assert pending(games[1].game).options == [PASS]
    for table in games:
        table.no()
    assert told(games[0], 0) == told(games[1], 0)


def test_only_the_holder_has_a_decision() -> None:
    table = five("Doctor", "outlaw", "outlaw", "renegade").start("beer beer beer beer beer")
    table.no()
    assert decision_of(table.game, 1)["why"] == "turn_die"
    assert [table.game.decision(p) for p in (0, 2, 3, 4)] == [None] * 4
    other = five("deputy", "outlaw", "outlaw", "renegade").start("beer beer beer beer beer")
    other.no()
    assert [other.game.decision(p) for p in range(5)] == [None] * 5


def test_no_moment_for_a_role_that_everybody_has_seen() -> None:
    """The Doctor is revealed, so later throws need no pause for this role."""
    table = five("Doctor", "outlaw", "outlaw", "renegade").start("beer beer beer beer beer", "beer")
    table.no()
    table.role()
    assert table.asked == (1, "doctor")  # the only deputy: no Judge either
    table.game.apply(pending(table.game).options[0])
    assert "turn_die" not in table.game.view(None)["moments"]
    assert table.asked == (0, "roll")


def test_roles_nobody_can_hold_have_no_moment() -> None:
    """Four players: no deputy, so no Doctor, no Judge."""
    table = Table(
        "sheriff: Paul Regret", "outlaw: Black Jack", "outlaw: Lucky Duke", "renegade: Jourdonnais",
        sets=["special_roles"], live=True,
    )  # fmt: skip
    table.start("beer beer beer beer beer")
    table.no()
    assert table.asked == (0, "roll")
    assert table.game.view(2)["moments"] == ["again", "spoil", "save", "encore"]


def test_what_was_chosen_before_a_moment_stays() -> None:
    table = five("Doctor", "outlaw", "outlaw", "renegade").start("beer beer beer beer beer")
    table.no()
    assert not table.game.can_undo(0)
    table.no()
    assert not any(table.game.can_undo(p) for p in range(5))


@pytest.mark.parametrize(("roles", "first"), [(("Doctor", "Gambler"), 1), (("Gambler", "Doctor"), 1)])
def test_two_who_want_the_same_moment_come_clockwise(roles: tuple[str, ...], first: int) -> None:
    """Three dynamites end the throws: the Doctor and the Gambler both want; who sits nearer comes first."""
    table = five(*roles, "outlaw", "renegade", live=False).start("dynamite dynamite dynamite beer beer")
    assert table.asked[1] == "turn_die"
    table.role()
    assert table.asked[1] == "again"
    assert table.s.shown == (True, False, False, False, False)  # no role is shown before all were asked
    table.fall("beer beer beer beer beer")
    table.role()
    assert table.s.shown[first]
    assert not table.s.shown[3 - first]
    if roles[0] == "Doctor":
        assert table.asked == (1, "doctor")
        table.game.apply(CHOOSE | 0 | showing(BEER))
        assert table.asked == (0, "roll")  # two dynamites: no last throw any more, the Gambler waits
    else:
        assert table.asked == (2, "turn_die")  # a new throw: the Doctor is asked again
        assert [FACES[f] for f in table.s.faces] == ["beer"] * 5


def test_the_judge_stops_the_first_and_the_second_still_comes() -> None:
    table = Table(
        "sheriff: Paul Regret", "Doctor: Black Jack", "Gambler: Lucky Duke", "Judge: Suzy Lafayette",
        "outlaw: Willy the Kid", "outlaw: Pedro Ramirez", "renegade: Jourdonnais", sets=["special_roles"],
    )  # fmt: skip
    table.start("dynamite dynamite dynamite beer beer", "gatling gatling gatling beer dynamite")
    table.role()
    table.role()
    assert table.asked == (3, "judge")
    table.role()
    assert table.s.spent[1]
    assert [FACES[f] for f in table.s.faces] == ["gatling", "gatling", "gatling", "beer", "dynamite"]


def test_everybody_throws_by_hand_at_a_live_table() -> None:
    """A pause before the first throw therefore does not reveal a role that may be used then."""
    table = five("Good", "Ugly", "outlaw", "renegade", turn=2).start("beer beer beer beer beer")
    assert table.asked == (2, "throw")
    plain = five("deputy", "outlaw", "outlaw", "renegade", turn=2).start("beer beer beer beer beer")
    assert plain.asked == (2, "throw")
    assert pending(plain.game).options == [PASS]
    assert [told(table, p) for p in (None, 0)] == [told(plain, p) for p in (None, 0)]
