"""Facts about The Great Train Robbery for bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtown.card.bots.answers import answers
from boomtown.card.bots.choices import given_up
from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import FARES
from boomtown.card.bots.turn import gain as gain_of
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import HIT, gains, loss, shoot, shot, wound
from boomtown.card.bots.valuation.worth import AVERAGE, LIFE, held, in_play, life
from boomtown.card.bots.value_table import ALONE, HARMS, QUICK_ANSWERS, SERVES, Card, Character, add_row
from boomtown.card.cards import KIND, KINDS, NAMES, RANK
from boomtown.card.codes import TO, USE, card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.frame import PASS

A_TURN = 8.0  # another turn
ENOUGH = 3  # wagons for one turn
LAST = 1  # done after all other options
FREE = 0.5  # least gain of a wagon that justifies the free move
TOWN = "Tombrock"

# --- costs of stations

Pays = Callable[[Position, int], bool]


def kinds(*names: str) -> Pays:
    return lambda pos, card: KIND[card] in names


def suited(*suits: str) -> Pays:
    return lambda pos, card: RANK[card] > 0 and pos.suit(card) in suits


def ranked(low: int, high: int) -> Pays:
    return lambda pos, card: low <= RANK[card] <= high


def fare(pays: Pays, count: int = 1) -> Callable[[Position], float]:
    """Return a function for the least value of the cards that pay."""

    def costs(pos: Position) -> float:
        mine = [*pos.hand, *[c for c in pos.seats[pos.me]["table"] if KINDS[KIND[c]].taken]]
        found = [c for c in mine if pays(pos, c)] or pos.hand  # a card may serve as another card
        return sum(sorted(max(0.1, given_up(pos, c)) for c in found)[:count])

    return costs


def a_life(pos: Position) -> float:
    return life(pos) if pos.life < 4 else LIFE


for _name, _pays in {
    "Boom Town": kinds("BANG!"),
    "Callico": kinds("Panic!", "Cat Balou"),
    "Cripple Crack": suited("spades"),
    "Deathwood": lambda pos, card: KINDS[KIND[card]].blue,
    "Dodgeville": kinds("Missed!"),
    "Fort Woth": ranked(10, 14),
    "Oathman": suited("diamonds"),
    "Santa Fe": suited("hearts"),
    "Silverado": kinds("Beer"),
    "St. Francis": suited("clubs"),
    "Yooma": ranked(2, 9),
    "Blank Station": lambda pos, card: True,
}.items():
    add_row(_name, Card(held=0.0, in_play=0.0, fare=fare(_pays)))
add_row("Virginian City", Card(held=0.0, in_play=0.0, fare=fare(lambda pos, card: True, 2)))
add_row(TOWN, Card(held=0.0, in_play=0.0, fare=a_life))

# --- the train


def row(pos: Position, name: str) -> list[int]:
    return list(pos.view["zones"][name]["cards"])


def pairs(pos: Position, on: int = 0) -> list[tuple[str, str]]:
    """Return (wagon, station) for the train moved on by `on` stations."""
    stations, at = row(pos, "stations"), (pos.view["train_at"] or 0) + on
    wagons = enumerate(row(pos, "train"))
    return [(KIND[w], KIND[stations[at - 2 - k]]) for k, w in wagons if 0 <= at - 2 - k < len(stations)]


def wagon(pos: Position, name: str) -> float:
    """Return the value of owning a wagon."""
    return 1.5 if name == "Lumber Flatcar" else 0.0 if pos.ghost else in_play(name)


def best(pos: Position, on: int, free: bool = False) -> float:
    """Return the value of the best wagon, minus its price, for the train moved on by `on` stations."""
    return max((wagon(pos, w) - (0.0 if free else FARES[s](pos)) for w, s in pairs(pos, on)), default=NEVER)


def stops_left(pos: Position) -> int:
    return len(row(pos, "stations")) + 1 - (pos.view["train_at"] or 0)


def arrival(pos: Position) -> float:
    """Return the value of the locomotive's effect at the End of the Line."""
    if KIND[row(pos, "locomotive")[-1]] == "Leland":
        return 3.2 + 0.35 * len(pos.others) - 2.5 * sum(pos.enmity.values())
    mine = 0.0 if pos.ghost else (0.4 if pos.unanswered(pos.me) < 0.5 else 0.75) * life(pos)
    theirs = sum(pos.unanswered(p) * pos.enmity[p] * HIT * (not pos.seats[p]["ghost"]) for p in pos.others)
    return theirs - mine


def moved(pos: Position) -> float:
    """Return the value of a move of the train by one station."""
    if stops_left(pos) == 1:
        return arrival(pos)
    return 0.3 * (max(0.0, best(pos, 1)) - max(0.0, best(pos, 0)))


