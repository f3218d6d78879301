"""Abilities used once in the own turn: Babe Leroy, Cattle Katie, Pearl Hat, Soundance Kid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import ALWAYS, KIND, NAMES, RELOADS
from boomtown.duel.character_table import BABE_LEROY, CATTLE_KATIE, PEARL_HAT, PERSON, SOUNDANCE_KID
from boomtown.duel.codes import AT_RELOAD, DISCARD, RELOAD, card_of, target_of, using
from boomtown.duel.decks import can_draw, draw, spend, unlay
from boomtown.duel.describe import aim
from boomtown.duel.hooks import AIMS, IDLE, OFFERS, SAYS, USES, carry_out, hook
from boomtown.duel.offers import Reach, repeatable
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import Prompt, Step, asks, source_name, source_tag
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

BABE: Final = PERSON + BABE_LEROY
KATIE: Final = PERSON + CATTLE_KATIE
PEARL: Final = PERSON + PEARL_HAT
KID: Final = PERSON + SOUNDANCE_KID
NO_HAND: Final = "why-duel-hand"


def tell(g: Duel, me: int, source: int, kind: int = -1) -> None:
    """Record the use of an ability. `kind` is the card that it repeats."""
    if g.log is not None:
        g.note("use", who=me, cause=source_name(source), kind=kind)


ASK_PRICE: Final = declare(Question("price", 15, completes=True, gives_up=True))


def price(g: Duel, who: int) -> Ask:
    """Return the question for the hand card that an ability costs."""
    return Ask(who, ASK_PRICE, [DISCARD | card + 1 for card in g.state.hands[who]], public=True)


# --- Babe Leroy: two cards with an empty hand


@hook(OFFERS, BABE)
def with_no_hand(g: Duel, me: int, reach: Reach) -> list[int]:
    return [] if g.state.hands[me] or not can_draw(g, me) else [using(BABE_LEROY)]


@hook(USES, BABE)
def draws_two(g: Duel, me: int, choice: int) -> None:
    tell(g, me, BABE)
    draw(g, me, 2, source_name(BABE))


@hook(IDLE, BABE)
def has_a_hand(g: Duel, me: int) -> str:
    return NO_HAND


# --- Cattle Katie: two cards for own equipment


@hook(OFFERS, KATIE)
def with_equipment(g: Duel, me: int, reach: Reach) -> list[int]:
    return [using(CATTLE_KATIE) | card + 1 for card in g.state.tables[reach.front] if not ALWAYS[KIND[card]]]


@hook(USES, KATIE)
def trades_in(g: Duel, me: int, choice: int) -> None:
    tell(g, me, KATIE)
    unlay(g, g.state.front[me], card_of(choice), "cost", me)
    draw(g, me, 2, source_name(KATIE))


@hook(IDLE, KATIE)
def has_no_equipment(g: Duel, me: int) -> str:
    return "why-duel-equipment"


# --- Pearl Hat: the card on top of the pile once more


@hook(OFFERS, PEARL)
def with_an_action_on_top(g: Duel, me: int, reach: Reach) -> list[int]:
    s = g.state
    kind = repeatable(s) if s.hands[me] else -1
    if kind < 0:
        return []
    aims = AIMS.of[kind]
    found = [using(PEARL_HAT) | one for one in aims(reach)] if aims is not None else []
    if RELOADS[kind] and s.reloading():
        found.append(using(PEARL_HAT) | AT_RELOAD)
    return found


@hook(USES, PEARL)
def repeats(g: Duel, me: int, choice: int) -> None:
    kind = repeatable(g.state)
    tell(g, me, PEARL, kind)
    g.stack.append(Repeat(me, kind, choice))


@hook(IDLE, PEARL)
def nothing_on_top(g: Duel, me: int) -> str:
    return "why-duel-top" if g.state.hands[me] else NO_HAND


@dataclass
class Repeat(Step):
    """Payment for Pearl Hat, then the effect of the card that was on top before the payment."""

    who: int
    kind: int
    option: int

    def run(self, g: Duel) -> Ask:
        return price(g, self.who)

    def prompt(self, g: Duel) -> Prompt:
        return asks(PEARL)

    def take(self, g: Duel, choice: int) -> None:
        spend(g, self.who, card_of(choice), "cost")
        if target_of(self.option) == RELOAD:
            draw(g, self.who, 1, source_name(PEARL))
        else:
            g.state.going = self.kind
            carry_out(g, self.who, self.kind, self.option)


@hook(SAYS, PEARL)
def says_repeat(g: Duel, ask: Ask, code: int) -> dict[str, Any]:
    kind = NAMES[repeatable(g.state)]
    words = aim(g, "opt-duel-repeat", code, source=source_tag(PEARL), kind={"kind": kind})
    found: dict[str, Any] = {"source": source_name(PEARL), "as": kind, "cost": 1, "text": words}
    return found | ({"as": "reload"} if target_of(code) == RELOAD else {})


# --- Soundance Kid: a card of either deck for one of the hand


@hook(OFFERS, KID)
def with_a_hand(g: Duel, me: int, reach: Reach) -> list[int]:
    return [using(SOUNDANCE_KID)] if g.state.hands[me] else []


@hook(USES, KID)
def trades(g: Duel, me: int, choice: int) -> None:
    tell(g, me, KID)
    g.stack.append(Trade(me))


@hook(IDLE, KID)
def has_no_hand(g: Duel, me: int) -> str:
    return NO_HAND


@dataclass
class Trade(Step):
    """Payment for Soundance Kid, then a card from each deck."""

    who: int

    def run(self, g: Duel) -> Ask:
        return price(g, self.who)

    def prompt(self, g: Duel) -> Prompt:
        return asks(KID)

    def take(self, g: Duel, choice: int) -> None:
        me, name = self.who, source_name(KID)
        spend(g, me, card_of(choice), "cost")
        drawn = len(draw(g, me, 1, name)) + len(draw(g, me, 1, name, 1 - me))
        if drawn:
            g.stack.append(Either(me, drawn))


ASK_EITHER: Final = declare(Question("either", 16, gives_up=True))


@dataclass
class Either(Step):
    """Discard of one of the drawn cards, the last ones of the hand."""

    who: int
    drawn: int

    def run(self, g: Duel) -> Ask:
        cards = g.state.hands[self.who][-self.drawn :]
        return Ask(self.who, ASK_EITHER, [DISCARD | card + 1 for card in cards], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(KID)

    def take(self, g: Duel, choice: int) -> None:
        spend(g, self.who, card_of(choice), source_name(KID))
