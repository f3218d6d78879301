"""Questions of the card game, each declared next to the step that asks it. Sets declare theirs in the same way."""

from __future__ import annotations

from typing import Final

from boomtown.kernel.question import Question, Questions

QUESTIONS: Final = Questions(numbers=25)  # 24 is free: its question was removed
declare = QUESTIONS.declare
MOMENT: Final = declare(Question("moment", 50))  # shown to all other players while a seat may interrupt

__all__ = ["MOMENT", "QUESTIONS", "Question", "declare"]
