"""Gains of the choices of phase 2 for `cowhand`, from public values and the own hand."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boomtown.card.bots.cowhand.belief import DEPUTY, OUTLAW
from boomtown.card.bots.cowhand.choices import (
    DROP,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    JAIL,
    SALOON,
    SHOT,
    STORE,
    TAKE,
    UNLIMITED,
    Choice,
)
from boomtown.card.bots.cowhand.relations import Relations
from boomtown.card.bots.cowhand.weights import Weights
from boomtown.card.bots.quick.plans import ARM, GOOD, HEAL, LAY
from boomtown.card.bots.valuation.event_values import NO_BANG, PLAY_COST
from boomtown.card.bots.valuation.facts import RANGE, SHIELDS
from boomtown.card.bots.valuation.harm import BANG_NEEDS, HITS_BACK, WIN
from boomtown.card.bots.valuation.odds import BANG_IN, BANG_SHARE, MISSED_IN, MISSED_SHARE, outlasts
from boomtown.card.bots.value_table import column
from boomtown.card.cards import KIND
from boomtown.card.seen.fast_view import FastView

HIT: Final = 4.5
NEVER_WORTH: Final = -100.0
FRIEND_FALLS: Final = 3.0  # factor for the last life of a friend
BARRELS: dict[str, bool] = column("barrel")
CHECKERS: dict[str, int] = column("barrels")
HAND_LIMIT: dict[str, int] = column("hand_limit")
# Probability that a card in play does not stop a shot, by card
STOPS: Final = [0.75 if kind in BARRELS else 0.15 if kind in SHIELDS else 1.0 for kind in KIND]
IS_BANG: Final = [kind == "BANG!" for kind in KIND]
IS_MISSED: Final = [kind == "Missed!" for kind in KIND]
IS_BEER: Final = [kind == "Beer" for kind in KIND]
Traits = tuple[float, float, float, float]  # shares of Missed! and BANG! cards, luck with checks, cost of wounding it


def traits_of(character: str) -> Traits:
    """Return what a character changes for those who attack it."""
    return (
        MISSED_IN.get(character, MISSED_SHARE),
        BANG_IN.get(character, BANG_SHARE),
        0.75 ** CHECKERS.get(character, 0),
        HITS_BACK.get(character, 0.0),
    )


TRAITS: Final[dict[str, Traits]] = {}


class Gains:
    """Gains of one seat at one question of its turn."""

    __slots__ = ("_bangs", "_hits", "_shots", "_values", "hand", "me", "relations", "see", "share", "w")

    def __init__(self, see: FastView, relations: Relations) -> None:
        self.see, self.relations = see, relations
        self.me = me = see.seat
        self.w: Weights = relations.weights
        self.hand = hand = see.hand
        self._bangs = -1
        self._values: dict[int, float] = {}
        self._hits: dict[int, float] = {}
        self._shots: dict[int, float] = {}
        free = len(hand) > see.lives[me] and len(hand) > HAND_LIMIT.get(see.characters[me], 1)
        self.share = self.w.spare if free or (PLAY_COST and see.event in PLAY_COST) else self.w.share

    @property
    def bangs(self) -> int:
        """Number of BANG! cards in the hand."""
        if self._bangs < 0:
            self._bangs = sum([IS_BANG[c] for c in self.hand])
        return self._bangs

    def traits(self, seat: int) -> Traits:
        character = self.see.characters[seat]
        found = TRAITS.get(character)
        if found is None:
            found = TRAITS[character] = traits_of(character)
        return found

    def hits(self, to: int) -> float:
        """Return the probability that a shot at the seat is not answered."""
        found = self._hits.get(to)
        if found is None:
            see, traits = self.see, self.traits(to)
            need: int = BANG_NEEDS.get(see.characters[self.me], 1)
            found = outlasts(need - 1, see.held(to), traits[0])
            if need == 1:
                found *= traits[2]
                for card in see.tables[to]:
                    found *= STOPS[card]
            self._hits[to] = found
        return found

    def life(self, to: int) -> float:
        """Return the gain if the seat loses a life by this seat's action."""
        found = self._values.get(to)
        if found is None:
            found = self._values[to] = self._life(to)
        return found

    def _life(self, to: int) -> float:
        enmity, life, w = self.relations.enmity[to], self.see.lives[to], self.w
        if life < 1:
            return 0.0  # a ghost
        if life > 1:
            back = self.traits(to)[3]
            if enmity <= 0.0:
                return enmity * HIT - back
            if w.kill and life <= self.bangs and life <= self.see.bangs_left:
                enmity += w.kill
            return enmity * HIT * (w.two if life == 2 else 1.0) - back
        relations = self.relations
        if relations.lawless:
            return WIN if enmity >= 1.0 else enmity * HIT
        if relations.must_live(to, self.see):
            return NEVER_WORTH
        chances = relations.chances[to]
        value = enmity * HIT * (w.last if enmity > 0 else FRIEND_FALLS) + (enmity > -0.3) * w.reward * chances[OUTLAW]
        return value - 14.0 * chances[DEPUTY] if relations.role == "sheriff" else value

    def shot(self, choice: Choice) -> float:
        to, price = choice[2], choice[5]
        found = self._shots.get(to)
        if found is None:
            w = self.w
            drain = w.drain if self.relations.enmity[to] > 0.3 else 0.0
            found = self._shots[to] = self.hits(to) * self.life(to) + drain + w.shot - self.relations.early
        return found - self.share * price

    def duel(self, choice: Choice) -> float:
        to, price = choice[2], choice[5]
        see, w = self.see, self.w
        mine = 0 if see.event in NO_BANG else self.bangs
        if BANG_IN.get(see.characters[self.me]):
            mine += sum([IS_MISSED[c] for c in self.hand])
        wins = outlasts(mine, see.held(to), self.traits(to)[1])
        stake = w.stake * (3.0 if see.lives[self.me] == 1 else 1.0)
        return wins * self.life(to) - (1.0 - wins) * stake + w.duel - self.share * price - self.relations.early

    def indians(self, choice: Choice) -> float:
        price = choice[5]
        see, found = self.see, self.w.indians - self.share * price
        for p in see.order:
            if p != self.me:
                found += outlasts(0, see.held(p), self.traits(p)[1]) * self.life(p)
        return found

    def gatling(self, choice: Choice) -> float:
        price = choice[5]
        found = self.w.gatling - self.share * price
        for p in self.see.order:
            if p != self.me:
                found += self.hits(p) * self.life(p)
        return found

    def take(self, choice: Choice) -> float:
        _, _, to, lost, gained, price, _ = choice
        own = gained if self.relations.enmity[to] > -0.5 else -2.2  # a friend needs its card as much
        return self.lost_card(to, lost, price, self.w.take + own)

    def drop(self, choice: Choice) -> float:
        return self.lost_card(choice[2], choice[3], choice[5], self.w.drop)

    def good(self, choice: Choice) -> float:
        return 1.0

    def lay(self, choice: Choice) -> float:
        return self.w.lay

    def never(self, choice: Choice) -> float:
        return 0.0

    def arm(self, choice: Choice) -> float:
        """Return the gain of a weapon over the one in play."""
        now = self.arms(1, False)
        for card in self.see.tables[self.me]:
            kind = KIND[card]
            if kind in RANGE:
                now = self.arms(RANGE[kind], kind in UNLIMITED)
        return self.arms(int(choice[3]), choice[4] > 0.0) - now

    def lost_card(self, to: int, lost: float, price: float, more: float) -> float:
        """Return the gain if the seat loses a card of that value."""
        if to == self.me:
            return -lost - 2.0  # only a burden is worth it
        if lost != 3.0:
            lost *= self.w.table
        return self.relations.enmity[to] * lost + more - self.share * price - self.relations.early

    def jail(self, choice: Choice) -> float:
        to, price = choice[2], choice[5]
        enmity = self.relations.enmity[to]
        if enmity <= 0.0 or to in self.see.ghosts:
            return NEVER_WORTH
        w = self.w
        return enmity * (w.jail + w.jail_hand * self.see.held(to)) - self.share * price - self.relations.early

    def dynamite(self, choice: Choice) -> float:
        others = len(self.see.order) - 1
        ill = sum(self.relations.enmity) / others
        return 3.0 * ill + self.w.dynamite - 2.0 * (self.see.lives[self.me] < 4) - self.share * choice[5]

    def store(self, choice: Choice) -> float:
        price = choice[5]
        others = len(self.see.order) - 1
        share = 1.0 if self.share == self.w.share else 0.3
        return self.w.store + 0.35 * others - self.w.given * sum(self.relations.enmity) - share * price

    def saloon(self, choice: Choice) -> float:
        see, enmity = self.see, self.relations.enmity
        found = self.w.saloon * (see.lives[self.me] < see.most[self.me])
        for p in see.order:
            if p != self.me and see.lives[p] < see.most[p]:
                found -= 3.15 * enmity[p]
        return found - self.share * 2.0

    def heal(self, choice: Choice) -> float:
        """Return the gain of a life. The only Beer is kept for a rescue unless lives are missing or cards are over."""
        see, w = self.see, self.w
        lost = see.most[self.me] - see.lives[self.me]
        if lost < 1 or len(see.order) < 3:
            return NEVER_WORTH
        if self.share != w.share or sum([IS_BEER[c] for c in self.hand]) > 1:
            return 5.0
        return w.heal_one if lost == 1 else w.heal_more

    def arms(self, reach: int, unlimited: bool) -> float:
        """Return the value of a weapon: the enemies within its range, and a missing limit of BANG! cards."""
        enmity, distances = self.relations.enmity, self.see.distances
        near = far = 0.0
        for p in self.see.order:
            if enmity[p] > 0.0:
                if distances[p] <= reach:
                    far += enmity[p]
                if distances[p] <= 1:
                    near += enmity[p]
        value = self.w.reach * far + 0.25 * reach
        if unlimited and near > 0.3:
            value += 1.2 + 1.3 * max(0, self.bangs - 1)
        return value


GAIN_OF: Final[list[Callable[[Gains, Choice], float]]] = [Gains.never] * (DYNAMITE + 1)  # by kind of gain
for _kind, _gain in {
    GOOD: Gains.good,
    LAY: Gains.lay,
    ARM: Gains.arm,
    HEAL: Gains.heal,
    SHOT: Gains.shot,
    DUEL: Gains.duel,
    INDIANS: Gains.indians,
    GATLING: Gains.gatling,
    TAKE: Gains.take,
    DROP: Gains.drop,
    JAIL: Gains.jail,
    STORE: Gains.store,
    SALOON: Gains.saloon,
    DYNAMITE: Gains.dynamite,
}.items():
    GAIN_OF[_kind] = _gain
