"""Styles of the personas: weights that change the gains of greenhorn. Both roles are open, so there is no enmity."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """Weights of one persona. The defaults are those of greenhorn.

    `hits`: factor for the gain of a hit. `cards`: factor for the value of a card that is kept for later. `lives`:
    factor for the value of an own life point. `swaps`: factor for the gain of another character in front.
    """

    hits: float = 1.0
    cards: float = 1.0
    lives: float = 1.0
    swaps: float = 1.0


PLAIN = Style()
STYLES = {
    "hothead": Style(hits=1.8, cards=0.0, lives=0.75),  # spends its cards on hits, and dodges late
    "timid": Style(hits=0.6, cards=8.0, lives=1.6),  # keeps its cards, and dodges as long as it can
    "loyalist": Style(lives=1.2, swaps=2.5),  # swaps early, so that the weaker character is safe
}
