"""Decorators that register a card: the printed facts are next to the effect.

`number` and `first` never change: `number` identifies the name in a choice, `first` is the number of the first copy
(see card/cards.py). `code` never changes either. The notation writes it for the name: two letters for a kind of card,
three or more for other names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, Aim, Character, Effect, Event, Kind, add_character, add_event, add_kind
from boomtown.card.codes import V_USE, card_of, of_of, seat_of
from boomtown.card.hooks import answers, offers
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import Lay
from boomtown.card.sets.targets import OwnTable, Untargeted
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang

ANYWHERE, OWN_TABLE = Untargeted(), OwnTable()


def brown(
    name: str,
    copies: str,
    *,
    number: int,
    first: int,
    code: str = "",
    aim: Aim = ANYWHERE,
    nature: str = "neutral",
    book: bool = False,
    cost: int = 0,
    missed: bool = False,
    several: bool = False,
    limited: bool = False,
    evades: bool = False,
    alone: Effect | None = None,
    of_set: str = "base",
) -> Callable[[Effect], Effect]:
    """Register a brown card; the decorated function is its effect. `cost`: other cards of the hand discarded to play
    it.

    `missed`: it has a Missed! symbol; the function then runs in addition when it is played as an answer. `several`,
    `limited`, `evades`, `alone`: see cards.Kind.
    """

    def keep(effect: Effect) -> Effect:
        kind = Kind(name, of_set, "brown", aim, nature, effect, book=book, cost=cost, missed=missed, limited=limited)
        add_kind(replace(kind, several=several, evades=evades, alone=alone), number, copies, first, code)
        return effect

    return keep


def blue(
    name: str,
    copies: str,
    *,
    number: int,
    first: int,
    code: str = "",
    aim: Aim = OWN_TABLE,
    nature: str = "neutral",
    weapon_range: int | None = None,
    book: bool = False,
    stops_turn: bool = False,
    of_set: str = "base",
) -> None:
    """Register a blue card, laid in front of its player or of a target. Its effects are hooks under its name."""
    add_kind(
        Kind(name, of_set, "blue", aim, nature, lay_down, weapon_range, book, stops_turn=stops_turn),
        number,
        copies,
        first,
        code,
    )


def green(
    name: str,
    copies: str,
    *,
    number: int,
    first: int,
    code: str = "",
    aim: Aim = ANYWHERE,
    nature: str = "neutral",
    missed: bool = False,
    several: bool = False,
    of_set: str = "dodge_city",
) -> Callable[[Effect], Effect]:
    """Register a green card: laid first, used from a later turn on. The decorated function is the effect of its use.

    The card is laid like a blue one, and its power is a hook under its name: `offers` for phase 2 of its owner, or
    `answers` to BANG! effects with a Missed! symbol (`missed`). `State.laid` makes it wait. `aim`: targets of its use.
    [dodge_city, Green cards]
    """

    def keep(effect: Effect) -> Effect:
        add_kind(
            Kind(name, of_set, "green", OWN_TABLE, nature, lay_down, power=None if missed else aim, several=several),
            number,
            copies,
            first,
            code,
        )
        _EFFECT[name] = effect
        if missed:
            _answers_from_the_table(name)
        else:
            _used_in_phase_2(name, aim)
        return effect

    return keep


def lay_down(g: Bang, me: int, card: int, to: int, of: int) -> None:
    g.do(Lay(me, card, me if to < 0 else to))


_EFFECT: dict[str, Effect] = {}  # of green cards


def _used_in_phase_2(name: str, aim: Aim) -> None:
    @offers(name)
    def use(g: Bang, me: int, code: int | None) -> list[int]:
        if code is not None:
            g.push(UseGreen(me, card_of(code), seat_of(code), of_of(code)))
            return []
        card = g.state.in_play(me, name)
        return [] if card in g.state.laid else aim.codes(g, me, V_USE | card)


def _answers_from_the_table(name: str) -> None:
    @answers(name)
    def answer(g: Bang, me: int, shot: Shoot, code: int | None) -> list[int]:
        card = g.state.in_play(me, name)
        if code is not None:
            discard_used(g, me, card)
            shot.answered(g, shot.met(), lambda: _EFFECT[name](g, me, card, -1, -2))
        return [] if card in g.state.laid else [V_USE | card]


@dataclass
class UseGreen(Step):
    """Use of a green card in play: it is discarded, then its effect happens. [dodge_city, Green cards 3 and 13]"""

    me: int
    card: int
    to: int
    of: int

    def run(self, g: Bang) -> None:
        self.put_down(g)
        _EFFECT[KIND[self.card]](g, self.me, self.card, self.to, self.of)

    def put_down(self, g: Bang) -> None:
        """Take the card out of play."""
        me, card, name = self.me, self.card, KIND[self.card]
        discard_used(g, me, card)
        if g.log is not None:
            nature = KINDS[name].nature if self.to != me else "neutral"
            g.note("use", nature, who=me, cause=name, card=card, to=self.to, of=self.of)


@dataclass
class GreenEffect(Step):
    """Effect of a green card that was discarded."""

    me: int
    card: int
    to: int
    of: int

    def run(self, g: Bang) -> None:
        _EFFECT[KIND[self.card]](g, self.me, self.card, self.to, self.of)


def discard_used(g: Bang, me: int, card: int) -> None:
    """Move a used card from play to the discard pile."""
    g.leave_play(me, card)
    g.drop(card)


def character(
    name: str,
    life: int,
    of_set: str = "base",
    *,
    number: int,
    code: str = "",
    simple: bool = False,
    life_if: tuple[str, int] | None = None,
    first_hand: int = 0,
    keeps_lent: bool = False,
) -> None:
    """Register a character; its abilities are hooks under its name.

    `simple`: suits a first game. `life_if`: an option and the number of bullets with it. `first_hand`, `keeps_lent`:
    see cards.Character.
    """
    add_character(Character(name, of_set, life, simple, life_if, first_hand, keeps_lent), number, code)


def event(
    name: str, of_set: str, timing: str, *, number: int, code: str = "", last: bool = False, bonus: bool = False
) -> None:
    """Register a card of an event deck. Its effects are hooks under its name, which work for all while it is in
    force.
    """
    add_event(Event(name, of_set, timing, last, bonus), number, code)
