"""`boomtown play`: play against bots in the terminal, in plain text."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TextIO

from boomtown.cli.game_arguments import add_setup, check_writable, language, setup

if TYPE_CHECKING:
    from boomtown.bots import Bot
    from boomtown.games import Game
    from boomtown.texts import Texts

ME = 0
PAUSE = 0.7  # seconds between two turns


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown play`."""
    p = subparsers.add_parser(
        "play", help="play in the terminal against bots", description="Play in the terminal against bots."
    )
    add_setup(p)
    p.add_argument(
        "--bots",
        default="greenhorn",
        metavar="NAME",
        help="greenhorn, random, quick (not in every game) or your own as FILE.py:CLASS (default: %(default)s)",
    )
    p.add_argument(
        "--seed", metavar="S", help="seed of the deal, any text; the same seed gives the same deal (default: random)"
    )
    p.add_argument("--save", metavar="FILE", help="write the game to FILE (see: boomtown replay)")
    p.add_argument(
        "--lang", default=None, metavar="CODE", help="language: en, cs, sk, pl or it (default: that of your system)"
    )
    p.add_argument("--traceback", action="store_true", help="print the traceback if a bot fails")


def run(args: argparse.Namespace) -> int:
    """Play until the game ends or the player leaves.

    Returns 1 if a bot fails, 2 for a game that cannot be set up, 130 after Ctrl-C.
    """
    from secrets import token_hex

    from boomtown.bots import make_bot
    from boomtown.games import SetupError, new_game
    from boomtown.texts import Texts

    seed = args.seed if args.seed is not None else token_hex(8)
    try:
        game = new_game(setup(args), seed)
        texts = Texts(args.lang or language(), game.name)
        bots = [make_bot(args.bots, seat, game=game.name) for seat in range(game.players)]
        if args.save:
            check_writable(args.save)
    except (SetupError, ValueError) as error:
        print(f"boomtown play: {error}", file=sys.stderr)
        return 2
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without these letters can still be used
    pause = _pause if sys.stdin.isatty() and sys.stdout.isatty() else None
    status = _played(Session(game, bots, texts, sys.stdin, sys.stdout, seed, pause), args.traceback)
    return (_save(game, args.save, texts) if args.save else 0) or status


def _pause() -> None:
    """Wait, so that the player can read one turn before the next."""
    sys.stdout.flush()
    time.sleep(PAUSE)


