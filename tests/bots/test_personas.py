"""Personas play differently from greenhorn, each in its own way."""

from __future__ import annotations

import pytest

from boomtown.bots import History, make_bot
from boomtown.games import new_game

GAMES = 6
PERSONAS = ("hothead", "timid", "loyalist")


def acts(bot: str) -> list[list[tuple[int, int]]]:
    """Return (by, to) of the first acts of harm against one player in some games of five equal bots."""
    found = []
    for seed in range(GAMES):
        played, history = new_game({"players": 5}, f"persona {seed}"), History()
        bots = [make_bot(bot, 1, history) for _ in range(5)]
        for _ in range(80):
            if played.ask is None:
                break
            played.apply(bots[played.ask.who].choose(played, played.ask.who))
        found.append([(by, to) for by, to, harm in history.acts if harm > 0 and to >= 0])
    return found


def repaid(bot: str) -> float:
    """Return the share of acts against a seat that had harmed the actor before."""
    games = acts(bot)
    revenge = sum((to, by) in game[:i] for game in games for i, (by, to) in enumerate(game))
    return revenge / sum(map(len, games))


def test_a_hothead_takes_revenge() -> None:
    assert repaid("hothead") > 1.3 * repaid("greenhorn")


def test_a_timid_bot_and_a_loyalist_attack_less() -> None:
    plain, timid, loyalist = (sum(map(len, acts(bot))) for bot in ("greenhorn", "timid", "loyalist"))
    assert timid < loyalist < plain


@pytest.mark.parametrize("name", PERSONAS)
def test_every_persona_ends_a_game_of_dice(name: str) -> None:
    played = new_game({"game": "dice", "players": 5}, "end", record=False)
    bots = [make_bot(name, 1, None, "dice") for _ in range(5)]
    while played.ask is not None:
        played.apply(bots[played.ask.who].choose(played, played.ask.who))
    assert played.result


def test_the_duel_has_no_personas() -> None:
    with pytest.raises(ValueError, match="expected a bot from random, greenhorn, marshal, quick"):
        make_bot("timid", 1, game="duel")
