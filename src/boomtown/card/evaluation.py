"""Reader of a table of the card game for `boomtown.evaluation`: traits of the cards, no names."""

from __future__ import annotations

from functools import lru_cache

from boomtown.card.cards import KIND, KINDS, WEAPONS
from boomtown.card.game import Bang
from boomtown.card.seen.visibility import hunted_by_all, open_hands, target
from boomtown.card.state import State
from boomtown.card.zones import ZONES, Count
from boomtown.evaluation.table import Table
from boomtown.games import Game

# Share of the cards that attack and that answer a shot, for cards that are not seen
ATTACKS, ANSWERS = 0.45, 0.17
_OUT = (0.0,) * 8


def _of_hand(name: str) -> tuple[float, float]:
    kind = KINDS.get(name)  # free numbers have no card
    if kind is None:
        return 0.0, 0.0
    return float(kind.nature == "harms"), float(kind.missed or kind.missed_card)


_BY_CARD = [_of_hand(name) for name in KIND]
_HARMFUL = {name for name, kind in KINDS.items() if kind.nature == "harms" and kind.blue}
_BURDENS = frozenset(card for card, name in enumerate(KIND) if name in _HARMFUL)


def read_table(game: Game, seat: int | None) -> Table:
    """Return the table as a seat sees it; None: the open table."""
    assert isinstance(game, Bang)
    s = game.state
    order = s.index.order
    open_ = None if seat is None else {seat, *open_hands(s)}
    funds = _funds(s, tuple(game.setup["sets"])) if s.zones or s.tokens else None
    traits = [_OUT] * s.n
    for p in order:
        hand = s.hands[p]
        held = float(len(hand))
        if open_ is None or p in open_:
            attacks = answers = 0.0
            for card in hand:
                attack, answer = _BY_CARD[card]
                attacks += attack
                answers += answer
        else:
            attacks, answers = held * ATTACKS, held * ANSWERS
        burdens = assets = 0.0
        for card in s.tables[p]:
            if card in _BURDENS:
                burdens += 1.0
            elif card not in WEAPONS:
                assets += 1.0
        share = s.index.shares[p]
        wealth = funds[p] if funds else 0.0
        traits[p] = (float(s.life[p]), held, attacks, answers, assets, share.range - 1.0, burdens, wealth)
    at = order.index(s.turn) if s.turn in order else 0
    reach = [_reach(s, p) if s.alive[p] else 0 for p in range(s.n)]
    alone = hunted_by_all(s)
    return Table(
        traits,
        (*order[at:], *order[:at]),
        reach,
        (s.turn_no / s.n / 5, 1.0 if s.events().on else 0.0, 1.0 if s.index.shares[s.turn].limit > 1 else 0.0),
        [target(s, p) if s.alive[p] else -1 for p in range(s.n)] if alone else (),
    )


def _reach(s: State, p: int) -> int:
    row = s.index.sees(p).dist
    far = s.index.shares[p].range
    bits = 0
    for q in s.index.order:
        if q != p and row[q] <= far:
            bits |= 1 << q
    return bits


def _funds(s: State, sets: tuple[str, ...]) -> list[float]:
    """Return the public numbers of each seat: money, and tokens on its cards."""
    found = [0.0] * s.n
    for name in _counts(sets):
        for p, number in enumerate(s.zone(name)):
            found[p] += number
    if s.tokens:
        for p in range(s.n):
            found[p] += sum(s.tokens.get(card, 0) for card in s.tables[p])
    return found


@lru_cache(maxsize=64)
def _counts(sets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name, place in ZONES.items() if isinstance(place, Count) and place.set in sets)
