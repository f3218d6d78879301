"""States of tables that the component tests show. The engine makes them in the process of the test."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins

from boomtown.games import Game, catalog, new_game
from boomtown.kernel.chance import Chance
from boomtown.server.engine import adapter
from boomtown.server.tables.server_messages import PlayerFigures
from tests.card.position import Position, seat
from tests.dice.table import MODULES, Table

CODE = "dusty4"
NAMES = ("Kateřina", "Matěj", "Zuzana", "", "Lorenzo", "Ľubomír", "Agnieszka", "Maximilian")
ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw", "deputy", "renegade")
CAST = (
    "Vera Custer", "Slab the Killer", "Suzy Lafayette", "Calamity Janet",
    "José Delgado", "Claus the Saint", "Paul Regret", "Doc Holyday",
)  # fmt: skip
BASE_CAST = ("Willy the Kid", "Slab the Killer", "Suzy Lafayette", "Calamity Janet", "Jourdonnais")
DICE_CAST = (
    "Lucky Duke", "El Gringo", "Rose Doolan", "Jourdonnais",
    "Bart Cassidy", "Calamity Janet", "Slab the Killer", "Suzy Lafayette",
)  # fmt: skip
BASE_FRONTS = ("Barrel", "Mustang, Winchester", "", "Schofield, Scope", "Volcanic, Dynamite")
FRONTS = (
    "Sombrero, Barrel, Whip", "Mustang, Winchester, Hideout, Binocular, Bible, Bomb", "",
    "Ten Gallon Hat, Schofield, Pepperbox", "Buffalo Rifle, Dynamite",
    "Iron Plate, Conestoga, Pony Express, Mustang, Canteen, Rev. Carabine", "Volcanic, Jail", "Derringer, Can Can",
)  # fmt: skip
STATIONS = ["Boom Town", "Cripple Crack", "Yooma", "Tombrock", "Virginian City", "Fort Woth", "Callico", "Silverado"]
NINE = tuple(one["id"] for one in catalog()["sets"][1:])
HAND = "BANG!, Missed!, Beer, Panic!, Wells Fargo"


@dataclass(frozen=True)
class TableState:
    """Messages of the server that show a table to one player."""

    game: Game
    viewer: int | None = 0  # None: a spectator
    purses: Sequence[float] | None = None
    seconds: int = 41  # left to answer
    bots_only: bool = False  # no other person is in the game

    def messages(self) -> list[dict[str, Any]]:
        return [{"t": "table", "table": self._table()}, self._state()]

    def _table(self) -> dict[str, Any]:
        setup = {"options": {}, "sets": [], **self.game.setup}
        seats = [
            {"name": name or "greenhorn", "kind": "human" if name else "bot", "bot": None if name else "greenhorn",
             "here": index != 4}
            for index, name in enumerate(NAMES[: setup["players"]])
        ]  # fmt: skip
        purse = {"start": 300, "increment": 5} if self.purses else None
        phase = "over" if self.game.over else "playing"
        return {
            "id": "x", "code": CODE, "title": "Dusty Creek", "phase": phase, "public": True, "timer": 60, "host": 0,
            "you": self.viewer, "watchers": 1, "round": 1, "setup": setup, "seats": seats, "purse": purse,
        }  # fmt: skip

    def _state(self) -> dict[str, Any]:
        asked = self.game.ask
        mine = asked is not None and asked.who == self.viewer
        state = {
            "t": "state", "round": 1, "view": self.game.view(self.viewer),
            "decision": self.game.decision(self.viewer) if mine else None,
            "events": self.game.events(0, self.viewer), "notes": [], "since": 0, "first": 0,
            "deadline": self.seconds if asked else None, "limit": 60, "purses": self.purses, "spent": [], "timed": True,
            "pause": None, "bots_only": self.bots_only, "speed": 1, "patience": None, "held": None, "quiet": [],
            "may_reveal": False, "revealed": False,
        }  # fmt: skip
        if not self.game.over:
            return state
        figures = [to_builtins(PlayerFigures.of(one)) for one in adapter.figures(self.game)]
        return state | {"seed": "0123abcd" * 8, "deal": None, "figures": figures}


def base_table(*, dead: bool = False, turn: str = "A") -> Position:
    """Return five players without an expansion. Seat A has the turn."""
    roles = ("deputy", "outlaw", "outlaw", "renegade", "sheriff") if dead else ROLES
    rows = zip(roles, BASE_CAST, BASE_FRONTS, strict=False)
    hands = ["" if dead else "BANG!, Missed!, Beer, Panic!", "BANG! 3C, Missed!", "Missed!", "Beer", "BANG! 4C"]
    seats = [
        seat(role, who) | {"dead": True} if dead and not i else seat(role, who, hands[i], front)
        for i, (role, who, front) in enumerate(rows)
    ]
    return Position(*seats, turn=turn, ask_forced=True)


def full_table(*, dead: bool = False, event: str = "Blessing") -> Position:
    """Return eight players with all nine expansions: an event, a show card, the train and a market are in play.

    `dead`: seat A is out, and B has the turn.
    """
    more: list[dict[str, Any]] = [{"gold": 2 * i % 5} for i in range(8)]
    more[0]["loads"] = {"Whip": 3, "character": 2}
    more[1] |= {"loads": {"Bomb": 3}, "equipment": ["Boots"]}
    rows = enumerate(zip(ROLES, CAST, FRONTS, more, strict=True))
    seats = [seat(role, who, "Missed!" if i else HAND, front, **rest) for i, (role, who, front, rest) in rows]
    if dead:
        seats[0] = seat("deputy", CAST[0]) | {"dead": True}
        seats[4] |= {"role": "sheriff"}
    train = {"engine": "Leland", "at": 2, "cars": ["Caboose", "Dining Car", "Mail Car"]}
    table = {"stations": STATIONS, "train": train, "offer": ["Shot", "Lucky Charm", "Rhum"], "show": "Gag"}
    return Position(*seats, turn="B" if dead else "A", sets=NINE, event=event, more=table, ask_forced=True)


def dice_table(players: int, why: str = "roll") -> Game:
    """Return a dice game with all modules in which seat 0 is asked this: whether to throw again, if not told."""
    seats = [f"{role}: {who}" for role, who in zip(ROLES[:players], DICE_CAST, strict=False)]
    game = Table(*seats, sets=list(MODULES), live=True).start().game
    game.chance = Chance("components")
    return played(game, lambda game: game.ask is not None and (game.ask.who, game.ask.why) == (0, why))


def dice_without_me() -> Game:
    """Return a dice game of eight with all modules in which seat 0 is out and seat 1 rolls."""
    roles = ("deputy", *ROLES[1:4], "sheriff", *ROLES[5:])
    seats = [f"{role}: {who}" for role, who in zip(roles, DICE_CAST, strict=True)]
    table = Table(*seats, sets=list(MODULES), live=True, turn=1)
    table.s.alive[0], table.s.life[0] = False, 0
    table.s.mark("shown", 0)
    table.s.refresh()
    game = table.start().game
    game.chance = Chance("components")
    return played(game, lambda game: game.ask is not None and (game.ask.who, game.ask.why) == (1, "roll"))


def played(game: Game, wanted: Callable[[Game], bool]) -> Game:
    """Choose random options until the game is as wanted."""
    rng = random.Random(4)
    while not wanted(game):
        assert game.ask, "expected such a state before the end of the game"
        game.apply(rng.choice(game.ask.options))
    return game


def is_over(game: Game) -> bool:
    return game.over


def duel() -> Game:
    """Return a game of The Duel some turns after its start, with a question for seat 0."""

    def in_the_middle(game: Game) -> bool:
        return game.ask is not None and game.ask.who == 0 and game.ask.why == "act" and game.view(0)["turn_no"] > 4

    return played(new_game({"game": "duel", "players": 2}, "components"), in_the_middle)


def choosing_fronts(who: int) -> Game:
    """Return a game of The Duel at its start: this seat chooses who goes in front."""
    game = new_game({"game": "duel", "players": 2}, "components")
    return played(game, lambda game: game.ask is not None and (game.ask.who, game.ask.why) == (who, "front"))


STATES: dict[str, Callable[[], TableState]] = {
    "five, my question": lambda: TableState(base_table().game),
    "five, waiting": lambda: TableState(base_table().game, viewer=1),
    "five, being shot": lambda: TableState(base_table(turn="B").do("B: play BANG! on A").game),
    "five, dead": lambda: TableState(base_table(dead=True, turn="B").game),
    "five, the end": lambda: TableState(played(base_table().game, is_over)),
    "eight and all sets, my question": lambda: TableState(full_table().game),
    "eight and all sets, waiting": lambda: TableState(full_table().game, viewer=1),
    "eight and all sets, bots play on": lambda: TableState(full_table(dead=True).game, bots_only=True),
    "eight and all sets, the end": lambda: TableState(played(full_table().game, is_over)),
    "dice for five, my question": lambda: TableState(dice_table(5)),
    "dice for eight, my question": lambda: TableState(dice_table(8)),
    "dice for eight, choosing dice": lambda: TableState(dice_table(8, "saloon")),
    "dice for eight, beer": lambda: TableState(dice_table(8, "beer")),
    "dice for eight, waiting": lambda: TableState(dice_table(8), viewer=1),
    "dice for eight, bots play on": lambda: TableState(dice_without_me(), bots_only=True),
    "dice for eight, the end": lambda: TableState(played(dice_table(8), is_over)),
    "duel, my question": lambda: TableState(duel(), purses=(251.0, 187.0)),
    "duel, choosing the front": lambda: TableState(choosing_fronts(0), purses=(251.0, 187.0)),
    "duel, front chosen": lambda: TableState(choosing_fronts(1), purses=(251.0, 187.0)),
    "duel, waiting": lambda: TableState(duel(), viewer=1, purses=(251.0, 187.0)),
    "duel, the end": lambda: TableState(played(duel(), is_over), purses=(251.0, 0.0)),
}
