"""Choices among players and tokens while the dice are used. One function for each `why`."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.dice.bots.arrows import ArrowCosts, attack, lying
from boomtown.dice.bots.facts import ATTACK_WORTH
from boomtown.dice.bots.life_values import NO_SEAT
from boomtown.dice.bots.position import Position
from boomtown.dice.bots.throws import chiefs, given
from boomtown.dice.codes import is_chief, seat_of
from boomtown.kernel.frame import PASS

Answer = Callable[[Position, list[int]], int]
GLADLY = 0.2  # gain that a loss in place of another player must exceed


def first_or_pass(gain: Callable[[Position], float]) -> Answer:
    """Return an answer that takes the only option if it gains."""
    return lambda table, options: options[0] if gain(table) > 0 else PASS


def best_or_pass(table: Position, options: list[int], gain: Callable[[int], float]) -> int:
    uses = [o for o in options if o != PASS]
    best = max(uses, key=gain, default=PASS)
    return best if best == PASS or gain(best) > 0 else PASS


# --- life points


def cure(table: Position, options: list[int]) -> int:
    return max(options, key=lambda o: table.heal(seat_of(o), 1))


def beer(table: Position, options: list[int]) -> int:
    def gain(o: int) -> float:
        p = seat_of(o)
        return 0.0 if p in table.soured else table.heal(p, 2 if p == table.me and table.thirsty else 1)

    return max(options, key=gain)


def molly(table: Position, options: list[int]) -> int:
    """Take the loss of a friend who needs the life points more (Molly Stark)."""
    args = table.decision["title"]["args"]
    to, n, own = args["to"]["seat"], args["n"], args["own"]
    gain = table.hurt(table.me, own + n) - table.hurt(table.me, own) - table.hurt(to, n)
    return options[0] if gain > GLADLY else PASS


# --- arrows


def arrow(table: Position, options: list[int]) -> int:
    """Choose a normal arrow, or the chief's arrow, which counts as two but may protect me."""
    more = table.decision["title"]["args"]["left"]
    last = table.pile <= more

    def worth(o: int) -> float:
        taken = {table.me: more + (ATTACK_WORTH - 1 if is_chief(o) else 0)}
        chief = table.me if is_chief(o) else NO_SEAT
        return attack(table, taken, chief) if last else lying(table, taken, chief, table.pile - more)

    return max(options, key=worth)


def elena(table: Position, options: list[int]) -> int:
    mine = given(table, table.me)
    return best_or_pass(table, options, lambda o: given(table, seat_of(o)) - mine)


def sent_back(table: Position, seat: int, chief: bool) -> float:
    """Return the value of an arrow of the seat returning to the pile."""
    then = lying(table, {seat: -ATTACK_WORTH if chief else -1}, NO_SEAT if chief else None)
    return then - lying(table)


def broken(table: Position, options: list[int]) -> int:
    return max(options, key=lambda o: sent_back(table, seat_of(o), False))


def pedro(table: Position, options: list[int]) -> int:
    return best_or_pass(table, options, lambda o: sent_back(table, table.me, is_chief(o)))


def kit(table: Position, options: list[int]) -> int:
    return best_or_pass(table, options, lambda o: sent_back(table, seat_of(o), is_chief(o)))


def spare(table: Position) -> float:
    """Return the gain of an arrow instead of a lost life point (Bart Cassidy)."""
    return -table.hurt(table.me, 1) - ArrowCosts(table, table.me).steps[0]


CHOICES: dict[str, Answer] = {
    "cure": cure,
    "beer": beer,
    "molly": molly,
    "arrow": arrow,
    "elena": elena,
    "apache": first_or_pass(lambda table: chiefs(table, table.me)),
    "broken": broken,
    "pedro": pedro,
    "kit": kit,
    "spare": first_or_pass(spare),
    "return": lambda table, options: options[0],
}
