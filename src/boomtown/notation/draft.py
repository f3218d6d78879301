"""Draft of a position: a line that can be edited value by value, also while it cannot be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from boomtown.games import Game, SetupError, new_game
from boomtown.kernel.chance import Chance
from boomtown.notation.codecs import Flag, Number, Seat, Word, control_of
from boomtown.notation.dialect import Dialect, Field, Json, Oddity, dialect_named
from boomtown.notation.errors import NotationError
from boomtown.notation.position_reader import LONGEST, UNSEEDED, PositionReader
from boomtown.notation.position_writer import write_packed, write_position
from boomtown.notation.scanner import Scanner

ENDED = ("setup", "over")  # phases in which a position has no usual decision of a turn
WALK = 60  # choices of a new game until its first turn
LIVES = (
    Field("alive", "alive", Flag()),
    Field("life", "life", Number(-9, 20)),
    Field("most", "max_life", Number(0, 20)),
)
CARRIED = ("cards", "name", "names", "numbered")  # controls of values that do not depend on the number of seats
KEPT = ("zones", "decks", "ambient")  # they follow from the setup
SHARED = ("roles", "characters", "life", "max_life", "alive")  # lists by seat in all games


class Draft:
    """Position as its values. Raises NotationError for a line that cannot be parsed."""

    def __init__(self, line: str) -> None:
        self._read(line)

    def _read(self, line: str) -> None:
        if len(line) > LONGEST:
            raise NotationError(f"a line of at most {LONGEST} characters", str(len(line)), 1, 1)
        reader = PositionReader(Scanner(line.rstrip()))
        reader.parse()
        self.dialect: Dialect = reader.dialect
        self.setup, self.state, self.seed, self.counts = reader.setup, reader.state, reader.seed, reader.numbers
        self.steps: list[Json] | None = None if reader.stack is None else reader.waiting()

    @property
    def n(self) -> int:
        """Number of seats."""
        found: int = self.state["n"]
        return found

    def write(self) -> str:
        """Return the line."""
        steps = self.dialect.usual(self.state) if self.steps is None else self.steps
        return write_packed(self.dialect, self.setup, self.state, steps, self.counts, self.seed)

    def game(self, chance: Chance | None = None) -> Game:
        """Return the game at its first question. Raises NotationError for a position that cannot be played."""
        reader = PositionReader(Scanner(self.write()))
        reader.parse()
        return reader.game(None, chance or Chance(UNSEEDED))

    def oddities(self) -> list[Oddity]:
        """Return what cannot occur in a game."""
        return list(self.dialect.oddities(self.state, self.setup))

    # --- the values, for an editor

    def parts(self) -> list[Json]:
        """Return the values with their keys and controls. `seat`: None for a value of the table."""
        of_seats = [f for f in (*self.dialect.seat_fields, *LIVES) if self.dialect.matters(f.word, self.setup)]
        fresh = self.dialect.fresh(self.n)
        found = [
            self._part("turn", Seat()),
            self._part("phase", Word(self._phases())),
            *(self._part(f.word, f.codec, f"{f.key}.{p}", p) for p in range(self.n) for f in of_seats),
            *(
                self._part(f.word, f.codec, f.key, fixed=f.fixed)
                for f in self.dialect.fields
                if self._is_shown(f, fresh)
            ),
        ]
        places = self.dialect.places(self.state, self.setup)
        return [
            *(part for part in found if part),
            *({**place, "zone": True, "value": self._find(place["key"])} for place in places),
        ]

    def _is_shown(self, field: Field, fresh: Json) -> bool:
        if field.key.startswith("known."):
            return False
        usual = field.default(self.state, self.setup) if field.default else field.find(fresh)
        return self.dialect.matters(field.word, self.setup) or field.find(self.state) != usual

    def _phases(self) -> list[str]:
        return [phase for phase in self.dialect.phases if phase not in ENDED or phase == self.state["phase"]]

    def _part(self, label: str, codec: Any, key: str = "", seat: int | None = None, *, fixed: bool = False) -> Json:
        control = control_of(codec, self.n)
        if control is None:
            return {}
        key = key or label
        if fixed:
            control = {"control": "fixed"}
        return {"key": key, "label": label, "seat": seat, **control, "value": self._find(key)}

    def _find(self, key: str) -> Any:
        at: Any = self.state
        for name in key.split("."):
            at = at[int(name)] if isinstance(at, list) else at[name]
        return at

    # --- edits

    def put(self, key: str, value: Any) -> None:
        """Set a value. Raises NotationError for an unknown key and an unsuitable value."""
        if key not in {part["key"] for part in self.parts() if part["control"] != "fixed"}:
            raise NotationError("the key of a value that can be set", key[:60])
        before = self.state
        default = [f for f in self.dialect.fields if f.default and f.find(before) == f.default(before, self.setup)]
        full = [before["max_life"][p] == self.dialect.most(before, p, self.setup) for p in range(self.n)]
        head, _, last = key.rpartition(".")
        of: Any = self._find(head) if head else self.state
        of[int(last) if isinstance(of, list) else last] = value
        try:
            self.dialect.mend(self.state, self.setup, key)
            for p in range(self.n):
                if full[p] and not key.startswith("max_life."):
                    self._follow_most(p)
            for field in default:
                if field.default and not key.startswith(field.key):
                    field.put(self.state, field.default(self.state, self.setup))
            self._forget(key)
            self._read(self.write())  # the value is read as a line has it
        except NotationError:
            raise
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise NotationError(f"a suitable value for {key}", str(error)) from None

    def _follow_most(self, p: int) -> None:
        """Give a seat the most lives of its role and character. Full lives stay full."""
        state, most = self.state, self.dialect.most(self.state, p, self.setup)
        if most != state["max_life"][p]:
            was_full = state["life"][p] == state["max_life"][p]
            state["life"][p] = most if was_full else min(most, state["life"][p])
            state["max_life"][p] = most

    def _forget(self, key: str = "turn") -> None:
        """Drop what seats know of hidden cards, and what waits if the turn is another one."""
        fresh = self.dialect.fresh(self.n)
        self.state |= {name: fresh[name] for name in self.dialect.memory}
        if key in ("turn", "phase"):
            self.steps = self.dialect.opening(self.state)

    def mend(self) -> None:
        """Correct what has one obvious correction."""
        for p in range(self.n):
            self.state["life"][p] = min(self.state["life"][p], self.state["max_life"][p])
        self.dialect.mend(self.state, self.setup)
        self._forget("")

    def clear(self) -> None:
        """Empty all hands and places, and what seats have done in the turn."""
        fresh = self.dialect.fresh(self.n)
        for field in self.dialect.fields:
            if control_of(field.codec, self.n) is None and field.word not in KEPT:
                field.put(self.state, field.find(fresh))
        self.dialect.clear(self.state)
        for place in self.dialect.places(self.state, self.setup):
            if place["seat"] is not None and place["control"] == "cards":
                self._find(place["key"]).clear()
        self.dialect.mend(self.state, self.setup)
        self._forget("")

    def dealt(self, sets: list[str], players: int, options: Mapping[str, Any], out: int | None = None) -> Draft:
        """Return the position with other sets, options or seats. Seats that stay keep what they have.

        New seats have the roles that the deal still lacks, and free characters. `out`: the seat that leaves; else the
        last ones leave.
        """
        game = self.dialect.game
        found = Draft(start(game, players, sets, options))
        old, new = self.state, found.state
        stay = [p for p in range(self.n) if p != out][: found.n]
        if not self.dialect.seats_change:
            return found
        found.clear()
        lacking = Counter[str](new["roles"]) - Counter(old["roles"][p] for p in stay)
        roles = [*lacking.elements(), *["outlaw"] * found.n]
        characters = [name for name in new["characters"] if name not in {old["characters"][p] for p in stay}]
        for name in {*SHARED, *self.dialect.of_seats}:
            for to, p in enumerate(stay):
                new[name][to] = old[name][p]
        for field in self.dialect.fields:
            control = control_of(field.codec, self.n)
            if control and control["control"] in (CARRIED if found.setup["sets"] == self.setup["sets"] else ("cards",)):
                field.put(new, field.find(old))
        new["turn"] = stay.index(old["turn"]) if old["turn"] in stay else 0
        new["phase"] = old["phase"]
        for p, role, character in zip(range(len(stay), found.n), roles, characters, strict=False):
            new["roles"][p], new["characters"][p] = role, character
            new["life"][p] = new["max_life"][p] = self.dialect.most(new, p, found.setup)
        found.steps = None
        found.mend()
        for field in self.dialect.fields:
            if field.default and field.key != "zones":
                field.put(new, field.default(new, found.setup))
        return Draft(found.write())


def start(game: str, players: int, sets: list[str], options: Mapping[str, Any] | None = None) -> str:
    """Return the line of a new game at its first turn. Raises NotationError for an impossible setup."""
    dialect = dialect_named(game)
    if dialect is None:
        raise NotationError("a game that has a notation", game[:60])
    raw = {"game": game, "players": players, "sets": sets, "options": dict(options or {})}
    try:
        found = new_game(raw, "board")
    except SetupError as error:
        raise NotationError("a setup that can be played", str(error)) from None
    for _ in range(WALK):
        if found.ask is None or found.state.phase in ("play", "roll"):
            break
        found.apply(found.ask.options[0])
    return write_position(found, seed=False, memory=False)
