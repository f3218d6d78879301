"""Dialect of the Dice Game: the fields of its lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.moments import KIND
from boomtown.dice.notation import words
from boomtown.dice.notation.codecs import Chief, Face, Faces, Kinds, Places, Together
from boomtown.dice.notation.names import CODES
from boomtown.dice.setup import ROLES_OF, extra_lives, lives_of
from boomtown.dice.state import IN_PILE, NOT_HERE, REGULAR, State
from boomtown.kernel.chance import Chance
from boomtown.kernel.game import Game
from boomtown.notation.codecs import SEATS, Flag, Listed, Marked, Name, Number, Seat, Seats, Token, Word
from boomtown.notation.dialect import Dialect, Field, Json, Oddity
from boomtown.notation.scanner import Scanner

LETTERS = {"S": "sheriff", "D": "deputy", "O": "outlaw", "R": "renegade"}
WHO = Name(CODES, tuple(CHARACTERS), "character")
SPECIAL = Name(CODES, tuple(KIND), "special role")
WORD = Token(CODES)
# Fields that have a value only in games with a set
SET_OF = {"special": "special_roles", "dice": "saloon_dice", "chief": "chiefs_arrow", "ghost": "ghost"}


def _shown(state: Json, setup: Json) -> list[bool]:
    """Return the seats with a revealed role: the eliminated, the sheriff, and all seats with three players."""
    three = "sheriff" not in state["roles"]
    return [three or role == "sheriff" or not is_in for role, is_in in zip(state["roles"], state["alive"], strict=True)]


def _ghost_turn(state: Json, setup: Json) -> bool:
    return bool(state["turn"] == state["ghost"])


def _faces(state: Json, setup: Json) -> list[int]:
    """Return the faces. Before the first throw of a turn there are five dice."""
    return [-1] * 5 if state["phase"] == "start" else []


def _pile(state: Json, setup: Json) -> int:
    """Return the regular arrows that no seat has."""
    return REGULAR - int(sum(state["arrows"]))


def _dice(state: Json, setup: Json) -> list[int]:
    return [0] * len(state["faces"])


class DiceDialect(Dialect):
    game = "dice"
    codes = CODES
    phases = ("start", "roll", "use", "end", "over")
    seat_fields = (
        Field("role", "roles", Word(tuple(LETTERS.values()))),
        Field("special", "specials", SPECIAL),
        Field("character", "characters", WHO),
        Field("arrows", "arrows", Number(0, REGULAR)),
    )
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
        Field("pile", "pile", Number(0, REGULAR), _pile, fixed=True),
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

    def matters(self, field: str, setup: Json) -> bool:
        return field not in SET_OF or SET_OF[field] in setup["sets"]

    def mend(self, state: Json, setup: Json, kept: str = "") -> None:
        """Set what follows from the rest: the arrows in the pile, the role of a special role, as many dice as faces."""
        for p, special in enumerate(state["specials"]):
            if kept == f"roles.{p}" or not special:
                state["specials"][p] = special if special and KIND[special] == state["roles"][p] else ""
            else:
                state["roles"][p] = KIND[special]
        while sum(state["arrows"]) > REGULAR:
            most = max(range(state["n"]), key=lambda p: (kept != f"arrows.{p}", state["arrows"][p]))
            state["arrows"][most] -= 1
        state["pile"] = _pile(state, setup)
        lacking = len(state["faces"]) - len(state["dice"])
        state["dice"] = [*state["dice"], *[0] * lacking][: len(state["faces"])]

    def clear(self, state: Json) -> None:
        state["arrows"], state["pile"] = [0] * state["n"], REGULAR

    def oddities(self, state: Json, setup: Json) -> Iterator[Oddity]:
        yield from super().oddities(state, setup)
        roles, usual = Counter[str](state["roles"]), Counter(ROLES_OF[state["n"]])
        if usual["sheriff"] and roles["sheriff"] != 1:
            yield Oddity("sheriffs", {"count": roles["sheriff"]})
        elif roles != usual and "special_roles" not in setup["sets"]:
            yield Oddity("roles", {role: usual[role] for role in ("deputy", "outlaw", "renegade")})
        if state["pile"] + sum(state["arrows"]) != REGULAR:
            yield Oddity("arrows", {"count": state["pile"] + sum(state["arrows"]), "all": REGULAR})
        if len(state["dice"]) != len(state["faces"]):
            yield Oddity("dice", {"dice": len(state["dice"]), "faces": len(state["faces"])})
        for p in range(state["n"]):
            if state["alive"][p] and state["life"][p] <= 0 and p != state["ghost"]:
                yield Oddity("no-lives", {"seat": SEATS[p]}, ((f"life.{p}", 1),))

    def usual(self, state: Json) -> list[Json]:
        if state["phase"] == "over":
            return []
        known = ["TurnOrder", "EndTurn", *(["Decide"] if state["phase"] == "roll" else [])]
        return [{"step": name, "with": []} for name in known]

    def opening(self, state: Json) -> list[Json]:
        if state["phase"] != "start":
            return self.usual(state)
        return [{"step": "TurnOrder", "with": []}, {"step": "Begin", "with": [state["turn"]]}]

    # --- words

    def people(self, state: Json) -> list[tuple[str, ...]]:
        roles = [special or role for special, role in zip(state["specials"], state["roles"], strict=True)]
        return list(zip(state["characters"], roles, strict=True))

    def phrase(self, game: Game, code: int, letters: Sequence[str]) -> str:
        return words.phrase(game.state, game.ask.why if game.ask else "", code, letters)
