"""Games of a plan, played by its bots with some random moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from boomtown.bots import Bot, History, make_bot
from boomtown.bots.history import game_bots
from boomtown.evaluation.train.plan import Group, Plan
from boomtown.games import Game, new_game

TOO_LONG = 3000  # decisions; a game that gets there is left out

# Called at a sampled decision: the game, and the history of its public acts
Look = Callable[[Game, History], None]


def play_game(plan: Plan, group: Group, number: int, held_out: bool, look: Look, rate: float | None = None) -> Game:
    """Play one game and return it. `look` is called at a random share of the decisions."""
    rng = Random(f"{plan.seed}/{group.name}/{'held out' if held_out else 'train'}/{number}")
    policies = {*game_bots(group.game).policies, "random"}
    setup, names = plan.setup(group, rng), plan.bots(group, rng, policies)
    history = History()
    bots = [make_bot(name, rng.getrandbits(32), history) for name in names]
    answers = [_fast(bot, group.game) for bot in bots]
    fast = None not in answers and game_bots(group.game).choice_evidence is not None
    game = new_game(setup, f"{rng.getrandbits(64):x}", record=not fast)
    share = plan.rate if rate is None else rate
    decisions = 0
    while (ask := game.ask) is not None and decisions < TOO_LONG:
        decisions += 1
        who, question = ask.who, ask.question
        if rng.random() < share:
            if not fast:
                _update(history, game, who)
            look(game, history)
        if rng.random() < plan.odd:
            choice = ask.options[int(rng.random() * len(ask.options))]
        elif fast:
            choice = answers[who](question.name, ask.options, game.fast_view(who), history)
        else:
            choice = bots[who].choose(game, who)
        game.apply(choice)
        if fast and choice >= 0 and question.tells:
            history.record(group.game, question, who, choice)
    return game


def _update(history: History, game: Game, who: int) -> None:
    from boomtown.bots import Observation

    history.update(Observation(game, who))


def _fast(bot: Bot, game: str) -> Any:
    if bot.name == "random":
        rng = Random(bot.seed)
        return lambda why, options, view, history: options[int(rng.random() * len(options))]
    return getattr(bot.policy(game), "answer_fast", None)
