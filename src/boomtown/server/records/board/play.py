"""Play on the board: a position, and the choices made from it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...core.errors import Refused
from ...engine.study import apply_choices
from .chance import BoardChance
from .request import BoardRequest

if TYPE_CHECKING:
    from boomtown.kernel.game import Game
    from boomtown.notation.draft import Draft

Json = dict[str, Any]


@dataclass
class Played:
    """Game after the choices. `steps`: for each choice its seat, code, words, and the results of chance it caused."""

    game: "Game"
    line: str  # of the first decision
    chance: BoardChance
    opening: list[Json]  # results of chance before the first decision
    choices: list[int] = field(default_factory=list)
    steps: list[Json] = field(default_factory=list)


def play(draft: "Draft", asked: BoardRequest, most: int) -> Played:
    """Return the game of a draft after the choices of a request and those of the bots.

    Raises NotationError for a position that cannot be played, Refused for a choice that is not legal.
    """
    from boomtown.notation import read_position, write_position

    if len(asked.choices) > most:
        raise Refused("too-big", f"expected at most {most} choices, got {len(asked.choices)}")
    chance = BoardChance(asked.script, asked.luck)
    first = draft.game(chance)
    line = write_position(first, seed=False, memory=False)
    game = first if first.ask is None else read_position(line)
    game.chance = chance
    played = Played(game, line, chance, list(chance.results.values()))
    for choice in asked.choices:
        _step(played, choice)
    for choice in _bot_choices(game, asked.bots if len(asked.choices) < most else 0, asked.luck):
        _step(played, choice)
    return played


def _step(played: Played, choice: int) -> None:
    """Apply a choice and note its words and the results of chance."""
    from boomtown.games import SPECS
    from boomtown.notation.codecs import SEATS

    game, before = played.game, set(played.chance.results)
    adapter = SPECS[game.name].scenario_adapter()
    step: Json = {"choice": choice}
    if game.ask is not None and choice in game.ask.options and adapter is not None:
        step |= {"seat": game.ask.who, "words": adapter.phrase(game, choice, SEATS[: game.players])}
    for made in apply_choices(game, [choice]):
        played.choices.append(made)
    step["chance"] = [played.chance.results[counter] for counter in played.chance.results if counter not in before]
    played.steps.append(step)


def _bot_choices(game: "Game", count: int, luck: int) -> Iterator[int]:
    """Yield the choices of bots, one after the other. The caller applies them."""
    from boomtown.bots import History, make_bot

    from ...engine.bot_registry import names_in

    if not count:
        return
    history = History()
    bot = make_bot(names_in(game.name)[0], luck, history)
    for _ in range(count):
        if game.ask is None:
            return
        yield bot.choose(game, game.ask.who)
