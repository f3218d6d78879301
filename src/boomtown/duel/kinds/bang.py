"""BANG! cards: their targets, their hits, and the effects of five of them when the hit is dodged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import (
    CARBINE,
    COLT,
    FANNING,
    PEACEMAKER,
    REMINGTON,
    SCHOFIELD,
    SHOTGUN,
    WINCHESTER,
)
from boomtown.duel.codes import CHOOSE, DISCARD, DRAW, card_of, seat_of, side_of, slot_of
from boomtown.duel.decks import can_draw, draw, lies_at, spend, unlay
from boomtown.duel.hits import shoot
from boomtown.duel.hooks import AIMS, EFFECT, HITS, PARRIED, hook
from boomtown.duel.losses import heal
from boomtown.duel.offers import AT, Reach, at_character
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import Prompt, Step, asks, source_name
from boomtown.duel.swaps import swap
from boomtown.duel.waiting import robbed
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

hook(AIMS, CARBINE, COLT, FANNING, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN)(at_character)


@hook(EFFECT, CARBINE, COLT, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN, WINCHESTER)
def one_hit(g: Duel, me: int, kind: int, option: int) -> None:
    shoot(g, me, slot_of(option), kind)


@hook(AIMS, WINCHESTER)
def front_or_rear(r: Reach) -> list[int]:
    return [AT[r.other]] if r.olone else [AT[r.other], AT[r.other ^ 1]]


@hook(EFFECT, FANNING)
def hit_for_each_card(g: Duel, me: int, kind: int, option: int) -> None:
    """Queue one hit for each card that is in play at the target now."""
    target = slot_of(option)
    for left in range(1, len(g.state.tables[target]) + 1):
        shoot(g, me, target, kind, left)


@hook(HITS, FANNING)
def cards_at_the_target(g: Duel, option: int) -> int:
    """Return the number of cards that are in play at the target now."""
    return len(g.state.tables[slot_of(option)])


# --- Schofield


@hook(PARRIED, SCHOFIELD)
def regains(g: Duel, by: int, to: int) -> None:
    heal(g, g.state.front[by], 1, SCHOFIELD)


# --- Carbine


@hook(PARRIED, CARBINE)
def strips(g: Duel, by: int, to: int) -> None:
    g.stack.append(Strip(by))


ASK_STRIP: Final = declare(Question("strip", 6, may_pass=True, tells=True))


@dataclass
class Strip(Step):
    """Choice after a Carbine: discard a card in play at an own character or at the opponent's front."""

    who: int

    def run(self, g: Duel) -> Ask | None:
        s = g.state
        mine = self.who << 1
        slots = (mine, mine + 1, s.front[1 - self.who])
        options = [CHOOSE | card + 1 for slot in slots for card in s.tables[slot]]
        return Ask(self.who, ASK_STRIP, [*options, PASS], public=True) if options else None

    def prompt(self, g: Duel) -> Prompt:
        return asks(CARBINE)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            return
        card = card_of(choice)
        slot = lies_at(g, card)
        unlay(g, slot, card, source_name(CARBINE), self.who)
        if slot >> 1 != self.who:
            robbed(g, slot >> 1)


# --- Peacemaker


@hook(PARRIED, PEACEMAKER)
def costs_a_card(g: Duel, by: int, to: int) -> None:
    g.stack.append(GiveUp(1 - by, by))


ASK_GIVE_UP: Final = declare(Question("give_up", 7, gives_up=True))


@dataclass
class GiveUp(Step):
    """Discard after a Peacemaker: a card that the player chooses."""

    who: int
    by: int

    def run(self, g: Duel) -> Ask | None:
        hand = g.state.hands[self.who]
        return Ask(self.who, ASK_GIVE_UP, [DISCARD | card + 1 for card in hand], public=True) if hand else None

    def prompt(self, g: Duel) -> Prompt:
        return asks(PEACEMAKER, self.by, by=seat(self.by))

    def take(self, g: Duel, choice: int) -> None:
        spend(g, self.who, card_of(choice), source_name(PEACEMAKER))
        if g.setup["options"]["peacemaker_counts"]:
            robbed(g, self.who)


# --- Remington


@hook(PARRIED, REMINGTON)
def may_draw(g: Duel, by: int, to: int) -> None:
    g.stack.append(Another(by))


ASK_REMINGTON: Final = declare(Question("remington", 8, may_pass=True))


@dataclass
class Another(Step):
    """Choice after a Remington: draw a card."""

    who: int

    def run(self, g: Duel) -> Ask | None:
        return Ask(self.who, ASK_REMINGTON, [DRAW, PASS], public=True) if can_draw(g, self.who) else None

    def prompt(self, g: Duel) -> Prompt:
        return asks(REMINGTON)

    def take(self, g: Duel, choice: int) -> None:
        if choice == DRAW:
            draw(g, self.who, 1, source_name(REMINGTON))


# --- Shotgun


@hook(PARRIED, SHOTGUN)
def may_swap(g: Duel, by: int, to: int) -> None:
    g.stack.append(Sidestep(by))


ASK_SIDESTEP: Final = declare(Question("sidestep", 9, may_pass=True, tells=True))


@dataclass
class Sidestep(Step):
    """Choice after a Shotgun: front and rear of a side change places."""

    who: int

    def run(self, g: Duel) -> Ask | None:
        s = g.state
        options = [side_of(p) | CHOOSE for p in (1 - self.who, self.who) if not s.lone(p)]
        return Ask(self.who, ASK_SIDESTEP, [*options, PASS], public=True) if options else None

    def prompt(self, g: Duel) -> Prompt:
        return asks(SHOTGUN)

    def take(self, g: Duel, choice: int) -> None:
        if choice != PASS:
            swap(g, seat_of(choice), self.who, SHOTGUN)
