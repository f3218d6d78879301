"""Invariants of redealt games."""

from __future__ import annotations

from random import Random

from boomtown.fuzz.support import support_of
from boomtown.games import Game, spec_of

from .asked import options
from .compare import equal, same
from .numbers import encoder_of
from .table import cards, lives

TAIL = 20  # decisions for which a redealt game continues


def redealt(game: Game, rnd: Random) -> None:
    """Check that a redealt game looks the same to the seat, has all cards, and leaves the game unchanged."""
    before, seat = game.clone(), rnd.randrange(game.players)
    start = rnd.getstate()
    twin = game.redeal(seat, rnd)
    same("game that was redealt", game, before)
    _alike(twin, before, seat, "after a redeal")
    for what, source in (("redeal from the same chance", game), ("redeal of a redealt game", twin)):
        rnd.setstate(start)
        same(what, source.redeal(seat, rnd), twin)
    other = rnd.randrange(game.players)
    again = twin.redeal(other, rnd)
    cards(again, rnd)
    _alike(again, twin, other, "after a redeal of the redealt game")
    for _ in range(TAIL):
        cards(twin, rnd)
        lives(twin, rnd)
        if twin.ask is None:
            support_of(game.name).ended(twin)
            return
        options(twin, rnd)
        twin.apply(rnd.choice(twin.ask.options))
    same("game whose redeal was played", game, before)


def _alike(twin: Game, game: Game, seat: int, when: str) -> None:
    """Check that the seat sees the same in both games."""
    equal(f"view of {seat} {when}: ", twin.view(seat), game.view(seat))
    equal(f"decision of {seat} {when}: ", twin.decision(seat), game.decision(seat))
    equal(f"why-nots of {seat} {when}: ", twin.why_not(seat), game.why_not(seat))
    if spec_of(game.name).encoder() is None:
        return
    numbers = encoder_of(game)
    seen = list(numbers.observe(game, seat))
    equal(f"observation of {seat} {when}: ", list(numbers.observe(twin, seat)), seen)
