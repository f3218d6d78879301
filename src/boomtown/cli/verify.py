"""`boomtown verify FILE`: check that a game was dealt as its server had promised (docs/fairness.md)."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from boomtown.cli.game_arguments import language
from boomtown.textfile import read_bytes

if TYPE_CHECKING:
    from boomtown.notation.verify import Verdict
    from boomtown.texts import Texts

HELD, BROKEN, UNKNOWN = 0, 1, 2  # exit status


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown verify`."""
    p = subparsers.add_parser(
        "verify",
        help="check that a game was dealt as promised",
        description="Check a game saved at a table (docs/fairness.md): its deal must be the one that the server "
        "promised, and its moves must lead to its result. Exit status: 0 if every check passed, 1 if one failed, 2 if "
        "the file is not a game or has no promise.",
    )
    p.add_argument("file", metavar="FILE", help="a game saved at a table; - for standard input")
    p.add_argument(
        "--commitment", type=_digits, metavar="HEX", help="the commitment that your browser was shown before the game"
    )
    p.add_argument("--part", type=_digits, metavar="HEX", help="the number that your browser added to the deal")
    p.add_argument(
        "--lang", default=None, metavar="CODE", help="language: en, cs, sk, pl or it (default: that of your system)"
    )


def run(args: argparse.Namespace) -> int:
    """Print each check and the verdict."""
    from boomtown.notation import NotationError
    from boomtown.notation.verify import verify
    from boomtown.texts import Texts

    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        texts = Texts(args.lang or language())
        verdict = verify(_read(args.file), args.commitment, args.part)
    except (OSError, ValueError, NotationError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        print(f"boomtown verify: {args.file}: {why}", file=sys.stderr)
        return UNKNOWN
    if verdict is None:
        print(texts.word("cli-verify-none"))
        return UNKNOWN
    for line in _lines(verdict, texts, compared=args.commitment is not None):
        print(line)
    return HELD if verdict.holds else BROKEN


def _digits(text: str) -> str:
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError(f"expected 64 hexadecimal digits, got {text!r}")
    return text.lower()


def _read(file: str) -> str:
    if file == "-":
        return sys.stdin.buffer.read().decode()
    return read_bytes(file).decode()


def _lines(verdict: Verdict, texts: Texts, *, compared: bool) -> Iterator[str]:
    """Yield a line for each check, the seats that contributed, the verdict, and what the file alone cannot prove."""
    for one in verdict.findings:
        key = f"cli-verify-{one.name}"
        yield f"+ {texts.word(key)}" if one.holds else f"! {texts.word(f'{key}-not', why=one.why)}"
    if verdict.deal is not None:
        given = [chr(ord("A") + seat) for seat, part in enumerate(verdict.deal.parts) if part]
        yield texts.word("cli-verify-parts", seats=", ".join(given)) if given else texts.word("cli-verify-no-parts")
    yield ""
    yield texts.word("cli-verify-held" if verdict.holds else "cli-verify-broken")
    if verdict.deal is not None and not compared:
        yield texts.word("cli-verify-compare", commitment=verdict.deal.commitment)
