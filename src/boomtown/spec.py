"""What the layers must know of one game: `GameSpec`. Each game has one, `SPEC` in the `spec` module of its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:  # types only: nothing but the games themselves imports what stands here
    from importlib.resources.abc import Traversable

    from boomtown.bots.policy import GameBots
    from boomtown.cli.terminal.renderer import Printer
    from boomtown.encode.base import Encoder
    from boomtown.fuzz.support import Support
    from boomtown.kernel.hooked import Hooked
    from boomtown.notation.dialect import Dialect
    from boomtown.scenarios.adapter import Book

Json = dict[str, Any]
DEFAULT = "bang"  # the game of a setup that names none


class GameSpec:
    """One game. Rules and catalog are there at once; every other part is imported by the method that gives it.

    A method that gives None says that the game has no such part; its layer then says so to whoever asks.
    """

    name: ClassVar[str]  # in setups, saves and notation; small letters
    rules: ClassVar[type[Hooked]]

    def catalog(self) -> Json:
        """Static facts (type Catalog of docs/interface.md)."""
        raise NotImplementedError

    def bots(self) -> GameBots | None:
        """Who can play it sensibly, and what they read from its events; without it all bots choose at random."""
        return None

    def encoder(self) -> Callable[[Mapping[str, Any]], Encoder] | None:
        """What makes an encoder for a setup: observations and actions as numbers."""
        return None

    def dialect(self) -> Dialect | None:
        """Positions as a line, options in words."""
        return None

    def book(self) -> Book[Any] | None:
        """Positions and steps of scenarios."""
        return None

    def support(self) -> Support | None:
        """What is hidden in it and what must hold, for the invariants of `fuzz`."""
        return None

    def printer(self) -> type[Printer] | None:
        """The table in the terminal."""
        return None

    def counted(self, setup: Mapping[str, Any]) -> Mapping[str, Callable[[int], str]]:
        """What a simulation counts besides: by the name of a table, what a choice counts as there, "" for nothing."""
        return {}

    def characters(self, seat: Json) -> list[str]:
        """The characters a seat of the view had when the game was over, for figures by character."""
        return [seat["character"]]

    def groups(self, view: Json, seat: int) -> Mapping[str, str]:
        """What a seat of a game that is over counts as in further tables of figures, by the name of the table."""
        return {}

    def rates(self) -> Json | None:
        """How often each role wins among equals, for ratings: `rates.json` beside the spec, made by `boomtown ratings
        --fit`; None where there is none.
        """
        import json
        from importlib.resources import files

        found = files(type(self).__module__.rpartition(".")[0]).joinpath("rates.json")
        return json.loads(found.read_text(encoding="utf-8")) if found.is_file() else None

    # --- words

    def seat_words(self, seat: Json) -> list[str]:
        """What the text form of an environment says of a seat of the view, besides who it is and its lives."""
        return []

    def table_words(self, view: Json) -> list[str]:
        """Lines of the same about the table."""
        return []

    def texts(self, lang: str) -> Traversable | None:
        """The folder of its Fluent files in a language; None where it has none besides those of the package."""
        from importlib.resources import files

        found = files(type(self).__module__.rpartition(".")[0]).joinpath("locales", lang)
        return found if found.is_dir() else None
