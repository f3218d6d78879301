"""Loads: tokens on cards in play and on characters, from one supply. Rules: armed_and_dangerous.md, loads.

A place for loads is an int here: a card in play in front of the seat, or OWN, its character.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.card.cards import KIND
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, its, of_of
from boomtown.card.questions import Question
from boomtown.card.questions import declare as declare_question
from boomtown.card.rules.lives import Hurt
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, named_thing, text
from boomtown.card.zones import Count, declare
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

OF_SET: Final = "armed_and_dangerous"
LOADS: Final = "loads"
ORANGE: Final = "orange"
BOMB: Final = "Bomb"
SUPPLY: Final = 32  # loads in the box
MOST: Final = 4  # on one card or character
FIRST: Final = 3  # on an orange card that comes into play
OWN: Final = -2  # the character: the value of `of_of` without a card
BLAST: Final = 2  # lives a Bomb takes

ORANGES: Final[set[int]] = set()  # the orange cards

declare(Count(LOADS, OF_SET, on_cards=True))

# --- numbers of loads


def supply(g: Bang) -> int:
    """Return the number of loads in the supply. [armed_and_dangerous 1.2]"""
    s = g.state
    if LOADS not in s.places:
        return 0
    left = SUPPLY - sum(s.zones[s.places[LOADS]])
    return left - sum(s.tokens.values()) if s.tokens else left


def is_orange(card: int) -> bool:
    return card in ORANGES


def orange_cards(g: Bang, seat: int) -> list[int]:
    return [card for card in g.state.tables[seat] if card in ORANGES]


def on(g: Bang, seat: int, place: int) -> int:
    """Return the loads in that place of the seat."""
    s = g.state
    if place >= 0:
        return s.tokens.get(place, 0)
    return s.zones[s.places[LOADS]][seat] if LOADS in s.places else 0


def loaded(g: Bang, seat: int) -> list[int]:
    """Return the places of the seat with loads, the character first."""
    return [place for place in (OWN, *orange_cards(g, seat)) if on(g, seat, place)]


def owned(g: Bang, seat: int) -> int:
    """Return the number of all loads of the seat."""
    return sum([on(g, seat, place) for place in loaded(g, seat)])


def with_room(g: Bang, seat: int) -> list[int]:
    """Return the places of the seat where a load fits; none with an empty supply. [armed_and_dangerous 2.7]"""
    if supply(g) <= 0:
        return []
    places = [OWN] if on(g, seat, OWN) < MOST else []
    for card in g.state.tables[seat]:
        if card in ORANGES and g.state.tokens.get(card, 0) < MOST:
            places.append(card)  # noqa: PERF401 (a comprehension is slower here: its variables become closure cells)
    return places


def choice_of(seat: int, place: int) -> int:
    """Return the code that chooses a place of a seat."""
    return V_CHOOSE | NO_CARD | TARGET[seat] | (its(place) if place >= 0 else 0)


def choices_of(seat: int, places: list[int]) -> list[int]:
    code = V_CHOOSE | NO_CARD | TARGET[seat]
    return [code | its(place) if place >= 0 else code for place in places]


def loads_needed(count: int) -> Text:
    """Return the text for too few loads."""
    return text("why-loads-needed", n=count)


# --- adding and taking


def put(g: Bang, seat: int, place: int, count: int, cause: str) -> None:
    """Move up to `count` loads from the supply to a place, as far as they fit."""
    here = on(g, seat, place)
    count = min(count, MOST - here, supply(g))
    if count <= 0:
        return
    _set(g, seat, place, here + count)
    if g.log is not None:
        g.note("load", "helps", who=seat, card=max(place, -1), count=count, total=here + count, cause=cause)


def remove(g: Bang, seat: int, place: int, count: int, cause: str, by: int = -1) -> int:
    """Remove up to `count` loads from the place and return their number.

    An emptied card is discarded at once, and a Bomb explodes. The effect of the explosion is on top of the stack then.
    """
    here = on(g, seat, place)
    count = min(count, here)
    if not count:
        return 0
    _set(g, seat, place, here - count)
    if g.log is not None:
        nature = "harms" if by not in (-1, seat) else "neutral"
        g.note("unload", nature, who=seat, card=max(place, -1), count=count, total=here - count, cause=cause, by=by)
    if place >= 0 and here == count:
        _emptied(g, seat, place)
    return count


def _set(g: Bang, seat: int, place: int, count: int) -> None:
    s = g.state
    if place < 0:
        s.zone(LOADS)[seat] = count
    elif count:
        s.tokens = {**s.tokens, place: count}
    elif place in s.tokens:
        s.tokens = s.tokens.copy()
        del s.tokens[place]


def _emptied(g: Bang, seat: int, card: int) -> None:
    """Discard an emptied card. A Bomb explodes unless it is switched off. [armed_and_dangerous 3.7, 6.3, 10.1]"""
    s = g.state
    explodes = KIND[card] == BOMB and not s.muted(seat, BOMB)
    g.leave_play(seat, card)
    g.drop(card)
    g.note("explode" if explodes else "emptied", "harms" if explodes else "neutral", "forced", who=seat, card=card)
    if explodes:
        g.push(Hurt(seat, BLAST, -1, BOMB, card))


# --- questions

ASK_PAY_LOADS = declare_question(
    Question("pay_loads", 52, of_set=OF_SET, completes=True, sign="bullets", option="load")
)


@dataclass
class PayLoads(Step):
    """Payment by `who` of `left` loads from own places, in any mixture. [armed_and_dangerous 7.2, 9.1]

    If only one way is left, it is taken without a question. `taken`: the places named until now.
    """

    who: int
    left: int
    cause: str
    taken: tuple[int, ...] = ()

    def run(self, g: Bang) -> Ask | None:
        who = self.who
        spare = {place: on(g, who, place) - self.taken.count(place) for place in loaded(g, who)}
        places = [place for place, count in spare.items() if count > 0]
        total = sum([spare[place] for place in places])
        if self.left <= 0 or not places:
            self._pay(g, self.taken)
        elif len(places) == 1 or total <= self.left:
            rest = [place for place in places for _ in range(spare[place])]
            self._pay(g, (*self.taken, *rest[: self.left]))
        else:
            return Ask(who, ASK_PAY_LOADS, choices_of(who, places), public=True)
        return None

    def _pay(self, g: Bang, places: tuple[int, ...]) -> None:
        for place in dict.fromkeys(places):
            remove(g, self.who, place, places.count(place), self.cause, self.who)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.cause), "left": self.left}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(PayLoads(self.who, self.left - 1, self.cause, (*self.taken, of_of(choice))))


ASK_LOAD = declare_question(
    Question("load", 53, of_set=OF_SET, may_pass=True, nature="helps", sign="bullets", option="load")
)
ASK_DISCARD_LOADS = declare_question(
    Question("discard_loads", 64, of_set=OF_SET, may_pass=True, nature="helps", sign="bullets", option="load")
)


@dataclass
class PlaceLoads(Step):
    """Placing of loads of the supply by `who`, one choice for each. `each`: number of loads with each choice.

    `may`: each may be declined. `cause`: "" for cards discarded in phase 3. [armed_and_dangerous 2.4, 2.6, 8.1, 9.3]
    """

    who: int
    left: int
    cause: str
    each: int = 1
    may: bool = False

    def run(self, g: Bang) -> Ask | None:
        places = with_room(g, self.who) if g.state.alive[self.who] and self.left else []
        if not places:
            return None
        options = choices_of(self.who, places)
        question = ASK_LOAD if self.cause else ASK_DISCARD_LOADS
        return Ask(self.who, question, [*options, PASS] if self.may else options, public=True)

    def prompt(self, g: Bang) -> Prompt:
        args: dict[str, Any] = {"left": self.left, "each": self.each}
        if not self.cause:
            return Prompt(args)
        return Prompt(args | {"source": named_thing(self.cause)}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        if self.left > 1:
            g.stack.append(PlaceLoads(self.who, self.left - 1, self.cause, self.each, self.may))
        if choice != PASS:
            put(g, self.who, of_of(choice), self.each, self.cause)
