"""Answers of `greenhorn` to the questions of the set."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.answers import answers
from boomtown.card.bots.choices import worst_card
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.harm import shoot
from boomtown.card.bots.valuation.help import missing
from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import of_of, seat_of
from boomtown.card.sets.armed_and_dangerous.bots.gains import hit_by_arrow
from boomtown.card.sets.armed_and_dangerous.bots.loads import EMPTIED, LOAD, loads, orange, spare
from boomtown.card.sets.armed_and_dangerous.loads import BOMB, MOST
from boomtown.kernel.frame import PASS

GUARDS = ("Barrel", "Crate")  # cards that a Big Fifty makes useless


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
