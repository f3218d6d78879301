"""Figures of each player in a finished dice game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb

from boomtown.dice.faces import BEER, BULLSEYE1, BULLSEYE2, FACE, GATLING, WORTH
from boomtown.kernel.figures import Figures, Json, Luck, happened, luckiest
from boomtown.kernel.game import Game
from boomtown.kernel.text import text

WELCOME = frozenset({BULLSEYE1, BULLSEYE2, BEER, GATLING})  # what a player throws for; doubles count as these
FIRED = frozenset({"bullseye", "gatling"})  # causes of losses that are shots


def figures(game: Game) -> list[Figures]:
    """Return the figures by seat. A shot is a bull's eye, or a player whom a Gatling hit; no player can dodge."""
    events = happened(game.log or [], game.skipped)
    shots, hits, damage = ([0] * game.players for _ in range(3))
    for event in events:
        by = event.get("by", -1)
        if event["t"] == "aim":
            shots[event["who"]] += event["count"]
        elif event["t"] == "lose" and by not in (-1, event["who"]):
            damage[by] += event["count"]
            hits[by] += event["count"] if event["cause"] in FIRED else 0
            shots[by] += event["count"] if event["cause"] == "gatling" else 0
    best = luckiest(_throws(events))
    rows = zip(shots, hits, damage, strict=True)
    return [Figures(shot, hit, None, lost, best.get(seat)) for seat, (shot, hit, lost) in enumerate(rows)]


def _throws(events: Sequence[Json]) -> Iterator[tuple[int, Luck]]:
    """Yield the equal welcome faces of each throw, and the chance of that number of any one face."""
    for event in events:
        if event["t"] != "throw":
            continue
        thrown = Counter(event["faces"][at] for at in event["dice"])
        welcome = [(count, face) for face, count in thrown.items() if WORTH[FACE[face]][0] in WELCOME]
        count, face = max(welcome, default=(0, ""))
        if count > 1:
            words = text("end-luck-throw", n=count, face={"face": face})
            yield event["who"], Luck(words, _at_least(count, len(event["dice"])))


def _at_least(count: int, dice: int) -> float:
    """Return the chance that a given face comes that often or more among the dice."""
    return float(sum(comb(dice, n) * 5 ** (dice - n) for n in range(count, dice + 1)) / 6**dice)
