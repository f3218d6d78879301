"""Facts about Armed & Dangerous for bots."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.card.bots.answers import answers
from boomtown.card.bots.choices import worst_card
from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation import harm
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import gains, loss, shoot, wound
from boomtown.card.bots.valuation.help import missing
from boomtown.card.bots.valuation.worth import held, in_play, life
from boomtown.card.bots.value_table import HARMS, HEALS, QUICK_ANSWERS, SERVES, Card, Character, Gain, add_row
from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import card_of, of_of, seat_of
from boomtown.card.seen.fast_view import FastView
from boomtown.card.sets.armed_and_dangerous.loads import BOMB, LOADS, MOST, ORANGE
from boomtown.kernel.frame import PASS

LOAD = 0.7  # value of a load
EMPTIED = 2.5  # loss with a card that loses its last load
GUARDS = ("Barrel", "Crate")  # cards that a Big Fifty makes useless
BEFORE_SHOTS = 45  # after laying and drawing cards, before BANG! cards


def loads(pos: Position, seat: int, card: int = -1) -> int:
    """Return the loads on a card in play, or on the character of a seat."""
    if card >= 0:
        return int(pos.view.optional("tokens", {}).get(str(card), 0))
    found = pos.view.optional("zones", {}).get(LOADS)
    return int(found[seat]) if found else 0


def orange(pos: Position, seat: int) -> list[int]:
    return [c for c in pos.seats[seat]["table"] if KINDS[KIND[c]].border == ORANGE]


def room(pos: Position) -> int:
    """Return the number of loads that fit in front of the bot."""
    return sum(MOST - loads(pos, pos.me, card) for card in (-1, *orange(pos, pos.me)))


# --- value of plays and powers


def when_used(use: Gain) -> Gain:
    """Return a valuation: laying the card has the value of holding it, its use has the value `use`."""

    def gain(pos: Position, option: PlayOption) -> float:
        if option.uses:
            return use(pos, option)
        return 0.0 if pos.ghost else held(pos, option.card)

    return gain


def spent(pos: Position, option: PlayOption) -> float:
    """Return the cost of the price: the loads, and the card if it loses the last one."""
    price = KINDS[option.kind].loads
    return LOAD * price + (0.5 * EMPTIED if loads(pos, pos.me, option.card) == price else 0.0)


def ace(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 1) - 0.5 * spent(pos, option)


def keg(pos: Position, option: PlayOption) -> float:
    return life(pos) - 0.5 * spent(pos, option) if missing(pos) else NEVER


def whip(pos: Position, option: PlayOption) -> float:
    return loss(pos, option.to, option.of) - 0.4 * spent(pos, option)


def lockpick(pos: Position, option: PlayOption) -> float:
    return gains(pos, option.to, -1) - 0.4 * spent(pos, option)


def best_shot(pos: Position, within: bool) -> float:
    """Return the value of the best BANG!, at players in reach or at any player."""
    near = [p for p in pos.others if pos.seats[p]["in_reach"] or not within]
    return max((shoot(pos, p) for p in near), default=0.0)


def one_more_bang(pos: Position, option: PlayOption) -> float:
    """Value a further BANG! card after the one of the turn."""
    if pos.bangs_left > 0 or pos.unlimited or "BANG!" not in pos.kinds:
        return 0.0
    return best_shot(pos, True) - LOAD


def ring(pos: Position, option: PlayOption) -> float:
    """Value a shot at a player out of reach."""
    if "BANG!" not in pos.kinds or pos.bangs_left < 1:
        return 0.0
    return best_shot(pos, False) - best_shot(pos, True) - 1.0


def bomb(pos: Position, option: PlayOption) -> float:
    if option.to == pos.me or pos.seats[option.to]["ghost"] or pos.must_live(option.to):
        return NEVER
    return 1.1 * wound(pos, option.to) - 0.5


def arrow(pos: Position, option: PlayOption) -> float:
    return hit_by_arrow(pos, option.to)


def hit_by_arrow(pos: Position, to: int) -> float:
    return NEVER if to == pos.me else pos.has_no_bang(to) * wound(pos, to) + 0.4 * (pos.enmity[to] > 0.3)


def reload(pos: Position, option: PlayOption) -> float:
    return LOAD * min(3, room(pos)) + 0.6


def rust(pos: Position, option: PlayOption) -> float:
    """Value the loads lost by other players and gained by the bot; a Bomb with its last load counts most."""
    theirs = 0.0
    for p in pos.others:
        places = [(card, loads(pos, p, card)) for card in (-1, *orange(pos, p))]
        theirs += pos.enmity[p] * sum(LOAD + EMPTIED * (n == 1 and card >= 0) for card, n in places if n)
        if any(card >= 0 and KIND[card] == BOMB and n == 1 for card, n in places):
            theirs += 2 * wound(pos, p)
    return theirs + 0.4 * (MOST - loads(pos, pos.me))


def canton(pos: Position, option: PlayOption) -> float:
    """Value a load taken from an enemy. A Bomb explodes with its last one."""
    left = loads(pos, option.to, option.of)
    last = option.of >= 0 and left == 1
    bombs = option.of >= 0 and KIND[option.of] == BOMB
    if option.to == pos.me:
        return NEVER
    if bombs:
        return 2 * wound(pos, option.to) if last else 0.4 * pos.enmity[option.to]
    return LOAD + pos.enmity[option.to] * (LOAD + (in_play(KIND[option.of]) if last else 0.0))


def mexicali(pos: Position, option: PlayOption) -> float:
    return shoot(pos, option.to) - 2 * LOAD


def greeves(pos: Position, option: PlayOption) -> float:
    return 2 * LOAD + 0.8 if room(pos) > 1 else 0.0


def ringo(pos: Position, option: PlayOption) -> float:
    return 1.0


# --- places for loads


def need(pos: Position, card: int) -> float:
    """Return the use of a load at that place: highest if it makes a card ready."""
    if card < 0:
        return 0.5
    kind, here = KINDS[KIND[card]], loads(pos, pos.me, card)
    if kind.name == BOMB:  # with more loads it explodes later
        return 1.6 if here < 3 else 0.2
    return 1.0 + (0.8 if here < kind.loads else 0.0) - 0.1 * here


def place(o: int) -> int:
    """Return the card in play that an option names, -1 for the character."""
    return max(of_of(o), -1)


@answers("load", "discard_loads", "ringo")
def put_load(pos: Position, options: list[int]) -> int:
    return max([o for o in options if o != PASS], key=lambda o: need(pos, place(o)))


@answers("pay_loads")
def pay_load(pos: Position, options: list[int]) -> int:
    """Pay from the character first, and never the last load of a Bomb if possible."""

    def price(o: int) -> float:
        card = place(o)
        if card < 0:
            return 0.0
        here = loads(pos, pos.me, card)
        if KIND[card] == BOMB:
            return 9.0 if here == 1 else 2.0
        return (EMPTIED if here == 1 else 0.5) + 0.1 * (MOST - here)

    return min(options, key=price)


# --- answers


def spare(pos: Position) -> int:
    """Return the number of loads that can be paid without emptying a card."""
    return loads(pos, pos.me) + sum(loads(pos, pos.me, c) - 1 for c in orange(pos, pos.me) if KIND[c] != BOMB)


@answers("upgrade")
def upgrade(pos: Position, options: list[int]) -> int:
    """Buy upgrades while loads are left over and each step has a use."""
    args = pos.prompt.args
    name, after = pos.prompt.source, args["paid"] + args["n"]
    steps = after // args["n"]
    useful = missing(pos) > steps if name == "A Little Nip" else True
    enough = spare(pos) >= after or (name == "A Little Nip" and pos.life <= 2 and not _explodes(pos, after))
    return options[0] if useful and enough else PASS


def _explodes(pos: Position, count: int) -> bool:
    """Return whether a payment of `count` takes the last load of a Bomb."""
    bombs = sum(loads(pos, pos.me, c) for c in orange(pos, pos.me) if KIND[c] == BOMB)
    every = loads(pos, pos.me) + sum(loads(pos, pos.me, c) for c in orange(pos, pos.me))
    return bool(bombs) and count >= every


@answers("more_targets")
def one_more(pos: Position, options: list[int]) -> int:
    strikes = hit_by_arrow if pos.prompt.source == "Arrow" else shoot
    seats = [o for o in options if o != PASS and seat_of(o) != pos.me]
    best = max(seats, key=lambda o: strikes(pos, seat_of(o)), default=PASS)
    args = pos.prompt.args
    if best == PASS or (args["n"] and spare(pos) <= args["paid"]):
        return PASS
    return best if strikes(pos, seat_of(best)) > LOAD * args["n"] else PASS


@answers("take_back", "preacher")
def for_two_loads(pos: Position, options: list[int]) -> int:
    """Buy a card for two loads if they are left over."""
    return options[0] if spare(pos) >= 2 else PASS


@answers("bomb")
def hand_on(pos: Position, options: list[int]) -> int:
    """Choose the worst enemy, never a player who must live."""
    return max(options, key=lambda o: pos.enmity[seat_of(o)] - 9.0 * pos.must_live(seat_of(o)))


@answers("check_again")
def again(pos: Position, options: list[int]) -> int:
    """Repeat own failures and those of friends, and successes of enemies."""
    args = pos.prompt.args
    if args["own"]:
        return PASS if args["good"] else options[0]
    enmity = pos.enmity.get(args["by"]["seat"], 0.0)
    if enmity > 0.3:
        return options[0] if args["good"] else PASS
    return options[0] if enmity < -0.3 and not args["good"] else PASS


@answers("power")
def power(pos: Position, options: list[int]) -> int:
    """Use the power if it makes a difference; use the last load only if the difference is great."""
    if PASS not in options:
        return options[0]
    args = pos.prompt.args
    to, name, last = args["to"]["seat"], pos.prompt.source, args["n"] == 1
    if name == "Thunderer":
        return options[0]
    assert name is not None
    s = pos.seats[to]
    guarded = pos.unanswered(to) < 0.99 and (pos.shields(to) > 0 or any(pos.works(to, kind) for kind in GUARDS))
    useful = {
        "Big Fifty": guarded,
        "Double Barrel": s["hand"] > 0 or guarded,
        "Buntline Special": s["hand"] > 1,
    }[name]
    return options[0] if useful and (not last or s["life"] == 1) and pos.enmity.get(to, 0.0) > 0 else PASS


@answers("ignore")
def ignore(pos: Position, options: list[int]) -> int:
    source = pos.prompt.source
    assert source is not None
    return options[0] if KINDS[source].nature == "harms" else PASS


answers("buntline")(worst_card)


# --- `quick`


def quick_place(options: Sequence[int], see: FastView) -> int:
    """Choose the own card with a use and the most loads, or the character."""
    cards = [o for o in options if o >= 0 and of_of(o) >= 0 and KIND[of_of(o)] != BOMB]
    return max(cards, key=lambda o: see.tokens.get(of_of(o), 0), default=options[0])


def quick_payment(options: Sequence[int], see: FastView) -> int:
    """Pay from the character first, then from the card with the most loads; a Bomb last."""
    if of_of(options[0]) < 0:
        return options[0]
    return max(options, key=lambda o: see.tokens.get(of_of(o), 0) - 9 * (KIND[of_of(o)] == BOMB))


def quick_upgrade(options: Sequence[int], see: FastView) -> int:
    """Buy the upgrade, unless it would heal nothing. This bot does not save loads otherwise."""
    heals = KIND[card_of(options[0])] == "A Little Nip"
    return PASS if heals and see.most[see.seat] - see.lives[see.seat] < 2 else options[0]


def quick_again(options: Sequence[int], see: FastView) -> int:
    """Pass, without a look at the check."""
    return PASS


for _name in ("load", "discard_loads", "ringo"):
    QUICK_ANSWERS[_name] = quick_place
QUICK_ANSWERS |= {"pay_loads": quick_payment, "upgrade": quick_upgrade, "check_again": quick_again}

# --- cards

add_row("Ace Up The Sleeve", Card(held=3.6, in_play=3.0, gain=when_used(ace), first=76, quick=SERVES))
add_row("Bandolier", Card(held=2.6, in_play=2.4, gain=when_used(one_more_bang), quick=SERVES))
add_row("Bell Tower", Card(held=2.2, in_play=2.0, gain=when_used(ring), first=BEFORE_SHOTS))
add_row("Crate", Card(held=4.0, in_play=3.8))
add_row("Tumbleweed", Card(held=2.6, in_play=2.4))
add_row("Whip", Card(held=3.4, in_play=3.0, gain=when_used(whip), says=0.8, quick=HARMS))
add_row("Beer Keg", Card(held=3.8, in_play=3.4, gain=when_used(keg), quick=HEALS))
add_row("Lockpick", Card(held=3.4, in_play=3.0, gain=when_used(lockpick), says=0.8, quick=HARMS))
add_row(BOMB, Card(held=3.0, in_play=-4.0, burden=True, gain=bomb, first=55, says=0.8))
add_row("Big Fifty", Card(in_play=5.2))
add_row("Big Fifty (shot)", Card(held=0.0))
add_row("Buntline Special", Card(in_play=2.6, weapon_value=2.3))
add_row("Double Barrel", Card(in_play=2.2, weapon_value=1.6))
add_row("Thunderer", Card(in_play=4.4, weapon_value=3.8))
add_row("Caravan", Card(held=4.4, gain=help_.two_cards, first=90))
add_row("A Little Nip", Card(held=3.6, gain=help_.heals_me, first=75, quick=HEALS))
add_row("Quick Shot", Card(held=3.2, gain=harm.shot, first=42, says=1.0))
add_row("Flintlock", Card(held=3.2, gain=harm.shot, first=42, says=1.0))
add_row("Arrow", Card(held=3.4, gain=arrow, first=43, says=1.0))
add_row("Duck!", Card(held=4.4))
add_row("Reload", Card(held=2.4, gain=reload, first=78))
add_row("Rust", Card(held=2.2, gain=rust, first=52))
add_row("Squaw", Card(held=3.4, gain=harm.discards, first=50, says=0.8))

# --- characters

add_row("Al Preacher", Character(worth=7.5, borrowed=1.5))
add_row("Bass Greeves", Character(worth=8.0, borrowed=2.5, gain=greeves, first=79, paid=(1, ""), quick=SERVES))
add_row("Bloody Mary", Character(worth=7.5, borrowed=2.0))
add_row("Frankie Canton", Character(worth=8.0, borrowed=2.0, gain=canton, first=77, says=0.5, quick=HARMS))
add_row("Julie Cutter", Character(worth=8.0, borrowed=2.0, hits_back=0.8))
add_row("Mexicali Kid", Character(worth=8.0, borrowed=2.0, gain=mexicali, first=41, says=1.0, quick=HARMS))
add_row("Ms. Abigail", Character(worth=7.5, borrowed=2.0))
add_row("Red Ringo", Character(worth=9.0, borrowed=0.5, gain=ringo, first=78, quick=SERVES))
