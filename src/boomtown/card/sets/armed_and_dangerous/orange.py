"""Orange cards: laid like blue ones, with 3 loads on them. Rules: armed_and_dangerous.md, orange cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COPIES, KIND, KINDS, Aim, Kind, add_kind
from boomtown.card.codes import V_USE
from boomtown.card.hooks import after
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.steps import Lay
from boomtown.card.sets.armed_and_dangerous.loads import (
    FIRST,
    MOST,
    OF_SET,
    ORANGE,
    ORANGES,
    is_orange,
    loads_needed,
    on,
    put,
    supply,
)
from boomtown.card.sets.declare_cards import lay_down
from boomtown.card.sets.targets import OwnTable
from boomtown.card.step import Step
from boomtown.card.text import Text, kind, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang


class Loadable(OwnTable):
    """Own table, while the supply has the loads for the card. [armed_and_dangerous 3.2]"""

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return OwnTable.codes(self, g, me, code) if supply(g) >= FIRST else []

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return no_loads(g) or super().why_not(g, me, card, to)


def no_loads(g: Bang) -> Text | None:
    """Return why no orange card can be played, or None."""
    return text("why-supply", n=FIRST) if supply(g) < FIRST else None


def orange(
    name: str,
    copies: str,
    *,
    number: int,
    first: int,
    code: str,
    loads: int = 0,
    aim: Aim | None = None,
    nature: str = "helps",
    weapon_range: int | None = None,
) -> None:
    """Register an orange card, which counts as a blue one. `loads`: price of its use. [armed_and_dangerous 3.3]"""
    aim = aim or Loadable()
    new = Kind(name, OF_SET, ORANGE, aim, nature, lay_down, weapon_range, as_blue=True, loads=loads, holds=MOST)
    add_kind(new, number, copies, first, code)
    ORANGES.update(COPIES[name])
    if loads:
        PRICES[name] = Price(loads=loads)


@after(Lay, OF_SET)
def laid_with_loads(g: Bang, _: int, lay: Lay) -> Step | None:
    return FirstLoads(lay.to, lay.card) if is_orange(lay.card) else None


@dataclass
class FirstLoads(Step):
    """First 3 loads on the card. [armed_and_dangerous 3.1]"""

    who: int
    card: int

    def run(self, g: Bang) -> None:
        if self.card in g.state.tables[self.who]:
            put(g, self.who, self.card, FIRST, KIND[self.card])


def ready(g: Bang, me: int, name: str) -> int:
    """Return the card of that name in front of the seat if its price is on it, otherwise -1.
    [armed_and_dangerous 3.6]
    """
    card = g.state.in_play(me, name)
    return card if card >= 0 and on(g, me, card) >= KINDS[name].loads else -1


def use_codes(g: Bang, me: int, name: str) -> list[int]:
    """Return the code for the use of the card if it can be paid."""
    card = ready(g, me, name)
    return [V_USE | card] if card >= 0 else []


def why_not_ready(name: str) -> None:
    """Register the reason why the card cannot be used: too few loads."""

    def reason(g: Bang, me: int) -> Text | None:
        price = KINDS[name].loads
        return loads_needed(price) if ready(g, me, name) < 0 else text("why-not-now", card=kind(name))

    WHY_NO_OFFER[name] = reason
