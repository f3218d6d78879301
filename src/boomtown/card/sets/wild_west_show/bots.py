"""What bots know of Wild West Show."""

from __future__ import annotations

from boomtown.card.bots.answers import answers
from boomtown.card.bots.choices import BORROWED, LENT
from boomtown.card.bots.play_option import PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import gain as gain_of
from boomtown.card.bots.valuation.facts import TARGET
from boomtown.card.bots.valuation.worth import AVERAGE, held
from boomtown.card.bots.value_table import HARMS, Character, Event, know
from boomtown.card.cards import KIND, NAMES
from boomtown.card.codes import card_of, name_of, of_of, seat_of
from boomtown.kernel.frame import PASS

ENEMY = 0.3  # how much of an enemy somebody must be to be ordered about, or to be shot by order
BANG_FIRST = ("BANG!", "Gatling", "Indians!", "Cat Balou", "Panic!")  # what is worth an order, the best first

# --- show cards that are used


def right_of(pos: Position, seat: int) -> int:
    """The player on the right of a seat."""
    seating: list[int] = [p for p in pos.view["seating"] if pos.seats[p]["alive"]]
    return seating[seating.index(seat) - 1]


def rosa(pos: Position, option: PlayOption) -> float:
    """An enemy on the right loses a turn; once is enough, as whoever skips sits on the left then."""
    waits = any(pos.seats[p]["skips"] for p in pos.others)
    return 0.0 if waits else 2.5 * pos.wish[right_of(pos, pos.me)]


def enemies(pos: Position) -> list[int]:
    return [p for p in pos.others if pos.wish[p] > ENEMY]


def dorothy(pos: Position, option: PlayOption) -> float:
    """Worth it where one enemy can be made to shoot another."""
    return 1.0 if len(enemies(pos)) > 1 else 0.0


@answers("order-card")
def order_card(pos: Position, options: list[int]) -> int:
    offered = {NAMES[name_of(o)]: o for o in options}
    return next((offered[name] for name in BANG_FIRST if name in offered), options[0])


@answers("order-seat")
def order_seat(pos: Position, options: list[int]) -> int:
    """An enemy with many cards who sits beside another one."""

    def worth(o: int) -> float:
        seat = seat_of(o)
        near = [p for p in pos.others if (p != seat and right_of(pos, p) == seat) or right_of(pos, seat) == p]
        cards: int = pos.seats[seat]["hand"]
        return pos.wish[seat] + 0.1 * cards + 2.0 * any(p in enemies(pos) for p in near)

    return max(options, key=worth)


@answers("order-aim")
def order_aim(pos: Position, options: list[int]) -> int:
    """Whoever should be hit most, and never myself if it can be helped."""

    def worth(o: int) -> float:
        seat = seat_of(o)
        return -9.0 if seat == pos.me else pos.wish.get(seat, 0.0) + (0.1 if of_of(o) >= 0 else 0.0)

    return max(options, key=worth)


# --- characters


def barter(pos: Position, option: PlayOption) -> float:
    """Two unknown cards for my worst one."""
    gets: int = min(2, pos.seats[option.to]["hand"])
    least = min(held(pos, c) for c in pos.hand)
    return gets * AVERAGE - least + pos.wish[option.to] * (gets - 1.0)


AT_NOBODY = ("none", "self")  # words of aims that need no target


def repeat(pos: Position, option: PlayOption) -> float:
    """What the card played last would gain once more, at that target."""
    told = pos.sight.events(0) if pos.sight.records else []
    last = next((e for e in reversed(told) if e["t"] in ("play", "buy") and e["who"] == pos.me), None)
    kind = "" if last is None else last.get("as") or KIND[last["card"]]
    if last is None or (option.to < 0 and TARGET[kind] not in AT_NOBODY):  # that card came about in another way
        return 0.0
    again = PlayOption(False, kind, option.to, option.of, last["card"])
    return gain_of(pos, again)


def exchange(pos: Position, options: list[int]) -> int:
    """Two characters that are worth less than two unknown ones are exchanged."""
    mine = sum(BORROWED.get(name, LENT) for name in pos.seats[pos.me]["lent"])
    return options[0] if mine < 2 * 3.6 else PASS


@answers("valentine")
def valentine(pos: Position, options: list[int]) -> int:
    """All go; the order makes no difference that a bot could use."""
    return PASS


@answers("which-ability")
def which_ability(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: BORROWED.get(NAMES[name_of(o)], LENT))


@answers("gift", "barter", "obey")
def parted_with(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: held(pos, card_of(o)) if o != PASS else 0.0)


know("Darling Valentine", Event(thrift=0.15))
know("Dorothy Rage", Event(gain=dorothy, first=20))
know("Lady Rosa of Texas", Event(gain=rosa, first=10))
know("Miss Susanna", Event(spur=1.7))
know("Showdown", Event(answers=0.31))

know("Big Spencer", Character(worth=11.0, borrowed=0.0, missed_share=0.03))
know(
    "Flint Westwood",
    Character(worth=8.5, borrowed=4.0, gain=barter, first=86, says=0.8, paid=(1, ""), quick=HARMS),
)
know("Gary Looter", Character(worth=8.5, borrowed=2.5))
know("Greygory Deck", Character(worth=9.0, borrowed=0.0, offer=exchange))
know("John Pain", Character(worth=8.0, borrowed=3.0))
know(  # says nothing: a choice does not tell what is repeated
    "Lee Van Kliff", Character(worth=8.5, borrowed=3.5, gain=repeat, first=60, says=0.0, paid=(1, "BANG!"), quick=HARMS)
)
know("Teren Kill", Character(worth=8.5, borrowed=2.0))
know("Youl Grinner", Character(worth=8.0, borrowed=3.5))
