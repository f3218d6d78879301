"""Positions as lines: a line read at any decision gives a game with the same future as the original."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.card.state import State
from boomtown.games import Game, new_game
from boomtown.notation import NotationError, read_position, write_position
from tests.card.position import pending
from tests.notation.games import dialect_of_name, every, few, play

DEALT = ("keep", "sheriff", "roles", "characters")  # how it was dealt is no part of a position


def point(game: Game) -> dict[str, Any]:
    """All that a game is, but for what can be taken back and for its past."""
    saved = game.save()
    if saved["state"].get("known", 1) is None:  # a game that keeps nothing of what seats know does so once it is read
        saved["state"]["known"] = State(game.players).save()["known"]
    saved["setup"] = {key: value for key, value in saved["setup"].items() if key not in DEALT}
    return {key: value for key, value in saved.items() if key not in ("choices", "past", "events")}


def round_trip(setup: dict[str, Any], seed: str | int) -> None:
    count = 0

    def each(game: Game) -> None:
        nonlocal count
        count += 1
        line = write_position(game)
        assert "\n" not in line
        again = read_position(line)
        assert point(again) == point(game)
        assert write_position(again) == line
        if count % 60 == 0:  # the same questions to the end, with the same chance
            ends = [play(twin, Random(count)) for twin in (game.clone(), again.clone())]
            assert point(ends[0]) == point(ends[1])

    play(new_game(setup, seed, record=False, knowledge=True), Random(seed), each)


@few
@pytest.mark.slow
def test_lines_at_every_decision(setup: dict[str, Any]) -> None:
    round_trip(setup, 1)


@every
def test_lines_on_every_mix(setup: dict[str, Any]) -> None:
    round_trip(setup, 2)


@few
@pytest.mark.slow
def test_what_no_field_is_known_for_goes_under_its_own_name(
    setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new field of the state is written even if no short word is defined for it."""
    dialect = type(dialect_of_name(setup.get("game", "bang")))
    kept = [f for f in dialect.fields if f.word in ("box", "deck", "heap", "dice", "faces", "row", "look", "turned")]
    monkeypatch.setattr(dialect, "fields", tuple(kept))
    game = new_game(setup, 5, record=False, knowledge=True)
    for _ in range(30):
        assert point(read_position(write_position(game))) == point(game)
        if game.ask is None:
            break
        game.apply(Random(game.moves).choice(game.ask.options))


def test_a_line_without_seed_is_another_game_from_here_on() -> None:
    game = new_game({"players": 4}, "secret")
    line = write_position(game, seed=False)
    assert "seed" not in line
    assert "secret" not in line
    assert read_position(line).seed == "position"
    assert read_position(line, seed="mine").seed == "mine"
    assert read_position(line).view(0) == game.view(0)


def test_what_seats_know_may_be_left_out() -> None:
    """It is long, and no rule reads it."""
    game = play(new_game({"players": 5}, 1), Random(1))
    line = write_position(game, memory=False)
    assert "seen=" in write_position(game)
    assert "seen=" not in line
    assert read_position(line).view(0) == game.view(0) | {"can_undo": False}


def test_chance_from_elsewhere_leaves_no_seed() -> None:
    """The seed does not determine the future of a redealt or scripted game."""
    game = new_game({"players": 4}, "secret")
    game.chance = new_game({"players": 4}, "other").chance
    assert "seed=" not in write_position(game)


@pytest.mark.parametrize("seed", ["", "-", "two words", "a%b=c", 'quo"te', "žluťoučký 🐎", "x" * 300])
def test_any_seed(seed: str) -> None:
    game = new_game({"players": 4}, seed)
    assert read_position(write_position(game)).seed == seed


def test_what_is_named_nowhere_lies_in_an_open_deck() -> None:
    line = "bang A:S.Willy.5.Bg2c B:O.Rose.3..BaQs C:O.Jack.4 D:R.Sid.4 at=A1.play deck=Be6h*"
    game = read_position(line)
    cards = [*game.state.deck, *game.state.hands[0], *game.state.tables[1]]
    assert sorted(cards) == list(range(80))
    assert write_position(game).split("deck=")[1].startswith("Be6h")
    assert read_position(line).state.deck == game.state.deck
    assert read_position(line, seed="another").state.deck != game.state.deck


