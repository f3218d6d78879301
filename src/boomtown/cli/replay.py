"""`boomtown replay FILE`: print a saved game move by move, or the position after a move."""

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
    """Add the arguments of `boomtown replay`."""
    p = subparsers.add_parser(
        "replay",
        help="print a saved game, or its position after a move",
        description="Print a saved game (docs/notation.md) move by move, or its position after a move. A file that "
        "contains only a position is printed as one. Exit status: 2 if the file is not a game.",
    )
    p.add_argument("file", metavar="FILE", help="a saved game, or a line with a position; - for standard input")
    p.add_argument("--at", type=int, metavar="N", help="print the position after move N (0: before the first move)")
    p.add_argument("--seat", metavar="A", help="print only what this player may know (default: everything)")
    p.add_argument(
        "--lang", default=None, metavar="CODE", help="language: en, cs, sk, pl or it (default: that of your system)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the game or position. Returns 2 if it cannot be read or shown."""
    from boomtown.texts import Texts

    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        record = _read(args.file)
        texts = Texts(args.lang or language(), record.game.name)
        seat, at = _seat(args, record), args.at
        if at is None and record.position and not record.choices:
            at = 0  # a position without moves
        lines = _game_lines(record, texts, seat) if at is None else list(_position(record, at, texts, seat))
        for line in lines:
            print(line)
    except (_Refused, ValueError) as error:
        print(f"boomtown replay: {error}", file=sys.stderr)
        return 2
    return 0


class _Refused(Exception):
    """Input that cannot be replayed, with a message for the user."""


# --- reading


def _read(file: str) -> Record:
    """Read the game of a file. A single line with a position is a game without moves."""
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
        raise _Refused("\n".join(_error_lines(file, text, error))) from error


def _error_lines(file: str, text: str, error: NotationError) -> Iterator[str]:
    """Yield the position and message of an error, then the faulty line with a mark below it."""
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
    """Yield the events of the last move and the table after it: as `seat` knows it, or everything with its notation."""
    from boomtown.cli.position import everything, seen
    from boomtown.notation import write_position
    from boomtown.notation.game_text import step

    moves = len(record.choices)
    if not 0 <= at <= moves:
        raise _Refused(f"expected a move from 0 to {moves} as --at, got {at}")
    game, shown = record.start(), 0
    for choice in record.choices[:at]:
        shown = game.event_count
        step(game, choice)
    names = _names(game, record, texts)
    if moves:
        yield texts.word("cli-step", n=at) if seat is not None else texts.word("ui-replay-step", at=at, n=moves)
        yield from (f"  {texts.say(event['text'], names, seat)}" for event in _events(game, shown, seat))
        yield ""
    if seat is not None:
        yield from seen(game, texts, seat, _people(record))
        return
    yield from everything(game, texts, _people(record))
    yield ""
    yield write_position(game)


# --- the whole game


def _game_lines(record: Record, texts: Texts, seat: int | None) -> Iterator[str]:
    """Yield the setup, the events of each turn with their move numbers, then the result."""
    from boomtown.cli.terminal import printer_of
    from boomtown.notation.game_text import step

    yield from _setting(record, texts, seat)
    game = record.start()
    shown = 0
    for number, choice in enumerate([None, *record.choices]):
        if choice is not None:
            step(game, choice)
        names = _names(game, record, texts)
        for line in _events(game, shown, seat):
            yield ("\n" if line["t"] == "turn" else "") + f"{number:4}  {texts.say(line['text'], names, seat)}"
        shown = game.event_count
    yield ""
    if game.result is None:
        yield texts.word("cli-unfinished")
    else:
        yield from printer_of(game.name)(texts, seat).outcome(game.view(seat), _names(game, record, texts))


def _setting(record: Record, texts: Texts, seat: int | None) -> Iterator[str]:
    """Yield the setup and the tags of the game. A seat does not get the seed, which reveals hidden cards."""
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
    """Return the names of the people by seat, as far as the tags name them."""
    found = {seat: record.tags.get(f"Player{letter}") for seat, letter in enumerate(LETTERS)}
    return {seat: name for seat, name in found.items() if name}


def _names(game: Game, record: Record, texts: Texts) -> list[str]:
    """Return the names of the players: character, or seat before characters are chosen, and the person's name."""
    from boomtown.cli.position import named
    from boomtown.cli.terminal import printer_of

    return named(printer_of(game.name)(texts, None), game.view(None), _people(record))


def _events(game: Game, since: int, seat: int | None) -> Iterator[dict[str, Any]]:
    """Yield the events since `since` as `seat` saw them; without a seat, each as the player it concerns saw it."""
    seen = game.events(since, seat)
    for i, event in enumerate(seen):
        who = event.get("who") if seat is None else None
        yield game.events(since, who)[i] if isinstance(who, int) and who >= 0 else event
