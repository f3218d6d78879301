"""What it gains to harm somebody: shots, Duels, cards taken away."""

from __future__ import annotations

from boomtown.card.bots.odds import BANG_IN, BANG_SHARE, outlasts
from boomtown.card.bots.position import Position
from boomtown.card.bots.ways import NEVER, Gain, Way
from boomtown.card.bots.weather import BLAST, EVEN_BLAST
from boomtown.card.bots.worth import AVERAGE, LIFE, UNKNOWN, held, in_play
from boomtown.card.cards import KIND

HIT = 4.5  # a life of an enemy
REWARD = 4.0  # three cards
PENALTY = 14.0  # a sheriff who eliminates a deputy
WIN = 40.0
HITS_BACK = {"Bart Cassidy": 1.2, "El Gringo": 2.0}


def wound(pos: Position, to: int) -> float:
    """What it is worth that the seat loses a life because of me."""
    seat = pos.seats[to]
    if seat["ghost"]:
        return 0.0  # it has none to lose
    if seat["life"] < 2:
        return fall(pos, to)
    wish = pos.wish[to]
    dearer = 1.2 if seat["life"] == 2 and wish > 0 else 1.0
    return wish * HIT * dearer - pos.trait(HITS_BACK, to, 0.0)


def fall(pos: Position, to: int) -> float:
    """What it is worth that the seat goes out because of me."""
    if pos.must_live(to):
        return NEVER
    wish = pos.wish[to]
    if pos.lawless:
        return _fall_without_law(pos, to)
    value = wish * HIT * (1.8 if wish > 0 else 3.0) + pos.chance(to, "outlaw") * REWARD * (wish > -0.3)
    return value - PENALTY * pos.chance(to, "deputy") * (pos.role == "sheriff")


def _fall_without_law(pos: Position, to: int) -> float:
    """The target wins the game; with another, whoever is left must be outlived."""
    if to == pos.target or len(pos.others) == 1:
        return WIN
    if pos.target < 0:
        return 2 * HIT + REWARD
    lead: int = pos.life - pos.seats[pos.target]["life"]
    return REWARD - 3.0 + 2.0 * lead


def shoot(pos: Position, to: int, need: int = 1) -> float:
    """A BANG! effect; whoever answers it has spent something."""
    if to == pos.me:
        return NEVER
    drains = (0.5 + 0.6 * (pos.shields(to) > 0)) * (pos.wish[to] > 0.3)
    return pos.unanswered(to, need) * wound(pos, to) + drains


def _shot(pos: Position, way: Way) -> float:
    return shoot(pos, way.to)


def _bang(pos: Position, way: Way) -> float:
    return shoot(pos, way.to, 2 if "Slab the Killer" in pos.can else 1)


def _sniper(pos: Position, way: Way) -> float:
    return shoot(pos, way.to, 2)


def _derringer(pos: Position, way: Way) -> float:
    return shoot(pos, way.to) + (AVERAGE - pos.load if way.to != pos.me else 0.0)


def _struck(pos: Position, card: int) -> list[int]:
    """Whom a card hits that is aimed at everybody."""
    return [p for p in pos.others if not pos.untouched(p, card)]


def _gatling(pos: Position, way: Way) -> float:
    return sum(pos.unanswered(p) * wound(pos, p) for p in _struck(pos, way.card))


def _indians(pos: Position, way: Way) -> float:
    return sum(pos.has_no_bang(p) * wound(pos, p) for p in _struck(pos, way.card))


def _duel(pos: Position, way: Way) -> float:
    if way.to == pos.me:
        return NEVER
    mine = pos.kinds.count("BANG!") + pos.kinds.count("Missed!") * ("Calamity Janet" in pos.can)
    if pos.event == "The Sermon":
        mine = 0
    wins = outlasts(mine, pos.seats[way.to]["hand"], pos.trait(BANG_IN, way.to, BANG_SHARE))
    stake = 0.0 if pos.ghost else LIFE * (3.0 if pos.life == 1 else 1.0)
    return wins * wound(pos, way.to) - (1 - wins) * stake


