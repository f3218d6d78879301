"""Standing answers: the words by which a seat declines the pending moment in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.kernel.game import Game


def standing(game: Game[Any]) -> dict[str, str]:
    """Return a word for each duration, "always" and those in `Question.standing`. Empty if no moment is pending."""
    ask = game.ask
    if ask is None or not ask.moment:
        return {}
    times = {scope: game.occasion(scope) for scope in ask.question.standing}
    return {"always": ask.why} | {scope: f"{ask.why}@{when}" for scope, when in times.items() if when}


def lapsed(game: Game[Any], word: str) -> bool:
    """Return True if a word of `standing` was for a turn or a card that is over."""
    when = word.partition("@")[2]
    return bool(when) and when.partition(" ")[0] != game.occasion("turn")