def free_move(pos: Position, option: PlayOption) -> float:
    """Value a move to a better wagon, and the effect of the locomotive."""
    gain = best(pos, 1) - max(0.0, best(pos, 0)) - FREE
    return gain + (arrival(pos) if stops_left(pos) == 1 else 0.0)


def next_stop(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 1) + moved(pos)


def full_steam(pos: Position, option: PlayOption) -> float:
    return max(0.2, 2 * arrival(pos))


def a_free_wagon(pos: Position, option: PlayOption) -> float:
    return best(pos, 0, free=True)


for _name in ("Ironhorse", "Leland"):
    add_row(_name, Card(held=0.0, in_play=0.0, gain=free_move, first=24))
add_row("Next Stop", Card(held=3.4, gain=next_stop, first=62))
add_row("Full Steam", Card(held=3.0, gain=full_steam, first=35))
add_row("Water Tower", Card(held=4.0, gain=a_free_wagon, first=64))

# --- playing cards


def knife(pos: Position, option: PlayOption) -> float:
    """Value a shot whose card returns in three of ten cases; it counts as a BANG! card."""
    return shoot(pos, option.to) + 0.9 - (2.0 if "BANG!" in pos.kinds and not pos.unlimited else 0.0)


def robbery(pos: Position, option: PlayOption) -> float:
    """Value the loss of each card of the target, limited by the value of a life."""
    if option.to == pos.me:
        return NEVER
    cards = [in_play(KIND[c]) for c in pos.seats[option.to]["table"]]
    shots = pos.unanswered(option.to) * wound(pos, option.to)
    value = sum(pos.enmity[option.to] * min(3.0, max(0.3, c)) for c in cards) + 0.2 * shots
    return value - (2.0 if "BANG!" in pos.kinds and not pos.unlimited else 0.0)


def most_wanted(pos: Position, option: PlayOption) -> float:
    mine = 0.0 if pos.ghost else 0.25 * life(pos)
    return help_.cards(pos, 1) + 0.25 * sum(wound(pos, p) for p in pos.others) - mine


def money_bag(pos: Position, option: PlayOption) -> float:
    """Value the card on top of the discard pile."""
    heap = pos.view["discard"]
    top = heap["below"] if heap["top"] is not None and KIND[heap["top"]] == "Money Bag" else heap["top"]
    if top is None or (option.to < 0) != (KINDS[KIND[top]].aim.word in ("none", "self")):
        return NEVER
    return gain_of(pos, PlayOption(False, KIND[top], option.to, option.of, option.card))


def exchanged(pos: Position, mine: int, seat: int, theirs: int) -> float:
    """Return the value of exchanging these two cards."""
    more = in_play(KIND[theirs]) - in_play(KIND[mine])
    value: float = more * (1.0 + pos.enmity[seat])
    return value


def switch(pos: Position, option: PlayOption) -> float:
    found = [(p, c) for p in pos.others for c in pos.seats[p]["table"] if KINDS[KIND[c]].taken]
    return max((exchanged(pos, option.of, p, c) for p, c in found), default=NEVER) - 1.0


add_row("Cactus", Card(held=4.2))
add_row("Evaded!", Card(held=4.4))
add_row("Dragoon", Card(in_play=3.2, weapon_value=2.6))
add_row("Knife Revolver", Card(held=3.6, gain=knife, first=42, says=1.0))
add_row("Map", Card(held=3.2, in_play=2.8))
add_row("Money Bag", Card(held=2.8, gain=money_bag, first=66, quick=ALONE))
add_row("Most Wanted", Card(held=3.2, gain=most_wanted, first=44))
add_row("Refund", Card(held=2.8, in_play=2.4))
add_row("Strongbox", Card(held=4.0, in_play=4.2))
add_row("Switch", Card(held=2.4, gain=switch, first=63, quick=ALONE))
add_row("Train Robbery", Card(held=3.4, gain=robbery, first=43, says=0.9))

# --- wagons


def cattle(pos: Position, option: PlayOption) -> float:
    """Value one of three discards, of which the view shows two."""
    heap = pos.view["discard"]
    top = [c for c in (heap["top"], heap["below"]) if c is not None]
    best_one: float = max((held(pos, c) for c in top), default=0.0)
    return best_one + (0.4 if heap["count"] > 2 else 0.0)


def circus(pos: Position, option: PlayOption) -> float:
    """Value the loss of the worst card of each other player."""
    least = {p: min((in_play(KIND[c]) for c in pos.seats[p]["table"]), default=0.0) for p in pos.others}
    return sum(pos.enmity[p] * max(0.0, worth) for p, worth in least.items()) - 0.5


def coal(pos: Position, option: PlayOption) -> float:
    value = help_.cards(pos, 1)
    return value + (loss(pos, option.to, option.of) if option.of >= 0 else 0.0)


