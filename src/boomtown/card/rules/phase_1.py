"""Phase 1: steps before the draw, the draw, and steps after it (core 5.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.codes import DRAW_DECK
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.folds import DRAW_BASE, DRAW_MORE, PHASE_CARD
from boomtown.card.hooks import rewrites
from boomtown.card.knowledge.knowledge import LOOKING, OPEN, everybody, note_move
from boomtown.card.questions import Question, declare
from boomtown.card.step import Step
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


@dataclass
class FirstPhase(Step):
    """Start of phase 1. Hooks before the draw follow this step; hooks after the draw follow DrawEnd."""

    who: int
    extra: bool = False
    begun: bool = False

    def run(self, g: Bang) -> None:
        if not self.begun:
            g.stack.append(FirstPhase(self.who, self.extra, True))
            g.followed(self)
        elif g.state.alive[self.who]:
            g.stack.append(DrawEnd(self.who))
            g.push(DrawPhase(self.who))


@dataclass
class DrawEnd(Step):
    """End of phase 1."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


ASK_DRAW = declare(Question("draw", 6, tells=True, sign="deck"))


@dataclass
class DrawPhase(Step):
    """Draw of phase 1: two cards. Abilities that change the draw rewrite this step."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        g.made(self.who, ASK_DRAW.name, DRAW_DECK)
        self.take(g, DRAW_DECK)
        return None

    def take(self, g: Bang, choice: int) -> None:
        phase_draw(g, self.who, draw_count(g, self.who))


def draw_count(g: Bang, who: int) -> int:
    """Return the number of cards of phase 1: a base number, then one more or less."""
    fold = g.state.index.fold
    count = g.fold(DRAW_BASE, who, 2) if DRAW_BASE in fold else 2
    return max(0, g.fold(DRAW_MORE, who, count)) if DRAW_MORE in fold else count


def phase_card(g: Bang, who: int, to: int) -> tuple[int, str]:
    """Take the next card of phase 1 and return it with the pile it is from, -1 for none. `to`: a hand or LOOKING."""
    card = g.fold(PHASE_CARD, who, -1) if PHASE_CARD in g.state.index.fold else -1
    if card < 0:
        return g.flip(to), "deck"
    note_move(g.state, card, OPEN, to, everybody(g.state))
    return card, "discard"


def phase_look(g: Bang, who: int, count: int) -> list[tuple[int, str]]:
    """Take up to `count` cards of phase 1 to look at. Return each with the pile it is from."""
    return [found for _ in range(count) if (found := phase_card(g, who, LOOKING))[0] >= 0]


def phase_draw(g: Bang, who: int, count: int, cause: str = "phase") -> list[int]:
    """Draw up to `count` cards of phase 1 into the hand."""
    if PHASE_CARD not in g.state.index.fold:
        drawn = g.draw(who, count, cause)
        if DrawEnd in g.state.index.after:
            remember_second(g, drawn)
        return drawn
    cards: dict[str, list[int]] = {"discard": [], "deck": []}
    for _ in range(count):
        card, pile = phase_card(g, who, who)
        if card < 0:
            break
        g.hold(who, card)
        cards[pile].append(card)
    phase_cards(g, who, cards["discard"], "discard", cause)
    phase_cards(g, who, cards["deck"], "deck", cause)
    return cards["discard"] + cards["deck"]


def phase_cards(g: Bang, who: int, cards: list[int], zone: str = "deck", cause: str = "phase") -> None:
    """Record that these cards were drawn into the hand in phase 1."""
    if DrawEnd in g.state.index.after:
        remember_second(g, cards)
    if cards:
        eyes = None if zone == "discard" else (who,)
        g.note("draw", how="forced", who=who, cards=cards, count=len(cards), cause=cause, zone=zone, eyes=eyes)


def remember_second(g: Bang, cards: list[int]) -> None:
    """Note the second card of phase 1, for hooks on the end of that phase."""
    s = g.state
    drawn = s.noted.get("drawn", 0)
    if drawn <= 1 < drawn + len(cards):
        s.remember("second", cards[1 - drawn])
    s.remember("drawn", drawn + len(cards))


def _redraw_second(s: State, seat: int, rnd: Rnd) -> int | None:
    """Return the second card for a redeal. It matters until the end of phase 1 only, and only the turn player
    knows it.
    """
    hand = s.hands[s.turn]
    if s.phase != "draw" or not hand:
        return None
    return s.noted["second"] if s.turn == seat else hand[int(rnd() * len(hand))]


remembers(OfTurn("second", "card", _redraw_second), OfTurn("drawn"))


def draws_as(source: str, phase: type[DrawPhase]) -> None:
    """Make the step `phase` the phase 1 of the owner of this source."""
    rewrites(DrawPhase, source)(lambda g, me, step: phase(me) if step.who == me else step)


# Two sources that change phase 1 and can be combined -> the phase 1 of a seat with both
DRAWS_TOGETHER: Final[dict[frozenset[str], Callable[[int], DrawPhase]]] = {}


def draw_together(first: str, second: str, phase: Callable[[int], DrawPhase]) -> None:
    """Set the phase 1 of an owner of both sources, with both abilities in it."""
    DRAWS_TOGETHER[frozenset((first, second))] = phase
