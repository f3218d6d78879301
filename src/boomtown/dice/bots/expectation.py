"""Exact expectations over throws, with the best choice of dice for each further throw.

A position of the dice has three parts: the base dice (the number of a multiset), the face of the saloon die (a layer;
LOOSE: before its throw), and the arrows taken since the question (a level).

Arrows of the next throw are still on the table when the player chooses what to throw after it. Therefore, at each level
only dice with that many arrows need a value before that choice, which halves the work.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial, prod

from boomtown.bots.computed_once import computed_once
from boomtown.dice.bots.face_multisets import FACES, fewer, loose, multisets, with_dynamites
from boomtown.dice.bots.facts import BASE, SIDES, WORTH
from boomtown.dice.bots.results import FUSE, Counts, Results
from boomtown.dice.faces import ARROW, BROKEN_ARROW, BULLET, DYNAMITE, GATLING

LOOSE = FACES  # layer of a saloon die before its throw
MORE = 5 / 6  # probability of no arrow on a die
RESULTS = range(DYNAMITE, FACES)  # plain faces that count as final results; an arrow costs when it falls
Layers = list[list[float]]


@lru_cache(maxsize=256)
def counted(base: int, saloon: int, layer: int, fixed: int = 0) -> list[Counts]:
    """Return the results by plain face for each full multiset, with the saloon die at that layer and that many fixed
    dynamites.
    """
    plain, many = WORTH[SIDES[saloon][layer]] if saloon != BASE else (0, 0)
    found = [multisets(base).counts[i] for i in multisets(base).full]
    return [tuple(n + many * (plain == f) + fixed * (f == DYNAMITE) for f, n in enumerate(counts)) for counts in found]


@lru_cache(maxsize=8)
def alike(saloon: int) -> list[int]:
    """Return for each layer the first one with the same final results."""
    worth = [WORTH[face] if WORTH[face][0] in RESULTS else None for face in SIDES[saloon]]
    return [worth.index(one) for one in worth]


@lru_cache(maxsize=8)
def by_arrows(n: int) -> list[list[tuple[int, float]]]:
    """Return the full multisets with the probability that a throw shows them, by number of arrows."""
    found: list[list[tuple[int, float]]] = [[] for _ in range(n + 1)]
    for i in multisets(n).full:
        counts = multisets(n).counts[i]
        ways = factorial(n) // prod(map(factorial, counts))
        found[counts[ARROW]].append((i, ways / FACES**n))
    return found


@lru_cache(maxsize=64)
def firing(base: int, saloon: int, layer: int, need: int) -> list[int]:
    """Return the places in `counted` with at least `need` gatling results."""
    return [at for at, counts in enumerate(counted(base, saloon, layer)) if counts[GATLING] >= need]


class Expectation:
    """Expectation for one roller with `base` base dice and an optional saloon die. `fixed`: dynamites on further dice,
    which stay. `any_arrow`: additional value of a throw with an arrow. `broken`, `bullet`: value of these faces each
    time they fall.
    """

    def __init__(self, results: Results, base: int, saloon: int = BASE, fixed: int = 0, **more: float) -> None:
        self.results, self.saloon, self.dynamites = results, saloon, fixed
        self.multisets = multisets(base)
        self.layers = range(FACES) if saloon != BASE else range(1)
        self.loose = saloon != BASE
        self.like = alike(saloon) if self.loose and not results.late else [*self.layers]
        arrow_costs = results.arrow_costs
        self.fatal = -1 if results.late else arrow_costs.fatal
        self.steps = [0.0] if results.late else arrow_costs.steps
        self.any_arrow = more.get("any_arrow", 0.0)
        self.falls = {BROKEN_ARROW: more.get("broken", 0.0), BULLET: more.get("bullet", 0.0)}
        self.free = results.table.can(results.roller, "Black Jack")
        self.fixed = -1 if self.free else DYNAMITE

    # --- final dice

    @computed_once
    def final(self) -> list[Layers]:
        """Value of the dice as final results, by level, layer and number."""
        results, n = self.results, self.multisets.n
        levels: list[Layers] = [[] for _ in self.steps]
        before = [0.0] * self.multisets.full.start
        for layer in self.layers:
            if self.like[layer] < layer:
                for level in levels:
                    level.append(level[self.like[layer]])
                continue
            counts = counted(n, self.saloon, layer, self.dynamites)
            worth = results.worths(counts)
            fires = firing(n, self.saloon, layer, results.need)
            for x, level in enumerate(levels):
                found = worth[:] if x != self.fatal else [0.0] * len(worth)
                for at in fires if x != self.fatal else ():
                    found[at] -= results.kept(counts[at][ARROW] if results.late else x)
                level.append(before + found)
        return levels

    # --- a throw

    def _shows(self, x: int, layer: int) -> int:
        """Return the least number of arrows on the base dice if all arrows of this level are from the last throw."""
        sides = SIDES[self.saloon]
        on_saloon = self.loose and (ARROW in sides if layer == LOOSE else sides[layer] == ARROW)
        return max(0, x - on_saloon)

    def thrown(self, after: list[Layers], first: bool = False) -> list[Layers]:
        """Return the mean value of throwing the remaining dice once, by the dice that are kept. `after`: values of the
        full dice. `first`: this is the next throw of the game.
        """
        found: list[Layers] = [[] for _ in self.steps]
        for x in reversed(range(len(self.steps))):
            above = min(x + 1, len(self.steps) - 1)
            cost = self.steps[x]
            for layer in self.layers:
                if self.like[layer] < layer:
                    found[x].append(found[x][self.like[layer]])
                    continue
                values = after[x][layer][:]
                found[x].append(values)
                kept = loose(self.multisets.n, self._shows(x, layer) if first else 0)
                self._mean(values, found[above][layer], cost, kept)
            if self.loose and not (first and x):
                found[x].append(self._loose(found, x, above))
        for level in found:
            self._any(level)
        return found

    def _mean(self, values: list[float], arrow: list[float], cost: float, kept: list[tuple[int, ...]]) -> None:
        """Fill in the means one die at a time, from all dice on the table down to none."""
        for i, a, b, c, d, e, f in kept:
            values[i] = (arrow[a] - cost + values[b] + values[c] + values[d] + values[e] + values[f]) / FACES

    def _loose(self, found: list[Layers], x: int, above: int) -> list[float]:
        """Return the means if the saloon die is also thrown."""
        sides = SIDES[self.saloon]
        level = [found[above if face == ARROW else x][layer] for layer, face in enumerate(sides)]
        more = sum(-self.steps[x] if face == ARROW else self.falls.get(face, 0.0) for face in sides)
        return [(a + b + c + d + e + f + more) / FACES for a, b, c, d, e, f in zip(*level, strict=True)]

    def _any(self, level: Layers) -> None:
        if not self.any_arrow:
            return
        for layer, values in enumerate(level):
            if layer != LOOSE and self.like[layer] < layer:
                continue
            for i, size in enumerate(self.multisets.size):
                dice = self.multisets.n - size + (layer == LOOSE)
                values[i] += self.any_arrow * (1 - MORE**dice)

    # --- which dice to throw

    def chosen(self, expected: list[Layers], first: bool = False) -> list[Layers]:
        """Return the value of the best choice for each full throw: keep it, or throw some dice again. `first`: this is
        the next throw of the game.
        """
        return [self._choice(self.final[x], level, x if first else 0) for x, level in enumerate(expected)]

    def _choice(self, final: Layers, level: Layers, x: int) -> Layers:
        none = self._best(level[LOOSE][:], self._shows(x, LOOSE)) if self.loose else []
        full = slice(self.multisets.full.start, self.multisets.full.stop)
        found: Layers = []
        for layer in self.layers:
            if self.like[layer] < layer:
                found.append(found[self.like[layer]])
                continue
            best = self._best(level[layer][:], self._shows(x, layer))
            dynamite = self.loose and SIDES[self.saloon][layer] == DYNAMITE
            if self.loose and (self.free or not dynamite):
                best[full] = [a if a >= b else b for a, b in zip(best[full], none[full], strict=True)]
            for i in with_dynamites(self.multisets.n, FUSE - dynamite - self.dynamites):
                best[i] = final[layer][i]
            found.append(best)
        return found

    def _best(self, values: list[float], arrows: int) -> list[float]:
        """Replace each value by the best of keeping these dice or fewer. `arrows`: least number of arrows."""
        for i, less in fewer(self.multisets.n, self.fixed, self.multisets.n - arrows):
            best = values[i]
            for j in less:
                if values[j] > best:
                    best = values[j]
            values[i] = best
        return values

    def after(self, throws: int) -> Layers:
        """Return the expectation of throwing the dice that are not kept. `throws`: number of throws left."""
        return self.thrown(self._before_last(throws), first=True)[0]

    def of_all(self, throws: int) -> float:
        """Return the expectation of throwing all dice. `throws`: number of throws left."""
        after, last = self._before_last(throws), len(self.steps) - 1
        total = 0.0
        for layer in self.layers:
            face = SIDES[self.saloon][layer] if self.loose else -1
            gain = self.falls.get(face, 0.0)
            for arrows, of in enumerate(by_arrows(self.multisets.n), start=face == ARROW):
                cost = sum([self.steps[min(x, last)] for x in range(arrows)])
                values = after[min(arrows, last)][layer]
                total += sum([chance * (values[i] - cost + gain) for i, chance in of])
        dice = self.multisets.n + self.loose
        return total / len(self.layers) + self.any_arrow * (1 - MORE**dice)

    def _before_last(self, throws: int) -> list[Layers]:
        """Return the value of each full throw that the next of these throws may show."""
        found = self.final
        for left in reversed(range(throws - 1)):
            found = self.chosen(self.thrown(found), first=not left)
        return found
