"""The toy game, as the layers find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.spec import GameSpec, Json
from tests.toy_game.rules import Highest

if TYPE_CHECKING:
    from boomtown.bots.policy import GameBots
    from boomtown.fuzz.support import Support
    from tests.toy_game.encode import HighestEncoder
    from tests.toy_game.notation import HighestDialect
    from tests.toy_game.scenarios import HighestScenarioAdapter
    from tests.toy_game.terminal import HighestTable


class HighestGame(GameSpec):
    name = "highest"
    rules = Highest

    def catalog(self) -> Json:
        return Highest.catalog()

    def bots(self) -> GameBots:
        from tests.toy_game.bots import BOTS

        return BOTS

    def encoder(self) -> type[HighestEncoder]:
        from tests.toy_game.encode import HighestEncoder

        return HighestEncoder

    def dialect(self) -> HighestDialect:
        from tests.toy_game.notation import HighestDialect

        return HighestDialect()

    def scenario_adapter(self) -> HighestScenarioAdapter:
        from tests.toy_game.scenarios import HighestScenarioAdapter

        return HighestScenarioAdapter()

    def support(self) -> Support:
        from tests.toy_game.fuzz import SUPPORT

        return SUPPORT

    def printer(self) -> type[HighestTable]:
        from tests.toy_game.terminal import HighestTable

        return HighestTable


SPEC = HighestGame()
