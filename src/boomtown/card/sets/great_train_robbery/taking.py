"""Taking a wagon: the free move, the price, the place of the wagon. Rules: great_train_robbery.md 4 and 6.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, named
from boomtown.card.codes import NO_CARD, TARGET, USE, V_CHOOSE, V_USE, card_of, seat_of, verb_of
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.questions import Question, declare
from boomtown.card.rules.lives import Hurt
from boomtown.card.sets.great_train_robbery.shared import (
    GHOST_CAR,
    LOCOMOTIVE,
    OF_SET,
    SIDING,
    STATIONS,
    TRAIN,
    WAGON_DECK,
    below_due,
    discards,
    end_of_line,
    pairs,
    spend,
    train_at,
)
from boomtown.card.sets.great_train_robbery.stations import UNDER, PriceList, fare_of, payable, payments, price_list
from boomtown.card.state import TAKEN
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.game import Json
from boomtown.kernel.hooks import Fold

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

MOVED = "free_move"  # note: the free move has been made
SANCHO: Final = "Sancho"
ANY_NUMBER: Final[Fold[bool]] = Fold("any_number", "whether the seat may take any number of wagons in a turn")
remembers(OfTurn(TAKEN), OfTurn(MOVED))


def no_limit(g: Bang, who: int) -> bool:
    """Return whether the seat may take any number of wagons. [great_train_robbery 8.1]"""
    return ANY_NUMBER in g.state.index.fold and g.fold(ANY_NUMBER, who, False)


def may_take(g: Bang, who: int) -> bool:
    """Return whether the limit of wagons leaves one. [great_train_robbery 4.1 and 4.9]"""
    return not g.state.noted.get(TAKEN) or no_limit(g, who)


def free_of_charge(g: Bang, who: int) -> bool:
    """Return whether the seat still has its wagon without paying. [great_train_robbery 8.6]"""
    s = g.state
    if (SANCHO not in s.characters and not s.lent[who]) or SANCHO in s.used:  # the common case
        return False
    return any(source == SANCHO for _, source, _ in s.index.offers.get(who, ()))


def on_offer(g: Bang, who: int, at: int) -> list[int]:
    """Return the options for wagons that `who` could take from a locomotive at `at`."""
    if not may_take(g, who):
        return []
    found = pairs(g.state, at)
    prices = price_list(g)
    options = to_buy(g.state, at, payable(g, who, [station for _, station in found], prices), prices)
    if found and free_of_charge(g, who):
        options.append(V_USE | NO_CARD | named(SANCHO))
    return options


def to_buy(s: State, at: int, can: int, prices: PriceList) -> list[int]:
    """Return the options for the wagons at stations with a bit in `can`, for a locomotive at `at`."""
    stations, wagons, bits = s.zones[s.places[STATIONS]], s.zones[s.places[TRAIN]], prices.bits
    options, place = [], at - 2
    for wagon in wagons:
        if 0 <= place < len(stations) and bits[stations[place]] & can:
            options.append(UNDER[stations[place]] | wagon)
        place -= 1
    return options


ASK_LAST_STOP = declare(Question("last-stop", 71, of_set=OF_SET, gains=True, may_pass=True, sign="train"))
ASK_BOARD = declare(Question("board", 72, of_set=OF_SET, gains=True, completes=True, may_pass=True, sign="train"))


@dataclass
class LastStop(Step):
    """Offer of a wagon to the turn player, or a duty (`must`) after the free move. [great_train_robbery 4.2 and 6.2]"""

    who: int
    must: bool

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        options = on_offer(g, who, train_at(s))
        if self.must:
            # with other cards in the hand there might be no wagon to take, and the pace must not show that
            return Ask(who, ASK_BOARD, options or [PASS], not s.hands[who])
        return Ask(who, ASK_LAST_STOP, [*options, PASS], not s.hands[who])

    def prompt(self, g: Bang) -> Prompt:
        engine = KIND[g.state.zone(LOCOMOTIVE)[-1]]
        return Prompt({"source": kind(engine)}, source=engine)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            return
        if train_at(g.state) == end_of_line(g.state) and no_limit(g, self.who):
            g.stack.append(LastStop(self.who, False))
        if verb_of(choice) == USE:
            g.push(FreeWagon(self.who, SANCHO))
        else:
            g.push(BuyWagon(self.who, card_of(choice)))


# --- paying


@dataclass
class BuyWagon(Step):
    """Payment of the station's price by `who`, then the taking of the wagon."""

    who: int
    wagon: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        station = dict(pairs(s, train_at(s)))[self.wagon]
        s.remember(TAKEN, s.noted.get(TAKEN, 0) + 1)
        g.stack.append(TakeWagon(who, self.wagon, station))
        fare = fare_of(g, station)
        if fare.lives:
            g.push(Hurt(who, fare.lives, -1, KIND[station]))
        else:
            g.stack.append(PayFare(who, station, fare.cards))


