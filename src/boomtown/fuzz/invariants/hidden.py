"""Invariants of hidden information: a seat learns nothing that it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

from boomtown.fuzz.support import support_of
from boomtown.games import UNDO, Game

from .asked import json_ready
from .compare import equal, expect

Seat = int | None
NATURES = ("harms", "helps", "protects", "neutral")
WAYS = ("chosen", "forced", "random")


def random_seat(game: Game, rnd: Random) -> Seat:
    """Return a seat, or None for a spectator."""
    seat = rnd.randrange(-1, game.players)
    return None if seat < 0 else seat


def view(game: Game, rnd: Random) -> None:
    """Check that the view of a random seat is JSON, and unchanged when everything hidden from the seat is redealt."""
    view_of(game, random_seat(game, rnd), rnd)


def view_of(game: Game, seat: Seat, rnd: Random) -> None:
    """Check that view, question and why-nots of `seat` are unchanged when everything hidden from it is redealt."""
    seen = game.view(seat)
    json_ready(f"view of {seat}", seen)
    other = support_of(game.name).scramble(game, seat, rnd)
    equal(f"view of {seat} with hidden cards redealt: ", other.view(seat), seen)
    if seat is not None:
        equal(f"decision of {seat} with hidden cards redealt: ", other.decision(seat), game.decision(seat))
        equal(f"why-nots of {seat} with hidden cards redealt: ", other.why_not(seat), game.why_not(seat))


def events(before: Game, game: Game, choice: int, rnd: Random) -> None:
    """Check the events of a move as a random seat sees them: their numbers, and no hidden cards."""
    events_of(game, before.event_count, random_seat(game, rnd))


def events_of(game: Game, since: int, seat: Seat) -> None:
    """Check that events from `since` on name only cards that `seat` may see, with the same count and order for all."""
    assert game.log is not None
    events = game.events(since, seat)
    equal("event numbers", [e["n"] for e in events], list(range(since, game.event_count)))
    for raw, event in zip(game.log[since - game.skipped :], events, strict=True):
        if raw.get("eyes") is not None and seat not in raw["eyes"]:
            equal(f"cards of event {event['n']} that {seat} may not see", _cards(event), [])
        expect("eyes" not in event, f"expected no list of who sees event {event['n']}")
        expect(event["text"]["key"].startswith("log-"), f"expected a text log-..., got {event['text']}")
        expect(event["nature"] in NATURES, f"expected a nature from {NATURES}, got {event['nature']!r}")
        expect(event["how"] in WAYS, f"expected a way from {WAYS}, got {event['how']!r}")
    json_ready("events", events)


def _cards(event: dict[str, Any]) -> list[Any]:
    return [c for c in [event.get("card"), *(event.get("cards") or [])] if c is not None]


def pace(before: Game, game: Game, choice: int, rnd: Random) -> None:
    """Check that the next asked seat does not depend on hands hidden from the mover, if forced questions are asked."""
    if game.auto or choice <= UNDO or before.ask is None:
        return
    there = support_of(game.name).swap(before, before.ask.who, rnd)
    if there.ask is not None and choice in there.ask.options and not support_of(game.name).came_out(before, game):
        there.apply(choice)
        equal("who is asked next with other hands dealt: ", _pace(there), _pace(game))


def _pace(game: Game) -> tuple[Any, ...]:
    """Return the public facts of the pending question and the number of questions until now."""
    seen = game.view(None)
    return seen["asked"], seen["asked_why"], seen["move"]
