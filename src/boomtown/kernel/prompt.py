"""Facts of a question beyond its kind, and its description (type Decision of docs/interface.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boomtown.kernel.question import Question
from boomtown.kernel.text import seat, text


@dataclass
class Prompt:
    """Facts of one question.

    `args`: variables of its texts.
    `by`: the seat that causes it.
    `source`: the kind of card, character or face that asks.
    `card`: the card that asks.
    `stake`: lives at stake.
    `used`: codes tried against it already.
    """

    args: dict[str, Any] = field(default_factory=dict)
    by: int | None = None
    source: str | None = None
    card: int | None = None
    stake: int = 0
    used: tuple[int, ...] = ()


def asked(move: int, who: int, question: Question, prompt: Prompt) -> dict[str, Any]:
    """Return the description of a question without its options and reasons."""
    why = question.name
    return {
        "move": move,
        "who": who,
        "why": why,
        "title": text(f"ask-{why}", who=seat(who), **prompt.args),
        "detail": text(f"ask-{why}-detail", who=seat(who), **prompt.args),
        "by": prompt.by,
        "source": prompt.source,
        "card": prompt.card,
        "nature": "harms" if question.threatens else "neutral",
        "stake": prompt.stake,
        "answered_with": question.answered_with or None,
        "gives_up": question.gives_up,
        "meanwhile": question.meanwhile,
        "sign": question.sign,
        "seat_sign": question.seat_sign,
    }