ASK_FARE = declare(Question("fare", 70, of_set=OF_SET, completes=True, gives_up=True, sign="discard"))


@dataclass
class PayFare(Step):
    """Discard of the price by `who`, `left` cards of hand or table. [great_train_robbery 4.4]"""

    who: int
    station: int
    left: int
    place: str = ""

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.who]:
            return None
        cards = payments(g, self.who, self.station, self.left if self.place else -1, self.place)
        if not cards:
            return None
        return Ask(self.who, ASK_FARE, discards(proposed(g, self.who, cards)), not g.state.hands[self.who])

    def prompt(self, g: Bang) -> Prompt:
        name = KIND[self.station]
        return Prompt({"source": kind(name), "left": self.left}, source=name, card=self.station)

    def take(self, g: Bang, choice: int) -> None:
        card = card_of(choice)
        if self.left > 1:
            one = g.setup["options"]["fare_one_source"]
            place = "any" if not one else "hand" if card in g.state.hands[self.who] else "table"
            g.stack.append(PayFare(self.who, self.station, self.left - 1, place))
        spend(g, self.who, card)


def proposed(g: Bang, who: int, cards: list[int]) -> list[int]:
    """Return the cards in an order whose first card is seldom needed.

    First come cards of the hand that cannot be laid because one of that name is in play. Other cards of the hand
    follow, then the table, with the weapon and the Ghost Car last.
    """
    s = g.state
    lies_there = {KIND[card] for card in s.tables[who]}

    def missed(card: int) -> int:
        name = KIND[card]
        if card in s.hands[who]:
            return 0 if name in lies_there else 1
        return 4 if name == GHOST_CAR else 3 if KINDS[name].weapon_range is not None else 2

    return sorted(cards, key=missed)


# --- having it


@dataclass
class TakeWagon(Step):
    """Move of the wagon from the train to `who`. The train closes up and gets another wagon.
    [great_train_robbery 4.8]
    """

    who: int
    wagon: int
    station: int = -1

    def run(self, g: Bang) -> None:
        who, wagon = self.who, self.wagon
        if not g.state.alive[who]:
            return
        g.fetch(TRAIN, wagon)
        fills = g.uncover(WAGON_DECK, TRAIN)
        if g.log is not None:
            more: Json = {} if self.station < 0 else {"of": self.station}
            g.note("board", "helps", who=who, card=wagon, **more)
            if fills >= 0:
                g.note("attach", how="random", card=fills)
        place(g, who, wagon)


ASK_WAGON = declare(Question("free-wagon", 75, of_set=OF_SET, gains=True, completes=True, sign="train"))


