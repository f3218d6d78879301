"""Reference opponents: players re-created from the descriptions of bots of other projects.

They give the strengths of a league something to be compared with. The code of each follows what its model is described
to do, reads the described options, and so plays every game and set; none shares code or figures with its model.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from boomtown.bots import History, Observation
from boomtown.games import catalog

Json = dict[str, Any]
DONE = ("pass", "end")  # verbs of options that do nothing
MOST_PLAYS = 20  # in one turn
ORDER = ("protects", "helps", "neutral", "harms")  # own cards first, attacks last


class Table:
    """Table as a reference opponent reads it: the options, the other players, and the sheriff."""

    def __init__(self, observation: Observation) -> None:
        self.view = observation.view()
        self.seats: list[Json] = self.view["seats"]
        self.me = observation.seat
        self.role: str = self.seats[self.me]["role"]
        self.game = observation.game
        self.plays = observation.why == "play"
        self.options: list[Json] = observation.decision()["options"]
        self.alive = [seat["seat"] for seat in self.seats if seat["alive"]]
        self.sheriff = next((seat["seat"] for seat in self.seats if seat["role"] == "sheriff"), -1)

    @property
    def acts(self) -> list[Json]:
        """Options that do something and do not harm the seat itself."""
        return [o for o in self.options if o["verb"] not in DONE and not (self.aimed(o) and o.get("to") == self.me)]

    def aimed(self, option: Json) -> bool:
        """Return whether the option does harm, or takes effect on a seat that it names and does not help."""
        return option["nature"] == "harms" or (option["nature"] == "neutral" and option.get("to") is not None)

    def end(self) -> int:
        """Return the option that does nothing, or the first option if each does something."""
        return int(next((o["code"] for o in self.options if o["verb"] in DONE), self.options[0]["code"]))

    def hand(self, seat: int) -> int:
        """Return the number of cards in a hand."""
        found = self.seats[seat].get("hand", 0)
        return found if isinstance(found, int) else len(found)

    def kind(self, option: Json) -> str:
        """Return the kind of the card of an option, "" without one."""
        card, known = option.get("card"), kinds(self.game)
        return known[card] if isinstance(card, int) and 0 <= card < len(known) else ""


@cache
def kinds(game: str) -> tuple[str, ...]:
    """Return the kind of each card of a game."""
    cards = catalog(game).get("cards", ())
    return tuple([card.get("kind", "") for card in cards]) if isinstance(cards, list) else ()


class Turns:
    """Number of plays in the turn. Abilities of some sets may be used without end, so there is a limit."""

    def __init__(self) -> None:
        self.turn, self.plays = -1, 0

    def over(self, table: Table) -> bool:
        """Count a play, and return whether the turn should end."""
        if table.plays:
            turn = table.view.get("turn_no", 0)
            self.turn, self.plays = turn, self.plays + 1 if turn == self.turn else 1
        return table.plays and self.plays > MOST_PLAYS


class FirstOption:
    """Player of the first card on offer, at a random target."""

    def __init__(self, seed: int) -> None:
        self.random, self.turns = Random(seed), Turns()

    def answer(self, observation: Observation, history: History) -> int:
        """Return the first option that does something; a random one if the same card has several."""
        table = Table(observation)
        acts = table.acts
        if not acts or self.turns.over(table):
            return table.end()
        same = [o for o in acts if (o["verb"], o.get("card")) == (acts[0]["verb"], acts[0].get("card"))]
        return int(self.random.choice(same)["code"])


class FixedOrder:
    """Player of every card in a fixed order of kinds, at random targets.

    A deputy spares the sheriff. A renegade who has picked the sheriff picks once more.
    """

    def __init__(self, seed: int) -> None:
        self.random, self.turns = Random(seed), Turns()

    def answer(self, observation: Observation, history: History) -> int:
        """Return an allowed option of the first nature in the order."""
        table = Table(observation)
        if self.turns.over(table):
            return table.end()
        for nature in ORDER:
            found = [o for o in table.acts if o["nature"] == nature and self.allows(table, o, history)]
            if found:
                return int(self.pick(table, found)["code"])
        return table.end() if table.plays or not table.acts else int(self.random.choice(table.acts)["code"])

    def allows(self, table: Table, option: Json, history: History) -> bool:
        """Return whether the option is considered."""
        spared = table.role == "deputy" and option.get("to") == table.sheriff
        return not (spared and table.aimed(option))

    def pick(self, table: Table, options: Sequence[Json]) -> Json:
        """Return one of the options."""
        found = self.random.choice(options)
        if table.role == "renegade" and found.get("to") == table.sheriff:
            found = self.random.choice(options)
        return found


class RoleTargets(FixedOrder):
    """Player that chooses targets by its own role alone.

    An outlaw aims at the sheriff, a deputy at any other seat, a renegade spares the sheriff while more than two are in
    the game, a sheriff aims at random. Deputy and renegade attack all players only while the sheriff has more than
    three life points.
    """

    def allows(self, table: Table, option: Json, history: History) -> bool:
        """Return whether the role aims the option like this."""
        if not table.aimed(option) or table.sheriff < 0:
            return True
        to = option.get("to")
        careful = table.role == "deputy" or (table.role == "renegade" and len(table.alive) > 2)
        if to is None:
            return not careful or table.seats[table.sheriff]["life"] > 3
        return not careful or to != table.sheriff

    def pick(self, table: Table, options: Sequence[Json]) -> Json:
        """Return an option at the sheriff for an outlaw, else a random one."""
        wanted = [o for o in options if table.role == "outlaw" and o.get("to") == table.sheriff]
        return self.random.choice(wanted or options)


class Attitudes(FixedOrder):
    """Player that keeps one attitude for each seat: against the sheriff (-1), unknown (0), or for the sheriff (1).

    Only the last acts count: harm to a seat that is for the sheriff makes it -1; harm to another seat raises it by one
    step; help to a seat copies the attitude of that seat. The law and the renegade attack seats at -1, outlaws those
    at 1, and unknown seats if there is no such seat.
    """

    def allows(self, table: Table, option: Json, history: History) -> bool:
        """Return whether the attitudes make the target an enemy, or no friend for help."""
        to = option.get("to")
        if to in (None, table.me) or table.sheriff < 0:
            return True
        found = self.attitudes(table, history)
        enemy = 1 if table.role == "outlaw" else -1
        if table.role == "renegade" and len(table.alive) == 2:
            return True
        if not table.aimed(option):
            return found[to] == -enemy
        there = any(found[seat] == enemy for seat in table.alive if seat != table.me)
        return found[to] == (enemy if there else 0)

    def attitudes(self, table: Table, history: History) -> list[int]:
        """Return the attitude of each seat after all public acts."""
        found = [0] * len(table.seats)
        found[table.sheriff] = 1
        for by, to, harm in history.acts:
            if to < 0 or by == table.sheriff:
                continue
            if harm < 0:
                found[by] = found[to] or found[by]
            else:
                found[by] = -1 if found[to] == 1 else min(1, found[by] + 1)
        return found


WEIGHTS = {"Barrel": 500.0, "Mustang": 450.0, "Scope": 400.0, "Volcanic": 200.0}
OTHER = {"protects": 300.0, "helps": 250.0, "neutral": 130.0, "harms": 0.0}
KEPT = 2  # answers to a shot that are not given away


class Grudges:
    """Player that shoots at those that have attacked it, the more the fewer cards they hold.

    An outlaw begins with a grudge against the sheriff, and a deputy never has one. A renegade spares a sheriff with
    fewer than four life points while more than two players are in the game.
    """

    def __init__(self, seed: int) -> None:
        self.random, self.turns = Random(seed), Turns()

    def answer(self, observation: Observation, history: History) -> int:
        """Return the option with the highest value; among equal ones a random one."""
        table = Table(observation)
        acts = table.acts
        if not acts or self.turns.over(table):
            return table.end()
        if not table.plays and all(o["verb"] == "discard" for o in acts):
            return int(min(acts, key=lambda o: (self.kept(table, o), self.random.random()))["code"])
        best = max(acts, key=lambda o: (self.value(table, o, history), self.random.random()))
        return int(best["code"]) if self.value(table, best, history) > 0 or not table.plays else table.end()

    def kept(self, table: Table, option: Json) -> float:
        """Return the value of a card in the hand."""
        kind = table.kind(option)
        held = (
            sum(kinds(table.game)[card] == "Missed!" for card in table.view.get("hand", ())) if kind == "Missed!" else 0
        )
        return 1000.0 if 0 < held <= KEPT else WEIGHTS.get(kind, 0.0)

    def value(self, table: Table, option: Json, history: History) -> float:
        """Return the value of an option."""
        to = option.get("to")
        if to is None or to == table.me:
            return WEIGHTS.get(table.kind(option), OTHER.get(option["nature"], 0.0) + 1.0)
        grudge = self.grudge(table, to, history)
        if option["nature"] in ("helps", "protects"):
            return -grudge
        return grudge * (4.0 - min(3, table.hand(to))) ** 2

    def grudge(self, table: Table, seat: int, history: History) -> float:
        """Return the grudge against a seat."""
        if seat == table.sheriff:
            if table.role == "deputy":
                return -1.0
            if table.role == "renegade" and len(table.alive) > 2 and table.seats[seat]["life"] < 4:
                return -1.0
        first = 2.0 if table.role == "outlaw" and seat == table.sheriff else 0.5
        return first + max(0.0, history.harm.get((seat, table.me), 0.0))
