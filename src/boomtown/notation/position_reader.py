"""Reader of positions. Invalid text raises NotationError with the place and what was expected, and no other error."""

from __future__ import annotations

from boomtown.games import BoomtownError, Game, SetupError, load_game, new_game
from boomtown.kernel.chance import Chance
from boomtown.kernel.game import FORMAT
from boomtown.notation.codecs import NAME_WORD, SEATS, Number, Seat, Word, read_scalar, unescaped
from boomtown.notation.dialect import Dialect, Field, Json, dialect_named, known, sets_of, unsaid_of
from boomtown.notation.errors import NotationError, clipped
from boomtown.notation.scanner import Scanner
from boomtown.notation.values import Values, fallback_fields

LONGEST = 200_000  # characters of a line
UNSEEDED = "position"  # seed of a line without one
MANY = 1_000_000  # moves, turns, draws


def read_position(line: str, *, seed: str | None = None) -> Game:
    """Return the game that `write_position` wrote. Raises NotationError for an invalid line.

    `seed` is used if the line names none. The game records events and choices from here on.
    """
    return parse_position(Scanner(line.rstrip()), seed)


def parse_position(scan: Scanner, seed: str | None = None) -> Game:
    """Do the same as `read_position` for a line within a text."""
    if len(scan.text) > LONGEST:
        raise NotationError(f"a line of at most {LONGEST} characters", str(len(scan.text)), scan.line, scan.column)
    return PositionReader(scan).read(seed)


