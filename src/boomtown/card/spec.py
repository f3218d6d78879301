"""Card game as the layers find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from boomtown.card import (  # noqa: F401  (fills the card tables)
    sets,
)
from boomtown.card.cards import KIND, NAMES, SETS
from boomtown.card.declared import (
    check_sources,
)
from boomtown.card.game import Bang
from boomtown.card.seen.catalog import catalog
from boomtown.spec import GameSpec, Json

if TYPE_CHECKING:
    from boomtown.bots.policy import GameBots
    from boomtown.card.encode import CardEncoder
    from boomtown.card.notation.dialect import CardDialect
    from boomtown.card.scenarios.adapter import CardScenarioAdapter
    from boomtown.card.terminal import CardTable
    from boomtown.evaluation.table import Reader
    from boomtown.fuzz.support import Support
    from boomtown.kernel.figures import Figures
    from boomtown.kernel.game import Game
    from boomtown.puzzles.search import Rules


class CardGame(GameSpec):
    name = "bang"
    rules = Bang
    bot_pause = 0.55  # about five answers a turn: 16 s until four bots have played

    def catalog(self) -> Json:
        return catalog()

    def bots(self) -> GameBots:
        from boomtown.card.bots import BOTS

        return BOTS

    def encoder(self) -> type[CardEncoder]:
        from boomtown.card.encode import CardEncoder

        return CardEncoder

    def evaluation(self) -> Reader:
        from boomtown.card.evaluation import read_table

        return read_table

    def dialect(self) -> CardDialect:
        from boomtown.card.notation.dialect import CardDialect

        return CardDialect()

    def scenario_adapter(self) -> CardScenarioAdapter:
        from boomtown.card.scenarios.adapter import CardScenarioAdapter

        return CardScenarioAdapter()

    def support(self) -> Support:
        from boomtown.card.fuzz import SUPPORT

        return SUPPORT

    def puzzles(self) -> Rules:
        from boomtown.card.puzzles import worlds

        return worlds

    def figures(self, game: Game) -> list[Figures]:
        from boomtown.card.figures import figures

        return figures(game)

    def printer(self) -> type[CardTable]:
        from boomtown.card.terminal import CardTable

        return CardTable

    def counted(self, setup: Mapping[str, Any]) -> Mapping[str, Callable[[int], str]]:
        return {name: reads for of in SETS.values() if of.id in setup["sets"] for name, reads in of.counted.items()}

    def characters_in_use(self, setup: Mapping[str, Any]) -> list[str]:
        from boomtown.card.setup import others_in_use

        return [NAMES[number] for number in others_in_use(setup, set())]

    def cards_in_play(self, setup: Mapping[str, Any]) -> list[str]:
        from boomtown.card.setup import may_begin_in_play

        return may_begin_in_play(setup)

    def seat_words(self, seat: Json) -> list[str]:
        return [f"hand {seat['hand']}", *(KIND[card] for card in seat["table"])]


check_sources.check()
SPEC = CardGame()
