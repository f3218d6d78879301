"""Effects of toy sources (toy_sources.py), which stand for unusual cards of the sets' README.md.

If a real source has the same effect, the test uses that one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tests.card.toy_sources  # noqa: F401  (registers the toys)
from boomtown.card.cards import KIND, SUIT
from boomtown.card.folds import MISSED_NEEDED
from boomtown.card.game import Bang
from boomtown.card.rules.phase_2 import PlayPhase
from boomtown.card.rules.turn import Round, Turn
from boomtown.card.seen.describe import option
from boomtown.card.setup import deck_of
from boomtown.card.state import State
from boomtown.games import load_game
from boomtown.kernel.chance import Chance
from boomtown.kernel.frame import END, PASS
from tests.card.position import pending

ROLES = ("sheriff", "outlaw", "outlaw", "renegade")
PLAIN = ("Willy the Kid", "Rose Doolan", "Black Jack", "Paul Regret")


def table(
    *,
    hands: Sequence[str] = (),
    tables: Sequence[str] = (),
    ambient: Sequence[str] = (),
    lent: Sequence[str] = (),
    characters: tuple[str, ...] = PLAIN,
    deck: Sequence[str] = (),
    stage: int | None = None,
) -> Bang:
    """Return a game of four, seat 0 in phase 2 or at `stage`.

    Cards are given by name, cards of the deck by suit, the top one first.
    """
    game = Bang({"players": 4, "sets": [], "options": {"no_book_cards": False}}, "shape", Chance("shape"))
    game.state = s = State(4)
    free = deck_of(game.setup)

    def get(name: str) -> int:
        card = next(
            c for c in free if name in (KIND[c], SUIT[c]) and (name in SUIT or KIND[c] == name or SUIT[c] == name)
        )
        free.remove(card)
        return card

    s.roles, s.characters, s.ambient = ROLES, characters, tuple(ambient)
    s.life, s.max_life = [4] * 4, (4,) * 4
    for p, names in enumerate(hands):
        s.hands[p] = [get(name) for name in names.split(",") if name]
    for p, names in enumerate(tables):
        s.tables[p] = [get(name) for name in names.split(",") if name]
    top = [get(suit) for suit in deck]
    s.deck = free + top[::-1]
    s.lent = tuple((name,) if name else () for name in (*lent, "", "", "", "")[:4])
    s.phase, s.turn_no = "play", 1
    s.refresh()
    game.stack += [Round(), Turn(0, 3), PlayPhase(0)] if stage is None else [Round(), Turn(0, stage)]
    game.begin()
    return game


def options(game: Bang) -> list[dict[str, Any]]:
    """Return the descriptions of the options; why-nots would need names that toys do not have."""
    return [option(game, pending(game), code) for code in pending(game).options]


def play(game: Bang, name: str, at: int | None = None) -> None:
    """Choose the option that plays the named card on a seat."""
    found = [o for o in options(game) if "card" in o and KIND[o["card"]] == name and o.get("to") == at]
    game.apply(found[0]["code"])


def use(game: Bang) -> None:
    game.apply(next(o["code"] for o in options(game) if o["verb"] == "use"))


def resaved(game: Bang) -> Bang:
    """Return the game loaded from its save, which holds toy steps as plain data."""
    loaded = load_game(game.save())
    assert isinstance(loaded, Bang)
    return loaded


def test_a_borrowed_ability_works_for_its_borrower() -> None:
    game = table(characters=("Willy the Kid", "Vera Custer", "Black Jack", "Paul Regret"))
    game.apply(END)
    assert (pending(game).who, pending(game).why) == (1, "borrow")
    game = resaved(game)
    game.apply(pending(game).options[-1])  # Willy the Kid
    assert game.state.lent[1] == ("Willy the Kid",)
    assert game.state.index.limit == (99, 99, 1, 1)


def test_greygory_deck_has_two_borrowed_characters() -> None:
    game = table()
    game.state.lent = (("Slab the Killer", "Paul Regret"), (), (), ())
    game.state.refresh()
    assert game.state.index.sees(1).dist[0] == 1  # Rose Doolan cancels the borrowed Paul Regret
    assert game.state.index.sees(3).dist[0] == 2
    assert len(game.state.index.fold[MISSED_NEEDED]) == 1


def test_what_switches_characters_off_leaves_cards_alone() -> None:
    game = table(ambient=["Hangover"], tables=["", "Mustang"])
    assert game.state.index.limit == (1, 1, 1, 1)
    assert game.state.index.sees(0).dist[1] == 2
    assert game.state.index.sees(0).dist[3] == 1


def test_what_switches_characters_off_takes_lent_abilities_too() -> None:
    game = table(ambient=["Hangover"], lent=("", "", "Paul Regret"))
    assert game.state.index.sees(0).dist[2] == 2


def test_what_switches_cards_off_leaves_characters_alone() -> None:
    game = table(ambient=["Lasso"], tables=["", "Mustang", "", "Barrel"])
    assert game.state.index.sees(0).dist[1] == 1
    assert game.state.index.sees(0).dist[3] == 2
    assert not game.state.index.answers


def test_what_is_switched_off_in_one_turn_is_on_in_the_next() -> None:
    game = table(lent=("Belle Star",), tables=["", "Mustang"])
    assert game.state.index.sees(0).dist[1] == 1
    game.apply(END)
    assert game.state.turn == 1
    assert game.state.index.sees(0).dist[1] == 2


def test_mick_defender_cancels_a_card_aimed_at_him() -> None:
    game = table(lent=("", "Toy Mick Defender"), hands=["Duel"])
    play(game, "Duel", at=1)
    assert (pending(game).who, pending(game).why) == (1, "cancel")
    game = resaved(game)
    use(game)
    assert pending(game).why == "play"
    assert [KIND[c] for c in game.state.discard] == ["Duel"]


def test_saved_prevents_the_loss_of_another() -> None:
    game = table(ambient=["Toy Saved!"], hands=["BANG!", "", "Missed!", "Beer"])
    play(game, "BANG!", at=1)
    assert pending(game).who == 3  # seat 2 has no Beer, so the engine passed for it
    game.apply(pending(game).options[0])
    assert game.state.life == [4, 4, 4, 4]


def test_backfire_shoots_back() -> None:
    game = table(ambient=["Toy Backfire"], hands=["BANG!", "Scope"])
    play(game, "BANG!", at=1)
    game.apply(pending(game).options[0])
    assert game.state.life[0] == 3


def test_thunderer_takes_the_card_back_before_the_answer() -> None:
    game = table(lent=("Toy Thunderer",), hands=["BANG!", "Missed!"])
    play(game, "BANG!", at=1)
    assert (pending(game).who, pending(game).why) == (1, "shot")
    assert [KIND[c] for c in game.state.hands[0]] == ["BANG!"]
    game.apply(PASS)
    assert game.state.life[1] == 3
    assert game.state.bangs == 1


def test_tumbleweed_repeats_a_check_of_another_from_outside_the_turn() -> None:
    game = table(lent=("", "", "Toy Tumbleweed"), hands=["BANG!"], tables=["", "Barrel"], deck=["spades", "hearts"])
    play(game, "BANG!", at=1)
    use(game)
    assert (pending(game).who, pending(game).why) == (2, "repeat")
    game = resaved(game)
    game.apply(pending(game).options[0])
    game.apply(PASS)  # the second result stands
    assert game.state.life[1] == 4


def test_evan_babbit_passes_the_shot_on() -> None:
    game = table(lent=("", "Toy Evan Babbit"), hands=["BANG!"])
    play(game, "BANG!", at=1)
    use(game)
    assert game.state.life == [4, 4, 3, 4]


def test_big_fifty_switches_its_target_off_for_the_shot_alone() -> None:
    game = table(lent=("Toy Big Fifty",), hands=["BANG!,Gatling", "Missed!"], tables=["", "Barrel", "Barrel"])
    game = resaved(game)
    play(game, "BANG!", at=1)
    assert [o["verb"] for o in options(game)] == ["play", "pass"]  # no Barrel
    game = resaved(game)
    game.apply(PASS)
    assert game.state.life == [4, 3, 4, 4]
    assert game.state.index.answers, "both barrels work again"
    assert len(game.state.index.answers) == 2


def test_ghost_car_keeps_its_holder_in_the_game_at_zero() -> None:
    game = table(lent=("", "Toy Ghost Car"), hands=["BANG!,BANG!"])
    game.state.life[1] = 1
    play(game, "BANG!", at=1)
    play(game, "BANG!", at=1)  # no life left to lose
    assert game.state.alive[1]
    assert game.state.life[1] == 0
    assert game.state.index.sees(0).dist[1] == 1


def eliminate(game: Bang, seat: int) -> None:
    s = game.state
    s.fallen, s.life[seat] = (seat,), 0
    s.set_alive(seat, False)


def test_shadow_gunslingers_play_their_turn_and_leave_without_an_elimination() -> None:
    game = table(ambient=["Toy Shadow Gunslingers"], lent=("", "", "Herb Hunter"))
    eliminate(game, 1)
    game.apply(END)
    assert (game.state.turn, pending(game).who) == (1, 1)
    assert len(game.state.hands[1]) == 2
    assert game.state.alive[1]
    game = resaved(game)
    while game.state.turn == 1:
        game.apply(pending(game).options[-1])
    assert not game.state.alive[1]
    assert game.state.hands[1] == []
    assert (game.state.turn, len(game.state.hands[2])) == (2, 2)  # Herb Hunter drew for phase 1 alone


def test_seats_are_who_and_seating_is_where() -> None:
    """The turn order and the distances follow the seating after a swap."""
    game = table(characters=("Willy the Kid", "Black Jack", "Jesse Jones", "Sid Ketchum"))
    s = game.state
    assert s.index.sees(0).dist[2] == 2
    s.seating = (0, 2, 1, 3)
    s.refresh()
    assert s.index.sees(0).dist[2] == 1
    assert s.index.sees(0).dist[1] == 2
    assert s.others(0) == [2, 1, 3]
    game.apply(END)
    assert s.turn == 2


def test_lady_rosa_swaps_seats_and_skips_a_turn() -> None:
    game = table(ambient=["Toy Lady Rosa"])
    use(game)
    s = game.state
    assert s.seating == (3, 1, 2, 0)
    assert s.others(0) == [3, 1, 2]
    turns = [s.turn]
    for _ in range(6):
        while s.turn == turns[-1]:
            options = pending(game).options
            game.apply(END if END in options else options[-1])
        turns.append(s.turn)
    assert turns == [0, 1, 2, 0, 3, 1, 2]  # seat 3 would come first and skips one turn
