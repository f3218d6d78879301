"""Train: its setup, its moves, and the End of the Line. Rules: great_train_robbery.md 1 to 3 and 6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, Kind, add_kind
from boomtown.card.hooks import after, at_start
from boomtown.card.rules.event_deck import Hail
from boomtown.card.rules.steps import LeftPlay
from boomtown.card.rules.victory import TOGETHER, ending
from boomtown.card.sets.great_train_robbery.sgt_blaze import LeaveOut, leaves_out
from boomtown.card.sets.great_train_robbery.shared import (
    AT,
    BLANK,
    ENGINE,
    LENGTH,
    LOCOMOTIVE,
    OF_SET,
    STATION_DECK,
    STATIONS,
    TRAIN,
    WAGON_DECK,
    end_of_line,
    has_train,
    train_at,
)
from boomtown.card.sets.great_train_robbery.stations import NO_BLANK
from boomtown.card.sets.great_train_robbery.taking import LastStop
from boomtown.card.sets.targets import OnlyAnswers
from boomtown.card.setup import Deal
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang

IRONHORSE, LELAND = "Ironhorse", "Leland"
BLACK: Final = ("spades", "clubs")
START: Final = 5  # order at the start of the sheriff's turn: before all other effects


# --- laid out


@after(Deal, OF_SET)
def laid_out(g: Bang, _: int, deal: Deal) -> Step | None:
    return ChooseLocomotive()


@dataclass
class ChooseLocomotive(Step):
    """Choice of the side of the locomotive by a card of the deck. [great_train_robbery 1.3 and 1.5]"""

    def run(self, g: Bang) -> None:
        s = g.state
        if g.setup["options"]["blank_station"] != NO_BLANK:
            g.gather(BLANK, STATION_DECK)
            g.gather(STATIONS, STATION_DECK)
            lay_stations(g)
        card = g.flip()
        g.drop(card)
        name = IRONHORSE if g.suit(card) in BLACK else LELAND
        if KIND[s.zone(LOCOMOTIVE)[-1]] != name:
            turn_over(g)
        s.keep(AT, (1,))
        g.note("locomotive", how="random", card=s.zone(LOCOMOTIVE)[-1], cards=[card])


def lay_stations(g: Bang) -> None:
    """Lay one station for each player who began the game."""
    for _ in range(g.state.n):
        g.uncover(STATION_DECK, STATIONS)


def fill_train(g: Bang) -> None:
    """Attach wagons at the end while the deck has any. [great_train_robbery 4.8 and 6.6]"""
    while len(g.state.zone(TRAIN)) < LENGTH and g.uncover(WAGON_DECK, TRAIN) >= 0:
        pass


def turn_over(g: Bang) -> None:
    """Turn the locomotive to its other side."""
    below = g.state.zone(LOCOMOTIVE)[0]
    g.fetch(LOCOMOTIVE, below)
    g.store(LOCOMOTIVE, below)


@after(LeftPlay, OF_SET)
def wagon_comes_back(g: Bang, _: int, left: LeftPlay) -> Step | None:
    """Attach a wagon that returns to the deck to a short train. [great_train_robbery 6.6]"""
    return FillTrain() if len(g.state.zone(TRAIN)) < LENGTH else None


@dataclass
class FillTrain(Step):
    def run(self, g: Bang) -> None:
        fill_train(g)


# --- it moves


@at_start(OF_SET, START)
def leader_begins(g: Bang, me: int) -> Step | None:
    """Move the train at the start of each turn of the sheriff, or of their substitute. [great_train_robbery 3.1 and
    3.4]
    """
    return MoveTrain(1) if me == g.state.leader() else None


@dataclass
class MoveTrain(Step):
    """Move of the train by `count` stations, at most to the End of the Line. Hooks after it run before the End of the
    Line.

    `boarding`: the player who moved it must take a wagon. `effect`: replaces the locomotive's effect there.
    """

    count: int
    who: int = -1
    boarding: bool = False
    effect: Step | None = None

    def run(self, g: Bang) -> None:
        s = g.state
        if not has_train(s):
            return
        end = end_of_line(s)
        at = min(train_at(s) + self.count, end)
        s.keep(AT, (at,))
        g.note("train", "neutral", "forced" if self.who < 0 else "chosen", to=self.who, count=at, left=end - at)
        if at == end:
            g.stack.append(NewTrain())
            g.stack.append(self.effect if self.effect is not None else Whistle(1))
            g.stack.append(LastStop(s.turn, self.boarding))
        elif self.boarding:
            g.stack.append(LastStop(s.turn, True))
        g.followed(self)


# --- the End of the Line


@dataclass
class Whistle(Step):
    """Effect of the locomotive, `times` in a row."""

    times: int

    def run(self, g: Bang) -> None:
        if not self.times:
            return
        s = g.state
        g.stack.append(Whistle(self.times - 1))
        name = KIND[s.zone(LOCOMOTIVE)[-1]]
        g.note("end_of_line", "harms" if name == IRONHORSE else "helps", "forced", card=s.zone(LOCOMOTIVE)[-1])
        works = EngineWorks(s.turn if s.alive[s.turn] else s.left(s.turn))
        if s.alive[s.turn] and leaves_out(g, s.turn):
            g.push(LeaveOut(s.turn, name, works))
        else:
            works.run(g)


@dataclass
class EngineWorks(Step):
    """Effect of the locomotive on all players, starting with `first`. [great_train_robbery 6.7 to 6.9]"""

    first: int

    def run(self, g: Bang) -> None:
        s = g.state
        engine = s.zone(LOCOMOTIVE)[-1]
        if KIND[engine] == LELAND:
            KINDS["General Store"].effect(g, self.first, engine, -1, -2)
            return
        shots = [Hail(-1, p, -1, IRONHORSE, is_bang_card=False) for p in g.reached(self.first)]
        counted_together(g, -1)
        g.push_each(shots)


@dataclass
class NewTrain(Step):
    """New stations, a new train, and the other side of the locomotive. [great_train_robbery 6.4]"""

    def run(self, g: Bang) -> None:
        g.gather(STATIONS, STATION_DECK)
        lay_stations(g)
        g.gather(TRAIN, WAGON_DECK)
        fill_train(g)
        turn_over(g)
        g.state.keep(AT, (1,))
        g.note("new_train", "neutral", "random", card=g.state.zone(LOCOMOTIVE)[-1])


# --- losses that count together


def counted_together(g: Bang, by: int) -> None:
    """Delay the check for the end of the game until the steps queued next are done for all players."""
    s = g.state
    s.remember(TOGETHER, 1)
    stood = tuple([p for p, is_in in enumerate(s.alive) if is_in])
    g.stack.append(LookForEnd(len(s.fallen), by, stood))


@dataclass
class LookForEnd(Step):
    """Check for the end of the game: without any player left the outlaws win, otherwise each elimination counts in
    order.

    `before`: number of eliminations before; `stood`: seats that were in the game. [great_train_robbery 6.9]
    """

    before: int
    by: int
    stood: tuple[int, ...] = ()

    def run(self, g: Bang) -> None:
        s = g.state
        s.forget(TOGETHER)
        if not any(s.alive):
            g.end("outlaws", [p for p, role in enumerate(s.roles) if role == "outlaw"])
            return
        fallen = s.fallen[self.before :]
        ghosts = [p for p in self.stood if not s.alive[p] and p not in fallen]  # they were eliminated earlier
        for out in (*fallen, *ghosts):
            found = ending(g, out, self.by if self.by != out else -1)
            if found is not None:
                g.end(*found)
                return


# --- the two sides


def _no_effect(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: a locomotive is never played."""


for _name, _number, _card, _code in ((IRONHORSE, 324, 296, "Ih"), (LELAND, 325, 297, "Le")):
    add_kind(
        Kind(_name, OF_SET, ENGINE, OnlyAnswers(), "neutral", _no_effect, taken=False, home=LOCOMOTIVE),
        _number,
        "-",
        _card,
        _code,
    )
