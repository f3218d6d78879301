"""Reader of whole games. It plays every move, so a text that was read is a legal game."""

from __future__ import annotations

from boomtown.games import TALK, UNDO, Game, SetupError
from boomtown.kernel.option_text import offer
from boomtown.notation.codecs import SEATS
from boomtown.notation.dialect import Json
from boomtown.notation.errors import NotationError, clipped
from boomtown.notation.game_text import Record, begin, named, outcome
from boomtown.notation.position_reader import parse_position
from boomtown.notation.scanner import Scanner
from boomtown.notation.tags import Head, quoted

LONGEST = 1_000_000  # characters of a text
MOST = 20_000  # moves, far more than a game has
TAGS = 100


def read_game(text: str) -> Record:
    """Return the game that `write_game` wrote, played to its last move. Raises NotationError for an invalid text."""
    if len(text) > LONGEST:
        raise NotationError(f"a text of at most {LONGEST} characters", str(len(text)), 1, 1)
    return _Reader(text).read()


def read_head(text: str) -> Head:
    """Return the tags of a text, with or without a game after them. Raises NotationError for an invalid tag."""
    reader = _Reader(text[:LONGEST])
    reader._head()
    return reader.head


class _Reader:
    """Parser of one text."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.head = Head()
        self.choices: list[int] = []
        self.ended = False

    def read(self) -> Record:
        at = self._head()
        game, setup, position = self._begin()
        for number in range(at, len(self.lines)):
            scan = self._line(number)
            if scan.done:
                continue
            try:
                self._move(game, scan)
            except NotationError:
                raise
            except Exception as error:  # some invalid positions fail only when a move is played
                raise scan.wrong(f"a move that can be played ({type(error).__name__}: {error})", 0) from error
        if not self.ended:
            last = len(self.lines)
            raise NotationError("a move, or the result", "the end", last, len(self.lines[-1]) + 1)
        return Record(self.head.free, setup, game.seed, self.choices, game, position)

    def _line(self, number: int) -> Scanner:
        """Return the line without its comment and without blanks around it."""
        raw = self.lines[number]
        inner = raw.partition(";")[0] if not raw.lstrip().startswith("[") else raw
        return Scanner(inner.strip(), number + 1, len(inner) - len(inner.lstrip()) + 1)

    def _head(self) -> int:
        """Read the tags, and return the index of the first line after them."""
        for number, raw in enumerate(self.lines):
            scan = self._line(number)
            if scan.sees("["):
                if len(self.head.values) >= TAGS:
                    raise scan.wrong(f"at most {TAGS} tags")
                self.head.add(scan)
            elif not scan.done and raw.strip():
                return number
        return len(self.lines)

    def _begin(self) -> tuple[Game, Json, str]:
        head, values = self.head, self.head.values
        position = values.get("Position", "")
        head.check_seed()
        if "Position" in values:
            game = self._position(position, values.get("Seed"))
            head.only_position()
            if values.get("Seed", game.seed) != game.seed:
                raise head.wrong("Seed", "no other seed than the position names", repr(values["Seed"]))
            return game, game.setup, position
        if "Seed" not in values:
            line = min(len(self.lines), 1 + len(values))
            raise NotationError("the tags Game, Players and Seed, or Position", "no Seed", line, 1)
        try:
            game = begin(head.setup(), values["Seed"])
        except SetupError as error:
            raise head.wrong("Game", "a setup that can be played", str(error)) from error
        return game, game.setup, ""

    def _position(self, position: str, seed: str | None) -> Game:
        line, column = self.head.places["Position"]
        try:
            return parse_position(Scanner(position, line), seed)
        except NotationError as error:  # escapes in the quoted value shift the column
            column += len(quoted(position[: error.column - 1]))
            raise NotationError(error.expected, error.got, line, column) from error

    # --- moves

    def _move(self, game: Game, scan: Scanner) -> None:
        if self.ended:
            raise scan.wrong("nothing after the result")
        if scan.accept("turn "):
            self._turn(game, scan)
        elif scan.accept("result:"):
            self._result(game, scan)
        else:
            if len(self.choices) >= MOST:
                raise scan.wrong(f"at most {MOST} moves")
            self.choices.append(self._choice(game, scan))

    def _turn(self, game: Game, scan: Scanner) -> None:
        expected = f"turn {game.state.turn_no}: {SEATS[game.state.turn]}"
        if scan.text != expected:
            raise scan.wrong(repr(expected), 0)

    def _result(self, game: Game, scan: Scanner) -> None:
        scan.match("[ \t]+")
        if scan.text[scan.at :] != outcome(game):
            raise NotationError(
                f"{outcome(game)!r}, as the moves show", clipped(scan.text[scan.at :]), scan.line, scan.column + scan.at
            )
        self.ended = True

    def _choice(self, game: Game, scan: Scanner) -> int:
        """Play the move on this line, and return it as an entry of `Game.choices`."""
        seat = scan.match("[A-H](?=:)")
        if not seat:
            raise scan.wrong("a move (A: ...), turn N: A, or result: ...")
        who = SEATS.index(seat)
        scan.expect(":")
        scan.match("[ \t]+")
        words = " ".join(scan.text[scan.at :].split())
        if words == "undo":
            if not game.can_undo(who):
                raise scan.wrong(f"a choice that {seat} can take back")
            game.undo(who)
            return UNDO - who
        if words == "talk":
            if not game.talk_price(who):
                raise scan.wrong(f"a moment at which talking costs {seat} a life")
            game.talk(who)
            return TALK - who
        if game.ask is None:
            raise scan.wrong("the result, the game is over", 0)
        if game.ask.who != who:
            raise scan.wrong(f"{SEATS[game.ask.who]}, who is asked ({game.ask.why})", 0)
        options = named(game)
        if words not in options:
            raise NotationError(offer(words, options), clipped(words), scan.line, scan.column + scan.at)
        game.apply(options[words])
        return options[words]
