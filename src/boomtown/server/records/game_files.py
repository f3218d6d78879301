"""Conversion between a finished game and a text file (docs/notation.md), and the replay of such a file."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from boomtown.deal import Deal

from ..core.errors import Refused
from ..engine.study import OPEN, events_of, viewer_of
from ..tables.table import Table
from ..tables.text_input import NAME_LIMIT, TITLE_LIMIT, clean_name
from .replay_frames import frames

if TYPE_CHECKING:
    from boomtown.notation import Record

__all__ = ["OPEN", "curve", "curve_of_file", "read", "replay", "replay_encoded", "tags", "write"]

SHOWN = 200  # maximum of characters of each part of an error


def write(table: Table, setup: dict[str, Any], seed: str, choices: list[int], deal: Deal | None = None) -> str:
    """Return the file of a game with names and the commitment of the deal; raise `not-over` for an abandoned game."""
    from boomtown.games import replay as play_again
    from boomtown.notation import write_game

    game = play_again(setup, seed, choices)
    if not game.over:
        raise Refused("not-over", "a game can be kept when it is over")
    return write_game(game, tags(table.title, datetime.now(UTC), [seat.name for seat in table.seats], deal))


def tags(title: str, when: datetime, names: Sequence[str], deal: Deal | None) -> dict[str, str]:
    """Return the tags of a file: table, date, players, and the commitment of the deal."""
    from boomtown.notation.tags import deal_tags

    seats = {_tag(number): name for number, name in enumerate(names)}
    return {"Table": title, "Date": when.date().isoformat(), **seats, **(deal_tags(deal) if deal else {})}


def replay_encoded(data: bytes, seat: str, limit: int) -> bytes:
    return msgspec.json.encode(replay(data, seat, limit))


def replay(data: bytes, seat: str, limit: int) -> dict[str, Any]:
    """Return the data with which a client shows the game of a file, type Replay.

    `seat`: `open`, `watch` or a number from 0. Raise `bad-record` with the position of a fault, or `too-big` if the
    file has more than `limit` choices.
    """
    record = read(data, limit)
    viewer = viewer_of(seat, record.game.players)
    return {
        "seat": viewer,
        "title": _word(record.tags.get("Table", ""), TITLE_LIMIT),
        "names": [_word(record.tags.get(_tag(n), ""), NAME_LIMIT) for n in range(record.game.players)],
        "setup": {
            "game": record.game.name,
            "players": record.game.players,
            "sets": list(record.setup.get("sets", [])),
            "options": dict(record.setup.get("options", {})),
        },
        "frames": frames(record.start(), record.choices, viewer),
        "events": events_of(record.game, viewer),
    }


def curve(setup: dict[str, Any], seed: str, choices: list[int], seat: str = OPEN) -> bytes:
    """Return the curve of a finished game as JSON, type Curve; null for a game that was played by other rules.

    `seat`: `open`, or a number from 0 for the chances from what this seat may have known. Raises `not-over` for an
    abandoned game.
    """
    from boomtown.evaluation.curve import curve as curve_of
    from boomtown.games import IllegalChoice, new_game

    game = new_game(setup, seed)
    viewer = _seat_of(seat, game.players)
    try:
        found = curve_of(game, choices, viewer)
    except IllegalChoice:
        return b"null"
    if not game.over:
        raise Refused("not-over", "expected a game that is over")
    return msgspec.json.encode(found.json())


def curve_of_file(data: bytes, seat: str, limit: int) -> bytes:
    """Return the curve of the game in a file. Raises `bad-record`, `too-big`, or `not-over` for an abandoned game."""
    from boomtown.evaluation.curve import curve as curve_of

    record = read(data, limit)
    if not record.game.over:
        raise Refused("not-over", "expected a game that is over")
    viewer = _seat_of(seat, record.game.players)
    return msgspec.json.encode(curve_of(record.start(), record.choices, viewer).json())


def _seat_of(word: str, players: int) -> int | None:
    """Return the seat whose knowledge a curve is from, None for the open table."""
    viewer = viewer_of(word, players)
    if viewer is None:
        raise Refused("malformed", f"expected seat to be open or 0 to {players - 1}, got {word!r}")
    return viewer if isinstance(viewer, int) else None


def _tag(seat: int) -> str:
    """Return the tag for a player's name. The notation calls the seats A to H."""
    return f"Player{chr(ord('A') + seat)}"


def read(data: bytes, limit: int) -> "Record":
    """Return the game in a file. Raises `bad-record` with line and column if it is invalid, or `too-big` if it has more
    than `limit` choices.
    """
    record = _parsed(data)
    if len(record.choices) > limit:
        raise Refused("too-big", f"expected at most {limit} choices, got {len(record.choices)}")
    return record


def _parsed(data: bytes) -> "Record":
    from boomtown.kernel.errors import BoomtownError
    from boomtown.notation import NotationError, read_game

    try:
        return read_game(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _bad(str(error), line, error.start - data.rfind(b"\n", 0, error.start), "UTF-8", "other bytes") from None
    except NotationError as error:
        raise _bad(str(error), error.line, error.column, str(error.expected), str(error.got)) from None
    except BoomtownError as error:
        raise _bad(str(error), 0, 0, "", "") from None


def _bad(detail: str, line: int, column: int, expected: str, got: str) -> Refused:
    return Refused("bad-record", detail[:SHOWN], line=line, column=column, expected=expected[:SHOWN], got=got[:SHOWN])


def _word(raw: str, limit: int) -> str:
    """Return a name from a file, "" if it is invalid."""
    try:
        return clean_name(raw[:limit], limit)
    except Refused:
        return ""
