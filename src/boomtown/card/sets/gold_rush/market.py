"""Market: buying equipment, and paying to discard another player's. Rules: gold_rush.md, buying, forcing a discard.

Equipment has its own deck. Returned cards are under it, face up, in a separate zone. When the deck is empty, that pile
is shuffled and becomes the deck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.card.cards import COPIES, KIND, KINDS, PRINTED, Effect, Kind, add_kind
from boomtown.card.codes import (
    BUY,
    DISCARD,
    ITS,
    NO_CARD,
    TARGET,
    V_BUY,
    V_DISCARD,
    card_of,
    name_of,
    of_of,
    seat_of,
    verb_of,
)
from boomtown.card.hooks import offers
from boomtown.card.rules.prices import PRICED, Price, price_of
from boomtown.card.rules.reasons import WHY_NOT_MORE
from boomtown.card.rules.steps import Bought, CardLost
from boomtown.card.sets.gold_rush.gold import GOLD, OF_SET, nuggets_needed, owned, spend
from boomtown.card.sets.targets import OnlyAnswers
from boomtown.card.step import Step
from boomtown.card.text import kind, text
from boomtown.card.zones import Zone, declare

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

DECK: Final = "equipment_deck"
USED: Final = "equipment_used"
OFFER: Final = "offer"
BLACK: Final = "black"  # the border of equipment that stays in front of its owner
WANTED: Final = "Wanted"  # laid in front of any player
STAYING: Final[dict[int, int]] = {}  # black equipment: the price by card
BLACK_CARDS: Final[set[int]] = set()  # the same cards, for fast tests
MORE: Final = 1  # cost of forcing a discard above the price

declare(
    Zone(DECK, OF_SET, seen="nobody", filled=True, pile=USED),
    Zone(USED, OF_SET),
    Zone(OFFER, OF_SET, size=3, deck=DECK),
)


def brown_equipment(
    name: str, price: int, copies: int, *, number: int, first: int, code: str, nature: str = "helps"
) -> Callable[[Effect], Effect]:
    """Register equipment that works when bought, then goes under its deck. The decorated function is its effect."""

    def keep(effect: Effect) -> Effect:
        _add(Kind(name, OF_SET, "brown", OnlyAnswers(), nature, effect, taken=False, home=USED, price=price))
        return effect

    def _add(kind_: Kind) -> None:
        add_kind(kind_, number, " ".join("-" * copies), first, code)

    return keep


def black_equipment(
    name: str,
    price: int,
    copies: int = 1,
    *,
    number: int,
    first: int,
    code: str,
    nature: str = "helps",
    effect: Effect | None = None,
) -> None:
    """Register equipment that stays in front of its buyer. Its effects are hooks under its name. `effect`: laid
    otherwise.
    """
    laid = Kind(
        name,
        OF_SET,
        BLACK,
        OnlyAnswers(),
        nature,
        effect or lay_down,
        taken=False,
        home=USED,
        place="equipment",
        price=price,
    )
    add_kind(laid, number, " ".join("-" * copies), first, code)
    STAYING.update(dict.fromkeys(COPIES[name], price))
    BLACK_CARDS.update(COPIES[name])


def lay_down(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Lay black equipment in front of `to`, or of its buyer."""
    g.fetch(USED, card)
    g.put_in_play(me if to < 0 else to, card)


# --- buying


def may_have(g: Bang, me: int, name: str) -> bool:
    """Return whether `me` can buy equipment of that name, apart from the price. [gold_rush, buying 4; Wanted 1]"""
    s = g.state
    if name == WANTED:
        return anybody_without(s, name)
    return s.in_play(me, name) < 0 or KINDS[name].border != BLACK


def anybody_without(s: State, name: str) -> bool:
    return any(s.in_play(p, name) < 0 for p in s.index.order)


def on_sale(g: Bang, me: int, gold: int) -> list[int]:
    """Return the cards of the offer that `me` can buy for `gold` nuggets."""
    s = g.state
    if OFFER not in s.places:  # a character of the set plays without the set
        return []
    found = []
    for card in s.zones[s.places[OFFER]]:
        if PRINTED[card].price <= gold and (card not in STAYING or may_have(g, me, KIND[card])):
            found.append(card)  # noqa: PERF401 (a comprehension is slower here: its variables become closure cells)
    return found


@offers(OF_SET, BUY, DISCARD)
def buy(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer the cards on sale, and black equipment of other players that `me` can pay to discard."""
    if code is None:
        if not (gold := owned(g, me)):
            return []
        options = [V_BUY | card for card in on_sale(g, me, gold)]
        return options + _removable(g.state, me, gold) if gold > MORE else options
    if verb_of(code) == BUY:
        g.push(Buy(me, card_of(code), price_of(code).gold))
    else:
        g.push(Force(me, seat_of(code), of_of(code)))
    return []


def _removable(s: State, me: int, gold: int) -> list[int]:
    found = []
    for p in s.index.order:
        if p != me and not BLACK_CARDS.isdisjoint(s.tables[p]):
            for card in s.tables[p]:
                if card in STAYING and STAYING[card] + MORE <= gold:
                    found.append(V_DISCARD | NO_CARD | TARGET[p] | ITS[card])  # noqa: PERF401 (as above)
    return found


PRICED[BUY] = lambda code: Price(gold=KINDS[KIND[card_of(code)]].price - (name_of(code) >= 0))
PRICED[DISCARD] = lambda code: Price(gold=KINDS[KIND[of_of(code)]].price + MORE) if of_of(code) >= 0 else Price()


def _why_not(g: Bang, me: int) -> list[dict[str, Any]]:
    """Return why cards of the offer cannot be bought."""
    found = []
    for card in g.state.zone(OFFER):
        name = KIND[card]
        if not may_have(g, me, name):
            found.append({"card": card, "reason": text("why-same-name", card=kind(name))})
        elif KINDS[name].price > owned(g, me):
            found.append({"card": card, "reason": nuggets_needed(KINDS[name].price)})
    return found


WHY_NOT_MORE[OF_SET] = _why_not


@dataclass
class Buy(Step):
    """Purchase by `who`. The gap in the offer is filled before the effect of the card. [gold_rush, buying 2]"""

    who: int
    card: int
    price: int

    def run(self, g: Bang) -> None:
        who, card, offer = self.who, self.card, g.state.zone(OFFER)
        spend(g, who, self.price)
        at = offer.index(card)
        g.fetch(OFFER, card)
        fills = g.uncover(DECK, OFFER, at)
        if g.log is not None:
            g.note("buy", "helps", who=who, card=card, count=self.price, total=g.state.zone(GOLD)[who])
            if fills >= 0:
                g.note("offer", how="random", card=fills)
        g.drop(card)  # black equipment is taken up again when it is laid
        g.push(Bought(who, card))


@dataclass
class Force(Step):
    """Payment by `who` for the discard of the owner's black equipment. [gold_rush, forcing a discard]"""

    who: int
    owner: int
    card: int

    def run(self, g: Bang) -> None:
        price = KINDS[KIND[self.card]].price + MORE
        spend(g, self.who, price)
        g.leave_play(self.owner, self.card)
        g.drop(self.card)
        g.note("force", "harms", who=self.who, to=self.owner, card=self.card, count=price)
        g.followed(CardLost(self.who, self.owner, self.card, KIND[self.card]))