def test_cards_may_be_left_out() -> None:
    line = "bang A:S.Willy.5.Bg2c B:O.Rose.3..BaQs C:O.Jack.4 D:R.Sid.4 at=A1.play deck=Be6h box="
    rest = write_position(read_position(line.removesuffix(" box=") + "*")).partition("deck=Be6h")[2].partition(" ")[0]
    game = read_position(line + rest)
    assert len(game.state.deck) == 1
    assert read_position(write_position(game)).state.save() == game.state.save()


def test_it_keeps_what_happens_from_there_on() -> None:
    game = read_position("bang A:S.Willy.5.Bg2c B:O.Rose.3 C:O.Jack.4 D:R.Sid.4 at=A1.play deck=* move=7")
    assert (game.moves, game.choices, game.events()) == (7, [], [])
    game.apply(pending(game).options[0])
    assert game.can_undo(0)


GOOD = "bang A:S.Willy.5.Bg2c B:O.Rose.3..BaQs C:O.Jack.4 D:R.Sid.4 at=A1.play deck=*"
DICE = "dice A:S.Willy.10 B:O.Rose.9 C:O.Jack.8.2 D:R.Sid.8 at=A1.roll throw=1 faces=ArDyBoBtBe"
# A line, where it is wrong (the end for nothing), what was expected and what came
WRONG = [
    ("", "", "a game (bang, dice, duel)", "the end"),
    ("chess", "chess", "a game (bang, dice, duel)", "'chess'"),
    (GOOD.replace("bang", "bang+dodge"), "dodge", "one of bonus, dodge_city", "'dodge'"),
    (GOOD.replace(" C:O.Jack.4 D:R.Sid.4", ""), " A:S", "a setup that can be played", "players must be 3 to 8, got 2"),
    (GOOD.replace("Willy", "Wily"), "Wily", "did you mean Willy, Willy the Kid?", "'Wily"),
    (GOOD.replace("O.Rose", "Q.Rose"), "Q.Rose", "a role (S, D, O or R)", "'Q.Rose"),
    (GOOD.replace("Bg2c", "Bg1c"), "Bg1c", "a card, as Bg7c", "'Bg1c"),
    (GOOD.replace("Bg2c", "Kn8h"), "Kn8h", "every card of the sets in use once", "'Kn8h"),
    (GOOD.replace("BaQs", "Bg2c"), "Bg2c", "every card of the sets in use once", "'Bg2c"),
    (GOOD.replace("deck=*", "deck=Be6h"), "", "every card somewhere", "the end"),
    (GOOD.replace("A1.play", "E1.play"), "E1", "a player from A to D", "'E1.play"),
    (GOOD.replace("play", "paly"), "paly", "one of setup, start, draw, play", "'paly'"),
    (GOOD + " dekc=-", "dekc", "one of deck, heap", "'dekc"),
    (GOOD + " bangs=x", "x", "a number from 0 to 99", "'x'"),
    (GOOD + " bangs=1 bangs=1", "bangs", "bangs only once", "'bangs=1'"),
    (GOOD + " steps=..Soot(A,B,Bg2c,Bg)", "Soot", "a step of the game bang", "'Soot"),
    (GOOD + " steps=..Shoot(A)", "Shoot", "dst of Shoot", "'Shoot(A)'"),
    (GOOD + " steps=..Shoot(A,H,Bg2c,Bg)", "H,", "a player from A to D", "'H"),
    (GOOD + " steps=" + "[" * 13 + ".", ".", "at most 12 lists", "'.'"),
    (GOOD + " steps=..Round()", "bang", "a position that can be played on", "Round asks nothing"),
    (GOOD + " side=law", "", "side= and won=, and nothing else", "the end"),
    (GOOD + "  move=1", " move", "a word and =", "a blank"),
    (GOOD + " seed=%ff", "%ff", "text in UTF-8", "'%ff'"),
    (GOOD.replace("Willy.5", "Willy.50"), "50.Bg2c", "at most 5 lives for seat A", "'50'"),
    (GOOD.replace("Rose.3", "Rose.5"), "5..Ba", "at most 4 lives for seat B", "'5'"),
    (GOOD.replace("Rose.3", "Rose.5/3"), "5/3", "at most 3 lives for seat B", "'5'"),
    (GOOD.replace("C:O", "E:O"), "D:R", "seat C (seats go from A on, without a gap)", "'D:'"),
    (GOOD.replace("C:O.Jack.4 ", ""), "D:R", "seat C (seats go from A on, without a gap)", "'D:'"),
    (GOOD.replace("A:S", "E:S"), "B:O", "seat A (seats go from A on, without a gap)", "'B:'"),
    (DICE.replace("Rose.9", "Rose.10"), "10 C", "at most 9 lives for seat B", "'10'"),
    (DICE.replace("Bt", "Xx"), "XxBe", "a face", "'Xx"),
    (DICE.replace(".2", ".12"), "12", "a number from 1 to 9", "'12'"),
    (DICE + " pile=1", "", "9 arrows", "the end"),
    (DICE.replace("A1.roll", "A1.play"), "play", "one of start, roll, use, end, over", "'play'"),
]


