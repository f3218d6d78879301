"""Facts about the base game for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import FLIPS, Position
from boomtown.card.bots.valuation import harm
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.event_values import EVEN_BLAST, NO_BANG
from boomtown.card.bots.valuation.harm import HIT, bang_needs, blast, shoot, struck, wound
from boomtown.card.bots.valuation.help import missing
from boomtown.card.bots.valuation.odds import BANG_IN, BANG_SHARE, outlasts
from boomtown.card.bots.valuation.worth import LIFE, held, near
from boomtown.card.bots.value_table import ALONE, FROM_HAND, HEALS, Card, Character, add_row, column

GIVEN = 2.5  # value of a card from the General Store in the hand of an enemy
BEER: dict[str, int] = column("beer")  # lives by a Beer, by character


def beer_lives(pos: Position) -> int:
    """Return the lives a Beer gives back to the bot."""
    return pos.trait(BEER, pos.me, 1)


# --- cards in the hand


def bang_held(pos: Position, value: float, among: list[str]) -> float:
    value += 1.0 * (bang_needs(pos) - 1)
    return value * (0.9 if pos.unlimited else 0.72) ** among.count("BANG!")


def missed_held(pos: Position, value: float, among: list[str]) -> float:
    if "Calamity Janet" in pos.can:
        return value + 0.3
    return value * 0.75 ** among.count("Missed!") * (1.3 if pos.life <= 2 else 1.0)


def beer_held(pos: Position, value: float, among: list[str]) -> float:
    if len(pos.others) < 2:
        return 0.2
    value += 1.5 * (beer_lives(pos) - 1)
    return value + (1.6 if pos.life <= 2 else 0.0) - 0.6 * among.count("Beer") * (pos.life == pos.max_life)


def mustang_held(pos: Position, value: float, among: list[str]) -> float:
    return 0.5 if "Mustang" in pos.table or "Mustang" in among else value - (len(pos.others) < 2) * 1.5


def dynamite_held(pos: Position, value: float, among: list[str]) -> float:
    return value + (1.5 if pos.trait(FLIPS, pos.me, 1) > 1 else 0.0)


# --- cards that harm


def bang(pos: Position, option: PlayOption) -> float:
    return shoot(pos, option.to, bang_needs(pos))


def indians(pos: Position, option: PlayOption) -> float:
    return sum(pos.has_no_bang(p) * wound(pos, p) for p in struck(pos, option.card))


def duel(pos: Position, option: PlayOption) -> float:
    if option.to == pos.me:
        return NEVER
    mine = pos.kinds.count("BANG!") + pos.kinds.count("Missed!") * ("Calamity Janet" in pos.can)
    if pos.event in NO_BANG:
        mine = 0
    wins = outlasts(mine, pos.see.held(option.to), pos.trait(BANG_IN, option.to, BANG_SHARE))
    stake = 0.0 if pos.ghost else LIFE * (3.0 if pos.life == 1 else 1.0)
    return wins * wound(pos, option.to) - (1 - wins) * stake


def jail(pos: Position, option: PlayOption) -> float:
    """Value a Jail, which works without a heart at the start of that seat's turn; Lasso only delays it."""
    if option.to == pos.me or option.to in pos.see.ghosts:
        return NEVER
    enmity = pos.enmity[option.to]
    holds = (1 - pos.heart(option.to, pos.event_at(option.to))) / 0.75
    return holds * enmity * (3.0 + 0.3 * pos.see.held(option.to)) - 0.2 if enmity > 0.2 else NEVER


def dynamite(pos: Position, option: PlayOption) -> float:
    ill = sum(pos.enmity.values()) / len(pos.others)
    risk = 12.0 * (blast(pos) - EVEN_BLAST)
    return 3.0 * ill - 0.6 - 2.0 * (pos.life < 4) + 1.5 * (pos.trait(FLIPS, pos.me, 1) > 1) - risk


# --- cards that help


def beer(pos: Position, option: PlayOption) -> float:
    """Value a Beer. One is kept for a rescue, unless many lives are missing or the hand is full."""
    lost = missing(pos)
    if lost < 1 or len(pos.others) < 2:
        return NEVER
    now = pos.kinds.count("Beer") > 1 or lost > 1 or pos.surplus > 0 or not pos.saves_cards
    return LIFE * min(lost, beer_lives(pos)) if now else NEVER


