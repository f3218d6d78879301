"""Saves, loads and undo in the middle of prices, volleys, exchanges and other steps of the expansions."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boomtown.games import Game, load_game
from tests.card.position import DODGE, FIST, NOON, Position, four, pending, seat


def turn_under(event: str, of_set: tuple[str, ...], *hands: str, **more: Any) -> Position:
    """Return the position at the start of the sheriff's turn, with an event in force."""
    return four(*hands, turn="D", sets=of_set, event=event, events="", **more).do("D: end turn")


def turn_with_new_event(event: str, of_set: tuple[str, ...], *hands: str, **more: Any) -> Position:
    """Return the position at the start of the sheriff's turn, with a new event."""
    return four(*hands, turn="D", sets=of_set, events=event, **more).do("D: end turn")


SPARES = [{"spare": name} for name in ("Lucky Duke", "Sid Ketchum", "El Gringo", "Jesse Jones")]


def at_share_cards() -> Position:
    return Position(
        seat("sheriff", "Vera Custer", "BANG!"),
        seat("outlaw", "Rose Doolan", "Duel, Saloon", "Barrel QS, Scope", life=1),
        seat("renegade", "Vulture Sam"),
        seat("outlaw", "Black Jack"),
        phase="draw",
        sets=DODGE,
    ).do("A: choose C", "A: play BANG! on B", "B: pass", "C: choose B's Barrel")


def at_exchange() -> Position:
    p = turn_under("Ranch", FIST, "Beer 6H, Duel").do("A: use Ranch")
    p.game.apply(pending(p.game).options[p.could.index("discard Beer 6H")])
    return p


# A position by the name of the step that asks its question
PENDING_STEPS: dict[str, Callable[[], Position]] = {
    "Pay": lambda: four("Springfield, Duel, Beer", "Missed!", sets=DODGE).do("A: play Springfield on B"),
    "PayShot": lambda: four("Duel, Beer, Saloon", characters=("Doc Holyday",), sets=DODGE).do(
        "A: use Doc Holyday on B", "A: discard Duel"
    ),
    "PayRicochet": lambda: four(
        "BANG! 2C, BANG! 3C", tables=("", "Scope", "", ""), sets=FIST, event="Ricochet", events=""
    ).do("A: use Ricochet on B's Scope"),
    "ShootCard": lambda: four(
        "BANG! 2C", "Missed!", tables=("", "Scope", "", ""), sets=FIST, event="Ricochet", events=""
    ).do("A: use Ricochet on B's Scope"),
    "SwapBlue": lambda: four("Barrel, Scope", characters=("José Delgado",), sets=DODGE).do("A: use José Delgado"),
    "LoseOne": lambda: four("Brawl, Duel", "Beer, Saloon", "Jail", tables=("", "Scope", "", ""), sets=DODGE).do(
        "A: play Brawl"
    ),
    "Borrow": lambda: four(characters=("Vera Custer",), phase="draw", sets=DODGE),
    "PatBrennanDraw": lambda: four(tables=("", "Scope", "", ""), characters=("Pat Brennan",), phase="draw", sets=DODGE),
    "ShareCards": at_share_cards,
    "Hail": lambda: turn_under("A Fistful of Cards", FIST, "Missed! 2S, Missed! 3S, Beer").do("A: play Missed! 2S"),
    "Roulette": lambda: turn_with_new_event("Russian Roulette", FIST, "Missed! 2S", "Missed! 3S").do("A: play Missed!"),
    "Exchange": at_exchange,
    "OfferEvent": lambda: turn_under("Ranch", FIST, "Beer, Duel"),
    "GiveLife": lambda: turn_under("Blood Brothers", FIST, more=({}, {"life": 1}, {}, {})),
    "GuessColour": lambda: turn_under("Peyote", FIST, deck="Saloon, Duel 8C").do("A: choose red"),
    "Check": lambda: four(
        characters=("Lucky Duke",), sets=FIST, event="Vendetta", events="", deck="Saloon, Winchester"
    ).do("A: end turn"),
    "OfferIdentity": lambda: turn_under("New Identity", NOON, more=SPARES),
    "NameSuit": lambda: turn_under("Handcuffs", NOON),
    "Robbed": lambda: turn_with_new_event("The Daltons", NOON, tables=("", "Scope, Mustang 8H", "", "Barrel, Jail")),
    "KeepSome": lambda: turn_under(
        "Abandoned Mine", FIST, characters=("Kit Carlson",), discard="Duel", deck="Saloon, Gatling"
    ).do("A: use Kit Carlson", "A: choose Duel"),
    "PlayPhase": lambda: four(more=({}, {"dead": True}, {}, {}), sets=NOON, event="Ghost Town").do("A: end turn"),
}


def play_on(game: Game, rnd: Random) -> Game:
    for _ in range(3000):
        if game.ask is None:
            return game
        game.apply(rnd.choice(game.ask.options))
    raise AssertionError("no end")


@pytest.mark.parametrize("step", PENDING_STEPS)
def test_a_save_in_the_middle_of_it(step: str) -> None:
    """A save names the step; the loaded game equals the saved one and continues as it does."""
    game = PENDING_STEPS[step]().game
    data = game.save()
    assert data["stack"][-1]["step"] == step
    loaded = load_game(json.loads(json.dumps(data)))
    assert loaded.save() == data
    assert loaded.decision() == game.decision()
    for reader in (None, 0, 1, 2, 3):
        assert loaded.view(reader) == game.view(reader)
    twin = game.clone()
    twin.chance = loaded.chance  # the chance of a position is scripted
    ends = [play_on(each, Random(step)) for each in (loaded, twin)]
    assert ends[0].state.save() == ends[1].state.save()


