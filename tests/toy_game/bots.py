"""Bot of the toy game: it exchanges a card of the lower half."""

from __future__ import annotations

from boomtown.bots import History, Observation
from boomtown.bots.policy import GameBots
from boomtown.kernel.frame import PASS
from tests.toy_game.rules import DRAW, all_cards


class Greenhorn:
    events = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, observation: Observation, history: History) -> int:
        seats = observation.view()["seats"]
        return DRAW if seats[observation.seat]["card"] * 2 <= len(all_cards(len(seats))) else PASS


BOTS = GameBots({"greenhorn": Greenhorn})
