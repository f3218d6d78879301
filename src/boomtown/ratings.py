"""How strong somebody plays, and how sure that is: worked out from who won in which role.

A seat is expected to win as often as its role does among equals at that number of players (`rates.json` in the folder
of a game), more often where its side is stronger than the others. Only what comes on top of that moves a rating, so the
role that somebody draws does not. Adding up the skill of a side, as libraries for teams do, would say that three equal
outlaws beat one sheriff nearly always; here a side is as strong as its members are on average.

Every skill is a normal distribution, on the scale of log odds. A result moves its middle and narrows it (one step of an
extended Kalman filter). Somebody has one skill for a game and a deviation from it for each role.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, pi, sqrt
from typing import Any, NamedTuple

OVERALL = ""  # in place of a role
PRIOR = 0.5  # variance of the skill of people nobody knows
PRIOR_OF_ROLE = 0.1  # and of how much better they are in a role
UNKNOWN = 0.35  # how often a role wins that nobody has figures of
LEAST = 0.02  # and no role less often, or more often than the rest
MIDDLE, SCALE = 1500, 400 / log(10)  # as ratings are shown: 400 more are odds of ten to one
PEOPLE = 2  # who stayed, for a game to count

Key = tuple[str, str]  # who, and a role or OVERALL
Rates = Mapping[str, Mapping[str, Any]]  # by role


class Skill(NamedTuple):
    mean: float = 0.0
    variance: float = PRIOR
    games: int = 0

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * self.mean)

    @property
    def within(self) -> int:
        """So far from the truth it is, 19 times of 20."""
        return round(2 * SCALE * sqrt(self.variance))


class Seat(NamedTuple):
    """One seat of a game that is over. `who`: None where its skill is not to be known; `person`: not a bot, and there
    until the end.
    """

    who: str | None
    role: str
    won: bool
    person: bool


def fresh(role: str) -> Skill:
    return Skill() if role == OVERALL else Skill(variance=PRIOR_OF_ROLE)


def counts(seats: Iterable[Seat]) -> bool:
    """Whether a game says anything about people: enough of them have stayed, and somebody has won and lost."""
    seats = list(seats)
    return sum(seat.person for seat in seats) >= PEOPLE and len({seat.won for seat in seats}) == 2


def rate(skills: Mapping[Key, Skill], seats: Sequence[Seat], rates: Rates) -> dict[Key, Skill]:
    """The skills that change with a game; those that are not in `skills` are of people nobody knows yet."""
    changed: dict[Key, Skill] = {}
    if not counts(seats):
        return changed
    strength = [_strength(skills, seat) for seat in seats]
    for number, seat in enumerate(seats):
        if seat.who is None:
            continue
        side, others = _sides(seats, number, rates)
        if not others:
            continue
        share = 1 / len(side)
        spread = _spread(strength, side) + _spread(strength, others)
        likely = chance(_odds(seat.role, rates), _mean(strength, side) - _mean(strength, others), spread)
        for role in (OVERALL, seat.role):
            before = skills.get((seat.who, role), fresh(role))
            changed[seat.who, role] = _moved(before, share, likely, spread, seat.won)
    return changed


def chance(odds: float, stronger: float, spread: float) -> float:
    """How likely a seat wins: by the odds of its role, which hold among people nobody knows, and by how much `stronger`
    its side is, which counts the less the less is known of it.
    """
    return 1 / (1 + exp(-odds - stronger / sqrt(1 + pi * spread / 8)))


def _moved(before: Skill, share: float, likely: float, spread: float, won: bool) -> Skill:
    weight = likely * (1 - likely)
    gain = before.variance * share / (1 + weight * spread)
    return Skill(before.mean + gain * (won - likely), before.variance * (1 - gain * share * weight), before.games + 1)


def _strength(skills: Mapping[Key, Skill], seat: Seat) -> tuple[float, float]:
    """Mean and variance of somebody in this role."""
    if seat.who is None:
        return 0.0, PRIOR + PRIOR_OF_ROLE
    parts = [skills.get((seat.who, role), fresh(role)) for role in (OVERALL, seat.role)]
    return sum(part.mean for part in parts), sum(part.variance for part in parts)


def _sides(seats: Sequence[Seat], number: int, rates: Rates) -> tuple[list[int], list[int]]:
    """Who wins when this seat does, the seat included, and who does not."""
    me = seats[number]
    allies = {me.role, *rates.get(me.role, {}).get("allies", ())}
    side = [n for n, seat in enumerate(seats) if n == number or (seat.role in allies and seat.won == me.won)]
    return side, [n for n in range(len(seats)) if n not in side]


def _odds(role: str, rates: Rates) -> float:
    rate = min(1 - LEAST, max(LEAST, rates.get(role, {}).get("rate", UNKNOWN)))
    return log(rate / (1 - rate))


def _mean(strength: Sequence[tuple[float, float]], seats: Sequence[int]) -> float:
    return sum(strength[seat][0] for seat in seats) / len(seats)


def _spread(strength: Sequence[tuple[float, float]], seats: Sequence[int]) -> float:
    return sum(strength[seat][1] for seat in seats) / len(seats) ** 2
