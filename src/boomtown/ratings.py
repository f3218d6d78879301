"""Ratings: estimates of players' skill from who won in which role.

A seat is expected to win as often as its role does among equal players: `rates.json` in the folder of a game, by number
of players. It is expected to win more often if its side is stronger. Only the difference from this expectation moves a
rating, so drawing a strong role does not. Libraries for team games add up the skills of a side, and would say that
three equal outlaws nearly always beat one sheriff. Here the strength of a side is the mean of its members.

Every skill is a normal distribution on the scale of log odds. A result moves its mean and reduces its variance (one
step of an extended Kalman filter). A player has one skill per game and a deviation from it for each role.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, pi, sqrt
from typing import Any, NamedTuple

OVERALL = ""  # in place of a role
PRIOR = 0.5  # variance of a new player's skill
PRIOR_OF_ROLE = 0.1  # variance of a new player's deviation in a role
UNKNOWN = 0.35  # win rate of a role without figures
LEAST = 0.02  # bound of win rates: from 0.02 to 0.98
MIDDLE, SCALE = 1500, 400 / log(10)  # displayed ratings: 400 points are odds of ten to one
PEOPLE = 2  # human players, who stayed or are rated, that a game needs to count

Key = tuple[str, str]  # player, and a role or OVERALL
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
        """Half the width of the 95 % interval, in rating points."""
        return round(2 * SCALE * sqrt(self.variance))


class Seat(NamedTuple):
    """One seat of a finished game.

    `who` is None if the player's skill is unknown. `person`: the result is that of a human player, who stayed until the
    end or is rated.
    """

    who: str | None
    role: str
    won: bool
    person: bool


def fresh(role: str) -> Skill:
    return Skill() if role == OVERALL else Skill(variance=PRIOR_OF_ROLE)


def counts(seats: Iterable[Seat]) -> bool:
    """Return True if a game is evidence about people: it had enough of them, and both winners and losers."""
    seats = list(seats)
    return sum(seat.person for seat in seats) >= PEOPLE and len({seat.won for seat in seats}) == 2


def rate(skills: Mapping[Key, Skill], seats: Sequence[Seat], rates: Rates) -> dict[Key, Skill]:
    """Return the skills that a game changes. Players missing in `skills` are new."""
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
    """Return the probability that a seat wins.

    `odds` are those of its role among new players. `stronger` is the lead of its side in skill; it counts less the
    greater `spread`, the variance of that lead.
    """
    return 1 / (1 + exp(-odds - stronger / sqrt(1 + pi * spread / 8)))


def _moved(before: Skill, share: float, likely: float, spread: float, won: bool) -> Skill:
    weight = likely * (1 - likely)
    gain = before.variance * share / (1 + weight * spread)
    return Skill(before.mean + gain * (won - likely), before.variance * (1 - gain * share * weight), before.games + 1)


def _strength(skills: Mapping[Key, Skill], seat: Seat) -> tuple[float, float]:
    """Return mean and variance of the skill of a seat's player in this role."""
    if seat.who is None:
        return 0.0, PRIOR + PRIOR_OF_ROLE
    parts = [skills.get((seat.who, role), fresh(role)) for role in (OVERALL, seat.role)]
    return sum(part.mean for part in parts), sum(part.variance for part in parts)


def _sides(seats: Sequence[Seat], number: int, rates: Rates) -> tuple[list[int], list[int]]:
    """Return the seats that win together with this seat, itself included, and the other seats."""
    me = seats[number]
    allies = {me.role, *rates.get(me.role, {}).get("allies", ())}
    side = [n for n, seat in enumerate(seats) if n == number or (seat.role in allies and seat.won == me.won)]
    return side, [n for n in range(len(seats)) if n not in side]


def win_rate(role: str, rates: Rates) -> float:
    """Return how often a role wins among equal players."""
    return min(1 - LEAST, max(LEAST, float(rates.get(role, {}).get("rate", UNKNOWN))))


def _odds(role: str, rates: Rates) -> float:
    rate = win_rate(role, rates)
    return log(rate / (1 - rate))


def _mean(strength: Sequence[tuple[float, float]], seats: Sequence[int]) -> float:
    return sum(strength[seat][0] for seat in seats) / len(seats)


def _spread(strength: Sequence[tuple[float, float]], seats: Sequence[int]) -> float:
    return sum(strength[seat][1] for seat in seats) / len(seats) ** 2
