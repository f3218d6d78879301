"""Puzzles found in games of bots, each game by its seed, so that a run can continue after a stop."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boomtown.bots import History, make_bot
from boomtown.games import DEFAULT, Game, new_game
from boomtown.notation import write_position
from boomtown.puzzles.difficulty import found_by
from boomtown.puzzles.format import Puzzle
from boomtown.puzzles.proof import MOST, chances, rules_of, solve
from boomtown.puzzles.search import ROLES, SURVIVE, WIN, Position, Rules, Search, TooLarge

PLAYERS = (4, 5, 6, 7)
PLAYING = ("quick", "greenhorn", "hothead", "loyalist")
SURE = 0.75  # probability of a role of one seat, at least, in a puzzle about roles
CERTAIN = 0.9  # probability of a role, so that at least one seat stays in doubt
LEAST_HIDDEN = 3  # seats with a hidden role in one


def puzzles_of(number: int, kind: str) -> Iterator[Puzzle]:
    """Yield the puzzles of a kind in the game of that number, at most one for a turn."""
    yield from (_roles(number) if kind == ROLES else _proved(number, kind))


def _begin(number: int, *, record: bool) -> tuple[Game, str]:
    players = PLAYERS[number % len(PLAYERS)]
    return new_game({"game": DEFAULT, "players": players}, f"puzzle {number}", record=record, knowledge=False), (
        PLAYING[number // len(PLAYERS) % len(PLAYING)]
    )


def _proved(number: int, kind: str) -> Iterator[Puzzle]:
    game, name = _begin(number, record=False)
    history = History()
    bot, rules, turn, count = make_bot(name, number, history), rules_of(game.name), -1, 0
    while game.ask is not None:
        seat, now = game.ask.who, rules.turn(game)
        if now != turn and rules.is_provable(game, seat) and rules.is_promising(game, seat, kind):
            found = _puzzle(game, kind, history, f"{kind}-{number}-{count}")
            if found is not None:
                turn, count = now, count + 1
                yield found
        choice = bot.choose(game, seat)
        history.record(game.name, game.ask.question, seat, choice)
        game.apply(choice)


def _puzzle(game: Game, kind: str, history: History, name: str) -> Puzzle | None:
    assert game.ask is not None
    seat, rules = game.ask.who, rules_of(game.name)
    search, at = Search(rules, kind, MOST), rules.start(game, seat, kind)
    codes = solve(search, at)
    if codes is None or (kind == SURVIVE and _wins(rules, rules.start(game, seat, WIN))):
        return None
    positions, search.most = search.seen, 10 * MOST
    found = found_by(search, at, history, seat)
    if min(found.values()) == 1:
        return None
    line = write_position(rules.hide(at, Random(name).random), seed=False, memory=False)
    words = sorted(game.words(code) for code in codes)
    return Puzzle(name, kind, seat, line, words, len(game.ask.options), positions, found)


def _wins(rules: Rules, at: Position) -> bool:
    """Return whether the seat can win in this turn, or a search cannot tell."""
    try:
        return Search(rules, WIN, MOST).holds(at)
    except TooLarge:
        return True


def _roles(number: int) -> Iterator[Puzzle]:
    game, name = _begin(number, record=True)
    history = History()
    bot, random = make_bot(name, number, history), Random(number)
    wanted, rules = 1 + random.randrange(3), rules_of(game.name)  # turns of each seat before the question
    while game.ask is not None:
        seat = game.ask.who
        if game.ask.why == "play" and rules.turn(game) > wanted * game.players:
            found = chances(game, seat)
            hidden = [of for of in found if of]
            most = [max(of.values()) for of in hidden]
            if len(most) >= LEAST_HIDDEN and min(most) < CERTAIN and max(most) >= SURE:
                choices = [*(game.choices or ())]
                setup = {"game": game.name, "players": game.players}
                yield Puzzle(
                    f"roles-{number}", ROLES, seat, setup=setup, seed=game.seed, choices=choices, chances=found
                )
            return
        game.apply(bot.choose(game, seat))
