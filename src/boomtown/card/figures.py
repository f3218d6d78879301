"""Figures of each player in a finished card game."""

from __future__ import annotations

from boomtown.card.rules.draw_check import CHECKS, check_chance
from boomtown.card.text import named_thing
from boomtown.kernel.figures import Figures, Json, Luck, attacks, happened, luckiest
from boomtown.kernel.game import Game
from boomtown.kernel.text import text


def figures(game: Game) -> list[Figures]:
    """Return the figures by seat. A shot is any attack: one that took a life, or one that Missed! effects stopped."""
    events = happened(game.log or [], game.skipped)
    best = luckiest((event["who"], _luck(event)) for event in events if event["t"] == "check" and _succeeded(event))
    return [one._replace(luck=best.get(seat)) for seat, one in enumerate(attacks(events, game.players, "who"))]


def _succeeded(event: Json) -> bool:
    return bool(event["good"] and event["card"] >= 0 and event["cause"] in CHECKS)


def _luck(event: Json) -> Luck:
    words = text("end-luck-check", source=named_thing(event["cause"]), card={"card": event["card"]})
    return Luck(words, float(check_chance(event["cause"], len(event["cards"]))))
