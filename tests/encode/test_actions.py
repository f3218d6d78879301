"""Meanings of actions in hand-made positions."""

from __future__ import annotations

from typing import Any

from boomtown.encode import encoder
from boomtown.encode.base import Encoder
from boomtown.games import Game, new_game
from tests.card.position import DODGE, PLAIN, Position, pending, seat
from tests.encode.read import Seen


def legal(numbers: Encoder, game: Game) -> list[str]:
    return [numbers.describe(action) for action, on in enumerate(numbers.mask(game)) if on]


def numbers_of(position: Position) -> Encoder:
    return encoder(position.game.setup | {"characters": position.game.state.characters})


def table(*others: dict[str, Any], **more: Any) -> Position:
    return Position(*others, seat("outlaw", "Rose Doolan"), seat("outlaw", "Black Jack"), **more)


def test_copies_of_a_card_are_one_action() -> None:
    p = table(seat("sheriff", "Willy the Kid", "BANG! 2C, BANG! 3C"), seat("renegade", "Kit Carlson"))
    numbers, game = numbers_of(p), p.game
    assert legal(numbers, game) == ["end", "play BANG! at +0", "play BANG! at +1", "play BANG! at +3"]
    action = numbers.mask(game).index(1, 3)
    assert numbers.code(game, action) == pending(game).options[1]
    game.apply(numbers.code(game, action))


def test_seats_are_told_from_the_acting_one() -> None:
    """The seat to the left of the acting seat is +1."""
    for turn, left in (("A", "B"), ("C", "D"), ("D", "A")):
        hands = ["Duel, BANG!" if letter == turn else "BANG!" for letter in "ABCD"]
        roles = ("sheriff", "outlaw", "outlaw", "renegade")
        p = Position(*map(seat, roles, PLAIN, hands), turn=turn)
        numbers = numbers_of(p)
        action = next(a for a in range(numbers.actions) if numbers.describe(a) == "play Duel at +1")
        p.game.apply(numbers.code(p.game, action))
        assert pending(p.game).why == "duel"
        assert pending(p.game).who == "ABCD".index(left)


def test_a_card_in_play_is_named_by_its_kind() -> None:
    p = table(seat("sheriff", "Willy the Kid", "Cat Balou"), seat("renegade", "Kit Carlson", "Beer", "Barrel, Scope"))
    wanted = [
        "end",
        "play Cat Balou at +1: a card of the hand",
        "play Cat Balou at +1: Barrel",
        "play Cat Balou at +1: Scope",
    ]
    assert sorted(legal(numbers_of(p), p.game)) == sorted(wanted)


def test_cards_turned_up_are_told_apart_by_place() -> None:
    """Lucky Duke chooses between two cards that may be of one kind; the observation says which is good."""
    jailed = seat("outlaw", "Lucky Duke", "", "Jail")
    p = table(seat("sheriff", "Willy the Kid"), jailed, deck="BANG! 2C, BANG! AH", turn="A").do("A: end turn")
    numbers, game = numbers_of(p), p.game
    assert pending(game).why == "check"
    assert legal(numbers, game) == ["choose turned card 1", "choose turned card 2"]
    assert [numbers.action(game, code) for code in pending(game).options] == [
        a for a, on in enumerate(numbers.mask(game)) if on
    ]
    assert Seen(numbers, game, 1)["turned"][1::6] == [0, 1]
    assert Seen(numbers, game, 0)["turned"][1::6] == [0, 0]
    assert Seen(numbers, game, 1).one("source") == "Jail"


def test_the_mask_is_exact_where_suits_matter() -> None:
    """Apache Kid: only the copy that is no diamond may be aimed at this seat."""
    p = table(seat("sheriff", "Willy the Kid", "BANG! 2D, BANG! 2C"), seat("renegade", "Apache Kid"), sets=DODGE)
    numbers, game = numbers_of(p), p.game
    action = next(a for a in range(numbers.actions) if numbers.describe(a) == "play BANG! at +1")
    assert numbers.mask(game)[action]
    p.game.apply(numbers.code(game, action))
    assert game.state.discard[-1] != game.state.hands[0][0]
    only = table(seat("sheriff", "Willy the Kid", "BANG! 2D"), seat("renegade", "Apache Kid"), sets=DODGE)
    assert not numbers.mask(only.game)[action]


def test_nothing_to_do_when_the_game_is_over() -> None:
    game = new_game({"game": "dice", "players": 4}, 1)
    numbers = encoder(game.setup)
    while game.ask is not None:
        game.apply(game.ask.options[-1])
    assert not any(numbers.mask(game))
    assert Seen(numbers, game, 0).one("phase") == "over"
    assert all(Seen(numbers, game, 0)["role_public"])


def test_throws_name_the_dice() -> None:
    game = new_game({"game": "dice", "players": 4}, 1)
    numbers = encoder(game.setup)
    while pending(game).why != "roll":
        game.apply(pending(game).options[-1])
    assert legal(numbers, game)[:3] == ["keep", "roll 1", "roll 2"]
    faces = [Seen(numbers, game, 0).one("dice", i) for i in range(5)]
    assert faces == [die["face"] for die in game.view(0)["dice"]]


def test_an_upgrade_of_what_a_money_bag_copies_is_an_action() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "Money Bag", loads={"character": 2}),
        seat("outlaw", "Rose Doolan", "", "Barrel"),
        seat("outlaw", "Black Jack"),
        seat("renegade", "Kit Carlson"),
        discard="Squaw",
        sets=("armed_and_dangerous", "great_train_robbery"),
    ).do("A: play Money Bag on B's Barrel")
    assert legal(numbers_of(p), p.game) == ["pass", "use Money Bag"]
