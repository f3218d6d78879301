"""Facts about Wild West Show for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.answers import answers
from boomtown.card.bots.choices import BORROWED, LENT
from boomtown.card.bots.play_option import PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import gain as gain_of
from boomtown.card.bots.valuation.facts import TARGET
from boomtown.card.bots.valuation.worth import AVERAGE, held
from boomtown.card.bots.value_table import HARMS, Character, Event, add_row
from boomtown.card.cards import KIND, NAMES
from boomtown.card.codes import card_of, name_of, of_of, seat_of
from boomtown.kernel.frame import PASS

ENEMY = 0.3  # least enmity for giving a player an order, or for shooting at them by order
BANG_FIRST = ("BANG!", "Gatling", "Indians!", "Cat Balou", "Panic!")  # cards worth an order, the best first

# --- show cards that are used


def right_of(pos: Position, seat: int) -> int:
    """Return the player on the right of a seat."""
    seating: list[int] = [p for p in pos.view["seating"] if pos.seats[p]["alive"]]
    return seating[seating.index(seat) - 1]


def rosa(pos: Position, option: PlayOption) -> float:
    """Value a swap: an enemy on the right loses a turn. Once is enough, since the skipping player is then on
    the left.
    """
    waits = any(pos.seats[p]["skips"] for p in pos.others)
    return 0.0 if waits else 2.5 * pos.enmity[right_of(pos, pos.me)]


def enemies(pos: Position) -> list[int]:
    return [p for p in pos.others if pos.enmity[p] > ENEMY]


def dorothy(pos: Position, option: PlayOption) -> float:
    """Value an order, useful if one enemy can be made to shoot another."""
    return 1.0 if len(enemies(pos)) > 1 else 0.0


@answers("order-card")
def order_card(pos: Position, options: list[int]) -> int:
    offered = {NAMES[name_of(o)]: o for o in options}
    return next((offered[name] for name in BANG_FIRST if name in offered), options[0])


@answers("order-seat")
def order_seat(pos: Position, options: list[int]) -> int:
    """Choose an enemy with many cards next to another enemy."""

    def worth(o: int) -> float:
        seat = seat_of(o)
        near = [p for p in pos.others if (p != seat and right_of(pos, p) == seat) or right_of(pos, seat) == p]
        cards: int = pos.seats[seat]["hand"]
        return pos.enmity[seat] + 0.1 * cards + 2.0 * any(p in enemies(pos) for p in near)

    return max(options, key=worth)


@answers("order-aim")
def order_aim(pos: Position, options: list[int]) -> int:
    """Choose the worst enemy, and never the bot itself if possible."""

    def worth(o: int) -> float:
        seat = seat_of(o)
        return -9.0 if seat == pos.me else pos.enmity.get(seat, 0.0) + (0.1 if of_of(o) >= 0 else 0.0)

    return max(options, key=worth)


# --- characters


def barter(pos: Position, option: PlayOption) -> float:
    """Value two unknown cards against the worst own one."""
    gets: int = min(2, pos.seats[option.to]["hand"])
    least = min(held(pos, c) for c in pos.hand)
    return gets * AVERAGE - least + pos.enmity[option.to] * (gets - 1.0)


NO_TARGET = ("none", "self")  # words of aims that need no target


def repeat(pos: Position, option: PlayOption) -> float:
    """Value the repetition of the last card at that target."""
    played = [e for e in pos.see.public_events() if e["t"] in ("play", "buy") and e["who"] == pos.me]
    if not played:
        return 0.0
    last = played[-1]
    kind: str = last.get("as") or KIND[last["card"]]
    if option.to < 0 and TARGET[kind] not in NO_TARGET:  # the card was played in another way
        return 0.0
    again = PlayOption(False, kind, option.to, option.of, last["card"])
    return gain_of(pos, again)


def exchange(pos: Position, options: list[int]) -> int:
    """Exchange two characters that are worth less than two unknown ones."""
    mine = sum(BORROWED.get(name, LENT) for name in pos.seats[pos.me]["lent"])
    return options[0] if mine < 2 * 3.6 else PASS


@answers("valentine")
def valentine(pos: Position, options: list[int]) -> int:
    """Pass: all cards are discarded, and the order makes no difference."""
    return PASS


@answers("which-ability")
def which_ability(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: BORROWED.get(NAMES[name_of(o)], LENT))


@answers("gift", "barter", "obey")
def parted_with(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: held(pos, card_of(o)) if o != PASS else 0.0)


add_row("Darling Valentine", Event(play_cost=0.15))
add_row("Dorothy Rage", Event(gain=dorothy, first=20))
add_row("Lady Rosa of Texas", Event(gain=rosa, first=10))
add_row("Miss Susanna", Event(play_bonus=1.7))
add_row("Showdown", Event(answers=0.31))

add_row("Big Spencer", Character(worth=11.0, borrowed=0.0, missed_share=0.03))
add_row(
    "Flint Westwood",
    Character(worth=8.5, borrowed=4.0, gain=barter, first=86, says=0.8, paid=(1, ""), quick=HARMS),
)
add_row("Gary Looter", Character(worth=8.5, borrowed=2.5))
add_row("Greygory Deck", Character(worth=9.0, borrowed=0.0, offer=exchange))
add_row("John Pain", Character(worth=8.0, borrowed=3.0))
add_row(  # `says` is 0: a choice does not show the repeated card
    "Lee Van Kliff", Character(worth=8.5, borrowed=3.5, gain=repeat, first=60, says=0.0, paid=(1, "BANG!"), quick=HARMS)
)
add_row("Teren Kill", Character(worth=8.5, borrowed=2.0))
add_row("Youl Grinner", Character(worth=8.0, borrowed=3.5))
