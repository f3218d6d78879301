"""Messages of a game that is at no table."""

import pytest

from boomtown.bots import make_bot
from boomtown.games import new_game
from boomtown.server.core.errors import Refused
from boomtown.server.engine.study import apply_choices, messages


def test_a_seat_gets_what_it_gets_at_a_table() -> None:
    game = new_game({"players": 4}, seed=1)
    assert game.ask is not None
    who = game.ask.who
    table, state = messages(game, who, bots=[None if seat == who else "timid" for seat in range(4)])
    assert table["table"]["you"] == who
    assert [seat["kind"] for seat in table["table"]["seats"]].count("bot") == 3
    assert state["view"] == game.view(who)
    assert state["decision"] == game.decision(who)
    assert state["events"] == game.events(0, who)
    assert messages(game, (who + 1) % 4)[1]["decision"] is None


def test_the_open_viewer_plays_every_seat_and_events_told_are_not_repeated() -> None:
    game = new_game({"players": 4}, seed=1)
    told = game.event_count
    assert game.ask is not None
    assert list(apply_choices(game, [game.ask.options[0]])) == game.choices
    state = messages(game, "open", told)[1]
    assert state["decision"] == game.decision()
    assert len(state["view"]["hands"]) == 4
    assert state["since"] == told
    assert state["events"][0]["n"] == told


def test_a_choice_that_is_not_on_offer_is_named() -> None:
    with pytest.raises(Refused, match="choice 1"):
        list(apply_choices(new_game({"players": 4}, seed=1), [-77]))


@pytest.mark.parametrize("game", ["bang", "dice", "duel"])
def test_the_end_has_the_figures_of_the_players(game: str) -> None:
    """A guided game ends like any other."""
    played = new_game({"game": game, "players": 2 if game == "duel" else 4}, seed=1)
    bot = make_bot("greenhorn", 1)
    assert "figures" not in messages(played, 0)[1]
    while played.ask is not None:
        played.apply(bot.choose(played, played.ask.who))
    figures = messages(played, 0)[1]["figures"]
    assert len(figures) == played.players
    assert sum(one.hits for one in figures) > 0
