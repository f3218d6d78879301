"""Choices of greenhorn in Wild West Show: the repetitions of Lee Van Kliff."""

from __future__ import annotations

from typing import Any

from tests.bots.card.sense import choice
from tests.card.position import Position, seat

SETS = ("dodge_city", "valley_of_shadows", "gold_rush", "wild_west_show")


def kliff(hand: str, **more: Any) -> Position:
    """A, Lee Van Kliff and an outlaw, is asked first. B, the neighbour, is the sheriff."""
    return Position(
        seat("outlaw", "Lee Van Kliff", hand),
        seat("sheriff", "Rose Doolan", "Beer 6H"),
        seat("outlaw", "Kit Carlson"),
        seat("renegade", "Bart Cassidy"),
        sets=SETS,
        **more,
    )


def test_a_repetition_with_two_targets_is_told_and_read() -> None:
    """Fanning once more: the event names both targets, and a bot reads it."""
    p = kliff("Fanning, BANG! 3C, Missed! 2S")
    p.do("A: play Fanning on B, D", "B: pass", "D: pass", "A: use Lee Van Kliff on B, D", "A: discard BANG! 3C")
    use = p.event("use")
    assert (use["to"], use["also"], use.get("of")) == (1, 3, None)
    assert use["text"]["key"] == "log-use-on-both-ability"
    assert choice(p)


def test_a_bought_card_is_what_is_repeated() -> None:
    """Not the BANG! before it, which would need a target: Union Pacific once more is worth a BANG! card."""
    p = Position(
        {**seat("outlaw", "Lee Van Kliff", "BANG! 3C, BANG! 4C"), "gold": 4},
        seat("sheriff", "Rose Doolan"),
        seat("outlaw", "Kit Carlson"),
        seat("renegade", "Bart Cassidy"),
        sets=SETS,
        more={"offer": ["Union Pacific", "Shot", "Rhum"]},
    )
    p.do("A: play BANG! 3C on B", "A: buy Union Pacific")
    assert choice(p) == "use Lee Van Kliff"