# --- undo


def state_of(p: Position) -> tuple[Any, ...]:
    """Return the state, the stack and the question of the game, without its history."""
    data = p.game.save()
    return data["state"], data["stack"], data["ask"]


def assert_undone(p: Position, *steps: str, by: str = "A") -> Position:
    """Assert that one undo after these steps restores the position before them."""
    before = state_of(p)
    p.do(*steps, f"{by}: undo")
    assert state_of(p) == before
    return p


def test_a_card_with_its_price() -> None:
    p = four("Whisky, Duel, Beer", more=({"life": 2}, {}, {}, {}), sets=DODGE)
    assert_undone(p, "A: play Whisky discarding Duel")


def test_a_card_in_the_middle_of_its_price() -> None:
    p = four("Whisky, Duel, Beer", more=({"life": 2}, {}, {}, {}), sets=DODGE)
    assert_undone(p, "A: play Whisky")


def test_a_card_with_its_price_and_the_answer_to_it() -> None:
    p = four("Springfield, Duel, Beer", "Missed!, Saloon", sets=DODGE)
    assert_undone(p, "A: play Springfield on B discarding Duel", "B: play Missed!")


def test_the_answer_alone() -> None:
    p = four("Springfield, Duel, Beer", "Missed!, Saloon", sets=DODGE)
    p.do("A: play Springfield on B discarding Duel")
    assert_undone(p, "B: play Missed!", by="B")


def test_a_price_of_two_cards_as_a_whole() -> None:
    p = four("Duel, Beer, Saloon", "Missed!", characters=("Doc Holyday",), sets=DODGE)
    assert_undone(p, "A: use Doc Holyday on B discarding Duel, Saloon")
    assert_undone(p, "A: use Doc Holyday on B", "A: discard Duel")
    assert "use Doc Holyday on B" in p.could


def test_sniper_with_its_cards() -> None:
    p = four("BANG! 2C, BANG! 3C, BANG! 4C", "Missed!", sets=FIST, event="Sniper", events="")
    assert_undone(p, "A: use Sniper on B discarding BANG! 2C, BANG! 3C", "B: pass")


def test_ricochet() -> None:
    p = four("BANG! 2C, BANG! 3C", "Missed!", tables=("", "Scope", "", ""), sets=FIST, event="Ricochet", events="")
    assert_undone(p, "A: use Ricochet on B's Scope discarding BANG! 2C", "B: pass")


def test_a_green_card_laid() -> None:
    p = four("Sombrero", sets=DODGE)
    assert_undone(p, "A: play Sombrero")
    assert p.game.state.laid == ()


def test_a_green_card_used() -> None:
    p = four(tables=("Canteen", "", "", ""), more=({"life": 2}, {}, {}, {}), sets=DODGE)
    assert_undone(p, "A: use Canteen")


def test_only_the_last_action() -> None:
    p = four("Whisky, Duel, Beer, Saloon", more=({"life": 2}, {}, {}, {}), sets=DODGE)
    p.do("A: play Whisky discarding Duel")
    assert_undone(p, "A: play Saloon")
    assert not p.game.can_undo(0)


def test_an_exchange_before_anything_is_drawn() -> None:
    p = turn_under("Ranch", FIST, "Beer 6H, Duel, Gatling")
    before = state_of(p)
    p.do("A: use Ranch")
    for words in ("discard Beer 6H", "discard Duel QD"):
        p.game.apply(pending(p.game).options[p.could.index(words)])
    assert p.asked == ("A", "exchange")
    p.do("A: undo")
    assert state_of(p) == before


def test_no_exchange_once_cards_are_drawn() -> None:
    p = turn_under("Ranch", FIST, "Beer 6H, Duel").do("A: use Ranch discarding Beer 6H")
    assert not p.game.can_undo(0)


def test_a_suit_named() -> None:
    assert_undone(turn_under("Handcuffs", NOON), "A: choose clubs")


def test_a_life_given() -> None:
    p = turn_under("Blood Brothers", FIST, more=({}, {"life": 1}, {}, {}), characters=("Kit Carlson",))
    assert_undone(p, "A: use Blood Brothers on B")


def test_a_card_lost_by_choice_but_not_at_random() -> None:
    p = four("Brawl, Duel", "", "Beer, Saloon", tables=("", "Scope, Mustang 8H", "Barrel, Volcanic", ""), sets=DODGE)
    p.do("A: play Brawl discarding Duel")
    assert_undone(p, "A: choose B's Scope")
    p.do("A: choose B's Scope", "A: choose C's hand")
    assert not p.game.can_undo(0)


@pytest.mark.parametrize(
    ("event", "of_set", "steps"),
    [
        ("Peyote", FIST, ["A: choose red"]),
        ("New Identity", NOON, ["A: use New Identity"]),
    ],
)
def test_nothing_once_something_hidden_came_out(event: str, of_set: tuple[str, ...], steps: list[str]) -> None:
    p = turn_under(event, of_set, more=SPARES if of_set == NOON else ({}, {}, {}, {})).do(*steps)
    assert not p.game.can_undo(0)


def test_a_borrowed_ability_until_the_draw() -> None:
    """The borrower of Jesse Jones is asked how to draw; undo is possible until the draw shows a card."""
    p = Position(
        seat("sheriff", "Vera Custer"),
        seat("outlaw", "Jesse Jones", "Beer"),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Black Jack"),
        phase="draw",
        sets=DODGE,
    )
    assert_undone(p, "A: choose B")
    p.do("A: choose B", "A: draw from deck")
    assert not p.game.can_undo(0)
