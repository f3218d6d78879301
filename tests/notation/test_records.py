"""A text holds the whole game: how it was dealt, every choice with what was taken back, and who won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boomtown.games import Game, new_game, replay
from boomtown.notation import NotationError, read_game, write_game, write_position
from tests.card.position import pending
from tests.notation.games import EVENTS, MODULES, every, few, played

TAGS = {"Date": "2026-11-21", "PlayerA": 'An "na"\n\\ ž\u2028\ud83d', "Empty": ""}


def round_trip(game: Game, tags: dict[str, str] = TAGS) -> str:
    text = write_game(game, tags)
    record = read_game(text)
    assert (record.setup, record.seed, record.choices) == (game.setup, game.seed, game.choices)
    assert record.tags == tags
    assert record.game.save() == game.save()
    assert record.game.events() == game.events()
    assert write_game(record.game, record.tags) == text
    assert text.endswith("\n")
    return text


@few
@pytest.mark.slow
def test_games_with_things_taken_back(setup: dict[str, Any]) -> None:
    round_trip(played(setup, 1))


@every
def test_games_on_every_mix(setup: dict[str, Any]) -> None:
    round_trip(played(setup, 2))


@pytest.mark.parametrize(
    "more",
    [
        {"keep": {"1": "Suzy Lafayette", "3": "Bart Cassidy"}, "sheriff": 0},
        {"rotate": 3, "options": {"expert_characters": True}},
        {"rotate": 0},
        {"roles": ["outlaw", "sheriff", "renegade", "outlaw"]},
        {"characters": ["José Delgado", "Claus the Saint", "Willy the Kid", "Slab the Killer"], "ask_forced": True},
        {"sets": EVENTS, "options": {"last_event": "A Fistful of Cards", "event_cards": 15, "bonus_events": False}},
        {"game": "dice", "roles": ["Bear", "Ugly", "Devil's Left Hand", "outlaw"], "sets": MODULES[:-1]},
        {"game": "dice", "sets": ["special_roles"], "options": {"deal_roles": "special"}, "keep": {"0": "Black Jack"}},
    ],
    ids="-".join,
)
def test_setups(more: dict[str, Any]) -> None:
    """The tags hold every key of a setup."""
    text = round_trip(new_game({"players": 4, **more}, "a seed, any"))
    assert text.endswith("result: open\n")


def test_a_key_to_come_goes_as_json() -> None:
    """A setup key without a tag of its own is kept."""
    game = new_game({"players": 4}, 1)
    game.setup["weather"] = {"wind": [1, 2]}
    with pytest.raises(NotationError):  # this version cannot play it
        write_game(game)
    text = write_game(new_game({"players": 4}, 1)).replace("[Seed", '[Setup "{\\"weather\\": 3}"]\n[Seed')
    with pytest.raises(NotationError, match="weather"):
        read_game(text)


def test_a_game_that_began_with_a_position() -> None:
    start = new_game({"players": 4}, 1)
    line = write_position(start)
    game = read_game(f'[Position "{line}"]\nresult: open').game
    for _ in range(20):
        game.apply(pending(game).options[0])
    with pytest.raises(NotationError, match="expected a game that began with its setup and seed"):
        write_game(replay(start.setup, 2, start.choices or []), position=line)
    text = write_game(game, {"Event": "analysis"}, position=line)
    record = read_game(text)
    assert (record.position, record.tags) == (line, {"Event": "analysis"})
    assert record.game.state.save() == game.state.save()
    assert record.start().ask == start.ask
    assert write_game(record.game, record.tags, position=record.position) == text


def test_a_position_without_seed_keeps_the_one_it_was_played_with() -> None:
    line = write_position(new_game({"game": "dice", "players": 4}, 1), seed=False)
    text = f'[Position "{line}"]\n[Seed "mine"]\nresult: open\n'
    record = read_game(text)
    assert record.seed == record.game.seed == "mine"
    assert write_game(record.game, position=line) == write_game(read_game(text).game, position=line)
    assert '[Seed "mine"]' in write_game(record.game, position=line)


@pytest.mark.parametrize(
    ("game", "tags", "said"),
    [
        (lambda: new_game({"players": 4}, 1, record=False), {}, "expected a game that keeps its choices"),
        (lambda: new_game({"players": 4}, 1).clone(), {}, "expected a game that keeps its choices"),
        (lambda: new_game({"players": 4}, 1), {"two words": "x"}, "expected a tag of letters, digits and _"),
        (lambda: new_game({"players": 4}, 1), {"Seed": "x"}, "expected a tag of letters, digits and _"),
        (lambda: new_game({"players": 4}, 1), {"Long": "x" * 20_001}, "at most 20000 characters as Long"),
        (lambda: new_game({"players": 4}, 1, chance=new_game({"players": 4}, 2).chance), {}, "began with its setup"),
    ],
)
def test_what_cannot_be_written(game: Callable[[], Game], tags: dict[str, str], said: str) -> None:
    with pytest.raises(NotationError, match=said) as caught:
        write_game(game(), tags)
    assert (caught.value.line, caught.value.column) == (0, 0)


def test_comments_blanks_and_line_ends_do_not_matter() -> None:
    text = write_game(played({"players": 4}, 1))
    record = read_game(text)
    lines = [f"  {line}   ; a remark: A: pass" if line and line[0] not in "[;" else line for line in text.split("\n")]
    other = "\ufeff" + "\r\n".join(["; first of all", *lines]).replace("play ", "play   ")
    assert read_game(other).choices == record.choices
    assert read_game("\n".join(line for line in text.split("\n") if not line.startswith("turn"))).choices


GAME = """\
[Game "bang"]
[Players "4"]
[Seed "4"]

