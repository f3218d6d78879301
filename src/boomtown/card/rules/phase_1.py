"""Phase 1: what happens before the draw, the draw, and after it (core 5.4)."""

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
    """Phase 1 begins; what happens before the draw follows this step, what comes after it follows DrawEnd."""

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
    """Phase 1 is over."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


ASK_DRAW = declare(Question("draw", 6, tells=True, sign="deck"))


@dataclass
class DrawPhase(Step):
    """The draw of phase 1: two cards. Abilities that change how they are drawn rewrite this step."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        g.made(self.who, ASK_DRAW.name, DRAW_DECK)
        self.take(g, DRAW_DECK)
        return None

    def take(self, g: Bang, choice: int) -> None:
        phase_draw(g, self.who, draw_count(g, self.who))


def draw_count(g: Bang, who: int) -> int:
    """How many cards phase 1 brings: a basic number, then one more or less."""
    fold = g.state.index.fold
    count = g.fold(DRAW_BASE, who, 2) if DRAW_BASE in fold else 2
    return max(0, g.fold(DRAW_MORE, who, count)) if DRAW_MORE in fold else count


def phase_card(g: Bang, who: int, to: int) -> tuple[int, str]:
    """The next card of phase 1 and the pile it comes from; -1 when there is none. It goes to a hand or to LOOKING."""
    card = g.fold(PHASE_CARD, who, -1) if PHASE_CARD in g.state.index.fold else -1
    if card < 0:
        return g.flip(to), "deck"
    note_move(g.state, card, OPEN, to, everybody(g.state))
    return card, "discard"


def phase_look(g: Bang, who: int, count: int) -> list[tuple[int, str]]:
    """That many cards of phase 1 to be looked at, as far as there are any, each with the pile it comes from."""
    return [found for _ in range(count) if (found := phase_card(g, who, LOOKING))[0] >= 0]


def phase_draw(g: Bang, who: int, count: int, cause: str = "phase") -> list[int]:
    """Draw cards of phase 1 into the hand, as many as there are."""
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
    """These cards have come into the hand in phase 1."""
    if DrawEnd in g.state.index.after:
        remember_second(g, cards)
    if cards:
        eyes = None if zone == "discard" else (who,)
        g.note("draw", how="forced", who=who, cards=cards, count=len(cards), cause=cause, zone=zone, eyes=eyes)


def remember_second(g: Bang, cards: list[int]) -> None:
    """Note which card of phase 1 was the second, where something follows the end of that phase."""
    s = g.state
    drawn = s.noted.get("drawn", 0)
    if drawn <= 1 < drawn + len(cards):
        s.remember("second", cards[1 - drawn])
    s.remember("drawn", drawn + len(cards))


def _second_anew(s: State, seat: int, rnd: Rnd) -> int | None:
    """Which card was the second is of interest up to the end of phase 1 only; the turn player alone knows it."""
    hand = s.hands[s.turn]
    if s.phase != "draw" or not hand:
        return None
    return s.noted["second"] if s.turn == seat else hand[int(rnd() * len(hand))]


remembers(OfTurn("second", "card", _second_anew), OfTurn("drawn"))


def draws_as(source: str, phase: type[DrawPhase]) -> None:
    """The step `phase` is phase 1 of whoever has this source."""
    rewrites(DrawPhase, source)(lambda g, me, step: phase(me) if step.who == me else step)


# Two sources that both change phase 1 and can be carried out together -> that phase 1 of a seat
DRAWS_TOGETHER: Final[dict[frozenset[str], Callable[[int], DrawPhase]]] = {}


def draw_together(first: str, second: str, phase: Callable[[int], DrawPhase]) -> None:
    """Whoever has both sources has this phase 1, with both abilities in it."""
    DRAWS_TOGETHER[frozenset((first, second))] = phase
