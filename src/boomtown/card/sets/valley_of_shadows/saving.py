"""Saved!: its holder may reduce the loss of another player. Rules: valley_of_shadows.md.

When a loss is certain, a moment takes place (kernel/frame.py, `Ask.moment`), also without a holder. So no player learns
who holds the card. There is one copy, so at most one seat can save.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.codes import DRAW_DECK, HAND, NO_CARD, TARGET, V_DRAW, at, card_of
from boomtown.card.hooks import rewrites
from boomtown.card.questions import MOMENT, Question, declare
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.steps import TakeFromHand
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.targets import OnlyAnswers
from boomtown.card.sets.valley_of_shadows.henry_block import ShotsBack
from boomtown.card.sets.valley_of_shadows.shared import OF_SET, holder_of, may_be_held, playable
from boomtown.card.sets.valley_of_shadows.shooting import spoils
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind, named_thing, seat
from boomtown.kernel.frame import PASS, Ask, altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

SAVED = "Saved!"
CARDS = 2  # taken or drawn by the saving player


@brown(SAVED, "5H", number=167, code="Sv", first=168, aim=OnlyAnswers(), nature="helps", of_set=OF_SET)
def saved(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: it is an answer only, see `Certain`."""


ASK_SAVED = declare(
    Question(
        "saved",
        35,
        of_set="valley_of_shadows",
        may_pass=True,
        nature="helps",
        meanwhile=MOMENT.name,
        standing=("card", "turn"),
        sign="saved-heart",
    )
)


@rewrites(Hurt, OF_SET)
def certain(g: Bang, _: int, hurt: Hurt) -> Step:
    """Ask the holder of Saved! before any loss. [valley_of_shadows, Saved! 2]"""
    return Certain(hurt)


@dataclass
class Certain(Step):
    """Certain loss that the holder of Saved! may still reduce."""

    hurt: Hurt

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.hurt.who
        if not s.alive[who] or who in s.course.ghosts:
            return None
        if not may_be_held(g, SAVED) or not _others_hold(s, who):
            lose(g, self.hurt)
            return None
        holder = holder_of(s, s.others(who), SAVED)
        if holder < 0:
            return Ask(s.turn, ASK_SAVED, [PASS], moment=True)
        aim = TARGET[who]
        options = [card | aim for card in playable(g, holder, SAVED)]
        return Ask(holder, ASK_SAVED, [*options, PASS], moment=True)

    def prompt(self, g: Bang) -> Prompt:
        hurt = self.hurt
        args = {"to": seat(hurt.who), "n": hurt.lost, "source": named_thing(hurt.cause)}
        return Prompt(args, hurt.by if hurt.by >= 0 else None, hurt.cause, hurt.card if hurt.card >= 0 else None)

    def take(self, g: Bang, choice: int) -> None:
        hurt = self.hurt
        if choice == PASS:
            lose(g, hurt)
            return
        card = card_of(choice)
        who = next(p for p, hand in enumerate(g.state.hands) if card in hand)
        g.spend(who, card)
        g.note("saved", "helps", who=who, to=hurt.who, card=card)
        g.stack.append(Thanks(who, hurt.who))
        if hurt.lost > 1:
            g.stack.append(Lose(altered(hurt, lost=hurt.lost - 1)))
        g.spent(who)


def _others_hold(s: State, who: int) -> bool:
    """Return whether another player has a card in the hand."""
    for p in s.index.order:  # noqa: SIM110 (a generator costs more than the loop)
        if s.hands[p] and p != who:
            return True
    return False


def lose(g: Bang, hurt: Hurt) -> None:
    """Run the loss. The gains of a lethal hit wait until it is settled. [valley_of_shadows, Bounty, Shotgun]"""
    if g.state.life[hurt.who] <= hurt.lost and (due := spoils(g, hurt)) is not None:
        g.stack.append(due)
    hurt.run(g)


@dataclass
class Lose(Step):
    """Rest of a loss."""

    hurt: Hurt

    def run(self, g: Bang) -> None:
        if g.state.alive[self.hurt.who]:
            lose(g, self.hurt)


ASK_THANKS = declare(Question("thanks", 36, of_set="valley_of_shadows", gains=True, sign="take"))


@dataclass
class Thanks(Step):
    """Choice by `who` to take two cards of the saved player's hand, or to draw two, if that player is in the game."""

    who: int
    owner: int

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if not (s.alive[self.who] and s.alive[self.owner]):
            return None
        hand = [V_DRAW | NO_CARD | at(self.owner) | HAND] if s.hands[self.owner] else []
        return Ask(self.who, ASK_THANKS, [DRAW_DECK, *hand], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"to": seat(self.owner), "source": kind(SAVED)}, source=SAVED)

    def take(self, g: Bang, choice: int) -> None:
        if choice == DRAW_DECK:
            g.draw(self.who, CARDS, SAVED)
            return
        g.stack.append(ShotsBack())
        g.settle(self.owner)
        g.stack.append(TakeFromHand(self.who, self.owner, CARDS, SAVED))
