"""Lines of text about a game at one moment: what one player may know, or everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from boomtown.cli.terminal import Printer, printer_of

if TYPE_CHECKING:
    from boomtown.games import Game
    from boomtown.texts import Texts

Json = dict[str, Any]


def seen(game: Game, texts: Texts, seat: int, people: dict[int, str]) -> Iterator[str]:
    """Yield what `seat` may know. It is built only from the seat's view and question."""
    printer, view = printer_of(game.name)(texts, seat), game.view(seat)
    names = named(printer, view, people)
    yield from printer.role(view)
    yield from printer.lines(view, names)
    asked = game.decision(seat)
    if asked is not None:
        yield ""
        yield texts.say(asked["title"], names, seat)
        yield texts.say(asked["detail"], names, seat)
        yield from _options(printer, asked, view, names)
    else:
        yield from _waiting(printer, view, names)


def everything(game: Game, texts: Texts, people: dict[int, str]) -> Iterator[str]:
    """Yield the table with every role and hand, and the pending question. The notation has the order of the deck."""
    printer, views = printer_of(game.name)(texts, None), [game.view(seat) for seat in range(game.players)]
    view = game.view(None) | {"seats": [own["seats"][seat] for seat, own in enumerate(views)]}
    names = named(printer, view, people)
    yield from printer.lines(view, names)
    for own, name in zip(views, names, strict=True):
        yield from printer.secrets(own, name)
    yield from _waiting(printer, view, names)
    asked = game.decision(game.ask.who) if game.ask is not None else None
    if asked is not None:
        if view["asked"] is None:  # a moment hides from the table which player is asked
            yield f"{names[asked['who']]}: {texts.say(asked['title'], names)}"
        yield from _options(printer, asked, view, names)


def named(printer: Printer, view: Json, people: dict[int, str]) -> list[str]:
    """Return the players' names, followed by the person's name where it is known."""
    return [f"{name} ({people[seat]})" if seat in people else name for seat, name in enumerate(printer.names(view))]


def _options(printer: Printer, asked: Json, view: Json, names: list[str]) -> Iterator[str]:
    for option in printer.offered(asked):
        yield f"  - {printer.option(option, view, printer.texts.say(option['text'], names, printer.me))}"


def _waiting(printer: Printer, view: Json, names: list[str]) -> Iterator[str]:
    """Yield the line about the player who is asked, or the result of the game."""
    if view["asked_why"]:
        who = "" if view["asked"] is None else names[view["asked"]]
        yield ""
        yield printer.texts.word(f"wait-{view['asked_why']}", who=who)
    elif view["result"]:
        yield ""
        yield from printer.outcome(view, names)
