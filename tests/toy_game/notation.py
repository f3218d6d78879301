"""Positions as a line: `highest A:P.Ann.1.7 B:P.Ben.1.3 at=A1.play deck=[...]`; the deck has no word of its own."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.kernel.chance import Chance
from boomtown.kernel.frame import PASS
from boomtown.kernel.game import Game
from boomtown.kernel.simple_game import ROLE
from boomtown.notation.codecs import Codes, Number
from boomtown.notation.dialect import Dialect, Json
from boomtown.notation.scanner import Scanner
from tests.toy_game.rules import Highest, State, all_cards


class HighestDialect(Dialect):
    game = "highest"
    codes = Codes(" | ".join(f"{name}: {name}" for name in Highest.people))
    phases = ("play", "over")
    fields = ()
    of_seats = {"cards"}
    seat_values = frozenset()

    def fresh(self, n: int) -> Json:
        return State(n).save() | {"cards": [0] * n}

    def write_seat(self, state: Json, p: int) -> list[str]:
        return ["P", self.codes.write(state["characters"][p]), str(state["cards"][p])]

    def read_who(self, scan: Scanner, state: Json, p: int) -> None:
        scan.expect("P.", "P (everybody is a player), then a full stop and a name")
        state["roles"][p], state["characters"][p] = ROLE, self.codes.read(scan)

    def read_more(self, scan: Scanner, state: Json, p: int) -> None:
        scan.expect(".", "a full stop, then a card")
        state["cards"][p] = Number(1, len(all_cards(state["n"]))).read(scan, 0)

    def most(self, state: Json, p: int, setup: Json) -> int:
        return 1

    def check(self, scan: Scanner, state: Json, setup: Json, chance: Chance) -> None:
        if sorted([*state["cards"], *state["deck"], *state["discard"]]) != all_cards(state["n"]):
            raise scan.wrong("every card somewhere, once")

    def usual(self, state: Json) -> list[Json]:
        return [] if state["side"] else [{"step": "Turn", "with": []}]

    def phrase(self, game: Game, code: int, letters: Sequence[str]) -> str:
        return "pass" if code == PASS else "draw from deck"
