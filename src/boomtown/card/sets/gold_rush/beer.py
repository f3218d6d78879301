"""Beer played for a nugget instead of a life. Rules: gold_rush.md, beer for a nugget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, Kind, Way, add_kind, add_way, named
from boomtown.card.hooks import plays
from boomtown.card.rules.lives import BeerPlayed
from boomtown.card.rules.steps import BEER
from boomtown.card.sets.gold_rush.gold import OF_SET, earn
from boomtown.card.sets.targets import OnlyAnswers

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

NUGGET = "nugget"


def earn_a_nugget(g: Bang, me: int, card: int, to: int, of: int) -> None:
    earn(g, me, 1, BEER)


def for_a_nugget(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take one nugget; the card counts as a played Beer. [gold_rush, beer for a nugget]"""
    earn_a_nugget(g, me, card, to, of)
    g.followed(BeerPlayed(me, card))


add_kind(
    Kind(NUGGET, OF_SET, "brown", OnlyAnswers(), "helps", for_a_nugget, alone=earn_a_nugget, counts_as=BEER),
    number=131,
    copies="",
    first=144,
    code="Ng",
)
_AS_NUGGET: Final = named(NUGGET)
add_way(OF_SET, Way("play", as_=NUGGET, kinds=(BEER,)))


@plays(OF_SET)
def beer_for_a_nugget(g: Bang, me: int) -> list[int]:
    """Offer each Beer of the hand, also at full life and with two players left."""
    s = g.state
    served = s.index.shares[me].served
    if served is not None and BEER in served:
        return _all_that_serve(s, me)
    options = []
    for card in s.hands[me]:
        if KIND[card] == BEER:
            options.append(card | _AS_NUGGET)  # noqa: PERF401 (Beer is rare, and a comprehension costs more)
    return options


def _all_that_serve(s: State, me: int) -> list[int]:
    return [card | _AS_NUGGET for card in s.hands[me] if s.serves(me, card, BEER)]
