"""Values of cards for their holder, in points: a life is 5, an average card 3."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.position import UNLIMITED, Position
from boomtown.card.bots.valuation.estimate import being, holding, lying
from boomtown.card.bots.valuation.event_values import VALUE_CHANGES
from boomtown.card.bots.valuation.facts import BORDER, RANGE, TARGET
from boomtown.card.bots.value_table import Adjust, column
from boomtown.card.cards import CHARACTERS as BORN
from boomtown.card.cards import KIND, KINDS

LIFE = 5.0
AVERAGE = 3.0  # an unknown card
LIFE_FACTOR = {1: 1.8, 2: 1.25}  # factor for a life, by lives left

# Columns of the rows, by kind of card or character
HELD: dict[str, float] = column("held")
IN_PLAY: dict[str, float] = column("in_play")  # value for the owner of a card in play
CHARACTERS: dict[str, float] = column("worth")
_ADJUST: dict[str, Adjust] = column("adjust")
_AT_LEAST: dict[str, float] = column("least_card")


def life(pos: Position) -> float:
    """Return the value of a life for me, by the lives I have."""
    return LIFE * LIFE_FACTOR.get(pos.life, 1.0)


def held(pos: Position, card: int, among: list[str] | None = None) -> float:
    """Return the value of a card for me. `among`: the other kinds in my hand (default: without one copy of it)."""
    if among is not None:
        return _held(pos, card, among)
    found = pos.values.get(card)
    if found is None:
        among = pos.kinds[:]
        if card in pos.hand:
            among.remove(KIND[card])
        found = pos.values[card] = _held(pos, card, among)
    return found


def _held(pos: Position, card: int, among: list[str]) -> float:
    kind = KIND[card]
    weapon = RANGE.get(kind)
    if weapon is not None:
        return max(0.4, arms(pos, kind, weapon) - armed(pos))
    adjust = _ADJUST.get(kind)
    value = worth(kind) + VALUE_CHANGES.get(pos.next_event, {}).get(kind, 0.0)
    if adjust is not None:
        value = adjust(pos, value, among)
    elif lies(kind) and (kind in pos.table or kind in among):
        value = 0.5
    return max(value, pos.trait(_AT_LEAST, pos.me, value))


def worth(kind: str) -> float:
    """Return the value of a kind in any hand."""
    known = HELD.get(kind)
    return holding(KINDS[kind]) if known is None else known


def character(name: str) -> float:
    """Return the value of a character for a whole game."""
    known = CHARACTERS.get(name)
    return being(BORN[name]) if known is None else known


def near(pos: Position, value: float, among: list[str]) -> float:
    """Return the value of a card that needs an enemy at distance 1."""
    distances = pos.see.distances
    return value if any(distances[p] <= 1 and pos.enmity[p] > 0.1 for p in pos.others) else value - 1.2


def lies(kind: str) -> bool:
    """Return whether the card stays in front of the player who plays it."""
    return BORDER[kind] == "green" or TARGET[kind] == "self"


def arms(pos: Position, kind: str, reach: int) -> float:
    """Return the value of a weapon: the enemies within range, and a missing limit of BANG! cards."""
    value = 3.0 * pos.reach_by[max(1, min(5, reach))] + 0.25 * reach
    if kind in UNLIMITED and not pos.trait(UNLIMITED, pos.me, False):
        bangs = pos.kinds.count("BANG!")
        value += 1.2 + 1.3 * max(0, bangs - 1) if pos.reach_by[1] > 0.3 else 0.0
    return value


def armed(pos: Position) -> float:
    """Return the value of my weapon in play."""
    for kind in pos.table:
        reach = RANGE.get(kind)
        if reach is not None:
            return arms(pos, kind, reach)
    return arms(pos, "", 1)


def in_play(kind: str) -> float:
    """Return the value of a card in play for its owner; negative for a burden."""
    known = IN_PLAY.get(kind)
    return lying(KINDS[kind]) if known is None else known


def price(pos: Position, cards: list[int], n: int, share: float) -> float:
    """Return the cost of giving up the `n` worst of these cards of my hand."""
    if not n or pos.ghost:
        return 0.0
    worth = sorted(held(pos, c) for c in cards)[:n]
    return sum(worth) * min(share, 0.1 if pos.surplus > n else 1.0) - pos.holding_cost * n