def express(pos: Position, option: PlayOption) -> float:
    """Value another turn, minus the cards of the hand."""
    return A_TURN - 1.5 - sum(max(0.0, held(pos, c)) for c in pos.hand)


def lounge(pos: Position, option: PlayOption) -> float:
    return 3.0 - 2.0 * max(-0.5, min((pos.enmity[p] for p in pos.others), default=0.0))


def mail(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 2) + 0.6


def passenger(pos: Position, option: PlayOption) -> float:
    return gains(pos, option.to, option.of)


def as_baggage(pos: Position, name: str, to: int, of: int) -> float:
    if name == "BANG!":
        return shoot(pos, to)
    return gains(pos, to, of) if name == "Panic!" else loss(pos, to, of)


def baggage(pos: Position, option: PlayOption) -> float:
    """Value the card as a weapon. It is as good as an answer, so only a shot at a last life is worth it."""
    foes = [p for p in pos.others if pos.seats[p]["in_reach"]]
    return max((shoot(pos, p) for p in foes), default=NEVER) - 4.0


def sleeper(pos: Position, option: PlayOption) -> float:
    """Value a shot for the worst blue card."""
    table = [c for c in pos.seats[pos.me]["table"] if KINDS[KIND[c]].taken and KIND[c] != "Sleeper Car"]
    blue = [c for c in (*pos.hand, *table) if KINDS[KIND[c]].blue]
    return shot(pos, option) - min((given_up(pos, c) for c in blue), default=9.0)


add_row(
    "Baggage Car", Card(held=3.6, in_play=3.6, gain=baggage, first=40)
)  # its use as another card is the better evidence
add_row("Caboose", Card(held=3.0, in_play=3.0))
add_row("Cattle Truck", Card(held=2.8, in_play=2.8, gain=cattle, first=61, quick=SERVES))
add_row("Circus Wagon", Card(held=2.4, in_play=2.4, gain=circus, first=60))
add_row("Coal Hopper", Card(held=3.0, in_play=3.0, gain=coal, first=60))
add_row("Dining Car", Card(held=2.6, in_play=2.6))
add_row("Express Car", Card(held=5.0, in_play=5.0, gain=express, first=LAST))
add_row("Ghost Car", Card(held=5.0, in_play=5.0))
add_row("Lounge Car", Card(held=3.2, in_play=3.2, gain=lounge, first=65))
add_row("Lumber Flatcar", Card(held=0.0, in_play=-2.5, burden=True, says=0.7))
add_row("Mail Car", Card(held=4.6, in_play=4.6, gain=mail, first=67))
add_row("Observation Car", Card(held=4.2, in_play=4.2, covers=True))
add_row("Passenger Car", Card(held=3.4, in_play=3.4, gain=passenger, first=50, says=0.6))
add_row("Prisoner Car", Card(held=2.4, in_play=2.4))
add_row("Private Car", Card(held=1.6, in_play=1.6))
add_row("Sleeper Car", Card(held=3.0, in_play=3.0, gain=sleeper, first=38, says=1.0, quick=HARMS))

# --- characters


def sancho(pos: Position, option: PlayOption) -> float:
    return best(pos, 0, free=True)


def zippy(pos: Position, option: PlayOption) -> float:
    """Value a move of the train."""
    return moved(pos)


add_row("Benny Brawler", Character(worth=8.0, borrowed=2.0))
add_row("Evan Babbit", Character(worth=9.0, borrowed=3.5))
add_row("Jimmy Texas", Character(worth=9.5, borrowed=3.4))
add_row("Manuelita", Character(worth=8.0, borrowed=2.0))
add_row("Sancho", Character(worth=10.0, borrowed=3.8, gain=sancho, first=64, quick=SERVES))
add_row("Sgt. Blaze", Character(worth=8.5, borrowed=1.5))
add_row("Shade O'Connor", Character(worth=7.5, borrowed=1.5))
add_row("Zippy Roy", Character(worth=8.5, borrowed=2.0, gain=zippy, first=34))

for _name in ("double", "ignore", "discard"):  # options without a card
    add_row(_name, Card(held=0.0))

# --- questions


@answers("fare", "circus")
def least_missed(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: given_up(pos, card_of(o)))


@answers("last-stop", "board")
def before_it_goes(pos: Position, options: list[int]) -> int:
    """Choose the wagon of the highest value after its price, or PASS."""

    def worth(o: int) -> float:
        if o == PASS:
            return 0.0
        if verb_of(o) == USE:
            return best(pos, 0, free=True)
        return wagon(pos, KIND[card_of(o)]) - FARES[NAMES[name_of(o)]](pos)

    return max(options, key=worth)


@answers("free-wagon", "lounge")
def which_wagon(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: wagon(pos, KIND[card_of(o)]))


