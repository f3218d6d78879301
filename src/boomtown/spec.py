"""`GameSpec`: the parts of a game that the other layers use. Each game has one, `SPEC` in its module `spec`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:  # types only: at run time a spec imports its parts when asked
    from importlib.resources.abc import Traversable

    from boomtown.bots.policy import GameBots
    from boomtown.cli.terminal.renderer import Printer
    from boomtown.encode.base import Encoder
    from boomtown.evaluation.table import Reader
    from boomtown.fuzz.support import Support
    from boomtown.kernel.figures import Figures
    from boomtown.kernel.game import Game
    from boomtown.kernel.hooked import Hooked
    from boomtown.notation.dialect import Dialect
    from boomtown.puzzles.search import Rules
    from boomtown.scenarios.adapter import ScenarioAdapter

Json = dict[str, Any]
DEFAULT = "bang"  # the game of a setup that names none


class GameSpec:
    """Description of one game. `rules` and `catalog` are loaded with it; each other method imports its part.

    A method that returns None means that the game lacks this part. The layer that needs the part reports it.
    """

    name: ClassVar[str]  # in setups, saves and notation; small letters
    rules: ClassVar[type[Hooked]]
    bot_pause: ClassVar[float] = 1.0  # share of a server's `bot_delay` that a bot takes for an answer

    def catalog(self) -> Json:
        """Return the static facts (type Catalog of docs/interface.md)."""
        raise NotImplementedError

    def bots(self) -> GameBots | None:
        """Return the bots of this game and how they read its events. Without it all bots choose at random."""
        return None

    def encoder(self) -> Callable[[Mapping[str, Any]], Encoder] | None:
        """Return a factory that makes the encoder of a setup: observations and actions as numbers."""
        return None

    def evaluation(self) -> Reader | None:
        """Return the function that reads a table for the evaluation. Without it only lives count."""
        return None

    def dialect(self) -> Dialect | None:
        """Return the notation of positions and options."""
        return None

    def scenario_adapter(self) -> ScenarioAdapter[Any] | None:
        """Positions and steps of scenarios."""
        return None

    def support(self) -> Support | None:
        """Return the game's hidden facts and own invariants, for `fuzz`."""
        return None

    def puzzles(self) -> Rules | None:
        """Return the part for proofs of puzzles."""
        return None

    def figures(self, game: Game) -> list[Figures]:
        """Return the figures of each player for the page of the result, by seat; an empty list if there are none."""
        return []

    def lives_left(self, game: Game) -> list[float]:
        """Return by seat the share of the life points that are left, from 0 to 1, for the shaping of rewards."""
        s: Any = game.state
        return [max(0, life) / most if most else 1.0 for life, most in zip(s.life, s.max_life, strict=True)]

    def printer(self) -> type[Printer] | None:
        """Return the class that prints the table in the terminal."""
        return None

    def counted(self, setup: Mapping[str, Any]) -> Mapping[str, Callable[[int], str]]:
        """Return the extra counts of a simulation: by table name, a function from a choice to its row, "" for none."""
        return {}

    def characters(self, seat: Json) -> list[str]:
        """Return the characters that a seat of the final view had, for counts by character."""
        return [seat["character"]]

    def characters_in_use(self, setup: Mapping[str, Any]) -> list[str]:
        """Return the characters that this setup deals at random; an empty list if a deal cannot name them."""
        return []

    def cards_in_play(self, setup: Mapping[str, Any]) -> list[str]:
        """Return the cards that the key `in_play` of a setup can give; an empty list if the game lacks that key."""
        return []

    def groups(self, view: Json, seat: int) -> Mapping[str, str]:
        """Return the rows of a seat of the final view in extra tables of a simulation, by table name."""
        return {}

    def rates(self) -> Json | None:
        """Return how often each role wins among equal players, for ratings, or None.

        The file `rates.json` next to the spec is made by `boomtown ratings --fit`.
        """
        import json
        from importlib.resources import files

        found = files(type(self).__module__.rpartition(".")[0]).joinpath("rates.json")
        return json.loads(found.read_text(encoding="utf-8")) if found.is_file() else None

    # --- words

    def seat_words(self, seat: Json) -> list[str]:
        """Return what the text form of an environment adds about a seat, after its name and lives."""
        return []

    def table_words(self, view: Json) -> list[str]:
        """Return lines about the table, for the text form of an environment."""
        return []

    def texts(self, lang: str) -> Traversable | None:
        """Return the folder of the game's own Fluent files in a language, or None."""
        from importlib.resources import files

        found = files(type(self).__module__.rpartition(".")[0]).joinpath("locales", lang)
        return found if found.is_dir() else None
