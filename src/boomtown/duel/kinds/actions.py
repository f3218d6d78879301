"""Other actions: Beer, Strong Beer, Theft, Schoolteacher, Canteen, Wagon, General Store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import BEER, CANTEEN, GENERAL_STORE, SCHOOLTEACHER, STRONG_BEER, THEFT, WAGON
from boomtown.duel.codes import CHOOSE, DISCARD, aimed_card, card_of, seat_of, slot_of
from boomtown.duel.decks import common_card, draw, lies_at, pick_up, spend, turn_up, unlay
from boomtown.duel.hands import AtRandom
from boomtown.duel.hooks import AIMS, EFFECT, UNPLAYABLE, hook
from boomtown.duel.losses import Lose, heal
from boomtown.duel.offers import AT, HAND, SIDES_OF, Reach, in_play, no_aim
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import Prompt, Step, asks, source_name
from boomtown.duel.swaps import swap
from boomtown.duel.waiting import robbed
from boomtown.kernel.frame import Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

FULL: Final = 3  # life points after Strong Beer
hook(AIMS, BEER, GENERAL_STORE, WAGON)(no_aim)
hook(UNPLAYABLE, THEFT, SCHOOLTEACHER)("why-duel-nothing")
hook(UNPLAYABLE, CANTEEN)("why-duel-one")

# --- Beer, Strong Beer


@hook(EFFECT, BEER)
def both_regain(g: Duel, me: int, kind: int, option: int) -> None:
    s = g.state
    for slot in (s.front[me], s.front[me] ^ 1):
        heal(g, slot, 1, BEER)


@hook(AIMS, STRONG_BEER)
def own_or_front(r: Reach) -> list[int]:
    found = [AT[r.other], AT[r.front]]
    if not r.lone:
        found.append(AT[r.front ^ 1])
    if r.all and not r.olone:
        found.append(AT[r.other ^ 1])
    return found


@hook(EFFECT, STRONG_BEER)
def makes_full(g: Duel, me: int, kind: int, option: int) -> None:
    s, slot = g.state, slot_of(option)
    most = min(FULL, s.most[slot])
    if s.lives[slot] > most:
        g.stack.append(Lose(slot, s.lives[slot] - most, me, STRONG_BEER))
    else:
        heal(g, slot, most - s.lives[slot], STRONG_BEER)


# --- Theft, Schoolteacher


@hook(AIMS, THEFT)
def hand_or_in_play(r: Reach) -> list[int]:
    hand = [HAND[1 - r.me]] if r.s.hands[1 - r.me] else []
    return hand + in_play(r)


@hook(EFFECT, THEFT)
def steals(g: Duel, me: int, kind: int, option: int) -> None:
    card = aimed_card(option)
    if card < 0:
        g.stack.append(AtRandom(me, seat_of(option), True, THEFT))
        return
    slot = lies_at(g, card)
    unlay(g, slot, card, source_name(THEFT), me)
    if slot >> 1 != me:
        robbed(g, slot >> 1)


hook(AIMS, SCHOOLTEACHER)(in_play)


@hook(EFFECT, SCHOOLTEACHER)
def takes_up(g: Duel, me: int, kind: int, option: int) -> None:
    card = aimed_card(option)
    slot = lies_at(g, card)
    pick_up(g, me, slot, card, SCHOOLTEACHER)
    if slot >> 1 != me:
        robbed(g, slot >> 1)


# --- Canteen


@hook(AIMS, CANTEEN)
def sides_of_two(r: Reach) -> list[int]:
    found = [] if r.lone else [SIDES_OF[r.me]]
    return found if r.olone else [*found, SIDES_OF[1 - r.me]]


@hook(EFFECT, CANTEEN)
def swaps_a_side(g: Duel, me: int, kind: int, option: int) -> None:
    swap(g, seat_of(option), me, CANTEEN)


# --- Wagon


@hook(EFFECT, WAGON)
def draws_three(g: Duel, me: int, kind: int, option: int) -> None:
    drawn = len(draw(g, me, 3, source_name(WAGON)))
    if drawn == 3:
        g.stack.append(Unload(me))


ASK_WAGON: Final = declare(Question("wagon", 13, gives_up=True))


@dataclass
class Unload(Step):
    """Discard of one of the three drawn cards, the last ones of the hand."""

    who: int

    def run(self, g: Duel) -> Ask:
        return Ask(self.who, ASK_WAGON, [DISCARD | card + 1 for card in g.state.hands[self.who][-3:]], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(WAGON)

    def take(self, g: Duel, choice: int) -> None:
        spend(g, self.who, card_of(choice), source_name(WAGON))


# --- General Store


@hook(EFFECT, GENERAL_STORE)
def opens(g: Duel, me: int, kind: int, option: int) -> None:
    """Turn up two cards of each deck, or four of the common deck."""
    s = g.state
    last = not (s.decks[0] or s.decks[1])
    shared = s.made and (last or not g.setup["options"]["store_last"])
    for of in (me, me, 1 - me, 1 - me):
        card = common_card(g) if shared else turn_up(g, of)
        if card >= 0:
            s.row.append(card)
    g.revealed = True
    if s.row:
        if g.log is not None:
            g.note("row", how="random", who=me, cards=s.row[:])
        g.stack.append(Shop(me, me))


ASK_GOODS: Final = declare(Question("goods", 14, gains=True))


@dataclass
class Shop(Step):
    """Choice of a card of the row, in turn."""

    who: int
    by: int

    def run(self, g: Duel) -> Ask:
        return Ask(self.who, ASK_GOODS, [CHOOSE | card + 1 for card in g.state.row], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(GENERAL_STORE, self.by, by=seat(self.by))

    def take(self, g: Duel, choice: int) -> None:
        s, card = g.state, card_of(choice)
        s.row.remove(card)
        s.hands[self.who].append(card)
        s.seen |= 1 << card
        s.open_ |= 1 << card
        if g.log is not None:
            g.note("take", "helps", who=self.who, card=card, zone="row", cause=source_name(GENERAL_STORE))
        if s.row:
            g.stack.append(Shop(1 - self.who, self.by))
