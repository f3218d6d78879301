"""History of a game: the list of its choices, with undo and talk, and the positions that an undo may return to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.kernel.errors import IllegalChoice
from boomtown.kernel.frame import TALK, UNDO, Ask

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

LONG = 64  # choices after which a new Point is made; an undo replays little more than these


class Point:
    """Clone of the game before a choice, and the choices made since then."""

    __slots__ = ("choices", "game")

    def __init__(self, game: Any) -> None:
        self.game = game
        self.choices: list[int] = []


class Moment:
    """Target of an undo: the question `ask`, after the first `at` choices of a Point.

    Replaying these choices costs time only when a player takes one back. A copy of the state would cost time at each
    choice.
    """

    __slots__ = ("ask", "at", "events", "point")

    def __init__(self, ask: Ask, point: Point, at: int, events: int) -> None:
        self.ask, self.point, self.at, self.events = ask, point, at, events

    @property
    def who(self) -> int:
        """Seat that was asked."""
        return self.ask.who

    def position(self) -> Any:
        """Return a clone of the game as it was at this moment."""
        then = self.point.game.clone()
        for choice in self.point.choices[: self.at]:
            then.apply(choice)
        return then


def remember(game: Game[Any], ask: Ask, choice: int) -> None:
    """Record a choice of a game with a record, before the game carries it out."""
    assert game.choices is not None and game.past is not None
    game.choices.append(choice)
    past, point = game.past, game.point
    if ask.question.completes and past and past[-1].who == ask.who:  # undone together with its action
        if point is not None:
            point.choices.append(choice)
        return
    if past and game._is_action(ask, choice):
        past.clear()  # choices before the last action are final
    if point is None or (len(point.choices) >= LONG and not past):
        point = game.point = Point(game.clone())
    past.append(Moment(ask, point, len(point.choices), game.event_count))
    point.choices.append(choice)


def undo_to(game: Game[Any], seat: int) -> Ask | None:
    """Return the question that `undo` returns to, or None if the seat may take nothing back."""
    for moment in reversed(game.past or ()):
        if moment.who == seat:
            return moment.ask
    return None


def undo(game: Game[Any], seat: int) -> None:
    """Take back the last choice of `seat` and everything after it."""
    index = max((i for i, m in enumerate(game.past or ()) if m.who == seat), default=-1)
    if index < 0:
        raise IllegalChoice(f"expected a choice of seat {seat} that can be taken back, got none (move {game.moves})")
    assert game.past is not None and game.choices is not None
    moment = game.past[index]
    del game.past[index:]
    then = moment.position()
    game.state, game.stack, game.ask = then.state, then.stack, moment.ask  # the same object, not an equal one
    game.point = moment.point
    del game.point.choices[moment.at :]
    game.choices.append(UNDO - seat)
    game.moves += 1
    game._note_undo(seat, moment.events)


def talk(game: Game[Any], seat: int) -> None:
    """Make a seat pay for talking. Raises IllegalChoice if talking is free."""
    if game.ask is None or not game.talk_price(seat):
        raise IllegalChoice(f"expected a seat that pays for talking, got {seat} (move {game.moves})")
    if game.choices is not None:
        game.choices.append(TALK - seat)
    game.ask = None
    game.moves += 1
    game._pay_for_talking(seat)
    game._run()
    if game.past is not None:
        game.past.clear()
        game.point = None
        game.revealed = False


def step(game: Game[Any], choice: int) -> None:
    """Carry out an entry of a list of choices: an option, UNDO - seat or TALK - seat."""
    if choice <= TALK:
        game.talk(TALK - choice)
    elif choice <= UNDO:
        game.undo(UNDO - choice)
    else:
        game.apply(choice)
