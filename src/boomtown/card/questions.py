"""The questions of the card game, each declared beside the step that asks it; sets declare theirs in the same way."""

from __future__ import annotations

from typing import Final

from boomtown.kernel.question import Question, Questions

QUESTIONS: Final = Questions(numbers=25)  # 24 is free: it once belonged to a question that is gone
declare = QUESTIONS.declare
MOMENT: Final = declare(Question("moment", 50))  # what the others read while somebody may step in, whoever it is

__all__ = ["MOMENT", "QUESTIONS", "Question", "declare"]
