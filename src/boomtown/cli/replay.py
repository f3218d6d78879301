"""`boomtown replay FILE`: a game that was written down, told again; what it was like after any move."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from boomtown.cli.game_arguments import language
from boomtown.textfile import NotText, read_bytes

if TYPE_CHECKING:
    from boomtown.games import Game
    from boomtown.notation import NotationError, Record
    from boomtown.texts import Texts

AROUND = 50  # characters of a wrong line shown on each side
LETTERS = "ABCDEFGH"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown replay`."""
    p = subparsers.add_parser(
        "replay",
        help="tell a game that was written down",
        description="Tell a game that was written down (docs/notation.md), from its setting to who won; or the "
        "position after a move. A file that holds nothing but a position shows it. Exit status: 2 for a file that is "
        "no game.",
    )
    p.add_argument("file", metavar="FILE", help="a game, or the line of a position; - reads the standard input")
    p.add_argument("--at", type=int, metavar="N", help="the position after move N instead (0: before the first one)")
    p.add_argument("--seat", metavar="A", help="only what this player may know (default: everything)")
    p.add_argument("--lang", default=None, metavar="CODE", help="en, cs, sk, pl, it (default: as your system)")


def run(args: argparse.Namespace) -> int:
    """Print it; 2 for what cannot be read or shown."""
    from boomtown.texts import Texts

    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        record = _read(args.file)
        texts = Texts(args.lang or language(), record.game.name)
        seat, at = _seat(args, record), args.at
        if at is None and record.position and not record.choices:
            at = 0  # nothing to tell
        lines = _told(record, texts, seat) if at is None else list(_position(record, at, texts, seat))
        for line in lines:
            print(line)
    except (_Refused, ValueError) as error:
        print(f"boomtown replay: {error}", file=sys.stderr)
        return 2
    return 0


class _Refused(Exception):
    """What is said instead of a game."""


# --- reading


def _read(file: str) -> Record:
    """The game of a file; a single line that is a position is a game without moves."""
    from boomtown.notation import NotationError, Record, read_game, read_position

    try:
        if file == "-":
            text = sys.stdin.buffer.read().decode() if hasattr(sys.stdin, "buffer") else sys.stdin.read()
        else:
            text = read_bytes(file).decode()
    except NotText as error:
        raise _Refused(f"{file}: {error}") from None
    except OSError as error:
        raise _Refused(f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise _Refused(f"{file}: expected text in UTF-8, got other bytes at {error.start}") from error
    try:
        if len(text.strip().splitlines()) == 1 and not text.lstrip().startswith(("[", ";")):
            game = read_position(text.strip())
            return Record({}, game.setup, game.seed, [], game, text.strip())
        return read_game(text)
    except NotationError as error:
        raise _Refused("\n".join(_shown(file, text, error))) from error


def _shown(file: str, text: str, error: NotationError) -> Iterator[str]:
    """The place, what is wrong, and the line with a mark under it."""
    yield f"{file}:{error.line}:{error.column}: {error.said}"
    lines = text.removeprefix("\ufeff").split("\n")
    if 0 < error.line <= len(lines):
        line, at = lines[error.line - 1].rstrip(), error.column - 1
        start = max(0, at - AROUND)
        part = "".join(c if c.isprintable() else " " for c in line[start : at + AROUND])
        yield f"  {part}"
        yield f"  {' ' * (at - start)}^"


def _seat(args: argparse.Namespace, record: Record) -> int | None:
    letters = LETTERS[: record.game.players]
    if args.seat is None:
        return None
    if len(args.seat) != 1 or args.seat.upper() not in letters:
        raise _Refused(f"expected a player from A to {letters[-1]} as --seat, got {args.seat!r}")
    return letters.index(args.seat.upper())


# --- a position


def _position(record: Record, at: int, texts: Texts, seat: int | None) -> Iterator[str]:
    """What the last move brought and the table after it: as the seat may know it, or everything, with its line."""
    from boomtown.cli.position import everything, seen
    from boomtown.notation import write_position
    from boomtown.notation.game_text import step

    moves = len(record.choices)
    if not 0 <= at <= moves:
        raise _Refused(f"expected a move from 0 to {moves} as --at, got {at}")
    game, told = record.start(), 0
    for choice in record.choices[:at]:
        told = game.event_count
        step(game, choice)
    names = _names(game, record, texts)
    if moves:
        yield texts.word("cli-step", n=at) if seat is not None else texts.word("ui-replay-step", at=at, n=moves)
        yield from (f"  {texts.say(event['text'], names, seat)}" for event in _events(game, told, seat))
        yield ""
    if seat is not None:
        yield from seen(game, texts, seat, _people(record))
        return
    yield from everything(game, texts, _people(record))
    yield ""
    yield write_position(game)


# --- the whole game


def _told(record: Record, texts: Texts, seat: int | None) -> Iterator[str]:
    """Setting, then what happened, turn by turn with the number of the move, then who has won."""
    from boomtown.cli.terminal import printer_of
    from boomtown.notation.game_text import step

    yield from _setting(record, texts, seat)
    game = record.start()
    told = 0
    for number, choice in enumerate([None, *record.choices]):
        if choice is not None:
            step(game, choice)
        names = _names(game, record, texts)
        for line in _events(game, told, seat):
            yield ("\n" if line["t"] == "turn" else "") + f"{number:4}  {texts.say(line['text'], names, seat)}"
        told = game.event_count
    yield ""
    if game.result is None:
        yield texts.word("cli-unfinished")
    else:
        yield from printer_of(game.name)(texts, seat).outcome(game.view(seat), _names(game, record, texts))


def _setting(record: Record, texts: Texts, seat: int | None) -> Iterator[str]:
    """What is played, and what else the head says. The seed tells what lies hidden, so a seat does not get it."""
    setup = record.setup
    yield texts.word("cli-setting", game=texts.word(f"game-{setup['game']}"), n=setup["players"])
    if setup["sets"]:
        yield texts.word("cli-sets", sets=", ".join(texts.set(name) for name in setup["sets"]))
    if record.position:
        yield texts.word("cli-from-position")
    elif seat is None:
        yield f"{texts.word('end-seed')}: {record.seed}"
    for name, value in record.tags.items():
        yield f"{name}: {value}"


def _people(record: Record) -> dict[int, str]:
    """The people at the seats, where the head names them."""
    found = {seat: record.tags.get(f"Player{letter}") for seat, letter in enumerate(LETTERS)}
    return {seat: name for seat, name in found.items() if name}


def _names(game: Game, record: Record, texts: Texts) -> list[str]:
    """Players by their characters, by their seats while these are chosen, and by their own names."""
    from boomtown.cli.position import named
    from boomtown.cli.terminal import printer_of

    return named(printer_of(game.name)(texts, None), game.view(None), _people(record))


def _events(game: Game, since: int, seat: int | None) -> Iterator[dict[str, Any]]:
    """What happened, as the seat saw it; without one as those saw it whom it happened to."""
    seen = game.events(since, seat)
    for i, event in enumerate(seen):
        who = event.get("who") if seat is None else None
        yield game.events(since, who)[i] if isinstance(who, int) and who >= 0 else event
