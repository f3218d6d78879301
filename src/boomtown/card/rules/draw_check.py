"""Checks: the top card is turned up ("draw!", core 7) and compared with a condition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import RANK, SUITS
from boomtown.card.codes import V_CHOOSE, card_of
from boomtown.card.folds import CHECK_CARDS
from boomtown.card.questions import Question, declare
from boomtown.card.rules.set_out import turn_up, turned_up
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing
from boomtown.kernel.figures import tried
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang


# The condition of a check by the card or character that demands it: (suit, rank) -> good for the player who checks
CHECKS: Final[dict[str, Callable[[str, int], bool]]] = {}


def check_chance(cause: str, cards: int) -> Fraction:
    """Return the chance that a check of that number of cards is good, by the suits and ranks of a full pack."""
    good = sum(CHECKS[cause](suit, rank) for suit in SUITS.values() for rank in range(2, 15))
    return tried(Fraction(good, 52), cards)


ASK_CHECK = declare(Question("check", 9, sign="turn-up"))


@dataclass
class Check(Step):
    """Check of `who` for `cause`: the top card is turned up. The step below gets the outcome (core 7)."""

    who: int
    cause: str

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if not s.turned:
            count = g.fold(CHECK_CARDS, self.who, 1, self)
            cards = [c for _ in range(count) if (c := g.flip()) >= 0]
            if len(cards) < 2:
                self._count(g, cards, cards[0] if cards else -1)
                return None
            turn_up(g, cards)
        return Ask(self.who, ASK_CHECK, [V_CHOOSE | c for c in s.turned], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.cause)}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        self._count(g, turned_up(g), card_of(choice))

    def _count(self, g: Bang, cards: list[int], card: int) -> None:
        g.drop(*(c for c in cards if c != card), *([card] if card >= 0 else []))
        shown = (g.suit(card), RANK[card]) if card >= 0 else ("", 0)  # no card: no suit, no rank (core 7.6)
        good = CHECKS[self.cause](*shown)
        if g.log is not None:
            g.note("check", "neutral", "random", who=self.who, cards=cards, card=card, cause=self.cause, good=good)
        g.do(Checked(self.who, self.cause, card, good))


@dataclass
class Checked(Step):
    """End of a check. The step below, which waits for it, gets the outcome.

    Hooks after a check run when its effect is over.
    """

    who: int
    cause: str
    card: int
    good: bool

    def run(self, g: Bang) -> None:
        waits = g.stack.pop()
        g.followed(self)
        waits.result(g, self.good)

    def again(self) -> Step:
        """Return the check that replaces this one."""
        return Check(self.who, self.cause)


# The effect of a check of several cards, and the step that repeats it, by the card that demands it
SEVERAL: Final[dict[str, tuple[Callable[[Bang, int, tuple[int, ...]], None], Callable[[int], Step]]]] = {}


@dataclass
class Counted(Step):
    """End of a check in which several cards turned up by `who` count together, in this order.

    `lives`: the lives that it gives back.
    """

    who: int
    cause: str
    cards: tuple[int, ...]
    lives: int

    def run(self, g: Bang) -> None:
        SEVERAL[self.cause][0](g, self.who, self.cards)
        g.followed(self)

    def again(self) -> Step:
        """Return the check that replaces this one."""
        return SEVERAL[self.cause][1](self.who)
