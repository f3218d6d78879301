"""Figures of each player in a finished game of The Duel."""

from __future__ import annotations

from fractions import Fraction

from boomtown.duel.cards import KINDS, NUMBER, PRINTED, SYMBOLS
from boomtown.duel.character_table import WHO
from boomtown.kernel.figures import Figures, Json, Luck, attacks, happened, luckiest, tried
from boomtown.kernel.game import Game
from boomtown.kernel.text import text


def figures(game: Game) -> list[Figures]:
    """Return the figures by seat. A shot is any attack: one that took life points, or a hit that was dodged."""
    events = happened(game.log or [], game.skipped)
    best = luckiest((event["who"], _luck(event)) for event in events if event["t"] == "reveal" and _welcome(event))
    return [one._replace(luck=best.get(seat)) for seat, one in enumerate(attacks(events, game.players, "to"))]


def _welcome(event: Json) -> bool:
    """Return whether the symbol came and helped. At the start of a turn it harms the player who reveals."""
    kind = NUMBER.get(event["cause"])
    return bool(event["good"]) and (kind is None or not KINDS[kind].start)


def _luck(event: Json) -> Luck:
    cause = event["cause"]
    words = text("end-luck-check", source={"char" if cause in WHO else "kind": cause}, card={"card": event["card"]})
    shown = [SYMBOLS[symbol] for _, symbol in PRINTED]
    share = Fraction(shown.count(event["symbol"]), len(shown))
    return Luck(words, float(tried(share, len(event["cards"]))))
