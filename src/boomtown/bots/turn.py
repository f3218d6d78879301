"""Phase 2: what each way to play a card gains, in the points of `worth`, and which comes first."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import NamedTuple

from boomtown.bots.facts import RANGE, TARGET
from boomtown.bots.position import BANG_IN, BANG_SHARE, Position
from boomtown.bots.worth import HELD, LIFE, UNKNOWN, armed, arms, held, in_play
from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.codes import USE, card_of, name_of, of_of, seat_of, verb_of
from boomtown.kernel.frame import END

HIT = 4.5  # a life of an enemy
NEVER = -100.0
COST, COST_OF_SURPLUS = 0.35, 0.05  # share of a card's worth that playing it costs
REWARD = 4.0  # three cards for an outlaw
PENALTY = 14.0  # a sheriff who eliminates a deputy
HITS_BACK = {"Bart Cassidy": 1.2, "El Gringo": 2.0}

# What is done first among all that gains something
FIRST = {
    "Wells Fargo": 90,
    "Stagecoach": 90,
    "Beer": 75,
    "Panic!": 60,
    "Cat Balou": 58,
    "Jail": 55,
    "General Store": 50,
    "Indians!": 45,
    "Gatling": 44,
    "BANG!": 40,
    "Duel": 35,
    "Saloon": 20,
    "Dynamite": 10,
}
LAID, ARMED, OTHERWISE = 80, 70, 30


class Way(NamedTuple):
    """An option to play a card."""

    card: int
    kind: str  # what it is played as
    to: int
    of: int


def best_play(pos: Position) -> int:
    """The option that comes first among those that gain; ending the turn when none does."""
    best, first, most = END, 0, 0.0
    costs: dict[int, float] = {}
    gains: dict[tuple[str, int, int], float] = {}  # copies of a card do the same
    share = COST_OF_SURPLUS if pos.surplus > 0 else COST
    for code in pos.sight.options:
        if code == END or verb_of(code) == USE:
            continue
        card, name = card_of(code), name_of(code)
        kind = KIND[card] if name < 0 else NAMES[name]
        order = FIRST.get(kind) or _first(kind)
        if order < first:
            continue
        way = Way(card, kind, seat_of(code), of_of(code))
        found = gains.get(way[1:])
        if found is None:
            found = gains[way[1:]] = gain(pos, way)
        if found <= 0:
            continue
        if card not in costs:
            costs[card] = share * held(pos, card)
        found -= costs[card]
        if found > 0 and (order > first or found > most):
            best, first, most = code, order, found
    return best


def _first(kind: str) -> int:
    if kind in RANGE:
        return ARMED
    return LAID if TARGET[kind] == "self" else OTHERWISE


def gain(pos: Position, way: Way) -> float:
    """What the play is good for, its cost aside."""
    known = _GAIN.get(way.kind)
    if known is not None:
        return known(pos, way)
    reach = RANGE.get(way.kind)
    if reach is not None:
        return arms(pos, way.kind, reach) - armed(pos)
    if TARGET[way.kind] == "self":
        return held(pos, way.card)
    return _unknown(pos, way)


def _unknown(pos: Position, way: Way) -> float:
    """A card nobody told the greenhorn about: by what it says of itself."""
    sign = {"harms": 1.0, "helps": -1.0}.get(KINDS[way.kind].nature, 0.0)
    if way.to < 0:
        return HELD.get(way.kind, UNKNOWN)
    return sign * pos.wish.get(way.to, -1.0) * UNKNOWN


# --- harm


def wound(pos: Position, to: int) -> float:
    """What it is worth that the seat loses a life because of me."""
    wish, life = pos.wish[to], pos.seats[to]["life"]
    if life > 1:
        back = HITS_BACK.get(pos.seats[to]["character"], 0.0)
        return wish * HIT * (1.2 if life == 2 and wish > 0 else 1.0) - back
    if pos.must_live(to):
        return NEVER
    value = wish * HIT * (1.8 if wish > 0 else 3.0) + pos.chance(to, "outlaw") * REWARD * (wish > -0.3)
    return value - PENALTY * pos.chance(to, "deputy") * (pos.role == "sheriff")


def _bang(pos: Position, way: Way) -> float:
    if way.to == pos.me:
        return NEVER
    need = 2 if pos.character == "Slab the Killer" else 1
    return pos.unanswered(way.to, need) * wound(pos, way.to) + 0.5 * (pos.wish[way.to] > 0.3)


def _gatling(pos: Position, way: Way) -> float:
    return sum(pos.unanswered(p) * wound(pos, p) for p in pos.others)


def _indians(pos: Position, way: Way) -> float:
    return sum(pos.has_no_bang(p) * wound(pos, p) for p in pos.others)


def _duel(pos: Position, way: Way) -> float:
    mine = pos.kinds.count("BANG!") + pos.kinds.count("Missed!") * (pos.character == "Calamity Janet")
    wins = outlasts(mine, pos.seats[way.to]["hand"], BANG_IN.get(pos.seats[way.to]["character"], BANG_SHARE))
    return wins * wound(pos, way.to) - (1 - wins) * LIFE * (3.0 if pos.life == 1 else 1.0)


@lru_cache(maxsize=4096)
def outlasts(mine: int, hand: int, share: float) -> float:
    """The chance that a hand of so many cards holds at most `mine` of which `share` of all cards are."""
    return float(sum(comb(hand, k) * share**k * (1 - share) ** (hand - k) for k in range(min(mine, hand) + 1)))


def _jail(pos: Position, way: Way) -> float:
    if way.to == pos.me:
        return NEVER
    wish = pos.wish[way.to]
    return wish * (3.0 + 0.3 * pos.seats[way.to]["hand"]) if wish > 0.2 else NEVER


def _loses(pos: Position, way: Way) -> float:
    """What the loss of the card is worth to me."""
    if way.to == pos.me:
        burden = way.of >= 0 and KIND[way.of] == "Dynamite"
        return (3.0 if pos.life <= 3 and pos.character != "Lucky Duke" else 0.5) if burden else NEVER
    wish = pos.wish[way.to]
    return wish * (UNKNOWN if way.of < 0 else in_play(KIND[way.of]))


def _cat_balou(pos: Position, way: Way) -> float:
    return _loses(pos, way) - 0.4


def _panic(pos: Position, way: Way) -> float:
    if way.to == pos.me:
        return _loses(pos, way)
    mine = 2.2 if way.of < 0 else 0.8 * held(pos, way.of)
    return _loses(pos, way) + (mine if pos.wish[way.to] > -0.5 else 0.0) - 0.8


# --- help


def _beer(pos: Position, way: Way) -> float:
    """One is kept for a rescue, unless there is much to heal or no room to keep it."""
    missing = pos.max_life - pos.life
    if missing < 1 or len(pos.others) < 2:
        return NEVER
    return LIFE if pos.kinds.count("Beer") > 1 or missing > 1 or pos.surplus > 0 else NEVER


def _saloon(pos: Position, way: Way) -> float:
    healed = (p for p in pos.others if pos.seats[p]["life"] < pos.seats[p]["max_life"])
    return LIFE * (pos.life < pos.max_life) - sum(0.7 * HIT * pos.wish[p] for p in healed)


def _cards(pos: Position, way: Way) -> float:
    return 6.0


def _store(pos: Position, way: Way) -> float:
    """The first choice of several; the card played is gone, the others get theirs."""
    return 3.2 + 0.35 * len(pos.others) - 0.8 * sum(pos.wish.values()) - 0.65 * held(pos, way.card)


def _dynamite(pos: Position, way: Way) -> float:
    ill = sum(pos.wish.values()) / len(pos.others)
    return 3.0 * ill - 0.6 - 2.0 * (pos.life < 4) + 1.5 * (pos.character == "Lucky Duke")


_GAIN: dict[str, Callable[[Position, Way], float]] = {
    "BANG!": _bang,
    "Gatling": _gatling,
    "Indians!": _indians,
    "Duel": _duel,
    "Jail": _jail,
    "Cat Balou": _cat_balou,
    "Panic!": _panic,
    "Beer": _beer,
    "Saloon": _saloon,
    "Stagecoach": _cards,
    "Wells Fargo": _cards,
    "General Store": _store,
    "Dynamite": _dynamite,
}