def saloon(pos: Position, option: PlayOption) -> float:
    healed = [p for p in pos.others if pos.see.lives[p] < pos.see.most[p]]
    return LIFE * (missing(pos) > 0) - sum(0.7 * HIT * pos.enmity[p] for p in healed)


def store(pos: Position, option: PlayOption) -> float:
    """Value a General Store: the first choice of several; the played card is spent, and other players get cards."""
    mine = 3.2 + 0.35 * len(pos.others) - pos.holding_cost
    return mine - GIVEN * sum(pos.enmity.values()) - (0.0 if pos.ghost else 0.65 * held(pos, option.card))


# --- cards

add_row("BANG!", Card(held=3.0, adjust=bang_held, gain=bang, first=40, says=1.0))
add_row("Missed!", Card(held=3.2, adjust=missed_held))
add_row("Beer", Card(held=4.2, adjust=beer_held, gain=beer, first=75, quick=HEALS))
add_row("Panic!", Card(held=3.6, adjust=near, gain=harm.takes, first=60, says=0.6))
add_row("Cat Balou", Card(held=3.5, gain=harm.discards, first=58, says=0.7))
add_row("Stagecoach", Card(held=5.0, gain=help_.two_cards, first=90))
add_row("Wells Fargo", Card(held=7.0, gain=help_.three_cards, first=90))
add_row("General Store", Card(held=2.6, gain=store, first=50, quick=ALONE))
add_row("Saloon", Card(held=2.0, gain=saloon, first=20, quick=ALONE))
add_row("Gatling", Card(held=4.6, gain=harm.shots_at_all, first=44))
add_row("Indians!", Card(held=3.3, gain=indians, first=45))
add_row("Duel", Card(held=3.1, gain=duel, first=46, says=1.0))  # before the BANG! cards that it needs
add_row("Barrel", Card(held=5.0, in_play=4.5, covers=True, barrel=True))
add_row("Mustang", Card(held=4.6, adjust=mustang_held, in_play=4.0, covers=True))
add_row("Scope", Card(held=3.6, in_play=3.0))
add_row("Jail", Card(held=3.2, in_play=-3.0, burden=True, gain=jail, first=55, says=0.8))
add_row(
    "Dynamite", Card(held=1.6, adjust=dynamite_held, in_play=-1.0, burden=True, gain=dynamite, first=10, quick=ALONE)
)
add_row("Volcanic", Card(in_play=3.0, unlimited=True, weapon_value=3.5))

# --- characters

add_row("Bart Cassidy", Character(worth=8.0, borrowed=3.0, hits_back=1.2, wounded=1))
add_row("Black Jack", Character(worth=7.5, borrowed=4.3))
add_row("Calamity Janet", Character(worth=8.0, borrowed=4.5, bang_share=0.46, missed_share=0.46))
add_row("El Gringo", Character(worth=7.0, borrowed=3.0, hits_back=2.0))
add_row("Jesse Jones", Character(worth=7.0, borrowed=3.5, taken=FROM_HAND))
add_row("Jourdonnais", Character(worth=8.0, borrowed=4.5, barrels=1))
add_row("Kit Carlson", Character(worth=7.5, borrowed=4.5))
add_row("Lucky Duke", Character(worth=7.5, borrowed=2.8, flips=2))
add_row("Paul Regret", Character(worth=7.5, borrowed=4.2))
add_row("Pedro Ramirez", Character(worth=7.0, borrowed=3.2))
add_row("Rose Doolan", Character(worth=7.0, borrowed=3.2))
add_row(
    "Sid Ketchum",
    Character(worth=7.5, borrowed=2.5, borrowed_more=lambda pos: 2.5 * (pos.life < pos.max_life and len(pos.hand) > 2)),
)
add_row(
    "Slab the Killer",
    Character(worth=8.5, borrowed=4.0, borrowed_more=lambda pos: 1.0 * ("BANG!" in pos.kinds), bang_needs=2),
)
add_row("Suzy Lafayette", Character(worth=8.5, borrowed=3.0, borrowed_more=lambda pos: 2.0 - len(pos.hand)))
add_row("Vulture Sam", Character(worth=7.5, borrowed=1.5))
add_row(
    "Willy the Kid",
    Character(worth=9.0, borrowed=3.7, borrowed_more=lambda pos: 1.5 * (pos.kinds.count("BANG!") - 1), unlimited=True),
)
