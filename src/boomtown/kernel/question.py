"""Kinds of questions, and their properties for bots, encoders and clients.

A question is declared once, in the module of the step that asks it. Each game has one `Questions`, which its modules
fill.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

UNUSED: Final = "unused"  # label of a number without a question


class Question:
    """Kind of question. `Ask.why` is its name, and its texts are `ask-<name>` and `wait-<name>`.

    `number`: its place among the labels of an observation, never reused. None if encoders do not know it.
    `of_set`: the set that contains it, or "" if it can be asked in any game.
    `threatens`: the asked seat suffers unless it answers.
    `answered_with`: the kind of card that answers it, or "".
    `completes`: it is a part of the action before it (paying its price), and is taken back with it.
    `plays`: an answer plays a card, as in phase 2.
    `gives_up`: the asked seat chooses cards of its hand to lose.
    `gains`: the asked seat chooses a card to get.
    `may_pass`: PASS can be among its options.
    `tells`: an answer shows all players whom the asked seat favours or attacks. Bots remember it.
    `nature`: the effect of an answer on the seat that it names.
    `standing`: durations besides "always" for which a player may decline this question at moments: "card", "turn"
    (`Game.standing`). The server then passes for the player.
    `meanwhile`: the name of the question for the other players. It differs if they must not learn the question.
    `option`: options without a target, or with a seat, have the text `opt-use-<option>` or `opt-choose-<option>`. ""
    for the usual text.
    `sign`, `seat_sign`: names of drawings for clients, shown with the question and on seats that are possible answers
    ("": as a target). A client without that drawing uses its default.
    """

    __slots__ = (
        "answered_with",
        "completes",
        "gains",
        "gives_up",
        "may_pass",
        "meanwhile",
        "name",
        "nature",
        "number",
        "of_set",
        "option",
        "plays",
        "seat_sign",
        "sign",
        "standing",
        "tells",
        "threatens",
    )

    def __init__(
        self,
        name: str,
        number: int | None = None,
        *,
        of_set: str = "",
        threatens: bool = False,
        answered_with: str = "",
        completes: bool = False,
        plays: bool = False,
        gives_up: bool = False,
        gains: bool = False,
        may_pass: bool = False,
        tells: bool = False,
        nature: str = "neutral",
        meanwhile: str = "",
        sign: str = "",
        seat_sign: str = "",
        standing: tuple[str, ...] = (),
        option: str = "",
    ) -> None:
        self.name, self.number, self.of_set, self.nature = name, number, of_set, nature
        self.threatens, self.answered_with, self.completes = threatens, answered_with, completes
        self.gives_up, self.gains, self.may_pass, self.tells = gives_up, gains, may_pass, tells
        self.meanwhile = meanwhile or name
        self.plays = plays
        self.sign, self.seat_sign = sign, seat_sign
        self.standing = standing
        self.option = option

    def __repr__(self) -> str:
        return f"Question({self.name!r})"


class Questions:
    """All questions of one game, by name. `numbers` is the least count of numbers, in use or not."""

    def __init__(self, numbers: int = 0) -> None:
        self._of: dict[str, Question] = {}
        self._numbers = numbers

    def declare(self, question: Question) -> Question:
        """Enter a question of this game. Raises AssertionError if its name or number is taken."""
        name, number = question.name, question.number
        assert name not in self._of, f"two questions named {name!r}"
        other = next((q.name for q in self if number is not None and q.number == number), None)
        assert other is None, f"questions {other!r} and {name!r} have the same number {number}"
        self._of[name] = question
        return question

    def __getitem__(self, name: str) -> Question:
        """Return the question of that name. Raises KeyError if this version has none."""
        return self._of[name]

    def __iter__(self) -> Iterator[Question]:
        return iter(self._of.values())

    def labels(self, sets: Collection[str] = ()) -> tuple[str, ...]:
        """Return the names of the questions that these sets can ask, by number. Unused numbers are UNUSED."""
        known = {"", *sets}
        asked = [q for q in self if q.of_set in known]
        # a name shown instead of a question counts if that question may be asked
        read = _read_meanwhile(self) - _read_meanwhile(asked)
        by_number = {q.number: q.name for q in asked if q.number is not None and q.name not in read}
        return tuple(by_number.get(i, UNUSED) for i in range(max((self._numbers - 1, *by_number), default=-1) + 1))


def _read_meanwhile(questions: Iterable[Question]) -> set[str]:
    return {q.meanwhile for q in questions if q.meanwhile != q.name}