def _played(session: Session, traceback: bool) -> int:
    """Return the exit status: 1 if a bot failed, 130 after Ctrl-C."""
    try:
        session.play()
    except BotFailed as failed:
        print(f"boomtown play: {failed}", file=sys.stderr)
        if traceback:
            from traceback import print_exception

            print_exception(failed.__cause__)
        else:
            print("boomtown play: --traceback prints the traceback", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0


def _save(game: Game, file: str, texts: Texts) -> int:
    """Write the game to a file, finished or not. Returns 2 if that fails."""
    from boomtown.notation import write_game

    try:
        with open(file, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(write_game(game, {"PlayerA": texts.word("ui-you")}))
    except OSError as error:
        print(f"boomtown play: {file}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


class BotFailed(Exception):
    """Failure of a bot: it raised an error or chose an option that was not offered. The message names the decision."""


class Session:
    """Game of one person at seat 0, who reads and types lines. `pause` is called between turns."""

    def __init__(
        self,
        game: Game,
        bots: list[Bot],
        texts: Texts,
        lines: TextIO,
        out: TextIO,
        seed: str,
        pause: Callable[[], None] | None = None,
    ) -> None:
        from boomtown.cli.terminal import printer_of

        self.game, self.bots, self.texts, self.lines, self.out, self.seed = game, bots, texts, lines, out, seed
        self.pause = pause
        self.printer = printer_of(game.name)(texts, ME)
        self.events_shown = 0
        self.table: list[str] = []  # lines printed last

    def play(self) -> None:
        """Play until the game is over, or the player leaves by `q` or the end of the input."""
        for line in self.printer.role(self.game.view(ME)):
            self._print(line)
        self._print(self.texts.word("cli-keys"))
        self._print(self.texts.word("cli-keys-read"))
        while (ask := self.game.ask) is not None:
            if ask.who != ME:
                self._bot_plays(self.bots[ask.who], ask.who)
                continue
            choice = self._ask()
            if choice is None:
                self._print(self.texts.word("cli-bye"))
                return
            self.game.apply(choice)
        self._end()

    def _bot_plays(self, bot: Bot, seat: int) -> None:
        try:
            self.game.apply(bot.choose(self.game, seat))
        except Exception as error:
            from boomtown.bots.error_report import describe_error

            raise BotFailed(f"decision {self.game.moves}: {describe_error(error, bot.name, self.game)}") from error

    # --- asking

    def _ask(self) -> int | None:
        """Return the chosen code, or None if the player leaves. After an undo the earlier question is asked again."""
        while True:
            self._log()
            self._show_table()
            asked = self.game.decision(ME)
            assert asked is not None
            answer = self._read(asked, self._question(asked))
            if answer != "u":
                assert not isinstance(answer, str)
                return answer
            self.game.undo(ME)

    def _question(self, asked: dict[str, Any]) -> list[int]:
        """Print the pending question. Returns the codes of its numbered options."""
        view, offered = self.game.view(ME), self.printer.offered(asked)
        self._print("")
        self._print(self._say(asked["title"]))
        self._print(self._say(asked["detail"]))
        for number, option in enumerate(offered, 1):
            self._print(f"{number:4}  {self.printer.option(option, view, self._say(option['text']))}")
        for line in self.printer.hint(asked):
            self._print(line)
        return [option["code"] for option in offered]

    def _read(self, asked: dict[str, Any], codes: list[int]) -> int | str | None:
        """Read the code of an option, "u" if undo is possible, or None to leave."""
        n = len(codes)
        while True:
            print(self.texts.word("cli-choice", n=n), end=" ", file=self.out, flush=True)
            line = self.lines.readline()
            if not line:
                self._print("")
                return None
            word = line.strip().lower()
            if word == "q":
                return None
            if word == "?":
                self._why_not()
            elif word.startswith("?"):
                self._print_text(word[1:].strip())
            elif word == "u" and self.game.can_undo(ME):
                return word
            elif word == "u":
                self._print(self.texts.word("err-no-undo"))
            elif word.isascii() and word.isdecimal() and 1 <= int(word[:4]) <= n:
                return codes[int(word) - 1]
            elif (code := self.printer.typed(word, asked)) is not None:
                return code
            else:
                self._print(self.texts.word("cli-bad", n=n))

    def _print_text(self, name: str) -> None:
        """Print the text of the card, character or event of that name, or similar names."""
        from boomtown.cli.entries import find

        found, similar = find(name, self.texts)
        for entry in found:
            self._print(f"  {entry.name}: {entry.text}")
        if not found:
            self._print(self.texts.word("cli-entry-none", name=name))
        if similar:
            self._print(self.texts.word("cli-entry-similar", names=", ".join(similar)))

    def _why_not(self) -> None:
        """Print why cards and abilities cannot be used: first those that do not fit the question, then by reason."""
        asked = self.game.decision(ME)
        reasons = asked["whynot"] if asked else []
        view, names = self.game.view(ME), self._names()
        unasked: list[str] = []
        lines: dict[str, None] = {}
        for why in reasons:
            about, reason = self.printer.about(why, view, names), self._say(why["reason"])
            if about and why["reason"]["key"] == "why-not-now":
                unasked.append(about)
            else:
                lines[reason if about in reason else f"{about}: {reason}"] = None
        if unasked:
            self._print(f"  {self.texts.word('cli-not-now', cards=', '.join(unasked))}")
        for line in lines:
            self._print(f"  {line}")
        if not reasons:
            self._print(self.texts.word("cli-fine"))

    # --- printing

    def _print(self, line: str) -> None:
        print(line, file=self.out)

    def _say(self, text: dict[str, Any]) -> str:
        return self.texts.say(text, self._names(), ME)

    def _names(self) -> list[str]:
        return self.printer.names(self.game.view(ME))

    def _log(self) -> None:
        """Print the events since the last call."""
        for event in self.game.events(self.events_shown, ME):
            if event["t"] == "turn" and self.pause is not None:
                self.pause()
            mark = "\n" if event["t"] == "turn" else "  "
            self._print(mark + self._say(event["text"]))
        self.events_shown = self.game.event_count

    def _show_table(self) -> None:
        """Print the table if it has changed."""
        table = self.printer.lines(self.game.view(ME), self._names())
        if table and table != self.table:
            self._print("\n" + "\n".join(table))
            self.table = table

    def _end(self) -> None:
        """Print the result, every role and the seed."""
        self._log()
        for line in self.printer.outcome(self.game.view(ME), self._names()):
            self._print(line)
        self._print("")
        self._print(self.texts.word("end-you-win" if ME in self.game.winners else "end-you-lose"))
        self._print(f"{self.texts.word('end-seed')}: {self.seed}")
