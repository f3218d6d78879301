"""Policy `quick` of the Dice Game: plays by its role, for rollouts and for simulations of many games."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.dice.bots.facts import BESIDES, LOUDMOUTH
from boomtown.dice.bots.quick.table import Table, enmity_of
from boomtown.dice.bots.quick.throws import best_throw
from boomtown.dice.codes import A_COWARD, A_LOUDMOUTH, KEEP, USE, seat_of, verb_of
from boomtown.dice.faces import FACES
from boomtown.dice.fast_view import FastView
from boomtown.kernel.frame import PASS

WEAK: Final = 4  # most life points with which the coward is thrown
ENEMY: Final = 0.3  # enmity towards the acting player from which the Judge objects
SAVED: Final = -3.0  # greatest value of an elimination that the Devil's Left Hand prevents
DECLINED: Final = ("turn_die", "again", "spoil", "throw", "molly", "apache")
Key = tuple[int, int, int]


class Quick:
    """Deterministic player: `seed` is for bots that are not."""

    events: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._moment: Key = (-1, -1, -1)
        self._enmity: dict[int, float] = {}

    def answer(self, observation: Observation, history: History) -> int:
        return self.answer_fast(observation.why, observation.options, observation.fast_view, history)

    def answer_fast(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the answer without an `Observation`."""
        if len(options) == 1:
            return options[0]
        if why in DECLINED:
            return PASS if PASS in options else options[0]
        if see.ghost:
            return _ghost(why, options, see, self._relations(see, history))
        table = Table(see, self._relations(see, history))
        if why == "roll":
            return best_throw(table, options)
        rule = RULES.get(why)
        return rule(table, options) if rule is not None else options[0]

    def _relations(self, see: FastView, history: History) -> dict[int, float]:
        """Return the enmity by seat, computed once a turn and after an elimination."""
        moment = see.turn_no, len(see.order), see.seat
        if moment != self._moment:
            self._moment, self._enmity = moment, enmity_of(see, history)
        return self._enmity


def _aim(table: Table, options: Sequence[int]) -> int:
    """Return the target at which a bull's eye gains most, alone or together with those that are left."""
    see, hurt = table.see, table.values.hurt
    before: dict[int, int] = {}
    for _, seat, power in see.aims:
        before[seat] = before.get(seat, 0) + power
    left = max(1, see.shown(see.aimed_face) - sum([face == see.aimed_face for face, _, _ in see.aims]))

    def gain(option: int) -> float:
        seat = seat_of(option)
        n = before.get(seat, 0)
        return max([(hurt(seat, n + k) - hurt(seat, n)) / k for k in range(1, left + 1)])

    return max([option for option in options if verb_of(option) == "choose"], key=gain)


def _heal(table: Table, options: Sequence[int]) -> int:
    heal = table.values.heal
    return max(options, key=lambda option: heal(seat_of(option), 1))


def _return_arrow(table: Table, options: Sequence[int]) -> int:
    """Return the seat whose arrow goes back to the pile, PASS if that does not gain."""
    best = max([option for option in options if option != PASS], key=lambda option: _relief(table, option))
    return best if PASS not in options or _relief(table, best) > 0 else PASS


def _relief(table: Table, option: int) -> float:
    seat = seat_of(option)
    return table.relief(seat if seat >= 0 else table.me)


def _give_arrow(table: Table, options: Sequence[int]) -> int:
    uses = [option for option in options if option != PASS]
    best = max(uses, key=lambda option: table.one_arrow(seat_of(option)))
    return best if table.one_arrow(seat_of(best)) > table.one_arrow(table.me) else PASS


def _arrow_instead(table: Table, options: Sequence[int]) -> int:
    return options[0] if table.one_arrow(table.me) > table.values.hurt(table.me, 1) else PASS


def _object(table: Table, options: Sequence[int]) -> int:
    by = table.see.prompt().by
    return options[0] if by is not None and table.values.enmity.get(by, 0.0) > ENEMY else PASS


def _save(table: Table, options: Sequence[int]) -> int:
    fall = table.values.fall
    best = min([option for option in options if option != PASS], key=lambda option: fall(seat_of(option)))
    return best if fall(seat_of(best)) <= SAVED else PASS


def _saloon(table: Table, options: Sequence[int]) -> int:
    """Return the die that comes in addition; else the coward for a weak player, the loudmouth for a strong one."""
    more = BESIDES.get(table.see.characters[table.me])
    loud = more == LOUDMOUTH if more is not None else table.see.lives[table.me] > WEAK
    return USE | (A_LOUDMOUTH if loud else A_COWARD)


def _ghost(why: str, options: Sequence[int], see: FastView, enmity: dict[int, float]) -> int:
    """Return the answer of a ghost: it keeps its dice, and gives a bad result to the worst enemy."""
    if why == "ghost_to":
        bad = see.prompt().args["face"]["face"] in (FACES[0], FACES[1])
        return max(options, key=lambda option: enmity[seat_of(option)] if bad else -enmity[seat_of(option)])
    return KEEP if why == "roll" else options[0]


Rule = Callable[[Table, Sequence[int]], int]
RULES: Final[dict[str, Rule]] = {
    "aim": _aim,
    "beer": _heal,
    "cure": _heal,
    "broken": _return_arrow,
    "pedro": _return_arrow,
    "kit": _return_arrow,
    "elena": _give_arrow,
    "spare": _arrow_instead,
    "judge": _object,
    "save": _save,
    "saloon": _saloon,
}
