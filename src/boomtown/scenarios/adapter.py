"""What `check` has to be told of a game: its positions, its words and what can be seen. The game's spec gives it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from boomtown.kernel.game import Game
from boomtown.scenarios.format import Scenario
from boomtown.scenarios.grammar import Grammar, Part

if TYPE_CHECKING:
    from boomtown.scenarios.scripted_chance import Scripted

G = TypeVar("G", bound=Game)


class Failed(Exception):
    """A step or expectation does not hold: (expected, found)."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected, self.found = expected, found


class Book(ABC, Generic[G]):
    """One game's part of `check`. Where a method has a body, that is what most games need."""

    verbs: ClassVar[tuple[str, ...]]
    keys: ClassVar[frozenset[str]] = frozenset()  # of a scenario, besides those that all games share (`format`)
    player_keys: ClassVar[frozenset[str]] = frozenset()  # likewise of a player

    def __init__(self) -> None:
        self.grammar = Grammar(self.verbs, self.later, self.paired)

    # --- positions

    @abstractmethod
    def build(self, scenario: Scenario, chance: Scripted) -> G:
        """The game in its position, nothing run yet; FormatError or NotAvailable when it cannot be."""

    @abstractmethod
    def begin(self, game: G, scenario: Scenario) -> None:
        """Run it to its first decision."""

    # --- words

    def later(self, part: Part, targets: int) -> bool:
        """Whether the targets named with a play or use are asked for after it."""
        return False

    def paired(self, part: Part) -> bool:
        """Whether two targets named with a play or use are chosen at once."""
        return False

    def known(self, part: Part) -> None:
        """PhraseError for a name that the game will never know."""

    @abstractmethod
    def matches(self, game: G, part: Part, why: str, code: int) -> bool:
        """Whether this option of that question is one that the part describes."""

    def options(self, game: G, part: Part) -> list[int]:
        """The options on offer that the part describes."""
        ask = game.ask
        assert ask is not None
        return [o for o in ask.options if self.matches(game, part, ask.why, o)]

    def forced(self, game: G, part: Part, why: str, code: int) -> bool:
        """Whether the part means the choice that the engine made by itself."""
        return self.matches(game, part, why, code)

    def settled(self, game: G, part: Part, seat: int, since: int) -> bool:
        """Whether what the part says has come about since that event without anybody being asked."""
        return False

    def completed(self, game: G, part: Part) -> Part:
        """The part with what the position adds to its words."""
        return part

    def said(self, game: G, parts: Sequence[Part], part: Part, code: int) -> bool:
        """True when the part names something of the choice made last that `parts`, said of it before, left out."""
        return False

    @abstractmethod
    def apart(self, game: G, options: list[int]) -> bool:
        """Whether words are still to say which of these is meant."""

    @abstractmethod
    def narrows(self, game: G, part: Part, options: list[int]) -> list[int]:
        """Those options of a half-named action that a `choose` means."""

    def enough(self, game: G) -> bool:
        """Whether the question only asks for more of what words that name a price have named in full."""
        return False

    def implied(self, game: G, parts: Sequence[Part], done: int) -> Part | None:
        """What the words have said by naming a price (paying 4), as the next answer; `done`: answers so far."""
        return None

    @abstractmethod
    def phrase(self, game: G, code: int, letters: Sequence[str]) -> str:
        """An option in the words of a scenario."""

    # --- chance

    def pick(self, value: Any, among: Sequence[int]) -> int | None:
        """The index of what a `chance` step names; None when it cannot come out."""
        return None

    def roll(self, value: Any, sides: Sequence[Sequence[int]]) -> list[int]:
        """One index into the sides of each die for the faces a `chance` step names; Failed when they cannot."""
        raise Failed(f"a random pick that can yield {value}", "a throw of dice")

    # --- looking

    @abstractmethod
    def compare(self, game: G, letters: list[str], path: str, expected: Any) -> str | None:
        """None when the path has the expected value, else what was found."""

    @abstractmethod
    def position(self, game: G, letters: list[str]) -> list[str]:
        """The position in words, but for the question asked."""
