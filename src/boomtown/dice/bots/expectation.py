"""How good dice may still become: exact expectations over throws, the best dice thrown again each time.

A position of the dice is what the base dice show (a number of the lattice), what the saloon die shows (a layer; LOOSE:
still to be thrown), and how many arrows were taken since the question (a level).
"""

from __future__ import annotations

from functools import lru_cache

from boomtown.dice.bots.facts import BASE, SIDES, WORTH
from boomtown.dice.bots.lattice import FACES, lattice, without
from boomtown.dice.bots.results import FUSE, Counts, Results
from boomtown.dice.faces import ARROW, BROKEN_ARROW, BULLET, DYNAMITE, GATLING

LOOSE = FACES  # layer of a saloon die that is in the hand
MORE = 5 / 6  # no arrow on a die
Layers = list[list[float]]


@lru_cache(maxsize=64)
def counted(base: int, saloon: int, layer: int) -> list[Counts]:
    """By full dice the results by plain face, the saloon die showing that layer."""
    plain, many = WORTH[SIDES[saloon][layer]] if saloon != BASE else (0, 0)
    found = [lattice(base).counts[i] for i in lattice(base).full]
    return [tuple(n + many * (plain == f) for f, n in enumerate(counts)) for counts in found]


class Expectation:
    """For one roller with so many base dice and perhaps a saloon die. `any_arrow`: what a throw with an arrow in it
    brings him besides; `broken`, `bullet`: what those faces do each time they fall.
    """

    def __init__(self, results: Results, base: int, saloon: int = BASE, **more: float) -> None:
        self.results, self.saloon = results, saloon
        self.lattice = lattice(base)
        self.layers = range(FACES) if saloon != BASE else range(1)
        self.loose = saloon != BASE
        taking = results.taking
        self.fatal = -1 if results.late else taking.fatal
        self.steps = [0.0] if results.late else taking.steps
        self.any_arrow = more.get("any_arrow", 0.0)
        self.falls = {BROKEN_ARROW: more.get("broken", 0.0), BULLET: more.get("bullet", 0.0)}
        self.free = results.table.can(results.roller, "Black Jack")
        self.fewer = without(base, -1 if self.free else DYNAMITE)
        self.final = self._final()

    # --- final dice

    def _final(self) -> list[Layers]:
        """By level, layer and number: what the dice are worth as they lie."""
        results, need = self.results, self.results.need
        levels: list[Layers] = [[] for _ in self.steps]
        for layer in self.layers:
            counts = counted(self.lattice.n, self.saloon, layer)
            worth = results.worths(counts)
            fires = [c[GATLING] >= need for c in counts]
            for x, level in enumerate(levels):
                late = results.late
                back = [results.kept(c[ARROW]) for c in counts] if late else [results.kept(x)] * len(counts)
                found = [w - b if f else w for w, b, f in zip(worth, back, fires, strict=True)]
                level.append(self._all(found if x != self.fatal else [0.0] * len(found)))
        return levels

    def _all(self, full: list[float]) -> list[float]:
        return [0.0] * self.lattice.full.start + full

    # --- a throw

    def thrown(self, after: list[Layers]) -> list[Layers]:
        """By what is kept (any number of dice) the mean over throwing the rest once, valued by `after`."""
        found: list[Layers] = [[] for _ in self.steps]
        for x in reversed(range(len(self.steps))):
            above = min(x + 1, len(self.steps) - 1)
            cost = self.steps[x]
            for layer in self.layers:
                values = after[x][layer][:]
                found[x].append(values)
                self._mean(values, found[above][layer], cost)
            if self.loose:
                found[x].append(self._loose(found, x, above))
        for level in found:
            self._any(level)
        return found

    def _mean(self, values: list[float], arrow: list[float], cost: float) -> None:
        """One die at a time, from all dice on the table down to none."""
        up = self.lattice.up
        for row in reversed(self.lattice.rows[:-1]):
            for i in row:
                a, b, c, d, e, f = up[i]
                values[i] = (arrow[a] - cost + values[b] + values[c] + values[d] + values[e] + values[f]) / FACES

    def _loose(self, found: list[Layers], x: int, above: int) -> list[float]:
        """The saloon die is thrown too."""
        sides = SIDES[self.saloon]
        level = [found[above if face == ARROW else x][layer] for layer, face in enumerate(sides)]
        more = sum(-self.steps[x] if face == ARROW else self.falls.get(face, 0.0) for face in sides)
        return [(sum(values) + more) / FACES for values in zip(*level, strict=True)]

    def _any(self, level: Layers) -> None:
        if not self.any_arrow:
            return
        for layer, values in enumerate(level):
            for i, size in enumerate(self.lattice.size):
                dice = self.lattice.n - size + (layer == LOOSE)
                values[i] += self.any_arrow * (1 - MORE**dice)

    # --- which dice to throw

    def chosen(self, expected: list[Layers]) -> list[Layers]:
        """For each full throw: the value of the best choice, which is to keep it or to throw some of the dice again."""
        return [self._choice(self.final[x], level) for x, level in enumerate(expected)]

    def _choice(self, final: Layers, level: Layers) -> Layers:
        loose = self._best(level[LOOSE][:]) if self.loose else []
        found = []
        for layer in self.layers:
            best = self._best(level[layer][:])
            dynamite = self.loose and SIDES[self.saloon][layer] == DYNAMITE
            if self.loose and (self.free or not dynamite):
                best = [max(a, b) for a, b in zip(best, loose, strict=True)]
            for i in self.lattice.full:
                if self.lattice.counts[i][DYNAMITE] + dynamite >= FUSE:
                    best[i] = final[layer][i]
            found.append(best)
        return found

    def _best(self, values: list[float]) -> list[float]:
        """The best of keeping these dice and of keeping fewer; dynamites stay."""
        for i, fewer in enumerate(self.fewer):
            best = values[i]
            for j in fewer:
                if values[j] > best:
                    best = values[j]
            values[i] = best
        return values

    def after(self, throws: int) -> list[Layers]:
        """What can be hoped for when the dice that are not kept are thrown now, the last time or with more to come."""
        found = self.thrown(self.final)
        for _ in range(throws - 1):
            found = self.thrown(self.chosen(found))
        return found
