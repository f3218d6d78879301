"""Dialect of a game: the codes, fields of positions, and words that the notation needs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from boomtown.games import SPECS, Game, GameSpec, catalog
from boomtown.kernel.chance import Chance
from boomtown.notation.codecs import SEATS, Codec, Codes, Scalar
from boomtown.notation.errors import NotationError
from boomtown.notation.scanner import Scanner

Json = dict[str, Any]
MOST_NAMED = 5  # cards that one sentence names


@dataclass(frozen=True)
class Field:
    """Pair `word=value` of a position line.

    `key`: where a saved state holds it ("course.event").
    `default`: returns its value if it is left out, from the state read until then and the setup. None: as in a fresh
    state.
    `fixed`: its default is the only value that can be parsed, so an editor shows it and does not set it.
    """

    word: str
    key: str
    codec: Codec
    default: Callable[[Json, Json], Any] | None = None
    fixed: bool = False

    def find(self, state: Json) -> Any:
        head, _, tail = self.key.partition(".")
        return state[head][tail] if tail else state[head]

    def put(self, state: Json, value: Any) -> None:
        head, _, tail = self.key.partition(".")
        (state[head] if tail else state)[tail or head] = value


@dataclass(frozen=True)
class Oddity:
    """Fact of a position that cannot occur in a game: a code, values for its text, and the edits that correct it."""

    code: str
    args: Json
    edits: tuple[tuple[str, Any], ...] = ()


def people_oddities(state: Json) -> Iterator[Oddity]:
    """Yield impossible lives and characters: the same in all games."""
    for p, name in enumerate(state["characters"]):
        if name and name in state["characters"][:p]:
            yield Oddity("character-twice", {"seat": SEATS[p], "name": name})
        if state["life"][p] > state["max_life"][p]:
            edit = (f"life.{p}", state["max_life"][p])
            yield Oddity("lives", {"seat": SEATS[p], "most": state["max_life"][p]}, (edit,))
    if not state["alive"][state["turn"]] and any(state["alive"]):
        order = [(state["turn"] + i) % state["n"] for i in range(state["n"])]
        following = next(p for p in order if state["alive"][p])
        yield Oddity("turn-out", {"seat": SEATS[state["turn"]]}, (("turn", following),))


def card_oddities(cards: Collection[int], places: Sequence[int], free: Collection[int] = ()) -> Iterator[Oddity]:
    """Yield the cards of a game that are not in one place, and those of other sets.

    `places`: the cards of all places. `free`: cards that may be in a place, but need not be.
    """
    count, known = Counter(places), {*cards, *free}
    wrong = {
        "cards-twice": [card for card, times in count.items() if times > 1],
        "cards-strange": [card for card in count if card not in known],
        "cards-nowhere": [card for card in cards if card not in count],
    }
    for code, found in wrong.items():
        if found:
            yield Oddity(code, {"cards": found[:MOST_NAMED], "more": len(found[MOST_NAMED:])})


class Dialect(ABC):
    """Notation of one game.

    `seat_values`, `card_values`: names of the values of steps that are seats, cards.
    """

    game: ClassVar[str]
    codes: ClassVar[Codes]
    phases: ClassVar[tuple[str, ...]]
    fields: ClassVar[tuple[Field, ...]]  # in the order in which they are written
    seat_fields: ClassVar[
        tuple[Field, ...]
    ]  # values of a seat in an editor, without lives; the keys hold lists by seat
    seats_change: ClassVar[bool] = True  # an editor can add and remove seats
    of_seats: ClassVar[set[str]] = set()  # keys of the state that `write_seat` writes, in addition to COMMON
    memory: ClassVar[tuple[str, ...]] = ()  # parts of the state that hold knowledge of seats, which no rule reads
    # old defaults of options: a record without the option was written while they held
    unsaid: ClassVar[Mapping[str, Scalar]] = {}
    seat_values: ClassVar[frozenset[str]]
    card_values: ClassVar[frozenset[str]] = frozenset()

    def meant(self, name: str) -> str:
        """Return the meaning of a number of that name in a step: "seat", "card", or "" for a plain number."""
        return "seat" if name in self.seat_values else "card" if name in self.card_values else ""

    def card(self, card: int) -> str:
        """Return the code of a card."""
        raise AssertionError("a game without cards")

    def read_card(self, scan: Scanner) -> int:
        """Read the code of a card."""
        raise scan.wrong("no card, the game has none")

    # --- positions

    @abstractmethod
    def fresh(self, n: int) -> Json:
        """Return a saved state with empty values."""

    @abstractmethod
    def write_seat(self, state: Json, p: int) -> list[str]:
        """Return role, character, and the values of a seat except its lives."""

    @abstractmethod
    def read_who(self, scan: Scanner, state: Json, p: int) -> None:
        """Read role and character, separated by a full stop."""

    @abstractmethod
    def read_more(self, scan: Scanner, state: Json, p: int) -> None:
        """Read the values after the lives, each after a full stop."""

    @abstractmethod
    def most(self, state: Json, p: int, setup: Json) -> int:
        """Return the maximum of lives, given by role and character of a seat."""

    def pack(self, state: Json, setup: Json) -> Json:
        """Return the saved state in the form that the fields use. `check` undoes this."""
        return state

    def check(self, scan: Scanner, state: Json, setup: Json, chance: Chance) -> None:
        """Undo `pack`, and draw unspecified values by chance. Raises NotationError if the state contradicts itself."""
        return

    def places(self, state: Json, setup: Json) -> list[Json]:
        """Return the places that sets bring, for an editor: key, name, seat (None: of the table) and control."""
        return []

    def matters(self, field: str, setup: Json) -> bool:
        """Return whether an editor shows the field of that name although it is empty."""
        return True

    def mend(self, state: Json, setup: Json, kept: str = "") -> None:  # noqa: B027  (a game may correct nothing)
        """Correct a packed state where there is one obvious correction. What is at the key `kept` stays."""

    def clear(self, state: Json) -> None:  # noqa: B027
        """Empty all hands and places of a packed state."""

    def oddities(self, state: Json, setup: Json) -> Iterator[Oddity]:
        """Yield what cannot occur in a game although the position can be played."""
        yield from people_oddities(state)

    @abstractmethod
    def usual(self, state: Json) -> list[Json]:
        """Return the packed steps that wait at the usual decision of the phase."""

    def opening(self, state: Json) -> list[Json]:
        """Return the packed steps with which the phase begins. Chance and checks may come before a decision."""
        return self.usual(state)

    # --- words

    def people(self, state: Json) -> list[tuple[str, ...]]:
        """Return character and role by seat."""
        return list(zip(state["characters"], state["roles"], strict=True))

    @abstractmethod
    def phrase(self, game: Game, code: int, letters: Sequence[str]) -> str:
        """Return an option of the pending question in words. Several options may have the same words."""

    def named(self, game: Game) -> dict[str, int]:
        """Return the options of the pending question by their words.

        Equal ones are numbered from the second on: `(2)`.
        """
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


# Keys that every state has, and that every line writes in the same way
COMMON = {"n", "turn", "turn_no", "phase", "draws", "roles", "characters", "life", "max_life", "alive", "live"}


@cache
def _dialect(spec: GameSpec) -> Dialect | None:
    return spec.dialect()


def dialect_named(game: str) -> Dialect | None:
    """Return the dialect of the game of that name, or None."""
    return _dialect(SPECS[game]) if game in SPECS else None


def known() -> list[str]:
    """Return the games that have a notation."""
    return [game for game in SPECS if dialect_named(game) is not None]


def dialect_of(game: Game) -> Dialect:
    """Return the dialect of a game. Raises NotationError if it has none."""
    dialect = dialect_named(game.name)
    if dialect is None:
        raise NotationError(f"a game that has a notation ({', '.join(known())})", game.name)
    return dialect


@cache
def sets_of(game: str) -> tuple[str, ...]:
    """Return the sets that may be added to the first one."""
    return tuple(facts["id"] for facts in catalog(game)["sets"][1:])


@cache
def _defaults(game: str) -> dict[str, Scalar]:
    return {facts["id"]: facts["default"] for facts in catalog(game)["options"]}


@cache
def _needs(game: str) -> dict[str, set[str]]:
    return {facts["id"]: set(facts["needs"]) for facts in catalog(game)["options"]}


def unsaid_of(game: str, sets: Sequence[str]) -> dict[str, Scalar]:
    """Return the options whose default in a record differs from the default of a setup."""
    dialect = dialect_named(game)
    unsaid = dialect.unsaid if dialect else {}
    return {name: value for name, value in unsaid.items() if _needs(game)[name] <= set(sets)}


def defaults_of(game: str, sets: Sequence[str]) -> dict[str, Scalar]:
    """Return the options of a game with their defaults in a record."""
    return _defaults(game) | unsaid_of(game, sets)