@dataclass
class FreeWagon(Step):
    """Choice by `who` of a wagon under a station, without payment (Water Tower, Sancho)."""

    who: int
    cause: str

    def run(self, g: Bang) -> Ask | None:
        wagons = [V_CHOOSE | wagon for wagon, _ in pairs(g.state, train_at(g.state))]
        return Ask(self.who, ASK_WAGON, wagons, public=True) if wagons else None

    def prompt(self, g: Bang) -> Prompt:
        tag = "char" if self.cause == SANCHO else "kind"
        return Prompt({"source": {tag: self.cause}}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        s = g.state
        if self.cause == SANCHO:
            s.used |= {SANCHO}
            s.remember(TAKEN, s.noted.get(TAKEN, 0) + 1)
            g.note("use", "helps", who=self.who, cause=SANCHO)
        g.push(TakeWagon(self.who, card_of(choice)))


def place(g: Bang, who: int, wagon: int) -> None:
    """Let `who` lay a wagon that is in no zone, in the place that its text allows. [great_train_robbery 4.8, 5.14,
    5.22]
    """
    if KIND[wagon] in ANYWHERE:
        g.store(SIDING, wagon)
        g.push(PlaceWagon(who, wagon))
    else:
        lay_before(g, who, wagon)


def arrive(g: Bang, who: int, wagon: int) -> None:
    """Lay a wagon that would enter a hand in front of that player. [great_train_robbery 5.2, 5.20]"""
    if barred_from(g, who, wagon):
        g.store(SIDING, wagon)
        below_due(g, PlaceWagon(who, wagon, others=True))
    else:
        lay_before(g, who, wagon)


ANYWHERE = (GHOST_CAR, "Lumber Flatcar")


def barred_from(g: Bang, seat: int, wagon: int) -> bool:
    """Return whether the seat cannot have the wagon: the sheriff never has the Ghost Car. [great_train_robbery 5.19]"""
    return KIND[wagon] == GHOST_CAR and g.state.roles[seat] == "sheriff"


def lay_before(g: Bang, to: int, wagon: int) -> None:
    """Lay the wagon in front of a seat. The Ghost Car returns that seat to the game. [great_train_robbery 5.15]"""
    s = g.state
    if KINDS[KIND[wagon]].revives and not s.alive[to]:
        s.run_on(ghosts=(*s.course.ghosts, to))
        s.life[to] = 0
        s.set_alive(to, True)
        g.note("return", "helps", "forced", who=to, life=0, cause=KIND[wagon])
    g.put_in_play(to, wagon)


ASK_PLACE = declare(Question("place-wagon", 73, of_set=OF_SET, completes=True, nature="helps", sign="train"))
ASK_BURDEN = declare(
    Question("place-burden", 79, of_set=OF_SET, completes=True, tells=True, nature="harms", sign="train")
)


@dataclass
class PlaceWagon(Step):
    """Choice by `who` of the owner of the wagon. `others`: only other players."""

    who: int
    wagon: int
    others: bool = False

    def run(self, g: Bang) -> Ask | None:
        seats = self._seats(g)
        if not seats:  # a shadow gunslinger can be the only player
            g.fetch(SIDING, self.wagon)
            g.drop(self.wagon)
            return None
        burden = self._is_burden()
        question = ASK_BURDEN if burden else ASK_PLACE
        code = V_CHOOSE | NO_CARD | (named(KIND[self.wagon]) if burden else 0)
        return Ask(self.who, question, [code | TARGET[p] for p in seats], public=True)

    def _seats(self, g: Bang) -> list[int]:
        s = g.state
        all_ = s.clockwise(self.who) if KIND[self.wagon] == GHOST_CAR else (self.who, *s.others(self.who))
        return [p for p in all_ if not barred_from(g, p, self.wagon) and not (self.others and p == self.who)]

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(KIND[self.wagon])}, source=KIND[self.wagon], card=self.wagon)

    def take(self, g: Bang, choice: int) -> None:
        to = seat_of(choice)
        how = "chosen" if len(self._seats(g)) > 1 else "forced"  # a forced choice is no evidence for bots
        g.fetch(SIDING, self.wagon)
        if to != self.who:
            g.note("lay", "harms" if self._is_burden() else "helps", how, who=self.who, card=self.wagon, to=to)
        lay_before(g, to, self.wagon)

    def _is_burden(self) -> bool:
        """Return whether the wagon harms its owner. Most wagons are an advantage to own, even if their use harms."""
        return KINDS[KIND[self.wagon]].nature == "harms" and KIND[self.wagon] in ANYWHERE
