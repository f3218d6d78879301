"""Dialect of the Dice Game: the fields of its lines."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.moments import KIND
from boomtown.dice.notation import words
from boomtown.dice.notation.codecs import Chief, Face, Faces, Kinds, Places, Together
from boomtown.dice.notation.names import CODES
from boomtown.dice.setup import extra_lives, lives_of
from boomtown.dice.state import IN_PILE, NOT_HERE, REGULAR, State
from boomtown.kernel.chance import Chance
from boomtown.kernel.game import Game
from boomtown.notation.codecs import Flag, Listed, Marked, Name, Number, Seat, Seats, Token
from boomtown.notation.dialect import Dialect, Field, Json
from boomtown.notation.scanner import Scanner

LETTERS = {"S": "sheriff", "D": "deputy", "O": "outlaw", "R": "renegade"}
WHO = Name(CODES, tuple(CHARACTERS), "character")
SPECIAL = Name(CODES, tuple(KIND), "special role")
WORD = Token(CODES)


def _shown(state: Json, setup: Json) -> list[bool]:
    """Return the seats with a revealed role: the eliminated, the sheriff, and all seats with three players."""
    three = "sheriff" not in state["roles"]
    return [three or role == "sheriff" or not is_in for role, is_in in zip(state["roles"], state["alive"], strict=True)]


def _ghost_turn(state: Json, setup: Json) -> bool:
    return bool(state["turn"] == state["ghost"])


def _faces(state: Json, setup: Json) -> list[int]:
    """Return the faces. Before the first throw of a turn there are five dice."""
    return [-1] * 5 if state["phase"] == "start" else []


def _dice(state: Json, setup: Json) -> list[int]:
    return [0] * len(state["faces"])


class DiceDialect(Dialect):
    game = "dice"
    codes = CODES
    phases = ("start", "roll", "use", "end", "over")
    of_seats = {"specials", "arrows"}
    unsaid = {"deal_roles": "mixed"}
    fields = (
        Field("throw", "roll", Number(0, 99)),
        Field("faces", "faces", Faces(), _faces),
        Field("dice", "dice", Kinds(), _dice),
        Field("thrown", "thrown", Places()),
        Field("given", "given", Places()),
        Field("final", "final", Flag()),
        Field("gambled", "gambled", Flag()),
        Field("gave", "gave", Flag()),
        Field("stage", "stage", Number(0, 99)),
        Field("aims", "aims", Listed(Together(Face(), Seat(nobody=True), Number(-99, 99)))),
        Field("thirsty", "thirsty", Flag()),
        Field("beers", "spent_beers", Number(0, 99)),
        Field("soured", "soured", Seats()),
        Field("pile", "pile", Number(0, REGULAR), lambda state, _: REGULAR - sum(state["arrows"])),
        Field("chief", "chief", Chief(), lambda _, setup: IN_PILE if "chiefs_arrow" in setup["sets"] else NOT_HERE),
        Field("shown", "shown", Marked(), _shown),
        Field("spent", "spent", Marked()),
        Field("ghost", "ghost", Seat(nobody=True)),
        Field("team", "ghost_team", WORD),
        Field("ghost_turn", "ghost_turn", Flag(), _ghost_turn),
        Field("token", "token", Together(Seat(), Face(), Number(0, 9))),
        Field("won", "winners", Seats()),
        Field("side", "side", WORD),
    )
    seat_values = frozenset(("who", "by", "to", "chooser", "doer", "seats"))

    # --- positions

    def fresh(self, n: int) -> Json:
        return State(n).save()

    def write_seat(self, state: Json, p: int) -> list[str]:
        role = SPECIAL.write(state["specials"][p], 0) if state["specials"][p] else state["roles"][p][0].upper()
        return [role, WHO.write(state["characters"][p], 0), str(state["arrows"][p] or "")]

    def read_who(self, scan: Scanner, state: Json, p: int) -> None:
        if len(scan.text) > scan.at + 1 and scan.text[scan.at + 1].isalpha() and not scan.sees("-"):
            state["specials"][p] = SPECIAL.read(scan, 0)
            state["roles"][p] = KIND[state["specials"][p]]
        else:
            state["roles"][p] = LETTERS[scan.take("[SDOR]", "a role (S, D, O, R, or a special one)")]
        scan.expect(".", "a full stop, then a character")
        start = scan.at
        state["characters"][p] = WHO.read(scan, 0)
        if not state["characters"][p]:
            raise scan.wrong("a character", start)

    def read_more(self, scan: Scanner, state: Json, p: int) -> None:
        if scan.accept("."):
            state["arrows"][p] = Number(1, REGULAR).read(scan, 0)

    def most(self, state: Json, p: int, setup: Json) -> int:
        return lives_of(state["characters"][p]) + extra_lives(state["roles"][p], state["specials"][p])

    def check(self, scan: Scanner, state: Json, setup: Json, chance: Chance) -> None:
        if state["pile"] + sum(state["arrows"]) != REGULAR:
            raise scan.wrong(f"{REGULAR} arrows in the pile and with players")
        if len(state["dice"]) != len(state["faces"]):
            raise scan.wrong("as many dice as faces")

    def usual(self, state: Json) -> list[Json]:
        if state["phase"] == "over":
            return []
        known = ["TurnOrder", "EndTurn", *(["Decide"] if state["phase"] == "roll" else [])]
        return [{"step": name, "with": []} for name in known]

    # --- words

    def people(self, state: Json) -> list[tuple[str, ...]]:
        roles = [special or role for special, role in zip(state["specials"], state["roles"], strict=True)]
        return list(zip(state["characters"], roles, strict=True))

    def phrase(self, game: Game, code: int, letters: Sequence[str]) -> str:
        return words.phrase(game.state, game.ask.why if game.ask else "", code, letters)
