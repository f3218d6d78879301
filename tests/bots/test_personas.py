"""Personas play differently from greenhorn, each in its own way."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from boomtown.bots import History, make_bot
from boomtown.duel.codes import MARKER
from boomtown.games import new_game
from boomtown.kernel.frame import END, PASS

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


@cache
def duels(bot: str) -> Counter[str]:
    """Return what a bot did in some games of The Duel against greenhorn, by kind of act."""
    done: Counter[str] = Counter()
    for seed in range(GAMES):
        played, seat = new_game({"game": "duel", "players": 2}, f"persona {seed}", record=False), seed % 2
        bots = [make_bot(bot if p == seat else "greenhorn", 1) for p in range(2)]
        while played.ask is not None:
            who, why = played.ask.who, played.ask.why
            choice = bots[who].choose(played, who)
            if who == seat:
                done["swaps"] += choice == MARKER and why == "act"
                done["hits"] += why == "hit"
                done["dodges"] += why == "hit" and choice != PASS
                if why == "act" and choice == END:
                    done["turns"] += 1
                    done["kept"] += len(played.fast_view(who).hand)
            played.apply(choice)
    return done


def share(bot: str, part: str, of: str) -> float:
    """Return the quotient of two counts of a bot in The Duel."""
    return duels(bot)[part] / duels(bot)[of]


def test_in_the_duel_a_hothead_dodges_less_and_a_timid_bot_more() -> None:
    hothead, plain, timid = (share(bot, "dodges", "hits") for bot in ("hothead", "greenhorn", "timid"))
    assert hothead < plain < timid


def test_in_the_duel_a_timid_bot_keeps_more_cards() -> None:
    assert share("timid", "kept", "turns") > 1.2 * share("greenhorn", "kept", "turns")


def test_in_the_duel_a_loyalist_swaps_its_characters_more() -> None:
    assert share("loyalist", "swaps", "turns") > 1.2 * share("greenhorn", "swaps", "turns")
