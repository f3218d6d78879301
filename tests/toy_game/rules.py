"""Highest card: two rounds, in which each player exchanges their card for the top card or passes. The highest wins.

The cards are numbers, each there once. Held cards are hidden until the end; the discard pile is open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from boomtown.kernel.frame import PASS, Ask, Frame
from boomtown.kernel.game import Json
from boomtown.kernel.question import Question, Questions
from boomtown.kernel.redeal import mix
from boomtown.kernel.simple_game import SimpleGame, SimpleState

QUESTIONS = Questions()
ASK_ANOTHER = QUESTIONS.declare(Question("another", 0, may_pass=True))
DRAW = 0  # an option; the second is PASS
ROUNDS = 2


class State(SimpleState):
    __slots__ = ("cards", "deck", "discard")

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.cards: list[int] = []  # by seat
        self.deck: list[int] = []  # the top card is the last one
        self.discard: list[int] = []


@dataclass
class Turn(Frame):
    """One choice of the turn player."""

    def run(self, g: Any) -> Ask | None:
        if g.state.turn_no <= ROUNDS * g.state.n:
            return Ask(g.state.turn, ASK_ANOTHER, [DRAW, PASS], public=True)
        g.end("highest", [g.state.cards.index(max(g.state.cards))])
        return None

    def take(self, g: Any, choice: int) -> None:
        s, me = g.state, g.state.turn
        if choice == DRAW:
            s.discard.append(s.cards[me])
            s.cards[me] = s.deck.pop()
            g.revealed = True  # a player who has seen a card cannot undo
        g.note("another" if choice == DRAW else "content", who=me)
        s.turn, s.turn_no = (me + 1) % s.n, s.turn_no + 1
        g.push(Turn())


class Highest(SimpleGame[State]):
    name: ClassVar[str] = "highest"
    questions: ClassVar[Questions] = QUESTIONS
    state_class = State
    people = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
    verbs: ClassVar[dict[int, str]] = {DRAW: "draw"}
    __slots__ = ()

    def deal(self) -> None:
        s = self.state
        s.deck = all_cards(s.n)
        self.shuffle(s.deck)
        s.cards = [s.deck.pop() for _ in range(s.n)]
        self.push(Turn())

    def seen_of(self, owner: int, you: int | None) -> Json:
        return {"card": self.state.cards[owner] if owner == you or self.state.side else None}

    def seen_of_table(self, you: int | None) -> Json:
        return {"deck": len(self.state.deck), "discard": self.state.discard[:]}

    def imagine(self, you: int, rnd: Callable[[], float]) -> None:
        hide(self.state, you, lambda cards: mix(cards, rnd))


def all_cards(n: int) -> list[int]:
    """Return one card for each player and for each possible draw."""
    return list(range(1, (ROUNDS + 1) * n + 1))


def hide(s: State, you: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Deal again the cards hidden from `you`: the deck and the cards of the opponents."""
    if s.side:
        return  # the game is over: every card is open
    hidden = sorted(
        [*s.deck, *(card for p, card in enumerate(s.cards) if p != you)]
    )  # sorted, as the old order must not decide the new one
    shuffle(hidden)
    s.cards = [card if p == you else hidden.pop() for p, card in enumerate(s.cards)]
    s.deck = hidden
