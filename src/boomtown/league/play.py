"""Games of a league. A bot that raises, answers illegally or takes too long loses the game."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any

from boomtown.bots.error_report import describe_error
from boomtown.games import Game, IllegalChoice, new_game
from boomtown.lab.simulate import TOO_LONG
from boomtown.league.bots import Choose, seated
from boomtown.league.other_version import NoAnswer, VersionsDiffer
from boomtown.league.plan import LeaguePlan, Match

Json = dict[str, Any]


class TooSlow(NoAnswer):
    """No answer within the bound."""


def play_deals(plan: LeaguePlan, match: Match, start: int, stop: int) -> list[list[Json]]:
    """Play the games of these deals; return the outcomes by deal.

    A bot that has once taken too long loses its other games of this part without playing.
    """
    games = match.games(plan)
    slow: set[str] = set()
    return [
        [play_game(plan, match, number, slow) for number in range(deal * games.together, (deal + 1) * games.together)]
        for deal in range(start, stop)
    ]


def play_game(plan: LeaguePlan, match: Match, number: int, slow: set[str]) -> Json:
    """Play a game of a match. Return the roles by seat and the winning seats, or the `fault` of a seat.

    `slow`: bots that do not play any more; the game adds to it.
    """
    games = match.games(plan)
    names = [games.bot_at(number, seat) for seat in range(games.players)]
    game = new_game(games.setup(), games.deal(number))
    roles = [game.view(seat)["seats"][seat]["role"] for seat in range(games.players)]
    outcome: Json = {"bots": names, "roles": roles, "winners": [], "decisions": 0}
    for seat, name in enumerate(names):
        if name in slow:
            return outcome | {"fault": [seat, "was too slow in an earlier game of the same part"]}
    try:
        _play(game, seated(games, number, plan.versions, plan.seconds), plan.seconds)
    except VersionsDiffer:
        raise
    except NoAnswer as error:
        assert game.ask is not None
        slow.add(names[game.ask.who])
        return outcome | {"decisions": game.moves, "fault": [game.ask.who, str(error)]}
    except (Exception, SystemExit) as error:
        if game.ask is None:
            raise  # a fault of the rules
        said = describe_error(error, names[game.ask.who], game)  # type: ignore[arg-type]
        return outcome | {"decisions": game.moves, "fault": [game.ask.who, said]}
    result = game.result
    if result is None:
        return outcome | {"decisions": game.moves}
    return outcome | {"roles": result["roles"], "winners": sorted(game.winners), "decisions": game.moves}


def _play(game: Game, bots: Sequence[Choose], seconds: float) -> None:
    """Play to the end, or until it takes too long."""
    with _alarm() as bound:
        while (ask := game.ask) is not None and game.moves < TOO_LONG:
            bound(seconds)
            choice = bots[ask.who](game)
            bound(0.0)
            if type(choice) is not int or choice not in ask.options:
                raise IllegalChoice(f"expected an option, got {choice!r} (ask: {ask.why})")
            game.apply(choice)


@contextmanager
def _alarm() -> Generator[Callable[[float], None]]:
    """Yield a function that sets the bound of the next answer; 0 ends it. TooSlow is raised in the bot.

    The alarm comes again in case the bot catches the error. It cannot stop compiled code that does not return; a bot of
    another version, which has its own process, is stopped in any case.
    """
    limit = 0.0

    def ring(*_: object) -> None:
        raise TooSlow(f"no answer within {limit:g} s")

    def bound(seconds: float) -> None:
        nonlocal limit
        limit = seconds
        signal.setitimer(signal.ITIMER_REAL, seconds, seconds)

    before = signal.signal(signal.SIGALRM, ring)
    try:
        yield bound
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
