"""Questions of The Duel. Each is declared in the module of the step that asks it."""

from __future__ import annotations

from typing import Final

from boomtown.kernel.question import Question, Questions

QUESTIONS: Final = Questions()
declare = QUESTIONS.declare

__all__ = ["QUESTIONS", "Question", "declare"]