turn 1: A
A: play Rev. Carabine AC

result: open
"""


def test_the_game_the_faults_are_made_in() -> None:
    assert len(read_game(GAME).choices) == 1


# What is changed in GAME, the line and column of the fault, what was expected and what came
WRONG = [
    ("Players", "Playes", 1, 8, "a setup that can be played", "players must be 3 to 8, got None"),
    ('"4"]\n[S', "4]\n[S", 2, 10, "a value between quotation marks", "'4]'"),
    ('"4"]\n[S', '"4"\n[S', 2, 13, "a closing bracket", "the end"),
    ('"4"]\n[S', '"four"]\n[S', 2, 11, "a number", "'four'"),
    ('"4"]\n[S', '"12"]\n[S', 1, 8, "a setup that can be played", "players must be 3 to 8, got 12"),
    ('[Seed "4"]', "", 3, 1, "the tags Game, Players and Seed, or Position", "no Seed"),
    ('[Seed "4"]', '[Seed "4"]\n[Seed "2"]', 4, 1, "the tag Seed only once", "'[Seed'"),
    ('[Seed "4"]', '[Seed "\\x"]', 3, 9, "one of", "'x\"]'"),
    ('[Seed "4"]', '[Seed "\\ud800"]', 3, 8, "text that can be encoded", "ud800"),
    ('[Seed "4"]', '[Seed "4"]\n[Options "event_cards"]', 4, 11, "pairs key=value", "'event_cards'"),
    ('[Seed "4"]', '[Seed "4"]\n[Setup "[["]', 4, 9, "JSON", "line 1"),
    (
        '[Seed "4"]',
        '[Seed "4"]\n[Position "bang"]',
        4,
        16,
        "a setup that can be played",
        "players must be 3 to 8, got 0",
    ),
    ("turn 1: A", "turn 1: B", 5, 1, "'turn 1: A'", "'turn"),
    ("A: play Rev", "B: play Rev", 6, 1, "A, who is asked (play)", "'B:'"),
    (
        "A: play Rev. Carabine AC",
        "A: play Rev. Carabine KC",
        6,
        4,
        "play Rev. Carabine AC; ",
        "'play Rev. Carabine KC'",
    ),
    ("A: play Rev. Carabine AC", "  A:  undo", 6, 7, "a choice that A can take back", "'undo'"),
    ("A: play Rev", "a: play", 6, 1, "a move (A: ...), turn N: A, or result: ...", "'a:'"),
    ("result: open", "result: law, won by A", 8, 9, "'open', as the moves show", "'law, won by A'"),
    ("result: open\n", "", 8, 1, "a move, or the result", "the end"),
    ("result: open", "result: open\nA: pass", 9, 1, "nothing after the result", "'A:'"),
]


@pytest.mark.parametrize(("old", "new", "line", "column", "expected", "got"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_said(old: str, new: str, line: int, column: int, expected: str, got: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_game(GAME.replace(old, new))
    error = caught.value
    assert expected in error.expected
    assert got in error.got
    assert (error.line, error.column) == (line, column)


def test_sizes_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.notation.replay.MOST", 50)
    with pytest.raises(NotationError, match="at most 1000000 characters"):
        read_game(" " * 1_000_001)
    with pytest.raises(NotationError, match="at most 100 tags"):
        read_game("\n".join(f'[T{i} ""]' for i in range(101)))
    with pytest.raises(NotationError, match="line 56, column 1: expected at most 50 moves"):
        read_game(GAME.partition("A:")[0] + "A: play Rev. Carabine AC\nA: undo\n" * 26)
