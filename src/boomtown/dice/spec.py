"""Specification of the Dice Game for the other layers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.dice.catalog import catalog
from boomtown.dice.game import Dice
from boomtown.spec import GameSpec, Json

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boomtown.bots.policy import GameBots
    from boomtown.dice.encode import DiceEncoder
    from boomtown.dice.notation.dialect import DiceDialect
    from boomtown.dice.scenarios.adapter import DiceScenarioAdapter
    from boomtown.dice.terminal import DiceTable
    from boomtown.evaluation.table import Reader
    from boomtown.fuzz.support import Support
    from boomtown.kernel.figures import Figures
    from boomtown.kernel.game import Game


class DiceGame(GameSpec):
    name = "dice"
    rules = Dice
    bot_pause = 0.75  # about four and a half answers a turn

    def catalog(self) -> Json:
        return catalog()

    def bots(self) -> GameBots:
        from boomtown.dice.bots import BOTS

        return BOTS

    def encoder(self) -> type[DiceEncoder]:
        from boomtown.dice.encode import DiceEncoder

        return DiceEncoder

    def evaluation(self) -> Reader:
        from boomtown.dice.evaluation import read_table

        return read_table

    def dialect(self) -> DiceDialect:
        from boomtown.dice.notation.dialect import DiceDialect

        return DiceDialect()

    def scenario_adapter(self) -> DiceScenarioAdapter:
        from boomtown.dice.scenarios.adapter import DiceScenarioAdapter

        return DiceScenarioAdapter()

    def support(self) -> Support:
        from boomtown.dice.fuzz import SUPPORT

        return SUPPORT

    def figures(self, game: Game) -> list[Figures]:
        from boomtown.dice.figures import figures

        return figures(game)

    def printer(self) -> type[DiceTable]:
        from boomtown.dice.terminal import DiceTable

        return DiceTable

    def characters_in_use(self, setup: Mapping[str, Any]) -> list[str]:
        from boomtown.dice.setup import in_use

        return in_use(setup["sets"])

    def seat_words(self, seat: Json) -> list[str]:
        return [f"arrows {seat['arrows']}"]

    def table_words(self, view: Json) -> list[str]:
        return ["dice: " + " ".join(str(die["face"]) for die in view["dice"])]


SPEC = DiceGame()
