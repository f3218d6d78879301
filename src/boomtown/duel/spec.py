"""Registration of The Duel with the layers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.catalog import catalog
from boomtown.duel.game import Duel
from boomtown.spec import GameSpec, Json

if TYPE_CHECKING:
    from boomtown.bots.policy import GameBots
    from boomtown.duel.encode import DuelEncoder
    from boomtown.duel.notation.dialect import DuelDialect
    from boomtown.duel.scenarios.adapter import DuelScenarioAdapter
    from boomtown.duel.terminal import DuelTable
    from boomtown.evaluation.table import Reader
    from boomtown.fuzz.support import Support
    from boomtown.kernel.figures import Figures
    from boomtown.kernel.game import Game


class DuelGame(GameSpec):
    name = "duel"
    rules = Duel
    bot_pause = 0.7  # about five answers a turn

    def catalog(self) -> Json:
        return catalog()

    def bots(self) -> GameBots:
        from boomtown.duel.bots import BOTS

        return BOTS

    def encoder(self) -> type[DuelEncoder]:
        from boomtown.duel.encode import DuelEncoder

        return DuelEncoder

    def evaluation(self) -> Reader:
        from boomtown.duel.evaluation import read_table

        return read_table

    def dialect(self) -> DuelDialect:
        from boomtown.duel.notation.dialect import DuelDialect

        return DuelDialect()

    def scenario_adapter(self) -> DuelScenarioAdapter:
        from boomtown.duel.scenarios.adapter import DuelScenarioAdapter

        return DuelScenarioAdapter()

    def support(self) -> Support:
        from boomtown.duel.fuzz import SUPPORT

        return SUPPORT

    def figures(self, game: Game) -> list[Figures]:
        from boomtown.duel.figures import figures

        return figures(game)

    def lives_left(self, game: Game) -> list[float]:
        """Return by seat the mean over its four characters; those out of the game count as 0."""
        s: Any = game.state
        if s.phase == "setup":
            return [1.0, 1.0]
        places = [max(0, life) / most if most else 0.0 for life, most in zip(s.lives, s.most, strict=True)]
        return [(sum(places[2 * p : 2 * p + 2]) + len(s.reserve[p])) / 4 for p in (0, 1)]

    def printer(self) -> type[DuelTable]:
        from boomtown.duel.terminal import DuelTable

        return DuelTable

    def characters(self, seat: Json) -> list[str]:
        """Return the characters that were dealt to the seat, including those that never came into play."""
        standing = [one["character"] for one in seat["people"] if one and one["character"] not in seat["out"]]
        return [*seat["out"], *standing, *(seat["reserve_names"] or ())]

    def groups(self, view: Json, seat: int) -> dict[str, str]:
        return {"turn order": "begins" if view["first"] == seat else "goes second"}

    def seat_words(self, seat: Json) -> list[str]:
        people = [f"{one['character']} {one['life']}" for one in seat["people"] if one]
        return [" and ".join(people), f"cards {len(seat['backs'])}"]

    def table_words(self, view: Json) -> list[str]:
        return ["waiting: " + ", ".join(f"{w['what']} {w.get('source', '')}" for w in view["waiting"])]


SPEC = DuelGame()