@pytest.mark.parametrize(("line", "at", "expected", "got"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_said(line: str, at: str, expected: str, got: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(line)
    error = caught.value
    assert expected in error.expected
    assert got in error.got
    assert (error.line, error.column) == (1, line.rindex(at) + 1 if at else len(line) + 1)
    assert str(error) == f"line 1, column {error.column}: expected {error.expected}, got {error.got}"


def test_a_line_without_end_is_refused() -> None:
    with pytest.raises(NotationError, match="expected a line of at most 200000 characters, got 200001"):
        read_position("x" * 200_001)


def test_a_list_may_be_long() -> None:
    """In a long game more was seen than in any short one; what is written can be read."""
    from boomtown.notation.codecs import Listed
    from boomtown.notation.scanner import Scanner

    class Number:
        def write(self, value: int, n: int) -> str:
            return str(value)

        def read(self, scan: Scanner, n: int) -> int:
            scan.accept("7")
            return 7

    listed = Listed(Number())
    assert len(listed.read(Scanner(listed.write([7] * 300, 4)), 4)) == 300


@pytest.mark.parametrize("number", [277, 340, 1022])
def test_a_wrong_card_in_a_zone_of_a_set_is_named_by_its_number(number: int) -> None:
    """The line names wagon 277 twice, and no card has the numbers 340 and 1022."""
    line = write_position(new_game({"players": 4, "sets": ["great_train_robbery"]}, 1))
    assert "277" in line
    assert "276" in line
    wrong = line.replace("276", str(number))
    with pytest.raises(NotationError) as caught:
        read_position(wrong)
    assert caught.value.expected == "every card of the sets in use once"
    assert wrong[caught.value.column - 1 :].startswith(str(number))


LOADS = "bang+armed_and_dangerous A:S.Willy.5 B:O.Rose.3 C:O.Jack.4 D:R.Sid.4 at=A1.play deck=* zones="
GOLD = LOADS.replace("armed_and_dangerous", "gold_rush")


@pytest.mark.parametrize(
    ("zones", "at", "expected"),
    [
        (LOADS + "5.-1.0.0", "-1", "a number from 0 to 1022"),
        (LOADS + "5.1.0", "zones", "the lists loads (4 numbers)"),
        (LOADS + "5.1.0.0.2", "zones", "the lists loads (4 numbers)"),
        (LOADS + "5.1.0.0/-", "zones", "the lists loads (4 numbers)"),
        (LOADS + "-", "zones", "the lists loads (4 numbers)"),
        (GOLD + "1.0.0.0/120.-1/-/-", "-1", "a number from 0 to 1022"),
        (GOLD + "-/-/-", "zones", "the lists gold (4 numbers), equipment_deck, equipment_used, offer"),
    ],
)
def test_zones_hold_what_the_sets_in_use_have(zones: str, at: str, expected: str) -> None:
    """Neither a negative number nor a list too many or too few is accepted."""
    with pytest.raises(NotationError) as caught:
        read_position(zones)
    assert expected in caught.value.expected
    assert caught.value.column == zones.rindex(at) + 1
