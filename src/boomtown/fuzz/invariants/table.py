"""Invariants of the table: cards, lives, winners."""

from __future__ import annotations

from random import Random

from boomtown.fuzz.support import support_of
from boomtown.games import Game

from .compare import equal, expect


def cards(game: Game, rnd: Random) -> None:
    """Check that no card or token is lost or duplicated."""
    found, expected = support_of(game.name).conserved(game)
    equal("cards or tokens", found, expected)


def lives(game: Game, rnd: Random) -> None:
    """Check that life points are in their range, and that eliminated players have none."""
    support_of(game.name).lives(game)


def going_on(game: Game, rnd: Random) -> None:
    """Check that there is no winner while a seat is asked."""
    equal("result, winners, over", (game.result, game.winners, game.over), (None, [], False))


def ended(game: Game, rnd: Random) -> None:
    """Check that there are winners at the end, and that all seats see the same result."""
    result = game.result
    assert game.over
    expect(result is not None, "expected a result at the end, got none")
    assert result is not None
    winners = result["winners"]
    equal("winners of the result", winners, game.winners)
    known = all(0 <= p < game.players for p in winners)
    expect(known and len(set(winners)) == len(winners), f"expected seats as winners, got {winners}")
    equal("number of roles", len(result["roles"]), game.players)
    equal("steps left at the end", game.stack, [])
    equal("decision at the end", game.decision(), None)
    for seat in (None, *range(game.players)):
        equal(f"result in the view of {seat}", game.view(seat)["result"], result)
    support_of(game.name).ended(game)
