"""Figures of each player in a finished game, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from boomtown.kernel.text import Text

Json = dict[str, Any]


class Luck(NamedTuple):
    """Check or throw that succeeded against the odds: its text and its chance before it was made."""

    text: Text
    chance: float


class Figures(NamedTuple):
    """Figures of one player.

    `shots`: attacks on other players that took a life or were dodged, `hits`: those that took a life. `dodges`: attacks
    on this player that were dodged, None in a game without dodges. `damage`: life points that other players lost.
    """

    shots: int = 0
    hits: int = 0
    dodges: int | None = 0
    damage: int = 0
    luck: Luck | None = None


def happened(log: Iterable[Json], skipped: int = 0) -> list[Json]:
    """Return the events without those that a player took back. `skipped`: the number of events before `log`."""
    kept: list[tuple[int, Json]] = []
    for n, event in enumerate(log, skipped):
        if event["t"] == "undo":
            kept = [(number, one) for number, one in kept if number < event["back"]]
        else:
            kept.append((n, event))
    return [event for _, event in kept]


def attacks(events: Iterable[Json], players: int, target: str) -> list[Figures]:
    """Return the shots, hits, dodges and damage by seat. `target`: the field of `stopped` that has the dodging seat."""
    shots, hits, dodges, damage = [0] * players, [0] * players, [0] * players, [0] * players
    for event in events:
        by = event.get("by", -1)
        if event["t"] == "lose" and by not in (-1, event["who"]):
            shots[by] += 1
            hits[by] += 1
            damage[by] += event["count"]
        elif event["t"] == "stopped" and by not in (-1, event[target]):
            shots[by] += 1
            dodges[event[target]] += 1
    return [Figures(*row) for row in zip(shots, hits, dodges, damage, strict=True)]


def luckiest(lucky: Iterable[tuple[int, Luck]]) -> Mapping[int, Luck]:
    """Return the luck with the lowest chance by seat. Of equal ones the first counts; luck above one half is none."""
    best: dict[int, Luck] = {}
    for seat, luck in lucky:
        if luck.chance <= 0.5 and (seat not in best or luck.chance < best[seat].chance):
            best[seat] = luck
    return best


def tried(chance: Fraction, times: int) -> Fraction:
    """Return the chance of a success in that number of tries."""
    return 1 - (1 - chance) ** times
