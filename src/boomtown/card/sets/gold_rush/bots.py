"""Facts about Gold Rush for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.answers import answers
from boomtown.card.bots.choices import worst_card
from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import MONEY
from boomtown.card.bots.valuation import harm
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import gains, loss, shoot, wound
from boomtown.card.bots.valuation.help import missing
from boomtown.card.bots.valuation.odds import BANG_IN, BANG_SHARE, outlasts
from boomtown.card.bots.valuation.worth import AVERAGE, LIFE, life
from boomtown.card.bots.value_table import HARMS, HEALS, SERVES, SIDES, Card, Character, Gain, add_row
from boomtown.card.cards import KIND, NAMES
from boomtown.card.codes import card_of, name_of, of_of, seat_of

SIDES |= {"shadow_deputy": "deputy", "shadow_outlaw": "outlaw"}
A_TURN = 8.0  # another turn: two cards, one more shot
SUITS_OF_FOUR = 2.7  # different suits among four cards, on average
BOUNTY = 5.0  # two cards and a nugget
FIRST = 62  # after cards that are laid, before shots


# --- brown equipment


def for_a_life(pos: Position, lives: float) -> float:
    """Value `lives` lives for the bot, up to the missing ones."""
    return sum([life(pos), *[LIFE] * 3][: min(missing(pos), round(lives))]) if missing(pos) else NEVER


def toast(pos: Position, option: PlayOption) -> float:
    return max(for_a_life(pos, 1), max((_cure(pos, p) for p in pos.others), default=NEVER))


def _cure(pos: Position, seat: int) -> float:
    """Value a life for another player."""
    s = pos.seats[seat]
    if s["ghost"] or s["life"] >= s["max_life"]:
        return NEVER
    return -pos.enmity[seat] * LIFE * (1.6 if s["life"] == 1 else 0.8)


def effect(pos: Position, name: str) -> float:
    """Value the best use of an effect of a Bottle or a Pardner."""
    reach = [p for p in pos.others if pos.seats[p]["in_reach"]]
    near = [p for p in pos.others if (pos.seats[p]["distance"] or 9) <= 1]
    if name == "Beer":
        return for_a_life(pos, 1)
    if name == "General Store":
        return 3.2 + 0.35 * len(pos.others) - 2.5 * sum(pos.enmity.values())
    seats = {"BANG!": reach, "Panic!": near}.get(name, pos.others)
    if name in ("Panic!", "Cat Balou"):
        return max((strike(pos, name, p, of) for p in seats for of in _cards(pos, p)), default=NEVER)
    return max((strike(pos, name, p, -2) for p in seats), default=NEVER)


def _cards(pos: Position, seat: int) -> list[int]:
    s = pos.seats[seat]
    return [*([-1] if s["hand"] else []), *[c for c in s["table"] if KIND[c] not in KEPT]]


def strike(pos: Position, name: str, to: int, of: int) -> float:
    """Value the effect at this seat, or at this card of the seat."""
    if name == "BANG!":
        return shoot(pos, to)
    if name == "Duel":
        return duel(pos, to)
    return gains(pos, to, of) if name == "Panic!" else loss(pos, to, of)


def duel(pos: Position, to: int) -> float:
    if to == pos.me:
        return NEVER
    wins = outlasts(pos.kinds.count("BANG!"), pos.seats[to]["hand"], pos.trait(BANG_IN, to, BANG_SHARE))
    stake = 0.0 if pos.ghost else LIFE * (3.0 if pos.life == 1 else 1.0)
    return wins * wound(pos, to) - (1 - wins) * stake


def one_of(*names: str) -> Gain:
    return lambda pos, option: max(effect(pos, name) for name in names)


def gold_rush(pos: Position, option: PlayOption) -> float:
    """Value all lives and a turn, minus the cards above the hand limit."""
    return A_TURN + LIFE * missing(pos) - AVERAGE * max(0, pos.surplus)


def rhum(pos: Position, option: PlayOption) -> float:
    return for_a_life(pos, SUITS_OF_FOUR)


def four_cards(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 4)


# --- Wanted


def prey(pos: Position, seat: int) -> float:
    """Value a Wanted at this seat: best if the player may soon be eliminated by the bot or a friend."""
    s = pos.seats[seat]
    if seat == pos.me or s["ghost"] or pos.must_live(seat):
        return NEVER
    value: float = pos.enmity[seat] * BOUNTY / max(1, s["life"]) * (1.0 if s["in_reach"] else 0.6)
    return value


def wanted(pos: Position, option: PlayOption) -> float:
    free = [p for p in pos.others if not pos.works(p, "Wanted")]
    return max((prey(pos, p) for p in free), default=NEVER)


# --- powers


def one_card(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 1)


def luck(pos: Position, option: PlayOption) -> float:
    """Value the top card of the equipment deck: on average slightly more than its price."""
    return 0.0 if pos.ghost else 3.4


def nugget(pos: Position, option: PlayOption) -> float:
    """Value a nugget. A Beer is better than money while it can save a life."""
    return MONEY + (0.6 if pos.surplus > 0 or len(pos.others) < 2 else 0.0)


# --- questions


@answers("toast")
def who_drinks(pos: Position, options: list[int]) -> int:
    def worth(o: int) -> float:
        return for_a_life(pos, 1) if seat_of(o) == pos.me else _cure(pos, seat_of(o))

    return max(options, key=worth)


@answers("effect")
def which_effect(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: effect(pos, NAMES[name_of(o)]))


@answers("target")
def whom(pos: Position, options: list[int]) -> int:
    name = pos.prompt.args["effect"]["kind"]
    return max(options, key=lambda o: strike(pos, name, seat_of(o), of_of(o)))


@answers("wanted")
def who_is_wanted(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: prey(pos, seat_of(o)))


answers("drawn")(worst_card)


@answers("suits")
def another_suit(pos: Position, options: list[int]) -> int:
    """Choose a card of a suit that no chosen card has."""
    open_ = [card_of(o) for o in options]
    chosen = {pos.suit(c) for c in pos.view["turned"] if c not in open_}
    return max(options, key=lambda o: pos.suit(card_of(o)) not in chosen)


# --- cards

add_row("Shot", Card(held=3.0, gain=toast, first=FIRST, helps=1.0, quick=HEALS))
add_row("Bottle", Card(held=3.5, gain=one_of("Beer", "BANG!", "Panic!"), first=FIRST, says=0.8, quick=HEALS))
add_row("Pardner", Card(held=3.5, gain=one_of("General Store", "Duel", "Cat Balou"), first=FIRST, says=0.8))
add_row("Gold Rush (equipment)", Card(held=7.0, gain=gold_rush, first=1))
add_row("Rhum", Card(held=5.0, gain=rhum, first=FIRST, quick=HEALS))
add_row("Union Pacific", Card(held=9.0, gain=four_cards, first=90))
add_row("Calumet", Card(held=4.5, in_play=4.5, covers=True, repels="diamonds", first=FIRST))
add_row("Gun Belt", Card(held=3.2, in_play=3.2, keeps=8, first=FIRST))
add_row("Horseshoe", Card(held=3.2, in_play=3.2, flips_more=1, first=FIRST))
add_row("Pickaxe", Card(held=8.0, in_play=8.0, first=FIRST))
add_row("Wanted", Card(held=2.5, in_play=-2.5, burden=True, gain=wanted, first=FIRST, says=0.7))
add_row("Gold Pan", Card(held=5.0, in_play=5.0, gain=one_card, first=FIRST, quick=SERVES))
add_row("Boots", Card(held=5.0, in_play=5.0, first=FIRST))
add_row("Lucky Charm", Card(held=4.5, in_play=4.5, first=FIRST))
add_row("Rucksack", Card(held=6.0, in_play=6.0, gain=help_.heals_me, first=FIRST, quick=HEALS))
add_row("nugget", Card(held=1.4, gain=nugget, first=20))
KEPT = ("Calumet", "Gun Belt", "Horseshoe", "Pickaxe", "Wanted", "Gold Pan", "Boots", "Lucky Charm", "Rucksack")

# --- characters

add_row("Don Bell", Character(worth=9.0, borrowed=5.0))
add_row("Dutch Will", Character(worth=8.0, borrowed=2.5))
add_row("Jacky Murieta", Character(worth=8.0, borrowed=2.0, gain=harm.shot, first=37, says=1.0, quick=HARMS))
add_row("Josh McCloud", Character(worth=7.5, borrowed=1.5, gain=luck, first=FIRST, quick=SERVES))
add_row("Madam Yto", Character(worth=8.0, borrowed=2.5))
add_row("Pretty Luzena", Character(worth=7.5, borrowed=1.5))
add_row("Simeon Picos", Character(worth=8.5, borrowed=3.0))
add_row("Raddie Snake", Character(worth=7.5, borrowed=2.0, gain=one_card, first=FIRST, quick=SERVES))
