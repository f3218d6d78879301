"""Questions of the Dice Game. Each is declared next to the step that asks it."""

from __future__ import annotations

from typing import Final

from boomtown.kernel.question import Question, Questions

QUESTIONS: Final = Questions()
declare = QUESTIONS.declare

__all__ = ["QUESTIONS", "Question", "declare"]
