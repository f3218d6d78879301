"""What stands at the beginning of a line: game, sets and options, and by the seats that follow how many play."""

from __future__ import annotations

from boomtown.games import SetupError, new_game
from boomtown.notation.codecs import Number, Word
from boomtown.notation.codes import SEATS, unescaped
from boomtown.notation.dialect import Dialect, Json
from boomtown.notation.dialects import dialect_named, known, sets_of, unsaid_of
from boomtown.notation.errors import NotationError, clipped
from boomtown.notation.scalars import read_scalar
from boomtown.notation.scan import Scanner


def read_opening(scan: Scanner) -> tuple[Dialect, Json]:
    """The dialect and the whole setup; NotationError when it cannot be played."""
    name = scan.match("[a-z]+")
    dialect = dialect_named(name)
    if dialect is None:
        raise scan.wrong(f"a game ({', '.join(known())})", 0)
    raw: Json = {"game": name, "sets": _sets(scan, name)}
    raw["options"] = unsaid_of(name, raw["sets"]) | _options(scan)
    raw["ask_forced"] = scan.accept(" forced=asked")
    if scan.accept(" rotate="):
        raw["rotate"] = Number(1, len(SEATS) - 1).read(scan, 0)
    raw["players"] = _seats(scan)
    try:
        return dialect, new_game(raw, "0", record=False).setup
    except SetupError as error:
        place = scan.line, scan.column + scan.at
        raise NotationError("a setup that can be played", str(error), *place) from error


def _seats(scan: Scanner) -> int:
    """How many seats there are; NotationError where one is left out before another."""
    named = [letter for letter in SEATS if f" {letter}:" in scan.text]
    for missing, letter in zip(SEATS, named, strict=False):
        if letter != missing:
            place = scan.column + scan.text.index(f" {letter}:") + 1
            expected = f"seat {missing} (seats go from A on, without a gap)"
            raise NotationError(expected, clipped(f"{letter}:"), scan.line, place)
    return len(named)


def _sets(scan: Scanner, game: str) -> list[str]:
    word, found = Word(sets_of(game)), list[str]()
    while scan.accept("+"):
        found.append(word.read(scan, 0))
    return found


def _options(scan: Scanner) -> Json:
    found: Json = {}
    more = scan.accept(" options=")
    while more:
        name = scan.take("[a-z_]+", "the name of an option")
        scan.expect(":")
        found[name] = read_scalar(unescaped(scan))
        more = scan.accept(",")
    return found
