"""Dialect of a game: its codes, the fields of its positions and its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from boomtown.games import SPECS, Game, GameSpec, catalog
from boomtown.kernel.chance import Chance
from boomtown.notation.codecs import SEATS, Codec, Codes, Scalar
from boomtown.notation.errors import NotationError
from boomtown.notation.scanner import Scanner

Json = dict[str, Any]


@dataclass(frozen=True)
class Field:
    """`word=value` of a position line. `key`: where a saved state holds it ("course.event").

    `default`: what it is when it is left out, from the state read so far and the setup; None: as in a fresh state.
    """

    word: str
    key: str
    codec: Codec
    default: Callable[[Json, Json], Any] | None = None

    def find(self, state: Json) -> Any:
        head, _, tail = self.key.partition(".")
        return state[head][tail] if tail else state[head]

    def put(self, state: Json, value: Any) -> None:
        head, _, tail = self.key.partition(".")
        (state[head] if tail else state)[tail or head] = value


class Dialect(ABC):
    """One game's part. `seat_values`, `card_values`: names of values of steps that are seats, cards."""

    game: ClassVar[str]
    codes: ClassVar[Codes]
    phases: ClassVar[tuple[str, ...]]
    fields: ClassVar[tuple[Field, ...]]  # in the order of writing
    of_seats: ClassVar[set[str]] = set()  # what `write_seat` says besides what all games have
    memory: ClassVar[tuple[str, ...]] = ()  # parts of the state that say what seats know, no rule
    # options that had another default when the first records were written: what a record means that leaves them out
    unsaid: ClassVar[Mapping[str, Scalar]] = {}
    seat_values: ClassVar[frozenset[str]]
    card_values: ClassVar[frozenset[str]] = frozenset()

    def meant(self, name: str) -> str:
        """What the number of that name in a step stands for: "seat", "card" or "" for itself."""
        return "seat" if name in self.seat_values else "card" if name in self.card_values else ""

    def card(self, card: int) -> str:
        """The code of a card."""
        raise AssertionError("a game without cards")

    def read_card(self, scan: Scanner) -> int:
        """The card whose code stands here."""
        raise scan.wrong("no card, the game has none")

    # --- positions

    @abstractmethod
    def fresh(self, n: int) -> Json:
        """A saved state with nothing in it."""

    @abstractmethod
    def write_seat(self, state: Json, p: int) -> list[str]:
        """Role, character, and what a seat has besides its lives."""

    @abstractmethod
    def read_who(self, scan: Scanner, state: Json, p: int) -> None:
        """Role and character, with a full stop between them."""

    @abstractmethod
    def read_more(self, scan: Scanner, state: Json, p: int) -> None:
        """What stands behind the lives, each value behind a full stop."""

    @abstractmethod
    def most(self, state: Json, p: int, setup: Json) -> int:
        """The lives that role and character of a seat give."""

    def pack(self, state: Json, setup: Json) -> Json:
        """The saved state as its fields say it; `check` undoes this."""
        return state

    def check(self, scan: Scanner, state: Json, setup: Json, chance: Chance) -> None:
        """NotationError when the state contradicts itself; what was left open is drawn by chance."""
        return

    @abstractmethod
    def usual(self, state: Json) -> list[Json]:
        """The packed steps that wait at the usual decision of the phase."""

    # --- words

    def people(self, state: Json) -> list[tuple[str, ...]]:
        """By seat who sits there: character and role."""
        return list(zip(state["characters"], state["roles"], strict=True))

    @abstractmethod
    def phrase(self, game: Game, code: int, letters: Sequence[str]) -> str:
        """An option of the pending question in words; several options may share them."""

    def named(self, game: Game) -> dict[str, int]:
        """The options of the pending question by their words; equal ones are counted from the second on: `(2)`."""
        assert game.ask is not None
        found = dict[str, int]()
        for code in game.ask.options:
            words = plain = self.phrase(game, code, SEATS)
            count = 1
            while words in found:
                count += 1
                words = f"{plain} ({count})"
            found[words] = code
        return found


# What every state has and every line says in the same way
COMMON = {"n", "turn", "turn_no", "phase", "draws", "roles", "characters", "life", "max_life", "alive", "live"}


@cache
def _dialect(spec: GameSpec) -> Dialect | None:
    return spec.dialect()


def dialect_named(game: str) -> Dialect | None:
    """The dialect of the game of that name; None where there is none."""
    return _dialect(SPECS[game]) if game in SPECS else None


def known() -> list[str]:
    """The games that have a notation."""
    return [game for game in SPECS if dialect_named(game) is not None]


def dialect_of(game: Game) -> Dialect:
    """The dialect of a game; NotationError when it has none."""
    dialect = dialect_named(game.name)
    if dialect is None:
        raise NotationError(f"a game that has a notation ({', '.join(known())})", game.name)
    return dialect


@cache
def sets_of(game: str) -> tuple[str, ...]:
    """The sets that may come on top of the first one."""
    return tuple(facts["id"] for facts in catalog(game)["sets"][1:])


@cache
def _defaults(game: str) -> dict[str, Scalar]:
    return {facts["id"]: facts["default"] for facts in catalog(game)["options"]}


@cache
def _needs(game: str) -> dict[str, set[str]]:
    return {facts["id"]: set(facts["needs"]) for facts in catalog(game)["options"]}


def unsaid_of(game: str, sets: Sequence[str]) -> dict[str, Scalar]:
    """The options with which a record that leaves them out means something else than a setup that does."""
    dialect = dialect_named(game)
    unsaid = dialect.unsaid if dialect else {}
    return {name: value for name, value in unsaid.items() if _needs(game)[name] <= set(sets)}


def defaults_of(game: str, sets: Sequence[str]) -> dict[str, Scalar]:
    """The options of a game with what they are in a record that leaves them out."""
    return _defaults(game) | unsaid_of(game, sets)
