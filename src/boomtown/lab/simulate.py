"""Simulation of many games between bots. The same plan gives the same numbers with any number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from typing import Any

from boomtown.bots import Bot, History, find_policy, make_bot
from boomtown.bots.error_report import describe_error
from boomtown.bots.rollout import play_out
from boomtown.games import DEFAULT, Ask, Game, SetupError, new_game, spec_of
from boomtown.lab.paired import Lead, Pair, leads
from boomtown.lab.processes import in_order

TOO_LONG = 20_000  # decisions; a game that gets there is counted as unfinished
MOST_KNOWN = 200_000  # choices of which it is kept what they count for
CHUNK = 25  # games a process takes at a time


@cache
def need_events(bots: tuple[str, ...], game: str) -> bool:
    """Return True if one of these bots reads the events of the game."""
    return any(getattr(find_policy(name, game), "events", True) for name in bots)


@dataclass(frozen=True, slots=True)
class Plan:
    """Games to play. `bots` are dealt to the seats in rotation, one seat further each game.

    `paired`: each deal is played once per player, in consecutive games, so that each bot has had each seat equally
    often; `games` is then a multiple of `players`.
    """

    games: int
    players: int = 5
    bots: tuple[str, ...] = ("greenhorn",)
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, bool | int | str], ...] = ()
    seed: str = "0"
    game: str = DEFAULT
    paired: bool = False

    def setup(self) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "sets": list(self.sets), "options": dict(self.options)}

    @property
    def together(self) -> int:
        """Number of games with the same deal."""
        return self.players if self.paired else 1

    def bot_at(self, game: int, seat: int) -> str:
        deal, turn = divmod(game, self.together)
        return self.bots[(deal + (seat + turn) % self.players) % len(self.bots)]

    def deal(self, game: int) -> str:
        """Return the seed of a game."""
        return f"{self.seed}/{game // self.together}"

    @property
    def events(self) -> bool:
        """True if one of the bots needs the events of the game."""
        return need_events(self.bots, self.game)

    def check(self) -> None:
        """Raise SetupError if the plan cannot be played."""
        if self.games < 1:
            raise SetupError(f"games must be 1 or more, got {self.games!r}")
        if not self.bots:
            raise SetupError("expected at least one bot, got none")
        try:
            for name in self.bots:
                make_bot(name, 0, game=self.game)
        except ValueError as error:
            raise SetupError(str(error)) from error
        new_game(self.setup(), self.seed, record=False)
        if self.paired:
            self._check_pairs()

    def _check_pairs(self) -> None:
        if len(set(self.bots)) < 2:
            raise SetupError(f"paired games compare bots: expected at least two, got {self.bots[0]!r} alone")
        if left := self.games % self.players:
            less, more = self.games - left, self.games - left + self.players
            counts = f"{less} or {more}" if less else str(more)
            raise SetupError(
                f"paired games play each deal once for each of the {self.players} players: "
                f"expected a multiple such as {counts}, got {self.games}"
            )


@dataclass(slots=True)
class Tally:
    """Sums over games. Seats of one role and bot count once per game under (bot, role), won if one of them won.

    Except for two renegades they win or lose together. A special role counts under the plain one too. Things that sets
    count (`GameSpec.counted`) count once per game and seat; `times` has the number of times. `leads`: of paired games,
    over the deals that were all played to the end.
    """

    games: int = 0
    unfinished: int = 0
    turns: int = 0
    decisions: int = 0
    sides: Counter[str] = field(default_factory=Counter)
    played: Counter[tuple[str, ...]] = field(default_factory=Counter)  # (role,), (bot, role), ("bot", bot), ...
    won: Counter[tuple[str, ...]] = field(default_factory=Counter)
    times: Counter[tuple[str, ...]] = field(default_factory=Counter)  # counts that a seat may have several times
    leads: dict[Pair, Lead] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.turns += other.turns
        self.decisions += other.decisions
        self.sides.update(other.sides)
        self.played.update(other.played)
        self.won.update(other.won)
        self.times.update(other.times)
        for pair, lead in other.leads.items():
            self.leads.setdefault(pair, Lead()).add(lead)

    def plus(self, other: Tally) -> Tally:
        """Return the sum of both; this tally stays as it is."""
        leads = {pair: replace(lead) for pair, lead in self.leads.items()}
        won, times = self.won.copy(), self.times.copy()
        found = replace(self, sides=self.sides.copy(), played=self.played.copy(), won=won, times=times, leads=leads)
        found.add(other)
        return found

    def by_bot(self, of: Counter[tuple[str, ...]]) -> dict[str, int]:
        """Return the seats by bot, of `played` or `won`."""
        return {key[1]: seats for key, seats in of.items() if key[0] == "bot"}

    def count(self, key: tuple[str, ...], won: bool) -> None:
        self.played[key] += 1
        self.won[key] += won


def bots_of(plan: Plan, number: int, history: History) -> list[Bot]:
    """Return the bots of one game by seat; they share a history of the public events."""
    return [make_bot(plan.bot_at(number, p), seed_of(plan, number, p), history) for p in range(plan.players)]


def seed_of(plan: Plan, number: int, seat: int) -> int:
    """Return the seed of the bot at a seat in game `number`."""
    return int.from_bytes(blake2b(f"{plan.seed}/{number}/{seat}".encode(), digest_size=4).digest(), "little")


def play_one(plan: Plan, number: int) -> Tally:
    """Play game `number` of the plan. An error of a bot passes through, with a note about the place."""
    events = plan.events
    game = new_game(plan.setup(), plan.deal(number), record=events)
    specials = _specials(plan, game)
    history, things = History(), Things(game)
    try:
        decisions = play_bots(game, bots_of(plan, number, history), None if events else history, things)
    except Exception as error:
        error.add_note(_where(plan, number, game, error))
        raise
    tally = Tally(games=1, decisions=decisions)
    view = game.view(None)
    tally.turns = view["turn_no"]
    result = game.result
    if result is None:
        tally.unfinished = 1
        return tally
    tally.sides[result["side"]] += 1
    winners = set(result["winners"])
    once: dict[tuple[str, ...], bool] = {}
    for seat, seen in enumerate(view["seats"]):
        role, won, bot = seen["role"], seat in winners, plan.bot_at(number, seat)
        for of in (("role", role), ("role", bot, role)):
            once[of] = once.get(of, False) or won
        tally.count(("bot", bot), won)
        if specials[seat]:
            tally.count(("special", specials[seat]), won)
        if seen.get("team"):
            tally.count(("ghost renegade", seen["team"]), won)
        for name in spec_of(plan.game).characters(seen):
            tally.count(("character", name), won)
        for group in spec_of(plan.game).groups(view, seat).items():
            tally.count(("group", *group), won)
        for thing, times in things.had[seat].items():
            tally.count(thing, won)
            tally.times[thing] += times
    for key, won in once.items():
        tally.count(key, won)
    return tally


def _where(plan: Plan, number: int, game: Game, error: Exception) -> str:
    """Return a description of the game and of the part that failed."""
    of = f"game {number} of the plan (seed {plan.deal(number)!r}, {plan.players} players), decision {game.moves}"
    return f"{of}: {describe_error(error, plan.bot_at(number, game.ask.who) if game.ask else '', game)}"


Thing = tuple[str, str]  # the name of a table, and what it counts


@cache
def _known_choices(readers: tuple[tuple[str, Callable[[int], str]], ...]) -> dict[int, tuple[Thing, ...]]:
    """Return a cache by choice, for games with these readers: the entries that a choice adds to the counts."""
    return {}


class Things:
    """Counts of one game by seat: equipment and other entries that its sets count."""

    def __init__(self, game: Game) -> None:
        self.readers = tuple(spec_of(game.name).counted(game.setup).items())
        self.had: list[Counter[tuple[str, ...]]] = [Counter() for _ in range(game.players)]
        self.known = _known_choices(self.readers)

    def saw(self, seat: int, choice: int) -> None:
        things = self.known.get(choice)
        if things is None:
            things = tuple([(table, name) for table, reads in self.readers if (name := reads(choice))])
            if len(self.known) < MOST_KNOWN:
                self.known[choice] = things
        for thing in things:
            self.had[seat][thing] += 1


def play_bots(
    game: Game,
    bots: Sequence[Bot],
    history: History | None,
    things: Things,
    decided: Callable[[Ask, int], object] | None = None,
) -> int:
    """Play to the end, or until it takes too long; return the number of decisions.

    `history`: the record of the decisions, if the game records no events. `decided` gets each question and its answer,
    before the answer is applied.
    """
    answers: list[Any] = [getattr(bot.policy(game.name), "answer_fast", None) for bot in bots]
    if history is not None and decided is None and None not in answers:
        made: list[tuple[int, int]] = []
        decisions = play_out(game, answers, history, TOO_LONG, made if things.readers else None)
        for who, choice in made:
            things.saw(who, choice)
        return decisions
    decisions = 0
    while (ask := game.ask) is not None and decisions < TOO_LONG:
        who = ask.who
        choice = bots[who].choose(game, who)
        if decided is not None:
            decided(ask, choice)
        game.apply(choice)
        things.saw(who, choice)
        if history is not None and ask.question.tells:
            history.record(game.name, ask.question, who, choice)
        decisions += 1
    return decisions


@cache
def _deals_specials(plan: Plan) -> bool:
    """Return True if the setup, not the deal, has special roles."""
    return "special" in new_game(plan.setup(), plan.seed, record=False).view(0)["seats"][0]


def _specials(plan: Plan, game: Game) -> list[str]:
    """Return the special role dealt to each seat, "" for a plain one; a role may change hands later."""
    if not _deals_specials(plan):
        return [""] * game.players
    return [game.view(p)["seats"][p].get("special") or "" for p in range(game.players)]


def play_chunk(plan: Plan, start: int, stop: int) -> Tally:
    """Play these games; whole deals of paired ones."""
    total = Tally()
    for first in range(start, stop, plan.together):
        total.add(_play_deal(plan, first) if plan.paired else play_one(plan, first))
    return total


def _play_deal(plan: Plan, first: int) -> Tally:
    total = Tally()
    for number in range(first, first + plan.players):
        total.add(play_one(plan, number))
    if not total.unfinished:
        total.leads = leads(plan.bots, total.by_bot(total.played), total.by_bot(total.won))
    return total


class Stopped(KeyboardInterrupt):
    """Ctrl-C; `tally` has the sums over the finished games."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(f"stopped after {tally.games} games")
        self.tally = tally


def simulate(plan: Plan, jobs: int = 1, done: Callable[[int], object] = lambda games: None) -> Tally:
    """Play the plan in `jobs` processes; `done` gets the number of games finished since its last call.

    Raises SetupError if the plan cannot be played, Stopped after Ctrl-C.
    """
    plan.check()
    total = Tally()
    try:
        with closing(_chunks(plan, jobs)) as parts:
            for part in parts:
                total = total.plus(part)  # whole games, whenever Ctrl-C comes
                done(part.games)
    except KeyboardInterrupt:
        raise Stopped(total) from None
    return total


def _chunks(plan: Plan, jobs: int) -> Generator[Tally]:
    size = max(1, CHUNK // plan.together) if jobs > 1 else 1
    starts = range(0, plan.games, size * plan.together)
    stops = [min(start + starts.step, plan.games) for start in starts]
    return in_order(play_chunk, ((plan, a, b) for a, b in zip(starts, stops, strict=True)), jobs)
