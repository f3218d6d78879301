"""Values of final dice of any roller: one table for each kind of result, computed once per question."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from operator import add

from boomtown.bots.computed_once import computed_once
from boomtown.dice.bots.arrows import ArrowCosts, burden
from boomtown.dice.bots.position import LOW, Position
from boomtown.dice.bots.reach import joined, reach

EYES, MOST = 8, 14  # sizes of tables: bull's eyes of one kind; results of one kind on six dice with doubles
ENOUGH = {"Willy the Kid": 2}  # gatling results that fire (other characters: 3)
DODGES = {"Paul Regret"}
SHRUGS = {"Vera Custer": 1}  # bull's eyes without effect
SOFTENS = {"Bart Cassidy": 0.6}  # share of a loss that remains, because an arrow may replace it
CALM, GOOD_SHOTS, GOOD_SHOT_GAIN = 2, 3, 2
FUSE = 3  # dynamites that explode
Counts = Sequence[int]  # arrow, dynamite, bullseye1, bullseye2, beer, gatling, doubles as two


class Results:
    """Values of the results of a roller. An enemy chooses what is worst for this seat."""

    def __init__(self, table: Position, roller: int, arrow_costs: ArrowCosts) -> None:
        self.table, self.roller, self.arrow_costs = table, roller, arrow_costs
        foe = roller != table.me and table.enmity[roller] > 0
        self.best: Callable[[Iterable[float]], float] = min if foe else max
        self.late = table.can(roller, "Bill Noface")
        self.need = table.trait(ENOUGH, roller, 3)
        self.joined = joined(table, roller)
        self.slab = table.can(roller, "Slab the Killer")
        self.near = self._eyes(reach(table, roller, 1))
        self.far = self.near if self.joined else self._eyes(reach(table, roller, 2))
        self.extra = max(self.near[2] - self.near[1], self.far[2] - self.far[1]) if self.slab else 0.0
        self.volley = sum(self.hit(p, 1) for p in table.alive if p != roller and not table.can(p, *DODGES))

    # --- bull's eyes

    def hit(self, seat: int, n: int) -> float:
        """Return the value of the seat losing `n` life points at once by the roller."""
        table = self.table
        if not n:
            return 0.0
        worth = table.hurt(seat, n) * table.trait(SOFTENS, seat, 1.0)
        if table.can(seat, "El Gringo") and n < table.lives[seat]:
            worth -= self.arrow_costs.steps[0]
        return worth

    def shot(self, seat: int, n: int) -> float:
        """Return the value of `n` bull's eyes at the seat."""
        return self.hit(seat, max(0, n - self.table.trait(SHRUGS, seat, 0)))

    def _eyes(self, seats: list[int]) -> list[float]:
        """Return the value of the best distribution among these seats, by number of bull's eyes."""
        most = range(MOST + 1 if self.joined else EYES)  # joined: both kinds are distributed together
        best = [0.0] * len(most)
        for i, p in enumerate(seats):
            one = [self.shot(p, n) for n in most]
            best = [self.best(map(add, best[n::-1], one)) for n in most] if i else one
        return best

    @computed_once
    def _eyes_more(self) -> list[float]:
        """Additional value for the roller by number of bull's eyes (Suzy Lafayette, Doc Holyday)."""
        table, me = self.table, self.roller
        more = [0.0] * (2 * MOST)
        if table.can(me, "Suzy Lafayette"):
            more[0] = table.heal(me, CALM)
        if table.can(me, "Doc Holyday"):
            more[GOOD_SHOTS:] = [table.heal(me, GOOD_SHOT_GAIN)] * (len(more) - GOOD_SHOTS)
        return more

    # --- beer, gatling, dynamite, arrows

    @computed_once
    def beers(self) -> list[float]:
        table, me = self.table, self.roller
        each: list[float] = []
        for p in table.alive:
            double = 2 if p == me and table.can(me, "Jesse Jones") and table.lives[me] <= LOW else 1
            room = table.seats[p]["max_life"] - table.lives[p]
            gains = [table.heal(p, n) for n in range(0, room + double, double)]
            each += [b - a for a, b in itertools.pairwise(gains)]
        return self._sums(each)

    @computed_once
    def _kit(self) -> list[float]:
        """Value of returning arrows by number of gatling results (Kit Carlson)."""
        table = self.table
        if not table.can(self.roller, "Kit Carlson"):
            return [0.0] * (MOST + 1)
        return self._sums([x for p in table.alive for x in reliefs(table, p)])

    def _sums(self, each: list[float]) -> list[float]:
        """Return the total value of the best `n` of these, by `n`. Each may be left unused."""
        each = sorted(each, reverse=self.best is max)
        found = [0.0]
        for n in range(MOST):
            found.append(self.best((found[-1], found[-1] + each[n])) if n < len(each) else found[-1])
        return found

    def kept(self, x: int) -> float:
        """Return the value of the roller's arrows after taking `x` more."""
        return self.arrow_costs.kept[min(x, len(self.arrow_costs.kept) - 1)]

    def late_arrows(self, n: int) -> float:
        steps = self.arrow_costs.steps
        return -sum(steps[min(x, len(steps) - 1)] for x in range(n))

    @computed_once
    def _aimed(self) -> list[list[float]]:
        """Values by number of bull's eyes of each kind."""
        near, far, more = self.near, self.far, self._eyes_more
        each = range(EYES)
        if self.joined:
            return [[near[one + two] + more[one + two] for two in each] for one in each]
        return [[near[one] + far[two] + more[one + two] for two in each] for one in each]

    @computed_once
    def _drunk(self) -> tuple[list[float], list[float]]:
        """Values by number of beers, without and with a bull's eye (Slab the Killer may spend a beer on it)."""
        beers = self.beers
        spent = [max(b, a + self.extra) for a, b in itertools.pairwise(beers)] if self.slab else beers[1:]
        return beers, [beers[0], *spent]

    @computed_once
    def _shot(self) -> list[float]:
        """Values by number of gatling results."""
        return [kit + (self.volley if n >= self.need else 0.0) for n, kit in enumerate(self._kit)]

    def worths(self, each: list[Counts]) -> list[float]:
        """Return the value of each of these results, without the roller's arrows that a Gatling returns."""
        aimed, (dry, drunk), shot = self._aimed, self._drunk, self._shot
        blast = [0.0] * FUSE + [self.table.hurt(self.roller, 1)] * FUSE * 2
        late = [self.late_arrows(n) if self.late else 0.0 for n in range(MOST)]
        return [
            aimed[one][two] + (drunk if one or two else dry)[beer] + shot[gatling] + blast[dynamite] + late[arrows]
            for arrows, dynamite, one, two, beer, gatling in each
        ]

    def worth(self, counts: Counts) -> float:
        return self.worths([counts])[0]


def reliefs(table: Position, seat: int) -> list[float]:
    """Return the value of returning each arrow of a seat, in sequence."""
    n = table.arrows(seat)
    held = [burden(table, seat, k, table.pile) for k in range(n, -1, -1)]
    return [b - a for a, b in itertools.pairwise(held)]
