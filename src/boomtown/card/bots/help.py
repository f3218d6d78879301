"""What it gains to help oneself and friends: lives, cards, abilities."""

from __future__ import annotations

from boomtown.card.bots.facts import BORDER
from boomtown.card.bots.harm import HIT
from boomtown.card.bots.position import Position
from boomtown.card.bots.ways import NEVER, Gain, Way
from boomtown.card.bots.worth import AVERAGE, LIFE, held, life
from boomtown.card.cards import KIND

GIVEN = 2.5  # what a card from the General Store is worth in the hand of an enemy


def _missing(pos: Position) -> int:
    """Lives I could regain; none for a ghost."""
    return 0 if pos.ghost else pos.max_life - pos.life


def _beer(pos: Position, way: Way) -> float:
    """One is kept for a rescue, unless there is much to heal or no room to keep it."""
    missing = _missing(pos)
    if missing < 1 or len(pos.others) < 2:
        return NEVER
    now = pos.kinds.count("Beer") > 1 or missing > 1 or pos.surplus > 0 or not pos.hoards
    return LIFE * min(missing, 1 + ("Tequila Joe" in pos.can)) if now else NEVER


def _saloon(pos: Position, way: Way) -> float:
    healed = (p for p in pos.others if pos.seats[p]["life"] < pos.seats[p]["max_life"])
    return LIFE * (_missing(pos) > 0) - sum(0.7 * HIT * pos.wish[p] for p in healed)


def _tequila(pos: Position, way: Way) -> float:
    """For whom it is aimed at; a friend close to death comes before my own comfort."""
    if way.to == pos.me:
        return life(pos) if _missing(pos) else NEVER
    seat = pos.seats[way.to]
    if seat["ghost"] or seat["life"] >= seat["max_life"]:
        return NEVER
    return -pos.wish[way.to] * LIFE * (1.5 if seat["life"] == 1 else 0.9)


def _whisky(pos: Position, way: Way) -> float:
    """Kept until it gives both lives, unless there is no room to keep it."""
    missing = _missing(pos)
    if missing > 1:
        return life(pos) + LIFE
    return life(pos) if missing and (pos.surplus > 0 or not pos.hoards) else NEVER


def _canteen(pos: Position, way: Way) -> float:
    return life(pos) if _missing(pos) else NEVER


# --- cards


def cards(pos: Position, n: int) -> float:
    """Cards drawn now; where each of them will hurt they are hardly worth it."""
    return n * (AVERAGE - pos.load)


def _two(pos: Position, way: Way) -> float:
    return cards(pos, 2)


def _three(pos: Position, way: Way) -> float:
    return cards(pos, 3)


def _store(pos: Position, way: Way) -> float:
    """The first choice of several; the card played is gone, the others get theirs."""
    mine = 3.2 + 0.35 * len(pos.others) - pos.load
    return mine - GIVEN * sum(pos.wish.values()) - (0.0 if pos.ghost else 0.65 * held(pos, way.card))


def _wengam(pos: Position, way: Way) -> float:
    """A life for two cards: from a full body, and with room for them."""
    room = max(pos.life - 1 - len(pos.hand), 0)
    dear = {4: 0.0, 3: 1.5}.get(pos.life, 0.0 if pos.life > 4 else 100.0)
    return cards(pos, min(room, 2)) - 3.5 - dear


def _delgado(pos: Position, way: Way) -> float:
    """The least blue card of the hand for two."""
    least = min((held(pos, c) for c in pos.hand if BORDER[KIND[c]] == "blue"), default=9.0)
    return cards(pos, 2) + pos.load - least - 0.5


HELP: dict[str, Gain] = {
    "Beer": _beer,
    "Saloon": _saloon,
    "Tequila": _tequila,
    "Whisky": _whisky,
    "Canteen": _canteen,
    "Stagecoach": _two,
    "Wells Fargo": _three,
    "Pony Express": _three,
    "General Store": _store,
    "Chuck Wengam": _wengam,
    "José Delgado": _delgado,
}