@answers("place-wagon")
def for_whom(pos: Position, options: list[int]) -> int:
    """Choose the bot itself, otherwise a friend in danger."""
    return max(options, key=lambda o: 9.0 if seat_of(o) == pos.me else -pos.enmity.get(seat_of(o), 0.0))


@answers("place-burden", "baggage-at")
def at_whom(pos: Position, options: list[int]) -> int:
    """Choose the worst enemy; for a Baggage Car by its use."""
    name = pos.decision["title"]["args"]["source"]["kind"]

    def worth(o: int) -> float:
        if name in ("BANG!", "Panic!", "Cat Balou"):
            return as_baggage(pos, name, seat_of(o), of_of(o))
        return NEVER if seat_of(o) == pos.me else pos.enmity[seat_of(o)]

    return max(options, key=worth)


@answers("baggage")
def as_what(pos: Position, options: list[int]) -> int:
    """Choose BANG!, the use for which the bot discards it in its own turn."""
    return next((o for o in options if NAMES[name_of(o)] == "BANG!"), options[0])


@answers("steam")
def how_often(pos: Position, options: list[int]) -> int:
    word = "double" if arrival(pos) > 0 else "ignore"
    return next(o for o in options if NAMES[name_of(o)] == word)


@answers("mail")
def letter(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: held(pos, card_of(o)))


@answers("mail-to")
def addressee(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: pos.enmity.get(seat_of(o), 0.0))


@answers("cattle")
def from_the_heap(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: held(pos, card_of(o)))


@answers("map")
def off_the_deck(pos: Position, options: list[int]) -> int:
    """Discard the worse card if an average card is better."""
    worst = min((o for o in options if o != PASS), key=lambda o: held(pos, card_of(o)))
    return worst if held(pos, card_of(worst)) < AVERAGE else PASS


@answers("robbed")
def next_to_go(pos: Position, options: list[int]) -> int:
    """Choose the worst card first, so that a Barrel helps as long as possible."""
    return min(options, key=lambda o: in_play(KIND[card_of(o)]))


@answers("robbed-of")
def card_or_shot(pos: Position, options: list[int]) -> int:
    """Give up the card if it is worth less than the risk of a life."""
    card = pos.decision["title"]["args"]["card"]["card"]
    risk = 0.0 if pos.ghost else (0.35 if "Missed!" in pos.kinds else 0.9) * life(pos)
    word = "BANG!" if in_play(KIND[card]) > risk else "discard"
    return next(o for o in options if NAMES[name_of(o)] == word)


@answers("switch")
def for_which(pos: Position, options: list[int]) -> int:
    mine = pos.decision["card"]
    return max(options, key=lambda o: exchanged(pos, mine, seat_of(o), of_of(o)))


@answers("leave-out")
def left_out(pos: Position, options: list[int]) -> int:
    """Leave out the best friend, or the bot itself, from harm, and the worst enemy from help."""
    source = pos.decision["title"]["args"]["source"]
    name = next(iter(source.values()))
    harms = KINDS[name].nature == "harms" or name == "Ironhorse"
    seats = [o for o in options if o != PASS]
    if harms:
        if name in ("Ironhorse", "Most Wanted", "Bandidos"):
            return next((o for o in seats if seat_of(o) == pos.me), PASS)
        friend = min((o for o in seats if seat_of(o) != pos.me), key=lambda o: pos.enmity[seat_of(o)], default=PASS)
        return friend if friend != PASS and pos.enmity[seat_of(friend)] < 0.2 else PASS
    foe = max((o for o in seats if seat_of(o) != pos.me), key=lambda o: pos.enmity[seat_of(o)], default=PASS)
    return foe if foe != PASS and pos.enmity[seat_of(foe)] > 0 else PASS


@answers("shade")
def exchange_a_card(pos: Position, options: list[int]) -> int:
    """Exchange a card that is worth less than an average card."""
    least = min((held(pos, c) for c in pos.hand), default=9.0)
    return options[0] if least < AVERAGE - 0.6 else PASS


# --- what `quick` answers


def _pass(options: Sequence[int], see: FastView) -> int:
    return PASS


def _wagon_without_life(options: Sequence[int], see: FastView) -> int:
    if see.taken >= ENOUGH and PASS in options:
        return PASS
    return next((o for o in options if o != PASS and name_of(o) >= 0 and NAMES[name_of(o)] != TOWN), options[-1])


def _other_seat(options: Sequence[int], see: FastView) -> int:
    mine = see.seat + 1
    return next((o for o in options if (o >> TO) & 15 != mine), options[0])


QUICK_ANSWERS |= {
    "leave-out": _pass,
    "last-stop": _wagon_without_life,
    "board": _wagon_without_life,
    "mail-to": _other_seat,
}
