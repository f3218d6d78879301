"""What a kind of question says of itself: whether it threatens, what answers it, what the others read meanwhile.

A question is declared once, beside the step that asks it. Each game has one `Questions`, which the modules fill.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

UNUSED: Final = "unused"  # label of a number that no question has


class Question:
    """A kind of question. `Ask.why` is its name, and its texts are `ask-<name>` and `wait-<name>`.

    `number`: its place among the labels of an observation, never given out twice; None: encoders do not know it.
    `of_set`: the set that brings it; "" for one that can come up in any game.
    `threatens`: something bad happens to the asked seat unless it answers.
    `answered_with`: the kind of card that answers it; empty where no card does.
    `completes`: it is a part of the action before it (paying its price), and is taken back with it.
    `plays`: an answer plays a card, as in phase 2.
    `gives_up`: the asked seat chooses cards of its hand to lose.
    `gains`: the asked seat chooses a card to get.
    `may_pass`: PASS can be among its options.
    `tells`: an answer tells everybody whom the asked seat wishes well or ill; bots remember it.
    `nature`: what an answer does to the seat it names.
    `standing`: for how long a player may say that he is not to be asked this at moments, besides "always": "card",
    "turn" (`Game.standing`). The server then passes for him.
    `meanwhile`: the name under which the others read of it. Another one where they must not learn what is asked.
    `option`: the text of its options that use something without a target or name a seat is `opt-use-<option>` or
    `opt-choose-<option>`; empty for the usual one.
    `sign`, `seat_sign`: the names of drawings for clients, beside the question and on seats that it may be answered
    with (empty: as at a target). A client that does not know a name takes its own.
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
    """All questions of one game, by name. `numbers`: how many numbers there are at least, in use or not."""

    def __init__(self, numbers: int = 0) -> None:
        self._of: dict[str, Question] = {}
        self._numbers = numbers

    def declare(self, question: Question) -> Question:
        """Enter a question of this game; AssertionError for a name or a number given out before."""
        name, number = question.name, question.number
        assert name not in self._of, f"two questions named {name!r}"
        other = next((q.name for q in self if number is not None and q.number == number), None)
        assert other is None, f"questions {other!r} and {name!r} have the same number {number}"
        self._of[name] = question
        return question

    def __getitem__(self, name: str) -> Question:
        """The question of that name; KeyError when this version has none."""
        return self._of[name]

    def __iter__(self) -> Iterator[Question]:
        return iter(self._of.values())

    def labels(self, sets: Collection[str] = ()) -> tuple[str, ...]:
        """The names by number of what may be asked with these sets; UNUSED where no such question has the number."""
        known = {"", *sets}
        asked = [q for q in self if q.of_set in known]
        # what others read instead of a question counts where such a question may be asked
        read = _read_meanwhile(self) - _read_meanwhile(asked)
        by_number = {q.number: q.name for q in asked if q.number is not None and q.name not in read}
        return tuple(by_number.get(i, UNUSED) for i in range(max((self._numbers - 1, *by_number), default=-1) + 1))


def _read_meanwhile(questions: Iterable[Question]) -> set[str]:
    return {q.meanwhile for q in questions if q.meanwhile != q.name}