class PositionReader:
    """Parser of one line. It builds the data that `Game.save` writes.

    `parse` reads the words; `game` checks that the position can be played.
    """

    def __init__(self, scan: Scanner) -> None:
        self.scan = scan
        self.dialect, self.setup = read_opening(scan)
        self.n: int = self.setup["players"]
        self.state = self.dialect.fresh(self.n)
        self.values = Values(self.dialect, self.n)
        self.stack: list[Json] | None = None
        self.above = False  # the steps of the line are above the usual ones
        self.numbers = {"move": 0, "draws": 0}
        self.seed: str | None = None
        self.too_many_lives: NotationError | None = None

    # --- the words of the line

    def read(self, seed: str | None) -> Game:
        """Return the game of the line. Raises NotationError for an invalid one."""
        self.parse()
        return self.game(seed)

    def parse(self) -> None:
        """Read all words of the line into `state`, in packed form, without a check of the whole."""
        scan = self.scan
        for p in range(self.n):
            self._seat(p)
        self._at()
        known = {f.word: f for f in (*self.dialect.fields, *fallback_fields(self.dialect, self.state, self.values))}
        given: set[str] = set()
        while not scan.done:
            scan.expect(" ", "a blank, then another word")
            start = scan.at
            word = scan.take(NAME_WORD, "a word and =")
            scan.expect("=")
            if word in given:
                raise scan.wrong(f"{word} only once", start)
            given.add(word)
            self._word(word, start, known)
        for field in self.dialect.fields:
            if field.word not in given and field.default:
                field.put(self.state, field.default(self.state, self.setup))

    def _seat(self, p: int) -> None:
        scan, state = self.scan, self.state
        scan.expect(f" {SEATS[p]}:", f"a blank, then seat {SEATS[p]}:")
        self.dialect.read_who(scan, state, p)
        scan.expect(".", "a full stop, then lives")
        start = scan.at
        state["alive"][p] = not scan.accept("x")
        number = scan.match("-?[0-9]{1,2}")
        if not number and state["alive"][p]:
            raise scan.wrong("lives, or x for out of the game", start)
        state["life"][p] = int(number or 0)
        most = int(scan.take("[0-9]{1,2}", "the most lives")) if scan.accept("/") else None
        state["max_life"][p] = self.dialect.most(state, p, self.setup) if most is None else most
        if state["life"][p] > state["max_life"][p]:
            expected = f"at most {state['max_life'][p]} lives for seat {SEATS[p]}"
            error = NotationError(expected, clipped(number), scan.line, scan.column + start)
            self.too_many_lives = self.too_many_lives or error
        self.dialect.read_more(scan, state, p)

    def _at(self) -> None:
        scan, state = self.scan, self.state
        scan.expect(" at=", "a blank, then at= and whose turn it is")
        state["turn"] = Seat().read(scan, self.n)
        state["turn_no"] = Number(0, MANY).read(scan, self.n)
        scan.expect(".", "a full stop, then the phase")
        state["phase"] = Word(self.dialect.phases).read(scan, self.n)

    def _word(self, word: str, start: int, known: dict[str, Field]) -> None:
        scan = self.scan
        if word == "steps":
            self._steps()
        elif word == "seed":
            self.seed = unescaped(scan)
        elif word in self.numbers:
            self.numbers[word] = Number(0, MANY).read(scan, self.n)
        elif word in known:
            known[word].put(self.state, known[word].codec.read(scan, self.n))
        else:
            raise scan.wrong(f"one of {', '.join([*known, 'steps', *self.numbers, 'seed'])}", start)

    def _steps(self) -> None:
        scan = self.scan
        self.above = scan.accept("..")
        self.stack = []
        if scan.accept("-"):
            return
        while True:
            start = scan.at
            step = self.values.read(scan)
            if not isinstance(step, dict):
                raise scan.wrong("a step", start)
            self.stack.append(step)
            if not scan.accept(","):
                return

    # --- the game

    def game(self, seed: str | None, advance: Chance | None = None) -> Game:
        """Return the game after `parse`. Raises NotationError for a position that cannot be played.

        `advance`: play up to the first question with this chance, where the steps that wait ask none. Without it the
        game does not advance: a text must not be able to keep the engine busy.
        """
        scan, state = self.scan, self.state
        if self.too_many_lives:
            raise self.too_many_lives
        seed = self.seed if self.seed is not None else UNSEEDED if seed is None else seed
        self.dialect.check(scan, state, self.setup, Chance(seed))
        state["draws"] = self.numbers["draws"]
        stack = self.waiting()
        if bool(stack) == bool(state["side"]):
            raise scan.wrong("side= and won=, and nothing else, once a game is over")
        if stack and not any(state["alive"]):
            raise scan.wrong("at least one seat in the game")
        data = {
            "format": FORMAT,
            "game": self.dialect.game,
            "setup": self.setup,
            "seed": seed,
            "moves": self.numbers["move"],
            "events": 0,
            "choices": [],
            "past": [],
            "state": state,
            "stack": stack,
            "ask": None,
        }
        try:
            game = load_game(data)
            self._resume(game, advance)
        except Exception as error:  # any contradiction is a fault of the text
            got = str(error) if isinstance(error, BoomtownError) else f"{type(error).__name__}: {error}"
            raise NotationError("a position that can be played on", got, scan.line, scan.column) from error
        return game

    def _resume(self, game: Game, advance: Chance | None) -> None:
        try:
            resume(game)
        except NotWaitingError:
            if advance is None:
                raise
            game.chance = advance
            game.begin()

    def waiting(self) -> list[Json]:
        """Return the steps that wait, with the usual ones."""
        usual = self.dialect.usual(self.state)
        return usual if self.stack is None else [*usual, *self.stack] if self.above else self.stack


def read_opening(scan: Scanner) -> tuple[Dialect, Json]:
    """Read game, sets and options, and count the seats that follow.

    Returns the dialect and the complete setup. Raises NotationError if the setup is invalid.
    """
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
    """Return the number of seats. Raises NotationError if a letter is missing between others."""
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


class NotWaitingError(BoomtownError):
    """The step on top of the stack asks no question."""


def resume(game: Game) -> None:
    """Make the step on top of the stack ask its question. Raises NotWaitingError if it does something else.

    A step changes nothing when it asks, so the question is the same as before.
    """
    if not game.stack:
        return
    twin = game.clone()
    ask = twin.stack.pop().run(twin)
    if ask is None or not ask.options:
        raise NotWaitingError(f"{type(game.stack[-1]).__name__} asks nothing")
    if not 0 <= ask.who < game.players:
        raise NotWaitingError(f"{type(game.stack[-1]).__name__} asks a seat that does not exist")
    ask, choice = twin.put(ask)
    if not choice:
        raise NotWaitingError(f"{type(game.stack[-1]).__name__} leaves no choice")
    game.ask = ask
