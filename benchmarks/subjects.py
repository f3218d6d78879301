"""Subjects of the benchmarks: an engine, its game, and the work done at each decision."""

from __future__ import annotations

from dataclasses import dataclass

RULES, OBSERVE, BOTS = "rules", "observe", "bots"  # the three tables

OURS = {
    "card-5": "card game, 5 players, base",
    "card-5-all": "card game, 5 players, all sets",
    "card-8-all": "card game, 8 players, all sets",
    "dice-5": "Dice Game, 5 players, base",
    "dice-8-all": "Dice Game, 8 players, all modules",
}
CARD_GAME_ONLY = ("quick",)
BASE = "card-5"  # the reference for other mixes of sets
# Setups of the card game for engine.py, with the games per measurement: base; with Dodge City and the event decks;
# with all sets up to Wild West Show; with all sets
CARDS = {BASE: 16, "card-7": 12, "card-7-first5": 10, "card-8-first8": 8, "card-7-all": 10, "card-8-all": 8}


@dataclass(frozen=True)
class Subject:
    """One measured subject. `module`, `game` and `task` are passed to benchmarks/play; the rest is for the table."""

    table: str
    engine: str
    title: str
    module: str
    game: str
    task: str
    ours: bool = False

    @property
    def key(self) -> str:
        return f"{self.engine}/{self.game}/{self.task}"


def ours(bots: list[str]) -> list[Subject]:
    found = [_our(RULES, game, "rules") for game in OURS]
    found += [_our(OBSERVE, game, "observe") for game in OURS]
    found += [_our(OBSERVE, game, "env", " (PettingZoo)") for game in ("card-5", "dice-5")]
    found.append(_our(OBSERVE, "card-5", "batch", " (batch of 64)"))
    return found + [_our(BOTS, game, f"bot:{bot}", f" ({bot})") for bot in bots for game in OURS if _plays(bot, game)]


def _plays(bot: str, game: str) -> bool:
    return bot not in CARD_GAME_ONLY or game.startswith("card")


def _our(table: str, game: str, task: str, how: str = "") -> Subject:
    return Subject(table, "boomtown", OURS[game] + how, "benchmarks.play.ours", game, task, ours=True)


def peers() -> list[Subject]:
    found = [Subject(RULES, "python-chess", "chess", "benchmarks.play.python_chess", "chess", "rules")]
    found += [_openspiel(task, game) for game in ("hearts", "gin_rummy") for task in (RULES, OBSERVE)]
    found += [_rlcard(RULES, "uno"), _rlcard(OBSERVE, "uno"), _rlcard(OBSERVE, "gin-rummy")]
    return found + [_classic(game) for game in CLASSIC]


CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "gin_rummy_v4",
    "hanabi_v5",
    "chess_v6",
)


def _openspiel(task: str, game: str) -> Subject:
    players = {"hearts": 4, "gin_rummy": 2}[game]
    return Subject(task, "OpenSpiel", f"{game}, {players} players", "benchmarks.play.openspiel", game, task)


def _rlcard(task: str, game: str) -> Subject:
    return Subject(task, "RLCard", f"{game}, 2 players", "benchmarks.play.rlcards", game, task)


def _classic(game: str) -> Subject:
    return Subject(OBSERVE, "PettingZoo", game, "benchmarks.play.aec", game, "observe")