def _jail(pos: Position, way: Way) -> float:
    """It holds as long as no heart comes when that seat's turn begins; Lasso only puts it off."""
    if way.to == pos.me or pos.seats[way.to]["ghost"]:
        return NEVER
    wish = pos.wish[way.to]
    holds = (1 - pos.heart(way.to, pos.event_at(way.to))) / 0.75
    return holds * wish * (3.0 + 0.3 * pos.seats[way.to]["hand"]) - 0.2 if wish > 0.2 else NEVER


def blast(pos: Position) -> float:
    """How likely Dynamite goes off when my next turn begins."""
    chance = BLAST.get(pos.next_event, EVEN_BLAST)
    return chance * chance if "Lucky Duke" in pos.can else chance


def _dynamite(pos: Position, way: Way) -> float:
    ill = sum(pos.wish.values()) / len(pos.others)
    risk = 12.0 * (blast(pos) - EVEN_BLAST)
    return 3.0 * ill - 0.6 - 2.0 * (pos.life < 4) + 1.5 * ("Lucky Duke" in pos.can) - risk


# --- cards of others


def loss(pos: Position, to: int, of: int) -> float:
    """What it is worth to me that the seat loses that card (`of` -1: one of the hand)."""
    if to == pos.me:
        if of < 0 or KIND[of] != "Dynamite":
            return NEVER
        return (3.0 if pos.life <= 3 else 1.5) * blast(pos) / EVEN_BLAST - 0.5
    return pos.wish[to] * (UNKNOWN if of < 0 else in_play(KIND[of]))


def gains(pos: Position, to: int, of: int) -> float:
    """The same when the card comes into my hand."""
    if to == pos.me:
        return loss(pos, to, of)
    mine = (2.2 if of < 0 else 0.8 * held(pos, of)) - pos.load
    return loss(pos, to, of) + (mine if pos.wish[to] > -0.5 else 0.0)


def _discards(pos: Position, way: Way) -> float:
    return loss(pos, way.to, way.of) - 0.4


def _takes(pos: Position, way: Way) -> float:
    return gains(pos, way.to, way.of) - 0.8


def _brawl(pos: Position, way: Way) -> float:
    return sum(_least_painful(pos, p) for p in _struck(pos, way.card)) - 0.5


def _least_painful(pos: Position, p: int) -> float:
    """What I choose of a seat: the best card of an enemy, the least of a friend."""
    seat = pos.seats[p]
    cards = [-1] * (seat["hand"] > 0) + seat["table"]
    return max((loss(pos, p, of) for of in cards), default=0.0)


def _ricochet(pos: Position, way: Way) -> float:
    """The last BANG! that could still be shot at somebody is not spent on cards."""
    needed = pos.bangs_left >= pos.kinds.count("BANG!") and any(
        pos.seats[p]["in_reach"] and pos.wish[p] > 0.2 for p in pos.others
    )
    hits = 1.0 if way.to == pos.me else pos.unanswered(way.to, 2 if "Slab the Killer" in pos.can else 1)
    return hits * loss(pos, way.to, way.of) - 2.0 * needed - 0.3


HARM: dict[str, Gain] = {
    "BANG!": _bang,
    "Punch": _shot,
    "Springfield": _shot,
    "Knife": _shot,
    "Pepperbox": _shot,
    "Buffalo Rifle": _shot,
    "Derringer": _derringer,
    "Doc Holyday": _shot,
    "Sniper": _sniper,
    "Gatling": _gatling,
    "Howitzer": _gatling,
    "Indians!": _indians,
    "Duel": _duel,
    "Jail": _jail,
    "Dynamite": _dynamite,
    "Cat Balou": _discards,
    "Can Can": _discards,
    "Brawl": _brawl,
    "Ricochet": _ricochet,
    "Panic!": _takes,
    "Rag Time": _takes,
    "Conestoga": _takes,
}
