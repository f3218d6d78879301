"""What a card is worth to the one who holds it, in points: a life is 5, an average card 3."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.card.bots.facts import BORDER, RANGE, TARGET
from boomtown.card.bots.position import Position
from boomtown.card.bots.weather import SEASON
from boomtown.card.cards import KIND

LIFE = 5.0
AVERAGE = 3.0  # an unknown card
DEARER = {1: 1.8, 2: 1.25}  # a life, to who has so few

HELD = {
    "BANG!": 3.0,
    "Missed!": 3.2,
    "Beer": 4.2,
    "Panic!": 3.6,
    "Cat Balou": 3.5,
    "Stagecoach": 5.0,
    "Wells Fargo": 7.0,
    "General Store": 2.6,
    "Saloon": 2.0,
    "Gatling": 4.6,
    "Duel": 3.1,
    "Indians!": 3.3,
    "Barrel": 5.0,
    "Mustang": 4.6,
    "Scope": 3.6,
    "Jail": 3.2,
    "Dynamite": 1.6,
    "Binocular": 3.3,
    "Hideout": 4.4,
    "Punch": 2.6,
    "Springfield": 2.8,
    "Rag Time": 3.3,
    "Brawl": 3.2,
    "Dodge": 4.4,
    "Tequila": 2.2,
    "Whisky": 3.2,
    "Bible": 4.8,
    "Iron Plate": 4.0,
    "Sombrero": 4.0,
    "Ten Gallon Hat": 4.0,
    "Canteen": 4.0,
    "Can Can": 3.6,
    "Conestoga": 4.4,
    "Derringer": 3.8,
    "Knife": 2.9,
    "Pepperbox": 3.4,
    "Buffalo Rifle": 3.8,
    "Howitzer": 5.0,
    "Pony Express": 6.5,
}
UNKNOWN = 3.0
# In front of somebody: what its owner loses with it
IN_PLAY = {
    "Barrel": 4.5,
    "Mustang": 4.0,
    "Scope": 3.0,
    "Jail": -3.0,
    "Dynamite": -1.0,
    "Volcanic": 3.0,
    "Binocular": 2.7,
    "Hideout": 3.8,
    "Bible": 4.0,
    "Iron Plate": 3.4,
    "Sombrero": 3.4,
    "Ten Gallon Hat": 3.4,
    "Canteen": 3.6,
    "Can Can": 3.1,
    "Conestoga": 3.8,
    "Derringer": 3.4,
    "Knife": 2.6,
    "Pepperbox": 3.0,
    "Buffalo Rifle": 3.4,
    "Howitzer": 4.2,
    "Pony Express": 5.5,
}

CHARACTERS = {
    "Willy the Kid": 9.0,
    "Suzy Lafayette": 8.5,
    "Slab the Killer": 8.5,
    "Bart Cassidy": 8.0,
    "Calamity Janet": 8.0,
    "Jourdonnais": 8.0,
    "El Gringo": 7.0,
    "Kit Carlson": 7.5,
    "Lucky Duke": 7.5,
    "Rose Doolan": 7.0,
    "Paul Regret": 7.5,
    "Black Jack": 7.5,
    "Sid Ketchum": 7.5,
    "Jesse Jones": 7.0,
    "Pedro Ramirez": 7.0,
    "Vulture Sam": 7.5,
    "Annie Versary": 8.5,
    "Uncle Will": 7.0,
    "Johnny Kisch": 5.5,
    "Claus the Saint": 6.5,
    "Emiliano": 7.5,
    "Tequila Joe": 6.5,
    "Vera Custer": 7.0,
    "Belle Star": 7.5,
    "Pat Brennan": 7.5,
    "Molly Stark": 8.0,
    "Greg Digger": 7.0,
    "José Delgado": 7.5,
    "Bill Noface": 8.0,
    "Herb Hunter": 7.0,
    "Pixie Pete": 9.0,
    "Sean Mallory": 7.0,
    "Apache Kid": 7.0,
    "Chuck Wengam": 8.0,
    "Elena Fuente": 9.0,
    "Doc Holyday": 8.0,
}


def life(pos: Position) -> float:
    """What the next life, or the last one, is worth to me."""
    return LIFE * DEARER.get(pos.life, 1.0)


def held(pos: Position, card: int, among: list[str] | None = None) -> float:
    """Of a card in my hand, or one I could get. `among`: kinds I hold besides it (default: without one copy of it)."""
    kind = KIND[card]
    if among is None:
        among = pos.kinds[:]
        if card in pos.hand:
            among.remove(kind)
    weapon = RANGE.get(kind)
    if weapon is not None:
        return max(0.4, arms(pos, kind, weapon) - armed(pos))
    adjust = _ADJUST.get(kind)
    value = HELD.get(kind, UNKNOWN) + SEASON.get(pos.next_event, {}).get(kind, 0.0)
    if adjust is not None:
        value = adjust(pos, value, among)
    elif lies(kind) and (kind in pos.table or kind in among):
        value = 0.5
    return max(value, pos.trait(_AT_LEAST, pos.me, value))


def lies(kind: str) -> bool:
    """Whether it is laid in front of who plays it."""
    return BORDER[kind] == "green" or TARGET[kind] == "self"


_AT_LEAST = {"Elena Fuente": 2.8}  # any card is a Missed!


def _bang(pos: Position, value: float, among: list[str]) -> float:
    if "Slab the Killer" in pos.can:
        value += 1.0
    return value * (0.9 if pos.unlimited else 0.72) ** among.count("BANG!")


def _missed(pos: Position, value: float, among: list[str]) -> float:
    if "Calamity Janet" in pos.can:
        return value + 0.3
    return value * 0.75 ** among.count("Missed!") * (1.3 if pos.life <= 2 else 1.0)


def _beer(pos: Position, value: float, among: list[str]) -> float:
    if len(pos.others) < 2:
        return 0.2
    value += 1.5 * ("Tequila Joe" in pos.can)
    return value + (1.6 if pos.life <= 2 else 0.0) - 0.6 * among.count("Beer") * (pos.life == pos.max_life)


def _mustang(pos: Position, value: float, among: list[str]) -> float:
    return 0.5 if "Mustang" in pos.table or "Mustang" in among else value - (len(pos.others) < 2) * 1.5


def _dynamite(pos: Position, value: float, among: list[str]) -> float:
    return value + (1.5 if "Lucky Duke" in pos.can else 0.0)


def _near(pos: Position, value: float, among: list[str]) -> float:
    """Needs an enemy at distance 1."""
    return value if any((pos.seats[p]["distance"] or 9) <= 1 and pos.wish[p] > 0.1 for p in pos.others) else value - 1.2


_ADJUST: dict[str, Callable[[Position, float, list[str]], float]] = {
    "BANG!": _bang,
    "Missed!": _missed,
    "Beer": _beer,
    "Mustang": _mustang,
    "Dynamite": _dynamite,
    "Panic!": _near,
    "Punch": _near,
}


def arms(pos: Position, kind: str, reach: int) -> float:
    """Of a weapon: what comes within range, and whether BANG! cards have a limit."""
    value = 3.0 * pos.reach_by[max(1, min(5, reach))] + 0.25 * reach
    if kind == "Volcanic" and "Willy the Kid" not in pos.can:
        bangs = pos.kinds.count("BANG!")
        value += 1.2 + 1.3 * max(0, bangs - 1) if pos.reach_by[1] > 0.3 else 0.0
    return value


def armed(pos: Position) -> float:
    """The same of the weapon in front of me."""
    for kind in pos.table:
        reach = RANGE.get(kind)
        if reach is not None:
            return arms(pos, kind, reach)
    return arms(pos, "", 1)


def in_play(kind: str) -> float:
    """What its owner has of a card in play; below 0 for a burden."""
    reach = RANGE.get(kind)
    return IN_PLAY.get(kind, UNKNOWN if reach is None else 1.0 + 0.7 * reach)


def price(pos: Position, cards: list[int], n: int, share: float) -> float:
    """What it costs me to give away the `n` least of these cards of my hand."""
    if not n or pos.ghost:
        return 0.0
    worth = sorted(held(pos, c) for c in cards)[:n]
    return sum(worth) * min(share, 0.1 if pos.surplus > n else 1.0) - pos.load * n
