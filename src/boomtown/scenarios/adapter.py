"""Interface between `check` and one game: its positions, actions and visible values. The game's spec returns it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from boomtown.kernel.game import Game
from boomtown.scenarios.format import Scenario
from boomtown.scenarios.grammar import Grammar, Part
from boomtown.scenarios.paths import look_up

if TYPE_CHECKING:
    from boomtown.scenarios.scripted_chance import Scripted

G = TypeVar("G", bound=Game)


class Failed(Exception):
    """Step or expectation that does not hold: (expected, found)."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected, self.found = expected, found


class ScenarioAdapter(ABC, Generic[G]):
    """One game's part of `check`. Where a method has a body, that is what most games need."""

    verbs: ClassVar[tuple[str, ...]]
    keys: ClassVar[frozenset[str]] = frozenset()  # keys of a scenario, in addition to those of all games (`format`)
    player_keys: ClassVar[frozenset[str]] = frozenset()  # keys of a player, likewise

    def __init__(self) -> None:
        self.grammar = Grammar(self.verbs, self.later, self.paired)

    # --- positions

    @abstractmethod
    def build(self, scenario: Scenario, chance: Scripted) -> G:
        """Return the game in its position, before any step of it runs. Raises FormatError or NotAvailable."""

    @abstractmethod
    def begin(self, game: G, scenario: Scenario) -> None:
        """Run the game to its first decision."""

    # --- words

    def later(self, part: Part, targets: int) -> bool:
        """Return True if the targets named with a play or use are asked for after it."""
        return False

    def paired(self, part: Part) -> bool:
        """Return True if two targets named with a play or use are chosen at once."""
        return False

    def known(self, part: Part) -> None:
        """Raise PhraseError for a name that the game does not have."""

    @abstractmethod
    def matches(self, game: G, part: Part, why: str, code: int) -> bool:
        """Return True if the part describes this option of the question `why`."""

    def options(self, game: G, part: Part) -> list[int]:
        """Return the offered options that the part describes."""
        ask = game.ask
        assert ask is not None
        return [o for o in ask.options if self.matches(game, part, ask.why, o)]

    def forced(self, game: G, part: Part, why: str, code: int) -> bool:
        """Return True if the part means this choice, which the engine made because it was the only one."""
        return self.matches(game, part, why, code)

    def settled(self, game: G, part: Part, seat: int, since: int) -> bool:
        """Return True if the part's result has occurred since the event `since` without a question."""
        return False

    def completed(self, game: G, part: Part) -> Part:
        """Return the part, completed with what follows from the position."""
        return part

    def said(self, game: G, parts: Sequence[Part], part: Part, code: int) -> bool:
        """Return True if the part names a detail of the last choice that the earlier `parts` left out."""
        return False

    @abstractmethod
    def apart(self, game: G, options: list[int]) -> bool:
        """Return True if the scenario must still say which of these options it means."""

    @abstractmethod
    def narrows(self, game: G, part: Part, options: list[int]) -> list[int]:
        """Return the options of a partly named action that a `choose` means."""

    def enough(self, game: G) -> bool:
        """Return True if the question only asks for more than the named price, which is already paid."""
        return False

    def implied(self, game: G, parts: Sequence[Part], done: int) -> Part | None:
        """Return the next answer that a named price implies (paying 4), or None. `done`: answers given."""
        return None

    @abstractmethod
    def phrase(self, game: G, code: int, letters: Sequence[str]) -> str:
        """Return an option in the words of a scenario."""

    # --- chance

    def pick(self, value: Any, among: Sequence[int]) -> int | None:
        """Return the index of what a `chance` step names, or None if it cannot come out."""
        return None

    def pick_name(self, one: int) -> str:
        """Return the name of a result of a pick, as a `chance` step has it."""
        return str(one)

    def face_name(self, face: int) -> str:
        """Return the name of a face, as a `chance` step has it."""
        return str(face)

    def roll(self, value: Any, sides: Sequence[Sequence[int]]) -> list[int]:
        """Return an index into the sides of each die for the faces of a `chance` step. Raises Failed if they cannot
        occur.
        """
        raise Failed(f"a random pick that can yield {value}", "a throw of dice")

    # --- values

    @abstractmethod
    def values(self, game: G, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        """Return the values of a seat, or those of the table, by path (`life` of `A.life`). Cards are a `Cards`."""

    def derived(self, game: G, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        """Return further values of a seat or the table, which follow from others: counts, distances."""
        return {}

    def compare(self, game: G, letters: Sequence[str], path: str, expected: Any) -> str | None:
        """Return None if the path has the expected value, else the found one."""
        head, _, tail = path.partition(".")
        if head in letters:
            seat = letters.index(head)
            return look_up({**self.values(game, letters, seat), **self.derived(game, letters, seat)}, tail, expected)
        table = {**self.values(game, letters, None), **self.derived(game, letters, None)}
        of_seat = next(iter(self.values(game, letters, 0)))
        return look_up(table, path, expected, [f"{letters[0]}.{of_seat} and so on"])

    @abstractmethod
    def position(self, game: G, letters: list[str]) -> list[str]:
        """Return the position in words, without the question."""
