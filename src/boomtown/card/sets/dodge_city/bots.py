"""Facts about Dodge City for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence

from boomtown.card.bots.choices import BORROWED, LENT, cover
from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation import harm
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.facts import BORDER
from boomtown.card.bots.valuation.harm import loss, shoot, struck
from boomtown.card.bots.valuation.help import cards, missing
from boomtown.card.bots.valuation.worth import AVERAGE, LIFE, held, life, near
from boomtown.card.bots.value_table import ALONE, FROM_TABLE, HARMS, HEALS, QUICK_ANSWERS, Card, Character, add_row
from boomtown.card.cards import KIND
from boomtown.card.codes import seat_of
from boomtown.card.seen.fast_view import FastView


def derringer(pos: Position, option: PlayOption) -> float:
    return shoot(pos, option.to) + (AVERAGE - pos.holding_cost if option.to != pos.me else 0.0)


def brawl(pos: Position, option: PlayOption) -> float:
    return sum(_least_painful(pos, p) for p in struck(pos, option.card)) - 0.5


def _least_painful(pos: Position, p: int) -> float:
    """Return the value of the best choice from a seat: the best card of an enemy, the worst of a friend."""
    seat = pos.seats[p]
    cards = [-1] * (seat["hand"] > 0) + seat["table"]
    return max((loss(pos, p, of) for of in cards), default=0.0)


def tequila(pos: Position, option: PlayOption) -> float:
    """Value a Tequila for its target. A friend close to death is worth more than own lives."""
    if option.to == pos.me:
        return life(pos) if missing(pos) else NEVER
    seat = pos.seats[option.to]
    if seat["ghost"] or seat["life"] >= seat["max_life"]:
        return NEVER
    return -pos.enmity[option.to] * LIFE * (1.5 if seat["life"] == 1 else 0.9)


def whisky(pos: Position, option: PlayOption) -> float:
    """Value a Whisky. It is kept until it gives both lives, unless the hand is full."""
    lost = missing(pos)
    if lost > 1:
        return life(pos) + LIFE
    return life(pos) if lost and (pos.surplus > 0 or not pos.saves_cards) else NEVER


def wengam(pos: Position, option: PlayOption) -> float:
    """Value a life for two cards: with enough lives and room in the hand."""
    room = max(pos.life - 1 - len(pos.hand), 0)
    dear = {4: 0.0, 3: 1.5}.get(pos.life, 0.0 if pos.life > 4 else 100.0)
    return cards(pos, min(room, 2)) - 3.5 - dear


def quick_wengam(code: int, see: FastView) -> bool:
    """Return whether the seat has lives to spare, and room for the cards. The game ends with the sheriff's last life;
    others win with their side.
    """
    lives, held_cards = see.lives[see.seat], len(see.hand)
    if see.role == "sheriff":
        return lives > 3 and held_cards + 2 < lives
    return lives > 3 or (lives == 3 and held_cards < 2)


def delgado(pos: Position, option: PlayOption) -> float:
    """Value the worst blue card of the hand against two cards."""
    least = min((held(pos, c) for c in pos.hand if BORDER[KIND[c]] == "blue"), default=9.0)
    return cards(pos, 2) + pos.holding_cost - least - 0.5


# --- cards

add_row("Binocular", Card(held=3.3, in_play=2.7))
add_row("Hideout", Card(held=4.4, in_play=3.8, covers=True))
add_row("Punch", Card(held=2.6, adjust=near, gain=harm.shot, first=41, says=0.9))
add_row("Rag Time", Card(held=3.3, gain=harm.takes, first=57, says=0.6))
add_row("Brawl", Card(held=3.2, gain=brawl, first=56))
add_row("Dodge", Card(held=4.4, returns=1))
add_row("Springfield", Card(held=2.8, gain=harm.shot, first=34, says=1.0))
add_row("Tequila", Card(held=2.2, gain=tequila, first=21, helps=0.8, quick=ALONE))
add_row("Whisky", Card(held=3.2, gain=whisky, first=74, quick=HEALS))
add_row("Bible", Card(held=4.8, in_play=4.0, returns=1))
add_row("Canteen", Card(held=4.0, in_play=3.6, gain=help_.heals_me, first=77, quick=HEALS))
add_row("Can Can", Card(held=3.6, in_play=3.1, gain=harm.discards, first=59, says=0.7))
add_row("Ten Gallon Hat", Card(held=4.0, in_play=3.4))
add_row("Conestoga", Card(held=4.4, in_play=3.8, gain=harm.takes, first=61, says=0.6))
add_row("Derringer", Card(held=3.8, in_play=3.4, gain=derringer, first=43, says=0.9))
add_row("Buffalo Rifle", Card(held=3.8, in_play=3.4, gain=harm.shot, first=42, says=1.0))
add_row("Howitzer", Card(held=5.0, in_play=4.2, gain=harm.shots_at_all, first=44))
add_row("Pepperbox", Card(held=3.4, in_play=3.0, gain=harm.shot, first=42, says=1.0))
add_row("Iron Plate", Card(held=4.0, in_play=3.4))
add_row("Pony Express", Card(held=6.5, in_play=5.5, gain=help_.three_cards, first=90))
add_row("Knife", Card(held=2.9, in_play=2.6, gain=harm.shot, first=42, says=0.9))
add_row("Sombrero", Card(held=4.0, in_play=3.4))

# --- characters

add_row(
    "Tequila Joe",
    Character(
        worth=6.5,
        borrowed=1.5,
        borrowed_more=lambda pos: 2.0 * ("Beer" in pos.kinds and pos.max_life - pos.life > 1),
        beer=2,
    ),
)
add_row("Vera Custer", Character(worth=7.0))
add_row(
    "Belle Star",
    Character(
        worth=7.5,
        borrowed=3.5,
        borrowed_more=lambda pos: 1.0 * sum(cover(pos, p) for p in pos.others if pos.enmity[p] > 0.3),
    ),
)
add_row("Pat Brennan", Character(worth=7.5, borrowed=4.0, taken=FROM_TABLE))
add_row("Molly Stark", Character(worth=8.0, borrowed=3.8, refills=1))
add_row("Greg Digger", Character(worth=7.0, borrowed=1.5))
add_row(
    "José Delgado",
    Character(
        worth=7.5,
        borrowed=3.2,
        borrowed_more=lambda pos: 1.0 * sum(BORDER[kind] == "blue" for kind in pos.kinds),
        gain=delgado,
        first=65,
    ),
)
add_row(
    "Bill Noface",
    Character(
        worth=8.0,
        borrowed=2.0,
        borrowed_more=lambda pos: 3.0 * (pos.max_life - pos.life - 1),
        draws=lambda pos: 1 + pos.max_life - pos.life,
    ),
)
add_row("Herb Hunter", Character(worth=7.0, borrowed=1.5))
add_row("Pixie Pete", Character(worth=9.0, borrowed=6.0, draws=lambda pos: 3))
add_row(
    "Sean Mallory",
    Character(worth=7.0, borrowed=2.0, borrowed_more=lambda pos: 1.0 * (len(pos.hand) > pos.life), hand_limit=10),
)
add_row("Apache Kid", Character(worth=7.0, borrowed=3.2, untouched="diamonds"))
add_row("Chuck Wengam", Character(worth=8.0, borrowed=2.0, gain=wengam, first=88, pays=quick_wengam))
add_row("Elena Fuente", Character(worth=9.0, borrowed=5.5, missed_share=1.0, least_card=2.8))
add_row(
    "Doc Holyday", Character(worth=8.0, borrowed=4.0, gain=harm.shot, first=37, says=1.0, paid=(2, ""), quick=HARMS)
)


def quick_borrow(options: Sequence[int], see: FastView) -> int:
    """Choose for Vera Custer the ability with the highest value for a round."""
    seats = see.described()["seats"]
    return max(options, key=lambda code: BORROWED.get(seats[seat_of(code)]["character"], LENT))


QUICK_ANSWERS["borrow"] = quick_borrow
