"""Bots choose alike whether the game records events or not: both ways of reading the public acts agree."""

from __future__ import annotations

import pytest

from boomtown.bots import History, make_bot
from boomtown.card.game import Bang
from boomtown.card.knowledge.role_deals import deal_roles_again
from boomtown.games import catalog, new_game

SETS = [of["id"] for of in catalog("bang")["sets"][1:]]


def choices(seed: str, bot: str, record: bool) -> list[int]:
    game, history = new_game({"players": 8, "sets": SETS}, seed, record=record), History()
    bots = [make_bot(bot, seat, history) for seat in range(game.players)]
    made: list[int] = []
    while (ask := game.ask) is not None and len(made) < 1500:
        made.append(bots[ask.who].choose(game, ask.who))
        game.apply(made[-1])
        if not record and ask.question.tells:
            history.record(game.name, ask.question, ask.who, made[-1])
    return made


@pytest.mark.parametrize(
    "seed",
    ["cmp10", "cmp7"],  # a deal to some seats again; a play by order
)
def test_events_and_choices_give_the_same_history(seed: str) -> None:
    assert choices(seed, "greenhorn", True) == choices(seed, "greenhorn", False)


def test_a_second_deal_to_the_same_seats_is_noticed() -> None:
    game, history = new_game({"players": 5, "sets": SETS}, "deals", record=False), History()
    assert isinstance(game, Bang)
    history.note_deals(game.fast_view(0).dealings)
    for _ in range(2):
        history.acts.append((1, 0, 1.0))
        assert history.harm == {(1, 0): 1.0}
        deal_roles_again(game, [1, 2])
        history.note_deals(game.fast_view(0).dealings)
        assert history.harm == {}
